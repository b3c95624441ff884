"""Immortality: specimens, the Tleilaxu Row, Family Atomics and the new icons (I-SPM, I-ROW, I-ATM, I-ICO)."""

import pytest

import landsraad as ls
from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, immortality

ROW = ("imperial_spy", "gurney_halleck", "duncan_idaho", "worm_riders", "liet_kynes")


def tanks(g: Scenario, seat: int = 0) -> int:
    """Return the specimens of a seat."""
    return pieces.specimens_of(g.state, seat)


def revealing(*hand: str, specimens: int = 0, garrison: int = 3, deployed: int = 0) -> Scenario:
    """Seat 0 begins a turn with this hand; Chairdog (2) and Ghola (3) are in the Tleilaxu Row, Usurp comes next."""
    g = immortality(3).hand(0, *hand).troops(0, garrison, deployed).specimens(0, specimens)
    return g.tleilaxu_row("chairdog", "ghola").tleilaxu_deck("usurp", "contaminator").row(*ROW).turn(0)


@rule("I-SPM-01")
def test_a_specimen_is_a_troop_of_the_supply() -> None:
    g = revealing("experimentation").do("reveal")
    assert (g.seat_of(0).supply, tanks(g), g.seat_of(0).garrison) == (8, 1, 3)
    empty = revealing("experimentation", garrison=12).do("reveal")
    assert "end turn" not in empty.options()
    empty.do("resolve experimentation specimen")
    assert (tanks(empty), empty.seat_of(0).supply) == (0, 0)


@rule("I-SPM-01", "I-SPM-02")
def test_a_supply_that_runs_out_waits_for_what_comes_back() -> None:
    """Reveal effects and acquiring come in any order: paying first fills the Supply for the icon."""
    g = revealing("experimentation", specimens=3, garrison=9).do("reveal", "acquire ghola")
    assert (tanks(g), g.seat_of(0).supply) == (0, 3)
    g.do("resolve experimentation specimen")
    assert (tanks(g), g.seat_of(0).supply) == (1, 2)


@rule("I-SPM-02")
def test_specimens_pay_and_go_back_to_the_supply() -> None:
    g = revealing("dagger", specimens=4).do("reveal")
    assert g.seat_of(0).supply == 5
    g.do("acquire ghola")
    assert (tanks(g), g.seat_of(0).supply) == (1, 8)
    merchant = revealing("organ_merchants", specimens=1)
    merchant.do("agent organ_merchants > carthag", "resolve organ_merchants pay specimen 1")
    assert (tanks(merchant), merchant.seat_of(0).solari) == (0, 4)
    poor = revealing("organ_merchants").do("agent organ_merchants > carthag")
    assert not any("organ_merchants" in text for text in poor.options())


@rule("I-SPM-03")
def test_specimens_go_back_just_before_troops_are_taken() -> None:
    g = revealing("reconnaissance", specimens=4, garrison=7, deployed=1)  # the Supply is empty
    g.do("agent reconnaissance > arrakeen", "resolve arrakeen troops 1")
    assert (g.kind(), g.options()) == ("return_specimens", ["return specimens 0", "return specimens 1"])
    g.do("return specimens 1")
    assert (tanks(g), g.seat_of(0).garrison) == (3, 8)
    kept = revealing("reconnaissance", specimens=4, garrison=7, deployed=1)
    kept.do("agent reconnaissance > arrakeen", "resolve arrakeen troops 1", "return specimens 0")
    assert (tanks(kept), kept.seat_of(0).garrison) == (4, 7)
    assert ("specimen_returned" in g.events(), "specimen_returned" in kept.events()) == (True, False)
    ample = revealing("reconnaissance", specimens=4, garrison=3).do("agent reconnaissance > arrakeen")
    if any("troops" in text for text in ample.options()):
        ample.do("resolve arrakeen troops 1")
    assert (ample.kind(), tanks(ample)) == ("resolve", 4)


@rule("I-SPM-03")
def test_even_for_the_defence_at_the_start_of_a_round() -> None:
    g = immortality(3).specimens(0, 9).troops(0, 3).control(0, "arrakeen")
    g.conflict_deck("siege_of_arrakeen").round_start()
    assert (g.kind(), g.decider()) == ("defend", 0)
    g.do("defend")
    assert (tanks(g), g.seat_of(0).conflict, g.seat_of(0).garrison) == (8, 1, 3)


@rule("I-SPM-04", "I-SPM-05", "I-SPM-06")
def test_specimens_are_troops_that_do_nothing() -> None:
    g = revealing("dagger", specimens=9, garrison=3).solari(0, 4).turn(0)
    assert g.seat_of(0).supply == 0
    assert g.strength_of(0) == 0
    g.do("agent dagger > rally_troops", "resolve rally_troops troops 4", "return specimens 0")
    assert (g.seat_of(0).garrison, g.state.recruited) == (3, 0)
    assert not any(text.startswith("deploy") for text in g.options())
    gained = revealing("bene_tleilax_lab").do("agent bene_tleilax_lab > carthag")
    assert (tanks(gained), gained.state.recruited) == (1, 1)  # the space recruits one, the specimen is none
    one = gained.seat_of(0)
    assert int(one.supply + one.garrison + one.conflict) + tanks(gained) == 12
    more = revealing("experimentation", specimens=7, garrison=3).do("reveal")
    assert tanks(more) == 8
    later = revealing("dagger", specimens=9).revealed(1, 2)
    later.do("reveal", "end turn")
    while later.state.round == 1:
        later.do(later.options()[0])
    assert tanks(later) == 9


# --- the Tleilaxu Row ------------------------------------------------------------------------------------------------


@rule("I-ROW-01", "I-ROW-04")
def test_any_number_of_cards_in_the_reveal_turn() -> None:
    g = revealing("dagger", "convincing_argument", specimens=9)
    assert not any(text.startswith("acquire") for text in g.options())
    g.do("reveal")
    persuasion = g.seat_of(0).persuasion
    assert {"acquire chairdog", "acquire ghola", "acquire reclaimed_forces"} <= set(g.options())
    g.do("acquire ghola")
    assert pieces.tleilaxu_row(g.state) == ["chairdog", "usurp"]  # refilled at once
    g.do("acquire usurp", "acquire chairdog")
    assert (tanks(g), g.seat_of(0).persuasion) == (0, persuasion)
    assert sorted(g.names(g.seat_of(0).discard)) == ["chairdog", "ghola", "usurp"]
    assert not any(text.startswith(("acquire contaminator", "acquire reclaimed")) for text in g.options())


@rule("I-ROW-01")
def test_specimens_pay_for_no_other_card() -> None:
    g = revealing("dagger", specimens=9).do("reveal")
    assert not any(text in g.options() for text in ("acquire imperial_spy", "acquire arrakis_liaison"))


@rule("I-ROW-02")
def test_outside_the_reveal_turn_only_an_effect_acquires_one() -> None:
    g = revealing("tleilaxu_master", specimens=9).research(0, "c5a")
    g.turn(0).do("agent tleilaxu_master > hall_of_oratory")
    assert not any(text.startswith("acquire") for text in g.options())
    g.do("resolve tleilaxu_master acquire_free")
    assert all(name not in text for text in g.options() for name in ("chairdog", "ghola", "reclaimed_forces"))


@rule("I-ROW-03")
def test_an_acquired_card_is_a_deck_card_with_its_acquire_box() -> None:
    g = revealing("dagger", specimens=5).tleilaxu_row("corrino_genes", "subject_x_137").turn(0)
    g.do("reveal", "acquire corrino_genes", "acquire subject_x_137")
    assert g.seat_of(0).solari == 2
    assert pieces.tleilaxu_place(g.state, 0) == 1
    assert g.names(g.seat_of(0).discard) == ["corrino_genes", "subject_x_137"]
    trash = immortality(3).hand(0, "throne_room_politics").discard(0, "contaminator").turn(0)
    trash.do("agent throne_room_politics > wealth", "resolve throne_room_politics trash", "trash contaminator discard")
    assert trash.names(trash.state.trashed)[-1] == "contaminator"


@rule("I-ROW-05")
def test_with_an_empty_deck_the_row_stays_smaller() -> None:
    g = revealing("dagger", specimens=6).tleilaxu_deck().turn(0).do("reveal", "acquire chairdog")
    assert pieces.tleilaxu_row(g.state) == [None, "ghola"]
    g.do("acquire ghola")
    assert pieces.tleilaxu_row(g.state) == [None, None]
    assert g.game.view(0)["tleilaxu_row"] == [None, None]
    assert "acquire reclaimed_forces" not in g.options()


@rule("I-ROW-06", "I-ROW-07")
def test_reclaimed_forces_stays_and_serves_again() -> None:
    g = revealing("dagger", specimens=7, garrison=5).do("reveal", "acquire reclaimed_forces")  # an empty Supply
    assert (g.seat_of(0).supply, g.options()) == (3, ["choose troops 2", "choose tleilaxu"])
    g.do("choose troops 2")
    assert (g.seat_of(0).garrison, tanks(g)) == (7, 4)
    g.do("acquire reclaimed_forces", "choose tleilaxu")
    assert (pieces.tleilaxu_place(g.state, 0), tanks(g)) == (1, 1)
    assert g.game.view(0)["tleilaxu_stays"] == ["reclaimed_forces"]
    assert not any("reclaimed_forces" in g.names(zone) for zone in (g.seat_of(0).discard, g.seat_of(0).deck))
    assert "acquire reclaimed_forces" not in g.options()


@rule("I-ROW-08")
def test_what_speaks_of_persuasion_or_the_imperium_row_leaves_them_alone() -> None:
    g = immortality(3, leaders=("helena_richese", "paul_atreides", "duke_leto_atreides")).hand(0, "signet_ring")
    g.tleilaxu_row("chairdog", "ghola").row(*ROW).specimens(0, 6).turn(0)
    g.do("agent signet_ring > arrakeen", "resolve helena_richese reserve")
    assert g.options() == [f"reserve {card}" for card in ROW]
    rules = g.state.rules
    assert not any(rules.cards[card].price for card in rules.imperium_deck)  # the Imperium Row never has one
    bribe = revealing("dagger", specimens=6)
    bribe.row("imperial_spy").imperium_deck().turn(0).do("reveal")
    assert pieces.tleilaxu_row(bribe.state) == ["chairdog", "ghola"]


@rule("I-ROW-09", "I-MIX-01")
def test_what_speaks_of_acquired_cards_means_them_too() -> None:
    g = immortality(3, modules=("ix",)).hand(0, "dagger").specimens(0, 5).tleilaxu_row("chairdog", "ghola")
    g.tiles(0, "spaceport").turn(0).do("reveal", "acquire chairdog")
    assert g.options() == ["top", "pile"]  # before the first marker
    g.do("top")
    assert g.names(g.seat_of(0).deck)[-1] == "chairdog"
    mission = revealing("dagger", specimens=5).intrigue(0, "recruitment_mission").turn(0)
    mission.do("intrigue recruitment_mission", "reveal", "acquire chairdog")
    assert mission.options() == ["top", "pile"]


# --- Family Atomics --------------------------------------------------------------------------------------------------

FRESH = ("lady_jessica", "carryall", "sietch_reverend_mother", "chani", "opulence")


def armed(*hand: str) -> Scenario:
    """Seat 0 begins a turn; the Row is known, and so is what comes next."""
    g = immortality(3).hand(0, *hand).row(*ROW).imperium_deck(*FRESH, "dr_yueh")
    return g.solari(0, 9).tleilaxu_row("chairdog", "ghola").turn(0)


@rule("I-ATM-01")
@pytest.mark.parametrize("moment", [(), ("agent dagger > rally_troops",), ("reveal",)])
def test_atomics_at_any_moment_of_an_own_turn_once(moment: tuple[str, ...]) -> None:
    g = armed("dagger", "convincing_argument", "convincing_argument").do(*moment)
    assert "family atomics" in g.options()
    g.do("family atomics")
    assert g.names(g.state.row) == list(FRESH)
    assert "family atomics" not in g.options()
    assert [seat["family_atomics"] for seat in g.game.view(None)["seats"]] == [False, True, True]
    if moment == ("reveal",):
        assert "acquire sietch_reverend_mother" in g.options()  # available at once


@rule("I-ATM-02", "I-ATM-03")
def test_atomics_remove_nothing_but_the_row_and_set_off_nothing() -> None:
    g = armed("dagger").row("replacement_eyes", *ROW[:4]).turn(0)
    reserve = list(g.state.reserve)
    g.do("family atomics")
    assert pieces.tleilaxu_place(g.state, 0) == 0  # Replacement Eyes were nobody's card
    assert list(g.state.reserve) == reserve
    assert pieces.tleilaxu_row(g.state) == ["chairdog", "ghola"]
    assert sorted(g.names(g.state.trashed)[-5:]) == sorted(("replacement_eyes", *ROW[:4]))
    aside = immortality(3, leaders=("helena_richese", "paul_atreides", "duke_leto_atreides")).hand(0, "signet_ring")
    aside.row(*ROW).imperium_deck(*FRESH, "dr_yueh").turn(0)
    aside.do("agent signet_ring > arrakeen", "resolve helena_richese reserve", "reserve duncan_idaho", "family atomics")
    assert aside.names(aside.seat_of(0).aside) == ["duncan_idaho"]


@rule("I-ATM-04")
@pytest.mark.parametrize("left", [("chani",), ()])
def test_atomics_with_few_cards_left(left: tuple[str, ...]) -> None:
    g = armed("dagger").imperium_deck(*left).turn(0).do("family atomics")
    assert g.names(g.state.row) == list(left)


# --- icons -----------------------------------------------------------------------------------------------------------


@rule("I-ICO-01")
def test_the_combat_icon() -> None:
    g = immortality(3).hand(0, "high_priority_travel").influence(0, "guild", 2).troops(0, 4).turn(0)
    g.do("agent high_priority_travel > hall_of_oratory", "resolve high_priority_travel choose 2")
    assert not any(text.startswith("deploy") for text in g.options())
    g.do("choose modify")
    assert [text for text in g.options() if text.startswith("deploy")] == [f"deploy {n}" for n in range(1, 4)]
    there = immortality(3).hand(0, "occupation").deck(0).troops(0, 4).turn(0).do("agent occupation > arrakeen")
    assert [text for text in there.options() if text.startswith("deploy")] == [f"deploy {n}" for n in range(1, 4)]


@rule("I-ICO-02")
def test_a_trashed_intrigue_card_leaves_the_game() -> None:
    g = immortality(3).hand(0, "experimentation").research(0, "c6a").intrigue(0, "dispatch_an_envoy", "bribery")
    g.turn(0).do("agent experimentation > imperial_basin", "resolve experimentation research", "research c7b", "pay")
    assert g.options() == ["trash intrigue dispatch_an_envoy", "trash intrigue bribery"]
    g.do("trash intrigue bribery")
    assert g.intrigue_names(g.state.trashed_intrigue) == ["bribery"]
    assert "bribery" not in g.intrigue_names(g.state.intrigue_discard)
    assert ls.Setup(modules=("immortality",)).modules == ("immortality",)
