"""The searching bots: determinised look-ahead with the heuristic as policy, with and without the learned value."""

from __future__ import annotations

from time import thread_time

from landsraad.bots.considered import Considered, Thought
from landsraad.bots.handle import Handle
from landsraad.bots.heuristic import mind_of
from landsraad.bots.net import Net
from landsraad.bots.think import HORIZON_TURN, Plan, best_action, ponder

BATCH = 8  # iterations between two looks at the clock
TO_THE_END = 99


class SearchBot:
    """Looks ahead for ``seconds`` of processor time a decision, or for exactly ``iterations``."""

    name = "search"
    rounds = TO_THE_END
    worlds = 64
    explore = 0.35
    warmth = 3.0
    noise = 0.5

    def __init__(self, seconds: float = 0.1, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.considered: Considered | None = None

    def net(self) -> Net | None:
        """Return the value function at the horizon; None plays every game to its end."""
        return None

    def choose(self, handle: Handle) -> int:
        """Return the option that was tried most."""
        started = thread_time()
        decision = handle.decision
        options = decision.options
        self.considered = None
        if len(options) == 1:
            return options[0].action
        root = handle.determinize(handle.rng.word())._state
        seed = int(handle.rng.word())
        plan = Plan(
            mind_of(root.rules), self.net(), handle.rng, self.worlds, self.rounds, self.explore, self.warmth, self.noise
        )
        if self.iterations is not None:
            ponder(plan, root, handle.seat, self.iterations, seed)
        else:
            self.ponder_in_time(plan, handle.seat, root, seed, started)
        self.considered = self.note(handle, plan)
        return best_action(plan)

    def ponder_in_time(self, plan: Plan, seat: int, root: object, seed: int, started: float) -> None:
        """Run iterations until the time is up, or until the second best can no longer catch up."""
        while True:
            ponder(plan, root, seat, BATCH, seed)  # type: ignore[arg-type]
            spent = thread_time() - started
            if spent >= self.seconds:
                return
            done = int(plan.iterations)
            if done >= 4 * BATCH:
                tried = sorted((thought[0] for thought in root_visits(plan)), reverse=True)
                to_come = done * (self.seconds - spent) / spent
                if len(tried) > 1 and tried[0] - tried[1] > to_come:
                    return

    def note(self, handle: Handle, plan: Plan) -> Considered:
        """Return what was considered, best first."""
        texts = {option.action: option.text for option in handle.decision.options}
        thoughts = [
            Thought(texts[action], visits, value, prior)
            for visits, value, prior, action in root_visits(plan)
            if action in texts
        ]
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.value))
        return Considered(self.name, handle.seat, handle.decision.kind, int(plan.iterations), tuple(thoughts))


def root_visits(plan: Plan) -> list[tuple[int, float, float, int]]:
    """Return visits, mean value, prior and action of every option at the root."""
    found = []
    child = int(plan.first[0])
    while child >= 0:
        visits = int(plan.visits[child])
        value = plan.value[child] / visits if visits else 0.0
        found.append((visits, float(value), float(plan.prior[child]), int(plan.action[child])))
        child = int(plan.next[child])
    return found


class LearnedSearchBot(SearchBot):
    """Looks ahead to the end of the round and asks the learned value there."""

    name = "learned+search"
    rounds = 0

    def net(self) -> Net | None:
        """Return the shipped network."""
        from landsraad.bots.learned import shipped_net

        return shipped_net()


class LearnedBot(LearnedSearchBot):
    """Tries its options within its own turn only and asks the learned value at its end."""

    name = "learned"
    rounds = HORIZON_TURN
    worlds = 4

    def __init__(self, iterations: int = 48) -> None:
        super().__init__(iterations=iterations)
