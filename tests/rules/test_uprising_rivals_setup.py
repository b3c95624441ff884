"""Rivals of Uprising: what they are, set-up, levels of difficulty, whose turn (R-GEN, R-SET, R-DIF, R-TRN)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls
from landsraad.content.boxes import ruleset
from landsraad.engine.actors.standing import ranking
from landsraad.engine.mechanics import objectives
from landsraad.model.defs import RivalDef
from landsraad.model.state import RivalRecord, State
from landsraad.model.terms import FACTION_NAMES, FROM_LEADER
from landsraad.model.terms import SOURCE_SPAN as SPAN
from tests.support.rulemark import rule
from tests.support.scenario import packed
from tests.support.uprising_rivals import LEVELS, act, at, goods, posts, table, told

FACTS = Path(__file__).parent.parent / "facts" / "uprising"
RIVALS: dict[str, Any] = yaml.safe_load((FACTS / "rivals.yaml").read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = yaml.safe_load((FACTS / "hagal.yaml").read_text(encoding="utf-8"))
ORNITHOPTER = "objective_ornithopter_1_3p"
FIRST = "objective_desert_mouse_first"


def dealt(players: int, seed: int = 1, **fields: Any) -> State:
    """Return a freshly dealt game."""
    return ls.new_game(ls.Setup(host="uprising", players=players, **fields), seed)._state


def fresh(players: int, **fields: Any) -> State:
    """Return a game in which a human starts, so that nobody has moved yet."""
    found = (dealt(players, seed, **fields) for seed in range(1, 40))
    return next(s for s in found if s.first_player == 0)


def rivalry(s: State) -> RivalRecord:
    """Return the Rivals of a game."""
    assert s.rivalry is not None
    return s.rivalry


def objective_of(s: State, actor: int) -> str:
    """Return the Objective of an actor."""
    record = objectives.record_of(s)
    assert record is not None
    (source,) = record.face_up_cards[actor]
    known: list[str] = [card.id for card in s.rules.things[objectives.FROM_OBJECTIVE]]
    return known[int(source) % SPAN]


# --- in general ----------------------------------------------------------------------------------------------------


@rule("R-GEN-01", "R-SET-02", "R-SET-03")
def test_two_rivals_alone_one_for_two_none_for_more() -> None:
    assert [len(rivalry(dealt(players)).rivals) for players in (1, 2)] == [2, 1]
    assert [dealt(players).rivalry for players in (3, 4)] == [None, None]
    chosen = ("rival_muad_dib", "rival_princess_irulan")
    s = dealt(1, rivals=chosen, difficulty="mentat")
    assert tuple(s.rules.leaders[rival.leader].id for rival in rivalry(s).rivals) == chosen
    s = dealt(2, rivals=chosen[:1])
    assert [s.rules.leaders[rival.leader].id for rival in rivalry(s).rivals] == ["rival_muad_dib"]
    with pytest.raises(ls.SetupError, match="difficulty belongs to the solo game"):
        ls.Setup(host="uprising", players=2, difficulty="mentat")


@rule("R-GEN-02")
@pytest.mark.parametrize("fact", RIVALS["rivals"], ids=lambda fact: str(fact["id"]))
def test_every_rival_card(fact: dict[str, Any]) -> None:
    rules = ruleset(ls.Setup(host="uprising", players=2))
    (rival,) = [leader for leader in rules.leaders if leader.id == fact["id"]]
    assert isinstance(rival, RivalDef)
    assert (rival.value, rival.streamlined) == (fact["swordmaster_value"], fact["streamlined"])
    assert [FACTION_NAMES[faction] for faction in rival.priority] == fact["faction_priority"]
    assert rival.signet
    assert rival.scheme
    assert len([leader for leader in rules.leaders if isinstance(leader, RivalDef)]) == len(RIVALS["rivals"]) == 10


@rule("R-GEN-03")
def test_a_lower_value_brings_the_swordmaster_earlier() -> None:
    for rival, has in (("rival_baron_vladimir_harkonnen", 1), ("rival_staban_tuek", 0)):
        g = table(2, (rival,)).solari(2, 4)
        act(g, 0, "accept_contract_shipping_1")
        assert g.rival(0).swordmaster == has


@rule("R-GEN-04")
def test_a_rival_has_no_ability_of_a_leader_card() -> None:
    # The Leader Staban gains spice when another player's Agent goes to a Maker space that his spy watches.
    g = table(1, leaders=("gurney_halleck",)).spies(1, "imperial_basin").hand(0, "dune_the_desert_planet").turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert goods(g) == (0, 0, 0, 0)
    rules = g.state.rules
    for rival in g.record.rivals:
        place = rules.box_base[FROM_LEADER] + rival.leader
        assert (len(rules.thing_mods[place]), len(rules.thing_triggers[place])) == (0, 0)


@rule("R-GEN-05", "R-SET-07", "R-SET-08")
def test_the_deck() -> None:
    for players, size in ((1, 36), (2, 37)):
        s = fresh(players)
        names = [s.rules.rival_cards[card].id for card in rivalry(s).deck]
        expected = [fact["id"] for fact in CARDS for _ in range(fact["copies"])]
        assert sorted(names) == sorted(name for name in expected if players == 2 or name != "reshuffle")
        assert len(names) == size
        assert [int(card) for card in rivalry(s).deck] != sorted(int(card) for card in rivalry(s).deck)


@rule("R-GEN-06")
def test_a_rival_ends_and_wins_the_game() -> None:
    for seats in (1, 2):
        g = table(seats).vp(seats, 10).conflict_deck("skirmish_desert_mouse")
        g.recall()
        assert g.game.over
        assert ranking(g.state)[0] == seats
        g = table(seats).vp(seats, 9).conflict_deck("skirmish_desert_mouse")
        assert not g.recall().game.over


@rule("R-GEN-07", "R-TRN-02", "R-TRN-01")
def test_a_rival_takes_agent_turns_only() -> None:
    g = table(1).first(0).rival_deck("gather_support_troop", "sardaukar", "dutiful_service", "arrakeen", "fremkit")
    g.rival(0).agents = 2
    g.rival(0).intrigue = packed([0, 1])
    g.troops(0, garrison=0, deployed=1).troops(1, garrison=0, deployed=1).conflict_deck("skirmish_desert_mouse")
    g.turn(0).do("reveal", "end turn")
    told_of = [(event.kind, event.seat) for event in g.game.events()]
    phase = told_of[: told_of.index(("combat_started", 0))]
    assert phase.count(("rival_sent", 1)) == 2  # both Agents, although the human has revealed
    assert phase.count(("rival_sent", 2)) == 0  # it has none
    kinds = {kind for kind, seat in told_of if seat == 1}
    assert not kinds & {"turn_started", "card_revealed", "card_drawn", "intrigue_played", "card_acquired"}
    assert len(g.rival(0).intrigue) == 2
    assert g.rival(0).swordmaster == 0


@rule("R-GEN-08", "R-AGT-11")
def test_effects_on_opponents_reach_a_rival() -> None:
    g = table(1)
    g.rival(0).intrigue = packed([0, 1, 2, 3])
    g.rival(1).intrigue = packed([4, 5, 6])
    g.hand(0, "diplomacy").turn(0).do("agent diplomacy > secrets")
    while g.options() != ["end turn"] and g.kind() == "resolve":
        g.do(next(text for text in g.options() if text != "end turn"))
    assert (len(g.rival(0).intrigue), len(g.rival(1).intrigue)) == (3, 3)
    assert "intrigue_stolen" in g.events()
    # A Rival has no hand: what discards cards passes it by.
    g = table(1).hand(0, "covert_operation").spies(0, "choam").turn(0).do("agent covert_operation > accept_contract")
    assert g.kind() != "discard"


@rule("R-GEN-09")
def test_a_rival_is_another_player_for_the_humans() -> None:
    g = table(1).spies(1, "emperor").hand(0, "diplomacy", "dune_the_desert_planet").agents(0, 2)
    g.state.agents[g.space("accept_contract")] = 1 << 4
    assert "agent dune_the_desert_planet > accept_contract" not in g.turn(0).options()
    g.spies(0, "choam").turn(0)
    g.do("agent dune_the_desert_planet > accept_contract")
    assert "infiltrated" in g.events()
    # Its spy occupies the post.
    g = table(1).spies(1, "emperor").spice(0, 5).hand(0, "diplomacy").turn(0).do("agent diplomacy > espionage")
    while g.kind() != "place_spy":
        g.do(next(text for text in g.options() if text != "end turn"))
    assert "spy on emperor" not in g.options()
    assert "spy on guild" in g.options()


# --- set-up --------------------------------------------------------------------------------------------------------


@rule("R-SET-01", "R-SET-04", "R-SET-06")
def test_what_everybody_starts_with() -> None:
    for players in (1, 2):
        s = fresh(players)
        everybody = [*s.seats, *rivalry(s).rivals]
        assert {int(one.vp) for one in everybody} == {0}
        assert {int(one.influence_bits) for one in everybody} == {0}
        for rival in rivalry(s).rivals:
            assert (int(rival.agents), int(rival.swordmaster), int(rival.water)) == (2, 0, 1)
            assert (int(rival.solari), int(rival.spice), len(rival.intrigue)) == (0, 0, 0)
        view: Any = ls.new_game(ls.Setup(host="uprising", players=players), 1).view(0)
        assert [rival["spies"] for rival in view["rivals"]] == [3] * len(rivalry(s).rivals)


@rule("R-SET-05", "R-DIF-01", "R-DIF-02")
def test_garrisons_and_the_novice() -> None:
    for level in LEVELS:
        s = fresh(1, difficulty=level)
        novice = level == "mercenary"
        for rival in rivalry(s).rivals:
            assert (int(rival.garrison), int(rival.supply)) == ((0, 12) if novice else (3, 9))
        assert len(s.seats[0].intrigue) == int(novice)
    (rival,) = rivalry(fresh(2)).rivals
    assert (int(rival.garrison), int(rival.supply)) == (3, 9)
    rules = ruleset(ls.Setup(host="uprising", players=1, difficulty="sardaukar"))
    assert (rules.rival_expert, rules.rival_shuns, rules.policy.second_card_from) == (0, 0, 0)


@rule("R-SET-09", "R-SET-11")
def test_alone_everybody_is_dealt_an_objective_and_a_rival_may_start() -> None:
    starters = set()
    for seed in range(12):
        s = dealt(1, seed)
        cards = [objective_of(s, actor) for actor in range(3)]
        assert sorted(cards) == sorted([FIRST, "objective_crysknife", ORNITHOPTER])
        assert s.first_player == cards.index(FIRST)
        starters.add(int(s.first_player))
        # The human is asked first only if no Rival starts.
        sent = sum(bin(int(agents)).count("1") for agents in s.agents)
        assert (sent > 0) == (s.first_player != 0)
    assert starters == {0, 1, 2}


@rule("R-SET-10")
def test_for_two_the_rival_gets_the_ornithopter() -> None:
    starters = set()
    for seed in range(12):
        s = dealt(2, seed)
        assert objective_of(s, 2) == ORNITHOPTER
        assert {objective_of(s, 0), objective_of(s, 1)} == {FIRST, "objective_crysknife"}
        assert objective_of(s, int(s.first_player)) == FIRST
        starters.add(int(s.first_player))
    assert starters == {0, 1}


# --- difficulty ----------------------------------------------------------------------------------------------------


@rule("R-DIF-03", "R-VAR-01")
@pytest.mark.parametrize("level", LEVELS)
def test_experts_play_with_three_variants(level: str) -> None:
    rules = ruleset(ls.Setup(host="uprising", players=1, difficulty=level))
    expert = level in ("mentat", "kwisatz_haderach")
    shuns = {space.id for number, space in enumerate(rules.spaces) if rules.rival_shuns >> number & 1}
    assert rules.policy.second_card_from == (3 if expert else 0)
    assert bool(rules.rival_expert) is expert
    assert shuns == ({"deliver_supplies", "fremkit", "secrets", "dutiful_service"} if expert else set())
    assert not rules.row_dice
    for variant in ("brutal_escalation", "expert_deployment", "smart_politics", "imperium_row_dice"):
        chosen = ruleset(ls.Setup(host="uprising", players=1, difficulty=level, variants=(variant,)))
        found = (
            chosen.policy.second_card_from == 3,
            bool(chosen.rival_expert),
            chosen.rival_shuns != 0,
            bool(chosen.row_dice),
        )
        names = ("brutal_escalation", "expert_deployment", "smart_politics", "imperium_row_dice")
        assert found == tuple(name == variant or (expert and name != "imperium_row_dice") for name in names)


@rule("R-DIF-04", "R-DIF-05")
@pytest.mark.parametrize("level", LEVELS)
def test_the_human_gains_no_swordmaster_on_the_highest_level(level: str) -> None:
    g = table(1, difficulty=level).solari(0, 8).hand(0, "dagger").turn(0).do("agent dagger")
    forbidden = level == "kwisatz_haderach"
    assert any("swordmaster" in text for text in g.options()) is not forbidden
    if forbidden:
        why = g.game.why_not("agent dagger > swordmaster")
        assert why is not None
        assert why.rule == "R-DIF-05"
    # Rivals still buy theirs.
    g.solari(1, 8)
    act(g, 0, "spice_refinery")
    assert g.rival(0).swordmaster == 1


# By holder of the marker: the Agents that the Rivals have when the human is asked for the first time.
HOME = {0: [2, 2], 1: [1, 1], 2: [2, 1]}


# --- whose turn ----------------------------------------------------------------------------------------------------


@rule("R-TRN-03", "R-TRN-06")
def test_alone_the_marker_goes_round_through_the_rivals() -> None:
    holders = []
    g = table(1)
    for _ in range(4):
        g.conflict_deck("skirmish_desert_mouse", "skirmish_desert_mouse").rival_deck(
            "research_station", "assembly_hall", "sardaukar"
        )
        g.state.agents[g.space("arrakeen")] = 1 << 4
        g.rival(0).agents = 1
        g.recall()
        holders.append(int(g.state.first_player))
        assert g.state.agents[g.space("arrakeen")] == 0
        assert [int(rival.agents) for rival in g.record.rivals] == HOME[holders[-1]]  # less those sent before the human
        for rival in g.record.rivals:
            rival.agents = 0
        g.empty_board()
    assert holders == [1, 2, 0, 1]
    g = table(1).first(1).conflict_deck("skirmish_desert_mouse").rival_deck("arrakeen", *["spice_refinery"] * 3)
    g.record.rivals[0].agents = 1
    g.round_start()
    assert at(g, "arrakeen") == 1  # before the human


@rule("R-TRN-04", "R-TRN-05")
def test_for_two_the_rival_sits_after_the_first_player() -> None:
    for first in (0, 1):
        g = table(2).first(first).rival_deck("arrakeen", "research_station", "assembly_hall", "sardaukar")
        g.rival(0).agents = 2
        for seat in (0, 1):
            g.hand(seat, "dagger", "reconnaissance").agents(seat, 2)
        g.turn(first)
        assert told(g, "rival_sent") == []
        g.do("reveal", "end turn")
        # After any turn of the first, a Reveal turn too; and then the other human.
        assert len(told(g, "rival_sent")) == 1
        assert g.decider() == 1 - first
        g.do("reveal", "end turn")
        assert len(told(g, "rival_sent")) == 2
    g = table(2).first(1).conflict_deck("skirmish_desert_mouse", "skirmish_desert_mouse")
    holders = []
    for _ in range(3):
        g.rival_deck(*["assembly_hall"] * 5).conflict_deck("skirmish_desert_mouse", "skirmish_desert_mouse").recall()
        holders.append(int(g.state.first_player))
    assert holders == [0, 1, 0]


@rule("R-TRN-05", "R-CMB-05")
def test_for_two_everything_that_goes_round_passes_the_rival_second() -> None:
    for first in (0, 1):
        g = table(2).first(first).conflict("skirmish_desert_mouse").conflict_deck("skirmish_crysknife")
        for actor in range(3):
            g.troops(actor, garrison=0, deployed=2 if actor != first else 3)
        g.rival_deck("assembly_hall", *["gather_support_troop"] * 3).combat()
        takers = [event.seat for event in g.game.events() if event.kind == "reward_taken"]
        assert takers == [first, 2, 1 - first]


@rule("R-SET-11")
def test_alone_the_seats_are_human_first_rival_second_rival() -> None:
    g = table(1).rival_deck("arrakeen", "research_station", "assembly_hall", "sardaukar")
    for rival in g.record.rivals:
        rival.agents = 1
    g.hand(0, "dagger").turn(0).do("reveal", "end turn")
    assert [event.seat for event in g.game.events() if event.kind == "rival_sent"][:2] == [1, 2]
    assert posts(g) == set()
