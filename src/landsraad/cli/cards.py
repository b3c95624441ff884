"""`landsraad cards`: everything printed on cards, Leaders, spaces, Conflicts and tiles, as data or in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import landsraad as ls
from landsraad.cli.language import speak
from landsraad.cli.output import OK, InvalidInput, emit, note, show_table
from landsraad.cli.table import Boxes, setup_of

if TYPE_CHECKING:
    from landsraad.i18n import Words

Data = dict[str, Any]
Thing = tuple[str, Data]

# What a person calls a kind, the list of the catalogue that holds it, and the kind in names (`card/dagger`).
KINDS = {
    "imperium": ("cards", "card"),
    "intrigue": ("intrigues", "intrigue"),
    "leader": ("leaders", "leader"),
    "space": ("spaces", "space"),
    "conflict": ("conflicts", "conflict"),
    "tile": ("tiles", "tile"),
}
# Kinds that are no things for a table: tracks stand on the board, the Rivals' cards are told by their spaces.
UNLISTED = ("track", "rival_card")
# A shorter text is too vague to stand for a part of a name.
SHORTEST_PART = 3


def show_cards(
    name: str | None, kind: str | None, scripts: bool, lang: str | None, boxes: Boxes, *, as_json: bool
) -> int:
    """Print all things, those of a kind, or those of a name; return the exit code."""
    words = speak(lang)
    if scripts:
        show_scripts(words, as_json)
        return OK
    catalog: Data = ls.catalog(setup_of(boxes=boxes))
    kinds = kinds_of(catalog)
    if kind is not None and kind not in {**KINDS, **kinds}:
        raise InvalidInput(f"there is no kind {kind!r}; there is {', '.join({**KINDS, **kinds})}")
    if kind is not None and kind not in kinds:
        raise InvalidInput(f"there is no {kind} in these boxes; name more with --modules")
    chosen = list(kinds) if kind is None else [kind]
    if name is not None:
        wanted = {kinds[one][1] for one in chosen}
        found = [thing for thing in find_things(catalog, name, words) if thing[0] in wanted]
        if not found:
            raise InvalidInput(f"there is no {name!r} here; `landsraad cards` lists everything by id and name")
        if as_json:
            emit([thing_data(*thing, words) for thing in found])
        else:
            print("\n\n".join(thing_text(*thing, words) for thing in found))
    elif as_json:
        emit([thing_data(kinds[one][1], data, words) for one in chosen for data in catalog[kinds[one][0]]])
    else:
        for one in chosen:
            show_kind(one, catalog, words)
    return OK


def kinds_of(catalog: Data) -> dict[str, tuple[str, str]]:
    """Return the kinds that these boxes have, those that only a box brings after the usual ones."""
    found = {one: entry for one, entry in KINDS.items() if entry[0] in catalog}
    known = {kind for _, kind in KINDS.values()}
    for kind, row in catalog["kinds"].items():
        if kind not in known and kind not in UNLISTED:
            found[kind] = (row["table"], kind)
    return found


def show_scripts(words: Words, as_json: bool) -> None:
    """List the cards whose effect is a script. There is none: the boxes so far are data from first to last."""
    if as_json:
        emit([])
    else:
        note(words.text("cli-no-scripts"))


def show_kind(one: str, catalog: Data, words: Words) -> None:
    """Print a table of all things of a kind."""
    part, kind = kinds_of(catalog)[one]
    rows = [
        (data["id"], title(kind, data, words), facts(data, words), " · ".join(words.describe(kind, data)))
        for data in catalog[part]
    ]
    columns = [words.text(f"cli-column-{column}") for column in ("id", "name", "facts", "effects")]
    show_table(words.text(f"cli-kind-{one}", n=len(rows)), columns, rows)


def find_things(catalog: Data, name: str, words: Words) -> list[Thing]:
    """Return what a name means: an id, a name in the person's language, or a part of one."""
    wanted = name.strip().casefold()
    things = [(kind, data) for part, kind in kinds_of(catalog).values() for data in catalog[part]]
    named = [((kind, data), (data["id"], title(kind, data, words).casefold())) for kind, data in things]
    exact = [thing for thing, names in named if wanted in names]
    if exact or len(wanted) < SHORTEST_PART:
        return exact
    return [thing for thing, names in named if any(wanted in one for one in names)]


def title(kind: str, data: Data, words: Words) -> str:
    """Return the name of a thing."""
    return words.name(f"{kind}/{data['id']}")


def facts(data: Data, words: Words) -> str:
    """Return what tells where a thing belongs; what it does is told by its description."""
    found: list[str] = []
    if "pile" in data:
        found.append(words.text(f"cli-fact-pile-{data['pile']}"))
    if "copies" in data:
        found.append(words.text("cli-fact-copies", n=data["copies"]))
    if "house" in data:
        if data["house"]:  # a Leader may belong to none
            found.append(words.name(f"house/{data['house']}"))
        found.append(words.text("cli-fact-complexity", n=data["complexity"]))
    if "icon" in data:
        found.append(words.text("cli-fact-icon", names=words.name(f"icon/{data['icon']}")))
    if "level" in data:
        found.append(words.text("cli-fact-level", n=data["level"]))
    if "flip" in data:
        found.append(words.text("cli-fact-tile"))
    if data.get("location"):
        found.append(words.name(f"space/{data['location']}"))
    return ", ".join(found)


def thing_data(kind: str, data: Data, words: Words) -> Data:
    """Return a thing as data, with its name and its description in words."""
    return {"kind": kind, "name": title(kind, data, words), "description": words.describe(kind, data), **data}


def thing_text(kind: str, data: Data, words: Words) -> str:
    """Return a thing as a person reads it: its name, where it belongs, what is printed on it."""
    lines = [f"{title(kind, data, words)} ({data['id']})", f"  {facts(data, words)}"]
    lines += [f"  {line}" for line in words.describe(kind, data)]
    return "\n".join(lines)
