"""A whole game as plain data, for saves and for pickle: a state is packed where no seed leads to it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from landsraad.core.errors import SaveError
from landsraad.core.packing import pack, unpack
from landsraad.core.rng import ALGORITHM, SEALED, stream_of
from landsraad.engine.atoms import flow
from landsraad.engine.atoms.owning import renew_hearing
from landsraad.engine.record.digest import digest
from landsraad.engine.round.deal import deal
from landsraad.engine.version import VERSION
from landsraad.model.rules import Rules
from landsraad.model.setup import Setup
from landsraad.model.state import State
from landsraad.model.terms import D_PLAY_CARD, PHASE_TURNS, STEP_TURN_MENU, TURN_OPEN

if TYPE_CHECKING:
    from landsraad.engine.game import Game

FORMAT = "landsraad-save/1"

# The ruleset is found again by the set-up, a listener belongs to the one who listens, and the rest follows from others.
LEFT_OUT = ("rules", "log", "depth", "heard", "watched")

# How rulesets are found; the boxes write themselves in here when they are imported, which ``import landsraad`` does.
RULESETS: list[Callable[[Setup], Rules]] = []


def is_at_rest(s: State) -> bool:
    """Tell whether a turn has just begun and nothing else is pending: another version could go on from here."""
    if (
        s.phase != PHASE_TURNS
        or s.kind != D_PLAY_CARD
        or s.step != STEP_TURN_MENU
        or s.turn_kind != TURN_OPEN
        or s.turn_touched != 0
    ):
        return False
    pending = (s.agenda, s.turn_mods, s.on_win, s.rewards)
    return s.turn_card < 0 and s.depth == 0 and all(len(zone) == 0 for zone in pending)


def pack_state(state: State) -> dict[str, object]:
    """Return a state as plain data, by the names of its fields."""
    data = pack(state, LEFT_OUT)
    assert isinstance(data, dict)
    data["stack"] = data["stack"][: int(state.depth)]
    return data


def unpack_state(rules: Rules, setup: Setup, data: object) -> State:
    """Return the state of packed data, in the shape of a fresh deal; raise ValueError if it does not fit."""
    drawn = data.get("rng") if isinstance(data, dict) else None
    stream = SEALED if isinstance(drawn, dict) and "key" in drawn else ALGORITHM
    leaders = setup.leaders or (None,) * setup.players
    state = deal(rules, setup.players, leaders, 0, None, setup.rivals or (), stream)
    unpack(state, data, LEFT_OUT)
    flow.take_up_all(state)
    renew_hearing(state)
    return state


def pack_game(game: "Game") -> dict[str, object]:
    """Return a game with its history as plain data."""
    if not RULESETS or RULESETS[0](game.setup) is not game._rules:
        raise SaveError("only a game of the boxes that exist can be packed; this one has a ruleset of its own")
    return {
        "engine": VERSION,
        "content": game._rules.content_hash,
        "setup": game.setup.to_json(),
        "seed": game._seed,
        "stream": stream_of(game._state.rng),
        "has_history": game._has_history,
        "open": game._open,
        "start": pack_state(game._snapshots[0][1]) if game._has_position else None,
        "state": pack_state(game._state),
        "history": [int(entry) for entry in game._history],
        "redo": [int(entry) for entry in game._redo],
    }


def save_data(game: "Game") -> dict[str, object]:
    """Return a game as JSON-able data."""
    data: dict[str, object] = {
        "format": FORMAT,
        "engine": VERSION,
        "rng": stream_of(game._snapshots[0][1].rng),
        "content": game._rules.content_hash,
        "setup": game.setup.to_json(),
        "seed": f"{game._seed:x}",
        "decisions": game.decision_texts(),
        "digest": game.digest(),
    }
    if game._has_position:
        beginning = game._snapshots[0][1]
        data["position"] = {"digest": digest(beginning), "state": pack_state(beginning)}
    return data
