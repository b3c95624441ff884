"""The targets of the speed table: what must be reached by the compiled build, and what is aimed at."""

from __future__ import annotations

# measure -> (must, aim)
TARGETS: dict[str, tuple[float, float]] = {
    "decisions_per_s": (500_000, 1_200_000),
    "games_per_s": (800, 2_000),
    "loop_decisions_per_s": (300_000, 500_000),
    "clone_us": (6.0, 1.5),
    "playouts_per_s": (1_500, 4_000),
    "search_iterations_per_s": (800, 2_000),
    "heuristic_ms": (1.0, 1.0),
    "env_steps_per_s": (50_000, 100_000),
    "env_pettingzoo_steps_per_s": (12_000, 20_000),
    "env_wrapped_steps_per_s": (12_000, 20_000),
}
SMALLER_IS_BETTER = ("clone_us", "heuristic_ms")
# The interpreted build has one target, decisions in the engine.
INTERPRETED: tuple[float, float] = (35_000, 60_000)


# A decision with further boxes or on another host costs at most so many times one of the base game, on either build.
TIMES_BASE = 1.3


def target(measure: str, build: str) -> tuple[float, float] | None:
    """Return what must be reached and what is aimed at; None where a build has no target."""
    if build == "interpreted":
        return INTERPRETED if measure == "decisions_per_s" else None
    return TARGETS[measure]


def verdict(measure: str, value: float | None, build: str) -> str:
    """Say how a figure stands to its target."""
    if value is None:
        return "not there"
    wanted = target(measure, build)
    if wanted is None:
        return ""
    must, aim = wanted
    if measure in SMALLER_IS_BETTER:
        return "aim" if value <= aim else "must" if value <= must else "missed"
    return "aim" if value >= aim else "must" if value >= must else "missed"
