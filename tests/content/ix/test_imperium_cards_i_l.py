"""Imperium cards from Imperial Bashar to Local Fence: conditions, costs and choices."""

from __future__ import annotations

import pytest

from tests.content.base.kit import FACTIONS, RECRUIT, SENT, Changes, offered, times, total
from tests.content.ix.kit import AT, NEGOTIATOR, SHIP, Watch, poor, rich, sent, settle, waiting
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# --- imperial_bashar -------------------------------------------------------------------------------------------------


def bashar(*others: str) -> Scenario:
    """Imperial Bashar revealed with other cards; a troop is in the Conflict."""
    return rich("imperial_bashar", *others).troops(0, garrison=3, deployed=1).turn(0).do("reveal")


def test_imperial_bashar_recruits_or_trashes() -> None:
    g = rich("imperial_bashar", "dagger").turn(0).do("agent imperial_bashar > carthag")
    assert "end turn" not in g.options()
    g.do("resolve imperial_bashar choose 2")
    assert g.options() == ["choose troops 1", "choose trash"]
    watch = Watch(g)
    g.do("choose troops 1")
    assert watch.only(0) == RECRUIT
    g = rich("imperial_bashar", "dagger").turn(0).do("agent imperial_bashar > carthag")
    g.do("resolve imperial_bashar choose 2", "choose trash")
    watch = Watch(g)
    g.do("trash dagger hand")
    assert watch.only(0) == {"hand": -1}
    assert "resolve imperial_bashar choose 2" not in g.options()


@rule("X-CLR-02")
@pytest.mark.parametrize(
    ("others", "swords"),
    [
        ((), 2),
        (("diplomacy",), 2),
        (("dagger",), 2 + 1 + 1),
        (("dagger", "dagger"), 2 + 2 + 2),
        (("dagger", "jamis", "diplomacy"), 2 + 3 + 2),
        # Two kinds of swords on one card make it one card: 2 and 3 for an Agent with the Emperor.
        (("imperial_shock_trooper",), 2 + 5 + 1),
    ],
)
def test_imperial_bashar_counts_other_cards_with_swords(others: tuple[str, ...], swords: int) -> None:
    g = rich("imperial_bashar", *others).troops(0, garrison=3, deployed=1).agent_at(0, "conspire").turn(0)
    settle(g.do("reveal")).do("end turn")
    assert g.seat_of(0).swords == swords
    assert g.marker_of(0) == 2 + swords


@rule("X-CLR-02")
@pytest.mark.parametrize(("choice", "swords"), [("persuasion 2", 2), ("swords 2", 2 + 2 + 1)])
def test_imperial_bashar_counts_only_swords_really_given(choice: str, swords: int) -> None:
    g = bashar("bene_gesserit_sister").do("resolve bene_gesserit_sister choose 2", f"choose {choice}", "end turn")
    assert g.seat_of(0).swords == swords


@rule("X-CLR-02")
def test_imperial_bashar_does_not_count_cards_of_agent_turns_or_opponents() -> None:
    g = rich("imperial_bashar").play(0, "jamis", "dagger").troops(0, garrison=3, deployed=1)
    g.play(1, "dagger").turn(0).do("reveal", "end turn")
    assert g.seat_of(0).swords == 2


@rule("X-CLR-02")
def test_imperial_bashar_counts_a_condition_that_holds() -> None:
    # Shai-Hulud gives its swords by the Fremen Bond alone.
    assert bashar("shai_hulud").do("end turn").seat_of(0).swords == 2
    assert bashar("shai_hulud", "satellite_ban").do("end turn").seat_of(0).swords == 2 + 5 + 1


# --- imperial_shock_trooper ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spaces", "swords"),
    [((), 2), (("wealth",), 5), (("conspire",), 5), (("conspire", "wealth"), 5), (("secrets", "carthag"), 2)],
)
def test_imperial_shock_trooper_agent_with_the_emperor(spaces: tuple[str, ...], swords: int) -> None:
    g = rich("imperial_shock_trooper").agent_at(0, *spaces).agent_at(1, "conspire").turn(0)
    watch = Watch(g)
    g.do("reveal")
    assert watch.only(0) == {"hand": -1, "play": 1, "persuasion": 1, "swords": swords}


# --- in_the_shadows --------------------------------------------------------------------------------------------------

SHADOWS = "resolve in_the_shadows pay discard 1"


@rule("X-DIS-01", "B-CST-02")
@pytest.mark.parametrize("faction", ["emperor", "guild", "fremen"])
def test_in_the_shadows_discard_for_influence(faction: str) -> None:
    g = rich("in_the_shadows", "dagger").influence(0, "bene_gesserit", 2).turn(0)
    g.do("agent in_the_shadows > tech_negotiation")
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do(SHADOWS, "discard dagger")
    assert g.options() == ["influence emperor", "influence guild", "influence fremen"]
    g.do(f"influence {faction}")
    assert watch.only(0) == {"hand": -1, "discard": 1, faction: 1}


def test_in_the_shadows_needs_influence_and_a_card() -> None:
    for influence, hand in ((1, ("dagger",)), (2, ())):
        g = rich("in_the_shadows", *hand).influence(0, "bene_gesserit", influence).turn(0)
        g.do("agent in_the_shadows > tech_negotiation")
        assert waiting(g) == []


@rule("X-UNL-05", "B-INF-07")
def test_in_the_shadows_another_copy_unloads_first() -> None:
    # The discarded copy brings the Influence that its owner already met; 2 to 3.
    g = rich("in_the_shadows", "in_the_shadows").influence(0, "bene_gesserit", 2).turn(0)
    g.do("agent in_the_shadows > tech_negotiation")
    watch = Watch(g)
    settle(g.do(SHADOWS, "discard in_the_shadows"), "influence guild")
    assert watch.only(0) == {"hand": -1, "discard": 1, "bene_gesserit": 1, "guild": 1}


# --- ix_guild_compact ------------------------------------------------------------------------------------------------

COMPACT = "resolve ix_guild_compact pay discard 2"


@rule("X-DRN-01", "X-DIS-02")
def test_ix_guild_compact_two_cards_for_a_dreadnought() -> None:
    g = rich("ix_guild_compact", "dagger", "diplomacy", "dagger").turn(0).do("agent ix_guild_compact > foldspace")
    settle_space(g)
    watch = Watch(g)
    g.do(COMPACT, "discard dagger")
    assert g.kind() == "discard"
    g.do("discard diplomacy")
    assert watch.only(0) == total({"hand": -2, "discard": 2}, SHIP)
    assert g.names(g.seat_of(0).hand) == ["dagger"]


def settle_space(g: Scenario) -> Scenario:
    """Take the effects of Foldspace only."""
    while lines := [text for text in offered(g) if text.startswith("resolve foldspace ")]:
        g.do(lines[0])
    return g


@rule("X-DRN-03", "B-CST-04")
def test_ix_guild_compact_needs_two_cards_and_a_dreadnought() -> None:
    g = rich("ix_guild_compact", "dagger").turn(0).do("agent ix_guild_compact > foldspace")
    assert COMPACT not in g.options()
    g = rich("ix_guild_compact", "dagger", "dagger").ships(0, garrison=2).turn(0)
    assert COMPACT not in g.do("agent ix_guild_compact > foldspace").options()


@rule("X-DRN-02")
def test_ix_guild_compact_dreadnought_may_fight_on_a_combat_space() -> None:
    g = rich("ix_guild_compact", "dagger", "dagger").turn(0).do("agent ix_guild_compact > heighliner")
    g.do(COMPACT, "discard dagger", "discard dagger")
    watch = Watch(g)
    g.do("deploy dreadnought")
    assert watch.only(0) == {"ships_garrison": -1, "ships_conflict": 1}
    assert "deploy dreadnought" not in g.options()


@rule("X-NEG-01", "X-NEG-02")
def test_ix_guild_compact_negotiators_from_the_supply() -> None:
    for n in range(3):
        g = rich("ix_guild_compact").turn(0).do("reveal", "resolve ix_guild_compact negotiator")
        assert g.options() == [f"place negotiators {i}" for i in range(3)]
        watch = Watch(g)
        g.do(f"place negotiators {n}")
        assert watch.only(0) == total(times(n, NEGOTIATOR))
    g = rich("ix_guild_compact").troops(0, garrison=11).turn(0).do("reveal", "resolve ix_guild_compact negotiator")
    assert g.options() == ["place negotiators 0", "place negotiators 1"]
    g = rich("ix_guild_compact").troops(0, garrison=12).turn(0).do("reveal")
    assert offered(g) == []


# --- ixian_engineer --------------------------------------------------------------------------------------------------


@rule("X-TEC-01", "X-TEC-05")
def test_ixian_engineer_acquires_tech_at_full_price() -> None:
    g = rich("ixian_engineer").turn(0).do("agent ixian_engineer > imperial_basin")
    watch = Watch(g)
    g.do("resolve ixian_engineer acquire_tech")
    assert g.options() == [f"acquire tile {name}" for name in TOPS] + ["decline"]
    g.do("acquire tile minimic_film")
    assert watch.only(0) == {"spice": -2, "tiles": 1}
    assert g.stack_names() == [["restricted_ordnance"], ["detonation_devices", "artillery"], ["holtzman_engine"]]
    assert offered(g) == []


TOPS = ("minimic_film", "detonation_devices", "holtzman_engine")


def test_ixian_engineer_only_what_can_be_paid() -> None:
    g = poor("ixian_engineer").spice(0, 2).turn(0).do("agent ixian_engineer > imperial_basin")
    g.do("resolve ixian_engineer acquire_tech")
    assert g.options() == ["acquire tile minimic_film", "acquire tile detonation_devices", "decline"]
    g = poor("ixian_engineer").turn(0).do("agent ixian_engineer > smuggling")
    assert "resolve ixian_engineer acquire_tech" not in g.options()


@rule("X-TEC-16")
@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("n", range(5))
def test_ixian_engineer_trashed_for_a_victory_point(n: int, down: bool) -> None:
    tiles = ("holoprojectors", "training_drones", "flagship", "windtraps")[:n]
    g = rich("ixian_engineer").tiles(0, *tiles)
    if down:
        g.turn_down(0, *(tile for tile in tiles if tile != "windtraps"))
    g.turn(0).do("reveal")
    lines = ["resolve ixian_engineer pay trash_self"] if n >= 3 else []
    assert offered(g) == lines
    if lines:
        assert "end turn" in g.options()
        watch = Watch(g)
        g.do(*lines)
        assert watch.only(0) == {"play": -1, "vp": 1}
        assert g.names(g.state.trashed)[-1] == "ixian_engineer"


# --- jamis -----------------------------------------------------------------------------------------------------------


@rule("B-DCK-05", "B-DCK-07")
@pytest.mark.parametrize("choice", ["trash dagger hand", "trash diplomacy discard", "trash jamis play", "decline"])
def test_jamis_may_trash_a_card(choice: str) -> None:
    g = rich("jamis", "dagger").discard(0, "diplomacy").turn(0).do("agent jamis > stillsuits", "resolve jamis trash")
    assert g.options() == ["trash dagger hand", "trash diplomacy discard", "trash jamis play", "decline"]
    watch = Watch(g)
    g.do(choice)
    assert watch.only(0) == ({} if choice == "decline" else {choice.split()[2]: -1})


# --- landing_rights --------------------------------------------------------------------------------------------------


@rule("X-FRT-02", "X-FRT-07", "X-ICO-07")
def test_landing_rights_recall_for_dividends() -> None:
    g = rich("landing_rights").freighter(0, 1).turn(0).do("agent landing_rights > carthag")
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve landing_rights freighter")
    assert g.options() == ["freighter advance", "freighter recall"]
    g.do("freighter recall")
    assert g.options() == ["choose solari 5", "choose spice 2"]
    g.do("choose solari 5")
    assert [watch.of(seat) for seat in range(4)] == [{"solari": 5, "freighter": -1}] + [{"solari": 1}] * 3


RECALL = ("freighter recall", "choose choose 2", "choose spice 2", "choose shipped_troops")


@rule("X-FRT-11", "F-CON-06")
def test_landing_rights_troops_of_the_track_may_be_deployed() -> None:
    g = rich("landing_rights").freighter(0, 2).turn(0).do("agent landing_rights > carthag")
    assert offered(g, "deploy") == ["deploy 1", "deploy 2", "deploy 3"]
    settle(g, *RECALL, "influence guild")
    assert offered(g, "deploy")[-1] == "deploy 5"
    g.do("deploy 5")
    assert (g.seat_of(0).garrison, g.seat_of(0).conflict) == (5 + 1 + 2 - 5, 5)


def test_landing_rights_influence_of_the_track_goes_anywhere() -> None:
    for faction in FACTIONS:
        g = rich("landing_rights").freighter(0, 2)
        changes = sent(g, "landing_rights", "carthag", *RECALL, f"influence {faction}")
        gained = total({"spice": 2, faction: 1, "freighter": -2}, times(2, RECRUIT))
        assert changes == total(SENT, AT["carthag"], gained)


# --- local_fence -----------------------------------------------------------------------------------------------------

FENCE = "resolve local_fence choose 2"


@rule("B-CST-02", "B-CST-03")
@pytest.mark.parametrize(
    ("choice", "change"),
    [("choose pay spice 2", {"spice": -2, "solari": 5}), ("choose pay solari 5", {"solari": -5, "spice": 4})],
)
def test_local_fence_sells_or_buys_spice(choice: str, change: Changes) -> None:
    g = rich("local_fence").turn(0).do("agent local_fence > carthag")
    assert "end turn" in settle_without(g, FENCE).options()
    watch = Watch(g)
    g.do(FENCE)
    assert g.options() == ["choose pay spice 2", "choose pay solari 5"]
    g.do(choice)
    assert watch.only(0) == change
    assert offered(g) == []  # one exchange only


def settle_without(g: Scenario, line: str) -> Scenario:
    """Resolve everything but one line."""
    while lines := [text for text in offered(g) if text != line]:
        g.do(lines[0])
    return g


@rule("B-CST-04")
@pytest.mark.parametrize(("solari", "spice", "ways"), [(4, 1, 0), (4, 2, 1), (5, 1, 1), (5, 2, 2)])
def test_local_fence_needs_the_price(solari: int, spice: int, ways: int) -> None:
    g = poor("local_fence").solari(0, solari).spice(0, spice).turn(0).do("agent local_fence > carthag")
    assert (FENCE in g.options()) is (ways > 0)
    if ways:
        assert len(g.do(FENCE).options()) == ways
