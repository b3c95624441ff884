"""The Plot Intrigue cards of Uprising."""

from __future__ import annotations

import pytest

from tests.content.uprising.cards_kit import DRAW, RECRUIT, Changes, can_play, played, plot, rich
from tests.support.rulemark import rule

# Plot effects that need no answer but those given: what they bring in the rich position, with Influence on all tracks.
PLOT: dict[str, tuple[Changes, tuple[str, ...]]] = {
    "contingency_plan": ({"solari": 2}, ()),
    "crysknife": ({"spice": 1}, ()),
    "desert_mouse": ({"spice": 1}, ()),
    "ornithopter": ({"spice": 1}, ()),
    "mercenaries": ({"solari": -3, "intrigue": 1, "supply": -2, "garrison": 2}, ()),
    "buy_access": (
        {"solari": -5, "guild": 1, "fremen": 1},
        ("choose influence guild", "choose influence fremen"),
    ),
    "imperium_politics": ({"solari": -1, "guild": 1}, ("influence guild",)),
    "sietch_ritual": ({"hand": -1, "discard": 1, "fremen": 1}, ("discard dagger", "influence fremen")),
    "opportunism": ({"guild": -2, "solari": -2, "vp": 1}, ("lose guild", "lose guild")),
    "shaddams_favor": (RECRUIT, ()),
    "intelligence_report": (DRAW, ()),
}
NEEDS: dict[str, str] = {
    "mercenaries": "solari",
    "buy_access": "solari",
    "imperium_politics": "solari",
    "opportunism": "solari",
    "sietch_ritual": "hand",
}


@pytest.mark.parametrize("card", PLOT)
def test_plot_effects(card: str) -> None:
    brings, answers = PLOT[card]
    g = plot(card).turn(0) if card != "opportunism" else plot(card).influence(0, "guild", 4).turn(0)
    assert played(g, card, *answers) == brings
    assert g.intrigue_names(g.state.intrigue_discard) == [card]


@rule("U-INT-04")
@pytest.mark.parametrize("card", NEEDS)
def test_what_cannot_be_paid_is_not_played(card: str) -> None:
    g = plot(card).influence(0, "guild", 3)
    if NEEDS[card] == "solari":
        g.solari(0, 0)
    else:
        g.hand(0)
    assert not can_play(g.turn(0), card)


@pytest.mark.parametrize(("levels", "can"), [((1, 0), False), ((1, 1), True), ((2, 0), True)])
def test_opportunism_loses_two_influence_of_one_or_two_factions(levels: tuple[int, int], can: bool) -> None:
    g = plot("opportunism").influence(0, "guild", levels[0]).influence(0, "fremen", levels[1]).turn(0)
    assert can_play(g, "opportunism") is can


def test_sietch_ritual_and_imperium_politics_offer_two_factions() -> None:
    for card, factions in (("sietch_ritual", ["bene_gesserit", "fremen"]), ("imperium_politics", ["emperor", "guild"])):
        g = plot(card).turn(0).do(f"intrigue {card}")
        if g.kind() == "discard":
            g.do("discard dagger")
        assert g.options() == [f"influence {faction}" for faction in factions]


def test_buy_access_needs_two_different_factions() -> None:
    g = plot("buy_access").turn(0).do("intrigue buy_access", "choose influence guild")
    assert g.options() == [f"choose influence {name}" for name in ("emperor", "bene_gesserit", "fremen")]


def test_councilors_ambition_needs_a_seat() -> None:
    assert not can_play(plot("councilors_ambition").turn(0), "councilors_ambition")
    assert played(plot("councilors_ambition").council(0).turn(0), "councilors_ambition") == {"water": 2}


def test_call_to_arms_recruits_with_each_card_of_the_reveal_turn() -> None:
    """Played in an Agent turn it waits face up; cards acquired before bring nothing (F-INT-03)."""
    g = plot("call_to_arms").persuasion(0, 9).turn(0).do("intrigue call_to_arms")
    assert g.intrigue_names(g.seat_of(0).face_up) == ["call_to_arms"]
    g.do("reveal", "acquire maula_pistol", "acquire desert_survival")
    assert g.seat_of(0).garrison == 5
    g.do("end turn")
    assert g.intrigue_names(g.state.intrigue_discard) == ["call_to_arms"]
    late = plot("call_to_arms").persuasion(0, 9).turn(0).do("reveal", "acquire maula_pistol", "intrigue call_to_arms")
    late.do("acquire desert_survival")
    assert late.seat_of(0).garrison == 4


@rule("U-INT-04")
def test_change_allegiances_has_two_arrows_of_which_one_is_enough() -> None:
    g = plot("change_allegiances").influence(0, "guild", 1).turn(0).do("intrigue change_allegiances")
    assert g.options() == ["choose pay lose_influence 1", "choose pay spice 3"]  # one must be used
    g.do("choose pay spice 3", "influence emperor")
    assert g.options() == ["choose pay lose_influence 1", "pass"]
    g.do("pass")
    assert (g.seat_of(0).spice, g.influence_of(0, "guild"), g.influence_of(0, "emperor")) == (17, 1, 1)
    both = plot("change_allegiances").influence(0, "guild", 1).turn(0).do("intrigue change_allegiances")
    both.do("choose pay lose_influence 1", "lose guild", "influence fremen", "choose pay spice 3", "influence fremen")
    assert (both.influence_of(0, "guild"), both.influence_of(0, "fremen"), both.seat_of(0).spice) == (0, 2, 17)
    none = plot("change_allegiances").spice(0, 2).turn(0)
    assert not can_play(none, "change_allegiances")
    poor = plot("change_allegiances").spice(0, 2).influence(0, "guild", 1).turn(0).do("intrigue change_allegiances")
    assert poor.options() == ["lose guild"]  # the only line that is possible


@rule("U-INT-04")
def test_depart_for_arrakis_has_an_arrow_and_a_condition() -> None:
    g = plot("depart_for_arrakis").influence(0, "guild", 3).turn(0).do("intrigue depart_for_arrakis")
    assert g.options() == ["choose pay spice 2", "choose draw 1"]
    g.do("choose pay spice 2")  # the other line has no arrow, so it follows
    seat = g.seat_of(0)
    assert (seat.spice, seat.garrison, len(seat.hand)) == (18, 6, 2)
    drawn = (
        plot("depart_for_arrakis").influence(0, "guild", 3).turn(0).do("intrigue depart_for_arrakis", "choose draw 1")
    )
    drawn.do("pass")
    assert (drawn.seat_of(0).spice, len(drawn.seat_of(0).hand)) == (20, 2)
    assert not can_play(plot("depart_for_arrakis").spice(0, 1).influence(0, "guild", 2).turn(0), "depart_for_arrakis")
    assert can_play(plot("depart_for_arrakis").spice(0, 1).influence(0, "guild", 3).turn(0), "depart_for_arrakis")


@rule("U-INT-04")
def test_strategic_stockpiling_sells_one_or_two_victory_points() -> None:
    g = plot("strategic_stockpiling").influence(0, "fremen", 3).turn(0)
    g.do("intrigue strategic_stockpiling", "choose pay spice 5", "choose pay water 3")
    assert (g.seat_of(0).vp, g.seat_of(0).spice, g.seat_of(0).water) == (3, 15, 17)
    one = plot("strategic_stockpiling").influence(0, "fremen", 2).turn(0).do("intrigue strategic_stockpiling")
    assert (one.seat_of(0).vp, one.seat_of(0).spice, one.seat_of(0).water) == (2, 15, 20)
    poor = plot("strategic_stockpiling").influence(0, "fremen", 2).spice(0, 4).turn(0)
    assert not can_play(poor, "strategic_stockpiling")


def test_cunning_draws_and_for_a_spice_trashes() -> None:
    assert played(plot("cunning").turn(0), "cunning", "choose draw 1") == DRAW
    change = played(plot("cunning").turn(0), "cunning", "choose pay spice 1", "trash dagger hand")
    assert change == {"spice": -1, "deck": -1}
    poor = plot("cunning").spice(0, 0).turn(0).do("intrigue cunning")
    assert poor.options() == ["choose draw 1"]


@rule("U-SHW-04", "F-UPR-18")
def test_detonation_removes_the_wall_or_deploys() -> None:
    g = plot("detonation").turn(0).do("intrigue detonation", "choose shield_wall_off")
    if g.kind() != "play_card":
        g.do(g.options()[0])
    assert not g.wall_stands
    g = plot("detonation").turn(0).do("intrigue detonation", "choose deploy")
    assert g.options() == [f"deploy {n}" for n in range(4)]
    g.do("deploy 3")
    assert g.seat_of(0).conflict == 3


@rule("U-INT-04", "U-SHW-07")
def test_detonation_is_not_played_for_nothing() -> None:
    gone = plot("detonation").shield_wall(False).troops(0, 0).turn(0)
    assert not can_play(gone, "detonation")  # no wall and nobody to deploy
    reason = gone.game.why_not("intrigue detonation")
    assert reason is not None
    assert can_play(plot("detonation").troops(0, 0).turn(0), "detonation")
    some = plot("detonation").shield_wall(False).troops(0, 2).turn(0).do("intrigue detonation")
    assert "choose shield_wall_off" not in some.options()  # that line cannot be carried out
    if some.kind() == "choose_effect":
        some.do("choose deploy")
    assert some.options() == ["deploy 0", "deploy 1", "deploy 2"]


@rule("U-UNT-08", "U-CLR-17")
def test_distraction_after_three_units_in_one_turn() -> None:
    """Scenario 8: two Garrison troops and a sandworm; the spy may share a post."""
    g = rich("dagger").intrigue(0, "distraction", "unexpected_allies").spies(1, "choam").shield_wall(False).turn(0)
    g.hand(0, "maula_pistol").turn(0).do("agent maula_pistol > imperial_basin", "deploy 2")
    assert not can_play(g, "distraction")
    g.do("intrigue unexpected_allies")
    while g.kind() != "resolve":
        g.do(g.options()[0])
    assert g.worms_of(0) == 1
    assert can_play(g, "distraction")
    assert played(g, "distraction", "spy on choam") == {"spies": 1}


@rule("U-ACQ-02")
def test_inspire_awe_puts_the_card_into_the_hand_with_a_sandworm() -> None:
    g = plot("inspire_awe").turn(0).do("intrigue inspire_awe")
    assert sorted(g.options()) == ["acquire desert_survival", "acquire maula_pistol", "acquire prepare_the_way"]
    g.do("acquire maula_pistol")
    assert (g.names(g.seat_of(0).discard), g.names(g.state.row)[-1]) == (["maula_pistol"], "shishakli")
    worm = plot("inspire_awe").sandworms(0, 1).turn(0).do("intrigue inspire_awe", "acquire maula_pistol")
    assert worm.names(worm.seat_of(0).hand) == ["dagger", "maula_pistol"]
    assert worm.seat_of(0).persuasion == 0
    # In the Reveal turn a card that comes into the hand is revealed at once, as one drawn (B-REV-07).
    late = plot("inspire_awe").sandworms(0, 1).turn(0).do("reveal", "intrigue inspire_awe", "acquire maula_pistol")
    assert (late.seat_of(0).swords, late.names(late.seat_of(0).hand)) == (2, [])


def test_intelligence_report_draws_more_with_two_spies() -> None:
    g = plot("intelligence_report").spies(0, "choam", "guild").turn(0)
    assert played(g, "intelligence_report") == {"deck": -2, "hand": 2}


@rule("F-UPR-10")
def test_manipulate_keeps_a_card_of_the_row() -> None:
    g = plot("manipulate").turn(0).do("intrigue manipulate", "reserve steersman")
    assert g.names(g.seat_of(0).aside) == ["steersman"]
    assert "steersman" not in g.names(g.state.row)
    g.persuasion(0, 7).turn(0).do("reveal", "acquire steersman aside")
    assert g.seat_of(0).persuasion == 0
    lost = plot("manipulate").turn(0).do("intrigue manipulate", "reserve steersman", "reveal", "end turn")
    assert lost.names(lost.state.trashed) == ["steersman"]


def test_market_opportunity_trades_either_way() -> None:
    assert played(plot("market_opportunity").turn(0), "market_opportunity", "choose pay spice 2") == {
        "spice": -2,
        "solari": 5,
    }
    assert played(plot("market_opportunity").turn(0), "market_opportunity", "choose pay solari 5") == {
        "solari": -5,
        "spice": 5,
    }
    assert not can_play(plot("market_opportunity").solari(0, 4).spice(0, 1).turn(0), "market_opportunity")


def test_shaddams_favor_pays_with_three_emperor_influence() -> None:
    g = plot("shaddams_favor").influence(0, "emperor", 3).turn(0)
    assert played(g, "shaddams_favor") == {**RECRUIT, "solari": 3}


def test_special_mission_spies_on_a_city_or_detonates() -> None:
    g = plot("special_mission").turn(0).do("intrigue special_mission", "choose spy")
    cities = ["spy on refinery_arrakeen", "spy on research_refinery", "spy on research_sietch"]
    assert sorted(text for text in g.options() if text != "decline") == cities
    g = plot("special_mission").spies(0, "choam").turn(0).do("intrigue special_mission", "choose pay recall_spy 1")
    while g.kind() != "play_card":
        g.do(g.options()[0])
    assert (g.spies_of(0), g.seat_of(0).spice, g.wall_stands) == ([], 22, False)


@rule("U-WRM-03", "U-WRM-12", "U-SHW-06")
def test_unexpected_allies_needs_no_hooks() -> None:
    """Scenario 5: the wall goes, the sandworm enters, 3 strength more."""
    g = plot("unexpected_allies").conflict("siege_of_arrakeen").turn(0)
    before = g.strength_of(0)
    g.do("intrigue unexpected_allies")
    while g.kind() != "play_card":
        g.do(g.options()[0])
    assert (g.wall_stands, g.worms_of(0), g.strength_of(0) - before) == (False, 1, 3)
    assert g.seat_of(0).water == 18
    kept = plot("unexpected_allies").conflict("siege_of_arrakeen").turn(0).do("intrigue unexpected_allies", "decline")
    assert (kept.wall_stands, kept.worms_of(0)) == (True, 0)
