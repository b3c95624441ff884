"""Effects that go around the table."""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count, are_enemies, clockwise
from landsraad.engine.atoms import cards, flow
from landsraad.model.state import Actor, State


def next_opponent(s: State, end: i64, everybody: i64, pc: i64, index: i64, source: i64) -> None:
    """Run the block for the next opponent, clockwise; the register of the frame counts them (B-GEN-06).

    ``everybody``: for the next of all others, friends included (S-MRX-06).
    """
    done: i64 = s.stack[s.depth - 1] + 1
    n: i64 = actor_count(s)
    while everybody == 0 and done < n and not are_enemies(s, index, clockwise(s, index, done)):
        done += 1
    if done < n:
        flow.set_register(s, done)
        flow.jump(s, pc)
        flow.push(s, pc + 1, end, clockwise(s, index, done), source)
    else:
        flow.set_register(s, 0)
        flow.jump(s, end)


def steal_intrigues(s: State, thief: Actor, threshold: i64) -> None:
    """Every opponent with enough Intrigue cards gives one, clockwise (B-ICO-13, R-AGT-11)."""
    i: i64 = 1
    while i < actor_count(s):
        victim = actor(s, clockwise(s, thief.index, i))
        if len(victim.intrigue) >= threshold and are_enemies(s, thief.index, victim.index):
            cards.steal_intrigue(s, thief, victim)
        i += 1
