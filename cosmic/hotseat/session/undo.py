"""Taking back: to the last new information at once, further only if the table agrees.

It goes by what the room saw. Who had but one card to lay went behind the curtain like everybody else, so that this is
taken back as well, though nothing was chosen: else the way back would tell.
"""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.cheating import is_watched
from cosmic.engine.decisions import ACCUSE, CHEAT, PASS
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.log import Log
from cosmic.engine.saves import BROKEN
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, PlayerView, view_of

# Questions to which silence is an answer.
PASSIVE = ("window", "counter", "first", "play", "turn-up", "reinforce", "tech-action", ACCUSE, CHEAT)


@dataclass(frozen=True)
class TakeBack:
    """A way back: before which answer, whose answer that was, and whether everybody must agree to it."""

    answers: int
    seat: int
    needs_consent: bool
    line: int | None = None  # of the log, where a choice was none: what the room sees goes on from there


def way_back(game: Game, people: list[int], told: int | None = None, shown: int | None = None) -> TakeBack | None:
    """To the last answer of a person; None if there is none, or if it cannot be gone (`why_not` says which).

    Only what the table has been told, up to a line of the log, can be news to it: how far the game has run beyond that
    depends on who holds an answer. Of the choices that were none, those before the line `shown` have been seen."""
    last, seen = last_spoken(game, people), len(game.log) if shown is None else shown
    back = way_back_to_sole(game, people, told, seen, -1 if last is None else last)
    if back is not None:
        return back
    earlier = None if last is None else before(game, last)
    if last is None or earlier is None:
        return None
    seat = seat_of(game, last)
    since = range(last + 1, len(game.journal))
    others = any(seat_of(game, i) != seat for i in since if not is_silence(game, i))
    others = others or any(one != seat for _, one in soles(game.log, len(earlier.log), seen))
    line = len(game.log) if told is None else told
    now = game.table_at(line) if line >= len(earlier.log) else earlier.table
    others = others or may_have_stolen(game, len(earlier.log), line)
    return TakeBack(last, seat, others or has_news(earlier.table, now, people))


def way_back_to_sole(game: Game, people: list[int], told: int | None, seen: int, last: int) -> TakeBack | None:
    """To the last choice of a person that was none, if the room saw it made after the last answer."""
    found = soles(game.log, 0, seen) if len(people) > 1 else []  # who plays alone knows what it chose
    line, seat = next(((line, seat) for line, seat in reversed(found) if seat in people), (-1, -1))
    if line < game.oldest.log and last < game.oldest.answers:
        game = game.from_the_start()
    if line < game.oldest.log:
        return None
    answers = game.answers_at(line)
    if answers <= last:
        return None
    others = any(seat_of(game, i) != seat for i in range(answers, len(game.journal)) if not is_silence(game, i))
    others = others or any(one != seat for _, one in soles(game.log, line, seen))
    others = others or may_have_stolen(game, line, len(game.log) if told is None else told)
    now = game.table_at(len(game.log) if told is None else max(told, line))
    return TakeBack(answers, seat, others or has_news(game.table_at(line), now, people), line)


def may_have_stolen(game: Game, start: int, end: int) -> bool:
    """Whether somebody might have helped itself between two lines, as far as everybody knows: then it has seen a card,
    and whether it really has must not show."""
    if not is_watched(game.table):
        return False
    windows = [entry.about["about"] for entry in game.log[start:end] if entry.is_window]
    return any(about.get("moment") in game.book.unseen_at for about in windows)


def soles(log: Log, start: int, end: int) -> list[tuple[int, int]]:
    """Line and seat of the choices that were none, between two lines."""
    return [(line, log[line].about["seat"]) for line in range(start, min(end, len(log))) if log[line].is_sole]


def why_not(game: Game, people: list[int]) -> str:
    """The key of the sentence why there is no way back."""
    return "ui-undo-nothing" if last_spoken(game, people) is None else "ui-undo-other-rules"


def before(game: Game, answer: int) -> Game | None:
    """The game before an answer. One that other rules have begun knows the way back to its last checkpoint only."""
    earlier = game.clone()
    try:
        earlier.undo_to(answer)
    except (CosmicError, *BROKEN):
        return None
    return earlier


def last_spoken(game: Game, people: list[int]) -> int | None:
    """The last answer that a person gave aloud."""
    for i in reversed(range(len(game.journal))):
        if seat_of(game, i) in people and not is_silence(game, i):
            return i
    return None


def seat_of(game: Game, answer: int) -> int:
    return int(str(game.journal[answer][0]).partition("/")[0])


def is_silence(game: Game, answer: int) -> bool:
    """A pass in a window: most are given by saying nothing, and that one was asked at all is nobody's business. So is
    what somebody did unseen."""
    key, value = game.journal[answer]
    kind = str(key).split("/")[1]
    return kind == CHEAT or (value == PASS and kind in PASSIVE)


def has_news(earlier: Table, later: Table, people: list[int]) -> bool:
    """Whether the table, or any person, could see since then what it could not know before. Whether a person has looked
    does not matter: a hand may be looked at unasked, and who knows the next cards of the deck has an edge."""
    if earlier.s.rng != later.s.rng:
        return True
    seen = [(cards_in_sight(view_of(earlier, one)), cards_in_sight(view_of(later, one))) for one in (PUBLIC, *people)]
    return any(after - before for before, after in seen)


def cards_in_sight(view: PlayerView) -> frozenset[tuple[str, int]]:
    """Every card a viewer can see, as (face, which copy)."""
    faces = [view.cards[card] for card in (*view.hand, *view.borrowed)] + view.discard + view.reward_discard + view.play
    faces += [face for cards in view.apart.values() for face in cards if face != FACE_DOWN]
    faces += [f"destiny {face}" for face in view.destiny_discard]
    if view.enc is not None:
        laid = (*view.enc.laid, *view.enc.kickers)
        faces += [face for face in laid if face not in ("", FACE_DOWN)] + view.enc.support
        faces += [face for added in view.enc.added for face in added if face != FACE_DOWN]
        faces += [f"destiny {view.enc.destiny}"] if view.enc.destiny else []
    faces += [f"at {seat}: {face}" for seat, seen in view.seen.items() for face in seen]
    faces += [f"alien {slug}" for slug in (*view.draft, *view.face_down)]
    faces += [f"alien {slug}" for seat in view.seats for slug in seat.aliens]
    faces += [f"tech {slug}" for slug in (*(tech.slug for tech in view.techs), *view.tech_discard) if slug != FACE_DOWN]
    return frozenset((face, faces[:i].count(face)) for i, face in enumerate(faces))
