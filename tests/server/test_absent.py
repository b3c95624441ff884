"""Nobody rewinds an absent person's game: undo reaches back to the takeover and no further."""

from __future__ import annotations

import contextlib

import pytest

from landsraad.server.errors import Refused
from landsraad.server.hall import commands
from landsraad.server.hall.table import Table
from landsraad.server.show.states import undo_info
from landsraad.server.storage.rows import Draft, Record
from landsraad.server.wire import messages as wire
from tests.server.test_clocks import act, seated


def take(table: Table, drafts: list[Draft]) -> None:
    """Store drafts."""
    for draft in drafts:
        table.apply(Record(table.seq + 1, draft.kind, draft.data, draft.session, draft.client, 0))


def bots_play(table: Table) -> None:
    """Let bots choose until a person is asked."""
    while table.bot_asked is not None:
        take(table, commands.bot_act(table, table.ask, table.played().legal_actions()[0]))


def ask_back(table: Table, seat: int) -> None:
    """Let a person ask to take back."""
    wish = wire.AskUndo(type="ask_undo", id=f"u{table.seq}", ask=table.ask)
    take(table, commands.ask_undo(table, f"s{seat}", seat, wish))


def played(decisions: int) -> Table:
    """Return a table of three people after some decisions."""
    table = seated({"kind": "none"})
    for number in range(decisions):
        act(table, 0, last=bool(number % 2))
    return table


def away(table: Table, *seats: int) -> None:
    """Let bots play for people who are gone."""
    (there,) = {0, 1, 2} - set(seats)
    for seat in seats:
        take(table, commands.stand_in(table, f"s{there}", seat, "novice", True))
    bots_play(table)


def test_undo_ends_at_the_takeover() -> None:
    table = played(40)
    floor = len(table.history)
    away(table, 1, 2)
    for _ in range(12):
        act(table, 0, last=True)
        bots_play(table)
    for _ in range(60):
        with contextlib.suppress(Refused):
            ask_back(table, 0)
        bots_play(table)
    assert len(table.history) >= floor, "decisions of people who are not there were taken back"
    assert not undo_info(table, 0)["can_ask"]
    assert table.history[:floor] == played(40).history


def test_what_a_bot_decided_in_their_place_can_be_taken_back() -> None:
    table = played(40)
    away(table, 1, 2)
    act(table, 0, last=True)
    bots_play(table)
    before = len(table.history)
    assert undo_info(table, 0)["can_ask"]
    ask_back(table, 0)
    assert len(table.history) < before


def test_who_is_back_is_asked_again() -> None:
    table = played(40)
    away(table, 1, 2)
    act(table, 0, last=True)
    bots_play(table)
    take(table, commands.hand_back(table, "s1", 1))
    before = len(table.history)
    ask_back(table, 0)
    assert len(table.history) == before
    assert table.request is not None
    assert table.request["waiting"] == [1]


def test_a_takeover_ends_a_wish_to_take_back() -> None:
    table = played(41)
    seat = table.asked
    assert seat is not None
    ask_back(table, seat)
    assert table.request is not None
    request = table.request["request"]
    other, third = [n for n in range(3) if n != seat]
    take(table, commands.stand_in(table, f"s{seat}", other, "novice", True))
    assert table.request is None
    vote = wire.Vote(type="vote", id="v", request=request, agree=True)
    with pytest.raises(Refused, match="no_request"):
        commands.vote(table, f"s{third}", vote)


def test_nobody_goes_back_behind_a_resignation() -> None:
    table = played(40)
    for seat in (1, 2):
        take(table, commands.resign(table, f"s{seat}", seat))
    bots_play(table)
    with pytest.raises(Refused, match="undo_refused"):
        ask_back(table, 0)
