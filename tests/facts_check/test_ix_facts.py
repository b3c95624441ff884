"""R8: the box Rise of Ix, rendered from its compiled programs, against the facts, a second transcription."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls
from landsraad.content.boxes import ruleset
from landsraad.content.ix.module import EPIC, MODULE
from tests.facts_check.ix_notation import box, condition, joined, line, modifier
from tests.facts_check.prose import IX_PROSE
from tests.support.facts_notation import Data
from tests.support.pieces import IX_TILES, marks_of_box

ROOT = Path(__file__).parents[2]
FACTS = ROOT / "tests" / "facts" / "ix"
CATALOG: dict[str, Any] = ls.catalog(ls.Setup(modules=("ix",)))
BASE: dict[str, Any] = ls.catalog(ls.Setup())
EPIC_CATALOG: dict[str, Any] = ls.catalog(ls.Setup(modules=("ix",), epic=True))

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


# --- numbers, marks and icons ----------------------------------------------------------------------------------------


def test_every_thing_is_in_the_facts() -> None:
    printed = {name: [str(fact["id"]) for fact in facts(name)] for name in ("imperium", "intrigue", "conflicts")}
    assert printed["imperium"] == [card.id for card in MODULE.cards]
    assert printed["intrigue"] == [card.id for card in MODULE.intrigues]
    assert printed["conflicts"] == [card.id for card in MODULE.conflicts]
    assert [fact["id"] for fact in facts("leaders")] == [leader.id for leader in MODULE.leaders]
    assert [fact["id"] for fact in facts("tech")] == [tile.id for tile in IX_TILES]
    assert {fact["id"] for fact in facts("board")["spaces_new"]} == {space.id for space in MODULE.spaces}
    assert [fact["id"] for fact in facts("hagal")["cards"]] == [card.id for card in MODULE.rival_cards]
    assert [fact["id"] for fact in facts("starter")] == [card.id for card in EPIC.cards]


def test_numbers_of_components() -> None:
    expected = facts("board")["components_expected"]
    assert sum(card.copies for card in MODULE.cards) == expected["imperium"]
    assert sum(card.copies for card in MODULE.intrigues) == expected["intrigue"]
    assert len(MODULE.conflicts) == expected["conflicts"]
    assert len(MODULE.leaders) == expected["leaders"]
    assert len(IX_TILES) == expected["tech_tiles"]
    assert sum(card.copies for card in MODULE.rival_cards) == expected["hagal"]
    assert [card.copies for card in EPIC.cards] == [expected["control_the_spice_per_player"]]
    assert CATALOG["dreadnoughts"]["each"] == expected["dreadnoughts_per_player"]
    assert [len(mark.boxes) for mark in marks_of_box(MODULE)] == [expected["snooper_tokens"]]


def test_numbers_of_cards() -> None:
    cards = by_id("cards", EPIC_CATALOG)
    for fact in facts("starter") + facts("imperium"):
        card = cards[fact["id"]]
        assert (card["copies"], card["cost"], card["factions"]) == (fact["copies"], fact["cost"], fact["factions"])
        ours = [f"infiltrate:{icon}" if icon in card.get("ignores_enemies", []) else icon for icon in card["icons"]]
        assert sorted(ours) == sorted(fact["icons"])
        assert set(card.get("ignores_enemies", [])) <= set(card["icons"])
        assert card.get("unload", False) == fact.get("unload", False)
        assert card["pile"] == ("starter" if fact.get("epic_only") else "imperium")
        assert card["anywhere"] is False
    for fact in facts("intrigue"):
        intrigue = by_id("intrigues")[fact["id"]]
        assert (intrigue["copies"], intrigue["types"]) == (fact["copies"], fact["type"])
        assert intrigue["in_reveal"] is False


def test_starting_card_is_for_epic_games_only() -> None:
    assert "control_the_spice" not in by_id("cards")
    assert [fact["id"] for fact in facts("starter") if fact["epic_only"]] == ["control_the_spice"]


def test_numbers_of_conflicts_spaces_and_leaders() -> None:
    for fact in facts("conflicts"):
        conflict = by_id("conflicts")[fact["id"]]
        assert (conflict["level"], conflict["location"]) == (fact["level"], fact["location"])
        assert fact["copies"] == 1
    spaces = by_id("spaces")
    for fact in facts("board")["spaces_new"]:
        space = spaces[fact["id"]]
        assert (space["icon"], space["combat"]) == (fact["icon"], fact["combat"])
        assert (space["once"], space["maker"]) == (False, False)
    for fact in facts("leaders"):
        leader = by_id("leaders")[fact["id"]]
        ours = (leader["house"], leader["complexity"])
        assert ours == (fact["house"].lower(), fact["complexity"])
        assert (fact["id"] in MODULE.hosts[0].rival_leaders) is fact["rival_ok"]


def test_overlay() -> None:
    overlay = facts("board")["choam_overlay"]
    base = {entry["id"]: entry for entry in BASE["spaces"]}
    spaces = by_id("spaces")
    new = {fact["id"] for fact in facts("board")["spaces_new"]}
    assert set(base) - set(spaces) == set(overlay["spaces_removed"])
    assert set(spaces) - set(base) == new
    for fact in overlay["spaces_kept"]:
        space = spaces[fact["id"]]
        assert space == base[fact["id"]]
        assert (space["icon"], space["once"]) == (fact["icon"], fact.get("once_per_game", False))
        assert " + ".join(f"{n} {what}" for what, n in space["cost"].items()) == fact["cost"]


# When a tile works, as the facts call it; lasting abilities have no box.
TIMING = {
    "round_start": "round_start",
    "turn": "own_turn",
    "reveal": "reveal",
    "win": "win_conflict",
    "instead": "win_conflict",
    "endgame": "endgame",
}
# A tile used before the Agent is sent; one whose lasting ability is asked for at the end.
TIMING_OF = {"invasion_ships": "agent", "chaumurky": "endgame"}


def test_numbers_of_tiles() -> None:
    for fact in facts("tech"):
        tile = by_id("tiles")[fact["id"]]
        assert (tile["cost"], tile["flip"], tile["rival"]) == (fact["cost"], fact["flip"], fact["rival"])
        times = [name for time, name in TIMING.items() if tile[time]] or ["passive"]
        assert fact["timing"] == TIMING_OF.get(fact["id"], ", ".join(times))
        assert bool(tile["modifiers"]) is (times == ["passive"])
        assert fact["copies"] == 1
    assert sum(fact["rival"] for fact in facts("tech")) == 12


def test_shipping_track_and_dreadnoughts() -> None:
    track = facts("board")["shipping_track"]["steps"]
    assert [fact["step"] for fact in track] == [0, 1, 2, 3]
    assert len(CATALOG["shipping"]) == 3
    ships = facts("board")["dreadnoughts"]
    assert CATALOG["dreadnoughts"] == {"each": ships["per_player"], "strength": ships["strength"]}


@pytest.mark.parametrize("players", [1, 2])
def test_numbers_of_hagal_cards(players: int) -> None:
    cards = by_id("rival_cards", rival_catalog(players))
    printed = {fact["id"]: fact for fact in facts("hagal")["cards"] if players in fact["players"]}
    assert {name for name in cards if name.startswith("hagal_")} == set(printed)
    for name, fact in printed.items():
        card = cards[name]
        assert (card["copies"], card["swords"]) == (fact["copies"], fact["strength"])
        plain = (card["faction"], card["troops"], card["signet"], card["harvest"], card["reshuffle"])
        assert plain == (None, 0, False, False, False)
    gone = facts("hagal")["setup"]["remove_base_cards"]
    base = by_id("rival_cards", ls.catalog(ls.Setup(players=players)))
    assert {name: base[name]["copies"] for name in base if name not in cards} == gone


def test_epic_mode() -> None:
    epic = facts("board")["epic_mode"]
    values = ruleset(ls.Setup(modules=("ix",), epic=True)).values
    assert values.vp_goal == epic["victory_points"]
    text = epic["conflict_deck"]
    assert text == "5 random level II on top of 5 level III, no level I"
    assert values.conflict_levels == ((2, 5), (3, 5))
    assert epic["starting_deck"] == "replace 1 Dune, the Desert Planet by Control the Spice"
    assert EPIC.replaces == (("dune_the_desert_planet", "control_the_spice"),)
    assert epic["start"].startswith("each player draws 1 intrigue")
    assert epic["start"].endswith("5 troops in garrison instead of 3")
    assert (values.start_intrigue, values.garrison) == (1, 5)
    usual = ruleset(ls.Setup(modules=("ix",))).values
    assert (usual.start_intrigue, usual.garrison, usual.vp_goal) == (0, 3, 10)
    assert usual.conflict_levels == ((1, 1), (2, 5), (3, 4))
