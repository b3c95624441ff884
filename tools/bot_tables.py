"""What the bots' policy shows about the game: wins by seat, Leader, card acquired and space visited.

    PYTHONPATH=build/fast python tools/bot_tables.py --games 4000 --seed 1 --out docs/results/tables.json

The policy of the heuristic plays itself (its look-ahead would take a hundred times as long), with a little chance in
its choices. Writes the figures, and two pictures beside them.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import landsraad as ls
from landsraad.bots.minds import new_mind
from landsraad.bots.policy import choose
from landsraad.content.boxes import ruleset
from landsraad.core.rng import seeded
from landsraad.engine.deal import deal
from landsraad.engine.machine import take
from landsraad.engine.standing import ranking
from landsraad.model.terms import D_ACQUIRE, D_CHOOSE_SPACE, PHASE_OVER, Z_MARKET

LEAGUE_SEATS = (32.4, 23.6, 23.4, 20.6)  # 941 four-player games of people, with both older expansions
NOISE = 0.3
RARE = 200  # seats with the card or space, below which a row is left out


def play(setup: ls.Setup, games: int, seed: int) -> dict[str, Any]:
    """Play the games and count."""
    rules = ruleset(setup)
    mind = new_mind(rules)
    players = setup.players
    seats = [0] * players
    leaders: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    cards: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    spaces: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    points = rounds = 0
    for game in range(games):
        state = deal(rules, players, (None,) * players, seed + game)
        rng = seeded(seed + game, "tables")
        first = int(state.first_player)
        bought: list[set[str]] = [set() for _ in range(players)]
        sent: list[dict[str, int]] = [defaultdict(int) for _ in range(players)]
        while state.phase != PHASE_OVER:
            action = int(choose(mind, state, rng, NOISE))
            noun = int(rules.action_noun[action])
            if state.kind == D_CHOOSE_SPACE:
                sent[int(state.decider)][rules.spaces[noun].id] += 1
            elif state.kind == D_ACQUIRE and rules.action_zone[action] == Z_MARKET:
                bought[int(state.decider)].add(rules.cards[noun].id)
            take(state, action)
        winner = ranking(state)[0]
        seats[(winner - first) % players] += 1
        points += int(state.seats[winner].vp)
        rounds += int(state.round)
        for number, seat in enumerate(state.seats):
            won = int(number == winner)
            for table, names in ((leaders, {rules.leaders[seat.leader].id}), (cards, bought[number])):
                for name in names:
                    table[name][0] += 1
                    table[name][1] += won
            for name, times in sent[number].items():
                spaces[name][0] += 1
                spaces[name][1] += won
                spaces[name][2] += times
    return {
        "setup": setup.to_json(),
        "games": games,
        "seed": seed,
        "winner_vp": round(points / games, 2),
        "rounds": round(rounds / games, 2),
        "seats": [round(100 * n / games, 1) for n in seats],
        "leaders": shares(leaders, 1),
        "cards": shares(cards, RARE),
        "spaces": {
            name: {"seats": row[0], "win_rate": round(100 * row[1] / row[0], 1), "visits": round(row[2] / games, 2)}
            for name, row in sorted(spaces.items(), key=lambda item: -item[1][1] / item[1][0])
        },
    }


def shares(table: dict[str, list[int]], least: int) -> dict[str, Any]:
    """Return how often seats with a thing won, best first."""
    rows = {name: row for name, row in table.items() if row[0] >= least}
    return {
        name: {"seats": row[0], "win_rate": round(100 * row[1] / row[0], 1)}
        for name, row in sorted(rows.items(), key=lambda item: -item[1][1] / item[1][0])
    }


def bars(title: str, rows: list[tuple[str, list[float]]], legend: list[str], even: float) -> str:
    """Return a bar chart as SVG; every row has a bar for each entry of the legend."""
    height, left, width = 18, 190, 760
    thick = height * len(legend) + 8
    total = 50 + thick * len(rows)
    scale = (width - left - 60) / max(max(values) for _, values in rows)
    colours = ("#b5451b", "#0b6e99", "#3c7a2c")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {total}" role="img" font-family="sans-serif" '
        f'font-size="12"><title>{title}</title><rect width="{width}" height="{total}" fill="#fffdf7"/>'
        f'<text x="8" y="18" font-size="14">{title}</text>'
    ]
    for k, name in enumerate(legend):
        parts.append(f'<rect x="{left + 170 * k}" y="26" width="10" height="10" fill="{colours[k]}"/>')
        parts.append(f'<text x="{left + 14 + 170 * k}" y="35">{name}</text>')
    for number, (name, values) in enumerate(rows):
        top = 46 + number * thick
        parts.append(f'<text x="{left - 8}" y="{top + thick / 2:.0f}" text-anchor="end">{name}</text>')
        for k, value in enumerate(values):
            y = top + k * height
            parts.append(
                f'<rect x="{left}" y="{y}" width="{value * scale:.1f}" height="{height - 4}" fill="{colours[k]}"/>'
            )
            parts.append(f'<text x="{left + value * scale + 4:.1f}" y="{y + 11}">{value:.1f} %</text>')
    at = left + even * scale
    parts.append(f'<path d="M{at:.1f} 42V{total}" stroke="#444" stroke-dasharray="4 3"/></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    """Read the options, play, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modules", default="")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    modules = tuple(name for name in options.modules.split(",") if name)
    data = play(ls.Setup(players=4, modules=modules), options.games, options.seed)
    data["command"] = f"tools/bot_tables.py --games {options.games} --seed {options.seed}" + (
        f" --modules {options.modules}" if modules else ""
    )
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    if options.pictures is not None:
        seats = [(f"seat {n + 1}", [LEAGUE_SEATS[n], data["seats"][n]]) for n in range(4)]
        picture = bars("Wins by seat, from the First Player on", seats, ["league of people", "bots"], 25.0)
        (options.pictures / "bots-seats.svg").write_text(picture, "utf-8")
        leaders = [(name.replace("_", " "), [row["win_rate"]]) for name, row in data["leaders"].items()]
        picture = bars("Wins by Leader", leaders, ["bots"], 25.0)
        (options.pictures / "bots-leaders.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
