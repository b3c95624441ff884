"""The six Leaders."""

from landsraad.engine.mechanics.fleet import M_SHIP_STRENGTH
from landsraad.engine.mechanics.freight import freighter
from landsraad.engine.mechanics.kept_card import E_KEPT_ONE_ICON, E_KEPT_OTHER, M_KEEP_ASIDE
from landsraad.engine.mechanics.tech import acquire_tech, negotiator
from landsraad.engine.mechanics.tokens import Marks, influence_where_marked
from landsraad.model.conditions import agents_on
from landsraad.model.defs import THIS_FACTION, LeaderDef
from landsraad.model.effects import (
    Modifier,
    Trigger,
    acquire,
    acquire_free,
    choose,
    discard,
    influence,
    influence_any,
    lose_influence,
    may,
    pay,
    peek_intrigues,
    solari,
    spice,
    track_bonus,
    trash_in_play,
    troops,
    when,
)
from landsraad.model.terms import CITY, LANDSRAAD, M_SOLARI, SPICE_TRADE

LEADERS = (
    LeaderDef(
        "archduke_armand_ecaz",
        "ecaz",
        2,
        signet=(may(acquire_free(3)),),
        reveal=(when(agents_on(2, LANDSRAAD, CITY, SPICE_TRADE), [trash_in_play()]),),
    ),
    LeaderDef(
        "ilesa_ecaz",
        "ecaz",
        3,
        signet=(pay([solari(1)], [acquire("foldspace")]),),
        modifiers=(Modifier(M_KEEP_ASIDE, 0, 1),),
        triggers=(Trigger(E_KEPT_ONE_ICON, (spice(1),)), Trigger(E_KEPT_OTHER, (solari(1),))),
    ),
    LeaderDef(
        "prince_rhombur_vernius",
        "vernius",
        1,
        signet=(choose([acquire_tech()], [negotiator(1)]),),
        modifiers=(Modifier(M_SHIP_STRENGTH, 0, 4),),
    ),
    LeaderDef(
        "princess_yuna_moritani",
        "moritani",
        2,
        signet=(pay([solari(7)], [influence_any(1), troops(1), spice(1)]),),
        modifiers=(Modifier(M_SOLARI, 0, 1),),
        water=0,
    ),
    LeaderDef(
        "tessia_vernius",
        "vernius",
        4,
        signet=(pay([lose_influence(1)], [influence_where_marked(1)]),),
    ),
    LeaderDef(
        "viscount_hundro_moritani",
        "moritani",
        1,
        signet=(pay([spice(1)], [freighter(1)]),),
        setup=(peek_intrigues(2),),
    ),
)

RIVALS = ("prince_rhombur_vernius", "viscount_hundro_moritani")

# What the tokens of her spies bring, one after the other.
TOKENS = Marks(
    "tessia_vernius",
    at=2,
    boxes=(
        (pay([discard(1)], [spice(1)]),),
        (track_bonus(THIS_FACTION),),
        (influence(THIS_FACTION),),
        (track_bonus(THIS_FACTION), influence(THIS_FACTION)),
    ),
)
