"""A bot of one's own in 20 lines, in a tournament against three others: python examples/custom_bot.py."""

from pathlib import Path
from tempfile import TemporaryDirectory

import landsraad as ls
from landsraad.bots import BOTS, Handle
from landsraad.tournament.executor import Here
from landsraad.tournament.plan import Plan
from landsraad.tournament.run import run


class Spender:
    """Buys, sends Agents and deploys whenever it can, whichever comes; otherwise it throws dice."""

    def choose(self, handle: Handle) -> int:
        """Return one of the actions of the decision."""
        options = handle.decision.options
        busy = [option for option in options if option.verb in ("acquire", "agent", "agent_to", "deploy")] or options
        return busy[handle.rng.below(len(busy))].action


BOTS["spender"] = Spender
with TemporaryDirectory() as folder:
    plan = Plan(ls.Setup(), ("spender", "random", "random", "random"), games=20, seed=1)
    for row in run(plan, Here(), Path(folder) / "games.jsonl")["bots"]:
        print(f"{row['name']:10} won {row['wins']} of {row['games']}: {row['win_rate']:.0%} {row['interval']}")
