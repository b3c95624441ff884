"""Six players: reinforcing, trading, the Throne Row, Swordmasters (S-REI, S-TRD, S-THR, S-SWM)."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad as ls
from landsraad.content.six_player import board
from landsraad.content.six_player.decks import SHADDAM as SHADDAMS_NAME
from landsraad.content.six_player.module import MODULE
from landsraad.engine.mechanics.throne import INSTEAD_OF_HOOKS, SETUP, Throne
from tests.support.rulemark import rule
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, S_RIGHT, SHADDAM, Six, dealt, six

TENT = "emperor_imperial_tent"
ATTENTION = "muad_dib_demand_attention"


# --- reinforce -------------------------------------------------------------------------------


def reinforced(seat: int, *, left: int = 3, right: int = 3) -> Six:
    """A player of Muad'Dib's team sends an Agent to Military Support; the Allies have troops in the Garrison."""
    card = ATTENTION if seat == MUAD_DIB else "diplomacy"
    g = six().troops(M_LEFT, left).troops(M_RIGHT, right).spice(seat, 2).hand(seat, card).turn(seat)
    return g.send(card, "military_support", M_RIGHT).do("resolve military_support reinforce")


def troops(g: Six, seat: int) -> tuple[int, int, int]:
    """Return the troops of a seat: Supply, Garrison, Conflict."""
    one = g.seat_of(seat)
    return int(one.supply), int(one.garrison), int(one.conflict)


@rule("S-REI-01", "S-ICO-03", "S-SPC-02")
@pytest.mark.parametrize("n", range(4))
def test_a_commander_divides_three_troops_between_the_allies(n: int) -> None:
    g = reinforced(MUAD_DIB)
    assert (g.kind(), g.decider()) == ("reinforce", MUAD_DIB)
    assert g.options() == [f"reinforce {k}" for k in range(4)]
    g.do(f"reinforce {n}")
    assert sum(troops(g, M_LEFT)) == sum(troops(g, M_RIGHT)) == 12
    assert troops(g, M_LEFT)[0] == 9 - n
    assert troops(g, M_RIGHT)[0] == 9 - (3 - n)
    assert int(g.seat_of(MUAD_DIB).spice) == 0


@rule("S-REI-02", "S-REI-03", "S-REI-04")
def test_each_ally_decides_about_deploying_them_at_once() -> None:
    g = reinforced(MUAD_DIB).do("reinforce 1")
    assert (g.kind(), g.decider(), g.options()) == ("send_in", M_LEFT, ["send in 0", "send in 1"])
    g.do("send in 1")
    assert (g.kind(), g.decider()) == ("send_in", M_RIGHT)
    assert g.options() == ["send in 0", "send in 1", "send in 2"]  # none of the Garrison besides
    g.do("send in 2")
    assert (troops(g, M_LEFT), troops(g, M_RIGHT)) == ((8, 3, 1), (7, 3, 2))
    assert g.decider() == MUAD_DIB
    assert "ally deploys" not in g.options()
    g.do("resolve military_support influence great_houses", "end turn")
    assert g.kind() != "field_troops"


@rule("S-REI-02", "S-REI-04")
def test_what_stays_behind_cannot_be_deployed_later_in_the_turn() -> None:
    g = reinforced(M_LEFT).do("reinforce 3", "send in 1")
    assert troops(g, M_LEFT) == (6, 5, 1)
    assert not [text for text in g.options() if text.startswith("deploy")]


@rule("S-REI-01", "S-REI-03")
def test_an_ally_divides_them_between_itself_and_the_other() -> None:
    g = reinforced(M_RIGHT).do("reinforce 1")
    assert (g.decider(), g.options()) == (M_LEFT, ["send in 0", "send in 1", "send in 2"])
    g.do("send in 0")
    assert g.decider() == M_RIGHT
    g.do("send in 1")
    assert (troops(g, M_RIGHT), troops(g, M_LEFT)) == ((8, 3, 1), (7, 5, 0))
    assert int(g.seat_of(MUAD_DIB).garrison) == 0


@rule("S-REI-05")
def test_too_few_in_a_supply_go_to_the_other_or_are_lost() -> None:
    g = reinforced(MUAD_DIB, left=11, right=3)
    assert g.options() == ["reinforce 0", "reinforce 1"]
    g.do("reinforce 1", "send in 0", "send in 0")
    assert (troops(g, M_LEFT), troops(g, M_RIGHT)) == ((0, 12, 0), (7, 5, 0))
    g = reinforced(MUAD_DIB, left=3, right=12).do("reinforce 1", "send in 0")
    assert (troops(g, M_LEFT), troops(g, M_RIGHT)) == ((8, 4, 0), (0, 12, 0))
    assert g.kind() == "resolve"


# --- trade -------------------------------------------------------------------------------


def trading(seat: int = M_LEFT) -> Six:
    """A player sends an Agent to Economic Support and trades."""
    card = ATTENTION if seat == MUAD_DIB else "diplomacy"
    g = six()
    for one in range(6):
        g.spice(one, 0).water(one, 0).solari(one, 0)
    g.spice(seat, 4).water(seat, 2).intrigue(seat, "impress", "cunning").hand(seat, card).turn(seat)
    return g.send(card, "economic_support", M_LEFT).do("resolve economic_support trade")


@rule("S-TRD-01", "S-ICO-02", "S-SPC-03")
def test_a_player_chooses_one_teammate() -> None:
    g = trading()
    assert (g.kind(), g.decider()) == ("trade_with", M_LEFT)
    assert g.options() == [f"trade with {MUAD_DIB}", f"trade with {M_RIGHT}", "pass"]
    assert int(g.seat_of(M_LEFT).spice) == 5  # the spice of the space comes first


@rule("S-TRD-01", "S-TRD-04", "S-TRD-07")
def test_a_trade_accepted() -> None:
    g = trading().solari(M_RIGHT, 3).do(f"trade with {M_RIGHT}")
    assert g.options() == ["give spice", "give water", "give intrigue", "give pass"]
    g.do("give spice")
    assert g.options() == [f"give {n}" for n in range(1, 6)]
    g.do("give 4")
    assert int(g.seat_of(M_RIGHT).spice) == 0  # nothing changes hands before the answer
    assert (g.kind(), g.decider()) == ("choose_gift", M_RIGHT)
    assert g.options() == ["give solari", "give pass"]
    g.do("give solari", "give 2")
    assert (int(g.seat_of(M_LEFT).spice), int(g.seat_of(M_LEFT).solari)) == (1, 2)
    assert (int(g.seat_of(M_RIGHT).spice), int(g.seat_of(M_RIGHT).solari)) == (4, 1)
    assert g.decider() == M_LEFT


@rule("S-TRD-03")
def test_a_trade_refused() -> None:
    g = trading().solari(M_RIGHT, 3).do(f"trade with {M_RIGHT}", "give spice", "give 1", "give pass")
    assert (int(g.seat_of(M_LEFT).spice), int(g.seat_of(M_RIGHT).spice)) == (4, 1)  # a gift all the same
    assert int(g.seat_of(M_RIGHT).solari) == 3
    g = trading().solari(M_RIGHT, 3).do(f"trade with {M_RIGHT}", "give pass", "give pass")
    assert (int(g.seat_of(M_LEFT).spice), int(g.seat_of(M_RIGHT).solari)) == (5, 3)


@rule("S-TRD-02", "S-TRD-04", "S-TRD-07")
def test_intrigue_cards_change_hands_unseen_by_the_others() -> None:
    g = trading().water(M_RIGHT, 1).do(f"trade with {M_RIGHT}", "give intrigue")
    assert g.options() == ["give card cunning", "give card impress"] or g.options() == [
        "give card impress",
        "give card cunning",
    ]
    g.do("give card impress")
    assert "pass" in g.options()
    view: Any = g.game.view(M_RIGHT)
    assert view["trade"]["wrapped"][0] is None
    assert view["trade"]["gifts"][0] == {"goods": "intrigue", "n": 1}
    g.do("give card cunning", "give water", "give 1")
    assert sorted(g.intrigue_names(g.seat_of(M_RIGHT).intrigue)) == ["cunning", "impress"]
    assert (len(g.seat_of(M_LEFT).intrigue), int(g.seat_of(M_LEFT).water)) == (0, 3)
    for seat, seen in ((M_LEFT, True), (M_RIGHT, True), (S_LEFT, False), (MUAD_DIB, False), (None, False)):
        told = [event.what for event in g.game.events(0, seat) if event.kind == "intrigue_given"]
        assert (None not in told) is seen
    known: Any = g.game.view(M_LEFT)["known"]
    assert {card["card"] for card in known["intrigue"]} == {"cunning", "impress"}


@rule("S-TRD-02", "S-TRD-01")
def test_one_kind_only_and_only_what_one_has() -> None:
    g = trading(MUAD_DIB).do(f"trade with {M_LEFT}", "give water", "give 2")
    assert (g.kind(), g.decider(), g.options()) == ("choose_gift", M_LEFT, ["give pass"])
    g.do("give pass")
    assert int(g.seat_of(M_LEFT).water) == 2
    assert g.kind() == "resolve"


@rule("S-TRD-05")
def test_goods_are_exchanged_at_no_other_time() -> None:
    g = six().spice(M_LEFT, 4).hand(M_LEFT, "diplomacy").turn(M_LEFT)
    assert not [text for text in g.options() if text.startswith(("trade", "give"))]
    for space in ("deliver_supplies", "expedition", "secrets"):
        g.empty_board().hand(M_LEFT, "diplomacy").turn(M_LEFT).send("diplomacy", space)
        assert not [text for text in g.options() if "trade" in text or text.startswith("give")]


@rule("S-TRD-06", "S-SWM-08")
def test_command_respect_trades_once_the_swordmaster_is_gained() -> None:
    card = "muad_dib_command_respect"
    g = six().hand(MUAD_DIB, card).spice(MUAD_DIB, 2).turn(MUAD_DIB).send(card, "carthag", M_LEFT)
    assert not [text for text in g.options() if card in text]
    g = six().hand(MUAD_DIB, card).spice(MUAD_DIB, 2).swordmaster(MUAD_DIB).turn(MUAD_DIB)
    g.send(card, "carthag", M_LEFT).do(f"resolve {card} pay trash_self")
    assert g.kind() == "trade_with"
    assert card in g.names(g.state.trashed)
    g.do(f"trade with {M_RIGHT}", "give spice", "give 2", "give pass")
    assert int(g.seat_of(M_RIGHT).spice) == 2


# --- Throne Row -------------------------------------------------------------------------------


def rowed() -> Six:
    """A Row with a Fremen card; Shaddam holds the Imperial Tent."""
    g = six()
    cards = {card.id: card for card in g.state.rules.cards}
    fremen = next(card.id for card in cards.values() if card.factions == (3,) and card.pile == "imperium")
    return g.row("covert_operation", "paracompass", fremen, "dangerous_rhetoric", "double_agent")


def fremen_of(g: Six) -> str:
    """Return the Fremen card of the Row."""
    return g.names(g.state.row)[2]


def throne(g: Six) -> Any:
    """Return the Throne Row as everybody sees it."""
    return g.game.view(None)["throne_row"]


@rule("S-THR-01", "S-THR-02", "S-CLR-01")
def test_imperial_tent_moves_a_card_that_is_not_of_the_fremen() -> None:
    g = rowed().imperium_deck("public_spectacle").hand(SHADDAM, TENT).turn(SHADDAM)
    fremen = fremen_of(g)
    g.send(TENT, "vast_wealth", S_LEFT)
    assert "end turn" not in g.options()  # mandatory
    g.do(f"resolve {TENT} to_throne")
    assert f"to throne {fremen}" not in g.options()
    assert "decline" not in g.options()
    assert len(g.options()) == 4
    g.do("to throne paracompass")
    assert throne(g) == ["paracompass"]
    assert sorted(g.names(g.state.row)) == sorted(
        ["covert_operation", fremen, "dangerous_rhetoric", "double_agent", "public_spectacle"]
    )


@rule("S-CLR-01")
def test_without_another_card_the_tent_does_nothing() -> None:
    g = rowed()
    fremen = fremen_of(g)
    g.row(fremen, fremen).imperium_deck().hand(SHADDAM, TENT).turn(SHADDAM).send(TENT, "vast_wealth", S_LEFT)
    assert f"resolve {TENT} to_throne" not in g.options()
    g.do("resolve vast_wealth influence emperor", "end turn")
    assert throne(g) == []


@rule("S-CLR-01")
def test_a_card_of_the_fremen_and_another_faction_stays() -> None:
    g = six()
    both = [card.id for card in g.state.rules.cards if 3 in card.factions and len(card.factions) > 1]
    assert both
    g.row(both[0], "paracompass").hand(SHADDAM, TENT).turn(SHADDAM).send(TENT, "vast_wealth", S_LEFT)
    g.do(f"resolve {TENT} to_throne")
    assert g.options() == ["to throne paracompass"]


@rule("S-THR-03", "S-THR-05")
@pytest.mark.parametrize(
    ("seat", "may"), [(SHADDAM, True), (S_LEFT, True), (S_RIGHT, True), (M_LEFT, False), (0, False)]
)
def test_only_shaddams_team_acquires_from_it_at_the_normal_cost(seat: int, may: bool) -> None:
    g = rowed().hand(SHADDAM, TENT).turn(SHADDAM).send(TENT, "vast_wealth", S_LEFT)
    g.do(f"resolve {TENT} to_throne", "to throne paracompass", "resolve vast_wealth influence emperor", "end turn")
    g.hand(seat).persuasion(seat, 3).turn(seat).reveal(4 if seat == 0 else S_LEFT)
    assert "acquire paracompass aside" not in g.options()  # it costs 4
    g.persuasion(seat, 4).turn(seat).reveal(4 if seat == 0 else S_LEFT)
    assert ("acquire paracompass aside" in g.options()) is may
    if may:
        row = g.names(g.state.row)
        g.do("acquire paracompass aside")
        assert "paracompass" in g.names(g.seat_of(seat).discard)
        assert throne(g) == []
        assert int(g.seat_of(seat).persuasion) == 0
        assert g.names(g.state.row) == row  # nothing is refilled for it


@rule("S-THR-05")
def test_it_has_no_limit_and_stays_over_the_rounds() -> None:
    g = rowed()
    for name in ("covert_operation", "paracompass", "dangerous_rhetoric", "double_agent"):
        g.empty_board().agents(SHADDAM, 2).hand(SHADDAM, TENT).turn(SHADDAM).send(TENT, "vast_wealth", S_LEFT)
        g.do(f"resolve {TENT} to_throne", f"to throne {name}")
    assert throne(g) == ["covert_operation", "paracompass", "dangerous_rhetoric", "double_agent"]
    g.recall()
    assert len(throne(g)) == 4


@rule("S-THR-04", "S-THR-06")
def test_effects_on_the_imperium_row_do_not_touch_it_but_acquiring_by_cost_does() -> None:
    g = rowed().hand(SHADDAM, TENT).turn(SHADDAM).send(TENT, "vast_wealth", S_LEFT)
    g.do(f"resolve {TENT} to_throne", "to throne covert_operation", "resolve vast_wealth influence emperor", "end turn")
    g.row("paracompass").imperium_deck().intrigue(S_LEFT, "manipulate", "inspire_awe").turn(S_LEFT)
    g.do("intrigue manipulate")
    assert g.options() == ["reserve paracompass"]
    g.turn(S_LEFT).intrigue(S_LEFT, "inspire_awe").turn(S_LEFT).do("intrigue inspire_awe")
    assert "acquire covert_operation aside" in g.options()  # it costs 3
    g.do("acquire covert_operation aside")
    assert throne(g) == []
    assert "covert_operation" in g.names(g.seat_of(S_LEFT).discard)


@rule("S-THR-01")
def test_the_board_lets_shaddam_move_one_card_before_the_first_round() -> None:
    game = dealt(2)
    assert (game._state.round, game.seat) == (0, SHADDAM)
    assert game.decision is not None
    assert game.decision.kind == "to_throne"
    texts = [option.text for option in game.decision.options]
    assert texts[-1] == "decline"
    game.apply_text(texts[0])
    assert len(game.view(None)["throne_row"]) == 1  # type: ignore[arg-type]
    assert len(game.view(None)["row"]) == 5  # type: ignore[arg-type]
    assert int(game._state.round) == 1
    declined = dealt(2)
    declined.apply_text("decline")
    assert declined.view(None)["throne_row"] == []


@rule("S-THR-01")
def test_the_other_reading_is_one_line_of_data() -> None:
    from dataclasses import replace

    from landsraad.content.boxes import BOXES
    from landsraad.engine.building.ruleset import build
    from landsraad.engine.round.deal import deal

    assert board.THRONE_TIMING == SETUP
    rooms = tuple(room for room in MODULE.mechanics if not isinstance(room, Throne))
    other = replace(
        MODULE,
        spaces=board.spaces(INSTEAD_OF_HOOKS),
        mechanics=(*rooms, Throne(SHADDAMS_NAME, INSTEAD_OF_HOOKS)),
    )
    rules = build([BOXES["uprising"], BOXES["choam"], other])
    s = deal(rules, 6, (None,) * 6, 1)
    assert s.round == 1  # nothing is asked before the first round
    node = next(space for space in rules.spaces if space.id == "sietch_tabr").effects[0]
    assert [part.op for part in node.branches[0]].count(166) == 1
    with pytest.raises(ls.ContentError):
        build([BOXES["uprising"], other])  # it needs CHOAM


# --- Swordmasters -------------------------------------------------------------------------------


def swordsman(seat: int, *, sent: bool) -> Six:
    """A player has a Swordmaster; with ``sent`` all Agents are sent this round."""
    g = six().swordmaster(seat)
    if seat in (MUAD_DIB, SHADDAM):
        card = "muad_dib_usul" if seat == MUAD_DIB else "emperor_imperial_ornithopter"
        g.hand(seat, card).turn(seat)
        if sent:
            g.do(f"agent {card}", "arrow swordmaster", f"arrow to {(seat + 2) % 6}", f"agent {card} > carthag")
        else:
            g.send(card, "carthag", (seat + 2) % 6)
        return g
    cards = ("dagger", "reconnaissance", "diplomacy")
    spaces = ("assembly_hall", "carthag", "deliver_supplies")
    for card, space in list(zip(cards, spaces, strict=True))[: 3 if sent else 2]:
        g.hand(seat, card).turn(seat).send(card, space)
    return g


def agents_next_round(g: Six, seat: int) -> int:
    """Return the Agents of a seat in the next round."""
    return int(g.recall().seat_of(seat).agents)


@rule("S-SWM-01", "S-SWM-02")
@pytest.mark.parametrize("seat", [M_LEFT, MUAD_DIB, SHADDAM])
def test_a_swordmaster_that_was_sent_leaves_the_game(seat: int) -> None:
    g = swordsman(seat, sent=True)
    assert agents_next_round(g, seat) == 2
    view: Any = g.game.view(None)
    assert (view["seats"][seat]["swordmaster_gone"], view["seats"][seat]["swordmaster"]) == (True, True)
    assert "swordmaster_gone" in g.events()
    assert agents_next_round(g.conflict_deck("propaganda", "shadow_contest"), seat) == 2


@rule("S-SWM-02")
@pytest.mark.parametrize("seat", [M_LEFT, MUAD_DIB, SHADDAM])
def test_one_not_sent_is_kept(seat: int) -> None:
    g = swordsman(seat, sent=False)
    assert agents_next_round(g, seat) == 3
    if seat == MUAD_DIB:
        assert [arrow["here"] for arrow in g.arrows(seat)] == [True, True, True]


@rule("S-SWM-02")
def test_a_commanders_swordmaster_cannot_be_sent_again() -> None:
    g = swordsman(MUAD_DIB, sent=True).recall()
    g.hand(MUAD_DIB, "muad_dib_usul").turn(MUAD_DIB).do("agent muad_dib_usul")
    assert g.options() == [f"arrow {M_LEFT}", f"arrow {M_RIGHT}"]


@rule("S-SWM-01", "S-SWM-04")
def test_a_leader_that_is_turned_over_keeps_to_it() -> None:
    leaders = ("muad_dib", "lady_margot_fenring", "lady_jessica", "shaddam_corrino_iv", "gurney_halleck", None)
    g = six(leaders=leaders).swordmaster(M_LEFT).memories(M_LEFT, 1).hand(M_LEFT, "diplomacy").turn(M_LEFT)
    g.send("diplomacy", "secrets")
    g.do(next(text for text in g.options() if text.startswith("resolve lady_jessica")))
    assert g.state.rules.leaders[g.seat_of(M_LEFT).leader].id == "reverend_mother_jessica"
    g.troops(M_LEFT, 0, 1).hand(M_LEFT).turn(M_LEFT).do("reveal")
    assert int(g.seat_of(M_LEFT).swords) == 2


@rule("S-SWM-04", "S-SWM-03")
def test_the_token_gives_two_swords_in_each_reveal_turn() -> None:
    g = swordsman(M_LEFT, sent=True).troops(M_LEFT, 0, 1)
    for _ in range(2):
        g.recall().conflict_deck("propaganda", "shadow_contest").troops(M_LEFT, 0, 1)
        g.swords(M_LEFT, 0).hand(M_LEFT).turn(M_LEFT).do("reveal", "end turn")
        assert g.marker_of(M_LEFT) == 2 + 2


@rule("S-SWM-05")
@pytest.mark.parametrize("ally", [M_LEFT, M_RIGHT])
def test_a_commanders_swords_go_to_the_ally_activated_then(ally: int) -> None:
    g = six().swordmaster(MUAD_DIB).hand(MUAD_DIB, "muad_dib_usul").turn(MUAD_DIB).reveal(ally)
    assert [int(g.seat_of(seat).swords) for seat in (MUAD_DIB, M_LEFT, M_RIGHT)] == [
        0,
        2 * (ally == M_LEFT),
        2 * (ally == M_RIGHT),
    ]


@rule("S-SWM-06")
def test_they_are_worth_nothing_without_a_unit() -> None:
    g = six().swordmaster(M_LEFT).troops(M_LEFT, 3).hand(M_LEFT).turn(M_LEFT).do("reveal", "end turn")
    assert (g.marker_of(M_LEFT), int(g.seat_of(M_LEFT).swords)) == (0, 0)


@rule("S-SWM-07", "S-SPC-08")
def test_the_swordmaster_costs_eight_then_six_and_comes_once() -> None:
    g = six().solari(M_LEFT, 7)
    assert g.open_to(M_LEFT, "dagger", "swordmaster") == []
    g.solari(M_LEFT, 8)
    assert g.open_to(M_LEFT, "dagger", "swordmaster") == ["swordmaster"]
    g.do("agent dagger > swordmaster")
    assert (int(g.seat_of(M_LEFT).solari), int(g.seat_of(M_LEFT).swordmaster)) == (0, 1)
    g.empty_board().solari(M_LEFT, 9).solari(S_LEFT, 6)
    assert g.open_to(M_LEFT, "dagger", "swordmaster") == []
    assert g.open_to(S_LEFT, "dagger", "swordmaster") == ["swordmaster"]
    g.do("agent dagger > swordmaster")
    assert int(g.seat_of(S_LEFT).solari) == 0


@rule("S-SWM-07")
def test_the_price_stays_low_and_the_space_closed_after_the_swordmaster_is_gone() -> None:
    g = swordsman(M_LEFT, sent=True).recall().solari(S_LEFT, 6).solari(M_LEFT, 9)
    assert g.open_to(S_LEFT, "dagger", "swordmaster") == ["swordmaster"]


@rule("S-SWM-08")
def test_paracompass_asks_for_the_token_only() -> None:
    for has, persuasion in ((True, 3 + 2), (False, 2 + 2)):
        g = six().council(M_LEFT)
        if has:
            g = swordsman(M_LEFT, sent=True).recall().council(M_LEFT)
        g.hand(M_LEFT, "paracompass").persuasion(M_LEFT, 0).turn(M_LEFT).do("reveal")
        assert int(g.seat_of(M_LEFT).persuasion) == persuasion


@rule("S-SWM-08")
def test_devastating_assault_asks_for_the_token() -> None:
    card = "emperor_devastating_assault"
    g = six().hand(SHADDAM, card).solari(SHADDAM, 3).turn(SHADDAM).reveal(S_LEFT)
    assert not [text for text in g.options() if card in text]
    g = six().swordmaster(SHADDAM).hand(SHADDAM, card).solari(SHADDAM, 3).turn(SHADDAM).reveal(S_LEFT)
    g.do(f"resolve {card} pay solari 3")
    assert int(g.seat_of(S_LEFT).swords) == 2 + 5
