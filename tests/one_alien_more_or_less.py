"""The suite does not care how many aliens there are: it is run with a made-up alien put in and two taken out.

python tests/one_alien_more_or_less.py            # the part that looks at aliens; with `--all` everything
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
MADE_UP = ROOT / "tests" / "inspection" / "echo"
PLACES = {
    "echo.py": "cosmic/aliens/echo.py",
    "echo.svg": "assets/icons/aliens/echo.svg",
    "rulings.yaml": "tests/rulings/aliens/echo.yaml",
}  # all others lie in the folder of the alien
TAKEN_OUT = ("anti_matter", "locust")  # two, or there would be as many as ever
STAND_INS = ("void", "oracle", "clone", "zombie", "macron", "parasite")  # for them in the combinations
RELEVANT = (
    "tests/test_architecture.py",
    "tests/content/test_content.py",
    "tests/engine/test_setup_and_destiny.py",
    "tests/engine/test_sole_choices.py",
    "tests/engine/test_table_at.py",
    "tests/hotseat/test_codex.py",
    "tests/hotseat/test_ending.py",
    "tests/hotseat/test_standing_orders.py",
    "tests/text/test_messages.py",
    "tests/ui/test_deal.py",
    "tests/ui/test_every_question.py",
    "tests/ui/test_codex_entries_for.py",
)
# Questions of other aliens are the same as ever; the suite itself answers them all.
ANSWERED_BY_HAND = "keys_alone or without_a_curtain"


def main(words: list[str]) -> int:
    parts = () if "--all" in words else ("-k", f"{MADE_UP.name} or not ({ANSWERED_BY_HAND})", *RELEVANT)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        copy_project(tree)
        put_in(tree)
        for alien in TAKEN_OUT:
            take_out(tree, alien)
        print(f"--- with a made-up alien, without {' and '.join(TAKEN_OUT)}", flush=True)
        pytest = ("pytest", "-p", "no:cacheprovider", *parts)
        for command in (("cosmic", "check"), ("cosmic", "rulings", "-q", "tests/rulings"), pytest):
            if run(tree, *command):
                return 1
    return 0


def run(tree: Path, *words: str) -> int:
    """A module of Python, with the project of this tree and nothing of ours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("COSMIC_", "PYTEST_"))}
    return subprocess.run([sys.executable, "-m", *words], cwd=tree, env=kept | {"PYTHONPATH": str(tree)}).returncode


def copy_project(tree: Path) -> None:
    for part in ("cosmic", "data", "assets", "tests"):
        shutil.copytree(ROOT / part, tree / part)  # with what Python has compiled, as times go along
    for file in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / file, tree)


def put_in(tree: Path) -> None:
    for file in MADE_UP.iterdir():
        if file.is_file():
            place = tree / PLACES.get(file.name, f"data/aliens/echo/{file.name}")
            place.parent.mkdir(exist_ok=True)
            shutil.copy(file, place)


def take_out(tree: Path, alien: str) -> None:
    """Its own files, and what others say of it: combinations of aliens, and rulings in which it has a part."""
    own = [path for path in tree.rglob(f"{alien}*") if path.exists()]
    assert {path.relative_to(tree).parts[0] for path in own} == {"cosmic", "data", "assets", "tests"}, own
    for path in own:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    combos = tree / "data" / "decks" / "combos.yaml"
    written = yaml.safe_load(combos.read_text(encoding="utf-8"))
    for combo in written["combos"]:
        other = next(one for one in STAND_INS if one not in combo["aliens"])
        combo["aliens"] = [other if one == alien else one for one in combo["aliens"]]
    combos.write_text(yaml.safe_dump(written, sort_keys=False), encoding="utf-8")
    for file in (tree / "tests" / "rulings").rglob("*.yaml"):
        rulings = file.read_text(encoding="utf-8").split("\n---\n")
        left = [ruling for ruling in rulings if alien not in ruling.lower().replace("-", "_").replace(" ", "_")]
        if len(left) < len(rulings):
            file.write_text("\n---\n".join(left) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
