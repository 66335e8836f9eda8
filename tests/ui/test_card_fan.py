"""The hand in its fan: every name and value can be read, what is pointed at rises, and the reading copy covers nothing
that is fought over."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from auditing import arrange, drawn
from driver import Hands, plan_for
from questions import examples
from situations import at
from table_states import show

from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.card_fan import LIFT, CardNode, ReadingCopy, reading_box
from cosmic.ui.printed import card_canvas
from cosmic.ui.printed.card_canvas import prints_made
from cosmic.ui.printed.card_frames import BESIDE_NAME

WIDE = ("negotiate", "+3", "cosmic zap", "mobius tubes", "emotion control", "card zap", "flare reincarnator", "+5")
HELD = {8: WIDE, 10: (*WIDE, "negotiate", "flare anti matter")}
SEATS = {"red": "mind", "blue": "void", "green": "zombie", "yellow": "clone"}


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("fan"), (1280, 720), examples()["invite"].clone())
    yield hands
    hands.close()


def open_hand(hands: Hands, cards: tuple[str, ...], size: tuple[int, int], scale: float = 1.0) -> list[CardNode]:
    """Somebody who plays alone has these cards in hand, and looks at none of them."""
    written = {"seats": SEATS, "hands": {"red": list(cards)}, "offense": "red", "destiny": ["blue"]}
    show(hands, at(written), "quick", [0])
    arrange(hands.app, size, scale)
    hands.scene.ui.focus_shown = False
    return [node for node in hands.scene.ui.all() if isinstance(node, CardNode)]


def point(hands: Hands, node: CardNode) -> None:
    pos = hands.place_on(node)
    assert pos is not None
    hands.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), window=hands.window))


@pytest.mark.parametrize(("count", "size"), [(8, (1366, 768)), (8, (1280, 720)), (10, (1920, 1080))])
def test_every_name_and_value_can_be_read(count: int, size: tuple[int, int], hands: Hands) -> None:
    """Nothing lies over any of their corners, and no word is cut in two."""
    cards = open_hand(hands, HELD[count], size)
    assert len(cards) == count
    _, texts = drawn(hands.app)
    ui, metrics = hands.scene.ui, hands.scene.metrics
    seen = {"card-name": [card.held.words.short for card in cards], "figure": ["+3", "+5"]}
    for owner, words in seen.items():
        marks = [mark for mark in texts if mark.owner == owner]
        assert sorted(mark.words for mark in marks) == sorted(words)
        for mark in marks:
            inside = mark.rect.inflate(-4, -4)
            spots = [hands.view.to_units(spot) for spot in (inside.topleft, inside.topright, inside.midbottom)]
            under = [ui.at(*spot) for spot in spots]
            assert all(isinstance(node, CardNode) and node is under[0] for node in under), mark.words
            assert isinstance(under[0], CardNode)
            assert mark.words in (under[0].held.words.short, under[0].held.words.value)
    for card in cards:
        assert card.fanned is not None
        room, letters = card.fanned.shown - BESIDE_NAME, card.fanned.letters
        assert letters >= 20 and not metrics.cuts_words(card.held.words.short, room, letters, "bold")


def test_more_cards_lie_closer_and_stay_in_the_dock(hands: Hands) -> None:
    dock = hands.scene.layout.hud.dock
    for count in (1, 2, 8, 16, 24):
        cards = open_hand(hands, (f"{count} filler",), (1366, 768))
        assert len(cards) == count
        assert cards[-1].box.right < dock.right and cards[0].box.x > dock.x
        assert all(hands.place_on(card) is not None for card in cards), "each can be pointed at"


def test_the_card_under_the_pointer_rises_and_stays_under_it(hands: Hands) -> None:
    """Those after it give way, which must not take the card away from under the pointer."""
    cards = open_hand(hands, HELD[10], (1366, 768))

    def name_of(card: CardNode) -> pygame.Rect:
        _, texts = drawn(hands.app)
        return [mark.rect for mark in texts if mark.owner == "card-name"][cards.index(card)]

    for card, after in ((cards[2], cards[3]), (cards[3], cards[4])):
        hands.scene.ui.hover = None
        low, left = name_of(card), name_of(after)
        point(hands, card)
        assert hands.scene.ui.hover == card.key
        k = hands.app.canvas(hands.view).k
        assert low.y - name_of(card).y == pytest.approx(LIFT * k, abs=1.5)
        assert name_of(after).x > left.x
        point(hands, card)
        assert hands.scene.ui.hover == card.key


def test_nothing_is_printed_anew_while_a_card_rises(hands: Hands) -> None:
    card_canvas._kept.clear()
    cards = open_hand(hands, HELD[8], (1366, 768))
    for _ in range(600):
        hands.send()
    before = prints_made()
    for card in cards:
        point(hands, card)
        hands.paint()
    assert prints_made() == before


# --- the reading copy


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_reading_copy_covers_nothing_that_is_fought_over(seats: int) -> None:
    layout = BoardLayout.load(seats)
    hud = layout.hud
    kept = [pygame.FRect(box) for box in (*layout.slots, *layout.strength, hud.dock, hud.headline, layout.warp)]
    for planet in [pygame.FRect(box) for seat in layout.seats for box in seat.planets]:
        place = reading_box(hud, [planet])
        assert place.collidelist([*kept, planet]) == -1, (place, planet)


def test_the_copy_is_read_beside_the_open_log(hands: Hands) -> None:
    open_hand(hands, HELD[8], (1366, 768))
    places = []
    for _ in range(2):
        places.append(next(node.box for node in hands.scene.ui.all() if isinstance(node, ReadingCopy)))
        hands.type("l")
    log = pygame.FRect(hands.scene.layout.hud.log)
    assert places[0].colliderect(log) and not places[1].colliderect(log)
