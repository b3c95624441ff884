"""What a bot can get at: no way leads from its handle to the game, and nothing a program is told gives a deal away."""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest

import landsraad as ls
from landsraad.bots import RandomBot, bot_stream, open_handle
from landsraad.bots.deals import key_for, seed_of_deal
from landsraad.tournament.executor import Here
from landsraad.tournament.match import play
from landsraad.tournament.plan import Job, Plan, TournamentError
from landsraad.tournament.run import run as hold
from tests.bots.test_command import GOOD, program
from tests.cli.runner import run
from tests.support.cells import CELLS, Cell
from tests.support.play import RandomPlayer, advance

LISTENER = """
import json, sys
def say(what): print(json.dumps(what), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": say({"type": "ready", "name": "listener"})
    elif message["type"] == "choose":
        with open(sys.argv[1], "a") as file: print(line.strip(), file=file)
        say({"action": message["decision"]["options"][0]["action"]})
    else: break
"""


def reachable(start: object) -> list[object]:
    """Return everything that can be got at from an object by its references, but for modules, classes and code."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, ModuleType | CodeType | FrameType | type):
            continue
        found[id(one)] = one
        waiting += gc.get_referents(one)
        names = getattr(type(one), "__mypyc_attrs__", None) or getattr(type(one), "__slots__", ())
        waiting += [getattr(one, name) for name in names if hasattr(one, name)]
    return list(found.values())


@pytest.mark.parametrize("cell", CELLS[::5], ids=lambda cell: cell.name)
def test_no_way_leads_from_a_handle_to_the_game(cell: Cell) -> None:
    game = cell.game(7)
    advance(game, RandomPlayer(7), 12)
    seat = game.seat
    assert seat is not None
    handle = open_handle(game, seat, bot_stream(7, seat, 0))
    behind = reachable(handle)
    secret = {id(game), id(game._state), id(game._state.rng), *(id(one) for one in game._state.seats)}
    assert not secret & {id(one) for one in behind}
    copies = [one for one in behind if isinstance(one, ls.Game)]
    assert copies, "it was looked behind the handle"
    for copy in copies:
        assert copy.digest() != game.digest(), "a copy holds other hidden cards"
        assert copy.view(seat) == game.view(seat) == handle.view
    asked = game.decision
    assert asked is not None
    assert handle.decision.options == asked.options
    assert handle.determinize(3).digest() == game.determinize(seat, 3).digest(), "drawn as from the game itself"
    assert RandomBot().choose(handle) in game.legal_actions()


def listener(folder: Path) -> tuple[str, Path]:
    """Return a program that writes down what it is told, and the file it writes to."""
    told = folder / "told"
    return f"cmd:{program(folder, LISTENER)} {told}", told


def test_a_program_finds_no_deal_by_trying_seeds(tmp_path: Path) -> None:
    """It has dice of its own and the hand it was dealt: no seed near that of the tournament gives either."""
    bot, told = listener(tmp_path)
    plan = Plan(ls.Setup(), (bot, "random", "random", "random"), 1, 1234)
    found = hold(plan, Here(), tmp_path / "games.jsonl")
    assert found["errors"] == []
    heard = [json.loads(line) for line in told.read_text().splitlines()]
    # The Baron chooses his tokens before hands are drawn (B-CLR-01): the first question with a hand tells the deal.
    first = next(one for one in heard if one["view"]["seats"][one["seat"]]["hand"])
    mine = first["view"]["seats"]
    for seed in range(1200, 1300):
        assert first["seed"] not in {bot_stream(seed, first["seat"], number).word() for number in range(60)}
        tried = ls.new_game(ls.Setup(), seed).view(first["seat"])
        seen = [[one["leader"], one.get("hand")] for one in tried["seats"]]
        assert seen != [[one["leader"], one.get("hand")] for one in mine], f"the deal of seed {seed}"
    header = json.loads((tmp_path / "games.jsonl").read_text().splitlines()[0])
    assert header["key"] == found["key"]
    assert len(found["key"]) == 32


def test_the_key_in_the_results_repeats_the_games(tmp_path: Path) -> None:
    bot, _ = listener(tmp_path)
    setup, names = ls.Setup(players=3), (bot, "random", "random")

    def digests(name: str) -> list[str]:
        return [json.loads(line)["digest"] for line in (tmp_path / name).read_text().splitlines()[1:]]

    one = hold(Plan(setup, names, 2, 5), Here(), tmp_path / "one")
    two = hold(Plan(setup, names, 2, 5), Here(), tmp_path / "two", key=one["key"])
    other = hold(Plan(setup, names, 2, 5), Here(), tmp_path / "other")
    assert digests("one") == digests("two") != digests("other")
    assert one["key"] == two["key"] != other["key"]
    longer = hold(Plan(setup, names, 3, 5), Here(), tmp_path / "one")
    assert (longer["resumed"], longer["key"]) == (2, one["key"]), "taken up again with the key of the file"
    with pytest.raises(TournamentError, match="another key"):
        hold(Plan(setup, names, 2, 5), Here(), tmp_path / "one", key="other")


def test_bots_of_our_own_keep_the_plain_seeds() -> None:
    assert key_for(("greedy", "random"), None) == ""
    assert seed_of_deal(7, "") == 7
    record = play(Job(ls.Setup(players=3), ("random",) * 3, "m", 3, 0))
    assert record["leaders"] == [one["leader"] for one in ls.new_game(ls.Setup(players=3), 3).view(None)["seats"]]


def test_a_key_is_made_of_letters_and_digits() -> None:
    outcome = run("simulate", "--games", "1", "--key", "a b", "--json")
    assert outcome.code != 0
    assert "a key is 1 to 64 letters" in outcome.err


@pytest.mark.parametrize(
    ("text", "answer"),
    [("import sys; sys.exit(3)", None), (GOOD.replace("ANSWER", '{"action": option["action"]}'), True)],
    ids=["never started", "good"],
)
def test_nothing_is_said_of_a_program_that_never_started(tmp_path: Path, text: str, answer: bool | None) -> None:
    command = program(tmp_path, text)
    data = run("bot", "check", command, "--players", "3", "--games", "1", "--json").json()
    assert (data["left_when_told"], data["repeats_itself"]) == (answer, answer)
    assert ("yes" in run("bot", "check", command, "--players", "3", "--games", "1").out) is (answer is True)
    assert "yes" not in run("bot", "check", f"{sys.executable}-missing").out
