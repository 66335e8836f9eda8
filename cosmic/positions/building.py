"""From a position in the players' words to a GameState in which everything adds up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from cosmic.content.schema import SchemaFault
from cosmic.engine.book import Book
from cosmic.engine.definitions import ALERTS, COLOURS, COLOURS_OF, SETS, colours_in
from cosmic.engine.effects import Power
from cosmic.engine.marked import what_is_wrong_in
from cosmic.engine.rng import ALWAYS_FIRST, seeded
from cosmic.engine.state import (
    BESIDE,
    GATE,
    NOBODY,
    OFFENSE,
    Encounter,
    GameState,
    Marked,
    Options,
    Seat,
    TechCard,
    Zap,
    sheet_of,
)
from cosmic.engine.systems import home_planets
from cosmic.engine.table import Table
from cosmic.phases.setup import SHIPS_PER_PLANET, techs_in_game
from cosmic.positions import position_words
from cosmic.positions.position_files import STARTS, slug
from cosmic.positions.stated_cards import lay_out_cards
from cosmic.positions.stated_names import StatedNames, side_of

# Steps that do not name their phase themselves, because the step before has done it.
PHASES = {
    "alliance": "alliance",
    "selection": "planning",
    "ships": "resolution",
    "spoils": "resolution",
    "encounter_end": "resolution",
}
Situation = Mapping[str, Any]  # as reading.POSITION wants it


def build(situation: Situation, book: Book) -> tuple[GameState, StatedNames]:
    options = options_of(situation, book)
    seats = seats_of(situation, book, options)
    names = StatedNames(
        book.content, [seat.colour for seat in seats], [seat.aliens[:] for seat in seats], options.planets
    )
    names.added = [names.seat(word) for word in situation.get("planets_added", [])]
    gone = [names.planet(word) for word in situation.get("planets_gone", [])]
    for word, planets in situation.get("devoured", {}).items():
        seats[names.seat(word)].devoured = [names.planet(planet) for planet in planets]
        gone += seats[names.seat(word)].devoured
    for word in situation.get("face_down", []):
        seat = seats[names.seat(word)]
        seat.face_down, seat.aliens = seat.aliens, []
    start = slug(situation.get("start", "start_turn"))
    offense = names.seat(situation["offense"]) if "offense" in situation else 0
    enc = encounter_of(situation, names, offense, start)
    destinies = tuple(
        card.slug
        for card in book.content.destiny
        if card.kind != "colour" or card.colour in names.colours
        for _ in range(card.count)
    )
    state = GameState(
        rng=ALWAYS_FIRST if "chance" in situation else seeded(situation.get("seed", 1)),
        options=options,
        seats=seats,
        ships=at_the_start(names, gone, options.techs),
        cards=(),
        destinies=destinies,
        deck=[],
        discard=[],
        play=[],
        destiny_deck=destiny_deck(situation, names, destinies),
        destiny_discard=[],
        unused=[],
        agenda=list(reversed(STARTS[STARTS.index(start) :])) if start != "start_turn" else ["start_turn"],
        order=order_of(enc, len(seats)),
        turn=offense,
        phase=PHASES.get(start, start),
        encounters=enc.number if start != "start_turn" else enc.number - 1,
        enc=enc if start != "start_turn" else None,
        gone=gone,
        added=names.added,
    )
    if options.techs:
        lay_out_techs(state, situation, names, book)
    laid = lay_out_cards(state, situation, names)
    state.options = replace(options, sets=sets_of(situation, state, book))
    state.unused = unused_of(situation, state, book)
    if STARTS.index("reveal") <= STARTS.index(start) < STARTS.index("ships") and len(laid) < 2:
        raise SchemaFault.at(situation, position_words.needs(start, "laid"))
    set_out_encounter(state, enc, laid, start, book)
    set_up_powers(state, book)
    place_ships(state, situation, names, enc)
    powers_and_memory(state, situation, names, book)
    return state, names


def options_of(situation: Situation, book: Book) -> Options:
    """As the preset has it, if one is named. Sheets face down are hidden powers, whether or not the options say so."""
    stated = dict(situation.get("options", {}))
    named = preset_in(stated, book)
    stated = {"hidden": "face_down" in situation, "techs": with_techs(situation) or named.techs} | stated
    told = {name: value for name, value in stated.items() if name not in ("sets", "preset")}
    return replace(named, setup="chosen", flares=None, alert=ALERTS[-1], **told)


def preset_in(stated: Mapping[str, Any], book: Book) -> Options:
    """`preset: classic`: a game that has a name."""
    if "preset" not in stated:
        return Options()
    known = book.content.presets
    if slug(stated["preset"]) not in known:
        raise SchemaFault.at(stated["preset"], position_words.unknown("preset", stated["preset"], known))
    return known[slug(stated["preset"])].options


def with_techs(situation: Situation) -> bool:
    return any(key in situation for key in ("techs", "tech_deck", "tech_discards"))


def lay_out_techs(state: GameState, situation: Situation, names: StatedNames, book: Book) -> None:
    """`techs: {red: {xenon lasers: 2, the qax: completed}}`; what is nowhere yet lies under the stated deck."""
    for word, techs in situation.get("techs", {}).items():
        for name, on_it in techs.items():
            ships = on_it if type(on_it) is int else 0
            state.techs.append(TechCard(names.tech(name), names.seat(word), ships, type(on_it) is not int))
    state.tech_discard = [names.tech(word) for word in situation.get("tech_discards", [])]
    top = [names.tech(word) for word in situation.get("tech_deck", [])]
    placed = {card.slug for card in state.techs} | {*state.tech_discard, *top}
    rest = [name for name in techs_in_game(book, state.options.planets) if name not in placed]
    state.tech_deck = rest + top[::-1]


def sets_of(situation: Situation, state: GameState, book: Book) -> tuple[str, ...]:
    """`sets: [base]`: the boxes on the table; the base game and whatever the position names, if it does not say."""
    options = situation.get("options", {})
    stated = options.get("sets", preset_in(options, book).sets if "preset" in options else None)
    if stated is not None:
        for seat in state.seats:
            if seat.colour not in colours_in(stated):
                raise SchemaFault.at(stated, position_words.colour_elsewhere(seat.colour))
        return tuple(name for name in SETS if name in stated)
    named = [alien for seat in state.seats for alien in (*seat.aliens, *seat.face_down)]
    named += [book.content.faces[face].alien for face in state.cards if book.content.faces[face].kind == "flare"]
    needed = {SETS[0], *(book.content.aliens[alien].set for alien in named)}
    needed |= {name for name in SETS if any(seat.colour in COLOURS_OF[name] for seat in state.seats)}
    return tuple(name for name in SETS if name in needed)


def seats_of(situation: Situation, book: Book, options: Options) -> list[Seat]:
    """`seats: {red: zombie, blue: none, green: [mind, void]}`, clockwise."""
    seats = []
    for word, alien in situation["seats"].items():
        colour = slug(word)
        if colour not in COLOURS:
            raise SchemaFault.at(word, position_words.unknown("colour", word, COLOURS))
        words = alien if isinstance(alien, list) else [alien]
        aliens = [known_alien(name, book) for name in words if slug(name) != "none"]
        seats.append(Seat(colour.capitalize(), colour, aliens, fleet=SHIPS_PER_PLANET * options.planets))
    return seats


def unused_of(situation: Situation, state: GameState, book: Book) -> list[str]:
    """`unused: [mind, void]`: the aliens left in the box."""
    seated = [alien for seat in state.seats for alien in (*seat.aliens, *seat.face_down)]
    if "unused" not in situation:
        return [
            alien for alien in book.playable_aliens(state.options.sets, players=len(state.seats)) if alien not in seated
        ]
    for word in situation["unused"]:
        if known_alien(word, book) in seated:
            raise SchemaFault.at(word, position_words.not_unused(word))
    return [slug(word) for word in situation["unused"]]


def known_alien(word: Any, book: Book) -> str:
    if slug(word) not in book.content.aliens:
        raise SchemaFault.at(word, position_words.unknown("alien", word, sorted(book.content.aliens)))
    return slug(word)


# --- the encounter so far


def encounter_of(situation: Situation, names: StatedNames, offense: int, start: str) -> Encounter:
    n = len(names.colours)
    number = situation.get("encounter", 1)
    enc = Encounter(offense, number, [NOBODY] * n, lost=[0] * n)
    if "defense" in situation:
        enc.defense = names.seat(situation["defense"])
    elif STARTS.index(start) >= STARTS.index("launch"):
        raise SchemaFault.at(situation, position_words.needs(start, "defense"))
    if "planet" in situation:
        enc.planet = names.planet(situation["planet"])
    elif STARTS.index(start) >= STARTS.index("invitations"):
        raise SchemaFault.at(situation, position_words.needs(start, "planet"))
    enc.evicting = situation.get("evicting", False)
    for side, guests in situation.get("invited", {}).items():
        enc.invited[side_of(side)] = [names.seat(guest) for guest in guests]
    for side, allies in situation.get("allies", {}).items():
        for ally in allies:
            enc.allies[names.seat(ally)] = side_of(side)
    if "outcome" in situation:
        enc.outcome = slug(situation["outcome"])
    for word in situation.get("zapped", []):
        player = names.seat(word)
        enc.zapped += [Zap(alien, player) for alien in names.aliens[player]]
    for word, flare in situation.get("played", {}).items():
        enc.flare_players.append(names.seat(word))
        enc.spent.append(names.flare(flare))
    return enc


def order_of(enc: Encounter, n: int) -> list[int]:
    """Rule: timing.order."""
    clockwise = [(enc.offense + i) % n for i in range(n)]
    if enc.defense == NOBODY:
        return clockwise
    return [enc.offense, enc.defense, *(p for p in clockwise if p not in (enc.offense, enc.defense))]


def set_out_encounter(state: GameState, enc: Encounter, laid: dict[int, int], start: str, book: Book) -> None:
    step = STARTS.index(start)
    box = book.box(state.cards)
    enc.kickers_up = step > STARTS.index("reveal")
    for side, card in laid.items():
        enc.laid[side] = [card]
        enc.laid_by[side] = enc.offense if side == OFFENSE else enc.defense
        if step > STARTS.index("reveal"):
            enc.face_up[side] = True
            enc.counts[side] = [box.kind[card], box.value[card]]


# --- ships


def at_the_start(names: StatedNames, gone: list[int], techs: bool) -> list[list[int]]:
    n, planets = len(names.colours), names.planets
    ships = [[0] * n for _ in range(n * planets + len(names.added) + n + 4 + techs)]
    for player in range(n):
        for planet in home_planets(player, planets, n, [], gone):
            ships[planet][player] = SHIPS_PER_PLANET
    return ships


def place_ships(state: GameState, situation: Situation, names: StatedNames, enc: Encounter) -> None:
    n = len(names.colours)
    given = situation.get("ships", {})
    stated: list[dict[int, int]] = [{} for _ in range(n)]
    rest: list[int | None] = [None] * n
    at: list[Any] = [situation] * n
    for word, places in given.items():
        player = names.seat(word)
        at[player] = word
        for place, count in places.items():
            if place == "rest":
                rest[player] = names.zone(count, player)
            else:
                stated[player][names.zone(place, player)] = count
    if "sends" in situation:
        stated[enc.offense][GATE] = situation["sends"]
    for side, allies in situation.get("allies", {}).items():
        for ally, count in allies.items():
            zone = GATE if side_of(side) == OFFENSE else BESIDE
            stated[names.seat(ally)][zone] = count
    for word, places in situation.get("stacks", {}).items():
        owner = names.seat(word)
        for place, stacks in places.items():
            for under in map(names.under, stacks):
                state.marked.append(Marked(owner, names.zone(place, owner), slug(word), under))
                for player, count in enumerate(under):
                    stated[player][sheet_of(owner)] = stated[player].get(sheet_of(owner), 0) + count
    for word, researched in situation.get("techs", {}).items():
        on_techs = sum(count for count in researched.values() if type(count) is int)
        if on_techs:
            stated[names.seat(word)][names.zone("techs", 0)] = on_techs
    for player in range(n):
        placed = all_ships(state, names, player, stated[player], rest[player], at[player])
        for zone, row in enumerate(state.ships):
            row[player] = placed.get(zone, placed.get(zone - len(state.ships), 0))
    if what_is_wrong_in(state):
        raise SchemaFault.at(situation, position_words.stacks(what_is_wrong_in(state)))


def all_ships(
    state: GameState, names: StatedNames, player: int, stated: dict[int, int], rest: int | None, at: Any
) -> dict[int, int]:
    """The stated places, and the others so that nothing is missing.

    Ships that a stated place needs come from the home planets that are not stated, one at a time from the
    fullest, of equally full ones from the highest number. With `rest`, everything unstated is there."""
    have, seat = state.seats[player].fleet, names.of_seat(player)
    total = sum(stated.values())
    if total > have:
        raise SchemaFault.at(at, position_words.ships_too_many(seat, total, have))
    if rest is not None:
        return {**stated, rest: stated.get(rest, 0) + have - total}
    home = [planet for planet in state.home_planets(player) if state.ships[planet][player]]
    placed = {planet: state.ships[planet][player] for planet in home if planet not in stated}
    surplus = sum(placed.values()) + total - have
    if surplus < 0:
        raise SchemaFault.at(at, position_words.ships_missing(seat, -surplus))
    for _ in range(surplus):
        placed[max(placed, key=lambda planet: (placed[planet], planet))] -= 1
    return {**stated, **placed}


# --- destiny, powers, memory


def destiny_deck(situation: Situation, names: StatedNames, destinies: tuple[str, ...]) -> list[int]:
    """The stated cards on top (the end of the list); the others below, in the order of the box."""
    left, top = list(range(len(destinies))), []
    for word in situation.get("destiny", []):
        face = names.destiny(word)
        card = next((card for card in left if destinies[card] == face), None)
        if card is None:
            raise SchemaFault.at(word, position_words.too_many_cards(str(word), destinies.count(face)))
        left.remove(card)
        top.append(card)
    return left + top[::-1]


def set_up_powers(state: GameState, book: Book) -> None:
    """What the sheets say of the set-up, before anything has happened."""
    table = Table(state, book)
    for player, seat in enumerate(state.seats):
        for alien in seat.aliens:
            power = book.effects.get(f"{alien}.power")
            if power is not None:
                cast(Power, power).set_up(table, player)


def powers_and_memory(state: GameState, situation: Situation, names: StatedNames, book: Book) -> None:
    table = Table(state, book)
    for player, seat in enumerate(state.seats):
        too_few = len(table.home_colonies(player)) < state.options.colonies_for_power
        seat.lost = too_few and not table.cannot_lose_power(player)
    for word, tokens in situation.get("tokens", {}).items():
        seat = state.seats[names.seat(word)]
        if not seat.aliens:
            raise SchemaFault.at(word, position_words.no_sheet(names.of_seat(names.seat(word))))
        alien = slug(word) if slug(word) in seat.aliens else seat.aliens[0]
        seat.memory.setdefault(alien, {})["tokens"] = tokens
    for word, aliens in situation.get("memory", {}).items():
        seat = state.seats[names.seat(word)]
        for alien, values in aliens.items():
            seat.memory.setdefault(slug(alien), {}).update(values)
