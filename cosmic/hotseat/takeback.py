"""Taking back: to the last new information at once, further only if the table agrees."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.views import PUBLIC, PlayerView, view_of

PASSIVE = ("window", "counter", "play", "reinforce")  # questions to which silence is an answer


@dataclass(frozen=True)
class TakeBack:
    """A way back: before which answer, whose answer that was, and whether everybody must agree to it."""

    answers: int
    seat: int
    needs_consent: bool


def way_back(game: Game, people: list[int]) -> TakeBack | None:
    """To the last answer of a person; None if there is none."""
    last = last_spoken(game, people)
    if last is None:
        return None
    seat = seat_of(game, last)
    since = range(last + 1, len(game.journal))
    others = any(seat_of(game, i) != seat for i in since if not is_silence(game, i))
    return TakeBack(last, seat, others or learned_since(game, last, seat))


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


def learned_since(game: Game, answers: int, seat: int) -> bool:
    """Whether the seat or the whole table has seen since then what it could not know before."""
    earlier = game.clone()
    earlier.undo_to(answers)
    if earlier.state.rng != game.state.rng:
        return True
    pairs = [(view_of(earlier.table, viewer), view_of(game.table, viewer)) for viewer in (PUBLIC, seat)]
    return any(cards_in_sight(after) - cards_in_sight(before) for before, after in pairs)


def cards_in_sight(view: PlayerView) -> frozenset[tuple[str, int]]:
    """Every card a viewer can see, as (face, which copy)."""
    faces = [view.cards[card] for card in (*view.hand, *view.borrowed)] + view.discard + view.play
    faces += [f"destiny {face}" for face in view.destiny_discard]
    if view.enc is not None:
        faces += [face for face in view.enc.laid if face not in ("", FACE_DOWN)] + view.enc.support
        faces.append(f"destiny {view.enc.destiny}")
    faces += [f"at {seat}: {face}" for seat, seen in view.seen.items() for face in seen]
    return frozenset((face, faces[:i].count(face)) for i, face in enumerate(faces))
