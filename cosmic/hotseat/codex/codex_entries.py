"""Writes the entries of the codex out of what is printed and what the messages say. Links come later."""

from __future__ import annotations

from collections.abc import Iterator

from cosmic.engine.definitions import KINDS, PHASES, Bars
from cosmic.hotseat.codex import codex_terms as at_home
from cosmic.hotseat.codex.codex_cards import CardWriter
from cosmic.hotseat.codex.codex_links import link
from cosmic.hotseat.codex.codex_pages import CodexEntry, Paragraph, forms_of, rules_of

HOME = "codex"


class Writer(CardWriter):
    """Makes every entry once."""

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

    # --- phases, terms, ways to set up

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
            rules=(f"rule.{phase}", *rules_of(self.paragraphs(phase))),
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
            rules=rules_of(at_home.TERMS[term]),
            see=tuple(f"destiny.{card.slug}" for card in self.content.destiny) if term == "destiny" else (),
            names=forms_of(self.say(f"{key}.forms")),
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
                rules=rules_of((rule, *self.see.get(rule, ()))),
                see=tuple(f"tech.{slug}" for slug in self.content.techs) if name == "techs" else (),
                names=(
                    title[0].lower() + title[1:],
                    *forms_of(self.messages.say_or(f"codex-variant-{name.replace('_', '-')}")),
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
                rules=rules_of(("setup.basic",)),
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
        see = list(rules_of(self.see.get(rule, ())))
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
