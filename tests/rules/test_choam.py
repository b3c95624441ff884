"""The CHOAM module: setting up, taking and completing contracts (C-SET, C-TAK, C-COM)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import landsraad as ls
from landsraad.engine.atoms import goods
from landsraad.engine.mechanics.contracts import FROM_CONTRACT, record_of
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, uprising

SETUP = ls.Setup(host="uprising", players=4, modules=("choam",))
QUIET = replace(SETUP, leaders=("gurney_halleck", "lady_amber_metulli", "muad_dib", "lady_margot_fenring"))
OPEN = "skirmish_desert_mouse"


def choam(*market: str, bank: tuple[str, ...] = ("immediate",), seats: int = 3) -> Scenario:
    """A position with these contracts face up; seat 0 has no goods."""
    g = uprising(seats, choam=True).conflict(OPEN).market(*market).bank(*bank)
    return g.solari(0, 0).spice(0, 0).water(0, 0).troops(0, 3)


def accept(g: Scenario) -> Scenario:
    """Seat 0 sends an Agent to Accept Contract."""
    return g.hand(0, "dune_the_desert_planet").turn(0).do("agent dune_the_desert_planet > accept_contract")


def solari(g: Scenario, seat: int = 0) -> int:
    """Return the Solari of a seat."""
    return int(g.seat_of(seat).solari)


# --- setup -----------------------------------------------------------------------------------------------------------


@rule("C-SET-01", "C-SET-02", "C-RIX-06")
def test_twenty_contracts_two_of_them_face_up() -> None:
    contracts = ls.catalog(SETUP)["contracts"]
    assert sum(contract["copies"] for contract in contracts) == 20  # type: ignore[attr-defined]
    assert not [contract for contract in contracts if contract["id"].startswith("ix_")]  # type: ignore[attr-defined]
    markets = set()
    for seed in range(6):
        offer = ls.new_game(QUIET, seed).view(None)["contracts"]
        assert (len(offer["market"]), offer["bank"], offer["kept_aside"]) == (2, 18, [])
        assert "order" not in offer
        markets.add(tuple(offer["market"]))
    assert len(markets) > 1


@rule("C-TAK-11", "C-SET-05")
def test_without_their_leader_the_sardaukar_contracts_are_among_the_others() -> None:
    g = uprising(4, choam=True)
    all_there = Counter(g.contract_ids(g.contract_record.bank)) + Counter(g.on_market())
    assert all_there["sardaukar_cards"] == all_there["sardaukar_recall"] == 1
    assert sum(all_there.values()) == 20
    assert all_there["espionage"] == all_there["harvest_3"] == 2


@rule("C-TAK-01", "U-ICO-05", "C-RIX-06")
def test_without_the_module_the_icon_gives_two_solari() -> None:
    g = uprising(3).conflict(OPEN).solari(0, 0).hand(0, "dune_the_desert_planet").turn(0)
    g.do("agent dune_the_desert_planet > accept_contract")
    assert solari(g) == 2
    assert "contracts" not in g.game.view(0)
    assert ls.catalog(ls.Setup(host="uprising"))["contract_icon"] == {"solari": 2, "face_up": 0}


# --- taking ----------------------------------------------------------------------------------------------------------


@rule("C-TAK-02", "C-TAK-03", "C-TAK-06")
def test_a_face_up_contract_is_taken_and_its_place_filled() -> None:
    g = accept(choam("espionage", "arrakeen_water", bank=("harvest_4", "immediate")))
    g.do("resolve accept_contract contract")
    assert g.options() == ["take contract espionage", "take contract arrakeen_water"]  # and no Solari
    g.do("take contract espionage")
    assert (g.contracts_of(0), g.on_market(), solari(g)) == (["espionage"], ["harvest_4", "arrakeen_water"], 0)
    assert "contract_turned_up" in g.events()


@rule("C-TAK-03")
def test_a_copy_of_the_same_contract_is_turned_up_too() -> None:
    g = accept(choam("espionage", "arrakeen_water", bank=("espionage", "immediate")))
    g.do("resolve accept_contract contract", "take contract espionage")
    assert (g.contracts_of(0), g.on_market()) == (["espionage"], ["espionage", "arrakeen_water"])
    assert g.events().count("contract_turned_up") == 1


@rule("C-TAK-04")
def test_with_an_empty_bank_the_space_stays_empty_and_the_last_one_is_taken() -> None:
    g = accept(choam("espionage", "arrakeen_water", bank=())).do("resolve accept_contract contract")
    g.do("take contract espionage")
    assert g.on_market() == ["arrakeen_water"]
    g.hand(0, "dune_the_desert_planet").empty_board().turn(0)
    g.do("agent dune_the_desert_planet > accept_contract", "resolve accept_contract contract")
    assert (g.contracts_of(0), g.on_market()) == (["arrakeen_water", "espionage"], [])


@rule("C-TAK-05")
def test_when_all_are_taken_the_icon_gives_solari_again() -> None:
    g = accept(choam(bank=())).do("resolve accept_contract contract")
    assert (solari(g), g.contracts_of(0)) == (2, [])


@rule("C-TAK-07")
def test_contract_icons_on_the_board() -> None:
    spaces = ls.catalog(SETUP)["spaces"]
    with_icon = [
        space["id"]
        for space in spaces  # type: ignore[attr-defined]
        if any(effect["op"] == "contract" for line in space["effects"] for effect in line["effects"])
    ]
    assert sorted(with_icon) == ["accept_contract", "dutiful_service"]


@rule("C-TAK-08", "C-COM-01")
def test_any_number_of_contracts_waits_without_effect() -> None:
    g = choam("espionage", "arrakeen_water")
    g.contracts(0, "deliver_supplies", "harvest_3", "harvest_3", "harvest_4", "heighliner_water")
    accept(g).do("resolve accept_contract contract", "take contract espionage")
    assert len(g.contracts_of(0)) == 6
    assert solari(g) == 0
    assert not [text for text in g.options() if "contract" in text and "accept" not in text]


@rule("C-TAK-09", "C-TAK-03")
def test_two_icons_one_after_the_other_the_second_sees_the_refill() -> None:
    g = choam("espionage", "arrakeen_water", bank=("deliver_supplies", "harvest_3", "immediate"))
    g.conflict("trade_dispute").troops(0, 0, deployed=3).sandworms(0, 1).troops(1, 0).troops(2, 0)
    g.shield_wall(False).combat().do("resolve trade_dispute contract", "take contract espionage")
    g.do("resolve trade_dispute contract")
    assert g.options() == ["take contract deliver_supplies", "take contract arrakeen_water"]
    g.do("take contract deliver_supplies")
    assert g.contracts_of(0) == ["deliver_supplies", "espionage"]


@rule("C-TAK-10", "F-UPR-14", "F-UPR-15")
def test_set_aside_contracts_are_for_one_leader_only() -> None:
    leaders = ("shaddam_corrino_iv", "gurney_halleck", "muad_dib")
    g = uprising(3, leaders, choam=True).conflict(OPEN).market("espionage", "arrakeen_water")
    assert g.game.view(None)["contracts"]["kept_aside"] == ["sardaukar_cards", "sardaukar_recall"]
    assert len(g.contract_record.bank) == 16
    assert g.contracts_of(0) == []
    accept(g).do("resolve accept_contract contract")
    assert sorted(g.options()) == [
        "take contract arrakeen_water",
        "take contract espionage",
        "take contract sardaukar_cards",
        "take contract sardaukar_recall",
    ]
    g.do("take contract sardaukar_cards")
    assert (g.contracts_of(0), len(g.contract_record.market)) == (["sardaukar_cards"], 2)
    g.empty_board().hand(1, "dune_the_desert_planet").turn(1)
    g.do("agent dune_the_desert_planet > accept_contract", "resolve accept_contract contract")
    assert "take contract sardaukar_recall" not in g.options()
    reason = g.game.why_not("take contract sardaukar_recall")
    assert reason is not None
    assert reason.rule == "C-TAK-10"


@rule("C-TAK-12")
def test_with_an_empty_market_that_leader_may_choose_solari() -> None:
    leaders = ("shaddam_corrino_iv", "gurney_halleck", "muad_dib")
    g = uprising(3, leaders, choam=True).conflict(OPEN).market().bank().solari(0, 0)
    accept(g).do("resolve accept_contract contract")
    assert g.options() == ["take contract sardaukar_cards", "take contract sardaukar_recall", "solari"]
    g.do("solari")
    assert (solari(g), g.contracts_of(0)) == (2, [])


# --- completing ------------------------------------------------------------------------------------------------------


@rule("C-COM-02", "C-COM-11", "C-COM-12")
def test_an_agent_on_the_space_completes_the_contract() -> None:
    g = choam("espionage").contracts(0, "deliver_supplies").hand(0, "diplomacy").turn(0)
    g.do("agent diplomacy > deliver_supplies")
    assert (solari(g), g.contracts_of(0), g.completed_of(0)) == (3, [], ["deliver_supplies"])
    assert "contract_completed" in g.events()
    # It is not completed again.
    g.empty_board().hand(0, "diplomacy").turn(0).do("agent diplomacy > deliver_supplies")
    assert (solari(g), g.completed_of(0)) == (3, ["deliver_supplies"])


@rule("C-COM-02")
def test_another_space_or_another_players_agent_completes_nothing() -> None:
    g = choam("espionage").contracts(1, "deliver_supplies").hand(0, "diplomacy").solari(1, 0).turn(0)
    g.do("agent diplomacy > deliver_supplies")
    assert (solari(g), solari(g, 1), g.contracts_of(1)) == (0, 0, ["deliver_supplies"])
    h = choam("espionage").contracts(0, "arrakeen_water", "high_council_solari").hand(0, "diplomacy").turn(0)
    h.do("agent diplomacy > deliver_supplies")
    assert (h.contracts_of(0), solari(h)) == (["arrakeen_water", "high_council_solari"], 0)


@rule("C-COM-03", "C-COM-04")
def test_a_contract_for_the_space_just_entered_waits_for_a_later_visit() -> None:
    """Scenario 16: a contract taken for the space just entered completes only on a later visit."""
    g = choam("deliver_supplies", "arrakeen_water").contracts(0).hand(0, "reconnaissance").deck(0, "dagger")
    g.turn(0).do("agent reconnaissance > arrakeen")
    take(g, "arrakeen_water")
    assert (g.contracts_of(0), int(g.seat_of(0).water)) == (["arrakeen_water"], 0)
    while "end turn" not in g.options():
        g.do(next(text for text in g.options() if text.startswith("resolve")))
    assert g.contracts_of(0) == ["arrakeen_water"]
    g.do("end turn")
    g.empty_board().hand(0, "reconnaissance").turn(0).do("agent reconnaissance > arrakeen")
    assert (g.completed_of(0), int(g.seat_of(0).water)) == (["arrakeen_water"], 1)


def take(g: Scenario, name: str) -> None:
    """Seat 0 takes a contract now, as by an effect of this moment."""
    room = next(room for room in g.state.rules.rooms if room.name == "contracts")
    names = [contract.id for contract in g.state.rules.things[FROM_CONTRACT]]
    room.take(g.state, g.seat_of(0), names.index(name))  # type: ignore[attr-defined]


def desert(*contracts: str, bonus: int = 0, space: str = "hagga_basin", hooks: bool = False) -> Scenario:
    """Seat 0 has these contracts and goes to a Maker space."""
    g = (
        choam("espionage")
        .contracts(0, *contracts)
        .water(0, 3)
        .bonus_spice(space, bonus)
        .hooks(*((0,) if hooks else ()))
    )
    g.hand(0, "dune_the_desert_planet").turn(0)
    return g.do(f"agent dune_the_desert_planet > {space}")


@rule("C-COM-05", "C-COM-01")
def test_harvest_needs_the_amount() -> None:
    g = desert("harvest_3").do("resolve hagga_basin choose")
    assert (g.contracts_of(0), solari(g)) == (["harvest_3"], 0)
    h = desert("harvest_3", bonus=1).do("resolve hagga_basin choose")
    assert (h.completed_of(0), solari(h)) == (["harvest_3"], 3)


@rule("C-COM-05")
def test_spice_without_an_agent_on_a_maker_space_completes_nothing() -> None:
    g = choam("espionage").contracts(0, "harvest_3").hand(0, "dagger").turn(0)
    g.do("agent dagger > assembly_hall")
    gain_spice(g, 5)
    while "end turn" not in g.options():
        g.do(g.options()[0])
    assert g.contracts_of(0) == ["harvest_3"]


def gain_spice(g: Scenario, n: int) -> None:
    """Seat 0 gains spice now, as by an effect of this moment."""
    goods.gain_spice(g.state, g.seat_of(0), n)


@rule("C-COM-06", "C-COM-18")
def test_all_spice_of_the_turn_counts_with_a_sandworm_in_place_of_the_base() -> None:
    """Scenario 17: worm chosen; a Plot card before the Agent is sent, bonus and card reach 4."""
    g = choam("espionage").conflict("skirmish_crysknife").contracts(0, "harvest_4").water(0, 3).hooks(0)
    g.bonus_spice("hagga_basin", 1).hand(0, "desert_power").intrigue(0, "crysknife").turn(0)
    g.do("intrigue crysknife", "agent desert_power > hagga_basin")
    assert g.completed_of(0) == ["harvest_4"]  # 1 + 1 + 2, before the choice
    g.do("resolve hagga_basin choose", "choose sandworm")
    assert (g.worms_of(0), solari(g), int(g.seat_of(0).spice)) == (1, 4, 4)


@rule("C-COM-06", "U-CTL-02")
def test_the_control_bonus_counts_for_harvest() -> None:
    """Scenario 17, where Control can be held: base, bonus, Control and card, 1 each."""
    for holder, spice, done in ((0, 4, ["harvest_4"]), (1, 3, [])):
        g = choam("espionage").contracts(0, "harvest_4").bonus_spice("imperial_basin", 1)
        g.control(holder, "imperial_basin").hand(0, "smugglers_harvester")
        g.turn(0).do("agent smugglers_harvester > imperial_basin")
        assert (int(g.seat_of(0).spice), g.completed_of(0)) == (spice, done)


@rule("C-COM-07")
def test_spice_paid_in_the_same_turn_is_not_subtracted() -> None:
    g = desert("harvest_3", bonus=2)
    goods.pay_spice(g.state, g.seat_of(0), 2)
    g.do("resolve hagga_basin choose")
    assert (int(g.seat_of(0).spice), g.completed_of(0)) == (2, ["harvest_3"])


@rule("C-COM-08")
def test_a_harvest_contract_taken_after_the_agent_was_sent_waits() -> None:
    g = desert("harvest_3", bonus=2)
    g.market("harvest_3")
    take(g, "harvest_3")
    g.do("resolve hagga_basin choose")
    assert (g.completed_of(0), g.contracts_of(0), solari(g)) == (["harvest_3"], ["harvest_3"], 3)


@rule("C-COM-09", "C-COM-11")
def test_the_immediate_contract_is_completed_when_taken() -> None:
    g = accept(choam("immediate", "espionage", bank=("harvest_3",)))
    g.do("resolve accept_contract contract", "take contract immediate")
    assert (solari(g), g.completed_of(0), g.contracts_of(0)) == (2, ["immediate"], [])


@rule("C-COM-10")
def test_acquiring_the_spice_must_flow_completes() -> None:
    g = choam("espionage").contracts(0, "acquire_the_spice_must_flow")
    g.hand(0, *["convincing_argument"] * 5).turn(0).do("reveal")
    g.do("acquire the_spice_must_flow", "resolve acquire_the_spice_must_flow influence guild")
    assert (solari(g), g.influence_of(0, "guild")) == (3, 1)
    assert g.completed_of(0) == ["acquire_the_spice_must_flow"]


@rule("C-COM-13", "F-UPR-01")
def test_a_contract_that_is_due_cannot_be_kept_back() -> None:
    g = choam("espionage").contracts(0, "spice_refinery_cards").hand(0, "reconnaissance").deck(0, "dagger", "dagger")
    g.turn(0).do("agent reconnaissance > spice_refinery")
    assert g.completed_of(0) == ["spice_refinery_cards"]
    assert "end turn" not in g.options()  # the cards must be drawn first
    g.do("resolve spice_refinery_cards draw 2")
    assert len(g.seat_of(0).hand) == 2


@rule("C-COM-14", "F-UPR-02", "C-COM-15")
def test_two_arrakeen_contracts_one_agent() -> None:
    """Scenario 18: both, in any order, the troop deployable."""
    g = choam("espionage").contracts(0, "arrakeen_water", "arrakeen_troop_spy").hand(0, "reconnaissance")
    g.deck(0, "dagger").troops(0, 3).turn(0).do("agent reconnaissance > arrakeen")
    assert g.completed_of(0) == ["arrakeen_water", "arrakeen_troop_spy"]
    assert int(g.seat_of(0).water) == 1
    spy = next(text for text in g.options() if text.startswith("resolve arrakeen_troop_spy spy"))
    g.do(spy)
    g.do(next(text for text in g.options() if "emperor" in text))
    assert g.spies_of(0) == ["emperor"]
    assert "deploy 4" in g.options()  # two of the Garrison, the troop of the space and that of the contract
    assert "deploy 5" not in g.options()
    g.do("deploy 4")
    assert int(g.seat_of(0).conflict) == 4


@rule("F-UPR-03", "F-UPR-04")
def test_a_contract_is_one_more_effect_before_between_or_after_the_others() -> None:
    for first in ("draw", "contract"):
        g = choam("espionage").contracts(0, "spice_refinery_cards", "arrakeen_troop_spy").hand(0, "reconnaissance")
        g.deck(0, "dagger", "dagger", "dagger").troops(0, 3).turn(0).do("agent reconnaissance > arrakeen")
        if first == "draw":
            g.do("resolve arrakeen draw 1")
        g.do(next(text for text in g.options() if text.startswith("resolve arrakeen_troop_spy")), "decline")
        if first == "contract":
            g.do("resolve arrakeen draw 1")
        assert g.seat_of(0).hand
        assert "end turn" in g.options()


@rule("C-COM-16", "C-COM-09")
def test_an_immediate_contract_as_a_conflict_reward() -> None:
    g = choam("immediate", "espionage", bank=("harvest_3",)).conflict("trade_dispute")
    g.troops(0, 0, deployed=3).troops(1, 0).troops(2, 0).combat()
    g.do("resolve trade_dispute contract", "take contract immediate")
    assert (solari(g), g.completed_of(0)) == (2, ["immediate"])


@rule("C-COM-19")
def test_inside_a_reward_the_usual_options_remain() -> None:
    g = choam("espionage").contracts(0, "research_station_spy").water(0, 2).hand(0, "reconnaissance")
    g.deck(0, "dagger", "dagger").turn(0).do(
        "agent reconnaissance > research_station", "resolve research_station draw 2"
    )
    assert solari(g) == 2
    assert "end turn" in g.options()  # the spy may be left unplaced


@rule("C-COM-21")
def test_a_reward_is_carried_out_as_far_as_possible() -> None:
    g = choam("espionage").contracts(0, "heighliner_troops").spice(0, 5).hand(0, "diplomacy")
    g.troops(0, 6, deployed=0).turn(0)
    g.state.seats[0].supply = 6
    g.do("agent diplomacy > heighliner")
    for _ in range(4):
        recruits = [text for text in g.options() if text.startswith("resolve") and "troops" in text]
        if recruits:
            g.do(recruits[0])
    assert (int(g.seat_of(0).supply), int(g.seat_of(0).garrison)) == (0, 12)
    assert g.completed_of(0) == ["heighliner_troops"]


@rule("C-COM-12")
def test_completed_contracts_are_shown_apart() -> None:
    g = choam("espionage").contracts(0, "harvest_3").completed(0, "espionage", "espionage")
    view = g.game.view(1)["seats"][0]
    assert (view["contracts"], view["contracts_completed"]) == (["harvest_3"], ["espionage", "espionage"])


@pytest.mark.parametrize("seed", range(3))
@rule("C-SET-02")
def test_nobody_can_tell_the_bank_apart(seed: int) -> None:
    game = ls.new_game(SETUP, seed)
    copies = [game.determinize(0, number) for number in range(6)]
    assert all(copy.view(0)["contracts"] == game.view(0)["contracts"] for copy in copies)
    banks = [tuple(int(n) for n in record_of(copy._state).bank) for copy in copies]  # type: ignore[union-attr]
    assert len(set(banks)) > 1
    assert len({tuple(sorted(bank)) for bank in banks}) == 1
