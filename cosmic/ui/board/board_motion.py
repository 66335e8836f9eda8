"""Motion that tells the story: what changed between two looks at the table becomes flights, flips and flashes.

Nothing waits for it: a motion can be skipped at any time, and at speed 0 there is none.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import FRect

from cosmic.engine.log import Line
from cosmic.engine.notes import alien_of
from cosmic.engine.state import FACE_DOWN, NOBODY, WARP
from cosmic.engine.views import REWARD_BACK, EncounterView, PlayerView
from cosmic.rulebook import declared
from cosmic.ui.board import card_motion, kept_motion
from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, center_of, kicker_box
from cosmic.ui.board.board_state import ShipStack, at_rest, moves_between, stack_of
from cosmic.ui.board.pieces import Tableau, draw_marker, foreign_counts, marker_places
from cosmic.ui.board.planet_flights import SECONDS, planet_flight
from cosmic.ui.board.planet_tags import beside_planet, keeper_of
from cosmic.ui.board.ship_flights import APART, SHIPS, ShipFall, ShipFlight
from cosmic.ui.board.sprite import Sprite
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.tween import MotionPart, Parallel, Sequence, ease_out, linear
from cosmic.ui.printed.alien_sheets import sheet_surface
from cosmic.ui.printed.card_backs import back_of, back_surface
from cosmic.ui.printed.card_canvas import loose
from cosmic.ui.printed.destiny_cards import destiny_surface
from cosmic.ui.printed.hand_cards import card_surface
from cosmic.ui.printed.printed_words import Wording

CARD = 0.55
MOST = 8  # that fly at once
FLASH = 0.7
SHOWN = 1.1  # a card played stays large for a moment


class CardFlight(Sprite):
    """A card from box to box, turning over on the way if it has another face."""

    def __init__(self, start: FRect, end: FRect, picture: pygame.Surface, back: pygame.Surface | None = None) -> None:
        super().__init__()
        self.start, self.end = start, end
        self.picture, self.back = loose(picture), loose(back) if back is not None else None

    def draw(self, canvas: Canvas) -> None:
        t = self.share
        x, y, w, h = (a + (b - a) * t for a, b in zip(self.start, self.end))
        picture, squeeze = self.picture, 1.0
        if self.back is not None:
            squeeze = abs(math.cos(math.pi * t))
            picture = self.back if t < 0.5 else self.picture
        lift = 16 * math.sin(math.pi * t)
        area = canvas.box((x + w * (1 - squeeze) / 2, y - lift, max(2.0, w * squeeze), h))
        same = area.size == picture.get_size()
        canvas.surface.blit(picture if same else pygame.transform.smoothscale(picture, area.size), area)


class Bolt(Sprite):
    """A zap: lightning over a plate."""

    def __init__(self, box: FRect) -> None:
        super().__init__()
        self.box = box

    def draw(self, canvas: Canvas) -> None:
        if int(self.share * 10) % 2:
            return
        x, y, w, h = self.box
        spots = [(x + w * i / 9, y + h * (0.5 + 0.46 * (-1) ** i * (1 if i % 3 else 0.4))) for i in range(10)]
        canvas.line(spots, (255, 240, 140), 9)
        canvas.line(spots, (255, 255, 255), 4)
        side = 110 * (1 - self.share * 0.3)
        canvas.icon("ui/zap", (x + w / 2 - side / 2, y + h / 2 - side / 2, side, side), canvas.theme.gold)


class Halo(Sprite):
    """A power is used: its emblem swells over the plate."""

    def __init__(self, box: FRect, emblem: str, colour: tuple[int, int, int]) -> None:
        super().__init__()
        self.box, self.emblem, self.colour = box, emblem, colour

    def draw(self, canvas: Canvas) -> None:
        grow = math.sin(math.pi * min(1.0, self.share * 1.15))
        side = 60 + 90 * grow
        at = center_of(self.box)
        canvas.circle(at.x, at.y, side * 0.66, (*self.colour, 70))
        canvas.icon(self.emblem, (at.x - side / 2, at.y - side / 2, side, side), self.colour)


class MarkerWalk(Sprite):
    """A colony marker on its way along the rim of the warp."""

    def __init__(self, spots: list[BoardPoint], mark: str, colour: tuple[int, int, int]) -> None:
        super().__init__()
        self.spots, self.mark, self.colour = spots, mark, colour

    def draw(self, canvas: Canvas) -> None:
        at = self.share * (len(self.spots) - 1)
        low = min(int(at), len(self.spots) - 2)
        one, other = self.spots[low], self.spots[low + 1]
        x, y = (a + (b - a) * (at - low) for a, b in zip(one, other))
        draw_marker(canvas, BoardPoint(x, y), self.mark, self.colour)


class Banner(Sprite):
    """A few large words across the board."""

    def __init__(self, words: str, box: FRect, colour: tuple[int, int, int]) -> None:
        super().__init__()
        self.words, self.box, self.colour = words, box, colour

    def draw(self, canvas: Canvas) -> None:
        open_to = min(1.0, self.share * 5, (1 - self.share) * 5)
        x, y, w, h = self.box
        high = max(4.0, h * open_to)
        canvas.panel((x, y + (h - high) / 2, w, high), (10, 12, 28, 225), self.colour, 18, 4)
        if open_to > 0.9:
            with canvas.above():
                canvas.text(self.words, (x + 30, y + 8, w - 60, h - 16), 40, "ink", "extrabold", "center", "middle")


class Motion:
    """All sprites of one board."""

    def __init__(self, table: Tableau, printed: Wording) -> None:
        self.table, self.printed = table, printed
        self.sprites: list[Sprite] = []

    def draw(self, canvas: Canvas) -> None:
        for sprite in self.sprites:
            if sprite.live:
                sprite.draw(canvas)

    def clear(self) -> None:
        self.sprites = []
        self.table.ships, self.table.laid = [], ["", ""]
        self.table.hidden_slots, self.table.hidden_kickers = set(), set()
        self.table.hidden_marks, self.table.hidden_tags = set(), set()
        self.table.under_way = NOBODY

    def between(self, before: PlayerView, after: PlayerView, entry: Line | None, canvas: Canvas) -> list[MotionPart]:
        """Makes the sprites for a change; the table already shows what rests."""
        self.clear()
        parts = (
            self.ships(before, after)
            + self.planet(before, after)
            + self.markers(before, after)
            + self.cards(before, after, canvas)
        )
        parts += [self.add(flight, flight.part(SHIPS)) for flight in kept_motion.flights(self.table, before, after)]
        if entry is not None:
            parts += self.flash(entry, canvas)
        return parts

    def add(self, sprite: Sprite, part: MotionPart) -> MotionPart:
        self.sprites.append(sprite)
        return part

    # --- ships
    def ships(self, before: PlayerView, after: PlayerView) -> list[MotionPart]:
        moves = moves_between(before.ships, after.ships, int(after.options.techs))
        if not moves:
            return []
        self.table.ships = at_rest(before.ships, after.ships)
        parts: list[MotionPart] = []
        for move in moves:
            start = self.pile(before, move.source, move.owner).place
            pile = self.pile(after, move.target, move.owner)
            there = self.table.ships[move.target][move.owner]
            for i in range(min(move.count, 8)):
                lost = move.target == WARP
                end = center_of(self.table.layout.warp) if lost else pile.top(there + i)
                colour, mark = self.table.colour(move.owner), self.table.mark(move.owner)
                flight = (ShipFall if lost else ShipFlight)(start, end, colour, mark, pile.size)
                parts.append(self.add(flight, flight.part(SHIPS, i * APART, linear)))
        return parts

    def pile(self, view: PlayerView, zone: int, owner: int) -> ShipStack:
        scene = Tableau(self.table.layout, view).scene
        owners = [seat for seat, count in enumerate(view.ships[zone]) if count] or [owner]
        return stack_of(self.table.layout, scene, zone, owner, owners, 0)

    def planet(self, before: PlayerView, after: PlayerView) -> list[MotionPart]:
        """One that is sent as a ship, or comes home, and all that stays on it meanwhile."""
        resting = self.table.ships or [list(row) for row in after.ships]
        flight = planet_flight(self.table, before, after, resting)
        if flight is None:
            return []
        self.table.ships, self.table.under_way = resting, flight.planet
        self.table.hidden_tags.add(flight.planet)
        self.table.ships[flight.planet] = [0] * len(after.seats)
        return [self.add(flight, flight.part(SECONDS))]

    def markers(self, before: PlayerView, after: PlayerView) -> list[MotionPart]:
        """Colony markers walk to their new number."""
        was, now = foreign_counts(before), foreign_counts(after)
        parts: list[MotionPart] = []
        for seat in (seat for seat in range(len(now)) if was[seat] != now[seat]):
            steps = [[*was[:seat], was[seat] + (now[seat] - was[seat]) * n / 6, *was[seat + 1 :]] for n in range(6)]
            spots = [marker_places(self.table, step)[seat] for step in [*steps, now]]
            walk = MarkerWalk(spots, self.table.mark(seat), self.table.colour(seat))
            self.table.hidden_marks.add(seat)
            parts.append(self.add(walk, walk.part(SHIPS, 0.2)))
        return parts

    # --- cards
    def cards(self, before: PlayerView, after: PlayerView, canvas: Canvas) -> list[MotionPart]:
        parts = self.encounter_cards(before, after, canvas)
        for journey in card_motion.between_hands(before, after):
            start, end = self.hand_or_deck(journey.source), self.hand_or_deck(journey.target)
            parts += self.backs(start, end, journey.cards, canvas, journey.back)
        parts += self.cards_apart(before, after, canvas)
        if not self.sprites:
            decks = self.table.layout.decks
            parts += self.discarded(before, after, before.discard, after.discard, decks.discard, canvas)
            parts += self.discarded(
                before, after, before.reward_discard, after.reward_discard, decks.reward_discard, canvas
            )
        return parts

    def hand_or_deck(self, place: int) -> FRect:
        decks = self.table.layout.decks
        if place == card_motion.DECK:
            return decks.deck
        return decks.reward if place == card_motion.REWARD_DECK else small(self.table.layout.seats[place].plate)

    def discarded(
        self, before: PlayerView, after: PlayerView, was: list[str], now: list[str], pile: FRect, canvas: Canvas
    ) -> list[MotionPart]:
        """The uppermost of the cards that have come to a pile."""
        if len(now) <= len(was):
            return []
        start = self.table.layout.slots[0] if before.enc is None else self.where_was(before, after, now[-1])
        flight = CardFlight(start, pile, self.face(now[-1], start, canvas))
        return [self.add(flight, flight.part(CARD * 0.7))]

    def cards_apart(self, before: PlayerView, after: PlayerView, canvas: Canvas) -> list[MotionPart]:
        """Cards that come to lie on a sheet or beside a planet: from a deck, or from the hand of their owner."""
        parts: list[MotionPart] = []
        for place, more in kept_motion.places_changed(before, after):
            end, faces = kept_motion.place_box(self.table, after, place), after.apart.get(place, [])
            keeper, planet = keeper_of(after, alien_of(place)), beside_planet(place)
            if more < 0 or keeper == NOBODY:
                continue
            if faces[-1] == FACE_DOWN or card_motion.is_drawn(before, after):
                for back, count in card_motion.backs_come(before, after, place):
                    start = self.hand_or_deck(card_motion.source_of(before, after, back, keeper))
                    parts += self.backs(start, end, count, canvas, back)
            else:
                flight = CardFlight(
                    small(self.table.layout.seats[keeper].plate), end, self.face(faces[-1], end, canvas)
                )
                parts.append(self.add(flight, flight.part(SHIPS)))
            if planet != NOBODY and more == len(faces):
                self.table.hidden_tags.add(planet)
        return parts

    def where_was(self, before: PlayerView, after: PlayerView, face: str) -> FRect:
        """The place apart from which a card has gone, the slot in which it lay, the one hand that has grown smaller, or
        the middle of the board."""
        enc = before.enc
        for place, more in kept_motion.places_changed(before, after):
            if more < 0:
                return kept_motion.place_box(self.table, before, place)
        if enc is not None and face in enc.laid:
            return self.table.layout.slots[enc.laid.index(face)]
        if enc is not None and face in enc.kickers:
            side = enc.kickers.index(face)
            return kicker_box(self.table.layout.slots[side], side)
        givers = card_motion.givers(before, after)
        if len(givers) == 1:
            return small(self.table.layout.seats[givers[0]].plate)
        warp = self.table.layout.warp
        return FRect(warp.centerx - 52, warp.centery - 73, 104, 146)

    def encounter_cards(self, before: PlayerView, after: PlayerView, canvas: Canvas) -> list[MotionPart]:
        """Laid cards slide out of the plates, and revealed ones turn over together."""
        parts: list[MotionPart] = []
        if after.enc is None:
            return parts
        was, kicked = (before.enc.laid, before.enc.kickers) if before.enc is not None else (["", ""], ["", ""])
        for side, slot in enumerate(self.table.layout.slots):
            back, now = back_of(after.enc.laid_rewards[side]), after.enc.laid
            laid = self.laid(after.enc, side, slot, was[side], now[side], back, canvas)
            if laid:
                self.table.hidden_slots.add(side)
            kicker, now = kicker_box(slot, side), after.enc.kickers
            beside = self.laid(after.enc, side, kicker, kicked[side], now[side], REWARD_BACK, canvas)
            if beside:
                self.table.hidden_kickers.add(side)
            parts += laid + beside
        return parts

    def laid(
        self, enc: EncounterView, side: int, box: FRect, was: str, now: str, back: str, canvas: Canvas
    ) -> list[MotionPart]:
        """A card that has come from the hand of a main player, or is turned up."""
        picture = back_surface(canvas, canvas.box(box).size, back)
        if now and not was:
            start = small(self.table.layout.seats[(enc.offense, enc.defense)[side]].plate)
            flight = CardFlight(start, box, picture if now == FACE_DOWN else self.face(now, box, canvas))
            return [self.add(flight, flight.part(CARD))]
        if now and was == FACE_DOWN and now != FACE_DOWN:
            flight = CardFlight(box, box, self.face(now, box, canvas), picture)
            flight.live = True  # it lies there until it turns
            return [self.add(flight, flight.part(CARD, 0.15))]
        return []

    def backs(self, start: FRect, end: FRect, count: int, canvas: Canvas, back: str) -> list[MotionPart]:
        picture = back_surface(canvas, canvas.box(start).size, back)
        parts: list[MotionPart] = []
        for i in range(min(count, MOST)):
            flight = CardFlight(start, end, picture)
            parts.append(self.add(flight, flight.part(CARD, i * 0.06)))
        return parts

    def face(self, face: str, box: FRect, canvas: Canvas) -> pygame.Surface:
        return card_surface(canvas, self.printed.card(face), canvas.box(box).size)

    # --- what an entry of the log adds
    def flash(self, entry: Line, canvas: Canvas) -> list[MotionPart]:
        flash, about = declared(entry).flash, entry.about
        seats = self.table.layout.seats
        if flash == "bolt":
            bolt = Bolt(seats[about["seat"]].plate)
            return [self.add(bolt, bolt.part(FLASH, 0, linear))]
        if flash == "halo":
            halo = Halo(seats[about["seat"]].plate, f"aliens/{about['alien']}", self.table.colour(about["seat"]))
            return [self.add(halo, halo.part(FLASH, 0, linear))]
        if flash == "sheet":
            return self.turned_sheet(about["alien"], about["seat"], canvas)
        if flash in ("card", "destiny"):
            large = shown_large(self.table.layout)
            if flash == "destiny":
                start = self.table.layout.decks.destiny
                picture = destiny_surface(canvas, self.printed.destiny(about["destiny"]), canvas.box(large).size)
            else:
                start, picture = small(seats[about["seat"]].plate), self.face(about["card"], large, canvas)
            rise, stay = CardFlight(start, large, picture), CardFlight(large, large, picture)
            return [
                Sequence(
                    self.add(rise, rise.part(CARD, 0, ease_out)), self.add(stay, stay.part(SHOWN - CARD, 0, linear))
                )
            ]
        return []

    def turned_sheet(self, alien: str, seat: int, canvas: Canvas) -> list[MotionPart]:
        """A sheet comes from its plate and turns over on the way."""
        box, tint = sheet_shown(self.table.layout), self.table.colour(seat)
        face = sheet_surface(canvas, box, self.printed.sheet(alien), tint, "active")
        back = sheet_surface(canvas, box, self.printed.hidden_sheet(), tint, "hidden")
        turn = CardFlight(small(self.table.layout.seats[seat].plate), box, face, back)
        stay = CardFlight(box, box, face)
        return [Sequence(self.add(turn, turn.part(2 * CARD, 0, ease_out)), self.add(stay, stay.part(CARD, 0, linear)))]

    def banner(self, words: str, colour: tuple[int, int, int]) -> list[MotionPart]:
        warp = self.table.layout.warp
        banner = Banner(words, FRect(warp.centerx - 490, warp.centery - 65, 980, 130), colour)
        return [self.add(banner, banner.part(1.5, 0, linear))]


def shown_large(layout: BoardLayout) -> FRect:
    """Where a card that was just played or drawn stays for a moment."""
    return FRect(layout.warp.centerx - 120, layout.warp.centery - 168, 240, 336)


def sheet_shown(layout: BoardLayout) -> FRect:
    """Where a sheet lies that was just turned up."""
    return FRect(layout.warp.centerx - 200, layout.warp.centery - 245, 400, 490)


def small(box: FRect) -> FRect:
    """A small card in the middle of a plate."""
    return FRect(box.centerx - 26, box.centery - 36, 52, 73)


def together(parts: list[MotionPart], on_done: Callable[[], None]) -> MotionPart:
    return Parallel(*parts, on_done=on_done)
