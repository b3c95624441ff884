"""X-RTC-01 to X-RTC-08: how solo Rivals acquire Tech tiles, what they may take and how they save for it."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.content.house_hagal.kit import LEVELS
from tests.content.ix_hagal.kit import MARKED, UNMARKED, gains, ix_duel, ix_solo, told, turn
from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

TECH = "hagal_tech_negotiation"  # a discount of 1
SHIP = "hagal_dreadnought_1p"  # no discount


def buyer(spice: int, *stacks: tuple[str, ...], level: str = "mercenary") -> Scenario:
    """Return a solo position whose first Rival has spice, with these stacks of tiles."""
    g = ix_solo(difficulty=level).stacks(*stacks)
    g.rival(0).spice = spice
    return g


def gone(g: Scenario) -> list[str]:
    """Return the tiles that left the game."""
    return g.gone_tiles()


def human_buys(g: Scenario, tile: str) -> None:
    """Let the human acquire a tile on Tech Negotiation."""
    g.agents(0, 2).hand(0, "dagger").spice(0, 9)
    for rival in g.record.rivals:
        rival.agents = 0
    g.turn(0).do("agent dagger > tech_negotiation")
    g.do(next(option for option in g.options() if option.startswith("resolve tech_negotiation")))
    if g.kind() == "choose_effect":
        g.do(g.options()[0])
    g.do(f"acquire tile {tile}")


# --- two players -----------------------------------------------------------------------------------------------------


@rule("X-RTC-01")
@pytest.mark.parametrize("epic", [False, True])
@pytest.mark.parametrize("card", [TECH, SHIP])
def test_two_player_rival_ignores_tiles(card: str, epic: bool) -> None:
    g = ix_duel(epic).stacks(("windtraps",), ("flagship",), ("memocorders",))
    g.rival(0).spice = 6  # it never has any, and would not use it
    own = gains(g, card, "wealth")
    assert own == ({} if card == TECH else {"ships_supply": -1, "ships_garrison": 1})
    assert g.stack_names() == [["windtraps"], ["flagship"], ["memocorders"]]


@rule("X-RTC-01")
def test_no_card_of_the_two_player_deck_shows_a_tile() -> None:
    g = ix_duel()
    deck = set(g.rival_names(g.state.rules.rival_deck))
    assert deck.isdisjoint({TECH, SHIP})


@rule("X-RTC-01")
def test_offer_without_a_mark_stays_with_two_players() -> None:
    g = ix_duel().stacks(("windtraps", "artillery"), ("minimic_film", "flagship"), ("spaceport", "chaumurky"))
    human_buys(g, "windtraps")
    assert g.stack_names() == [["artillery"], ["minimic_film", "flagship"], ["spaceport", "chaumurky"]]
    assert gone(g) == []


@rule("X-RTC-01")
@pytest.mark.parametrize("players", [2, 3])
def test_stacks_are_dealt_untouched_without_solo_rivals(players: int) -> None:
    bare_offer = False
    for seed in range(120):
        state = ls.new_game(ls.Setup(players=players, modules=("ix",)), seed)._state
        stacks, tiles = pieces.tile_stacks(state), pieces.tile_defs(state.rules)
        assert [len(stack) for stack in stacks] == [6, 6, 6]
        bare_offer |= not any(tiles[stack[len(stack) - 1]].rival for stack in stacks)
    assert bare_offer  # among them an offer without any mark


# --- which tiles -----------------------------------------------------------------------------------------------------


@rule("X-RTC-02")
@pytest.mark.parametrize("tile", UNMARKED)
def test_tiles_without_the_mark_are_not_for_rivals(tile: str) -> None:
    g = buyer(8, (tile, "windtraps"), ("training_drones", "windtraps"), ())
    turn(g, TECH, "wealth")
    # Though dearer or cheaper: the marked one.
    assert g.tiles_of(1) == ["training_drones"]
    g = buyer(6, (tile, "windtraps"), ("flagship",), ())
    assert gains(g, TECH, "wealth") == {"supply": -1, "negotiators": 1}


@rule("X-RTC-02")
@pytest.mark.parametrize("tile", MARKED)
def test_tiles_with_the_mark_are_for_rivals(tile: str) -> None:
    price = MARKED[tile] - 1
    g = buyer(price - 1, (tile,), ("artillery",), ())
    turn(g, TECH, "wealth")
    assert (g.tiles_of(1), g.rival(0).spice) == ([], price - 1)
    g = buyer(price, (tile,), ("artillery",), ())
    turn(g, TECH, "wealth")
    assert (g.tiles_of(1), g.rival(0).spice) == ([tile], 0)


@rule("X-RTC-03")
def test_largest_stack_loses_its_top_until_a_mark_shows() -> None:
    g = ix_solo().stacks(
        ("windtraps", "artillery"),
        ("minimic_film", "spaceport", "chaumurky"),
        ("holoprojectors", "restricted_ordnance", "flagship"),
    )
    human_buys(g, "windtraps")
    # Second before third stack while they are level: Minimic Film, then of the larger third Holoprojectors, then
    # Spaceport.
    assert g.stack_names() == [["artillery"], ["chaumurky"], ["restricted_ordnance", "flagship"]]
    assert gone(g) == ["holoprojectors", "minimic_film", "spaceport"]
    order = [event.what for event in g.game.events() if event.kind == "tile_trashed"]
    assert order == ["minimic_film", "holoprojectors", "spaceport"]


@rule("X-RTC-03")
def test_uppermost_of_equal_stacks() -> None:
    g = ix_solo().stacks(
        ("artillery", "memocorders"), ("windtraps", "minimic_film", "flagship"), ("spaceport", "chaumurky")
    )
    human_buys(g, "windtraps")
    assert g.stack_names() == [["memocorders"], ["minimic_film", "flagship"], ["spaceport", "chaumurky"]]


@rule("X-RTC-03")
def test_nothing_leaves_while_one_mark_shows() -> None:
    g = ix_solo().stacks(("windtraps", "artillery"), ("minimic_film", "spaceport", "chaumurky"), ("flagship",))
    human_buys(g, "windtraps")
    assert g.stack_names() == [["artillery"], ["minimic_film", "spaceport", "chaumurky"], ["flagship"]]
    assert gone(g) == []


@rule("X-RTC-03")
@pytest.mark.parametrize("level", LEVELS)
def test_also_after_a_purchase_of_a_rival(level: str) -> None:
    g = buyer(9, ("windtraps", "artillery"), ("minimic_film", "spaceport", "chaumurky"), (), level=level)
    turn(g, TECH, "wealth")
    assert g.tiles_of(1) == ["windtraps"]
    assert g.stack_names() == [["artillery"], ["chaumurky"], []]


@rule("X-RTC-03")
def test_all_stacks_may_run_out() -> None:
    g = ix_solo().stacks(("windtraps", "artillery"), ("minimic_film",), ())
    human_buys(g, "windtraps")
    assert g.stack_names() == [[], [], []]


@rule("X-RTC-03")
def test_offer_at_the_start_of_a_solo_game_shows_a_mark() -> None:
    cleaned = 0
    for seed in range(200):
        game = ls.new_game(ls.Setup(players=1, modules=("ix",)), seed)
        state = game._state
        tiles = pieces.tile_defs(state.rules)
        tops = [tiles[stack[len(stack) - 1]].rival for stack in pieces.tile_stacks(state)]
        assert any(tops)
        left = [tiles[tile] for tile in pieces.tiles_gone(state)]
        assert not any(tile.rival for tile in left)
        cleaned += bool(left)
    assert cleaned


# --- saving and paying -----------------------------------------------------------------------------------------------


@rule("X-RTC-04", "H-RES-05")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("conflict", "left", "vp"),
    [("skirmish_a", 8, 0), ("skirmish_ix_1", 8, 0), ("trade_monopoly", 8, 0), ("economic_supremacy", 1, 1)],
)
def test_spice_is_spent_only_for_a_conflict_three(level: str, conflict: str, left: int, vp: int) -> None:
    g = ix_solo(difficulty=level).conflict(conflict).bonus_spice("imperial_basin", 1)
    g.rival(0).spice = 6
    turn(g, "harvest_spice", "wealth")
    assert (g.rival(0).spice, g.rival(0).vp) == (left, vp)


@rule("X-RTC-04", "H-RES-05")
@pytest.mark.parametrize(("conflict", "left", "vp"), [("trade_monopoly", 15, 0), ("economic_supremacy", 1, 2)])
def test_saved_spice_is_spent_when_a_conflict_three_comes(conflict: str, left: int, vp: int) -> None:
    g = ix_solo().first(0).conflict_deck(conflict, "skirmish_b")
    g.rival(1).spice = 15
    g.rival(0).solari = 6
    g.round_start()
    assert (g.rival(1).spice, g.rival(1).vp) == (left, vp)
    assert (g.rival(0).solari, g.rival(0).vp) == (6, 0)


@rule("X-RTC-04")
def test_solari_are_not_saved() -> None:
    g = ix_solo(rivals=("count_ilban_richese", "earl_memnon_thorvald"))
    g.rival(0).solari = 6
    turn(g, "arrakeen_1p", "wealth")
    assert (g.rival(0).solari, g.rival(0).vp) == (0, 1)


@rule("X-RTC-05")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("offer", "spice", "tile"),
    [
        (("windtraps", "chaumurky", "detonation_devices"), 8, "chaumurky"),
        (("windtraps", "chaumurky", "detonation_devices"), 4, "chaumurky"),
        (("windtraps", "chaumurky", "detonation_devices"), 3, "detonation_devices"),
        (("windtraps", "chaumurky", "detonation_devices"), 2, "windtraps"),
        (("spaceport", "chaumurky", "detonation_devices"), 6, "chaumurky"),
        (("sonic_snoopers", "windtraps", "troop_transports"), 5, "sonic_snoopers"),
        (("flagship", "windtraps", "troop_transports"), 5, "windtraps"),
        (("windtraps", "training_drones", "detonation_devices"), 5, "training_drones"),
        (("detonation_devices", "training_drones", "artillery"), 5, "detonation_devices"),
    ],
)
def test_most_expensive_tile_it_can_afford(level: str, offer: tuple[str, ...], spice: int, tile: str) -> None:
    g = buyer(spice, *[(name, "flagship" if name != "flagship" else "artillery") for name in offer], level=level)
    turn(g, SHIP, "wealth")
    assert g.tiles_of(1) == [tile]
    assert g.rival(0).spice == spice - MARKED[tile]
    assert told(g, "rival_acquired") == [(tile, "X-RTC-05")]


@rule("X-RTC-05")
def test_without_a_tile_it_can_afford_nothing_happens() -> None:
    g = buyer(1, ("windtraps",), ("flagship",), ("artillery",))
    assert gains(g, SHIP, "wealth") == {"ships_supply": -1, "ships_garrison": 1}
    assert g.stack_names() == [["windtraps"], ["flagship"], ["artillery"]]


@rule("X-RTC-06")
@pytest.mark.parametrize(("spice", "bought"), [(2, True), (1, False), (3, True)])
def test_discount_of_one_on_tech_negotiation(spice: int, bought: bool) -> None:
    g = buyer(spice, ("detonation_devices",), ("flagship",), ("artillery",))
    turn(g, TECH, "wealth")
    assert g.tiles_of(1) == (["detonation_devices"] if bought else [])
    assert g.rival(0).spice == (spice - 2 if bought else spice)
    # On the Dreadnought space there is none.
    g = buyer(spice, ("detonation_devices",), ("flagship",), ("artillery",))
    turn(g, SHIP, "wealth")
    assert g.tiles_of(1) == (["detonation_devices"] if spice == 3 else [])


@rule("X-RTC-07")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("supply", "placed"), [(12, 1), (1, 1), (0, 0)])
def test_negotiator_where_no_tile_can_be_had(level: str, supply: int, placed: int) -> None:
    g = buyer(0, ("windtraps",), ("flagship",), ("artillery",), level=level).rival_troops(0, garrison=12 - supply)
    spaces, own, _ = turn(g, TECH, "wealth")
    assert spaces == ["tech_negotiation"]
    assert own == ({"agents": -1, "supply": -1, "negotiators": 1} if placed else {"agents": -1})
    assert g.kind() == "play_card"


@rule("X-RTC-07")
def test_no_negotiator_beside_a_tile() -> None:
    g = buyer(1, ("windtraps",), ("flagship",), ("artillery",))
    assert gains(g, TECH, "wealth") == {"spice": -1, "tiles": 1, "water": 1}


@rule("X-RTC-07")
def test_no_negotiator_on_the_dreadnought_space() -> None:
    g = buyer(0, ("windtraps",), ("flagship",), ("artillery",))
    assert gains(g, SHIP, "wealth") == {"ships_supply": -1, "ships_garrison": 1}


@rule("X-RTC-08")
@pytest.mark.parametrize(
    ("spice", "negotiators", "paid"),
    [
        (0, 3, 0),  # Chaumurky costs 4, here 3
        (1, 2, 1),
        (5, 2, 1),
        (3, 0, 3),
        (5, 3, 0),
    ],
)
def test_all_negotiators_lower_the_cost(spice: int, negotiators: int, paid: int) -> None:
    g = buyer(spice, ("chaumurky", "flagship"), ("artillery",), ()).negotiators(1, negotiators)
    own = gains(g, TECH, "wealth")
    changes = {"spice": -paid, "negotiators": -negotiators, "supply": negotiators}
    assert own == {name: n for name, n in changes.items() if n} | {"tiles": 1, "intrigue": 2}
    assert (g.negotiators_of(g.rival(0)), g.rival(0).supply) == (0, 12)


@rule("X-RTC-08")
def test_negotiators_make_a_dearer_tile_affordable() -> None:
    g = buyer(2, ("windtraps",), ("shuttle_fleet", "flagship"), ("artillery",)).negotiators(1, 4)
    turn(g, SHIP, "wealth")
    assert g.tiles_of(1) == ["shuttle_fleet"]
    assert (g.rival(0).spice, g.negotiators_of(g.rival(0))) == (0, 0)


@rule("X-RTC-08")
def test_negotiators_stay_while_nothing_is_bought() -> None:
    g = buyer(0, ("chaumurky",), ("flagship",), ("artillery",)).negotiators(1, 2)
    assert gains(g, TECH, "wealth") == {"supply": -1, "negotiators": 1}
    g.state.agents[g.space("tech_negotiation")] = 0
    # With the third one the tile can be had.
    assert gains(g, TECH, "wealth") == {"supply": 3, "negotiators": -3, "tiles": 1, "intrigue": 2}
