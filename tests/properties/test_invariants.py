"""The checks of R1 have teeth: each fault planted in a sound position is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import landsraad as ls
from landsraad.core.packed import append, i64, pop, vec
from landsraad.engine.mechanics import memories, spies
from landsraad.model.state import RivalRecord, State
from landsraad.model.terms import FROM_CONFLICT, SOURCE_SPAN
from tests.support import pieces
from tests.support.cells import cell
from tests.support.invariants import Ledger, check
from tests.support.play import RandomPlayer, advance

STEPS = 150  # into the middle of a game

Fault = Callable[[State], None]


def position() -> ls.Game:
    """Return a game in its middle: cards bought, Intrigue cards held, troops deployed."""
    game = cell("base+ix-4p-epic").game(5)
    advance(game, RandomPlayer(5), STEPS)
    assert not game.over
    return game


def card_twice(s: State) -> None:
    s.seats[0].deck = append(s.seats[0].deck, s.seats[0].deck[0])


def card_lost(s: State) -> None:
    s.imperium_deck, _ = pop(s.imperium_deck)


def card_changed(s: State) -> None:
    s.seats[1].deck[0] = s.row[0]


def reserve_card_made(s: State) -> None:
    s.reserve[1] += 1


def row_not_filled(s: State) -> None:
    s.row, card = pop(s.row)
    s.imperium_deck = append(s.imperium_deck, card)


def intrigue_lost(s: State) -> None:
    s.intrigue_deck, _ = pop(s.intrigue_deck)


def intrigue_twice(s: State) -> None:
    s.intrigue_discard = append(s.intrigue_discard, s.intrigue_deck[0])


def conflict_again(s: State) -> None:
    s.conflict_deck = append(s.conflict_deck, s.conflict)


def conflict_lost(s: State) -> None:
    s.conflict_deck, _ = pop(s.conflict_deck)


def round_skipped(s: State) -> None:
    s.round += 1


def troop_made(s: State) -> None:
    s.seats[2].supply += 1


def troop_borrowed(s: State) -> None:
    s.seats[2].garrison += s.seats[2].conflict + 1
    s.seats[2].conflict = -1


def agent_lost(s: State) -> None:
    s.seats[0].agents -= 1


def agent_doubled(s: State) -> None:
    s.agents[3] += 1


def agent_of_nobody(s: State) -> None:
    s.agents[3] += 1 << 16


def mentat_in_two_places(s: State) -> None:
    mentat = pieces.mentat_record(s)
    mentat.holder = (mentat.holder + 2) % len(s.seats)


def alliance_without_influence(s: State) -> None:
    s.seats[3].influence_bits = 0
    s.alliance[0] = 3


def alliance_not_taken(s: State) -> None:
    s.alliance[2] = -1
    s.seats[0].influence_bits |= 4 << 8


def alliance_of_nobody(s: State) -> None:
    s.alliance[1] = 4


def flag_on_a_faction_space(s: State) -> None:
    s.control[0] = 1


def spice_on_a_faction_space(s: State) -> None:
    s.bonus_spice[0] = 1


def spice_owed(s: State) -> None:
    s.bonus_spice[15] = -1


def solari_owed(s: State) -> None:
    s.seats[1].solari = -1


def water_owed(s: State) -> None:
    s.seats[1].water = -1


def score_below_zero(s: State) -> None:
    s.seats[1].vp = -1


def influence_above_the_top(s: State) -> None:
    s.seats[1].influence_bits |= 7
    s.alliance[0] = 1


def influence_with_a_fifth_faction(s: State) -> None:
    s.seats[1].influence_bits |= 1 << 16


def unknown_card_known(s: State) -> None:
    s.seats[0].hand_known = append(s.seats[0].hand_known, s.row[0])


def more_known_than_there_is(s: State) -> None:
    s.seats[0].top_known = len(s.seats[0].deck) + 1


def wrong_memory_of_an_intrigue_card(s: State) -> None:
    card = s.intrigue_deck[0]
    held = [other for other in range(s.rules.n_intrigues) if other not in s.seats[1].intrigue]
    entry = append(append(s.known_intrigue, i64(1)), i64(0))
    s.known_intrigue = append(entry, i64(held[0] if card in s.seats[1].intrigue else card))


def no_option(s: State) -> None:
    s.options = vec[i64]()


def option_twice(s: State) -> None:
    s.options = append(s.options, s.options[0])


def option_without_a_meaning(s: State) -> None:
    s.options = append(s.options, i64(ls.N_ACTIONS - 1))


def nobody_asked(s: State) -> None:
    s.decider = -1


def nothing_asked(s: State) -> None:
    s.kind = 0


def half_over(s: State) -> None:
    s.phase = 7


FAULTS: tuple[Fault, ...] = (
    card_twice,
    card_lost,
    card_changed,
    reserve_card_made,
    row_not_filled,
    intrigue_lost,
    intrigue_twice,
    conflict_again,
    conflict_lost,
    round_skipped,
    troop_made,
    troop_borrowed,
    agent_lost,
    agent_doubled,
    agent_of_nobody,
    mentat_in_two_places,
    alliance_without_influence,
    alliance_not_taken,
    alliance_of_nobody,
    flag_on_a_faction_space,
    spice_on_a_faction_space,
    spice_owed,
    solari_owed,
    water_owed,
    score_below_zero,
    influence_above_the_top,
    influence_with_a_fifth_faction,
    unknown_card_known,
    more_known_than_there_is,
    wrong_memory_of_an_intrigue_card,
    no_option,
    option_twice,
    option_without_a_meaning,
    nobody_asked,
    nothing_asked,
    half_over,
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(fault: Fault) -> None:
    state = position()._state.clone()
    check(state)
    fault(state)
    with pytest.raises(AssertionError):
        check(state)


def record(s: State) -> RivalRecord:
    assert s.rivalry is not None
    return s.rivalry


def rival_card_lost(s: State) -> None:
    record(s).deck, _ = pop(record(s).deck)


def rival_card_changed(s: State) -> None:
    zone = record(s).deck
    zone[0] = (zone[0] + 1) % len(s.rules.rival_cards)


def rival_intrigue_made(s: State) -> None:
    record(s).unseen_intrigue = append(record(s).unseen_intrigue, s.intrigue_deck[0])


def rival_troop_made(s: State) -> None:
    record(s).rivals[0].garrison += 1


def rival_agent_lost(s: State) -> None:
    record(s).rivals[0].agents -= 1


def rival_hoards(s: State) -> None:
    record(s).rivals[0].water = 3


def rival_influence_above_the_top(s: State) -> None:
    record(s).rivals[0].influence_bits |= 7 << 12
    s.alliance[3] = record(s).rivals[0].index


def choice_for_nobody(s: State) -> None:
    s.for_actor = 7


RIVAL_FAULTS: tuple[Fault, ...] = (
    rival_card_lost,
    rival_card_changed,
    rival_intrigue_made,
    rival_troop_made,
    rival_agent_lost,
    rival_hoards,
    rival_influence_above_the_top,
    choice_for_nobody,
)


@pytest.mark.parametrize("name", ["base-1p-mentat", "base-2p"])
@pytest.mark.parametrize("fault", RIVAL_FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_planted_in_a_rival_is_found(fault: Fault, name: str) -> None:
    game = cell(name).game(6)
    advance(game, RandomPlayer(6), 30)
    state = game._state.clone()
    check(state)
    fault(state)
    with pytest.raises(AssertionError):
        check(state)


def fourth_spy(s: State) -> None:
    record = spies.record_of(s)
    assert record is not None
    record.posts[0] = 15


def contract_lost(s: State) -> None:
    record = pieces.contract_record(s)
    record.bank, _ = pop(record.bank)


def contract_twice(s: State) -> None:
    record = pieces.contract_record(s)
    record.held[2] = append(record.held[2], record.market[0])


def objective_lost(s: State) -> None:
    pieces.objective_record(s).face_up_cards[1] = vec[i64]()


def conflict_not_fought(s: State) -> None:
    cards = pieces.objective_record(s).face_up_cards
    cards[0] = append(cards[0], FROM_CONFLICT * SOURCE_SPAN + s.conflict_deck[0])


def objective_twice(s: State) -> None:
    cards = pieces.objective_record(s).face_up_cards
    cards[0] = append(cards[0], cards[0][0])


def sandworm_in_the_garrison(s: State) -> None:
    s.seats[0].units_garrison += 1


def memory_made(s: State) -> None:
    record = memories.record_of(s)
    assert record is not None
    record.remembered[0] += 1


UPRISING_FAULTS: tuple[Fault, ...] = (
    fourth_spy,
    contract_lost,
    contract_twice,
    objective_lost,
    conflict_not_fought,
    objective_twice,
    sandworm_in_the_garrison,
    memory_made,
)


@pytest.mark.parametrize("fault", UPRISING_FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_planted_among_the_pieces_of_uprising_is_found(fault: Fault) -> None:
    leaders = ("lady_jessica", "gurney_halleck", "muad_dib", "staban_tuek")
    state = cell("uprising+choam-4p").game(6, leaders)._state.clone()
    check(state)
    fault(state)
    with pytest.raises(AssertionError):
        check(state)


@pytest.mark.parametrize("field", ["vp", "solari", "spice", "water"])
def test_the_ledger_follows_rivals(field: str) -> None:
    game = cell("base-1p-sardaukar").game(6)
    ledger = Ledger(game)
    setattr(record(game._state).rivals[1], field, getattr(record(game._state).rivals[1], field) + 1)
    with pytest.raises(AssertionError, match="actor 2"):
        ledger.compare()


def free_point(s: State) -> None:
    s.seats[0].vp += 1


def free_solari(s: State) -> None:
    s.seats[1].solari += 1


def lost_water(s: State) -> None:
    s.seats[1].water -= 1


def free_influence(s: State) -> None:
    s.seats[2].influence_bits += 1


def free_track_point(s: State) -> None:
    s.seats[2].influence_bits = 0x2222
    s.seats[2].vp += 1


@pytest.mark.parametrize(
    "fault",
    [free_point, free_solari, lost_water, free_influence, free_track_point],
    ids=lambda fault: fault.__name__,
)
def test_the_ledger_finds_what_nothing_explains(fault: Fault) -> None:
    game = cell("base+ix-4p-epic").game(5)
    ledger = Ledger(game)
    player = RandomPlayer(5)
    for _ in range(STEPS):
        decision = game.decision
        assert decision is not None
        action = player.choose(game)
        game.apply(action)
        text = next(option.text for option in decision.options if option.action == action)
        ledger.step(decision.seat, decision.kind, text)
    fault(game._state)
    with pytest.raises(AssertionError):
        ledger.compare()
