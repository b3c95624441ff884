"""W2 for clubs: every door of a club, tried by everybody who has, had or never had a place there."""

from __future__ import annotations

from typing import Any

from landsraad.server.schema import openapi_schema
from tests.server.kit import Person, Served, run

Data = dict[str, Any]
ROLES = ("nobody", "stranger", "removed", "left", "member", "host")
INSIDE = {"member": 200, "host": 200}
# What each role is answered; who is not named is told that there is no such club, and nobody at all to make a session.
DOORS: dict[tuple[str, str], tuple[dict[str, int], Data | None]] = {
    ("get", ""): (INSIDE, None),
    ("post", "/join"): (dict.fromkeys(ROLES[1:], 403), {"token": "guessed"}),
    ("post", "/invite"): ({"member": 403, "host": 200}, {}),
    ("post", "/remove"): ({"member": 403, "host": 404}, {"member": "nobody here"}),
    ("post", "/leave"): ({"member": 204, "host": 204}, {}),
}


def test_every_door_of_a_club_is_named() -> None:
    start = "/api/v1/clubs/{club_id}"
    paths = openapi_schema()["paths"]
    found = {(method, path.removeprefix(start)) for path in paths if path.startswith(start) for method in paths[path]}
    assert found == set(DOORS)


async def club(people: dict[str, Person]) -> tuple[str, list[str]]:
    """Return a new club where everybody has their role, and its links: what was given out first is void."""
    made = await people["host"].post("/clubs", {"name": "Friday"}, 201)
    door = f"/clubs/{made['club']['id']}"
    for role in ("member", "left", "removed"):
        joined = await people[role].post(f"{door}/join", {"token": made["token"]})
    gone = next(one["member"] for one in joined["members"] if one["you"])
    await people["host"].post(f"{door}/remove", {"member": gone})
    assert (await people["left"].http.post(f"{door}/leave", json={})).status_code == 204
    token = (await people["host"].post(f"{door}/invite"))["token"]
    return door, [made["token"], token]


async def doors(server: Served) -> None:
    people = {role: await Person(server, role).__aenter__() for role in ROLES[1:]}
    people["nobody"] = Person(server, "nobody")
    for (method, path), (allowed, body) in DOORS.items():
        door, _ = await club(people)
        before = await people["host"].get(door)
        for role in sorted(ROLES, key=lambda role: (role in allowed, role == "host")):
            answer = await people[role].http.request(method, door + path, json=body)
            expected = 401 if role == "nobody" else allowed.get(role, 404)
            assert answer.status_code == expected, f"{role} {method} {path}: {answer.status_code} {answer.text[:200]}"
            if role not in allowed:
                assert await people["host"].get(door) == before, f"{role} changed the club"
    # The old link opens nothing any more, the new one also for those who went.
    door, (old, new) = await club(people)
    for role in ("stranger", "removed", "left"):
        await people[role].post(f"{door}/join", {"token": old}, 403)
        assert any(one["you"] for one in (await people[role].post(f"{door}/join", {"token": new}))["members"])
    for person in people.values():
        await person.http.aclose()


def test_nobody_opens_a_door_of_a_club_that_is_not_theirs(server: Served) -> None:
    run(doors(server), 120)
