"""The text table driven by scripted input: whole games, privacy, undo, saving and going on."""

from __future__ import annotations

import argparse
import gc
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from situations import at

from cosmic.cli import demo, play
from cosmic.engine.decisions import Decision
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game, read_game, verify, write_game
from cosmic.engine.views import PUBLIC, visible_log
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.session.calls import MODES
from cosmic.hotseat.session.session import Session
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.text_table.terminal import WIPE, Screen
from cosmic.text_table.text_game import TextTable
from cosmic.text_table.typed_answers import is_range

HAND_OVER = "Pass the keyboard to "


class Player:
    """Types legal answers by chance; every line that is written is kept."""

    def __init__(self, folder: Path, *options: str, seed: int = 1) -> None:
        parser = argparse.ArgumentParser()
        play.arguments(parser)
        args = parser.parse_args(["--text", "--save-dir", str(folder), "--seed", str(seed), *options])
        self.chance = Chance(seed)
        self.written = io.StringIO()
        self.screen = Screen(self.type, self.written.write, colour=False, width=100, sleep=lambda seconds: None)
        self.table: TextTable = play.open_table(args, self.screen, Messages(strict=True))
        self.queue: list[str] = []  # typed before anything by chance
        self.sheets: list[tuple[int, int]] = []  # (place in the output, player) of each look at the screen
        self.answers = 0
        self.limit = 0  # after so many prompts the input ends
        self.before: Callable[[Player], None] = lambda player: None

    @property
    def output(self) -> str:
        return self.written.getvalue()

    def type(self, prompt: str) -> str:
        self.written.write(prompt + "\n")
        self.answers += 1
        if self.limit and self.answers > self.limit:
            raise EOFError
        if self.queue:
            return self.queue.pop(0)
        self.before(self)
        if self.queue:
            return self.queue.pop(0)
        decision = self.table.asked
        if decision is None:
            return self.pressed()
        if decision.form == "offer":
            # The last choice of the menu is always "No deal".
            return typed_offer(self, decision)
        return typed(decision, decision.sample(self.chance), self.table.words(self.table.eyes).shown(decision))

    def pressed(self) -> str:
        """At a call now and then somebody wants to look; at a hand-over, or with nothing to choose, Enter will do."""
        call = self.table.session.call
        if call is None or not call.open or self.chance.below(4):
            return ""
        return ", ".join(self.table.name(seat) for seat in call.seats if self.chance.below(2))

    def play(self) -> int:
        return self.table.play()


def typed(decision: Decision, answer: Any, shown: list[Any]) -> str:
    """What a person types for this answer."""
    if decision.form == "many":
        return " ".join(str(decision.options.index(one) + 1) for one in answer)
    if decision.form == "allot":
        return ", ".join(f"{count} from {decision.options.index(zone) + 1}" for zone, count in answer)
    if is_range(decision):
        return str(answer)
    # Of equal cards only one is shown; the first will do where the one drawn by chance is not.
    return str(shown.index(answer) + 1 if answer in shown else 1)


def typed_offer(player: Player, decision: Decision) -> str:
    """Ask for one card at random and propose that, or end the talks."""
    assert decision.bounds is not None
    if decision.bounds.their_cards and player.chance.below(3):
        player.queue = ["1", "propose"]
        return "Ask for cards at random"
    return "No deal"


# --- whole games


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_three_people_play_a_whole_game(tmp_path, seed) -> None:
    player = Player(tmp_path, "--seats", "ann,bob,cy", seed=seed)
    assert player.play() == 0
    assert player.table.game.is_over
    assert "The game is over" in player.output
    assert "[" not in player.output.replace(WIPE, "")
    assert max(map(len, player.output.replace(WIPE, "").split("\n"))) <= 100


@pytest.mark.parametrize("seed", [4, 5])
def test_one_person_plays_bots(tmp_path, seed) -> None:
    player = Player(tmp_path, "--seats", "ann,bot:greedy,bot:random,bot:greedy", seed=seed)
    assert player.play() == 0
    assert player.table.game.is_over
    assert HAND_OVER not in player.output and WIPE not in player.output


def test_a_chosen_four_planet_game(tmp_path) -> None:
    options = ("--seats", "ann,bob,bot:random", "--aliens", "zombie,tick-tock,gambler", "--planets", "4")
    player = Player(tmp_path, *options, "--single-encounter")
    assert player.play() == 0
    assert player.table.game.state.options.planets == 4


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


@pytest.mark.parametrize("mode", MODES)
def test_nobody_sees_the_cards_of_others(tmp_path, mode) -> None:
    """At each prompt: of the cards in other hands nothing is on the screen that whoever looks at it may not know."""
    player = Player(tmp_path, "--seats", "ann,bob,cy", "--calls", mode, seed=7)
    player.limit = 500
    start, checked = 0, 0
    told: dict[int, list[str]] = {}

    def look(_: Player) -> None:
        nonlocal start, checked
        table, text = player.table, player.output[start:].split(WIPE)[-1]
        start = len(player.output)
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

    player.before = look
    assert player.play() == 0
    assert checked > 1000


@pytest.mark.parametrize("mode", MODES)
def test_the_screen_is_wiped_before_a_hand_is_open_and_when_it_is_closed(tmp_path, mode) -> None:
    player = Player(tmp_path, "--seats", "ann,bob,cy", "--calls", mode, seed=8)
    player.limit = 400
    player.play()
    parts = player.output.split(HAND_OVER)
    assert len(parts) > 20 and "Hand:" not in parts[0]
    shown = 0
    for part in parts[1:-1]:
        enter, private, public = part.split(WIPE)
        assert "Hand:" not in enter + public
        shown += "Hand:" in private
    assert shown > 10


def test_private_lines_go_to_their_owner_alone(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bob,cy", seed=9)
    assert player.play() == 0
    for part in player.output.split(HAND_OVER)[1:]:
        name = part.split(".")[0]
        for other in {"Ann", "Bob", "Cy"} - {name}:
            assert f"{other} has drawn:" not in part
    for public in player.output.split(WIPE)[::2]:
        assert "has drawn:" not in public


# --- commands


def test_commands_answer_and_the_question_stays(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bot:greedy,bot:greedy", "--aliens", "clone,zombie,demon")
    player.queue = ["?", "board", "log", "hand", "why", "card plague", "alien zombie", "card nonsense", "99", "x"]
    player.limit = 11
    assert player.play() == 0
    for words in ("undo: take back", "foreign colonies win", "Hand of Ann", "Immortality", "Plague."):
        assert words in player.output
    assert "There is nothing called nonsense." in player.output
    assert player.table.game.journal == [] or player.table.game.decision is not None


def test_end_of_input_saves_and_the_game_goes_on(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bot:greedy,bot:random")
    player.limit = 12
    assert player.play() == 0
    assert "cosmic play --text --load" in player.output
    [save] = tmp_path.glob("*.json")
    assert verify(save, book()).ok
    journal = player.table.game.journal
    again = Player(tmp_path, "--load", str(save), "--seats", "ignored")
    assert again.table.game.journal == journal
    assert again.table.people == [0] and sorted(again.table.bots) == [1, 2]
    assert again.play() == 0 and again.table.game.is_over
    assert "goes first" not in again.output  # only the encounter under way is told again
    assert list(tmp_path.glob("*.json")) == [save]


def test_the_second_of_two_programs_is_told_that_it_goes_on_as_a_copy(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bob,cy")
    player.limit = 6
    player.play()
    [save] = tmp_path.glob("*.json")
    again = Player(tmp_path, "--load", str(save))
    write_game(again.table.game, save)  # as another program would that has opened it too
    theirs = save.read_bytes()
    again.limit = 6
    again.play()
    copy = again.table.store.auto
    assert again.output.replace("\n", " ").count("goes on as a copy in") == 1 and copy.name in again.output
    assert save.read_bytes() == theirs and copy != save and verify(copy, book()).ok


def test_the_bots_of_a_loaded_game_do_not_go_by_the_clock(tmp_path) -> None:
    """The same save goes on in the same way."""
    player = Player(tmp_path, "--seats", "ann,bot:random,bot:random")
    player.limit = 12
    player.play()
    [save] = tmp_path.glob("*.json")
    kept = [path for path in tmp_path.iterdir() if path.is_file()]
    ends = set()
    for number in range(2):
        copy = tmp_path / str(number) / save.name
        copy.parent.mkdir()
        for path in kept:  # a table that was not left keeps its game in two files
            (copy.parent / path.name).write_bytes(path.read_bytes())
        again = Player(copy.parent, "--load", str(copy), "--seed", str(7 + number))
        again.chance = Chance(5)  # what the person does
        again.limit = 12
        again.play()
        ends.add(repr(again.table.game.journal))
    assert len(ends) == 1


@pytest.mark.parametrize("mode", MODES)
def test_a_table_goes_on_where_it_was_in_the_window_or_here(tmp_path, mode) -> None:
    """The save tells how far the table was told, who was called, and how: both tables read the same."""
    player = Player(tmp_path, "--seats", "ann,bob,cy", "--calls", mode)
    player.limit = 60
    player.play()
    session = Session(read_game(player.table.store.auto, book()), [0, 1, 2], mode)
    again = Player(tmp_path, "--load", str(player.table.store.auto))
    for other in (session, again.table.session):
        assert (other.shown, other.known, other.mode) == (
            player.table.session.shown, player.table.session.known, mode,
        )  # fmt: skip
        assert other.next() == player.table.session.next()


def test_what_other_rules_have_played_cannot_be_taken_back_and_that_is_said(tmp_path) -> None:
    game = next(game for game in at_checkpoints(3) if len(game.journal) > 20)
    game = loads_game(dumps_game(game), book())
    game.journal[0] = ["0/nobody-asks-this/0", 1]
    written = io.StringIO()
    screen = Screen(lambda prompt: "undo", written.write, colour=False, width=100)
    table = TextTable(game, {}, screen, Store(tmp_path, []), Messages(strict=True))
    given = len(game.journal)
    assert table.commands.handle("undo")
    assert "another version" in written.getvalue() and len(game.journal) == given


def at_checkpoints(seed: int) -> Iterator[Game]:
    """A game of chance wherever a step begins with a question: all its answers lie before the checkpoint."""
    game, chance = new_game(Setup(seed, ("Ann", "Bob", "Cy"))), Chance(seed)
    while game.decision is not None:
        if game.checkpoint.answers == len(game.journal):
            yield game
        game.answer(game.decision.sample(chance))


def test_what_is_there_before_the_first_answer_is_not_searched_for_garbage(tmp_path) -> None:
    player = Player(tmp_path)
    player.limit = 1
    gc.unfreeze()
    player.table.play()
    assert gc.get_freeze_count()
    gc.unfreeze()


def test_control_c_saves_too(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bob,cy")

    def interrupt(_: Player) -> None:
        if player.answers > 9:
            raise KeyboardInterrupt

    player.before = interrupt
    assert player.play() == 0
    assert player.output.count(WIPE) > 2 and "To go on later" in player.output.split(WIPE)[-1]


def test_save_under_a_name(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bob,cy")
    player.queue = ["", "save ../evil", "save friday night", "quit"]
    assert player.play() == 0
    assert "letters, digits" in player.output
    assert read_game(tmp_path / "friday night.json", book()).decision is not None
    assert not list(tmp_path.parent.glob("evil*"))


def test_undo_takes_back_the_last_answer_of_a_person(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bot:random,bot:random", seed=3)
    kept: list[Any] = []

    def take_back(_: Player) -> None:
        game = player.table.game
        mine = [i for i, (key, _) in enumerate(game.journal) if key.startswith("0/")]
        if len(mine) == 5 and not kept:
            kept.extend([game.journal[: mine[-1]], game.journal[mine[-1]][0]])
            player.queue = ["undo"]
        elif kept and len(kept) == 2:
            assert game.journal == kept[0] and game.decision is not None
            assert game.decision.key == kept[1]
            kept.append("checked")

    player.before = take_back
    assert player.play() == 0
    assert kept[-1] == "checked" and player.table.game.is_over


def test_nothing_to_undo_at_the_start(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bob,cy")
    player.queue = ["", "undo", "quit"]
    assert player.play() == 0
    assert "nothing to take back" in player.output


def test_ships_zone_by_zone(tmp_path) -> None:
    player = Player(tmp_path, "--seats", "ann,bot:greedy,bot:greedy", "--aliens", "mind,zombie,clone")
    done: list[list[Any]] = []

    def by_zones(_: Player) -> None:
        decision = player.table.game.decision
        assert decision is not None
        if decision.kind == "launch-ships" and not done:
            done.append([[decision.options[0], 1], [decision.options[1], 1]])
            player.queue = ["", "9", "1", "1", *["0"] * (len(decision.options) - 2)]
            player.limit = player.answers + len(player.queue)

    player.before = by_zones
    player.play()
    given = [answer for key, answer in player.table.game.journal if key.startswith("0/launch-ships")]
    assert given[0] == done[0]
    assert "Please type a number from 0 to" in player.output


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
    player = Player(tmp_path, "--load", str(tmp_path / "talks.json"))
    offered: list[int] = []

    def bargain(_: Player) -> None:
        game, asked = player.table.game, player.table.asked
        bounds = None if asked is None else asked.bounds
        if bounds is None or offered:
            return
        if bounds.hand and bounds.their_cards > 2 and all(bounds.new):
            offered.append(len(game.journal))
            # Each line a choice: what is not legal is said, and the offer can be begun anew.
            give = ["Give a card", "1", "Give cards of a kind", "morph", "9", "Give cards at random", "1", "Start over"]
            take = ["Ask for a card by name", "Attack 99", "negotiate", "Ask for cards of a kind", "attack", "1"]
            colony = ["Grant a colony", "1", "Ask for a colony", "1", "Ask for cards at random", "1"]
            player.queue = [*give, *take, *colony, "board", "Propose"]

    player.before = bargain
    assert player.play() == 0
    _, offer = player.table.game.journal[offered[0]]
    assert offer["take"]["cards"] == ["negotiate"] and offer["take"]["kinds"] == [["attack", 1]]
    assert offer["take"]["random"] == 1 and offer["take"]["colony"] >= 0 and offer["give"]["colony"] >= 0
    assert offer["give"]["cards"] == [] and offer["give"]["kinds"] == []
    for words in ("no card called Attack 99", "The giver does not hold those cards.", "This offer can be made."):
        assert words in player.output


# --- starting


@pytest.mark.parametrize("seats", ["ann", "ann,ann,bob", "ann,bob,bot:nobody", "ann,,bob", "a,b,c,d,e,f"])
def test_impossible_seats_are_refused(tmp_path, seats) -> None:
    with pytest.raises(CosmicError) as fault:
        Player(tmp_path, "--seats", seats)
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


@pytest.mark.parametrize("seed", range(2, 12))
def test_demonstrations_never_lack_a_word(seed, monkeypatch) -> None:
    monkeypatch.setattr(demo, "Messages", lambda: Messages(strict=True))
    lines: list[str] = []
    assert demo.tell_game(seed, lines.append) == 0
    assert "[" not in "".join(lines)


# --- breaking off and going on


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_every_prompt_can_be_the_last(tmp_path, end) -> None:
    """Ctrl-D and Ctrl-C, at a question, at the hand-over, in the middle of ships and deals: the game is kept."""
    for prompts in range(0, 60, 3):
        folder = tmp_path / str(prompts)
        player = Player(folder, "--seats", "ann,bob,cy", seed=11)

        def stop(_: Player, player: Player = player, prompts: int = prompts) -> None:
            if player.answers > prompts:
                raise end

        player.before = stop
        assert player.play() == 0
        assert "Hand:" not in player.output.split(WIPE)[-1] and "To go on later" in player.output
        [save] = folder.glob("*.json")
        assert verify(save, book()).ok
        assert not list(folder.glob(".*"))


def test_a_save_of_another_game_is_not_overwritten(tmp_path) -> None:
    one = Player(tmp_path, "--seats", "ann,bob,cy")
    one.queue = ["", "save friday", "save friday", "quit"]
    one.play()
    assert "another saved game" not in one.output
    before = (tmp_path / "friday.json").read_bytes()
    two = Player(tmp_path, "--seats", "dot,eve,flo", seed=2)
    two.queue = ["", "save friday", "quit"]
    two.play()
    assert "another saved game" in " ".join(two.output.split())
    assert (tmp_path / "friday.json").read_bytes() == before
    again = Player(tmp_path, "--load", str(tmp_path / "friday.json"))
    again.queue = ["", "save friday", "quit"]
    again.play()
    assert "another saved game" not in again.output


@pytest.mark.parametrize("seats", [None, "", "{", "[]", '["human", "wizard", "human"]', "[[], [], []]", "[" * 100_000])
def test_seats_that_cannot_be_read_are_told(tmp_path, seats) -> None:
    player = Player(tmp_path, "--seats", "ann,bob,cy")
    player.queue = ["", "save friday", "quit"]
    player.play()
    game = read_game(tmp_path / "friday.json", book())
    game.beside.clear()
    write_game(game, tmp_path / "friday.json")
    if seats is not None:
        (tmp_path / "friday.seats").write_text(seats, encoding="utf-8")
    again = Player(tmp_path, "--load", str(tmp_path / "friday.json"))
    again.limit = 1
    assert again.play() == 0
    assert again.table.people == [0, 1, 2]
    assert "friday.json does not tell who plays, so every seat is a person's." in " ".join(again.output.split())
