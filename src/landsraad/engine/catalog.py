"""The things of a game as data, for user interfaces, tools and tests."""

from landsraad.core.packed import i64, vec
from landsraad.engine.decompile import (
    Data,
    condition_data,
    icon_names,
    line_data,
    lines_data,
    modifier_data,
    sequence_data,
)
from landsraad.model.rules import Rules
from landsraad.model.terms import FACTION_NAMES, ICON_NAMES, RESOURCE_NAMES, TRIGGER_NAMES, TYPE_NAMES


def box(rules: Rules, first: vec[i64], last: vec[i64], at: int) -> list[Data]:
    """Return the lines of a box of a table."""
    return lines_data(rules, int(first[at]), int(last[at]))


def cards_data(rules: Rules) -> list[Data]:
    """Return the deck cards."""
    return [
        {
            "id": card.id,
            "pile": card.pile,
            "copies": card.copies,
            "cost": card.cost,
            "factions": [FACTION_NAMES[faction] for faction in card.factions],
            "icons": icon_names(int(rules.card_icons[n])),
            "anywhere": card.anywhere,
            **extra_card_data(rules, n),
            "agent": box(rules, rules.agent_first, rules.agent_last, n),
            "reveal": box(rules, rules.reveal_first, rules.reveal_last, n),
            "acquire": box(rules, rules.acquire_first, rules.acquire_last, n),
            "trashed": box(rules, rules.trashed_first, rules.trashed_last, n),
        }
        for n, card in enumerate(rules.cards)
    ]


def extra_card_data(rules: Rules, n: int) -> Data:
    """Return what few cards have: Infiltrate icons, Unload, a space where they save spice."""
    data: Data = {}
    card = rules.cards[n]
    if card.infiltrates:
        data["infiltrates"] = icon_names(int(rules.card_infiltrates[n]))
    if card.unload:
        data["unload"] = True
    if card.spice_off is not None:
        data["spice_off"] = {"space": card.spice_off[0], "spice": card.spice_off[1]}
    return data


def intrigues_data(rules: Rules) -> list[Data]:
    """Return the Intrigue cards."""
    result: list[Data] = []
    for n, card in enumerate(rules.intrigues):
        boxes = {
            name: box(rules, rules.intrigue_first, rules.intrigue_last, 4 * n + kind)
            for kind, name in enumerate(TYPE_NAMES)
        }
        condition = int(rules.intrigue_condition[n])
        result.append(
            {
                "id": card.id,
                "copies": card.copies,
                "types": [name for name, lines in boxes.items() if lines],
                "in_reveal": card.in_reveal,
                "condition": condition_data(rules, condition) if condition >= 0 else None,
                **{name: lines for name, lines in boxes.items() if lines},
            }
        )
    return result


def spaces_data(rules: Rules) -> list[Data]:
    """Return the board spaces."""
    result: list[Data] = []
    for n, space in enumerate(rules.spaces):
        entry, control = int(rules.entry_line[n]), int(rules.control_line[n])
        requirement = int(rules.space_requirement[n])
        result.append(
            {
                "id": space.id,
                "icon": ICON_NAMES[space.icon],
                "combat": space.combat,
                "maker": space.maker,
                "once": space.once,
                "presence": space.presence,
                "cost": {name: n for name, n in zip(RESOURCE_NAMES, space.cost, strict=True) if n},
                "requirement": condition_data(rules, requirement) if requirement >= 0 else None,
                "entry": line_data(rules, entry) if entry >= 0 else None,
                "effects": box(rules, rules.space_first, rules.space_last, n),
                "control": line_data(rules, control) if control >= 0 else None,
            }
        )
    return result


def leaders_data(rules: Rules) -> list[Data]:
    """Return the Leaders."""
    result: list[Data] = []
    for n, leader in enumerate(rules.leaders):
        triggers: list[Data] = []
        for trigger in rules.leader_triggers[n]:
            condition = int(rules.trigger_condition[trigger])
            triggers.append(
                {
                    "on": TRIGGER_NAMES[int(rules.trigger_event[trigger])],
                    "condition": condition_data(rules, condition) if condition >= 0 else None,
                    "once_per_game": bool(rules.trigger_once[trigger]),
                    "lines": lines_data(rules, int(rules.trigger_first[trigger]), int(rules.trigger_last[trigger])),
                }
            )
        result.append(
            {
                "id": leader.id,
                "house": leader.house,
                "complexity": leader.complexity,
                "modifiers": [modifier_data(rules, int(mod)) for mod in rules.leader_mods[n]],
                "triggers": triggers,
                "setup": box(rules, rules.setup_first, rules.setup_last, n),
                "signet": box(rules, rules.signet_first, rules.signet_last, n),
                **extra_leader_data(rules, n),
            }
        )
    return result


def extra_leader_data(rules: Rules, n: int) -> Data:
    """Return what few Leaders have: an ability of the Reveal turn, tokens on the tracks, other water."""
    data: Data = {}
    leader = rules.leaders[n]
    if leader.reveal:
        data["reveal"] = box(rules, rules.leader_reveal_first, rules.leader_reveal_last, n)
    if leader.water is not None:
        data["water"] = leader.water
    if leader.marks is not None:
        data["marks"] = {
            "at": leader.marks.at,
            "boxes": [
                {
                    name: line_data(rules, mark_line(rules, n, number, faction))
                    for faction, name in enumerate(FACTION_NAMES)
                }
                for number in range(len(leader.marks.boxes))
            ],
        }
    return data


def mark_line(rules: Rules, leader: int, number: int, faction: int) -> int:
    """Return the line of a Leader's token by the number reached and the Faction."""
    factions = int(rules.n_factions)
    return int(rules.mark_line[(leader * factions + number) * factions + faction])


def tiles_data(rules: Rules) -> list[Data]:
    """Return the Tech tiles."""
    return [
        {
            "id": tile.id,
            "cost": tile.cost,
            "flip": tile.flip,
            "rival": tile.rival,
            "acquire": box(rules, rules.tile_acquire_first, rules.tile_acquire_last, n),
            "round_start": box(rules, rules.tile_round_first, rules.tile_round_last, n),
            "turn": box(rules, rules.tile_turn_first, rules.tile_turn_last, n),
            "reveal": box(rules, rules.tile_reveal_first, rules.tile_reveal_last, n),
            "win": box(rules, rules.tile_win_first, rules.tile_win_last, n),
            "instead": box(rules, rules.tile_instead_first, rules.tile_instead_last, n),
            "endgame": box(rules, rules.tile_endgame_first, rules.tile_endgame_last, n),
            "modifiers": [modifier_data(rules, int(mod)) for mod in rules.tile_mods[n]],
        }
        for n, tile in enumerate(rules.tiles)
    ]


def conflicts_data(rules: Rules) -> list[Data]:
    """Return the Conflict cards."""
    return [
        {
            "id": conflict.id,
            "level": conflict.level,
            "location": conflict.location,
            "first": box(rules, rules.reward_first, rules.reward_last, 3 * n),
            "second": box(rules, rules.reward_first, rules.reward_last, 3 * n + 1),
            "third": box(rules, rules.reward_first, rules.reward_last, 3 * n + 2),
        }
        for n, conflict in enumerate(rules.conflicts)
    ]


def rival_cards_data(rules: Rules) -> list[Data]:
    """Return the cards of the Rivals that are in this game."""
    used = {int(card) for card in rules.rival_deck}
    return [
        {
            "id": card.id,
            "copies": card.copies,
            "space": card.space,
            "faction": None if card.faction is None else FACTION_NAMES[card.faction],
            "troops": card.troops,
            "signet": card.signet,
            "swords": card.swords,
            "harvest": card.harvest,
            "reshuffle": card.reshuffle,
            **extra_rival_data(rules, number),
        }
        for number, card in enumerate(rules.rival_cards)
        if number in used
    ]


def extra_rival_data(rules: Rules, n: int) -> Data:
    """Return what few Rival cards have: further effects, and another space with effects of its own."""
    data: Data = {}
    card = rules.rival_cards[n]
    if card.effects:
        data["effects"] = box(rules, rules.rival_first, rules.rival_last, n)
    if card.needs is not None:
        data["needs"] = condition_data(rules, int(rules.rival_needs[n]))
    if card.other_space is not None:
        data["other_space"] = card.other_space
        data["other_effects"] = box(rules, rules.rival_other_first, rules.rival_other_last, n)
    return data


def shipping_data(rules: Rules) -> list[Data]:
    """Return the rewards of the Shipping track, from its first space up: the branches of a recall from the top."""
    top = int(rules.line_pc[rules.recall_line[rules.shipping_top]])
    bounds = [
        (int(rules.code[3 * p + 1]), int(rules.code[3 * p + 2]))
        for p in range(top + 1, top + 1 + int(rules.shipping_top))
    ]
    return [{"effects": sequence_data(rules, *bound), "optional": False, "at_once": False} for bound in bounds]


def catalog_data(rules: Rules) -> dict[str, object]:
    """Return everything in a ruleset as JSON-able data."""
    values = rules.values
    data: dict[str, object] = {
        "modules": list(rules.module_ids),
        "cards": cards_data(rules),
        "intrigues": intrigues_data(rules),
        "conflicts": conflicts_data(rules),
        "leaders": leaders_data(rules),
        "spaces": spaces_data(rules),
        "rival_cards": rival_cards_data(rules),
        "difficulty": rules.difficulty.id or None if rules.difficulty is not None else None,
        "factions": [
            {"id": name, "bonus": box(rules, rules.bonus_first, rules.bonus_last, n)}
            for n, name in enumerate(FACTION_NAMES)
        ],
        "values": {
            "vp_goal": values.vp_goal,
            "hand_size": values.hand_size,
            "row_size": values.row_size,
            "troops": values.troops,
            "garrison": values.garrison,
            "water": values.water,
            "agents": values.agents,
            "influence_top": values.influence_top,
            "alliance_at": values.alliance_at,
        },
    }
    if rules.has_works:
        data["tiles"] = tiles_data(rules)
        data["shipping"] = shipping_data(rules)
        data["dreadnoughts"] = {"each": values.dreadnoughts, "strength": values.dreadnought_strength}
    return data
