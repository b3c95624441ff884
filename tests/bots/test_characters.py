"""Characters of bots: data that fits the weights, another play by the same mind, nothing hidden read."""

from __future__ import annotations

import runpy
from collections import Counter
from itertools import islice
from pathlib import Path
from statistics import mean
from typing import get_args

import pytest

import landsraad as ls
from landsraad.bots import CHARACTERS, bot_stream, make_bot, open_handle, weights
from landsraad.bots.characters import ANY, LIKES, character_of, drawn, liked_in_view, likes_of, weights_of
from landsraad.bots.leaning import N_LIKES, leaning
from landsraad.bots.policy import contest
from landsraad.bots.valuations import new_valuation, valuation_of
from landsraad.cli.app import CHARACTER_HELP
from landsraad.cli.table import bot_names
from landsraad.core.rng import seeded
from landsraad.i18n import LANGUAGES, words
from landsraad.server.wire.common import Character, CharacterWish
from landsraad.tournament.habits import HABITS, habits
from tests.bots.table import decisions
from tests.support.play import by_build
from tests.support.scenario import scenario

# What a character does more often than the plain mind.
MORE = {
    "warlord": "troops deployed",
    "trader": "Solari gained",
    "schemer": "Intrigue cards played",
    "courtier": "Influence gained",
    "planner": "cards acquired",
}


def test_a_character_is_data_that_fits() -> None:
    assert len(LIKES) == N_LIKES
    for one in CHARACTERS.values():
        assert set(one.weights) <= set(weights.names())
        assert set(one.likes) <= set(LIKES)
    assert set(MORE) == set(CHARACTERS)
    assert get_args(Character) == tuple(CHARACTERS)
    assert get_args(CharacterWish) == (*CHARACTERS, ANY)
    assert CHARACTER_HELP.endswith(", ".join(CHARACTERS))


def test_a_character_changes_only_the_weights_it_names() -> None:
    flat = [*weights_of("trader")[0].values(), *weights_of("trader")[1].values(), *weights_of("trader")[2]]
    factors = CHARACTERS["trader"].weights
    for name, value, plain in zip(weights.names(), flat, weights.values(), strict=False):
        assert value == pytest.approx(plain * factors.get(name, 1.0))
    unit, flats, general, other = weights_of("")
    assert [*unit.values(), *flats.values(), *general, other] == weights.values()
    assert likes_of("") == []


def test_every_character_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        spoken = words(lang)
        told = [spoken.text(f"character-{one}{part}") for one in CHARACTERS for part in ("", "-name", "-why")]
        assert len(set(told)) == len(told)


def test_bots_have_a_character_by_name() -> None:
    for name in (
        "greedy:warlord",
        "adept:trader",
        "mentat@2:schemer",
        "learned+search@80x:courtier",
        "learned:planner",
    ):
        assert make_bot(name).character == character_of(name)  # type: ignore[attr-defined]
    assert make_bot("heuristic").character == ""  # type: ignore[attr-defined]
    assert character_of("cmd:python bot:x") == ""
    for name, why in (
        ("heuristic:jester", "unknown character 'jester'; there is warlord"),
        ("random:trader", "random has no character"),
        ("heuristic-1:trader", "heuristic-1 has no character"),
        ("adept:random", "drawn when a table is laid"),
    ):
        with pytest.raises(ls.SetupError, match=why):
            make_bot(name)


def test_characters_are_drawn_without_repeating_while_there_are_others() -> None:
    for seed in range(20):
        found = drawn(4, ["trader"], seeded(seed, "characters"))
        assert sorted([*found, "trader"]) == sorted(CHARACTERS)
    assert len(drawn(7, [], seeded(1, "characters"))) == 7
    first = bot_names("novice:random", 3, 7)
    assert first == bot_names("novice:random", 3, 7)
    assert len(set(first)) == 3
    assert len({tuple(bot_names("adept:random", 3, seed)) for seed in range(20)}) > 5
    assert bot_names("adept:trader,adept", 3, 7) == ["adept:trader", "adept", "adept:trader"]


def test_liking_counts_while_the_game_is_open_and_never_at_its_end() -> None:
    g = scenario(seats=3).troops(0, garrison=1, deployed=6).turn(0)
    state = g.game._state
    mind = new_valuation(state.rules, character="warlord")
    assert leaning(mind, state, 0, 0.5) > 0.5
    assert leaning(mind, state, 1, 0.5) == 0.5  # it has nothing in the Conflict
    assert leaning(mind, state, 0, 0.0) == 0.0
    assert leaning(mind, state, 0, 1.0) == 1.0
    assert 0.9 < leaning(mind, state, 0, 0.95) <= 1.0
    assert leaning(valuation_of(state.rules), state, 0, 0.5) == 0.5
    seat = g.game.view(0)["seats"][0]
    assert liked_in_view("warlord", seat) == pytest.approx(6 * CHARACTERS["warlord"].likes["field"])
    assert liked_in_view("", seat) == 0.0


def test_a_character_reads_nothing_hidden() -> None:
    bots = [make_bot("heuristic:schemer")] * 4
    for game, seat, number in decisions(bots, 5):
        if number % 40 == 0 and number < 130:
            chosen = {
                bots[0].choose(open_handle(other, seat, bot_stream(5, seat, number)))
                for other in (game.determinize(seat, seed) for seed in range(3))
            }
            assert len(chosen) == 1
        if number > 130:
            break


def test_a_character_does_what_it_is_called_for_more_often() -> None:
    """The policy alone: in every game the plain mind and three characters, in turn, everybody in every seat."""
    done: dict[str, list[int]] = {name: [] for name in ("", *CHARACTERS)}
    plain: dict[str, list[int]] = {habit: [] for habit in MORE.values()}
    names = list(CHARACTERS)
    for seed in range(by_build(60, 8)):
        line_up = ["", *(names[(seed + n) % len(names)] for n in range(3))]
        line_up = line_up[seed % 4 :] + line_up[: seed % 4]
        game = ls.new_game(ls.Setup(), 1000 + seed)
        game.events()
        state = game._state
        contest([valuation_of(state.rules, False, name) for name in line_up], state, seeded(seed, "characters"), 0.5)
        for name, did in zip(line_up, habits(game.events(), 4), strict=True):
            if name:
                done[name].append(did[MORE[name]])
            else:
                for habit, told in plain.items():
                    told.append(did[habit])
    more = {name: mean(done[name]) / mean(plain[habit]) for name, habit in MORE.items()}
    assert mean(more.values()) > 1, more
    # Five seats of a character, which are all that the interpreted build has time for, are too few to tell them apart.
    assert by_build(min(more.values()) > 1, True), more
    assert set(MORE.values()) <= set(HABITS)


def test_the_measure_seats_everybody_as_often_everywhere_on_deals_of_their_own() -> None:
    tool = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "character_games.py"))
    names = ["heuristic", *(f"heuristic:{name}" for name in CHARACTERS)]
    games = list(islice(tool["jobs"](ls.Setup(), names, "key"), 120))
    assert len({job.deal for job in games}) == 30
    seats = Counter((name, seat) for job in games for seat, name in enumerate(job.bots))
    assert set(seats) == {(name, seat) for name in names for seat in range(4)}
    assert set(seats.values()) == {20}
    assert tool["apart"]([{"win_rate": 0.22}, {"win_rate": 0.26}]) == pytest.approx(0.04)
