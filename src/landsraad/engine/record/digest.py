"""The complete state as named data, and its hash. Names, never numbers, so that a new box changes no digest."""

from landsraad.core.actions import ACTION_NAMES
from landsraad.core.codec import digest_of
from landsraad.core.packed import i64, vec
from landsraad.core.rng import Rng, SealedRng
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.building.decompile import line_data, modifier_data, sequence_data
from landsraad.engine.knowledge.views import card_ids, intrigue_ids
from landsraad.engine.record.notation import source_name
from landsraad.engine.swords import sword_cards
from landsraad.model.families import FIRST_ROOM
from landsraad.model.rules import Rules
from landsraad.model.state import FRAME, KNOWN, RivalRecord, Seat, State
from landsraad.model.terms import D_PUT_CARD, D_TOP_CARD

Data = dict[str, object]

TURNS = "kept"  # turns begun this round, beside the cards of a room; the name stands in stored digests

SEAT_NUMBERS = (
    "vp", "solari", "spice", "water", "supply", "garrison", "conflict", "swords", "strength_set", "agents",
    "swordmaster", "council", "influence_bits", "persuasion", "revealed", "reveal_order", "closed_space",
    "aside_discount", "secret", "secret_shown", "trigger_used", "top_known",
)  # fmt: skip
RIVAL_NUMBERS = (
    "vp", "solari", "spice", "water", "supply", "garrison", "conflict", "swords", "strength_set", "agents",
    "swordmaster", "influence_bits", "scores", "track_bonus", "collects", "owns_as", "recruited",
)  # fmt: skip
STATE_NUMBERS = (
    "round", "phase", "step", "first_player", "reveals_taken", "turn_seat", "turn_kind",
    "turn_touched", "recruited", "just_recruited", "from_garrison", "deployed", "asked", "passes", "played", "winner",
    "decider",
)  # fmt: skip


def name_of(ids: list[str], index: int) -> str | None:
    """Return the id at an index, None for none."""
    return ids[index] if index >= 0 else None


def numbers(zone: vec[i64]) -> list[int]:
    """Return a packed list as plain numbers."""
    return [int(item) for item in zone]


def stream_state(rng: Rng) -> list[int]:
    """Return where a random stream stands."""
    if isinstance(rng, SealedRng):
        return [*numbers(rng.key), int(rng.count)]
    return [int(rng.a), int(rng.b), int(rng.c), int(rng.d)]


def seat_state(rules: Rules, seat: Seat) -> Data:
    """Return a seat as named data."""
    spaces = [space.id for space in rules.spaces]
    data: Data = {name: int(getattr(seat, name)) for name in SEAT_NUMBERS}
    data["closed_space"] = name_of(spaces, int(seat.closed_space))
    data["visited"] = [space for number, space in enumerate(spaces) if seat.visited >> number & 1]
    data["leader"] = rules.leaders[seat.leader].id
    for zone in ("deck", "hand", "play", "discard", "aside", "hand_known"):
        data[zone] = card_ids(rules, getattr(seat, zone))
    data["intrigue"] = intrigue_ids(rules, seat.intrigue)
    data["face_up"] = intrigue_ids(rules, seat.face_up)
    return data


def rivalry_state(rules: Rules, record: RivalRecord) -> Data:
    """Return the record of the Rivals as named data."""
    cards = [card.id for card in rules.rival_cards]
    rivals: list[Data] = []
    for rival in record.rivals:
        data: Data = {name: int(getattr(rival, name)) for name in RIVAL_NUMBERS}
        data["leader"] = rules.leaders[rival.leader].id if rival.leader >= 0 else None
        data["intrigue"] = intrigue_ids(rules, rival.intrigue)
        rivals.append(data)
    return {
        "rivals": rivals,
        "deck": [cards[card] for card in record.deck],
        "pile": [cards[card] for card in record.pile],
        "unseen_intrigue": intrigue_ids(rules, record.unseen_intrigue),
        "acting": int(record.acting),
    }


def seldom_state(s: State) -> Data:
    """Return the registers that few games use."""
    return {
        "extra_turn": int(s.extra_turn),
        "revealed_from": int(s.revealed_from),
        "on_win": [
            [
                sequence_data(s.rules, int(s.on_win[i]), int(s.on_win[i + 1])),
                int(s.on_win[i + 2]),
                source_name(s.rules, int(s.on_win[i + 3])),
            ]
            for i in range(0, len(s.on_win), 4)
        ],
        # Places in the code may shift with another box: the number of cards they stand for does not.
        "sword_cards": int(sword_cards(s)),
        "intrigue_top": int(s.intrigue_top),
        "intrigue_bottom": numbers(s.intrigue_bottom),
        TURNS: [[None, None, int(seat.turns)] for seat in s.seats],
    }


def noted_state(s: State) -> Data:
    """Return what is noted only where some thing of the game asks for it."""
    rules = s.rules
    data: Data = {}
    if rules.counts_picked:
        data["picked"] = name_of([card.id for card in rules.cards], int(s.picked))
    if rules.counts_acquired:
        data["acquired"] = card_ids(rules, s.acquired)
    if rules.counts_revealed:
        data["revealed_factions"] = int(s.revealed_factions)
    if rules.trashes_intrigue:
        data["trashed_intrigue"] = intrigue_ids(rules, s.trashed_intrigue)
    return data


def is_used(data: Data) -> bool:
    """Tell whether a register that few games use holds something; what every game counts does not matter here."""
    return bool(
        data["on_win"]
        or data["sword_cards"]
        or data["extra_turn"]
        or data["intrigue_top"] != -1
        or data["intrigue_bottom"]
    )


def rooms_state(s: State) -> Data:
    """Return the records of the mechanics as named data, by group; the names are part of stored digests."""
    rules = s.rules
    groups: Data = {}
    for room in rules.rooms:
        data = room.digest(s)
        if not room.digest_group:
            groups.update(data)
            continue
        group = groups.setdefault(room.digest_group, {"actors": [{} for _ in range(int(actor_count(s)))]})
        assert isinstance(group, dict)
        group.update(data)
        for number in range(int(actor_count(s))):
            group["actors"][number].update(room.digest_actor(s, actor(s, number)))
    seldom = seldom_state(s)
    group = groups.get("works")
    if isinstance(group, dict):
        groups["works"] = seldom | group
    elif is_used(seldom):
        groups["seldom"] = seldom
    if s.owned and not isinstance(group, dict):
        groups["owned"] = [[source_name(rules, int(thing)) for thing in things] for things in s.owned]
    if s.at_once:
        groups["at_once"] = int(s.at_once)
    if rules.counts_harvest:
        groups["harvested"] = int(s.harvested)
    groups.update(noted_state(s))
    if rules.counts_spice:
        groups["spice_gained"] = int(s.spice_gained)
    if s.harvest_begun:
        groups["harvest_begun"] = int(s.harvest_begun)
    for name in ("sides", "crews", "barred", "fielders", "track_holders"):
        plan = numbers(getattr(s, name))
        if plan:
            groups[name] = plan
    if s.yielded:
        groups["yielded"] = int(s.yielded)
    return groups


def frame_state(s: State, at: int) -> Data:
    """Return a frame of the pending work as named data."""
    pc, end, actor, source, register = (int(s.stack[at + i]) for i in range(FRAME))
    rest = sequence_data(s.rules, pc, end) if register == 0 else sequence_data(s.rules, pc, pc + 1)
    return {"rest": rest, "actor": actor, "source": source_name(s.rules, source), "register": register}


def limit_state(s: State) -> object:
    """Return the register of the decision; where it names something, by that name."""
    rules = s.rules
    limit = int(s.limit)
    if s.kind in (D_PUT_CARD, D_TOP_CARD):
        return rules.cards[limit].id
    family = int(rules.kind_family[s.kind])
    if family >= FIRST_ROOM:
        return rules.rooms[rules.room_at[family]].digest_limit(s, int(s.kind), limit)
    return limit if s.kind else 0


def state_data(s: State) -> Data:
    """Return the complete state as named data."""
    rules = s.rules
    spaces = [space.id for space in rules.spaces]
    conflicts = [conflict.id for conflict in rules.conflicts]
    cards = [card.id for card in rules.cards]
    data: Data = {name: int(getattr(s, name)) for name in STATE_NUMBERS}
    data["rng"] = stream_state(s.rng)
    data["seats"] = [seat_state(rules, seat) for seat in s.seats]
    data["agents"] = {space: int(s.agents[number]) for number, space in enumerate(spaces)}
    data["bonus_spice"] = {space: int(s.bonus_spice[number]) for number, space in enumerate(spaces)}
    data["control"] = {space: int(s.control[number]) for number, space in enumerate(spaces)}
    data["alliance"] = numbers(s.alliance)
    data["conflict"] = name_of(conflicts, int(s.conflict))
    for zone in ("conflict_deck", "conflict_past", "conflict_out"):
        data[zone] = [conflicts[conflict] for conflict in getattr(s, zone)]
    for zone in ("intrigue_deck", "intrigue_discard"):
        data[zone] = intrigue_ids(rules, getattr(s, zone))
    for zone in ("imperium_deck", "row", "trashed"):
        data[zone] = card_ids(rules, getattr(s, zone))
    data["reserve"] = {cards[card]: int(s.reserve[stack]) for stack, card in enumerate(rules.reserve_cards)}
    data["known_intrigue"] = [
        [int(s.known_intrigue[i]), int(s.known_intrigue[i + 1]), rules.intrigues[s.known_intrigue[i + 2]].id]
        for i in range(0, len(s.known_intrigue), KNOWN)
    ]
    data["turn_card"] = name_of(cards, int(s.turn_card))
    data["turn_from"] = name_of(spaces, int(s.turn_from))
    data["sent_space"] = name_of(spaces, int(s.sent_space))
    data["turn_mods"] = [modifier_data(rules, int(mod)) for mod in s.turn_mods]
    data["agenda"] = [
        [source_name(rules, int(rules.line_source[line])), line_data(rules, int(line))] for line in s.agenda
    ]
    data["rewards"] = numbers(s.rewards)
    data["stack"] = [frame_state(s, at) for at in range(0, s.depth, FRAME)]
    data["kind"] = rules.kind_names[int(s.kind)]
    data["source"] = source_name(rules, int(s.source))
    data["limit"] = limit_state(s)
    data["options"] = [ACTION_NAMES[action] for action in s.options]
    data.update(rooms_state(s))
    if s.rivalry is not None or s.teams:
        data["for_actor"] = int(s.for_actor)
    if s.rivalry is not None:
        data["rivalry"] = rivalry_state(rules, s.rivalry)
    return data


def digest(s: State) -> str:
    """Return the hash of the complete state."""
    return digest_of(state_data(s))
