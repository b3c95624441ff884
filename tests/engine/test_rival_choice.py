"""What a Rival is offered: the branches of the choice, and nothing that happens to stand behind them."""

from __future__ import annotations

import pytest

from landsraad.engine.actors.rivals import choose
from landsraad.engine.atoms import flow
from landsraad.model.terms import D_CHOOSE_EFFECT, D_NONE, OP_CHOOSE, OP_SOLARI, OP_SPICE, OP_VP, OP_WATER
from tests.support.rival_table import rival_table
from tests.support.rulemark import rule
from tests.support.scenario import packed

# The choice stands at place 2, its branches begin at 5 and 6; whoever read on would take the 1 Solari for a place.
CODE = (OP_SPICE, 7, 0, OP_VP, 1, 0, OP_CHOOSE, 2, 0, 0, 5, 6, 0, 6, 7, OP_SOLARI, 1, 0, OP_WATER, 1, 0)


@rule("H-CHO-01")
def test_a_choice_for_a_rival_has_its_branches_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    g = rival_table(1, agents=0)
    s = g.state
    monkeypatch.setattr(s.rules, "code", packed([*CODE]))
    flow.push(s, 2, 7, 1, 0)
    s.kind = D_NONE
    s.options = packed([])
    choose(s, g.rival(0), 2, 1, 2, 0)
    assert s.kind == D_CHOOSE_EFFECT
    assert len(s.options) == 2
    assert [int(option) for option in s.options] == [int(s.rules.act_choice[branch]) for branch in range(2)]
