"""The game at one keyboard, beat by beat as the session says: what is told to all, who is called, who looks alone."""

from __future__ import annotations

import shlex
from contextlib import suppress
from dataclasses import replace

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import CosmicError, IllegalAnswer
from cosmic.engine.game import Game
from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PUBLIC, visible_log
from cosmic.hotseat.keeping.housekeeping import sweep
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.past.encounter_ends import end_before, ends_encounter, told_with_ends
from cosmic.hotseat.session.beats import Ask, Beat, Look, Over, Said, Tell, Think, last_of_group
from cosmic.hotseat.session.bot_thinking import settle
from cosmic.hotseat.session.calls import NORMAL, Call, call_sentence
from cosmic.hotseat.session.open_curtain import stays_open
from cosmic.hotseat.session.privacy import open_options, said_without_a_choice
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.thinkers import Reply, Thinkers, shortest_pause, talkers_of
from cosmic.text.folding import sentences
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.text.spoken_words import statement_said
from cosmic.text_table.commands import Again, Commands, Leave
from cosmic.text_table.terminal import Screen
from cosmic.text_table.typed_answers import Misread, is_range, read_answer, read_seats
from cosmic.text_table.typed_deals import Dealing


class TextTable:
    """Plays one game to its end, or until somebody leaves."""

    def __init__(
        self, game: Game, bots: Thinkers, screen: Screen, store: Store, messages: Messages, mode: str = NORMAL
    ) -> None:
        self.game = game
        self.bots = bots
        self.screen = screen
        self.store = store
        self.messages = messages
        self.people = [p for p in range(len(game.state.seats)) if p not in bots.bots]
        self.session = Session(game, self.people, mode, store.autosave, talkers_of(bots.kinds))
        self.holder = NOBODY  # whose hand is open on the screen
        self.asked: Decision | None = None  # what is asked, as far as it may be shown
        self.commands = Commands(self)
        screen.shortest = shortest_pause(bots.kinds.values())
        screen.paint([seat.name for seat in game.state.seats], [seat.colour for seat in game.state.seats])

    @property
    def eyes(self) -> int:
        """Who may see what is on the screen now."""
        return self.session.viewer if self.holder == NOBODY else self.holder

    def words(self, viewer: int, line: int | None = None) -> Presenter:
        return Presenter(self.session.view(viewer, line), self.game.book.content, self.messages)

    def say(self, key: str, **about: object) -> None:
        self.screen.line(self.messages.say(key, **about))

    def name(self, seat: int) -> str:
        return self.game.state.seats[seat].name

    # --- the game
    def play(self) -> int:
        sweep()
        self.say("welcome")
        if self.store.seats_unknown:
            self.say("seats-unknown", file=str(self.store.loaded), seats=str(self.store.seats_unknown))
        self.tell_of_copy()
        try:
            self.session.note()
            if not self.game.journal:
                self.store.autosave(self.game)  # a folder that cannot be written to shows before the first answer
            self.recall()
            self.play_on()
        except CosmicError as fault:  # the disk is full, or the like
            self.screen.line(self.words(PUBLIC).fault(fault))
            return 1
        finally:
            self.screen.release()
        return 0

    def recall(self) -> None:
        """Of a loaded game, what everybody was told of the encounter under way."""
        shown = self.session.shown
        first = last_encounter(self.game.log[:shown])
        self.screen.lines(told_with_ends(self.game, first, shown, self.words(self.eyes)))

    def play_on(self) -> None:
        self.wait_for_bots()
        try:
            beat = self.session.next()
            while not isinstance(beat, Over):
                with suppress(Again):
                    self.show(beat)
                beat = self.session.next()
        except (EOFError, KeyboardInterrupt, Leave):
            self.leave()
        else:
            self.finish()

    def show(self, beat: Beat) -> None:
        self.asked = None
        self.tell_of_copy()
        if self.holder != NOBODY and not stays_open(beat, self.holder):
            self.close_hand()
        if isinstance(beat, Tell):
            self.tell(beat)
        elif isinstance(beat, Said):
            self.hear_all()
        elif isinstance(beat, Think):
            self.think(beat)
        else:
            self.screen.release()
            try:
                self.turn_to_people(beat)
            finally:
                self.wait_for_bots()

    def turn_to_people(self, beat: Beat) -> None:
        if isinstance(beat, Call):
            self.call(beat)
        elif isinstance(beat, Look):
            self.look(beat)
        elif isinstance(beat, Ask):
            self.ask(beat)

    def wait_for_bots(self) -> None:
        """Whether one has anything to think of is its secret, so all that is told until the next turn comes at once."""
        if self.bots.bots:
            self.screen.hold()

    def tell(self, beat: Tell) -> None:
        last = last_of_group(self.game.log, beat.line)
        self.sum_up(beat.line)
        self.screen.lines(
            sentences(self.words(self.eyes, last), visible_log(self.game.log[beat.line : last + 1], self.eyes))
        )
        while self.session.shown <= last:
            self.session.told()

    def sum_up(self, line: int) -> None:
        """What came of the encounter before this line. Of one among bots alone nothing else is written, if nothing has
        been yet; the log has it all."""
        end = end_before(self.game, line, self.messages, self.people)
        if end is not None:
            if end.of_bots:
                self.screen.take_back()
            self.screen.line(end.said)
        if ends_encounter(self.game.log[line]):
            self.screen.mark()

    def think(self, beat: Think) -> None:
        settle(self.session, beat, self.bots.ask(self.game, beat.decision) if beat.decision else Reply(0, None))

    def hear_all(self) -> None:
        """What was said beside the rules, and by whom."""
        words = self.words(PUBLIC)
        while isinstance(beat := self.session.next(), Said):
            one = beat.statement
            said = statement_said(self.messages, one, words.seat(one.other))
            self.say("said", seat=words.seat(one.seat), words=said)
            self.session.hear()

    # --- calls
    def call(self, call: Call) -> None:
        """The same words whoever could answer: whoever types its name looks, the others pass."""
        words = self.words(PUBLIC)
        self.screen.line()
        self.screen.lines(words.encounter())
        self.screen.line(call_sentence(call, words))
        others = [seat for seat in self.people if seat in call.called or seat not in call.seats]
        self.say("call-who", seats=words.listed([f"{seat + 1} {self.name(seat)}" for seat in others]))
        names = {seat: self.name(seat) for seat in self.people}
        while True:
            try:
                for seat in read_seats(self.prompt(), names):
                    self.session.press(seat)
                break
            except Misread as fault:
                self.say(fault.key, **fault.about)
        self.session.close_call()

    def tell_of_copy(self) -> None:
        """Another program plays the same game: people should know which file is theirs."""
        notice, self.store.notice = self.store.notice, None
        if notice is not None:
            self.screen.line(self.words(PUBLIC).fault(notice))

    # --- behind the curtain
    def open_hand(self, seat: int) -> None:
        """Nothing of one player may be on the screen when the next one looks, nor the other way round."""
        if seat == self.holder:
            return
        self.say("hand-over", seat=self.name(seat))
        self.screen.ask(self.messages.say("prompt"))
        self.screen.wipe()
        self.holder = seat
        news = self.session.news_for(seat)
        if news:
            words = self.words(seat)
            self.say("news-title", seat=self.name(seat))
            self.screen.lines(sentences(words, news))

    def close_hand(self) -> None:
        self.session.has_read(self.holder)
        self.screen.wipe()
        self.holder = NOBODY

    def look(self, beat: Look) -> None:
        """Nothing to decide, but nobody else can know that."""
        self.open_hand(beat.seat)
        words = self.words(beat.seat)
        self.show_table(words)
        if words.view.draft:
            self.screen.lines(words.own_sheets())
        self.screen.line(said_without_a_choice(beat.kind, words, beat.seat))
        self.say("look-over")
        self.prompt()
        self.session.looked(beat.seat)

    def peek(self, seat: int) -> None:
        """Somebody who is asked before everybody's eyes wants to see its cards first."""
        self.open_hand(seat)
        self.screen.lines(self.words(seat).hand())
        self.say("look-over")
        self.screen.ask(self.messages.say("prompt"))
        self.close_hand()
        raise Again

    # --- questions
    def ask(self, beat: Ask) -> None:
        decision = beat.decision
        if beat.private:
            self.open_hand(decision.player)
        elif self.session.solo is None:
            decision = replace(decision, options=tuple(open_options(decision)))
        self.asked, words = decision, self.words(self.eyes)
        self.show_table(words)
        self.show_question(decision, words)
        while True:
            try:
                self.session.answer(self.read(decision, words))
                return
            except Misread as fault:
                self.say(fault.key, **fault.about)
            except IllegalAnswer as illegal:
                self.screen.line(words.fault(illegal))

    def show_table(self, words: Presenter) -> None:
        self.screen.line()
        self.screen.lines(words.encounter())
        if words.view.face_down:
            self.screen.line(words.say("hand-face-down-short", aliens=words.aliens(words.view.viewer)))
        if words.view.hand or words.view.borrowed:
            self.screen.line(words.hand_in_short())

    def show_question(self, decision: Decision, words: Presenter) -> None:
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
    def read(self, decision: Decision, words: Presenter) -> Answer:
        if decision.form == "offer":
            return Dealing(decision, words, self.screen, self.prompt).offer()
        typed = self.prompt()
        if decision.form == "allot" and not typed:
            return self.zone_by_zone(decision, words)
        labels = [choice.label for choice in words.choices(decision)]
        return read_answer(decision, typed, words.shown(decision), labels)

    def prompt(self, text: str = "") -> str:
        """A line that is no command."""
        text = text or self.messages.say("prompt")
        typed = self.screen.ask(text)
        while self.commands.handle(typed):
            typed = self.screen.ask(text)
        return typed

    def zone_by_zone(self, decision: Decision, words: Presenter) -> Answer:
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
        if self.holder != NOBODY:
            self.screen.wipe()
        self.screen.line()
        self.session.note()
        path = str(self.store.autosave(self.game))
        self.say("saved", file=path)
        self.say("resume", file=shlex.quote(path))

    def finish(self) -> None:
        """The final board, for everybody."""
        if self.holder != NOBODY:
            self.close_hand()
        self.screen.line()
        self.screen.lines(self.words(PUBLIC).board())
        self.say("game-over", count=self.game.state.encounters)


def last_encounter(log: list[Line]) -> int:
    """Where the last encounter begins in the log."""
    return max((i for i, line in enumerate(log) if line.key == ENCOUNTER_STARTS), default=0)


def hint(decision: Decision) -> str:
    """The key of the sentence that says how to answer."""
    if decision.form == "many":
        return "hint-many-some" if decision.low else "hint-many"
    if decision.form == "allot":
        return "hint-allot-one" if decision.high == 1 else "hint-allot"
    return "hint-pass" if decision.passive else "hint-pick"
