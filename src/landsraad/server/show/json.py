"""Answers as JSON, written where they are made; by orjson where that is installed, which is some times faster."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from starlette.responses import Response


def plain(data: Any) -> bytes:
    """Return data as JSON, by the standard library."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def quick() -> Callable[[Any], bytes] | None:
    """Return orjson's way, None where it is not installed."""
    try:
        found: Callable[[Any], bytes] = importlib.import_module("orjson").dumps
    except ImportError:
        return None
    return found


QUICK = quick()


def encoded(data: Any) -> bytes:
    """Return data as JSON."""
    if QUICK is None:
        return plain(data)
    try:
        return QUICK(data)
    except TypeError:  # a seed is a number of 256 bits, and orjson writes 64
        return plain(data)


def json_response(body: bytes, headers: Mapping[str, str] | None = None) -> Response:
    """Return an answer that is written already."""
    return Response(body, media_type="application/json", headers=headers)
