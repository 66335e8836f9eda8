"""From the situation of a ruling to a GameState in which everything adds up."""

from __future__ import annotations

from typing import cast

from cosmic.engine.book import Book
from cosmic.engine.definitions import COLOURS
from cosmic.engine.effects import Power
from cosmic.engine.rng import mix
from cosmic.engine.state import (
    BESIDE,
    GATE,
    NOBODY,
    OFFENSE,
    Encounter,
    GameState,
    Options,
    Seat,
    Zap,
)
from cosmic.engine.table import Table
from cosmic.phases.setup import SHIPS_PER_PLANET
from cosmic.rulings import wording
from cosmic.rulings.cards import lay_out_cards
from cosmic.rulings.names import Names, side_of
from cosmic.rulings.reading import STARTS, Lines, check_keys, list_of, mapping_of, number_of, slug
from cosmic.rulings.wording import Fault

# Steps that do not name their phase themselves, because the step before has done it.
PHASES = {
    "alliance": "alliance",
    "selection": "planning",
    "ships": "resolution",
    "spoils": "resolution",
    "encounter_end": "resolution",
}
OUTCOMES = ("offense", "defense", "deal", "no_deal", "both_lose", "refounded", "broken_off")


def build(situation: Lines, book: Book) -> tuple[GameState, Names]:
    options = options_of(situation)
    seats = seats_of(situation, book)
    names = Names(book.content, [seat.colour for seat in seats], [seat.aliens[:] for seat in seats], options.planets)
    start = slug(situation.get("start", "start_turn"))
    if start not in STARTS:
        raise Fault(wording.unknown("step", start, STARTS))
    offense = names.seat(situation["offense"]) if "offense" in situation else 0
    enc = encounter_of(situation, names, offense, start)
    destinies = tuple(
        card.slug
        for card in book.content.destiny
        if card.kind != "colour" or card.colour in names.colours
        for _ in range(card.count)
    )
    state = GameState(
        rng=mix(number_of(situation.get("seed", 1), "seed")),
        options=options,
        seats=seats,
        ships=ships_of(situation, names, enc),
        cards=(),
        destinies=destinies,
        deck=[],
        discard=[],
        play=[],
        destiny_deck=destiny_deck(situation, names, destinies),
        destiny_discard=[],
        unused=[a for a in book.playable_aliens() if not any(a in seat.aliens for seat in seats)],
        agenda=list(reversed(STARTS[STARTS.index(start) :])) if start != "start_turn" else ["start_turn"],
        order=order_of(enc, len(seats)),
        turn=offense,
        phase=PHASES.get(start, start),
        encounters=enc.number if start != "start_turn" else enc.number - 1,
        enc=enc if start != "start_turn" else None,
    )
    laid = lay_out_cards(state, situation, names)
    set_out_encounter(state, enc, laid, start, book)
    powers_and_memory(state, situation, names, book)
    return state, names


def options_of(situation: Lines) -> Options:
    given = mapping_of(situation.get("options"), "options")
    check_keys(given, ("planets", "single_encounter"))
    planets = number_of(given.get("planets", 5), "planets")
    if planets not in (4, 5):
        raise Fault(wording.planet_count(planets))
    return Options(setup="chosen", planets=planets, single_encounter=bool(given.get("single_encounter", False)))


def seats_of(situation: Lines, book: Book) -> list[Seat]:
    """`seats: {red: zombie, blue: none, green: [mind, void]}`, clockwise."""
    given = mapping_of(situation["seats"], "seats")
    if not 3 <= len(given) <= len(COLOURS):
        raise Fault(wording.seat_count(len(given)))
    seats = []
    for colour, alien in given.items():
        if colour not in COLOURS:
            raise Fault(wording.unknown("colour", colour, COLOURS))
        words = alien if isinstance(alien, list) else [alien]
        aliens = [slug(word) for word in words if word is not None and slug(word) != "none"]
        for name in aliens:
            if name not in book.content.aliens:
                raise Fault(wording.unknown("alien", name, sorted(book.content.aliens)))
        seats.append(Seat(colour.capitalize(), colour, aliens))
    return seats


# --- the encounter so far


def encounter_of(situation: Lines, names: Names, offense: int, start: str) -> Encounter:
    n = len(names.colours)
    number = number_of(situation.get("encounter", 1), "encounter")
    enc = Encounter(offense, number, [NOBODY] * n, lost=[0] * n)
    if "defense" in situation:
        enc.defense = names.seat(situation["defense"])
    elif STARTS.index(start) >= STARTS.index("launch"):
        raise Fault(wording.needs(start, "defense"))
    if "planet" in situation:
        enc.planet = names.planet(situation["planet"])
    elif STARTS.index(start) >= STARTS.index("invitations"):
        raise Fault(wording.needs(start, "planet"))
    enc.evicting = bool(situation.get("evicting", False))
    for side, guests in mapping_of(situation.get("invited"), "invited").items():
        enc.invited[side_of(side)] = [names.seat(guest) for guest in list_of(guests, "invited")]
    for side, allies in mapping_of(situation.get("allies"), "allies").items():
        for ally in mapping_of(allies, f"allies of the {side}"):
            enc.allies[names.seat(ally)] = side_of(side)
    if "outcome" in situation:
        enc.outcome = slug(situation["outcome"])
        if enc.outcome not in OUTCOMES:
            raise Fault(wording.unknown("outcome", situation["outcome"], OUTCOMES))
    for word in list_of(situation.get("zapped"), "zapped"):
        player = names.seat(word)
        enc.zapped += [Zap(alien, player) for alien in names.aliens[player]]
    return enc


def order_of(enc: Encounter, n: int) -> list[int]:
    """Rule: timing.order."""
    clockwise = [(enc.offense + i) % n for i in range(n)]
    if enc.defense == NOBODY:
        return clockwise
    return [enc.offense, enc.defense, *(p for p in clockwise if p not in (enc.offense, enc.defense))]


def set_out_encounter(state: GameState, enc: Encounter, laid: dict[int, int], start: str, book: Book) -> None:
    step = STARTS.index(start)
    if step >= STARTS.index("reveal") and step < STARTS.index("ships") and len(laid) < 2:
        raise Fault(wording.needs(start, "laid"))
    box = book.box(state.cards)
    for side, card in laid.items():
        enc.laid[side] = [card]
        enc.laid_by[side] = enc.offense if side == OFFENSE else enc.defense
        if step > STARTS.index("reveal"):
            enc.face_up[side] = True
            enc.counts[side] = [box.kind[card], box.value[card]]


# --- ships


def ships_of(situation: Lines, names: Names, enc: Encounter) -> list[list[int]]:
    n, planets = len(names.colours), names.planets
    ships = [[0] * n for _ in range(n * planets + n + 4)]
    given = mapping_of(situation.get("ships"), "ships")
    stated: list[dict[int, int]] = [{} for _ in range(n)]
    rest: list[int | None] = [None] * n
    for word, places in given.items():
        player = names.seat(word)
        for place, count in mapping_of(places, f"ships of {word}").items():
            if place == "rest":
                rest[player] = names.zone(count, player)
            else:
                stated[player][names.zone(place, player)] = number_of(count, f"ships of {word} at {place}")
    if "sends" in situation:
        stated[enc.offense][GATE] = number_of(situation["sends"], "sends")
    for side, allies in mapping_of(situation.get("allies"), "allies").items():
        for ally, count in mapping_of(allies, "allies").items():
            zone = GATE if side_of(side) == OFFENSE else BESIDE
            stated[names.seat(ally)][zone] = number_of(count, f"ships of {ally} as an ally")
    for player in range(n):
        for zone, count in all_ships(names, player, stated[player], rest[player]).items():
            ships[zone][player] = count
    return ships


def all_ships(names: Names, player: int, stated: dict[int, int], rest: int | None) -> dict[int, int]:
    """The stated places, and the others so that nothing is missing.

    Ships that a stated place needs come from the home planets that are not stated, one at a time from the
    fullest, of equally full ones from the highest number. With `rest`, everything unstated is there."""
    have, seat = SHIPS_PER_PLANET * names.planets, names.of_seat(player)
    total = sum(stated.values())
    if total > have or any(count < 0 for count in stated.values()):
        raise Fault(wording.ships_too_many(seat, total, have))
    if rest is not None:
        return {**stated, rest: stated.get(rest, 0) + have - total}
    home = range(player * names.planets, (player + 1) * names.planets)
    placed = {planet: SHIPS_PER_PLANET for planet in home if planet not in stated}
    surplus = sum(placed.values()) + total - have
    if surplus < 0:
        raise Fault(wording.ships_missing(seat, -surplus))
    for _ in range(surplus):
        placed[max(placed, key=lambda planet: (placed[planet], planet))] -= 1
    return {**stated, **placed}


# --- destiny, powers, memory


def destiny_deck(situation: Lines, names: Names, destinies: tuple[str, ...]) -> list[int]:
    """The stated cards on top (the end of the list); the others below, in the order of the box."""
    left, top = list(range(len(destinies))), []
    for word in list_of(situation.get("destiny"), "destiny"):
        face = names.destiny(word)
        card = next((card for card in left if destinies[card] == face), None)
        if card is None:
            raise Fault(wording.too_many_cards(str(word), destinies.count(face)))
        left.remove(card)
        top.append(card)
    return left + top[::-1]


def powers_and_memory(state: GameState, situation: Lines, names: Names, book: Book) -> None:
    table = Table(state, book)
    for player, seat in enumerate(state.seats):
        seat.lost = len(table.home_colonies(player)) < state.options.colonies_for_power
        for alien in seat.aliens:
            power = book.effects.get(f"{alien}.power")
            if power is not None:
                cast(Power, power).set_up(table, player)
    for word, tokens in mapping_of(situation.get("tokens"), "tokens").items():
        seat = state.seats[names.seat(word)]
        if not seat.aliens:
            raise Fault(wording.no_sheet(names.of_seat(names.seat(word))))
        alien = slug(word) if slug(word) in seat.aliens else seat.aliens[0]
        seat.memory.setdefault(alien, {})["tokens"] = number_of(tokens, f"tokens of {word}")
    for word, aliens in mapping_of(situation.get("memory"), "memory").items():
        seat = state.seats[names.seat(word)]
        for alien, values in mapping_of(aliens, f"memory of {word}").items():
            seat.memory.setdefault(slug(alien), {}).update(values)
