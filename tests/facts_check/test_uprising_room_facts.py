"""R8: Conflicts, Objectives and contracts of Uprising and CHOAM, as the catalogue has them, against the facts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

import landsraad as ls
from tests.facts_check.uprising_notation import box

FACTS = Path(__file__).parents[1] / "facts" / "uprising"
CATALOG: dict[str, Any] = ls.catalog(ls.Setup(host="uprising", modules=("choam",)))


@cache
def facts(name: str) -> Any:
    """Read one file of facts."""
    return yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))


def condition(contract: dict[str, Any]) -> str:
    """Return what completes a contract in the notation of the facts."""
    if contract["space"] is not None:
        return f"send_agent:{contract['space']}"
    if contract["harvest"]:
        return f"harvest:{contract['harvest']}"
    return "immediate" if contract["immediate"] else f"acquire:{contract['acquire']}"


def printed(text: str) -> str:
    """Return a reward in any order: the order of icons says nothing."""
    return "; ".join(sorted(text.split("; ")))


def test_conflicts() -> None:
    for fact, ours in zip(facts("conflicts"), CATALOG["conflicts"], strict=True):
        numbers = (ours["id"], ours["level"], ours["location"], ours["walled"], ours["battle_icon"])
        assert numbers == tuple(fact[key] for key in ("id", "level", "location", "shield_wall", "battle_icon"))
        for place in ("first", "second", "third"):
            assert printed(str(box(ours[place]))) == printed(fact[place]), (fact["id"], place)
            spaces = [
                effect["space"] for line in ours[place] for effect in line["effects"] if effect["op"] == "control"
            ]
            assert spaces == ([fact["location"]] if "control" in fact[place] else [])


def test_objectives() -> None:
    found = [(card["id"], card["battle_icon"], card["players"], card["first_player"]) for card in CATALOG["objectives"]]
    assert found == [
        (fact["id"], fact["battle_icon"], fact["players"] or [], fact["first_player"]) for fact in facts("objectives")
    ]


def test_contracts() -> None:
    standard = [fact for fact in facts("contracts") if fact["set"] == "standard"]
    for fact, ours in zip(standard, CATALOG["contracts"], strict=True):
        assert (ours["id"], ours["copies"], condition(ours)) == (fact["id"], fact["copies"], fact["condition"])
        assert box(ours["reward"]) == fact["reward"], fact["id"]
        kept = "Shaddam" in (fact["notes"] or "")
        assert (ours["kept_for"] == "shaddam_corrino_iv") == kept


def test_contracts_of_ix() -> None:
    both: Any = ls.catalog(ls.Setup(host="uprising", modules=("choam", "ix")))["contracts"]
    printed_ix = [fact for fact in facts("contracts") if fact["set"] == "rise_of_ix"]
    ours_ix = [contract for contract in both if contract["dealt"]]
    assert [contract for contract in both if not contract["dealt"]] == CATALOG["contracts"]
    for fact, ours in zip(printed_ix, ours_ix, strict=True):
        assert (ours["id"], ours["copies"], condition(ours)) == (fact["id"], fact["copies"], fact["condition"])
        assert box(ours["reward"]) == fact["reward"], fact["id"]


def test_the_board_with_the_overlay() -> None:
    overlay = facts("board")["observation_posts_with_rise_of_ix"]
    plain: Any = ls.catalog(ls.Setup(host="uprising"))
    ours: Any = ls.catalog(ls.Setup(host="uprising", modules=("ix",)))
    spaces = [{space["id"] for space in one["spaces"]} for one in (plain, ours)]
    assert spaces[0] - spaces[1] == set(overlay["removed_spaces"])
    posts = [{post["id"]: post["spaces"] for post in one["posts"]} for one in (plain, ours)]
    assert set(posts[0]) - set(posts[1]) == set(overlay["removed"])
    added = {fact["id"]: sorted(fact["spaces"]) for fact in overlay["added"]}
    assert {name: sorted(posts[1][name]) for name in set(posts[1]) - set(posts[0])} == added


def test_base_cards_are_those_of_the_base_game() -> None:
    """What the facts of the base game say of its cards holds here too: the definitions are the same."""
    here: Any = ls.catalog(ls.Setup(host="uprising", modules=("base_cards",), options={"base_conflicts": "in"}))
    home: Any = ls.catalog(ls.Setup())
    for kind, left in (
        ("cards", {"arrakis_liaison", "foldspace", "the_spice_must_flow"}),
        ("intrigues", {"calculated_hire"}),
    ):
        ours = {thing["id"]: thing for thing in here[kind]}
        for thing in home[kind]:
            assert thing["id"] in left or ours[thing["id"]] == thing
    conflicts = {thing["id"]: thing for thing in here["conflicts"]}
    for thing in home["conflicts"]:
        if thing["id"] != "sort_through_the_chaos":
            name = thing["id"] if conflicts.get(thing["id"], {}).get("battle_icon") is None else f"base_{thing['id']}"
            nowhere = "'carthag'"  # not on this board (M-BAS-06)
            for place in ("first", "second", "third", "level"):
                assert str(conflicts[name][place]) == str(thing[place]).replace(nowhere, "None"), (name, place)


def test_the_rest_of_the_rooms() -> None:
    board = facts("board")
    assert CATALOG["shield_wall"]["spaces"] == board["shield_wall"]["protected_locations"]
    assert [space["id"] for space in CATALOG["spaces"] if space["maker"]] == board["maker_spaces"]
    assert CATALOG["contract_icon"] == {"solari": 2, "face_up": 2}
    assert [unit for unit in CATALOG["units"] if unit["id"] == "sandworm"] == [
        {"id": "sandworm", "field": "sandworms", "each": 0, "strength": 3}
    ]
