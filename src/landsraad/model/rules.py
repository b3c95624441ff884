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
        self.rival_agents: i64 = 0
        self.rival_expert: i64 = 0
        self.rival_swordmaster_round: i64 = 0
        self.rival_marker: i64 = 0
        self.space_base_spice: vec[i64] = empty()
        self.human_first: i64 = 0  # line of the human's additional resources
        self.human_last: i64 = 0
