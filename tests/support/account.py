"""What is told must be what happened: the pieces of every actor, reckoned from the events alone.

A small book-keeper of the tests' own: it starts from what everybody sees, books what is told, and is compared with what
everybody sees after the next decision. An event that names the wrong actor, comes without anything having happened, or
stays away makes the books wrong.
"""

from __future__ import annotations

from typing import Any

import landsraad as ls
from landsraad.engine.record.logbook import Event

Books = dict[tuple[int | None, str], int]

GOODS = ("solari", "spice", "water")
# Events that say in ``what`` which resource or Influence, and the sign of their amount.
BY_WHAT = {
    "resource_gained": ("", 1),
    "resource_paid": ("", -1),
    "rival_spent": ("", -1),
    "rival_paid": ("", -1),
    "influence_gained": ("influence.", 1),
    "influence_lost": ("influence.", -1),
}
# What one event of a kind changes, by so many times its amount.
BY_AMOUNT: dict[str, tuple[tuple[str, int], ...]] = {
    "vp_gained": (("vp", 1),),
    "vp_lost": (("vp", -1),),
    "specimen_gained": (("specimens", 1),),
    "specimen_spent": (("specimens", -1),),
    "specimen_returned": (("specimens", -1),),
    "negotiator_placed": (("negotiators", 1),),
    "negotiator_returned": (("negotiators", -1),),
    "dreadnought_commissioned": (("dreadnoughts.supply", -1), ("dreadnoughts.garrison", 1)),
    "dreadnought_deployed": (("dreadnoughts.garrison", -1),),
    "dreadnought_retreated": (("dreadnoughts.garrison", 1),),
    "dreadnought_came_home": (("dreadnoughts.garrison", 1),),
    "sandworm_summoned": (("sandworms.deployed", 1),),
    "sandworm_gone": (("sandworms.deployed", -1),),
}
# What one event of a kind changes by one.
BY_ONE = {
    "swordmaster_gained": ("swordmaster", 1),
    "council_joined": ("council", 1),
    "dreadnought_given_up": ("dreadnoughts.supply", 1),  # out of the Conflict
    "spy_placed": ("spies", -1),
    "spy_recalled": ("spies", 1),
}


# What only the seat whose turn it is does.
OF_THE_TURN = ("agent_placed", "infiltrated", "intelligence_gathered", "ally_activated", "turn_passed")


def strangers(seat: int | None, events: list[Event]) -> tuple[int | None, list[str]]:
    """Return whose turn it is in the end, and who did something in the turn of another."""
    found = []
    for event in events:
        if event.kind == "turn_started":
            seat = event.seat
        elif event.kind in OF_THE_TURN and event.seat != seat:
            found.append(f"{event.kind} by {event.seat} in the turn of {seat}")
    return seat, found


def reckon(books: Books, event: Event) -> None:
    """Book an event."""
    at = event.seat
    if event.kind in BY_WHAT:
        whole, sign = BY_WHAT[event.kind]
        changes = [(f"{whole}{event.what}", sign * event.amount)]
    elif event.kind in ("freighter_advanced", "freighter_recalled"):  # the amount of an advance is where it stands
        place = event.amount if event.kind == "freighter_advanced" else 0
        changes = [("freighter", place - books[at, "freighter"])]
    elif event.kind == "goods_given":
        assert event.what is not None
        changes = [(event.what, -event.amount)]
        if event.what in GOODS:
            books[event.other, event.what] += event.amount  # type: ignore[index]
    elif event.kind in BY_ONE:
        changes = [BY_ONE[event.kind]]
    else:
        changes = [(piece, times * event.amount) for piece, times in BY_AMOUNT.get(event.kind, ())]
    for piece, n in changes:
        books[at, piece] = books.get((at, piece), 0) + n


def pieces(game: ls.Game) -> Books:
    """Return what everybody sees of the pieces that are reckoned, by actor."""
    view: dict[str, Any] = game.view(None)
    names = {"freighter", *GOODS} | {name for rows in BY_AMOUNT.values() for name, _ in rows}
    names |= {name for name, _ in BY_ONE.values()}
    found: Books = {}
    for number, one in enumerate([*view["seats"], *(view.get("rivals") or ())]):
        for faction, level in one["influence"].items():
            found[number, f"influence.{faction}"] = int(level)
        for name in names:
            whole, _, part = name.partition(".")
            value = one.get(whole)
            if part and value is not None:
                value = value[part]
            if value is not None:
                found[number, name] = int(value)
    return found


def wrong(before: Books, after: Books, events: list[Event]) -> list[str]:
    """Return where the books differ from what is seen."""
    books = dict(before)
    for event in events:
        reckon(books, event)
    return [
        f"{piece} of {number}: {value} is seen, {books.get((number, piece), 0)} was told"
        for (number, piece), value in after.items()
        if books.get((number, piece), 0) != value
    ]
