"""Reference: what this server is, set-ups, catalogues, words, rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

import landsraad as ls
from landsraad.bots import CHARACTERS
from landsraad.core import rng
from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.bundle import catalogues
from landsraad.server.api.context import Reading, Speaking, address_of, language_of, limits_of, session_of
from landsraad.server.bots.levels import PLAYED_BY, usual_seconds
from landsraad.server.errors import Refused
from landsraad.server.hall.opening import read_setup
from landsraad.server.show.catalogue import catalog_reply
from landsraad.server.show.choices import setup_choices
from landsraad.server.wire import bodies
from landsraad.server.wire.common import PROTOCOL, Lang

router = APIRouter(tags=["reference"])


async def language(request: Request, asked: str | None) -> str:
    """Return the language asked for, that of the session, or that of the browser."""
    if asked is not None:
        return asked
    session = await session_of(request)
    return session.lang if session is not None else language_of(request)


def language_info(lang: str) -> dict[str, Any]:
    """Return a language as it stands in the list of languages."""
    own = words(lang)
    note = own.text("language-note") if own.has("language-note") else None
    return {"code": lang, "name": own.text("language-name"), "note": note}


@router.get("/about", response_model=bodies.About)
async def about(request: Request, spoken: Speaking) -> dict[str, Any]:
    """Say what this server is."""
    return {
        "name": "Landsraad",
        "version": ls.__version__,
        "protocol": PROTOCOL,
        "engine": "interpreted" if str(rng.__file__).endswith(".py") else "compiled",
        "languages": [language_info(lang) for lang in LANGUAGES],
        "accounts": bool(request.app.state.settings.accounts),
        "lang": await language(request, None),
        "levels": [
            {"level": level, "name": spoken.text(f"level-{level}"), "seconds": usual_seconds(level)}
            for level in PLAYED_BY
        ],
        "characters": [
            {
                "character": one,
                "name": spoken.text(f"character-{one}-name"),
                "title": spoken.text(f"character-{one}"),
                "why": spoken.text(f"character-{one}-why"),
            }
            for one in CHARACTERS
        ],
    }


@router.get("/setups", response_model=bodies.SetupChoices)
async def setups(request: Request, lang: Lang | None = None) -> dict[str, Any]:
    """List what may be played."""
    return setup_choices(await language(request, lang))


@router.post("/catalog", response_model=bodies.CatalogReply)
async def catalog(body: bodies.CatalogBody, request: Request) -> Response:
    """Return the things of a set-up."""
    limits_of(request).take("http", address_of(request))
    return JSONResponse(catalog_reply(read_setup(body.setup), await language(request, body.lang)))


@router.get("/tables/{table_id}/catalog", response_model=bodies.CatalogReply)
async def table_catalog(reader: Reading, request: Request, lang: Lang | None = None) -> Response:
    """Return the things of a table's set-up."""
    return JSONResponse(catalog_reply(reader.room.table.setup, await language(request, lang)))


@router.get("/words/{lang}", response_class=PlainTextResponse)
async def all_words(lang: Lang) -> PlainTextResponse:
    """Return the Fluent messages of a language."""
    words(lang)
    text = "\n".join(catalogues(lang))
    return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})


# Which box the letter of a rule stands for; rules of questions and answers about a box carry its name in their section.
LETTERS = {"U": "uprising", "X": "ix", "H": "house_hagal", "I": "immortality", "C": "choam", "R": "rivals", "S": "six"}
ANSWERS = {"F-UPR": "uprising", "F-IX": "ix", "F-IMM": "immortality"}


def applies(section: str, boxes: str) -> bool:
    """Tell whether the rules of a section are about the boxes named; those of the base game hold in all,
    those of mixing where two boxes meet."""
    if not boxes:
        return True
    named = boxes.split(",")
    if section.startswith("M-"):
        return len([box for box in named if box in LETTERS.values()]) > 1
    box = ANSWERS.get(section) or LETTERS.get(section[0])
    return box is None or box in named


@router.get("/rules", response_model=bodies.RulesReply)
async def rules(
    request: Request,
    search: Annotated[str, Query(max_length=100)] = "",
    section: Annotated[str, Query(max_length=20)] = "",
    boxes: Annotated[str, Query(max_length=200, description="modules of a table, with commas; none: all")] = "",
    limit: Annotated[int, Query(ge=1, le=2000)] = 50,
) -> dict[str, Any]:
    """Look up rules: all words of the search must occur in a rule."""
    known = [rule for rule in request.app.state.settings.rules if applies(rule["section"], boxes)]
    needles = search.casefold().split()
    found = [rule for rule in known if not section or rule["section"] == section]
    found = [rule for rule in found if all(needle in rule["haystack"] for needle in needles)]
    counts: dict[str, int] = {}
    titles: dict[str, str] = {}
    for rule in known:
        counts[rule["section"]] = counts.get(rule["section"], 0) + 1
        titles[rule["section"]] = rule["title"]
    return {
        "total": len(found),
        "sections": [{"code": code, "title": titles[code], "count": n} for code, n in counts.items()],
        "rules": [{key: rule[key] for key in ("id", "section", "text", "notes")} for rule in found[:limit]],
    }


@router.get("/rules/{rule_id}", response_model=bodies.RuleInfo)
async def one_rule(rule_id: str, request: Request) -> dict[str, Any]:
    """Return one rule."""
    for rule in request.app.state.settings.rules:
        if rule["id"] == rule_id:
            return {key: rule[key] for key in ("id", "section", "text", "notes")}
    raise Refused("not_found")
