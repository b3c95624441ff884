"""X-VAR: the optional variants of the solo game, and the Epic game with House Hagal."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.core.rng import Rng, seeded
from tests.content.house_hagal.kit import LEVELS, strength_of
from tests.content.ix_hagal.kit import ix_duel, ix_solo, troops_of
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix

DICE, BRUTAL = "imperium_row_dice", "brutal_escalation"
ROW = ("appropriate", "bounty_hunter", "choam_delegate", "court_intrigue", "desert_ambush")
DECK = ("jamis", "local_fence", "sayyadina", "shai_hulud")
FACES = range(1, 7)


def loaded(one: int, two: int) -> Rng:
    """Return a stream of random numbers whose first two dice show these faces."""
    for seed in range(10_000):
        stream = seeded(seed, "dice")
        if (stream.below(6) + 1, stream.below(6) + 1) == (one, two):
            return seeded(seed, "dice")
    raise AssertionError("no such dice")


def revealing(variants: tuple[str, ...] = (DICE,), level: str = "mercenary") -> Scenario:
    """Return a position in which the human can take the last turn of the round: a Reveal turn."""
    g = ix_solo(variants=variants, difficulty=level).row(*ROW).imperium_deck(*DECK)
    for rival in g.record.rivals:
        rival.agents = 0
    return g.agents(0, 0).turn(0)


def dice(g: Scenario) -> list[int]:
    """Return the dice rolled so far."""
    return [int(event.amount or 0) for event in g.game.events() if event.kind == "dice_rolled"]


def row(g: Scenario) -> list[str]:
    """Return the Imperium Row from the left."""
    return g.names(g.state.row)


# --- X-VAR-01 ------------------------------------------------------------------------------------------------------


@rule("X-VAR-01")
@pytest.mark.parametrize(
    ("variants", "rolls", "swords"), [((), 0, 4), ((DICE,), 2, 4), ((BRUTAL,), 0, 7), ((DICE, BRUTAL), 2, 7)]
)
@pytest.mark.parametrize("level", LEVELS)
def test_each_variant_on_its_own(variants: tuple[str, ...], rolls: int, swords: int, level: str) -> None:
    g = revealing(variants, level).conflict("battle_for_carthag").rival_troops(0, 0, 1).rival_deck("conspire", "wealth")
    g.do("reveal").troops(0, 0, 1).intrigue(0, "ambush").do("end turn")
    assert g.kind() == "combat_intrigue"
    assert len(dice(g)) == rolls
    assert g.rival(0).swords == swords


# --- dice and the Imperium Row ---------------------------------------------------------------------------------------


@rule("X-VAR-02", "X-VAR-03", "X-VAR-04")
@pytest.mark.parametrize("one", FACES)
@pytest.mark.parametrize("two", FACES)
def test_dice_trash_cards_of_the_row(one: int, two: int) -> None:
    g = revealing()
    g.do("reveal")
    g.state.rng = loaded(one, two)
    g.do("end turn")
    assert dice(g) == [one, two]
    # Both positions are those of the Row as it lay; a 6 is no position, and a double is one.
    hit = {one, two} - {6}
    left = [card for at, card in enumerate(ROW, 1) if at not in hit]
    assert row(g) == left + list(DECK[: len(hit)])
    trashed = [event.what for event in g.game.events() if event.kind == "row_trashed"]
    assert sorted(str(card) for card in trashed) == sorted(ROW[at - 1] for at in hit)


@rule("X-VAR-02")
def test_dice_after_acquiring() -> None:
    g = revealing().persuasion(0, 1)
    g.do("reveal", "acquire bounty_hunter")
    bought = row(g)
    assert "bounty_hunter" not in bought
    assert dice(g) == []
    g.state.rng = loaded(2, 6)
    g.do("end turn")
    # The second card of the Row as refilled after the purchase.
    assert bought[1] not in row(g)
    assert [card for card in bought if card in row(g)] == [bought[0], *bought[2:]]


@rule("X-VAR-02")
def test_no_dice_after_an_agent_turn() -> None:
    g = ix_solo(variants=(DICE,)).row(*ROW).imperium_deck(*DECK).agents(0, 2).hand(0, "dagger")
    for rival in g.record.rivals:
        rival.agents = 0
    g.turn(0).do("agent dagger > tech_negotiation")
    while "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")
    assert (dice(g), row(g)) == ([], list(ROW))


@rule("X-VAR-02")
def test_no_dice_after_a_turn_of_a_rival() -> None:
    g = ix_solo(variants=(DICE,)).row(*ROW).imperium_deck(*DECK).rival_deck("wealth", "secrets")
    g.rival(0).agents, g.rival(1).agents = 1, 0
    g.rival_turn(0)
    assert (g.kind(), dice(g), row(g)) == ("play_card", [], list(ROW))


@rule("X-VAR-02")
def test_no_dice_without_the_variant() -> None:
    g = revealing(()).do("reveal", "end turn")
    assert (dice(g), row(g)) == ([], list(ROW))


@rule("X-VAR-04")
@pytest.mark.parametrize("cards", [0, 1])
def test_row_that_cannot_be_filled(cards: int) -> None:
    g = revealing().imperium_deck(*DECK[:cards])
    g.do("reveal")
    g.state.rng = loaded(1, 4)
    g.do("end turn")
    assert row(g) == ["bounty_hunter", "choam_delegate", "desert_ambush", *DECK[:cards]]


# --- Brutal Escalation -----------------------------------------------------------------------------------------------


def battle(conflict: str, variants: tuple[str, ...] = (BRUTAL,), level: str = "mercenary") -> Scenario:
    """Return the start of Combat: both Rivals may take part, the human is asked first."""
    g = ix_solo(variants=variants, difficulty=level).conflict(conflict)
    g.rival_deck("conspire", "wealth", "heighliner", "foldspace", "secrets")
    return g.troops(0, garrison=0, deployed=1).intrigue(0, "ambush").first(0)


@rule("X-VAR-05")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("conflict", "swords", "cards"),
    [
        ("skirmish_a", (4, 3), 2),
        ("trade_monopoly", (4, 3), 2),
        ("economic_supremacy", (4 + 3, 6 + 1), 4),
        ("battle_for_carthag", (4 + 3, 6 + 1), 4),
    ],
)
def test_two_cards_in_a_conflict_three(conflict: str, swords: tuple[int, int], cards: int, level: str) -> None:
    g = battle(conflict, level=level).rival_troops(0, 0, 1).rival_troops(1, 0, 2).combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert (strength_of(g, 1), strength_of(g, 2)) == (2 + swords[0], 4 + swords[1])
    assert len(g.record.pile) == cards


@rule("X-VAR-05")
def test_only_rivals_that_take_part_reveal() -> None:
    g = battle("economic_supremacy").rival_troops(0, garrison=4).rival_troops(1, 0, 2).combat()
    assert (strength_of(g, 1), strength_of(g, 2)) == (0, 4 + 4 + 3)
    assert g.rival_names(g.record.pile) == ["conspire", "wealth"]


@rule("X-VAR-05")
def test_a_dreadnought_is_enough_to_take_part() -> None:
    g = battle("economic_supremacy").ships(1, deployed=1).combat()
    assert strength_of(g, 1) == 3 + 4 + 3


@rule("X-VAR-05")
def test_one_card_without_the_variant() -> None:
    g = battle("economic_supremacy", ()).rival_troops(0, 0, 1).rival_troops(1, 0, 2).combat()
    assert (strength_of(g, 1), strength_of(g, 2)) == (2 + 4, 4 + 3)


# --- Epic game with House Hagal --------------------------------------------------------------------------------------


@rule("X-EPC-07", "H-2PS-02")
@pytest.mark.parametrize("epic", [False, True])
def test_house_hagal_starts_without_troops(epic: bool) -> None:
    g = ix(2, epic=epic)
    assert [int(seat.garrison) for seat in g.state.seats] == ([5, 5] if epic else [3, 3])
    assert troops_of(g) == (0, 0, 12)
    assert (g.ships_of(g.rival(0))[0], g.freighter_of(g.rival(0))) == (2, 0)


@rule("X-EPC-05", "H-2PG-01")
def test_house_hagal_draws_no_intrigue_card() -> None:
    for seed in range(4):
        state = ls.new_game(ls.Setup(players=2, modules=("ix",), epic=True), seed)._state
        assert state.rivalry is not None
        assert [len(rival.intrigue) for rival in state.rivalry.rivals] == [0]
        assert all(len(seat.intrigue) >= 1 for seat in state.seats)


@rule("X-EPC-02")
@pytest.mark.parametrize(("epic", "vp", "over"), [(True, 11, False), (True, 12, True), (False, 10, True)])
def test_goal_of_the_epic_game_for_two(epic: bool, vp: int, over: bool) -> None:
    g = ix_duel(epic).conflict_deck("trade_monopoly", "economic_supremacy").vp(0, vp).recall()
    assert g.game.over is over


@rule("X-EPC-08", "H-2PG-02")
def test_house_hagal_acts_after_the_first_player_in_the_epic_game() -> None:
    g = ix_duel(epic=True).rival_deck("hagal_dreadnought_2p", "wealth", "secrets").agents(0, 2).hand(0, "dagger")
    g.turn(0).do("agent dagger > tech_negotiation")
    while "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")
    assert (g.rival(0).agents, g.ships_of(g.rival(0))[1], g.rival(0).garrison) == (2, 1, 1)
    assert g.decider() == 1
