"""The Imperium cards of Immortality and Experimentation: what each of their boxes brings."""

from __future__ import annotations

import pytest

from landsraad.content.immortality.imperium import CARDS as DEFINED
from tests.content.immortality.kit import (
    DRAW,
    GROWN,
    QUIET,
    RECRUIT,
    STUDIED,
    Changes,
    bought,
    grafted,
    offered,
    rich,
    sent,
    shown,
    times,
    total,
)

# Agent boxes without a choice, played alone or with the partner that makes it possible; no condition holds.
AGENT: dict[str, tuple[str, str, Changes]] = {
    "experimentation": ("experimentation", "secure_contract", STUDIED),
    "bene_tleilax_lab": ("bene_tleilax_lab", "secure_contract", GROWN),
    "bene_tleilax_researcher": ("bene_tleilax_researcher + dagger", "hall_of_oratory", STUDIED),
    "blank_slate": ("blank_slate", "secure_contract", {}),
    "corrupt_smuggler": ("corrupt_smuggler", "secure_contract", {}),
    "high_priority_travel": ("high_priority_travel", "secure_contract", {}),
    "interstellar_conspiracy": ("interstellar_conspiracy + dagger", "arrakeen", {"spice": 1}),
    "keys_to_power": ("keys_to_power", "hall_of_oratory", {}),
    "lisan_al_gaib": ("lisan_al_gaib", "secure_contract", {}),
    "planned_coupling": ("planned_coupling + dagger", "secrets", DRAW),
    "sardaukar_quartermaster": ("sardaukar_quartermaster", "arrakeen", {}),
    "shadout_mapes": ("shadout_mapes", "stillsuits", {}),
    "spiritual_fervor": ("spiritual_fervor", "secure_contract", {}),
    "stillsuit_manufacturer": ("stillsuit_manufacturer", "stillsuits", {"water": 1}),
    "tleilaxu_master": ("tleilaxu_master", "hall_of_oratory", {}),
    "tleilaxu_surgeon": ("tleilaxu_surgeon", "arrakeen", {}),
    "organ_merchants": ("organ_merchants", "arrakeen", {}),
}


@pytest.mark.parametrize("card", AGENT)
def test_agent_boxes(card: str) -> None:
    cards, space, brings = AGENT[card]
    assert sent(rich(*cards.split(" + ")), cards, space) == brings


# What the box brings in a graft with a card that brings nothing.
GRAFTED: dict[str, tuple[str, Changes, tuple[str, ...]]] = {
    "blank_slate": ("secrets", {}, ()),
    "clandestine_meeting": ("wealth", {"bene_gesserit": 1, "intrigue": 1}, ()),
    "corrupt_smuggler": ("wealth", {"spice": 2}, ()),
    "sardaukar_quartermaster": ("wealth", total(RECRUIT, DRAW), ()),
    "for_humanity": ("wealth", {"guild": 1}, ("influence guild",)),
}


@pytest.mark.parametrize("card", GRAFTED)
def test_grafted_cards(card: str) -> None:
    space, brings, answers = GRAFTED[card]
    assert grafted(card, space, *answers) == brings


@pytest.mark.parametrize(
    ("partner", "brings", "answers"),
    [
        ("dagger", {"spice": 1}, ()),
        ("keys_to_power", {"spice": 1, "fremen": 1}, ("influence fremen",)),  # of the Guild
        (
            "throne_room_politics",
            {"spice": 1, "fremen": 1, **RECRUIT},
            ("influence fremen", "decline"),
        ),  # the Emperor's
        ("stillsuit_manufacturer", {"spice": 1, "water": 1}, ()),  # of the Fremen
    ],
)
def test_interstellar_conspiracy_looks_at_the_partner(partner: str, brings: Changes, answers: tuple[str, ...]) -> None:
    g = rich("interstellar_conspiracy", partner)
    cards = f"interstellar_conspiracy + {partner}"
    assert sent(g, cards, "arrakeen", *answers) == brings


def test_dissecting_kit_trashes_its_partner_for_a_specimen() -> None:
    g = rich("dissecting_kit", "dagger")
    assert sent(g, "dissecting_kit + dagger", "hall_of_oratory") == {"play": -1, **GROWN}
    assert g.names(g.state.trashed) == ["dagger"]


@pytest.mark.parametrize(("level", "lines"), [(1, 0), (2, 1)])
def test_high_priority_travel_needs_two_guild_influence(level: int, lines: int) -> None:
    g = (
        rich("high_priority_travel")
        .influence(0, "guild", level)
        .turn(0)
        .do("agent high_priority_travel > secure_contract")
    )
    assert len(offered(g, "resolve high_priority_travel")) == lines


@pytest.mark.parametrize(("choice", "deploys"), [("choose draw 1", False), ("choose modify", True)])
def test_high_priority_travel_draws_or_deploys(choice: str, deploys: bool) -> None:
    g = rich("high_priority_travel").influence(0, "guild", 2).turn(0).do("agent high_priority_travel > secure_contract")
    g.do(*offered(g, "resolve high_priority_travel"), choice)
    assert any(text.startswith("deploy") for text in g.options()) is deploys
    assert len(g.seat_of(0).hand) == (0 if deploys else 1)


def test_imperium_ceremony_keeps_one_of_two() -> None:
    g = rich("imperium_ceremony").turn(0).do("agent imperium_ceremony > hall_of_oratory")
    g.do(*offered(g, "resolve imperium_ceremony"))
    assert (g.kind(), g.options()) == ("return_intrigue", ["return windfall", "return ambush"])
    g.do("return windfall")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert g.intrigue_names(g.state.intrigue_deck)[-1] == "windfall"


@pytest.mark.parametrize(("level", "spice"), [(1, 0), (2, 2)])
def test_keys_to_power_needs_two_emperor_influence(level: int, spice: int) -> None:
    g = rich("keys_to_power").influence(0, "emperor", level)
    assert sent(g, "keys_to_power", "hall_of_oratory") == total({"spice": spice})


def test_lisan_al_gaib_needs_another_bene_gesserit_card() -> None:
    g = rich("lisan_al_gaib").play(0, "for_humanity")
    assert sent(g, "lisan_al_gaib", "secure_contract") == {"fremen": 1}


def test_long_reach_gives_two_of_four_influences() -> None:
    assert "agent long_reach" not in rich("long_reach", "dagger").turn(0).options()
    answers = ("choose influence emperor", "choose influence fremen")
    g = rich("long_reach").play(0, "for_humanity")
    assert sent(g, "long_reach", "hall_of_oratory", *answers) == {"emperor": 1, "fremen": 1}
    twice = rich("long_reach").play(0, "for_humanity").turn(0).do("agent long_reach > hall_of_oratory")
    twice.do(*offered(twice, "resolve long_reach"), answers[0])
    assert answers[0] not in twice.options()


def test_occupation_draws_and_deploys() -> None:
    g = rich("occupation").turn(0).do("agent occupation > secure_contract")
    g.do(*offered(g, "resolve occupation"))
    assert len(g.seat_of(0).hand) == 1
    assert {"deploy 1", "deploy 2"} <= set(g.options())


def test_organ_merchants_sell_a_specimen() -> None:
    g = rich("organ_merchants").specimens(0, 2)
    assert sent(g, "organ_merchants", "arrakeen") == {"solari": 4, "specimens": -1, "supply": 1}


def test_replacement_eyes_draw_for_a_trashed_card_and_move_when_trashed() -> None:
    g = rich("replacement_eyes", "dagger", "diplomacy")
    brings = sent(g, "replacement_eyes + dagger", "arrakeen", "trash diplomacy hand")
    assert brings == total(DRAW, {"hand": -1})
    own = rich("replacement_eyes", "dagger")
    brings = sent(own, "replacement_eyes + dagger", "arrakeen", "trash replacement_eyes play")
    assert brings == total(DRAW, {"play": -1, "tleilaxu": 1})


@pytest.mark.parametrize(("mine", "theirs", "open_"), [(2, 1, True), (1, 1, False), (0, 0, False)])
def test_show_of_strength_has_icons_with_the_most_troops(mine: int, theirs: int, open_: bool) -> None:
    g = rich("show_of_strength").troops(0, 5, mine).troops(1, 5, theirs).turn(0)
    assert ("agent show_of_strength" in g.options()) is open_
    if open_:
        assert sent(g, "show_of_strength", "secure_contract") == times(2, DRAW)


def test_stillsuit_manufacturer_returns_with_the_alliance() -> None:
    g = rich("stillsuit_manufacturer").influence(0, "fremen", 4).alliance("fremen", 0)
    assert sent(g, "stillsuit_manufacturer", "stillsuits") == {"water": 1, "hand": 1, "play": -1}


def test_throne_room_politics_recruits_and_may_trash() -> None:
    g = rich("throne_room_politics", "dagger")
    assert sent(g, "throne_room_politics", "wealth", "trash dagger hand") == total(RECRUIT, {"hand": -1})


@pytest.mark.parametrize(("node", "zone"), [("c4a", "discard"), ("c8a", "hand")])
def test_tleilaxu_master_acquires_for_nothing(node: str, zone: str) -> None:
    g = rich("tleilaxu_master", node=node)
    assert sent(g, "tleilaxu_master", "hall_of_oratory", "acquire dr_yueh") == {zone: 1}
    dear = rich("tleilaxu_master", node=node).turn(0).do("agent tleilaxu_master > hall_of_oratory")
    dear.do(*offered(dear, "resolve tleilaxu_master"))
    assert "acquire choam_directorship" not in dear.options()  # it costs 8


def test_tleilaxu_surgeon_moves_two_spaces_for_two_specimens() -> None:
    g = rich("tleilaxu_surgeon").specimens(0, 2)
    assert sent(g, "tleilaxu_surgeon", "arrakeen") == {"specimens": -2, "supply": 2, "tleilaxu": 2, "intrigue": 1}


# --- Reveal ----------------------------------------------------------------------------------------------------------

# Without a marker, and what the first and the second marker add.
REVEAL: dict[str, tuple[Changes, Changes, Changes]] = {
    "experimentation": ({"persuasion": 1, **GROWN}, {}, {}),
    "bene_tleilax_lab": ({"persuasion": 1}, {"spice": 1}, {}),
    "bene_tleilax_researcher": ({"persuasion": 1}, {"persuasion": 1}, {"persuasion": 1}),
    "blank_slate": ({"persuasion": 1}, {}, {}),
    "clandestine_meeting": ({"persuasion": 2}, {}, {}),
    "corrupt_smuggler": ({"persuasion": 1, "swords": 1}, {}, {}),
    "dissecting_kit": ({"persuasion": 1}, {"tleilaxu": 1}, {}),
    "for_humanity": ({"persuasion": 2}, {}, {}),
    "high_priority_travel": ({"persuasion": 1, "solari": 1}, {}, {}),
    "imperium_ceremony": ({"persuasion": 3}, {}, {}),
    "interstellar_conspiracy": ({"persuasion": 2}, {}, {}),
    "keys_to_power": ({"persuasion": 2}, {}, {}),
    "lisan_al_gaib": ({"persuasion": 1}, {}, {}),
    "long_reach": ({"persuasion": 1, "intrigue": 1}, {}, {}),
    "occupation": ({"water": 1, "spice": 1, **RECRUIT}, {}, {}),
    "organ_merchants": ({"persuasion": 1, "solari": 1}, {}, {}),
    "planned_coupling": ({"persuasion": 1}, {}, {}),
    "replacement_eyes": ({"persuasion": 1, "swords": 1}, {}, {}),
    "sardaukar_quartermaster": ({"persuasion": 1, "swords": 2}, {}, {}),
    "show_of_strength": ({"persuasion": 1, "swords": 2}, {}, {}),
    "spiritual_fervor": ({"persuasion": 1, **GROWN}, {}, {}),
    "stillsuit_manufacturer": ({"persuasion": 1}, {}, {}),
    "throne_room_politics": ({"persuasion": 1, "bene_gesserit": 1}, {}, {}),
}


@pytest.mark.parametrize("card", REVEAL)
def test_reveal_boxes(card: str) -> None:
    plain, first, second = REVEAL[card]
    for node, brings in (("c0", plain), ("c4a", total(plain, first)), ("c8a", total(plain, first, second))):
        assert shown(rich(card, node=node)) == brings, node


def test_for_humanity_gives_up_influence_for_a_point() -> None:
    g = rich("for_humanity").influence(0, "bene_gesserit", 4).alliance("bene_gesserit", 0).influence(0, "fremen", 5)
    assert shown(g, "lose fremen") == {"persuasion": 2, "fremen": -2, "vp": 1}


@pytest.mark.parametrize(
    ("card", "brings"), [("lisan_al_gaib", {"swords": 2}), ("stillsuit_manufacturer", {"spice": 2})]
)
def test_fremen_bonds(card: str, brings: Changes) -> None:
    assert shown(rich(card).play(0, "shadout_mapes")) == total(shown(rich(card)), brings)


@pytest.mark.parametrize(("move", "change"), [("deploy", 1), ("retreat", -1)])
def test_shadout_mapes_moves_a_troop_in_or_out(move: str, change: int) -> None:
    g = rich("shadout_mapes").troops(0, 5, 2)
    brings = shown(g, f"choose {move}", f"{move} 1")
    assert brings == {"persuasion": 1, "swords": 1, "conflict": change, "garrison": -change}


def test_tleilaxu_master_researches_twice_when_revealed() -> None:
    assert shown(rich("tleilaxu_master"), "research c2a") == {
        "persuasion": 1,
        "column": 2,
        **times(2, GROWN),
    }


def test_tleilaxu_surgeon_turns_troops_into_specimens_when_revealed() -> None:
    g = rich("tleilaxu_surgeon").troops(0, 5)
    assert shown(g) == {"persuasion": 2, "garrison": -2, "specimens": 2}


# --- Acquire ---------------------------------------------------------------------------------------------------------

ACQUIRE: dict[str, Changes] = {
    "lisan_al_gaib": {"spice": 1},
    "occupation": times(3, RECRUIT),
    "spiritual_fervor": STUDIED,
}


@pytest.mark.parametrize("card", [card.id for card in DEFINED])
def test_acquire_boxes(card: str) -> None:
    assert bought(card) == ACQUIRE.get(card, {})


def test_every_card_is_here() -> None:
    names = {card.id for card in DEFINED}
    apart = {"shadout_mapes", "tleilaxu_master", "tleilaxu_surgeon"}
    assert names == (set(REVEAL) | apart) - {"experimentation"}
    assert {card.id for card in DEFINED if "graft" in card.keywords} == {
        "bene_tleilax_researcher",
        "dissecting_kit",
        "interstellar_conspiracy",
        "planned_coupling",
        "replacement_eyes",
    }
    assert QUIET not in names
