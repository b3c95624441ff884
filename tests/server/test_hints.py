"""Hints: what the strongest level would consider, for whoever plays alone against bots."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from landsraad.server.show.hints import hint
from tests.server.kit import Person, Served, run

BOT = {"kind": "bot", "level": "novice"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_the_best_options_with_a_reason(lang: str) -> None:
    game = ls.new_game(ls.Setup(players=3), 4)
    seat, decision = game.seat, game.decision
    assert seat is not None
    assert decision is not None
    spoken = words(lang)
    thoughts = [
        {"text": option.text, "visits": 40 - 10 * place, "value": 0.4 - 0.1 * place, "prior": 0.1}
        for place, option in enumerate(decision.options[:4])
    ]
    told = hint(game, seat, {"options": thoughts}, spoken, spoken.actor_names(game.view(None)))["options"]
    assert [one["action"] for one in told] == [option.action for option in decision.options[:3]]
    assert [one["chance"] for one in told] == [0.4, 0.3, 0.2]
    assert told[0]["share"] == 0.4
    assert told[0]["reason"].startswith(spoken.text("hint-best", chance=40, ahead=10))
    assert told[1]["reason"].startswith(spoken.text("hint-other", chance=30))
    alone = hint(game, seat, None, spoken, spoken.actor_names(game.view(None)))["options"]
    assert alone[0]["reason"].startswith(spoken.text("hint-only"))


async def ask(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        async with ada.at(made["table"]["id"]) as seat:
            question = await seat.asked()
            while question is not None and len(question["options"]) < 3:
                await seat.done("act", action=question["options"][0]["action"])
                question = await seat.asked()
            assert question is not None
            told = await seat.command("hint")
            assert told["type"] == "hint", told
            legal = {option["action"] for option in question["options"]}
            assert {one["action"] for one in told["options"]} <= legal
            assert all(one["reason"] and 0 <= one["chance"] <= 1 for one in told["options"])
            assert (await seat.command("hint", ask=seat.state["ask"] + 1))["code"] == "stale"
        together = await ada.table("me", "here", BOT)
        async with ada.at(together["table"]["id"], seat=0) as seat:
            assert (await seat.command("hint"))["code"] in ("no_hints", "not_asked")


def test_hints_over_the_wire(server: Served) -> None:
    run(ask(server))
