"""What holds at every decision of every game, whatever was played.

``check(state)`` looks at one state alone. ``Ledger`` follows a game from its deal: it keeps its own account of
Victory Points, resources, Influence and Alliances from what happened, and compares it with the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import landsraad as ls
from landsraad.engine.notation import option_texts
from landsraad.engine.queries import shown_strength, strength
from landsraad.model.defs import CardDef
from landsraad.model.effects import Condition, Node
from landsraad.model.events import (
    EV_AGENT_PLACED,
    EV_ALLIANCE_RETURNED,
    EV_ALLIANCE_TAKEN,
    EV_CARD_ACQUIRED,
    EV_CARD_REVEALED,
    EV_INFLUENCE_GAINED,
    EV_INFLUENCE_LOST,
    EV_INTRIGUE_PLAYED,
    EV_RESOURCE_GAINED,
    EV_RESOURCE_PAID,
    EV_REWARD_TAKEN,
    EV_VP_GAINED,
    EV_VP_LOST,
)
from landsraad.model.rules import Rules
from landsraad.model.state import KNOWN, Seat, State
from landsraad.model.terms import (
    C_OWNS,
    C_OWNS_MOST,
    C_TRACKS,
    D_GIVE_ALLIANCE,
    D_NONE,
    FRAME_FREE_DECISIONS,
    OP_CHOOSE,
    OP_IF,
    OP_PAY,
    OP_SOLARI,
    OP_SPICE,
    OP_VP,
    OP_WATER,
    PHASE_ENDGAME,
    PHASE_OVER,
    PHASE_TURNS,
    STEP_OVER,
)
