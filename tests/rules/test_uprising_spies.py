"""Uprising: spies and observation posts (U-SPY, U-AGT-03 to U-AGT-05, F-UPR-20 to F-UPR-22)."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario, uprising

POSTS = {
    "emperor": ("sardaukar", "dutiful_service"),
    "guild": ("heighliner", "deliver_supplies"),
    "bene_gesserit": ("espionage", "secrets"),
    "fremen": ("desert_tactics", "fremkit"),
    "landsraad_council": ("high_council", "imperial_privilege", "swordmaster"),
    "landsraad_assembly": ("assembly_hall", "gather_support"),
    "choam": ("shipping", "accept_contract"),
    "research_sietch": ("research_station", "sietch_tabr"),
    "research_refinery": ("research_station", "spice_refinery"),
    "refinery_arrakeen": ("arrakeen", "spice_refinery"),
    "imperial_basin": ("imperial_basin",),
    "hagga_basin": ("hagga_basin",),
    "deep_desert": ("deep_desert",),
}


def rich(g: Scenario, seat: int = 0) -> Scenario:
    """Let a seat meet every cost and requirement."""
    for faction in ("emperor", "guild", "fremen"):
        g.influence(seat, faction, 2)
    return g.solari(seat, 20).spice(seat, 20).water(seat, 20)


def destinations(g: Scenario, card: str) -> list[str]:
    """Return the spaces that a card of seat 0 can send an Agent to."""
    g.do(f"agent {card}")
    return sorted(option.rpartition(" > ")[2] for option in g.options())


def posts_offered(g: Scenario) -> list[str]:
    """Return the posts among the options."""
    return sorted(option.thing.id for option in g.game.decision.options if option.thing and option.thing.kind == "post")


@rule("U-SPY-19", "U-SPY-01")
def test_the_posts_and_their_spaces() -> None:
    posts = ls.catalog(ls.Setup(host="uprising", players=3))["posts"]
    assert {post["id"]: tuple(sorted(post["spaces"])) for post in posts} == {
        post: tuple(sorted(spaces)) for post, spaces in POSTS.items()
    }


@rule("U-SPY-02", "U-SPC-07")
def test_a_spy_goes_from_the_supply_to_a_free_post_or_stays() -> None:
    g = uprising(3).hand(0, "diplomacy").deck(0, "dagger").spice(0, 1).turn(0).do("agent diplomacy > espionage")
    g.do("resolve espionage spy")
    assert posts_offered(g) == sorted(POSTS)
    g.do("spy on deep_desert")
    assert g.spies_of(0) == ["deep_desert"]
    g = uprising(3).hand(0, "diplomacy").deck(0, "dagger").spice(0, 1).turn(0).do("agent diplomacy > espionage")
    g.do("resolve espionage spy", "decline")
    assert g.spies_of(0) == []


@rule("U-SPY-03")
def test_a_post_with_anybodys_spy_is_taken() -> None:
    g = uprising(3).hand(0, "diplomacy").deck(0, "dagger").spice(0, 1).spies(0, "emperor").spies(1, "guild", "choam")
    g.turn(0).do("agent diplomacy > espionage", "resolve espionage spy")
    assert posts_offered(g) == sorted(set(POSTS) - {"emperor", "guild", "choam"})


@rule("U-SPY-04")
def test_without_a_spy_in_the_supply_one_is_recalled_first_and_placed_again() -> None:
    g = uprising(3).hand(0, "diplomacy").deck(0, "dagger").spice(0, 1).spies(0, "emperor", "guild", "choam")
    g.turn(0).do("agent diplomacy > espionage", "resolve espionage spy")
    assert g.kind() == "recall_spy_first"
    assert posts_offered(g) == ["choam", "emperor", "guild"]
    g.do("recall first guild")
    assert "decline" not in g.options()  # recalled to be placed
    assert "guild" in posts_offered(g)  # its own post is free again
    hand = len(g.seat_of(0).hand)
    g.do("spy on fremen")
    assert g.spies_of(0) == ["emperor", "fremen", "choam"]
    assert len(g.seat_of(0).hand) == hand  # that recall gives nothing


@rule("U-SPY-04")
def test_the_recall_may_be_left_out() -> None:
    g = uprising(3).hand(0, "diplomacy").deck(0, "dagger").spice(0, 1).spies(0, "emperor", "guild", "choam")
    g.turn(0).do("agent diplomacy > espionage", "resolve espionage spy", "decline")
    assert g.spies_of(0) == ["emperor", "guild", "choam"]


@rule("U-SPY-08", "U-RCL-02")
def test_spies_stay_on_their_posts_from_round_to_round() -> None:
    g = uprising(3).spies(0, "emperor").spies(1, "guild").recall()
    assert g.state.round == 2
    assert (g.spies_of(0), g.spies_of(1)) == (["emperor"], ["guild"])


@rule("U-SPY-09")
def test_a_spy_hinders_nobody() -> None:
    g = uprising(3).hand(0, "reconnaissance").deck(0, "dagger").spies(1, "refinery_arrakeen").turn(0)
    g.do("agent reconnaissance > arrakeen")
    assert g.kind() == "resolve"  # and somebody else's spy is none to gather with
    assert g.spies_of(1) == ["refinery_arrakeen"]


@rule("U-SPY-10", "U-AGT-05")
def test_a_spy_lets_the_agent_in_among_enemies_and_is_recalled() -> None:
    g = uprising(3).hand(0, "reconnaissance").deck(0, "dagger").agent_at(1, "arrakeen").spies(0, "refinery_arrakeen")
    g.turn(0).do("agent reconnaissance > arrakeen")
    assert g.spies_of(0) == []
    assert g.kind() == "resolve"  # the spy that infiltrated cannot gather (U-SPY-14)
    g = uprising(3).hand(0, "reconnaissance").deck(0, "dagger").agent_at(1, "arrakeen").spies(0, "research_refinery")
    assert "arrakeen" not in destinations(rich(g).turn(0), "reconnaissance")


@rule("U-SPY-10", "U-CLR-08")
def test_a_card_of_an_earlier_turn_lets_nobody_in() -> None:
    """Kwisatz Haderach goes among enemies by itself; the next card of that round needs the spy, which is recalled."""
    g = scenario(3, host="uprising", modules=("base_cards",)).hand(0, "kwisatz_haderach", "reconnaissance")
    g.deck(0, "dagger", "dagger").agent_at(1, "arrakeen").agent_at(1, "hagga_basin").spies(0, "refinery_arrakeen")
    g.turn(0).do("agent kwisatz_haderach > hagga_basin")
    while "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")
    g.turn(0).do("agent reconnaissance > arrakeen")
    assert g.spies_of(0) == []
    assert "infiltrated" in g.events()


@rule("U-SPY-11")
def test_infiltrating_waives_neither_icon_nor_cost_nor_requirement() -> None:
    def board() -> Scenario:
        g = uprising(3).hand(0, "reconnaissance", "dagger").solari(0, 0).spice(0, 0).water(0, 0)
        return g.agent_at(1, "research_station").agent_at(1, "sietch_tabr").spies(0, "research_sietch")

    assert "research_station" not in destinations(board().turn(0), "reconnaissance")  # no water
    assert "research_station" in destinations(board().water(0, 2).turn(0), "reconnaissance")
    assert "sietch_tabr" not in destinations(board().turn(0), "reconnaissance")  # no Influence
    assert "sietch_tabr" in destinations(board().influence(0, "fremen", 2).turn(0), "reconnaissance")
    assert "research_station" not in destinations(board().water(0, 2).turn(0), "dagger")  # a Landsraad icon


@rule("U-SPY-11", "U-AGT-08")
def test_infiltrating_does_not_waive_the_limit_of_once_a_game() -> None:
    g = rich(uprising(3)).hand(0, "dagger").agent_at(1, "swordmaster").spies(0, "landsraad_council")
    assert "swordmaster" in destinations(g.turn(0), "dagger")
    g = rich(uprising(3)).hand(0, "dagger").agent_at(1, "swordmaster").spies(0, "landsraad_council")
    g.swordmaster(0)
    assert "swordmaster" not in destinations(g.turn(0), "dagger")


@rule("U-SPY-12", "U-SPY-13")
def test_a_spy_may_be_recalled_to_draw_a_card_before_any_effect() -> None:
    g = uprising(3).hand(0, "reconnaissance").deck(0, "dagger", "diplomacy").spies(0, "refinery_arrakeen").troops(0, 3)
    g.turn(0).do("agent reconnaissance > arrakeen")
    assert g.kind() == "gather_intelligence"
    assert g.seat_of(0).garrison == 3  # the troop of Arrakeen comes later
    g.do("gather from refinery_arrakeen")
    assert len(g.seat_of(0).hand) == 1
    assert g.spies_of(0) == []


@rule("U-SPY-12", "U-SPY-13")
def test_who_declines_cannot_gather_later_in_the_turn() -> None:
    g = uprising(3).hand(0, "reconnaissance").deck(0, "dagger").spies(0, "refinery_arrakeen").turn(0)
    g.do("agent reconnaissance > arrakeen", "decline")
    assert not [option for option in g.options() if "gather" in option]
    assert g.spies_of(0) == ["refinery_arrakeen"]


@rule("U-SPY-14", "U-SPY-15", "F-UPR-22")
def test_two_spies_one_infiltrates_the_other_gathers() -> None:
    g = uprising(3).hand(0, "reconnaissance").deck(0, "dagger", "dagger", "dagger", "dagger").water(0, 2)
    g.agent_at(1, "research_station").spies(0, "research_sietch", "research_refinery").turn(0)
    g.do("agent reconnaissance > research_station")
    assert g.kind() == "infiltrate"
    assert posts_offered(g) == ["research_refinery", "research_sietch"]
    g.do("infiltrate from research_sietch")
    assert g.kind() == "gather_intelligence"
    assert posts_offered(g) == ["research_refinery"]
    g.do("gather from research_refinery")
    assert g.kind() == "resolve"
    assert g.spies_of(0) == []
    assert len(g.seat_of(0).hand) == 1


@rule("U-SPY-15", "F-UPR-21")
def test_two_spies_never_both_gather() -> None:
    g = uprising(3).hand(0, "reconnaissance").deck(0, "dagger", "dagger", "dagger", "dagger").water(0, 2)
    g.spies(0, "research_sietch", "research_refinery").turn(0).do("agent reconnaissance > research_station")
    assert posts_offered(g) == ["research_refinery", "research_sietch"]
    g.do("gather from research_refinery")
    assert g.kind() == "resolve"
    assert g.spies_of(0) == ["research_sietch"]


@rule("U-SPY-16")
def test_one_spy_is_enough_for_several_enemy_agents() -> None:
    g = (
        uprising(4)
        .hand(0, "reconnaissance")
        .deck(0, "dagger")
        .agent_at(1, "arrakeen")
        .agent_at(2, "arrakeen")
        .spies(0, "refinery_arrakeen")
    )
    g.turn(0).do("agent reconnaissance > arrakeen")
    assert g.spies_of(0) == []
    assert g.kind() == "resolve"


@rule("U-SPY-17")
def test_infiltrating_brings_no_second_own_agent_to_a_space() -> None:
    g = (
        rich(uprising(3))
        .hand(0, "reconnaissance")
        .agent_at(0, "arrakeen")
        .agent_at(1, "arrakeen")
        .spies(0, "refinery_arrakeen")
    )
    assert "arrakeen" not in destinations(g.turn(0), "reconnaissance")


@rule("F-UPR-20", "U-SPY-07")
def test_a_spy_does_not_take_the_place_of_the_card() -> None:
    g = uprising(3).hand(0, "reconnaissance").deck(0, "dagger", "dagger").spies(0, "refinery_arrakeen").turn(0)
    assert not [option for option in g.options() if option.startswith(("gather", "infiltrate", "recall"))]
    g.do("agent reconnaissance > arrakeen", "gather from refinery_arrakeen")
    assert g.names(g.seat_of(0).play) == ["reconnaissance"]
    assert "reconnaissance" not in g.names(g.seat_of(0).hand)


@rule("U-AGT-02", "U-AGT-03", "U-CLR-08")
def test_the_spy_icon_leads_to_the_spaces_of_posts_with_own_spies() -> None:
    g = rich(uprising(3)).hand(0, "imperial_spymaster").spies(0, "research_sietch", "deep_desert").spies(1, "choam")
    assert destinations(g.turn(0), "imperial_spymaster") == [
        "deep_desert",
        "dutiful_service",
        "research_station",
        "sardaukar",
        "sietch_tabr",
    ]
    g = rich(uprising(3)).hand(0, "covert_operation")
    assert "agent covert_operation" not in g.turn(0).options()  # no spy on the board


@rule("U-AGT-04", "U-SPY-18")
def test_the_spy_icon_recalls_nothing_but_its_spy_may_be_recalled_then() -> None:
    def sent() -> Scenario:
        g = rich(uprising(3)).hand(0, "covert_operation").deck(0, "dagger", "dagger").spies(0, "imperial_basin")
        return g.turn(0).do("agent covert_operation > imperial_basin")

    assert sent().spies_of(0) == ["imperial_basin"]
    assert sent().do("gather from imperial_basin").spies_of(0) == []
    assert sent().do("decline").spies_of(0) == ["imperial_basin"]


@rule("U-SPY-18", "U-SPY-14")
def test_the_spy_of_the_icon_may_infiltrate_and_then_cannot_gather() -> None:
    g = rich(uprising(3)).hand(0, "covert_operation").deck(0, "dagger").spies(0, "imperial_basin")
    g.agent_at(1, "imperial_basin").turn(0).do("agent covert_operation > imperial_basin")
    assert g.kind() != "gather_intelligence"
    assert g.spies_of(0) == []


@rule("U-SPY-05", "U-ICO-12")
def test_a_spy_on_an_icon_needs_a_post_at_a_space_with_it() -> None:
    g = uprising(3).hand(0, "reliable_informant").turn(0).do("agent reliable_informant > deliver_supplies")
    g.do("resolve reliable_informant spy")
    assert posts_offered(g) == ["bene_gesserit", "emperor", "fremen"]
    g = uprising(4).hand(0, "reliable_informant").spies(1, "emperor", "fremen").spies(2, "bene_gesserit").turn(0)
    g.do("agent reliable_informant > deliver_supplies")
    assert not [option for option in g.options() if "spy" in option]


@rule("U-SPY-06", "U-ICO-13")
def test_recalling_as_a_cost_needs_the_spies() -> None:
    def revealed(*posts: str) -> Scenario:
        return uprising(3).hand(0, "in_high_places").spies(0, *posts).turn(0).do("reveal")

    assert not [option for option in revealed("emperor").options() if option.startswith("resolve")]
    g = revealed("emperor", "guild", "choam").do("resolve in_high_places pay recall_spy 2")
    assert g.kind() == "recall_spy"
    before = g.seat_of(0).persuasion
    g.do("recall spy emperor", "recall spy choam")
    assert g.spies_of(0) == ["guild"]
    assert g.seat_of(0).persuasion == before + 3


@rule("U-CMP-02", "U-SET-09")
def test_everybody_has_three_spies_in_the_supply() -> None:
    view = uprising(4).game.view(0)
    assert [seat["spies"] for seat in view["seats"]] == [3, 3, 3, 3]
    assert all(post["spies"] == [] for post in view["board"]["posts"])


@pytest.mark.parametrize("viewer", [0, 1, None])
@rule("U-SPY-03")
def test_everybody_sees_whose_spies_are_where(viewer: int | None) -> None:
    view = uprising(3).spies(1, "emperor").spies(2, "emperor", "choam").game.view(viewer)
    spies = {post["id"]: post["spies"] for post in view["board"]["posts"] if post["spies"]}
    assert spies == {"emperor": [1, 2], "choam": [2]}
