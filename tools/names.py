"""Write the name catalogues (``names_<box>.ftl``) from the glossary: ``python tools/names.py``.

``--check`` only compares. ``tests/facts/glossary.yaml`` is the source of names, ``tests/facts/<box>`` says which things
there are. Languages that the glossary lacks have name catalogues of their own, written by hand with the same keys.
``tools/name_forms.yaml`` holds the forms of names that the grammar of a language needs.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
FACTS = ROOT / "tests" / "facts"
LOCALES = ROOT / "src" / "landsraad" / "i18n" / "locales"
BOXES = ("base", "ix", "uprising", "immortality")
TITLES = {"base": "the base box", "ix": "Rise of Ix", "uprising": "Uprising", "immortality": "Immortality"}
Data = dict[str, Any]

# The kind of name that the things of a file of facts bear.
FILES = {
    "starter": "card",
    "reserve": "card",
    "imperium": "card",
    "tleilaxu": "card",
    "intrigue": "intrigue",
    "conflicts": "conflict",
    "leaders": "leader",
    "tech": "tile",
    "contracts": "contract",
    "objectives": "objective",
}
# The kinds of the glossary in which the name of a thing is looked for, best first.
KINDS = {
    "card": ("card", "leader", "ability"),
    "intrigue": ("card", "ability", "rule"),
    "conflict": ("card",),
    "space": ("space", "component"),
    "leader": ("leader", "card"),
    "ability": ("ability", "card", "space"),
    "signet": ("ability", "card", "space"),
    "tile": ("tech",),
    "contract": ("rule", "card", "space"),
}
# House Hagal cards of these boxes; those of the others stand in their hand-written catalogues.
RIVAL_CARDS = ("uprising", "immortality")
# Other names of a box that the glossary has: Factions, units, icons, modules and variants.
LABELS = {
    "uprising": {
        "faction-great_houses": ("faction", "great_houses"),
        "faction-fringe_worlds": ("faction", "fringe_worlds"),
        "icon-spy": ("component", "spy"),
        "unit-sandworm": ("component", "sandworm"),
        "module-uprising": ("game", "uprising"),
        "module-choam": ("game", "choam_module"),
        "variant-expert_deployment": ("rule", "expert_deployment"),
        "variant-smart_politics": ("rule", "smart_politics"),
    },
    "immortality": {"module-immortality": ("game", "immortality")},
}
BATTLE_ICONS = ("desert_mouse", "crysknife", "ornithopter")


def plain(text: str) -> str:
    """Return a form of the glossary without its explanation in parentheses."""
    return re.sub(r"\s*\([^)]*\)$", "", text)


@cache
def read(path: Path) -> Any:
    """Return the data of a file of facts."""
    return yaml.load(path.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def glossary() -> list[Data]:
    """Return the entries of the glossary."""
    found: list[Data] = read(FACTS / "glossary.yaml")
    return found


def languages(entries: list[Data]) -> list[str]:
    """Return the languages of the glossary."""
    known = {key for entry in entries for key in entry if re.fullmatch(r"[a-z]{2}", key)}
    return sorted(known - {"id"})


def things(box: str) -> Iterator[tuple[str, str, str]]:
    """Yield the kind, id and English name of everything in a box that has a name."""
    for path in sorted((FACTS / box).glob("*.yaml")):
        data = read(path)
        if path.stem in FILES:
            for thing in data:
                yield FILES[path.stem], thing["id"], thing["name"]
                yield from abilities(thing)
        elif path.stem in ("board", "six_player"):
            yield from board_things(data)


def board_things(data: Data) -> Iterator[tuple[str, str, str]]:
    """Yield the spaces, Leaders, decks and contracts that a board brings."""
    for key, part in data.items():
        if key == "commander_decks":
            for deck in part.values():
                if isinstance(deck, list):
                    yield from (("card", card["id"], card["name"]) for card in deck)
        elif key == "sardaukar_contracts":
            yield from (("contract", tile["id"], tile["name"]) for tile in part)
        elif key == "leaders" and isinstance(part, list):
            for leader in part:
                yield "leader", leader["id"], leader["name"]
                yield from abilities(leader)
        elif isinstance(part, list):
            for thing in part:
                if isinstance(thing, dict) and {"id", "name"} <= thing.keys() and {"icon", "icons"} & thing.keys():
                    yield "space", thing["id"], thing["name"]
        elif isinstance(part, dict):
            yield from board_things(part)


def abilities(thing: Data) -> Iterator[tuple[str, str, str]]:
    """Yield the two abilities of a Leader."""
    for kind in ("ability", "signet"):
        if isinstance(thing.get(kind), dict):
            yield kind, thing["id"], thing[kind]["name"]


class Names:
    """The names of a language."""

    def __init__(self, lang: str, entries: list[Data], forms: Data) -> None:
        self.lang = lang
        self.forms: Data = forms.get(lang) or {}
        self.by_id = {(entry["kind"], entry["id"]): entry for entry in entries}
        self.by_name: dict[str, list[Data]] = {}
        for entry in entries:
            self.by_name.setdefault(plain(entry["en"]).casefold(), []).append(entry)

    def own(self, kind: str, name: str) -> str:
        """Return the form of an entry of the glossary, without its explanation."""
        entry: Data = self.by_id[kind, name]
        form: str = entry[self.lang]
        return plain(form) if plain(entry["en"]) != entry["en"] else form

    def of_thing(self, kind: str, thing: str, name: str) -> str:
        """Return the name of a thing, found by the English one."""
        if kind == "objective":
            icon = next(icon for icon in BATTLE_ICONS if icon in thing)
            return f"{self.own('component', 'objective_card')}: {self.own('icon', f'battle_{icon}')}"
        if self.lang == "en":
            return name
        # An entry that needs no explanation in parentheses is the better one.
        found = sorted(
            self.by_name.get(name.casefold(), []), key=lambda entry: entry["en"].casefold() != name.casefold()
        )
        for wanted in KINDS[kind]:
            for entry in found:
                if entry["kind"] == wanted:
                    return self.own(entry["kind"], entry["id"])
        raise SystemExit(f"the glossary has no {kind} called {name!r}")


def rival_cards(names: Names, box: str) -> Iterator[tuple[str, str]]:
    """Yield the House Hagal cards of a box: most bear the names of their spaces."""
    data = read(FACTS / box / "hagal.yaml")
    for card in data if isinstance(data, list) else data["cards"]:
        spaces = [card["space"]] if card.get("space") else [row["space"] for row in card.get("spaces", [])]
        if spaces:
            yield f"rival_card-{card['id']}", " / ".join(f"{{ space-{space} }}" for space in spaces)
        elif card["id"].startswith("place_spy_"):
            icon = card["id"].removeprefix("place_spy_")
            yield f"rival_card-{card['id']}", f"{names.own('rule', 'place_spy')} ({{ icon-{icon} }})"


def catalogue(lang: str, box: str, entries: list[Data], forms: Data, known: set[str]) -> str:
    """Return the name catalogue of a box; names that an earlier box has are not repeated."""
    names = Names(lang, entries, forms)
    found = {f"{kind}-{thing}": names.of_thing(kind, thing, name) for kind, thing, name in things(box)}
    found |= {key: names.own(*entry) for key, entry in LABELS.get(box, {}).items()}
    if box in RIVAL_CARDS:
        found |= dict(rival_cards(names, box))
    lines = [f"### Names of {TITLES[box]}. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.", ""]
    kind = ""
    for key in sorted(set(found) - known, key=lambda one: (order(one), one)):
        if key.partition("-")[0] != kind:
            kind = key.partition("-")[0]
            lines += ["", f"## {kind}", ""] if lines[-1] else [f"## {kind}", ""]
        lines.append(f"{key} = {found[key]}")
        lines += [f"    .{form} = {text}" for form, text in (names.forms.get(key) or {}).items()]
    known |= set(found)
    return "\n".join(lines) + "\n"


def order(key: str) -> int:
    """Return where a kind of name stands in a catalogue."""
    kinds = ["card", "intrigue", "conflict", "leader", "ability", "signet", "space", "tile", "contract", "objective"]
    kind = key.partition("-")[0]
    return kinds.index(kind) if kind in kinds else len(kinds)


def catalogues() -> dict[Path, str]:
    """Return all name catalogues that the glossary gives."""
    entries = glossary()
    forms = read(ROOT / "tools" / "name_forms.yaml")
    files: dict[Path, str] = {}
    for lang in languages(entries):
        # Rival cards of the first boxes are written by hand.
        known = {f"rival_card-{card}" for card in ("heighliner", "secrets", "reshuffle")}
        for box in BOXES:
            files[LOCALES / lang / f"names_{box}.ftl"] = catalogue(lang, box, entries, forms, known)
    return files


def main() -> None:
    """Write the catalogues, or tell which differ."""
    stale = [path for path, text in catalogues().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} differs from the glossary: run python tools/names.py")
        raise SystemExit(bool(stale))
    for path, text in catalogues().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
