"""How people come to their Leaders before a game: everybody picks, a draft, or a sealed auction for seats and Leaders.

It is the sum of its records like everything of a table. Chance (what is dealt, who goes first among equals, what bots
take) is drawn by whoever writes a record and stands in it, so that all who read it agree.
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from typing import Any

import landsraad as ls
from landsraad.content.boxes import team_box
from landsraad.server.errors import Refused
from landsraad.server.hall.pins import start_draft
from landsraad.server.hall.seats import SeatState
from landsraad.server.storage.rows import Draft

Data = dict[str, Any]
# Beside random, which needs no choice.
WAYS = ("pick", "draft", "auction")
KINDS = ("choosing", "bid", "place", "pick")
# So many Leaders more than seats are dealt to a draft.
SPARE = 2
# What everybody divides between an early choice of the seat and an early choice of the Leader.
BUDGET = 10
CHANCE = secrets.SystemRandom()


def kept_seats(setup: ls.Setup) -> dict[int, str]:
    """Return the seats whose Leader the rules name: Commanders."""
    team = team_box(setup.host, setup.players)
    return {} if team is None else {n: plan.leaders[0] for n, plan in enumerate(team.seating) if plan.only}


def choosable(setup: ls.Setup) -> list[str]:
    """Return the Leaders that people may come to in a game."""
    listed: Any = ls.catalog(setup)["leaders"]
    kept = set(kept_seats(setup).values())
    return sorted(one["id"] for one in listed if one["id"] not in kept)


def check_way(setup: ls.Setup, way: str | None) -> None:
    """Refuse a way of choosing that does not fit: seats of teams cannot be bid for."""
    if way == "auction" and (kept_seats(setup) or setup.players < 2):
        detail = "seats can be bid for where two or more play, without teams"
        raise Refused("bad_setup", reason="auction", detail=detail)


class Choosing:
    """Who has chosen what."""

    def __init__(self, way: str, seats: int, data: Data) -> None:
        self.way = way
        self.pool: list[str] = data["pool"]
        self.order: list[int] = data["order"]  # of picks, and of equals in an auction
        self.fixed: list[int] = data["fixed"]  # seats that choose nothing
        self.bids: list[int | None] = [None] * seats
        self.places: list[int | None] = [None] * seats
        self.picked: list[str | None] = [None] * seats

    @property
    def stage(self) -> str:
        """Return what is chosen now: bid, place or leader."""
        if self.way != "auction" or None not in self.places:
            return "leader"
        return "bid" if None in self.bids else "place"

    def _in_turn(self) -> list[int]:
        """Return the seats in the order in which they choose now."""
        if self.way != "auction":
            return self.order
        sign = -1 if self.stage == "place" else 1
        return sorted(self.order, key=lambda seat: sign * (self.bids[seat] or 0))

    def due(self) -> list[int]:
        """Return the seats that may choose now."""
        if self.stage == "bid":
            return [seat for seat, bid in enumerate(self.bids) if bid is None]
        chosen: Sequence[object] = self.places if self.stage == "place" else self.picked
        left = [seat for seat in self._in_turn() if chosen[seat] is None and seat not in self.fixed]
        return sorted(left) if self.way == "pick" else left[:1]

    def free(self) -> list[str]:
        """Return the Leaders that nobody has."""
        return [leader for leader in self.pool if leader not in self.picked]

    def free_places(self) -> list[int]:
        """Return the places that nobody has."""
        return [place for place in range(len(self.places)) if place not in self.places]

    def apply(self, kind: str, data: Data) -> None:
        """Take in a record."""
        seat = data["seat"]
        if kind == "bid":
            self.bids[seat] = data["bid"]
        elif kind == "place":
            self.places[seat] = data["place"]
        else:
            self.picked[seat] = data["leader"]

    def chance(self, seat: int) -> tuple[str, Data]:
        """Return what a bot chooses."""
        if self.stage == "bid":
            return "bid", {"seat": seat, "bid": CHANCE.randint(3, BUDGET - 3)}
        if self.stage == "place":
            return "place", {"seat": seat, "place": CHANCE.choice(self.free_places())}
        return "pick", {"seat": seat, "leader": CHANCE.choice(self.free())}

    def info(self) -> Data:
        """Return what everybody may know: bids are sealed until all are in."""
        shown = None not in self.bids
        return {
            "stage": self.stage,
            "due": self.due(),
            "pool": self.pool,
            "picked": self.picked,
            "bid": [bid is not None for bid in self.bids],
            "bids": self.bids if shown else [None] * len(self.bids),
            "places": self.places,
            "budget": BUDGET,
        }


def begin(
    setup: ls.Setup, way: str | None, places: Sequence[SeatState], session: str | None, stream: str
) -> list[Draft]:
    """Return the records that begin a game whose seats are taken: the start, or the choice before it."""
    if way is None:
        return [start_draft(setup, session, stream)]
    kept = sorted(kept_seats(setup))
    leaders = choosable(setup)
    order = list(reversed(range(setup.players)))
    if way != "pick":
        leaders = sorted(CHANCE.sample(leaders, min(len(leaders), setup.players - len(kept) + SPARE)))
    if way == "auction":
        CHANCE.shuffle(order)
    data = {"pool": leaders, "order": order, "fixed": kept}
    return [
        Draft("choosing", data, session),
        *settle(Choosing(way, setup.players, data), setup, places, stream),
    ]


def settle(choice: Choosing, setup: ls.Setup, places: Sequence[SeatState], stream: str) -> list[Draft]:
    """Let bots choose as long as only they are asked; return their records, and the start when all have chosen."""
    drafts: list[Draft] = []
    while due := choice.due():
        bots = [seat for seat in due if places[seat].kind == "bot"]
        # Where all may choose at once bots leave the choice to people.
        if not bots or (choice.way == "pick" and len(bots) < len(due)):
            return drafts
        kind, data = choice.chance(bots[0])
        choice.apply(kind, data)
        drafts.append(Draft(kind, data))
    return [*drafts, *seated(choice, setup, places, stream)]


def seated(choice: Choosing, setup: ls.Setup, places: Sequence[SeatState], stream: str) -> list[Draft]:
    """Return the records that put everybody into the place they came to, and the start."""
    drafts: list[Draft] = []
    leaders: list[str | None] = list(choice.picked)
    if choice.way == "auction":
        for seat, place in enumerate(choice.places):
            assert place is not None
            who = places[seat]
            leaders[place] = choice.picked[seat]
            data = {"seat": place, "kind": who.kind, "session": who.session, "name": who.name, "level": who.level}
            drafts.append(Draft("seat", {**data, "seconds": who.seconds, "character": who.character}))
    chosen = ls.Setup.from_json({**setup.to_json(), "leaders": leaders})
    start = start_draft(chosen, None, stream)
    return [*drafts, Draft("start", {**start.data, "leaders": leaders})]


def choose(
    choice: Choosing, setup: ls.Setup, places: Sequence[SeatState], stream: str, seat: int, wish: Data, session: str
) -> list[Draft]:
    """Carry out somebody's choice, and what bots choose after it."""
    if seat not in choice.due():
        raise Refused("not_asked")
    kind, data = {"bid": "bid", "place": "place", "leader": "pick"}[choice.stage], {"seat": seat, **wish}
    value = wish.get({"bid": "bid", "place": "place", "pick": "leader"}[kind])
    allowed: Sequence[object] = {
        "bid": range(BUDGET + 1),
        "place": choice.free_places(),
        "pick": choice.free(),
    }[kind]
    if value is None or value not in allowed:
        raise Refused("illegal")
    after = copy.deepcopy(choice)
    after.apply(kind, data)
    return [Draft(kind, data, session), *settle(after, setup, places, stream)]
