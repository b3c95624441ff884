"""Uprising: icons and terms of cards, Intrigue cards, arrows, and the order of an Agent turn (U-ICO, U-INT, U-CST)."""

from __future__ import annotations

import landsraad as ls
from tests.content.uprising.cards_kit import DRAW, Watch, offered, plot, rich, sent, settle, shown, total, use
from tests.support.rulemark import rule

SETUP = ls.Setup(host="uprising", players=4)


@rule("U-CMP-03", "U-ICO-35")
def test_everybody_starts_with_the_same_ten_cards() -> None:
    ten = ["convincing_argument"] * 2 + ["dagger"] * 2 + ["diplomacy"] + ["dune_the_desert_planet"] * 2
    ten += ["reconnaissance", "seek_allies", "signet_ring"]
    leaders = ("gurney_halleck", "muad_dib", "lady_jessica", "lady_amber_metulli")
    game = ls.new_game(ls.Setup(host="uprising", players=4, leaders=leaders), 3)
    for seat in game._state.seats:
        assert sorted(game._rules.cards[card].id for card in [*seat.hand, *seat.deck]) == ten


@rule("U-SET-05", "U-ICO-34")
def test_cards_with_the_choam_mark_need_the_module() -> None:
    alone = {card["id"] for card in ls.catalog(SETUP)["cards"]}
    joined = {card["id"] for card in ls.catalog(ls.Setup(host="uprising", players=4, modules=("choam",)))["cards"]}
    assert joined - alone == {"cargo_runner", "delivery_agreement", "priority_contracts", "interstellar_trade"}
    for seed in range(5):
        g = ls.new_game(SETUP, seed)
        deck = [g._rules.cards[card].id for card in [*g._state.imperium_deck, *g._state.row]]
        assert len(deck) == 65
        assert set(deck) <= alone


@rule("U-SET-06", "U-CMP-06")
def test_the_reserve_is_two_open_stacks() -> None:
    view = ls.new_game(SETUP, 1).view(0)
    assert view["reserve"] == {"prepare_the_way": 8, "the_spice_must_flow": 10}
    assert "mentat" not in view["board"]


@rule("U-GEN-01", "U-GEN-03")
def test_prepare_the_way_and_the_spice_must_flow_return_to_their_stacks() -> None:
    g = rich("desert_survival", "prepare_the_way").reserve("prepare_the_way", 3)
    sent(g, "desert_survival", "imperial_basin", "trash prepare_the_way hand")
    stack = [g.state.rules.cards[card].id for card in g.state.rules.reserve_cards].index("prepare_the_way")
    assert g.state.reserve[stack] == 4
    assert g.names(g.state.trashed) == []


@rule("U-INT-01", "U-INT-03")
def test_an_intrigue_card_just_drawn_may_be_played_in_the_same_turn() -> None:
    g = rich("dagger").intrigue_deck("contingency_plan").turn(0).do("agent dagger > assembly_hall")
    assert "intrigue contingency_plan" not in g.options()
    g.do("resolve assembly_hall intrigue 1", "intrigue contingency_plan")
    assert g.seat_of(0).solari == 22
    combat_only = rich("dagger").intrigue(0, "find_weakness", "shadow_alliance").turn(0)
    assert offered(combat_only, "intrigue") == []  # of another type


@rule("U-CST-01", "U-ICO-24")
def test_an_arrow_is_never_forced_and_gives_nothing_unpaid() -> None:
    for pays, vp, spice in ((False, 1, 20), (True, 2, 16)):
        g = rich("smugglers_haven").turn(0).do("agent smugglers_haven > deliver_supplies")
        g.do("resolve deliver_supplies influence guild")
        assert "end turn" in g.options()
        arrow = next(text for text in g.options() if text.startswith("resolve smugglers_haven"))
        g.do(arrow if pays else "end turn")
        assert (g.seat_of(0).vp, g.seat_of(0).spice) == (vp, spice)


@rule("U-AGT-07", "U-AGT-09", "U-SPY-13")
def test_order_of_an_agent_turn() -> None:
    """Plot cards, the card, Agent and cost, intelligence before any effect, then everything in any order."""
    g = rich("rebel_supplier").spies(0, "refinery_arrakeen").intrigue(0, "contingency_plan", "crysknife").turn(0)
    g.do("intrigue contingency_plan", "agent rebel_supplier > arrakeen")
    assert g.options() == ["gather from refinery_arrakeen", "decline"]
    assert (g.seat_of(0).garrison, len(g.seat_of(0).hand)) == (3, 0)  # nothing of the space yet
    g.do("gather from refinery_arrakeen")
    assert {"resolve rebel_supplier troops 2", "resolve arrakeen draw 1", "intrigue crysknife", "deploy 1"} <= {
        *g.options()
    }
    g.do("deploy 1", "resolve arrakeen draw 1", "intrigue crysknife", "resolve rebel_supplier troops 2")
    assert "end turn" in g.options()


@rule("U-CLR-08", "U-AGT-03", "U-ICO-14")
def test_imperial_spymaster_goes_to_emperor_spaces_and_where_its_spies_are() -> None:
    g = rich("imperial_spymaster").spies(0, "choam", "deep_desert").influence(0, "guild", 2).turn(0)
    g.do("agent imperial_spymaster")
    reached = sorted(text.rpartition(" > ")[2] for text in g.options())
    assert reached == ["accept_contract", "deep_desert", "dutiful_service", "sardaukar", "shipping"]


@rule("U-ICO-03", "U-ICO-21")
def test_conditions_of_influence_and_alliance() -> None:
    for alliance, spice in ((None, 0), (1, 0), (0, 2)):
        g = rich("branching_path").intrigue(0, "devour").influence(0, "bene_gesserit", 5)
        g.alliance("bene_gesserit", -1 if alliance is None else alliance).turn(0).do("agent branching_path > arrakeen")
        assert bool(offered(g, "resolve branching_path")) is (spice > 0)
    for level, water in ((1, 0), (2, 1), (3, 1)):
        g = rich("maker_keeper").influence(0, "bene_gesserit", level)
        assert sent(g, "maker_keeper", "arrakeen").get("water", 0) == water


@rule("U-ICO-07", "U-ICO-30", "U-ICO-31")
def test_discard_card_and_intrigue_icons() -> None:
    g = rich("captured_mentat", "dagger", "diplomacy").turn(0).do("agent captured_mentat > assembly_hall")
    use(g, "captured_mentat")
    assert sorted(g.options()) == ["discard dagger", "discard diplomacy"]  # of the hand, the owner chooses
    watch = Watch(g)
    g.do("discard dagger")
    assert watch.only(0) == {"discard": 1, "deck": -1, "intrigue": 1}


@rule("U-ICO-10", "U-REV-01")
def test_cards_in_play_are_those_played_and_revealed_until_clean_up() -> None:
    g = rich("stilgar_the_devoted", "dagger").play(0, "desert_survival").turn(0).do("reveal")
    assert sorted(g.names(g.seat_of(0).play)) == ["dagger", "desert_survival", "stilgar_the_devoted"]
    assert len(g.seat_of(0).hand) == 0
    use(g, "stilgar_the_devoted")
    assert g.seat_of(0).persuasion == 4
    g.do("end turn")
    assert (g.names(g.seat_of(0).play), len(g.seat_of(0).discard)) == ([], 3)


@rule("U-ICO-11", "U-ICO-25")
def test_swords_and_persuasion_icons() -> None:
    g = rich("long_live_the_fighters").troops(0, 1, 1)
    assert shown(g) == {"persuasion": 2, "swords": 3}
    assert g.strength_of(0) == 5


@rule("U-ICO-19", "U-SPC-08")
def test_secrets_steals_from_whoever_has_four_intrigue_cards() -> None:
    g = rich("diplomacy").intrigue(1, "devour", "impress", "cunning", "manipulate").intrigue(2, "devour", "devour")
    g.turn(0).do("agent diplomacy > secrets")
    settle(g)
    assert [len(g.seat_of(seat).intrigue) for seat in range(3)] == [2, 3, 2]


@rule("U-ICO-22", "U-ICO-23")
def test_influence_icons_of_a_faction_and_of_choice() -> None:
    g = rich("dangerous_rhetoric").turn(0).do("agent dangerous_rhetoric > assembly_hall")
    g.do(next(text for text in offered(g, "resolve dangerous_rhetoric") if "influence" in text))
    assert g.options() == [f"influence {name}" for name in ("emperor", "guild", "bene_gesserit", "fremen")]
    lose = plot("change_allegiances").influence(0, "guild", 1).spice(0, 0).turn(0).do("intrigue change_allegiances")
    assert lose.options() == ["lose guild"]  # only where there is any
    bond = rich("shishakli", "maula_pistol").turn(0).do("reveal")
    settle(bond)
    assert [bond.influence_of(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [0, 0, 0, 1]


@rule("U-ICO-26", "U-ICO-27")
def test_victory_points_and_resources() -> None:
    assert sent(rich("smugglers_haven"), "smugglers_haven", "deliver_supplies") == {"vp": 1, "spice": -4}
    assert sent(rich("northern_watermaster"), "northern_watermaster", "arrakeen") == {"water": 1}
    assert sent(rich("paracompass"), "paracompass", "arrakeen") == {"solari": 2}


@rule("U-ICO-32", "U-UNT-02")
def test_troops_are_recruited_as_far_as_the_supply_goes() -> None:
    for garrison in (3, 10):
        g = rich("stilgar_the_devoted").troops(0, garrison, 0)
        assert sent(g, "stilgar_the_devoted", "fremkit") == {"garrison": 2, "supply": -2}
    short = rich("stilgar_the_devoted").troops(0, 11, 0)
    assert sent(short, "stilgar_the_devoted", "fremkit") == {"garrison": 1, "supply": -1}


@rule("U-INF-06", "F-ALL-01")
def test_an_alliance_is_lost_by_moving_down() -> None:
    g = rich("captured_mentat").influence(0, "guild", 4).alliance("guild", 0).influence(1, "guild", 4).turn(0)
    g.do("reveal")
    use(g, "captured_mentat").do("lose guild")
    assert g.alliance_of("guild") == 1


@rule("U-ICO-36", "U-REV-06", "U-SPC-14")
def test_imperial_privilege_recalls_the_agent_of_assembly_hall() -> None:
    """Scenario 15: mandatory, the space is free, and its Persuasion is lost."""
    g = rich("dagger").influence(0, "emperor", 2).agent_at(0, "assembly_hall").turn(0)
    g.do("agent dagger > imperial_privilege", "resolve imperial_privilege draw 1")
    assert "end turn" not in g.options()
    g.do("resolve imperial_privilege recall_other", "recall assembly_hall")
    assert g.state.agents[g.space("assembly_hall")] == 0
    g.hand(0, "dagger").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 0
    stayed = rich("dagger").agent_at(0, "assembly_hall").turn(0).do("reveal")
    left = rich("dagger").turn(0).do("reveal")
    assert stayed.seat_of(0).persuasion - left.seat_of(0).persuasion == 1


@rule("U-SPY-15", "F-UPR-21", "U-CLR-09")
def test_one_spy_infiltrates_and_the_other_gathers() -> None:
    """Scenario 1: two spies at Research Station, which an enemy holds; the card counts the recall."""
    g = rich("rebel_supplier").spies(0, "research_sietch", "research_refinery").agent_at(1, "research_station").turn(0)
    g.do("agent rebel_supplier > research_station")
    assert sorted(g.options()) == ["infiltrate from research_refinery", "infiltrate from research_sietch"]
    g.do("infiltrate from research_sietch")
    assert g.options() == ["gather from research_refinery", "decline"]
    g.do("gather from research_refinery")
    assert g.spies_of(0) == []
    assert "resolve rebel_supplier troops 2" in g.options()


@rule("U-SPY-18", "U-SPY-14")
def test_the_spy_that_led_the_way_infiltrates_and_gathers_nothing() -> None:
    """Scenario 4."""
    g = rich("strike_fleet").spies(0, "choam").agent_at(1, "accept_contract").turn(0)
    g.do("agent strike_fleet > accept_contract")
    assert g.kind() == "resolve"  # infiltrated, nothing left to gather with
    assert g.spies_of(0) == []
    watch = Watch(g)
    use(g, "strike_fleet")
    assert watch.only(0) == {"garrison": 3, "supply": -3}


@rule("U-SPC-30", "U-SPC-21", "U-SPC-17")
def test_optional_costs_are_paid_before_the_card_brings_anything() -> None:
    """Scenario 20: the spice of the card comes too late for Spice Refinery."""
    g = rich("signet_ring", leader="lady_amber_metulli").spice(0, 0).alliance("guild", 0).turn(0)
    g.do("agent signet_ring > spice_refinery")
    assert [text for text in g.options() if "spice" in text and text.startswith(("pay", "choose"))] == []
    assert g.seat_of(0).solari == 20 + 2 + 1
    assert g.seat_of(0).spice == 1


@rule("U-CLR-09", "U-WRM-12", "U-DBL-01")
def test_the_worked_example_of_the_rulebook() -> None:
    """Rebel Supplier to Arrakeen with intelligence; Unexpected Allies; Contingency Plan; the doubled second reward."""
    g = rich("rebel_supplier").spies(0, "refinery_arrakeen").conflict("siege_of_arrakeen")
    g.intrigue(0, "unexpected_allies", "contingency_plan").turn(0).do("agent rebel_supplier > arrakeen")
    watch = Watch(g)
    g.do("gather from refinery_arrakeen")
    settle(g)
    assert watch.only(0) == total(
        DRAW, DRAW, {"spies": -1, "garrison": 3, "supply": -3}
    )  # 1 of Arrakeen, 2 of the card
    g.do("deploy 3", "intrigue unexpected_allies")
    while g.kind() != "resolve":
        g.do(g.options()[0])
    assert (g.wall_stands, g.worms_of(0), g.strength_of(0)) == (False, 1, 3 * 2 + 3)
    g.troops(1, 0, 6).swords(1, 2)
    solari, supply = g.seat_of(0).solari, g.seat_of(0).supply
    g.combat().do("intrigue contingency_plan")
    assert "reward_again" in g.events()
    again = [event for event in g.game.events() if event.kind == "reward_again"]
    assert [event.seat for event in again] == [0]
    won = [event for event in g.game.events() if event.kind == "conflict_won"]
    assert [event.seat for event in won] == [1]
    assert g.seat_of(0).solari == solari + 2 * 4  # the second reward of Siege of Arrakeen twice: 4 Solari, 1 troop
    assert g.seat_of(0).supply == supply + 3 - 2 * 1  # the three deployed came back
