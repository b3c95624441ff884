"""Canonical texts of options: ``agent dagger > arrakeen``, ``deploy 2``, ``acquire the_spice_must_flow``, ``pass``."""

from landsraad.engine.legality import goes_anywhere, spaces_with_own_agent
from landsraad.model.decision import Thing
from landsraad.model.families import FIRST_ROOM
from landsraad.model.rules import Rules
from landsraad.model.state import State
from landsraad.model.terms import (
    CARD_ZONES,
    D_DEFEND,
    D_PASS_TURN,
    D_PAY,
    OP_ACQUIRE,
    OP_DRAW,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_IF,
    OP_INFLUENCE,
    OP_INTRIGUE,
    OP_MAY_PAY,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PER,
    OP_PERSUASION,
    OP_RETREAT_SOME,
    OP_SOLARI,
    OP_SPACE_INFLUENCE,
    OP_SPICE,
    OP_SWORDS,
    OP_TAKE_BACK,
    OP_TRACK_BONUS,
    OP_TRASH_HAND,
    OP_TROOPS,
    OP_VP,
    OP_WATER,
    SOURCE_SPAN,
    W_ACCEPT,
    W_TRASH,
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

# The verb where the kind of the decision leaves it open, by the zone of the noun; a thing of a mechanic is used.
ZONE_VERBS = {
    Z_HAND: "agent",
    Z_DISCARD: "take",
    Z_MARKET: "acquire",
    Z_ASIDE: "acquire",
    Z_INTRIGUE: "intrigue",
    Z_SEAT: "opponent",
    Z_NUMBER: "deploy",
    Z_CHOICE: "resolve",
}
ACCEPTS = {D_PAY: "pay", D_DEFEND: "defend", D_PASS_TURN: "pass_turn"}


def verb_of(s: State, action: int) -> str:
    """Return what an option does."""
    rules = s.rules
    zone, noun, kind = int(rules.action_zone[action]), int(rules.action_noun[action]), int(s.kind)
    if zone == Z_WORD and kind not in rules.word_verbs:
        name = rules.word_names[noun]
        if noun == W_ACCEPT:
            return ACCEPTS.get(kind, rules.verbs.get(kind, name))
        return "trash_top" if noun == W_TRASH else f"deploy_{name}" if noun in rules.unit_word else name
    if kind in rules.verbs:
        return rules.verbs[kind]
    return ZONE_VERBS.get(zone, "use" if rules.zone_names[zone] in rules.kind_numbers else rules.kind_names[kind])


def source_id(rules: Rules, source: int) -> str:
    """Return the id of the thing an effect stands on, without its kind."""
    kind, number = source // SOURCE_SPAN, source % SOURCE_SPAN
    return rules.thing_id(kind, number) if kind else ""


def source_thing(rules: Rules, source: int) -> Thing | None:
    """Return the thing an effect stands on, None for nothing."""
    if source // SOURCE_SPAN == 0:
        return None
    return Thing(rules.kinds[source // SOURCE_SPAN].name, source_id(rules, source))


def source_name(rules: Rules, source: int) -> str | None:
    """Return the thing an effect stands on as kind/id, None for nothing."""
    thing = source_thing(rules, source)
    return None if thing is None else str(thing)


# What is gained in numbers and written with one.
WITH_NUMBER = (
    OP_SOLARI, OP_SPICE, OP_WATER, OP_PERSUASION, OP_SWORDS, OP_VP, OP_TROOPS, OP_DRAW, OP_INTRIGUE,
)  # fmt: skip


def brief(rules: Rules, pc: int) -> str:
    """Write the short canonical name of the effect at ``pc``; nobody reads it."""
    op, a, b = int(rules.code[3 * pc]), int(rules.code[3 * pc + 1]), int(rules.code[3 * pc + 2])
    if op in (OP_PAY, OP_MAY_PAY) and a == pc + 1:
        return brief(rules, a)  # an arrow that costs nothing
    if op in (OP_PAY, OP_MAY_PAY):
        return "pay " + " ".join(brief(rules, part).removeprefix("pay_") for part in range(pc + 1, a))
    if op in (OP_IF, OP_EITHER, OP_EACH_OPPONENT, OP_OPPONENT, OP_PER, OP_ON_WIN):
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
        return f"take_back {rules.allegiances[a]}"
    if op == OP_RETREAT_SOME:
        return f"retreat {a & 255}"
    if op == OP_TRASH_HAND:
        return f"trash_hand {rules.allegiances[a - 1]}" if a else "trash_hand"
    name = rules.op_names[op]
    return f"{name} {a}" if a and (op in WITH_NUMBER or b == 1) else name


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
    if zone in CARD_ZONES:
        return rules.cards[noun].id
    if zone in (Z_SEAT, Z_NUMBER, Z_CHOICE):
        return str(noun)
    if zone == Z_WORD:
        return rules.word_names[noun].replace("_", " ")
    if zone == Z_FACTION:
        return rules.factions[noun]
    return rules.thing_id(rules.kind_numbers[rules.zone_names[zone]], noun)


def origin_of(s: State) -> Thing | None:
    """Return where the Agent comes from that is being sent: a space or the Leader; None if there was no choice."""
    seat = s.seats[s.decider]
    if s.turn_from >= 0:
        return Thing("space", s.rules.spaces[s.turn_from].id)
    if goes_anywhere(s, s.turn_card) and spaces_with_own_agent(s, seat):
        return Thing("leader", s.rules.leaders[seat.leader].id)
    return None


def pair_text(s: State) -> str:
    """Return the card that sends the Agent, with the one that is played together with it."""
    text = f"agent {s.rules.cards[s.turn_card].id}"
    for room in s.rules.pair_rooms:
        if room.partner(s) >= 0:
            seat = s.seats[s.decider]
            row = "row " if room.lent(s, seat) == room.partner(s) else ""
            text += f" + {row}{s.rules.cards[room.partner(s)].id}"
    return text


def agent_text(s: State) -> str:
    """Return the part of an Agent's text that is fixed already: card and, where there was a choice, the Agent."""
    text = pair_text(s)
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
    written = rules.written.get(verb, verb).replace("_", " ")
    if zone == Z_WORD and s.kind not in rules.word_verbs:
        return written
    family = int(rules.kind_family[s.kind])
    if family >= FIRST_ROOM:
        own = rules.rooms[rules.room_at[family]].option_text(s, zone, noun)
        if own:
            return own
    name = noun_text(rules, zone, noun)
    if verb == "agent_to":
        return f"{agent_text(s)} > {name}"
    if verb == "agent_from":
        return f"{pair_text(s)} from {name}"
    if verb == "choose":
        return f"choose {brief(rules, int(rules.code[3 * (s.pc + 1 + noun) + 1]))}"
    if verb == "resolve":
        return slot_text(s, noun)
    if verb == "trash":
        return f"trash {name} {rules.zone_names[zone]}"
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
