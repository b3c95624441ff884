"""The documents are true: examples run, links lead somewhere, the vocabulary is complete."""

from __future__ import annotations

import ast
import doctest
import re
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import yaml

import landsraad as ls
from landsraad import positions
from landsraad.cli.coverage import shipped_ids
from landsraad.cli.rules_catalogue import load_catalogue
from landsraad.content import boxes
from landsraad.content.base import imperium
from landsraad.core.actions import add_names
from landsraad.i18n.bundle import catalogues
from landsraad.model import conditions, effects
from landsraad.model.defs import CardDef
from landsraad.model.mechanic import Mechanic
from tests.support.facts_notation import box, joined

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "landsraad"
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def test_readme_example_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 4
    assert result.failed == 0


def test_readme_begins_with_the_two_commands() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert lines[3].startswith("make play")
    assert lines[4].startswith("make test")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{path.name} links to {target}"


def vocabulary(path: Path) -> list[str]:
    """Return the functions of a file that make nodes or conditions, and the conditions that are constants."""
    words: list[str] = []
    for part in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(part, ast.FunctionDef) and isinstance(part.returns, ast.Name):
            words += [part.name] if part.returns.id in ("Node", "Condition") else []
        elif isinstance(part, ast.Assign) and isinstance(part.value, ast.Call):
            called = part.value.func
            if isinstance(called, ast.Name) and called.id == "Condition":
                words += [target.id for target in part.targets if isinstance(target, ast.Name)]
    return words


def test_effects_page_names_the_whole_vocabulary() -> None:
    page = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    words = [word for name in ("effects", "conditions") for word in vocabulary(SOURCE / "model" / f"{name}.py")]
    assert len(words) > 80
    assert [word for word in words if not re.search(rf"`[^`]*\b{word}\b[^`]*`", page)] == []


def test_effects_page_names_the_words_of_each_mechanic_with_its_module() -> None:
    page = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8").partition("## Nodes of mechanics")[2]
    rows = re.findall(r"^\| `(\w+)` \| ((?:`[^`]+` ?)+) \|", page, re.MULTILINE)
    told = {(module, word) for module, cell in rows for word in re.findall(r"`(\w+)", cell)}
    files = [path for path in (SOURCE / "engine" / "mechanics").glob("*.py") if path.name != "__init__.py"]
    there = {(path.stem, word) for path in files for word in vocabulary(path)}
    assert len(there) > 12
    assert told == there


def blocks(page: str, language: str) -> list[str]:
    """Return the fenced blocks of a page in a language."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [dedent(block) for block in re.findall(rf"^ *```{language}\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL)]


@pytest.fixture
def desert_guide(monkeypatch: pytest.MonkeyPatch) -> CardDef:
    """Add the card of add-a-card.md to the base box, as the page says, unless somebody has."""
    written: CardDef = eval(blocks("add-a-card.md", "python")[0], vars(imperium) | vars(conditions) | vars(effects))
    if any(card.id == written.id for card in boxes.BOXES["base"].cards):
        return written
    monkeypatch.setitem(boxes.BOXES, "base", replace(boxes.BOXES["base"], cards=(*boxes.BOXES["base"].cards, written)))
    monkeypatch.setattr(boxes, "_BUILT", {})
    add_names([f"{zone}/{written.id}" for zone in ("hand", "discard", "play", "market", "aside")])
    return written


def test_card_walk_through_is_what_its_facts_say(desert_guide: CardDef) -> None:
    (fact,) = yaml.safe_load(blocks("add-a-card.md", "yaml")[0])
    catalog: dict[str, Any] = ls.catalog(ls.Setup())
    (card,) = [card for card in catalog["cards"] if card["id"] == desert_guide.id]
    for key in ("id", "copies", "cost", "factions", "icons"):
        assert card[key] == fact[key], key
    plain, bond = card["reveal"]
    assert (box(card["agent"]), box([plain]), joined(bond["effects"])) == (
        fact["agent"],
        fact["reveal"],
        fact["fremen_bond"],
    )
    known = yaml.safe_load((ROOT / "tests" / "facts" / "base" / "imperium.yaml").read_text(encoding="utf-8"))
    assert set(fact) <= {key for row in known for key in row}


def test_card_walk_through_tests_the_card(desert_guide: CardDef) -> None:
    assert desert_guide.id == "desert_guide"
    names: dict[str, Any] = {"ls": ls, "positions": positions}
    exec(blocks("add-a-card.md", "python")[1], names)
    names["test_desert_guide_pays_water_for_two_cards"]()


def test_card_walk_through_names_every_stored_file() -> None:
    """What moves when a deck changes is all that is stored of games."""
    page = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"\| `(tests/golden/\w+\.json)` \| `python -m ([\w.]+)` \|", page))
    assert {ROOT / name for name in rows} == set((ROOT / "tests" / "golden").glob("*.json"))
    for module in rows.values():
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()


def test_box_walk_through_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "BOXES", dict(boxes.BOXES))
    monkeypatch.setattr(boxes, "_BUILT", {})
    names: dict[str, Any] = {}
    exec(blocks("add-a-box.md", "python")[0], names)
    deck = [card["id"] for card in ls.catalog(names["game"].setup)["cards"]]  # type: ignore[attr-defined]
    assert "smuggler" in deck


def test_mechanic_walk_through_shows_the_toy() -> None:
    toy = (ROOT / "tests" / "toy" / "mechanic.py").read_text(encoding="utf-8")
    shown = re.findall(r"\b(?:Operation|Question|EventKind)\([^)]*\)", "\n".join(blocks("add-a-mechanic.md", "python")))
    assert len(shown) == 3
    assert [part for part in shown if part not in toy] == []
    page = (ROOT / "docs" / "add-a-mechanic.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)(?:\(\))?`", page))
    methods = {name for name, value in vars(Mechanic).items() if callable(value) and not name.startswith("_")}
    assert len(methods) > 50
    assert methods - named == set(), "the page names all that a mechanic may answer"
    flags = {name for name, value in vars(Mechanic("any", 8)).items() if isinstance(value, bool)}
    assert flags - named == set(), "and all that it may say it wants"


@pytest.mark.parametrize(
    "page", ["add-an-effect.md", "add-a-mechanic.md", "add-a-box.md", "add-a-word.md", "add-a-card.md"]
)
def test_walk_throughs_lead_to_files_and_names_that_exist(page: str) -> None:
    told = re.findall(
        r"`([^`\n]+)`", re.sub(r"^ *```.*?^ *```", "", (ROOT / "docs" / page).read_text("utf-8"), flags=re.S | re.M)
    )
    files = {word for word in told if re.fullmatch(r"[\w/.-]+/[\w.-]*|[\w/-]+\.(py|ts|yaml|json|ftl)", word)}
    places = (ROOT, SOURCE, SOURCE / "engine", SOURCE / "i18n" / "locales" / "en", ROOT / "tests")
    assert [name for name in files if not any((place / name).exists() for place in places)] == []
    source = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    tables = {word for word in told if re.fullmatch(r"[A-Z][A-Z_]{3,}", word)}
    assert [name for name in tables if not re.search(rf"^{name}\b", source, re.M)] == []


def test_word_walk_through_names_prefixes_that_exist() -> None:
    table = (ROOT / "docs" / "add-a-word.md").read_text(encoding="utf-8").partition("| message |")[2]
    prefixes = {
        word for row in re.findall(r"^\| (.*?) \|", table, re.MULTILINE) for word in re.findall(r"`(\w+-)", row)
    }
    keys = {key for text in catalogues("en") for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE)}
    assert len(prefixes) > 15
    assert [prefix for prefix in prefixes if not any(key.startswith(prefix) for key in keys)] == []


def test_every_section_of_the_rules_has_a_room() -> None:
    """The table of ARCHITECTURE.md has a row for every section in play, and every room it names exists."""
    page = (
        (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("| sections | room |")[2].partition("\n\n")[0]
    )
    sections: set[str] = set()
    for row in page.splitlines()[2:]:
        left, room = row.strip("|").split("|")
        sections |= set(re.findall(r"`([A-Z]-[A-Z0-9]*)`", left))
        for name in re.findall(r"`([a-z_/.*]+)`", room):
            below = ROOT / "src" / "landsraad" / ("" if name.startswith(("content", "model")) else "engine")
            path, _, inner = name.removesuffix(".py").partition(".")
            files = [*below.glob(f"{path}.py"), *below.glob(path)]
            assert files, f"there is no {name}"
            if inner:
                assert any(f"def {inner}(" in found.read_text(encoding="utf-8") for found in files), name
    catalogue = load_catalogue()
    shipped = shipped_ids(catalogue)
    needed = {rule.section for rule in catalogue.rules if rule.id in shipped}
    assert {section for section in needed if section not in sections and section[:2] not in sections} == set()
