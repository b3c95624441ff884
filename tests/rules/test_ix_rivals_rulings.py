"""Rise of Ix with Rivals: cases in which rules of several sections meet."""

from __future__ import annotations

import pytest

from tests.content.house_hagal.kit import LEVELS
from tests.content.ix_hagal.kit import gains, ix_duel, ix_game, ix_solo, told, troops_of, turn
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

ONE = "hagal_smuggling_or_interstellar_shipping"


def fight(g: Scenario) -> Scenario:
    """Fight the Conflict without any swords of the Rivals; the human begins the round after it."""
    g.conflict_deck("skirmish_b", "skirmish_b").rival_deck(*["carthag"] * 8)
    return g.first(2).combat()


def end_turn(g: Scenario) -> None:
    """Resolve what must be resolved and end the turn."""
    while "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")


@rule("X-RTC-17")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("tiles", "shipped"), [((), 2), (("troop_transports",), 3)])
def test_troops_shipped_by_a_reward_stay_in_the_garrison(tiles: tuple[str, ...], shipped: int, level: str) -> None:
    g = ix_solo(difficulty=level).tiles(1, *tiles).conflict("trade_monopoly").freighter(1, 1)
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, faction, 1)
    fight(g.rival_troops(0, garrison=1, deployed=3))
    # Those of the track and the one of the card; the fight is over.
    assert g.freighter_of(g.rival(0)) == 0
    assert troops_of(g) == (1 + shipped + 1, 0, 12 - 2 - shipped)


@rule("X-RTC-12")
def test_training_drones_wait_for_a_troop_in_the_supply() -> None:
    g = ix_solo().tiles(1, "training_drones").rival_troops(0, garrison=12)
    assert gains(g, "wealth", "secrets") == {"emperor": 1}
    g.rival_troops(0, garrison=11)
    assert gains(g, "secrets", "wealth") == {"bene_gesserit": 1, "supply": -1, "garrison": 1, "tiles_down": 1}


@rule("H-CHO-05", "H-SOP-03")
@pytest.mark.parametrize(
    ("solari", "spice", "after"),
    [(6, 5, (0, 1, 3)), (6, 3, (0, 3, 2)), (5, 4, (5, 0, 2)), (5, 3, (5, 3, 1)), (0, 0, (0, 0, 1))],
)
def test_arrows_of_economic_supremacy_are_paid(solari: int, spice: int, after: tuple[int, int, int]) -> None:
    g = ix_solo().conflict("economic_supremacy").rival_troops(0, garrison=0, deployed=3)
    g.rival(0).solari, g.rival(0).spice = solari, spice
    fight(g)
    assert (g.rival(0).solari, g.rival(0).spice, g.rival(0).vp) == after


@rule("X-CTL-04", "X-RIV-17")
def test_house_hagal_defends_the_space_of_its_dreadnought() -> None:
    g = ix_duel().flag(2, "carthag").control(0, "carthag").conflict_deck("siege_of_carthag", "skirmish_a")
    g.round_start()
    # The marker under the dreadnought is not in force: the human is not asked.
    assert (troops_of(g), g.seat_of(0).conflict, g.kind()) == ((0, 1, 11), 0, "play_card")


@rule("X-CTL-04", "H-2PG-01")
@pytest.mark.parametrize("space", ["arrakeen", "carthag"])
def test_house_hagal_draws_nothing_from_its_dreadnought(space: str) -> None:
    g = ix_duel().flag(2, space).control(1, space).agents(0, 2).hand(0, "reconnaissance")
    g.rival(0).agents = 0
    g.turn(0).do(f"agent reconnaissance > {space}")
    assert [int(g.actor(number).solari) for number in range(3)] == [0, 0, 0]


@rule("X-RIV-11", "F-LDR-11")
def test_yuna_gains_one_solari_from_dividends_of_a_rival() -> None:
    g = ix_solo(leader="princess_yuna_moritani").freighter(1, 2)
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, faction, 1)
    _, own, rest = turn(g, ONE, "wealth")
    assert own["solari"] == 5
    assert rest == [{"solari": 1}, {"solari": 1}]


@rule("X-CLR-09", "H-2PG-02")
def test_rival_acts_between_both_agent_turns_of_weirding_way_and_after_them() -> None:
    g = ix_duel().rival_deck("wealth", "secrets", "foldspace").agents(0, 3).hand(0, "weirding_way", "dagger")
    g.turn(0).do("agent weirding_way > carthag")
    end_turn(g)
    assert told(g, "rival_sent") == [("wealth", "H-AGT-03")]
    assert (g.decider(), g.kind(), g.rival(0).agents) == (0, "play_card", 2)
    g.do("agent dagger > tech_negotiation")
    end_turn(g)
    assert told(g, "rival_sent") == [("wealth", "H-AGT-03"), ("secrets", "H-AGT-03")]
    assert (g.decider(), g.rival(0).agents) == (1, 1)


@rule("X-CLR-09", "H-2PG-03")
def test_no_rival_after_an_additional_reveal_turn() -> None:
    g = ix_duel().rival_deck("wealth", "secrets", "foldspace").agents(0, 3).hand(0, "weirding_way", "dagger")
    g.turn(0).do("agent weirding_way > carthag")
    end_turn(g)
    g.do("reveal")
    end_turn(g)
    assert (g.rival(0).agents, told(g, "rival_sent")) == (2, [("wealth", "H-AGT-03")])
    assert g.decider() == 1


@rule("X-CLR-09", "H-2PG-02")
def test_additional_turn_follows_at_once_when_the_rival_has_no_agent() -> None:
    g = ix_duel().rival_deck("wealth", "secrets", "foldspace").agents(0, 3).hand(0, "weirding_way", "dagger")
    g.rival(0).agents = 0
    g.turn(0).do("agent weirding_way > carthag")
    end_turn(g)
    assert (g.decider(), g.kind(), told(g, "rival_sent")) == (0, "play_card", [])


@rule("X-CLR-09", "H-2PG-03")
def test_no_rival_between_the_turns_of_the_second_human() -> None:
    g = ix_duel().rival_deck("wealth", "secrets", "foldspace").agents(1, 3).hand(1, "weirding_way", "dagger")
    g.turn(1).do("agent weirding_way > carthag")
    end_turn(g)
    assert (g.decider(), g.kind(), g.rival(0).agents) == (1, "play_card", 3)


@rule("H-GEN-03")
@pytest.mark.parametrize("players", [1, 2])
def test_desert_ambush_makes_a_dreadnought_of_a_rival_retreat(players: int) -> None:
    g = ix_game(players).ships(players, deployed=1).rival_troops(0, garrison=0, deployed=1)
    for rival in g.record.rivals:
        rival.agents = 0
    g.agents(0, 2).troops(0, garrison=2).hand(0, "desert_ambush").turn(0)
    g.do("agent desert_ambush > imperial_basin", "deploy 1")
    g.do(next(option for option in g.options() if option.startswith("resolve desert_ambush")))
    assert g.kind() == "retreat_enemy"
    g.do(g.options()[0])
    assert g.kind() == "choose_unit"
    g.do(next(option for option in g.options() if "dreadnought" in option))
    assert g.ships_of(players) == (1, 1, 0)
    assert troops_of(g) == (0, 1, 11)
