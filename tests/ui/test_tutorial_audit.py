"""Every lesson on the whole screen, looked at by machine; the panel covers nothing that it speaks of."""

from __future__ import annotations

from auditing import LOOKS, SMALL, arrange, look_closely
from pupil import Pupil, otherwise
from pygame import FRect

from cosmic.ui.screens.tutorial import lesson_targets
from cosmic.ui.screens.tutorial.box_sums import shared

pytest_plugins = ("pupil",)

DONE_OTHERWISE = ("aim", "invite", "planning")  # where another choice is explained


def covered(pupil: Pupil) -> list[str]:
    """What the panel hides of the things it speaks of, of the answers, and of itself."""
    table = pupil.table
    box, lesson = table.speaks_in, table.tutorial.standing
    assert box is not None
    nodes = list(table.ui.all())
    targets = [one for place in lesson.point for one in lesson_targets.boxes_of(table, place, nodes)]
    if bool(targets) != bool(lesson.point):
        return ["it points at nothing"]
    if table.asked is not None:
        targets.append(table.layout.hud.dock)
        targets += [FRect(*node.area) for node in nodes if node.key.startswith(("planet-", "zone-"))]
    outside = box.x < 0 or box.y < 0 or box.right > 1920 or box.bottom > 1080
    return ["it covers what it speaks of"] * any(shared(one, box) for one in targets) + ["it is cut off"] * outside


def look_at_lesson(pupil: Pupil) -> None:
    found = []
    for size, scale in LOOKS:
        found += look_closely(pupil.app, size, scale)
        found += [f"{size} at {scale}: {one}" for one in covered(pupil)]
    arrange(pupil.app, SMALL, 1.0)
    assert not found, f"{pupil.table.tutorial.standing.id}: " + "\n".join(found[:12])


def test_a_pupil_has_nothing_to_complain_about(sit) -> None:
    pupil = sit(SMALL)
    for lesson in pupil.lessons(pupil.click):
        look_at_lesson(pupil)
        if lesson in DONE_OTHERWISE:
            pupil.choose(pupil.click, otherwise(pupil, 1))
            pupil.table.refresh()
            look_at_lesson(pupil)
            pupil.click("tutorial-back")
