"""H2: the leak test has teeth. Leaks are planted in the real builders; the unchanged H1 check must find each."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

import landsraad.engine.game as game_module
import landsraad.engine.machine as machine
from landsraad.core.packed import i64
from landsraad.engine.atoms import flow
from landsraad.engine.knowledge import determinize, views
from landsraad.engine.record import digest
from landsraad.engine.record.notation import option_texts
from landsraad.engine.round import combat, rounds
from landsraad.engine.round.plays import playable
from landsraad.model.terms import T_COMBAT, T_ENDGAME
from tests.support.cells import SAMPLED, cell
from tests.support.noninterference import Leak, check_many

Patch = pytest.MonkeyPatch
STATES = 400

real_view = views.view
real_seat_data = views.seat_data
real_decision_data = views.decision_data
real_turn_data = views.turn_data
real_public_seat = views.public_seat
real_known_data = views.known_data
real_event = game_module.event
real_combat_ask = combat.combat_ask
real_endgame_ask = rounds.endgame_ask


def extra(patch: Patch, value: Callable[[Any], object]) -> None:
    """Plant an extra entry in the view."""

    def leaky(s: Any, viewer: Any, everything: bool = False, public: Any = None) -> dict[str, object]:
        return {**real_view(s, viewer, everything, public), "extra": value(s)}

    patch.setattr(game_module, "view", leaky)


def seed_of_the_stream(patch: Patch) -> None:
    extra(patch, lambda s: int(s.rng.a))


def initial_state(patch: Patch) -> None:
    extra(patch, lambda s: [int(card) for card in s.imperium_deck])


def module_state(patch: Patch) -> None:
    extra(patch, lambda s: [int(conflict) for conflict in s.conflict_out])


def full_state_hash(patch: Patch) -> None:
    extra(patch, digest.digest)


def pending_register(patch: Patch) -> None:
    extra(patch, lambda s: [len(s.options), int(s.limit)])


def undo_stack(patch: Patch) -> None:
    real = game_module.Game.view

    def leaky(self: Any, seat: Any = None) -> dict[str, object]:
        return {**real(self, seat), "undo": [int(entry) for entry in self._history]}

    patch.setattr(game_module.Game, "view", leaky)


def deck_in_order(patch: Patch) -> None:
    def leaky(s: Any, seat: Any, viewer: int, everything: bool, public: Any) -> dict[str, object]:
        data = real_seat_data(s, seat, viewer, everything, public)
        if "deck" in data:
            data["deck"] = views.card_ids(s.rules, seat.deck)
        return data

    patch.setattr(views, "seat_data", leaky)


def hidden_set_in_order(patch: Patch) -> None:
    def leaky(s: Any, seat: Any, viewer: int, everything: bool, public: Any) -> dict[str, object]:
        data = real_seat_data(s, seat, viewer, everything, public)
        if "hand_and_deck" in data:
            data["hand_and_deck"] = views.card_ids(s.rules, seat.hand) + views.card_ids(s.rules, seat.deck)
        return data

    patch.setattr(views, "seat_data", leaky)


def intrigue_of_others(patch: Patch) -> None:
    def leaky(s: Any, seat: Any, viewer: int, everything: bool, public: Any) -> dict[str, object]:
        data = real_seat_data(s, seat, viewer, everything, public)
        return {**data, "intrigue": sorted(views.intrigue_ids(s.rules, seat.intrigue))}

    patch.setattr(views, "seat_data", leaky)


def options_of_others(patch: Patch) -> None:
    patch.setattr(views, "decision_data", lambda s, viewer, everything: real_decision_data(s, viewer, True))


def compound_choice(patch: Patch) -> None:
    patch.setattr(views, "hidden_kind", lambda s: int(s.kind))


def chosen_card(patch: Patch) -> None:
    patch.setattr(views, "turn_data", lambda s: {**real_turn_data(s), "card": int(s.turn_card)})


def secret_tokens(patch: Patch) -> None:
    patch.setattr(views, "public_seat", lambda s, seat: {**real_public_seat(s, seat), "secret": int(seat.secret)})


def top_cards(patch: Patch) -> None:
    def leaky(s: Any, viewer: int, everything: bool) -> dict[str, object]:
        tops = [int(seat.deck[len(seat.deck) - 1]) if len(seat.deck) else -1 for seat in s.seats]
        return {**real_known_data(s, viewer, everything), "tops": tops}

    patch.setattr(views, "known_data", leaky)


def log_argument(patch: Patch) -> None:
    def leaky(rules: Any, record: Any, viewer: Any, everything: bool = False) -> Any:
        return real_event(rules, record, viewer, True)

    patch.setattr(game_module, "event", leaky)


def error_text(patch: Patch) -> None:
    patch.setattr(game_module.Game, "_refusal", lambda self, what: ", ".join(option_texts(self._state)))


def skipped_in_combat(patch: Patch) -> None:
    """A seat without a playable Combat card is passed over: a tell."""

    def leaky(s: Any) -> None:
        seat = s.seats[s.asked]
        cards = [int(card) for card in seat.intrigue]
        if s.passes < len(s.seats) and cards and not any(playable(s, seat, i64(card), T_COMBAT) for card in cards):
            flow.count_silent_pass(s)
        else:
            real_combat_ask(s)

    patch.setattr(combat, "combat_ask", leaky)


def skipped_in_endgame(patch: Patch) -> None:
    """A seat without a playable Endgame card is passed over: a tell."""

    def leaky(s: Any) -> None:
        seat = s.seats[s.asked]
        cards = [int(card) for card in seat.intrigue]
        if s.passes < len(s.seats) and cards and not any(playable(s, seat, i64(card), T_ENDGAME) for card in cards):
            flow.count_silent_pass(s)
        else:
            real_endgame_ask(s)

    patch.setattr(rounds, "endgame_ask", leaky)


def order_of_the_rivals_deck(patch: Patch) -> None:
    extra(patch, lambda s: None if s.rivalry is None else [int(card) for card in s.rivalry.deck])


def intrigue_of_rivals(patch: Patch) -> None:
    extra(
        patch,
        lambda s: None if s.rivalry is None else [[int(card) for card in rival.intrigue] for rival in s.rivalry.rivals],
    )


def intrigue_spent_unseen(patch: Patch) -> None:
    extra(patch, lambda s: None if s.rivalry is None else [int(card) for card in s.rivalry.unseen_intrigue])


def seen_by_others(patch: Patch) -> None:
    patch.setattr(determinize, "forget_others", lambda s, viewer: None)


LEAKS = [
    seed_of_the_stream, initial_state, module_state, full_state_hash, pending_register, undo_stack, deck_in_order,
    hidden_set_in_order, intrigue_of_others, options_of_others, compound_choice, chosen_card, secret_tokens,
    top_cards, log_argument, error_text, skipped_in_combat, skipped_in_endgame, order_of_the_rivals_deck,
    intrigue_of_rivals, intrigue_spent_unseen, seen_by_others,
]  # fmt: skip

# A theft between others, a skipped seat in the Endgame or a secret token is rare in random games: these parts of H1, on
# tables that no further box changes, meet one early.
SEEDS = {secret_tokens: 1_000, seen_by_others: 1_001, skipped_in_endgame: 1_006}
PLAIN = [cell(name) for name in ("base-3p", "base-4p", "base+ix-3p", "base+ix-4p")]


def interpreted() -> bool:
    """Tell whether the builders can be patched: compiled modules call each other directly."""
    return str(machine.__file__).endswith(".py")


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_planted_leak_is_caught(plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    if not interpreted():
        assert "landsraad.engine.knowledge.views" in sys.modules  # the interpreted run of the suite plants the leaks
        return
    plant(monkeypatch)
    with pytest.raises(Leak):
        check_many(STATES, resamples=2, seed=SEEDS.get(plant, 0), cells=PLAIN if plant in SEEDS else SAMPLED)
