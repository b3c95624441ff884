from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from landsraad.cli.rules_catalogue import (
    Catalogue,
    CatalogueError,
    count_mismatches,
    duplicate_ids,
    load_catalogue,
    parse_file,
    read_catalogue,
    rules_dir,
    unknown_references,
)

SMALL = """# Small (Z-)

| Section | Rules |
|---|---|
| Z-ONE First | 2 |
| **Total** | **2** |

## Z-ONE — First

- **Z-ONE-01** A rule (Z-ONE-02). [XNF2]
  - Sources differ: a note.
  - Finding: another.
- **Z-ONE-02** A second rule [with brackets] in it. [I]
"""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


def small(text: str = SMALL) -> Catalogue:
    return Catalogue((parse_file("small.md", text, 2),), 2)


def test_the_catalogue_has_1395_rules_in_ten_files(catalogue: Catalogue) -> None:
    counts = {file.name: len(file.rules) for file in catalogue.files}
    assert counts == {
        "base.md": 255,
        "hagal.md": 93,
        "ix.md": 160,
        "faq.md": 119,
        "uprising.md": 237,
        "choam.md": 48,
        "rivals.md": 135,
        "six_player.md": 192,
        "mixing.md": 53,
        "immortality.md": 103,
    }
    assert len(catalogue.rules) == 1395


def test_no_rule_line_is_lost() -> None:
    # Counted in the plainest way there is, as a check on the parser.
    lines = [line for path in rules_dir().glob("*.md") for line in path.read_text("utf-8").splitlines()]
    assert len([line for line in lines if line.startswith("- **")]) == 1395


def test_section_tables_agree_with_the_rules(catalogue: Catalogue) -> None:
    assert count_mismatches(catalogue) == []


def test_ids_are_unique_and_numbered_without_gaps(catalogue: Catalogue) -> None:
    assert duplicate_ids(catalogue.rules) == []
    for section in catalogue.sections:
        assert [rule.id for rule in section.rules] == [
            f"{section.code}-{n:02}" for n in range(1, len(section.rules) + 1)
        ]


def test_each_file_has_its_own_letter(catalogue: Catalogue) -> None:
    letters = {file.name: {rule.id[0] for rule in file.rules} for file in catalogue.files}
    assert sorted(next(iter(found)) for found in letters.values() if len(found) == 1) == list("BCFHIMRSUX")


def test_cross_references_exist(catalogue: Catalogue) -> None:
    assert unknown_references(catalogue) == []
    assert sum(len(rule.references) for rule in catalogue.rules) > 400


def test_references_of_the_index_exist(catalogue: Catalogue) -> None:
    cited = re.findall(r"\b[A-Z]-[A-Z0-9]{2,3}-\d{2}\b", (rules_dir() / "README.md").read_text("utf-8"))
    assert len(cited) > 50
    assert [rule_id for rule_id in cited if rule_id not in catalogue.by_id] == []


def test_every_source_tag_is_explained(catalogue: Catalogue) -> None:
    tags = Counter(tag for rule in catalogue.rules for tag in rule.sources)
    assert set(tags) == {"E", "D", "K", "X", "U", "N", "T", "F", "F2", "P", "I"}


def test_a_rule_carries_text_sources_notes_and_file() -> None:
    first, second = small().rules
    assert (first.id, first.section, first.file) == ("Z-ONE-01", "Z-ONE", "small.md")
    assert first.text == "A rule (Z-ONE-02)."
    assert first.sources == ("X", "N", "F2")
    assert first.notes == ("Sources differ: a note.", "Finding: another.")
    assert first.references == ("Z-ONE-02",)
    assert second.text == "A second rule [with brackets] in it."
    assert second.notes == ()


def test_a_wrong_count_is_found() -> None:
    assert count_mismatches(small()) == []
    wrong = small(SMALL.replace("| Z-ONE First | 2 |", "| Z-ONE First | 3 |\n| Z-TWO Second | 1 |"))
    assert count_mismatches(wrong) == ["Z-ONE: table says 3, there are 2", "Z-TWO: table says 1, there are 0"]
    assert count_mismatches(small(SMALL.replace("| **Total** | **2** |", ""))) == [
        "total of small.md: table says None, there are 2"
    ]


def test_a_duplicate_and_a_dead_reference_are_found() -> None:
    twice = small(SMALL.replace("**Z-ONE-02**", "**Z-ONE-01**"))
    assert duplicate_ids(twice.rules) == ["Z-ONE-01"]
    assert unknown_references(twice) == ["Z-ONE-01: Z-ONE-02"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("- **Z-ONE-03** A rule without tags.", "not a rule and not a note"),
        ("- **Z-ONE-3** A short number. [I]", "not a rule and not a note"),
        ("- **Z-TWO-01** In the wrong place. [I]", "outside its section"),
    ],
)
def test_an_unreadable_line_is_refused(line: str, message: str) -> None:
    with pytest.raises(CatalogueError, match=message):
        parse_file("small.md", SMALL + line + "\n")


def test_the_index_and_the_files_must_fit(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("| `small.md` | all | 2 |\n| | **Total** | **2** |\n", "utf-8")
    with pytest.raises(CatalogueError, match=r"missing: small\.md"):
        read_catalogue(tmp_path)
    (tmp_path / "small.md").write_text(SMALL, "utf-8")
    assert count_mismatches(read_catalogue(tmp_path)) == []
    (tmp_path / "stray.md").write_text(SMALL, "utf-8")
    assert count_mismatches(read_catalogue(tmp_path)) == [
        "stray.md in README.md: table says None, there are 2",
        "total in README.md: table says 2, there are 4",
    ]
