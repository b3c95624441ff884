"""Rise of Ix: Tech tiles (X-TEC), acquired by players."""

from typing import Any

from tests.support import pieces
from tests.support.pieces import hidden_tiles
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix

# Costs: artillery 1, minimic_film 2, windtraps 2, training_drones 3, restricted_ordnance 4, spaceport 5, flagship 8.
STACKS = (("restricted_ordnance", "windtraps"), ("spaceport", "minimic_film"), ("flagship", "artillery"))


def at_dreadnought(spice: int, *stacks: tuple[str, ...]) -> Scenario:
    """An Agent is on the Dreadnought space: Acquire Tech without a discount."""
    g = ix(3).stacks(*(stacks or STACKS)).hand(0, "dagger").solari(0, 3).spice(0, spice).turn(0)
    return g.do("agent dagger > dreadnought")


def at_negotiation(spice: int, *stacks: tuple[str, ...]) -> Scenario:
    """An Agent is on Tech Negotiation and its Acquire Tech with a discount of 1 was chosen."""
    g = ix(3).stacks(*(stacks or STACKS)).hand(0, "dagger").spice(0, spice).turn(0)
    return g.do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2", "choose acquire_tech")


@rule("X-TEC-01")
def test_one_tile_for_one_icon() -> None:
    g = at_dreadnought(20).do("resolve dreadnought acquire_tech", "acquire tile restricted_ordnance")
    assert g.tiles_of(0) == ["restricted_ordnance"]
    assert g.kind() == "resolve"
    assert g.options() == ["resolve dreadnought dreadnought", "end turn"]


@rule("X-TEC-01")
def test_no_tile_without_the_icon() -> None:
    g = ix(3).stacks(*STACKS).hand(0, "dagger", "reconnaissance").spice(0, 20).solari(0, 20).turn(0)
    assert not any("tile" in option for option in g.options())
    g.do("agent dagger > mentat")
    assert not any("tech" in option for option in g.options())
    g.turn(0).do("reveal")
    assert not any("tile" in option or "tech" in option for option in g.options())


@rule("X-TEC-02")
def test_the_icon_may_be_left_unused() -> None:
    g = at_dreadnought(20)
    assert "end turn" in g.options()
    g.do("resolve dreadnought acquire_tech")
    assert g.kind() == "acquire_tech"
    g.do("decline")
    assert (g.tiles_of(0), g.seat_of(0).spice) == ([], 20)
    assert [stack[0] for stack in g.stack_names()] == ["restricted_ordnance", "spaceport", "flagship"]


@rule("X-TEC-03")
def test_any_number_of_tiles() -> None:
    g = ix(3)
    all_tiles = [tile.id for tile in pieces.tile_defs(g.state.rules)]
    g.tiles(0, *all_tiles[:17]).stacks((all_tiles[17],), (), ()).hand(0, "dagger").solari(0, 3).spice(0, 20).turn(0)
    g.do("agent dagger > dreadnought", "resolve dreadnought acquire_tech", f"acquire tile {all_tiles[17]}")
    assert len(g.tiles_of(0)) == 18


@rule("X-TEC-04")
def test_only_the_three_face_up_tiles_are_on_offer() -> None:
    g = at_dreadnought(20).do("resolve dreadnought acquire_tech")
    assert g.options() == [
        "acquire tile restricted_ordnance",
        "acquire tile spaceport",
        "acquire tile flagship",
        "decline",
    ]


@rule("X-TEC-04", "X-TEC-05")
def test_a_tile_that_cannot_be_paid_is_not_on_offer() -> None:
    g = at_dreadnought(4).do("resolve dreadnought acquire_tech")
    assert g.options() == ["acquire tile restricted_ordnance", "decline"]
    assert at_dreadnought(3).options() == ["resolve dreadnought dreadnought", "end turn"]


@rule("X-TEC-05")
def test_the_tile_is_paid_and_the_next_one_turned_up() -> None:
    g = at_dreadnought(7).do("resolve dreadnought acquire_tech", "acquire tile restricted_ordnance")
    assert g.seat_of(0).spice == 3
    assert g.tiles_of(0) == ["restricted_ordnance"]
    assert g.face_down(0) == []
    assert g.stack_names() == [["windtraps"], ["spaceport", "minimic_film"], ["flagship", "artillery"]]
    view: dict[str, Any] = g.game.view(1)
    assert view["tech"]["stacks"][0] == {"top": "windtraps", "count": 1}


@rule("X-TEC-05")
def test_the_next_tile_can_be_acquired_by_the_next_icon() -> None:
    g = at_dreadnought(7).do("resolve dreadnought acquire_tech", "acquire tile restricted_ordnance", "end turn")
    g.hand(1, "dagger").spice(1, 2).turn(1)
    g.do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2", "choose acquire_tech")
    assert g.options() == ["acquire tile windtraps", "decline"]


@rule("X-TEC-05", "X-TEC-07")
def test_the_next_tile_is_turned_up_after_the_acquire_effect() -> None:
    g = at_dreadnought(7, ("memocorders", "windtraps", "flagship"), ("spaceport",), ())
    g.do("resolve dreadnought acquire_tech", "acquire tile memocorders")
    assert g.kind() == "gain_influence"
    for viewer in (0, 1, None):
        view: dict[str, Any] = g.game.view(viewer)
        assert view["tech"]["stacks"][0] == {"top": None, "count": 2}
    assert "tile_turned_up" not in g.events()
    # Nobody knows what comes: in copies for the buyer any of the face-down tiles may be next.
    copies = [g.game.determinize(0, seed) for seed in range(30)]
    assert {hidden_tiles(copy._state)[0][-1] for copy in copies} == {g.tile("windtraps"), g.tile("flagship")}
    before = g.state.reveals
    g.do("influence emperor")
    assert g.game.view(1)["tech"]["stacks"][0] == {"top": "windtraps", "count": 2}  # type: ignore[index]
    assert (g.events()[-1], g.state.reveals) == ("tile_turned_up", before + 1)


@rule("X-TEC-06")
def test_an_empty_stack_offers_nothing() -> None:
    g = at_dreadnought(20, ("windtraps",), ("spaceport", "minimic_film"), ())
    g.do("resolve dreadnought acquire_tech", "acquire tile windtraps")
    assert g.stack_names() == [[], ["spaceport", "minimic_film"], []]
    g.hand(1, "dagger").solari(1, 3).spice(1, 20).do("end turn").turn(1)
    g.do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2", "choose acquire_tech")
    assert g.options() == ["acquire tile spaceport", "decline"]


@rule("X-TEC-06")
def test_with_all_stacks_empty_the_icon_does_nothing() -> None:
    g = at_dreadnought(20, (), (), ())
    assert g.options() == ["resolve dreadnought dreadnought", "end turn"]


@rule("X-TEC-07")
def test_the_acquire_effect_happens_once() -> None:
    g = at_dreadnought(2, ("windtraps",), (), ()).water(0, 1)
    g.do("resolve dreadnought acquire_tech", "acquire tile windtraps")
    assert g.seat_of(0).water == 2
    g.do("end turn").round_start()
    assert g.seat_of(0).water == 2
    g.turn(0).do("reveal", "end turn")
    assert g.seat_of(0).water == 2


@rule("X-TEC-08")
def test_the_ability_lasts_to_the_end_of_the_game() -> None:
    g = ix(3).tiles(0, "minimic_film")
    for _ in range(3):
        g.round_start()
        g.hand(0).hand(1).turn(0).do("reveal")
        assert g.seat_of(0).persuasion == 1
        g.do("end turn")
        g.turn(1).do("reveal")
        assert g.seat_of(1).persuasion == 0


@rule("X-TEC-08", "X-TEC-13")
def test_a_tile_works_in_the_reveal_turn_that_brings_it() -> None:
    g = ix(3).stacks(("minimic_film",), ("artillery",), ()).hand(0, "freighter_fleet", "dagger").freighter(0, 3)
    g.spice(0, 0).troops(0, 3, deployed=1).turn(0).do("reveal")
    g.do("resolve freighter_fleet freighter", "freighter recall", "choose acquire_tech")
    assert g.seat_of(0).persuasion == 0
    g.do("acquire tile minimic_film")
    assert g.seat_of(0).persuasion == 1
    g.do("choose choose 2", "choose spice 2", "choose shipped_troops", "influence fremen")
    assert g.seat_of(0).persuasion == 1
    # Artillery: 1 sword for the Dagger that was revealed before the tile came.
    h = ix(3).stacks(("artillery",), (), ()).hand(0, "dagger").intrigue(0, "machine_culture").spice(0, 1)
    h.troops(0, 3, deployed=1).turn(0).do("reveal", "intrigue machine_culture", "acquire tile artillery", "end turn")
    assert h.marker_of(0) == 2 + 1 + 1


@rule("X-TEC-08")
def test_a_trashed_tile_has_no_ability_any_more() -> None:
    g = ix(3).tiles(0, "spy_satellites").spice(0, 8).vp(0, 1).hand(0, "dagger").turn(0)
    g.do("use spy_satellites")
    assert (g.tiles_of(0), g.seat_of(0).vp) == ([], 2)
    assert "use spy_satellites" not in g.options()
    # Its other effect is gone too: no VP in the Endgame for Factions without Influence.
    g.conflict_deck().recall()
    assert g.game.over
    assert g.seat_of(0).vp == 2


@rule("X-TEC-09")
def test_a_price_never_falls_below_zero() -> None:
    g = ix(3).stacks(("artillery",), ("flagship",), ()).hand(0, "dune_the_desert_planet").freighter(0, 3).turn(0)
    g.spice(0, 0).do("agent dune_the_desert_planet > smuggling", "resolve smuggling freighter", "freighter recall")
    g.do("choose acquire_tech")
    assert g.options() == ["acquire tile artillery", "decline"]
    g.do("acquire tile artillery")
    assert g.tiles_of(0) == ["artillery"]
    assert g.seat_of(0).spice == 0


@rule("X-TEC-10", "X-SPC-03")
def test_a_discount_of_one() -> None:
    # A tile for 3 spice: with the discount 2 are enough, without it they are not.
    assert "resolve dreadnought acquire_tech" not in at_dreadnought(2, ("training_drones",), (), ()).options()
    g = at_negotiation(2, ("training_drones",), (), ()).do("acquire tile training_drones")
    assert (g.tiles_of(0), g.seat_of(0).spice) == (["training_drones"], 0)


@rule("X-TEC-10")
def test_a_discount_of_one_is_not_more() -> None:
    g = ix(3).stacks(("training_drones",), (), ()).hand(0, "dagger").spice(0, 1).turn(0)
    g.do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2")
    assert g.options() == ["choose negotiator"]


@rule("X-TEC-10")
def test_a_discount_of_two_holds_for_one_acquisition() -> None:
    g = ix(3).stacks(("spaceport", "restricted_ordnance"), (), ()).hand(0, "ixian_engineer").freighter(0, 3)
    g.spice(0, 5).turn(0).do("agent ixian_engineer > smuggling", "resolve smuggling freighter", "freighter recall")
    g.do("choose acquire_tech", "acquire tile spaceport")
    assert g.seat_of(0).spice == 2
    g.do("choose choose 2", "choose solari 5", "choose shipped_troops", "influence fremen")
    # The tile now on top costs its full 4 spice by the next icon.
    assert g.kind() == "resolve"
    assert "resolve ixian_engineer acquire_tech" not in g.options()


@rule("X-TEC-11")
def test_discounts_of_two_icons_are_not_added() -> None:
    g = ix(3).stacks(("spaceport",), ("flagship",), ()).hand(0, "embedded_agent").play(0, "truthsayer")
    g.freighter(0, 3).spice(0, 2).turn(0).do("agent embedded_agent > tech_negotiation")
    # Discounts of 2 and 1 are at hand; the tile costs 5, and with 2 spice neither of them is enough.
    assert "resolve embedded_agent freighter" in g.options()
    g.do("resolve embedded_agent freighter", "freighter recall")
    assert "choose acquire_tech" not in g.options()
    g.spice(0, 3).do("choose shipped_troops", "influence fremen")
    assert g.options() == ["choose choose 2", "choose acquire_tech"]
    g.do("choose acquire_tech", "acquire tile spaceport")
    assert g.seat_of(0).spice == 0


@rule("X-TEC-12")
def test_a_discount_and_negotiators_together() -> None:
    g = ix(3).stacks(("spaceport",), (), ()).hand(0, "dagger").negotiators(0, 3).spice(0, 2).turn(0)
    g.do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2", "choose acquire_tech")
    g.do("acquire tile spaceport", "return negotiators 3")
    assert g.tiles_of(0) == ["spaceport"]
    assert (g.seat_of(0).spice, g.negotiators_of(0)) == (1, 0)


@rule("X-TEC-13")
def test_tiles_work_at_the_time_they_state() -> None:
    g = ix(3).tiles(0, "minimic_film", "windtraps", "shuttle_fleet", "memocorders").solari(0, 0).water(0, 0).vp(0, 1)
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        g.influence(0, faction, 3)
    g.hand(0, "dagger").turn(0)
    assert not any(option.startswith("use") for option in g.options())
    g.do("reveal")
    assert g.seat_of(0).persuasion == 1  # Reveal turn
    g.do("end turn").conflict("skirmish_a").troops(0, 0, deployed=1)
    assert (g.seat_of(0).water, g.seat_of(0).solari) == (0, 0)
    g.combat()
    assert g.seat_of(0).water == 1  # winning a Conflict
    assert g.seat_of(0).solari == 2  # start of the next round
    assert g.state.round == 2
    vp = g.seat_of(0).vp
    g.conflict_deck().recall()
    assert g.game.over
    assert g.seat_of(0).vp == vp + 1  # Endgame


@rule("X-TEC-13")
def test_no_win_no_windtraps() -> None:
    g = ix(3).tiles(0, "windtraps").water(0, 0).conflict("skirmish_a").troops(0, 0, deployed=1).troops(1, 0, deployed=1)
    g.intrigue_deck("ambush", "windfall", "bribery").combat()
    assert g.seat_of(0).water == 0


@rule("X-TEC-14", "F-ERR-03")
def test_a_flip_tile_in_an_agent_turn() -> None:
    g = ix(3).tiles(0, "training_drones").troops(0, 0).hand(0, "dagger", "reconnaissance").agents(0, 2).turn(0)
    assert "use training_drones" in g.options()
    g.do("agent dagger > tech_negotiation")
    assert "use training_drones" in g.options()
    g.do("use training_drones")
    assert g.seat_of(0).garrison == 1
    assert g.face_down(0) == ["training_drones"]
    assert "use training_drones" not in g.options()
    # Neither in the same turn nor in a later one of this round.
    g.do("end turn").turn(0)
    assert "use training_drones" not in g.options()
    g.do("reveal")
    assert "use training_drones" not in g.options()


@rule("X-TEC-14", "F-ERR-03")
def test_a_flip_tile_in_the_reveal_turn() -> None:
    g = ix(3).tiles(0, "training_drones", "flagship").troops(0, 0).solari(0, 4).hand(0, "dagger").turn(0).do("reveal")
    assert "use training_drones" in g.options()
    g.do("use training_drones", "use flagship")
    assert g.seat_of(0).garrison == 4
    assert g.seat_of(0).solari == 0
    assert g.face_down(0) == ["flagship", "training_drones"]
    assert [option for option in g.options() if option.startswith("use")] == []


@rule("X-TEC-14")
def test_a_flip_tile_only_in_the_turns_of_its_owner() -> None:
    g = ix(3).tiles(0, "training_drones").hand(1, "dagger").turn(1)
    assert "use training_drones" not in g.options()
    g.do("reveal")
    assert "use training_drones" not in g.options()
    g.intrigue(0, "ambush").troops(0, 3, deployed=1).combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert g.options() == ["intrigue ambush", "pass"]


@rule("X-TEC-15")
def test_tiles_are_turned_up_in_phase_one() -> None:
    g = ix(3).tiles(0, "training_drones").troops(0, 0).hand(0, "dagger").turn(0).do("use training_drones")
    g.do("reveal", "end turn")
    assert g.face_down(0) == ["training_drones"]
    g.troops(0, 0).troops(1, 0).troops(2, 0).makers()
    assert g.state.round == 2
    assert g.face_down(0) == []
    g.turn(0)
    assert "use training_drones" in g.options()


@rule("X-TEC-16")
def test_a_face_down_tile_counts() -> None:
    g = ix(3).tiles(0, "training_drones", "windtraps", "artillery").hand(0, "ixian_engineer").vp(0, 1).turn(0)
    g.do("use training_drones", "reveal")
    assert g.face_down(0) == ["training_drones"]
    assert g.tiles_of(0) == ["artillery", "training_drones", "windtraps"]
    g.do(next(option for option in g.options() if option.startswith("resolve ixian_engineer")))
    assert g.seat_of(0).vp == 2


@rule("X-TEC-16")
def test_two_tiles_are_not_three() -> None:
    g = ix(3).tiles(0, "training_drones", "windtraps").hand(0, "ixian_engineer").turn(0).do("reveal")
    assert not any(option.startswith("resolve ixian_engineer") for option in g.options())
