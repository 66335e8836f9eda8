"""Two tables at which somebody chooses differently in secret: kickers, second encounter cards and a card for the
battery go their way face down, picture by picture, on the table and in the projector's own window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from driver import Hands
from leaks import DRAWN, WRITTEN
from projecting import projector, public_pixels
from situations import at
from twins import Twins

from cosmic.engine import views
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.beats import Ask, Beat, Look
from cosmic.hotseat.session.calls import Call
from cosmic.ui.shell.projector import OFF, Projector

FACED = {"defense": "blue", "planet": "blue 1", "sends": 3, "start": "planning"}
LOW = ["attack 04", "attack 06", "attack 08", "attack 10"]
HIGH = ["attack 09", "attack 12", "attack 14", "attack 20"]
SITUATIONS: dict[str, dict[str, Any]] = {
    "kickers and a second card": FACED
    | {
        "seats": {"red": "deuce", "blue": "sorcerer", "green": "none", "yellow": "none"},
        "options": {"rewards": "deck"},
        "hands": {"red": ["kicker x2", "kicker x3", *LOW], "blue": ["kicker x0", "kicker x2", *HIGH]},
    },
    "two cards for Magician": FACED
    | {
        "seats": {"red": "magician", "blue": "none", "green": "none", "yellow": "none"},
        "hands": {"red": ["attack 07"], "blue": HIGH},
        "chance": "first",
    },
    "one of the two is turned up": FACED
    | {
        "seats": {"red": "magician", "blue": "none", "green": "none", "yellow": "none"},
        "hands": {"red": ["attack 07", "flare magician"], "blue": HIGH},
        "chance": "first",
    },
    "a card for the battery": {
        "seats": {"red": "none", "blue": "none", "green": "none", "yellow": "none"},
        "techs": {"red": {"quark battery": 3}, "blue": {"gluon mines": 1}},
        "hands": {"red": LOW, "blue": HIGH},
        "destiny": ["blue"],
    },
}
# What is chosen in secret, all before the cards are turned up: differently at the two tables, or alike.
IN_SECRET = {
    "kickers and a second card": ["kicker-card", "kicker-card", "card", "card", "deuce-second"],
    "two cards for Magician": ["magician-lay", "magician-lay"],
    "one of the two is turned up": ["magician-lay alike", "magician-lay"],
    "a card for the battery": ["quark"],
}
# What is answered at both, if it can be.
WANTED = ("kicker", "complete:quark_battery", "flare_magician", "face_up")


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    """With motion, and with a window on a second screen."""
    twins = Twins(tmp_path, "quick", speed=1.0)
    for hands in twins.hands:
        hands.app.projector = Projector(hands.app, hands.services)
        hands.app.projector.count = lambda: 2  # type: ignore[method-assign]
    yield twins
    for hands in twins.hands:
        projector(hands).choose(OFF)
    twins.close()


def choose(hands: Hands, answer: Answer) -> None:
    """Behind the curtain, if there is one."""
    game, hands.wish = hands.scene.session.game, answer
    given = len(game.journal)
    while len(game.journal) == given:
        hands.act()
    hands.wish = None


def wanted(decision: Decision) -> Answer:
    """What is chosen alike at both tables."""
    if decision.form == "pick":
        return next((word for word in (*WANTED, PASS) if word in decision.options), decision.options[0])
    return decision.sample(Chance(1))


def is_asked(beat: Beat | None, kind: str) -> bool:
    return isinstance(beat, Ask) and beat.decision.kind == kind


def play_apart(twins: Twins, situation: str) -> tuple[list[str], int]:
    """Both go on, and choose differently in secret, until a card comes to light or all is chosen that was to be: what
    was chosen so, and how many pictures were compared that were not like the one before."""
    left, chosen, compared, last = IN_SECRET[situation][:], list[str](), 0, b""
    for _ in range(600):
        one, other = (hands.scene for hands in twins.hands)
        if one.line_entries != other.line_entries or (not left and is_asked(one.beat, "card")):
            break
        if one.eyes == PUBLIC and not one.holds:  # else the next picture is the first that shows it
            twins.assert_same(f"{one.beat} / {other.beat}")
        pictures = [public_pixels(hands) for hands in twins.hands]
        assert pictures[0] == pictures[1], f"the projector shows it: {one.beat} / {other.beat}"
        compared += pictures[0] != last
        last = pictures[0]
        if isinstance(one.beat, Ask) and isinstance(other.beat, Ask):
            decision, apart = one.beat.decision, other.beat.decision
            assert decision.key == apart.key
            if left and decision.kind == left[0].partition(" ")[0]:
                if one.eyes == PUBLIC:
                    twins.assert_covered(decision.kind)
                last_one = 0 if left[0].endswith("alike") else -1
                chosen.append(left.pop(0))
                for hands, answer in zip(twins.hands, (decision.options[0], apart.options[last_one])):
                    choose(hands, answer)
            else:
                twins.both(lambda hands, decision=decision: choose(hands, wanted(decision)))  # type: ignore[misc]
        elif isinstance(one.beat, Call):
            twins.key(pygame.K_SPACE, " ")
        elif isinstance(one.beat, Look):
            twins.open()
            twins.both(lambda hands: hands.press("close"))
        else:
            twins.both(lambda hands: hands.wait_a_frame())
    return chosen, compared


def show(twins: Twins, situation: str) -> None:
    game = at(SITUATIONS[situation])
    twins.show_both(game, game.clone())
    for hands in twins.hands:
        projector(hands).open(1)
        hands.send()


@pytest.mark.every(2)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_is_chosen_in_secret_goes_its_way_unseen(situation: str, twins: Twins) -> None:
    show(twins, situation)
    chosen, compared = play_apart(twins, situation)
    assert chosen == IN_SECRET[situation]
    assert compared > 5 * len(chosen)


LEAKS = [
    ("kickers and a second card", "kicker_face"),
    ("kickers and a second card", "faces_added"),
    ("two cards for Magician", "laid_face"),
    ("one of the two is turned up", "faces_added"),
    ("a card for the battery", "apart_as_seen"),
]


@pytest.mark.every(3)
@pytest.mark.parametrize(("situation", "name"), LEAKS)
def test_what_is_shown_on_its_way_would_be_found_out(
    situation: str, name: str, twins: Twins, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, name, (DRAWN | WRITTEN)[name])
    show(twins, situation)
    with pytest.raises(AssertionError, match=r"can be seen|the projector shows it"):
        play_apart(twins, situation)
