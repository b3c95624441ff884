"""What the games of a tournament add up to. It depends on the games alone, not on who played them or in what order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from landsraad.tournament.match import RIVAL, Record, key_of

Data = dict[str, Any]
RESAMPLES = 2000
LEVEL = 0.95
Counts = dict[str, list[int]]  # name -> [seats played, wins]


def players_of(record: Record) -> list[str]:
    """Return who the actors of a game were: the bots by seat and after them the Rivals that can win."""
    return [*record["bots"], *[RIVAL] * (len(record["ranks"]) - len(record["bots"]))]


def parties_of(record: Record) -> list[tuple[str, int]]:
    """Return who competed, with the rank: every actor, or every team once."""
    everybody = list(zip(players_of(record), record["ranks"], strict=True))
    if "teams" not in record:
        return everybody
    return list({team: everybody[seat] for seat, team in enumerate(record["teams"])}.values())


def summarize(records: Iterable[Record]) -> Data:
    """Return everything that a table, a report or a program may want to know."""
    everything = sorted(records, key=key_of)
    good = [record for record in everything if "error" not in record]
    deals = by_deal(good)
    names = list(dict.fromkeys(name for record in good for name in players_of(record)))
    names.sort(key=lambda name: (name == RIVAL, -win_rate(deals, name), name))
    samples = resample(deals, names)
    skills = ratings(good)
    pace = thinking(good)
    rows = [{**bot_row(deals, name, samples[name], skills[name]), "milliseconds": pace.get(name)} for name in names]
    return {
        "bots": [row for row in rows if row["name"] != RIVAL],
        "rivals": next((row for row in rows if row["name"] == RIVAL), None),
        "pairs": pairs(deals, names, samples),
        "ratings": {name: {"mu": round(mu, 3), "sigma": round(sigma, 3)} for name, (mu, sigma) in skills.items()},
        "games": len(good),
        "deals": len(deals),
        "match_ups": sorted({record["match"] for record in everything}),
        "by_seat": shares(good, seats_of),
        "by_leader": shares(good, lambda record, actor: [record["leaders"][actor]]),
        "by_card": shares(good, different("acquired")),
        "by_space": shares(good, different("visited")),
        "visits": visits(good),
        "vp_by_round": vp_by_round(good),
        "rounds": mean([record["rounds"] for record in good]),
        "decisions": sum(record["decisions"] for record in good),
        "errors": [
            {key: record[key] for key in ("match", "seed", "rotation", "bots", "error")}
            for record in everything
            if "error" in record
        ],
    }


def by_deal(records: Iterable[Record]) -> list[Counts]:
    """Return, for every deal, how many seats (or teams) each name had in its games and how many of them it won."""
    deals: dict[int, Counts] = {}
    for record in records:
        counts = deals.setdefault(record["seed"], {})
        for name, rank in parties_of(record):
            entry = counts.setdefault(name, [0, 0])
            entry[0] += 1
            entry[1] += rank == 1
    return list(deals.values())


def totals(deals: Iterable[Counts], name: str) -> tuple[int, int]:
    """Return seats played and wins of a name."""
    played = won = 0
    for counts in deals:
        if name in counts:
            played += counts[name][0]
            won += counts[name][1]
    return played, won


def win_rate(deals: Iterable[Counts], name: str) -> float:
    """Return the share of the games won, for one seat of a name."""
    played, won = totals(deals, name)
    return won / played if played else 0.0


def resample(deals: Sequence[Counts], names: Sequence[str]) -> dict[str, list[float]]:
    """Return win rates in resampled tournaments (bootstrap).

    Whole deals are drawn, with all their rotations and match-ups: games of one deal resemble each other. The same
    draws serve all names, so that differences between them are paired.
    """
    stream = random.Random(len(deals))  # the same numbers whenever the same games are counted
    found: dict[str, list[float]] = {name: [] for name in names}
    table = {name: [tuple(counts.get(name, (0, 0))) for counts in deals] for name in names}
    for _ in range(RESAMPLES if len(deals) > 1 else 1):
        drawn = stream.choices(range(len(deals)), k=len(deals)) if len(deals) > 1 else range(len(deals))
        for name in names:
            column = table[name]
            played = sum(column[deal][0] for deal in drawn)
            won = sum(column[deal][1] for deal in drawn)
            found[name].append(won / played if played else 0.0)
    return found


def interval(sample: Iterable[float], signed: bool = False) -> list[float]:
    """Return the middle part of a sample that holds ``LEVEL`` of it; a single draw tells nothing."""
    ordered = sorted(sample)
    if len(ordered) == 1:
        return [-1.0 if signed else 0.0, 1.0]
    cut = (1 - LEVEL) / 2 * (len(ordered) - 1)
    return [round(ordered[int(cut)], 4), round(ordered[len(ordered) - 1 - int(cut)], 4)]


def bot_row(deals: Sequence[Counts], name: str, sample: Sequence[float], skill: tuple[float, float]) -> Data:
    """Return the row of a name; the rating is what can be trusted of its skill, mu - 3 sigma."""
    played, won = totals(deals, name)
    return {
        "name": name,
        "games": played,
        "wins": won,
        "win_rate": round(won / played, 4),
        "interval": interval(sample),
        "rating": round(skill[0] - 3 * skill[1], 2),
    }


def pairs(deals: Sequence[Counts], names: Sequence[str], samples: dict[str, list[float]]) -> list[Data]:
    """Return how much better each name does than each one below it, with the paired interval of the difference."""
    found = []
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            gaps = [a - b for a, b in zip(samples[one], samples[other], strict=True)]
            difference = round(win_rate(deals, one) - win_rate(deals, other), 4)
            found.append({"bots": [one, other], "difference": difference, "interval": interval(gaps, signed=True)})
    return found


def ratings(records: Sequence[Record]) -> dict[str, tuple[float, float]]:
    """Return mean and deviation of each name's skill (openskill, Plackett-Luce), the games taken in a fixed order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills: dict[str, tuple[float, float]] = {}
    for record in records:
        names = [name for name, _ in parties_of(record)]
        before = [skills.setdefault(name, (model.mu, model.sigma)) for name in names]
        teams = [[model.rating(mu, sigma)] for mu, sigma in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for _, rank in parties_of(record)])]
        for name in set(names):  # several seats of one name: what they learned, on average
            own = [player for player, other in zip(after, names, strict=True) if other == name]
            skills[name] = (mean([one.mu for one in own], 9), mean([one.sigma for one in own], 9))
    return skills


def thinking(records: Iterable[Record]) -> dict[str, float]:
    """Return how long each name thought about a decision with a choice, in milliseconds."""
    spent: dict[str, list[float]] = {}
    for record in records:
        for name, seconds, asked in zip(
            record["bots"], record.get("thought", ()), record.get("asked", ()), strict=False
        ):
            total = spent.setdefault(name, [0.0, 0])
            total[0] += seconds
            total[1] += asked
    return {name: round(1000 * seconds / asked, 3) for name, (seconds, asked) in spent.items() if asked}


def seats_of(record: Record, actor: int) -> list[str]:
    """Return the place of an actor in the order of the first round, 0 the First Player's; Rivals have none."""
    return [str(record["order"][actor])] if actor < len(record["bots"]) else []


def different(field: str) -> Callable[[Record, int], list[str]]:
    """Return what lists the different things in a field of a seat; those of Rivals are no choice of theirs."""

    def things(record: Record, actor: int) -> list[str]:
        return sorted(set(record[field][actor])) if actor < len(record["bots"]) else []

    return things


def visits(records: Sequence[Record]) -> dict[str, float]:
    """Return how often a space is visited in a game, by all seats together."""
    counts = Counter(space for record in records for spaces in record["visited"] for space in spaces)
    return {space: round(n / len(records), 3) for space, n in sorted(counts.items())}


def shares(records: Iterable[Record], group: Callable[[Record, int], list[str]]) -> Data:
    """Return seats played and won by some property, for all and for each name."""
    table: dict[str, dict[str, list[int]]] = {}
    for record in records:
        for actor, name in enumerate(players_of(record)):
            for value in group(record, actor):
                row = table.setdefault(value, {})
                for who in ("all", name):
                    entry = row.setdefault(who, [0, 0])
                    entry[0] += 1
                    entry[1] += record["ranks"][actor] == 1
    return {
        value: {
            who: {"games": played, "wins": won, "win_rate": round(won / played, 4)}
            for who, (played, won) in sorted(row.items())
        }
        for value, row in sorted(table.items())
    }


def vp_by_round(records: Iterable[Record]) -> dict[str, list[float]]:
    """Return the mean Victory Points of each name after each round, over the games that got so far.

    Those of a team are added up.
    """
    sums: dict[str, list[list[int]]] = {}
    for record in records:
        names = [name for name, _ in parties_of(record)]
        for number, row in enumerate(record["vp_by_round"]):
            for name, vp in zip(names, added_up(record, row), strict=True):
                rounds = sums.setdefault(name, [])
                while len(rounds) <= number:
                    rounds.append([0, 0])
                rounds[number][0] += vp
                rounds[number][1] += 1
    return {name: [round(vp / games, 3) for vp, games in rounds] for name, rounds in sorted(sums.items())}


def added_up(record: Record, row: Sequence[int]) -> list[int]:
    """Return the Victory Points of all who competed, from those of the actors."""
    if "teams" not in record:
        return list(row)
    points: dict[int, int] = {}
    for team, vp in zip(record["teams"], row, strict=True):
        points[team] = points.get(team, 0) + vp
    return list(points.values())


def mean(values: Sequence[float], digits: int = 4) -> float:
    """Return the mean, 0 of nothing."""
    return round(sum(values) / len(values), digits) if values else 0.0
