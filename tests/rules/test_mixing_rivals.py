"""The Rivals of Uprising with Rise of Ix (R-MIX, M-RIX-13, M-RIX-15, C-RIX-07)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad as ls
from tests.support.pieces import dealt_contracts
from tests.support.rival_table import empty_purse, rival_events
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario
from tests.support.uprising_rivals import QUIET_PAIR, act, at, fight, goods

REMOVED = {
    "accept_contract_shipping_1": 1,
    "accept_contract_shipping_3": 1,
    "gather_support_troop": 1,
    "gather_support_influence": 1,
    "assembly_hall": 1,
}
FOLDSPACE = "hagal_foldspace_or_interstellar_shipping"


def up(players: int, *modules: str, **fields: Any) -> ls.Setup:
    """Return a set-up on Uprising for few."""
    return ls.Setup(**{"host": "uprising", "players": players, "modules": modules, **fields})


def deck(setup: ls.Setup) -> Counter[str]:
    """Return the House Hagal deck of a set-up."""
    rules = ls.new_game(setup, 1)._state.rules
    return Counter(rules.rival_cards[card].id for card in rules.rival_deck)


def table(seats: int, **options: str) -> Scenario:
    """Return round 1 with an empty board; nobody has anything, the Rivals no Agents."""
    rivals = QUIET_PAIR if seats == 1 else QUIET_PAIR[:1]
    leaders = ("gurney_halleck", "lady_amber_metulli")[:seats]
    g = scenario(seats, leaders, 1, rivals, None, ("choam", "ix"), False, (), "uprising", options).empty_board()
    for number in range(seats + len(g.record.rivals)):
        empty_purse(g, number)
        g.won(number)
    for rival in g.record.rivals:
        rival.agents = 0
        rival.swordmaster = 0
        rival.swords = 0
    g.record.acting = 0
    return g.first(0).conflict("skirmish_crysknife").rival_deck("research_station", "sardaukar")


# --- the deck --------------------------------------------------------------------------------------------------------


@rule("R-MIX-01", "R-MIX-02", "M-RIX-15")
@pytest.mark.parametrize("players", [1, 2])
def test_five_cards_leave_the_deck(players: int) -> None:
    assert deck(up(players)) - deck(up(players, "ix")) == Counter(REMOVED)
    assert deck(up(players, "base_cards")) == deck(up(players))


@rule("R-MIX-03", "M-RIX-15")
@pytest.mark.parametrize(
    ("players", "added"),
    [
        (1, {"hagal_tech_negotiation": 2, "hagal_dreadnought_1p": 2}),
        (2, {"hagal_dreadnought_2p": 2}),
    ],
)
def test_cards_of_ix_for_this_number_of_players_join(players: int, added: dict[str, int]) -> None:
    unmarked = {"hagal_interstellar_shipping": 1, "hagal_smuggling_or_interstellar_shipping": 1}
    found = deck(up(players, "ix")) - deck(up(players))
    assert found == Counter({**unmarked, **added})
    assert found.total() == {1: 6, 2: 4}[players]


@rule("R-MIX-04")
@pytest.mark.parametrize("players", [1, 2])
def test_the_foldspace_card_may_stay_and_means_deliver_supplies(players: int) -> None:
    kept = up(players, "ix", options={"hagal_foldspace": "in"})
    assert deck(kept) - deck(up(players, "ix")) == Counter([FOLDSPACE])
    g = act(table(players, hagal_foldspace="in"), 0, FOLDSPACE)
    assert at(g, "deliver_supplies") == 1
    assert int(g.rival(0).influence(1)) == 1
    # With 2 Influence it goes to Interstellar Shipping as ever.
    h = act(table(players, hagal_foldspace="in").rival_influence(0, "guild", 2), 0, FOLDSPACE)
    assert (at(h, "interstellar_shipping"), at(h, "deliver_supplies")) == (1, 0)
    assert h.game.view(0)["rivals"][0]["freighter"] == 2


# --- what Rivals do --------------------------------------------------------------------------------------------------


@rule("R-MIX-08")
def test_alone_a_rival_buys_tiles_and_saves_for_them() -> None:
    g = table(1).stacks(("windtraps",), ("minimic_film",), ("artillery",)).spice(1, 3)
    g = act(g, 0, "hagal_tech_negotiation")
    assert at(g, "tech_negotiation") == 1
    assert [tile["id"] for tile in g.game.view(0)["rivals"][0]["tiles"]] == ["windtraps"]
    for conflict, expected in (("skirmish_crysknife", (0, 9)), ("propaganda", (1, 2))):  # X-RTC-04
        g = table(1).spice(1, 4).conflict(conflict).bonus_spice("deep_desert", 1)
        g.rival(0).swordmaster = 1
        act(g, 0, "deep_desert")
        assert (int(g.rival(0).vp), goods(g)[1]) == expected


@rule("R-MIX-08")
def test_for_two_the_rival_ignores_tiles_but_collects_dividends() -> None:
    g = table(2).stacks(("artillery",), ("minimic_film",), ("holoprojectors",)).spice(2, 4)
    g.bonus_spice("deep_desert", 1).rival(0).swordmaster = 1
    act(g, 0, "deep_desert")
    assert (int(g.rival(0).vp), goods(g)[1]) == (1, 2)  # it saves for nothing (X-RTC-01)
    assert [stack["top"] for stack in g.game.view(0)["tech"]["stacks"]] == [
        "artillery",
        "minimic_film",
        "holoprojectors",
    ]
    h = table(2).freighter(2, 2).influence(2, "guild", 2)
    act(h, 0, "hagal_interstellar_shipping")
    assert goods(h)[0] == 5
    assert [int(h.seat_of(seat).solari) for seat in range(2)] == [1, 1]


@rule("M-RIX-13")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    ("markers", "space"),
    [
        ({}, "imperial_basin"),
        ({"imperial_basin": "own"}, "arrakeen"),
        ({"imperial_basin": "own", "arrakeen": "own"}, "spice_refinery"),
        ({"spice_refinery": "human"}, "spice_refinery"),
        ({"spice_refinery": "human", "arrakeen": "human"}, "arrakeen"),
    ],
)
def test_where_the_dreadnought_of_a_rival_goes(players: int, markers: dict[str, str], space: str) -> None:
    g = table(players).ships(players, deployed=1)
    for name, who in markers.items():
        g.control(players if who == "own" else 0, name)
    fight(g, *["research_station"] * 8)
    assert g.flag_of(space) == players
    why = "X-RIV-17" if markers.get(space) == "human" else "X-RIV-18"
    assert (space, why) in rival_events(g, "rival_sent")


# --- contracts of Ix -------------------------------------------------------------------------------------------------


@rule("C-RIX-07")
@pytest.mark.parametrize("players", [1, 2])
def test_only_humans_are_dealt_contracts_of_ix(players: int) -> None:
    game = ls.new_game(up(players, "choam", "ix"), 2)
    offered, _ = dealt_contracts(game._state)
    assert [len(pair) for pair in offered] == [2] * players
    asked = []
    while game.decision is not None and game.decision.kind == "keep_contract":
        asked.append(game.decision.seat)
        game.apply(game.legal_actions()[0])
    assert sorted(asked) == list(range(players))
    view: Any = game.view(0)
    assert [len(seat["contracts"]) for seat in view["seats"]] == [1] * players
    assert all(rival["contracts"] == [] for rival in view["rivals"])


# --- base cards ------------------------------------------------------------------------------------------------------


@rule("F-CRD-04")
@pytest.mark.parametrize(("own", "points"), [(0, 0), (1, 1), (2, 2)])
def test_corner_the_market_against_rivals_who_own_nothing(own: int, points: int) -> None:
    """Who has none has no more than they have."""
    g = scenario(1, modules=("base_cards",), host="uprising", rivals=QUIET_PAIR).vp(0, 10)
    g.discard(0, *["the_spice_must_flow"] * own).intrigue(0, "corner_the_market").first(0).recall()
    if "intrigue corner_the_market" in g.options():
        g.do("intrigue corner_the_market")
    assert int(g.seat_of(0).vp) == 10 + points
