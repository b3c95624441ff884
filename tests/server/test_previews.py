"""Previews and reasons: what they tell comes true."""

from __future__ import annotations

import landsraad as ls
from landsraad.i18n import words
from landsraad.server.show.previews import differences, preview
from tests.server.kit import Person, Served, run
from tests.support.news import COPIES, MANY, tells

BOT = {"kind": "bot", "level": "novice"}


def test_differences_are_found_by_path() -> None:
    before = {"a": 1, "b": [{"c": 2}, {"c": 3}], "d": ["x"], "decision": 1}
    after = {"a": 1, "b": [{"c": 2}, {"c": 4}], "d": ["x", "y"], "decision": 2}
    assert differences(before, after) == {("b", 1, "c"): (3, 4), ("d",): (["x"], ["x", "y"])}


def test_what_a_certain_preview_tells_comes_true() -> None:
    spoken = words("en")
    certain = uncertain = 0
    for seed in range(4):
        game = ls.new_game(ls.Setup(players=3), seed)
        for step in range(120):
            seat = game.seat
            if seat is None:
                break
            names = spoken.actor_names(game.view(None))
            actions = game.legal_actions()
            action = actions[(step * 7 + seed) % len(actions)]
            told = preview(game, seat, action, spoken, names)
            news = tells(game, action, COPIES, step) or tells(game, action, MANY, step)  # judged by replay
            assert told["undoable"] is not news, game.text_of(action)
            before = game.view(None)
            known = len(game.events())
            game.apply(action)
            if told["certain"]:
                certain += 1
                events = [event.to_json() for event in game.events(known)]
                assert [{k: v for k, v in event.items() if k != "text"} for event in told["events"]] == events
                real = differences(before, game.view(None))
                assert {tuple(change["path"]): (change["from"], change["to"]) for change in told["changes"]} == real
                assert told["passes_on"] == (game.seat != seat)
            else:
                uncertain += 1
    assert certain > 100
    assert uncertain > 20


async def ask(server: Served) -> None:
    async with Person(server, lang="es") as ada:
        made = await ada.table("me", BOT, BOT)
        async with ada.at(made["table"]["id"]) as seat:
            question = await seat.asked()
            while question is not None and question["kind"] != "play_card":
                await seat.done("act", action=question["options"][0]["action"])
                question = await seat.asked()
            assert question is not None
            reveal = next(option for option in question["options"] if option["verb"] == "reveal")
            shown = await seat.command("preview", action=reveal["action"])
            assert shown["type"] == "preview"
            assert any(event["kind"] == "card_revealed" for event in shown["events"])
            assert any(change["path"][:2] == ["seats", 0] for change in shown["changes"])
            assert (await seat.command("preview", action=1))["code"] == "illegal"
            why = await seat.command("why", text="acquire the_spice_must_flow")
            assert (why["available"], why["key"]) == (False, "why-not_reveal_turn")
            assert why["rule"] == "B-ACQ-10"
            assert why["text"] == words("es").text("why-not_reveal_turn")
            assert (await seat.command("why", text="reveal"))["available"]


def test_previews_and_reasons_over_the_wire(server: Served) -> None:
    run(ask(server))
