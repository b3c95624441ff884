"""H1 on the wire: what is sent to a seat does not depend on what it may not know, and holds no secret."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import landsraad as ls
from landsraad.core.codec import canonical
from landsraad.i18n import words
from landsraad.server.hall.table import Table
from landsraad.server.show import states
from landsraad.server.show.previews import preview
from landsraad.server.show.states import Looker, state_message
from landsraad.server.storage.rows import Record, TableRow
from tests.server.kit import Person, Served, run
from tests.support.cells import SAMPLED
from tests.support.noninterference import Leak, compare_events
from tests.support.noninterference import states as positions
from tests.support.play import size, slice_of_soak

SLICE, SLICES = slice_of_soak()
POSITIONS = size(1000, 50_000) // SLICES
APART = 100_000  # deals between two slices
RESAMPLES = 3
BOT = {"kind": "bot", "level": "novice"}


def table_of(game: ls.Game) -> Table:
    """Return a table that has come to this position."""
    setup = json.loads(json.dumps(game.setup.to_json()))
    row = TableRow("t", "game", "", setup, "0" * 64, False, {"kind": "none"}, "s0", (), 0)
    table = Table(row)
    for seat in range(game.setup.players):
        data = {"seat": seat, "kind": "human", "session": f"s{seat}", "name": f"P{seat}", "level": None}
        table.apply(Record(table.seq + 1, "seat", data, None, None, 0))
    table.game = game
    table.started = True
    table.places = [(1, 1)] * len(game.events())
    table.history = [(0, action) for action in game.history]
    table.marks = [len(table.places)] * (len(table.history) + 1)
    return table


def hidden_twin(game: ls.Game, viewer: int, seed: int) -> ls.Game:
    """Return a game that differs only in what the viewer cannot know, with the same history."""
    twin = game.determinize(viewer, seed)
    twin.events()
    twin._has_history = True
    twin._history = game._history
    return twin


def sent(table: Table, game: ls.Game, viewer: int | None) -> str:
    """Return the state that the viewer would be sent, without the events that it knows already."""
    table.game = game
    looker = Looker(None if viewer is None else f"s{viewer}", viewer, None, len(table.places))
    return canonical(state_message(table, looker, (), words("en"), 0))


def check_wire(count: int, seed: int = 0) -> Counter[str]:
    """Compare what is sent at this many positions, for all seats; return the comparisons of each cell."""
    done: Counter[str] = Counter()
    for name, game, rng in positions(count, seed):
        table = table_of(game)
        watched = sent(table, game, None)
        for viewer in range(game.setup.players):
            seen = sent(table, game, viewer)
            for _ in range(RESAMPLES):
                twin = hidden_twin(game, viewer, int(rng.word()))
                if seen != sent(table, twin, viewer):
                    raise Leak(f"{name}: what seat {viewer} is sent changes")
                if game.seat != viewer and watched != sent(table, twin, None):
                    raise Leak(f"{name}: what a spectator is sent changes")
                done[name.partition(", seed")[0]] += 1
            if game.seat == viewer:
                check_preview(name, game, viewer, int(rng.word()))
    return done


def check_preview(name: str, game: ls.Game, viewer: int, seed: int) -> None:
    """Compare the previews of a position and its twin: events in the sense of H1, marks exactly."""
    spoken = words("en")
    actors = spoken.actor_names(game.view(None))
    for action in game.legal_actions()[:2]:
        ours = preview(game, viewer, action, spoken, actors)
        theirs = preview(game.determinize(viewer, seed), viewer, action, spoken, actors)
        for key in ("undoable", "passes_on"):
            if ours[key] != theirs[key]:
                raise Leak(f"{name}: the preview of {action} changes in {key}")
        if ours["certain"] and theirs["certain"]:
            assert game.decision is not None
            compare_events(name, ours["events"], theirs["events"], viewer, game.decision.kind)
        for event in ours["events"]:
            assert event["what"] is None or event["kind"] not in ("card_drawn", "intrigue_drawn") or not event["hidden"]


def test_what_is_sent_does_not_depend_on_what_is_hidden() -> None:
    done = check_wire(POSITIONS, (SLICE - 1) * APART)
    assert done.total() >= POSITIONS * RESAMPLES
    assert set(done) == {cell.name for cell in SAMPLED}


def test_the_comparison_has_teeth_for_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state that looks with the eyes of the one who is asked is caught."""
    honest = states.game_part

    def leaky(game: ls.Game, viewer: int | str | None, *rest: object) -> object:
        return honest(game, game.seat if game.seat is not None else viewer, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(states, "game_part", leaky)
    with pytest.raises(Leak):
        check_wire(POSITIONS)


def test_the_comparison_has_teeth_for_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A label that tells the order of a deck is caught."""
    honest = states.question_info

    def leaky(view: dict[str, object], *rest: object) -> object:
        told = honest(view, *rest)  # type: ignore[arg-type]
        return told and {**told, "prompt": told["prompt"] + str(LOOK[0].digest())}

    def peek(game: ls.Game, *rest: object) -> object:
        LOOK[:] = [game]
        return part(game, *rest)  # type: ignore[arg-type]

    part = states.game_part
    monkeypatch.setattr(states, "question_info", leaky)
    monkeypatch.setattr(states, "game_part", peek)
    with pytest.raises(Leak):
        check_wire(POSITIONS)


LOOK: list[ls.Game] = []


async def listen(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Bo") as bo:
        made = await ada.table("me", "open", BOT)
        table = made["table"]["id"]
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        async with ada.at(table) as a, bo.at(table) as b:
            seats = {0: a, 1: b}
            for number in range(60):
                for seat in seats.values():
                    newest = max(other.state["seq"] for other in seats.values())
                    while seat.state["seq"] < newest or (seat.state["question"] or {}).get("seat") == 2:
                        await seat.until("state")
                if a.state["status"] == "finished":
                    break
                mover = seats[a.state["question"]["seat"]]
                choices = mover.state["question"]["options"]
                await mover.done("act", action=choices[number % len(choices)]["action"])
        secrets = [
            ada.cookie.partition("=")[2],
            bo.cookie.partition("=")[2],
            made["watch"],
            made["invites"][0]["token"],
        ]
        for number, seat in seats.items():
            for message in seat.heard:
                told = json.dumps(message)
                assert not any(secret in told for secret in secrets)
                if message["type"] == "state" and message["status"] == "playing":
                    assert message["seed"] is None
                    for other in message["view"]["seats"]:
                        private = {"hand", "deck", "intrigue"} & set(other)
                        assert bool(private) == (other["seat"] == number)
                    asked = message["question"]
                    assert (asked["options"] is not None) == (asked["seat"] == number)
                    for event in message["events"]["items"]:
                        if event["hidden"]:
                            assert event["what"] is None


def test_no_secret_is_in_what_clients_hear(server: Served) -> None:
    run(listen(server))
