"""R8: the box Rise of Ix, rendered from its compiled programs, against the facts, a second transcription."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls
from landsraad.content.ix.module import MODULE
from tests.facts_check.ix_notation import box, condition, joined, line, modifier
from tests.facts_check.prose import IX_PROSE
from tests.support.facts_notation import Data

ROOT = Path(__file__).parents[2]
FACTS = ROOT / "tests" / "facts" / "ix"
CATALOG: dict[str, Any] = ls.catalog(ls.Setup(modules=("ix",)))
EPIC_CATALOG: dict[str, Any] = ls.catalog(ls.Setup(modules=("ix",), epic=True))
NAMES = {"cards": MODULE.cards, "intrigues": MODULE.intrigues, "conflicts": MODULE.conflicts}

Pairs = dict[str, tuple[str | None, str | None]]


@cache
def facts(name: str) -> Any:
    """Read one file of facts."""
    return yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))


def by_id(kind: str, catalog: dict[str, Any] = CATALOG) -> dict[str, Data]:
    """Return a part of the catalog by id."""
    return {entry["id"]: entry for entry in catalog[kind]}


def is_bond(entry: Data) -> bool:
    """Tell whether a line needs the Fremen Bond."""
    return "condition" in entry and condition(entry["condition"]) == "bond"


def card_pairs() -> Pairs:
    """Pair the boxes of the deck cards."""
    pairs: Pairs = {}
    cards = by_id("cards", EPIC_CATALOG)
    for fact in facts("starter") + facts("imperium"):
        card, name = cards[fact["id"]], fact["id"]
        saved = card.get("spice_off")
        agent = box(card["agent"])
        pairs[f"{name}.agent"] = fact["agent"], f"{saved['space']}: -{saved['spice']} spice" if saved else agent
        assert not (saved and agent)
        pairs[f"{name}.reveal"] = fact["reveal"], box([entry for entry in card["reveal"] if not is_bond(entry)])
        bond = "; ".join(joined(entry["effects"]) for entry in card["reveal"] if is_bond(entry)) or None
        pairs[f"{name}.bond"] = fact.get("fremen_bond"), bond
        pairs[f"{name}.acquire"] = fact["acquire"], box(card["acquire"])
        pairs[f"{name}.trashed"] = fact.get("on_trash"), box(card["trashed"])
    return pairs


def intrigue_pairs() -> Pairs:
    """Pair the effects of the Intrigue cards."""
    pairs: Pairs = {}
    for fact in facts("intrigue"):
        card = by_id("intrigues")[fact["id"]]
        for kind, text in fact["effect"].items():
            before = f"{condition(card['condition'])}: " if card["condition"] else ""
            pairs[f"{fact['id']}.{kind}"] = text, f"{before}{box(card[kind])}"
    return pairs


def leader_pairs() -> Pairs:
    """Pair both abilities of the Leaders and what they do at set-up."""
    pairs: Pairs = {}
    for fact in facts("leaders"):
        leader, name = by_id("leaders")[fact["id"]], fact["id"]
        parts = [modifier(entry) for entry in leader["modifiers"]]
        parts += [f"on {entry['on']}: {box(entry['lines'])}" for entry in leader["triggers"]]
        parts += [f"reveal turn: {box(leader['reveal'])}"] if "reveal" in leader else []
        parts += [f"tokens at {leader['marks']['at']}"] if "marks" in leader else []
        setup = box(leader["setup"])
        parts += [f"game start: {setup}"] if setup else []
        pairs[f"{name}.ability"] = fact["ability"]["effect"], "; ".join(parts)
        pairs[f"{name}.signet"] = fact["signet"]["effect"], box(leader["signet"])
        water = f"start with {leader['water']} water" if "water" in leader else None
        pairs[f"{name}.setup"] = fact["setup"], water
        for number, text in fact["ability"].get("slots", {}).items():
            ours = {
                line(entry).replace(faction, "that faction")
                for faction, entry in leader["marks"]["boxes"][number - 1].items()
            }
            assert len(ours) == 1
            pairs[f"{name}.slot {number}"] = text, ours.pop()
    return pairs


TIMES = {"round_start": "round start: ", "turn": "", "reveal": "", "win": "", "endgame": "endgame: "}


def tile_pairs() -> Pairs:
    """Pair what acquiring a Tech tile brings and its abilities; one ability alone does not name its time."""
    pairs: Pairs = {}
    for fact in facts("tech"):
        tile, name = by_id("tiles")[fact["id"]], fact["id"]
        found = [(prefix, box(tile[time])) for time, prefix in TIMES.items() if tile[time]]
        parts = [f"{prefix if len(found) > 1 else ''}{text}" for prefix, text in found]
        parts += [f"in place of control of a space: {box(tile['instead'])}"] if tile["instead"] else []
        parts += [modifier(entry) for entry in tile["modifiers"]]
        pairs[f"{name}.acquire"] = fact["acquire"], box(tile["acquire"])
        pairs[f"{name}.ability"] = fact["ability"], "; ".join(parts)
    return pairs


def board_pairs() -> Pairs:
    """Pair the new spaces and the Shipping track."""
    pairs: Pairs = {}
    for fact in facts("board")["spaces_new"]:
        space, name = by_id("spaces")[fact["id"]], fact["id"]
        pairs[f"{name}.effect"] = fact["effect"], box(space["effects"])
        pairs[f"{name}.cost"] = fact["cost"], " + ".join(f"{n} {what}" for what, n in space["cost"].items()) or None
        pairs[f"{name}.requirement"] = (
            fact["requirement"],
            condition(space["requirement"]) if space["requirement"] else None,
        )
        presence = f"{space['presence']} persuasion" if space["presence"] else None
        pairs[f"{name}.presence"] = fact.get("reveal_bonus"), presence
        assert space["entry"] is None
        assert space["control"] is None
    for fact in facts("board")["shipping_track"]["steps"]:
        step = fact["step"]
        pairs[f"shipping {step}"] = fact["reward"], line(CATALOG["shipping"][step - 1]) if step else None
    return pairs


def conflict_pairs() -> Pairs:
    """Pair the rewards of the Conflicts."""
    return {
        f"{fact['id']}.{place}": (fact[place], box(by_id("conflicts")[fact["id"]][place]))
        for fact in facts("conflicts")
        for place in ("first", "second", "third")
    }


def hagal_pairs() -> Pairs:
    """Pair where the House Hagal cards send a Rival and what it gains there."""
    pairs: Pairs = {}
    cards = {name: card for n in (1, 2) for name, card in by_id("rival_cards", rival_catalog(n)).items()}
    for fact in facts("hagal")["cards"]:
        card, name = cards[fact["id"]], fact["id"]
        needs = condition(card["needs"]) if "needs" in card else None
        space, effects = card["space"], box(card["effects"])
        if "other_space" in card:
            other = card["other_space"]
            effects = f"{other}: {box(card['other_effects'])}; {space}: {effects}"
            space = f"else: {other}; {needs}: {space}"
        pairs[f"{name}.space"] = fact["space"], space
        pairs[f"{name}.effect"] = fact["effect"], effects
        pairs[f"{name}.condition"] = fact["condition"], needs
    return pairs


@cache
def rival_catalog(players: int) -> dict[str, Any]:
    """Return the catalog of a game with Rivals."""
    return ls.catalog(ls.Setup(players=players, modules=("ix",)))


def compared() -> Pairs:
    """Pair every printed effect of the facts with ours, by place."""
    pairs = card_pairs() | intrigue_pairs() | leader_pairs() | tile_pairs() | board_pairs() | conflict_pairs()
    return pairs | hagal_pairs()


def test_effects_are_what_is_printed() -> None:
    pairs = compared()
    assert len(pairs) > 250
    differing = {place: pair for place, pair in pairs.items() if pair[0] != pair[1]}
    assert differing == {place: (fact, ours) for place, (fact, ours, _) in IX_PROSE.items()}


@pytest.mark.parametrize("place", IX_PROSE)
def test_prose_has_a_behaviour_test(place: str) -> None:
    path, name = IX_PROSE[place][2].split("::")
    tree = ast.parse((ROOT / "tests" / path).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
