"""All boxes that exist, the check of a set-up against them, and the rulesets built from them."""

from landsraad.content.base.module import MODULE as BASE
from landsraad.core.errors import SetupError
from landsraad.engine.ruleset import build
from landsraad.model.defs import Module
from landsraad.model.rules import Rules
from landsraad.model.setup import VALIDATORS, Setup

BOXES: dict[str, Module] = {BASE.id: BASE}
_BUILT: dict[tuple[str, ...], Rules] = {}


def listed(items: list[str]) -> str:
    """Return a readable list of what may be chosen."""
    return ", ".join(items) if items else "none yet"


def module_ids(setup: Setup) -> tuple[str, ...]:
    """Return the ids of the boxes of a set-up in the fixed order of merging."""
    return (setup.host, *(box for box in BOXES if box in setup.modules))


def check(setup: Setup) -> None:
    """Refuse a set-up that the boxes cannot play, saying what may be chosen."""
    hosts = [box.id for box in BOXES.values() if box.host]
    if setup.host not in hosts:
        raise SetupError(f"unknown host {setup.host!r}; there is {listed(hosts)}")
    modules = [box.id for box in BOXES.values() if not box.host]
    for name in setup.modules:
        if name not in modules:
            raise SetupError(f"unknown module {name!r}; there is {listed(modules)}")
    if len(set(setup.modules)) != len(setup.modules):
        raise SetupError(f"a module is named twice: {listed(list(setup.modules))}")
    players = BOXES[setup.host].players
    if setup.players not in players:
        allowed = " or ".join(str(n) for n in players)
        raise SetupError(f"{setup.host} is played by {allowed} players here, not by {setup.players}")
    check_leaders(setup)
    if setup.rivals is not None or setup.difficulty is not None:
        raise SetupError("rivals and difficulty belong to games with one or two players, which are not there yet")
    if setup.epic:
        raise SetupError("epic mode needs a module that brings it; there is none yet")
    if setup.variants:
        raise SetupError(f"unknown variant {setup.variants[0]!r}; there is none yet")
    if setup.teams is not None:
        raise SetupError("teams belong to the six-player game, which is not there yet")
    if setup.options:
        raise SetupError(f"unknown option {setup.options[0][0]!r}; there is none yet")


def check_leaders(setup: Setup) -> None:
    """Refuse unknown, doubled, too many or too few Leaders."""
    if setup.leaders is None:
        return
    known = [leader.id for box in module_ids(setup) for leader in BOXES[box].leaders]
    if len(setup.leaders) != setup.players:
        raise SetupError(
            f"{setup.players} players need {setup.players} leaders (null for one at random), not {len(setup.leaders)}"
        )
    chosen = [leader for leader in setup.leaders if leader is not None]
    for leader in chosen:
        if leader not in known:
            raise SetupError(f"unknown leader {leader!r}; there is {listed(known)}")
        if chosen.count(leader) > 1:
            raise SetupError(f"the leader {leader!r} is chosen twice; each can be in a game once")


def ruleset(setup: Setup) -> Rules:
    """Return the ruleset of a set-up; equal boxes share one."""
    return rules_of(module_ids(setup))


def rules_of(ids: tuple[str, ...]) -> Rules:
    """Return the ruleset of boxes by id."""
    if ids not in _BUILT:
        _BUILT[ids] = build([BOXES[box] for box in ids])
    return _BUILT[ids]


if check not in VALIDATORS:
    VALIDATORS.append(check)
