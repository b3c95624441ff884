"""A ruleset: the tables that the definitions of the chosen boxes are compiled into. Shared and never written after."""

from landsraad.core.packed import i64, vec
from landsraad.model.defs import (
    CardDef,
    ConflictDef,
    Difficulty,
    IntrigueDef,
    LeaderDef,
    RivalCardDef,
    RivalGame,
    RuleValues,
    SpaceDef,
    TileDef,
)


def empty() -> vec[i64]:
    """Return an empty packed table."""
    return vec[i64]()


class Rules:
    """Packed tables by index: cards, Intrigue cards, spaces, Leaders, Conflicts, lines, programs, actions."""

    def __init__(self) -> None:
        self.module_ids: tuple[str, ...] = ()
        self.content_hash: str = ""
        self.values: RuleValues = RuleValues()
        self.cards: list[CardDef] = []
        self.intrigues: list[IntrigueDef] = []
        self.spaces: list[SpaceDef] = []
        self.leaders: list[LeaderDef] = []
        self.conflicts: list[ConflictDef] = []
        self.n_cards: i64 = 0
        self.n_intrigues: i64 = 0
        self.n_spaces: i64 = 0
        self.n_factions: i64 = 4

        # Numbers of the rules, unpacked for speed.
        self.vp_goal: i64 = 0
        self.hand_size: i64 = 0
        self.row_size: i64 = 0
        self.council_persuasion: i64 = 0
        self.troop_strength: i64 = 0
        self.garrison_deploy: i64 = 0
        self.influence_top: i64 = 0
        self.influence_vp_at: i64 = 0
        self.alliance_at: i64 = 0
        self.base_agents: i64 = 0

        # Cards. cost -1: cannot be bought; *_first and *_last bound the lines of a box.
        self.card_cost: vec[i64] = empty()
        self.card_icons: vec[i64] = empty()
        self.card_factions: vec[i64] = empty()
        self.card_anywhere: vec[i64] = empty()
        self.card_reserve: vec[i64] = empty()
        self.agent_first: vec[i64] = empty()
        self.agent_last: vec[i64] = empty()
        self.reveal_first: vec[i64] = empty()
        self.reveal_last: vec[i64] = empty()
        self.acquire_first: vec[i64] = empty()
        self.acquire_last: vec[i64] = empty()
        self.trashed_first: vec[i64] = empty()
        self.trashed_last: vec[i64] = empty()
        self.reserve_cards: vec[i64] = empty()
        self.card_infiltrates: vec[i64] = empty()
        self.card_unload: vec[i64] = empty()
        self.card_off_space: vec[i64] = empty()  # space where the card saves spice, -1 for none
        self.card_off_spice: vec[i64] = empty()
        self.card_own_way: vec[i64] = empty()  # enters spaces in a way of its own: infiltrates or saves spice

        # Intrigue cards: lines by type at index * 4 + type.
        self.intrigue_first: vec[i64] = empty()
        self.intrigue_last: vec[i64] = empty()
        self.intrigue_condition: vec[i64] = empty()
        self.intrigue_in_reveal: vec[i64] = empty()

        # Spaces.
        self.space_icon: vec[i64] = empty()  # as a bit
        self.space_solari: vec[i64] = empty()
        self.space_spice: vec[i64] = empty()
        self.space_water: vec[i64] = empty()
        self.space_requirement: vec[i64] = empty()
        self.space_combat: vec[i64] = empty()
        self.space_maker: vec[i64] = empty()
        self.space_once: vec[i64] = empty()
        self.space_presence: vec[i64] = empty()
        self.space_first: vec[i64] = empty()
        self.space_last: vec[i64] = empty()
        self.entry_line: vec[i64] = empty()
        self.control_line: vec[i64] = empty()
        self.maker_spaces: vec[i64] = empty()
        self.mentat_space: i64 = -1

        # Leaders.
        self.signet_first: vec[i64] = empty()
        self.signet_last: vec[i64] = empty()
        self.setup_first: vec[i64] = empty()
        self.setup_last: vec[i64] = empty()
        self.leader_mods: list[vec[i64]] = []
        self.leader_triggers: list[vec[i64]] = []

        self.leader_reveal_first: vec[i64] = empty()
        self.leader_reveal_last: vec[i64] = empty()
        self.mark_at: vec[i64] = empty()  # by Leader: Influence at which its tokens lie, 0 for none
        self.mark_line: vec[i64] = empty()  # by Leader, number of the token reached and Faction; -1 for none

        # Tech tiles.
        self.tiles: list[TileDef] = []
        self.n_tiles: i64 = 0
        self.tile_cost: vec[i64] = empty()
        self.tile_flip: vec[i64] = empty()
        self.tile_rival: vec[i64] = empty()
        self.tile_use: vec[i64] = empty()  # when a Rival uses it
        self.tile_acquire_first: vec[i64] = empty()
        self.tile_acquire_last: vec[i64] = empty()
        self.tile_round_first: vec[i64] = empty()
        self.tile_round_last: vec[i64] = empty()
        self.tile_turn_first: vec[i64] = empty()
        self.tile_turn_last: vec[i64] = empty()
        self.tile_reveal_first: vec[i64] = empty()
        self.tile_reveal_last: vec[i64] = empty()
        self.tile_win_first: vec[i64] = empty()
        self.tile_win_last: vec[i64] = empty()
        self.tile_instead_first: vec[i64] = empty()
        self.tile_instead_last: vec[i64] = empty()
        self.tile_endgame_first: vec[i64] = empty()
        self.tile_endgame_last: vec[i64] = empty()
        self.tile_mods: list[vec[i64]] = []
        self.turn_tiles: i64 = 0  # mask of tiles with an ability for the own turn
        self.mod_tiles: vec[i64] = empty()  # by kind of modifier: mask of tiles that have it

        # The Shipping track: by space reached, the program of a recall from it.
        self.shipping_top: i64 = 0
        self.recall_line: vec[i64] = empty()
        self.dreadnoughts: i64 = 0
        self.has_works: i64 = 0
        self.counts_swords: i64 = 0  # some effect counts the cards that gave swords

        # Conflicts: lines by place at index * 3 + place.
        self.conflict_level: vec[i64] = empty()
        self.conflict_location: vec[i64] = empty()
        self.reward_first: vec[i64] = empty()
        self.reward_last: vec[i64] = empty()

        # Influence tracks.
        self.bonus_first: vec[i64] = empty()
        self.bonus_last: vec[i64] = empty()

        # Lines, conditions, modifiers, triggers, code.
        self.line_pc: vec[i64] = empty()
        self.line_end: vec[i64] = empty()
        self.line_flags: vec[i64] = empty()
        self.line_condition: vec[i64] = empty()
        self.line_source: vec[i64] = empty()
        self.line_box: vec[i64] = empty()
        self.cond_kind: vec[i64] = empty()
        self.cond_a: vec[i64] = empty()
        self.cond_b: vec[i64] = empty()
        self.mod_kind: vec[i64] = empty()
        self.mod_arg: vec[i64] = empty()
        self.mod_value: vec[i64] = empty()
        self.trigger_event: vec[i64] = empty()
        self.trigger_condition: vec[i64] = empty()
        self.trigger_once: vec[i64] = empty()
        self.trigger_first: vec[i64] = empty()
        self.trigger_last: vec[i64] = empty()
        self.code: vec[i64] = empty()  # three integers an instruction

        # Actions: zone and noun of an id (noun -1: not in this game), and the id of a noun in a zone.
        self.action_zone: vec[i64] = empty()
        self.action_noun: vec[i64] = empty()
        self.act_hand: vec[i64] = empty()
        self.act_discard: vec[i64] = empty()
        self.act_play: vec[i64] = empty()
        self.act_market: vec[i64] = empty()
        self.act_aside: vec[i64] = empty()
        self.act_intrigue: vec[i64] = empty()
        self.act_space: vec[i64] = empty()
        self.act_faction: vec[i64] = empty()
        self.act_seat: vec[i64] = empty()
        self.act_number: vec[i64] = empty()
        self.act_choice: vec[i64] = empty()
        self.act_word: vec[i64] = empty()
        self.act_tile: vec[i64] = empty()

        # Set-up lists: card indices with copies.
        self.starting_deck: vec[i64] = empty()
        self.imperium_deck: vec[i64] = empty()
        self.intrigue_deck: vec[i64] = empty()
        self.reserve_counts: vec[i64] = empty()

        # Rivals, where there are any.
        self.rival_cards: list[RivalCardDef] = []
        self.rival_game: RivalGame | None = None
        self.difficulty: Difficulty | None = None
        self.rival_space: vec[i64] = empty()
        self.rival_faction: vec[i64] = empty()
        self.rival_troops: vec[i64] = empty()
        self.rival_signet: vec[i64] = empty()
        self.rival_swords: vec[i64] = empty()
        self.rival_harvest: vec[i64] = empty()
        self.rival_reshuffle: vec[i64] = empty()
        self.rival_deck: vec[i64] = empty()
        self.rival_needs: vec[i64] = empty()
        self.rival_other_space: vec[i64] = empty()
        self.rival_first: vec[i64] = empty()
        self.rival_last: vec[i64] = empty()
        self.rival_other_first: vec[i64] = empty()
        self.rival_other_last: vec[i64] = empty()
        self.rival_leaders: tuple[str, ...] = ()
        self.rival_saves_spice: i64 = 0  # no Victory Point for spice before a Conflict III (X-RTC-04)
        self.rival_brutal: i64 = 0  # two cards for the swords in a Conflict III
        self.row_dice: i64 = 0  # dice thin out the Imperium Row after a Reveal turn
        self.rival_agents: i64 = 0
        self.rival_expert: i64 = 0
        self.rival_swordmaster_round: i64 = 0
        self.rival_marker: i64 = 0
        self.space_base_spice: vec[i64] = empty()
        self.human_first: i64 = 0  # line of the human's additional resources
        self.human_last: i64 = 0
