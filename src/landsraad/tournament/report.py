"""The report of a tournament: one HTML file that needs no network, no script and no other file."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from landsraad.i18n import Words
from landsraad.tournament.charts import Bar, bars, curves, grouped, wide

Data = dict[str, Any]
FEWEST = 10  # a card acquired or a space visited by fewer seats says nothing yet
STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fbf6ec; --grid: #d9cfbb; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d2; --paper: #141a24; --grid: #37414f; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--grid); }
th { text-align: start; } td { white-space: nowrap; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; } .wide svg { width: 100%; min-width: 47rem; height: auto; display: block; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
@media (max-width: 40rem) { body { margin-top: 1rem; } h1 { font-size: 1.5rem; } }
.grid { stroke: var(--grid); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
.even { stroke: var(--ink); stroke-dasharray: 5 4; }
.legend { display: flex; flex-wrap: wrap; gap: 1.2rem; list-style: none; padding: 0; }
.legend span { display: inline-block; width: .9rem; height: .9rem; margin-inline-end: .4rem; vertical-align: -.1rem; }
.note { opacity: .8; } code { overflow-wrap: anywhere; }
"""


def page(data: Data, words: Words) -> str:
    """Return the page for the summary of a tournament."""

    def say(key: str, **args: object) -> str:
        return words.text(f"tournament-page-{key}", **args)

    title = f"{say('title')}: {', '.join(row['name'] for row in data['bots'])}"
    sections = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(words.text('tournament-title', games=data['games'], deals=data['deals']))}</p>",
        table(data, words),
        section(say("by-seat"), f"{say('by-seat-note')} {say('even')}", seat_chart(data, words)),
        section(say("by-leader"), say("even"), leader_chart(data, words)),
        section(say("by-card"), f"{say('by-card-note', n=FEWEST)} {say('even')}", card_chart(data, words)),
        section(say("by-space"), f"{say('by-space-note', n=FEWEST)} {say('even')}", space_chart(data, words)),
        section(say("vp"), say("vp-note"), vp_chart(data, words)),
        section(say("setup"), "", f"<code>{escape(json.dumps(data['setup'], ensure_ascii=False))}</code>"),
    ]
    if data["errors"]:
        lines = "".join(f"<li>{escape(json.dumps(error, ensure_ascii=False))}</li>" for error in data["errors"])
        sections.append(section(say("errors"), "", f"<ul>{lines}</ul>"))
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(sections) + "\n</body>\n</html>\n"
    )


def section(title: str, note: str, content: str) -> str:
    """Return a section of the page."""
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{content}</section>"


def table(data: Data, words: Words) -> str:
    """Return the table of results."""
    keys = ("bot", "games", "wins", "win-rate", "interval", "rating")
    kinds = ["", *['class="number"'] * 5]
    head = "".join(
        f"<th {kind}>{escape(words.text(f'tournament-{key}'))}</th>" for key, kind in zip(keys, kinds, strict=True)
    )
    rows = []
    for row in (*data["bots"], *([data["rivals"]] if data["rivals"] else [])):
        low, high = row["interval"]
        cells = (
            row["name"],
            row["games"],
            row["wins"],
            f"{100 * row['win_rate']:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            row["rating"],
        )
        rows.append(
            "<tr>"
            + "".join(f"<td {kind}>{escape(str(cell))}</td>" for cell, kind in zip(cells, kinds, strict=True))
            + "</tr>"
        )
    return wide(f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>")


def even_share(data: Data) -> float:
    """Return what each actor would win if all were equal."""
    seats = sum(row["games"] for row in data["bots"]) + (data["rivals"]["games"] if data["rivals"] else 0)
    return data["games"] / seats if seats else 0.0


def seat_chart(data: Data, words: Words) -> str:
    """Draw the win rate by seat, for each bot."""
    groups = [f"{words.text('tournament-page-seat')} {int(seat) + 1}" for seat in data["by_seat"]]
    everybody = words.text("tournament-page-all")
    series = [("all", everybody), *((row["name"], row["name"]) for row in data["bots"])]
    if len(data["bots"]) == 1:
        series = series[:1]
    empty = {"games": 0, "wins": 0}
    drawn = [
        (
            label,
            [
                (seat, row.get(who, empty)["games"], row.get(who, empty)["wins"])
                for seat, row in data["by_seat"].items()
            ],
        )
        for who, label in series
    ]
    return grouped(words.text("tournament-page-by-seat"), groups, drawn, even_share(data))


def ordered(rows: list[Bar]) -> list[Bar]:
    """Sort by win rate, best first."""
    return sorted(rows, key=lambda row: (-row[2] / row[1], row[0]))


def by_thing(data: Data, words: Words, label: str, rows: Data, kind: str, fewest: int) -> str:
    """Draw the win rate by Leader, card or space: of everybody, then of the best bot alone.

    Every deal is played from every seat, so between bots of different strength only the second says much.
    """
    best = data["bots"][:1] if len(data["bots"]) > 1 else []
    drawn = ""
    for place, (who, even) in enumerate([("all", even_share(data)), *((row["name"], row["win_rate"]) for row in best)]):
        name = words.text("tournament-page-all") if who == "all" else who
        found = [
            (words.name(f"{kind}/{thing}"), row[who]["games"], row[who]["wins"])
            for thing, row in rows.items()
            if who in row and row[who]["games"] >= fewest
        ]
        drawn += f"<h3>{escape(name)}</h3>" + bars(f"{label}: {name}", ordered(found), even, place)
    return drawn


def leader_chart(data: Data, words: Words) -> str:
    """Draw the win rate by Leader."""
    return by_thing(data, words, words.text("tournament-page-by-leader"), data["by_leader"], "leader", 1)


def card_chart(data: Data, words: Words) -> str:
    """Draw the win rate of seats by the cards they acquired."""
    return by_thing(data, words, words.text("tournament-page-by-card"), data["by_card"], "card", FEWEST)


def space_chart(data: Data, words: Words) -> str:
    """Draw the win rate of seats by the spaces they visited."""
    return by_thing(data, words, words.text("tournament-page-by-space"), data["by_space"], "space", FEWEST)


def vp_chart(data: Data, words: Words) -> str:
    """Draw the Victory Points by round, for each bot."""
    order = [row["name"] for row in data["bots"]]
    series = sorted(data["vp_by_round"].items(), key=lambda item: order.index(item[0]) if item[0] in order else 99)
    first = 0 if len(data["bots"]) == 1 else 1  # the colours of the chart by seat, where all bots together come first
    return curves(words.text("tournament-page-vp"), words.text("tournament-page-round"), series, first)
