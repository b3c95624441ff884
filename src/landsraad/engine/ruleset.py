"""Build a ruleset from modules: check requirements, merge in a fixed order, compile, freeze."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from landsraad.core.actions import ACTION_IDS, ACTION_NAMES, N_ACTIONS
from landsraad.core.codec import digest_of
from landsraad.core.errors import ContentError
from landsraad.core.packed import append, i64, vec
from landsraad.engine.compiler import Compiler, is_late, packed_copies, with_faction
from landsraad.model.defs import (
    IMPERIUM,
    RESERVE,
    STARTER,
    CardDef,
    ConflictDef,
    IntrigueDef,
    LeaderDef,
    Module,
    RivalCardDef,
    RivalGame,
    RuleValues,
    SpaceDef,
    TileDef,
)
from landsraad.model.effects import Node, choose
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
    BOX_INSTEAD,
    BOX_MARK,
    BOX_PLOT,
    BOX_REVEAL,
    BOX_RIVAL,
    BOX_ROUND,
    BOX_SECOND,
    BOX_SETUP,
    BOX_SHIPPING,
    BOX_SIGNET,
    BOX_SPACE,
    BOX_THIRD,
    BOX_TRASHED,
    BOX_TURN,
    BOX_WIN,
    FACTION_NAMES,
    FROM_CARD,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    FROM_LEADER,
    FROM_RIVAL_CARD,
    FROM_SHIPPING,
    FROM_SPACE,
    FROM_TILE,
    FROM_TRACK,
    MODIFIER_NAMES,
    OP_ARRIVE,
    OP_HARVEST,
    OP_INTRIGUE_DONE,
    OP_RIVAL_DEPLOY,
    OP_RIVAL_TILES,
    SOURCE_SPAN,
    WORD_NAMES,
    ZONE_NAMES,
)

Definition = TypeVar("Definition", CardDef, IntrigueDef, SpaceDef, LeaderDef, ConflictDef, TileDef, RivalCardDef)

# Variants of the solo game (X-VAR).
ROW_DICE = "imperium_row_dice"
BRUTAL = "brutal_escalation"


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


def build(
    modules: Sequence[Module], players: int = 4, difficulty: str | None = None, variants: Sequence[str] = ()
) -> Rules:
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
        rules.tiles += module.tiles
        rules.rival_leaders += module.rival_leaders
        for rival_game in module.rival_games:
            if rival_game.players == players:
                rules.rival_game = rival_game
        rules.values = replace(module.values or rules.values, **dict(module.changes))
    take_out(rules, modules)
    rules.content_hash = digest_of([repr(module) for module in modules])
    rules.n_cards = len(rules.cards)
    rules.n_intrigues = len(rules.intrigues)
    rules.n_spaces = len(rules.spaces)
    rules.n_tiles = len(rules.tiles)
    rules.has_works = int(bool(rules.tiles) or rules.values.dreadnoughts > 0)
    rules.counts_swords = int(any(counts_swords(boxes) for boxes in all_boxes(rules)))
    rules.rival_brutal = int(BRUTAL in variants)
    rules.row_dice = int(ROW_DICE in variants)
    set_values(rules, rules.values)
    compiler = Compiler(rules, index_by_id("card", rules.cards), index_by_id("space", rules.spaces))
    index_by_id("Intrigue card", rules.intrigues)
    index_by_id("Leader", rules.leaders)
    index_by_id("Conflict", rules.conflicts)
    index_by_id("Tech tile", rules.tiles)
    compiler.emit(OP_INTRIGUE_DONE)
    compiler.emit(OP_ARRIVE)
    compiler.emit(OP_RIVAL_DEPLOY)
    compiler.emit(OP_RIVAL_TILES)
    add_cards(rules, compiler)
    add_intrigues(rules, compiler)
    add_spaces(rules, compiler)
    add_leaders(rules, compiler)
    add_conflicts(rules, compiler)
    add_tracks(rules, compiler, [bonus for module in modules for bonus in module.track_bonuses])
    add_tiles(rules, compiler)
    add_shipping(rules, compiler, [reward for module in modules for reward in module.shipping])
    add_actions(rules)
    if rules.rival_game is not None:
        add_rivals(rules, compiler, rules.rival_game, difficulty)
    return rules


def take_out(rules: Rules, modules: Sequence[Module]) -> None:
    """Take out what later boxes cover or replace: spaces, Rival cards, starting cards."""
    for module in modules:
        rules.spaces = without("space", rules.spaces, module.removes)
        if rules.rival_game is not None:
            rules.rival_cards = without("Rival card", rules.rival_cards, module.removes_rival_cards)
        for old, new in module.replaces:
            numbers = index_by_id("card", rules.cards)
            if old not in numbers or new not in numbers:
                raise ContentError(f"the box {module.id} replaces {old!r} by {new!r}, and one of them is not there")
            card = rules.cards[numbers[old]]
            rules.cards[numbers[old]] = replace(card, copies=card.copies - 1)


def without(kind: str, definitions: list[Definition], ids: Sequence[str]) -> list[Definition]:
    """Return the definitions without those named; a name that is not there is an error."""
    missing = [name for name in ids if name not in [definition.id for definition in definitions]]
    if missing:
        raise ContentError(f"a box removes the {kind} {missing[0]!r}, which no box of this game brings")
    return [definition for definition in definitions if definition.id not in ids]


def all_boxes(rules: Rules) -> list[tuple[Node, ...]]:
    """Return the boxes that belong to the Reveal turn."""
    return [card.reveal for card in rules.cards] + [tile.reveal for tile in rules.tiles]


def counts_swords(nodes: tuple[Node, ...]) -> bool:
    """Tell whether a box counts the cards that gave swords."""
    return any(is_late(node) for node in nodes)


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
    rules.dreadnoughts = values.dreadnoughts


def add_cards(rules: Rules, compiler: Compiler) -> None:
    """Compile the deck cards."""
    cards = rules.cards
    rules.card_cost = column([-1 if card.cost is None else card.cost for card in cards])
    rules.card_icons = column([sum(1 << icon for icon in card.icons) for card in cards])
    rules.card_factions = column([sum(1 << faction for faction in card.factions) for card in cards])
    rules.card_anywhere = column([int(card.anywhere) for card in cards])
    rules.card_infiltrates = column([sum(1 << icon for icon in card.infiltrates) for card in cards])
    rules.card_unload = column([int(card.unload) for card in cards])
    rules.card_off_space = column(
        [-1 if card.spice_off is None else compiler.space(card.spice_off[0]) for card in cards]
    )
    rules.card_off_spice = column([0 if card.spice_off is None else card.spice_off[1] for card in cards])
    rules.card_own_way = column([int(bool(card.infiltrates) or card.spice_off is not None) for card in cards])
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
        first, last = compiler.box(leader.reveal, source, BOX_REVEAL)
        rules.leader_reveal_first = append(rules.leader_reveal_first, i64(first))
        rules.leader_reveal_last = append(rules.leader_reveal_last, i64(last))
        add_marks(rules, compiler, leader, source)
        rules.leader_mods.append(column([compiler.modifier(modifier) for modifier in leader.modifiers]))
        rules.leader_triggers.append(
            column([compiler.trigger(trigger, source, BOX_ABILITY) for trigger in leader.triggers])
        )


def add_marks(rules: Rules, compiler: Compiler, leader: LeaderDef, source: int) -> None:
    """Compile what a Leader's tokens on the tracks bring: for each number reached and each Faction."""
    rules.mark_at = append(rules.mark_at, i64(leader.marks.at if leader.marks is not None else 0))
    for number in range(rules.n_factions):
        for faction in range(rules.n_factions):
            line = -1
            if leader.marks is not None:
                line = compiler.asked(with_faction(leader.marks.boxes[number], faction), source, BOX_MARK)
            rules.mark_line = append(rules.mark_line, i64(line))


def add_tiles(rules: Rules, compiler: Compiler) -> None:
    """Compile the Tech tiles."""
    tiles = rules.tiles
    rules.tile_cost = column([tile.cost for tile in tiles])
    rules.tile_flip = column([int(tile.flip) for tile in tiles])
    rules.tile_rival = column([int(tile.rival) for tile in tiles])
    rules.tile_use = column([tile.rival_use for tile in tiles])
    rules.turn_tiles = sum(1 << n for n, tile in enumerate(tiles) if tile.turn)
    kinds = [0] * len(MODIFIER_NAMES)
    for number, tile in enumerate(tiles):
        source = FROM_TILE * SOURCE_SPAN + number
        first, last = compiler.program(tile.acquire, source, BOX_ACQUIRE)
        rules.tile_acquire_first = append(rules.tile_acquire_first, i64(first))
        rules.tile_acquire_last = append(rules.tile_acquire_last, i64(last))
        first, last = compiler.program(tile.round_start, source, BOX_ROUND)
        rules.tile_round_first = append(rules.tile_round_first, i64(first))
        rules.tile_round_last = append(rules.tile_round_last, i64(last))
        first, last = compiler.program(tile.turn, source, BOX_TURN)
        rules.tile_turn_first = append(rules.tile_turn_first, i64(first))
        rules.tile_turn_last = append(rules.tile_turn_last, i64(last))
        first, last = compiler.box(tile.reveal, source, BOX_REVEAL)
        rules.tile_reveal_first = append(rules.tile_reveal_first, i64(first))
        rules.tile_reveal_last = append(rules.tile_reveal_last, i64(last))
        first, last = compiler.program(tile.win, source, BOX_WIN)
        rules.tile_win_first = append(rules.tile_win_first, i64(first))
        rules.tile_win_last = append(rules.tile_win_last, i64(last))
        first, last = compiler.program(tile.instead, source, BOX_INSTEAD)
        rules.tile_instead_first = append(rules.tile_instead_first, i64(first))
        rules.tile_instead_last = append(rules.tile_instead_last, i64(last))
        first, last = compiler.program(tile.endgame, source, BOX_ENDGAME)
        rules.tile_endgame_first = append(rules.tile_endgame_first, i64(first))
        rules.tile_endgame_last = append(rules.tile_endgame_last, i64(last))
        rules.tile_mods.append(column([compiler.modifier(modifier) for modifier in tile.modifiers]))
        for modifier in tile.modifiers:
            kinds[modifier.kind] |= 1 << number
    rules.mod_tiles = column(kinds)


def add_shipping(rules: Rules, compiler: Compiler, rewards: list[tuple[Node, ...]]) -> None:
    """Compile the Shipping track: a recall brings the rewards of a space and those below in any order (X-FRT-06)."""
    rules.shipping_top = len(rewards)
    recalls = [-1]
    for number in range(len(rewards)):
        source = FROM_SHIPPING * SOURCE_SPAN + number + 1
        below = rewards[: number + 1]
        whole = below[0] if number == 0 else (choose(*below, count=number + 1),)
        recalls.append(compiler.program(whole, source, BOX_SHIPPING)[0])
    rules.recall_line = column(recalls)


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
    rules.rival_needs = column([compiler.condition(card.needs) for card in cards])
    rules.rival_other_space = column(
        [-1 if card.other_space is None else compiler.space(card.other_space) for card in cards]
    )
    for number, card in enumerate(cards):
        source = FROM_RIVAL_CARD * SOURCE_SPAN + number
        first, last = compiler.program(card.effects, source, BOX_RIVAL)
        rules.rival_first = append(rules.rival_first, i64(first))
        rules.rival_last = append(rules.rival_last, i64(last))
        first, last = compiler.program(card.other_effects, source, BOX_RIVAL)
        rules.rival_other_first = append(rules.rival_other_first, i64(first))
        rules.rival_other_last = append(rules.rival_other_last, i64(last))
    used = [(number, card.copies) for number, card in enumerate(cards) if game.players in card.players]
    rules.rival_deck = packed_copies(used)
    rules.rival_agents = game.agents
    rules.rival_saves_spice = int(game.collects and bool(rules.tiles))
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
    nouns["tile"] = [tile.id for tile in rules.tiles]
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
    rules.act_tile = action_column("tile", nouns["tile"])
