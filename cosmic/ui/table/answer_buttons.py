"""The answers in words, and the button that gives the answer in the making."""

from __future__ import annotations

from typing import Any

from cosmic.engine.decisions import PASS
from cosmic.engine.state import SIDE_NAMES
from cosmic.engine.views import known_sheets
from cosmic.hotseat.session import question_forms
from cosmic.hotseat.session.privacy import is_face_down, is_hidden_tech, is_power
from cosmic.hotseat.session.question_forms import Draft
from cosmic.rulebook import book
from cosmic.text.describe import fights_for
from cosmic.ui.board import codex_entries_for
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button, Stepper
from cosmic.ui.table.asked import Asked


def actions(asked: Asked) -> list[Node]:
    form, decision = asked.form, asked.decision
    if form == question_forms.WORDS:
        return [option_button(asked, option, i) for i, option in enumerate(asked.options)]
    if form == question_forms.NUMBER:
        return number_actions(asked)
    if form == question_forms.RESPONSE:
        return response_actions(asked)
    if form == question_forms.SUPPORT:
        return support_actions(asked)
    if form == question_forms.GUESTS:
        return [confirm_button(asked), all_button(asked), clear_button(asked)]
    if form == question_forms.SHIPS:
        return [confirm_button(asked), fill_button(asked), clear_button(asked)]
    if form in (question_forms.HAND, question_forms.GALLERY):
        return [confirm_button(asked), clear_button(asked)] if decision.form == "many" else [confirm_button(asked)]
    if form in (question_forms.PLANETS, question_forms.SEATS):
        return [option_button(asked, option, i) for i, option in enumerate(asked.options)]
    return []


def option_button(asked: Asked, option: Any, i: int, tone: str = "plain") -> Button:
    choice = asked.words.choice(asked.decision, option)
    is_long = tone == "main"  # the text of a power: it is on the sheet too
    return Button(
        f"option-{option}",
        (0, 0, 0, 0),
        choice.label,
        lambda: asked.choose(option),
        number=number_for(asked, option, i),
        note="" if is_long else choice.means,
        tip=choice.means if is_long else "",
        tone=tone,
        size=24,
        entry=codex_entries_for.of_option(asked.words.content, asked.words.messages, asked.decision, option),
    )


def number_for(asked: Asked, option: Any, i: int) -> int | None:
    """Beside cards to choose from, which have the numbers, only passing has one; where counts are the answers, a number
    that is not the count itself misleads."""
    if asked.form in question_forms.OF_CARDS and asked.shows_hand:
        return 0 if option == PASS else None
    if asked.counts:
        return int(option)
    return i + 1 if i < 9 else None


def number_actions(asked: Asked) -> list[Node]:
    decision, draft = asked.decision, asked.draft
    if not question_forms.is_stepped(decision):
        return [option_button(asked, option, i) for i, option in enumerate(asked.options)]
    if draft.answer() is None:
        draft.add(decision.options[0])

    def step(value: int) -> None:
        draft.add(min(decision.options, key=lambda option: abs(int(option) - value)))
        asked.changed()

    current = draft.answer()
    stepper = Stepper(
        "number",
        (0, 0, 0, 64),
        asked.words.say("ui-number"),
        current,
        min(decision.options),
        max(decision.options),
        step,
    )
    return [stepper, confirm_button(asked)]


def response_actions(asked: Asked) -> list[Node]:
    """Powers as buttons; a card that was taken up can be played; and passing."""
    nodes: list[Node] = []
    chosen = asked.draft.answer()
    if chosen is not None and chosen != PASS and not is_sheet(chosen):
        nodes.append(confirm_button(asked))
    offered = [option for option in asked.options if option == PASS or is_sheet(option) or not asked.shows_hand]
    offered.sort(key=lambda option: option == PASS)
    nodes += [
        option_button(asked, option, i, "main" if is_sheet(option) else "plain") for i, option in enumerate(offered)
    ]
    return nodes


def is_sheet(option: Any) -> bool:
    """A power or a tech that lies open, a sheet to be turned up, or a tech that is used from face down."""
    return is_power(option) or is_face_down(option) or is_hidden_tech(option)


def support_actions(asked: Asked) -> list[Node]:
    """For the reinforcement that was taken up: which side, first the own one; and passing."""
    chosen = asked.draft.answer()
    face = str(chosen).partition(":")[0] if chosen and chosen != PASS else ""
    options = [option for option in asked.options if option == PASS or str(option).partition(":")[0] == face]
    options.sort(key=lambda option: (option == PASS, not is_own_side(asked, str(option).partition(":")[2])))
    return [option_button(asked, option, i) for i, option in enumerate(options)]


def is_own_side(asked: Asked, side: str) -> bool:
    enc = asked.words.view.enc
    return enc is not None and side in SIDE_NAMES and fights_for(enc, asked.decision.player, SIDE_NAMES.index(side))


def warning(asked: Asked) -> str:
    """Said before it is done: colonies that the answer in the making would give up, and the power with them."""
    emptied = asked.draft.emptied() if asked.form == question_forms.SHIPS and asked.ships_leave else []
    if not emptied:
        return ""
    words, whose = asked.words, "own" if asked.owner == asked.decision.player else "anothers"
    planets = words.listed([words.zone(zone) for zone in emptied])
    said = {"planets": planets, "whose": whose, "seat": words.seat(asked.owner)}
    kept = homes_kept(asked, emptied)
    if turns_sheet_down(asked, kept):  # the heavier loss, in one sentence: for two the dock has no room
        return words.say("ui-power-goes", count=kept, **said)
    return words.say("ui-empties", count=len(emptied), **said)


def homes_kept(asked: Asked, emptied: list[Any]) -> int:
    """So many home colonies are left; ships may land where they found a new one at once."""
    view, owner = asked.words.view, asked.owner
    lands_on = asked.decision.about.get("planet")
    kept = [planet for planet in view.home_planets(owner) if view.ships[planet][owner] or planet == lands_on]
    return len([planet for planet in kept if planet not in emptied])


def turns_sheet_down(asked: Asked, homes: int) -> bool:
    """With so few of them a power is lost, unless it lies face down already or is of the kind that never is."""
    view, owner = asked.words.view, asked.owner
    could = [alien for alien in known_sheets(view, owner) if alien not in book().never_lost]
    return bool(could) and not view.seats[owner].power_lost and homes < view.options.colonies_for_power


def confirm_button(asked: Asked) -> Button:
    words, decision, draft = asked.words, asked.decision, asked.draft
    fault = draft.fault()
    return Button(
        "confirm",
        (0, 0, 0, 0),
        confirm_label(asked),
        asked.confirm,
        icon="ui/check",
        tone="main",
        note=warning(asked),
        enabled=fault is None,
        why_not=words.say("ui-choose-first", low=decision.low, high=decision.high) if fault else "",
        size=26,
    )


def confirm_label(asked: Asked) -> str:
    say, draft = asked.words.say, asked.draft
    if asked.form == question_forms.SHIPS:
        go = asked.ships_go if asked.owner == asked.decision.player else "takes"
        return say(
            "ui-confirm-ships", count=draft.total, low=asked.decision.low, go=go, seat=asked.words.seat(asked.owner)
        )
    if asked.form == question_forms.GUESTS:
        return say("ui-confirm-guests", does=asked.seats_do, count=draft.total)
    if asked.decision.of in ("card", "face", "effect"):
        return say("ui-confirm-card", does=asked.card_does, count=max(draft.total, asked.decision.low))
    return say("ui-confirm")


def clear_button(asked: Asked) -> Button:
    def clear() -> None:
        asked.draft.clear()
        asked.changed()

    return Button(
        "clear",
        (0, 0, 0, 0),
        asked.words.say("ui-clear"),
        clear,
        icon="ui/undo",
        enabled=asked.draft.total > 0,
        why_not=asked.words.say("ui-nothing-chosen"),
        size=24,
    )


def all_button(asked: Asked) -> Button:
    """Everybody, or as many ships as may go."""

    def fill() -> None:
        for option in asked.decision.options:
            while asked.draft.add(option):
                pass
        asked.changed()
        go_to_confirm(button)

    button = Button("all", (0, 0, 0, 0), asked.words.say("ui-all-guests"), fill, icon="ui/invite", size=24)
    return button


def go_to_confirm(button: Button) -> None:
    """Whoever has let the game choose gives that answer with the same key again."""
    if button.ui is not None:
        button.ui.set_focus("confirm")


def fill_button(asked: Asked) -> Button:
    """One press for the usual number. A ship stays on each planet as long as that is possible, and the button says
    so."""
    spares = asked.ships_leave and asked.owner == asked.decision.player

    def filled() -> Draft:
        draft = Draft(asked.decision)
        draft.fill(asked.words.view, spares)
        return draft

    def fill() -> None:
        asked.draft.counts = filled().counts
        asked.changed()
        go_to_confirm(button)

    made = filled()
    note = asked.words.say("ui-fill-spares") if spares and not made.emptied() else ""
    label = asked.words.say("ui-fill-ships", count=made.total)
    button = Button("fill", (0, 0, 0, 0), label, fill, icon="ui/ship", note=note, size=24)
    return button
