"""The 15 House Hagal cards and the six Signet Rings: everything each does, and nothing more."""

from __future__ import annotations

import pytest

from tests.content.house_hagal.kit import Changes, act, changed, duel, snapshot, solo, spaces_of, strength_of
from tests.support.scenario import Scenario

# id: space, what the Rival gains besides troops, recruits, Combat space, swords.
CARDS: dict[str, tuple[str, Changes, int, bool, int]] = {
    "conspire": ("conspire", {"emperor": 1}, 2, False, 4),
    "wealth": ("wealth", {"emperor": 1}, 0, False, 3),
    "heighliner": ("heighliner", {"guild": 1}, 3, True, 6),
    "foldspace": ("foldspace", {"guild": 1}, 0, False, 1),
    "selective_breeding": ("selective_breeding", {"bene_gesserit": 1}, 0, False, 2),
    "secrets": ("secrets", {"bene_gesserit": 1}, 0, False, 1),
    "hardy_warriors": ("hardy_warriors", {"fremen": 1}, 2, True, 5),
    "stillsuits": ("stillsuits", {"fremen": 1}, 0, True, 4),
    "rally_troops": ("rally_troops", {}, 4, False, 3),
    "hall_of_oratory": ("hall_of_oratory", {}, 1, False, 0),
    "carthag": ("carthag", {}, 1, True, 0),
    "arrakeen_2p": ("arrakeen", {}, 1, True, 1),
}


def game(players: int) -> Scenario:
    """Return a bare position for one or two humans; the Rival looked at has three troops in its Garrison."""
    return (solo() if players == 1 else duel()).rival_troops(0, garrison=3)


def turn(g: Scenario, *cards: str) -> tuple[list[str], Changes, list[Changes]]:
    """Let the first Rival take a turn; return its spaces, its changes and those of everybody else."""
    g.rival(0).agents = 1
    for rival in g.record.rivals[1:]:
        rival.agents = 0
    number = int(g.rival(0).index)
    others = [other for other in range(len(g.state.seats) + len(g.record.rivals)) if other != number]
    before = {other: snapshot(g, other) for other in (number, *others)}
    act(g, 0, *cards)
    rest = [changed(before[other], snapshot(g, other)) for other in others]
    return spaces_of(g, number), changed(before[number], snapshot(g, number)), rest


def moved(recruits: int, combat: bool, joining: int = 2) -> Changes:
    """Return how a card moves troops: recruits and up to two of the Garrison fight on a Combat space."""
    change = {"supply": -recruits, "garrison": -joining if combat else recruits}
    if combat:
        change["conflict"] = recruits + joining
    return {name: n for name, n in change.items() if n}


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("card", CARDS)
def test_turn_with_a_card(card: str, players: int) -> None:
    space, gain, recruits, combat, _ = CARDS[card]
    g = game(players)
    spaces, own, rest = turn(g, card)
    assert spaces == [space]
    assert own == {"agents": -1, **gain, **moved(recruits, combat)}
    assert not any(rest)


@pytest.mark.parametrize(("garrison", "joining"), [(0, 0), (1, 1), (2, 2), (7, 2)])
def test_at_most_two_troops_of_the_garrison_join(garrison: int, joining: int) -> None:
    _, own, _ = turn(solo().rival_troops(0, garrison=garrison), "heighliner")
    assert own == {"agents": -1, "guild": 1, **moved(3, True, joining)}


@pytest.mark.parametrize("supply", [0, 1, 3])
def test_recruits_come_from_the_supply(supply: int) -> None:
    g = solo().rival_troops(0, garrison=12 - supply)
    assert g.rival(0).supply == supply
    _, own, _ = turn(g, "rally_troops")
    assert own == {"agents": -1, **moved(supply, False)}


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    ("bonus", "space", "spice"),
    [
        ((1, 0, 0), "imperial_basin", 2),
        ((0, 1, 0), "hagga_basin", 3),
        ((2, 1, 1), "imperial_basin", 3),
        ((1, 1, 1), "the_great_flat", 4),
        ((1, 1, 0), "hagga_basin", 3),
        ((0, 3, 2), "hagga_basin", 5),
    ],
)
def test_harvest_spice(bonus: tuple[int, int, int], space: str, spice: int, players: int) -> None:
    g = game(players)
    makers = ("imperial_basin", "hagga_basin", "the_great_flat")
    for name, n in zip(makers, bonus, strict=True):
        g.bonus_spice(name, n)
    spaces, own, rest = turn(g, "harvest_spice")
    assert spaces == [space]
    gain = {"spice": spice} if players == 1 else {}
    assert own == {"agents": -1, **gain, **moved(0, True)}
    assert not any(rest)
    left = [0 if name == space else n for name, n in zip(makers, bonus, strict=True)]
    assert [g.state.bonus_spice[g.space(name)] for name in makers] == left


@pytest.mark.parametrize("players", [1, 2])
def test_harvest_spice_without_bonus_spice(players: int) -> None:
    spaces, own, _ = turn(game(players), "harvest_spice", "wealth")
    assert spaces == ["wealth"]
    assert own == {"agents": -1, "emperor": 1}


@pytest.mark.parametrize("players", [1, 2])
def test_reshuffle(players: int) -> None:
    g = game(players)
    spaces, own, _ = turn(g, "reshuffle", "secrets")
    assert spaces == ["secrets"]
    assert own == {"agents": -1, "bene_gesserit": 1}
    assert "rival_deck_shuffled" in g.events()
    assert sorted(g.rival_names(g.record.deck) + g.rival_names(g.record.pile)) == ["reshuffle", "secrets"]


# --- Combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("card", [*CARDS, "harvest_spice", "arrakeen_1p"])
def test_swords_in_combat(card: str, players: int) -> None:
    swords = CARDS[card][4] if card in CARDS else {"harvest_spice": 2, "arrakeen_1p": 1}[card]
    # The human holds an Intrigue card and is asked, so the position stands after the swords.
    g = game(players).rival_deck(card, "conspire").rival_troops(0, garrison=1, deployed=3)
    g.troops(0, garrison=0, deployed=1).intrigue(0, "ambush").first(0)
    number = int(g.rival(0).index)
    before = snapshot(g, number)
    g.combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert changed(before, snapshot(g, number)) == ({"swords": swords} if swords else {})
    assert strength_of(g, number) == 6 + swords
    assert g.rival_names(g.record.pile) == [card]
    assert spaces_of(g, number) == []


def test_reshuffle_in_combat() -> None:
    g = duel().rival_deck("reshuffle", "heighliner").rival_troops(0, garrison=0, deployed=1)
    g.troops(0, garrison=0, deployed=1).intrigue(0, "ambush").first(0).combat()
    assert "rival_deck_shuffled" in g.events()
    assert strength_of(g, 2) == 2 + 6


def test_no_card_without_a_troop_in_the_conflict() -> None:
    g = solo().rival_deck("heighliner", "conspire").rival_troops(0, garrison=4).rival_troops(1, 0, deployed=1)
    g.troops(0, garrison=0, deployed=1).intrigue(0, "ambush").first(0).combat()
    assert [strength_of(g, number) for number in range(3)] == [2, 0, 8]
    assert g.rival_names(g.record.deck) == ["conspire"]


# --- Signet Rings ----------------------------------------------------------------------------------------------------

ARRAKEEN: Changes = {"agents": -1, **moved(1, True)}


def signet(leader: str, *, solari: int = 0, spice: int = 0, alliance: bool = False) -> Changes:
    """Let a Rival with this Leader reveal the solo card of Arrakeen; return its changes."""
    other = "count_ilban_richese" if leader != "count_ilban_richese" else "earl_memnon_thorvald"
    g = solo(rivals=(leader, other)).rival_troops(0, garrison=3)
    g.rival(0).solari, g.rival(0).spice = solari, spice
    g.rival_influence(0, "emperor", 2).rival_influence(0, "guild", 1).influence(0, "guild", 2)
    g.influence(0, "emperor", 3)
    if alliance:
        g.alliance("fremen", 1)
    spaces, own, rest = turn(g, "arrakeen_1p")
    assert spaces == ["arrakeen"]
    assert not any(rest)
    assert g.kind() == "play_card"
    return own


@pytest.mark.parametrize(
    ("leader", "gain"),
    [
        ("countess_ariana_thorvald", {"water": 1}),
        ("earl_memnon_thorvald", {"spice": 1}),
        ("count_ilban_richese", {"solari": 1}),
        # Without the price two Leaders do nothing.
        ("duke_leto_atreides", {}),
        ("baron_vladimir_harkonnen", {}),
    ],
)
def test_signet_ring_of_a_rival(leader: str, gain: Changes) -> None:
    assert signet(leader) == {**ARRAKEEN, **gain}


def test_signet_rings_with_a_price() -> None:
    assert signet("baron_vladimir_harkonnen", solari=2, spice=2) == {**ARRAKEEN, "solari": -1, "intrigue": 1}
    # Leto gains where somebody is ahead of him: of Emperor and Guild the Guild, where he has less. It is his second
    # Influence there, which scores.
    assert signet("duke_leto_atreides", solari=2, spice=2) == {**ARRAKEEN, "spice": -1, "guild": 1, "vp": 1}


def test_signet_ring_of_rabban() -> None:
    assert signet("glossu_the_beast_rabban") == {"agents": -1, **moved(2, True)}
    assert signet("glossu_the_beast_rabban", alliance=True) == {"agents": -1, **moved(3, True)}


def test_leto_asks_the_human_where_he_is_level() -> None:
    g = solo(rivals=("duke_leto_atreides", "count_ilban_richese")).rival_troops(0, garrison=1)
    g.rival(0).spice = 1
    g.influence(0, "guild", 1).rival_influence(1, "fremen", 1)
    act(g, 0, "arrakeen_1p")
    assert (g.kind(), g.decider(), g.options()) == ("gain_influence", 0, ["influence guild", "influence fremen"])
    g.do("influence fremen")
    assert snapshot(g, 1) | {"fremen": 1, "spice": 0, "conflict": 2, "garrison": 0} == snapshot(g, 1)
    assert (g.kind(), g.influence_of(0, "guild")) == ("play_card", 1)


def test_no_signet_ring_with_two_players() -> None:
    g = game(2)
    assert g.rival(0).leader == -1
    # Even a House Hagal with a Leader would not use it: the card is not in the deck, and the icon is for solo games.
    g.rival(0).leader = [leader.id for leader in g.state.rules.leaders].index("earl_memnon_thorvald")
    _, own, rest = turn(g, "arrakeen_1p")
    assert own == ARRAKEEN
    assert not any(rest)
