"""Triggers: held by Leaders and by things owned, fired by any event, of the owner or of anybody."""

from __future__ import annotations

import pytest

from landsraad.content.base.module import MODULE as BASE
from landsraad.content.house_hagal.module import MODULE as HOUSE_HAGAL
from landsraad.engine.atoms import influence, owning
from landsraad.engine.building.ruleset import build
from landsraad.engine.machine import run, take
from landsraad.engine.record.notation import option_texts
from landsraad.engine.round.deal import deal
from landsraad.model.conditions import (
    ANY_SWORDMASTER,
    Condition,
    harvested_this_turn,
    has_influence,
    lacks,
    sent_to,
    some_of,
)
from landsraad.model.defs import LeaderDef, Module
from landsraad.model.effects import Trigger, solari, vp, water, when
from landsraad.model.mechanic import Mechanic
from landsraad.model.state import State
from landsraad.model.terms import (
    D_NONE,
    E_ACQUIRED,
    E_AGENT_SENT,
    E_HARVESTED,
    E_INFLUENCE,
    EMPEROR,
    PHASE_TURNS,
    SOURCE_SPAN,
    STEP_TURN_START,
)
from landsraad.model.things import Kind, Thing
from tests.support.scenario import packed

FROM_PROMISE = 40
OTHERS = ("paul_atreides", "duke_leto_atreides", "helena_richese")


class Promise(Thing):
    """A thing that does nothing but wait."""

    def __init__(self, name: str, trigger: Trigger) -> None:
        super().__init__(name)
        object.__setattr__(self, "triggers", (trigger,))


class Promises(Mechanic):
    """One kind of owned thing."""

    def __init__(self, *triggers: Trigger) -> None:
        super().__init__("promises", 40)
        self.promises = tuple(Promise(f"promise_{number}", trigger) for number, trigger in enumerate(triggers))
        self.kinds = (Kind(FROM_PROMISE, "promise", "promises", (), owned=True),)

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return the promises."""
        return self.promises


def table(
    *, leader: Trigger | None = None, owned: Trigger | None = None, more: Trigger | None = None, solo: bool = False
) -> State:
    """Deal a game; seat 0 has the first turn, Daggers and Reconnaissance, and holds the trigger.

    ``more``: a further thing, not yet owned, listed before the owned one. ``solo``: against two Rivals.
    """
    triggers = () if leader is None else (leader,)
    own = LeaderDef("glossu_the_beast_rabban", "own", 1, signet=(), triggers=triggers)
    kept = tuple(one for one in BASE.leaders if one.id != own.id)
    host = Module(**{**vars(BASE), "leaders": (own, *kept)})
    rooms = () if owned is None else (Promises(*(one for one in (more, owned) if one is not None)),)
    boxes = [host, Module(id="own", requires=("base",), mechanics=rooms)]
    if solo:
        s = deal(build([*boxes, HOUSE_HAGAL], 1), 1, (own.id,), 1)
    else:
        s = deal(build(boxes), 4, (own.id, *OTHERS), 1)
    rules = s.rules
    if owned is not None:
        owning.gain_thing(s, 0, FROM_PROMISE * SOURCE_SPAN + (more is not None))
    names = [card.id for card in rules.cards]
    for seat in s.seats:
        seat.hand = packed([names.index(name) for name in ("dagger", "reconnaissance", "dune_the_desert_planet")])
        seat.solari = 0
        seat.water = 2
    s.phase, s.turn_seat, s.step, s.kind = PHASE_TURNS, 0, STEP_TURN_START, D_NONE
    run(s)
    return s


def do(s: State, *texts: str) -> None:
    """Take options by their texts."""
    for text in texts:
        take(s, s.options[option_texts(s).index(text)])


def through(s: State, card: str, space: str) -> None:
    """Send an Agent and end the turn, the effects of the space resolved in the order of their listing."""
    do(s, f"agent {card}", f"agent {card} > {space}")
    while "end turn" not in option_texts(s):
        take(s, s.options[0])
    do(s, "end turn")


BOTH = pytest.mark.parametrize("where", ["leader", "owned"])


@BOTH
def test_an_agent_sent_to_a_space(where: str) -> None:
    s = table(**{where: Trigger(E_AGENT_SENT, (vp(1),), condition=sent_to("carthag"))})
    before = [int(seat.vp) for seat in s.seats]
    through(s, "reconnaissance", "carthag")
    through(s, "reconnaissance", "arrakeen")
    assert [seat.vp - was for seat, was in zip(s.seats, before, strict=True)] == [1, 0, 0, 0]


@BOTH
def test_anybodys_agent(where: str) -> None:
    s = table(**{where: Trigger(E_AGENT_SENT, (solari(1),), anybody=True)})
    through(s, "reconnaissance", "carthag")
    assert s.seats[0].solari == 1  # the own Agent counts too
    through(s, "reconnaissance", "arrakeen")
    assert [int(seat.solari) for seat in s.seats] == [2, 0, 0, 0]


@BOTH
def test_anybodys_agent_sent_to_a_space(where: str) -> None:
    """What a condition asks of the turn is asked of whose event it is, also inside others."""
    some, last = some_of(1, sent_to("arrakeen"), ANY_SWORDMASTER), some_of(1, ANY_SWORDMASTER, sent_to("arrakeen"))
    for condition in (sent_to("arrakeen"), lacks(sent_to("carthag")), some, last):
        s = table(**{where: Trigger(E_AGENT_SENT, (solari(1),), condition=condition, anybody=True)})
        through(s, "reconnaissance", "carthag")
        assert s.seats[0].solari == 0
        through(s, "reconnaissance", "arrakeen")
        assert [int(seat.solari) for seat in s.seats] == [1, 0, 0, 0]


def test_what_is_asked_of_the_owner_is_not_asked_of_somebody_else() -> None:
    s = table(owned=Trigger(E_AGENT_SENT, (solari(1),), condition=has_influence(EMPEROR, 2), anybody=True))
    influence.gain_influence(s, s.seats[1], EMPEROR, 2)
    through(s, "reconnaissance", "carthag")
    through(s, "reconnaissance", "arrakeen")
    assert s.seats[0].solari == 0
    influence.gain_influence(s, s.seats[0], EMPEROR, 2)
    through(s, "dune_the_desert_planet", "hagga_basin")
    assert s.seats[0].solari == 1


@pytest.mark.parametrize(("at_least", "paid"), [(2, 1), (3, 0)])
def test_spice_that_anybody_harvested(at_least: int, paid: int) -> None:
    s = table(owned=Trigger(E_HARVESTED, (solari(1),), condition=harvested_this_turn(at_least), anybody=True))
    through(s, "reconnaissance", "carthag")
    through(s, "dune_the_desert_planet", "hagga_basin")
    assert s.seats[0].solari == paid


@BOTH
@pytest.mark.parametrize(("at_least", "paid"), [(2, 1), (3, 0)])
def test_spice_harvested_this_turn(where: str, at_least: int, paid: int) -> None:
    s = table(**{where: Trigger(E_HARVESTED, (solari(1),), condition=harvested_this_turn(at_least))})
    through(s, "dune_the_desert_planet", "hagga_basin")
    assert s.seats[0].solari == paid
    through(s, "dune_the_desert_planet", "imperial_basin")  # what somebody else harvests is nobody's business
    assert s.seats[0].solari == paid


def test_a_card_acquired() -> None:
    s = table(owned=Trigger(E_ACQUIRED, (vp(1),)))
    before = int(s.seats[0].vp)
    do(s, "reveal")
    bought = next(text for text in option_texts(s) if text.startswith("acquire "))
    do(s, bought)
    assert s.seats[0].vp == before + 1


@pytest.mark.parametrize("condition", [None, has_influence(EMPEROR, 2)])
def test_a_level_of_influence_reached(condition: Condition | None) -> None:
    s = table(leader=Trigger(E_INFLUENCE, (solari(1),), condition=condition))
    influence.gain_influence(s, s.seats[0], EMPEROR, 2)
    assert s.seats[0].solari == (2 if condition is None else 1)
    influence.gain_influence(s, s.seats[1], EMPEROR, 2)
    assert s.seats[1].solari == 0


def test_what_is_lost_no_longer_waits() -> None:
    s = table(owned=Trigger(E_AGENT_SENT, (vp(1),)))
    before = int(s.seats[0].vp)
    owning.lose_thing(s, 0, FROM_PROMISE * SOURCE_SPAN)
    through(s, "reconnaissance", "carthag")
    assert s.seats[0].vp == before


def test_what_was_used_stays_used_when_another_thing_comes_or_goes() -> None:
    """A thing that sorts before another moves its place in the list of triggers, not what is spent of it."""
    once = Trigger(E_AGENT_SENT, (vp(1),), once_per_game=True)
    s = table(owned=once, more=once)
    before = int(s.seats[0].vp)
    through(s, "reconnaissance", "carthag")
    assert s.seats[0].vp == before + 1
    assert spent(s) == {1}
    owning.gain_thing(s, 0, FROM_PROMISE * SOURCE_SPAN)
    assert spent(s) == {1}
    owning.lose_thing(s, 0, FROM_PROMISE * SOURCE_SPAN)
    assert spent(s) == {1}
    owning.lose_thing(s, 0, FROM_PROMISE * SOURCE_SPAN + 1)
    assert spent(s) == set()


def test_what_was_not_used_stays_unused_when_another_thing_comes_or_goes() -> None:
    once = Trigger(E_AGENT_SENT, (vp(1),), once_per_game=True)
    s = table(owned=once, more=once)
    before = int(s.seats[0].vp)
    owning.gain_thing(s, 0, FROM_PROMISE * SOURCE_SPAN)
    owning.lose_thing(s, 0, FROM_PROMISE * SOURCE_SPAN)
    assert spent(s) == set()
    through(s, "reconnaissance", "carthag")
    assert s.seats[0].vp == before + 1


@BOTH
def test_all_lines_follow_the_event_of_another(where: str) -> None:
    """Two lines, each with a condition of its own: both come, in printed order."""
    lines = (when(has_influence(EMPEROR, 0), [solari(1)]), when(has_influence(EMPEROR, 0), [water(1)]))
    s = table(**{where: Trigger(E_AGENT_SENT, lines, anybody=True)})
    do(s, "agent reconnaissance", "agent reconnaissance > carthag")
    while "end turn" not in option_texts(s):
        take(s, s.options[0])
    had = (int(s.seats[0].solari), int(s.seats[0].water))
    do(s, "end turn")
    through(s, "reconnaissance", "arrakeen")
    assert (int(s.seats[0].solari), int(s.seats[0].water)) == (had[0] + 1, had[1] + 1)


def spent(s: State) -> set[int]:
    """Return the promises of seat 0 whose triggers are spent."""
    sources = [int(s.rules.line_source[s.rules.trigger_first[trigger]]) for trigger in s.seats[0].triggers]
    return {source % SOURCE_SPAN for slot, source in enumerate(sources) if s.seats[0].trigger_used >> slot & 1}


@BOTH
def test_the_agent_of_a_rival_is_anybodys_agent(where: str) -> None:
    s = table(solo=True, **{where: Trigger(E_AGENT_SENT, (solari(1),), anybody=True)})
    assert s.rivalry is not None
    home = sum(int(rival.agents) for rival in s.rivalry.rivals)
    through(s, "reconnaissance", "carthag")
    sent = home - sum(int(rival.agents) for rival in s.rivalry.rivals)
    assert sent == 2  # both Rivals have had their turn
    assert s.seats[0].solari == 1 + sent
    assert len(s.agenda) == 0


def test_where_a_rival_sends_its_agent_is_asked_of_the_rival() -> None:
    places = [space.id for space in table(solo=True).rules.spaces]
    sent = 0
    for place in places:
        s = table(solo=True, owned=Trigger(E_AGENT_SENT, (solari(1),), condition=sent_to(place), anybody=True))
        at = places.index(place)
        before = int(s.agents[at]) >> 4
        through(s, "reconnaissance", "carthag")
        rivals = ((int(s.agents[at]) >> 4) - before).bit_count()
        sent += rivals
        assert s.seats[0].solari == rivals + (place == "carthag")
        assert s.sent_space == -1
    assert sent == 2


def test_what_a_rival_does_is_not_ones_own_event() -> None:
    s = table(solo=True, owned=Trigger(E_AGENT_SENT, (solari(1),)))
    through(s, "reconnaissance", "carthag")
    assert s.seats[0].solari == 1


def test_influence_of_a_rival_is_heard_where_it_is_waited_for() -> None:
    s = table(solo=True, owned=Trigger(E_INFLUENCE, (solari(1),), anybody=True))
    assert s.rivalry is not None
    influence.gain_influence(s, s.rivalry.rivals[0], EMPEROR, 2)
    assert s.seats[0].solari == 2
