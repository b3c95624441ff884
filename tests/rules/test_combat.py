"""Phase 3: Combat Intrigue cards, rewards, what follows; troops and Conflict in the FAQ (B-CMB, F-CON)."""

import pytest

from landsraad.model.terms import PHASE_COMBAT
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario


def field(seats: int = 3, first: int = 0) -> Scenario:
    """Return a Conflict for 6, 4 and 2 Solari, before anybody is in it; everybody is poor."""
    g = scenario(seats=seats).first(first).conflict("guild_bank_raid")
    for seat in range(seats):
        g.solari(seat, 0).spice(seat, 0).troops(seat, garrison=3)
    return g


def rewards(*strengths: int) -> list[int]:
    """Let seats of these strengths fight and return the Solari each has won: 6, 4, 2 for the three rewards."""
    g = field(len(strengths))
    for seat, strength in enumerate(strengths):
        if strength:
            g.troops(seat, garrison=3, deployed=1).swords(seat, strength - 2)
    g.combat()
    assert g.state.round == 2
    return [int(g.seat_of(seat).solari) for seat in range(len(strengths))]


def won(g: Scenario) -> list[int | None]:
    """Return who has won a Conflict so far."""
    return [event.seat for event in g.game.events() if event.kind == "conflict_won"]


# --- Combat Intrigue cards -----------------------------------------------------------------------------------------


@rule("B-CMB-01")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_asked_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    g = field(4, first)
    for seat in range(4):
        g.troops(seat, garrison=3, deployed=seat + 1).intrigue(seat, "ambush")
    g.combat()
    asked = []
    for _ in range(4):
        assert g.kind() == "combat_intrigue"
        assert g.options() == ["intrigue ambush", "pass"]
        # Nobody has taken a reward while cards are still played.
        assert [int(seat.solari) for seat in g.state.seats] == [0, 0, 0, 0]
        asked.append(g.decider())
        g.do("pass")
    assert asked == order
    assert g.kind() != "combat_intrigue"


@rule("B-CMB-01")
def test_any_number_of_cards_in_one_go() -> None:
    g = field().troops(0, garrison=3, deployed=1).troops(1, garrison=3, deployed=2)
    g.intrigue(0, "ambush", "ambush", "master_tactician", "windfall").intrigue(1, "ambush").combat()
    # Only Combat cards are offered: Windfall is a Plot card.
    assert g.options() == ["intrigue ambush", "intrigue master_tactician", "pass"]
    g.do("intrigue ambush", "intrigue ambush", "intrigue master_tactician", "choose swords 3")
    assert g.decider() == 0
    assert g.marker_of(0) == 2 + 4 + 4 + 3
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["windfall"]
    g.do("pass")
    assert g.decider() == 1


@rule("B-CMB-02")
def test_player_without_a_troop_is_not_asked() -> None:
    g = field().swords(0, 5).troops(0, garrison=9).intrigue(0, "ambush", "ambush")
    g.troops(1, garrison=3, deployed=1).intrigue(1, "ambush", "ambush").combat()
    # Neither at first nor when the turn comes round again.
    assert g.decider() == 1
    g.do("intrigue ambush", "pass")
    assert (g.kind(), g.decider()) == ("combat_intrigue", 1)
    g.do("pass")
    assert (g.kind(), g.decider()) == ("take_reward", 1)
    g.do("pass")
    assert g.state.round == 2
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush", "ambush"]
    assert (g.seat_of(0).solari, g.seat_of(1).solari) == (0, 6)


@rule("B-CMB-02")
def test_player_whose_last_troop_retreats_is_not_asked_again() -> None:
    g = field().troops(0, garrison=0, deployed=2).intrigue(0, "master_tactician", "ambush")
    g.troops(1, garrison=3, deployed=1).intrigue(1, "ambush", "ambush").combat()
    g.do("intrigue master_tactician", "choose retreat", "retreat 2")
    assert g.seat_of(0).garrison == 2
    assert g.decider() == 1
    g.do("intrigue ambush", "pass")
    assert g.decider() == 1
    g.do("pass")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert (g.seat_of(0).solari, g.seat_of(1).solari) == (0, 6)


@rule("B-CMB-03")
def test_player_who_passed_may_play_later() -> None:
    g = field().troops(0, garrison=3, deployed=1).troops(1, garrison=3, deployed=1)
    g.intrigue(0, "ambush").intrigue(1, "ambush", "windfall").combat()
    g.do("pass")
    assert g.decider() == 1
    g.do("intrigue ambush", "pass")
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    g.do("intrigue ambush")
    assert g.marker_of(0) == 6


@rule("B-CMB-04")
def test_ends_when_all_have_passed_one_after_another() -> None:
    g = field(4)
    for seat in range(4):
        g.troops(seat, garrison=3, deployed=1).intrigue(seat, "ambush", "ambush", "windfall")
    g.combat()
    asked = []
    # Three passes are not enough; a card played starts the count again, from nought.
    moves = ["pass", "pass", "pass", "play", "pass", "pass", "play", "pass", "pass", "pass", "pass"]
    for move in moves:
        assert g.kind() == "combat_intrigue"
        asked.append(g.decider())
        if move == "play":
            g.do("intrigue ambush")
        g.do("pass")
    assert asked == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert g.kind() != "combat_intrigue"


@rule("B-CMB-05")
def test_cards_move_the_marker_at_once() -> None:
    g = field().troops(0, garrison=3, deployed=3).swords(0, 1).spice(0, 2)
    g.intrigue(0, "ambush", "private_army", "tiebreaker", "master_tactician", "master_tactician")
    g.troops(1, garrison=3, deployed=1).intrigue(1, "windfall").combat()
    seen = [g.marker_of(0)]
    for texts in (
        ("intrigue ambush",),
        ("intrigue private_army",),
        ("intrigue tiebreaker",),
        ("intrigue master_tactician", "choose retreat", "retreat 1"),
        ("intrigue master_tactician", "choose retreat", "retreat 2"),
    ):
        g.do(*texts)
        assert g.kind() == "combat_intrigue"
        seen.append(g.marker_of(0))
        assert g.game.view(None)["seats"][0]["strength"] == seen[-1]  # type: ignore[index]
    # 7, +4, +5, +2, one troop less, and no strength at all without a troop (B-REV-09).
    assert seen == [7, 11, 16, 18, 16, 0]
    assert g.marker_of(1) == 2


@rule("B-CMB-06")
def test_win_card_is_played_after_winning_and_before_phase_four() -> None:
    g = field().troops(0, garrison=3, deployed=2).troops(1, garrison=3, deployed=1)
    g.intrigue(0, "to_the_victor").intrigue(1, "to_the_victor").combat()
    spice = [int(n) for n in g.state.bonus_spice]
    # Not in the step of the Combat cards ...
    assert (g.kind(), g.decider(), g.options()) == ("combat_intrigue", 0, ["pass"])
    g.do("pass")
    assert (g.kind(), g.decider(), g.options()) == ("combat_intrigue", 1, ["pass"])
    g.do("pass")
    # ... but by the winner now, with the Makers still to come.
    assert (g.kind(), g.decider()) == ("take_reward", 0)
    assert g.options() == ["intrigue to_the_victor", "pass"]
    assert g.state.phase == PHASE_COMBAT
    assert [int(n) for n in g.state.bonus_spice] == spice
    g.do("intrigue to_the_victor")
    assert (g.seat_of(0).spice, g.seat_of(0).solari) == (3, 6)
    # The player in second place has not won.
    assert g.state.round == 2
    assert (g.seat_of(1).spice, g.seat_of(1).solari) == (0, 4)
    assert g.intrigue_names(g.seat_of(1).intrigue) == ["to_the_victor"]


# --- rewards -------------------------------------------------------------------------------------------------------


@rule("B-CMB-07", "B-CMB-08")
@pytest.mark.parametrize(
    ("strengths", "solari"),
    [
        ((8, 6, 4), [6, 4, 0]),
        ((4, 8, 6), [0, 6, 4]),
        ((6, 4, 8), [4, 0, 6]),
        ((7, 8, 0), [4, 6, 0]),
        ((25, 24, 3), [6, 4, 0]),
        ((5, 9, 7, 3), [2, 6, 4, 0]),
    ],
)
def test_first_and_second_reward(strengths: tuple[int, ...], solari: list[int]) -> None:
    assert rewards(*strengths) == solari


@rule("B-CMB-07")
def test_only_the_strongest_has_won() -> None:
    g = field(4).conflict("siege_of_carthag").control(3, "carthag")
    for seat, troops in enumerate((1, 4, 2, 3)):
        g.troops(seat, garrison=3, deployed=troops).vp(seat, 1)
    g.intrigue_deck("ambush").combat()
    assert won(g) == [1]
    assert g.state.control[g.space("carthag")] == 1
    assert [int(seat.vp) for seat in g.state.seats] == [1, 2, 1, 1]


@rule("B-CMB-09")
@pytest.mark.parametrize(
    ("strengths", "solari"),
    [((8, 6, 4, 2), [6, 4, 2, 0]), ((2, 4, 6, 8), [0, 2, 4, 6]), ((8, 6, 4), [6, 4, 0]), ((2, 8, 4), [0, 6, 4])],
)
def test_third_reward_only_with_four_players(strengths: tuple[int, ...], solari: list[int]) -> None:
    assert rewards(*strengths) == solari


@rule("B-CMB-10")
@pytest.mark.parametrize(
    ("strengths", "solari"),
    [
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((5, 0, 0, 0), [6, 0, 0, 0]),
        ((5, 4, 0, 0), [6, 4, 0, 0]),
        ((0, 4, 4, 0), [0, 4, 4, 0]),
        ((6, 4, 4, 0), [6, 2, 2, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 3, 0), [0, 6, 0]),
    ],
)
def test_strength_zero_takes_and_ties_nothing(strengths: tuple[int, ...], solari: list[int]) -> None:
    assert rewards(*strengths) == solari


@rule("B-CMB-10")
def test_swords_without_a_troop_take_no_reward() -> None:
    g = field().swords(0, 9).troops(1, garrison=3, deployed=1).swords(2, 9).combat()
    assert [int(seat.solari) for seat in g.state.seats] == [0, 6, 0]
    assert won(g) == [1]


@rule("B-CMB-11")
def test_troops_return_to_the_supply_after_the_rewards() -> None:
    g = field(4)
    for seat, troops in enumerate((4, 3, 2, 1)):
        g.troops(seat, garrison=seat + 1, deployed=troops)
    g.intrigue(0, "to_the_victor").combat().do("pass")
    # While rewards are taken the troops are still there.
    assert g.kind() == "take_reward"
    assert [int(seat.conflict) for seat in g.state.seats] == [4, 3, 2, 1]
    g.do("pass")
    assert [int(seat.conflict) for seat in g.state.seats] == [0, 0, 0, 0]
    assert [int(seat.garrison) for seat in g.state.seats] == [1, 2, 3, 4]
    assert [int(seat.supply) for seat in g.state.seats] == [11, 10, 9, 8]


@rule("B-CMB-12")
def test_markers_go_back_to_zero() -> None:
    g = field().troops(0, garrison=3, deployed=9).swords(0, 7).troops(1, garrison=3, deployed=1).swords(1, 2)
    g.intrigue(0, "ambush", "windfall").combat()
    g.do("intrigue ambush")
    assert [g.marker_of(seat) for seat in range(3)] == [29, 4, 0]
    g.do("pass", "pass", "pass")
    assert g.state.round == 2
    assert [g.marker_of(seat) for seat in range(3)] == [0, 0, 0]
    # Nothing of the old strength is left: a new troop counts 2, and only from the Reveal turn on.
    g.hand(0).troops(0, garrison=3, deployed=1).turn(0)
    assert (g.strength_of(0), g.marker_of(0)) == (2, 0)
    g.do("reveal", "end turn")
    assert g.marker_of(0) == 2


@rule("B-CMB-13", "F-CON-01")
@pytest.mark.parametrize(
    ("strengths", "three", "four"),
    [
        ((8, 6, 4), [6, 4, 0], [6, 4, 2]),
        ((8, 8, 4), [4, 4, 0], [4, 4, 2]),
        ((8, 6, 6), [6, 2, 2], [6, 2, 2]),
        ((8, 8, 8), [4, 4, 4], [4, 4, 4]),
        ((8, 6, 0), [6, 4, 0], [6, 4, 0]),
        ((8, 0, 0), [6, 0, 0], [6, 0, 0]),
    ],
)
def test_only_four_players_differ(strengths: tuple[int, ...], three: list[int], four: list[int]) -> None:
    assert rewards(*strengths) == three
    assert rewards(*strengths, 0) == [*four, 0]


# --- FAQ -----------------------------------------------------------------------------------------------------------


@rule("F-CON-03")
def test_win_card_received_as_reward_may_be_played_at_once() -> None:
    g = field().conflict("raid_stockpiles").troops(0, garrison=3, deployed=2).troops(1, garrison=3, deployed=1)
    g.intrigue_deck("to_the_victor", "windfall").combat()
    assert (g.kind(), g.decider()) == ("take_reward", 0)
    assert g.seat_of(0).spice == 3
    assert g.options() == ["intrigue to_the_victor", "pass"]
    g.do("intrigue to_the_victor")
    assert g.seat_of(0).spice == 6
    assert g.seat_of(1).spice == 2


@rule("F-CON-03")
def test_win_card_received_as_second_reward_is_not_played() -> None:
    g = field().conflict("skirmish_a").troops(0, garrison=3, deployed=2).troops(1, garrison=3, deployed=1)
    g.intrigue_deck("to_the_victor", "windfall").combat()
    assert g.state.round == 2
    assert g.intrigue_names(g.seat_of(1).intrigue) == ["to_the_victor"]
    assert (g.seat_of(1).spice, g.seat_of(1).solari) == (0, 2)


@rule("F-CON-04")
@pytest.mark.parametrize(("supply", "recruits"), [(9, 3), (3, 3), (2, 2), (0, 0)])
def test_recruits_come_from_the_supply(supply: int, recruits: int) -> None:
    g = field().troops(0, garrison=12 - supply).troops(1, garrison=3).solari(0, 3).intrigue(0, "reinforcements")
    g.turn(0).do("intrigue reinforcements")
    assert g.seat_of(0).supply == supply - recruits
    assert g.seat_of(0).garrison == 12 - supply + recruits
    assert g.seat_of(0).conflict == 0
    assert (g.seat_of(1).supply, g.seat_of(1).garrison) == (9, 3)


@rule("F-CON-04")
def test_troops_in_the_conflict_are_not_recruited() -> None:
    g = field().troops(0, garrison=2, deployed=10).solari(0, 3).intrigue(0, "reinforcements")
    g.turn(0).do("intrigue reinforcements")
    assert (g.seat_of(0).supply, g.seat_of(0).garrison, g.seat_of(0).conflict) == (0, 2, 10)


@rule("F-CON-05")
@pytest.mark.parametrize(("supply", "most"), [(0, 2), (1, 3), (2, 3)])
def test_garrison_cannot_be_recruited_again_to_evade_the_limit(supply: int, most: int) -> None:
    # Arrakeen recruits one troop; with an empty Supply only the two further troops are left.
    g = field().hand(0, "reconnaissance").deck(0, "dagger").troops(0, garrison=12 - supply).turn(0)
    g.do("agent reconnaissance > arrakeen")
    # With a scarce Supply the recruiting waits for the player.
    g.do("resolve arrakeen troops 1")
    assert [text for text in g.options() if text.startswith("deploy")] == [f"deploy {n}" for n in range(1, most + 1)]


@rule("F-CON-05")
def test_recruiting_from_an_empty_supply_does_not_lift_the_limit() -> None:
    g = field().hand(0, "dune_the_desert_planet").troops(0, garrison=12).solari(0, 3).intrigue(0, "reinforcements")
    g.turn(0).do("agent dune_the_desert_planet > imperial_basin", "deploy 2")
    g.do("intrigue reinforcements")
    assert not [text for text in g.options() if text.startswith("deploy")]
    assert g.seat_of(0).conflict == 2


@rule("F-CON-06")
@pytest.mark.parametrize("when", ["before the Agent", "after the Agent", "after a deployment"])
def test_recruits_of_an_intrigue_card_may_be_deployed(when: str) -> None:
    g = field().hand(0, "dune_the_desert_planet").troops(0, garrison=5).solari(0, 3).intrigue(0, "reinforcements")
    g.turn(0)
    if when == "before the Agent":
        g.do("intrigue reinforcements")
    g.do("agent dune_the_desert_planet > imperial_basin")
    if when == "after a deployment":
        g.do("deploy 2")
        assert not [text for text in g.options() if text.startswith("deploy")]
    if when != "before the Agent":
        g.do("intrigue reinforcements")
    # Three recruits and two of the five that were in the Garrison before.
    left = 3 if when == "after a deployment" else 5
    assert [text for text in g.options() if text.startswith("deploy")] == [f"deploy {n}" for n in range(1, left + 1)]
    g.do(f"deploy {left}")
    assert (g.seat_of(0).conflict, g.seat_of(0).garrison) == (5, 3)


@rule("F-CON-06")
def test_recruits_of_space_track_and_intrigue_card_add_up() -> None:
    # Hardy Warriors 2, Reinforcements 3, 4 Influence with the Emperor 2: seven recruits and two further troops.
    g = field().hand(0, "diplomacy").troops(0, garrison=3).solari(0, 3).water(0, 1).influence(0, "emperor", 3)
    g.intrigue(0, "reinforcements", "favored_subject").turn(0)
    g.do("agent diplomacy > hardy_warriors", "intrigue reinforcements", "intrigue favored_subject")
    assert g.influence_of(0, "emperor") == 4
    assert g.seat_of(0).garrison == 3 + 2 + 3 + 2
    assert "deploy 9" in g.options()
    assert "deploy 10" not in g.options()


@rule("F-CON-06")
def test_recruits_stay_home_without_a_combat_space() -> None:
    g = field().hand(0, "dagger").troops(0, garrison=3).solari(0, 3).intrigue(0, "reinforcements").turn(0)
    g.do("agent dagger > hall_of_oratory", "intrigue reinforcements")
    assert g.seat_of(0).garrison == 3 + 1 + 3
    assert g.options() == ["end turn"]


@rule("F-CON-07")
def test_sort_through_the_chaos_gives_the_mentat_next_round() -> None:
    g = field().conflict("sort_through_the_chaos").conflict_deck("skirmish_a", "skirmish_b", "skirmish_c")
    g.troops(0, garrison=3, deployed=2).intrigue(0, "windfall").intrigue_deck("ambush", "ambush").swordmaster(0)
    # Another player has it this round; that changes nothing.
    g.mentat_holder = 1
    g.agents(1, 3).combat().do("pass")
    assert g.kind() == "take_reward"
    assert (g.mentat_holder, g.seat_of(0).agents) == (1, 3)
    g.do("pass")
    assert g.state.round == 2
    assert g.mentat_holder == 0
    assert [int(seat.agents) for seat in g.state.seats] == [3 + 1, 2, 2]
    # Nobody finds it on its space this round, and it goes back there afterwards.
    g.hand(1, "dagger").solari(1, 2).deck(1, "scout").turn(1)
    g.do("agent dagger > mentat", "resolve mentat draw 1")
    assert (g.options(), g.seat_of(1).agents) == (["end turn"], 1)
    g.recall()
    assert g.state.round == 3
    assert g.mentat_holder == -1
    assert [int(seat.agents) for seat in g.state.seats] == [3, 2, 2]


@rule("F-CON-08", "B-CMB-05")
@pytest.mark.parametrize(("troops", "markers"), [(3, (8, 0)), (5, (12, 6))])
def test_staged_incident_lowers_the_strength(troops: int, markers: tuple[int, int]) -> None:
    g = field().troops(0, garrison=1, deployed=troops).swords(0, 2).vp(0, 1)
    g.troops(1, garrison=3, deployed=1).intrigue(0, "staged_incident", "windfall").intrigue(1, "windfall").combat()
    assert g.marker_of(0) == markers[0]
    g.do("intrigue staged_incident")
    assert g.marker_of(0) == markers[1]
    assert g.seat_of(0).vp == 2
    # Lost, not retreated.
    assert (g.seat_of(0).conflict, g.seat_of(0).garrison, g.seat_of(0).supply) == (troops - 3, 1, 12 - 1 - troops + 3)
    while g.kind() in ("combat_intrigue", "take_reward"):
        g.do("pass")
    assert [int(seat.solari) for seat in g.state.seats] == ([6, 4, 0] if markers[1] else [0, 6, 0])


@rule("B-INT-07")
def test_staged_incident_needs_three_troops_in_the_conflict() -> None:
    g = field().troops(0, garrison=5, deployed=2).intrigue(0, "staged_incident").combat()
    assert g.options() == ["pass"]
