"""Uprising: what every board space costs, asks and gives (U-SPC, U-AGT-06, U-INF-05, U-CTL)."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, uprising

SPACES = {
    "emperor": ["dutiful_service", "sardaukar"],
    "guild": ["deliver_supplies", "heighliner"],
    "bene_gesserit": ["espionage", "secrets"],
    "fremen": ["desert_tactics", "fremkit"],
    "landsraad": ["assembly_hall", "gather_support", "high_council", "imperial_privilege", "swordmaster"],
    "city": ["arrakeen", "research_station", "sietch_tabr", "spice_refinery"],
    "spice_trade": ["accept_contract", "deep_desert", "hagga_basin", "imperial_basin", "shipping"],
}
COMBAT = [
    "arrakeen",
    "deep_desert",
    "desert_tactics",
    "fremkit",
    "hagga_basin",
    "heighliner",
    "imperial_basin",
    "research_station",
    "sietch_tabr",
    "spice_refinery",
]
# Starting cards without an Agent box: what a visit gives is then the space's alone.
PLAIN = {"landsraad": "dagger", "city": "reconnaissance", "spice_trade": "dune_the_desert_planet"}
REQUIREMENTS = {"imperial_privilege": "emperor", "shipping": "guild", "sietch_tabr": "fremen"}


def plain_card(space: str) -> str:
    """Return a card without an Agent box that opens the space."""
    icon = next(icon for icon, names in SPACES.items() if space in names)
    return PLAIN.get(icon, "diplomacy")


def board(solari: int = 0, spice: int = 0, water: int = 0, seats: int = 3) -> Scenario:
    """Return a position where seat 0 has what a cost asks for and nothing else."""
    return uprising(seats).solari(0, solari).spice(0, spice).water(0, water).troops(0, 3).deck(0, *["dagger"] * 5)


def visit(g: Scenario, space: str) -> Scenario:
    """Send an Agent of seat 0 to a space."""
    card = plain_card(space)
    return g.hand(0, card).turn(0).do(f"agent {card} > {space}")


def resolve_all(g: Scenario) -> Scenario:
    """Resolve every line that is left, the first option of every question."""
    while g.game.seat == 0 and (g.kind() != "resolve" or any(o.startswith("resolve") for o in g.options())):
        g.do(next((o for o in g.options() if o.startswith("resolve")), g.options()[0]))
    return g


def spaces_of(g: Scenario, card: str) -> list[str]:
    """Return where a card of seat 0 can send an Agent."""
    if f"agent {card}" not in g.options():
        return []
    g.do(f"agent {card}")
    return [option.rpartition(" > ")[2] for option in g.options()]


def gains(g: Scenario) -> dict[str, int]:
    """Return what seat 0 has now, beside what the position began with."""
    seat = g.seat_of(0)
    found = {
        "solari": int(seat.solari),
        "spice": int(seat.spice),
        "water": int(seat.water),
        "troops": int(seat.garrison) - 3,
        "intrigue": len(seat.intrigue),
        "cards": len(seat.hand),
        **{faction: g.influence_of(0, faction) for faction in ("emperor", "guild", "bene_gesserit", "fremen")},
    }
    return {name: n for name, n in found.items() if n}


def check_visit(space: str, cost: tuple[int, int, int], expected: dict[str, int]) -> None:
    """Visit a space with exactly its cost and compare what it gave; with less of the cost it is closed."""
    assert gains(resolve_all(visit(board(*cost), space))) == expected
    if any(cost):
        short = board(*(n - 1 if n else 0 for n in cost)).hand(0, plain_card(space)).turn(0)
        assert space not in spaces_of(short, plain_card(space))


@rule("U-SPC-03", "U-SPC-04")
def test_visits_to_the_emperor() -> None:
    check_visit("sardaukar", (0, 4, 0), {"emperor": 1, "intrigue": 1, "troops": 4})
    check_visit("dutiful_service", (0, 0, 0), {"emperor": 1, "solari": 2})


@rule("U-SPC-05", "U-SPC-06")
def test_visits_to_the_spacing_guild() -> None:
    check_visit("heighliner", (0, 5, 0), {"guild": 1, "troops": 5})
    check_visit("deliver_supplies", (0, 0, 0), {"guild": 1, "water": 1})


@rule("U-SPC-07", "U-SPC-08", "U-SPC-10")
def test_visits_to_the_bene_gesserit_and_the_fremen() -> None:
    check_visit("espionage", (0, 1, 0), {"bene_gesserit": 1, "cards": 1})
    check_visit("secrets", (0, 0, 0), {"bene_gesserit": 1, "intrigue": 1})
    check_visit("fremkit", (0, 0, 0), {"fremen": 1, "cards": 1})


@rule("U-SPC-16", "U-SPC-19")
def test_visits_to_the_landsraad_and_to_choam() -> None:
    check_visit("assembly_hall", (0, 0, 0), {"intrigue": 1})
    check_visit("accept_contract", (0, 0, 0), {"cards": 1, "solari": 2})


@rule("U-SPC-20", "U-SPC-22")
def test_visits_to_the_cities() -> None:
    check_visit("arrakeen", (0, 0, 0), {"troops": 1, "cards": 1})
    check_visit("research_station", (0, 0, 2), {"troops": 2, "cards": 2})


@rule("U-SPC-26", "U-SPC-27", "U-SPC-28")
def test_visits_to_the_desert() -> None:
    check_visit("imperial_basin", (0, 0, 0), {"spice": 1})
    check_visit("hagga_basin", (0, 0, 1), {"spice": 2})
    check_visit("deep_desert", (0, 0, 3), {"spice": 4})


@rule("U-SPC-01", "U-CMP-06", "U-UNT-04")
def test_the_board_has_22_spaces_of_seven_icons_and_ten_for_combat() -> None:
    spaces = ls.catalog(ls.Setup(host="uprising", players=4))["spaces"]
    found: dict[str, list[str]] = {}
    for space in spaces:
        found.setdefault(space["icon"], []).append(space["id"])
    assert {icon: sorted(names) for icon, names in found.items()} == SPACES
    assert sorted(space["id"] for space in spaces if space["combat"]) == COMBAT


@pytest.mark.parametrize(
    "space", [name for icon in ("emperor", "guild", "bene_gesserit", "fremen") for name in SPACES[icon]]
)
@rule("U-SPC-02")
def test_every_faction_space_gives_influence(space: str) -> None:
    faction = next(icon for icon, names in SPACES.items() if space in names)
    g = resolve_all(visit(board(9, 9, 9), space))
    assert g.influence_of(0, faction) == 1


@rule("U-SPC-09", "U-ICO-08")
def test_desert_tactics_recruits_a_troop_and_may_trash() -> None:
    g = visit(board(water=1).discard(0, "dagger"), "desert_tactics").do("resolve desert_tactics trash")
    assert "decline" in g.options()
    g.do(next(option for option in g.options() if option.startswith("trash") and "dagger" in option))
    assert len(g.seat_of(0).discard) == 0
    assert gains(resolve_all(g)) == {"fremen": 1, "troops": 1}


@pytest.mark.parametrize(("space", "faction"), list(REQUIREMENTS.items()))
@rule("U-AGT-06", "U-INF-05")
def test_three_spaces_ask_for_two_influence(space: str, faction: str) -> None:
    card = plain_card(space)
    assert space not in spaces_of(board(9, 9, 9).influence(0, faction, 1).hand(0, card).turn(0), card)
    assert space in spaces_of(board(9, 9, 9).influence(0, faction, 2).hand(0, card).turn(0), card)


@rule("U-SPC-11", "U-SPC-12")
def test_the_first_visit_to_the_high_council_takes_a_seat_for_5_solari() -> None:
    g = resolve_all(visit(board(5), "high_council"))
    assert g.seat_of(0).council
    assert gains(g) == {}
    g.hand(0).turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 2


@rule("U-SPC-13", "U-AGT-08", "U-INT-02")
def test_later_visits_to_the_high_council_give_spice_intrigue_and_troops() -> None:
    g = resolve_all(visit(board(5).council(0), "high_council"))
    assert gains(g) == {"spice": 2, "intrigue": 1, "troops": 3}
    assert "high_council" not in spaces_of(board(4).council(0).hand(0, "dagger").turn(0), "dagger")


@rule("U-SPC-14", "U-ICO-09")
def test_imperial_privilege_trades_an_intrigue_card_and_draws() -> None:
    g = board(3).influence(0, "emperor", 2).intrigue(0, "contingency_plan").intrigue_deck("mercenaries")
    visit(g, "imperial_privilege")
    g.do(
        next(option for option in g.options() if option.startswith("resolve imperial_privilege") and "trash" in option)
    )
    if g.kind() != "resolve":
        g.do(g.options()[0])
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["mercenaries"]
    assert "contingency_plan" not in g.intrigue_names(g.state.intrigue_discard)  # it left the game
    assert gains(resolve_all(g))["cards"] == 1


@rule("U-SPC-14", "U-ICO-29", "U-ICO-36")
def test_imperial_privilege_recalls_another_agent_and_never_the_one_sent() -> None:
    g = board(3).influence(0, "emperor", 2).agent_at(0, "arrakeen")
    visit(g, "imperial_privilege")
    assert "end turn" not in g.options()  # mandatory
    g.do(next(option for option in g.options() if "recall" in option))
    if g.kind() == "recall_agent" or "recall" in str(g.kind()):
        assert [option.rpartition(" ")[2] for option in g.options()] == ["arrakeen"]
        g.do(g.options()[0])
    assert g.state.agents[g.space("arrakeen")] == 0
    g = visit(board(3).influence(0, "emperor", 2), "imperial_privilege")
    assert not [option for option in g.options() if "recall" in option]  # nobody else is out there


@rule("U-SPC-15", "F-UPR-13")
def test_the_swordmaster_costs_8_and_6_once_anybody_has_one() -> None:
    assert "swordmaster" not in spaces_of(board(7).hand(0, "dagger").turn(0), "dagger")
    g = resolve_all(visit(board(8), "swordmaster"))
    assert (g.seat_of(0).solari, g.seat_of(0).swordmaster) == (0, 1)
    g = resolve_all(visit(board(6).swordmaster(1), "swordmaster"))
    assert (g.seat_of(0).solari, g.seat_of(0).swordmaster) == (0, 1)
    assert "swordmaster" not in spaces_of(board(5).swordmaster(1).hand(0, "dagger").turn(0), "dagger")


@rule("U-SPC-15", "U-AGT-08")
def test_the_swordmaster_is_taken_once_a_game() -> None:
    assert "swordmaster" not in spaces_of(board(20).swordmaster(0).hand(0, "dagger").turn(0), "dagger")


@rule("U-SPC-16", "U-REV-06")
def test_assembly_hall_gives_persuasion_while_the_agent_is_there() -> None:
    assert board().agent_at(0, "assembly_hall").hand(0).turn(0).do("reveal").seat_of(0).persuasion == 1
    assert board().agent_at(1, "assembly_hall").hand(0).turn(0).do("reveal").seat_of(0).persuasion == 0


@rule("U-SPC-17", "U-SPC-30")
def test_gather_support_gives_water_for_2_solari_paid_on_sending() -> None:
    g = visit(board(2), "gather_support")
    assert sorted(g.options()) == ["decline", "pay"]
    assert gains(resolve_all(g.do("pay"))) == {"troops": 2, "water": 1}
    assert gains(resolve_all(visit(board(2), "gather_support").do("decline"))) == {"troops": 2, "solari": 2}
    assert gains(resolve_all(visit(board(1), "gather_support"))) == {"troops": 2, "solari": 1}


@rule("U-SPC-18")
def test_shipping_gives_solari_and_influence_with_one_faction() -> None:
    g = visit(board(spice=3).influence(0, "guild", 2), "shipping")
    assert g.seat_of(0).solari == 5
    g.do("resolve shipping influence_pick" if "resolve shipping influence_pick" in g.options() else g.options()[0])
    g.do("influence fremen")
    assert g.influence_of(0, "fremen") == 1


@rule("U-SPC-21", "U-SPC-30")
def test_spice_refinery_gives_2_solari_or_4_for_a_spice_paid_on_sending() -> None:
    assert gains(visit(board(spice=1), "spice_refinery").do("pay")) == {"solari": 4}
    assert gains(visit(board(spice=1), "spice_refinery").do("decline")) == {"solari": 2, "spice": 1}
    assert gains(visit(board(), "spice_refinery")) == {"solari": 2}


@rule("U-SPC-25", "U-SPC-23")
def test_sietch_tabr_gives_no_influence() -> None:
    g = resolve_all(visit(board().influence(0, "fremen", 2), "sietch_tabr"))
    assert g.influence_of(0, "fremen") == 2
    assert gains(g)["water"] == 1


@pytest.mark.parametrize(
    ("space", "good"), [("arrakeen", "solari"), ("spice_refinery", "solari"), ("imperial_basin", "spice")]
)
@rule("U-CTL-01", "U-CTL-02", "U-ICO-06")
def test_the_controller_of_three_spaces_gets_a_bonus_from_every_agent(space: str, good: str) -> None:
    g = board().control(1, space).solari(1, 0).spice(1, 0)
    visit(g, space)
    assert getattr(g.seat_of(1), good) == 1
    g = visit(board().control(0, space), space)
    without = visit(board(), space)
    assert getattr(g.seat_of(0), good) == getattr(without.seat_of(0), good) + 1
    flags = [one["id"] for one in ls.catalog(ls.Setup(host="uprising", players=3))["spaces"] if one.get("control")]
    assert sorted(flags) == ["arrakeen", "imperial_basin", "spice_refinery"]


@pytest.mark.parametrize(
    ("faction", "field", "n"), [("guild", "solari", 3), ("bene_gesserit", "intrigue", 1), ("fremen", "water", 1)]
)
@rule("U-INF-01", "U-INF-02")
def test_the_bonus_at_4_influence(faction: str, field: str, n: int) -> None:
    space = {"guild": "deliver_supplies", "bene_gesserit": "secrets", "fremen": "fremkit"}[faction]
    plain = resolve_all(visit(board(), space))
    g = resolve_all(visit(board().influence(0, faction, 3), space))
    assert gains(g).get(field, 0) == gains(plain).get(field, 0) + n
    assert g.alliance_of(faction) == 0


@rule("U-INF-02")
def test_the_emperors_bonus_is_a_spy() -> None:
    g = visit(board().influence(0, "emperor", 3), "dutiful_service")
    g.do(next(option for option in g.options() if "influence" in option))
    assert g.kind() == "place_spy"
