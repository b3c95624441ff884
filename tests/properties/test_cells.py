"""Which set-ups the games of the tests are played with."""

from __future__ import annotations

from tests.support.cells import CELLS, STANDARD, pairs, pairwise
from tests.support.play import seeds
from tools.soak import ROOT, all_parts, surroundings


def test_every_pair_of_choices_is_in_a_sampled_cell() -> None:
    sampled = pairwise(CELLS)
    assert len(sampled) < len(CELLS)
    assert {pair for cell in sampled for pair in pairs(cell)} == {pair for cell in CELLS for pair in pairs(cell)}
    assert {cell for cell in CELLS if not cell.modules and cell.mode == STANDARD} <= set(sampled)


def test_no_sampled_cell_is_there_for_nothing() -> None:
    sampled = pairwise(CELLS)
    for one in sampled:
        others = {pair for cell in sampled if cell != one for pair in pairs(cell)}
        plain = not one.modules and one.mode == STANDARD
        assert plain or not pairs(one) <= others, one.name


def test_the_slices_of_the_soak_are_all_games() -> None:
    for n, of in ((1000, 1), (1000, 40), (173, 7)):
        slices = [list(seeds(n, f"{number}/{of}")) for number in range(1, of + 1)]
        assert sorted(seed for one in slices for seed in one) == list(range(n))
        assert max(map(len, slices)) - min(map(len, slices)) <= 1


def test_the_soak_looks_for_what_fires_where_it_can_be_seen() -> None:
    """Recording wraps functions, which the compiled build does not allow: there the part would look at nothing."""
    on_sources = [part for part in all_parts() if surroundings(part)["PYTHONPATH"] == str(ROOT / "src")]
    assert on_sources == ["fired"]
    assert surroundings("copies-2")["LANDSRAAD_SLICE"] == "2/2"
    assert "LANDSRAAD_SLICE" not in surroundings("kills-sqlite")
