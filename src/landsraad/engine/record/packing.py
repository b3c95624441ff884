"""A whole game as plain data, for pickle and for saves of positions: a state is packed where no seed leads to it."""

from collections.abc import Callable

from landsraad.core.errors import SaveError
from landsraad.core.packing import numbers, pack, packed, unpack
from landsraad.engine.game import Game
from landsraad.engine.round.deal import deal
from landsraad.engine.version import VERSION
from landsraad.model.rules import Rules
from landsraad.model.setup import Setup
from landsraad.model.state import State

# The ruleset is found again by the set-up, and a listener belongs to the one who listens.
LEFT_OUT = ("rules", "log")

# How rulesets are found; the boxes write themselves in here when they are imported, which ``import landsraad`` does.
RULESETS: list[Callable[[Setup], Rules]] = []


def pack_state(state: State) -> dict[str, object]:
    """Return a state as plain data, by the names of its fields."""
    data = pack(state, LEFT_OUT)
    assert isinstance(data, dict)
    return data


def unpack_state(rules: Rules, setup: Setup, data: object) -> State:
    """Return the state of packed data, in the shape of a fresh deal; raise ValueError if it does not fit."""
    state = deal(rules, setup.players, setup.leaders or (None,) * setup.players, 0, None, setup.rivals or ())
    unpack(state, data, LEFT_OUT)
    return state


def pack_game(game: Game) -> dict[str, object]:
    """Return a game with its history as plain data."""
    if not RULESETS or RULESETS[0](game.setup) is not game._rules:
        raise SaveError("only a game of the boxes that exist can be packed; this one has a ruleset of its own")
    return {
        "engine": VERSION,
        "content": game._rules.content_hash,
        "setup": game.setup.to_json(),
        "seed": game._seed,
        "has_history": game._has_history,
        "open": game._open,
        "start": pack_state(game._snapshots[0][1]) if game._has_position else None,
        "state": pack_state(game._state),
        "history": [int(entry) for entry in game._history],
        "redo": [int(entry) for entry in game._redo],
    }


def unpack_game(data: dict[str, object]) -> Game:
    """Return the game of packed data; that of another version is refused, since packed numbers are of one version."""
    setup = Setup.from_json(data["setup"])
    rules = RULESETS[0](setup)
    if (data["engine"], data["content"]) != (VERSION, rules.content_hash):
        raise SaveError(f"the game was packed by version {data['engine']}, this is {VERSION} or has other boxes")
    seed = data["seed"]
    assert isinstance(seed, int)
    state = unpack_state(rules, setup, data["state"])
    game = Game(rules, setup, seed, state, False)
    game._open = data["open"] is True
    if data["has_history"] is True:
        game._has_history = True
        game._has_position = data["start"] is not None
        start = unpack_state(rules, setup, data["start"]) if game._has_position else game._dealt()
        game._snapshots = [(0, start)]
        game._history = packed(numbers(data["history"], "history"))
        game._redo = packed(numbers(data["redo"], "redo"))
    return game
