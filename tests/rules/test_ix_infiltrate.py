"""Rise of Ix: Infiltrate (X-INF, F-IX-07)."""

from typing import Any

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix


def spaces(g: Scenario, card: str) -> list[str]:
    """Return where a card may send an Agent now."""
    if f"agent {card}" not in g.options():
        return []
    h = g.do(f"agent {card}")
    return [option.split(" > ")[1] for option in h.options()]


def agents(g: Scenario, space: str) -> list[int]:
    """Return how many Agents each seat has on a space."""
    view: dict[str, Any] = g.game.view()
    return list(view["board"]["spaces"][space]["agents"])


@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("bounty_hunter", "carthag"),
        ("choam_delegate", "smuggling"),
        ("court_intrigue", "wealth"),
        ("embedded_agent", "tech_negotiation"),
        ("guild_accord", "foldspace"),
        ("jamis", "stillsuits"),
        ("web_of_power", "secrets"),
    ],
)
@rule("X-INF-01", "X-ICO-08")
def test_enemy_agents_do_not_keep_an_infiltrator_out(card: str, space: str) -> None:
    g = ix(4).hand(0, card).agent_at(1, space).turn(0).do(f"agent {card} > {space}")
    assert agents(g, space) == [1, 1, 0, 0]
    h = ix(4).hand(0, card).agent_at(1, space).agent_at(2, space).agent_at(3, space).turn(0)
    assert space in spaces(h, card)


@rule("X-INF-01")
def test_an_ordinary_icon_is_kept_out() -> None:
    g = ix(3).hand(0, "reconnaissance", "bounty_hunter").agent_at(1, "carthag").turn(0)
    assert spaces(g, "reconnaissance") == ["arrakeen"]
    g = ix(3).hand(0, "reconnaissance", "bounty_hunter").agent_at(1, "carthag").turn(0)
    assert spaces(g, "bounty_hunter") == ["arrakeen", "carthag"]


@rule("X-INF-01", "F-IX-07")
def test_an_infiltrate_icon_serves_for_an_empty_space() -> None:
    g = ix(3).hand(0, "bounty_hunter").solari(0, 0).turn(0).do("agent bounty_hunter > carthag")
    assert agents(g, "carthag") == [1, 0, 0]
    assert g.seat_of(0).solari == 0  # nobody was met there


@rule("X-INF-01")
def test_only_spaces_with_that_icon() -> None:
    g = ix(3).hand(0, "jamis").agent_at(1, "stillsuits", "wealth").water(0, 1).turn(0)
    assert spaces(g, "jamis") == ["hardy_warriors", "stillsuits"]


@rule("X-INF-02")
def test_never_a_second_own_agent() -> None:
    g = ix(3).hand(0, "bounty_hunter").agent_at(0, "carthag").agent_at(1, "carthag", "arrakeen").turn(0)
    assert spaces(g, "bounty_hunter") == ["arrakeen"]
    h = ix(3).hand(0, "choam_delegate").agent_at(0, "smuggling").agent_at(1, "imperial_basin").water(0, 0).turn(0)
    assert spaces(h, "choam_delegate") == ["imperial_basin"]


@rule("X-INF-03")
def test_the_voice_keeps_infiltrators_out() -> None:
    g = ix(3).hand(1, "the_voice").hand(0, "bounty_hunter").turn(1).do("agent the_voice > imperial_basin")
    g.do("resolve the_voice close_space", "close carthag", "end turn")
    g.agent_at(2, "carthag", "arrakeen").turn(0)
    assert spaces(g, "bounty_hunter") == ["arrakeen"]


@rule("X-INF-04")
def test_icons_of_dispatch_an_envoy_do_not_infiltrate() -> None:
    g = ix(4).hand(0, "bounty_hunter").intrigue(0, "dispatch_an_envoy").water(0, 1).spice(0, 0)
    g.agent_at(1, "carthag", "wealth").agent_at(2, "foldspace", "stillsuits").agent_at(3, "secrets").turn(0)
    g.do("intrigue dispatch_an_envoy")
    # The City icon of the card infiltrates Carthag; of the four Factions only an empty space can be entered.
    assert sorted(spaces(g, "bounty_hunter")) == ["arrakeen", "carthag", "hardy_warriors"]


@rule("X-INF-05")
def test_costs_still_apply() -> None:
    def council(solari: int) -> Scenario:
        return ix(3).hand(0, "embedded_agent").agent_at(1, "high_council").solari(0, solari).turn(0)

    assert "high_council" not in spaces(council(4), "embedded_agent")
    assert "high_council" in spaces(council(5), "embedded_agent")
    g = council(5).do("agent embedded_agent > high_council")
    assert (g.seat_of(0).solari, g.seat_of(0).council) == (0, 1)


@rule("X-INF-05")
def test_once_per_game_limits_still_apply() -> None:
    g = ix(3).hand(0, "embedded_agent").agent_at(1, "high_council").solari(0, 20).council(0).turn(0)
    assert "high_council" not in spaces(g, "embedded_agent")


@rule("X-INF-05")
def test_requirements_still_apply() -> None:
    def shipping(influence: int) -> Scenario:
        g = ix(3).hand(0, "choam_delegate").agent_at(1, "interstellar_shipping")
        return g.influence(0, "guild", influence).turn(0)

    assert "interstellar_shipping" not in spaces(shipping(1), "choam_delegate")
    assert "interstellar_shipping" in spaces(shipping(2), "choam_delegate")
