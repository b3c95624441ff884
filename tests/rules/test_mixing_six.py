"""Six players with Rise of Ix, base cards and the Epic game (S-MXG, S-MXB, S-MRX, S-MEP)."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad as ls
from landsraad.engine.mechanics import throne
from tests.support.pieces import dealt_contracts
from tests.support.rulemark import rule
from tests.support.scenario import packed
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, OPEN, QUIET, S_LEFT, S_RIGHT, SHADDAM, Six

ALLIES = (S_RIGHT, M_LEFT, M_RIGHT, S_LEFT)
RING = "muad_dib_signet_ring"
ACCESS = "muad_dib_limited_landsraad_access"
THREATEN = "muad_dib_threaten_spice_production"


def setup(*modules: str, **fields: Any) -> ls.Setup:
    """Return a set-up for six."""
    return ls.Setup(**{"host": "uprising", "players": 6, "modules": modules, **fields})


def six(*modules: str, **fields: Any) -> Six:
    """Return a fresh position: round 1, empty hands, quiet Leaders, nobody has goods."""
    g = Six(setup(*modules, **{"leaders": QUIET, **fields}), 1)
    record = throne.record_of(g.state)
    assert record is not None
    record.cards = packed([])
    for seat in range(6):
        g.solari(seat, 0).spice(seat, 0).water(seat, 0).contracts(seat)
    for seat in ALLIES:
        g.troops(seat, 3)
    g.conflict(OPEN)
    return g


def dealt(seed: int, *modules: str, **fields: Any) -> ls.Game:
    """Return a new game."""
    return ls.new_game(setup(*modules, **fields), seed)


def purse(g: Six, seat: int) -> tuple[int, int, int]:
    """Return Solari, spice and water of a seat."""
    one = g.seat_of(seat)
    return int(one.solari), int(one.spice), int(one.water)


def freighters(g: Six) -> list[int]:
    """Return where the Freighters are, by seat."""
    seats: Any = g.game.view(None)["seats"]
    return [seat["freighter"] for seat in seats]


def settle(g: Six, *wanted: str) -> Six:
    """Answer with the wanted texts where they fit, else with the first option, until the turn can end."""
    for _ in range(40):
        if "end turn" in g.options() and not [text for text in g.options() if text.startswith("resolve")]:
            break
        found = [text for text in g.options() if any(text.startswith(wish) for wish in wanted)]
        g.do((found or g.options())[0])
    return g


# --- in general ------------------------------------------------------------------------------------------------------


@rule("S-MXG-01", "M-GEN-05")
def test_a_commander_loses_a_troop_of_the_activated_ally() -> None:
    """Strongarm: lose a troop for an Influence where the Agent is."""
    g = six("ix").intrigue(MUAD_DIB, "strongarm").hand(MUAD_DIB, "diplomacy").turn(MUAD_DIB)
    g.troops(M_LEFT, 2).troops(M_RIGHT, 2).send("diplomacy", "deliver_supplies", M_RIGHT)
    g.do("intrigue strongarm")
    settle(g)
    assert (int(g.seat_of(M_RIGHT).garrison), int(g.seat_of(M_LEFT).garrison)) == (1, 2)
    assert (g.influence_of(M_RIGHT, "guild"), g.influence_of(M_LEFT, "guild")) == (2, 0)


@rule("S-MXG-02", "S-MXB-01", "M-BAS-07")
@pytest.mark.parametrize("card", ["to_the_victor", "demand_respect"])
def test_cards_for_the_winner_are_useless_to_a_commander(card: str) -> None:
    g = six("base_cards").intrigue(MUAD_DIB, card).intrigue(SHADDAM, card).troops(M_LEFT, 0, deployed=2)
    g.first(MUAD_DIB).combat()
    while g.kind() == "combat_intrigue":
        assert g.options() == ["pass"]
        g.do("pass")
    while g.kind() in ("take_reward", "gain_influence", "place_spy", "choose_effect"):
        assert g.decider() == M_LEFT
        assert f"intrigue {card}" not in g.options()
        g.do(g.options()[-1])
    assert len(g.seat_of(MUAD_DIB).intrigue) == 1  # an Ally who has it plays it
    h = six("base_cards").intrigue(M_LEFT, card).troops(M_LEFT, 0, deployed=2).first(MUAD_DIB).combat()
    assert (h.kind(), h.options()) == ("combat_intrigue", ["pass"])
    h.do("pass")
    assert f"intrigue {card}" in h.options()


@rule("S-MXG-02")
def test_a_tile_for_the_winner_does_nothing_for_a_commander() -> None:
    g = six("ix").tiles(MUAD_DIB, "windtraps").troops(M_LEFT, 0, deployed=2).first(MUAD_DIB).combat()
    while g.kind() in ("take_reward", "place_spy"):
        g.do(g.options()[-1])
    assert purse(g, MUAD_DIB)[2] == 0
    h = six("ix").tiles(M_LEFT, "windtraps").troops(M_LEFT, 0, deployed=2).first(MUAD_DIB).combat()
    while h.kind() in ("take_reward", "place_spy"):
        h.do(h.options()[-1])
    assert purse(h, M_LEFT)[2] == 1


@rule("M-GEN-06")
def test_leaders_of_other_products_may_be_allies() -> None:
    leaders = ("muad_dib", "ilesa_ecaz", "paul_atreides", "shaddam_corrino_iv", "tessia_vernius", "helena_richese")
    game = ls.new_game(setup("ix", "base_cards", leaders=leaders), 1)
    view: Any = game.view(None)
    assert tuple(seat["leader"] for seat in view["seats"]) == leaders
    with pytest.raises(ls.SetupError):
        setup("base_cards", leaders=("paul_atreides", None, None, None, None, None))


# --- base cards ------------------------------------------------------------------------------------------------------


@rule("S-MXB-02", "M-BAS-07")
def test_kwisatz_haderach_opens_no_personal_board_of_another() -> None:
    personal = {"vast_wealth", "sardaukar", "hardy_warriors", "desert_mastery"}

    def spaces(seat: int) -> set[str]:
        g = six("base_cards").spice(seat, 9).water(seat, 9).solari(seat, 9).hand(seat, "kwisatz_haderach").turn(seat)
        g.do("agent kwisatz_haderach")
        if g.kind() == "choose_arrow":
            g.do(g.options()[0])
        return {text.rpartition("> ")[2] for text in g.options()} & personal

    assert spaces(M_LEFT) == set()
    assert spaces(S_LEFT) == set()
    assert spaces(MUAD_DIB) == {"hardy_warriors", "desert_mastery"}
    assert spaces(SHADDAM) == {"vast_wealth", "sardaukar"}


@rule("S-ACT-15", "S-ACT-02")
def test_an_agent_recalled_after_the_ally_was_fixed_can_be_sent() -> None:
    """Urgent Mission brings back the Agent of that side: the Commander is barred no longer."""
    g = six("base_cards").hand(MUAD_DIB, RING, ACCESS).solari(MUAD_DIB, 9).turn(MUAD_DIB)
    settle(g.send(RING, "arrakeen", M_RIGHT)).end(0)
    g.intrigue(MUAD_DIB, "mercenaries", "urgent_mission").turn(MUAD_DIB).do(
        "intrigue mercenaries", f"activate {M_RIGHT}"
    )
    assert f"agent {ACCESS}" not in g.options()
    g.do("intrigue urgent_mission", "recall arrakeen")
    g.do(f"agent {ACCESS}")
    assert g.kind() == "choose_space"  # the other arrow is still no choice
    g.do(f"agent {ACCESS} > assembly_hall")
    assert [arrow["space"] for arrow in g.arrows(MUAD_DIB)] == [None, "assembly_hall", None]
    assert int(g.state.fielders[MUAD_DIB]) == M_RIGHT


@rule("S-ACT-02", "M-BAS-07")
@pytest.mark.parametrize(("ally", "arrows"), [(M_LEFT, ["carthag", "arrakeen"]), (M_RIGHT, [None, "carthag"])])
def test_kwisatz_haderach_moves_an_agent_of_a_commander_with_its_arrow(ally: int, arrows: list[str | None]) -> None:
    """One Agent is with the Leader, the other in Arrakeen: either may be sent, and activates as its arrow says."""
    g = six("base_cards").hand(MUAD_DIB, RING, "kwisatz_haderach").turn(MUAD_DIB)
    settle(g.send(RING, "arrakeen", M_RIGHT)).end(0)
    g.turn(MUAD_DIB).do("agent kwisatz_haderach")
    assert g.options() == [f"arrow {M_LEFT}", f"arrow {M_RIGHT}"]
    g.do(f"arrow {ally}")
    origin = "leader" if ally == M_LEFT else "arrakeen"
    assert {text.rpartition(" > ")[0] for text in g.options()} == {f"agent kwisatz_haderach from {origin}"}
    g.do(f"agent kwisatz_haderach from {origin} > carthag")
    assert [arrow["space"] for arrow in g.arrows(MUAD_DIB)] == [*arrows, None]
    assert int(g.state.fielders[MUAD_DIB]) == ally
    assert int(g.seat_of(MUAD_DIB).agents) == (0 if ally == M_LEFT else 1)


@rule("S-ACT-15", "M-BAS-07")
def test_kwisatz_haderach_moves_only_an_agent_that_goes_with_the_fixed_ally() -> None:
    g = six("base_cards").hand(MUAD_DIB, RING, "kwisatz_haderach").solari(MUAD_DIB, 9).turn(MUAD_DIB)
    settle(g.send(RING, "arrakeen", M_RIGHT)).end(0)
    g.intrigue(MUAD_DIB, "mercenaries").turn(MUAD_DIB).do("intrigue mercenaries", f"activate {M_LEFT}")
    g.do("agent kwisatz_haderach")
    assert g.kind() == "choose_space"  # the one in Arrakeen has the other arrow
    g.do("agent kwisatz_haderach from leader > carthag")
    assert [arrow["space"] for arrow in g.arrows(MUAD_DIB)] == ["carthag", "arrakeen", None]


@rule("S-MXB-03")
def test_the_voice_may_name_a_space_of_a_personal_board() -> None:
    g = six("base_cards").hand(M_LEFT, "the_voice").turn(M_LEFT).send("the_voice", "arrakeen")
    g.do(next(text for text in g.options() if text.startswith("resolve the_voice")))
    assert {"close vast_wealth", "close sardaukar", "close hardy_warriors"} <= set(g.options())
    g.do("close vast_wealth")
    settle(g).end()
    assert g.open_to(SHADDAM, "emperor_seek_allies", "vast_wealth") == []
    assert six("base_cards").open_to(SHADDAM, "emperor_seek_allies", "vast_wealth") == ["vast_wealth"]


@rule("S-MXB-04", "S-MRX-10", "M-RIX-20")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        # A main-board track of an Ally, or the own personal board with the same icon.
        ({"fremen": 3, "guild": 3, "bene_gesserit": 3, "great_houses": 3}, (2, 1)),
        ({"fremen": 3, "fringe_worlds": 3, "guild": 3, "bene_gesserit": 3}, (1, 0)),
        ({"fringe_worlds": 3, "guild": 3, "bene_gesserit": 3, "great_houses": 3}, (2, 1)),
        ({"fremen": 3, "fringe_worlds": 3, "guild": 3, "great_houses": 2}, (0, 0)),
    ],
)
def test_plans_within_plans_and_memocorders_count_the_personal_board(
    levels: dict[str, int], points: tuple[int, int]
) -> None:
    for number, thing in enumerate(("plans_within_plans", "memocorders")):
        g = six("ix", "base_cards").vp(MUAD_DIB, 4).conflict_deck().vp(S_LEFT, 10)
        for track, level in levels.items():
            g.influence(MUAD_DIB if track == "fremen" else M_LEFT, track, level)
        if thing == "memocorders":
            g.tiles(MUAD_DIB, thing)
        else:
            g.intrigue(MUAD_DIB, thing)
        g.recall()
        while g.kind() is not None:
            wanted = [text for text in g.options() if thing in text]
            g.do(wanted[0] if wanted else g.options()[-1])
        assert int(g.seat_of(MUAD_DIB).vp) - 4 == points[number], thing


@rule("S-MXB-05", "S-MXB-06")
def test_test_of_humanity_makes_a_commander_discard() -> None:
    g = six("base_cards").hand(S_LEFT, "test_of_humanity").hand(MUAD_DIB, RING, ACCESS).hand(M_LEFT, "dagger")
    g.troops(M_LEFT, 1, deployed=2).hand(M_RIGHT).turn(S_LEFT).send("test_of_humanity", "arrakeen")
    g.do(next(text for text in g.options() if text.startswith("resolve test_of_humanity")))
    choices: dict[int, list[str]] = {}
    while g.kind() in ("choose_effect", "discard"):
        seat = g.decider()
        assert seat is not None
        choices.setdefault(seat, []).extend(g.options())
        g.do(g.options()[0])
    assert not [text for text in choices[MUAD_DIB] if "lose" in text]
    assert len(g.seat_of(MUAD_DIB).hand) == 1
    assert [text for text in choices[M_LEFT] if "lose" in text]
    assert int(g.seat_of(M_LEFT).conflict) == 2


@rule("S-MXB-06")
def test_gun_thopter_hits_allies_but_no_commander() -> None:
    g = six("base_cards").hand(S_LEFT, "gun_thopter").turn(S_LEFT).send("gun_thopter", "arrakeen")
    settle(g)
    assert [int(g.seat_of(seat).garrison) for seat in (MUAD_DIB, M_LEFT, M_RIGHT, SHADDAM, S_RIGHT)] == [0, 2, 2, 0, 3]


# --- Rise of Ix ------------------------------------------------------------------------------------------------------


@rule("S-MRX-01", "M-RIX-16")
def test_allies_pass_a_contract_on_to_their_commander() -> None:
    game = dealt(3, "ix", leaders=QUIET)
    offered, _ = dealt_contracts(game._state)
    assert [len(pair) for pair in offered] == [0, 2, 2, 0, 2, 2]
    asked: list[int] = []
    kept: dict[int, str] = {}
    while game.decision is not None and game.decision.kind in ("keep_contract", "to_throne"):
        if game.decision.kind == "to_throne":
            game.apply(game.legal_actions()[-1])
            continue
        seat = game.decision.seat
        asked.append(seat)
        options = [option.text.removeprefix("keep contract ") for option in game.decision.options]
        if seat in (MUAD_DIB, SHADDAM):
            crew = (M_LEFT, M_RIGHT) if seat == MUAD_DIB else (S_LEFT, S_RIGHT)
            assert sorted(options) == sorted(name for ally in crew for name in offered[ally] if name != kept[ally])
        else:
            assert options == offered[seat]
        kept[seat] = options[0]
        game.apply_text(f"keep contract {options[0]}")
    assert set(asked[:4]) == set(ALLIES)
    assert set(asked[4:]) == {MUAD_DIB, SHADDAM}
    view: Any = game.view(None)
    assert [seat["contracts"] for seat in view["seats"]] == [[kept[seat]] for seat in range(6)]


@rule("S-MRX-02", "M-RIX-17")
def test_negotiators_of_a_commander_are_the_activated_allys() -> None:
    g = six("ix").stacks(("windtraps",), ("memocorders",), ("chaumurky",)).hand(MUAD_DIB, ACCESS).turn(MUAD_DIB)
    g.send(ACCESS, "tech_negotiation", M_LEFT)
    g.do(next(text for text in g.options() if text.startswith("resolve tech_negotiation")))
    while g.kind() in ("choose_effect", "place_negotiators"):
        g.do(g.options()[-1])
    view: Any = g.game.view(None)["seats"]
    assert [view[seat]["negotiators"] for seat in (MUAD_DIB, M_LEFT, M_RIGHT)] == [0, 1, 0]
    assert (int(g.seat_of(M_LEFT).supply), int(g.seat_of(M_RIGHT).supply)) == (8, 9)
    # For Acquire Tech the Ally's Negotiators help, the other Ally's do not.
    for ally, price in ((M_LEFT, 3), (M_RIGHT, 4)):
        h = six("ix").stacks(("chaumurky",), (), ()).negotiators(M_LEFT, 1).spice(MUAD_DIB, 3)
        h.hand(MUAD_DIB, "ixian_engineer").turn(MUAD_DIB).send("ixian_engineer", "smuggling", ally)
        acquired = [text for text in h.options() if text.startswith("resolve ixian_engineer")]
        assert bool(acquired) is (price == 3)
        if acquired:
            h.do(acquired[0], "acquire tile chaumurky")
            while h.kind() == "return_negotiators":
                h.do(h.options()[-1])
            tiles: Any = h.game.view(None)["seats"]
            assert [tile["id"] for tile in tiles[MUAD_DIB]["tiles"]] == ["chaumurky"]
            assert tiles[M_LEFT]["negotiators"] == 0
            assert purse(h, MUAD_DIB)[1] == 0


@rule("S-MRX-03")
def test_a_commander_moves_the_activated_allys_freighter() -> None:
    g = six("ix").hand(MUAD_DIB, THREATEN).turn(MUAD_DIB).send(THREATEN, "smuggling", M_RIGHT)
    settle(g, "freighter advance")
    assert freighters(g) == [0, 0, 0, 0, 1, 0]
    assert purse(g, MUAD_DIB)[0] == 1  # the Solari of the space is the Commander's


@rule("S-MRX-04", "S-MRX-06", "M-RIX-18")
def test_rewards_of_a_recalled_freighter_go_to_the_ally_and_dividends_to_all() -> None:
    g = six("ix").freighter(M_LEFT, 1).hand(MUAD_DIB, THREATEN).turn(MUAD_DIB).send(THREATEN, "smuggling", M_LEFT)
    settle(g, "freighter recall", "choose solari 5")
    assert freighters(g) == [0] * 6
    # 1 of the space and 1 of the Dividends for the Commander; 5 for the Ally; 1 for all others, teammates included.
    assert [purse(g, seat)[0] for seat in range(6)] == [2, 1, 5, 1, 1, 1]


@rule("S-MRX-04", "X-TEC-08")
def test_a_tile_of_the_ally_reveals_nothing_in_the_commanders_reveal_turn() -> None:
    """The Ally acquires Minimic Film from the track: its Persuasion comes with the Ally's own Reveal turns."""
    g = six("ix").stacks(("minimic_film",), (), ()).freighter(M_LEFT, 3).hand(MUAD_DIB, "freighter_fleet")
    g.spice(M_LEFT, 2).turn(MUAD_DIB).reveal(M_LEFT)
    g.do("resolve freighter_fleet freighter", "freighter recall", "choose acquire_tech", "acquire tile minimic_film")
    settle(g)
    tiles: Any = g.game.view(None)["seats"]
    assert [tile["id"] for tile in tiles[M_LEFT]["tiles"]] == ["minimic_film"]
    assert [int(g.seat_of(seat).persuasion) for seat in range(6)] == [0] * 6
    g.hand(M_LEFT, "dagger").turn(M_LEFT).do("reveal")
    assert int(g.seat_of(M_LEFT).persuasion) == 1


@rule("S-MRX-05")
def test_troops_of_the_track_are_recruited_by_both() -> None:
    g = six("ix").freighter(M_LEFT, 2).hand(MUAD_DIB, "landing_rights").turn(MUAD_DIB)
    g.send("landing_rights", "arrakeen", M_LEFT)
    settle(g, "freighter recall", "choose troops", "choose spice", "gain")
    assert int(g.seat_of(M_LEFT).garrison) == 3 + 1 + 2
    assert g.game.view(None)["turn"]["recruited"] == 3  # so all may be deployed, and two more
    g.do("ally deploys")
    assert f"field {5}" in g.options()
    assert g.decider() == M_LEFT


@rule("S-MRX-07")
def test_a_commander_commissions_dreadnoughts_for_the_activated_ally() -> None:
    g = six("ix").solari(MUAD_DIB, 3).hand(MUAD_DIB, ACCESS).turn(MUAD_DIB).send(ACCESS, "dreadnought", M_RIGHT)
    settle(g)
    assert [g.ships_of(seat) for seat in (MUAD_DIB, M_LEFT, M_RIGHT)] == [(0, 0, 0), (2, 0, 0), (1, 1, 0)]


@rule("S-MRX-07")
def test_the_ally_deploys_dreadnoughts_in_a_commanders_turn() -> None:
    g = six("ix").ships(M_LEFT, 2).hand(MUAD_DIB, RING).turn(MUAD_DIB).send(RING, "carthag", M_LEFT)
    settle(g).do("ally deploys")
    assert (g.decider(), "deploy dreadnought" in g.options()) == (M_LEFT, True)
    g.do("deploy dreadnought")
    assert g.ships_of(M_LEFT) == (0, 1, 1)
    # One of Garrison, one recruited at Carthag, one more.
    assert [text for text in g.options() if text[-1].isdigit()] == ["field 0", "field 1", "field 2"]
    g.do("field 0")
    assert int(g.seat_of(M_LEFT).conflict) == 0


@rule("S-MRX-08", "M-RIX-19")
def test_infiltrate_icons_work_against_teammates() -> None:
    g = six("ix").agent_at(M_RIGHT, "arrakeen").agent_at(M_RIGHT, "spice_refinery")
    assert g.open_to(M_LEFT, "bounty_hunter", "arrakeen", "spice_refinery") == ["arrakeen", "spice_refinery"]
    assert g.open_to(M_LEFT, "reconnaissance", "arrakeen", "spice_refinery") == []


@rule("S-MRX-09", "M-RIX-20")
@pytest.mark.parametrize("holder", [None, S_LEFT, MUAD_DIB])
def test_chaumurky_wins_ties_for_its_team(holder: int | None) -> None:
    g = six("ix").conflict_deck()
    for seat in range(6):
        g.vp(seat, 5).spice(seat, 3 if seat == M_RIGHT else 0)
    if holder is not None:
        g.tiles(holder, "chaumurky")
    g.recall()
    while g.kind() == "endgame_intrigue":
        g.do("pass")
    first = {standing.seat for standing in g.game.standings() if standing.rank == 1}
    ours = {MUAD_DIB, M_LEFT, M_RIGHT}
    assert first & ours == (set() if holder == S_LEFT else ours)


@rule("S-MRX-11", "M-RIX-20")
def test_spy_satellites_compare_with_borrowed_influence() -> None:
    def end(**levels: int) -> int:
        g = six("ix").vp(MUAD_DIB, 4).vp(S_LEFT, 10).tiles(MUAD_DIB, "spy_satellites").conflict_deck()
        for track in ("great_houses", "guild", "bene_gesserit", "fringe_worlds"):
            g.influence(M_LEFT, track, levels.get(track, 2))
        g.recall()
        while g.kind() == "endgame_intrigue":
            g.do("pass")
        return int(g.seat_of(MUAD_DIB).vp) - 4

    assert end() == 0
    assert end(guild=1) == 1
    g = six("ix").tiles(MUAD_DIB, "spy_satellites").spice(MUAD_DIB, 3).vp(MUAD_DIB, 4).hand(MUAD_DIB, RING)
    g.turn(MUAD_DIB).do("use spy_satellites")
    assert (int(g.seat_of(MUAD_DIB).vp), purse(g, MUAD_DIB)[1]) == (5, 0)


# --- the Epic game ---------------------------------------------------------------------------------------------------


@rule("S-MEP-01", "S-MEP-02", "M-EPC-03")
def test_the_epic_deck_of_six_has_ten_conflicts() -> None:
    for seed in range(6):
        s = dealt(seed, "ix", epic=True)._state
        deck = [s.rules.conflicts[number] for number in s.conflict_deck]
        deck += [s.rules.conflicts[s.conflict]] if s.conflict >= 0 else []
        assert [conflict.level for conflict in deck] == [3] * 5 + [2] * 5
        assert "economic_supremacy" in {conflict.id for conflict in deck}
    usual = dealt(1, "ix")._state
    assert len(usual.conflict_deck) + int(usual.conflict >= 0) == 9


@rule("S-MEP-03", "M-EPC-04")
def test_the_other_conflicts_of_ix_are_optional() -> None:
    def dealt_ids(value: str) -> set[str]:
        rules = dealt(1, "ix", epic=True, options={"ix_conflicts": value})._state.rules
        return {conflict.id for conflict in rules.conflicts}

    assert dealt_ids("in") - dealt_ids("out") == {"skirmish_ix_1", "skirmish_ix_2", "trade_monopoly"}
    g = six("ix", epic=True, options={"ix_conflicts": "in"}).won(M_LEFT, "shadow_contest").conflict("trade_monopoly")
    g.troops(M_LEFT, 0, deployed=2).first(MUAD_DIB).combat()
    while g.kind() in ("take_reward", "move_freighter", "choose_effect"):
        g.do(g.options()[0])
    assert "icons_matched" not in g.events()


@rule("S-MEP-05", "M-EPC-06")
def test_everybody_draws_an_intrigue_card_before_the_epic_game() -> None:
    assert [len(seat.intrigue) for seat in dealt(2, "ix", epic=True)._state.seats] == [1] * 6
    assert [len(seat.intrigue) for seat in dealt(2, "ix", leaders=QUIET)._state.seats] == [0] * 6


@rule("S-MEP-04", "M-EPC-05")
def test_starting_decks_of_the_epic_game() -> None:
    s = dealt(2, "ix", epic=True, leaders=QUIET)._state
    for seat in s.seats:
        deck = [s.rules.cards[card].id for card in (*seat.deck, *seat.hand)]
        assert len(deck) == 10
        assert deck.count("control_the_spice") == int(seat.index in ALLIES)
        assert deck.count("dune_the_desert_planet") == int(seat.index in ALLIES)
    usual = dealt(2, "ix", leaders=QUIET)._state
    for commander in (MUAD_DIB, SHADDAM):
        mine = sorted(s.rules.cards[card].id for card in (*s.seats[commander].deck, *s.seats[commander].hand))
        theirs = usual.seats[commander]
        assert mine == sorted(usual.rules.cards[card].id for card in (*theirs.deck, *theirs.hand))


@rule("S-MEP-06", "M-EPC-03")
def test_the_epic_game_of_six_ends_at_twelve() -> None:
    s = dealt(2, "ix", epic=True, leaders=QUIET)._state
    assert s.rules.vp_goal == 12
    assert [(int(seat.garrison), int(seat.supply)) for seat in s.seats] == [
        (5, 7) if seat in ALLIES else (0, 0) for seat in range(6)
    ]
    for points, over in ((11, False), (12, True)):
        g = six("ix", epic=True).vp(M_LEFT, points).recall()
        while g.kind() == "endgame_intrigue":
            g.do("pass")
        assert g.game.over is over
