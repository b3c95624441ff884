"""The six-player game as a module that joins by itself, with CHOAM (S-SET-09)."""

from landsraad.content.choam.contracts import CONTRACTS, KEPT, KEPT_FOR
from landsraad.content.six_player.board import POSTS, REMOVED, SPACES, TEAM_REWARDS, THRONE_TIMING, TRACKS
from landsraad.content.six_player.decks import MUAD_DIBS_DECK, SHADDAM, SHADDAMS_DECK
from landsraad.content.six_player.seating import MUAD_DIBS_TEAM, SEATING
from landsraad.content.uprising.conflicts import WALLED
from landsraad.engine.mechanics.commanders import Commanders
from landsraad.engine.mechanics.contracts import Contracts
from landsraad.engine.mechanics.spies import Spies
from landsraad.engine.mechanics.teamwork import Teamwork
from landsraad.engine.mechanics.throne import Throne
from landsraad.engine.mechanics.trade import Trade
from landsraad.engine.mechanics.worms import Worms
from landsraad.model.conditions import strength_at_least
from landsraad.model.defs import LeaderDef, Module, OnHost
from landsraad.model.effects import persuasion, troops, when

# Always Smiling needs more strength in this game (S-CLR-08).
GURNEY = LeaderDef(
    "gurney_halleck",
    "atreides",
    1,
    signet=(troops(1),),
    reveal=(when(strength_at_least(10), [persuasion(1)]),),
)

MODULE = Module(
    id="six_player",
    requires=("choam",),
    hosts=(OnHost("uprising", removes=REMOVED, removes_leaders=("gurney_halleck",)),),
    players=(6,),
    cards=SHADDAMS_DECK + MUAD_DIBS_DECK,
    leaders=(GURNEY,),
    spaces=SPACES,
    tracks=TRACKS,
    mechanics=(
        Spies(POSTS),
        Worms(WALLED, hooks_side=MUAD_DIBS_TEAM),
        Contracts(CONTRACTS, KEPT_FOR, KEPT, gives=True),
        Commanders(TEAM_REWARDS),
        Teamwork(),
        Trade(),
        Throne(SHADDAM, THRONE_TIMING),
    ),
    changes=(("conflict_levels", ((2, 5), (3, 4))),),
    seating=SEATING,
)
