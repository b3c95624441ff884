"""Log lines and reasons in words."""

from collections.abc import Mapping, Sequence

from landsraad.i18n.actors import rival_text
from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.effects import faction_text, goods_text

# What the noun of an event is, by the event's name; the rest have none.
NOUNS = {
    "round_started": "conflict",
    "agent_placed": "space",
    "agent_moved": "space",
    "agent_recalled": "space",
    "card_drawn": "card",
    "card_trashed": "card",
    "card_discarded": "card",
    "card_acquired": "card",
    "card_revealed": "card",
    "row_filled": "card",
    "card_reserved": "card",
    "card_removed": "card",
    "card_taken_back": "card",
    "card_put_on_top": "card",
    "intrigue_drawn": "intrigue",
    "intrigue_played": "intrigue",
    "intrigue_stolen": "intrigue",
    "control_gained": "space",
    "control_lost": "space",
    "space_closed": "space",
    "secret_chosen": "faction",
    "combat_started": "conflict",
    "conflict_won": "conflict",
    "reward_taken": "conflict",
    "spice_added": "space",
    "rival_revealed": "rival_card",
    "rival_skipped": "rival_card",
    "rival_sent": "space",
    "dreadnought_on_flag": "space",
    "dreadnought_given_up": "tile",
    "tile_acquired": "tile",
    "tile_turned_up": "tile",
    "tile_used": "tile",
    "tile_trashed": "tile",
    "intrigue_buried": "intrigue",
    "intrigue_put_back": "intrigue",
    "card_set_aside": "card",
    "card_returned": "card",
    "row_trashed": "card",
    "rival_acquired": "tile",
    "rival_used": "tile",
}
# What the second noun of an event is, where it is not a seat.
OTHERS = {"agent_placed": "card", "agent_moved": "space"}


def event_text(words: Bundle, event: Data, names: Sequence[str] | None) -> str:
    """Return an event as a line of the log."""
    kind, what, other = event["kind"], event.get("what"), event.get("other")
    key = f"log-{kind}"
    args: dict[str, object] = {"amount": event.get("amount", 0)}
    if event.get("seat") is not None:
        args["seat"] = words.seat(event["seat"], names)
    if kind.startswith("rival_"):
        # What a Rival does is told with its rule; without names the kind alone says that it is a Rival.
        args["rule"] = other
        if names is None and event.get("seat") is not None:
            args["seat"] = rival_text(words, event["seat"])
    elif kind == "combat_tied":
        args["rule"] = other
    if event.get("hidden"):
        key += "-hidden"
    elif kind in NOUNS and what is not None:
        args["what"] = words.name(f"{NOUNS[kind]}/{what}")
        key += "-to" if kind == "agent_moved" and other is not None else ""
        key += "-nobody" if kind == "tile_trashed" and event.get("seat") is None else ""
    elif kind in ("resource_gained", "resource_paid", "rival_spent"):
        args["goods"] = goods_text(words, {"op": what, "n": event["amount"]})
    elif kind in ("vp_gained", "vp_lost"):
        args["goods"] = goods_text(words, {"op": "vp", "n": event["amount"]})
    elif kind in ("influence_gained", "influence_lost"):
        args["goods"] = goods_text(words, {"op": "influence", "faction": what, "n": event["amount"]})
    elif kind == "rival_chose":
        args["faction"] = words.text(f"faction-{what}.at")
    elif what is not None:
        args["faction"] = faction_text(words, what)
        key += "-from" if other is not None else ""
    if isinstance(other, int):
        args["other"] = words.seat(other, names)
    elif kind in OTHERS and other is not None:
        args["other"] = words.name(f"{OTHERS[kind]}/{other}")
    return words.text(key, **args)


def why_text(words: Bundle, key: str, args: Mapping[str, object], names: Sequence[str] | None) -> str:
    """Return the reason why something is not available."""
    filled: dict[str, object] = dict(args)
    card_kind = "intrigue" if key.startswith("why-intrigue") else "card"
    for name, kind in (("card", card_kind), ("space", "space"), ("type", "type"), ("tile", "tile")):
        if name in args:
            filled[name] = words.name(f"{kind}/{args[name]}")
    if "kind" in args:
        filled["question"] = words.text(f"prompt-{args['kind']}")
    if isinstance(args.get("seat"), int):
        filled["seat"] = words.seat(int(str(args["seat"])), names)
    if "resource" in args:
        filled["goods"] = goods_text(words, {"op": args["resource"], "n": args["cost"]})
    return words.text(key, **filled)
