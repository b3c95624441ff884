"""The documents are true: examples run, links lead somewhere, the vocabulary is complete."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
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


def test_effects_page_names_the_whole_vocabulary() -> None:
    page = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    model = ROOT / "src" / "landsraad" / "model"
    body: list[ast.stmt] = []
    for name in ("effects.py", "conditions.py"):
        body += ast.parse((model / name).read_text(encoding="utf-8")).body
    words = [node.name for node in body if isinstance(node, ast.FunctionDef)]
    words += [target.id for node in body if isinstance(node, ast.Assign) for target in node.targets]  # type: ignore[attr-defined]
    missing = [word for word in words if word != "Effects" and not re.search(rf"`[^`]*\b{word}\b[^`]*`", page)]
    assert len(words) > 50
    assert not missing


def test_card_walk_through_uses_real_words() -> None:
    """The names in the example of add-a-card exist in the vocabulary."""
    from landsraad.model import conditions, effects

    for word in ("pay", "water", "draw", "persuasion", "when", "swords"):
        assert hasattr(effects, word)
    assert hasattr(conditions, "FREMEN_BOND")
