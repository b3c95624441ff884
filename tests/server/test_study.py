"""The deal of the day and puzzles, over the wire."""

from __future__ import annotations

from landsraad.server.hall.puzzles import shipped
from landsraad.server.wire.messages import State
from tests.server.kit import Person, Served, run


async def puzzled(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Bo", "de") as bo:
        listed = (await ada.get("/puzzles"))["puzzles"]
        assert [one["id"] for one in listed] == list(shipped())
        puzzle = shipped()[listed[0]["id"]]
        state = await ada.get(f"/puzzles/{puzzle.id}")
        State.model_validate(state)
        assert state["eye"] == puzzle.seat
        # The question tells nothing about the answer, and nothing that the seat may not know.
        assert not {"best", "value", "seed"} & {key for key, value in state.items() if value is not None}
        assert all("hand" not in seat for at, seat in enumerate(state["view"]["seats"]) if at != puzzle.seat)
        options = {option["text"]: option["action"] for option in state["question"]["options"]}
        right = await ada.post(f"/puzzles/{puzzle.id}", {"action": options[puzzle.best]})
        assert right["right"]
        assert right["value"] > right["second_value"]
        wrong = await ada.post(f"/puzzles/{puzzle.id}", {"action": options[puzzle.second]})
        assert (wrong["right"], wrong["best"]) == (False, right["best"])
        labels = [option["label"] for option in state["question"]["options"]]
        assert right["best"] in labels
        german = await bo.post(f"/puzzles/{puzzle.id}", {"action": options[puzzle.best]})
        assert german["best"] != right["best"]
        assert (await ada.http.post(f"/puzzles/{puzzle.id}", json={"action": 99_999})).status_code == 409
        await ada.get("/puzzles/none", 404)


def test_puzzles_are_asked_and_judged(server: Served) -> None:
    run(puzzled(server))


async def day(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Bo") as bo:
        before = await ada.get("/daily")
        assert (before["table"], before["results"]) == (None, [])
        first, other = await ada.post("/daily"), await bo.post("/daily")
        assert (first["kind"], first["title"], first["seed"]) == ("daily", before["today"], None)
        # The same deal for both, known to nobody; each has one table of it.
        assert first["seed_sha256"] == other["seed_sha256"]
        assert not first["seed_known"]
        assert first["id"] != other["id"]
        assert (await ada.post("/daily"))["id"] == first["id"]
        async with ada.at(first["id"]) as mine, bo.at(other["id"]) as theirs:
            assert mine.state["view"]["seats"] == theirs.state["view"]["seats"]
            await mine.play(moves=6)
            await mine.asked()
            # Nobody looks into the future and goes back.
            assert not mine.state["undo"]["can_ask"]
            answer = await mine.command("ask_undo")
            assert answer["code"] == "undo_refused"
            await mine.play()
        # Who lets a bot play has no place in the table.
        await bo.post(f"/tables/{other['id']}/resign", {"seat": 0})
        after = await bo.get("/daily")
        table = await ada.get(f"/tables/{first['id']}")
        mine_result = next(one for one in table["result"] if one["seat"] == 0)
        rest = max(one["vp"] for one in table["result"] if one["seat"] != 0)
        assert [(one["name"], one["place"], one["vp"], one["margin"], one["yours"]) for one in after["results"]] == [
            ("Ada", mine_result["rank"], mine_result["vp"], mine_result["vp"] - rest, False)
        ]
        assert after["days"] == [before["today"]]
        for wrong in ("2999-01-01", "1999-01-01"):
            await ada.get(f"/daily?day={wrong}", 404)
        await ada.get("/daily?day=tomorrow", 422)


def test_a_day_has_one_deal_for_everybody(server: Served) -> None:
    run(day(server), 300)
