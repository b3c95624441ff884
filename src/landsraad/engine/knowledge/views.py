"""Views: an allow-list of what a seat, a spectator (None) or, after the end, everybody ("open") may know."""

from landsraad.core.packed import i64, vec
from landsraad.engine.actors.plan import actor_count
from landsraad.engine.atoms import units
from landsraad.engine.modifiers import modifier
from landsraad.engine.record.notation import source_thing
from landsraad.engine.record.options import agenda_data, options
from landsraad.engine.strength import shown_strength, unit_power
from landsraad.model.decision import Thing, thing_json
from landsraad.model.rules import Rules
from landsraad.model.state import KNOWN, Actor, Rival, Seat, State
from landsraad.model.terms import (
    D_COMBAT,
    D_DISCARD_ONE,
    D_DRAW_ONE,
    D_NONE,
    D_TOP_CARD,
    M_PEEK_TOP,
    PHASE_NAMES,
    PHASE_OVER,
)

Data = dict[str, object]
TURN_NAMES = ("open", "agent", "reveal")


def card_ids(rules: Rules, zone: vec[i64]) -> list[str]:
    """Return the ids of the cards of a zone, in order."""
    return [rules.cards[card].id for card in zone]


def intrigue_ids(rules: Rules, zone: vec[i64]) -> list[str]:
    """Return the ids of the Intrigue cards of a zone, in order."""
    return [rules.intrigues[card].id for card in zone]


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return seat if seat >= 0 else None


def factions_of(rules: Rules, mask: int) -> list[str]:
    """Return the Factions of a mask."""
    return [name for number, name in enumerate(rules.factions) if mask >> number & 1]


def top_seen(s: State, seat: Seat, viewer: int) -> int:
    """Return how many cards on top of a seat's deck the viewer knows."""
    seen = int(seat.top_known)
    if seat.index == viewer and seen == 0 and len(seat.deck) > 0:
        looking = s.kind == D_TOP_CARD and s.decider == viewer
        if looking or modifier(s, seat, M_PEEK_TOP, 0) > 0:
            seen = 1
    if s.kind in (D_DRAW_ONE, D_DISCARD_ONE) and s.decider == viewer and seat.index == viewer and seen < s.limit:
        seen = int(s.limit)
    return seen


def known_intrigues(s: State, viewer: int) -> list[Data]:
    """Return the Intrigue cards in other hands that the viewer has seen there."""
    found: list[Data] = []
    for i in range(0, len(s.known_intrigue), KNOWN):
        if s.known_intrigue[i + 1] == viewer:
            card = s.rules.intrigues[s.known_intrigue[i + 2]].id
            found.append({"seat": int(s.known_intrigue[i]), "card": card})
    return sorted(found, key=lambda entry: (str(entry["seat"]), str(entry["card"])))


def public_seat(s: State, seat: Seat) -> Data:
    """Return what everybody sees of a seat."""
    rules = s.rules
    return {
        "seat": int(seat.index),
        "leader": rules.leaders[seat.leader].id,
        "vp": int(seat.vp),
        "solari": int(seat.solari),
        "spice": int(seat.spice),
        "water": int(seat.water),
        "supply": int(seat.supply),
        "garrison": int(seat.garrison),
        "deployed": int(seat.conflict),
        "strength": int(shown_strength(s, seat)),
        "swords": int(seat.swords),
        "persuasion": int(seat.persuasion),
        "agents": int(seat.agents),
        "swordmaster": bool(seat.swordmaster),
        "council": bool(seat.council),
        "revealed": bool(seat.revealed),
        "influence": {name: int(seat.influence(number)) for number, name in enumerate(rules.factions)},
        "hand_count": len(seat.hand),
        "deck_count": len(seat.deck),
        "intrigue_count": len(seat.intrigue),
        "discard": card_ids(rules, seat.discard),
        "play": card_ids(rules, seat.play),
        "aside": card_ids(rules, seat.aside),
        "face_up": intrigue_ids(rules, seat.face_up),
        "secret": factions_of(rules, int(seat.secret)) if seat.secret_shown else None,
    }


def rooms_of(s: State, one: Actor) -> Data:
    """Return what everybody sees of an actor's share of the mechanics of this game, and its units beside troops."""
    data: Data = {}
    for number, unit in enumerate(s.rules.units):
        data[unit.field] = unit_data(s, one, number + 1)
    for room in s.rules.rooms:
        data.update(room.view_actor(s, one))
    return data


def unit_data(s: State, one: Actor, kind: int) -> Data:
    """Return where an actor's units of a kind are, and how strong one of them is."""
    return {
        "supply": int(units.count(one.units_supply, kind)),
        "garrison": int(units.count(one.units_garrison, kind)),
        "deployed": int(units.count(one.units_conflict, kind)),
        "strength": int(unit_power(s, one, kind)),
    }


def deck_ends(s: State, viewer: int, everything: bool) -> Data:
    """Return what the viewer knows of the ends of the Intrigue deck."""
    rules = s.rules
    deck = s.intrigue_deck
    knows_top = everything or (viewer >= 0 and s.intrigue_top == viewer)
    return {
        "intrigue_top": rules.intrigues[deck[len(deck) - 1]].id if knows_top and len(deck) > 0 else None,
        "intrigue_bottom": [
            rules.intrigues[deck[place]].id if knower == viewer or everything else None
            for place, knower in enumerate(s.intrigue_bottom)
        ],
    }


def seat_data(s: State, seat: Seat, viewer: int, everything: bool, public: Data) -> Data:
    """Return what the viewer sees of a seat beside what everybody does."""
    rules = s.rules
    data = dict(public)
    if seat.index == viewer or everything:
        for room in rules.rooms:
            data.update(room.view_own(s, seat))
        data["hand"] = sorted(card_ids(rules, seat.hand))
        data["deck"] = card_ids(rules, seat.deck)[::-1] if everything else sorted(card_ids(rules, seat.deck))
        data["intrigue"] = sorted(intrigue_ids(rules, seat.intrigue))
        data["secret"] = factions_of(rules, int(seat.secret)) if seat.secret else None
    else:
        hidden = [card for room in rules.hiding_rooms for card in card_ids(rules, room.hidden_cards(s, seat))]
        data["hand_and_deck"] = sorted(card_ids(rules, seat.hand) + card_ids(rules, seat.deck) + hidden)
    return data


def rival_data(s: State, rival: Rival, everything: bool) -> Data:
    """Return what everybody sees of a Rival."""
    rules = s.rules
    data: Data = {
        "actor": int(rival.index),
        "leader": rules.leaders[rival.leader].id if rival.leader >= 0 else None,
        "scores": bool(rival.scores),
        "vp": int(rival.vp),
        "solari": int(rival.solari),
        "spice": int(rival.spice),
        "water": int(rival.water),
        "supply": int(rival.supply),
        "garrison": int(rival.garrison),
        "deployed": int(rival.conflict),
        "strength": int(shown_strength(s, rival)),
        "swords": int(rival.swords),
        "agents": int(rival.agents),
        "swordmaster": bool(rival.swordmaster),
        "influence": {name: int(rival.influence(number)) for number, name in enumerate(rules.factions)},
        "intrigue_count": len(rival.intrigue),
    }
    data.update(rooms_of(s, rival))
    if everything:
        data["intrigue"] = sorted(intrigue_ids(rules, rival.intrigue))
    return data


def known_data(s: State, viewer: int, everything: bool) -> Data:
    """Return what the viewer has learned of hidden places: peeked at, stolen, put on top, shown earlier."""
    rules = s.rules
    tops: list[list[str]] = []
    for seat in s.seats:
        seen = top_seen(s, seat, viewer)
        tops.append([rules.cards[seat.deck[len(seat.deck) - 1 - i]].id for i in range(seen)])
    return {
        "deck_top": tops,
        "hand": [sorted(card_ids(rules, seat.hand_known)) for seat in s.seats],
        "intrigue": known_intrigues(s, viewer),
        **deck_ends(s, viewer, everything),
    }


def board_data(s: State) -> Data:
    """Return the board."""
    rules = s.rules
    spaces: dict[str, Data] = {}
    for number, space in enumerate(rules.spaces):
        spaces[space.id] = {
            "agents": [int(s.agents[number] >> 4 * index & 15) for index in range(int(actor_count(s)))],
            "bonus_spice": int(s.bonus_spice[number]),
            "control": seat_or_none(int(s.control[number])),
            "closed_by": [int(seat.index) for seat in s.seats if seat.closed_space == number],
        }
        for room in rules.rooms:
            spaces[space.id].update(room.view_space(s, number))
    data: Data = {
        "spaces": spaces,
        "alliances": {name: seat_or_none(int(s.alliance[number])) for number, name in enumerate(rules.factions)},
    }
    for room in rules.rooms:
        data.update(room.view_board(s))
    return data


def hidden_kind(s: State) -> int:
    """Return the kind of decision others may see: a compound choice shows only its start."""
    return s.rules.shown_as.get(int(s.kind), int(s.kind))


def decision_data(s: State, viewer: int, everything: bool) -> Data | None:
    """Return the open decision: all of it for the one who decides, only who and what for the others."""
    if s.kind == D_NONE or s.phase == PHASE_OVER:
        return None
    if s.decider == viewer or everything:
        return {
            "seat": int(s.decider),
            "kind": s.rules.kind_names[int(s.kind)],
            "source": thing_json(source_thing(s.rules, int(s.source))),
            "for": int(s.for_actor),
            "options": [option.to_json() for option in options(s)],
        }
    kind = hidden_kind(s)
    source = thing_json(source_thing(s.rules, int(s.source)))
    if kind != s.kind:  # as if the choice had just begun
        source = thing_json(Thing("conflict", s.rules.conflicts[s.conflict].id)) if kind == D_COMBAT else None
    return {"seat": int(s.decider), "kind": s.rules.kind_names[kind], "source": source, "for": int(s.for_actor)}


def turn_data(s: State) -> Data:
    """Return the public registers of the turn, with the effects still to be resolved."""
    rules = s.rules
    data: Data = {
        "seat": int(s.turn_seat),
        "kind": TURN_NAMES[int(s.turn_kind)],
        "space": rules.spaces[s.sent_space].id if s.sent_space >= 0 else None,
        "recruited": int(s.recruited),
        "deployed": int(s.deployed),
        "agenda": agenda_data(s),
    }
    for room in rules.rooms:
        data.update(room.view_turn(s))
    data["extra_turn"] = bool(s.extra_turn)
    return data


def reserve_data(s: State) -> dict[str, int]:
    """Return how many cards the stacks of the Reserve have; one that is kept for a Leader shows only with it."""
    rules = s.rules
    data: dict[str, int] = {}
    for stack, card in enumerate(rules.reserve_cards):
        leader = int(rules.reserve_leader[stack])
        if leader < 0 or any(seat.leader == leader for seat in s.seats):
            data[rules.cards[card].id] = int(s.reserve[stack])
    return data


class PublicView:
    """What everybody sees of a state: made once, it serves the views of all who look at that state."""

    def __init__(self, s: State) -> None:
        self.data: Data = public_data(s)
        self.seats: list[Data] = [{**public_seat(s, seat), **rooms_of(s, seat)} for seat in s.seats]


def public_data(s: State) -> Data:
    """Return what everybody sees of the table; whoever looks is not known here."""
    rules = s.rules
    return {
        "modules": list(rules.module_ids),
        "players": len(s.seats),
        "round": int(s.round),
        "phase": PHASE_NAMES[int(s.phase)],
        "over": s.phase == PHASE_OVER,
        "first_player": int(s.first_player),
        "turn": turn_data(s),
        "conflict": rules.conflicts[s.conflict].id if s.conflict >= 0 else None,
        "conflict_deck": len(s.conflict_deck),
        "conflicts_past": [rules.conflicts[conflict].id for conflict in s.conflict_past],
        "board": board_data(s),
        "row": card_ids(rules, s.row),
        "reserve": reserve_data(s),
        "imperium_deck": len(s.imperium_deck),
        "intrigue_deck": len(s.intrigue_deck),
        "intrigue_discard": intrigue_ids(rules, s.intrigue_discard),
        "trashed": card_ids(rules, s.trashed),
    }


def view(s: State, viewer: int | None, everything: bool = False, public: PublicView | None = None) -> Data:
    """Return the game as the viewer may know it; what is public may be there already."""
    rules = s.rules
    eye = -1 if viewer is None else viewer
    known = public or PublicView(s)
    data: Data = {
        "viewer": "open" if everything else viewer,
        **known.data,
        "seats": [seat_data(s, seat, eye, everything, known.seats[seat.index]) for seat in s.seats],
        "known": known_data(s, eye, everything),
        "decision": decision_data(s, eye, everything),
    }
    if rules.trashes_intrigue:
        data["intrigue_trashed"] = intrigue_ids(rules, s.trashed_intrigue)
    for room in rules.rooms:
        data.update(room.view(s, eye, everything))
    if s.rivalry is not None:
        data["rivals"] = [rival_data(s, rival, everything) for rival in s.rivalry.rivals]
        data["difficulty"] = rules.difficulty.id or None if rules.difficulty is not None else None
        data["rival_deck"] = len(s.rivalry.deck)
        data["rival_pile"] = [rules.rival_cards[card].id for card in s.rivalry.pile]
        data["intrigue_unseen"] = len(s.rivalry.unseen_intrigue)
    return data
