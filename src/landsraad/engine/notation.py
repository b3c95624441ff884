"""Canonical texts of options: ``agent dagger > arrakeen``, ``deploy 2``, ``acquire the_spice_must_flow``, ``pass``."""

from landsraad.engine.queries import spaces_with_own_agent
from landsraad.model.decision import Thing
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
    DECISION_NAMES,
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
    W_TRASH,
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
    D_ACQUIRE_TECH: "acquire_tile",
    D_CURRENCY: "pay_in",
    D_NEGOTIATORS: "return_negotiators",
    D_NEGOTIATE: "place_negotiators",
    D_FREIGHTER: "freighter",
    D_TAKE_SPACE: "take_space",
    D_RETREAT_ENEMY: "retreat_enemy",
    D_CHOOSE_UNIT: "retreat_unit",
    D_RETREAT_UNITS: "retreat_units",
    D_DEPLOY_SHIPS: "deploy_dreadnoughts",
    D_LOSE_TROOP: "lose_troop",
    D_BURY: "bury",
    D_RETURN_INTRIGUE: "return",
    D_SET_ASIDE: "set_aside",
}
# The verb where the kind of the decision leaves it open, by the zone of the noun.
ZONE_VERBS = {
    Z_HAND: "agent",
    Z_DISCARD: "take",
    Z_MARKET: "acquire",
    Z_ASIDE: "acquire",
    Z_INTRIGUE: "intrigue",
    Z_SEAT: "opponent",
    Z_NUMBER: "deploy",
    Z_CHOICE: "resolve",
    Z_TILE: "use",
}
WRITTEN = {
    "take_space": "take",
    "retreat_unit": "retreat",
    "retreat_units": "retreat troops",
    "lose_troop": "lose from",
    "trash_top": "trash",
}
# Of these questions even the words that answer them are told with the verb.
WORD_VERBS = (D_CHOOSE_AGENT, D_CURRENCY, D_FREIGHTER, D_CHOOSE_UNIT, D_LOSE_TROOP)
ACCEPTS = {D_PAY: "pay", D_DEFEND: "defend", D_PASS_TURN: "pass_turn"}
WORDS = {W_DREADNOUGHT: "deploy_dreadnought", W_TRASH: "trash_top"}


def verb_of(s: State, action: int) -> str:
    """Return what an option does."""
    zone, noun, kind = int(s.rules.action_zone[action]), int(s.rules.action_noun[action]), int(s.kind)
    if zone == Z_WORD and kind not in WORD_VERBS:
        return ACCEPTS.get(kind, WORD_NAMES[noun]) if noun == W_ACCEPT else WORDS.get(noun, WORD_NAMES[noun])
    return VERBS[kind] if kind in VERBS else ZONE_VERBS.get(zone, DECISION_NAMES[kind])


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


def source_thing(rules: Rules, source: int) -> Thing | None:
    """Return the thing an effect stands on, None for nothing."""
    if source // SOURCE_SPAN == 0:
        return None
    return Thing(SOURCE_NAMES[source // SOURCE_SPAN], source_id(rules, source))


def source_name(rules: Rules, source: int) -> str | None:
    """Return the thing an effect stands on as kind/id, None for nothing."""
    thing = source_thing(rules, source)
    return None if thing is None else str(thing)


def brief(rules: Rules, pc: int) -> str:
    """Write the short canonical name of the effect at ``pc``; nobody reads it."""
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


def copies(texts: list[str]) -> list[int]:
    """Return for each text which of several equal ones it is, from 1; 0 if there is no other."""
    if len(set(texts)) == len(texts):
        return [0] * len(texts)
    return [0 if texts.count(text) == 1 else texts[: at + 1].count(text) for at, text in enumerate(texts)]


def numbered(texts: list[str]) -> list[str]:
    """Make equal texts differ by a number."""
    return [f"{text} #{copy}" if copy else text for text, copy in zip(texts, copies(texts), strict=True)]


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


def origin_of(s: State) -> Thing | None:
    """Return where the Agent comes from that is being sent: a space or the Leader; None if there was no choice."""
    seat = s.seats[s.decider]
    if s.turn_from >= 0:
        return Thing("space", s.rules.spaces[s.turn_from].id)
    if s.rules.card_anywhere[s.turn_card] and spaces_with_own_agent(s, seat):
        return Thing("leader", s.rules.leaders[seat.leader].id)
    return None


def agent_text(s: State) -> str:
    """Return the part of an Agent's text that is fixed already: card and, where there was a choice, the Agent."""
    text = f"agent {s.rules.cards[s.turn_card].id}"
    origin = origin_of(s)
    if origin is None:
        return text
    return f"{text} from {origin.id if origin.kind == 'space' else 'leader'}"


def slot_text(s: State, slot: int) -> str:
    """Return the text of a line of the agenda."""
    line = s.agenda[slot]
    return f"resolve {source_id(s.rules, s.rules.line_source[line])} {brief(s.rules, s.rules.line_pc[line])}"


def option_text(s: State, action: int) -> str:
    """Return the canonical text of an option, before equal texts are told apart."""
    rules = s.rules
    zone, noun = int(rules.action_zone[action]), int(rules.action_noun[action])
    verb = verb_of(s, action)
    written = WRITTEN.get(verb, verb).replace("_", " ")
    if zone == Z_WORD and s.kind not in WORD_VERBS:
        return written
    name = noun_text(rules, zone, noun)
    if verb == "agent_to":
        return f"{agent_text(s)} > {name}"
    if verb == "agent_from":
        return f"agent {rules.cards[s.turn_card].id} from {name}"
    if verb == "choose":
        return f"choose {brief(rules, int(rules.code[3 * (s.pc + 1 + noun) + 1]))}"
    if verb == "resolve":
        return slot_text(s, noun)
    if verb == "trash":
        return f"trash {name} {ZONE_NAMES[zone]}"
    return f"{written} {name} aside" if zone == Z_ASIDE else f"{written} {name}"


def option_texts(s: State) -> list[str]:
    """Return the texts of all options, in the order of the options, each different."""
    return numbered([option_text(s, int(action)) for action in s.options])


def text_of(s: State, action: int) -> str:
    """Return the text of one option as ``option_texts`` writes it; only effects may read alike and need the others."""
    if s.rules.action_zone[action] != Z_CHOICE:
        return option_text(s, action)
    alike = [int(other) for other in s.options if s.rules.action_zone[other] == Z_CHOICE]
    return numbered([option_text(s, other) for other in alike])[alike.index(action)]
