"""Canonical texts of options: ``agent dagger > arrakeen``, ``deploy 2``, ``acquire the_spice_must_flow``, ``pass``."""

from landsraad.engine.legality import spaces_with_own_agent
from landsraad.model.rules import Rules
from landsraad.model.state import State
from landsraad.model.terms import (
    D_CHOOSE_AGENT,
    D_CHOOSE_EFFECT,
    D_CHOOSE_SPACE,
    D_DEFEND,
    D_PASS_TURN,
    D_PAY,
    D_TRASH,
    OP_ACQUIRE,
    OP_EACH_OPPONENT,
    OP_IF,
    OP_INFLUENCE,
    OP_MAY_PAY,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PER,
    OP_SPACE_INFLUENCE,
    OP_TAKE_BACK,
    OP_TRACK_BONUS,
    OP_VP,
    SOURCE_SPAN,
    W_ACCEPT,
    Z_ASIDE,
    Z_CHOICE,
    Z_DISCARD,
    Z_FACTION,
    Z_HAND,
    Z_INTRIGUE,
    Z_MARKET,
    Z_NUMBER,
    Z_SEAT,
    Z_WORD,
)

ACCEPTS = {D_PAY: "pay", D_DEFEND: "defend", D_PASS_TURN: "pass turn"}


def source_id(rules: Rules, source: int) -> str:
    """Return the id of the thing an effect stands on, without its kind."""
    kind, number = source // SOURCE_SPAN, source % SOURCE_SPAN
    return rules.thing_id(kind, number) if kind else ""


def source_name(rules: Rules, source: int) -> str | None:
    """Return the thing an effect stands on as kind/id, None for nothing."""
    if source // SOURCE_SPAN == 0:
        return None
    return f"{rules.kinds[source // SOURCE_SPAN].name}/{source_id(rules, source)}"


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
        return f"influence {rules.factions[a]}"
    if op == OP_SPACE_INFLUENCE:
        return f"influence {rules.factions[a]}"
    if op == OP_ACQUIRE:
        return f"acquire {rules.cards[a].id}"
    if op == OP_TRACK_BONUS:
        return f"track_bonus {rules.factions[a]}"
    if op == OP_TAKE_BACK:
        return f"take_back {rules.factions[a]}"
    name = rules.op_names[op]
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
    if zone in (Z_SEAT, Z_NUMBER, Z_CHOICE):
        return str(noun)
    if zone == Z_WORD:
        return rules.word_names[noun].replace("_", " ")
    if zone == Z_FACTION:
        return rules.factions[noun]
    return rules.thing_id(rules.kind_numbers[rules.zone_names[zone]], noun)


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
    if zone == Z_WORD and kind not in rules.word_verbs:
        if noun in rules.unit_word:
            return f"deploy {name}"
        return ACCEPTS.get(kind, name) if noun == W_ACCEPT else name
    if kind == D_TRASH:
        return f"trash {name} {rules.zone_names[zone]}"
    if kind in rules.verbs:
        text = f"{rules.verbs[kind]} {name}"
        return f"{text} aside" if zone == Z_ASIDE else text
    if kind == D_CHOOSE_EFFECT:
        return f"choose {brief(rules, int(rules.code[3 * (s.pc + 1 + noun) + 1]))}"
    if zone == Z_CHOICE:
        return slot_text(s, noun)
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
    return f"opponent {name}" if zone == Z_SEAT else f"use {name}"


def option_texts(s: State) -> list[str]:
    """Return the texts of all options, in the order of the options, each different."""
    return numbered([option_text(s, int(action)) for action in s.options])
