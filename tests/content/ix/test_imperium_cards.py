"""All 29 Imperium cards: cost, icons, Factions, infiltration, and every box where no condition is met."""

from __future__ import annotations

import pytest

from tests.content.base.kit import DRAW, RECRUIT, SENT, Changes, times, total
from tests.content.ix.kit import (
    AT,
    NEGOTIATOR,
    SHIP,
    SPACES_OF_ICON,
    Watch,
    bought,
    cheapest,
    discarded,
    in_play,
    reachable,
    rich,
    sent,
    settle,
    shown,
    spaces_of,
    trashed,
)
from tests.support.rulemark import rule

# Cost, Agent icons, Factions; an icon that infiltrates stands in INFILTRATES too.
CARDS: dict[str, tuple[int, str, str]] = {
    "appropriate": (5, "landsraad spice_trade", "emperor"),
    "bounty_hunter": (1, "city", ""),
    "choam_delegate": (1, "spice_trade", ""),
    "court_intrigue": (2, "emperor", "emperor"),
    "desert_ambush": (3, "spice_trade", "fremen"),
    "embedded_agent": (5, "landsraad", "bene_gesserit"),
    "esmar_tuek": (5, "city spice_trade", "guild"),
    "freighter_fleet": (2, "spice_trade", ""),
    "full_scale_assault": (8, "emperor city", "emperor"),
    "guild_accord": (6, "guild", "guild"),
    "guild_chief_administrator": (4, "guild city spice_trade", "guild"),
    "imperial_bashar": (4, "city", "emperor"),
    "imperial_shock_trooper": (3, "", "emperor"),
    "in_the_shadows": (2, "landsraad city", "bene_gesserit"),
    "ix_guild_compact": (3, "guild", "guild"),
    "ixian_engineer": (5, "spice_trade", ""),
    "jamis": (2, "fremen", "fremen"),
    "landing_rights": (4, "city", "guild"),
    "local_fence": (3, "city", ""),
    "negotiated_withdrawal": (4, "landsraad city spice_trade", ""),
    "satellite_ban": (5, "guild fremen", "guild fremen"),
    "sayyadina": (3, "bene_gesserit fremen", "bene_gesserit fremen"),
    "shai_hulud": (7, "spice_trade", "fremen"),
    "spice_trader": (4, "city spice_trade", "fremen"),
    "treachery": (6, "emperor guild bene_gesserit fremen", ""),
    "truthsayer": (3, "emperor bene_gesserit landsraad", "emperor bene_gesserit"),
    "water_peddler": (1, "", ""),
    "web_of_power": (4, "bene_gesserit", "bene_gesserit"),
    "weirding_way": (3, "city spice_trade", "bene_gesserit"),
}

INFILTRATES = {
    "bounty_hunter": "city",
    "choam_delegate": "spice_trade",
    "court_intrigue": "emperor",
    "embedded_agent": "landsraad",
    "guild_accord": "guild",
    "jamis": "fremen",
    "web_of_power": "bene_gesserit",
}

# What the Agent box alone brings with no condition met, no other card in hand and nothing paid.
AGENT: list[tuple[str, str, Changes]] = [
    ("appropriate", "smuggling", {}),
    ("bounty_hunter", "carthag", {}),
    ("choam_delegate", "smuggling", {}),
    ("court_intrigue", "wealth", {}),
    ("desert_ambush", "imperial_basin", {}),
    ("embedded_agent", "tech_negotiation", {}),
    ("freighter_fleet", "imperial_basin", {}),
    ("full_scale_assault", "wealth", times(2, RECRUIT)),
    ("full_scale_assault", "carthag", times(2, RECRUIT)),
    ("guild_accord", "foldspace", {}),
    ("guild_chief_administrator", "imperial_basin", {}),
    ("in_the_shadows", "tech_negotiation", {}),
    ("ix_guild_compact", "foldspace", {}),
    ("landing_rights", "carthag", {"freighter": 1}),
    ("negotiated_withdrawal", "tech_negotiation", {}),
    ("satellite_ban", "stillsuits", {}),
    ("spice_trader", "imperial_basin", {}),
    ("truthsayer", "tech_negotiation", {}),
    ("web_of_power", "secrets", {}),
    ("weirding_way", "carthag", {}),
]

# What the Reveal box alone brings with no condition met; Influence goes to the Fremen, both Negotiators are placed.
REVEAL: dict[str, Changes] = {
    "appropriate": {"persuasion": 2},
    "bounty_hunter": {"persuasion": 1, "swords": 1},
    "choam_delegate": {"solari": 3},
    "court_intrigue": {"persuasion": 1, "swords": 1},
    "desert_ambush": {"persuasion": 1, "swords": 1},
    "embedded_agent": {"persuasion": 1, "intrigue": 1},
    "esmar_tuek": {"spice": 2, "solari": 2},
    "freighter_fleet": {"freighter": 1},
    "full_scale_assault": {"persuasion": 2},
    "guild_accord": {"water": 1},
    "guild_chief_administrator": {"persuasion": 1, "freighter": 1},
    "imperial_bashar": {"persuasion": 1, "swords": 2},
    "imperial_shock_trooper": {"persuasion": 1, "swords": 2},
    "in_the_shadows": {"bene_gesserit": 1},
    "ix_guild_compact": times(2, NEGOTIATOR),
    "ixian_engineer": {},
    "jamis": {"persuasion": 1, "swords": 2},
    "landing_rights": {"persuasion": 2},
    "local_fence": {"persuasion": 2},
    "negotiated_withdrawal": {"persuasion": 2},
    "satellite_ban": {"persuasion": 1},
    "sayyadina": {},
    "shai_hulud": {},
    "spice_trader": {"persuasion": 2, "swords": 1},
    "treachery": {"supply": -2, "conflict": 2},
    "truthsayer": {"persuasion": 1, "swords": 1},
    "water_peddler": {"water": 1},
    "web_of_power": {"persuasion": 1, "fremen": 1},
    "weirding_way": {"persuasion": 1, "swords": 2},
}
ANSWERS = ("place negotiators 2", "influence fremen")

# The Acquire box; the trash icon of Shai-Hulud is left unused here.
ACQUIRE: dict[str, Changes] = {
    "appropriate": {"freighter": 1},
    "full_scale_assault": SHIP,
    "negotiated_withdrawal": RECRUIT,
    "water_peddler": {"water": 1},
}

UNLOAD = (
    "choam_delegate",
    "esmar_tuek",
    "freighter_fleet",
    "guild_accord",
    "in_the_shadows",
    "ix_guild_compact",
    "treachery",
    "water_peddler",
)


@pytest.mark.parametrize("card", CARDS)
@rule("B-AGT-03", "B-CRD-03", "X-SET-03")
def test_agent_icons(card: str) -> None:
    assert reachable(card) == spaces_of(CARDS[card][1])


@pytest.mark.parametrize("card", CARDS)
@rule("B-ACQ-02", "B-ACQ-06")
def test_cost_and_acquire_box(card: str) -> None:
    cost = CARDS[card][0]
    assert cheapest(card) == cost
    g, changes = bought(card, cost, "decline")
    assert changes == total({"persuasion": -cost, "discard": 1}, ACQUIRE.get(card, {}))
    assert g.names(g.seat_of(0).discard) == [card]


@pytest.mark.parametrize("card", CARDS)
def test_factions(card: str) -> None:
    factions = CARDS[card][2].split()
    assert in_play(card) == {faction: faction in factions for faction in ("fremen", "bene_gesserit")}


@pytest.mark.parametrize(("card", "space", "gains"), AGENT)
def test_plain_agent_box(card: str, space: str, gains: Changes) -> None:
    assert sent(rich(card), card, space) == total(SENT, AT[space], gains)


@pytest.mark.parametrize("card", REVEAL)
def test_plain_reveal_box(card: str) -> None:
    assert shown(rich(card), *ANSWERS) == REVEAL[card]


# --- infiltration ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
@rule("X-INF-01")
def test_enemy_agents_stop_all_but_infiltrating_icons(card: str) -> None:
    spaces = spaces_of(CARDS[card][1])
    assert reachable(card, *spaces) == spaces_of(INFILTRATES.get(card, ""))


@pytest.mark.parametrize("card", INFILTRATES)
@rule("X-INF-01", "F-IX-07")
def test_infiltrating_beside_several_enemies_or_none(card: str) -> None:
    icon = INFILTRATES[card]
    for space in SPACES_OF_ICON[icon]:
        g = rich(card).influence(0, "guild", 2).influence(0, "fremen", 2)
        g.agent_at(1, space).agent_at(2, space).turn(0).do(f"agent {card} > {space}")
        assert g.state.agents[g.space(space)] == 0x111
        g = rich(card).influence(0, "guild", 2).influence(0, "fremen", 2).turn(0).do(f"agent {card} > {space}")
        assert g.state.agents[g.space(space)] == 0x001


@pytest.mark.parametrize("card", INFILTRATES)
@rule("X-INF-02")
def test_never_a_second_own_agent(card: str) -> None:
    space = min(SPACES_OF_ICON[INFILTRATES[card]])
    g = rich(card).influence(0, "guild", 2).influence(0, "fremen", 2).agents(0, 3).agent_at(0, space)
    g.agent_at(1, space).turn(0).do(f"agent {card}")
    assert f"agent {card} > {space}" not in g.options()
    assert g.options()


# --- Unload ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
@rule("X-UNL-01", "X-DIS-01")
def test_discarding_unloads(card: str) -> None:
    if card == "truthsayer":
        g = rich("truthsayer", "truthsayer").turn(0).do("agent truthsayer > tech_negotiation")
        watch = Watch(g)
        settle(g.do("resolve truthsayer pay discard 1"), "discard truthsayer")
        assert watch.only(0) == total({"hand": -1, "discard": 1}, DRAW)
        return
    assert discarded(rich(), card, *ANSWERS) == (REVEAL[card] if card in UNLOAD else {})


@pytest.mark.parametrize("zone", ["hand", "discard", "play"])
@pytest.mark.parametrize("card", [card for card in CARDS if card != "jamis"])
@rule("X-UNL-01", "X-UNL-05")
def test_trashing_unloads_from_anywhere(card: str, zone: str) -> None:
    assert trashed(rich(), card, zone, *ANSWERS) == (REVEAL[card] if card in UNLOAD else {})


@pytest.mark.parametrize("card", UNLOAD)
@rule("X-UNL-02")
def test_unload_adds_nothing_in_the_reveal_turn(card: str) -> None:
    # Disposal Facility trashes the revealed card in the same turn.
    g = rich(card).tiles(0, "disposal_facility").persuasion(0, 6).turn(0)
    watch = Watch(g)
    settle(g.do("reveal"), *ANSWERS, f"trash {card} play")
    assert watch.only(0) == total({"hand": -1}, REVEAL[card])
    assert g.names(g.state.trashed)[-1] == card


@pytest.mark.parametrize("card", UNLOAD)
@rule("X-UNL-06")
def test_clean_up_does_not_unload(card: str) -> None:
    g = rich(card).turn(0)
    settle(g.do("reveal"), *ANSWERS)
    watch = Watch(g)
    g.do("end turn")
    assert watch.of(0) == {"play": -1, "discard": 1}
    assert g.decider() == 1


@pytest.mark.parametrize("card", [card for card in UNLOAD if card != "treachery" and CARDS[card][1]])
@rule("X-UNL-04")
def test_playing_the_card_does_not_unload_it(card: str) -> None:
    space = {"city": "carthag", "spice_trade": "imperial_basin", "guild": "foldspace", "landsraad": "carthag"}
    goal = space[CARDS[card][1].split()[0]]
    g = rich(card).spice(0, 0).turn(0)
    watch = Watch(g)
    settle(g.do(f"agent {card} > {goal}"))
    assert watch.only(0) == total(SENT, AT[goal])
