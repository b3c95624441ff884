"""The Imperium and Intrigue cards of CHOAM."""

from __future__ import annotations

import pytest

from tests.content.uprising.cards_kit import Watch, can_play, offered, rich, use
from tests.support.scenario import Scenario

DONE = ("arrakeen_water", "espionage", "harvest_3", "deliver_supplies")


def choam(*hand: str, done: int = 0) -> Scenario:
    """The rich position with CHOAM and so many completed contracts."""
    return rich(*hand, choam=True).completed(0, *DONE[:done]).market("harvest_4", "heighliner_water")


@pytest.mark.parametrize(("done", "cards"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_cargo_runner_draws_for_completed_contracts(done: int, cards: int) -> None:
    g = choam("cargo_runner", done=done).turn(0).do("agent cargo_runner > assembly_hall")
    while lines := offered(g, "resolve cargo_runner"):
        g.do(lines[0])
    assert len(g.seat_of(0).hand) == cards


def test_delivery_agreement_trades_a_card_for_a_contract() -> None:
    g = choam("delivery_agreement", "dagger").turn(0).do("agent delivery_agreement > arrakeen")
    use(g, "delivery_agreement").do("discard dagger")
    g.do(next(text for text in g.options() if text.endswith("harvest_4")))
    assert g.contracts_of(0) == ["harvest_4"]


def test_priority_contracts_takes_a_contract() -> None:
    g = use(choam("priority_contracts").turn(0).do("agent priority_contracts > assembly_hall"), "priority_contracts")
    g.do(next(text for text in g.options() if text.endswith("harvest_4")))
    assert g.contracts_of(0) == ["harvest_4"]


@pytest.mark.parametrize(("card", "spice"), [("delivery_agreement", 1), ("priority_contracts", 2)])
def test_four_contracts_make_a_victory_point_of_the_card(card: str, spice: int) -> None:
    g = use(choam(card, done=4).turn(0).do("reveal"), card)
    watch = Watch(g)
    g.do("choose pay trash_self")
    assert watch.only(0) == {"vp": 1, "play": -1}
    few = use(choam(card, done=3).turn(0).do("reveal"), card)
    assert few.options() == [f"choose spice {spice}"]
    watch = Watch(few)
    few.do(f"choose spice {spice}")
    assert watch.only(0) == {"spice": spice}


def test_interstellar_trade_counts_completed_contracts() -> None:
    g = use(choam("interstellar_trade", done=3).turn(0).do("reveal"), "interstellar_trade")
    assert g.seat_of(0).persuasion == 3
    agent = use(
        choam("interstellar_trade").turn(0).do("agent interstellar_trade > assembly_hall"), "interstellar_trade"
    )
    agent.do("influence guild")
    assert agent.influence_of(0, "guild") == 1
    bought = choam().row("interstellar_trade").persuasion(0, 7).turn(0).do("reveal", "acquire interstellar_trade")
    assert any(text.endswith("harvest_4") for text in bought.options())


def test_backed_by_choam_sells_influence_or_fights() -> None:
    g = choam("dagger").intrigue(0, "backed_by_choam").influence(0, "guild", 1).turn(0)
    g.do("intrigue backed_by_choam", "lose guild")
    assert g.seat_of(0).solari == 24
    for done, can in ((1, False), (2, True)):
        fight = choam(done=done).intrigue(0, "backed_by_choam").troops(0, 3, 1).troops(1, 3, 1).combat()
        assert can_play(fight, "backed_by_choam") is can


@pytest.mark.parametrize(("done", "can"), [(3, False), (4, True)])
def test_choam_profits(done: int, can: bool) -> None:
    g = choam(done=done).intrigue(0, "choam_profits").vp(1, 12).recall()
    assert can_play(g, "choam_profits") is can


def test_leverage_needs_spice_gained_this_turn() -> None:
    g = choam("dune_the_desert_planet").intrigue(0, "leverage").turn(0)
    assert not can_play(g, "leverage")
    g.do("agent dune_the_desert_planet > imperial_basin", "intrigue leverage")
    g.do(next(text for text in g.options() if text.endswith("harvest_4")))
    assert (g.contracts_of(0), g.seat_of(0).solari) == (["harvest_4"], 21)


def test_reach_agreement_retreats_for_a_contract() -> None:
    g = choam().intrigue(0, "reach_agreement", "contingency_plan").troops(0, 1, 3).troops(1, 3, 1).combat()
    g.do("intrigue reach_agreement", "retreat 2")
    g.do(next(text for text in g.options() if text.endswith("harvest_4")))
    assert (g.seat_of(0).conflict, g.contracts_of(0)) == (1, ["harvest_4"])
