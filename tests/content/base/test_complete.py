"""Every thing of the base box has a behaviour test, so that a new one without a test fails here.

For that the test sources are read, not run: a thing counts as tested where it is an entry of a table that a test is
parametrised with, or where test functions bear its id in their names.
"""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
import yaml

import landsraad as ls
from tests.content.base.kit import PLAIN
from tests.support.rulemark import rule

HERE = Path(__file__).parent
FACTS = HERE.parents[1] / "facts" / "base"

CARD_FILES = ("test_imperium_cards_a_f.py", "test_imperium_cards_g_o.py", "test_imperium_cards_p_z.py")
# The facts file, the test files that answer for it, the tables in them, and how many things the printed box has.
TESTED_IN = {
    "starter": (("test_starter_cards.py",), ("CARDS",), 7),
    "reserve": (("test_starter_cards.py",), ("CARDS",), 3),
    "imperium": (CARD_FILES, ("CARDS",), 43),
    "intrigue": (
        ("test_intrigue_plot.py", "test_intrigue_combat_endgame.py"),
        ("PLOT", "COMBAT", "WIN", "ENDGAME"),
        34,
    ),
    "conflicts": (("test_conflicts.py",), ("REWARDS",), 18),
    "leaders": (("test_leaders.py",), ("LEADERS",), 8),
    "board": (("test_spaces.py",), ("VISITS", "COSTS"), 22),
}
# Where the effect of a thing is stated, unless it has test functions of its own.
EFFECTS = {"intrigue": ("PLAIN_PLOT", "SWORDS"), "board": ("VISITS",), "conflicts": ("REWARDS",)}


def facts(name: str) -> list[dict[str, object]]:
    """Return the things of a facts file."""
    data = yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))
    return list(data["spaces"] if name == "board" else data)


@cache
def statements(source: str) -> list[ast.stmt]:
    """Return the statements of a test file."""
    return ast.parse((HERE / source).read_text(encoding="utf-8")).body


def entry(node: ast.expr) -> str | None:
    """Return the id that an item of a table begins with."""
    if isinstance(node, ast.Tuple) and node.elts:
        node = node.elts[0]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


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
    for source in sources:
        for node in statements(source):
            if isinstance(node, ast.FunctionDef) and f"{node.name}_".startswith(f"test_{thing}_"):
                return True
    return False


@pytest.mark.parametrize("name", TESTED_IN)
def test_every_thing_is_in_a_table(name: str) -> None:
    sources, wanted, number = TESTED_IN[name]
    ids = [str(thing["id"]) for thing in facts(name)]
    assert len(ids) == len(set(ids)) >= number  # a card of one's own may join
    listed = set().union(*(tables(sources).get(table, set()) for table in wanted))
    missing = sorted(set(ids) - listed)
    assert missing == [], f"no behaviour test for: {', '.join(missing)}"


@pytest.mark.parametrize("name", ["starter", "reserve", "imperium"])
@pytest.mark.parametrize(("box", "table"), [("agent", "AGENT"), ("reveal", "REVEAL")])
def test_every_box_of_a_card_has_its_effect_stated(name: str, box: str, table: str) -> None:
    sources = TESTED_IN[name][0]
    plain = tables(sources)[table]
    boxes = [str(card["id"]) for card in facts(name) if card[box] is not None]
    missing = [card for card in boxes if card not in plain and not has_tests(sources, card)]
    assert missing == [], f"the {box} box has no test: {', '.join(missing)}"


@pytest.mark.parametrize("line", ["fremen_bond", "on_trash"])
def test_every_special_line_of_a_card_has_its_own_test(line: str) -> None:
    special = [str(card["id"]) for card in facts("imperium") if card.get(line) is not None]
    assert special
    missing = [card for card in special if not has_tests(CARD_FILES, card)]
    assert missing == [], f"{line} has no test: {', '.join(missing)}"


@pytest.mark.parametrize("name", EFFECTS)
def test_every_other_thing_has_its_effect_stated(name: str) -> None:
    sources = TESTED_IN[name][0]
    found = tables(sources)
    plain = set().union(*(found[table] for table in EFFECTS[name]))
    ids = [str(thing["id"]) for thing in facts(name)]
    missing = [thing for thing in ids if thing not in plain and not has_tests(sources, thing)]
    assert missing == [], f"no behaviour test for: {', '.join(missing)}"


@rule("B-CMP-04", "B-SET-06")
def test_copies_in_a_new_game() -> None:
    s = ls.new_game(ls.Setup(players=4, leaders=PLAIN), 1)._state
    imperium = Counter(s.rules.cards[card].id for zone in (s.imperium_deck, s.row) for card in zone)
    assert imperium == {thing["id"]: thing["copies"] for thing in facts("imperium")}
    assert len(s.row) == 5
    intrigue = Counter(s.rules.intrigues[card].id for card in s.intrigue_deck)
    assert intrigue == {thing["id"]: thing["copies"] for thing in facts("intrigue")}
    reserve = {s.rules.cards[card].id: int(n) for card, n in zip(s.rules.reserve_cards, s.reserve, strict=True)}
    assert reserve == {thing["id"]: thing["copies"] for thing in facts("reserve")}


def test_every_facts_file_of_the_box_is_covered() -> None:
    # House Hagal and the Rivals belong to games of one or two players and have tests of their own.
    elsewhere = {"hagal", "solo"}
    assert {path.stem for path in FACTS.glob("*.yaml")} == set(TESTED_IN) | elsewhere
