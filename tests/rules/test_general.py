"""General principles (B-GEN), Leaders (B-LDR) and Victory Points (F-VP)."""

from collections.abc import Callable
from typing import Any

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

LEADERS = (
    "paul_atreides",
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
    "count_ilban_richese",
    "helena_richese",
)


def led_by(leader: str) -> Scenario:
    """Seat a Leader first of three."""
    others = [name for name in ("glossu_the_beast_rabban", "paul_atreides", "helena_richese") if name != leader]
    return scenario(seats=3, leaders=(leader, *others[:2]))


def option(g: Scenario, start: str) -> str:
    """Return the one option that starts like this."""
    found = [text for text in g.options() if text.startswith(start)]
    assert len(found) == 1, (start, g.options())
    return found[0]


def to_resolve(g: Scenario) -> list[str]:
    """Return what is left to resolve: effects on the menu, or the answers to an open question."""
    return [text for text in g.options() if not text.startswith(("deploy", "intrigue", "acquire", "end turn"))]


def finish(g: Scenario) -> Scenario:
    """Resolve everything of the turn, optional effects too, always by the first choice."""
    while to_resolve(g):
        g.do(to_resolve(g)[0])
    return g


def holdings(g: Scenario, seat: int = 0) -> dict[str, int]:
    """Return what a seat has, as numbers."""
    actor = g.seat_of(seat)
    return {
        "solari": int(actor.solari),
        "spice": int(actor.spice),
        "water": int(actor.water),
        "garrison": int(actor.garrison),
        "hand": len(actor.hand),
        "intrigue": len(actor.intrigue),
        "aside": len(actor.aside),
        "influence": sum(int(actor.influence(faction)) for faction in range(4)),
    }


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Return the differences that are not zero."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def scores(g: Scenario) -> list[int]:
    """Return the Score markers as everybody sees them."""
    view: dict[str, Any] = g.game.view(None)
    return [seat["vp"] for seat in view["seats"]]


# --- B-GEN ---------------------------------------------------------------------------------------------------------


@rule("B-GEN-01")
def test_a_victory_point_gained_or_lost_moves_the_score_marker_one_space() -> None:
    g = scenario(seats=3).vp(0, 4).vp(1, 5).vp(2, 6).spice(0, 6).intrigue(0, "the_sleeper_must_awaken")
    g.hand(0, "shifting_allegiances").influence(0, "guild", 2).turn(0)
    g.do("intrigue the_sleeper_must_awaken")
    assert scores(g) == [5, 5, 6]
    g.do("agent shifting_allegiances > secure_contract")
    g.do(option(g, "resolve shifting_allegiances"), "lose guild")
    assert scores(g) == [4, 5, 6]


@rule("B-GEN-01")
def test_a_reward_of_two_victory_points_moves_the_marker_two_spaces() -> None:
    g = scenario(seats=3).vp(1, 3).vp(2, 4).conflict("battle_for_carthag").troops(1, 0, deployed=1).combat()
    assert scores(g) == [0, 5, 4]
    assert [(standing.seat, standing.vp) for standing in g.game.standings()] == [(1, 5), (2, 4), (0, 0)]


def enters_an_occupied_space(card: bool) -> bool:
    g = scenario(seats=3).hand(0, "reconnaissance").intrigue(0, "infiltrate").agent_at(1, "carthag").turn(0)
    if card:
        g.do("intrigue infiltrate")
    return "agent reconnaissance > carthag" in g.do("agent reconnaissance").options()


def enters_without_the_icon(card: bool) -> bool:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, "dispatch_an_envoy").turn(0)
    if card:
        g.do("intrigue dispatch_an_envoy")
    return "agent dagger > wealth" in g.do("agent dagger").options()


def trashes_a_card_of_the_deck(card: bool) -> bool:
    g = scenario(seats=3).hand(0, "gene_manipulation").deck(0, "diplomacy").intrigue(0, "poison_snooper").turn(0)
    if card:
        g.do("intrigue poison_snooper", "trash")
        return g.names(g.seat_of(0).deck) == [] and g.names(g.state.trashed) == ["diplomacy"]
    g.do("agent gene_manipulation > hall_of_oratory", "resolve gene_manipulation trash")
    return any("diplomacy" in text for text in g.options())


def gains_two_influence_from_a_space(card: bool) -> bool:
    g = scenario(seats=3).hand(0, "power_play" if card else "diplomacy").turn(0)
    g.do(g.options()[0] + " > wealth", "resolve wealth influence emperor")
    return g.influence_of(0, "emperor") == 2


def passes_a_turn(card: bool) -> bool:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, "bindu_suspension").turn(0)
    if card:
        g.do("intrigue bindu_suspension", "pass turn")
    return g.decider() == 1 and g.seat_of(0).revealed == 0


@pytest.mark.parametrize(
    "allowed",
    [
        pytest.param(enters_an_occupied_space, id="B-AGT-06 and Infiltrate"),
        pytest.param(enters_without_the_icon, id="B-AGT-03 and Dispatch an Envoy"),
        pytest.param(trashes_a_card_of_the_deck, id="B-DCK-05 and Poison Snooper"),
        pytest.param(gains_two_influence_from_a_space, id="B-INF-03 and Power Play"),
        pytest.param(passes_a_turn, id="B-TRN-02 and Bindu Suspension"),
    ],
)
@rule("B-GEN-02")
def test_the_text_of_a_card_prevails(allowed: Callable[[bool], bool]) -> None:
    assert not allowed(False)
    assert allowed(True)


@pytest.mark.parametrize(
    ("card", "space", "waiting"),
    [
        ("diplomacy", "wealth", ["resolve wealth influence emperor"]),
        ("reconnaissance", "arrakeen", ["resolve arrakeen draw 1"]),
        ("reconnaissance", "carthag", ["resolve carthag intrigue 1"]),
        ("diplomacy", "foldspace", ["resolve foldspace influence guild", "resolve foldspace acquire foldspace"]),
        ("seek_allies", "wealth", ["resolve seek_allies trash_self", "resolve wealth influence emperor"]),
        ("bene_gesserit_initiate", "secure_contract", ["resolve bene_gesserit_initiate draw 1"]),
    ],
)
@rule("B-GEN-03")
def test_effects_of_spaces_and_cards_are_mandatory(card: str, space: str, waiting: list[str]) -> None:
    g = led_by("glossu_the_beast_rabban").hand(0, card).solari(0, 5).deck(0, "dagger").intrigue_deck("ambush")
    g.turn(0).do(f"agent {card} > {space}")
    assert to_resolve(g) == waiting
    for text in waiting:
        assert "end turn" not in g.options()
        g.do(text)
    assert "end turn" in g.options()


@pytest.mark.parametrize(
    ("card", "space", "gains", "council"),
    [
        ("dagger", "high_council", {"solari": -5, "hand": -1}, 1),
        ("signet_ring", "secure_contract", {"solari": 3, "garrison": 1, "hand": -1}, 0),
    ],
)
@rule("B-GEN-03")
def test_mandatory_effects_of_seat_and_signet_ring_happen_at_once(
    card: str, space: str, gains: dict[str, int], council: int
) -> None:
    g = led_by("glossu_the_beast_rabban").hand(0, card).solari(0, 5).deck(0, "dagger").intrigue_deck("ambush").turn(0)
    before = holdings(g)
    assert g.seat_of(0).council == 0
    g.do(f"agent {card} > {space}")
    assert change(before, holdings(g)) == gains
    assert g.seat_of(0).council == council
    assert g.options() == ["end turn"]


@rule("B-GEN-03")
def test_the_reveal_effects_of_cards_are_mandatory() -> None:
    g = scenario(seats=3).hand(0, "thufir_hawat").intrigue_deck("ambush").turn(0).do("reveal")
    assert "end turn" not in g.options()
    g.do("resolve thufir_hawat intrigue 1")
    assert "end turn" in g.options()


@pytest.mark.parametrize(
    ("card", "space", "offered"),
    [
        pytest.param("fremen_camp", "secure_contract", "resolve fremen_camp pay spice 2", id="arrow of a card"),
        pytest.param("imperial_spy", "wealth", "resolve imperial_spy pay trash_self", id="arrow, own trashing"),
        pytest.param("diplomacy", "selective_breeding", "resolve selective_breeding pay trash", id="arrow of a space"),
        pytest.param("guild_administrator", "secure_contract", "resolve guild_administrator trash", id="trash icon"),
    ],
)
@rule("B-GEN-03")
def test_arrows_and_the_trash_icon_are_optional(card: str, space: str, offered: str) -> None:
    g = scenario(seats=3).hand(0, card, "dagger").spice(0, 4).turn(0).do(f"agent {card} > {space}")
    for text in [text for text in to_resolve(g) if "influence" in text]:
        g.do(text)
    before = holdings(g)
    assert to_resolve(g) == [offered]
    g.do("end turn")
    assert g.decider() == 1
    assert change(before, holdings(g)) == {}
    assert g.names(g.seat_of(0).play) == [card]


@rule("B-GEN-03")
def test_what_a_player_may_do_is_optional() -> None:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, "bindu_suspension").turn(0).do("intrigue bindu_suspension")
    assert g.options() == ["pass turn", "decline"]
    g.do("decline")
    assert (g.decider(), g.kind()) == (0, "play_card")


@pytest.mark.parametrize(("supply", "recruits"), [(12, 5), (5, 5), (3, 3), (0, 0)])
@rule("B-GEN-04")
def test_recruiting_as_far_as_the_supply_goes(supply: int, recruits: int) -> None:
    g = scenario(seats=3).hand(0, "diplomacy").spice(0, 6).troops(0, 0, deployed=12 - supply).turn(0)
    finish(g.do("agent diplomacy > heighliner"))
    assert (g.seat_of(0).garrison, g.seat_of(0).supply) == (recruits, supply - recruits)
    # The rest of the space is given in full.
    assert (g.seat_of(0).water, g.influence_of(0, "guild")) == (3, 1)


@pytest.mark.parametrize(("supply", "deployed"), [(9, 1), (0, 0)])
@rule("B-GEN-04")
def test_double_cross_as_far_as_the_supply_goes(supply: int, deployed: int) -> None:
    g = scenario(seats=3).intrigue(0, "double_cross").solari(0, 1).troops(0, 12 - supply).troops(1, 2, deployed=2)
    g.turn(0).do("intrigue double_cross", "opponent 1")
    assert (g.seat_of(1).conflict, g.seat_of(1).supply) == (1, 9)
    assert (g.seat_of(0).conflict, g.seat_of(0).supply) == (deployed, supply - deployed)
    assert g.seat_of(0).solari == 0


@rule("B-GEN-04")
def test_discarding_two_as_far_as_the_hand_goes() -> None:
    g = scenario(seats=3).hand(0, "reverend_mother_mohiam").play(0, "lady_jessica").hand(1, "dagger").hand(2)
    g.turn(0).do("agent reverend_mother_mohiam > wealth")
    g.do(option(g, "resolve reverend_mother_mohiam"), "discard dagger")
    assert g.names(g.seat_of(1).hand) == []
    assert g.decider() == 0


@pytest.mark.parametrize(("acting", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
@pytest.mark.parametrize("card", ["reverend_mother_mohiam", "test_of_humanity"])
@rule("B-GEN-06")
def test_opponents_choose_clockwise_from_the_left(card: str, acting: int, order: list[int]) -> None:
    # The First Player marker, which says another order, has nothing to do with it.
    g = scenario(seats=4).first(1).play(acting, "lady_jessica")
    for seat in range(4):
        g.hand(seat, "dagger", "diplomacy", "seek_allies").troops(seat, 3, deployed=1)
    g.hand(acting, card).turn(acting)
    g.do(f"agent {card} > {'wealth' if card == 'reverend_mother_mohiam' else 'hall_of_oratory'}")
    g.do(option(g, f"resolve {card}"))
    asked: list[int] = []
    while g.decider() != acting:
        if g.decider() not in asked:
            asked.append(int(g.state.decider))
        g.do(g.options()[0])
    assert asked == order
    discards = 2 if card == "reverend_mother_mohiam" else 1
    assert [len(g.seat_of(seat).discard) for seat in order] == [discards] * 3


# --- B-LDR ---------------------------------------------------------------------------------------------------------


@rule("B-LDR-01")
def test_every_leader_has_two_abilities() -> None:
    catalog: dict[str, Any] = ls.catalog(ls.Setup(players=3))
    assert {leader["id"] for leader in catalog["leaders"]} == set(LEADERS)
    for leader in catalog["leaders"]:
        assert leader["signet"]
        assert len(leader["modifiers"]) + len(leader["triggers"]) + (1 if leader["setup"] else 0) >= 1


@pytest.mark.parametrize(
    ("leader", "card", "space", "gains", "others"),
    [
        ("duke_leto_atreides", "dagger", "rally_troops", {"solari": -3, "garrison": 4, "hand": -1}, "refused"),
        ("countess_ariana_thorvald", "dune_the_desert_planet", "hagga_basin", {"water": -1, "spice": 1}, "differ"),
        ("earl_memnon_thorvald", "dagger", "high_council", {"solari": -5, "influence": 1, "hand": -1}, "differ"),
        ("count_ilban_richese", "dagger", "mentat", {"solari": -2, "hand": 1}, "differ"),
        ("helena_richese", "dagger", "hall_of_oratory", {"garrison": 1, "hand": -1}, "refused"),
    ],
)
@rule("B-LDR-01")
def test_the_left_ability_works_for_its_leader_alone(
    leader: str, card: str, space: str, gains: dict[str, int], others: str
) -> None:
    def turn(of: str) -> dict[str, int] | None:
        g = led_by(of).hand(0, card).deck(0, "dagger", "dagger", "dagger").spice(0, 0)
        g.solari(0, {"rally_troops": 3, "high_council": 5, "mentat": 2}.get(space, 0)).agent_at(1, "hall_of_oratory")
        before = holdings(g.turn(0))
        if f"agent {card}" not in g.options() or f"agent {card} > {space}" not in g.do(f"agent {card}").options():
            return None
        return change(before, holdings(finish(g.do(f"agent {card} > {space}"))))

    assert turn(leader) == gains
    without = turn("baron_vladimir_harkonnen")
    assert (without is None) == (others == "refused")
    assert without != gains


@rule("B-LDR-01")
def test_the_left_abilities_that_are_no_gain_of_a_turn() -> None:
    # Paul Atreides sees the top card of the own deck, and only he does.
    g = led_by("paul_atreides").hand(0, "dagger").deck(0, "signet_ring", "seek_allies").turn(0)
    views: list[dict[str, Any]] = [g.game.view(viewer) for viewer in (0, 1, None)]
    nothing: list[list[str]] = [[], [], []]
    assert [view["known"]["deck_top"] for view in views] == [[["signet_ring"], [], []], nothing, nothing]
    # Rabban starts with 1 spice and 1 Solari more than the others.
    g = led_by("glossu_the_beast_rabban")
    assert [(int(seat.spice), int(seat.solari)) for seat in g.state.seats] == [(1, 1), (0, 0), (0, 0)]
    # The Baron's two secret Factions come to light when four troops are deployed in one turn, not three.
    for troops, influence in ((3, [0, 0, 0, 1]), (4, [1, 1, 0, 1])):
        g = led_by("baron_vladimir_harkonnen").hand(0, "diplomacy").water(0, 1).turn(0)
        finish(g.do("agent diplomacy > hardy_warriors", f"deploy {troops}"))
        assert [int(g.seat_of(0).influence(faction)) for faction in range(4)] == influence


@pytest.mark.parametrize(
    ("leader", "gains"),
    [
        ("paul_atreides", {"hand": 1}),
        ("duke_leto_atreides", {"spice": -1, "influence": 1}),
        ("baron_vladimir_harkonnen", {"solari": -1, "intrigue": 1}),
        ("glossu_the_beast_rabban", {"garrison": 1}),
        ("countess_ariana_thorvald", {"water": 1}),
        ("earl_memnon_thorvald", {"spice": 1}),
        ("count_ilban_richese", {"solari": 1}),
        ("helena_richese", {"aside": 1}),
    ],
)
@rule("B-LDR-01", "B-LDR-02")
def test_the_signet_ring_ability_works_in_an_agent_turn_only(leader: str, gains: dict[str, int]) -> None:
    def ready() -> Scenario:
        g = led_by(leader).hand(0, "signet_ring").deck(0, "dagger").intrigue_deck("ambush").solari(0, 5).spice(0, 1)
        return g.influence(1, "emperor", 1).turn(0)

    g = ready()
    before = holdings(g)
    finish(g.do("agent signet_ring > secure_contract"))
    expected = {name: gains.get(name, 0) for name in before}
    expected["solari"] += 3  # of the space
    expected["hand"] -= 1  # the card itself
    assert change(before, holdings(g)) == {name: n for name, n in expected.items() if n}
    # Revealed, the same card gives its Persuasion and nothing else.
    g = ready()
    before = holdings(g)
    g.do("reveal")
    assert to_resolve(g) == []
    assert change(before, holdings(g)) == {"hand": -1}
    assert g.seat_of(0).persuasion == 1


@rule("B-LDR-03")
def test_available_agents_rest_on_the_leader() -> None:
    def on_leader(g: Scenario) -> int:
        view: dict[str, Any] = g.game.view(None)
        return int(view["seats"][0]["agents"])

    g = scenario(seats=3).hand(0, "dagger", "reconnaissance", "diplomacy").intrigue(0, "urgent_mission").solari(0, 2)
    assert on_leader(g.turn(0)) == 2
    # One Agent is sent, and the Mentat joins the other one at once.
    g.do("agent dagger > mentat")
    assert (g.state.agents[g.space("mentat")], g.mentat_holder) == (1, 0)
    assert on_leader(g) == 2
    assert on_leader(finish(g)) == 2
    g.do("end turn").turn(0)
    finish(g.do("agent reconnaissance > arrakeen"))
    assert on_leader(g) == 1
    g.do("intrigue urgent_mission", "recall arrakeen")
    assert on_leader(g) == 2
    # With no Agent on the Leader none can be sent.
    g.do("end turn").agents(0, 0).turn(0)
    assert g.options() == ["reveal"]
    g.recall()
    assert on_leader(g) == 2


# --- F-VP ----------------------------------------------------------------------------------------------------------


@rule("F-VP-01")
def test_a_score_may_exceed_twelve() -> None:
    g = scenario(seats=3).vp(0, 12).vp(1, 12).spice(0, 4).intrigue(0, "the_sleeper_must_awaken").turn(0)
    g.do("intrigue the_sleeper_must_awaken")
    assert scores(g) == [13, 12, 0]
    g.vp(1, 12).conflict("battle_for_carthag").troops(1, 0, deployed=1).combat()
    # The game ends in Phase 5 of this round; 14 beats 13.
    assert g.game.over
    assert [(standing.seat, standing.vp) for standing in g.game.standings()] == [(1, 14), (0, 13), (2, 0)]


@rule("F-VP-02")
def test_the_point_of_the_spice_must_flow_outlives_the_card() -> None:
    g = scenario(seats=3).vp(0, 2).persuasion(0, 9).turn(0).do("reveal", "acquire the_spice_must_flow")
    assert scores(g) == [3, 0, 0]
    g.do("end turn").hand(0, "guild_administrator").turn(0)
    g.do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    g.do("trash the_spice_must_flow discard", "end turn")
    assert g.state.reserve[g.state.rules.card_reserve[g.card("the_spice_must_flow")]] == 10
    assert scores(g) == [3, 0, 0]


def last_round(order: tuple[int, ...]) -> Scenario:
    """Play the last round of a game of three equal players whose Reveal turns come in this order."""
    g = scenario(seats=3).first(0).conflict("skirmish_a").conflict_deck()
    for seat in range(3):
        g.vp(seat, 6).spice(seat, 2).solari(seat, 2).water(seat, 2).troops(seat, 3).deck(seat).discard(seat)
        g.intrigue(seat, "bindu_suspension", "bindu_suspension")
    g.turn(0)
    for seat in order:
        while g.decider() != seat:
            g.do("intrigue bindu_suspension", "pass turn")
        g.intrigue(seat).do("reveal")
        if seat != order[-1]:
            g.do("end turn")
    return g


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (1, 2, 0), (1, 0, 2), (2, 1, 0), (2, 0, 1)])
@rule("F-VP-04")
def test_the_latest_reveal_turn_wins_a_tie_that_nothing_else_breaks(order: tuple[int, ...]) -> None:
    g = last_round(order).do("end turn")
    assert g.game.over
    assert [standing.seat for standing in g.game.standings()] == list(order)[::-1]
    assert [standing.rank for standing in g.game.standings()] == [1, 2, 3]


@pytest.mark.parametrize("breaker", ["vp", "spice", "solari", "water", "garrison"])
@rule("F-VP-04")
def test_the_tie_breakers_of_the_rulebook_come_first(breaker: str) -> None:
    g = last_round((0, 2, 1))
    setattr(g.seat_of(1), breaker, getattr(g.seat_of(1), breaker) - 1)
    g.do("end turn")
    # The latest is not among the tied any more; of the others the later one wins.
    assert [standing.seat for standing in g.game.standings()] == [2, 0, 1]
