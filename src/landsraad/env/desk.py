"""A game as an environment holds it: one call takes an action, says who is next and renews the mask. Compiled.

Mask and page of observations stay where they are for the life of a desk, so numpy may look into them.
"""

from typing import Final

from landsraad.core.packed import i64, vec
from landsraad.engine.machine import is_legal, take
from landsraad.env.encoder import Page
from landsraad.env.masks import empty_mask, mask_into
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

OVER: Final = -1  # the action was taken, and the game is over now
REFUSED: Final = -2  # the action is not legal now, and nothing has changed


class Desk:
    """One game, the observations of its seats and the mask of the seat that must choose."""

    def __init__(self, size: i64, last_round: i64, s: State) -> None:
        self.page = Page(size)
        self.mask = empty_mask()
        self.last_round: i64 = last_round
        self.legal = vec[i64]()
        self.state = s
        self.running = False
        self.lay(s)

    def lay(self, s: State) -> None:
        """Begin with a newly dealt game."""
        self.state = s
        self.running = True
        self.legal = mask_into(s, self.mask, self.legal)

    def stop(self) -> None:
        """Let nobody act any more."""
        self.running = False
        for action in self.legal:
            self.mask[action] = 0
        self.legal = vec[i64]()

    def act(self, action: i64) -> i64:
        """Take an action; return the seat that must choose next, or ``OVER``, or ``REFUSED``."""
        s = self.state
        if not self.running or not is_legal(s, action):
            return REFUSED
        take(s, action)
        if s.phase == PHASE_OVER or s.round > self.last_round:
            self.stop()
            return OVER
        self.legal = mask_into(s, self.mask, self.legal)
        return s.decider

    def look(self) -> None:
        """Write the observation of the seat that must choose on the page."""
        self.page.observe(self.state, self.state.decider)
