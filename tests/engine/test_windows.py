"""Windows in the log: whoever is really asked was named before, and the names come from public facts alone."""

from __future__ import annotations

from typing import Any

import pytest
from situations import stated_book

from cosmic.engine import windows
from cosmic.engine.book import Occasion
from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.events import Event
from cosmic.engine.game import play_out
from cosmic.engine.log import WINDOW, Line, Log
from cosmic.engine.pile_events import CardDiscarded
from cosmic.engine.rng import Chance
from cosmic.engine.state import FACE_DOWN, GameState, Options
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, visible_log
from cosmic.engine.windows import might_answer, note_reinforcements
from cosmic.hotseat.session.calls import covers, opened_by
from cosmic.phases.setup import Setup, new_state

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")


def random_start(seed: int) -> GameState:
    chance = Chance(seed)
    flares = True if chance.below(4) == 0 else None
    options = Options(("advanced", "basic")[chance.below(4) == 0], flares, 5 - chance.below(2))
    return new_state(Setup(seed, NAMES[: 3 + seed % 3], options), stated_book())


def offers_cards(decision: Decision) -> bool:
    """A response that somebody can only give because of a card nobody else sees."""
    return decision.passive and any(
        option != PASS and not str(option).endswith(".power") for option in decision.options
    )


@pytest.mark.parametrize("seed", range(60))
def test_whoever_can_answer_with_a_card_was_named_by_the_last_window(seed: int) -> None:
    """And nothing that is news to everybody came after that window, so that a call made there still holds."""
    chance = Chance(seed)
    log: list[Line] = []
    asked = 0

    def policy(t: Table, decision: Decision) -> Any:
        nonlocal asked
        if offers_cards(decision):
            asked += 1
            line = max(i for i, entry in enumerate(log) if entry.is_window)
            assert decision.player in log[line][1]["seats"], (decision, log[line])
            everybody = list(range(len(t.s.seats)))
            assert covers(opened_by(line, log, everybody), log, len(log)), (decision, log[line:])
        return decision.sample(chance)

    end = play_out(random_start(seed), stated_book(), policy, log=log)
    assert end.winners
    assert asked > 3


def permuted(s: GameState, fixed: set[int], chance: Chance) -> GameState:
    """The same table to everybody's eyes, with all hidden cards exchanged among each other."""
    twin = s.copy()
    piles = [twin.deck, *(seat.hand for seat in twin.seats), *(seat.borrowed for seat in twin.seats)]
    if twin.enc is not None:
        piles += [pile for side, pile in enumerate(twin.enc.laid) if not twin.enc.face_up[side]]
    places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card not in fixed]
    cards = [pile[i] for pile, i in places]
    chance.shuffle(cards)
    for (pile, i), card in zip(places, cards):
        pile[i] = card
    return twin


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(100, 112))
def test_who_might_answer_does_not_depend_on_hidden_cards(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, compared = Chance(seed), 0

    def checked(t: Table, occasion: Occasion, event: Event | None, after: tuple[int, int]) -> list[int]:
        nonlocal compared
        seats = might_answer(t, occasion, event, after)
        twin = Table(permuted(t.s, set(), chance), t.book)
        twin.occasion, twin.playing = t.occasion, t.playing
        assert might_answer(twin, occasion, event, after) == seats, (occasion, event)
        compared += 1
        return seats

    monkeypatch.setattr(windows, "might_answer", checked)
    play_out(random_start(seed), stated_book(), lambda t, decision: decision.sample(chance), log=[])
    assert compared > 50


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(200, 216))
def test_what_is_said_of_an_event_names_no_card_that_lies_hidden(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a card that was believed is buried: everybody is called, and nobody may learn what it was."""
    chance, spoken = Chance(seed), 0
    say = Event.said

    def checked(event: Event, t: Table) -> dict[str, Any]:
        nonlocal spoken
        said = say(event, t)
        places = t.unseen()
        faces = [t.s.cards[card] for card in places]
        chance.shuffle(faces)
        others = dict(zip(places, faces))
        twin = t.s.copy()
        twin.cards = tuple(others.get(card, face) for card, face in enumerate(t.s.cards))
        assert say(event, Table(twin, t.book)) == said, event
        spoken += 1
        return said

    monkeypatch.setattr(Event, "said", checked)
    play_out(random_start(seed), stated_book(), lambda t, decision: decision.sample(chance), log=[])
    assert spoken


def test_a_card_is_named_only_when_it_lies_face_up() -> None:
    """A believed card is buried unseen; a discarded one lies on the pile."""
    t = reinforcing_table()
    card, hand = t.s.deck.pop(), t.s.seats[1].hand
    hand.append(card)
    discarded = CardDiscarded(1, card, hand, "encounter")
    assert discarded.said(t)["card"] == FACE_DOWN
    hand.remove(card)
    t.s.discard.append(card)
    assert discarded.said(t)["card"] == t.face(card)


def test_windows_are_for_nobody_to_read() -> None:
    chance = Chance(5)
    log: list[Line] = []
    play_out(random_start(5), stated_book(), lambda t, decision: decision.sample(chance), log=log)
    noted = [entry for entry in log if entry.is_window]
    assert noted
    for viewer in (PUBLIC, *range(5)):
        assert not any(entry.is_window for entry in visible_log(log, viewer))
    for entry in noted:
        assert entry.about["seats"], "a window that nobody could answer needs no note"
        assert entry.about["stage"] in ("at", "counter", "replace", "react", "reinforce")


def test_the_log_is_the_same_with_and_without_windows_but_for_them() -> None:
    """Notes of windows change nothing in the game: a playout without a log ends the same."""
    ends = []
    logs: tuple[Log | None, ...] = ([], None)
    for log in logs:
        chance = Chance(8)
        ends.append(play_out(random_start(8), stated_book(), lambda t, d, c=chance: d.sample(c), log=log))  # type: ignore[misc]
    assert ends[0] == ends[1]


def reinforcing_table() -> Table:
    return Table(random_start(3), stated_book(), log=[])


def test_a_hand_without_cards_is_not_called_for_reinforcements() -> None:
    t = reinforcing_table()
    t.s.seats[1].hand.clear()
    for player in (0, 2):
        t.s.seats[player].hand[:] = [player]
    note_reinforcements(t, [0, 1, 2])
    assert t.log is not None
    assert t.log[-1].about["seats"] == [0, 2]


def test_there_is_no_call_for_reinforcements_once_all_are_in_sight() -> None:
    t = reinforcing_table()
    t.s.seats[0].hand[:] = [0]
    found = [card for card in range(len(t.s.cards)) if t.box.kind[card] == "reinforcement"]
    t.s.discard += found
    t.s.deck = [card for card in t.s.deck if card not in found]
    note_reinforcements(t, [0])
    assert t.log == []


def test_cards_on_the_table_are_seen_and_all_others_are_not() -> None:
    t = reinforcing_table()
    down, up = t.s.deck.pop(), t.s.deck.pop()
    t.s.discard.append(up)
    assert up not in t.unseen()
    assert down in t.unseen()
    assert set(t.unseen()) == set(range(len(t.s.cards))) - {up}


def test_no_log_no_window() -> None:
    t = Table(random_start(3), stated_book())
    note_reinforcements(t, [0, 1, 2])
    assert t.log is None


def test_the_word_for_a_window_is_no_key_of_a_told_line() -> None:
    assert Line(WINDOW, {}, []).is_window
    assert not Line("drew", {}, None).is_window
