"""Events for people: raw records become typed events with names, each seat seeing what it may."""

from dataclasses import dataclass

from landsraad.model.events import PUBLIC, RULE_NAMES, TIE_RULES, Record
from landsraad.model.rules import Rules


@dataclass(frozen=True)
class Event:
    """Something that happened: ``kind`` in the past tense, who, what, how much; things have their kind beside them."""

    kind: str
    seat: int | None
    what: str | None = None
    amount: int = 0
    other: str | int | None = None
    hidden: bool = False  # the seat that asked may not know ``what``
    what_kind: str | None = None  # card, space, faction, resource …; None if there is no ``what``
    other_kind: str | None = None  # card, actor, rule …; None if there is no ``other``

    def to_json(self) -> dict[str, object]:
        """Return the event as plain JSON data."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "what": self.what,
            "amount": self.amount,
            "other": self.other,
            "hidden": self.hidden,
            "what_kind": self.what_kind,
            "other_kind": self.other_kind,
        }


def noun_name(rules: Rules, kind: str, noun: int) -> str | int | None:
    """Return the name of a noun of an event."""
    if noun < 0 or not kind:
        return None
    if kind in rules.kind_numbers:
        return rules.thing_id(rules.kind_numbers[kind], noun)
    if kind == "faction":
        return rules.factions[noun]
    if kind == "resource":
        return rules.op_names[noun]
    if kind == "word":
        return rules.word_names[noun]
    if kind == "rule":
        return RULE_NAMES[noun]
    if kind == "tie_rule":
        return TIE_RULES[noun]
    return noun


def event(rules: Rules, record: Record, viewer: int | None, everything: bool = False) -> Event:
    """Return a record as the viewer may see it."""
    kind, actor, noun, amount, other, eyes = record
    name, noun_kind, other_kind = rules.event_names[kind]
    seen = everything or eyes == PUBLIC or (viewer is not None and eyes >> viewer & 1 == 1)
    what = noun_name(rules, noun_kind, noun) if seen else None
    second = noun_name(rules, other_kind, other)
    return Event(
        name,
        actor if actor >= 0 else None,
        None if what is None else str(what),
        amount,
        second,
        not seen,
        None if what is None else noun_kind,
        None if second is None else other_kind,
    )
