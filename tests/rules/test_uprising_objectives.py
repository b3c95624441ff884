"""Uprising: Objectives and battle icons (U-OBJ, U-BAT)."""

from __future__ import annotations

import random

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, uprising

FIRST = "objective_desert_mouse_first"


def win(g: Scenario, conflict: str) -> Scenario:
    """Seat 0 wins a Conflict alone."""
    g.conflict(conflict).vp(0, 0).solari(0, 0).spice(0, 0)
    for seat in range(len(g.state.seats)):
        g.troops(seat, 0, deployed=2 if seat == 0 else 0)
    return g.combat()


def ending(*cards: str, seats: int = 3) -> Scenario:
    """The Endgame comes; seat 0 has these won cards face up."""
    g = uprising(seats).conflict("skirmish_crysknife").vp(0, 10).first(0)
    for seat in range(seats):
        g.won(seat)
    return g.won(0, *cards)


# --- Objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@rule("U-OBJ-01", "U-OBJ-02", "U-OBJ-03")
def test_everybody_has_one_objective_for_that_many_players(players: int) -> None:
    expected = {
        3: {FIRST, "objective_crysknife", "objective_ornithopter_1_3p"},
        4: {FIRST, "objective_desert_mouse_4_6p", "objective_crysknife", "objective_crysknife_4_6p"},
    }[players]
    orders = set()
    for seed in range(12):
        seats = ls.new_game(ls.Setup(host="uprising", players=players), seed).view(None)["seats"]
        dealt = tuple(card["id"] for seat in seats for card in seat["won"])
        assert set(dealt) == expected
        assert len(dealt) == players
        assert all(card["face_up"] and card["kind"] == "objective" for seat in seats for card in seat["won"])
        assert all(card["id"].startswith(f"objective_{card['icon']}") for seat in seats for card in seat["won"])
        orders.add(dealt)
    assert len(orders) > 1


@rule("U-OBJ-04", "U-SET-10")
def test_the_objective_says_who_is_first() -> None:
    starts = set()
    for seed in range(12):
        game = ls.new_game(ls.Setup(host="uprising", players=4), seed)
        while game.decision is not None and game.decision.kind != "play_card":
            game.apply(game.legal_actions()[0])
        view = game.view(None)
        holder = next(seat["seat"] for seat in view["seats"] if seat["won"][0]["id"] == FIRST)
        assert view["first_player"] == holder == view["turn"]["seat"]
        starts.add(holder)
    assert len(starts) > 1


@rule("U-OBJ-05", "U-BAT-03")
def test_an_objective_is_matched_and_turned_down() -> None:
    """Scenario 13: a won icon equal to the Objective is a forced match."""
    g = win(uprising(3).won(0, FIRST), "skirmish_desert_mouse")
    assert g.kind() == "play_card"  # nobody was asked
    assert (g.won_of(0), g.won_of(0, face_up=False)) == ([], [FIRST, "skirmish_desert_mouse"])
    assert int(g.seat_of(0).vp) == 1


# --- battle icons ----------------------------------------------------------------------------------------------------


@rule("U-BAT-01", "U-ICO-20")
def test_every_conflict_shows_a_battle_icon() -> None:
    catalog = ls.catalog(ls.Setup(host="uprising"))
    icons = [card["battle_icon"] for card in catalog["conflicts"]]  # type: ignore[attr-defined]
    assert sorted(icons) == ["crysknife"] * 5 + ["desert_mouse"] * 5 + ["ornithopter"] * 5 + ["wild"]


@rule("U-BAT-03")
def test_another_icon_is_no_match() -> None:
    g = win(uprising(3).won(0, "objective_crysknife"), "skirmish_desert_mouse")
    assert g.won_of(0) == ["objective_crysknife", "skirmish_desert_mouse"]
    assert int(g.seat_of(0).vp) == 0


@rule("U-BAT-03", "U-BAT-05")
def test_two_conflicts_match_and_a_third_waits() -> None:
    g = win(uprising(3).won(0, "objective_crysknife", "trade_dispute"), "skirmish_desert_mouse")
    assert g.won_of(0) == ["objective_crysknife"]
    assert g.won_of(0, face_up=False) == ["trade_dispute", "skirmish_desert_mouse"]
    assert int(g.seat_of(0).vp) == 1


@rule("U-BAT-04")
def test_a_card_face_down_is_never_matched_again() -> None:
    g = win(uprising(3).won(0, FIRST), "skirmish_desert_mouse")
    win(g, "secure_imperial_basin")
    assert g.won_of(0) == ["secure_imperial_basin"]
    assert int(g.seat_of(0).vp) == 0  # set to 0 before the second win


@rule("U-BAT-02")
def test_only_the_winner_checks_for_a_match() -> None:
    g = uprising(3).conflict("skirmish_desert_mouse").won(1, FIRST).vp(1, 0).troops(0, 0, 3).troops(1, 0, 2)
    g.troops(2, 0).combat()
    assert (g.won_of(1), int(g.seat_of(1).vp)) == ([FIRST], 0)


@rule("U-BAT-07", "U-BAT-03")
def test_a_wild_icon_is_not_matched_during_the_game() -> None:
    g = win(uprising(3).won(0, "objective_crysknife", "skirmish_desert_mouse"), "propaganda")
    while g.kind() != "play_card":
        g.do(g.options()[0])
    assert g.won_of(0) == ["objective_crysknife", "skirmish_desert_mouse", "propaganda"]


@rule("U-BAT-07", "U-END-03")
def test_a_wild_icon_is_paired_in_the_endgame_with_any_other() -> None:
    g = ending("objective_crysknife", "skirmish_desert_mouse", "test_of_loyalty", "propaganda").recall()
    assert (g.kind(), g.decider()) == ("endgame_intrigue", 0)
    assert g.options() == ["crysknife", "desert mouse", "ornithopter", "pass"]
    g.do("desert mouse")
    assert g.won_of(0) == ["objective_crysknife", "test_of_loyalty"]
    assert int(g.seat_of(0).vp) == 11
    assert g.game.over  # the wild icon is used up: nobody is asked again


@rule("U-BAT-07", "U-END-02")
def test_pairing_is_optional() -> None:
    g = ending("objective_crysknife", "propaganda").recall().do("pass")
    assert g.game.over
    assert int(g.seat_of(0).vp) == 10


@rule("U-BAT-08")
def test_a_wild_icon_alone_is_paired_with_nothing() -> None:
    assert ending("propaganda").recall().game.over
    reason = uprising(3).won(0, "propaganda").turn(0).game.why_not("pair crysknife")
    assert reason is not None
    assert reason.rule == "U-BAT-07"


@rule("U-BAT-10")
def test_at_rest_nobody_has_two_equal_icons_face_up() -> None:
    for seed in range(3):
        game = ls.new_game(ls.Setup(host="uprising", players=4), seed)
        chance = random.Random(seed)
        while not game.over:
            for seat in game.view(None)["seats"]:
                icons = [card["icon"] for card in seat["won"] if card["face_up"]]
                assert len(icons) == len(set(icons))
            game.apply(chance.choice(game.legal_actions()))


@rule("U-BAT-11", "U-END-02")
def test_who_has_a_card_or_a_pair_is_asked_in_the_endgame() -> None:
    g = ending("objective_crysknife").won(1, "objective_crysknife_4_6p", "propaganda").intrigue(2, "contingency_plan")
    g.recall()
    assert g.decider() == 1
    g.do("pass")
    assert g.decider() == 2
    assert g.options() == ["pass"]
