"""The two-player game: House Hagal (H-2PS, H-2PG)."""

from collections import Counter

import pytest

import landsraad as ls
from landsraad.model.terms import FACTION_NAMES
from tests.support.rival_table import rival_events, rival_table, rivals_influence, take_turn
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

HAGAL = 2  # the number of its actor
SEEDS = range(6)


def dealt(seed: int) -> ls.Game:
    """Return a game of two players as it is dealt."""
    return ls.new_game(ls.Setup(players=2, leaders=("paul_atreides", "helena_richese")), seed)


def hagal_of(game: ls.Game) -> dict[str, object]:
    """Return what everybody sees of House Hagal."""
    rivals = game.view()["rivals"]
    assert isinstance(rivals, list)
    assert len(rivals) == 1
    hagal = rivals[0]
    assert isinstance(hagal, dict)
    return hagal


# --- set-up --------------------------------------------------------------------------------------------------------


@rule("H-2PS-01")
@pytest.mark.parametrize("seed", SEEDS)
def test_cubes_of_house_hagal(seed: int) -> None:
    hagal = hagal_of(dealt(seed))
    assert hagal["influence"] == dict.fromkeys(FACTION_NAMES, 0)
    # Four of the 16 cubes are on the tracks.
    assert (hagal["supply"], hagal["deployed"]) == (12, 0)


@rule("H-2PS-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_empty_garrison_of_house_hagal(seed: int) -> None:
    game = dealt(seed)
    assert hagal_of(game)["garrison"] == 0
    assert [int(seat.garrison) for seat in game._state.seats] == [3, 3]


@rule("H-2PS-03")
def test_deck_of_two_players() -> None:
    orders = set()
    for seed in SEEDS:
        game = dealt(seed)
        record = game._state.rivalry
        assert record is not None
        names = [game._state.rules.rival_cards[card].id for card in record.deck]
        assert len(record.pile) == 0
        assert Counter(names) == {
            "conspire": 2,
            "wealth": 1,
            "heighliner": 1,
            "foldspace": 2,
            "selective_breeding": 2,
            "secrets": 1,
            "hardy_warriors": 1,
            "stillsuits": 2,
            "rally_troops": 2,
            "hall_of_oratory": 2,
            "carthag": 3,
            "harvest_spice": 5,
            "arrakeen_2p": 3,
            "reshuffle": 1,
        }
        assert game.view()["rival_deck"] == len(names) == 28
        orders.add(tuple(names))
    assert len(orders) == len(SEEDS)


@rule("H-2PS-04")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_agents_from_the_start(seed: int) -> None:
    game = dealt(seed)
    assert hagal_of(game)["agents"] == 3
    assert [int(seat.agents) for seat in game._state.seats] == [2, 2]


@rule("H-2PS-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_players_start_with_nothing(seed: int) -> None:
    game = dealt(seed)
    assert [int(seat.vp) for seat in game._state.seats] == [0, 0]
    assert hagal_of(game)["vp"] == 0


# --- turns ---------------------------------------------------------------------------------------------------------


def hagal_turns(g: Scenario) -> int:
    """Return how many Agents House Hagal has sent so far."""
    return len(rival_events(g, "rival_sent"))


def ready(first: int = 0, agents: int = 3) -> Scenario:
    """Return a table where House Hagal goes to Faction spaces only, out of the players' way."""
    g = rival_table(2, agents=agents).first(first)
    g.rival_deck("wealth", "foldspace", "secrets", "conspire", "selective_breeding", "carthag", "carthag", "carthag")
    for seat in (0, 1):
        g.hand(seat, "dagger", "reconnaissance", "dune_the_desert_planet")
    return g


@rule("H-2PG-02", "H-2PG-03")
@pytest.mark.parametrize("first", [0, 1])
def test_house_hagal_acts_after_agent_turns_of_the_first_player(first: int) -> None:
    other = 1 - first
    g = ready(first).turn(first)
    counts = []
    for seat, text in [
        (first, "agent dagger > hall_of_oratory"),
        (other, "agent reconnaissance > carthag"),
        (first, "agent reconnaissance > arrakeen"),
        (other, "agent dune_the_desert_planet > secure_contract"),
    ]:
        assert g.decider() == seat
        take_turn(g, text)
        counts.append(hagal_turns(g))
    assert counts == [1, 1, 2, 2]
    # Reveal turns: none follows, and one Agent stays unused.
    for seat in (first, other):
        assert g.decider() == seat
        g.do("reveal", "end turn")
    assert hagal_turns(g) == 2
    assert "combat_started" in g.events()


@rule("H-2PG-02")
@pytest.mark.parametrize(("agents", "turns"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_house_hagal_acts_while_it_has_an_agent(agents: int, turns: int) -> None:
    g = ready(agents=agents).agents(0, 4).agents(1, 0).revealed(1)
    g.hand(0, "dagger", "reconnaissance", "dune_the_desert_planet", "reconnaissance").turn(0)
    for text in (
        "agent dagger > hall_of_oratory",
        "agent reconnaissance > arrakeen",
        "agent dune_the_desert_planet > secure_contract",
        "agent reconnaissance > carthag",
    ):
        take_turn(g, text)
    assert hagal_turns(g) == turns
    assert g.rival(0).agents == 0


@rule("H-2PG-02")
def test_house_hagal_acts_directly_after_the_first_player() -> None:
    g = ready().turn(0)
    take_turn(g, "agent dagger > hall_of_oratory")
    told = [(event.kind, event.seat) for event in g.game.events() if event.kind in ("rival_sent", "turn_started")]
    assert told[-3:] == [("turn_started", 0), ("rival_sent", HAGAL), ("turn_started", 1)]


@rule("H-2PG-03")
def test_no_turn_of_house_hagal_after_a_passed_turn() -> None:
    g = ready().intrigue(0, "bindu_suspension").deck(0, "dagger", "dagger").turn(0).do("intrigue bindu_suspension")
    while g.decider() == 0:
        g.do("yes" if "yes" in g.options() else g.options()[0])
    assert "turn_passed" in g.events()
    assert (g.decider(), g.kind()) == (1, "play_card")
    assert hagal_turns(g) == 0


@rule("H-2PG-03")
def test_no_turn_of_house_hagal_while_the_second_player_goes_on_alone() -> None:
    g = ready().turn(0).do("reveal", "end turn")
    take_turn(g, "agent dagger > hall_of_oratory")
    take_turn(g, "agent reconnaissance > arrakeen")
    assert (hagal_turns(g), g.rival(0).agents) == (0, 3)


@rule("H-2PG-04")
def test_marker_and_number_of_turns_alternate() -> None:
    g = ready().swordmaster(0).conflict_deck("skirmish_b", "skirmish_c", "skirmish_d")
    hands = ("dagger", "reconnaissance", "dune_the_desert_planet", "convincing_argument", "convincing_argument")
    for seat in (0, 1):
        g.hand(seat, *hands[:3]).deck(seat, *hands, *hands, *hands)
    g.turn(0)
    turns = []
    first = 0
    for _ in range(2):
        assert g.state.first_player == first
        before = hagal_turns(g)
        moves = {
            0: ["dagger > hall_of_oratory", "reconnaissance > arrakeen", "dune_the_desert_planet > imperial_basin"],
            1: ["reconnaissance > carthag", "dune_the_desert_planet > secure_contract"],
        }
        playing = g.state.round
        while g.state.round == playing:
            seat = g.decider()
            assert seat is not None
            if g.kind() == "play_card" and moves[seat]:
                take_turn(g, "agent " + moves[seat].pop(0))
            elif g.kind() == "play_card":
                g.do("reveal")
            else:
                g.do("end turn" if "end turn" in g.options() else g.options()[-1])
        turns.append(hagal_turns(g) - before)
        first = 1 - first
    assert turns == [3, 2]
    assert g.state.first_player == 0


# --- nothing is won ------------------------------------------------------------------------------------------------


def battle(conflict: str, strengths: tuple[int, int, int]) -> Scenario:
    """Return the moment before the Combat phase: both humans and House Hagal with these strengths, all even."""
    g = rival_table(2, agents=0).conflict(conflict).conflict_deck("skirmish_b", "skirmish_c")
    g.rival_deck("carthag", "carthag", "hall_of_oratory")  # no swords
    for seat in (0, 1):
        g.troops(seat, garrison=0, deployed=strengths[seat] // 2)
    return g.rival_troops(0, garrison=0, deployed=strengths[2] // 2)


def won(g: Scenario) -> list[int | None]:
    """Return who has won the Conflict."""
    return [event.seat for event in g.game.events() if event.kind == "conflict_won"]


@rule("H-2PG-01")
@pytest.mark.parametrize(
    "conflict", ["skirmish_b", "desert_power", "guild_bank_raid", "raid_stockpiles", "sort_through_the_chaos"]
)
@pytest.mark.parametrize("strengths", [(0, 2, 8), (8, 0, 4)])
def test_house_hagal_takes_no_reward(conflict: str, strengths: tuple[int, int, int]) -> None:
    g = battle(conflict, strengths).intrigue_deck("windfall", "charisma", "ambush").combat()
    while g.kind() == "take_reward":
        g.do(g.options()[0])
    assert g.state.round == 2
    hagal = g.rival(0)
    assert (hagal.solari, hagal.spice, hagal.water, hagal.vp, len(hagal.intrigue)) == (0, 0, 0, 0, 0)
    assert rivals_influence(g) == {}
    assert hagal.agents == 3
    assert g.mentat_holder != HAGAL


@rule("H-2PG-01")
def test_house_hagal_collects_and_scores_nothing_and_has_no_leader() -> None:
    assert hagal_of(dealt(1))["leader"] is None
    g = rival_table(2).rival_deck("wealth", "harvest_spice", "secrets", "carthag").bonus_spice("hagga_basin", 2)
    g.rival_influence(0, "emperor", 1).rival_turn(0).rival_turn(0)
    hagal = g.rival(0)
    assert rivals_influence(g) == {"emperor": 2}
    assert (hagal.solari, hagal.spice, hagal.water, hagal.vp) == (0, 0, 0, 0)
    # It is no candidate for the victory either.
    assert [standing.seat for standing in g.game.standings()] == [0, 1]


@rule("H-2PG-05")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("siege_of_carthag", "carthag"),
        ("battle_for_imperial_basin", "imperial_basin"),
    ],
)
@pytest.mark.parametrize("holder", [None, 0, 1])
def test_house_hagal_gains_no_control(conflict: str, space: str, holder: int | None) -> None:
    g = battle(conflict, (0, 0, 6))
    if holder is not None:
        g.control(holder, space)
    g.combat()
    assert won(g) == [HAGAL]
    assert g.state.control[g.space(space)] == -1


@pytest.mark.parametrize(
    ("strengths", "holder", "after"),
    [
        pytest.param((0, 2, 6), 0, -1, marks=rule("H-2PG-06")),
        pytest.param((0, 2, 6), 1, -1, marks=rule("H-2PG-06")),
        pytest.param((0, 6, 4), 1, 1, marks=rule("H-2PG-06")),
        pytest.param((6, 0, 6), 1, 1, marks=rule("H-2PG-06", "H-2PG-08")),
    ],
)
def test_house_hagal_removes_the_control_marker(strengths: tuple[int, int, int], holder: int, after: int) -> None:
    g = battle("siege_of_arrakeen", strengths).control(holder, "arrakeen").control(holder, "carthag").combat()
    assert g.state.round == 2
    assert g.state.control[g.space("arrakeen")] == after
    # Other markers stay.
    assert g.state.control[g.space("carthag")] == holder


# Guild Bank Raid gives 6, 4 and 2 Solari; with three participants an untied third receives nothing.
@pytest.mark.parametrize(
    ("strengths", "solari", "winner"),
    [
        pytest.param((6, 4, 8), [4, 0], [HAGAL], marks=rule("H-2PG-07")),
        pytest.param((2, 6, 8), [0, 4], [HAGAL], marks=rule("H-2PG-07")),
        pytest.param((8, 2, 4), [6, 0], [0], marks=rule("H-2PG-07")),
        pytest.param((4, 4, 8), [2, 2], [HAGAL], marks=rule("H-2PG-07")),
        pytest.param((8, 4, 4), [6, 2], [0], marks=rule("H-2PG-07")),
        pytest.param((8, 4, 8), [4, 0], [], marks=rule("H-2PG-08")),
        pytest.param((0, 8, 8), [0, 4], [], marks=rule("H-2PG-08")),
        pytest.param((8, 8, 8), [4, 4], [], marks=rule("H-2PG-08")),
    ],
)
def test_house_hagal_in_the_ranking(strengths: tuple[int, int, int], solari: list[int], winner: list[int]) -> None:
    g = battle("guild_bank_raid", strengths).combat()
    assert g.state.round == 2
    assert [int(seat.solari) for seat in g.state.seats] == solari
    assert won(g) == winner


@rule("H-2PG-09")
def test_house_hagal_holds_an_alliance_token_without_scoring() -> None:
    g = rival_table(2).rival_deck("wealth", "conspire", "secrets", "carthag").rival_influence(0, "emperor", 3)
    g.vp(0, 3).vp(1, 2).rival_turn(0)
    assert (g.alliance_of("emperor"), g.rival(0).vp) == (HAGAL, 0)
    assert [int(seat.vp) for seat in g.state.seats] == [3, 2]
    # A human who only draws level does not score the token.
    g.influence(0, "emperor", 3).hand(0, "diplomacy").spice(0, 4)
    g.rival(0).agents = 0
    g.turn(0)
    take_turn(g, "agent diplomacy > conspire")
    assert g.influence_of(0, "emperor") == 4
    assert (g.alliance_of("emperor"), g.seat_of(0).vp) == (HAGAL, 3)


@rule("H-2PG-09")
def test_house_hagal_takes_the_victory_point_of_a_token_away() -> None:
    g = rival_table(2).rival_deck("wealth", "conspire", "secrets").rival_influence(0, "emperor", 4)
    g.influence(1, "emperor", 4).alliance("emperor", 1).vp(1, 3).rival_turn(0)
    assert (g.alliance_of("emperor"), g.seat_of(1).vp, g.rival(0).vp) == (HAGAL, 2, 0)
