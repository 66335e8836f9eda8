"""What a player may type at any prompt instead of an answer."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.engine.decisions import Decision
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.views import visible_log
from cosmic.hotseat.store import Store
from cosmic.hotseat.takeback import before
from cosmic.text.board import Board
from cosmic.text_table.screen import Screen

LOG_LINES = 30


class Leave(Exception):
    """The player wants to stop here."""


class TakenBack(Exception):
    """The game stands at an earlier decision now."""


class Commands:
    """Carries out a command in the name of the player who is looking."""

    def __init__(self, game: Game, screen: Screen, store: Store, words: Board, is_human: Callable[[int], bool]) -> None:
        self.game = game
        self.screen = screen
        self.store = store
        self.words = words
        self.is_human = is_human
        self.known: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "board": self.board,
            "log": self.log,
            "hand": self.hand,
            "why": self.why,
            "card": self.card,
            "alien": self.alien,
            "save": self.save,
            "undo": self.undo,
            "quit": self.quit,
        }

    def handle(self, typed: str) -> bool:
        """True if that was a command."""
        name, _, rest = typed.partition(" ")
        command = self.known.get(name.casefold())
        if command is not None:
            command(rest.strip())
        return command is not None

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None
        return self.game.decision

    def help(self, _: str) -> None:
        self.screen.line(self.words.say("help"))

    def board(self, _: str) -> None:
        self.screen.lines(self.words.board())

    def log(self, _: str) -> None:
        entries = visible_log(self.game.log, self.decision.player)[-LOG_LINES:]
        self.screen.lines([self.words.event(entry) for entry in entries])

    def hand(self, _: str) -> None:
        self.screen.lines(self.words.hand())

    def why(self, _: str) -> None:
        for title, text in self.words.reasons(self.decision):
            self.screen.line(f"{title}. {text}")

    def card(self, name: str) -> None:
        words = self.words
        for face in words.content.faces:
            if words.card(face).casefold() == name.casefold():
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

    def save(self, name: str) -> None:
        try:
            self.screen.line(self.words.say("saved", file=str(self.store.save_as(self.game, name))))
        except CosmicError as fault:
            self.screen.line(self.words.fault(fault))

    def undo(self, _: str) -> None:
        """Back to the last decision that a person made."""
        journal = self.game.journal
        by_people = [i for i, (key, _) in enumerate(journal) if self.is_human(int(key.partition("/")[0]))]
        if not by_people:
            self.screen.line(self.words.say("fault-undo"))
            return
        if before(self.game, by_people[-1]) is None:
            self.screen.line(self.words.say("ui-undo-other-rules"))
            return
        self.game.undo_to(by_people[-1])
        self.screen.line(self.words.say("undone"))
        raise TakenBack

    def quit(self, _: str) -> None:
        raise Leave
