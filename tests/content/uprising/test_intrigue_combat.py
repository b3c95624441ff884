"""The Combat and Endgame Intrigue cards of Uprising."""

from __future__ import annotations

import pytest

from tests.content.uprising.cards_kit import Changes, Watch, can_play, combat, played, rich, total
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# With three troops in the Conflict, no Influence, no spy, no sandworm.
COMBAT: dict[str, tuple[Changes, tuple[str, ...]]] = {
    "contingency_plan": ({"swords": 3}, ()),
    "devour": ({"swords": 2}, ()),
    "find_weakness": ({"swords": 2}, ()),
    "questionable_methods": ({"swords": 1}, ()),
    "weirding_combat": ({"swords": 3}, ()),
    "go_to_ground": ({"conflict": -2, "garrison": 2, "spies": 1}, ("retreat 2", "spy on choam")),
    "impress": ({"swords": 2, "discard": 1}, ("acquire maula_pistol",)),
    "tactical_option": ({"swords": 2}, ("choose swords 2",)),
}


@pytest.mark.parametrize("card", COMBAT)
def test_combat_effects(card: str) -> None:
    brings, answers = COMBAT[card]
    assert played(combat(card).combat(), card, *answers) == brings


def test_devour_feeds_a_sandworm() -> None:
    g = combat("devour").sandworms(0, 1).hand(0).discard(0, "dagger").combat()
    assert played(g, "devour", "trash dagger discard") == {"swords": 4, "discard": -1}


@rule("U-INT-04")
def test_find_weakness_is_playable_without_a_spy() -> None:
    """Scenario 21: the other line is enough; with a spy the arrow may be used or left."""
    assert can_play(combat("find_weakness").combat(), "find_weakness")
    g = combat("find_weakness").spies(0, "choam").combat()
    assert played(g, "find_weakness", "pay") == {"swords": 5, "spies": -1}
    kept = combat("find_weakness").spies(0, "choam").combat()
    assert played(kept, "find_weakness", "decline") == {"swords": 2}


@rule("U-INT-04")
def test_questionable_methods_lets_its_player_choose_to_lose_influence() -> None:
    g = combat("questionable_methods").influence(0, "guild", 1).combat()
    assert played(g, "questionable_methods", "pay", "lose guild") == {"swords": 5, "guild": -1}
    kept = combat("questionable_methods").influence(0, "guild", 1).combat()
    assert played(kept, "questionable_methods", "decline") == {"swords": 1}


@rule("U-INT-04")
def test_spring_the_trap_needs_two_spies() -> None:
    """A card none of whose lines can be carried out is not played."""
    assert not can_play(combat("spring_the_trap").spies(0, "choam").combat(), "spring_the_trap")
    g = combat("spring_the_trap").spies(0, "choam", "guild").combat()
    assert played(g, "spring_the_trap") == {"swords": 7, "spies": -2}


@rule("U-INT-04")
def test_impress_is_playable_when_no_card_is_cheap_enough() -> None:
    g = combat("impress").row("steersman", "overthrow").imperium_deck().reserve("prepare_the_way", 0).combat()
    assert played(g, "impress") == {"swords": 2}


@rule("U-ACQ-02")
def test_impress_acquires_for_nothing_and_the_row_is_refilled() -> None:
    g = combat("impress").row("strike_fleet", "maula_pistol", "steersman").combat().do("intrigue impress")
    assert sorted(g.options()) == ["acquire maula_pistol", "acquire prepare_the_way"]
    g.do("acquire maula_pistol")
    assert "shishakli" in g.names(g.state.row)


def test_weirding_combat_with_three_bene_gesserit_influence() -> None:
    assert played(combat("weirding_combat").influence(0, "bene_gesserit", 3).combat(), "weirding_combat") == {
        "swords": 5
    }


@rule("U-ICO-28")
def test_go_to_ground_retreats_one_or_two_troops() -> None:
    g = combat("go_to_ground").combat().do("intrigue go_to_ground")
    assert g.options() == ["retreat 1", "retreat 2"]
    one = combat("go_to_ground", deployed=1).sandworms(0, 1).combat()
    assert played(one, "go_to_ground", "spy on guild") == {"conflict": -1, "garrison": 1, "spies": 1}
    worm = combat("go_to_ground", deployed=0).sandworms(0, 1).combat()
    assert not can_play(worm, "go_to_ground")


def test_spice_is_power_retreats_or_fights() -> None:
    g = combat("spice_is_power", deployed=4).combat()
    assert played(g, "spice_is_power", "choose pay retreat 3") == {"conflict": -3, "garrison": 3, "spice": 3}
    g = combat("spice_is_power").combat()
    assert played(g, "spice_is_power", "choose pay spice 3") == {"spice": -3, "swords": 6}
    assert not can_play(combat("spice_is_power", deployed=2).spice(0, 2).combat(), "spice_is_power")


@rule("F-OPT-06")
def test_tactical_option_retreats_any_number() -> None:
    g = combat("tactical_option").combat().do("intrigue tactical_option", "choose retreat")
    assert g.options() == [f"retreat {n}" for n in range(4)]


@rule("U-WRM-07")
def test_a_lone_sandworm_is_enough_to_play_combat_cards() -> None:
    """Scenario 7: swords count too."""
    g = combat("contingency_plan", deployed=0).sandworms(0, 1).combat()
    assert played(g, "contingency_plan") == {"swords": 3}
    assert g.strength_of(0) == 6


# --- Endgame ---------------------------------------------------------------------------------------------------------


def endgame(g: Scenario) -> Scenario:
    """Let the game end; seat 0 is asked."""
    return g.vp(1, 12).recall()


def gained(g: Scenario, card: str, *answers: str) -> Changes:
    """Play an Endgame card and say what it brought."""
    watch = Watch(g)
    g.do(f"intrigue {card}", *answers)
    return total(watch.only(0), {"intrigue": 1})


ICONS = {
    "crysknife": "skirmish_crysknife",
    "desert_mouse": "skirmish_desert_mouse",
    "ornithopter": "skirmish_ornithopter",
}


@rule("U-OBJ-06", "U-BAT-11")
@pytest.mark.parametrize("card", ICONS)
def test_a_battle_icon_is_turned_down_for_a_victory_point(card: str) -> None:
    g = endgame(rich().won(0, ICONS[card]).intrigue(0, card))
    assert gained(g, card) == {"vp": 1}
    assert g.won_of(0, face_up=False) == [ICONS[card]]
    other = next(conflict for name, conflict in ICONS.items() if name != card)
    none = endgame(rich().won(0, other).intrigue(0, card))
    assert not can_play(none, card)


def test_secure_spice_trade_needs_two_of_the_spice_must_flow() -> None:
    g = endgame(rich().discard(0, "the_spice_must_flow", "the_spice_must_flow").intrigue(0, "secure_spice_trade"))
    assert gained(g, "secure_spice_trade") == {"vp": 1, "spice": 2}
    one = endgame(rich().discard(0, "the_spice_must_flow").intrigue(0, "secure_spice_trade"))
    assert not can_play(one, "secure_spice_trade")


@pytest.mark.parametrize(("holder", "level", "can"), [(1, 4, True), (0, 4, False), (1, 3, False), (None, 4, False)])
def test_shadow_alliance_needs_an_opponents_alliance(holder: int | None, level: int, can: bool) -> None:
    g = rich().influence(0, "guild", level).intrigue(0, "shadow_alliance")
    g = endgame(g.alliance("guild", -1 if holder is None else holder))
    assert can_play(g, "shadow_alliance") is can
    if can:
        assert gained(g, "shadow_alliance") == {"vp": 1}
