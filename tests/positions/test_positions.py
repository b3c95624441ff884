"""``landsraad.positions``: tables laid by words play on as any game, for every set-up; slips are told."""

from __future__ import annotations

import copy
import doctest
import json
import pickle
import re
from pathlib import Path

import pytest

import landsraad as ls
from landsraad import positions
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.record.packing import pack_state
from tests.support import pieces
from tests.support.cells import SAMPLED, Cell, cell
from tests.support.invariants import check_knowledge
from tests.support.play import PLAY_ON, RandomPlayer, advance

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "positions.md").read_text("utf-8")
BASE = ls.Setup(players=4)
IX = ls.Setup(players=4, modules=("ix",))
SOLO = ls.Setup(players=1)


def test_the_page_names_every_word_with_its_arguments() -> None:
    told = set(re.findall(r"^\| (.+?) \|", PAGE, re.M))
    calls = [call for cell in told for call in re.findall(r"`(\w+)\(", cell)]
    assert sorted(calls) == sorted(positions.WORDS)


def test_the_example_of_the_page_runs() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "positions.md"), module_relative=False)
    assert result.attempted >= 9
    assert result.failed == 0
    assert doctest.testmod(positions).failed == 0


def laid(where: Cell, seed: int) -> positions.Position:
    """Return a table of a cell with something in every general place, for everybody."""
    table = positions.new(where.setup(), seed)
    rules = table.state.rules
    starter = [rules.cards[card].id for card in rules.starting_deck]
    table.empty_hands().empty_board()
    for number in range(int(actor_count(table.state))):
        table.solari(number, 4).spice(number, 3).water(number, 2).vp(number, number)
        if not (table.state.teams and table.state.crews[number]):  # a Commander has no units and no marker there
            table.troops(number, garrison=3, deployed=1).swords(number, 2)
            table.influence(number, "guild", 2 + number % 2)
        table.intrigue(number, rules.intrigues[number].id)
    for seat in range(where.players):
        table.hand(seat, *starter[:5]).deck(seat, *starter[5:]).discard(seat)
    return table.alliance("fremen", 0).bonus_spice(rules.spaces[int(rules.maker_spaces[0])].id, 2)


@pytest.mark.parametrize("where", SAMPLED, ids=lambda where: where.name)
def test_a_position_of_any_set_up_plays_on_as_a_game(where: Cell) -> None:
    for number in range(int(actor_count(laid(where, 5).state))):
        table = laid(where, 5)
        if actor(table.state, number).agents > 0:
            game = table.turn(number).start()
            assert game.seat == number or number >= where.players
            check_plays_on(game)
    for beginning in ("combat", "makers", "recall", "round_start"):
        check_plays_on(laid(where, 5).say(beginning).start())


def check_plays_on(game: ls.Game) -> None:
    """A game from a position is saved, taken back, shown, determinised, copied and played to its end."""
    beginning = game.digest()
    assert game.history == []
    with pytest.raises(ls.UndoRefused):
        game.undo(force=True)
    for seat in (None, *range(game.setup.players)):
        json.dumps(game.view(seat))
    if not game.over:
        copied = game.determinize(0, 3)
        advance(copied, RandomPlayer(1), PLAY_ON)
        advance(game, RandomPlayer(2), 60)
        assert game.history
    middle, steps = game.digest(), len(game.history)
    saved = json.loads(json.dumps(game.save()))
    for again in (ls.load(saved), pickle.loads(pickle.dumps(game)), copy.deepcopy(game), game.clone()):
        assert again.digest() == middle
        assert again.events() == game.events()
        assert again.save() == saved
        assert again.opening().digest() == beginning
    for _ in range(steps):
        game.undo(force=True)
    assert game.digest() == beginning
    for _ in range(steps):
        game.redo()
    assert game.digest() == middle
    advance(game, RandomPlayer(3), 100_000)
    assert game.over
    assert ls.load(game.save()).standings() == game.standings()


def test_words_as_plain_data() -> None:
    words = json.loads('[["hand", 0, "dagger"], ["solari", 0, 5], ["control", null, "carthag"], ["turn", 0]]')
    game = positions.build(BASE, words, seed=3)
    game.apply_text("agent dagger > high_council")
    assert game.digest() != positions.build(BASE, words, seed=4).digest()
    seats = game.view(0)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["council"] is True


def test_a_table_is_not_touched_by_its_games_nor_a_game_by_tables_of_it() -> None:
    table = positions.new(BASE, 1).hand(0, "dagger").turn(0)
    one, other = table.start(), table.start()
    one.apply_text("reveal")
    assert other.digest() == table.start().digest() != one.digest()
    before = one.digest()
    positions.of(one).solari(0, 50).round_start()
    assert one.digest() == before


def test_troops_dreadnoughts_and_agents_stay_counted() -> None:
    table = positions.new(IX, 2)
    table.negotiators(0, 2).troops(0, 3, 1).dreadnoughts(0, 1).flag(0, "arrakeen").negotiators(0, 1)
    seat = table.state.seats[0]
    values = table.state.rules.values
    assert seat.supply + seat.garrison + seat.conflict + pieces.negotiators(table.state, 0) == values.troops
    assert pieces.ships(table.state, 0) == (0, 1, 0)
    table.agent_at(0, "carthag", "arrakeen").empty_board()
    assert seat.agents == values.agents
    assert pieces.ships(table.state, 0) == (1, 1, 0)
    assert table.mentat(0).state.seats[0].agents == values.agents + 1
    windtraps = table.tile("windtraps")
    assert pieces.owned_tiles(table.tiles(0, "windtraps").state, 0) == [windtraps]
    assert all(windtraps not in list(stack) for stack in pieces.tile_stacks(table.state))


def test_nobody_knows_cards_that_are_no_longer_there() -> None:
    """Tables of games in which much is known: every seat's view still fits the position."""
    told = 0
    for seed in range(6):
        game = cell("base+ix-3p").game(seed)
        advance(game, RandomPlayer(seed), 250)
        known = game.view(0)["known"]
        told += known not in ({"deck_top": [[], [], []], "hand": [[], [], []], "intrigue": []},)
        table = positions.of(game).empty_hands()
        for seat in range(3):
            table.hand(seat, "dagger").deck(seat, "dagger", "diplomacy").intrigue(seat, "ambush")
        game = table.intrigue_deck("windfall", "reinforcements").conflict_deck("skirmish_a").turn(1).start()
        check_knowledge(game._state)
        for viewer in range(3):
            after = game.view(viewer)["known"]
            assert isinstance(after, dict)
            assert after["intrigue"] == []
            assert all(card == "dagger" for top in after["deck_top"] for card in top)
            assert all(card == "dagger" for hand in after["hand"] for card in hand)
            advance(game.determinize(viewer, 1), RandomPlayer(1), 100)
    assert told


SLIPS: list[tuple[ls.Setup, list[object], str]] = [
    (BASE, ["hands", 0, "dagger"], "unknown word 'hands'; there is agent_at, .*hand, "),
    (BASE, ["hand"], r"hand\(seat: int, \*names: str\) does not fit \(\)"),
    (BASE, ["solari", 0, 5, 6], "does not fit"),
    (BASE, ["hand", 0, "daggre"], "unknown card 'daggre'; is it one of dagger"),
    (BASE, ["hand", 0, "qqqqqqqq"], "no name is like it; .*catalog"),
    (BASE, ["hand", 0, 7], "unknown card 7"),
    (BASE, ["hand", 4, "dagger"], "seats from 0 to 3, but no actor 4"),
    (SOLO, ["hand", 1, "dagger"], "for seats, 0 to 0; 1 is a Rival"),
    (SOLO, ["solari", 3, 1], "seats from 0 to 0, Rivals from 1 to 2, but no actor 3"),
    (BASE, ["solari", "0", 1], "no actor '0'"),
    (BASE, ["solari", True, 1], "no actor True"),
    (BASE, ["solari", 0, -1], "Solari: a whole number from 0 to 999, not -1"),
    (BASE, ["solari", 0, "5"], "not '5'"),
    (BASE, ["solari", 0, 2.0], "not 2.0"),
    (BASE, ["troops", 0, 13], "from 0 to 12, not 13"),
    (BASE, ["troops", 0, 7, 6], "together: a whole number from 0 to 12, not 13"),
    (BASE, ["troops", 0, 7, -1], "not -1"),
    (BASE, ["troops", 0, "7"], "not '7'"),
    (BASE, ["influence", 0, "guild", 7], "from 0 to 6, not 7"),
    (BASE, ["influence", 0, "ix", 1], "unknown Faction 'ix'; there is emperor, guild, bene_gesserit, fremen"),
    (BASE, ["agent_at", 0, "ornithopter"], "unknown space 'ornithopter'; there is "),
    (BASE, ["agent_at", 0, "carthag", "carthag", "carthag"], r"no Agent left for carthag; agents\(0, n\)"),
    (BASE, ["conflict", "skirmish"], "unknown Conflict 'skirmish'; there is "),
    (BASE, ["reserve", "dagger", 1], "unknown Reserve card 'dagger'; there is "),
    (BASE, ["rival_deck", "carthag"], "no Rivals in this game"),
    (BASE, ["tiles", 0, "windtraps"], "no box of this game has such pieces; it has base"),
    (BASE, ["dreadnoughts", 0, 1], "no box of this game has such pieces"),
    (BASE, ["freighter", 0, 1], "no box of this game has such pieces"),
    (BASE, ["negotiators", 0, 1], "no box of this game has such pieces"),
    (IX, ["dreadnoughts", 0, 2, 1], "from 0 to 2, not 3"),
    (IX, ["flag", 0, "high_council"], "unknown space with a flag 'high_council'; there is "),
    (IX, ["stacks", ["windtraps"]], "from 3 to 3, not 1"),
    (IX, ["freighter", 0, 4], "from 0 to 3, not 4"),
]


@pytest.mark.parametrize(("setup", "said", "told"), SLIPS, ids=lambda item: str(item)[:40])
def test_slips_are_told_with_what_is_allowed(setup: ls.Setup, said: list[object], told: str) -> None:
    with pytest.raises(ls.PositionError, match=told):
        positions.build(setup, [said], 1)


def test_more_slips() -> None:
    with pytest.raises(ls.PositionError, match="say how the game goes on"):
        positions.new(BASE, 1).solari(0, 3).start()
    with pytest.raises(ls.PositionError, match="a word is a list"):
        positions.build(BASE, ["turn"])
    with pytest.raises(ls.PositionError, match="has the Mentat already"):
        positions.new(BASE, 1).mentat(0).mentat(1)
    with pytest.raises(ls.PositionError, match="no Conflict left"):
        positions.new(BASE, 1).conflict_deck().round_start()
    with pytest.raises(ls.PositionError, match="has no Agent left for a turn"):
        positions.new(SOLO, 1).agents(1, 0).turn(1)
    with pytest.raises(ls.PositionError, match="already"):
        positions.new(IX, 1).flag(0, "carthag").flag(1, "carthag")
    with pytest.raises(ls.PositionError, match="no dreadnought in the Supply"):
        positions.new(IX, 1).dreadnoughts(0, 2).flag(0, "carthag")


def test_damaged_positions_in_saves_are_refused() -> None:
    game = positions.new(BASE, 1).hand(0, "dagger").turn(0).start()
    game.apply_text("reveal")
    saved = game.save()
    state = pack_state(game.opening()._state)
    assert saved["position"] == {"digest": game.opening().digest(), "state": state}
    digest = game.opening().digest()
    for position, told in (
        (None, "an object with the fields"),
        ({"state": state}, "an object with the fields"),
        ({"state": {}, "digest": digest}, "lacks"),
        ({"state": {**state, "round": "1"}, "digest": digest}, "does not fit"),
        ({"state": {**state, "conflict": 999}, "digest": digest}, "does not fit"),
        ({"state": {**state, "round": 9}, "digest": digest}, "another digest"),
    ):
        with pytest.raises(ls.SaveError, match=told):
            ls.load({**saved, "position": position})
