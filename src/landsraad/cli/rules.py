"""`landsraad rules`: the numbered rules, and which of them the tests prove."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.cli.coverage import CoverageError, FileCoverage, coverage, suite_dir
from landsraad.cli.output import FAILED, OK, InvalidInput, emit, note, show_table
from landsraad.cli.rules_catalogue import Rule, load_catalogue


def show_rules(ids: Sequence[str], show_coverage: bool, search: str | None, *, as_json: bool) -> int:
    """Print rules, the list of sections or the coverage; return the exit code."""
    wanted = [name.upper() for name in ids]
    if show_coverage:
        if search is not None:
            raise InvalidInput("--coverage and --search do not go together")
        return report_coverage(wanted, as_json)
    if not wanted and search is None:
        list_sections(as_json)
        return OK
    found = find_rules(wanted) if wanted else list(load_catalogue().rules)
    if search is not None:
        needle = search.casefold()
        found = [rule for rule in found if needle in "\n".join((rule.id, rule.text, *rule.notes)).casefold()]
    if as_json:
        emit([rule_data(rule) for rule in found])
    else:
        print("\n".join(rule_text(rule) for rule in found)) if found else note("no rule fits")
    return OK


def find_rules(ids: Sequence[str]) -> list[Rule]:
    """Return the rules of some ids, sections or first letters of ids, in the order asked for."""
    catalogue = load_catalogue()
    found: dict[str, Rule] = {}
    for name in ids:
        if name in catalogue.by_id:
            found[name] = catalogue.by_id[name]
            continue
        fitting = [rule for rule in catalogue.rules if rule.id.startswith(f"{name.rstrip('-')}-")]
        if not fitting:
            raise InvalidInput(f"there is no rule or section {name}; `landsraad rules` lists the sections")
        found.update((rule.id, rule) for rule in fitting)
    return list(found.values())


def rule_data(rule: Rule) -> dict[str, object]:
    """Return a rule as data."""
    return {
        "id": rule.id,
        "text": rule.text,
        "notes": list(rule.notes),
        "sources": list(rule.sources),
        "references": list(rule.references),
        "file": rule.file,
    }


def rule_text(rule: Rule) -> str:
    """Return a rule with its notes as text."""
    lines = [f"{rule.id}  {rule.text} [{' '.join(rule.sources)}]"]
    return "\n".join([*lines, *(f"    {remark}" for remark in rule.notes)])


def list_sections(as_json: bool) -> None:
    """Print all sections with the number of their rules."""
    catalogue = load_catalogue()
    if as_json:
        emit(
            [
                {"code": section.code, "title": section.title, "file": section.file, "rules": len(section.rules)}
                for section in catalogue.sections
            ]
        )
        return
    rows = [(section.code, section.title, len(section.rules), section.file) for section in catalogue.sections]
    show_table("", ("Section", "Title", "Rules", "File"), rows, numbers=(2,))


def report_coverage(prefixes: Sequence[str], as_json: bool) -> int:
    """Print which rules in play are proven by tests; a rule that is not makes the check fail."""
    try:
        suite_dir()
    except CoverageError as error:
        raise InvalidInput(str(error)) from error
    try:
        report = coverage(prefixes)
    except CoverageError as error:
        for problem in error.problems:
            note(problem)
        return FAILED
    missing = [rule_id for file in report for rule_id in file.missing]
    if as_json:
        emit({"files": [coverage_data(file) for file in report], "missing": missing, "complete": not missing})
    else:
        rows = [(file.file, file.total, len(file.proven), len(file.listed_apart), len(file.missing)) for file in report]
        show_table("", ("File", "In play", "Proven", "Listed apart", "Missing"), rows, numbers=(1, 2, 3, 4))
        for rule_id in missing:
            print(rule_id)
    return FAILED if missing else OK


def coverage_data(file: FileCoverage) -> dict[str, object]:
    """Return the coverage of a file of the catalogue as data."""
    return {
        "file": file.file,
        "total": file.total,
        "proven": list(file.proven),
        "listed_apart": list(file.listed_apart),
        "missing": list(file.missing),
    }
