"""Pieces of single boxes, read and set: the only file of the tests that knows the records of their mechanics.

Dreadnoughts, Tech tiles, Negotiators, Freighters, tokens of a Leader, the Mentat. A game without the box has none of
them: functions that count say 0 or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from landsraad.content.boxes import BOXES
from landsraad.core.packed import changed, i64, vec
from landsraad.engine.actors.plan import actor
from landsraad.engine.atoms import units
from landsraad.engine.mechanics import (
    commanders,
    contracts,
    fleet,
    freight,
    graft,
    mentat,
    objectives,
    research,
    specimens,
    spies,
    tech,
    throne,
    tleilaxu,
    tokens,
    trade,
    training,
    worms,
)
from landsraad.engine.mechanics import (
    kept_card as kept_room,
)
from landsraad.engine.mechanics import (
    memories as memory_room,
)
from landsraad.engine.record.notation import source_id
from landsraad.engine.strength import unit_power
from landsraad.model.defs import Module
from landsraad.model.effects import Node
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, State
from landsraad.model.terms import OP_VP

Who = int | Actor


def number_of(who: Who) -> int:
    """Return the number of an actor."""
    return int(who.index) if isinstance(who, Actor) else who


def kept_card(s: State, who: Who) -> int:
    """Return the card that a seat keeps aside, -1 for none."""
    return int(kept_room.kept_by(s, number_of(who)))


# --- the Mentat ------------------------------------------------------------------------------------------------------


def mentat_record(s: State) -> mentat.MentatRecord:
    """Return the record of the Mentat."""
    record = mentat.record_of(s)
    assert record is not None
    return record


def mentat_holders(s: State) -> tuple[int, int]:
    """Return who has the Mentat and who has it next, -1 for nobody, as in a game without one."""
    record = mentat.record_of(s)
    return (-1, -1) if record is None else (int(record.holder), int(record.next))


# --- dreadnoughts ----------------------------------------------------------------------------------------------------


def ship_kind(rules: Rules) -> int | None:
    """Return the number of dreadnoughts among the kinds of units, None if the game has none."""
    return int(fleet.kind_of(rules)) if rules.room_at[fleet.FLEET] >= 0 else None


def ships_each(rules: Rules) -> int:
    """Return how many dreadnoughts everybody has."""
    kind = ship_kind(rules)
    return 0 if kind is None else rules.units[kind - 1].each


def ships(s: State, who: Who) -> tuple[int, int, int]:
    """Return an actor's dreadnoughts in Supply, Garrison and Conflict."""
    kind = ship_kind(s.rules)
    one = actor(s, number_of(who))
    if kind is None:
        assert s.rules.n_units > 1 or (one.units_supply, one.units_garrison, one.units_conflict) == (0, 0, 0)
        return 0, 0, 0
    return (
        int(units.count(one.units_supply, kind)),
        int(units.count(one.units_garrison, kind)),
        int(units.count(one.units_conflict, kind)),
    )


def ship_power(s: State, who: Who) -> int:
    """Return the strength of one dreadnought of an actor, 0 if the game has none."""
    kind = ship_kind(s.rules)
    return 0 if kind is None else int(unit_power(s, actor(s, number_of(who)), kind))


def flags(s: State) -> list[int]:
    """Return whose dreadnought is on the flag of each space, -1 for nobody's."""
    record = fleet.record_of(s)
    return [] if record is None else [int(flag) >> 1 if flag >= 0 else -1 for flag in record.flags]


# --- Tech tiles and Negotiators --------------------------------------------------------------------------------------


def tile_defs(rules: Rules) -> list[tech.TileDef]:
    """Return the Tech tiles of a ruleset by their numbers."""
    return cast("list[tech.TileDef]", rules.things.get(tech.FROM_TILE, []))


def tile_stacks(s: State) -> list[vec[i64]]:
    """Return the stacks of Tech tiles, each with its face-up tile last."""
    record = tech.record_of(s)
    return [] if record is None else list(record.stacks)


def hidden_tiles(s: State) -> list[list[int]]:
    """Return the tiles of each stack that lie face down."""
    covered = covered_stacks(s)
    return [
        [int(tile) for tile in stack[: max(0, len(stack) - int(number not in covered))]]
        for number, stack in enumerate(tile_stacks(s))
    ]


def covered_stacks(s: State) -> list[int]:
    """Return the stacks whose next tile waits for the Acquire effect of the bought one (X-TEC-05)."""
    record = tech.record_of(s)
    return [] if record is None else [n for n in range(len(record.stacks)) if int(record.covered) >> n & 1]


def tiles_gone(s: State) -> list[int]:
    """Return the numbers of the Tech tiles that left the game."""
    record = tech.record_of(s)
    return [] if record is None else in_mask(record.gone)


def owned_tiles(s: State, who: Who) -> list[int]:
    """Return the numbers of an actor's Tech tiles."""
    return [] if tech.record_of(s) is None else tech.tiles_of(s, number_of(who))


def tiles_down(s: State, who: Who) -> list[int]:
    """Return the numbers of an actor's Tech tiles that lie face down."""
    record = tech.record_of(s)
    return [] if record is None else in_mask(record.down[number_of(who)])


def negotiators(s: State, who: Who) -> int:
    """Return the Negotiators of an actor."""
    record = tech.record_of(s)
    return 0 if record is None else int(record.negotiators[number_of(who)])


def memories(s: State, who: Who) -> int:
    """Return the memories of an actor."""
    record = memory_room.record_of(s)
    return 0 if record is None else int(record.remembered[number_of(who)])


def training_space(s: State, who: Who) -> str:
    """Return where an actor's token is on the training track."""
    record = training.record_of(s)
    assert record is not None
    return training.room_of(s.rules).spaces[record.place[number_of(who)]].id


def worms_deployed(s: State, who: Who) -> int:
    """Return an actor's sandworms in the Conflict."""
    record = worms.record_of(s)
    return 0 if record is None else int(units.count(actor(s, number_of(who)).units_conflict, worms.kind_of(s.rules)))


def spy_posts(s: State, who: Who) -> list[int]:
    """Return the numbers of the posts with a spy of an actor."""
    record = spies.record_of(s)
    return [] if record is None else in_mask(record.posts[number_of(who)])


def has_objectives(s: State) -> bool:
    """Tell whether everybody is dealt an Objective."""
    return objectives.record_of(s) is not None


def won_cards(s: State, who: Who) -> list[str]:
    """Return the ids of an actor's Objective and won Conflicts, face up or down."""
    record = objectives.record_of(s)
    if record is None:
        return []
    sources = [*record.face_up_cards[number_of(who)], *record.turned_cards[number_of(who)]]
    return [source_id(s.rules, source) for source in sources]


def icons_up(s: State, who: Who) -> list[str]:
    """Return the battle icons of an actor's face-up cards."""
    record = objectives.record_of(s)
    cards = record.face_up_cards[number_of(who)] if record is not None else []
    return [objectives.BATTLE_ICONS[int(objectives.icon_of(s.rules, source))] for source in cards]


def contracts_anywhere(s: State) -> list[int]:
    """Return the numbers of all contracts of a game, wherever they are, sorted."""
    record = contracts.record_of(s)
    if record is None:
        return []
    zones = [record.bank, record.market, record.kept_aside, *record.held, *record.completed]
    tiles = contract_defs(s.rules)
    return sorted(int(contract) for zone in zones for contract in zone if not tiles[int(contract)].dealt)


def dealt_contracts(s: State) -> tuple[list[list[str]], list[list[str]]]:
    """Return the contracts dealt before the game, by seat, and those of them that the seats have kept (C-RIX-02)."""
    record = contracts.record_of(s)
    if record is None:
        return [], []
    tiles = contract_defs(s.rules)
    offered = [[tiles[int(contract)].id for contract in zone] for zone in record.offered]
    kept = [
        [tiles[int(contract)].id for contract in (*record.held[n], *record.completed[n]) if tiles[int(contract)].dealt]
        for n in range(len(record.held))
    ]
    return offered, kept


def contract_record(s: State) -> contracts.ContractRecord:
    """Return the record of the contracts."""
    record = contracts.record_of(s)
    assert record is not None
    return record


def objective_record(s: State) -> objectives.ObjectiveRecord:
    """Return the record of Objectives and won Conflicts."""
    record = objectives.record_of(s)
    assert record is not None
    return record


def open_contracts(s: State, who: Who) -> list[contracts.ContractDef]:
    """Return the contracts that an actor has to complete."""
    record = contracts.record_of(s)
    tiles = contract_defs(s.rules)
    return [] if record is None else [tiles[int(number)] for number in record.held[number_of(who)]]


def contract_bank(s: State) -> list[int]:
    """Return the numbers of the contracts that lie face down, in order."""
    record = contracts.record_of(s)
    return [] if record is None else [int(contract) for contract in record.bank]


def contracts_of_box(box: Module) -> tuple[contracts.ContractDef, ...]:
    """Return the contracts that a box brings."""
    return tuple(tile for room in box.mechanics if isinstance(room, contracts.Contracts) for tile in room.tiles)


def contract_defs(rules: Rules) -> list[contracts.ContractDef]:
    """Return the contracts of a ruleset by their numbers."""
    return cast("list[contracts.ContractDef]", rules.things.get(contracts.FROM_CONTRACT, []))


def objective_defs(rules: Rules) -> list[objectives.ObjectiveDef]:
    """Return the Objectives of a ruleset by their numbers."""
    return cast("list[objectives.ObjectiveDef]", rules.things.get(objectives.FROM_OBJECTIVE, []))


def completed_contracts(s: State, who: Who) -> list[int]:
    """Return the numbers of the contracts that an actor has completed."""
    record = contracts.record_of(s)
    return [] if record is None else [int(contract) for contract in record.completed[number_of(who)]]


def all_contracts(rules: Rules) -> list[int]:
    """Return the numbers of all contracts of a ruleset, each as often as it has copies."""
    place = int(rules.room_at[contracts.CONTRACTS])
    if place < 0:
        return []
    tiles = rules.things.get(contracts.FROM_CONTRACT, [])
    every = [(number, cast(contracts.ContractDef, tile)) for number, tile in enumerate(tiles)]
    return [number for number, tile in every if not tile.dealt for _ in range(tile.copies)]


def in_mask(mask: i64) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [bit for bit in range(int(mask).bit_length()) if int(mask) >> bit & 1]


# --- Freighter, tokens of a Leader -----------------------------------------------------------------------------------


def freighter(s: State, who: Who) -> int:
    """Return where the Freighter of an actor is."""
    record = freight.record_of(s)
    return 0 if record is None else int(record.place[number_of(who)])


def freight_top(rules: Rules) -> int:
    """Return the last space of the Shipping track."""
    return int(freight.tables_of(rules).top) if rules.room_at[freight.FREIGHT] >= 0 else 0


def marks(s: State, who: Who) -> list[str]:
    """Return the Factions on whose tracks the Leader of an actor still has a token."""
    record = tokens.record_of(s)
    return [] if record is None else [s.rules.factions[track] for track in in_mask(record.marks[number_of(who)])]


def marked_leader(rules: Rules) -> int:
    """Return the Leader that has tokens, -1 if there is none."""
    return int(tokens.tables_of(rules).leader) if rules.room_at[tokens.TOKENS] >= 0 else -1


# --- what the boxes bring --------------------------------------------------------------------------------------------


def tiles_of_box(box: Module) -> tuple[tech.TileDef, ...]:
    """Return the Tech tiles that a box brings."""
    return tuple(tile for room in box.mechanics if isinstance(room, tech.Tech) for tile in room.tiles)


def things_of_rooms(rules: Rules) -> list[str]:
    """Return the uses of posts, contracts, Objectives and battle icons that a ruleset has."""
    names = []
    for post in rules.things.get(spies.FROM_POST, []):
        names += [f"post/{post.id} {use}" for use in ("spied", "infiltrated", "gathered")]
    for tile in rules.things.get(contracts.FROM_CONTRACT, []):
        names += [f"contract/{tile.id} {use}" for use in ("taken", "completed")]
    cards = cast("list[objectives.ObjectiveDef]", rules.things.get(objectives.FROM_OBJECTIVE, []))
    names += [f"objective/{card.id} dealt" for card in cards]
    icons = objectives.BATTLE_ICONS[objectives.CRYSKNIFE : objectives.WILD] if cards else ()
    return names + [f"icon/{icon} matched" for icon in icons]


def used_in_rooms(rules: Rules, event: int, noun: int, other: int) -> str | None:
    """Return the use of such a thing that an event tells of, or the Leader that it turned over."""
    posts = rules.things.get(spies.FROM_POST, [])
    tiles = rules.things.get(contracts.FROM_CONTRACT, [])
    if event == spies.EV_SPY_PLACED:
        return f"post/{posts[noun].id} spied"
    if event == spies.EV_INTELLIGENCE:
        return f"post/{posts[noun].id} gathered"
    if event == spies.EV_INFILTRATED:
        return f"post/{posts[other].id} infiltrated"
    if event == contracts.EV_CONTRACT_TAKEN:
        return f"contract/{tiles[noun].id} taken"
    if event == contracts.EV_CONTRACT_COMPLETED:
        return f"contract/{tiles[noun].id} completed"
    if event == objectives.EV_OBJECTIVE_DEALT:
        return f"objective/{rules.things[objectives.FROM_OBJECTIVE][noun].id} dealt"
    if event == objectives.EV_MATCHED:
        return f"icon/{objectives.BATTLE_ICONS[noun - objectives.FIRST_WORD]} matched"
    if event == memory_room.EV_LEADER_TURNED:
        return f"leader/{rules.leaders[memory_room.tables_of(rules).front].id} seated"
    return None


def shipping_of_box(box: Module) -> tuple[tuple[object, ...], ...]:
    """Return the rewards of the Shipping track that a box brings."""
    return tuple(reward for room in box.mechanics if isinstance(room, freight.Freight) for reward in room.rewards)


def marks_of_box(box: Module) -> list[tokens.Marks]:
    """Return the tokens of Leaders that a box brings."""
    return [room.marks for room in box.mechanics if isinstance(room, tokens.Tokens)]


IX_TILES = tiles_of_box(BOXES["ix"])


# --- in a position ---------------------------------------------------------------------------------------------------


class Pieces:
    """What tests look at and set in a position beside the words of ``landsraad.positions``."""

    state: State

    @property
    def mentat_holder(self) -> int:
        """Who has the Mentat, -1 for nobody."""
        return int(mentat_record(self.state).holder)

    @mentat_holder.setter
    def mentat_holder(self, number: int) -> None:
        mentat_record(self.state).holder = number

    @property
    def mentat_promised(self) -> int:
        """Who receives the Mentat at the start of the next round, -1 for nobody."""
        return int(mentat_record(self.state).next)

    @mentat_promised.setter
    def mentat_promised(self, number: int) -> None:
        mentat_record(self.state).next = number

    def worms_of(self, who: Who) -> int:
        """Return an actor's sandworms in the Conflict."""
        one = actor(self.state, number_of(who))
        return int(units.count(one.units_conflict, worms.kind_of(self.state.rules)))

    def has_hooks(self, who: Who) -> bool:
        """Tell whether an actor has Maker Hooks."""
        record = worms.record_of(self.state)
        assert record is not None
        return bool(record.hooks >> number_of(who) & 1)

    @property
    def wall_stands(self) -> bool:
        """Whether the Shield Wall stands."""
        record = worms.record_of(self.state)
        assert record is not None
        return bool(record.wall)

    def won_of(self, who: Who, face_up: bool = True) -> list[str]:
        """Return the Objectives and won Conflict cards of an actor, those face up or those face down."""
        record = objectives.record_of(self.state)
        assert record is not None
        cards = (record.face_up_cards if face_up else record.turned_cards)[number_of(who)]
        return [source_id(self.state.rules, int(source)) for source in cards]

    def contract_ids(self, zone: vec[i64]) -> list[str]:
        """Return the ids of contracts, in order."""
        return [self.state.rules.things[contracts.FROM_CONTRACT][int(number)].id for number in zone]

    @property
    def contract_record(self) -> contracts.ContractRecord:
        """The record of the contracts."""
        record = contracts.record_of(self.state)
        assert record is not None
        return record

    def contracts_of(self, who: Who) -> list[str]:
        """Return the contracts that an actor has to complete."""
        return self.contract_ids(self.contract_record.held[number_of(who)])

    def completed_of(self, who: Who) -> list[str]:
        """Return the contracts that an actor has completed."""
        return self.contract_ids(self.contract_record.completed[number_of(who)])

    def on_market(self) -> list[str]:
        """Return the contracts that lie face up."""
        return self.contract_ids(self.contract_record.market)

    def ships_of(self, who: Who) -> tuple[int, int, int]:
        """Return an actor's dreadnoughts in Supply, Garrison and Conflict."""
        return ships(self.state, who)

    def fleet_of(self, who: Who) -> dict[str, int]:
        """Return an actor's dreadnoughts by the place where they are, as changes name them."""
        return dict(zip(("ships_supply", "ships_garrison", "ships_conflict"), ships(self.state, who), strict=True))

    def flag_of(self, space: str) -> int:
        """Return whose dreadnought is on the flag of a space, -1 for nobody's."""
        return flags(self.state)[[place.id for place in self.state.rules.spaces].index(space)]

    def tile_names(self, tiles: Sequence[int]) -> list[str]:
        """Return the ids of Tech tiles."""
        return [tile_defs(self.state.rules)[tile].id for tile in tiles]

    def stack_names(self) -> list[list[str]]:
        """Return the ids of the tiles of each stack, the face-up top tile first."""
        return [self.tile_names(list(stack))[::-1] for stack in tile_stacks(self.state)]

    def gone_tiles(self) -> list[str]:
        """Return the ids of the Tech tiles that left the game."""
        return self.tile_names(tiles_gone(self.state))

    def spies_of(self, who: Who) -> list[str]:
        """Return the observation posts with a spy of an actor."""
        record = spies.record_of(self.state)
        assert record is not None
        posts = self.state.rules.things[spies.FROM_POST]
        return [posts[number].id for number in in_mask(record.posts[number_of(who)])]

    def tiles_of(self, who: Who) -> list[str]:
        """Return the ids of an actor's Tech tiles."""
        return self.tile_names(owned_tiles(self.state, who))

    def face_down(self, who: Who) -> list[str]:
        """Return the ids of an actor's Tech tiles that lie face down."""
        return self.tile_names(tiles_down(self.state, who))

    def turn_down(self, who: Who, *names: str) -> None:
        """Turn these Tech tiles of an actor face down and all its others up."""
        record = tech.record_of(self.state)
        assert record is not None
        own = self.tiles_of(who)
        assert set(names) <= set(own), f"{names} are not all among {own}"
        numbers = dict(zip(own, owned_tiles(self.state, who), strict=True))
        record.down = changed(record.down, number_of(who), sum(1 << numbers[name] for name in names))

    def negotiators_of(self, who: Who) -> int:
        """Return the Negotiators of an actor."""
        return negotiators(self.state, who)

    def freighter_of(self, who: Who) -> int:
        """Return where the Freighter of an actor is."""
        return freighter(self.state, who)

    def marks_of(self, who: Who) -> list[str]:
        """Return the Factions on whose tracks the Leader of an actor still has a token."""
        return marks(self.state, who)

    def set_marks(self, who: Who, *factions: str) -> None:
        """Leave tokens of the Leader of an actor on these tracks only."""
        record = tokens.record_of(self.state)
        assert record is not None
        record.marks[number_of(who)] = sum(1 << self.state.rules.factions.index(name) for name in factions)


# --- Immortality -----------------------------------------------------------------------------------------------------


def specimens_of(s: State, who: Who) -> int:
    """Return the specimens of an actor."""
    record = specimens.record_of(s)
    return 0 if record is None else int(record.tanks[number_of(who)])


def copied_lines(rules: Rules) -> set[int]:
    """Return the lines that are the Agent box of one card as another card's own."""
    if rules.room_at[graft.GRAFTING] < 0:
        return set()
    tables = graft.tables_of(rules)
    return {
        line
        for first, last in zip(tables.copy_first, tables.copy_last, strict=True)
        for line in range(int(first), int(last))
    }


def standing_cards(rules: Rules) -> list[str]:
    """Return the cards that never leave the Tleilaxu Row."""
    if rules.room_at[specimens.SPECIMENS] < 0:
        return []
    return [rules.cards[specimens.tables_of(rules).standing].id]


def tracks_of_box(boxes: Sequence[Module]) -> set[str]:
    """Return the nodes of the research track and the spaces of the Tleilaxu track that boxes bring."""
    rooms = [room for box in boxes for room in box.mechanics]
    found = {f"research/{node.id}" for room in rooms if isinstance(room, research.Research) for node in room.nodes}
    return found | {
        f"tleilaxu/{spot.id}" for room in rooms if isinstance(room, tleilaxu.Tleilaxu) for spot in room.spots
    }


def researches(box: Sequence[Node]) -> bool:
    """Tell whether a box moves the research token."""
    return any(node.op == research.OP_RESEARCH for node in box)


def column_of(rules: Rules, node: str) -> int:
    """Return the column of a node of the research track."""
    nodes = cast("list[research.NodeDef]", rules.things[research.FROM_RESEARCH])
    return next(one.column for one in nodes if one.id == node)


def tleilaxu_cards(s: State) -> list[int]:
    """Return the cards of the Tleilaxu Row and its deck, Reclaimed Forces left out."""
    record = specimens.record_of(s)
    return [] if record is None else [int(card) for card in (*record.shown, *record.hidden) if card >= 0]


def tleilaxu_row(s: State) -> list[str | None]:
    """Return the two cards beside Reclaimed Forces, from the left."""
    record = specimens.record_of(s)
    assert record is not None
    return [s.rules.cards[card].id if card >= 0 else None for card in record.shown]


def all_tleilaxu_cards(rules: Rules) -> list[int]:
    """Return every card of the Tleilaxu deck."""
    return [n for n, card in enumerate(rules.cards) if card.price > 0 and card.id != "reclaimed_forces"]


def tleilaxu_place(s: State, who: Who) -> int:
    """Return where the Tleilaxu token of an actor is."""
    record = tleilaxu.record_of(s)
    return 0 if record is None else int(record.places[number_of(who)])


def tleilaxu_vp(rules: Rules) -> list[int]:
    """Return the Victory Points printed on the spaces of the Tleilaxu track."""
    spots = cast("list[tleilaxu.SpotDef]", rules.things.get(tleilaxu.FROM_TLEILAXU, []))
    return [sum(int(node.a) for node in spot.bonus if node.op == OP_VP) for spot in spots]


def research_place(s: State, who: Who) -> str:
    """Return the node of the research track on which the token of a seat is."""
    record = research.record_of(s)
    assert record is not None
    return s.rules.things[research.FROM_RESEARCH][record.places[number_of(who)]].id


def markers_of(s: State, who: Who) -> int:
    """Return the genetic markers of a seat, by the column of its token (I-MRK-01); its best Ally's for a Commander."""
    record = research.record_of(s)
    if record is None:
        return 0
    nodes = cast("list[research.NodeDef]", s.rules.things[research.FROM_RESEARCH])
    crew = [n for n in range(len(s.seats)) if s.teams and s.crews[number_of(who)] >> n & 1]
    columns = [nodes[record.places[number]].column for number in (number_of(who), *crew)]
    return (max(columns) >= 4) + (max(columns) >= 8)


# --- six players -----------------------------------------------------------------------------------------------------


def is_commander(s: State, who: Who) -> bool:
    """Tell whether somebody has Allies to field units."""
    return s.teams != 0 and s.crews[number_of(who)] != 0


def swordmaster_gone(s: State, who: Who) -> int:
    """Count the Swordmasters of somebody that have left the game."""
    record = commanders.record_of(s)
    return 0 if record is None else int(record.gone) >> number_of(who) & 1


def throne_row(s: State) -> list[int]:
    """Return the cards of the Throne Row."""
    record = throne.record_of(s)
    return [] if record is None else [int(card) for card in record.cards]


def wrapped(s: State) -> list[int]:
    """Return the Intrigue cards that are about to change hands."""
    record = trade.record_of(s)
    return [] if record is None else [int(card) for side in record.wrapped for card in side]
