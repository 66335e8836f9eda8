"""What is told and what each player sees, compared with what a ruling says of it."""

from __future__ import annotations

from typing import Any

from cosmic.content.schema import SchemaFault
from cosmic.engine.log import Line
from cosmic.engine.state import FACE_DOWN, SIDE_NAMES
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.positions.position_files import slug
from cosmic.rulings import ruling_words
from cosmic.rulings.comparing import Wrong, contains, lacks, same, spoken, words
from cosmic.rulings.ruling_play import Play

SIGHTS = (
    *("<player> hand", "<player> rewards", "<player> techs", "offense card", "offense kicker", "offense beside"),
    *("log", "no log"),
)


def log(play: Play, wanted: Any) -> Wrong:
    """Message keys, each with some of its parameters."""
    for entry in words(wanted):
        if not any(told(play, entry, line) for line in play.log):
            yield ruling_words.lacking(
                "log", entry, ruling_words.listed(line.key for line in play.told_to_players()[-12:])
            )


def no_log(play: Play, unwanted: Any) -> Wrong:
    for entry in words(unwanted):
        if any(told(play, entry, line) for line in play.log):
            yield ruling_words.not_wanted("log", entry)


def told(play: Play, entry: Any, line: Line) -> bool:
    if not isinstance(entry, dict):
        return bool(line.key == str(entry))
    for key, about in entry.items():
        if line.key != key:
            return False
        for name, value in about.items():
            if name not in line.about or not means(play, name, value, line.about[name]):
                return False
    return True


def means(play: Play, name: str, said: Any, value: Any) -> bool:
    """Seats, planets, sides and cards of a message may be written as everywhere else."""
    if name in ("seat", "other"):
        return bool(play.names.seat(said) == value)
    if name == "seats":
        return sorted(play.names.seat(word) for word in words(said)) == sorted(value)
    if name in ("planet", "other_planet"):
        return bool(play.names.planet(said) == value)
    if name == "side" and type(value) is int:
        return bool(SIDE_NAMES[value] == slug(said))
    if name == "card":
        return bool(play.names.face(said) == value)
    if name == "cards" and isinstance(value, list):  # in other messages it is a number
        return sorted(play.names.face(word) for word in words(said)) == sorted(value)
    return bool(said == value)


def sees(play: Play, wanted: Any) -> Wrong:
    """`green: {blue hand: [attack 40], offense card: face down, log: [looked-at]}`; `everybody` is the public."""
    for word, things in wanted.items():
        viewer = PUBLIC if slug(word) in ("public", "everybody") else play.names.seat(word)
        view = view_of(play.table, viewer)
        for thing, value in things.items():
            what = f"{word} sees {thing}"
            first, _, last = str(thing).rpartition(" ")
            if thing in ("log", "no log"):
                keys = [line.key for line in visible_log(play.log, viewer)]
                yield from (contains if thing == "log" else lacks)(what, [str(key) for key in words(value)], keys)
            elif last == "hand":
                other = play.names.seat(first)
                faces = sorted(view.cards.values()) if other == viewer else view.seen.get(other)
                found = "hidden" if faces is None else sorted(play.names.of_face(face) for face in faces)
                yield from same(what, value if value == "hidden" else spoken(play, words(value)), found)
            elif last == "techs":
                own = [tech.slug for tech in view.techs if tech.owner == play.names.seat(first)]
                yield from same(what, sorted(slug(word) for word in words(value)), sorted(own))
            elif last == "rewards":
                yield from same(what, value, view.seats[play.names.seat(first)].hand_rewards)
            elif last in ("card", "kicker") and first in SIDE_NAMES and view.enc is not None:
                places = view.enc.laid if last == "card" else view.enc.kickers
                laid = places[SIDE_NAMES.index(first)]
                wanted_face = slug(value) if slug(value) in ("face_down", "none") else play.names.face(value)
                yield from same(what, wanted_face, laid or "none")
            elif last == "beside" and first in SIDE_NAMES and view.enc is not None:
                faces = [slug(one) if slug(one) == FACE_DOWN else play.names.face(one) for one in words(value)]
                yield from same(what, faces, view.enc.added[SIDE_NAMES.index(first)])
            else:
                raise SchemaFault.at(thing, ruling_words.unknown("thing to see", thing, SIGHTS))
