"""From effect data to the brief names of canonical notation, to find the full line that an option stands for."""

from collections.abc import Iterator

from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.effects import phrase, sequence_text, tile_line

# Where the lines of a thing are, by its kind: the list of the catalogue and the boxes.
TABLES = {
    "space": ("spaces", ("effects", "entry")),
    "card": ("cards", ("agent", "reveal", "acquire", "trashed")),
    "leader": ("leaders", ("signet", "setup", "reveal")),
    "conflict": ("conflicts", ("first", "second", "third")),
    "intrigue": ("intrigues", ("plot", "combat", "endgame", "win")),
    "track": ("factions", ("bonus",)),
    "tile": ("tiles", ("acquire", "round_start", "turn", "reveal", "win", "instead", "endgame")),
}
# The same for things whose lines are found but which are not told as a whole.
UNTOLD = {"rival_card": ("rival_cards", ("effects", "other_effects"))}
# Effects whose number is part of the brief name even outside a cost.
NUMBERED = ("solari", "spice", "water", "persuasion", "swords", "vp", "troops", "draw", "intrigue")


def lines_of(catalog: Data, kind: str, name: str) -> list[Data]:
    """Return all lines of a thing of the catalogue."""
    if kind == "shipping":
        return list(catalog.get("shipping", []))  # a recall offers the rewards of several spaces
    table, boxes = TABLES.get(kind) or UNTOLD[kind]
    for thing in catalog.get(table, []):
        if thing["id"] == name:
            found: list[Data] = []
            for box in boxes:
                lines = thing.get(box)
                found += lines if isinstance(lines, list) else [lines] if lines else []
            for trigger in thing.get("triggers", []):
                found += trigger["lines"]
            for mark in thing.get("marks", {}).get("boxes", []):
                found += mark.values()
            return [tile_line(line) for line in found] if kind == "tile" else found
    return []


def brief_of(effect: Data, in_cost: bool = False) -> str:
    """Return the brief name that canonical notation gives an effect."""
    op = effect["op"]
    if op == "pay":
        return "pay " + " ".join(brief_of(part, True) for part in effect["cost"])
    if op in ("when", "each_opponent", "opponent", "per", "may", "on_win"):
        return brief_of(effect["effects"][0])
    if op == "trash_tile":
        return "trash_self"  # notation knows one name for both
    if op == "influence":
        return f"influence {effect['faction']}"
    if op == "acquire":
        return f"acquire {effect['card']}"
    if op in ("take_back", "track_bonus"):
        return f"{op} {effect['faction']}"
    if op == "influence_any":
        return "influence_pick"
    if op == "choose":
        return f"choose {len(effect['branches'])}" if effect["n"] == 1 else "choose"
    if "n" in effect and (in_cost or op in NUMBERED):
        return f"{op} {effect['n']}"
    return str(op)


def full_line(words: Bundle, catalog: Data, kind: str, name: str, brief: str) -> str | None:
    """Return the whole line of a thing that a brief name stands for; None if none or several fit."""
    found = [line for line in lines_of(catalog, kind, name) if brief_of(line["effects"][0]) == brief]
    texts = {phrase(words, {**line, "optional": False}) for line in found}
    return texts.pop() if len(texts) == 1 else None


def full_branch(words: Bundle, catalog: Data, kind: str, name: str, brief: str) -> str | None:
    """Return the whole branch of a choice that a brief name stands for; None if none or several fit."""
    found = [
        branch
        for line in lines_of(catalog, kind, name)
        for branch in branches(line["effects"])
        if brief_of(branch[0]) == brief
    ]
    if kind == "shipping":
        found += [line["effects"] for line in lines_of(catalog, kind, name) if brief_of(line["effects"][0]) == brief]
    texts = {sequence_text(words, branch) for branch in found}
    return texts.pop() if len(texts) == 1 else None


def branches(effects: list[Data]) -> Iterator[list[Data]]:
    """Yield the branches of all choices among effects, inner ones too."""
    for effect in effects:
        yield from effect.get("branches", [])
        yield from branches(effect.get("effects", []))
