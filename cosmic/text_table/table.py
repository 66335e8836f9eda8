"""The game at one keyboard: who is asked, what is shown to whom, and when the screen is wiped."""

from __future__ import annotations

import shlex

from cosmic.bots import Bot
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import CosmicError, IllegalAnswer
from cosmic.engine.game import Game
from cosmic.engine.log import Line as LogEntry
from cosmic.engine.rng import Chance
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.hotseat.memory import sweep
from cosmic.hotseat.place import forget_place
from cosmic.hotseat.store import Store
from cosmic.text.board import Board
from cosmic.text.messages import Messages
from cosmic.text_table.answers import Misread, is_range, read_answer
from cosmic.text_table.commands import Commands, Leave, TakenBack
from cosmic.text_table.dealing import Dealing
from cosmic.text_table.screen import Screen


class TextTable:
    """Plays one game to its end, or until somebody leaves."""

    def __init__(self, game: Game, bots: dict[int, Bot], screen: Screen, store: Store, messages: Messages) -> None:
        self.game = game
        self.bots = bots
        self.screen = screen
        self.store = store
        self.messages = messages
        self.people = [p for p in range(len(game.state.seats)) if p not in bots]
        forget_place(game)
        self.holder = NOBODY  # who sits at the keyboard
        since = last_encounter(game.log) if game.journal else 0
        self.known = dict.fromkeys(self.people, since)  # how much of the log each has been shown
        screen.paint([seat.name for seat in game.state.seats], [seat.colour for seat in game.state.seats])

    def words(self, viewer: int) -> Board:
        return Board(view_of(self.game.table, viewer), self.game.book.content, self.messages)

    def say(self, key: str, **about: object) -> None:
        self.screen.line(self.messages.say(key, **about))

    # --- the game
    def play(self) -> int:
        sweep()
        self.say("welcome")
        if self.store.seats_unknown:
            self.say("seats-unknown", file=str(self.store.loaded), seats=str(self.store.seats_unknown))
        try:
            if not self.game.journal:
                self.store.autosave(self.game)  # a folder that cannot be written to shows before the first answer
            self.play_on()
        except CosmicError as fault:  # the disk is full, or the like
            self.screen.line(self.words(PUBLIC).fault(fault))
            return 1
        return 0

    def play_on(self) -> None:
        try:
            while self.game.decision is not None:
                self.step(self.game.decision)
        except (EOFError, KeyboardInterrupt, Leave):
            self.leave()
        else:
            self.finish()

    def step(self, decision: Decision) -> None:
        if decision.player in self.bots:
            self.game.answer(self.bot_answer(decision))
        else:
            try:
                self.person_answers(decision)
            except TakenBack:
                self.known = {player: min(count, len(self.game.log)) for player, count in self.known.items()}
        self.store.autosave(self.game)

    def bot_answer(self, decision: Decision) -> Answer:
        """A bot that errs must not stop the game."""
        answer = self.bots[decision.player].choose(view_of(self.game.table, decision.player), decision)
        try:
            return decision.check(answer)
        except IllegalAnswer:
            return decision.sample(Chance(len(self.game.journal)))

    # --- people
    def person_answers(self, decision: Decision) -> None:
        player = decision.player
        if player != self.holder:
            self.hand_over(player)
        words = self.words(player)
        self.news(words, player)
        self.show_question(decision, words)
        while True:
            try:
                self.game.answer(self.read(decision, words))
                return
            except Misread as fault:
                self.say(fault.key, **fault.about)
            except IllegalAnswer as illegal:
                self.screen.line(words.fault(illegal))

    def hand_over(self, player: int) -> None:
        """Nothing of one player may be on the screen when the next one looks, nor the other way round."""
        if len(self.people) > 1:
            if self.holder != NOBODY:
                self.screen.wipe()
            self.holder = NOBODY
            self.say("hand-over", seat=self.game.state.seats[player].name)
            self.screen.ask(self.messages.say("prompt"))
            self.screen.wipe()
        self.holder = player

    def news(self, words: Board, player: int) -> None:
        """What has happened since this player last looked, as far as it may know."""
        entries = visible_log(self.game.log[self.known[player] :], player)
        self.known[player] = len(self.game.log)
        if entries:
            self.screen.line()
            if len(self.people) > 1:
                self.say("news-title", seat=words.seat(player))
            self.screen.lines([words.event(entry) for entry in entries])

    def show_question(self, decision: Decision, words: Board) -> None:
        self.screen.line()
        self.screen.lines(words.encounter())
        if words.view.hand or words.view.borrowed:
            self.screen.line(words.hand_in_short())
        self.screen.line(words.question(decision))
        if decision.form == "offer":
            return
        if is_range(decision):
            self.say("hint-number", low=min(decision.options), high=max(decision.options))
            return
        for i, choice in enumerate(words.choices(decision)):
            key = "choice-means" if choice.means else "choice"
            self.say(key, number=i + 1, label=choice.label, means=choice.means)
        self.say(hint(decision), low=decision.low, high=decision.high)

    # --- reading
    def read(self, decision: Decision, words: Board) -> Answer:
        if decision.form == "offer":
            return Dealing(decision, words, self.screen, self.prompt).offer()
        typed = self.prompt(self.messages.say("prompt"))
        if decision.form == "allot" and not typed:
            return self.zone_by_zone(decision, words)
        labels = [choice.label for choice in words.choices(decision)]
        return read_answer(decision, typed, words.shown(decision), labels)

    def prompt(self, text: str) -> str:
        """A line that is no command."""
        commands = Commands(self.game, self.screen, self.store, self.words(self.holder), self.people.__contains__)
        typed = self.screen.ask(text)
        while commands.handle(typed):
            typed = self.screen.ask(text)
        return typed

    def zone_by_zone(self, decision: Decision, words: Board) -> Answer:
        chosen: list[list[int]] = []
        for zone, cap in zip(decision.options, decision.caps):
            most = min(cap, decision.high - sum(count for _, count in chosen))
            count = self.count_for(words.zone(zone), most) if most else 0
            if count:
                chosen.append([zone, count])
        return chosen

    def count_for(self, zone: str, most: int) -> int:
        while True:
            typed = self.prompt(self.messages.say("prompt-zone", zone=zone, most=most)) or "0"
            if typed.isdecimal() and int(typed) <= most:
                return int(typed)
            self.say("fault-value", low=0, high=most)

    # --- the end
    def leave(self) -> None:
        if self.holder != NOBODY and len(self.people) > 1:
            self.screen.wipe()
        self.screen.line()
        path = str(self.store.autosave(self.game))
        self.say("saved", file=path)
        self.say("resume", file=shlex.quote(path))

    def finish(self) -> None:
        """The last events and the final board, for everybody."""
        viewer, since = PUBLIC, last_encounter(self.game.log)
        if len(self.people) == 1:
            viewer, since = self.people[0], self.known[self.people[0]]
        elif self.people:
            self.screen.wipe()
        words = self.words(viewer)
        self.screen.lines([words.event(entry) for entry in visible_log(self.game.log[since:], viewer)])
        self.screen.line()
        self.screen.lines(self.words(PUBLIC).board())
        self.say("game-over", count=self.game.state.encounters)


def last_encounter(log: list[LogEntry]) -> int:
    """Where the last encounter begins in the log."""
    return max((i for i, entry in enumerate(log) if entry[0] == "encounter-starts"), default=0)


def hint(decision: Decision) -> str:
    """The key of the sentence that says how to answer."""
    if decision.form == "many":
        return "hint-many-some" if decision.low else "hint-many"
    if decision.form == "allot":
        return "hint-allot-one" if decision.high == 1 else "hint-allot"
    return "hint-pass" if decision.passive else "hint-pick"
