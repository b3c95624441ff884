"""The Tleilaxu deck of 18 cards, and Reclaimed Forces; their price is in specimens."""

from typing import Any

from landsraad.engine.mechanics.graft import (
    BANNER,
    BORROWS,
    GRAFTED,
    borrow_from_row,
    copy_partner,
    partner_back,
    per_partner_icon,
    recall_sent,
    trash_grafted,
)
from landsraad.engine.mechanics.research import markers, research
from landsraad.engine.mechanics.specimens import specimens
from landsraad.engine.mechanics.tleilaxu import tleilaxu
from landsraad.model.conditions import SENT_TO_FACTION, gained_spice
from landsraad.model.defs import CardDef
from landsraad.model.effects import (
    choose,
    draw,
    influence,
    influence_sent,
    intrigue,
    pay,
    persuasion,
    solari,
    swords,
    trash,
    trash_self,
    troops,
    vp,
    water,
    when,
)
from landsraad.model.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)

PILE = "tleilaxu"
STANDING = "reclaimed_forces"
GRAFT = (BANNER,)
EVERY_ICON = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN, LANDSRAAD, CITY, SPICE_TRADE)


def card(name: str, price: int, **fields: Any) -> CardDef:
    """Define a Tleilaxu card; there is one of each."""
    return CardDef(name, PILE, 1, price=price, **fields)


CARDS = (
    card(STANDING, 3, acquire=(choose([troops(2)], [tleilaxu(1)]),)),
    card(
        "beguiling_pheromones",
        3,
        icons=(CITY, SPICE_TRADE),
        keywords=GRAFT,
        agent=(when(SENT_TO_FACTION, [trash_grafted(), influence_sent(1)]),),
        reveal=(persuasion(1), swords(1)),
    ),
    card("chairdog", 2, icons=(CITY,), keywords=GRAFT, agent=(partner_back(),), reveal=(persuasion(1),)),
    card(
        "contaminator",
        1,
        factions=(FREMEN,),
        icons=(FREMEN,),
        agent=(tleilaxu(1),),
        reveal=(persuasion(1),),
    ),
    card(
        "corrino_genes",
        1,
        factions=(EMPEROR,),
        icons=(EMPEROR,),
        agent=(when(GRAFTED, [tleilaxu(1)]),),
        reveal=(persuasion(1),),
        acquire=(solari(2),),
    ),
    card(
        "face_dancer",
        2,
        factions=(EMPEROR, GUILD, FREMEN),
        icons=(EMPEROR, GUILD, FREMEN),
        keywords=GRAFT,
        agent=(draw(1),),
        reveal=(persuasion(1),),
    ),
    card(
        "face_dancer_initiate",
        1,
        factions=(EMPEROR, GUILD, FREMEN),
        icons=(EMPEROR, GUILD, FREMEN),
        keywords=GRAFT,
        reveal=(persuasion(1),),
    ),
    card("from_the_tanks", 2, icons=(LANDSRAAD,), agent=(troops(2),), reveal=(persuasion(1),)),
    card(
        "ghola",
        3,
        icons=(CITY,),
        keywords=GRAFT,
        agent=(copy_partner(),),
        reveal=(persuasion(1), swords(1)),
    ),
    card(
        "guild_impersonator",
        2,
        factions=(GUILD,),
        icons=(GUILD,),
        keywords=GRAFT,
        agent=(when(gained_spice(1), [influence(GUILD)]),),
        reveal=(persuasion(1),),
    ),
    card(
        "industrial_espionage",
        1,
        icons=(LANDSRAAD,),
        agent=(draw(1), when(GRAFTED, [research(1), specimens(1)])),
        reveal=(persuasion(1),),
    ),
    card(
        "scientific_breakthrough",
        3,
        icons=(LANDSRAAD, CITY, SPICE_TRADE),
        agent=(research(1), when(markers(2), [pay([trash_self()], [vp(1)])])),
        reveal=(persuasion(1), swords(1)),
    ),
    card(
        "slig_farmer",
        2,
        icons=(LANDSRAAD,),
        keywords=GRAFT,
        agent=(per_partner_icon(solari(1)), pay([solari(5)], [tleilaxu(1)])),
        reveal=(persuasion(1),),
    ),
    card(
        "stitched_horror",
        3,
        icons=(CITY,),
        keywords=GRAFT,
        agent=(choose([water(1)], [troops(1)], [trash()], [tleilaxu(1)], count=2),),
        reveal=(persuasion(1), swords(1)),
    ),
    card(
        "subject_x_137",
        2,
        icons=(LANDSRAAD, SPICE_TRADE),
        agent=(when(markers(1), [tleilaxu(1)]),),
        reveal=(persuasion(1),),
        acquire=(tleilaxu(1),),
    ),
    card(
        "tleilaxu_infiltrator",
        2,
        icons=(CITY,),
        keywords=GRAFT,
        ignores_enemies=EVERY_ICON,
        agent=(draw(1), when(markers(2), [intrigue(1)])),
        reveal=(persuasion(1),),
    ),
    card(
        "twisted_mentat",
        4,
        icons=(LANDSRAAD, CITY),
        keywords=GRAFT,
        agent=(recall_sent(),),
        reveal=(persuasion(1), swords(1), specimens(1)),
    ),
    card(
        "unnatural_reflexes",
        3,
        icons=(SPICE_TRADE,),
        keywords=GRAFT,
        agent=(when(markers(1), [draw(2)]),),
        reveal=(persuasion(1), swords(1)),
    ),
    card(
        "usurp",
        4,
        keywords=(BANNER, BORROWS),
        agent=(borrow_from_row(),),
        reveal=(persuasion(1), swords(1), specimens(1)),
    ),
)
