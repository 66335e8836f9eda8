"""Cases decided: the rulings that prove what an entry says, each told on a page of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.codex.codex_pages import CodexEntry, Paragraph
from cosmic.rulebook import content
from cosmic.rulings.cases import Case, PlayedCase, cases_in, play_case
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.text.story import sentences

START = "case."  # of the ids of their entries
OURS = "our ruling"  # its source, where the printed rules and their makers are silent


class CaseBook:
    """Read when the first page asks for it, so that nobody waits for the codex to open."""

    def __init__(self, folder: Path | None, messages: Messages) -> None:
        self.folder, self.messages = folder, messages
        self._entries: dict[str, CodexEntry] = {}

    @cached_property
    def cases(self) -> dict[str, Case]:
        return {f"{START}{case.id}": case for case in cases_in(self.folder)} if self.folder is not None else {}

    def of(self, effect: str) -> list[str]:
        """The entries of the cases that prove an effect; those of its own file first."""
        own = effect.partition(".")[0]
        found = [entry for entry, case in self.cases.items() if effect in case.proves]
        return sorted(found, key=lambda entry: self.cases[entry].file.stem != own)

    def title(self, entry: str) -> str:
        return self.cases[entry].title

    def __contains__(self, entry: str) -> bool:
        return entry.startswith(START) and entry in self.cases

    def __getitem__(self, entry: str) -> CodexEntry:
        if entry not in self._entries:
            self._entries[entry] = self.written(entry, self.cases[entry])
        return self._entries[entry]

    # --- a page

    def written(self, entry: str, case: Case) -> CodexEntry:
        played = play_case(case)
        rules = played.ruling.situation.get("rules", ()) if played is not None else ()
        return CodexEntry(
            id=entry,
            kind="case",
            group="rule",
            title=case.title,
            sort=self.messages.say("codex-sort-case"),
            paragraphs=tuple(self.told(played)) if played is not None else (),
            icon="ui/book",
            rules=tuple(f"rule.{rule}" for rule in rules),
            see=tuple(dict.fromkeys(map(page_of, case.proves))),
        )

    def told(self, played: PlayedCase) -> Iterator[Paragraph]:
        say, note = self.messages.say, played.ruling.situation.get("note")
        if note:
            yield Paragraph(" ".join(str(note).split()), say("codex-head-note"))
        if played.start is not None and played.play is not None:
            yield Paragraph(" ".join(self.table(played, played.start)), say("codex-head-table"))
            lines = visible_log(played.play.log, PUBLIC)
            happened = sentences(lines, self.words(played.play.table))
            yield Paragraph(" ".join(happened) or say("codex-case-nothing"), say("codex-head-happens"))
        if played.ruling.situation.get("source") == OURS:
            yield Paragraph(say("codex-case-ours"), tone="fact")

    def table(self, played: PlayedCase, start: Table) -> Iterator[str]:
        """Who plays what, who stands where, and who holds the cards that matter."""
        if start.s.enc is not None:  # what lies face down is told when it is turned up
            start.s.enc.laid = [pile if up else [] for pile, up in zip(start.s.enc.laid, start.s.enc.face_up)]
        words = self.words(start)
        for player, seat in enumerate(start.s.seats):
            if seat.aliens:
                aliens = words.listed([words.alien(alien) for alien in seat.aliens])
                yield self.messages.say("codex-case-seat", seat=words.seat(player), alien=aliens)
            for alien in seat.face_down:
                yield self.messages.say("codex-case-hidden", seat=words.seat(player), alien=words.alien(alien))
        yield from (line for line in words.encounter() if line)
        for player, faces in played.holds:
            if faces:
                yield self.messages.say("codex-case-holds", seat=words.seat(player), cards=words.cards(faces))

        for card in start.s.techs:
            about = {"seat": words.seat(card.owner), "tech": words.tech(card.slug), "count": card.ships}
            yield self.messages.say("codex-case-completed" if card.face_up else "codex-case-tech", **about)

    def words(self, t: Table) -> Presenter:
        return Presenter(view_of(t, PUBLIC), t.book.content, self.messages)


def page_of(effect: str) -> str:
    """The entry of what an effect is printed on."""
    return ways.of_effect(content(), effect)
