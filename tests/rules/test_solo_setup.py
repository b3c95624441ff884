"""H-SOL: the solo game before and around its first turns, at every level of difficulty."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad as ls
from landsraad.model.state import Rival, State
from tests.content.house_hagal.kit import LEVELS, act, changed, snapshot, solo
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

RIVALS = ("earl_memnon_thorvald", "glossu_the_beast_rabban")
LEGAL = (
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
    "count_ilban_richese",
)
LEVEL = pytest.mark.parametrize("level", LEVELS)


def dealt(level: str, seed: int = 1, rivals: tuple[str | None, str | None] = RIVALS) -> State:
    """Return a game as dealt: the human Baron chooses his Factions before anybody acts."""
    setup = ls.Setup(players=1, leaders=("baron_vladimir_harkonnen",), rivals=rivals, difficulty=level)
    game = ls.new_game(setup, seed)
    assert game.decision is not None
    assert (game.decision.kind, game._state.round) == ("choose_secret", 0)
    return game._state


def both(s: State) -> list[Rival]:
    """Return the two Rivals."""
    assert s.rivalry is not None
    assert len(s.rivalry.rivals) == 2
    return s.rivalry.rivals


def names_of(s: State) -> list[str]:
    """Return the Leaders of the Rivals."""
    return [s.rules.leaders[rival.leader].id for rival in both(s)]


def sorted_deck(s: State) -> Counter[str]:
    """Count the cards of the Rivals' deck by name."""
    assert s.rivalry is not None
    return Counter(s.rules.rival_cards[card].id for card in s.rivalry.deck)


@rule("H-SOL-01")
@pytest.mark.parametrize(("vp", "over"), [(9, False), (10, True), (11, True)])
def test_a_rival_ends_the_game_and_can_win(vp: int, over: bool) -> None:
    g = solo().vp(0, 8).first(2).rival_deck(*["carthag"] * 4)
    assert len(both(g.state)) == 2
    g.rival(1).vp = vp
    g.recall()
    assert g.game.over is over
    standing = g.game.standings()
    assert [(entry.seat, entry.vp) for entry in standing] == [(2, vp), (0, 8), (1, 0)]


@rule("H-SOL-02")
def test_four_levels_and_no_other() -> None:
    keys = set()
    for level in LEVELS:
        s = dealt(level)
        human, rival = s.seats[0], both(s)[0]
        resources = int(human.solari), int(human.spice), int(rival.garrison), len(rival.intrigue)
        mentat = int(s.rules.space_solari[[space.id for space in s.rules.spaces].index("mentat")])
        keys.add((*resources, mentat, int(s.rules.rival_swordmaster_round), int(human.visited)))
    assert len(keys) == 4
    with pytest.raises(ls.SetupError, match="mercenary, sardaukar, mentat, kwisatz_haderach"):
        ls.Setup(players=1, difficulty="novice")


@rule("H-SOL-03")
@LEVEL
def test_extra_resources_of_the_human(level: str) -> None:
    extra = 1 if level == "mercenary" else 0
    human = dealt(level).seats[0]
    assert (human.solari, human.spice) == (extra, extra)
    # They come on top of what the Leader brings: Rabban starts with one of each.
    game = ls.new_game(ls.Setup(players=1, leaders=("glossu_the_beast_rabban",), difficulty=level), 3)
    assert (game._state.seats[0].solari, game._state.seats[0].spice) == (1 + extra, 1 + extra)


@rule("H-SOL-04")
@pytest.mark.parametrize(("level", "price"), [("mercenary", 2), *((level, 5) for level in LEVELS[1:])])
def test_price_of_the_mentat_space(level: str, price: int) -> None:
    for later in (False, True):
        g = solo(level).solari(0, price - 1)
        if later:
            g.conflict_deck("skirmish_b", "skirmish_b").first(2).recall()
        g.hand(0, "dagger").solari(0, price - 1).turn(0)
        assert "agent dagger > mentat" not in texts(g)
        g.solari(0, price + 3).turn(0).do("agent dagger > mentat")
        assert g.seat_of(0).solari == 3
        assert g.mentat_holder == 0


def texts(g: Scenario) -> list[str]:
    """Return where the human's only card can go, as texts."""
    if "agent dagger" not in g.options():
        return []
    twin = g.game.clone()
    twin.apply_text("agent dagger")
    assert twin.decision is not None
    return [option.text for option in twin.decision.options]


@rule("H-SOL-05", "H-SOL-12", "H-SOP-10")
@pytest.mark.parametrize(
    ("level", "turned_up"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_third_agents_arrive_with_the_conflict_on_top_of_them(level: str, turned_up: int) -> None:
    assert [(rival.agents, rival.swordmaster) for rival in both(dealt(level))] == [(2, 0), (2, 0)]
    for number in range(2, 8):
        g = solo(level).conflict_deck("skirmish_b", "skirmish_b").first(0)
        g.state.round = number - 1
        g.round_start()
        assert g.state.round == number
        here = 1 if number == turned_up else 0
        assert [(rival.agents, rival.swordmaster) for rival in g.record.rivals] == [(2 + here, here)] * 2
    # For the rest of the game, and never a fourth.
    g = solo(level).conflict_deck(*["skirmish_b"] * 4).first(0)
    g.state.round = turned_up - 1
    g.round_start()
    g.first(2).recall()
    assert g.state.round == turned_up + 1
    assert [(rival.agents, rival.swordmaster) for rival in g.record.rivals] == [(3, 1), (3, 1)]


@rule("H-SOP-10")
def test_third_agents_act_in_the_round_they_arrive() -> None:
    g = solo("mentat").conflict_deck("skirmish_b", "skirmish_b").first(0)
    g.rival_deck("wealth", "foldspace", "secrets", "stillsuits", "rally_troops", "hall_of_oratory", "carthag")
    g.state.round = 2
    g.round_start().hand(0).turn(0).do("reveal", "end turn")
    kinds = g.events()
    events = g.game.events()[: kinds.index("combat_started")]
    assert [event.seat for event in events if event.kind == "rival_sent"] == [1, 2, 1, 2, 1, 2]


@rule("H-SOL-06", "H-SOL-07")
@LEVEL
def test_intrigue_card_and_garrison_of_each_rival(level: str) -> None:
    cards, troops = (0, 0) if level == "mercenary" else (1, 3)
    s = dealt(level)
    assert [(len(rival.intrigue), rival.garrison) for rival in both(s)] == [(cards, troops)] * 2
    assert len(s.intrigue_deck) == 40 - 2 * cards


@rule("H-SOL-08")
@LEVEL
def test_only_the_highest_level_denies_the_swordmaster(level: str) -> None:
    for card in ("dagger", "kwisatz_haderach"):
        g = solo(level).hand(0, card).solari(0, 9).turn(0)
        if level == "kwisatz_haderach":
            g.do(f"agent {card}")
            assert f"agent {card} > swordmaster" not in g.options()
            assert f"agent {card} > high_council" in g.options()
        else:
            g.do(f"agent {card} > swordmaster")
            assert (g.seat_of(0).swordmaster, g.seat_of(0).solari) == (1, 1)


@rule("H-SOL-08")
def test_the_highest_level_is_mentat_besides() -> None:
    mentat, highest = dealt("mentat"), dealt("kwisatz_haderach")
    assert mentat.rules.rival_expert == highest.rules.rival_expert == 1
    assert list(mentat.rules.space_solari) == list(highest.rules.space_solari)
    for one, other in ((mentat.seats[0], highest.seats[0]), *zip(both(mentat), both(highest), strict=True)):
        assert (one.solari, one.spice, one.water, one.garrison) == (
            other.solari,
            other.spice,
            other.water,
            other.garrison,
        )
    assert mentat.rules.rival_swordmaster_round == highest.rules.rival_swordmaster_round == 3


@rule("H-SOL-09")
def test_a_rival_uses_the_signet_ring_and_not_the_left_ability() -> None:
    # Rabban brings his Rival no spice and no Solari, the Baron's asks for no Factions.
    s = dealt("mercenary")
    assert names_of(s) == list(RIVALS)
    assert [(rival.solari, rival.spice) for rival in both(s)] == [(0, 0), (0, 0)]
    setup = ls.Setup(players=1, leaders=("paul_atreides",), rivals=("baron_vladimir_harkonnen", "count_ilban_richese"))
    game = ls.new_game(setup, 1)
    assert game.decision is not None
    assert game.decision.kind == "play_card"
    # Ariana harvests as much as anybody; her Signet Ring brings water.
    g = solo(rivals=("countess_ariana_thorvald", "baron_vladimir_harkonnen")).bonus_spice("hagga_basin", 1)
    before = snapshot(g, 1)
    act(g, 0, "harvest_spice")
    assert changed(before, snapshot(g, 1)) == {"spice": 3, "agents": -2}
    before = snapshot(g, 1)
    act(g, 0, "arrakeen_1p")
    assert changed(before, snapshot(g, 1)) == {"water": 1, "supply": -1, "conflict": 1}
    # Five troops deployed in one turn do not turn up Factions of a Rival Baron.
    g.rival_troops(1, garrison=2)
    before = snapshot(g, 2)
    act(g, 1, "heighliner")
    assert changed(before, snapshot(g, 2)) == {"guild": 1, "supply": -3, "garrison": -2, "conflict": 5}


@rule("H-SOL-10")
@pytest.mark.parametrize("leader", ["paul_atreides", "helena_richese"])
def test_two_leaders_are_no_rivals(leader: str) -> None:
    for rivals in ((leader, None), ("earl_memnon_thorvald", leader)):
        with pytest.raises(ls.SetupError, match=f"'{leader}' cannot be a rival"):
            ls.Setup(players=1, rivals=rivals)
    # The human may play them.
    s = ls.new_game(ls.Setup(players=1, leaders=(leader,)), 1)._state
    assert s.rules.leaders[s.seats[0].leader].id == leader


@rule("H-SOL-10")
def test_rivals_at_random_are_any_two_of_the_six() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        game = ls.new_game(ls.Setup(players=1), seed)
        leaders = names_of(game._state)
        human = game._state.rules.leaders[game._state.seats[0].leader].id
        assert len({human, *leaders}) == 3
        seen.update(leaders)
    assert set(seen) == set(LEGAL)


@rule("H-SOL-11")
@LEVEL
def test_cubes_of_the_rivals(level: str) -> None:
    for rival in both(dealt(level)):
        assert rival.influence_bits == 0
        assert (rival.conflict, rival.garrison + rival.supply) == (0, 12)
        assert rival.supply == (12 if level == "mercenary" else 9)


@rule("H-SOL-13")
@LEVEL
def test_deck_without_the_cards_marked_2p(level: str) -> None:
    deck = sorted_deck(dealt(level))
    assert deck.total() == 27
    assert (deck["reshuffle"], deck["arrakeen_2p"], deck["arrakeen_1p"]) == (0, 0, 3)
    assert deck["harvest_spice"] == 5


@rule("H-SOL-13")
def test_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        record = dealt("mercenary", seed).rivalry
        assert record is not None
        orders.add(tuple(record.deck))
    assert len(orders) == 6


@rule("H-SOL-14")
@LEVEL
def test_water_at_the_start(level: str) -> None:
    s = dealt(level)
    assert [actor.water for actor in (*s.seats, *both(s))] == [1, 1, 1]
    assert [(rival.solari, rival.spice, rival.vp) for rival in both(s)] == [(0, 0, 0), (0, 0, 0)]
    assert s.seats[0].vp == 0


@rule("H-SOL-15")
def test_the_rival_on_the_left_begins() -> None:
    for seed in range(5):
        game = ls.new_game(ls.Setup(players=1, leaders=("paul_atreides",)), seed)
        assert game._state.first_player == 1
        turns = [event.seat for event in game.events() if event.kind in ("rival_sent", "turn_started")]
        assert turns == [1, 2, 0]


@rule("H-SOL-15")
def test_the_marker_goes_round_the_rivals_too() -> None:
    g = scenario(seats=1, leaders=("paul_atreides",), rivals=RIVALS)
    holders = []
    for _ in range(4):
        holders.append(int(g.state.first_player))
        g.recall()
    assert holders == [1, 2, 0, 1]
