"""X-RIV-01 to X-RIV-08, F-ERR-04: the House Hagal deck with Rise of Ix and where its new cards lead."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad as ls
from tests.content.house_hagal.kit import LEVELS
from tests.content.ix_hagal.kit import fleet_of, ix_duel, ix_game, ix_solo, told, turn
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

INTERSTELLAR = "hagal_interstellar_shipping"
FOLDSPACE = "hagal_foldspace_or_interstellar_shipping"
SMUGGLING = "hagal_smuggling_or_interstellar_shipping"
TECH = "hagal_tech_negotiation"
SHIP_1P = "hagal_dreadnought_1p"
SHIP_2P = "hagal_dreadnought_2p"
COVERED = ("hall_of_oratory", "rally_troops")

both_games = pytest.mark.parametrize("players", [1, 2])


def deck_of(g: Scenario) -> Counter[str]:
    """Return the whole House Hagal deck of a new game."""
    return Counter(g.rival_names(g.record.deck) + g.rival_names(g.record.pile))


def new_deck(players: int, difficulty: str | None = None, epic: bool = False) -> Counter[str]:
    """Return the House Hagal deck as it is dealt, with what was revealed so far."""
    setup = ls.Setup(players=players, modules=("ix",), difficulty=difficulty, epic=epic)
    state = ls.new_game(setup, 5)._state
    assert state.rivalry is not None
    cards = [*state.rivalry.deck, *state.rivalry.pile]
    return Counter(state.rules.rival_cards[card].id for card in cards)


def card_of(players: int) -> str:
    """Return the Dreadnought card of a game."""
    return SHIP_1P if players == 1 else SHIP_2P


@rule("X-RIV-01")
def test_nine_cards_are_added() -> None:
    added = Counter[str]()
    for box in (ix_solo(), ix_duel()):
        for card in box.state.rules.rival_cards:
            if card.id.startswith("hagal_"):
                added[card.id] = card.copies
    assert added == {INTERSTELLAR: 1, FOLDSPACE: 1, SMUGGLING: 1, TECH: 2, SHIP_1P: 2, SHIP_2P: 2}
    assert added[SHIP_1P] + added[SHIP_2P] == 4
    # Without the box none of them is there.
    for players in (1, 2):
        plain = scenario(seats=players)
        assert [card.id for card in plain.state.rules.rival_cards if card.id.startswith("hagal_")] == []


@rule("X-RIV-02", "F-ERR-04")
@both_games
def test_cards_of_covered_spaces_are_removed(players: int) -> None:
    plain, deck = deck_of(scenario(seats=players)), new_deck(players)
    assert [plain[card] for card in COVERED] == [2, 2]
    assert [deck[card] for card in COVERED] == [0, 0]
    # Every other card of the base deck stays.
    kept = {card: n for card, n in plain.items() if card not in COVERED}
    assert {card: n for card, n in deck.items() if not card.startswith("hagal_")} == kept


@rule("X-RIV-03")
@pytest.mark.parametrize("level", LEVELS)
def test_thirty_cards_in_the_solo_game(level: str) -> None:
    deck = new_deck(1, level)
    assert deck.total() == 30
    new = {card: n for card, n in deck.items() if card.startswith("hagal_")}
    assert new == {INTERSTELLAR: 1, FOLDSPACE: 1, SMUGGLING: 1, TECH: 2, SHIP_1P: 2}


@rule("X-RIV-04")
@pytest.mark.parametrize("epic", [False, True])
def test_twenty_nine_cards_with_two_players(epic: bool) -> None:
    deck = new_deck(2, epic=epic)
    assert deck.total() == 29
    new = {card: n for card, n in deck.items() if card.startswith("hagal_")}
    assert new == {INTERSTELLAR: 1, FOLDSPACE: 1, SMUGGLING: 1, SHIP_2P: 2}


@rule("X-RIV-05")
@pytest.mark.parametrize(
    ("players", "card", "guild", "space"),
    [
        (1, SMUGGLING, 0, "smuggling"),
        (2, SMUGGLING, 0, "smuggling"),
        (1, INTERSTELLAR, 2, "interstellar_shipping"),
        (2, INTERSTELLAR, 2, "interstellar_shipping"),
        (1, TECH, 0, "tech_negotiation"),
        (1, SHIP_1P, 0, "dreadnought"),
        (2, SHIP_2P, 0, "dreadnought"),
    ],
)
def test_new_cards_lead_to_the_new_spaces(players: int, card: str, guild: int, space: str) -> None:
    g = ix_game(players).rival_influence(0, "guild", guild)
    spaces, own, _ = turn(g, card, "wealth")
    assert spaces == [space]
    # Neither the 3 Solari of the Dreadnought space nor the 1 Solari of Smuggling.
    assert own["agents"] == -1
    assert "solari" not in own
    assert told(g, "rival_sent") == [(space, "H-AGT-03")]


@rule("X-RIV-05")
def test_two_player_dreadnought_shows_a_troop() -> None:
    g = ix_duel().rival_troops(0, garrison=1)
    _, own, _ = turn(g, SHIP_2P, "wealth")
    assert own == {"agents": -1, "ships_supply": -1, "ships_garrison": 1, "supply": -1, "garrison": 1}


@rule("X-RIV-06")
@both_games
@pytest.mark.parametrize(("garrison", "deployed"), [(2, 0), (1, 1), (0, 2)])
def test_dreadnought_card_is_skipped_with_two_dreadnoughts(players: int, garrison: int, deployed: int) -> None:
    g = ix_game(players).ships(players, garrison, deployed)
    spaces, own, _ = turn(g, card_of(players), "secrets", "wealth")
    assert spaces == ["secrets"]
    assert own == {"agents": -1, "bene_gesserit": 1}
    assert told(g, "rival_skipped") == [(card_of(players), "X-RIV-06")]
    assert g.rival_names(g.record.pile) == [card_of(players), "secrets"]


@rule("X-RIV-06")
@both_games
def test_dreadnought_on_a_flag_is_one_of_the_two(players: int) -> None:
    g = ix_game(players).ships(players, garrison=1).flag(players, "carthag")
    assert turn(g, card_of(players), "secrets", "wealth")[0] == ["secrets"]
    # With the second one in the Supply the card counts.
    g = ix_game(players).flag(players, "carthag")
    assert turn(g, card_of(players), "secrets", "wealth")[0] == ["dreadnought"]
    assert fleet_of(g) == (1, 0, 0)


@rule("X-RIV-07")
@both_games
@pytest.mark.parametrize(
    ("card", "guild", "space"),
    [
        (INTERSTELLAR, 0, "secrets"),
        (INTERSTELLAR, 1, "secrets"),
        (INTERSTELLAR, 2, "interstellar_shipping"),
        (INTERSTELLAR, 3, "interstellar_shipping"),
        (FOLDSPACE, 0, "foldspace"),
        (FOLDSPACE, 1, "foldspace"),
        (FOLDSPACE, 2, "interstellar_shipping"),
        (SMUGGLING, 1, "smuggling"),
        (SMUGGLING, 2, "interstellar_shipping"),
        (SMUGGLING, 6, "interstellar_shipping"),
    ],
)
def test_interstellar_shipping_needs_two_guild_influence(players: int, card: str, guild: int, space: str) -> None:
    g = ix_game(players).rival_influence(0, "guild", guild)
    # Influence elsewhere or of a human does not help.
    g.rival_influence(0, "emperor", 4).influence(0, "guild", 3)
    assert turn(g, card, "secrets", "wealth")[0] == [space]
    assert [what for what, _ in told(g, "rival_skipped")] == ([card] if space == "secrets" else [])


@rule("X-RIV-08", "F-RIV-02")
@both_games
@pytest.mark.parametrize(
    ("card", "guild", "taken"),
    [
        (FOLDSPACE, 1, "foldspace"),
        (FOLDSPACE, 2, "interstellar_shipping"),
        (SMUGGLING, 1, "smuggling"),
        (SMUGGLING, 2, "interstellar_shipping"),
    ],
)
def test_other_half_is_not_used_for_an_occupied_space(players: int, card: str, guild: int, taken: str) -> None:
    g = ix_game(players).rival_influence(0, "guild", guild).agent_at(0, taken)
    spaces, own, _ = turn(g, card, "secrets", "wealth")
    assert spaces == ["secrets"]
    assert own == {"agents": -1, "bene_gesserit": 1}
    assert told(g, "rival_skipped") == [(card, "X-RIV-08")]


@rule("X-RIV-08", "F-RIV-02")
@both_games
@pytest.mark.parametrize(
    ("card", "guild", "taken", "space"),
    [
        (FOLDSPACE, 1, "interstellar_shipping", "foldspace"),
        (FOLDSPACE, 2, "foldspace", "interstellar_shipping"),
        (SMUGGLING, 1, "interstellar_shipping", "smuggling"),
        (SMUGGLING, 2, "smuggling", "interstellar_shipping"),
    ],
)
def test_only_the_space_that_fits_is_looked_at(players: int, card: str, guild: int, taken: str, space: str) -> None:
    g = ix_game(players).rival_influence(0, "guild", guild).agent_at(0, taken)
    assert turn(g, card, "secrets", "wealth")[0] == [space]


@rule("X-RIV-08")
@both_games
def test_a_space_closed_by_the_voice_counts_as_occupied(players: int) -> None:
    g = ix_game(players).rival_deck(SMUGGLING, "secrets", "wealth").first(0)
    g.agents(0, 2).hand(0, "the_voice")
    for rival in g.record.rivals[1:]:
        rival.agents = 0
    g.turn(0).do("agent the_voice > carthag")
    g.do(next(option for option in g.options() if option.startswith("resolve the_voice")))
    g.do(next(option for option in g.options() if option.split()[-1] == "smuggling"))
    while "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")
    assert told(g, "rival_sent")[:1] == [("secrets", "H-AGT-03")]
