"""What a page of the codex is, and the words that all of them share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cosmic.engine.definitions import PHASES, Bars, Content, Face
from cosmic.hotseat.codex.codex_links import link
from cosmic.text.messages import Messages

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


class PageWriter:
    """What is printed, and what the messages say."""

    def __init__(self, content: Content, messages: Messages, see: Mapping[str, tuple[str, ...]]) -> None:
        """`see` leads from the id of a rule paragraph to the ids it refers to."""
        self.content, self.messages, self.see = content, messages, see
        self.texts = content.texts.get(messages.lang, {})
        self.say = messages.say

    def text(self, key: str) -> str:
        return self.texts.get(key, f"[{key}]")

    def alien_name(self, slug: str) -> str:
        return self.text(f"alien.{slug}.name")

    def phase_name(self, phase: str) -> str:
        return self.text(f"rule.{phase}.title")

    def faces(self, kind: str) -> list[Face]:
        return [face for face in self.content.faces.values() if face.kind == kind]

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


def rules_of(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"rule.{rule}" for rule in dict.fromkeys(ids))


def forms_of(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(",") if word.strip())
