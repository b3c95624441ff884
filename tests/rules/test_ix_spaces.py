"""Rise of Ix: the new board spaces and icons (X-SPC, X-ICO)."""

from typing import Any

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import ix

NEW = ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought")


@rule("X-SPC-01")
def test_smuggling() -> None:
    g = ix(3).hand(0, "dune_the_desert_planet").solari(0, 0).turn(0).do("agent dune_the_desert_planet > smuggling")
    assert g.seat_of(0).solari == 1
    g.do("resolve smuggling freighter", "freighter advance")
    assert g.freighter_of(0) == 1
    assert g.options() == ["end turn"]


@pytest.mark.parametrize(("influence", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
@rule("X-SPC-02")
def test_interstellar_shipping_requires_the_spacing_guild(influence: int, allowed: bool) -> None:
    g = ix(3).hand(0, "dune_the_desert_planet").influence(0, "guild", influence).influence(0, "emperor", 3)
    g.solari(0, 0).spice(0, 0).water(0, 0).turn(0).do("agent dune_the_desert_planet")
    assert ("agent dune_the_desert_planet > interstellar_shipping" in g.options()) is allowed
    if allowed:
        g.do("agent dune_the_desert_planet > interstellar_shipping", "resolve interstellar_shipping freighter")
        g.do("freighter advance", "freighter advance")
        assert g.freighter_of(0) == 2
        assert g.options() == ["end turn"]


@rule("X-SPC-03")
def test_tech_negotiation_is_one_or_the_other() -> None:
    g = ix(3).stacks(("windtraps",), (), ()).hand(0, "dagger").solari(0, 0).spice(0, 1).troops(0, 3).turn(0)
    g.do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2")
    assert g.options() == ["choose acquire_tech", "choose negotiator"]
    g.do("choose acquire_tech", "acquire tile windtraps")
    assert (g.seat_of(0).spice, g.negotiators_of(0)) == (0, 0)
    assert g.options() == ["end turn"]


@rule("X-SPC-03")
def test_tech_negotiation_places_a_negotiator_and_no_tile() -> None:
    g = ix(3).stacks(("windtraps",), (), ()).hand(0, "dagger").solari(0, 0).spice(0, 1).troops(0, 3).turn(0)
    g.do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2", "choose negotiator")
    g.do("place negotiators 1")
    assert (g.negotiators_of(0), g.tiles_of(0)) == (1, [])
    assert g.options() == ["end turn"]


@rule("X-SPC-04")
def test_tech_negotiation_gives_persuasion_in_the_reveal_turn() -> None:
    g = ix(3).hand(0, "dagger").hand(1).turn(0).do("agent dagger > tech_negotiation", "end turn")
    assert g.seat_of(0).persuasion == 0
    g.turn(1).do("reveal")
    assert g.seat_of(1).persuasion == 0
    g.do("end turn").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 1


@rule("X-SPC-04")
def test_an_agent_that_has_left_gives_no_persuasion() -> None:
    g = ix(3).hand(0, "kwisatz_haderach").agents(0, 1).agent_at(0, "tech_negotiation").deck(0, "dagger").turn(0)
    g.do("agent kwisatz_haderach from tech_negotiation > imperial_basin")
    g.turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 0


@rule("X-SPC-05")
def test_the_dreadnought_space_costs_three_solari() -> None:
    g = ix(3).hand(0, "dagger").solari(0, 2).turn(0).do("agent dagger")
    assert g.options() == ["agent dagger > mentat", "agent dagger > tech_negotiation"]
    h = ix(3).hand(0, "dagger").solari(0, 4).turn(0).do("agent dagger > dreadnought")
    assert h.seat_of(0).solari == 1


@pytest.mark.parametrize("first", ["dreadnought", "acquire_tech"])
@rule("X-SPC-05")
def test_the_dreadnought_space_gives_both_in_either_order(first: str) -> None:
    g = ix(3).stacks(("windtraps",), (), ()).hand(0, "dagger").solari(0, 3).spice(0, 2).turn(0)
    g.do("agent dagger > dreadnought", f"resolve dreadnought {first}")
    if first == "dreadnought":
        assert (g.ships_of(0), g.tiles_of(0)) == ((1, 1, 0), [])
        g.do("resolve dreadnought acquire_tech", "acquire tile windtraps")
    else:
        g.do("acquire tile windtraps")
        assert (g.ships_of(0), g.tiles_of(0)) == ((2, 0, 0), ["windtraps"])
        g.do("resolve dreadnought dreadnought")
    assert (g.ships_of(0), g.tiles_of(0)) == ((1, 1, 0), ["windtraps"])
    assert g.seat_of(0).spice == 0  # no discount
    assert g.options() == ["end turn"]


@pytest.mark.parametrize("space", NEW)
@rule("X-SPC-06")
def test_no_new_space_is_a_combat_space(space: str) -> None:
    table: dict[str, Any] = ls.catalog(ls.Setup(players=4, modules=("ix",)))
    assert [one["combat"] for one in table["spaces"] if one["id"] == space] == [False]
    card = "dagger" if space in ("tech_negotiation", "dreadnought") else "dune_the_desert_planet"
    g = ix(3).hand(0, card).solari(0, 3).spice(0, 0).influence(0, "guild", 2).troops(0, 3).ships(0, 1)
    g.turn(0).do(f"agent {card} > {space}")
    while g.kind() != "resolve" or "end turn" not in g.options():
        assert not any(option.startswith("deploy") for option in g.options())
        g.do(g.options()[0])
    assert not any(option.startswith("deploy") for option in g.options())


# --- icons ---------------------------------------------------------------------------------------------------------


@rule("X-ICO-01")
def test_the_dreadnought_icon_on_cards() -> None:
    g = ix(3).hand(0).intrigue(0, "advanced_weaponry").solari(0, 3).turn(0).do("intrigue advanced_weaponry")
    assert g.ships_of(0) == (1, 1, 0)
    assert g.seat_of(0).solari == 0


@pytest.mark.parametrize(("icon", "spice"), [("plain", 3), ("minus_1", 2), ("minus_2", 1)])
@rule("X-ICO-02")
def test_the_acquire_tech_icon_plain_and_with_discounts(icon: str, spice: int) -> None:
    g = ix(3).stacks(("training_drones",), (), ()).freighter(0, 3).spice(0, spice)
    if icon == "plain":
        g.intrigue(0, "machine_culture").hand(0).turn(0).do("intrigue machine_culture")
    elif icon == "minus_1":
        g.hand(0, "dagger").turn(0).do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2")
        g.do("choose acquire_tech")
    else:
        g.hand(0, "dune_the_desert_planet").turn(0).do("agent dune_the_desert_planet > smuggling")
        g.do("resolve smuggling freighter", "freighter recall", "choose acquire_tech")
    assert g.options() == ["acquire tile training_drones", "decline"]
    g.do("acquire tile training_drones")
    assert (g.tiles_of(0), g.seat_of(0).spice) == (["training_drones"], 0)


@rule("X-ICO-04")
def test_the_flip_icon() -> None:
    g = ix(3).tiles(0, "flagship", "spy_satellites").solari(0, 8).spice(0, 3).troops(0, 0).hand(0, "dagger").turn(0)
    g.do("use flagship")
    assert (g.seat_of(0).solari, g.seat_of(0).garrison) == (4, 3)
    assert g.face_down(0) == ["flagship"]
    # A tile without the icon is not turned face down; this one is trashed by its own cost.
    assert "use flagship" not in g.options()
    assert "use spy_satellites" in g.options()


@rule("X-ICO-10")
def test_the_house_hagal_mark_means_nothing_without_rivals() -> None:
    # Three tiles without the mark: in a solo game one of them would be trashed at once.
    stacks = (("artillery", "windtraps"), ("minimic_film", "chaumurky"), ("disposal_facility", "flagship"))
    g = ix(3).stacks(*stacks).hand(0, "dagger").solari(0, 3).spice(0, 1).turn(0)
    g.do("agent dagger > dreadnought", "resolve dreadnought acquire_tech", "acquire tile artillery")
    assert g.stack_names() == [["windtraps"], list(stacks[1]), list(stacks[2])]
    h = ix(3).stacks(("windtraps", "artillery"), *stacks[1:]).hand(0, "dagger").solari(0, 3).spice(0, 2).turn(0)
    h.do("agent dagger > dreadnought", "resolve dreadnought acquire_tech", "acquire tile windtraps")
    assert h.stack_names() == [["artillery"], list(stacks[1]), list(stacks[2])]


@rule("X-ICO-10")
def test_the_house_hagal_mark_counts_in_a_solo_game() -> None:
    g = ix(1).stacks(("windtraps", "artillery"), ("minimic_film",), ("disposal_facility",))
    g.hand(0, "dagger").solari(0, 3).spice(0, 2).turn(0)
    g.do("agent dagger > dreadnought", "resolve dreadnought acquire_tech", "acquire tile windtraps")
    # No marked tile is left: tile after tile is trashed until the stacks are empty.
    assert g.stack_names() == [[], [], []]
