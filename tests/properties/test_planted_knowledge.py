"""H2, independently: registers and events are falsified, not only views; the witnesses catch it by the meant check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.core.packed import append
from landsraad.engine.atoms import cards
from landsraad.engine.knowledge import determinize, views
from landsraad.engine.mechanics.kept_card import EV_CARD_SET_ASIDE
from landsraad.model import events
from landsraad.model.events import PUBLIC
from tests.support import knowledge_stories as stories
from tests.support.knowledge import Leak
from tests.support.play import COMPILED

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

real_draw = cards.draw_card
real_add = events.EventLog.add


def drawn_cards_into_the_register(patch: Patch) -> None:
    """Every drawn card counts as one that everybody has seen."""

    def leaky(s: Any, seat: Any, seen: bool = False) -> Any:
        card = real_draw(s, seat, seen)
        if card >= 0 and card not in seat.hand_known:
            seat.hand_known = append(seat.hand_known, card)
        return card

    patch.setattr(cards, "draw_card", leaky)


def stale_top(patch: Patch) -> None:
    """Poison Snooper trashes the card on top, and the register still counts on it."""

    def leaky(s: Any, seat: Any) -> None:
        known = seat.top_known
        real_trash_top(s, seat)
        seat.top_known = known if known <= len(seat.deck) else len(seat.deck)

    real_trash_top = cards.trash_top
    patch.setattr(cards, "trash_top", leaky)


def copy_keeps_a_card_of_others(patch: Patch) -> None:
    """A copy keeps the Intrigue card that another seat put on top."""

    def leaky(s: Any, viewer: int) -> Any:
        return real_split(s, int(s.intrigue_top) if s.intrigue_top >= 0 else viewer)

    real_split = determinize.split_intrigue_deck
    patch.setattr(determinize, "split_intrigue_deck", leaky)


def nobody_forgets_a_robbed_hand(patch: Patch) -> None:
    """Third parties go on counting on cards of a hand from which one was stolen at random."""
    patch.setattr(cards, "forget_holder", lambda s, victim, thief, card: None)


def nobody_forgets_a_buried_card(patch: Patch) -> None:
    """Others go on counting on a hand from which a card went under the deck."""
    patch.setattr(cards, "forget_hand", lambda s, holder: None)


def victims_do_not_learn(patch: Patch) -> None:
    """Whoever is robbed is not told of it by the view."""
    patch.setattr(views, "known_intrigues", lambda s, viewer: [])


def public(kind: int) -> Plant:
    """Return a plant that shows everybody what a kind of event is about."""

    def plant(patch: Patch) -> None:
        def leaky(self: Any, number: Any, actor: Any, noun: Any, amount: Any, other: Any, eyes: Any) -> None:
            real_add(self, number, actor, noun, amount, other, PUBLIC if number == kind else eyes)

        patch.setattr(events.EventLog, "add", leaky)

    return plant


def secret(kind: int) -> Plant:
    """Return a plant that shows nobody what a kind of event is about."""

    def plant(patch: Patch) -> None:
        def leaky(self: Any, number: Any, actor: Any, noun: Any, amount: Any, other: Any, eyes: Any) -> None:
            real_add(self, number, actor, noun, amount, other, 0 if number == kind else eyes)

        patch.setattr(events.EventLog, "add", leaky)

    return plant


STOLEN, ON_TOP = stories.stolen_and_stolen_again, stories.a_card_put_on_top_and_trashed
BURIED, PUT_BACK = stories.a_card_under_the_deck_and_drawn, stories.a_card_put_back_on_top
# The plant, the story that meets it, and the words of the check that must speak.
CASES: list[tuple[str, Plant, stories.Story, str]] = [
    ("drawn cards", drawn_cards_into_the_register, ON_TOP, "known hand"),
    ("stale top", stale_top, ON_TOP, "known top"),
    ("copy keeps a card", copy_keeps_a_card_of_others, PUT_BACK, "copies for seat"),
    ("robbed hand", nobody_forgets_a_robbed_hand, STOLEN, "known Intrigue cards"),
    ("victims", victims_do_not_learn, STOLEN, "known Intrigue cards"),
    ("intrigue_stolen", public(events.EV_INTRIGUE_STOLEN), STOLEN, "shown what"),
    ("intrigue_drawn", public(events.EV_INTRIGUE_DRAWN), STOLEN, "shown what"),
    ("intrigue_buried", public(events.EV_INTRIGUE_BURIED), BURIED, "shown what"),
    ("card_set_aside", public(EV_CARD_SET_ASIDE), PUT_BACK, "shown what"),
    ("card_drawn", public(events.EV_CARD_DRAWN), PUT_BACK, "shown what"),
    ("row_filled", secret(events.EV_ROW_FILLED), ON_TOP, "shown what"),
]


@pytest.mark.parametrize(("plant", "story", "words"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_planted_falsehood_is_caught_by_the_meant_check(
    plant: Plant, story: stories.Story, words: str, monkeypatch: Patch
) -> None:
    if COMPILED:
        return  # compiled modules call each other directly: the interpreted run plants them
    plant(monkeypatch)
    with pytest.raises(Leak, match=words):
        story()
