"""Who meets whom: in a block one seed fixes aliens, decks and destiny, and the bots go round the seats, so that luck
falls to each of them alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement

from cosmic.arena.playing import Match
from cosmic.engine.book import Book
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.phases.setup import Setup, without_barred_pairs

NAMES = ("one", "two", "three", "four", "five", "six")


def usual_options(book: Book) -> Options:
    """All aliens by chance, flares and rewards."""
    return Options(setup="random", sets=tuple(book.sets), rewards="deck")


def rotations(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Every bot in every seat once; the same seating is not played twice."""
    turned = [(*bots[turn:], *bots[:turn]) for turn in range(len(bots))]
    return list(dict.fromkeys(turned))


def names_for(players: int) -> tuple[str, ...]:
    """Also where there are too many of them: the set-up says so."""
    return tuple(NAMES[i] if i < len(NAMES) else str(i) for i in range(players))


def block(
    number: int, seed: int, bots: Sequence[str], options: Options, aliens: Sequence[str], book: Book
) -> list[Match]:
    """`aliens`: they sit in the first seats; if there are fewer than seats, others are dealt beside them."""
    setup = Setup(seed, names_for(len(bots)), options)
    if aliens:
        dealt = tuple(aliens if len(aliens) >= len(bots) else beside(aliens, seed, len(bots), options, book))
        setup = replace(setup, options=replace(options, setup="chosen"), aliens=dealt)
    return [Match(setup, seated, number) for seated in rotations(bots)]


def beside(aliens: Sequence[str], seed: int, players: int, options: Options, book: Book) -> list[str]:
    """These, and others by chance."""
    box = [alien for alien in book.playable_aliens(options.sets, options.alert, players) if alien not in aliens]
    Chance(seed).shuffle(box)
    return without_barred_pairs(book, [*aliens, *box], players)


def mixes(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every way to seat bots of more than one name together, whatever their order."""
    return [mix for mix in combinations_with_replacement(bots, players) if len(set(mix)) > 1]


def lift_block(
    number: int, seed: int, alien: str, bots: Sequence[str], options: Options, book: Book, blank: bool = False
) -> list[Match]:
    """The first bot holds the alien, its sheet or a blank one, and takes it along through the seats."""
    dealt = beside([alien], seed, len(bots), options, book)
    chosen, blanks = replace(options, setup="chosen"), (f"{alien}.power",) if blank else ()
    found = []
    for turn in range(len(bots)):
        aliens = (*dealt[1 : turn + 1], dealt[0], *dealt[turn + 1 :])
        seated = (*bots[1 : turn + 1], bots[0], *bots[turn + 1 :])
        setup = Setup(seed, names_for(len(bots)), chosen, aliens)
        found.append(Match(setup, seated, number, blanks, timed=False, measured=turn))
    return found
