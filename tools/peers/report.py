"""The table of a run, as Markdown that can be read as it is."""

from __future__ import annotations

from typing import Any

HEAD = (
    "engine", "game", "players", "decisions/s", "games/s", "clone µs",
    "Landsraad's decisions/s ×", "Landsraad's clone cheaper ×", "same kind of step ×", "clean slices",
)  # fmt: skip
REFERENCE = "compiled"


def number(value: float | None) -> str:
    """Return a figure with as many digits as mean something."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def over(a: float | None, b: float | None) -> float | None:
    """Return a ratio where both are known."""
    return a / b if a and b else None


def ratios(rows: list[dict[str, Any]]) -> list[dict[str, float | None]]:
    """Return Landsraad's lead over every row; above 1 Landsraad is ahead.

    ``decisions`` and ``clone`` are against the compiled build's Python loop, ``same`` against its face of the same
    kind: a peer that builds an observation every step is compared with Landsraad doing so too.
    """
    own = {row["face"]: row for row in rows if row["engine"] == REFERENCE}
    loop = own.get("Python loop", {})
    return [
        {
            "decisions": over(loop.get("decisions_per_s"), row["decisions_per_s"]),
            "clone": over(row["clone_us"], loop.get("clone_us")),
            "same": over(own.get(row["face"], {}).get("decisions_per_s"), row["decisions_per_s"]),
        }
        for row in rows
    ]


def table(head: tuple[str, ...], body: list[tuple[str, ...]], left: int) -> list[str]:
    """Align a Markdown table; the first ``left`` columns to the left, figures to the right."""
    widths = [max(len(row[i]) for row in [head, *body]) for i in range(len(head))]

    def line(row: tuple[str, ...]) -> str:
        cells = [
            cell.ljust(w) if i < left else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        ]
        return "| " + " | ".join(cells) + " |"

    rule = "|" + "|".join("-" * (w + 1) + ("-" if i < left else ":") for i, w in enumerate(widths)) + "|"
    return [line(head), rule, *map(line, body)]


def lines(data: dict[str, Any]) -> list[str]:
    """Return the report of a run."""
    rows = data["rows"]
    body: list[tuple[str, ...]] = []
    for row, ratio in zip(rows, ratios(rows), strict=True):
        mark = "" if row["clean"] else " *"
        game = row["game"] if row["face"] == "Python loop" else f"{row['game']}, {row['face']}"
        body.append(
            (
                data["versions"][row["engine"]],
                game,
                str(row["players"]),
                number(row["decisions_per_s"]) + mark,
                number(row["games_per_s"]) + mark,
                number(row["clone_us"]) + (mark if row["clone_us"] else ""),
                number(ratio["decisions"]),
                number(ratio["clone"]),
                number(ratio["same"]),
                f"{row['kept']} of {row['slices']}",
            )
        )
    said = [f"{data['date']}, {data['machine']}; reference loop {data['reference_loop_ms']:.2f} ms at its best.", ""]
    said += table(HEAD, body, 2)
    said += [
        "",
        "Random play, one core. A decision is one player's choice; chance is none. Ratios are Landsraad compiled",
        "against the row, above 1 Landsraad is ahead: decisions/s and clones against its Python loop, the last ratio",
        "against its own steps of the same kind (with observation; PettingZoo). What a decision costs",
        "differs from game to game.",
    ]
    if any(not row["clean"] for row in rows):
        said.append("* the machine was busy: fewer than three clean slices (with none, the median of all counts).")
    said += [f"- {what}: {why}" for what, why in data["failures"].items()]
    return said
