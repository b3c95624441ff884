"""landsraad benchmark and landsraad dataset."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import landsraad as ls
from landsraad.cli import dataset
from landsraad.cli.benchmark import all_cells
from landsraad.env.raw import RawEnv
from landsraad.tournament.benchmark import OPPONENTS, Bench, Cell, suite
from landsraad.tournament.plan import TournamentError
from landsraad.tournament.store import fingerprint
from tests.cli.runner import run

SMALL = ("--cells", "base-2p,base-1p", "--opponents", "random", "--games", "2")


def test_a_benchmark_keeps_what_it_found_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "bench.json"
    first = run("benchmark", "greedy", *SMALL, "--out", str(out), "--json")
    assert first.code == 0
    data = first.json()
    assert json.loads(out.read_text()) == data
    assert data["fingerprint"] == fingerprint()
    assert data["errors"] == 0
    assert [(row["cell"], row["opponent"], row["games"]) for row in data["rows"]] == [
        ("base-2p", "random", 2),
        ("base-1p", "rivals", 2),
    ]
    table, alone = data["rows"]
    assert table["win_rate"] == table["wins"] / 2 == data["score"]["random"]
    assert alone["even"] is None
    assert all(row["milliseconds"] > 0 for row in data["rows"])
    assert set(data["ratings"]) <= {"greedy", "random"}
    assert data["key"] in first.err  # drawn for this run, printed, and kept
    again = run("benchmark", "greedy", *SMALL, "--out", str(out), "--json").json()
    assert again["key"] == data["key"]
    assert [row["wins"] for row in again["rows"]] == [row["wins"] for row in data["rows"]]
    other = run("benchmark", "greedy", *SMALL, "--out", str(out), "--key", "another")
    assert other.code == 3
    assert "another key" in other.err


def test_the_deals_of_two_benchmarks_differ_and_a_key_repeats_them() -> None:
    cell = Cell("base-3p", ls.Setup(players=3))
    deals = [[job.deal for job in Bench("learned", (cell,), 6, key).plan(cell, "random").jobs()] for key in "aab"]
    assert deals[0] == deals[1]
    assert not set(deals[0]) & set(deals[2])
    seats = [job.bots.index("learned") for job in Bench("learned", (cell,), 3, "k").plan(cell, "random").jobs()]
    assert sorted(seats) == [0, 1, 2]  # every deal from every seat


def test_the_cells_are_all_hosts_and_numbers_of_players() -> None:
    cells = {cell.id: cell.setup for cell in all_cells()}
    assert {"base-4p", "base-3p", "base-2p", "base-1p", "base_ix-4p", "uprising-4p", "uprising_choam-3p"} <= set(cells)
    assert cells["base-1p"].difficulty == "kwisatz_haderach"
    assert suite(all_cells(), OPPONENTS) != suite(all_cells()[1:], OPPONENTS)


def test_what_cannot_be_benchmarked_is_refused(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "b.json"))
    assert "base-4p" in run("benchmark", "greedy", "--cells", "chess", *out).err
    assert "unknown bot" in run("benchmark", "nobody", *SMALL, *out).err
    assert run("benchmark", "greedy", *SMALL, "--out", str(tmp_path / "no" / "b.json")).code == 3
    with pytest.raises(TournamentError, match="opponent"):
        Bench("heuristic-1", tuple(all_cells()), 1, "k")
    assert list(tmp_path.iterdir()) == []


def test_a_data_set_holds_what_seats_knew_did_and_came_to(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    wish = ("dataset", "--players", "2", "--games", "1", "--seed", "3", "--out", str(out))
    outcome = run(*wish, "--bots", "random,search@2x", "--json")
    assert outcome.code == 0
    table = pq.read_table(out)
    about = json.loads(table.schema.metadata[b"landsraad"])
    assert outcome.json()["rows"] == table.num_rows > 50
    assert (about["seed"], about["bots"], about["setup"]["players"]) == (3, ["random", "search@2x"], 2)
    raw = RawEnv(ls.Setup(players=2))
    assert about["layout"] == raw.layout.fingerprint()
    raw.reset(3)
    rows = table.to_pylist()
    for row in rows:  # the game can be played again from the actions, but for those that were forced
        while raw.state.options is not None and len(raw.state.options) == 1:
            raw.step(int(raw.state.options[0]))
        assert raw.seat == row["seat"]
        assert row["observation"] == raw.observe(raw.seat).tolist()
        assert row["action_mask"] == raw.mask().tolist()
        assert sorted(row["options"]) == [action for action, legal in enumerate(row["action_mask"]) if legal]
        assert (row["visits"] is None) == (row["bot"] == "random")
        if row["visits"] is not None:
            assert len(row["visits"]) == len(row["values"]) == len(row["options"])
            assert 1 <= sum(row["visits"]) <= 2
        raw.step(row["action"])
    while not raw.over:
        raw.step(int(raw.state.options[0]))
    won, ahead = raw.rewards(), raw.rewards("vp")
    assert all(row["won"] == won[row["seat"]] for row in rows)
    assert all(row["vp_ahead"] == ahead[row["seat"]] for row in rows)
    assert "already" in run(*wish, "--bots", "random").err
    assert list(tmp_path.iterdir()) == [out]


def test_without_pyarrow_a_data_set_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "find_spec", lambda _: None)
    outcome = run("dataset", "--out", str(tmp_path / "games.parquet"))
    assert outcome.code == 3
    assert "landsraad[dataset]" in outcome.err
