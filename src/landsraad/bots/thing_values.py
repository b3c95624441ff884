"""What things are worth to the greedy bot, in tenths of a Victory Point, read from the catalogue of the set-up.

The numbers are judgement, not rules: a Solari is about 1, the rest is what players trade for it.
"""

from __future__ import annotations

from typing import Any

import landsraad as ls

Data = dict[str, Any]

VP = 10.0
SOLARI = 1.0
SPICE = 1.6
WATER = 1.8
TROOP = 1.3
DRAW = 1.7
INTRIGUE = 2.4
INFLUENCE = 4.5
PERSUASION = 0.9
SWORD = 0.7
MENTAT = 3.0
CONTROL = 3.5
TRASH = 1.3
SPY = 1.6
UNPAIRED = 2.5  # a battle icon that may make a pair

# Worth of one unit of an effect ("n" units, 1 if there is no number).
UNIT = {
    "solari": SOLARI,
    "spice": SPICE,
    "water": WATER,
    "persuasion": PERSUASION,
    "swords": SWORD,
    "vp": VP,
    "troops": TROOP,
    "draw": DRAW,
    "intrigue": INTRIGUE,
    "influence": INFLUENCE,
    "influence_any": INFLUENCE + 0.5,
    "influence_pick": INFLUENCE + 0.5,
    "lose_influence": INFLUENCE,
    "harvest": SPICE,
    "discard": 1.0,
    "lose_garrison": TROOP,
    "lose_deployed": TROOP + 0.5,
    "deploy_supply": TROOP + 0.7,
    "spy": SPY,
    "recall_spy": SPY,
    "influence_each": INFLUENCE,
    "base_spice": SPICE,
    "sandworm": 5.0,
    "contract": 2.2,
    "memory": 0.5,
    "trash_intrigue": INTRIGUE,
    "research": 2.2,
    "tleilaxu": 2.6,
    "specimen": 0.8,
    "pay_specimen": 0.8,
}
# Worth of an effect whatever its number.
FLAT = {
    "trash": TRASH,
    "trash_self": -0.3,
    "mentat": MENTAT,
    "mentat_next": MENTAT,
    "control": CONTROL,
    "council": 12.0,
    "swordmaster": 18.0,
    "acquire": 1.5,
    "acquire_free": 4.0,
    "take_back": 1.5,
    "top_card": 1.5,
    "refocus": 0.8,
    "recall": 4.0,
    "reserve": 1.0,
    "steal_intrigue": 0.8,
    "retreat": 0.4,
    "deploy": 1.5,
    "deploy_recruits": 1.0,
    "close_space": 0.5,
    "pass_turn": 0.5,
    "show_secret": 8.0,
    "signet": 1.5,
    "modify": 2.0,
    "harvest_bonus": 1.0,
    "maker_hooks": 6.0,
    "flip_icon": 1.0,
    "trash_other_in_play": 0.5,
    "trash_hand": 0.5,
    "return_to_hand": DRAW,
    "top_three": 2.5,
    "buy_with_solari": 2.5,
    "recall_other": 3.0,
    "train": 2.0,
    "turn_over": 1.0,
    "repeat_space": 3.0,
    "copy_partner": 2.5,
    "borrow_from_row": 2.5,
    "trash_partner": 0.3,
    "trash_grafted": -0.3,
    "partner_back": 1.5,
    "recall_sent": 4.0,
    "acquire_tleilaxu": 1.5,
}


def effect_worth(effect: Data) -> float:
    """Return what one effect is worth to whoever resolves it."""
    op = effect["op"]
    if op == "when":
        return 0.6 * effects_worth(effect["effects"])
    if op == "pay":
        return max(0.3, 0.8 * (effects_worth(effect["effects"]) - effects_worth(effect["cost"])))
    if op == "choose":
        best = sorted((effects_worth(branch) for branch in effect["branches"]), reverse=True)
        return sum(best[: effect["n"]])
    if op == "either":
        return max(effects_worth(effect["effects"]), effects_worth(effect["otherwise"]))
    if op == "lines":
        return sum(effects_worth(branch) for branch in effect["branches"])
    if op == "this_reveal":
        return effects_worth(effect["effects"])
    if op in ("each_opponent", "opponent"):
        return 0.4 * effects_worth(effect["effects"])
    if op == "per":
        return 2.0 * effects_worth(effect["effects"])
    if op in UNIT:
        return UNIT[op] * int(effect.get("n", 1))
    return FLAT.get(op, 0.5)


def effects_worth(effects: list[Data]) -> float:
    """Return what some effects are worth together."""
    return sum(effect_worth(effect) for effect in effects)


def lines_worth(lines: list[Data]) -> float:
    """Return what the lines of a box are worth; those with a condition are often worth nothing."""
    return sum(effects_worth(line["effects"]) * (0.6 if "condition" in line else 1.0) for line in lines)


def gain(lines: list[Data], op: str) -> int:
    """Return how many units of ``op`` the lines give for certain."""
    return sum(
        int(effect.get("n", 1))
        for line in lines
        if "condition" not in line
        for effect in line["effects"]
        if effect["op"] == op
    )


class Worth:
    """The things of a set-up with their worth."""

    def __init__(self, setup: ls.Setup) -> None:
        data: Data = ls.catalog(setup)
        self.vp_goal = int(data["values"]["vp_goal"])
        self.alliance_at = int(data["values"]["alliance_at"])
        # What a card adds to a deck each time it is seen, less what an average card would.
        self.card: dict[str, float] = {}
        self.persuasion: dict[str, int] = {}
        self.swords: dict[str, int] = {}
        self.reveal_rest: dict[str, float] = {}  # of the Reveal box, without Persuasion and swords
        for card in data["cards"]:
            self.add_card(card)
        self.intrigue = {card["id"]: intrigue_worth(card) for card in data["intrigues"]}
        self.rewards = {
            conflict["id"]: tuple(lines_worth(conflict[place]) for place in ("first", "second", "third"))
            for conflict in data["conflicts"]
        }
        self.pieces = "posts" in data  # spies, sandworms, battle icons, contracts
        self.icon = {conflict["id"]: conflict.get("battle_icon") for conflict in data["conflicts"]}
        self.contract = {tile["id"]: lines_worth(tile["reward"]) for tile in data.get("contracts", ())}
        self.bonus = {faction["id"]: lines_worth(faction["bonus"]) for faction in data["factions"]}

    def add_card(self, card: Data) -> None:
        """Read one card."""
        name, reveal = card["id"], card["reveal"]
        persuasion, swords = gain(reveal, "persuasion"), gain(reveal, "swords")
        whole = lines_worth(reveal)
        places = 5 if card["anywhere"] else min(4, len(card["icons"]))
        sent = (lines_worth(card["agent"]) + 0.5 * places) if places else 0.0
        self.persuasion[name] = persuasion
        self.swords[name] = swords
        self.reveal_rest[name] = whole - PERSUASION * persuasion - SWORD * swords
        self.card[name] = 0.5 * max(sent, whole) + 0.35 * min(sent, whole) - 0.9


def intrigue_worth(card: Data) -> float:
    """Return what holding an Intrigue card is worth: a little less than playing it."""
    best = max((lines_worth(card[kind]) for kind in card["types"]), default=0.0)
    return max(0.5, 0.8 * best)


_KNOWN: dict[tuple[object, ...], Worth] = {}


def worth_of(setup: ls.Setup) -> Worth:
    """Return the worths of a set-up; equal boxes share them."""
    key = (setup.host, setup.modules, setup.variants, setup.epic, setup.players)
    if key not in _KNOWN:
        _KNOWN[key] = Worth(setup)
    return _KNOWN[key]
