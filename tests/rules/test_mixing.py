"""Uprising with Rise of Ix, base cards and the Epic game, for three and four players (M-, C-RIX)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad as ls
from landsraad.content.base_cards.module import CONFLICTS as BASE_CONFLICTS
from landsraad.content.ix.conflicts import CONFLICTS as IX_CONFLICTS
from tests.support.pieces import dealt_contracts
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

MODULES = ("choam", "ix", "base_cards")
COVERED = {"assembly_hall", "gather_support", "shipping", "accept_contract"}
NEW = {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"}
IX_IDS = {conflict.id for conflict in IX_CONFLICTS}
BASE_IDS = {conflict.id for conflict in BASE_CONFLICTS}
QUIET = ("gurney_halleck", "lady_amber_metulli", "lady_margot_fenring", "feyd_rautha_harkonnen")


def up(*modules: str, **fields: Any) -> ls.Setup:
    """Return a set-up on Uprising."""
    return ls.Setup(**{"host": "uprising", "players": 4, **fields, "modules": modules})


def catalog(setup: ls.Setup, kind: str) -> dict[str, Any]:
    """Return the things of a kind in the catalogue of a set-up, by id."""
    things: Any = ls.catalog(setup)[kind]
    return {thing["id"]: thing for thing in things}


def mixed(*modules: str, seats: int = 3, **fields: Any) -> Scenario:
    """Return a fresh position on Uprising with these boxes; nobody has goods or troops."""
    leaders = fields.pop("leaders", QUIET[:seats])
    g = scenario(seats, leaders, modules=modules, host="uprising", **fields).conflict("skirmish_desert_mouse").first(0)
    for seat in range(seats):
        g.solari(seat, 0).spice(seat, 0).water(seat, 0).vp(seat, 0).troops(seat, 0).won(seat)
    return g


def cards(setup: ls.Setup) -> dict[str, Counter[str]]:
    """Return the cards of a set-up by pile, with their copies."""
    piles: dict[str, Counter[str]] = {}
    things: Any = ls.catalog(setup)["cards"]
    for card in things:
        piles.setdefault(card["pile"], Counter())[card["id"]] += card["copies"]
    return piles


def conflicts_dealt(setup: ls.Setup, seeds: range = range(12)) -> list[list[str]]:
    """Return the Conflict decks of some games, from the bottom."""
    decks = []
    for seed in seeds:
        s = ls.new_game(setup, seed)._state
        deck = [s.rules.conflicts[number].id for number in s.conflict_deck]
        decks.append(deck + ([s.rules.conflicts[s.conflict].id] if s.conflict >= 0 else []))
    return decks


# --- in general ------------------------------------------------------------------------------------------------------


@rule("M-GEN-01", "M-GEN-02")
def test_board_decks_and_reserve_are_those_of_uprising_with_every_product() -> None:
    plain = up("choam")
    for modules in (("ix", "choam"), ("choam", "base_cards"), MODULES):
        setup = up(*modules)
        assert cards(setup)["starter"] == cards(plain)["starter"]
        quiet: list[Any] = [ls.new_game(up(*names, leaders=QUIET), 1).view(None) for names in (modules, ("choam",))]
        assert quiet[0]["reserve"] == quiet[1]["reserve"]
        assert ls.catalog(setup)["factions"] == ls.catalog(plain)["factions"]
        assert set(catalog(plain, "spaces")) - COVERED <= set(catalog(setup, "spaces"))
        assert set(cards(plain)["imperium"]) < set(cards(setup)["imperium"])


@rule("M-GEN-03", "M-RIX-04")
def test_the_things_of_an_added_product_are_as_in_its_own_game() -> None:
    here, at_home = up("ix"), ls.Setup(modules=("ix",))
    for kind in ("tiles", "intrigues", "leaders", "cards"):
        ours, theirs = catalog(here, kind), catalog(at_home, kind)
        new = set(theirs) - set(catalog(ls.Setup(), kind) if kind != "tiles" else {})
        assert new
        assert {name: ours[name] for name in new} == {name: theirs[name] for name in new}
    assert {name: catalog(here, "spaces")[name] for name in NEW} == {
        name: catalog(at_home, "spaces")[name] for name in NEW
    }
    view: Any = ls.new_game(here, 1).view(None)
    assert [stack["count"] for stack in view["tech"]["stacks"]] == [6, 6, 6]
    assert all(stack["top"] for stack in view["tech"]["stacks"])


# --- the overlay -----------------------------------------------------------------------------------------------------


@rule("M-RIX-01", "M-RIX-02", "M-RIX-03")
def test_the_folded_overlay_covers_four_spaces_and_no_more() -> None:
    before, after = catalog(up("choam"), "spaces"), catalog(up("choam", "ix"), "spaces")
    assert set(before) - set(after) == COVERED
    assert set(after) - set(before) == NEW
    assert {name: after[name] for name in set(before) - COVERED} == {
        name: before[name] for name in set(before) - COVERED
    }
    assert {after[name]["icon"] for name in ("smuggling", "interstellar_shipping")} == {"spice_trade"}


@rule("M-RIX-05", "M-RIX-06")
def test_two_posts_more_and_none_of_the_covered_spaces() -> None:
    before, after = catalog(up(), "posts"), catalog(up("ix"), "posts")
    assert set(before) - set(after) == {"landsraad_assembly", "choam"}
    assert {name: set(after[name]["spaces"]) for name in set(after) - set(before)} == {
        "ix_choam": {"smuggling", "interstellar_shipping"},
        "ix": {"dreadnought", "tech_negotiation"},
    }
    g = mixed("ix").water(0, 9).hand(0, "signet_ring").turn(0)
    g.spies(0, "ix_choam").agent_at(1, "smuggling")
    assert "agent signet_ring > smuggling" in g.do("agent signet_ring").options()


@rule("M-RIX-21")
@pytest.mark.parametrize(
    ("icon", "posts"),
    [
        ("landsraad", {"landsraad_council", "ix"}),
        ("spice_trade", {"ix_choam", "imperial_basin", "hagga_basin", "deep_desert"}),
    ],
)
def test_posts_by_the_icon_of_their_spaces(icon: str, posts: set[str]) -> None:
    spaces, found = catalog(up("ix"), "spaces"), catalog(up("ix"), "posts")
    assert {
        name for name, post in found.items() if icon in {spaces[space]["icon"] for space in post["spaces"]}
    } == posts


@rule("M-RIX-22")
def test_two_guild_influence_open_interstellar_shipping() -> None:
    for level in (0, 1, 2, 3):
        g = mixed("ix").influence(0, "guild", level).hand(0, "dune_the_desert_planet").turn(0)
        g.do("agent dune_the_desert_planet")
        assert ("agent dune_the_desert_planet > interstellar_shipping" in g.options()) is (level >= 2)
        assert "agent dune_the_desert_planet > smuggling" in g.options()


@rule("M-RIX-14")
def test_an_infiltrate_icon_or_a_spy_is_enough() -> None:
    def spaces(card: str, *posts: str) -> list[str]:
        g = mixed("ix").agent_at(1, "arrakeen").agent_at(1, "spice_refinery").hand(0, card)
        if posts:
            g.spies(0, *posts)
        g.turn(0)
        return g.do(f"agent {card}").options() if f"agent {card}" in g.options() else []

    assert "agent bounty_hunter > arrakeen" in spaces("bounty_hunter")  # an Infiltrate icon for cities
    assert "agent reconnaissance > arrakeen" not in spaces("reconnaissance")
    assert "agent reconnaissance > arrakeen" in spaces("reconnaissance", "refinery_arrakeen")
    # With the icon no spy is needed, and none is recalled.
    g = mixed("ix").agent_at(1, "arrakeen").hand(0, "bounty_hunter").spies(0, "refinery_arrakeen").turn(0)
    g.do("agent bounty_hunter > arrakeen")
    assert "infiltrated" not in g.events()


# --- Conflicts -------------------------------------------------------------------------------------------------------


@rule("M-RIX-07", "M-BAS-01")
@pytest.mark.parametrize(
    ("box", "option", "ids"), [("ix", "ix_conflicts", IX_IDS), ("base_cards", "base_conflicts", BASE_IDS)]
)
def test_conflicts_of_other_boxes_are_left_out_unless_the_group_wants_them(
    box: str, option: str, ids: set[str]
) -> None:
    usual = catalog(up(), "conflicts")
    assert set(catalog(up(box), "conflicts")) == set(usual)
    assert up(box, options={option: "out"}) != up(box)
    assert set(catalog(up(box, options={option: "out"}), "conflicts")) == set(usual)
    wanted = catalog(up(box, options={option: "in"}), "conflicts")
    assert set(wanted) - set(usual) == ids
    assert {wanted[name].get("battle_icon") for name in ids} == {None}
    assert all(usual[name]["battle_icon"] for name in usual)
    seen = {name for deck in conflicts_dealt(up(box, options={option: "in"})) for name in deck}
    assert seen & ids
    assert seen - ids


@rule("M-RIX-07", "M-BAS-01")
@pytest.mark.parametrize(
    ("box", "option", "conflict"),
    [("ix", "ix_conflicts", "trade_monopoly"), ("base_cards", "base_conflicts", "raid_stockpiles")],
)
def test_a_conflict_without_an_icon_matches_nothing(box: str, option: str, conflict: str) -> None:
    g = mixed(box, options={option: "in"}).won(0, conflict, "shadow_contest").conflict(conflict)
    g.troops(0, 0, deployed=2).combat()
    while g.kind() in ("move_freighter", "take_reward", "choose_effect"):
        g.do(g.options()[0])
    assert "icons_matched" not in g.events()
    assert int(g.seat_of(0).vp) == 0


@rule("M-RIX-23")
@pytest.mark.parametrize(
    ("box", "option", "conflict"),
    [("ix", "ix_conflicts", "skirmish_ix_1"), ("base_cards", "base_conflicts", "guild_bank_raid")],
)
def test_a_sandworm_doubles_the_rewards_of_such_conflicts(box: str, option: str, conflict: str) -> None:
    g = mixed(box, options={option: "in"}).conflict(conflict)
    g.troops(0, 0, deployed=9).troops(1, 0, deployed=2).sandworms(1, 1).combat()
    while g.kind() == "move_freighter":
        g.do("freighter advance")
    assert int(g.seat_of(1).solari) == {"skirmish_ix_1": 6, "guild_bank_raid": 8}[conflict]


@rule("M-RIX-23", "M-BAS-06")
@pytest.mark.parametrize(
    ("conflict", "walled"),
    [("base_siege_of_arrakeen", True), ("base_battle_for_imperial_basin", True), ("siege_of_carthag", False)],
)
def test_the_shield_wall_protects_conflicts_about_spaces_behind_it(conflict: str, walled: bool) -> None:
    g = mixed("base_cards", options={"base_conflicts": "in"}).conflict(conflict).hooks(0).water(0, 9)
    g.hand(0, "dune_the_desert_planet").turn(0).do("agent dune_the_desert_planet > hagga_basin")
    while "end turn" not in g.options() and "sandworm_summoned" not in g.events():
        choices = [text for text in g.options() if "sandworm" in text] or g.options()
        g.do(choices[0])
    assert ("sandworm_summoned" in g.events()) is not walled


@rule("M-BAS-06")
@pytest.mark.parametrize("conflict", ["siege_of_carthag", "battle_for_carthag"])
def test_control_of_carthag_gives_nothing(conflict: str) -> None:
    g = mixed("base_cards", options={"base_conflicts": "in"}).conflict(conflict).troops(0, 0, deployed=3).combat()
    assert "control_gained" not in g.events()
    assert int(g.seat_of(0).vp) == {"siege_of_carthag": 1, "battle_for_carthag": 2}[conflict]
    assert set(g.state.control) == {-1}


# --- dreadnoughts ----------------------------------------------------------------------------------------------------


@rule("M-RIX-11", "M-RIX-12")
def test_dreadnoughts_fight_and_hold_one_of_three_flags() -> None:
    g = mixed("ix").ships(0, 1, deployed=1).troops(1, 0, deployed=1)
    assert (g.strength_of(0), g.strength_of(1)) == (3, 2)
    g.combat()
    assert (g.kind(), g.decider()) == ("take_space", 0)
    assert sorted(g.options()) == ["take arrakeen", "take imperial_basin", "take spice_refinery"]
    g.do("take spice_refinery")
    assert g.flag_of("spice_refinery") == 0
    assert g.ships_of(0) == (0, 1, 0)


@rule("M-RIX-11")
def test_a_unit_is_what_the_cards_of_uprising_call_so() -> None:
    g = mixed("ix").ships(0, 1).hand(0, "reconnaissance").turn(0).do("agent reconnaissance > arrakeen")
    g.do("deploy dreadnought")
    assert g.ships_of(0) == (1, 0, 1)
    assert g.game.view(0)["turn"]["deployed_dreadnoughts"] == 1


# --- Foldspace -------------------------------------------------------------------------------------------------------


@rule("M-RIX-09", "M-BAS-05")
def test_foldspace_is_there_for_ilesa_ecaz_only() -> None:
    reserve = {"prepare_the_way", "the_spice_must_flow"}
    for modules in (("ix",), ("base_cards",), MODULES):
        view: Any = ls.new_game(up(*modules, leaders=QUIET), 3).view(0)
        assert set(view["reserve"]) == reserve
    with_her = mixed("ix", leaders=("ilesa_ecaz", *QUIET[:2]))
    assert set(with_her.game.view(1)["reserve"]) == {*reserve, "foldspace"}
    assert with_her.game.view(1)["reserve"]["foldspace"] == 6
    with_her.solari(0, 1).hand(0, "signet_ring").turn(0).do("agent signet_ring > smuggling")
    with_her.do(next(text for text in with_her.options() if text.startswith("resolve ilesa_ecaz")))
    assert "foldspace" in with_her.names(with_her.seat_of(0).discard)
    assert with_her.game.view(1)["reserve"]["foldspace"] == 5
    # Nobody else buys it, however rich.
    other = mixed("ix", leaders=("ilesa_ecaz", *QUIET[:2])).hand(1, *["convincing_argument"] * 9).turn(1).do("reveal")
    assert "acquire prepare_the_way" in other.options()
    assert not [text for text in other.options() if "foldspace" in text]


# --- contracts of Ix -------------------------------------------------------------------------------------------------


@rule("M-RIX-10", "C-RIX-02", "C-RIX-04")
@pytest.mark.parametrize("players", [3, 4])
def test_two_contracts_of_ix_for_each_player_and_none_in_the_bank(players: int) -> None:
    game = ls.new_game(up("choam", "ix", players=players, leaders=QUIET[:players]), 5)
    offered, kept = dealt_contracts(game._state)
    assert [len(pair) for pair in offered] == [2] * players
    names = [name for pair in offered for name in pair]
    assert len(set(names)) == 2 * players
    assert all(name.startswith("ix_") for name in names)
    assert kept == [[]] * players
    view: Any = game.view("open") if game.over else game.view(0)
    assert (len(view["contracts"]["market"]), view["contracts"]["bank"]) == (2, 18)
    assert not [name for name in view["contracts"]["market"] if name.startswith("ix_")]
    while game.decision is not None and game.decision.kind == "keep_contract":
        game.apply(game.legal_actions()[0])
    s = game._state
    bank = [s.rules.things[12][int(number)].id for number in s.records[s.rules.room_at[16]].bank]  # type: ignore[attr-defined]
    assert not [name for name in bank if name.startswith("ix_")]
    assert len(bank) == 18


@rule("C-RIX-03")
def test_all_choose_at_the_same_time_and_nobody_sees_it_before() -> None:
    game = ls.new_game(up("choam", "ix", players=3, leaders=QUIET[:3]), 8)
    offered, _ = dealt_contracts(game._state)
    chosen: dict[int, str] = {}
    while game.decision is not None and game.decision.kind == "keep_contract":
        seat = game.decision.seat
        views: Any = [game.view(viewer) for viewer in range(3)]
        for viewer in range(3):
            assert views[viewer]["seats"][viewer]["contract_choice"] == offered[viewer]
            others = [other for other in range(3) if other != viewer]
            assert not any("contract_choice" in views[viewer]["seats"][other] for other in others)
            assert all(views[viewer]["seats"][other]["contracts"] == [] for other in range(3))
        assert [option.text for option in game.decision.options] == [f"keep contract {name}" for name in offered[seat]]
        chosen[seat] = offered[seat][1]
        game.apply_text(f"keep contract {chosen[seat]}")
    view: Any = game.view(None)
    assert [view["seats"][seat]["contracts"] for seat in range(3)] == [[chosen[seat]] for seat in range(3)]
    assert view["round"] == 1


@rule("C-RIX-01")
def test_one_space_that_gives_contracts_is_gone() -> None:
    def giving(setup: ls.Setup) -> set[str]:
        return {name for name, space in catalog(setup, "spaces").items() if "'contract'" in str(space)}

    assert giving(up("choam")) == {"accept_contract", "dutiful_service"}
    assert giving(up("choam", "ix")) == {"dutiful_service"}


@rule("C-RIX-05")
@pytest.mark.parametrize(
    ("contract", "card", "space", "goods", "negotiators"),
    [
        ("ix_smuggling", "dune_the_desert_planet", "smuggling", 1, 0),
        ("ix_heighliner", "diplomacy", "heighliner", 3, 0),
        ("ix_espionage", "diplomacy", "espionage", 1, 0),
        ("ix_high_council", "dagger", "high_council", 0, 1),
        ("ix_harvest_3", "dune_the_desert_planet", "hagga_basin", 0, 0),
    ],
)
def test_a_contract_of_ix_is_completed_and_brings_another(
    contract: str, card: str, space: str, goods: int, negotiators: int
) -> None:
    g = mixed("choam", "ix").contracts(0, contract).market("espionage", "arrakeen_water").hand(0, card)
    g.solari(0, 5 if space == "high_council" else 0).spice(0, 5).water(0, 3).bonus_spice("hagga_basin", 1).turn(0)
    g.do(f"agent {card} > {space}")
    while "contract_taken" not in g.events():
        wanted = [text for text in g.options() if "contract" in text or "negotiator" in text]
        g.do(wanted[-1] if wanted and g.kind() == "place_negotiators" else (wanted or g.options())[0])
    assert g.completed_of(0) == [contract]
    assert int(g.seat_of(0).solari) == goods
    while g.kind() == "resolve" and any("negotiator" in text for text in g.options()):
        g.do(next(text for text in g.options() if "negotiator" in text))
        g.do(g.options()[-1])
    assert g.game.view(0)["seats"][0]["negotiators"] == negotiators


@rule("C-RIX-06")
def test_without_choam_rise_of_ix_brings_no_contracts() -> None:
    assert "contracts" not in ls.catalog(up("ix"))
    assert "contracts" not in ls.new_game(up("ix"), 1).view(0)
    g = mixed("ix").hand(0, "diplomacy").turn(0).do("agent diplomacy > dutiful_service")
    assert int(g.seat_of(0).solari) == 2
    ids = set(catalog(up("choam", "ix"), "contracts"))
    assert sum(name.startswith("ix_") for name in ids) == 10
    assert not [name for name in catalog(up("choam"), "contracts") if name.startswith("ix_")]


# --- base cards ------------------------------------------------------------------------------------------------------


@rule("M-BAS-02", "M-BAS-04")
def test_all_base_cards_but_one_join_the_decks() -> None:
    setup, base = up("base_cards"), ls.Setup()
    imperium = cards(setup)["imperium"] - cards(up())["imperium"]
    assert imperium == cards(base)["imperium"]
    ours, usual, theirs = (set(catalog(one, "intrigues")) for one in (setup, up(), base))
    assert theirs - (ours - usual) == {"calculated_hire"}
    s = ls.new_game(setup, 1)._state
    copies = sum(one["copies"] for one in catalog(base, "intrigues").values()) - 1
    assert len(s.rules.intrigue_deck) == copies + sum(one["copies"] for one in catalog(up(), "intrigues").values())
    with pytest.raises(ls.SetupError, match=r"base_intrigue.*calculated_hire.*M-BAS-04"):
        up("base_cards", options={"base_intrigue": "calculated_hire"})


@rule("M-BAS-04")
def test_a_chosen_selection_of_base_cards() -> None:
    setup = up("base_cards", options={"base_imperium": "chani,stilgar", "base_intrigue": "ambush"})
    assert cards(setup)["imperium"] - cards(up())["imperium"] == Counter({"chani": 1, "stilgar": 1})
    assert set(catalog(setup, "intrigues")) - set(catalog(up(), "intrigues")) == {"ambush"}
    none = up("base_cards", options={"base_imperium": "out", "base_intrigue": "out"})
    assert cards(none)["imperium"] == cards(up())["imperium"]
    assert set(catalog(none, "intrigues")) == set(catalog(up(), "intrigues"))
    assert ls.Setup.from_json(setup.to_json()) == setup
    game = ls.new_game(setup, 4)
    assert ls.load(game.save()).digest() == game.digest()


@rule("M-BAS-03")
def test_sort_through_the_chaos_is_never_there() -> None:
    for value in ("in", "out"):
        assert "sort_through_the_chaos" not in catalog(up("base_cards", options={"base_conflicts": value}), "conflicts")
    assert len(BASE_IDS) == 17


@rule("M-BAS-05")
def test_the_reserve_of_the_base_game_stays_in_its_box() -> None:
    assert set(cards(up("base_cards"))["reserve"]) == {"prepare_the_way", "the_spice_must_flow"}


# --- the Epic game ---------------------------------------------------------------------------------------------------


@rule("M-RIX-08", "M-EPC-01", "M-EPC-02")
@pytest.mark.parametrize("modules", [("ix",), ("choam", "ix")])
def test_the_epic_deck_has_economic_supremacy_in_any_case(modules: tuple[str, ...]) -> None:
    setup = up(*modules, epic=True)
    levels = {name: conflict["level"] for name, conflict in catalog(setup, "conflicts").items()}
    for deck in conflicts_dealt(setup):
        assert [levels[name] for name in deck] == [3] * 5 + [2] * 5
        assert set(deck) & IX_IDS == {"economic_supremacy"}
    both = up(*modules, epic=True, options={"ix_conflicts": "in"})
    assert set(catalog(both, "conflicts")) >= IX_IDS
    assert all("economic_supremacy" in deck for deck in conflicts_dealt(both))


@rule("M-EPC-02")
def test_the_other_numbers_of_the_epic_game() -> None:
    s = ls.new_game(up("ix", epic=True, leaders=QUIET), 2)._state
    assert s.rules.vp_goal == 12
    assert {(int(seat.garrison), int(seat.supply), len(seat.intrigue)) for seat in s.seats} == {(5, 7, 1)}
    deck = [s.rules.cards[card].id for card in (*s.seats[0].deck, *s.seats[0].hand)]
    assert (deck.count("control_the_spice"), deck.count("dune_the_desert_planet")) == (1, 1)
    with pytest.raises(ls.SetupError, match="X-EPC-01"):
        up("choam", epic=True)


# --- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"host": "base", "modules": ("choam",)}, r"'choam' does not go with base \(M-GEN-02\)"),
        ({"host": "base", "modules": ("base_cards",)}, r"'base_cards' does not go with base \(M-GEN-02\)"),
        ({"host": "uprising", "modules": ("uprising",)}, r"'uprising' does not go with uprising \(M-GEN-02\)"),
        ({"host": "uprising", "modules": ("ix",), "epic": True, "players": 1}, "epic mode .* not by 1.*X-EPC-01"),
        ({"host": "uprising", "options": {"ix_conflicts": "in"}}, "unknown option 'ix_conflicts'.*there is none"),
        (
            {"host": "uprising", "modules": ("ix",), "options": {"ix_conflicts": "maybe"}},
            "out, in, not 'maybe'.*M-RIX-07",
        ),
        ({"host": "uprising", "modules": ("ix",), "options": {"hagal_foldspace": "in"}}, "unknown option"),
        (
            {"host": "uprising", "modules": ("base_cards",), "options": {"base_imperium": "dagger"}},
            "'dagger'.*M-BAS-04",
        ),
        ({"host": "uprising", "modules": ("base_cards",), "options": {"base_imperium": "chani,chani"}}, "a card twice"),
        ({"host": "base", "modules": ("ix",), "options": {"ix_conflicts": "in"}}, "unknown option"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(ls.SetupError, match=words):
        ls.Setup(**fields)
