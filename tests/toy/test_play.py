"""A second host and a box with a mechanic of its own are played like those of the package."""

from __future__ import annotations

import copy
import pickle

import pytest

import landsraad as ls
from landsraad.content.boxes import BOXES
from landsraad.engine.strength import strength
from tests.support.noninterference import check
from tests.toy.kit import WAYS, asked, dealt, first, moments, texts

GAMES = 6


@pytest.mark.parametrize(("modules", "players"), WAYS)
def test_random_games_reach_their_end(modules: tuple[str, ...], players: int) -> None:
    """There is always something to do; copies, saved games and the way back agree with the game."""
    kinds: set[str] = set()
    for seed in range(GAMES):
        steps = 0
        for game in moments(seed, modules, players):
            if game.over:
                break
            assert game.decision is not None
            kinds.add(game.decision.kind)
            actions = game.legal_actions()
            assert actions
            assert len(set(actions)) == len(actions)
            if steps % 7 == 0:
                before = game.digest()
                twin = game.clone()
                twin.apply(actions[-1])
                assert game.digest() == before
                twin.undo(force=True)
                assert twin.digest() == before
                assert copy.deepcopy(game).digest() == before
                assert pickle.loads(pickle.dumps(game)).digest() == before
            steps += 1
        assert steps > 20
        assert game.standings()[0].rank == 1
        assert ls.load(game.save()).digest() == game.digest()
    assert ("hide_cache" in kinds) == bool(modules)


def test_nobody_sees_where_another_cache_is() -> None:
    """H1: view, options, error text and events stay the same when everything hidden is dealt anew."""
    checked = 0
    for players in (2, 4):
        for step, game in enumerate(moments(11, players=players)):
            if step % 5 == 0 and not game.over:
                for viewer in range(players):
                    check(f"toy-{players}p, step {step}", game, viewer, 100 * step + viewer)
                    checked += 1
    assert checked > 60


def test_the_resampling_is_real() -> None:
    """A cache of another seat may be anywhere in a copy; the own one stays where it is."""
    game = first(asked("hide_cache"))
    owner = game.seat
    assert owner is not None
    game.apply_text("hide in hangar")
    other = (owner + 1) % 4
    assert game.view(owner)["cache"] == "hangar"
    assert game.view(other)["cache"] == game.view(None)["cache"] is None
    assert {game.determinize(owner, seed).view(owner)["cache"] for seed in range(20)} == {"hangar"}
    assert len({str(game.determinize(other, seed).view(owner)["cache"]) for seed in range(40)}) > 4


def test_the_question_is_answered_and_the_cache_opened() -> None:
    game = first(asked("hide_cache"))
    seat = game.seat
    assert seat is not None
    assert game.decision is not None
    assert [option.thing.id for option in game.decision.options if option.thing] == list(_spaces(game))
    game.apply_text("hide in outpost_well")
    hidden = [event for event in game.events(0, seat) if event.kind == "cache_hidden"][-1]
    assert (hidden.what, hidden.what_kind) == ("outpost_well", "space")
    heard = [event for event in game.events(0, None) if event.kind == "cache_hidden"][-1]
    assert (heard.what, heard.hidden, heard.amount) == (None, True, hidden.amount)
    assert game.view(None)["seats"][seat]["cached_spice"] == hidden.amount  # type: ignore[index]


def _spaces(game: ls.Game) -> list[str]:
    board = game.view(None)["board"]
    assert isinstance(board, dict)
    return list(board["spaces"])


def test_ornithopters_fight_and_come_home() -> None:
    """A unit kind is a row: it is deployed from a Combat space, counts its strength, and returns after Combat."""
    game = first(lambda game: any("deploy ornithopter" in text for text in texts(game)))
    seat = game.seat
    assert seat is not None
    before = game.view(None)["seats"][seat]  # type: ignore[index]
    power = strength(game._state, game._state.seats[seat])
    game.apply_text("deploy ornithopter")
    after = game.view(None)["seats"][seat]  # type: ignore[index]
    assert after["ornithopters"]["deployed"] == before["ornithopters"]["deployed"] + 1
    assert strength(game._state, game._state.seats[seat]) == power + 1
    home = first(lambda game: any(event.kind == "ornithopter_home" for event in game.events(0, None)))
    kinds = home.view(None)["seats"]
    assert isinstance(kinds, list)
    assert sum(one["ornithopters"]["garrison"] for one in kinds) > 0


def test_the_tracks_are_those_of_the_board() -> None:
    """The third track has its own name; the spaces of another icon move it."""
    game = first(lambda game: any(text.endswith("> outpost_tents") for text in texts(game)))
    seat = game.seat
    assert seat is not None
    (text,) = [text for text in texts(game) if text.endswith("> outpost_tents")]
    game.apply_text(text)
    while (resolve := "resolve outpost_tents influence nomads") in texts(game):
        game.apply_text(resolve)
    assert game.view(None)["seats"][seat]["influence"] == {"emperor": 0, "guild": 0, "nomads": 1}  # type: ignore[index]


def test_control_of_a_space_that_is_not_there_gives_nothing() -> None:
    catalog = ls.catalog(ls.Setup(host="outpost", players=2))
    (siege,) = [one for one in catalog["conflicts"] if one["id"] == "siege_of_arrakeen"]  # type: ignore[attr-defined]
    assert {"op": "control", "space": None} in siege["first"][0]["effects"]
    seen = 0
    for seed in range(30):
        for game in moments(seed, (), 2):
            if game.over:
                past = game.view(None)["conflicts_past"]
                seen += "siege_of_arrakeen" in past  # type: ignore[operator]
    assert seen > 5


def test_boxes_join_only_hosts_they_fit() -> None:
    with pytest.raises(ls.SetupError, match="'ix' does not go with outpost \\(M-GEN-02\\); with it there is caches"):
        ls.Setup(host="outpost", players=3, modules=("ix",))
    with pytest.raises(ls.SetupError, match="'caches' does not go with base \\(M-GEN-02\\); with it there is ix"):
        ls.Setup(host="base", players=3, modules=("caches",))
    with pytest.raises(ls.ContentError, match="there is a box 'caches' already"):
        ls.add_box(BOXES["caches"])


def test_a_game_of_the_package_is_not_changed_by_the_toy() -> None:
    base = ls.new_game(ls.Setup(players=4), 5)
    assert "ornithopters" not in base.view(None)["seats"][0]  # type: ignore[index]
    assert dealt(5).digest() != dealt(5, ()).digest()
