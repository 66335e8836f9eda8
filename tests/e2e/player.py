"""Somebody who plays on: presses something that leads on, by mouse and keyboard in turn."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from screen import LOOK, PATIENCE, Program, Stuck, told

# Keys of nodes that do not lead on: help, menus, looking around.
ASIDE = (
    "undo", "menu", "log", "question", "encounter", "discard", "deck", "destiny", "orders", "clear", "clock",
    "pause", "more", "off", "history", "kind-", "pick", "search", "flare", "text", "peek", "on-", "number-", "phase-",
    "tech-", "reward-",
)  # fmt: skip
FIRST = ("confirm", "propose", "accept", "take", "stay", "open")  # what ends a question
DEALS = ("no_deal", "refuse", "leave")  # ends a deal badly; pressed seldom
SCENES = {
    "CurtainScene": "curtain", "DealScene": "deal", "AlienScene": "aliens", "EndScene": "end", "TalkScene": "talk",
}  # fmt: skip
# Questions worth a picture by what they ask.
ASKED = {
    "tech-keep": "tech-choice", "tech-action": "tech-action", "use-tech": "tech-used", "reward": "reward",
    "reward-cards": "reward-cards", "kicker-card": "kicker-chosen", "rift-free": "rift", "ally": "alliance",
    "invite": "invitation",
}  # fmt: skip
SPEAK = "say-something"  # while a bot waits for whoever wants to speak
SPEAKS = 0.05  # at every look
BY_KEYBOARD = 5  # every so manieth press
MOST_PRESSES = 3000


class Album:
    """One picture of everything worth one, taken the first time it is seen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: dict[str, Path] = {}

    def take(self, name: str, program: Program) -> None:
        if name in self.taken:
            return
        file = self.folder / f"{len(self.taken) + 1:02}-{name}.png"
        program.shoot(file)
        self.taken[name] = file
        told(f"  picture: {file.name}")

    def missing(self, wanted: tuple[str, ...]) -> list[str]:
        return [name for name in wanted if name not in self.taken or not self.taken[name].stat().st_size]


def worth_a_picture(program: Program) -> Iterator[str]:
    """Names for what is on the screen now."""
    table, scene = program.table, program.scene
    names = {
        "CurtainScene": "curtain",
        "DealScene": "deal",
        "AlienScene": "aliens",
        "EndScene": "end",
        "TalkScene": "talk",
    }
    if scene in names:
        yield names[scene]
    if scene != "TableScene":
        return
    if table["beat"] in ("Ask", "Call", "Look"):
        yield from table["kept"]
        if table["kept"]:
            yield f"kept-{table['encounters']}"
        yield from table["extras"]
    if any(node["key"] == SPEAK for node in program.note["nodes"]):
        yield "floor"
    if table["beat"] == "Ask" and table["kind"] in ASKED:
        yield ASKED[table["kind"]]
    if table["beat"] == "Call":
        yield "call"
    if table["form"] == "ships" and table["phase"] == "launch":
        yield "launch"
    if table["private"] and table["beat"] in ("Ask", "Look"):
        yield "hand"
    if table["totals"] and table["phase"] == "resolution" and not program.note["moving"]:
        yield "reveal"


class Player:
    def __init__(
        self, program: Program, album: Album, seed: int, seeks_deals: bool = False, seeks_allies: bool = False
    ) -> None:
        self.program, self.album = program, album
        self.chance = random.Random(seed)
        self.seeks_deals, self.seeks_allies = seeks_deals, seeks_allies
        self.quiet = 0  # looks since something could be pressed
        self.turns = 0

    def play_until(self, wanted: Callable[[], bool], most: int = MOST_PRESSES) -> None:
        program, last = self.program, self.turns + most
        while self.turns < last:
            program.look()
            for name in worth_a_picture(program):
                self.album.take(name, program)
            if wanted():
                return
            self.act()
        raise Stuck(f"{most} presses have not led on; on top is {program.scene}, table {program.table}")

    def act(self) -> None:
        program = self.program
        program.look()
        if program.scene == "TableScene" and program.table["held"]:  # something stands on the stage until it is read
            self.pressed()
            program.keys("Return")
            return
        if program.scene == "CodexScene":  # one could read there for hours
            self.pressed()
            program.keys("Escape")
            return
        found = self.candidates()
        if not found:
            self.wait()
            return
        self.pressed()
        node = self.choose(found)
        if self.turns % BY_KEYBOARD == 0 or node["spot"] is None:
            program.press_by_keys(node["key"])
        else:
            try:
                program.click(node["key"])
            except Stuck:
                program.look()  # the screen has changed between seeing and pressing, as it does for people

    def pressed(self) -> None:
        self.turns, self.quiet = self.turns + 1, 0

    def wait(self) -> None:
        """Bots take their time."""
        self.quiet += 1
        if self.quiet > PATIENCE:
            raise Stuck(f"nothing to press in {PATIENCE} looks on {self.program.scene}: {self.program.table}")
        time.sleep(LOOK)

    # --- what to press
    def candidates(self) -> list[dict[str, Any]]:
        """What leads on, on the scene that is on top."""
        program, table = self.program, self.program.table
        found = [node for node in program.note["nodes"] if node["enabled"] and not node["key"].startswith(ASIDE)]
        if program.scene == "TableScene":
            if table["beat"] not in ("Ask", "Call", "Look"):
                return [node for node in found if node["key"] == SPEAK and self.chance.random() < SPEAKS]
            spots = {f"seat-{one}" for one in table["options"]} if table["form"] in ("seats", "guests") else set()
            found = [node for node in found if not node["key"].startswith("seat-") or node["key"] in spots]
        return found

    def choose(self, found: list[dict[str, Any]]) -> dict[str, Any]:
        def having(*keys: str) -> list[dict[str, Any]]:
            return [node for node in found if node["key"] in keys]

        if having("wave") and self.chance.random() < 0.85:
            return having("wave")[0]
        if self.seeks_deals and (node := self.towards_a_deal(found)) is not None:
            return node
        if self.seeks_allies and (node := self.towards_rewards(found)) is not None:
            return node
        if having(*FIRST) and self.chance.random() < 0.75:
            return having(*FIRST)[0]
        if having("fill") and self.chance.random() < 0.5:
            return having("fill")[0]
        usual = [node for node in found if node["key"] not in DEALS]
        return self.chance.choice(usual if usual and self.chance.random() < 0.95 else found)

    def towards_rewards(self, found: list[dict[str, Any]]) -> dict[str, Any] | None:
        """Invites everybody, helps the defense, and takes cards for it."""
        keys = {"ally": "option-defense", "invite": "all", "reward": "option-0", "reward-cards": "option-1"}
        wanted = keys.get(self.program.table.get("kind", ""))
        return next((node for node in found if node["key"] == wanted and self.chance.random() < 0.8), None)

    def towards_a_deal(self, found: list[dict[str, Any]]) -> dict[str, Any] | None:
        """Lays negotiates whenever there is one to lay."""
        if self.program.table.get("kind") != "card":
            return None
        words = [node for node in found if node["key"].startswith("card-") and node["label"] == "Negotiate"]
        if not words:
            return None
        picked = any(node["picked"] for node in words)
        ready = [node for node in found if node["key"] == "confirm"]
        return ready[0] if ready and picked else words[0]
