"""Rise of Ix on the command line: the options that name it, what is counted, and games in the terminal."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.cli.simulate import again
from landsraad.cli.story import seat_names
from landsraad.cli.table import Boxes, Table, setup_of
from landsraad.cli.tally import count_events, never_seen
from landsraad.i18n import LANGUAGES, words
from tests.cli.runner import run

ALWAYS_THE_FIRST = "1\n" * 2000
VARIANTS = "imperium_row_dice,brutal_escalation"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDSRAAD_HOME", str(tmp_path / "home"))


# --- set-ups ---------------------------------------------------------------------------------------------------------


def test_options_become_a_setup() -> None:
    assert setup_of() == ls.Setup()
    assert setup_of(3, boxes=Boxes("ix", epic=True)) == ls.Setup(players=3, modules=("ix",), epic=True)
    assert setup_of(1, boxes=Boxes(" ix ", variants="imperium_row_dice, brutal_escalation")) == ls.Setup(
        players=1, modules=("ix",), variants=("imperium_row_dice", "brutal_escalation")
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--modules", "xi", "--games", "1"], "unknown module 'xi'; with base there is ix"),
        (["simulate", "--epic", "--games", "1"], "epic mode needs one of these modules: ix"),
        (["simulate", "--modules", "ix", "--variants", VARIANTS, "--games", "1"], "belongs to the solo game"),
        (["play", "--terminal", "--modules", "ix", "--players", "1", "--epic"], "epic"),
        (["play", "--terminal", "--leader", "tessia_vernius"], "unknown leader 'tessia_vernius'"),
        (["cards", "flagship"], "there is no 'flagship' here"),
        (["cards", "--kind", "tile"], "there is no tile in these boxes"),
    ],
)
def test_what_does_not_go_together_is_one_line(arguments: list[str], said: str) -> None:
    outcome = run(*arguments)
    assert outcome.code == 3
    assert outcome.out == ""
    (line,) = outcome.err.splitlines()
    assert said in line


def test_a_game_is_named_by_the_command_that_plays_it_again() -> None:
    epic = again(ls.Setup(players=2, modules=("ix",), epic=True), ["random", "random"], 4)
    assert epic == "landsraad simulate --games 1 --seed 4 --players 2 --bots random,random --modules ix --epic"
    solo = again(ls.Setup(players=1, modules=("ix",), variants=("brutal_escalation",)), ["random"], 5)
    assert solo.endswith("--modules ix --variants brutal_escalation")
    data = run(*shlex.split(solo)[1:], "--json").json()
    assert (data["errors"], data["setup"]["variants"]) == ([], ["brutal_escalation"])


# --- simulate --------------------------------------------------------------------------------------------------------


def test_the_summary_counts_tiles_and_freighters() -> None:
    data = run("simulate", "--games", "12", "--players", "3", "--modules", "ix", "--json").json()
    assert (data["finished"], data["errors"]) == (12, [])
    assert data["setup"]["modules"] == ["ix"]
    fired = data["fired"]
    assert sum(fired["tile_acquired"].values()) > 5
    assert set(fired["tile_used"]) <= set(fired["tile_acquired"])
    assert sum(fired["freighter_recalled"].values()) > 5
    assert set(fired["freighter_recalled"]) <= {"0", "1", "2", "3"}
    tiles = {tile["id"] for tile in ls.catalog(ls.Setup(modules=("ix",)))["tiles"]}  # type: ignore[attr-defined]
    assert set(fired["tile_acquired"]) | set(data["never_seen"]["tile_acquired"]) == tiles
    assert not set(fired["tile_acquired"]) & set(data["never_seen"]["tile_acquired"])
    assert "rally_troops" not in data["never_seen"]["space"]


def test_the_house_hagal_cards_of_the_box_are_counted() -> None:
    data = run("simulate", "--games", "8", "--players", "1", "--modules", "ix", "--variants", VARIANTS, "--json").json()
    assert data["errors"] == []
    cards = data["fired"]["rival_card"]
    assert cards["hagal_tech_negotiation"] > 0
    assert "hagal_dreadnought_2p" not in cards
    assert "rally_troops" not in cards
    assert sum(data["fired"]["tile_acquired"].values()) > 0


def test_epic_games_are_simulated() -> None:
    data = run("simulate", "--games", "4", "--players", "2", "--modules", "ix", "--epic", "--json").json()
    assert data["errors"] == []
    assert data["setup"]["epic"] is True
    assert data["fired"]["card_revealed"]["control_the_spice"] > 0


def test_firings_are_read_from_the_events() -> None:
    fired = count_events(
        [
            ls.Event("tile_acquired", 0, "flagship"),
            ls.Event("tile_used", 0, "flagship"),
            ls.Event("rival_used", 1, "flagship", 0, "X-RTC-14"),
            ls.Event("rival_used", 1, "detonation_devices", 0, "X-RTC-11"),
            ls.Event("dreadnought_given_up", 1, "detonation_devices"),
            ls.Event("freighter_recalled", 0, None, 3),
            ls.Event("freighter_recalled", 1, None, 2),
            ls.Event("freighter_recalled", 0, None, 3),
        ]
    )
    assert fired["tile_acquired"] == {"flagship": 1}
    assert fired["tile_used"] == {"flagship": 2, "detonation_devices": 1}
    assert fired["freighter_recalled"] == {"3": 2, "2": 1}


def test_what_was_never_seen_names_tiles() -> None:
    assert "tile_acquired" not in never_seen(ls.catalog(ls.Setup()), {})
    nothing = never_seen(ls.catalog(ls.Setup(modules=("ix",))), {})
    assert len(nothing["tile_acquired"]) == 18
    assert set(nothing["tile_used"]) == {
        "detonation_devices", "flagship", "holoprojectors", "invasion_ships", "sonic_snoopers", "spy_satellites",
        "training_drones",
    }  # fmt: skip
    assert nothing["freighter_recalled"] == ["1", "2", "3"]
    seen = never_seen(ls.catalog(ls.Setup(modules=("ix",))), {"tile_acquired": Counter({"windtraps": 2})})
    assert set(nothing["tile_acquired"]) - set(seen["tile_acquired"]) == {"windtraps"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_name_what_was_never_seen(lang: str) -> None:
    outcome = run("simulate", "--games", "1", "--players", "3", "--modules", "ix", "--lang", lang)
    assert outcome.code == 0
    for key in ("tile-acquired", "tile-used"):
        assert words(lang).text(f"cli-sim-fired-{key}") in outcome.out


# --- cards -----------------------------------------------------------------------------------------------------------


def test_cards_of_the_box() -> None:
    data = run("cards", "--modules", "ix", "--json").json()
    kinds = Counter(thing["kind"] for thing in data)
    base = Counter(thing["kind"] for thing in run("cards", "--json").json())
    assert kinds["tile"] == 18
    assert base["tile"] == 0
    assert (kinds["card"] - base["card"], kinds["intrigue"] - base["intrigue"]) == (29, 17)
    assert (kinds["leader"] - base["leader"], kinds["conflict"] - base["conflict"]) == (6, 4)
    epic = run("cards", "control_the_spice", "--modules", "ix", "--epic", "--json").json()
    assert epic[0]["name"] == "Control the Spice"
    assert run("cards", "control_the_spice", "--modules", "ix").code == 3


def test_a_tile_in_words() -> None:
    assert run("cards", "flagship", "--modules", "ix").out.splitlines() == [
        "Flagship (flagship)",
        "  Tech tile",
        "  Cost: 8 spice",
        "  When acquired: Gain 1 Victory Point.",
        "  In your turn: Pay 4 Solari → recruit 3 troops.",
        "  Once per round: the tile is turned face down.",
        "  Rivals of the solo game may acquire it.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_tiles_as_a_table(lang: str) -> None:
    outcome = run("cards", "--kind", "tile", "--modules", "ix", "--lang", lang)
    assert outcome.code == 0
    assert outcome.out.splitlines()[0].strip() == words(lang).text("cli-kind-tile", n=18)
    assert words(lang).name("tile/windtraps") in outcome.out


# --- play and replay -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "players", "boxes", "arguments"),
    [
        ("en", 4, Boxes("ix"), []),
        ("es", 3, Boxes("ix", epic=True), ["--epic"]),
        ("de", 2, Boxes("ix", epic=True), ["--epic"]),
        ("ko", 1, Boxes("ix", variants=VARIANTS), ["--variants", VARIANTS]),
    ],
)
def test_a_whole_game_in_the_terminal(lang: str, players: int, boxes: Boxes, arguments: list[str]) -> None:
    outcome = run(
        "play", "--terminal", "--modules", "ix", "--players", str(players), "--bots", "random", "--seed", "6",
        "--lang", lang, *arguments, keys=ALWAYS_THE_FIRST,
    )  # fmt: skip
    assert outcome.code == 0
    assert outcome.err == ""
    game = ls.new_game(setup_of(players, boxes=boxes), 6)
    table = Table(game, 0, 6, dict.fromkeys(range(1, players), "random"))
    while not game.over:
        table.run_bots()
        if not game.over:
            game.apply(game.legal_actions()[0])
    spoken, best = words(lang), game.standings()[0]
    winner = spoken.text("cli-winner", leader=seat_names(game, spoken)[best.seat], vp=best.vp)
    assert outcome.out.splitlines()[-1] == winner
    assert spoken.text("board-freighters") + ": " in outcome.out
    assert spoken.text("board-tech") + ": " in outcome.out


def test_tiles_can_be_looked_up_and_asked_for() -> None:
    outcome = run(
        "play", "--terminal", "--modules", "ix", "--bots", "random", "--seed", "6",
        keys="card windtraps\nwhy acquire tile windtraps\nwhy use windtraps\nquit\n",
    )  # fmt: skip
    assert "Windtraps (windtraps)\n  Tech tile\n  Cost: 2 spice" in outcome.out
    assert "Windtraps can be acquired only through an Acquire Tech effect. [X-TEC-01]" in outcome.out
    assert "You do not own Windtraps. [X-TEC-08]" in outcome.out


def test_a_saved_game_goes_on_and_is_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved = run(
        "play", "--terminal", "--modules", "ix", "--epic", "--players", "3", "--bots", "random", "--seed", "6",
        "--save", str(file), "--json", keys="1\n" * 40 + "quit\n",
    )  # fmt: skip
    assert saved.code == 0
    assert saved.json()["saved"] == str(file)
    assert run("replay", str(file), "--verify").code == 0
    told = run("replay", str(file), "--step", "30")
    assert "Freighters: " in told.out
    resumed = run("play", "--terminal", "--load", str(file), "--json", keys="quit\n")
    assert resumed.json()["decisions"] == saved.json()["decisions"]
