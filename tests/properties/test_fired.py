"""R2: everything printed fires in random play, and every branch of its compiled program runs.

Everything: the boxes of every card (Agent, Reveal, Acquire, trashed), every Intrigue card in each of its types, every
Leader's abilities and Signet Ring, every space with its entry and Control bonus, every reward of every Conflict, every
bonus of the Influence tracks. The games are of several styles of play, all of them legal.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from landsraad.content.boxes import ruleset
from landsraad.engine import machine
from tests.support.fired import GAMES, cells_by_rules, modifier_names, place_names, thing_names

ROOT = Path(__file__).parents[2]
INTERPRETED = str(machine.__file__).endswith(".py")
if INTERPRETED:  # only this build can be looked into, and the games are the same

    @pytest.mark.parametrize("group", cells_by_rules())
    def test_everything_fires(group: str) -> None:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
        command = [sys.executable, "-m", "tests.support.fired", group]
        answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        brought, left = json.loads(answer.stdout)
        assert left == [], f"never fired, or too seldom, in {GAMES} games"
        assert brought


def test_what_must_fire_in_the_base_box() -> None:
    # The list itself is complete: 22 spaces, 53 deck cards, 18 Conflicts in 3 places, 8 Leaders (B-CMP-03, B-CMP-04).
    rules = ruleset(cells_by_rules()["base"][0].setup())
    things = thing_names(rules)
    assert len(things) == len(set(things))
    assert sum(name.endswith(" entered") for name in things) == 22
    assert sum(name.startswith("card/") and name.endswith(" revealed") for name in things) == 53
    assert sum(name.startswith("conflict/") for name in things) == 18 * 4
    assert sum(name.endswith(" seated") for name in things) == 8
    assert {name.split()[0] for name in things if name.startswith("intrigue/")} == {
        f"intrigue/{card.id}" for card in rules.intrigues
    }
    boxes = {" ".join(name.split()[:2]) for name in place_names(rules).values()}
    assert {f"leader/{leader.id} signet" for leader in rules.leaders} <= boxes
    assert {f"track/{name} bonus" for name in ("emperor", "guild", "bene_gesserit", "fremen")} <= boxes
    assert {"card/the_spice_must_flow acquire", "card/assassination_mission trashed"} <= boxes
    assert {"space/sell_melange entry", "space/arrakeen control", "leader/baron_vladimir_harkonnen setup"} <= boxes
    assert len([name for name in modifier_names(rules).values() if name.startswith("leader/")]) == 4
