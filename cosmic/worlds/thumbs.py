"""Rules of thumb: how everybody plays on in a made-up world. Cheap, as thousands of such games are played for one
answer, and blind to the other hands, as the players themselves are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

from cosmic.engine.deals import Bounds, Share, card_count, share
from cosmic.engine.decisions import ACCUSE, NO, PASS, PUT, YES, Answer, Decision
from cosmic.engine.notes import DECIDED
from cosmic.engine.rng import Dice, seeded
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE, SIDE_NAMES
from cosmic.engine.table import Table
from cosmic.engine.totals import totals_shown
from cosmic.worlds.playing_on import Misfit

POWERS: Final = (".power", ".tech", ".hidden_tech")
PLAY_ONE_IN: Final = 3  # flares and artifacts, of the chances there are
# Ships of the offense, of an ally, to any other place.
SEND: Final = 4
FOLLOW: Final = 3
SETTLE: Final = 2
ENOUGH_RESEARCH: Final = 6
MOST_ANSWERS: Final = 2000  # in one playout; an encounter takes some dozen
# Where ships are, as far as it counts for taking them.
ABROAD: Final = 0
AT_HOME: Final = 1
ELSEWHERE: Final = 2
CROWD: Final = 4  # more than so many on a colony abroad guard it no better
# How much a ship is wanted, beside twice the number of those at home.
ALONE: Final = 1  # abroad
AWAY: Final = 100

Thumb = Callable[["Thumbs", Table, Decision], Answer]


class Thumbs:
    """Everybody's hands in a playout."""

    def __init__(self) -> None:
        self.dice = 0  # of the world that is played
        self.whims: dict[str, int] = {}  # that have come up in it, by question
        self.answers = 0  # in the playout under way

    def play_in(self, dice: int) -> None:
        """The same world is mostly played several times."""
        self.answers = 0
        if dice != self.dice:
            self.dice, self.whims = dice, {}

    def stream(self, d: Decision) -> int:
        """The same to the same question in the same world, whatever has been answered before."""
        key = d.key
        found = self.whims.get(key, 0)
        if not found:
            found = self.whims[key] = seeded(self.dice ^ crc32(key.encode()))
        return found

    def whim(self, d: Decision, among: int) -> int:
        return self.stream(d) % among

    def any_of(self, d: Decision) -> Answer:
        return d.sample(Dice(self.stream(d)))

    def choose(self, t: Table, d: Decision) -> Answer:
        """Misfit if hands as simple as these would go on for ever: whoever thinks must come to an end."""
        self.answers += 1
        if self.answers > MOST_ANSWERS:
            raise Misfit(d.key)
        if d.form == "allot":
            return put(t, d) if d.kind in PUT else take(t, d)
        rule = BY_KIND.get(d.kind)
        if rule is not None:
            return rule(self, t, d)
        if d.form == "pick":
            return self._pick(t, d)
        if d.form == "many" and d.of == "card":
            return self.several_cards(t, d)
        return self.any_of(d)

    def _pick(self, t: Table, d: Decision) -> Answer:
        if d.of == "planet":
            return self.planet(t, d)
        if d.of == "seat":
            return max(d.options, key=lambda seat: (seat != d.player, t.s.foreign_count(seat) if seat != PASS else -1))
        if d.of == "card":
            return least_wanted(t, d)[0]
        if d.of == "face":
            return self.face(t, d)
        if d.options == (NO, YES):
            return YES
        return self.any_of(d)

    def face(self, t: Table, d: Decision) -> Answer:
        """Of the own card, as long as nobody else sees it, the truth: a lie has to seem better."""
        enc = t.s.enc
        if enc is None:
            return self.any_of(d)
        for side in (OFFENSE, DEFENSE):
            if enc.laid[side] and enc.laid_by[side] == d.player and not enc.face_up[side]:
                face = t.face(enc.laid[side][0])
                if face in d.options:
                    return face
        return self.any_of(d)

    def several_cards(self, t: Table, d: Decision) -> Answer:
        """As few as can be of those that one parts with; where hardly any need go, few or all, as it may well pay."""
        ranked = least_wanted(t, d)
        if not is_own(t, d):
            return ranked[: d.high]
        return ranked[: d.high] if d.low < 2 and self.whim(d, 2) else ranked[: d.low]

    # --- whom to meet, and with whom
    def own_colour(self, t: Table, d: Decision) -> Answer:
        return next(word for word in ("refound", "evict", "redraw") if word in d.options)

    def opponent(self, t: Table, d: Decision) -> Answer:
        return min(d.options, key=lambda seat: min((entry(t, p, d.player) for p in t.s.home_planets(seat)), default=99))

    def planet(self, t: Table, d: Decision) -> Answer:
        me, ships = d.player, t.s.ships
        if d.kind in PUT or all(ships[planet][me] for planet in d.options):
            return min(d.options, key=lambda planet: want(t, planet, me))
        best, least = NOBODY, 0
        for planet in d.options:
            hard = entry(t, planet, me)
            if best == NOBODY or hard < least:
                best, least = planet, hard
        return best

    def invite(self, t: Table, d: Decision) -> Answer:
        """On offense those who do not win by it and are not ahead; on defense everybody."""
        if d.about["side"] == DEFENSE:
            return list(d.options)
        mine = t.s.foreign_count(d.player)
        return [seat for seat in d.options if t.s.foreign_count(seat) <= mine and not wins_at(t, seat, t.enc.planet)]

    def join(self, t: Table, d: Decision) -> Answer:
        """For a colony, unless that hands somebody the game; else for rewards."""
        enc, me = t.enc, d.player
        attackers = [enc.offense, *(seat for seat, side in enumerate(enc.allies) if side == OFFENSE)]
        away = any(wins_at(t, seat, enc.planet) for seat in attackers) and not wins_at(t, me, enc.planet)
        if SIDE_NAMES[OFFENSE] in d.options and gains(t, me, enc.planet) and not away:
            return SIDE_NAMES[OFFENSE]
        return SIDE_NAMES[DEFENSE] if SIDE_NAMES[DEFENSE] in d.options else d.options[0]

    # --- cards
    def encounter_card(self, t: Table, d: Decision) -> Answer:
        """A high attack on offense, a middling one on defense; with nothing better, talk."""
        box = t.box
        attacks = [card for card in d.options if box.kind[card] == "attack"]
        if not attacks:
            return min(d.options, key=lambda card: box.kind[card] == "negotiate")
        attacks.sort(key=lambda card: -box.value[card])
        place = self.whim(d, 2) if t.side_of(d.player) == OFFENSE else self.whim(d, 3)
        best = attacks[min(place, len(attacks) - 1)]
        if box.value[best] < 8 and self.whim(d, 2):
            return next((card for card in d.options if box.kind[card] in ("negotiate", "morph")), best)
        return best

    def reinforce(self, t: Table, d: Decision) -> Answer:
        """Only where it turns defeat into victory: the smallest card that does, or else the largest there is."""
        side = t.side_of(d.player)
        if side == NOBODY or DECIDED.get(t):
            return PASS
        totals = totals_shown(t)
        if not totals:
            return PASS
        short = totals[1 - side].value - totals[side].value + (1 if side == OFFENSE else 0)
        held = 0
        for card in t.s.seats[d.player].hand:
            if t.box.kind[card] == "reinforcement":
                held += t.box.value[card]
        if short <= 0 or short > held:
            return PASS
        own = [option for option in d.options if option.endswith(":" + SIDE_NAMES[side])]
        if not own:
            return PASS
        values = {option: number_of(option.partition(":")[0]) for option in own}
        enough = [option for option in own if values[option] >= short]
        return min(enough, key=values.__getitem__) if enough else max(own, key=values.__getitem__)

    # --- powers, flares and artifacts
    def window(self, t: Table, d: Decision) -> Answer:
        for option in d.options:
            if option.endswith(POWERS):
                return option
        if self.whim(d, PLAY_ONE_IN):
            return PASS
        return d.options[self.whim(d, len(d.options))]

    def counter(self, t: Table, d: Decision) -> Answer:
        """Never against oneself or the own side."""
        user, mine = d.about.get("seat", NOBODY), t.side_of(d.player)
        if user == d.player or (mine != NOBODY and user != NOBODY and t.side_of(user) == mine):
            return PASS
        return self.window(t, d)

    def tech_action(self, t: Table, d: Decision) -> Answer:
        done = [option for option in d.options if option.startswith("complete:")]
        if done:
            return done[0]
        for option in d.options:
            word, _, slug = option.partition(":")
            if word == "research" and t.ships_on_tech(d.player, slug) < ENOUGH_RESEARCH and has_spare(t, d.player):
                return option
        return PASS

    # --- deals and spoils
    def offer(self, t: Table, d: Decision) -> Answer:
        assert d.bounds is not None
        return usual_offer(t, d.player, d.about["other"], d.bounds) or d.options[0]

    def reply(self, t: Table, d: Decision) -> Answer:
        if "accept" in d.options and is_welcome(t, d.player, d.about["other"], d.about["give"], d.about["take"]):
            return "accept"
        return "counter" if "counter" in d.options and not self.whim(d, 3) else "refuse"

    def last(self, t: Table, d: Decision) -> Answer:
        return d.options[-1]

    def reward(self, t: Table, d: Decision) -> Answer:
        return min(d.options[-1], (d.about["due"] + 1) // 2)

    def highest(self, t: Table, d: Decision) -> Answer:
        return max(d.options, key=lambda card: t.box.value[card])


BY_KIND: dict[str, Thumb] = {
    "own-colour": Thumbs.own_colour,
    "destiny-wild": Thumbs.opponent,
    "invite": Thumbs.invite,
    "ally": Thumbs.join,
    "card": Thumbs.encounter_card,
    "reinforce": Thumbs.reinforce,
    "window": Thumbs.window,
    "play": Thumbs.window,
    "use": Thumbs.window,
    "use-tech": Thumbs.window,
    "counter": Thumbs.counter,
    ACCUSE: lambda self, t, d: PASS,
    "deal-offer": Thumbs.offer,
    "deal-reply": Thumbs.reply,
    "reward": Thumbs.reward,
    "reward-cards": Thumbs.last,
    "backs": Thumbs.last,
    "kicker-card": Thumbs.highest,
    "rift-card": Thumbs.highest,
    "second-encounter": lambda self, t, d: YES,
    "tech-action": Thumbs.tech_action,
    "tech-instead": lambda self, t, d: NO,
}
BY_WHIM = ("card", "window", "play", "use", "use-tech", "counter")


# --- what is at stake


def gains(t: Table, player: int, planet: int) -> bool:
    """A landing there would be a new foreign colony."""
    return planet >= 0 and t.s.home_of(planet) != player and not t.s.ships[planet][player]


def wins_at(t: Table, player: int, planet: int) -> bool:
    return t.s.foreign_count(player) + gains(t, player, planet) >= t.s.options.colonies_to_win


def entry(t: Table, planet: int, me: int) -> int:
    """How hard it is to win a new colony there; one that is mine already is no gain, and guests do not defend."""
    row, other = t.s.ships[planet], t.s.home_of(planet)
    if other == me and t.s.enc is not None:
        other = t.s.enc.defense
    return (row[other] if other != NOBODY else 0) + (50 if row[me] else 0)


def worth(t: Table, card: int) -> int:
    """How gladly one keeps a card."""
    return t.box.value[card] if t.box.kind[card] == "attack" else 9


def is_own(t: Table, d: Decision) -> bool:
    """All that may be chosen is in the player's own hand."""
    hand = t.s.seats[d.player].hand
    return all(card in hand for card in d.options)


def least_wanted(t: Table, d: Decision) -> list[int]:
    """Of one's own cards the worst comes first, of others the best: those are to be had."""
    sign = 1 if is_own(t, d) else -1
    return sorted(d.options, key=lambda card: sign * worth(t, card))


def number_of(face: str) -> int:
    number = face.rpartition("_")[2]
    return int(number) if number.lstrip("-").isdigit() else 0


def has_spare(t: Table, me: int) -> bool:
    return any(row[me] > 1 for row in t.s.ships[: t.planet_count])


# --- ships


def take(t: Table, d: Decision) -> list[list[int]]:
    """First those that leave no colony empty, from home before abroad, but for a crowd there; colonies only as far as
    demanded. Of another's ships the other way round."""
    wanted = {"launch-ships": SEND, "ally-ships": FOLLOW}.get(d.kind, SETTLE)
    wanted = max(d.low, min(d.high, wanted))
    me = d.about.get("owner", d.player)
    return taken(t, d, me, wanted)


def taken(t: Table, d: Decision, me: int, wanted: int) -> list[list[int]]:
    s, is_own = t.s, me == d.player
    left: list[int] = []
    places: list[int] = []
    for zone in d.options:
        left.append(s.ships[zone][me])
        on_planet = 0 <= zone < t.planet_count
        places.append(ELSEWHERE if not on_planet else AT_HOME if s.home_of(zone) == me else ABROAD)
    room, answer = list(d.caps), [0] * len(left)
    count = 0
    while count < wanted:
        best, most, is_free = -1, 0, False
        for i, place in enumerate(places):
            if not room[i]:
                continue
            may_go = True
            # One number for three things, each of which counts only where those before it are the same.
            if is_own:
                may_go = place == ELSEWHERE or left[i] > 1
                if left[i] > CROWD:
                    place = max(place, AT_HOME)
                rank = (8 + place if may_go else place) * 1000 + left[i]
            else:  # of another's ships those are taken that are missed most
                rank = (1 if place == ELSEWHERE else 8 if place == AT_HOME else 9) * 1000 - left[i]
            if best < 0 or rank > most:
                best, most, is_free = i, rank, may_go
        if best < 0 or (not is_free and count >= d.low):
            break
        left[best] -= 1
        room[best] -= 1
        answer[best] += 1
        count += 1
    return [[zone, n] for zone, n in zip(d.options, answer) if n]


def put(t: Table, d: Decision, abroad: bool = True) -> list[list[int]]:
    """One after the other to where they are wanted most; unless `abroad`, home first of all."""
    wanted = [want(t, zone, d.player, abroad) for zone in d.options]
    answer = [0] * len(wanted)
    for _ in range(d.high):
        best = -1
        for i, cap in enumerate(d.caps):
            if answer[i] < cap and (best < 0 or wanted[i] < wanted[best]):
                best = i
        wanted[best] = AWAY if wanted[best] == ALONE else wanted[best] + 2
        answer[best] += 1
    return [[zone, n] for zone, n in zip(d.options, answer) if n]


def want(t: Table, zone: int, me: int, abroad: bool = True) -> int:
    """The lower, the sooner a ship goes there: to an empty home, to a lone ship abroad, to the weakest home."""
    here = t.s.ships[zone][me]
    if 0 <= zone < t.planet_count and t.s.home_of(zone) == me:
        return 2 * here
    return ALONE if abroad and here == 1 else AWAY + 2 * here


# --- deals


def usual_offer(t: Table, me: int, other: int, bounds: Bounds) -> dict[str, Share] | None:
    """A colony for a colony, or a card for a card."""
    for giving in sorted(bounds.new[0], key=lambda planet: t.s.home_of(planet) != other):
        for taking in bounds.new[1]:
            swap = {"give": share(colony=giving), "take": share(colony=taking)}
            if t.s.home_of(taking) != me and is_welcome(t, me, other, swap["give"], swap["take"]):
                return swap
    cards = {"give": share(random=1), "take": share(random=1)}
    return None if bounds.fault_of(cards) else cards


def is_welcome(t: Table, me: int, other: int, give: dict[str, Any], take: dict[str, Any]) -> bool:
    """Brings a colony, or as many cards as it costs; never lets the other win alone."""
    mine = take["colony"] != NOBODY and gains(t, me, take["colony"])
    theirs = give["colony"] != NOBODY and gains(t, other, give["colony"])
    if theirs and wins_at(t, other, give["colony"]):
        return mine and wins_at(t, me, take["colony"])
    if mine:
        return True
    return not theirs and card_count(take) >= card_count(give)
