"""Saves: the set-up, the seed and the decisions are the game; loading plays it again and compares the digest.

A game that began in a position has that position besides, packed, since no seed leads to it.
"""

from collections.abc import Callable

from landsraad.core.errors import IllegalAction, SaveError, SetupError
from landsraad.core.rng import STREAMS
from landsraad.engine.game import Game, resume, start
from landsraad.engine.record.digest import digest
from landsraad.engine.record.packing import FORMAT, unpack_state
from landsraad.engine.version import VERSION
from landsraad.model.rules import Rules
from landsraad.model.setup import Setup
from landsraad.model.state import State

FIELDS = ("format", "engine", "rng", "content", "setup", "seed", "decisions", "digest")


def load_data(data: object, ruleset: Callable[[Setup], Rules]) -> Game:
    """Play a saved game again and check that it ends in the saved state."""
    if not isinstance(data, dict):
        raise SaveError(f"a save is an object with the fields {', '.join(FIELDS)}")
    missing = [field for field in FIELDS if field not in data]
    if missing:
        raise SaveError(f"the save lacks {', '.join(missing)}")
    if data["format"] != FORMAT:
        raise SaveError(f"the save has the format {data['format']!r}; this version reads {FORMAT}")
    if data["rng"] not in STREAMS:
        raise SaveError(f"the save was dealt with {data['rng']!r}; this version deals with {' or '.join(STREAMS)}")
    try:
        setup = Setup.from_json(data["setup"])
    except SetupError as error:
        raise SaveError(f"the set-up of the save cannot be played: {error}") from error
    decisions = data["decisions"]
    if not isinstance(decisions, list) or not all(isinstance(text, str) for text in decisions):
        raise SaveError("the decisions of a save are a list of texts")
    seed = read_seed(data["seed"])
    if "position" in data:
        game = resume(ruleset(setup), setup, read_position(data["position"], ruleset(setup), setup), seed)
    else:
        game = start(ruleset(setup), setup, seed, str(data["rng"]))
    for number, text in enumerate(decisions):
        try:
            game.apply_text(text)
        except IllegalAction as error:
            raise SaveError(f"decision {number + 1} of the save does not fit: {error}") from error
    if game.digest() != data["digest"]:
        written = f"it was written by version {data['engine']}, this is {VERSION}"
        raise SaveError(f"the save does not play to its digest ({written})")
    return game


def read_position(data: object, rules: Rules, setup: Setup) -> State:
    """Read the position in which a saved game began; its numbers are of one version, which its digest shows."""
    if not isinstance(data, dict) or "state" not in data or "digest" not in data:
        raise SaveError("the position of a save is an object with the fields state, digest")
    try:
        state = unpack_state(rules, setup, data["state"])
        found = digest(state)
    except (ValueError, IndexError, OverflowError) as error:
        raise SaveError(f"the position of the save does not fit: {error}") from error
    if found != data["digest"]:
        raise SaveError(f"the position of the save has another digest; it is of another version than {VERSION}")
    return state


def read_seed(value: object) -> int:
    """Read a seed as saves write it: hexadecimal, below 2**256."""
    if isinstance(value, str) and 0 < len(value) <= 64:
        try:
            seed = int(value, 16)
        except ValueError:
            seed = -1
        if seed >= 0:
            return seed
    raise SaveError(f"the seed of a save is a hexadecimal number below 2**256, not {value!r}")
