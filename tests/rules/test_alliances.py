"""Alliance tokens (B-INF-08 to B-INF-11, F-ALL)."""

import pytest

from landsraad.model.terms import FACTION_NAMES
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

FACTIONS = pytest.mark.parametrize("faction", FACTION_NAMES)
# Intrigue card that gives 1 Influence, by Faction.
PLOTS = {
    "emperor": "favored_subject",
    "guild": "guild_authorization",
    "bene_gesserit": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}


def standing(faction: str, *levels: int, holder: int = -1) -> Scenario:
    """Put the seats on levels of a track; everybody has 5 Victory Points before anything happens."""
    g = scenario(seats=max(3, len(levels))).alliance(faction, holder)
    for seat, level in enumerate(levels):
        g.influence(seat, faction, level).vp(seat, 5)
    return g.intrigue_deck("ambush", "ambush", "ambush")


def gain_one(g: Scenario, seat: int, faction: str) -> Scenario:
    """Let a seat gain 1 Influence by an Intrigue card."""
    return g.intrigue(seat, PLOTS[faction]).turn(seat).do(f"intrigue {PLOTS[faction]}")


def lose_one(g: Scenario, seat: int, faction: str) -> Scenario:
    """Let a seat lose 1 Influence for Shifting Allegiances; what it gives for it has still to be chosen."""
    g.hand(seat, "shifting_allegiances").spice(seat, 2).turn(seat)
    g.do("agent shifting_allegiances > secure_contract")
    g.do(next(text for text in g.options() if text.startswith("resolve shifting_allegiances pay")))
    return g.do(f"lose {faction}")


def scores(g: Scenario) -> list[int]:
    """Return all Victory Points."""
    return [int(seat.vp) for seat in g.state.seats]


def elsewhere(faction: str) -> str:
    """Return another Faction."""
    return FACTION_NAMES[(FACTION_NAMES.index(faction) + 1) % 4]


# --- upwards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "holder", "vp"), [(1, -1, 6), (2, -1, 5), (3, 1, 6)])
@FACTIONS
@rule("B-INF-08")
def test_the_first_to_reach_four_takes_the_token_and_its_point(faction: str, level: int, holder: int, vp: int) -> None:
    # From 1 to 2 the point is that of the track (B-INF-04), not of the token.
    g = gain_one(standing(faction, 0, level, 3), 1, faction)
    assert g.alliance_of(faction) == holder
    assert scores(g) == [5, vp, 5]
    others = [name for name in FACTION_NAMES if name != faction]
    assert [g.alliance_of(name) for name in others] == [-1, -1, -1]


@FACTIONS
@rule("B-INF-08")
def test_the_second_to_reach_four_takes_nothing(faction: str) -> None:
    g = gain_one(standing(faction, 3, 4, 3, holder=1), 0, faction)
    assert g.influence_of(0, faction) == 4
    assert g.alliance_of(faction) == 1
    assert scores(g) == [5, 5, 5]


@FACTIONS
@rule("B-INF-08")
def test_the_holder_takes_no_further_point(faction: str) -> None:
    g = standing(faction, 3, 0, 0)
    for level in (4, 5, 6):
        gain_one(g, 0, faction)
        assert g.influence_of(0, faction) == level
        assert g.alliance_of(faction) == 0
        assert scores(g) == [6, 5, 5]


@pytest.mark.parametrize(
    ("holder_at", "start", "passes"), [(4, 3, False), (4, 4, True), (5, 4, False), (5, 5, True), (6, 5, False)]
)
@FACTIONS
@rule("B-INF-09")
def test_the_token_passes_to_an_opponent_who_stands_strictly_higher(
    faction: str, holder_at: int, start: int, passes: bool
) -> None:
    g = gain_one(standing(faction, start, holder_at, 2, holder=1), 0, faction)
    assert g.influence_of(0, faction) == start + 1
    assert g.alliance_of(faction) == (0 if passes else 1)
    assert scores(g) == ([6, 4, 5] if passes else [5, 5, 5])


@FACTIONS
@rule("B-INF-09")
def test_the_token_passes_at_once(faction: str) -> None:
    # In the middle of the turn, so that an Alliance condition already holds: Allied Armada asks for any Alliance.
    g = standing(faction, 4, 4, 2, holder=1).spice(0, 2).troops(0, 2, deployed=1).troops(1, 2, deployed=1)
    gain_one(g, 0, faction)
    assert g.kind() == "play_card"
    assert g.alliance_of(faction) == 0
    g.intrigue(0, "allied_armada").intrigue(1, "allied_armada").spice(1, 2).first(0).combat()
    assert (g.decider(), g.options()) == (0, ["intrigue allied_armada", "pass"])
    g.do("pass")
    assert (g.decider(), g.options()) == (1, ["pass"])


@FACTIONS
@rule("B-INF-09")
def test_a_gain_beyond_the_top_overtakes_nobody(faction: str) -> None:
    g = gain_one(standing(faction, 6, 6, 2, holder=1), 0, faction)
    assert g.alliance_of(faction) == 1
    assert scores(g) == [5, 5, 5]


# --- downwards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [4, 5, 6])
@FACTIONS
@rule("B-INF-10", "F-ALL-01", "F-ALL-05")
def test_a_tied_holder_who_loses_influence_gives_the_token_away(faction: str, level: int) -> None:
    g = lose_one(standing(faction, level, 3, level, holder=0), 0, faction)
    assert g.influence_of(0, faction) == level - 1
    assert g.alliance_of(faction) == 2
    assert scores(g) == [4, 5, 6]


@pytest.mark.parametrize("levels", [(6, 5, 5), (6, 0, 5), (6, 4, 4), (5, 4, 4), (5, 4, 0), (5, 3, 3), (5, 0, 0)])
@FACTIONS
@rule("B-INF-10", "F-ALL-01")
def test_a_holder_who_was_not_tied_keeps_the_token(faction: str, levels: tuple[int, ...]) -> None:
    # Even when the loss makes them equal; there is nothing to choose.
    g = lose_one(standing(faction, *levels, holder=0), 0, faction)
    assert g.kind() == "gain_influence"
    assert g.alliance_of(faction) == 0
    assert scores(g) == [5, 5, 5]


@rule("F-ALL-01")
def test_only_the_holder_gives_the_token_away() -> None:
    g = lose_one(standing("guild", 5, 5, 5, holder=1), 0, "guild")
    assert g.alliance_of("guild") == 1
    assert scores(g) == [5, 5, 5]
    assert g.kind() == "gain_influence"


@pytest.mark.parametrize("heir", [1, 3])
@pytest.mark.parametrize("level", [4, 5, 6])
@FACTIONS
@rule("F-ALL-02", "F-ALL-05")
def test_a_holder_tied_with_several_chooses(faction: str, level: int, heir: int) -> None:
    g = lose_one(standing(faction, level, level, level - 1, level, holder=0), 0, faction)
    assert (g.kind(), g.decider()) == ("give_alliance", 0)
    assert g.options() == ["give alliance 1", "give alliance 3"]
    g.do(f"give alliance {heir}")
    assert g.alliance_of(faction) == heir
    assert scores(g) == [4, *(5 + int(seat == heir) for seat in (1, 2, 3))]


@rule("F-ALL-02")
def test_after_the_choice_the_turn_goes_on() -> None:
    g = lose_one(standing("emperor", 5, 5, 5, holder=0), 0, "emperor").do("give alliance 2")
    assert (g.kind(), g.decider()) == ("gain_influence", 0)
    assert g.seat_of(0).spice == 0
    # 4 and 2 more are 6: the token comes back from the one on 5.
    g.do("influence emperor")
    assert g.influence_of(0, "emperor") == 6
    assert g.alliance_of("emperor") == 0
    assert scores(g) == [5, 5, 5]


@pytest.mark.parametrize("other", [4, 5, 6])
@FACTIONS
@rule("F-ALL-03", "F-ALL-05", "B-INF-10")
def test_a_holder_who_falls_to_three_loses_the_token_to_a_player_with_four(faction: str, other: int) -> None:
    g = lose_one(standing(faction, 4, 3, other, holder=0), 0, faction)
    assert g.alliance_of(faction) == 2
    assert scores(g) == [4, 5, 6]


@pytest.mark.parametrize("others", [(3, 3), (3, 0), (0, 0)])
@FACTIONS
@rule("F-ALL-04", "F-ALL-05")
def test_without_a_player_on_four_the_token_goes_back_to_the_board(faction: str, others: tuple[int, int]) -> None:
    g = lose_one(standing(faction, 4, *others, holder=0), 0, faction)
    assert g.alliance_of(faction) == -1
    # Its Victory Point goes with it.
    assert scores(g) == [4, 5, 5]
    assert g.kind() == "gain_influence"


@pytest.mark.parametrize(("levels", "heir"), [((4, 5, 6, 4), 2), ((4, 6, 5, 5), 1), ((4, 4, 4, 5), 3)])
@rule("F-ALL-06")
def test_of_several_the_one_with_the_most_influence_takes_the_token(levels: tuple[int, ...], heir: int) -> None:
    g = lose_one(standing("fremen", *levels, holder=0), 0, "fremen")
    assert g.alliance_of("fremen") == heir
    assert scores(g) == [4, *(5 + int(seat == heir) for seat in (1, 2, 3))]


@pytest.mark.parametrize(("levels", "equal"), [((4, 5, 5, 4), [1, 2]), ((4, 4, 6, 6), [2, 3]), ((4, 4, 4, 3), [1, 2])])
@rule("F-ALL-06")
def test_of_several_equals_the_former_holder_chooses(levels: tuple[int, ...], equal: list[int]) -> None:
    for heir in equal:
        g = lose_one(standing("fremen", *levels, holder=0), 0, "fremen")
        assert g.decider() == 0
        assert g.options() == [f"give alliance {seat}" for seat in equal]
        g.do(f"give alliance {heir}")
        assert g.alliance_of("fremen") == heir
        assert scores(g) == [4, *(5 + int(seat == heir) for seat in (1, 2, 3))]


# --- back on the board ---------------------------------------------------------------------------------------------


@FACTIONS
@rule("B-INF-11")
def test_a_returned_token_goes_to_the_next_to_reach_four(faction: str) -> None:
    g = lose_one(standing(faction, 4, 3, 2, holder=0), 0, faction)
    g.do(f"influence {elsewhere(faction)}", "end turn")
    assert g.alliance_of(faction) == -1
    score = scores(g)
    gain_one(g, 2, faction)  # from 2 to 3: not yet
    assert g.alliance_of(faction) == -1
    gain_one(g, 1, faction)
    assert g.alliance_of(faction) == 1
    assert scores(g) == [score[0], score[1] + 1, score[2]]


@FACTIONS
@rule("B-INF-11")
def test_the_former_holder_may_be_the_next_to_reach_four(faction: str) -> None:
    g = lose_one(standing(faction, 4, 3, 3, holder=0), 0, faction)
    assert (g.alliance_of(faction), scores(g)) == (-1, [4, 5, 5])
    g.do(f"influence {faction}")
    assert g.influence_of(0, faction) == 5
    assert (g.alliance_of(faction), scores(g)) == (0, [5, 5, 5])
