"""Effects in words, rendered from the data of a box: never a stored sentence for a card.

An effect becomes a verb phrase; costs, conditions and choices are messages that take the phrases inside them.
"""

from collections.abc import Callable

from landsraad.i18n.bundle import Bundle, Data

# Effects that are goods: neighbours share one verb ("gain 1 Persuasion and 1 sword").
GOODS = ("solari", "spice", "water", "persuasion", "swords", "vp", "influence", "influence_any", "specimen")
# Goods that a cost pays; other costs are verb phrases of their own.
PAID = ("solari", "spice", "water", "specimen")


def lines_text(words: Bundle, lines: list[Data]) -> list[str]:
    """Return the lines of a box as sentences."""
    return [line_text(words, line) for line in lines]


def line_text(words: Bundle, line: Data) -> str:
    """Return a line of a box as a sentence."""
    return words.text("line", effects=phrase(words, line))


def phrase(words: Bundle, line: Data) -> str:
    """Return a line of a box as a phrase: its effects, whether they are optional, and their condition."""
    effects = line["effects"]
    if len(effects) == 1 and effects[0]["op"] == "may":
        effects = effects[0]["effects"]  # the line says whether it is an offer
    text = grouped_text(words, effects) or sequence_text(words, effects)
    if line.get("optional") and len(effects) == 1 and effects[0]["op"] == "either":
        text = either_text(words, effects[0], offer=True)
    elif line.get("optional"):
        text = words.text("effect-may", effects=text)
    if line.get("condition"):
        if len(effects) == 1 and effects[0]["op"] == "either":
            text = words.text("effect-group", effects=text)  # its "otherwise" is not that of the line's condition
        text = words.text("effect-when", condition=condition_text(words, line["condition"]), effects=text)
    return text


def sequence_text(words: Bundle, effects: list[Data]) -> str:
    """Return effects one after another; what has effects of its own stands in brackets, so that its reach is seen."""
    if len(effects) > 1 and all(effect["op"] == "when" for effect in effects):
        # Each begins with its own condition: nothing can be taken for a part of another.
        return words.listed([when_text(words, effect) for effect in effects], "list-clause", "list-clause")
    parts: list[str] = []
    goods: list[str] = []
    for position, effect in enumerate(effects):
        if effect["op"] in GOODS:
            goods.append(goods_text(words, effect))
            continue
        gain(words, parts, goods)
        text = effect_text(words, effect)
        if effect["op"] == "pay" and position > 0:
            # An arrow that does not lead its sequence asks first.
            text = words.text("effect-may", effects=text)
        last = position == len(effects) - 1
        structured = effect["op"] in STRUCTURE and not (last and effect["op"] in OPEN)
        if len(effects) > 1 and (structured or (effect["op"] in STATED and not last)):
            text = words.text("effect-group", effects=text)
        parts.append(text)
    gain(words, parts, goods)
    return words.listed(parts, last=joint(effects))


def joint(effects: list[Data]) -> str:
    """Return how the last effect is joined to those before it: after what others suffer it says that you go on."""
    before = {effect["op"] for effect in effects[:-1]}
    if before & {"opponent", "each_opponent"}:
        return "list-then-you"
    return "list-then" if before & STRUCTURE.keys() else "list-and"


def gain(words: Bundle, parts: list[str], goods: list[str]) -> None:
    """Close a run of goods as one gain."""
    if goods:
        parts.append(words.text("effect-gain", goods=words.listed(goods)))
        goods.clear()


def effect_text(words: Bundle, effect: Data) -> str:
    """Return one effect as a verb phrase."""
    op = effect["op"]
    if op in GOODS:
        return words.text("effect-gain", goods=goods_text(words, effect))
    if op in STRUCTURE:
        return STRUCTURE[op](words, effect)
    if op in SPECIAL:
        return SPECIAL[op](words, effect)
    args = {"n": effect["n"]} if "n" in effect else {}
    return words.text(f"effect-{op}", who=effect.get("who", "you"), **args)


# --- goods and costs -----------------------------------------------------------------------------------------------


def goods_text(words: Bundle, effect: Data) -> str:
    """Return what is gained or paid as a noun phrase."""
    op = effect["op"]
    if op == "influence":
        return words.text("goods-influence", n=effect["n"], faction=words.name(f"faction/{effect['faction']}"))
    if op != "influence_any":
        return words.text(f"goods-{op}", n=effect["n"])
    for place in ("behind", "marked"):
        if effect.get(f"where_{place}"):
            return words.text(f"goods-influence_any-{place}", n=effect["n"])
    if "among" in effect:
        factions = [words.text("list-faction", faction=words.name(f"faction/{one}")) for one in effect["among"]]
        return words.text("goods-influence_any-among", n=effect["n"], factions=words.listed(factions, last="list-or"))
    return words.text("goods-influence_any", n=effect["n"])


def cost_text(words: Bundle, cost: list[Data]) -> str:
    """Return a cost as a verb phrase."""
    goods = [goods_text(words, part) for part in cost if part["op"] in PAID]
    parts = [effect_text(words, part) for part in cost if part["op"] not in PAID]
    if goods:
        parts.append(words.text("cost-pay", goods=words.listed(goods)))
    return words.listed(parts)


# --- structure -----------------------------------------------------------------------------------------------------


def pay_text(words: Bundle, effect: Data) -> str:
    """Return an arrow: cost and what it buys."""
    bought = sequence_text(words, effect["effects"])
    return words.text("effect-pay", cost=cost_text(words, effect["cost"]), effects=bought)


def when_text(words: Bundle, effect: Data) -> str:
    """Return a conditional effect: its condition stands before it."""
    text = sequence_text(words, effect["effects"])
    return words.text("effect-when", condition=condition_text(words, effect["condition"]), effects=text)


def grouped_text(words: Bundle, effects: list[Data]) -> str | None:
    """Return effects that count the same conditions, with the conditions told once; None if they do not."""
    counted = [effect["condition"] for effect in effects if effect["op"] == "when" and "of" in effect["condition"]]
    counted = [condition for condition in counted if condition["if"] == "some_of"]
    if len(effects) < 2 or len(counted) < len(effects) or any(one["of"] != counted[0]["of"] for one in counted):
        return None
    parts = [
        words.text(
            "effect-some_of",
            place="later" if position else "first",  # what follows comes on top of what stands before it
            at_least=effect["condition"]["at_least"],
            effects=sequence_text(words, effect["effects"]),
        )
        for position, effect in enumerate(effects)
    ]
    conditions = words.listed(conditions_text(words, counted[0]), "list-branch", "list-branch")
    effects_told = words.listed(parts, "list-clause", "list-clause")
    return words.text("effect-counted", conditions=conditions, effects=effects_told)


def choose_text(words: Bundle, effect: Data) -> str:
    """Return a choice with its branches."""
    branches = [sequence_text(words, branch) for branch in effect["branches"]]
    return words.text("effect-choose", n=effect["n"], branches=words.listed(branches, "list-branch", "list-branch-or"))


def printed_text(words: Bundle, effect: Data) -> str:
    """Return the printed lines of a card, of which at least one is used."""
    branches = [sequence_text(words, branch) for branch in effect["branches"]]
    return words.text("effect-lines", branches=words.listed(branches, "list-branch", "list-branch"))


def either_text(words: Bundle, effect: Data, offer: bool = False) -> str:
    """Return two ways, of which a condition decides; as an offer each of them is one."""
    ways = [sequence_text(words, effect[part]) for part in ("effects", "otherwise")]
    if offer:
        ways = [words.text("effect-may", effects=way) for way in ways]
    return words.text(
        "effect-either",
        condition=condition_text(words, effect["condition"]),
        effects=ways[0],
        otherwise=ways[1],
    )


def this_reveal_text(words: Bundle, effect: Data) -> str:
    """Return what follows an event of the Reveal turn."""
    event = words.text(f"trigger-{effect['on']}")
    return words.text("effect-this_reveal", event=event, effects=sequence_text(words, effect["effects"]))


def opponents_text(words: Bundle, effect: Data) -> str:
    """Return what opponents suffer, or gain."""
    if effect["op"] == "each_opponent" and all(part["op"] in GOODS for part in effect["effects"]):
        goods = words.listed([goods_text(words, part) for part in effect["effects"]])
        whom = "other" if effect.get("everybody") else "opponent"
        return words.text(f"effect-each_{whom}-gain", goods=goods)
    return words.text(f"effect-{effect['op']}", effects=sequence_text(words, done_by("opponent", effect["effects"])))


def done_by(who: str, effects: list[Data]) -> list[Data]:
    """Return effects that say who carries them out."""
    parts = ("cost", "effects")
    return [
        {
            **effect,
            **{part: done_by(who, effect[part]) for part in parts if part in effect},
            **({"branches": [done_by(who, branch) for branch in effect["branches"]]} if "branches" in effect else {}),
            "who": who,
        }
        for effect in effects
    ]


def per_text(words: Bundle, effect: Data) -> str:
    """Return a gain that is multiplied by a counter."""
    args: dict[str, object] = {"n": effect["at_most"]} if "at_most" in effect else {}
    if "faction" in effect:
        args["faction"] = words.name(f"faction/{effect['faction']}")
    counter = words.text(f"counter-{effect['counter']}", **args)
    return words.text("effect-per", effects=sequence_text(words, effect["effects"]), counter=counter)


def inner_text(words: Bundle, effect: Data) -> str:
    """Return effects that are an offer, or wait for a victory."""
    return words.text(f"effect-{effect['op']}", effects=sequence_text(words, effect["effects"]))


# Structures that may close a sequence without brackets: nothing follows that could seem to belong to them.
OPEN = ("pay", "choose", "may")
# Effects told with a subject of their own: what follows is done by the reader again.
STATED = ("modify", "ally_gains", "allies_recruit")
STRUCTURE: dict[str, Callable[[Bundle, Data], str]] = {
    "pay": pay_text,
    "when": when_text,
    "choose": choose_text,
    "each_opponent": opponents_text,
    "opponent": opponents_text,
    "per": per_text,
    "may": inner_text,
    "on_win": inner_text,
    "lines": printed_text,
    "either": either_text,
    "this_reveal": this_reveal_text,
}


# --- effects with names or variants --------------------------------------------------------------------------------


def limited_text(words: Bundle, effect: Data) -> str:
    """Return an effect on up to so many troops, or any number."""
    if effect.get("up_to") is None:
        return words.text(f"effect-{effect['op']}-any")
    return words.text(f"effect-{effect['op']}", n=effect["up_to"], who=effect.get("who", "you"))


def acquire_text(words: Bundle, effect: Data) -> str:
    """Return the acquisition of a named card."""
    return words.text("effect-acquire", card=words.name(f"card/{effect['card']}"))


def acquire_free_text(words: Bundle, effect: Data) -> str:
    """Return the acquisition of a card up to a cost, or of just this cost."""
    key = "effect-acquire_exactly" if effect.get("exactly") else "effect-acquire_free"
    return words.text(key if effect["to"] == "discard" else f"{key}-{effect['to']}", n=effect["n"])


def trash_of_text(words: Bundle, effect: Data) -> str:
    """Return the trashing of a card of a Faction, or of any."""
    key = f"effect-{effect['op']}"
    if "faction" not in effect:
        return words.text(key)
    return words.text(f"{key}-faction", faction=words.name(f"faction/{effect['faction']}"))


def retreat_some_text(words: Bundle, effect: Data) -> str:
    """Return a retreat of so many troops, or of one number out of two."""
    low, high = effect["at_least"], effect["up_to"]
    if low == high:
        return words.text("effect-retreat_some", n=low)
    return words.text("effect-retreat_some-to", n=low, most=high)


def control_text(words: Bundle, effect: Data) -> str:
    """Return the control of a space; one that is not on this board gives nothing."""
    if effect["space"] is None:
        return words.text("effect-nothing")
    return words.text("effect-control", space=words.name(f"space/{effect['space']}"))


def take_back_text(words: Bundle, effect: Data) -> str:
    """Return the taking back of a card of a Faction."""
    return words.text("effect-take_back", faction=words.name(f"faction/{effect['faction']}"))


def modify_text(words: Bundle, effect: Data) -> str:
    """Return a modifier that lasts for a turn."""
    return words.text("effect-modify", rule=modifier_text(words, effect))


def acquire_tech_text(words: Bundle, effect: Data) -> str:
    """Return the acquisition of a Tech tile: for how much less, and whether Solari pay it too."""
    key = "effect-acquire_tech-solari" if effect.get("or_solari") else "effect-acquire_tech"
    return words.text(key, n=effect.get("discount", 0))


def track_bonus_text(words: Bundle, effect: Data) -> str:
    """Return the bonus of an Influence track."""
    return words.text("effect-track_bonus", faction=words.name(f"faction/{effect['faction']}"))


def flip_text(words: Bundle, effect: Data) -> str:
    """Return which battle icon is turned face down."""
    return words.text("effect-flip_icon", icon=words.name(f"word/{effect['icon']}"))


def spy_text(words: Bundle, effect: Data) -> str:
    """Return the placing of spies: where they may go."""
    if effect["on"]:
        icons = words.listed([words.name(f"icon/{icon}") for icon in effect["on"]], last="list-or")
        return words.text("effect-spy-on", n=effect["n"], icons=icons)
    where = "-here" if effect["here"] else "-shared" if effect["shared"] else ""
    return words.text(f"effect-spy{where}", n=effect["n"])


def replace_text(words: Bundle, effect: Data) -> str:
    """Return which card of the Tleilaxu Row is replaced."""
    return words.text(f"effect-replace_tleilaxu-{effect['side']}")


def ally_gains_text(words: Bundle, effect: Data) -> str:
    """Return what an Ally gains."""
    goods = goods_text(words, {"op": effect["resource"], "n": effect["n"]})
    return words.text("effect-ally_gains", goods=goods)


SPECIAL: dict[str, Callable[[Bundle, Data], str]] = {
    "ally_gains": ally_gains_text,
    "retreat": limited_text,
    "deploy": limited_text,
    "acquire": acquire_text,
    "acquire_free": acquire_free_text,
    "control": control_text,
    "take_back": take_back_text,
    "modify": modify_text,
    "deploy_units": limited_text,
    "acquire_tech": acquire_tech_text,
    "track_bonus": track_bonus_text,
    "spy": spy_text,
    "flip_icon": flip_text,
    "trash_hand": trash_of_text,
    "trash_other_in_play": trash_of_text,
    "retreat_some": retreat_some_text,
    "replace_tleilaxu": replace_text,
}


def on_thing(words: Bundle, kind: str, effects: list[Data]) -> list[Data]:
    """Return effects as they stand on a thing of a kind: what trashes itself there is no card."""
    trashed = f"trash_{kind}"
    return [
        {
            **effect,
            **{part: on_thing(words, kind, effect[part]) for part in ("cost", "effects") if part in effect},
            "op": trashed if effect["op"] == "trash_self" and words.has(f"effect-{trashed}") else effect["op"],
        }
        for effect in effects
    ]


def own_line(words: Bundle, kind: str, line: Data) -> Data:
    """Return a line of a thing with the words for its kind."""
    return {**line, "effects": on_thing(words, kind, line["effects"])}


# --- conditions, modifiers, triggers -------------------------------------------------------------------------------


def condition_text(words: Bundle, condition: Data) -> str:
    """Return a condition as a phrase; a negation has words of its own where the language has them."""
    key = f"condition-{condition['if']}"
    if condition.get("of_rival") and words.has(f"rival-needs-{condition['if']}"):
        key = f"rival-needs-{condition['if']}"  # it is never the reader who must meet it
    if condition["if"] == "not" and len(condition["of"]) == 1 and words.has(f"{key}-{condition['of'][0]['if']}"):
        return words.text(f"{key}-{condition['of'][0]['if']}", **condition_args(words, condition["of"][0]))
    if all_of(condition):
        key = "condition-all_of"
    return words.text(key, **condition_args(words, condition))


def all_of(condition: Data) -> bool:
    """Tell whether all of the conditions that a condition counts must hold."""
    return bool(condition["if"] == "some_of" and condition["at_least"] == len(condition["of"]))


def condition_args(words: Bundle, condition: Data) -> dict[str, object]:
    """Return what the message of a condition is filled with."""
    args: dict[str, object] = {key: condition[key] for key in ("n", "at_least") if key in condition}
    if "faction" in condition:
        args["faction"] = words.name(f"faction/{condition['faction']}")
        args["id"] = condition["faction"]
    if "factions" in condition:
        names = [words.text("list-faction-card", faction=words.name(f"faction/{one}")) for one in condition["factions"]]
        args["factions"] = words.listed(names, last="list-or")
    if "card" in condition:
        args["card"] = words.name(f"card/{condition['card']}")
    if "space" in condition:
        args["space"] = words.name(f"space/{condition['space']}")
    if "icons" in condition:
        args["icons"] = words.listed([words.name(f"icon/{icon}") for icon in condition["icons"]], last="list-or")
    if "of" in condition:
        joints = ("list-comma", "list-and") if all_of(condition) else ("list-branch", "list-branch")
        args["conditions"] = words.listed(conditions_text(words, condition), *joints)
    return args


def conditions_text(words: Bundle, condition: Data) -> list[str]:
    """Return the conditions that a condition counts."""
    return [condition_text(words, part) for part in condition["of"]]


def modifier_text(words: Bundle, modifier: Data) -> str:
    """Return a modifier as a statement."""
    value = modifier["value"]
    args: dict[str, object] = {"n": abs(value), "sign": "less" if value < 0 else "more"}
    if "icons" in modifier:
        icons = modifier["icons"]
        args["icons"] = words.listed([words.name(f"icon/{icon}") for icon in icons])
        args["all"] = "yes" if len(icons) == len(ICONS) else "no"
    if "card" in modifier:
        args["card"] = words.name(f"card/{modifier['card']}")
    return words.text(f"modifier-{modifier['modifier']}", **args)


# The Agent icons: with all of them a modifier holds everywhere.
ICONS = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")


def trigger_text(words: Bundle, trigger: Data) -> str:
    """Return a passive ability as a phrase: when, if, and what follows."""
    given = trigger.get("condition")
    if given and words.has(f"trigger-{trigger['on']}-{given['if']}"):
        # What happens and under which condition, in one piece.
        condition = words.text(f"trigger-{trigger['on']}-{given['if']}", **condition_args(words, given))
    else:
        conditions = [words.text(f"trigger-{trigger['on']}"), *([condition_text(words, given)] if given else [])]
        condition = words.listed(conditions, last="list-condition")
    effects = words.listed([phrase(words, line) for line in trigger["lines"]])
    text = words.text("effect-when", condition=condition, effects=effects)
    return words.text("effect-once", effects=text) if trigger.get("once_per_game") else text
