"""The ten Rival cards (R-GEN-02); six of them rest on one source and are soft."""

from landsraad.engine.mechanics.rival_list import alliance_influence, most_influence
from landsraad.engine.mechanics.spies import spy
from landsraad.engine.mechanics.worms import maker_hooks, shield_wall_off
from landsraad.model.conditions import ANY_ALLIANCE
from landsraad.model.defs import Box, RivalDef
from landsraad.model.effects import influence, influence_any, intrigue, solari, spice, troops, water, when
from landsraad.model.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD


def rival(
    name: str, value: int, priority: tuple[int, ...], signet: Box, scheme: Box, streamlined: bool = False
) -> RivalDef:
    """Return a Rival card; no player can have one, so it counts as the back of a Leader."""
    return RivalDef(
        name, "", 0, signet, back=True, value=value, priority=priority, scheme=scheme, streamlined=streamlined
    )


RIVALS = (
    rival(  # soft
        "rival_baron_vladimir_harkonnen",
        6,
        (GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
        (intrigue(1),),
        (solari(2), troops(2)),
    ),
    rival(  # soft
        "rival_glossu_rabban",
        7,
        (EMPEROR, GUILD, BENE_GESSERIT, FREMEN),
        (troops(1), when(ANY_ALLIANCE, [troops(1)])),
        (alliance_influence(2),),
        streamlined=True,
    ),
    rival("rival_staban_tuek", 9, (GUILD, FREMEN, BENE_GESSERIT, EMPEROR), (spice(1),), (troops(2),)),
    rival(
        "rival_lady_amber_metulli",
        9,
        (FREMEN, EMPEROR, GUILD, BENE_GESSERIT),
        (troops(1),),
        (troops(3),),
        streamlined=True,
    ),
    rival("rival_gurney_halleck", 8, (FREMEN, GUILD, EMPEROR, BENE_GESSERIT), (troops(1),), (most_influence(1),)),
    rival(  # soft
        "rival_lady_margot_fenring",
        8,
        (BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
        (solari(1),),
        (influence(BENE_GESSERIT),),
    ),
    rival(  # soft
        "rival_princess_irulan",
        7,
        (EMPEROR, BENE_GESSERIT, FREMEN, GUILD),
        (spy(),),
        (influence_any(1), troops(1)),
    ),
    rival(  # soft
        "rival_lady_jessica",
        6,
        (BENE_GESSERIT, FREMEN, GUILD, EMPEROR),
        (alliance_influence(1),),
        (water(2),),
    ),
    rival(  # soft
        "rival_feyd_rautha_harkonnen",
        4,
        (EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
        (troops(2),),
        (influence_any(1),),
    ),
    rival(
        "rival_muad_dib",
        4,
        (FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
        (influence(FREMEN),),
        (maker_hooks(), shield_wall_off(), intrigue(1)),
    ),
)
STREAMLINED = tuple(one.id for one in RIVALS if one.streamlined)
FULL = tuple(one.id for one in RIVALS if not one.streamlined)
