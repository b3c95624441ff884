"""The targets of the speed table: what must be reached by the compiled build, and what is aimed at.

Figures a second are those of the base game with four players; every other cell is measured against the base game.
"""

from __future__ import annotations

MEASURED = "base 4p"  # the cell that figures a second are asked of

# measure -> (must, aim)
TARGETS: dict[str, tuple[float, float]] = {
    "decisions_per_s": (1_800_000, 2_500_000),
    "games_per_s": (4_200, 5_800),
    "loop_decisions_per_s": (850_000, 1_200_000),
    "clone_us": (1.4, 0.7),
    "playouts_per_s": (10_000, 14_000),
    "search_iterations_per_s": (4_000, 6_000),
    "heuristic_ms": (0.52, 0.4),
    "env_steps_per_s": (180_000, 300_000),
    "env_pettingzoo_steps_per_s": (180_000, 300_000),
    "env_wrapped_steps_per_s": (25_000, 30_000),  # PettingZoo's wrappers are four fifths of it
}
SMALLER_IS_BETTER = ("clone_us", "heuristic_ms", "times_base")
# The interpreted build has one target, decisions in the engine.
INTERPRETED: tuple[float, float] = (50_000, 60_000)
# A decision costs at most so many times one of the base game, on either build: on another host, and with further boxes.
TIMES_BASE: dict[bool, tuple[float, float]] = {False: (1.3, 1.15), True: (1.5, 1.3)}


def target(measure: str, build: str, cell: str = MEASURED) -> tuple[float, float] | None:
    """Return what must be reached and what is aimed at; None where a build or a cell has no target."""
    if measure == "times_base":
        return TIMES_BASE["+" in cell]
    if cell != MEASURED:
        return None
    if build == "interpreted":
        return INTERPRETED if measure == "decisions_per_s" else None
    return TARGETS[measure]


def verdict(measure: str, value: float | None, build: str, cell: str = MEASURED) -> str:
    """Say how a figure stands to its target."""
    if value is None:
        return "not there"
    wanted = target(measure, build, cell)
    if wanted is None:
        return ""
    must, aim = wanted
    if measure in SMALLER_IS_BETTER:
        return "aim" if value <= aim else "must" if value <= must else "missed"
    return "aim" if value >= aim else "must" if value >= must else "missed"
