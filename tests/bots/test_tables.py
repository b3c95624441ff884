"""The tables of docs/bots.md are those of the kept tournaments."""

from __future__ import annotations

from pathlib import Path

from tools.bot_tables import leader_table, read, seat_table, shares

ROOT = Path(__file__).resolve().parents[2]
RUNS = [read(ROOT / "docs" / "results" / name) for name in ("tables.json", "tables-ix.json")]


def test_the_page_has_the_tables_of_the_kept_games() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert seat_table(RUNS) in page
    assert leader_table(RUNS) in page


def test_the_kept_games_are_enough_and_add_up() -> None:
    for run in RUNS:
        assert run["games"] >= 1000
        for table in ("by_seat", "by_leader"):
            rows = [row["all"] for row in run[table].values()]
            assert sum(row["games"] for row in rows) == 4 * run["games"]
            assert sum(row["wins"] for row in rows) == run["games"]


def test_what_the_page_says_of_cards_and_spaces_is_in_the_kept_games() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8").partition("What the bots have learned")[2].replace("\n", " ")
    said = {
        0: ("CHOAM Directorship", "Lady Jessica", "Test of Humanity", "Carryall", "Research Station", "Heighliner"),
        1: ("Interstellar Shipping", "Ixian Engineer", "Court Intrigue"),
    }
    for number, names in said.items():
        run = RUNS[number]
        found = {name: share for name, share, _ in shares(run["by_card"], "card") + shares(run["by_space"], "space")}
        for name in names:
            assert f"{found[name]:.1f} %" in page.partition(name)[2][:40], name
