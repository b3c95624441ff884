"""The shipped networks: small, plain numbers, read without NumPy and to the same values; anything else is refused."""

from __future__ import annotations

import zipfile
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

import landsraad as ls
from landsraad.bots.features import N_FEATURES, N_PIECES, empty_hands
from landsraad.bots.learned import EVALUATION, LARGEST, VALUE, read_net
from landsraad.bots.net import HELD, Net, packed
from landsraad.bots.training import SMALL, Trainer, guessing, self_play


def judged(net: Net, x: list[float], things: list[int]) -> float:
    """Return what a network says about features and things held."""
    held = empty_hands()
    for place, action in enumerate(things):
        held[place] = action
    return net.value(packed(x), held, len(things))


def shipped(name: str) -> Path:
    """Return a file of the package."""
    return Path(str(files("landsraad.bots") / name))


@pytest.mark.parametrize("name", [EVALUATION, VALUE, "value_uprising.npz", "value_immortality.npz"])
def test_a_shipped_network_is_small_and_gives_what_numpy_gives(name: str) -> None:
    path = shipped(name)
    assert path.stat().st_size < 350_000
    net = read_net(path)
    with np.load(path, allow_pickle=False) as arrays:
        rng = np.random.default_rng(1)
        for _ in range(5):
            width = len(arrays["w1"])
            assert width == (N_FEATURES + N_PIECES if "uprising" in name else N_FEATURES)
            x = np.where(rng.random(width) < 0.5, rng.random(width), 0.0)
            first = x @ arrays["w1"] + arrays["b1"]
            things = []
            if name != EVALUATION:
                rows = rng.integers(len(arrays["known"]), size=20)  # some come twice
                first += HELD * arrays["things"][rows].sum(0)
                things = [int(action) for action in arrays["known"][rows]]
            first = np.maximum(first, 0)
            second = np.maximum(first @ arrays["w2"] + arrays["b2"], 0)
            chance = 1 / (1 + np.exp(-(second @ arrays["w3"] + arrays["b3"])[0]))
            assert judged(net, [float(value) for value in x], things) == pytest.approx(float(chance), abs=1e-5)


def rewritten(folder: Path, **changes: object) -> Path:
    """Return a copy of a network with some arrays changed or, where None, left out."""
    with np.load(shipped(VALUE), allow_pickle=False) as arrays:
        data = {name: changes.get(name, arrays[name]) for name in arrays.files}
    path = folder / "net.npz"
    np.savez(path, **{name: value for name, value in data.items() if value is not None})  # type: ignore[arg-type]
    return path


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": np.array([99])}, "another layout"),
        ({"w1": np.zeros((3, 3), np.float32)}, "do not fit"),
        ({"w3": None}, "lacks w3"),
        ({"b1": np.array([object()], dtype=object)}, "no array of plain numbers"),
        ({"w2": np.asfortranarray(np.ones((96, 32), np.float32))}, "no array of plain numbers"),
        ({"things": np.ones((3, 3), np.float32)}, "things that do not fit"),
        ({"known": np.array([99999])}, "things that do not fit"),
    ],
)
def test_another_file_is_refused(tmp_path: Path, changes: dict[str, object], message: str) -> None:
    with pytest.raises(ls.SetupError, match=message):
        read_net(rewritten(tmp_path, **changes))


def test_what_is_no_archive_or_too_large_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "a.npz"
    text.write_text("no")
    with pytest.raises(ls.SetupError, match="cannot be read"):
        read_net(text)
    with pytest.raises(ls.SetupError, match="cannot be read"):
        read_net(tmp_path / "missing.npz")
    large = tmp_path / "b.npz"
    with zipfile.ZipFile(large, "w") as archive:
        archive.writestr("w1.npy", b"\0" * (LARGEST + 1))
    with pytest.raises(ls.SetupError, match="larger than"):
        read_net(large)


def test_training_learns_and_what_it_writes_can_be_read(tmp_path: Path) -> None:
    positions = self_play(40, 5)
    assert positions.x.shape == (len(positions.won), N_FEATURES)
    assert 0.25 < positions.won.mean() < 0.35  # one seat of four wins, and of three
    assert positions.held.shape == (len(positions.won), len(positions.known))
    assert (positions.held.sum(1) >= 10).all(), "nobody has fewer cards than the starting deck without those trashed"
    trainer = Trainer((8, 4), 1, positions.known)
    trainer.learn(positions, 90)
    assert trainer.loss(positions) < guessing(positions) - 0.03
    path = tmp_path / "small.npz"
    trainer.save(path)
    net = read_net(path)
    x, _ = positions.part(slice(7, 8))
    things = [int(action) for action, n in zip(positions.known, positions.held[7], strict=True) for _ in range(n)]
    assert judged(net, [float(value) for value in positions.x[7]], things) == pytest.approx(
        float(trainer.forward(x)[2][0]), abs=1e-4
    )


def test_training_can_be_repeated() -> None:
    def weights() -> list[float]:
        positions = self_play(12, 3)
        trainer = Trainer(SMALL, 2, positions.known)
        trainer.learn(positions, 1)
        return [float(part.sum()) for part in trainer.parts]

    assert weights() == weights()
