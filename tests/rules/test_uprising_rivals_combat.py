"""Rivals of Uprising: resources, the third Agent, Victory Points, Combat, choices (R-RES, R-VPB, R-CMB, R-CHO)."""

from __future__ import annotations

import pytest

from landsraad.engine.actors.standing import ranking
from landsraad.engine.mechanics import objectives
from tests.support.rival_table import rivals_influence
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, packed
from tests.support.uprising_rivals import act, at, fight, goods, posts, power, table, told, troops

BARON = ("rival_baron_vladimir_harkonnen", "rival_staban_tuek")  # values 6 and 9


def face_up(g: Scenario, actor: int) -> list[str]:
    """Return the face-up Objective and Conflict cards of an actor."""
    view = g.game.view(None)["rivals"][actor - len(g.state.seats)]
    return [card["id"] for card in view["won"] if card["face_up"]]


# --- resources and the third Agent ---------------------------------------------------------------------------------


@rule("R-RES-03", "R-RES-05", "R-RES-06")
def test_the_third_agent_comes_as_soon_as_the_value_is_reached() -> None:
    g = table(1, BARON).solari(1, 1).spice(1, 1).water(1, 1)
    g.rival(0).intrigue = packed([0])
    act(g, 0, "accept_contract_shipping_1", "fremkit", "gather_support_troop")
    # 1 + 1 + 1 + 1 + 2 is six: bought in the middle of the turn, and used in the same round.
    assert g.rival(0).swordmaster == 1
    assert goods(g) == (0, 0, 0, 0)
    assert (at(g, "accept_contract"), at(g, "swordmaster"), int(g.rival(0).agents)) == (1, 0, 1)
    g.do("reveal", "end turn")
    assert told(g, "rival_sent")[:2] == [("accept_contract", "R-AGT-01"), ("fremkit", "R-AGT-01")]
    g = table(1, BARON).solari(1, 3)
    act(g, 0, "accept_contract_shipping_1", "fremkit")
    assert (int(g.rival(0).swordmaster), goods(g), at(g, "fremkit")) == (0, (5, 0, 0, 0), 0)
    # It stays to the end of the game.
    g = table(1, BARON).swordmaster(1).conflict_deck("skirmish_desert_mouse", "skirmish_desert_mouse").first(2)
    g.rival_deck("fremkit", "gather_support_troop", "assembly_hall").recall()
    assert g.rival(0).agents == 3


@rule("R-RES-04")
def test_the_order_of_paying() -> None:
    for solari, spice, intrigues, water, left in (
        (5, 5, 2, 2, (0, 4, 2, 2)),
        (1, 2, 2, 5, (0, 0, 4, 0)),
        (0, 2, 5, 1, (0, 0, 1, 1)),
    ):
        g = table(2, BARON[:1]).solari(2, solari).spice(2, spice).water(2, water)
        g.rival(0).intrigue = packed(list(range(intrigues - 1)))
        act(g, 0, "spice_refinery")  # its ring draws one Intrigue card more
        assert (solari + spice + intrigues + water) >= 6
        assert goods(g) == (left[0], left[1], left[2], left[3]) or g.rival(0).vp > 0


@rule("R-RES-04", "R-VPB-03")
def test_what_is_left_buys_victory_points_at_once() -> None:
    # Baron: value 6; 6 Solari are paid, 7 spice are left for a Victory Point.
    g = table(1, BARON).solari(1, 4).spice(1, 7)
    g.rival(0).swordmaster = 0
    act(g, 0, "accept_contract_shipping_1")
    assert (int(g.rival(0).swordmaster), goods(g), int(g.rival(0).vp)) == (1, (0, 0, 0, 0), 1)
    assert told(g, "rival_paid") == [("solari", "R-RES-04")]
    assert told(g, "rival_spent") == [("spice", "R-VPB-02")]
    kinds = g.events()
    assert kinds.index("swordmaster_gained") < kinds.index("rival_spent")


@rule("R-RES-07", "F-UPR-13")
def test_a_rivals_swordmaster_lowers_the_price_for_humans() -> None:
    for swordmaster, solari, enters in ((False, 7, False), (False, 8, True), (True, 5, False), (True, 6, True)):
        g = table(1).solari(0, solari).hand(0, "dagger")
        if swordmaster:
            g.swordmaster(1)
        g.turn(0).do("agent dagger")
        assert any("swordmaster" in text for text in g.options()) is enters


@rule("R-RES-08")
def test_nothing_else_is_bought_before() -> None:
    g = table(1, ("rival_staban_tuek", "rival_muad_dib")).solari(1, 5)  # value 9
    act(g, 0, "accept_contract_shipping_1")
    assert (goods(g)[0], int(g.rival(0).vp), int(g.rival(0).swordmaster)) == (7, 0, 0)
    # But for what a Conflict offers.
    g = table().conflict("spice_freighters").spice(1, 3).troops(1, garrison=0, deployed=1)
    fight(g)
    assert (int(g.rival(0).vp), goods(g)[1]) == (1, 0)


@rule("R-VPB-01", "R-VPB-02")
@pytest.mark.parametrize(
    ("kind", "price"), [("solari", 7), ("spice", 7), ("water", 3), ("intrigue", 3)], ids=lambda value: str(value)
)
def test_prices_of_victory_points(kind: str, price: int) -> None:
    # Whose Signet Ring or card brings the last one.
    rival, card = {
        "solari": ("rival_lady_margot_fenring", "spice_refinery"),
        "spice": ("rival_staban_tuek", "spice_refinery"),
        "water": ("rival_gurney_halleck", "sietch_tabr"),
        "intrigue": ("rival_baron_vladimir_harkonnen", "spice_refinery"),
    }[kind]
    for times in (1, 2):
        for missing in (0, 1):
            g = table(2, (rival,)).swordmaster(2).influence(2, "fremen", 2)
            held = price * times - 1 - missing
            if kind == "intrigue":
                g.rival(0).intrigue = packed(list(range(held)))
            else:
                setattr(g.rival(0), kind, held)
            act(g, 0, card)
            assert int(g.rival(0).vp) == times - missing
            assert sum(goods(g)) == (0 if not missing else price - 1)
            assert told(g, "rival_spent") == [(kind, "R-VPB-02")] * (times - missing)


# --- Combat --------------------------------------------------------------------------------------------------------


@rule("R-CMB-01", "R-CMB-02")
def test_swords_are_revealed_before_the_intrigue_cards() -> None:
    g = table().troops(1, garrison=0, deployed=2).troops(0, garrison=0, deployed=1).intrigue(0, "impress")
    before = rivals_influence(g)
    fight(g, "heighliner", "sardaukar", "fremkit")
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert power(g, 1) == 2 * 2 + 5
    assert power(g, 2) == 0  # no unit, no card
    assert (rivals_influence(g), troops(g)) == (before, (0, 2))
    assert told(g, "rival_revealed") == [("heighliner", "R-CMB-01")]
    g = table(2).troops(2, garrison=0, deployed=1).troops(0, garrison=0, deployed=1).intrigue(0, "impress")
    fight(g, "reshuffle", "heighliner")
    assert power(g, 2) == 2 + 5
    assert "rival_deck_shuffled" in g.events()
    # In turn order, from the First Player.
    g = table().first(2).troops(1, garrison=0, deployed=1).troops(2, garrison=0, deployed=1)
    g.troops(0, garrison=0, deployed=1).intrigue(0, "impress").first(1)
    g.rival_deck("heighliner", "sardaukar", "fremkit").combat()
    assert (power(g, 1), power(g, 2)) == (2 + 5, 2 + 4)
    g = table().first(2).troops(1, garrison=0, deployed=1).troops(2, garrison=0, deployed=1)
    g.troops(0, garrison=0, deployed=1).intrigue(0, "impress")
    g.rival_deck("heighliner", "sardaukar", "fremkit").combat()
    assert (power(g, 2), power(g, 1)) == (2 + 5, 2 + 4)


@rule("R-CMB-03", "R-CMB-04")
def test_strength_of_a_rival() -> None:
    g = table().troops(1, garrison=0, deployed=2).sandworms(1, 1).troops(0, garrison=0, deployed=1)
    g.rival(0).intrigue = packed([0])
    g.intrigue(0, "impress")
    fight(g, "research_station")
    assert power(g, 1) == 2 * 2 + 3 + 2
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    g.do("pass")  # nobody else is asked: the Rival has passed
    assert "conflict_won" in g.events()


@rule("R-CMB-05", "R-CMB-08")
def test_a_rival_takes_rewards_and_the_conflict_card() -> None:
    g = table().conflict("skirmish_desert_mouse").troops(1, garrison=0, deployed=3).troops(2, garrison=0, deployed=1)
    fight(g)
    assert (goods(g, 0)[0], goods(g, 1)[0]) == (2, 3)
    assert face_up(g, 1) == ["skirmish_desert_mouse"]
    # A match with its Objective: both are turned down for a Victory Point.
    g = (
        table()
        .conflict("skirmish_desert_mouse")
        .troops(1, garrison=0, deployed=3)
        .won(1, "objective_desert_mouse_first")
    )
    fight(g)
    assert (face_up(g, 1), int(g.rival(0).vp)) == ([], 1)
    g = table().conflict("skirmish_desert_mouse").troops(1, garrison=0, deployed=3).won(1, "objective_crysknife")
    fight(g)
    assert (face_up(g, 1), int(g.rival(0).vp)) == (["objective_crysknife", "skirmish_desert_mouse"], 0)


@rule("R-CMB-06", "R-CMB-05")
def test_ties_with_a_rival() -> None:
    # Tie for the first place: both take the second reward, nobody wins.
    g = table().conflict("skirmish_desert_mouse").troops(1, garrison=0, deployed=2).troops(0, garrison=0, deployed=2)
    fight(g)
    assert (goods(g)[0], int(g.seat_of(0).solari)) == (3, 3)
    assert (face_up(g, 1), "conflict_won" in g.events()) == ([], False)
    # Tie for the second: both take the third reward; without a tie it is given to nobody.
    g = table().conflict("skirmish_desert_mouse").troops(0, garrison=0, deployed=3)
    g.troops(1, garrison=0, deployed=1).troops(2, garrison=0, deployed=1)
    fight(g)
    assert (goods(g, 0)[0], goods(g, 1)[0]) == (2, 2)
    g = table().conflict("skirmish_desert_mouse").troops(0, garrison=0, deployed=3)
    g.troops(1, garrison=0, deployed=2).troops(2, garrison=0, deployed=1)
    fight(g)
    assert (goods(g, 0)[0], goods(g, 1)[0]) == (3, 0)


@rule("R-CMB-07", "R-CHO-06")
def test_a_rival_that_wins_with_a_sandworm_takes_the_reward_twice() -> None:
    g = table().conflict("shadow_contest").sandworms(1, 1)
    fight(g)
    assert rivals_influence(g) == {"bene_gesserit": 2}
    assert goods(g)[3] == 2
    assert "reward_again" in g.events()
    # One point at a time: the second goes where it has least by then (Staban: Guild, Fremen, ...).
    g = table().conflict("skirmish_crysknife").sandworms(1, 2)
    fight(g)
    assert rivals_influence(g) == {"guild": 1, "fremen": 1}
    g = table().conflict("skirmish_crysknife").troops(1, garrison=0, deployed=5)
    fight(g)
    assert rivals_influence(g) == {"guild": 1}


@rule("R-CMB-09", "R-CMB-10")
def test_control_and_its_defence() -> None:
    g = table().conflict("siege_of_arrakeen").troops(1, garrison=0, deployed=2).conflict_deck("battle_for_arrakeen")
    g.first(2)
    fight(g, "assembly_hall", "assembly_hall", "gather_support_troop", "sardaukar")
    assert g.state.control[g.space("arrakeen")] == 1
    # The next Conflict is about the same space: one troop of the Supply defends it.
    assert g.rival(0).conflict == 1


@rule("R-CMB-11", "R-CHO-01")
def test_propaganda_trash_and_spies() -> None:
    # Staban: Guild, Fremen, Bene Gesserit, Emperor
    g = (
        table()
        .conflict("propaganda")
        .troops(1, garrison=0, deployed=2)
        .influence(1, "guild", 2)
        .influence(1, "fremen", 1)
    )
    g.conflict_deck("skirmish_desert_mouse")
    fight(g)
    assert rivals_influence(g) == {"guild": 2, "fremen": 1, "bene_gesserit": 1, "emperor": 1}
    g = table().conflict("propaganda").sandworms(1, 1).conflict_deck("skirmish_desert_mouse")
    fight(g)
    assert rivals_influence(g) == {"guild": 1, "fremen": 1, "bene_gesserit": 1, "emperor": 1}
    g = table().conflict("trade_dispute").troops(1, garrison=0, deployed=2)
    fight(g)
    assert goods(g) == (2, 0, 1, 0)  # the contract icon, the water, nothing for the trash
    g = table().conflict("test_of_loyalty").troops(1, garrison=0, deployed=2)
    fight(g)
    assert posts(g) == {"guild"}


@rule("R-CMB-12")
def test_in_the_endgame_a_rival_pairs_its_wild_icon() -> None:
    for cards, vp in ((("propaganda", "skirmish_crysknife"), 11), (("propaganda",), 10), (("skirmish_crysknife",), 10)):
        g = table().vp(1, 10).won(1, *cards).conflict_deck("skirmish_desert_mouse").recall()
        assert int(g.rival(0).vp) == vp
        assert objectives.record_of(g.state) is not None


@rule("R-CMB-13")
def test_tie_breakers_at_the_end() -> None:
    for field in ("spice", "solari", "water"):
        for rival_has in (1, 3):
            g = table().vp(0, 10).vp(1, 10).conflict_deck("skirmish_desert_mouse")
            getattr(g, field)(0, 2)
            getattr(g, field)(1, rival_has)
            g.state.seats[0].revealed = 1
            g.recall()
            assert ranking(g.state)[0] == (1 if rival_has == 3 else 0)
    g = table().vp(0, 10).vp(1, 10).conflict_deck("skirmish_desert_mouse").revealed(0).recall()
    assert ranking(g.state)[0] == 0  # a Rival never revealed


# --- choices -------------------------------------------------------------------------------------------------------


@rule("R-CHO-01", "R-CHO-02")
def test_influence_goes_where_there_is_least_and_to_the_left_of_the_list() -> None:
    # Margot: Bene Gesserit, Emperor, Fremen, Guild
    for levels, expected, why in (
        ((0, 0, 0, 0), "bene_gesserit", "R-CHO-02"),
        ((0, 1, 1, 0), "emperor", "R-CHO-02"),
        ((1, 0, 1, 1), "guild", "R-CHO-01"),
        ((1, 0, 1, 0), "fremen", "R-CHO-02"),
    ):
        g = table().conflict("skirmish_crysknife").troops(2, garrison=0, deployed=1)
        for faction, level in zip(("emperor", "guild", "bene_gesserit", "fremen"), levels, strict=True):
            g.influence(2, faction, level)
        before = rivals_influence(g, 1).get(expected, 0)
        fight(g)
        assert rivals_influence(g, 1)[expected] == before + 1
        assert told(g, "rival_chose")[0] == (expected, why)


@rule("R-CHO-03")
@pytest.mark.parametrize(
    ("conflict", "kind", "price"),
    [("battle_for_imperial_basin", "spice", 4), ("battle_for_spice_refinery", "solari", 6)],
)
def test_a_victory_point_is_always_paid_for(conflict: str, kind: str, price: int) -> None:
    for held in (price - 1, price):
        g = table().conflict(conflict).troops(1, garrison=0, deployed=1).conflict_deck("skirmish_desert_mouse")
        getattr(g, kind)(1, held)
        fight(g)
        bought = held == price
        assert int(g.rival(0).vp) == 1 + bought
        assert getattr(g.rival(0), kind) == (0 if bought else held)


@rule("R-CHO-04")
def test_spies_are_recalled_for_a_victory_point() -> None:
    for spies in (("guild",), ("guild", "choam")):
        g = table().conflict("battle_for_arrakeen").troops(1, garrison=0, deployed=1).spies(1, *spies)
        fight(g.conflict_deck("skirmish_desert_mouse"))
        enough = len(spies) == 2
        assert int(g.rival(0).vp) == 1 + enough
        assert posts(g) == (set() if enough else set(spies))


@rule("R-CHO-05", "C-OTH-01")
@pytest.mark.parametrize("choam", [False, True])
def test_a_contract_is_two_solari_for_a_rival(choam: bool) -> None:
    g = table(choam=choam).conflict("choam_security").troops(1, garrison=0, deployed=1)
    fight(g)
    assert goods(g) == (2, 0, 0, 0)
    g = act(table(choam=choam), 0, "accept_contract_shipping_1")
    assert goods(g) == (2, 0, 0, 0)
    assert "contract_taken" not in g.events()
    g = act(table(choam=choam), 0, "dutiful_service")
    assert goods(g) == (0, 0, 0, 0)


@rule("R-CHO-07")
def test_what_is_open_the_human_decides() -> None:
    g = act(table(1).first(1), 0, "place_spy_city", "fremkit")
    assert (g.kind(), g.decider()) == ("place_spy", 0)
    for first in (0, 1):
        g = act(table(2).first(first), 0, "place_spy_city", "fremkit")
        assert (g.kind(), g.decider()) == ("place_spy", first)
