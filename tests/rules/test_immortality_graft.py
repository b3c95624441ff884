"""Immortality: grafting and the cards that speak of it (I-GRF, I-CLR-01 to I-CLR-14, F-IMM)."""

import pytest

from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, immortality

DECK = ("dagger", "diplomacy", "dagger", "diplomacy", "dagger", "diplomacy")


def holding(*hand: str, node: str = "c0", **more: object) -> Scenario:
    """Seat 0 holds these cards, has goods enough and may be anywhere on the research track."""
    g = immortality(3, **more).hand(0, *hand).deck(0, *DECK).solari(0, 10).spice(0, 10).water(0, 5)  # type: ignore[arg-type]
    return g.research(0, node).troops(0, 4).turn(0)


def finish(g: Scenario) -> Scenario:
    """Resolve what must be resolved and end the turn."""
    while "end turn" not in g.options():
        g.do(next(text for text in g.options() if text.startswith("resolve") and " pay " not in text))
    return g.do("end turn")


def offers(g: Scenario, word: str) -> list[str]:
    """Return the options that speak of something."""
    return [text for text in g.options() if word in text]


@rule("I-GRF-01", "I-GRF-02")
def test_a_banner_card_needs_another_card() -> None:
    alone = holding("ghola")
    assert alone.options() == ["reveal", "family atomics"]
    g = holding("ghola", "dagger", "reconnaissance")
    assert [text for text in g.options() if text.startswith("agent")] == [
        "agent dagger", "agent reconnaissance", "agent ghola",
    ]  # fmt: skip
    g.do("agent ghola")
    assert (g.kind(), g.options()) == ("graft", ["agent ghola + dagger", "agent ghola + reconnaissance"])
    g.do("agent ghola + dagger > arrakeen")
    assert g.names(g.seat_of(0).play) == ["ghola", "dagger"]
    plain = holding("dagger", "reconnaissance").do("agent dagger > mentat")
    assert plain.names(plain.seat_of(0).play) == ["dagger"]  # two cards without it are never grafted


@rule("I-GRF-02")
def test_two_banner_cards_are_a_pair_too() -> None:
    g = holding("dissecting_kit", "dissecting_kit")
    assert offers(g.do("agent dissecting_kit"), "+") == ["agent dissecting_kit + dissecting_kit"]
    g.do("agent dissecting_kit + dissecting_kit > arrakeen")
    assert g.names(g.seat_of(0).play) == ["dissecting_kit", "dissecting_kit"]
    assert g.seat_of(0).agents == 1


@rule("I-GRF-02")
def test_every_card_may_be_the_partner_also_the_first_of_the_box() -> None:
    """The decision says both cards, whichever they are: it is read back as it is written."""
    g = holding("ghola", "convincing_argument", "dagger")
    assert g.state.rules.cards[0].id == "convincing_argument"
    g.do("agent ghola")
    assert "agent ghola + convincing_argument" in g.options()
    g.do("agent ghola + convincing_argument")
    assert {text.rpartition(" > ")[0] for text in g.options()} == {"agent ghola + convincing_argument"}


@rule("I-GRF-03")
def test_a_card_drawn_later_cannot_join() -> None:
    g = holding("planned_coupling", "dagger").deck(0, "sardaukar_quartermaster")
    g.turn(0).do("agent planned_coupling + dagger > mentat", "resolve planned_coupling draw 1")
    assert g.names(g.seat_of(0).hand)[0] == "sardaukar_quartermaster"
    assert not any("quartermaster" in text for text in g.options())


@rule("I-GRF-04", "I-GRF-06")
def test_one_agent_with_an_icon_of_either_card() -> None:
    g = holding("ghola", "dagger")
    g.do("agent ghola", "agent ghola + dagger")
    spaces = {text.rpartition(" ")[2] for text in g.options()}
    assert {"arrakeen", "carthag", "high_council", "mentat"} <= spaces  # City of one, Landsraad of the other
    assert "wealth" not in spaces
    g.do("agent ghola + dagger > high_council")
    assert (g.seat_of(0).agents, g.seat_of(0).solari) == (1, 5)  # one Agent, one cost
    once = holding("ghola", "diplomacy").do("agent ghola + diplomacy > wealth")
    assert len(offers(once, "resolve wealth influence")) == 1


@rule("I-GRF-05")
def test_both_boxes_and_the_space_in_any_order() -> None:
    g = holding("guild_impersonator", "experimentation", node="c5b")
    g.do("agent guild_impersonator + experimentation > foldspace")
    assert offers(g, "guild_impersonator") == []  # no spice gained yet
    g.do("resolve experimentation research", "research c6a")
    g.do("resolve guild_impersonator influence guild", "resolve foldspace influence guild")
    assert g.influence_of(0, "guild") == 2


@rule("I-GRF-07")
def test_both_are_grafted_whichever_has_the_banner() -> None:
    g = holding("corrupt_smuggler", "face_dancer_initiate").do("agent face_dancer_initiate + corrupt_smuggler > wealth")
    assert g.seat_of(0).spice == 12
    alone = holding("corrupt_smuggler").do("agent corrupt_smuggler > foldspace")
    assert alone.seat_of(0).spice == 10
    kit = holding("dissecting_kit", "dagger").do("agent dissecting_kit + dagger > carthag")
    kit.do("resolve dissecting_kit pay trash_partner")
    assert kit.names(kit.seat_of(0).play) == ["dissecting_kit"]
    assert pieces.specimens_of(kit.state, 0) == 1


@rule("I-GRF-08")
def test_each_card_is_in_play_for_the_other() -> None:
    g = holding("planned_coupling", "lisan_al_gaib").do("agent planned_coupling + lisan_al_gaib > arrakeen")
    assert g.names(g.seat_of(0).play) == ["planned_coupling", "lisan_al_gaib"]
    g.do("resolve lisan_al_gaib influence fremen")
    assert g.influence_of(0, "fremen") == 1
    alone = holding("lisan_al_gaib").do("agent lisan_al_gaib > arrakeen")
    assert offers(alone, "lisan_al_gaib") == []


@rule("I-GRF-09")
def test_a_card_without_icons_goes_with_one_that_has_some() -> None:
    assert offers(holding("clandestine_meeting"), "clandestine") == []
    g = holding("clandestine_meeting", "ghola").do("agent ghola + clandestine_meeting > arrakeen")
    g.do("resolve clandestine_meeting influence bene_gesserit")
    assert g.influence_of(0, "bene_gesserit") == 1


@rule("I-GRF-10")
def test_conditional_icons_are_judged_with_both_in_play() -> None:
    slate = holding("blank_slate", "ghola").do("agent ghola", "agent ghola + blank_slate")
    assert {"wealth", "foldspace", "secrets", "stillsuits"} <= {text.rpartition(" ")[2] for text in slate.options()}
    plain = holding("blank_slate").do("agent blank_slate")
    assert "wealth" not in {text.rpartition(" ")[2] for text in plain.options()}
    reach = holding("long_reach", "planned_coupling").do(
        "agent planned_coupling", "agent planned_coupling + long_reach"
    )
    assert "hall_of_oratory" in {text.rpartition(" ")[2] for text in reach.options()}
    assert offers(holding("long_reach"), "long_reach") == []
    sister = holding("long_reach").play(0, "test_of_humanity").turn(0)
    assert "agent long_reach" in sister.options()
    strong = holding("show_of_strength").troops(0, 2, 2).troops(1, 3, 1).turn(0)
    assert "agent show_of_strength" in strong.options()
    assert offers(holding("show_of_strength").troops(0, 2, 1).troops(1, 3, 1).turn(0), "show_of") == []


@rule("I-GRF-11")
def test_in_the_reveal_turn_the_banner_means_nothing() -> None:
    g = holding("ghola", "planned_coupling", "corrupt_smuggler").do("reveal")
    assert g.seat_of(0).persuasion == 3
    assert g.seat_of(0).spice == 10  # "if grafted" is never true


@rule("I-GRF-12", "I-CLR-05")
def test_a_box_is_not_lost_because_its_card_was_trashed() -> None:
    g = holding("ghola", "dissecting_kit").do("agent ghola + dissecting_kit > arrakeen")
    g.do("resolve dissecting_kit pay trash_partner", "resolve ghola pay trash_partner")
    assert g.names(g.seat_of(0).play) == []
    assert pieces.specimens_of(g.state, 0) == 2
    gone = holding("dissecting_kit", "scientific_breakthrough", node="c8a")
    gone.do("agent dissecting_kit + scientific_breakthrough > arrakeen", "resolve dissecting_kit pay trash_partner")
    assert offers(gone, "scientific_breakthrough") == ["resolve scientific_breakthrough research"]  # no second trashing


# --- Ghola -----------------------------------------------------------------------------------------------------------


@rule("I-CLR-01")
def test_ghola_has_the_whole_box_of_its_partner() -> None:
    g = holding("ghola", "throne_room_politics").do("agent ghola + throne_room_politics > wealth")
    assert len(offers(g, "trash")) == 2
    merchant = holding("ghola", "organ_merchants").specimens(0, 2).turn(0)
    merchant.do("agent ghola + organ_merchants > carthag")
    merchant.do("resolve organ_merchants pay specimen 1", "resolve ghola pay specimen 1")
    assert merchant.seat_of(0).solari == 18
    foldspace = holding("ghola", "foldspace").do("agent ghola + foldspace > arrakeen")
    foldspace.do("resolve foldspace trash_self", "resolve ghola trash_self")
    assert foldspace.names(foldspace.seat_of(0).play) == []


@rule("I-CLR-02")
def test_ghola_copies_nothing_but_the_agent_box() -> None:
    g = holding("ghola", "contaminator").do("agent ghola", "agent ghola + contaminator")
    spaces = {text.rpartition(" ")[2] for text in g.options()}
    assert spaces == {"hardy_warriors", "stillsuits", "arrakeen", "carthag", "research_station"}  # its City icon stays
    two = holding("ghola", "replacement_eyes").do("agent ghola + replacement_eyes > arrakeen")
    two.do("resolve ghola pay trash", "trash ghola play")
    assert pieces.tleilaxu_place(two.state, 0) == 0  # its own trashing has no effect
    bene = holding("ghola", "lisan_al_gaib").do("agent ghola + lisan_al_gaib > arrakeen")
    assert offers(bene, "resolve lisan_al_gaib") == []  # Ghola is no Bene Gesserit card


@rule("I-CLR-03", "I-MIX-07")
def test_ghola_with_power_play_gives_two_influence_in_all() -> None:
    g = holding("ghola", "power_play").do("agent ghola + power_play > wealth")
    while offers(g, "power_play") or offers(g, "ghola"):
        g.do((offers(g, "power_play") + offers(g, "ghola"))[0])
    g.do("resolve wealth influence emperor")
    assert g.influence_of(0, "emperor") == 2


@rule("I-CLR-03")
def test_ghola_with_weirding_way_gives_two_more_turns() -> None:
    g = holding("ghola", "weirding_way", "dagger", "dagger", modules=("ix",))
    g.agents(0, 2).turn(0).do("agent ghola + weirding_way > arrakeen")
    while offers(g, "extra_turn"):
        g.do(offers(g, "extra_turn")[0])
    finish(g)
    assert g.decider() == 0
    finish(g.do("agent dagger > mentat"))
    assert g.decider() == 0
    g.do("reveal", "end turn")
    assert g.decider() == 1


@rule("F-IMM-04")
def test_ghola_with_carryall_harvests_four_times() -> None:
    g = holding("ghola", "carryall").spice(0, 0).turn(0).do("agent ghola + carryall > imperial_basin")
    assert g.seat_of(0).spice == 4


@rule("F-IMM-05")
def test_ghola_with_kwisatz_haderach_sends_one_agent_and_draws_two_cards() -> None:
    g = holding("ghola", "kwisatz_haderach").agent_at(1, "high_council").turn(0)
    g.do("agent ghola + kwisatz_haderach > high_council")
    for text in ("resolve ghola draw 1", "resolve kwisatz_haderach draw 1"):
        g.do(text)
    assert (g.seat_of(0).agents, len(g.seat_of(0).hand)) == (1, 2)
    moved = holding("ghola", "kwisatz_haderach").agent_at(0, "carthag").turn(0)
    moved.do("agent ghola + kwisatz_haderach from carthag > arrakeen")
    assert moved.seat_of(0).agents == 1


@rule("I-CLR-04")
def test_a_copied_condition_is_met_by_the_partner() -> None:
    g = holding("ghola", "lisan_al_gaib").do("agent ghola + lisan_al_gaib > arrakeen")
    assert offers(g, "lisan_al_gaib") == []
    g.do("resolve ghola influence fremen")
    assert g.influence_of(0, "fremen") == 1


# --- Usurp -----------------------------------------------------------------------------------------------------------

ROW = ("power_play", "replacement_eyes", "imperial_spy", "duncan_idaho", "dr_yueh")


def usurping(*hand: str, node: str = "c0") -> Scenario:
    """Seat 0 holds Usurp; Chani comes into the Imperium Row next."""
    return holding("usurp", *hand, node=node).row(*ROW).imperium_deck("chani", "opulence").turn(0)


@rule("I-CLR-06", "I-CLR-07")
def test_usurp_uses_a_card_of_the_row() -> None:
    g = usurping("dagger").do("agent usurp")
    assert [text for text in g.options() if "row" in text] == [f"agent usurp + row {card}" for card in ROW]
    assert "agent usurp + dagger" in g.options()
    g.do("agent usurp + row replacement_eyes > arrakeen")
    assert (g.names(g.seat_of(0).play), g.names(g.state.row)) == (["usurp"], list(ROW))
    assert g.game.view(1)["turn"]["borrowed"] == "replacement_eyes"
    assert not any(event.kind == "card_acquired" for event in g.game.events())
    assert offers(g, "resolve replacement_eyes")  # its Agent box works
    own = usurping("reconnaissance").do("agent usurp + reconnaissance > arrakeen")
    assert own.names(own.seat_of(0).play) == ["usurp", "reconnaissance"]


@rule("I-CLR-07")
def test_a_borrowed_card_is_not_in_play_and_gives_no_acquire_effect() -> None:
    g = (
        usurping()
        .row("lisan_al_gaib", "planned_coupling", *ROW[:3])
        .turn(0)
        .do("agent usurp + row lisan_al_gaib > arrakeen")
    )
    assert g.seat_of(0).spice == 10
    sister = holding("usurp").row("long_reach", "planned_coupling", *ROW[:3]).turn(0)
    assert "agent usurp + row long_reach" not in sister.do("agent usurp").options()  # no icons, and nobody's sister


@rule("I-CLR-08")
def test_the_borrowed_card_is_trashed_when_the_turn_ends() -> None:
    g = usurping().do("agent usurp + row replacement_eyes > arrakeen")
    assert g.names(g.state.row) == list(ROW)
    finish(g)
    assert pieces.tleilaxu_place(g.state, 0) == 1
    assert g.names(g.state.trashed)[-1] == "replacement_eyes"
    assert g.names(g.state.row) == ["power_play", "imperial_spy", "duncan_idaho", "dr_yueh", "chani"]


@rule("I-CLR-08")
def test_unload_of_the_borrowed_card_works_too() -> None:
    g = holding("usurp", modules=("ix",)).row("freighter_fleet", *ROW[:4]).imperium_deck("chani").turn(0)
    g.do("agent usurp + row freighter_fleet > imperial_basin")
    before = pieces.freighter(g.state, 0)
    finish(g)
    if g.kind() == "move_freighter":
        g.do("freighter advance")
    assert g.names(g.state.trashed)[-1] == "freighter_fleet"
    assert pieces.freighter(g.state, 0) == before + 1


@rule("I-CLR-09")
def test_a_line_that_trashes_the_borrowed_card_works_at_once() -> None:
    g = usurping().do("agent usurp + row imperial_spy > wealth", "resolve imperial_spy pay trash_self")
    assert len(g.seat_of(0).intrigue) == 1
    assert g.names(g.state.row) == ["power_play", "replacement_eyes", "duncan_idaho", "dr_yueh", "chani"]
    finish(g)
    assert g.names(g.state.trashed).count("imperial_spy") == 1
    back = usurping().row("stillsuit_manufacturer", *ROW[:4]).influence(0, "fremen", 4).alliance("fremen", 0).turn(0)
    back.do("agent usurp + row stillsuit_manufacturer > arrakeen")
    assert offers(back, "return_to_hand") == []


@rule("I-CLR-08", "I-CLR-09")
@pytest.mark.parametrize("refill", ["chani", "power_play"])
def test_a_borrowed_card_that_left_the_row_is_not_trashed(refill: str) -> None:
    g = holding("usurp", host="uprising", modules=("base_cards",)).row(*ROW).imperium_deck(refill, "opulence")
    g.intrigue(0, "manipulate").turn(0)
    g.do("agent usurp + row power_play > secrets", "intrigue manipulate", "reserve power_play")
    assert g.names(g.seat_of(0).aside) == ["power_play"]
    g.do("resolve power_play trash_self")
    finish(g)
    # It is kept for the Reveal turn; what came into its place was never borrowed, not even an equal card.
    assert g.names(g.seat_of(0).aside) == ["power_play"]
    assert sorted(g.names(g.state.row)) == sorted([refill, *ROW[1:]])
    assert "power_play" not in g.names(g.state.trashed)


@rule("I-CLR-05")
def test_ghola_with_usurp_adds_nothing() -> None:
    g = holding("ghola", "usurp").row(*ROW).turn(0).do("agent ghola + usurp > arrakeen")
    assert g.names(g.seat_of(0).play) == ["ghola", "usurp"]
    assert offers(g, "ghola") == offers(g, "usurp") == []


# --- the others ------------------------------------------------------------------------------------------------------


@rule("I-CLR-10", "F-IMM-03")
def test_chairdog_brings_its_partner_back_for_the_reveal() -> None:
    g = holding("chairdog", "diplomacy", "dagger").do("agent chairdog + diplomacy > arrakeen")
    finish(g)
    g.revealed(1, 2).turn(0)
    persuasion = sum(1 for name in g.names(g.seat_of(0).hand) if name != "dagger")
    g.do("reveal")
    assert g.names(g.seat_of(0).play).count("diplomacy") >= 1
    assert g.seat_of(0).persuasion == persuasion + 1
    assert not any(text.startswith("agent") for text in g.options())
    gone = holding("chairdog", "foldspace").do("agent chairdog + foldspace > wealth", "resolve foldspace trash_self")
    finish(gone).turn(0).do("reveal")
    assert "foldspace" not in gone.names(gone.seat_of(0).play)


@rule("I-CLR-11", "F-IMM-01")
@pytest.mark.parametrize("trashed", ["beguiling_pheromones", "imperial_spy"])
def test_beguiling_pheromones_trash_one_of_the_two(trashed: str) -> None:
    g = holding("beguiling_pheromones", "imperial_spy").do("agent beguiling_pheromones + imperial_spy > wealth")
    assert "end turn" not in g.options()
    g.do("resolve beguiling_pheromones trash_grafted")
    assert g.options() == ["trash grafted beguiling_pheromones", "trash grafted imperial_spy"]
    g.do(f"trash grafted {trashed}")
    assert g.influence_of(0, "emperor") == 1
    g.do("resolve wealth influence emperor")
    assert g.influence_of(0, "emperor") == 2
    assert trashed not in g.names(g.seat_of(0).play)
    assert bool(offers(g, "imperial_spy")) == (trashed != "imperial_spy")  # its own cost cannot be paid so
    city = holding("beguiling_pheromones", "imperial_spy").do("agent beguiling_pheromones + imperial_spy > arrakeen")
    assert offers(city, "beguiling") == []


@rule("F-IMM-02")
def test_beguiling_pheromones_may_trash_what_is_trashed_anyway() -> None:
    g = holding("beguiling_pheromones", "foldspace").do("agent beguiling_pheromones + foldspace > wealth")
    g.do("resolve beguiling_pheromones trash_grafted", "trash grafted foldspace", "resolve foldspace trash_self")
    assert g.names(g.seat_of(0).play) == ["beguiling_pheromones"]


@rule("I-CLR-12")
@pytest.mark.parametrize(
    ("partner", "space", "solari"),
    [
        ("blank_slate", "wealth", 7),
        ("clandestine_meeting", "hall_of_oratory", 0),
        ("experimentation", "imperial_basin", 1),
    ],
)
def test_slig_farmer_counts_every_icon(partner: str, space: str, solari: int) -> None:
    g = holding("slig_farmer", partner).solari(0, 0).turn(0).do(f"agent slig_farmer + {partner} > {space}")
    before = g.seat_of(0).solari
    g.do("resolve slig_farmer solari 1")
    assert g.seat_of(0).solari - before == solari
    if solari >= 5:
        g.do("resolve slig_farmer pay solari 5")  # the Solari just gained may pay
        assert pieces.tleilaxu_place(g.state, 0) == 1


@rule("F-IMM-06", "I-MIX-03")
@pytest.mark.parametrize(("card", "solari"), [("spice_hunter", 5), ("slig_farmer", 2)])
def test_an_envoy_gives_its_icons_to_one_of_the_two(card: str, solari: int) -> None:
    g = holding("slig_farmer", "spice_hunter").intrigue(0, "dispatch_an_envoy").solari(0, 0).turn(0)
    g.do("intrigue dispatch_an_envoy", "agent slig_farmer + spice_hunter")
    assert (g.kind(), g.options()) == ("grafted_icons", ["icons to slig_farmer", "icons to spice_hunter"])
    g.do(f"icons to {card}", "agent slig_farmer + spice_hunter > secrets", "resolve slig_farmer solari 1")
    assert g.seat_of(0).solari == solari


@rule("F-IMM-08")
def test_the_solari_of_slig_farmer_are_one_gain() -> None:
    leaders = ("princess_yuna_moritani", "paul_atreides", "duke_leto_atreides")
    g = holding("slig_farmer", "blank_slate", modules=("ix",), leaders=leaders).solari(0, 0).turn(0)
    g.do("agent slig_farmer + blank_slate > secrets", "resolve slig_farmer solari 1")
    assert g.seat_of(0).solari == 8


@rule("I-CLR-13")
def test_twisted_mentat_recalls_the_agent_and_keeps_what_is_due() -> None:
    g = holding("twisted_mentat", "dagger").do(
        "agent twisted_mentat + dagger > carthag", "resolve twisted_mentat recall_sent"
    )
    assert (g.seat_of(0).agents, sum(g.state.agents)) == (2, 0)
    assert any(text.startswith("deploy") for text in g.options())
    assert offers(g, "resolve carthag")
    stays = holding("twisted_mentat", "dagger").do("agent twisted_mentat + dagger > mentat")
    assert "end turn" in stays.options() or offers(stays, "resolve mentat")
    assert stays.seat_of(0).agents in (1, 2)


@rule("I-CLR-14")
def test_tleilaxu_infiltrator_ignores_enemies_whichever_icon_is_used() -> None:
    g = holding("tleilaxu_infiltrator", "diplomacy", "dagger").agent_at(1, "wealth", "arrakeen").turn(0)
    g.do("agent tleilaxu_infiltrator", "agent tleilaxu_infiltrator + diplomacy")
    spaces = {text.rpartition(" ")[2] for text in g.options()}
    assert {"wealth", "arrakeen"} <= spaces
    own = holding("tleilaxu_infiltrator", "diplomacy").agent_at(0, "wealth").turn(0)
    own.do("agent tleilaxu_infiltrator", "agent tleilaxu_infiltrator + diplomacy")
    assert "wealth" not in {text.rpartition(" ")[2] for text in own.options()}
    voice = holding("tleilaxu_infiltrator", "diplomacy").hand(1, "the_voice").agents(1, 2).turn(1)
    voice.do("agent the_voice > arrakeen", "resolve the_voice close_space", "close wealth")
    voice.turn(0).do("agent tleilaxu_infiltrator", "agent tleilaxu_infiltrator + diplomacy")
    assert "wealth" not in {text.rpartition(" ")[2] for text in voice.options()}
