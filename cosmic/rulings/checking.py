"""What must hold: every word of `then` and `check`, compared with the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY, SIDE_NAMES
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.phases.turn import may_have_second
from cosmic.rulings import wording
from cosmic.rulings.answers import NOTHING
from cosmic.rulings.playing import Play
from cosmic.rulings.reading import Lines, check_keys, list_of, mapping_of, number_of, slug
from cosmic.rulings.totals import check_totals
from cosmic.rulings.wording import Failed, Fault


def check(play: Play, wanted: Lines) -> None:
    """Failed with the first thing that does not hold."""
    check_keys(wanted, CHECKS)
    for what, value in wanted.items():
        CHECKS[what](play, value)


def same(what: str, wanted: Any, found: Any) -> None:
    if wanted != found:
        raise Failed(wording.expected(what, wanted, found))


def words(value: Any) -> list[Any]:
    if value is None or (isinstance(value, str) and slug(value) in ("nobody", "nothing", "none")):
        return []
    return value if isinstance(value, list) else [value]


# --- the outcome


def outcome(play: Play, wanted: Any) -> None:
    same("outcome", slug(wanted), play.table.enc.outcome or "none")


def winner(play: Play, wanted: Any) -> None:
    """A side, a player, or nobody."""
    enc = play.table.enc
    side = SIDE_NAMES.index(enc.outcome) if enc.outcome in SIDE_NAMES else NOBODY
    if slug(wanted) in SIDE_NAMES:
        same("winner", slug(wanted), enc.outcome or "nobody")
    elif slug(wanted) in ("nobody", "none"):
        same("winner", NOBODY, side)
    else:
        found = play.names.of_seat(play.table.main(side)) if side != NOBODY else "nobody"
        same("winner", play.names.of_seat(play.names.seat(wanted)), found)


def won_by(play: Play, wanted: Any) -> None:
    found = [play.names.of_seat(player) for player in play.state.winners]
    same("won_by", sorted(play.names.of_seat(play.names.seat(word)) for word in words(wanted)), sorted(found))


def second(play: Play, wanted: Any) -> None:
    """Whether the offense may have another encounter by the rules of the table."""
    step = play.next_step
    possible = not play.state.winners and step not in ("turn_over", "broken_off", "start_turn")
    found = possible and may_have_second(play.table)
    same("second encounter possible", slug(wanted) in ("yes", "true"), found)


# --- ships and colonies


def ships(play: Play, wanted: Any) -> None:
    """`red: {warp: 3, blue 1: 4}` or `blue 1: {red: 4, blue: 0}`."""
    names = play.names
    for first, counts in mapping_of(wanted, "ships").items():
        for then, count in mapping_of(counts, f"ships at {first}").items():
            try:
                player, place = names.seat(first), then
            except Fault:
                player, place = names.seat(then), first
            found = ships_at(play, player, place)
            same(f"ships of {names.of_seat(player)} at {place}", number_of(count, f"ships at {place}"), found)


def ships_at(play: Play, player: int, place: Any) -> int:
    rows, count = play.state.ships, play.state.planet_count
    if slug(place) == "planets":
        return sum(row[player] for row in rows[:count])
    if slug(place) == "home":
        return sum(rows[planet][player] for planet in play.state.home_planets(player))
    return rows[play.names.zone(place, player)][player]


def place_of(place: str) -> Callable[[Play, Any], None]:
    def compare(play: Play, wanted: Any) -> None:
        for word, count in mapping_of(wanted, place).items():
            player = play.names.seat(word)
            same(f"{place} of {play.names.of_seat(player)}", number_of(count, place), ships_at(play, player, place))

    return compare


def home(play: Play, wanted: Any) -> None:
    for word, count in mapping_of(wanted, "home").items():
        same(f"home colonies of {word}", count, len(play.table.home_colonies(play.names.seat(word))))


def foreign(play: Play, wanted: Any) -> None:
    for word, count in mapping_of(wanted, "foreign").items():
        same(f"foreign colonies of {word}", count, len(play.table.foreign_colonies(play.names.seat(word))))


# --- cards


def hands(play: Play, wanted: Any) -> None:
    """A number, the exact cards in any order, or `{size, has, lacks}`."""
    for word, hand in mapping_of(wanted, "hands").items():
        found = play.names.of_cards(play.state, play.state.seats[play.names.seat(word)].hand)
        what = f"hand of {word}"
        if type(hand) is int:
            same(f"{what} (size)", hand, len(found))
        elif isinstance(hand, list):
            same(what, spoken(play, hand), found)
        else:
            given = mapping_of(hand, what)
            check_keys(given, ("size", "has", "lacks"))
            if "size" in given:
                same(f"{what} (size)", given["size"], len(found))
            contains(what, spoken(play, words(given.get("has"))), found)
            lacks(what, spoken(play, words(given.get("lacks"))), found)


def spoken(play: Play, cards: list[Any]) -> list[str]:
    return sorted(play.names.of_face(play.names.face(word)) for word in cards)


def contains(what: str, wanted: list[str], found: list[str]) -> None:
    left = list(found)
    for card in wanted:
        if card not in left:
            raise Failed(wording.lacking(what, card, wording.listed(found)))
        left.remove(card)


def lacks(what: str, unwanted: list[str], found: list[str]) -> None:
    for card in unwanted:
        if card in found:
            raise Failed(wording.not_wanted(what, card))


def discards(play: Play, wanted: Any) -> None:
    contains("discards", spoken(play, words(wanted)), play.names.of_cards(play.state, play.state.discard))


def not_discarded(play: Play, wanted: Any) -> None:
    lacks("discards", spoken(play, words(wanted)), play.names.of_cards(play.state, play.state.discard))


def deck(play: Play, wanted: Any) -> None:
    """The top cards, the uppermost first; or the number of cards."""
    if type(wanted) is int:
        return same("cards in the deck", wanted, len(play.state.deck))
    cards = [play.names.of_face(play.names.face(word)) for word in list_of(wanted, "deck")]
    top = play.state.deck[::-1][: len(cards)]
    same("top of the deck", cards, [play.names.of_face(play.state.cards[card]) for card in top])


def deck_bottom(play: Play, wanted: Any) -> None:
    cards = [play.names.of_face(play.names.face(word)) for word in words(wanted)]
    low = play.state.deck[: len(cards)]
    same("bottom of the deck", cards, [play.names.of_face(play.state.cards[card]) for card in low])


# --- players


def power(play: Play, wanted: Any) -> None:
    """active, lost or zapped."""
    for word, state in mapping_of(wanted, "power").items():
        player = play.names.seat(word)
        seat = play.state.seats[player]
        zapped = bool(play.state.enc) and any(play.table.is_zapped(player, alien) for alien in seat.aliens)
        same(f"power of {word}", state, "lost" if seat.lost else "zapped" if zapped else "active")


def aliens(play: Play, wanted: Any) -> None:
    for word, slugs in mapping_of(wanted, "aliens").items():
        found = play.state.seats[play.names.seat(word)].aliens
        same(f"aliens of {word}", sorted(slug(one) for one in words(slugs)), sorted(found))


def alien_count(play: Play, wanted: Any) -> None:
    for word, count in mapping_of(wanted, "alien_count").items():
        same(f"number of aliens of {word}", count, len(play.state.seats[play.names.seat(word)].aliens))


def tokens(play: Play, wanted: Any) -> None:
    for word, count in mapping_of(wanted, "tokens").items():
        memory = play.state.seats[play.names.seat(word)].memory
        same(f"tokens of {word}", count, sum(values.get("tokens", 0) for values in memory.values()))


def memory(play: Play, wanted: Any) -> None:
    for word, by_alien in mapping_of(wanted, "memory").items():
        for alien, values in mapping_of(by_alien, "memory").items():
            found = play.state.seats[play.names.seat(word)].memory.get(slug(alien), {})
            for name, value in mapping_of(values, "memory").items():
                same(f"memory of {word}: {name}", value, found.get(name))


def allies(play: Play, wanted: Any) -> None:
    for word, side in mapping_of(wanted, "allies").items():
        found = play.table.enc.allies[play.names.seat(word)]
        same(f"side of {word}", slug(side), SIDE_NAMES[found] if found != NOBODY else "neither")


def one_seat(what: str, look: Callable[[Play], int]) -> Callable[[Play, Any], None]:
    def compare(play: Play, wanted: Any) -> None:
        name = "nobody" if slug(wanted) == "nobody" else play.names.of_seat(play.names.seat(wanted))
        same(what, name, play.names.of_seat(look(play)))

    return compare


def planet(play: Play, wanted: Any) -> None:
    found = play.table.enc.planet
    zone = play.names.of_zone(found) if found != NOBODY else "none"
    same("planet", play.names.of_zone(play.names.planet(wanted)), zone)


def phase(play: Play, wanted: Any) -> None:
    same("phase", slug(wanted), play.state.phase)


# --- questions


def asked(play: Play, wanted: Any) -> None:
    """`red card`, or nobody: who is asked now, and what."""
    same("asked", _question(play, wanted), play.asked_now())


def _question(play: Play, wanted: Any) -> str:
    who, _, kind = str(wanted).rpartition(" ")
    return f"{play.names.of_seat(play.names.seat(who))} {kind}" if who else str(wanted)


def choices(play: Play, wanted: Any) -> None:
    """These answers are legal to the question asked now."""
    for word in words(wanted):
        if play.decision is None:
            raise Failed(wording.expected("asked", "a question", "nobody"))
        if play.answers.translate(play.state, play.decision, word) is NOTHING:
            raise Failed(wording.lacking("legal answers", word, play.legal()))


def no_choices(play: Play, unwanted: Any) -> None:
    for word in words(unwanted):
        if play.decision is not None and play.answers.translate(play.state, play.decision, word) is not NOTHING:
            raise Failed(wording.not_wanted("legal answers", word))


def was_asked(play: Play, wanted: Any) -> None:
    for word in words(wanted):
        if _question(play, word) not in play.asked:
            raise Failed(wording.lacking("questions asked", word, wording.listed(dict.fromkeys(play.asked))))


def never_asked(play: Play, unwanted: Any) -> None:
    for word in words(unwanted):
        if _question(play, word) in play.asked:
            raise Failed(wording.not_wanted("questions asked", word))


# --- what is told and seen


def log(play: Play, wanted: Any) -> None:
    """Message keys, each with some of its parameters."""
    for entry in words(wanted):
        if not any(told(play, entry, line) for line in play.log):
            raise Failed(wording.lacking("log", entry, wording.listed(line.key for line in play.log[-12:])))


def no_log(play: Play, unwanted: Any) -> None:
    for entry in words(unwanted):
        if any(told(play, entry, line) for line in play.log):
            raise Failed(wording.not_wanted("log", entry))


def told(play: Play, entry: Any, line: Line) -> bool:
    if not isinstance(entry, Lines):
        return bool(line.key == str(entry))
    for key, about in entry.items():
        if line.key != key:
            return False
        for name, value in mapping_of(about, f"parameters of {key}").items():
            if name not in line.about or not means(play, name, value, line.about[name]):
                return False
    return True


def means(play: Play, name: str, said: Any, value: Any) -> bool:
    """Seats, planets, sides and cards of a message may be written as everywhere else."""
    if name in ("seat", "other"):
        return bool(play.names.seat(said) == value)
    if name == "seats":
        return sorted(play.names.seat(word) for word in words(said)) == sorted(value)
    if name == "planet":
        return bool(play.names.planet(said) == value)
    if name == "side" and type(value) is int:
        return bool(SIDE_NAMES[value] == slug(said))
    if name == "card":
        return bool(play.names.face(said) == value)
    if name == "cards" and isinstance(value, list):  # in other messages it is a number
        return sorted(play.names.face(word) for word in words(said)) == sorted(value)
    return bool(said == value)


def sees(play: Play, wanted: Any) -> None:
    """`green: {blue hand: [attack 40], offense card: face down, log: [looked-at]}`; `everybody` is the public."""
    for word, things in mapping_of(wanted, "sees").items():
        viewer = PUBLIC if slug(word) in ("public", "everybody") else play.names.seat(word)
        view = view_of(play.table, viewer)
        for thing, value in mapping_of(things, f"what {word} sees").items():
            what = f"{word} sees {thing}"
            first, _, last = str(thing).rpartition(" ")
            if thing in ("log", "no log"):
                keys = [line.key for line in visible_log(play.log, viewer)]
                (contains if thing == "log" else lacks)(what, [str(key) for key in words(value)], keys)
            elif last == "hand":
                other = play.names.seat(first)
                faces = sorted(view.cards.values()) if other == viewer else view.seen.get(other)
                found = "hidden" if faces is None else sorted(play.names.of_face(face) for face in faces)
                same(what, value if value == "hidden" else spoken(play, words(value)), found)
            elif last == "card" and first in SIDE_NAMES and view.enc is not None:
                laid = view.enc.laid[SIDE_NAMES.index(first)]
                wanted_face = slug(value) if slug(value) in ("face_down", "none") else play.names.face(value)
                same(what, wanted_face, laid or "none")
            else:
                raise Fault(wording.unknown("thing to see", thing, ("<player> hand", "offense card", "log", "no log")))


CHECKS: dict[str, Callable[[Play, Any], None]] = {
    "totals": check_totals,
    "outcome": outcome,
    "winner": winner,
    "won_by": won_by,
    "second": second,
    "ships": ships,
    "warp": place_of("warp"),
    "gate": place_of("gate"),
    "removed": place_of("removed"),
    "home": home,
    "foreign": foreign,
    "hands": hands,
    "discards": discards,
    "not_discarded": not_discarded,
    "deck": deck,
    "deck_bottom": deck_bottom,
    "power": power,
    "aliens": aliens,
    "alien_count": alien_count,
    "tokens": tokens,
    "memory": memory,
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
