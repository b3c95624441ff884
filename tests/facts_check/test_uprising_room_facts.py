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


def test_the_rest_of_the_rooms() -> None:
    board = facts("board")
    assert CATALOG["shield_wall"]["spaces"] == board["shield_wall"]["protected_locations"]
    assert [space["id"] for space in CATALOG["spaces"] if space["maker"]] == board["maker_spaces"]
    assert CATALOG["contract_icon"] == {"solari": 2, "face_up": 2}
    assert [unit for unit in CATALOG["units"] if unit["id"] == "sandworm"] == [
        {"id": "sandworm", "field": "sandworms", "each": 0, "strength": 3}
    ]
