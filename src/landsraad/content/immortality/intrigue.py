"""The Intrigue deck: 11 designs, 15 cards."""

from landsraad.engine.mechanics.combat_cards import ENEMY_COMBAT_CARD
from landsraad.engine.mechanics.research import markers, research
from landsraad.engine.mechanics.specimens import acquire_tleilaxu, specimens
from landsraad.engine.mechanics.tleilaxu import tleilaxu
from landsraad.model.conditions import COUNCIL_SEAT, has_solari, has_spice, lost_troops, some_of
from landsraad.model.defs import IntrigueDef
from landsraad.model.effects import (
    deploy,
    influence_any,
    lose_deployed,
    pay,
    persuasion,
    retreat_some,
    solari,
    spice,
    swords,
    vp,
    when,
)

INTRIGUES = (
    IntrigueDef("breakthrough", plot=(research(1),)),
    IntrigueDef("counterattack", plot=(deploy(2),), combat=(when(ENEMY_COMBAT_CARD, [swords(4)]),)),
    IntrigueDef(
        "disguised_bureaucrat",
        plot=(when(markers(1), [spice(1)]), when(markers(2), [influence_any(1)])),
    ),
    IntrigueDef(
        "economic_positioning",
        combat=(pay([retreat_some(2, 2)], [solari(3)]),),
        endgame=(when(has_solari(10), [vp(1)]),),
    ),
    IntrigueDef("gruesome_sacrifice", 2, combat=(pay([lose_deployed(2)], [tleilaxu(1), specimens(2)]),)),
    IntrigueDef("harvest_cells", 2, loss=(specimens(2), acquire_tleilaxu()), condition=lost_troops(3)),
    IntrigueDef("illicit_dealings", 2, plot=(tleilaxu(1),)),
    IntrigueDef("shadowy_bargain", plot=(specimens(1),), endgame=(tleilaxu(1),)),
    IntrigueDef(
        "study_melange",
        plot=(spice(1),),
        endgame=(when(some_of(2, has_spice(3), markers(2)), [vp(1)]),),
    ),
    IntrigueDef(
        "tleilaxu_puppet",
        plot=(persuasion(1),),
        endgame=(when(some_of(2, COUNCIL_SEAT, markers(2)), [vp(1)]),),
        in_reveal=True,
    ),
    IntrigueDef(
        "vicious_talents",
        2,
        combat=(swords(2), when(markers(1), [swords(2)]), when(markers(2), [swords(2)])),
    ),
)
