"""Six players: personal boards, shared Influence, what Faction icons mean, Alliances (S-PER, S-INF)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.engine.atoms import influence
from landsraad.model.terms import EMPEROR, FREMEN
from tests.support.rulemark import rule
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, S_RIGHT, SHADDAM, Six, six

MASTERY = "muad_dib_demand_attention"  # four Faction icons
TENT = "emperor_imperial_tent"
MAIN = ("great_houses", "guild", "bene_gesserit", "fringe_worlds")


def at(card: str, space: str, ally: int, g: Six | None = None) -> Six:
    """A Commander sends an Agent with an arrow to a Faction space and takes its Influence."""
    seat = MUAD_DIB if card.startswith("muad_dib") else SHADDAM
    g = (g or six()).hand(seat, card).turn(seat)
    return g.send(card, space, ally)


# --- personal boards -------------------------------------------------------------------------------


@rule("S-PER-01", "S-INF-15")
def test_personal_spaces_are_open_to_their_commander_only() -> None:
    own = ("hardy_warriors", "desert_mastery", "vast_wealth", "sardaukar")
    for seat, card, spaces in (
        (MUAD_DIB, MASTERY, ["hardy_warriors", "desert_mastery"]),
        (SHADDAM, TENT, ["vast_wealth", "sardaukar"]),
        (M_LEFT, "diplomacy", []),
        (S_LEFT, "diplomacy", []),
    ):
        g = six().spice(seat, 3).water(seat, 1)
        assert g.open_to(seat, card, *own) == spaces


@rule("S-INF-15")
def test_faction_icons_lead_to_the_spaces_of_the_board_for_everybody() -> None:
    board = ("military_support", "economic_support", "controversial_technology", "expedition")
    for seat, card in ((MUAD_DIB, MASTERY), (SHADDAM, TENT), (M_LEFT, "diplomacy"), (S_RIGHT, "diplomacy")):
        assert six().spice(seat, 2).open_to(seat, card, *board) == list(board)


@rule("S-INF-15")
def test_each_icon_leads_to_the_spaces_of_its_own_faction() -> None:
    board = ("military_support", "economic_support", "controversial_technology", "expedition")
    for icon, spaces in ((EMPEROR, board[:2]), (FREMEN, board[2:])):
        g = six().spice(M_LEFT, 2)
        both = {EMPEROR, FREMEN}
        card = next(one.id for one in g.state.rules.cards if both & {*one.icons} == {icon} and one.pile == "imperium")
        assert g.open_to(M_LEFT, card, *board) == list(spaces)


@rule("S-PER-01")
def test_not_even_a_card_that_ignores_requirements_opens_them() -> None:
    g = six().spice(M_LEFT, 9).water(M_LEFT, 9)
    assert int(g.state.barred[M_LEFT]) == sum(
        1 << g.space(name) for name in ("hardy_warriors", "desert_mastery", "vast_wealth", "sardaukar")
    )
    assert int(g.state.barred[MUAD_DIB]) == sum(1 << g.space(name) for name in ("vast_wealth", "sardaukar"))


@rule("S-PER-01")
def test_the_reason_names_the_board_of_another() -> None:
    g = six().hand(M_LEFT, "diplomacy").spice(M_LEFT, 3).water(M_LEFT, 1).turn(M_LEFT)
    for space in ("hardy_warriors", "desert_mastery", "vast_wealth", "sardaukar"):
        reason = g.game.why_not(f"agent diplomacy > {space}")
        assert reason is not None
        assert (reason.key, reason.args, reason.rule) == ("why-board_of_another", {"space": space}, "S-PER-01")


@rule("S-PER-03", "S-SPC-11")
def test_a_visit_moves_the_commanders_cube() -> None:
    g = at(MASTERY, "desert_mastery", M_LEFT).do("resolve desert_mastery influence fremen")
    assert (g.influence_of(MUAD_DIB, "fremen"), g.influence_of(M_LEFT, "fremen")) == (1, 0)
    assert [g.influence_of(M_LEFT, track) for track in MAIN] == [0, 0, 0, 0]


@rule("S-PER-05", "S-ICO-04", "S-PER-10")
def test_muad_dibs_track_rewards_the_team_at_one_and_three() -> None:
    g = six()
    for seat in range(6):
        g.spice(seat, 0).water(seat, 0)
    g.hand(MUAD_DIB, MASTERY).turn(MUAD_DIB).send(MASTERY, "desert_mastery", M_LEFT)
    g.do("resolve desert_mastery influence fremen")
    assert [int(g.seat_of(seat).spice) for seat in range(6)] == [2, 0, 1, 0, 1, 0]  # one of his is the space's
    g.empty_board().influence(MUAD_DIB, "fremen", 2).hand(MUAD_DIB, MASTERY).agents(MUAD_DIB, 2).turn(MUAD_DIB)
    g.send(MASTERY, "desert_mastery", M_LEFT).do("resolve desert_mastery influence fremen")
    assert [int(g.seat_of(seat).water) for seat in range(6)] == [1, 0, 1, 0, 1, 0]
    # From below it comes again.
    influence.lose_influence(g.state, g.seat_of(MUAD_DIB), g.faction("fremen"))
    g.empty_board().hand(MUAD_DIB, MASTERY).agents(MUAD_DIB, 2).turn(MUAD_DIB)
    g.send(MASTERY, "desert_mastery", M_LEFT).do("resolve desert_mastery influence fremen")
    assert [int(g.seat_of(seat).water) for seat in range(6)] == [2, 0, 2, 0, 2, 0]


@rule("S-PER-06", "S-ICO-04")
def test_shaddams_track_rewards_the_team_at_one_and_three() -> None:
    g = six()
    for seat in range(6):
        g.solari(seat, 0)
    g.hand(SHADDAM, TENT).turn(SHADDAM).send(TENT, "vast_wealth", S_LEFT).do("resolve vast_wealth influence emperor")
    assert [int(g.seat_of(seat).solari) for seat in range(6)] == [0, 1, 0, 4, 0, 1]
    g.empty_board().influence(SHADDAM, "emperor", 2).hand(SHADDAM, TENT).agents(SHADDAM, 2).turn(SHADDAM)
    g.send(TENT, "vast_wealth", S_LEFT).do("resolve vast_wealth influence emperor")
    asked = []
    while g.kind() == "place_spy":
        asked.append(g.decider())
        g.do("decline" if g.decider() == S_RIGHT else g.options()[0])  # each may, and need not
    assert asked == [SHADDAM, S_LEFT, S_RIGHT]
    view: Any = g.game.view(None)
    assert [view["seats"][seat]["spies"] for seat in range(6)] == [3, 3, 3, 2, 3, 2]


@rule("S-PER-07")
def test_two_influence_on_it_are_a_victory_point_lost_again_below() -> None:
    g = six().influence(MUAD_DIB, "fremen", 1).hand(MUAD_DIB, MASTERY).turn(MUAD_DIB)
    g.send(MASTERY, "desert_mastery", M_LEFT).do("resolve desert_mastery influence fremen")
    assert int(g.seat_of(MUAD_DIB).vp) == 5
    influence.lose_influence(g.state, g.seat_of(MUAD_DIB), g.faction("fremen"))
    assert int(g.seat_of(MUAD_DIB).vp) == 4


@rule("S-PER-08", "S-SET-07")
def test_four_influence_take_its_alliance_which_nobody_overtakes() -> None:
    g = six().influence(SHADDAM, "emperor", 3).influence(S_LEFT, "great_houses", 6).hand(SHADDAM, TENT).turn(SHADDAM)
    g.send(TENT, "vast_wealth", S_LEFT).do("resolve vast_wealth influence emperor")
    assert (g.alliance_of("emperor"), int(g.seat_of(SHADDAM).vp)) == (SHADDAM, 5)
    assert g.alliance_of("great_houses") == -1
    influence.gain_influence(g.state, g.seat_of(S_LEFT), g.faction("emperor"), 6)
    influence.gain_influence(g.state, g.seat_of(MUAD_DIB), g.faction("emperor"), 6)
    assert g.alliance_of("emperor") == SHADDAM
    assert [g.influence_of(seat, "emperor") for seat in range(6)] == [0, 0, 0, 4, 0, 0]


@rule("S-PER-04")
def test_nobody_else_moves_on_a_personal_track() -> None:
    g = six()
    for track, owner in (("emperor", SHADDAM), ("fremen", MUAD_DIB)):
        for seat in range(6):
            influence.gain_influence(g.state, g.seat_of(seat), g.faction(track), 1)
        assert [g.influence_of(seat, track) for seat in range(6)] == [int(seat == owner) for seat in range(6)]


@rule("S-PER-09")
def test_personal_spaces_are_board_spaces() -> None:
    g = at(MASTERY, "hardy_warriors", M_LEFT, six().water(MUAD_DIB, 1))
    view: Any = g.game.view(None)
    assert view["board"]["spaces"]["hardy_warriors"]["agents"][MUAD_DIB] == 1
    assert view["turn"]["space"] == "hardy_warriors"


# --- shared Influence -------------------------------------------------------------------------------


@rule("S-ACT-05", "S-ACT-09")
def test_the_activated_ally_moves_on_the_board_and_takes_what_it_brings() -> None:
    g = six().influence(M_LEFT, "guild", 3).solari(M_LEFT, 0).solari(MUAD_DIB, 0)
    at(MASTERY, "deliver_supplies", M_LEFT, g).do("resolve deliver_supplies influence guild")
    assert (g.influence_of(M_LEFT, "guild"), g.influence_of(MUAD_DIB, "guild")) == (4, 0)
    assert g.alliance_of("guild") == M_LEFT
    assert (int(g.seat_of(M_LEFT).solari), int(g.seat_of(MUAD_DIB).solari)) == (3, 0)
    assert (int(g.seat_of(M_LEFT).vp), int(g.seat_of(MUAD_DIB).vp)) == (2, 4)


@rule("S-INF-01")
@pytest.mark.parametrize("ally", [M_LEFT, M_RIGHT])
def test_a_commander_counts_as_the_ally_who_has_more(ally: int) -> None:
    card = "muad_dib_signet_ring"
    for level, opens in ((1, []), (2, ["shipping"])):
        g = six().influence(ally, "guild", level).influence(S_LEFT, "guild", 6).spice(MUAD_DIB, 3)
        assert g.open_to(MUAD_DIB, card, "shipping") == opens


@rule("S-INF-02")
def test_borrowed_influence_brings_no_points_and_no_alliance() -> None:
    g = six().influence(M_LEFT, "guild", 5).influence(M_RIGHT, "bene_gesserit", 4).turn(MUAD_DIB)
    assert int(g.seat_of(MUAD_DIB).vp) == 4
    assert MUAD_DIB not in [int(holder) for holder in g.state.alliance]


@rule("S-INF-08", "S-SPC-13")
@pytest.mark.parametrize(
    ("seat", "card", "space", "own", "main", "ally"),
    [
        (SHADDAM, "emperor_demand_results", "imperial_privilege", "emperor", "great_houses", S_LEFT),
        (MUAD_DIB, "muad_dib_usul", "sietch_tabr", "fremen", "fringe_worlds", M_RIGHT),
    ],
)
def test_requirements_may_be_met_on_either_track(
    seat: int, card: str, space: str, own: str, main: str, ally: int
) -> None:
    for track, who, level, opens in (
        (own, seat, 1, []),
        (own, seat, 2, [space]),
        (main, ally, 2, [space]),
        (main, ally, 1, []),
    ):
        g = six().solari(seat, 3).influence(who, track, level)
        assert g.open_to(seat, card, space) == opens


@rule("S-SPC-13", "S-INF-04", "S-INF-06")
def test_the_other_commander_and_the_allies_need_the_track_of_the_board() -> None:
    g = six().influence(SHADDAM, "emperor", 6).influence(MUAD_DIB, "fremen", 6)
    for seat in range(6):
        g.solari(seat, 3)
    assert g.open_to(MUAD_DIB, "muad_dib_limited_landsraad_access", "imperial_privilege") == []
    assert g.open_to(SHADDAM, "emperor_imperial_ornithopter", "sietch_tabr") == []
    assert g.open_to(S_LEFT, "dagger", "imperial_privilege") == []
    assert g.open_to(M_LEFT, "reconnaissance", "sietch_tabr") == []
    g.influence(S_LEFT, "great_houses", 2).influence(M_LEFT, "fringe_worlds", 2)
    assert g.open_to(S_LEFT, "dagger", "imperial_privilege") == ["imperial_privilege"]
    assert g.open_to(M_LEFT, "reconnaissance", "sietch_tabr") == ["sietch_tabr"]


# --- Faction icons -------------------------------------------------------------------------------


@rule("S-INF-14", "S-SPC-03")
def test_shaddam_at_great_houses_moves_the_ally() -> None:
    g = at(TENT, "economic_support", S_LEFT).do("resolve economic_support influence great_houses")
    assert g.kind() == "resolve"  # no choice: the space belongs to the Great Houses
    assert (g.influence_of(S_LEFT, "great_houses"), g.influence_of(SHADDAM, "emperor")) == (1, 0)


def with_plot(seat: int, card: str, ally: int) -> Six:
    """A Commander plays a Plot card at the start of the turn and activates an Ally."""
    g = six().intrigue(seat, card).solari(seat, 9).spice(seat, 9).turn(seat).do(f"intrigue {card}")
    return g.do(f"activate {ally}")


@rule("S-INF-05", "S-INF-09")
@pytest.mark.parametrize(("track", "who"), [("great_houses", S_LEFT), ("emperor", SHADDAM)])
def test_an_emperor_icon_on_a_card_is_shaddams_choice(track: str, who: int) -> None:
    g = with_plot(SHADDAM, "imperium_politics", S_LEFT)
    assert g.options() == ["influence great_houses", "influence guild", "influence emperor"]
    g.do(f"influence {track}")
    assert g.influence_of(who, track) == 1
    assert sum(g.influence_of(seat, name) for seat in range(6) for name in g.state.rules.factions) == 1


@rule("S-INF-07", "S-INF-09")
@pytest.mark.parametrize(("track", "who"), [("fringe_worlds", M_RIGHT), ("fremen", MUAD_DIB)])
def test_a_fremen_icon_on_a_card_is_muad_dibs_choice(track: str, who: int) -> None:
    g = six().intrigue(MUAD_DIB, "sietch_ritual").hand(MUAD_DIB, "muad_dib_usul").turn(MUAD_DIB)
    g.do("intrigue sietch_ritual", f"activate {M_RIGHT}", "discard muad_dib_usul")
    assert g.options() == ["influence bene_gesserit", "influence fringe_worlds", "influence fremen"]
    g.do(f"influence {track}")
    assert g.influence_of(who, track) == 1


@rule("S-INF-04", "S-INF-06")
def test_for_everybody_else_the_icons_have_one_meaning() -> None:
    g = with_plot(MUAD_DIB, "imperium_politics", M_LEFT)
    assert g.options() == ["influence great_houses", "influence guild"]
    g = six().intrigue(S_LEFT, "sietch_ritual").hand(S_LEFT, "dagger").turn(S_LEFT)
    g.do("intrigue sietch_ritual", "discard dagger")
    assert g.options() == ["influence bene_gesserit", "influence fringe_worlds"]
    g = six().intrigue(SHADDAM, "sietch_ritual").hand(SHADDAM, TENT).turn(SHADDAM)
    g.do("intrigue sietch_ritual", f"activate {S_LEFT}", f"discard {TENT}")
    assert g.options() == ["influence bene_gesserit", "influence fringe_worlds"]


@rule("S-INF-09")
def test_influence_of_choice_goes_to_the_ally_or_the_own_board() -> None:
    g = with_plot(MUAD_DIB, "change_allegiances", M_LEFT)
    assert g.options() == [f"influence {track}" for track in (*MAIN, "fremen")]
    g = with_plot(SHADDAM, "change_allegiances", S_LEFT)
    assert g.options() == [f"influence {track}" for track in (*MAIN, "emperor")]
    g = six().intrigue(M_LEFT, "change_allegiances").spice(M_LEFT, 3).turn(M_LEFT).do("intrigue change_allegiances")
    assert g.options() == [f"influence {track}" for track in MAIN]


@rule("S-INF-10")
def test_influence_is_lost_by_the_activated_ally_or_on_the_own_board() -> None:
    g = six().influence(M_LEFT, "guild", 1).influence(M_RIGHT, "bene_gesserit", 1).influence(MUAD_DIB, "fremen", 2)
    g.intrigue(MUAD_DIB, "opportunism").solari(MUAD_DIB, 2).turn(MUAD_DIB)
    g.do("intrigue opportunism", f"activate {M_LEFT}")
    assert g.options() == ["lose guild", "lose fremen"]
    g.do("lose fremen")
    assert g.influence_of(MUAD_DIB, "fremen") == 1
    assert int(g.seat_of(MUAD_DIB).vp) == 3  # the point of the second space is gone (S-PER-07)
    g.do("lose guild")
    assert (g.influence_of(M_LEFT, "guild"), g.influence_of(M_RIGHT, "bene_gesserit")) == (0, 1)
    assert int(g.seat_of(MUAD_DIB).vp) == 4


@rule("S-INF-10", "S-ACT-15")
def test_a_cost_in_influence_is_judged_for_either_ally() -> None:
    g = six().influence(M_RIGHT, "guild", 2).intrigue(MUAD_DIB, "opportunism").solari(MUAD_DIB, 2).turn(MUAD_DIB)
    assert "intrigue opportunism" in g.options()
    g.influence(M_RIGHT, "guild", 1).turn(MUAD_DIB)
    assert "intrigue opportunism" not in g.options()
    g.influence(M_LEFT, "guild", 1).turn(MUAD_DIB)  # one each are not two of one Ally
    assert "intrigue opportunism" not in g.options()


@rule("S-INF-16")
def test_each_printed_icon_is_used_once() -> None:
    g = with_plot(SHADDAM, "buy_access", S_LEFT)
    g.do("choose influence great_houses")
    assert g.options() == ["influence great_houses", "influence emperor"]
    g.do("influence emperor")
    assert g.influence_of(SHADDAM, "emperor") == 1
    assert "choose influence great_houses" not in g.options()
    assert g.options() == [f"choose influence {track}" for track in ("guild", "bene_gesserit", "fringe_worlds")]
    g.do("choose influence guild")
    assert g.influence_of(S_LEFT, "guild") == 1


# --- bonuses and Alliances -------------------------------------------------------------------------------


@rule("S-INF-11")
@pytest.mark.parametrize("track", MAIN)
def test_the_bonus_at_four(track: str) -> None:
    space = dict(zip(MAIN, ("economic_support", "deliver_supplies", "secrets", "expedition"), strict=True))[track]
    g = six().influence(M_LEFT, track, 3).troops(M_LEFT, 3).solari(M_LEFT, 0).hand(M_LEFT, "diplomacy").turn(M_LEFT)
    g.send("diplomacy", space).do(f"resolve {space} influence {track}")
    one = g.seat_of(M_LEFT)
    assert int(one.garrison) == (5 if track == "great_houses" else 3)
    assert int(one.solari) == (3 if track == "guild" else 0)
    assert len(one.intrigue) == (1 if track == "bene_gesserit" else 0)
    assert (g.kind() == "place_spy") == (track == "fringe_worlds")
    assert g.alliance_of(track) == M_LEFT


@rule("S-INF-12")
def test_an_alliance_moves_between_teammates() -> None:
    g = six().influence(M_LEFT, "guild", 4).alliance("guild", M_LEFT).influence(M_RIGHT, "guild", 4)
    g.vp(M_LEFT, 5).vp(M_RIGHT, 5).hand(M_RIGHT, "diplomacy").turn(M_RIGHT)
    g.send("diplomacy", "deliver_supplies").do("resolve deliver_supplies influence guild")
    assert g.alliance_of("guild") == M_RIGHT
    assert [int(g.seat_of(seat).vp) for seat in (M_LEFT, M_RIGHT)] == [4, 6]


@rule("S-INF-12")
def test_a_teammate_who_stands_higher_takes_over_when_the_holder_falls() -> None:
    g = six().influence(M_LEFT, "guild", 5).alliance("guild", M_LEFT).influence(M_RIGHT, "guild", 5)
    g.intrigue(M_LEFT, "change_allegiances").turn(M_LEFT).do("intrigue change_allegiances", "lose guild")
    assert g.alliance_of("guild") == M_RIGHT


@rule("S-INF-13")
def test_alliances_of_the_allies_do_not_meet_a_commanders_condition() -> None:
    from landsraad.engine.conditions import holds

    g = six()
    rules = g.state.rules
    conditions = [n for n, kind in enumerate(rules.cond_kind) if rules.condition_names[int(kind)] == "any_alliance"]
    assert conditions
    g.alliance("guild", S_LEFT)
    assert not any(holds(g.state, n, g.seat_of(SHADDAM), 0) for n in conditions)
    assert all(holds(g.state, n, g.seat_of(S_LEFT), 0) for n in conditions)
    g.alliance("emperor", SHADDAM)
    assert all(holds(g.state, n, g.seat_of(SHADDAM), 0) for n in conditions)
    assert not any(holds(g.state, n, g.seat_of(S_RIGHT), 0) for n in conditions)
