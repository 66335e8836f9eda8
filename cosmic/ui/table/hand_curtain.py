"""Behind the curtain: opening a hand, looking at it, closing it, and what becomes of it when nobody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cosmic.hotseat.session.beats import Ask, Look
from cosmic.ui.table import table_keys
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.looked_at import is_up, show_news

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene


def open_hand(scene: TableScene, seat: int, then: Callable[[], None]) -> None:
    """Cover first; what lies behind is shown only when the seat itself has said so."""
    scene.asked = None
    scene.look(scene.session.viewer)
    shown = scene.view.seats[seat]
    why = scene.services.say("ui-curtain-why", seat=shown.name)
    key = scene.services.settings.seat_keys[seat]

    def opened(by_seat: Any) -> None:
        if by_seat:
            scene.look(seat)
            table_keys.comes_up_for(scene, seat)
            show_news(scene, seat, then)
        elif scene.is_private:
            scene.pause_menu()  # nobody came: the curtain falls again when the game goes on
        else:
            scene.put_again()

    scene.hear("curtain")
    table_keys.comes_up_for(scene, seat)
    scene.over(CurtainScene(scene.services, shown.name, shown.colour, key, why), opened)


def end_look(scene: TableScene) -> None:
    """A hand that was only looked at is closed again, unless more is due behind the same curtain."""
    if isinstance(scene.beat, Look):
        scene.chosen.answered(scene.beat)
        scene.session.looked(scene.beat.seat)
        scene.done()
    else:
        scene.close_hand()
        scene.put_again()


def peek(scene: TableScene, seat: int) -> None:
    """A person wants to see its own hand, asked or not."""

    def then() -> None:
        if isinstance(scene.beat, Ask) and scene.beat.decision.player == seat:
            scene.put(scene.beat)
        else:
            scene.peeking = True
            scene.changed()

    open_hand(scene, seat, then)


def look_away(scene: TableScene) -> None:
    """A hand must not stay open. What was being put together behind it is kept, for the same seat."""
    if scene.eyes == scene.session.viewer:
        return
    seat, known, saw_all = scene.eyes, scene.session.known.get(scene.eyes), not is_up(scene)
    scene.clear_above()
    scene.close_hand()
    if known is not None and not saw_all:
        scene.session.known[seat] = known
    scene.put_again()
    scene.app.stack.apply()
