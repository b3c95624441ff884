"""The Rivals of Uprising as a module: their policy, the levels of the solo game and the variants."""

from landsraad.content.uprising.conflicts import BATTLE_ICONS
from landsraad.content.uprising.objectives import OBJECTIVES
from landsraad.content.uprising_rivals.cards import RIVAL_CARDS
from landsraad.content.uprising_rivals.rivals import FULL, RIVALS, STREAMLINED
from landsraad.engine.mechanics.objectives import Objectives
from landsraad.engine.mechanics.rival_list import RivalList
from landsraad.model.defs import Difficulty, Module, OnHost, Price, RivalGame, RivalPolicy, VariantDef
from landsraad.model.terms import OP_INTRIGUE, OP_SOLARI, OP_SPICE, OP_WATER

EXPERT = ("brutal_escalation", "expert_deployment", "smart_politics")

DIFFICULTIES = (
    Difficulty("mercenary", (), (), 0, 0, 0, human_intrigue=1),
    Difficulty("sardaukar", (), (), 3, 0, 0),
    Difficulty("mentat", (), (), 3, 0, 0, variants=EXPERT),
    Difficulty("kwisatz_haderach", (), (), 3, 0, 0, human_swordmaster=False, variants=EXPERT),
)
TWO_PLAYERS = Difficulty("", (), (), 3, 0, 0)  # R-SET-05: levels belong to the solo game

VARIANTS = (
    VariantDef("imperium_row_dice", changes=(("row_dice", True),)),
    VariantDef("streamlined_rivals", players=(2,), rival_leaders=STREAMLINED),
    VariantDef("brutal_escalation", rival_changes=(("second_card_from", 3),), players=(1, 2)),
    VariantDef(
        "expert_deployment",
        rival_changes=(("expert", True), ("expert_lead", 3), ("expert_units", True)),
        players=(1, 2),
    ),
    VariantDef(
        "smart_politics",
        rival_changes=(("shuns", ("deliver_supplies", "fremkit", "secrets", "dutiful_service")),),
        players=(1, 2),
    ),
)

# What Rivals do where a seat would choose, each with the rule that the log names.
POLICY = RivalPolicy(
    prices=(
        Price(OP_SOLARI, 7, "R-VPB-02"),
        Price(OP_SPICE, 7, "R-VPB-02"),
        Price(OP_WATER, 3, "R-VPB-02"),
        Price(OP_INTRIGUE, 3, "R-VPB-02"),
    ),
    pays_with=(OP_SOLARI, OP_SPICE, OP_INTRIGUE, OP_WATER),
    sent_rule="R-AGT-01",
    harvest_rule="R-MAK-01",
    swords_rule="R-CMB-01",
    occupied_rule="R-AGT-02",
    closed_rule="R-AGT-02",
    other_space_rule="R-SPI-04",
    no_harvest_rule="R-SPI-08",
    idle_rule="R-AGT-23",
    held_back_rule="R-VAR-08",
    influence_rule="R-CHO-01",
    tie_rule="R-CHO-02",
    no_swordmaster_rule="R-DIF-05",
    swordmaster_rule="R-RES-04",
    scheme_rule="R-PLY-02",
    ahead_rule="R-VAR-12",
    behind_rule="R-VAR-13",
)

MODULE = Module(
    id="uprising_rivals",
    hosts=(OnHost("uprising"),),
    players=(1, 2),
    leaders=RIVALS,
    rival_cards=RIVAL_CARDS,
    mechanics=(
        Objectives(OBJECTIVES, BATTLE_ICONS, rivals=((2, "objective_ornithopter_1_3p"),)),
        RivalList("R-AGT-06", "R-GEN-02", "R-GEN-02"),
    ),
    variants=VARIANTS,
    rival_games=(
        RivalGame(
            players=1,
            rivals=2,
            agents=2,
            scores=True,
            collects=True,
            water=1,
            owns_as=0,
            difficulties=DIFFICULTIES,
            policy=POLICY,
            leaders=FULL,
            marker_with_rival=True,
        ),
        RivalGame(
            players=2,
            rivals=1,
            agents=2,
            scores=True,
            collects=True,
            water=1,
            owns_as=0,
            difficulties=(TWO_PLAYERS,),
            policy=POLICY,
            leaders=FULL,
            after_first=True,
            keeps_things=False,  # X-RTC-01, R-MIX-08
        ),
    ),
)
