"""Who may see what an event is about: one row for every kind of event, of every box.

Everything else of an event (its kind, its seat, its amount, its second noun) is public. A new kind needs a row in
``SEEN_BY``, and in ``witness.Witness`` if it moves a hidden card; the tests say so.
"""

from __future__ import annotations

from typing import Final

ALL: Final = "all"  # everybody, spectators too
OWNER: Final = "owner"  # the seat of the event alone
BOTH: Final = "both"  # the seat of the event and the second actor it names
DRAW: Final = "draw"  # the owner; everybody where the card was known to lie on top

PUBLIC_KINDS: Final = (
    "round_started", "turn_started", "agent_placed", "agent_moved", "agent_recalled", "resource_gained",
    "resource_paid", "vp_gained", "vp_lost", "influence_gained", "influence_lost", "alliance_taken",
    "alliance_returned", "troops_recruited", "troops_deployed", "troops_retreated", "troops_lost", "deck_shuffled",
    "card_trashed", "card_discarded", "card_acquired", "card_revealed", "row_filled", "card_reserved", "card_removed",
    "card_taken_back", "card_put_on_top",
    "card_to_hand", "intrigue_trashed", "reward_again", "intrigue_played", "intrigue_deck_shuffled", "council_joined",
    "swordmaster_gained", "control_gained", "control_lost", "space_closed", "secret_shown", "turn_passed",
    "strength_set", "combat_started", "combat_passed", "conflict_won", "reward_taken", "spice_added",
    "first_player_passed", "endgame_started", "game_ended", "rival_revealed", "rival_skipped", "rival_sent",
    "rival_chose", "rival_spent", "rival_held_back", "rival_deck_shuffled", "rival_idle", "card_returned",
    "rival_paid", "rival_schemed",
    "extra_turn", "dice_rolled", "row_trashed", "combat_tied",
    # Mechanics
    "dreadnought_commissioned", "dreadnought_deployed", "dreadnought_retreated", "dreadnought_on_flag",
    "dreadnought_came_home", "dreadnought_given_up", "freighter_advanced", "freighter_recalled", "rival_shipped",
    "mentat_taken", "mentat_promised", "tile_acquired", "tile_turned_up", "tile_used",
    "tile_trashed", "negotiator_placed", "negotiator_returned", "rival_acquired", "rival_used", "mark_taken",
    "spy_placed", "spy_recalled", "infiltrated", "intelligence_gathered", "sandworm_summoned", "sandworm_gone",
    "sandworm_kept_out", "maker_hooks_taken", "shield_wall_removed", "objective_dealt", "conflict_taken",
    "icons_matched", "icon_turned_down", "contract_taken", "contract_turned_up", "contract_completed",
    "trained", "memory_kept", "leader_turned",
    "ally_activated", "played_for_ally", "tie_conceded", "swordmaster_gone", "reinforced", "goods_given",
    "moved_to_throne", "spice_brought_together",
    "researched", "marker_reached", "tleilaxu_advanced", "specimen_gained", "specimen_spent", "specimen_returned",
    "tleilaxu_row_filled", "tleilaxu_row_removed", "cards_grafted", "card_borrowed", "atomics_used",
)  # fmt: skip

SEEN_BY: Final[dict[str, str]] = {
    **dict.fromkeys(PUBLIC_KINDS, ALL),
    "card_drawn": DRAW,
    "card_set_aside": OWNER,
    "contract_offered": OWNER,
    "intrigue_drawn": OWNER,
    "intrigue_buried": OWNER,
    "intrigue_put_back": OWNER,
    "intrigue_stolen": BOTH,
    "intrigue_wrapped": OWNER,
    "intrigue_given": BOTH,
    "secret_chosen": OWNER,
}

MISSING = "no row for the event {kind!r}: say in tests/support/event_table.py (SEEN_BY) who may see what it is about"


def may_see(kind: str, seat: int | None, other: object, viewer: int | None, top_known: bool) -> bool:
    """Tell whether a viewer may see what an event is about; ``top_known``: everybody knew the card on top."""
    assert kind in SEEN_BY, MISSING.format(kind=kind)
    row = SEEN_BY[kind]
    if row == ALL or (row == DRAW and top_known):
        return True
    if viewer is None:
        return False
    return viewer == seat or (row == BOTH and viewer == other)
