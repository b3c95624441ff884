"""The rules catalogue as data: reads `docs/rules/*.md`, the numbered rules that tests and code cite."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path

_RULE = re.compile(r"- \*\*(?P<id>[A-Z]-[A-Z0-9]+-\d{2})\*\* (?P<text>.+) \[(?P<tags>[A-Z0-9]+)\]$")
_NOTE = re.compile(r"  - (?P<text>.+)$")
_HEADING = re.compile(r"## (?P<code>[A-Z]-[A-Z0-9]+) — (?P<title>.+)$")
_SECTION_ROW = re.compile(r"\| (?P<code>[A-Z]-[A-Z0-9]+) (?P<title>.+) \| (?P<count>\d+) \|$")
_TOTAL_ROW = re.compile(r"\| \*\*Total\*\* \| \*\*(?P<count>\d+)\*\* \|$")
_README_ROW = re.compile(r"\| `(?P<file>\w+\.md)` \| .+ \| (?P<count>\d+) \|$")
_README_TOTAL_ROW = re.compile(r"\| \| \*\*Total\*\* \| \*\*(?P<count>\d+)\*\* \|$")
_REFERENCE = re.compile(r"\b[A-Z]-[A-Z0-9]{2,3}(?:-\d{2})?\b")
# F2 is one tag: the later edition of the FAQ (docs/rules/README.md).
_TAG = re.compile(r"F2|[A-Z]")

_INDEX = "README.md"


class CatalogueError(ValueError):
    """The catalogue is missing or one of its lines cannot be read."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered line of the catalogue, with the remarks below it."""

    id: str
    text: str
    sources: tuple[str, ...]
    notes: tuple[str, ...]
    file: str

    @property
    def section(self) -> str:
        """Code of the section, for example `B-TIE`."""
        return self.id.rpartition("-")[0]

    @property
    def references(self) -> tuple[str, ...]:
        """Rules and sections that the text and the notes cite, in order of appearance."""
        return tuple(_REFERENCE.findall("\n".join((self.text, *self.notes))))


@dataclass(frozen=True, slots=True)
class Section:
    """A section named by a heading or by the table at the top of its file; `stated` is the table's number of rules."""

    code: str
    title: str
    file: str
    rules: tuple[Rule, ...]
    stated: int | None


@dataclass(frozen=True, slots=True)
class RuleFile:
    """One file of the catalogue; a stated number is None where its table has no such row."""

    name: str
    sections: tuple[Section, ...]
    stated_total: int | None
    stated_in_index: int | None

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules of the file in order."""
        return tuple(rule for section in self.sections for rule in section.rules)


@dataclass(frozen=True)
class Catalogue:
    """All files of the catalogue."""

    files: tuple[RuleFile, ...]
    stated_total: int | None

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, file by file."""
        return tuple(rule for file in self.files for rule in file.rules)

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        """Rules by their id."""
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """All sections, file by file."""
        return tuple(section for file in self.files for section in file.sections)

    def counts(self) -> dict[str, int]:
        """Number of rules in each section."""
        return {section.code: len(section.rules) for section in self.sections}


def repository_root() -> Path:
    """The checkout this package runs from, or was built in; meaningless in an installed wheel."""
    parents = Path(__file__).resolve().parents
    for folder in parents:
        if (folder / "docs" / "rules" / _INDEX).is_file() and (folder / "tests" / "rules").is_dir():
            return folder
    return parents[3]


def rules_dir() -> Path:
    """Where the catalogue is: inside an installed wheel, else in the checkout."""
    packaged = Path(__file__).resolve().parents[1] / "_rules"
    for folder in (packaged, repository_root() / "docs" / "rules"):
        if (folder / _INDEX).is_file():
            return folder
    raise CatalogueError("the rules catalogue is neither in the package nor in docs/rules")


@lru_cache(maxsize=1)
def load_catalogue() -> Catalogue:
    """The catalogue of this installation, read once."""
    return read_catalogue(rules_dir())


def read_catalogue(folder: Path) -> Catalogue:
    """Read every rules file of a folder; the order is that of the index table in its README."""
    stated: dict[str, int] = {}
    stated_total = None
    for line in (folder / _INDEX).read_text("utf-8").splitlines():
        if row := _README_ROW.match(line):
            stated[row["file"]] = int(row["count"])
        elif row := _README_TOTAL_ROW.match(line):
            stated_total = int(row["count"])
    present = {path.name for path in folder.glob("*.md")} - {_INDEX}
    if absent := set(stated) - present:
        raise CatalogueError(f"listed in {_INDEX} but missing: {', '.join(sorted(absent))}")
    names = [*stated, *sorted(present - set(stated))]
    files = (parse_file(name, (folder / name).read_text("utf-8"), stated.get(name)) for name in names)
    return Catalogue(tuple(files), stated_total)


def parse_file(name: str, content: str, stated_in_index: int | None = None) -> RuleFile:
    """Parse one rules file. A list item that is neither a rule nor a note is an error: no rule may get lost."""
    stated: dict[str, int] = {}
    total = None
    titles: dict[str, str] = {}
    current = ""
    rules: list[Rule] = []
    for number, line in enumerate(content.splitlines(), start=1):
        if row := _SECTION_ROW.match(line):
            stated[row["code"]] = int(row["count"])
            titles[row["code"]] = row["title"]
        elif row := _TOTAL_ROW.match(line):
            total = int(row["count"])
        elif heading := _HEADING.match(line):
            current = heading["code"]
            titles[current] = heading["title"]
        elif found := _RULE.match(line):
            rule = Rule(found["id"], found["text"], tuple(_TAG.findall(found["tags"])), (), name)
            if rule.section != current:
                raise CatalogueError(f"{name}:{number}: {rule.id} stands outside its section")
            rules.append(rule)
        elif (note := _NOTE.match(line)) and rules:
            rules[-1] = replace(rules[-1], notes=(*rules[-1].notes, note["text"]))
        elif line.lstrip().startswith("- "):
            raise CatalogueError(f"{name}:{number}: not a rule and not a note: {line[:60]}")
    sections = (
        Section(code, title, name, tuple(rule for rule in rules if rule.section == code), stated.get(code))
        for code, title in titles.items()
    )
    return RuleFile(name, tuple(sections), total, stated_in_index)


def duplicate_ids(rules: Iterable[Rule]) -> list[str]:
    """Ids that more than one rule bears."""
    return [rule_id for rule_id, times in Counter(rule.id for rule in rules).items() if times > 1]


def count_mismatches(catalogue: Catalogue) -> list[str]:
    """Every table row whose number is not the number of rules there, in words."""
    claims: list[tuple[str, int | None, int]] = []
    for file in catalogue.files:
        claims += [(section.code, section.stated, len(section.rules)) for section in file.sections]
        claims.append((f"total of {file.name}", file.stated_total, len(file.rules)))
        claims.append((f"{file.name} in {_INDEX}", file.stated_in_index, len(file.rules)))
    claims.append((f"total in {_INDEX}", catalogue.stated_total, len(catalogue.rules)))
    return [f"{what}: table says {stated}, there are {real}" for what, stated, real in claims if stated != real]


def unknown_references(catalogue: Catalogue) -> list[str]:
    """Citations of rules or sections that do not exist, as `citing rule: cited id`."""
    known = set(catalogue.by_id) | {section.code for section in catalogue.sections}
    return [f"{rule.id}: {cited}" for rule in catalogue.rules for cited in rule.references if cited not in known]
