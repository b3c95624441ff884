"""Rise of Ix: clarifications of named cards (X-CLR) and the FAQ about tiles (F-IX-01 to F-IX-04, F-REV-03)."""

from typing import Any

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix


def offered(g: Scenario, start: str) -> bool:
    """Tell whether an option begins with these words."""
    return any(text.startswith(start) for text in g.options())


# --- Appropriate ---------------------------------------------------------------------------------------------------


def appropriate(spice: int, solari: int, negotiators: int = 0) -> Scenario:
    """Appropriate sends an Agent to the Mentat's space; the only tile on offer costs 4."""
    g = ix(3).stacks(("restricted_ordnance",), (), ()).hand(0, "appropriate").influence(0, "emperor", 2)
    g.spice(0, spice).solari(0, solari).negotiators(0, negotiators).turn(0)
    return g.do("agent appropriate > tech_negotiation")


@rule("X-CLR-01")
def test_a_tile_paid_in_solari_or_in_spice() -> None:
    for word, left in (("solari", (5, 1)), ("spice", (1, 5))):
        g = appropriate(spice=5, solari=5)
        g.do("resolve appropriate acquire_tech", "acquire tile restricted_ordnance")
        assert sorted(g.options()) == ["pay in solari", "pay in spice"]
        g.do(f"pay in {word}")
        assert (g.seat_of(0).spice, g.seat_of(0).solari) == left
        assert g.tiles_of(0) == ["restricted_ordnance"]


@rule("X-CLR-01")
def test_solari_and_spice_are_never_mixed() -> None:
    assert not offered(appropriate(spice=2, solari=3), "resolve appropriate")
    g = appropriate(spice=0, solari=4).do("resolve appropriate acquire_tech", "acquire tile restricted_ordnance")
    assert (g.seat_of(0).spice, g.seat_of(0).solari) == (0, 0)


@rule("X-CLR-01")
def test_negotiators_lower_the_solari_cost() -> None:
    assert not offered(appropriate(spice=0, solari=2, negotiators=1), "resolve appropriate")
    g = appropriate(spice=0, solari=2, negotiators=2).do("resolve appropriate acquire_tech")
    g.do("acquire tile restricted_ordnance")
    assert (g.seat_of(0).solari, g.negotiators_of(0)) == (0, 0)
    assert g.tiles_of(0) == ["restricted_ordnance"]


@rule("X-CLR-01")
def test_with_negotiators_either_currency_may_be_chosen() -> None:
    g = appropriate(spice=4, solari=2, negotiators=2).do("resolve appropriate acquire_tech")
    g.do("acquire tile restricted_ordnance")
    assert sorted(g.options()) == ["pay in solari", "pay in spice"]
    g.do("pay in solari")
    assert (g.seat_of(0).spice, g.seat_of(0).solari, g.negotiators_of(0)) == (4, 0, 0)


@rule("X-CLR-01")
def test_other_icons_take_spice_only() -> None:
    g = ix(3).stacks(("windtraps",), (), ()).hand(0, "dagger").spice(0, 0).solari(0, 20).turn(0)
    g.do("agent dagger > dreadnought")
    assert not offered(g, "resolve dreadnought acquire_tech")


# --- Imperial Bashar -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chosen", "swords"), [("persuasion 2", 2 + 1 + 1), ("swords 2", 2 + 1 + 2 + 2)])
@rule("X-CLR-02")
def test_imperial_bashar_counts_cards_that_really_give_swords(chosen: str, swords: int) -> None:
    g = ix(3).troops(0, 0, deployed=1).hand(0, "imperial_bashar", "dagger", "bene_gesserit_sister", "diplomacy")
    g.turn(0).do("reveal", "resolve bene_gesserit_sister choose 2", f"choose {chosen}", "end turn")
    assert g.marker_of(0) == 2 + swords


@rule("X-CLR-02")
def test_imperial_bashar_does_not_count_itself_nor_cards_of_agent_turns() -> None:
    g = ix(3).troops(0, 0, deployed=1).hand(0, "imperial_bashar").play(0, "dagger", "truthsayer").turn(0)
    g.do("reveal", "end turn")
    assert g.marker_of(0) == 2 + 2
    h = ix(3).troops(0, 0, deployed=1).hand(0, "imperial_bashar", "dagger", "dagger").turn(0).do("reveal", "end turn")
    assert h.marker_of(0) == 2 + 2 + 1 + 1 + 2


# --- cards put under the Intrigue deck ------------------------------------------------------------------------------


def check_buried_unseen(g: Scenario, since: int) -> None:
    """Ambush was put under the deck by seat 0: nobody else reads its name anywhere."""
    assert g.intrigue_names(g.state.intrigue_deck)[0] == "ambush"
    for viewer in (1, 2, None):
        told = [event.to_json() for event in g.game.events(since, viewer)]
        assert any("buried" in str(event) for event in told)
        assert "ambush" not in str(told)
        view: dict[str, Any] = g.game.view(viewer)
        assert view["known"]["intrigue_bottom"] == [None]
        assert "ambush" not in str(view)
    own: dict[str, Any] = g.game.view(0)
    assert own["known"]["intrigue_bottom"] == ["ambush"]


@rule("X-CLR-03")
def test_sonic_snoopers_bury_unseen() -> None:
    g = ix(3).tiles(0, "sonic_snoopers").intrigue(0, "ambush", "cull").intrigue_deck("bribery", "expedite")
    g.hand(0, "dagger").turn(0)
    since = len(g.game.events())
    g.do("use sonic_snoopers", "bury ambush", "pass")
    assert sorted(g.intrigue_names(g.seat_of(0).intrigue)) == ["bribery", "cull"]
    assert g.tiles_of(0) == []
    check_buried_unseen(g, since)


@rule("X-CLR-03")
def test_court_intrigue_buries_unseen() -> None:
    g = ix(3).hand(0, "court_intrigue").intrigue(0, "ambush").intrigue_deck("bribery", "expedite").turn(0)
    since = len(g.game.events())
    g.do("agent court_intrigue > wealth", "resolve court_intrigue pay bury_intrigue 1", "bury ambush")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["bribery"]
    check_buried_unseen(g, since)


# --- Second Wave, Treachery, Chaumurky, Guild Chief Administrator ----------------------------------------------------


@rule("X-CLR-05")
def test_second_wave_needs_a_unit_in_the_conflict() -> None:
    g = ix(3).conflict("skirmish_a").intrigue(0, "second_wave").troops(0, 3).ships(0, 1).vp(1, 0)
    g.troops(1, 0, deployed=1).combat()
    assert g.kind() == "play_card"  # nobody was asked
    assert g.seat_of(1).vp == 1
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["second_wave"]


@pytest.mark.parametrize(("troops", "ships"), [(1, 0), (0, 1)])
@rule("X-CLR-05")
def test_second_wave_with_a_unit_deploys_two_more(troops: int, ships: int) -> None:
    g = ix(3).conflict("skirmish_a").intrigue(0, "second_wave").troops(0, 3, deployed=troops).ships(0, 1, ships)
    g.combat().do("intrigue second_wave", "deploy 1", "deploy dreadnoughts 1")
    assert (g.seat_of(0).conflict, g.ships_of(0)[2]) == (troops + 1, ships + 1)
    assert g.strength_of(0) == 2 * (troops + 1) + 3 * (ships + 1) + 2


@rule("X-CLR-06")
def test_treachery_trashes_itself_and_unloads() -> None:
    g = ix(3).hand(0, "treachery").troops(0, 3).turn(0).do("agent treachery > wealth")
    assert "end turn" not in g.options()
    g.do("resolve treachery trash_self")
    assert g.names(g.state.trashed) == ["treachery"]
    assert (g.seat_of(0).conflict, g.seat_of(0).supply, g.seat_of(0).garrison) == (2, 7, 3)
    g.do("resolve wealth influence emperor")
    assert g.influence_of(0, "emperor") == 2
    assert "end turn" in g.options()


@rule("X-CLR-06")
def test_treachery_in_the_reveal_turn_stays() -> None:
    g = ix(3).hand(0, "treachery").troops(0, 3).turn(0).do("reveal")
    while offered(g, "resolve treachery"):
        g.do("resolve treachery deploy_supply")
    assert (g.seat_of(0).conflict, g.seat_of(0).supply) == (2, 7)
    g.do("end turn")
    assert g.names(g.seat_of(0).discard) == ["treachery"]


def ended(tile_of: int | None, vp: tuple[int, int, int]) -> list[int]:
    """The game ends; seat 1 is ahead of seat 0 in everything that usually breaks ties. Return the ranking."""
    g = ix(3)
    if tile_of is not None:
        g.tiles(tile_of, "chaumurky")
    for seat, points in enumerate(vp):
        g.vp(seat, points)
    g.spice(0, 0).solari(0, 0).water(0, 0).troops(0, 0).spice(1, 9).solari(1, 9).water(1, 9).troops(1, 9)
    g.spice(2, 1).revealed(0, 2, 1).conflict_deck().recall()
    assert g.game.over
    return [standing.seat for standing in g.game.standings()]


@rule("X-CLR-07", "F-IX-03", "F-IX-04")
def test_chaumurky_wins_ties_whatever_the_goods() -> None:
    assert ended(None, (10, 10, 8)) == [1, 0, 2]
    assert ended(0, (10, 10, 8)) == [0, 1, 2]
    assert ended(0, (10, 10, 10)) == [0, 1, 2]


@rule("X-CLR-07", "F-IX-03")
def test_chaumurky_is_no_victory_point() -> None:
    assert ended(0, (9, 10, 8)) == [1, 0, 2]
    assert ended(2, (10, 10, 9)) == [1, 0, 2]


def administrator() -> Scenario:
    """Guild Chief Administrator sends an Agent to Foldspace; Esmar Tuek and a Dagger stay in the hand."""
    g = ix(3).hand(0, "guild_chief_administrator", "esmar_tuek", "dagger").discard(0, "diplomacy").solari(0, 0)
    return g.spice(0, 0).turn(0).do("agent guild_chief_administrator > smuggling")


@rule("X-CLR-08")
def test_the_administrator_trashes_only_after_the_discard() -> None:
    g = administrator()
    assert offered(g, "resolve guild_chief_administrator pay discard 1")
    g.do("resolve guild_chief_administrator pay discard 1", "discard dagger")
    assert sorted(g.options()) == [
        "decline",
        "trash dagger discard",
        "trash diplomacy discard",
        "trash esmar_tuek hand",
        "trash guild_chief_administrator play",
    ]
    g.do("trash guild_chief_administrator play")
    assert g.names(g.state.trashed) == ["guild_chief_administrator"]


@rule("X-CLR-08")
def test_the_administrator_with_an_empty_hand_trashes_nothing() -> None:
    g = ix(3).hand(0, "guild_chief_administrator").discard(0, "diplomacy").turn(0)
    g.do("agent guild_chief_administrator > smuggling")
    assert not offered(g, "resolve guild_chief_administrator")
    h = administrator().do("resolve smuggling freighter", "freighter advance", "end turn")
    assert h.names(h.state.trashed) == []


# --- the FAQ about tiles -------------------------------------------------------------------------------------------


@rule("F-IX-01", "F-IX-02")
def test_effects_without_a_stated_time_belong_to_the_own_turns() -> None:
    g = ix(3).tiles(0, "spy_satellites", "sonic_snoopers").spice(0, 3).intrigue(0, "ambush").hand(0, "dagger")
    both = ["use sonic_snoopers", "use spy_satellites"]
    g.turn(0)
    assert [option for option in g.options() if option.startswith("use")] == both
    g.do("agent dagger > tech_negotiation")
    assert [option for option in g.options() if option.startswith("use")] == both
    g.do("end turn").turn(0).do("reveal")
    assert [option for option in g.options() if option.startswith("use")] == both
    g.hand(1, "dagger").turn(1)
    assert not offered(g, "use")
    g.troops(0, 3, deployed=1).conflict("skirmish_a").combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert not offered(g, "use")
    g.do("pass")
    assert (g.kind(), g.decider()) == ("take_reward", 0)
    assert not offered(g, "use")


@rule("F-IX-01")
def test_sonic_snoopers_used_in_an_own_turn() -> None:
    g = ix(3).tiles(0, "sonic_snoopers").intrigue(0, "ambush", "cull").intrigue_deck("bribery", "expedite", "ambush")
    g.hand(0, "dagger").turn(0).do("use sonic_snoopers", "bury ambush", "bury cull")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["bribery", "expedite"]
    assert g.tiles_of(0) == []


@rule("F-IX-02")
def test_spy_satellites_in_an_own_turn() -> None:
    g = ix(3).tiles(0, "spy_satellites").spice(0, 4).vp(0, 1).hand(0, "dagger").turn(0).do("use spy_satellites")
    assert (g.seat_of(0).spice, g.seat_of(0).vp, g.tiles_of(0)) == (1, 2, [])
    h = ix(3).tiles(0, "spy_satellites").spice(0, 2).hand(0, "dagger").turn(0)
    assert not offered(h, "use")


@rule("F-IX-02")
def test_the_other_effect_of_spy_satellites_belongs_to_the_endgame() -> None:
    # 1 VP for each Faction with at most 1 Influence; the tile can no longer be sold for a VP then.
    g = ix(3).tiles(0, "spy_satellites").spice(0, 9).vp(0, 5).intrigue(0, "corner_the_market")
    g.influence(0, "emperor", 2).influence(0, "guild", 1)
    g.hand(0, "dagger").turn(0).do("reveal")
    assert g.seat_of(0).vp == 5
    g.conflict_deck().recall()
    assert (g.kind(), g.decider()) == ("endgame_intrigue", 0)
    assert g.seat_of(0).vp == 5 + 3
    assert not offered(g, "use")
    assert g.seat_of(0).spice == 9


# --- drawn after the Reveal turn -------------------------------------------------------------------------------------


@rule("F-REV-03")
def test_trade_monopoly_freighter_and_spaceport() -> None:
    g = ix(3).conflict("trade_monopoly").troops(0, 0, deployed=2).freighter(0, 3).stacks(("spaceport",), (), ())
    g.spice(0, 3).deck(0, *["dagger"] * 9).conflict_deck("skirmish_a", "skirmish_b").combat()
    while g.kind() == "take_reward":
        g.do(next(option for option in g.options() if option.startswith("resolve trade_monopoly freighter")))
    g.do("freighter recall", "choose acquire_tech", "acquire tile spaceport")
    assert g.names(g.seat_of(0).hand) == ["dagger", "dagger"]
    assert g.state.round == 1
    g.do("choose choose 2", "choose spice 2", "choose shipped_troops", "influence fremen", "freighter advance")
    assert g.state.round == 2
    assert g.names(g.seat_of(0).hand) == ["dagger"] * 7
    assert len(g.seat_of(1).hand) == 5
