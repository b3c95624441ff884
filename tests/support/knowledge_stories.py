"""Short stories in which hidden cards move and somebody learns or forgets something, with all witnesses listening."""

from __future__ import annotations

from collections.abc import Callable

from tests.support.cells import cell
from tests.support.knowledge import Watched
from tests.support.play import RandomPlayer
from tests.support.scenario import Scenario, ix, scenario

Story = Callable[[], Watched]


def tell(watched: Watched, *texts: str) -> Watched:
    """Play by texts; everything is compared after every decision."""
    for text in texts:
        for action in watched.game._resolve(text):
            watched.apply(action)
            watched.check()
            watched.check_copies(7)
    return watched


def texts_of(watched: Watched) -> list[str]:
    """Return the texts of the options now."""
    decision = watched.game.decision
    return [] if decision is None else [option.text for option in decision.options]


def rest(watched: Watched, seed: int, steps: int) -> Watched:
    """Play on at random."""
    player = RandomPlayer(seed)
    for _ in range(steps):
        if watched.game.over:
            break
        watched.apply(player.choose(watched.game))
        watched.check()
    return watched


def settle(watched: Watched) -> Watched:
    """Resolve what must be resolved and end the turn."""
    game = watched.game
    seat = game.seat
    while game.seat == seat and game.decision is not None:
        texts = texts_of(watched)
        tell(watched, "end turn" if "end turn" in texts else texts[0])
    return watched


def held(g: Scenario) -> Scenario:
    """Everybody holds four different Intrigue cards."""
    names = [card.id for card in g.state.rules.intrigues]
    for seat in range(len(g.state.seats)):
        g.intrigue(seat, *names[4 * seat : 4 * seat + 4])
    return g.intrigue_deck(*names[16:30])


def stolen_and_stolen_again() -> Watched:
    """Seat 0 robs three others, then seat 1, who knows one of its cards, robs seat 0 of another."""
    g = held(scenario(4)).hand(0, "seek_allies", "diplomacy").hand(1, "diplomacy")
    watched = Watched(g.turn(0).game)
    tell(watched, "agent diplomacy > secrets")
    for text in ("influence", "intrigue", "steal"):
        found = [option for option in texts_of(watched) if text in option]
        tell(watched, *[one for one in found[:1] if one.startswith("resolve")])
    settle(watched)
    g.empty_board()
    watched.check()
    tell(watched, "agent diplomacy > secrets")
    settle(watched)
    return rest(watched, 1, 25)


def a_card_put_on_top_and_trashed() -> Watched:
    """Bypass Protocol puts a card on top before all eyes; Poison Snooper trashes it, another one is drawn."""
    g = (
        scenario(3)
        .hand(0, "dagger")
        .spice(0, 9)
        .solari(0, 9)
        .intrigue(0, "bypass_protocol", "poison_snooper", "bypass_protocol", "poison_snooper")
    )
    g.row("arrakis_recruiter", "scout", "dr_yueh", "space_travel", "opulence").turn(0)
    watched = Watched(g.game)
    for answer in ("trash", "draw"):
        tell(watched, "intrigue bypass_protocol")
        tell(watched, next(text for text in texts_of(watched) if "spice" in text))
        tell(watched, texts_of(watched)[0])
        tell(watched, "intrigue poison_snooper")
        tell(watched, next(text for text in texts_of(watched) if text.startswith(answer)))
    return rest(watched, 2, 25)


def a_card_under_the_deck_and_drawn() -> Watched:
    """Court Intrigue buries a card; the deck is short, so that it is drawn again by others."""
    g = ix(3).hand(0, "court_intrigue").hand(1, "diplomacy").hand(2, "dagger")
    g.intrigue(0, "ambush", "windfall").intrigue(1, "bribery").intrigue_deck("urgent_mission", "private_army")
    watched = Watched(g.turn(0).game)
    tell(watched, "agent court_intrigue")
    tell(watched, texts_of(watched)[0])
    tell(watched, next(text for text in texts_of(watched) if text.startswith("resolve court_intrigue")))
    tell(watched, next(text for text in texts_of(watched) if "ambush" in text))
    return rest(watched, 3, 60)


def a_card_put_back_on_top() -> Watched:
    """Hundro looks at two Intrigue cards at the start and puts one back, which somebody else draws."""
    leaders = ("viscount_hundro_moritani", "ilesa_ecaz", "paul_atreides")
    watched = Watched(cell("base+ix-3p").game(4, leaders))
    watched.check()
    player = RandomPlayer(4)
    for step in range(60):
        watched.apply(player.choose(watched.game))
        watched.check()
        if step % 3 == 0:
            watched.check_copies(step)
    return watched


STORIES: list[Story] = [
    stolen_and_stolen_again,
    a_card_put_on_top_and_trashed,
    a_card_under_the_deck_and_drawn,
    a_card_put_back_on_top,
]
