"""Every thing of the box Rise of Ix has a behaviour test, so that a new one without a test fails here.

For that the test sources are read, not run: a thing counts as tested where it is an entry of a table that a test is
parametrised with, or where test functions bear its id in their names.
"""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls
from tests.content.base.kit import PLAIN
from tests.content.base.test_complete import entry
from tests.support import pieces
from tests.support.rulemark import rule

HERE = Path(__file__).parent
FACTS = HERE.parents[1] / "facts" / "ix"

CARD_FILES = (
    "test_imperium_cards.py",
    "test_imperium_cards_a_g.py",
    "test_imperium_cards_i_l.py",
    "test_imperium_cards_n_w.py",
)
INTRIGUE_FILES = ("test_intrigue_plot.py", "test_intrigue_combat_endgame.py")
TILE_FILES = ("test_tiles.py", "test_tiles_used.py")
# The facts file, the test files that answer for it, the tables in them, and how many things there are.
TESTED_IN = {
    "starter": (("test_control_the_spice.py",), ("CARDS",), 1),
    "imperium": (CARD_FILES, ("CARDS",), 29),
    "intrigue": (INTRIGUE_FILES, ("PLOT", "COMBAT", "ENDGAME"), 17),
    "conflicts": (("test_conflicts.py",), ("REWARDS",), 4),
    "leaders": (("test_leaders.py",), ("LEADERS",), 6),
    "board": (("test_spaces.py",), ("VISITS",), 4),
    "tech": (TILE_FILES, ("TILES",), 18),
}
# How the tests of a Leader call it, where its whole id is too long.
SHORT = {
    "archduke_armand_ecaz": "archduke_armand",
    "ilesa_ecaz": "ilesa",
    "prince_rhombur_vernius": "prince_rhombur",
    "princess_yuna_moritani": "princess_yuna",
    "tessia_vernius": "tessia",
    "viscount_hundro_moritani": "viscount_hundro",
}


def facts(name: str) -> list[dict[str, Any]]:
    """Return the things of a facts file."""
    data = yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))
    return list(data["spaces_new"] if name == "board" else data)


@cache
def statements(source: str) -> list[ast.stmt]:
    """Return the statements of a test file."""
    return ast.parse((HERE / source).read_text(encoding="utf-8")).body


def tables(sources: tuple[str, ...]) -> dict[str, set[str]]:
    """Return the ids in the module-level tables of some test files, by the name of the table."""
    found: dict[str, set[str]] = {}
    for source in sources:
        for node in statements(source):
            if not isinstance(node, ast.Assign | ast.AnnAssign):
                continue
            target: ast.expr = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            value = node.value
            if isinstance(target, ast.Name) and isinstance(value, ast.Dict | ast.List | ast.Tuple):
                items = value.keys if isinstance(value, ast.Dict) else value.elts
                ids = {name for item in items if item is not None and (name := entry(item))}
                found.setdefault(target.id, set()).update(ids)
    return found


def has_tests(sources: tuple[str, ...], thing: str) -> bool:
    """Tell whether test functions bear the id of a thing in their names."""
    names = [node.name for source in sources for node in statements(source) if isinstance(node, ast.FunctionDef)]
    return any(f"{name}_".startswith(f"test_{thing}_") for name in names)


@pytest.mark.parametrize("name", TESTED_IN)
def test_every_thing_is_in_a_table(name: str) -> None:
    sources, wanted, number = TESTED_IN[name]
    ids = [str(thing["id"]) for thing in facts(name)]
    assert len(ids) == len(set(ids)) == number
    listed = set().union(*(tables(sources).get(table, set()) for table in wanted))
    assert sorted(set(ids) - listed) == []


@pytest.mark.parametrize(("box", "table"), [("agent", "AGENT"), ("reveal", "REVEAL"), ("acquire", "ACQUIRE")])
def test_every_box_of_a_card_has_its_effect_stated(box: str, table: str) -> None:
    plain = tables(CARD_FILES)[table]
    boxes = [str(card["id"]) for card in facts("imperium") if card[box] is not None]
    missing = [card for card in boxes if card not in plain and not has_tests(CARD_FILES, card)]
    assert missing == [], f"the {box} box has no test: {', '.join(missing)}"


def test_every_special_line_of_a_card_has_its_test() -> None:
    found = tables(CARD_FILES)
    assert {str(card["id"]) for card in facts("imperium") if card.get("unload")} == found["UNLOAD"]
    infiltrating = {str(card["id"]) for card in facts("imperium") if "infiltrate" in str(card["icons"])}
    assert infiltrating == found["INFILTRATES"]
    bonds = [str(card["id"]) for card in facts("imperium") if card.get("fremen_bond")]
    assert bonds == ["sayyadina", "shai_hulud"]
    assert all(has_tests(CARD_FILES, card) for card in bonds)


def test_every_type_of_an_intrigue_card_has_its_test() -> None:
    found = tables(INTRIGUE_FILES)
    for thing in facts("intrigue"):
        kinds = {kind for kind in ("plot", "combat", "endgame") if thing["id"] in found[kind.upper()]}
        assert kinds == set(thing["type"])
    plain = found["PLAIN_PLOT"] | found["SWORDS"]
    ids = [str(thing["id"]) for thing in facts("intrigue")]
    assert [card for card in ids if card not in plain and not has_tests(INTRIGUE_FILES, card)] == []


def test_every_ability_of_a_tile_has_its_test() -> None:
    found = tables(TILE_FILES)
    plain = found["USE"] | found["REVEAL"] | found["ROUND"] | found["WIN"]
    ids = [str(thing["id"]) for thing in facts("tech")]
    assert [tile for tile in ids if tile not in plain and not has_tests(TILE_FILES, tile)] == []
    assert {str(thing["id"]) for thing in facts("tech") if thing["flip"]} == found["USE"]


def test_every_leader_and_space_has_tests_of_its_own() -> None:
    assert set(SHORT) == {str(thing["id"]) for thing in facts("leaders")}
    sources = ("test_leaders.py", "test_leader_tessia.py")
    assert [leader for leader in SHORT.values() if not has_tests(sources, leader)] == []
    missing = [thing["id"] for thing in facts("board") if not has_tests(("test_spaces.py",), str(thing["id"]))]
    assert missing == ["smuggling"]  # stated in the table alone


@rule("X-SET-07", "X-SET-04")
def test_copies_in_a_new_game() -> None:
    s = ls.new_game(ls.Setup(players=4, modules=("ix",), leaders=PLAIN), 1)._state
    imperium = Counter(s.rules.cards[card].id for zone in (s.imperium_deck, s.row) for card in zone)
    assert imperium.total() == 102
    wanted = {str(thing["id"]): thing["copies"] for thing in facts("imperium")}
    assert {card: imperium[card] for card in wanted} == wanted
    intrigue = Counter(s.rules.intrigues[card].id for card in s.intrigue_deck)
    assert intrigue.total() == 57
    wanted = {str(thing["id"]): thing["copies"] for thing in facts("intrigue")}
    assert {card: intrigue[card] for card in wanted} == wanted
    stacks = pieces.tile_stacks(s)
    tiles = Counter(pieces.tile_defs(s.rules)[tile].id for stack in stacks for tile in stack)
    assert tiles == {str(thing["id"]): 1 for thing in facts("tech")}
    assert [len(stack) for stack in stacks] == [6, 6, 6]


def test_every_facts_file_of_the_box_is_covered() -> None:
    # House Hagal belongs to games of one or two players and has tests of its own.
    assert {path.stem for path in FACTS.glob("*.yaml")} == {*TESTED_IN, "hagal"}
