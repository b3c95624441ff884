"""Log lines and reasons in words."""

import re
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from landsraad.model.events import TIE_RULES
from tests.i18n.support import Data, clean, positions
from tests.support.vocabulary import RIVAL_RULES, events

NOUNS = {
    "card": "dagger",
    "space": "arrakeen",
    "intrigue": "windfall",
    "conflict": "desert_power",
    "faction": "fremen",
    "resource": "spice",
    "actor": 2,
    "rival_card": "harvest_spice",
    "rule": "H-AGT-03",
    "tie_rule": "B-TIE-01",
    "tile": "flagship",
    "contract": "espionage",
    "objective": "objective_crysknife",
    "word": "crysknife",
    "post": "emperor",
    "leader": "paul_atreides",
    "research": "c4a",
    "tleilaxu": "t4",
    "": None,
}
# The kinds of event whose noun is hidden from some seats.
HIDDEN = (
    "card_drawn", "intrigue_drawn", "intrigue_stolen", "secret_chosen", "intrigue_buried", "intrigue_put_back",
    "card_set_aside",
)  # fmt: skip
# The kinds of event that nobody does.
NOBODY = (
    "row_filled", "spice_added", "rival_deck_shuffled", "tile_turned_up", "dice_rolled", "row_trashed",
    "contract_turned_up",
)  # fmt: skip


# Lines that do not say who.
NO_NAME = ("intrigue_deck_shuffled", "endgame_started", "combat_started", "card_removed")


def event(kind: str, **changes: object) -> Data:
    (definition,) = [definition for definition in events() if definition[0] == kind]
    _, what, other = definition
    seat = None if kind in NOBODY else 1
    data: Data = {"kind": kind, "seat": seat, "what": NOUNS[what], "amount": 2, "other": NOUNS[other], "hidden": False}
    data = {**data, **changes}
    data["what_kind"] = None if data["what"] is None else what
    data["other_kind"] = None if data["other"] is None else other
    return data


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [definition[0] for definition in events()])
def test_every_event_has_words(lang: str, kind: str) -> None:
    for amount in (1, 2, 3):
        assert clean(words(lang).event(event(kind, amount=amount)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", HIDDEN)
def test_hidden_events_tell_no_name(lang: str, kind: str) -> None:
    told = words(lang).event(event(kind))
    hidden = words(lang).event(event(kind, what=None, hidden=True))
    assert clean(hidden)
    assert hidden != told


def test_golden_events() -> None:
    english = words("en")
    names = ["Paul", "Helena", "Ilban"]
    assert english.event(event("agent_placed", other="dagger"), names) == (
        "Helena sends an Agent to Arrakeen with Dagger."
    )
    assert english.event(event("card_drawn", what=None, hidden=True), names) == "Helena draws a card."
    assert english.event(event("resource_paid", what="solari", amount=5)) == "Seat 1 pays 5 Solari."
    assert english.event(event("influence_gained", amount=1)) == "Seat 1 gains 1 Influence with the Fremen."
    assert english.event(event("alliance_taken"), names) == "Helena takes the Alliance of the Fremen from Ilban."
    assert english.event(event("agent_moved", other=None), names) == "Helena lifts an Agent from Arrakeen."
    assert english.event(event("alliance_taken", other=None), names) == "Helena gains the Alliance of the Fremen."
    assert english.event(event("intrigue_stolen"), names) == "Helena takes Windfall (Intrigue) from Ilban."
    assert english.event(event("reward_taken", amount=1), names) == "Helena takes the first reward of Desert Power."
    assert english.event(event("troops_lost", amount=1), names) == "Helena loses 1 troop."
    assert english.event(event("round_started", amount=4), names) == (
        "Round 4: Desert Power is the Conflict; Helena is First Player."
    )
    assert words("de").event(event("vp_gained", amount=1), names) == "Helena erhält 1 Siegpunkt."
    assert words("es").event(event("card_trashed"), names) == "Helena desecha «Daga»."
    assert words("ko").event(event("troops_deployed"), names) == "Helena: 병력 2 배치."


RIVAL_KINDS = [name for name, _, other in events() if str(other) == "rule"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", RIVAL_KINDS)
def test_what_a_rival_does_is_told_with_its_rule(lang: str, kind: str) -> None:
    assert len(RIVAL_KINDS) == 12
    for name in RIVAL_RULES:
        text = words(lang).event(event(kind, other=name))
        assert clean(text)
        assert f"({name})" in text
        assert words(lang).text("rival", n=1) in text
        assert "Memnon" in words(lang).event(event(kind, other=name), ["Paul", "Memnon"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_is_told_with_its_rule(lang: str) -> None:
    told = {words(lang).event(event("combat_tied", other=name), ["Paul", "Helena"]) for name in TIE_RULES}
    assert len(told) == len(TIE_RULES)
    for name in TIE_RULES:
        (line,) = [text for text in told if f"({name})" in text]
        assert clean(line)
        assert "Helena" in line


def test_golden_events_of_rivals() -> None:
    english = words("en")
    skipped = event("rival_skipped", what="conspire")
    assert english.event({**skipped, "other": "H-AGT-04"}) == (
        "Rival 1 skips Conspire: the space is occupied (H-AGT-04)."
    )
    assert english.event({**skipped, "other": "H-AGT-05"}) == "Rival 1 skips Conspire: the space is closed (H-AGT-05)."
    assert english.event(event("rival_skipped", other="H-HRV-06")) == (
        "Rival 1 skips Harvest Spice: no open Maker space has bonus spice (H-HRV-06)."
    )
    names = ["Paul", "House Hagal"]
    assert english.event(event("rival_revealed"), names) == "House Hagal reveals Harvest Spice (H-AGT-03)."
    assert english.event(event("rival_revealed", other="H-CMB-01"), names) == (
        "House Hagal reveals Harvest Spice for its swords (H-CMB-01)."
    )
    assert english.event(event("rival_sent")) == "Rival 1 sends an Agent to Arrakeen (H-AGT-03)."
    assert english.event(event("rival_sent", what="hagga_basin", other="H-HRV-01")) == (
        "Rival 1 sends an Agent to Hagga Basin, the open Maker space with the most bonus spice (H-HRV-01)."
    )
    assert english.event(event("rival_chose", other="H-CHO-01")) == (
        "Rival 1 chooses Influence with the Fremen, where it has the least (H-CHO-01)."
    )
    spent = event("rival_spent", what="intrigue", amount=3, other="H-RES-01")
    assert english.event(spent) == "Rival 1 spends 3 Intrigue cards to gain a Victory Point (H-RES-01)."
    assert english.event({**spent, "what": "solari", "amount": 7}) == (
        "Rival 1 spends 7 Solari to gain a Victory Point (H-RES-01)."
    )
    assert english.event(event("rival_held_back", other="H-EXP-02")) == (
        "Rival 1 deploys no troops: it already leads by 4 or more strength (H-EXP-02)."
    )
    assert english.event(event("rival_deck_shuffled", seat=None, amount=27)) == (
        "All 27 House Hagal cards are shuffled into a new deck."
    )
    assert english.event(event("rival_idle", other="H-AGT-08")) == (
        "Rival 1 sends no Agent: no House Hagal card shows an available space (H-AGT-08)."
    )
    assert words("de").event({**skipped, "other": "H-AGT-04"}) == (
        "Rivale 1 übergeht „Verschwörung“: Das Feld ist besetzt (H-AGT-04)."
    )
    assert words("es").event(spent) == (
        "Rival 1 gasta 3 cartas de Intriga para recibir un Punto de Victoria (H-RES-01)."
    )
    assert words("ko").event(event("rival_sent")) == "라이벌 1: “아라킨”에 에이전트를 보냄 (H-AGT-03)."


@pytest.mark.parametrize(
    ("seed", "players", "difficulty"),
    [(5, 3, None), (6, 4, None), (7, 2, None), (8, 1, "mercenary"), (9, 1, "kwisatz_haderach")],
)
def test_the_log_of_random_games(seed: int, players: int, difficulty: str | None) -> None:
    *_, game = positions(seed, players, difficulty)
    view: Data = game.view(None)
    for viewer in (None, 0):
        log = [entry.to_json() for entry in game.events(0, viewer)]
        assert len(log) > 150
        assert any(str(entry["kind"]).startswith("rival_") for entry in log) == (players < 3)
        for lang in LANGUAGES:
            names = words(lang).actor_names(view)
            for data in {tuple(entry.values()): entry for entry in log}.values():
                assert clean(words(lang).event(data)), data
                text = words(lang).event(data, names)
                assert clean(text), data
                assert data["seat"] is None or names[int(str(data["seat"]))] in text or data["kind"] in NO_NAME, data


ARGS: dict[str, object] = {
    "kind": "resolve",
    "seat": 1,
    "card": "dagger",
    "intrigue": "windfall",
    "space": "arrakeen",
    "resource": "water",
    "cost": 2,
    "have": 1,
    "limit": 0,
    "type": "combat",
    "tile": "flagship",
    "conflict": "siege_of_arrakeen",
    "contract": "immediate",
    "icon": "crysknife",
    "word": "crysknife",
}
# The sources, also where the compiled module is imported.
ENGINE = Path(__file__).parents[2] / "src" / "landsraad" / "engine"
SOURCES = [path.read_text("utf-8") for path in sorted(ENGINE.rglob("*.py"))]
WHY_KEYS = sorted({key for source in SOURCES for key in re.findall(r'"(why-[a-z_]+)"', source)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", WHY_KEYS)
def test_every_reason_has_words(lang: str, key: str) -> None:
    assert clean(words(lang).why(key, ARGS))


def test_golden_reasons() -> None:
    english = words("en")
    cost = {"space": "hagga_basin", "resource": "water", "cost": 1, "have": 0}
    assert english.why("why-cost", cost) == "Hagga Basin costs 1 water; you have 0."
    assert english.why("why-intrigue_time", {"intrigue": "ambush", "type": "combat"}) == (
        "Ambush cannot be played now; its time: Combat."
    )
    assert english.why("why-not_an_option", {"kind": "trash", "seat": 0}, ["Paul"]) == (
        "That is not among the options. Paul is asked: Choose a card to trash."
    )
    assert english.why("why-deploy_limit", {"limit": 1}) == "You can deploy at most 1 troop now."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reasons_of_a_real_game(lang: str) -> None:
    game = ls.new_game(ls.Setup(players=3), 7)
    wishes = [
        "", "fly", "agent", "agent nothing", "agent dagger", "agent dagger > conspire", "agent diplomacy > conspire",
        "agent signet_ring > high_council", "acquire stilgar", "intrigue ambush", "deploy 2", "end turn",
        "agent reconnaissance > research_station", "agent convincing_argument", "agent foldspace > mentat",
    ]  # fmt: skip
    reasons = [reason for reason in map(game.why_not, wishes) if reason is not None]
    assert len(reasons) >= 10
    for reason in reasons:
        assert clean(words(lang).why(reason.key, reason.args))
