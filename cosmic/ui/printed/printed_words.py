"""What stands on a card or a sheet, as plain words; how it looks is decided elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.definitions import PHASES, Bars, Content
from cosmic.text.below_zero import figure
from cosmic.text.messages import Messages


@dataclass(frozen=True)
class Timing:
    """Who may use a thing, and in which phases."""

    role: str  # in words
    phases: tuple[str, ...]
    when: str  # the phases in words


@dataclass(frozen=True)
class FlareWords:
    """The two halves of a flare."""

    alien: str  # its slug, for the emblem
    name: str
    wild_label: str
    wild: str
    wild_timing: Timing
    super_label: str
    super: str
    super_timing: Timing

    def side_label(self, is_super: bool) -> str:
        return self.super_label if is_super else self.wild_label


@dataclass(frozen=True)
class CardWords:
    """A hand card."""

    face: str
    kind: str
    title: str
    short: str  # for small cards
    sort: str  # what sort of card it is
    value: str  # 10 on an attack, +3 on a reinforcement, ×2 on a kicker, empty on others
    text: str
    timing: Timing
    flare: FlareWords | None = None
    icon: str = ""  # what is drawn on it; if it has none of its own, that of its kind


@dataclass(frozen=True)
class DestinyWords:
    """A destiny card."""

    slug: str
    kind: str  # colour, wild, special
    title: str
    sort: str
    text: str
    colour: str
    special: str
    hazard: str  # the words of the warning, if it bears one


@dataclass(frozen=True)
class SheetWords:
    """An alien sheet, or with no alien the one thing a hidden sheet shows: that it is hidden."""

    alien: str
    name: str
    power: str
    tagline: str
    text: str
    history: str
    setup: str
    timing: Timing
    use: str  # must or may, in words
    optional: bool
    alert: str  # green, yellow, red
    alert_words: str
    has_setup: bool
    lost: str
    zapped: str
    hidden: str


NO_TIMING = Timing("", (), "")


class Wording:
    """Reads the words of cards and sheets out of the content, each once."""

    def __init__(self, content: Content, messages: Messages, classic: bool = False) -> None:
        """`classic`: flares as the classic edition has them, where there is one."""
        self.content, self.messages, self.classic = content, messages, classic
        self.texts = content.texts.get(messages.lang, {})
        self._cards: dict[str, CardWords] = {}
        self._destiny: dict[str, DestinyWords] = {}
        self._sheets: dict[str, SheetWords] = {}
        self._techs: dict[str, CardWords] = {}

    def card(self, face: str) -> CardWords:
        if face not in self._cards:
            self._cards[face] = self._card(face)
        return self._cards[face]

    def tech(self, slug: str) -> CardWords:
        """A technology, printed like a card of the hand."""
        if slug not in self._techs:
            tech, title = self.content.techs[slug], self._text(f"tech.{slug}.name")
            research = tech.research or self.messages.say("research-x")
            sort, text = self.messages.say("print-sort-tech", research=research), self._text(f"tech.{slug}.text")
            timing, icon = self.timing(tech.bars), f"techs/{slug}"
            self._techs[slug] = CardWords(slug, "tech", title, title, sort, "", text, timing, None, icon)
        return self._techs[slug]

    def destiny(self, slug: str) -> DestinyWords:
        if slug not in self._destiny:
            self._destiny[slug] = self._destiny_card(slug)
        return self._destiny[slug]

    def sheet(self, alien: str) -> SheetWords:
        if alien not in self._sheets:
            self._sheets[alien] = self._sheet(alien)
        return self._sheets[alien]

    def hidden_sheet(self) -> SheetWords:
        """A sheet of which nothing is known."""
        hidden = self.messages.say("print-power-hidden")
        return SheetWords("", "", "", "", "", "", "", NO_TIMING, "", False, "", "", False, "", "", hidden)

    def timing(self, bars: Bars) -> Timing:
        role = self.messages.say(f"print-role-{bars.role.replace('_', '-')}")
        return Timing(role, bars.phases, self._phases(bars.phases))

    def _phases(self, phases: tuple[str, ...]) -> str:
        if len(phases) == len(PHASES):
            return self.messages.say("print-every-phase")
        names = [self.messages.say(f"phase-{phase.replace('_', '-')}") for phase in phases]
        if len(names) < 2:
            return "".join(names)
        return self.messages.say("list-end", most=", ".join(names[:-1]), last=names[-1])

    def _text(self, key: str) -> str:
        return self.texts.get(key, f"[{key}]")

    def _card(self, slug: str) -> CardWords:
        face = self.content.faces[slug]
        sort, timing = self.messages.say(f"print-sort-{face.kind}"), self.timing(face.bars)
        if face.kind == "flare":
            flare = self._flare(face.alien)
            title = self.messages.say("flare", alien=flare.name)
            return CardWords(slug, face.kind, title, flare.name, sort, "", "", timing, flare)
        title = self._text(f"card.{slug}.name")
        has_own_figure = face.kind == "artifact" or (face.kind == "negotiate" and face.value != 0)
        short = title if has_own_figure else self.messages.say(f"print-short-{face.kind}")
        number = figure(face.value)
        values = {"attack": number, "reinforcement": f"+{number}", "kicker": f"×{number}", "rift": number}
        icon = f"{'artifacts' if face.kind == 'artifact' else 'cards'}/{slug if has_own_figure else face.kind}"
        text = self._text(f"card.{slug}.text")
        return CardWords(slug, face.kind, title, short, sort, values.get(face.kind, ""), text, timing, None, icon)

    def _flare(self, slug: str) -> FlareWords:
        alien = self.content.aliens[slug]
        side, bars = "wild", alien.wild
        if self.classic and alien.classic is not None:
            side, bars = "classic", alien.classic
        return FlareWords(
            alien=slug,
            name=self._text(f"alien.{slug}.name"),
            wild_label=self.messages.say(f"print-{side}"),
            wild=self._text(f"alien.{slug}.{side}"),
            wild_timing=self.timing(bars),
            super_label=self.messages.say("print-super"),
            super=self._text(f"alien.{slug}.super"),
            super_timing=self.timing(alien.super),
        )

    def _destiny_card(self, slug: str) -> DestinyWords:
        card = next(card for card in self.content.destiny if card.slug == slug)
        # The warning is printed apart, so the title is that of the card without it.
        plain = f"colour_{card.colour}" if card.kind == "colour" else slug
        return DestinyWords(
            slug=slug,
            kind=card.kind,
            title=self._text(f"destiny.{plain}.name"),
            sort=self.messages.say("print-sort-destiny"),
            text=self._text(f"destiny.{slug}.text"),
            colour=card.colour,
            special=card.special,
            hazard=self.messages.say("print-hazard") if card.hazard else "",
        )

    def _sheet(self, slug: str) -> SheetWords:
        alien = self.content.aliens[slug]
        setup = self.texts.get(f"alien.{slug}.setup", "")
        return SheetWords(
            alien=slug,
            name=self._text(f"alien.{slug}.name"),
            power=self._text(f"alien.{slug}.power"),
            tagline=self._text(f"alien.{slug}.tagline"),
            text=self._text(f"alien.{slug}.text"),
            history=self._text(f"alien.{slug}.history"),
            setup=self.messages.say("print-setup", text=setup) if setup else "",
            timing=self.timing(alien.bars),
            use=self.messages.say("print-may") if alien.optional else self.messages.say("print-must"),
            optional=alien.optional,
            alert=alien.alert,
            alert_words=self.messages.say(f"print-alert-{alien.alert}"),
            has_setup=alien.has_setup,
            lost=self.messages.say("print-power-lost"),
            zapped=self.messages.say("print-power-zapped"),
            hidden=self.messages.say("print-power-hidden"),
        )
