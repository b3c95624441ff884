"""Immortality: the last named cards, the end, Rivals and other products (I-CLR, I-END, I-RIV, I-MIX, M-IMM)."""

from collections import Counter

import pytest

import landsraad as ls
from tests.support import pieces
from tests.support.rival_table import empty_purse
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, immortality, scenario

ROW = ("chairdog", "ghola")


def solo(host: str = "base") -> Scenario:
    """A solo game on a clean board: the first Rival has one Agent and nothing else, the second none; seat 0 is next."""
    g = scenario(1, modules=("immortality",), host=host, difficulty="mercenary").empty_board().first(0)
    for number, rival in enumerate(g.record.rivals):
        empty_purse(g, int(rival.index)).agents(int(rival.index), 1 if number == 0 else 0)
        g.tleilaxu(int(rival.index), 0, 2)
    return g.tleilaxu_row(*ROW).tleilaxu_deck("usurp", "contaminator").hand(0, "dagger")


def rival_turn(g: Scenario, *cards: str) -> Scenario:
    """Let the first Rival take a turn with these cards on top of the deck."""
    return g.rival_deck(*cards, "heighliner").rival_turn(0)


# --- the last named cards --------------------------------------------------------------------------------------------


@rule("I-CLR-15")
def test_tleilaxu_surgeon_loses_troops_of_garrison_or_conflict() -> None:
    g = immortality(3).hand(0, "tleilaxu_surgeon").troops(0, 1, 1).specimens(0, 10).turn(0)  # an empty Supply
    g.do("reveal", "resolve tleilaxu_surgeon pay lose_troop 2")
    while g.kind() == "lose_troop":
        g.do(g.options()[0])
    assert (g.seat_of(0).garrison, g.seat_of(0).conflict, pieces.specimens_of(g.state, 0)) == (0, 0, 12)
    none = immortality(3).hand(0, "tleilaxu_surgeon").troops(0, 1).specimens(0, 5).turn(0).do("reveal")
    assert not any("tleilaxu_surgeon" in text for text in none.options())  # specimens are no troops to lose


def cleared(troops: int, *intrigue: str) -> Scenario:
    """Seat 0 alone fights with so many troops and holds these Intrigue cards; the rewards are taken."""
    g = immortality(3).troops(0, 0, troops).intrigue(0, *intrigue).conflict("skirmish_a").tleilaxu_row(*ROW)
    g.tleilaxu_deck("usurp").combat()
    while g.kind() in ("combat_intrigue", "take_reward", "gain_influence"):
        g.do("pass" if "pass" in g.options() else g.options()[0])
    return g


@rule("I-CLR-16")
def test_harvest_cells_after_the_loss_of_three_troops() -> None:
    g = cleared(3, "harvest_cells")
    assert (g.kind(), g.options()) == ("after_combat", ["intrigue harvest_cells", "pass"])
    assert g.seat_of(0).conflict == 0  # the troops are in the Supply already
    g.do("intrigue harvest_cells")
    assert (g.kind(), pieces.specimens_of(g.state, 0)) == ("acquire_tleilaxu", 2)
    assert g.options() == ["acquire chairdog", "decline"]
    g.do("acquire chairdog")
    assert "chairdog" in g.names(g.seat_of(0).discard) + g.names(g.seat_of(0).deck) + g.names(g.seat_of(0).hand)
    two = cleared(2, "harvest_cells")
    assert two.kind() != "after_combat"
    standing = (
        immortality(3).troops(0, 0, 4).specimens(0, 1).intrigue(0, "harvest_cells").conflict("skirmish_a").combat()
    )
    while standing.kind() in ("combat_intrigue", "take_reward", "gain_influence"):
        standing.do("pass" if "pass" in standing.options() else standing.options()[0])
    standing.do("intrigue harvest_cells")
    assert "acquire reclaimed_forces" in standing.options()


@rule("I-CLR-16")
def test_whoever_lost_troops_and_holds_a_card_is_asked() -> None:
    """Whatever the cards are, as in Combat: to be left out would tell what they are."""
    g = cleared(3, "bribery")
    assert (g.kind(), g.options()) == ("after_combat", ["pass"])
    assert g.game.view(1)["decision"]["kind"] == "after_combat"


@rule("F-IMM-07")
@pytest.mark.parametrize(("node", "playable"), [("c3b", False), ("c4a", True)])
def test_disguised_bureaucrat_needs_a_marker(node: str, playable: bool) -> None:
    g = immortality(3).hand(0, "dagger").intrigue(0, "disguised_bureaucrat").research(0, node).turn(0)
    assert ("intrigue disguised_bureaucrat" in g.options()) is playable


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("I-END-01")
def test_specimens_break_no_tie() -> None:
    g = immortality(3).vp(0, 10).vp(1, 10).specimens(1, 9).troops(0, 4).troops(1, 3)
    for seat in range(3):
        g.solari(seat, 1).spice(seat, 1).water(seat, 1)
    assert [row.seat for row in g.game.standings()][:2] == [0, 1]  # by the Garrison


@rule("I-END-02")
def test_a_point_of_the_track_counts_in_the_endgame() -> None:
    g = immortality(3).vp(0, 10).tleilaxu(0, 3, 0).intrigue(0, "shadowy_bargain").recall()
    vp = g.seat_of(0).vp
    g.do("intrigue shadowy_bargain")
    assert g.seat_of(0).vp == vp + 1
    drawn = immortality(3).vp(0, 10).tleilaxu(0, 1).intrigue(0, "shadowy_bargain").solari(0, 10)
    drawn.intrigue_deck("economic_positioning").recall().do("intrigue shadowy_bargain")
    assert "intrigue economic_positioning" in drawn.options()


@rule("I-END-04", "M-EPC-07")
def test_control_the_spice_starts_in_the_discard_pile() -> None:
    game = ls.new_game(ls.Setup(players=3, modules=("ix", "immortality"), epic=True), 4)
    state = game._state
    for seat in state.seats:
        names = Counter(state.rules.cards[card].id for card in (*seat.deck, *seat.hand))
        assert (names.total(), names["experimentation"], names["control_the_spice"]) == (10, 2, 0)
        assert [state.rules.cards[card].id for card in seat.discard] == ["control_the_spice"]


# --- Rivals ----------------------------------------------------------------------------------------------------------


@rule("I-RIV-01", "R-MIX-05")
@pytest.mark.parametrize("host", ["base", "uprising"])
def test_two_players_change_nothing(host: str) -> None:
    plain = ls.new_game(ls.Setup(host=host, players=2), 1)._state
    with_box = ls.new_game(ls.Setup(host=host, players=2, modules=("immortality",)), 1)._state
    decks = [
        Counter(state.rules.rival_cards[card].id for card in state.rules.rival_deck) for state in (plain, with_box)
    ]
    assert decks[0] == decks[1]


@rule("I-RIV-02")
def test_the_decks_of_the_solo_game() -> None:
    for modules, cards in ((("immortality",), 28), (("ix", "immortality"), 31)):
        state = ls.new_game(ls.Setup(players=1, modules=modules), 1)._state
        deck = Counter(state.rules.rival_cards[card].id for card in state.rules.rival_deck)
        assert (deck.total(), deck["carthag"]) == (cards, 0)
        assert sum(copies for name, copies in deck.items() if name.startswith(("hagal_carthag", "hagal_research"))) == 4


@rule("R-MIX-06", "M-IMM-03")
def test_the_deck_on_uprising() -> None:
    state = ls.new_game(ls.Setup(host="uprising", players=1, modules=("immortality",)), 1)._state
    plain = ls.new_game(ls.Setup(host="uprising", players=1), 1)._state
    decks = [Counter(one.rules.rival_cards[card].id for card in one.rules.rival_deck) for one in (state, plain)]
    assert decks[1]["research_station"] - decks[0]["research_station"] == 1
    assert decks[0].total() == decks[1].total() - 1 + 4


@rule("I-RIV-03")
def test_what_rivals_have() -> None:
    view = solo().turn(0).game.view(0)
    for rival in view["rivals"]:
        assert rival["tleilaxu"] == 0
        assert not {"research", "markers", "specimens", "family_atomics"} & set(rival)


@rule("I-RIV-04", "I-RIV-05", "I-RIV-06")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("hagal_carthag_left", ["usurp", "ghola"]),
        ("hagal_carthag_right", ["chairdog", "usurp"]),
        ("hagal_carthag_plain", ["chairdog", "ghola"]),
    ],
)
def test_carthag_moves_the_token_and_changes_the_row(card: str, row: list[str]) -> None:
    g = solo()
    index = int(g.rival(0).index)
    g.tleilaxu(index, 3)
    rival_turn(g, card)
    rival = g.rival(0)
    assert pieces.tleilaxu_place(g.state, index) == 4
    assert (rival.vp, rival.spice) == (1, 2)  # the bonus, and the spice as the first
    assert pieces.tleilaxu_row(g.state) == row
    assert rival.conflict == 1  # a Combat space: the recruit joins
    assert all(card.swords == 0 for card in g.state.rules.rival_cards if card.id.startswith("hagal_carthag"))


@rule("I-RIV-04", "I-RIV-05")
def test_research_station_moves_two_spaces() -> None:
    g = solo()
    index = int(g.rival(0).index)
    rival_turn(g, "hagal_research_station")
    assert pieces.tleilaxu_place(g.state, index) == 2
    assert len(g.rival(0).intrigue) == 1


@rule("I-RIV-06")
def test_a_place_that_cannot_be_filled_stays_empty() -> None:
    g = rival_turn(solo().tleilaxu_deck(), "hagal_carthag_left")
    assert pieces.tleilaxu_row(g.state) == [None, "ghola"]
    assert g.names(g.state.trashed)[-1] == "chairdog"
    again = rival_turn(solo().tleilaxu_row(None, "ghola"), "hagal_carthag_left")
    assert pieces.tleilaxu_row(again.state) == [None, "ghola"]


@rule("I-RIV-07")
def test_a_card_that_sends_nobody_does_nothing() -> None:
    g = solo().agent_at(0, "carthag")
    index = int(g.rival(0).index)
    rival_turn(g, "hagal_carthag_left", "hagal_carthag_right", "conspire")
    assert pieces.tleilaxu_place(g.state, index) == 0
    assert pieces.tleilaxu_row(g.state) == list(ROW)
    swords = solo().rival_troops(0, 0, 2).rival_deck("hagal_carthag_left", "heighliner")
    swords.conflict_deck("skirmish_b", "skirmish_b").combat()
    fought = swords.events()[: swords.events().index("strength_set") if "strength_set" in swords.events() else None]
    fought = fought[: fought.index("round_started")] if "round_started" in fought else fought
    assert "rival_revealed" in fought
    assert not any(kind.startswith("tleilaxu") for kind in fought)


@rule("R-MIX-07")
def test_carthag_on_uprising_is_followed_by_another_card() -> None:
    g = solo("uprising")
    index = int(g.rival(0).index)
    g.rival_deck("hagal_carthag_left", "research_station", "research_station").rival_turn(0)
    assert pieces.tleilaxu_place(g.state, index) == 1
    assert pieces.tleilaxu_row(g.state) == ["usurp", "ghola"]
    placed = [space.id for n, space in enumerate(g.state.rules.spaces) if g.state.agents[n] >> 4 * index & 15]
    assert placed == ["research_station"]
    rival = g.rival(0)
    assert rival.garrison + rival.conflict == 2  # the troop of Carthag is ignored


@rule("R-MIX-09")
def test_the_research_station_card_of_uprising_is_carried_out_as_printed() -> None:
    g = solo("uprising")
    g.rival_deck("research_station", "research_station").rival_turn(0)
    assert g.rival(0).garrison + g.rival(0).conflict == 2
    assert pieces.tleilaxu_place(g.state, int(g.rival(0).index)) == 0


# --- other products --------------------------------------------------------------------------------------------------


@rule("I-MIX-04")
def test_an_infiltrate_icon_lets_in_where_it_is_used() -> None:
    g = immortality(3, modules=("ix",)).hand(0, "ghola", "dagger").agent_at(1, "arrakeen", "wealth").turn(0)
    infiltrating = [
        card.id for card in g.state.rules.cards if card.ignores_enemies and card.id != "tleilaxu_infiltrator"
    ]
    card = g.state.rules.cards[[one.id for one in g.state.rules.cards].index(infiltrating[0])]
    icons = {g.state.rules.icon_names[icon] for icon in card.ignores_enemies}
    g.hand(0, "ghola", infiltrating[0]).turn(0).do("agent ghola", f"agent ghola + {infiltrating[0]}")
    spaces = {text.rpartition(" ")[2] for text in g.options()}
    assert ("arrakeen" in spaces) == ("city" in icons)


@rule("M-IMM-01", "M-IMM-02", "M-IMM-08")
def test_the_overlay_on_uprising() -> None:
    catalog = ls.catalog(ls.Setup(host="uprising", modules=("immortality",)))
    (station,) = [space for space in catalog["spaces"] if space["id"] == "research_station"]
    assert (station["icon"], station["combat"], station["cost"]) == ("city", True, {"water": 2})
    assert [[effect["op"] for effect in line["effects"]] for line in station["effects"]] == [["draw"], ["research"]]
    posts = [post["id"] for post in catalog["posts"] if "research_station" in post["spaces"]]
    assert sorted(posts) == ["research_refinery", "research_sietch"]
    state = ls.new_game(ls.Setup(host="uprising", players=3, modules=("immortality",)), 1)._state
    names = Counter(state.rules.cards[card].id for card in (*state.seats[0].deck, *state.seats[0].hand))
    assert (names["experimentation"], names["dune_the_desert_planet"], names.total()) == (2, 0, 10)


@rule("I-MIX-05")
def test_uprising_with_immortality_is_a_game() -> None:
    game = ls.new_game(ls.Setup(host="uprising", players=1, modules=("choam", "immortality")), 2)
    assert {"research", "tleilaxu", "specimens"} <= set(game.view(0)["seats"][0])


@rule("I-MIX-06")
def test_a_spy_icon_of_either_card_sends_the_agent() -> None:
    g = immortality(3, host="uprising").solari(0, 9).spice(0, 9).water(0, 3)
    spy = next(card for card in g.state.rules.cards if "spy" in [g.state.rules.icon_names[icon] for icon in card.icons])
    g.hand(0, "face_dancer_initiate", spy.id).spies(0, "landsraad_council").turn(0)
    g.do("agent face_dancer_initiate", f"agent face_dancer_initiate + {spy.id}")
    watched = {"high_council", "imperial_privilege", "swordmaster"}
    assert watched & {text.rpartition(" ")[2] for text in g.options()}


@rule("I-MIX-11")
def test_twisted_mentat_on_uprising_recalls_no_spy() -> None:
    g = immortality(3, host="uprising").hand(0, "twisted_mentat", "reconnaissance").spies(0, "imperial_basin").turn(0)
    g.do("agent twisted_mentat + reconnaissance > arrakeen", "resolve twisted_mentat recall_sent")
    assert g.seat_of(0).agents == 2
    assert len(pieces.spy_posts(g.state, 0)) == 1


@rule("M-IMM-09")
def test_the_combat_icon_on_uprising_brings_no_sandworm() -> None:
    g = immortality(3, host="uprising").hand(0, "occupation").deck(0).hooks(0).troops(0, 4).turn(0)
    g.do("agent occupation > secrets")
    assert any(text.startswith("deploy") for text in g.options())
    assert not any("worm" in text for text in g.options())


# --- Go to 11 --------------------------------------------------------------------------------------------------------


@rule("I-END-03")
@pytest.mark.parametrize(
    ("host", "players", "goal", "start"),
    [("base", 1, 11, 0), ("uprising", 2, 11, 0), ("base", 3, 11, 0), ("base", 4, 10, 0), ("uprising", 4, 10, 0)],
)
def test_go_to_11_is_one_point_longer(host: str, players: int, goal: int, start: int) -> None:
    setup = ls.Setup(host=host, players=players, modules=("immortality",), variants=("go_to_11",))
    state = ls.new_game(setup, 1)._state
    assert (state.rules.vp_goal, {int(seat.vp) for seat in state.seats}) == (goal, {start})
    usual = ls.new_game(ls.Setup(host=host, players=players, modules=("immortality",)), 1)._state
    assert (usual.rules.vp_goal, {int(seat.vp) for seat in usual.seats}) == (10, {int(players == 4)})


@rule("I-END-03")
@pytest.mark.parametrize(("vp", "over"), [(10, False), (11, True)])
def test_with_go_to_11_ten_points_do_not_end_the_game(vp: int, over: bool) -> None:
    g = immortality(3, variants=("go_to_11",)).vp(0, vp).recall()
    assert (g.state.round == 1) is over  # the Endgame belongs to the round that ends the game
    assert (g.state.round == 2) is not over


@rule("I-END-03")
@pytest.mark.parametrize(("vp", "over"), [(10, False), (11, True)])
def test_go_to_11_holds_for_the_rivals_too(vp: int, over: bool) -> None:
    g = immortality(1, difficulty="mercenary", variants=("go_to_11",))
    g.vp(1, vp).recall()
    assert (g.state.round == 1) is over


@rule("M-EPC-08", "I-END-03")
def test_go_to_11_is_not_combined_with_the_epic_game() -> None:
    with pytest.raises(ls.SetupError, match="M-EPC-08"):
        ls.Setup(host="uprising", players=3, modules=("ix", "immortality"), epic=True, variants=("go_to_11",))
    with pytest.raises(ls.SetupError, match="unknown variant"):
        ls.Setup(players=3, modules=("ix",), variants=("go_to_11",))
    state = ls.new_game(ls.Setup(players=4, modules=("ix", "immortality"), epic=True), 1)._state
    assert (state.rules.vp_goal, {int(seat.vp) for seat in state.seats}) == (12, {1})
