"""Agent turns of the Rivals of Uprising: cards, conditions, spies, sandworms (R-AGT, R-SPI, R-MAK, R-PLY)."""

from __future__ import annotations

import pytest

from landsraad.model.terms import FACTION_NAMES
from tests.support.rival_table import rivals_influence
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, packed
from tests.support.uprising_rivals import act, at, goods, hooks, posts, sandworms, table, told, troops, wall

both_games = pytest.mark.parametrize("seats", [1, 2])

# card, space, Influence, troops recruited, Combat space: the plain cards of tests/facts/uprising/hagal.yaml
CARDS = [
    ("sardaukar", "sardaukar", {"emperor": 1}, 2, False),
    ("dutiful_service", "dutiful_service", {"emperor": 1}, 0, False),
    ("heighliner", "heighliner", {"guild": 1}, 3, True),
    ("espionage", "espionage", {"bene_gesserit": 1}, 0, False),
    ("secrets", "secrets", {"bene_gesserit": 1}, 0, False),
    ("desert_tactics", "desert_tactics", {"fremen": 1}, 1, True),
    ("fremkit", "fremkit", {"fremen": 1}, 0, True),
    ("assembly_hall", "assembly_hall", {}, 0, False),
    ("gather_support_troop", "gather_support", {}, 1, False),
    ("gather_support_influence", "gather_support", {}, 1, False),
    ("research_station", "research_station", {}, 2, True),
    ("arrakeen", "arrakeen", {}, 1, True),
]


def occupy(g: Scenario, *spaces: str) -> Scenario:
    """Put Agents of the human on spaces."""
    for space in spaces:
        g.state.agents[g.space(space)] = 1
    return g


# --- cards ---------------------------------------------------------------------------------------------------------


@rule("R-AGT-01", "R-AGT-05", "R-AGT-09")
@pytest.mark.parametrize(("card", "space", "influence", "recruited", "combat"), CARDS)
def test_a_card_sends_the_agent_and_gives_what_it_shows(
    card: str, space: str, influence: dict[str, int], recruited: int, combat: bool
) -> None:
    g = act(table(), 0, card, "spice_refinery")
    assert at(g, space) == 1
    assert rivals_influence(g) == influence
    assert troops(g) == ((0, recruited) if combat else (recruited, 0))
    assert g.rival(0).agents == 0
    assert told(g, "rival_sent") == [(space, "R-AGT-01")]


@rule("R-AGT-02")
def test_an_occupied_space_is_passed_over() -> None:
    for actor in (0, 2):
        g = table()
        g.state.agents[g.space("sardaukar")] = 1 << (4 * actor)
        act(g, 0, "sardaukar", "sardaukar", "fremkit", "arrakeen")
        assert (at(g, "sardaukar"), at(g, "fremkit"), at(g, "arrakeen")) == (0, 1, 0)
        assert rivals_influence(g) == {"fremen": 1}
        assert told(g, "rival_skipped") == [("sardaukar", "R-AGT-02")] * 2


@rule("R-AGT-03", "R-AGT-23")
def test_the_deck_is_shuffled_anew() -> None:
    g = act(occupy(table(), "sardaukar"), 0, "sardaukar")  # the only card, and its space is taken
    assert "rival_deck_shuffled" in g.events()
    assert told(g, "rival_idle") == [(None, "R-AGT-23")]
    assert g.rival(0).agents == 1
    g = table(2)
    act(g, 0, "reshuffle", "fremkit", "sardaukar")
    assert "rival_deck_shuffled" in g.events()
    assert at(g, "fremkit") + at(g, "sardaukar") == 1  # revealing went on
    assert sorted(g.rival_names(g.record.deck) + g.rival_names(g.record.pile)) == ["fremkit", "reshuffle", "sardaukar"]
    g = act(table(), 0, "fremkit")  # the last card is in the new deck too
    assert g.rival_names(g.record.deck) == ["fremkit"]


@rule("R-AGT-04", "R-RES-02")
def test_costs_and_effects_of_the_space_are_ignored() -> None:
    g = act(table(), 0, "heighliner")
    assert troops(g) == (0, 3)  # the space would recruit five and cost five spice
    assert goods(g) == (0, 0, 0, 0)
    for card in ("fremkit", "secrets", "desert_tactics", "dutiful_service", "research_station"):
        assert goods(act(table(), 0, card)) == (0, 0, 0, 0)
    g = table()
    for faction in FACTION_NAMES:
        g.influence(1, faction, 3)
    act(g, 0, "secrets")
    assert goods(g) == (0, 0, 0, 0)  # nothing at 4 Influence either
    assert g.rival(0).influence(2) == 4


@rule("R-AGT-06")
def test_numbered_influence_follows_the_list() -> None:
    # Margot: Bene Gesserit, Emperor, Fremen, Guild
    for card, space, faction in (
        ("assembly_hall", "assembly_hall", "bene_gesserit"),
        ("gather_support_influence", "gather_support", "emperor"),
    ):
        g = table().influence(2, "emperor", 2)
        act(g, 1, card)
        assert at(g, space, 1) == 1
        expected = {"emperor": 2}
        expected[faction] = expected.get(faction, 0) + 1
        assert rivals_influence(g, 1) == expected
        assert told(g, "rival_chose") == [(faction, "R-AGT-06")]
    for card, faction in (("accept_contract_shipping_1", "bene_gesserit"), ("accept_contract_shipping_3", "fremen")):
        g = act(table().influence(2, "guild", 2), 1, card)
        assert at(g, "shipping", 1) == 1
        assert rivals_influence(g, 1) == {"guild": 2, faction: 1}


@rule("R-AGT-07", "R-RES-01")
def test_resource_icons() -> None:
    assert goods(act(table(), 0, "assembly_hall")) == (0, 0, 0, 1)
    assert goods(act(table(), 0, "accept_contract_shipping_1")) == (2, 0, 0, 0)
    assert goods(act(table().influence(1, "fremen", 2), 0, "sietch_tabr")) == (0, 0, 1, 0)
    assert goods(act(table().bonus_spice("imperial_basin", 1), 0, "hagga_basin_imperial_basin")) == (0, 2, 0, 0)


SIGNETS = [
    ("rival_baron_vladimir_harkonnen", (0, 0, 0, 1), {}, 0),
    ("rival_staban_tuek", (0, 1, 0, 0), {}, 0),
    ("rival_lady_margot_fenring", (1, 0, 0, 0), {}, 0),
    ("rival_gurney_halleck", (0, 0, 0, 0), {}, 1),
    ("rival_feyd_rautha_harkonnen", (0, 0, 0, 0), {}, 2),
    ("rival_muad_dib", (0, 0, 0, 0), {"fremen": 1}, 0),
    ("rival_lady_jessica", (0, 0, 0, 0), {"bene_gesserit": 1}, 0),
]


@rule("R-AGT-08", "R-AGT-25")
@both_games
@pytest.mark.parametrize(("rival", "gained", "influence", "recruited"), SIGNETS)
def test_signet_rings(
    rival: str, gained: tuple[int, ...], influence: dict[str, int], recruited: int, seats: int
) -> None:
    pair = (rival, "rival_princess_irulan") if seats == 1 else (rival,)
    g = act(table(seats, pair), 0, "spice_refinery")
    assert goods(g) == gained
    assert rivals_influence(g) == influence
    assert troops(g) == (0, recruited)
    g = act(table(seats, pair).troops(seats, garrison=3), 0, "arrakeen")
    assert troops(g) == (1, recruited + 1 + 2)  # all recruits, and two of those before


@rule("R-AGT-08")
def test_signet_rings_that_look_at_the_board() -> None:
    g = act(table(1, ("rival_princess_irulan", "rival_staban_tuek")), 0, "spice_refinery")
    assert posts(g) == {"emperor"}
    for alliance, recruited in ((None, 1), (2, 2)):
        g = table(2, ("rival_glossu_rabban",), variants=("streamlined_rivals",)).alliance("guild", alliance)
        assert troops(act(g, 0, "spice_refinery")) == (0, recruited)
    # Lady Jessica takes an Alliance if that is possible, else the Faction where she has least.
    for guild, holder, theirs, expected in ((3, None, 0, "guild"), (4, 0, 4, "guild"), (3, 0, 4, "bene_gesserit")):
        g = table(1, ("rival_lady_jessica", "rival_staban_tuek")).influence(1, "guild", guild)
        g.influence(0, "guild", theirs).alliance("guild", holder)
        before = rivals_influence(g).get(expected, 0)
        act(g, 0, "spice_refinery")
        assert rivals_influence(g)[expected] == before + 1


@rule("R-AGT-10", "R-MAK-06")
def test_up_to_two_of_the_garrison_join_on_a_combat_space() -> None:
    for garrison, joined in ((0, 0), (1, 1), (2, 2), (5, 2)):
        g = act(table().troops(1, garrison=garrison), 0, "fremkit")
        assert troops(g) == (garrison - joined, joined)
        g = act(table().troops(1, garrison=garrison).bonus_spice("deep_desert", 1), 0, "deep_desert")
        assert troops(g) == (garrison - joined, joined)
        assert troops(act(table().troops(1, garrison=garrison), 0, "dutiful_service")) == (garrison, 0)


@rule("R-AGT-11")
def test_secrets_takes_from_whoever_has_four() -> None:
    g = table()
    g.seat_of(0).intrigue = packed([0, 1, 2, 3])
    g.rival(1).intrigue = packed([4, 5, 6, 7])
    act(g, 0, "secrets")
    assert (len(g.seat_of(0).intrigue), len(g.rival(1).intrigue), len(g.rival(0).intrigue)) == (3, 3, 2)
    g = table()
    g.seat_of(0).intrigue = packed([0, 1, 2])
    assert goods(act(g, 0, "secrets")) == (0, 0, 0, 0)


# --- spies ---------------------------------------------------------------------------------------------------------


@rule("R-AGT-12", "R-AGT-13")
def test_a_spy_goes_to_the_first_free_faction_post_of_the_list() -> None:
    # Staban: Guild, Fremen, Bene Gesserit, Emperor
    taken: list[str] = []
    for post in ("guild", "fremen", "bene_gesserit"):
        g = act(table().spies(0, *taken), 0, "espionage")
        assert posts(g) == {post}
        taken.append(post)
    g = table().spies(0, "guild", "fremen").spies(2, "bene_gesserit", "emperor")
    act(g, 0, "espionage")
    assert posts(g) == set()
    assert at(g, "espionage") == 1


@rule("R-AGT-14", "R-AGT-15", "R-AGT-16")
@pytest.mark.parametrize(
    ("kind", "there"),
    [
        ("spice_trade", {"choam", "imperial_basin", "hagga_basin", "deep_desert"}),
        ("city", {"research_sietch", "research_refinery", "refinery_arrakeen"}),
        ("landsraad", {"landsraad_council", "landsraad_assembly"}),
    ],
)
def test_place_spy_cards(kind: str, there: set[str]) -> None:
    card = f"place_spy_{kind}"
    for seats in (1, 2):
        g = act(table(seats).first(seats - 1), 0, card, "fremkit", "sardaukar")
        # Of several posts the human chooses, with two players the First Player (R-CHO-07).
        assert (g.kind(), g.decider()) == ("place_spy", seats - 1)
        assert set(g.options()) == {f"spy on {post}" for post in there}
        assert at(g, "fremkit") == 0
        chosen = sorted(there)[0]
        g.do(f"spy on {chosen}")
        assert posts(g) == {chosen}
        assert (at(g, "fremkit"), at(g, "sardaukar")) == (1, 0)
    # One post is left: no question. None is left: no spy; the Agent is sent all the same.
    left, *others = sorted(there)
    g = act(table().spies(0, *others), 0, card, "fremkit")
    assert (posts(g), at(g, "fremkit")) == ({left}, 1)
    g = table().spies(0, *sorted(there)[:3]).spies(2, *sorted(there)[3:])
    act(g, 0, card, "fremkit")
    assert (posts(g), at(g, "fremkit")) == (set(), 1)


@rule("R-PLY-02", "R-PLY-03", "R-PLY-04")
def test_the_third_spy_sets_off_the_scheme_before_the_agent_is_sent() -> None:
    # Staban's Scheme recruits two troops. The Agent then goes to a Combat space: they are deployed.
    g = table().spies(1, "emperor", "guild").troops(1, garrison=3)
    act(g, 0, "place_spy_landsraad", "fremkit").do("spy on landsraad_council")
    assert posts(g) == {"landsraad_council"}
    assert told(g, "rival_schemed") == [("rival_staban_tuek", "R-PLY-02")]
    kinds = [event.kind for event in g.game.events()]
    assert kinds.index("rival_schemed") < kinds.index("rival_sent")
    assert troops(g) == (1, 4)
    # A second spy does nothing of the kind.
    g = act(table().spies(1, "emperor"), 0, "place_spy_landsraad", "fremkit").do("spy on landsraad_council")
    assert (posts(g), told(g, "rival_schemed")) == ({"emperor", "landsraad_council"}, [])


@rule("R-PLY-05")
def test_scheme_troops_stay_in_the_garrison_elsewhere() -> None:
    g = table().spies(1, "emperor", "guild")
    act(g, 0, "place_spy_landsraad", "sardaukar").do("spy on landsraad_council")
    assert troops(g) == (2 + 2, 0)  # the Scheme's and the card's
    # In the next turn they are troops of the Garrison like all others: two of them join.
    g = table().spies(1, "emperor", "guild").spies(0, "landsraad_council")
    g.rival_deck("place_spy_landsraad", "sardaukar", "fremkit", "gather_support_troop", "research_station")
    g.rival(0).agents = 2
    g.rival_turn(0).do("reveal", "end turn")
    deployed = [event.amount for event in g.game.events() if event.kind == "troops_deployed"]
    assert deployed[:1] == [2]
    assert told(g, "rival_sent")[:2] == [("sardaukar", "R-AGT-01"), ("fremkit", "R-AGT-01")]


SCHEMES = [
    ("rival_baron_vladimir_harkonnen", (2, 0, 0, 0), {}, 2),
    ("rival_staban_tuek", (0, 0, 0, 0), {}, 2),
    ("rival_gurney_halleck", (0, 0, 0, 0), {"emperor": 3}, 0),
    ("rival_lady_margot_fenring", (0, 0, 0, 0), {"bene_gesserit": 1}, 0),
    ("rival_princess_irulan", (0, 0, 0, 0), {"bene_gesserit": 1}, 1),
    ("rival_lady_jessica", (0, 0, 2, 0), {}, 0),
    ("rival_feyd_rautha_harkonnen", (0, 0, 0, 0), {"bene_gesserit": 1}, 0),
    ("rival_muad_dib", (0, 0, 0, 1), {}, 0),
]


@rule("R-PLY-02")
@pytest.mark.parametrize(("rival", "gained", "influence", "recruited"), SCHEMES)
def test_schemes(rival: str, gained: tuple[int, ...], influence: dict[str, int], recruited: int) -> None:
    g = table(1, (rival, "rival_staban_tuek" if rival != "rival_staban_tuek" else "rival_muad_dib"))
    g.spies(1, "emperor", "guild").influence(1, "emperor", 2).spies(0, "landsraad_council")
    act(g, 0, "place_spy_landsraad", "gather_support_troop")
    assert posts(g) == {"landsraad_assembly"}
    assert goods(g) == gained
    assert rivals_influence(g) == {"emperor": 2, **influence}
    assert troops(g) == (recruited + 1, 0)
    assert (hooks(g), wall(g)) == ((True, False) if rival == "rival_muad_dib" else (False, True))


@rule("R-PLY-02", "R-VAR-04")
@pytest.mark.parametrize("rival", ["rival_lady_amber_metulli", "rival_glossu_rabban"])
def test_schemes_of_streamlined_rivals(rival: str) -> None:
    for guild, holder, expected in ((2, None, {"guild": 4}), (1, None, {"guild": 1, "emperor": 2})):
        g = (
            table(2, (rival,), variants=("streamlined_rivals",))
            .spies(2, "emperor", "guild")
            .influence(2, "guild", guild)
        )
        g.spies(0, "landsraad_council").alliance("guild", holder)
        act(g, 0, "place_spy_landsraad", "gather_support_troop")
        if rival == "rival_glossu_rabban":  # two Influence with one Faction, for its Alliance if possible
            assert rivals_influence(g) == expected
            assert troops(g) == (1, 0)
        else:
            assert rivals_influence(g) == {"guild": guild}
            assert troops(g) == (3 + 1, 0)


@rule("R-PLY-06", "R-CMB-11")
def test_a_scheme_outside_the_own_turn() -> None:
    g = table().conflict("test_of_loyalty").conflict_deck("skirmish_desert_mouse").spies(1, "guild", "fremen")
    g.troops(1, garrison=0, deployed=1).rival_deck(*["assembly_hall"] * 6).combat()
    assert posts(g) == {"bene_gesserit"}  # the first free one of its list
    assert [event.seat for event in g.game.events() if event.kind == "troops_recruited"] == [1]  # to the Garrison
    assert "troops_deployed" not in g.events()[: g.events().index("round_started")]
    assert told(g, "rival_schemed") == [("rival_staban_tuek", "R-PLY-02")]


@rule("R-PLY-01")
def test_a_rival_never_uses_its_spies() -> None:
    g = occupy(table().spies(1, "emperor"), "sardaukar")
    act(g, 0, "sardaukar", "dutiful_service", "fremkit")
    assert (at(g, "sardaukar"), at(g, "dutiful_service")) == (0, 1)  # no infiltration, no intelligence
    assert posts(g) == {"emperor"}
    assert not {"infiltrated", "intelligence_gathered", "spy_recalled"} & set(g.events())


# --- Maker Hooks and sandworms -------------------------------------------------------------------------------------


@rule("R-AGT-17")
def test_maker_hooks_once() -> None:
    g = act(table().influence(1, "fremen", 2), 0, "sietch_tabr")
    assert (hooks(g), troops(g)) == (True, (0, 1))
    g = act(table().influence(1, "fremen", 2).hooks(1), 0, "sietch_tabr")
    assert "maker_hooks_taken" not in g.events()


@rule("R-AGT-18")
@pytest.mark.parametrize("has", [True, False])
def test_the_shield_wall_falls_to_hooks_only(has: bool) -> None:
    g = table()
    if has:
        g.hooks(1)
    act(g, 0, "desert_tactics")
    assert wall(g) is not has
    g = table().bonus_spice("imperial_basin", 1)
    if has:
        g.hooks(1)
    act(g, 0, "hagga_basin_imperial_basin")
    assert wall(g) is not has


@rule("R-MAK-02", "R-MAK-04")
@pytest.mark.parametrize(
    ("space", "card", "own"),
    [
        ("imperial_basin", "hagga_basin_imperial_basin", 1),
        ("hagga_basin", "hagga_basin_imperial_basin", 2),
        ("deep_desert", "deep_desert", 4),
    ],
)
def test_bonus_spice_and_own_spice(space: str, card: str, own: int) -> None:
    g = act(table().bonus_spice(space, 3), 0, card)
    assert at(g, space) == 1
    assert goods(g) == (0, own + 3, 0, 0)
    assert g.state.bonus_spice[g.space(space)] == 0
    assert told(g, "rival_sent") == [(space, "R-MAK-01")]


@rule("R-MAK-01", "R-MAK-03", "R-MAK-05")
@pytest.mark.parametrize(
    ("space", "card", "number"), [("hagga_basin", "hagga_basin_imperial_basin", 1), ("deep_desert", "deep_desert", 2)]
)
def test_sandworms_with_hooks(space: str, card: str, number: int) -> None:
    g = act(table().bonus_spice(space, 2).hooks(1), 0, card)
    assert (sandworms(g), goods(g)) == (number, (0, 2, 0, 0))  # in place of the space's own spice
    # The Shield Wall protects this Conflict; the card for two spaces removes it first, the other one cannot.
    g = act(table().bonus_spice(space, 2).hooks(1).conflict("siege_of_arrakeen"), 0, card)
    kept_out = space == "deep_desert"
    assert (sandworms(g), wall(g)) == ((0, True) if kept_out else (1, False))
    assert goods(g) == (0, 2 + (4 if kept_out else 0), 0, 0)
    assert sandworms(act(table().bonus_spice(space, 2), 0, card)) == 0


# --- conditions ----------------------------------------------------------------------------------------------------


@rule("R-SPI-01", "R-SPI-02")
@pytest.mark.parametrize("card", ["accept_contract_shipping_1", "accept_contract_shipping_3"])
def test_accept_contract_or_shipping(card: str) -> None:
    for guild, space in ((0, "accept_contract"), (1, "accept_contract"), (2, "shipping"), (4, "shipping")):
        g = act(table().influence(1, "guild", guild), 0, card)
        assert (at(g, "accept_contract"), at(g, "shipping")) == (int(guild < 2), int(guild >= 2))
        assert told(g, "rival_sent")[0][0] == space
        assert goods(g)[0] == 2


@rule("R-SPI-03", "R-SPI-04", "F-UPR-12")
def test_deliver_supplies_or_heighliner() -> None:
    for conflict, heighliner in (("skirmish_crysknife", 0), ("choam_security", 0), ("propaganda", 1)):
        g = act(table().conflict(conflict), 0, "deliver_supplies_heighliner")
        assert (at(g, "deliver_supplies"), at(g, "heighliner")) == (1 - heighliner, heighliner)
        assert rivals_influence(g) == {"guild": 1}
        assert troops(g) == (0, 3 * heighliner)
    # Conflict III with Heighliner occupied: a new card, although Deliver Supplies is free.
    g = occupy(table().conflict("propaganda"), "heighliner")
    act(g, 0, "deliver_supplies_heighliner", "fremkit")
    assert (at(g, "deliver_supplies"), at(g, "heighliner"), at(g, "fremkit")) == (0, 0, 1)
    assert told(g, "rival_skipped") == [("deliver_supplies_heighliner", "R-SPI-04")]
    g = occupy(table(), "deliver_supplies")
    act(g, 0, "deliver_supplies_heighliner", "fremkit")
    assert (at(g, "heighliner"), at(g, "fremkit")) == (0, 1)


@rule("R-SPI-05", "R-SPI-06")
def test_a_bonus_for_influence_is_given_only_with_it() -> None:
    for emperor, listed in ((0, {}), (1, {"emperor": 1}), (2, {"emperor": 2, "fremen": 1})):
        g = act(table().influence(1, "emperor", emperor), 0, "gather_support_influence")
        assert at(g, "gather_support") == 1
        assert troops(g) == (1, 0)
        assert rivals_influence(g) == listed
    g = act(table().influence(1, "emperor", 2), 0, "gather_support_troop")
    assert rivals_influence(g) == {"emperor": 2}
    g = act(table().influence(1, "emperor", 1), 0, "assembly_hall")
    assert (at(g, "assembly_hall"), goods(g), rivals_influence(g)) == (1, (0, 0, 0, 1), {"emperor": 1})


@rule("R-SPI-07")
def test_sietch_tabr_needs_fremen_influence() -> None:
    g = act(table().influence(1, "fremen", 1), 0, "sietch_tabr", "arrakeen")
    assert (at(g, "sietch_tabr"), at(g, "arrakeen"), hooks(g)) == (0, 1, False)
    assert told(g, "rival_skipped") == [("sietch_tabr", "R-SPI-07")]


@rule("R-SPI-08", "R-SPI-04")
def test_hagga_basin_or_imperial_basin() -> None:
    for hagga, imperial, space in ((1, 0, "hagga_basin"), (2, 2, "hagga_basin"), (1, 2, "imperial_basin")):
        g = table().bonus_spice("hagga_basin", hagga).bonus_spice("imperial_basin", imperial)
        g.bonus_spice("deep_desert", 5)
        act(g, 0, "hagga_basin_imperial_basin", "fremkit")
        assert at(g, space) == 1
        occupy(g.empty_board(), space).bonus_spice("hagga_basin", hagga).bonus_spice("imperial_basin", imperial)
        act(g, 0, "hagga_basin_imperial_basin", "fremkit")
        assert (at(g, "hagga_basin"), at(g, "imperial_basin"), at(g, "fremkit")) == (0, 0, 1)
    g = act(table().bonus_spice("deep_desert", 5), 0, "hagga_basin_imperial_basin", "fremkit")
    assert (at(g, "fremkit"), told(g, "rival_skipped")) == (1, [("hagga_basin_imperial_basin", "R-SPI-08")])


@rule("R-SPI-09")
def test_deep_desert_needs_bonus_spice() -> None:
    g = act(table().bonus_spice("hagga_basin", 5), 0, "deep_desert", "fremkit")
    assert (at(g, "fremkit"), told(g, "rival_skipped")) == (1, [("deep_desert", "R-SPI-09")])


# --- tracks, control, triggers -------------------------------------------------------------------------------------


@rule("R-AGT-19", "R-AGT-20")
def test_alliances_and_their_points() -> None:
    g = act(table().influence(1, "emperor", 1), 0, "dutiful_service")
    assert g.rival(0).vp == 1  # two Influence
    g = act(table().influence(1, "emperor", 3).vp(1, 1), 0, "dutiful_service")
    assert (g.alliance_of("emperor"), g.rival(0).vp) == (1, 2)
    assert (posts(g), g.kind()) == (set(), "play_card")  # no bonus at 4: a spy
    g = table().influence(1, "guild", 4).alliance("guild", 1).vp(1, 2).influence(0, "guild", 4).hand(0, "diplomacy")
    g.turn(0).do("agent diplomacy > deliver_supplies")
    while g.influence_of(0, "guild") == 4:
        g.do(g.options()[0])
    assert (g.alliance_of("guild"), g.rival(0).vp) == (0, 1)  # lost again


@rule("R-AGT-21")
def test_requirements_of_spaces_bind_only_where_printed() -> None:
    g = act(table().influence(1, "guild", 2), 0, "accept_contract_shipping_1")
    assert at(g, "shipping") == 1
    g = act(table(), 0, "sardaukar")  # costs four spice
    assert at(g, "sardaukar") == 1


@rule("R-AGT-22", "R-CMB-09")
def test_control_bonuses() -> None:
    g = act(table().control(0, "arrakeen"), 0, "arrakeen")
    assert g.seat_of(0).solari == 1
    g = act(table().control(2, "arrakeen"), 0, "arrakeen")
    assert (goods(g, 0)[0], goods(g, 1)[0]) == (0, 1)
    g = table().control(1, "imperial_basin").hand(0, "dune_the_desert_planet").turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert goods(g) == (0, 1, 0, 0)
    g = act(table().control(1, "arrakeen"), 0, "arrakeen")
    assert goods(g)[0] == 1


@rule("R-AGT-24")
def test_effects_in_printed_order_with_a_look_at_the_swordmaster_after_each() -> None:
    # Muad'Dib (4): the Alliance before the troop; the third Agent comes in the middle of the turn.
    g = table(1, ("rival_baron_vladimir_harkonnen", "rival_staban_tuek")).solari(1, 5)
    act(g, 0, "arrakeen")
    kinds = [event.kind for event in g.game.events()]
    assert kinds.index("intrigue_drawn") < kinds.index("swordmaster_gained") < kinds.index("troops_recruited")


@rule("R-AGT-26", "R-AGT-22")
def test_a_rivals_agent_triggers_and_blocks_like_any_other() -> None:
    g = table(1, leaders=("staban_tuek",), rivals=("rival_gurney_halleck", "rival_lady_margot_fenring"))
    g.spies(0, "hagga_basin").bonus_spice("hagga_basin", 1)
    before = int(g.seat_of(0).spice)
    act(g, 0, "hagga_basin_imperial_basin")
    assert g.seat_of(0).spice == before + 1  # Smuggle Spice
    g = act(table(), 0, "gather_support_troop").hand(0, "dagger").agents(0, 1).turn(0).do("agent dagger")
    assert not any("gather_support" in text for text in g.options())
