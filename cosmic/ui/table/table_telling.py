"""A line of the log is told: in words, on the board, on the stage and by a sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.hotseat.past.encounter_ends import ends_encounter
from cosmic.hotseat.session.accusations import unseen_before
from cosmic.hotseat.session.beats import Tell, last_of_group
from cosmic.rulebook import declared
from cosmic.text.folding import folded, sentence
from cosmic.ui.board.board_motion import together
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.theme import SEAT_COLOURS
from cosmic.ui.shell.press_guard import LONGEST
from cosmic.ui.shell.sound import sound_of
from cosmic.ui.table.looked_at import show_alone

if TYPE_CHECKING:
    from cosmic.ui.table.table_scene import TableScene

READING = 0.012  # seconds per letter of a line that is told


def tell(scene: TableScene, beat: Tell) -> None:
    """With everything that has changed on the board since the last one."""
    session, log = scene.session, scene.session.game.log
    line = last_of_group(log, beat.line)
    unseen = unseen_before(log, line, beat.entry)
    before = scene.chosen.on(scene.view if unseen is None else session.view(scene.eyes, unseen))
    scene.view = session.view(scene.eyes, line)
    scene.table.view = scene.view
    if ends_encounter(beat.entry):
        scene.watch.begin_anew()
    scene.follow_bots()
    scene.chosen.told(scene.view)
    while session.shown <= line:
        session.told()
    words = scene.words
    scene.read_log()
    scene.hear(sound_of(beat.entry))
    scene.caption = with_marks(sentence(words, folded(log[beat.line : line + 1])[0]), scene.view)
    parts = []
    if scene.app.speed > 0:
        parts = scene.motion.between(before, scene.view, beat.entry, scene.motion_canvas())
        if declared(beat.entry).news == "large" and not declared(beat.entry).stage:
            seat = beat.entry.about.get("seat", scene.view.turn)
            parts += scene.motion.banner(words.event(beat.entry), SEAT_COLOURS[scene.view.seats[seat].colour])
    parts += scene.big.tell(line, beat.entry)
    parts = scene.staged(line, beat.entry, before, parts)
    scene.big.make_stage_ready()
    if scene.stage.held:
        scene.app.press_guard.begin(LONGEST)
    if parts:
        scene.timeline.add(together(parts, scene.rest))
        scene.holds = scene.timeline.busy  # to make it ready and to draw it takes too long for one frame
    else:
        scene.motion.clear()
    reading = max(scene.stage.reading, READING * len("".join(span.words for span in scene.caption)))
    scene.thinking.see(scene.seconds(reading))
    scene.changed()
    show_alone(scene, beat.entry)
