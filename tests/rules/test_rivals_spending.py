"""H-RES: a solo Rival turns what it collects into Victory Points."""

from __future__ import annotations

import pytest

from tests.content.house_hagal.kit import act, changed, duel, fight, snapshot, solo
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, packed


def spent(g: Scenario) -> list[tuple[int | None, str | None, int, str | int | None]]:
    """Return the purchases so far."""
    return [
        (event.seat, event.what, event.amount, event.other) for event in g.game.events() if event.kind == "rival_spent"
    ]


@rule("H-RES-01")
def test_in_its_own_turn_in_the_humans_and_in_combat() -> None:
    # Its own turn: a harvest.
    g = solo().bonus_spice("imperial_basin", 1)
    g.rival(0).spice = 5
    act(g, 0, "harvest_spice")
    assert (g.rival(0).spice, g.rival(0).vp) == (0, 1)
    assert spent(g) == [(1, "spice", 7, "H-RES-01")]
    # The human's turn: a Control bonus, paid before the human goes on.
    g = solo().control(2, "carthag").hand(0, "reconnaissance")
    g.rival(1).solari = 6
    g.turn(0).do("agent reconnaissance > carthag")
    assert (g.kind(), g.decider()) == ("resolve", 0)
    assert (g.rival(1).solari, g.rival(1).vp) == (0, 1)
    assert spent(g) == [(2, "solari", 7, "H-RES-01")]
    # Another Rival's turn.
    g = solo().control(2, "arrakeen")
    g.rival(1).solari = 6
    act(g, 0, "arrakeen_1p")
    assert (g.rival(1).solari, g.rival(1).vp) == (0, 1)
    # Combat: a reward.
    g = solo().conflict("skirmish_b").troops(0, 0, deployed=2).rival_troops(0, 0, deployed=1)
    g.rival(0).water = 2
    fight(g)
    assert (g.rival(0).water, g.rival(0).vp) == (0, 1)
    assert spent(g) == [(1, "water", 3, "H-RES-01")]


@rule("H-RES-01")
def test_a_point_bought_in_combat_counts_for_the_end() -> None:
    g = solo().conflict("skirmish_b").troops(0, 0, deployed=2).rival_troops(0, 0, deployed=1)
    g.rival(0).water = 2
    g.rival(0).vp = 9
    fight(g)
    assert g.game.over
    assert g.game.standings()[0].seat == 1


# The Leader whose Signet Ring brings one of it, and the amount that buys a Victory Point.
RATES = {
    "solari": ("count_ilban_richese", 7),
    "spice": ("earl_memnon_thorvald", 7),
    "water": ("countess_ariana_thorvald", 3),
    "intrigue": ("baron_vladimir_harkonnen", 3),
}


@rule("H-RES-02")
@pytest.mark.parametrize("resource", RATES)
def test_amounts(resource: str) -> None:
    leader, amount = RATES[resource]
    for before in range(amount):
        g = solo(rivals=(leader, "glossu_the_beast_rabban"))
        rival = g.rival(0)
        if resource == "intrigue":
            rival.intrigue = packed([g.intrigue_index("ambush")] * before)
            rival.solari = 1
        else:
            setattr(rival, resource, before)
        start = snapshot(g, 1)
        act(g, 0, "arrakeen_1p")
        gain = {name: n for name, n in changed(start, snapshot(g, 1)).items() if name in ("vp", resource)}
        assert gain == ({"vp": 1, resource: -before} if before + 1 == amount else {resource: 1})


@rule("H-RES-03")
@pytest.mark.parametrize(
    ("bonus", "vp", "rest"), [(3, 0, 6), (4, 1, 0), (10, 1, 6), (11, 2, 0), (12, 2, 1), (19, 3, 1)]
)
def test_several_purchases_and_the_remainder(bonus: int, vp: int, rest: int) -> None:
    g = solo().bonus_spice("the_great_flat", bonus)
    act(g, 0, "harvest_spice")
    assert (g.rival(0).vp, g.rival(0).spice) == (vp, rest)


@rule("H-RES-03")
def test_one_resource_does_not_complete_another() -> None:
    # A reward of 4 Solari for a Rival that is also short of everything else.
    g = solo().conflict("guild_bank_raid").troops(0, 0, deployed=2).rival_troops(1, 0, deployed=1)
    rival = g.rival(1)
    rival.solari, rival.spice, rival.water = 4, 6, 2
    fight(g)
    assert (rival.solari, rival.spice, rival.water, rival.vp) == (1, 6, 2, 1)


@rule("H-RES-03")
def test_two_rewards_buy_two_points() -> None:
    g = solo().conflict("cloak_and_dagger").rival_troops(0, 0, deployed=1)
    for faction in ("emperor", "guild", "fremen"):
        g.rival_influence(0, faction, 1)
    g.rival_influence(0, "bene_gesserit", 0)
    g.rival(0).intrigue = packed([g.intrigue_index("ambush")] * 2)
    fight(g)
    # Two cards held and two won: three are spent, one stays.
    assert (len(g.rival(0).intrigue), g.rival(0).vp) == (1, 1)


@rule("H-RES-04")
def test_spent_intrigue_cards_stay_unseen() -> None:
    g = solo(rivals=("baron_vladimir_harkonnen", "glossu_the_beast_rabban"))
    g.intrigue_deck("windfall", "refocus").intrigue_discard("bribery")
    g.rival(0).intrigue = packed([g.intrigue_index(name) for name in ("ambush", "choam_shares")])
    g.rival(0).solari = 1
    act(g, 0, "arrakeen_1p")
    assert (len(g.rival(0).intrigue), g.rival(0).vp) == (0, 1)
    view = g.game.view(0)
    assert (view["intrigue_discard"], view["intrigue_unseen"], view["intrigue_deck"]) == (["bribery"], 3, 1)
    # Nobody is told the names, not even by the log.
    hidden = ("ambush", "choam_shares", "windfall")
    for seat in (0, None):
        told = [event.what for event in g.game.events(seat=seat)]
        assert not [name for name in hidden if name in told]
    # They are part of the pile when the deck is renewed.
    g.intrigue_deck().state.agents[g.space("arrakeen")] = 0
    g.rival(0).solari = 1
    act(g, 0, "arrakeen_1p")
    drawn = g.intrigue_names(g.rival(0).intrigue)
    assert sorted([*drawn, *g.intrigue_names(g.state.intrigue_deck)]) == sorted(["bribery", *hidden])
    assert (len(g.state.intrigue_discard), len(g.record.unseen_intrigue)) == (0, 0)


@rule("H-RES-01")
def test_house_hagal_buys_nothing_with_two_players() -> None:
    g = duel().bonus_spice("the_great_flat", 9)
    act(g, 0, "harvest_spice")
    assert (g.rival(0).spice, g.rival(0).vp, spent(g)) == (0, 0, [])
