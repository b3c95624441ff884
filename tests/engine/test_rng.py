"""The random stream: draws stay in their range, and a range that it cannot draw from is refused."""

from __future__ import annotations

import hashlib
import json
import pickle
from collections import Counter

import pytest

import landsraad as ls
from landsraad.core.rng import SEALED, sealed, seeded


@pytest.mark.parametrize("n", [1, 2, 3, 1000, 2**16 + 1, 2**31 - 1, 2**31])
def test_draws_stay_in_their_range(n: int) -> None:
    rng = seeded(7, "range")
    drawn = [rng.below(n) for _ in range(2000)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    if n > 100:
        assert max(drawn) > 0.98 * n
        assert sum(drawn) / len(drawn) == pytest.approx(n / 2, rel=0.06)


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1, 2**32, 2**40])
def test_other_ranges_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match=r"from 1 to 2147483648"):
        seeded(7, "range").below(n)


def test_all_numbers_are_drawn_equally_often() -> None:
    rng = seeded(9, "even")
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert sorted(counts) == list(range(6))
    assert all(abs(count - 2000) < 200 for count in counts.values())


def test_the_sealed_stream_is_sha256_of_key_and_counter() -> None:
    """Reckoned here from the description alone, with the library's hash."""
    key = hashlib.sha256(b"sealed\0game\0" + (7).to_bytes(32, "big")).digest()
    wanted: list[int] = []
    for number in range(3):
        block = hashlib.sha256(key + number.to_bytes(8, "big")).digest()
        wanted += [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    stream = sealed(7, "game")
    assert [int(stream.word()) for _ in range(10)] == wanted[:10]
    copy = stream.clone()
    assert [int(copy.word()) for _ in range(14)] == wanted[10:]
    assert [int(stream.word()) for _ in range(14)] == wanted[10:], "a copy draws for itself"


def test_a_sealed_deal_saves_loads_copies_and_goes_back() -> None:
    setup = ls.Setup(players=3)
    game = ls.new_game(setup, 7, SEALED)
    assert game.digest() != ls.new_game(setup, 7).digest()
    assert game.digest() == ls.new_game(setup, 7, "sha256/counter").digest()
    for _ in range(50):
        game.apply(game.legal_actions()[-1])
    data = game.save()
    assert data["rng"] == "sha256/counter"
    other = ls.load(json.loads(json.dumps(data)))
    assert other.digest() == game.digest()
    for again in (game.clone(), pickle.loads(pickle.dumps(game)), other):
        for _ in range(5):
            again.undo(force=True)
        for _ in range(5):
            again.redo()
        while not again.over:
            again.apply(again.legal_actions()[0])
        assert again.opening().digest() == ls.new_game(setup, 7, SEALED).digest()
        assert len(again.events()) > 100
    with pytest.raises(ls.SetupError, match="stream"):
        ls.new_game(setup, 7, "dice")
    with pytest.raises(ls.SaveError, match="dice"):
        ls.load({**data, "rng": "dice"})
