"""End of the game: when it comes, Endgame cards, winner, tie-breakers (B-END)."""

import pytest

import landsraad as ls
from landsraad.model.terms import PHASE_TURNS
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario


def winner(g: Scenario) -> int:
    """Return who has won: the standings and the last event must agree."""
    assert g.game.over
    last = g.game.events()[-1]
    assert last.kind == "game_ended"
    assert last.seat == g.game.standings()[0].seat
    return g.game.standings()[0].seat


def tied(vp: int = 10) -> Scenario:
    """Return three players who are equal in everything."""
    g = scenario(seats=3)
    for seat in range(3):
        g.vp(seat, vp).spice(seat, 2).solari(seat, 2).water(seat, 2).troops(seat, garrison=3)
    return g


# --- when ----------------------------------------------------------------------------------------------------------


@rule("B-END-01")
@pytest.mark.parametrize(
    ("points", "deck", "over"),
    [
        ((9, 9, 9), 1, False),
        ((10, 0, 0), 1, True),
        ((0, 0, 11), 9, True),
        ((0, 10, 10), 9, True),
        ((0, 0, 0), 0, True),
        ((9, 0, 0), 9, False),
    ],
)
def test_ten_points_or_an_empty_conflict_deck(points: tuple[int, ...], deck: int, over: bool) -> None:
    g = scenario(seats=3).conflict_deck(*["skirmish_a"] * deck)
    for seat, n in enumerate(points):
        g.vp(seat, n)
    g.recall()
    assert g.game.over is over
    assert g.state.round == (1 if over else 2)


@rule("B-END-02")
def test_ten_points_do_not_stop_the_round() -> None:
    g = scenario(seats=3).first(0).conflict("guild_bank_raid").vp(0, 9).solari(0, 7).intrigue(0, "choam_shares")
    g.hand(0, "dagger").hand(1, "dagger", "convincing_argument").troops(1, garrison=0, deployed=1).solari(1, 0).turn(0)
    g.do("intrigue choam_shares")
    assert g.seat_of(0).vp == 10
    # Turns, Combat and Makers still come.
    g.do("agent dagger > hall_of_oratory", "end turn")
    assert (g.state.phase, g.decider()) == (PHASE_TURNS, 1)
    g.do("reveal", "acquire arrakis_liaison", "end turn", "reveal", "end turn", "reveal", "end turn")
    assert g.seat_of(1).solari == 6
    assert g.state.bonus_spice[g.space("hagga_basin")] == 1
    assert winner(g) == 0
    assert g.state.round == 1


@rule("B-END-02")
def test_who_falls_below_ten_before_phase_five_does_not_end_the_game() -> None:
    # Seat 0 has ten points, one of them for the Alliance that seat 1 takes over.
    g = scenario(seats=3).first(0).conflict("guild_bank_raid").vp(0, 10).vp(1, 3)
    g.influence(0, "fremen", 4).influence(1, "fremen", 4).alliance("fremen", 0).intrigue(1, "know_their_ways").turn(0)
    g.do("reveal", "end turn", "intrigue know_their_ways")
    assert g.alliance_of("fremen") == 1
    assert (g.seat_of(0).vp, g.seat_of(1).vp) == (9, 4)
    g.do("reveal", "end turn", "reveal", "end turn")
    assert not g.game.over
    assert g.state.round == 2


@rule("B-END-03")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (4, 3)])
def test_at_most_ten_rounds(players: int, seed: int) -> None:
    # Nobody sends an Agent, so nobody scores: only the Conflict deck ends the game.
    game = ls.new_game(ls.Setup(host="base", players=players), seed)
    reveals = 0
    while not game.over:
        assert game.decision is not None
        texts = [option.text for option in game.decision.options]
        if "reveal" in texts:
            game.apply_text("reveal")
            reveals += 1
        elif "end turn" in texts:
            game.apply_text("end turn")
        else:
            game.apply(game.legal_actions()[0])
    assert reveals == 10 * players
    assert game.view(None)["round"] == 10
    assert game.view(None)["conflict_deck"] == 0
    assert max(standing.vp for standing in game.standings()) < 10


# --- Endgame cards -------------------------------------------------------------------------------------------------


@rule("B-END-04")
def test_endgame_cards_come_before_the_winner_is_found() -> None:
    g = tied(9).vp(0, 10).intrigue(1, "plans_within_plans", "tiebreaker", "windfall", "ambush")
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.influence(1, faction, 3)
    g.recall()
    assert (g.kind(), g.decider()) == ("endgame_intrigue", 1)
    # Plot and Combat cards are of no use any more.
    assert g.options() == ["intrigue plans_within_plans", "intrigue tiebreaker", "pass"]
    g.do("intrigue plans_within_plans", "choose vp 1")
    assert g.seat_of(1).vp == 10
    assert g.intrigue_names(g.state.intrigue_discard) == ["plans_within_plans"]
    # Any number of them, each resolved at once.
    g.do("intrigue tiebreaker")
    assert g.seat_of(1).spice == 12
    assert not g.game.over
    g.do("pass")
    assert winner(g) == 1


@rule("B-END-04")
def test_playing_endgame_cards_is_optional() -> None:
    g = tied().vp(1, 9).vp(2, 9).solari(0, 5).intrigue(1, "plans_within_plans")
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        g.influence(1, faction, 3)
    g.recall()
    assert "pass" in g.options()
    g.do("pass")
    assert winner(g) == 0
    assert g.seat_of(1).vp == 9


@rule("B-END-05")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_endgame_cards_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    g = scenario(seats=4).first(first).vp(2, 10)
    for seat in range(4):
        g.intrigue(seat, "tiebreaker")
    g.recall()
    asked = []
    while not g.game.over:
        asked.append(g.decider())
        g.do("intrigue tiebreaker")
    assert asked == order


# --- the winner ----------------------------------------------------------------------------------------------------


@rule("B-END-06")
@pytest.mark.parametrize(("points", "best"), [((10, 9, 3), 0), ((10, 12, 11), 1), ((3, 5, 10), 2), ((14, 13, 12), 0)])
def test_most_victory_points_win(points: tuple[int, ...], best: int) -> None:
    g = tied()
    for seat, n in enumerate(points):
        # Whoever has fewer points has more of everything else.
        g.vp(seat, n).spice(seat, 20 - n).solari(seat, 20 - n).water(seat, 20 - n)
    g.recall()
    assert winner(g) == best


@rule("B-END-07")
@pytest.mark.parametrize("best", [0, 1, 2])
@pytest.mark.parametrize("decides", ["spice", "solari", "water", "garrison"])
def test_order_of_the_tie_breakers(decides: str, best: int) -> None:
    g = tied()
    names = ("spice", "solari", "water", "garrison")
    later = names[names.index(decides) + 1 :]
    for seat in range(3):
        actor = g.seat_of(seat)
        setattr(actor, decides, 4 if seat == best else 3)
        # The others are ahead in all that comes later, the Reveal turn included.
        for name in later:
            setattr(actor, name, 1 if seat == best else 7)
        actor.reveal_order = 1 if seat == best else seat + 2
    g.recall()
    assert winner(g) == best


@rule("B-END-07")
def test_troops_outside_the_garrison_break_no_tie() -> None:
    g = tied().troops(0, garrison=2).troops(2, garrison=1).recall()
    assert [int(seat.supply) for seat in g.state.seats] == [10, 9, 11]
    assert winner(g) == 1


@rule("B-END-07")
def test_only_tied_players_compare_resources() -> None:
    g = tied().vp(2, 9).spice(2, 9).spice(1, 3).recall()
    assert winner(g) == 1
    assert [standing.seat for standing in g.game.standings()] == [1, 0, 2]


@rule("B-END-08")
@pytest.mark.parametrize("patient", [0, 1, 2])
def test_last_reveal_turn_breaks_the_last_tie(patient: int) -> None:
    # The patient player sends an Agent for one troop and so reveals last, with the same Garrison as the others.
    g = tied().first(0).hand(patient, "dagger").troops(patient, garrison=2).turn(0)
    while not g.game.over:
        if g.options()[0] == "agent dagger":
            g.do("agent dagger > hall_of_oratory")
        elif "reveal" in g.options():
            g.do("reveal")
        g.do("end turn")
    turns = [event.seat for event in g.game.events() if event.kind == "strength_set"]
    assert turns[-1] == patient
    values = {(s.vp, s.spice, s.solari, s.water, s.garrison) for s in g.game.standings()}
    assert values == {(10, 2, 2, 2, 3)}
    assert winner(g) == patient
    assert [standing.seat for standing in g.game.standings()] == turns[::-1]
