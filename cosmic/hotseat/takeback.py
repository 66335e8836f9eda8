"""Taking back: to the last new information at once, further only if the table agrees."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.decisions import PASS
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.saves import BROKEN
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, PlayerView, view_of

PASSIVE = ("window", "counter", "first", "play", "reinforce")  # questions to which silence is an answer


@dataclass(frozen=True)
class TakeBack:
    """A way back: before which answer, whose answer that was, and whether everybody must agree to it."""

    answers: int
    seat: int
    needs_consent: bool


def way_back(game: Game, people: list[int], told: int | None = None) -> TakeBack | None:
    """To the last answer of a person; None if there is none, or if it cannot be gone (`why_not` says which).

    Only what the table has been told, up to a line of the log, can be news to it: how far the game has run beyond that
    depends on who holds an answer."""
    last = last_spoken(game, people)
    earlier = None if last is None else before(game, last)
    if last is None or earlier is None:
        return None
    seat = seat_of(game, last)
    since = range(last + 1, len(game.journal))
    others = any(seat_of(game, i) != seat for i in since if not is_silence(game, i))
    now = game.table_at(len(game.log) if told is None else max(told, len(earlier.log)))
    return TakeBack(last, seat, others or has_news(earlier.table, now, people))


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
    """A pass in a window: most are given by saying nothing, and that one was asked at all is nobody's business."""
    key, value = game.journal[answer]
    return bool(value == PASS and str(key).split("/")[1] in PASSIVE)


def has_news(earlier: Table, later: Table, people: list[int]) -> bool:
    """Whether the table, or any person, could see since then what it could not know before. Whether a person has looked
    does not matter: a hand may be looked at unasked, and who knows the next cards of the deck has an edge."""
    if earlier.s.rng != later.s.rng:
        return True
    seen = [(cards_in_sight(view_of(earlier, one)), cards_in_sight(view_of(later, one))) for one in (PUBLIC, *people)]
    return any(after - before for before, after in seen)


def cards_in_sight(view: PlayerView) -> frozenset[tuple[str, int]]:
    """Every card a viewer can see, as (face, which copy)."""
    faces = [view.cards[card] for card in (*view.hand, *view.borrowed)] + view.discard + view.play
    faces += [f"destiny {face}" for face in view.destiny_discard]
    if view.enc is not None:
        faces += [face for face in view.enc.laid if face not in ("", FACE_DOWN)] + view.enc.support
        faces.append(f"destiny {view.enc.destiny}")
    faces += [f"at {seat}: {face}" for seat, seen in view.seen.items() for face in seen]
    faces += [f"alien {slug}" for slug in view.draft]
    return frozenset((face, faces[:i].count(face)) for i, face in enumerate(faces))
