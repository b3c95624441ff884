"""Six players with Immortality: Commanders without tokens, specimens of their Allies (S-MIM, M-IMM, I-MIX)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad as ls
from landsraad.engine.mechanics import throne
from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import packed
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, OPEN, QUIET, S_LEFT, S_RIGHT, SHADDAM, Six

ALLIES = (S_RIGHT, M_LEFT, M_RIGHT, S_LEFT)
RING = "muad_dib_signet_ring"


def setup(*modules: str, **fields: Any) -> ls.Setup:
    """Return a set-up for six with Immortality."""
    return ls.Setup(**{"host": "uprising", "players": 6, "modules": ("immortality", *modules), **fields})


def six(*modules: str) -> Six:
    """Return a fresh position: round 1, empty hands, quiet Leaders, 5 water for everybody, 9 troops in each Supply."""
    g = Six(setup(*modules, leaders=QUIET), 1)
    record = throne.record_of(g.state)
    assert record is not None
    record.cards = packed([])
    for seat in range(6):
        g.solari(seat, 0).spice(seat, 0).water(seat, 5)
    for seat in ALLIES:
        g.troops(seat, 3)
    g.conflict(OPEN)
    return g


def seen(g: Six, seat: int) -> dict[str, Any]:
    """Return what everybody sees of a seat."""
    seats: Any = g.game.view(None)["seats"]
    found: dict[str, Any] = seats[seat]
    return found


def settle(g: Six, *wanted: str) -> Six:
    """Answer with the wanted texts where they fit, else with the first option, until the turn can end."""
    for _ in range(40):
        if "end turn" in g.options() and not [text for text in g.options() if text.startswith("resolve")]:
            break
        found = [text for text in g.options() if any(text.startswith(wish) for wish in wanted)]
        g.do((found or g.options())[0])
    return g


def supplies(g: Six) -> tuple[int, int]:
    """Return the Supplies of Muad'Dib's Allies."""
    return int(g.seat_of(M_LEFT).supply), int(g.seat_of(M_RIGHT).supply)


def specimens(g: Six) -> list[int]:
    """Return the specimens of all seats."""
    return [pieces.specimens_of(g.state, seat) for seat in range(6)]


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("S-MIM-01", "M-IMM-04")
def test_commanders_have_no_experimentation() -> None:
    state = ls.new_game(setup(), 3)._state
    plain = ls.new_game(ls.Setup(host="uprising", players=6), 3)._state
    for seat in range(6):
        decks = [
            Counter(one.rules.cards[card].id for card in (*one.seats[seat].deck, *one.seats[seat].hand))
            for one in (state, plain)
        ]
        if seat in (MUAD_DIB, SHADDAM):
            assert decks[0] == decks[1]
        else:
            assert (decks[0]["experimentation"], decks[0]["dune_the_desert_planet"]) == (2, 0)
            assert decks[1]["dune_the_desert_planet"] == 2
        assert decks[0].total() == 10


@rule("S-MIM-05", "M-IMM-06", "I-END-03")
def test_go_to_11_starts_the_allies_at_0() -> None:
    state = ls.new_game(setup(variants=("go_to_11",)), 3)._state
    assert [int(seat.vp) for seat in state.seats] == [4, 0, 0, 4, 0, 0]
    assert state.rules.vp_goal == 10
    assert [int(seat.vp) for seat in ls.new_game(setup(), 3)._state.seats] == [4, 1, 1, 4, 1, 1]


@rule("I-MIX-12")
@pytest.mark.parametrize("seat", [MUAD_DIB, SHADDAM, M_LEFT])
def test_everybody_has_family_atomics(seat: int) -> None:
    g = six()
    assert [seen(g, one)["family_atomics"] for one in range(6)] == [True] * 6
    record = throne.record_of(g.state)
    assert record is not None
    kept = g.card("long_reach")
    record.cards = packed([kept])
    g.hand(seat, "dagger").turn(seat)
    row = g.names(g.state.row)
    g.do("family atomics")
    assert g.names(g.state.row) != row
    assert list(record.cards) == [kept]  # I-ATM-03
    assert [seen(g, one)["family_atomics"] for one in range(6)] == [one != seat for one in range(6)]
    assert "family atomics" not in g.options()


# --- the two tracks --------------------------------------------------------------------------------------------------


@rule("S-MIM-02", "M-IMM-04")
@pytest.mark.parametrize(("ally", "other"), [(M_LEFT, M_RIGHT), (M_RIGHT, M_LEFT)])
def test_the_activated_ally_researches_and_takes_the_bonus(ally: int, other: int) -> None:
    g = six().hand(MUAD_DIB, RING).turn(MUAD_DIB)
    assert not {"research", "tleilaxu"} & set(seen(g, MUAD_DIB))
    g.send(RING, "research_station", ally)
    settle(g)
    assert (seen(g, ally)["research"], seen(g, other)["research"]) == ("c1", "c0")
    assert specimens(g) == [int(seat == ally) for seat in range(6)]


@rule("S-MIM-02")
def test_the_ally_chooses_the_way_of_the_own_token() -> None:
    g = six().hand(MUAD_DIB, RING).research(M_LEFT, "c2b").turn(MUAD_DIB).send(RING, "research_station", M_LEFT)
    g.do(next(text for text in g.options() if text.startswith("resolve research_station research")))
    assert (g.kind(), g.decider(), g.options()) == ("research", M_LEFT, ["research c3b", "research c3c"])
    g.do("research c3c")
    assert (seen(g, M_LEFT)["tleilaxu"], pieces.specimens_of(g.state, M_LEFT)) == (1, 1)


@rule("S-MIM-02")
def test_the_ally_climbs_the_tleilaxu_track_for_the_commander() -> None:
    g = six().intrigue(SHADDAM, "illicit_dealings").tleilaxu(S_LEFT, 3).hand(SHADDAM, "dagger").turn(SHADDAM)
    before = int(g.seat_of(SHADDAM).vp)
    g.do("intrigue illicit_dealings", f"activate {S_LEFT}")
    assert (seen(g, S_LEFT)["tleilaxu"], int(g.seat_of(S_LEFT).vp), int(g.seat_of(S_LEFT).spice)) == (4, 2, 2)
    assert (int(g.seat_of(SHADDAM).vp), int(g.seat_of(SHADDAM).spice)) == (before, 0)


@rule("S-MIM-03", "M-IMM-05")
@pytest.mark.parametrize("activated", [M_LEFT, M_RIGHT])
def test_a_commander_has_the_markers_of_the_ally_further_on(activated: int) -> None:
    g = six().hand(MUAD_DIB, "bene_tleilax_researcher").research(M_LEFT, "c8a").research(M_RIGHT, "c3a")
    g.turn(MUAD_DIB).reveal(activated)
    assert int(g.seat_of(MUAD_DIB).persuasion) == 3
    assert (seen(g, MUAD_DIB)["markers"], seen(g, M_RIGHT)["markers"], seen(g, SHADDAM)["markers"]) == (2, 0, 0)
    # An icon moves the token of the activated Ally all the same: only that one can be at its end.
    h = six().hand(MUAD_DIB, RING).research(M_LEFT, "c8a").turn(MUAD_DIB).send(RING, "research_station", activated)
    settle(h)
    assert (seen(h, M_RIGHT)["research"], len(h.seat_of(M_LEFT).hand)) == (
        ("c1", 0) if activated == M_RIGHT else ("c0", 1)
    )


# --- specimens -------------------------------------------------------------------------------------------------------


@rule("S-MIM-04", "M-IMM-05")
def test_a_commander_takes_and_spends_specimens_of_the_activated_ally() -> None:
    g = six().hand(MUAD_DIB, "bene_tleilax_lab").turn(MUAD_DIB).send("bene_tleilax_lab", "arrakeen", M_RIGHT)
    settle(g)
    assert specimens(g) == [0, 0, 0, 0, 1, 0]
    assert supplies(g) == (9, 9 - 1 - 1)  # the specimen, and the troop of the space
    h = six().hand(MUAD_DIB, "organ_merchants").specimens(M_LEFT, 2).turn(MUAD_DIB)
    h.send("organ_merchants", "arrakeen", M_RIGHT)
    assert not any("organ_merchants" in text for text in h.options())  # those of the other Ally
    k = six().hand(MUAD_DIB, "organ_merchants").specimens(M_LEFT, 2).turn(MUAD_DIB)
    k.send("organ_merchants", "arrakeen", M_LEFT)
    settle(k)
    assert (int(k.seat_of(MUAD_DIB).solari), specimens(k)) == (4, [0, 0, 1, 0, 0, 0])


@rule("I-MIX-13", "S-MIM-04")
def test_a_commander_acquires_tleilaxu_cards_into_the_own_deck() -> None:
    g = six().hand(SHADDAM, "dagger").specimens(S_LEFT, 5).tleilaxu_row("chairdog", "ghola").tleilaxu_deck("usurp")
    g.turn(SHADDAM).reveal(S_LEFT)
    assert {"acquire chairdog", "acquire ghola", "acquire reclaimed_forces"} <= set(g.options())
    assert "acquire usurp" not in g.options()
    g.do("acquire chairdog")
    assert ("chairdog" in g.names(g.seat_of(SHADDAM).discard), specimens(g)[S_LEFT]) == (True, 3)
    garrison = int(g.seat_of(S_LEFT).garrison)
    g.do("acquire reclaimed_forces")
    g.do(next(text for text in g.options() if "troops" in text))
    assert (int(g.seat_of(S_LEFT).garrison) - garrison, specimens(g)[S_LEFT]) == (2, 0)
    h = six().hand(SHADDAM, "dagger").specimens(S_LEFT, 5).tleilaxu_row("chairdog", "ghola").turn(SHADDAM)
    h.reveal(S_RIGHT)
    assert not {"acquire chairdog", "acquire ghola", "acquire reclaimed_forces"} & set(h.options())


@rule("I-MIX-13")
def test_reclaimed_forces_moves_the_token_of_that_ally() -> None:
    g = six().hand(SHADDAM, "dagger").specimens(S_RIGHT, 3).turn(SHADDAM).reveal(S_RIGHT).do("acquire reclaimed_forces")
    g.do(next(text for text in g.options() if "tleilaxu" in text))
    assert (seen(g, S_RIGHT)["tleilaxu"], seen(g, S_LEFT)["tleilaxu"]) == (1, 0)


@rule("I-SPM-03", "S-REI-05")
def test_each_ally_may_return_specimens_before_troops_are_reinforced() -> None:
    g = six().troops(M_LEFT, 5).specimens(M_LEFT, 5).troops(M_RIGHT, 6).specimens(M_RIGHT, 6).spice(M_LEFT, 2)
    assert supplies(g) == (2, 0)
    g.hand(M_LEFT, "seek_allies").turn(M_LEFT).send("seek_allies", "military_support")
    g.do(next(text for text in g.options() if text.startswith("resolve military_support reinforce")))
    assert (g.kind(), g.decider(), g.options()) == (
        "return_specimens",
        M_LEFT,
        ["return specimens 0", "return specimens 1"],
    )
    g.do("return specimens 1")
    assert (g.kind(), g.decider(), len(g.options())) == ("return_specimens", M_RIGHT, 4)
    g.do("return specimens 2")
    assert (g.kind(), g.decider(), supplies(g)) == ("reinforce", M_LEFT, (3, 2))


@rule("I-SPM-03", "S-CLR-03")
def test_corrino_might_asks_both_allies_for_specimens() -> None:
    g = six().hand(SHADDAM, "emperor_corrino_might").spice(SHADDAM, 3).turn(SHADDAM)
    for ally in (S_LEFT, S_RIGHT):
        g.troops(ally, 8).specimens(ally, 4)
    g.reveal(S_LEFT).do(next(text for text in g.options() if text.startswith("resolve emperor_corrino_might")))
    asked = []
    while g.kind() == "return_specimens":
        asked.append(g.decider())
        g.do(g.options()[-1])
    assert sorted(asked) == sorted((S_LEFT, S_RIGHT))
    assert [int(g.seat_of(ally).garrison) for ally in (S_LEFT, S_RIGHT)] == [10, 10]
    assert [specimens(g)[ally] for ally in (S_LEFT, S_RIGHT)] == [2, 2]


# --- cards -----------------------------------------------------------------------------------------------------------


@rule("S-MIM-02", "I-GRF-04")
def test_a_commander_grafts_and_activates_one_ally() -> None:
    """Planned Coupling has the icon, Contaminator the Tleilaxu icon of its Agent box: the Ally of the arrow moves."""
    g = six().hand(MUAD_DIB, "planned_coupling", "contaminator").turn(MUAD_DIB)
    g.do("agent planned_coupling", "agent planned_coupling + contaminator", f"arrow {M_RIGHT}")
    assert any(text.endswith("> hardy_warriors") for text in g.options())  # the Fremen icon of the partner
    g.do(next(text for text in g.options() if text.endswith("> secrets")))
    settle(g)
    assert (seen(g, M_RIGHT)["tleilaxu"], seen(g, M_LEFT)["tleilaxu"]) == (1, 0)
    assert g.influence_of(M_RIGHT, "bene_gesserit") == 1


@rule("I-CLR-13", "S-ACT-17")
def test_twisted_mentat_brings_back_the_agent_of_a_commander_with_its_arrow() -> None:
    g = six().hand(MUAD_DIB, "twisted_mentat", "dagger").turn(MUAD_DIB)
    before = g.arrows(MUAD_DIB)
    g.do("agent twisted_mentat", "agent twisted_mentat + dagger", f"arrow {M_LEFT}")
    g.do(next(text for text in g.options() if text.endswith("> arrakeen")))
    assert g.arrows(MUAD_DIB) != before
    g.do(next(text for text in g.options() if text.startswith("resolve twisted_mentat")))
    assert (g.arrows(MUAD_DIB), int(g.seat_of(MUAD_DIB).agents)) == (before, 2)
    settle(g)
    g.do("end turn")
    assert (g.kind(), g.decider()) == ("field_troops", M_LEFT)  # what the visit brought stays due, for that Ally


@rule("I-CLR-16", "S-OWN-07")
def test_a_commander_never_loses_troops_for_harvest_cells() -> None:
    g = six().intrigue(MUAD_DIB, "harvest_cells").intrigue(M_LEFT, "harvest_cells").troops(M_LEFT, 0, deployed=4)
    g.first(MUAD_DIB).combat()
    asked = []
    while g.kind() in (
        "combat_intrigue",
        "take_reward",
        "gain_influence",
        "place_spy",
        "choose_effect",
        "after_combat",
    ):
        if g.kind() == "after_combat":
            asked.append(g.decider())
        g.do("pass" if "pass" in g.options() else g.options()[-1])
    assert asked == [M_LEFT]


@rule("S-CMB-08", "I-MRK-02")
@pytest.mark.parametrize(("ally", "swords"), [(M_LEFT, 6), (M_RIGHT, 2)])
def test_vicious_talents_of_a_commander_count_the_markers_of_the_ally_it_is_played_for(ally: int, swords: int) -> None:
    g = six().intrigue(MUAD_DIB, "vicious_talents").research(M_LEFT, "c8b")
    g.troops(M_LEFT, 0, deployed=1).troops(M_RIGHT, 0, deployed=1).first(MUAD_DIB).combat()
    before = g.strength_of(ally)
    g.do("intrigue vicious_talents", f"play for {ally}")
    assert g.strength_of(ally) - before == swords


@rule("S-MIM-06", "M-IMM-07")
def test_shadowy_bargain_gives_a_commander_nothing_in_the_endgame() -> None:
    g = six().vp(MUAD_DIB, 10).intrigue(MUAD_DIB, "shadowy_bargain").tleilaxu(M_LEFT, 3).tleilaxu(M_RIGHT, 3)
    g.first(MUAD_DIB).recall()
    while g.game.decision is not None:
        g.do(next((text for text in g.options() if text.startswith("intrigue")), g.options()[0]))
    assert [seen(g, seat).get("tleilaxu") for seat in range(6)] == [None, 0, 3, None, 3, 0]
    assert pieces.tleilaxu_place(g.state, MUAD_DIB) == 0
    assert [int(g.seat_of(seat).vp) for seat in (MUAD_DIB, M_LEFT, M_RIGHT)] == [10, 1, 1]
    h = six().vp(MUAD_DIB, 10).intrigue(M_LEFT, "shadowy_bargain").tleilaxu(M_LEFT, 3).first(MUAD_DIB).recall()
    h.do("intrigue shadowy_bargain")
    assert int(h.seat_of(M_LEFT).vp) == 2
