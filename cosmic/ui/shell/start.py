"""The game in its window, from the first picture to the last."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before pygame is imported for the first time

import pygame

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.settings import Settings
from cosmic.hotseat.keeping.store import info, user_folder
from cosmic.hotseat.past.replay_files import open_replay
from cosmic.hotseat.plans.table_plan import TablePlan, plan_asked_for
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.kit import icons
from cosmic.ui.kit.theme import NORMAL
from cosmic.ui.shell.app import App
from cosmic.ui.shell.crash_report import CrashScene, write_report
from cosmic.ui.shell.input_sounds import InputSounds
from cosmic.ui.shell.projector import Projector
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.sound import Sounds
from cosmic.ui.shell.window import LEAST_SIZE, NoDisplay, View, open_window, start_video

__all__ = ["NoDisplay", "run"]
USUAL_SIZE = (1600, 900)
UNSEEN = ("dummy", "offscreen")


class GaveUp(Exception):
    """The program has erred while it was telling of its last fault."""


def run(args: argparse.Namespace, with_ways: Callable[[Services], Services]) -> int:
    """Until somebody quits. What was asked for must be possible before a window opens."""
    services = with_ways(make_services(args.save_dir or user_folder()))
    plan, saved = wanted(args, services)
    film = open_replay(args.watch, services.book) if getattr(args, "watch", None) else None
    view = make_view(args, services)
    app = App([view], services, services.messages)
    app.projector = Projector(app, services)
    rescue = Rescue(app, services)
    app.on_crash = rescue.crashed
    app.on_taken = InputSounds(app.stack, services.play).taken
    app.on_fullscreen = lambda on: services.change(fullscreen=on)
    try:
        services.sounds = Sounds(services.settings)
        services.sounds.start()
        services.sounds.ambience(True)
        app.stack.reset(first_scene(services, plan, saved) if film is None else services.ways.replay(film))
        app.step(0.0)
        if args.projector is None:
            app.projector.as_kept()
        else:
            app.projector.ask_for(args.projector - 1)
        app.run()
    except GaveUp:
        print(f"cosmic: {services.say('crash-twice', file=str(rescue.report or services.folder))}", file=sys.stderr)
        return 1
    finally:
        for scene in app.stack.scenes[::-1]:
            with contextlib.suppress(Exception):  # a scene that cannot leave must not keep the program from leaving
                scene.leave()
        if services.sounds is not None:
            services.sounds.stop()
        view.window.destroy()
    return 0


def make_services(folder: Path) -> Services:
    messages, rules = Messages(), book()
    settings, faults = Settings.load(folder)
    services = Services(folder, messages, rules, settings)
    services.notices += [services.fault(fault) for fault in faults]
    return services


# --- what was asked for


def wanted(args: argparse.Namespace, services: Services) -> tuple[TablePlan | None, Path | None]:
    """A plan or a save named on the command line; a CosmicError if it cannot be played."""
    if args.load:
        fault = info(args.load).fault
        if fault is not None:
            raise fault
        return None, args.load
    variants = (
        args.single_encounter,
        args.alert,
        args.succession,
        args.unlimited_flares,
        args.classic_flares,
        args.sets,
        args.hidden,
        args.rewards,
        args.techs,
    )
    if (
        not any((args.seats, args.setup, args.aliens, args.planets, *variants))
        and args.seed is None
        and args.flares is None
    ):
        return None, None
    plan = plan_asked_for(args, services.messages, services.settings.call_mode)
    for fault in plan.check(services.book).values():
        raise fault
    return plan, None


def first_scene(services: Services, plan: TablePlan | None, saved: Path | None) -> Scene:
    if plan is None and saved is None:
        return services.ways.title()
    try:
        if saved is not None:
            return services.ways.saved_table(saved)
        assert plan is not None
        return services.ways.new_table(plan)
    except CosmicError as fault:
        services.notices.append(services.fault(fault))
        return services.ways.title()


# --- the window


def make_view(args: argparse.Namespace, services: Services) -> View:
    need_screen(services.messages)
    size = args.size or usual_size()
    size = (max(size[0], LEAST_SIZE[0]), max(size[1], LEAST_SIZE[1]))
    window = open_window(size, services.say("title-name"))
    window.set_icon(icons.icon("ui/logo", 64, NORMAL.gold))
    view = View(window)
    if args.fullscreen or services.settings.fullscreen:
        view.set_fullscreen(True)
    return view


def need_screen(messages: Messages) -> None:
    """Starts the display. Without a screen SDL may take one that nobody sees, which only who asks for it wants."""
    chosen = os.environ.get("SDL_VIDEODRIVER")
    if not chosen and sys.platform.startswith("linux") and not has_screen():
        raise NoDisplay("no-display", reason=messages.say("window-no-screen"))
    start_video()
    if not chosen and pygame.display.get_driver() in UNSEEN:
        pygame.display.quit()
        raise NoDisplay("no-display", reason=messages.say("window-no-screen"))


def has_screen() -> bool:
    """Asked before SDL, whose libraries would complain in the terminal."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return (bool(folder) and (Path(str(folder)) / "wayland-0").exists()) or Path("/dev/dri").exists()


def usual_size() -> tuple[int, int]:
    """As large as it is comfortable, with room for the edges of the desktop."""
    try:
        wide, high = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError):
        return USUAL_SIZE
    share = min(1.0, wide * 0.94 / USUAL_SIZE[0], high * 0.9 / USUAL_SIZE[1])
    return (round(USUAL_SIZE[0] * share), round(USUAL_SIZE[1] * share))


# --- when the program errs


class Rescue:
    """Keeps the game and tells people; a fault while telling ends the program."""

    def __init__(self, app: App, services: Services) -> None:
        self.app, self.services = app, services
        self.report: Path | None = None

    def crashed(self, fault: Exception) -> None:
        stack = self.app.stack
        again = any(isinstance(scene, CrashScene) for scene in stack.scenes)
        running, saved = self.save_game()
        self.report = self.write(fault) or self.report
        if again:
            raise GaveUp from fault
        go_on = None if saved is None else lambda: self.go_on(saved)
        self.show(CrashScene(self.services, self.report, go_on, self.leave, lost=running and saved is None))

    def save_game(self) -> tuple[bool, Path | None]:
        """Whether a game was running, and the file that has it, if it could be written."""
        for scene in reversed(self.app.stack.scenes):
            save, store = getattr(scene, "emergency_save", None), getattr(scene, "store", None)
            if save is not None and store is not None:
                try:
                    save()
                except Exception:
                    return True, None
                return True, Path(store.auto)
        return False, None

    def write(self, fault: Exception) -> Path | None:
        try:
            return write_report(self.services.folder, fault)
        except OSError:
            return None

    def show(self, scene: Scene) -> None:
        """This scene alone, now, even if one of the others cannot leave properly."""
        stack = self.app.stack
        for _ in range(len(stack.scenes) + 1):
            stack.queue.clear()
            stack.reset(scene)
            try:
                stack.apply()
                return
            except Exception as fault:
                if scene in stack.scenes:
                    raise GaveUp from fault

    def go_on(self, path: Path) -> None:
        try:
            table: Scene = self.services.ways.saved_table(path)
        except CosmicError as fault:
            self.services.notices.append(self.services.say("crash-cannot-go-on", reason=self.services.fault(fault)))
            table = self.services.ways.title()
        self.app.stack.reset(table)

    def leave(self) -> None:
        self.app.stack.reset(self.services.ways.title())
