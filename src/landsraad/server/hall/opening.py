"""New tables: games, rematches, the tutorial, and playing on from a replay."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import landsraad as ls
from landsraad.content.boxes import team_box
from landsraad.core.rng import ALGORITHM, SEALED
from landsraad.server.api.security import new_id, new_token, token_hash
from landsraad.server.errors import Refused
from landsraad.server.hall.choosing import begin, check_way
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.lobby import check_wishes, first_drafts, places_after
from landsraad.server.hall.pins import start_draft, stream_of
from landsraad.server.hall.room import Room
from landsraad.server.hall.table import Table
from landsraad.server.reasons import unplayable
from landsraad.server.storage.rows import Draft, NewTable, SeatRow, Session, TableRow
from landsraad.server.storage.store import now_ms
from landsraad.server.wire.common import SeatWish

Data = dict[str, Any]
TUTORIAL_PLAYERS = 4
TUTORIAL_SEED = sha256(b"landsraad tutorial").hexdigest()


@dataclass(frozen=True)
class Opening:
    """A table just made, with the tokens to hand out."""

    room: Room
    invites: dict[int, str]
    watch: str


@dataclass(frozen=True)
class Plan:
    """What a new table shall be."""

    setup: ls.Setup
    drafts: list[Draft]
    clock: Data
    title: str = ""
    kind: str = "game"
    seed: str = ""  # empty: a new one that nobody knows
    prefix: tuple[int, ...] = ()
    stream: str = SEALED
    position: list[list[Any]] | None = None  # words by which the table is laid
    choosing: str | None = None  # how people come to their Leaders


def read_setup(data: Data) -> ls.Setup:
    """Return the set-up that a request names, refusing what the engine cannot play."""
    try:
        return ls.Setup.from_json(data)
    except (ls.SetupError, TypeError, ValueError, AttributeError) as error:
        raise unplayable(data, error) from error


@dataclass(frozen=True)
class Prepared:
    """A table that is not stored yet, with its tokens."""

    new: NewTable
    invites: dict[int, str]
    watch: str


async def open_table(hall: Hall, host: Session, plan: Plan) -> Opening:
    """Make a table."""
    made = prepare(hall, host, plan)
    await hall.store.add_table(made.new.row, made.new.watch_hash, made.new.places, made.new.first)
    return Opening(await entered(hall, made.new.row.id), made.invites, made.watch)


async def entered(hall: Hall, table_id: str) -> Room:
    """Return the room of a table just stored, with its bots at work."""
    room = await hall.room(table_id)
    assert room is not None
    hall.driver.poke(room)
    # A game may come to its end before anybody decides: one that was brought along.
    await room.note_end()
    return room


def prepare(hall: Hall, host: Session, plan: Plan) -> Prepared:
    """Return a table as it will be stored."""
    open_seats = [d.data["seat"] for d in plan.drafts if d.kind == "seat" and d.data["kind"] == "open"]
    invites = {seat: new_token() for seat in open_seats}
    watch = new_token()
    row = TableRow(
        id=new_id(),
        kind=plan.kind,
        title=plan.title,
        setup=json.loads(json.dumps(plan.setup.to_json())),
        seed=plan.seed or hall.settings.new_seed(),
        # The deal of the day is nobody's to know, though it was drawn before.
        seed_known=bool(plan.seed) and plan.kind != "daily",
        clock=plan.clock,
        host=host.id,
        prefix=plan.prefix,
        created_ms=now_ms(),
        stream=plan.stream,
        position=plan.position,
        choosing=plan.choosing,
    )
    places = tuple(
        SeatRow(seat, None, token_hash(invites[seat]) if seat in invites else None)
        for seat in range(plan.setup.players)
    )
    return Prepared(NewTable(row, token_hash(watch), places, tuple(plan.drafts)), invites, watch)


def game_plan(
    setup: Data, wishes: Sequence[SeatWish], clock: Data, title: str, host: Session, choosing: str | None = None
) -> Plan:
    """Plan a table as a person wishes it."""
    read = read_setup({**setup, "leaders": None} if choosing is not None else setup)
    check_wishes(wishes, read.players)
    check_way(read, choosing)
    return Plan(read, first_drafts(read, wishes, host, choosing=choosing), clock, title, choosing=choosing)


def tutorial_plan(host: Session, box: str = "base", modules: Sequence[str] = ()) -> Plan:
    """Plan the tutorial of a box: always the same deal, one of the simple Leaders, easy opponents."""
    plain = read_setup({"host": box, "players": TUTORIAL_PLAYERS, "modules": list(modules)})
    listed: Any = ls.catalog(plain)["leaders"]
    simple = min(listed, key=lambda leader: (leader["complexity"], leader["id"]))["id"]
    leaders = (simple, *(None,) * (TUTORIAL_PLAYERS - 1))
    wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot", level="novice") for _ in leaders[1:])]
    setup = replace(plain, leaders=leaders)
    # Everybody may know this deal, and its lessons are about it.
    drafts = first_drafts(setup, wishes, host, ALGORITHM)
    return Plan(setup, drafts, {"kind": "none"}, "", "tutorial", TUTORIAL_SEED, stream=ALGORITHM)


def rematch_plan(table: Table, rotated: bool) -> Plan:
    """Plan the same game for the same people, everybody one seat on if rotated."""
    players = table.setup.players
    drafts: list[Draft] = []
    for place in table.seats:
        seat = (place.seat + 1) % players if rotated else place.seat
        level = place.level if place.kind == "bot" else None
        data = {"seat": seat, "kind": place.kind, "session": place.session, "name": place.name, "level": level}
        drafts.append(Draft("seat", {**data, "seconds": place.seconds, "character": place.character}))
    if table.row.choosing is not None:  # all choose anew
        setup = ls.Setup.from_json(table.row.setup)
        begun = begin(setup, table.row.choosing, places_after((), drafts), None, SEALED)
        return Plan(setup, [*drafts, *begun], table.row.clock, table.row.title, choosing=table.row.choosing)
    leaders = table.setup.leaders
    if leaders is not None and rotated and team_box(table.setup.host, players) is None:  # else Leaders are of seats
        leaders = (leaders[-1], *leaders[:-1])
    setup = ls.Setup.from_json({**table.setup.to_json(), "leaders": leaders})
    return Plan(setup, [*drafts, start_draft(setup)], table.row.clock, table.row.title)


def fork_plan(table: Table, step: int, wishes: Sequence[SeatWish], clock: Data, host: Session) -> Plan:
    """Plan to play on from a step of a finished game; its deal is no secret any more."""
    if table.status != "finished":
        raise Refused("wrong_status", status=table.status)
    if step >= len(table.history):
        raise Refused("not_found")
    check_wishes(wishes, table.setup.players)
    if table.story is not None or table.carried is not None:
        raise Refused("set_aside")
    prefix = tuple(action for _, action in table.history[:step])
    stream = stream_of(table.pin)
    drafts = first_drafts(table.setup, wishes, host, stream)
    return Plan(table.setup, drafts, clock, table.row.title, "fork", table.row.seed, prefix, stream)
