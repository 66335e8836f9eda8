"""What is agreed on before a game begins."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on before the game."""

    setup: str = "advanced"  # basic (combo card), advanced (flare draft), random, chosen (aliens named beforehand)
    flares: bool | None = None  # shuffle ten flares in; None means as the set-up has it
    planets: int = 5  # 4 is the four-planet game (rule: variants.four_planets)
    single_encounter: bool = False  # rule: variants.single_encounter
    alert: str = "red"  # aliens up to this alert level are dealt: green, yellow, red (all)
    succession: bool = False  # rule: variants.succession
    unlimited_flares: bool = False  # rule: variants.unlimited_flares
    classic_flares: bool = False  # rule: variants.classic_flares
    sets: tuple[str, ...] = ("base",)  # the boxes on the table, as SETS names them (rule: setup.sets)
    hidden: bool = False  # rule: variants.hidden
    rewards: str = "none"  # the reward deck, as REWARDS names it
    techs: bool = False  # rule: variants.techs

    @property
    def with_flares(self) -> bool:
        """The basic game has none, unless one plays combos with flares (rule: variants.combos_with_flares)."""
        return self.setup != "basic" if self.flares is None else self.flares

    @property
    def colonies_to_win(self) -> int:
        return self.planets

    @property
    def colonies_for_power(self) -> int:
        return 3 if self.planets == 5 else 2
