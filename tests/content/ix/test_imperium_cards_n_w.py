"""Imperium cards from Negotiated Withdrawal to Weirding Way: conditions, costs and choices."""

from __future__ import annotations

import pytest

from tests.content.base.kit import DRAW, RECRUIT, SENT, Changes, offered, times, total
from tests.content.ix.kit import AT, Watch, poor, rich, sent, settle, waiting
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# --- negotiated_withdrawal -------------------------------------------------------------------------------------------

WITHDRAW = "resolve negotiated_withdrawal pay retreat_units 3"


def withdrawal(troops: int, ships: int) -> Scenario:
    """Negotiated Withdrawal revealed with so many units in the Conflict."""
    g = rich("negotiated_withdrawal").troops(0, garrison=1, deployed=troops).ships(0, deployed=ships)
    return g.turn(0).do("reveal")


@rule("X-UNT-01", "X-UNT-02")
@pytest.mark.parametrize(("troops", "ships"), [(2, 0), (0, 2), (1, 1)])
def test_negotiated_withdrawal_needs_three_units(troops: int, ships: int) -> None:
    assert offered(withdrawal(troops, ships)) == []


@rule("X-UNT-01", "B-CST-02")
@pytest.mark.parametrize(
    ("troops", "ships", "choices"), [(3, 0, ()), (1, 2, ()), (5, 0, ()), (2, 1, ()), (3, 1, (2, 3)), (4, 2, (1, 2, 3))]
)
def test_negotiated_withdrawal_retreats_three_units(troops: int, ships: int, choices: tuple[int, ...]) -> None:
    for n in choices or (3 - ships,):
        g = withdrawal(troops, ships)
        assert "end turn" in g.options()
        watch = Watch(g)
        g.do(WITHDRAW)
        if choices:
            assert g.options() == [f"retreat troops {choice}" for choice in choices]
            g.do(f"retreat troops {n}")
        assert g.kind() == "gain_influence"
        g.do("influence emperor")
        moved: Changes = {"conflict": -n, "garrison": n, "ships_conflict": n - 3, "ships_garrison": 3 - n}
        assert watch.only(0) == total(moved, {"emperor": 1})
        assert offered(g) == []


# --- satellite_ban ---------------------------------------------------------------------------------------------------


@rule("X-DIS-02")
def test_satellite_ban_discard_for_spice_and_water() -> None:
    g = rich("satellite_ban", "dagger").turn(0)
    g.do("agent satellite_ban > stillsuits", "resolve stillsuits influence fremen")
    assert offered(g) == ["resolve satellite_ban pay discard 1"]
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do("resolve satellite_ban pay discard 1", "discard dagger")
    assert watch.only(0) == {"hand": -1, "discard": 1, "spice": 1, "water": 1}


@rule("F-OPT-06", "X-UNT-02")
@pytest.mark.parametrize("n", range(3))
def test_satellite_ban_retreats_up_to_two_troops(n: int) -> None:
    g = rich("satellite_ban").troops(0, garrison=1, deployed=3).ships(0, deployed=1).turn(0)
    g.do("reveal", "resolve satellite_ban retreat")
    assert g.options() == ["retreat 0", "retreat 1", "retreat 2"]
    watch = Watch(g)
    g.do(f"retreat {n}")
    assert watch.only(0) == total({"conflict": -n, "garrison": n})
    # A dreadnought alone cannot retreat by it.
    g = rich("satellite_ban").ships(0, deployed=2).turn(0).do("reveal")
    assert offered(g) == []


# --- sayyadina -------------------------------------------------------------------------------------------------------


@rule("B-CST-04")
@pytest.mark.parametrize(("water", "there"), [(1, False), (2, True)])
def test_sayyadina_three_water_for_a_victory_point(water: int, there: bool) -> None:
    g = poor("sayyadina").water(0, water).turn(0)
    g.do("agent sayyadina > stillsuits", "resolve stillsuits influence fremen")  # one more water
    assert offered(g) == ["resolve sayyadina pay water 3"] * there
    assert "end turn" in g.options()
    if there:
        watch = Watch(g)
        g.do("resolve sayyadina pay water 3")
        assert watch.only(0) == {"water": -3, "vp": 1}


@rule("B-ICO-20")
@pytest.mark.parametrize(("other", "persuasion"), [("jamis", 4), ("web_of_power", 1), ("water_peddler", 0)])
def test_sayyadina_fremen_bond(other: str, persuasion: int) -> None:
    # The other card's own Persuasion: Jamis 1, Web of Power 1, Water Peddler 0.
    g = settle(rich("sayyadina", other).turn(0).do("reveal"), "influence guild")
    assert g.seat_of(0).persuasion == persuasion


# --- shai_hulud ------------------------------------------------------------------------------------------------------

WORM = "resolve shai_hulud pay trash"


@rule("B-DCK-05", "B-CST-02")
@pytest.mark.parametrize("choice", ["trash dagger hand", "trash diplomacy discard", "trash shai_hulud play"])
def test_shai_hulud_trash_for_two_troops(choice: str) -> None:
    g = rich("shai_hulud", "dagger").discard(0, "diplomacy").turn(0).do("agent shai_hulud > imperial_basin")
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do(WORM)
    assert g.options() == ["trash dagger hand", "trash diplomacy discard", "trash shai_hulud play"]
    g.do(choice)
    assert watch.only(0) == total({choice.split()[2]: -1}, times(2, RECRUIT))


@rule("B-ICO-20")
@pytest.mark.parametrize(("other", "swords"), [("satellite_ban", 5), ("sayyadina", 5), ("landing_rights", 0)])
def test_shai_hulud_fremen_bond(other: str, swords: int) -> None:
    g = rich("shai_hulud", other).turn(0).do("reveal")
    assert g.seat_of(0).swords == swords
    g = rich("shai_hulud").play(0, other).turn(0).do("reveal")
    assert g.seat_of(0).swords == swords


@rule("B-ACQ-09", "B-DCK-07")
@pytest.mark.parametrize("choice", ["trash dagger discard", "trash jamis play", "trash shai_hulud discard", "decline"])
def test_shai_hulud_acquired_may_trash(choice: str) -> None:
    g = rich("jamis").row("shai_hulud", "dr_yueh").discard(0, "dagger").persuasion(0, 6).turn(0).do("reveal")
    watch = Watch(g)
    g.do("acquire shai_hulud")
    assert set(g.options()) == {
        "trash dagger discard",
        "trash shai_hulud discard",
        "trash jamis play",
        "decline",
    }
    g.do(choice)
    gone: Changes = {} if choice == "decline" else {choice.split()[2]: -1}
    assert watch.only(0) == total({"persuasion": -7, "discard": 1}, gone)


# --- spice_trader ----------------------------------------------------------------------------------------------------


@rule("X-DIS-02")
@pytest.mark.parametrize(("influence", "hand", "there"), [(1, "dagger", False), (2, "dagger", True), (2, "", False)])
def test_spice_trader_discard_for_spice(influence: int, hand: str, there: bool) -> None:
    g = rich("spice_trader", *hand.split()).influence(0, "fremen", influence).turn(0)
    g.do("agent spice_trader > imperial_basin")
    assert offered(g) == ["resolve spice_trader pay discard 1"] * there
    if there:
        watch = Watch(g)
        g.do("resolve spice_trader pay discard 1", "discard dagger")
        assert watch.only(0) == {"hand": -1, "discard": 1, "spice": 2}


# --- treachery -------------------------------------------------------------------------------------------------------


@rule("X-CLR-06", "F-OPT-02", "X-UNL-01")
@pytest.mark.parametrize("space", ["wealth", "foldspace", "secrets", "stillsuits"])
def test_treachery_two_influence_and_its_own_trashing(space: str) -> None:
    faction = next(name for name in AT[space] if name in ("emperor", "guild", "bene_gesserit", "fremen"))
    g = rich("treachery").turn(0).do(f"agent treachery > {space}")
    assert "resolve treachery trash_self" in g.options()
    assert "end turn" not in g.options()
    changes = sent(rich("treachery"), "treachery", space)
    # Two steps on the track reach its Victory Point; the trashed card unloads two troops into the Conflict.
    expected = total({"agents": -1, "hand": -1, "supply": -2, "conflict": 2}, AT[space], {faction: 1, "vp": 1})
    assert changes == expected


@rule("X-CLR-06")
def test_treachery_must_be_trashed_before_the_turn_ends() -> None:
    g = rich("treachery").turn(0).do("agent treachery > wealth", "resolve wealth influence emperor")
    assert g.influence_of(0, "emperor") == 2
    assert g.options() == ["resolve treachery trash_self"]
    watch = Watch(g)
    g.do("resolve treachery trash_self")
    assert watch.only(0) == {"play": -1, "supply": -2, "conflict": 2}
    assert g.names(g.state.trashed)[-1] == "treachery"


def test_treachery_gives_two_only_for_the_space_entered() -> None:
    # Influence from another effect of the turn is not doubled.
    g = rich("treachery").intrigue(0, "favored_subject").turn(0)
    g.do("agent treachery > stillsuits", "intrigue favored_subject", "resolve stillsuits influence fremen")
    assert (g.influence_of(0, "emperor"), g.influence_of(0, "fremen")) == (1, 2)


def test_treachery_deploys_what_the_supply_has() -> None:
    g = rich("treachery").troops(0, garrison=11).turn(0).do("reveal")
    assert "end turn" not in g.options()
    watch = Watch(g)
    settle(g)
    assert watch.only(0) == {"supply": -1, "conflict": 1}


# --- truthsayer ------------------------------------------------------------------------------------------------------


@rule("X-DIS-01", "X-DIS-03")
def test_truthsayer_discard_for_a_card() -> None:
    g = rich("truthsayer", "dagger").intrigue(0, "ambush").turn(0).do("agent truthsayer > tech_negotiation")
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do("resolve truthsayer pay discard 1")
    assert g.options() == ["discard dagger"]
    g.do("discard dagger")
    assert watch.only(0) == total({"hand": -1, "discard": 1}, DRAW)
    g = rich("truthsayer").turn(0).do("agent truthsayer > tech_negotiation")
    assert waiting(g) == []


# --- water_peddler ---------------------------------------------------------------------------------------------------


@rule("X-UNL-03")
def test_water_peddler_unloads_in_the_turn_of_an_opponent() -> None:
    g = rich("reverend_mother_mohiam").hand(1, "water_peddler", "dagger").hand(2).hand(3).play(0, "web_of_power")
    g.turn(0).do("agent reverend_mother_mohiam > secrets", "resolve secrets influence bene_gesserit")
    g.do("resolve reverend_mother_mohiam discard")
    assert (g.kind(), g.decider()) == ("discard", 1)
    watch = Watch(g)
    g.do("discard water_peddler", "discard dagger")
    assert watch.only(1) == {"hand": -2, "discard": 2, "water": 1}
    assert (g.kind(), g.decider()) == ("resolve", 0)


# --- web_of_power ----------------------------------------------------------------------------------------------------

WEB: list[tuple[str, Changes]] = [("emperor", {"solari": 2}), ("guild", DRAW), ("fremen", {"water": 1})]


@pytest.mark.parametrize("mask", range(8))
def test_web_of_power_three_conditions(mask: int) -> None:
    g = rich("web_of_power")
    gains: Changes = {}
    for bit, (faction, gain) in enumerate(WEB):
        g.influence(0, faction, 2 if mask >> bit & 1 else 1)
        gains = total(gains, gain if mask >> bit & 1 else {})
    assert sent(g, "web_of_power", "secrets") == total(SENT, AT["secrets"], gains)


def test_web_of_power_influence_of_choice() -> None:
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        g = rich("web_of_power").turn(0).do("reveal")
        assert "end turn" not in g.options()
        watch = Watch(g)
        settle(g, f"influence {faction}")
        assert watch.only(0) == {faction: 1}


# --- weirding_way ----------------------------------------------------------------------------------------------------

AGAIN = "resolve weirding_way extra_turn"


def weirding(*hand: str, again: bool) -> Scenario:
    """Weirding Way played to Imperial Basin; the turn ends."""
    g = rich("weirding_way", *hand).hand(1, "dagger").turn(0).do("agent weirding_way > imperial_basin")
    assert g.options()[0] == AGAIN
    assert "end turn" in g.options()
    return g.do(*[AGAIN] * again, "end turn")


def test_weirding_way_may_take_another_turn() -> None:
    g = weirding("dagger", again=True)
    assert (g.kind(), g.decider()) == ("play_card", 0)
    g.do("agent dagger > high_council", "end turn")
    assert g.decider() == 1
    assert g.seat_of(0).council == 1
    g = weirding("dagger", again=False)
    assert g.decider() == 1


def test_weirding_way_the_other_turn_may_be_the_reveal_turn() -> None:
    g = weirding("diplomacy", again=True).do("reveal")
    assert g.seat_of(0).persuasion == 1
    assert g.do("end turn").decider() == 1
    assert g.seat_of(0).revealed == 1


@rule("B-TRP-04")
def test_weirding_way_the_other_turn_is_a_turn_of_its_own() -> None:
    # Two further units from the Garrison in each of the two turns.
    g = rich("weirding_way", "dagger", "reconnaissance").turn(0)
    g.do("agent weirding_way > imperial_basin", "deploy 2")
    assert offered(g, "deploy") == []
    g.do(AGAIN, "end turn", "agent reconnaissance > arrakeen")
    assert offered(g, "deploy")[-1] == "deploy 3"
