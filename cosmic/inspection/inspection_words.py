"""Every sentence that tells what does not fit together; each names the remedy."""

from __future__ import annotations

from collections.abc import Iterable

from cosmic.content.content_words import found

# --- the files of an alien


def no_emblem(slug: str) -> str:
    return f"expected the emblem of {slug}, found no such file; draw it 64 x 64, with #ff00aa for the owner's colour"


def no_code(slug: str) -> str:
    return f"expected the power of {slug}, found no such file; write it with a class each for Power, Wild and Super"


def no_tech_icon(slug: str) -> str:
    return f"expected the picture of {slug}, found no such file; draw it 64 x 64, in white"


def no_tech_code(slug: str) -> str:
    return f"expected what {slug} does, found no such file; write it as a class of Tech"


def hidden_in_part() -> str:
    return "a tech that is used from face down says so on its card (hidden: true) and in its class (unseen = True)"


def no_tech_ruling(slug: str) -> str:
    return f"expected the rulings of {slug}, found no such file; write at least one that proves it"


def no_ruling(slug: str) -> str:
    return f"expected the rulings of {slug}, found no such file; write at least one each for power, wild and super"


def not_proved(effect: str) -> str:
    return f"has no ruling with 'proves: {effect}'; write one"


def not_python(problem: str, line: int | None) -> str:
    return f"is not valid Python{f' (line {line})' if line else ''}: {problem}"


def no_class(side: str) -> str:
    return f"has no {side}; write a class that is a {side}"


def no_set_up() -> str:
    return "has no set_up although the sheet says setup: true; write the method of the Power or correct the sheet"


def unknown_set_up() -> str:
    return "has a set_up although the sheet says setup: false; correct the sheet or remove the method"


# --- sentences


def unreadable_words() -> str:
    return "cannot be read; save it as UTF-8 text"


def no_sentence(text: str) -> str:
    return f"cannot be understood at {found(text)}; see a neighbour for how a sentence is written"


def written_twice(other: str) -> str:
    return f"already stands in {other}; a sentence has one home, choose another name"


def missing_question(source: str) -> str:
    return f"is missing although {source} asks it; write the question, beginning with {{ $player }}"


def missing_why() -> str:
    return "is missing; name the rule or the printed text behind it, such as deals.cards or alien.<slug>.text"


def unknown_why(cited: str, home: str) -> str:
    own = f" or alien.{home}.text, .wild or .super" if home else ""
    return f"expected the id of a rule in data/rules{own}, found {found(cited)}"


def missing_option(source: str) -> str:
    return f"is missing although {source} offers it; write what this answer is called, and with .means what it means"


def missing_occasion(source: str) -> str:
    return f"is missing although {source} answers this event; write what is happening, for the one who is asked"


def missing_sentence() -> str:
    return "is missing although the line is declared; write what the log says"


def not_to_the_player() -> str:
    return "expected a question that begins with { $player }: everybody hears whom it is for"


def says_you() -> str:
    return "says you; the log is read by everybody, so it speaks of people by name"


def unknown_parameters(names: Iterable[str], known: Iterable[str]) -> str:
    said = ", ".join(f"${name}" for name in sorted(names))
    able = ", ".join(f"${name}" for name in sorted(known)) or "nothing"
    return f"speaks of {said}, which it is not given; it may speak of {able}"


def said_by_nobody() -> str:
    return "is said by nobody; remove it or correct its name"


# --- lines of the log


def undeclared(source: str, names: Iterable[str]) -> str:
    return f"is told in {source} but declared nowhere; add it with names: [{', '.join(sorted(names))}]"


def other_names(declared: Iterable[str], source: str, names: Iterable[str]) -> str:
    carried = ", ".join(sorted(names)) or "nothing"
    return f"declares {', '.join(declared) or 'nothing'}, but {source} tells {carried}; make them agree"


def never_told() -> str:
    return "is never told; remove it, its sentence too, or correct its key"


def needs_name(attribute: str, name: str) -> str:
    return f"has {attribute}, which is shown by the name '{name}' that the line does not carry"


def no_sound(name: str) -> str:
    return f"expected a sound of assets/sounds, found {found(name)}; there is no file {name}.wav"


def no_number(name: str, known: Iterable[str]) -> str:
    return f"expected one of {', '.join(known)}, found {found(name)}"
