"""Six players: the spaces of this side and the cards of the Commanders (S-SPC, S-CLR)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.pieces import contract_record
from tests.support.rulemark import rule
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, S_RIGHT, SHADDAM, Six, six

FOUR = "diplomacy"


def ally_at(space: str, card: str = FOUR, *, spice: int = 0, water: int = 0, solari: int = 0) -> Six:
    """An Ally sends an Agent to a space."""
    g = six().troops(M_LEFT, 3).spice(M_LEFT, spice).water(M_LEFT, water).solari(M_LEFT, solari)
    return g.deck(M_LEFT, *["dagger"] * 3).hand(M_LEFT, card).turn(M_LEFT).send(card, space)


def goods(g: Six, seat: int) -> tuple[int, int, int]:
    """Return Solari, spice and water of a seat."""
    one = g.seat_of(seat)
    return int(one.solari), int(one.spice), int(one.water)


# --- spaces -------------------------------------------------------------------------------


@rule("S-SPC-02")
def test_military_support() -> None:
    assert six().spice(M_LEFT, 1).open_to(M_LEFT, FOUR, "military_support") == []
    g = ally_at("military_support", spice=2)
    assert sorted(g.options()) == sorted(
        ["resolve military_support influence great_houses", "resolve military_support reinforce"]
    )  # no Combat space: nothing to deploy
    assert goods(g, M_LEFT) == (0, 0, 0)


@rule("S-SPC-03")
def test_economic_support() -> None:
    g = ally_at("economic_support")
    assert goods(g, M_LEFT) == (0, 1, 0)
    g.do("resolve economic_support influence great_houses")
    assert g.influence_of(M_LEFT, "great_houses") == 1
    assert "resolve economic_support trade" in g.options()
    assert not [text for text in g.options() if text.startswith("deploy")]


@rule("S-SPC-04")
def test_expedition_takes_a_contract() -> None:
    g = ally_at("expedition").do("resolve expedition influence fringe_worlds", "resolve expedition contract")
    assert g.influence_of(M_LEFT, "fringe_worlds") == 1
    assert g.kind() == "take_contract"
    g = six().market().bank().hand(M_LEFT, FOUR).solari(M_LEFT, 0).turn(M_LEFT).send(FOUR, "expedition")
    g.do("resolve expedition contract")
    assert int(g.seat_of(M_LEFT).solari) == 2


@rule("S-SPC-05")
def test_controversial_technology() -> None:
    assert six().spice(M_LEFT, 1).open_to(M_LEFT, FOUR, "controversial_technology") == []
    g = ally_at("controversial_technology", spice=2)
    g.do("resolve controversial_technology influence fringe_worlds", "resolve controversial_technology intrigue 1")
    g.do("resolve controversial_technology draw 1")
    assert (len(g.seat_of(M_LEFT).intrigue), g.names(g.seat_of(M_LEFT).hand)) == (1, ["dagger"])
    assert "end turn" in g.options()  # the trash icon is optional
    g.do("resolve controversial_technology trash", "trash dagger hand")
    assert "dagger" in g.names(g.state.trashed)
    assert (g.influence_of(M_LEFT, "fringe_worlds"), goods(g, M_LEFT)) == (1, (0, 0, 0))


@rule("S-SPC-06")
def test_carthag() -> None:
    g = ally_at("carthag", "reconnaissance")
    assert int(g.seat_of(M_LEFT).garrison) == 4
    g.do("resolve carthag intrigue 1")
    assert len(g.seat_of(M_LEFT).intrigue) == 1
    assert "deploy 3" in g.options()
    assert "deploy 4" not in g.options()
    space = next(space for space in g.state.rules.spaces if space.id == "carthag")
    assert (space.cost, space.control) == ((0, 0, 0), ())


@rule("S-SPC-07")
def test_habbanya_erg() -> None:
    assert six().water(M_LEFT, 0).open_to(M_LEFT, "dune_the_desert_planet", "habbanya_erg") == []
    g = six().bonus_spice("habbanya_erg", 3).deck(M_LEFT, "dagger").water(M_LEFT, 1).spice(M_LEFT, 0)
    g.hand(M_LEFT, "dune_the_desert_planet").turn(M_LEFT).send("dune_the_desert_planet", "habbanya_erg")
    g.do("resolve habbanya_erg draw 1")
    assert goods(g, M_LEFT) == (0, 5, 0)
    assert g.names(g.seat_of(M_LEFT).hand) == ["dagger"]
    assert "deploy 1" in g.options()
    g = six().makers()
    view: Any = g.game.view(None)
    assert view["board"]["spaces"]["habbanya_erg"]["bonus_spice"] == 1


def commander_at(space: str, *, spice: int = 0, water: int = 0) -> Six:
    """A Commander visits an own space with the left arrow."""
    seat, card, ally = (
        (MUAD_DIB, "muad_dib_demand_attention", M_LEFT)
        if space in ("hardy_warriors", "desert_mastery")
        else (SHADDAM, "emperor_seek_allies", S_LEFT)
    )
    g = six().troops(ally, 3).spice(seat, spice).water(seat, water).solari(seat, 0)
    return g.deck(seat, "muad_dib_usul").hand(seat, card).turn(seat).send(card, space, ally)


@rule("S-SPC-09", "S-PER-03")
def test_vast_wealth() -> None:
    g = commander_at("vast_wealth").do("resolve vast_wealth influence emperor")
    assert (g.influence_of(SHADDAM, "emperor"), int(g.seat_of(SHADDAM).solari)) == (1, 3 + 1)
    assert "ally deploys" not in g.options()


@rule("S-SPC-10")
def test_hardy_warriors() -> None:
    g = commander_at("hardy_warriors", water=1).do("resolve hardy_warriors influence fremen")
    g.do("resolve hardy_warriors troops 2")
    assert (g.influence_of(MUAD_DIB, "fremen"), int(g.seat_of(M_LEFT).garrison)) == (1, 5)
    assert int(g.seat_of(MUAD_DIB).water) == 0
    assert "ally deploys" in g.options()
    assert six().water(MUAD_DIB, 0).open_to(MUAD_DIB, "muad_dib_demand_attention", "hardy_warriors") == []


@rule("S-SPC-11")
def test_desert_mastery() -> None:
    g = commander_at("desert_mastery").do("resolve desert_mastery draw 1")
    assert g.names(g.seat_of(MUAD_DIB).hand) == ["muad_dib_usul"]
    assert int(g.seat_of(MUAD_DIB).spice) == 1
    assert "ally deploys" in g.options()  # a Combat space


@rule("S-SPC-12")
def test_sardaukar() -> None:
    assert six().spice(SHADDAM, 2).open_to(SHADDAM, "emperor_seek_allies", "sardaukar") == []
    g = commander_at("sardaukar", spice=3).do("resolve sardaukar influence emperor", "resolve sardaukar intrigue 1")
    g.do("resolve sardaukar troops 4")
    assert (int(g.seat_of(SHADDAM).spice), len(g.seat_of(SHADDAM).intrigue)) == (0, 1)
    assert int(g.seat_of(S_LEFT).garrison) == 7
    assert "ally deploys" not in g.options()


@rule("S-SPC-15")
def test_all_six_can_take_a_council_seat() -> None:
    g = six()
    cards = {MUAD_DIB: "muad_dib_signet_ring", SHADDAM: "emperor_signet_ring"}
    for seat in range(6):
        card = cards.get(seat, "dagger")
        g.empty_board().solari(seat, 5).hand(seat, card).turn(seat).send(card, "high_council", (seat + 2) % 6)
        g.do(next(text for text in g.options() if text.startswith("resolve high_council")))
    assert [int(seat.council) for seat in g.state.seats] == [1] * 6


@rule("C-OTH-03", "S-ACT-08")
def test_shaddams_contract_is_his_and_completed_on_his_own_board() -> None:
    g = six().contracts(SHADDAM, "sardaukar_cards").spice(SHADDAM, 3).deck(SHADDAM, *["emperor_corrino_might"] * 3)
    g.hand(SHADDAM, "emperor_seek_allies").turn(SHADDAM).send("emperor_seek_allies", "sardaukar", S_LEFT)
    g.do("resolve sardaukar_cards draw 2")
    assert len(g.seat_of(SHADDAM).hand) == 2


# --- cards of the Commanders -------------------------------------------------------------------------------


@rule("S-CLR-02")
def test_demand_results_gives_the_contracts_to_the_allies() -> None:
    card = "emperor_demand_results"
    g = six().market("espionage", "arrakeen_water").bank("harvest_3", "harvest_4").solari(SHADDAM, 2)
    g.hand(SHADDAM, card).turn(SHADDAM).send(card, "assembly_hall", S_LEFT).do(f"resolve {card} pay solari 2")
    assert (g.kind(), g.decider()) == ("give_contract", SHADDAM)
    assert sorted(g.options()) == ["give contract arrakeen_water", "give contract espionage"]
    g.do("give contract arrakeen_water")
    view: Any = g.game.view(None)
    assert view["seats"][S_RIGHT]["contracts"] == ["arrakeen_water"]
    assert view["seats"][S_LEFT]["contracts"] == ["espionage"]
    assert sorted(view["contracts"]["market"]) == ["harvest_3", "harvest_4"]
    assert card in g.names(g.state.trashed)
    assert int(g.seat_of(SHADDAM).solari) == 0


@rule("S-CLR-02")
def test_an_immediate_contract_is_completed_by_the_ally_who_gets_it() -> None:
    card = "emperor_demand_results"
    g = six().market("immediate", "arrakeen_water").bank("harvest_3", "harvest_4").solari(SHADDAM, 2)
    g.solari(S_RIGHT, 0).solari(S_LEFT, 0).hand(SHADDAM, card).turn(SHADDAM).send(card, "assembly_hall", S_LEFT)
    g.do(f"resolve {card} pay solari 2", "give contract immediate")
    view: Any = g.game.view(None)
    assert view["seats"][S_RIGHT]["contracts_completed"] == ["immediate"]
    assert [int(g.seat_of(seat).solari) for seat in (S_RIGHT, S_LEFT)] == [2, 0]


@rule("S-CLR-02")
@pytest.mark.parametrize("ally", [S_LEFT, S_RIGHT])
def test_a_single_contract_goes_to_either_and_none_cannot_be_paid_for(ally: int) -> None:
    card = "emperor_demand_results"
    g = six().market("espionage").bank().solari(SHADDAM, 2).hand(SHADDAM, card).turn(SHADDAM)
    g.send(card, "assembly_hall", S_LEFT).do(f"resolve {card} pay solari 2", f"give contract {ally}")
    assert [len(contract_record(g.state).held[seat]) for seat in (S_LEFT, S_RIGHT)] == [
        int(ally == S_LEFT),
        int(ally == S_RIGHT),
    ]
    g = six().market().bank().solari(SHADDAM, 2).hand(SHADDAM, card).turn(SHADDAM).send(card, "assembly_hall", S_LEFT)
    assert f"resolve {card} pay solari 2" not in g.options()


@rule("S-CLR-03")
@pytest.mark.parametrize("ally", [S_LEFT, S_RIGHT])
def test_corrino_might_recruits_for_both_allies(ally: int) -> None:
    card = "emperor_corrino_might"
    g = six().troops(S_LEFT, 3).troops(S_RIGHT, 11).spice(SHADDAM, 3).hand(SHADDAM, card).turn(SHADDAM).reveal(ally)
    g.do(f"resolve {card} pay spice 3")
    assert (int(g.seat_of(S_LEFT).garrison), int(g.seat_of(S_RIGHT).garrison)) == (5, 12)  # as far as the Supply goes
    assert card in g.names(g.state.trashed)
    assert int(g.seat_of(SHADDAM).spice) == 0


@rule("S-CLR-04")
@pytest.mark.parametrize(
    ("seat", "card", "space", "first", "own", "allys"),
    [
        (SHADDAM, "emperor_critical_shipments", "accept_contract", "water 1", (0, 0, 1), (2, 0, 0)),
        (SHADDAM, "emperor_critical_shipments", "accept_contract", "solari 2", (2, 0, 0), (0, 0, 1)),
        (MUAD_DIB, "muad_dib_usul", "carthag", "water 1", (0, 0, 1), (0, 1, 0)),
        (MUAD_DIB, "muad_dib_usul", "carthag", "spice 1", (0, 1, 0), (0, 0, 1)),
    ],
)
def test_the_commander_takes_one_of_the_goods_and_the_activated_ally_the_other(
    seat: int, card: str, space: str, first: str, own: tuple[int, ...], allys: tuple[int, ...]
) -> None:
    ally, other = (S_LEFT, S_RIGHT) if seat == SHADDAM else (M_LEFT, M_RIGHT)
    g = six()
    for one in (seat, ally, other):
        g.solari(one, 0).spice(one, 0).water(one, 0)
    g.hand(seat, card).turn(seat).send(card, space, ally).do(f"resolve {card} choose 2", f"choose {first}")
    assert (goods(g, seat), goods(g, ally), goods(g, other)) == (own, allys, (0, 0, 0))


THREATEN = "muad_dib_threaten_spice_production"


def threatening(own: int, left: int, right: int) -> Six:
    """Muad'Dib has sent an Agent with the card; the team has so much spice."""
    g = six().spice(MUAD_DIB, own).spice(M_LEFT, left).spice(M_RIGHT, right).hand(MUAD_DIB, THREATEN).turn(MUAD_DIB)
    return g.send(THREATEN, "accept_contract", M_LEFT)


@rule("S-CLR-05")
def test_the_team_brings_seven_spice_together() -> None:
    g = threatening(3, 4, 4)
    g.do(f"resolve {THREATEN} shared_spice")
    assert (g.kind(), g.decider(), g.options()) == ("share_spice", MUAD_DIB, [f"share {n}" for n in range(4)])
    g.do("share 2")
    assert (g.decider(), g.options()) == (M_LEFT, [f"share {n}" for n in range(5)])
    g.do("share 3")
    assert (g.decider(), g.options()) == (M_RIGHT, ["share 0", "share 2"])
    g.do("share 2")
    assert [int(g.seat_of(seat).spice) for seat in (MUAD_DIB, M_LEFT, M_RIGHT)] == [1, 1, 2]
    assert [int(g.seat_of(seat).vp) for seat in (MUAD_DIB, M_LEFT, M_RIGHT)] == [5, 1, 1]
    assert THREATEN in g.names(g.state.trashed)
    assert g.decider() == MUAD_DIB


@rule("S-CLR-05")
def test_each_gives_only_what_that_player_agrees_to() -> None:
    g = threatening(3, 4, 4).do(f"resolve {THREATEN} shared_spice", "share 3", "share 0")
    assert (g.decider(), g.options()) == (M_RIGHT, ["share 0", "share 4"])
    g.do("share 0")
    assert [int(g.seat_of(seat).spice) for seat in (MUAD_DIB, M_LEFT, M_RIGHT)] == [3, 4, 4]
    assert int(g.seat_of(MUAD_DIB).vp) == 4
    assert THREATEN not in g.names(g.state.trashed)
    g = threatening(7, 0, 0).do(f"resolve {THREATEN} shared_spice", "share 7")
    assert int(g.seat_of(MUAD_DIB).vp) == 5
    assert f"resolve {THREATEN} shared_spice" not in threatening(2, 2, 2).options()


@rule("S-CLR-06")
def test_desert_call_needs_the_hooks_of_the_activated_ally() -> None:
    card = "muad_dib_desert_call"
    for ally in (M_LEFT, M_RIGHT):
        g = six().hooks(M_LEFT).water(MUAD_DIB, 1).hand(MUAD_DIB, card).turn(MUAD_DIB)
        g.send(card, "imperial_basin", ally)
        assert (f"resolve {card} pay water 1" in g.options()) is (ally == M_LEFT)
    g = six().hooks(M_LEFT).water(MUAD_DIB, 1).hand(MUAD_DIB, card).turn(MUAD_DIB).send(card, "imperial_basin", M_LEFT)
    g.do(f"resolve {card} pay water 1")
    assert (g.worms_of(M_LEFT), g.worms_of(MUAD_DIB), int(g.seat_of(MUAD_DIB).water)) == (1, 0, 0)
    assert card in g.names(g.state.trashed)
    g = six().hooks(M_LEFT).water(MUAD_DIB, 1).hand(MUAD_DIB, card).turn(MUAD_DIB).send(card, "imperial_basin", M_LEFT)
    g.end(0)
    assert card not in g.names(g.state.trashed)


@rule("S-CLR-07")
@pytest.mark.parametrize(
    ("space", "track", "who"),
    [
        ("deliver_supplies", "guild", M_LEFT),
        ("desert_mastery", "fremen", MUAD_DIB),
        ("expedition", "fringe_worlds", M_LEFT),
    ],
)
def test_demand_attention_doubles_what_the_space_gives(space: str, track: str, who: int) -> None:
    card = "muad_dib_demand_attention"
    g = six().spice(MUAD_DIB, 4).hand(MUAD_DIB, card).turn(MUAD_DIB).send(card, space, M_LEFT)
    g.do(f"resolve {card} pay spice 4", f"resolve {space} influence {track}")
    assert g.influence_of(who, track) == 2
    assert sum(g.influence_of(seat, name) for seat in range(6) for name in g.state.rules.factions) == 2
    assert card in g.names(g.state.trashed)


@rule("S-CLR-08")
@pytest.mark.parametrize(("deployed", "persuasion"), [(4, 0), (5, 1)])
def test_always_smiling_needs_ten_strength(deployed: int, persuasion: int) -> None:
    g = six().troops(M_LEFT, 0, deployed).hand(M_LEFT).persuasion(M_LEFT, 0).turn(M_LEFT).do("reveal")
    if persuasion and int(g.seat_of(M_LEFT).persuasion) == 0:
        g.do(next(text for text in g.options() if text.startswith("resolve gurney_halleck")))
    assert int(g.seat_of(M_LEFT).persuasion) == persuasion


@rule("S-ACT-08", "C-OTH-03")
def test_everything_else_is_the_commanders() -> None:
    card = "emperor_signet_ring"
    g = six().solari(SHADDAM, 0).troops(S_LEFT, 3).hand(SHADDAM, card).turn(SHADDAM)
    g.send(card, "accept_contract", S_LEFT).do("resolve accept_contract contract")
    assert (g.kind(), g.decider()) == ("take_contract", SHADDAM)
    g.do(g.options()[0])
    assert len(contract_record(g.state).held[SHADDAM]) + len(contract_record(g.state).completed[SHADDAM]) == 1


@rule("F-UPR-17", "U-CLR-05")
def test_shaddams_signet_keeps_the_activated_ally_from_deploying() -> None:
    card = "emperor_signet_ring"
    g = six().troops(S_LEFT, 3).hand(SHADDAM, card).turn(SHADDAM).send(card, "carthag", S_LEFT)
    assert "ally deploys" not in g.options()
    g = six().troops(S_LEFT, 3).hand(SHADDAM, "emperor_imperial_ornithopter").turn(SHADDAM)
    assert "ally deploys" in g.send("emperor_imperial_ornithopter", "carthag", S_LEFT).options()
