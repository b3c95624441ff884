"""Rise of Ix: Negotiators (X-NEG)."""

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix


def pieces(g: Scenario, seat: int) -> tuple[int, int, int, int]:
    """Return the troops of a seat in Supply, Garrison and Conflict, and its Negotiators."""
    one = g.seat_of(seat)
    return int(one.supply), int(one.garrison), int(one.conflict), g.negotiators_of(seat)


def buying(tile: str, negotiators: int, spice: int) -> Scenario:
    """An Acquire Tech icon without a discount is about to be used; the tile is the only one."""
    g = ix(3).stacks((tile,), (), ()).hand(0, "dagger").solari(0, 3).negotiators(0, negotiators).spice(0, spice)
    return g.turn(0).do("agent dagger > dreadnought")


@rule("X-NEG-01", "X-ICO-09")
def test_a_troop_of_the_supply_becomes_a_negotiator() -> None:
    g = ix(3).troops(0, 3).hand(0, "dagger").turn(0).do("agent dagger > tech_negotiation")
    assert pieces(g, 0) == (9, 3, 0, 0)
    g.do("resolve tech_negotiation choose 2", "choose negotiator")
    assert g.options() == ["place negotiators 0", "place negotiators 1"]
    g.do("place negotiators 1")
    assert pieces(g, 0) == (8, 3, 0, 1)


@rule("X-NEG-01")
def test_two_icons_place_two() -> None:
    g = ix(3).troops(0, 3).hand(0, "ix_guild_compact").turn(0).do("reveal")
    g.do("resolve ix_guild_compact negotiator", "place negotiators 2")
    assert pieces(g, 0) == (7, 3, 0, 2)


@rule("X-NEG-01")
def test_nobody_has_to_place_a_negotiator() -> None:
    g = ix(3).troops(0, 3).hand(0, "dagger").turn(0).do("agent dagger > tech_negotiation")
    assert "end turn" in g.options()
    g.do("resolve tech_negotiation choose 2", "choose negotiator", "place negotiators 0")
    assert pieces(g, 0) == (9, 3, 0, 0)


@rule("X-NEG-02")
def test_without_a_troop_in_the_supply_the_icon_does_nothing() -> None:
    g = ix(3).troops(0, 10, deployed=2).hand(0, "dagger").spice(0, 0).turn(0).do("agent dagger > tech_negotiation")
    assert g.options() == ["end turn"]
    assert pieces(g, 0) == (0, 10, 2, 0)
    h = ix(3).troops(0, 10, deployed=2).hand(0, "ix_guild_compact").turn(0).do("reveal")
    assert not any(option.startswith("resolve ix_guild_compact") for option in h.options())
    h.do("end turn")
    assert pieces(h, 0) == (0, 10, 2, 0)


@rule("X-NEG-02")
def test_one_troop_in_the_supply_serves_one_of_two_icons() -> None:
    g = ix(3).troops(0, 10, deployed=1).hand(0, "ix_guild_compact").turn(0).do("reveal")
    g.do("resolve ix_guild_compact negotiator")
    assert g.options() == ["place negotiators 0", "place negotiators 1"]
    g.do("place negotiators 1")
    assert pieces(g, 0) == (0, 10, 1, 1)


@rule("X-NEG-03")
def test_each_negotiator_lowers_the_cost_by_one() -> None:
    g = buying("restricted_ordnance", negotiators=3, spice=4).do("resolve dreadnought acquire_tech")
    g.do("acquire tile restricted_ordnance")
    assert g.options() == [f"return negotiators {n}" for n in range(4)]
    before = pieces(g, 0)
    g.do("return negotiators 2")
    assert g.seat_of(0).spice == 2
    assert pieces(g, 0) == (before[0] + 2, before[1], before[2], 1)
    assert g.tiles_of(0) == ["restricted_ordnance"]


@rule("X-NEG-03")
def test_as_many_negotiators_as_the_spice_falls_short() -> None:
    g = buying("restricted_ordnance", negotiators=3, spice=2).do("resolve dreadnought acquire_tech")
    g.do("acquire tile restricted_ordnance")
    assert g.options() == ["return negotiators 2", "return negotiators 3"]
    g.do("return negotiators 3")
    assert (g.seat_of(0).spice, g.negotiators_of(0)) == (1, 0)


@rule("X-NEG-03")
def test_spice_and_negotiators_that_are_not_enough() -> None:
    assert "resolve dreadnought acquire_tech" not in buying("spaceport", negotiators=2, spice=2).options()
    assert "resolve dreadnought acquire_tech" in buying("spaceport", negotiators=2, spice=3).options()
    # Only the own Negotiators help.
    g = buying("spaceport", negotiators=0, spice=4).negotiators(1, 3)
    assert "resolve dreadnought acquire_tech" not in g.options()


@rule("X-NEG-03")
def test_the_negotiators_left_go_on_negotiating() -> None:
    g = buying("artillery", negotiators=3, spice=0)
    g.do("resolve dreadnought acquire_tech", "acquire tile artillery")
    assert g.options() == [f"return negotiators {n}" for n in (1, 2, 3)]
    g.do("return negotiators 1")
    assert (g.tiles_of(0), g.negotiators_of(0)) == (["artillery"], 2)


@rule("X-NEG-03", "X-TEC-09")
def test_any_number_may_return_even_more_than_the_tile_costs() -> None:
    g = buying("artillery", negotiators=3, spice=0)
    supply = int(g.seat_of(0).supply)
    g.do("resolve dreadnought acquire_tech", "acquire tile artillery", "return negotiators 3")
    assert g.seat_of(0).supply == supply + 3
    assert (g.tiles_of(0), g.negotiators_of(0), g.seat_of(0).spice) == (["artillery"], 0, 0)


@rule("X-NEG-04")
def test_negotiators_stay_unless_a_tile_is_acquired() -> None:
    g = ix(3).troops(0, 3).negotiators(0, 3).hand(0, "dagger", "reconnaissance").turn(0)
    assert not any("negotiators" in option for option in g.options())
    g.do("agent dagger > tech_negotiation")
    assert not any("negotiators" in option for option in g.options())
    g.do("end turn").turn(0).do("reveal")
    assert not any("negotiators" in option for option in g.options())
    g.do("end turn").troops(0, 3).negotiators(0, 3).combat()
    assert g.state.round == 2
    assert g.negotiators_of(0) == 3


@rule("X-NEG-04")
def test_a_declined_acquisition_returns_nobody() -> None:
    g = buying("restricted_ordnance", negotiators=3, spice=4)
    g.do("resolve dreadnought acquire_tech", "decline")
    assert g.negotiators_of(0) == 3


@rule("X-NEG-05", "F-CON-05")
def test_negotiators_cannot_be_recruited() -> None:
    g = ix(3).troops(0, 6, deployed=2).negotiators(0, 4).hand(0, "reconnaissance").deck(0, "dagger").turn(0)
    assert pieces(g, 0) == (0, 6, 2, 4)
    g.do("agent reconnaissance > arrakeen")
    while any(option.startswith("resolve") for option in g.options()):
        g.do(next(option for option in g.options() if option.startswith("resolve")))
    # The troop of Arrakeen is not there to be recruited: two of the Garrison may be deployed, no more.
    assert pieces(g, 0) == (0, 6, 2, 4)
    assert [option for option in g.options() if option.startswith("deploy")] == ["deploy 1", "deploy 2"]
    g.do("deploy 2")
    assert pieces(g, 0) == (0, 4, 4, 4)
    assert not any(option.startswith("deploy") for option in g.options())


@rule("X-NEG-05", "F-CON-05")
def test_only_the_supply_is_recruited_from() -> None:
    g = ix(3).troops(0, 5, deployed=2).negotiators(0, 4).hand(0, "diplomacy").water(0, 1).turn(0)
    assert pieces(g, 0) == (1, 5, 2, 4)
    g.do("agent diplomacy > hardy_warriors", "resolve hardy_warriors troops 2")
    assert pieces(g, 0) == (0, 6, 2, 4)
    # One recruit and two more: the Garrison cannot be recruited again, nor can the Negotiators.
    assert [option for option in g.options() if option.startswith("deploy")] == ["deploy 1", "deploy 2", "deploy 3"]


@rule("X-NEG-05")
def test_a_negotiator_that_returned_can_be_recruited() -> None:
    g = ix(3).stacks(("minimic_film",), (), ()).hand(0, "ixian_engineer").spice(0, 0)
    g.troops(0, 10).negotiators(0, 2).tiles(0, "training_drones").turn(0)
    assert pieces(g, 0) == (0, 10, 0, 2)
    g.do("agent ixian_engineer > smuggling", "resolve ixian_engineer acquire_tech", "acquire tile minimic_film")
    assert pieces(g, 0) == (2, 10, 0, 0)
    g.do("use training_drones")
    assert pieces(g, 0) == (1, 11, 0, 0)
