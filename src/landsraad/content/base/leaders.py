"""The eight Leaders with their left and Signet Ring abilities."""

from landsraad.model.conditions import ANY_ALLIANCE, deployed_this_turn
from landsraad.model.defs import LeaderDef
from landsraad.model.effects import (
    Modifier,
    Trigger,
    draw,
    influence_any,
    influence_where_behind,
    intrigue,
    pay,
    pick_secret,
    reserve_card,
    show_secret,
    solari,
    spice,
    troops,
    water,
    when,
)
from landsraad.model.terms import (
    CITY,
    E_COUNCIL_SEAT,
    E_DEPLOYED,
    E_HARVESTED,
    E_PAID_SPACE,
    LANDSRAAD,
    M_HARVEST,
    M_IGNORE_ENEMIES,
    M_PEEK_TOP,
    M_SPACE_COST,
)

LEADERS = (
    LeaderDef("paul_atreides", "atreides", 1, signet=(draw(1),), modifiers=(Modifier(M_PEEK_TOP, 0, 1),)),
    LeaderDef(
        "duke_leto_atreides",
        "atreides",
        2,
        signet=(pay([spice(1)], [influence_where_behind(1)]),),
        modifiers=(Modifier(M_SPACE_COST, 1 << LANDSRAAD, -1),),
    ),
    LeaderDef(
        "baron_vladimir_harkonnen",
        "harkonnen",
        3,
        signet=(pay([solari(1)], [intrigue(1)]),),
        triggers=(Trigger(E_DEPLOYED, (show_secret(),), deployed_this_turn(4), once_per_game=True),),
        setup=(pick_secret(2),),
    ),
    LeaderDef(
        "glossu_the_beast_rabban",
        "harkonnen",
        1,
        signet=(troops(1), when(ANY_ALLIANCE, [troops(1)])),
        setup=(spice(1), solari(1)),
    ),
    LeaderDef(
        "countess_ariana_thorvald",
        "thorvald",
        3,
        signet=(water(1),),
        modifiers=(Modifier(M_HARVEST, 0, -1),),
        triggers=(Trigger(E_HARVESTED, (draw(1),)),),
    ),
    LeaderDef(
        "earl_memnon_thorvald",
        "thorvald",
        1,
        signet=(spice(1),),
        triggers=(Trigger(E_COUNCIL_SEAT, (influence_any(1),)),),
    ),
    LeaderDef(
        "count_ilban_richese",
        "richese",
        1,
        signet=(solari(1),),
        triggers=(Trigger(E_PAID_SPACE, (draw(1),)),),
    ),
    LeaderDef(
        "helena_richese",
        "richese",
        2,
        signet=(reserve_card(1),),
        modifiers=(Modifier(M_IGNORE_ENEMIES, 1 << LANDSRAAD | 1 << CITY, 1),),
    ),
)
