"""The worked example of the rulebook: one round of three players, from the Agent turns to the marker passing on."""

from tests.support.rulemark import rule
from tests.support.scenario import scenario


@rule("B-CMB-07", "B-CMB-08", "B-CTL-02")
def test_round_of_three_players() -> None:
    g = scenario(seats=3, leaders=("paul_atreides", "earl_memnon_thorvald", "glossu_the_beast_rabban"))
    g.first(0).conflict("siege_of_arrakeen").control(0, "carthag")
    for seat in range(3):
        g.troops(seat, garrison=3).solari(seat, 0).spice(seat, 0).water(seat, 1)
    g.solari(2, 4)
    g.hand(0, "dune_the_desert_planet", "imperial_spy", "smugglers_thopter", "stilgar")
    g.hand(1, "duncan_idaho").deck(1, "diplomacy", "dagger").intrigue(1, "ambush")
    g.hand(2, "bene_gesserit_initiate").deck(2, "dagger")
    g.intrigue_deck("windfall")
    g.turn(0)

    g.do("agent dune_the_desert_planet > imperial_basin", "deploy 2", "end turn")
    assert g.seat_of(0).spice == 1
    assert g.seat_of(0).conflict == 2

    # The second player goes to Carthag, which the first controls: 1 Solari for the first.
    g.do("agent duncan_idaho > carthag")
    assert g.seat_of(0).solari == 1
    g.do("resolve carthag intrigue 1", "resolve duncan_idaho pay water 1")
    assert g.seat_of(1).water == 0
    assert g.names(g.seat_of(1).hand) == ["diplomacy"]
    # Two recruits (Carthag and Duncan Idaho) and one more from the Garrison.
    g.do("deploy 3", "end turn")
    assert g.seat_of(1).conflict == 3

    g.do("agent bene_gesserit_initiate > rally_troops", "resolve bene_gesserit_initiate draw 1", "end turn")
    assert g.seat_of(2).solari == 0
    assert g.seat_of(2).garrison == 7
    assert g.seat_of(2).conflict == 0

    g.do("reveal")
    assert g.seat_of(0).persuasion == 4
    assert g.seat_of(0).spice == 2
    g.do("end turn")
    assert g.marker_of(0) == 8
    g.do("reveal", "end turn")
    assert g.marker_of(1) == 6
    g.do("reveal", "end turn")
    assert g.marker_of(2) == 0

    # Combat: of the participants only the second player holds Intrigue cards.
    assert g.kind() == "combat_intrigue"
    assert g.decider() == 1
    solari = g.seat_of(0).solari
    vp = g.seat_of(1).vp
    makers = ("hagga_basin", "the_great_flat", "imperial_basin")
    bonus = {name: int(g.state.bonus_spice[g.space(name)]) for name in makers}
    g.do("intrigue ambush")
    assert g.strength_of(1) == 10
    g.do("pass", "pass")
    while g.kind() == "take_reward":
        g.do("pass")
    assert g.seat_of(1).vp == vp + 1
    assert g.state.control[g.space("arrakeen")] == 1
    assert g.seat_of(0).solari == solari + 4
    assert g.seat_of(2).solari == 0

    # Makers: bonus spice on the two empty Maker spaces, none where the first player's Agent stood.
    assert g.state.bonus_spice[g.space("hagga_basin")] == bonus["hagga_basin"] + 1
    assert g.state.bonus_spice[g.space("the_great_flat")] == bonus["the_great_flat"] + 1
    assert g.state.bonus_spice[g.space("imperial_basin")] == bonus["imperial_basin"]
    assert g.state.first_player == 1
    assert g.state.round == 2
