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
    RivalPolicy,
    RuleValues,
    SeatDef,
    SpaceDef,
    TrackDef,
    UnitDef,
)
from landsraad.model.mechanic import Mechanic, Tables
from landsraad.model.things import Kind, Thing

Event = tuple[str, str, str]


def empty() -> vec[i64]:
    """Return an empty packed table."""
    return vec[i64]()


class Rules:
    """Packed tables by index: things and their boxes, lines, programs, actions, names."""

    def __init__(self) -> None:
        self.module_ids: tuple[str, ...] = ()
        self.host: str = ""
        self.content_hash: str = ""
        self.values: RuleValues = RuleValues()
        self.cards: list[CardDef] = []
        self.intrigues: list[IntrigueDef] = []
        self.spaces: list[SpaceDef] = []
        self.leaders: list[LeaderDef] = []
        self.conflicts: list[ConflictDef] = []
        self.tracks: list[TrackDef] = []
        self.units: list[UnitDef] = []  # kinds of unit beside troops; kind n is at n - 1
        self.n_cards: i64 = 0
        self.n_intrigues: i64 = 0
        self.n_spaces: i64 = 0
        self.n_factions: i64 = 0

        # Rooms: the mechanics of this game; ``room_at`` leads from a family to its place, -1: not in this game.
        self.rooms: list[Mechanic] = []
        self.room_at: vec[i64] = empty()
        self.tables: list[Tables] = []  # what each room has compiled
        self.menu_rooms: list[Mechanic] = []
        self.entry_rooms: list[Mechanic] = []
        self.turn_rooms: list[Mechanic] = []
        self.track_rooms: list[Mechanic] = []
        self.cover_rooms: list[Mechanic] = []
        self.rival_rooms: list[Mechanic] = []
        self.arrival_rooms: list[Mechanic] = []
        self.market_rooms: list[Mechanic] = []
        self.effect_rooms: list[Mechanic] = []
        self.reward_rooms: list[Mechanic] = []
        self.endgame_rooms: list[Mechanic] = []
        self.ability_rooms: list[Mechanic] = []
        self.abilities: i64 = 0  # mask of the modifiers that they follow
        self.hiding_rooms: list[Mechanic] = []
        self.stall_rooms: list[Mechanic] = []
        self.tie_rooms: list[Mechanic] = []
        self.pair_rooms: list[Mechanic] = []
        self.lending_rooms: list[Mechanic] = []
        self.reveal_rooms: list[Mechanic] = []
        self.intrigue_rooms: list[Mechanic] = []
        self.op_takes: vec[i64] = empty()  # 1: takes troops out of the Supply
        self.shown_as: dict[int, int] = {}  # parts of a compound choice: the kind of decision that others see
        self.after_rewards: i64 = 0  # some room has something to do when all rewards are taken
        self.op_family: vec[i64] = empty()
        self.kind_family: vec[i64] = empty()
        self.op_needs: vec[i64] = empty()  # 1: not always possible

        # Names by number, those of the rooms included.
        self.op_names: dict[int, str] = {}
        self.kind_names: dict[int, str] = {}
        self.condition_names: dict[int, str] = {}
        self.counter_names: dict[int, str] = {}
        self.modifier_names: dict[int, str] = {}
        self.trigger_names: dict[int, str] = {}
        self.word_names: dict[int, str] = {}
        self.zone_names: dict[int, str] = {}
        self.among_names: dict[int, str] = {}
        self.icon_names: dict[int, str] = {}
        self.event_names: dict[int, Event] = {}
        self.verbs: dict[int, str] = {}  # the verb of the options of a kind of decision
        self.written: dict[str, str] = {}  # how the notation says a verb in other words
        self.word_verbs: tuple[int, ...] = ()  # kinds of decision whose words are written with the verb
        self.factions: tuple[str, ...] = ()
        self.allegiances: tuple[str, ...] = ()  # the Factions as cards name them, by track

        # Things: kinds by their number, definitions by kind, and the lines of every box of every thing.
        self.kinds: dict[int, Kind] = {}
        self.kind_numbers: dict[str, int] = {}
        self.things: dict[int, list[Thing]] = {}
        self.box_base: vec[i64] = empty()  # by kind: the place of its first thing in the table of boxes
        self.box_first: vec[i64] = empty()  # by (base + thing) * BOXES + box
        self.box_last: vec[i64] = empty()
        self.thing_mods: list[vec[i64]] = []  # by place: lasting modifiers
        self.thing_triggers: list[vec[i64]] = []
        self.has_owned: i64 = 0  # some kind of thing can be owned

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
        self.third_reward_from: i64 = 0
        self.all_icons: i64 = 0

        # Kinds of unit beside troops.
        self.n_units: i64 = 0
        self.unit_strength: vec[i64] = empty()
        self.unit_modifier: vec[i64] = empty()
        self.unit_word: vec[i64] = empty()
        self.unit_stays: vec[i64] = empty()
        self.unit_fielded: vec[i64] = empty()
        self.fielded_units: i64 = 0  # mask over the packed counts: kinds that are in the Conflict or nowhere

        # Influence tracks.
        self.track_icon: vec[i64] = empty()  # as a bit
        self.track_base: vec[i64] = empty()  # the first track of the same icon: what the icon means for everybody
        self.n_icons: i64 = 0  # tracks that are the first of their icon
        self.space_tracks: vec[i64] = empty()  # by space: mask of the tracks that it belongs to

        # Cards. cost -1: cannot be bought.
        self.card_cost: vec[i64] = empty()
        self.card_icons: vec[i64] = empty()
        self.card_factions: vec[i64] = empty()
        self.card_anywhere: vec[i64] = empty()
        self.card_reserve: vec[i64] = empty()
        self.reserve_cards: vec[i64] = empty()
        self.card_ignores_enemies: vec[i64] = empty()
        self.card_keyword: vec[i64] = empty()  # 1 + the place of the room that follows it
        self.card_discarded: vec[i64] = empty()  # does something when an effect discards it
        self.card_off_space: vec[i64] = empty()  # space where the card saves spice, -1 for none
        self.card_off_spice: vec[i64] = empty()
        self.card_unbidden: vec[i64] = empty()  # enters spaces whose requirement is not met
        self.card_paired: vec[i64] = empty()  # can be played only together with another card
        self.card_more: vec[i64] = empty()  # condition of its further icons, -1 for none
        self.card_more_icons: vec[i64] = empty()
        self.more_icons: i64 = 0  # some card has further icons
        self.card_own_way: vec[i64] = empty()  # enters spaces in a way of its own: one of the above

        # Intrigue cards.
        self.intrigue_condition: vec[i64] = empty()
        self.intrigue_in_reveal: vec[i64] = empty()
        self.loss_cards: i64 = 0  # troops lost at the end of a Conflict for which some Intrigue card is played

        # Spaces.
        self.space_icon: vec[i64] = empty()  # as a bit
        self.space_solari: vec[i64] = empty()
        self.space_spice: vec[i64] = empty()
        self.space_water: vec[i64] = empty()
        self.space_later: vec[i64] = empty()  # Solari once anybody has a Swordmaster, -1: the same
        self.space_requirement: vec[i64] = empty()
        self.space_asks: vec[i64] = empty()  # 1: who enters must pay or meet something
        self.space_combat: vec[i64] = empty()
        self.space_maker: vec[i64] = empty()
        self.space_once: vec[i64] = empty()
        self.space_presence: vec[i64] = empty()
        self.entry_line: vec[i64] = empty()
        self.control_line: vec[i64] = empty()
        self.maker_spaces: vec[i64] = empty()
        self.counts_picked: i64 = 0  # some condition asks which card was discarded or trashed last
        self.counts_acquired: i64 = 0  # some condition asks which cards were acquired this turn
        self.counts_revealed: i64 = 0  # some effect counts the cards revealed this turn
        self.reveal_hears: i64 = 0  # mask of events of the Reveal turn that some Intrigue card waits for
        self.trashes_intrigue: i64 = 0  # some effect trashes Intrigue cards
        self.counts_harvest: i64 = 0  # some condition asks how much was harvested this turn
        self.counts_spice: i64 = 0  # something asks how much spice was gained this turn
        self.counts_swords: i64 = 0  # some effect counts the cards that gave swords

        # Conflicts.
        self.conflict_level: vec[i64] = empty()
        self.conflict_location: vec[i64] = empty()

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
        self.cond_room: vec[i64] = empty()  # place of the room that judges it, -1: the engine does
        self.mod_kind: vec[i64] = empty()
        self.mod_arg: vec[i64] = empty()
        self.mod_value: vec[i64] = empty()
        self.trigger_event: vec[i64] = empty()
        self.trigger_condition: vec[i64] = empty()
        self.trigger_once: vec[i64] = empty()
        self.trigger_anybody: vec[i64] = empty()  # fires on any actor's event, not only its owner's
        self.trigger_first: vec[i64] = empty()
        self.trigger_last: vec[i64] = empty()
        self.heard: i64 = 0  # mask of events that some trigger of this game waits for
        self.watched: i64 = 0  # mask of those that a trigger of another actor waits for
        self.entered_pc: i64 = -1  # where rooms have their say about an Agent that has arrived
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
        self.act_thing: vec[i64] = empty()  # by place in the table of boxes: a thing that has a zone of its own

        # Set-up lists: card indices with copies.
        self.starting_deck: vec[i64] = empty()
        self.starting_discard: vec[i64] = empty()
        self.imperium_deck: vec[i64] = empty()
        self.intrigue_deck: vec[i64] = empty()
        self.reserve_counts: vec[i64] = empty()
        self.reserve_leader: vec[i64] = empty()  # the stack is there only if this Leader plays; -1: always

        # The seat plan of a game with teams; empty: everybody for itself.
        self.seating: tuple[SeatDef, ...] = ()
        self.seat_decks: list[vec[i64]] = []
        self.seat_mods: list[vec[i64]] = []
        self.pc_fields: vec[i64] = empty()  # by instruction: it, or what stands inside it, is about units or tracks

        # Rivals, where there are any.
        self.rival_cards: list[RivalCardDef] = []
        self.rival_game: RivalGame | None = None
        self.difficulty: Difficulty | None = None
        self.policy: RivalPolicy = RivalPolicy()
        self.rival_joins: i64 = 0  # of its policy, unpacked for speed
        self.expert_lead: i64 = 0
        self.expert_below: i64 = 0
        self.expert_units: i64 = 0  # the lead is counted in units
        self.rival_shuns: i64 = 0  # mask of spaces
        self.rival_pays: vec[i64] = empty()  # with what it pays for its third Agent, in this order
        self.rival_value: vec[i64] = empty()  # by Leader: the price of the third Agent, 0 for one that buys none
        self.rival_plain: vec[i64] = empty()  # by Leader: streamlined
        self.rival_lists: vec[i64] = empty()  # by Leader, as many as there are tracks: Factions in order, -1 for none
        self.rival_again: vec[i64] = empty()
        self.rivals_buy: i64 = 0  # some Rival buys its third Agent
        self.rival_takes: vec[i64] = empty()  # spaces with a flag, in the order in which it takes them
        self.rival_keeps: i64 = 0  # a Rival acquires things on offer
        self.rival_waits_turn: i64 = 0  # it acts after the First Player's Agent turns (H-2PG-02)
        self.price_op: vec[i64] = empty()
        self.price_n: vec[i64] = empty()
        self.price_level: vec[i64] = empty()
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
        self.rival_leaders: tuple[str, ...] = ()
        self.kept_stacks: dict[str, str] = {}  # a Reserve card, and the Leader without whom it is not there
        self.rival_waits: i64 = 0  # some price must wait for a Conflict: look again when one is turned up
        self.row_dice: i64 = 0  # dice thin out the Imperium Row after a Reveal turn
        self.rival_agents: i64 = 0
        self.rival_expert: i64 = 0
        self.rival_swordmaster_round: i64 = 0
        self.rival_marker: i64 = 0
        self.rival_seat: i64 = 0  # the Rival is seated after the First Player
        self.space_base_spice: vec[i64] = empty()
        self.human_first: i64 = 0  # line of the human's additional resources
        self.human_last: i64 = 0

    def thing_id(self, kind: int, number: int) -> str:
        """Return the id of a thing."""
        return self.things[kind][number].id
