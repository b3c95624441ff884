"""The Agent turn: card, Agent and space, what must be met and what follows (B-AGT)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

FACTS = Path(__file__).parents[1] / "facts" / "base"
ICONS = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")
SPACES = {space["id"]: space for space in yaml.safe_load((FACTS / "board.yaml").read_text())["spaces"]}
CARDS = {
    card["id"]: card
    for name in ("starter", "reserve", "imperium")
    for card in yaml.safe_load((FACTS / f"{name}.yaml").read_text())
    if "icons" in card
}


def rich(g: Scenario, seat: int = 0) -> Scenario:
    """Give a seat enough for every cost and requirement on the board."""
    return g.solari(seat, 20).spice(seat, 20).water(seat, 20).influence(seat, "fremen", 2)


def spaces_for(g: Scenario, card: str) -> set[str]:
    """The spaces that a card of the hand can send an Agent to."""
    if f"agent {card}" not in g.options():
        return set()
    game = g.game.clone()
    game.apply_text(f"agent {card}")
    assert game.decision is not None
    return {option.text.split(" > ")[1] for option in game.decision.options}


def finish(g: Scenario) -> None:
    """Resolve what must be resolved, then end the turn."""
    while "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")


# --- card, Agent, space --------------------------------------------------------------------------------------------


@rule("B-AGT-01")
def test_card_into_play_and_agent_from_the_leader() -> None:
    g = scenario(seats=3).hand(0, "dagger", "diplomacy").turn(0).do("agent dagger > hall_of_oratory")
    seat = g.seat_of(0)
    assert g.names(seat.hand) == ["diplomacy"]
    assert g.game.view(1)["seats"][0]["play"] == ["dagger"]
    assert g.names(seat.discard) == []
    assert seat.agents == 1
    assert g.game.view(1)["board"]["spaces"]["hall_of_oratory"]["agents"] == [1, 0, 0]


@rule("B-AGT-02")
def test_no_agent_without_a_card_that_allows_it() -> None:
    # Two Agents and all the goods there are, but no card.
    g = rich(scenario(seats=3)).hand(0).turn(0)
    assert g.seat_of(0).agents == 2
    assert g.options() == ["reveal"]
    # Cards in play, in the discard pile or in the deck send nobody.
    g = rich(scenario(seats=3)).hand(0, "convincing_argument").play(0, "dagger").discard(0, "diplomacy")
    assert g.deck(0, "reconnaissance").turn(0).options() == ["reveal"]
    # A card that has sent an Agent sends no other.
    g = rich(scenario(seats=3)).hand(0, "dagger").hand(1).hand(2).turn(0).do("agent dagger > hall_of_oratory")
    g.do("end turn", "reveal", "end turn", "reveal", "end turn")
    assert (g.decider(), g.seat_of(0).agents) == (0, 1)
    assert g.options() == ["reveal"]


@rule("B-AGT-02")
def test_every_agent_of_whole_games_came_with_a_card_of_its_own() -> None:
    for seed in range(3):
        game = ls.new_game(ls.Setup(players=3 + seed % 2), seed)
        while not game.over:
            actions = game.legal_actions()
            game.apply(actions[(len(game.history) * 7 + seed) % len(actions)])
        placed = [event for event in game.events() if event.kind == "agent_placed"]
        assert len(placed) > 30
        assert all(CARDS[str(event.other)]["icons"] for event in placed)


@rule("B-AGT-03")
@pytest.mark.parametrize("card", CARDS)
def test_space_shows_an_icon_of_the_card(card: str) -> None:
    icons = CARDS[card]["icons"]
    g = rich(scenario(seats=3)).hand(0, card).turn(0)
    expected = {space for space, facts in SPACES.items() if facts["icon"] in icons or icons == ["any"]}
    assert spaces_for(g, card) == expected


@rule("B-AGT-04")
def test_one_icon_and_one_agent_a_card() -> None:
    g = rich(scenario(seats=3)).hand(0, "diplomacy", "thufir_hawat").deck(0, "dagger", "dagger").turn(0)
    g.do("agent diplomacy > wealth")
    while "end turn" not in g.options():
        g.do(g.options()[0])
    # Of the four icons only that of the chosen space had any effect.
    assert [g.influence_of(0, faction) for faction in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 0, 0, 2]
    assert g.seat_of(0).agents == 1
    assert sum(int(agents) for agents in g.state.agents) == 1
    # Neither the card nor another one sends a second Agent in this turn.
    assert not any(text.startswith("agent") for text in g.options())


@rule("B-AGT-04")
def test_recalled_agent_is_not_sent_again_by_the_same_card() -> None:
    g = rich(scenario(seats=3)).hand(0, "diplomacy", "dagger").intrigue(0, "urgent_mission").turn(0)
    g.do("agent diplomacy > wealth", "intrigue urgent_mission", "recall wealth")
    assert g.seat_of(0).agents == 2
    assert not any(text.startswith("agent") for text in g.options())


@rule("B-AGT-05")
def test_seven_agent_icons() -> None:
    data = ls.catalog(ls.Setup())
    assert {icon for card in data["cards"] for icon in card["icons"]} == set(ICONS)
    assert {space["icon"] for space in data["spaces"]} == set(ICONS)
    # Each opens the spaces of its own kind: two a Faction, five Landsraad, four City, five Spice Trade.
    counts = {icon: sum(space["icon"] == icon for space in data["spaces"]) for icon in ICONS}
    assert list(counts.values()) == [2, 2, 2, 2, 5, 4, 5]


@rule("B-AGT-06")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("space", SPACES)
def test_occupied_space_is_closed_to_everybody(space: str, seats: int) -> None:
    for occupant in range(seats):
        g = rich(scenario(seats=seats)).hand(0, "foldspace").agent_at(occupant, space).turn(0)
        assert spaces_for(g, "foldspace") == set(SPACES) - {space}


@rule("B-AGT-06")
def test_mentat_used_as_an_agent_occupies_its_space() -> None:
    g = scenario(seats=3).hand(0, "dagger", "dagger", "reconnaissance").solari(0, 2).hand(1, "reconnaissance").hand(2)
    g.turn(0).do("agent dagger > mentat")
    finish(g)
    g.do("reveal", "end turn", "reveal", "end turn")
    g.do("agent dagger > hall_of_oratory")
    finish(g)
    # Both Agents are out: this one is the Mentat.
    g.do("agent reconnaissance > carthag")
    finish(g)
    g.state.seats[1].revealed = 0
    g.hand(1, "reconnaissance").turn(1)
    assert spaces_for(g, "reconnaissance") == {"arrakeen"}


@rule("B-AGT-06")
def test_effect_may_permit_an_occupied_space() -> None:
    # Infiltrate lets the next Agent pass enemies, not the own Agents.
    g = scenario(seats=3).hand(0, "reconnaissance").agent_at(1, "arrakeen").agent_at(0, "carthag")
    g.intrigue(0, "infiltrate").turn(0)
    assert spaces_for(g, "reconnaissance") == set()
    g.do("intrigue infiltrate")
    assert spaces_for(g, "reconnaissance") == {"arrakeen"}
    g.do("agent reconnaissance > arrakeen")
    assert g.game.view(None)["board"]["spaces"]["arrakeen"]["agents"] == [1, 1, 0]


# --- costs and requirements ----------------------------------------------------------------------------------------

COSTS = {
    "conspire": {"spice": 4},
    "heighliner": {"spice": 6},
    "selective_breeding": {"spice": 2},
    "hardy_warriors": {"water": 1},
    "high_council": {"solari": 5},
    "mentat": {"solari": 2},
    "swordmaster": {"solari": 8},
    "rally_troops": {"solari": 4},
    "sell_melange": {"spice": 2},
    "hagga_basin": {"water": 1},
    "the_great_flat": {"water": 2},
    "research_station": {"water": 2},
}


def with_goods(card: str, goods: dict[str, int]) -> Scenario:
    g = scenario(seats=3).hand(0, card).deck(0, *["dagger"] * 5)
    return g.solari(0, goods.get("solari", 0)).spice(0, goods.get("spice", 0)).water(0, goods.get("water", 0))


@rule("B-AGT-07", "B-AGT-08")
@pytest.mark.parametrize("space", COSTS)
def test_cost_of_the_space_must_be_met(space: str) -> None:
    (resource, amount), *_ = COSTS[space].items()
    assert space not in spaces_for(with_goods("foldspace", {resource: amount - 1}).turn(0), "foldspace")
    g = with_goods("foldspace", COSTS[space]).turn(0)
    g.do(f"agent foldspace > {space}")
    # What the space itself pays out in the same resource: none of these does.
    if g.kind() == "choose_effect":
        g.do(g.options()[0])
    paid = [event for event in g.game.events() if event.kind == "resource_paid"]
    assert [(event.what, event.amount) for event in paid] == [(resource, amount)]


@rule("B-AGT-07")
def test_spaces_without_a_cost() -> None:
    g = with_goods("foldspace", {}).turn(0)
    assert spaces_for(g, "foldspace") == set(SPACES) - set(COSTS) - {"sietch_tabr"}


@rule("B-AGT-08")
@pytest.mark.parametrize(
    ("leader", "card", "space", "resource", "cost"),
    [
        ("paul_atreides", "stilgar", "hagga_basin", "water", 1),  # Agent box: 1 water
        ("paul_atreides", "stilgar", "hardy_warriors", "water", 1),
        ("paul_atreides", "worm_riders", "sell_melange", "spice", 2),  # Agent box: 2 spice
        ("count_ilban_richese", "signet_ring", "mentat", "solari", 2),  # Signet Ring: 1 Solari
        ("earl_memnon_thorvald", "signet_ring", "sell_melange", "spice", 2),  # Signet Ring: 1 spice
        ("countess_ariana_thorvald", "signet_ring", "the_great_flat", "water", 2),  # Signet Ring: 1 water
    ],
)
def test_effects_of_the_card_cannot_pay_the_cost(leader: str, card: str, space: str, resource: str, cost: int) -> None:
    for have, enters in ((cost, True), (cost - 1, False)):
        g = scenario(seats=3, leaders=(leader, "duke_leto_atreides", "helena_richese")).hand(0, card)
        g.solari(0, 0).spice(0, 0).water(0, 0)
        getattr(g, resource)(0, have)
        assert (space in spaces_for(g.turn(0), card)) is enters


@rule("B-AGT-09")
def test_plot_card_played_before_may_pay_the_cost() -> None:
    g = with_goods("dagger", {"solari": 0}).intrigue(0, "windfall").turn(0)
    assert spaces_for(g, "dagger") == {"hall_of_oratory"}
    g.do("intrigue windfall")
    assert spaces_for(g, "dagger") == {"hall_of_oratory", "mentat"}
    g.do("agent dagger > mentat")
    assert g.seat_of(0).solari == 0
    # The same with water.
    g = with_goods("dune_the_desert_planet", {}).intrigue(0, "water_peddlers_union").turn(0)
    g.do("intrigue water_peddlers_union", "agent dune_the_desert_planet > hagga_basin")
    assert (g.seat_of(0).water, g.seat_of(0).spice) == (0, 2)


@rule("B-AGT-14")
@pytest.mark.parametrize("space", ["high_council", "swordmaster"])
def test_once_per_game_space_is_entered_once_by_each_player(space: str) -> None:
    g = rich(rich(scenario(seats=3)), 1).conflict_deck("machinations", "grand_vision").hand(0, "dagger").turn(0)
    g.do(f"agent dagger > {space}")
    finish(g)
    g.recall()
    g.hand(0, "dagger", "foldspace").hand(1, "dagger").turn(0)
    for card in ("dagger", "foldspace"):
        assert space not in spaces_for(g, card)
        assert "rally_troops" in spaces_for(g, card)
    # The other players still may.
    g.turn(1)
    assert space in spaces_for(g, "dagger")


@rule("B-AGT-14")
def test_other_spaces_may_be_entered_round_after_round() -> None:
    g = rich(scenario(seats=3)).conflict_deck("machinations", "grand_vision").hand(0, "foldspace").turn(0)
    g.do("agent foldspace > rally_troops")
    finish(g)
    g.recall()
    g.hand(0, "foldspace").turn(0)
    assert spaces_for(g, "foldspace") == set(SPACES)


@rule("B-AGT-07", "B-AGT-15")
@pytest.mark.parametrize(("influence", "open_"), [(0, False), (1, False), (2, True), (3, True), (6, True)])
def test_sietch_tabr_needs_two_fremen_influence(influence: int, open_: bool) -> None:
    g = scenario(seats=3).hand(0, "reconnaissance").influence(0, "fremen", influence)
    g.influence(0, "emperor", 4).influence(1, "fremen", 4).turn(0)
    assert ("sietch_tabr" in spaces_for(g, "reconnaissance")) is open_


# --- what follows --------------------------------------------------------------------------------------------------


@rule("B-AGT-10")
@pytest.mark.parametrize("space", [space for space, facts in SPACES.items() if facts["icon"] in ICONS[:4]])
def test_space_card_and_influence_are_all_received(space: str) -> None:
    faction = SPACES[space]["icon"]
    g = rich(scenario(seats=3)).hand(0, "thufir_hawat").deck(0, "dagger", "dagger", "dagger").influence(0, "fremen", 0)
    g.turn(0).do(f"agent thufir_hawat > {space}")
    # The Influence is no matter of choice: with all else done (arrows apart) it still must be taken.
    text = f"resolve {space} influence {faction}"
    while others := [
        other for other in g.options() if other.startswith("resolve") and " pay " not in other and other != text
    ]:
        g.do(others[0])
    assert text in g.options()
    assert "end turn" not in g.options()
    g.do(text)
    assert "end turn" in g.options()
    assert [g.influence_of(0, name) for name in ICONS[:4]] == [int(name == faction) for name in ICONS[:4]]
    assert g.names(g.seat_of(0).hand) == ["dagger"]


@rule("B-AGT-10")
def test_no_influence_for_other_spaces() -> None:
    for space in (space for space, facts in SPACES.items() if facts["icon"] not in ICONS[:4]):
        g = rich(scenario(seats=3, leaders=("paul_atreides", "duke_leto_atreides", "earl_memnon_thorvald")))
        g.hand(0, "foldspace").turn(0).do(f"agent foldspace > {space}")
        finish(g)
        assert [g.influence_of(0, name) for name in ICONS[:4]] == [0, 0, 0, 2]


@rule("B-AGT-10")
def test_effects_of_space_and_agent_box_together() -> None:
    g = scenario(seats=3).hand(0, "opulence").solari(0, 0).turn(0).do("agent opulence > wealth")
    assert g.seat_of(0).solari == 5
    g = scenario(seats=3).hand(0, "arrakis_recruiter").troops(0, 3).turn(0).do("agent arrakis_recruiter > carthag")
    assert g.seat_of(0).garrison == 5


@rule("B-AGT-11")
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_effects_in_any_order(order: tuple[int, ...]) -> None:
    texts = (
        "resolve secrets influence bene_gesserit",
        "resolve secrets intrigue 1",
        "resolve thufir_hawat draw 1",
    )
    g = scenario(seats=3).hand(0, "thufir_hawat").deck(0, "dagger").intrigue_deck("ambush", "windfall")
    g.influence(0, "bene_gesserit", 3).turn(0).do("agent thufir_hawat > secrets")
    for number in order:
        assert all(texts[left] in g.options() for left in order[order.index(number) :])
        g.do(texts[number])
    # The Influence brings the Intrigue card of the track: the order decides which of the two came first.
    assert sorted(g.intrigue_names(g.seat_of(0).intrigue)) == ["ambush", "windfall"]
    assert g.names(g.seat_of(0).hand) == ["dagger"]


@rule("B-AGT-11")
def test_order_of_card_and_space_matters() -> None:
    # The card drawn first can be trashed; trashing first leaves it in the hand.
    for draw_first in (True, False):
        g = scenario(seats=3).hand(0, "gene_manipulation").deck(0, "convincing_argument").discard(0)
        g.turn(0).do("agent gene_manipulation > arrakeen")
        if draw_first:
            g.do("resolve arrakeen draw 1")
        g.do(*[text for text in g.options() if text.startswith("resolve gene_manipulation trash")])
        assert ("trash convincing_argument hand" in g.options()) is draw_first


@rule("B-AGT-12")
def test_reveal_box_of_a_played_card_is_ignored_this_round() -> None:
    g = scenario(seats=3).hand(0, "dune_the_desert_planet", "stilgar", "dagger").hand(1).hand(2)
    g.troops(0, 3).turn(0).do("agent stilgar > imperial_basin")
    assert (g.seat_of(0).persuasion, g.seat_of(0).swords) == (0, 0)
    g.do("deploy 1", "end turn", "reveal", "end turn", "reveal", "end turn", "reveal")
    # 1 of Dune, the Desert Planet and the sword of the Dagger; nothing of Stilgar's 2 and 3.
    assert (g.seat_of(0).persuasion, g.seat_of(0).swords) == (1, 1)


@rule("B-AGT-12")
def test_second_copy_of_a_played_card_still_counts() -> None:
    g = scenario(seats=3).hand(0, "dagger", "dagger").hand(1).hand(2).turn(0).do("agent dagger > hall_of_oratory")
    g.do("end turn", "reveal", "end turn", "reveal", "end turn", "reveal")
    assert g.seat_of(0).swords == 1


@rule("B-AGT-13")
def test_agent_stays_until_recall() -> None:
    g = scenario(seats=3).first(0).conflict("skirmish_b").conflict_deck("machinations", "grand_vision")
    g.hand(0, "dagger").hand(1, "dagger").hand(2).intrigue(1, "ambush").troops(1, 2, 1).turn(0)

    def agents() -> list[int]:
        return g.game.view(None)["board"]["spaces"]["hall_of_oratory"]["agents"]

    g.do("agent dagger > hall_of_oratory", "end turn")
    assert agents() == [1, 0, 0]
    g.do("reveal", "end turn", "reveal", "end turn", "reveal", "end turn")
    # Combat: the Agent is still there.
    assert g.kind() == "combat_intrigue"
    assert agents() == [1, 0, 0]
    assert g.seat_of(0).agents == 1
    g.do("pass")
    assert g.kind() == "take_reward"
    assert agents() == [1, 0, 0]
    g.do("pass")
    assert g.state.round == 2
    assert agents() == [0, 0, 0]
    assert g.seat_of(0).agents == 2


@rule("B-AGT-13")
def test_effects_that_recall_or_move_an_agent() -> None:
    g = scenario(seats=3).hand(0, "dagger").agent_at(0, "wealth").intrigue(0, "urgent_mission").turn(0)
    g.do("intrigue urgent_mission", "recall wealth")
    assert g.state.agents[g.space("wealth")] == 0
    assert g.seat_of(0).agents == 2
    g = scenario(seats=3).hand(0, "kwisatz_haderach").agent_at(0, "wealth").turn(0)
    g.do("agent kwisatz_haderach from wealth > carthag")
    assert g.state.agents[g.space("wealth")] == 0
    assert g.state.agents[g.space("carthag")] == 1
    assert g.seat_of(0).agents == 1


@rule("B-AGT-16")
def test_mentat_is_sent_like_an_own_agent() -> None:
    g = scenario(seats=3).conflict_deck("machinations", "grand_vision").solari(0, 2)
    g.hand(0, "dagger", "dagger", "reconnaissance", "diplomacy").revealed(1, 2).turn(0)
    g.do("agent dagger > mentat")
    finish(g)
    assert g.seat_of(0).agents == 2
    for card, space in (("dagger", "hall_of_oratory"), ("reconnaissance", "carthag")):
        g.do(f"agent {card} > {space}")
        finish(g)
    # Three Agents a round, no more, though the hand would allow a fourth.
    assert "agent diplomacy" not in g.options()
    assert "reveal" in g.options()
    assert g.game.view(None)["board"]["spaces"]["carthag"]["agents"] == [1, 0, 0]
    # For this round only.
    g.recall()
    assert g.seat_of(0).agents == 2
