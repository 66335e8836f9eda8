"""What the dice of this step have shuffled, and what others know among themselves, has no part in made-up worlds."""

from __future__ import annotations

from collections import defaultdict

from outlooks import outlook_of

from cosmic.bots.measured import bot_named
from cosmic.engine.decisions import PASS, Answer
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance, seeded
from cosmic.engine.state import NOBODY
from cosmic.engine.views import view_of
from cosmic.fuzz.honest_bots import ask
from cosmic.fuzz.secrets import ask_again, twin_of
from cosmic.positions import position
from cosmic.worlds.following import Followed, following


def answer_of(game: Game) -> Answer:
    assert game.decision is not None
    return ask(bot_named("normal", 7), following(game), game.decision, 7)


def worth_of(answer: Answer, game: Game) -> list[float]:
    """To who is asked, in some worlds."""
    assert game.decision is not None
    outlook = outlook_of(game)
    return [(outlook.shares(answer, number) or [0.0])[game.decision.player] for number in range(3)]


def destiny_reshuffled(seed: int) -> Game:
    """Red's next destiny card comes from a deck that has just been shuffled."""
    game = position(
        {
            "seats": {"red": "none", "green": "none", "blue": "none", "yellow": "none"},
            "ships": {"green": {"red 1": 2, "green 1": 2}},
            "start": "destiny",
        }
    )
    start = game.checkpoint.state.copy()
    if start.agenda[-1] != "destiny":  # it was drawn on the way to the first question
        assert start.enc is not None
        start.agenda, start.enc.notes = [*start.agenda, "destiny"], {}
        start.enc.defense = start.enc.planet = start.enc.destiny = NOBODY
    start.rng = seeded(seed)
    cards = sorted([*start.destiny_deck, *start.destiny_discard])
    start.destiny_deck, start.destiny_discard = cards[:1], cards[1:]
    return Game(start, game.book)


def test_nobody_knows_the_destiny_card_below_the_one_that_was_drawn_after_a_reshuffle() -> None:
    """What drawing again is worth does not depend on what would come."""
    alike: dict[str, list[Game]] = defaultdict(list)
    for seed in range(300):
        game = destiny_reshuffled(seed)
        if game.decision is not None and game.decision.kind == "own-colour":
            alike[repr(view_of(game.table, 0))].append(game)
    for games in alike.values():
        below = {game.state.destinies[game.state.destiny_deck[-1]] for game in games}
        assert len(below) > 5, "the true next cards"
        assert len({tuple(worth_of("redraw", game)) for game in games}) == 1


def rewards_after_reshuffle() -> Game:
    """Green and yellow are rewarded with cards; the deck runs out before they have all of them."""
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none", "yellow": "none"},
            "hands": {"red": ["attack 04"], "blue": ["attack 20"], "green": ["attack 10"], "yellow": ["attack 12"]},
            "laid": {"offense": "attack 06", "defense": "attack 30"},
            "ships": {"green": {"warp": 3}, "yellow": {"warp": 3}},
            "allies": {"defense": {"green": 2, "yellow": 2}},
            "deck": ["attack 08"],
            "deck_rest": "discards",
            "start": "spoils",
            "outcome": "defense",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 1,
        }
    )
    while (asked := game.decision) is not None and asked.kind == "reward":
        game.answer(0)
    return game


def test_nobody_knows_what_others_have_drawn_after_a_reshuffle() -> None:
    game, chance = rewards_after_reshuffle(), Chance(3)
    asked = game.decision
    assert asked is not None and game.state.rng != game.checkpoint.state.rng, "the deck was shuffled in this step"
    worlds, hands, decks = following(game).worlds(asked), set(), set()
    for _ in range(8):
        twin = twin_of(game, asked.player, chance)
        t, again = ask_again(game, twin.copy())
        if again == asked and view_of(t, asked.player) == view_of(game.table, asked.player):
            hands.add(tuple(t.s.seats[3].hand))
            decks.add(tuple(t.s.deck))
            assert vars(Followed(twin, game.answers, t).worlds(again)) == vars(worlds)
    assert len(hands) > 2 and len(decks) > 2, "there are such twins"
    drawn = {tuple(worlds.fitting(chance, game.book, by_sample).play(asked.sample(chance)).s.deck) for _ in range(6)}
    assert len(drawn) == 6


def by_sample(t: object, decision: object) -> Answer:
    return decision.sample(Chance(1))  # type: ignore[attr-defined]


def shown_to_green(face: str) -> Game:
    """Blue, who attacks red, has shown green alone which card it will lay, and is bound by that."""
    game = position(
        {
            "seats": {"blue": "none", "red": "none", "green": "none"},
            "hands": {
                "blue": ["attack 20", "attack 30", "negotiate", "attack 06", "attack 08"],
                "green": ["seeker flare"],
                "red": ["attack 14", "attack 10", "negotiate", "attack 05", "attack 23"],
            },
            "start": "invitations",
            "defense": "red",
            "planet": "red 1",
            "sends": 1,
        }
    )
    given = {
        (0, "invite"): [2],
        (1, "invite"): [],
        (2, "window"): "flare_seeker",
        (2, "ally"): "offense",
        (2, "ally-ships"): [[10, 2]],
    }
    while (asked := game.decision) is not None and (asked.player, asked.kind) != (1, "card"):
        if asked.of == "card":
            held = [card for card in asked.options if game.state.cards[card] == face]
            game.answer(held[0])
        else:
            game.answer(given.get((asked.player, asked.kind), PASS))
    assert asked is not None
    return game


def test_what_was_shown_to_one_alone_is_nothing_to_the_others() -> None:
    high, talk = shown_to_green("attack_30"), shown_to_green("negotiate")
    assert high.decision is not None and talk.decision == high.decision
    assert view_of(high.table, 1) == view_of(talk.table, 1)
    assert high.state.enc is not None and talk.state.enc is not None
    assert high.state.enc.notes != talk.state.enc.notes
    assert vars(following(high).worlds(high.decision)) == vars(following(talk).worlds(talk.decision))
    assert answer_of(high) == answer_of(talk)


def researched(names: tuple[str, str]) -> Game:
    """Red has two techs face down, of these names, and puts a ship on the second; then green is asked."""
    first, second = names
    game = position(
        {
            "seats": {"red": "none", "green": "none", "blue": "none"},
            "techs": {"red": {first: 1, second: 2}, "green": {"omega missile": 1}},
            "start": "regroup",
        }
    )
    while (asked := game.decision) is not None and asked.player == 0:
        if asked.kind == "tech-action":
            game.answer(f"research:{second.replace(' ', '_')}")
        elif asked.kind == "tech-ship":
            game.answer([[asked.options[0], 1]])
        else:
            game.answer(PASS)
    return game


def test_which_tech_others_research_is_seen_and_not_what_it_is() -> None:
    """Red's techs could as well be the other way round, or others: the worlds are the same, and all of them fit."""
    names = [("lunar cannon", "gluon mines"), ("gluon mines", "lunar cannon"), ("xenon lasers", "delta scanners")]
    games = [researched(pair) for pair in names]
    found = []
    for game in games:
        assert game.decision is not None and game.decision.player == 1
        found.append(following(game).worlds(game.decision))
    assert vars(found[0]) == vars(found[1]) == vars(found[2])
    chance, second = Chance(5), set()
    for _ in range(12):
        world = found[0].fitting(chance, games[0].book, by_sample)
        own = [card for card in world.state.techs if card.owner == 0]
        assert [card.ships for card in own] == [1, 2], "as they were before this step"
        second.add(own[1].slug)
    assert len(second) > 4, "anything may lie there"


def worlds_that_fit(game: Game) -> int:
    """Of twenty."""
    outlook = outlook_of(game)
    return sum(outlook.world(number) is not None for number in range(20))


def test_a_card_that_a_seat_was_given_unseen_is_known_to_it() -> None:
    """In the step in which it was given, too: without that no made-up world led to the question."""
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none", "yellow": "none"},
            "hands": {
                "red": ["flare trader", "attack 10", "negotiate", "attack 12", "attack 14"],
                "blue": ["force field", "attack 08", "negotiate"],
            },
            "start": "invitations",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 2,
        }
    )
    game.answer("flare_trader")
    given = game.decision
    assert given is not None and given.kind == "trader-give" and given.secret
    game.answer(given.options[0])
    game.answer([])
    assert game.decision is not None and (game.decision.player, game.decision.kind) == (1, "invite")
    assert worlds_that_fit(game) == 20


def test_a_number_that_was_named_after_a_secret_choice_is_known_to_all() -> None:
    game = position(
        {
            "seats": {"yellow": "sniveler", "red": "none", "blue": "none", "green": "none"},
            "hands": {
                "sniveler": ["attack 14", "negotiate", "morph"],
                "red": ["attack 20", "attack 08"],
                "blue": ["attack 23", "attack 30", "negotiate"],
                "green": ["attack 10"],
            },
            "start": "invitations",
            "defense": "red",
            "planet": "red 1",
            "sends": 1,
        }
    )
    for kind, answer in (("window", "sniveler.power"), ("sniveler-wanted", "above")):
        assert game.decision is not None and game.decision.kind == kind
        game.answer(answer)
    assert game.decision is not None and game.decision.kind == "sniveler-number" and game.decision.told
    game.answer(14)
    assert game.decision is not None and game.decision.kind == "sniveler-gift"
    assert worlds_that_fit(game) == 20
