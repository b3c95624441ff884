"""Five of the six Leaders: both abilities of each, where they apply and where they do not."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.engine.mechanics.intrigue import peek
from landsraad.model.terms import D_RETURN_INTRIGUE
from tests.content.base.kit import FACTIONS, PLAIN, RECRUIT, SENT, Changes, offered, total
from tests.content.house_hagal.kit import act, bare
from tests.content.ix.kit import AT, NEGOTIATOR, Watch, poor, rich, sent, settle
from tests.support.pieces import kept_card
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix

LEADERS = (
    "archduke_armand_ecaz",
    "ilesa_ecaz",
    "prince_rhombur_vernius",
    "princess_yuna_moritani",
    "tessia_vernius",
    "viscount_hundro_moritani",
)


def signet(g: Scenario) -> Scenario:
    """Seat 0 plays the Signet Ring to Imperial Basin, which brings the Leader's ability."""
    return g.turn(0).do("agent signet_ring > imperial_basin")


def new_game(leader: str, seat: int = 0, seed: int = 5, epic: bool = False) -> ls.Game:
    """A new game with a Leader in a seat, before anybody has chosen anything."""
    leaders = [*PLAIN[1:4]]
    leaders.insert(seat, leader)
    return ls.new_game(ls.Setup(players=4, modules=("ix",), leaders=tuple(leaders), epic=epic), seed)


@pytest.mark.parametrize("leader", LEADERS)
@rule("B-SET-10", "X-SET-08")
def test_starting_resources(leader: str) -> None:
    seat = new_game(leader)._state.seats[0]
    assert (seat.solari, seat.spice, seat.water) == (0, 0, 0 if leader == "princess_yuna_moritani" else 1)


@pytest.mark.parametrize("leader", LEADERS)
@rule("B-LDR-02")
def test_signet_ring_ability_is_not_used_in_the_reveal_turn(leader: str) -> None:
    g = rich("signet_ring", leader=leader).influence(0, "fremen", 1).turn(0)
    watch = Watch(g)
    g.do("reveal")
    assert watch.only(0) == {"hand": -1, "play": 1, "persuasion": 1}
    assert offered(g) == []


# --- archduke_armand_ecaz --------------------------------------------------------------------------------------------

COORDINATION = "resolve archduke_armand_ecaz trash_in_play"


def armand(*spaces: str) -> Scenario:
    """Armand's Reveal turn with Agents on these spaces and a card of an Agent turn in play."""
    g = rich("dagger", "diplomacy", leader="archduke_armand_ecaz").play(0, "jamis").discard(0, "convincing_argument")
    return g.agents(0, 4).agent_at(0, *spaces).turn(0).do("reveal")


@rule("F-LDR-01")
@pytest.mark.parametrize(
    ("spaces", "there"),
    [
        ((), False),
        (("carthag",), False),
        (("carthag", "wealth"), False),
        (("secrets", "wealth", "foldspace"), False),
        (("carthag", "arrakeen"), True),
        (("mentat", "dreadnought"), True),
        (("smuggling", "imperial_basin"), True),
        (("carthag", "smuggling"), True),
        (("tech_negotiation", "carthag", "wealth"), True),
    ],
)
def test_archduke_armand_coordination_needs_two_agents(spaces: tuple[str, ...], there: bool) -> None:
    g = armand(*spaces)
    assert offered(g) == [COORDINATION] * there
    assert "end turn" in g.options()


@rule("F-LDR-01")
@pytest.mark.parametrize("card", ["jamis", "dagger", "diplomacy"])
def test_archduke_armand_trashes_a_card_in_play(card: str) -> None:
    g = armand("carthag", "smuggling")
    watch = Watch(g)
    g.do(COORDINATION)
    assert set(g.options()) == {"trash jamis play", "trash dagger play", "trash diplomacy play", "decline"}
    g.do(f"trash {card} play")
    assert watch.only(0) == {"play": -1}
    assert g.names(g.state.trashed)[-1] == card
    assert offered(g) == []


def test_archduke_armand_agents_of_others_do_not_count() -> None:
    g = rich("dagger", leader="archduke_armand_ecaz").agent_at(0, "carthag").agent_at(1, "arrakeen", "mentat")
    assert offered(g.turn(0).do("reveal")) == []


CONSCRIPT = "resolve archduke_armand_ecaz acquire_free"


@rule("B-ACQ-09", "F-CRD-07")
def test_archduke_armand_acquires_a_cheap_card() -> None:
    g = rich("signet_ring", leader="archduke_armand_ecaz")
    g.row("dr_yueh", "space_travel", "water_peddler", "sayyadina", "landing_rights")  # 1, 3, 1, 3, 4
    signet(g)
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do(CONSCRIPT)
    named = ("dr_yueh", "space_travel", "water_peddler", "sayyadina", "arrakis_liaison")
    assert g.options() == [f"acquire {card}" for card in named]
    g.do("acquire water_peddler")
    assert watch.only(0) == {"discard": 1, "water": 1}  # with its Acquire effect, and without any cost
    assert g.names(g.state.row) == ["dr_yueh", "space_travel", "sayyadina", "landing_rights", "spice_hunter"]
    assert offered(g) == []


# --- ilesa_ecaz ------------------------------------------------------------------------------------------------------


def ilesa(aside: str) -> Scenario:
    """Ilesa at the start of a round with five known cards, one of them set aside; her first turn begins."""
    g = rich(leader="ilesa_ecaz").deck(0, "dagger", "diplomacy", "convincing_argument", "kwisatz_haderach", "jamis")
    g.round_start()
    assert (g.kind(), g.decider()) == ("set_aside", 0)
    assert len(g.options()) == 5
    return g.do(f"set aside {aside}")


def second_turn(g: Scenario, first: str) -> Scenario:
    """Take a first turn with a card to a space, then begin the second turn of the round."""
    settle(g.do(f"agent {first}")).do("end turn")
    return g.turn(0)


@rule("X-CLR-04")
def test_ilesa_sets_a_card_aside_face_down() -> None:
    g = ilesa("diplomacy")
    assert sorted(g.names(g.seat_of(0).hand)) == ["convincing_argument", "dagger", "jamis", "kwisatz_haderach"]
    assert "agent diplomacy" not in g.options()

    def kept(viewer: int | None) -> object:
        seats = g.game.view(viewer)["seats"]
        assert isinstance(seats, list)
        return seats[0].get("kept_card")

    assert [kept(0), kept(1), kept(None)] == ["diplomacy", None, None]
    second_turn(g, "dagger > high_council")
    assert "diplomacy" in g.names(g.seat_of(0).hand)


@rule("X-CLR-04")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_guess_at_ilesas_card_lies_where_hers_lies(viewer: int) -> None:
    """A copy as a seat may imagine it: one card aside, hers, and no card twice or gone."""
    g = ilesa("diplomacy")
    for seed in range(8):
        copy = g.game.determinize(viewer, seed)
        s = copy._state
        aside = [kept_card(s, seat) for seat in range(len(s.seats))]
        assert [card >= 0 for card in aside] == [True, False, False, False]
        one = s.seats[0]
        cards = [*one.hand, *one.deck, *one.discard, *one.play, aside[0]]
        here = g.seat_of(0)
        mine = [*here.hand, *here.deck, *here.discard, *here.play, kept_card(g.state, 0)]
        assert sorted(cards) == sorted(mine)
        if viewer == 0:
            assert aside[0] == kept_card(g.state, 0)


@rule("F-LDR-10")
@pytest.mark.parametrize(
    ("aside", "space", "gain"),
    [
        ("dagger", "mentat", {"spice": 1}),
        ("jamis", "stillsuits", {"spice": 1}),
        ("diplomacy", "wealth", {"solari": 1}),
        ("kwisatz_haderach", "wealth", {"solari": 1}),
    ],
)
def test_ilesa_card_set_aside_sends_an_agent(aside: str, space: str, gain: Changes) -> None:
    other = "diplomacy > secrets" if aside in ("dagger", "jamis") else "dagger > high_council"
    g = second_turn(ilesa(aside), other)
    solari, spice = g.seat_of(0).solari, g.seat_of(0).spice
    leader = " from leader" if aside == "kwisatz_haderach" else ""
    g.do(*([f"agent {aside}", f"agent {aside}{leader}"] if leader else []), f"agent {aside}{leader} > {space}")
    own = {"mentat": -2, "stillsuits": 0, "wealth": 2}[space]
    assert (g.seat_of(0).solari - solari, g.seat_of(0).spice - spice) == (
        own + gain.get("solari", 0),
        gain.get("spice", 0),
    )


@rule("F-LDR-10", "F-CRD-19")
def test_ilesa_counts_the_icons_of_an_envoy() -> None:
    # With Dispatch an Envoy the Dagger has five icons, not exactly one.
    g = second_turn(ilesa("dagger").intrigue(0, "dispatch_an_envoy"), "diplomacy > secrets")
    solari, spice = g.seat_of(0).solari, g.seat_of(0).spice
    g.do("intrigue dispatch_an_envoy", "agent dagger > stillsuits")
    assert (g.seat_of(0).solari - solari, g.seat_of(0).spice - spice) == (1, 0)


@rule("F-LDR-10")
def test_ilesa_gains_nothing_for_another_card_or_another_turn() -> None:
    g = second_turn(ilesa("jamis"), "diplomacy > secrets")
    spice, solari = g.seat_of(0).spice, g.seat_of(0).solari
    g.do("agent dagger > high_council", "end turn")
    g.agents(0, 1).turn(0).do("agent jamis > stillsuits")  # the third turn of the round
    assert (g.seat_of(0).spice, g.seat_of(0).solari) == (spice, solari - 5)


@rule("X-CLR-04", "F-LDR-10")
def test_ilesa_first_turn_is_a_reveal_turn() -> None:
    g = ilesa("diplomacy")
    watch = Watch(g)
    g.do("reveal")
    # Diplomacy 1, Convincing Argument 2, Jamis 1; the daggers 1 and Jamis 2 give swords.
    assert g.seat_of(0).persuasion == 1 + 2 + 1
    assert watch.of(0) == {"hand": -4, "play": 5, "kept": -1, "persuasion": 4, "swords": 3}


@rule("X-CLR-04")
def test_ilesa_second_turn_is_a_reveal_turn() -> None:
    g = second_turn(ilesa("convincing_argument"), "dagger > high_council")
    watch = Watch(g)
    g.do("reveal")
    assert watch.of(0).get("spice", 0) == watch.of(0).get("solari", 0) == 0
    assert g.seat_of(0).persuasion == 2 + 1 + 2 + 1  # Council, Diplomacy, Convincing Argument, Jamis


def test_ilesa_sets_aside_every_round() -> None:
    g = ilesa("dagger").do("reveal", "end turn").round_start()
    assert (g.kind(), g.decider()) == ("set_aside", 0)


@rule("X-TEC-13")
def test_ilesa_chooses_among_the_card_of_holtzman_engine_too() -> None:
    deck = ("dagger", "diplomacy", "convincing_argument", "jamis", "truthsayer", "web_of_power")
    g = rich(leader="ilesa_ecaz").tiles(0, "holtzman_engine").deck(0, *deck).round_start()
    assert g.options() == [f"set aside {card}" for card in deck]


@rule("F-CRD-07")
def test_ilesa_signet_acquires_foldspace() -> None:
    g = signet(rich("signet_ring", leader="ilesa_ecaz"))
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do("resolve ilesa_ecaz pay solari 1")
    assert watch.only(0) == {"solari": -1, "discard": 1}
    assert g.names(g.seat_of(0).discard) == ["foldspace"]
    g = signet(poor("signet_ring", leader="ilesa_ecaz"))
    assert offered(g) == []


# --- prince_rhombur_vernius ------------------------------------------------------------------------------------------


@rule("X-DRN-04")
@pytest.mark.parametrize(("leader", "each"), [("prince_rhombur_vernius", 4), (PLAIN[0], 3)])
@pytest.mark.parametrize("ships", [0, 1, 2])
def test_prince_rhombur_dreadnoughts_are_stronger(leader: str, each: int, ships: int) -> None:
    g = rich(leader=leader).ships(0, garrison=2 - ships, deployed=ships).troops(0, garrison=0, deployed=1)
    g.ships(1, deployed=2).swords(0, 2)
    assert g.strength_of(0) == 2 + each * ships + 2
    assert g.strength_of(1) == 6


RHOMBUR = "resolve prince_rhombur_vernius choose 2"


@rule("X-TEC-01", "X-NEG-01")
def test_prince_rhombur_signet() -> None:
    g = signet(rich("signet_ring", leader="prince_rhombur_vernius"))
    assert g.options()[0] == RHOMBUR
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do(RHOMBUR)
    assert g.options() == ["choose acquire_tech", "choose negotiator"]
    g.do("choose negotiator", "place negotiators 1")
    assert watch.only(0) == NEGOTIATOR
    g = signet(rich("signet_ring", leader="prince_rhombur_vernius"))
    watch = Watch(g)
    g.do(RHOMBUR, "choose acquire_tech", "acquire tile minimic_film")
    assert watch.only(0) == {"spice": -2, "tiles": 1}
    assert offered(g) == []


# --- viscount_hundro_moritani ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("epic", [False, True])
@rule("X-EPC-05", "X-EPC-06")
def test_viscount_hundro_keeps_one_of_two_intrigue_cards(seat: int, epic: bool) -> None:
    game = new_game("viscount_hundro_moritani", seat, epic=epic)
    assert game.decision is not None
    assert (game.decision.kind, game.seat) == ("return_intrigue", seat)
    s = game._state
    assert s.round == 0
    assert [len(one.intrigue) for one in s.seats] == [int(epic) + 2 * (number == seat) for number in range(4)]
    drawn = [s.rules.intrigues[card].id for card in s.seats[seat].intrigue[-2:]]
    assert [option.text for option in game.decision.options] == [f"return {card}" for card in drawn]
    size = len(s.intrigue_deck)
    game.apply_text(f"return {drawn[0]}")
    assert [len(one.intrigue) for one in s.seats] == [int(epic) + (number == seat) for number in range(4)]
    assert s.rules.intrigues[s.seats[seat].intrigue[-1]].id == drawn[1]
    assert len(s.intrigue_deck) == size + 1
    assert s.rules.intrigues[s.intrigue_deck[-1]].id == drawn[0]
    assert s.round == 1


@rule("X-FRT-02", "B-CST-02")
def test_viscount_hundro_signet() -> None:
    g = poor("signet_ring", leader="viscount_hundro_moritani").turn(0).do("agent signet_ring > imperial_basin")
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do("resolve viscount_hundro_moritani pay spice 1", "freighter advance")
    assert watch.only(0) == {"spice": -1, "freighter": 1}
    g = poor("signet_ring", leader="viscount_hundro_moritani").turn(0).do("agent signet_ring > smuggling")
    assert offered(g) == ["resolve smuggling freighter"]


# --- princess_yuna_moritani ------------------------------------------------------------------------------------------

YUNA = "princess_yuna_moritani"


@rule("F-LDR-11")
def test_princess_yuna_one_more_for_every_gain_in_her_turn() -> None:
    g = rich("freighter_fleet", leader=YUNA).freighter(0, 1).intrigue(0, "windfall").turn(0)
    watch = Watch(g)
    g.do("agent freighter_fleet > smuggling")  # 1 and 1 more
    assert watch.only(0)["solari"] == 2
    g.do("resolve smuggling freighter", "freighter recall", "choose solari 5")
    assert watch.of(0)["solari"] == 2 + 6
    assert [watch.of(seat) for seat in (1, 2, 3)] == [{"solari": 1}] * 3
    g.do("intrigue windfall")
    assert watch.of(0)["solari"] == 2 + 6 + 3
    assert [watch.of(seat) for seat in (1, 2, 3)] == [{"solari": 1}] * 3


@pytest.mark.parametrize(("card", "solari"), [("choam_delegate", 4), ("esmar_tuek", 3), ("dagger", 0)])
def test_princess_yuna_gains_in_her_reveal_turn(card: str, solari: int) -> None:
    g = rich(card, leader=YUNA).turn(0)
    watch = Watch(g)
    g.do("reveal")
    assert watch.only(0).get("solari", 0) == solari


def test_princess_yuna_control_bonus_in_her_turn() -> None:
    g = rich("bounty_hunter", leader=YUNA).control(0, "carthag").agent_at(1, "carthag").turn(0)
    watch = Watch(g)
    g.do("agent bounty_hunter > carthag")
    assert watch.of(0)["solari"] == (1 + 1) + (2 + 1)


@rule("F-LDR-11")
def test_princess_yuna_nothing_more_outside_her_turn() -> None:
    # Dividends of an opponent, the reward of a Conflict, a tile at the start of the round.
    g = rich(leader=YUNA).hand(1, "landing_rights").freighter(1, 1).control(0, "carthag").turn(1)
    watch = Watch(g)
    g.do("agent landing_rights > carthag", "resolve landing_rights freighter", "freighter recall", "choose solari 5")
    assert watch.of(0) == {"solari": 1 + 1}  # her Control of Carthag and the Dividends
    assert [watch.of(seat)["solari"] for seat in (1, 2, 3)] == [5, 1, 1]
    g = rich(leader=YUNA).conflict("guild_bank_raid").troops(0, garrison=0, deployed=1)
    watch = Watch(g)
    assert g.combat().kind() == "play_card"
    assert watch.of(0)["solari"] == 6
    g = rich(leader=YUNA).tiles(0, "shuttle_fleet")
    watch = Watch(g)
    g.round_start()
    assert watch.of(0)["solari"] == 2


@rule("F-LDR-11", "X-RIV-11", "X-RIV-12")
@pytest.mark.parametrize("players", [1, 2])
def test_princess_yuna_nothing_more_in_the_turn_of_a_rival(players: int) -> None:
    leaders = (YUNA, "paul_atreides")[:players]
    for card, solari in (("carthag", 1), ("hagal_interstellar_shipping", 1)):
        g = bare(ix(seats=players, leaders=leaders)).conflict("skirmish_a").control(0, "carthag").first(0)
        g.state.turn_seat = 0  # the turn before was hers
        g.freighter(players, 1).rival_influence(0, "guild", 2)  # up to the second space, then back
        act(g, 0, card)
        assert g.seat_of(0).solari == solari


def test_princess_yuna_pays_the_usual_costs() -> None:
    g = rich("dagger", leader=YUNA)
    assert sent(g, "dagger", "high_council") == total(SENT, AT["high_council"])
    seats = ix(leaders=(YUNA, *PLAIN[1:4])).state.seats
    assert [seat.water for seat in seats] == [0, 1, 1, 1]


@rule("B-CST-04")
@pytest.mark.parametrize("faction", FACTIONS)
def test_princess_yuna_signet(faction: str) -> None:
    g = signet(poor("signet_ring", leader=YUNA).solari(0, 7))
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do("resolve princess_yuna_moritani pay solari 7", f"influence {faction}")
    assert watch.only(0) == total({"solari": -7, "spice": 1, faction: 1}, RECRUIT)
    assert offered(signet(poor("signet_ring", leader=YUNA).solari(0, 6))) == []


def test_with_no_intrigue_card_left_nothing_goes_back() -> None:
    """Not with the printed Leader, whose ability is for the set-up; for own cards with the same effect."""
    g = rich("dagger").intrigue_deck().intrigue_discard().turn(0)
    asked = g.state.kind
    peek(g.state, g.seat_of(0), 0, 0, 2)
    assert g.state.kind == asked
    g.intrigue_deck("ambush")
    peek(g.state, g.seat_of(0), 0, 0, 2)
    assert g.state.kind == D_RETURN_INTRIGUE
    assert list(g.state.options) == [g.state.rules.act_intrigue[g.intrigue_index("ambush")]]
