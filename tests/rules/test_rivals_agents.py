"""Agent turns of a Rival (H-AGT, F-RIV-03, F-RIV-04)."""

import pytest

from tests.support.rival_table import rival_at, rival_events, rival_table, rivals_influence, take_turn
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, packed, scenario

both_games = pytest.mark.parametrize("seats", [1, 2])

# card, space, Faction, troops, Combat space: the cards of tests/facts/base/hagal.yaml that name one space.
CARDS = [
    ("conspire", "conspire", "emperor", 2, False),
    ("wealth", "wealth", "emperor", 0, False),
    ("heighliner", "heighliner", "guild", 3, True),
    ("foldspace", "foldspace", "guild", 0, False),
    ("selective_breeding", "selective_breeding", "bene_gesserit", 0, False),
    ("secrets", "secrets", "bene_gesserit", 0, False),
    ("hardy_warriors", "hardy_warriors", "fremen", 2, True),
    ("stillsuits", "stillsuits", "fremen", 0, True),
    ("rally_troops", "rally_troops", None, 4, False),
    ("hall_of_oratory", "hall_of_oratory", None, 1, False),
    ("carthag", "carthag", None, 1, True),
    ("arrakeen_2p", "arrakeen", None, 1, True),
]


def occupied(g: Scenario, *free: str) -> Scenario:
    """Put Agents of the human on all spaces but some."""
    for space in g.state.rules.spaces:
        if space.id not in free:
            g.state.agents[g.space(space.id)] = 1
    return g


def goods(g: Scenario, number: int = 0) -> tuple[int, ...]:
    """Return Solari, spice, water, Victory Points and Intrigue cards of a Rival."""
    rival = g.rival(number)
    return (int(rival.solari), int(rival.spice), int(rival.water), int(rival.vp), len(rival.intrigue))


def troops(g: Scenario, number: int = 0) -> tuple[int, int, int]:
    """Return the troops of a Rival in Garrison, Conflict and Supply."""
    rival = g.rival(number)
    return (int(rival.garrison), int(rival.conflict), int(rival.supply))


# --- whose turn ----------------------------------------------------------------------------------------------------


@rule("H-AGT-01")
@both_games
def test_rival_takes_agent_turns_only(seats: int) -> None:
    g = rival_table(seats, agents=3).rival_deck("wealth", "foldspace", "secrets", "conspire", "rally_troops", "carthag")
    g.rival(0).intrigue = packed([g.intrigue_index("windfall"), g.intrigue_index("ambush")])
    g.rival_troops(0, garrison=0, deployed=1).conflict("skirmish_b").troops(0, garrison=3, deployed=1)
    g.hand(0, "dagger").turn(0)
    take_turn(g, "agent dagger > hall_of_oratory")
    while "combat_started" not in g.events():
        assert g.decider() in range(seats)
        g.do("reveal" if "reveal" in g.options() else "end turn")
    told = [(event.kind, event.seat) for event in g.game.events()]
    phase = told[: told.index(("combat_started", 0))]
    # With two players one turn after the one Agent turn, in the solo game one for each Agent; never a Reveal turn.
    assert phase.count(("rival_sent", seats)) == (3 if seats == 1 else 1)
    kinds = {kind for kind, seat in told if seat == seats}
    assert not kinds & {"turn_started", "card_revealed", "strength_set", "intrigue_played", "card_acquired"}
    assert len(g.rival(0).intrigue) == 2


@rule("H-AGT-02")
@both_games
@pytest.mark.parametrize("agents", [0, 1])
def test_rival_without_agent_takes_no_turn(seats: int, agents: int) -> None:
    g = rival_table(seats, agents=agents).rival_deck("wealth", "foldspace", "secrets", "conspire")
    for seat in range(seats):
        g.hand(seat, "dagger", "dune_the_desert_planet", "reconnaissance")
    g.turn(0)
    for mine, theirs in (("hall_of_oratory", "arrakeen"), ("secure_contract", "carthag")):
        card = "dagger" if mine == "hall_of_oratory" else "dune_the_desert_planet"
        take_turn(g, f"agent {card} > {mine}")
        if seats == 2 and g.seat_of(1).agents == 2:
            take_turn(g, f"agent reconnaissance > {theirs}")
        elif seats == 2:
            assert g.decider() == 1
    assert [goal for goal, _ in rival_events(g, "rival_sent")] == ["wealth"][:agents]
    assert g.rival(0).agents == 0


@rule("H-AGT-19")
@pytest.mark.parametrize(("seats", "agents"), [(1, 2), (2, 3)])
def test_agents_of_rivals_return_in_phase_5(seats: int, agents: int) -> None:
    g = rival_table(seats, agents=agents).rival_deck("wealth", "foldspace", "secrets", "conspire", "carthag")
    for _ in range(agents):
        g.rival_turn(0)
    assert (g.rival(0).agents, rival_at(g, "wealth"), rival_at(g, "foldspace")) == (0, 1, 1)
    # The marker goes to a human, so no Rival has acted again when the human is asked.
    g.first(2 if seats == 1 else 0).recall()
    assert g.state.round == 2
    assert [int(rival.agents) for rival in g.record.rivals] == [agents] * (3 - seats)
    assert sum(rival_at(g, space.id) for space in g.state.rules.spaces) == 0


# --- the card ------------------------------------------------------------------------------------------------------


@rule("H-AGT-03")
@both_games
@pytest.mark.parametrize(("card", "space"), [row[:2] for row in CARDS])
def test_agent_goes_to_the_space_of_the_top_card(seats: int, card: str, space: str) -> None:
    g = rival_table(seats).rival_deck(card, "reshuffle", "wealth").rival_turn(0)
    assert [place.id for place in g.state.rules.spaces if rival_at(g, place.id)] == [space]
    assert g.rival(0).agents == 1
    assert g.rival_names(g.record.pile) == [card]
    assert g.rival_names(g.record.deck) == ["wealth", "reshuffle"]
    assert rival_events(g, "rival_sent") == [(space, "H-AGT-03")]


@rule("H-AGT-04")
@both_games
def test_cards_of_occupied_spaces_are_ignored(seats: int) -> None:
    g = rival_table(seats, agents=3).rival_deck("conspire", "wealth", "rally_troops", "foldspace", "secrets")
    g.agent_at(0, "conspire")
    g.state.agents[g.space("wealth")] = 1 << (4 * seats)  # an Agent of its own
    g.rival_turn(0)
    assert rival_events(g, "rival_skipped") == [("conspire", "H-AGT-04"), ("wealth", "H-AGT-04")]
    assert rival_events(g, "rival_sent") == [("rally_troops", "H-AGT-03")]
    # Nothing of the ignored cards counts.
    assert rivals_influence(g) == {}
    assert troops(g) == (4, 0, 8)
    assert g.rival_names(g.record.pile) == ["conspire", "wealth", "rally_troops"]


@rule("H-AGT-05")
@both_games
def test_space_closed_by_the_voice_is_skipped(seats: int) -> None:
    g = rival_table(seats).rival_deck("conspire", "wealth", "conspire", "secrets")
    g.hand(0, "the_voice", "dagger").turn(0).do("agent the_voice > secure_contract")
    g.do(next(option for option in g.options() if option.startswith("resolve the_voice")))
    g.do(next(option for option in g.options() if option.split()[-1] == "conspire")).do("end turn")
    assert rival_events(g, "rival_skipped") == [("conspire", "H-AGT-05")]
    assert rival_events(g, "rival_sent") == [("wealth", "H-AGT-03")]
    # From the human's next turn on the space is open again.
    g.first(0).turn(0)
    take_turn(g, "agent dagger > hall_of_oratory")
    assert [goal for goal, _ in rival_events(g, "rival_sent")] == ["wealth", "conspire"]


@rule("H-AGT-06")
@both_games
def test_deck_that_runs_out_is_shuffled_at_once(seats: int) -> None:
    g = rival_table(seats, agents=3).rival_deck("conspire", "wealth")
    g.rival_turn(0)
    assert (g.rival_names(g.record.deck), g.rival_names(g.record.pile)) == (["wealth"], ["conspire"])
    assert "rival_deck_shuffled" not in g.events()
    g.rival_turn(0)
    assert rival_at(g, "wealth") == 1
    assert (sorted(g.rival_names(g.record.deck)), len(g.record.pile)) == (["conspire", "wealth"], 0)
    assert g.events().count("rival_deck_shuffled") == 1


@rule("H-AGT-06")
@both_games
def test_revealing_goes_on_with_the_new_deck(seats: int) -> None:
    g = rival_table(seats).rival_deck("conspire").agent_at(0, "conspire")
    g.record.pile = packed([g.rival_card("wealth")])
    g.rival_turn(0)
    assert rival_at(g, "wealth") == 1
    assert len(g.record.deck) + len(g.record.pile) == 2


@rule("H-AGT-07")
@pytest.mark.parametrize("seed_cards", [1, 20])
def test_reshuffle_card(seed_cards: int) -> None:
    g = rival_table(2).rival_deck("reshuffle", *["foldspace"] * seed_cards)
    g.record.pile = packed([g.rival_card("wealth"), g.rival_card("secrets")])
    g.rival_turn(0)
    told = [event for event in g.game.events() if event.kind.startswith("rival_")]
    assert (told[0].kind, told[0].what) == ("rival_revealed", "reshuffle")
    # All cards are in the new deck, the Reshuffle card too, and the turn goes on.
    assert (told[1].kind, told[1].amount) == ("rival_deck_shuffled", seed_cards + 3)
    assert told[2].kind == "rival_revealed"
    assert g.rival(0).agents == 1
    assert len(g.record.deck) + len(g.record.pile) == seed_cards + 3


@rule("H-AGT-07")
def test_reshuffle_card_brings_revealed_cards_back() -> None:
    # The only space left is on a card that was revealed before.
    g = occupied(rival_table(2).rival_deck("reshuffle", "foldspace", "conspire"), "wealth")
    g.record.pile = packed([g.rival_card("wealth")])
    g.rival_turn(0)
    assert rival_at(g, "wealth") == 1


@rule("H-AGT-08")
@both_games
def test_turn_ends_when_no_card_shows_an_available_space(seats: int) -> None:
    g = rival_table(seats)
    g.record.deck = g.state.rules.rival_deck[:]
    everything = len(g.record.deck)
    occupied(g, "high_council", "mentat", "research_station").rival_turn(0)
    assert g.rival(0).agents == 2
    assert sum(rival_at(g, space.id) for space in g.state.rules.spaces) == 0
    assert rival_events(g, "rival_sent") == []
    assert rival_events(g, "rival_idle") == [(None, "H-AGT-08")]
    assert (len(g.record.deck), len(g.record.pile)) == (everything, 0)
    assert (g.kind(), g.rival(0).conflict) == ("play_card", 0)


@rule("H-AGT-08")
@both_games
def test_turn_goes_on_while_one_card_shows_an_available_space(seats: int) -> None:
    g = rival_table(seats)
    g.record.deck = g.state.rules.rival_deck[:]
    occupied(g, "heighliner").rival_turn(0)  # a single card leads there
    assert rival_at(g, "heighliner") == 1
    assert rival_events(g, "rival_idle") == []


# --- what it receives ----------------------------------------------------------------------------------------------


@both_games
@pytest.mark.parametrize(("card", "space", "faction", "recruits", "combat"), CARDS)
@rule("H-AGT-10", "H-AGT-11", "H-AGT-15")
def test_rival_receives_what_the_card_shows(
    seats: int, card: str, space: str, faction: str | None, recruits: int, combat: bool
) -> None:
    g = rival_table(seats).rival_deck(card, "secrets", "wealth").intrigue_deck("windfall", "charisma")
    rival = g.rival(0)
    rival.solari, rival.spice, rival.water = 6, 6, 2
    g.rival_turn(0)
    assert rival_at(g, space) == 1
    assert goods(g) == (6, 6, 2, 0, 0)
    assert rivals_influence(g) == ({} if faction is None else {faction: 1})
    assert troops(g) == (0 if combat else recruits, recruits if combat else 0, 12 - recruits)
    assert rival.council == rival.swordmaster == 0


@rule("H-AGT-10")
@both_games
def test_rival_needs_no_resources_for_a_cost(seats: int) -> None:
    g = rival_table(seats).rival_deck("heighliner", "secrets", "wealth").rival_turn(0)
    assert rival_at(g, "heighliner") == 1
    assert goods(g) == (0, 0, 0, 0, 0)


@rule("H-AGT-12", "F-RIV-04")
@both_games
@pytest.mark.parametrize(
    ("card", "faction"),
    [("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")],
)
def test_no_bonus_at_four_influence(seats: int, card: str, faction: str) -> None:
    g = rival_table(seats).rival_deck(card, "carthag", "conspire").rival_influence(0, faction, 3)
    g.rival_turn(0)
    assert rivals_influence(g) == {faction: 4}
    assert goods(g)[:3] == (0, 0, 0)
    assert len(g.rival(0).intrigue) == 0
    assert troops(g) == (0, 0, 12)


@rule("H-AGT-13")
@both_games
def test_rival_takes_a_free_alliance_token_at_four(seats: int) -> None:
    g = rival_table(seats).rival_deck("wealth", "conspire", "secrets").rival_influence(0, "emperor", 2).rival_turn(0)
    assert g.alliance_of("emperor") == -1
    g.rival_turn(0)
    assert rivals_influence(g) == {"emperor": 4}
    assert g.alliance_of("emperor") == seats


@rule("H-AGT-13")
@both_games
@pytest.mark.parametrize(("mine", "holder_after", "vp"), [(4, "rival", 2), (5, "human", 3)])
def test_rival_takes_the_token_only_by_standing_higher(seats: int, mine: int, holder_after: str, vp: int) -> None:
    g = rival_table(seats).rival_deck("wealth", "carthag", "secrets").rival_influence(0, "emperor", 4)
    g.influence(0, "emperor", mine).alliance("emperor", 0).vp(0, 3).rival_turn(0)
    assert rivals_influence(g) == {"emperor": 5}
    assert g.alliance_of("emperor") == (0 if holder_after == "human" else seats)
    assert g.seat_of(0).vp == vp


@rule("H-AGT-13")
@both_games
@pytest.mark.parametrize(("mine", "human_takes"), [(4, True), (3, False)])
def test_rival_loses_the_token_to_a_player_who_stands_higher(seats: int, mine: int, human_takes: bool) -> None:
    g = rival_table(seats, agents=0).rival_influence(0, "emperor", 4).alliance("emperor", seats)
    g.rival(0).vp = 3 if seats == 1 else 0
    g.influence(0, "emperor", mine).vp(0, 1).hand(0, "diplomacy").turn(0)
    take_turn(g, "agent diplomacy > wealth")
    assert g.alliance_of("emperor") == (0 if human_takes else seats)
    assert g.seat_of(0).vp == (2 if human_takes else 1)
    assert g.rival(0).vp == (0 if seats == 2 else 2 if human_takes else 3)


@rule("H-AGT-13")
@both_games
def test_rival_inherits_the_token_of_a_player_who_falls(seats: int) -> None:
    # B-INF-10: the human goes from 4 to 3 where the Rival has 4.
    g = rival_table(seats, agents=0).rival_influence(0, "emperor", 4).influence(0, "emperor", 4)
    g.alliance("emperor", 0).vp(0, 5).spice(0, 2).hand(0, "shifting_allegiances").turn(0)
    g.do("agent shifting_allegiances > secure_contract")
    g.do(next(option for option in g.options() if option.startswith("resolve shifting_allegiances")))
    assert [option.split()[-1] for option in g.options()] == ["emperor"]
    g.do(g.options()[0])
    assert g.alliance_of("emperor") == seats
    assert g.seat_of(0).vp == 4
    assert g.rival(0).vp == (1 if seats == 1 else 0)


@rule("F-RIV-03")
def test_solo_rival_scores_two_influence_and_alliance() -> None:
    g = rival_table(1, agents=3).rival_influence(0, "emperor", 1).rival_influence(0, "guild", 3)
    g.rival_deck("wealth", "foldspace", "conspire", "secrets").rival_turn(0)
    assert g.rival(0).vp == 1
    g.rival_turn(0)
    assert (g.rival(0).vp, g.alliance_of("guild")) == (2, 1)
    g.rival_turn(0)  # from 2 to 3: nothing
    assert (g.rival(0).vp, rivals_influence(g)) == (2, {"emperor": 3, "guild": 4})


# --- Signet Ring ---------------------------------------------------------------------------------------------------


@rule("H-AGT-14")
@pytest.mark.parametrize(
    ("leader", "has", "result", "army"),
    [
        ("earl_memnon_thorvald", (0, 0, 0), (0, 1, 0, 0, 0), 1),
        ("countess_ariana_thorvald", (0, 0, 0), (0, 0, 1, 0, 0), 1),
        ("count_ilban_richese", (0, 0, 0), (1, 0, 0, 0, 0), 1),
        ("baron_vladimir_harkonnen", (2, 0, 0), (1, 0, 0, 0, 1), 1),
        ("baron_vladimir_harkonnen", (0, 2, 2), (0, 2, 2, 0, 0), 1),
        ("glossu_the_beast_rabban", (0, 0, 0), (0, 0, 0, 0, 0), 2),
    ],
)
def test_signet_ring_of_a_rival(leader: str, has: tuple[int, int, int], result: tuple[int, ...], army: int) -> None:
    other = "duke_leto_atreides"
    g = rival_table(1, rivals=(leader, other)).rival_deck("arrakeen_1p", "wealth", "secrets")
    rival = g.rival(0)
    rival.solari, rival.spice, rival.water = has
    g.rival_turn(0)
    assert goods(g) == result
    assert troops(g) == (0, army, 12 - army)


@rule("H-AGT-14")
def test_signet_ring_of_duke_leto_as_rival() -> None:
    g = rival_table(1, rivals=("duke_leto_atreides", "count_ilban_richese")).rival_deck("arrakeen_1p", "wealth")
    g.influence(0, "guild", 2)
    g.rival(0).spice = 2
    g.rival_turn(0)
    assert (g.rival(0).spice, rivals_influence(g)) == (1, {"guild": 1})


@rule("H-AGT-14")
def test_no_signet_ring_without_the_icon() -> None:
    g = rival_table(1).rival_deck("arrakeen_2p", "wealth", "secrets").rival_turn(0)
    assert goods(g) == (0, 0, 0, 0, 0)


@rule("H-AGT-14")
def test_no_signet_ring_with_two_players() -> None:
    g = rival_table(2)
    assert not any(g.state.rules.rival_cards[card].signet for card in g.state.rules.rival_deck)
    g.rival_deck("arrakeen_1p", "wealth", "secrets").rival_turn(0)
    assert goods(g) == (0, 0, 0, 0, 0)
    assert troops(g) == (0, 1, 11)


# --- troops --------------------------------------------------------------------------------------------------------


@rule("H-AGT-15")
@both_games
@pytest.mark.parametrize(("supply", "recruited"), [(12, 4), (4, 4), (3, 3), (0, 0)])
def test_troops_come_from_the_supply(seats: int, supply: int, recruited: int) -> None:
    g = rival_table(seats).rival_deck("rally_troops", "wealth", "secrets").rival_troops(0, 12 - supply).rival_turn(0)
    assert troops(g) == (12 - supply + recruited, 0, supply - recruited)


@rule("H-AGT-16")
@both_games
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("heighliner", (0, 3, 9)),
        ("hardy_warriors", (0, 2, 10)),
        ("carthag", (0, 1, 11)),
        ("conspire", (2, 0, 10)),
        ("rally_troops", (4, 0, 8)),
        ("hall_of_oratory", (1, 0, 11)),
    ],
)
def test_recruits_go_to_conflict_or_garrison(seats: int, card: str, after: tuple[int, int, int]) -> None:
    g = rival_table(seats).rival_deck(card, "wealth", "secrets").rival_turn(0)
    assert troops(g) == after


@rule("H-AGT-16")
@both_games
def test_troops_recruited_earlier_are_no_recruits_of_this_turn(seats: int) -> None:
    g = rival_table(seats).rival_deck("rally_troops", "carthag", "secrets").rival_turn(0).rival_turn(0)
    # Of the four of Rally Troops two join the one of Carthag.
    assert troops(g) == (2, 3, 7)


@rule("H-AGT-17")
@both_games
@pytest.mark.parametrize(("garrison", "joining"), [(0, 0), (1, 1), (2, 2), (3, 2), (6, 2)])
def test_up_to_two_troops_of_the_garrison_join(seats: int, garrison: int, joining: int) -> None:
    g = rival_table(seats).rival_deck("heighliner", "wealth", "secrets").rival_troops(0, garrison, 1).rival_turn(0)
    assert troops(g) == (garrison - joining, 1 + 3 + joining, 12 - garrison - 4)


@rule("H-AGT-17")
@both_games
def test_garrison_stays_on_other_spaces(seats: int) -> None:
    g = rival_table(seats).rival_deck("rally_troops", "wealth", "secrets").rival_troops(0, 5).rival_turn(0)
    assert troops(g) == (9, 0, 3)


@rule("H-AGT-18")
@both_games
@pytest.mark.parametrize("card", ["harvest_spice", "stillsuits"])
@pytest.mark.parametrize(("garrison", "joining"), [(1, 1), (4, 2)])
def test_garrison_joins_though_nothing_is_recruited(seats: int, card: str, garrison: int, joining: int) -> None:
    g = rival_table(seats).rival_deck(card, "wealth", "secrets").bonus_spice("hagga_basin", 1)
    g.rival_troops(0, garrison).rival_turn(0)
    assert troops(g) == (garrison - joining, joining, 12 - garrison)


@rule("H-AGT-08")
def test_rivals_that_can_go_nowhere_do_not_hold_up_the_round() -> None:
    """With every space taken and the human done, the phase ends although the Rivals have Agents left."""
    g = scenario(seats=1, rivals=("count_ilban_richese", "glossu_the_beast_rabban"), difficulty="mercenary")
    for space in range(int(g.state.rules.n_spaces)):
        g.state.agents[space] = 1
    g.revealed(0).rival_turn(0)
    assert g.state.round == 2
    assert "rival_idle" in g.events()
