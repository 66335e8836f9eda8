"""One number, one game: seats, options, aliens and the box of cards are drawn from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cosmic.engine.book import Book
from cosmic.engine.definitions import ALERTS, COLOURS, COLOURS_OF, REWARDS_FROM, colours_in
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState, Options, TechCard
from cosmic.phases.setup import Setup, barred, new_state

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
KINDS = ("advanced", "chosen", "chosen", "basic", "random")
# Streams of chance beside the game's own, so that what one of them draws does not move the others.
SETTING_UP, ANSWERING, LOOKING = range(3)


@dataclass(frozen=True, slots=True)
class Trial:
    """A game to be played, and by whom; `aliens` are seated before others are drawn."""

    seed: int
    policy: str
    aliens: tuple[str, ...] = ()
    hidden: bool | None = None  # whether powers are hidden, if that is settled
    techs: bool | None = None  # and whether there are techs
    options: Options | None = None  # all of them, if they are settled but for how aliens are dealt


def stream(seed: int, which: int) -> Chance:
    return Chance(seed * 3 + which)


def start_of(trial: Trial, book: Book) -> GameState:
    chance = stream(trial.seed, SETTING_UP)
    state = new_state(setup_of(trial, book, chance), book)
    if chance.below(2):
        fill_with_effects(state, book)
    if state.options.techs and chance.below(2):
        hand_out_techs(state, book)
    return state


def hand_out_techs(state: GameState, book: Book, first: Sequence[str] = ()) -> None:
    """In front of everybody lies a tech with all the ships that it needs."""
    state.shuffle(state.tech_deck)
    state.tech_deck.sort(key=lambda slug: slug in first)
    for player in range(len(state.seats)):
        slug = state.tech_deck.pop()
        ships = book.content.techs[slug].research or len(state.seats)
        state.techs.append(TechCard(slug, player, ships))
        state.ships[state.lab][player] = ships
        for n in range(ships):
            home = player * state.options.planets + n % state.options.planets
            state.ships[home][player] -= 1


def setup_of(trial: Trial, book: Book, chance: Chance) -> Setup:
    players = 3 + chance.below(4)
    if any(book.content.aliens[alien].needs_spare_colour for alien in trial.aliens):
        players = min(players, len(COLOURS) - 1)
    if trial.options is not None:
        players = min(players, len(colours_in(trial.options.sets)))
    kind = "chosen" if trial.aliens else KINDS[chance.below(len(KINDS))]
    options = Options(
        setup=kind,
        flares=(None, True, True, False)[chance.below(4)],
        planets=5 - (chance.below(3) == 0),
        single_encounter=chance.below(4) == 0,
        succession=chance.below(5) == 0,
        unlimited_flares=chance.below(4) == 0,
        classic_flares=chance.below(3) == 0,
        sets=boxes(trial.aliens, players, book, chance),
        hidden=chance.below(4) == 0 if trial.hidden is None else trial.hidden,
        techs=chance.below(3) == 0 if trial.techs is None else trial.techs,
    )
    if trial.options is not None:
        options = replace(trial.options, setup=kind)
    aliens = seated(trial.aliens, players, options, book, chance) if kind == "chosen" else ()
    if kind in ("advanced", "random") and trial.options is None:
        options = replace(options, alert=ALERTS[chance.below(len(ALERTS))])
    rewards = ("none", "deck", "mixed", "none", "deck")[chance.below(5)]
    if REWARDS_FROM in options.sets and trial.options is None:
        options = replace(options, rewards=rewards)
    return Setup(trial.seed, NAMES[:players], options, aliens)


def boxes(wanted: tuple[str, ...], players: int, book: Book, chance: Chance) -> tuple[str, ...]:
    """The first one, those of the wanted aliens and of the colours, and any others."""
    needed = [book.sets[0], *(book.content.aliens[alien].set for alien in wanted)]
    needed += [name for name in book.sets if set(COLOURS_OF[name]) & set(COLOURS[:players])]
    return tuple(name for name in book.sets if name in needed or chance.below(2))


def seated(wanted: tuple[str, ...], players: int, options: Options, book: Book, chance: Chance) -> tuple[str, ...]:
    """The wanted ones as far as there are seats, then any others that may sit with them."""
    box = book.playable_aliens(options.sets, players=players)
    first, others = list(wanted), [alien for alien in box if alien not in wanted]
    chance.shuffle(first)
    chance.shuffle(others)
    found: list[str] = []
    for alien in (*first, *others):
        if len(found) < players and not any(barred(book, alien, other) for other in found):
            found.append(alien)
    chance.shuffle(found)
    return tuple(found)


def fill_with_effects(state: GameState, book: Book) -> None:
    """Half of the attacks leave the box, artifacts come twice and all flares are in: more happens at once than in
    a hundred games with the printed box. With a reward deck half of the reward cards are dealt with the others."""
    faces = book.content.faces
    cosmic, rewards = state.cards[: state.first_reward], state.cards[state.first_reward :]
    attacks = [card for card in cosmic if faces[card].kind == "attack"]
    others = [card for card in cosmic if faces[card].kind not in ("attack", "flare")]
    artifacts = [card for card in others if faces[card].kind == "artifact"]
    flares = [card for card in cosmic if faces[card].kind == "flare"]
    if flares:
        possible = sorted(book.possible_flares(state.options, len(state.seats)))
        flares += [f"flare_{alien}" for alien in possible if f"flare_{alien}" not in flares]
    state.shuffle(flares)
    state.cards = (*attacks[::2], *others, *artifacts, *flares)
    state.deck = list(range(len(state.cards)))
    if rewards:
        state.first_reward = len(state.cards)
        state.cards += rewards
        dealt = list(range(state.first_reward, len(state.cards)))
        state.shuffle(dealt)
        half = len(dealt) // 2 if state.has_reward_deck else 0
        state.deck, state.reward_deck = state.deck + dealt[half:], dealt[:half]
