"""Rise of Ix: the worked examples of its rulebook."""

from tests.support.rulemark import rule
from tests.support.scenario import ix


@rule("X-TEC-05", "X-TEC-10", "X-TEC-12")
def test_a_tile_with_a_discount_and_negotiators() -> None:
    # A tile for 5 spice: 1 off by Tech Negotiation, 2 Negotiators return, 2 spice are paid.
    g = ix(3).stacks(("spaceport", "windtraps"), ("flagship",), ("artillery",)).troops(0, 3).negotiators(0, 2)
    g.spice(0, 3).hand(0, "dagger").deck(0, "diplomacy", "reconnaissance").turn(0)
    assert (g.seat_of(0).supply, g.negotiators_of(0)) == (7, 2)
    g.do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2", "choose acquire_tech")
    assert g.options() == ["acquire tile spaceport", "acquire tile artillery", "decline"]
    g.do("acquire tile spaceport", "return negotiators 2")
    assert g.seat_of(0).spice == 1
    assert (g.seat_of(0).supply, g.negotiators_of(0)) == (9, 0)
    assert g.tiles_of(0) == ["spaceport"]
    assert g.names(g.seat_of(0).hand) == ["diplomacy", "reconnaissance"]  # its Acquire effect
    assert g.stack_names() == [["windtraps"], ["flagship"], ["artillery"]]
    # The ability stays: in the Reveal turn an acquired card may go on top of the deck.
    g.do("end turn").row("dagger", "scout").persuasion(0, 5).turn(0).do("reveal", "acquire scout")
    assert g.kind() == "put_card"
    g.do("top")
    assert g.names(g.seat_of(0).deck)[-1] == "scout"


@rule("X-FRT-04", "X-FRT-06", "X-FRT-10")
def test_two_freighter_moves_at_interstellar_shipping() -> None:
    # From the second space the first icon advances to the third, the next one recalls from there.
    g = ix(3).stacks(("training_drones", "windtraps"), ("flagship",), ("spaceport",)).influence(0, "guild", 2)
    for seat in range(3):
        g.solari(seat, 0).spice(seat, 0).troops(seat, 3)
    g.freighter(0, 2).hand(0, "dune_the_desert_planet").turn(0)
    g.do("agent dune_the_desert_planet > interstellar_shipping", "resolve interstellar_shipping freighter")
    g.do("freighter advance")
    assert g.freighter_of(0) == 3
    assert (g.seat_of(0).solari, g.seat_of(0).spice, g.seat_of(0).garrison) == (0, 0, 3)
    g.do("freighter recall")
    assert g.freighter_of(0) == 0
    # First the 2 spice, one of which then pays the tile for 3 with its discount of 2.
    assert "choose acquire_tech" not in g.options()
    g.do("choose choose 2", "choose spice 2", "choose acquire_tech", "acquire tile training_drones")
    assert g.seat_of(0).spice == 1
    g.do("choose shipped_troops", "influence guild")
    assert (g.seat_of(0).garrison, g.seat_of(0).supply) == (5, 7)
    assert g.influence_of(0, "guild") == 3
    assert [int(g.seat_of(seat).solari) for seat in range(3)] == [0, 0, 0]  # no Dividends
    assert g.tiles_of(0) == ["training_drones"]
    assert g.options() == ["use training_drones", "end turn"]


@rule("X-DRN-04", "X-DRN-07", "X-DRN-08")
def test_combat_of_three_players_with_dreadnoughts() -> None:
    g = ix(3).conflict("siege_of_carthag").first(0).conflict_deck("skirmish_a", "skirmish_b", "skirmish_c")
    # The first: two dreadnoughts and a troop. The second: a dreadnought alone, and swords. The third: three troops.
    g.troops(0, 3).ships(0, 0, deployed=2).hand(0, "dagger")
    g.troops(1, 3).ships(1, 1, deployed=1).hand(1, "dagger", "dagger").control(1, "carthag")
    g.troops(2, 2, deployed=3).hand(2)
    g.troops(0, 3, deployed=1)
    vp = [int(g.seat_of(seat).vp) for seat in range(3)]
    g.turn(0).do("reveal", "end turn", "reveal", "end turn", "reveal", "end turn")
    # Strengths: 2 + 6 + 1, 3 + 2, 6.
    assert (g.kind(), g.decider()) == ("take_space", 0)
    assert [g.marker_of(seat) for seat in range(3)] == [9, 5, 6]
    assert g.state.control[g.space("carthag")] == 0  # the reward of the Conflict
    g.do("take carthag")
    assert [int(g.seat_of(seat).vp) for seat in range(3)] == [vp[0] + 1, vp[1], vp[2]]
    # One dreadnought holds Carthag, all others are in their Garrisons; the troops went to the Supply.
    assert g.flag_of("carthag") == 0
    assert [g.ships_of(seat) for seat in range(3)] == [(0, 1, 0), (0, 2, 0), (2, 0, 0)]
    assert [(int(g.seat_of(seat).garrison), int(g.seat_of(seat).supply)) for seat in range(3)] == [
        (3, 9),
        (3, 9),
        (2, 10),
    ]
    assert g.state.round == 2


@rule("X-CTL-05", "X-CTL-06", "X-CTL-07")
def test_the_round_after_the_dreadnought_took_its_space() -> None:
    g = ix(3).conflict("skirmish_a").control(1, "arrakeen").ships(0, 0, deployed=1)
    g.conflict_deck("siege_of_arrakeen", "skirmish_b", "skirmish_c").combat().do("take arrakeen")
    # The next Conflict is fought over Arrakeen: the dreadnought's owner may defend it, not that of the marker.
    assert (g.kind(), g.decider()) == ("defend", 0)
    g.do("defend")
    assert (g.seat_of(0).conflict, g.seat_of(1).conflict) == (1, 0)
    g.solari(0, 0).solari(1, 0).hand(2, "reconnaissance").turn(2).do("agent reconnaissance > arrakeen")
    assert (g.seat_of(0).solari, g.seat_of(1).solari) == (1, 0)
    # The third wins with a dreadnought and finds Arrakeen still occupied.
    g.troops(0, 3).ships(2, 0, deployed=1).conflict("skirmish_b").combat()
    assert sorted(g.options()) == ["take carthag", "take imperial_basin"]
    g.do("take carthag")
    assert g.flag_of("arrakeen") == -1
    assert g.ships_of(0) == (1, 1, 0)
    g.solari(0, 0).solari(1, 0).hand(2, "reconnaissance").turn(2).do("agent reconnaissance > arrakeen")
    assert (g.seat_of(0).solari, g.seat_of(1).solari) == (0, 1)


@rule("X-UNL-05", "X-CLR-08")
def test_esmar_tuek_discarded_and_trashed_by_the_administrator() -> None:
    g = ix(3).hand(0, "guild_chief_administrator", "esmar_tuek", "dagger").solari(0, 0).spice(0, 0).turn(0)
    g.do("agent guild_chief_administrator > smuggling")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (1, 0)
    g.do("resolve guild_chief_administrator pay discard 1", "discard esmar_tuek")
    assert g.names(g.seat_of(0).discard) == ["esmar_tuek"]
    assert g.kind() == "trash"
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (1 + 2, 2)
    g.do("trash esmar_tuek discard")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (1 + 4, 4)
    assert g.names(g.seat_of(0).discard) == []
    assert g.names(g.state.trashed) == ["esmar_tuek"]
    assert g.names(g.seat_of(0).hand) == ["dagger"]
