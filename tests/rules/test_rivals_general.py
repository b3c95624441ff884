"""Rivals in general (H-GEN, B-GEN-05)."""

import pytest

import landsraad as ls
from tests.support.rival_table import rival_at, rival_table, take_turn
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, packed


def hit(seats: int, card: str) -> Scenario:
    """Return a table where the human is about to send an Agent by a card that troubles all opponents."""
    return rival_table(seats, agents=0).hand(0, card).turn(0)


@rule("H-GEN-01")
@pytest.mark.parametrize(("players", "rivals"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_number_of_rivals(players: int, rivals: int) -> None:
    view = ls.new_game(ls.Setup(players=players), 5).view()
    shown = view.get("rivals", [])
    assert isinstance(shown, list)
    assert len(shown) == rivals
    assert ("rival_deck" in view) is (rivals > 0)


@rule("H-GEN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_with_leaders_are_refused_with_more_players(players: int) -> None:
    with pytest.raises(ls.SetupError, match="solo game"):
        ls.new_game(ls.Setup(players=players, rivals=("earl_memnon_thorvald", "glossu_the_beast_rabban")), 5)


@rule("H-GEN-02")
@pytest.mark.parametrize("seats", [1, 2])
def test_rival_occupies_spaces(seats: int) -> None:
    g = rival_table(seats).rival_deck("arrakeen_2p", "wealth").hand(0, "reconnaissance").rival_turn(0)
    assert rival_at(g, "arrakeen") == 1
    g.turn(0).do("agent reconnaissance")
    assert "agent reconnaissance > carthag" in g.options()
    assert "agent reconnaissance > arrakeen" not in g.options()


@rule("H-GEN-02")
@pytest.mark.parametrize("seats", [1, 2])
def test_rival_fights_without_hand_and_deck(seats: int) -> None:
    g = rival_table(seats).rival_deck("heighliner", "wealth", "secrets").hand(0, "dagger").rival_turn(0)
    assert g.rival(0).conflict == 3
    before = g.game.view(0)
    rivals = before["rivals"]
    assert isinstance(rivals, list)
    assert not {"hand", "deck", "discard", "play"} & set(rivals[0])
    # The strength is there when Combat begins, with nobody else in it.
    g.rival(0).agents = 0
    g.combat()
    won = [event.seat for event in g.game.events() if event.kind == "conflict_won"]
    assert won == [seats]


@rule("H-GEN-03", "B-GEN-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_rival_loses_a_troop_of_its_garrison(seats: int) -> None:
    g = hit(seats, "gun_thopter").rival_troops(0, garrison=3, deployed=2).troops(0, garrison=3)
    take_turn(g, "agent gun_thopter > secure_contract")
    rival = g.rival(0)
    assert (rival.garrison, rival.conflict, rival.supply) == (2, 2, 8)
    assert g.seat_of(0).garrison == 3


@rule("H-GEN-03", "B-GEN-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_rival_pays_with_a_deployed_troop_what_it_cannot_discard(seats: int) -> None:
    g = hit(seats, "test_of_humanity").rival_troops(0, garrison=1, deployed=2)
    take_turn(g, "agent test_of_humanity > hall_of_oratory")
    rival = g.rival(0)
    assert (rival.garrison, rival.conflict, rival.supply) == (1, 1, 10)


@rule("H-GEN-03", "B-GEN-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_double_cross_can_hit_a_rival(seats: int) -> None:
    g = rival_table(seats, agents=0).hand(0, "dagger").intrigue(0, "double_cross").solari(0, 1).troops(0, 3)
    g.rival_troops(0, garrison=1, deployed=2).turn(0).do("intrigue double_cross")
    # Nobody else has a troop in the Conflict.
    assert g.kind() == "choose_opponent"
    assert len(g.options()) == 1
    g.do(g.options()[0])
    assert (g.rival(0).conflict, g.rival(0).supply) == (1, 10)
    assert (g.seat_of(0).conflict, g.seat_of(0).solari) == (1, 0)


@rule("H-GEN-03")
@pytest.mark.parametrize(("cards", "left"), [(4, 3), (3, 3)])
def test_intrigue_card_is_stolen_from_a_rival_that_has_four(cards: int, left: int) -> None:
    g = rival_table(1, agents=0).hand(0, "diplomacy").intrigue_deck("windfall", "charisma")
    g.rival(0).intrigue = packed([g.intrigue_index("ambush")] * cards)
    g.turn(0)
    take_turn(g, "agent diplomacy > secrets")
    assert len(g.rival(0).intrigue) == left
    stolen = ["ambush"] * (cards - left)
    assert sorted(g.intrigue_names(g.seat_of(0).intrigue)) == sorted(["windfall", *stolen])


@rule("H-GEN-04")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("gun_thopter", "secure_contract"),
        ("test_of_humanity", "hall_of_oratory"),
        ("reverend_mother_mohiam", "wealth"),
    ],
)
def test_rival_that_has_nothing_loses_nothing(seats: int, card: str, space: str) -> None:
    g = hit(seats, card).play(0, "bene_gesserit_sister")
    if card == "gun_thopter":
        g.rival_troops(0, garrison=0, deployed=2)
    elif card == "test_of_humanity":
        g.rival_troops(0, garrison=2)
    else:
        g.rival_troops(0, garrison=2, deployed=2)
    rival = g.rival(0)
    before = (rival.garrison, rival.conflict, rival.supply, rival.vp, len(rival.intrigue))
    take_turn(g, f"agent {card} > {space}")
    assert (rival.garrison, rival.conflict, rival.supply, rival.vp, len(rival.intrigue)) == before
    assert g.kind() == "play_card"


@rule("H-GEN-04")
def test_no_intrigue_card_is_stolen_from_a_rival_without_any() -> None:
    g = rival_table(2, agents=0).hand(0, "diplomacy").intrigue_deck("windfall", "charisma").turn(0)
    take_turn(g, "agent diplomacy > secrets")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["windfall"]
    assert "intrigue_stolen" not in g.events()


@rule("H-GEN-05")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("card", "space", "solari", "spice"),
    [("arrakeen_2p", "arrakeen", 1, 0), ("carthag", "carthag", 1, 0), ("harvest_spice", "imperial_basin", 0, 1)],
)
def test_rivals_agent_gives_the_control_bonus(seats: int, card: str, space: str, solari: int, spice: int) -> None:
    g = rival_table(seats).control(0, space).bonus_spice("imperial_basin", 1).rival_deck(card, "wealth").rival_turn(0)
    assert rival_at(g, space) == 1
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (solari, spice)


@rule("H-GEN-05")
def test_rivals_agent_gives_the_control_bonus_to_the_other_rival() -> None:
    g = rival_table(1).control(2, "carthag").rival_deck("carthag", "wealth").rival_turn(0)
    assert [int(rival.solari) for rival in g.record.rivals] == [0, 1]
    assert g.seat_of(0).solari == 0


@rule("H-GEN-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_no_control_bonus_for_an_agent_elsewhere(seats: int) -> None:
    g = rival_table(seats).control(0, "arrakeen").rival_deck("carthag", "wealth").rival_turn(0)
    assert g.seat_of(0).solari == 0
