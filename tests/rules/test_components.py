"""Components and their limits (B-CMP): what there is of each thing, what runs out, and who may see it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import landsraad as ls
from landsraad.model.terms import FACTION_NAMES
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

CONTROLLED = ("arrakeen", "carthag", "imperial_basin")


def before_round_one(players: int, seed: int) -> ls.Game:
    """Deal a game that waits for the Baron's secret choice: nothing of Phase 1 has happened yet."""
    return ls.new_game(ls.Setup(players=players, leaders=("baron_vladimir_harkonnen", *[None] * (players - 1))), seed)


def table() -> dict[str, Any]:
    """Return the catalogue of the base box."""
    return ls.catalog(ls.Setup(host="base", players=4))


def seen(g: Scenario, viewer: int | None) -> dict[str, Any]:
    """Return the first seat as a viewer sees it."""
    view: dict[str, Any] = g.game.view(viewer)
    return dict(view["seats"][0])


def copies(pile: str) -> int:
    """Count the printed cards of a pile."""
    return sum(card["copies"] for card in table()["cards"] if card["pile"] == pile)


@pytest.mark.parametrize("players", [3, 4])
@rule("B-CMP-01")
def test_three_and_four_players_can_play(players: int) -> None:
    game = ls.new_game(ls.Setup(host="base", players=players), seed=3)
    assert game.view()["players"] == players
    asked = set()
    while not game.over and game.view()["round"] == 1:
        asked.add(game.seat)
        game.apply(game.legal_actions()[0])
    assert asked == set(range(players))


@pytest.mark.parametrize("players", [-1, 0, 5, 6])
@rule("B-CMP-01")
def test_no_other_number_of_players_fits_the_base_game(players: int) -> None:
    with pytest.raises(ls.SetupError):
        ls.Setup(host="base", players=players)


@rule("B-CMP-02")
def test_each_player_owns_three_agents() -> None:
    g = scenario(seats=3).hand(0, "dagger").solari(0, 8).turn(0)
    assert g.seat_of(0).agents == 2
    g.do("agent dagger > swordmaster")
    # One on the board, two on the Leader: the third has come, and there is no fourth.
    assert g.seat_of(0).agents == 2
    g.do("end turn").recall()
    assert g.seat_of(0).agents == 3
    assert g.seat_of(1).agents == 2


@rule("B-CMP-02")
def test_each_player_owns_three_control_markers() -> None:
    g = scenario(seats=3)
    for conflict in ("siege_of_arrakeen", "siege_of_carthag", "secure_imperial_basin"):
        g.conflict(conflict).troops(0, 0, deployed=1).combat()
    assert {name: int(g.state.control[g.space(name)]) for name in CONTROLLED} == dict.fromkeys(CONTROLLED, 0)


@pytest.mark.parametrize("players", [3, 4])
@rule("B-CMP-02", "B-CMP-03")
def test_each_player_owns_the_same_ten_starting_cards(players: int) -> None:
    state = before_round_one(players, seed=5)._state
    for seat in state.seats:
        assert Counter(state.rules.cards[card].id for card in seat.deck) == {
            "convincing_argument": 2,
            "dagger": 2,
            "dune_the_desert_planet": 2,
            "diplomacy": 1,
            "reconnaissance": 1,
            "seek_allies": 1,
            "signet_ring": 1,
        }


@rule("B-CMP-04")
def test_shared_cards_as_printed() -> None:
    assert copies("imperium") == 67
    reserve = {card["id"]: card["copies"] for card in table()["cards"] if card["pile"] == "reserve"}
    assert reserve == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert sum(card["copies"] for card in table()["intrigues"]) == 40
    assert Counter(conflict["level"] for conflict in table()["conflicts"]) == {1: 4, 2: 10, 3: 4}
    assert len({leader["id"] for leader in table()["leaders"]}) == 8


@pytest.mark.parametrize("players", [3, 4])
@rule("B-CMP-04")
def test_all_shared_cards_are_in_the_game(players: int) -> None:
    state = before_round_one(players, seed=2)._state
    assert len(state.imperium_deck) + len(state.row) == 67
    assert sorted(int(n) for n in state.reserve) == [6, 8, 10]
    assert len(state.intrigue_deck) == 40
    conflicts = [int(card) for zone in (state.conflict_deck, state.conflict_out) for card in zone]
    assert len(conflicts) == len(set(conflicts)) == 18


@rule("B-CMP-05")
def test_there_is_one_mentat() -> None:
    g = scenario(seats=3).hand(0, "dagger").hand(1, "dagger").solari(0, 2).solari(1, 2)
    g.deck(0, "diplomacy").deck(1, "diplomacy").turn(0)
    g.do("agent dagger > mentat", "resolve mentat draw 1", "end turn")
    assert g.seat_of(0).agents == 2
    # The Agent on the space is taken off by hand, so that the second player can come while the Mentat is away.
    g.state.agents[g.space("mentat")] = 0
    g.do("agent dagger > mentat", "resolve mentat draw 1")
    assert g.options() == ["end turn"]
    assert g.seat_of(1).agents == 1
    assert g.mentat_holder == 0


@rule("B-CMP-05")
def test_there_are_four_alliance_tokens_and_one_first_player_marker() -> None:
    view: dict[str, Any] = ls.new_game(ls.Setup(players=3), seed=1).view()
    assert list(view["board"]["alliances"]) == ["emperor", "guild", "bene_gesserit", "fremen"]
    assert view["first_player"] in (0, 1, 2)


@rule("B-CMP-05")
def test_the_four_baron_tokens_are_used_only_with_that_leader() -> None:
    game = before_round_one(3, seed=1)
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == [f"secret {name}" for name in FACTION_NAMES]
    leaders = ("paul_atreides", "helena_richese", "count_ilban_richese")
    other = ls.new_game(ls.Setup(players=3, leaders=leaders), seed=1)
    assert other.decision is not None
    assert other.decision.kind == "play_card"


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (4, 3), (4, 4)])
@rule("B-CMP-06")
def test_troops_always_add_up_to_twelve(players: int, seed: int) -> None:
    game = ls.new_game(ls.Setup(players=players), seed)
    random = Random(seed)
    moved = set()
    while not game.over:
        for seat in game._state.seats:
            assert seat.supply + seat.garrison + seat.conflict == 12
            assert min(seat.supply, seat.garrison, seat.conflict) >= 0
            moved.add((int(seat.garrison), int(seat.conflict)))
        game.apply(random.choice(game.legal_actions()))
    # The game was no empty walk: troops stood in all three places in many ways.
    assert len(moved) > 10


@pytest.mark.parametrize(
    ("card", "space", "resource", "gain"),
    [
        ("dune_the_desert_planet", "secure_contract", "solari", 3),
        ("dune_the_desert_planet", "imperial_basin", "spice", 1 + 60),
        ("diplomacy", "stillsuits", "water", 1),
    ],
)
@rule("B-CMP-07")
def test_the_bank_never_runs_out(card: str, space: str, resource: str, gain: int) -> None:
    # More tokens are out than any box holds, among all players, and still everything is paid out.
    g = scenario(seats=4).hand(0, card).bonus_spice("imperial_basin", 60)
    for seat in range(4):
        g.solari(seat, 100).spice(seat, 100).water(seat, 100)
    g.turn(0).do(f"agent {card} > {space}")
    assert getattr(g.seat_of(0), resource) == 100 + gain


@pytest.mark.parametrize(("name", "cost"), [("arrakis_liaison", 2), ("the_spice_must_flow", 9)])
@rule("B-CMP-08")
def test_an_empty_reserve_stack_sells_nothing_until_a_copy_returns(name: str, cost: int) -> None:
    def revealing(g: Scenario) -> list[str]:
        return g.persuasion(0, cost).do("reveal").options()

    def start(left: int) -> Scenario:
        g = scenario(seats=3).hand(0, "guild_administrator").discard(0, name).reserve(name, left)
        return g.solari(0, 0).turn(0)

    assert f"acquire {name}" in revealing(start(1).hand(0).turn(0))
    assert f"acquire {name}" not in revealing(start(0).hand(0).turn(0))
    g = start(0).do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    g.do(f"trash {name} discard", "end turn").turn(0)
    assert f"acquire {name}" in revealing(g)
    g.do(f"acquire {name}").persuasion(0, cost)
    assert f"acquire {name}" not in g.options()


@rule("B-CMP-08")
def test_an_empty_foldspace_stack_gives_nothing() -> None:
    g = scenario(seats=3).hand(0, "diplomacy").discard(0).reserve("foldspace", 0).turn(0)
    g.do("agent diplomacy > foldspace")
    while "end turn" not in g.options():
        g.do(g.options()[0])
    assert g.names(g.seat_of(0).discard) == []
    assert g.state.reserve[g.state.rules.card_reserve[g.card("foldspace")]] == 0
    assert g.influence_of(0, "guild") == 1


def hidden_position(swap: bool) -> Scenario:
    """Build a position; ``swap`` changes nothing but hidden places: hand, deck order, Intrigue cards held."""
    hand, deck = ["dagger", "diplomacy"], ["signet_ring", "seek_allies", "reconnaissance"]
    held, drawn = "windfall", "ambush"
    if swap:
        hand[0], deck[0] = deck[0], hand[0]
        deck[1], deck[2] = deck[2], deck[1]
        held, drawn = drawn, held
    g = scenario(seats=3).hand(0, *hand).deck(0, *deck).intrigue(0, held).intrigue_deck(drawn)
    return g.troops(0, 2, deployed=3).solari(0, 4).turn(1)


@rule("B-CMP-09")
def test_hands_deck_order_and_intrigue_cards_are_hidden_from_others() -> None:
    plain, swapped = hidden_position(False), hidden_position(True)
    for viewer in (1, 2, None):
        assert plain.game.view(viewer) == swapped.game.view(viewer)
    # The owner sees the own hand and Intrigue cards.
    mine = seen(plain, 0)
    assert mine["hand"] == ["dagger", "diplomacy"]
    assert mine["intrigue"] == ["windfall"]
    assert plain.game.view(0) != swapped.game.view(0)


@rule("B-CMP-09")
def test_the_order_of_the_own_deck_is_hidden_from_its_owner() -> None:
    views = []
    for deck in (("dagger", "signet_ring", "seek_allies"), ("seek_allies", "dagger", "signet_ring")):
        views.append(scenario(seats=3).hand(0, "diplomacy").deck(0, *deck).turn(0).game.view(0))
    assert views[0] == views[1]


@rule("B-CMP-09")
def test_drawn_cards_are_hidden_from_others_in_the_events() -> None:
    g = scenario(seats=3).hand(0, "thufir_hawat").deck(0, "opulence").intrigue_deck("windfall").turn(0)
    start = len(g.game.events())
    g.do("agent thufir_hawat > carthag", "resolve thufir_hawat draw 1", "resolve carthag intrigue 1")

    def told(viewer: int | None) -> str:
        return repr(g.game.events(start, viewer))

    assert "opulence" in told(0)
    assert "windfall" in told(0)
    for viewer in (1, 2, None):
        assert "card_drawn" in told(viewer)
        assert "opulence" not in told(viewer)
        assert "windfall" not in told(viewer)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@rule("B-CMP-09")
def test_the_supply_is_open_to_everybody(viewer: int | None) -> None:
    g = hidden_position(False)
    shown = seen(g, viewer)
    assert (shown["supply"], shown["garrison"], shown["deployed"]) == (7, 2, 3)
    assert (shown["solari"], shown["spice"], shown["water"]) == (4, 0, 1)
    assert (shown["hand_count"], shown["deck_count"], shown["intrigue_count"]) == (2, 3, 1)
