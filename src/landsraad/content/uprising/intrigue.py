"""The 35 Intrigue cards (40 with copies); four more come with CHOAM."""

from landsraad.engine.mechanics.objectives import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, flip_icon
from landsraad.engine.mechanics.spies import recall_spy, spies_on_board, spy, spy_on
from landsraad.engine.mechanics.worms import sandworm, shield_wall_off, worms_in_conflict
from landsraad.model.conditions import COUNCIL_SEAT, enemy_alliance_at, has_influence, owns, units_deployed
from landsraad.model.defs import IntrigueDef
from landsraad.model.effects import (
    acquire_free,
    choose,
    deploy,
    discard,
    draw,
    either,
    influence,
    influence_any,
    intrigue,
    lines,
    lose_influence,
    pay,
    reserve_card,
    retreat,
    retreat_some,
    solari,
    spice,
    swords,
    this_reveal,
    trash,
    troops,
    vp,
    water,
    when,
)
from landsraad.model.terms import BENE_GESSERIT, CITY, E_ACQUIRED, EMPEROR, FREMEN, GUILD, TO_HAND

INTRIGUES = (
    IntrigueDef(
        "buy_access",
        plot=(
            pay(
                [solari(5)],
                [
                    choose(
                        [influence(EMPEROR)],
                        [influence(GUILD)],
                        [influence(BENE_GESSERIT)],
                        [influence(FREMEN)],
                        count=2,
                    )
                ],
            ),
        ),
    ),
    IntrigueDef("call_to_arms", plot=(this_reveal(E_ACQUIRED, [troops(1)]),), in_reveal=True),
    IntrigueDef(
        "change_allegiances",
        plot=(lines([pay([lose_influence(1)], [influence_any(1)])], [pay([spice(3)], [influence_any(1)])]),),
    ),
    IntrigueDef("contingency_plan", 3, plot=(solari(2),), combat=(swords(3),)),
    IntrigueDef("councilors_ambition", plot=(when(COUNCIL_SEAT, [water(2)]),)),
    IntrigueDef("crysknife", plot=(spice(1),), endgame=(pay([flip_icon(CRYSKNIFE)], [vp(1)]),)),
    IntrigueDef("cunning", plot=(choose([draw(1)], [pay([spice(1)], [draw(1), trash()])]),)),
    IntrigueDef(
        "depart_for_arrakis",
        plot=(lines([pay([spice(2)], [troops(3)])], [when(has_influence(GUILD, 3), [draw(1)])]),),
    ),
    IntrigueDef("desert_mouse", plot=(spice(1),), endgame=(pay([flip_icon(DESERT_MOUSE)], [vp(1)]),)),
    IntrigueDef("detonation", 2, plot=(choose([shield_wall_off()], [deploy(4)]),)),
    IntrigueDef("devour", combat=(swords(2), when(worms_in_conflict(1), [swords(2), trash()]))),
    IntrigueDef("distraction", 2, plot=(spy(shared=True),), condition=units_deployed(3)),
    IntrigueDef("find_weakness", combat=(swords(2), pay([recall_spy(1)], [swords(3)]))),
    IntrigueDef("go_to_ground", combat=(pay([retreat_some(1, 2)], [spy()]),)),
    IntrigueDef("imperium_politics", plot=(pay([solari(1)], [influence_any(1, among=(EMPEROR, GUILD))]),)),
    IntrigueDef("impress", combat=(lines([swords(2)], [acquire_free(3)]),)),
    IntrigueDef("inspire_awe", plot=(either(worms_in_conflict(1), [acquire_free(3, TO_HAND)], [acquire_free(3)]),)),
    IntrigueDef("intelligence_report", plot=(draw(1), when(spies_on_board(2), [draw(1)]))),
    IntrigueDef("manipulate", plot=(reserve_card(1),)),
    IntrigueDef(
        "market_opportunity",
        plot=(choose([pay([spice(2)], [solari(5)])], [pay([solari(5)], [spice(5)])]),),
    ),
    IntrigueDef("mercenaries", plot=(pay([solari(3)], [intrigue(1), troops(2)]),)),
    IntrigueDef("opportunism", plot=(pay([lose_influence(1), lose_influence(1), solari(2)], [vp(1)]),)),
    IntrigueDef("ornithopter", plot=(spice(1),), endgame=(pay([flip_icon(ORNITHOPTER)], [vp(1)]),)),
    IntrigueDef("questionable_methods", combat=(swords(1), pay([lose_influence(1)], [swords(4)]))),
    IntrigueDef("secure_spice_trade", endgame=(when(owns("the_spice_must_flow", 2), [vp(1), spice(2)]),)),
    IntrigueDef("shaddams_favor", plot=(troops(1), when(has_influence(EMPEROR, 3), [solari(3)]))),
    IntrigueDef("shadow_alliance", endgame=(when(enemy_alliance_at(4), [vp(1)]),)),
    IntrigueDef("sietch_ritual", plot=(pay([discard(1)], [influence_any(1, among=(BENE_GESSERIT, FREMEN))]),)),
    IntrigueDef(
        "special_mission",
        2,
        plot=(choose([spy_on(CITY)], [pay([recall_spy(1)], [shield_wall_off(), spice(2)])]),),
    ),
    IntrigueDef(
        "spice_is_power",
        combat=(choose([pay([retreat_some(3, 3)], [spice(3)])], [pay([spice(3)], [swords(6)])]),),
    ),
    IntrigueDef("spring_the_trap", combat=(pay([recall_spy(2)], [swords(7)]),)),
    IntrigueDef(
        "strategic_stockpiling",
        plot=(
            lines(
                [pay([spice(5)], [vp(1)])],
                [when(has_influence(FREMEN, 3), [pay([water(3)], [vp(1)])])],
            ),
        ),
    ),
    IntrigueDef("tactical_option", combat=(choose([swords(2)], [retreat()]),)),
    IntrigueDef("unexpected_allies", plot=(pay([water(2)], [shield_wall_off(), sandworm()]),)),
    IntrigueDef("weirding_combat", combat=(swords(3), when(has_influence(BENE_GESSERIT, 3), [swords(2)]))),
)
