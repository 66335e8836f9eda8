"""The text table driven by scripted input: whole games, privacy, undo, saving and going on."""

from __future__ import annotations

import argparse
import gc
import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from situations import at, stated_book, table
from typist import HAND_OVER, Typist, seated, started, strict_messages

from cosmic.cli import demo, play
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game, read_game, verify, write_game
from cosmic.engine.views import PUBLIC, visible_log
from cosmic.hotseat.keeping import housekeeping
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.session.calls import MODES, STRICT
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.thinkers import Thinkers
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.text_table.terminal import WIPE, Screen
from cosmic.text_table.text_game import TextTable

QUICK = "bot:greedy,bot:random,bot:greedy,bot:random"

# --- whole games


@pytest.mark.every(3)
@pytest.mark.parametrize(("variant", "abroad"), [(1, 2), (3, 3), (5, 3)])
def test_three_people_play_a_whole_game(tmp_path, variant, abroad) -> None:
    typist = seated(tmp_path, variant=variant, abroad=abroad)
    assert typist.play() == 0
    assert typist.table.game.is_over
    assert "The game is over" in typist.output
    assert "[" not in typist.output.replace(WIPE, "")
    assert max(map(len, typist.output.replace(WIPE, "").split("\n"))) <= 100


@pytest.mark.parametrize("variant", [4, 5])
def test_one_person_plays_bots(tmp_path, variant) -> None:
    typist = seated(tmp_path, "ann,bot:greedy,bot:random,bot:greedy", variant)
    assert typist.play() == 0
    assert typist.table.game.is_over
    assert HAND_OVER not in typist.output and WIPE not in typist.output


def test_a_chosen_four_planet_game(tmp_path) -> None:
    options = ("--seats", "ann,bob,bot:random", "--aliens", "zombie,tick-tock,gambler", "--planets", "4")
    typist = started(tmp_path, *options, "--single-encounter")
    assert typist.play() == 0
    assert typist.table.game.state.options.planets == 4


# --- privacy


def told_to(table: TextTable, viewer: int, told: dict[int, list[str]]) -> list[str]:
    """The log in words, as far as it was told; what was put into words before is kept, as the log only grows here."""
    words, known = table.words(viewer), told.setdefault(viewer, [])
    for entry in table.game.log[len(known) : table.session.shown]:
        known.append(words.event(entry) if entry in visible_log([entry], viewer) else "")
    return known


def known_words(table: TextTable, viewer: int, told: dict[int, list[str]]) -> str:
    """Everything that may be on the screen: own cards, open cards, the log, the question with its answers."""
    words, view, decision = table.words(viewer), table.session.view(viewer), table.asked
    faces = [*view.cards.values(), *view.discard, *view.play, *(face for seen in view.seen.values() for face in seen)]
    if view.enc is not None:
        faces += [face for face in view.enc.laid if face] + view.enc.support
    asked = []
    if decision is not None:
        asked = [words.question(decision), *(f"{choice.label} {choice.means}" for choice in words.choices(decision))]
    return " | ".join([*map(words.card, faces), *told_to(table, viewer, told), *asked])


def shows(text: str, name: str) -> bool:
    return name in text and bool(re.search(rf"{re.escape(name)}(?!\d)", text))


@pytest.mark.every(2)
@pytest.mark.parametrize("mode", MODES)
def test_nobody_sees_the_cards_of_others(tmp_path, mode) -> None:
    """At each prompt: of the cards in other hands nothing is on the screen that whoever looks at it may not know."""
    typist = seated(tmp_path, mode=mode, variant=7, abroad=0)
    typist.limit = 500
    start, checked = 0, 0
    told: dict[int, list[str]] = {}

    def look(_: Typist) -> None:
        nonlocal start, checked
        table, text = typist.table, typist.output[start:].split(WIPE)[-1]
        start = len(typist.output)
        looking, state = table.eyes, table.game.table_at(table.session.told_to()).s
        others = [seat for other, seat in enumerate(state.seats) if other != looking]
        names = {
            table.words(PUBLIC).card(state.cards[card]) for seat in others for card in (*seat.hand, *seat.borrowed)
        }
        may_know, seen = known_words(table, looking, told), " ".join(text.split())
        for name in names:
            if not shows(may_know, name):
                assert not shows(seen, name), (looking, name, text)
                checked += 1

    typist.before = look
    assert typist.play() == 0
    assert checked > 1000


@pytest.mark.parametrize("mode", MODES)
def test_the_screen_is_wiped_before_a_hand_is_open_and_when_it_is_closed(tmp_path, mode) -> None:
    typist = seated(tmp_path, mode=mode, variant=8, abroad=0)
    typist.limit = 400
    typist.play()
    parts = typist.output.split(HAND_OVER)
    assert len(parts) > 20 and "Hand:" not in parts[0]
    shown = 0
    for part in parts[1:-1]:
        enter, private, public = part.split(WIPE)
        assert "Hand:" not in enter + public
        shown += "Hand:" in private
    assert shown > 10


def test_private_lines_go_to_their_owner_alone(tmp_path) -> None:
    """Ann has no encounter card and draws a new hand at once."""
    typist = seated(tmp_path, offense="blue", hands={"blue": ["+3"], "green": 8, "purple": 8})
    typist.limit = 60
    assert typist.play() == 0
    drawn = set()
    for part in typist.output.split(HAND_OVER)[1:]:
        name = part.split(".")[0]
        drawn |= {name} if f"{name} has drawn:" in part else set()
        for other in {"Ann", "Bob", "Cy"} - {name}:
            assert f"{other} has drawn:" not in part
    for public in typist.output.split(WIPE)[::2]:
        assert "has drawn:" not in public
    assert "Ann" in drawn


# --- commands


def test_commands_answer_and_the_question_stays(tmp_path) -> None:
    typist = seated(tmp_path, "ann,bot:greedy,bot:greedy", offense="blue")
    typist.queue = ["?", "board", "log", "hand", "why", "card plague", "alien zombie", "card nonsense", "99", "x"]
    typist.limit = 11
    assert typist.play() == 0
    for words in ("undo: take back", "foreign colonies win", "Hand of Ann", "Immortality", "Plague."):
        assert words in typist.output
    assert "There is nothing called nonsense." in typist.output
    assert typist.table.game.journal == [] or typist.table.game.decision is not None


def test_cases_are_listed_and_told(tmp_path) -> None:
    typist = seated(tmp_path, "ann,bot:greedy,bot:greedy", offense="blue")
    typist.queue = ["cases zombie", "cases Zombie 1", "cases plague", "cases nonsense", "cases zombie 999"]
    typist.limit = 6
    assert typist.play() == 0
    assert "1. Beaten with a negotiate, Zombie keeps its three ships" in typist.output
    assert "What happens. Red reveals Attack 10. Blue reveals Negotiate." in typist.output
    assert "There is nothing called nonsense." in typist.output and "There is nothing called zombie." in typist.output


def test_end_of_input_saves_and_the_game_goes_on(tmp_path) -> None:
    typist = started(tmp_path, "--seats", "ann,bot:greedy,bot:random", "--aliens", "clone,zombie,demon")
    typist.limit = 12
    assert typist.play() == 0
    assert "cosmic play --text --load" in typist.output
    [save] = tmp_path.glob("*.json")
    assert verify(save, book()).ok
    journal = typist.table.game.journal
    again = started(tmp_path, "--load", str(save), "--seats", "ignored")
    assert again.table.game.journal == journal
    assert again.table.people == [0] and sorted(again.table.bots.kinds) == [1, 2]
    assert again.play() == 0 and again.table.game.is_over
    assert "goes first" not in again.output  # only the encounter under way is told again
    assert list(tmp_path.glob("*.json")) == [save]


def hinted(folder, monkeypatch, *options: str) -> str:
    """What is written when the first who is asked in an encounter wants a hint."""
    monkeypatch.setattr("cosmic.hotseat.session.thinkers.ADVISER", "easy")  # one world is enough
    typist = seated(folder, "ann,bot:greedy,bot:greedy", offense="blue", start="launch", defense="green")
    if "closed" in options:
        typist.table.game.beside["hints"] = False
    typist.queue = ["hint"]
    typist.limit = 2
    typist.play()
    return typist.output


def test_a_hint_at_the_text_table_says_what_a_bot_would_do(tmp_path, monkeypatch) -> None:
    said = hinted(tmp_path, monkeypatch)
    assert "What a hard bot would do" in said and " %: " in said and "no more than you do" in said


def test_a_text_table_without_hints_says_so(tmp_path, monkeypatch) -> None:
    assert "There are no hints at this table." in hinted(tmp_path, monkeypatch, "closed")


def test_the_second_of_two_programs_is_told_that_it_goes_on_as_a_copy(tmp_path) -> None:
    typist = seated(tmp_path)
    typist.limit = 6
    typist.play()
    [save] = tmp_path.glob("*.json")
    again = started(tmp_path, "--load", str(save))
    write_game(again.table.game, save)  # as another program would that has opened it too
    theirs = save.read_bytes()
    again.limit = 6
    again.play()
    copy = again.table.store.auto
    assert again.output.replace("\n", " ").count("goes on as a copy in") == 1 and copy.name in again.output
    assert save.read_bytes() == theirs and copy != save and verify(copy, book()).ok


def test_the_bots_of_a_loaded_game_do_not_go_by_the_clock(tmp_path) -> None:
    """The same save goes on in the same way."""
    typist = seated(tmp_path, "ann,bot:random,bot:random")
    typist.limit = 12
    typist.play()
    [save] = tmp_path.glob("*.json")
    kept = [path for path in tmp_path.iterdir() if path.is_file()]
    ends = set()
    for number in range(2):
        copy = tmp_path / str(number) / save.name
        copy.parent.mkdir()
        for path in kept:  # a table that was not left keeps its game in two files
            (copy.parent / path.name).write_bytes(path.read_bytes())
        again = started(copy.parent, "--load", str(copy), "--seed", str(7 + number))
        again.chance = Chance(5)  # what the person does
        again.limit = 12
        again.play()
        ends.add(repr(again.table.game.journal))
    assert len(ends) == 1


@pytest.mark.parametrize("mode", MODES)
def test_a_table_goes_on_where_it_was_in_the_window_or_here(tmp_path, mode) -> None:
    """The save tells how far the table was told, who was called, and how: both tables read the same."""
    typist = seated(tmp_path, mode=mode)
    typist.limit = 60
    typist.play()
    session = Session(read_game(typist.table.store.auto, book()), [0, 1, 2], mode)
    again = started(tmp_path, "--load", str(typist.table.store.auto))
    for other in (session, again.table.session):
        assert (other.shown, other.known, other.mode) == (
            typist.table.session.shown, typist.table.session.known, mode,
        )  # fmt: skip
        assert other.next() == typist.table.session.next()


def test_what_other_rules_have_played_cannot_be_taken_back_and_that_is_said(tmp_path) -> None:
    game = next(game for game in at_checkpoints() if len(game.journal) > 20)
    game = loads_game(dumps_game(game), book())
    game.journal[0] = ["0/nobody-asks-this/0", 1]
    written = io.StringIO()
    screen = Screen(lambda prompt: "undo", written.write, colour=False, width=100, sleep=lambda seconds: None)
    table = TextTable(game, Thinkers({}, 1), screen, Store(tmp_path, []), Messages(strict=True))
    given = len(game.journal)
    assert table.commands.handle("undo")
    assert "another version" in written.getvalue() and len(game.journal) == given


def at_checkpoints() -> Iterator[Game]:
    """A game of chance wherever a step begins with a question: all its answers lie before the checkpoint."""
    game, chance = table(3), Chance(3)
    while game.decision is not None:
        if game.checkpoint.answers == len(game.journal):
            yield game
        game.answer(game.decision.sample(chance))


def test_what_is_there_before_the_first_answer_is_not_searched_for_garbage(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(housekeeping, "gc", gc)
    typist = seated(tmp_path)
    typist.limit = 1
    gc.unfreeze()
    typist.table.play()
    assert gc.get_freeze_count()


def test_control_c_saves_too(tmp_path) -> None:
    typist = seated(tmp_path, mode=STRICT)

    def interrupt(_: Typist) -> None:
        if typist.answers > 9:
            raise KeyboardInterrupt

    typist.before = interrupt
    assert typist.play() == 0
    assert typist.output.count(WIPE) > 2 and "To go on later" in typist.output.split(WIPE)[-1]


def test_save_under_a_name(tmp_path) -> None:
    typist = seated(tmp_path)
    typist.queue = ["", "save ../evil", "save friday night", "quit"]
    assert typist.play() == 0
    assert "letters, digits" in typist.output
    assert read_game(tmp_path / "friday night.json", book()).decision is not None
    assert not list(tmp_path.parent.glob("evil*"))


def test_undo_takes_back_the_last_answer_of_a_person(tmp_path) -> None:
    typist = seated(tmp_path, "ann,bot:random,bot:random", variant=3)
    kept: list[Any] = []

    def take_back(_: Typist) -> None:
        game = typist.table.game
        mine = [i for i, (key, _) in enumerate(game.journal) if key.startswith("0/")]
        if len(mine) >= 5 and not kept:
            kept.extend([game.journal[: mine[-1]], game.journal[mine[-1]][0]])
            typist.queue = ["undo"]
        elif kept and len(kept) == 2:
            assert game.journal == kept[0] and game.decision is not None
            assert game.decision.key == kept[1]
            kept.append("checked")

    typist.before = take_back
    assert typist.play() == 0
    assert kept[-1] == "checked" and typist.table.game.is_over


def test_nothing_to_undo_at_the_start(tmp_path) -> None:
    typist = seated(tmp_path)
    typist.queue = ["", "undo", "quit"]
    assert typist.play() == 0
    assert "nothing to take back" in typist.output


def test_ships_zone_by_zone(tmp_path) -> None:
    """One from each of two planets and none from the rest; nine from the first are too many."""
    typist = seated(tmp_path, "ann,bot:greedy,bot:greedy", start="launch", offense="blue", defense="green")
    done: list[list[Any]] = []

    def by_zones(_: Typist) -> None:
        decision = typist.table.game.decision
        assert decision is not None
        if decision.kind == "launch-ships" and not done:
            done.append([[decision.options[0], 1], [decision.options[1], 1]])
            typist.queue = ["", "9", "1", "1", *["0"] * (len(decision.options) - 2)]
            typist.limit = typist.answers + len(typist.queue)

    typist.before = by_zones
    typist.play()
    given = [answer for key, answer in typist.table.game.journal if key.startswith("0/launch-ships")]
    assert given[0] == done[0]
    assert "Please type a number from 0 to" in typist.output


NEGOTIATING = """
seats: {blue: mind, green: clone, purple: zombie}
options: {planets: 4}
ships: {blue: {green 2: 2, purple 1: 2}, green: {blue 2: 2, purple 2: 2}, purple: {blue 1: 2, green 1: 2}}
start: reveal
offense: blue
defense: green
planet: green 1
sends: 2
laid: {offense: negotiate, defense: negotiate}
"""


def test_an_offer_is_put_together_in_a_dialogue(tmp_path) -> None:
    """Two negotiates have met, and both have something to give."""
    write_game(at(NEGOTIATING), tmp_path / "talks.json")
    typist = started(tmp_path, "--load", str(tmp_path / "talks.json"))
    offered: list[int] = []

    def bargain(_: Typist) -> None:
        game, asked = typist.table.game, typist.table.asked
        bounds = None if asked is None else asked.bounds
        if bounds is None or offered:
            return
        if bounds.hand and bounds.their_cards > 2 and all(bounds.new):
            offered.append(len(game.journal))
            # Each line a choice: what is not legal is said, and the offer can be begun anew.
            give = ["Give a card", "1", "Give cards of a kind", "morph", "9", "Give cards at random", "1", "Start over"]
            take = ["Ask for a card by name", "Attack 99", "negotiate", "Ask for cards of a kind", "attack", "1"]
            colony = ["Grant a colony", "1", "Ask for a colony", "1", "Ask for cards at random", "1"]
            typist.queue = [*give, *take, *colony, "board", "Propose"]

    typist.before = bargain
    assert typist.play() == 0
    _, offer = typist.table.game.journal[offered[0]]
    assert offer["take"]["cards"] == ["negotiate"] and offer["take"]["kinds"] == [["attack", 1]]
    assert offer["take"]["random"] == 1 and offer["take"]["colony"] >= 0 and offer["give"]["colony"] >= 0
    assert offer["give"]["cards"] == [] and offer["give"]["kinds"] == []
    for words in ("no card called Attack 99", "The giver does not hold those cards.", "This offer can be made."):
        assert words in typist.output


# --- starting


@pytest.mark.parametrize("seats", ["ann", "ann,ann,bob", "ann,bob,bot:nobody", "ann,,bob", "a,b,c,d,e,f"])
def test_impossible_seats_are_refused(tmp_path, seats) -> None:
    with pytest.raises(CosmicError) as fault:
        started(tmp_path, "--seats", seats)
    assert Messages(strict=True).say(f"error-{fault.value.key}", **fault.value.about)


def test_the_demonstration_tells_a_game(capsys, monkeypatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    parser = argparse.ArgumentParser()
    play.arguments(parser)
    assert play.run(parser.parse_args(["--text"])) == 0
    told = capsys.readouterr().out
    for words in ("Encounter 1", "attacks", "Total of the offense", "Foreign colonies:", "The game is over"):
        assert words in told
    assert max(map(len, told.split("\n"))) <= 100


# Bots that do not think play games of another kind than those that do, in less time.
DEMONSTRATIONS = [*((seed, demo.SEATS) for seed in (2, 3)), *((seed, QUICK) for seed in range(4, 20))]


@pytest.mark.every(4)
@pytest.mark.parametrize(("seed", "seats"), DEMONSTRATIONS)
def test_demonstrations_never_lack_a_word(seed, seats, monkeypatch) -> None:
    monkeypatch.setattr(demo, "SEATS", seats)
    monkeypatch.setattr(demo, "Messages", strict_messages)
    monkeypatch.setattr(demo, "new_game", lambda setup: new_game(setup, stated_book()))
    lines: list[str] = []
    assert demo.tell_game(seed, lines.append) == 0
    assert "[" not in "".join(lines)
