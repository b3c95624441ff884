"""Set-ups with Rivals: what is refused, with which words, and JSON both ways."""

from __future__ import annotations

import json
from typing import Any

import pytest

import landsraad as ls

PAIR = ("earl_memnon_thorvald", "glossu_the_beast_rabban")
LEGAL = (
    "duke_leto_atreides, baron_vladimir_harkonnen, glossu_the_beast_rabban, countess_ariana_thorvald, "
    "earl_memnon_thorvald, count_ilban_richese"
)
LEVELS = "mercenary, sardaukar, mentat, kwisatz_haderach"

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "paul": ({"rivals": ("paul_atreides", PAIR[0])}, f"'paul_atreides' cannot be a rival; there is {LEGAL}"),
    "helena": ({"rivals": (None, "helena_richese")}, f"'helena_richese' cannot be a rival; there is {LEGAL}"),
    "nobody known": ({"rivals": ("feyd", None)}, f"'feyd' cannot be a rival; there is {LEGAL}"),
    "twice": ({"rivals": (PAIR[0], PAIR[0])}, f"the leader '{PAIR[0]}' is chosen twice; each can be in a game once"),
    "human's own": (
        {"leaders": (PAIR[1],), "rivals": PAIR},
        f"the leader '{PAIR[1]}' is chosen twice; each can be in a game once",
    ),
    "none": ({"rivals": ()}, "there are 2 rivals (null for one at random), not 0"),
    "one": ({"rivals": PAIR[:1]}, "there are 2 rivals (null for one at random), not 1"),
    "three": ({"rivals": (*PAIR, None)}, "there are 2 rivals (null for one at random), not 3"),
    "level": ({"difficulty": "hard"}, f"unknown difficulty 'hard'; there is {LEVELS}"),
    "empty level": ({"difficulty": ""}, f"unknown difficulty ''; there is {LEVELS}"),
    "level by its grade": ({"difficulty": "novice"}, f"unknown difficulty 'novice'; there is {LEVELS}"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused_in_the_solo_game(case: str) -> None:
    fields, words = REFUSED[case]
    with pytest.raises(ls.SetupError) as refusal:
        ls.Setup(players=1, **fields)
    assert str(refusal.value) == words


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_and_levels_belong_to_the_solo_game(players: int) -> None:
    with pytest.raises(ls.SetupError, match=r"^rivals with Leaders belong to the solo game \(players=1\)$"):
        ls.Setup(players=players, rivals=PAIR)
    with pytest.raises(ls.SetupError, match=r"^difficulty belongs to the solo game \(players=1\)$"):
        ls.Setup(players=players, difficulty="mentat")
    assert ls.Setup(players=players).rivals is None


@pytest.mark.parametrize("rivals", ["earl_memnon_thorvald", 2, {"earl_memnon_thorvald": 1}])
def test_rivals_are_a_list_of_names(rivals: Any) -> None:
    with pytest.raises(ls.SetupError, match=r"^rivals must be a list of names or null"):
        ls.Setup(players=1, rivals=rivals)


def test_a_rival_is_a_name() -> None:
    wrong: Any = (7, None)
    with pytest.raises(ls.SetupError, match=r"^rivals must be a list of names, but holds 7$"):
        ls.Setup(players=1, rivals=wrong)


@pytest.mark.parametrize("players", [0, 5, 7])
def test_numbers_of_players(players: int) -> None:
    with pytest.raises(ls.SetupError, match=f"^base is played by 1 or 2 or 3 or 4 players here, not by {players}$"):
        ls.Setup(players=players)


@pytest.mark.parametrize(
    "setup",
    [
        ls.Setup(players=1),
        ls.Setup(players=1, rivals=PAIR, difficulty="kwisatz_haderach"),
        ls.Setup(players=1, leaders=("helena_richese",), rivals=(None, PAIR[1]), difficulty="mentat"),
        ls.Setup(players=2, leaders=(None, "paul_atreides")),
    ],
)
def test_json_both_ways(setup: ls.Setup) -> None:
    data = json.loads(json.dumps(setup.to_json()))
    assert data["rivals"] == (None if setup.rivals is None else list(setup.rivals))
    assert data["difficulty"] == setup.difficulty
    assert ls.Setup.from_json(data) == setup
    one, other = ls.new_game(setup, 11), ls.new_game(ls.Setup.from_json(data), 11)
    assert one.digest() == other.digest()


def test_json_is_checked_as_well() -> None:
    data = {**ls.Setup(players=1).to_json(), "rivals": ["paul_atreides", None]}
    with pytest.raises(ls.SetupError, match="'paul_atreides' cannot be a rival"):
        ls.Setup.from_json(data)


def test_names_are_kept_and_gaps_filled() -> None:
    for seed in range(8):
        state = ls.new_game(ls.Setup(players=1, rivals=(None, PAIR[1])), seed)._state
        assert state.rivalry is not None
        names = [state.rules.leaders[rival.leader].id for rival in state.rivalry.rivals]
        human = state.rules.leaders[state.seats[0].leader].id
        assert names[1] == PAIR[1]
        assert len({human, *names}) == 3


def test_a_level_left_open_is_the_first() -> None:
    rules = ls.new_game(ls.Setup(players=1), 1)._state.rules
    assert rules.difficulty is not None
    assert rules.difficulty.id == "mercenary"
