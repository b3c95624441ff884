"""The variants of games with Rivals of Uprising (R-VAR)."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.content.boxes import rival_leaders
from landsraad.engine.actors.standing import ranking
from tests.support.rival_table import rivals_influence
from tests.support.rulemark import rule
from tests.support.scenario import packed
from tests.support.uprising_rivals import act, at, fight, goods, power, sandworms, table, told, troops

EXPERT = ("expert_deployment",)
SMART = ("smart_politics",)
STREAMLINED = ("streamlined_rivals",)
PLAIN = ("rival_lady_amber_metulli", "rival_glossu_rabban")


# --- the Imperium Row ----------------------------------------------------------------------------------------------


@rule("R-VAR-02", "R-VAR-03", "R-VAR-17")
def test_dice_thin_out_the_row() -> None:
    seen = set()
    for seed in range(40):
        game = ls.new_game(ls.Setup(host="uprising", players=1, variants=("imperium_row_dice",)), seed)
        while game.decision is not None and game.decision.kind != "play_card":
            game.apply(game.legal_actions()[0])  # what a Rival that acts before leaves open
        before: list[str] = game.view(0)["row"]
        game.apply_text("reveal")
        while game.decision is not None and game.decision.kind == "acquire":
            ending = [option.action for option in game.decision.options if option.text == "end turn"]
            game.apply(ending[0] if ending else game.legal_actions()[0])
        events = [(event.kind, event.what, event.amount) for event in game.events()]
        dice = [amount for kind, _, amount in events if kind == "dice_rolled"][:2]
        gone = [what for kind, what, _ in events if kind == "row_trashed"]
        assert len(dice) == 2
        # The positions are those of the Row as it lay before; a 6 removes nothing, equal dice one card only.
        assert sorted(map(str, gone)) == sorted(before[die - 1] for die in {die for die in dice if die < 6})
        assert len(game.view(0)["row"]) == 5
        seen.add((len({*dice}), 6 in dice))
    assert {(1, False), (2, False), (2, True)} <= seen
    with pytest.raises(ls.SetupError, match="belongs to the solo game"):
        ls.Setup(host="uprising", players=2, variants=("imperium_row_dice",))


# --- streamlined Rivals --------------------------------------------------------------------------------------------


@rule("R-VAR-04", "R-VAR-15")
def test_who_may_be_a_rival() -> None:
    for_two = ls.Setup(host="uprising", players=2, variants=STREAMLINED)
    assert set(rival_leaders(for_two)) == set(PLAIN)
    others = rival_leaders(ls.Setup(host="uprising", players=1))
    assert len(others) == 8
    assert not set(others) & set(PLAIN)
    assert rival_leaders(ls.Setup(host="uprising", players=2)) == others
    for seed in range(6):
        state = ls.new_game(for_two, seed)._state
        assert state.rivalry is not None
        assert state.rules.leaders[state.rivalry.rivals[0].leader].id in PLAIN
    with pytest.raises(ls.SetupError, match="cannot be a rival"):
        ls.Setup(host="uprising", players=1, rivals=(PLAIN[0], None))
    with pytest.raises(ls.SetupError, match="belongs to other games"):
        ls.Setup(host="uprising", players=1, variants=STREAMLINED)
    with pytest.raises(ls.SetupError, match="cannot be a rival"):
        ls.Setup(host="uprising", players=2, rivals=("rival_muad_dib",), variants=STREAMLINED)


@rule("R-VAR-05", "R-CMB-13", "R-GEN-06")
def test_a_streamlined_rival_cannot_win() -> None:
    g = table(2, PLAIN[:1], variants=STREAMLINED).vp(0, 10).vp(1, 3).spice(2, 9)
    g.conflict_deck("skirmish_desert_mouse").recall()
    assert ranking(g.state) == [0, 1]


@rule("R-VAR-06", "R-VAR-14")
@pytest.mark.parametrize("rival", PLAIN)
def test_with_its_swordmaster_it_gathers_nothing_more(rival: str) -> None:
    for swordmaster in (False, True):
        g = table(2, (rival,), variants=STREAMLINED).bonus_spice("deep_desert", 2).influence(2, "fremen", 2)
        g.control(2, "imperial_basin").conflict("skirmish_ornithopter").troops(2, garrison=0, deployed=4)
        if swordmaster:
            g.swordmaster(2)
        act(g, 0, "deep_desert")
        assert g.state.bonus_spice[g.space("deep_desert")] == 0  # taken in any case
        assert goods(g) == ((0, 0, 0, 0) if swordmaster else (0, 6, 0, 0))
        g.spice(2, 0)
        for card in ("accept_contract_shipping_1", "assembly_hall", "sietch_tabr"):
            act(g, 0, card)
        assert goods(g) == ((0, 0, 0, 0) if swordmaster else (2, 0, 1, 1))
        g.hand(0, "dune_the_desert_planet").agents(0, 1).turn(0).do("agent dune_the_desert_planet > imperial_basin")
        assert goods(g)[1] == int(not swordmaster)
        g.solari(2, 0).spice(2, 0).water(2, 0).intrigue(2)
        fight(g)
        assert goods(g) == ((0, 0, 0, 0) if swordmaster else (1, 0, 0, 1))


@rule("R-VAR-14")
def test_a_streamlined_rival_scores_nothing() -> None:
    g = table(2, PLAIN[:1], variants=STREAMLINED).influence(2, "emperor", 1)
    act(g, 0, "dutiful_service")
    assert (rivals_influence(g), int(g.rival(0).vp)) == ({"emperor": 2}, 0)
    g = act(table(2, PLAIN[:1], variants=STREAMLINED).influence(2, "emperor", 3), 0, "dutiful_service")
    assert (g.alliance_of("emperor"), int(g.rival(0).vp)) == (2, 0)
    g = table(2, PLAIN[:1], variants=STREAMLINED).conflict("battle_for_imperial_basin").spice(2, 6)
    g.troops(2, garrison=0, deployed=1).won(2, "objective_ornithopter_1_3p").conflict_deck("skirmish_desert_mouse")
    fight(g)
    assert (int(g.rival(0).vp), int(g.rival(0).spice)) == (0, 6)  # nothing is paid for what it cannot have
    assert "icons_matched" in g.events()
    g = table(2, PLAIN[:1], variants=STREAMLINED).solari(2, 8).spice(2, 7)
    act(g, 0, "fremkit", "accept_contract_shipping_1", "gather_support_troop")
    g = act(g, 0, "accept_contract_shipping_1", "gather_support_troop")
    assert (int(g.rival(0).swordmaster), int(g.rival(0).vp)) == (1, 0)


# --- brutal escalation ---------------------------------------------------------------------------------------------


@rule("R-VAR-07")
def test_two_cards_in_a_conflict_three() -> None:
    for variants, conflict, swords in (
        (("brutal_escalation",), "propaganda", 5 + 4),
        (("brutal_escalation",), "choam_security", 5),
        ((), "propaganda", 5),
    ):
        for seats in (1, 2):
            g = table(seats, variants=variants).conflict(conflict).troops(seats, garrison=0, deployed=1)
            g.troops(0, garrison=0, deployed=1).intrigue(0, "impress").conflict_deck("skirmish_desert_mouse")
            fight(g, "heighliner", "sardaukar", "fremkit", "arrakeen")
            assert power(g, seats) == 2 + swords


# --- expert deployment ---------------------------------------------------------------------------------------------


@rule("R-VAR-08", "R-VAR-11", "R-VAR-16")
@pytest.mark.parametrize("conflict", ["skirmish_crysknife", "choam_security"])
def test_a_lead_of_three_units_holds_troops_back(conflict: str) -> None:
    for own, theirs, held in ((3, 0, True), (2, 0, False), (5, 2, True), (4, 2, False)):
        g = table(variants=EXPERT).conflict(conflict).troops(1, garrison=4, deployed=own)
        g.troops(0, garrison=0, deployed=theirs).troops(2, garrison=0, deployed=max(0, theirs - 1))
        act(g, 0, "research_station")  # recruits two
        assert troops(g) == ((6, own) if held else (2, own + 4))  # all or nothing
        assert told(g, "rival_held_back") == ([(None, "R-VAR-08")] if held else [])
    # The other Rival counts too.
    g = table(variants=EXPERT).conflict(conflict).troops(1, garrison=2, deployed=3).troops(2, garrison=0, deployed=1)
    assert troops(act(g, 0, "fremkit")) == (0, 5)
    # Without the variant nothing is held back.
    g = table().conflict(conflict).troops(1, garrison=2, deployed=8)
    assert troops(act(g, 0, "fremkit")) == (0, 10)


@rule("R-VAR-09")
def test_in_a_conflict_three_nothing_is_held_back() -> None:
    g = table(variants=EXPERT).conflict("propaganda").troops(1, garrison=2, deployed=6)
    assert troops(act(g, 0, "fremkit")) == (0, 8)


@rule("R-VAR-10", "R-VAR-11")
def test_sandworms_come_first_and_count_for_the_lead() -> None:
    for deployed, held in ((1, True), (0, False)):
        g = table(variants=EXPERT).troops(1, garrison=2, deployed=deployed).hooks(1).bonus_spice("deep_desert", 1)
        act(g, 0, "deep_desert")
        assert sandworms(g) == 2
        assert troops(g) == ((2, deployed) if held else (0, deployed + 2))
    g = table(variants=EXPERT).troops(1, garrison=2, deployed=6).hooks(1).bonus_spice("deep_desert", 1)
    assert sandworms(act(g, 0, "deep_desert")) == 2  # never held back
    # Units are counted, not strength: one sandworm of the human is one unit.
    g = table(variants=EXPERT).troops(1, garrison=2, deployed=4).sandworms(0, 1)
    assert troops(act(g, 0, "fremkit")) == (2, 4)


# --- smart politics ------------------------------------------------------------------------------------------------

FREE = [
    ("deliver_supplies_heighliner", "deliver_supplies", "guild"),
    ("fremkit", "fremkit", "fremen"),
    ("secrets", "secrets", "bene_gesserit"),
    ("dutiful_service", "dutiful_service", "emperor"),
]


@rule("R-VAR-12")
@pytest.mark.parametrize(("card", "space", "faction"), FREE)
def test_an_alliance_that_is_safe_needs_no_visit(card: str, space: str, faction: str) -> None:
    for own, theirs, holder, passed in ((5, 4, 1, True), (4, 4, 1, False), (5, 4, 0, False), (4, 0, 1, True)):
        for variants in (SMART, ()):
            g = (
                table(variants=variants)
                .influence(1, faction, own)
                .influence(2, faction, theirs)
                .alliance(faction, holder)
            )
            act(g, 0, card, "arrakeen")
            skipped = passed and variants == SMART
            assert (at(g, space), at(g, "arrakeen")) == ((0, 1) if skipped else (1, 0))
            assert told(g, "rival_skipped") == ([(card, "R-VAR-12")] if skipped else [])


@rule("R-VAR-13")
@pytest.mark.parametrize(("card", "space", "faction"), FREE)
def test_a_track_that_is_lost_is_left_alone(card: str, space: str, faction: str) -> None:
    for own, theirs, passed in ((2, 4, True), (3, 4, False), (1, 4, False), (2, 3, False), (3, 6, True)):
        g = table(variants=SMART).influence(1, faction, own).influence(0, faction, theirs)
        act(g, 0, card, "arrakeen")
        assert (at(g, space), at(g, "arrakeen")) == ((0, 1) if passed else (1, 0))
        assert told(g, "rival_skipped") == ([(card, "R-VAR-13")] if passed else [])


@rule("R-VAR-12")
def test_other_spaces_of_the_factions_are_visited_all_the_same() -> None:
    g = table(variants=SMART).influence(1, "emperor", 5).alliance("emperor", 1)
    assert at(act(g, 0, "sardaukar", "arrakeen"), "sardaukar") == 1
    g = table(variants=SMART).conflict("propaganda").influence(1, "guild", 5).alliance("guild", 1)
    assert at(act(g, 0, "deliver_supplies_heighliner", "arrakeen"), "heighliner") == 1
    assert packed([1])[0] == 1
