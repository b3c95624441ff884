"""The doors of the house: who may import whom, who may write state, what the engine may not know."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.content.boxes import BOXES, EPIC_BOXES, RIVAL_BOXES
from landsraad.model.effects import Modifier, Trigger
from landsraad.model.mechanic import Mechanic
from landsraad.model.state import SHARED
from landsraad.model.terms import MODIFIER_NAMES, TRIGGER_NAMES

SOURCE = Path(__file__).resolve().parent.parent / "src" / "landsraad"

# room -> rooms it may import
DOORS = {
    "core": {"core"},
    "model": {"core", "model"},
    "engine": {"core", "model", "engine"},
    "content": {"core", "model", "engine", "content"},
    "positions": {"core", "model", "engine", "positions"},
    "i18n": {"core", "i18n"},
    "bots": {"core", "model", "engine", "content", "bots"},
    "env": {"core", "model", "engine", "content", "bots", "env", "i18n"},
    "tournament": {"core", "bots", "i18n", "tournament"},
    "server": {"core", "content", "positions", "bots", "i18n", "server"},
}
SMALL_WHEELS = {"librt", "mypy_extensions"}
STANDARD_ONLY = ("core", "model", "engine", "content", "positions")
# Modules of the engine that may write the state: the atoms, the deal before anybody looks, and the redeal of a copy.
# A mechanic writes its own record besides, and nothing else but the options it lists anew in a copy.
WRITERS = {"engine/round/deal.py", "engine/knowledge/determinize.py"}
MECHANICS = "engine/mechanics/"
LISTED_ANEW = {"options", "limit"}
# What writes into a vector in place, and who may do that with one that copies share: the deal, before there is a copy,
# and where a new vector was put there just before.
IN_PLACE = {"append", "extend", "mix", "remove", "remove_at", "shuffle"}
BEFORE_ANY_COPY = {"engine/round/deal.py"}
FRESH = {
    ("engine/atoms/flow.py", "s.options"),
    ("engine/mechanics/intrigue.py", "s.options"),
    ("engine/knowledge/determinize.py", "other.imperium_deck"),
    ("engine/knowledge/determinize.py", "s.conflict_deck"),
}
# Mechanics that every host has; the others belong to boxes.
EVERY_HOST = {"agents", "cards", "influence", "intrigue", "units"}
# Who may know the mechanic of a box: the boxes, and those that put its pieces into numbers or words.
KNOW_BOXES = ("content", "bots", "env", "positions")
# Words for pieces of single boxes, those to come included: whole words, and parts that no other word has. One name that
# stands in stored digests is kept.
PIECES = (
    "ship", "ships", "tile", "tiles", "tech", "techs", "spy", "spies", "worm", "worms", "graft", "grafted", "grafting",
)  # fmt: skip
PARTS_OF_PIECES = (
    "dreadnought", "negotiator", "freight", "shipping", "mentat", "snooper", "sandworm", "contract", "objective",
    "commander", "specimen", "research", "shieldwall", "tleilax", "atomics", "unload", "infiltrat", "keepaside",
    "keptaside", "setaside", "keptcard", "brutal",
)  # fmt: skip
KEPT_WORD = "rival_tiles"
# Words of the rules that are also the id of a space or card, battle icons among them.
RULE_WORDS = {"mentat", "swordmaster", "foldspace", "infiltrate", *("crysknife", "desert_mouse", "ornithopter")}


def modules(room: str) -> list[Path]:
    """Return the Python files of a room."""
    return sorted((SOURCE / room).rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Return the full names of the modules a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_doors() -> None:
    broken = []
    for room, allowed in DOORS.items():
        for path in modules(room):
            for name in imports(path):
                parts = name.split(".")
                if parts[0] == "landsraad" and (len(parts) < 2 or parts[1] not in allowed):
                    # From positions and bots on everybody uses the public face.
                    if room in ("positions", "bots", "env", "tournament", "server") and len(parts) == 1:
                        continue
                    broken.append(f"{path.relative_to(SOURCE)} imports {name}")
    assert not broken


def test_lower_rooms_use_the_standard_library_only() -> None:
    allowed = set(sys.stdlib_module_names) | SMALL_WHEELS | {"landsraad"}
    broken = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for room in STANDARD_ONLY
        for path in modules(room)
        for name in imports(path)
        if name.split(".")[0] not in allowed
    ]
    assert not broken


def test_no_clock_and_no_foreign_randomness_below_the_bots() -> None:
    broken = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for room in STANDARD_ONLY
        for path in modules(room)
        for name in imports(path)
        if name.split(".")[0] in {"random", "time", "datetime", "secrets", "uuid"}
    ]
    assert not broken


def state_fields() -> set[str]:
    """Return the names of all fields of the state."""
    tree = ast.parse((SOURCE / "model" / "state.py").read_text(encoding="utf-8"))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    } - {"log"}


def written(target: ast.expr) -> list[ast.Attribute]:
    """Return the attributes an assignment target writes."""
    if isinstance(target, ast.Tuple):
        return [attribute for item in target.elts for attribute in written(item)]
    if isinstance(target, ast.Subscript):
        target = target.value
    return [target] if isinstance(target, ast.Attribute) else []


def writes(path: Path, fields: set[str]) -> list[str]:
    """Return the writes to the state in a file."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for attribute in (item for target in targets for item in written(target)):
            own = isinstance(attribute.value, ast.Name) and attribute.value.id == "self"
            compiled = ast.unparse(attribute.value).endswith(("rules", "tables"))
            if attribute.attr in fields and not own and not compiled:
                found.append(f"{path.relative_to(SOURCE)}:{node.lineno} {ast.unparse(attribute)}")
    return found


def listed_anew(path: Path, write: str) -> bool:
    """Tell whether a write of a mechanic stands in ``ask_again``, which lists options anew in a private copy."""
    place, _, target = write.partition(" ")
    line = int(place.rpartition(":")[2])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.FunctionDef)
            and node.name == "ask_again"
            and line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        ):
            return target in {f"s.{field}" for field in LISTED_ANEW}
    return False


def test_only_atoms_write_the_state() -> None:
    fields = state_fields()
    assert {"spice", "hand", "agents", "stack"} <= fields
    broken = []
    for room in ("engine", "content", "bots"):
        for path in modules(room):
            name = str(path.relative_to(SOURCE))
            if name.startswith(MECHANICS):
                broken += [write for write in writes(path, fields) if not listed_anew(path, write)]
            elif not name.startswith("engine/atoms/") and name not in WRITERS:
                broken += writes(path, fields)
    assert not broken
    assert writes(SOURCE / "engine" / "atoms" / "goods.py", fields)


@cache
def shared_by_records() -> set[str]:
    """Return the vectors and lists of the mechanics' records that a copy takes over as they are."""
    found = set()
    for path in modules(MECHANICS.rstrip("/")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "Record" in [ast.unparse(base) for base in node.bases]:
                text = ast.unparse(node)
                zones = re.findall(r"self\.(\w+): (?:vec|list)\[", text)
                found |= {zone for zone in zones if f"other.{zone} = self.{zone}\n" in text + "\n"}
    return found


def written_in_place(path: Path) -> list[str]:
    """Return where a file writes into a vector that copies of a state share, instead of putting a new one there."""
    zones = {*SHARED, *shared_by_records()}

    def shared(target: ast.expr) -> bool:
        return isinstance(target, ast.Attribute) and target.attr in zones and ast.unparse(target.value) != "self"

    found = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if str(path.relative_to(SOURCE)).startswith(MECHANICS):  # a record that is dealt has no copy yet
        for part in ast.walk(tree):
            if isinstance(part, ast.FunctionDef) and part.name == "deal":
                part.body = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = [part for item in node.targets for part in (item.elts if isinstance(item, ast.Tuple) else [item])]
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        places = [target.value for target in targets if isinstance(target, ast.Subscript)]
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in IN_PLACE or (name == "pop" and len(node.args) > 1):  # the last item leaves without a write
                places += node.args[1:] if name == "mix" else node.args[:1]
        found += [
            f"{path.relative_to(SOURCE)}:{node.lineno} {ast.unparse(place)}"
            for place in places
            if shared(place) and not ast.unparse(place).startswith(("rules.", "r."))
        ]
    return found


def test_what_copies_share_is_never_written_in_place() -> None:
    broken = []
    for path in (*modules("engine"), *modules("content"), *modules("positions"), *modules("bots"), *modules("env")):
        name = str(path.relative_to(SOURCE))
        if name not in BEFORE_ANY_COPY:
            broken += [write for write in written_in_place(path) if (name, write.split(" ")[1]) not in FRESH]
    assert not broken
    assert written_in_place(SOURCE / "engine" / "round" / "deal.py")  # the comparison has teeth
    assert {"stacks", "flags", "place"} <= shared_by_records()


def test_positions_know_no_card_and_pieces_of_single_boxes_in_one_file_only() -> None:
    ids = catalog_ids() - RULE_WORDS
    broken = []
    for path in modules("positions"):
        if path.name != "pieces.py":
            broken += [f"{path.name} imports {name}" for name in box_mechanics(path)]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and pieces_in(node.attr) and path.name != "pieces.py":
                broken.append(f"{path.name}:{node.lineno} {node.attr}")
            if isinstance(node, ast.Constant) and node.value in ids:
                broken.append(f"{path.name}:{node.lineno} {node.value}")
    assert not broken


# --- mechanics -------------------------------------------------------------------------------------------------------


def imported(path: Path, runtime: bool = False) -> set[str]:
    """Return the modules of the package that a file imports, ``from package import module`` resolved.

    ``runtime``: without what is there for the checker of types only.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped: set[int] = set()
    if runtime:
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                skipped |= {id(inner) for part in node.body for inner in ast.walk(part)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in ALL_MODULES else node.module)
    return found & set(ALL_MODULES)


def module_name(path: Path) -> str:
    """Return the name under which a file is imported."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


ALL_MODULES = {module_name(path): path for path in sorted(SOURCE.rglob("*.py"))}
ROOMS = {name for name in ALL_MODULES if name.startswith("landsraad.engine.mechanics.")}


def box_mechanics(path: Path) -> set[str]:
    """Return the mechanics of boxes that a file imports."""
    return {name for name in imported(path) & ROOMS if name.rpartition(".")[2] not in EVERY_HOST}


def test_mechanics_are_rooms_of_their_own() -> None:
    """Only the dispatcher imports a mechanic inside the engine, and only those of every host; none imports another."""
    assert {f"landsraad.engine.mechanics.{name}" for name in EVERY_HOST} < ROOMS
    broken = []
    for path in (*modules("engine"), *modules("model"), *modules("core")):
        allowed = {f"landsraad.engine.mechanics.{name}" for name in EVERY_HOST} if path.name == "dispatch.py" else set()
        broken += [f"{path.relative_to(SOURCE)} imports {name}" for name in imported(path) & ROOMS - allowed]
    assert not broken
    assert imported(SOURCE / "engine" / "dispatch.py") & ROOMS


def test_mechanics_of_boxes_are_known_where_boxes_are() -> None:
    known = [path for room in KNOW_BOXES for path in modules(room)]
    strangers = [path for path in ALL_MODULES.values() if path not in known]
    assert [f"{path.relative_to(SOURCE)} imports {name}" for path in strangers for name in box_mechanics(path)] == []
    assert any(box_mechanics(path) for path in known)


def test_no_module_is_in_a_cycle_of_imports() -> None:
    left = {name: imported(path, runtime=True) - {name} for name, path in ALL_MODULES.items()}
    while ready := [name for name, needs in left.items() if not needs & set(left)]:
        for name in ready:
            del left[name]
    assert left == {}


def pieces_in(line: str) -> list[str]:
    """Return the words of a line that name a piece of a single box, in whatever spelling."""
    spoken = re.findall(r"[a-z]+", re.sub(r"([a-z])([A-Z])", r"\1 \2", line.replace(KEPT_WORD, "")).lower())
    joined = re.sub(r"[^a-z]", "", line.replace(KEPT_WORD, "").lower())
    return [word for word in spoken if word in PIECES] + [part for part in PARTS_OF_PIECES if part in joined]


def corridor() -> list[Path]:
    """Return the files of engine and model outside the rooms of the mechanics."""
    files = (*modules("engine"), *modules("model"))
    return [path for path in files if not str(path.relative_to(SOURCE)).startswith(MECHANICS)]


def test_engine_and_model_name_no_piece_of_a_single_box() -> None:
    """Not in code, not in comments: what only one box has stands in its mechanic."""
    broken = []
    for path in corridor():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            broken += [f"{path.relative_to(SOURCE)}:{number} {word}" for word in pieces_in(line)]
    assert not broken


# What definitions can say in the corridor's words and only one box has needed so far, with what makes it general: it
# works on every host, with what every host has. Whatever needs a piece or a register of its own belongs into a room.
SAID_BY_ONE_BOX = {
    "CardDef.anywhere": "as ignores_enemies, for all icons and from the board too",
    "CardDef.discarded": "as trashed",
    "CardDef.ignores_requirements": "as ignores_enemies",
    "CardDef.spice_off": "as space_cost, for one card",
    "CardDef.more_icons": "as icons, while a condition holds",
    "CardDef.price": "as cost, in what a room takes",
    "IntrigueDef.loss": "a time of the round, as combat",
    "IntrigueDef.win": "a time of the round, as combat",
    "LeaderDef.water": "as RuleValues.water",
    "LeaderDef.without": "as Module.replaces",
    "LeaderDef.back": "names a room's Leader",
    "SpaceDef.later_solari": "as cost",
    "Trigger.once_per_game": "as SpaceDef.once",
    "Trigger.anybody": "whose event it is",
}  # fmt: skip
# Questions that the engine asks of whatever is owned, and events that it tells of; they name nothing but resources,
# cards, spaces, units and tracks.
ASKED_FOR_ONE_BOX = (
    "acquire_cost", "combat_icon", "deploy_recruits", "harvest", "harvest_times", "icons", "no_deploy", "peek_top",
    "solari", "space_cost", "wins_ties",
)  # fmt: skip
TOLD_TO_ONE_BOX = ("agent_sent", "council_seat", "deployed", "harvested", "influence_reached", "paid_space")
DEFINITIONS = ("CardDef", "IntrigueDef", "SpaceDef", "ConflictDef", "LeaderDef", "TrackDef", "Trigger")


def said(value: object) -> Iterator[str]:
    """Give what the definitions below a value say beyond what every one must."""
    if isinstance(value, tuple | list):
        for item in value:
            yield from said(item)
    elif isinstance(value, Mechanic):
        yield from said(list(value.things(0)))
    elif is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, Modifier) and value.kind in MODIFIER_NAMES:
            yield f"modifier {MODIFIER_NAMES[value.kind]}"
        if isinstance(value, Trigger) and value.event in TRIGGER_NAMES:
            yield f"trigger {TRIGGER_NAMES[value.event]}"
        for field in fields(value):
            inner = getattr(value, field.name)
            if type(value).__name__ in DEFINITIONS and field.default is not MISSING and inner != field.default:
                yield f"{type(value).__name__}.{field.name}"
            yield from said(inner)


def test_what_one_box_alone_says_is_known() -> None:
    """A field, modifier or trigger that a single box needs stands in its room, or here with what makes it general."""
    boxes: dict[str, set[str]] = {}
    for box in (*BOXES.values(), *EPIC_BOXES.values(), *RIVAL_BOXES.values()):
        if any(box is not other and box.cards and set(box.cards) <= set(other.cards) for other in BOXES.values()):
            continue  # the cards of another box, for a second host: said there
        for name in said(box):
            boxes.setdefault(name, set()).add(box.id)
    known = {f"modifier {name}" for name in ASKED_FOR_ONE_BOX} | {f"trigger {name}" for name in TOLD_TO_ONE_BOX}
    assert {name for name, users in boxes.items() if len(users) == 1} == known | set(SAID_BY_ONE_BOX)


@pytest.mark.parametrize(
    "line",
    ["seat.techTiles", "DREADNOUGHTS = 2", "# the Spy moves", "OP_SANDWORM", "s.freighters_home", "a contract's"],
)
def test_a_piece_is_found_in_whatever_spelling(line: str) -> None:
    assert pieces_in(line)


NUMBERED = re.compile(r"(OP|D|C|E|M|EV|W|Z|STEP)_[A-Z_]+( [-+] \d+)?")
COUNTED = re.compile(r"\b(players|seats|actor_count|n_factions|n_units|tracks|factions|FACTIONS|PLAYERS|SEATS)\b")


def assumed(code: str, counts: bool = True) -> list[str]:
    """Return where code takes the order of numbers, or how many play and how many tracks there are, for granted."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            ordered = any(isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for op in node.ops)
            if ordered and any(NUMBERED.fullmatch(ast.unparse(side)) for side in sides):
                found.append(ast.unparse(node))
            if (
                counts
                and any(literal(side) for side in sides)
                and any(COUNTED.search(ast.unparse(side)) for side in sides)
            ):
                found.append(ast.unparse(node))
        elif (
            counts
            and isinstance(node, ast.Call)
            and ast.unparse(node.func) == "range"
            and any(map(literal, node.args[:2]))
        ):
            found.append(ast.unparse(node))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr):
            sides = [node.left, node.right]
            if any(literal(side, 2**62) for side in sides) and any("icon" in ast.unparse(side) for side in sides):
                found.append(ast.unparse(node))
    return found


def literal(node: ast.expr, most: int = 6) -> bool:
    """Tell whether an expression is a number that might be one of players or tracks."""
    return isinstance(node, ast.Constant) and type(node.value) is int and 2 <= node.value <= most


def test_no_order_of_numbers_and_no_count_of_players_or_tracks_is_assumed() -> None:
    broken = []
    for path in (*corridor(), *modules("positions"), *modules("i18n"), *modules("bots")):
        counts = path not in modules("bots")  # what a bot weighs may depend on how many play
        broken += [f"{path.relative_to(SOURCE)}: {code}" for code in assumed(path.read_text(encoding="utf-8"), counts)]
    assert not broken


@pytest.mark.parametrize(
    "code",
    [
        "op >= OP_BURY", "D_TRASH <= kind < D_BURY", "n_factions == 4", "len(s.seats) > 3", "range(4)", "range(0, 4)",
        "icons & 127", "track_icons(r) | 0x0F",
    ],
)  # fmt: skip
def test_what_is_assumed_is_found(code: str) -> None:
    assert assumed(code)


def catalog_ids() -> set[str]:
    """Return the ids of everything in the catalogue of the base game."""
    catalog = ls.catalog(ls.Setup())
    ids: set[str] = set()
    for kind in ("cards", "intrigues", "conflicts", "leaders", "spaces"):
        entries = catalog[kind]
        assert isinstance(entries, list)
        ids |= {entry["id"] for entry in entries}
    return ids


def test_the_engine_knows_no_card_and_no_box() -> None:
    ids = catalog_ids()
    boxes = re.compile(r"\b(ix|rise_of_ix|immortality|uprising|choam|hagal|house_hagal|bloodlines)\b", re.IGNORECASE)
    broken = []
    for path in modules("engine"):
        text = path.read_text(encoding="utf-8")
        # Rule ids such as F-IX-03 are citations, not knowledge of a box.
        prose = re.sub(r"\b[A-Z]-[A-Z0-9]+-\d+", "", text)
        broken += [f"{path.name}: {match.group()}" for match in boxes.finditer(prose)]
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and node.value in ids - RULE_WORDS:
                broken.append(f"{path.name}:{node.lineno} {node.value}")
    assert not broken


def test_no_card_needs_a_script() -> None:
    """At most 5 % of the cards may have a script; today none has one, so there is no file for them."""
    assert not list((SOURCE / "content").rglob("scripts.py"))
