"""Uprising: cards and Leaders that meet sandworms, battle icons and contracts; scenarios of several rules."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.model.state import Rival
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, uprising

SHADDAM = ("shaddam_corrino_iv", "gurney_halleck", "muad_dib")


def allies(conflict: str) -> Scenario:
    """Seat 0 has Unexpected Allies and the water for it, no Maker Hooks and no unit in the Conflict."""
    g = uprising(3).conflict(conflict).intrigue(0, "unexpected_allies").water(0, 2).troops(0, 0)
    return g.hand(0, "dagger").turn(0)


@rule("U-WRM-12", "U-WRM-03", "U-WRM-05")
def test_unexpected_allies_at_a_walled_conflict() -> None:
    """Scenario 5: the wall goes, the worm enters, +3 strength; no hooks, no Combat space, no Agent needed."""
    g = allies("siege_of_arrakeen").do("intrigue unexpected_allies", "remove shield wall")
    assert not g.wall_stands
    assert (g.worms_of(0), g.strength_of(0), int(g.seat_of(0).water)) == (1, 3, 0)


@rule("U-WRM-12", "U-SHW-04")
def test_unexpected_allies_with_the_wall_left_standing() -> None:
    g = allies("siege_of_arrakeen").do("intrigue unexpected_allies", "decline")
    assert g.wall_stands
    assert (g.worms_of(0), int(g.seat_of(0).water)) == (0, 0)


@rule("U-SHW-07", "U-WRM-03")
def test_unexpected_allies_without_a_wall() -> None:
    g = allies("siege_of_arrakeen").shield_wall(False).do("intrigue unexpected_allies")
    assert g.worms_of(0) == 1


@rule("U-WRM-11", "U-CLR-05", "F-UPR-16")
def test_shaddams_ring_at_hagga_basin_with_hooks() -> None:
    """Scenario 6: no worm, the troop stays in the Garrison."""
    g = uprising(3, SHADDAM, choam=True).conflict("skirmish_crysknife").hooks(0).water(0, 1).solari(0, 0).troops(0, 3)
    g.hand(0, "signet_ring").turn(0).do("agent signet_ring > hagga_basin")
    ring = next(text for text in g.options() if text.startswith("resolve shaddam_corrino_iv"))
    g.do(ring)
    if g.kind() == "choose_effect":
        g.do("choose solari 1")
    assert (int(g.seat_of(0).solari), int(g.seat_of(0).garrison)) == (1, 4)
    assert not [text for text in g.options() if text.startswith("deploy")]
    g.do("resolve hagga_basin choose", "choose sandworm")
    assert (g.worms_of(0), int(g.seat_of(0).spice)) == (0, 0)
    reason = g.game.why_not("summon sandworm")
    assert reason is not None
    assert reason.rule == "U-WRM-11"
    # The ban ends with the turn.
    g.do("end turn").empty_board().hand(0, "dune_the_desert_planet").water(0, 1).turn(0)
    g.do("agent dune_the_desert_planet > hagga_basin", "resolve hagga_basin choose", "choose sandworm")
    assert g.worms_of(0) == 1


@rule("U-UNT-08", "U-UNT-03", "U-UNT-07")
def test_two_garrison_troops_and_one_worm_meet_distraction() -> None:
    """Scenario 8: three units deployed this turn; the limit of two does not count the worm."""
    g = uprising(3).conflict("skirmish_crysknife").hooks(0).water(0, 1).troops(0, 3).intrigue(0, "distraction")
    g.hand(0, "dune_the_desert_planet").turn(0).do("agent dune_the_desert_planet > hagga_basin")
    assert "intrigue distraction" not in g.options()
    g.do("resolve hagga_basin choose", "choose sandworm", "deploy 1")
    assert "intrigue distraction" not in g.options()
    assert "deploy 1" in g.options()
    assert "deploy 2" not in g.options()
    g.do("deploy 1")
    assert "intrigue distraction" in g.options()


@rule("U-WRM-10", "U-UNT-06", "U-ICO-28")
def test_what_names_troops_does_not_touch_a_sandworm() -> None:
    g = uprising(3).conflict("skirmish_crysknife").troops(0, 0).sandworms(0, 1).intrigue(0, "go_to_ground").hand(0)
    g.troops(1, 0, 2).troops(2, 0).combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert g.options() == ["pass"]  # there is no troop to retreat
    h = uprising(3).conflict("skirmish_crysknife").troops(0, 0, 1).sandworms(0, 1).intrigue(0, "go_to_ground").hand(0)
    assert "intrigue go_to_ground" in h.troops(1, 0, 2).troops(2, 0).combat().options()


# --- battle icons in the Endgame -------------------------------------------------------------------------------------


def ending(*cards: str) -> Scenario:
    """The Endgame with the Intrigue card Crysknife and these won cards face up."""
    g = uprising(3).conflict("skirmish_crysknife").vp(0, 10).first(0).intrigue(0, "crysknife")
    for seat in range(3):
        g.won(seat)
    return g.won(0, *cards).recall()


@rule("U-BAT-11", "U-OBJ-06", "U-BAT-07")
def test_wild_icon_crysknife_card_and_objective_in_any_order() -> None:
    """Scenario 14: no card counts twice."""
    cards = ("objective_crysknife", "skirmish_desert_mouse", "propaganda")
    # The pair first, with the mouse: the Objective is left for the Intrigue card.
    g = ending(*cards).do("desert mouse", "intrigue crysknife")
    assert (int(g.seat_of(0).vp), g.won_of(0)) == (12, [])
    # The pair with the crysknife: nothing is left for the card.
    h = ending(*cards).do("crysknife")
    assert h.options() == ["pass"]
    assert (int(h.seat_of(0).vp), h.won_of(0)) == (11, ["skirmish_desert_mouse"])
    # The card first: its owner chooses what is turned down.
    k = ending(*cards).do("intrigue crysknife")
    assert (k.kind(), k.options()) == ("flip_icon", ["flip crysknife", "flip wild"])
    k.do("flip wild")
    assert k.game.over
    assert (int(k.seat_of(0).vp), k.won_of(0)) == (11, ["objective_crysknife", "skirmish_desert_mouse"])


@pytest.mark.parametrize(
    ("card", "playable"), [("skirmish_crysknife", True), ("propaganda", True), ("trade_dispute", False)]
)
@rule("U-OBJ-06")
def test_the_crysknife_card_turns_down_its_icon_or_a_wild_one(card: str, playable: bool) -> None:
    g = ending(card)
    assert ("intrigue crysknife" in g.options()) == playable
    if playable:
        g.do("intrigue crysknife")
        assert (int(g.seat_of(0).vp), g.won_of(0, face_up=False)) == (11, [card])


# --- contracts -------------------------------------------------------------------------------------------------------


@rule("C-COM-12", "C-SET-03")
def test_effects_that_ask_for_completed_contracts() -> None:
    g = uprising(3, choam=True).conflict("skirmish_crysknife").completed(0, "espionage", "espionage", "harvest_3")
    room = next(room for room in g.state.rules.rooms if room.name == "contracts")
    assert [bool(room.holds(g.state, 0, n, 0, g.seat_of(0))) for n in (2, 3, 4)] == [True, True, False]
    g.contracts(0, "harvest_4")  # one that waits does not count
    assert not room.holds(g.state, 0, 4, 0, g.seat_of(0))


@rule("C-COM-04", "C-COM-09")
def test_leverage_after_spice_was_gained() -> None:
    g = uprising(3, choam=True).conflict("skirmish_crysknife").intrigue(0, "leverage").water(0, 1).solari(0, 0)
    g.market("harvest_3", "immediate").hand(0, "dune_the_desert_planet").turn(0)
    assert "intrigue leverage" not in g.options()
    g.do("agent dune_the_desert_planet > imperial_basin")
    g.do("intrigue leverage", "take contract immediate")
    assert (g.completed_of(0), int(g.seat_of(0).solari)) == (["immediate"], 3)


@rule("C-COM-17", "C-COM-19", "U-ICO-29")
def test_the_sardaukar_contract_recalls_another_agent() -> None:
    g = uprising(3, choam=True).conflict("skirmish_crysknife").contracts(0, "sardaukar_recall", "arrakeen_water")
    g.spice(0, 4).water(0, 0).hand(0, "diplomacy").agents(0, 2).agent_at(0, "arrakeen").turn(0)
    g.do("agent diplomacy > sardaukar")
    g.do(next(text for text in g.options() if text.startswith("resolve sardaukar_recall")))
    if g.kind() == "recall_agent":
        g.do("recall arrakeen")
    assert int(g.seat_of(0).agents) == 1
    # Neither the recall nor the Agent that stood there completes the contract of its space.
    assert (g.contracts_of(0), int(g.seat_of(0).water)) == (["arrakeen_water"], 0)


@rule("C-SET-01", "C-SET-03", "C-SET-04")
def test_the_module_brings_cards_and_a_leader() -> None:
    with_it, without = (ls.catalog(ls.Setup(host="uprising", modules=modules)) for modules in (("choam",), ()))
    for table, more in (("cards", 4), ("intrigues", 4)):
        copies = [sum(card["copies"] for card in catalog[table]) for catalog in (with_it, without)]  # type: ignore[attr-defined]
        assert copies[0] - copies[1] == more
    leaders = [{leader["id"] for leader in catalog["leaders"]} for catalog in (with_it, without)]  # type: ignore[attr-defined]
    assert leaders[0] - leaders[1] == {"shaddam_corrino_iv"}
    dealt = {
        ls.new_game(ls.Setup(host="uprising", modules=("choam",), players=3), seed).view(None)["seats"][0]["leader"]
        for seed in range(40)
    }
    assert dealt - {"shaddam_corrino_iv"}  # nobody has to be him


@rule("C-COM-20", "C-COM-17", "U-CLR-13")
def test_a_repeated_space_sends_no_agent_and_completes_nothing() -> None:
    """A contract taken after the Agent was sent does not notice that the space is carried out once more."""
    leaders = ("lady_jessica", "gurney_halleck", "muad_dib")
    g = uprising(3, leaders, choam=True).conflict("skirmish_crysknife").spice(0, 1).water(0, 1).solari(0, 0)
    g.contracts(0, "espionage").deck(0, *["dagger"] * 6).hand(0, "diplomacy").turn(0)
    g.do("agent diplomacy > espionage")
    assert (g.completed_of(0), int(g.seat_of(0).solari)) == (["espionage"], 3)
    g.contracts(0, "espionage")
    g.do(next(text for text in g.options() if text.startswith("resolve lady_jessica")))
    while g.kind() != "resolve":
        g.do(g.options()[0])
    repeat = [text for text in g.options() if text.startswith("resolve reverend_mother_jessica")]
    assert repeat, g.options()
    g.do(repeat[0])
    assert int(g.seat_of(0).water) == 0
    while "end turn" not in g.options():
        g.do(next(text for text in g.options() if not text.startswith("decline")))
    assert (g.contracts_of(0), int(g.seat_of(0).solari)) == (["espionage"], 3)


@rule("C-OTH-01", "U-ICO-05")
def test_a_rival_never_takes_a_contract() -> None:
    g = uprising(3, choam=True)
    rival = Rival(3)
    rival.collects = 1
    for room in g.state.rules.rooms:
        if room.name == "contracts":
            assert room.gain_rival(g.state, room.operations[0].number, 1, rival)
    assert int(rival.solari) == 2


@rule("U-SPC-04", "U-SPC-19", "C-TAK-07")
def test_dutiful_service_and_accept_contract() -> None:
    g = uprising(3).conflict("skirmish_crysknife").solari(0, 0).hand(0, "diplomacy").turn(0)
    g.do("agent diplomacy > dutiful_service", "resolve dutiful_service influence emperor")
    assert (int(g.seat_of(0).solari), g.influence_of(0, "emperor")) == (2, 1)
    g = uprising(3).conflict("skirmish_crysknife").solari(0, 0).deck(0, "dagger").hand(0, "dune_the_desert_planet")
    g.turn(0).do("agent dune_the_desert_planet > accept_contract", "resolve accept_contract draw 1")
    assert (int(g.seat_of(0).solari), len(g.seat_of(0).hand)) == (2, 1)


@rule("U-ICO-15", "U-ICO-17")
def test_hooks_as_an_icon_and_as_a_condition() -> None:
    lines = {space["id"]: space["effects"] for space in ls.catalog(ls.Setup(host="uprising"))["spaces"]}  # type: ignore[attr-defined]
    choice = lines["hagga_basin"][1]["effects"][0]
    assert choice["branches"][1] == [
        {"op": "when", "condition": {"if": "maker_hooks"}, "effects": [{"op": "sandworm", "n": 1}]}
    ]
    assert lines["sietch_tabr"][0]["effects"][0]["branches"][0][0] == {"op": "maker_hooks"}
    g = uprising(3).conflict("skirmish_crysknife").influence(0, "fremen", 2).water(0, 0).hand(0, "reconnaissance")
    g.turn(0).do("agent reconnaissance > sietch_tabr", "resolve sietch_tabr choose 2", "choose maker_hooks")
    g.hand(0, "dune_the_desert_planet").turn(0).do("agent dune_the_desert_planet > hagga_basin")
    g.do("resolve hagga_basin choose", "choose sandworm")
    assert (g.has_hooks(0), g.worms_of(0)) == (True, 1)


@rule("U-SET-03", "U-SET-04", "U-CMP-04")
def test_the_conflict_deck() -> None:
    g = uprising(4)
    rules = g.state.rules
    levels = [rules.conflicts[number].level for number in (*g.state.conflict_deck, g.state.conflict)]
    assert levels == [3] * 4 + [2] * 5 + [1]
    left = [rules.conflicts[number].level for number in g.state.conflict_out]
    assert sorted(left) == [1] * 2 + [2] * 4
    assert "conflict_out" not in g.game.view(0)
