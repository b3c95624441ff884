"""R7: the list of mutants itself; cheap, and the same on every build."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.cli.coverage import coverage, shipped_ids
from landsraad.cli.rules_catalogue import load_catalogue
from tests.mutants.runner import ROOT, Mutant, all_mutants, citing_files

CONTENT = ("src/landsraad/content/", "src/landsraad/model/defs.py")
ENGINE = ("src/landsraad/engine/", "src/landsraad/model/state.py")
WITHOUT = ROOT / "tests" / "mutants" / "without.txt"


def test_at_least_sixty_different_mutants() -> None:
    assert len(all_mutants()) >= 60
    assert len(set(all_mutants())) == len(all_mutants())


def test_engine_and_content_are_mutated() -> None:
    content = sum(mutant.file.startswith(CONTENT) for mutant in all_mutants())
    engine = sum(mutant.file.startswith(ENGINE) for mutant in all_mutants())
    assert content + engine == len(all_mutants())
    assert content >= len(all_mutants()) // 4
    assert engine >= len(all_mutants()) // 2


def test_every_section_in_play_has_mutants() -> None:
    catalogue = load_catalogue()
    shipped = shipped_ids(catalogue)
    sections = {rule.section for rule in catalogue.rules if rule.id in shipped} - {"F-REF"}
    mutated = Counter(catalogue.by_id[mutant.rule].section for mutant in all_mutants())
    assert {section: mutated[section] for section in sections if mutated[section] < 2} == {}


def test_every_rule_in_play_has_a_mutant() -> None:
    mutated = {mutant.rule for mutant in all_mutants()}
    proven = {rule_id for file in coverage() for rule_id in file.proven}
    listed = {line for line in WITHOUT.read_text("utf-8").splitlines() if line and not line.startswith("#")}
    assert sorted(proven - mutated - listed) == [], "a rule in play comes with a mutant that its tests catch"
    assert sorted(listed & mutated) == [], f"these have a mutant now: take them out of {WITHOUT.name}"


def test_rules_are_cited_by_tests() -> None:
    assert [mutant.rule for mutant in all_mutants() if mutant.rule not in citing_files()] == []


@pytest.mark.parametrize("mutant", all_mutants(), ids=lambda mutant: mutant.label)
def test_mutant_changes_one_line_of_the_source(mutant: Mutant) -> None:
    before = (ROOT / mutant.file).read_text("utf-8")
    after = mutant.applied(before)
    pairs = zip(before.splitlines(), after.splitlines(), strict=True)
    assert sum(old != new for old, new in pairs) == 1
    assert mutant.why
