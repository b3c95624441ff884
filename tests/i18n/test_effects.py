"""Effects in words: every operation, condition and modifier has a message, and every thing of the box is told."""

import pytest

from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.effects import effect_text
from landsraad.model.terms import BOX_NAMES, ICON_NAMES, PHASE_NAMES, TYPE_NAMES
from tests.i18n.support import TABLES, Data, catalog, clean, thing
from tests.support.vocabulary import names

# Operations of compiled programs that never reach the data of a box, or reach it under another name.
INTERNAL = {
    "branch", "intrigue_done", "arrive", "pay_solari", "pay_spice", "pay_water", "may_pay", "space_influence",
    "rival_deploy", "rival_tiles", "skip", "together", "entered", "pay_specimen",
}  # fmt: skip
RENAMED = {"if": "when", "influence_pick": "influence_any"}
SPICE: Data = {"op": "spice", "n": 2}
# One sample of each effect that has more than a number.
SAMPLES: dict[str, Data] = {
    "influence": {"faction": "guild", "n": 1},
    "influence_any": {"n": 1},
    "retreat": {"up_to": 3},
    "deploy": {"up_to": None},
    "acquire": {"card": "foldspace"},
    "acquire_free": {"n": 3, "to": "top"},
    "control": {"space": "arrakeen"},
    "take_back": {"faction": "bene_gesserit"},
    "modify": {"modifier": "acquire_top", "value": 1},
    "when": {"condition": {"if": "council"}, "effects": [SPICE]},
    "pay": {"cost": [SPICE], "effects": [{"op": "vp", "n": 1}]},
    "choose": {"n": 1, "branches": [[SPICE], [{"op": "draw", "n": 1}]]},
    "each_opponent": {"effects": [{"op": "discard", "n": 1}]},
    "opponent": {"effects": [{"op": "lose_deployed", "n": 1}]},
    "per": {"counter": "in_play", "faction": "fremen", "effects": [SPICE]},
    "deploy_units": {"up_to": 2},
    "acquire_tech": {"discount": 1, "or_solari": False},
    "track_bonus": {"faction": "guild"},
    "on_win": {"effects": [SPICE]},
    "lines": {"branches": [[SPICE], [{"op": "draw", "n": 1}]]},
    "either": {"condition": {"if": "council"}, "effects": [SPICE], "otherwise": [{"op": "draw", "n": 1}]},
    "this_reveal": {"on": "card_acquired", "effects": [SPICE]},
    "trash_hand": {"faction": "emperor"},
    "trash_other_in_play": {"faction": "emperor"},
    "retreat_some": {"at_least": 1, "up_to": 2},
    "spy": {"n": 1, "on": ["city"], "shared": False, "here": False},
    "flip_icon": {"icon": "crysknife"},
    "replace_tleilaxu": {"side": "left"},
    "ally_gains": {"resource": "solari", "n": 2},
}
OPS = sorted({RENAMED.get(op, op) for op in names("op_names").values()} - INTERNAL)
CONDITIONS: dict[str, Data] = {
    "other_in_play": {"faction": "fremen"},
    "influence": {"faction": "fremen", "n": 2},
    "alliance": {"faction": "emperor"},
    "owns": {"card": "the_spice_must_flow", "n": 2},
    "owns_most": {"card": "the_spice_must_flow"},
    "tracks": {"at_least": 3, "n": 4},
    "deployed": {"at_least": 4},
    "tiles": {"at_least": 3},
    "dreadnoughts": {"at_least": 2},
    "units_deployed": {"at_least": 4},
    "agents_on": {"icons": ["landsraad", "city"], "n": 2},
    "persuasion": {"at_least": 6},
    "solari": {"at_least": 10},
    "harvested": {"at_least": 3},
    "sent_to": {"space": "arrakeen"},
    "sent_to_icons": {"icons": ["bene_gesserit", "fremen"]},
    "strength": {"at_least": 6},
    "units_in_conflict": {"at_least": 3},
    "enemy_alliance": {"at_least": 4},
    "acquired": {"card": "the_spice_must_flow"},
    "not": {"of": [{"if": "council"}]},
    "picked": {"faction": "guild"},
    "picked_cost": {"at_least": 1},
    "reached": {"faction": "emperor", "n": 2},
    "gained_spice": {"at_least": 3},
    "spies": {"at_least": 2},
    "spy_placed_on": {"icons": ["landsraad", "emperor"]},
    "sandworms": {"at_least": 1},
    "contracts_completed": {"at_least": 4},
    "conflict_level": {"at_least": 3},
    "markers": {"at_least": 2},
    "grafted_with": {"factions": ["emperor", "guild"]},
    "spice": {"at_least": 3},
    "lost_troops": {"at_least": 3},
    "some_of": {"at_least": 1, "of": [{"if": "council"}, {"if": "tiles", "at_least": 3}]},
}
MODIFIERS: dict[str, Data] = {
    "space_cost": {"icons": ["landsraad"]},
    "ignore_enemies": {"icons": ["landsraad", "city"]},
    "icons": {"icons": ["emperor"]},
    "acquire_cost": {"card": "the_spice_must_flow"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("op", OPS)
def test_every_operation_has_words(lang: str, op: str) -> None:
    assert clean(effect_text(words(lang), {"op": op, **SAMPLES.get(op, {"n": 2})}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", names("condition_names").values())
def test_every_condition_has_words(lang: str, kind: str) -> None:
    condition = {"if": kind, **CONDITIONS.get(kind, {})}
    line = {"effects": [SPICE], "optional": False, "condition": condition}
    (text,) = words(lang).lines([line])
    plain = words(lang).lines([{"effects": [SPICE], "optional": False}])[0]
    assert clean(text)
    assert len(text) > len(plain)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", names("modifier_names").values())
def test_every_modifier_has_words(lang: str, kind: str) -> None:
    texts = [
        effect_text(words(lang), {"op": "modify", "modifier": kind, "value": value, **MODIFIERS.get(kind, {})})
        for value in (-1, 1)
    ]
    assert all(clean(text) for text in texts)
    assert (texts[0] != texts[1]) == (kind in ("space_cost", "harvest", "acquire_cost")), "less is not more"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_other_term_has_words(lang: str) -> None:
    spoken = words(lang)
    for counter in names("counter_names").values():
        assert spoken.has(f"counter-{counter}")
    for trigger in names("trigger_names").values():
        assert clean(spoken.text(f"trigger-{trigger}"))
    for name in PHASE_NAMES:
        assert clean(spoken.name(f"phase/{name}"))
    for name in TYPE_NAMES:
        assert clean(spoken.name(f"type/{name}"))
    for name in ICON_NAMES:
        assert clean(spoken.name(f"icon/{name}"))
    for name in BOX_NAMES.values():
        assert clean(spoken.text(f"box-{name}"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_thing_of_the_box_is_told(lang: str, table: str) -> None:
    spoken, kind = words(lang), TABLES[table]
    for item in catalog()[table]:
        assert clean(spoken.name(f"{kind}/{item['id']}"))
        told = spoken.describe(kind, item)
        assert told, item["id"]
        for text in told:
            assert clean(text), f"{item['id']}: {text}"
        for value in item.values():
            if isinstance(value, list) and value and isinstance(value[0], dict) and "effects" in value[0]:
                assert all(any(text in line for line in told) for text in spoken.lines(value)), item["id"]


GOLDEN = {
    "convincing_argument": {"reveal": ["Gain 2 Persuasion."]},
    "dagger": {"reveal": ["Gain 1 sword."]},
    "seek_allies": {"agent": ["Trash this card."]},
    "signet_ring": {"agent": ["Use the Signet Ring ability of your Leader."]},
    "the_spice_must_flow": {"reveal": ["Gain 1 spice."], "acquire": ["Gain 1 Victory Point."]},
    "foldspace": {"agent": ["Draw 1 card.", "Trash this card."]},
    "arrakis_recruiter": {"agent": ["Recruit 1 troop."], "reveal": ["Gain 1 Persuasion and 1 sword."]},
    "assassination_mission": {"reveal": ["Gain 1 sword and 1 Solari."], "trashed": ["Gain 4 Solari."]},
    "bene_gesserit_sister": {"reveal": ["Choose one: gain 2 Persuasion; or gain 2 swords."]},
    "carryall": {"agent": ["This turn you harvest the base spice of a Maker space 2 times."]},
    "chani": {
        "reveal": ["Gain 2 Persuasion.", "You may retreat any number of your troops."],
        "acquire": ["Gain 1 water."],
    },
    "choam_directorship": {
        "acquire": [
            "Gain 1 Influence with the Emperor, 1 Influence with the Spacing Guild, "
            "1 Influence with the Bene Gesserit and 1 Influence with the Fremen."
        ]
    },
    "crysknife": {
        "reveal": [
            "Gain 1 sword.",
            "Fremen Bond (if you have another Fremen card in play): gain 1 Influence with the Fremen.",
        ]
    },
    "duncan_idaho": {"agent": ["You may pay 1 water → recruit 1 troop and draw 1 card."]},
    "firm_grip": {
        "agent": ["You may pay 2 Solari → gain 1 Influence with the Spacing Guild, the Bene Gesserit or the Fremen."],
        "reveal": ["If you hold the Alliance of the Emperor: gain 4 Persuasion."],
    },
    "gene_manipulation": {
        "agent": ["You may trash a card.", "If you have another Bene Gesserit card in play: gain 2 spice."]
    },
    "guild_ambassador": {
        "agent": ["Choose one: gain 1 Influence with the Spacing Guild; or gain 2 spice."],
        "reveal": ["If you hold the Alliance of the Spacing Guild: you may pay 3 spice → gain 1 Victory Point."],
    },
    "guild_bankers": {"reveal": ["This turn The Spice Must Flow costs you 3 Persuasion less."]},
    "gun_thopter": {
        "agent": ["Each opponent must lose 1 troop from their garrison."],
        "reveal": ["Gain 3 swords.", "You may deploy 1 troop from your garrison."],
    },
    "gurney_halleck": {
        "reveal": ["Gain 2 Persuasion.", "You may pay 3 Solari → recruit 2 troops and deploy any of those troops."]
    },
    "imperial_spy": {"agent": ["You may trash this card → draw 1 Intrigue card."]},
    "liet_kynes": {"reveal": ["Gain 2 Persuasion for each Fremen card you have in play."]},
    "other_memory": {
        "agent": ["Choose one: draw 1 card; or take a Bene Gesserit card from your discard pile into your hand."]
    },
    "power_play": {
        "agent": [
            "This turn the Faction space you send an Agent to gives 2 Influence instead of 1.",
            "Trash this card.",
        ]
    },
    "reverend_mother_mohiam": {
        "agent": ["If you have another Bene Gesserit card in play: each opponent must discard 2 cards."]
    },
    "scout": {"reveal": ["Gain 1 Persuasion and 1 sword.", "You may retreat up to 2 of your troops."]},
    "shifting_allegiances": {
        "agent": [
            "You may lose 1 Influence with a Faction and pay 2 spice → gain 2 Influence with a Faction of your choice."
        ]
    },
    "smugglers_thopter": {"agent": ["If you have 2 or more Influence with the Spacing Guild: draw 2 cards."]},
    "test_of_humanity": {
        "agent": ["Each opponent must choose one: discard 1 card; or lose 1 of their troops in the Conflict."]
    },
    "the_voice": {"agent": ["Close a board space to your opponents' Agents until your next turn."]},
}


@pytest.mark.parametrize("card", GOLDEN)
def test_golden_cards(card: str) -> None:
    for box, lines in GOLDEN[card].items():
        assert words("en").lines(thing("cards", card)[box]) == lines


def test_golden_intrigue_cards() -> None:
    english = words("en")
    assert english.lines(thing("intrigues", "double_cross")["plot"]) == [
        "Pay 1 Solari → [one opponent of your choice must lose 1 of their troops in the Conflict], "
        "then you deploy 1 troop from your supply."
    ]
    assert english.lines(thing("intrigues", "allied_armada")["combat"]) == [
        "If you hold any Alliance: pay 2 spice → gain 7 swords."
    ]
    assert english.lines(thing("intrigues", "reinforcements")["plot"]) == [
        "Pay 3 Solari → recruit 3 troops and [in your Reveal turn: deploy any of those troops]."
    ]
    assert english.lines(thing("intrigues", "plans_within_plans")["endgame"]) == [
        "Choose one: if you have 3 or more Influence on 3 tracks: gain 1 Victory Point; "
        "or if you have 3 or more Influence on 4 tracks: gain 2 Victory Points."
    ]
    assert english.describe("intrigue", thing("intrigues", "bindu_suspension")) == [
        "Only at the start of your turn.",
        "Plot: Draw 1 card and pass your turn if you wish.",
    ]


def test_golden_leaders_and_spaces() -> None:
    english = words("en")
    assert english.describe("leader", thing("leaders", "baron_vladimir_harkonnen")) == [
        "Ability: Once per game, when you have deployed 4 or more troops in one turn: reveal your "
        "secretly chosen Factions and gain 1 Influence with each.",
        "Setup: Secretly choose 2 Factions.",
        "Signet Ring: You may pay 1 Solari → draw 1 Intrigue card.",
    ]
    assert english.describe("leader", thing("leaders", "duke_leto_atreides"))[0] == (
        "Ability: Landsraad spaces cost you 1 Solari less."
    )
    assert english.describe("space", thing("spaces", "sietch_tabr")) == [
        "Only if you have 2 or more Influence with the Fremen.",
        "Recruit 1 troop.",
        "Gain 1 water.",
        "Combat space.",
    ]
    assert english.describe("space", thing("spaces", "sell_melange")) == [
        "On entering: Choose one: pay 2 spice → gain 6 Solari; pay 3 spice → gain 8 Solari; "
        "pay 4 spice → gain 10 Solari; or pay 5 spice → gain 12 Solari."
    ]
    assert english.describe("conflict", thing("conflicts", "siege_of_arrakeen")) == [
        "1st reward: Gain 1 Victory Point and take control of Arrakeen.",
        "2nd reward: Gain 4 Solari.",
        "3rd reward: Gain 2 Solari.",
    ]


def test_golden_other_languages() -> None:
    lines = thing("cards", "duncan_idaho")["agent"]
    assert words("es").lines(lines) == ["Puedes pagar 1 de agua → reclutar 1 tropa y robar 1 carta."]
    assert words("de").lines(lines) == ["Du darfst 1 Wasser zahlen → 1 Trupp rekrutieren und 1 Karte ziehen."]
    assert words("ko").lines(lines) == ["(선택) 물 1 지불 → 병력 1 소집, 카드 1장 뽑기."]


def test_an_arrow_later_in_a_sequence_is_an_offer() -> None:
    """Such an arrow asks before it is paid, so its words must not sound like an order."""
    arrow = {"op": "pay", "cost": [SPICE], "effects": [{"op": "vp", "n": 1}]}
    line = {"effects": [{"op": "draw", "n": 1}, arrow], "optional": False}
    assert words("en").lines([line]) == ["Draw 1 card and you may pay 2 spice → gain 1 Victory Point."]
