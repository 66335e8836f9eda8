"""Where the codex explains what lies on the table: one entry for every thing and every number."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cosmic.engine.decisions import Decision
from cosmic.engine.definitions import Content
from cosmic.engine.log import Line
from cosmic.engine.state import GATE, WARP
from cosmic.engine.views import PlayerView, known_sheets
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.session.privacy import is_face_down, is_hidden_tech, is_power
from cosmic.rulebook import declared
from cosmic.text.messages import Messages
from cosmic.ui.board.board_state import SHIP, ShipStack

COUNTERS = 110.0  # width of the figures at the right end of a plate
TOKENS = 40.0  # and of the one on the emblem
FIGURE = 34.0  # and height of the one at the foot of a pile
NUMBERS_ASKED = {"reward": "rewards"}

Part = tuple[FRect, str]  # of a thing, and what explains it


def of_seat(view: PlayerView, seat: int) -> str:
    aliens = known_sheets(view, seat)
    if not aliens and view.seats[seat].face_down:
        return ways.of_rule("variants.hidden")
    return ways.of_alien(aliens[-1]) if aliens else "term.sheet"


def of_planet(view: PlayerView, planet: int) -> str:
    """As what it counts for those who stand there."""
    owner = view.home_of(planet)
    there = [seat for seat, count in enumerate(view.ships[planet]) if count]
    if not there:
        return "term.planet"
    return ways.of_number("home_colonies" if there == [owner] else "colonies")


def of_zone(zone: int) -> str:
    """A place from which, or to which, ships go."""
    return ways.of_number({WARP: "warp", GATE: "gate"}.get(zone, "ships"))


def of_question(content: Content, messages: Messages, decision: Decision) -> str:
    number = NUMBERS_ASKED.get(decision.kind)
    return ways.of_number(number) if number else ways.of_decision(content, messages, decision.kind, decision.about)[0]


def of_option(content: Content, messages: Messages, decision: Decision, option: object) -> str:
    """A power explains itself, any other answer is explained by its question."""
    if is_face_down(option):
        return ways.of_alien(str(option).partition(".")[0])
    explains_itself = is_power(option) or is_hidden_tech(option)
    return ways.of_effect(content, str(option)) if explains_itself else of_question(content, messages, decision)


def of_line(content: Content, messages: Messages, line: Line) -> str:
    """A line of the log; a sound among them is explained nowhere."""
    number = declared(line).number
    if number:
        return ways.of_number(number)
    return ways.of_log(content, messages, line.key, line.about)[0] if line.key else ""


def parts_of_plate(box: FRect, view: PlayerView, seat: int) -> list[Part]:
    """The figures on a plate: cards above, foreign colonies below, tokens on the emblem."""
    left, half = box.right - COUNTERS, box.height / 2
    parts = [
        (FRect(left, box.y, COUNTERS, half), ways.of_number("hand")),
        (FRect(left, box.y + half, COUNTERS, half), ways.of_number("colonies")),
    ]
    if view.seats[seat].tokens:
        parts.append((FRect(box.x, box.y, TOKENS, TOKENS), ways.of_number("tokens")))
    return parts


def parts_of_planet(stacks: Sequence[ShipStack]) -> list[Part]:
    """The piles on it, with the figures at their feet."""
    found: list[Part] = []
    for stack in stacks:
        wide, top = SHIP * stack.size, stack.top(stack.count - 1).y - SHIP / 2
        box = FRect(stack.place.x - wide / 2, top, wide, stack.place.y + FIGURE * stack.size - top)
        found.append((box, ways.of_number("ships")))
    return found
