"""The eight Leaders, one of them with two sides; one more comes with CHOAM."""

from landsraad.engine.mechanics.memories import Memories, memory, per_memory, repeat_space, turn_over
from landsraad.engine.mechanics.spies import SPYING_ON_SENT, recall_spy, spy, spy_on, spy_placed_on
from landsraad.engine.mechanics.training import Training, TrainingSpace, train
from landsraad.engine.mechanics.worms import worms_in_conflict
from landsraad.model.conditions import (
    ANY_ALLIANCE,
    picked_cost,
    reached,
    sent_to_icons,
    strength_at_least,
)
from landsraad.model.defs import LeaderDef
from landsraad.model.effects import (
    Trigger,
    acquire_exactly,
    choose,
    draw,
    intrigue,
    may,
    pay,
    persuasion,
    retreat,
    solari,
    spice,
    swords,
    together,
    trash,
    trash_hand,
    troops,
    water,
    when,
)
from landsraad.model.terms import (
    BENE_GESSERIT,
    CITY,
    E_AGENT_SENT,
    E_INFLUENCE,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    TO_HAND,
)

LEADERS = (
    LeaderDef(
        "feyd_rautha_harkonnen",
        "harkonnen",
        1,
        signet=(train(),),
        reveal=(pay([recall_spy(1)], [swords(2)]),),
    ),
    LeaderDef(
        "gurney_halleck",
        "atreides",
        1,
        signet=(troops(1),),
        reveal=(when(strength_at_least(6), [persuasion(1)]),),
    ),
    LeaderDef(
        "lady_amber_metulli",
        "metulli",
        1,
        signet=(solari(1), when(ANY_ALLIANCE, [spice(1)])),
        reveal=(retreat(1),),
    ),
    LeaderDef(
        "lady_jessica",
        "atreides",
        2,
        signet=(pay([spice(1)], [intrigue(1), memory()]),),
        triggers=(
            Trigger(E_AGENT_SENT, (may(per_memory(draw(1)), turn_over()),), condition=sent_to_icons(BENE_GESSERIT)),
        ),
    ),
    LeaderDef(
        "reverend_mother_jessica",
        "atreides",
        2,
        signet=(pay([spice(1)], [water(1)]),),
        triggers=(
            Trigger(
                E_AGENT_SENT,
                (pay([water(1)], [repeat_space()]),),
                condition=sent_to_icons(BENE_GESSERIT, FREMEN),
            ),
        ),
        back=True,
    ),
    LeaderDef(
        "lady_margot_fenring",
        "fenring",
        1,
        signet=(spy_on(CITY),),
        triggers=(Trigger(E_INFLUENCE, (spice(2),), condition=reached(BENE_GESSERIT, 2)),),
    ),
    LeaderDef(
        "muad_dib",
        "atreides",
        1,
        signet=(draw(1),),
        reveal=(when(worms_in_conflict(1), [intrigue(1)]),),
    ),
    LeaderDef(
        "princess_irulan",
        "corrino",
        2,
        signet=(may(choose([acquire_exactly(1, TO_HAND)], [trash_hand(), when(picked_cost(1), [spice(2)])])),),
        triggers=(Trigger(E_INFLUENCE, (intrigue(1),), condition=reached(EMPEROR, 2)),),
    ),
    LeaderDef(
        "staban_tuek",
        "",
        3,
        signet=(
            together(
                spy(),
                when(spy_placed_on(LANDSRAAD), [pay([spice(1)], [solari(3)])]),
                when(spy_placed_on(EMPEROR, GUILD, BENE_GESSERIT, FREMEN), [pay([solari(2)], [intrigue(1)])]),
            ),
        ),
        triggers=(Trigger(E_AGENT_SENT, (spice(1),), condition=SPYING_ON_SENT, anybody=True),),
        without=("diplomacy",),
    ),
)

MEMORIES = Memories("lady_jessica", "reverend_mother_jessica")

# From the start, left to right; the upper way of the second fork is the shorter one (U-CLR-01).
TRAINING = Training(
    "feyd_rautha_harkonnen",
    (
        TrainingSpace("start", (), ("paid_trash", "first_spy")),
        TrainingSpace("paid_trash", (pay([solari(1)], [trash()]),), ("mid_trash",)),
        TrainingSpace("first_spy", (spy(),), ("mid_trash",)),
        TrainingSpace("mid_trash", (trash(),), ("late_trash", "second_spy")),
        TrainingSpace("late_trash", (trash(),), ("final",)),
        TrainingSpace("second_spy", (spy(),), ("double_spice",)),
        TrainingSpace("double_spice", (spice(2),), ("final",)),
        TrainingSpace("final", (troops(1), spy()), ()),
    ),
)
