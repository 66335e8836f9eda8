"""What keys, clicks and the pad do at the table itself, before its buttons are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.state import NOBODY
from cosmic.hotseat.session.calls import Call
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.inputs import Cancel, Erase, Input, Key, Move, Next
from cosmic.ui.table import table_actions, table_nodes
from cosmic.ui.table.board_spots import ShipSpot

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene


def takes(scene: TableScene, what: Input) -> bool:
    """Whether this was meant for the table, and is done."""
    if isinstance(what, Erase) and isinstance(scene.ui.focus, ShipSpot):
        return scene.ui.focus.erase(what.step)
    scene.wandered = scene.wandered or isinstance(what, (Move, Next))
    if scene.nobody_is_asked and scene.skips(what):
        scene.hurry()
        scene.faced = NOBODY  # one press too many is not meant for what comes up now
        return True
    if isinstance(what, Cancel) and scene.peeking:
        scene.end_look()
        return True
    return isinstance(what, Key) and (takes_seat_key(scene, what.name) or takes_letter(scene, what))


def comes_up_for(scene: TableScene, seat: int) -> None:
    """A press that began before is not meant for it."""
    guard, is_same = scene.app.press_guard, seat == scene.faced != NOBODY
    guard.begin() if is_same else guard.change_hands()
    scene.faced = seat


def takes_seat_key(scene: TableScene, name: str) -> bool:
    """Somebody wants to be asked, at a call or between two."""
    keys = scene.services.settings.seat_keys
    seat = next((seat for seat in scene.session.people if keys[seat] == name), NOBODY)
    if seat == NOBODY:
        return False
    if isinstance(scene.beat, Call):
        scene.press_seat(seat)
        return True
    if scene.nobody_is_asked and scene.session.hears_keys:
        press_between_calls(scene, seat)
        return True
    return False


def press_between_calls(scene: TableScene, seat: int) -> None:
    """Who thinks of something when a call is over need not wait for the next one."""
    if not scene.session.has_pressed(seat):
        scene.session.press(seat)
        scene.caption = with_marks(scene.services.say("ui-call-later", seat=scene.words.seat(seat)), scene.view)
        scene.changed()


def takes_letter(scene: TableScene, what: Key) -> bool:
    if what.name == "f1":
        scene.explain(table_actions.entry_in_focus(scene))
    elif what.ctrl:
        return False
    elif what.name == "h" and scene.hints.is_open:
        scene.hints.ask()
    elif what.name == "s" and table_nodes.may_talk(scene):
        scene.talk()
    elif what.name == "u":
        scene.undo()
    elif what.name == "l" and not scene.big.covers:
        scene.toggle_drawer()
    else:
        return False
    return True
