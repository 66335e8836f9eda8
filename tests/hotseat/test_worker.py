"""The bots' own process: it answers, it survives nothing, and it leaves when the table is gone."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import connection
from pathlib import Path

import pytest
from situations import table

from cosmic.bots.position_values import values_of
from cosmic.bots.thinking import ThinkingBot
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.views import PlayerView
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.thinkers import NOTHING_HURRIED, Reply, Thinkers, question_at, seed_of
from cosmic.positions import position
from cosmic.rulebook import book, minds
from cosmic.worlds.following import following

ROOT = Path(__file__).resolve().parents[2]
KINDS = {0: "greedy", 1: "random", 2: "easy"}
ALARM = 900.0  # seconds after which a process that never ends fails its test instead of stopping all tests for ever

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX")


@pytest.fixture
def game() -> Game:
    return table(3)


class Clock:
    """Stands until it is moved: nobody loses patience because the machine is busy."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(game, clock) -> Iterator[BotWorker]:
    worker = BotWorker(KINDS, seed_of(game), clock=clock)
    yield worker
    worker.close()


def ask(worker: BotWorker, game: Game, ticket: int) -> None:
    assert game.decision is not None
    worker.ask(question_at(game, game.decision, worker.kinds[game.decision.player], ticket))


def wait(worker: BotWorker) -> Reply:
    """However long it takes: until the process has spoken or is gone."""
    while (found := worker.poll()) is None:
        assert worker.pipe is not None, "nobody is left to answer"
        connection.wait([worker.pipe])
    return found


def pid_of(worker: BotWorker) -> int:
    assert worker.process is not None and worker.process.pid is not None
    return worker.process.pid


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def expected(game: Game) -> Answer:
    assert game.decision is not None
    return Thinkers(KINDS, seed_of(game)).ask(game, game.decision).answer


def test_nothing_runs_before_it_is_needed(game) -> None:
    worker = BotWorker(KINDS, 1)
    assert worker.process is None and worker.poll() is None
    worker.close()


def test_a_whole_game_with_the_answers_the_bots_would_give_here(worker, game) -> None:
    while game.decision is not None:
        ticket = len(game.journal)
        ask(worker, game, ticket)
        found = wait(worker)
        assert (found.ticket, found.answer) == (ticket, expected(game))
        game.answer(found.answer)
    assert game.is_over and worker.losses == 0


def test_a_game_taken_back_gets_the_same_answers_again(game) -> None:
    thinkers = Thinkers(KINDS, seed_of(game))

    def play_out() -> list[list[object]]:
        while game.decision is not None:
            game.answer(thinkers.ask(game, game.decision).answer)
        return list(game.journal)

    first = play_out()
    game.undo_to(len(first) // 2)
    assert play_out() == first


def test_a_loaded_game_gets_the_answers_of_the_one_that_was_left(game) -> None:
    for _ in range(40):
        game.answer(expected(game))
    again = loads_game(dumps_game(game), book())
    while game.decision is not None:
        assert seed_of(again) == seed_of(game) and expected(again) == expected(game)
        again.answer(expected(again))
        game.answer(expected(game))


GREEN_LAYS = """
seats: {red: none, blue: none, green: none}
offense: green
defense: red
planet: red 1
sends: 2
start: planning
hands: {red: [attack 08, attack 12], blue: [attack 20, negotiate], green: [attack 04, attack 30]}
"""


def test_who_searches_is_sent_worlds_and_sends_back_what_it_weighed(worker) -> None:
    game = position(GREEN_LAYS)
    decision = game.decision
    assert decision is not None and decision.player == 2
    question = question_at(game, decision, "easy", 5)
    assert question.worlds is not None
    assert question_at(game, decision, "greedy").worlds is None
    worker.ask(question)
    found = wait(worker)
    assert found.ticket == 5 and len(found.thought.weighed) > 1 and found.thought.weighed[0].answer == found.answer
    assert found == Thinkers(KINDS, worker.seed).reply(pickle.loads(pickle.dumps(question)))


def test_whoever_is_hurried_answers_with_what_it_has(worker) -> None:
    game = position(GREEN_LAYS)
    decision = game.decision
    assert decision is not None
    table = Thinkers({2: "normal"}, 1)
    question = question_at(game, decision, "normal", 7)
    at_leisure = table.reply(question)
    table.hurried = lambda: 7
    hurried = table.reply(question)
    assert hurried.thought.worlds == 1 < at_leisure.thought.worlds
    assert table.reply(question._replace(ticket=8)) == at_leisure._replace(ticket=8), "only that one"


def test_a_process_hears_that_somebody_cannot_wait(worker, game) -> None:
    worker.hurry()
    assert worker.hurried.value == NOTHING_HURRIED
    ask(worker, game, 3)
    while worker.asked is None:
        connection.wait([worker.pipe])
        worker.poll()
    worker.hurry()
    assert worker.hurried.value == 3 and wait(worker).ticket == 3


def test_what_is_blank_at_the_table_is_blank_in_its_worlds() -> None:
    blank = ("zombie.power",)
    assert Thinkers(KINDS, 1, blank).rules is book(blank) is not book()


def test_questions_are_answered_in_turn_and_cancelled_ones_not_at_all(worker, game) -> None:
    for ticket in (1, 2, 3, 4):
        ask(worker, game, ticket)
    worker.cancel(3)
    assert [wait(worker)[0] for _ in range(3)] == [1, 2, 4]
    ask(worker, game, 5)  # on its way already
    worker.cancel()
    ask(worker, game, 6)
    assert wait(worker)[0] == 6
    assert worker.poll() is None


def test_a_lost_process_is_replaced_once_then_the_bots_think_here(worker, game) -> None:
    for round in range(3):
        ask(worker, game, round)
        wait(worker)
        if worker.process is not None:
            lost = worker.process
            lost.kill()
            lost.join()
        ask(worker, game, 10 + round)
        found = wait(worker)
        assert (found.ticket, found.answer) == (10 + round, expected(game))
        assert worker.losses == min(round + 1, 2)
    assert worker.process is None


@needs_posix
def test_a_process_lost_in_thought_is_replaced(worker, game, clock) -> None:
    ask(worker, game, 1)
    wait(worker)
    stuck = pid_of(worker)
    os.kill(stuck, signal.SIGSTOP)
    ask(worker, game, 2)
    clock.now += worker.patience
    assert worker.poll() is None and worker.losses == 0
    clock.now += 1
    assert worker.poll() is None and worker.losses == 1
    assert wait(worker) == Reply(2, expected(game))
    assert not is_running(stuck) and pid_of(worker) != stuck


def test_whoever_is_asked_waits_for_the_process_to_begin(worker, game) -> None:
    worker.start()
    assert not worker.is_awake
    assert worker.pipe is not None
    connection.wait([worker.pipe])
    worker.poll()
    assert worker.is_awake
    ask(worker, game, 1)
    assert not worker.is_awake
    wait(worker)
    assert worker.is_awake


@needs_posix
def test_ctrl_c_is_not_for_the_bots(worker, game) -> None:
    ask(worker, game, 1)
    wait(worker)
    os.kill(pid_of(worker), signal.SIGINT)
    ask(worker, game, 2)
    assert wait(worker)[0] == 2 and worker.losses == 0


def test_without_room_for_a_process_the_bots_think_here(worker, game, monkeypatch) -> None:
    def no_room(self: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", no_room)
    ask(worker, game, 1)
    assert worker.poll() == Reply(1, expected(game))


def test_a_bot_that_errs_gives_a_legal_answer_all_the_same(game, monkeypatch, capsys) -> None:
    def err(*_: object) -> None:
        raise LookupError(hidden)

    hidden = "card" + "_zap"

    monkeypatch.setattr("cosmic.bots.greedy.GreedyBot.choose", err)
    monkeypatch.setattr("cosmic.bots.chance.RandomBot.choose", err)
    monkeypatch.setattr("cosmic.bots.thinking.ThinkingBot.choose", err)
    game.answer(expected(game))
    said = capsys.readouterr().err
    assert "LookupError" in said and "in err" in said
    assert hidden not in said, "everybody looks at this screen"


def test_a_bot_that_cannot_look_ahead_gives_a_legal_answer_all_the_same(game, monkeypatch, capsys) -> None:
    def err(*_: object) -> None:
        raise KeyError("tricks")

    monkeypatch.setattr("cosmic.hotseat.session.thinkers.Outlook", err)
    question = question_at(game, game.decision, "easy")._replace(worlds=following(game).worlds(game.decision))
    reply = Thinkers({question.seat: "easy"}, 1).reply(question)
    game.answer(reply.answer)
    assert "KeyError" in capsys.readouterr().err


def test_a_table_without_bots_needs_no_process() -> None:
    worker = BotWorker({}, 1)
    worker.start()
    assert worker.process is None


@needs_posix
def test_closing_leaves_no_process(worker, game) -> None:
    ask(worker, game, 1)
    wait(worker)
    pid = pid_of(worker)
    worker.close()
    worker.close()
    assert not is_running(pid)
    worker.start()
    early = pid_of(worker)  # before it has even begun
    worker.close()
    assert not is_running(early)


LEAVING = """
import os, signal, time
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.thinkers import question_at
from cosmic.phases.setup import Setup
from cosmic.rulebook import new_game

worker = BotWorker({{0: "greedy", 1: "greedy", 2: "greedy"}}, 1)
game = new_game(Setup(1, ("Ann", "Bob", "Cy")))
worker.ask(question_at(game, game.decision, "greedy", 7))
while (found := worker.poll()) is None:
    time.sleep(0.002)
print("answered", found[0], flush=True)
{end}
"""


@pytest.mark.every(2)
@needs_posix
@pytest.mark.parametrize("end", ["", "os._exit(3)", "os.kill(os.getpid(), signal.SIGKILL)", "raise SystemExit(1)"])
def test_the_process_does_not_outlive_the_table(end) -> None:
    """The bots' process holds the same output open; that it ends means the process is gone, too."""
    done = subprocess.run(
        [sys.executable, "-c", LEAVING.format(end=end)], cwd=ROOT, capture_output=True, text=True, timeout=ALARM
    )
    assert done.stdout == "answered 7\n" and not done.stderr


def test_bots_do_not_bring_a_window_with_them() -> None:
    look = "import sys, cosmic.hotseat.session.bot_worker; print({'pygame', 'fluent'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, timeout=ALARM)
    assert done.stdout == "set()\n"


def test_at_the_table_a_bot_values_positions_as_its_level_does(game: Game) -> None:
    seen: list[list[float]] = []

    def choose(self: ThinkingBot, view: PlayerView, decision: Decision) -> Answer:
        assert self.outlook is not None
        seen.append(self.outlook.weights)
        return decision.options[0]

    decision = game.decision
    assert decision is not None
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ThinkingBot, "choose", choose)
        for level in ("hard", "normal"):
            Thinkers({decision.player: level}, 1).ask(game, decision)
    assert seen == [values_of(minds().levels[level].values) for level in ("hard", "normal")]
    assert seen[0] != seen[1]
