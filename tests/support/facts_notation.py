"""Effects rendered from the compiled programs in the notation of the facts, for the comparison R8."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]

UNITS = {
    "solari": "solari",
    "spice": "spice",
    "water": "water",
    "persuasion": "persuasion",
    "swords": "swords",
    "vp": "vp",
    "troops": "troop",
    "draw": "card",
    "intrigue": "intrigue",
}
FIXED = {
    "trash": "trash",
    "trash_self": "trash_self",
    "mentat": "mentat",
    "council": "take a council seat",
    "swordmaster": "third agent",
    "signet": "use own leader's signet ability",
    "top_card": "peek at own top deck card: draw it / trash it",
    "refocus": "own discard pile goes back into own deck, shuffled",
    "recall": "recall 1 own agent",
    "close_space": "pick any board space: closed to opponents until own next turn",
    "pass_turn": "may pass this turn",
    "show_secret": "reveal the secret factions: 1 influence with each",
    "mentat_next": "mentat (next round)",
}
COUNTS = {2: "two", 3: "three", 4: "four"}


def condition(data: Data) -> str:
    """Render a condition."""
    kind = data["if"]
    if kind == "other_in_play":
        return "bond" if data["faction"] == "fremen" else "sister"
    if kind == "influence":
        return f"influence:{data['faction']} >= {data['n']}"
    if kind == "alliance":
        return f"alliance:{data['faction']}"
    if kind == "any_alliance":
        return "any alliance"
    if kind == "council":
        return "High Council seat"
    if kind == "owns":
        return f"own {data['card']} >= {data['n']}"
    if kind == "owns_most":
        return f"own {data['card']} > that of each opponent"
    if kind == "tracks":
        return f"influence >= {data['at_least']} on {COUNTS[data['n']]} tracks"
    if kind == "reveal_turn":
        return "own reveal turn"
    if kind == "turn_start":
        return "start of own turn"
    if kind == "deployed":
        return f"{data['at_least']} or more troops deployed this turn"
    raise AssertionError(f"no notation for the condition {data}")


def modifier(data: Data) -> str:
    """Render a modifier of this turn."""
    kind = data["modifier"]
    if kind == "acquire_cost":
        return f"{data['card']}: {data['value']} persuasion cost this turn"
    if kind == "harvest_times":
        return f"base spice of this harvest x{data['value']}"
    if kind == "space_influence":
        return f"the faction space entered gives {data['value']} influence in place of 1"
    if kind == "icons":
        return f"the card played this turn has the icons {', '.join(data['icons'])}"
    if kind == "ignore_enemies":
        return f"enemy agents do not block on {', '.join(data['icons'])}"
    if kind == "acquire_top":
        return "each card acquired may go on top of own deck"
    raise AssertionError(f"no notation for the modifier {data}")


def cost(parts: list[Data]) -> str:
    """Render the cost of an arrow."""
    return " + ".join(effect({**part, "cost": True}) for part in parts)


def joined(effects: list[Data]) -> str:
    """Render effects one after another."""
    return "; ".join(effect(inner) for inner in effects)


def effect(data: Data) -> str:
    """Render one effect."""
    op = data["op"]
    if op in UNITS:
        return f"{data['n']} {UNITS[op]}"
    if op in FIXED:
        return FIXED[op]
    if op == "influence":
        return f"{data['n']} influence:{data['faction']}"
    if op == "influence_any":
        if "among" in data:
            return " / ".join(f"{data['n']} influence:{faction}" for faction in data["among"])
        if data.get("where_behind"):
            return f"{data['n']} influence with a faction where some opponent has more influence"
        return f"{data['n']} influence:any"
    if op == "pay":
        return f"{cost(data['cost'])} -> {joined(data['effects'])}"
    if op == "when":
        return f"if {condition(data['condition'])}: {joined(data['effects'])}"
    if op == "choose":
        branches = [joined(branch) for branch in data["branches"]]
        return " / ".join(branches) if data["n"] == 1 else f"choose {COUNTS[data['n']]} of: {', '.join(branches)}"
    if op == "each_opponent":
        return f"per opponent: {joined(data['effects'])}"
    if op == "opponent":
        return f"a chosen opponent: {joined(data['effects'])}"
    if op == "per":
        return f"per own {data['faction'].capitalize()} card in play (this one included): {joined(data['effects'])}"
    return rare_effect(data)


def rare_effect(data: Data) -> str:
    """Render an effect that few cards have."""
    op = data["op"]
    if op == "retreat":
        return "retreat any number (may be 0)" if data["up_to"] is None else f"retreat up to {data['up_to']}"
    if op == "deploy":
        if data["up_to"] is None:
            return "deploy any number from garrison"
        return f"may deploy {'up to ' if data['up_to'] > 1 else ''}{data['up_to']} from garrison"
    if op == "deploy_supply":
        return f"deploy {data['n']} from supply"
    if op == "deploy_recruits":
        return "may deploy them"
    if op == "lose_influence":
        return f"lose {data['n']} influence:any"
    if op == "lose_garrison":
        return f"-{data['n']} garrison troop"
    if op == "lose_deployed":
        return f"lose {data['n']} deployed troop"
    if op == "discard":
        return f"discard {data['n']} (hand)"
    if op == "take_back":
        return f"take a {data['faction']} card from own discard pile into hand"
    if op == "acquire":
        return f"acquire 1 {data['card']} from the Reserve"
    if op == "acquire_free":
        top = " onto the top of own deck" if data["to"] == "top" else ""
        return f"acquire a card of cost <= {data['n']}{top}"
    if op == "steal_intrigue":
        return f"each opponent with {data['n']} or more intrigue cards gives you 1 at random"
    if op == "control":
        return f"control:{data['space']}"
    if op == "harvest":
        return f"{data['n']} spice + bonus"
    if op == "reserve":
        return f"take a card out of the Imperium Row and refill; {data['n']} persuasion less in own reveal turn"
    if op == "pick_secret":
        return f"secretly pick {data['n']} factions"
    if op == "modify":
        return modifier(data)
    raise AssertionError(f"no notation for the effect {data}")


def line(data: Data) -> str:
    """Render a line of a box."""
    text = joined(data["effects"])
    return f"if {condition(data['condition'])}: {text}" if "condition" in data else text


def box(lines: list[Data]) -> str | None:
    """Render a box; None for an empty one."""
    return "; ".join(line(data) for data in lines) or None
