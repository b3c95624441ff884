"""Ratings over 10,000 games: they order bots as the tournament does, and leaving costs."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from landsraad.server.hall.rating import MODEL, new_ratings
from landsraad.tournament.stats import by_deal, ratings, win_rate

# Games for three that bots played, all orders of seats with every deal: who sat where, and who came out how.
GAMES = json.loads((Path(__file__).with_name("data") / "ladder_games.json").read_text("utf-8"))
BOTS: list[str] = GAMES["bots"]
Data = dict[str, Any]
ROUNDS = 10_000
PEOPLE = 4


def records() -> list[Data]:
    """Return the games as a tournament keeps them."""
    found = []
    for number, (order, ranks) in enumerate(GAMES["games"]):
        names = [BOTS[one] for one in order]
        found.append({"match": "ladder", "seed": number // 6, "rotation": number % 6, "bots": names, "ranks": ranks})
    return found


def tournament_order() -> list[str]:
    """Return the bots as a tournament orders them, the best first."""
    deals = by_deal(records())
    return sorted(BOTS, key=lambda name: -win_rate(deals, name))


def line(session: str, place: int, left: str | None = None, seat: int = 0) -> Data:
    return {"session_id": session, "name": session, "place": place, "left_by": left, "seat": seat}


def simulated(leaver: bool) -> dict[str, Data]:
    """Return the ladder after many games between people who play as these bots do."""
    chance = random.Random(20)
    known: dict[str, Data] = {}
    unsteady = f"{tournament_order()[0]}-0"
    for _ in range(ROUNDS):
        order, ranks = chance.choice(GAMES["games"])
        rows = []
        for bot, rank in zip(order, ranks, strict=True):
            session = f"{BOTS[bot]}-{chance.randrange(PEOPLE)}"
            gone = leaver and session == unsteady and chance.random() < 0.5
            rows.append(line(session, rank, "clock" if gone else None))
        known |= {row["session_id"]: row for row in new_ratings(rows, known)}
    return known


def ladder(known: dict[str, Data]) -> list[str]:
    """Return the people by what is certain of their strength, as the server orders them."""
    return sorted(known, key=lambda name: 3 * known[name]["sigma"] - known[name]["mu"])


def test_ten_thousand_games_order_bots_as_the_tournament_does() -> None:
    best = tournament_order()
    deals = by_deal(records())
    rates = [win_rate(deals, name) for name in best]
    assert rates == sorted(rates, reverse=True)
    skills = ratings(records())
    assert sorted(BOTS, key=lambda name: -skills[name][0]) == best, "so does the tournament's own rating"
    known = simulated(leaver=False)
    assert sum(row["games"] for row in known.values()) == 3 * ROUNDS
    assert [name.rpartition("-")[0] for name in ladder(known)] == [name for name in best for _ in range(PEOPLE)]
    assert max(row["sigma"] for row in known.values()) < MODEL.sigma / 2, "doubt shrinks"


def test_who_leaves_every_other_game_falls_behind_their_equals() -> None:
    known = simulated(leaver=True)
    best = tournament_order()[0]
    equals = [known[f"{best}-{n}"]["mu"] for n in range(1, PEOPLE)]
    assert known[f"{best}-0"]["mu"] < min(equals) - 1.0


def test_teams_are_rated_as_teams_and_a_leaver_loses_alone() -> None:
    sides = [0, 0, 0, 1, 1, 1]
    people = [line(f"p{seat}", 1 if side == 0 else 2, seat=seat) for seat, side in enumerate(sides)]
    after = {row["session_id"]: row for row in new_ratings(people, {}, sides)}
    assert len({after[f"p{seat}"]["mu"] for seat in (0, 1, 2)}) == 1
    assert after["p0"]["mu"] > MODEL.mu > after["p3"]["mu"]
    people[1]["left_by"] = "resigned"
    left = {row["session_id"]: row for row in new_ratings(people, {}, sides)}
    assert left["p0"]["mu"] == after["p0"]["mu"]
    assert left["p1"]["mu"] < MODEL.mu
    # Without people on the other side nothing is learned.
    alone = new_ratings(people[:3], {}, sides)
    assert [row["mu"] for row in alone] == [MODEL.mu] * 3
    # Without teams the same three seats are opponents.
    assert len({row["mu"] for row in new_ratings([line("a", 1), line("b", 2), line("c", 3)], {})}) == 3
