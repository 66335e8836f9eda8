"""What one player, or the public, may see. Built by whitelist: what is not named here is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cosmic.engine import systems
from cosmic.engine.log import Log
from cosmic.engine.notes import DECIDED, PILES, PLAYABLE, is_of_sheet, is_shown, keeper_of, shown_notes, tokens_shown
from cosmic.engine.queries import LowerWins, TotalBonus, Upset
from cosmic.engine.state import (
    BESIDE,
    DEFENSE,
    FACE_DOWN,
    GATE,
    NO_REWARDS,
    NOBODY,
    OFFENSE,
    SIDE_NAMES,
    Encounter,
    GameState,
    Marked,
    Options,
    TechCard,
    Use,
    sheet_of,
)
from cosmic.engine.table import Table
from cosmic.engine.totals import Total, better_side, totals_shown

PUBLIC = -1
COSMIC_BACK, REWARD_BACK = "cosmic", "reward"
NO_ZONE = -1000


@dataclass(slots=True)
class SeatView:
    name: str
    colour: str
    aliens: list[str]
    face_down: int  # sheets that only the player knows
    power_lost: bool  # too few home colonies
    turned_down: list[str]  # the aliens whose sheets are for want of them; one may be of the kind that never is
    zapped: list[str]
    hand_size: int
    borrowed_size: int
    lender: int
    devoured: list[int]  # planets that count as foreign colonies for ever
    tokens: int  # on the player's own sheets
    others_tokens: dict[str, int]  # those that lie there by another's power, by alien
    hand_rewards: int  # of the cards in hand, those with the back of the reward deck (rule: reward_deck.backs)
    borrowed_rewards: int  # the same of the borrowed ones


@dataclass(slots=True)
class TechView:
    """A technology in front of a player; face down only its owner knows which."""

    owner: int
    slug: str  # or FACE_DOWN
    ships: int
    face_up: bool
    token: int


@dataclass(slots=True)
class EncounterView:
    offense: int
    defense: int
    number: int
    planet: int
    worldship: int
    worldship_adds: int  # to the total, with all else that is known to be added there
    destiny: str
    evicting: bool
    answering: int
    invited: list[list[int]]
    allies: list[int]
    laid: list[str]  # face, FACE_DOWN, or empty
    added: list[list[str]]  # cards that lie beside it: face or FACE_DOWN
    counts: list[list[Any]]
    plus: list[list[int]]
    support: list[str]
    outcome: str
    compensation: list[int]
    no_spoils: bool
    in_effect: list[Use]
    flare_players: list[int]
    notes: dict[str, Any]
    totals: list[Total]  # both sides, once two attacks face each other
    lower_wins: bool
    lower_wins_by: list[str]  # the effects that make it so
    upset_by: list[str]  # the effects that turn the outcome round
    kickers: list[str]  # beside the encounter cards: face, FACE_DOWN, or empty
    laid_rewards: list[bool]  # whether a side's encounter card has the back of the reward deck
    added_rewards: list[list[bool]]  # the same of the cards beside it

    @property
    def winner(self) -> int:
        """The side that has won, or would as both totals stand; as in the resolution an upset has the last word."""
        if self.outcome:
            return SIDE_NAMES.index(self.outcome) if self.outcome in SIDE_NAMES else NOBODY
        decided = self.notes.get(DECIDED.name, ())
        if decided:
            side = SIDE_NAMES.index(decided[0]) if decided[0] in SIDE_NAMES else NOBODY
        elif self.totals:
            side = better_side(self.totals[OFFENSE].value, self.totals[DEFENSE].value, self.lower_wins)
        else:
            side = NOBODY
        return 1 - side if self.upset_by and side != NOBODY else side


@dataclass(slots=True)
class PlayerView:
    viewer: int
    options: Options
    phase: str
    turn: int
    order: list[int]
    encounters: int
    seats: list[SeatView]
    ships: list[list[int]]  # all ships are public
    marked: list[Marked]  # those among them that are not like the others
    planet_count: int
    gone: list[int]  # planets that have left the game
    added: list[int]  # in whose home system each planet lies that came into the game
    deck_size: int
    discard: list[str]
    play: list[str]  # cards being played at this moment
    destiny_deck_size: int
    destiny_discard: list[str]
    enc: EncounterView | None
    winners: list[int]
    apart: dict[str, list[str]]  # cards that lie apart, by place: their faces, to whoever may know them
    apart_rewards: dict[str, int]  # how many of these have the back of the reward deck
    hand: list[int]  # the viewer's own
    borrowed: list[int]  # cards on the viewer's sheet, playable like those in hand: borrowed ones, then its own
    on_sheet: dict[str, list[int]]  # the viewer's own cards that lie on its sheets, playable or not, by alien
    cards: dict[int, str]  # faces of the cards in hand and on the sheet, by id
    draft: list[str]
    face_down: list[str]  # the viewer's own sheets that nobody else knows
    seen: dict[int, list[str]]  # the viewer's last private look at another's cards
    reward_deck_size: int
    reward_discard: list[str]
    reward_backs: list[int]  # of the cards that the viewer knows by id, those with the back of the reward deck
    deck_back: str  # of the card on top of the deck: cosmic, reward, or empty without a deck
    techs: list[TechView]
    tech_deck_size: int
    tech_discard: list[str]

    def planets(self) -> list[int]:
        """Those in the game."""
        return [planet for planet in range(self.planet_count) if planet not in self.gone]

    def home_of(self, planet: int) -> int:
        """In whose home system a planet lies."""
        return systems.home_of(planet, self.options.planets, len(self.seats), self.added)

    def number_of(self, planet: int) -> int:
        """The number of a planet in its system, counted from one."""
        return systems.number_of(planet, self.options.planets, len(self.seats), self.added)

    def home_planets(self, player: int) -> Sequence[int]:
        """Those in the game."""
        return systems.home_planets(player, self.options.planets, len(self.seats), self.added, self.gone)

    def foreign_colonies(self, player: int) -> list[int]:
        """Those with ships."""
        return systems.settled_abroad(self.ships, self.planet_count, self.home_planets(player), player)

    def foreign_count(self, player: int) -> int:
        """How many foreign colonies a player has, with what counts as one."""
        return len(self.foreign_colonies(player)) + len(self.seats[player].devoured)

    def foreign_count_with(self, player: int, planet: int) -> int:
        """The same with a landing on this planet."""
        is_new = self.home_of(planet) != player and not self.ships[planet][player]
        return self.foreign_count(player) + int(is_new)

    def stacks_at(self, owner: int, zone: int) -> list[Marked]:
        """The ships of a player there that have others under them, the fullest first."""
        found = [ship for ship in self.marked if ship.owner == owner and ship.zone == zone and ship.holds]
        return sorted(found, key=lambda ship: (-ship.holds, ship))

    def captives_apart(self, keeper: int) -> list[int]:
        """By owner, the ships that a player holds captive otherwise than under ships."""
        under = [ship.under for ship in self.marked if ship.owner == keeper and ship.under]
        return [count - sum(held[seat] for held in under) for seat, count in enumerate(self.ships[sheet_of(keeper)])]

    def hired_at(self, seat: int, zone: int) -> int:
        """How many cards are ships in the encounter, beside those of their player."""
        return len(self.hired_backs(seat, zone))

    def hired_backs(self, seat: int, zone: int) -> list[str]:
        piles = [alien for alien in self.seats[seat].aliens if self.apart.get(alien) and PILES[alien].as_ships]
        if not piles or self.enc is None or zone != self.zone_in_encounter(seat):
            return []
        return [back for alien in piles for back in self.backs_at(alien)]

    def backs_at(self, place: str) -> list[str]:
        """Of the cards that lie apart at a place: those of the reward deck, then the others."""
        count, rewards = len(self.apart.get(place, ())), self.apart_rewards.get(place, 0)
        return [REWARD_BACK] * rewards + [COSMIC_BACK] * (count - rewards)

    def zone_in_encounter(self, seat: int) -> int:
        enc = self.enc
        if enc is None or (seat not in (enc.offense, enc.defense) and enc.allies[seat] == NOBODY):
            return NO_ZONE
        if seat == enc.defense:
            return enc.planet if enc.planet != NOBODY else NO_ZONE
        return GATE if seat == enc.offense or enc.allies[seat] == OFFENSE else BESIDE


def view_of(t: Table, viewer: int) -> PlayerView:
    s = t.s
    faces = s.cards
    me = s.seats[viewer] if viewer != PUBLIC else None
    hand = me.hand.copy() if me else []
    borrowed = me.borrowed.copy() if me else []
    on_sheet: dict[str, list[int]] = {}
    if me and s.apart:
        on_sheet = {alien: s.apart[alien].copy() for alien in me.aliens if s.apart.get(alien) and is_of_sheet(alien)}
        borrowed += [card for alien in PLAYABLE for card in on_sheet.get(alien, ())]
    known = hand + borrowed
    for cards in on_sheet.values():
        known += cards
    enc = s.enc
    zapped: dict[int, list[str]] = {}
    for alien, player in enc.zapped if enc else ():
        zapped.setdefault(player, []).append(alien)
    return PlayerView(
        viewer,
        s.options,
        s.phase,
        s.turn,
        s.order.copy(),
        s.encounters,
        [seat_view(t, player, zapped.get(player, [])) for player in range(len(s.seats))],
        [row.copy() for row in s.ships],
        s.marked.copy(),
        t.planet_count,
        s.gone.copy(),
        s.added.copy(),
        len(s.deck),
        [faces[card] for card in s.discard],
        [faces[card] for card in s.play] if s.play else [],
        len(s.destiny_deck),
        [s.destinies[card] for card in s.destiny_discard],
        encounter_view(t, enc, viewer) if enc is not None else None,
        s.winners.copy(),
        apart_as_seen(s, viewer) if s.apart else {},
        {place: s.rewards_in(cards) for place, cards in sorted(s.apart.items())} if s.apart else {},
        hand,
        borrowed,
        on_sheet,
        {card: faces[card] for card in known} if known else {},
        me.draft.copy() if me else [],
        me.face_down.copy() if me else [],
        {int(other): t.faces(cards) for other, cards in me.seen.items()} if me and me.seen else {},
        len(s.reward_deck),
        t.faces(s.reward_discard) if s.reward_discard else [],
        [card for card in known if card >= s.first_reward] if s.first_reward != NO_REWARDS else [],
        (REWARD_BACK if s.deck[-1] >= s.first_reward else COSMIC_BACK) if s.deck else "",
        [tech_view(card, viewer) for card in s.techs] if s.techs else [],
        len(s.tech_deck),
        s.tech_discard.copy(),
    )


def tech_view(card: TechCard, viewer: int) -> TechView:
    is_known = card.face_up or (viewer != PUBLIC and card.owner == viewer)
    return TechView(card.owner, card.slug if is_known else FACE_DOWN, card.ships, card.face_up, card.token)


def known_sheets(view: PlayerView, seat: int) -> list[str]:
    """The aliens of a seat that the viewer knows: those that lie face up, or else its own face down, or the one that it
    was dealt."""
    if view.seats[seat].aliens or seat != view.viewer:
        return view.seats[seat].aliens
    return view.face_down or (view.draft if len(view.draft) == 1 else [])


def seat_view(t: Table, player: int, zapped: list[str]) -> SeatView:
    seat = t.s.seats[player]
    tokens = tokens_shown(seat) if seat.memory else {}
    own_tokens = [tokens.pop(alien) for alien in seat.aliens if alien in tokens] if tokens else []
    return SeatView(
        seat.name,
        seat.colour,
        seat.aliens.copy(),
        len(seat.face_down),
        seat.lost,
        [alien for alien in seat.aliens if alien not in t.sheets_up(player)] if seat.lost else [],
        zapped,
        len(seat.hand),
        len(seat.borrowed),
        seat.lender,
        seat.devoured.copy(),
        sum(own_tokens),
        tokens,
        t.s.rewards_in(seat.hand),
        t.s.rewards_in(seat.borrowed) if seat.borrowed else 0,
    )


def encounter_view(t: Table, enc: Encounter, viewer: int) -> EncounterView:
    lower_wins, lower_wins_by = t.explain(LowerWins(), False)
    upset, upset_by = t.explain(Upset(), False)  # two upsets are none
    laid, kickers, first_reward = enc.laid, enc.kickers, t.s.first_reward
    is_added = len(laid[0]) > 1 or len(laid[1]) > 1 or bool(enc.beside[0] or enc.beside[1])
    has_kickers = bool(kickers[0] or kickers[1])
    return EncounterView(
        enc.offense,
        enc.defense,
        enc.number,
        enc.planet,
        enc.worldship,
        t.query(TotalBonus(OFFENSE), 0) if enc.worldship != NOBODY else 0,
        t.s.destinies[enc.destiny] if enc.destiny >= 0 else "",
        enc.evicting,
        enc.answering,
        [enc.invited[0].copy(), enc.invited[1].copy()],
        enc.allies.copy(),
        [laid_face(t, enc, 0, viewer), laid_face(t, enc, 1, viewer)] if laid[0] or laid[1] else ["", ""],
        [faces_added(t, enc, 0, viewer), faces_added(t, enc, 1, viewer)] if is_added else [[], []],
        [enc.counts[0].copy(), enc.counts[1].copy()],
        [plus.copy() for plus in enc.plus] if enc.plus else [],
        t.faces(enc.support) if enc.support else [],
        enc.outcome,
        enc.compensation.copy(),
        enc.no_spoils,
        enc.in_effect.copy(),
        enc.flare_players.copy(),
        shown_notes(enc.notes) if enc.notes else {},
        totals_shown(t),
        bool(lower_wins),
        lower_wins_by,
        upset_by if upset else [],
        [kicker_face(t, enc, 0, viewer), kicker_face(t, enc, 1, viewer)] if has_kickers else ["", ""],
        [bool(laid[0]) and laid[0][0] >= first_reward, bool(laid[1]) and laid[1][0] >= first_reward],
        [backs_added(t, enc, 0), backs_added(t, enc, 1)] if is_added else [[], []],
    )


def apart_as_seen(s: GameState, viewer: int) -> dict[str, list[str]]:
    seen: dict[str, list[str]] = {}
    for place, cards in sorted(s.apart.items()):
        known = is_shown(place) or (viewer != PUBLIC and keeper_of(s, place) == viewer)
        seen[place] = [s.cards[card] if known else FACE_DOWN for card in cards]
    return seen


def laid_face(t: Table, enc: Encounter, side: int, viewer: int) -> str:
    """A card face down is known to the one who laid it, wherever it lies now."""
    if not enc.laid[side]:
        return ""
    if enc.face_up[side] or (viewer != PUBLIC and enc.laid_by[side] == viewer):
        return t.face(enc.laid[side][0])
    return FACE_DOWN


def kicker_face(t: Table, enc: Encounter, side: int, viewer: int) -> str:
    if not enc.kickers[side]:
        return ""
    return t.face(enc.kickers[side][0]) if enc.kickers_up or viewer == t.main(side) else FACE_DOWN


def cards_added(enc: Encounter, side: int) -> list[int]:
    """What lies with a side's encounter card."""
    return enc.laid[side][1:] + enc.beside[side]


def faces_added(t: Table, enc: Encounter, side: int, viewer: int) -> list[str]:
    """What lies face down is known to the main player who laid it."""
    cards = cards_added(enc, side)
    if not cards:
        return []
    is_known = enc.beside_up or (viewer != PUBLIC and viewer == t.main(side))
    down = 0 if is_known else len(enc.beside[side])
    return t.faces(cards[: len(cards) - down]) + [FACE_DOWN] * down


def backs_added(t: Table, enc: Encounter, side: int) -> list[bool]:
    """Which of them have the back of the reward deck."""
    cards = cards_added(enc, side)
    return [card >= t.s.first_reward for card in cards] if cards else []


def visible_log(log: Log, viewer: int) -> Log:
    return [line for line in log if line.is_for(viewer)]
