"""Snapshots: a game goes on from the start of a round under the rules of a version that numbers things otherwise."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import landsraad as ls
from landsraad.content.boxes import ruleset
from landsraad.core.rng import SEALED
from landsraad.engine.record import snapshots
from landsraad.engine.record.snapshots import OF_RIVAL, OF_RIVALRY, OF_SEAT, OF_STATE, go_on, is_faithful, snapshot
from tests.support.cells import SAMPLED, Cell

Data = dict[str, Any]


def rounds(setup: ls.Setup, stream: str = SEALED) -> list[tuple[ls.Game, Data]]:
    """Play a game by chance; return it with a snapshot at the first moment of every round that offers one."""
    game, rng = ls.new_game(setup, 5, stream), random.Random(3)
    found: dict[int, tuple[ls.Game, Data]] = {}
    while not game.over:
        taken = snapshot(game)
        round_ = int(game.view(None)["round"])  # type: ignore[call-overload]
        if taken is not None and round_ not in found:
            found[round_] = (game.clone(), json.loads(json.dumps(taken)))
        game.apply(rng.choice(game.legal_actions()))
    assert sorted(found) == list(range(1, max(found) + 1)), "a round without a moment to go on from"
    return list(found.values())


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_a_game_goes_on_from_every_round(cell: Cell) -> None:
    for game, taken in rounds(cell.setup()):
        other = go_on(taken, ruleset)
        assert is_faithful(game, other)
        assert other.legal_actions() == game.legal_actions()
    # The last one is played on: undone, saved, and to the same end.
    rng = random.Random(1)
    while not other.over:
        action = rng.choice(other.legal_actions())
        other.apply(action)
        game.apply(action)
    assert [vars(one) for one in other.standings()] == [vars(one) for one in game.standings()]
    assert ls.load(json.loads(json.dumps(other.save()))).digest() == other.digest()


def renumbered(taken: Data, kind: str) -> Data:
    """Return a snapshot as a version would have taken it that lists the things of a kind the other way round."""
    data = copy.deepcopy(taken)
    last = len(data["names"][kind]) - 1
    data["names"][kind].reverse()

    def turned(record: Data, kinds: dict[str, tuple[str, ...]]) -> None:
        for field in kinds.get(kind, ()):
            value = record[field]
            flip = [last - item if item >= 0 else item for item in (value if isinstance(value, list) else [value])]
            record[field] = flip if isinstance(value, list) else flip[0]

    state = data["state"]
    turned(state, OF_STATE)
    for seat in state["seats"]:
        turned(seat, OF_SEAT)
    rooms = {room.name: room for room in ruleset(ls.Setup.from_json(data["setup"])).rooms}
    for name, record in zip(data["names"]["room"], state["records"], strict=True):
        turned(record, {"card": rooms[name].card_fields})
    if state["rivalry"] is not None:
        turned(state["rivalry"], OF_RIVALRY)
        for rival in state["rivalry"]["rivals"]:
            turned(rival, OF_RIVAL)
    if kind == "intrigue":
        known = state["known_intrigue"]
        state["known_intrigue"] = [last - item if place % 3 == 2 else item for place, item in enumerate(known)]
    return data


@pytest.mark.parametrize("kind", snapshots.MOVED)
@pytest.mark.parametrize("players", [1, 4])
def test_things_are_found_by_their_names(kind: str, players: int) -> None:
    game, taken = rounds(ls.Setup(players=players, modules=("ix",)))[3]
    moved = renumbered(taken, kind)
    if len(taken["names"][kind]) > 1:
        assert moved["state"] != taken["state"] or kind in ("conflict",)
    assert is_faithful(game, go_on(moved, ruleset))


def test_what_a_version_does_not_know_is_refused() -> None:
    game, taken = rounds(ls.Setup(players=3))[2]
    hand = taken["state"]["seats"][0]["hand"]
    for wrong, said in (
        (lambda data: data["names"]["card"].__setitem__(hand[0], "no_longer"), "no longer there"),
        (lambda data: data["names"]["space"].reverse(), "space"),
        (lambda data: data["names"].update(gadget=["one"]), "gadget"),
        (lambda data: data["state"].update(sandworms=3), "sandworms"),
        (lambda data: data["setup"].update(players=9), "players"),
        (lambda data: data.update(stream="dice"), "dice"),
        (lambda data: data.pop("names"), "fields"),
    ):
        data = copy.deepcopy(taken)
        wrong(data)
        with pytest.raises(ls.SaveError, match=said):
            go_on(data, ruleset)
    # The stacks of the Reserve are found by their names too.
    other = copy.deepcopy(taken)
    other["names"]["reserve"].reverse()
    other["state"]["reserve"].reverse()
    assert is_faithful(game, go_on(other, ruleset))
    # A register that came with this version stands as in a new game.
    del taken["state"]["harvested"]
    assert is_faithful(game, go_on(taken, ruleset))


def as_before_the_rooms(taken: Data) -> Data:
    """Return a snapshot as a version took it in which seats had what rooms have now."""
    data = copy.deepcopy(taken)
    names, records, seats = data["names"]["room"], data["state"]["records"], data["state"]["seats"]
    for seat in seats:
        seat.update(kept=-1, returned=-1)
    for room in ("kept_card", "unload"):
        if room in names:
            record = records.pop(names.index(room))
            names.remove(room)
            for field, cards in record.items():
                for seat, card in zip(seats, cards, strict=True):
                    seat[field] = card
    return data


@pytest.mark.parametrize("modules", [(), ("ix",)])
def test_what_seats_had_before_rooms_had_it_is_found(modules: tuple[str, ...]) -> None:
    leaders = ("ilesa_ecaz", "paul_atreides", "helena_richese") if modules else None
    kept = 0
    for game, taken in rounds(ls.Setup(players=3, modules=modules, leaders=leaders)):
        older = as_before_the_rooms(taken)
        kept += any(seat["kept"] >= 0 for seat in older["state"]["seats"])
        assert is_faithful(game, go_on(older, ruleset))
    assert (kept > 0) == bool(modules)
    older["state"]["seats"][0]["familiar"] = 3
    with pytest.raises(ls.SaveError, match="familiar"):
        go_on(older, ruleset)


def test_in_the_middle_of_something_there_is_none() -> None:
    game = ls.new_game(ls.Setup(players=3), 7)
    while snapshot(game) is None:
        game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    assert snapshot(game) is None, "a card is chosen, but no space"
