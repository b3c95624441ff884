"""The order of recruiting is the player's own, also where troops are recruited without a question (B-AGT-11)."""

from __future__ import annotations

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix, scenario


def supply(g: Scenario, seat: int, n: int) -> Scenario:
    """Leave n troops in the Supply; the others have fallen out of sight in the Conflict."""
    return g.troops(seat, 0, deployed=12 - n)


def transports(troops: int) -> Scenario:
    """Treachery sent to Conspire with so many troops in the Supply, Troop Transports, the Freighter on 2, Expedite."""
    g = ix(3).tiles(0, "troop_transports").freighter(0, 2).hand(0, "treachery").intrigue(0, "expedite")
    g.influence(0, "emperor", 2).influence(1, "emperor", 0).spice(0, 9)
    supply(g, 0, troops).turn(0).do("agent treachery > conspire")
    return g


@rule("B-AGT-11", "B-TRP-02", "X-FRT-08")
def test_troops_of_the_track_are_there_although_others_were_recruited_at_once() -> None:
    g = transports(6)
    seat = g.seat_of(0)
    assert (seat.supply, seat.garrison, seat.conflict) == (4, 2, 6)  # Conspire: at once
    g.do("resolve conspire influence emperor")  # two steps to 4: the Alliance and two troops more
    assert (seat.supply, seat.garrison) == (2, 4)
    g.do("intrigue expedite", "freighter recall")
    g.do(next(text for text in g.options() if "shipped_troops" in text))
    # Only 2 are left, but those of Conspire can come later: all three go straight to the Conflict.
    assert g.options() == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    g.do("deploy 3")
    assert (seat.supply, seat.garrison, seat.conflict) == (0, 3, 9)


@rule("B-AGT-11", "B-TRP-02")
@pytest.mark.parametrize(("troops", "most"), [(6, 3), (7, 3), (8, 3), (9, 3)])
def test_result_is_the_same_as_with_recruiting_last(troops: int, most: int) -> None:
    g = transports(troops)
    g.do("resolve conspire influence emperor", "intrigue expedite", "freighter recall")
    g.do(next(text for text in g.options() if "shipped_troops" in text))
    g.do(f"deploy {most}")
    seat = g.seat_of(0)
    # 2 of the bonus, 3 of the track, at last up to 2 of Conspire.
    assert seat.garrison == 2 + min(2, troops - 5)
    assert seat.supply == max(0, troops - 7)


@rule("B-AGT-11", "X-NEG-01")
@pytest.mark.parametrize("placed", [0, 1])
def test_negotiators_before_troops_recruited_at_once(placed: int) -> None:
    g = ix(3, leaders=("prince_rhombur_vernius", "paul_atreides", "duke_leto_atreides")).stacks((), (), ())
    g.hand(0, "signet_ring").intrigue(0, "reinforcements", "reinforcements").solari(0, 9)
    supply(g, 0, 5).turn(0).do("agent signet_ring > arrakeen", "intrigue reinforcements", "intrigue reinforcements")
    seat = g.seat_of(0)
    assert (seat.supply, seat.garrison) == (0, 5)  # Arrakeen's at once, then three and one
    g.do(next(text for text in g.options() if "signet_ring" in text or "rhombur" in text))
    if g.kind() == "choose_effect":
        g.do("choose negotiator")
    assert g.options() == ["place negotiators 0", "place negotiators 1"]
    g.do(f"place negotiators {placed}")
    assert (seat.supply, seat.garrison, g.negotiators_of(0)) == (0, 5 - placed, placed)


@rule("B-AGT-11", "B-GEN-04")
@pytest.mark.parametrize(("deployed", "garrison"), [(0, 5), (1, 4)])
def test_double_cross_with_an_empty_supply_asks(deployed: int, garrison: int) -> None:
    # 5 in the Supply: Arrakeen takes 1 at once, Reinforcements 3, the same card once more the last one.
    g = scenario(3).hand(0, "reconnaissance").intrigue(0, "reinforcements", "reinforcements", "double_cross")
    g.solari(0, 9).troops(1, 0, deployed=3).conflict("skirmish_a")
    supply(g, 0, 5).turn(0).do("agent reconnaissance > arrakeen", "intrigue reinforcements", "intrigue reinforcements")
    seat = g.seat_of(0)
    assert (seat.supply, seat.garrison, seat.conflict) == (0, 5, 7)
    g.do("intrigue double_cross", "opponent 1")
    # Arrakeen's troop may as well have come after Double Cross.
    assert g.options() == ["deploy 0", "deploy 1"]
    g.do(f"deploy {deployed}")
    assert (seat.supply, seat.garrison, seat.conflict) == (0, garrison, 7 + deployed)


@rule("B-AGT-11", "B-TRP-04")
def test_a_troop_that_was_deployed_cannot_come_later() -> None:
    g = scenario(3).hand(0, "reconnaissance").intrigue(0, "reinforcements", "reinforcements", "double_cross")
    g.solari(0, 9).troops(1, 0, deployed=3).conflict("skirmish_a")
    supply(g, 0, 5).turn(0).do("agent reconnaissance > arrakeen", "intrigue reinforcements", "intrigue reinforcements")
    seat = g.seat_of(0)
    g.do("deploy 5")
    assert (seat.supply, seat.garrison, seat.conflict) == (0, 0, 12)
    g.do("intrigue double_cross", "opponent 1")
    assert g.kind() == "resolve"  # nothing is left to ask for
    assert (seat.supply, seat.garrison, seat.conflict) == (0, 0, 12)


@rule("B-AGT-11", "B-TRP-04")
def test_deployment_counts_as_if_recruiting_had_come_later() -> None:
    g = scenario(3).hand(0, "reconnaissance").intrigue(0, "reinforcements", "reinforcements", "double_cross")
    g.solari(0, 9).troops(1, 0, deployed=3).conflict("skirmish_a").troops(0, 3, deployed=4).turn(0)
    g.do("agent reconnaissance > arrakeen", "intrigue reinforcements", "intrigue reinforcements", "deploy 5")
    g.do("intrigue double_cross", "opponent 1", "deploy 1")
    seat = g.seat_of(0)
    assert (seat.supply, seat.garrison, seat.conflict) == (0, 2, 10)
    # Four recruits and one of the Garrison went: of the two that may go besides, one is left.
    assert [text for text in g.options() if text.startswith("deploy")] == ["deploy 1"]
