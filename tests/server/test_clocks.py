"""Clocks: days and Fischer, on tables in memory and in a hall with real time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls
from landsraad.server.errors import Refused
from landsraad.server.hall import commands
from landsraad.server.hall.clocks import DAY_MS
from landsraad.server.hall.connection import Connection
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.opening import Plan, open_table
from landsraad.server.hall.table import Table
from landsraad.server.settings import Settings
from landsraad.server.show.info import clock_info
from landsraad.server.storage.rows import Draft, Record, Session, TableRow
from landsraad.server.wire import messages as wire
from tests.server.kit import run

Data = dict[str, Any]
PLAYERS = 3
# A deal whose first turn takes several choices.
DEAL = "2a"


def seated(clock: Data, at_ms: int = 0) -> Table:
    """Return a table with three people that has just started."""
    row = TableRow("t", "game", "", ls.Setup(players=PLAYERS).to_json(), "7" * 64, False, clock, "s0", (), 0)
    table = Table(row)
    for draft in drafts():
        table.apply(Record(table.seq + 1, draft.kind, draft.data, None, None, at_ms))
    return table


def drafts() -> list[Draft]:
    people = [{"seat": n, "kind": "human", "session": f"s{n}", "name": f"P{n}", "level": None} for n in range(PLAYERS)]
    return [*(Draft("seat", data) for data in people), Draft("start")]


def act(table: Table, now_ms: int, last: bool = False) -> int:
    """Let whoever is asked choose the first or last option at a time; return the seat."""
    seat = table.asked
    assert seat is not None
    actions = table.played().legal_actions()
    message = wire.Act(type="act", id=f"c{table.seq}", ask=table.ask, action=actions[-1 if last else 0])
    for draft in commands.act(table, f"s{seat}", seat, message, now_ms):
        table.apply(Record(table.seq + 1, draft.kind, draft.data, draft.session, draft.client, now_ms))
    return seat


def test_nobody_pays_while_the_device_goes_from_hand_to_hand() -> None:
    """The hand-over holds the clock; whoever sits down starts it."""
    table = seated({"kind": "fischer", "seconds": 100, "increment": 0})
    seat = table.asked
    assert seat is not None
    table.clocks.hold()
    assert clock_info(table, 50_000)["left_ms"][seat] == 100_000
    table.clocks.take_up(55_000)
    assert clock_info(table, 58_000)["left_ms"][seat] == 97_000
    # Once a question: who has seen it does not stop the clock by coming again.
    table.clocks.hold()
    assert clock_info(table, 60_000)["left_ms"][seat] == 95_000


def test_a_hand_over_that_never_ends_is_paid_for() -> None:
    """A minute is enough to pass a device on; others do not wait for ever."""
    table = seated({"kind": "fischer", "seconds": 100, "increment": 0})
    seat = table.asked
    assert seat is not None
    table.clocks.hold()
    assert not table.clocks.up(seat, 60_000)
    assert clock_info(table, 70_000)["left_ms"][seat] == 90_000
    assert table.clocks.up(seat, 160_000)
    table.clocks.take_up(80_000)
    assert clock_info(table, 81_000)["left_ms"][seat] == 79_000


def test_fischer_counts_down_and_adds_when_the_turn_passes() -> None:
    table = seated({"kind": "fischer", "seconds": 100, "increment": 10})
    first = act(table, 5_000)
    assert table.asked == first, "an Agent turn takes several choices"
    assert table.clocks.left_ms[first] == 95_000
    info = clock_info(table, 8_000)
    assert (info["running"], info["left_ms"][first]) == (first, 92_000)
    now = 5_000
    while table.asked == first:
        now += 1_000
        act(table, now, last=True)
    spent = now
    assert table.clocks.left_ms[first] == 100_000 - spent + 10_000
    other = table.asked
    assert other is not None
    assert clock_info(table, now + 500)["left_ms"][other] == 99_500


def test_a_flag_falls_and_a_bot_takes_the_seat() -> None:
    table = seated({"kind": "fischer", "seconds": 30, "increment": 0})
    seat = table.asked
    assert seat is not None
    assert commands.flag(table, 29_999) == []
    (fallen,) = commands.flag(table, 30_000)
    assert fallen.data == {"seat": seat, "level": "adept", "why": "clock"}
    table.apply(Record(table.seq + 1, fallen.kind, fallen.data, None, None, 30_000))
    assert table.bot_asked is table.seats[seat]
    assert commands.flag(table, 99_000) == []
    with pytest.raises(Refused, match="cannot_hand_back"):
        commands.hand_back(table, f"s{seat}", seat)


def test_days_begin_anew_with_every_move_and_the_seat_comes_back() -> None:
    table = seated({"kind": "days", "days": 2})
    first = act(table, DAY_MS)
    assert clock_info(table, DAY_MS + 5)["left_ms"][first] == 2 * DAY_MS - 5
    assert commands.flag(table, 3 * DAY_MS - 1) == []
    (fallen,) = commands.flag(table, 3 * DAY_MS)
    table.apply(Record(table.seq + 1, fallen.kind, fallen.data, None, None, 3 * DAY_MS))
    (back,) = commands.hand_back(table, f"s{first}", first)
    table.apply(Record(table.seq + 1, back.kind, back.data, f"s{first}", None, 4 * DAY_MS))
    assert not table.seats[first].bot_plays
    assert commands.flag(table, 4 * DAY_MS + 1) == []


def test_nobody_pays_for_the_time_the_server_was_down() -> None:
    table = seated({"kind": "fischer", "seconds": 100, "increment": 0})
    table.clocks.boot_ms = 500_000
    assert commands.flag(table, 550_000) == []
    seat = act(table, 550_000)
    assert table.clocks.left_ms[seat] == 50_000


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    table = seated({"kind": "none"})
    assert commands.flag(table, 10**15) == []
    assert clock_info(table, 10**15) == {"kind": "none", "running": None, "left_ms": [None] * 3, "increment_ms": 0}


def first_of_several(game: ls.Game) -> int:
    """Return an action after which the same seat is asked again."""
    for action in game.legal_actions():
        after = game.clone()
        after.apply(action)
        if after.seat == game.seat:
            return action
    raise AssertionError("an Agent turn takes several choices")


async def two_tabs(path: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{path}"))
    await hall.open()
    try:
        host = Session("s0", "Ada", "en")
        people = [{"seat": n, "kind": "human", "session": "s0", "name": "", "level": None} for n in range(PLAYERS)]
        clock = {"kind": "fischer", "seconds": 1000, "increment": 0}
        drafted = [*(Draft("seat", one) for one in people), Draft("start")]
        room = (await open_table(hall, host, Plan(ls.Setup(players=PLAYERS), drafted, clock, seed=DEAL))).room
        one = Connection(room, host, "en", 0, None)
        room.enter(one, lambda code, why: None)
        assert room.table.clocks.held, "nobody can see the question yet"
        one.sit(room.table.asked)
        assert not room.table.clocks.held
        for _ in range(2):
            two = Connection(room, host, "en", 0, None)
            room.enter(two, lambda code, why: None)
            assert two.handover == room.table.asked
            assert not room.table.clocks.held, "one of the tabs shows the question"
            action = first_of_several(room.table.played())
            seat, draft = room.table.asked, {"action": action, "spent": 0}
            await room.commit(lambda table, d={**draft, "seat": seat}: [Draft("decide", d)])  # type: ignore[misc]
            assert room.table.asked == seat
    finally:
        await hall.close()


def test_a_second_tab_does_not_stop_the_clock(tmp_path: Path) -> None:
    run(two_tabs(tmp_path / "tabs.sqlite3"))


async def ticking(path: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{path}"))
    await hall.open()
    try:
        clock = {"kind": "fischer", "seconds": 1, "increment": 0}
        host = Session("s0", "Ada", "en")
        opening = await open_table(hall, host, Plan(ls.Setup(players=PLAYERS), drafts(), clock))
        room = opening.room
        for _ in range(100):
            if all(seat.stand_in == "clock" for seat in room.table.seats):
                break
            await asyncio.sleep(0.2)
        assert all(seat.stand_in == "clock" for seat in room.table.seats), "the hall looks after the clocks"
    finally:
        await hall.close()


def test_the_hall_lets_flags_fall(tmp_path: Path) -> None:
    run(ticking(tmp_path / "clock.sqlite3"))
