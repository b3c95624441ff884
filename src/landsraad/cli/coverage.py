"""Which rules of the catalogue the tests prove: read from the sources of the tests, without running them.

A test says which rules it proves with `@rule("B-TIE-05")`, a case of a parametrised test with
`pytest.param(..., marks=rule("B-TIE-05"))`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from landsraad.cli.rules_catalogue import Catalogue, load_catalogue, repository_root

# A test that cites half the catalogue proves none of it.
MAX_IDS_PER_TEST = 3

_SHIPPED = Path(__file__).with_name("shipped_rules.txt")
_SEPARATOR = " - "


class CoverageError(ValueError):
    """A citation or one of the two lists is wrong; the message names every place."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Citation:
    """A test that claims to prove a rule; `test` is written as pytest writes it."""

    rule_id: str
    test: str


@dataclass(frozen=True, slots=True)
class FileCoverage:
    """The rules in play of one file of the catalogue, each in exactly one of three lists."""

    file: str
    proven: tuple[str, ...]
    listed_apart: tuple[str, ...]
    missing: tuple[str, ...]

    @property
    def total(self) -> int:
        """Number of rules in play in this file."""
        return len(self.proven) + len(self.listed_apart) + len(self.missing)


def coverage(prefixes: Sequence[str] = (), tests: Path | None = None) -> tuple[FileCoverage, ...]:
    """Coverage of the rules in play whose id starts with one of the prefixes (none: all), per file of the catalogue."""
    catalogue = load_catalogue()
    folder = suite_dir() if tests is None else tests
    apart = read_listed_apart(folder / "rules" / "not_in_play.txt", catalogue)
    proven = {citation.rule_id for citation in find_citations(folder, catalogue)}
    if both := sorted(proven & set(apart)):
        raise CoverageError([f"{rule_id} is proven by a test: take it out of not_in_play.txt" for rule_id in both])
    shipped = shipped_ids(catalogue)
    report = []
    for file in catalogue.files:
        ids = [rule.id for rule in file.rules if rule.id in shipped and rule.id.startswith(tuple(prefixes) or "")]
        if ids:
            report.append(
                FileCoverage(
                    file.name,
                    proven=tuple(i for i in ids if i in proven),
                    listed_apart=tuple(i for i in ids if i in apart),
                    missing=tuple(i for i in ids if i not in proven and i not in apart),
                )
            )
    return tuple(report)


def suite_dir() -> Path:
    """The tests of the checkout; an installed wheel has none."""
    folder = repository_root() / "tests"
    if not (folder / "rules").is_dir():
        raise CoverageError(["coverage is read from the tests, which only a checkout of the project has"])
    return folder


def shipped_ids(catalogue: Catalogue, path: Path = _SHIPPED) -> frozenset[str]:
    """Ids of the rules in play now, by `shipped_rules.txt`: the last line that fits a rule decides."""
    verdicts: dict[str, bool] = {}
    problems = []
    for number, line in _entries(path):
        sign, _, rest = line.partition(" ")
        pattern, _, reason = rest.partition(_SEPARATOR)
        fits = [rule.id for rule in catalogue.rules if fnmatchcase(rule.id, pattern)]
        if sign not in ("+", "-") or not reason:
            problems.append(f"{path.name}:{number}: expected '+ PATTERN - why' or '- PATTERN - why'")
        elif not fits:
            problems.append(f"{path.name}:{number}: no rule fits {pattern}")
        verdicts.update(dict.fromkeys(fits, sign == "+"))
    problems += [f"{path.name}: no line decides about {i}" for i in catalogue.by_id if i not in verdicts]
    if problems:
        raise CoverageError(problems)
    return frozenset(rule_id for rule_id, shipped in verdicts.items() if shipped)


def read_listed_apart(path: Path, catalogue: Catalogue) -> dict[str, str]:
    """Rules that no test can prove, with the reason."""
    apart: dict[str, str] = {}
    problems = []
    for number, line in _entries(path):
        rule_id, _, reason = line.partition(_SEPARATOR)
        if not reason:
            problems.append(f"{path.name}:{number}: expected 'ID - reason'")
        elif rule_id not in catalogue.by_id:
            problems.append(f"{path.name}:{number}: there is no rule {rule_id}")
        elif rule_id in apart:
            problems.append(f"{path.name}:{number}: {rule_id} is listed twice")
        apart[rule_id] = reason
    if problems:
        raise CoverageError(problems)
    return apart


def find_citations(tests: Path, catalogue: Catalogue) -> tuple[Citation, ...]:
    """Every citation in the Python files below a folder."""
    citations: list[Citation] = []
    problems: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        scanner = _Scanner(path, path.relative_to(tests.parent).as_posix(), catalogue)
        scanner.visit(ast.parse(path.read_text("utf-8"), str(path)))
        citations += scanner.citations
        problems += scanner.problems
    if problems:
        raise CoverageError(problems)
    return tuple(citations)


def _entries(path: Path) -> Iterator[tuple[int, str]]:
    """Numbered lines of a list, without comments and empty lines."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


class _Scanner(ast.NodeVisitor):
    """Collects the citations of one file, and whatever would make a citation prove nothing."""

    def __init__(self, path: Path, label: str, catalogue: Catalogue) -> None:
        self.citations: list[Citation] = []
        self.problems: list[str] = []
        self._label = label
        self._known = catalogue.by_id
        # pytest's own rules for what it collects; anything else is never run.
        self._collected = path.name.startswith("test_") or path.stem.endswith("_test")
        self._scope = label
        self._marker_names: set[str] = set()

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Learn under which name `rule` is known here: Hypothesis has a decorator of the same name."""
        if not (node.module or "").startswith("hypothesis"):
            self._marker_names |= {alias.asname or alias.name for alias in node.names if alias.name == "rule"}

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Methods of a test class are tests; the class itself cannot cite."""
        for call in self._rule_calls(node.decorator_list):
            self._problem(call, "a class cannot cite rules, only its tests can")
        outer = self._collected, self._scope
        self._collected = self._collected and node.name.startswith("Test")
        self._scope = f"{self._scope}::{node.name}"
        for statement in node.body:
            self.visit(statement)
        self._collected, self._scope = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        """A module's `pytestmark` would make every test in it cite the same rules."""
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
            for call in self._rule_calls([node.value]):
                self._problem(call, "a module cannot cite rules, only its tests can")
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """A test cites rules by its own decorators and by the cases it is given there."""
        params = [call for call in _calls(node.decorator_list) if _is_param(call)]
        own = [call for call in node.decorator_list if isinstance(call, ast.Call) and self._is_rule(call)]
        own_ids = [rule_id for call in own for rule_id in self._ids(call)]
        cases = [(param, self._param_ids(param)) for param in params]
        runs = self._collected and node.name.startswith("test")
        scope = f"{self._scope}::{node.name}"
        if own_ids or any(ids for _, ids in cases):
            if not runs:
                self._problem(node, f"{node.name} cites rules but pytest does not collect it")
            if _may_be_skipped(node.decorator_list):
                self._problem(node, f"{node.name} cites rules but is skipped or expected to fail")
        self._cite(node, scope, own_ids, 0)
        for param, ids in cases:
            self._cite(param, scope, ids, len(own_ids))
        outer = self._collected, self._scope
        self._collected, self._scope = False, scope
        for statement in node.body:
            self.visit(statement)
        self._collected, self._scope = outer

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """As a plain function."""
        self.visit_FunctionDef(node)

    def visit_Call(self, node: ast.Call) -> None:
        """A case outside a decorator belongs to a table that some test is parametrised with."""
        if _is_param(node):
            self._cite(node, f"{self._label}:{node.lineno}", self._param_ids(node), 0)
        self.generic_visit(node)

    def _param_ids(self, param: ast.Call) -> list[str]:
        marks = [keyword.value for keyword in param.keywords if keyword.arg == "marks"]
        ids = [rule_id for call in self._rule_calls(marks) for rule_id in self._ids(call)]
        if ids and _may_be_skipped(marks):
            self._problem(param, "a case cites rules but is skipped or expected to fail")
        return ids

    def _rule_calls(self, nodes: Iterable[ast.expr]) -> list[ast.Call]:
        return [call for call in _calls(nodes) if self._is_rule(call)]

    def _is_rule(self, call: ast.Call) -> bool:
        if isinstance(call.func, ast.Name):
            return call.func.id in self._marker_names
        return ast.unparse(call.func).endswith(("rulemark.rule", "mark.rule"))

    def _ids(self, call: ast.Call) -> list[str]:
        ids = []
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                self._problem(argument, "rule ids must be written out as text")
            elif argument.value not in self._known:
                self._problem(argument, f"there is no rule {argument.value}")
            else:
                ids.append(argument.value)
        return ids

    def _cite(self, node: ast.AST, test: str, ids: list[str], already: int) -> None:
        if ids and already + len(ids) > MAX_IDS_PER_TEST:
            self._problem(node, f"{already + len(ids)} rules cited, at most {MAX_IDS_PER_TEST} a test")
        self.citations += [Citation(rule_id, test) for rule_id in ids]

    def _problem(self, node: ast.AST, text: str) -> None:
        self.problems.append(f"{self._label}:{getattr(node, 'lineno', 0)}: {text}")


def _calls(nodes: Iterable[ast.expr]) -> Iterator[ast.Call]:
    for node in nodes:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call):
                yield inner


def _is_param(call: ast.Call) -> bool:
    return ast.unparse(call.func) in ("pytest.param", "param")


def _may_be_skipped(marks: Iterable[ast.expr]) -> bool:
    for mark in marks:
        if isinstance(mark, ast.List | ast.Tuple):
            if _may_be_skipped(mark.elts):
                return True
        elif ast.unparse(mark).partition("(")[0].endswith(("mark.skip", "mark.skipif", "mark.xfail")):
            return True
    return False
