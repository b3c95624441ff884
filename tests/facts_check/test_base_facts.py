"""R8: the base box, rendered from its compiled programs, against the facts, a second transcription."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

import landsraad as ls
from tests.facts_check.prose import PROSE
from tests.support.facts_notation import Data, box, condition, joined, line

FACTS = Path(__file__).parent.parent / "facts" / "base"
CATALOG: dict[str, Any] = ls.catalog(ls.Setup())


def facts(name: str) -> Any:
    """Read one file of facts."""
    return yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))


def by_id(kind: str) -> dict[str, Data]:
    """Return a part of the catalog by id."""
    return {entry["id"]: entry for entry in CATALOG[kind]}


def ability(leader: Data) -> str:
    """Render a left ability."""
    parts = [
        " ".join([modifier["modifier"], str(modifier["value"]), *modifier.get("icons", [])])
        for modifier in leader["modifiers"]
    ]
    for trigger in leader["triggers"]:
        once = "once per game, " if trigger["once_per_game"] else ""
        when = f", if {condition(trigger['condition'])}" if trigger["condition"] else ""
        parts.append(f"{once}on {trigger['on']}{when}: {box(trigger['lines'])}")
    return "; ".join(parts)


def compared() -> dict[str, tuple[str | None, str | None]]:
    """Pair every printed effect of the facts with ours, by place."""
    pairs: dict[str, tuple[str | None, str | None]] = {}
    cards = by_id("cards")
    for fact in facts("starter") + facts("reserve") + facts("imperium"):
        card = cards[fact["id"]]
        bond = [entry for entry in card["reveal"] if entry.get("condition") and condition(entry["condition"]) == "bond"]
        agent = box(card["agent"])
        pairs[f"{fact['id']}.agent"] = fact["agent"], f"anywhere; {agent}" if card["anywhere"] else agent
        pairs[f"{fact['id']}.reveal"] = fact["reveal"], box([entry for entry in card["reveal"] if entry not in bond])
        bonded = "; ".join(joined(entry["effects"]) for entry in bond) or None
        pairs[f"{fact['id']}.bond"] = fact.get("fremen_bond"), bonded
        pairs[f"{fact['id']}.acquire"] = fact["acquire"], box(card["acquire"])
        pairs[f"{fact['id']}.trashed"] = fact.get("on_trash"), box(card["trashed"])
    pairs.update(intrigue_pairs())
    for fact, conflict in zip(facts("conflicts"), CATALOG["conflicts"], strict=True):
        for place in ("first", "second", "third"):
            pairs[f"{fact['id']}.{place}"] = fact[place], box(conflict[place])
    for fact, leader in zip(facts("leaders"), CATALOG["leaders"], strict=True):
        pairs[f"{fact['id']}.signet"] = fact["signet"]["effect"], box(leader["signet"])
        pairs[f"{fact['id']}.ability"] = fact["ability"]["effect"], ability(leader)
        pairs[f"{fact['id']}.setup"] = fact["setup"], box(leader["setup"])
    for fact, space in zip(facts("board")["spaces"], CATALOG["spaces"], strict=True):
        presence = f"; presence {space['presence']}" if space["presence"] else ""
        effects = box(space["effects"])
        cost = " + ".join(f"{n} {name}" for name, n in space["cost"].items()) or None
        pairs[f"{fact['id']}.effect"] = fact["effect"], None if effects is None else effects + presence
        pairs[f"{fact['id']}.cost"] = fact["cost"], line(space["entry"]) if space["entry"] else cost
        requirement = condition(space["requirement"]) if space["requirement"] else None
        pairs[f"{fact['id']}.requirement"] = fact["requirement"], requirement
        pairs[f"{fact['id']}.control"] = fact["control_bonus"], line(space["control"]) if space["control"] else None
    bonuses = facts("board")["influence_tracks"]["bonus_at_4"]
    for faction in CATALOG["factions"]:
        pairs[f"{faction['id']}.bonus"] = bonuses[faction["id"]], box(faction["bonus"])
    return pairs


def intrigue_pairs() -> dict[str, tuple[str | None, str | None]]:
    """Pair the effects of the Intrigue cards."""
    pairs: dict[str, tuple[str | None, str | None]] = {}
    cards = by_id("intrigues")
    for fact in facts("intrigue"):
        card = cards[fact["id"]]
        for kind in card["types"]:
            printed = "combat" if kind == "win" else kind
            text = fact["effect"] if isinstance(fact["effect"], str) else fact["effect"][printed]
            ours = box(card[kind])
            if kind == "win":
                ours = f"win: {ours}"
            if card["in_reveal"]:
                ours = f"in own reveal turn this round: {ours}"
            if card["condition"]:
                ours = f"only at the {condition(card['condition'])}: {ours}"
            pairs[f"{fact['id']}.{kind}"] = text, ours
    return pairs


def test_effects_are_what_is_printed() -> None:
    pairs = compared()
    assert len(pairs) > 400
    differing = {place: pair for place, pair in pairs.items() if pair[0] != pair[1]}
    assert differing == PROSE


def test_numbers_of_cards() -> None:
    cards = by_id("cards")
    for name, pile in (("starter", "starter"), ("reserve", "reserve"), ("imperium", "imperium")):
        for fact in facts(name):
            card = cards[fact["id"]]
            anywhere = fact["icons"] == ["any"]
            assert card["pile"] == pile
            assert (card["copies"], card["cost"], card["factions"]) == (fact["copies"], fact["cost"], fact["factions"])
            assert card["anywhere"] == anywhere
            assert card["icons"] == ([] if anywhere else fact["icons"])
    assert set(cards) == {fact["id"] for name in ("starter", "reserve", "imperium") for fact in facts(name)}
    intrigues = by_id("intrigues")
    for fact in facts("intrigue"):
        kinds = ["combat" if kind == "win" else kind for kind in intrigues[fact["id"]]["types"]]
        assert (intrigues[fact["id"]]["copies"], kinds) == (fact["copies"], fact["type"])
    assert set(intrigues) == {fact["id"] for fact in facts("intrigue")}


def test_numbers_of_board_conflicts_and_leaders() -> None:
    for fact, space in zip(facts("board")["spaces"], CATALOG["spaces"], strict=True):
        assert space["id"] == fact["id"]
        assert (space["icon"], space["combat"], space["maker"]) == (fact["icon"], fact["combat"], fact["maker"])
        assert space["once"] == fact["once_per_game"]
    for fact, conflict in zip(facts("conflicts"), CATALOG["conflicts"], strict=True):
        ours = (conflict["id"], conflict["level"], conflict["location"])
        assert ours == (fact["id"], fact["level"], fact["location"])
    for fact, leader in zip(facts("leaders"), CATALOG["leaders"], strict=True):
        ours = (leader["id"], leader["house"], leader["complexity"])
        assert ours == (fact["id"], fact["house"].lower(), fact["complexity"])


def test_sell_melange_table() -> None:
    table = facts("board")["sell_melange"]
    entry = by_id("spaces")["sell_melange"]["entry"]["effects"][0]
    ours = {branch[0]["cost"][0]["n"]: branch[0]["effects"][0]["n"] for branch in entry["branches"]}
    assert ours == table


def test_values_of_the_setup() -> None:
    setup = facts("board")["setup"]
    tracks = facts("board")["influence_tracks"]
    values = CATALOG["values"]
    assert values["water"] == setup["water"]
    assert values["garrison"] == setup["garrison_troops"]
    assert values["troops"] == setup["troops_total"]
    assert values["agents"] == setup["agents"]
    assert values["hand_size"] == setup["hand_size"]
    assert values["row_size"] == setup["imperium_row"]
    assert values["influence_top"] == tracks["length"]
    assert values["alliance_at"] == tracks["alliance_at"]
    assert values["vp_goal"] == facts("board")["score_track"]["end_trigger"]
