"""Arrow costs, and which effects are mandatory (B-CST, F-OPT)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
GOODS = ("solari", "spice", "water")


@dataclass(frozen=True)
class Arrow:
    """An arrow of a card or space: how to come to it, what pays it, its cost and what the cost buys."""

    card: str
    play: str
    pay: str
    cost: dict[str, int]
    gain: dict[str, int]
    follow: tuple[str, ...] = ()  # choices inside cost and effect


ARROWS = {
    "duncan": Arrow(
        "duncan_idaho", "agent duncan_idaho > carthag", "pay water 1", {"water": 1}, {"garrison": 1, "hand": 1}
    ),
    "camp": Arrow("fremen_camp", "agent fremen_camp > secure_contract", "pay spice 2", {"spice": 2}, {"garrison": 3}),
    "grip": Arrow(
        "firm_grip",
        "agent firm_grip > hall_of_oratory",
        "pay solari 2",
        {"solari": 2},
        {"guild": 1},
        ("influence guild",),
    ),
    "smugglers": Arrow(
        "spice_smugglers", "agent spice_smugglers > carthag", "pay spice 2", {"spice": 2}, {"guild": 1, "solari": 3}
    ),
    "allegiances": Arrow(
        "shifting_allegiances",
        "agent shifting_allegiances > hall_of_oratory",
        "pay lose_influence 1 spice 2",
        {"spice": 2, "emperor": 1},
        {"fremen": 2, "vp": 1},
        ("lose emperor", "influence fremen"),
    ),
    "spy": Arrow("imperial_spy", "agent imperial_spy > wealth", "pay trash_self", {"play": 1}, {"intrigue": 1}),
    "breeding": Arrow(
        "diplomacy",
        "agent diplomacy > selective_breeding",
        "pay trash",
        {"play": 1},
        {"hand": 2},
        ("trash diplomacy play",),
    ),
    "ambassador": Arrow("guild_ambassador", "reveal", "pay spice 3", {"spice": 3}, {"vp": 1}),
    "gurney": Arrow("gurney_halleck", "reveal", "pay solari 3", {"solari": 3}, {"garrison": 2}, ("deploy 0",)),
    "opulence": Arrow("opulence", "reveal", "pay solari 6", {"solari": 6}, {"vp": 1}),
}


def at_arrow(name: str, times: int = 1, short: str = "") -> Scenario:
    """Stand before the arrow, all else of the turn resolved, with its cost so many times, or 1 short of a part."""
    arrow = ARROWS[name]
    have = {part: times * n - int(part == short) for part, n in arrow.cost.items()}
    g = scenario(seats=3, leaders=("paul_atreides", "earl_memnon_thorvald", "duke_leto_atreides")).troops(0, 3)
    g.hand(0, arrow.card).deck(0, *["dagger"] * 6).discard(0).intrigue_deck(*["ambush"] * 3).alliance("guild", 0)
    g.solari(0, have.get("solari", 0)).water(0, have.get("water", 0)).influence(0, "emperor", have.get("emperor", 0))
    g.spice(0, have.get("spice", 0) + (2 if name == "breeding" else 0)).turn(0).do(arrow.play)
    while mandatory := [text for text in g.options() if text.startswith("resolve") and " pay " not in text]:
        g.do(mandatory[0])
    return g


def pay_text(name: str) -> str:
    source = "selective_breeding" if name == "breeding" else ARROWS[name].card
    return f"resolve {source} {ARROWS[name].pay}"


def snapshot(g: Scenario) -> dict[str, int]:
    seat = g.seat_of(0)
    counts = {name: int(getattr(seat, name)) for name in (*GOODS, "vp", "garrison")}
    counts |= {zone: len(getattr(seat, zone)) for zone in ("hand", "play", "intrigue")}
    return counts | {faction: g.influence_of(0, faction) for faction in FACTIONS}


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


# --- arrows --------------------------------------------------------------------------------------------------------


@rule("B-CST-01")
@pytest.mark.parametrize("name", ARROWS)
def test_cost_is_paid_and_effect_received(name: str) -> None:
    arrow = ARROWS[name]
    g = at_arrow(name)
    before = snapshot(g)
    g.do(pay_text(name), *arrow.follow)
    expected = {part: arrow.gain.get(part, 0) - arrow.cost.get(part, 0) for part in (*arrow.cost, *arrow.gain)}
    assert change(before, snapshot(g)) == expected


@rule("B-CST-02")
@pytest.mark.parametrize("name", ARROWS)
def test_nobody_is_forced_to_pay(name: str) -> None:
    g = at_arrow(name)
    assert pay_text(name) in g.options()
    assert "end turn" in g.options()
    before = snapshot(g)
    g.do("end turn")
    after = snapshot(g)
    assert g.decider() != 0
    # The end of a Reveal turn cleans up; nothing of the cost or of its effect has moved.
    touched = set(ARROWS[name].cost) | set(ARROWS[name].gain)
    assert {part: after[part] for part in touched} == {part: before[part] for part in touched}


@rule("B-CST-03", "F-OPT-04")
@pytest.mark.parametrize("name", ARROWS)
def test_arrow_cost_is_paid_once_a_use(name: str) -> None:
    g = at_arrow(name, times=3)
    assert pay_text(name) in g.options()
    g.do(pay_text(name), *ARROWS[name].follow)
    assert pay_text(name) not in g.options()
    assert not any(text.startswith("resolve") for text in g.options())


@rule("B-CST-03")
def test_two_cards_have_two_arrows() -> None:
    # The limit is one payment a use: a second Fremen Camp in a later turn is paid for again.
    g = scenario(seats=3).hand(0, "fremen_camp", "fremen_camp").spice(0, 4).troops(0, 3).revealed(1, 2).turn(0)
    g.do("agent fremen_camp > secure_contract", "resolve fremen_camp pay spice 2", "end turn")
    assert (g.seat_of(0).spice, g.seat_of(0).garrison) == (2, 6)
    g.do("agent fremen_camp > imperial_basin", "resolve fremen_camp pay spice 2")
    assert (g.seat_of(0).spice, g.seat_of(0).garrison) == (1, 9)


@rule("B-CST-04")
@pytest.mark.parametrize(
    ("name", "short"),
    [(name, part) for name, arrow in ARROWS.items() for part in arrow.cost if part != "play"],
)
def test_cost_is_paid_in_full_or_not_at_all(name: str, short: str) -> None:
    assert pay_text(name) in at_arrow(name).options()
    assert pay_text(name) not in at_arrow(name, short=short).options()


@rule("B-CST-04")
def test_cost_is_judged_at_the_moment_of_paying() -> None:
    # The spice harvested in this very turn pays for Fremen Camp; spice spent on an Intrigue card no longer does.
    g = scenario(seats=3).hand(0, "fremen_camp").spice(0, 1).intrigue(0, "calculated_hire").turn(0)
    g.do("agent fremen_camp > imperial_basin")
    assert "resolve fremen_camp pay spice 2" in g.options()
    g.do("intrigue calculated_hire")
    assert "resolve fremen_camp pay spice 2" not in g.options()
    assert "end turn" in g.options()


@rule("B-CST-04")
def test_card_as_a_cost_must_be_there() -> None:
    # Imperial Spy was trashed by the cost of Selective Breeding: it cannot pay with itself any more.
    g = scenario(seats=3).hand(0, "imperial_spy").intrigue(0, "dispatch_an_envoy").spice(0, 2).turn(0)
    g.do("intrigue dispatch_an_envoy", "agent imperial_spy > selective_breeding")
    assert "resolve imperial_spy pay trash_self" in g.options()
    g.do("resolve selective_breeding pay trash", "trash imperial_spy play")
    assert "resolve imperial_spy pay trash_self" not in g.options()
    assert g.intrigue_names(g.seat_of(0).intrigue) == []


# --- mandatory and optional effects --------------------------------------------------------------------------------

# Text that begins the turn, the effect, and whether the turn may end without it (its other effects resolved).
EFFECTS = {
    "Influence of a Faction space": ("diplomacy", "agent diplomacy > wealth", "resolve wealth influence", False),
    "card of a space": ("reconnaissance", "agent reconnaissance > arrakeen", "resolve arrakeen draw", False),
    "Intrigue of a space": ("reconnaissance", "agent reconnaissance > carthag", "resolve carthag intrigue", False),
    "Foldspace icon": ("diplomacy", "agent diplomacy > foldspace", "resolve foldspace acquire", False),
    "card of an Agent box": ("dr_yueh", "agent dr_yueh > carthag", "resolve dr_yueh draw", False),
    "choice of an Agent box": (
        "guild_ambassador",
        "agent guild_ambassador > hall_of_oratory",
        "resolve guild_ambassador",
        False,
    ),
    "opponents' loss": ("gun_thopter", "agent gun_thopter > secure_contract", "resolve gun_thopter", False),
    "Signet Ring": ("signet_ring", "agent signet_ring > hall_of_oratory", "resolve paul_atreides draw", False),
    "choice of a Reveal box": ("bene_gesserit_sister", "reveal", "resolve bene_gesserit_sister", False),
    "arrow of a card": ("fremen_camp", "agent fremen_camp > secure_contract", "resolve fremen_camp pay", True),
    "arrow of a space": ("diplomacy", "agent diplomacy > selective_breeding", "resolve selective_breeding pay", True),
    "trash icon": ("guild_administrator", "agent guild_administrator > secure_contract", "resolve guild_admin", True),
    "may deploy": ("gun_thopter", "reveal", "resolve gun_thopter deploy", True),
    "up to three": ("sardaukar_legion", "reveal", "resolve sardaukar_legion deploy", True),
    "any number": ("chani", "reveal", "resolve chani retreat", True),
}


@rule("F-OPT-01")
@pytest.mark.parametrize("name", EFFECTS)
def test_mandatory_and_optional_effects(name: str) -> None:
    card, play, effect, optional = EFFECTS[name]
    g = scenario(seats=3, leaders=("paul_atreides", "duke_leto_atreides", "earl_memnon_thorvald")).hand(0, card)
    g.deck(0, *["dagger"] * 5).spice(0, 9).troops(0, 3, 1).turn(0).do(play)
    while others := [text for text in g.options() if text.startswith("resolve") and not text.startswith(effect)]:
        g.do(others[0])
    assert any(text.startswith(effect) for text in g.options())
    assert ("end turn" in g.options()) is optional
    if not optional:
        g.do(next(text for text in g.options() if text.startswith(effect)))
        while g.kind() not in ("resolve", "acquire"):
            g.do(g.options()[0])
        assert "end turn" in g.options()


@rule("F-OPT-01")
def test_trash_icon_may_be_declined_once_begun() -> None:
    g = scenario(seats=3).hand(0, "guild_administrator", "dagger").turn(0)
    g.do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    assert {"decline", "trash dagger hand"} <= set(g.options())
    g.do("decline")
    assert g.names(g.seat_of(0).hand) == ["dagger"]
    assert "end turn" in g.options()


@rule("F-OPT-01")
def test_plain_gains_cannot_be_refused() -> None:
    g = scenario(seats=3).hand(0, "stilgar").water(0, 0).spice(0, 0).troops(0, 3).turn(0)
    g.do("agent stilgar > imperial_basin", "end turn")
    assert (g.seat_of(0).water, g.seat_of(0).spice) == (1, 1)
    # The spice of Earl Memnon Thorvald's Signet Ring neither.
    g = scenario(seats=3).hand(0, "signet_ring").spice(0, 0).turn(0)
    g.do("agent signet_ring > hall_of_oratory", "end turn")
    assert g.seat_of(0).spice == 1


@rule("F-OPT-02")
@pytest.mark.parametrize("card", ["seek_allies", "power_play", "foldspace"])
def test_card_that_orders_its_own_trashing_must_be_trashed(card: str) -> None:
    g = scenario(seats=3).hand(0, card).deck(0, "dagger").reserve("foldspace", 5).turn(0).do(f"agent {card} > wealth")
    text = f"resolve {card} trash_self"
    while others := [other for other in g.options() if other.startswith("resolve") and other != text]:
        g.do(others[0])
    assert g.options() == [text]
    g.do(text)
    assert g.names(g.seat_of(0).play) == []
    assert "decline" not in g.options()
    g.do("end turn")
    owned = [*g.names(g.seat_of(0).discard), *g.names(g.seat_of(0).hand), *g.names(g.seat_of(0).deck)]
    assert card not in owned
    # A Reserve card goes back to its stack (B-DCK-06).
    assert g.game.view(None)["reserve"]["foldspace"] == 5 + int(card == "foldspace")
    assert g.names(g.state.trashed) == ([] if card == "foldspace" else [card])


@rule("F-OPT-02")
def test_own_trashing_behind_an_arrow_is_a_choice() -> None:
    g = at_arrow("spy").do("end turn")
    assert g.names(g.seat_of(0).play) == ["imperial_spy"]


@rule("F-OPT-05")
def test_opponents_discard_from_their_own_hands() -> None:
    g = scenario(seats=4).hand(0, "reverend_mother_mohiam", "dagger").play(0, "lady_jessica").discard(0)
    g.hand(1, "dagger", "diplomacy", "signet_ring").deck(1, "scout", "scout").play(1, "stilgar").discard(1, "chani")
    g.hand(2, "seek_allies").deck(2, "scout").discard(2).hand(3).deck(3, "scout").discard(3, "chani").intrigue(
        3, "ambush"
    )
    g.turn(0).do("agent reverend_mother_mohiam > wealth", "resolve reverend_mother_mohiam discard")
    assert g.decider() == 1
    assert sorted(g.options()) == ["discard dagger", "discard diplomacy", "discard signet_ring"]
    g.do("discard diplomacy")
    assert g.decider() == 1
    assert sorted(g.options()) == ["discard dagger", "discard signet_ring"]
    g.do("discard dagger")
    # One card is all that seat 2 has; seat 3 has none.
    assert (g.decider(), g.options()) == (2, ["discard seek_allies"])
    g.do("discard seek_allies")
    assert g.decider() == 0
    assert g.names(g.seat_of(1).hand) == ["signet_ring"]
    assert g.names(g.seat_of(1).discard) == ["chani", "diplomacy", "dagger"]
    assert (g.names(g.seat_of(2).hand), g.names(g.seat_of(2).discard)) == ([], ["seek_allies"])
    assert (g.names(g.seat_of(3).discard), g.names(g.seat_of(3).deck)) == (["chani"], ["scout"])
    assert g.names(g.seat_of(0).hand) == ["dagger"]


@rule("F-OPT-06")
@pytest.mark.parametrize("n", range(5))
def test_chani_retreats_any_number(n: int) -> None:
    g = scenario(seats=3).hand(0, "chani").troops(0, garrison=2, deployed=4).turn(0)
    g.do("reveal", "resolve chani retreat")
    assert g.options() == [f"retreat {k}" for k in range(5)]
    g.do(f"retreat {n}")
    assert (g.seat_of(0).conflict, g.seat_of(0).garrison, g.seat_of(0).supply) == (4 - n, 2 + n, 6)


@rule("F-OPT-06")
@pytest.mark.parametrize("garrison", [0, 3])
@pytest.mark.parametrize("n", [0, 3])
def test_rapid_mobilization_deploys_any_number(garrison: int, n: int) -> None:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, "rapid_mobilization").troops(0, garrison=garrison).turn(0)
    g.do("intrigue rapid_mobilization")
    if garrison > 0:
        assert g.options() == [f"deploy {k}" for k in range(4)]
        g.do(f"deploy {n}")
    # Even with an empty Garrison the card is played, for nothing.
    assert g.seat_of(0).conflict == min(n, garrison)
    assert g.intrigue_names(g.state.intrigue_discard) == ["rapid_mobilization"]
    assert g.kind() == "play_card"
