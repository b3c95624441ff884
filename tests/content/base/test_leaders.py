"""The eight Leaders: both abilities of each, where they apply and where they do not."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.content.base.kit import (
    DRAW,
    FACTIONS,
    PLAIN,
    RECRUIT,
    SENT,
    Changes,
    Watch,
    offered,
    poor,
    resolve_all,
    rich,
    sent,
    times,
    total,
)
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

LEADERS = (
    "paul_atreides",
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
    "count_ilban_richese",
    "helena_richese",
)


def signet(g: Scenario) -> Scenario:
    """Seat 0 plays the Signet Ring to Secure Contract, which brings the Leader's ability at once."""
    return g.turn(0).do("agent signet_ring > secure_contract")


# --- set-up and plain Signet Ring abilities --------------------------------------------------------------------------


@pytest.mark.parametrize("leader", LEADERS)
@rule("B-SET-10")
def test_starting_resources(leader: str) -> None:
    others = [name for name in LEADERS if name not in (leader, "glossu_the_beast_rabban")]
    game = ls.new_game(ls.Setup(players=4, leaders=(leader, *others[:3])), 5)
    while game.decision is not None and game.decision.kind == "choose_secret":
        game.apply(game.legal_actions()[0])
    extra = 1 if leader == "glossu_the_beast_rabban" else 0
    for number, seat in enumerate(game._state.seats):
        own = extra if number == 0 else 0
        assert (seat.solari, seat.spice, seat.water) == (own, own, 1)


SIGNET: dict[str, Changes] = {
    "paul_atreides": DRAW,
    "glossu_the_beast_rabban": RECRUIT,
    "countess_ariana_thorvald": {"water": 1},
    "earl_memnon_thorvald": {"spice": 1},
    "count_ilban_richese": {"solari": 1},
}


@pytest.mark.parametrize("leader", SIGNET)
@rule("B-LDR-02", "B-ICO-07")
def test_plain_signet_ring_ability(leader: str) -> None:
    g = rich("signet_ring", leader=leader)
    assert sent(g, "signet_ring", "secure_contract") == total(SENT, {"solari": 3}, SIGNET[leader])


@pytest.mark.parametrize("leader", LEADERS)
@rule("B-LDR-02")
def test_signet_ring_ability_is_not_used_in_the_reveal_turn(leader: str) -> None:
    g = rich("signet_ring", leader=leader).influence(1, "fremen", 2).turn(0)
    watch = Watch(g)
    g.do("reveal")
    assert watch.only(0) == {"hand": -1, "play": 1, "persuasion": 1}
    assert offered(g) == []


# --- paul_atreides ---------------------------------------------------------------------------------------------------


def deck_tops(g: Scenario, viewer: int | None) -> object:
    known = g.game.view(viewer)["known"]
    assert isinstance(known, dict)
    return known["deck_top"]


def test_paul_atreides_sees_his_top_card() -> None:
    g = rich(leader="paul_atreides").deck(0, "stilgar", "dagger").turn(0)
    assert deck_tops(g, 0) == [["stilgar"], [], [], []]
    assert deck_tops(g, 1) == [[], [], [], []]
    assert deck_tops(g, None) == [[], [], [], []]


def test_paul_atreides_sees_it_in_the_turns_of_others_too() -> None:
    g = rich(leader="paul_atreides").deck(0, "stilgar", "dagger").hand(1).turn(1)
    assert g.decider() == 1
    assert deck_tops(g, 0) == [["stilgar"], [], [], []]


@rule("B-CLR-11", "B-DCK-03")
def test_paul_atreides_with_an_empty_deck() -> None:
    g = rich(leader="paul_atreides").deck(0).discard(0, "stilgar", "dagger").turn(0)
    assert deck_tops(g, 0) == [[], [], [], []]
    assert g.names(g.seat_of(0).discard) == ["stilgar", "dagger"]


def test_other_leaders_do_not_see_their_top_card() -> None:
    g = rich(leader="duke_leto_atreides").deck(0, "stilgar", "dagger").turn(0)
    assert deck_tops(g, 0) == [[], [], [], []]


def test_paul_atreides_must_draw_with_the_signet_ring() -> None:
    g = signet(rich("signet_ring", leader="paul_atreides"))
    assert g.options() == ["resolve paul_atreides draw 1"]


# --- duke_leto_atreides ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "cost", "gains"),
    [
        ("high_council", 4, {"council": 1}),
        ("mentat", 1, {"agents": 1, **DRAW}),
        ("swordmaster", 7, {"swordmaster": 1, "agents": 1}),
        ("rally_troops", 3, times(4, RECRUIT)),
        ("hall_of_oratory", 0, RECRUIT),
    ],
)
def test_duke_leto_pays_one_solari_less_in_the_landsraad(space: str, cost: int, gains: Changes) -> None:
    g = poor("dagger", leader="duke_leto_atreides").solari(0, cost)
    assert sent(g, "dagger", space) == total(SENT, {"solari": -cost}, gains)
    if cost:
        g = poor("dagger", leader="duke_leto_atreides").solari(0, cost - 1).turn(0).do("agent dagger")
        assert f"agent dagger > {space}" not in g.options()


def test_duke_leto_pays_cards_and_other_costs_in_full() -> None:
    g = poor("firm_grip", leader="duke_leto_atreides").solari(0, 1).turn(0).do("agent firm_grip > hall_of_oratory")
    assert offered(g) == []
    g = poor("diplomacy", leader="duke_leto_atreides").spice(0, 3).turn(0).do("agent diplomacy")
    assert "agent diplomacy > conspire" not in g.options()


def test_duke_leto_opponents_pay_the_full_cost() -> None:
    g = rich(leader="duke_leto_atreides").hand(1, "dagger").solari(1, 4).turn(1).do("agent dagger")
    assert "agent dagger > high_council" not in g.options()
    assert "agent dagger > rally_troops" in g.options()


def test_duke_leto_signet_influence_where_an_opponent_has_more() -> None:
    g = rich("signet_ring", leader="duke_leto_atreides")
    g.influence(0, "emperor", 2).influence(1, "emperor", 2)  # equal is not more
    g.influence(2, "guild", 1).influence(3, "fremen", 3).influence(0, "fremen", 1)
    g.influence(0, "bene_gesserit", 1)
    signet(g)
    watch = Watch(g)
    g.do("resolve duke_leto_atreides pay spice 1")
    assert g.options() == ["influence guild", "influence fremen"]
    g.do("influence guild")
    assert watch.only(0) == {"spice": -1, "guild": 1}
    assert offered(g) == []


@rule("B-CST-02", "B-CST-04")
def test_duke_leto_signet_payment_is_optional_and_needs_spice() -> None:
    g = rich("signet_ring", leader="duke_leto_atreides").influence(1, "guild", 1).turn(0)
    watch = Watch(g)
    g.do("agent signet_ring > secure_contract")
    assert g.options() == ["resolve duke_leto_atreides pay spice 1", "end turn"]
    g.do("end turn")
    assert watch.only(0) == total(SENT, {"solari": 3})
    g = signet(poor("signet_ring", leader="duke_leto_atreides").influence(1, "guild", 1))
    assert g.options() == ["end turn"]


def test_duke_leto_signet_needs_somebody_ahead() -> None:
    g = signet(rich("signet_ring", leader="duke_leto_atreides").influence(0, "guild", 3).influence(1, "guild", 4))
    assert g.options() == ["resolve duke_leto_atreides pay spice 1", "end turn"]
    g = signet(rich("signet_ring", leader="duke_leto_atreides").influence(0, "guild", 3).influence(1, "guild", 2))
    assert g.options() == ["end turn"]


# --- baron_vladimir_harkonnen ----------------------------------------------------------------------------------------

MASTERSTROKE = "resolve baron_vladimir_harkonnen show_secret"


def baron(*hand: str) -> Scenario:
    """The Baron with the Emperor and the Spacing Guild as his secret Factions."""
    g = rich(*hand, leader="baron_vladimir_harkonnen")
    assert g.seat_of(0).secret == 0b0011
    return g


@rule("B-CLR-01", "F-LDR-02")
def test_baron_chooses_two_factions_in_secret_before_the_first_round() -> None:
    game = ls.new_game(ls.Setup(players=4, leaders=(*PLAIN[:3], "baron_vladimir_harkonnen")), 3)
    assert game.decision is not None
    assert (game.decision.kind, game.seat) == ("choose_secret", 3)
    assert game._state.round == 0
    game.apply_text("secret fremen")
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == [
        "secret emperor",
        "secret guild",
        "secret bene_gesserit",
    ]
    game.apply_text("secret emperor")
    assert game._state.round == 1

    def secret(viewer: int | None) -> object:
        seats = game.view(viewer)["seats"]
        assert isinstance(seats, list)
        return seats[3]["secret"]

    assert secret(3) == ["emperor", "fremen"]
    assert secret(0) is None
    assert secret(None) is None


@pytest.mark.parametrize("seed", range(4))
@rule("F-LDR-02")
def test_baron_chooses_after_the_set_up_of_the_other_leaders(seed: int) -> None:
    # Whoever is First Player: Rabban has his extra resources before the Baron is asked.
    leaders = ("baron_vladimir_harkonnen", "glossu_the_beast_rabban", "paul_atreides", "duke_leto_atreides")
    game = ls.new_game(ls.Setup(players=4, leaders=leaders), seed)
    assert game.decision is not None
    assert game.decision.kind == "choose_secret"
    rabban = game._state.seats[1]
    assert (rabban.spice, rabban.solari) == (1, 1)


def test_baron_masterstroke_when_four_troops_are_deployed() -> None:
    g = baron("diplomacy").turn(0).do("agent diplomacy > heighliner", "resolve heighliner influence guild")
    g.do("resolve heighliner troops 5")
    watch = Watch(g)
    g.do("deploy 4")
    assert g.options()[0] == MASTERSTROKE
    assert "end turn" not in g.options()
    g.do(MASTERSTROKE)
    # The Guild goes from 1 to 2 and brings its Victory Point.
    assert watch.only(0) == {"garrison": -4, "conflict": 4, "emperor": 1, "guild": 1, "vp": 1}
    seats = g.game.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["secret"] == ["emperor", "guild"]


def test_baron_masterstroke_not_with_three_troops() -> None:
    g = baron("reconnaissance").turn(0).do("agent reconnaissance > carthag", "deploy 3")
    assert MASTERSTROKE not in g.options()


def test_baron_masterstroke_counts_all_deployments_of_a_turn() -> None:
    g = baron("arrakis_recruiter").turn(0).do("agent arrakis_recruiter > carthag", "deploy 2")
    assert MASTERSTROKE not in g.options()
    g.do("deploy 2")
    assert MASTERSTROKE in g.options()


def test_baron_masterstroke_in_the_reveal_turn() -> None:
    g = baron("sardaukar_legion", "gun_thopter").turn(0).do("reveal", "resolve sardaukar_legion deploy", "deploy 3")
    assert MASTERSTROKE not in g.options()
    g.do("resolve gun_thopter deploy", "deploy 1", MASTERSTROKE)
    assert g.influence_of(0, "emperor") == 1
    assert g.influence_of(0, "guild") == 1


def test_baron_masterstroke_by_an_intrigue_card() -> None:
    g = baron("dune_the_desert_planet").intrigue(0, "rapid_mobilization").turn(0)
    g.do("agent dune_the_desert_planet > secure_contract", "intrigue rapid_mobilization", "deploy 4")
    resolve_all(g)
    assert g.influence_of(0, "emperor") == 1
    assert g.influence_of(0, "guild") == 1


def test_baron_masterstroke_before_the_agent_is_sent() -> None:
    # The Influence comes when the troops are deployed, so it may open Sietch Tabr to the Agent of the same turn.
    g = baron("reconnaissance").intrigue(0, "rapid_mobilization").influence(0, "fremen", 1)
    g.seat_of(0).secret = 0b1001
    g.turn(0).do("intrigue rapid_mobilization", "deploy 4")
    resolve_all(g)
    assert g.influence_of(0, "emperor") == 1
    assert g.influence_of(0, "fremen") == 2
    assert "agent reconnaissance > sietch_tabr" in g.do("agent reconnaissance").options()


def test_baron_masterstroke_does_not_add_up_several_turns() -> None:
    g = baron("reconnaissance", "reconnaissance").turn(0)
    g.do("agent reconnaissance > carthag", "deploy 2", "resolve carthag intrigue 1", "end turn").turn(0)
    g.do("agent reconnaissance > arrakeen", "deploy 2")
    assert MASTERSTROKE not in g.options()
    assert g.seat_of(0).conflict == 4


@rule("B-CLR-02", "F-LDR-03")
def test_baron_masterstroke_once_per_game() -> None:
    g = baron("dune_the_desert_planet", "dagger").intrigue(0, "rapid_mobilization", "rapid_mobilization").turn(0)
    g.do("agent dune_the_desert_planet > secure_contract", "intrigue rapid_mobilization", "deploy 4")
    resolve_all(g).do("end turn")
    assert g.influence_of(0, "guild") == 1
    g.troops(0, garrison=5).turn(0).do("agent dagger > hall_of_oratory", "intrigue rapid_mobilization", "deploy 5")
    assert MASTERSTROKE not in resolve_all(g).options()
    assert g.influence_of(0, "guild") == 1
    assert g.influence_of(0, "emperor") == 1


def test_baron_signet_buys_an_intrigue_card() -> None:
    g = signet(baron("signet_ring"))
    watch = Watch(g)
    g.do("resolve baron_vladimir_harkonnen pay solari 1")
    assert watch.only(0) == {"solari": -1, "intrigue": 1}
    assert offered(g) == []


@rule("B-CST-02", "B-CST-04")
def test_baron_signet_payment_is_optional_and_needs_solari() -> None:
    g = signet(baron("signet_ring"))
    assert g.options() == ["resolve baron_vladimir_harkonnen pay solari 1", "end turn"]
    g.do("end turn")
    assert g.seat_of(0).solari == 23
    g = poor("signet_ring", leader="baron_vladimir_harkonnen").turn(0)
    g.do("agent signet_ring > hall_of_oratory")
    assert offered(g) == []


# --- glossu_the_beast_rabban -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "holder", "troops"), [("guild", 0, 2), ("fremen", 0, 2), ("guild", 1, 1)])
@rule("B-ICO-04")
def test_rabban_signet_two_troops_with_any_alliance(faction: str, holder: int, troops: int) -> None:
    g = rich("signet_ring", leader="glossu_the_beast_rabban").alliance(faction, holder)
    gains = total({"solari": 3}, times(troops, RECRUIT))
    assert sent(g, "signet_ring", "secure_contract") == total(SENT, gains)


# --- countess_ariana_thorvald ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "water", "base"), [("imperial_basin", 0, 1), ("hagga_basin", 1, 2), ("the_great_flat", 2, 3)]
)
@pytest.mark.parametrize("bonus", [0, 2])
@rule("F-LDR-06")
def test_ariana_harvests_one_less_and_draws(space: str, water: int, base: int, bonus: int) -> None:
    g = rich("dune_the_desert_planet", leader="countess_ariana_thorvald").bonus_spice(space, bonus)
    expected = total(SENT, {"water": -water, "spice": base + bonus - 1}, DRAW)
    assert sent(g, "dune_the_desert_planet", space) == expected
    assert g.state.bonus_spice[g.space(space)] == 0


@rule("F-LDR-05")
def test_ariana_must_draw() -> None:
    g = rich("dune_the_desert_planet", leader="countess_ariana_thorvald").turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert g.seat_of(0).spice == 20
    assert "resolve countess_ariana_thorvald draw 1" in g.options()
    assert "end turn" not in g.options()


@rule("F-LDR-06")
def test_ariana_other_spice_is_untouched() -> None:
    g = rich("worm_riders", leader="countess_ariana_thorvald")
    assert sent(g, "worm_riders", "secure_contract") == total(SENT, {"solari": 3, "spice": 2})
    g = rich("worm_riders", leader="countess_ariana_thorvald")
    # The harvest of 1 is lost, the 2 of the card stay.
    assert sent(g, "worm_riders", "imperial_basin") == total(SENT, {"spice": 2}, DRAW)


@rule("B-CTL-03")
def test_ariana_control_bonus_is_no_harvest() -> None:
    g = rich("dune_the_desert_planet", leader="countess_ariana_thorvald").control(0, "imperial_basin")
    assert sent(g, "dune_the_desert_planet", "imperial_basin") == total(SENT, {"spice": 1}, DRAW)


def test_ariana_with_carryall_loses_one_spice_once() -> None:
    g = rich("carryall", leader="countess_ariana_thorvald").bonus_spice("hagga_basin", 1)
    assert sent(g, "carryall", "hagga_basin") == total(SENT, {"water": -1, "spice": 2 * 2 + 1 - 1}, DRAW)


# --- earl_memnon_thorvald --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_memnon_gains_influence_on_taking_a_council_seat(faction: str) -> None:
    g = rich("dagger", leader="earl_memnon_thorvald").turn(0)
    watch = Watch(g)
    g.do("agent dagger > high_council")
    assert g.options() == ["resolve earl_memnon_thorvald influence_pick"]
    g.do("resolve earl_memnon_thorvald influence_pick")
    assert g.options() == [f"influence {name}" for name in FACTIONS]
    g.do(f"influence {faction}")
    assert watch.only(0) == total(SENT, {"solari": -5, "council": 1, faction: 1})


def test_memnon_gains_nothing_elsewhere_or_for_others() -> None:
    g = rich("dagger", leader="earl_memnon_thorvald")
    assert sent(g, "dagger", "rally_troops") == total(SENT, {"solari": -4}, times(4, RECRUIT))
    g = scenario(leaders=("earl_memnon_thorvald", "glossu_the_beast_rabban", *PLAIN[2:])).hand(1, "dagger").solari(1, 5)
    g.turn(1).do("agent dagger > high_council")
    assert g.options() == ["end turn"]
    assert g.seat_of(1).council == 1


# --- count_ilban_richese ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "cost", "gains"),
    [
        ("high_council", 5, {"council": 1}),
        ("mentat", 2, {"agents": 1, **DRAW}),
        ("swordmaster", 8, {"swordmaster": 1, "agents": 1}),
        ("rally_troops", 4, times(4, RECRUIT)),
    ],
)
def test_ilban_draws_when_he_pays_solari_for_a_space(space: str, cost: int, gains: Changes) -> None:
    g = rich("dagger", leader="count_ilban_richese")
    assert sent(g, "dagger", space) == total(SENT, {"solari": -cost}, gains, DRAW)


@pytest.mark.parametrize(
    ("card", "space", "changes"),
    [
        ("dagger", "hall_of_oratory", RECRUIT),
        ("diplomacy", "hardy_warriors", total({"water": -1, "fremen": 1}, times(2, RECRUIT))),
        ("dune_the_desert_planet", "hagga_basin", {"water": -1, "spice": 2}),
    ],
)
def test_ilban_draws_nothing_for_other_costs(card: str, space: str, changes: Changes) -> None:
    assert sent(rich(card, leader="count_ilban_richese"), card, space) == total(SENT, changes)


@rule("F-LDR-04")
def test_ilban_draws_nothing_for_the_cost_of_a_card() -> None:
    g = rich("firm_grip", leader="count_ilban_richese").intrigue(0, "bribery").turn(0)
    watch = Watch(g)
    g.do("agent firm_grip > hall_of_oratory", "resolve firm_grip pay solari 2", "influence guild")
    g.do("intrigue bribery", "influence fremen")
    assert watch.only(0) == total(SENT, RECRUIT, {"solari": -4, "guild": 1, "fremen": 1, "intrigue": -1})
    assert offered(g) == []


# --- helena_richese --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["hall_of_oratory", "rally_troops", "arrakeen", "carthag"])
def test_helena_enters_landsraad_and_city_spaces_with_enemy_agents(space: str) -> None:
    g = rich("signet_ring", leader="helena_richese").agent_at(1, space).turn(0)
    assert f"agent signet_ring > {space}" in g.do("agent signet_ring").options()
    g = rich("signet_ring", leader="duke_leto_atreides").agent_at(1, space).turn(0)
    assert f"agent signet_ring > {space}" not in g.do("agent signet_ring").options()


@pytest.mark.parametrize(("card", "space"), [("signet_ring", "secure_contract"), ("diplomacy", "wealth")])
def test_helena_does_not_enter_other_occupied_spaces(card: str, space: str) -> None:
    g = rich(card, leader="helena_richese").agent_at(1, space).turn(0).do(f"agent {card}")
    assert f"agent {card} > {space}" not in g.options()


def test_helena_does_not_enter_a_space_with_an_own_agent() -> None:
    g = rich("signet_ring", leader="helena_richese").agent_at(0, "carthag").agent_at(1, "carthag").turn(0)
    assert "agent signet_ring > carthag" not in g.do("agent signet_ring").options()


def test_helena_pays_the_cost_of_an_occupied_space() -> None:
    g = poor("signet_ring", leader="helena_richese").solari(0, 3).agent_at(1, "rally_troops").turn(0)
    assert "agent signet_ring > rally_troops" not in g.do("agent signet_ring").options()


def manipulated(card: str, *hand: str) -> Scenario:
    """Helena has taken a card out of the Imperium Row with Manipulate."""
    g = rich("signet_ring", *hand, leader="helena_richese").row(card, "dr_yueh", "space_travel", "opulence", "scout")
    return signet(g).do("resolve helena_richese reserve", f"reserve {card}")


def test_helena_manipulate_takes_a_card_and_refills_the_row() -> None:
    g = rich("signet_ring", leader="helena_richese").row("chani", "dr_yueh", "space_travel", "opulence", "scout")
    signet(g)
    assert g.options() == ["resolve helena_richese reserve"]
    g.do("resolve helena_richese reserve")
    assert g.options() == [f"reserve {name}" for name in ("chani", "dr_yueh", "space_travel", "opulence", "scout")]
    g.do("reserve opulence")
    assert g.names(g.seat_of(0).aside) == ["opulence"]
    assert g.names(g.state.row) == ["chani", "dr_yueh", "space_travel", "scout", "spice_hunter"]


@rule("B-ACQ-09")
def test_helena_acquires_the_card_for_one_persuasion_less() -> None:
    g = manipulated("chani").do("end turn").persuasion(0, 4).turn(0).do("reveal")
    watch = Watch(g)
    g.do("acquire chani aside")
    assert watch.only(0) == {"persuasion": -4, "aside": -1, "discard": 1, "water": 1}
    assert g.names(g.seat_of(0).discard) == ["chani"]
    g = manipulated("chani").do("end turn").persuasion(0, 3).turn(0).do("reveal")
    assert "acquire chani aside" not in g.options()


def test_helena_may_acquire_a_card_of_cost_one_for_nothing() -> None:
    g = manipulated("missionaria_protectiva").do("end turn").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 0
    g.do("acquire missionaria_protectiva aside")
    assert g.names(g.seat_of(0).discard) == ["missionaria_protectiva"]


@rule("F-CRD-13")
def test_helena_card_may_go_on_top_of_the_deck_by_recruitment_mission() -> None:
    g = manipulated("chani").intrigue(0, "recruitment_mission").do("end turn").persuasion(0, 3).turn(0)
    g.do("reveal", "intrigue recruitment_mission", "acquire chani aside", "top")
    assert g.names(g.seat_of(0).deck)[-1] == "chani"
    assert g.seat_of(0).water == 21


@rule("F-LDR-07")
def test_helena_opponents_cannot_acquire_the_card() -> None:
    g = manipulated("chani").do("end turn").persuasion(1, 30).hand(1).do("reveal")
    assert g.decider() == 1
    assert [text for text in g.options() if "chani" in text] == []
    assert "acquire opulence" in g.options()


@rule("F-LDR-08")
def test_helena_may_acquire_the_card_by_other_means_without_the_discount() -> None:
    g = manipulated("fremen_camp").intrigue(0, "bypass_protocol")
    g.do("end turn").turn(0).do("intrigue bypass_protocol", "choose acquire_free")
    # Fremen Camp costs 4: the discount does not bring it down to 3.
    assert "acquire fremen_camp aside" not in g.options()
    g = manipulated("fremen_camp").intrigue(0, "bypass_protocol").do("end turn").turn(0)
    g.do("intrigue bypass_protocol", "choose pay spice 2", "acquire fremen_camp aside")
    assert g.names(g.seat_of(0).deck)[-1] == "fremen_camp"
    assert g.names(g.seat_of(0).aside) == []


@rule("F-LDR-09")
def test_helena_card_not_acquired_leaves_the_game() -> None:
    g = manipulated("chani").do("end turn").turn(0).do("reveal", "end turn")
    assert g.names(g.seat_of(0).aside) == []
    assert g.names(g.state.trashed) == ["chani"]
    assert "chani" not in g.names(g.state.row)
    assert "chani" not in g.names(g.seat_of(0).discard)
