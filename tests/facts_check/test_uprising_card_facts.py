"""R8: cards and Leaders of Uprising and CHOAM, rendered from their compiled programs, against the facts."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls
from landsraad.content.choam.module import MODULE as CHOAM
from landsraad.content.common.cards import STARTERS
from landsraad.content.uprising.module import MODULE
from landsraad.content.uprising.reserve import CARDS as RESERVE
from tests.facts_check.uprising_notation import box, condition, joined, line
from tests.facts_check.uprising_prose import PROSE
from tests.support.facts_notation import Data

ROOT = Path(__file__).parents[2]
FACTS = ROOT / "tests" / "facts" / "uprising"
CATALOG: dict[str, Any] = ls.catalog(ls.Setup(host="uprising", modules=("choam",)))
ALONE: dict[str, Any] = ls.catalog(ls.Setup(host="uprising"))

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
    cards = by_id("cards")
    for fact in facts("starter") + facts("reserve") + facts("imperium"):
        card, name = cards[fact["id"]], fact["id"]
        free = "requirements of the space are ignored" if card.get("ignores_requirements") else None
        pairs[f"{name}.agent"] = fact["agent"], free or box(card["agent"])
        assert not (free and card["agent"])
        pairs[f"{name}.reveal"] = fact["reveal"], box([entry for entry in card["reveal"] if not is_bond(entry)])
        bond = "; ".join(joined(entry["effects"]) for entry in card["reveal"] if is_bond(entry)) or None
        pairs[f"{name}.bond"] = fact.get("fremen_bond"), bond
        pairs[f"{name}.acquire"] = fact["acquire"], box(card["acquire"])
        pairs[f"{name}.trashed"] = fact.get("on_trash"), box(card["trashed"])
        pairs[f"{name}.discarded"] = fact.get("on_discard"), box(card.get("discarded", []))
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
        assert not leader["modifiers"]
        assert not leader["setup"]
        parts = [f"{condition(entry['condition'])}: {box(entry['lines'])}" for entry in leader["triggers"]]
        parts += [f"Reveal turn: {box(leader['reveal'])}"] if "reveal" in leader else []
        pairs[f"{name}.ability"] = fact["ability"]["effect"], "; ".join(parts)
        pairs[f"{name}.signet"] = fact["signet"]["effect"], box(leader["signet"])
        setup = f"without {' '.join(leader['without'])}" if "without" in leader else None
        pairs[f"{name}.setup"] = fact["setup"], "other side" if leader.get("back") else setup
        for place, space in enumerate(fact.get("training_track", [])):
            ours = leader["training"][place]
            reward = line(ours["reward"]).replace("-> may trash", "-> trash") or None
            pairs[f"{name}.{space['space']}"] = space["reward"], reward
            assert (ours["id"], ours["next"]) == (space["space"], space["next"])
    return pairs


def test_effects_are_what_is_printed() -> None:
    pairs = card_pairs() | intrigue_pairs() | leader_pairs()
    assert len(pairs) > 400
    differing = {place: pair for place, pair in pairs.items() if pair[0] != pair[1]}
    assert differing == {place: (fact, ours) for place, (fact, ours, _) in PROSE.items()}


@pytest.mark.parametrize("place", PROSE)
def test_prose_has_a_behaviour_test(place: str) -> None:
    path, name = PROSE[place][2].split("::")
    tree = ast.parse((ROOT / "tests" / path).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_thing_is_in_the_facts() -> None:
    for kind, ours in (("imperium", "cards"), ("intrigue", "intrigues"), ("leaders", "leaders")):
        printed = {
            choam: [fact["id"] for fact in facts(kind) if bool(fact.get("choam")) is choam] for choam in (False, True)
        }
        own = [thing.id for thing in getattr(MODULE, ours)]
        if kind == "imperium":
            own = own[len(STARTERS) + len(RESERVE) :]
        assert own == printed[False], kind
        assert [thing.id for thing in getattr(CHOAM, ours)] == printed[True], kind
        assert {entry["id"] for entry in CATALOG[ours]} - {entry["id"] for entry in ALONE[ours]} == set(printed[True])
    assert [fact["id"] for fact in facts("starter")] == sorted(card.id for card in STARTERS)
    assert [fact["id"] for fact in facts("reserve")] == [card.id for card in RESERVE]


def test_numbers_of_cards() -> None:
    cards = by_id("cards")
    for pile in ("starter", "reserve", "imperium"):
        for fact in facts(pile):
            card = cards[fact["id"]]
            assert (card["copies"], card["cost"], card["pile"]) == (fact["copies"], fact["cost"], pile), fact["id"]
            assert (card["factions"], sorted(card["icons"])) == (fact["factions"], sorted(fact["icons"])), fact["id"]
            assert card["anywhere"] is False
    for fact in facts("intrigue"):
        intrigue = by_id("intrigues")[fact["id"]]
        assert (intrigue["copies"], intrigue["types"]) == (fact["copies"], fact["type"]), fact["id"]
        assert intrigue["in_reveal"] is (fact["id"] == "call_to_arms")
    # U-CMP-04, U-CMP-05
    numbers = {catalog is CATALOG: (sum_of(catalog, "imperium"), intrigues_of(catalog)) for catalog in (CATALOG, ALONE)}
    assert numbers == {True: (69, 44), False: (65, 40)}


def sum_of(catalog: dict[str, Any], pile: str) -> int:
    """Count the cards of a pile."""
    return sum(card["copies"] for card in catalog["cards"] if card["pile"] == pile)


def intrigues_of(catalog: dict[str, Any]) -> int:
    """Count the Intrigue cards."""
    return sum(card["copies"] for card in catalog["intrigues"])


def test_numbers_of_leaders() -> None:
    for fact in facts("leaders"):
        leader = by_id("leaders")[fact["id"]]
        assert (leader["house"], leader["complexity"]) == ((fact["house"] or "").lower(), fact["complexity"])
        assert leader.get("back", False) is ("face_of" in fact)
        assert leader.get("turns_to") == fact.get("flips_to")
    assert sum(not leader.get("back") for leader in CATALOG["leaders"]) == 9
    assert sum(not leader.get("back") for leader in ALONE["leaders"]) == 8
