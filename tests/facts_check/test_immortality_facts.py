"""R8: Immortality, rendered from its compiled programs, against the facts, a second transcription."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls

Data = dict[str, Any]
FACTS = Path(__file__).parents[1] / "facts" / "immortality"
CATALOG: Data = ls.catalog(ls.Setup(players=1, modules=("immortality",)))

UNITS = {
    "solari": "solari", "spice": "spice", "water": "water", "persuasion": "persuasion", "swords": "swords", "vp": "vp",
    "troops": "troop", "draw": "card", "intrigue": "intrigue", "research": "research", "specimen": "specimen",
    "tleilaxu": "tleilaxu",
}  # fmt: skip
FIXED = {
    "trash": "trash",
    "trash_self": "trash self",
    "return_to_hand": "self back to hand",
    "trash_partner": "trash partner card",
    "trash_grafted": "trash 1 of the 2 grafted cards",
    "influence_sent": "1 influence with that faction",
    "copy_partner": "copy of the partner card's agent box",
    "borrow_from_row": "partner may be an Imperium Row card (not acquired); it is trashed when the turn ends",
    "partner_back": "on reveal-turn start: partner card goes from play back to hand",
    "recall_sent": "may recall this turn's agent",
    "acquire_tleilaxu": "may buy 1 Tleilaxu card at full cost",
}
NUMBERED = {
    "peek_intrigues": "peek {n} top intrigue: keep 1, return 1 on top",
    "lose_influence": "lose {n} influence with one faction of your choice",
    "lose_troop": "lose {n} troops",
    "lose_deployed": "lose {n} own conflict troops",
    "trash_intrigue": "trash {n} intrigue from hand",
}
# Said in other words by the facts; both sides are pinned.
PROSE = {
    "tleilaxu_master.agent": "if marker>=1: may either marker>=2: acquire<=6 to hand; acquire<=6 to discard",
    "tleilaxu_infiltrator.agent": "1 card; if marker>=2: 1 intrigue",  # the rest is ``ignores_enemies``
    "shadout_mapes.reveal": "1 persuasion; 1 swords; deploy 0-1 garrison troops / retreat 0-1",
    "tleilaxu_puppet.plot": "1 persuasion",  # in_reveal
}
PROSE_FACTS = {
    "tleilaxu_master.agent": "if marker>=1: may acquire 1 card of cost <=6 for free; if marker>=2: it goes to hand",
    "tleilaxu_infiltrator.agent": "this turn your agent ignores enemy agents; 1 card; if marker>=2: 1 intrigue",
    "shadout_mapes.reveal": "1 persuasion; 1 swords; may move 1 own troop into or out of the conflict",
    "tleilaxu_puppet.plot": "+1 persuasion in this round's reveal turn",
}


@cache
def facts(name: str) -> Any:
    """Read one file of facts."""
    return yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))


def condition(data: Data) -> str:
    """Render a condition."""
    texts = {
        "markers": "marker>={at_least}",
        "grafted": "grafted",
        "influence": "influence:{faction}>={n}",
        "alliance": "alliance:{faction}",
        "gained_spice": "spice gained this turn",
        "enemy_combat_card": "any opponent used a combat intrigue this conflict",
        "sent_to_icons": "agent sent to a faction space",
        "solari": "you have >={at_least} solari",
        "spice": "you have >={at_least} spice",
        "council": "High Council seat",
        "most_deployed": "you have more deployed troops than each opponent",
        "lost_troops": ">={at_least} own troops lost when a conflict ends",
    }
    kind = data["if"]
    if kind == "other_in_play":
        return "bond" if data["faction"] == "fremen" else f"another {data['faction']} card in play"
    if kind == "grafted_with":
        return f"grafted with an {' or '.join(data['factions'])} card"
    if kind == "some_of":
        assert data["at_least"] == len(data["of"])
        return " and ".join(condition(part) for part in data["of"])
    return texts[kind].format(**data)


def joined(effects: list[Data], alone: bool = False) -> str:
    """Render effects one after another."""
    return "; ".join(effect(inner, alone and len(effects) == 1) for inner in effects)


def effect(data: Data, alone: bool = False) -> str:
    """Render one effect."""
    op = data["op"]
    if op in UNITS:
        return f"{data['n']} {UNITS[op]}"
    if op in FIXED:
        return FIXED[op]
    if op in NUMBERED:
        return NUMBERED[op].format(n=data["n"])
    if op == "pay":
        text = f"{'; '.join(effect(part) for part in data['cost'])} -> {joined(data['effects'])}"
        return text if alone else f"({text})"
    if op == "when":
        return f"if {condition(data['condition'])}: {joined(data['effects'])}"
    if op == "choose":
        branches = " / ".join(joined(branch) for branch in data["branches"])
        return branches if data["n"] == 1 else f"choose {data['n']} of: {branches}"
    if op == "per":
        return f"per agent icon of the partner card: {joined(data['effects'])}"
    if op == "influence":
        return f"{data['n']} influence:{data['faction']}"
    if op == "influence_any":
        return f"{data['n']} influence:any"
    if op == "modify":
        return str(data["modifier"])
    if op == "may":
        return f"may {joined(data['effects'])}"
    if op == "either":
        first, second = joined(data["effects"]), joined(data["otherwise"])
        return f"either {condition(data['condition'])}: {first}; {second}"
    if op == "acquire_free":
        return f"acquire<={data['n']} to {data['to']}"
    if op == "retreat_some":
        assert data["at_least"] == data["up_to"]
        return f"retreat {data['up_to']} own troops"
    if op == "deploy":
        return f"deploy 0-{data['up_to']} garrison troops"
    if op == "retreat":
        return f"retreat 0-{data['up_to']}"
    if op == "replace_tleilaxu":
        return f"remove and replace the {data['side'].upper()} card of the Tleilaxu Row"
    raise AssertionError(f"no notation for the effect {data}")


def line(data: Data, alone: bool) -> str:
    """Render a line of a box."""
    if "condition" in data:
        inner = joined(data["effects"])
        grouped = f"({inner})" if len(data["effects"]) > 1 and not alone else inner
        return f"if {condition(data['condition'])}: {grouped}"
    return joined(data["effects"], alone)


def box(lines: list[Data]) -> str | None:
    """Render a box; None for an empty one."""
    return "; ".join(line(data, len(lines) == 1) for data in lines) or None


def cards() -> dict[str, Data]:
    """Return the cards of the catalogue by id."""
    return {card["id"]: card for card in CATALOG["cards"]}


def is_bond(entry: Data) -> bool:
    """Tell whether a line needs the Fremen Bond."""
    return "condition" in entry and condition(entry["condition"]) == "bond"


def pairs() -> dict[str, tuple[str | None, str | None]]:
    """Pair what the facts say with what the programs say."""
    found: dict[str, tuple[str | None, str | None]] = {}
    for fact in facts("starter") + facts("imperium") + facts("tleilaxu"):
        card, name = cards()[fact["id"]], fact["id"]
        found[f"{name}.agent"] = fact["agent"], box(card["agent"])
        found[f"{name}.reveal"] = fact["reveal"], box([entry for entry in card["reveal"] if not is_bond(entry)])
        bond = "; ".join(joined(entry["effects"]) for entry in card["reveal"] if is_bond(entry)) or None
        found[f"{name}.bond"] = fact.get("fremen_bond"), bond
        found[f"{name}.acquire"] = fact["acquire"], box(card["acquire"])
        found[f"{name}.trashed"] = fact.get("on_trash"), box(card["trashed"])
        more = card.get("more_icons")
        shown = more and f"if {condition(more['condition'])}: [{', '.join(more['icons'])}]"
        said = fact.get("conditional_icons")
        found[f"{name}.more_icons"] = said and said.removesuffix(" in addition"), shown or None
    for fact in facts("intrigue"):
        (card,) = [card for card in CATALOG["intrigues"] if card["id"] == fact["id"]]
        for kind, text in fact["effect"].items():
            place = "loss" if fact["id"] == "harvest_cells" else kind
            before = f"if {condition(card['condition'])}: " if card["condition"] else ""
            found[f"{fact['id']}.{kind}"] = text, f"{before}{box(card[place])}"
        assert set(fact["type"]) == {"combat" if kind == "loss" else kind for kind in card["types"]}
    for fact in facts("hagal")["cards"]:
        (rival,) = [card for card in CATALOG["rival_cards"] if card["id"] == fact["id"]]
        troop = f"{rival['troops']} troop; " if rival["troops"] else ""
        found[f"{fact['id']}.effect"] = fact["effect"], troop + (box(rival["effects"]) or "")
    for fact in facts("board")["research_track"]["nodes"]:
        (node,) = [node for node in CATALOG["research_track"] if node["id"] == fact["id"]]
        found[f"{fact['id']}.bonus"] = fact["bonus"], box([node["bonus"]] if node["bonus"] else [])
    for fact in facts("board")["tleilaxu_track"]["spaces"]:
        spot = CATALOG["tleilaxu_track"][fact["space"]]
        found[f"t{fact['space']}.bonus"] = fact["bonus"], box(spot["bonus"])
    return found


PAIRS = pairs()


@pytest.mark.parametrize("name", PAIRS)
def test_every_box_says_what_the_facts_say(name: str) -> None:
    said, compiled = PAIRS[name]
    if name in PROSE:
        assert (said, compiled) == (PROSE_FACTS[name], PROSE[name])
    else:
        assert compiled == said


@pytest.mark.parametrize("fact", facts("starter") + facts("imperium") + facts("tleilaxu"), ids=lambda fact: fact["id"])
def test_what_is_printed_beside_the_boxes(fact: Data) -> None:
    card = cards()[fact["id"]]
    cost = card["specimens"] if "specimens" in card else card["cost"]
    assert (card["copies"], cost) == (fact["copies"], fact["cost"])
    assert (sorted(card["factions"]), sorted(card["icons"])) == (sorted(fact["factions"]), sorted(fact["icons"]))
    assert card.get("graft", False) == fact.get("graft", False)


def test_counts_and_the_board() -> None:
    assert [sum(fact["copies"] for fact in facts(name)) for name in ("imperium", "tleilaxu", "intrigue")] == [
        30,
        19,
        15,
    ]
    names = {fact["id"] for name in ("starter", "imperium", "tleilaxu") for fact in facts(name)}
    base = {card["id"] for card in ls.catalog(ls.Setup())["cards"]}
    assert names == set(cards()) - base
    for fact in facts("board")["research_track"]["nodes"]:
        (node,) = [node for node in CATALOG["research_track"] if node["id"] == fact["id"]]
        assert (node["column"], node["to"], node["marker"]) == (fact["column"], fact["next"], fact.get("marker", 0))
    for fact in facts("hagal")["cards"]:
        (rival,) = [card for card in CATALOG["rival_cards"] if card["id"] == fact["id"]]
        assert (rival["copies"], rival["space"], rival["swords"]) == (fact["copies"], fact["space"], fact["strength"])
    station = next(space for space in CATALOG["spaces"] if space["id"] == "research_station")
    assert (box(station["effects"]), station["cost"]) == (
        facts("board")["research_station_overlay"]["effect"],
        {"water": 2},
    )
