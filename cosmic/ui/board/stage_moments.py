"""Which lines of the log are big moments, and what is then seen and read: open facts alone, from the public view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY, SIDE_NAMES
from cosmic.engine.totals import Total
from cosmic.engine.views import PUBLIC, PlayerView, view_of
from cosmic.rulebook import declared
from cosmic.text.outcome_reasons import changes_in_words, in_words, what_decides, why_it_ended
from cosmic.text.presenter import Presenter
from cosmic.ui.shell.services import Services

AT_ONCE = ("reveal",)  # kinds that do not wait until what moves on the board has come to rest
LEAST_READING, PER_LETTER, PER_PRINTED_LETTER = 1.2, 0.035, 0.02  # seconds


@dataclass(frozen=True)
class StagePicture:
    """One large thing to look at: a card, an alien sheet, or an icon in the colour of a seat."""

    what: str  # card, sheet, icon
    name: str
    colour: str = ""
    state: str = "active"  # of a sheet


@dataclass(frozen=True)
class Duel:
    """Two sides with their cards, and with totals if two attacks face each other."""

    seats: tuple[int, int]
    faces: tuple[str, str]
    totals: tuple[Total, ...]
    parts: tuple[tuple[str, ...], ...]  # what each total is made of, in words
    turned: tuple[int, ...] = ()  # sides whose cards are turned up just now
    winner: int = NOBODY  # a side

    @property
    def margin(self) -> int:
        return abs(self.totals[0].value - self.totals[1].value) if self.totals else 0


@dataclass(frozen=True)
class StageMoment:
    """What the stage shows of one line of the log."""

    kind: str
    title: str
    view: PlayerView  # the public's
    reason: str = ""
    seat: int = NOBODY  # whose colour it has
    pictures: tuple[StagePicture, ...] = ()
    duel: Duel | None = None
    hits: tuple[int, ...] = ()  # whom it happens to

    def is_held_for(self, people: Collection[int]) -> bool:
        """Somebody at this screen has to have seen it."""
        return any(seat in people for seat in self.hits)

    def reading(self, printed: int) -> float:
        """Seconds to read it in, with so many letters on what is shown."""
        return LEAST_READING + PER_LETTER * len(self.title + self.reason) + PER_PRINTED_LETTER * printed


@dataclass(frozen=True)
class ToldLine:
    """A line that has just been told, and the table before and after it."""

    entry: Line
    group: Sequence[Line]  # the line, and those that are told together with it
    earlier: Sequence[Line]  # what everybody has been told before
    before: PlayerView
    view: PlayerView
    words: Presenter
    people: Collection[int]

    @property
    def sentence(self) -> str:
        return self.words.event(self.entry)

    def colour(self, seat: int) -> str:
        return self.view.seats[seat].colour

    def sheet(self, alien: str, seat: int, state: str = "active") -> StagePicture:
        return StagePicture("sheet", alien, self.colour(seat), state)

    def moment(self, seat: int, reason: str = "", *pictures: StagePicture, hits: Sequence[int] = ()) -> StageMoment:
        kind = declared(self.entry).stage
        return StageMoment(kind, self.sentence, self.view, reason, seat, pictures, hits=tuple(hits))


def moment_of(
    services: Services, game: Game, line: int, entry: Line, before: PlayerView, people: Collection[int]
) -> StageMoment | None:
    """The big moment that a line is; a line for one pair of eyes is none."""
    kind = declared(entry).stage
    if not kind or entry.to is not None:
        return None
    view = view_of(game.table_at(line), PUBLIC)
    words = Presenter(view, services.book.content, services.messages)
    first = next((n for n in range(line, -1, -1) if game.log[n] is entry), line)
    earlier = [one for one in game.log[:first] if one.to is None]
    return MOMENTS[kind](ToldLine(entry, game.log[first : line + 1], earlier, before, view, words, people))


# --- the two cards


def reveal(told: ToldLine) -> StageMoment | None:
    """The cards are turned up, or a morph has become something."""
    enc = told.view.enc
    if enc is None or not all(enc.laid):
        return None
    decides = what_decides(enc)
    title = told.words.say("board-attack" if enc.planet != NOBODY else "board-defense", **told.words.scene())
    reasons = [*changes_in_words(told.words), *([in_words(decides, told.words)] if decides is not None else [])]
    return replace(told.moment(enc.offense, " ".join(reasons)), title=title, duel=duel_of(told))


def outcome(told: ToldLine) -> StageMoment | None:
    """Who won and why. It happens to the main players who did not."""
    enc = told.view.enc
    if enc is None:
        return None
    why = why_it_ended(enc)
    mains = (enc.offense, enc.defense)
    winner = SIDE_NAMES.index(enc.outcome) if enc.outcome in SIDE_NAMES else NOBODY
    hits = [seat for side, seat in enumerate(mains) if side != winner]
    moment = told.moment(
        mains[winner] if winner != NOBODY else enc.offense, in_words(why, told.words) if why else "", hits=hits
    )
    return replace(moment, duel=replace(duel_of(told), winner=winner)) if all(enc.laid) else moment


def duel_of(told: ToldLine) -> Duel:
    enc = told.view.enc
    assert enc is not None
    mains = (enc.offense, enc.defense)
    turned = tuple(mains.index(one.about["seat"]) for one in told.group if one.key == "revealed")
    parts = tuple(rows_of(told.words, total) for total in enc.totals)
    return Duel(mains, (enc.laid[0], enc.laid[1]), tuple(enc.totals), parts, turned)


def rows_of(words: Presenter, total: Total) -> tuple[str, ...]:
    """Each contribution by itself, with its sign."""
    rows = [words.parts([part.as_data()]) for part in total.parts]
    plus = words.say("part-plus")
    return tuple(
        row if n == 0 or part.amount < 0 else f"{plus} {row}" for n, (row, part) in enumerate(zip(rows, total.parts))
    )


MOMENTS: dict[str, Callable[[ToldLine], StageMoment | None]] = {
    "reveal": reveal,
    "outcome": outcome,
}
