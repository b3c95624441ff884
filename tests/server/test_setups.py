"""Every set-up that the engine knows can be played at a table, and people meet again in the same or other seats."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad as ls
from landsraad.server.hall.opening import rematch_plan
from landsraad.server.hall.table import Table
from landsraad.server.storage.rows import Record, TableRow
from tests.server.kit import Person, Served, run
from tests.support.cells import SAMPLED, Cell

BOT = {"kind": "bot", "level": "novice"}


async def begun(server: Served, cell: Cell) -> None:
    async with Person(server) as ada:
        setup = cell.setup().to_json()
        body = {"setup": setup, "seats": [{"kind": "me"}, *[BOT] * (cell.players - 1)]}
        made = await ada.post("/tables", body, 201)
        assert made["table"]["setup"] == setup
        async with ada.at(made["table"]["id"]) as seat:
            assert await seat.play(moves=6) == 6
            assert seat.state["status"] == "playing"


@pytest.mark.parametrize("cell", SAMPLED, ids=[cell.name for cell in SAMPLED])
def test_every_set_up_can_be_played(server: Served, cell: Cell) -> None:
    run(begun(server, cell))


def seated(leaders: list[str | None]) -> Table:
    """Return a table with two people and a bot."""
    setup: dict[str, Any] = ls.Setup(players=3, leaders=tuple(leaders)).to_json()
    table = Table(TableRow("t", "game", "Fridays", setup, "0" * 64, False, {"kind": "days", "days": 2}, "s0", (), 0))
    for seat, (kind, session, level) in enumerate(
        (("human", "s0", None), ("human", "s1", None), ("bot", None, "mentat"))
    ):
        data: dict[str, Any] = {"seat": seat, "kind": kind, "session": session, "name": f"P{seat}", "level": level}
        data |= {"seconds": 2.0, "character": "schemer"} if level else {"seconds": None}
        table.apply(Record(seat + 1, "seat", data, session, None, 0))
    return table


@pytest.mark.parametrize(("rotated", "order"), [(False, [0, 1, 2]), (True, [1, 2, 0])])
def test_a_rematch_has_the_same_people(rotated: bool, order: list[int]) -> None:
    leaders = ["paul_atreides", None, "baron_vladimir_harkonnen"]
    table = seated(leaders)
    # Somebody lost on time: the person sits down again, not the bot.
    table.apply(Record(4, "stand_in", {"seat": 1, "level": "adept", "why": "clock"}, None, None, 0))
    plan = rematch_plan(table, rotated)
    *seats, start = plan.drafts
    assert start.kind == "start"
    assert [draft.data["seat"] for draft in seats] == order
    assert [draft.data["session"] for draft in seats] == ["s0", "s1", None]
    assert [draft.data["level"] for draft in seats] == [None, None, "mentat"]
    assert [draft.data["seconds"] for draft in seats] == [None, None, 2.0]
    assert [draft.data["character"] for draft in seats] == [None, None, "schemer"]
    assert (plan.title, plan.clock, plan.seed) == ("Fridays", {"kind": "days", "days": 2}, "")
    # Everybody keeps the Leader that was chosen.
    assert plan.setup.leaders is not None
    assert [plan.setup.leaders[seat] for seat in order] == leaders
