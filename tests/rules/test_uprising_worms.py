"""Uprising: sandworms, Maker Hooks and the Shield Wall (U-WRM, U-HOK, U-SHW) and the spaces that have them."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, uprising

OPEN = "skirmish_crysknife"
WALLED = ("siege_of_arrakeen", "seize_spice_refinery", "secure_imperial_basin")


def desert(conflict: str = OPEN, seats: int = 3, hooks: bool = True) -> Scenario:
    """Seat 0 may send an Agent to any desert space."""
    g = uprising(seats).conflict(conflict).hooks(*((0,) if hooks else ()))
    return g.hand(0, "dune_the_desert_planet", "dagger").water(0, 3).spice(0, 0).troops(0, 3).turn(0)


def to(g: Scenario, space: str) -> Scenario:
    """Send the Agent to a desert space."""
    return g.do(f"agent dune_the_desert_planet > {space}")


def tabr(g: Scenario) -> Scenario:
    """Seat 0 sends an Agent to Sietch Tabr."""
    g.influence(0, "fremen", 2).hand(0, "reconnaissance").water(0, 0).turn(0)
    return g.do("agent reconnaissance > sietch_tabr", "resolve sietch_tabr choose 2")


# --- sandworms -------------------------------------------------------------------------------------------------------


@rule("U-WRM-01", "U-SPC-27")
def test_the_icon_puts_a_sandworm_into_the_conflict() -> None:
    g = to(desert(), "hagga_basin").do("resolve hagga_basin choose", "choose sandworm")
    assert g.worms_of(0) == 1
    assert (int(g.seat_of(0).spice), int(g.seat_of(0).water)) == (0, 2)
    assert "sandworm_summoned" in g.events()


@rule("U-SPC-28", "U-WRM-01")
def test_deep_desert_summons_two_or_gives_four_spice() -> None:
    g = to(desert(), "deep_desert").do("resolve deep_desert choose", "choose sandworm")
    assert (g.worms_of(0), int(g.seat_of(0).spice), int(g.seat_of(0).water)) == (2, 0, 0)
    h = to(desert(), "deep_desert").do("resolve deep_desert choose", "choose base_spice")
    assert (h.worms_of(0), int(h.seat_of(0).spice)) == (0, 4)


@rule("U-WRM-02", "U-UNT-05")
def test_a_sandworm_is_never_in_garrison_or_supply() -> None:
    g = to(desert(), "deep_desert").do("resolve deep_desert choose", "choose sandworm")
    view = g.game.view(0)["seats"][0]["sandworms"]
    assert view == {"supply": 0, "garrison": 0, "deployed": 2, "strength": 3}
    # It is not one of the two further units of the Garrison: two troops may follow it.
    assert [text for text in g.options() if text.startswith("deploy")] == ["deploy 1", "deploy 2"]


@rule("U-WRM-03", "U-HOK-04", "U-SPC-29")
def test_without_maker_hooks_there_is_only_spice() -> None:
    g = to(desert(hooks=False), "hagga_basin").do("resolve hagga_basin choose")
    assert g.kind() == "resolve"  # nothing was asked: the only option is taken
    assert (g.worms_of(0), int(g.seat_of(0).spice)) == (0, 2)


@pytest.mark.parametrize("conflict", WALLED)
@rule("U-WRM-04", "U-SHW-02", "U-SPC-29")
def test_no_sandworm_comes_to_a_protected_conflict(conflict: str) -> None:
    g = to(desert(conflict), "hagga_basin").do("resolve hagga_basin choose")
    assert "choose sandworm" in g.options()  # the option is there and gives nothing
    g.do("choose sandworm")
    assert (g.worms_of(0), int(g.seat_of(0).spice)) == (0, 0)
    assert "sandworm_kept_out" in g.events()
    # Without the token it comes.
    h = to(desert(conflict).shield_wall(False), "hagga_basin").do("resolve hagga_basin choose", "choose sandworm")
    assert h.worms_of(0) == 1


@rule("U-WRM-06", "U-REV-04")
def test_a_sandworm_has_strength_three() -> None:
    g = uprising(3).conflict(OPEN).troops(0, 0, deployed=2).sandworms(0, 2).swords(0, 1)
    assert g.strength_of(0) == 2 * 2 + 2 * 3 + 1


@rule("U-WRM-07", "U-REV-05")
def test_a_sandworm_alone_counts_swords_and_fights() -> None:
    g = uprising(3).conflict(OPEN).troops(0, 3).sandworms(0, 1).hand(0, "dagger").intrigue(0, "contingency_plan")
    for seat in (1, 2):
        g.troops(seat, 0).hand(seat)
    g.turn(0).do("reveal", "end turn")
    assert g.marker_of(0) == 4
    g.combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert "intrigue contingency_plan" in g.options()
    h = uprising(3).conflict(OPEN).troops(0, 3).sandworms(0, 0).swords(0, 2)
    assert h.strength_of(0) == 0


@rule("U-WRM-08", "U-CMB-04")
def test_after_combat_sandworms_are_gone() -> None:
    g = uprising(3).conflict("skirmish_desert_mouse").troops(0, 1, deployed=2).sandworms(0, 2).troops(1, 0, 1)
    g.troops(2, 0, 0).combat()
    seat = g.seat_of(0)
    assert (g.worms_of(0), int(seat.conflict), int(seat.garrison), int(seat.supply)) == (0, 0, 1, 11)
    assert (int(seat.units_supply), int(seat.units_garrison), g.marker_of(0)) == (0, 0, 0)
    assert "sandworm_gone" in g.events()


@rule("U-WRM-12", "U-SHW-06")
def test_the_wall_removed_in_the_same_turn_no_longer_protects() -> None:
    g = to(desert("siege_of_arrakeen"), "hagga_basin")
    assert g.game.view(0)["board"]["walled"]
    g.shield_wall(False).do("resolve hagga_basin choose", "choose sandworm")
    assert g.worms_of(0) == 1


@rule("U-CMP-07", "U-SET-08")
def test_sandworms_never_run_out() -> None:
    g = uprising(4).conflict(OPEN)
    for seat in range(4):
        g.sandworms(seat, 9)
    g.hooks(0, 1, 2, 3).hand(0, "dune_the_desert_planet").water(0, 3).turn(0)
    to(g, "deep_desert").do("resolve deep_desert choose", "choose sandworm")
    assert [g.worms_of(seat) for seat in range(4)] == [11, 9, 9, 9]


@rule("U-UNT-01", "U-UNT-08")
def test_a_summoned_sandworm_counts_as_deployed_but_not_as_recruited() -> None:
    g = to(desert(), "deep_desert").do("resolve deep_desert choose", "choose sandworm")
    turn = g.game.view(0)["turn"]
    assert (turn["deployed_sandworms"], turn["deployed"], turn["recruited"]) == (2, 0, 0)
    assert int(g.state.recruited_units) == 0


# --- Maker Hooks -----------------------------------------------------------------------------------------------------


@rule("U-HOK-01", "U-HOK-05", "U-SPC-23")
def test_sietch_tabr_gives_hooks_a_troop_and_water() -> None:
    g = uprising(3).conflict(OPEN).troops(0, 3)
    tabr(g).do("choose maker_hooks")
    assert g.has_hooks(0)
    assert not g.has_hooks(1)
    assert (int(g.seat_of(0).garrison), int(g.seat_of(0).water)) == (4, 1)
    assert g.wall_stands


@rule("U-SPC-25", "U-SPC-23")
def test_sietch_tabr_gives_no_influence() -> None:
    g = tabr(uprising(3).conflict(OPEN)).do("choose maker_hooks")
    assert g.influence_of(0, "fremen") == 2


@rule("U-HOK-02", "U-SPC-24", "U-CMP-08")
def test_nobody_has_two_hooks_and_the_option_stays() -> None:
    g = uprising(3).conflict(OPEN).hooks(0, 1, 2).troops(0, 3)
    tabr(g).do("choose maker_hooks")
    assert (int(g.seat_of(0).garrison), int(g.seat_of(0).water)) == (4, 1)
    assert "maker_hooks_taken" not in g.events()
    assert [g.has_hooks(seat) for seat in range(3)] == [True, True, True]


@rule("U-HOK-03", "F-UPR-09", "U-RCL-02")
def test_hooks_are_not_used_up() -> None:
    g = to(desert(), "hagga_basin").do("resolve hagga_basin choose", "choose sandworm")
    assert g.has_hooks(0)
    g.empty_hands().combat()
    while g.kind() != "play_card":
        g.do(g.options()[-1])
    assert int(g.state.round) > 1
    assert g.has_hooks(0)


# --- the Shield Wall -------------------------------------------------------------------------------------------------


@rule("U-SET-02", "U-SHW-01", "U-SHW-03")
def test_the_wall_stands_at_the_start_and_protects_three_spaces() -> None:
    catalog = ls.catalog(ls.Setup(host="uprising"))
    assert catalog["shield_wall"] == {"spaces": ["arrakeen", "spice_refinery", "imperial_basin"]}
    walled = {card["id"] for card in catalog["conflicts"] if card["walled"]}  # type: ignore[attr-defined]
    assert walled == {
        *WALLED,
        "battle_for_arrakeen",
        "battle_for_spice_refinery",
        "battle_for_imperial_basin",
    }
    g = uprising(3)
    assert g.wall_stands
    assert not any(g.has_hooks(seat) for seat in range(3))


@rule("U-SHW-03")
def test_a_conflict_about_no_space_is_unprotected() -> None:
    g = to(desert("propaganda"), "hagga_basin").do("resolve hagga_basin choose", "choose sandworm")
    assert g.worms_of(0) == 1
    assert g.wall_stands


@rule("U-SHW-04", "F-UPR-18", "U-ICO-16")
def test_removing_the_wall_is_optional() -> None:
    g = tabr(uprising(3).conflict(OPEN)).do("choose water 1")
    assert (g.kind(), g.options()) == ("shield_wall", ["remove shield wall", "decline"])
    assert g.do("decline").wall_stands
    assert int(g.seat_of(0).water) == 1


@rule("U-SHW-05", "F-UPR-19", "U-SHW-06")
def test_a_removed_wall_stays_away() -> None:
    g = tabr(uprising(3).conflict("siege_of_arrakeen")).do("choose water 1", "remove shield wall")
    assert not g.wall_stands
    assert not g.game.view(0)["board"]["walled"]
    g.empty_hands().combat()
    assert int(g.state.round) == 2
    assert not g.wall_stands


@rule("U-SHW-07", "U-SPC-24")
def test_without_a_wall_the_icon_does_nothing() -> None:
    g = uprising(3).conflict(OPEN).shield_wall(False)
    tabr(g).do("choose water 1")
    assert g.kind() == "resolve"  # nothing to ask
    assert int(g.seat_of(0).water) == 1
    assert "shield_wall_removed" not in g.events()


# --- Maker spaces ----------------------------------------------------------------------------------------------------


@rule("U-MAK-01", "U-ICO-18", "F-UPR-05")
def test_three_maker_spaces_collect_bonus_spice() -> None:
    g = uprising(3).conflict(OPEN).agents(0, 2).agent_at(0, "hagga_basin").makers()
    spaces = g.game.view(None)["board"]["spaces"]
    assert {name for name, space in spaces.items() if space["bonus_spice"]} == {"imperial_basin", "deep_desert"}


@pytest.mark.parametrize("choice", ["sandworm", "base_spice"])
@rule("U-MAK-02", "U-SPC-27")
def test_bonus_spice_is_taken_with_either_option(choice: str) -> None:
    g = to(desert().bonus_spice("hagga_basin", 3), "hagga_basin").do("resolve hagga_basin choose", f"choose {choice}")
    assert int(g.seat_of(0).spice) == (3 if choice == "sandworm" else 5)
    assert int(g.state.bonus_spice[[space.id for space in g.state.rules.spaces].index("hagga_basin")]) == 0


@rule("U-SPC-26", "U-MAK-02")
def test_imperial_basin_gives_one_and_the_bonus() -> None:
    g = to(desert().bonus_spice("imperial_basin", 2), "imperial_basin")
    assert int(g.seat_of(0).spice) == 3


# --- why not ---------------------------------------------------------------------------------------------------------


@rule("U-WRM-03", "U-WRM-04", "U-WRM-11")
def test_why_no_sandworm() -> None:
    def why(g: Scenario) -> tuple[str, str | None]:
        reason = g.game.why_not("summon sandworm")
        assert reason is not None
        return reason.key, reason.rule

    assert why(desert(hooks=False)) == ("why-no_hooks", "U-WRM-03")
    assert why(desert("siege_of_arrakeen")) == ("why-walled", "U-WRM-04")
    assert why(desert()) == ("why-no_worm_icon", "U-WRM-01")


@rule("U-SHW-04", "U-SHW-07")
def test_why_the_wall_stays() -> None:
    g = desert()
    reason = g.game.why_not("remove shield wall")
    assert reason is not None
    assert reason.rule == "U-SHW-04"
    reason = g.shield_wall(False).game.why_not("remove shield wall")
    assert reason is not None
    assert reason.rule == "U-SHW-07"
