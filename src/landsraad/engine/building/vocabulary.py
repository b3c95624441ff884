"""The words of a game: names and families of every number, those of the engine and those of the rooms of its boxes."""

from collections.abc import Iterable

from landsraad.core.errors import ContentError
from landsraad.core.packed import append, i64, vec
from landsraad.model.events import EVENTS
from landsraad.model.families import FIRST_ROOM, KIND_FAMILIES, LAST_ROOM, MOST_NUMBERS, NEEDING_OPS, OP_FAMILIES, UNITS
from landsraad.model.rules import Rules
from landsraad.model.terms import (
    CONDITION_NAMES,
    COUNTER_NAMES,
    D_ACQUIRE_FREE,
    D_BURY,
    D_BUY,
    D_CHOOSE_AGENT,
    D_CHOOSE_EFFECT,
    D_CHOOSE_LINE,
    D_CHOOSE_SPACE,
    D_CHOOSE_UNIT,
    D_CLOSE_SPACE,
    D_DISCARD,
    D_DISCARD_ONE,
    D_DRAW_ONE,
    D_GAIN_INFLUENCE,
    D_GIVE_ALLIANCE,
    D_LOSE_INFLUENCE,
    D_LOSE_TROOP,
    D_PLAY_CARD,
    D_RECALL,
    D_RESERVE,
    D_RETREAT,
    D_RETREAT_ENEMY,
    D_RETREAT_UNITS,
    D_RETURN_INTRIGUE,
    D_SECRET,
    D_TAKE_BACK,
    D_TRASH,
    D_TRASH_INTRIGUE,
    DECISION_NAMES,
    ICON_NAMES,
    MODIFIER_NAMES,
    OP_DEPLOY_SUPPLY,
    OP_NAMES,
    OP_TROOPS,
    TRIGGER_NAMES,
    WORD_NAMES,
    ZONE_NAMES,
)

# The verb of an option, by the kind of its decision; where the notation says it in other words, WRITTEN has them.
VERBS = {
    D_CHOOSE_AGENT: "agent_from",
    D_CHOOSE_SPACE: "agent_to",
    D_CHOOSE_EFFECT: "choose",
    D_TRASH: "trash",
    D_DISCARD: "discard",
    D_GAIN_INFLUENCE: "influence",
    D_LOSE_INFLUENCE: "lose",
    D_ACQUIRE_FREE: "acquire",
    D_RESERVE: "reserve",
    D_TAKE_BACK: "take",
    D_CLOSE_SPACE: "close",
    D_SECRET: "secret",
    D_GIVE_ALLIANCE: "give_alliance",
    D_RECALL: "recall",
    D_RETREAT: "retreat",
    D_RETREAT_ENEMY: "retreat_enemy",
    D_CHOOSE_UNIT: "retreat_unit",
    D_RETREAT_UNITS: "retreat_units",
    D_LOSE_TROOP: "lose_troop",
    D_BURY: "bury",
    D_RETURN_INTRIGUE: "return",
    D_CHOOSE_LINE: "choose",
    D_TRASH_INTRIGUE: "trash_intrigue",
    D_DRAW_ONE: "draw_one",
    D_DISCARD_ONE: "discard_one",
    D_BUY: "buy",
}
WRITTEN = {
    "retreat_unit": "retreat",
    "retreat_units": "retreat troops",
    "lose_troop": "lose from",
    "trash_top": "trash",
}
# Of these questions even the words that answer them are told with the verb.
WORD_VERBS = (D_CHOOSE_AGENT, D_CHOOSE_UNIT, D_LOSE_TROOP)


def joined(what: str, own: dict[int, str], added: Iterable[tuple[int, str]]) -> dict[int, str]:
    """Return the names of the engine and of the rooms; a number or a name used twice is an error."""
    names = dict(own)
    for number, name in added:
        if number in names or name in names.values():
            raise ContentError(f"two mechanics use the {what} {name!r} or its number {number}")
        names[number] = name
    return names


def filled(families: dict[int, tuple[int, ...]], added: Iterable[tuple[int, int]]) -> vec[i64]:
    """Return the family of every number, 0 for those that are not in this game."""
    table = [0] * MOST_NUMBERS
    for family, numbers in families.items():
        for number in numbers:
            table[number] = family
    for number, family in added:
        table[number] = family
    result = vec[i64]()
    for family in table:
        result = append(result, i64(family))
    return result


def enter_rooms(rules: Rules) -> None:
    """Give every room of the game its place and every number its name and family."""
    rooms = rules.rooms
    at = [-1] * (LAST_ROOM + 1)
    for place, room in enumerate(rooms):
        number = int(room.number)
        if not FIRST_ROOM <= number <= LAST_ROOM or at[number] >= 0:
            raise ContentError(f"the mechanic {room.name!r} needs a family of its own from {FIRST_ROOM} to {LAST_ROOM}")
        at[number] = place
    places = vec[i64]()
    for place in at:
        places = append(places, i64(place))
    rules.room_at = places
    rules.menu_rooms = [room for room in rooms if room.in_menu]
    rules.entry_rooms = [room for room in rooms if room.entry_icons != 0]
    rules.turn_rooms = [room for room in rooms if room.each_turn]
    rules.track_rooms = [room for room in rooms if room.on_tracks]
    rules.cover_rooms = [room for room in rooms if room.covers_control]
    rules.rival_rooms = [room for room in rooms if room.for_rivals]
    rules.arrival_rooms = [room for room in rooms if room.on_arrival]
    rules.market_rooms = [room for room in rooms if room.on_acquiring]
    rules.effect_rooms = [room for room in rooms if room.after_effects]
    rules.reward_rooms = [room for room in rooms if room.gives_rewards]
    rules.endgame_rooms = [room for room in rooms if room.in_endgame]
    rules.ability_rooms = [room for room in rooms if room.ability >= 0]
    for room in rules.ability_rooms:
        rules.abilities |= 1 << room.ability
    rules.stall_rooms = [room for room in rooms if room.has_stall]
    rules.tie_rooms = [room for room in rooms if room.on_ties]
    rules.pair_rooms = [room for room in rooms if room.plays_pairs]
    rules.lending_rooms = [room for room in rooms if room.lends_troops]
    rules.reveal_rooms = [room for room in rooms if room.on_reveal]
    rules.intrigue_rooms = [room for room in rooms if room.on_intrigue]
    rules.hiding_rooms = [room for room in rooms if room.hides_cards]
    rules.after_rewards = int(any(room.after_rewards for room in rooms))
    name_numbers(rules)
    rules.op_family = filled(
        OP_FAMILIES, [(operation.number, int(room.number)) for room in rooms for operation in room.operations]
    )
    taking = [(operation.number, 1) for room in rooms for operation in room.operations if operation.takes_supply]
    rules.op_takes = filled({1: (OP_TROOPS, OP_DEPLOY_SUPPLY)}, taking)
    needing = [(operation.number, 1) for room in rooms for operation in room.operations]
    rules.op_needs = filled({1: NEEDING_OPS}, needing)
    rules.kind_family = filled(
        KIND_FAMILIES, [(question.number, int(room.number)) for room in rooms for question in room.questions]
    )
    rules.units = [unit for room in rooms for unit in room.units]
    rules.n_units = len(rules.units) + 1
    for place, unit in enumerate(rules.units):
        if unit.fielded:
            rules.fielded_units |= 255 << (8 * place)
        else:
            rules.kind_family[unit.asks] = UNITS
        rules.unit_strength = append(rules.unit_strength, i64(unit.strength))
        rules.unit_modifier = append(rules.unit_modifier, i64(unit.strength_modifier))
        rules.unit_word = append(rules.unit_word, i64(unit.word))
        rules.unit_stays = append(rules.unit_stays, i64(int(unit.stays)))
        rules.unit_fielded = append(rules.unit_fielded, i64(int(unit.fielded)))


def name_numbers(rules: Rules) -> None:
    """Join the names of the engine with those of the rooms."""
    rooms = rules.rooms
    rules.op_names = joined("operation", OP_NAMES, [(it.number, it.name) for room in rooms for it in room.operations])
    rules.kind_names = joined(
        "question", DECISION_NAMES, [(it.number, it.name) for room in rooms for it in room.questions]
    )
    rules.condition_names = joined("condition", CONDITION_NAMES, [it for room in rooms for it in room.conditions])
    rules.counter_names = joined("counter", COUNTER_NAMES, [it for room in rooms for it in room.counters])
    rules.modifier_names = joined("modifier", MODIFIER_NAMES, [it for room in rooms for it in room.modifiers])
    rules.trigger_names = joined("trigger", TRIGGER_NAMES, [it for room in rooms for it in room.triggers])
    rules.word_names = joined("word", WORD_NAMES, [it for room in rooms for it in room.words])
    rules.zone_names = joined("zone", ZONE_NAMES, [it for room in rooms for it in room.zones])
    rules.icon_names = joined(
        "Agent icon", dict(enumerate(ICON_NAMES)), [it for room in rooms for it in room.agent_icons]
    )
    rules.among_names = joined("narrowing", {}, [it for room in rooms for it in room.amongs])
    rules.event_names = dict(EVENTS)
    for room in rooms:
        for event in room.events:
            if event.number in rules.event_names:
                raise ContentError(f"two mechanics use the number {event.number} for an event")
            rules.event_names[event.number] = (event.name, event.noun, event.other)
    rules.verbs = VERBS | {it.number: it.verb for room in rooms for it in room.questions}
    rules.written = WRITTEN | {it.verb: it.written for room in rooms for it in room.questions if it.written}
    rules.shown_as = {D_CHOOSE_AGENT: D_PLAY_CARD, D_CHOOSE_SPACE: D_PLAY_CARD}
    for room in rooms:
        rules.shown_as.update({it.number: it.part_of for it in room.questions if it.part_of >= 0})
    rules.word_verbs = WORD_VERBS + tuple(it.number for room in rooms for it in room.questions if it.with_words)
