"""The Intrigue cards of Immortality, Research Station, and every node and space of the two tracks."""

from __future__ import annotations

import pytest

from landsraad.content.immortality.board import NODES, SPOTS
from landsraad.content.immortality.intrigue import INTRIGUES
from tests.content.immortality.kit import (
    DRAW,
    GROWN,
    STUDIED,
    Changes,
    Watch,
    offered,
    played,
    rich,
    sent,
    settle,
    shown,
    total,
)
from tests.support.scenario import Scenario

# --- Plot ------------------------------------------------------------------------------------------------------------

PLOT: dict[str, tuple[str, Changes, tuple[str, ...]]] = {
    "breakthrough": ("c0", STUDIED, ()),
    "illicit_dealings": ("c0", {"tleilaxu": 1}, ()),
    "shadowy_bargain": ("c0", GROWN, ()),
    "study_melange": ("c0", {"spice": 1}, ()),
    "disguised_bureaucrat": ("c4a", {"spice": 1}, ()),
}


@pytest.mark.parametrize("card", PLOT)
def test_plots(card: str) -> None:
    node, brings, answers = PLOT[card]
    g = rich("dagger", node=node).intrigue(0, card, "ambush").turn(0)
    assert total(played(g, card, *answers)) == brings


def test_disguised_bureaucrat_with_both_markers() -> None:
    g = rich("dagger", node="c8a").intrigue(0, "disguised_bureaucrat").turn(0)
    assert played(g, "disguised_bureaucrat", "influence guild") == {"spice": 1, "guild": 1}


@pytest.mark.parametrize("n", [0, 1, 2])
def test_counterattack_deploys_up_to_two_troops(n: int) -> None:
    g = rich("dagger").intrigue(0, "counterattack").turn(0)
    assert played(g, "counterattack", f"deploy {n}") == total({"garrison": -n, "conflict": n})


@pytest.mark.parametrize("early", [True, False])
def test_tleilaxu_puppet_works_in_the_reveal_turn(early: bool) -> None:
    """Played before, it waits for the Reveal turn of the round."""
    g = rich("dagger", "diplomacy").intrigue(0, "tleilaxu_puppet").turn(0)
    if early:
        g.do("intrigue tleilaxu_puppet")
        assert int(g.seat_of(0).persuasion) == 0
        assert (shown(g)["persuasion"], int(g.seat_of(0).persuasion)) == (1 + 1, 2)  # Diplomacy, and the card
    else:
        g.do("reveal")
        before = int(g.seat_of(0).persuasion)
        g.do("intrigue tleilaxu_puppet")
        assert int(g.seat_of(0).persuasion) == before + 1


# --- Combat ----------------------------------------------------------------------------------------------------------


def fight(*cards: str, node: str = "c0") -> Scenario:
    """Seat 0 has three troops in the Conflict and these cards, seat 1 one troop and two Ambushes; seat 0 is asked."""
    g = rich(node=node).intrigue(0, *cards, "ambush").intrigue(1, "ambush", "ambush").troops(0, 3, 3).troops(1, 3, 1)
    return g.first(0).combat()


@pytest.mark.parametrize(("node", "swords"), [("c0", 2), ("c4b", 4), ("c8c", 6)])
def test_vicious_talents(node: str, swords: int) -> None:
    assert played(fight("vicious_talents", node=node), "vicious_talents") == {"swords": swords}


def test_counterattack_answers_an_enemy() -> None:
    """Not one's own Combat card."""
    g = fight("counterattack").do("intrigue ambush")
    assert "intrigue counterattack" not in g.options()
    g.do("pass", "intrigue ambush")
    while g.decider() != 0:
        g.do("pass")
    assert played(g, "counterattack") == {"swords": 4}


def test_economic_positioning_sells_a_retreat() -> None:
    brings = played(fight("economic_positioning"), "economic_positioning")
    assert brings == {"solari": 3, "conflict": -2, "garrison": 2}


def test_gruesome_sacrifice() -> None:
    brings = played(fight("gruesome_sacrifice"), "gruesome_sacrifice")
    assert brings == {"conflict": -2, "tleilaxu": 1, "specimens": 2}


def test_harvest_cells_after_the_conflict() -> None:
    g = rich().intrigue(0, "harvest_cells").troops(0, 3, 3).first(0).combat()
    while g.kind() != "after_combat":
        g.do("pass" if "pass" in g.options() else g.options()[0])
    watch = Watch(g)
    g.do("intrigue harvest_cells")
    assert watch.only(0) == {"supply": -2, "specimens": 2, "intrigue": -1, "face_up": 1}
    assert g.options() == ["acquire contaminator", "acquire from_the_tanks", "decline"]
    g.do("acquire contaminator")
    assert "contaminator" in [
        name for zone in ("discard", "deck", "hand") for name in g.names(getattr(g.seat_of(0), zone))
    ]


# --- Endgame ---------------------------------------------------------------------------------------------------------

ENDGAME = [
    ("economic_positioning", "c0", {"solari": 10}, 1),
    ("economic_positioning", "c0", {"solari": 9}, None),
    ("study_melange", "c8b", {"spice": 3}, 1),
    ("study_melange", "c8b", {"spice": 2}, None),
    ("study_melange", "c7b", {"spice": 3}, None),
    ("tleilaxu_puppet", "c8b", {"council": 1}, 1),
    ("tleilaxu_puppet", "c8b", {"council": 0}, None),
    ("tleilaxu_puppet", "c7b", {"council": 1}, None),
]


@pytest.mark.parametrize(("card", "node", "has", "vp"), ENDGAME)
def test_endgame_cards(card: str, node: str, has: dict[str, int], vp: int | None) -> None:
    """None: it cannot be played."""
    g = rich(node=node).vp(0, 10).intrigue(0, card).intrigue(1).first(0)
    for name, n in has.items():
        setattr(g.seat_of(0), name, n)
    g.recall()
    assert (f"intrigue {card}" in g.options()) is (vp is not None)
    if vp is not None:
        before = int(g.seat_of(0).vp)
        g.do(f"intrigue {card}")
        assert int(g.seat_of(0).vp) - before == vp


def test_shadowy_bargain_in_the_endgame() -> None:
    g = (
        rich()
        .vp(0, 10)
        .tleilaxu(0, 6, 0)
        .intrigue(0, "shadowy_bargain")
        .first(0)
        .recall()
        .do("intrigue shadowy_bargain")
    )
    assert (int(g.seat_of(0).vp), g.game.view(None)["seats"][0]["tleilaxu"]) == (11, 7)  # type: ignore[index]


# --- the board -------------------------------------------------------------------------------------------------------


def test_research_station() -> None:
    assert sent(rich("dissecting_kit", "dagger"), "dissecting_kit + dagger", "research_station") == total(
        {"play": -1}, GROWN
    )


# What is gained by moving to a node, with the answers it needs; the arrow of c8c is paid.
BONUS: dict[str, tuple[Changes, tuple[str, ...]]] = {
    "c1": (GROWN, ()),
    "c2a": (GROWN, ()),
    "c2b": ({"tleilaxu": 1}, ()),
    "c3a": ({"column": 1, "tleilaxu": 1}, ()),  # and on to c4a
    "c3b": (total(GROWN, {"hand": -1}), ("trash dagger hand",)),
    "c3c": (total(GROWN, {"tleilaxu": 1}), ()),
    "c4a": ({"tleilaxu": 1}, ()),
    "c4b": (GROWN, ()),
    "c4c": ({"column": 1, "solari": 1}, ()),  # and on to c5c
    "c5a": ({"column": 1, "spice": 1}, ()),  # and on to c6a
    "c5b": (GROWN, ()),
    "c5c": ({"solari": 1}, ()),
    "c6a": ({"spice": 1}, ()),
    "c6b": ({"tleilaxu": 1}, ()),
    "c6c": ({"fremen": 1}, ("influence fremen",)),
    "c7a": ({"tleilaxu": 1}, ()),
    "c7b": (total(DRAW, {"intrigue": 0}), ("pay",)),
    "c7c": (total(GROWN, {"hand": -1}), ("trash dagger hand",)),
    "c8a": ({"spice": 2}, ()),
    "c8b": ({"tleilaxu": 1}, ()),
    "c8c": ({"solari": -7, "tleilaxu": 2, "intrigue": 1}, ("pay",)),
}


@pytest.mark.parametrize("node", [node.id for node in NODES if node.column])
def test_every_node(node: str) -> None:
    start = next(one for one in NODES if node in one.to)
    brings, answers = BONUS[node]
    g = rich("experimentation", "dagger", node=start.id).intrigue(0, "ambush").turn(0)
    watch = Watch(g)
    g.do("agent experimentation > secure_contract")
    ways = [f"research {node}"] if len(start.to) > 1 else []
    for text in (*offered(g), *ways, *answers):
        g.do(text)
    settle(g, *(["trash intrigue ambush"] if g.kind() == "trash_intrigue" else []))
    sending = {"agents": 1, "hand": 1, "play": -1, "solari": -3}
    assert total(watch.only(0), sending) == total({"column": 1}, brings)


SPACES: dict[str, Changes] = {
    "t1": {},
    "t2": {"intrigue": 1},
    "t3": {},
    "t4": {"vp": 1, "spice": 2},
    "t5": {},
    "t6": {"intrigue": 1},
    "t7": {"vp": 1},
}


@pytest.mark.parametrize("spot", SPACES)
def test_every_space_of_the_tleilaxu_track(spot: str) -> None:
    place = [one.id for one in SPOTS].index(spot)
    g = rich("dagger").tleilaxu(0, place - 1).intrigue(0, "illicit_dealings").turn(0)
    assert played(g, "illicit_dealings") == total({"tleilaxu": 1}, SPACES[spot])


def test_everything_is_here() -> None:
    kinds = {
        card.id: {kind for kind in ("plot", "combat", "endgame", "loss") if getattr(card, kind)} for card in INTRIGUES
    }
    plots = {*PLOT, "counterattack", "tleilaxu_puppet"}
    fights = {"vicious_talents", "counterattack", "economic_positioning", "gruesome_sacrifice"}
    ends = {card for card, *_ in ENDGAME} | {"shadowy_bargain"}
    assert {card for card, types in kinds.items() if "plot" in types} == plots
    assert {card for card, types in kinds.items() if "combat" in types} == fights
    assert {card for card, types in kinds.items() if "endgame" in types} == ends
    assert {card for card, types in kinds.items() if "loss" in types} == {"harvest_cells"}
    assert set(SPACES) == {spot.id for spot in SPOTS[1:]}
