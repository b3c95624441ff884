"""The open question as data: what each option does, with what, on whose behalf, and the effect behind it."""

from landsraad.engine.boxes import first_line
from landsraad.engine.building.decompile import Data, effect_data, line_data, sequence_data
from landsraad.engine.legality import partner
from landsraad.engine.record.notation import (
    copies,
    noun_text,
    numbered,
    option_text,
    origin_of,
    source_thing,
    verb_of,
)
from landsraad.model.decision import Decision, Option, Thing, thing_json
from landsraad.model.rules import Rules
from landsraad.model.state import State
from landsraad.model.terms import (
    BOX_COMBAT,
    BOX_ENDGAME,
    BOX_LOSS,
    BOX_PLOT,
    BOX_WIN,
    CARD_ZONES,
    D_AFTER_COMBAT,
    D_CHOOSE_AGENT,
    D_CHOOSE_EFFECT,
    D_CHOOSE_LINE,
    D_CHOOSE_SPACE,
    D_COMBAT,
    D_ENDGAME,
    D_PAY,
    D_REWARD,
    D_TOP_CARD,
    FROM_INTRIGUE,
    SOURCE_SPAN,
    W_ACCEPT,
    W_LEADER,
    Z_CHOICE,
    Z_NUMBER,
    Z_SEAT,
    Z_WORD,
)

# The box of an Intrigue card that is played in answer to a question; all others play its Plot box.
TYPE_BOXES = {D_COMBAT: BOX_COMBAT, D_REWARD: BOX_WIN, D_ENDGAME: BOX_ENDGAME, D_AFTER_COMBAT: BOX_LOSS}


def decision(s: State) -> Decision:
    """Return the open question with all its options."""
    return Decision(int(s.decider), s.rules.kind_names[int(s.kind)], source_thing(s.rules, int(s.source)), options(s))


def options(s: State) -> tuple[Option, ...]:
    """Return the options of the open question."""
    plain = [option_text(s, int(action)) for action in s.options]
    number = copies(plain)
    texts = numbered(plain) if any(number) else plain
    return tuple(option(s, int(action), texts[at], number[at]) for at, action in enumerate(s.options))


def partner_of(s: State) -> Thing | None:
    """Return the card that is played together with the one that sends the Agent, while that is being chosen."""
    if s.kind in (D_CHOOSE_AGENT, D_CHOOSE_SPACE) and partner(s) >= 0:
        return Thing("card", s.rules.cards[partner(s)].id)
    return None


def option(s: State, action: int, text: str, nth: int) -> Option:
    """Return an option as data."""
    rules = s.rules
    zone, noun = int(rules.action_zone[action]), int(rules.action_noun[action])
    verb = verb_of(s, action)
    source = int(s.source)
    if verb == "resolve":
        source = int(rules.line_source[s.agenda[noun]])
    return Option(
        action,
        verb,
        text,
        s.rules.zone_names[zone],
        thing=thing_of(s, zone, noun),
        source=source_thing(rules, source),
        line=effects_of(s, verb, noun),
        number=noun if zone == Z_NUMBER else None,
        seat=noun if zone == Z_SEAT else None,
        agenda=noun if verb == "resolve" else None,
        card=Thing("card", rules.cards[s.turn_card].id) if s.kind in (D_CHOOSE_AGENT, D_CHOOSE_SPACE) else None,
        origin=origin_of(s) if s.kind == D_CHOOSE_SPACE else None,
        nth=nth,
        partner=partner_of(s),
    )


def thing_of(s: State, zone: int, noun: int) -> Thing | None:
    """Return the thing an option is about; None for a number, an effect and a word that is the whole answer."""
    if zone in CARD_ZONES:
        return Thing("card", s.rules.cards[noun].id)
    if zone in (Z_NUMBER, Z_CHOICE):
        return None
    if zone != Z_WORD:
        return Thing(s.rules.zone_names[zone], noun_text(s.rules, zone, noun))
    seat = s.seats[s.decider]
    if noun == W_LEADER:
        return Thing("leader", s.rules.leaders[seat.leader].id)
    if s.kind == D_TOP_CARD and len(seat.deck) > 0:
        return Thing("card", s.rules.cards[seat.deck[len(seat.deck) - 1]].id)  # who is asked looks at it
    return Thing("word", s.rules.word_names[noun]) if s.kind in s.rules.word_verbs else None


def effects_of(s: State, verb: str, noun: int) -> Data | None:
    """Return the effects an option stands for as a line of the catalogue; None if it is no single line."""
    rules = s.rules
    if verb == "resolve":
        return line_data(rules, int(s.agenda[noun]))
    if s.kind in (D_CHOOSE_EFFECT, D_CHOOSE_LINE) and verb == "choose":
        branch = 3 * (int(s.pc) + 1 + noun)
        return bare_line(sequence_data(rules, int(rules.code[branch + 1]), int(rules.code[branch + 2])))
    if s.kind == D_PAY and noun == W_ACCEPT:
        return bare_line([effect_data(rules, int(s.pc))[0]])
    if verb == "intrigue":
        source, box = FROM_INTRIGUE * SOURCE_SPAN + noun, TYPE_BOXES.get(int(s.kind), BOX_PLOT)
        return line_data(rules, int(first_line(rules, source, box)))
    for room in rules.rooms:
        line = room.option_line(s, verb, noun)
        if line >= 0:
            return line_data(rules, int(line))
    return None


def bare_line(effects: list[Data]) -> Data:
    """Return effects that stand on no line of their own in the form of a line."""
    return {"effects": effects, "optional": False, "at_once": False}


def agenda_data(s: State) -> list[Data]:
    """Return the effects that wait to be resolved, each with the thing it stands on."""
    rules: Rules = s.rules
    return [
        {
            "source": thing_json(source_thing(rules, int(rules.line_source[line]))),
            "line": line_data(rules, int(line)),
        }
        for line in s.agenda
    ]
