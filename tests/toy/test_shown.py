"""What the toy brings is shown in words, on the text board and by the server, without a change elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.bundle import capital
from tests.i18n.support import clean
from tests.server.kit import Person, Served, run
from tests.toy.kit import asked, first, moments
from tests.toy.mechanic import Caches, hide_cache, open_cache, ornithopter, per_cache

Data = dict[str, Any]
SETUP = {"host": "outpost", "modules": ["caches"]}
BOT = {"kind": "bot", "level": "novice"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_told_in_words(lang: str) -> None:
    """Every question, option, event and text board of random games; a missing word raises."""
    spoken, told = words(lang), set[str]()
    for seed in range(2):
        for step, game in enumerate(moments(seed, players=3)):
            view: Data = game.view(game.seat if game.seat is not None else None)
            if view["decision"] is not None:
                told.add(spoken.prompt(view["decision"], view))
                told.update(spoken.option(option, view) for option in view["decision"]["options"])
            told.update(spoken.waiting(entry["source"], entry["line"]) for entry in view["turn"]["agenda"])
            if step % 9 == 0:
                assert ls.render(view, lang)
        for viewer in (None, 0):
            told.update(spoken.event(event.to_json(), spoken.actor_names(view)) for event in game.events(0, viewer))
    assert len(told) > 200
    assert [text for text in told if not clean(text)] == []
    for key in ("prompt-hide_cache",):
        assert any(spoken.text(key) in text for text in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_is_told(lang: str) -> None:
    spoken = words(lang)
    catalog: Data = ls.catalog(ls.Setup(host="outpost", players=3, modules=("caches",)))
    for kind, row in catalog["kinds"].items():
        for thing in catalog[row["table"]]:
            assert clean(spoken.name(f"{kind}/{thing['id']}"))
            assert [text for text in spoken.describe(kind, thing) if not clean(text)] == []
    (hangar,) = [space for space in catalog["spaces"] if space["id"] == "hangar"]
    hides = capital(spoken.text("effect-hide_cache", n=2))
    assert any(text.startswith(hides) for text in spoken.describe("space", hangar))
    (siege,) = [conflict for conflict in catalog["conflicts"] if conflict["id"] == "siege_of_arrakeen"]
    assert all(clean(text) for text in spoken.describe("conflict", siege))
    assert clean(spoken.name("unit/ornithopter"))
    assert all(clean(spoken.text(f"field-{field}")) for field in catalog["fields"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_mechanic_is_there(lang: str) -> None:
    """Each operation, question, event, condition and counter of the room has words in each language."""
    spoken, room = words(lang), Caches()
    wanted = [f"effect-{operation.name}" for operation in room.operations]
    wanted += [f"prompt-{question.name}" for question in room.questions]
    wanted += [f"option-{question.verb}" for question in room.questions]
    wanted += [f"log-{event.name}" for event in room.events]
    wanted += [f"condition-{name}" for _, name in room.conditions]
    wanted += [f"counter-{name}" for _, name in room.counters]
    wanted += [f"unit-{unit.id}" for unit in room.units]
    wanted += [f"option-deploy_{unit.id}" for unit in room.units]
    wanted += [f"option-retreat_unit-{unit.id}" for unit in room.units]
    wanted += [f"field-{field}" for field in room.fields]
    assert [key for key in wanted if not spoken.has(key)] == []
    nodes = [hide_cache(), open_cache(), ornithopter(), per_cache(ornithopter())]
    assert {node.op for node in nodes} > {operation.number for operation in room.operations}


def test_the_text_board_shows_the_pieces() -> None:
    game = first(asked("hide_cache"))
    seat = game.seat
    game.apply_text("hide in outpost_well")
    view: Data = game.view(seat)
    board = ls.render(view, "en", height=60)
    for piece in ("Hangar", "Tents", "Nomads", "Own cache: Well", "Hidden spice: 2", "3+1 with ornithopter"):
        assert piece in board, board
    assert "Mentat" not in board
    assert "Own cache" not in ls.render(game.view(None), "en", height=60)
    (row,) = [line for line in board.split("\n") if line.startswith(f"{seat}>")]
    assert "+1" in row
    lines = board.split("\n")
    tents = next(at for at, line in enumerate(lines) if line.startswith(" Tents"))
    assert lines[tents - 1].startswith("Nomads")  # the spaces of an icon stand below the track they move


# --- the server ------------------------------------------------------------------------------------------------------


class ToyServed(Served):
    """A server process that knows the toy."""

    launcher = "tests.toy.launch"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    served = ToyServed(f"sqlite:///{folder / 'tables.sqlite3'}").start()
    yield served
    served.stop()


async def look(server: Served) -> None:
    async with Person(server) as ada:
        setups = await ada.get("/setups")
        (host,) = [host for host in setups["hosts"] if host["host"] == "outpost"]
        assert (host["players"], host["modules"]) == ([2, 3, 4], ["caches"])
        reply = await ada.post("/catalog", {"setup": {**SETUP, "players": 3}, "lang": "de"})
        assert reply["names"]["space/hangar"] == "Hangar"
        assert reply["names"]["unit/ornithopter"] == "Ornithopter"
        assert reply["names"]["track/nomads"] == reply["names"]["faction/nomads"] == "Nomaden"
        assert "2 Spice auf einem Spielplanfeld verstecken." in reply["boxes"]["space/hangar"]["effects"]
        assert reply["catalog"]["fields"] == ["cache", "cached_spice"]
        words_text = (await ada.http.get("/words/ko")).text
        assert "prompt-hide_cache" in words_text
        made = await ada.table("me", BOT, BOT, setup=SETUP)
        async with ada.at(made["table"]["id"]) as seat:
            seen: set[str] = set()

            def choose(question: Data) -> int:
                seen.add(question["kind"])
                hidden = [option for option in question["options"] if "hangar" in option["text"]]
                return int((hidden or question["options"])[0]["action"])

            await seat.play(choose)
            if seat.state["status"] != "finished":
                await seat.until("state", when=lambda message: message["status"] == "finished")
            assert "hide_cache" in seen
            labels = [event["text"] for event in seat.events if event["kind"] == "cache_hidden"]
            assert labels
            assert all(clean(label) for label in labels)
            assert all("ornithopters" in actor for actor in seat.state["view"]["seats"])


def test_the_server_shows_it_and_bots_play_it(server: Served) -> None:
    run(look(server))
