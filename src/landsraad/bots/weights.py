"""The tuned numbers of the heuristic, in tenths of a Victory Point. One table: tuning writes it, nothing else does.

``unit`` values count for each unit of an effect, ``flat`` ones once. An effect that is not listed is worth ``other``,
so a new box can be played before anybody has tuned it.
"""

from __future__ import annotations

UNIT: dict[str, float] = {
    "solari": 1.49,
    "spice": 3.08,
    "water": 2.21,
    "persuasion": 0.84,
    "swords": 1.46,
    "vp": 10.0,
    "troops": 2.7,
    "draw": 3.72,
    "intrigue": 5.45,
    "lose_influence": -6.01,
    "discard": -1.15,
    "lose_garrison": -0.39,
    "lose_deployed": -1.25,
    "deploy_supply": 3.81,
    "pay_solari": -0.98,
    "pay_spice": -2.36,
    "pay_water": -3.44,
    # Rise of Ix: set by judgement, the tuning was done on the base game.
    "dreadnought": 7.0,
    "negotiator": 1.8,
    "freighter": 5.0,
    "shipped_troops": 2.7,
    "lose_troop": -2.0,
    "influence_sent": 5.0,
    # Uprising: by judgement too.
    "spy": 2.8,
    "recall_spy": -1.6,
    "influence_each": 4.5,
    "base_spice": 3.08,
    "sandworm": 7.0,
    "contract": 3.2,
    "memory": 0.8,
    "trash_intrigue": -2.6,
    "research": 2.4,
    "tleilaxu": 3.0,
    "specimen": 0.8,
    "pay_specimen": -0.8,
}
FLAT: dict[str, float] = {
    "trash": -2.26,
    "trash_self": -0.42,
    "mentat": 4.85,
    "mentat_next": -0.04,
    "control": 14.72,
    "acquire": -0.63,
    "acquire_free": 8.96,
    "take_back": -0.09,
    "top_card": 1.93,
    "refocus": -0.07,
    "recall": 2.84,
    "reserve": 2.08,
    "steal_intrigue": 2.49,
    "retreat": -0.1,
    "deploy": 1.46,
    "deploy_recruits": 2.02,
    "close_space": -0.88,
    "pass_turn": 0.42,
    "show_secret": 2.78,
    "pick_secret": 0.76,
    "modify": 2.68,
    "intrigue_done": 0.0,
    "arrive": 0.0,
    "acquire_tech": 5.0,
    "deploy_units": 2.0,
    "retreat_units": -1.0,
    "retreat_dreadnought": -0.5,
    "retreat_enemies": 3.0,
    "trash_in_play": 1.0,
    "swap_intrigues": 2.0,
    "peek_intrigues": 3.0,
    "bury_intrigue": -4.0,
    "influence_agents": 7.0,
    "track_bonus": 3.0,
    "extra_turn": 4.0,
    "on_win": 0.0,
    "rival_tiles": 0.0,
    "rival_deploy": 0.0,
    "entered": 0.0,
    "harvest_bonus": 1.5,
    "maker_hooks": 8.0,
    "shield_wall_off": 0.5,
    "flip_icon": -3.0,
    "trash_other_in_play": -0.3,
    "trash_hand": -0.3,
    "return_to_hand": 3.5,
    "top_three": 4.5,
    "buy_with_solari": 4.0,
    "recall_other": 4.0,
    "retreat_some": -0.5,
    "train": 3.0,
    "turn_over": 1.5,
    "repeat_space": 5.0,
    "copy_partner": 2.5,
    "borrow_from_row": 2.5,
    "trash_partner": 0.3,
    "trash_grafted": -0.3,
    "partner_back": 1.5,
    "recall_sent": 4.0,
    "acquire_tleilaxu": 1.5,
}
OTHER = 0.5

# Everything else the heuristic weighs, by name; the order is the order of ``mind.W_...``.
GENERAL: dict[str, float] = {
    "agent": -0.37,  # sending an Agent now rather than revealing
    "garrison": 1.77,  # a troop kept at home
    "spread": 2.84,  # doubt about the strength of others
    "enemy_troops": 1.8,  # troops expected from an Agent still at home
    "enemy_sword": 0.88,  # swords expected from a card in hand
    "late_floor": 0.1,  # what goods are worth in the last round
    "late_slope": 0.37,
    "council": 2.15,
    "council_round": 4.34,
    "swordmaster": 0.71,
    "swordmaster_round": 9.26,
    "track_1": 13.35,  # a step on a track to this level, beside Victory Points and bonus
    "track_2": -0.53,
    "track_3": 7.27,
    "track_4": -0.03,
    "track_5": 1.96,
    "track_6": 0.28,
    "track_threat": 4.44,  # coming level with the holder of an Alliance
    "persuasion_round": 0.13,
    "persuasion_floor": 0.58,
    "vp_card": 7.12,  # Persuasion enough for a card that brings a Victory Point
    "cycle": 0.26,  # how often a card is seen again, a round left
    "deck_sent": 0.74,
    "deck_reveal": 0.45,
    "deck_icon": 1.17,
    "deck_average": 2.04,
    "hold_intrigue": 0.48,  # part of its worth that an Intrigue card keeps in the hand
    "opponent": 0.9,  # harm done to opponents
    "enemy_control": -0.02,
    "rounds_slope": 1.18,
    "harvest": 0.11,
    "fight": 1.3,
}


def names() -> list[str]:
    """Return the names of all weights, in a fixed order."""
    return [*(f"unit.{name}" for name in UNIT), *(f"flat.{name}" for name in FLAT), *GENERAL, "other"]


def values() -> list[float]:
    """Return the weights in the order of ``names``."""
    return [*UNIT.values(), *FLAT.values(), *GENERAL.values(), OTHER]
