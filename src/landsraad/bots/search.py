"""The bots that look ahead: from the rest of their own turn (heuristic, learned) to the end of the round and game."""

from __future__ import annotations

from time import thread_time

import landsraad as ls
from landsraad.bots.considered import Considered, Thought
from landsraad.bots.handle import Handle
from landsraad.bots.learned import evaluation_net, school_of, value_net
from landsraad.bots.look_ahead import HORIZON_TURN, Plan, best_action, ponder
from landsraad.bots.net import Net
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import valuation_of
from landsraad.core.rng import Rng
from landsraad.model.state import State

BATCH = 8  # iterations between two looks at the clock
STRETCH = 16  # and, where they are counted, between two looks at whether more would change anything


class LookAheadBot:
    """Tries its options in determinised games, the tuned policy playing for everybody, and judges what comes of it.

    It thinks for ``seconds`` of processor time a decision, or for ``iterations`` if they are given, and stops when the
    rest could not change the choice.
    """

    name = "look-ahead"
    rounds = 0  # rounds to play on after the present one
    worlds = 64  # determinised games, used again and again
    explore = 0.2
    warmth = 3.0
    noise = 0.5
    taught = False  # whether practice corrects the policy
    character = ""  # whose weights and likings it plays by (``characters``), the plain mind's for none
    halving = False  # whether the tries at the root are halved over the options, which wants a counted number of them
    soon = 0.4  # part of a judgement that is made right after the own turn, the rest at the horizon
    deep = False  # whether the tree goes on through the own decisions of the whole round
    most_worlds = 0  # determinised games where there are many tries; 0: no more than ``worlds``

    def __init__(self, seconds: float = 0.1, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.considered: Considered | None = None  # at the latest decision with a choice

    def net(self, host: str) -> Net:
        """Return the value function at the horizon."""
        return evaluation_net(host)

    def plan(self, root: State, rng: Rng) -> Plan:
        """Return a plan with the bot's settings that has not begun."""
        mind = valuation_of(root.rules, self.taught, self.character)
        return self.plan_of(mind, self.net(school_of(root.rules)), rng)

    def plan_of(self, mind: Valuation, net: Net, rng: Rng) -> Plan:
        """Return a plan with the bot's settings for another mind and value."""
        plan = Plan(mind, net, rng, self.worlds, self.rounds, self.explore, self.warmth, self.noise, self.soon)
        plan.deep = self.deep
        plan.most = max(self.worlds, self.most_worlds)
        return plan

    def choose(self, handle: Handle) -> int:
        """Return the option that was tried most."""
        started = thread_time()
        decision = handle.decision
        self.considered = None
        if len(decision.options) == 1:
            return decision.options[0].action
        root = handle.determinize(handle.rng.word())._state
        seed = int(handle.rng.word())
        plan = self.plan(root, handle.rng)
        if self.iterations is not None and self.halving:
            halved(plan, root, handle.seat, seed, self.iterations)
        elif self.iterations is not None:
            ponder_counted(plan, root, handle.seat, seed, self.iterations)
        else:
            self.ponder_in_time(plan, root, handle.seat, seed, started)
        self.considered = self.note(decision, plan)
        return best_action(plan)

    def ponder_in_time(self, plan: Plan, root: State, seat: int, seed: int, started: float) -> None:
        """Run iterations until the time is up, or until the second best can no longer catch up."""
        while True:
            ponder(plan, root, seat, BATCH, seed)
            spent = thread_time() - started
            if spent >= self.seconds:
                return
            done = int(plan.iterations)
            if done >= 4 * BATCH and settled(plan, done * (self.seconds - spent) / spent):
                return

    def note(self, decision: ls.Decision, plan: Plan) -> Considered:
        """Return what was considered, the most tried first."""
        texts = {option.action: option.text for option in decision.options}
        thoughts = [Thought(texts[action], n, value, prior) for n, value, prior, action in tried_options(plan)]
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.value))
        return Considered(self.name, decision.seat, decision.kind, int(plan.iterations), tuple(thoughts))


def ponder_counted(plan: Plan, root: State, seat: int, seed: int, iterations: int) -> None:
    """Run so many iterations, fewer if the rest could not change the choice."""
    left = iterations
    while left > 0:
        ponder(plan, root, seat, min(left, STRETCH), seed)
        left -= STRETCH
        if left > 0 and settled(plan, left):
            return


WIDEST = 16  # options that halving begins with, at most


def halved(plan: Plan, root: State, seat: int, seed: int, iterations: int) -> None:
    """Spend few tries well: the likeliest options get as many each, the better half as many again, and so on.

    The last two have been tried most, so the choice is between them (sequential halving).
    """
    ponder(plan, root, seat, 1, seed)
    left = sorted(tried_options(plan), key=lambda option: -option[2])[:WIDEST]
    actions = [action for _, _, _, action in left]
    phases = max(1, (len(actions) - 1).bit_length())
    for phase in range(phases):
        each = max(1, (iterations - int(plan.iterations)) // ((phases - phase) * len(actions)))
        for _ in range(each):
            for action in actions:
                if int(plan.iterations) >= iterations:
                    return
                ponder(plan, root, seat, 1, seed, action)
        worth = {action: value for _, value, _, action in tried_options(plan)}
        actions.sort(key=lambda action: -worth[action])
        actions = actions[: max(2, -(-len(actions) // 2))]


def settled(plan: Plan, left: float) -> bool:
    """Tell whether the second best option can no longer catch up with what is left."""
    tried = sorted((visits for visits, _, _, _ in tried_options(plan)), reverse=True)
    return len(tried) > 1 and tried[0] - tried[1] > left


def tried_options(plan: Plan) -> list[tuple[int, float, float, int]]:
    """Return visits, mean value, prior and action of every option at the root."""
    found = []
    child = int(plan.first[0])
    while child >= 0:
        visits = int(plan.visits[child])
        value = min(1.0, max(0.0, float(plan.value[child]) / visits)) if visits else 0.0
        found.append((visits, value, float(plan.prior[child]), int(plan.action[child])))
        child = int(plan.next[child])
    return found


class HeuristicBot(LookAheadBot):
    """The tuned policy and the tuned evaluation, with no look-ahead beyond the own turn."""

    name = "heuristic"
    rounds = HORIZON_TURN
    worlds = 4
    explore = 0.12
    noise = 0.0

    def __init__(self, iterations: int = 48) -> None:
        super().__init__(iterations=iterations)


class SearchBot(LookAheadBot):
    """Plays on to the end of the round by the heuristic's policy and judges by the heuristic's evaluation."""

    name = "search"


class LearnedBot(LookAheadBot):
    """The learned policy, and the learned value at the end of the own turn."""

    name = "learned"
    taught = True
    rounds = HORIZON_TURN
    worlds = 12
    explore = 0.12
    noise = 0.0

    def __init__(self, iterations: int = 160) -> None:
        super().__init__(iterations=iterations)

    def net(self, host: str) -> Net:
        """Return the learned network."""
        return value_net(host)


class LearnedSearchBot(LookAheadBot):
    """The search with the learned policy, and the learned value at its horizon."""

    name = "learned+search"
    taught = True
    explore = 0.12  # the learned value can be trusted more
    deep = True
    most_worlds = 512

    def net(self, host: str) -> Net:
        """Return the learned network."""
        return value_net(host)
