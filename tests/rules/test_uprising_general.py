"""Uprising: the parts in which it plays as the base game does, by what they do on its own board."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, uprising

OPEN = "skirmish_desert_mouse"


def copies(modules: tuple[str, ...], table: str, pile: str | None = None) -> int:
    """Count the cards of a table of the catalogue, the copies of each."""
    cards = ls.catalog(ls.Setup(host="uprising", players=4, modules=modules))[table]
    return sum(card["copies"] for card in cards if pile is None or card["pile"] == pile)  # type: ignore[attr-defined]


# --- components and setup --------------------------------------------------------------------------------------------


@rule("U-CMP-01")
def test_three_or_four_play_and_five_do_not() -> None:
    for players in (3, 4):
        assert len(ls.new_game(ls.Setup(host="uprising", players=players), 1).view(None)["seats"]) == players
    with pytest.raises(ls.SetupError, match="not by 5"):
        ls.Setup(host="uprising", players=5)


@pytest.mark.parametrize(("modules", "imperium", "intrigues", "leaders"), [(("choam",), 69, 44, 9), ((), 65, 40, 8)])
@rule("U-CMP-04", "U-CMP-05")
def test_how_many_cards_there_are(modules: tuple[str, ...], imperium: int, intrigues: int, leaders: int) -> None:
    assert copies(modules, "cards", "imperium") == imperium
    assert copies(modules, "intrigues") == intrigues
    catalog = ls.catalog(ls.Setup(host="uprising", players=4, modules=modules))
    fronts = {leader["id"] for leader in catalog["leaders"]} - {"reverend_mother_jessica"}  # type: ignore[attr-defined]
    assert len(fronts) == leaders
    levels = [card["level"] for card in catalog["conflicts"]]  # type: ignore[attr-defined]
    assert [levels.count(level) for level in (1, 2, 3)] == [3, 9, 4]
    assert len(catalog["objectives"]) == 5


@rule("U-CMP-06")
def test_no_foldspace_no_arrakis_liaison_no_mentat() -> None:
    catalog = ls.catalog(ls.Setup(host="uprising", players=4, modules=("choam",)))
    reserve = {card["id"] for card in catalog["cards"] if card["pile"] == "reserve"}  # type: ignore[attr-defined]
    assert reserve == {"prepare_the_way", "the_spice_must_flow"}
    assert not [space for space in catalog["spaces"] if space["id"] == "mentat"]  # type: ignore[attr-defined]


@rule("U-SET-01")
def test_the_table_is_laid_as_in_the_base_game() -> None:
    for players in (3, 4):
        game = ls.new_game(ls.Setup(host="uprising", players=players), 5)
        view = game.view(None)
        assert len(view["row"]) == 5
        assert all(space["bonus_spice"] == 0 for space in view["board"]["spaces"].values())
        assert set(view["board"]["alliances"].values()) == {None}
        for seat in view["seats"]:
            assert (seat["solari"], seat["spice"], seat["water"]) == (0, 0, 1)
            assert (seat["garrison"], seat["supply"]) == (3, 9)
            assert seat["vp"] == (1 if players == 4 else 0)
            assert set(seat["influence"].values()) == {0}
            assert not seat["council"]


@rule("U-SET-01")
def test_the_decks_are_shuffled() -> None:
    rows = {tuple(ls.new_game(ls.Setup(host="uprising"), seed).view(None)["row"]) for seed in range(5)}
    assert len(rows) == 5
    hands = {
        tuple(int(card) for card in ls.new_game(ls.Setup(host="uprising"), seed)._state.seats[0].hand)
        for seed in range(6)
    }
    assert len(hands) > 1


@rule("C-SET-05")
def test_with_their_leader_both_sardaukar_contracts_are_set_aside() -> None:
    leaders = ("gurney_halleck", "shaddam_corrino_iv", "muad_dib")
    for seed in range(4):
        g = uprising(3, leaders, seed, choam=True)
        record = g.contract_record
        assert sorted(g.contract_ids(record.kept_aside)) == ["sardaukar_cards", "sardaukar_recall"]
        assert (len(record.bank), len(record.market)) == (16, 2)
        rest = {*g.contract_ids(record.bank), *g.on_market()}
        assert not rest & {"sardaukar_cards", "sardaukar_recall"}


# --- rounds ----------------------------------------------------------------------------------------------------------


@rule("U-GEN-02")
def test_most_victory_points_win() -> None:
    g = uprising(3).conflict(OPEN).first(0)
    for seat, vp in enumerate((9, 10, 3)):
        g.vp(seat, vp).intrigue(seat).won(seat)
    g.recall()
    assert g.game.over
    assert [standing.seat for standing in g.game.standings()] == [1, 0, 2]


@rule("U-GEN-02")
def test_card_text_prevails_over_the_rules() -> None:
    # Sietch Tabr asks for 2 Influence with the Fremen; a card that says so goes there without.
    g = uprising(3).hand(0, "undercover_asset").turn(0)
    g.do("agent undercover_asset")
    assert "agent undercover_asset > sietch_tabr" in g.options()


@rule("U-RND-01", "U-RCL-01")
def test_five_phases_make_a_round() -> None:
    g = uprising(3).conflict(OPEN).conflict_deck("propaganda", "choam_security", "trade_dispute").first(1)
    for seat in range(3):
        g.intrigue(seat).vp(seat, 0).won(seat).hand(seat, "dagger").deck(seat, *["dagger"] * 6).troops(seat, 3)
    g.troops(0, 0, 2).agents(2, 1).agent_at(2, "hagga_basin").turn(1)
    order = []
    while g.state.round == 1 and g.kind() == "play_card":
        order.append(g.decider())
        g.do("reveal", "end turn")
    assert order == [1, 2, 0]  # clockwise from the First Player
    kinds = g.events()
    phases = ("reward_taken", "spice_added", "first_player_passed", "round_started")
    places = [len(kinds) - 1 - kinds[::-1].index(kind) for kind in phases]
    assert places == sorted(places)
    view = g.game.view(None)
    assert (view["round"], view["first_player"], g.decider()) == (2, 2, 2)
    assert [seat["agents"] for seat in view["seats"]] == [2, 2, 2]
    assert view["board"]["spaces"]["hagga_basin"]["agents"] == [0, 0, 0]
    assert view["board"]["spaces"]["hagga_basin"]["bonus_spice"] == 0  # an Agent stood there
    assert view["board"]["spaces"]["deep_desert"]["bonus_spice"] == 1
    assert view["conflict"] == "propaganda"
    assert [seat["hand_count"] for seat in view["seats"]] == [5, 5, 5]


@rule("U-AGT-01")
def test_an_agent_turn() -> None:
    g = uprising(3).hand(0, "reconnaissance", "dagger").deck(0, "diplomacy").troops(0, 3).solari(0, 0).turn(0)
    assert not [text for text in g.options() if "mentat" in text]
    g.do("agent reconnaissance")
    reached = {text.rpartition(" > ")[2] for text in g.options()}
    assert reached == {"arrakeen", "spice_refinery"}  # the icon, what the others ask for is missing
    g.do("agent reconnaissance > arrakeen")
    assert g.names(g.seat_of(0).play) == ["reconnaissance"]
    assert int(g.seat_of(0).agents) == 1
    g.do("resolve arrakeen draw 1", "end turn")
    assert g.decider() == 1
    h = uprising(3).hand(0, "reconnaissance").agent_at(1, "arrakeen").turn(0).do("agent reconnaissance")
    assert "agent reconnaissance > arrakeen" not in h.options()  # held by another


@rule("U-ICO-02")
def test_the_swordmaster_stays_and_can_be_sent_in_the_same_round() -> None:
    g = uprising(3).conflict(OPEN).hand(0, "dagger", "dagger", "dagger").solari(0, 8).agents(0, 2).turn(0)
    g.do("agent dagger > swordmaster")
    while "end turn" not in g.options():
        g.do(next(text for text in g.options() if text.startswith("resolve")))
    assert int(g.seat_of(0).agents) == 2  # two were there, one was sent, the third came
    for seat in range(3):
        g.intrigue(seat).vp(seat, 0)
    g.empty_hands().combat()
    while g.kind() != "play_card":
        g.do(g.options()[-1])
    assert (int(g.state.round), int(g.seat_of(0).agents)) == (2, 3)


# --- acquiring and the end -------------------------------------------------------------------------------------------


@rule("U-ACQ-01")
def test_cards_are_acquired_from_the_row_and_the_two_stacks() -> None:
    g = uprising(3).row("maula_pistol", "paracompass").persuasion(0, 9).hand(0).discard(0).turn(0).do("reveal")
    stacks = {text for text in g.options() if text.startswith("acquire ")}
    assert {"acquire prepare_the_way", "acquire the_spice_must_flow", "acquire maula_pistol"} <= stacks
    assert "acquire foldspace" not in stacks
    g.do("acquire prepare_the_way")
    assert g.names(g.seat_of(0).discard) == ["prepare_the_way"]
    assert int(g.seat_of(0).persuasion) == 7
    assert "acquire the_spice_must_flow" not in g.options()  # 7 are left, it costs 9
    g.do("acquire maula_pistol")
    assert len(g.state.row) == 5  # refilled at once
    assert "maula_pistol" not in [g.state.rules.cards[card].id for card in g.state.row]


def at_the_end(vp: int, conflicts: int) -> Scenario:
    """Return a position after the last phase of a round, with so many Conflicts left."""
    g = uprising(3).conflict(OPEN).conflict_deck(*("propaganda", "choam_security")[:conflicts]).first(0)
    for seat in range(3):
        g.vp(seat, 0).intrigue(seat).won(seat)
    return g.vp(0, vp).recall()


@rule("U-END-01")
def test_the_game_ends_with_ten_points_or_without_a_conflict() -> None:
    assert not at_the_end(9, 2).game.over
    assert at_the_end(10, 2).game.over
    assert at_the_end(0, 0).game.over
