"""Rivals in Combat (H-CMB)."""

import pytest

from landsraad.engine.strength import shown_strength
from tests.support.rival_table import rival_events, rival_table, rivals_influence
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

both_games = pytest.mark.parametrize("seats", [1, 2])


def battle(seats: int, *deck: str) -> Scenario:
    """Return a table where the human in seat 0 fights and will be asked for a Combat Intrigue card."""
    g = rival_table(seats, agents=0).rival_deck(*deck).rival_troops(0, garrison=1, deployed=2)
    return g.troops(0, garrison=3, deployed=1).intrigue(0, "ambush")


def strength(g: Scenario, number: int = 0) -> int:
    """Return where the Combat marker of a Rival stands."""
    return int(shown_strength(g.state, g.rival(number)))


@rule("H-CMB-01")
@both_games
def test_swords_are_added_before_any_combat_card(seats: int) -> None:
    g = battle(seats, "hardy_warriors", "wealth", "secrets").combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert "intrigue ambush" in g.options()
    assert (g.rival(0).swords, strength(g)) == (5, 9)
    assert rival_events(g, "rival_revealed") == [("hardy_warriors", "H-CMB-01")]
    assert g.rival_names(g.record.pile) == ["hardy_warriors"]


@rule("H-CMB-01")
@pytest.mark.parametrize(("first", "swords"), [(0, (6, 1)), (1, (6, 1)), (2, (1, 6))])
def test_rivals_reveal_in_turn_order(first: int, swords: tuple[int, int]) -> None:
    # Heighliner has 6 swords, Secrets 1. Behind the second Rival comes the human, then the first Rival.
    g = battle(1, "heighliner", "secrets", "wealth").rival_troops(1, garrison=0, deployed=1).first(first).combat()
    assert g.kind() == "combat_intrigue"
    assert tuple(int(rival.swords) for rival in g.record.rivals) == swords


@rule("H-CMB-01")
@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("conspire", 4),
        ("wealth", 3),
        ("heighliner", 6),
        ("foldspace", 1),
        ("selective_breeding", 2),
        ("secrets", 1),
        ("hardy_warriors", 5),
        ("stillsuits", 4),
        ("rally_troops", 3),
        ("hall_of_oratory", 0),
        ("carthag", 0),
        ("harvest_spice", 2),
        ("arrakeen_1p", 1),
        ("arrakeen_2p", 1),
    ],
)
def test_swords_of_the_cards(card: str, swords: int) -> None:
    g = battle(2, card, "wealth", "secrets").combat()
    assert g.rival(0).swords == swords


@rule("H-CMB-02")
@both_games
@pytest.mark.parametrize("card", ["conspire", "heighliner", "arrakeen_1p", "harvest_spice"])
def test_everything_but_the_swords_is_ignored(seats: int, card: str) -> None:
    g = battle(seats, card, "wealth", "secrets").bonus_spice("hagga_basin", 2)
    g.rival(0).agents = 1
    g.combat()
    rival = g.rival(0)
    assert rivals_influence(g) == {}
    assert (rival.garrison, rival.conflict, rival.supply) == (1, 2, 9)
    assert (rival.solari, rival.spice, rival.water, rival.vp) == (0, 0, 0, 0)
    assert rival.agents == 1
    assert sum(int(g.state.agents[space]) for space in range(len(g.state.agents))) == 0
    assert g.state.bonus_spice[g.space("hagga_basin")] == 2


@rule("H-CMB-02")
def test_occupied_space_does_not_matter_in_combat() -> None:
    g = battle(2, "conspire", "wealth", "secrets").agent_at(1, "conspire").combat()
    assert g.rival(0).swords == 4
    assert rival_events(g, "rival_skipped") == []


@rule("H-CMB-03")
def test_reshuffle_card_in_combat() -> None:
    g = battle(2, "reshuffle", "conspire", "conspire", "stillsuits", "stillsuits").combat()
    told = [(event.kind, event.amount) for event in g.game.events() if event.kind.startswith("rival_")]
    assert told[:2] == [("rival_revealed", 0), ("rival_deck_shuffled", 5)]
    assert told[2][0] == "rival_revealed"
    # Every other card has 4 swords; the Reshuffle card is back among all cards.
    assert (g.rival(0).swords, strength(g)) == (4, 8)
    assert sorted(g.rival_names(g.record.deck) + g.rival_names(g.record.pile)) == [
        "conspire",
        "conspire",
        "reshuffle",
        "stillsuits",
        "stillsuits",
    ]


@rule("H-CMB-04")
@both_games
def test_rival_without_troop_gets_no_bonus(seats: int) -> None:
    g = battle(seats, "heighliner", "wealth", "secrets").rival_troops(0, garrison=5).combat()
    assert g.kind() == "combat_intrigue"
    assert (g.rival(0).swords, strength(g)) == (0, 0)
    assert g.rival_names(g.record.deck) == ["secrets", "wealth", "heighliner"]


@rule("H-CMB-04")
def test_only_rivals_with_a_troop_reveal() -> None:
    g = battle(1, "heighliner", "secrets", "wealth").rival_troops(0, garrison=5).rival_troops(1, garrison=0, deployed=1)
    g.combat()
    assert [int(rival.swords) for rival in g.record.rivals] == [0, 6]
    assert g.rival_names(g.record.pile) == ["heighliner"]


@rule("H-CMB-05")
@both_games
@pytest.mark.parametrize(("troops", "card", "total"), [(1, "carthag", 2), (1, "secrets", 3), (4, "wealth", 11)])
def test_strength_of_a_rival(seats: int, troops: int, card: str, total: int) -> None:
    g = battle(seats, card, "wealth", "secrets").rival_troops(0, garrison=2, deployed=troops).combat()
    assert strength(g) == total


@rule("H-CMB-05")
@pytest.mark.parametrize(
    ("human", "first", "second", "solari"),
    [
        (4, 4, 2, (4, 4, 0)),  # tied for first: nobody wins, both take the second reward
        (8, 4, 4, (6, 2, 2)),  # tied for second: both take the third
        (2, 4, 4, (0, 4, 4)),
        (4, 6, 2, (4, 6, 0)),
    ],
)
def test_ties_with_rivals(human: int, first: int, second: int, solari: tuple[int, int, int]) -> None:
    # Guild Bank Raid gives 6, 4 and 2 Solari; the revealed cards have no swords.
    g = (
        rival_table(1, agents=0)
        .conflict("guild_bank_raid")
        .first(2)
        .rival_deck("carthag", "carthag", "hall_of_oratory")
    )
    g.troops(0, garrison=0, deployed=human // 2)
    g.rival_troops(0, garrison=0, deployed=first // 2).rival_troops(1, garrison=0, deployed=second // 2).combat()
    assert g.state.round == 2
    assert tuple(int(g.actor(number).solari) for number in range(3)) == solari


@rule("H-CMB-05")
@both_games
def test_swords_are_gone_after_combat(seats: int) -> None:
    g = battle(seats, "hardy_warriors", "wealth", "secrets", "foldspace", "conspire").first(2 if seats == 1 else 0)
    g.combat().do("pass")
    while g.kind() == "take_reward":
        g.do(g.options()[0])
    assert g.state.round == 2
    assert (g.rival(0).swords, g.rival(0).conflict, strength(g)) == (0, 0, 0)


@rule("H-CMB-06")
@both_games
def test_rival_plays_no_combat_card_and_counts_as_passed(seats: int) -> None:
    g = battle(seats, "secrets", "wealth", "foldspace", "conspire", "carthag")
    g.rival(0).intrigue = g.seat_of(0).intrigue[:]
    g.intrigue(0, "ambush", "ambush").combat().do("intrigue ambush")
    # The human may go on, then passes: nobody else has to.
    assert g.decider() == 0
    while g.kind() == "combat_intrigue":
        assert g.decider() == 0
        g.do("pass")
    assert len(g.rival(0).intrigue) == 1
    assert g.events().count("intrigue_played") == 1
    assert "conflict_won" in g.events()


@rule("H-CMB-06")
@both_games
def test_one_pass_of_the_only_human_in_the_conflict_ends_the_round_of_passes(seats: int) -> None:
    g = battle(seats, "secrets", "wealth", "foldspace", "conspire", "carthag").combat()
    assert g.kind() == "combat_intrigue"
    g.do("pass")
    assert g.kind() != "combat_intrigue"
    assert "conflict_won" in g.events()
