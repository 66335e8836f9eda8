"""The pages of aliens, flares, cards, techs and destiny cards."""

from __future__ import annotations

from collections.abc import Iterator

from cosmic.engine.definitions import COLOURS, ENCOUNTER_KINDS, REWARD_KINDS, Alien, Face, Technology
from cosmic.hotseat.codex import codex_terms as at_home
from cosmic.hotseat.codex.codex_links import link
from cosmic.hotseat.codex.codex_pages import CodexEntry, PageWriter, Paragraph, forms_of, rules_of

CLASSIC_RULES = ("variants.classic_flares", "variants.cheating", "variants.stop_thief")


class CardWriter(PageWriter):
    """Makes the entries of everything that is printed on cardboard."""

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
            rules=rules_of(rules),
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
            rules=rules_of((*at_home.KINDS_IN_RULES["flare"], *(CLASSIC_RULES if alien.classic is not None else ()))),
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
            rules=rules_of(at_home.KINDS_IN_RULES[kind]),
            see=("term.encounter_card",) if kind in ENCOUNTER_KINDS else (),
            names=forms_of(say(f"codex-kind-{kind}.forms")),
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
            rules=rules_of(rules),
            see=(f"kind.{face.kind}", *(("term.reward_deck",) if face.rewards else ())),
            names=(name, *forms_of(self.messages.say_or(f"codex-card-{face.slug.replace('_', '-')}.forms"))),
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
            rules=rules_of([*rules, "techs.hidden"] if tech.hidden else rules),
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
                rules=rules_of(rules),
                see=("term.destiny", "phase.destiny", *((f"destiny.{twin}",) if card.colour in COLOURS else ())),
            )


def sides_of(alien: Alien) -> tuple[str, ...]:
    """Of its flare, in every edition."""
    return ("wild", "super", "classic") if alien.classic is not None else ("wild", "super")
