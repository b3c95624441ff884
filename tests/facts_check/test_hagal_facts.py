"""House Hagal against the facts, a second transcription of cards, levels and rates."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls
from landsraad.content.boxes import ruleset
from landsraad.model.defs import RivalCardDef, RivalGame
from landsraad.model.rules import Rules
from landsraad.model.terms import FACTION_NAMES, OP_NAMES
from tests.content.house_hagal.kit import act, solo
from tests.support.scenario import packed

FACTS = Path(__file__).parent.parent / "facts" / "base"
CARDS: list[dict[str, Any]] = yaml.safe_load((FACTS / "hagal.yaml").read_text(encoding="utf-8"))
SOLO: dict[str, Any] = yaml.safe_load((FACTS / "solo.yaml").read_text(encoding="utf-8"))
LEVELS: list[dict[str, Any]] = SOLO["difficulty"]
PLAYERS = {None: (1, 2), "1P": (1,), "2P": (2,)}


def rules_for(players: int, level: str | None = None) -> Rules:
    """Return the ruleset of a game with Rivals."""
    return ruleset(ls.Setup(players=players, difficulty=level))


def game_of(rules: Rules) -> RivalGame:
    """Return how Rivals take part."""
    assert rules.rival_game is not None
    return rules.rival_game


def as_fact(rules: Rules, card: RivalCardDef) -> dict[str, Any]:
    """Write a card the way the facts do."""
    makers = [rules.spaces[space].id for space in rules.maker_spaces]
    mark = {players: name for name, players in PLAYERS.items()}[card.players]
    combat = {space.id: space.combat for space in rules.spaces}
    space = makers if card.harvest else card.space
    return {
        "id": card.id,
        "copies": card.copies,
        "mark": mark,
        "space": space,
        "combat": card.harvest or (card.space is not None and combat[card.space]),
        "influence": {} if card.faction is None else {FACTION_NAMES[card.faction]: 1},
        "troops": card.troops,
        "signet": card.signet,
        "swords": None if card.reshuffle else card.swords,
    }


@pytest.mark.parametrize("players", [1, 2])
def test_every_card(players: int) -> None:
    rules = rules_for(players)
    ours = [as_fact(rules, card) for card in rules.rival_cards]
    assert ours == [{name: fact[name] for name in ours[0]} for fact in CARDS]
    assert len(ours) == 15
    assert sum(fact["copies"] for fact in ours) == 31


def test_instructions_belong_to_harvest_and_reshuffle() -> None:
    cards = rules_for(1).rival_cards
    told = {fact["id"] for fact in CARDS if fact["instruction"]}
    assert told == {card.id for card in cards if card.harvest or card.reshuffle} == {"harvest_spice", "reshuffle"}
    assert [card.id for card in cards if card.harvest] == ["harvest_spice"]


@pytest.mark.parametrize(("players", "size"), [(1, 27), (2, 28)])
def test_decks(players: int, size: int) -> None:
    rules = rules_for(players)
    deck = [rules.rival_cards[card].id for card in rules.rival_deck]
    expected = [fact["id"] for fact in CARDS for _ in range(fact["copies"]) if players in PLAYERS[fact["mark"]]]
    assert sorted(deck) == sorted(expected)
    assert len(deck) == size


@pytest.mark.parametrize("fact", LEVELS, ids=lambda fact: str(fact["id"]))
def test_levels(fact: dict[str, Any]) -> None:
    rules = rules_for(1, fact["id"])
    level = rules.difficulty
    assert level is not None
    assert level.id == fact["id"]
    extra = "; ".join(f"{node.a} {OP_NAMES[node.op]}" for node in level.human)
    assert (extra or None) == fact["player_extra"]
    mentat = [space.id for space in rules.spaces].index("mentat")
    assert rules.space_solari[mentat] == fact["mentat_space_cost"]
    assert level.rival_garrison == fact["rival_garrison"]
    assert level.swordmaster_round == fact["conflict_cards_above_rival_swordmasters"]
    assert (f"{level.rival_intrigue} intrigue" if level.rival_intrigue else None) == fact["rival_extra"]
    assert (level.human_swordmaster, level.expert) == (fact["player_swordmaster"], fact["expert_deployment"])


def test_level_names_and_leaders() -> None:
    game = game_of(rules_for(1))
    assert [level.id for level in game.difficulties] == [fact["id"] for fact in LEVELS]
    assert list(game.leaders) == SOLO["legal_rivals"]
    leaders = {leader.id for leader in rules_for(1).leaders}
    assert leaders - set(game.leaders) == set(SOLO["illegal_rivals"])
    assert set(SOLO["recommended_first_rivals"]) <= set(game.leaders)
    assert list(SOLO["rival_signet"]) == SOLO["legal_rivals"]


def test_numbers_of_the_solo_game() -> None:
    rules, setup = rules_for(1), SOLO["solo_setup"]
    game = game_of(rules)
    assert (game.rivals, game.agents) == (setup["rivals"], setup["rival_agents"])
    assert rules.values.troops == setup["rival_troops_total"]
    assert (rules.values.water, game.water) == (setup["start_water"]["player"], setup["start_water"]["rival"])
    assert game.marker_with_rival
    assert (game.scores, game.collects) == (True, True)
    assert f"owning {game.owns_as} The Spice Must Flow" in SOLO["rival_rules"]["corner_the_market"]
    dealt = ls.new_game(ls.Setup(players=1, leaders=("baron_vladimir_harkonnen",)), 1)._state
    assert dealt.rivalry is not None
    assert {int(actor.vp) for actor in (*dealt.seats, *dealt.rivalry.rivals)} == {setup["start_vp"]}


def test_numbers_of_the_two_player_game() -> None:
    rules, setup = rules_for(2), SOLO["two_player"]
    game = game_of(rules)
    assert (game.rivals, game.agents) == (1, setup["hagal_agents"])
    assert rules.difficulty is not None
    assert rules.difficulty.rival_garrison == setup["hagal_garrison"]
    assert (game.scores, game.collects, game.water, game.leaders) == (False, False, 0, ())
    assert not game.marker_with_rival


# Whose Signet Ring brings one of it.
SOURCES = {
    "intrigue": "baron_vladimir_harkonnen",
    "water": "countess_ariana_thorvald",
    "solari": "count_ilban_richese",
    "spice": "earl_memnon_thorvald",
}


@pytest.mark.parametrize("resource", SOURCES)
def test_rates_of_spending(resource: str) -> None:
    assert set(SOLO["rival_spending"]) == set(SOURCES)
    amount = SOLO["rival_spending"][resource]
    for held, vp in ((amount - 2, 0), (amount - 1, 1)):
        g = solo(rivals=(SOURCES[resource], "glossu_the_beast_rabban"))
        if resource == "intrigue":
            g.rival(0).solari = 1
            g.rival(0).intrigue = packed([g.intrigue_index("ambush")] * held)
        else:
            setattr(g.rival(0), resource, held)
        act(g, 0, "arrakeen_1p")
        assert g.rival(0).vp == vp
