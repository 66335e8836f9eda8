"""The headline says who attacks whom, where, with whom and for what, and what is awaited; never more than all know."""

from __future__ import annotations

from dataclasses import replace

import pytest
from questions import KINDS, examples

from cosmic.engine.views import PUBLIC, PlayerView, view_of
from cosmic.hotseat.session.beats import Ask, Look, Think
from cosmic.hotseat.session.headline import awaited, headline
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter

MESSAGES = Messages(strict=True)


def seen(kind: str) -> PlayerView:
    game = examples()[kind]
    return view_of(game.table_at(len(game.log)), PUBLIC)


def words(view: PlayerView) -> Presenter:
    return Presenter(view, book().content, MESSAGES)


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_always_a_headline_and_something_is_awaited(kind: str) -> None:
    game, said = examples()[kind], words(seen(kind))
    assert game.decision is not None
    assert headline(said) and headline(said, in_short=True)
    for private in (False, True):
        assert said.seat(game.decision.player) in awaited(Ask(game.decision, private), said) or "deal" in kind


def test_it_tells_who_attacks_whom_with_whom_and_for_what() -> None:
    view = seen("reinforce")
    said = words(view)
    enc = view.enc
    assert enc is not None
    line = headline(said)
    names = [said.seat(seat) for seat in (enc.offense, enc.defense)]
    names += [said.seat(seat) for seat, side in enumerate(enc.allies) if side >= 0]
    assert len(names) > 2 and all(name in line for name in names) and said.planet(enc.planet) in line
    nth = ("first", "second", "third", "fourth")[view.foreign_count(enc.offense)]
    assert f"{nth} colony" in line
    assert nth not in headline(said, in_short=True)


def test_nobody_takes_the_allies_of_the_defense_for_attackers() -> None:
    view = seen("reinforce")
    enc = view.enc
    assert enc is not None
    helper = next(seat for seat in range(len(view.seats)) if seat not in (enc.offense, enc.defense))
    allies = [1 if seat == helper else -1 for seat in range(len(view.seats))]
    said = words(replace(view, enc=replace(enc, allies=allies)))
    assert f"attacks {said.seat(enc.defense)} + {said.seat(helper)} at" in headline(said)


def test_it_says_when_a_landing_would_win_the_game() -> None:
    view = seen("reinforce")
    enc = view.enc
    assert enc is not None
    ships = [row[:] for row in view.ships]
    abroad = [p for p in range(view.planet_count) if p // view.options.planets != enc.offense and p != enc.planet]
    for planet in abroad[: view.options.colonies_to_win - 1]:
        ships[planet][enc.offense] = 1
    for planet in abroad[view.options.colonies_to_win - 1 :]:
        ships[planet][enc.offense] = 0
    assert "win the game" in headline(words(replace(view, ships=ships)))
    ships[abroad[0]][enc.offense] = 0
    assert "win the game" not in headline(words(replace(view, ships=ships)))


def test_it_says_when_a_colony_is_there_already_and_when_it_is_at_home() -> None:
    view = seen("reinforce")
    enc = view.enc
    assert enc is not None
    ships = [row[:] for row in view.ships]
    ships[enc.planet][enc.offense] = 1
    assert "already" in headline(words(replace(view, ships=ships)))
    home = replace(enc, planet=enc.offense * view.options.planets)
    assert "home planet" in headline(words(replace(view, enc=home)))


def test_behind_the_curtain_all_look_alike() -> None:
    """Whether somebody who pressed its key has something to play must not be told by the headline."""
    for kind in ("window", "counter", "reinforce"):
        game = examples()[kind]
        said = words(seen(kind))
        assert game.decision is not None and game.decision.passive
        seat = game.decision.player
        assert awaited(Ask(game.decision, True), said) == awaited(Look(seat, 0), said)


def test_one_card_to_lay_looks_like_many() -> None:
    game, said = examples()["card"], words(seen("card"))
    assert game.decision is not None
    seat = game.decision.player
    told = {awaited(beat, said) for beat in (Ask(game.decision, True), Look(seat, 0, "card"), Think(seat, "card"))}
    assert len(told) == 1


def test_of_a_bot_in_a_window_nothing_is_told() -> None:
    game, said = examples()["window"], words(seen("window"))
    assert game.decision is not None
    assert awaited(Think(game.decision.player, "window", game.decision), said) == ""
