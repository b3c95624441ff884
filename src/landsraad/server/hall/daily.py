"""The deal of the day: the same cards for everybody, against the same bots, once for each person."""

from __future__ import annotations

import datetime
from typing import Any

import landsraad as ls
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.lobby import first_drafts
from landsraad.server.hall.opening import Plan
from landsraad.server.storage.rows import Session
from landsraad.server.wire.common import SeatWish

Data = dict[str, Any]
KIND = "daily"
PLAYERS = 4
# One after the other, day by day.
SETUPS: tuple[Data, ...] = (
    {"host": "base", "players": PLAYERS},
    {"host": "uprising", "players": PLAYERS, "modules": ["choam"]},
    {"host": "base", "players": PLAYERS, "modules": ["ix"]},
)


def today() -> str:
    """Return the day, as the whole world counts it."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def setup_for(day: str) -> Data:
    """Return what is played on a day."""
    return SETUPS[datetime.date.fromisoformat(day).toordinal() % len(SETUPS)]


async def daily_plan(hall: Hall, day: str, host: Session) -> Plan:
    """Plan somebody's table of a day; its seed is a secret like that of any other game until it is over."""
    data, seed = await hall.daily.deal(day, setup_for(day), hall.settings.new_seed())
    setup = ls.Setup.from_json(data)
    bots = [SeatWish(kind="bot", level="adept") for _ in range(setup.players - 1)]
    drafts = first_drafts(setup, [SeatWish(kind="me"), *bots], host)
    return Plan(setup, drafts, {"kind": "none"}, day, KIND, seed)
