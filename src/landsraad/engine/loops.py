"""Effects that go around the table."""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor_count, are_enemies
from landsraad.engine.atoms import flow
from landsraad.model.state import State


def next_opponent(s: State, end: i64, pc: i64, index: i64, source: i64) -> None:
    """Run the block for the next opponent, clockwise; the register of the frame counts them (B-GEN-06)."""
    done: i64 = s.stack[s.depth - 1] + 1
    n: i64 = actor_count(s)
    while done < n and not are_enemies(s, index, (index + done) % n):
        done += 1
    if done < n:
        flow.set_register(s, done)
        flow.jump(s, pc)
        flow.push(s, pc + 1, end, (index + done) % n, source)
    else:
        flow.set_register(s, 0)
        flow.jump(s, end)
