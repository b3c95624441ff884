"""Who sits where: two teams, clockwise in turns, the Commanders opposite each other (S-SET-02 to S-SET-04)."""

from landsraad.content.six_player.board import EMPEROR_BOARD, FREMEN_BOARD
from landsraad.content.six_player.decks import MUAD_DIB, SHADDAM
from landsraad.engine.mechanics.commanders import single_use
from landsraad.model.defs import SeatDef

MUAD_DIBS_TEAM = 0
SHADDAMS_TEAM = 1
EITHER = ("lady_amber_metulli",)
MUAD_DIBS_ALLIES = ("lady_jessica", "gurney_halleck", "staban_tuek", *EITHER)
SHADDAMS_ALLIES = ("lady_margot_fenring", "feyd_rautha_harkonnen", "princess_irulan", *EITHER)
EVERYBODY = (single_use(2),)

COMMANDER_VP = 4
ALLY_VP = 1


def ally(side: int, leaders: tuple[str, ...]) -> SeatDef:
    """Return the seat of an Ally."""
    return SeatDef(side, leaders, vp=ALLY_VP, modifiers=EVERYBODY)


SEATING = (
    SeatDef(
        MUAD_DIBS_TEAM,
        (MUAD_DIB,),
        only=True,
        vp=COMMANDER_VP,
        crew=(2, 4),
        deck=MUAD_DIB,
        track="fremen",
        spaces=FREMEN_BOARD,
        modifiers=EVERYBODY,
    ),
    ally(SHADDAMS_TEAM, SHADDAMS_ALLIES),
    ally(MUAD_DIBS_TEAM, MUAD_DIBS_ALLIES),
    SeatDef(
        SHADDAMS_TEAM,
        (SHADDAM,),
        only=True,
        vp=COMMANDER_VP,
        crew=(5, 1),
        deck=SHADDAM,
        track="emperor",
        spaces=EMPEROR_BOARD,
        modifiers=EVERYBODY,
    ),
    ally(MUAD_DIBS_TEAM, MUAD_DIBS_ALLIES),
    ally(SHADDAMS_TEAM, SHADDAMS_ALLIES),
)
