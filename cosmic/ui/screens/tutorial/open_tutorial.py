"""From the title to the tutorial: afresh, or where it was left."""

from __future__ import annotations

from cosmic.hotseat.lessons.lesson_course import Course
from cosmic.hotseat.lessons.tutorial_guide import Tutorial, forget, place_kept, resume
from cosmic.ui.screens.tutorial.tutorial_scene import TutorialScene
from cosmic.ui.shell.services import Services


def course_for(services: Services) -> Course:
    return Course(services.book, lambda alien: services.say(f"tutorial-name-{alien}"))


def fresh_tutorial(services: Services) -> TutorialScene:
    return TutorialScene(services, Tutorial(course_for(services)))


def open_tutorial(services: Services) -> TutorialScene:
    """Where it was left; a place that cannot be found again is told, and it starts from the beginning."""
    course = course_for(services)
    found = resume(course, services.folder)
    if found is None and place_kept(services.folder) is not None:
        forget(services.folder)
        services.notices.append(services.say("tutorial-lost-place"))
    return TutorialScene(services, found or Tutorial(course))
