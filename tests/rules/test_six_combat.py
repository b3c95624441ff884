"""Six players: Combat, ties between Allies of one team, the end of the game (S-GEN, S-CMB, S-TIE, S-END)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.pieces import won_cards
from tests.support.rulemark import rule
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, S_RIGHT, SHADDAM, Six, six

ALLIES = (M_LEFT, M_RIGHT, S_LEFT, S_RIGHT)


def fight(**troops: int) -> Six:
    """Troops in the Conflict by name: ml, mr, sl, sr."""
    g = six().first(M_LEFT)
    for name, seat in (("ml", M_LEFT), ("mr", M_RIGHT), ("sl", S_LEFT), ("sr", S_RIGHT)):
        g.troops(seat, 0, troops.get(name, 0)).solari(seat, 0)
    return g


def rewards(g: Six) -> dict[int, int]:
    """Finish Combat and return the place of everybody who took a reward."""
    while g.state.phase == 3:
        texts = g.options()
        g.do("pass" if "pass" in texts else "decline" if "decline" in texts else texts[0])
    return {int(e.seat): e.amount for e in g.game.events() if e.kind == "reward_taken" and e.seat is not None}


# --- Combat -------------------------------------------------------------------------------


@rule("S-GEN-06", "S-CMB-06")
def test_all_three_rewards_go_to_individual_allies() -> None:
    g = fight(ml=4, mr=3, sl=2, sr=1).combat()
    assert rewards(g) == {M_LEFT: 1, M_RIGHT: 2, S_LEFT: 3}


@rule("S-GEN-03", "S-CMB-06", "S-OWN-05")
def test_commanders_take_no_rewards_and_no_conflict_card() -> None:
    g = fight(ml=1).vp(MUAD_DIB, 4).combat()
    assert rewards(g) == {M_LEFT: 1}
    assert won_cards(g.state, MUAD_DIB) == []
    assert "test_of_loyalty" in won_cards(g.state, M_LEFT)


@rule("S-CMB-01", "S-CMB-04", "S-CMB-07")
def test_a_commander_plays_combat_cards_for_allies_in_the_conflict() -> None:
    g = fight(ml=1, mr=1, sl=1).intrigue(MUAD_DIB, "contingency_plan", "contingency_plan").first(MUAD_DIB).combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", MUAD_DIB)
    g.do("intrigue contingency_plan")
    assert (g.kind(), g.options()) == ("play_for", [f"play for {M_LEFT}", f"play for {M_RIGHT}"])
    g.do(f"play for {M_RIGHT}")
    assert g.marker_of(M_RIGHT) == 2 + 3
    g.do("intrigue contingency_plan", f"play for {M_LEFT}")
    assert (g.marker_of(M_LEFT), g.marker_of(M_RIGHT), g.marker_of(S_LEFT)) == (5, 5, 2)


@rule("S-CMB-01")
def test_only_for_an_ally_with_a_unit() -> None:
    g = (
        fight(mr=1, sl=1)
        .intrigue(MUAD_DIB, "contingency_plan")
        .first(MUAD_DIB)
        .combat()
        .do("intrigue contingency_plan")
    )
    assert g.kind() != "play_for"  # there is only one
    assert g.marker_of(M_RIGHT) == 5
    assert int(g.seat_of(M_LEFT).swords) == 0


@rule("S-CMB-05", "S-CMB-07")
def test_without_an_ally_in_the_conflict_a_commander_plays_none() -> None:
    g = fight(sl=1, sr=2).intrigue(MUAD_DIB, "contingency_plan").intrigue(SHADDAM, "contingency_plan")
    g.first(MUAD_DIB).combat()
    assert g.decider() == SHADDAM
    g.do("pass")
    assert g.kind() != "combat_intrigue"


@rule("S-CMB-07")
def test_a_card_after_the_commanders_pass_asks_him_again() -> None:
    g = fight(ml=1, sl=1).intrigue(MUAD_DIB, "contingency_plan").intrigue(S_LEFT, "contingency_plan")
    g.first(MUAD_DIB).combat().do("pass")
    assert g.decider() == S_LEFT
    g.do("intrigue contingency_plan")
    assert (g.kind(), g.decider()) == ("combat_intrigue", MUAD_DIB)


@rule("S-CMB-02", "S-CMB-08")
def test_gains_and_costs_of_the_card_are_the_allys() -> None:
    g = fight(ml=1, sl=1).intrigue(MUAD_DIB, "spice_is_power").first(MUAD_DIB)
    g.spice(MUAD_DIB, 9).spice(M_LEFT, 2).combat()
    assert "intrigue spice_is_power" not in g.options()  # it is the Ally who pays
    g.spice(M_LEFT, 3).spice(MUAD_DIB, 0).combat().do("intrigue spice_is_power")
    if g.kind() == "choose_effect":
        g.do("choose pay spice 3")
    assert (int(g.seat_of(M_LEFT).spice), g.marker_of(M_LEFT)) == (0, 2 + 6)


@rule("S-CMB-08")
def test_conditions_of_the_card_ask_the_ally() -> None:
    for who, strength in ((M_LEFT, 2 + 3 + 2), (M_RIGHT, 2 + 3)):
        g = fight(ml=1, sl=1).influence(who, "bene_gesserit", 3).intrigue(MUAD_DIB, "weirding_combat")
        g.first(MUAD_DIB).combat().do("intrigue weirding_combat")
        assert g.marker_of(M_LEFT) == strength


@rule("S-CMB-08")
def test_recalled_spies_are_the_allys() -> None:
    g = (
        fight(ml=1, sl=1)
        .spies(MUAD_DIB, "guild", "choam")
        .intrigue(MUAD_DIB, "spring_the_trap")
        .first(MUAD_DIB)
        .combat()
    )
    assert "intrigue spring_the_trap" not in g.options()
    g.spies(M_LEFT, "great_houses", "carthag").combat().do("intrigue spring_the_trap")
    assert g.marker_of(M_LEFT) == 2 + 7
    view: Any = g.game.view(None)
    assert (view["seats"][MUAD_DIB]["spies"], view["seats"][M_LEFT]["spies"]) == (1, 3)


@rule("S-CMB-03", "S-CMB-02")
def test_influence_may_be_paid_on_the_commanders_own_board() -> None:
    g = fight(ml=1, sl=1).influence(M_LEFT, "guild", 1).influence(MUAD_DIB, "fremen", 1).influence(M_RIGHT, "guild", 3)
    g.intrigue(MUAD_DIB, "questionable_methods").first(MUAD_DIB).combat().do("intrigue questionable_methods")
    assert (g.kind(), g.decider()) == ("pay", M_LEFT)
    g.do(g.options()[0])
    assert g.options() == ["lose guild", "lose fremen"]
    g.do("lose fremen")
    assert (g.influence_of(MUAD_DIB, "fremen"), g.influence_of(M_LEFT, "guild")) == (0, 1)
    assert g.marker_of(M_LEFT) == 2 + 1 + 4
    # The Ally's own card does not reach that board.
    g = fight(ml=1, sl=1).influence(MUAD_DIB, "fremen", 1).intrigue(M_LEFT, "questionable_methods").first(M_LEFT)
    g.combat().do("intrigue questionable_methods")
    assert (g.kind(), int(g.seat_of(M_LEFT).swords)) == ("take_reward", 1)  # nothing to pay with: only the first part
    assert g.influence_of(MUAD_DIB, "fremen") == 1


# --- ties -------------------------------------------------------------------------------


@rule("S-TIE-01", "S-TIE-02", "S-TIE-07")
def test_tied_for_first_one_may_concede() -> None:
    g = fight(ml=3, mr=3, sl=2, sr=1).combat()
    assert (g.kind(), g.decider(), g.options()) == ("concede", M_LEFT, ["concede", "decline"])
    g.do("concede")
    assert int(g.state.winner) == M_RIGHT
    assert rewards(g) == {M_RIGHT: 1, M_LEFT: 2, S_LEFT: 3}
    assert "test_of_loyalty" in won_cards(g.state, M_RIGHT)
    assert "test_of_loyalty" not in won_cards(g.state, M_LEFT)


@rule("S-TIE-07", "S-TIE-01")
def test_the_nearer_to_the_first_player_is_asked_first_then_the_other() -> None:
    g = fight(ml=3, mr=3, sl=2).first(M_RIGHT).combat()
    assert g.decider() == M_RIGHT
    g.do("decline")
    assert (g.kind(), g.decider()) == ("concede", M_LEFT)
    g.do("concede")
    assert rewards(g) == {M_RIGHT: 1, M_LEFT: 2, S_LEFT: 3}


@rule("S-TIE-05", "S-TIE-07")
def test_if_neither_concedes_a_tie_is_as_usual() -> None:
    g = fight(ml=3, mr=3, sl=2, sr=1).combat().do("decline", "decline")
    assert rewards(g) == {M_LEFT: 2, M_RIGHT: 2, S_LEFT: 3}
    assert int(g.state.winner) == -1


@rule("S-TIE-03")
def test_tied_for_second() -> None:
    g = fight(sl=4, ml=3, mr=3, sr=1).combat().do("concede")
    assert rewards(g) == {S_LEFT: 1, M_RIGHT: 2, M_LEFT: 3}
    g = fight(sl=4, ml=3, mr=3, sr=1).combat().do("decline", "decline")
    assert rewards(g) == {S_LEFT: 1, M_RIGHT: 3, M_LEFT: 3}


@rule("S-TIE-04")
def test_tied_for_third_who_concedes_takes_nothing() -> None:
    g = fight(sl=4, sr=3, ml=2, mr=2).combat().do("concede")
    assert rewards(g) == {S_LEFT: 1, S_RIGHT: 2, M_RIGHT: 3}
    g = fight(sl=4, sr=3, ml=2, mr=2).combat().do("decline", "decline")
    assert rewards(g) == {S_LEFT: 1, S_RIGHT: 2}


@rule("S-TIE-05")
def test_with_an_opponent_in_the_tie_nobody_is_asked() -> None:
    g = fight(ml=3, mr=3, sl=3).combat()
    assert g.kind() != "concede"
    assert rewards(g) == {M_LEFT: 2, M_RIGHT: 2, S_LEFT: 2}


@rule("S-TIE-06")
def test_a_tie_between_teams_is_as_usual() -> None:
    g = fight(ml=3, sl=3, sr=1).combat()
    assert g.kind() != "concede"
    assert rewards(g) == {M_LEFT: 2, S_LEFT: 2, S_RIGHT: 3}


@rule("S-TIE-04", "S-TIE-02")
def test_two_ties_are_asked_about_one_after_the_other() -> None:
    g = fight(ml=3, mr=3, sl=2, sr=2).combat().do("concede")
    assert (g.kind(), g.decider()) == ("concede", S_LEFT)
    g.do("concede")
    assert rewards(g) == {M_RIGHT: 1, M_LEFT: 2, S_RIGHT: 3}


@rule("S-TIE-01")
def test_a_concession_is_for_one_combat_only() -> None:
    g = fight(ml=3, mr=3, sl=2).combat().do("concede")
    rewards(g)
    g.conflict("test_of_loyalty").troops(M_LEFT, 0, 3).troops(M_RIGHT, 0, 3).troops(S_LEFT, 0, 1).combat()
    assert (g.kind(), int(g.state.first_player), g.decider()) == ("concede", SHADDAM, M_RIGHT)
    g.do("decline", "decline")
    assert int(g.state.winner) == -1


# --- the end -------------------------------------------------------------------------------


def ended(g: Six) -> Six:
    """End the game: nobody plays Endgame cards."""
    g.recall()
    while not g.game.over:
        g.do("pass")
    return g


@rule("S-END-01")
def test_ten_points_of_a_single_player_or_an_empty_deck_end_the_game() -> None:
    assert ended(six().vp(M_LEFT, 10)).game.over
    g = six().vp(M_LEFT, 9).vp(MUAD_DIB, 9).vp(M_RIGHT, 9).recall()
    assert not g.game.over
    assert int(g.state.round) == 2
    g = six().conflict_deck().recall()
    assert g.state.phase in (6, 7)


@rule("S-END-02")
def test_the_team_with_the_higher_total_wins() -> None:
    g = ended(six().vp(M_LEFT, 10).vp(M_RIGHT, 1).vp(MUAD_DIB, 4).vp(SHADDAM, 6).vp(S_LEFT, 5).vp(S_RIGHT, 5))
    standings = g.game.standings()
    assert [one.seat % 2 for one in standings] == [1, 1, 1, 0, 0, 0]
    assert [(one.rank, one.team) for one in standings] == [(1, 1)] * 3 + [(2, 0)] * 3


@rule("S-END-03")
@pytest.mark.parametrize("resource", ["spice", "solari", "water", "garrison"])
def test_a_tie_is_broken_by_the_resources_added_together(resource: str) -> None:
    g = six().vp(M_LEFT, 10).vp(M_RIGHT, 1).vp(MUAD_DIB, 4).vp(SHADDAM, 5).vp(S_LEFT, 5).vp(S_RIGHT, 5)
    for seat in range(6):
        g.spice(seat, 2).solari(seat, 2).water(seat, 2)
    for seat in ALLIES:
        g.troops(seat, 3)
    # One of Shaddam's team has most of all, but his team has less in all.
    if resource == "garrison":
        g.troops(S_LEFT, 4).troops(S_RIGHT, 1)
    else:
        getattr(g, resource)(S_LEFT, 4)
        getattr(g, resource)(S_RIGHT, 0)
        getattr(g, resource)(SHADDAM, 1)
    assert {one.seat for one in ended(g).game.standings()[:3]} == {0, 2, 4}


@rule("S-END-03")
def test_the_last_tiebreak_is_who_revealed_last() -> None:
    g = six().vp(M_LEFT, 10).vp(M_RIGHT, 1).vp(MUAD_DIB, 4).vp(SHADDAM, 5).vp(S_LEFT, 5).vp(S_RIGHT, 5)
    for order, seat in enumerate((2, 3, 4, 5, 0, 1)):
        g.spice(seat, 1).solari(seat, 1).water(seat, 1)
        g.seat_of(seat).reveal_order = order + 1
    for seat in ALLIES:
        g.troops(seat, 3)
    assert {one.seat for one in ended(g).game.standings()[:3]} == {1, 3, 5}


def endgame(seat: int, card: str, g: Six) -> bool:
    """Tell whether a seat can play an Endgame card for something."""
    g.intrigue(seat, card).vp(S_RIGHT, 10).recall()
    while g.decider() is not None and g.decider() != seat:
        g.do("pass")
    before = int(g.seat_of(seat).vp)
    if f"intrigue {card}" not in g.options():
        return False
    g.do(f"intrigue {card}")
    return int(g.seat_of(seat).vp) > before


@rule("S-END-04")
@pytest.mark.parametrize("card", ["crysknife", "desert_mouse", "ornithopter"])
def test_battle_icon_cards_are_useless_to_a_commander(card: str) -> None:
    assert not endgame(MUAD_DIB, card, six())
    assert not endgame(SHADDAM, card, six())
    objective = {"crysknife": "objective_crysknife", "desert_mouse": "objective_desert_mouse_first"}.get(card)
    if objective is not None:
        assert endgame(M_LEFT, card, six().won(M_LEFT, objective))


@rule("S-END-05")
def test_other_endgame_cards_score_for_a_commander() -> None:
    two = ("the_spice_must_flow", "the_spice_must_flow")
    assert endgame(MUAD_DIB, "secure_spice_trade", six().discard(MUAD_DIB, *two))
    assert not endgame(MUAD_DIB, "secure_spice_trade", six())
    contracts = ("espionage", "harvest_3", "harvest_4", "immediate")
    assert endgame(MUAD_DIB, "choam_profits", six().completed(MUAD_DIB, *contracts))
    assert not endgame(MUAD_DIB, "choam_profits", six())


@rule("S-END-06", "S-END-05", "S-END-07")
def test_shadow_alliance_counts_the_influence_of_the_higher_ally() -> None:
    base = six().influence(S_LEFT, "guild", 6).alliance("guild", S_LEFT)
    assert endgame(MUAD_DIB, "shadow_alliance", base.influence(M_RIGHT, "guild", 4))
    assert not endgame(MUAD_DIB, "shadow_alliance", six().influence(S_LEFT, "guild", 6).alliance("guild", S_LEFT))
    friend = six().influence(M_LEFT, "guild", 6).alliance("guild", M_LEFT).influence(M_RIGHT, "guild", 4)
    assert not endgame(MUAD_DIB, "shadow_alliance", friend)
    other = six().influence(S_LEFT, "fringe_worlds", 6).alliance("fringe_worlds", S_LEFT)
    assert not endgame(MUAD_DIB, "shadow_alliance", other.influence(MUAD_DIB, "fremen", 4))


@rule("S-END-07", "S-ACT-14")
def test_commanders_activate_nobody_in_the_endgame() -> None:
    g = six().intrigue(MUAD_DIB, "shadow_alliance").vp(S_RIGHT, 10).turn(MUAD_DIB).reveal(M_LEFT)
    g.do("end turn").recall()
    assert int(g.state.fielders[MUAD_DIB]) == MUAD_DIB
    assert [int(g.state.track_holders[6 * MUAD_DIB + track]) for track in range(4)] == [-1] * 4
