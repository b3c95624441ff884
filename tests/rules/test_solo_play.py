"""H-SOP, F-RIV-03, F-RIV-04: turns, rewards, tracks and the end of the solo game."""

from __future__ import annotations

import pytest

from landsraad.engine.actors.alliances import settle_alliance
from landsraad.engine.atoms.influence import lose_influence
from landsraad.model.terms import FACTION_NAMES, PHASE_TURNS
from tests.content.house_hagal.kit import Changes, act, changed, fight, snapshot, solo, spaces_of, strength_of
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

SPACES = ("wealth", "foldspace", "secrets", "stillsuits", "rally_troops", "hall_of_oratory", "conspire", "carthag")


def turns(g: Scenario, since: int = 0) -> list[int | None]:
    """Return who took a turn until the next Combat."""
    kinds = [event.kind for event in g.game.events(since)]
    last = kinds.index("combat_started") if "combat_started" in kinds else len(kinds)
    events = g.game.events(since)[:last]
    return [event.seat for event in events if event.kind in ("rival_sent", "turn_started")]


def won(g: Scenario, conflict: str, *troops: int) -> list[Changes]:
    """Fight a Conflict with these troops (human, first Rival, second Rival) and return what everybody gained."""
    g.conflict(conflict).troops(0, garrison=0, deployed=troops[0])
    g.rival_troops(0, garrison=0, deployed=troops[1]).rival_troops(1, garrison=0, deployed=troops[2])
    before = [snapshot(g, number) for number in range(3)]
    fight(g)
    fought = ("conflict", "supply")
    gains = [changed(before[number], snapshot(g, number)) for number in range(3)]
    return [{name: n for name, n in gain.items() if name not in fought} for gain in gains]


# --- turns -----------------------------------------------------------------------------------------------------------


@rule("H-SOP-01")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 1, 2, 0, 1, 2, 0]), (1, [1, 2, 0, 1, 2, 0, 0]), (2, [2, 0, 1, 2, 0, 1, 0])]
)
def test_clockwise_while_agents_are_left(first: int, order: list[int]) -> None:
    g = solo().rival_deck(*SPACES).first(first).deck(0, *["dune_the_desert_planet"] * 5)
    g.conflict_deck("skirmish_b", "skirmish_b").round_start()
    for space in ("imperial_basin", "secure_contract"):
        g.do(f"agent dune_the_desert_planet > {space}", "end turn")
    g.do("reveal", "end turn")
    assert turns(g) == order


@rule("H-SOP-01")
def test_rivals_act_on_after_the_humans_reveal_turn() -> None:
    g = solo().rival_deck(*SPACES).first(1).conflict_deck("skirmish_b", "skirmish_b").round_start()
    g.do("reveal", "end turn")
    assert turns(g) == [1, 2, 0, 1, 2]


@rule("H-SOP-02")
def test_the_phase_ends_with_reveal_turn_and_last_agent() -> None:
    # No Rival has an Agent, but the human has not revealed: the human goes on alone.
    g = solo().hand(0, "dune_the_desert_planet", "dagger")
    for rival in g.record.rivals:
        rival.agents = 0
    g.turn(0).do("agent dune_the_desert_planet > secure_contract", "end turn")
    assert (g.state.phase, g.kind(), g.decider()) == (PHASE_TURNS, "play_card", 0)
    g.do("reveal", "end turn")
    assert "combat_started" in g.events()
    # The human has revealed, but Agents are left: Combat waits for each of them.
    g = solo().rival_deck(*SPACES).conflict_deck("skirmish_b", "skirmish_b").first(0)
    g.rival(0).agents = 0
    g.rival(1).agents = 3
    g.turn(0).do("reveal", "end turn")
    assert turns(g)[1:] == [2, 2, 2]
    assert "combat_started" in g.events()


# --- rewards ---------------------------------------------------------------------------------------------------------


@rule("H-SOP-03")
def test_a_rival_takes_first_and_second_rewards() -> None:
    gains = won(solo(), "skirmish_a", 1, 3, 2)
    assert gains == [{}, {"vp": 1}, {"intrigue": 1, "solari": 2}]
    gains = won(solo(), "desert_power", 2, 1, 3)
    assert gains == [{"water": 1, "spice": 1}, {}, {"vp": 1, "water": 1}]
    # What only a human can use is left out, the rest is taken.
    assert won(solo(), "terrible_purpose", 0, 2, 0) == [{}, {"vp": 1}, {}]


@rule("H-SOP-04")
def test_victory_points_and_influence_of_rewards() -> None:
    assert won(solo(), "battle_for_carthag", 0, 0, 1)[2]["vp"] == 2
    g = solo()
    for faction in ("emperor", "guild", "fremen"):
        g.rival_influence(0, faction, 1)
    assert won(g, "skirmish_d", 0, 1, 0) == [{}, {"bene_gesserit": 1, "solari": 2}, {}]
    g = solo()
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, faction, 3)
    # Two steps with one Faction, and the Victory Point on the way.
    assert won(g, "grand_vision", 0, 1, 0)[1] == {"fremen": 2, "vp": 1, "intrigue": 1}


@rule("H-SOP-05")
@pytest.mark.parametrize(
    ("conflict", "second"),
    [
        ("skirmish_b", {"water": 1}),
        ("skirmish_c", {"spice": 2}),
        ("skirmish_d", {"solari": 3}),
        ("sort_through_the_chaos", {"intrigue": 1, "solari": 2}),
        ("battle_for_imperial_basin", {"spice": 5}),
        ("machinations", {"water": 1, "solari": 2}),
    ],
)
def test_resources_and_intrigue_cards_of_rewards(conflict: str, second: Changes) -> None:
    g = solo()
    for level, faction in enumerate(FACTION_NAMES):
        g.rival_influence(0, faction, level)  # so that the winner has nothing to choose
    assert won(g, conflict, 0, 2, 1)[2] == second
    g = solo().intrigue_deck("ambush", "windfall", "refocus")
    won(g, "raid_stockpiles", 0, 2, 1)
    assert g.intrigue_names(g.rival(0).intrigue) == ["ambush"]
    assert g.intrigue_names(g.state.intrigue_deck) == ["refocus", "windfall"]


@rule("H-SOP-06")
def test_control_of_a_rival() -> None:
    g = solo().control(0, "carthag")
    gains = won(g, "siege_of_carthag", 0, 2, 0)
    assert gains == [{"controls": -1}, {"vp": 1, "controls": 1}, {}]
    assert g.state.control[g.space("carthag")] == 1
    # The bonus: for the human's Agent, for the other Rival's and for its own.
    for sender in (0, 1, 2):
        g = solo().control(1, "carthag").control(1, "imperial_basin")
        before = snapshot(g, 1)
        if sender == 0:
            g.hand(0, "reconnaissance").turn(0).do("agent reconnaissance > carthag")
        else:
            act(g, sender - 1, "carthag")
        assert changed(before, snapshot(g, 1)).get("solari") == 1
        assert g.rival(1).solari == g.seat_of(0).solari == 0
    g = solo().control(2, "imperial_basin").hand(0, "dune_the_desert_planet").turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert [g.actor(number).spice for number in range(3)] == [1, 0, 1]


@rule("H-SOP-06")
@pytest.mark.parametrize("supply", [12, 1, 0])
def test_defensive_bonus_of_a_rival(supply: int) -> None:
    g = solo().control(2, "arrakeen").conflict_deck("siege_of_arrakeen", "skirmish_b").first(0)
    g.rival_troops(1, garrison=12 - supply)
    g.round_start()
    assert (g.kind(), g.decider()) == ("play_card", 0)
    troop = min(supply, 1)
    assert (g.rival(1).conflict, g.rival(1).supply, g.rival(1).garrison) == (troop, supply - troop, 12 - supply)
    assert g.rival(0).conflict == 0
    # Only where the Conflict is about its own space.
    g = solo().control(2, "carthag").conflict_deck("siege_of_arrakeen", "skirmish_b").first(0).round_start()
    assert g.rival(1).conflict == 0


@rule("H-SOP-07")
def test_mentat_as_a_reward() -> None:
    g = solo().agents(0, 2)
    gains = won(g, "sort_through_the_chaos", 0, 1, 2)
    # In the next round it is a further Agent of that Rival alone, and not on its space.
    assert gains[2] == {"agents": 1, "intrigue": 1, "solari": 2}
    assert g.mentat_holder == 2
    assert [rival.agents for rival in g.record.rivals] == [2, 3]
    g.rival_deck(*SPACES).hand(0).turn(0).do("reveal", "end turn")
    sent = [event.seat for event in g.game.events() if event.kind == "rival_sent"]
    assert sent[:5] == [1, 2, 1, 2, 2]
    g.conflict_deck("skirmish_b").first(2).recall()
    assert g.mentat_holder == -1
    assert [rival.agents for rival in g.record.rivals] == [2, 2]


@rule("H-SOP-08")
def test_rivals_tied_for_second_take_the_third_reward() -> None:
    assert won(solo(), "guild_bank_raid", 3, 2, 2) == [{"solari": 6}, {"solari": 2}, {"solari": 2}]
    assert won(solo(), "guild_bank_raid", 2, 3, 2) == [{"solari": 2}, {"solari": 6}, {"solari": 2}]
    # Without a tie the third place gets nothing, as with three players.
    assert won(solo(), "guild_bank_raid", 4, 3, 2) == [{"solari": 6}, {"solari": 4}, {}]
    # A tie for first: nobody wins, and nobody comes after it.
    assert won(solo(), "guild_bank_raid", 2, 3, 3) == [{}, {"solari": 4}, {"solari": 4}]


# --- tracks ----------------------------------------------------------------------------------------------------------


@rule("H-SOP-09", "F-RIV-03")
def test_victory_points_of_the_tracks() -> None:
    g = solo()
    scored = []
    for level in range(1, 7):
        act(g, 0, "secrets")
        scored.append(int(g.rival(0).vp))
        assert g.rival(0).influence(FACTION_NAMES.index("bene_gesserit")) == level
        g.state.agents[g.space("secrets")] = 0
    # One for 2 Influence, one for the Alliance at 4.
    assert scored == [0, 1, 1, 2, 2, 2]
    assert g.alliance_of("bene_gesserit") == 1


@rule("H-SOP-09")
def test_victory_points_of_the_tracks_are_lost_again() -> None:
    g = solo().rival_influence(0, "emperor", 4).alliance("emperor", 1).influence(0, "emperor", 4)
    g.rival(0).vp = 2
    # The human overtakes the Rival: token and point change hands.
    g.vp(0, 1).intrigue(0, "favored_subject").turn(0).do("intrigue favored_subject")
    assert g.alliance_of("emperor") == 0
    assert (g.seat_of(0).vp, g.rival(0).vp) == (2, 1)
    # The other Rival takes them from the human, and the human never had that Rival's.
    g.rival_influence(1, "emperor", 5)
    act(g, 1, "wealth")
    assert g.alliance_of("emperor") == 2
    assert [g.actor(number).vp for number in range(3)] == [1, 1, 1]
    # Falling below 2 Influence costs the other point.
    g.rival_influence(0, "fremen", 2)
    lose_influence(g.state, g.rival(0), FACTION_NAMES.index("fremen"))
    assert g.rival(0).vp == 0


@rule("H-SOP-09")
def test_a_rival_inherits_the_alliance_that_the_human_gives_up() -> None:
    g = solo().influence(0, "guild", 4).alliance("guild", 0).vp(0, 2).rival_influence(1, "guild", 4)
    lose_influence(g.state, g.seat_of(0), FACTION_NAMES.index("guild"))
    settle_alliance(g.state, g.seat_of(0), FACTION_NAMES.index("guild"))
    assert g.alliance_of("guild") == 2
    assert (g.seat_of(0).vp, g.rival(1).vp) == (1, 1)


@rule("F-RIV-04")
@pytest.mark.parametrize(
    ("card", "faction"),
    [("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")],
)
def test_no_bonus_at_four_influence(card: str, faction: str) -> None:
    g = solo().rival_influence(0, faction, 3)
    before = snapshot(g, 1)
    act(g, 0, card)
    assert changed(before, snapshot(g, 1)) == {faction: 1, "vp": 1, "alliances": 1, "agents": -2}


# --- end of the game -------------------------------------------------------------------------------------------------


@rule("H-SOP-11")
@pytest.mark.parametrize(("copies", "vp"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2)])
def test_corner_the_market_against_two_rivals(copies: int, vp: int) -> None:
    g = solo().conflict_deck().deck(0, *["the_spice_must_flow"] * copies).intrigue(0, "corner_the_market").recall()
    assert g.kind() == "endgame_intrigue"
    if vp:
        g.do("intrigue corner_the_market")
    else:
        assert g.options() == ["pass"]
    assert g.seat_of(0).vp == vp


@rule("H-SOP-12")
@pytest.mark.parametrize("resource", ["spice", "solari", "water", "garrison"])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_ties_are_broken_among_all_three(resource: str, winner: int) -> None:
    order = ("spice", "solari", "water", "garrison")
    g = solo().conflict_deck().revealed(0)
    for number in range(3):
        g.actor(number).vp = 7
        for later in order[order.index(resource) :]:
            setattr(g.actor(number), later, 2)
    # The winner has more of this and less of everything that is asked later.
    setattr(g.actor(winner), resource, 3)
    for later in order[order.index(resource) + 1 :]:
        setattr(g.actor(winner), later, 0)
    g.recall()
    assert g.game.over
    assert g.game.standings()[0].seat == winner
    ended = next(event for event in g.game.events() if event.kind == "game_ended")
    assert (ended.seat, ended.amount) == (winner, 7)


@rule("H-SOP-12")
def test_most_victory_points_win_at_the_end_of_the_conflict_deck() -> None:
    g = solo().conflict_deck().spice(0, 5)
    for number, vp in ((0, 5), (1, 4), (2, 6)):
        g.actor(number).vp = vp
    g.recall()
    assert g.game.over
    assert [entry.seat for entry in g.game.standings()] == [2, 0, 1]


@rule("H-SOP-13")
def test_the_last_tie_breaker_is_the_humans() -> None:
    g = solo().conflict_deck().revealed(0)
    for number in range(3):
        g.actor(number).vp = 10
    g.recall()
    assert g.game.over
    assert g.game.standings()[0].seat == 0
    assert [entry.rank for entry in g.game.standings()] == [1, 2, 3]
    ended = next(event for event in g.game.events() if event.kind == "game_ended")
    assert ended.seat == 0


@rule("F-RIV-02", "H-AGT-09", "H-HRV-07")
def test_only_the_space_that_fits_is_looked_at() -> None:
    # Harvest Spice is the card of the base game whose space depends on the board: the most bonus spice decides.
    g = solo().bonus_spice("imperial_basin", 1).bonus_spice("hagga_basin", 3).bonus_spice("the_great_flat", 2)
    act(g, 0, "harvest_spice", "wealth")
    assert spaces_of(g, 1) == ["hagga_basin"]
    # If just that one is occupied the others on the card do not count: a new card is revealed.
    g = solo().bonus_spice("imperial_basin", 1).bonus_spice("hagga_basin", 3).bonus_spice("the_great_flat", 2)
    g.agent_at(0, "hagga_basin")
    act(g, 0, "harvest_spice", "wealth")
    assert spaces_of(g, 1) == ["wealth"]
    assert [g.state.bonus_spice[g.space(name)] for name in ("imperial_basin", "hagga_basin")] == [1, 3]
    skipped = [(event.what, event.other) for event in g.game.events() if event.kind == "rival_skipped"]
    assert skipped == [("harvest_spice", "H-AGT-04")]
    assert strength_of(g, 1) == 0
