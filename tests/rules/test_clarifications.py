"""B-CLR: the rulebook's clarifications of named cards and Leaders."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad as ls
from landsraad.core.errors import IllegalAction
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

# Rabban's left ability is spent at set-up, so the acting seat has no passive ability that could interfere.
LEADERS = ("glossu_the_beast_rabban", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese")
BARON = ("baron_vladimir_harkonnen", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese")
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")


def table(seats: int = 4, leaders: tuple[str, ...] = LEADERS) -> Scenario:
    """Return a position where seat 0 owns nothing but three troops in the Garrison."""
    g = scenario(seats=seats, leaders=leaders[:seats])
    return g.solari(0, 0).spice(0, 0).water(0, 0).troops(0, garrison=3)


def pick(g: Scenario, start: str) -> None:
    """Take the one option that begins with these words."""
    found = [text for text in g.options() if text.startswith(start)]
    assert len(found) == 1, (start, g.options())
    g.do(found[0])


def offered(g: Scenario, start: str) -> bool:
    """Tell whether an option begins with these words."""
    return any(text.startswith(start) for text in g.options())


def seat_view(game: ls.Game, viewer: int | None, seat: int) -> dict[str, Any]:
    """Return what a viewer sees of a seat."""
    seats: Any = game.view(viewer)["seats"]
    return dict(seats[seat])


def influences(g: Scenario, seat: int = 0) -> list[int]:
    """Return the Influence of a seat with the four Factions."""
    return [g.influence_of(seat, name) for name in FACTIONS]


# --- Baron Vladimir Harkonnen ----------------------------------------------------------------------------------------


@rule("B-CLR-01")
def test_masterstroke_keeps_two_of_four_secret_tokens() -> None:
    game = ls.new_game(ls.Setup(players=3, leaders=BARON[:3]), 5)
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("choose_secret", 0)
    assert [option.text for option in decision.options] == [f"secret {name}" for name in FACTIONS]
    game.apply_text("secret fremen")
    assert game.decision is not None
    assert "secret fremen" not in [option.text for option in game.decision.options]  # there is one token of each
    game.apply_text("secret guild")
    assert game.decision is not None
    assert game.decision.kind != "choose_secret"
    assert seat_view(game, 0, 0)["secret"] == ["guild", "fremen"]
    for viewer in (1, 2, None):
        assert seat_view(game, viewer, 0)["secret"] is None  # face down, and the box shows nothing either
        chosen = [event for event in game.events(seat=viewer) if event.kind == "secret_chosen"]
        assert len(chosen) == 2
        assert not any(name in str(event) for event in chosen for name in FACTIONS)


@rule("B-CLR-02")
def test_masterstroke_reveals_and_rewards_once() -> None:
    g = table(leaders=BARON).troops(0, garrison=6).hand(0, "reconnaissance").intrigue(0, "rapid_mobilization")
    g.state.seats[0].secret = 0b1010  # Guild and Fremen
    g.turn(0).do("agent reconnaissance > arrakeen", "deploy 3")
    assert not offered(g, "resolve baron")  # three are not enough
    g.do("intrigue rapid_mobilization", "deploy 1")
    assert seat_view(g.game, 1, 0)["secret"] is None
    pick(g, "resolve baron_vladimir_harkonnen")
    assert influences(g) == [0, 1, 0, 1]
    assert seat_view(g.game, 1, 0)["secret"] == ["guild", "fremen"]
    pick(g, "resolve arrakeen")
    g.do("end turn")
    g.troops(0, garrison=8).hand(0, "reconnaissance").intrigue(0, "rapid_mobilization").turn(0)
    g.do("intrigue rapid_mobilization", "deploy 8", "reveal")
    assert g.options() == ["end turn"]
    assert influences(g) == [0, 1, 0, 1]


@rule("B-CLR-02")
def test_masterstroke_works_when_the_fourth_troop_is_deployed() -> None:
    # Deployed by a Plot card before the Agent is sent: the Influence is there in time to open Sietch Tabr.
    g = table(leaders=BARON).troops(0, garrison=4).hand(0, "reconnaissance").intrigue(0, "rapid_mobilization")
    g.influence(0, "fremen", 1).state.seats[0].secret = 0b1010  # Guild and Fremen
    g.turn(0).do("intrigue rapid_mobilization", "deploy 4")
    if offered(g, "resolve baron_vladimir_harkonnen"):
        pick(g, "resolve baron_vladimir_harkonnen")
    assert influences(g) == [0, 1, 0, 2]
    g.do("agent reconnaissance > sietch_tabr")
    assert not offered(g, "resolve baron_vladimir_harkonnen")


# --- Bindu Suspension, Calculated Hire, Demand Respect ---------------------------------------------------------------


@rule("B-CLR-03")
def test_bindu_suspension_only_before_anything_else() -> None:
    g = table().intrigue(0, "bindu_suspension", "windfall").hand(0, "dagger").turn(0)
    assert "intrigue bindu_suspension" in g.options()
    g.do("intrigue windfall")
    assert "intrigue bindu_suspension" not in g.options()
    g.turn(0).do("agent dagger > hall_of_oratory")
    assert "intrigue bindu_suspension" not in g.options()
    g.turn(0).do("reveal")
    assert "intrigue bindu_suspension" not in g.options()


@rule("B-CLR-03")
def test_bindu_suspension_passes_the_turn_but_not_the_round() -> None:
    g = table(seats=3).intrigue(0, "bindu_suspension").deck(0, "scout", "chani").hand(0, "dagger").turn(0)
    g.do("intrigue bindu_suspension")
    assert g.names(g.seat_of(0).hand) == ["dagger", "scout"]
    assert g.options() == ["pass turn", "decline"]
    g.do("pass turn")
    assert g.intrigue_names(g.state.intrigue_discard) == ["bindu_suspension"]
    assert g.seat_of(0).agents == 2
    assert g.names(g.seat_of(0).play) == []
    assert (g.seat_of(0).revealed, g.decider()) == (0, 1)
    g.do("reveal", "end turn", "reveal", "end turn")
    assert (g.kind(), g.decider()) == ("play_card", 0)  # a further turn in the same round
    assert sorted(g.options()) == ["agent dagger", "agent scout", "reveal"]


@rule("B-CLR-03")
@pytest.mark.parametrize("how", ["agent dagger > hall_of_oratory", "reveal"])
def test_bindu_suspension_may_be_followed_by_either_turn(how: str) -> None:
    g = table().intrigue(0, "bindu_suspension").deck(0, "scout").hand(0, "dagger").turn(0)
    g.do("intrigue bindu_suspension", "decline", how)
    assert g.decider() == 0
    assert g.names(g.seat_of(0).play) == (["dagger"] if how != "reveal" else ["dagger", "scout"])


@rule("B-CLR-04")
@pytest.mark.parametrize("where", ["home", "own", "opponent", "board"])
def test_calculated_hire_needs_the_mentat_on_its_space(where: str) -> None:
    g = table().spice(0, 1).intrigue(0, "calculated_hire").agents(1, 3)
    if where != "home":
        g.mentat_holder = 0 if where == "own" else 1
    if where == "board":
        g.agent_at(1, "carthag", "arrakeen", "mentat")
    g.turn(0)
    assert ("intrigue calculated_hire" in g.options()) == (where == "home")
    if where == "home":
        g.do("intrigue calculated_hire")
        assert (g.mentat_holder, g.seat_of(0).agents, g.seat_of(0).spice) == (0, 3, 0)


@rule("B-CLR-04")
def test_calculated_hire_takes_a_mentat_with_an_agent_beside_it() -> None:
    # Somebody else's Agent on the space does not move the Mentat away.
    g = table().spice(0, 1).intrigue(0, "calculated_hire").agent_at(1, "mentat").turn(0).do("intrigue calculated_hire")
    assert (g.mentat_holder, g.seat_of(0).agents) == (0, 3)


@rule("B-CLR-05")
@pytest.mark.parametrize(
    ("conflict", "victor", "payable"),
    [("raid_stockpiles", False, True), ("guild_bank_raid", True, True), ("guild_bank_raid", False, False)],
    ids=["reward", "To the Victor", "neither"],
)
def test_demand_respect_paid_with_fresh_spice(conflict: str, victor: bool, payable: bool) -> None:
    g = table().conflict(conflict).troops(0, garrison=0, deployed=1).intrigue_deck("windfall")
    g.intrigue(0, "demand_respect", *(["to_the_victor"] if victor else [])).combat().do("pass")
    if victor:
        g.do("intrigue to_the_victor")
    g.do("intrigue demand_respect")
    assert offered(g, "choose pay spice 2") == payable
    if payable:
        pick(g, "choose pay spice 2")
        g.do("influence guild")
        assert influences(g) == [0, 2, 0, 0]
        assert g.seat_of(0).spice == 1


# --- Kwisatz Haderach ------------------------------------------------------------------------------------------------


def haderach(*spaces: str) -> Scenario:
    """Return a position where seat 0 holds the card and has Agents on these spaces."""
    return table().hand(0, "kwisatz_haderach").deck(0, "scout", "chani", "stilgar").agent_at(0, *spaces)


@rule("B-CLR-06")
def test_kwisatz_haderach_without_an_agent_on_the_leader() -> None:
    g = haderach("arrakeen", "wealth").agent_at(1, "carthag").turn(0)
    assert g.seat_of(0).agents == 0
    g.do("agent kwisatz_haderach")
    assert sorted(g.options()) == ["agent kwisatz_haderach from arrakeen", "agent kwisatz_haderach from wealth"]
    g.do("agent kwisatz_haderach from wealth > carthag")
    assert g.seat_of(0).agents == 0
    there = [g.state.agents[g.space(name)] for name in ("arrakeen", "wealth", "carthag")]
    assert there == [1, 0, 1 + (1 << 4)]
    pick(g, "resolve kwisatz_haderach draw")
    assert g.names(g.seat_of(0).hand) == ["scout"]


@rule("B-CLR-06")
def test_kwisatz_haderach_needs_some_agent() -> None:
    g = haderach().agents(0, 0).turn(0)
    assert g.options() == ["reveal"]
    g.agents(0, 1).turn(0).do("agent kwisatz_haderach > arrakeen")
    assert g.seat_of(0).agents == 0


@rule("B-CLR-07")
def test_kwisatz_haderach_back_to_the_same_space() -> None:
    g = haderach("carthag").agents(0, 0).intrigue_deck("windfall", "bribery").turn(0)
    g.do("agent kwisatz_haderach from carthag > carthag")
    assert g.state.agents[g.space("carthag")] == 1
    pick(g, "resolve carthag intrigue")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["windfall"]  # the space gives its effects again
    assert g.seat_of(0).garrison == 4


@rule("B-CLR-08")
@pytest.mark.parametrize("space", ["high_council", "swordmaster"])
def test_kwisatz_haderach_not_twice_into_a_space_of_once_per_game(space: str) -> None:
    start = haderach().solari(0, 20).hand(0, "dagger").turn(0).do(f"agent dagger > {space}")
    assert {"high_council": start.seat_of(0).council, "swordmaster": start.seat_of(0).swordmaster}[space] == 1
    g = start.do("end turn").hand(0, "kwisatz_haderach").turn(0)
    for source in (space, "leader"):
        with pytest.raises(IllegalAction):
            g.do(f"agent kwisatz_haderach from {source} > {space}")
    g.do(f"agent kwisatz_haderach from {space} > rally_troops")  # every other payable space is open


@rule("B-CLR-09")
def test_kwisatz_haderach_does_not_beat_the_voice() -> None:
    g = haderach("carthag").hand(1, "the_voice").turn(1).do("agent the_voice > secure_contract")
    pick(g, "resolve the_voice")
    g.do("close carthag", "end turn")
    g.turn(0)
    for source in ("leader", "carthag"):
        with pytest.raises(IllegalAction):
            g.do(f"agent kwisatz_haderach from {source} > carthag")
    g.do("agent kwisatz_haderach from carthag > secure_contract")  # occupied spaces are no obstacle


@rule("B-CLR-10")
def test_maker_space_left_by_kwisatz_haderach_grows_spice() -> None:
    g = haderach("imperial_basin", "secure_contract").turn(0)
    g.do("agent kwisatz_haderach from imperial_basin > arrakeen")
    g.agent_at(1, "hagga_basin").makers()
    bonus = [g.state.bonus_spice[g.space(name)] for name in ("imperial_basin", "hagga_basin", "the_great_flat")]
    assert bonus == [1, 0, 1]


# --- Paul Atreides and Poison Snooper --------------------------------------------------------------------------------


@rule("B-CLR-11")
def test_empty_deck_has_no_top_card() -> None:
    g = table(seats=3, leaders=("paul_atreides", "earl_memnon_thorvald", "count_ilban_richese"))
    g.intrigue(0, "poison_snooper").discard(0, "scout", "chani").deck(0, "stilgar", "dagger").turn(0)
    known: Any = g.game.view(0)["known"]
    assert known["deck_top"][0] == ["stilgar"]
    assert "intrigue poison_snooper" in g.options()
    g.deck(0).turn(0)
    known = g.game.view(0)["known"]
    assert known["deck_top"][0] == []
    assert "intrigue poison_snooper" not in g.options()
    assert g.names(g.seat_of(0).discard) == ["scout", "chani"]
    assert len(g.seat_of(0).deck) == 0


# --- Test of Humanity ------------------------------------------------------------------------------------------------


def humanity(actor: int) -> Scenario:
    """Return a position where a seat is about to play Test of Humanity; nobody has cards or deployed troops."""
    g = table().hand(actor, "test_of_humanity")
    for seat in range(4):
        g.troops(seat, garrison=3)
    return g


def start_test(g: Scenario, actor: int) -> None:
    """Play Test of Humanity and begin to resolve it."""
    g.turn(actor).do("agent test_of_humanity > hall_of_oratory")
    pick(g, "resolve test_of_humanity")


@rule("B-CLR-12")
def test_humanity_clockwise_and_only_what_is_possible() -> None:
    g = humanity(2)
    g.hand(3, "dagger").troops(3, garrison=1, deployed=1)
    g.hand(0, "diplomacy")
    g.troops(1, garrison=1, deployed=2)
    start_test(g, 2)
    assert (g.decider(), sorted(g.options())) == (3, ["choose discard", "choose lose_deployed"])
    g.do("choose lose_deployed")
    assert (g.decider(), g.options()) == (0, ["choose discard"])
    g.do("choose discard", "discard diplomacy")
    assert (g.decider(), g.options()) == (1, ["choose lose_deployed"])
    g.do("choose lose_deployed")
    assert (g.decider(), g.kind()) == (2, "resolve")
    assert [g.seat_of(seat).conflict for seat in (3, 0, 1)] == [0, 0, 1]
    assert [g.seat_of(seat).garrison for seat in (3, 0, 1)] == [1, 3, 1]  # lost troops go to the Supply
    assert [g.seat_of(seat).supply for seat in (3, 0, 1)] == [11, 9, 10]
    assert [g.names(g.seat_of(seat).hand) for seat in (3, 0, 1)] == [["dagger"], [], []]


@rule("B-CLR-13")
def test_humanity_discard_chosen_by_its_owner() -> None:
    g = humanity(0).hand(2, "dagger", "chani", "diplomacy").intrigue(2, "ambush").discard(2).deck(2, "scout")
    start_test(g, 0)
    assert (g.decider(), g.options()) == (2, ["choose discard"])
    g.do("choose discard")
    assert g.decider() == 2
    assert sorted(g.options()) == ["discard chani", "discard dagger", "discard diplomacy"]
    g.do("discard chani")
    assert g.names(g.seat_of(2).hand) == ["dagger", "diplomacy"]
    assert g.names(g.seat_of(2).discard) == ["chani"]
    assert (g.decider(), g.kind()) == (0, "resolve")  # one card, no more


@rule("B-CLR-14")
def test_humanity_spares_whoever_can_do_neither() -> None:
    g = humanity(0).intrigue(1, "ambush").deck(1, "dagger").discard(1, "chani").hand(2, "scout")
    start_test(g, 0)
    assert g.decider() == 2  # seat 1 is passed over
    g.do("choose discard", "discard scout")
    assert (g.decider(), g.kind()) == (0, "resolve")  # and so is seat 3
    spared = g.seat_of(1)
    assert (spared.garrison, spared.conflict, len(spared.intrigue)) == (3, 0, 1)
    assert (g.names(spared.deck), g.names(spared.discard)) == (["dagger"], ["chani"])


# --- The Voice -------------------------------------------------------------------------------------------------------


def voice(space: str, seats: int = 3) -> Scenario:
    """Return a position where seat 0 has just closed a space and ended the turn."""
    g = table(seats=seats).hand(0, "the_voice", "reconnaissance").turn(0).do("agent the_voice > secure_contract")
    pick(g, "resolve the_voice")
    assert len(g.options()) == 22  # any space
    g.do(f"close {space}")
    for seat in range(1, seats):
        g.hand(seat, "reconnaissance", "reconnaissance")
    return g.do("end turn")


def cities(g: Scenario) -> list[str]:
    """Return the City spaces that Reconnaissance opens to whoever is to move."""
    other = g.game.clone()
    other.apply_text("agent reconnaissance")
    assert other.decision is not None
    return [option.text.split(" > ")[1] for option in other.decision.options]


@rule("B-CLR-15")
def test_the_voice_closes_until_the_owners_next_turn() -> None:
    g = voice("arrakeen")
    assert (g.decider(), cities(g)) == (1, ["carthag"])
    g.hand(1, "dagger", "reconnaissance").turn(1).do("agent dagger > hall_of_oratory", "end turn")
    assert (g.decider(), cities(g)) == (2, ["carthag"])
    g.do("reveal", "end turn")
    assert g.decider() == 0
    assert "arrakeen" in cities(g)  # the owner may enter
    g.do("reveal", "end turn")
    assert g.decider() == 1
    assert "arrakeen" in cities(g)  # the owner's turn has opened it for all


@rule("B-CLR-15")
def test_the_voice_opens_again_for_one_who_passed() -> None:
    # Card and rulebooks differ here: the marker is gone with the owner's next turn, although seat 1 sent no Agent.
    g = voice("arrakeen").intrigue(1, "bindu_suspension").turn(1)
    g.do("intrigue bindu_suspension", "pass turn", "reveal", "end turn")
    assert g.decider() == 0
    g.do("reveal", "end turn")
    assert g.decider() == 1
    assert "arrakeen" in cities(g)


@rule("B-CLR-15")
def test_the_voice_opens_when_the_owners_turn_begins() -> None:
    g = voice("arrakeen").intrigue(0, "bindu_suspension")
    g.do("reveal", "end turn")
    assert (g.decider(), cities(g)) == (2, ["carthag"])
    g.turn(0).do("intrigue bindu_suspension", "pass turn")  # a turn without any Agent or Reveal turn is a turn too
    g.turn(2)
    assert "arrakeen" in cities(g)


@rule("B-CLR-15")
def test_the_voice_stops_infiltrators_too() -> None:
    g = voice("arrakeen").intrigue(1, "infiltrate").agent_at(2, "carthag").turn(1).do("intrigue infiltrate")
    assert cities(g) == ["carthag"]  # leave to pass Agents is no leave to enter a closed space


@rule("B-CLR-16")
def test_the_voice_gives_no_control() -> None:
    g = voice("arrakeen")
    assert all(g.state.control[number] == -1 for number in range(22))
    g.turn(0).do("agent reconnaissance > arrakeen")
    assert g.seat_of(0).solari == 3  # Secure Contract's; no Control bonus
    taken = table(seats=3).control(1, "carthag").hand(0, "the_voice").turn(0).do("agent the_voice > secure_contract")
    pick(taken, "resolve the_voice")
    taken.do("close carthag")
    assert taken.state.control[taken.space("carthag")] == 1  # nor does it take Control away
