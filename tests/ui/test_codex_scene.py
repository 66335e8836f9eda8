"""The codex on the screen: used by keys and mouse only, whole at every size, and every link opens a page."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from conftest import OpenTable, Table

from cosmic.hotseat.codex import HOME, codex_of, plain
from cosmic.rulebook import book, content
from cosmic.text.messages import Messages
from cosmic.ui.codex import CodexScene
from cosmic.ui.codex.link_text import LinkSpan
from cosmic.ui.desk import Desk
from cosmic.ui.kit.audit import complaints
from cosmic.ui.stack import Scene

MESSAGES = Messages(strict=True)
CODEX = codex_of(content(), MESSAGES)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path, MESSAGES, book())


def open_codex(table: Table, desk: Desk, entry: str = "") -> CodexScene:
    scene = CodexScene(desk, entry)
    table.show(scene)
    return scene


def longest(kind: str) -> str:
    """The entry of a kind with the most to say."""
    length = {
        entry.id: sum(len(plain(part.text)) for part in entry.paragraphs) + len(entry.title)
        for entry in CODEX.entries.values()
        if entry.kind == kind
    }
    return max(length, key=lambda entry: length[entry])


SAMPLE = [longest(kind) for kind in dict.fromkeys(entry.kind for entry in CODEX.entries.values())]


def check(table: Table) -> None:
    small = table.app.settings.text_scale < 1  # then the kit sets type at its smallest instead
    assert not [fault for fault in table.app.faults if not (small and fault.kind == "small")]
    assert not complaints(table.scene.ui, table.app.texts)


# --- search by keys


@pytest.mark.parametrize(
    ("words", "entry"), [("zap", "artifact.card_zap"), ("com", "term.compensation"), ("mac", "alien.macron")]
)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_three_letters_and_enter_open_the_right_page(open_table: OpenTable, desk, words, entry, scale) -> None:
    table = open_table(text_scale=scale)
    scene = open_codex(table, desk)
    table.write(words)
    table.key(pygame.K_RETURN)
    assert scene.trail[-1][0] == entry and scene.entry.id == entry
    assert isinstance(scene.ui.focus, LinkSpan)
    check(table)


def test_the_arrows_leaf_through_what_was_found(table: Table, desk) -> None:
    scene = open_codex(table, desk)
    table.write("zap")
    assert scene.entry.id == "artifact.card_zap"
    table.key(pygame.K_DOWN)
    assert scene.entry.id == "artifact.cosmic_zap" and scene.ui.focus_key == "search"
    table.key(pygame.K_UP)
    table.key(pygame.K_UP)
    assert scene.entry.id == "artifact.card_zap"
    table.key(pygame.K_DOWN)
    table.key(pygame.K_RETURN)
    assert [entry for entry, _ in scene.trail] == [HOME, "artifact.cosmic_zap"]


def test_one_types_on_where_one_left_off(table: Table, desk) -> None:
    scene = open_codex(table, desk)
    table.write("zap")
    table.key(pygame.K_BACKSPACE)
    assert scene.query == "za"
    table.key(pygame.K_RETURN)
    table.write("w")  # the focus is on a link now: a letter begins a new search
    assert scene.query == "w" and scene.ui.focus_key == "search"
    table.write("arp")
    assert scene.query == "warp" and scene.entry.id == "term.warp"


def test_nonsense_is_answered_politely(table: Table, desk) -> None:
    scene = open_codex(table, desk, "term.warp")
    table.write("qqqq")
    table.key(pygame.K_RETURN)
    assert scene.entry.id == "term.warp"
    assert any("Nothing" in mark.words for mark in table.app.texts)
    check(table)


def test_a_tab_shows_its_own(table: Table, desk) -> None:
    scene = open_codex(table, desk)
    table.click("tab:phase")
    assert [entry.kind for entry in scene.found] == ["phase"] * 8
    table.click("tab:")
    assert len(scene.found) == len(CODEX.entries) - 1


def test_a_line_of_the_list_is_clicked(table: Table, desk) -> None:
    scene = open_codex(table, desk)
    table.click("tab:phase")
    x, y, w, _ = table.find("results").area
    table.press(x + w / 3, y + 20)
    table.release(x + w / 3, y + 20)
    assert scene.trail[-1][0] == "phase.start_turn"


# --- links and history


def test_links_are_followed_by_keys_and_backspace_goes_back(table: Table, desk) -> None:
    scene = open_codex(table, desk, "alien.zombie")
    table.write("macron")
    table.key(pygame.K_RETURN)
    left_from = scene.ui.focus
    assert isinstance(left_from, LinkSpan)
    table.key(pygame.K_RETURN)
    assert scene.entry.id == left_from.target
    table.key(pygame.K_BACKSPACE)
    assert scene.entry.id == "alien.macron" and scene.ui.focus_key == left_from.key
    table.key(pygame.K_TAB)
    assert isinstance(scene.ui.focus, LinkSpan) and scene.ui.focus_key != left_from.key
    table.key(pygame.K_BACKSPACE)
    assert scene.entry.id == "alien.zombie"
    table.key(pygame.K_BACKSPACE)
    assert scene.entry.id == "alien.zombie"


def test_a_link_is_clicked_and_the_button_goes_back(table: Table, desk) -> None:
    scene = open_codex(table, desk, "term.warp")
    link = next(node for node in scene.ui.focusables() if isinstance(node, LinkSpan))
    table.click(link.key)
    assert scene.entry.id == link.target
    table.click("back")
    assert scene.entry.id == "term.warp"


def test_the_pages_are_leafed_through_as_in_a_book(table: Table, desk) -> None:
    scene = open_codex(table, desk, "phase.launch")
    table.click("later")
    assert scene.entry.id == "phase.alliance"
    table.click("earlier")
    table.click("earlier")
    assert scene.entry.id == "phase.destiny" and len(scene.trail) == 1


def test_every_link_of_every_entry_opens(table: Table, desk) -> None:
    scene = open_codex(table, desk)
    table.app.draw = lambda: None  # type: ignore[method-assign]
    opened = set()
    for entry in CODEX.entries:
        scene.open(entry)
        scene.refresh()
        for key, target in [(n.key, n.target) for n in scene.ui.focusables() if isinstance(n, LinkSpan)]:
            assert target != entry, f"{entry} leads to itself"
            if target in opened:
                continue
            scene.ui.set_focus(key)
            table.key(pygame.K_RETURN)
            assert scene.entry.id == target, (entry, key)
            table.key(pygame.K_BACKSPACE)
            assert (scene.entry.id, scene.ui.focus_key) == (entry, key)
            opened.add(target)
        scene.trail = [(HOME, None)]
    assert opened >= {entry.id for entry in CODEX.group() if entry.kind in ("term", "phase", "rule", "artifact")}


# --- opening and closing


class Below(Scene):
    """Something that the codex is opened from."""

    resumed = 0

    def resume(self, result: object = None) -> None:
        self.resumed += 1


@pytest.mark.parametrize("words", ["", "zap"])
def test_escape_closes_to_where_it_was_opened(table: Table, desk, words) -> None:
    below = Below()
    table.show(below)
    table.app.stack.push(CodexScene(desk, "alien.zombie"))
    table.send()
    table.write(words)
    table.key(pygame.K_ESCAPE)
    assert table.scene is below and below.resumed == 1


def test_the_search_field_has_the_focus_at_once(table: Table, desk) -> None:
    assert open_codex(table, desk, "alien.zombie").ui.focus_key == "search"


def test_an_unknown_entry_shows_the_first_page_with_all_aliens(table: Table, desk) -> None:
    scene = open_codex(table, desk, "alien.nobody")
    assert scene.entry.id == HOME
    table.click("emblem:alien.void")
    assert scene.entry.id == "alien.void"


# --- how it looks


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("entry", SAMPLE)
def test_long_pages_hold_at_every_size(open_table: OpenTable, desk, entry, size, scale) -> None:
    table = open_table(size, text_scale=scale)
    open_codex(table, desk, entry)
    check(table)


@pytest.mark.parametrize("scale", [0.85, 1.3, 1.44, 2.0])
def test_other_text_sizes_do_not_break_it(open_table: OpenTable, desk, scale) -> None:
    table = open_table(text_scale=scale)
    for entry in SAMPLE:
        open_codex(table, desk, entry)
        check(table)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_list_holds_while_searching(open_table: OpenTable, desk, scale) -> None:
    table = open_table(text_scale=scale)
    open_codex(table, desk)
    check(table)
    table.write("re")
    check(table)
    table.key(pygame.K_PAGEDOWN)
    check(table)


def test_the_end_of_a_long_page_is_whole_too(open_table: OpenTable, desk) -> None:
    table = open_table(text_scale=1.6)
    scene = open_codex(table, desk, "rule.deals")
    for _ in range(12):
        table.key(pygame.K_PAGEDOWN)
    check(table)
    assert table.find("page:rule.deals").place == pytest.approx(table.find("page:rule.deals").furthest)
    assert scene.ui.focus_key == "search"


def test_all_links_come_into_sight_by_keys(table: Table, desk) -> None:
    scene = open_codex(table, desk, "rule.deals")
    links = [node.key for node in scene.ui.focusables() if isinstance(node, LinkSpan)]
    for forward in (pygame.K_TAB, pygame.K_RIGHT):
        scene.to_page()
        for key in links:
            assert scene.ui.focus_key == key and scene.ui.focus.visible_area is not None
            table.key(forward)


def test_the_arrows_go_from_line_to_line_and_out_to_the_list(table: Table, desk) -> None:
    scene = open_codex(table, desk, "term.warp")
    scene.to_page()
    first = scene.ui.focus
    table.key(pygame.K_DOWN)
    assert isinstance(scene.ui.focus, LinkSpan) and scene.ui.focus.box[1] > first.box[1]
    table.key(pygame.K_UP)
    assert scene.ui.focus.box[1] == first.box[1]
    table.key(pygame.K_LEFT)
    table.key(pygame.K_LEFT)
    assert not isinstance(scene.ui.focus, LinkSpan)


def test_large_type_shows_list_and_page_one_after_the_other(open_table: OpenTable, desk) -> None:
    table = open_table(text_scale=1.6)
    scene = open_codex(table, desk, "term.warp")
    assert scene.ui.find("results") is None
    table.click("index")
    assert scene.ui.find("results") is not None and scene.ui.find("page:term.warp") is None
    table.key(pygame.K_DOWN)
    table.key(pygame.K_RETURN)
    assert scene.reading and scene.ui.find("results") is None
