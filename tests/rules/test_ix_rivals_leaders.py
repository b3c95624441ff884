"""X-RIV-19 to X-RIV-21: Prince Rhombur Vernius and Viscount Hundro Moritani as Rivals of the solo game."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.content.house_hagal.kit import LEVELS, strength_of
from tests.content.ix_hagal.kit import fleet_of, gains, ix_solo, troops_of
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix

BASE = (
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
    "count_ilban_richese",
)
RHOMBUR, HUNDRO, OTHER = "prince_rhombur_vernius", "viscount_hundro_moritani", "count_ilban_richese"
NEVER = ("archduke_armand_ecaz", "ilesa_ecaz", "princess_yuna_moritani", "tessia_vernius")
RING = "arrakeen_1p"


def rhombur(spice: int, *stacks: tuple[str, ...], level: str = "mercenary") -> Scenario:
    """Return a position with Rhombur as first Rival and these stacks of tiles."""
    g = ix_solo(rivals=(RHOMBUR, OTHER), difficulty=level).stacks(*stacks)
    g.rival(0).spice = spice
    return g


def hundro(spice: int, level: str = "mercenary") -> Scenario:
    """Return a position with Hundro as first Rival, with less Fremen Influence than any other."""
    g = ix_solo(rivals=(HUNDRO, OTHER), difficulty=level)
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, faction, 1)
    g.rival(0).spice = spice
    return g


# --- who can be a Rival ----------------------------------------------------------------------------------------------


@rule("X-RIV-19")
@pytest.mark.parametrize("name", NEVER)
def test_four_leaders_cannot_be_rivals(name: str) -> None:
    allowed = ", ".join((*BASE, RHOMBUR, HUNDRO))
    with pytest.raises(ls.SetupError) as refusal:
        ls.Setup(players=1, modules=("ix",), rivals=(name, None))
    assert str(refusal.value) == f"'{name}' cannot be a rival; there is {allowed}"
    # The human may play any of them.
    assert ls.Setup(players=1, modules=("ix",), leaders=(name,)).leaders == (name,)


@rule("X-RIV-19")
def test_rivals_at_random() -> None:
    drawn = set()
    for seed in range(60):
        state = ls.new_game(ls.Setup(players=1, modules=("ix",)), seed)._state
        assert state.rivalry is not None
        drawn |= {state.rules.leaders[rival.leader].id for rival in state.rivalry.rivals}
    assert drawn == {*BASE, RHOMBUR, HUNDRO}


@rule("X-RIV-19")
@pytest.mark.parametrize("pair", [(RHOMBUR, HUNDRO), (HUNDRO, RHOMBUR), (HUNDRO, OTHER)])
def test_both_are_rivals_in_the_order_of_the_setup(pair: tuple[str, str]) -> None:
    g = ix(1, ("paul_atreides",), rivals=pair, difficulty="mercenary")
    assert tuple(g.state.rules.leaders[rival.leader].id for rival in g.record.rivals) == pair


# --- Prince Rhombur --------------------------------------------------------------------------------------------------


@rule("X-RIV-20")
@pytest.mark.parametrize("level", LEVELS)
def test_rhombur_acquires_a_tile(level: str) -> None:
    g = rhombur(4, ("windtraps",), ("spy_satellites", "flagship"), ("artillery",), level=level)
    # The dearer one; without any discount.
    assert gains(g, RING, "wealth") == {"supply": -1, "conflict": 1, "spice": -4, "tiles": 1}
    assert g.tiles_of(1) == ["spy_satellites"]


@rule("X-RIV-20")
@pytest.mark.parametrize("spice", [0, 1])
def test_rhombur_places_a_negotiator_otherwise(spice: int) -> None:
    g = rhombur(spice, ("windtraps",), ("flagship",), ("artillery",))
    assert gains(g, RING, "wealth") == {"supply": -2, "conflict": 1, "negotiators": 1}
    assert g.kind() == "play_card"


@rule("X-RIV-20")
def test_rhombur_without_a_troop_in_the_supply() -> None:
    g = rhombur(0, ("windtraps",), ("flagship",), ("artillery",)).rival_troops(0, garrison=11)
    # The last troop of the Supply is the recruit of the card.
    assert gains(g, RING, "wealth") == {"supply": -1, "garrison": -2, "conflict": 3}


@rule("X-RIV-20")
def test_rhombur_uses_his_negotiators() -> None:
    g = rhombur(1, ("detonation_devices",), ("flagship",), ("artillery",)).negotiators(1, 2)
    assert gains(g, RING, "wealth") == {"supply": 1, "conflict": 1, "spice": -1, "negotiators": -2, "tiles": 1}
    assert g.tiles_of(1) == ["detonation_devices"]


@rule("X-RIV-20")
def test_troops_of_an_acquired_tile_join_the_conflict() -> None:
    g = rhombur(5, ("invasion_ships",), ("flagship",), ("artillery",))
    assert gains(g, RING, "wealth") == {"supply": -5, "conflict": 5, "spice": -5, "tiles": 1}


@rule("H-SOL-09")
def test_rhomburs_dreadnoughts_have_three_strength() -> None:
    g = rhombur(0, ("windtraps",), ("flagship",), ("artillery",)).ships(1, deployed=2)
    assert strength_of(g, 1) == 6
    # In the hands of a player they have 4 each.
    g = ix_solo(leader=RHOMBUR).ships(0, deployed=2)
    assert strength_of(g, 0) == 8


# --- Viscount Hundro -------------------------------------------------------------------------------------------------


@rule("X-RIV-21")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("spice", "start"), [(1, 0), (1, 1), (4, 0)])
def test_hundro_always_pays_for_the_freighter(level: str, spice: int, start: int) -> None:
    g = hundro(spice, level).freighter(1, start)
    assert gains(g, RING, "wealth") == {"supply": -1, "conflict": 1, "spice": -1, "freighter": 1}
    assert g.kind() == "play_card"


@rule("X-RIV-21")
def test_hundro_without_spice() -> None:
    g = hundro(0).freighter(1, 2)
    assert gains(g, RING, "wealth") == {"supply": -1, "conflict": 1}


@rule("X-RIV-21", "F-CON-06")
def test_hundro_recalls_on_a_combat_space() -> None:
    g = hundro(1).freighter(1, 2).rival_troops(0, garrison=3)
    own = gains(g, RING, "wealth")
    # The card's troop, the two of the track and two of the Garrison.
    assert own == {
        "supply": -3,
        "garrison": -2,
        "conflict": 5,
        "spice": -1,
        "solari": 5,
        "freighter": -2,
        "fremen": 1,
    }


@rule("H-SOL-09")
@pytest.mark.parametrize(("level", "cards"), [("mercenary", 0), ("sardaukar", 1), ("mentat", 1)])
def test_hundro_as_rival_has_no_intelligence(level: str, cards: int) -> None:
    game = ls.new_game(ls.Setup(players=1, modules=("ix",), rivals=(HUNDRO, OTHER), difficulty=level), 3)
    state = game._state
    assert state.rivalry is not None
    assert [len(rival.intrigue) for rival in state.rivalry.rivals] == [cards, cards]
    assert game.decision is not None
    assert game.decision.kind != "return_intrigue"


@rule("X-RIV-20", "X-RIV-21")
def test_no_signet_ring_without_the_icon() -> None:
    for leader in (RHOMBUR, HUNDRO):
        g = ix_solo(rivals=(leader, OTHER)).stacks(("windtraps",), ("flagship",), ("artillery",))
        g.rival(0).spice = 6
        assert gains(g, "carthag", "wealth") == {"supply": -1, "conflict": 1}
        assert (fleet_of(g), troops_of(g)) == ((0, 0, 2), (0, 1, 11))
