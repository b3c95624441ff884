"""Whom a mutant touches: its old and its new form side by side, in one run of the tests on the unchanged game.

Where a mutant would stand, the source gets a probe: it works out both forms, goes on with the old one and notes whether
they differ. A test in which they never do cannot notice the mutant, so it need not be run with it; a mutant that makes
a difference in no test at all is one that no test can catch.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable
from typing import Any

from landsraad.content import boxes
from tests.mutants.grow import BOUNDS, CONDITION, NUMBER, ROOT, Grown
from tests.mutants.patch import exchange

PROBE, BOUND = "landsraad_probe", "landsraad_bound"
SYMBOLS: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
touched: set[int] = set()


def probe(number: int, old: Any, new: Any, truth: bool) -> Any:
    """Return the old form; note the mutant if the new one is another (for a condition: another truth)."""
    if (bool(old) != new) if truth else (old != new):
        touched.add(number)
    return old


def bound(number: int, left: Any, symbol: str, right: Any) -> bool:
    """Return a comparison; note the mutant if it comes out differently with a bound that is off by one."""
    if left == right:
        touched.add(number)
    if symbol == "<":
        return bool(left < right)
    if symbol == "<=":
        return bool(left <= right)
    return bool(left > right) if symbol == ">" else bool(left >= right)


class _Prober(ast.NodeTransformer):
    """Puts the probes of a file into its tree."""

    def __init__(self, source: str, here: dict[tuple[int, int, str], list[tuple[int, Grown]]]) -> None:
        self.lines = [line.encode() for line in source.splitlines()]
        self.here = here

    def visit(self, node: ast.AST) -> Any:
        """Probe what is inside first, then the place itself."""
        found: list[tuple[int, Grown]] = []
        if isinstance(node, ast.expr) and node.lineno == node.end_lineno:
            old = self.lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
            found = self.here.pop((node.lineno, node.col_offset, old), [])
        bounds = {type(node.ops[0])} if isinstance(node, ast.Compare) and len(node.ops) == 1 else set()
        done: Any = super().generic_visit(node)
        for number, one in found:
            if one.kind == NUMBER and bounds & set(BOUNDS) and isinstance(done, ast.Compare):
                symbol = ast.Constant(SYMBOLS[type(done.ops[0])])
                parts: list[ast.expr] = [ast.Constant(number), done.left, symbol, done.comparators[0]]
                done = called(BOUND, parts, node)
            else:
                new = ast.parse(one.new, mode="eval").body
                parts = [ast.Constant(number), done, new, ast.Constant(one.kind == CONDITION)]
                done = called(PROBE, parts, node)
        return done


def called(name: str, parts: list[ast.expr], node: ast.AST) -> ast.Call:
    """Return a call at the place of a node."""
    return ast.copy_location(ast.Call(ast.Name(name, ast.Load()), parts, []), node)  # type: ignore[type-var]


def probed(source: str, mutants: Iterable[tuple[int, Grown]]) -> str:
    """Return a source with probes in the places of mutants."""
    here: dict[tuple[int, int, str], list[tuple[int, Grown]]] = {}
    for number, one in mutants:
        here.setdefault((one.line, one.column, one.old), []).append((number, one))
    tree = _Prober(source, here).visit(ast.parse(source))
    assert not here, f"no place found for {here}"
    return ast.unparse(ast.fix_missing_locations(tree))


class Built(dict[Any, Any]):
    """The rulesets that are built once a process: whoever plays by one is touched by what its building touched."""

    def __init__(self) -> None:
        super().__init__()
        self.by: dict[Any, set[int]] = {}
        self.before: set[int] = set()

    def __contains__(self, key: object) -> bool:
        """Whoever finds no ruleset builds it next."""
        there = super().__contains__(key)
        if not there:
            self.before = set(touched)
            touched.clear()
        return there

    def __setitem__(self, key: Any, rules: Any) -> None:
        """Keep what the building has touched."""
        self.by[key] = set(touched)
        touched.update(self.before)
        super().__setitem__(key, rules)

    def __getitem__(self, key: Any) -> Any:
        """Note it for whoever asks."""
        touched.update(self.by[key])
        return super().__getitem__(key)


def put_in(sample: list[Grown]) -> None:
    """Put probes for a sample into the modules of this process."""
    boxes._BUILT = Built()
    setattr(builtins, PROBE, probe)
    setattr(builtins, BOUND, bound)
    by_file: dict[str, list[tuple[int, Grown]]] = {}
    for number, one in enumerate(sample):
        by_file.setdefault(one.file, []).append((number, one))
    for file, mutants in by_file.items():
        exchange(file, probed((ROOT / file).read_text("utf-8"), mutants))
