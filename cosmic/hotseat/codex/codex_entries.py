"""Writes the entries of the codex out of what is printed and what the messages say. Links come later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cosmic.engine.definitions import (
    COLOURS,
    ENCOUNTER_KINDS,
    KINDS,
    PHASES,
    REWARD_KINDS,
    Alien,
    Bars,
    Content,
    Face,
    Technology,
)
from cosmic.hotseat.codex import codex_terms as at_home
from cosmic.hotseat.codex.codex_links import link
from cosmic.text.messages import Messages

HOME = "codex"
CLASSIC_RULES = ("variants.classic_flares", "variants.cheating", "variants.stop_thief")
GROUPS = ("alien", "flare", "card", "destiny", "phase", "term", "setup", "rule")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text with links, perhaps under a small heading. Tones: plain, quiet, fact, list."""

    text: str
    head: str = ""
    tone: str = "plain"


@dataclass(frozen=True, slots=True)
class CodexEntry:
    """One page of the codex."""

    id: str
    # alien, flare, kind, card, artifact, tech, destiny, phase, term, variant, combo, chapter, rule, case, home
    kind: str
    group: str  # the tab it stands under
    title: str
    sort: str  # what it is, in words
    paragraphs: tuple[Paragraph, ...]
    icon: str
    picture: tuple[str, str] = ("", "")  # sheet, card or destiny with the slug of what is printed; else only the icon
    tagline: str = ""
    rules: tuple[str, ...] = ()  # entries: where it stands in the rules
    see: tuple[str, ...] = ()  # entries: what else to read
    names: tuple[str, ...] = ()  # what it is called in running text
    chapter: str = ""  # of a rule: the entry of its chapter
    effects: tuple[str, ...] = ()  # what is printed there that cases are decided about


class Writer:
    """Makes every entry once."""

    def __init__(self, content: Content, messages: Messages, see: Mapping[str, tuple[str, ...]]) -> None:
        """`see` leads from the id of a rule paragraph to the ids it refers to."""
        self.content, self.messages, self.see = content, messages, see
        self.texts = content.texts.get(messages.lang, {})
        self.say = messages.say

    def text(self, key: str) -> str:
        return self.texts.get(key, f"[{key}]")

    def entries(self) -> Iterator[CodexEntry]:
        for alien in self.content.aliens.values():
            yield self.alien(alien)
        for alien in self.content.aliens.values():
            yield self.flare(alien)
        for kind in KINDS:
            yield self.kind(kind)
            yield from (self.card(face) for face in self.faces(kind) if kind != "flare")
        yield from (self.tech(tech) for tech in self.content.techs.values())
        yield from self.destiny()
        yield from (self.phase(number) for number in range(len(PHASES)))
        yield from sorted((self.term(term) for term in at_home.TERMS), key=lambda entry: entry.title)
        yield from self.variants()
        yield from self.combos()
        for chapter in self.chapters():
            yield self.chapter(chapter)
            yield from (self.rule(rule) for rule in self.paragraphs(chapter))

    # --- aliens and cards

    def alien_name(self, slug: str) -> str:
        return self.text(f"alien.{slug}.name")

    def faces(self, kind: str) -> list[Face]:
        return [face for face in self.content.faces.values() if face.kind == kind]

    def alien(self, alien: Alien) -> CodexEntry:
        slug, say, key = alien.slug, self.say, f"alien.{alien.slug}"
        use = say("print-may") if alien.optional else say("print-must")
        use_line = say("codex-alien-line", use=use, alert=link("term.alert", say(f"print-alert-{alien.alert}")))
        parts = [
            Paragraph(self.text(f"{key}.text"), say("codex-head-power", power=self.text(f"{key}.power"))),
            Paragraph(self.timing(alien.bars, use_line), tone="fact"),
        ]
        if f"{key}.setup" in self.texts:
            parts.append(Paragraph(self.text(f"{key}.setup"), say("codex-head-setup")))
        parts.append(Paragraph(self.text(f"{key}.wild"), link(f"flare.{slug}", say("codex-head-wild"))))
        parts.append(Paragraph(self.text(f"{key}.super"), link(f"flare.{slug}", say("codex-head-super"))))
        barred = [other for other in alien.not_with if other in self.content.aliens]
        if barred:
            names = self.listed(link(f"alien.{other}", self.alien_name(other)) for other in barred)
            parts.append(Paragraph(say("codex-barred", aliens=names), tone="fact"))
        parts.append(Paragraph(self.text(f"{key}.history"), say("codex-head-history"), "quiet"))
        combos = tuple(f"combo.{combo.slug}" for combo in self.content.combos if slug in combo.aliens)
        rules = (*at_home.ALIENS_IN_RULES, *(("setup.barred_pairs",) if barred else ()))
        return CodexEntry(
            id=f"alien.{slug}",
            kind="alien",
            group="alien",
            title=self.alien_name(slug),
            sort=say("codex-sort-alien"),
            paragraphs=tuple(parts),
            icon=f"aliens/{slug}",
            picture=("sheet", slug),
            tagline=self.text(f"{key}.tagline"),
            rules=_rules(rules),
            see=(f"flare.{slug}", *combos),
            names=(self.alien_name(slug),),
            effects=(f"{slug}.power",),
        )

    def flare(self, alien: Alien) -> CodexEntry:
        say, key, title = self.say, f"alien.{alien.slug}", self.say("flare", alien=self.alien_name(alien.slug))
        return CodexEntry(
            id=f"flare.{alien.slug}",
            kind="flare",
            group="flare",
            title=title,
            sort=say("codex-sort-flare"),
            paragraphs=(
                Paragraph(self.text(f"{key}.wild"), say("codex-head-wild")),
                Paragraph(self.timing(alien.wild), tone="fact"),
                Paragraph(self.text(f"{key}.super"), say("codex-head-super")),
                Paragraph(self.timing(alien.super), tone="fact"),
                *self.classic(alien),
                Paragraph(say("codex-flare-copies"), tone="fact"),
            ),
            icon="cards/flare",
            picture=("card", f"flare_{alien.slug}"),
            rules=_rules((*at_home.KINDS_IN_RULES["flare"], *(CLASSIC_RULES if alien.classic is not None else ()))),
            see=(f"alien.{alien.slug}", "kind.flare"),
            names=(title,),
            effects=tuple(f"{alien.slug}.{side}" for side in sides_of(alien)),
        )

    def classic(self, alien: Alien) -> Iterator[Paragraph]:
        """The wild side of the classic edition, if there is one."""
        if alien.classic is not None:
            head = link("variant.classic_flares", self.say("codex-head-classic"))
            yield Paragraph(self.text(f"alien.{alien.slug}.classic"), head)
            yield Paragraph(self.timing(alien.classic), tone="fact")

    def kind(self, kind: str) -> CodexEntry:
        """All cards of one kind together."""
        say, faces = self.say, self.faces(kind)
        ids = [f"flare.{face.alien}" if kind == "flare" else self.id_of(face) for face in faces]
        names = [self.alien_name(f.alien) if kind == "flare" else self.text(f"card.{f.slug}.name") for f in faces]
        linked = [link(target, name) for target, name in zip(ids, names)]
        parts = [Paragraph(say(f"codex-kind-{kind}.text"))]
        if kind == "flare":
            parts.append(Paragraph(", ".join(linked), say("codex-head-cards"), "list"))
        for head, counts in (("cards", [face.count for face in faces]), ("rewards", [face.rewards for face in faces])):
            counted = [say("codex-list-item", name=name, count=n) for name, n in zip(linked, counts) if n]
            if kind != "flare" and counted:
                parts.append(Paragraph(", ".join(counted), say(f"codex-head-{head}"), "list"))
        return CodexEntry(
            id=f"kind.{kind}",
            kind="kind",
            group="card",
            title=say(f"codex-kind-{kind}"),
            sort=say("codex-sort-kind"),
            paragraphs=tuple(parts),
            icon=f"cards/{kind}",
            rules=_rules(at_home.KINDS_IN_RULES[kind]),
            see=("term.encounter_card",) if kind in ENCOUNTER_KINDS else (),
            names=_forms(say(f"codex-kind-{kind}.forms")),
            effects=(kind,) if kind in REWARD_KINDS else (),
        )

    def id_of(self, face: Face) -> str:
        return f"artifact.{face.slug}" if face.kind == "artifact" else f"card.{face.slug}"

    def card(self, face: Face) -> CodexEntry:
        say, artifact = self.say, face.kind == "artifact"
        own = f"artifacts.{face.slug}"
        rules = at_home.KINDS_IN_RULES[face.kind]
        if artifact:
            sort = say("codex-sort-artifact")
            rules = (*((own,) if f"rule.{own}.text" in self.texts else ()), *rules[:2])
        else:
            sort = say("codex-sort-card" if face.is_encounter else f"codex-sort-{face.kind}")
        if not face.count:
            rules = (*rules, *at_home.REWARD_CARDS_IN_RULES[face.kind])
        name = self.text(f"card.{face.slug}.name")
        return CodexEntry(
            id=self.id_of(face),
            kind="artifact" if artifact else "card",
            group="card",
            title=name,
            sort=sort,
            paragraphs=(
                Paragraph(self.text(f"card.{face.slug}.text")),
                Paragraph(self.timing(face.bars, self.copies(face)), tone="fact"),
            ),
            icon=f"artifacts/{face.slug}" if artifact else f"cards/{face.kind}",
            picture=("card", face.slug),
            rules=_rules(rules),
            see=(f"kind.{face.kind}", *(("term.reward_deck",) if face.rewards else ())),
            names=(name, *_forms(self.messages.say_or(f"codex-card-{face.slug.replace('_', '-')}.forms"))),
            effects=(face.slug,) if artifact else (),
        )

    def copies(self, face: Face) -> str:
        """How many there are in either deck."""
        found = [self.say("codex-copies", count=face.count)] if face.count else []
        found += [self.say("codex-copies-rewards", count=face.rewards)] if face.rewards else []
        return ". ".join(found)

    def tech(self, tech: Technology) -> CodexEntry:
        say, name = self.say, self.text(f"tech.{tech.slug}.name")
        research = say("codex-tech-line", research=tech.research or say("research-x"))
        rules = ["variants.techs", "techs.research", "techs.use", "techs.stop"]
        return CodexEntry(
            id=f"tech.{tech.slug}",
            kind="tech",
            group="card",
            title=name,
            sort=say("codex-sort-tech"),
            paragraphs=(
                Paragraph(self.text(f"tech.{tech.slug}.text")),
                Paragraph(self.timing(tech.bars, research), tone="fact"),
            ),
            icon=f"techs/{tech.slug}",
            rules=_rules([*rules, "techs.hidden"] if tech.hidden else rules),
            see=("variant.techs",),
            names=(name,),
            effects=(tech.slug,),
        )

    def destiny(self) -> Iterator[CodexEntry]:
        for card in self.content.destiny:
            rules = at_home.DESTINY_IN_RULES[card.kind] + (("destiny.hazard",) if card.hazard else ())
            twin = f"colour_{card.colour}" if card.hazard else f"colour_{card.colour}_hazard"
            yield CodexEntry(
                id=f"destiny.{card.slug}",
                kind="destiny",
                group="destiny",
                title=self.text(f"destiny.{card.slug}.name"),
                sort=self.say("codex-sort-destiny"),
                paragraphs=(
                    Paragraph(self.text(f"destiny.{card.slug}.text")),
                    Paragraph(self.say("codex-copies", count=card.count), tone="fact"),
                ),
                icon="cards/destiny",
                picture=("destiny", card.slug),
                rules=_rules(rules),
                see=("term.destiny", "phase.destiny", *((f"destiny.{twin}",) if card.colour in COLOURS else ())),
            )

    # --- phases, terms, ways to set up

    def phase_name(self, phase: str) -> str:
        return self.text(f"rule.{phase}.title")

    def phase(self, number: int) -> CodexEntry:
        say, phase = self.say, PHASES[number]
        parts = [Paragraph(say(f"codex-phase-{phase.replace('_', '-')}"))]
        special = [alien for alien in self.content.aliens.values() if self.works_in(alien.bars, phase)]
        if special:
            linked = ", ".join(link(f"alien.{alien.slug}", self.alien_name(alien.slug)) for alien in special)
            parts.append(Paragraph(linked, say("codex-head-aliens"), "list"))
        cards = [face for face in self.faces("artifact") if self.works_in(face.bars, phase)]
        if cards:
            linked = ", ".join(link(self.id_of(face), self.text(f"card.{face.slug}.name")) for face in cards)
            parts.append(Paragraph(linked, say("codex-head-artifacts"), "list"))
        if number + 1 < len(PHASES):
            following = PHASES[number + 1]
            words = say("codex-phase-next", phase=link(f"phase.{following}", self.phase_name(following)))
        else:
            words = say("codex-phase-last")
        parts.append(Paragraph(words, tone="fact"))
        table_name = say(f"phase-{phase.replace('_', '-')}")
        return CodexEntry(
            id=f"phase.{phase}",
            kind="phase",
            group="phase",
            title=self.phase_name(phase),
            sort=say("codex-sort-phase", number=number + 1, count=len(PHASES)),
            paragraphs=tuple(parts),
            icon=f"ui/phase_{phase}",
            rules=(f"rule.{phase}", *_rules(self.paragraphs(phase))),
            see=("term.phase", "term.encounter"),
            names=tuple({self.phase_name(phase), table_name}),
        )

    def works_in(self, bars: Bars, phase: str) -> bool:
        """Only in some phases, this one among them."""
        return phase in bars.phases and len(bars.phases) < len(PHASES)

    def term(self, term: str) -> CodexEntry:
        key = f"codex-term-{term.replace('_', '-')}"
        icon = at_home.TERM_ICONS.get(term)
        return CodexEntry(
            id=f"term.{term}",
            kind="term",
            group="term",
            title=self.say(key),
            sort=self.say("codex-sort-term"),
            paragraphs=(Paragraph(self.say(f"codex-term-{term.replace('_', '-')}.text")),),
            icon=f"ui/{icon}" if icon else ("cards/flare" if term in ("wild", "super") else "ui/book"),
            rules=_rules(at_home.TERMS[term]),
            see=tuple(f"destiny.{card.slug}" for card in self.content.destiny) if term == "destiny" else (),
            names=_forms(self.say(f"{key}.forms")),
        )

    def variants(self) -> Iterator[CodexEntry]:
        listed = {rule.partition(".")[2]: rule for rule in self.paragraphs("variants")}
        for name, rule in {**at_home.SETUPS_IN_RULES, **listed}.items():
            title = self.text(f"rule.{rule}.title")
            yield CodexEntry(
                id=f"variant.{name}",
                kind="variant",
                group="setup",
                title=title,
                sort=self.say("codex-sort-variant"),
                paragraphs=(Paragraph(self.text(f"rule.{rule}.text")),),
                icon="ui/random",
                rules=_rules((rule, *self.see.get(rule, ()))),
                see=tuple(f"tech.{slug}" for slug in self.content.techs) if name == "techs" else (),
                names=(
                    title[0].lower() + title[1:],
                    *_forms(self.messages.say_or(f"codex-variant-{name.replace('_', '-')}")),
                ),
            )

    def combos(self) -> Iterator[CodexEntry]:
        for combo in self.content.combos:
            linked = [link(f"alien.{slug}", self.alien_name(slug)) for slug in combo.aliens]
            yield CodexEntry(
                id=f"combo.{combo.slug}",
                kind="combo",
                group="setup",
                title=self.text(f"combo.{combo.slug}.title"),
                sort=self.say("codex-sort-combo"),
                paragraphs=(
                    Paragraph(self.text(f"combo.{combo.slug}.theme")),
                    Paragraph(", ".join(linked), self.say("codex-group-alien"), "list"),
                    Paragraph(self.say("codex-combo-line"), tone="fact"),
                    Paragraph(self.say("codex-combo-printed" if combo.printed else "codex-combo-ours"), tone="fact"),
                ),
                icon="ui/random",
                rules=_rules(("setup.basic",)),
                see=("variant.basic", "variant.combos_with_flares"),
            )

    # --- rules

    def chapters(self) -> list[str]:
        """In reading order."""
        known = {key.split(".")[1] for key in self.texts if key.startswith("rule.") and key.count(".") == 2}
        first = [chapter for chapter in at_home.CHAPTERS if chapter in known]
        return first + sorted(known - set(first))

    def paragraphs(self, chapter: str) -> list[str]:
        """The ids of a chapter's paragraphs."""
        start = f"rule.{chapter}."
        return [key[5:-5] for key in self.texts if key.startswith(start) and key.endswith(".text")]

    def chapter(self, chapter: str) -> CodexEntry:
        see = [f"phase.{chapter}"] if chapter in PHASES else []
        if chapter == "variants":
            see = [f"variant.{rule.partition('.')[2]}" for rule in self.paragraphs(chapter)]
        return CodexEntry(
            id=f"rule.{chapter}",
            kind="chapter",
            group="rule",
            title=self.text(f"rule.{chapter}.title"),
            sort=self.say("codex-sort-chapter"),
            paragraphs=tuple(
                Paragraph(self.text(f"rule.{rule}.text"), link(f"rule.{rule}", self.text(f"rule.{rule}.title")))
                for rule in self.paragraphs(chapter)
            ),
            icon=self.chapter_icon(chapter),
            see=tuple(see),
        )

    def chapter_icon(self, chapter: str) -> str:
        icon = at_home.CHAPTER_ICONS.get(chapter)
        return f"ui/{icon}" if icon else ("cards/flare" if chapter == "flares" else "ui/book")

    def rule(self, rule: str) -> CodexEntry:
        chapter, _, name = rule.partition(".")
        see = list(_rules(self.see.get(rule, ())))
        if chapter == "artifacts" and name in self.content.faces:
            see.insert(0, f"artifact.{name}")
        return CodexEntry(
            id=f"rule.{rule}",
            kind="rule",
            group="rule",
            title=self.text(f"rule.{rule}.title"),
            sort=self.say("codex-sort-rule", chapter=self.text(f"rule.{chapter}.title")),
            paragraphs=(Paragraph(self.text(f"rule.{rule}.text")),),
            icon=self.chapter_icon(chapter),
            see=tuple(see),
            chapter=f"rule.{chapter}",
        )

    def home(self) -> CodexEntry:
        say = self.say
        return CodexEntry(
            id=HOME,
            kind="home",
            group="",
            title=say("codex-home"),
            sort=say("codex-sort-home"),
            paragraphs=tuple(
                Paragraph(say(f"codex-home.{part}"), tone="quiet" if part == "how" else "plain")
                for part in ("text", "start", "how")
            ),
            icon="ui/book",
        )

    # --- words

    def timing(self, bars: Bars, more: str = "") -> str:
        """Who may use a thing and when, in one line."""
        say = self.say
        if len(bars.phases) == len(PHASES):
            when = say("print-every-phase")
        else:
            when = self.listed(link(f"phase.{phase}", self.phase_name(phase)) for phase in bars.phases)
        role = say(f"print-role-{bars.role.replace('_', '-')}")
        line = f"{say('codex-who')}: {role}. {say('codex-when')}: {when}."
        return f"{line} {more}" if more else line

    def listed(self, words: Iterable[str]) -> str:
        *most, last = words
        return self.say("list-end", most=", ".join(most), last=last) if most else last


def sides_of(alien: Alien) -> tuple[str, ...]:
    """Of its flare, in every edition."""
    return ("wild", "super", "classic") if alien.classic is not None else ("wild", "super")


def _rules(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"rule.{rule}" for rule in dict.fromkeys(ids))


def _forms(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(",") if word.strip())
