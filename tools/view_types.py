"""TypeScript types of ``game.view()``: this writes web/src/view.ts from server/wire/view_shape.py.

``--check`` only compares, for the tests.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

from landsraad.server.wire import view_shape  # noqa: E402

TARGET = ROOT / "web" / "src" / "view.ts"
PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null"}
HEAD = """// Made by tools/view_types.py from src/landsraad/server/wire/view_shape.py; do not edit.
// Boxes may add keys; what is not named here is shown by the panel of extras.
"""

Keys = dict[str, tuple[str, bool]]  # type and whether it is optional


def joined_name(shape: Any) -> str:
    """Return the name of a shape in the browser."""
    for name, shapes in view_shape.JOINED.items():
        if shape in shapes:
            return name
    return str(shape.__name__)


def type_of(hint: Any) -> str:
    """Return a type in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return joined_name(hint)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is list:
        item = type_of(inner[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {type_of(inner[1])}>"
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in inner)
    if origin is UnionType or str(origin) == "typing.Union":
        return " | ".join(type_of(part) for part in inner)
    if hint is object:
        return "unknown"
    raise TypeError(f"the browser has no type for {hint}")


def keys_of(shape: Any) -> Keys:
    """Return the keys of a shape."""
    found: Keys = {}
    for key, hint in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        found[key] = (type_of(get_args(hint)[0] if optional else hint), optional)
    return found


def joined_keys(shapes: tuple[Any, ...]) -> Keys:
    """Return the keys of several shapes in one."""
    each = [keys_of(shape) for shape in shapes]
    found: Keys = {}
    for key in dict.fromkeys(key for keys in each for key in keys):
        have = [keys[key] for keys in each if key in keys]
        parts = dict.fromkeys(part for kind, _ in have for part in kind.split(" | "))
        found[key] = (" | ".join(parts), len(have) < len(each) or any(optional for _, optional in have))
    return found


def interface(name: str, words: str, keys: Keys) -> str:
    """Return one type."""
    lines = [f"/** {words.splitlines()[0]} */", f"export interface {name} {{"]
    lines += [f"  {key}{'?' if optional else ''}: {kind}" for key, (kind, optional) in keys.items()]
    if name in view_shape.EXTENDED:
        lines.append("  [extra: string]: unknown")
    return "\n".join([*lines, "}", ""])


def written() -> str:
    """Return the text of the TypeScript file."""
    shapes = [one for one in vars(view_shape).values() if is_typeddict(one) and one is not view_shape.SharedView]
    text = [HEAD]
    for shape in shapes:
        if joined_name(shape) == shape.__name__:
            text.append(interface(shape.__name__, shape.__doc__ or "", keys_of(shape)))
    for name, parts in view_shape.JOINED.items():
        text.append(interface(name, " ".join(part.__doc__ or "" for part in parts), joined_keys(parts)))
    return "\n".join(text)


def main() -> None:
    """Write the file, or compare it."""
    text = written()
    if "--check" in sys.argv[1:]:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text:
            raise SystemExit("web/src/view.ts is not what view_shape.py says; run: python tools/view_types.py")
        return
    TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
