from __future__ import annotations

import shlex
from collections import Counter

import pytest

import landsraad as ls
from landsraad.cli import tally
from landsraad.cli.tally import Job, count_events, never_seen, play_job, summarize
from landsraad.i18n import LANGUAGES
from tests.cli.runner import run


def test_the_summary_adds_up() -> None:
    data = run("simulate", "--games", "12", "--seed", "5", "--json").json()
    assert (data["games"], data["finished"], data["errors"]) == (12, 12, [])
    for group in ("seat", "leader", "bot"):
        rows = data[f"wins_by_{group}"].values()
        assert sum(row["won"] for row in rows) == 12
        assert sum(row["played"] for row in rows) == 48
    assert list(data["wins_by_seat"]) == ["0", "1", "2", "3"]
    assert data["vp"]["min"] <= data["vp"]["mean"] <= data["winner_vp"]["mean"] <= data["winner_vp"]["max"]
    assert data["total_decisions"] == pytest.approx(12 * data["decisions"]["mean"])
    assert sum(data["fired"]["leader"].values()) == 48
    assert sum(data["fired"]["conflict"].values()) == pytest.approx(12 * data["rounds"]["mean"])
    assert sum(data["fired"]["decision"].values()) == data["total_decisions"]
    assert sum(data["fired"]["card_played"].values()) == sum(data["fired"]["space"].values())
    assert data["speed"]["games_per_second"] > 0


def test_the_number_of_jobs_changes_nothing_but_the_speed() -> None:
    one, two = (run("simulate", "--games", "7", "--seed", "3", "--jobs", jobs, "--json").json() for jobs in "12")
    assert (one.pop("speed")["jobs"], two.pop("speed")["jobs"]) == (1, 2)
    assert one == two


def test_games_do_not_depend_on_their_neighbours() -> None:
    def decisions(seed: int, games: int) -> int:
        data = run("simulate", "--games", str(games), "--seed", str(seed), "--no-counts", "--json").json()
        total: int = data["total_decisions"]
        return total

    assert decisions(20, 2) == decisions(20, 1) + decisions(21, 1)


def test_the_bots_change_seats_from_game_to_game() -> None:
    setup = ls.Setup(players=4)
    around = ("greedy", "random", "random", "random")
    seats = [[Job(setup, around, seed, False).bot_at(seat) for seat in range(4)].index("greedy") for seed in range(8)]
    assert seats == [0, 3, 2, 1, 0, 3, 2, 1]


def test_counting_does_not_change_the_games() -> None:
    setup = ls.Setup(players=3)
    counted, plain = (play_job(Job(setup, ("random",), 9, counts)) for counts in (True, False))
    assert counted.error is plain.error is None
    assert counted.digest == plain.digest
    assert plain.fired == {}


def test_leaders_are_seated_as_asked() -> None:
    data = run(
        "simulate", "--games", "3", "--players", "3", "--leaders", "paul_atreides,-,helena_richese", "--json"
    ).json()
    assert data["wins_by_leader"]["paul_atreides"]["played"] == 3
    assert data["wins_by_leader"]["helena_richese"]["played"] == 3
    assert data["setup"]["leaders"] == ["paul_atreides", None, "helena_richese"]


def test_what_was_never_seen_is_listed() -> None:
    catalog = ls.catalog(ls.Setup())
    nothing = never_seen(catalog, {})
    assert len(nothing["space"]) == 22
    assert len(nothing["intrigue_played"]) == 34
    # No Agent icon: it can only be revealed.
    assert "convincing_argument" not in nothing["card_played"]
    assert "convincing_argument" in nothing["card_revealed"]
    assert "dagger" not in nothing["card_acquired"]
    fired = {"space": Counter({"arrakeen": 1})}
    assert set(nothing["space"]) - set(never_seen(catalog, fired)["space"]) == {"arrakeen"}


def test_firings_are_read_from_the_events() -> None:
    fired = count_events(
        [
            ls.Event("agent_placed", 0, "arrakeen", 0, "signet_ring"),
            ls.Event("card_revealed", 1, "dagger"),
            ls.Event("card_revealed", 2, "dagger"),
            ls.Event("intrigue_played", 1, "windfall"),
            ls.Event("vp_gained", 1, None, 1),
        ]
    )
    assert fired["space"] == {"arrakeen": 1}
    assert fired["card_played"] == {"signet_ring": 1}
    assert fired["card_revealed"] == {"dagger": 2}
    assert fired["intrigue_played"] == {"windfall": 1}
    assert fired["card_acquired"] == {}


def test_a_game_that_breaks_is_reported_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tally.play_into

    def fragile(job: Job, result: tally.Result) -> None:
        if job.seed == 31:
            result.decisions = 4
            raise ZeroDivisionError("the spice stopped")
        whole(job, result)

    monkeypatch.setattr(tally, "play_into", fragile)
    outcome = run("simulate", "--games", "3", "--seed", "30", "--players", "3", "--json")
    assert outcome.code == 1
    data = outcome.json()
    assert (data["games"], data["finished"]) == (3, 2)
    assert data["errors"] == [{"seed": 31, "error": "ZeroDivisionError: the spice stopped (decision 5)"}]
    message, command = outcome.err.splitlines()
    assert message == "ZeroDivisionError: the spice stopped (decision 5)"
    monkeypatch.setattr(tally, "play_into", whole)
    assert shlex.split(command)[0] == "landsraad"
    again = run(*shlex.split(command)[1:], "--json").json()
    assert (again["seed"], again["games"], again["bots"]) == (31, 1, ["random"] * 3)


def test_a_summary_without_a_single_good_game() -> None:
    data = summarize([tally.Result(1, error="broken")], ls.catalog(ls.Setup()), False)
    assert data["finished"] == 0
    assert data["vp"] == {"min": None, "mean": None, "max": None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_go_to_stdout_and_the_speed_to_stderr(lang: str) -> None:
    outcome = run("simulate", "--games", "2", "--players", "3", "--lang", lang)
    assert outcome.code == 0
    assert "random" in outcome.out
    (speed,) = outcome.err.splitlines()
    assert "/s" in speed or "초당" in speed
