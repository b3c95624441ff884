"""Catalogues of set-ups: the things as data, their names and their texts."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import landsraad as ls
from landsraad.i18n import Words, words
from landsraad.i18n.effects import own_line

Data = dict[str, Any]
# Cards of the Rivals have a text only: nobody holds them, so no box of theirs is shown.
UNBOXED = ("rival_card",)


@lru_cache(maxsize=64)
def _catalog(setup: str) -> Data:
    return ls.catalog(ls.Setup.from_json(json.loads(setup)))


def things(catalog: Data) -> list[tuple[str, Data]]:
    """Return all things of a catalogue with their kinds."""
    return [(kind, thing) for kind, row in catalog["kinds"].items() for thing in catalog[row["table"]]]


def names_of(spoken: Words, catalog: Data) -> dict[str, str]:
    """Return the names of everything in a catalogue by kind/id."""
    keys = [f"{kind}/{thing['id']}" for kind, thing in things(catalog)]
    keys += [f"unit/{unit['id']}" for unit in catalog["units"]]
    keys += [f"faction/{faction['id']}" for faction in catalog["factions"]]
    keys += sorted({f"icon/{icon}" for card in catalog["cards"] for icon in card["icons"]})
    keys += sorted({f"icon/{space['icon']}" for space in catalog["spaces"]})
    return {key: spoken.name(key) for key in keys if spoken.knows(key)}


def boxes_of(spoken: Words, kind: str, thing: Data, boxes: list[str]) -> dict[str, list[str]]:
    """Return the sentences of each box of a thing, in the order of its structured lines."""
    found: dict[str, list[str]] = {}
    for box in boxes:
        lines = thing.get(box)
        if lines:
            rows = lines if isinstance(lines, list) else [lines]
            found[box] = spoken.lines([own_line(spoken, kind, row) for row in rows])
    return found


@lru_cache(maxsize=64)
def _reply(setup: str, lang: str) -> Data:
    catalog, spoken = _catalog(setup), words(lang)
    told = [(f"{kind}/{thing['id']}", kind, thing) for kind, thing in things(catalog)]
    return {
        "catalog": catalog,
        "names": names_of(spoken, catalog),
        "texts": {key: spoken.describe(kind, thing) for key, kind, thing in told},
        "boxes": {
            key: boxes_of(spoken, kind, thing, catalog["kinds"][kind]["boxes"])
            for key, kind, thing in told
            if kind not in UNBOXED
        },
    }


def catalog_reply(setup: ls.Setup, lang: str) -> Data:
    """Return the catalogue of a set-up with names and texts."""
    shared = {**setup.to_json(), "leaders": None, "rivals": None}
    return _reply(json.dumps(shared, sort_keys=True), lang)
