"""The 18 Tech tiles: price, what acquiring brings, and the abilities of the Reveal turn, of rounds and of the end."""

from __future__ import annotations

import pytest

from tests.content.base.kit import DRAW, RECRUIT, Changes, offered, times, total
from tests.content.ix.kit import Watch, poor, rich, settle
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# Spice, and what acquiring brings; Influence goes to Emperor and Guild, the trash icon is left unused.
TILES: dict[str, tuple[int, Changes]] = {
    "artillery": (1, {}),
    "chaumurky": (4, {"intrigue": 2}),
    "detonation_devices": (3, {}),
    "disposal_facility": (3, {}),
    "flagship": (8, {"vp": 1}),
    "holoprojectors": (3, {}),
    "holtzman_engine": (6, {}),
    "invasion_ships": (5, times(4, RECRUIT)),
    "memocorders": (2, {"emperor": 1}),
    "minimic_film": (2, {}),
    "restricted_ordnance": (4, {}),
    "shuttle_fleet": (6, {"emperor": 1, "guild": 1}),
    "sonic_snoopers": (2, {"intrigue": 1}),
    "spaceport": (5, times(2, DRAW)),
    "spy_satellites": (4, {}),
    "training_drones": (3, {}),
    "troop_transports": (2, {}),
    "windtraps": (2, {"water": 1}),
}
ANSWERS = ("influence emperor", "choose influence emperor", "choose influence guild", "decline")
FLIP = ("flagship", "holoprojectors", "invasion_ships", "training_drones")
# Tiles with an ability to be used in the own turn, and those of them that are used before an Agent is sent.
USED = (*FLIP, "sonic_snoopers", "spy_satellites")
# What the Reveal turn alone brings.
REVEAL: dict[str, Changes] = {"minimic_film": {"persuasion": 1}}
ROUND: dict[str, Changes] = {"holtzman_engine": DRAW, "shuttle_fleet": {"solari": 2}}
WIN: dict[str, Changes] = {"windtraps": {"water": 1}}


def engineer(tile: str, spice: int) -> Scenario:
    """Ixian Engineer at Smuggling, asked for the tiles on offer, with so much spice."""
    g = poor("ixian_engineer").spice(0, spice).stacks((tile, "artillery"), (), ())
    g.turn(0).do("agent ixian_engineer > smuggling", "resolve smuggling freighter", "freighter advance")
    return g


@pytest.mark.parametrize("tile", TILES)
@rule("X-TEC-05", "X-TEC-07")
def test_price_and_acquire_effect(tile: str) -> None:
    spice, gains = TILES[tile]
    g = engineer(tile, spice - 1)
    assert offered(g) == []
    g = engineer(tile, spice)
    watch = Watch(g)
    g.do("resolve ixian_engineer acquire_tech", f"acquire tile {tile}")
    while g.kind() != "resolve":
        g.do(next(text for text in ANSWERS if text in g.options()))
    assert watch.only(0) == total({"spice": -spice, "tiles": 1}, gains)
    assert g.tiles_of(0) == [tile]
    assert g.stack_names() == [["artillery"], [], []]


@pytest.mark.parametrize("tile", TILES)
@rule("X-TEC-13", "F-IX-01")
def test_used_in_the_own_turn_only_if_the_tile_says_so(tile: str) -> None:
    g = rich("dagger", "reconnaissance").intrigue(0, "ambush").tiles(0, tile).turn(0)
    use = [f"use {tile}"] * (tile in USED)
    assert offered(g, "use ") == use
    g.do("agent dagger > high_council")
    assert offered(g, "use ") == ([] if tile == "invasion_ships" else use)
    g = rich("dagger").intrigue(0, "ambush").tiles(0, tile).turn(0).do("reveal")
    # The whole hand is revealed: nothing is left to discard.
    assert offered(g, "use ") == ([] if tile in ("invasion_ships", "holoprojectors") else use)
    # Never in the turn of an opponent, in Combat or in the Endgame.
    g = rich().tiles(0, tile).hand(1, "dagger").turn(1)
    assert offered(g, "use ") == []
    g = rich().tiles(0, tile).intrigue(0, "ambush").troops(0, garrison=0, deployed=2).combat()
    assert g.options() == ["intrigue ambush", "pass"]
    g = rich().tiles(0, tile).intrigue(0, "ambush").conflict_deck().recall()
    assert g.options() == ["pass"]


@pytest.mark.parametrize("tile", TILES)
@rule("X-TEC-13")
def test_reveal_turn(tile: str) -> None:
    g = rich("diplomacy").tiles(0, tile).turn(0)
    watch = Watch(g)
    g.do("reveal")
    assert offered(g) == []
    cards: Changes = {"hand": -1, "play": 1, "persuasion": 1}
    assert watch.only(0) == total(cards, REVEAL.get(tile, {}))


@pytest.mark.parametrize("tile", TILES)
@rule("X-TEC-13", "X-TEC-15")
def test_start_of_the_round(tile: str) -> None:
    g = rich().tiles(0, tile)
    g.turn_down(0, tile)
    watch = Watch(g)
    g.round_start()
    assert g.kind() == "play_card"
    assert watch.of(0) == total(times(5, DRAW), ROUND.get(tile, {}), {"face_down": -1})


@pytest.mark.parametrize("tile", TILES)
@rule("X-TEC-13")
def test_winning_a_conflict(tile: str) -> None:
    for deployed, won in ((3, True), (1, False)):
        g = rich().tiles(0, tile).conflict("skirmish_a").troops(0, garrison=0, deployed=deployed)
        g.troops(1, garrison=0, deployed=2)
        watch = Watch(g)
        g.combat()
        reward: Changes = {"vp": 1} if won else {"intrigue": 1, "solari": 2}
        round_start = total(times(5, DRAW), ROUND.get(tile, {}))
        troops: Changes = {"conflict": -deployed, "supply": deployed}
        assert watch.of(0) == total(reward, round_start, troops, WIN.get(tile, {}) if won else {})
        other: Changes = {"intrigue": 1, "solari": 2} if won else {"vp": 1}
        assert watch.of(1) == total(other, times(5, DRAW), {"conflict": -2, "supply": 2})


@pytest.mark.parametrize("tile", TILES)
@rule("X-TEC-13")
def test_endgame_with_no_condition_met(tile: str) -> None:
    # 2 Influence on each track: neither high nor low; one The Spice Must Flow.
    g = rich().tiles(0, tile).discard(0, "the_spice_must_flow").conflict_deck()
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        g.influence(0, faction, 2)
    watch = Watch(g)
    g.recall()
    assert g.game.over
    assert watch.of(0) == {}


# --- Reveal turn -----------------------------------------------------------------------------------------------------


@rule("X-CLR-02")
@pytest.mark.parametrize(
    ("hand", "swords"),
    [
        (("diplomacy",), 0),
        (("dagger",), 1 + 1),
        (("dagger", "dagger", "jamis"), 1 + 1 + 2 + 3),
        (("imperial_bashar",), 2 + 1),
        (("imperial_bashar", "dagger"), 2 + 1 + 1 + 2),
    ],
)
def test_artillery_a_sword_for_each_card_with_swords(hand: tuple[str, ...], swords: int) -> None:
    g = rich(*hand).tiles(0, "artillery").play(0, "jamis").troops(0, garrison=0, deployed=1).turn(0)
    g.do("reveal", "end turn")
    assert g.seat_of(0).swords == swords
    assert g.marker_of(0) == 2 + swords


def test_artillery_does_not_count_swords_of_tiles() -> None:
    g = rich("dagger").tiles(0, "artillery", "restricted_ordnance").council(0).troops(0, garrison=0, deployed=1)
    g.turn(0).do("reveal", "end turn")
    assert g.seat_of(0).swords == 1 + 4 + 1


@rule("X-CLR-02")
@pytest.mark.parametrize(("choice", "swords"), [("persuasion 2", 0), ("swords 2", 3)])
def test_artillery_counts_swords_really_given(choice: str, swords: int) -> None:
    g = rich("bene_gesserit_sister").tiles(0, "artillery").troops(0, garrison=0, deployed=1).turn(0).do("reveal")
    g.do("resolve bene_gesserit_sister choose 2", f"choose {choice}", "end turn")
    assert g.seat_of(0).swords == swords


@pytest.mark.parametrize("seat", [0, 1])
def test_restricted_ordnance_swords_with_a_council_seat(seat: int) -> None:
    g = rich("dagger").tiles(0, "restricted_ordnance").council(seat).turn(0)
    watch = Watch(g)
    g.do("reveal")
    assert watch.only(0)["swords"] == (1 + 4 if seat == 0 else 1)


DISPOSE = "resolve disposal_facility trash_in_play"


@rule("B-DCK-05")
@pytest.mark.parametrize(("persuasion", "there"), [(4, False), (5, True), (9, True)])
def test_disposal_facility_trashes_a_card_in_play(persuasion: int, there: bool) -> None:
    g = rich("diplomacy").tiles(0, "disposal_facility").play(0, "jamis").discard(0, "dagger")
    g.persuasion(0, persuasion).turn(0).do("reveal")  # Diplomacy adds one
    assert offered(g) == [DISPOSE] * there
    assert "end turn" in g.options()
    if there:
        watch = Watch(g)
        g.do(DISPOSE)
        assert g.options() == ["trash jamis play", "trash diplomacy play", "decline"]
        g.do("trash diplomacy play")
        assert watch.only(0) == {"play": -1}
        assert offered(g) == []


@pytest.mark.parametrize("choice", ["trash dagger hand", "trash diplomacy discard", "trash ixian_engineer play"])
@rule("X-TEC-07", "B-DCK-05")
def test_disposal_facility_trash_icon_on_acquiring(choice: str) -> None:
    g = engineer("disposal_facility", 3).hand(0, "dagger").discard(0, "diplomacy")
    g.do("resolve ixian_engineer acquire_tech")
    watch = Watch(g)
    g.do("acquire tile disposal_facility", choice)
    assert watch.only(0) == {"spice": -3, "tiles": 1, choice.split()[2]: -1}


# --- acquiring -------------------------------------------------------------------------------------------------------


@rule("X-TEC-07")
def test_shuttle_fleet_two_different_factions() -> None:
    g = engineer("shuttle_fleet", 6).do("resolve ixian_engineer acquire_tech", "acquire tile shuttle_fleet")
    factions = ("emperor", "guild", "bene_gesserit", "fremen")
    assert g.options() == [f"choose influence {name}" for name in factions]
    g.do("choose influence fremen")
    assert g.options() == [f"choose influence {name}" for name in factions[:3]]
    g.do("choose influence guild")
    assert [g.influence_of(0, name) for name in factions] == [0, 1, 0, 1]
    assert g.kind() == "resolve"


@rule("F-CON-06")
def test_invasion_ships_troops_may_be_deployed_from_a_combat_space() -> None:
    g = rich("ixian_engineer").stacks(("invasion_ships",), (), ()).turn(0).do("agent ixian_engineer > imperial_basin")
    g.do("resolve ixian_engineer acquire_tech", "acquire tile invasion_ships")
    assert offered(g, "deploy")[-1] == "deploy 6"


def test_spaceport_draws_two_cards() -> None:
    g = engineer("spaceport", 5).do("resolve ixian_engineer acquire_tech", "acquire tile spaceport")
    assert g.names(g.seat_of(0).hand) == ["dune_the_desert_planet", "reconnaissance"]


@rule("B-REV-07", "F-REV-01")
def test_spaceport_cards_drawn_in_the_reveal_turn_are_revealed() -> None:
    g = rich("freighter_fleet").deck(0, "landing_rights", "jamis", "dagger").freighter(0, 3)
    g.stacks(("spaceport",), (), ()).turn(0).do("reveal", "resolve freighter_fleet freighter", "freighter recall")
    watch = Watch(g)
    g.do("choose acquire_tech", "acquire tile spaceport")
    gains: Changes = {"persuasion": 2 + 1, "swords": 2}
    assert watch.only(0) == total({"spice": -3, "tiles": 1, "deck": -2, "play": 2}, gains)


@rule("X-TEC-08", "X-TEC-13")
@pytest.mark.parametrize(
    ("tile", "gains", "swords"),
    [
        ("minimic_film", {"persuasion": 1}, 1),
        ("restricted_ordnance", {"swords": 4}, 1 + 4),
        ("artillery", {}, 1 + 1),
        ("windtraps", {"water": 1}, 1),
    ],
)
def test_ability_works_in_the_reveal_turn_that_acquires_the_tile(tile: str, gains: Changes, swords: int) -> None:
    g = rich("freighter_fleet", "dagger").council(0).freighter(0, 3).stacks((tile,), (), ())
    g.troops(0, garrison=0, deployed=1).turn(0)
    g.do("reveal", "resolve freighter_fleet freighter", "freighter recall", "choose acquire_tech")
    watch = Watch(g)
    g.do(f"acquire tile {tile}")
    price = max(0, TILES[tile][0] - 2)
    assert watch.only(0) == total({"spice": -price, "tiles": 1}, gains)
    settle(g, "choose choose 2", "choose spice 2", "choose shipped_troops", "influence guild").do("end turn")
    assert g.seat_of(0).swords == swords
    assert g.marker_of(0) == 2 + swords


# --- lasting abilities -----------------------------------------------------------------------------------------------


@rule("X-TEC-08")
@pytest.mark.parametrize("where", ["top", "pile"])
def test_spaceport_acquired_cards_may_go_on_top(where: str) -> None:
    g = rich().tiles(0, "spaceport").row("jamis", "truthsayer", "dr_yueh").persuasion(0, 9).turn(0).do("reveal")
    for card in ("jamis", "arrakis_liaison"):
        watch = Watch(g)
        g.do(f"acquire {card}")
        assert (g.kind(), g.options()) == ("put_card", ["top", "pile"])
        g.do(where)
        cost = {"jamis": 2, "arrakis_liaison": 2}[card]
        assert watch.only(0) == {"persuasion": -cost, "deck" if where == "top" else "discard": 1}
        zone = g.seat_of(0).deck if where == "top" else g.seat_of(0).discard
        assert g.names(zone)[-1] == card


@rule("X-TEC-08")
def test_spaceport_also_for_cards_acquired_in_agent_turns() -> None:
    g = rich("diplomacy").tiles(0, "spaceport").turn(0).do("agent diplomacy > foldspace")
    g.do("resolve foldspace acquire foldspace", "top")
    assert g.names(g.seat_of(0).deck)[-1] == "foldspace"
    g = rich("diplomacy").tiles(1, "spaceport").turn(0).do("agent diplomacy > foldspace")
    g.do("resolve foldspace acquire foldspace")
    assert g.kind() == "resolve"


RECALL = ("freighter recall", "choose choose 2", "choose spice 2", "choose shipped_troops")


@rule("X-FRT-08", "X-FRT-11")
@pytest.mark.parametrize("n", range(4))
def test_troop_transports_three_troops_straight_to_the_conflict(n: int) -> None:
    # Smuggling is no Combat space; the tile lets the troops go all the same.
    g = rich("dune_the_desert_planet").tiles(0, "troop_transports").freighter(0, 2).turn(0)
    g.do("agent dune_the_desert_planet > smuggling", "resolve smuggling freighter")
    watch = Watch(g)
    g.do(*RECALL)
    assert g.options() == [f"deploy {i}" for i in range(4)]
    g.do(f"deploy {n}", "influence fremen")
    moved: Changes = {"supply": -3, "garrison": 3 - n, "conflict": n}
    assert watch.only(0) == total(moved, {"spice": 2, "fremen": 1, "freighter": -2})
    assert offered(g, "deploy") == []


def test_troop_transports_only_for_their_owner_and_the_track() -> None:
    g = rich("dune_the_desert_planet").tiles(1, "troop_transports").freighter(0, 2).turn(0)
    g.do("agent dune_the_desert_planet > smuggling", "resolve smuggling freighter", *RECALL)
    assert g.kind() == "gain_influence"
    g = rich("full_scale_assault").tiles(0, "troop_transports").turn(0)
    watch = Watch(g)
    settle(g.do("agent full_scale_assault > wealth"))
    assert watch.only(0)["supply"] == -2


# --- dreadnoughts ----------------------------------------------------------------------------------------------------


@rule("X-CTL-01", "X-TEC-13")
@pytest.mark.parametrize(
    ("choice", "vp", "ships"), [("take detonation_devices", 1, (1, 1, 0)), ("take carthag", 0, (0, 1, 0))]
)
def test_detonation_devices_a_victory_point_in_place_of_control(choice: str, vp: int, ships: tuple[int, ...]) -> None:
    g = rich().tiles(0, "detonation_devices").ships(0, deployed=2).conflict("guild_bank_raid")
    g.troops(0, garrison=0, deployed=1)
    before = g.seat_of(0).vp
    g.combat()
    assert (g.kind(), g.decider()) == ("take_space", 0)
    assert set(g.options()) == {"take arrakeen", "take carthag", "take imperial_basin", "take detonation_devices"}
    g.do(choice)
    assert g.seat_of(0).vp - before == vp
    assert g.ships_of(0) == ships
    assert g.flag_of("carthag") == (0 if vp == 0 else -1)


@rule("X-DRN-07")
def test_detonation_devices_only_for_the_winner_with_a_dreadnought() -> None:
    g = rich().tiles(0, "detonation_devices").ships(0, deployed=1).troops(1, garrison=0, deployed=4)
    g.combat()
    assert g.kind() == "play_card"
    assert g.ships_of(0) == (1, 1, 0)
    g = rich().tiles(0, "detonation_devices").troops(0, garrison=0, deployed=1).combat()
    assert g.kind() == "play_card"
    g = rich().tiles(1, "detonation_devices").ships(0, deployed=1).combat()
    assert "take detonation_devices" not in g.options()
