"""A mutant put into modules that are imported already.

The code of changed functions is exchanged in place: whoever holds such a function holds the changed one from then on.
Numbers, defaults and plain tables of a module are read from its changed source and put wherever somebody holds them
(``exchange_data``). Anything else that a module does when it is imported cannot be exchanged (``can_be_exchanged``
tells). The boxes are data that nobody but their neighbours holds: they are read anew (``renew_boxes``).
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path

NEW_LOCALS = 2  # flag of the code of functions; bodies of modules and classes lack it


def is_function(code: types.CodeType) -> bool:
    """Tell whether code belongs to a function."""
    return bool(code.co_flags & NEW_LOCALS)


def skeleton(code: types.CodeType) -> tuple[object, ...]:
    """Return what a body of a module or class does, without what its functions do."""
    parts: list[object] = []
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            parts.append((constant.co_qualname, None if is_function(constant) else skeleton(constant)))
        else:
            parts.append((type(constant), repr(constant)))
    return (code.co_code, code.co_names, tuple(parts))


def functions(code: types.CodeType) -> Iterator[types.CodeType]:
    """Yield the code of all functions and methods of a body."""
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            if is_function(constant):
                yield constant
            else:
                yield from functions(constant)


def changes_functions_only(before: str, after: str) -> bool:
    """Tell whether two versions of a module differ inside functions alone."""
    return skeleton(compile(before, "module", "exec")) == skeleton(compile(after, "module", "exec"))


def plain_parts(tree: ast.Module) -> str:
    """Return a module without its numbers, texts and tables of names: what is left must not change."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, int | str):
            node.value = 0
        elif isinstance(node, ast.Tuple):
            node.elts = []
    return ast.dump(tree)


def can_be_exchanged(before: str, after: str) -> bool:
    """Tell whether the second version of a module can take the place of the first while the game runs."""
    return changes_functions_only(before, after) or plain_parts(ast.parse(before)) == plain_parts(ast.parse(after))


def module_name(file: str) -> str:
    """Return the name under which a source file is imported."""
    return ".".join(Path(file).with_suffix("").parts[1:]).removesuffix(".__init__")


def held(module: types.ModuleType) -> dict[str, types.FunctionType]:
    """Return the functions and methods of an imported module by their qualified names."""
    found: dict[str, types.FunctionType] = {}

    def add(value: object) -> None:
        for part in (value, getattr(value, "__wrapped__", None), getattr(value, "__func__", None)):
            if isinstance(part, types.FunctionType) and part.__module__ == module.__name__:
                found[part.__qualname__] = part
        if isinstance(value, property):
            for part in (value.fget, value.fset):
                add(part)

    for value in vars(module).values():
        add(value)
        if isinstance(value, type) and value.__module__ == module.__name__:
            for inner in vars(value).values():
                add(inner)
    return found


def exchange(file: str, after: str) -> int:
    """Exchange the code of the functions of an imported module; return how many changed."""
    module = importlib.import_module(module_name(file))
    there = held(module)
    changed = 0
    for code in functions(compile(after, str(module.__file__), "exec")):
        function = there.get(code.co_qualname)
        if function is not None and different(function.__code__, code):
            function.__code__ = code
            changed += 1
    return changed


def exchange_data(file: str, after: str) -> int:
    """Exchange defaults of functions and plain values of an imported module; return how many changed.

    What was built from them when the boxes were read is built anew.
    """
    name = module_name(file)
    module = sys.modules[name]
    fresh = types.ModuleType(name)
    fresh.__file__ = module.__file__
    sys.modules[name] = fresh  # dataclasses look their module up
    try:
        exec(compile(after, str(module.__file__), "exec"), fresh.__dict__)
    finally:
        sys.modules[name] = module
    changed = 0
    theirs = held(fresh)
    for key, function in held(module).items():
        other = theirs[key]
        if (function.__defaults__, function.__kwdefaults__) != (other.__defaults__, other.__kwdefaults__):
            function.__defaults__, function.__kwdefaults__ = other.__defaults__, other.__kwdefaults__
            changed += 1
    for key, value in vars(fresh).items():
        old = vars(module)[key]
        if isinstance(value, int | str | tuple) and value != old:
            changed += 1
            for holder in list(sys.modules.values()):
                if holder.__name__.startswith("landsraad") and vars(holder).get(key) is old:
                    setattr(holder, key, value)
    if changed:
        renew_boxes(file, after)
    return changed


CONTENT = "landsraad.content."
IMPORTED = re.compile(r"^from (landsraad\.content\.[\w.]+) import", re.MULTILINE)


def is_content(file: str) -> bool:
    """Tell whether a source file belongs to a box."""
    return module_name(file).startswith(CONTENT)


def renew_boxes(file: str, after: str) -> int:
    """Read the boxes anew, with a changed file if it is one of theirs; return how many modules were read."""
    sources = {
        name: Path(str(module.__file__)).read_text("utf-8")
        for name, module in sys.modules.items()
        if name.startswith(CONTENT)
    }
    if is_content(file):
        sources[module_name(file)] = after
    done: list[str] = []

    def read(name: str) -> None:
        if name in done or name not in sources:
            return
        for needed in IMPORTED.findall(sources[name]):
            read(needed)
        module = sys.modules[name]
        exec(compile(sources[name], str(module.__file__), "exec"), module.__dict__)
        done.append(name)

    for name in sources:
        read(name)
    return len(done)


def different(one: types.CodeType, other: types.CodeType) -> bool:
    """Tell whether two functions do different things; where they stand in the file does not matter."""
    if (one.co_code, one.co_names, one.co_varnames, one.co_freevars) != (
        other.co_code, other.co_names, other.co_varnames, other.co_freevars,
    ) or len(one.co_consts) != len(other.co_consts):  # fmt: skip
        return True
    for ours, theirs in zip(one.co_consts, other.co_consts, strict=True):
        if isinstance(ours, types.CodeType) and isinstance(theirs, types.CodeType):
            if different(ours, theirs):
                return True
        elif repr(ours) != repr(theirs):
            return True
    return False
