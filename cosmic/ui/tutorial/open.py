"""From the title to the tutorial: afresh, or where it was left."""

from __future__ import annotations

from cosmic.hotseat.course import Course
from cosmic.hotseat.tutorial import Tutorial, forget, place_kept, resume
from cosmic.ui.desk import Desk
from cosmic.ui.tutorial.scene import TutorialScene


def course_for(desk: Desk) -> Course:
    return Course(desk.book, lambda alien: desk.say(f"tutorial-name-{alien}"))


def fresh_tutorial(desk: Desk) -> TutorialScene:
    return TutorialScene(desk, Tutorial(course_for(desk)))


def open_tutorial(desk: Desk) -> TutorialScene:
    """Where it was left; a place that cannot be found again is told, and it starts from the beginning."""
    course = course_for(desk)
    found = resume(course, desk.folder)
    if found is None and place_kept(desk.folder) is not None:
        forget(desk.folder)
        desk.notices.append(desk.say("tutorial-lost-place"))
    return TutorialScene(desk, found or Tutorial(course))
