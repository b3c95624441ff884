"""Export of the protocol's schema: ``python -m landsraad.server.schema [openapi|messages]`` writes JSON to stdout."""

from __future__ import annotations

import json
import sys
from typing import Any

from pydantic import TypeAdapter

from landsraad.server.wire.messages import ClientMessage, ServerMessage


def message_schema() -> dict[str, Any]:
    """Return the JSON schema of the WebSocket messages: definitions, and the two unions."""
    definitions: dict[str, Any] = {}
    unions: dict[str, Any] = {}
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        mode = "validation" if name == "ClientMessage" else "serialization"
        schema = TypeAdapter(union).json_schema(mode=mode, ref_template="#/$defs/{model}")  # type: ignore[arg-type]
        definitions.update(schema.pop("$defs"))
        unions[name] = schema
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**definitions, **unions}}


def openapi_schema() -> dict[str, Any]:
    """Return the OpenAPI description of the HTTP endpoints, with the WebSocket messages among its components.

    One document is enough for a generator of types.
    """
    from landsraad.server.app import create_app
    from landsraad.server.settings import Settings

    document: dict[str, Any] = create_app(Settings()).openapi()
    messages = json.loads(json.dumps(message_schema()["$defs"]).replace("#/$defs/", "#/components/schemas/"))
    document.setdefault("components", {}).setdefault("schemas", {}).update(messages)
    return document


def main() -> None:
    """Write a schema."""
    which = sys.argv[1] if len(sys.argv) > 1 else "openapi"
    if which not in ("openapi", "messages"):
        raise SystemExit("say openapi or messages")
    json.dump(openapi_schema() if which == "openapi" else message_schema(), sys.stdout, indent=1, sort_keys=True)
    print()


if __name__ == "__main__":
    main()
