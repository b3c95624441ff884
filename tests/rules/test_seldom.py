"""What comes up seldom: cards that go anywhere beside a spy, a card gone before it returns, a short Row, last coins."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.rules.test_ix_rivals_variants import DICE, ix_solo, loaded, row
from tests.support.pieces import contract_record, dealt_contracts
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, immortality, scenario, unharmed, uprising
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, S_RIGHT, SHADDAM

COPIES = 40


def line(g: Scenario, *words: str) -> str:
    """Return the first option with all of these words."""
    found = [text for text in g.options() if all(word in text for word in words)]
    assert found, (words, g.options())
    return found[0]


# --- Agents ----------------------------------------------------------------------------------------------------------


@rule("U-AGT-05", "B-CLR-06")
def test_a_card_that_goes_anywhere_needs_no_spy_to_go_in() -> None:
    """Kwisatz Haderach goes where others are: the spy beside the space is not recalled for it, and may gather."""
    g = scenario(3, host="uprising", modules=("base_cards",)).spies(0, "refinery_arrakeen").agent_at(1, "arrakeen")
    g.hand(0, "kwisatz_haderach").deck(0, "dagger").turn(0)
    g.do("agent kwisatz_haderach > arrakeen")
    assert g.kind() == "gather_intelligence"
    assert g.spies_of(0) == ["refinery_arrakeen"]


@rule("B-AGT-06")
@pytest.mark.parametrize(("whose", "key"), [(0, "why-occupied"), (1, None)])
def test_what_ignores_enemies_does_not_ignore_the_own_agent(whose: int, key: str | None) -> None:
    g = scenario(3).intrigue(0, "infiltrate").agent_at(whose, "arrakeen").hand(0, "reconnaissance").turn(0)
    g.do("intrigue infiltrate")
    found = g.game.why_not("agent reconnaissance > arrakeen")
    assert (None if found is None else found.key) == key


# --- cards -----------------------------------------------------------------------------------------------------------


@rule("B-GEN-04", "B-AGT-11")
@pytest.mark.parametrize("trashed", [True, False])
def test_a_card_that_was_trashed_does_not_return_to_the_hand(trashed: bool) -> None:
    """Stillsuit Manufacturer at a space that trashes a card: what is gone stays gone."""
    g = immortality(3, host="uprising").influence(0, "fremen", 4).alliance("fremen", 0).water(0, 2)
    g.hand(0, "stillsuit_manufacturer", "dagger").discard(0).turn(0)
    g.do("agent stillsuit_manufacturer > desert_tactics")
    g.do(line(g, "desert_tactics", "trash"))
    g.do("trash stillsuit_manufacturer play" if trashed else "trash dagger hand")
    if not trashed:
        g.do(line(g, "stillsuit_manufacturer", "return"))
    assert not [text for text in g.options() if "return" in text]
    assert g.names(g.seat_of(0).hand) == (["dagger"] if trashed else ["stillsuit_manufacturer"])


@rule("B-ACQ-01")
@pytest.mark.parametrize(("solari", "asked"), [(9, True), (8, False)])
def test_solari_that_are_just_enough_for_a_card_of_the_reserve(solari: int, asked: bool) -> None:
    """Price Is No Object: the last coin buys The Spice Must Flow when nothing else can be had."""
    g = uprising(3).row().solari(0, solari).hand(0, "price_is_no_object")
    g.reserve("prepare_the_way", 0).turn(0).do("agent price_is_no_object > secrets")
    g.do(*[text for text in g.options() if "price_is_no_object" in text])
    assert ("buy the_spice_must_flow" in g.options()) == asked


@rule("F-LDR-08")
@pytest.mark.parametrize(("solari", "asked"), [(3, 1), (2, 0)])
def test_two_copies_of_a_card_set_aside_are_one_answer(solari: int, asked: int) -> None:
    """Price Is No Object with a card set aside twice: both are the same card, and Helena's price is not for Solari."""
    g = scenario(3, host="uprising", modules=("base_cards",)).row().solari(0, solari).hand(0, "price_is_no_object")
    g.seat_of(0).aside = g.cards(["maula_pistol", "maula_pistol"])
    g.turn(0).do("agent price_is_no_object > secrets")
    g.do(line(g, "price_is_no_object", "buy"))
    assert g.options().count("buy maula_pistol aside") == asked


# --- dice ------------------------------------------------------------------------------------------------------------


@rule("X-VAR-02", "X-VAR-04")
def test_dice_find_no_card_at_the_end_of_a_short_row() -> None:
    """Neither die means a card where the Row has none and the deck is empty."""
    g = ix_solo(variants=(DICE,)).imperium_deck().row("bounty_hunter", "dr_yueh").hand(0).turn(0).do("reveal")
    g.state.rng = loaded(4, 5)
    with unharmed("dice beyond the Row"):
        g.do("end turn")
    assert row(g) == ["bounty_hunter", "dr_yueh"]


# --- hidden things before the game, dealt anew in copies -------------------------------------------------------------


def keeping(seed: int, answers: int) -> ls.Game:
    """Return a game of Uprising with CHOAM and Ix in which so many seats have chosen the contract they keep."""
    game = ls.new_game(ls.Setup(host="uprising", players=3, modules=("choam", "ix")), seed)
    for _ in range(answers):
        assert game.decision is not None
        game.apply(game.legal_actions()[0])
    assert game.decision is not None
    assert game.decision.kind == "keep_contract"
    return game


@rule("C-RIX-03")
@pytest.mark.parametrize("answers", [0, 1, 2])
def test_contracts_that_others_look_at_are_dealt_anew_and_nobody_chooses_early(answers: int) -> None:
    game = keeping(8, answers)
    before, _ = dealt_contracts(game._state)
    seen: list[set[tuple[str, ...]]] = [set(), set(), set()]
    for seed in range(COPIES):
        copy = game.determinize(0, seed)
        offered, _ = dealt_contracts(copy._state)
        assert offered[0] == before[0]
        assert len({name for pair in offered for name in pair}) == 6
        for seat in range(3):
            seen[seat].add(tuple(sorted(offered[seat])))
        kept = [contract >= 0 for contract in contract_record(copy._state).keeping]
        assert kept == [contract >= 0 for contract in contract_record(game._state).keeping]
        for seat, contract in enumerate(contract_record(copy._state).keeping):
            assert contract < 0 or contract in contract_record(copy._state).offered[seat]
    assert len(seen[0]) == 1
    assert min(len(seen[1]), len(seen[2])) > 3


@rule("C-RIX-03")
def test_what_a_seat_keeps_in_secret_belongs_to_the_digest() -> None:
    game = keeping(8, 0)
    digests = set()
    for action in game.legal_actions():
        copy = game.clone()
        copy.apply(action)
        digests.add(copy.digest())
    assert len(digests) == 2


@rule("C-RIX-03")
def test_commanders_choose_among_what_their_own_allies_pass_on() -> None:
    """In copies too: the contract that a Commander keeps is one of the two that the Allies did not."""
    game = ls.new_game(ls.Setup(host="uprising", players=6, modules=("ix",)), 4)
    asked = 0
    for _ in range(20):
        assert game.decision is not None
        kept = game.decision.kind == "keep_contract"
        asked += kept
        for seed in range(8 if kept else 0):
            copy = game.determinize(game.decision.seat, seed)
            record = contract_record(copy._state)
            offered = [set(map(int, pair)) for pair in record.offered]
            keeping = [int(contract) for contract in record.keeping]
            for commander, allies in ((MUAD_DIB, (M_LEFT, M_RIGHT)), (SHADDAM, (S_LEFT, S_RIGHT))):
                passed = {contract for ally in allies for contract in offered[ally] if contract != keeping[ally]}
                assert keeping[commander] < 0 or keeping[commander] in passed
        game.apply(game.legal_actions()[0])
    assert asked == 6


@rule("X-INF-04", "B-AGT-03")
def test_a_card_that_passes_enemies_gains_no_icon_by_it() -> None:
    """Infiltrate lets past enemies everywhere, Dispatch an Envoy adds the four Factions: neither adds a City."""
    g = scenario(3).hand(0, "dagger").intrigue(0, "infiltrate", "dispatch_an_envoy").turn(0)
    g.do("intrigue infiltrate", "intrigue dispatch_an_envoy", "agent dagger")
    icons = {space.id: space.icon for space in g.state.rules.spaces}
    reached = {icons[text.rpartition(" > ")[2]] for text in g.options()}
    assert icons["arrakeen"] not in reached
    assert {icons[name] for name in ("wealth", "foldspace", "secrets", "stillsuits", "hall_of_oratory")} >= reached
