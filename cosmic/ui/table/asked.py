"""A question on the screen with its answer in the making."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cosmic.engine.decisions import Decision
from cosmic.hotseat.session.privacy import open_options
from cosmic.hotseat.session.question_forms import GUESTS, RESPONSE, SEATS, Draft, form_of
from cosmic.text.presenter import Presenter
from cosmic.ui.board import codex_entries_for
from cosmic.ui.printed.printed_words import Wording

SEND, LOSE, STAY = "send", "lose", "stay"  # what becomes of ships that are chosen; other words are of ships that come


@dataclass
class Asked:
    """A question on the screen with its answer in the making."""

    decision: Decision
    draft: Draft
    words: Presenter
    printed: Wording
    shows_hand: bool  # the cards of the one who decides may be seen
    give: Callable[[Any], None]
    changed: Callable[[], None]
    reminds: bool = True  # names what could be used

    @property
    def form(self) -> str:
        return form_of(self.decision)

    @property
    def ships_go(self) -> str:
        """What becomes of the ships that are chosen, as the words of the question declare."""
        return self.words.messages.say_or(f"ask-{self.decision.kind}.ships", SEND)

    @property
    def ships_leave(self) -> bool:
        """The places where they stand now."""
        return self.ships_go in (SEND, LOSE, STAY)

    @property
    def card_does(self) -> str:
        """What is done with the cards that are chosen, as the words of the question declare."""
        does = "play" if self.form == RESPONSE else "choose"
        return self.words.messages.say_or(f"ask-{self.decision.kind}.card", does)

    @property
    def seats_do(self) -> str:
        """What is done with the players who are chosen, as the words of the question declare."""
        return self.words.messages.say_or(f"ask-{self.decision.kind}.seats", "choose")

    @property
    def counts(self) -> bool:
        """Each answer is so many of one thing, which its key says as well. Where the words of the question declare that
        the answers are mixtures, a figure would stand for one part alone."""
        is_mixed = self.words.messages.has(f"ask-{self.decision.kind}.mixed")
        return self.decision.of == "number" and not is_mixed and max(self.decision.options) <= 9

    @property
    def owner(self) -> int:
        """Whose ships are chosen."""
        return int(self.decision.about.get("owner", self.decision.player))

    @property
    def options(self) -> list[Any]:
        """What may be shown now; a planet that one holds already comes after the others."""
        shown = self.words.shown(self.decision)
        if self.decision.of == "planet":
            mine = self.decision.player
            shown = sorted(shown, key=lambda planet: planet >= 0 and self.words.view.ships[planet][mine] > 0)
        return shown if self.shows_hand else [option for option in shown if option in open_options(self.decision)]

    @property
    def seats(self) -> list[int]:
        """Those whose plates are answers."""
        return self.options if self.form in (SEATS, GUESTS) else []

    @property
    def entry(self) -> str:
        """Of the codex, on the question."""
        return codex_entries_for.of_question(self.words.content, self.words.messages, self.decision)

    def choose(self, option: Any) -> None:
        """An answer by one click."""
        self.give(option)

    def toggle(self, option: Any) -> None:
        self.draft.toggle(option)
        self.changed()

    def add(self, option: Any) -> None:
        self.draft.add(option)
        self.changed()

    def remove(self, option: Any) -> None:
        self.draft.remove(option)
        self.changed()

    def confirm(self) -> None:
        if self.draft.ready:
            self.give(self.draft.answer())
