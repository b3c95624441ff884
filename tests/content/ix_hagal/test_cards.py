"""The nine House Hagal cards of Rise of Ix, both halves, and two Signet Rings: everything each does, nothing more."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.content.house_hagal.kit import Changes, strength_of
from tests.content.ix_hagal.kit import gains, ix_duel, ix_game, ix_snapshot, ix_solo, told, turn

INTERSTELLAR = "hagal_interstellar_shipping"
FOLDSPACE = "hagal_foldspace_or_interstellar_shipping"
SMUGGLING = "hagal_smuggling_or_interstellar_shipping"
TECH = "hagal_tech_negotiation"
SHIP_1P = "hagal_dreadnought_1p"
SHIP_2P = "hagal_dreadnought_2p"

# Copies, the numbers of players, swords.
CARDS: dict[str, tuple[int, tuple[int, ...], int]] = {
    INTERSTELLAR: (1, (1, 2), 3),
    FOLDSPACE: (1, (1, 2), 2),
    SMUGGLING: (1, (1, 2), 2),
    TECH: (2, (1,), 0),
    SHIP_1P: (2, (1,), 3),
    SHIP_2P: (2, (2,), 3),
}

# Card, Guild Influence, space, what the Rival gains; the VP of 2 Influence is scored in the solo game only.
SHOWN: list[tuple[str, int, str, Changes]] = [
    (INTERSTELLAR, 2, "interstellar_shipping", {"freighter": 2}),
    (INTERSTELLAR, 5, "interstellar_shipping", {"freighter": 2}),
    (FOLDSPACE, 0, "foldspace", {"guild": 1}),
    (FOLDSPACE, 2, "interstellar_shipping", {"freighter": 2}),
    (FOLDSPACE, 3, "interstellar_shipping", {"freighter": 2}),
    (SMUGGLING, 0, "smuggling", {"freighter": 1}),
    (SMUGGLING, 1, "smuggling", {"freighter": 1}),
    (SMUGGLING, 2, "interstellar_shipping", {"freighter": 2}),
]


@pytest.mark.parametrize("players", [1, 2])
def test_copies_and_marks(players: int) -> None:
    g = ix_game(players)
    rules = g.state.rules
    deck = Counter(g.rival_names(rules.rival_deck))
    for card, (copies, counts, swords) in CARDS.items():
        assert deck[card] == (copies if players in counts else 0)
        definition = rules.rival_cards[g.rival_card(card)]
        assert (definition.copies, definition.players, definition.swords) == (copies, counts, swords)
    assert sum(copies for copies, _, _ in CARDS.values()) == 9


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(("card", "guild", "space", "gain"), SHOWN)
def test_turn_with_a_card(card: str, guild: int, space: str, gain: Changes, players: int) -> None:
    g = ix_game(players).rival_influence(0, "guild", guild).rival_troops(0, garrison=3)
    spaces, own, rest = turn(g, card, "wealth")
    assert spaces == [space]
    assert own == {"agents": -1, **gain}
    assert not any(rest)
    assert g.rival_names(g.record.deck) == ["wealth"]


@pytest.mark.parametrize("players", [1, 2])
def test_foldspace_brings_the_second_influence(players: int) -> None:
    g = ix_game(players).rival_influence(0, "guild", 1)
    spaces, own, rest = turn(g, FOLDSPACE, "wealth")
    assert spaces == ["foldspace"]
    # The half that sent the Agent counts: no Freighter moves although the Rival has 2 Influence now.
    assert own == {"agents": -1, "guild": 1, **({"vp": 1} if players == 1 else {})}
    assert not any(rest)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("guild", [0, 1])
def test_interstellar_shipping_without_influence(guild: int, players: int) -> None:
    g = ix_game(players).rival_influence(0, "guild", guild)
    spaces, own, _ = turn(g, INTERSTELLAR, "wealth", "secrets")
    assert spaces == ["wealth"]
    assert own == {"agents": -1, "emperor": 1}
    assert told(g, "rival_skipped") == [(INTERSTELLAR, "X-RIV-07")]


# --- dreadnoughts --------------------------------------------------------------------------------------------------


def test_dreadnought_with_two_players() -> None:
    g = ix_duel().rival_troops(0, garrison=3)
    stacks = g.stack_names()
    spaces, own, rest = turn(g, SHIP_2P, "wealth")
    assert spaces == ["dreadnought"]
    assert own == {"agents": -1, "ships_supply": -1, "ships_garrison": 1, "supply": -1, "garrison": 1}
    assert not any(rest)
    assert g.stack_names() == stacks


def test_dreadnought_in_the_solo_game() -> None:
    g = ix_solo().stacks(("artillery",), ("windtraps", "flagship"), ("minimic_film",))
    g.rival(0).solari = 2  # it pays nothing for the space
    spaces, own, rest = turn(g, SHIP_1P, "wealth")
    assert spaces == ["dreadnought"]
    assert own == {"agents": -1, "ships_supply": -1, "ships_garrison": 1}
    assert not any(rest)


def test_dreadnought_and_a_tile_in_the_solo_game() -> None:
    g = ix_solo().stacks(("artillery",), ("windtraps", "flagship"), ("minimic_film",))
    g.rival(0).spice = 3
    own = gains(g, SHIP_1P, "wealth")
    # No discount: Windtraps costs 2 spice and brings 1 water.
    assert own == {"ships_supply": -1, "ships_garrison": 1, "spice": -2, "tiles": 1, "water": 1}
    assert g.tiles_of(1) == ["windtraps"]
    assert g.stack_names() == [["artillery"], ["flagship"], ["minimic_film"]]


@pytest.mark.parametrize(("players", "card"), [(1, SHIP_1P), (2, SHIP_2P)])
def test_no_third_dreadnought(players: int, card: str) -> None:
    g = ix_game(players).ships(players, garrison=1, deployed=1)
    spaces, own, _ = turn(g, card, "wealth", "secrets")
    assert spaces == ["wealth"]
    assert own == {"agents": -1, "emperor": 1}


# --- Tech Negotiation ----------------------------------------------------------------------------------------------


def test_tech_negotiation_acquires_with_a_discount() -> None:
    g = ix_solo().stacks(("detonation_devices", "artillery"), ("minimic_film",), ("flagship",))
    g.rival(0).spice = 2
    spaces, own, rest = turn(g, TECH, "wealth")
    assert spaces == ["tech_negotiation"]
    assert own == {"agents": -1, "spice": -2, "tiles": 1}
    assert not any(rest)
    assert g.tiles_of(1) == ["detonation_devices"]


def test_tech_negotiation_places_a_negotiator() -> None:
    g = ix_solo().stacks(("detonation_devices", "artillery"), ("minimic_film",), ("flagship",))
    g.rival(0).spice = 1
    spaces, own, rest = turn(g, TECH, "wealth")
    assert spaces == ["tech_negotiation"]
    assert own == {"agents": -1, "supply": -1, "negotiators": 1}
    assert not any(rest)


# --- Combat --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("card", CARDS)
def test_swords_in_combat(card: str, players: int) -> None:
    swords = CARDS[card][2]
    # The human holds an Intrigue card and is asked, so the position stands after the swords.
    g = ix_game(players).rival_deck(card, "conspire").rival_troops(0, garrison=1, deployed=2)
    g.ships(players, deployed=1).rival_influence(0, "guild", 2)
    g.troops(0, garrison=0, deployed=1).intrigue(0, "ambush").first(0)
    before = ix_snapshot(g, players)
    g.combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert ix_snapshot(g, players) == {**before, "swords": swords}
    assert strength_of(g, players) == 4 + 3 + swords


# --- Signet Rings --------------------------------------------------------------------------------------------------

OTHER = "count_ilban_richese"


@pytest.mark.parametrize(
    ("spice", "gain"),
    [
        (2, {"spice": -2, "tiles": 1, "water": 1}),
        (1, {"supply": -2, "negotiators": 1}),
        (0, {"supply": -2, "negotiators": 1}),
    ],
)
def test_signet_ring_of_rhombur(spice: int, gain: Changes) -> None:
    g = ix_solo(rivals=("prince_rhombur_vernius", OTHER)).stacks(("windtraps",), ("flagship",), ("artillery",))
    g.rival(0).spice = spice
    assert gains(g, "arrakeen_1p", "wealth") == {"supply": -1, "conflict": 1, **gain}


@pytest.mark.parametrize(("spice", "gain"), [(2, {"spice": -1, "freighter": 1}), (0, {})])
def test_signet_ring_of_hundro(spice: int, gain: Changes) -> None:
    g = ix_solo(rivals=("viscount_hundro_moritani", OTHER))
    g.rival(0).spice = spice
    assert gains(g, "arrakeen_1p", "wealth") == {"supply": -1, "conflict": 1, **gain}
