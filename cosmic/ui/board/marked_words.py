"""Sentences with the people in them in their colours and with their marks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView, known_sheets
from cosmic.text.presenter import Presenter
from cosmic.ui.board.kept_things import cards_on_sheets, rewards_on_sheets
from cosmic.ui.board.seat_plates import PlateWords
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend


def with_marks(sentence: str, view: PlayerView) -> tuple[Span, ...]:
    """Every name of a seat in its colour, with its mark before it."""
    seats = {seat.name: seat.colour for seat in view.seats}
    names = sorted(seats, key=len, reverse=True)
    pattern = re.compile(r"(?<!\w)(" + "|".join(re.escape(name) for name in names) + r")(?!\w)")
    spans: list[Span] = []
    for i, part in enumerate(pattern.split(sentence)):
        if i % 2:
            colour = SEAT_COLOURS[seats[part]]
            spans.append(Span(icon=f"marks/{SEAT_MARKS[seats[part]]}", tint=colour))
            spans.append(Span(part, blend(colour, (255, 255, 255), 0.25), "bold"))
        elif part:
            spans.append(Span(part))
    return tuple(spans)


def plate_words(words: Presenter, seat: int, bots: Sequence[int]) -> PlateWords:
    """What everybody may know of a seat."""
    view = words.view
    shown = view.seats[seat]
    lender, borrower, _, _ = words.loan(seat)
    is_lender = seat == lender and not shown.aliens
    aliens = view.seats[borrower].aliens if is_lender else known_sheets(view, seat)
    partner = {lender: borrower, borrower: lender}.get(seat, NOBODY)
    state = "active"
    if is_lender:
        state = "lent"
    elif not shown.aliens:
        state = "hidden"
    elif shown.power_lost:
        state = "lost"
    elif shown.zapped:
        state = "zapped"
    standing = words.standing_of(seat)
    return PlateWords(
        shown.name,
        alien_word(words, seat, aliens),
        aliens[-1] if aliens else "",
        state,
        shown.hand_size + shown.borrowed_size,
        f"{standing['foreign']}/{view.options.colonies_to_win}",
        shown.tokens,
        role_word(words, seat),
        seat in bots,
        cards_on_sheets(view, seat) - rewards_on_sheets(view, seat),
        tuple(alien for alien, count in shown.others_tokens.items() if count),
        view.seats[partner].colour if partner != NOBODY else "",
        shown.hand_rewards + shown.borrowed_rewards,
        rewards_on_sheets(view, seat),
    )


def alien_word(words: Presenter, seat: int, aliens: Sequence[str]) -> str:
    """The newest one, whose emblem is shown, and how many more; the tip names them all."""
    shown = words.view.seats[seat]
    if not aliens:
        return words.say("ui-plate-face-down" if shown.face_down else "no-alien")
    others = len(aliens) - 1 + (shown.face_down if shown.aliens else 0)
    newest = words.alien(aliens[-1])
    return newest if not others else words.say("ui-plate-more", alien=newest, count=others)


def role_word(words: Presenter, seat: int) -> str:
    """In one word; on whose side an ally is stands in the headline."""
    enc = words.view.enc
    if enc is None:
        return ""
    if seat == enc.offense:
        return words.say("ui-role-offense")
    if seat == enc.defense:
        return words.say("ui-role-defense")
    return words.say("ui-role-ally") if enc.allies and enc.allies[seat] != NOBODY else ""
