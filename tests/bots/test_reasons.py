"""Why a choice was better: counted where both are played on in the same futures."""

from __future__ import annotations

import landsraad as ls
from landsraad import positions
from landsraad.bots.reasons import Reason, ordered, reasons


def at_spaces() -> ls.Game:
    """Return a game in which a seat chooses a space for a card that enters both Wealth and Stillsuits."""
    table = positions.new(ls.Setup(players=3), 7).hand(0, "diplomacy", "diplomacy").agents(0, 2).solari(0, 0).turn(0)
    game = table.start()
    game.apply_text("agent diplomacy")
    return game


def test_the_better_choice_brings_what_its_space_gives() -> None:
    game = at_spaces()
    actions = {game.text_of(action): action for action in game.legal_actions()}
    wealth = next(action for text, action in actions.items() if text.endswith("> wealth"))
    stillsuits = next(action for text, action in actions.items() if text.endswith("> stillsuits"))
    more = {one.what: one for one in reasons(game, 0, stillsuits, wealth, 1, 6)}
    other = {one.what: one for one in reasons(game, 0, wealth, stillsuits, 1, 6)}
    assert "solari" in more
    assert more["solari"].best > more["solari"].played
    assert "solari" not in other
    assert other["water"].best > other["water"].played
    # The same futures, so the same figures from both sides.
    assert more["solari"].best == reasons(game, 0, stillsuits, wealth, 1, 6)[[*more].index("solari")].best


def test_reasons_come_by_weight_and_without_noise() -> None:
    found = ordered(
        [Reason("spice", 1.0, 3.0), Reason("vp", 1.0, 2.0), Reason("water", 1.0, 1.1), Reason("vp", 2.0, 1.0)]
    )
    assert [(one.what, one.best) for one in found] == [("vp", 2.0), ("spice", 3.0)]
