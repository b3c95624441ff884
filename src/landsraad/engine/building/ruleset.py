"""Build a ruleset from modules: check requirements, merge in a fixed order, compile, freeze."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from landsraad.core.actions import ACTION_IDS, ACTION_NAMES, N_ACTIONS
from landsraad.core.codec import digest_of
from landsraad.core.errors import ContentError
from landsraad.core.packed import append, i64, vec
from landsraad.engine.building.compiler import Compiler, is_late, packed_copies
from landsraad.engine.building.vocabulary import enter_rooms
from landsraad.engine.places import next_place
from landsraad.model.defs import (
    IMPERIUM,
    RESERVE,
    SELDOM_PRINTED,
    STARTER,
    STARTER_DISCARD,
    CardDef,
    Module,
    OnHost,
    RivalCardDef,
    RivalDef,
    RivalGame,
    RuleValues,
    SpaceDef,
    VariantDef,
)
from landsraad.model.effects import Node
from landsraad.model.families import INFLUENCE, UNITS
from landsraad.model.mechanic import Mechanic
from landsraad.model.rules import Rules
from landsraad.model.terms import (
    BOX_ABILITY,
    BOX_CONTROL,
    BOX_ENTRY,
    BOX_SETUP,
    BOXES,
    C_NOT,
    C_SOME,
    C_STRENGTH,
    C_UNITS_IN_CONFLICT,
    CARD_ZONES,
    FROM_CARD,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    FROM_LEADER,
    FROM_RIVAL_CARD,
    FROM_SPACE,
    FROM_TRACK,
    OP_ARRIVE,
    OP_BASE_SPICE,
    OP_EITHER,
    OP_ENTERED,
    OP_HARVEST,
    OP_IF,
    OP_INTRIGUE_DONE,
    OP_RIVAL_DEPLOY,
    OP_RIVAL_ENDS,
    OP_SPACE_INFLUENCE,
    OP_SWORDS,
    SOURCE_SPAN,
)
from landsraad.model.things import ASKED, KINDS, LINES, SINGLE, Slot, Thing

Definition = TypeVar("Definition", bound=Thing)

# Variants of the solo game (X-VAR).


def column(values: Sequence[int]) -> vec[i64]:
    """Return a packed column."""
    result = vec[i64]()
    for value in values:
        result = append(result, i64(value))
    return result


def index_by_id(kind: str, definitions: Sequence[Thing]) -> dict[str, int]:
    """Number the definitions by id; a doubled id is an error."""
    indices: dict[str, int] = {}
    for number, definition in enumerate(definitions):
        if definition.id in indices:
            raise ContentError(f"two boxes define the {kind} {definition.id!r}")
        indices[definition.id] = number
    return indices


def build(
    modules: Sequence[Module],
    players: int = 4,
    difficulty: str | None = None,
    variants: Sequence[str] = (),
    options: Sequence[tuple[str, str]] = (),
) -> Rules:
    """Compile the modules, in the order given, into one ruleset."""
    rules = Rules()
    rules.module_ids = tuple(module.id for module in modules)
    hosts = [module.id for module in modules if module.host]
    if len(hosts) != 1:
        raise ContentError(f"a game needs exactly one host box, not {hosts}")
    rules.host = hosts[0]
    for module in modules:
        merge(rules, module, players, dict(options))
    take_out(rules, modules)
    fit_rooms(rules, modules)
    chosen = [repr(tuple(options))] if options else []
    rules.content_hash = digest_of([repr(module) for module in modules] + seldom_printed(modules) + chosen)
    rules.n_cards = len(rules.cards)
    rules.n_intrigues = len(rules.intrigues)
    rules.n_spaces = len(rules.spaces)
    rules.n_factions = len(rules.tracks)
    rules.factions = tuple(track.id for track in rules.tracks)
    rules.allegiances = tuple(track.cards or track.id for track in rules.tracks)
    play_variants(rules, modules, (*variants, *level_of(rules, difficulty)), players)
    set_values(rules, rules.values)
    enter_rooms(rules)
    list_things(rules)
    rules.counts_swords = int(any(counts_swords(nodes) for nodes in reveal_boxes(rules)))
    compiler = Compiler(rules, index_by_id("card", rules.cards), index_by_id("space", rules.spaces))
    compiler.emit(OP_INTRIGUE_DONE)
    compiler.emit(OP_ARRIVE)
    compiler.emit(OP_RIVAL_DEPLOY)
    compiler.emit(OP_RIVAL_ENDS)
    if rules.entry_rooms:
        rules.entered_pc = compiler.emit(OP_ENTERED)
    compile_boxes(rules, compiler)
    add_cards(rules, compiler)
    add_intrigues(rules, compiler)
    add_spaces(rules, compiler)
    add_conflicts(rules, compiler)
    add_tracks(rules)
    if rules.seating:
        add_seating(rules, compiler)
    rules.tables = [room.compile(rules, compiler) for room in rules.rooms]
    add_actions(rules)
    if rules.rival_game is not None:
        add_rivals(rules, compiler, rules.rival_game)
    rules.space_asks = column([int(asks(rules, space)) for space in range(len(rules.spaces))])
    if rules.seating:
        rules.pc_fields = column([int(fields_units(rules, pc)) for pc in range(len(rules.code) // 3)])
    return rules


def seldom_printed(modules: Sequence[Module]) -> list[str]:
    """Return what few definitions say beside their text."""
    found: list[str] = []
    for module in modules:
        found += [f"{here.host} {here.fewer_rival_cards!r}" for here in module.hosts if here.fewer_rival_cards]
        for thing in (*module.cards, *module.intrigues):
            for name in SELDOM_PRINTED:
                value = getattr(thing, name, None)
                if value:
                    found.append(f"{thing.id} {name} {value!r}")
    return found


def merge(rules: Rules, module: Module, players: int, options: dict[str, str]) -> None:
    """Add what a box brings, without what its options leave in the box."""
    here = on_host(rules, module)
    missing = [need for need in needs(module, here) if need not in rules.module_ids]
    if missing:
        raise ContentError(f"the box {module.id} needs {', '.join(missing)}")
    if here is not None:
        rules.spaces = without("space", rules.spaces, here.removes)
        rules.leaders = without("Leader", rules.leaders, here.removes_leaders)
        rules.kept_stacks.update(here.kept_stacks)
        here = replace(here, leaves_out=(*here.leaves_out, *left_in_box(here, options)))
    rules.cards += joining(module.cards, here) + (list(here.cards) if here is not None else [])
    rules.intrigues += joining(module.intrigues, here)
    rules.spaces += joining(module.spaces, here)
    rules.leaders += joining(module.leaders, here)
    rules.conflicts += [one for one in joining(module.conflicts, here) if one not in rules.conflicts]  # shared: once
    rules.tracks = [*module.tracks] if here is not None and module.tracks else [*rules.tracks, *module.tracks]
    rules.seating = module.seating or rules.seating
    rules.rival_cards += [read_here(card, here) for card in joining(module.rival_cards, here)]
    for room in module.mechanics:
        add_room(rules, room)
    rules.rival_leaders += here.rival_leaders if here is not None else ()
    for rival_game in module.rival_games:
        if rival_game.players == players:
            rules.rival_game = rival_game
            rules.policy = rival_game.policy
    changes = dict(module.changes) | (dict(here.changes) if here is not None else {})
    rules.values = replace(module.values or rules.values, **changes)


def add_room(rules: Rules, room: Mechanic) -> None:
    """Add a mechanic; one of the same class that an earlier box brought makes way for it."""
    for place, other in enumerate(rules.rooms):
        if type(other) is type(room):
            rules.rooms[place] = room
            return
    rules.rooms.append(room)


def needs(module: Module, here: OnHost | None) -> tuple[str, ...]:
    """Return the boxes that a box builds on, here or anywhere."""
    return module.requires + (here.requires if here is not None else ())


def left_in_box(here: OnHost, options: dict[str, str]) -> list[str]:
    """Return the things of a box that the group leaves out, by choice or as the rules recommend."""
    out: list[str] = []
    for option in here.options:
        value = options.get(option.id, option.choices[0].id)
        for choice in option.choices:
            if choice.id == value:
                out += choice.leaves_out
                break
        else:
            out += [name for name in option.among if name not in value.split(",")]
    return out


def read_here(card: RivalCardDef, here: OnHost | None) -> RivalCardDef:
    """Return a Rival card with the spaces that are meant on this board."""
    meant = dict(here.reads) if here is not None else {}
    if card.space not in meant and card.other_space not in meant:
        return card
    space = None if card.space is None else meant.get(card.space, card.space)
    other = None if card.other_space is None else meant.get(card.other_space, card.other_space)
    return replace(card, space=space, other_space=other)


def fit_rooms(rules: Rules, modules: Sequence[Module]) -> None:
    """Give the rooms the things that other boxes have for them, and take away what the board no longer has."""
    things: list[Thing] = []
    for module in modules:
        here = on_host(rules, module)
        if here is not None:
            things += here.joins
    spaces = tuple(space.id for space in rules.spaces)
    rules.rooms = [room.fitted(spaces, tuple(things)) for room in rules.rooms]


def on_host(rules: Rules, module: Module) -> OnHost | None:
    """Return what a box does on the host of this game; one that fits other hosts only is an error."""
    if not module.hosts:
        return None
    for here in module.hosts:
        if here.host == rules.host:
            return here
    fits = ", ".join(here.host for here in module.hosts)
    raise ContentError(f"the box {module.id} fits {fits}, not {rules.host}")


def joining(definitions: Sequence[Definition], here: OnHost | None) -> list[Definition]:
    """Return the things of a box that join on a host."""
    return [definition for definition in definitions if here is None or definition.id not in here.leaves_out]


def take_out(rules: Rules, modules: Sequence[Module]) -> None:
    """Take out what later boxes cover or replace: Rival cards, starting cards; let them change the Rivals."""
    for module in modules:
        here = on_host(rules, module)
        if rules.rival_game is not None and here is not None:
            rules.rival_cards = without("Rival card", rules.rival_cards, here.removes_rival_cards)
            for name, copies, players in here.fewer_rival_cards:
                if players == rules.rival_game.players:
                    rules.rival_cards = [fewer(card, name, copies) for card in rules.rival_cards]
            rules.policy = replace(rules.policy, **dict(here.rival_changes))
        for old, new in module.replaces:
            numbers = index_by_id("card", rules.cards)
            if old not in numbers or new not in numbers:
                raise ContentError(f"the box {module.id} replaces {old!r} by {new!r}, and one of them is not there")
            card = rules.cards[numbers[old]]
            if card.copies == 0:  # all are replaced already: the new one starts in the discard pile (I-END-04)
                rules.cards[numbers[new]] = replace(rules.cards[numbers[new]], pile=STARTER_DISCARD)
                continue
            rules.cards[numbers[old]] = replace(card, copies=card.copies - 1)


def fewer(card: RivalCardDef, name: str, copies: int) -> RivalCardDef:
    """Return a Rival card, with fewer copies if it is the one named."""
    return replace(card, copies=card.copies - copies) if card.id == name else card


def level_of(rules: Rules, difficulty: str | None) -> tuple[str, ...]:
    """Enter the level of difficulty, the first one unless it is named, and return the variants in force on it."""
    if rules.rival_game is None:
        return ()
    levels = rules.rival_game.difficulties
    rules.difficulty = levels[[level.id for level in levels].index(difficulty) if difficulty else 0]
    return rules.difficulty.variants


def play_variants(rules: Rules, modules: Sequence[Module], chosen: Sequence[str], players: int) -> None:
    """Change the numbers of the rules as the chosen variants say for so many players."""
    brought: list[VariantDef] = []
    for module in modules:
        here = on_host(rules, module)
        brought += module.variants + (here.variants if here is not None else ())
    for variant in [variant for variant in brought if variant.id in chosen and players in variant.players]:
        rules.values = replace(rules.values, **dict(variant.changes))
        rules.policy = replace(rules.policy, **dict(variant.rival_changes))
        if variant.rival_leaders and rules.rival_game is not None:
            rules.rival_game = replace(rules.rival_game, leaders=variant.rival_leaders)


def without(kind: str, definitions: list[Definition], ids: Sequence[str]) -> list[Definition]:
    """Return the definitions without those named; a name that is not there is an error."""
    missing = [name for name in ids if name not in [definition.id for definition in definitions]]
    if missing:
        raise ContentError(f"a box removes the {kind} {missing[0]!r}, which no box of this game brings")
    return [definition for definition in definitions if definition.id not in ids]


# --- things --------------------------------------------------------------------------------------------------------


def list_things(rules: Rules) -> None:
    """Enter all things of the game by kind, and give each its place in the table of boxes."""
    kinds = [*KINDS, *(kind for room in rules.rooms for kind in room.kinds)]
    rules.kinds = {kind.number: kind for kind in kinds}
    rules.kind_numbers = {kind.name: kind.number for kind in kinds}
    rules.things = {
        FROM_CARD: list(rules.cards),
        FROM_INTRIGUE: list(rules.intrigues),
        FROM_SPACE: list(rules.spaces),
        FROM_LEADER: list(rules.leaders),
        FROM_CONFLICT: list(rules.conflicts),
        FROM_TRACK: list(rules.tracks),
        FROM_RIVAL_CARD: list(rules.rival_cards) if rules.rival_game is not None else [],
    }
    for room in rules.rooms:
        for kind in room.kinds:
            rules.things[kind.number] = list(room.things(kind.number))
            rules.has_owned |= int(kind.owned)
    bases = [0] * (max(rules.kinds) + 1)
    place = 0
    for number in sorted(rules.kinds):
        index_by_id(rules.kinds[number].name, rules.things[number])
        bases[number] = place
        place += len(rules.things[number])
    rules.box_base = column(bases)
    rules.box_first = column([0] * (place * BOXES))
    rules.box_last = column([0] * (place * BOXES))


def compile_boxes(rules: Rules, compiler: Compiler) -> None:
    """Compile every box of every thing, and its lasting modifiers and triggers."""
    for number in sorted(rules.kinds):
        kind = rules.kinds[number]
        for index, thing in enumerate(rules.things[number]):
            source = number * SOURCE_SPAN + index
            at = (int(rules.box_base[number]) + index) * BOXES
            for slot in kind.slots:
                first, last = compile_box(compiler, thing, slot, source)
                rules.box_first[at + slot.box] = first
                rules.box_last[at + slot.box] = last
            modifiers = getattr(thing, "modifiers", ())
            triggers = getattr(thing, "triggers", ())
            rules.thing_mods.append(column([compiler.modifier(modifier) for modifier in modifiers]))
            rules.thing_triggers.append(
                column([compiler.trigger(trigger, source, BOX_ABILITY) for trigger in triggers])
            )


def compile_box(compiler: Compiler, thing: Thing, slot: Slot, source: int) -> tuple[int, int]:
    """Compile one box of a thing and return the bounds of its lines."""
    nodes: tuple[Node, ...] = getattr(thing, slot.field, ())
    if slot.style == LINES:
        return compiler.box(nodes, source, slot.box)
    if slot.style == ASKED and nodes:
        line = compiler.asked(nodes, source, slot.box)
        return line, line + 1
    if slot.style == SINGLE:
        first, last = compiler.box(nodes, source, slot.box)
        if last - first > 1:
            raise ContentError(f"the box {slot.field} of {thing.id} must be a single line")
        return first, last
    return compiler.program(nodes, source, slot.box, in_reveal=bool(getattr(thing, "in_reveal", False)))


def reveal_boxes(rules: Rules) -> list[tuple[Node, ...]]:
    """Return the boxes that belong to the Reveal turn."""
    return [getattr(thing, "reveal", ()) for things in rules.things.values() for thing in things]


def counts_swords(nodes: tuple[Node, ...]) -> bool:
    """Tell whether a box counts the cards that gave swords."""
    return any(is_late(node) for node in nodes)


def line_of(rules: Rules, kind: int, index: int, box: int) -> int:
    """Return the only line of a box, -1 for an empty one."""
    at = (int(rules.box_base[kind]) + index) * BOXES + box
    return int(rules.box_first[at]) if rules.box_first[at] < rules.box_last[at] else -1


def set_values(rules: Rules, values: RuleValues) -> None:
    """Unpack the numbers of the rules."""
    rules.vp_goal = values.vp_goal
    rules.hand_size = values.hand_size
    rules.row_dice = int(values.row_dice)
    rules.row_size = values.row_size
    rules.council_persuasion = values.council_persuasion
    rules.troop_strength = values.troop_strength
    rules.garrison_deploy = values.garrison_deploy
    rules.influence_top = values.influence_top
    rules.influence_vp_at = values.influence_vp_at
    rules.alliance_at = values.alliance_at
    rules.base_agents = values.agents
    rules.third_reward_from = values.third_reward_from


def keyword_room(rules: Rules, card: CardDef) -> int:
    """Return which room follows a card for its keyword, counted from 1; 0 for a card without one."""
    places = [place + 1 for place, room in enumerate(rules.rooms) for word in card.keywords if word in room.keywords]
    if len(places) != len(card.keywords) or len(set(places)) > 1:
        raise ContentError(f"the card {card.id!r} has keywords that no mechanic of this game follows: {card.keywords}")
    return places[0] if places else 0


def add_cards(rules: Rules, compiler: Compiler) -> None:
    """Unpack what is printed on the deck cards beside their boxes."""
    cards: list[CardDef] = rules.cards
    rules.card_cost = column([-1 if card.cost is None else card.cost for card in cards])
    rules.card_icons = column([sum(1 << icon for icon in card.icons) for card in cards])
    rules.card_factions = column([sum(1 << faction for faction in card.factions) for card in cards])
    rules.card_anywhere = column([int(card.anywhere) for card in cards])
    rules.card_ignores_enemies = column([sum(1 << icon for icon in card.ignores_enemies) for card in cards])
    rules.card_keyword = column([keyword_room(rules, card) for card in cards])
    paired = [place + 1 for place, room in enumerate(rules.rooms) if room.plays_pairs]
    rules.card_paired = column([int(keyword in paired) for keyword in rules.card_keyword])
    more = [card.more_icons for card in cards]
    rules.card_more = column([-1 if wish is None else compiler.condition(wish[0]) for wish in more])
    rules.card_more_icons = column([0 if wish is None else sum(1 << icon for icon in wish[1]) for wish in more])
    rules.more_icons = int(any(wish is not None for wish in more))
    rules.card_discarded = column([int(bool(card.discarded)) for card in cards])
    rules.card_off_space = column(
        [-1 if card.spice_off is None else compiler.spaces.get(card.spice_off[0], -1) for card in cards]
    )
    rules.card_off_spice = column([0 if card.spice_off is None else card.spice_off[1] for card in cards])
    rules.card_unbidden = column([int(card.ignores_requirements) for card in cards])
    rules.card_own_way = column(
        [int(bool(card.ignores_enemies) or card.spice_off is not None or card.ignores_requirements) for card in cards]
    )
    stacks = [number for number, card in enumerate(cards) if card.pile == RESERVE]
    rules.reserve_cards = column(stacks)
    rules.reserve_counts = column([cards[number].copies for number in stacks])
    rules.reserve_leader = column([kept_leader(rules, cards[number].id) for number in stacks])
    rules.card_reserve = column([stacks.index(n) if n in stacks else -1 for n in range(len(cards))])
    rules.starting_deck = packed_copies([(n, card.copies) for n, card in enumerate(cards) if card.pile == STARTER])
    in_pile = [(n, card.copies) for n, card in enumerate(cards) if card.pile == STARTER_DISCARD]
    rules.starting_discard = packed_copies(in_pile)
    rules.imperium_deck = packed_copies([(n, card.copies) for n, card in enumerate(cards) if card.pile == IMPERIUM])


def kept_leader(rules: Rules, card: str) -> int:
    """Return the Leader without whom a stack of the Reserve is not there, -1 for none (M-RIX-09)."""
    names = [leader.id for leader in rules.leaders]
    return names.index(rules.kept_stacks[card]) if card in rules.kept_stacks else -1


def add_intrigues(rules: Rules, compiler: Compiler) -> None:
    """Unpack what is printed on the Intrigue cards beside their boxes."""
    rules.intrigue_deck = packed_copies([(n, card.copies) for n, card in enumerate(rules.intrigues)])
    rules.intrigue_condition = column([compiler.condition(card.condition) for card in rules.intrigues])
    needs = [card.condition for card in rules.intrigues if card.loss]
    least = [need.a if need is not None and isinstance(need.a, int) else 1 for need in needs]
    rules.loss_cards = min(least, default=0)
    rules.intrigue_in_reveal = column([int(card.in_reveal) for card in rules.intrigues])


def add_spaces(rules: Rules, compiler: Compiler) -> None:
    """Unpack the board."""
    spaces = rules.spaces
    rules.space_icon = column([1 << space.icon for space in spaces])
    for space in spaces:
        rules.all_icons |= 1 << space.icon
    rules.space_solari = column([space.cost[0] for space in spaces])
    rules.space_spice = column([space.cost[1] for space in spaces])
    rules.space_water = column([space.cost[2] for space in spaces])
    rules.space_later = column([-1 if space.later_solari is None else space.later_solari for space in spaces])
    rules.space_requirement = column([compiler.condition(space.requirement) for space in spaces])
    rules.space_combat = column([int(space.combat) for space in spaces])
    rules.space_maker = column([int(space.maker) for space in spaces])
    rules.space_once = column([int(space.once) for space in spaces])
    rules.space_presence = column([space.presence for space in spaces])
    rules.maker_spaces = column([number for number, space in enumerate(spaces) if space.maker])
    rules.entry_line = column([line_of(rules, FROM_SPACE, number, BOX_ENTRY) for number in range(len(spaces))])
    rules.control_line = column([line_of(rules, FROM_SPACE, number, BOX_CONTROL) for number in range(len(spaces))])


def add_tracks(rules: Rules) -> None:
    """Unpack the Influence tracks: what their icons mean, and which of them a space belongs to."""
    icons = [track.icon for track in rules.tracks]
    rules.track_icon = column([1 << icon for icon in icons])
    rules.track_base = column([icons.index(icon) for icon in icons])
    rules.n_icons = len(set(icons))
    spaces: list[int] = []
    for space in rules.spaces:
        named = [node.a for node in space.effects if node.op == OP_SPACE_INFLUENCE and isinstance(node.a, int)]
        alike = [number for number, icon in enumerate(icons) if icon == space.icon]
        spaces.append(sum(1 << number for number in named or alike))
    rules.space_tracks = column(spaces)


def add_seating(rules: Rules, compiler: Compiler) -> None:
    """Unpack the decks and the lasting modifiers of the seats of a game with teams."""
    for seat in rules.seating:
        own = [(n, card.copies) for n, card in enumerate(rules.cards) if card.pile == seat.deck]
        rules.seat_decks.append(packed_copies(own) if seat.deck else rules.starting_deck)
        rules.seat_mods.append(column([compiler.modifier(modifier) for modifier in seat.modifiers]))


def fields_units(rules: Rules, pc: int) -> bool:
    """Tell whether an instruction, or one inside it, is about units or tracks."""
    fielded = {operation.number for room in rules.rooms for operation in room.operations if operation.fields}
    end = next_place(rules.code, pc)
    for place in range(pc, min(end, len(rules.code) // 3)):
        op, a = int(rules.code[3 * place]), int(rules.code[3 * place + 1])
        if op in fielded or op == OP_SWORDS or rules.op_family[op] in (UNITS, INFLUENCE):
            return True
        if op in (OP_IF, OP_EITHER) and about_units(rules, a):
            return True
    return False


def about_units(rules: Rules, condition: int) -> bool:
    """Tell whether a condition asks about units in the Conflict, or what a room says of them."""
    kind = int(rules.cond_kind[condition])
    if kind == C_NOT:
        return about_units(rules, int(rules.cond_a[condition]))
    if kind == C_SOME:
        return any(about_units(rules, condition + part) for part in range(1, int(rules.cond_b[condition]) + 1))
    if kind in (C_STRENGTH, C_UNITS_IN_CONFLICT):
        return True
    return any(kind in room.unit_conditions for room in rules.rooms)


def add_conflicts(rules: Rules, compiler: Compiler) -> None:
    """Unpack level and place of the Conflict cards; a place that is not on the board is none."""
    rules.conflict_level = column([conflict.level for conflict in rules.conflicts])
    rules.conflict_location = column(
        [
            -1 if conflict.location is None else compiler.spaces.get(conflict.location, -1)
            for conflict in rules.conflicts
        ]
    )


def asks(rules: Rules, space: int) -> bool:
    """Tell whether a space has a cost, a requirement, a limit or a choice of payments."""
    cost = rules.space_solari[space] + rules.space_spice[space] + rules.space_water[space]
    limited = rules.space_once[space] != 0 or rules.space_requirement[space] >= 0
    return cost > 0 or limited or rules.entry_line[space] >= 0


def base_spice(space: SpaceDef) -> int:
    """Return the base spice of a Maker space, 0 for any other."""
    nodes = [*space.effects, *(node for effect in space.effects for branch in effect.branches for node in branch)]
    return sum(node.a for node in nodes if node.op in (OP_HARVEST, OP_BASE_SPICE) and isinstance(node.a, int))


def add_rivals(rules: Rules, compiler: Compiler, game: RivalGame) -> None:
    """Unpack the cards of the Rivals, their policy and the level of difficulty."""
    level = rules.difficulty
    assert level is not None
    cards = rules.rival_cards
    # A card whose space the board lacks sends no Agent: its other effects, then another card (R-MIX-07).
    away = [bool(card.effects) and card.space is not None and card.space not in compiler.spaces for card in cards]
    rules.rival_space = column(
        [-1 if card.space is None or away[n] else compiler.space(card.space) for n, card in enumerate(cards)]
    )
    rules.rival_faction = column([-1 if card.faction is None else card.faction for card in cards])
    rules.rival_troops = column([card.troops for card in cards])
    rules.rival_signet = column([int(card.signet) for card in cards])
    rules.rival_swords = column([card.swords for card in cards])
    rules.rival_harvest = column([int(card.harvest) for card in cards])
    rules.rival_reshuffle = column([int(card.reshuffle) for card in cards])
    rules.rival_again = column([int(card.again or away[n]) for n, card in enumerate(cards)])
    rules.rival_needs = column([compiler.condition(card.needs) for card in cards])
    rules.rival_other_space = column(
        [-1 if card.other_space is None else compiler.space(card.other_space) for card in cards]
    )
    used = [(number, card.copies) for number, card in enumerate(cards) if game.players in card.players]
    rules.rival_deck = packed_copies(used)
    rules.rival_agents = game.agents
    rules.rival_keeps = int(game.keeps_things)
    rules.rival_takes = column([compiler.space(name) for name in rules.policy.takes])
    rules.rival_joins = rules.policy.garrison_joins
    rules.expert_lead = rules.policy.expert_lead
    rules.expert_below = rules.policy.expert_below
    rules.price_op = column([price.op for price in rules.policy.prices])
    rules.price_n = column([price.n for price in rules.policy.prices])
    waits = dict(rules.policy.waits) if game.keeps_things else {}
    rules.price_level = column([waits.get(price.op, 0) for price in rules.policy.prices])
    rules.rival_waits = int(game.collects and bool(waits))
    rules.rival_expert = int(level.expert or rules.policy.expert)
    rules.expert_units = int(rules.policy.expert_units)
    rules.rival_shuns = sum(1 << compiler.space(name) for name in rules.policy.shuns)
    rules.rival_pays = column(rules.policy.pays_with)
    rules.rival_seat = int(game.after_first)
    rules.rival_waits_turn = int(not game.after_first and not game.marker_with_rival)
    add_rival_leaders(rules)
    rules.rival_swordmaster_round = level.swordmaster_round
    rules.rival_marker = int(game.marker_with_rival)
    rules.space_base_spice = column([base_spice(space) for space in rules.spaces])
    for name, solari in level.space_costs:
        if name in compiler.spaces:
            rules.space_solari[compiler.spaces[name]] = solari
    rules.human_first, rules.human_last = compiler.program(level.human, 0, BOX_SETUP)


def add_rival_leaders(rules: Rules) -> None:
    """Unpack what Leaders of Rivals have besides their abilities."""
    lists: list[int] = []
    values: list[int] = []
    plain: list[int] = []
    for leader in rules.leaders:
        own = leader if isinstance(leader, RivalDef) else None
        values.append(0 if own is None else own.value)
        plain.append(0 if own is None else int(own.streamlined))
        lists += [-1] * rules.n_factions if own is None else list(own.priority)
    rules.rival_value = column(values)
    rules.rivals_buy = int(any(values))
    rules.rival_plain = column(plain)
    rules.rival_lists = column(lists)


# --- actions -------------------------------------------------------------------------------------------------------


def action_column(zone: str, names: Sequence[str]) -> vec[i64]:
    """Return the action ids of the names of a zone, -1 for a name that is none (a number left out)."""
    for name in names:
        if name and f"{zone}/{name}" not in ACTION_IDS:
            raise ContentError(f"the table of action ids lacks {zone}/{name}: run tools/action_table.py")
    return column([ACTION_IDS[f"{zone}/{name}"] if name else -1 for name in names])


def add_actions(rules: Rules) -> None:
    """Connect the action ids with the indices of this ruleset."""
    cards = [card.id for card in rules.cards]
    numbers = [str(number) for number in range(32)]
    words = [rules.word_names.get(number, "") for number in range(max(rules.word_names) + 1)]
    nouns: dict[str, list[str]] = {rules.zone_names[zone]: cards for zone in CARD_ZONES}
    nouns["intrigue"] = [card.id for card in rules.intrigues]
    nouns["space"] = [space.id for space in rules.spaces]
    nouns["faction"] = list(rules.factions)
    nouns["seat"] = [str(seat) for seat in range(8)]
    nouns["number"] = numbers
    nouns["choice"] = numbers
    nouns["word"] = words
    things: list[int] = [-1] * len(rules.thing_mods)
    for room in rules.rooms:
        for _, zone in room.zones:
            kind = rules.kind_numbers[zone]  # things of a room lie in a zone with the name of their kind
            nouns[zone] = [thing.id for thing in rules.things[kind]]
            for number, action in enumerate(action_column(zone, nouns[zone])):
                things[int(rules.box_base[kind]) + number] = int(action)
    rules.act_thing = column(things)
    zones = [0] * N_ACTIONS
    indices = [-1] * N_ACTIONS
    zone_numbers = {name: number for number, name in rules.zone_names.items()}
    for number, name in enumerate(ACTION_NAMES):
        zone, noun = name.split("/")
        if zone in zone_numbers:
            zones[number] = zone_numbers[zone]
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
    rules.act_number = action_column("number", numbers)
    rules.act_choice = action_column("choice", numbers)
    rules.act_word = action_column("word", words)
