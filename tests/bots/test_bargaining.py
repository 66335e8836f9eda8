"""Deals: fair ones are reached, lopsided ones are not, nobody is handed the game, and nothing is said twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from outlooks import outlook_of

from cosmic.bots import bargaining
from cosmic.bots.bargaining import Sheet, best_for_both, better_than_offered, conceded, costs_many_cards, why_not
from cosmic.bots.deal_sheets import is_something, sheets
from cosmic.bots.merits import UNMET
from cosmic.bots.thinking import ThinkingBot
from cosmic.content.bot_files import NEUTRAL, VALUES_OF, Level
from cosmic.engine.deals import card_count, share
from cosmic.engine.decisions import Answer
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import NOBODY
from cosmic.engine.views import view_of
from cosmic.positions import position
from cosmic.talk.hearing import Hearing
from cosmic.talk.statements import WHY, Statement
from cosmic.text.messages import Messages
from cosmic.text.spoken_words import statement_said

COLOURS = ("red", "green", "blue", "yellow")
ALIENS = ("none", "machine", "warpish", "ghoul", "macron", "none", "symbiote", "none")
OFFENSE, DEFENSE = 0, 2
WORLDS = {"card": 3, "main": 3, "power": 1, "window": 1, "minor": 1}
QUICK = Level("quick", WORLDS, 0.0, 8, 2, 60.0)


def talk(abroad: tuple[int, int, int, int] = (1, 1, 1, 1), variant: int = 0) -> Game:
    """Red and blue have both laid a negotiate; so many foreign colonies has each, the third parties' home planets."""
    chance = Chance(variant + 1)
    ships: dict[str, dict[str, int]] = {}
    for seat, count in enumerate(abroad):
        # Never on a planet of red's or blue's: these are what they may open to each other.
        others = [colour for colour in ("green", "yellow") if colour != COLOURS[seat]]
        homes = [f"{colour} {number}" for number in (1, 2, 3, 4, 5) for colour in others]
        ships[COLOURS[seat]] = {planet: 1 + chance.below(3) for planet in homes[:count]}
    hands = {colour: 4 + chance.below(5) for colour in COLOURS}
    aliens = [ALIENS[(variant + i) % len(ALIENS)] for i in range(4)]
    return position(
        {
            "seats": dict(zip(COLOURS, aliens)),
            "ships": ships,
            "hands": hands,
            "start": "outcome",
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 2 + chance.below(3),
            "laid": {"offense": "negotiate", "defense": "negotiate"},
            "seed": variant + 1,
        }
    )


def answer_of(game: Game, bot: ThinkingBot) -> Answer:
    asked = game.decision
    assert asked is not None
    bot.outlook = outlook_of(game, seed=len(game.journal), bot=bot)
    return asked.check(bot.choose(view_of(game.table, asked.player), asked))


def quick(seed: int = 1, level: Level = QUICK) -> ThinkingBot:
    return ThinkingBot(seed, level, clock=lambda: 0.0)


def home(game: Game, seat: int, number: int = 1) -> int:
    return game.state.home_planets(seat)[number - 1]


def deal(give: dict[str, Any], take: dict[str, Any]) -> dict[str, Any]:
    return {"give": share(**give), "take": share(**take)}


def replied(game: Game, offer: dict[str, Any], level: Level = QUICK) -> tuple[Answer, ThinkingBot]:
    """What the defense says to this offer of a person."""
    assert game.decision is not None and game.decision.kind == "deal-offer"
    game.answer(offer)
    bot = quick(len(game.journal), level)
    return answer_of(game, bot), bot


def fair_deals() -> Iterator[tuple[Game, dict[str, Any]]]:
    for variant in range(100):
        count = variant % 4
        game = talk((count, variant % 3, count, (variant + 1) % 3), variant)
        mine, theirs = home(game, OFFENSE, 1 + variant % 5), home(game, DEFENSE, 1 + variant % 4)
        yield game, deal({"colony": mine}, {"colony": theirs})
        cards = 1 + variant % 2
        yield talk((count, 1, count, 2), variant), deal({"random": cards}, {"random": cards})


def lopsided_deals() -> Iterator[tuple[Game, dict[str, Any]]]:
    for variant in range(50):
        count = variant % 4
        table = ((count, 1, count, 2), variant)
        game = talk(*table)
        yield game, deal({"random": 1}, {"colony": home(game, DEFENSE, 2)})
        yield talk(*table), deal({}, {"random": 1 + variant % 3})
        yield talk(*table), deal({}, {"colony": home(game, DEFENSE, 1 + variant % 5)})
        ahead = talk((4, 1, 1, 2), variant)
        yield ahead, deal({"colony": home(ahead, OFFENSE), "random": variant % 2}, {"colony": home(ahead, DEFENSE)})


def accepted(deals: Iterator[tuple[Game, dict[str, Any]]], values: str) -> tuple[int, int]:
    level = replace(QUICK, values=values)
    answers = [replied(game, offer, level)[0] for game, offer in deals]
    return answers.count("accept"), len(answers)


@pytest.mark.parametrize("values", VALUES_OF)
def test_fair_deals_are_reached(values: str) -> None:
    taken, asked = accepted(fair_deals(), values)
    assert asked == 200 and taken >= 150


@pytest.mark.parametrize("values", VALUES_OF)
def test_lopsided_deals_are_not(values: str) -> None:
    taken, asked = accepted(lopsided_deals(), values)
    assert asked == 200 and taken <= 6


def terms_for(game: Game, bots: dict[int, ThinkingBot]) -> tuple[list[Any], list[str]]:
    """Two bots talk until they agree or give up: what was offered, and the last words."""
    said: list[Any] = []
    words: list[str] = []
    while game.decision is not None and game.decision.kind in ("deal-offer", "deal-reply"):
        answer = answer_of(game, bots[game.decision.player])
        if isinstance(answer, dict):
            assert not shown_before(answer, game.decision.player, said)
            said.append((game.decision.player, answer))
        else:
            words.append(answer)
        game.answer(answer)
    return said, words


def shown_before(offer: dict[str, Any], seat: int, said: list[Any]) -> bool:
    turned = {"give": offer["take"], "take": offer["give"]}
    return any(one == (offer if who == seat else turned) for who, one in said)


def test_two_bots_agree_and_never_say_the_same_twice() -> None:
    agreed = 0
    for variant in range(24):
        game = talk((variant % 4, 1, variant % 3, 2), variant)
        _, words = terms_for(game, {OFFENSE: quick(1), DEFENSE: quick(2)})
        agreed += words[-1] == "accept"
    assert agreed >= 18


@pytest.mark.parametrize(("mine", "theirs"), [(4, 1), (1, 4)])
def test_nobody_is_handed_the_game(mine: int, theirs: int) -> None:
    """Whoever stands at four is neither offered nor given a colony by one who does not win with it."""
    for variant in range(8):
        game = talk((mine, 1, theirs, 2), variant)
        ahead = OFFENSE if mine == 4 else DEFENSE
        said, words = terms_for(game, {OFFENSE: quick(1), DEFENSE: quick(2)})
        for seat, offer in said:
            settled = offer["give" if seat != ahead else "take"]["colony"]
            assert seat == ahead or settled == NOBODY or settled in game.state.home_planets(ahead)
        if words[-1] == "accept":
            assert not game.state.winners


def test_a_shared_win_is_taken() -> None:
    game = talk((4, 1, 4, 2))
    answer, _ = replied(game, deal({"colony": home(game, OFFENSE)}, {"colony": home(game, DEFENSE)}))
    assert answer == "accept"


@pytest.mark.parametrize(
    ("abroad", "give", "take", "reason"),
    [
        ((4, 1, 1, 2), {"colony": True}, {"colony": True}, "you-would-win"),
        ((3, 1, 1, 2), {"random": 1}, {"colony": True}, "you-would-stand-at"),
        ((1, 1, 1, 1), {"random": 1}, {"colony": True}, "colony-for-cards"),
        ((1, 1, 1, 2), {}, {"random": 1}, "cards-for-nothing"),
        ((1, 1, 1, 2), {}, {"colony": True}, "colony-for-nothing"),
        ((1, 1, 1, 2), {"random": 1}, {"cards": ["attack_40"]}, "not-that"),
        ((1, 1, 1, 2), {"random": 1}, {"random": 4}, "too-many-cards"),
    ],
)
def test_what_is_turned_down_has_a_reason(
    abroad: tuple[int, int, int, int], give: dict[str, Any], take: dict[str, Any], reason: str
) -> None:
    game = talk(abroad)
    place = {OFFENSE: give, DEFENSE: take}
    shares = [{**given, **({"colony": home(game, seat)} if "colony" in given else {})} for seat, given in place.items()]
    answer, bot = replied(game, deal(*shares))
    assert answer == "counter" and bot.thought.reason == reason
    colonies = bot.thought.about.get("colonies", 0)
    said = statement_said(Messages(strict=True), Statement(DEFENSE, WHY, OFFENSE, colonies, reason=reason), "")
    assert said.endswith(".") and len(said) < 50
    if reason == "you-would-stand-at":
        assert bot.thought.about["colonies"] == abroad[OFFENSE] + 1


@pytest.mark.parametrize(("abroad", "reason"), [(1, "you-gain-more"), (3, "you-would-stand-at")])
def test_how_many_colonies_somebody_would_have_is_a_reason_near_the_end(abroad: int, reason: str) -> None:
    """Both would have one more; one of them would gain more by it."""
    game = talk((abroad, 1, 1, 1))
    offer = deal({"colony": home(game, DEFENSE)}, {"colony": home(game, OFFENSE)})
    seen = view_of(game.table, DEFENSE)
    assert why_not(seen, OFFENSE, Sheet(offer, 0.05, 0.2, ()))[0] == reason
    comes_round = why_not(seen, OFFENSE, Sheet(offer, 0.05, 0.2, ()), goes_on=True)
    assert comes_round[0] == "you-gain-more", "the same colony may be in its own next offer"


def test_nobody_asks_for_something_and_gives_nothing() -> None:
    """As out of an empty hand."""
    game = position(
        {
            "seats": dict.fromkeys(COLOURS, "none"),
            "hands": {"red": [], "blue": 5},
            "start": "outcome",
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 2,
            "laid": {"offense": "negotiate", "defense": "negotiate"},
        }
    )
    asked = game.decision
    assert asked is not None and asked.bounds is not None and not asked.bounds.hand
    found = sheets(view_of(game.table, asked.player), asked.bounds, asked.about["other"])
    assert found and all(is_something(one["give"]) and is_something(one["take"]) for one in found)
    assert not is_something(share())


def test_a_named_card_is_valued_for_what_it_is() -> None:
    """Whoever offers it holds it, so a world in which that is so can be found."""
    game = talk((1, 1, 1, 2))
    face = game.table.faces(game.state.seats[OFFENSE].hand)[0]
    answer, bot = replied(game, deal({"cards": [face], "random": 1}, {"random": 1}))
    assert answer == "accept" and bot.thought.worlds == WORLDS["main"]


def test_one_opens_high_and_concedes() -> None:
    found = [
        Sheet(deal({"random": n}, {"random": 1}), mine, theirs, ())
        for n, (mine, theirs) in enumerate([(0.10, 0.01), (0.08, 0.05), (0.06, 0.08), (0.02, 0.09), (0.01, 0.02)])
    ]
    kept = best_for_both(found)
    assert kept == found[:4]
    offers = [conceded(kept, made, 3) for made in range(3)]
    assert [one.mine for one in offers] == [0.10, 0.08, 0.06]
    assert card_count(conceded(kept, 0, 1).offer["give"]) == 2  # with one word alone it is the fair one


def test_nobody_asks_for_less_than_it_has_been_offered() -> None:
    gains = {"less": (0.01, 0.06), "offered": (0.03, 0.05), "more": (0.04, 0.02)}
    found = {
        name: Sheet({"give": share(), "take": share(random=i)}, *gain, ())
        for i, (name, gain) in enumerate(gains.items())
    }
    standing = [found["offered"].offer]
    assert better_than_offered(list(found.values()), standing) == [found["more"]]
    assert better_than_offered([found["less"], found["offered"]], standing) == [found["less"]], "nothing is said twice"


@pytest.mark.parametrize(("more", "answer"), [(True, "counter"), (False, "accept")])
def test_what_is_good_enough_is_taken_if_there_is_nothing_more_to_be_had(
    monkeypatch: pytest.MonkeyPatch, more: bool, answer: str
) -> None:
    """Somebody who is never content with half goes on only if it can ask for more."""
    monkeypatch.setattr(bargaining, "FAIR", -0.5)
    monkeypatch.setattr(bargaining, "MORE", -1.0)
    monkeypatch.setattr(bargaining, "can_ask_for_more", lambda *_: more)
    game = talk((1, 1, 1, 1))
    offer = deal({"colony": home(game, OFFENSE)}, {"colony": home(game, DEFENSE)})
    assert replied(game, offer)[0] == answer


def test_what_could_be_asked_for_is_known_at_a_reply() -> None:
    """The same bounds as when it comes to the offer."""
    game = talk((1, 1, 1, 1))
    game.answer(deal({"random": 1}, {"colony": home(game, DEFENSE)}))
    asked = game.decision
    assert asked is not None and asked.kind == "deal-reply"
    found = outlook_of(game).bounds_of_counter()
    game.answer("counter")
    assert game.decision is not None and found == game.decision.bounds


def of_kind(greed: float = 0.0, regard: float = 0.0) -> ThinkingBot:
    """`regard`: for Red."""
    bot = ThinkingBot(1, QUICK, lambda: 0.0, replace(NEUTRAL, greed=greed, loyalty=1.0, grudge=1.0))
    bot.talk = Hearing(regard=(regard, 0.0, 0.0, 0.0))
    return bot


def taken_by(**kind: float) -> set[int]:
    """Which of some fair deals, by number, are accepted by such a bot."""
    taken = set()
    for n, (game, offer) in enumerate(islice(fair_deals(), 60)):
        game.answer(offer)
        if answer_of(game, of_kind(**kind)) == "accept":
            taken.add(n)
    return taken


def test_the_greedy_accept_less_than_the_generous_and_everybody_more_from_friends() -> None:
    """At the same tables, and nowhere does it go the other way round."""
    usual = taken_by()
    assert taken_by(greed=1.0) < usual <= taken_by(greed=-1.0)
    assert taken_by(regard=-1.0) < usual <= taken_by(regard=1.0)


def test_the_greedy_ask_for_more_than_the_generous() -> None:
    """Of the same offers they choose one after which they may hope for as much or for more."""
    hopes: dict[float, list[float]] = {}
    for greed in (0.9, -0.8):
        for variant in range(12):
            game, bot = talk((variant % 4, 1, variant % 3, 2), variant), of_kind(greed)
            assert isinstance(answer_of(game, bot), dict), "something is offered"
            hopes.setdefault(greed, []).append(bot.thought.weighed[0].share)
    greedy, generous = hopes.values()
    assert all(a >= b for a, b in zip(greedy, generous)) and sum(greedy) > sum(generous)


@pytest.mark.parametrize("made", [0, 1])
def test_the_greedy_concede_late_and_the_generous_soon(made: int) -> None:
    gains = [(0.10, 0.01), (0.09, 0.03), (0.08, 0.05), (0.07, 0.07), (0.06, 0.09)]
    found = [Sheet({"give": share(), "take": share(random=n)}, *gain, ()) for n, gain in enumerate(gains)]
    asked = [conceded(found, made, 3, greed).mine for greed in (1.0, 0.0, -1.0)]
    assert asked[0] > asked[1] > asked[2]
    assert len({conceded(found, 2, 3, greed).mine for greed in (1.0, 0.0, -1.0)}) == 1, "with the last word all do"


@pytest.mark.parametrize(
    ("give", "take", "too_many"),
    [
        ({"random": 2}, {"random": 1}, False),
        ({"random": 3}, {"random": 1}, True),
        ({"random": 1, "kinds": [["attack", 2]]}, {"cards": ["attack_8"]}, True),
        ({"random": 4}, {"random": 1, "kinds": [["attack", 1]]}, False),
        ({"random": 5}, {"random": 2}, True),
        ({"random": 5}, {"colony": True}, False),
        ({"random": 5}, {"random": 1, "free": [0, 0, 2, 0]}, False),
    ],
)
def test_for_cards_alone_nobody_gives_more_than_twice_as_many(
    give: dict[str, Any], take: dict[str, Any], too_many: bool
) -> None:
    """However they are named; for a colony or for ships out of the warp it may pay."""
    game = talk()
    taken = {**take, "colony": home(game, OFFENSE)} if "colony" in take else take
    assert costs_many_cards(view_of(game.table, DEFENSE), deal(give, taken)) is too_many


@pytest.mark.parametrize("card", ["attack 20", "attack 30"])
def test_why_an_offer_is_turned_down_does_not_tell_what_is_in_the_hand(card: str) -> None:
    """Red asks for a card by its name; otherwise one could go through all cards and listen."""
    told = set()
    for fifth in (card, "attack 10"):
        game = position(
            {
                "seats": dict.fromkeys(("red", "blue", "green", "yellow"), "none"),
                "ships": {"red": {"green 1": 1}, "blue": {"green 2": 1}},
                "hands": {"red": 6, "green": 6, "yellow": 6, "blue": [*["attack 06", "attack 08"] * 2, fifth]},
                "start": "outcome",
                "offense": "red",
                "defense": "blue",
                "planet": "blue 1",
                "sends": 3,
                "laid": {"offense": "negotiate", "defense": "negotiate"},
            }
        )
        named = {"colony": game.state.home_planets(1)[0], "cards": [card.replace(" ", "_")]}
        answer, bot = replied(game, deal({"colony": home(game, OFFENSE)}, named))
        told.add((answer, bot.thought.reason, *bot.thought.about.items()))
        assert (bot.thought.merit == UNMET) is (fifth != card), "in the replay everybody may know"
    assert told == {("counter", "not-that")}
