"""Canonical texts of options: ``agent dagger > arrakeen``, ``deploy 2``, ``acquire the_spice_must_flow``, ``pass``."""

from landsraad.engine.queries import spaces_with_own_agent
from landsraad.model.rules import Rules
from landsraad.model.state import State
from landsraad.model.terms import (
    D_ACQUIRE_FREE,
    D_ACQUIRE_TECH,
    D_BURY,
    D_CHOOSE_AGENT,
    D_CHOOSE_EFFECT,
    D_CHOOSE_SPACE,
    D_CHOOSE_UNIT,
    D_CLOSE_SPACE,
    D_CURRENCY,
    D_DEFEND,
    D_DEPLOY_SHIPS,
    D_DISCARD,
    D_FREIGHTER,
    D_GAIN_INFLUENCE,
    D_GIVE_ALLIANCE,
    D_LOSE_INFLUENCE,
    D_LOSE_TROOP,
    D_NEGOTIATE,
    D_NEGOTIATORS,
    D_PASS_TURN,
    D_PAY,
    D_RECALL,
    D_RESERVE,
    D_RETREAT,
    D_RETREAT_ENEMY,
    D_RETREAT_UNITS,
    D_RETURN_INTRIGUE,
    D_SECRET,
    D_SET_ASIDE,
    D_TAKE_BACK,
    D_TAKE_SPACE,
    D_TRASH,
    FACTION_NAMES,
    FROM_CARD,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    FROM_LEADER,
    FROM_RIVAL_CARD,
    FROM_SHIPPING,
    FROM_SPACE,
    FROM_TILE,
    FROM_TRACK,
    OP_ACQUIRE,
    OP_EACH_OPPONENT,
    OP_IF,
    OP_INFLUENCE,
    OP_MAY_PAY,
    OP_NAMES,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PER,
    OP_SPACE_INFLUENCE,
    OP_TAKE_BACK,
    OP_TRACK_BONUS,
    OP_VP,
    SOURCE_NAMES,
    SOURCE_SPAN,
    W_ACCEPT,
    W_DREADNOUGHT,
    WORD_NAMES,
    Z_ASIDE,
    Z_CHOICE,
    Z_DISCARD,
    Z_HAND,
    Z_INTRIGUE,
    Z_MARKET,
    Z_NUMBER,
    Z_SEAT,
    Z_SPACE,
    Z_TILE,
    Z_WORD,
    ZONE_NAMES,
)

VERBS = {
    D_TRASH: "trash",
    D_DISCARD: "discard",
    D_GAIN_INFLUENCE: "influence",
    D_LOSE_INFLUENCE: "lose",
    D_ACQUIRE_FREE: "acquire",
    D_RESERVE: "reserve",
    D_TAKE_BACK: "take",
    D_CLOSE_SPACE: "close",
    D_SECRET: "secret",
    D_GIVE_ALLIANCE: "give alliance",
    D_RECALL: "recall",
    D_RETREAT: "retreat",
    D_ACQUIRE_TECH: "acquire tile",
    D_CURRENCY: "pay in",
    D_NEGOTIATORS: "return negotiators",
    D_NEGOTIATE: "place negotiators",
    D_FREIGHTER: "freighter",
    D_TAKE_SPACE: "take",
    D_RETREAT_ENEMY: "retreat enemy",
    D_CHOOSE_UNIT: "retreat",
    D_RETREAT_UNITS: "retreat troops",
    D_DEPLOY_SHIPS: "deploy dreadnoughts",
    D_LOSE_TROOP: "lose from",
    D_BURY: "bury",
    D_RETURN_INTRIGUE: "return",
    D_SET_ASIDE: "set aside",
}
# Of these questions even the words that answer them are told with the verb.
WORD_VERBS = (D_CURRENCY, D_FREIGHTER, D_CHOOSE_UNIT, D_LOSE_TROOP)
ACCEPTS = {D_PAY: "pay", D_DEFEND: "defend", D_PASS_TURN: "pass turn"}


def source_id(rules: Rules, source: int) -> str:
    """Return the id of the thing an effect stands on, without its kind."""
    kind, number = source // SOURCE_SPAN, source % SOURCE_SPAN
    if kind == FROM_CARD:
        return rules.cards[number].id
    if kind == FROM_INTRIGUE:
        return rules.intrigues[number].id
    if kind == FROM_SPACE:
        return rules.spaces[number].id
    if kind == FROM_LEADER:
        return rules.leaders[number].id
    if kind == FROM_CONFLICT:
        return rules.conflicts[number].id
    if kind == FROM_TRACK:
        return FACTION_NAMES[number]
    if kind == FROM_RIVAL_CARD:
        return rules.rival_cards[number].id
    if kind == FROM_TILE:
        return rules.tiles[number].id
    if kind == FROM_SHIPPING:
        return str(number)
    return ""


def source_name(rules: Rules, source: int) -> str | None:
    """Return the thing an effect stands on as kind/id, None for nothing."""
    if source // SOURCE_SPAN == 0:
        return None
    return f"{SOURCE_NAMES[source // SOURCE_SPAN]}/{source_id(rules, source)}"


def brief(rules: Rules, pc: int) -> str:
    """Return a short canonical name of the effect at ``pc``."""
    op, a, b = int(rules.code[3 * pc]), int(rules.code[3 * pc + 1]), int(rules.code[3 * pc + 2])
    if op in (OP_PAY, OP_MAY_PAY) and a == pc + 1:
        return brief(rules, a)  # an arrow that costs nothing
    if op in (OP_PAY, OP_MAY_PAY):
        return "pay " + " ".join(brief(rules, part).removeprefix("pay_") for part in range(pc + 1, a))
    if op in (OP_IF, OP_EACH_OPPONENT, OP_OPPONENT, OP_PER, OP_ON_WIN):
        return brief(rules, pc + 1)
    if op == OP_INFLUENCE:
        return f"influence {FACTION_NAMES[a]}"
    if op == OP_SPACE_INFLUENCE:
        return f"influence {FACTION_NAMES[a]}"
    if op == OP_ACQUIRE:
        return f"acquire {rules.cards[a].id}"
    if op == OP_TRACK_BONUS:
        return f"track_bonus {FACTION_NAMES[a]}"
    if op == OP_TAKE_BACK:
        return f"take_back {FACTION_NAMES[a]}"
    name = OP_NAMES[op]
    return f"{name} {a}" if a and (op <= OP_VP + 3 or b == 1) else name


def numbered(texts: list[str]) -> list[str]:
    """Make equal texts differ by a number."""
    return [
        text if texts.count(text) == 1 else f"{text} #{texts[:position].count(text) + 1}"
        for position, text in enumerate(texts)
    ]


def noun_text(rules: Rules, zone: int, noun: int) -> str:
    """Return the id of the noun of an action."""
    if zone <= Z_ASIDE:
        return rules.cards[noun].id
    if zone == Z_INTRIGUE:
        return rules.intrigues[noun].id
    if zone == Z_TILE:
        return rules.tiles[noun].id
    if zone == Z_SPACE:
        return rules.spaces[noun].id
    if zone in (Z_SEAT, Z_NUMBER, Z_CHOICE):
        return str(noun)
    if zone == Z_WORD:
        return WORD_NAMES[noun].replace("_", " ")
    return FACTION_NAMES[noun]


def agent_text(s: State, seat: int) -> str:
    """Return the part of an Agent's text that is fixed already: card and, where there was a choice, the Agent."""
    rules = s.rules
    text = f"agent {rules.cards[s.turn_card].id}"
    if s.turn_from >= 0:
        return f"{text} from {rules.spaces[s.turn_from].id}"
    if rules.card_anywhere[s.turn_card] and spaces_with_own_agent(s, s.seats[seat]):
        return f"{text} from leader"
    return text


def slot_text(s: State, slot: int) -> str:
    """Return the text of a line of the agenda."""
    line = s.agenda[slot]
    return f"resolve {source_id(s.rules, s.rules.line_source[line])} {brief(s.rules, s.rules.line_pc[line])}"


def option_text(s: State, action: int) -> str:
    """Return the canonical text of an option, before equal texts are told apart."""
    rules = s.rules
    zone, noun = int(rules.action_zone[action]), int(rules.action_noun[action])
    kind = int(s.kind)
    name = noun_text(rules, zone, noun)
    if kind == D_CHOOSE_SPACE:
        return f"{agent_text(s, s.decider)} > {name}"
    if kind == D_CHOOSE_AGENT:
        return f"agent {rules.cards[s.turn_card].id} from {name}"
    if zone == Z_WORD and kind not in WORD_VERBS:
        if noun == W_DREADNOUGHT:
            return "deploy dreadnought"
        return ACCEPTS.get(kind, name) if noun == W_ACCEPT else name
    if kind == D_TRASH:
        return f"trash {name} {ZONE_NAMES[zone]}"
    if kind in VERBS:
        text = f"{VERBS[kind]} {name}"
        return f"{text} aside" if zone == Z_ASIDE else text
    if kind == D_CHOOSE_EFFECT:
        return f"choose {brief(rules, int(rules.code[3 * (s.pc + 1 + noun) + 1]))}"
    if zone == Z_CHOICE:
        return slot_text(s, noun)
    if zone == Z_TILE:
        return f"use {name}"
    if zone == Z_HAND:
        return f"agent {name}"
    if zone == Z_NUMBER:
        return f"deploy {name}"
    if zone == Z_INTRIGUE:
        return f"intrigue {name}"
    if zone == Z_MARKET:
        return f"acquire {name}"
    if zone == Z_ASIDE:
        return f"acquire {name} aside"
    if zone == Z_DISCARD:
        return f"take {name}"
    return f"opponent {name}"


def option_texts(s: State) -> list[str]:
    """Return the texts of all options, in the order of the options, each different."""
    return numbered([option_text(s, int(action)) for action in s.options])
