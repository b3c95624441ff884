"""Set-ups with Rise of Ix: what is refused, with which words, and JSON both ways."""

from __future__ import annotations

import json
from typing import Any

import pytest

import landsraad as ls
from tests.support import pieces

IX = ("ix",)
DICE, BRUTAL = "imperium_row_dice", "brutal_escalation"
NEW_LEADERS = (
    "archduke_armand_ecaz",
    "ilesa_ecaz",
    "prince_rhombur_vernius",
    "princess_yuna_moritani",
    "tessia_vernius",
    "viscount_hundro_moritani",
)
RIVALS = (
    "duke_leto_atreides, baron_vladimir_harkonnen, glossu_the_beast_rabban, countess_ariana_thorvald, "
    "earl_memnon_thorvald, count_ilban_richese"
)
IX_RIVALS = f"{RIVALS}, prince_rhombur_vernius, viscount_hundro_moritani"
BASE_LEADERS = (
    "paul_atreides, duke_leto_atreides, baron_vladimir_harkonnen, glossu_the_beast_rabban, "
    "countess_ariana_thorvald, earl_memnon_thorvald, count_ilban_richese, helena_richese"
)
TWICE = "is chosen twice; each can be in a game once"

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "solo epic": (
        {"players": 1, "modules": IX, "epic": True},
        "epic mode is played by 2 or 3 or 4 players, not by 1 (X-EPC-01)",
    ),
    "epic without the box": ({"epic": True}, "epic mode needs one of these modules: ix (X-EPC-01)"),
    "solo epic without the box": ({"players": 1, "epic": True}, "epic mode needs one of these modules: ix (X-EPC-01)"),
    "epic is no number": ({"modules": IX, "epic": 1}, "epic must be true or false, not 1"),
    "dice for two": (
        {"players": 2, "modules": IX, "variants": (DICE,)},
        f"the variant '{DICE}' belongs to the solo game (players=1)",
    ),
    "escalation for four": (
        {"players": 4, "modules": IX, "variants": (BRUTAL,)},
        f"the variant '{BRUTAL}' belongs to the solo game (players=1)",
    ),
    "variant of another box": (
        {"players": 1, "variants": (DICE,)},
        f"unknown variant '{DICE}'; with these modules there is none yet",
    ),
    "variant of another box for two": (
        {"players": 2, "variants": (BRUTAL,)},
        f"unknown variant '{BRUTAL}'; with these modules there is none yet",
    ),
    "unknown variant": (
        {"players": 1, "modules": IX, "variants": ("dice",)},
        f"unknown variant 'dice'; with these modules there is {DICE}, {BRUTAL}",
    ),
    "variant twice": (
        {"players": 1, "modules": IX, "variants": (DICE, DICE)},
        f"a variant is named twice: {DICE}, {DICE}",
    ),
    "variants as one word": (
        {"players": 1, "modules": IX, "variants": DICE},
        f"variants must be a list of names, not '{DICE}'",
    ),
    "box twice": ({"modules": ("ix", "ix")}, "a module is named twice: ix, ix"),
    "epic is no box": ({"modules": ("epic",)}, "unknown module 'epic'; with base there is ix, immortality"),
    "house_hagal is no box": (
        {"players": 1, "modules": ("house_hagal",)},
        "unknown module 'house_hagal'; with base there is ix, immortality",
    ),
    "ix is no host": ({"host": "ix"}, "unknown host 'ix'; there is base, uprising"),
    "five": ({"players": 5, "modules": IX}, "base is played by 1 or 2 or 3 or 4 players here, not by 5"),
    "rivals for two": (
        {"players": 2, "modules": IX, "rivals": ("prince_rhombur_vernius", None)},
        "rivals with Leaders belong to the solo game (players=1)",
    ),
    "level for two": (
        {"players": 2, "modules": IX, "epic": True, "difficulty": "mentat"},
        "difficulty belongs to the solo game (players=1)",
    ),
    "rhombur without the box": (
        {"players": 1, "rivals": ("prince_rhombur_vernius", None)},
        f"'prince_rhombur_vernius' cannot be a rival; there is {RIVALS}",
    ),
    "hundro without the box": (
        {"players": 1, "rivals": (None, "viscount_hundro_moritani")},
        f"'viscount_hundro_moritani' cannot be a rival; there is {RIVALS}",
    ),
    "paul": (
        {"players": 1, "modules": IX, "rivals": ("paul_atreides", None)},
        f"'paul_atreides' cannot be a rival; there is {IX_RIVALS}",
    ),
    "helena": (
        {"players": 1, "modules": IX, "rivals": (None, "helena_richese")},
        f"'helena_richese' cannot be a rival; there is {IX_RIVALS}",
    ),
    "nobody known": (
        {"players": 1, "modules": IX, "rivals": ("feyd", None)},
        f"'feyd' cannot be a rival; there is {IX_RIVALS}",
    ),
    "rhombur twice": (
        {"players": 1, "modules": IX, "rivals": ("prince_rhombur_vernius",) * 2},
        f"the leader 'prince_rhombur_vernius' {TWICE}",
    ),
    "human's own": (
        {
            "players": 1,
            "modules": IX,
            "leaders": ("viscount_hundro_moritani",),
            "rivals": (None, "viscount_hundro_moritani"),
        },
        f"the leader 'viscount_hundro_moritani' {TWICE}",
    ),
    "leader without the box": (
        {"players": 2, "leaders": ("tessia_vernius", None)},
        f"unknown leader 'tessia_vernius'; there is {BASE_LEADERS}",
    ),
    "unknown leader": (
        {"players": 2, "modules": IX, "leaders": ("feyd", None)},
        f"unknown leader 'feyd'; there is {BASE_LEADERS}, {', '.join(NEW_LEADERS)}",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    fields, words = REFUSED[case]
    with pytest.raises(ls.SetupError) as refusal:
        ls.Setup(**fields)
    assert str(refusal.value) == words


@pytest.mark.parametrize("name", sorted(set(NEW_LEADERS) - {"prince_rhombur_vernius", "viscount_hundro_moritani"}))
def test_other_new_leaders_are_no_rivals(name: str) -> None:
    with pytest.raises(ls.SetupError) as refusal:
        ls.Setup(players=1, modules=IX, rivals=(None, name))
    assert str(refusal.value) == f"'{name}' cannot be a rival; there is {IX_RIVALS}"


@pytest.mark.parametrize(
    "setup",
    [
        ls.Setup(players=1, modules=IX),
        ls.Setup(players=1, modules=IX, variants=(DICE,)),
        ls.Setup(players=1, modules=IX, variants=(BRUTAL, DICE), difficulty="kwisatz_haderach"),
        ls.Setup(players=1, modules=IX, rivals=("prince_rhombur_vernius", "viscount_hundro_moritani")),
        ls.Setup(players=2, modules=IX, epic=True),
        ls.Setup(players=3, modules=IX, leaders=("tessia_vernius", None, "ilesa_ecaz")),
        ls.Setup(players=4, modules=IX, epic=True),
    ],
)
def test_json_both_ways(setup: ls.Setup) -> None:
    data = json.loads(json.dumps(setup.to_json()))
    assert (data["modules"], data["epic"], data["variants"]) == (["ix"], setup.epic, list(setup.variants))
    assert ls.Setup.from_json(data) == setup
    one, other = ls.new_game(setup, 11), ls.new_game(ls.Setup.from_json(data), 11)
    assert one.digest() == other.digest()


def test_json_is_checked_as_well() -> None:
    data = {**ls.Setup(players=2, modules=IX).to_json(), "players": 1, "epic": True}
    with pytest.raises(ls.SetupError, match=r"^epic mode is played by 2 or 3 or 4 players, not by 1 \(X-EPC-01\)$"):
        ls.Setup.from_json(data)


@pytest.mark.parametrize("order", [(DICE, BRUTAL), (BRUTAL, DICE)])
def test_order_of_variants_does_not_matter(order: tuple[str, str]) -> None:
    games = [ls.new_game(ls.Setup(players=1, modules=IX, variants=variants), 7) for variants in (order, order[::-1])]
    assert games[0]._state.rules is games[1]._state.rules
    rules = games[0]._state.rules
    assert (rules.row_dice, rules.policy.second_card_from) == (1, 3)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_numbers_of_players(players: int) -> None:
    state = ls.new_game(ls.Setup(players=players, modules=IX), 3)._state
    rivals = 0 if state.rivalry is None else len(state.rivalry.rivals)
    assert (len(state.seats), rivals) == (players, {1: 2, 2: 1}.get(players, 0))
    assert len(pieces.tile_stacks(state)) == 3
