"""Who bargains and with what, as pictures need it: colours, marks, emblems and the words on cards."""

from __future__ import annotations

from cosmic.engine.decisions import Decision
from cosmic.engine.views import PlayerView
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.text.presenter import Presenter
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, SEAT_MARKS
from cosmic.ui.printed.printed_words import CardWords, Wording

PICTURES = 5  # of planets of one colour


class Looks:
    """What one of the two sees of the other and of the things they bargain for."""

    def __init__(self, decision: Decision, view: PlayerView, words: Presenter) -> None:
        self.view, self.words = view, words
        self.me, self.other = decision.player, int(decision.about["other"])
        self.wording = Wording(words.content, words.messages, view.options.classic_flares)

    def colour(self, seat: int) -> RGB:
        return SEAT_COLOURS[self.view.seats[seat].colour]

    def mark(self, seat: int) -> str:
        return SEAT_MARKS[self.view.seats[seat].colour]

    def emblem(self, seat: int) -> str:
        aliens = self.view.seats[seat].aliens
        return f"aliens/{aliens[0]}" if aliens else "ui/power_hidden"

    def card(self, face: str) -> CardWords:
        return self.wording.card(face)

    def is_reward(self, face: str) -> bool:
        """Whether such a card can only have the back of the reward deck."""
        printed = self.words.content.faces[face]
        return printed.rewards > 0 and not printed.count

    def is_own_reward(self, face: str) -> bool:
        """The same of one in the own hand: none of those that an offer could mean has another back."""
        own = [card for card in self.view.hand if self.view.cards[card] == face]
        return bool(own) and all(card in self.view.reward_backs for card in own)

    def entry(self, face: str) -> str:
        """Of the codex, on a card."""
        return ways.of_face(self.words.content, face)

    def about_card(self, face: str) -> str:
        return f"{self.words.card(face)}\n{self.words.card_means(face)}"

    def planet(self, planet: int) -> tuple[str, int]:
        """The colour of a planet's system and its place in it, for its picture."""
        return self.view.seats[self.view.home_of(planet)].colour, (self.view.number_of(planet) - 1) % PICTURES

    def crew(self, planet: int) -> list[tuple[int, int]]:
        """Who stands on a planet, with how many ships."""
        return [(seat, ships) for seat, ships in enumerate(self.view.ships[planet]) if ships]

    def kind(self, kind: str) -> str:
        return self.words.say("ui-deal-kind", kind=kind)
