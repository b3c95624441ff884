"""Build a ruleset from modules: check requirements, merge in a fixed order, compile, freeze."""

from collections.abc import Sequence
from typing import TypeVar

from landsraad.core.actions import ACTION_IDS, ACTION_NAMES, N_ACTIONS
from landsraad.core.codec import digest_of
from landsraad.core.errors import ContentError
from landsraad.core.packed import append, i64, vec
from landsraad.engine.compiler import Compiler, packed_copies
from landsraad.model.defs import (
    IMPERIUM,
    RESERVE,
    STARTER,
    CardDef,
    ConflictDef,
    IntrigueDef,
    LeaderDef,
    Module,
    RivalGame,
    RuleValues,
    SpaceDef,
)
from landsraad.model.effects import Node
from landsraad.model.rules import Rules
from landsraad.model.terms import (
    BOX_ABILITY,
    BOX_ACQUIRE,
    BOX_AGENT,
    BOX_BONUS,
    BOX_COMBAT,
    BOX_CONTROL,
    BOX_ENDGAME,
    BOX_ENTRY,
    BOX_FIRST,
    BOX_PLOT,
    BOX_REVEAL,
    BOX_SECOND,
    BOX_SETUP,
    BOX_SIGNET,
    BOX_SPACE,
    BOX_THIRD,
    BOX_TRASHED,
    BOX_WIN,
    FACTION_NAMES,
    FROM_CARD,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    FROM_LEADER,
    FROM_SPACE,
    FROM_TRACK,
    OP_ARRIVE,
    OP_HARVEST,
    OP_INTRIGUE_DONE,
    OP_RIVAL_DEPLOY,
    SOURCE_SPAN,
    WORD_NAMES,
    ZONE_NAMES,
)

Definition = TypeVar("Definition", CardDef, IntrigueDef, SpaceDef, LeaderDef, ConflictDef)


def column(values: Sequence[int]) -> vec[i64]:
    """Return a packed column."""
    result = vec[i64]()
    for value in values:
        result = append(result, i64(value))
    return result


def index_by_id(kind: str, definitions: Sequence[Definition]) -> dict[str, int]:
    """Number the definitions by id; a doubled id is an error."""
    indices: dict[str, int] = {}
    for number, definition in enumerate(definitions):
        if definition.id in indices:
            raise ContentError(f"two boxes define the {kind} {definition.id!r}")
        indices[definition.id] = number
    return indices


def build(modules: Sequence[Module], players: int = 4, difficulty: str | None = None) -> Rules:
    """Compile the modules, in the order given, into one ruleset."""
    rules = Rules()
    rules.module_ids = tuple(module.id for module in modules)
    hosts = [module.id for module in modules if module.host]
    if len(hosts) != 1:
        raise ContentError(f"a game needs exactly one host box, not {hosts}")
    for module in modules:
        missing = [need for need in module.requires if need not in rules.module_ids]
        if missing:
            raise ContentError(f"the box {module.id} needs {', '.join(missing)}")
        rules.cards += module.cards
        rules.intrigues += module.intrigues
        rules.spaces += module.spaces
        rules.leaders += module.leaders
        rules.conflicts += module.conflicts
        rules.rival_cards += module.rival_cards
        for rival_game in module.rival_games:
            if rival_game.players == players:
                rules.rival_game = rival_game
        rules.values = module.values or rules.values
    rules.content_hash = digest_of([repr(module) for module in modules])
    rules.n_cards = len(rules.cards)
    rules.n_intrigues = len(rules.intrigues)
    rules.n_spaces = len(rules.spaces)
    set_values(rules, rules.values)
    compiler = Compiler(rules, index_by_id("card", rules.cards), index_by_id("space", rules.spaces))
    index_by_id("Intrigue card", rules.intrigues)
    index_by_id("Leader", rules.leaders)
    index_by_id("Conflict", rules.conflicts)
    compiler.emit(OP_INTRIGUE_DONE)
    compiler.emit(OP_ARRIVE)
    compiler.emit(OP_RIVAL_DEPLOY)
    add_cards(rules, compiler)
    add_intrigues(rules, compiler)
    add_spaces(rules, compiler)
    add_leaders(rules, compiler)
    add_conflicts(rules, compiler)
    add_tracks(rules, compiler, [bonus for module in modules for bonus in module.track_bonuses])
    add_actions(rules)
    if rules.rival_game is not None:
        add_rivals(rules, compiler, rules.rival_game, difficulty)
    return rules


def set_values(rules: Rules, values: RuleValues) -> None:
    """Unpack the numbers of the rules."""
    rules.vp_goal = values.vp_goal
    rules.hand_size = values.hand_size
    rules.row_size = values.row_size
    rules.council_persuasion = values.council_persuasion
    rules.troop_strength = values.troop_strength
    rules.garrison_deploy = values.garrison_deploy
    rules.influence_top = values.influence_top
    rules.influence_vp_at = values.influence_vp_at
    rules.alliance_at = values.alliance_at
    rules.base_agents = values.agents


def add_cards(rules: Rules, compiler: Compiler) -> None:
    """Compile the deck cards."""
    cards = rules.cards
    rules.card_cost = column([-1 if card.cost is None else card.cost for card in cards])
    rules.card_icons = column([sum(1 << icon for icon in card.icons) for card in cards])
    rules.card_factions = column([sum(1 << faction for faction in card.factions) for card in cards])
    rules.card_anywhere = column([int(card.anywhere) for card in cards])
    stacks = [number for number, card in enumerate(cards) if card.pile == RESERVE]
    rules.reserve_cards = column(stacks)
    rules.reserve_counts = column([cards[number].copies for number in stacks])
    rules.card_reserve = column([stacks.index(n) if n in stacks else -1 for n in range(len(cards))])
    rules.starting_deck = packed_copies([(n, card.copies) for n, card in enumerate(cards) if card.pile == STARTER])
    rules.imperium_deck = packed_copies([(n, card.copies) for n, card in enumerate(cards) if card.pile == IMPERIUM])
    for number, card in enumerate(cards):
        source = FROM_CARD * SOURCE_SPAN + number
        first, last = compiler.box(card.agent, source, BOX_AGENT)
        rules.agent_first = append(rules.agent_first, i64(first))
        rules.agent_last = append(rules.agent_last, i64(last))
        first, last = compiler.box(card.reveal, source, BOX_REVEAL)
        rules.reveal_first = append(rules.reveal_first, i64(first))
        rules.reveal_last = append(rules.reveal_last, i64(last))
        first, last = compiler.program(card.acquire, source, BOX_ACQUIRE)
        rules.acquire_first = append(rules.acquire_first, i64(first))
        rules.acquire_last = append(rules.acquire_last, i64(last))
        first, last = compiler.program(card.trashed, source, BOX_TRASHED)
        rules.trashed_first = append(rules.trashed_first, i64(first))
        rules.trashed_last = append(rules.trashed_last, i64(last))


def add_intrigues(rules: Rules, compiler: Compiler) -> None:
    """Compile the Intrigue cards: four possible boxes each, by type."""
    rules.intrigue_deck = packed_copies([(n, card.copies) for n, card in enumerate(rules.intrigues)])
    for number, card in enumerate(rules.intrigues):
        source = FROM_INTRIGUE * SOURCE_SPAN + number
        boxes = ((card.plot, BOX_PLOT), (card.combat, BOX_COMBAT), (card.endgame, BOX_ENDGAME), (card.win, BOX_WIN))
        for nodes, box in boxes:
            first, last = compiler.program(nodes, source, box, in_reveal=card.in_reveal)
            rules.intrigue_first = append(rules.intrigue_first, i64(first))
            rules.intrigue_last = append(rules.intrigue_last, i64(last))
        rules.intrigue_condition = append(rules.intrigue_condition, i64(compiler.condition(card.condition)))
        rules.intrigue_in_reveal = append(rules.intrigue_in_reveal, i64(int(card.in_reveal)))


def single_line(compiler: Compiler, nodes: tuple[Node, ...], source: int, box: int) -> int:
    """Compile a box that is one line; -1 for an empty one."""
    if not nodes:
        return -1
    first, last = compiler.box(nodes, source, box)
    if last - first != 1:
        raise ContentError("this box must be a single line")
    return first


def add_spaces(rules: Rules, compiler: Compiler) -> None:
    """Compile the board."""
    spaces = rules.spaces
    rules.space_icon = column([1 << space.icon for space in spaces])
    rules.space_solari = column([space.cost[0] for space in spaces])
    rules.space_spice = column([space.cost[1] for space in spaces])
    rules.space_water = column([space.cost[2] for space in spaces])
    rules.space_requirement = column([compiler.condition(space.requirement) for space in spaces])
    rules.space_combat = column([int(space.combat) for space in spaces])
    rules.space_maker = column([int(space.maker) for space in spaces])
    rules.space_once = column([int(space.once) for space in spaces])
    rules.space_presence = column([space.presence for space in spaces])
    rules.maker_spaces = column([number for number, space in enumerate(spaces) if space.maker])
    for number, space in enumerate(spaces):
        source = FROM_SPACE * SOURCE_SPAN + number
        first, last = compiler.box(space.effects, source, BOX_SPACE)
        rules.space_first = append(rules.space_first, i64(first))
        rules.space_last = append(rules.space_last, i64(last))
        entry = single_line(compiler, space.entry, source, BOX_ENTRY)
        if entry >= 0:
            rules.line_flags[entry] = 0  # who enters pays one of the prices
        rules.entry_line = append(rules.entry_line, i64(entry))
        control = single_line(compiler, space.control, source, BOX_CONTROL)
        rules.control_line = append(rules.control_line, i64(control))
        if space.mentat:
            rules.mentat_space = number


def add_leaders(rules: Rules, compiler: Compiler) -> None:
    """Compile the Leaders."""
    for number, leader in enumerate(rules.leaders):
        source = FROM_LEADER * SOURCE_SPAN + number
        first, last = compiler.box(leader.signet, source, BOX_SIGNET)
        rules.signet_first = append(rules.signet_first, i64(first))
        rules.signet_last = append(rules.signet_last, i64(last))
        first, last = compiler.program(leader.setup, source, BOX_SETUP)
        rules.setup_first = append(rules.setup_first, i64(first))
        rules.setup_last = append(rules.setup_last, i64(last))
        rules.leader_mods.append(column([compiler.modifier(modifier) for modifier in leader.modifiers]))
        rules.leader_triggers.append(
            column([compiler.trigger(trigger, source, BOX_ABILITY) for trigger in leader.triggers])
        )


def add_conflicts(rules: Rules, compiler: Compiler) -> None:
    """Compile the Conflict cards."""
    rules.conflict_level = column([conflict.level for conflict in rules.conflicts])
    rules.conflict_location = column(
        [-1 if conflict.location is None else compiler.space(conflict.location) for conflict in rules.conflicts]
    )
    for number, conflict in enumerate(rules.conflicts):
        source = FROM_CONFLICT * SOURCE_SPAN + number
        places = ((conflict.first, BOX_FIRST), (conflict.second, BOX_SECOND), (conflict.third, BOX_THIRD))
        for nodes, box in places:
            first, last = compiler.box(nodes, source, box)
            rules.reward_first = append(rules.reward_first, i64(first))
            rules.reward_last = append(rules.reward_last, i64(last))


def add_tracks(rules: Rules, compiler: Compiler, bonuses: list[tuple[Node, ...]]) -> None:
    """Compile the bonuses of the Influence tracks."""
    for number, nodes in enumerate(bonuses):
        first, last = compiler.program(nodes, FROM_TRACK * SOURCE_SPAN + number, BOX_BONUS)
        rules.bonus_first = append(rules.bonus_first, i64(first))
        rules.bonus_last = append(rules.bonus_last, i64(last))


def base_spice(space: SpaceDef) -> int:
    """Return the base spice of a Maker space, 0 for any other."""
    return sum(node.a for node in space.effects if node.op == OP_HARVEST and isinstance(node.a, int))


def add_rivals(rules: Rules, compiler: Compiler, game: RivalGame, difficulty: str | None) -> None:
    """Compile the cards of the Rivals and the level of difficulty."""
    names = [level.id for level in game.difficulties]
    level = game.difficulties[names.index(difficulty) if difficulty else 0]
    rules.difficulty = level
    cards = rules.rival_cards
    rules.rival_space = column([-1 if card.space is None else compiler.space(card.space) for card in cards])
    rules.rival_faction = column([-1 if card.faction is None else card.faction for card in cards])
    rules.rival_troops = column([card.troops for card in cards])
    rules.rival_signet = column([int(card.signet) for card in cards])
    rules.rival_swords = column([card.swords for card in cards])
    rules.rival_harvest = column([int(card.harvest) for card in cards])
    rules.rival_reshuffle = column([int(card.reshuffle) for card in cards])
    used = [(number, card.copies) for number, card in enumerate(cards) if game.players in card.players]
    rules.rival_deck = packed_copies(used)
    rules.rival_agents = game.agents
    rules.rival_expert = int(level.expert)
    rules.rival_swordmaster_round = level.swordmaster_round
    rules.rival_marker = int(game.marker_with_rival)
    rules.space_base_spice = column([base_spice(space) for space in rules.spaces])
    if level.mentat_cost is not None:
        rules.space_solari[rules.mentat_space] = level.mentat_cost
    rules.human_first, rules.human_last = compiler.program(level.human, 0, BOX_SETUP)


def action_column(zone: str, names: Sequence[str]) -> vec[i64]:
    """Return the action ids of the names of a zone."""
    for name in names:
        if f"{zone}/{name}" not in ACTION_IDS:
            raise ContentError(f"the table of action ids lacks {zone}/{name}: run tools/action_table.py")
    return column([ACTION_IDS[f"{zone}/{name}"] for name in names])


def add_actions(rules: Rules) -> None:
    """Connect the action ids with the indices of this ruleset."""
    cards = [card.id for card in rules.cards]
    nouns: dict[str, list[str]] = {zone: cards for zone in ZONE_NAMES[:5]}
    nouns["intrigue"] = [card.id for card in rules.intrigues]
    nouns["space"] = [space.id for space in rules.spaces]
    nouns["faction"] = list(FACTION_NAMES)
    nouns["seat"] = [str(seat) for seat in range(8)]
    nouns["number"] = [str(number) for number in range(32)]
    nouns["choice"] = nouns["number"]
    nouns["word"] = list(WORD_NAMES)
    zones = [0] * N_ACTIONS
    indices = [-1] * N_ACTIONS
    for number, name in enumerate(ACTION_NAMES):
        zone, noun = name.split("/")
        zones[number] = ZONE_NAMES.index(zone)
        if noun in nouns[zone]:
            indices[number] = nouns[zone].index(noun)
    rules.action_zone = column(zones)
    rules.action_noun = column(indices)
    rules.act_hand = action_column("hand", cards)
    rules.act_discard = action_column("discard", cards)
    rules.act_play = action_column("play", cards)
    rules.act_market = action_column("market", cards)
    rules.act_aside = action_column("aside", cards)
    rules.act_intrigue = action_column("intrigue", nouns["intrigue"])
    rules.act_space = action_column("space", nouns["space"])
    rules.act_faction = action_column("faction", nouns["faction"])
    rules.act_seat = action_column("seat", nouns["seat"])
    rules.act_number = action_column("number", nouns["number"])
    rules.act_choice = action_column("choice", nouns["choice"])
    rules.act_word = action_column("word", nouns["word"])
