"""The bots: always legal, the same by seed, blind to what their seat cannot see, and no cheaper than their names."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable
from pathlib import Path

import pytest
from situations import stated_book

import cosmic.bots
from cosmic.bots import BOTS, Bot, make
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import play_out
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState, Options
from cosmic.engine.table import Table
from cosmic.engine.views import view_of
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

NAMES = ("a", "b", "c", "d", "e")
MODULES = sorted(Path(cosmic.bots.__file__).parent.glob("*.py"))
# What a bot may know of the engine: the questions, the view and plain definitions; never the game itself.
ALLOWED = {
    "cosmic.engine.views": {"PlayerView", "SeatView", "EncounterView", "PUBLIC"},
    "cosmic.engine.decisions": None,
    "cosmic.engine.deals": {"Bounds", "Share", "share", "card_count", "can_hand_over", "MOST_OFFERS"},
    "cosmic.engine.rng": None,
    "cosmic.content.bot_files": None,
    "cosmic.rulebook": {"minds", "content"},
    "cosmic.worlds.outlook": {"Outlook", "CardDuel"},
    "cosmic.worlds.aftermath": {"Aftermath"},
    "cosmic.worlds.mixing": {"equilibrium"},
    "cosmic.worlds.values": {"in_order"},
    "cosmic.worlds.feature_names": {"FEATURES"},
    "cosmic.talk.statements": None,
    "cosmic.talk.hearing": {"Hearing", "NOTHING_HEARD"},
    "cosmic.engine.definitions": None,
    "cosmic.engine.state": {
        *("GATE", "BESIDE", "WARP", "REMOVED", "OFFENSE", "DEFENSE", "SIDE_NAMES", "NOBODY", "Options", "sheet_of"),
    },
}


def start(seed: int, players: int, options: Options | None = None) -> GameState:
    return new_state(Setup(seed, NAMES[:players], options or Options()), stated_book())


def game(
    seed: int,
    names: list[str],
    watch: Callable[[Table, Decision, Answer], None] | None = None,
    options: Options | None = None,
) -> GameState:
    """A whole game with the stated aliens."""
    bots = [make(name, 8 * seed + seat) for seat, name in enumerate(names)]

    def policy(t: Table, decision: Decision) -> Answer:
        answer = bots[decision.player].choose(view_of(t, decision.player), decision)
        assert decision.check(answer) == answer, decision.key
        if watch:
            watch(t, decision, answer)
        return answer

    return play_out(start(seed, len(names), options), stated_book(), policy)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_answer_is_legal_and_canonical(name: str, players: int) -> None:
    for seed in range(8):
        assert game(seed, [name] * players).winners


@pytest.mark.parametrize("options", [Options(planets=4), Options(single_encounter=True), Options(setup="basic")])
def test_greedy_plays_every_variant(options: Options) -> None:
    for seed in range(4):
        assert game(seed, ["greedy"] * 4, options=options).winners


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def course(seed: int) -> list[tuple[str, Answer]]:
        answers: list[tuple[str, Answer]] = []
        game(seed, [name] * 4, lambda t, decision, answer: answers.append((decision.key, answer)))
        return answers

    assert course(5) == course(5)
    assert course(5) != course(6)


def hide_again(state: GameState, viewer: int, chance: Chance) -> None:
    """Deal everything the viewer cannot see anew: other hands, the decks, cards that others laid face down."""
    hidden = [state.deck]
    hidden += [seat.hand for player, seat in enumerate(state.seats) if player != viewer]
    hidden += [seat.borrowed for player, seat in enumerate(state.seats) if player != viewer]
    enc = state.enc
    if enc is not None:
        hidden += [enc.laid[side] for side in (0, 1) if not enc.face_up[side] and enc.laid_by[side] != viewer]
    cards = [card for pile in hidden for card in pile]
    chance.shuffle(cards)
    for pile in hidden:
        for i in range(len(pile)):
            pile[i] = cards.pop()
    chance.shuffle(state.destiny_deck)
    state.rng = chance.below(1 << 60)


def test_a_twin_table_gets_the_same_answer() -> None:
    """What the seat cannot see may be anything: the view is equal, and so is the choice."""
    chance, compared = Chance(1), 0
    for seed in range(6):
        pairs = [(make("greedy", 8 * seed + seat), make("greedy", 8 * seed + seat)) for seat in range(4)]

        def policy(t: Table, decision: Decision, pairs: list[tuple[Bot, Bot]] = pairs) -> Answer:
            nonlocal compared
            me = decision.player
            bot, like_it = pairs[me]
            twin = Table(t.s.copy(), t.book)
            hide_again(twin.s, me, chance)
            view = view_of(t, me)
            assert view_of(twin, me) == view, decision.key
            other = like_it.choose(view_of(twin, me), copy.deepcopy(decision))
            answer = bot.choose(view, decision)
            assert answer == other, decision.key
            compared += 1
            return answer

        play_out(start(seed, 4), stated_book(), policy)
    assert compared > 500


def test_a_bot_changes_neither_view_nor_question() -> None:
    bots = [make("greedy", seat) for seat in range(4)]

    def policy(t: Table, decision: Decision) -> Answer:
        view = view_of(t, decision.player)
        before = copy.deepcopy((view, decision))
        answer = bots[decision.player].choose(view, decision)
        assert (view, decision) == before
        return answer

    play_out(start(2, 4), stated_book(), policy)


def test_greedy_beats_random() -> None:
    """One against three over sixty games; an equal would win a quarter of them."""
    won = 0.0
    for seed in range(60):
        seat = seed % 4
        winners = game(seed, ["greedy" if i == seat else "random" for i in range(4)]).winners
        won += (seat in winners) / len(winners)
    assert won / 60 > 0.4


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_bots_import_nothing_they_could_cheat_with(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not any(alias.name.startswith("cosmic") for alias in node.names), ast.unparse(node)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            assert not node.level, ast.unparse(node)
            if not module.startswith("cosmic") or module.startswith("cosmic.bots"):
                continue
            assert module in ALLOWED, ast.unparse(node)
            names = ALLOWED[module]
            assert names is None or all(alias.name in names for alias in node.names), ast.unparse(node)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_bots_name_no_alien_and_no_card(path: Path) -> None:
    """Effects are known by their owner and form alone, so that new ones need no change here."""
    content = book().content
    special = {face.slug for face in content.faces.values() if face.kind in ("artifact", "flare")}
    slugs = special | set(content.aliens)
    words = [
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    named = {word for word in words for slug in slugs if word == slug or word.split(".")[0].replace("-", "_") == slug}
    assert not named
