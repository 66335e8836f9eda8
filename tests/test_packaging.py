"""What is shipped: every asset that the game opens, nothing that only its makers need, under the version told."""

from __future__ import annotations

import tomllib
from pathlib import Path

from cosmic import __version__

ROOT = Path(__file__).resolve().parent.parent
OF_THE_MAKERS = {"screenshots", "tools"}  # folders of `assets` that no player needs


def test_the_wheel_holds_every_asset_of_the_game_and_no_other() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    folders = {folder.name for folder in (ROOT / "assets").iterdir() if folder.is_dir()}
    wanted = {f"assets/{name}": f"cosmic/_assets/{name}" for name in folders - OF_THE_MAKERS}
    assert included == {"data": "cosmic/_data", "tests/rulings": "cosmic/_rulings", **wanted}


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    heads = [
        line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line.startswith("## ")
    ]
    assert heads[0].split()[1] == __version__


def test_no_leftovers_of_a_merge_lie_in_the_package() -> None:
    left = [path for end in ("orig", "rej", "bak") for path in (ROOT / "cosmic").rglob(f"*.{end}")]
    assert not left
