"""Every sentence a fault may say. Each tells what was expected, what was found and, where we can, the remedy."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

_LONGEST_QUOTE = 40
_LARGEST_NUMBER = 10**12


def found(value: object) -> str:
    """Name a value without ever writing it out at length, whatever it is."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case str():
            return repr(value if len(value) <= _LONGEST_QUOTE else value[:_LONGEST_QUOTE] + "…")
        case int() if abs(value) > _LARGEST_NUMBER:
            return "a number of absurd size"
        case int() | float():
            return f"the number {value}"
        case list():
            return f"a list of {len(value)}" if value else "an empty list"
        case dict():
            return "a mapping"
        case _:
            return f"a {type(value).__name__}"


def at_place(file: str, line: int, path: str, message: str) -> str:
    """File, line and place, as far as they are known."""
    place = ", ".join(part for part in (file, f"line {line}" if line else "", path) if part)
    return f"{place}: {message}" if place else message


def expected(wanted: str, value: object, remedy: str = "") -> str:
    sentence = f"expected {wanted}, found {found(value)}"
    return f"{sentence}; {remedy}" if remedy else sentence


def missing(wanted: str) -> str:
    return f"is missing, expected {wanted}"


def unknown_key(key: object, known: Iterable[str]) -> str:
    names = list(known)
    near = _nearest(key, names)
    remedy = f"did you mean '{near}'?" if near else f"the keys here are {', '.join(names)}"
    return f"unknown key {found(key)}; {remedy}"


def not_one_of(options: Iterable[str], value: object) -> str:
    names = list(options)
    near = _nearest(value, names)
    return expected(f"one of {', '.join(names)}", value, f"did you mean '{near}'?" if near else "")


def wrong_number(wanted: str, count: int) -> str:
    return f"expected {wanted}, found {count}"


def listed_twice(value: object, first: str) -> str:
    return f"{found(value)} already stands at {first}; each may occur only once"


QUOTE_IT = "put it in quotes"
UNQUOTE_IT = "write it as digits without quotes"

# --- files and YAML


def not_yaml(problem: str) -> str:
    return f"is not valid YAML: {problem}"


def bad_scalar(text: str) -> str:
    return f"expected a plain value, found {found(text)} which YAML cannot read; {QUOTE_IT}"


def key_twice(key: str) -> str:
    return f"the key '{key}' is written a second time; YAML would forget the first, remove one"


def bad_key(value: object) -> str:
    return expected("a word as key", value, QUOTE_IT)


def no_alias() -> str:
    return "expected the value itself, found a YAML alias; write the value out"


def no_tag(tag: str) -> str:
    return f"expected a plain value, found the YAML tag {found(tag)}; remove the tag"


def too_deep() -> str:
    return "is nested far too deeply; look for an unclosed bracket or a wrong indentation"


def several_documents() -> str:
    return "expected one YAML document, found a second one; remove the '---' line"


def not_utf8(position: int) -> str:
    return f"is not UTF-8 text (byte {position}); save the file as UTF-8"


def unreadable(reason: str) -> str:
    return f"cannot be read: {reason}"


def no_folder(what: str) -> str:
    return f"expected a folder with {what}, found no such folder"


def no_file(what: str) -> str:
    return f"expected a file with {what}, found no such file"


def empty_folder(what: str) -> str:
    return f"expected a folder with {what}, found not one .yaml file in it"


def wrong_ending(right: str) -> str:
    return f"is never read because of its ending; rename it to {right}"


def stray_deck(known: Iterable[str]) -> str:
    return f"is no deck known here (they are {', '.join(known)}); rename or remove it"


def stray_sheet(slug: str) -> str:
    return f"is never read here; an alien has a folder of its own: move the file to aliens/{slug}/sheet.yaml"


def stray_alien_file(known: Iterable[str]) -> str:
    return f"is no file of an alien (they are {', '.join(known)}); rename or remove it"


def no_aliens() -> str:
    return "expected a folder for each alien, found none"


def stray_rules() -> str:
    return "is never read here; move it into a language folder such as rules/en"


def not_a_language() -> str:
    return "expected a folder named by a two-letter language such as en; rename or remove it"


# --- what one file must agree on


def file_name(key: str, value: str) -> str:
    return f"expected the name of the file, found {found(value)}; rename the file to {value}.yaml or correct the {key}"


def folder_name(value: str) -> str:
    return f"expected the name of the folder, found {found(value)}; rename the folder to {value} or correct the slug"


def not_again(slug: str) -> str:
    return f"the cosmic deck has no card {slug!r}; a card that only the reward deck has stands under 'cards'"


def is_again(slug: str) -> str:
    return f"{slug!r} is a card of the cosmic deck too; say under 'again' how many there are"


def wrong_slug(right: str, value: str) -> str:
    return expected(f"{right!r} as the other entries of this card say", value)


def reserved_slug(value: str) -> str:
    return expected("a slug that does not begin with flare_", value, "flares come from the alien files")


def wrong_total(right: int, value: int) -> str:
    return expected(f"{right}, the size of this deck in the base game", value)


def wrong_sum(total: int, summed: int) -> str:
    return f"expected counts that add up to the total of {total}, found {summed}; correct a count"


def colour_count(colour: str, right: int, count: int) -> str:
    return f"expected {right} cards of the colour {colour}, found {count}; every colour has the same number"


def hazard_count(colour: str, count: int) -> str:
    return f"expected one hazard card of the colour {colour}, found {count}"


def setup_text_missing() -> str:
    return "is missing although setup is true; write the set-up instruction or say setup: false"


def setup_text_unused() -> str:
    return "has a set-up instruction although setup is false; say setup: true or remove the text"


def classic_in_part() -> str:
    return "a classic flare has both bars (flare.classic) and words; write what is missing or remove the other"


def barred_from_itself() -> str:
    return "names the alien itself; remove it"


# --- what the files must agree on


def unknown_alien(slug: str, known: Iterable[str]) -> str:
    near = _nearest(slug, list(known))
    remedy = f"did you mean '{near}'?" if near else f"correct the slug or write aliens/{slug}/sheet.yaml"
    return expected("an alien that has a folder in aliens", slug, remedy)


def declared_twice(other: str) -> str:
    return f"is already declared in {other}; a line of the log has one home, choose another key"


def barred_pair(one: str, other: str) -> str:
    return f"puts {one} and {other} together, but one of the two sheets forbids it (not_with); replace one of them"


def wrong_prefix(topic: str, value: str) -> str:
    return expected(f"an id that begins with '{topic}.'", value)


def unknown_rule(value: str, known: Iterable[str]) -> str:
    near = _nearest(value, list(known))
    return expected("the id of a paragraph in rules/en", value, f"did you mean '{near}'?" if near else "")


def unknown_topic(topic: str) -> str:
    return f"translates the topic '{topic}', but rules/en/{topic}.yaml does not exist"


def untranslated(ids: Iterable[str]) -> str:
    return f"expected every paragraph of the English file, found none for {', '.join(ids)}"


def _nearest(value: object, names: list[str]) -> str:
    near = get_close_matches(value, names, n=1) if isinstance(value, str) else []
    return near[0] if near else ""
