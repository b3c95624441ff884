"""Effects rendered from the compiled programs in the notation of the facts of Uprising and CHOAM."""

from __future__ import annotations

from tests.support.facts_notation import UNITS, Data

FIXED = {
    "trash": "may trash",
    "trash_self": "trash this card",
    "shield_wall_off": "shield_wall_off",
    "return_to_hand": "return this card from play to hand",
    "top_three": "if your deck has >= 3 cards: look at the top 3; draw 1, discard 1, trash 1",
    "buy_with_solari": "may acquire a card to your hand paying its cost in solari instead of persuasion",
    "recall_other": "recall 1 of your other Agents (not the one sent this turn)",
    "signet": "use leader signet ability",
    "council": "take your High Council seat",
    "train": "move the Feyd token 1 space to the right on the training track (choose the branch at a fork) and gain "
    "the reward of the new space",
    "turn_over": "return all memories to the supply and flip",
    "repeat_space": "repeat the effects printed on that space",
}
NUMBERED = {
    "discard": "discard {n}",
    "lose_influence": "lose {n} influence:any",
    "recall_spy": "recall_spy {n}",
    "sandworm": "{n} sandworm",
    "contract": "{n} contract",
    "negotiator": "{n} negotiator",
    "trash_intrigue": "trash {n} intrigue card from hand",
    "memory": "{n} troop of the supply becomes a memory",
}
CONDITIONS = {
    "influence": "influence:{faction} >= {n}",
    "alliance": "alliance:{faction}",
    "any_alliance": "you have any alliance",
    "council": "you have a High Council seat",
    "swordmaster": "you have your Swordmaster",
    "sent_to_maker": "agent sent to a maker space this turn",
    "recalled_spy": "you recalled a spy this turn",
    "spies": "you have >= {at_least} spies on the board",
    "spying_on_maker": "you are spying on a maker space",
    "sandworms": "you have >= {at_least} sandworm in the Conflict",
    "units_in_conflict": "you have >= {at_least} units in the Conflict",
    "units_deployed": "when you deploy >= {at_least} units to the Conflict in a single turn",
    "spying_on_sent": "whenever another player sends an Agent to a maker space you are spying on",
    "maker_hooks": "maker_hooks",
    "contracts_completed": "completed contracts >= {at_least}",
    "gained_spice": "you gained spice this turn",
    "owns": "you have >= {n} {card}",
    "strength": "you have >= {at_least} strength in the Conflict",
    "enemy_alliance": "you have >= {at_least} influence with a faction whose Alliance an opponent holds",
    "picked": "the discarded card is a {faction} card",
    "picked_cost": "it has a cost of {at_least} persuasion or more",
    "acquired": "you acquire {card} this turn",
    "reached": "when you reach {n} influence:{faction}",
}
COUNTERS = {
    "in_play": "{faction} card you have in play (including this one)",
    "revealed": "{faction} card revealed this turn (including this one)",
    "other_sword_cards": "other revealed card that provides at least 1 sword this turn",
    "sandworms_in_conflict": "sandworm you have in the Conflict",
    "contracts_completed": "contract you have completed",
    "memories": "memory",
}
FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"]


def condition(data: Data) -> str:
    """Render a condition."""
    kind = data["if"]
    if kind == "other_in_play":
        return "bond" if data["faction"] == "fremen" else f"another {data['faction']} card in play"
    if kind == "sent_to_icons":
        return (
            f"agent sent to a {'faction' if data['icons'] == FACTIONS else ' or '.join(data['icons'])} space this turn"
        )
    if kind == "spy_placed_on":
        return f"placed on a post connected to a {'faction' if data['icons'] == FACTIONS else data['icons'][0]} space"
    if kind == "some_of":
        assert data["at_least"] == len(data["of"])
        return " and ".join(condition(part) for part in data["of"])
    if kind == "not":
        return f"not ({condition(data['of'][0])})"
    return CONDITIONS[kind].format(**data).replace("the_spice_must_flow", "The Spice Must Flow")


def joined(effects: list[Data]) -> str:
    """Render effects one after another."""
    return "; ".join(effect(inner) for inner in effects)


def cost(part: Data) -> str:
    """Render a part of a cost, which is agreed to."""
    return {"trash": "trash 1"}.get(part["op"]) or effect(part)


def branches(data: Data) -> list[str]:
    """Render the branches of a choice."""
    return [joined(branch) for branch in data["branches"]]


def effect(data: Data) -> str:
    """Render one effect."""
    op = data["op"]
    if op in UNITS:
        return f"{data['n']} {UNITS[op]}"
    if op in FIXED:
        return FIXED[op]
    if op in NUMBERED:
        return NUMBERED[op].format(n=data["n"])
    if op == "pay":
        return f"{'; '.join(cost(part) for part in data['cost'])} -> {joined(data['effects'])}"
    if op == "may":
        return f"may {joined(data['effects'])}"
    if op == "when":
        return f"if {condition(data['condition'])}: {joined(data['effects'])}"
    if op == "choose":
        return " / ".join(branches(data)) if data["n"] == 1 else f"choose {data['n']} of: {' / '.join(branches(data))}"
    if op == "lines":
        return "; ".join(branches(data))
    if op == "either":
        return f"if {condition(data['condition'])}: {joined(data['effects'])}; else: {joined(data['otherwise'])}"
    if op == "this_reveal":
        return f"in your Reveal turn this round, on {data['on']}: {joined(data['effects'])}"
    if op == "each_opponent":
        return f"each opponent {joined(data['effects']).replace('discard 1', 'discards 1 card')}"
    if op == "per":
        return f"per {COUNTERS[data['counter']].format(**data)}: {joined(data['effects'])}"
    return rare_effect(data)


def spy(data: Data) -> str:
    """Render the placing of spies."""
    text = f"{data['n']} spy"
    if data.get("here"):
        text += " on a post connected to the space you sent the Agent to this turn"
    elif data["on"]:
        icons = data["on"]
        article = "an" if icons[0][0] == "e" else "a"
        several = f"{', '.join(icons[:-1])} or " if icons[1:] else ""
        text += f" on a post connected to {article} {several}{icons[-1]} space"
    return f"{text}; that post may already hold another player's spy" if data.get("shared") else text


def rare_effect(data: Data) -> str:
    """Render an effect that few cards have."""
    op = data["op"]
    if op == "spy":
        return spy(data)
    if op == "influence":
        return f"{data['n']} influence:{data['faction']}"
    if op == "influence_any":
        among = data.get("among")
        return " / ".join(f"{data['n']} influence:{name}" for name in among) if among else f"{data['n']} influence:any"
    if op == "influence_each":
        return f"{data['n']} influence with each faction you are spying on"
    if op == "retreat_some":
        low, high = data["at_least"], data["up_to"]
        return f"retreat {low} troops" if low == high else f"retreat {low} or {high} troops"
    if op == "retreat":
        return "retreat any number of your troops" if data["up_to"] is None else f"may retreat {data['up_to']} troop"
    if op == "deploy":
        few = data["up_to"] == 1
        if few:
            return "may deploy 1 troop (garrison to Conflict)"
        return f"deploy up to {data['up_to']} troops from your garrison to the Conflict"
    if op == "trash_other_in_play":
        return f"trash another {data['faction']} card you have in play"
    if op == "trash_hand":
        return f"trash {data['faction']} card from your hand" if "faction" in data else "trash 1 card from your hand"
    if op == "acquire_free":
        exactly = "exactly " if data.get("exactly") else ""
        less = "" if exactly else " or less"
        to = " to your hand" if data["to"] == "hand" else ""
        return f"acquire a card that costs {exactly}{data['n']} persuasion{less}{to}"
    if op == "control":
        return "control"  # of the place of the Conflict
    if op == "flip_icon":
        return f"flip face down one of your face-up {data['icon']} or wild Conflict cards"
    if op == "reserve":
        return f"remove and replace a card of the Imperium Row; it costs {data['n']} persuasion less"
    if op == "modify":
        return modifier(data)
    raise AssertionError(f"no notation for the effect {data}")


def modifier(data: Data) -> str:
    """Render a modifier of this turn."""
    kind = data["modifier"]
    if kind == "space_influence":
        return f"{data['value']} influence instead of 1 with the visited faction"
    if kind == "deploy_recruits":
        return "may deploy to the Conflict any troops you recruit this turn"
    if kind == "no_deploy":
        return "you cannot deploy units to the Conflict this turn"
    raise AssertionError(f"no notation for the modifier {data}")


def line(data: Data) -> str:
    """Render a line of a box."""
    text = joined(data["effects"])
    return f"if {condition(data['condition'])}: {text}" if "condition" in data else text


def box(lines: list[Data]) -> str | None:
    """Render a box; None for an empty one. A condition printed once may stand before several lines."""
    texts: list[str] = []
    before = ""
    for data in lines:
        own = f"if {condition(data['condition'])}: " if "condition" in data else ""
        text = joined(data["effects"])
        texts.append(text if own and own == before else f"{own}{text}")
        before = own
    return "; ".join(texts) or None
