"""The order of turns, the two kinds of turn, and the boxes of a card (B-TRN, B-CRD)."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario


def finish(g: Scenario) -> None:
    """Resolve what must be resolved, then end the turn."""
    while "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")


def agent_turn(g: Scenario) -> None:
    """Take an Agent turn with the first card and space on offer."""
    g.do(next(text for text in g.options() if text.startswith("agent ")))
    g.do(g.options()[0])
    finish(g)


def reveal_turn(g: Scenario) -> None:
    g.do("reveal")
    finish(g)


def table(seats: int) -> Scenario:
    """Everybody can take two Agent turns to Faction spaces."""
    g = scenario(seats=seats)
    for seat in range(seats):
        g.hand(seat, "diplomacy", "diplomacy", "convincing_argument").spice(seat, 20).water(seat, 20)
    return g


# --- order of turns ------------------------------------------------------------------------------------------------


@rule("B-TRN-01")
@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in (3, 4) for first in range(seats)])
def test_one_turn_at_a_time_clockwise_from_the_first_player(seats: int, first: int) -> None:
    g = scenario(seats=seats).first(first).conflict_deck("machinations", "grand_vision").round_start()
    for seat in range(seats):
        g.hand(seat, "diplomacy", "diplomacy").spice(seat, 20).water(seat, 20)
    g.turn(int(g.state.turn_seat))
    clockwise = [(first + i) % seats for i in range(seats)]
    order = []
    for taken in range(3 * seats):
        assert g.kind() == "play_card"
        order.append(g.decider())
        if taken < 2 * seats:
            agent_turn(g)
        else:
            reveal_turn(g)
    assert order == clockwise * 3
    # The marker has passed, and the next round starts with its new holder.
    assert g.state.round == 3
    assert g.decider() == (first + 1) % seats


@rule("B-TRN-01")
@pytest.mark.parametrize("players", [3, 4])
def test_holder_of_the_marker_begins_the_game(players: int) -> None:
    leaders = ("paul_atreides", "helena_richese", "count_ilban_richese", "duke_leto_atreides")[:players]
    holders = set()
    for seed in range(12):
        game = ls.new_game(ls.Setup(players=players, leaders=leaders), seed)
        assert game.seat == game.view(None)["first_player"]
        holders.add(game.seat)
    assert len(holders) > 1


@rule("B-TRN-02")
def test_agent_turn_or_reveal_turn_as_the_player_likes() -> None:
    g = scenario(seats=3).hand(0, "dagger", "diplomacy").turn(0)
    assert sorted(g.options()) == ["agent dagger", "agent diplomacy", "reveal"]
    # Both Agents are still there, and yet the player may reveal.
    assert g.seat_of(0).agents == 2
    g.do("reveal")
    assert g.kind() == "acquire"
    assert g.seat_of(0).agents == 2
    assert not any(text.startswith(("agent", "reveal")) for text in g.options())

    # An Agent turn is no Reveal turn either: neither another card nor the reveal follows in it.
    g = scenario(seats=3).hand(0, "dagger", "diplomacy").turn(0).do("agent dagger > hall_of_oratory")
    assert g.options() == ["end turn"]
    assert g.seat_of(0).revealed == 0


def no_agent() -> Scenario:
    return scenario(seats=3).hand(0, "dagger", "diplomacy").agents(0, 0)


def no_card() -> Scenario:
    return scenario(seats=3).hand(0)


def no_icon() -> Scenario:
    return scenario(seats=3).hand(0, "convincing_argument", "sardaukar_infantry")


def no_free_space() -> Scenario:
    g = scenario(seats=3).hand(0, "reconnaissance").water(0, 5).influence(0, "fremen", 2)
    return g.agent_at(1, "arrakeen", "carthag").agent_at(2, "research_station", "sietch_tabr")


def no_price() -> Scenario:
    # Of the Landsraad only Hall of Oratory is free of charge.
    return scenario(seats=3).hand(0, "dagger").solari(0, 1).agent_at(1, "hall_of_oratory")


@rule("B-TRN-03")
@pytest.mark.parametrize("position", [no_agent, no_card, no_icon, no_free_space, no_price])
def test_without_a_legal_agent_the_player_must_reveal(position) -> None:
    g = position().turn(0)
    assert g.options() == ["reveal"]


@rule("B-TRN-03")
def test_plot_cards_do_not_replace_the_turn() -> None:
    g = no_agent().intrigue(0, "windfall").turn(0)
    assert sorted(g.options()) == ["intrigue windfall", "reveal"]
    g.do("intrigue windfall")
    assert g.options() == ["reveal"]


@rule("B-TRN-03")
def test_exceptions_to_the_forced_reveal() -> None:
    # Kwisatz Haderach sends an Agent from the board (B-CLR-06), but needs one there.
    g = scenario(seats=3).hand(0, "kwisatz_haderach", "dagger").agents(0, 0).turn(0)
    assert g.options() == ["reveal"]
    g = scenario(seats=3).hand(0, "kwisatz_haderach", "dagger").agents(0, 1).agent_at(0, "wealth").turn(0)
    assert sorted(g.options()) == ["agent kwisatz_haderach", "reveal"]
    # Bindu Suspension passes the turn (B-CLR-03); a further turn follows in this round.
    g = scenario(seats=3).hand(0).hand(1).hand(2).agents(0, 0).intrigue(0, "bindu_suspension").turn(0)
    g.do("intrigue bindu_suspension", "pass turn")
    assert g.decider() == 1
    assert g.seat_of(0).revealed == 0
    reveal_turn(g)
    reveal_turn(g)
    assert (g.decider(), g.kind()) == (0, "play_card")


@rule("B-TRN-04")
def test_one_reveal_turn_a_round_and_skipped_afterwards() -> None:
    g = table(4).turn(0)
    order = []
    # Seat 1 reveals at once, seat 3 after one Agent turn, the others after two.
    agent_turns = {0: 2, 1: 0, 2: 2, 3: 1}
    start = g.state.round
    while g.state.round == start and g.kind() == "play_card":
        seat = g.decider()
        order.append(seat)
        if agent_turns[seat] > 0:
            agent_turns[seat] -= 1
            agent_turn(g)
        else:
            reveal_turn(g)
    assert order == [0, 1, 2, 3, 0, 2, 3, 0, 2]


@rule("B-TRN-04")
def test_every_seat_reveals_anew_in_the_next_round() -> None:
    g = scenario(seats=3).first(0).conflict_deck("machinations", "desert_power", "grand_vision").round_start()
    for round_ in range(2):
        start = len(g.game.events())
        for _ in range(3):
            reveal_turn(g)
        revealed = [event.seat for event in g.game.events(start) if event.kind == "strength_set"]
        assert revealed == [(round_ + i) % 3 for i in range(3)]


@rule("B-TRN-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_phase_ends_with_the_last_reveal_turn(seats: int) -> None:
    g = table(seats).turn(0)
    for seat in range(seats - 1):
        assert g.decider() == seat
        reveal_turn(g)
    # The last player goes on alone, turn after turn, for as long as Agents and cards last.
    for _ in range(2):
        assert (g.decider(), g.kind()) == (seats - 1, "play_card")
        agent_turn(g)
    assert g.game.view(None)["phase"] == "player_turns"
    assert "combat_started" not in g.events()
    g.do("reveal")
    assert "combat_started" not in g.events()
    finish(g)
    assert "combat_started" in g.events()


# --- parts of a card -----------------------------------------------------------------------------------------------


@rule("B-CRD-01")
def test_parts_of_a_card() -> None:
    # Lady Jessica: Persuasion cost 7 and an Acquire effect, 1 Influence of choice.
    g = scenario(seats=3).row("lady_jessica", "dr_yueh").imperium_deck("scout").hand(0).persuasion(0, 6).turn(0)
    g.do("reveal")
    assert "acquire lady_jessica" not in g.options()
    g = scenario(seats=3).row("lady_jessica", "dr_yueh").imperium_deck("scout").hand(0).persuasion(0, 7).turn(0)
    g.do("reveal", "acquire lady_jessica", "influence fremen")
    assert g.seat_of(0).persuasion == 0
    assert g.influence_of(0, "fremen") == 1
    # Agent icons and Agent box: two cards are drawn.
    g = scenario(seats=3).hand(0, "lady_jessica").deck(0, "dagger", "dagger", "dagger").turn(0)
    g.do("agent lady_jessica > secure_contract", "resolve lady_jessica draw 2")
    assert g.names(g.seat_of(0).hand) == ["dagger", "dagger"]
    # Reveal box.
    g = scenario(seats=3).hand(0, "lady_jessica").turn(0).do("reveal")
    assert (g.seat_of(0).persuasion, g.seat_of(0).swords) == (3, 1)
    # Faction: she counts as the other Bene Gesserit card in play.
    for other, offered in (("lady_jessica", True), ("dagger", False)):
        g = scenario(seats=3).play(0, other).hand(0, "missionaria_protectiva").turn(0)
        g.do("agent missionaria_protectiva > carthag")
        assert any(text.startswith("resolve missionaria_protectiva") for text in g.options()) is offered


@rule("B-CRD-01")
def test_cards_of_two_factions_and_of_none() -> None:
    cards = {card["id"]: card for card in ls.catalog(ls.Setup())["cards"]}
    assert cards["liet_kynes"]["factions"] == ["emperor", "fremen"]
    assert cards["reverend_mother_mohiam"]["factions"] == ["emperor", "bene_gesserit"]
    assert cards["sietch_reverend_mother"]["factions"] == ["bene_gesserit", "fremen"]
    assert cards["dagger"]["factions"] == []
    with_acquire = {name for name, card in cards.items() if card["acquire"]}
    assert with_acquire == {"chani", "choam_directorship", "lady_jessica", "liet_kynes", "the_spice_must_flow"}
    # Both Factions of Sietch Reverend Mother count: Fremen Bond and the other Bene Gesserit card.
    g = scenario(seats=3).play(0, "sietch_reverend_mother").hand(0, "spice_hunter").spice(0, 0).turn(0).do("reveal")
    assert g.seat_of(0).spice == 1
    g = scenario(seats=3).play(0, "sietch_reverend_mother").hand(0, "gene_manipulation").spice(0, 0).turn(0)
    g.do("agent gene_manipulation > hall_of_oratory")
    assert g.seat_of(0).spice == 2


@rule("B-CRD-02")
def test_only_the_box_of_the_turn_counts() -> None:
    # Stilgar: Agent box 1 water, Reveal box 2 Persuasion and 3 swords.
    g = scenario(seats=3).hand(0, "stilgar").water(0, 0).turn(0).do("agent stilgar > carthag")
    assert (g.seat_of(0).water, g.seat_of(0).persuasion, g.seat_of(0).swords) == (1, 0, 0)
    g = scenario(seats=3).hand(0, "stilgar").water(0, 0).turn(0).do("reveal")
    assert (g.seat_of(0).water, g.seat_of(0).persuasion, g.seat_of(0).swords) == (0, 2, 3)
    # Gurney Halleck: the arrow of the Reveal box is not there in the Agent turn, the recruits not in the Reveal turn.
    g = (
        scenario(seats=3)
        .hand(0, "gurney_halleck")
        .solari(0, 9)
        .troops(0, 3)
        .turn(0)
        .do("agent gurney_halleck > arrakeen")
    )
    assert not any("pay" in text for text in g.options())
    assert g.seat_of(0).garrison == 6
    g = scenario(seats=3).hand(0, "gurney_halleck").solari(0, 9).troops(0, 3).turn(0).do("reveal")
    assert [text for text in g.options() if text.startswith("resolve")] == ["resolve gurney_halleck pay solari 3"]
    assert g.seat_of(0).garrison == 3


ICONLESS = ("convincing_argument", "the_spice_must_flow", "assassination_mission", "choam_directorship")


@rule("B-CRD-03")
@pytest.mark.parametrize("card", [*ICONLESS, "sardaukar_infantry"])
def test_card_without_icons_can_only_be_revealed(card: str) -> None:
    g = scenario(seats=3).hand(0, card).solari(0, 20).spice(0, 20).water(0, 20).influence(0, "fremen", 2).turn(0)
    assert g.options() == ["reveal"]
    with pytest.raises(ls.IllegalAction):
        g.do(f"agent {card} > hall_of_oratory")
    g.do("reveal")
    assert g.names(g.seat_of(0).play) == [card]


@rule("B-CRD-03")
def test_no_other_card_is_without_icons() -> None:
    cards = ls.catalog(ls.Setup())["cards"]
    iconless = {card["id"] for card in cards if not card["icons"] and not card["anywhere"]}
    assert iconless == {*ICONLESS, "sardaukar_infantry"}
