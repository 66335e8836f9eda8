"""What a bot reads out of its view: cards, colonies, and how near everybody is to victory."""

from __future__ import annotations

from cosmic.engine.definitions import KINDS
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE
from cosmic.engine.views import PlayerView
from cosmic.rulebook import content


def kind_and_value(face: str) -> tuple[str, int]:
    """Cards with a number are called after kind and number; of the others only the kind counts here."""
    kind, _, number = face.rpartition("_")
    if kind in KINDS and number.lstrip("-").isdigit():
        return kind, int(number)
    return (face, 0) if face in KINDS else ("", 0)


def is_negotiate(face: str) -> bool:
    """A crooked deal is one, too."""
    return face in content().faces and content().faces[face].kind == "negotiate"


def worth(face: str) -> int:
    """How gladly one keeps a card: attacks by value, then everything else above the low attacks."""
    kind, value = kind_and_value(face)
    return value if kind == "attack" else 9


def is_home(view: PlayerView, planet: int, player: int) -> bool:
    return 0 <= planet < view.planet_count and view.home_of(planet) == player


def is_abroad(view: PlayerView, zone: int, player: int) -> bool:
    return is_planet(view, zone) and view.home_of(zone) != player


def is_planet(view: PlayerView, zone: int) -> bool:
    return 0 <= zone < view.planet_count


def foreign_colonies(view: PlayerView, player: int) -> int:
    return view.foreign_count(player)


def gains(view: PlayerView, player: int, planet: int) -> bool:
    """A landing here would be a new foreign colony of this player."""
    return not is_home(view, planet, player) and not view.ships[planet][player]


def would_win(view: PlayerView, player: int, planet: int) -> bool:
    """The player would have enough foreign colonies after landing on this planet."""
    return view.foreign_count_with(player, planet) >= view.options.colonies_to_win


def defenders(view: PlayerView, planet: int, me: int) -> int:
    return sum(count for player, count in enumerate(view.ships[planet]) if player != me)


def side_of(view: PlayerView, player: int) -> int:
    enc = view.enc
    if enc is None:
        return NOBODY
    if player == enc.offense:
        return OFFENSE
    return DEFENSE if player == enc.defense else enc.allies[player]
