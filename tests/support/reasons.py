"""Reasons, judged from outside: everything somebody may write down, what of it is legal, and whether a reason is true.

A reason is held against the view of the seat that asked and against the catalogue, which hold what is printed and what
lies on the table; no function of the engine that judges legality is asked. A new key needs a row in ``TRUE_WHEN``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import landsraad as ls
from landsraad.model.decision import WhyNot

Data = dict[str, Any]
# The spaces that one Leader alone may enter (S-PER-02).
BOARDS = {
    "vast_wealth": "shaddam_corrino_iv",
    "sardaukar": "shaddam_corrino_iv",
    "hardy_warriors": "muad_dib",
    "desert_mastery": "muad_dib",
}
MENUS = ("play_card", "resolve", "acquire", "combat_intrigue", "take_reward", "endgame_intrigue", "after_combat")


@dataclass
class Asked:
    """A text that is not legal, and the table at which it was asked for."""

    text: str
    reason: WhyNot
    view: Data
    catalog: dict[str, dict[str, Data]]
    legal: set[str]

    @property
    def args(self) -> Data:
        """What the reason says in particular."""
        return dict(self.reason.args)

    @property
    def me(self) -> Data:
        """The seat that asked."""
        return dict(self.view["seats"][self.view["decision"]["seat"]])

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        return str(self.view["decision"]["kind"])

    def thing(self, kind: str, name: str) -> Data:
        """Return a thing of the catalogue by the argument that names it."""
        return self.catalog[kind][str(self.args[name])]

    def space(self) -> Data:
        """Return the space on the board that the reason names."""
        return dict(self.view["board"]["spaces"][self.args["space"]])


def icons(asked: Asked) -> set[str]:
    """Return the printed icons of the card."""
    return set(asked.thing("cards", "card")["icons"])


def price_is_too_high(asked: Asked) -> bool:
    """The price is the one on offer, at most the printed one, and the seat has less."""
    have, cost = asked.args["have"], asked.args["cost"]
    printed = asked.thing("cards", "card")["cost"]
    return have == asked.me["persuasion"] and have < cost <= printed and (not aside(asked) or cost < printed)


def aside(asked: Asked) -> bool:
    """Tell whether the card was wished for from those kept aside."""
    return asked.text.endswith(" aside")


def cost_is_too_high(asked: Asked) -> bool:
    """The space costs that much at most (a level of difficulty may make it dearer), and the seat has less."""
    resource, cost, have = asked.args["resource"], asked.args["cost"], asked.args["have"]
    printed = asked.thing("spaces", "space")["cost"].get(resource, 0)
    return have == asked.me[resource] and have < cost and (cost <= printed or asked.view.get("difficulty") is not None)


def no_combat_space(asked: Asked) -> bool:
    """No Agent was sent to a Combat space in this turn, or it is no Agent turn at all."""
    space = asked.view["turn"]["space"]
    return asked.kind != "resolve" or space is None or not asked.catalog["spaces"][space]["combat"]


def made_combat_space(asked: Asked) -> bool:
    """A card of this turn, the last in play or two where grafted, can make any space a Combat space (I-ICO-01)."""
    last = asked.me["play"][-2 if asked.view["turn"].get("grafted") else -1 :]
    return any("'combat_icon'" in str(asked.catalog["cards"][card]["agent"]) for card in last)


def tile_price(asked: Asked) -> bool:
    """The tile lies on top, and with all Negotiators the seat cannot pay its price, at most the printed one."""
    tops = [stack["top"] for stack in asked.view["tech"]["stacks"]]
    cost = asked.args["cost"]
    means = asked.me["spice"] + asked.me["negotiators"]
    return asked.args["tile"] in tops and means < cost <= asked.thing("tiles", "tile")["cost"]


def owned(asked: Asked) -> list[Data]:
    """Return the entries of the tile among the own ones."""
    return [tile for tile in asked.me["tiles"] if tile["id"] == asked.args["tile"]]


def in_turn(asked: Asked) -> bool:
    """Tell whether it is the menu of an own turn."""
    return asked.kind in ("play_card", "resolve", "acquire")


def intrigue_time(asked: Asked) -> bool:
    """The seat holds the card, the reason names one of its types, and now is none of its times."""
    times = {"combat_intrigue": "combat", "take_reward": "win", "endgame_intrigue": "endgame", "after_combat": "loss"}
    now = times.get(asked.kind, "plot")
    types = asked.thing("intrigues", "intrigue")["types"]
    return asked.args["intrigue"] in asked.me["intrigue"] and asked.args["type"] in types and now not in types


def held(asked: Asked) -> bool:
    """Tell whether the seat holds the Intrigue card."""
    return asked.args["intrigue"] in asked.me["intrigue"]


def battle_icons(asked: Asked) -> list[str]:
    """Return the battle icons of the seat's face-up cards."""
    return [card["icon"] for card in asked.me["won"] if card["face_up"]]


def market(asked: Asked) -> list[str]:
    """Return the contracts on offer."""
    return list(asked.view["contracts"]["market"])


def no_arrow(asked: Asked) -> bool:
    """An Ally is active, and neither the Agent with the arrow to it nor the one with both arrows is at hand."""
    active = asked.view["turn"]["activated"]
    return active is not None and not any(
        token["here"] and token["space"] is None and token["ally"] in (active, None) for token in asked.me["arrows"]
    )


TRUE_WHEN: dict[str, Callable[[Asked], bool]] = {
    "why-no_commander": lambda a: not a.me["crew"],
    "why-nobody_active": lambda a: bool(a.me["crew"]) and a.view["turn"]["activated"] is None,
    "why-ally_cannot_deploy": lambda a: bool(a.me["crew"]) and "ally deploys" not in a.legal,
    "why-board_of_another": lambda a: a.me["leader"] != BOARDS[a.args["space"]],
    "why-other_arrow": no_arrow,
    "why-walled": lambda a: a.view["board"]["walled"] and a.view["conflict"] == a.args["conflict"],
    "why-no_deploying": lambda a: a.view["turn"]["deployed"] == 0,
    "why-no_hooks": lambda a: not a.me["maker_hooks"],
    "why-no_worm_icon": lambda a: "sandworm" not in str(a.view["turn"]["agenda"]),
    "why-wall_icon": lambda a: a.view["board"]["shield_wall"] and a.kind != "shield_wall",
    "why-no_wall": lambda a: not a.view["board"]["shield_wall"],
    "why-pair_time": lambda a: a.kind != "endgame_intrigue",
    "why-no_wild_icon": lambda a: "wild" not in battle_icons(a),
    "why-no_icon_to_pair": lambda a: a.args["icon"] not in battle_icons(a),
    "why-contract_kept": lambda a: a.args["contract"] in a.view["contracts"]["kept_aside"],
    "why-contract_not_there": lambda a: a.args["contract"] not in market(a),
    "why-no_contract_icon": lambda a: a.kind != "take_contract",
    "why-empty": lambda a: not a.text.strip(),
    "why-not_an_option": lambda a: (a.args["kind"], a.args["seat"]) == (a.kind, a.view["decision"]["seat"]),
    "why-not_turn_start": lambda a: a.args["kind"] == a.kind and (a.kind != "play_card" or "bindu" in a.text),
    "why-mandatory_left": lambda a: (
        a.kind in ("resolve", "acquire")
        and any(option["verb"] == "resolve" for option in a.view["decision"]["options"])
    ),
    "why-not_in_hand": lambda a: a.args["card"] not in a.me["hand"],
    "why-no_agent": lambda a: a.me["agents"] == 0,
    "why-no_icon": lambda a: not icons(a) and not a.thing("cards", "card")["anywhere"],
    "why-no_space": lambda a: not any(text.startswith(f"agent {a.args['card']}") for text in a.legal),
    "why-wrong_icon": lambda a: a.thing("spaces", "space")["icon"] not in icons(a),
    "why-occupied": lambda a: sum(a.space()["agents"]) > 0,
    "why-closed": lambda a: any(seat != a.me["seat"] for seat in a.space()["closed_by"]),
    "why-once_per_game": lambda a: a.thing("spaces", "space")["once"],
    "why-level": lambda a: a.view["difficulty"] == "kwisatz_haderach" and not a.me["swordmaster"],
    "why-requirement": lambda a: a.thing("spaces", "space")["requirement"] is not None,
    "why-cost": cost_is_too_high,
    "why-cost_choice": lambda a: a.thing("spaces", "space")["entry"] is not None,
    "why-not_reveal_turn": lambda a: a.view["turn"]["kind"] != "reveal" or a.kind not in ("acquire",),
    "why-no_price": lambda a: a.thing("cards", "card")["cost"] is None,
    "why-stack_empty": lambda a: a.view["reserve"].get(a.args["card"]) == 0,
    "why-not_on_offer": lambda a: (
        a.args["card"] not in (*a.view["row"], *a.view["reserve"], *a.view.get("tleilaxu_row", ()))
    ),
    "why-needs_partner": lambda a: a.args["card"] in a.me["hand"] and a.thing("cards", "card")["graft"],
    "why-specimens": lambda a: (
        a.args["have"] == a.me["specimens"] < a.args["cost"] == a.thing("cards", "card")["specimens"]
    ),
    "why-atomics_used": lambda a: not a.me["family_atomics"],
    "why-persuasion": price_is_too_high,
    "why-intrigue_not_held": lambda a: not held(a),
    "why-intrigue_time": intrigue_time,
    "why-intrigue_condition": lambda a: held(a) and a.thing("intrigues", "intrigue")["condition"] is not None,
    "why-intrigue_cost": lambda a: held(a) and a.kind in MENUS,
    "why-no_combat_space": no_combat_space,
    "why-deploy_limit": lambda a: (
        (not no_combat_space(a) or made_combat_space(a))
        and [text for text in sorted(a.legal) if text.removeprefix("deploy ").isdigit()]
        == sorted(f"deploy {n}" for n in range(1, a.args["limit"] + 1))
    ),
    "why-no_tech_icon": lambda a: a.kind != "acquire_tech",
    "why-tile_not_on_offer": lambda a: (
        a.kind == "acquire_tech" and a.args["tile"] not in [stack["top"] for stack in a.view["tech"]["stacks"]]
    ),
    "why-tile_price": tile_price,
    "why-tile_not_owned": lambda a: not owned(a),
    "why-tile_time": lambda a: bool(owned(a)) and (not in_turn(a) or not a.thing("tiles", "tile")["turn"]),
    "why-tile_face_down": lambda a: bool(owned(a)) and not owned(a)[0]["face_up"],
    "why-tile_cost": lambda a: bool(owned(a)) and in_turn(a) and owned(a)[0]["face_up"],
}


def legal_texts(game: ls.Game) -> set[str]:
    """Return all texts that name a decision now: the options, and where the Agent of a chosen card may go."""
    decision = game.decision
    if decision is None:
        return set()
    found = set()
    for option in decision.options:
        found.add(option.text)
        if option.verb in ("agent", "agent_from"):
            copy = game.clone()
            copy.apply(option.action)
            found |= legal_texts(copy)
    return found


def texts(game: ls.Game, catalog: dict[str, dict[str, Data]], rng: random.Random) -> Iterator[str]:
    """Yield what may be written down: every verb with every thing; Agents with the cards at hand and some others."""
    view = game.view(game.seat)
    cards = list(catalog["cards"])
    hand = list(view["seats"][game.seat]["hand"])  # type: ignore[index]
    for card in sorted({*hand, *rng.sample(cards, 3)}):
        origins = ["", " from leader", " from arrakeen"] if catalog["cards"][card]["anywhere"] else [""]
        for origin in origins:
            yield f"agent {card}{origin}"
            for space in catalog["spaces"]:
                yield f"agent {card}{origin} > {space}"
    row = [card for card in view.get("tleilaxu_row", ()) if card]  # type: ignore[attr-defined]
    for card in sorted({*view["row"], *view["reserve"], *row, *rng.sample(cards, 6)}):  # type: ignore[misc]
        yield f"acquire {card}"
        yield f"acquire {card} aside"
    for intrigue in catalog["intrigues"]:
        yield f"intrigue {intrigue}"
    for tile in catalog.get("tiles", ()):
        yield f"acquire tile {tile}"
        yield f"use {tile}"
    for number in range(8):
        yield f"deploy {number}"
    for unit in catalog.get("units", ()):
        yield f"deploy {unit}"
    yield from of_the_boxes(view, view["seats"][game.seat], catalog)  # type: ignore[index]
    yield from ("reveal", "end turn", "pass", "decline", "", "fly to the moon")


def of_the_boxes(view: Data, me: Data, catalog: dict[str, dict[str, Data]]) -> Iterator[str]:
    """Yield what may be written down with some boxes only."""
    for contract in catalog.get("contracts", ()):
        yield f"take contract {contract}"
    if "shield_wall" in view["board"]:
        yield from ("summon sandworm", "remove shield wall")
    if "won" in me:
        yield from ("pair crysknife", "pair ornithopter", "pair desert mouse")
    if "crew" in me:
        yield "ally deploys"
    if "family_atomics" in me:
        yield "family atomics"
