from __future__ import annotations

from cosmic.engine.decisions import NO, YES
from cosmic.engine.effects import Power, Super, Wild, at, replace
from cosmic.engine.encounter_events import GameWon
from cosmic.engine.hand_events import CardsGiven
from cosmic.engine.notes import AGAINST, CONTESTED, EXTRA, Note
from cosmic.engine.pile_events import DiscardedTogether
from cosmic.engine.state import NOBODY, WARP
from cosmic.engine.table import ANY_NUMBER, Table

Wanted = tuple[str, int]  # negotiate, morph, above, below or exactly, and for attacks the number
HIGHEST = 40
WITHOUT_ALLIES = Note("without-allies", NOBODY, shown=True)  # by each holder of the flare: the side


# --- what there is to whine about


def everybody_else(t: Table, me: int) -> list[int]:
    """From the left of the offense on, which comes last itself."""
    return [player for player in (*t.clockwise_after(t.enc.offense), t.enc.offense) if player != me]


def has_most_in_warp(t: Table, me: int) -> bool:
    """Alone: who shares the last place has nothing to whine about."""
    warp = t.s.ships[WARP]
    return all(warp[me] > warp[player] for player in t.others(me))


def has_fewest_colonies(t: Table, me: int) -> bool:
    count = t.s.foreign_count
    return all(count(me) < count(player) for player in t.others(me))


def free_planets(t: Table, me: int) -> list[int]:
    """Foreign ones on which it is not yet, if it has ships to send there."""
    if not any(planet != t.attacked_colony(me) for planet in t.colonies(me)):
        return []
    mine = t.s.home_planets(me)
    return [planet for planet in t.s.planets() if planet not in mine and not t.s.ships[planet][me]]


def complaints(t: Table, me: int) -> list[str]:
    found = ["cards"]
    if has_most_in_warp(t, me):
        found.append("ships")
    if has_fewest_colonies(t, me) and free_planets(t, me):
        found.append("colonies")
    return found


class Sniveler(Power):
    """Whines about ships, colonies or cards until the others make it up to it, or share its misery."""

    @at("alliance")
    def whine(self, t: Table, me: int) -> None:
        about = t.ask(me, "sniveler-about", complaints(t, me))
        if about == "cards":
            wanted = what_it_wants(t, me)
            t.tell("whined-for-cards", seat=me, wanted=wanted[0], value=wanted[1])
            if t.use(self, me):
                about_cards(t, me, wanted)
        elif about == "ships":
            t.tell("whined-about-ships", seat=me)
            if t.use(self, me):
                about_ships(t, me)
        else:
            t.tell("whined-about-colonies", seat=me)
            if t.use(self, me):
                about_colonies(t, me)


# --- ships and colonies: all agree, or all the others lose some


def about_ships(t: Table, me: int) -> None:
    others = everybody_else(t, me)
    if t.vote(me, "sniveler-ships", others, all_must_agree=True):
        due = {player: t.s.ships[WARP][me] - t.s.ships[WARP][player] for player in others}
        t.lose_together({player: count for player, count in due.items() if count > 0}, "sniveler-warp", "effect")
    else:
        t.free_ships(me, t.s.ships[WARP][me])
    t.colonies_changed()


def about_colonies(t: Table, me: int) -> None:
    others = everybody_else(t, me)
    if t.vote(me, "sniveler-colonies", others, all_must_agree=True):
        given_up = [(player, t.ask(player, "sniveler-give-up", able, "planet")) for player, able in losers(t, others)]
        for player, planet in given_up:
            t.return_ships(player, [[planet, t.s.ships[planet][player]]])
    else:
        planet = t.ask(me, "sniveler-planet", free_planets(t, me), "planet")
        t.settle_colony(me, planet, "sniveler-settlers", 1, ANY_NUMBER)
    t.colonies_changed()


def losers(t: Table, players: list[int]) -> list[tuple[int, list[int]]]:
    """Who has foreign colonies to give up; the one under attack is not left (rule: launch.defense_waits)."""
    found = [(p, [c for c in t.foreign_colonies(p) if c != t.attacked_colony(p)]) for p in players]
    return [(player, able) for player, able in found if able]


# --- cards: somebody gives one, or all such cards are discarded


def what_it_wants(t: Table, me: int) -> Wanted:
    """In secret: what it could have named tells what it holds."""
    held = t.held(me)
    attacks = [t.box.value[card] for card in held if t.box.kind[card] == "attack"]
    options = ["exactly"]
    if max(attacks, default=0) < HIGHEST:
        options.append("above")
    if min(attacks, default=HIGHEST) > 0:
        options.append("below")
    kinds = [t.box.kind[card] for card in held]
    if "negotiate" not in kinds:
        options.append("negotiate")
    if "morph" not in kinds:
        options.append("morph")
    wanted = t.ask(me, "sniveler-wanted", options, secret=True)
    if wanted == "exactly":
        there = [card for card in range(len(t.s.cards)) if t.box.kind[card] == "attack"]
        lacking = [card for card in there if t.box.value[card] not in attacks]
        return wanted, t.box.value[t.ask_among(me, "sniveler-attack", lacking, told=True)]
    if wanted == "above":
        numbers = range(max(attacks, default=0), HIGHEST)
        return wanted, t.ask(me, "sniveler-number", numbers, "number", told=True)
    if wanted == "below":
        numbers = range(1, min(attacks, default=HIGHEST) + 1)
        return wanted, t.ask(me, "sniveler-number", numbers, "number", told=True)
    return wanted, 0


def is_wanted(t: Table, card: int, wanted: Wanted) -> bool:
    what, number = wanted
    kind, value = t.box.kind[card], t.box.value[card]
    if what in ("negotiate", "morph"):
        return kind == what
    fits = {"above": value > number, "below": value < number, "exactly": value == number}
    return kind == "attack" and fits[what]


def about_cards(t: Table, me: int, wanted: Wanted) -> None:
    """In secret, so that nobody learns who could not give one."""
    others = everybody_else(t, me)
    for player in others:
        fitting = [card for card in t.s.seats[player].hand if is_wanted(t, card, wanted)]
        if t.s.seats[player].hand and gives_one(t, player, me, wanted, bool(fitting)):
            card = t.ask(player, "sniveler-card", t.distinct(fitting), "card", secret=True, other=me)
            t.emit(CardsGiven(player, me, [card], "effect"))
            return
        t.tell("gave-nothing", seat=player, other=me)
    thrown = [(player, card) for player in others for card in t.s.seats[player].hand if is_wanted(t, card, wanted)]
    for player, card in thrown:
        t.discard(player, card)
    t.emit(DiscardedTogether([card for _, card in thrown]))


def gives_one(t: Table, player: int, me: int, wanted: Wanted, can: bool) -> bool:
    answers = (NO, YES) if can else (NO,)
    what, number = wanted
    given = t.ask(player, "sniveler-gift", answers, secret=True, other=me, wanted=what, value=number)
    return bool(given == YES)


# --- the flare


def was_left_out(t: Table, me: int) -> bool:
    return not any(me in invited for invited in t.enc.invited)


class SnivelerWild(Wild):
    """Who leaves the holder out has no allies at all."""

    @at("alliance.invited", when=was_left_out)
    def protest(self, t: Table, me: int) -> None:
        other = t.ask(me, "sniveler-whom", (t.enc.offense, t.enc.defense), "seat")
        if not t.play(self, me, other):
            return
        side = t.side_of(other)
        if t.ask_yes(other, "sniveler-relent", other=me):
            t.enc.invited[side].append(me)
            t.tell("invited-after-all", seat=other, other=me)
            return
        t.tell("has-no-allies", seat=other)
        t.enc.invited[side] = []
        WITHOUT_ALLIES.set(t, side, by=me)
        t.put_in_effect(self, me)
        self.send_home(t, me)

    @at("alliance.formed", standing=True)
    def send_home(self, t: Table, me: int) -> None:
        """Those who have come uninvited go as well."""
        for ally in t.allies_of(WITHOUT_ALLIES.get(t, by=me)):
            t.leave_alliance(ally)
        t.colonies_changed()


def is_close_to_winning(t: Table, me: int, won: GameWon) -> bool:
    return me not in won.players and t.s.foreign_count(me) >= t.s.options.colonies_to_win - 1


class SnivelerSuper(Super):
    """The winners share, or one who refuses has to win once more."""

    @replace(GameWon, when=is_close_to_winning)
    def spoil(self, t: Table, me: int, won: GameWon) -> None:
        if not t.play(self, me):
            return
        winners = [player for player in everybody_else(t, me) if player in won.players]
        refusing = t.vote(me, "sniveler-share", winners, all_must_agree=False)
        if not refusing:
            won.players = [*won.players, me]
        elif t.ask_yes(me, "sniveler-fight"):
            foe = t.ask(me, "sniveler-foe", refusing, "seat")
            won.cancel()
            CONTESTED.set(t, sorted(won.players))
            EXTRA.set(t, me)
            AGAINST.set(t, foe)
            t.tell("win-contested", seat=me, other=foe)
