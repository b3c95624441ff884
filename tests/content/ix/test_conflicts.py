"""The four Conflict cards: all three rewards of each, taken through a real Combat of four players."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.content.base.kit import FACTIONS, PLAIN, Changes, offered
from tests.content.ix.kit import Watch, rich
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# Who takes which place; seat 1 stays out of the Conflict.
FIRST, SECOND, THIRD, NONE = 2, 0, 3, 1

LEVELS = {1: ("skirmish_ix_1", "skirmish_ix_2"), 2: ("trade_monopoly",), 3: ("economic_supremacy",)}

# First, second and third reward; Freighters advance, nothing is paid, the third of Trade Monopoly takes water.
REWARDS: dict[str, tuple[Changes, Changes, Changes]] = {
    "skirmish_ix_1": ({"freighter": 1, "spice": 1}, {"solari": 3}, {"solari": 2}),
    "skirmish_ix_2": ({"freighter": 1, "garrison": 1}, {"spice": 2}, {"spice": 1}),
    "trade_monopoly": ({"freighter": 2, "garrison": 1}, {"intrigue": 1, "water": 1}, {"water": 1}),
    "economic_supremacy": ({"vp": 1}, {"vp": 1}, {"spice": 2, "solari": 2}),
}
REWARD_THINGS = ("solari", "spice", "water", "vp", "intrigue", "garrison", "freighter", "tiles", *FACTIONS)
TRACK = ("choose choose 2", "choose spice 2", "choose shipped_troops", "influence guild")  # a recall from the track
WANTED = ("freighter advance", "choose water 1", *TRACK)


def battle(conflict: str) -> Scenario:
    """Four players at the start of the Combat for a Conflict, with strength 8, 6, 4 and 0."""
    g = rich().conflict(conflict).conflict_deck("skirmish_a", "skirmish_b")
    for seat, deployed in ((FIRST, 4), (SECOND, 3), (THIRD, 2), (NONE, 0)):
        g.troops(seat, garrison=0, deployed=deployed)
    return g


def finish(g: Scenario) -> Scenario:
    """Take every reward that is not paid for; pass where nothing else is left."""
    while g.kind() != "play_card":
        lines = [text for text in offered(g) if " pay " not in text]
        choices = [text for text in WANTED if text in g.options()]
        g.do(*(lines[:1] or choices[:1] or ["pass"]))
    return g


def gains(watch: Watch, seat: int) -> Changes:
    """Return what a seat took from the Conflict (the new round has dealt cards meanwhile)."""
    return {name: n for name, n in watch.of(seat).items() if name in REWARD_THINGS}


@pytest.mark.parametrize("conflict", REWARDS)
@rule("B-CMB-07", "B-CMB-08", "B-CMB-09")
def test_three_rewards(conflict: str) -> None:
    g = battle(conflict)
    watch = Watch(g)
    finish(g.combat())
    first, second, third = REWARDS[conflict]
    assert gains(watch, FIRST) == first
    assert gains(watch, SECOND) == second
    assert gains(watch, THIRD) == third
    assert gains(watch, NONE) == {}
    assert {int(holder) for holder in g.state.control} == {-1}


@pytest.mark.parametrize("conflict", REWARDS)
@rule("B-TIE-01")
def test_players_tied_for_first_take_the_second_reward(conflict: str) -> None:
    g = battle(conflict).troops(SECOND, garrison=0, deployed=4)
    watch = Watch(g)
    finish(g.combat())
    _, second, third = REWARDS[conflict]
    assert gains(watch, FIRST) == gains(watch, SECOND) == second
    assert gains(watch, THIRD) == third


@rule("X-SET-05", "X-SET-06")
def test_levels_in_the_decks_of_new_games() -> None:
    level = {name: n for n, names in LEVELS.items() for name in names}
    seen: set[str] = set()
    left_out: set[str] = set()
    for seed in range(60):
        s = ls.new_game(ls.Setup(players=4, modules=("ix",), leaders=PLAIN), seed)._state
        cards = [s.rules.conflicts[card] for card in (s.conflict, *s.conflict_deck[::-1])]
        assert [card.level for card in cards] == [1] + [2] * 5 + [3] * 4
        assert all(level.get(card.id, card.level) == card.level for card in cards)
        seen |= {card.id for card in cards} & set(REWARDS)
        left_out |= {card.id for card in s.rules.conflicts if card.level == 3} - {card.id for card in cards}
    assert seen == set(REWARDS)
    assert len(left_out) == 5


# --- Freighters as rewards -------------------------------------------------------------------------------------------


@rule("X-FRT-10", "X-FRT-04")
def test_trade_monopoly_advance_and_recall() -> None:
    g = battle("trade_monopoly").freighter(FIRST, 1)
    watch = Watch(g, but=(FIRST, SECOND, THIRD))
    g.combat()
    assert (g.kind(), g.decider()) == ("move_freighter", FIRST)
    g.do("freighter advance", "freighter recall")
    finish(g)
    # The troops of the track and the one of the card stay in the Garrison.
    assert gains(watch, FIRST) == {"spice": 2, "garrison": 2 + 1, "guild": 1, "freighter": -1}


@rule("F-REV-02", "F-REV-03")
def test_trade_monopoly_spaceport_cards_are_kept() -> None:
    g = battle("trade_monopoly").freighter(FIRST, 3).stacks(("spaceport",), ("windtraps",), ("artillery",)).hand(FIRST)
    g.deck(FIRST, *["dagger"] * 4, *["diplomacy"] * 4).combat()
    assert g.decider() == FIRST
    g.do("freighter recall", "choose acquire_tech", "acquire tile spaceport")
    assert g.names(g.seat_of(FIRST).hand) == ["dagger"] * 2
    finish(g)
    assert len(g.seat_of(FIRST).hand) == 7
    assert [len(g.seat_of(seat).hand) for seat in (SECOND, THIRD, NONE)] == [5, 5, 5]


@rule("X-FRT-02")
def test_skirmish_freighter_must_move() -> None:
    for name in LEVELS[1]:
        g = battle(name).combat()
        assert g.decider() == FIRST
        if g.kind() == "take_reward":
            assert "pass" not in g.options()
            g.do(f"resolve {name} freighter")
        assert (g.kind(), g.options()) == ("move_freighter", ["freighter advance", "freighter recall"])


def test_skirmish_ix_2_reward_in_any_order() -> None:
    # With few troops in the Supply the order matters: those of the track come from there too.
    g = battle("skirmish_ix_2").troops(FIRST, garrison=6, deployed=4).combat()
    assert g.kind() == "take_reward"
    assert set(g.options()) == {"resolve skirmish_ix_2 freighter", "resolve skirmish_ix_2 troops 1"}


# --- trade_monopoly, economic_supremacy ------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", ["intrigue", "water"])
def test_trade_monopoly_third_reward_is_a_choice(thing: str) -> None:
    g = battle("trade_monopoly")
    watch = Watch(g, but=(FIRST, SECOND, THIRD))
    g.combat()
    while g.decider() != THIRD:
        g.do(*(offered(g)[:1] or [text for text in WANTED if text in g.options()]))
    assert g.options() == ["choose intrigue 1", "choose water 1"]
    g.do(f"choose {thing} 1")
    assert gains(watch, THIRD) == {thing: 1}


PAY_SOLARI = "resolve economic_supremacy pay solari 6"
PAY_SPICE = "resolve economic_supremacy pay spice 4"


@rule("B-CST-02", "B-CST-03")
@pytest.mark.parametrize(
    ("paid", "gained"),
    [
        ((), {"vp": 1}),
        ((PAY_SOLARI,), {"vp": 2, "solari": -6}),
        ((PAY_SPICE,), {"vp": 2, "spice": -4}),
        ((PAY_SPICE, PAY_SOLARI), {"vp": 3, "solari": -6, "spice": -4}),
    ],
)
def test_economic_supremacy_each_arrow_once(paid: tuple[str, ...], gained: Changes) -> None:
    g = battle("economic_supremacy")
    watch = Watch(g, but=(FIRST, SECOND, THIRD))
    g.combat()
    assert (g.decider(), g.options()) == (FIRST, [PAY_SOLARI, PAY_SPICE, "pass"])
    g.do(*paid)
    if g.kind() == "take_reward":
        assert set(offered(g)) == {PAY_SOLARI, PAY_SPICE} - set(paid)
    finish(g)
    assert gains(watch, FIRST) == gained


@rule("B-CST-04")
def test_economic_supremacy_needs_the_price() -> None:
    g = battle("economic_supremacy").solari(FIRST, 5).spice(FIRST, 4).combat()
    assert offered(g) == [PAY_SPICE]
    g = battle("economic_supremacy").solari(FIRST, 6).spice(FIRST, 3).combat()
    assert offered(g) == [PAY_SOLARI]
    g = battle("economic_supremacy").solari(FIRST, 5).spice(FIRST, 3)
    watch = Watch(g, but=(FIRST, SECOND, THIRD))
    assert g.combat().kind() == "play_card"
    assert gains(watch, FIRST) == {"vp": 1}
