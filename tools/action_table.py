"""Append to the committed table of action ids what the facts of all boxes name and the table lacks.

The line number of a name is its id for ever: rows are never moved or removed. Run: python tools/action_table.py
"""

from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
FACTS = ROOT / "tests" / "facts"
TABLE = ROOT / "src" / "landsraad" / "core" / "actions.txt"

WORDS = (
    "reveal", "end_turn", "pass", "accept", "decline", "leader", "top", "pile", "draw", "trash", "advance", "recall",
    "dreadnought", "troop", "garrison", "conflict", "solari", "spice",
    "crysknife", "desert_mouse", "ornithopter", "wild",
    "swordmaster", "ally_deploys", "water", "intrigue",
    "family_atomics",
)  # fmt: skip
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen", "great_houses", "fringe_worlds")
CARD_FILES = (
    "base/starter", "base/reserve", "base/imperium", "ix/starter", "ix/imperium",
    "immortality/starter", "immortality/imperium", "immortality/tleilaxu", "uprising/reserve", "uprising/imperium",
)  # fmt: skip
INTRIGUE_FILES = ("base/intrigue", "ix/intrigue", "immortality/intrigue", "uprising/intrigue")


def facts(name: str) -> object:
    """Read one facts file."""
    return yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))


def ids(value: object) -> list[str]:
    """Collect the ids of a list of facts, in order."""
    assert isinstance(value, list)
    return [str(row["id"]) for row in value if isinstance(row, dict) and "id" in row]


def wanted() -> list[str]:
    """Name every action of every box, in the order a first table would have."""
    six = facts("uprising/six_player")
    assert isinstance(six, dict)
    cards: list[str] = []
    for name in CARD_FILES:
        cards += ids(facts(name))
    for deck in six["commander_decks"].values():
        cards += ids(deck)
    intrigues = [card for name in INTRIGUE_FILES for card in ids(facts(name))]
    boards = [facts(f"{box}/board") for box in ("base", "ix", "uprising")]
    spaces: list[str] = []
    for board in boards:
        assert isinstance(board, dict)
        spaces += ids(board.get("spaces", board.get("spaces_new")))
    spaces += ids(six["spaces"])
    rows = [f"word/{word}" for word in WORDS]
    rows += [f"number/{n}" for n in range(32)]
    rows += [f"choice/{n}" for n in range(32)]
    rows += [f"seat/{n}" for n in range(8)]
    rows += [f"faction/{name}" for name in FACTIONS]
    rows += [f"space/{name}" for name in spaces]
    for zone in ("hand", "discard", "play", "market", "aside"):
        rows += [f"{zone}/{name}" for name in cards]
    rows += [f"intrigue/{name}" for name in intrigues]
    rows += [f"tile/{name}" for name in ids(facts("ix/tech"))]
    uprising = facts("uprising/board")
    assert isinstance(uprising, dict)
    posts = [uprising["observation_posts"], uprising["observation_posts_with_rise_of_ix"]["added"]]
    rows += [f"post/{name}" for rows_of in (*posts, six["observation_posts"]) for name in ids(rows_of)]
    rows += [f"contract/{name}" for name in ids(facts("uprising/contracts"))]
    tracks = facts("immortality/board")
    assert isinstance(tracks, dict)
    rows += [f"research/{name}" for name in ids(tracks["research_track"]["nodes"])]
    return list(dict.fromkeys(rows))


def main() -> None:
    """Append the missing rows."""
    have = TABLE.read_text(encoding="utf-8").split() if TABLE.exists() else []
    known = set(have)
    TABLE.write_text("".join(f"{row}\n" for row in have + [row for row in wanted() if row not in known]))


if __name__ == "__main__":
    main()
