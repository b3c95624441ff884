"""Rise of Ix: control by a dreadnought (X-CTL)."""

import pytest

from landsraad.model.terms import PHASE_COMBAT
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix

FLAGS = ("arrakeen", "carthag", "imperial_basin")


def won(g: Scenario, seat: int = 0) -> Scenario:
    """The seat wins the Conflict with a dreadnought in it."""
    return g.conflict("skirmish_a").ships(seat, 0, deployed=1).combat()


def quiet() -> Scenario:
    """A position of three without goods."""
    g = ix(3)
    for seat in range(3):
        g.solari(seat, 0).spice(seat, 0).troops(seat, 3)
    return g


@rule("X-CTL-01")
def test_the_winner_must_take_one_of_three_spaces() -> None:
    g = won(quiet())
    assert (g.kind(), g.decider()) == ("take_space", 0)
    assert sorted(g.options()) == ["take arrakeen", "take carthag", "take imperial_basin"]
    g.do("take imperial_basin")
    assert [g.flag_of(space) for space in FLAGS] == [-1, -1, 0]
    assert g.ships_of(0) == (1, 0, 0)


@rule("X-CTL-01")
def test_a_winner_without_a_dreadnought_takes_none() -> None:
    g = quiet().conflict("skirmish_a").troops(0, 0, deployed=3).ships(0, 2).ships(1, 1, deployed=1).combat()
    assert g.kind() == "play_card"
    assert [g.flag_of(space) for space in FLAGS] == [-1, -1, -1]


@pytest.mark.parametrize("owner", [0, 1])
@rule("X-CTL-02")
def test_a_space_with_a_dreadnought_cannot_be_taken(owner: int) -> None:
    g = quiet().conflict("skirmish_a")
    g.ships(0, 0, deployed=1).flag(owner, "carthag").combat()
    assert sorted(g.options()) == ["take arrakeen", "take imperial_basin"]


@rule("X-CTL-03")
def test_a_covered_control_marker_has_no_effect() -> None:
    g = quiet().control(1, "carthag").flag(2, "carthag").hand(0, "reconnaissance").turn(0)
    g.do("agent reconnaissance > carthag")
    assert [int(g.seat_of(seat).solari) for seat in range(3)] == [0, 0, 1]
    # Without the dreadnought the marker pays its owner.
    h = quiet().control(1, "carthag").hand(0, "reconnaissance").turn(0).do("agent reconnaissance > carthag")
    assert [int(h.seat_of(seat).solari) for seat in range(3)] == [0, 1, 0]


@rule("X-CTL-03")
def test_taking_a_space_covers_the_marker_and_leaves_it_there() -> None:
    g = won(quiet().control(1, "arrakeen")).do("take arrakeen")
    assert g.flag_of("arrakeen") == 0
    assert g.state.control[g.space("arrakeen")] == 1
    g.solari(0, 0).solari(1, 0).hand(2, "reconnaissance").turn(2).do("agent reconnaissance > arrakeen")
    assert [int(g.seat_of(seat).solari) for seat in range(2)] == [1, 0]


@pytest.mark.parametrize(
    ("space", "card", "solari", "spice"),
    [
        ("arrakeen", "reconnaissance", 1, 0),
        ("carthag", "reconnaissance", 1, 0),
        ("imperial_basin", "dune_the_desert_planet", 0, 1),
    ],
)
@rule("X-CTL-04")
def test_the_owner_is_paid_for_each_agent(space: str, card: str, solari: int, spice: int) -> None:
    g = quiet().flag(1, space).hand(0, card).turn(0).do(f"agent {card} > {space}")
    assert (g.seat_of(1).solari, g.seat_of(1).spice) == (solari, spice)
    # The own Agent pays as well.
    h = quiet().flag(0, space).hand(0, card).turn(0).do(f"agent {card} > {space}")
    harvest = 1 if space == "imperial_basin" else 0
    assert (h.seat_of(0).solari, h.seat_of(0).spice) == (solari, spice + harvest)


@pytest.mark.parametrize("card", ["siege_of_arrakeen", "siege_of_carthag", "secure_imperial_basin"])
@rule("X-CTL-04")
def test_the_defensive_bonus_belongs_to_the_dreadnought(card: str) -> None:
    space = {"siege_of_arrakeen": "arrakeen", "siege_of_carthag": "carthag"}.get(card, "imperial_basin")
    g = quiet().flag(1, space).control(2, space).conflict_deck(card, "skirmish_a").round_start()
    assert (g.kind(), g.decider()) == ("defend", 1)
    g.do("defend")
    assert (g.seat_of(1).conflict, g.seat_of(1).supply) == (1, 8)
    assert g.seat_of(2).conflict == 0


@rule("X-CTL-05", "X-CTL-06")
def test_control_lasts_until_the_end_of_the_next_combat() -> None:
    g = won(quiet().control(2, "carthag")).do("take carthag")
    assert g.state.round == 2
    assert g.flag_of("carthag") == 0
    assert g.ships_of(0) == (1, 0, 0)
    g.solari(0, 0).hand(1, "reconnaissance").turn(1).do("agent reconnaissance > carthag")
    assert g.seat_of(0).solari == 1
    # The next Combat, in which nobody fights, ends it: back to the Garrison, not to the Supply.
    g.combat()
    assert g.state.round == 3
    assert g.flag_of("carthag") == -1
    assert g.ships_of(0) == (1, 1, 0)
    g.solari(0, 0).solari(2, 0).hand(1, "reconnaissance").turn(1).do("agent reconnaissance > carthag")
    assert (g.seat_of(0).solari, g.seat_of(2).solari) == (0, 1)


@rule("X-CTL-06")
def test_without_a_marker_below_nobody_controls_the_space_afterwards() -> None:
    g = quiet().flag(0, "imperial_basin").combat()
    assert g.flag_of("imperial_basin") == -1
    g.spice(0, 0).hand(1, "dune_the_desert_planet").turn(1).do("agent dune_the_desert_planet > imperial_basin")
    assert g.seat_of(0).spice == 0


@rule("X-CTL-07")
def test_a_dreadnought_of_last_round_still_occupies_its_space() -> None:
    g = won(quiet()).do("take arrakeen")
    assert g.state.round == 2
    won(g, seat=1)
    assert (g.kind(), g.decider(), g.state.phase) == ("take_space", 1, PHASE_COMBAT)
    assert g.flag_of("arrakeen") == 0
    assert sorted(g.options()) == ["take carthag", "take imperial_basin"]
    g.do("take carthag")
    assert [g.flag_of(space) for space in FLAGS] == [-1, 1, -1]
    assert g.ships_of(0) == (1, 1, 0)


@rule("X-CTL-08")
def test_a_control_marker_won_is_placed_under_the_dreadnought() -> None:
    g = won(quiet()).do("take arrakeen")
    g.conflict("siege_of_arrakeen").troops(1, 0, deployed=3).conflict_deck("skirmish_b", "skirmish_c")
    g.combat()
    assert g.state.control[g.space("arrakeen")] == 1
    assert g.flag_of("arrakeen") == -1  # it left at the end of this Combat
    g.solari(0, 0).solari(1, 0).hand(2, "reconnaissance").turn(2).do("agent reconnaissance > arrakeen")
    assert (g.seat_of(0).solari, g.seat_of(1).solari) == (0, 1)


@rule("X-CTL-08")
def test_the_marker_takes_effect_only_when_the_dreadnought_leaves() -> None:
    g = quiet().conflict("siege_of_carthag").ships(0, 0, deployed=1).conflict_deck("skirmish_b", "skirmish_c")
    g.combat().do("take carthag")
    # Marker and dreadnought of the winner: 1 Solari for an Agent, not 2.
    assert (g.state.control[g.space("carthag")], g.flag_of("carthag")) == (0, 0)
    g.solari(0, 0).hand(1, "reconnaissance").turn(1).do("agent reconnaissance > carthag")
    assert g.seat_of(0).solari == 1
    g.combat()
    assert (g.state.control[g.space("carthag")], g.flag_of("carthag")) == (0, -1)


@rule("X-CTL-09")
def test_on_a_flag_it_is_neither_in_garrison_nor_in_conflict() -> None:
    g = won(quiet()).do("take arrakeen")
    assert g.ships_of(0) == (1, 0, 0)
    g.troops(0, 3).swords(0, 4).hand(0, "dune_the_desert_planet").turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert "deploy dreadnought" not in g.options()
    assert g.strength_of(0) == 0
    g.intrigue(0, "ambush").combat()
    assert g.kind() == "play_card"
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
