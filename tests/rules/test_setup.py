"""Setup (B-SET): the deal before Phase 1, over several seeds and with three and four players."""

import json
from collections import Counter
from typing import Any

import pytest

import landsraad as ls
from landsraad.core.packed import i64, vec
from landsraad.engine.atoms.influence import gain_influence
from landsraad.model.state import State
from landsraad.model.terms import FACTION_NAMES
from tests.support.rulemark import rule
from tests.support.scenario import scenario

SEEDS = range(30)
PLAYERS = pytest.mark.parametrize("players", [3, 4])
BARON = "baron_vladimir_harkonnen"
QUIET = ("helena_richese", "duke_leto_atreides", "count_ilban_richese", "paul_atreides")


def dealt(players: int, seed: int) -> ls.Game:
    """Deal a game that still waits for the Baron's secret choice, so that the setup can be seen bare (F-LDR-02)."""
    game = ls.new_game(ls.Setup(players=players, leaders=(BARON, *QUIET[: players - 1])), seed)
    assert game.decision is not None
    assert game.decision.kind == "choose_secret"
    return game


def begun(players: int, seed: int) -> ls.Game:
    """Deal a game without Leader effects before the first turn."""
    return ls.new_game(ls.Setup(players=players, leaders=QUIET[:players]), seed)


def open_view(game: ls.Game, viewer: int | None = None) -> dict[str, Any]:
    """Return the view of a seat, or of a spectator."""
    return game.view(viewer)


def names(state: State, zone: vec[i64]) -> tuple[str, ...]:
    """Return the ids of deck cards."""
    return tuple(state.rules.cards[card].id for card in zone)


def levels(state: State, zone: vec[i64]) -> list[int]:
    """Return the levels of Conflict cards, in order."""
    return [state.rules.conflicts[card].level for card in zone]


@PLAYERS
@rule("B-SET-01")
def test_the_mentat_starts_on_its_space(players: int) -> None:
    board = open_view(dealt(players, seed=1))["board"]
    assert board["mentat"] is None
    assert board["mentat_next"] is None
    g = scenario(seats=players).hand(0, "dagger").solari(0, 2).turn(0)
    g.do("agent dagger > mentat")
    assert open_view(g.game)["board"]["mentat"] == 0
    assert g.seat_of(0).agents == 2


@PLAYERS
@rule("B-SET-02")
def test_an_alliance_token_lies_on_each_of_the_four_tracks(players: int) -> None:
    assert open_view(dealt(players, seed=1))["board"]["alliances"] == dict.fromkeys(FACTION_NAMES)
    g = scenario(seats=players)
    for faction, name in enumerate(FACTION_NAMES):
        gain_influence(g.state, g.seat_of(1), faction, 4)
        assert g.alliance_of(name) == 1


@PLAYERS
@rule("B-SET-03")
def test_the_conflict_deck_from_the_top(players: int) -> None:
    for seed in SEEDS:
        state = dealt(players, seed)._state
        assert levels(state, state.conflict_deck)[::-1] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert len(set(state.conflict_deck)) == 10


@rule("B-SET-03")
def test_the_conflict_deck_is_random_and_face_down() -> None:
    tops, second, third = set(), set(), set()
    for seed in SEEDS:
        game = dealt(4, seed)
        order = [game._state.rules.conflicts[card].id for card in game._state.conflict_deck][::-1]
        tops.add(order[0])
        second.update(order[1:6])
        third.add(tuple(order[6:]))
        for viewer in (0, 1, None):
            view = open_view(game, viewer)
            assert view["conflict_deck"] == 10
            assert not any(f'"{name}"' in json.dumps(view) for name in order)
    assert len(tops) == 4
    assert len(second) == 10
    assert len(third) > 12


@PLAYERS
@rule("B-SET-04")
def test_the_unused_conflicts_leave_the_game(players: int) -> None:
    for seed in SEEDS:
        state = dealt(players, seed)._state
        assert Counter(levels(state, state.conflict_out)) == {1: 3, 2: 5}
        assert not set(state.conflict_out) & set(state.conflict_deck)


@rule("B-SET-04")
def test_nobody_knows_the_unused_conflicts() -> None:
    game = dealt(3, seed=4)
    out = [game._state.rules.conflicts[card].id for card in game._state.conflict_out]
    for viewer in (0, 1, 2, None):
        shown = json.dumps(open_view(game, viewer)) + repr(game.events(0, viewer))
        assert not any(name in shown for name in out)
    # What a seat can imagine of them differs from one try to the next: it has not seen them.
    imagined = {tuple(sorted(game.determinize(0, seed)._state.conflict_out)) for seed in range(8)}
    assert len(imagined) > 4


@rule("B-SET-04")
def test_the_unused_conflicts_never_come_up() -> None:
    game = dealt(3, seed=4)
    out = {game._state.rules.conflicts[card].id for card in game._state.conflict_out}
    game.apply_text("secret emperor")
    game.apply_text("secret guild")
    # Nobody does anything but reveal, so that no score ends the game before its tenth Conflict.
    while not game.over:
        assert game.decision is not None
        game.apply_text("reveal" if game.decision.kind == "play_card" else "end turn")
    view = open_view(game)
    fought = [*view["conflicts_past"], view["conflict"]]
    assert len(fought) == 10
    assert not out & set(fought)


@PLAYERS
@rule("B-SET-05")
def test_the_intrigue_deck_is_shuffled_and_nobody_holds_a_card(players: int) -> None:
    orders = set()
    for seed in SEEDS:
        game = dealt(players, seed)
        state = game._state
        printed = {number: card.copies for number, card in enumerate(state.rules.intrigues)}
        assert Counter(int(card) for card in state.intrigue_deck) == printed
        assert [len(seat.intrigue) for seat in state.seats] == [0] * players
        orders.add(tuple(int(card) for card in state.intrigue_deck)[-3:])
        for viewer in (0, None):
            assert open_view(game, viewer)["intrigue_deck"] == 40
    assert len(orders) == len(SEEDS)


@PLAYERS
@rule("B-SET-06")
def test_five_imperium_cards_lie_open_in_the_row(players: int) -> None:
    rows = set()
    for seed in SEEDS:
        state = dealt(players, seed)._state
        row, deck = names(state, state.row), names(state, state.imperium_deck)
        assert len(row) == 5
        assert len(deck) == 62
        printed = {card.id: card.copies for card in state.rules.cards if card.pile == "imperium"}
        assert Counter(row + deck) == printed
        rows.add(row)
        for viewer in (0, 1, None):
            assert open_view(dealt(players, seed), viewer)["row"] == list(row)
    assert len(rows) == len(SEEDS)


@pytest.mark.parametrize("viewer", [0, 2, None])
@PLAYERS
@rule("B-SET-07")
def test_the_reserve_is_three_open_stacks(players: int, viewer: int | None) -> None:
    reserve = open_view(dealt(players, seed=1), viewer)["reserve"]
    assert reserve == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}


@rule("B-SET-08")
def test_leaders_by_choice_even_of_one_house() -> None:
    chosen = ("duke_leto_atreides", "paul_atreides", "count_ilban_richese", "helena_richese")
    for players in (3, 4):
        game = ls.new_game(ls.Setup(players=players, leaders=chosen[:players]), seed=9)
        assert [seat["leader"] for seat in open_view(game)["seats"]] == list(chosen[:players])


@rule("B-SET-08")
def test_leaders_at_random_are_all_different() -> None:
    met = set()
    for seed in SEEDS:
        game = ls.new_game(ls.Setup(players=4, leaders=(None, "paul_atreides", None, None)), seed)
        leaders = [seat["leader"] for seat in open_view(game)["seats"]]
        assert leaders[1] == "paul_atreides"
        assert len(set(leaders)) == 4
        met.update(leaders)
    assert len(met) == 8


@PLAYERS
@rule("B-SET-09")
def test_the_starting_decks_are_shuffled_and_no_hand_is_dealt(players: int) -> None:
    orders = set()
    for seed in SEEDS:
        game = dealt(players, seed)
        for seat in game._state.seats:
            assert len(seat.hand) == 0
            assert len(seat.deck) == 10
            orders.add(tuple(int(card) for card in seat.deck))
        game.apply_text("secret emperor")
        game.apply_text("secret guild")
        # Phase 1 has dealt the hands.
        assert [(len(seat.hand), len(seat.deck)) for seat in game._state.seats] == [(5, 5)] * players
    assert len(orders) == len(SEEDS) * players


@rule("B-SET-09")
def test_the_starting_deck_lies_face_down() -> None:
    game = dealt(3, seed=2)
    for viewer in (0, 1, 2, None):
        view = open_view(game, viewer)
        for seat in view["seats"]:
            assert seat["deck_count"] == 10
            # Only the contents, which everybody knows, never the order.
            assert seat.get("deck", seat.get("hand_and_deck")) == sorted(names(game._state, game._state.seats[0].deck))
        assert view["known"]["deck_top"] == [[], [], []]


@PLAYERS
@rule("B-SET-10")
def test_starting_resources(players: int) -> None:
    for seat in open_view(begun(players, seed=1))["seats"]:
        assert (seat["water"], seat["spice"], seat["solari"]) == (1, 0, 0)


@PLAYERS
@rule("B-SET-11")
def test_two_agents_on_the_leader_and_the_swordmaster_not_usable(players: int) -> None:
    view = open_view(begun(players, seed=1))
    assert [(seat["agents"], seat["swordmaster"]) for seat in view["seats"]] == [(2, False)] * players
    g = scenario(seats=players).hand(0, "dagger", "reconnaissance", "dune_the_desert_planet").solari(0, 4)
    g.turn(0).do("agent dagger > rally_troops", "end turn").turn(0)
    g.do("agent dune_the_desert_planet > secure_contract", "end turn").turn(0)
    assert g.options() == ["reveal"]
    g.swordmaster(0).turn(0)
    assert g.options() == ["agent reconnaissance", "reveal"]


@pytest.mark.parametrize(("players", "score"), [(3, 0), (4, 1)])
@rule("B-SET-12")
def test_starting_score(players: int, score: int) -> None:
    for seed in range(3):
        game = begun(players, seed)
        assert [seat["vp"] for seat in open_view(game)["seats"]] == [score] * players
        assert [standing.vp for standing in game.standings()] == [score] * players


@PLAYERS
@rule("B-SET-13")
def test_combat_markers_start_on_zero(players: int) -> None:
    for seat in open_view(begun(players, seed=1))["seats"]:
        assert (seat["strength"], seat["swords"], seat["deployed"]) == (0, 0, 0)


@PLAYERS
@rule("B-SET-14")
def test_influence_starts_at_zero_on_every_track(players: int) -> None:
    for seat in open_view(begun(players, seed=1))["seats"]:
        assert seat["influence"] == dict.fromkeys(FACTION_NAMES, 0)


@PLAYERS
@rule("B-SET-15")
def test_three_troops_in_the_garrison_and_nine_in_the_supply(players: int) -> None:
    for seat in open_view(begun(players, seed=1))["seats"]:
        assert (seat["garrison"], seat["supply"], seat["deployed"]) == (3, 9, 0)


@PLAYERS
@rule("B-SET-16")
def test_all_other_pieces_are_off_the_board(players: int) -> None:
    view = open_view(begun(players, seed=1))
    assert [seat["council"] for seat in view["seats"]] == [False] * players
    assert len(view["board"]["spaces"]) == 22
    for space in view["board"]["spaces"].values():
        assert space == {"agents": [0] * players, "bonus_spice": 0, "control": None, "closed_by": []}


@PLAYERS
@rule("B-SET-17")
def test_a_random_player_has_the_first_player_marker(players: int) -> None:
    counts: Counter[int] = Counter()
    for seed in range(60):
        game = begun(players, seed)
        first = open_view(game)["first_player"]
        counts[first] += 1
        assert game.seat == first
    assert sorted(counts) == list(range(players))
    assert min(counts.values()) >= 6
