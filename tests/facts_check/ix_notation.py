"""Effects rendered from the compiled programs in the notation of the facts of Rise of Ix."""

from __future__ import annotations

from tests.support.facts_notation import UNITS, Data

PIECES = {**UNITS, "freighter": "freighter", "dreadnought": "dreadnought", "negotiator": "negotiator"}
FIXED = {
    "trash": "trash",
    "trash_self": "trash self",
    "trash_in_play": "may trash 1 own in-play card",
    "extra_turn": "may take 1 extra turn when this turn ends",
    "retreat_enemies": "per own troop deployed this turn: may make 1 enemy unit retreat",
    "swap_intrigues": "any N own intrigue to the bottom of their deck; N intrigue",
}
NUMBERED = {
    "discard": "discard {n}",
    "lose_influence": "lose {n} influence:any",
    "lose_troop": "lose {n} troop",
    "bury_intrigue": "{n} own intrigue to the bottom of its deck",
    "peek_intrigues": "peek {n} top intrigue: keep 1, return 1 on top",
    "retreat_units": "retreat {n} own units",
    "retreat_dreadnought": "{n} dreadnought retreats",
    "deploy_supply": "{n} troop, deployed to the conflict",
    "shipped_troops": "{n} troop",
    "influence_agents": "{n} influence with every faction where you have an agent",
    "influence_sent": "{n} influence with a faction visited by your agent this turn",
}
COUNTERS = {
    "sword_cards": "revealed card giving swords",
    "other_sword_cards": "other revealed card giving swords",
    "dreadnoughts_in_conflict": "own dreadnought in the conflict",
}


def condition(data: Data) -> str:
    """Render a condition."""
    kind = data["if"]
    texts = {
        "influence": "influence:{faction}>={n}",
        "alliance": "alliance:{faction}",
        "council": "High Council seat",
        "tiles": "you own >={at_least} tech tiles",
        "dreadnoughts": "own {at_least} dreadnoughts",
        "dreadnought_left": "a dreadnought in supply",
        "units_deployed": "on deploying >={at_least} units in one turn",
        "enemy_here": "sent to a space with an enemy agent",
        "persuasion": "persuasion>={at_least}",
        "solari": "you have >={at_least} solari",
        "owns": "you have >={n} {card}",
        "tracks": "influence>={at_least} on {n} tracks",
        "agent_to_come": "no agent sent yet this turn",
    }
    if kind == "other_in_play":
        return "bond" if data["faction"] == "fremen" else f"another {data['faction']} card in play"
    if kind == "agents_on":
        return f">={data['n']} own agents on {'/'.join(data['icons'])} spaces"
    if kind == "some_of":
        return f">={data['at_least']} of ({'; '.join(condition(part) for part in data['of'])})"
    return texts[kind].format(**data)


def modifier(data: Data) -> str:
    """Render a modifier of this turn, of a tile or of a Leader."""
    kind = data["modifier"]
    if kind == "space_influence":
        return f"faction space gives {data['value']} influence, not 1"
    icons = f" on {len(data['icons'])} icons" if "icons" in data else ""
    return f"{kind} {data['value']}{icons}"


def joined(effects: list[Data], alone: bool = False) -> str:
    """Render effects one after another; an arrow that is not alone stands in parentheses."""
    return "; ".join(effect(inner, alone and len(effects) == 1) for inner in effects)


def effect(data: Data, alone: bool = False) -> str:
    """Render one effect."""
    op = data["op"]
    if op in PIECES:
        return f"{data['n']} {PIECES[op]}"
    if op in FIXED:
        return FIXED[op]
    if op in NUMBERED:
        return NUMBERED[op].format(n=data["n"])
    if op == "pay":
        text = f"{'; '.join(effect(part) for part in data['cost'])} -> {joined(data['effects'])}"
        return text if alone else f"({text})"
    if op == "may":
        return f"may {joined(data['effects'])}"
    if op == "when":
        return f"if {condition(data['condition'])}: {joined(data['effects'])}"
    if op == "choose":
        branches = [joined(branch) for branch in data["branches"]]
        return " / ".join(branches) if data["n"] == 1 else f"choose {data['n']} of: {' / '.join(branches)}"
    if op == "each_opponent":
        return f"per opponent: {joined(data['effects'])}"
    if op == "on_win":
        return f"on winning it: {joined(data['effects'])}"
    if op == "per":
        counted = COUNTERS.get(data["counter"]) or f"faction with influence<={data['at_most']}"
        return f"per {counted}: {joined(data['effects'])}"
    return rare_effect(data)


def rare_effect(data: Data) -> str:
    """Render an effect that few cards have."""
    op = data["op"]
    if op == "influence":
        return f"{data['n']} influence:{data['faction']}"
    if op == "influence_any":
        if "among" in data:
            return " / ".join(f"{data['n']} influence:{faction}" for faction in data["among"])
        with_whom = " with a faction still holding a snooper" if data.get("where_marked") else ":any"
        return f"{data['n']} influence{with_whom}"
    if op == "track_bonus":
        return f"bonus of the track of {data['faction']}"
    if op == "acquire_tech":
        text = f"acquire_tech({-data['discount']})"
        return f"{text}, price may be paid in solari instead of spice" if data["or_solari"] else text
    if op == "retreat":
        return f"retreat 0-{data['up_to']} own troops"
    if op == "deploy_units":
        return f"deploy 0-{data['up_to']} garrison units"
    if op == "acquire":
        return f"acquire 1 {data['card']}"
    if op == "acquire_free":
        assert data["to"] == "discard"
        return f"acquire 1 card of cost <={data['n']} for free"
    if op == "modify":
        return modifier(data)
    raise AssertionError(f"no notation for the effect {data}")


def line(data: Data, alone: bool = True) -> str:
    """Render a line of a box."""
    if "condition" in data:
        return f"if {condition(data['condition'])}: {joined(data['effects'])}"
    return joined(data["effects"], alone)


def box(lines: list[Data]) -> str | None:
    """Render a box; None for an empty one."""
    return "; ".join(line(data, len(lines) == 1) for data in lines) or None
