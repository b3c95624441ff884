"""What was learned: the networks of values and options from ``.npz`` files, read without NumPy and pickle."""

from __future__ import annotations

import ast
import struct
import zipfile
from functools import cache
from importlib.resources import files
from pathlib import Path

from landsraad.bots.circumstances import CIRCUMSTANCES
from landsraad.bots.circumstances import VERSION as OPTIONS_VERSION
from landsraad.bots.deeds import DEEDS
from landsraad.bots.features import N_FEATURES, N_PIECES, VERSION
from landsraad.bots.net import N_THINGS, Net
from landsraad.bots.option_net import KINDS, N_PRESENT, OptionNet
from landsraad.core.actions import N_ACTIONS
from landsraad.core.errors import SetupError
from landsraad.engine.mechanics.research import RESEARCH
from landsraad.model.rules import Rules

EVALUATION = "evaluation.npz"  # small: the tuned evaluation of the heuristic
VALUE = "value.npz"  # the learned value
OPTIONS = "options.npz"  # the learned policy, one for all hosts
BASE = "base"  # the host that the files without a name behind them are about
IMMORTALITY = "immortality"  # a box of the base game that has files of its own
LARGEST = 5_000_000
FORMATS = {"<f4": "f", "<f8": "d", "<i8": "q"}


def read_array(data: bytes, name: str) -> tuple[tuple[int, ...], list[float]]:
    """Return shape and values of an array file; anything but plain numbers in C order is refused."""
    try:
        if data[:6] != b"\x93NUMPY" or data[6] not in (1, 2):
            raise ValueError("not an array file")
        start, size = (
            (10, struct.unpack_from("<H", data, 8)[0]) if data[6] == 1 else (12, *struct.unpack_from("<I", data, 8))
        )
        head = ast.literal_eval(data[start : start + size].decode("latin-1"))
        code = FORMATS[head["descr"]]
        if head["fortran_order"]:
            raise ValueError("not in C order")
        shape = tuple(int(n) for n in head["shape"])
        count = 1
        for n in shape:
            count *= n
        values = struct.unpack_from(f"<{count}{code}", data, start + size)
    except (KeyError, ValueError, SyntaxError, TypeError, IndexError, struct.error) as error:
        raise SetupError(f"{name} is no array of plain numbers: {error}") from error
    return shape, [float(value) for value in values]


def read_arrays(path: Path, wanted: tuple[str, ...]) -> dict[str, tuple[tuple[int, ...], list[float]]]:
    """Return the arrays of a file by name; one that lacks any of those wanted is refused."""
    try:
        if path.stat().st_size > LARGEST:
            raise SetupError(f"{path.name} is larger than a network may be")
        with zipfile.ZipFile(path) as archive:
            arrays = {name.removesuffix(".npy"): read_array(archive.read(name), name) for name in archive.namelist()}
    except (OSError, zipfile.BadZipFile) as error:
        raise SetupError(f"{path.name} cannot be read as a network: {error}") from error
    missing = [name for name in wanted if name not in arrays]
    if missing:
        raise SetupError(f"{path.name} lacks {', '.join(missing)}")
    return arrays


def read_net(path: Path) -> Net:
    """Read a network; a file of another version or shape is refused."""
    wanted = ("version", "w1", "b1", "w2", "b2", "w3", "b3")
    arrays = read_arrays(path, wanted)
    if int(arrays["version"][1][0]) != VERSION:
        raise SetupError(f"{path.name} was trained on another layout of features")
    (_, middle), (_, last) = arrays["w1"][0], arrays["w2"][0]
    shapes = [arrays[name][0] for name in wanted[1:]]
    width = N_FEATURES + N_PIECES if arrays["w1"][0][0] == N_FEATURES + N_PIECES else N_FEATURES
    fitting = [(width, middle), (middle,), (middle, last), (last,), (last, 1), (1,)]
    if shapes != fitting:
        raise SetupError(f"{path.name} has layers that do not fit: {shapes}")
    w1, b1, w2, b2, w3, b3 = (arrays[name][1] for name in wanted[1:])
    (many,), known = arrays.get("known", ((0,), []))
    size, things = arrays.get("things", ((0, middle), []))
    if size != (many, middle) or any(not 0 <= action < N_THINGS for action in known):
        raise SetupError(f"{path.name} knows things that do not fit: {size} for {many}")
    return Net((width, middle, last), w1, b1, w2, b2, w3, b3[0], [int(action) for action in known], things)


def read_options(path: Path) -> OptionNet:
    """Read a network that scores options; a file of another version or shape is refused."""
    arrays = read_arrays(path, ("version", "first", "bias", "known", "pairs", "table", "kinds", "deeds", "trust"))
    if int(arrays["version"][1][0]) != OPTIONS_VERSION:
        raise SetupError(f"{path.name} was trained on another layout of circumstances")
    (hidden,) = arrays["bias"][0]
    known, pairs, kinds = (arrays[name][1] for name in ("known", "pairs", "kinds"))
    shapes = {name: arrays[name][0] for name in ("first", "table", "deeds", "trust")}
    fitting = {
        "first": (CIRCUMSTANCES + len(known), hidden),
        "table": (len(pairs), hidden + 1),
        "deeds": (len(kinds), DEEDS, hidden + 1),
        "trust": (1,),
    }
    limits = ((known, N_PRESENT), (pairs, KINDS * N_ACTIONS), (kinds, KINDS))
    if shapes != fitting or not all(0 <= number < most for numbers, most in limits for number in numbers):
        raise SetupError(f"{path.name} has options that do not fit: {shapes}")
    first, bias, table, by_deed = (arrays[name][1] for name in ("first", "bias", "table", "deeds"))
    things, rows, groups = ([int(number) for number in numbers] for numbers in (known, pairs, kinds))
    return OptionNet(hidden, first, bias, things, rows, table, groups, by_deed, arrays["trust"][1][0])


def shipped(name: str) -> Path:
    """Return a file that comes with the package."""
    return Path(str(files("landsraad.bots") / name))


def named_for(name: str, school: str) -> str:
    """Return the name of the file of a school: ``value_uprising.npz``, for the base game ``value.npz``."""
    return name if school == BASE else f"{name.removesuffix('.npz')}_{school}.npz"


@cache
def shipped_for(name: str, school: str) -> Path:
    """Return the file of a school; one where nothing was learned has that of the base game."""
    own = shipped(named_for(name, school))
    return own if own.exists() else shipped(name)


def school_of(rules: Rules) -> str:
    """Return which training a ruleset belongs to: that of its host, or of a box that makes another game of it."""
    return IMMORTALITY if rules.host == BASE and rules.room_at[RESEARCH] >= 0 else rules.host


@cache
def kept_net(path: Path) -> Net:
    """Return a network, read once."""
    return read_net(path)


def evaluation_net(host: str = BASE) -> Net:
    """Return the tuned evaluation of the heuristic."""
    return kept_net(shipped_for(EVALUATION, host))


def value_net(host: str = BASE) -> Net:
    """Return the learned value."""
    return kept_net(shipped_for(VALUE, host))


@cache
def options_net() -> OptionNet | None:
    """Return the learned policy, None where there is none."""
    path = shipped(OPTIONS)
    return read_options(path) if path.exists() else None
