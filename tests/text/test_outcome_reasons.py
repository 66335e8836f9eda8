"""Why an encounter ended as it did: every way the cards can fall, from stated positions, in the words players read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from situations import at

from cosmic.engine.game import Game
from cosmic.engine.views import PUBLIC, PlayerView, view_of
from cosmic.inspection.sentences import Sentences
from cosmic.paths import data_dir
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.outcome_reasons import changes_in_words, in_words, what_decides, why_it_ended
from cosmic.text.presenter import Presenter

MESSAGES = Messages(strict=True)
GIFT = {"cards": [], "kinds": [], "random": 1, "colony": -1, "free": []}
NOTHING = {"cards": [], "kinds": [], "random": 0, "colony": -1, "free": []}
HOME = {"return": [[0, 3]]}
A_DEAL = {"deal-offer": {"give": GIFT, "take": NOTHING}, "deal-reply": "accept", **HOME}


@dataclass(frozen=True)
class Fall:
    """Three ships of Ann against four of Cleo, with these cards; what is then told, and why it ended so."""

    cards: tuple[str, str]
    told: str
    why: str  # the key of the reason
    words: str
    counts_as: str = ""  # said before it, if a card counts as something else
    answers: Mapping[str, Any] = field(default_factory=dict)  # by kind of question; else it is passed
    more: Mapping[str, Any] = field(default_factory=dict)  # of the position


TAKEN = "ships-home"
FALLS = {
    "offense higher": Fall(("attack 10", "attack 08"), "encounter-won", "higher", "The higher total wins: 13 to 12."),
    "defense higher": Fall(("attack 04", "attack 08"), "encounter-won", "higher", "The higher total wins: 12 to 7."),
    "tie": Fall(("attack 09", "attack 08"), "encounter-won", "tie", "12 to 12: a tie goes to the defense."),
    "lower wins": Fall(
        ("attack 06", "attack 08"),
        "encounter-won",
        "lower",
        "The lower total wins (Anti-Matter): 3 to 12.",
        more={"seats": {"red": "anti_matter", "yellow": "none", "blue": "none"}},
    ),
    "tie where lower wins": Fall(
        ("attack 15", "attack 08"),
        "encounter-won",
        "tie",
        "12 to 12: a tie goes to the defense.",
        more={"seats": {"red": "anti_matter", "yellow": "none", "blue": "none"}},
    ),
    "attack against negotiate": Fall(
        ("attack 04", "negotiate"),
        "encounter-won",
        "attack",
        "An attack beats a negotiate; Cleo may take cards as compensation for ships lost.",
    ),
    "negotiate against attack": Fall(
        ("negotiate", "attack 04"),
        "encounter-won",
        "attack",
        "An attack beats a negotiate; Ann may take cards as compensation for ships lost.",
    ),
    "morph against attack": Fall(
        ("morph", "attack 08"),
        "encounter-won",
        "higher",
        "The higher total wins: 12 to 11.",
        "Morph of Ann counts as an attack of 8.",
    ),
    "two morphs": Fall(
        ("morph", "morph"),
        "both-lose",
        "two-morphs",
        "Two morphs have nothing to copy: both sides lose.",
        more={"extra_cards": ["morph"]},
    ),
    "deal": Fall(("negotiate", "negotiate"), TAKEN, "deal", "Two negotiates, and they agreed: a deal.", answers=A_DEAL),
    "no deal": Fall(
        ("negotiate", "negotiate"),
        "deal-failed",
        "no-deal",
        "Two negotiates and no deal: both main players lose ships, three each as a rule.",
    ),
    "morph and negotiate": Fall(
        ("negotiate", "morph"),
        "deal-failed",
        "no-deal",
        "Two negotiates and no deal: both main players lose ships, three each as a rule.",
        "Morph of Cleo counts as a negotiate.",
    ),
    "quashed": Fall(
        ("negotiate", "negotiate"),
        "deal-failed",
        "no-deal",
        "Two negotiates and no deal: both main players lose ships, three each as a rule.",
        answers={**A_DEAL, "window": "quash"},
        more={"hands": {"yellow": ["quash"], "red": ["8 filler"], "blue": ["8 filler"]}},
    ),
    "attacks that count as negotiates": Fall(
        ("attack 10", "negotiate"),
        "deal-failed",
        "no-deal",
        "Two negotiates and no deal: both main players lose ships, three each as a rule.",
        "Attack 10 of Ann counts as a negotiate.",
        answers={"window": "emotion_control"},
        more={"hands": {"yellow": ["emotion control"], "red": ["8 filler"], "blue": ["8 filler"]}},
    ),
    "no compensation": Fall(
        ("attack 04", "negotiate"),
        "no-spoils",
        "attack-unpaid",
        "An attack beats a negotiate, and this time there is no compensation.",
        answers={"window": "ionic_gas"},
        more={"hands": {"yellow": ["ionic gas"], "red": ["8 filler"], "blue": ["8 filler"]}},
    ),
    "decided by a power": Fall(
        ("negotiate", "attack 40"),
        "encounter-won",
        "decided",
        "Pacifist settles it: Ann wins, whatever the cards say.",
        more={"seats": {"red": "pacifist", "yellow": "none", "blue": "none"}},
    ),
    "upset": Fall(
        ("attack 04", "attack 08"),
        "encounter-won",
        "upset",
        "An upset (Loser Flare): the side that would have lost wins, and that is Ann.",
        answers={"window": "flare_loser"},
        more={
            "seats": {"red": "loser", "yellow": "none", "blue": "none"},
            "hands": {"red": ["loser flare"], "blue": ["8 filler"], "yellow": ["8 filler"]},
        },
    ),
    "both lose by a flare": Fall(
        ("", ""),
        "both-lose",
        "both-decided",
        "Loser Flare settles it: both sides lose.",
        answers={"window": "flare_loser"},
        more={
            "start": "planning",
            "hands": {"red": ["loser flare", "attack 08"], "blue": ["8 filler"], "yellow": ["8 filler"]},
        },
    ),
    "settled": Fall(
        ("", ""),
        "settled",
        "settled",
        "Mite settles it: a colony without a fight.",
        answers={"aim": 10, "launch-ships": [[0, 1]], "mite-yield": "colony"},
        more={"seats": {"red": "mite", "yellow": "none", "blue": "none"}, "start": "destiny", "destiny": ["blue"]},
    ),
    "peace": Fall(
        ("", ""),
        TAKEN,
        "peace",
        "It ended in peace, as if a deal had been made.",
        answers={"window": "flare_oracle", **HOME},
        more={
            "seats": {"red": "oracle", "yellow": "none", "blue": "none"},
            "start": "planning",
            "hands": {"red": ["oracle flare", "attack 08"], "blue": ["attack 40", "3 filler"], "yellow": ["3 filler"]},
        },
    ),
}


def fought(fall: Fall) -> Game:
    plain = {"red": "none", "yellow": "none", "blue": "none"}
    written: dict[str, Any] = {
        "seats": plain,
        "start": "reveal",
        "defense": "blue",
        "planet": "blue 1",
        "sends": 3,
        "hands": {colour: ["8 filler"] for colour in plain},
    }
    if all(fall.cards):
        written["laid"] = dict(zip(("offense", "defense"), fall.cards))
    return at(written | dict(fall.more))


def seen_at(game: Game, fall: Fall) -> PlayerView:
    """The table as everybody sees it when this is told."""
    while not any(line.key == fall.told for line in game.log):
        decision = game.decision
        assert decision is not None, f"{fall.told} is never told, but {[line.key for line in game.log]}"
        wish = fall.answers.get(decision.kind)
        if decision.form == "pick" and wish not in decision.options:
            passing = [word for word in ("pass", "refuse", "no") if word in decision.options]
            wish = passing[0] if passing else decision.options[0]
        game.answer("no_deal" if wish is None else wish)
    last = max(n for n, line in enumerate(game.log) if line.key == fall.told)
    return view_of(game.table_at(last), PUBLIC)


@pytest.mark.parametrize("name", FALLS)
def test_why_it_ended(name: str) -> None:
    fall = FALLS[name]
    view = seen_at(fought(fall), fall)
    assert view.enc is not None
    reason = why_it_ended(view.enc)
    words = Presenter(view, book().content, MESSAGES)
    assert reason is not None and reason.key == fall.why
    assert in_words(reason, words) == fall.words
    assert " ".join(changes_in_words(words)) == fall.counts_as


DECIDES = {
    ("attack 10", "attack 08"): "higher-decides",
    ("attack 10", "negotiate"): "attack-decides",
    ("negotiate", "attack 10"): "attack-decides",
    ("negotiate", "negotiate"): "talks-decide",
    ("negotiate", "morph"): "morph-copies",
    ("attack 10", "morph"): "morph-copies",
    ("morph", "morph"): "morphs-meet",
}


@pytest.mark.parametrize("cards", DECIDES)
def test_what_will_decide(cards: tuple[str, str]) -> None:
    """Said when both cards have been turned up, before anybody has added anything."""
    fall = Fall(cards, "revealed", "", "", more={"extra_cards": ["morph"]})
    view = seen_at(fought(fall), fall)
    assert view.enc is not None
    decides = what_decides(view.enc)
    assert decides is not None and decides.key == DECIDES[cards]
    assert in_words(decides, Presenter(view, book().content, MESSAGES))
    assert why_it_ended(view.enc) is None


def test_the_lower_total_decides_once_that_power_is_used() -> None:
    fall = FALLS["lower wins"]
    game = fought(fall)
    total = next(n for n, line in enumerate(game.log) if line.key == "total")
    view = view_of(game.table_at(total), PUBLIC)
    assert view.enc is not None
    decides = what_decides(view.enc)
    assert decides is not None
    said = in_words(decides, Presenter(view, book().content, MESSAGES))
    assert said == "Attack against attack: the lower total wins (Anti-Matter)."


def test_nothing_decides_while_a_card_lies_face_down() -> None:
    fall = FALLS["offense higher"]
    view = view_of(fought(fall).table_at(-1), PUBLIC)
    assert view.enc is not None and what_decides(view.enc) is None


def test_every_reason_there_is_has_been_given() -> None:
    written = {key.removeprefix("reason-") for key in Sentences(data_dir()) if key.startswith("reason-")}
    given = {fall.why for fall in FALLS.values()} | set(DECIDES.values()) | {"lower-decides", "counts-as"}
    assert given == written
