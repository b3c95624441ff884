"""Uprising's rooms with things of other boxes: a Leader and a card of the base game, a Conflict without an icon."""

from __future__ import annotations

from dataclasses import replace

from landsraad.content.base.imperium import CARDS as BASE_CARDS
from landsraad.content.base.leaders import LEADERS as BASE_LEADERS
from landsraad.content.boxes import BOXES
from landsraad.engine.atoms import units
from landsraad.engine.building.ruleset import build
from landsraad.engine.legality import can_retreat, enemy_units
from landsraad.engine.machine import run, take
from landsraad.engine.mechanics import worms
from landsraad.engine.mechanics.objectives import Objectives
from landsraad.engine.mechanics.units import ask_retreat_units
from landsraad.engine.record.notation import option_texts
from landsraad.engine.round.combat import combat_end
from landsraad.engine.round.deal import deal
from landsraad.model.state import Seat, State
from landsraad.model.terms import D_NONE, D_PLAY_CARD
from tests.support.rulemark import rule
from tests.support.scenario import packed, unharmed

ARIANA = "countess_ariana_thorvald"
CARRYALL = "carryall"


def mixed(leader: str = "muad_dib") -> tuple[State, Seat]:
    """Deal a game of three with some things of the base box; the first player may go anywhere in the desert."""
    uprising = BOXES["uprising"]
    box = replace(
        uprising,
        cards=uprising.cards + tuple(card for card in BASE_CARDS if card.id == CARRYALL),
        leaders=uprising.leaders + tuple(one for one in BASE_LEADERS if one.id == ARIANA),
    )
    rules = build([box])
    quiet = [name for name in ("gurney_halleck", "lady_amber_metulli", "muad_dib") if name != leader]
    names = ["", "", ""]
    first = int(deal(rules, 3, (leader, *quiet[:2]), 5).first_player)
    names[first] = leader
    for number in range(3):
        if not names[number]:
            names[number] = quiet.pop(0)
    s = deal(rules, 3, names, 5)
    assert s.kind == D_PLAY_CARD
    seat = s.seats[s.turn_seat]
    assert rules.leaders[seat.leader].id == leader
    cards = [card.id for card in rules.cards]
    seat.hand = packed([cards.index("dune_the_desert_planet"), cards.index(CARRYALL)])
    seat.water, seat.spice = 3, 0
    s.conflict = [conflict.id for conflict in rules.conflicts].index("skirmish_crysknife")
    s.kind = D_NONE
    run(s)
    return s, seat


def do(s: State, *texts: str) -> None:
    """Take options by their texts."""
    for text in texts:
        take(s, s.options[option_texts(s).index(text)])


def hooks(s: State, seat: Seat) -> None:
    """Give a seat Maker Hooks."""
    record = s.records[s.rules.room_at[14]]
    record.hooks |= 1 << int(seat.index)  # type: ignore[attr-defined]


@rule("F-UPR-07", "F-LDR-06")
def test_who_summons_and_finds_no_bonus_spice_has_harvested_nothing() -> None:
    s, seat = mixed(ARIANA)
    hooks(s, seat)
    hand = len(seat.hand)
    do(s, "agent dune_the_desert_planet", "agent dune_the_desert_planet > hagga_basin")
    do(s, "resolve hagga_basin choose", "choose sandworm")
    assert (int(seat.spice), len(seat.hand)) == (0, hand - 1)
    assert not [text for text in option_texts(s) if ARIANA in text]


@rule("F-UPR-07", "F-LDR-06")
def test_a_harvest_in_two_parts_is_one_harvest() -> None:
    s, seat = mixed(ARIANA)
    s.bonus_spice[[space.id for space in s.rules.spaces].index("hagga_basin")] = 3
    do(s, "agent dune_the_desert_planet", "agent dune_the_desert_planet > hagga_basin")
    do(s, "resolve hagga_basin choose")
    assert int(seat.spice) == 3 + 2 - 1  # one spice less, once
    assert [text for text in option_texts(s) if ARIANA in text] == [f"resolve {ARIANA} draw 1"]
    do(s, f"resolve {ARIANA} draw 1")
    assert not [text for text in option_texts(s) if ARIANA in text]


@rule("F-UPR-06", "F-CRD-02")
def test_carryall_doubles_the_base_spice_of_deep_desert_but_not_the_bonus() -> None:
    s, seat = mixed()
    s.bonus_spice[[space.id for space in s.rules.spaces].index("deep_desert")] = 1
    do(s, f"agent {CARRYALL}", f"agent {CARRYALL} > deep_desert", "resolve deep_desert choose")
    assert int(seat.spice) == 4 * 2 + 1


@rule("U-BAT-01")
def test_every_battle_icon_has_its_word() -> None:
    with unharmed("a word for each of the icons"):
        room = Objectives((), {})
    assert [word for _, word in room.words] == ["crysknife", "desert_mouse", "ornithopter", "wild"]


@rule("U-BAT-09")
def test_a_card_without_a_battle_icon_is_never_matched() -> None:
    uprising = BOXES["uprising"]
    rooms = tuple(
        Objectives(room.objectives, {}) if isinstance(room, Objectives) else room for room in uprising.mechanics
    )
    rules = build([replace(uprising, mechanics=rooms)])
    s = deal(rules, 3, ("gurney_halleck", "lady_amber_metulli", "muad_dib"), 1)
    record = s.records[rules.room_at[15]]
    before = int(s.seats[0].vp)
    for name in ("skirmish_crysknife", "spice_freighters"):
        s.conflict = [conflict.id for conflict in rules.conflicts].index(name)
        s.winner = 0
        combat_end(s)
    assert len(record.face_up_cards[0]) == 3  # type: ignore[attr-defined]
    assert int(s.seats[0].vp) == before


@rule("U-UNT-06", "U-WRM-10")
def test_no_effect_of_another_box_makes_a_sandworm_retreat() -> None:
    """Rise of Ix retreats units of any kind; a sandworm has nowhere to go."""
    s, seat = mixed()
    enemy = s.seats[(seat.index + 1) % 3]
    enemy.units_conflict = units.some(2, worms.kind_of(s.rules))
    assert not can_retreat(s, enemy)
    assert not enemy_units(s, seat.index)
    enemy.conflict = 1
    assert enemy_units(s, seat.index)
    ask_retreat_units(s, enemy, enemy.index, 0, -1, 1, 0)  # the only unit that can: nothing is asked
    assert (int(enemy.conflict), int(enemy.garrison)) == (0, 4)
    assert int(units.count(enemy.units_conflict, worms.kind_of(s.rules))) == 2
    assert int(enemy.units_garrison) == 0
