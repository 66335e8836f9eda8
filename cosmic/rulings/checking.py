"""What must hold: every word of `then` and `check`, compared with the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.content.schema import SchemaFault, line_of
from cosmic.engine.marked import marked_at, name_of
from cosmic.engine.state import NOBODY, SIDE_NAMES
from cosmic.phases.turn import may_have_second
from cosmic.positions.position_files import slug
from cosmic.rulings import ruling_words
from cosmic.rulings.comparing import Wrong, contains, lacks, pile, same, spoken, words
from cosmic.rulings.ruling_play import Play
from cosmic.rulings.ruling_words import Failed
from cosmic.rulings.seeing import log, no_log, sees
from cosmic.rulings.stated_answers import NOTHING
from cosmic.rulings.stated_totals import check_totals

Check = Callable[[Play, Any], Wrong]


def check(play: Play, wanted: dict[str, Any]) -> None:
    """Failed with everything that does not hold, each with its line."""
    wrong = [
        ruling_words.in_line(line_of(what), sentence)
        for what, value in wanted.items()
        for sentence in CHECKS[what](play, value)
    ]
    if wrong:
        raise Failed(*wrong)


# --- the outcome


def outcome(play: Play, wanted: Any) -> Wrong:
    yield from same("outcome", slug(wanted), play.table.enc.outcome or "none")


def winner(play: Play, wanted: Any) -> Wrong:
    """A side, a player, or nobody."""
    enc = play.table.enc
    side = SIDE_NAMES.index(enc.outcome) if enc.outcome in SIDE_NAMES else NOBODY
    if slug(wanted) in SIDE_NAMES:
        yield from same("winner", slug(wanted), enc.outcome or "nobody")
    else:
        name = "nobody" if slug(wanted) in ("nobody", "none") else play.names.of_seat(play.names.seat(wanted))
        yield from same("winner", name, play.names.of_seat(play.table.main(side)) if side != NOBODY else "nobody")


def won_by(play: Play, wanted: Any) -> Wrong:
    found = [play.names.of_seat(player) for player in play.state.winners]
    yield from same(
        "won_by", sorted(play.names.of_seat(play.names.seat(word)) for word in words(wanted)), sorted(found)
    )


def second(play: Play, wanted: Any) -> Wrong:
    """Whether the offense may have another encounter by the rules of the table."""
    step = play.next_step
    possible = not play.state.winners and step not in ("turn_over", "broken_off", "start_turn")
    found = possible and may_have_second(play.table)
    yield from same("second encounter possible", slug(wanted) in ("yes", "true"), found)


# --- ships and colonies


def ships(play: Play, wanted: Any) -> Wrong:
    """`red: {warp: 3, blue 1: 4}` or `blue 1: {red: 4, blue: 0}`."""
    names = play.names
    for first, counts in wanted.items():
        for then, count in counts.items():
            try:
                player, place = names.seat(first), then
            except SchemaFault:
                player, place = names.seat(then), first
            found = ships_at(play, player, place)
            yield from same(f"ships of {names.of_seat(player)} at {place}", count, found)


def ships_at(play: Play, player: int, place: Any) -> int:
    rows, count = play.state.ships, play.state.planet_count
    if slug(place) == "planets":
        return sum(row[player] for row in rows[:count])
    if slug(place) == "home":
        return sum(rows[planet][player] for planet in play.state.home_planets(player))
    return rows[play.names.zone(place, player)][player]


def place_of(place: str) -> Check:
    def compare(play: Play, wanted: Any) -> Wrong:
        for word, count in wanted.items():
            player = play.names.seat(word)
            yield from same(f"{place} of {play.names.of_seat(player)}", count, ships_at(play, player, place))

    return compare


def stacks(play: Play, wanted: Any) -> Wrong:
    """`red: {blue 1: [{green: 2}]}`: exactly these stand there, the fullest first."""
    names = play.names
    for word, places in wanted.items():
        owner = names.seat(word)
        for place, stated in places.items():
            should = [names.of_ship(names.ship(under)) for under in stated]
            found = [names.of_ship(name_of(ship)) for ship in marked_at(play.state, owner, names.zone(place, owner))]
            yield from same(f"stacks of {names.of_seat(owner)} at {place}", sorted(should), sorted(found))


def home(play: Play, wanted: Any) -> Wrong:
    for word, count in wanted.items():
        yield from same(f"home colonies of {word}", count, len(play.table.home_colonies(play.names.seat(word))))


def foreign(play: Play, wanted: Any) -> Wrong:
    for word, count in wanted.items():
        yield from same(f"foreign colonies of {word}", count, play.state.foreign_count(play.names.seat(word)))


def planets_gone(play: Play, wanted: Any) -> Wrong:
    """Exactly these have left the game."""
    found = [play.names.of_zone(planet) for planet in sorted(play.state.gone)]
    yield from same("planets gone", planets_of(play, wanted), found)


def planets_added(play: Play, wanted: Any) -> Wrong:
    found = [play.names.of_seat(player) for player in play.state.added]
    yield from same("planets added", [play.names.of_seat(play.names.seat(word)) for word in wanted], found)


def devoured(play: Play, wanted: Any) -> Wrong:
    for word, planets in wanted.items():
        found = play.state.seats[play.names.seat(word)].devoured
        yield from same(f"devoured by {word}", planets_of(play, planets), [*map(play.names.of_zone, sorted(found))])


def planets_of(play: Play, wanted: Any) -> list[str]:
    return [play.names.of_zone(planet) for planet in sorted(map(play.names.planet, wanted))]


# --- cards


def hands(play: Play, wanted: Any) -> Wrong:
    for word, hand in wanted.items():
        yield from pile(play, f"hand of {word}", hand, play.state.seats[play.names.seat(word)].hand)


def borrowed(play: Play, wanted: Any) -> Wrong:
    """What lies on a player's sheet, and whose it is."""
    for word, cards in wanted.items():
        seat = play.state.seats[play.names.seat(word)]
        yield from pile(play, f"cards on the sheet of {word}", cards, seat.borrowed)
        if isinstance(cards, dict) and "from" in cards:
            lender = play.names.of_lender(play.names.lender(cards["from"]))
            yield from same(f"cards on the sheet of {word} come from", lender, play.names.of_lender(seat.lender))


def apart(play: Play, wanted: Any) -> Wrong:
    """What lies on a sheet apart from the hand, or beside a planet."""
    for place, cards in play.names.places_apart(wanted):
        yield from pile(play, f"cards at {place}", cards, play.state.apart.get(place, []))


def discards(play: Play, wanted: Any) -> Wrong:
    yield from contains("discards", spoken(play, words(wanted)), play.names.of_cards(play.state, play.state.discard))


def reward_discards(play: Play, wanted: Any) -> Wrong:
    found = play.names.of_cards(play.state, play.state.reward_discard)
    yield from contains("reward discards", spoken(play, words(wanted)), found)


def reward_deck(play: Play, wanted: Any) -> Wrong:
    """The number of cards."""
    yield from same("cards in the reward deck", wanted, len(play.state.reward_deck))


def reward_backs(play: Play, wanted: Any) -> Wrong:
    """How many cards of a hand have the back of the reward deck."""
    for word, count in wanted.items():
        hand = play.state.seats[play.names.seat(word)].hand
        yield from same(f"reward cards of {word}", count, play.state.rewards_in(hand))


def not_discarded(play: Play, wanted: Any) -> Wrong:
    yield from lacks("discards", spoken(play, words(wanted)), play.names.of_cards(play.state, play.state.discard))


def deck(play: Play, wanted: Any) -> Wrong:
    """The top cards, the uppermost first; or the number of cards."""
    if type(wanted) is int:
        yield from same("cards in the deck", wanted, len(play.state.deck))
        return
    cards = [play.names.of_face(play.names.face(word)) for word in wanted]
    top = play.state.deck[::-1][: len(cards)]
    yield from same("top of the deck", cards, [play.names.of_face(play.state.cards[card]) for card in top])


def deck_bottom(play: Play, wanted: Any) -> Wrong:
    cards = [play.names.of_face(play.names.face(word)) for word in words(wanted)]
    low = play.state.deck[: len(cards)]
    yield from same("bottom of the deck", cards, [play.names.of_face(play.state.cards[card]) for card in low])


# --- players


def power(play: Play, wanted: Any) -> Wrong:
    """active, lost or zapped."""
    for word, state in wanted.items():
        player = play.names.seat(word)
        seat = play.state.seats[player]
        zapped = bool(play.state.enc) and any(play.table.is_zapped(player, alien) for alien in seat.aliens)
        yield from same(f"power of {word}", state, "lost" if seat.lost else "zapped" if zapped else "active")


def aliens(play: Play, wanted: Any) -> Wrong:
    for word, slugs in wanted.items():
        found = play.state.seats[play.names.seat(word)].aliens
        yield from same(f"aliens of {word}", sorted(slug(one) for one in words(slugs)), sorted(found))


def face_down(play: Play, wanted: Any) -> Wrong:
    for word, slugs in wanted.items():
        found = play.state.seats[play.names.seat(word)].face_down
        yield from same(f"sheets face down of {word}", sorted(slug(one) for one in words(slugs)), sorted(found))


def alien_count(play: Play, wanted: Any) -> Wrong:
    for word, count in wanted.items():
        yield from same(f"number of aliens of {word}", count, len(play.state.seats[play.names.seat(word)].aliens))


def tokens(play: Play, wanted: Any) -> Wrong:
    for word, count in wanted.items():
        memory = play.state.seats[play.names.seat(word)].memory
        yield from same(f"tokens of {word}", count, sum(values.get("tokens", 0) for values in memory.values()))


def memory(play: Play, wanted: Any) -> Wrong:
    for word, by_alien in wanted.items():
        for alien, values in by_alien.items():
            found = play.state.seats[play.names.seat(word)].memory.get(slug(alien), {})
            for name, value in values.items():
                yield from same(f"memory of {word}: {name}", value, found.get(name))


def techs(play: Play, wanted: Any) -> Wrong:
    """`red: {xenon lasers: 2, the qax: completed, genesis bomb: none}`."""
    for word, by_tech in wanted.items():
        player = play.names.seat(word)
        for name, state in by_tech.items():
            found: Any = "none"
            if play.table.has_tech(player, play.names.tech(name)):
                card = play.table.tech_card(player, play.names.tech(name))
                found = "completed" if card.face_up else card.ships
            yield from same(f"tech {name} of {word}", state, found)


def tech_discards(play: Play, wanted: Any) -> Wrong:
    yield from contains("discarded techs", [play.names.tech(word) for word in words(wanted)], play.state.tech_discard)


def allies(play: Play, wanted: Any) -> Wrong:
    for word, side in wanted.items():
        found = play.table.enc.allies[play.names.seat(word)]
        yield from same(f"side of {word}", slug(side), SIDE_NAMES[found] if found != NOBODY else "neither")


def one_seat(what: str, look: Callable[[Play], int]) -> Check:
    def compare(play: Play, wanted: Any) -> Wrong:
        name = "nobody" if slug(wanted) == "nobody" else play.names.of_seat(play.names.seat(wanted))
        yield from same(what, name, play.names.of_seat(look(play)))

    return compare


def planet(play: Play, wanted: Any) -> Wrong:
    found = play.table.enc.planet
    zone = play.names.of_zone(found) if found != NOBODY else "none"
    yield from same("planet", play.names.of_zone(play.names.planet(wanted)), zone)


def phase(play: Play, wanted: Any) -> Wrong:
    yield from same("phase", slug(wanted), play.state.phase)


# --- questions


def asked(play: Play, wanted: Any) -> Wrong:
    """`red card`, or nobody: who is asked now, and what."""
    yield from same("asked", play.question(wanted), play.asked_now())


def choices(play: Play, wanted: Any) -> Wrong:
    """These answers are legal to the question asked now."""
    for word in words(wanted):
        if play.decision is None:
            yield ruling_words.expected("asked", "a question", "nobody")
        elif play.answers.translate(play.state, play.decision, word) is NOTHING:
            yield ruling_words.lacking("legal answers", word, play.legal())


def no_choices(play: Play, unwanted: Any) -> Wrong:
    for word in words(unwanted):
        if play.decision is not None and play.answers.translate(play.state, play.decision, word) is not NOTHING:
            yield ruling_words.not_wanted("legal answers", word)


def was_asked(play: Play, wanted: Any) -> Wrong:
    for word in words(wanted):
        if play.question(word) not in play.asked:
            yield ruling_words.lacking("questions asked", word, ruling_words.listed(dict.fromkeys(play.asked)))


def never_asked(play: Play, unwanted: Any) -> Wrong:
    for word in words(unwanted):
        if play.question(word) in play.asked:
            yield ruling_words.not_wanted("questions asked", word)


CHECKS: dict[str, Check] = {
    "totals": check_totals,
    "outcome": outcome,
    "winner": winner,
    "won_by": won_by,
    "second": second,
    "ships": ships,
    "warp": place_of("warp"),
    "gate": place_of("gate"),
    "removed": place_of("removed"),
    "stacks": stacks,
    "home": home,
    "foreign": foreign,
    "planets_gone": planets_gone,
    "planets_added": planets_added,
    "devoured": devoured,
    "hands": hands,
    "borrowed": borrowed,
    "apart": apart,
    "discards": discards,
    "not_discarded": not_discarded,
    "reward_discards": reward_discards,
    "reward_deck": reward_deck,
    "reward_backs": reward_backs,
    "deck": deck,
    "deck_bottom": deck_bottom,
    "power": power,
    "aliens": aliens,
    "face_down": face_down,
    "alien_count": alien_count,
    "tokens": tokens,
    "memory": memory,
    "techs": techs,
    "tech_discards": tech_discards,
    "allies": allies,
    "turn": one_seat("turn", lambda play: play.state.turn),
    "offense": one_seat("offense", lambda play: play.table.enc.offense),
    "defense": one_seat("defense", lambda play: play.table.enc.defense),
    "planet": planet,
    "phase": phase,
    "asked": asked,
    "choices": choices,
    "no_choices": no_choices,
    "was_asked": was_asked,
    "never_asked": never_asked,
    "log": log,
    "no_log": no_log,
    "sees": sees,
}
