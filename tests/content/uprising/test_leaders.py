"""The Leaders of Uprising and CHOAM."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.core.errors import SetupError
from tests.content.uprising.cards_kit import (
    DRAW,
    RECRUIT,
    SENT,
    Changes,
    Watch,
    offered,
    rich,
    sent,
    settle,
    total,
    use,
)
from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, uprising

RING = "signet_ring"

# What the Signet Ring gives without a choice.
LEADERS: dict[str, Changes] = {
    "gurney_halleck": RECRUIT,
    "lady_amber_metulli": {"solari": 1},
    "muad_dib": DRAW,
}


@rule("U-ICO-04")
@pytest.mark.parametrize("leader", LEADERS)
def test_signet_rings(leader: str) -> None:
    assert sent(rich(RING, leader=leader), RING, "imperial_basin") == LEADERS[leader]


# --- Feyd-Rautha Harkonnen -------------------------------------------------------------------------------------------

FEYD = "feyd_rautha_harkonnen"


def trained(g: Scenario, *answers: str) -> Changes:
    """Play the Signet Ring and use what it gives."""
    g.hand(0, RING).play(0).agents(0, 2).empty_board().turn(0).do(f"agent {RING} > imperial_basin")
    watch = Watch(g)
    settle(g, *answers)
    return watch.only(0)


@rule("U-CLR-01", "U-CLR-02", "U-CLR-10")
def test_feyd_rautha_trains_along_the_track() -> None:
    """The lower ways: spy, trash, spy, 2 spice, troop and spy; at the end nothing more."""
    g = rich(leader=FEYD)
    assert pieces.training_space(g.state, 0) == "start"
    assert trained(g, "train 2", "spy on choam") == {"spies": 1}
    assert trained(g, "trash signet_ring play") == {"play": -1}
    assert trained(g, "train 5", "spy on guild") == {"spies": 1}
    assert trained(g) == {"spice": 2}
    assert trained(g, "recall first choam", "spy on emperor") in ({**RECRUIT, "spies": 1}, RECRUIT)
    assert pieces.training_space(g.state, 0) == "final"
    g.hand(0, RING).play(0).agents(0, 2).empty_board().turn(0).do(f"agent {RING} > imperial_basin")
    assert offered(g) == []
    assert "end turn" in g.options()


@rule("U-CLR-01")
def test_feyd_rauthas_upper_ways_trash_cards() -> None:
    g = rich(leader=FEYD)
    assert trained(g, "train 1", "pay", "trash signet_ring play") == {"solari": -1, "play": -1}
    g = rich(leader=FEYD)
    assert trained(g, "train 1", "decline") == {}
    assert trained(g, "decline") == {}
    assert trained(g, "train 4", "trash signet_ring play") == {"play": -1}
    assert trained(g, "spy on choam") == {**RECRUIT, "spies": 1}


def test_feyd_rautha_shows_his_track() -> None:
    g = rich(leader=FEYD).training(0, "mid_trash").turn(0)
    seats = g.game.view(1)["seats"]
    assert [seat["training"] for seat in seats] == ["mid_trash", None, None, None]


def test_feyd_rautha_recalls_a_spy_for_swords() -> None:
    g = rich(leader=FEYD).spies(0, "choam").turn(0).do("reveal")
    assert "end turn" in g.options()
    use(g, FEYD)
    assert (g.seat_of(0).swords, g.spies_of(0)) == (2, [])
    assert offered(rich(leader=FEYD).turn(0).do("reveal")) == []


# --- Gurney Halleck --------------------------------------------------------------------------------------------------


@rule("U-CLR-16", "U-REV-03")
def test_gurney_halleck_smiles_at_any_moment_of_the_reveal_turn() -> None:
    at_once = rich("dagger", "dagger", leader="gurney_halleck").troops(0, 3, 2).turn(0).do("reveal")
    assert (at_once.strength_of(0), at_once.seat_of(0).persuasion) == (6, 1)
    weak = rich("dagger", leader="gurney_halleck").troops(0, 3, 2).turn(0).do("reveal")
    assert (weak.strength_of(0), offered(weak)) == (5, [])
    # An effect of the Reveal turn raises the strength: then it may be used, once.
    g = rich("chani_clever_tactician", leader="gurney_halleck").troops(0, 3, 3).turn(0)
    g.do("reveal")
    assert g.seat_of(0).persuasion == 1  # three troops are 6
    g.do("resolve chani_clever_tactician pay retreat 2")
    assert (g.strength_of(0), g.seat_of(0).persuasion) == (6, 1)  # kept, and not given again


@rule("U-CLR-16", "U-REV-03")
def test_gurney_halleck_is_offered_his_smile_later_and_keeps_it() -> None:
    g = rich("chani_clever_tactician", leader="gurney_halleck").troops(0, 3, 2).sandworms(0, 0).turn(0).do("reveal")
    assert (g.strength_of(0), offered(g, "resolve gurney")) == (4, [])
    g = rich("undercover_asset", leader="gurney_halleck").troops(0, 3, 2).turn(0).do("reveal")
    assert offered(g, "resolve gurney") == []
    use(g, "undercover_asset").do("choose swords 2")
    assert g.strength_of(0) == 6
    use(g, "gurney_halleck")
    assert (g.seat_of(0).persuasion, offered(g)) == (1, [])


@rule("U-CLR-16", "U-REV-03")
def test_gurney_halleck_counts_swords_that_count_the_whole_turn() -> None:
    """One troop and three swords are 5; Leadership adds 1 for each of the two other cards."""
    g = rich("leadership", "dagger", "dagger", leader="gurney_halleck").troops(0, 3, 1).turn(0).do("reveal")
    assert (g.strength_of(0), g.seat_of(0).persuasion) == (5, 2 + 1)
    few = rich("leadership", "dagger", leader="gurney_halleck").troops(0, 3, 1).turn(0).do("reveal")
    assert few.seat_of(0).persuasion == 2


# --- Lady Amber Metulli, Muad'Dib ------------------------------------------------------------------------------------


def test_lady_amber_metulli_retreats_a_troop() -> None:
    g = rich(leader="lady_amber_metulli").troops(0, 1, 2).turn(0).do("reveal")
    assert "end turn" in g.options()
    use(g, "lady_amber_metulli").do("retreat 1")
    assert (g.seat_of(0).conflict, g.seat_of(0).garrison) == (1, 2)


def test_lady_amber_metulli_is_paid_for_any_alliance() -> None:
    g = rich(RING, leader="lady_amber_metulli").alliance("fremen", 0)
    assert sent(g, RING, "imperial_basin") == {"solari": 1, "spice": 1}


@pytest.mark.parametrize("worms", [0, 1, 2])
def test_muad_dib_with_a_sandworm(worms: int) -> None:
    g = rich(leader="muad_dib").sandworms(0, worms).turn(0)
    watch = Watch(g)
    settle(g.do("reveal"))
    assert watch.only(0) == ({"intrigue": 1} if worms else {})


# --- Lady Jessica ----------------------------------------------------------------------------------------------------

JESSICA = "lady_jessica"


@rule("U-CLR-12")
def test_lady_jessica_keeps_a_memory() -> None:
    change = sent(rich(RING, leader=JESSICA), RING, "imperial_basin")
    assert change == {"spice": -1, "intrigue": 1, "supply": -1, "memories": 1}
    empty = rich(RING, leader=JESSICA).troops(0, 8, 4)
    assert empty.seat_of(0).supply == 0
    assert sent(empty, RING, "imperial_basin") == {"spice": -1, "intrigue": 1}


@rule("U-CLR-12")
def test_a_memory_is_out_of_reach() -> None:
    g = rich("desert_survival", leader=JESSICA).troops(0, 7, 3).memories(0, 2).turn(0)
    assert g.seat_of(0).supply == 0
    g.do("agent desert_survival > hagga_basin", "deploy 2")
    assert (g.seat_of(0).garrison, pieces.memories(g.state, 0)) == (5, 2)
    assert offered(g, "deploy") == []


@rule("U-CLR-11", "U-CLR-03")
@pytest.mark.parametrize("memories", [0, 1, 3])
def test_lady_jessica_turns_over_at_a_bene_gesserit_space(memories: int) -> None:
    g = rich("truthtrance", leader=JESSICA).memories(0, memories).turn(0).do("agent truthtrance > secrets")
    watch = Watch(g)
    use(g, JESSICA)
    moved = {"supply": memories, "memories": -memories, "hand": memories, "deck": -memories}
    assert watch.only(0) == total(moved)
    assert g.game.view(1)["seats"][0]["leader"] == "reverend_mother_jessica"


@rule("U-CLR-11")
def test_lady_jessica_may_stay_and_turns_over_nowhere_else() -> None:
    g = rich("truthtrance", leader=JESSICA).turn(0).do("agent truthtrance > secrets")
    while lines := offered(g, "resolve secrets"):
        g.do(lines[0])
    assert "end turn" in g.options()
    g.do("end turn")
    assert g.game.view(1)["seats"][0]["leader"] == JESSICA
    other = rich("truthtrance", leader=JESSICA).turn(0).do("agent truthtrance > fremkit")
    assert offered(other, f"resolve {JESSICA}") == []


@rule("F-UPR-11", "U-CLR-13")
def test_reverend_mother_jessica_repeats_the_space() -> None:
    """Scenario 19: she is turned over at Espionage and repeats it: card and spy again, no Influence, no cost."""
    g = rich("truthtrance", leader=JESSICA).turn(0).do("agent truthtrance > espionage")
    assert g.seat_of(0).spice == 19
    use(g, JESSICA)
    watch = Watch(g)
    g.do("resolve reverend_mother_jessica pay water 1")
    settle(g, "spy on choam", "spy on guild")
    assert watch.only(0) == {"water": -1, "hand": 2, "deck": -2, "spies": 2, "bene_gesserit": 1}
    assert offered(g) == []


@rule("U-CLR-13", "F-UPR-11")
def test_reverend_mother_jessica_repeats_once_a_turn_at_bene_gesserit_and_fremen_spaces() -> None:
    g = turned(rich("truthtrance", leader=JESSICA))
    for space, extra in (("secrets", {"intrigue": 2}), ("fremkit", {"hand": 2, "deck": -2})):
        g.hand(0, "truthtrance").play(0).agents(0, 2).empty_board().turn(0)
        watch = Watch(g)
        settle(g.do(f"agent truthtrance > {space}"))
        faction = "bene_gesserit" if space == "secrets" else "fremen"
        assert watch.only(0) == total(SENT, extra, {"water": -1, faction: 1})
    g.hand(0, "truthtrance").play(0).agents(0, 2).empty_board().turn(0).do("agent truthtrance > dutiful_service")
    assert offered(g, "resolve reverend") == []
    dry = turned(rich("truthtrance", leader=JESSICA)).water(0, 0).turn(0).do("agent truthtrance > fremkit")
    assert offered(dry, "resolve reverend") == []


def turned(g: Scenario) -> Scenario:
    """Turn the Leader over in an earlier turn."""
    hand = g.names(g.seat_of(0).hand)
    use(g.hand(0, "truthtrance").turn(0).do("agent truthtrance > secrets"), JESSICA)
    return g.hand(0, *hand).play(0).agents(0, 2).empty_board().influence(0, "bene_gesserit", 0).intrigue(0).water(0, 20)


def test_reverend_mother_jessica_makes_water_and_is_never_turned_back() -> None:
    g = turned(rich(leader=JESSICA)).hand(0, RING).turn(0).do(f"agent {RING} > imperial_basin")
    watch = Watch(g)
    settle(g)
    assert watch.only(0) == {"spice": -1, "water": 1}
    g.hand(0, "truthtrance").agents(0, 2).empty_board().turn(0).do("agent truthtrance > secrets")
    assert offered(g, f"resolve {JESSICA}") == []
    assert "memories" in g.game.view(0)["seats"][0]


@rule("U-CLR-03")
def test_nobody_starts_with_a_back() -> None:
    for seed in range(30):
        view = ls.new_game(ls.Setup(host="uprising", players=4), seed).view(0)
        assert "reverend_mother_jessica" not in [seat["leader"] for seat in view["seats"]]
    with pytest.raises(SetupError, match="reverend_mother_jessica"):
        ls.Setup(host="uprising", players=3, leaders=("reverend_mother_jessica", None, None))


# --- Lady Margot Fenring, Princess Irulan ----------------------------------------------------------------------------


@rule("U-CLR-04", "U-INF-03", "U-INF-04")
@pytest.mark.parametrize(
    ("leader", "faction", "brings"),
    [
        ("lady_margot_fenring", "bene_gesserit", {"spice": 2}),
        ("princess_irulan", "emperor", {"intrigue": 1}),
    ],
)
def test_reaching_two_influence(leader: str, faction: str, brings: Changes) -> None:
    """By one step, by passing it with several, and again after falling; never by another track or at 3."""
    for start, gain, reward in ((1, 1, True), (0, 3, True), (2, 1, False), (0, 1, False)):
        g = rich(leader=leader).influence(0, faction, start).turn(0)
        assert reached(g, faction, gain) == total(brings if reward else {}, {"vp": int(start < 2 <= start + gain)})
    g = rich(leader=leader).influence(0, faction, 2).turn(0)
    assert reached(g, "fremen", 2) == {"vp": 1}
    assert reached(g, faction, -1) == {"vp": -1}
    assert reached(g, faction, 1) == total(brings, {"vp": 1})


def reached(g: Scenario, faction: str, n: int) -> Changes:
    """Move on a track by an Intrigue card's worth of steps and settle what follows."""
    from landsraad.engine.atoms import influence
    from landsraad.engine.machine import run

    watch = Watch(g)
    seat, number = g.seat_of(0), ("emperor", "guild", "bene_gesserit", "fremen").index(faction)
    if n > 0:
        influence.gain_influence(g.state, seat, number, n)
    else:
        influence.lose_influence(g.state, seat, number)
    g.state.kind = 0
    run(g.state)
    settle(g)
    return total(watch.only(0), {faction: -n})


@rule("U-SPY-05")
def test_lady_margot_fenring_spies_on_cities() -> None:
    g = use(
        rich(RING, leader="lady_margot_fenring").turn(0).do(f"agent {RING} > imperial_basin"), "lady_margot_fenring"
    )
    cities = ["spy on refinery_arrakeen", "spy on research_refinery", "spy on research_sietch"]
    assert sorted(offered(g, "spy on")) == cities


@rule("U-CLR-14", "U-ACQ-02")
def test_princess_irulan_acquires_or_trashes() -> None:
    irulan = "princess_irulan"
    g = rich(RING, "dagger", "maula_pistol", leader=irulan).row("weirding_woman", "maula_pistol", "steersman").turn(0)
    g.do(f"agent {RING} > imperial_basin")
    assert "end turn" in g.options()  # optional as a whole
    use(g, irulan).do("choose acquire_free")
    assert g.options() == ["acquire weirding_woman"]
    g.do("acquire weirding_woman")
    assert "weirding_woman" in g.names(g.seat_of(0).hand)
    for card, spice in (("dagger", 0), ("maula_pistol", 2)):
        g = rich(RING, "dagger", "maula_pistol", leader=irulan).turn(0).do(f"agent {RING} > imperial_basin")
        watch = Watch(g)
        use(g, irulan)
        if g.kind() != "trash":
            g.do("choose trash_hand")
        g.do(f"trash {card} hand")
        assert watch.only(0) == total({"hand": -1, "spice": spice})


# --- Staban Tuek -----------------------------------------------------------------------------------------------------

STABAN = "staban_tuek"


def test_staban_tuek_starts_without_diplomacy() -> None:
    g = Scenario(ls.Setup(host="uprising", players=3, leaders=(STABAN, "muad_dib", "gurney_halleck")), 5)
    dealt = ls.new_game(g.game.setup, 5)._state
    cards = [sorted(g.names(seat.hand) + g.names(seat.deck)) for seat in dealt.seats]
    assert len(cards[0]) == 9
    assert "diplomacy" not in cards[0]
    assert [sorted([*cards[0], "diplomacy"])] * 2 == cards[1:]


@rule("U-CLR-15")
def test_staban_tuek_smuggles_spice() -> None:
    """Another player's Agent on a Maker space he spies on; not his own, not elsewhere."""
    g = rich(leader=STABAN).spies(0, "imperial_basin", "choam").hand(1, "dune_the_desert_planet").turn(1)
    watch = Watch(g)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert watch.of(0) == {"spice": 1}
    g = rich(leader=STABAN).spies(0, "imperial_basin", "choam").hand(1, "dune_the_desert_planet").turn(1)
    watch = Watch(g)
    g.do("agent dune_the_desert_planet > accept_contract")
    assert watch.of(0) == {}
    own = rich("dune_the_desert_planet", leader=STABAN).spies(0, "imperial_basin").turn(0)
    own.do("agent dune_the_desert_planet > imperial_basin", "decline")
    assert own.seat_of(0).spice == 21  # the space's own


@pytest.mark.parametrize(
    ("post", "answers", "brings"),
    [
        ("choam", (), {}),
        ("landsraad_assembly", ("pay",), {"spice": -1, "solari": 3}),
        ("landsraad_assembly", ("decline",), {}),
        ("guild", ("pay",), {"solari": -2, "intrigue": 1}),
        ("guild", ("decline",), {}),
    ],
)
def test_staban_tuek_is_paid_by_the_post(post: str, answers: tuple[str, ...], brings: Changes) -> None:
    g = rich(RING, leader=STABAN)
    assert sent(g, RING, "imperial_basin", f"spy on {post}", *answers) == total(brings, {"spies": 1})


# --- Shaddam Corrino IV ----------------------------------------------------------------------------------------------

SHADDAM = "shaddam_corrino_iv"


@rule("U-SET-07", "U-CMP-05")
def test_shaddam_corrino_comes_with_choam_only() -> None:
    with pytest.raises(SetupError, match=SHADDAM):
        ls.Setup(host="uprising", players=3, leaders=(SHADDAM, None, None))
    ls.Setup(host="uprising", players=3, modules=("choam",), leaders=(SHADDAM, None, None))


def test_shaddam_corrinos_ring() -> None:
    g = rich(RING, leader=SHADDAM, choam=True)
    assert sent(g, RING, "imperial_basin", "choose solari 1") == {"solari": 1, **RECRUIT}
    g = rich(RING, leader=SHADDAM, choam=True)
    change = sent(g, RING, "imperial_basin", "choose pay solari 3", "influence guild")
    assert change == {"solari": -3, "guild": 1}


@rule("U-CLR-05", "U-WRM-11", "F-UPR-16")
def test_shaddam_corrino_cannot_deploy_as_soon_as_the_ring_sends_the_agent() -> None:
    """Scenario 6: at Hagga Basin with hooks no sandworm comes, and the troop stays in the Garrison."""
    g = rich(RING, leader=SHADDAM, choam=True).hooks(0).shield_wall(False).intrigue(0, "detonation").turn(0)
    g.do(f"agent {RING} > hagga_basin")
    assert offered(g, "deploy") == []
    while g.kind() == "resolve" and (lines := offered(g)):
        g.do(lines[0])
        while g.kind() != "resolve":
            worm = [text for text in g.options() if "sandworm" in text]
            g.do(worm[0] if worm else g.options()[0])
    assert (g.worms_of(0), g.seat_of(0).conflict, g.seat_of(0).garrison) == (0, 0, 4)
    assert offered(g, "deploy") == []
    g.do("end turn")
    g.hand(0, "dune_the_desert_planet").turn(0).do("agent dune_the_desert_planet > imperial_basin")
    assert offered(g, "deploy") == ["deploy 1", "deploy 2"]  # only that turn


@rule("F-UPR-14", "F-UPR-15")
def test_shaddam_corrino_takes_a_kept_contract() -> None:
    kept = ["sardaukar_cards", "sardaukar_recall"]
    g = rich("diplomacy", leader=SHADDAM, choam=True).market("immediate", "arrakeen_water")
    assert set(kept).isdisjoint(g.contracts_of(0))
    g.turn(0).do("agent diplomacy > dutiful_service", "resolve dutiful_service contract")
    assert {text.split()[-1] for text in g.options()} >= set(kept)
    other = uprising(4, choam=True).market("immediate", "arrakeen_water").hand(0, "diplomacy").turn(0)
    other.do("agent diplomacy > dutiful_service", "resolve dutiful_service contract")
    assert {text.split()[-1] for text in other.options()}.isdisjoint(kept)
