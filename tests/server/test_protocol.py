"""The page of the protocol is complete, and every error has words."""

from __future__ import annotations

import ast
import re
import socket
from pathlib import Path

import pytest

from landsraad.i18n import LANGUAGES, words
from landsraad.server.errors import STATUS, Refused, problem_data
from landsraad.server.hall.connection import error_data
from landsraad.server.run import listen
from landsraad.server.schema import message_schema, openapi_schema
from landsraad.server.wire.messages import ErrorMessage

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOURCE = ROOT / "src" / "landsraad" / "server"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_words(lang: str) -> None:
    for code in STATUS:
        refusal = Refused(code, detail="x", status="lobby", most=3)
        assert problem_data(refusal, words(lang))["text"]
        ErrorMessage.model_validate(error_data(refusal, words(lang), "c1"))


REASONS = ("too-long", "empty", "unprintable", "form", "players", "leader-twice", "epic", "seats", "one-me", "choices")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_told_in_the_language_of_the_person(lang: str) -> None:
    args = {"most": 40, "allowed": "1, 2, 3, 4", "thing": "leader/paul_atreides", "players": 3, "detail": "in English"}
    told = {problem_data(Refused("bad_setup", reason=reason, **args), words(lang))["text"] for reason in REASONS}
    assert len(told) == len(REASONS)
    assert not any("in English" in text for text in told)
    if lang != "en":
        english = {problem_data(Refused("bad_setup", reason=each, **args), words("en"))["text"] for each in REASONS}
        assert told.isdisjoint(english)


def test_every_refusal_in_the_source_has_a_status() -> None:
    used: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                (first, *_) = node.args
                assert isinstance(first, ast.Constant)
                used.add(str(first.value))
    assert used == set(STATUS)


def test_the_page_names_every_code_endpoint_message_and_field() -> None:
    for code in STATUS:
        assert f"| `{code}` |" in PAGE, code
    for path in openapi_schema()["paths"]:
        short = re.sub(r"^/api/v1/tables/\{table_id\}", "…/{id}", path)
        assert path.replace("{table_id}", "{id}") in PAGE or short in PAGE or path == "/api/v1/rules/{rule_id}", path
    schema = message_schema()["$defs"]
    for union in ("ClientMessage", "ServerMessage"):
        for kind in schema[union]["discriminator"]["mapping"]:
            assert f'"{kind}"' in PAGE or f"`{kind}`" in PAGE, kind
    for field in schema["State"]["properties"]:
        assert f'"{field}"' in PAGE, field
    for field in schema["OptionInfo"]["properties"]:
        assert f'"{field}"' in PAGE, field


def test_small_answers_are_sent_at_once() -> None:
    """Asyncio switches off the delay of small packets only on sockets that are named as TCP."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP
