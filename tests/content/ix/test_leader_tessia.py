"""Tessia Vernius: her Snoopers on the Influence tracks, the four boxes they bring, and Duplicity."""

from __future__ import annotations

import pytest

from tests.content.base.kit import FACTIONS, RECRUIT, Changes, offered, times, total
from tests.content.ix.kit import Watch, poor, rich
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

TESSIA = "tessia_vernius"
# A Plot card that gains 1 Influence with each Faction, and the bonus at 4 Influence of its track.
CARD = {
    "emperor": "favored_subject",
    "guild": "guild_authorization",
    "bene_gesserit": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}
BONUS: dict[str, Changes] = {
    "emperor": times(2, RECRUIT),
    "guild": {"solari": 3},
    "bene_gesserit": {"intrigue": 1},
    "fremen": {"water": 1},
}


def marked(g: Scenario) -> list[str]:
    """Return the Factions on whose track a Snooper of seat 0 lies."""
    return g.marks_of(0)


def tessia(faction: str, taken: int, *hand: str, influence: int = 1) -> Scenario:
    """Tessia's turn with a Plot card for a Faction in hand; so many other Snoopers have been taken before."""
    g = rich(*hand, leader=TESSIA).intrigue(0, CARD[faction]).influence(0, faction, influence)
    others = [name for name in FACTIONS if name != faction][:taken]
    g.set_marks(0, *(name for name in FACTIONS if name not in others))
    for name in others:
        g.influence(0, name, 2)
    return g.turn(0)


@rule("X-SET-11")
def test_tessia_starts_with_four_snoopers() -> None:
    g = rich(leader=TESSIA)
    assert marked(g) == list(FACTIONS)
    assert [g.marks_of(seat) for seat in (1, 2, 3)] == [[], [], []]
    g = rich()
    assert [g.marks_of(seat) for seat in g.state.seats] == [[], [], [], []]


@rule("X-SET-11", "X-DIS-02")
@pytest.mark.parametrize("faction", FACTIONS)
def test_tessia_first_snooper_a_card_for_spice(faction: str) -> None:
    for answer, change in (("pay", {"hand": -1, "discard": 1, "spice": 1}), ("decline", {})):
        g = tessia(faction, 0, "dagger", "diplomacy")
        watch = Watch(g)
        g.do(f"intrigue {CARD[faction]}")
        assert g.options() == ["pay", "decline"]
        g.do(answer)
        if answer == "pay":
            assert g.options() == ["discard dagger", "discard diplomacy"]
            g.do("discard dagger")
        assert watch.only(0) == total({"intrigue": -1, faction: 1, "vp": 1}, change)
        assert marked(g) == [name for name in FACTIONS if name != faction]


def test_tessia_first_snooper_without_a_card_in_hand() -> None:
    g = tessia("guild", 0)
    watch = Watch(g)
    g.do("intrigue guild_authorization")
    assert watch.only(0) == {"intrigue": -1, "guild": 1, "vp": 1}
    assert "guild" not in marked(g)


@rule("X-SET-11", "B-INF-06")
@pytest.mark.parametrize("faction", FACTIONS)
def test_tessia_second_snooper_the_bonus_of_the_track(faction: str) -> None:
    g = tessia(faction, 1)
    watch = Watch(g)
    g.do(f"intrigue {CARD[faction]}")
    assert watch.only(0) == total({"intrigue": -1, faction: 1, "vp": 1}, BONUS[faction])
    assert len(marked(g)) == 2


@rule("X-SET-11")
@pytest.mark.parametrize("faction", FACTIONS)
def test_tessia_third_snooper_one_more_influence(faction: str) -> None:
    g = tessia(faction, 2)
    watch = Watch(g)
    g.do(f"intrigue {CARD[faction]}")
    assert watch.only(0) == {"intrigue": -1, faction: 2, "vp": 1}
    assert len(marked(g)) == 1


@rule("X-SET-11")
@pytest.mark.parametrize("faction", FACTIONS)
def test_tessia_fourth_snooper_bonus_and_influence(faction: str) -> None:
    g = tessia(faction, 3)
    watch = Watch(g)
    g.do(f"intrigue {CARD[faction]}")
    assert watch.only(0) == total({"intrigue": -1, faction: 2, "vp": 1}, BONUS[faction])
    assert marked(g) == []


@pytest.mark.parametrize("influence", [0, 2, 3])
def test_tessia_only_on_reaching_the_snooper(influence: int) -> None:
    # From 0 to 1 it is not reached yet; a track above 2 without its Snooper brings nothing more.
    g = tessia("guild", 1, influence=influence)
    if influence >= 2:
        g.set_marks(0, *(name for name in marked(g) if name != "guild"))
        g.alliance("guild", 1).influence(1, "guild", 6)
    before = marked(g)
    watch = Watch(g)
    g.do("intrigue guild_authorization")
    bonus = BONUS["guild"] if influence == 3 else {}  # that of 4 Influence, as for everybody
    assert watch.only(0) == total({"intrigue": -1, "guild": 1}, bonus)
    assert marked(g) == before


def test_tessia_passes_the_snooper_with_two_steps() -> None:
    g = rich("treachery", leader=TESSIA).influence(0, "fremen", 1)
    g.set_marks(0, "emperor", "fremen")
    g.influence(0, "guild", 2).influence(0, "bene_gesserit", 2).turn(0)
    watch = Watch(g)
    g.do("agent treachery > stillsuits", "resolve stillsuits influence fremen")
    # Two of the card, one of the third Snooper; reaching 4 brings Alliance and bonus of the track.
    assert watch.only(0)["fremen"] == 3
    assert g.alliance_of("fremen") == 0
    assert watch.only(0)["vp"] == 1 + 1
    assert watch.only(0)["water"] == 1 + 1  # Stillsuits and the bonus at 4


def all_at_once(*order: str) -> tuple[Scenario, Watch]:
    """CHOAM Directorship with a step to every Snooper, reached in this order."""
    g = rich(leader=TESSIA).row("choam_directorship", "dr_yueh").persuasion(0, 8)
    for faction in FACTIONS:
        g.influence(0, faction, 1)
    g.turn(0).do("reveal")
    watch = Watch(g)
    g.do("acquire choam_directorship")
    for number, faction in enumerate(order):
        assert offered(g, "influence ") == [f"influence {name}" for name in FACTIONS if name not in order[:number]]
        g.do(f"influence {faction}")
    assert g.kind() == "acquire"
    return g, watch


@rule("B-REV-04", "X-SET-11")
def test_tessia_four_snoopers_in_the_order_she_likes() -> None:
    # The last one is not asked for. The third brings one more Influence, the second and the fourth the bonus.
    g, watch = all_at_once("emperor", "guild", "bene_gesserit")
    assert (marked(g), watch.only(0)["vp"]) == ([], 4)
    gained = {name: g.influence_of(0, name) for name in FACTIONS}
    assert gained == {"emperor": 2, "guild": 2, "bene_gesserit": 3, "fremen": 3}
    assert (watch.only(0)["solari"], watch.only(0)["water"]) == (3, 1)
    g, watch = all_at_once("fremen", "bene_gesserit", "guild")
    assert (marked(g), watch.only(0)["vp"]) == ([], 4)
    gained = {name: g.influence_of(0, name) for name in FACTIONS}
    assert gained == {"emperor": 3, "guild": 3, "bene_gesserit": 2, "fremen": 2}
    assert (watch.only(0)["intrigue"], watch.only(0)["garrison"]) == (1, 2)
    assert "water" not in watch.only(0)


@rule("B-AGT-11", "X-SET-11")
@pytest.mark.parametrize(("first", "other"), [("guild", "fremen"), ("fremen", "guild")])
def test_tessia_chooses_the_order_of_quid_pro_quo(first: str, other: str) -> None:
    g = rich("dagger", leader=TESSIA).intrigue(0, "quid_pro_quo").agents(0, 4).agent_at(0, "foldspace", "stillsuits")
    g.influence(0, "guild", 1).influence(0, "fremen", 1).turn(0).do("intrigue quid_pro_quo")
    assert g.options() == ["influence guild", "influence fremen"]
    g.do(f"influence {first}")
    assert (g.influence_of(0, first), g.influence_of(0, other)) == (2, 1)
    assert g.options() == ["pay", "decline"]  # the first Snooper: a card for 1 spice
    watch = Watch(g)
    g.do("decline")
    # The second Snooper brings the bonus of its track.
    assert watch.only(0) == total({other: 1, "vp": 1, "face_up": -1}, BONUS[other])  # the card is done


@rule("B-AGT-11", "B-INF-06")
def test_order_is_not_asked_where_it_does_not_matter() -> None:
    # One Snooper only, and the other track brings nothing.
    g = rich("dagger", leader=TESSIA).intrigue(0, "quid_pro_quo").agents(0, 4).agent_at(0, "foldspace", "stillsuits")
    g.influence(0, "guild", 1).influence(0, "fremen", 0).turn(0).do("intrigue quid_pro_quo")
    assert g.options() == ["pay", "decline"]
    # Two bonuses without a choice.
    g = rich("dagger").intrigue(0, "quid_pro_quo").agents(0, 4).agent_at(0, "foldspace", "stillsuits")
    g.influence(0, "guild", 3).influence(0, "fremen", 3).turn(0)
    watch = Watch(g)
    g.do("intrigue quid_pro_quo")
    assert g.kind() == "play_card"
    assert (watch.only(0)["solari"], watch.only(0)["water"]) == (3, 1)


@rule("B-AGT-11", "X-SET-11")
def test_order_of_a_snooper_and_the_bonus_of_another_track() -> None:
    # The Intrigue card of the bonus may be seen before a card is discarded for the Snooper, or after.
    g = rich("dagger", leader=TESSIA).intrigue(0, "quid_pro_quo").agents(0, 4).agent_at(0, "foldspace", "secrets")
    g.influence(0, "guild", 1).influence(0, "bene_gesserit", 3).set_marks(0, "guild", "emperor", "fremen")
    g.turn(0).do("intrigue quid_pro_quo")
    assert g.options() == ["influence guild", "influence bene_gesserit"]


def test_tessia_a_lost_step_does_not_bring_the_snooper_back() -> None:
    g = rich(leader=TESSIA).influence(0, "guild", 2).intrigue(0, "finesse")
    g.set_marks(0, "emperor", "fremen")
    g.turn(0)
    watch = Watch(g)
    g.do("intrigue finesse", "lose guild", "influence guild")
    assert watch.only(0) == {"intrigue": -1}
    assert marked(g) == ["emperor", "fremen"]


def test_opponents_on_the_track_do_not_touch_the_snoopers() -> None:
    g = rich(leader=TESSIA).influence(1, "guild", 1).intrigue(1, "guild_authorization").hand(1, "dagger").turn(1)
    watch = Watch(g)
    g.do("intrigue guild_authorization")
    assert watch.only(1) == {"intrigue": -1, "guild": 1, "vp": 1}
    assert marked(g) == list(FACTIONS)


# --- Duplicity -------------------------------------------------------------------------------------------------------

DUPLICITY = "resolve tessia_vernius pay lose_influence 1"


def duplicity(g: Scenario) -> Scenario:
    """Seat 0 plays the Signet Ring to Imperial Basin."""
    return g.turn(0).do("agent signet_ring > imperial_basin")


@rule("B-INF-14", "B-CST-02")
def test_duplicity_gains_where_a_snooper_lies() -> None:
    g = rich("signet_ring", leader=TESSIA).influence(0, "emperor", 3).influence(0, "fremen", 1)
    g.set_marks(0, "guild", "fremen")
    duplicity(g)
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do(DUPLICITY)
    assert g.options() == ["lose emperor", "lose fremen"]
    g.do("lose emperor")
    assert g.options() == ["influence guild", "influence fremen"]
    g.do("influence fremen")
    # The third Snooper: one more Influence.
    assert watch.only(0) == {"emperor": -1, "fremen": 2, "vp": 1}
    assert marked(g) == ["guild"]


def test_duplicity_needs_influence_and_a_snooper() -> None:
    assert offered(duplicity(poor("signet_ring", leader=TESSIA))) == []
    g = rich("signet_ring", leader=TESSIA).influence(0, "emperor", 3)
    g.set_marks(0)
    assert offered(duplicity(g)) == []
