"""F-ERR and F-CRD: the official errata and FAQ on named cards of the base game."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.engine.modifiers import icons_of
from landsraad.model.terms import M_ICONS
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

# Rabban's left ability is spent at set-up, so the acting seat has no passive ability that could interfere.
LEADERS = ("glossu_the_beast_rabban", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese")
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
FLOW = "the_spice_must_flow"


def table(seats: int = 4, seed: int = 1) -> Scenario:
    """Return a position where seat 0 owns nothing but three troops in the Garrison."""
    g = scenario(seats=seats, leaders=LEADERS[:seats], seed=seed)
    return g.solari(0, 0).spice(0, 0).water(0, 0).troops(0, garrison=3)


def pick(g: Scenario, start: str) -> None:
    """Take the one option that begins with these words."""
    found = [text for text in g.options() if text.startswith(start)]
    assert len(found) == 1, (start, g.options())
    g.do(found[0])


def offered(g: Scenario, start: str) -> bool:
    """Tell whether an option begins with these words."""
    return any(text.startswith(start) for text in g.options())


# --- Missionaria Protectiva -----------------------------------------------------------------------------------------


@rule("F-ERR-01")
@pytest.mark.parametrize(("other", "spice"), [("missionaria_protectiva", 2), ("dagger", 0)])
def test_missionaria_protectiva_is_bene_gesserit(other: str, spice: int) -> None:
    g = table().play(0, other).hand(0, "gene_manipulation").turn(0).do("agent gene_manipulation > hall_of_oratory")
    assert g.seat_of(0).spice == spice


@rule("F-ERR-01")
def test_missionaria_protectiva_can_be_remembered() -> None:
    g = table().discard(0, "missionaria_protectiva", "dagger").hand(0, "other_memory").turn(0)
    g.do("agent other_memory > secure_contract")
    pick(g, "resolve other_memory")
    pick(g, "choose take_back")
    assert g.options() == ["take missionaria_protectiva"]


@rule("F-ERR-02")
@pytest.mark.parametrize("players", [3, 4])
def test_two_copies_of_missionaria_protectiva(players: int) -> None:
    for seed in range(5):
        s = ls.new_game(ls.Setup(players=players), seed)._state
        names = [s.rules.cards[card].id for card in [*s.imperium_deck, *s.row]]
        assert names.count("missionaria_protectiva") == 2
        assert len(names) == 67


# --- Assassination Mission, Carryall, Corner the Market -------------------------------------------------------------


@rule("F-CRD-01")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_assassination_mission_trashed_by_another_card(zone: str) -> None:
    g = table().hand(0, "guild_administrator").intrigue(0, "poison_snooper")
    if zone == "hand":
        g.hand(0, "guild_administrator", "assassination_mission")
    elif zone == "discard":
        g.discard(0, "assassination_mission")
    else:
        g.deck(0, "assassination_mission")
    g.turn(0).do("agent guild_administrator > imperial_basin")
    if zone == "deck":
        g.do("intrigue poison_snooper", "trash")
    else:
        pick(g, "resolve guild_administrator")
        g.do(f"trash assassination_mission {zone}")
    assert g.seat_of(0).solari == 4
    assert g.names(g.state.trashed) == ["assassination_mission"]


@rule("F-CRD-01")
def test_assassination_mission_does_not_trash_itself() -> None:
    g = table().discard(0).hand(0, "assassination_mission", "dagger").turn(0)
    assert "agent assassination_mission" not in g.options()
    g.do("reveal")
    assert not offered(g, "resolve")
    g.do("end turn")
    assert g.seat_of(0).solari == 1
    assert "assassination_mission" in g.names(g.seat_of(0).discard)
    assert g.names(g.state.trashed) == []


@rule("F-CRD-02")
@pytest.mark.parametrize(("space", "base"), [("imperial_basin", 1), ("hagga_basin", 2), ("the_great_flat", 3)])
@pytest.mark.parametrize("bonus", [0, 4])
def test_carryall_doubles_the_base_spice(space: str, base: int, bonus: int) -> None:
    g = table().water(0, 2).bonus_spice(space, bonus).hand(0, "carryall").turn(0).do(f"agent carryall > {space}")
    assert g.seat_of(0).spice == 2 * base + bonus


@rule("F-CRD-02")
def test_carryall_lasts_for_its_own_turn() -> None:
    g = table().hand(0, "carryall").turn(0).do("agent carryall > secure_contract", "end turn")
    assert g.seat_of(0).spice == 0
    g.hand(0, "dune_the_desert_planet").turn(0).do("agent dune_the_desert_planet > imperial_basin")
    assert g.seat_of(0).spice == 1


def corner(own: tuple[int, int], others: list[tuple[int, int]]) -> int | None:
    """Return the Victory Points that Corner the Market gives; copies are (in the deck, in the discard pile)."""
    g = table(seats=len(others) + 1).vp(0, 10).intrigue(0, "corner_the_market").first(0)
    for seat, (deck, discard) in enumerate([own, *others]):
        g.deck(seat, "dagger", *[FLOW] * deck).discard(seat, "scout", *[FLOW] * discard)
    g.recall()
    assert (g.kind(), g.decider()) == ("endgame_intrigue", 0)
    if "intrigue corner_the_market" not in g.options():
        return None
    g.do("intrigue corner_the_market")
    return int(g.seat_of(0).vp) - 10


@rule("F-CRD-03")
@pytest.mark.parametrize("own", [(2, 0), (1, 1), (0, 2), (3, 1)])
@pytest.mark.parametrize("rival", [(4, 0), (2, 2), (0, 4)])
def test_corner_the_market_counts_deck_and_discard(own: tuple[int, int], rival: tuple[int, int]) -> None:
    assert corner(own, [(0, 0), rival]) == 1


@rule("F-CRD-03")
def test_corner_the_market_needs_two() -> None:
    assert corner((1, 0), [(1, 0), (0, 0)]) is None
    assert corner((0, 1), [(0, 1), (0, 0)]) is None
    assert corner((0, 0), [(0, 0), (0, 0)]) is None


@rule("F-CRD-04")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([0, 0, 0], 2),
        ([2, 2, 2], 2),  # together they have more, one by one they do not
        ([3, 0, 0], 1),
        ([0, 0, 4], 1),
        ([0, 3, 1], 1),
    ],
)
def test_corner_the_market_compares_each_opponent(others: list[int], points: int) -> None:
    assert corner((2, 1), [(n, 0) for n in others]) == points


# --- Double Cross, Foldspace, Guild Bankers, Gun Thopter ------------------------------------------------------------


@rule("F-CRD-05")
def test_double_cross_needs_an_enemy_troop() -> None:
    g = table(seats=3).solari(0, 1).intrigue(0, "double_cross").troops(0, garrison=3, deployed=2)
    assert "intrigue double_cross" not in g.turn(0).options()  # the own troops are no target
    g.troops(2, garrison=2, deployed=1).turn(0).do("intrigue double_cross")
    assert g.options() == ["opponent 2"]
    g.do("opponent 2")
    assert (g.seat_of(2).conflict, g.seat_of(2).garrison, g.seat_of(2).supply) == (0, 2, 10)
    assert (g.seat_of(0).conflict, g.seat_of(0).garrison, g.seat_of(0).supply) == (3, 3, 6)
    assert g.seat_of(0).solari == 0


@rule("F-CRD-06")
def test_double_cross_with_an_empty_supply() -> None:
    g = table(seats=3).solari(0, 1).intrigue(0, "double_cross").troops(0, garrison=10, deployed=2)
    g.troops(1, garrison=0, deployed=3).turn(0).do("intrigue double_cross", "opponent 1")
    assert g.seat_of(1).conflict == 2
    assert (g.seat_of(0).conflict, g.seat_of(0).garrison, g.seat_of(0).supply) == (2, 10, 0)
    assert g.seat_of(0).solari == 0


@rule("F-CRD-07")
def test_foldspace_only_through_its_icon() -> None:
    g = table().hand(0).persuasion(0, 30).spice(0, 2).intrigue(0, "bypass_protocol").reserve("foldspace", 6)
    g.turn(0).do("reveal")
    assert {"acquire arrakis_liaison", f"acquire {FLOW}"} <= set(g.options())
    assert "acquire foldspace" not in g.options()
    for branch in ("choose acquire_free", "choose pay spice 2"):
        g.intrigue(0, "bypass_protocol").turn(0).do("intrigue bypass_protocol")
        pick(g, branch)
        assert "acquire arrakis_liaison" in g.options()
        assert "acquire foldspace" not in g.options()
    g.hand(0, "diplomacy").discard(0).turn(0).do("agent diplomacy > foldspace")
    pick(g, "resolve foldspace acquire")
    assert g.names(g.seat_of(0).discard) == ["foldspace"]


@rule("F-CRD-08")
def test_guild_bankers_discount_for_each_copy() -> None:
    g = table().vp(0, 0).hand(0, "guild_bankers").discard(0).persuasion(0, 17).turn(0).do("reveal")
    g.do(f"acquire {FLOW}", f"acquire {FLOW}")
    assert g.seat_of(0).persuasion == 17 - 6 - 6
    assert g.names(g.seat_of(0).discard) == [FLOW, FLOW]
    assert g.seat_of(0).vp == 2
    assert f"acquire {FLOW}" not in g.options()
    g.do("end turn")
    g.hand(0).persuasion(0, 8).turn(0).do("reveal")  # only in that turn
    assert f"acquire {FLOW}" not in g.options()


@rule("F-CRD-09")
def test_gun_thopter_spares_an_empty_garrison() -> None:
    g = table().troops(1, garrison=0, deployed=2).troops(2, garrison=1).troops(3, garrison=4, deployed=1)
    g.hand(0, "gun_thopter").turn(0).do("agent gun_thopter > secure_contract")
    pick(g, "resolve gun_thopter")
    state = [(g.seat_of(seat).garrison, g.seat_of(seat).conflict, g.seat_of(seat).supply) for seat in range(4)]
    assert state == [(3, 0, 9), (0, 2, 10), (0, 0, 12), (3, 1, 8)]


# --- Imperial Spy, Liet Kynes ---------------------------------------------------------------------------------------


@rule("F-CRD-10")
def test_imperial_spy_trashed_by_its_own_effect() -> None:
    g = table().intrigue_deck("windfall", "bribery").hand(0, "imperial_spy").turn(0).do("agent imperial_spy > wealth")
    pick(g, "resolve imperial_spy")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["windfall"]
    assert g.names(g.state.trashed) == ["imperial_spy"]
    assert g.names(g.seat_of(0).play) == []


@rule("F-CRD-10")
def test_imperial_spy_trashed_by_something_else() -> None:
    # Sent by Dispatch an Envoy to Selective Breeding, which trashes it from play.
    g = table().spice(0, 2).intrigue(0, "dispatch_an_envoy").hand(0, "imperial_spy").deck(0, "scout", "chani").turn(0)
    g.do("intrigue dispatch_an_envoy", "agent imperial_spy > selective_breeding")
    assert offered(g, "resolve imperial_spy")
    pick(g, "resolve selective_breeding pay")
    g.do("trash imperial_spy play")
    assert g.names(g.state.trashed) == ["imperial_spy"]
    assert len(g.seat_of(0).intrigue) == 0
    assert not offered(g, "resolve imperial_spy")
    # From the hand or the discard pile it is the same.
    g = table().hand(0, "guild_administrator", "imperial_spy").turn(0).do("agent guild_administrator > secure_contract")
    pick(g, "resolve guild_administrator")
    g.do("trash imperial_spy hand")
    assert len(g.seat_of(0).intrigue) == 0
    assert g.options() == ["end turn"]


@rule("F-CRD-11")
@pytest.mark.parametrize(
    ("played", "revealed", "persuasion"),
    [
        ([], ["liet_kynes"], 2),
        ([], ["liet_kynes", "spice_hunter"], 4 + 1),
        (["stilgar", "fremen_camp"], ["liet_kynes"], 6),
        (["stilgar"], ["liet_kynes", "spice_hunter"], 6 + 1),
        (["dagger"], ["liet_kynes", "scout"], 2 + 1),
    ],
)
def test_liet_kynes_counts_agent_and_reveal_turns(played: list[str], revealed: list[str], persuasion: int) -> None:
    g = table().play(0, *played).discard(0, "chani").play(1, "chani").hand(0, *revealed).turn(0).do("reveal")
    while offered(g, "resolve liet_kynes"):
        pick(g, "resolve liet_kynes")
    assert g.seat_of(0).persuasion == persuasion


# --- Recruitment Mission, Refocus -----------------------------------------------------------------------------------


@rule("F-CRD-12")
def test_recruitment_mission_waits_for_the_reveal_turn() -> None:
    g = table().row("scout", "dr_yueh").imperium_deck().discard(0).deck(0, "dagger")
    g.intrigue(0, "recruitment_mission", "bypass_protocol").hand(0, "diplomacy", "convincing_argument").turn(0)
    g.do("intrigue recruitment_mission", "intrigue bypass_protocol")
    pick(g, "choose acquire_free")
    g.do("acquire scout")
    assert g.kind() == "play_card"  # no question where the card goes
    assert (g.names(g.seat_of(0).discard), g.names(g.seat_of(0).deck)) == (["scout"], ["dagger"])
    assert g.seat_of(0).persuasion == 0
    g.do("agent diplomacy > foldspace")
    pick(g, "resolve foldspace acquire")
    assert g.names(g.seat_of(0).discard) == ["scout", "foldspace"]
    pick(g, "resolve foldspace influence")
    g.do("end turn")
    g.turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 2 + 1
    g.do("acquire dr_yueh")
    assert g.options() == ["top", "pile"]
    g.do("top", "end turn")
    # It does not reach into the next round.
    g.recall()
    g.hand(0, "convincing_argument").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 2
    g.do("acquire arrakis_liaison")
    assert g.kind() == "acquire"


@rule("F-CRD-13")
def test_recruitment_mission_asks_card_by_card() -> None:
    g = table().row("scout", "dr_yueh", "stilgar").imperium_deck().discard(0).deck(0, "dagger")
    g.intrigue(0, "recruitment_mission").persuasion(0, 8).hand(0).turn(0).do("reveal", "intrigue recruitment_mission")
    g.do("acquire scout", "top", "acquire dr_yueh", "pile", "acquire stilgar", "top")
    assert g.names(g.seat_of(0).deck)[::-1] == ["stilgar", "scout", "dagger"]
    assert g.names(g.seat_of(0).discard) == ["dr_yueh"]


@rule("F-CRD-14")
def test_refocus_reshuffles_the_deck() -> None:
    deck = ["scout", "chani", "stilgar", "dagger", "diplomacy", "carryall", "opulence", "dr_yueh"]
    tops = set()
    for seed in range(6):
        g = table(seed=seed).deck(0, *deck).discard(0).hand(0).intrigue(0, "refocus").turn(0).do("intrigue refocus")
        assert g.names(g.seat_of(0).discard) == []
        order = [*g.names(g.seat_of(0).deck), *g.names(g.seat_of(0).hand)][::-1]
        assert sorted(order) == sorted(deck)  # the drawn card was the top one
        assert len(g.seat_of(0).hand) == 1
        assert order != deck
        assert "deck_shuffled" in g.events()
        tops.add(order[0])
    assert len(tops) > 1


# --- Reverend Mother Mohiam, Shifting Allegiances, Dispatch an Envoy ------------------------------------------------


@rule("F-CRD-15")
def test_mohiam_opponents_discard_by_choice_clockwise() -> None:
    g = table().play(1, "the_voice").hand(1, "reverend_mother_mohiam").turn(1)
    g.hand(2, "dagger", "chani", "scout").hand(3, "stilgar").hand(0, "carryall", "opulence", "diplomacy")
    for seat in range(4):
        g.discard(seat)
    g.do("agent reverend_mother_mohiam > wealth")
    pick(g, "resolve reverend_mother_mohiam")
    assert (g.decider(), sorted(g.options())) == (2, ["discard chani", "discard dagger", "discard scout"])
    g.do("discard chani")
    assert (g.decider(), sorted(g.options())) == (2, ["discard dagger", "discard scout"])
    g.do("discard dagger")
    assert (g.decider(), g.options()) == (3, ["discard stilgar"])
    g.do("discard stilgar")
    assert g.decider() == 0
    g.do("discard opulence", "discard carryall")
    assert (g.decider(), g.kind()) == (1, "resolve")
    assert [g.names(g.seat_of(seat).hand) for seat in (2, 3, 0)] == [["scout"], [], ["diplomacy"]]
    piles = [sorted(g.names(g.seat_of(seat).discard)) for seat in (2, 3, 0)]
    assert piles == [["chani", "dagger"], ["stilgar"], ["carryall", "opulence"]]


def shift(g: Scenario) -> Scenario:
    """Send Shifting Allegiances and stop where its effect can be resolved."""
    return g.hand(0, "shifting_allegiances").turn(0).do("agent shifting_allegiances > secure_contract")


@rule("F-CRD-16")
def test_shifting_allegiances_within_one_faction() -> None:
    g = shift(table().spice(0, 2).influence(0, "guild", 1))
    pick(g, "resolve shifting_allegiances")
    g.do("lose guild")
    assert sorted(g.options()) == sorted(f"influence {name}" for name in FACTIONS)
    g.do("influence guild")
    assert [g.influence_of(0, name) for name in FACTIONS] == [0, 2, 0, 0]
    assert g.seat_of(0).spice == 0


@rule("F-CRD-17")
def test_shifting_allegiances_needs_influence_to_lose() -> None:
    g = shift(table().spice(0, 2))
    assert g.options() == ["end turn"]
    g = shift(table().spice(0, 2).influence(0, "fremen", 1).influence(0, "emperor", 3))
    pick(g, "resolve shifting_allegiances")
    assert g.options() == ["lose emperor", "lose fremen"]
    g.do("lose fremen", "influence bene_gesserit")
    assert [g.influence_of(0, name) for name in FACTIONS] == [3, 0, 2, 0]


def destinations(g: Scenario, card: str) -> list[str]:
    """Return where a card of seat 0 may send an Agent."""
    g.do(f"agent {card}")
    return [text.split(" > ")[1] for text in g.options()]


@rule("F-CRD-18")
def test_dispatch_an_envoy_keeps_the_own_icons() -> None:
    g = table().intrigue(0, "dispatch_an_envoy").hand(0, "dune_the_desert_planet").turn(0)
    plain = ["imperial_basin", "secure_contract"]
    assert sorted(destinations(g, "dune_the_desert_planet")) == plain
    g.turn(0).do("intrigue dispatch_an_envoy")
    added = ["foldspace", "secrets", "stillsuits", "wealth"]
    assert sorted(destinations(g, "dune_the_desert_planet")) == sorted(plain + added)


@rule("F-CRD-19")
@pytest.mark.parametrize(
    ("card", "own", "added"),
    [("spice_hunter", 2, 3), ("diplomacy", 4, 0), ("thufir_hawat", 6, 0), ("guild_bankers", 3, 2), ("dagger", 1, 4)],
)
def test_dispatch_an_envoy_adds_no_icon_twice(card: str, own: int, added: int) -> None:
    g = table().intrigue(0, "dispatch_an_envoy").hand(0, card).turn(0).do("intrigue dispatch_an_envoy")
    printed = int(g.state.rules.card_icons[g.card(card)])
    assert printed.bit_count() == own
    assert (printed | int(icons_of(g.state, g.seat_of(0), M_ICONS))).bit_count() == own + added
    spaces = destinations(g, card)
    assert len(spaces) == len(set(spaces))  # an icon doubled opens nothing twice
    assert {"foldspace", "secrets", "stillsuits", "wealth"} <= set(spaces)
