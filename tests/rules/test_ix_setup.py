"""Rise of Ix: setup (X-SET), over several seeds and with three and four players."""

from collections import Counter
from typing import Any

import pytest

import landsraad as ls
from landsraad.core.packed import i64, vec
from landsraad.model.state import State
from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix, scenario

SEEDS = range(20)
PLAYERS = pytest.mark.parametrize("players", [3, 4])
BARON = "baron_vladimir_harkonnen"
QUIET = ("helena_richese", "duke_leto_atreides", "count_ilban_richese")
NEW_LEADERS = {
    "archduke_armand_ecaz",
    "ilesa_ecaz",
    "prince_rhombur_vernius",
    "princess_yuna_moritani",
    "tessia_vernius",
    "viscount_hundro_moritani",
}
COVERED = {"rally_troops", "hall_of_oratory", "sell_melange", "secure_contract"}
NEW_SPACES = {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"}


def dealt(players: int, seed: int, modules: tuple[str, ...] = ("ix",)) -> State:
    """Deal a game that still waits for the Baron's secret choice, so that the setup can be seen bare (F-LDR-02)."""
    leaders = (BARON, *QUIET[: players - 1])
    game = ls.new_game(ls.Setup(players=players, modules=modules, leaders=leaders), seed)
    assert game.decision is not None
    assert game.decision.kind == "choose_secret"
    return game._state


def table(modules: tuple[str, ...] = ("ix",), epic: bool = False) -> dict[str, Any]:
    """Return the catalogue of a game of four."""
    return ls.catalog(ls.Setup(players=4, modules=modules, epic=epic))


def spaces(modules: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """Return the spaces of the board by id."""
    return {space["id"]: space for space in table(modules)["spaces"]}


def copies(kind: str, modules: tuple[str, ...], **wanted: str) -> int:
    """Count the printed cards of a kind."""
    entries = [entry for entry in table(modules)[kind] if all(entry[key] == value for key, value in wanted.items())]
    return sum(entry["copies"] for entry in entries)


def levels(state: State, zone: vec[i64]) -> list[int]:
    """Return the levels of Conflict cards, the lowest card of a deck first."""
    return [int(state.rules.conflict_level[card]) for card in zone]


@rule("X-SET-01", "X-SET-02")
def test_the_overlay_covers_four_spaces_of_landsraad_and_choam() -> None:
    before, after = spaces(()), spaces(("ix",))
    assert set(before) - set(after) == COVERED
    assert {before[name]["icon"] for name in COVERED} == {"landsraad", "spice_trade"}
    kept = {"high_council", "mentat", "swordmaster"}
    assert {name for name in after if name in before and after[name]["icon"] == "landsraad"} == kept
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    # Of the Spice Trade spaces only those of the desert are left.
    desert = {"imperial_basin", "hagga_basin", "the_great_flat"}
    assert {name for name in after if name in before and after[name]["icon"] == "spice_trade"} == desert


@rule("X-SET-02")
def test_no_agent_can_be_sent_to_a_covered_space() -> None:
    g = ix(3).hand(0, "dagger", "dune_the_desert_planet").solari(0, 20).spice(0, 20).water(0, 5).turn(0)
    g.do("agent dagger")
    assert g.options() == [
        f"agent dagger > {name}"
        for name in ("high_council", "mentat", "swordmaster", "tech_negotiation", "dreadnought")
    ]
    h = scenario(3).hand(0, "dagger").solari(0, 20).turn(0).do("agent dagger")
    assert {"agent dagger > rally_troops", "agent dagger > hall_of_oratory"} <= set(h.options())


@rule("X-SET-03")
def test_four_new_spaces() -> None:
    before, after = spaces(()), spaces(("ix",))
    assert set(after) - set(before) == NEW_SPACES
    assert {name: after[name]["icon"] for name in NEW_SPACES} == {
        "smuggling": "spice_trade",
        "interstellar_shipping": "spice_trade",
        "tech_negotiation": "landsraad",
        "dreadnought": "landsraad",
    }


@PLAYERS
@rule("X-SET-04")
def test_eighteen_tiles_in_three_stacks_of_six(players: int) -> None:
    tops = set()
    for seed in SEEDS:
        state = dealt(players, seed)
        stacks = pieces.tile_stacks(state)
        assert [len(stack) for stack in stacks] == [6, 6, 6]
        assert sorted(int(tile) for stack in stacks for tile in stack) == list(range(18))
        tops.add(int(stacks[0][5]))
    assert len({tile.id for tile in pieces.tile_defs(state.rules)}) == 18
    assert len(tops) > 5  # shuffled


@rule("X-SET-04")
def test_only_the_top_tiles_are_face_up() -> None:
    g = ix(3)
    view: dict[str, Any] = g.game.view(0)
    tops = [stack[0] for stack in g.stack_names()]
    assert view["tech"]["stacks"] == [{"top": top, "count": 6} for top in tops]
    hidden = {tile for stack in g.stack_names() for tile in stack[1:]}
    assert len(hidden) == 15
    assert not any(tile in str(view) for tile in hidden)


@PLAYERS
@rule("X-SET-05", "X-SET-06")
def test_the_conflict_deck_draws_on_the_new_cards(players: int) -> None:
    drawn: Counter[str] = Counter()
    out: Counter[str] = Counter()
    for seed in range(60):
        state = dealt(players, seed)
        assert levels(state, state.conflict_deck) == [3] * 4 + [2] * 5 + [1]
        assert Counter(levels(state, state.conflict_out)) == {1: 5, 2: 6, 3: 1}
        drawn.update(state.rules.conflicts[card].id for card in state.conflict_deck)
        out.update(state.rules.conflicts[card].id for card in state.conflict_out)
    for card in ("skirmish_ix_1", "skirmish_ix_2", "trade_monopoly", "economic_supremacy"):
        assert drawn[card] > 0
        assert out[card] > 0


@rule("X-SET-05")
def test_four_new_conflict_cards() -> None:
    old = {conflict["id"] for conflict in table(())["conflicts"]}
    new = [conflict for conflict in table()["conflicts"] if conflict["id"] not in old]
    assert sorted(conflict["level"] for conflict in new) == [1, 1, 2, 3]
    assert Counter(conflict["level"] for conflict in table()["conflicts"])[3] == 5


@rule("X-SET-06")
def test_the_conflict_left_out_stays_unseen() -> None:
    game = ls.new_game(ls.Setup(players=3, modules=("ix",), leaders=(BARON, *QUIET[:2])), seed=5)
    state = game._state
    left_out = {state.rules.conflicts[card].id for card in state.conflict_out}
    assert sum(level == 3 for level in levels(state, state.conflict_out)) == 1
    for viewer in (None, 0, 1, 2):
        assert not any(card in str(game.view(viewer)) for card in left_out)


@rule("X-SET-07")
def test_57_intrigue_cards_and_102_imperium_cards() -> None:
    assert copies("intrigues", ("ix",)) - copies("intrigues", ()) == 17
    assert copies("cards", ("ix",), pile="imperium") - copies("cards", (), pile="imperium") == 35
    for seed in SEEDS:
        state = dealt(4, seed)
        assert len(state.intrigue_deck) == 57
        assert len(state.imperium_deck) == 102 - 5
        assert len(state.row) == 5


@rule("X-SET-07")
def test_the_row_is_dealt_from_both_boxes() -> None:
    old = {card["id"] for card in table(())["cards"]}
    seen = {state.rules.cards[card].id for state in (dealt(3, seed) for seed in SEEDS) for card in state.row}
    assert seen & old
    assert seen - old


@rule("X-SET-08")
def test_six_new_leaders_join_the_old_ones() -> None:
    old = {leader["id"] for leader in table(())["leaders"]}
    assert {leader["id"] for leader in table()["leaders"]} - old == NEW_LEADERS
    mixed: set[bool] = set()
    dealt_leaders: set[str] = set()
    for seed in range(60):
        view: dict[str, Any] = ls.new_game(ls.Setup(players=4, modules=("ix",)), seed).view()
        leaders = {seat["leader"] for seat in view["seats"]}
        mixed.add(bool(leaders & old) and bool(leaders & NEW_LEADERS))
        dealt_leaders |= leaders
    assert mixed == {True, False}
    assert dealt_leaders >= NEW_LEADERS


@PLAYERS
@rule("X-SET-09")
def test_two_dreadnoughts_in_the_supply_and_the_freighter_at_the_bottom(players: int) -> None:
    state = dealt(players, seed=2)
    for seat in state.seats:
        assert pieces.ships(state, seat) == (2, 0, 0)
        assert pieces.freighter(state, seat) == 0
        assert (pieces.negotiators(state, seat), pieces.owned_tiles(state, seat)) == (0, [])
    assert pieces.ships(dealt(players, 2, modules=()), 0) == (0, 0, 0)


@rule("X-SET-10", "X-ICO-11")
def test_control_the_spice_belongs_to_epic_games_alone() -> None:
    assert "control_the_spice" not in {card["id"] for card in table()["cards"]}
    assert "control_the_spice" in {card["id"] for card in table(epic=True)["cards"]}
    state = dealt(3, seed=1)
    for seat in state.seats:
        owned = Counter(state.rules.cards[card].id for card in [*seat.deck, *seat.hand])
        assert owned["dune_the_desert_planet"] == 2
        assert owned["control_the_spice"] == 0


def snoopers(g: Scenario) -> list[list[str]]:
    """Return for each seat the Factions on whose tracks its Snooper tokens lie."""
    view: dict[str, Any] = g.game.view()
    return [seat["marks"] for seat in view["seats"]]


@rule("X-SET-11")
def test_snoopers_only_with_tessia_vernius() -> None:
    g = ix(3, leaders=("tessia_vernius", "paul_atreides", "ilesa_ecaz"))
    assert snoopers(g) == [["emperor", "guild", "bene_gesserit", "fremen"], [], []]
    for seat in (0, 1):
        g.influence(seat, "fremen", 1).hand(seat, "diplomacy").water(seat, 1).spice(seat, 0)
    g.turn(1).do("agent diplomacy > stillsuits", "resolve stillsuits influence fremen", "end turn")
    assert g.influence_of(1, "fremen") == 2
    # Tessia takes the Snooper she reaches, and its first box offers 1 spice for a discard: her hand is empty.
    g.turn(0).do("agent diplomacy > hardy_warriors", "resolve hardy_warriors influence fremen")
    assert snoopers(g) == [["emperor", "guild", "bene_gesserit"], [], []]
