"""Immortality: the research track, genetic markers and the Tleilaxu track (I-RSH, I-MRK, I-TLX)."""

from typing import Any

import pytest

import landsraad as ls
from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, immortality

EXPERIMENT = "experimentation"


def researching(node: str, hand: tuple[str, ...] = (EXPERIMENT,), **more: Any) -> Scenario:
    """Seat 0 has sent an Agent with Experimentation from this node of the track, and researches next."""
    g = immortality(3, **more).hand(0, *hand).research(0, node).deck(0, "dagger", "dagger", "dagger")
    return g.turn(0).do(f"agent {EXPERIMENT} > imperial_basin")


def go(g: Scenario) -> Scenario:
    """Use the research icon of the card."""
    return g.do(f"resolve {EXPERIMENT} research")


def place(g: Scenario, seat: int = 0) -> str:
    """Return where a research token is."""
    return pieces.research_place(g.state, seat)


# I-RSH-07, as the rule says it.
CONNECTIONS = {
    "c0": ["c1"], "c1": ["c2a", "c2b"], "c2a": ["c3a", "c3b"], "c2b": ["c3b", "c3c"],
    "c3a": ["c4a"], "c3b": ["c4a", "c4b"], "c3c": ["c4b", "c4c"],
    "c4a": ["c5a", "c5b"], "c4b": ["c5b", "c5c"], "c4c": ["c5c"],
    "c5a": ["c6a"], "c5b": ["c6a", "c6b"], "c5c": ["c6b", "c6c"],
    "c6a": ["c7a", "c7b"], "c6b": ["c7b", "c7c"], "c6c": ["c7c"],
    "c7a": ["c8a"], "c7b": ["c8a", "c8b"], "c7c": ["c8b", "c8c"],
}  # fmt: skip


@rule("I-RSH-01", "I-RSH-07")
@pytest.mark.parametrize("node", CONNECTIONS)
def test_every_connection(node: str) -> None:
    g = go(researching(node))
    ways = CONNECTIONS[node]
    if len(ways) > 1:
        assert g.kind() == "research"
        assert g.options() == [f"research {way}" for way in ways]
        g.do(f"research {ways[-1]}")
    moved = [event for event in g.game.events() if event.kind == "researched"]
    assert moved[0].what == ways[-1]


@rule("I-RSH-02", "I-RSH-05")
@pytest.mark.parametrize(
    ("node", "way", "specimens", "tleilaxu", "asks"),
    [
        ("c0", None, 1, 0, None),
        ("c1", "c2a", 1, 0, None),
        ("c1", "c2b", 0, 1, None),
        ("c2a", "c3b", 1, 0, "trash"),
        ("c2b", "c3c", 1, 1, None),
        ("c3b", "c4a", 0, 1, None),
        ("c3b", "c4b", 1, 0, None),
    ],
)
def test_bonuses_of_the_first_columns(
    node: str, way: str | None, specimens: int, tleilaxu: int, asks: str | None
) -> None:
    g = go(researching(node))
    if way is not None:
        g.do(f"research {way}")
    assert g.kind() == (asks or "resolve")
    if asks:
        g.do("decline")
    assert (pieces.specimens_of(g.state, 0), pieces.tleilaxu_place(g.state, 0)) == (specimens, tleilaxu)


@rule("I-RSH-06")
def test_bonuses_of_the_last_columns() -> None:
    assert pieces.specimens_of(go(researching("c4a")).do("research c5b").state, 0) == 1
    assert go(researching("c4c")).seat_of(0).solari == 1
    assert go(researching("c5c")).do("research c6b").kind() == "resolve"
    assert pieces.tleilaxu_place(go(researching("c5c")).do("research c6b").state, 0) == 1
    spice = researching("c5b").seat_of(0).spice
    assert go(researching("c5b")).do("research c6a").seat_of(0).spice == spice + 1
    any_faction = go(researching("c5c")).do("research c6c")
    assert any_faction.kind() == "gain_influence"
    assert any_faction.do("influence guild").influence_of(0, "guild") == 1
    assert pieces.tleilaxu_place(go(researching("c6a")).do("research c7a").state, 0) == 1
    trash = go(researching("c6b")).do("research c7c")
    assert trash.kind() == "trash"
    assert pieces.specimens_of(trash.do("decline").state, 0) == 1
    assert go(researching("c7a")).seat_of(0).spice == spice + 2
    assert pieces.tleilaxu_place(go(researching("c7b")).do("research c8b").state, 0) == 1


@rule("I-RSH-06", "I-RSH-08")
def test_arrows_on_the_track_are_optional() -> None:
    g = researching("c6a").intrigue(0, "dispatch_an_envoy").intrigue_deck("bindu_suspension")
    go(g).do("research c7b")
    assert g.options() == ["pay", "decline"]
    g.do("pay", "trash intrigue dispatch_an_envoy")
    assert g.names(g.seat_of(0).hand) == ["dagger"]
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["bindu_suspension"]
    rich = researching("c7c").solari(0, 7)
    go(rich).do("research c8c", "pay")
    assert (pieces.tleilaxu_place(rich.state, 0), rich.seat_of(0).solari) == (2, 0)
    poor = go(researching("c7c").solari(0, 6)).do("research c8c")
    assert (poor.kind(), poor.seat_of(0).solari) == ("resolve", 6)  # lost


@rule("I-RSH-03", "I-RSH-02")
def test_a_research_bonus_moves_on_at_once() -> None:
    g = go(researching("c2a")).do("research c3a")
    assert (place(g), pieces.tleilaxu_place(g.state, 0)) == ("c4a", 1)
    assert place(go(researching("c3c")).do("research c4c")) == "c5c"
    far = go(researching("c4a")).do("research c5a")
    assert place(far) == "c6a"


@rule("I-RSH-04", "I-MRK-06")
def test_several_icons_are_carried_out_one_after_another() -> None:
    g = immortality(3).hand(0, "tleilaxu_master").research(0, "c1").deck(0, "dagger", "dagger").turn(0)
    g.do("reveal", "resolve tleilaxu_master research")
    assert g.options() == ["research c2a", "research c2b"]
    g.do("research c2b")
    assert pieces.tleilaxu_place(g.state, 0) == 1  # before the second icon
    assert g.options() == ["research c3b", "research c3c"]
    g.do("research c3c")
    assert (place(g), pieces.tleilaxu_place(g.state, 0)) == ("c3c", 2)
    end = immortality(3).hand(0, "tleilaxu_master").research(0, "c7a").deck(0, "dagger", "dagger").turn(0)
    end.do("reveal", "resolve tleilaxu_master research")
    assert place(end) == "c8a"
    assert end.names(end.seat_of(0).play) == ["tleilaxu_master", "dagger"]  # drawn, so revealed


@rule("I-RSH-08")
def test_research_is_mandatory_and_a_bonus_may_be_lost() -> None:
    g = researching("c0").specimens(0, 0).troops(0, 12)
    assert "end turn" not in g.options()
    go(g)
    assert (place(g), pieces.specimens_of(g.state, 0)) == ("c1", 0)
    assert "end turn" in g.options()


@rule("I-MRK-01", "I-MRK-03")
@pytest.mark.parametrize(
    ("node", "way", "markers"), [("c3a", None, 1), ("c3c", "c4c", 1), ("c7c", "c8b", 2), ("c6c", None, 1)]
)
def test_markers_are_reached_with_their_column(node: str, way: str | None, markers: int) -> None:
    g = researching(node, (EXPERIMENT, "bene_tleilax_lab"))
    go(g)
    if way:
        g.do(f"research {way}")
    while g.kind() != "resolve":
        g.do("decline")
    assert g.game.view(0)["seats"][0]["markers"] == markers
    spice = g.seat_of(0).spice
    g.turn(0).do("reveal")
    assert g.seat_of(0).spice == spice + 1  # Bene Tleilax Lab looks at the marker now


@rule("I-MRK-02")
@pytest.mark.parametrize(("node", "persuasion", "swords"), [("c3b", 1, 2), ("c5a", 2, 4), ("c8c", 3, 6)])
def test_both_lines_with_both_markers(node: str, persuasion: int, swords: int) -> None:
    g = immortality(3).hand(0, "bene_tleilax_researcher").research(0, node).turn(0).do("reveal")
    assert g.seat_of(0).persuasion == persuasion
    fight = immortality(3).research(0, node).intrigue(0, "vicious_talents", "vicious_talents").troops(0, 3, 1).combat()
    fight.do("intrigue vicious_talents")
    assert fight.strength_of(0) == 2 + swords


@rule("I-MRK-04")
@pytest.mark.parametrize(("node", "asked"), [("c3b", False), ("c4b", True)])
def test_with_the_first_marker_tleilaxu_cards_may_go_on_top(node: str, asked: bool) -> None:
    g = immortality(3).hand(0, "dagger").research(0, node).specimens(0, 6).tleilaxu_row("chairdog", "contaminator")
    g.tleilaxu_deck("ghola", "usurp").turn(0).do("reveal", "acquire chairdog")
    if asked:
        assert g.options() == ["top", "pile"]
        g.do("top", "acquire contaminator", "pile")  # the choice is made for each card
        assert g.names(g.seat_of(0).deck)[-1] == "chairdog"
        assert g.names(g.seat_of(0).discard) == ["contaminator"]
    else:
        assert g.names(g.seat_of(0).discard) == ["chairdog"]


@rule("I-MRK-05")
def test_with_the_second_marker_an_icon_draws_a_card() -> None:
    g = go(researching("c8a"))
    assert place(g) == "c8a"
    assert g.names(g.seat_of(0).hand) == ["dagger"]


# --- the Tleilaxu track ----------------------------------------------------------------------------------------------


def climbing(space: int, *hand: str, spice: int | None = None) -> Scenario:
    """Seat 0 stands on a space of the Tleilaxu track and is to use Contaminator."""
    g = immortality(3).hand(0, "contaminator", *hand).tleilaxu(0, space, spice).intrigue_deck("dispatch_an_envoy")
    return g.water(0, 1).turn(0).do("agent contaminator > hardy_warriors")


@rule("I-TLX-01", "I-TLX-02")
@pytest.mark.parametrize("space", range(1, 8))
def test_every_space(space: int) -> None:
    g = climbing(space - 1, spice=0).do("resolve contaminator tleilaxu")
    vp = g.seat_of(0).vp
    assert pieces.tleilaxu_place(g.state, 0) == space
    assert vp == (1 if space in (4, 7) else 0)
    assert len(g.seat_of(0).intrigue) == (1 if space in (2, 6) else 0)
    assert g.seat_of(0).spice == 0


@rule("I-TLX-01")
def test_no_space_is_passed_without_its_bonus() -> None:
    g = immortality(3).hand(0, "tleilaxu_surgeon").specimens(0, 2).tleilaxu(0, 3, 0).turn(0)
    g.do("agent tleilaxu_surgeon > wealth", "resolve tleilaxu_surgeon pay specimen 2")
    assert (pieces.tleilaxu_place(g.state, 0), g.seat_of(0).vp) == (5, 1)


@rule("I-TLX-03")
def test_the_first_on_the_fourth_space_takes_the_spice() -> None:
    g = climbing(3).do("resolve contaminator tleilaxu")
    assert (g.seat_of(0).spice, g.seat_of(0).vp) == (2, 1)
    assert g.game.view(0)["board"]["tleilaxu_spice"] == 0
    g.hand(1, "contaminator").tleilaxu(1, 3).water(1, 1).empty_board().turn(1)
    g.do("agent contaminator > hardy_warriors", "resolve contaminator tleilaxu")
    assert (g.seat_of(1).spice, g.seat_of(1).vp) == (0, 1)
    # It is spice gained in this turn: Guild Impersonator's condition is met by it.
    gained = immortality(3).hand(0, "guild_impersonator", "contaminator").tleilaxu(0, 3).water(0, 1).turn(0)
    gained.do("agent guild_impersonator + contaminator > hardy_warriors")
    assert not any("guild_impersonator" in text for text in gained.options())
    gained.do("resolve contaminator tleilaxu", "resolve guild_impersonator influence guild")
    assert gained.influence_of(0, "guild") == 1


@rule("I-TLX-04", "I-TLX-05")
def test_at_the_end_an_icon_has_no_effect() -> None:
    g = climbing(7).do("resolve contaminator tleilaxu")
    assert (pieces.tleilaxu_place(g.state, 0), g.seat_of(0).vp) == (7, 0)
    surgeon = immortality(3).hand(0, "tleilaxu_surgeon").specimens(0, 2).tleilaxu(0, 7).turn(0)
    surgeon.do("agent tleilaxu_surgeon > wealth", "resolve tleilaxu_surgeon pay specimen 2")
    assert (pieces.specimens_of(surgeon.state, 0), pieces.tleilaxu_place(surgeon.state, 0)) == (0, 7)


@rule("I-TLX-06", "F-IMM-09", "F-IMM-10")
def test_the_bene_tleilax_are_no_faction() -> None:
    g = go(researching("c5c")).do("research c6c")
    assert g.options() == [f"influence {name}" for name in ("emperor", "guild", "bene_gesserit", "fremen")]
    g.do("influence emperor")
    assert pieces.tleilaxu_place(g.state, 0) == 0
    top = climbing(6).do("resolve contaminator tleilaxu")
    assert all(top.influence_of(0, name) == 0 for name in ("emperor", "guild", "bene_gesserit"))
    assert list(top.state.alliance) == [-1] * 4
    for space in range(7):
        step = climbing(space).do("resolve contaminator tleilaxu")
        assert (step.kind(), pieces.tleilaxu_place(step.state, 0)) == (
            "resolve",
            space + 1,
        )  # no Influence is asked for
    assert "tleilaxu" not in ls.catalog(ls.Setup(modules=("immortality",)))["factions"]
