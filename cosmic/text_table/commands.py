"""What a player may type at any prompt instead of an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.engine.errors import CosmicError
from cosmic.engine.state import NOBODY
from cosmic.hotseat.codex.codex import codex_of, plain
from cosmic.hotseat.past.encounter_ends import told_with_ends
from cosmic.hotseat.past.thoughts_told import thought_told
from cosmic.hotseat.session.table_state import has_hints
from cosmic.hotseat.session.undo import why_not
from cosmic.text.below_zero import as_typed
from cosmic.text.presenter import Presenter
from cosmic.text.spoken_words import statement_said
from cosmic.text_table.typed_answers import Misread, read_number

if TYPE_CHECKING:
    from cosmic.text_table.text_game import TextTable

LOG_LINES = 30


class Leave(Exception):
    """The player wants to stop here."""


class Again(Exception):
    """What is due is to be shown anew: the game may stand at an earlier decision now."""


class Commands:
    """Carries out a command for whoever looks at the screen."""

    def __init__(self, table: TextTable) -> None:
        self.table = table
        self.screen = table.screen
        self.known: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "board": self.board,
            "log": self.log,
            "hand": self.hand,
            "turn": self.turn,
            "why": self.why,
            "hint": self.hint,
            "card": self.card,
            "alien": self.alien,
            "thief": self.thief,
            "say": self.talk,
            "cases": self.cases,
            "save": self.save,
            "undo": self.undo,
            "quit": self.quit,
        }

    @property
    def words(self) -> Presenter:
        return self.table.words(self.table.eyes)

    def handle(self, typed: str) -> bool:
        """True if that was a command."""
        name, _, rest = typed.partition(" ")
        command = self.known.get(name.casefold())
        if command is not None:
            command(rest.strip())
        return command is not None

    def help(self, _: str) -> None:
        self.screen.line(self.words.say("help"))

    def board(self, _: str) -> None:
        self.screen.lines(self.words.board())

    def log(self, _: str) -> None:
        told = told_with_ends(self.table.game, 0, self.table.session.shown, self.words)
        self.screen.lines(told[-LOG_LINES:])

    def hand(self, _: str) -> None:
        """Everybody looks at the screen while somebody is asked in the open, nobody in particular at a call."""
        if self.table.holder != NOBODY or self.table.session.solo is not None:
            self.screen.lines(self.words.hand())
        elif self.table.asked is not None:
            self.table.peek(self.table.asked.player)
        else:
            self.screen.line(self.words.say("call-hand"))

    def turn(self, name: str) -> None:
        """Somebody wants to turn its sheet up: it is asked at the next moment, behind the curtain."""
        session = self.table.session
        for seat in session.people:
            if name.casefold() in (self.table.name(seat).casefold(), "" if seat == session.solo else None):
                if not self.words.view.seats[seat].face_down:
                    break
                session.want_to_turn_up(seat)
                self.screen.line(self.words.say("turn-asked", seat=self.table.name(seat)))
                return
        self.screen.line(self.words.say("turn-nothing"))

    def why(self, _: str) -> None:
        words = self.words
        for title, text in words.reasons(self.table.asked) if self.table.asked is not None else []:
            self.screen.line(f"{title}. {text}")

    def hint(self, _: str) -> None:
        """For the one who is asked: among several people behind the curtain."""
        table, asked = self.table, self.table.asked
        if not has_hints(table.game) or asked is None:
            table.say("hint-nothing" if has_hints(table.game) else "hint-closed")
            return
        is_open = table.holder == NOBODY and table.session.solo is None
        if is_open:
            table.open_hand(asked.player)
        game = table.session.game_asked()
        if game.decision is not None:
            reply = table.bots.ask(game, game.decision)
            told = thought_told(table.words(asked.player), game.decision, reply.thought, reply.answer)
            self.screen.line(self.words.say("hint-title"))
            self.screen.lines([option.said(table.messages) for option in told.options])
            self.screen.lines([line for line in (told.why, told.note(table.messages)) if line])
        if is_open:
            table.say("look-over")
            self.screen.ask(table.messages.say("prompt"))
            table.close_hand()
            raise Again

    def card(self, name: str) -> None:
        words = self.words
        for face in words.content.faces:
            if as_typed(words.card(face)) == as_typed(name):
                self.screen.line(f"{words.card(face)}. {words.card_text(face)}")
                return
        self.screen.line(words.say("fault-command", name=name or "?"))

    def alien(self, name: str) -> None:
        words = self.words
        for slug in words.content.aliens:
            if words.alien(slug).casefold() == name.casefold():
                self.screen.line(f"{words.effect(f'{slug}.power')}. {words.effect_text(f'{slug}.power')}")
                self.screen.line(words.card_text(f"flare_{slug}"))
                return
        self.screen.line(words.say("fault-command", name=name or "?"))

    def thief(self, typed: str) -> None:
        """`thief Bob`, or among several people `thief Ann, Bob`: Ann accuses Bob."""
        session, words = self.table.session, self.words
        seats = {seat.name.casefold(): player for player, seat in enumerate(words.view.seats)}
        named = [seats.get(name.strip().casefold(), NOBODY) for name in typed.split(",")]
        accusers = [seat for seat in session.accusers if seat not in named[-1:]]
        accuser = named[0] if len(named) == 2 else accusers[0] if len(accusers) == 1 else NOBODY
        if accuser not in accusers or named[-1] == NOBODY:
            self.screen.line(words.say("thief-cannot"))
            return
        session.accuse(accuser, named[-1])
        self.screen.line(words.say("ui-accuse-later", seat=words.seat(accuser), other=words.seat(named[-1])))

    def talk(self, typed: str) -> None:
        """`say` lists what may be said, `say 2` says it; among several people `say Ann` and `say Ann, 2`."""
        table, words = self.table, self.words
        speaker, number = self.speaker(typed)
        if speaker == NOBODY:
            self.screen.line(words.say("say-who"))
            return
        allowed = table.session.may_say(speaker)
        if number.isdecimal() and 1 <= int(number) <= len(allowed):
            table.session.say(allowed[int(number) - 1])
            table.hear_all()
            return
        for n, one in enumerate(allowed, 1):
            said = statement_said(table.messages, one, words.seat(one.other))
            self.screen.line(words.say("choice", number=n, label=said))
        self.screen.line(words.say("say-hint" if allowed else "say-nothing", seat=words.seat(speaker)))

    def speaker(self, typed: str) -> tuple[int, str]:
        """Who is named, who is asked, or who is alone; and the rest of what was typed."""
        table = self.table
        name, comma, rest = typed.rpartition(",")
        if not comma and not typed.isdecimal():
            name, rest = typed, ""
        names = {table.name(seat).casefold(): seat for seat in table.people}
        if name.strip():
            return names.get(name.strip().casefold(), NOBODY), rest.strip()
        asked = table.asked.player if table.asked is not None else NOBODY
        return next(seat for seat in (table.session.solo, asked) if seat is not None), rest.strip()

    def cases(self, name: str) -> None:
        """`cases zombie` lists what was decided about it, `cases zombie 2` tells the second of them."""
        words, codex = self.words, codex_of(self.words.content, self.table.messages)
        first, _, last = name.rpartition(" ")
        name, number = (first, int(last)) if first and last.isdecimal() else (name, 0)
        named = [entry for entry in codex.group() if name.casefold() in map(str.casefold, entry.names)]
        named += [codex[entry.id.replace("alien.", "flare.")] for entry in named if entry.kind == "alien"]
        cases = dict.fromkeys(case for entry in named for effect in entry.effects for case in codex.cases.of(effect))
        if not cases or number > len(cases):
            self.screen.line(words.say("fault-command", name=name or "?"))
        elif number:
            case = codex[list(cases)[number - 1]]
            self.screen.line(case.title)
            self.screen.lines([f"{part.head}. {plain(part.text)}" for part in case.paragraphs])
        else:
            self.screen.lines([f"{n}. {codex.cases.title(case)}" for n, case in enumerate(cases, 1)])

    def save(self, name: str) -> None:
        self.table.session.note()
        try:
            self.screen.line(self.words.say("saved", file=str(self.table.store.save_as(self.table.game, name))))
        except CosmicError as fault:
            self.screen.line(self.words.fault(fault))

    def undo(self, _: str) -> None:
        """To the last new information at once; further back if everybody agrees."""
        table, session = self.table, self.table.session
        back = session.way_back()
        if back is None:
            table.say(why_not(table.game, table.people))
            return
        if table.holder != NOBODY:
            table.close_hand()
        if back.needs_consent and session.solo is None and not self.all_agree(back.seat):
            table.say("consent-refused")
            raise Again
        session.undo_to(back.answers, back.line)
        table.say("ui-undone")
        raise Again

    def all_agree(self, seat: int) -> bool:
        table = self.table
        table.say("ui-consent-undo", seat=table.name(seat))
        return all(self.agrees(person) for person in table.people)

    def agrees(self, person: int) -> bool:
        table = self.table
        labels = [table.messages.say("consent-yes"), table.messages.say("consent-no")]
        table.say("consent-ask", seat=table.name(person))
        while True:
            try:
                return read_number(self.screen.ask(table.messages.say("prompt")), labels) == 0
            except Misread:
                table.say("consent-ask", seat=table.name(person))

    def quit(self, _: str) -> None:
        raise Leave
