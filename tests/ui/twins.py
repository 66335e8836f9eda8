"""Two tables that only hidden cards tell apart, and one pair of hands for both."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from driver import Hands, plan_at, plan_for

from cosmic.engine.definitions import KINDS as KINDS_OF_CARDS
from cosmic.engine.errors import JournalMismatch
from cosmic.engine.game import Checkpoint, Game
from cosmic.engine.log import Line
from cosmic.engine.notes import is_shown
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.rulebook import book
from cosmic.ui.shell.window import View
from cosmic.ui.table.curtain_scene import CurtainScene

SIZE = (1024, 576)


def exchanged(state: GameState, fixed: set[int], chance: Chance, kinds: dict[int, str] | None) -> GameState:
    """The same table to everybody's eyes, with the cards nobody sees exchanged: all of them, or among their kind, but
    only among those with the same back."""
    twin = state.copy()
    hidden = [cards for place, cards in twin.apart.items() if not is_shown(place)]
    piles = [twin.deck, twin.reward_deck, *(seat.hand for seat in twin.seats), *hidden]
    places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card not in fixed]
    for is_reward, kind in product((False, True), KINDS_OF_CARDS if kinds is not None else ("",)):
        backs = [(pile, i) for pile, i in places if (pile[i] >= twin.first_reward) == is_reward]
        spots = [(pile, i) for pile, i in backs if kinds is None or kinds[pile[i]] == kind]
        cards = [pile[i] for pile, i in spots]
        chance.shuffle(cards)
        for (pile, i), card in zip(spots, cards):
            pile[i] = card
    unknown = [seat.face_down for seat in twin.seats] + [twin.unused]
    sheets = [alien for lying in unknown for alien in lying]
    chance.shuffle(sheets)
    for lying in unknown:
        lying[:] = [sheets.pop() for _ in lying]
    face_down = [tech for tech in twin.techs if not tech.face_up]
    if face_down:
        slugs = [tech.slug for tech in face_down] + twin.tech_deck
        chance.shuffle(slugs)
        for tech in face_down:
            tech.slug = slugs.pop()
        twin.tech_deck = slugs
    choosing = [seat for seat in twin.seats if seat.draft]
    aliens = [alien for seat in choosing for alien in seat.draft]
    chance.shuffle(aliens)
    for seat in choosing:
        seat.draft = [aliens.pop() for _ in seat.draft]
    return twin


def other_words(entry: Line) -> Line:
    """A line that only some may read, with other cards in it."""
    if entry.to is None or entry.is_window:
        return entry

    def other(value: Any) -> Any:
        if isinstance(value, list):
            return [other(one) for one in value]
        return "negotiate" if value in book().content.faces else value

    return Line(entry.key, {name: other(value) for name, value in entry.about.items()}, entry.to)


def public_lines(game: Game) -> list[Line]:
    return [entry for entry in visible_log(game.log, PUBLIC) if not entry.is_window]


def resumed(game: Game, state: GameState, before: list[Line]) -> Game:
    """The game from its last checkpoint on, as if loaded, with this state and these lines before it."""
    mark = Checkpoint(state, game.checkpoint.answers, game.checkpoint.log)
    return Game.resume(game.book, game.start, mark, game.journal[:], before[:], [])


def twin_of(game: Game, seed: int = 1, fixed: set[int] | None = None, by_kind: bool = False) -> Game | None:
    """A game at the same question that looks the same to the whole table; None if it depends on the hidden cards.

    `by_kind`: nobody has more or fewer cards of a kind; a player with one encounter card is not asked for one."""
    chance, decision = Chance(seed), game.decision
    assert decision is not None
    kinds = dict(enumerate(game.table.box.kind))
    before = [other_words(entry) for entry in game.log[: game.checkpoint.log]]
    named = {card for seat in game.state.seats for cards in seat.seen.values() for card in cards} | (fixed or set())
    for tries in range(12):
        state = exchanged(game.checkpoint.state, named, chance, kinds if by_kind or tries > 5 else None)
        try:
            twin = resumed(game, state, before)
        except JournalMismatch:
            continue
        if twin.decision is None or twin.decision.key != decision.key or twin.state.order != game.state.order:
            continue
        if view_of(twin.table, PUBLIC) == view_of(game.table, PUBLIC) and public_lines(twin) == public_lines(game):
            return twin
    return None


def picture(view: View) -> bytes:
    return view.surface.get_buffer().raw


class Twins:
    """Two tables, one pair of hands."""

    def __init__(self, folder: Path, mode: str = "normal", **settings: Any) -> None:
        self.folder = folder
        self.mode = mode
        plan = plan_for(4, 4, mode, planets=4)
        self.hands = [Hands(plan, folder / str(i), SIZE, **settings) for i in range(2)]
        for hands in self.hands:
            hands.keys_only = True
            hands.presses = 1

    def close(self) -> None:
        for hands in self.hands:
            hands.close()

    def show(self, one: Game, other: Game) -> None:
        """A game and a twin made of it, which looks as if it had been loaded."""
        self.show_both(resumed(one, one.checkpoint.state, one.log[: one.checkpoint.log]), other)

    def show_both(self, *games: Game) -> None:
        auto = self.folder / "auto.json"
        for hands, game in zip(self.hands, games):
            hands.show(game.clone(), plan_at(game, self.mode))
            # The name of the file is on the menu, so it is the same; two tables that both wrote it would be told so.
            hands.scene.store.auto = auto
            hands.scene.store.autosave = lambda game: auto  # type: ignore[method-assign]
        self.settle()

    def both(self, act: Callable[[Hands], Any]) -> None:
        for hands in self.hands:
            act(hands)

    @property
    def answers_apart(self) -> int:
        """How many more were given at the first table."""
        one, other = (len(hands.scene.session.game.journal) for hands in self.hands)
        return one - other

    @property
    def tops(self) -> list[type]:
        return [type(hands.top) for hands in self.hands]

    @property
    def are_same(self) -> bool:
        one, other = (picture(hands.view) for hands in self.hands)
        return one == other

    def assert_same(self, when: str) -> None:
        assert self.tops[0] is self.tops[1], f"{when}: {self.tops}"
        assert self.are_same, f"hidden cards can be seen: {when}"

    def assert_covered(self, when: str) -> None:
        assert self.tops == [CurtainScene, CurtainScene], f"{when}: there is no curtain"
        self.assert_same(when)

    def settle(self) -> None:
        """Lines of the log are told, one picture after the other, until something is due."""
        for _ in range(60):
            self.assert_same("a line is told")
            if all(hands.scene.beat is not None for hands in self.hands):
                return
            self.both(lambda hands: hands.wait_a_frame())
        raise AssertionError("nothing is ever due")

    def key(self, key: int, letters: str = "") -> None:
        self.both(lambda hands: hands.key(key, letters))

    def open(self) -> None:
        """The seat itself opens the curtain."""
        self.both(lambda hands: hands.press("open"))
