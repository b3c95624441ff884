"""Names and effects of Rise of Ix in words."""

import pytest

from landsraad.content.ix.hagal import RIVAL_CARDS
from landsraad.content.ix.leaders import LEADERS
from landsraad.content.ix.module import EPIC, MODULE
from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.effects import own_line
from tests.i18n.support import clean, ix_catalog, thing
from tests.support.pieces import IX_TILES, shipping_of_box

TABLES = {
    "cards": "card",
    "intrigues": "intrigue",
    "spaces": "space",
    "leaders": "leader",
    "conflicts": "conflict",
    "tiles": "tile",
}


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_everything_in_the_box_is_told(lang: str, table: str) -> None:
    spoken, kind = words(lang), TABLES[table]
    for item in ix_catalog()[table]:
        assert clean(spoken.name(f"{kind}/{item['id']}"))
        told = spoken.describe(kind, item)
        assert told, item["id"]
        for text in told:
            assert clean(text), f"{item['id']}: {text}"
        for box, value in item.items():
            if isinstance(value, list) and value and isinstance(value[0], dict) and "effects" in value[0]:
                lines = [own_line(spoken, "tile", line) for line in value] if kind == "tile" else value
                assert all(any(text in line for line in told) for text in spoken.lines(lines)), f"{item['id']} {box}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_has_a_name(lang: str) -> None:
    spoken = words(lang)
    ids = {
        "card": [card.id for card in (*MODULE.cards, *EPIC.cards)],
        "intrigue": [card.id for card in MODULE.intrigues],
        "conflict": [conflict.id for conflict in MODULE.conflicts],
        "space": [space.id for space in MODULE.spaces],
        "tile": [tile.id for tile in IX_TILES],
        "leader": [leader.id for leader in LEADERS],
        "ability": [leader.id for leader in LEADERS],
        "signet": [leader.id for leader in LEADERS],
        "house": [leader.house for leader in LEADERS],
        "rival_card": [card.id for card in RIVAL_CARDS],
        "variant": [variant.id for variant in MODULE.hosts[0].variants],
        "module": [MODULE.id, EPIC.id],
        "shipping": [str(number) for number in range(1, len(shipping_of_box(MODULE)) + 1)],
    }
    assert [len(names) for names in ids.values()] == [30, 17, 4, 4, 18, 6, 6, 6, 6, 6, 2, 2, 3]
    for kind, names in ids.items():
        told = [spoken.name(f"{kind}/{name}") for name in names]
        assert all(clean(text) for text in told), kind
        if kind not in ("conflict", "house", "rival_card"):  # two Skirmishes, three Houses, two Dreadnought cards
            assert len(set(told)) == len(told), kind
    for card in RIVAL_CARDS:
        assert spoken.name(f"space/{card.space}") in spoken.name(f"rival_card/{card.id}")
        if card.other_space is not None:
            assert spoken.name(f"space/{card.other_space}") in spoken.name(f"rival_card/{card.id}")


def test_golden_names() -> None:
    assert [words(lang).name("space/smuggling") for lang in ("en", "es", "de", "ko")] == [
        "Smuggling",
        "Contrabando",
        "Schmuggel",
        "밀수",
    ]
    assert [words(lang).name("tile/flagship") for lang in ("en", "es", "de", "ko")] == [
        "Flagship", "Nave insignia", "Flaggschiff", "기함",
    ]  # fmt: skip
    assert words("en").name("leader/princess_yuna_moritani") == '"Princess" Yuna Moritani'
    assert words("es").name("card/control_the_spice") == "Controlar la especia"
    assert words("es").name("ability/viscount_hundro_moritani") == "Espionaje"
    assert words("en").name("rival_card/hagal_foldspace_or_interstellar_shipping") == (
        "Foldspace / Interstellar Shipping"
    )
    assert words("en").name("variant/brutal_escalation") == "Brutal Escalation"


# --- effects ---------------------------------------------------------------------------------------------------------


def described(kind: str, table: str, name: str, lang: str = "en") -> list[str]:
    return words(lang).describe(kind, thing(table, name, ix_catalog()))


def test_golden_cards() -> None:
    assert described("card", "cards", "appropriate")[-3:] == [
        "Agent: If you have 2 or more Influence with the Emperor: you may acquire a Tech tile, "
        "paid in spice or in Solari.",
        "Reveal: Gain 2 Persuasion.",
        "When acquired: Advance or recall your Freighter.",
    ]
    assert described("card", "cards", "guild_accord")[2:6] == [
        "Agent icons: Spacing Guild",
        "Infiltrate (enemy Agents do not block): Spacing Guild",
        "Unload: the Reveal box also works when this card is discarded or trashed.",
        "Heighliner costs 2 spice less with this card.",
    ]
    assert described("card", "cards", "full_scale_assault")[-2:] == [
        "Reveal: Gain 3 swords for each of your dreadnoughts in the Conflict.",
        "When acquired: Commission 1 dreadnought.",
    ]
    assert described("card", "cards", "imperial_shock_trooper")[-1] == (
        "Reveal: If one of your Agents is on a space with the icon Emperor: gain 3 swords."
    )
    assert described("card", "cards", "ixian_engineer")[-1] == (
        "Reveal: If you own 3 or more Tech tiles: you may trash this card → gain 1 Victory Point."
    )


def test_golden_intrigue_cards() -> None:
    assert described("intrigue", "intrigues", "diversion") == [
        "Only if you have deployed 4 or more units this turn.",
        "Plot: Advance or recall your Freighter.",
    ]
    assert described("intrigue", "intrigues", "cannon_turrets") == [
        "Combat: Gain 2 swords and [each opponent must retreat 1 of their dreadnoughts]."
    ]
    assert described("intrigue", "intrigues", "strategic_push") == [
        "Combat: Gain 2 swords and [if you win this Conflict: gain 2 Solari]."
    ]
    (conspiracy,) = described("intrigue", "intrigues", "grand_conspiracy")
    assert conspiracy == (
        "Endgame: How many of these are true [if you have 2 or more dreadnoughts in service; "
        "if you own at least one copy of The Spice Must Flow; if you have 4 or more Influence on 2 tracks; "
        "if you have a seat on the High Council]: 3 or more: gain 1 Victory Point; "
        "4 or more: also gain 1 Victory Point."
    )


def test_golden_spaces_and_tiles() -> None:
    assert described("space", "spaces", "dreadnought") == [
        "Cost: 3 Solari",
        "You may commission 1 dreadnought.",
        "You may acquire a Tech tile.",
    ]
    assert described("space", "spaces", "tech_negotiation")[0] == (
        "You may choose one: acquire a Tech tile for 1 spice less; or place a troop from your supply as a Negotiator."
    )
    assert described("tile", "tiles", "sonic_snoopers") == [
        "Cost: 2 spice",
        "When acquired: Draw 1 Intrigue card.",
        "In your turn: Trash this tile → put any number of your Intrigue cards under their deck and draw as many.",
        "Rivals of the solo game may acquire it.",
    ]
    assert described("tile", "tiles", "invasion_ships")[2] == (
        "In your turn: Before you send an Agent or reveal your hand this turn: discard 1 card → "
        "this turn enemy Agents do not block your Agents."
    )
    assert described("tile", "tiles", "spy_satellites")[2] == (
        "Endgame: Gain 1 Victory Point for each Influence track where you have 1 or less."
    )
    assert described("tile", "tiles", "training_drones", "es") == [
        "Coste: 3 de especia",
        "En tu turno: Reclutar 1 tropa.",
        "Una vez por ronda: la pieza se pone boca abajo.",
        "Los Rivales de la partida en solitario pueden adquirirla.",
    ]


def test_golden_leaders() -> None:
    assert described("leader", "leaders", "tessia_vernius") == [
        "A Snooper token lies at 2 Influence on each track; whenever you reach one, it brings the next of these:",
        "Token 1: Discard 1 card → gain 1 spice.",
        "Token 2: Gain the bonus of the Influence track (that Faction).",
        "Token 3: Gain 1 Influence with that Faction.",
        "Token 4: Gain the bonus of the Influence track (that Faction) and gain 1 Influence with that Faction.",
        "Signet Ring: You may lose 1 Influence with a Faction → gain 1 Influence with a Faction "
        "where you still have a Snooper token.",
    ]
    assert described("leader", "leaders", "princess_yuna_moritani")[:2] == [
        "Ability: Each time you gain Solari in your own turn, you gain 1 more.",
        "You start without water.",
    ]
    assert described("leader", "leaders", "archduke_armand_ecaz") == [
        "Reveal: If 2 or more of your Agents are on spaces with the icon Landsraad, City or Spice Trade: "
        "you may trash one of your cards in play.",
        "Signet Ring: You may acquire for free a card that costs 3 or less.",
    ]
    assert described("leader", "leaders", "prince_rhombur_vernius", "de")[0] == (
        "Fähigkeit: Jedes deiner Schlachtschiffe hat Kampfstärke 4."
    )


def test_the_shipping_track() -> None:
    assert words("en").lines(ix_catalog()["shipping"]) == [
        "Choose one: gain 5 Solari and [each opponent gains 1 Solari]; or gain 2 spice.",
        "Recruit 2 troops from the Shipping track and gain 1 Influence with a Faction of your choice.",
        "Acquire a Tech tile for 2 spice less.",
    ]
