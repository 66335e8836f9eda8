"""The results of the arena for reading."""

from __future__ import annotations

from typing import Any

BELOW = {"players": "seats at the table", "seats": "seat", "aliens": "alien"}


def table(found: dict[str, Any]) -> str:
    far, too_long = found["encounters"], len(found["too_long"])
    lines = [
        f"{found['games']} games in {found['blocks']} blocks from seed {found['first_seed']}",
        f"encounters: mean {far['mean']}, median {far['median']:g}, max {far['max']}; too long: {too_long}",
        f"shared wins: {found['shared_wins']}    errors: {len(found['errors'])}    illegal: {len(found['illegal'])}",
        "",
        f"{'bot':<14}{'played':>8}{'share':>9}{'95 %':>15}{'fair':>8}{'any win':>9}{'alone':>8}",
    ]
    for name, one in found["bots"].items():
        within = f"{one['low']:.1f} – {one['high']:.1f}"
        lines.append(
            f"{name:<14}{one['played']:>8}{one['share']:>8.1f}%{within:>15}{one['fair']:>7.1f}%"
            f"{one['any']:>8.1f}%{one['solo']:>7.1f}%"
        )
    lines += ["", f"{'ms an answer':<14}{'answers':>10}{'mean':>9}{'median':>9}{'p95':>9}{'p99':>9}{'max':>9}"]
    for name, one in found["time"].items():
        marks = "".join(f"{one[mark]:>9.2f}" for mark in ("mean", "median", "p95", "p99", "max"))
        lines.append(f"{name:<14}{one['answers']:>10}{marks}")
    if found["deals"]:
        lines += ["", f"{'deals':<24}{'made':>8}{'failed':>8}{'made':>9}"]
        for pair, one in found["deals"].items():
            part = 100 * one["made"] / (one["made"] + one["failed"])
            lines.append(f"{pair:<24}{one['made']:>8}{one['failed']:>8}{part:>8.1f}%")
    for key, title in BELOW.items():
        lines += parts(found["bots"], key, title)
    return "\n".join(lines)


def parts(bots: dict[str, Any], key: str, title: str) -> list[str]:
    """The shares of each bot, label by label."""
    labels = sorted({label for one in bots.values() for label in one[key]})
    if len(labels) < 2:
        return []
    lines = ["", f"{title:<20}" + "".join(f"{name:>18}" for name in bots)]
    for label in labels:
        cells = ""
        for one in bots.values():
            entry = one[key].get(label)
            cells += f"{entry['share']:>10.1f}% {'(' + str(entry['played']) + ')':>6}" if entry else f"{'':>18}"
        lines.append(f"{label:<20}{cells}")
    return lines


def ladder_table(found: dict[str, Any]) -> str:
    lines = [f"{'ladder':<14}{'Elo':>8}{'95 %':>16}"]
    for name, one in found.items():
        within = f"{one['low']} – {one['high']}"
        lines.append(f"{name:<14}{one['elo']:>8}{within:>16}")
    return "\n".join(lines)


def lift_table(found: dict[str, Any]) -> str:
    lines = [f"{'alien':<16}{'played':>8}{'share':>9}{'blank':>9}{'lift':>8}{'95 %':>16}"]
    for alien, one in found["aliens"].items():
        within = f"{one['low']:+.1f} – {one['high']:+.1f}"
        lines.append(
            f"{alien:<16}{one['played']:>8}{one['share']:>8.1f}%{one['blank']:>8.1f}%{one['lift']:>+8.1f}{within:>16}"
        )
    return "\n".join([*lines, f"median lift: {found['median']:+.1f}"])
