"""The game in its window, from the first picture to the last."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before pygame is imported for the first time

import pygame

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.plans import TablePlan, plan_asked_for
from cosmic.hotseat.replay_files import Film, open_replay
from cosmic.hotseat.settings import Settings
from cosmic.hotseat.store import info, user_folder
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui import art
from cosmic.ui.app import App
from cosmic.ui.desk import Desk
from cosmic.ui.kit.theme import NORMAL
from cosmic.ui.projector.screens import Projector
from cosmic.ui.scenes.crash import CrashScene, write_report
from cosmic.ui.scenes.title import TitleScene
from cosmic.ui.sound import Sounds
from cosmic.ui.stack import Scene
from cosmic.ui.touch import Touch
from cosmic.ui.window import LEAST_SIZE, NoDisplay, View, open_window, start_video

__all__ = ["NoDisplay", "run"]
USUAL_SIZE = (1600, 900)
UNSEEN = ("dummy", "offscreen")


class GaveUp(Exception):
    """The program has erred while it was telling of its last fault."""


def run(args: argparse.Namespace) -> int:
    """Until somebody quits. What was asked for must be possible before a window opens."""
    desk = make_desk(args.save_dir or user_folder())
    plan, saved = wanted(args, desk)
    film = open_replay(args.watch, desk.book) if getattr(args, "watch", None) else None
    view = make_view(args, desk)
    app = App([view], desk, desk.messages)
    app.projector = Projector(app, desk)
    rescue = Rescue(app, desk)
    app.on_crash = rescue.crashed
    app.on_taken = Touch(app.stack, desk.play).taken
    app.on_fullscreen = lambda on: desk.change(fullscreen=on)
    try:
        desk.sounds = Sounds(desk.settings)
        desk.sounds.start()
        desk.sounds.ambience(True)
        app.stack.reset(first_scene(app, desk, plan, saved) if film is None else watching(desk, film))
        app.step(0.0)
        if args.projector is None:
            app.projector.as_kept()
        else:
            app.projector.ask_for(args.projector - 1)
        app.run()
    except GaveUp:
        print(f"cosmic: {desk.say('crash-twice', file=str(rescue.report or desk.folder))}", file=sys.stderr)
        return 1
    finally:
        for scene in app.stack.scenes[::-1]:
            with contextlib.suppress(Exception):  # a scene that cannot leave must not keep the program from leaving
                scene.leave()
        if desk.sounds is not None:
            desk.sounds.stop()
        view.window.destroy()
    return 0


def make_desk(folder: Path) -> Desk:
    messages, rules = Messages(), book()
    settings, faults = Settings.load(folder)
    desk = Desk(folder, messages, rules, settings)
    desk.notices += [desk.fault(fault) for fault in faults]
    return desk


# --- what was asked for


def wanted(args: argparse.Namespace, desk: Desk) -> tuple[TablePlan | None, Path | None]:
    """A plan or a save named on the command line; a CosmicError if it cannot be played."""
    if args.load:
        fault = info(args.load).fault
        if fault is not None:
            raise fault
        return None, args.load
    asked = (args.seats, args.setup, args.aliens, args.planets, args.single_encounter)
    if not any(asked) and args.seed is None and args.flares is None:
        return None, None
    plan = plan_asked_for(args, desk.messages, desk.settings.call_mode)
    for fault in plan.check(desk.book).values():
        raise fault
    return plan, None


def first_scene(app: App, desk: Desk, plan: TablePlan | None, saved: Path | None) -> Scene:
    if plan is None and saved is None:
        return TitleScene(desk)
    from cosmic.ui.table.open import new_table, open_saved  # the title comes sooner without the table

    try:
        if saved is not None:
            return open_saved(app, desk, saved)
        assert plan is not None
        return new_table(app, desk, plan)
    except CosmicError as fault:
        desk.notices.append(desk.fault(fault))
        return TitleScene(desk)


def watching(desk: Desk, film: Film) -> Scene:
    from cosmic.ui.replay.scene import ReplayScene

    return ReplayScene(desk, film)


# --- the window


def make_view(args: argparse.Namespace, desk: Desk) -> View:
    need_screen(desk.messages)
    size = args.size or usual_size()
    size = (max(size[0], LEAST_SIZE[0]), max(size[1], LEAST_SIZE[1]))
    window = open_window(size, desk.say("title-name"))
    window.set_icon(art.icon("ui/logo", 64, NORMAL.gold))
    view = View(window)
    if args.fullscreen or desk.settings.fullscreen:
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

    def __init__(self, app: App, desk: Desk) -> None:
        self.app, self.desk = app, desk
        self.report: Path | None = None

    def crashed(self, fault: Exception) -> None:
        stack = self.app.stack
        again = any(isinstance(scene, CrashScene) for scene in stack.scenes)
        running, saved = self.save_game()
        self.report = self.write(fault) or self.report
        if again:
            raise GaveUp from fault
        go_on = None if saved is None else lambda: self.go_on(saved)
        self.show(CrashScene(self.desk, self.report, go_on, self.leave, lost=running and saved is None))

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
            return write_report(self.desk.folder, fault)
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
        from cosmic.ui.table.open import open_saved

        try:
            table: Scene = open_saved(self.app, self.desk, path)
        except CosmicError as fault:
            self.desk.notices.append(self.desk.say("crash-cannot-go-on", reason=self.desk.fault(fault)))
            table = TitleScene(self.desk)
        self.app.stack.reset(table)

    def leave(self) -> None:
        self.app.stack.reset(TitleScene(self.desk))
