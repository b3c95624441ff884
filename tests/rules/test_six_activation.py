"""Six players: whom a Commander activates, and what the Ally does in the Commander's turn (S-ACT, S-OWN, S-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rulemark import rule
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, S_RIGHT, SHADDAM, Six, six

USUL = "muad_dib_usul"
RING = "muad_dib_signet_ring"
ACCESS = "muad_dib_limited_landsraad_access"


def muad(*cards: str) -> Six:
    """It is Muad'Dib's turn; his Allies have three troops in the Garrison each."""
    g = six().hand(MUAD_DIB, *cards).water(MUAD_DIB, 3)
    return g.troops(M_LEFT, 3).troops(M_RIGHT, 3).turn(MUAD_DIB)


def active(g: Six) -> Any:
    """Return the Ally that the view shows as activated."""
    turn: Any = g.game.view(None)["turn"]
    return turn["activated"]


# --- who is activated -------------------------------------------------------------------------------


@rule("S-ACT-02", "S-SET-13", "S-ACT-01")
@pytest.mark.parametrize("ally", [M_LEFT, M_RIGHT])
def test_the_arrow_of_the_agent_names_the_ally(ally: int) -> None:
    g = muad(RING)
    assert active(g) is None
    g.do(f"agent {RING}")
    assert g.options() == [f"arrow {M_LEFT}", f"arrow {M_RIGHT}"]
    g.do(f"arrow {ally}", f"agent {RING} > arrakeen")
    assert active(g) == ally
    places = [arrow["space"] for arrow in g.arrows(MUAD_DIB)]
    assert places == (["arrakeen", None, None] if ally == M_LEFT else [None, "arrakeen", None])
    g.do("resolve arrakeen troops 1")
    assert [int(g.seat_of(seat).garrison) for seat in (M_LEFT, M_RIGHT)] == ([4, 3] if ally == M_LEFT else [3, 4])


@rule("S-ACT-02")
def test_the_second_agent_has_the_other_arrow() -> None:
    g = muad(RING, USUL).send(RING, "arrakeen", M_RIGHT)
    g.do("resolve arrakeen troops 1", "resolve arrakeen draw 1", "resolve muad_dib draw 1").end(0)
    g.turn(MUAD_DIB).do(f"agent {USUL}")
    assert g.kind() == "choose_space"  # only one Agent is left
    g.do(f"agent {USUL} > carthag")
    assert active(g) == M_LEFT


@rule("S-ACT-03", "S-SET-13")
@pytest.mark.parametrize("ally", [M_LEFT, M_RIGHT])
def test_the_swordmaster_lets_the_commander_choose(ally: int) -> None:
    g = muad(USUL).swordmaster(MUAD_DIB).turn(MUAD_DIB)
    g.do(f"agent {USUL}")
    assert g.options() == [f"arrow {M_LEFT}", f"arrow {M_RIGHT}", "arrow swordmaster"]
    g.do("arrow swordmaster")
    assert g.options() == [f"arrow to {M_LEFT}", f"arrow to {M_RIGHT}"]
    g.do(f"arrow to {ally}", f"agent {USUL} > carthag")
    assert active(g) == ally
    assert [arrow["space"] for arrow in g.arrows(MUAD_DIB)] == [None, None, "carthag"]


@rule("S-ACT-04", "S-ACT-07")
@pytest.mark.parametrize(("ally", "other"), [(M_LEFT, M_RIGHT), (M_RIGHT, M_LEFT)])
def test_in_a_reveal_turn_the_commander_chooses(ally: int, other: int) -> None:
    g = muad(ACCESS).do("reveal")
    assert (g.kind(), g.decider()) == ("activate", MUAD_DIB)
    assert g.options() == [f"activate {M_LEFT}", f"activate {M_RIGHT}"]
    g.do(f"activate {ally}")
    assert [int(g.seat_of(seat).swords) for seat in (ally, other, MUAD_DIB)] == [1, 0, 0]
    assert int(g.seat_of(MUAD_DIB).spice) == 1


@rule("S-ACT-01", "S-ACT-14")
def test_nobody_is_activated_when_the_turn_is_over() -> None:
    g = muad(RING, USUL).send(RING, "arrakeen", M_LEFT)
    assert active(g) == M_LEFT
    g.do("resolve arrakeen troops 1", "resolve arrakeen draw 1", "resolve muad_dib draw 1").end(0)
    assert int(g.state.fielders[MUAD_DIB]) == MUAD_DIB
    g.turn(MUAD_DIB)
    assert active(g) is None


@rule("S-ACT-15")
def test_a_plot_card_before_the_agent_fixes_the_ally() -> None:
    g = muad(USUL).intrigue(MUAD_DIB, "mercenaries").solari(MUAD_DIB, 3).turn(MUAD_DIB)
    g.do("intrigue mercenaries")
    assert (g.kind(), g.decider()) == ("activate", MUAD_DIB)
    g.do(f"activate {M_RIGHT}")
    assert int(g.seat_of(M_RIGHT).garrison) == 5
    g.do(f"agent {USUL}")
    assert g.kind() == "choose_space"
    g.do(f"agent {USUL} > carthag")
    assert active(g) == M_RIGHT
    assert [arrow["space"] for arrow in g.arrows(MUAD_DIB)] == [None, "carthag", None]


@rule("S-ACT-15", "S-PER-01")
@pytest.mark.parametrize("plot", [False, True])
def test_a_plot_card_before_the_agent_closes_no_space_and_opens_none(plot: bool) -> None:
    """The spaces of the own board stay open, those of the other Commander stay closed."""
    seek = "muad_dib_seek_allies"  # the icons of all four Factions
    g = muad(seek).intrigue(MUAD_DIB, "mercenaries").solari(MUAD_DIB, 3).spice(MUAD_DIB, 9).turn(MUAD_DIB)
    if plot:
        g.do("intrigue mercenaries", f"activate {M_RIGHT}")
    g.do(f"agent {seek}")
    if not plot:
        g.do(f"arrow {M_RIGHT}")
    spaces = {text.rpartition(" > ")[2] for text in g.options()}
    assert {"hardy_warriors", "desert_mastery"} <= spaces
    assert spaces & {"vast_wealth", "sardaukar"} == set()


@rule("S-ACT-15")
def test_without_an_agent_of_that_side_only_the_reveal_turn_is_left() -> None:
    g = muad(USUL, RING).send(USUL, "carthag", M_RIGHT)
    g.do(f"resolve {USUL} choose 2", "choose water 1").do("resolve carthag troops 1", "resolve carthag intrigue 1").end(
        0
    )
    g.intrigue(MUAD_DIB, "mercenaries").solari(MUAD_DIB, 3).turn(MUAD_DIB)
    assert f"agent {RING}" in g.options()
    g.do("intrigue mercenaries", f"activate {M_RIGHT}")
    assert [text for text in g.options() if text.startswith("agent")] == []
    for text in (f"agent {RING}", f"agent {RING} > arrakeen"):
        reason = g.game.why_not(text)
        assert reason is not None
        assert (reason.key, reason.rule) == ("why-other_arrow", "S-ACT-15")
    g.do("reveal")  # the Ally is fixed: nothing is asked
    assert (g.kind(), active(g)) == ("acquire", M_RIGHT)


@rule("S-ACT-15", "S-ACT-03")
def test_the_swordmaster_goes_with_a_fixed_ally() -> None:
    g = muad(USUL).swordmaster(MUAD_DIB).intrigue(MUAD_DIB, "mercenaries").solari(MUAD_DIB, 3).turn(MUAD_DIB)
    g.do("intrigue mercenaries", f"activate {M_LEFT}", f"agent {USUL}")
    assert g.options() == [f"arrow {M_LEFT}", "arrow swordmaster"]
    g.do("arrow swordmaster", f"agent {USUL} > carthag")
    assert active(g) == M_LEFT


@rule("S-ACT-17")
def test_recalling_an_agent_does_not_change_the_activation() -> None:
    g = muad(RING, ACCESS).send(RING, "arrakeen", M_LEFT)
    g.do("resolve arrakeen troops 1", "resolve arrakeen draw 1", "resolve muad_dib draw 1").end(0)
    g.influence(M_LEFT, "great_houses", 2).solari(MUAD_DIB, 3).turn(MUAD_DIB).send(ACCESS, "imperial_privilege")
    assert active(g) == M_RIGHT
    g.do("resolve imperial_privilege recall_other", "recall arrakeen")
    assert active(g) == M_RIGHT
    assert [arrow["space"] for arrow in g.arrows(MUAD_DIB)] == [None, "imperial_privilege", None]
    assert int(g.seat_of(MUAD_DIB).agents) == 1
    g.do("resolve imperial_privilege draw 1").end()
    g.hand(MUAD_DIB, USUL).swordmaster(MUAD_DIB).turn(MUAD_DIB).do(f"agent {USUL}")
    assert g.options() == [f"arrow {M_LEFT}", "arrow swordmaster"]  # the recalled one, or the new one


# --- units -------------------------------------------------------------------------------


@rule("S-GEN-04", "S-ACT-06", "S-OWN-03")
def test_units_are_recruited_for_the_activated_ally_who_decides_about_them() -> None:
    g = muad("muad_dib_demand_attention").send("muad_dib_demand_attention", "hardy_warriors", M_LEFT)
    g.do("resolve hardy_warriors troops 2")
    assert [int(g.seat_of(seat).garrison) for seat in (MUAD_DIB, M_LEFT, M_RIGHT)] == [0, 5, 3]
    assert int(g.seat_of(MUAD_DIB).supply) == 0
    view: Any = g.game.view(None)
    assert view["turn"]["recruited"] == 2
    g.do("ally deploys")
    assert (g.kind(), g.decider()) == ("field_troops", M_LEFT)


@rule("S-ACT-10", "S-ACT-06")
def test_on_a_combat_space_the_ally_deploys_the_recruits_and_two_more() -> None:
    g = muad("muad_dib_demand_attention").send("muad_dib_demand_attention", "hardy_warriors", M_LEFT)
    g.do("resolve hardy_warriors troops 2", "resolve hardy_warriors influence fremen")
    assert not [text for text in g.options() if text.startswith("deploy")]  # it is not the Commander's business
    g.do("end turn")
    assert (g.kind(), g.decider()) == ("field_troops", M_LEFT)
    assert g.options() == [f"field {n}" for n in range(5)]
    g.do("field 4")
    assert (int(g.seat_of(M_LEFT).conflict), int(g.seat_of(M_LEFT).garrison)) == (4, 1)
    assert g.decider() == (MUAD_DIB + 1) % 6


@rule("S-ACT-10")
def test_elsewhere_nobody_is_asked_to_deploy() -> None:
    g = muad("muad_dib_seek_allies").send("muad_dib_seek_allies", "economic_support", M_LEFT)
    assert "ally deploys" not in g.options()
    g.do("resolve economic_support influence great_houses", "resolve muad_dib_seek_allies trash_self", "end turn")
    assert g.decider() == (MUAD_DIB + 1) % 6


@rule("S-OWN-04")
def test_what_the_ally_deploys_counts_as_deployed_by_the_commander() -> None:
    g = muad("muad_dib_demand_attention").intrigue(MUAD_DIB, "distraction").turn(MUAD_DIB)
    g.send("muad_dib_demand_attention", "hardy_warriors", M_LEFT).do("resolve hardy_warriors troops 2")
    assert "intrigue distraction" not in g.options()
    g.do("ally deploys", "field 3")
    assert g.decider() == MUAD_DIB
    assert "intrigue distraction" in g.options()


@rule("S-OWN-01", "S-OWN-02")
def test_the_units_of_the_activated_ally_are_the_commanders_in_the_turn() -> None:
    # Tactical retreats of a Plot card: Detonation deploys troops of the Ally, who decides how many.
    g = muad(USUL).intrigue(MUAD_DIB, "detonation").turn(MUAD_DIB).do("intrigue detonation")
    g.do(f"activate {M_LEFT}", "choose deploy")
    assert (g.kind(), g.decider()) == ("deploy", M_LEFT)
    assert g.options() == [f"deploy {n}" for n in range(4)]
    g.do("deploy 3")
    assert int(g.seat_of(M_LEFT).conflict) == 3


@rule("S-OWN-02")
def test_conditions_about_own_units_ask_the_activated_ally() -> None:
    # Unpredictable Foe: a sandworm of the activated Ally gives Muad'Dib an Intrigue card.
    for ally, cards in ((M_LEFT, 1), (M_RIGHT, 0)):
        g = six().hand(MUAD_DIB, USUL).sandworms(M_LEFT, 1).turn(MUAD_DIB).reveal(ally)
        if cards:
            g.do("resolve muad_dib intrigue 1")
        assert [text for text in g.options() if text.startswith("resolve muad_dib")] == []
        assert len(g.seat_of(MUAD_DIB).intrigue) == cards


@rule("S-OWN-02", "S-OWN-01")
def test_clever_tactician_counts_and_retreats_units_of_the_activated_ally() -> None:
    card = "chani_clever_tactician"
    for ally in (M_LEFT, M_RIGHT):
        g = six().troops(M_LEFT, 0, 3).hand(MUAD_DIB, card).turn(MUAD_DIB).send(card, "arrakeen", ally)
        assert (f"resolve {card} intrigue 1" in g.options()) is (ally == M_LEFT)
        g = six().troops(M_LEFT, 0, 3).hand(MUAD_DIB, card).turn(MUAD_DIB).reveal(ally)
        assert (f"resolve {card} pay retreat 2" in g.options()) is (ally == M_LEFT)
    g = six().troops(M_LEFT, 0, 3).hand(MUAD_DIB, card).turn(MUAD_DIB).reveal(M_LEFT)
    g.do(f"resolve {card} pay retreat 2")
    assert (int(g.seat_of(M_LEFT).garrison), int(g.seat_of(M_LEFT).conflict)) == (2, 1)
    assert int(g.seat_of(M_LEFT).swords) == 4


@rule("S-OWN-07", "S-GEN-03")
def test_outside_own_turns_a_commander_owns_no_troops() -> None:
    g = muad(USUL).send(USUL, "carthag", M_LEFT)
    g.do(f"resolve {USUL} choose 2", "choose water 1", "resolve carthag troops 1", "resolve carthag intrigue 1").end(2)
    one = g.seat_of(MUAD_DIB)
    assert (int(one.supply), int(one.garrison), int(one.conflict)) == (0, 0, 0)
    assert int(g.state.fielders[MUAD_DIB]) == MUAD_DIB
    view: Any = g.game.view(None)
    assert view["seats"][MUAD_DIB]["strength"] == 0


# --- Maker Hooks and sandworms -------------------------------------------------------------------------------


@rule("S-ACT-08", "S-OWN-06")
def test_muad_dib_at_deep_desert() -> None:
    g = muad(RING).hooks(M_LEFT).bonus_spice("deep_desert", 3).spice(MUAD_DIB, 0).spice(M_LEFT, 0).turn(MUAD_DIB)
    g.send(RING, "deep_desert", M_LEFT)
    g.do("resolve deep_desert choose", "choose sandworm")
    assert (int(g.seat_of(MUAD_DIB).spice), int(g.seat_of(M_LEFT).spice)) == (3, 0)  # the bonus spice is his
    assert (g.worms_of(M_LEFT), g.worms_of(MUAD_DIB)) == (2, 0)
    g.do("resolve muad_dib draw 1", "end turn")
    assert (g.kind(), g.decider()) == ("field_troops", M_LEFT)


@rule("S-OWN-06")
def test_hooks_of_the_other_ally_do_not_serve() -> None:
    g = muad(RING).hooks(M_LEFT).turn(MUAD_DIB).spice(MUAD_DIB, 0).send(RING, "deep_desert", M_RIGHT)
    g.do("resolve deep_desert choose")
    assert g.kind() == "resolve"  # four spice are all that is left
    assert (int(g.seat_of(MUAD_DIB).spice), g.worms_of(M_RIGHT)) == (4, 0)


@rule("S-OWN-08")
def test_both_allies_of_muad_dib_get_hooks() -> None:
    g = muad(RING).influence(M_LEFT, "fringe_worlds", 2).turn(MUAD_DIB).send(RING, "sietch_tabr", M_RIGHT)
    g.do("resolve sietch_tabr choose 2", "choose maker_hooks")
    view: Any = g.game.view(None)
    assert [view["seats"][seat]["maker_hooks"] for seat in (M_LEFT, M_RIGHT, S_LEFT, S_RIGHT, SHADDAM)] == [
        True,
        True,
        False,
        False,
        False,
    ]


@rule("S-OWN-08")
def test_an_ally_takes_them_for_both_too() -> None:
    g = six().influence(M_LEFT, "fringe_worlds", 2).hand(M_LEFT, "reconnaissance").turn(M_LEFT)
    g.send("reconnaissance", "sietch_tabr").do("resolve sietch_tabr choose 2", "choose maker_hooks")
    view: Any = g.game.view(None)
    assert [view["seats"][seat]["maker_hooks"] for seat in (M_LEFT, M_RIGHT)] == [True, True]


@rule("S-OWN-08")
def test_shaddams_team_never_has_hooks() -> None:
    g = six().influence(S_LEFT, "fringe_worlds", 2).hand(S_LEFT, "reconnaissance").water(S_LEFT, 0).turn(S_LEFT)
    g.troops(S_LEFT, 3).turn(S_LEFT).send("reconnaissance", "sietch_tabr")
    g.do("resolve sietch_tabr choose 2", "choose maker_hooks")
    view: Any = g.game.view(None)
    assert [view["seats"][seat]["maker_hooks"] for seat in range(6)] == [False] * 6
    assert (int(g.seat_of(S_LEFT).garrison), int(g.seat_of(S_LEFT).water)) == (4, 1)  # the rest of it comes


@rule("S-OWN-09")
def test_unexpected_allies_summon_for_either_team_without_hooks() -> None:
    g = six().intrigue(S_LEFT, "unexpected_allies").water(S_LEFT, 2).turn(S_LEFT).do("intrigue unexpected_allies")
    if g.kind() == "shield_wall":
        g.do("decline")
    assert g.worms_of(S_LEFT) == 1


# --- swords -------------------------------------------------------------------------------


def reveal_for(ally: int, g: Six) -> Six:
    """Muad'Dib reveals Limited Landsraad Access for an Ally and ends the turn."""
    g.hand(MUAD_DIB, ACCESS).turn(MUAD_DIB).reveal(ally)
    g.do("end turn")
    return g


@rule("S-ACT-11", "S-ACT-07")
def test_swords_for_an_unrevealed_ally_are_kept_for_the_own_reveal_turn() -> None:
    g = reveal_for(M_LEFT, six().troops(M_LEFT, 3, 2).hand(M_LEFT, "dagger"))
    assert g.marker_of(M_LEFT) == 0
    g.turn(M_LEFT).do("reveal", "end turn")
    assert g.marker_of(M_LEFT) == 2 * 2 + 1 + 1


@rule("S-ACT-11")
def test_they_are_lost_without_a_unit_at_that_reveal_turn() -> None:
    g = reveal_for(M_LEFT, six().troops(M_LEFT, 3).hand(M_LEFT, "dagger"))
    assert int(g.seat_of(M_LEFT).swords) == 1
    g.turn(M_LEFT).do("reveal", "end turn")
    assert (int(g.seat_of(M_LEFT).swords), g.marker_of(M_LEFT)) == (0, 0)


@rule("S-ACT-13", "S-ACT-12")
def test_who_joins_later_has_lost_the_swords_of_the_reveal_turn() -> None:
    g = six().troops(M_LEFT, 3).hand(M_LEFT, "dagger").turn(M_LEFT).do("reveal", "end turn")
    g.hand(MUAD_DIB, USUL).turn(MUAD_DIB).send(USUL, "carthag", M_LEFT)
    g.do(f"resolve {USUL} choose 2", "choose water 1", "resolve carthag troops 1", "resolve carthag intrigue 1").end(2)
    assert g.marker_of(M_LEFT) == 4  # two troops; the dagger is gone


@rule("S-ACT-12")
def test_the_marker_of_a_revealed_ally_is_adjusted_at_once() -> None:
    g = six().troops(M_LEFT, 3, 1).hand(M_LEFT, "dagger").turn(M_LEFT).do("reveal", "end turn")
    assert g.marker_of(M_LEFT) == 3
    g.hand(MUAD_DIB, USUL).turn(MUAD_DIB).send(USUL, "carthag", M_LEFT)
    g.do(f"resolve {USUL} choose 2", "choose water 1", "resolve carthag troops 1", "ally deploys", "field 3")
    assert g.marker_of(M_LEFT) == 3 + 3 * 2
    view: Any = g.game.view(None)
    assert view["seats"][M_LEFT]["strength"] == 9


@rule("S-ACT-16")
@pytest.mark.parametrize(("deployed", "strength"), [(1, 3), (0, 0)])
def test_swords_for_a_revealed_ally_count_at_once_with_a_unit(deployed: int, strength: int) -> None:
    g = six().troops(M_LEFT, 3, deployed).hand(M_LEFT).turn(M_LEFT).do("reveal", "end turn")
    reveal_for(M_LEFT, g)
    assert (g.marker_of(M_LEFT), int(g.seat_of(M_LEFT).swords)) == (strength, deployed)


# --- friends and opponents -------------------------------------------------------------------------------


@rule("S-GEN-07", "S-GEN-09")
def test_effects_on_opponents_spare_the_own_team() -> None:
    g = six().hand(M_LEFT, "diplomacy")
    four = ("detonation", "cunning", "mercenaries", "impress")
    for seat in (MUAD_DIB, M_RIGHT, SHADDAM, S_LEFT, S_RIGHT):
        g.intrigue(seat, *four)
    g.turn(M_LEFT).send("diplomacy", "secrets").do("resolve secrets steal_intrigue")
    counts = [len(g.seat_of(seat).intrigue) for seat in (MUAD_DIB, M_RIGHT, SHADDAM, S_LEFT, S_RIGHT)]
    assert counts == [4, 4, 3, 3, 3]
    assert len(g.seat_of(M_LEFT).intrigue) == 3


@rule("S-GEN-09")
def test_each_opponent_is_each_player_of_the_other_team() -> None:
    g = six().spies(M_LEFT, "guild").hand(M_LEFT, "covert_operation")
    for seat in (MUAD_DIB, M_RIGHT, SHADDAM, S_LEFT, S_RIGHT):
        g.hand(seat, "convincing_argument")
    g.turn(M_LEFT).send("covert_operation", "deliver_supplies")
    if g.kind() == "gather_intelligence":
        g.do("decline")
    g.do("resolve covert_operation discard")
    asked = []
    while g.kind() == "discard":
        asked.append(g.decider())
        g.do("discard convincing_argument")
    assert sorted(asked) == [S_RIGHT, SHADDAM, S_LEFT]
    assert [len(g.seat_of(seat).hand) for seat in (MUAD_DIB, M_RIGHT)] == [1, 1]


@rule("S-GEN-10")
def test_a_spy_lets_in_where_a_teammate_stands() -> None:
    g = six().agent_at(M_RIGHT, "arrakeen").hand(M_LEFT, "reconnaissance").turn(M_LEFT)
    g.do("agent reconnaissance")
    assert "agent reconnaissance > arrakeen" not in g.options()
    g.spies(M_LEFT, "refinery_arrakeen").turn(M_LEFT).do("agent reconnaissance")
    assert "agent reconnaissance > arrakeen" in g.options()


@rule("S-GEN-10")
def test_smuggle_spice_pays_for_a_teammates_agent() -> None:
    leaders = ("muad_dib", "lady_margot_fenring", "staban_tuek", "shaddam_corrino_iv", None, None)
    g = six(leaders=leaders).spies(M_LEFT, "imperial_basin").spice(M_LEFT, 0).hand(MUAD_DIB, RING).turn(MUAD_DIB)
    g.send(RING, "imperial_basin", M_RIGHT)
    assert int(g.seat_of(M_LEFT).spice) == 1


@rule("S-GEN-05")
def test_allies_fight_separately() -> None:
    g = six().troops(M_LEFT, 0, 2).troops(M_RIGHT, 0, 2).troops(S_LEFT, 0, 3).combat().do("decline", "decline")
    assert [g.strength_of(seat) for seat in (M_LEFT, M_RIGHT, S_LEFT)] == [4, 4, 6]
    assert "conflict_won" in g.events()
    assert int(g.state.winner) == S_LEFT


@rule("S-COM-01")
def test_a_teammate_sees_no_more_than_an_opponent() -> None:
    g = six().hand(MUAD_DIB, USUL, RING).intrigue(MUAD_DIB, "impress").turn(M_LEFT)
    friend: Any = g.game.view(M_LEFT)["seats"]
    enemy: Any = g.game.view(S_LEFT)["seats"]
    assert friend[MUAD_DIB] == enemy[MUAD_DIB]
    assert "hand" not in friend[MUAD_DIB]
    assert "intrigue" not in friend[MUAD_DIB]


@rule("S-ACT-15")
def test_only_an_ally_with_whom_the_effect_works_can_be_activated_for_it() -> None:
    """Opportunism costs Influence, which is an Ally's: who has none of it is not offered, and the card is not lost."""
    g = six().intrigue(MUAD_DIB, "opportunism").solari(MUAD_DIB, 2).influence(M_RIGHT, "guild", 2).turn(MUAD_DIB)
    vp = int(g.seat_of(MUAD_DIB).vp)
    g.do("intrigue opportunism")
    assert g.options() == [f"activate {M_RIGHT}"]
    g.do(f"activate {M_RIGHT}")
    while g.kind() == "lose_influence":
        g.do(g.options()[0])
    assert int(g.seat_of(MUAD_DIB).vp) == vp + 1
    assert g.seat_of(M_RIGHT).influence(1) == 0
