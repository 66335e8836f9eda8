"""What a player sees, is asked and is told depends on nothing it cannot know: hidden cards are exchanged and nothing
may change."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from itertools import product
from typing import Any

from cosmic.engine.decisions import Decision
from cosmic.engine.definitions import KINDS
from cosmic.engine.errors import JournalMismatch, NeedAnswer
from cosmic.engine.game import Game, run_step
from cosmic.engine.knowing import is_known
from cosmic.engine.log import Line
from cosmic.engine.notes import PLEDGED
from cosmic.engine.rng import Chance
from cosmic.engine.state import FACE_DOWN, GameState
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, PlayerView, view_of, visible_log
from cosmic.fuzz import fuzz_words
from cosmic.fuzz.fuzz_words import FuzzFault
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.worlds.hidden_places import Place, Spot, backs, hidden_piles, open_piles, put

UNKNOWN_CHANCE = 1 << 60


@cache
def messages() -> Messages:
    return Messages(strict=True)


# --- views


def views_are_blind(t: Table, chance: Chance) -> None:
    """Everything hidden from a viewer is exchanged: the view stays the same."""
    for viewer in (PUBLIC, *range(len(t.s.seats))):
        before = view_of(t, viewer)
        after = view_of(Table(exchanged(t.s, viewer, chance), t.book), viewer)
        if after != before:
            name = "the public" if viewer == PUBLIC else f"seat {viewer}"
            raise FuzzFault(fuzz_words.view_leaks(name, first_difference(before, after)))
        if viewer == PUBLIC:
            public_tells_nothing(t, before)


def exchanged(s: GameState, viewer: int, chance: Chance) -> GameState:
    twin = s.copy()
    piles = list(hidden_piles(twin, viewer).values())
    for back in backs(twin):
        spots = [(pile, i) for pile in piles for i, card in enumerate(pile) if card in back]
        cards = [pile[i] for pile, i in spots]
        chance.shuffle(cards)
        for pile, i in spots:
            pile[i] = cards.pop()
    drafts = [seat for player, seat in enumerate(twin.seats) if player != viewer and seat.draft]
    aliens = [alien for seat in drafts for alien in seat.draft]
    chance.shuffle(aliens)
    for seat in drafts:
        seat.draft = [aliens.pop() for _ in seat.draft]
    turn_over_others(twin, viewer, chance)
    exchange_techs(twin, viewer, chance, set())
    twin.rng = chance.below(UNKNOWN_CHANCE)
    return twin


def turn_over_others(twin: GameState, viewer: int, chance: Chance, fixed: set[Any] | None = None) -> None:
    """Other sheets lie face down with the others, of those that nobody sees."""
    fixed = fixed or set()
    hidden = [s.face_down for player, s in enumerate(twin.seats) if player != viewer] + [twin.unused]
    aliens = [alien for sheets in hidden for alien in sheets if alien not in fixed]
    chance.shuffle(aliens)
    for sheets in hidden:
        sheets[:] = [alien if alien in fixed else aliens.pop() for alien in sheets]


def exchange_techs(twin: GameState, viewer: int, chance: Chance, fixed: set[Any]) -> None:
    """Other techs lie face down with the others, of those in the deck and there."""
    down = [card for card in twin.techs if not card.face_up and card.owner != viewer and card.slug not in fixed]
    deck = [n for n, slug in enumerate(twin.tech_deck) if slug not in fixed]
    slugs = [*(card.slug for card in down), *(twin.tech_deck[n] for n in deck)]
    chance.shuffle(slugs)
    for card in down:
        card.slug = slugs.pop()
    for n in deck:
        twin.tech_deck[n] = slugs.pop()


def first_difference(one: Any, other: Any) -> str:
    return next((f.name for f in fields(one) if getattr(one, f.name) != getattr(other, f.name)), "")


def public_tells_nothing(t: Table, view: PlayerView) -> None:
    """Nobody's hand, looks or dealt aliens, and no card that lies face down."""
    for name in ("hand", "borrowed", "cards", "draft", "face_down", "seen"):
        if getattr(view, name):
            raise FuzzFault(fuzz_words.public_tells(name))
    if t.s.enc is not None and view.enc is not None:
        for side, pile in enumerate(t.s.enc.laid):
            if pile and not t.s.enc.face_up[side] and view.enc.laid[side] != FACE_DOWN:
                raise FuzzFault(fuzz_words.public_tells(view.enc.laid[side]))
            for face in [] if t.s.enc.beside_up else view.enc.added[side][len(pile[1:]) :]:
                if face != FACE_DOWN:
                    raise FuzzFault(fuzz_words.public_tells(face))
        for side, pile in enumerate(t.s.enc.kickers):
            if pile and not t.s.enc.kickers_up and view.enc.kickers[side] != FACE_DOWN:
                raise FuzzFault(fuzz_words.public_tells(view.enc.kickers[side]))


# --- questions and news


def question_is_blind(game: Game, chance: Chance) -> bool:
    """The pending step once more with hidden cards exchanged: the same question, in the same words. False if others
    had something else to say first, so that nothing can be compared."""
    asked = game.decision
    assert asked is not None
    told = game.log[game.checkpoint.log :]
    t, again = ask_again(game, twin_of(game, asked.player, chance))
    if again is None or again.key != asked.key:
        return False
    if again != asked:
        raise FuzzFault(fuzz_words.question_leaks(asked.kind, first_difference(asked, again)))
    for viewer in (asked.player, PUBLIC):
        if sentences(t, viewer, t.log or []) != sentences(game.table, viewer, told):
            raise FuzzFault(fuzz_words.question_leaks(asked.kind, "what was told before"))
    one, other = (Presenter(view_of(table, asked.player), game.book.content, messages()) for table in (game.table, t))
    if other.view != one.view:
        raise FuzzFault(fuzz_words.question_leaks(asked.kind, first_difference(one.view, other.view)))
    if (other.question(again), other.choices(again), other.board()) != (
        one.question(asked),
        one.choices(asked),
        one.board(),
    ):
        raise FuzzFault(fuzz_words.question_leaks(asked.kind, "its words"))
    return True


def mentioned(value: Any) -> set[Any]:
    """Every number and word in an answer: a card named there stays where it is."""
    if isinstance(value, dict):
        return mentioned([*value, *value.values()])
    if isinstance(value, list):
        return {found for one in value for found in mentioned(one)}
    return set(value.split(":")) if isinstance(value, str) else {value}


def twin_of(game: Game, viewer: int, chance: Chance) -> GameState:
    """The state before the pending step with what the viewer cannot know exchanged. Cards that moved in the step stay
    where they were: those it may see."""
    twin = game.checkpoint.state.copy()
    now = [set(pile) for pile in hidden_piles(game.state, viewer).values()]
    fixed = mentioned([answer for _, answer in game.answers])
    fixed |= {card for cards in game.state.seats[viewer].seen.values() for card in cards}
    fixed |= {kept.card for kept in (*twin.kept, *game.state.kept)}  # what is in force is known to be there
    fixed |= {card for card in range(len(twin.cards)) if is_known(twin, card, viewer)}
    # What it was told of in this step may lie hidden again: shuffled into the deck, or passed on.
    told = [line.about for line in game.log[game.checkpoint.log :] if line.is_for(viewer)]
    fixed |= {face for about in told for face in (about.get("card", ""), *about.get("cards", ()))}
    piles = hidden_piles(twin, viewer)
    # Of a hand that is being thrown away the rest comes to light at the same moment, though one is asked in between.
    thrown = {*game.state.discard, *game.state.reward_discard}
    hands = [pile for (what, _), pile in piles.items() if what != "deck" and not thrown.isdisjoint(pile)]
    fixed |= {card for pile in hands for card in pile}
    places: list[Spot] = []
    for place, pile in piles.items():
        home = max(now, key=lambda cards, pile=pile: len(cards & set(pile)))  # type: ignore[misc]
        places += [
            (place, i) for i, card in enumerate(pile) if card in home and fixed.isdisjoint((card, twin.cards[card]))
        ]
    # Among their kind: a hand without encounter cards is shown to everybody (rule: hands.new_hand), and effects
    # that take one card of each kind tell all the kinds somebody holds.
    lies = {spot: piles[spot[0]][spot[1]] for spot in places}
    exchange_among_kinds(game, twin, piles, lies, chance)
    if game.state.rng == twin.rng:
        twin.rng = chance.below(UNKNOWN_CHANCE)
    else:
        shuffle_otherwise(game, twin, viewer, chance, fixed)
    pledge_otherwise(game.checkpoint.state, twin, viewer)
    if game.state.unused == twin.unused:  # else one was drawn in this step
        known = {word.partition(".")[0] for word in fixed if isinstance(word, str)}
        known |= {alien for seat in game.state.seats for alien in seat.aliens}
        turn_over_others(twin, viewer, chance, known)
    if game.state.tech_deck == twin.tech_deck:  # else one was drawn in this step
        fixed |= {about.get("tech", "") for about in told} | {card.slug for card in game.state.techs if card.face_up}
        exchange_techs(twin, viewer, chance, fixed | set(game.state.tech_discard))
    return twin


def exchange_among_kinds(
    game: Game, twin: GameState, piles: dict[Place, list[int]], lies: dict[Spot, int], chance: Chance
) -> None:
    """Cards at these spots, each with another of its kind and back."""
    for kind, back in product(KINDS, backs(twin)):
        spots = [spot for spot, card in lies.items() if game.table.box.kind[card] == kind and card in back]
        cards = [lies[spot] for spot in spots]
        chance.shuffle(cards)
        put(twin, piles, dict(zip(spots, cards)))


def shuffle_otherwise(game: Game, twin: GameState, viewer: int, chance: Chance, fixed: set[Any]) -> None:
    """What lay open before it was shuffled in this step lay in another order there, so that the same dice shuffle it
    otherwise."""
    hidden = {card for pile in hidden_piles(game.state, viewer).values() for card in pile}
    piles = open_piles(twin, viewer)
    lies: dict[Spot, int] = {
        (place, i): card
        for place, pile in piles.items()
        for i, card in enumerate(pile)
        if card in hidden and fixed.isdisjoint((card, twin.cards[card]))
    }
    exchange_among_kinds(game, twin, piles, lies, chance)
    places = [i for i, card in enumerate(twin.destiny_discard) if card in game.state.destiny_deck]
    destinies = [twin.destiny_discard[i] for i in places]
    chance.shuffle(destinies)
    for i, card in zip(places, destinies):
        twin.destiny_discard[i] = card


def pledge_otherwise(base: GameState, twin: GameState, viewer: int) -> None:
    """Who has given its word in secret for a card has given it there for the one that is in its place."""
    for enc in [enc for enc in (twin.enc, *twin.waiting) if enc is not None]:
        for key, face in enc.notes.items():
            name, _, by = key.partition("/")
            if name == PLEDGED.name and int(by) != viewer:
                hands = zip(base.seats[int(by)].hand, twin.seats[int(by)].hand)
                enc.notes[key] = next((twin.cards[new] for old, new in hands if base.cards[old] == face), face)


def ask_again(game: Game, start: GameState) -> tuple[Table, Decision | None]:
    t = Table(start, game.book, [entry[:] for entry in game.answers], log=[])
    try:
        run_step(t)
    except NeedAnswer as need:
        return t, need.decision
    except JournalMismatch:
        pass
    return t, None


def sentences(t: Table, viewer: int, entries: list[Line]) -> list[str]:
    words = Presenter(view_of(t, viewer), t.book.content, messages())
    return [words.event(entry) for entry in visible_log(entries, viewer)]
