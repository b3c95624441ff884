"""Mutants nobody thought of: every place of the engine where one slip would make another game.

Four kinds of slips, as the rules have them: a condition dropped, a number or a bound off by one, the wrong seat, and an
event shown to the wrong eyes. ``all_grown`` lists them; ``trial`` lets the tests judge a random sample.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = "src/landsraad/engine"

# What tells of a game but does not play it: words for people, tables for browsers, figures. Other tests compare those.
APART = ("perft.py", "playout.py", "version.py", "decompile.py", "catalog.py", "vocabulary.py")

BOUNDS: dict[type[ast.cmpop], str] = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
WHO = ("actor", "seat", "one", "rival", "owner", "holder", "winner", "thief", "victim")
CONDITION, NUMBER, SEAT, EYES = "condition dropped", "off by one", "other seat", "other eyes"


@dataclass(frozen=True)
class Grown:
    """One slip: a piece of a line of a source file in another form."""

    kind: str
    file: str
    line: int  # from 1
    column: int
    old: str
    new: str
    function: str  # qualified name of the outermost function that it is in

    @property
    def label(self) -> str:
        """Where it is and what it does."""
        place = f"{self.file.removeprefix('src/landsraad/')}:{self.line}:{self.column}"
        return f"{place} {self.function}: {self.old} -> {self.new}"

    def applied(self, source: str) -> str:
        """Return the source with the slip."""
        lines = source.splitlines(keepends=True)
        row = lines[self.line - 1].encode()
        old = self.old.encode()
        assert row[self.column : self.column + len(old)] == old, self.label
        lines[self.line - 1] = (row[: self.column] + self.new.encode() + row[self.column + len(old) :]).decode()
        return "".join(lines)


class _Finder(ast.NodeVisitor):
    """Collects the slips of one file."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.lines = [line.encode() for line in source.splitlines()]
        self.names: list[str] = []
        self.locals: set[str] = set()
        self.found: list[Grown] = []

    def add(self, kind: str, node: ast.expr, new: str) -> None:
        """Add a slip, if its old form stands in one line of a function."""
        if not self.names or node.lineno != node.end_lineno:
            return
        old = self.text(node)
        self.found.append(Grown(kind, self.file, node.lineno, node.col_offset, old, new, ".".join(self.names)))

    def text(self, node: ast.expr) -> str:
        """Return an expression of one line as it is written; ``ast.get_source_segment`` splits the file each time."""
        return self.lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Only the functions of a class are code that runs in games."""
        self.names.append(node.name)
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                self.visit(part)
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Look into the body, not at defaults, annotations and docstring."""
        before = self.locals
        self.locals = {one.arg for one in node.args.args}
        self.names.append(node.name)
        for part in node.body:
            self.visit(part)
        self.names.pop()
        self.locals = before

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """An annotation does nothing."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is asserted is true already."""

    def visit_If(self, node: ast.If) -> None:
        """A condition holds whatever it says."""
        if not is_listener(node.test) and isinstance(node.test, ast.Compare | ast.Call | ast.Name | ast.UnaryOp):
            self.add(CONDITION, node.test, "True")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """One of several conditions is dropped."""
        neutral = "True" if isinstance(node.op, ast.And) else "False"
        for value in node.values:
            if not is_listener(value):
                self.add(CONDITION, value, neutral)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """A bound is off by one."""
        bound = BOUNDS.get(type(node.ops[0]))
        if bound is not None and len(node.ops) == 1:
            self.add(NUMBER, node, f"{self.text(node.left)} {bound} {self.text(node.comparators[0])}")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """A number that is added or taken away is one more."""
        if isinstance(node.op, ast.Add | ast.Sub) and isinstance(node.right, ast.Constant):
            self.more(node.right)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """A count goes on by one more."""
        if isinstance(node.op, ast.Add | ast.Sub) and isinstance(node.value, ast.Constant):
            self.more(node.value)
        self.generic_visit(node)

    def more(self, node: ast.Constant) -> None:
        """Add one to a number."""
        if type(node.value) is int:
            self.add(NUMBER, node, str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        """Somebody else gets it, or others see it."""
        if isinstance(node.func, ast.Attribute) and node.func.attr == "add" and is_log(node.func.value) and node.args:
            eyes = node.args[-1]
            public = isinstance(eyes, ast.Name) and eyes.id == "PUBLIC"
            self.add(EYES, eyes, "1" if public else "PUBLIC")
        for part in node.args:
            who = part.value if isinstance(part, ast.Attribute) and part.attr == "index" else None
            if isinstance(who, ast.Name) and who.id in WHO and "s" in self.locals:
                self.add(SEAT, part, f"({who.id}.index + 1) % len(s.seats)")
        self.generic_visit(node)


def is_log(node: ast.expr) -> bool:
    """Tell whether an expression is the record of what happened."""
    return isinstance(node, ast.Attribute) and node.attr == "log"


def is_listener(node: ast.expr) -> bool:
    """Tell whether a condition asks only if somebody listens."""
    return isinstance(node, ast.Compare) and is_log(node.left)


def grown_in(file: str) -> Iterator[Grown]:
    """Return the slips of a source file; all of them are inside functions."""
    source = (ROOT / file).read_text("utf-8")
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    yield from dict.fromkeys(finder.found)


def all_grown() -> list[Grown]:
    """Return every slip of the engine."""
    files = sorted((ROOT / SOURCES).rglob("*.py"))
    return [one for path in files if path.name not in APART for one in grown_in(str(path.relative_to(ROOT)))]
