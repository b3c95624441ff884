"""Rise of Ix: the Discard icon and Unload (X-DIS, X-UNL)."""

from landsraad.content.boxes import BOXES
from landsraad.engine.building.ruleset import build
from landsraad.engine.machine import run, take
from landsraad.engine.mechanics.unload import UNLOAD, Unload
from landsraad.engine.record.notation import option_texts
from landsraad.engine.round.deal import deal
from landsraad.model.defs import IMPERIUM, CardDef, Module
from landsraad.model.effects import persuasion
from landsraad.model.state import State
from landsraad.model.terms import D_NONE
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix, packed

FOUR = ("earl_memnon_thorvald", "paul_atreides", "duke_leto_atreides", "helena_richese")


def poor(seats: int = 3) -> Scenario:
    """A position without goods."""
    g = ix(seats)
    for seat in range(seats):
        g.solari(seat, 0).spice(seat, 0).water(seat, 0).troops(seat, 3)
    return g


def goods(g: Scenario, seat: int = 0) -> tuple[int, int, int]:
    """Return Solari, spice and water."""
    return int(g.seat_of(seat).solari), int(g.seat_of(seat).spice), int(g.seat_of(seat).water)


# --- the Discard icon ----------------------------------------------------------------------------------------------


@rule("X-DIS-01", "X-ICO-05")
def test_one_card_of_the_own_hand_and_the_owner_chooses() -> None:
    g = poor().hand(0, "truthsayer", "dagger", "reconnaissance").deck(0, "diplomacy").intrigue(0, "ambush")
    g.hand(1, "signet_ring").turn(0).do("agent truthsayer > tech_negotiation", "resolve truthsayer pay discard 1")
    assert g.options() == ["discard dagger", "discard reconnaissance"]
    g.do("discard reconnaissance")
    assert g.names(g.seat_of(0).discard) == ["reconnaissance"]
    assert g.names(g.seat_of(0).hand) == ["dagger", "diplomacy"]
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert g.names(g.seat_of(1).hand) == ["signet_ring"]


@rule("X-DIS-02")
def test_without_the_discard_no_effect() -> None:
    g = poor().hand(0, "truthsayer").deck(0, "diplomacy").intrigue(0, "ambush").turn(0)
    g.do("agent truthsayer > tech_negotiation")
    # The hand is empty now: the cost cannot be paid, an Intrigue card does not pay it.
    assert not any(option.startswith("resolve truthsayer") for option in g.options())
    g.do("end turn")
    assert g.names(g.seat_of(0).hand) == []


@rule("X-DIS-02")
def test_a_cost_that_nobody_has_to_pay() -> None:
    g = poor().hand(0, "truthsayer", "dagger").deck(0, "diplomacy").turn(0).do("agent truthsayer > tech_negotiation")
    assert "resolve truthsayer pay discard 1" in g.options()
    g.do("end turn")
    assert g.names(g.seat_of(0).hand) == ["dagger"]
    assert g.names(g.seat_of(0).discard) == []


@rule("X-DIS-02")
def test_a_cost_of_two_discards_is_paid_in_full_or_not_at_all() -> None:
    g = poor().spice(0, 6).hand(0, "ix_guild_compact", "dagger").turn(0).do("agent ix_guild_compact > heighliner")
    assert not any(option.startswith("resolve ix_guild_compact") for option in g.options())
    g = poor().spice(0, 6).hand(0, "ix_guild_compact", "dagger", "diplomacy").turn(0)
    g.do("agent ix_guild_compact > heighliner", "resolve ix_guild_compact pay discard 2", "discard diplomacy")
    assert g.options() == ["discard dagger"]
    assert g.ships_of(0) == (2, 0, 0)
    g.do("discard dagger")
    assert g.ships_of(0) == (1, 1, 0)


@rule("X-DIS-03")
def test_the_card_played_is_no_longer_in_the_hand() -> None:
    g = poor().hand(0, "truthsayer", "truthsayer").deck(0, "diplomacy").turn(0)
    g.do("agent truthsayer > tech_negotiation", "resolve truthsayer pay discard 1", "discard truthsayer")
    assert g.names(g.seat_of(0).play) == ["truthsayer"]
    assert g.names(g.seat_of(0).discard) == ["truthsayer"]
    h = poor().hand(0, "truthsayer").turn(0).do("agent truthsayer > tech_negotiation")
    assert "resolve truthsayer pay discard 1" not in h.options()


# --- Unload --------------------------------------------------------------------------------------------------------


@rule("X-UNL-01", "X-ICO-06")
def test_unload_when_discarded() -> None:
    g = poor().hand(0, "truthsayer", "esmar_tuek").deck(0, "dagger").turn(0)
    g.do("agent truthsayer > tech_negotiation", "resolve truthsayer pay discard 1", "discard esmar_tuek")
    assert goods(g) == (2, 2, 0)
    assert g.names(g.seat_of(0).discard) == ["esmar_tuek"]


@rule("X-UNL-01")
def test_unload_when_trashed() -> None:
    g = poor().hand(0, "dagger", "choam_delegate").discard(0, "water_peddler").intrigue(0, "cull", "cull").solari(0, 2)
    g.turn(0).do("intrigue cull", "trash choam_delegate hand")
    assert goods(g) == (1 + 3, 0, 0)
    g.do("intrigue cull", "trash water_peddler discard")
    assert goods(g) == (3, 0, 1)
    assert g.names(g.state.trashed) == ["choam_delegate", "water_peddler"]


@rule("X-UNL-01")
def test_a_reveal_box_without_unload_does_nothing_then() -> None:
    g = poor().hand(0, "truthsayer", "spice_trader").intrigue(0, "cull").solari(0, 1).deck(0, "dagger").turn(0)
    g.do("agent truthsayer > tech_negotiation", "resolve truthsayer pay discard 1", "discard spice_trader")
    assert g.seat_of(0).persuasion == 0
    assert g.seat_of(0).swords == 0
    g.do("intrigue cull", "trash spice_trader discard")
    assert (g.seat_of(0).persuasion, g.seat_of(0).swords) == (0, 0)


@rule("X-UNL-01")
def test_an_agent_box_is_not_unloaded() -> None:
    # Only its Reveal box: two Negotiators, no dreadnought.
    g = poor().hand(0, "truthsayer", "ix_guild_compact", "dagger", "dagger").deck(0, "diplomacy").turn(0)
    g.do("agent truthsayer > tech_negotiation", "resolve truthsayer pay discard 1", "discard ix_guild_compact")
    assert g.kind() == "place_negotiators"
    g.do("place negotiators 2")
    assert g.negotiators_of(0) == 2
    assert g.ships_of(0) == (2, 0, 0)
    assert g.names(g.seat_of(0).hand) == ["dagger", "dagger", "diplomacy"]


@rule("X-UNL-02")
def test_in_a_reveal_turn_the_box_works_once() -> None:
    g = poor().hand(0, "choam_delegate", "water_peddler").turn(0).do("reveal")
    assert goods(g) == (3, 0, 1)
    g.do("end turn")
    assert goods(g) == (3, 0, 1)


@rule("X-UNL-02")
def test_a_card_revealed_and_trashed_in_one_reveal_turn_does_not_unload_again() -> None:
    g = poor().hand(0, "choam_delegate", "dagger").intrigue(0, "cull").turn(0).do("reveal")
    assert goods(g) == (3, 0, 0)
    g.do("intrigue cull", "trash choam_delegate play")
    assert goods(g) == (2, 0, 0)
    assert g.names(g.state.trashed) == ["choam_delegate"]


@rule("X-UNL-02")
def test_a_card_of_an_agent_turn_trashed_in_the_reveal_turn_unloads() -> None:
    g = poor().hand(0, "choam_delegate", "dagger").intrigue(0, "cull").turn(0)
    g.do("agent choam_delegate > imperial_basin", "end turn").solari(0, 1).turn(0).do("reveal")
    assert goods(g) == (1, 1, 0)
    g.do("intrigue cull", "trash choam_delegate play")
    assert goods(g) == (3, 1, 0)


@rule("X-UNL-02")
def test_a_card_of_the_discard_pile_trashed_in_the_reveal_turn_unloads() -> None:
    g = poor().hand(0, "water_peddler").discard(0, "choam_delegate").intrigue(0, "cull").solari(0, 1).turn(0)
    g.do("reveal", "intrigue cull", "trash choam_delegate discard")
    assert goods(g) == (3, 0, 1)


@rule("X-UNL-02")
def test_trashing_an_earlier_card_first_changes_nothing_for_a_revealed_one() -> None:
    g = poor().hand(0, "dune_the_desert_planet", "choam_delegate").intrigue(0, "cull", "cull").turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin", "end turn").turn(0).do("reveal")
    assert goods(g) == (3, 1, 0)
    g.do("intrigue cull", "trash dune_the_desert_planet play", "intrigue cull", "trash choam_delegate play")
    assert goods(g) == (1, 1, 0)


@rule("X-UNL-03")
def test_an_opponents_effect_unloads_too() -> None:
    g = poor().hand(0, "reverend_mother_mohiam", "dagger").play(0, "truthsayer").hand(1, "esmar_tuek", "choam_delegate")
    g.hand(2, "dagger").turn(0).do("agent reverend_mother_mohiam > wealth")
    g.do(next(option for option in g.options() if option.startswith("resolve reverend_mother_mohiam")))
    while g.kind() == "discard":
        g.do(g.options()[0])
    assert g.names(g.seat_of(1).discard) == ["esmar_tuek", "choam_delegate"]
    assert goods(g, 1) == (5, 2, 0)
    assert g.seat_of(2).solari == 0


@rule("X-UNL-03")
def test_the_victim_makes_the_choices_of_the_card_it_unloads() -> None:
    g = poor().hand(0, "reverend_mother_mohiam").play(0, "truthsayer").hand(1, "freighter_fleet").freighter(1, 1)
    g.turn(0).do("agent reverend_mother_mohiam > wealth")
    g.do(next(option for option in g.options() if option.startswith("resolve reverend_mother_mohiam")))
    g.do("discard freighter_fleet")
    assert (g.kind(), g.decider()) == ("move_freighter", 1)
    g.do("freighter recall", "choose spice 2")
    assert (g.freighter_of(1), g.seat_of(1).spice) == (0, 2)
    assert (g.freighter_of(0), g.seat_of(0).spice) == (0, 0)


@rule("X-UNL-03")
def test_selective_breeding_unloads() -> None:
    g = poor().spice(0, 2).hand(0, "diplomacy", "esmar_tuek").deck(0, "dagger", "dagger").turn(0)
    g.do("agent diplomacy > selective_breeding", "resolve selective_breeding pay trash", "trash esmar_tuek hand")
    assert goods(g) == (2, 2, 0)
    assert g.names(g.seat_of(0).hand) == ["dagger", "dagger"]


@rule("X-UNL-04")
def test_unload_is_no_permission_to_discard_or_trash() -> None:
    g = poor().hand(0, "choam_delegate", "dagger").turn(0)
    assert g.options() == ["agent choam_delegate", "agent dagger", "reveal"]
    g.do("agent choam_delegate > imperial_basin")
    assert g.options() == ["deploy 1", "deploy 2", "end turn"]
    g.do("end turn").turn(0).do("reveal")
    assert not any("trash" in option or "discard" in option for option in g.options())


@rule("X-UNL-05")
def test_discarded_and_trashed_in_one_turn_unloads_twice() -> None:
    g = poor().hand(0, "truthsayer", "water_peddler").deck(0, "dagger").intrigue(0, "cull").solari(0, 1).turn(0)
    g.do("agent truthsayer > tech_negotiation", "resolve truthsayer pay discard 1", "discard water_peddler")
    assert goods(g) == (1, 0, 1)
    g.do("intrigue cull", "trash water_peddler discard")
    assert goods(g) == (0, 0, 2)


@rule("X-UNL-06")
def test_clean_up_is_no_discard() -> None:
    g = poor().hand(0, "choam_delegate", "dagger").turn(0)
    g.do("agent choam_delegate > imperial_basin", "end turn").turn(0).do("reveal")
    assert goods(g) == (0, 1, 0)
    g.do("end turn")
    assert g.names(g.seat_of(0).discard) == ["choam_delegate", "dagger"]
    assert goods(g) == (0, 1, 0)


def unloading_persuasion() -> State:
    """No card of the box unloads Persuasion: a card of our own does, in the hand of the player whose turn it is."""
    card = CardDef("jamis", IMPERIUM, 1, cost=1, reveal=(persuasion(2),), keywords=(UNLOAD,))
    rules = build([BOXES["base"], Module(id="own", requires=("base",), cards=(card,), mechanics=(Unload(),))])
    s = deal(rules, 4, FOUR, 1)
    names = [one.id for one in rules.cards]
    seat = s.seats[s.turn_seat]
    seat.hand = packed([names.index(name) for name in ("diplomacy", "jamis", "dune_the_desert_planet")])
    seat.deck = packed([names.index("dagger")] * 4)
    seat.spice = 2
    s.kind = D_NONE
    run(s)
    return s


def choose(s: State, *texts: str) -> None:
    """Take the options with these texts."""
    for text in texts:
        take(s, s.options[option_texts(s).index(text)])


@rule("X-UNL-07")
def test_persuasion_unloaded_in_an_agent_turn_waits_for_the_reveal_turn() -> None:
    s = unloading_persuasion()
    seat = s.seats[s.turn_seat]
    choose(s, "agent diplomacy", "agent diplomacy > selective_breeding", "resolve selective_breeding pay trash")
    choose(s, "trash jamis hand")
    assert seat.persuasion == 2
    assert not any(text.startswith("acquire") for text in option_texts(s))
    choose(s, "resolve selective_breeding influence bene_gesserit", "end turn")
    while s.turn_seat != seat.index:
        choose(s, "reveal", "end turn")
    assert seat.persuasion == 2
    choose(s, "reveal")
    assert seat.persuasion == 2 + 1  # Dune, the Desert Planet adds 1
    assert "acquire arrakis_liaison" in option_texts(s)
    choose(s, "end turn")
    assert seat.persuasion == 0
