"""The six-player side of the board, the personal boards, their posts and tracks (S-SPC, S-PER, S-INF)."""

from landsraad.engine.mechanics.commanders import TeamReward
from landsraad.engine.mechanics.contracts import contract
from landsraad.engine.mechanics.spies import PostDef, spy
from landsraad.engine.mechanics.teamwork import reinforce
from landsraad.engine.mechanics.throne import INSTEAD_OF_HOOKS, SETUP, throne_instead
from landsraad.engine.mechanics.trade import trade
from landsraad.engine.mechanics.worms import maker_hooks, shield_wall_off
from landsraad.model.conditions import has_influence
from landsraad.model.defs import SpaceDef, TrackDef
from landsraad.model.effects import (
    base_spice,
    choose,
    draw,
    harvest_bonus,
    intrigue,
    solari,
    space_influence,
    spice,
    trash,
    troops,
    water,
)
from landsraad.model.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, SPICE_TRADE

# When the text of the Emperor board works (S-THR-01, soft): this line is the other reading.
THRONE_TIMING = SETUP  # or INSTEAD_OF_HOOKS

# The first four are the tracks of the board, with the numbers that cards name; the last two those of the Commanders.
GREAT_HOUSES = EMPEROR
FRINGE_WORLDS = FREMEN
OWN_EMPEROR = 4
OWN_FREMEN = 5
TRACKS = (
    TrackDef("great_houses", EMPEROR, (troops(2),), cards="emperor"),
    TrackDef("guild", GUILD, (solari(3),)),
    TrackDef("bene_gesserit", BENE_GESSERIT, (intrigue(1),)),
    TrackDef("fringe_worlds", FREMEN, (spy(),), cards="fremen"),
    TrackDef("emperor", EMPEROR),
    TrackDef("fremen", FREMEN),
)

TEAM_REWARDS = (
    TeamReward("emperor", 1, (solari(1),)),
    TeamReward("emperor", 3, (spy(),)),
    TeamReward("fremen", 1, (spice(1),)),
    TeamReward("fremen", 3, (water(1),)),
)

# Not on this side, or printed anew.
REMOVED = ("sardaukar", "dutiful_service", "desert_tactics", "fremkit", "sietch_tabr")

EMPEROR_BOARD = ("vast_wealth", "sardaukar")
FREMEN_BOARD = ("hardy_warriors", "desert_mastery")


def spaces(timing: str) -> tuple[SpaceDef, ...]:
    """Return the spaces that only this side and the personal boards have."""
    hooks = [maker_hooks(), throne_instead()] if timing == INSTEAD_OF_HOOKS else [maker_hooks()]
    return (
        SpaceDef("military_support", EMPEROR, (0, 2, 0), (space_influence(GREAT_HOUSES), reinforce())),
        SpaceDef("economic_support", EMPEROR, effects=(space_influence(GREAT_HOUSES), spice(1), trade())),
        SpaceDef("expedition", FREMEN, effects=(space_influence(FRINGE_WORLDS), contract())),
        SpaceDef(
            "controversial_technology",
            FREMEN,
            (0, 2, 0),
            (space_influence(FRINGE_WORLDS), intrigue(1), draw(1), trash()),
        ),
        SpaceDef(
            "sietch_tabr",
            CITY,
            effects=(choose([*hooks, troops(1), water(1)], [water(1), shield_wall_off()]),),
            combat=True,
            requirement=has_influence(FREMEN, 2),
        ),
        SpaceDef("carthag", CITY, effects=(troops(1), intrigue(1)), combat=True),
        SpaceDef(
            "habbanya_erg",
            SPICE_TRADE,
            (0, 0, 1),
            (harvest_bonus(), base_spice(2), draw(1)),
            combat=True,
            maker=True,
        ),
        SpaceDef("vast_wealth", EMPEROR, effects=(space_influence(OWN_EMPEROR), solari(3))),
        SpaceDef("sardaukar", EMPEROR, (0, 3, 0), (space_influence(OWN_EMPEROR), intrigue(1), troops(4))),
        SpaceDef("hardy_warriors", FREMEN, (0, 0, 1), (space_influence(OWN_FREMEN), troops(2)), combat=True),
        SpaceDef("desert_mastery", FREMEN, effects=(space_influence(OWN_FREMEN), draw(1), spice(1)), combat=True),
    )


SPACES = spaces(THRONE_TIMING)

POSTS = (
    PostDef("great_houses", ("military_support", "economic_support")),
    PostDef("guild", ("heighliner", "deliver_supplies")),
    PostDef("bene_gesserit", ("espionage", "secrets")),
    PostDef("fringe_worlds", ("controversial_technology", "expedition")),
    PostDef("landsraad_council", ("high_council", "imperial_privilege", "swordmaster")),
    PostDef("landsraad_assembly", ("assembly_hall", "gather_support")),
    PostDef("choam", ("shipping", "accept_contract")),
    PostDef("research_sietch", ("research_station", "sietch_tabr")),
    PostDef("research_refinery", ("research_station", "spice_refinery")),
    PostDef("refinery_arrakeen", ("spice_refinery", "arrakeen")),
    PostDef("carthag", ("carthag",)),
    PostDef("imperial_basin", ("imperial_basin",)),
    PostDef("hagga_basin", ("hagga_basin",)),
    PostDef("habbanya_erg", ("habbanya_erg",)),
    PostDef("deep_desert", ("deep_desert",)),
)
