"""Narrow cases: positions in which a rule that is nearly right plays otherwise."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.content.ix_hagal.kit import ix_solo, turn
from tests.support.rulemark import rule
from tests.support.scenario import ix, scenario

TECH = "hagal_tech_negotiation"  # a discount of 1


@rule("B-CMB-04", "B-CMB-03")
def test_playing_the_last_card_is_no_pass() -> None:
    g = scenario(3).conflict("skirmish_a")
    g.troops(0, 0, deployed=1).troops(1, 0, deployed=1).intrigue(0, "ambush").intrigue(1, "ambush").first(0).combat()
    g.do("pass")
    g.do("intrigue ambush")  # the last one: seat 1 has nothing left to play, but it has not passed
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    g.do("intrigue ambush")
    assert g.kind() != "combat_intrigue"


@rule("X-CLR-02")
@pytest.mark.parametrize(("ships", "swords"), [(0, 2), (1, 2 + 3 + 1), (2, 2 + 6 + 1)])
def test_a_card_that_gives_no_sword_is_no_sword_card(ships: int, swords: int) -> None:
    # Full-Scale Assault counts dreadnoughts in the Conflict: without one it gives 0 swords.
    card = next(one.id for one in ix(3).state.rules.cards if "assault" in one.id)
    g = ix(3).troops(0, 0, deployed=1).ships(0, deployed=ships).hand(0, "imperial_bashar", card).turn(0)
    g.do("reveal")
    while waiting := [text for text in g.options() if text.startswith("resolve ")]:
        g.do(waiting[0])
    g.do("end turn")
    assert g.seat_of(0).swords == swords


@rule("X-RTC-08")
@pytest.mark.parametrize(("negotiators", "left"), [(1, 0), (2, 1), (5, 4)])
def test_a_rival_sends_no_more_negotiators_than_the_price(negotiators: int, left: int) -> None:
    # Windtraps cost 2, here 1.
    g = ix_solo().stacks(("windtraps", "flagship"), ("artillery",), ()).negotiators(1, negotiators)
    turn(g, TECH, "wealth")
    assert g.tiles_of(1) == ["windtraps"]
    assert g.negotiators_of(g.rival(0)) == left
    assert (g.rival(0).supply, g.rival(0).spice) == (12 - left, 0)


@rule("B-SET-08", "H-SOL-09")
def test_nobody_is_dealt_the_leader_of_a_rival() -> None:
    rivals = ("earl_memnon_thorvald", "glossu_the_beast_rabban")
    seen = set()
    for seed in range(60):
        game = ls.new_game(ls.Setup(players=1, rivals=rivals, difficulty="mercenary"), seed)
        seen.add(str(game.view(0)["seats"][0]["leader"]))  # type: ignore[index]
    assert len(seen) == 6  # all others
    assert not seen & set(rivals)


@rule("B-DCK-04", "B-REV-07")
def test_drawing_from_nothing_in_the_reveal_turn() -> None:
    # The whole deck is revealed: nothing is left to draw, and nothing else is revealed in its place.
    g = scenario(3).hand(0, "dagger").deck(0).discard(0).intrigue(0, "poison_snooper").influence(0, "emperor", 2)
    g.intrigue(0, "refocus").turn(0).do("reveal")
    before = g.names(g.seat_of(0).play)
    try:
        g.do("intrigue refocus")
    except Exception as error:  # the draw is lost, nothing more: no card there must not be an error
        pytest.fail(f"drawing from nothing: {error!r}")
    assert g.names(g.seat_of(0).play) == before == ["dagger"]
    assert (g.seat_of(0).hand, g.kind()) == (g.seat_of(0).deck, "acquire")
    assert "card_drawn" not in g.events()[-3:]


@rule("F-LDR-03", "B-CLR-01")
def test_the_baron_counts_one_turn_and_not_combat() -> None:
    g = ix(3, leaders=("baron_vladimir_harkonnen", "paul_atreides", "duke_leto_atreides"))
    g.hand(0, "dagger").troops(0, 4).intrigue(0, "rapid_mobilization", "second_wave", "ambush").conflict("skirmish_a")
    for seat in (1, 2):
        g.hand(seat)
        g.state.seats[seat].revealed = 1
    g.turn(0).do("reveal", "intrigue rapid_mobilization", "deploy 3")
    assert g.seat_of(0).secret_shown == 0
    g.do("end turn")
    assert g.kind() == "combat_intrigue"
    g.do("intrigue second_wave", "deploy 1")
    # Three in the turn and one in Combat are not four in a turn.
    assert (g.seat_of(0).conflict, g.seat_of(0).secret_shown) == (4, 0)


@rule("B-REV-04", "B-ICO-26")
@pytest.mark.parametrize("kept", [True, False])
def test_a_bond_card_trashed_before_its_line(kept: bool) -> None:
    # Crysknife's Fremen Bond needs another Fremen card in play when its line is resolved.
    g = ix(3).hand(0, "crysknife", "stilgar").tiles(0, "disposal_facility").influence(0, "fremen", 0).turn(0)
    g.persuasion(0, 6).do("reveal")
    line = "resolve crysknife influence fremen"
    assert line in g.options()
    if not kept:
        g.do(next(text for text in g.options() if "disposal_facility" in text), "trash stilgar play")
    assert (line in g.options()) == kept


@rule("B-ICO-26", "B-REV-04")
def test_the_line_of_a_trashed_bond_card_looks_at_the_others() -> None:
    # Crysknife itself is gone; Stilgar, who is still in play, is another Fremen card for its line.
    g = ix(3).hand(0, "crysknife", "stilgar").tiles(0, "disposal_facility").influence(0, "fremen", 0).turn(0)
    g.persuasion(0, 6).do("reveal")
    g.do(next(text for text in g.options() if "disposal_facility" in text), "trash crysknife play")
    g.do("resolve crysknife influence fremen")
    assert g.influence_of(0, "fremen") == 1


@rule("F-LDR-08")
@pytest.mark.parametrize("offered", [True, False])
def test_a_reserved_card_at_the_limit_of_a_free_acquisition(offered: bool) -> None:
    g = scenario(3, leaders=("helena_richese", "paul_atreides", "duke_leto_atreides"))
    limit = 3
    costs = {one.id: one.cost for one in g.state.rules.cards}
    exact = next(name for name, price in costs.items() if price == limit)
    above = next(name for name, price in costs.items() if price == limit + 1)
    name = exact if offered else above
    # Nothing else on offer costs so little: the Reserve is empty, the Row dear.
    dear = [one for one, price in costs.items() if price is not None and price > 6][:5]
    g.row(name, *dear[:4]).hand(0, "signet_ring").intrigue(0, "bypass_protocol").spice(0, 0)
    g.state.reserve = type(g.state.reserve)([0 for _ in g.state.reserve])
    g.turn(0).do("agent signet_ring > arrakeen")
    g.do(next(text for text in g.options() if "reserve" in text))
    g.do(f"reserve {name}")
    g.imperium_deck()
    if not offered:
        assert "intrigue bypass_protocol" not in g.options()
        return
    g.do("intrigue bypass_protocol")
    while g.kind() == "choose_effect":
        g.do(g.options()[0])
    assert g.options() == [f"acquire {name} aside"]
