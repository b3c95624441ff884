"""`landsraad bench`: every measure of the speed table, for every cell, as a table, as JSON, or as ratios."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import landsraad as ls
from landsraad.bench.gate import Gate
from landsraad.bench.measures import Cell, build, measure
from landsraad.bench.targets import SMALLER_IS_BETTER, TARGETS, TIMES_BASE, target, verdict
from landsraad.cli.output import FAILED, OK, InvalidInput, emit, note, show_table
from landsraad.cli.table import BASE, Boxes, setup_of
from landsraad.content.boxes import BOXES, player_counts, rival_game


def bench_hosts(modules: str | None, epic: bool, variants: str | None) -> list[str]:
    """Return the hosts to measure if none is named: all, or with boxes the base game, which has most of them."""
    return [BASE] if modules or epic or variants else [box.id for box in BOXES.values() if box.host]


def setups(players: int | None, chosen_boxes: list[Boxes]) -> list[ls.Setup]:
    """Return the cells to measure: all that exist with the named boxes, or those with a number of players."""
    found = [
        setup
        for boxes in chosen_boxes
        for n in player_counts(boxes.host)
        if n > 1 or not boxes.epic  # X-EPC-01
        if n == 1 or not boxes.variants  # X-VAR-01
        for setup in modes(setup_of(n, boxes=boxes))
    ]
    chosen = [setup for setup in found if players is None or setup.players == players]
    if not chosen:
        allowed = ", ".join(str(n) for n in sorted({setup.players for setup in found}))
        raise InvalidInput(f"no cell has {players} players; there is {allowed}")
    return chosen


def modes(setup: ls.Setup) -> list[ls.Setup]:
    """Return the modes that a set-up knows: the levels of a solo game, else one."""
    game = rival_game(setup)
    levels: list[str | None] = [level.id or None for level in game.difficulties] if game is not None else [None]
    return [replace(setup, difficulty=level) for level in levels]


def run_bench(
    players: int | None, boxes: list[Boxes], slices: int, scale: float, compare: Path | None, *, as_json: bool
) -> int:
    """Measure and report; exit code 1 if a target that must be reached was missed."""
    earlier = read_earlier(compare) if compare is not None else None
    gate = Gate(slices)
    gate.warm_up()
    cells = [measure(setup, gate, scale, note) for setup in setups(players, boxes)]
    report: dict[str, object] = {
        "build": build(),
        "cells": [cell.to_json() for cell in cells],
        "reference_loop_ms": gate.best * 1000,
        "slices_kept": gate.kept,
        "slices_dropped": gate.dropped,
    }
    if as_json:
        emit(report)
    else:
        show_cells(cells, earlier)
        print(f"{build()} build; reference loop {gate.best * 1000:.2f} ms; {gate.kept} clean slices kept,", end=" ")
        print(f"{gate.dropped} dropped because the machine was busy")
    dear = [cell for cell in cells if cell.times_base is not None and cell.times_base > TIMES_BASE]
    missed = [name for cell in cells for name in TARGETS if verdict(name, getattr(cell, name), build()) == "missed"]
    return FAILED if missed or dear else OK


def read_earlier(path: Path) -> dict[str, dict[str, float | None]]:
    """Read the cells of an earlier run."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return {cell["setup"]: cell for cell in data["cells"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InvalidInput(f"{path} is not the JSON of an earlier run: {error}") from error


def figure(name: str, value: float | None) -> str:
    """Write a figure readably."""
    if value is None:
        return "–"
    return f"{value:.2f}" if name in SMALLER_IS_BETTER else f"{value:,.0f}"


def show_cells(cells: list[Cell], earlier: dict[str, dict[str, float | None]] | None) -> None:
    """Print the figures, their verdicts and, beside an earlier run, how many times better they are."""
    for cell in cells:
        rows: list[tuple[str, ...]] = []
        for name in TARGETS:
            value = getattr(cell, name)
            must, aim = target(name, build()) or (None, None)
            row = [name, figure(name, value), figure(name, must), figure(name, aim), verdict(name, value, build())]
            if earlier is not None:
                row.append(ratio(name, value, earlier.get(cell.setup, {}).get(name)))
            rows.append(tuple(row))
        if cell.times_base is not None:
            dear = "missed" if cell.times_base > TIMES_BASE else "must"
            row = ["cost of a decision × base game", f"{cell.times_base:.2f}", f"{TIMES_BASE:.2f}", "–", dear]
            rows.append(tuple([*row, "–"] if earlier is not None else row))
        headings = ["measure", "now", "must", "aim", "reached"]
        if earlier is not None:
            headings.append("× earlier")
        show_table(cell.setup, tuple(headings), rows)


def ratio(name: str, now: float | None, before: float | None) -> str:
    """Return how many times better a figure is than before."""
    if not now or not before:
        return "–"
    return f"{before / now if name in SMALLER_IS_BETTER else now / before:.2f}"
