"""The data of the toy: a host of its own with eight spaces and three tracks, and a box that fits it."""

from __future__ import annotations

from pathlib import Path

import landsraad as ls
from landsraad.content.base.board import SPACES as BASE_SPACES
from landsraad.content.base.conflicts import CONFLICTS as BASE_CONFLICTS
from landsraad.content.base.imperium import CARDS as BASE_IMPERIUM
from landsraad.content.base.intrigue import INTRIGUES as BASE_INTRIGUES
from landsraad.content.base.leaders import LEADERS as BASE_LEADERS
from landsraad.content.base.starter import CARDS as BASE_STARTERS
from landsraad.model.defs import IMPERIUM, CardDef, Module, OnHost, RuleValues, SpaceDef, TrackDef
from landsraad.model.effects import choose, draw, persuasion, solari, space_influence, swords, troops, water, when
from landsraad.model.terms import CITY, EMPEROR, FREMEN, GUILD, SPICE_TRADE
from tests.toy.mechanic import HAS_CACHE, Caches, hide_cache, open_cache, ornithopter

WORDS = Path(__file__).with_name("locales")

# Tracks by their number on this board; the third bears another name than the icon of its spaces.
NOMADS = 2

HOST = Module(
    id="outpost",
    host=True,
    players=(2, 3, 4),
    # What is the same as in the base box is the same thing.
    cards=tuple(
        card
        for card in (*BASE_STARTERS, *BASE_IMPERIUM)
        if card.id
        in (
            "convincing_argument",
            "dagger",
            "diplomacy",
            "dune_the_desert_planet",
            "reconnaissance",
            "seek_allies",
            "signet_ring",
            "the_spice_must_flow",
            "foldspace",
            "arrakis_recruiter",
            "assassination_mission",
            "carryall",
            "dr_yueh",
            "duncan_idaho",
            "gun_thopter",
        )
    ),
    intrigues=tuple(
        card
        for card in BASE_INTRIGUES
        if card.id
        in ("ambush", "bribery", "master_tactician", "private_army", "to_the_victor", "windfall", "tiebreaker")
    ),
    conflicts=tuple(
        conflict
        for conflict in BASE_CONFLICTS
        if conflict.id in ("skirmish_a", "skirmish_b", "raid_stockpiles", "siege_of_arrakeen", "secure_imperial_basin")
    ),
    leaders=tuple(
        leader
        for leader in BASE_LEADERS
        if leader.id
        in (
            "paul_atreides",
            "glossu_the_beast_rabban",
            "countess_ariana_thorvald",
            "count_ilban_richese",
            "helena_richese",
        )
    ),
    spaces=(
        SpaceDef("outpost_court", EMPEROR, effects=(space_influence(EMPEROR), solari(2))),
        SpaceDef("outpost_dock", GUILD, (1, 0, 0), (space_influence(GUILD), troops(2)), combat=True),
        SpaceDef("outpost_tents", FREMEN, effects=(space_influence(NOMADS), water(1)), combat=True),
        SpaceDef("outpost_well", CITY, effects=(troops(1), draw(1)), combat=True, control=(solari(1),)),
        *(space for space in BASE_SPACES if space.id in ("hall_of_oratory", "secure_contract", "imperial_basin")),
    ),
    tracks=(
        TrackDef("emperor", EMPEROR, (troops(2),)),
        TrackDef("guild", GUILD, (solari(3),)),
        TrackDef("nomads", FREMEN, (water(2),)),
    ),
    values=RuleValues(vp_goal=6, conflict_levels=((1, 1), (2, 3))),
)

BOX = Module(
    id="caches",
    hosts=(OnHost("outpost"),),
    players=HOST.players,
    cards=(
        CardDef(
            "ornithopter_pilot",
            IMPERIUM,
            4,
            cost=2,
            icons=(CITY, SPICE_TRADE),
            agent=(choose([hide_cache(1)], [open_cache()], [troops(1)]),),
            reveal=(persuasion(1), when(HAS_CACHE, [swords(2)])),
        ),
    ),
    spaces=(SpaceDef("hangar", CITY, effects=(ornithopter(1), hide_cache(2)), combat=True),),
    mechanics=(Caches(),),
)


def add_toy() -> None:
    """Add the host and the box, with their words, as anybody would."""
    ls.add_box(HOST, WORDS)
    ls.add_box(BOX)
