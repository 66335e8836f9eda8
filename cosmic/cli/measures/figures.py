"""What was measured, beside a loop that tells how fast this machine is just now; and how it is printed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from typing import Any

REPEATS = 5
ROUND_STEPS = 1000
LOOP = (
    f"A round is {ROUND_STEPS} steps of plain Python: add to an int, count it in a dict of 64 keys, append it to a "
    "list that is cut back at 64. The column `rounds` is the time of one thing in rounds: that compares machines."
)
FINE = 1e-6  # seconds that a clock for such small things must be able to tell apart
# Time of our own on the processor, where it is told finely enough: what else the machine does is not our speed.
clock = time.process_time if time.get_clock_info("process_time").resolution <= FINE else time.perf_counter


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    unit: str  # `/s`: more is better; µs, ms and the like: less is better
    value: float
    seconds: float | None  # for one of them, if it is something that takes time
    floor: float | None = None
    aim: float | None = None


def rate(name: str, each: float, floor: float | None = None, aim: float | None = None) -> Figure:
    """So many in a second, if one takes so long."""
    return Figure(name, "/s", 1 / each, each, floor, aim)


def milliseconds(name: str, each: float, floor: float | None = None, aim: float | None = None) -> Figure:
    return Figure(name, "ms", 1e3 * each, each, floor, aim)


def microseconds(name: str, each: float, floor: float | None = None, aim: float | None = None) -> Figure:
    return Figure(name, "µs", 1e6 * each, each, floor, aim)


# --- the loop


def calibrate() -> float:
    """Seconds for one round of the loop: the median of several."""
    return median(timed(calibration_round, 20) for _ in range(REPEATS))


def calibration_round() -> int:
    total, counts, pile = 0, dict.fromkeys(range(64), 0), [0]
    for i in range(ROUND_STEPS):
        total = (total + i * 7) & 0xFFFF
        counts[total & 63] += 1
        pile.append(total)
        if len(pile) > 64:
            del pile[1:]
    return total


def timed(action: Callable[[], Any], times: int = 1) -> float:
    """Seconds for one of so many calls."""
    start = clock()
    for _ in range(times):
        action()
    return (clock() - start) / times


# --- what is shown


def as_data(figures: list[Figure], each: float) -> dict[str, Any]:
    return {
        figure.name: {
            "value": float(f"{figure.value:.4g}"),
            "unit": figure.unit,
            "rounds": None if figure.seconds is None else float(f"{figure.seconds / each:.4g}"),
            "floor": figure.floor,
            "aim": figure.aim,
        }
        for figure in figures
    }


def table(figures: list[Figure], each: float) -> str:
    wide = widest(figure.name for figure in figures)
    lines = [f"{'':<{wide}}{'value':>12}    {'rounds':>10}{'floor':>12}{'aim':>12}"]
    for figure in figures:
        rounds = "–" if figure.seconds is None else f"{figure.seconds / each:.4g}"
        lines.append(
            f"{figure.name:<{wide}}{number(figure.value):>12} {figure.unit:<3}{rounds:>10}"
            f"{number(figure.floor):>12}{number(figure.aim):>12}  {verdict(figure)}".rstrip()
        )
    return "\n".join([*lines, "", f"One round took {each * 1e6:.1f} µs. {LOOP}"])


def widest(names: Iterable[str]) -> int:
    """Room for the names of all figures in the first column."""
    return max(20, 2 + max(map(len, names)))


def number(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def verdict(figure: Figure) -> str:
    def reaches(mark: float | None) -> bool:
        return mark is not None and (figure.value >= mark if figure.unit == "/s" else figure.value <= mark)

    if reaches(figure.aim):
        return "aim reached"
    if figure.floor is not None and not reaches(figure.floor):
        return "below the floor"
    return "" if figure.aim is None else "short of the aim"
