"""Answers as JSON, written where they are made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from starlette.responses import Response


def encoded(data: Any) -> bytes:
    """Return data as JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def json_response(body: bytes, headers: Mapping[str, str] | None = None) -> Response:
    """Return an answer that is written already."""
    return Response(body, media_type="application/json", headers=headers)
