"""The codex on the screen: used by keys and mouse only, whole at every size, and every link opens a page."""

from __future__ import annotations

import pygame
import pytest
from auditing import SMALL, look_closely
from conftest import OpenTable, Table
from examples_codex import CODEX, SAMPLE

from cosmic.hotseat.codex.codex import HOME
from cosmic.rulebook import book
from cosmic.ui.kit.widgets import ScrollList
from cosmic.ui.screens.codex.codex_scene import CodexScene
from cosmic.ui.screens.codex.link_text import LinkSpan
from cosmic.ui.shell.services import Services


@pytest.fixture
def services(calm_services: Services) -> Services:
    return calm_services


def open_codex(table: Table, services: Services, entry: str = "") -> CodexScene:
    scene = CodexScene(services, entry)
    table.show(scene)
    return scene


# --- search by keys


@pytest.mark.parametrize(
    ("words", "entry"), [("zap", "artifact.card_zap"), ("com", "term.compensation"), ("mac", "alien.macron")]
)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_three_letters_and_enter_open_the_right_page(open_table: OpenTable, services, words, entry, scale) -> None:
    table = open_table(text_scale=scale)
    scene = open_codex(table, services)
    table.write(words)
    table.key(pygame.K_RETURN)
    assert scene.trail[-1][0] == entry and scene.entry.id == entry
    assert isinstance(scene.ui.focus, LinkSpan)


def test_the_arrows_leaf_through_what_was_found(table: Table, services) -> None:
    scene = open_codex(table, services)
    table.write("zap")
    assert scene.entry.id == "artifact.card_zap"
    table.key(pygame.K_DOWN)
    second = scene.entry.id
    assert second.endswith("_zap") and second != "artifact.card_zap" and scene.ui.focus_key == "search"
    table.key(pygame.K_UP)
    table.key(pygame.K_UP)
    assert scene.entry.id == "artifact.card_zap"
    table.key(pygame.K_DOWN)
    table.key(pygame.K_RETURN)
    assert [entry for entry, _ in scene.trail] == [HOME, second]


def test_one_types_on_where_one_left_off(table: Table, services) -> None:
    scene = open_codex(table, services)
    table.write("zap")
    table.key(pygame.K_BACKSPACE)
    assert scene.query == "za"
    table.key(pygame.K_RETURN)
    table.write("w")  # the focus is on a link now: a letter begins a new search
    assert scene.query == "w" and scene.ui.focus_key == "search"
    table.write("arp")
    assert scene.query == "warp" and scene.entry.id == "term.warp"


def test_nonsense_is_answered_politely(table: Table, services) -> None:
    scene = open_codex(table, services, "term.warp")
    table.write("qqqq")
    table.key(pygame.K_RETURN)
    assert scene.entry.id == "term.warp"
    assert any("Nothing" in mark.words for mark in table.marks())


@pytest.mark.parametrize("at", ["search", "close"])
def test_the_question_mark_pins_the_tip_and_leaves_the_search_alone(table: Table, services, at: str) -> None:
    scene = open_codex(table, services)
    table.write("zap")
    scene.ui.set_focus(at)
    table.key(pygame.K_SLASH, "?", pygame.KMOD_SHIFT)
    assert scene.ui.tip.pinned and scene.ui.tip.shown and scene.ui.focus_key == at
    assert scene.query == "zap" and scene.entry.id == "artifact.card_zap"
    table.key(pygame.K_SLASH, "?", pygame.KMOD_SHIFT)
    assert not scene.ui.tip.shown


def test_a_tab_shows_its_own(table: Table, services) -> None:
    scene = open_codex(table, services)
    table.click("tab:phase")
    assert [entry.kind for entry in scene.found] == ["phase"] * 8
    table.click("tab:")
    assert len(scene.found) == len(CODEX.entries) - 1


def test_the_list_says_what_was_found(table: Table, services) -> None:
    """Whatever it said before; by name with the sort of each entry, else without."""
    scene = open_codex(table, services)

    def listed() -> list[str]:
        rows: dict[str, str] = {}
        for mark in table.marks():
            if mark.owner.startswith("results:"):
                rows[mark.owner] = f"{rows.get(mark.owner, '')} {mark.words}".strip()
        return list(rows.values())

    assert listed()[0] == scene.found[0].title
    table.click("tab:phase")
    assert listed() == [entry.title for entry in scene.found]
    table.write("zap")
    assert listed() == [f"{entry.title} · {entry.sort}" for entry in scene.found]
    table.write("q")
    assert listed() == [] and not scene.found
    table.key(pygame.K_BACKSPACE)
    assert len(listed()) == len(scene.found) > 0


def test_a_line_of_the_list_is_clicked(table: Table, services) -> None:
    scene = open_codex(table, services)
    table.click("tab:phase")
    x, y, w, _ = table.find("results").area
    table.press(x + w / 3, y + 20)
    table.release(x + w / 3, y + 20)
    assert scene.trail[-1][0] == "phase.start_turn"


# --- links and history


def test_links_are_followed_by_keys_and_backspace_goes_back(table: Table, services) -> None:
    scene = open_codex(table, services, "alien.zombie")
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


def test_a_link_is_clicked_and_the_button_goes_back(table: Table, services) -> None:
    scene = open_codex(table, services, "term.warp")
    link = next(node for node in scene.ui.focusables() if isinstance(node, LinkSpan))
    table.click(link.key)
    assert scene.entry.id == link.target
    table.click("back")
    assert scene.entry.id == "term.warp"


def test_the_pages_are_leafed_through_as_in_a_book(table: Table, services) -> None:
    scene = open_codex(table, services, "phase.launch")
    table.click("later")
    assert scene.entry.id == "phase.alliance"
    table.click("earlier")
    table.click("earlier")
    assert scene.entry.id == "phase.destiny" and len(scene.trail) == 1


def test_every_link_of_every_entry_opens(table: Table, services) -> None:
    scene = open_codex(table, services)
    table.app.draw = lambda: None  # type: ignore[method-assign]
    opened = set()
    for entry in CODEX.entries:
        scene.open(entry)
        scene.refresh()
        for key, target in [(n.key, n.target) for n in scene.ui.focusables() if isinstance(n, LinkSpan)]:
            assert target != entry, f"{entry} leads to itself"
            if target in opened or target in CODEX.cases:
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


@pytest.mark.parametrize("words", ["", "zap"])
def test_escape_closes_to_where_it_was_opened(table: Table, services, words) -> None:
    below = table.over(CodexScene(services, "alien.zombie"))
    table.write(words)
    table.key(pygame.K_ESCAPE)
    assert table.scene is below and len(below.results) == 1


def test_the_search_field_has_the_focus_at_once(table: Table, services) -> None:
    assert open_codex(table, services, "alien.zombie").ui.focus_key == "search"


def test_an_unknown_entry_shows_the_first_page_with_all_aliens(table: Table, services) -> None:
    scene = open_codex(table, services, "alien.nobody")
    assert scene.entry.id == HOME
    first = min(book().playable_aliens())
    table.click(f"emblem:alien.{first}")
    assert scene.entry.id == f"alien.{first}"


# --- how it looks


@pytest.mark.parametrize("scale", [1.3, 1.44])
def test_letters_between_the_usual_sizes_do_not_break_it(table: Table, services, scale) -> None:
    """From one column to two, where there is least room."""
    for entry in SAMPLE:
        open_codex(table, services, entry)
        assert look_closely(table.app, SMALL, scale) == [], entry


def test_the_end_of_a_long_page_comes_into_sight(open_table: OpenTable, services) -> None:
    table = open_table(text_scale=1.6)
    scene = open_codex(table, services, "rule.deals")
    for _ in range(12):
        table.key(pygame.K_PAGEDOWN)
    page = table.find("page:rule.deals")
    assert isinstance(page, ScrollList)
    assert page.place == pytest.approx(page.furthest)
    assert scene.ui.focus_key == "search"


def test_all_links_come_into_sight_by_keys(table: Table, services) -> None:
    scene = open_codex(table, services, "rule.deals")
    links = [node.key for node in scene.ui.focusables() if isinstance(node, LinkSpan)]
    for forward in (pygame.K_TAB, pygame.K_RIGHT):
        scene.to_page()
        for key in links:
            assert scene.ui.focus_key == key and scene.ui.focus.visible_area is not None
            table.key(forward)


def test_the_arrows_go_from_line_to_line_and_out_to_the_list(table: Table, services) -> None:
    scene = open_codex(table, services, "term.warp")
    scene.to_page()
    first = scene.ui.focus
    table.key(pygame.K_DOWN)
    assert isinstance(scene.ui.focus, LinkSpan) and scene.ui.focus.box[1] > first.box[1]
    table.key(pygame.K_UP)
    assert scene.ui.focus.box[1] == first.box[1]
    table.key(pygame.K_LEFT)
    table.key(pygame.K_LEFT)
    assert not isinstance(scene.ui.focus, LinkSpan)


def test_large_type_shows_list_and_page_one_after_the_other(open_table: OpenTable, services) -> None:
    table = open_table(text_scale=1.6)
    scene = open_codex(table, services, "term.warp")
    assert scene.ui.find("results") is None
    table.click("index")
    assert scene.ui.find("results") is not None and scene.ui.find("page:term.warp") is None
    table.key(pygame.K_DOWN)
    table.key(pygame.K_RETURN)
    assert scene.reading and scene.ui.find("results") is None


# --- cases decided


def test_a_power_leads_to_a_case_and_back(table: Table, services) -> None:
    scene = open_codex(table, services, "alien.zombie")
    [case, *_] = CODEX.cases.of("zombie.power")
    link = next(node for node in scene.ui.focusables() if isinstance(node, LinkSpan) and node.target == case)
    scene.ui.set_focus(link.key)
    table.key(pygame.K_RETURN)
    assert scene.entry.id == case and scene.entry.title == CODEX.cases.title(case)
    table.key(pygame.K_BACKSPACE)
    assert scene.entry.id == "alien.zombie"
