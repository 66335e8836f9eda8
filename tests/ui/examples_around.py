"""The screens around the table, in the states in which they have most to show."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pygame
from auditing import LONG_NAMES
from conftest import Table
from examples import Example
from games import NEWEST, by_chance, keep_save
from questions import example
from situations import table
from talks import EmptyDesk
from two_boxes import two_boxes

from cosmic.engine.definitions import COLOURS, SETS
from cosmic.engine.rng import Chance
from cosmic.engine.views import view_of
from cosmic.hotseat.keeping.kept_files import LAST_TABLE as FILE
from cosmic.hotseat.past.ending import ending_of
from cosmic.hotseat.past.thoughts_told import ThoughtWords, WeighedWords
from cosmic.hotseat.plans.plan_editor import Candidate
from cosmic.hotseat.plans.table_plan import TablePlan
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.rulebook import book
from cosmic.talk.statements import INVITE_ME, LEAVE_ALONE, NOT_THAT_ONE, SHIPS, Statement
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.text.spoken_words import statement_said
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.screens.alien_choice import AlienPicker, AlienScene
from cosmic.ui.screens.end_screen import EndScene
from cosmic.ui.screens.face_choice import FaceScene
from cosmic.ui.screens.pause_menu import PauseScene, SaveAsScene
from cosmic.ui.screens.projector_choice import OneScreenScene, ScreensScene
from cosmic.ui.screens.saved_games import LoadScene
from cosmic.ui.screens.set_up_screen import SetupScene
from cosmic.ui.screens.settings_screen import SettingsScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.shell.crash_report import CrashScene
from cosmic.ui.shell.dialogs import ConfirmScene, ConsentScene, NoticeScene, WhoScene
from cosmic.ui.shell.opening import OpeningScene
from cosmic.ui.shell.projector import Projector
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.ways import PauseActions
from cosmic.ui.table.hints import HintScene
from cosmic.ui.table.looked_at import LookedScene
from cosmic.ui.table.talk_scene import TalkScene

LONG = "A long sentence that has to find room in any dialog, whatever the size of its letters may be at this table."
PEOPLE = [
    ("Ann", "blue", "dot", "q"),
    ("Bartholomew Longfellow II", "red", "cross", "w"),
    ("Cy", "green", "triangle", "e"),
    ("Dora", "yellow", "diamond", "r"),
    ("Eve", "purple", "square", "t"),
    ("Fay", "orange", "ring", "y"),
]
HINT = ThoughtWords(
    0,
    LONG,
    (WeighedWords("Attack 20", 42, True), WeighedWords(LONG, 38, False), WeighedWords("Negotiate", 7, False)),
    f"{LONG} 4 points ahead of the next best in 40 made-up games.",
)


def sayings() -> list[tuple[Statement, str]]:
    """As many as six seats have at most."""
    found = [Statement(1, INVITE_ME, other, ships) for other in (0, 2) for ships in SHIPS]
    found += [Statement(1, kind, other) for kind in (NOT_THAT_ONE, LEAVE_ALONE) for other in (0, 2, 3, 4, 5)]
    return [(one, statement_said(Messages(strict=True), one, PEOPLE[one.other][0])) for one in found]


FULL_TABLE = TablePlan(  # with two of one name, which cannot be
    (
        SeatPlan("Ann", HUMAN, "red"),
        SeatPlan("Bartholomew Longfellow", HUMAN, "yellow"),
        SeatPlan("Ada", "hard", "blue"),
        SeatPlan("Ann", "easy", "green"),
        SeatPlan("Boole", "normal", "purple"),
    ),
    setup="chosen",
)
SIX = TablePlan(
    tuple(SeatPlan(name, HUMAN, colour) for name, colour in zip((*LONG_NAMES, "Eve", "Fay"), COLOURS)),
    setup="basic",
    sets=SETS,
)
BOX = book().playable_aliens()
QUESTION = "Ann, which alien?"


# --- title, settings, saves


def some_saves(services: Services) -> None:
    keep_save(services.folder, by_chance(1, 40))
    keep_save(services.folder, by_chance(3), "Friday night at the lake with everybody who came along that", age=60)
    broken = services.folder / "Broken one.json"
    broken.write_text("{", encoding="utf-8")
    os.utime(broken, (NEWEST - 120,) * 2)


def trouble(services: Services) -> str:
    """As it is told: with the path of a file, which may be longer than a line."""
    return f"{LONG} {services.folder / 'settings.json'}"


def full_title(services: Services) -> TitleScene:
    some_saves(services)
    services.notices.append(trouble(services))
    return TitleScene(services)


def still_opening(table: Table) -> None:
    """For ever, since nothing moves on while it is looked at."""
    scene = table.scene
    assert isinstance(scene, OpeningScene)
    scene.frames = 2


def full_list(services: Services) -> LoadScene:
    some_saves(services)
    return LoadScene(services)


def refused_key(table: Table) -> None:
    table.press_by_keys("key:2")
    table.key(pygame.K_q, "q")


def unwritable(services: Services) -> SettingsScene:
    services.notices.append(trouble(services))
    return SettingsScene(services)


# --- dialogs


def pause(services: Services) -> PauseScene:
    path = services.folder / "a-rather-long-name-of-a-folder" / "auto-20250101-101010-12345-2.json"
    return PauseScene(services, PauseActions(lambda name: path, lambda: None, saved_in=path, why_not="Not yet."))


def pause_with_undo(services: Services) -> PauseScene:
    return PauseScene(services, PauseActions(Path, lambda: None, can_undo=True))


def save_as(services: Services) -> SaveAsScene:
    scene = SaveAsScene(services, Path, "Friday night at the lake with everybody who came along")
    scene.fault = trouble(services)
    return scene


def ask_for_a_screen(table: Table) -> None:
    assert isinstance(table.app.settings, Services)
    Projector(table.app, table.app.settings).ask_for(1)
    table.app.step()


# --- set-up and aliens


def with_two_boxes(services: Services) -> SetupScene:
    services.book = two_boxes()
    return SetupScene(services)


def damaged_plan(services: Services) -> SetupScene:
    (services.folder / FILE).write_text("[]", encoding="utf-8")
    return SetupScene(services)


def with_projector(table: Table) -> None:
    assert isinstance(table.app.settings, Services)
    table.app.projector = Projector(table.app, table.app.settings)
    table.scene.changed()


def to_the_screens(table: Table) -> None:
    with_projector(table)
    table.press_by_keys("screens")


def with_every_choice(table: Table) -> None:
    with_projector(table)
    table.press_by_keys("more")


def two_aliens(services: Services) -> AlienScene:
    return AlienScene(services, LONG_NAMES[0], "red", BOX[:2], QUESTION, private=True, hints=EmptyDesk())


def all_faces(services: Services) -> FaceScene:
    game = example("finder-card", LONG_NAMES)
    decision = game.decision
    assert decision is not None
    view = view_of(game.table, decision.player)
    words = Presenter(view, services.book.content, services.messages)
    printed = Wording(services.book.content, services.messages)
    return FaceScene(services, decision, words, printed, services.say("ui-confirm"), None, EmptyDesk())


def looked_at(services: Services) -> LookedScene:
    faces = [face for face in services.book.content.faces][:30:3]
    title = services.say("ui-looked-at", other=LONG_NAMES[1])
    return LookedScene(services, title, faces, Wording(services.book.content, services.messages))


def one_face(table: Table) -> None:
    table.click("tab-flare")
    table.click("face-0")


def whole_box(services: Services) -> AlienPicker:
    candidates = [Candidate(slug, "Bob has this alien." if n == 2 else "") for n, slug in enumerate(BOX)]
    return AlienPicker(services, "Ann", "red", candidates, QUESTION, BOX[4])


def taken_one(table: Table) -> None:
    table.click("tile-2")


# --- the end, as far as it does not need the game


def ending(services: Services, winners: int, special: bool = False) -> EndScene:
    """A power wins for its owner alone."""
    result = ending_of(by_chance(3))
    seats = [replace(seat, name=name, won=n < winners) for n, (seat, name) in enumerate(zip(result.seats, LONG_NAMES))]
    if special:
        seats[0] = replace(seats[0], special=seats[0].aliens[0])
    return EndScene(services, replace(result, seats=tuple(seats)))


def end_of_six(services: Services) -> EndScene:
    game, chance = table(6, 2, abroad=2, names=(*LONG_NAMES, "Eve", "Fay")), Chance(3)
    while game.decision is not None:
        game.answer(game.decision.sample(chance))
    return EndScene(services, ending_of(game))


EXAMPLES = {
    "title at the first start": Example(TitleScene, TitleScene),
    "title with saves and a notice": Example(TitleScene, full_title),
    "opening": Example(OpeningScene, lambda services: OpeningScene(services, lambda: None), still_opening),
    "settings": Example(SettingsScene, SettingsScene),
    "settings waiting for a key": Example(SettingsScene, SettingsScene, lambda table: table.press_by_keys("key:2")),
    "settings refusing a key": Example(SettingsScene, unwritable, refused_key),
    "saves": Example(LoadScene, full_list),
    "no saves": Example(LoadScene, LoadScene),
    "pause": Example(PauseScene, pause),
    "pause beside a second screen": Example(PauseScene, pause, with_projector),
    "where the board is shown": Example(ScreensScene, pause, to_the_screens),
    "pause with something to take back": Example(PauseScene, pause_with_undo),
    "a name for a save": Example(SaveAsScene, lambda services: SaveAsScene(services, Path)),
    "a name that cannot be": Example(SaveAsScene, save_as),
    "confirm": Example(
        ConfirmScene,
        lambda services: ConfirmScene(services, LONG, f"{LONG} {LONG}\n{LONG}", "Yes, do that", "No", "danger"),
    ),
    "notice": Example(NoticeScene, lambda services: NoticeScene(services, "Title", "\n".join([trouble(services)] * 8))),
    "consent": Example(
        ConsentScene,
        lambda services: ConsentScene(services, LONG, LONG, PEOPLE),
        lambda table: table.key(pygame.K_w, "w"),
    ),
    "something to say": Example(TalkScene, lambda services: TalkScene(services, PEOPLE[1][0], sayings())),
    "nothing to say": Example(TalkScene, lambda services: TalkScene(services, "Cy", [])),
    "who it is": Example(WhoScene, lambda services: WhoScene(services, LONG, LONG, PEOPLE)),
    "crash with a game": Example(
        CrashScene,
        lambda services: CrashScene(services, services.folder / "reports" / "x.txt", lambda: None, lambda: None),
    ),
    "crash without a game": Example(CrashScene, lambda services: CrashScene(services, None, None, lambda: None)),
    "one screen only": Example(OneScreenScene, TitleScene, ask_for_a_screen),
    "set-up": Example(SetupScene, SetupScene, with_projector),
    "set-up with every choice": Example(SetupScene, SetupScene, with_every_choice),
    "set-up with two boxes": Example(SetupScene, with_two_boxes, with_every_choice),
    "set-up for six, with a combo card": Example(SetupScene, lambda services: SetupScene(services, SIX)),
    "set-up for six without the box": Example(
        SetupScene, lambda services: SetupScene(services, replace(SIX, sets=SETS[:1]))
    ),
    "end of six": Example(EndScene, end_of_six),
    "hint": Example(HintScene, lambda services: HintScene(services, HINT)),
    "set-up with faults": Example(SetupScene, lambda services: SetupScene(services, FULL_TABLE)),
    "set-up after a damaged plan": Example(SetupScene, damaged_plan),
    "two aliens": Example(AlienScene, two_aliens),
    "two flares": Example(AlienScene, two_aliens, lambda table: table.key(pygame.K_f, "f")),
    "three aliens": Example(
        AlienScene, lambda services: AlienScene(services, "Ann", "red", BOX[5:8], QUESTION, private=False)
    ),
    "naming a card": Example(FaceScene, all_faces),
    "a card about to be named": Example(FaceScene, all_faces, one_face),
    "a hand that is looked at": Example(LookedScene, looked_at),
    "the whole box": Example(AlienPicker, whole_box),
    "an alien that is taken": Example(AlienPicker, whole_box, taken_one),
    "end with one winner": Example(EndScene, lambda services: ending(services, 1)),
    "end with three winners": Example(EndScene, lambda services: ending(services, 3)),
    "end by a power": Example(EndScene, lambda services: ending(services, 1, special=True)),
    "end with nobody": Example(EndScene, lambda services: ending(services, 0)),
}
