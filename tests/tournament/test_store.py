"""The file of results."""

from __future__ import annotations

from pathlib import Path

import pytest

import landsraad as ls
from landsraad.tournament import store as kept
from landsraad.tournament.plan import TournamentError
from landsraad.tournament.store import Store, read

SETUP = ls.Setup(players=3)


def record(seed: int, vp: int = 3) -> dict[str, object]:
    return {"match": "m", "seed": seed, "rotation": 0, "bots": ["a"], "vp": [vp]}


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    first = Store(path, SETUP)
    first.add(record(1))
    first.add(record(2))
    first.close()
    second = Store(path, SETUP)
    assert second.records == {("m", 1, 0): record(1), ("m", 2, 0): record(2)}
    second.add(record(2, vp=9))
    second.close()
    setup, records = read(path)
    assert setup == SETUP
    assert records == [record(1), record(2, vp=9)]
    assert len(path.read_bytes().splitlines()) == 4  # appended, never rewritten


@pytest.mark.parametrize("cut", [1, 7, 20])
def test_a_line_that_was_cut_off_costs_only_itself(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results.jsonl"
    first = Store(path, SETUP)
    first.add(record(1))
    first.add(record(2))
    first.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert [entry["seed"] for entry in read(path)[1]] == [1]
    second = Store(path, SETUP)
    assert list(second.records) == [("m", 1, 0)]
    second.add(record(2))
    second.close()
    assert path.read_bytes() == whole


def test_games_of_different_things_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    Store(path, SETUP).close()
    with pytest.raises(TournamentError, match="another set-up"):
        Store(path, ls.Setup(players=4))
    monkeypatch.setattr(kept, "fingerprint", lambda: "other")
    with pytest.raises(TournamentError, match="other rules, cards or bots"):
        Store(path, SETUP)
    fresh = Store(path, SETUP, fresh=True)
    fresh.close()
    assert read(path) == (SETUP, [])


def test_two_cannot_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    one = Store(path, SETUP)
    with pytest.raises(TournamentError, match="another tournament is writing"):
        Store(path, SETUP)
    one.close()
    Store(path, SETUP).close()


@pytest.mark.parametrize("content", [b"no json\n", b"{}\n", b"[1]\n", b'{"landsraad_tournament": 99}\n', b""])
def test_other_files_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(TournamentError, match=r"results\.jsonl"):
        read(path)
    with pytest.raises(TournamentError, match="cannot read"):
        read(tmp_path / "nothing")
    with pytest.raises(TournamentError, match="cannot write"):
        Store(path / "below", SETUP)
