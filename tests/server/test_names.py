"""What seats are called: by person, bot or number from one on; in questions by their Leaders alone."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from landsraad.server.hall.seats import SeatState
from landsraad.server.show.info import seat_name
from landsraad.server.show.options import by_leader


@pytest.mark.parametrize(
    ("lang", "called"), [("en", "Seat 1"), ("de", "Platz 1"), ("es", "Puesto 1"), ("ko", "자리 1")]
)
def test_a_person_without_a_name_is_counted_from_one(lang: str, called: str) -> None:
    assert seat_name(SeatState(0, "human"), words(lang)) == called


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_names_the_leader_and_no_number(lang: str) -> None:
    spoken = words(lang)
    view = ls.new_game(ls.Setup(players=3), 1).view(None)
    leader = spoken.name(f"leader/{view['seats'][2]['leader']}")
    told = spoken.option({"verb": "opponent", "seat": 2}, view)
    assert told != leader
    assert by_leader(told, view, spoken) == leader
