"""`cosmic coverage`: which rulings prove each power, flare, artifact and tech, and does it ever happen?"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cosmic.arena.playing import leave_interrupts
from cosmic.cli.preset_names import preset
from cosmic.cli.simulate import positive
from cosmic.engine.definitions import REWARDS
from cosmic.engine.effects import Effect
from cosmic.engine.options import Options
from cosmic.engine.rng import Chance
from cosmic.fuzz.firings import Firings
from cosmic.rulebook import book
from cosmic.rulings.ruling_files import Ruling, files_in, read_file

HELP = "what proves each power, flare, artifact and tech, and how often it acts in random games"
EXAMPLE = "cosmic coverage --games 2000 --jobs 2"
NOTE = """
A row for each effect: the rulings that prove it, how often it acted, and how often that changed something on the
table. Whole games are played by the rules, with aliens, options and cards by chance; in half of them everybody uses
what can be used, and half of the owners find their own flare in their first hand, as its super side is for them alone.
One alien of each game finds its flare again as each encounter begins; in the last fifth of the games it is one of which
something has not acted by then. An effect that is said to hold, and alters what another of its alien does, acts with
that other. The exit code is 1 if an effect is proven by no ruling, or never acted, or never changed anything.
"""
RULINGS = Path("tests/rulings")
SEATED = 3  # aliens that are given to each game
CHUNK = 25
FOR_THE_SILENT = 5  # every so manieth game


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = f"{parser.epilog or ''}\n{NOTE}"
    parser.add_argument("--games", type=positive, default=200, metavar="N", help="how many (default 200)")
    parser.add_argument("--rulings", type=Path, default=RULINGS, metavar="PATH", help=f"default {RULINGS}")
    parser.add_argument("--preset", type=preset, metavar="NAME", help="only what is in a game by its name")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes; the results are the same")


def run(args: argparse.Namespace) -> int:
    if not args.rulings.exists():
        print(f"cosmic coverage: {args.rulings} does not exist; name the folder with --rulings", file=sys.stderr)
        return 2
    proofs = proofs_in(args.rulings)
    options = args.preset.options if args.preset else None
    fired, changed = counted(args.games, args.jobs, options)
    effects = sorted(name for name, effect in book().effects.items() if has_side(effect, options))
    print(f"{'effect':<26}{'rulings':>8}{'acted':>9}{'changed':>9}  the first of them")
    for effect in effects:
        first = proofs[effect][0].title if proofs.get(effect) else "NONE"
        mark = "" if changed[effect] else "  NEVER"
        print(f"{effect:<26}{len(proofs.get(effect, ())):>8}{fired[effect]:>9}{changed[effect]:>9}  {first}{mark}")
    unproven = [effect for effect in effects if not proofs.get(effect)]
    silent = [effect for effect in effects if not changed[effect]]
    print(f"\n{len(effects)} effects in {args.games} games: {len(unproven)} unproven, {len(silent)} silent")
    for label, found in (("unproven", unproven), ("silent", silent)):
        if found:
            print(f"{label}: {', '.join(found)}")
    return 1 if unproven or silent else 0


def proofs_in(path: Path) -> dict[str, list[Ruling]]:
    """By effect; that a ruling really proves it is what `cosmic rulings` checks."""
    found: dict[str, list[Ruling]] = {}
    for file in files_in(path):
        for ruling in read_file(file):
            if isinstance(ruling, Ruling):
                for effect in ruling.proves:
                    found.setdefault(effect, []).append(ruling)
    return found


# --- games


def is_in(slug: str, options: Options | None) -> bool:
    """Whether an alien, a tech or an artifact can be in a game with these options."""
    content = book().content
    if options is None:
        return True
    if slug in content.aliens:
        return content.aliens[slug].set in options.sets
    if slug in content.techs:
        return options.techs
    return slug not in content.faces or content.faces[slug].count > 0 or options.rewards != REWARDS[0]


def has_side(effect: Effect, options: Options | None) -> bool:
    """The same of an effect: a flare that has a classic side is played with that one or with the wild one."""
    alien = book().content.aliens.get(effect.slug)
    if options is not None and alien is not None and alien.classic is not None:
        if effect.side == ("wild" if options.classic_flares else "classic"):
            return False
    return is_in(effect.slug, options)


def counted(games: int, jobs: int, options: Options | None = None) -> tuple[Counter[str], Counter[str]]:
    fired: Counter[str] = Counter()
    changed: Counter[str] = Counter()
    all_aliens = [alien for alien in book().playable_aliens() if is_in(alien, options)]
    for seeds in (range(games - games // FOR_THE_SILENT), range(games - games // FOR_THE_SILENT, games)):
        effects = [effect for effect in book().effects.values() if has_side(effect, options)]
        silent = {effect.slug for effect in effects if not changed[effect.id]}
        aliens = [alien for alien in all_aliens if alien in silent] or all_aliens
        techs = [tech for tech in book().content.techs if tech in silent and fired and is_in(tech, options)]
        shares = [(seeds[n : n + CHUNK], aliens, techs, options) for n in range(0, len(seeds), CHUNK)]
        for one, other in played(shares, jobs):
            fired += one
            changed += other
    return fired, changed


# Games, the aliens that sit in them in turns, techs to be researched, and what is played if that is settled.
Share = tuple[range, list[str], list[str], Options | None]


def played(shares: list[Share], jobs: int) -> Iterator[tuple[Counter[str], Counter[str]]]:
    if jobs == 1:
        yield from map(play_some, shares)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=leave_interrupts) as pool:
        yield from pool.imap(play_some, shares)


def play_some(share: Share) -> tuple[Counter[str], Counter[str]]:
    seeds, aliens, techs, options = share
    firings = Firings()
    for seed in seeds:
        first = aliens[seed % len(aliens)]
        firings.play(seed, [first, *some_others(first, seed, options)], first, techs, options)
    return firings.fired, firings.changed


def some_others(first: str, seed: int, options: Options | None = None) -> list[str]:
    others = [alien for alien in book().playable_aliens() if alien != first and is_in(alien, options)]
    Chance(seed).shuffle(others)
    return others[: SEATED - 1]
