"""``pickle``, ``copy`` and ``deepcopy`` of games: every field of the state arrives, and the copy plays on alike."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable

import pytest

import landsraad as ls
from landsraad.content.base.module import MODULE as BASE
from landsraad.content.boxes import ruleset
from landsraad.core.packed import vec
from landsraad.core.packing import field_names
from landsraad.engine.building.ruleset import build
from landsraad.engine.game import start
from landsraad.engine.record.digest import state_data
from landsraad.engine.record.packing import LEFT_OUT, pack_game, pack_state, unpack_state
from landsraad.model.mechanic import Record
from landsraad.model.state import State
from tests.support.cells import SAMPLED, Cell, cell
from tests.support.play import PLAY_ON, RandomPlayer, advance, by_build, named, seeds, size

GAMES = size(by_build(2, 1), 100)
Copy = Callable[[ls.Game], ls.Game]


def pickled(game: ls.Game) -> ls.Game:
    """Return a game that went through pickle."""
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, ls.Game)
    return again


COPIES: dict[str, Copy] = {"pickle": pickled, "copy": copy.copy, "deepcopy": copy.deepcopy}


def slots(value: object, path: str = "") -> dict[str, object]:
    """Return every field of a state by its path, read off the classes and not by the packing that is tested."""
    if value is None or isinstance(value, int):
        return {path: value}
    if isinstance(value, vec):
        return {path: [int(item) for item in value]}
    if isinstance(value, list):
        items = {key: entry for i, item in enumerate(value) for key, entry in slots(item, f"{path}[{i}]").items()}
        return {path: len(value), **items}
    names = getattr(type(value), "__mypyc_attrs__", None)
    if names is None:
        names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())] or list(vars(value))
    if type(value) is Record:  # a room that remembers nothing
        return {path: "nothing"}
    assert names, f"{path} is of a kind that nobody can look into: {type(value).__name__}"
    found: dict[str, object] = {}
    for name in names:
        if isinstance(value, State) and name == "stack":  # what lies above is done with
            found[".stack"] = [int(item) for item in value.stack[: value.depth]]
        elif path or name not in LEFT_OUT:
            found |= slots(getattr(value, name), f"{path}.{name}")
    return found


def same(one: ls.Game, other: ls.Game) -> None:
    """Check that two games are the same in every field and share none."""
    assert other.digest() == one.digest()
    assert state_data(other._state) == state_data(one._state)
    assert slots(other._state) == slots(one._state)
    assert other._state is not one._state
    assert other._state.rules is one._state.rules


def moments(where: Cell, seed: int) -> list[ls.Game]:
    """Return a game at a few random moments, the beginning and the end included."""
    game = where.game(seed)
    found = [game.clone()]
    player, dice = RandomPlayer(seed), random.Random(seed)
    while not game.over:
        game.apply(player.choose(game))
        if game.over or dice.random() < 0.02:
            found.append(game.clone())
    return found


@pytest.mark.parametrize("where", SAMPLED, ids=lambda where: where.name)
def test_copies_are_exact_and_play_on(where: Cell) -> None:
    for seed in seeds(GAMES):
        for game in moments(where, seed):
            with named(where, seed, game):
                for copied in COPIES.values():
                    check(game, copied)
                check_without_history(game.determinize(seed % where.players, seed))


def check(game: ls.Game, copied: Copy) -> None:
    """A copy has the history, goes the same way, comes back and leaves its original alone."""
    other = copied(game)
    same(game, other)
    assert other.history == game.history
    assert other.save() == game.save()
    before = game.digest()
    one = game.clone()
    for each in (one, other):
        advance(each, RandomPlayer(5), PLAY_ON)
    same(one, other)
    assert game.digest() == before
    if other.history:
        other.undo(force=True)
        one.undo(force=True)
        same(one, other)
        again = copied(other)
        again.redo()
        one.redo()
        same(one, again)
    assert [event.kind for event in other.events()] == [event.kind for event in copied(other).events()]


def check_without_history(game: ls.Game) -> None:
    """A determinised game is packed as it stands, and still has no history."""
    for copied in COPIES.values():
        other, one = copied(game), game.clone()
        same(game, other)
        with pytest.raises(ls.NoHistory):
            other.save()
        for each in (one, other):
            advance(each, RandomPlayer(6), PLAY_ON)
        same(one, other)


def test_packed_states_are_json_and_of_every_field() -> None:
    game = cell("base+ix-1p-mentat").game(3)
    advance(game, RandomPlayer(3), 40)
    data = json.loads(json.dumps(pack_state(game._state)))
    assert set(data) == set(field_names(game._state)) - set(LEFT_OUT)
    again = unpack_state(game._rules, game.setup, data)
    assert slots(again) == slots(game._state)


def test_a_rewound_game_keeps_its_open_eyes() -> None:
    game = cell("base-2p").game(3)
    advance(game, RandomPlayer(3), 100_000)
    assert game.over
    earlier = game.rewound(10)
    for copied in COPIES.values():
        assert copied(earlier).view("open") == earlier.view("open")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        ({"round": None}, "round"),
        ({"round": "3"}, "round"),
        ({"round": True}, "round"),
        ({"round": 1 << 63}, "64 bits"),
        ({"spoons": 3}, "spoons"),
        ({"row": 3}, "row"),
        ({"row": [1, "x"]}, "row"),
        ({"seats": []}, "seats"),
        ({"seats": [3, 3, 3, 3]}, r"seats\[0\]"),
        ({"rivalry": {}}, "rivalry"),
        ({"rng": {"a": 1}}, "rng"),
    ],
)
def test_data_that_does_not_fit_is_refused(spoil: dict[str, object], words: str) -> None:
    game = cell("base-4p").game(1)
    data = pack_state(game._state)
    with pytest.raises(ValueError, match=words):
        unpack_state(game._rules, game.setup, {**data, **spoil})
    del data["phase"]
    with pytest.raises(ValueError, match="phase"):
        unpack_state(game._rules, game.setup, data)


def test_another_version_and_a_ruleset_of_ones_own_are_refused() -> None:
    game = cell("base-4p").game(1)
    function, (data,) = game.__reduce__()
    assert callable(function)
    with pytest.raises(ls.SaveError, match=r"0\.0\.0"):
        function({**data, "engine": "0.0.0"})
    own = start(build([BASE]), ls.Setup(), 1)
    assert own._rules is not ruleset(ls.Setup())
    with pytest.raises(ls.SaveError, match="ruleset of its own"):
        pack_game(own)
    assert copy.deepcopy(own).digest() == own.digest()
