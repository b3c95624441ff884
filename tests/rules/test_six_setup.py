"""Six players: teams, seats, boards and what everybody starts with (S-GEN, S-SET)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls
from landsraad.content.boxes import BOXES
from landsraad.content.six_player.module import MODULE
from landsraad.core.errors import SetupError
from landsraad.engine.mechanics.objectives import Objectives
from tests.support.pieces import contract_record, icons_up
from tests.support.rulemark import rule
from tests.support.scenario import packed
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, S_RIGHT, SHADDAM, dealt, setup, six

FACTS: Any = yaml.safe_load(
    (Path(__file__).resolve().parent.parent / "facts" / "uprising" / "six_player.yaml").read_text(encoding="utf-8")
)
COMMANDERS = (MUAD_DIB, SHADDAM)
ALLIES = (S_RIGHT, M_LEFT, M_RIGHT, S_LEFT)
SEEDS = range(1, 31)


def catalog() -> Any:
    """Return the catalogue of the six-player game."""
    return ls.catalog(setup())


def test_teams_are_named_and_become_leaders_by_seat() -> None:
    named = ls.Setup(
        host="uprising",
        players=6,
        teams=(("shaddam_corrino_iv", "princess_irulan"), ("muad_dib", "lady_jessica", "feyd_rautha_harkonnen")),
    )
    leaders = [None] * 6
    leaders[SHADDAM], leaders[S_LEFT] = "shaddam_corrino_iv", "princess_irulan"
    leaders[MUAD_DIB], leaders[M_LEFT], leaders[M_RIGHT] = "muad_dib", "lady_jessica", "feyd_rautha_harkonnen"
    assert named == setup(leaders)
    assert ls.Setup.from_json(named.to_json()) == named
    for teams, reason in (
        ((("muad_dib",), ("muad_dib",)), "begins with its Commander"),
        ((("lady_jessica", "muad_dib"), ("shaddam_corrino_iv",)), "begins with its Commander"),
        ((("muad_dib", "a", "b", "c"), ("shaddam_corrino_iv",)), "has 3 players"),
        ((("muad_dib", "nobody"), ("shaddam_corrino_iv",)), "unknown leader 'nobody'"),
    ):
        with pytest.raises(SetupError, match=reason):
            ls.Setup(host="uprising", players=6, teams=teams)
    with pytest.raises(SetupError, match="'uprising' with 6 players"):
        ls.Setup(players=4, teams=(("muad_dib",), ("shaddam_corrino_iv",)))
    with pytest.raises(SetupError, match="not both"):
        ls.Setup(host="uprising", players=6, leaders=(None,) * 6, teams=(("muad_dib",), ("shaddam_corrino_iv",)))


# --- teams and seats -------------------------------------------------------------------------------


@rule("S-GEN-01", "S-SET-02", "S-SET-03")
def test_two_teams_sit_in_turns_and_the_commanders_opposite_each_other() -> None:
    g = six()
    view: Any = g.game.view(None)
    assert [seat["team"] for seat in view["seats"]] == [0, 1, 0, 1, 0, 1]
    assert [team["commander"] for team in view["teams"]] == [MUAD_DIB, SHADDAM]
    assert [sorted(team["seats"]) for team in view["teams"]] == [[0, 2, 4], [1, 3, 5]]
    assert (SHADDAM - MUAD_DIB) % 6 == 3
    for commander in COMMANDERS:
        left, right = (commander + 2) % 6, (commander - 2) % 6
        assert set(view["seats"][commander]["crew"]) == {left, right}
        assert [arrow["ally"] for arrow in g.arrows(commander)] == [left, right, None]
    assert [view["seats"][seat]["crew"] for seat in ALLIES] == [[], [], [], []]


@rule("S-SET-04")
def test_allies_are_dealt_as_recommended_and_may_be_chosen_freely() -> None:
    teams = FACTS["teams"]
    meant = {
        0: {*teams["muad_dib"]["recommended_allies"], *teams["either_side"]},
        1: {*teams["shaddam"]["recommended_allies"], *teams["either_side"]},
    }
    seen: set[str] = set()
    for seed in SEEDS:
        view: Any = dealt(seed).view(None)
        leaders = [seat["leader"] for seat in view["seats"]]
        assert (leaders[MUAD_DIB], leaders[SHADDAM]) == ("muad_dib", "shaddam_corrino_iv")
        assert len(set(leaders)) == 6
        assert all(leaders[seat] in meant[seat % 2] for seat in ALLIES)
        seen |= {leaders[seat] for seat in ALLIES}
    assert seen == meant[0] | meant[1]
    wished = (None, "lady_jessica", "princess_irulan", None, None, None)
    view = dealt(1, wished).view(None)
    assert [view["seats"][seat]["leader"] for seat in (1, 2)] == ["lady_jessica", "princess_irulan"]


@rule("S-SET-01", "S-SET-02")
@pytest.mark.parametrize(
    "leaders",
    [
        ("lady_jessica", None, None, None, None, None),
        (None, "muad_dib", None, None, None, None),
        (None, None, None, "muad_dib", None, None),
        (None, None, "shaddam_corrino_iv", None, None, None),
    ],
)
def test_a_commander_sits_in_the_own_seat(leaders: tuple[str | None, ...]) -> None:
    with pytest.raises(SetupError, match="is kept for"):
        setup(leaders)


def test_other_boxes_wait_and_six_are_no_more() -> None:
    with pytest.raises(SetupError, match="played by 1 or 2 or 3 or 4 or 6 players"):
        ls.Setup(host="uprising", players=5)
    assert ls.Setup(host="uprising", players=4).players == 4


@rule("S-GEN-02", "S-SET-14")
def test_everybody_scores_alone_and_a_team_is_the_sum() -> None:
    g = six()
    assert [int(seat.vp) for seat in g.state.seats] == [4, 1, 1, 4, 1, 1]
    g.vp(M_LEFT, 3).vp(S_LEFT, 2)
    view: Any = g.game.view(None)
    assert [team["vp"] for team in view["teams"]] == [4 + 3 + 1, 1 + 4 + 2]
    assert [seat["vp"] for seat in view["seats"]] == [4, 1, 3, 4, 1, 2]


# --- the board -------------------------------------------------------------------------------


@rule("S-SET-05", "S-SPC-01", "S-PER-02")
def test_the_spaces_are_those_of_the_six_player_side() -> None:
    spaces = {space["id"]: space for space in catalog()["spaces"]}
    assert set(spaces) == {row["id"] for row in FACTS["spaces"]}
    assert not set(FACTS["removed_spaces"]) & set(spaces)
    seats = catalog()["seating"]
    assert set(seats[SHADDAM]["spaces"]) == {"vast_wealth", "sardaukar"}
    assert set(seats[MUAD_DIB]["spaces"]) == {"hardy_warriors", "desert_mastery"}
    for row in FACTS["spaces"]:
        space = spaces[row["id"]]
        assert space["combat"] == row["combat"]
        assert space["maker"] == row.get("maker", False)
        assert [space["icon"]] == row["icons"]


@rule("S-SET-05", "S-INF-03")
def test_the_tracks_of_the_board_are_four_and_two_are_personal() -> None:
    g = six()
    assert list(g.state.rules.factions) == [
        "great_houses",
        "guild",
        "bene_gesserit",
        "fringe_worlds",
        "emperor",
        "fremen",
    ]
    assert set(g.state.rules.factions) == set(FACTS["tracks"])
    icons = [g.state.rules.icon_names[track.icon] for track in g.state.rules.tracks]
    assert icons == [FACTS["tracks"][name]["icon"] for name in g.state.rules.factions]


@rule("S-SET-06", "S-SET-16", "S-PER-04")
def test_each_commander_has_one_personal_board() -> None:
    g = six()
    seats = catalog()["seating"]
    assert [seat["track"] for seat in seats] == ["fremen", None, None, "emperor", None, None]
    for track, owner in (("emperor", SHADDAM), ("fremen", MUAD_DIB)):
        for seat in range(6):
            holder = g.state.track_holders[6 * seat + g.faction(track)]
            assert holder == (owner if seat == owner else -1)


@rule("S-SET-15", "S-SET-16")
def test_cubes_start_at_the_bottom_and_commanders_have_none_on_the_board() -> None:
    g = six()
    assert [int(seat.influence_bits) for seat in g.state.seats] == [0] * 6
    for seat in range(6):
        for track in ("great_houses", "guild", "bene_gesserit", "fringe_worlds"):
            holder = g.state.track_holders[6 * seat + g.faction(track)]
            assert holder == (-1 if seat in COMMANDERS else seat)


@rule("S-SET-07")
def test_six_alliance_tokens_lie_on_their_tracks() -> None:
    view: Any = six().game.view(None)
    assert view["board"]["alliances"] == dict.fromkeys(FACTS["tracks"])


@rule("S-SPC-14")
def test_posts_are_fifteen_and_the_personal_boards_have_none() -> None:
    posts = {post["id"]: set(post["spaces"]) for post in catalog()["posts"]}
    assert posts == {row["id"]: set(row["spaces"]) for row in FACTS["observation_posts"]}
    assert len(posts) == 15


# --- decks -------------------------------------------------------------------------------


@rule("S-SET-08")
def test_the_conflict_deck_has_five_of_level_two_on_all_four_of_level_three() -> None:
    firsts: set[str] = set()
    for seed in SEEDS:
        s = dealt(seed)._state
        assert s.conflict < 0  # the first round has not begun
        order = [int(card) for card in reversed(list(s.conflict_deck))]
        levels = [int(s.rules.conflict_level[card]) for card in order]
        assert levels == [2] * 5 + [3] * 4
        threes = [n for n in range(len(s.rules.conflicts)) if s.rules.conflict_level[n] == 3]
        assert sorted(order[5:]) == threes
        firsts.add(s.rules.conflicts[order[0]].id)
    assert len(firsts) > 3


@rule("S-SET-09", "C-OTH-02")
def test_choam_always_joins() -> None:
    assert MODULE.requires == ("choam",)
    plain, named = setup(), ls.Setup(host="uprising", players=6, modules=("choam",))
    assert dealt(1).view(None)["modules"] == ["uprising", "choam", "six_player"]
    assert ls.new_game(named, 1).digest() == ls.new_game(plain, 1).digest()
    rules = dealt(1)._state.rules
    choam = {card.id for card in BOXES["choam"].cards} | {card.id for card in BOXES["choam"].intrigues}
    assert choam <= {card.id for card in rules.cards} | {card.id for card in rules.intrigues}
    assert len(contract_record(dealt(1)._state).market) == 2


@rule("S-SET-10")
def test_the_sardaukar_contracts_are_kept_for_shaddam() -> None:
    for seed in SEEDS:
        s = dealt(seed)._state
        record = contract_record(s)
        room: Any = s.rules.rooms[s.rules.room_at[16]]
        assert sorted(room.names(record.kept_aside)) == ["sardaukar_cards", "sardaukar_recall"]
        assert not {"sardaukar_cards", "sardaukar_recall"} & {*room.names(record.bank), *room.names(record.market)}


@rule("S-SET-11", "S-SET-12", "S-ICO-01")
def test_commanders_have_their_own_decks() -> None:
    s = dealt(3)._state
    names = {"muad_dib": MUAD_DIB, "shaddam": SHADDAM}
    for team, seat in names.items():
        cards = [s.rules.cards[card].id for zone in ("deck", "hand") for card in getattr(s.seats[seat], zone)]
        assert Counter(cards) == {row["id"]: row["copies"] for row in FACTS["commander_decks"][team]}
        assert len(cards) == 10
    usual = Counter(s.rules.cards[card].id for card in s.rules.starting_deck)
    for seat in ALLIES:
        cards = [s.rules.cards[card].id for zone in ("deck", "hand") for card in getattr(s.seats[seat], zone)]
        leader = s.rules.leaders[s.seats[seat].leader]
        assert Counter(cards) == usual - Counter(leader.without)
    assert not {card for deck in FACTS["commander_decks"].values() for card in deck if card["id"] in usual}


@rule("S-SET-12")
@pytest.mark.parametrize(
    "row", [row for deck in FACTS["commander_decks"].values() for row in deck], ids=lambda r: r["id"]
)
def test_what_is_printed_beside_the_boxes_of_their_cards(row: dict[str, Any]) -> None:
    card = next(card for card in catalog()["cards"] if card["id"] == row["id"])
    assert sorted(card["icons"]) == sorted(row["icons"])
    assert card["factions"] == row["factions"]
    assert (card["copies"], card["cost"]) == (row["copies"], None)
    assert bool(card["agent"]) == (row["agent"] is not None)
    assert bool(card["reveal"]) == (row["reveal"] is not None)


# --- pieces -------------------------------------------------------------------------------


@rule("S-GEN-03", "S-SET-21", "S-SET-13")
def test_commanders_start_without_troops_with_two_agents_and_three_spies() -> None:
    g = six()
    view: Any = g.game.view(None)
    for seat in COMMANDERS:
        one = view["seats"][seat]
        assert (one["supply"], one["garrison"], one["deployed"]) == (0, 0, 0)
        assert (one["water"], one["spice"], one["solari"], one["spies"]) == (1, 0, 0, 3)
        assert (one["agents"], one["swordmaster"], one["council"]) == (2, False, False)
        assert [arrow["here"] for arrow in one["arrows"]] == [True, True, False]
    for seat in ALLIES:
        one = view["seats"][seat]
        assert (one["supply"], one["garrison"], one["water"], one["agents"], one["spies"]) == (9, 3, 1, 2, 3)
        assert "arrows" not in one


@rule("S-SET-17", "S-SWM-03")
def test_everybody_can_gain_a_swordmaster_with_its_token() -> None:
    g = six()
    for seat in range(6):
        assert not g.seat_of(seat).swordmaster
        card = "dagger" if seat in ALLIES else "muad_dib_limited_landsraad_access"
        card = "emperor_demand_results" if seat == SHADDAM else card
        g.empty_board().hand(seat, card).solari(seat, 8).turn(seat).send(card, "swordmaster", (seat + 2) % 6)
        assert (int(g.seat_of(seat).swordmaster), int(g.seat_of(seat).agents)) == (1, 2)


@rule("S-SET-18", "S-SET-19")
def test_allies_have_four_objectives_one_of_each_icon_in_a_team() -> None:
    for seed in SEEDS:
        s = dealt(seed)._state
        for seat in COMMANDERS:
            assert icons_up(s, seat) == []
        for side in (0, 1):
            icons = [icon for seat in ALLIES if seat % 2 == side for icon in icons_up(s, seat)]
            assert sorted(icons) == ["crysknife", "desert_mouse"]


@rule("S-SET-19")
def test_the_other_desert_mouse_goes_to_the_opposing_neighbour() -> None:
    s = dealt(1)._state
    room = next(room for room in s.rules.rooms if isinstance(room, Objectives))
    first, mouse, knife, knife_4_6p = range(4)
    assert [card.id for card in room.objectives[:4]] == [
        "objective_desert_mouse_first",
        "objective_desert_mouse_4_6p",
        "objective_crysknife",
        "objective_crysknife_4_6p",
    ]
    cases = [
        ([-1, knife, first, -1, mouse, knife_4_6p], [-1, knife, first, -1, knife_4_6p, mouse]),
        ([-1, knife, mouse, -1, first, knife_4_6p], [-1, mouse, knife, -1, first, knife_4_6p]),
        ([-1, first, knife, -1, knife_4_6p, mouse], [-1, first, knife, -1, mouse, knife_4_6p]),
        ([-1, mouse, knife, -1, knife_4_6p, first], [-1, knife, mouse, -1, knife_4_6p, first]),
        ([-1, mouse, first, -1, knife_4_6p, knife], [-1, mouse, first, -1, knife_4_6p, knife]),
    ]
    for before, after in cases:
        found = packed(before)
        room.even_out(s, found)
        assert [int(card) for card in found] == after


@rule("S-SET-20")
def test_the_marker_is_with_the_ally_whose_objective_shows_it() -> None:
    starts: set[int] = set()
    for seed in SEEDS:
        game = dealt(seed)
        view: Any = game.view(None)
        first = view["first_player"]
        assert view["seats"][first]["won"][0]["id"] == "objective_desert_mouse_first"
        starts.add(first)
    assert starts == set(ALLIES)


@rule("S-SET-22")
def test_the_marker_passes_through_all_six() -> None:
    g = six().first(2)
    seen = []
    for _ in range(6):
        g.recall()
        seen.append(int(g.state.first_player))
        g.conflict_deck("propaganda", "test_of_loyalty")
    assert seen == [3, 4, 5, 0, 1, 2]


@rule("S-SET-01")
def test_the_rest_of_the_set_up_is_as_for_fewer() -> None:
    s = dealt(5)._state
    assert len(s.row) == 5
    assert all(len(seat.intrigue) == 0 for seat in s.seats)
    assert MODULE.values is None
    assert dict(MODULE.changes) == {"conflict_levels": ((2, 5), (3, 4))}
