"""The things of a game as data, for user interfaces, tools and tests."""

from landsraad.engine.building.decompile import (
    Data,
    condition_data,
    icon_names,
    line_data,
    lines_data,
    modifier_data,
)
from landsraad.model.defs import RivalDef
from landsraad.model.rules import Rules
from landsraad.model.terms import (
    BOXES,
    FROM_CARD,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    FROM_LEADER,
    FROM_RIVAL_CARD,
    FROM_SPACE,
    FROM_TRACK,
    ICON_NAMES,
    RESOURCE_NAMES,
)
from landsraad.model.things import ASKED, SINGLE, Slot

# Boxes that few things of a kind have.
SELDOM = {FROM_CARD: ("discarded",), FROM_LEADER: ("reveal", "scheme"), FROM_RIVAL_CARD: ("effects", "other_effects")}


def box_data(rules: Rules, kind: int, number: int, slot: Slot) -> object:
    """Return a box of a thing: its lines, or its only line."""
    at = (int(rules.box_base[kind]) + number) * BOXES + slot.box
    first, last = int(rules.box_first[at]), int(rules.box_last[at])
    if slot.style in (SINGLE, ASKED):
        return line_data(rules, first) if first < last else None
    return lines_data(rules, first, last)


def boxes_data(rules: Rules, kind: int, number: int) -> Data:
    """Return all boxes of a thing."""
    return {slot.field: box_data(rules, kind, number, slot) for slot in rules.kinds[kind].slots}


def things_data(rules: Rules, kind: int) -> list[Data]:
    """Return the things of a kind: id, what is printed beside the boxes, the boxes, and what mechanics add."""
    result: list[Data] = []
    for number, thing in enumerate(rules.things[kind]):
        data: Data = {"id": thing.id, **printed_data(rules, kind, number), **boxes_data(rules, kind, number)}
        if kind == FROM_INTRIGUE:
            data = without_empty(rules, kind, data)
        elif kind in (FROM_CARD, FROM_LEADER, FROM_RIVAL_CARD):
            data = trimmed(data, kind)
        for room in rules.rooms:
            data.update(room.thing_data(rules, kind, number))
        result.append(data)
    return result


def without_empty(rules: Rules, kind: int, data: Data) -> Data:
    """Leave out empty boxes; the others are the types of an Intrigue card."""
    fields = [slot.field for slot in rules.kinds[kind].slots]
    types = [field for field in fields if data[field]]
    return {**{key: value for key, value in data.items() if key not in fields or value}, "types": types}


def trimmed(data: Data, kind: int) -> Data:
    """Leave out what few things of a kind have and this one lacks."""
    seldom = SELDOM[kind]
    return {key: value for key, value in data.items() if key not in seldom or value}


def printed_data(rules: Rules, kind: int, number: int) -> Data:
    """Return what is printed on a thing beside its boxes."""
    if kind == FROM_CARD:
        return card_data(rules, number)
    if kind == FROM_SPACE:
        return space_data(rules, number)
    if kind == FROM_LEADER:
        return leader_data(rules, number)
    if kind == FROM_RIVAL_CARD:
        return rival_card_data(rules, number)
    if kind == FROM_INTRIGUE:
        card = rules.intrigues[number]
        condition = int(rules.intrigue_condition[number])
        return {
            "copies": card.copies,
            "in_reveal": card.in_reveal,
            "condition": condition_data(rules, condition) if condition >= 0 else None,
        }
    if kind == FROM_CONFLICT:
        return {"level": rules.conflicts[number].level, "location": rules.conflicts[number].location}
    if kind == FROM_TRACK:
        return {"icon": ICON_NAMES[rules.tracks[number].icon]}
    place = int(rules.box_base[kind]) + number
    return {"modifiers": [modifier_data(rules, int(mod)) for mod in rules.thing_mods[place]]}


def card_data(rules: Rules, n: int) -> Data:
    """Return what is printed on a deck card."""
    card = rules.cards[n]
    data: Data = {
        "pile": card.pile,
        "copies": card.copies,
        "cost": card.cost,
        "factions": [rules.allegiances[faction] for faction in card.factions],
        "icons": icon_names(rules, int(rules.card_icons[n])),
        "anywhere": card.anywhere,
    }
    if card.ignores_enemies:
        data["ignores_enemies"] = icon_names(rules, int(rules.card_ignores_enemies[n]))
    if card.ignores_requirements:
        data["ignores_requirements"] = True
    if card.more_icons is not None:
        icons = icon_names(rules, int(rules.card_more_icons[n]))
        data["more_icons"] = {"condition": condition_data(rules, int(rules.card_more[n])), "icons": icons}
    for keyword in card.keywords:
        data[keyword] = True
    if card.spice_off is not None:
        data["spice_off"] = {"space": card.spice_off[0], "spice": card.spice_off[1]}
    return data


def space_data(rules: Rules, n: int) -> Data:
    """Return what is printed on a board space."""
    space = rules.spaces[n]
    requirement = int(rules.space_requirement[n])
    return {
        "icon": ICON_NAMES[space.icon],
        "combat": space.combat,
        "maker": space.maker,
        "once": space.once,
        "presence": space.presence,
        "cost": {name: n for name, n in zip(RESOURCE_NAMES, space.cost, strict=True) if n},
        "requirement": condition_data(rules, requirement) if requirement >= 0 else None,
    }


def leader_data(rules: Rules, n: int) -> Data:
    """Return what is printed on a Leader, with its lasting abilities."""
    leader = rules.leaders[n]
    place = int(rules.box_base[FROM_LEADER]) + n
    triggers: list[Data] = []
    for trigger in rules.thing_triggers[place]:
        condition = int(rules.trigger_condition[trigger])
        triggers.append(
            {
                "on": rules.trigger_names[int(rules.trigger_event[trigger])],
                "condition": condition_data(rules, condition) if condition >= 0 else None,
                "once_per_game": bool(rules.trigger_once[trigger]),
                "lines": lines_data(rules, int(rules.trigger_first[trigger]), int(rules.trigger_last[trigger])),
            }
        )
    return {
        "house": leader.house,
        "complexity": leader.complexity,
        "modifiers": [modifier_data(rules, int(mod)) for mod in rules.thing_mods[place]],
        "triggers": triggers,
        **({"water": leader.water} if leader.water is not None else {}),
        **({"without": list(leader.without)} if leader.without else {}),
        **({"back": True} if leader.back else {}),
        **(rival_data(rules, leader) if isinstance(leader, RivalDef) else {}),
    }


def rival_data(rules: Rules, rival: RivalDef) -> Data:
    """Return what a Rival has besides a Signet Ring and a Scheme."""
    return {
        "value": rival.value,
        "priority": [rules.factions[faction] for faction in rival.priority],
        "streamlined": rival.streamlined,
    }


def rival_card_data(rules: Rules, n: int) -> Data:
    """Return what is printed on a card of the Rivals."""
    card = rules.rival_cards[n]
    data: Data = {
        "copies": card.copies,
        "space": card.space,
        "faction": None if card.faction is None else rules.factions[card.faction],
        "troops": card.troops,
        "signet": card.signet,
        "swords": card.swords,
        "harvest": card.harvest,
        "reshuffle": card.reshuffle,
    }
    if card.needs is not None:
        data["needs"] = condition_data(rules, int(rules.rival_needs[n]))
    if card.again:
        data["again"] = True
    if card.other_space is not None:
        data["other_space"] = card.other_space
    return data


def catalog_data(rules: Rules) -> dict[str, object]:
    """Return everything in a ruleset as JSON-able data."""
    values = rules.values
    used = {int(card) for card in rules.rival_deck}
    data: dict[str, object] = {"modules": list(rules.module_ids)}
    for number in sorted(rules.kinds):
        data[rules.kinds[number].table] = things_data(rules, number)
    data["rival_cards"] = [card for n, card in enumerate(things_data(rules, FROM_RIVAL_CARD)) if n in used]
    data["kinds"] = {
        kind.name: {"table": kind.table, "boxes": [slot.field for slot in kind.slots]}
        for kind in rules.kinds.values()
        if kind.slots  # the others only name where an effect comes from
    }
    data["units"] = [
        {"id": unit.id, "field": unit.field, "each": unit.each, "strength": unit.strength} for unit in rules.units
    ]
    data["fields"] = [field for room in rules.rooms for field in room.fields]
    data["difficulty"] = rules.difficulty.id or None if rules.difficulty is not None else None
    data["values"] = {
        "vp_goal": values.vp_goal,
        "hand_size": values.hand_size,
        "row_size": values.row_size,
        "troops": values.troops,
        "garrison": values.garrison,
        "water": values.water,
        "agents": values.agents,
        "influence_top": values.influence_top,
        "alliance_at": values.alliance_at,
    }
    for room in rules.rooms:
        data.update(room.catalog(rules))
    return data
