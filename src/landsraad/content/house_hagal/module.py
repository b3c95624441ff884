"""The 31 House Hagal cards, the two-player game and the four levels of the solo game."""

from landsraad.model.defs import Difficulty, Module, OnHost, Price, RivalCardDef, RivalGame, RivalPolicy
from landsraad.model.effects import solari, spice
from landsraad.model.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD, OP_INTRIGUE, OP_SOLARI, OP_SPICE, OP_WATER

RIVAL_CARDS = (
    RivalCardDef("conspire", 2, "conspire", EMPEROR, troops=2, swords=4),
    RivalCardDef("wealth", 1, "wealth", EMPEROR, swords=3),
    RivalCardDef("heighliner", 1, "heighliner", GUILD, troops=3, swords=6),
    RivalCardDef("foldspace", 2, "foldspace", GUILD, swords=1),
    RivalCardDef("selective_breeding", 2, "selective_breeding", BENE_GESSERIT, swords=2),
    RivalCardDef("secrets", 1, "secrets", BENE_GESSERIT, swords=1),
    RivalCardDef("hardy_warriors", 1, "hardy_warriors", FREMEN, troops=2, swords=5),
    RivalCardDef("stillsuits", 2, "stillsuits", FREMEN, swords=4),
    RivalCardDef("rally_troops", 2, "rally_troops", troops=4, swords=3),
    RivalCardDef("hall_of_oratory", 2, "hall_of_oratory", troops=1),
    RivalCardDef("carthag", 3, "carthag", troops=1),
    RivalCardDef("harvest_spice", 5, swords=2, harvest=True),
    RivalCardDef("arrakeen_1p", 3, "arrakeen", troops=1, signet=True, swords=1, players=(1,)),
    RivalCardDef("arrakeen_2p", 3, "arrakeen", troops=1, swords=1, players=(2,)),
    RivalCardDef("reshuffle", 1, reshuffle=True, players=(2,)),
)

DEAR_MENTAT = (("mentat", 5),)

DIFFICULTIES = (
    Difficulty("mercenary", (solari(1), spice(1)), (), 0, 0, 5),
    Difficulty("sardaukar", (), DEAR_MENTAT, 3, 1, 4),
    Difficulty("mentat", (), DEAR_MENTAT, 3, 1, 3, expert=True),
    Difficulty("kwisatz_haderach", (), DEAR_MENTAT, 3, 1, 3, human_swordmaster=False, expert=True),
)

# The two-player game has no levels; House Hagal has all three Agents from the start (H-2PS-04).
TWO_PLAYERS = Difficulty("", (), (), 0, 0, 0)

# What Rivals do where a seat would choose, each with the rule that the log names.
POLICY = RivalPolicy(
    prices=(
        Price(OP_SOLARI, 7, "H-RES-01"),
        Price(OP_SPICE, 7, "H-RES-01"),
        Price(OP_WATER, 3, "H-RES-01"),
        Price(OP_INTRIGUE, 3, "H-RES-01"),
    ),
    sent_rule="H-AGT-03",
    harvest_rule="H-HRV-01",
    swords_rule="H-CMB-01",
    occupied_rule="H-AGT-04",
    closed_rule="H-AGT-05",
    no_harvest_rule="H-HRV-06",
    idle_rule="H-AGT-08",
    held_back_rule="H-EXP-02",
    influence_rule="H-CHO-01",
    no_swordmaster_rule="H-SOL-08",
)

MODULE = Module(
    id="house_hagal",
    hosts=(OnHost("base"),),
    players=(1, 2),
    rival_cards=RIVAL_CARDS,
    rival_games=(
        RivalGame(
            players=1,
            rivals=2,
            agents=2,
            scores=True,
            collects=True,
            water=1,
            owns_as=2,
            difficulties=DIFFICULTIES,
            policy=POLICY,
            leaders=(
                "duke_leto_atreides",
                "baron_vladimir_harkonnen",
                "glossu_the_beast_rabban",
                "countess_ariana_thorvald",
                "earl_memnon_thorvald",
                "count_ilban_richese",
            ),
            marker_with_rival=True,
        ),
        RivalGame(
            players=2,
            rivals=1,
            agents=3,
            scores=False,
            collects=False,
            water=0,
            owns_as=0,
            difficulties=(TWO_PLAYERS,),
            policy=POLICY,
        ),
    ),
)
