"""Two tables that ONE hidden card tells apart: nothing that the room can notice differs, at any window of the game or
question whose answers take a card.

In one of them a player could answer with that card, in the other it holds another. Everybody presses the same keys and
says the same; calls, curtains, thinking bots and told lines must be the same, in number and order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice, zip_longest
from typing import Any

import pytest
import room as rooms
from occasions import IN_SECRET, Occasion, Spoken, asked_in_secret, occasions, windows_of_cards
from room import Room
from twin_rooms import Leak, Twins

from cosmic.engine import windows
from cosmic.engine.book import PlayableAt
from cosmic.engine.decisions import NO, YES
from cosmic.engine.handlers import Handler
from cosmic.engine.table import Table
from cosmic.hotseat.session.beats import Ask, Beat, Look, Think
from cosmic.hotseat.session.calls import MODES, NORMAL, QUICK, STRICT
from cosmic.hotseat.session.session import Session
from cosmic.phases import reveal, turn
from cosmic.positions import position
from cosmic.rulebook import book

OF_EACH = 2  # occasions for each window, where not all are gone through


def all_of_each() -> Iterator[Occasion]:
    """The first of every window, then the second of every window, and so on: whoever looks for a leak sees it soon."""
    for row in zip_longest(*occasions().values()):
        yield from (occasion for occasion in row if occasion is not None)


def some_of_each(most: int = OF_EACH) -> Iterator[Occasion]:
    for found in occasions().values():
        yield from found[:most]


def one_of_a_kind() -> Iterator[Occasion]:
    """For each moment, event or question one with a wild flare, one with a super flare, one with any other card."""
    seen = set()
    for (stage, what, effect), found in occasions().items():
        kind = stage, what, effect.rpartition(".")[2] if "." in effect else ""
        if kind not in seen:
            seen.add(kind)
            yield found[0]


def leaks(mode: str, **how: bool) -> list[Leak]:
    """Every window twice in the normal mode, which most tables play; in the others once."""
    found = some_of_each() if mode == NORMAL else some_of_each(1)
    return [leak for occasion in found if (leak := Twins(occasion, mode, **how).leak()) is not None]


def test_there_is_a_pair_of_twins_for_every_window() -> None:
    """Besides, an alien may ask something in secret that takes a card."""
    more = set(occasions()) - set(windows_of_cards())
    assert set(windows_of_cards()) <= set(occasions())
    assert all(stage == IN_SECRET for stage, _, _ in more)


def test_who_could_play_a_card_was_named_by_the_window_in_which_it_is_asked() -> None:
    """Also when somebody has answered before it, or the same player with something else."""
    for occasion in (occasion for occasion in all_of_each() if occasion.is_window):
        stage, what, _ = occasion.window
        about = occasion.noted["about"]
        noted = occasion.noted["stage"], about.get("moment") or about.get("event", "")
        assert noted == (stage, what), occasion.title
        assert occasion.holder in occasion.noted["seats"], occasion.title


# Of all there are, those that begin with this one and so many further on: several tests can go on beside each other.
SHARES = [(QUICK, 0, 1), *((NORMAL, share, 4) for share in range(4)), *((STRICT, share, 2) for share in range(2))]


@pytest.mark.every(3)
@pytest.mark.parametrize(("mode", "first", "step"), SHARES)
def test_the_room_does_not_notice_which_card_a_person_holds(mode: str, first: int, step: int) -> None:
    found = {QUICK: some_of_each(), NORMAL: all_of_each(), STRICT: some_of_each(4)}[mode]
    for occasion in islice(found, first, None, step):
        twins = Twins(occasion, mode)
        assert twins.leak() is None, occasion.window
        if not twins.is_told:
            continue
        assert twins.offers[0] > twins.offers[1], (occasion.window, occasion.title)
        assert not any(room.spoken for room in twins.rooms), (occasion.window, occasion.title)


def test_the_shares_make_the_whole() -> None:
    for mode in MODES:
        shares = [range(first, 1000, step) for one, first, step in SHARES if one == mode]
        assert sorted(chain(*shares)) == list(range(1000))


@pytest.mark.every(2)
@pytest.mark.parametrize("mode", MODES)
def test_the_room_does_not_notice_which_card_a_bot_holds(mode: str) -> None:
    assert leaks(mode, by_bot=True) == []


def test_the_room_does_not_notice_it_either_when_everybody_looks() -> None:
    assert leaks(NORMAL, all_press=True) == []


# --- a choice that is none


PLAGUE = """
seats: {red: none, blue: none, green: none}
start: regroup
hands:
  red: [plague, attack 10]
  blue: [%s]
"""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("is_bot", [False, True])
def test_a_victim_of_the_plague_looks_once_whatever_it_holds(mode: str, is_bot: bool) -> None:
    """With a choice for each kind of card, for some, or for none; only the cards that go tell more."""
    before = []
    for hand in ("attack 06, attack 08, negotiate, +3, +5", "attack 06, attack 06, negotiate, +3, +5", "attack 06",
                 "attack 06, attack 06, negotiate, negotiate, +3, +3"):  # fmt: skip
        game = position(PLAGUE % hand)
        session = Session(game, [0, 2] if is_bot else [0, 1, 2], mode)
        spoken = [Spoken(0, "window", "plague"), Spoken(0, "plague-victim", 1)]
        room = Room(session, spoken, (), lambda call: [0])
        seen = room.watch(1)
        start = next(i for i, one in enumerate(seen) if one[:2] == ("told", "plague"))
        first = next(i for i, one in enumerate(seen) if one[:2] == ("told", "discarded"))
        before.append(seen[start:first])
    assert all(one == before[0] for one in before)
    assert before[0][-1] == (("thinks", 1, "plague-card") if is_bot else ("the curtain of", 1))


SECRET_BEFORE_A_FLARE = """
seats: {red: mind, blue: none, green: none}
start: invitations
defense: blue
planet: blue 1
sends: 1
hands:
  red: [attack 10, %s]
  blue: [attack 08, flare demon]
  green: [attack 06]
"""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("is_bot", [False, True])
def test_who_comes_after_a_question_in_secret_is_heard_whether_or_not_there_was_a_choice(
    mode: str, is_bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if Mind needed a negotiate to look into a hand: then Demon's flare is played at the same moment."""
    [handler] = book().handlers["at", "alliance"]["mind.power"]
    monkeypatch.setattr(handler, "holding", lambda t, me: "negotiate" in t.faces(t.playable(me)))
    monkeypatch.setitem(book().apart, "alliance", {"mind": [handler]})
    twins = []
    for card in ("negotiate", "+3"):
        session = Session(position(SECRET_BEFORE_A_FLARE % card), [1, 2] if is_bot else [0, 1, 2], mode)
        room = Room(session, [Spoken(1, "window", "flare_demon"), Spoken(1, "force-ally", 2)], (), lambda call: [1])
        room.tells_holders = mode == QUICK
        twins.append(room)
    one, other = (room.watch(0) for room in twins)
    assert one == other
    assert [(0, "mind.power") in room.offered for room in twins] == [True, False]
    assert ("told", "must-ally", {"seat": 2, "other": 1}) in one


def test_only_an_optional_power_is_asked_in_secret() -> None:
    """A card is called for by what everybody can see; what must be used is no question."""
    for handler in asked_in_secret():
        assert handler.side == "power" and book().optional[handler.id], handler.id


# --- what is planted is found


def no_look_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Session._look

    def only_asked(session: Session) -> Beat | None:
        beat = look(session)
        while isinstance(beat, Look):
            assert session.call is not None
            session.call.served.append(beat.seat)
            beat = look(session)
        return beat

    monkeypatch.setattr(Session, "_look", only_asked)


def calls_to_holders_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    has_an_answer = windows.has_an_answer

    def can_play(t: Table, player: int, cards: PlayableAt, *rest: Any) -> bool:
        handlers = [*cards.artifacts, *cards.wilds, *chain(*cards.supers.values())]
        holds = any(t.cards_for(player, handler.id) for handler in handlers)
        return holds and has_an_answer(t, player, cards, *rest)

    monkeypatch.setattr(windows, "has_an_answer", can_play)


def curtains_that_fall_after_a_mere_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def stays_open(beat: Beat, seat: int) -> bool:
        return isinstance(beat, Ask) and beat.private and beat.decision.player == seat

    monkeypatch.setattr(rooms, "stays_open", stays_open)


def nothing_due_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "note_sole", lambda t, player, kind: None)


def bots_seen_to_think_in_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Think, "takes_time", True)


def windows_noted_for_holders_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the note of a window came after the question who could answer in it."""
    note = windows.note_reinforcements

    def noted(t: Table, players: list[int]) -> None:
        note(
            t, [player for player in players if any(t.box.kind[card] == "reinforcement" for card in t.playable(player))]
        )

    monkeypatch.setattr(reveal, "note_reinforcements", noted)


def a_second_encounter_offered_openly(monkeypatch: pytest.MonkeyPatch) -> None:
    def wants_second(t: Table) -> bool:
        return turn.may_have_second(t) and t.ask(t.s.turn, "second-encounter", (YES, NO)) == YES

    monkeypatch.setattr(turn, "wants_second", wants_second)


def powers_offered_to_holders_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if everybody could see what their owners hold."""
    for handler in asked_in_secret():
        monkeypatch.setattr(handler, "when", can_use(handler))
        monkeypatch.setattr(handler, "holding", None)


def can_use(handler: Handler) -> Callable[..., bool]:
    when, holding = handler.when, handler.holding
    assert holding is not None
    return lambda t, me, *event: bool((when is None or when(t, me, *event)) and holding(t, me))


@pytest.mark.parametrize(
    ("plant", "kind", "modes"),
    [
        (a_second_encounter_offered_openly, "second-encounter", MODES),
        # In a strict game everybody has gone behind the curtain for the call before.
        (powers_offered_to_holders_alone, "use", (QUICK, NORMAL)),
        (nothing_due_without_a_choice, "second-encounter", MODES),
        (nothing_due_without_a_choice, "use", MODES),
        (nothing_due_without_a_choice, "deal-reply", MODES),
    ],
)
def test_a_leak_planted_in_a_question_is_found_there(
    plant: Callable[[pytest.MonkeyPatch], None], kind: str, modes: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [one for window, found in occasions().items() if window[:2] == (IN_SECRET, kind) for one in found]
    plant(monkeypatch)
    for mode in modes:
        assert any(Twins(occasion, mode).leak() is not None for occasion in asked), mode


@pytest.mark.every(3)
@pytest.mark.parametrize(
    ("plant", "mode", "how"),
    [
        (no_look_without_an_answer, NORMAL, {}),
        (no_look_without_an_answer, STRICT, {}),
        (calls_to_holders_alone, NORMAL, {}),
        (calls_to_holders_alone, STRICT, {}),
        (calls_to_holders_alone, NORMAL, {"by_bot": True}),
        (curtains_that_fall_after_a_mere_look, NORMAL, {}),
        (curtains_that_fall_after_a_mere_look, STRICT, {}),
        (nothing_due_without_a_choice, QUICK, {}),
        (bots_seen_to_think_in_windows, NORMAL, {"by_bot": True}),
        (bots_seen_to_think_in_windows, QUICK, {"by_bot": True}),
        (windows_noted_for_holders_alone, NORMAL, {}),
    ],
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], mode: str, how: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few occasions mostly show it; which ones do hangs on the rulings of the aliens that come first."""
    plant(monkeypatch)
    assert any(Twins(occasion, mode, **how).leak() is not None for occasion in chain(some_of_each(), all_of_each()))
