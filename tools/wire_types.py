"""TypeScript types of the server's messages: ``python tools/wire_types.py`` writes web/src/wire.ts from the schema.

``--check`` only compares, for the tests.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "wire.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """Return the TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[union]))
    if schema.get("type") == "array":
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner)}>" if isinstance(inner, dict) else "Record<string, unknown>"
    return PLAIN.get(str(schema.get("type")), "unknown")


def interface(name: str, schema: Schema, sent: bool) -> list[str]:
    """Return the lines of one type; what the server sends always has all its fields."""
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    if "properties" not in schema:
        return [*lines, f"export type {name} = {type_of(schema)}", ""]
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, part in schema["properties"].items():
        if "description" in part:
            lines.append(f"  /** {part['description']} */")
        mark = "" if sent or field in required else "?"
        lines.append(f"  {field}{mark}: {type_of(part)}")
    return [*lines, "}", ""]


def written() -> str:
    """Return the text of the TypeScript file."""
    from pydantic.json_schema import models_json_schema

    from landsraad.server.schema import message_schema
    from landsraad.server.wire import analysis, bodies, common, meeting, people

    models: list[Any] = [
        one
        for module in (common, bodies, analysis, people, meeting)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, common.Body | common.Reply)
    ]
    unique = list(dict.fromkeys(models))
    _, schema = models_json_schema([(model, "serialization") for model in unique])
    definitions: Schema = {**schema["$defs"], **message_schema()["$defs"]}
    received = {model.__name__ for model in unique if issubclass(model, common.Body)} | {"Act", "Hello"}
    received |= {ref["$ref"].rpartition("/")[2] for ref in definitions["ClientMessage"].get("oneOf", [])}
    lines = ["// Made by tools/wire_types.py from the schema of the server; do not edit.", ""]
    for name in sorted(definitions):
        if name not in ("Body", "Reply"):
            lines += interface(name, definitions[name], sent=name not in received)
    return "\n".join(lines)


def main() -> None:
    """Write the file, or compare it."""
    text = written()
    if "--check" in sys.argv[1:]:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text:
            raise SystemExit("web/src/wire.ts is not what the schema says; run: python tools/wire_types.py")
        return
    TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
