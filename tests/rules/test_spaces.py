"""B-SPC: what every board space costs and gives."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from landsraad.core.errors import IllegalAction
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

# Rabban's left ability is spent at set-up, so the acting seat has no passive ability that could interfere.
LEADERS = ("glossu_the_beast_rabban", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese")

SPACES = {
    "emperor": ["conspire", "wealth"],
    "guild": ["foldspace", "heighliner"],
    "bene_gesserit": ["secrets", "selective_breeding"],
    "fremen": ["hardy_warriors", "stillsuits"],
    "landsraad": ["hall_of_oratory", "high_council", "mentat", "rally_troops", "swordmaster"],
    "city": ["arrakeen", "carthag", "research_station", "sietch_tabr"],
    "spice_trade": ["hagga_basin", "imperial_basin", "secure_contract", "sell_melange", "the_great_flat"],
}
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
COMBAT = [
    "arrakeen",
    "carthag",
    "hagga_basin",
    "hardy_warriors",
    "heighliner",
    "imperial_basin",
    "research_station",
    "sietch_tabr",
    "stillsuits",
    "the_great_flat",
]
# Starting cards without an Agent box: what a visit gives is then the space's alone.
PLAIN = {"landsraad": "dagger", "city": "reconnaissance", "spice_trade": "dune_the_desert_planet"}


def plain_card(space: str) -> str:
    """Return a card without an Agent box that opens the space."""
    icon = next(icon for icon, names in SPACES.items() if space in names)
    return PLAIN.get(icon, "diplomacy")


def board(seats: int = 4) -> Scenario:
    """Return a position where seat 0 is empty-handed but for its troops."""
    g = scenario(seats=seats, leaders=LEADERS[:seats])
    g.solari(0, 0).spice(0, 0).water(0, 0).troops(0, garrison=3)
    return g


def rich(g: Scenario, seat: int = 0) -> Scenario:
    """Let a seat meet every cost and requirement."""
    return g.solari(seat, 20).spice(seat, 20).water(seat, 20).influence(seat, "fremen", 2)


def destinations(g: Scenario, seat: int, card: str) -> list[str]:
    """Return where a card may send an Agent now, sorted; nothing if it cannot be played."""
    g.hand(seat, card).turn(seat)
    if f"agent {card}" not in g.options():
        return []
    g.do(f"agent {card}")
    return sorted(text.split(" > ")[1] for text in g.options())


def settle(g: Scenario, *sources: str) -> None:
    """Resolve every waiting effect of the named sources that is no arrow."""
    while waiting := [text for text in g.options() if text.split()[1:2] and text.split()[1] in sources]:
        chosen = [text for text in waiting if text.startswith("resolve ") and " pay " not in text]
        if not chosen:
            return
        g.do(chosen[0])


def pick(g: Scenario, start: str) -> None:
    """Take the one option that begins with these words."""
    found = [text for text in g.options() if text.startswith(start)]
    assert len(found) == 1, (start, g.options())
    g.do(found[0])


def visit(g: Scenario, space: str, seat: int = 0) -> None:
    """Send an Agent with a plain card and resolve what the space gives."""
    card = plain_card(space)
    g.hand(seat, card).turn(seat).do(f"agent {card} > {space}")
    settle(g, space)


@rule("B-SPC-01")
def test_twenty_two_spaces() -> None:
    g = rich(board())
    everything = sorted(name for names in SPACES.values() for name in names)
    assert len(everything) == 22
    assert destinations(g, 0, "foldspace") == everything  # a Foldspace card has all seven icons
    assert sorted(space.id for space in g.state.rules.spaces) == everything


@rule("B-SPC-01")
@pytest.mark.parametrize(
    ("icon", "card", "other"),
    [
        ("emperor", "imperial_spy", ""),
        ("guild", "space_travel", ""),
        ("bene_gesserit", "bene_gesserit_sister", "landsraad"),
        ("fremen", "crysknife", "spice_trade"),
        ("landsraad", "dagger", ""),
        ("city", "reconnaissance", ""),
        ("spice_trade", "dune_the_desert_planet", ""),
    ],
)
def test_spaces_of_an_icon(icon: str, card: str, other: str) -> None:
    assert destinations(rich(board()), 0, card) == sorted(SPACES[icon] + SPACES.get(other, []))


@rule("B-SPC-02")
@pytest.mark.parametrize("space", [name for names in SPACES.values() for name in names])
def test_combat_spaces(space: str) -> None:
    g = rich(board())
    visit(g, space)
    if space == "sell_melange":
        pick(g, "choose pay spice 2")
    deploys = any(text.startswith("deploy ") for text in g.options())
    assert deploys == (space in COMBAT)


@dataclass(frozen=True)
class Visit:
    """A space, its cost as (Solari, spice, water) and what a visit leaves a seat that had exactly the cost."""

    space: str
    cost: tuple[int, int, int] = (0, 0, 0)
    gain: tuple[int, int, int] = (0, 0, 0)
    troops: int = 0
    cards: int = 0
    intrigue: int = 0
    faction: str = ""


VISITS = [
    pytest.param(
        Visit("conspire", (0, 4, 0), (5, 0, 0), troops=2, intrigue=1, faction="emperor"), marks=rule("B-SPC-03")
    ),
    pytest.param(Visit("wealth", gain=(2, 0, 0), faction="emperor"), marks=rule("B-SPC-04")),
    pytest.param(Visit("heighliner", (0, 6, 0), (0, 0, 2), troops=5, faction="guild"), marks=rule("B-SPC-05")),
    pytest.param(Visit("foldspace", faction="guild"), marks=rule("B-SPC-06")),
    pytest.param(Visit("selective_breeding", (0, 2, 0), faction="bene_gesserit"), marks=rule("B-SPC-07")),
    pytest.param(Visit("secrets", intrigue=1, faction="bene_gesserit"), marks=rule("B-SPC-08")),
    pytest.param(Visit("hardy_warriors", (0, 0, 1), troops=2, faction="fremen"), marks=rule("B-SPC-09")),
    pytest.param(Visit("stillsuits", gain=(0, 0, 1), faction="fremen"), marks=rule("B-SPC-10")),
    pytest.param(Visit("high_council", (5, 0, 0)), marks=rule("B-SPC-11")),
    pytest.param(Visit("mentat", (2, 0, 0), cards=1), marks=rule("B-SPC-13")),
    pytest.param(Visit("swordmaster", (8, 0, 0)), marks=rule("B-SPC-16")),
    pytest.param(Visit("rally_troops", (4, 0, 0), troops=4), marks=rule("B-SPC-17")),
    pytest.param(Visit("hall_of_oratory", troops=1), marks=rule("B-SPC-18")),
    pytest.param(Visit("secure_contract", gain=(3, 0, 0)), marks=rule("B-SPC-19")),
    pytest.param(Visit("arrakeen", troops=1, cards=1), marks=rule("B-SPC-22")),
    pytest.param(Visit("carthag", troops=1, intrigue=1), marks=rule("B-SPC-23")),
    pytest.param(Visit("research_station", (0, 0, 2), cards=3), marks=rule("B-SPC-24")),
    pytest.param(Visit("imperial_basin", gain=(0, 1, 0)), marks=rule("B-SPC-26")),
    pytest.param(Visit("hagga_basin", (0, 0, 1), (0, 2, 0)), marks=rule("B-SPC-27")),
    pytest.param(Visit("the_great_flat", (0, 0, 2), (0, 3, 0)), marks=rule("B-SPC-28")),
]


def goods(g: Scenario, seat: int) -> tuple[int, int, int]:
    """Return Solari, spice and water of a seat."""
    actor = g.seat_of(seat)
    return int(actor.solari), int(actor.spice), int(actor.water)


@pytest.mark.parametrize("row", VISITS, ids=lambda row: row.space)
def test_cost_and_effects(row: Visit) -> None:
    solari, spice, water = row.cost
    g = board().solari(0, solari).spice(0, spice).water(0, water).deck(0, *["dagger"] * 5)
    others = [goods(g, seat) for seat in (1, 2, 3)]
    visit(g, row.space)
    actor = g.seat_of(0)
    assert goods(g, 0) == row.gain
    assert (actor.garrison, actor.supply) == (3 + row.troops, 9 - row.troops)
    assert len(actor.hand) == row.cards
    assert len(actor.intrigue) == row.intrigue
    assert {name: g.influence_of(0, name) for name in FACTIONS} == {name: int(name == row.faction) for name in FACTIONS}
    assert [goods(g, seat) for seat in (1, 2, 3)] == others
    assert "end turn" in g.options()


@pytest.mark.parametrize("row", VISITS, ids=lambda row: row.space)
def test_closed_without_the_full_cost(row: Visit) -> None:
    card = plain_card(row.space)
    g = board().solari(0, row.cost[0]).spice(0, row.cost[1]).water(0, row.cost[2])
    assert row.space in destinations(g, 0, card)
    for number, amount in enumerate(row.cost):
        if amount > 0:
            g = board().solari(0, 20).spice(0, 20).water(0, 20)
            (g.solari, g.spice, g.water)[number](0, amount - 1)
            assert row.space not in destinations(g, 0, card)


@rule("B-SPC-06")
def test_foldspace_gives_a_foldspace_card() -> None:
    g = board().reserve("foldspace", 4).discard(0, "dagger")
    visit(g, "foldspace")
    assert g.names(g.seat_of(0).discard) == ["dagger", "foldspace"]
    assert g.state.reserve[g.state.rules.card_reserve[g.card("foldspace")]] == 3


@rule("B-SPC-07")
def test_selective_breeding_trash_buys_two_cards() -> None:
    g = board().spice(0, 2).deck(0, "scout", "carryall", "chani").discard(0, "seek_allies")
    visit(g, "selective_breeding")
    assert "end turn" in g.options()  # the arrow is optional
    pick(g, "resolve selective_breeding pay")
    assert sorted(g.options()) == ["trash diplomacy play", "trash seek_allies discard"]  # agreed to: no way back
    g.do("trash seek_allies discard")
    assert g.names(g.seat_of(0).hand) == ["scout", "carryall"]
    assert g.names(g.seat_of(0).discard) == []
    assert not any(text.startswith("resolve ") for text in g.options())  # once a visit


@rule("B-SPC-08")
def test_secrets_takes_from_full_hands() -> None:
    g = board().intrigue_deck("windfall")
    g.intrigue(1, "ambush", "charisma", "refocus")
    g.intrigue(2, "bribery", "infiltrate", "double_cross", "tiebreaker")
    visit(g, "secrets")
    assert [len(g.seat_of(seat).intrigue) for seat in range(4)] == [2, 3, 3, 0]


@rule("B-SPC-11")
def test_council_seat_once_each_and_persuasion_every_round() -> None:
    g = board().solari(0, 10)
    visit(g, "high_council")
    assert g.seat_of(0).council == 1
    g.state.agents[g.space("high_council")] = 0
    assert "high_council" not in destinations(g, 0, "dagger")
    for _ in range(2):
        g.hand(0).turn(0).do("reveal")
        assert g.seat_of(0).persuasion == 2
        g.do("end turn")
        g.recall()
    # Once for each player: every other seat still finds a free chair.
    for seat in (1, 2, 3):
        g.solari(seat, 5).state.agents[g.space("high_council")] = 0
        visit(g, "high_council", seat)
    assert [g.seat_of(seat).council for seat in range(4)] == [1, 1, 1, 1]


@rule("B-SPC-12")
def test_council_persuasion_in_the_same_round() -> None:
    g = board().solari(0, 5).hand(0, "dagger", "convincing_argument").turn(0)
    g.do("agent dagger > high_council")
    settle(g, "high_council")
    g.do("end turn")
    now = g.state.round
    g.turn(0).do("reveal")
    assert g.state.round == now
    assert g.seat_of(0).persuasion == 2 + 2


@rule("B-SPC-13")
def test_mentat_at_home_comes_along_for_the_round() -> None:
    g = board().solari(0, 2)
    visit(g, "mentat")
    assert g.mentat_holder == 0
    assert g.seat_of(0).agents == 2  # one sent, one left, and the Mentat
    g.recall()
    assert g.mentat_holder == -1
    assert g.seat_of(0).agents == 2


@rule("B-SPC-14")
def test_mentat_space_without_the_mentat() -> None:
    g = board().solari(0, 2).deck(0, "scout", "chani").agents(1, 3)
    g.mentat_holder = 1
    visit(g, "mentat")
    assert g.names(g.seat_of(0).hand) == ["scout"]
    assert g.mentat_holder == 1
    assert (g.seat_of(0).agents, g.seat_of(1).agents) == (1, 3)
    assert "end turn" in g.options()


@rule("B-SPC-15")
def test_waiting_mentat_does_not_occupy() -> None:
    g = board().solari(0, 2).solari(1, 2)
    assert g.mentat_holder == -1
    assert "mentat" in destinations(g, 0, "dagger")
    visit(g, "mentat")
    assert "mentat" not in destinations(g, 1, "dagger")  # an Agent does


@rule("B-SPC-16")
def test_swordmaster_at_once_and_for_good() -> None:
    g = board().solari(0, 16).agents(0, 1)
    visit(g, "swordmaster")
    assert g.seat_of(0).agents == 1
    g.state.agents[g.space("swordmaster")] = 0
    assert "swordmaster" not in destinations(g, 0, "dagger")  # once per game
    visit(g, "hall_of_oratory")  # the third Agent goes out in the same round
    assert g.seat_of(0).agents == 0
    for _ in range(2):
        g.recall()
        assert g.seat_of(0).agents == 3
    # The limit is each player's own.
    g.solari(1, 8)
    assert "swordmaster" in destinations(g, 1, "dagger")


@rule("B-SPC-18")
@pytest.mark.parametrize(
    ("seat", "recalled", "persuasion"), [(0, False, 1), (0, True, 0), (1, False, 0)], ids=["there", "recalled", "enemy"]
)
def test_hall_of_oratory_persuasion(seat: int, recalled: bool, persuasion: int) -> None:
    g = board()
    visit(g, "hall_of_oratory", seat)
    assert g.seat_of(seat).persuasion == 0  # not yet
    g.hand(0).intrigue(0, "urgent_mission").turn(0)
    if recalled:
        g.do("intrigue urgent_mission", "recall hall_of_oratory")
    g.do("reveal")
    assert g.seat_of(0).persuasion == persuasion


@rule("B-SPC-20")
@pytest.mark.parametrize(
    ("spice", "choices"), [(1, []), (2, [2]), (3, [2, 3]), (4, [2, 3, 4]), (5, [2, 3, 4, 5]), (9, [2, 3, 4, 5])]
)
def test_sell_melange_choice(spice: int, choices: list[int]) -> None:
    g = board().spice(0, spice)
    if not choices:
        assert "sell_melange" not in destinations(g, 0, "dune_the_desert_planet")
        return
    # What the played card gives comes too late for the payment.
    g.hand(0, "worm_riders").turn(0).do("agent worm_riders > sell_melange")
    assert [int(text.split()[-1]) for text in g.options()] == choices
    pick(g, "choose pay spice 2")
    assert g.seat_of(0).spice == spice - 2 + 2
    assert g.options() == ["end turn"]  # one exchange a visit


@rule("B-SPC-21")
@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange_prices(spice: int, solari: int) -> None:
    g = board().spice(0, 5).hand(0, "dune_the_desert_planet").turn(0)
    g.do("agent dune_the_desert_planet > sell_melange")
    pick(g, f"choose pay spice {spice}")
    assert goods(g, 0) == (solari, 5 - spice, 0)


@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        pytest.param("arrakeen", (1, 0, 0), marks=rule("B-SPC-22")),
        pytest.param("carthag", (1, 0, 0), marks=rule("B-SPC-23")),
        pytest.param("imperial_basin", (0, 1, 0), marks=rule("B-SPC-26")),
        # The other spaces of these kinds have no Control bonus, even under a marker.
        pytest.param("research_station", (0, 0, 0), marks=rule("B-SPC-24")),
        pytest.param("hagga_basin", (0, 0, 0), marks=rule("B-SPC-27")),
        pytest.param("the_great_flat", (0, 0, 0), marks=rule("B-SPC-28")),
    ],
)
@pytest.mark.parametrize("controller", [0, 1], ids=["own", "enemy"])
def test_control_bonus(space: str, bonus: tuple[int, int, int], controller: int) -> None:
    free = board().water(0, 2)
    visit(free, space)
    g = board().water(0, 2).solari(1, 0).spice(1, 0).water(1, 0).control(controller, space)
    visit(g, space)
    own = goods(free, 0)
    if controller == 0:
        assert goods(g, 0) == tuple(a + b for a, b in zip(own, bonus, strict=True))
        assert goods(g, 1) == (0, 0, 0)
    else:
        assert goods(g, 0) == own
        assert goods(g, 1) == bonus


@rule("B-SPC-25")
def test_sietch_tabr() -> None:
    g = board().influence(0, "fremen", 1)
    for other in ("emperor", "guild", "bene_gesserit"):
        g.influence(0, other, 3)
    assert "sietch_tabr" not in destinations(g, 0, "reconnaissance")
    with pytest.raises(IllegalAction):
        g.hand(0, "reconnaissance").turn(0).do("agent reconnaissance > sietch_tabr")
    g.influence(0, "fremen", 2)
    visit(g, "sietch_tabr")
    assert goods(g, 0) == (0, 0, 1)
    assert (g.seat_of(0).garrison, g.seat_of(0).supply) == (4, 8)
    assert g.influence_of(0, "fremen") == 2  # a condition, neither paid nor raised


@pytest.mark.parametrize(
    ("space", "base"),
    [
        pytest.param("imperial_basin", 1, marks=rule("B-SPC-26")),
        pytest.param("hagga_basin", 2, marks=rule("B-SPC-27")),
        pytest.param("the_great_flat", 3, marks=rule("B-SPC-28")),
    ],
)
def test_bonus_spice_comes_on_top(space: str, base: int) -> None:
    g = (
        board()
        .water(0, 2)
        .bonus_spice("imperial_basin", 4)
        .bonus_spice("hagga_basin", 5)
        .bonus_spice("the_great_flat", 6)
    )
    lying = int(g.state.bonus_spice[g.space(space)])
    visit(g, space)
    assert g.seat_of(0).spice == base + lying
    left = {
        name: int(g.state.bonus_spice[g.space(name)]) for name in ("imperial_basin", "hagga_basin", "the_great_flat")
    }
    assert left == {"imperial_basin": 4, "hagga_basin": 5, "the_great_flat": 6} | {space: 0}
