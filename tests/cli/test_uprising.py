"""The commands on Uprising: the host is named, and what is counted includes its pieces."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import landsraad as ls
from landsraad.cli.bench import bench_hosts, setups
from landsraad.cli.simulate import again
from landsraad.cli.table import Boxes, setup_of
from landsraad.cli.tally import count_events, never_seen
from landsraad.i18n import LANGUAGES, words
from tests.cli.runner import run

SETUP = ls.Setup(host="uprising", players=4, modules=("choam",))
SEATED = "lady_jessica,feyd_rautha_harkonnen,gurney_halleck,muad_dib"
COMMAND = ["--host", "uprising", "--players", "4", "--modules", "choam"]


def test_the_host_is_read_from_the_options() -> None:
    assert setup_of(4, boxes=Boxes("choam", host="uprising")) == SETUP
    assert setup_of(4) == ls.Setup(players=4)
    assert "--host uprising --modules choam" in again(SETUP, ["random"], 3)
    assert "--host" not in again(ls.Setup(players=4), ["random"], 3)


def test_simulate_counts_posts_contracts_and_objectives() -> None:
    done = run("simulate", *COMMAND, "--games", "2", "--seed", "1", "--json")
    assert done.code == 0
    data = json.loads(done.out)
    assert data["errors"] == []
    assert data["setup"]["host"] == "uprising"
    assert sum(data["fired"]["objective"].values()) == 2 * 4  # one a seat (U-OBJ-02)
    assert data["fired"]["post"]
    assert data["fired"]["contract_taken"]
    assert {"post", "post_gathered", "contract_completed", "objective", "training"} <= set(data["never_seen"])


def test_both_sides_of_a_leader_are_counted_as_one() -> None:
    """Jessica turns over in most games (U-LDR); she stays one Leader in simulations and tournaments."""
    games = ["--bots", "greedy", "--games", "6", "--seed", "1"]
    told = json.loads(run("simulate", *COMMAND, "--leaders", SEATED, *games, "--json").out)
    assert told["fired"]["leader"]["reverend_mother_jessica"] > 0
    assert told["wins_by_leader"]["lady_jessica"]["played"] == 6
    assert "reverend_mother_jessica" not in told["wins_by_leader"]


def test_an_unknown_host_is_refused() -> None:
    done = run("simulate", "--host", "arrakis", "--games", "1")
    assert done.code == 3
    assert "arrakis" in done.err


def test_a_tournament_is_held_on_uprising(tmp_path: object) -> None:
    out = f"{tmp_path}/games.jsonl"
    done = run("tournament", *COMMAND, "--bots", "random", "--games", "4", "--out", out, "--json")
    assert done.code == 0
    data = json.loads(done.out)
    assert data["setup"]["host"] == "uprising"
    assert data["games"] == 4
    assert data["errors"] == []


def test_what_was_never_seen_names_pieces() -> None:
    nothing = never_seen(ls.catalog(SETUP), {})
    assert len(nothing["post"]) == len(nothing["post_gathered"]) == 13  # U-SPY-01
    assert len(nothing["contract_taken"]) == 18  # 20 with copies (C-SET-01)
    assert len(nothing["objective"]) == 4  # one is for three players only (U-OBJ-03)
    assert nothing["icon_matched"] == ["crysknife", "desert_mouse", "ornithopter"]
    assert nothing["training"] == [str(place) for place in range(1, 8)]
    assert {"lady_jessica", "reverend_mother_jessica"} <= set(nothing["leader"])
    seen = never_seen(ls.catalog(SETUP), {"post": Counter({"emperor": 1})})
    assert set(nothing["post"]) - set(seen["post"]) == {"emperor"}
    assert "contract_taken" not in never_seen(ls.catalog(ls.Setup(host="uprising", players=4)), {})
    assert "post" not in never_seen(ls.catalog(ls.Setup()), {})


def test_firings_are_read_from_the_events() -> None:
    fired = count_events(
        [
            ls.Event("spy_placed", 0, "guild"),
            ls.Event("infiltrated", 0, "heighliner", 0, "guild"),
            ls.Event("intelligence_gathered", 0, "choam"),
            ls.Event("contract_completed", 1, "harvest_3"),
            ls.Event("leader_turned", 1, "reverend_mother_jessica"),
            ls.Event("icons_matched", 1, "crysknife", 2),
        ]
    )
    assert fired["post"] == {"guild": 1}
    assert fired["post_infiltrated"] == {"guild": 1}
    assert fired["post_gathered"] == {"choam": 1}
    assert fired["contract_completed"] == {"harvest_3": 1}
    assert fired["leader"] == {"reverend_mother_jessica": 1}
    assert fired["icon_matched"] == {"crysknife": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_have_words_for_what_was_never_seen(lang: str) -> None:
    for name in never_seen(ls.catalog(SETUP), {}):
        key = f"cli-sim-fired-{name.replace('_', '-')}"
        assert words(lang).text(key) != key


def test_bench_measures_the_hosts_on_offer_and_those_asked_for() -> None:
    assert bench_hosts(None, epic=False, variants=None) == ["base", "uprising"]
    assert bench_hosts("ix", epic=False, variants=None) == ["base"]
    assert {setup.players for setup in setups(None, [Boxes("choam", host="uprising")])} == {1, 2, 3, 4, 6}


def test_everything_of_the_box_is_listed_in_every_language() -> None:
    for lang in LANGUAGES:
        listed = run("cards", "--host", "uprising", "--modules", "choam", "--lang", lang)
        assert listed.code == 0, listed.err
        assert "staban_tuek" in listed.out
