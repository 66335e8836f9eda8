"""Set-up: seats, planets, aliens, decks, hands and the first player (rules: setup.basic, setup.advanced)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from cosmic.engine.book import FLARES_IN_DECK, Book
from cosmic.engine.definitions import ALERTS, COLOURS, REWARDS, REWARDS_FROM, SETUPS, Combo, colours_in
from cosmic.engine.effects import Power
from cosmic.engine.errors import CosmicError
from cosmic.engine.hand_events import HAND_SIZE
from cosmic.engine.rng import seeded
from cosmic.engine.state import GameState, Options, Seat
from cosmic.engine.steps import step
from cosmic.engine.table import Table

SHIPS_PER_PLANET = 4
ON_A_COMBO_CARD = 5  # aliens
TOP_RESEARCH = 7  # of techs with four planets


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: with the same set-up and answers it is the same game."""

    seed: int
    names: tuple[str, ...]
    options: Options = field(default_factory=Options)
    aliens: tuple[str, ...] = ()  # of the set-up `chosen`: one for each seat
    colours: tuple[str, ...] = ()  # default: the first ones of the box

    @property
    def agreed(self) -> Options:
        """The options as they are played. Rule: setup.six: no combo card has enough aliens, so they are drafted."""
        if self.options.setup == "basic" and len(self.names) > ON_A_COMBO_CARD:
            return replace(self.options, setup="advanced")
        return self.options

    def check(self, book: Book) -> None:
        if not 3 <= len(self.names) <= len(COLOURS):
            raise CosmicError("setup-players", found=len(self.names))
        if self.options.setup not in SETUPS:
            raise CosmicError("setup-kind", found=self.options.setup)
        if self.options.alert not in ALERTS:
            raise CosmicError("setup-alert", found=self.options.alert)
        if not self.options.sets or any(one not in book.sets for one in self.options.sets):
            raise CosmicError("setup-sets", found=", ".join(self.options.sets), known=", ".join(book.sets))
        colours = colours_in(self.options.sets)
        if len(self.names) > len(colours):
            raise CosmicError("setup-players-box", found=len(self.names), most=len(colours))
        if self.options.rewards not in REWARDS:
            raise CosmicError("setup-rewards", found=self.options.rewards)
        if self.options.rewards != REWARDS[0] and REWARDS_FROM not in self.options.sets:
            raise CosmicError("setup-rewards-box")
        if self.options.planets not in (4, 5):
            raise CosmicError("setup-planets", found=self.options.planets)
        if self.colours and (
            len(self.colours) != len(self.names)
            or len(set(self.colours)) != len(self.colours)
            or any(colour not in COLOURS for colour in self.colours)
        ):
            raise CosmicError("setup-colours", found=", ".join(self.colours))
        for colour in self.colours:
            if colour not in colours:
                raise CosmicError("setup-colour-elsewhere", found=colour)
        self._check_box(book)
        if self.options.setup == "chosen":
            self._check_aliens(book)
        elif self.aliens:
            raise CosmicError("setup-aliens-unused", found=self.options.setup)

    def _check_box(self, book: Book) -> None:
        """Whether there is enough to deal from."""
        n, options = len(self.names), self.agreed
        if options.setup == "basic" and not combos_in(book, options.sets, n):
            raise CosmicError("setup-no-combo")
        needed = {"advanced": 2 * n, "random": n}.get(options.setup, 0)
        there = len(book.playable_aliens(options.sets, options.alert, n))
        if there < needed:
            raise CosmicError("setup-too-few-aliens", needed=needed, found=there)

    def _check_aliens(self, book: Book) -> None:
        if len(self.aliens) != len(self.names):
            raise CosmicError("setup-aliens-number", seats=len(self.names), found=len(self.aliens))
        for i, alien in enumerate(self.aliens):
            if alien not in book.playable_aliens():
                raise CosmicError("setup-alien-unknown", found=alien)
            if book.content.aliens[alien].set not in self.options.sets:
                raise CosmicError("setup-alien-elsewhere", found=alien)
            if alien not in book.playable_aliens(self.options.sets, players=len(self.names)):
                raise CosmicError("setup-alien-no-spare-colour", found=alien)
            if alien in self.aliens[:i]:
                raise CosmicError("setup-alien-twice", found=alien)
            for other in self.aliens[:i]:
                if barred(book, alien, other):
                    raise CosmicError("setup-aliens-barred", one=other, other=alien)


def barred(book: Book, one: str, other: str) -> bool:
    """Rule: setup.barred_pairs."""
    aliens = book.content.aliens
    return other in aliens[one].not_with or one in aliens[other].not_with


def new_state(setup: Setup, book: Book) -> GameState:
    """The table before the first card is dealt; the rest happens in steps."""
    setup.check(book)
    n, options = len(setup.names), setup.agreed
    colours = setup.colours or COLOURS[:n]
    fleet = SHIPS_PER_PLANET * options.planets
    seats = [Seat(name, colour, fleet=fleet) for name, colour in zip(setup.names, colours)]
    ships = [[0] * n for _ in range(n * options.planets + n + 4 + options.techs)]
    for player in range(n):
        for planet in range(player * options.planets, (player + 1) * options.planets):
            ships[planet][player] = SHIPS_PER_PLANET
    destinies = tuple(
        card.slug
        for card in book.content.destiny
        if card.kind != "colour" or card.colour in colours
        for _ in range(card.count)
    )
    s = GameState(
        rng=seeded(setup.seed),
        options=options,
        seats=seats,
        ships=ships,
        cards=(),
        destinies=destinies,
        deck=[],
        discard=[],
        play=[],
        destiny_deck=list(range(len(destinies))),
        destiny_discard=[],
        unused=[],
        agenda=["first_player", "hands", "aliens"],
        order=list(range(n)),
    )
    if options.techs:
        s.tech_deck = techs_in_game(book, options.planets)
        s.agenda.insert(1, "techs")
    flares = deal_aliens(s, setup, book)
    s.cards = tuple(
        face.slug for face in book.content.faces.values() if face.kind != "flare" for _ in range(face.count)
    ) + tuple(f"flare_{alien}" for alien in flares)
    s.deck = list(range(len(s.cards)))
    if options.rewards != "none":
        add_rewards(s, book)
    return s


def add_rewards(s: GameState, book: Book) -> None:
    """Rules: variants.rewards, variants.rewards_mixed. They come last, so that the id of a card tells its back."""
    s.first_reward = len(s.cards)
    s.cards += tuple(face.slug for face in book.content.faces.values() for _ in range(face.rewards))
    rewards = list(range(s.first_reward, len(s.cards)))
    if s.has_reward_deck:
        s.reward_deck = rewards
    else:
        s.deck += rewards


def techs_in_game(book: Book, planets: int) -> list[str]:
    """Rule: techs.four_planets."""
    most = TOP_RESEARCH if planets == 4 else TOP_RESEARCH * 2
    return [slug for slug, tech in book.content.techs.items() if tech.research <= most and slug in book.effects]


def deal_aliens(s: GameState, setup: Setup, book: Book) -> list[str]:
    """Who may become what; returns the aliens whose flares are shuffled into the deck."""
    n = len(s.seats)
    box = book.playable_aliens(s.options.sets, players=n)
    s.shuffle(box)
    levels = book.playable_aliens(s.options.sets, s.options.alert, n)
    allowed = [alien for alien in box if alien in levels]
    if s.options.setup == "advanced":
        dealt = without_barred_pairs(book, allowed, 2 * n)
        for player, seat in enumerate(s.seats):
            seat.draft = dealt[2 * player : 2 * player + 2]
    else:
        if s.options.setup == "random":
            dealt = without_barred_pairs(book, allowed, n)
        elif s.options.setup == "basic":
            combos = combos_in(book, s.options.sets, n)
            dealt = list(combos[s.below(len(combos))].aliens[:n])
            s.shuffle(dealt)
        else:
            dealt = list(setup.aliens)
            if s.options.hidden:  # rule: variants.hidden: everybody has heard them named, nobody who has which
                s.shuffle(dealt)
        for seat, alien in zip(s.seats, dealt):
            seat.draft = [alien]
    if not s.options.with_flares:
        return []
    rest = [alien for alien in box if alien not in dealt]
    flares = dealt + rest[: max(0, FLARES_IN_DECK - len(dealt))]
    # By chance, so that the id of a flare tells neither to whom it was dealt nor which others there are.
    s.shuffle(flares)
    return flares


def combos_in(book: Book, sets: tuple[str, ...], players: int) -> list[Combo]:
    """The combo cards whose aliens are all in the boxes on the table."""
    box = book.playable_aliens(sets, players=players)
    return [combo for combo in book.content.combos if all(alien in box for alien in combo.aliens[:players])]


def without_barred_pairs(book: Book, box: list[str], count: int) -> list[str]:
    """Rule: setup.barred_pairs. A flare that would make a barred pair possible is dealt anew."""
    dealt: list[str] = []
    for alien in box:
        if len(dealt) < count and not any(barred(book, alien, other) for other in dealt):
            dealt.append(alien)
    if len(dealt) < count:
        raise CosmicError("setup-too-few-aliens", needed=count, found=len(dealt))
    return dealt


@step("aliens")
def choose_aliens(t: Table) -> None:
    """Rule: setup.advanced. Everybody chooses in secret; the sheets are shown at the same moment, or not at all (rule:
    variants.hidden): then who had no choice looks at its sheet as if there were one."""
    s, is_hidden = t.s, t.s.options.hidden
    chosen = [
        t.ask(player, "alien", seat.draft, "alien", secret=is_hidden or len(seat.draft) > 1)
        for player, seat in enumerate(s.seats)
    ]
    for player, alien in enumerate(chosen):
        seat = s.seats[player]
        seat.draft = []
        if is_hidden:
            seat.face_down = [alien]
            t.tell("sheet-face-down", seat=player)
            t.tell("sheet-own", to=[player], seat=player, alien=alien)
        else:
            seat.aliens = [alien]
            t.tell("alien-shown", seat=player, alien=alien)
        t.look_around()
    box = t.book.playable_aliens(s.options.sets, players=len(s.seats))
    s.unused = [alien for alien in box if alien not in chosen]
    for player, seat in enumerate(s.seats):
        for power in [t.book.effects.get(f"{alien}.power") for alien in seat.aliens]:
            if isinstance(power, Power):
                power.set_up(t, player)


@step("hands")
def deal_hands(t: Table) -> None:
    s = t.s
    s.shuffle(s.deck)
    if s.reward_deck:
        s.shuffle(s.reward_deck)
    for player in range(len(s.seats)):
        t.deal_out(player, HAND_SIZE)
    for player, seat in enumerate(s.seats):
        for power in [t.book.effects.get(f"{alien}.power") for alien in seat.aliens]:
            if isinstance(power, Power):
                power.hands_dealt(t, player)


@step("first_player")
def first_player(t: Table) -> None:
    """Rule: setup.first_player. Destiny cards until the colour of a seated player shows; then all are shuffled."""
    s = t.s
    colours = [seat.colour for seat in s.seats]
    s.shuffle(s.destiny_deck)
    for card in reversed(s.destiny_deck):
        face = t.book.destiny[s.destinies[card]]
        if face.colour in colours:
            s.turn = colours.index(face.colour)
            break
    s.shuffle(s.destiny_deck)
    t.tell("first-player", seat=s.turn)
    s.agenda = ["start_turn"]
