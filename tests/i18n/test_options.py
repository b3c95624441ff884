"""Questions and options in words."""

from typing import Any

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, MissingWord, words
from tests.i18n.support import Data, clean, option, positions
from tests.support.scenario import scenario
from tests.support.vocabulary import names

FIRM_GRIP: Data = {
    "op": "pay",
    "cost": [{"op": "solari", "n": 2}],
    "effects": [{"op": "influence_any", "n": 1, "among": ["guild", "bene_gesserit", "fremen"]}],
}
TEST: Data = {
    "op": "each_opponent",
    "effects": [{"op": "choose", "n": 1, "branches": [[{"op": "discard", "n": 1}], [{"op": "lose_deployed", "n": 1}]]}],
}
SHIFT: Data = {
    "op": "pay",
    "cost": [{"op": "lose_influence", "n": 1}, {"op": "spice", "n": 2}],
    "effects": [{"op": "vp", "n": 1}],
}


def said(verb: str, thing: str | None = None, lang: str = "en", **fields: Any) -> str:
    return words(lang).option(option(verb, thing, **fields))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(names("kind_names").values())[1:])
def test_every_kind_of_decision_has_a_question(lang: str, kind: str) -> None:
    question = words(lang).prompt({"seat": 0, "kind": kind, "source": None})
    sourced = words(lang).prompt({"seat": 0, "kind": kind, "source": {"kind": "card", "id": "dagger"}})
    assert clean(question)
    assert question in sourced
    assert words(lang).name("card/dagger") in sourced


@pytest.mark.parametrize(
    ("verb", "thing", "fields", "expected"),
    [
        ("agent", "card/dagger", {}, "Send an Agent with Dagger"),
        ("agent_to", "space/arrakeen", {"card": "card/dagger"}, "Send an Agent with Dagger to Arrakeen"),
        (
            "agent_from",
            "leader/paul_atreides",
            {"card": "card/kwisatz_haderach"},
            "Send an Agent from your Leader with Kwisatz Haderach",
        ),
        (
            "agent_from",
            "space/carthag",
            {"card": "card/kwisatz_haderach"},
            "Send the Agent on Carthag with Kwisatz Haderach",
        ),
        (
            "agent_to",
            "space/wealth",
            {"card": "card/kwisatz_haderach", "origin": "space/carthag"},
            "Send the Agent on Carthag with Kwisatz Haderach to Wealth",
        ),
        (
            "agent_to",
            "space/wealth",
            {"card": "card/kwisatz_haderach", "origin": "leader/paul_atreides"},
            "Send an Agent from your Leader with Kwisatz Haderach to Wealth",
        ),
        ("reveal", None, {}, "Reveal your hand"),
        ("end_turn", None, {}, "End the turn"),
        ("pass", None, {}, "Pass"),
        ("pass_turn", None, {}, "Pass the turn"),
        ("pay", None, {}, "Pay"),
        ("defend", None, {}, "Defend"),
        ("decline", None, {}, "No"),
        ("top", None, {}, "On top of your deck"),
        ("pile", None, {}, "On your discard pile"),
        (
            "resolve",
            None,
            {"source": "space/arrakeen", "effects": [{"op": "draw", "n": 1}]},
            "Arrakeen: draw 1 card",
        ),
        (
            "resolve",
            None,
            {"source": "space/conspire", "effects": [{"op": "influence", "faction": "emperor", "n": 1}]},
            "Conspire: gain 1 Influence with the Emperor",
        ),
        # A space and a card may bear one name: the kind tells which is meant.
        (
            "resolve",
            None,
            {"source": "space/foldspace", "effects": [{"op": "acquire", "card": "foldspace"}]},
            "Foldspace: acquire Foldspace from the Reserve",
        ),
        (
            "resolve",
            None,
            {"source": "card/foldspace", "effects": [{"op": "draw", "n": 1}]},
            "Foldspace: draw 1 card",
        ),
        (
            "resolve",
            None,
            {"source": "card/shifting_allegiances", "effects": [SHIFT]},
            "Shifting Allegiances: lose 1 Influence with a Faction and pay 2 spice → gain 1 Victory Point",
        ),
        (
            "resolve",
            None,
            {"source": "card/firm_grip", "effects": [FIRM_GRIP]},
            "Firm Grip: pay 2 Solari → gain 1 Influence with the Spacing Guild, the Bene Gesserit or the Fremen",
        ),
        (
            "resolve",
            None,
            {"source": "card/test_of_humanity", "effects": [TEST]},
            "Test of Humanity: each opponent must choose one: "
            "discard 1 card; or lose 1 of their troops in the Conflict",
        ),
        (
            "choose",
            None,
            {"effects": [{"op": "pay", "cost": [{"op": "spice", "n": 4}], "effects": [{"op": "solari", "n": 10}]}]},
            "Pay 4 spice → gain 10 Solari",
        ),
        ("choose", None, {"effects": [{"op": "swords", "n": 3}]}, "Gain 3 swords"),
        (
            "choose",
            None,
            {"effects": [{"op": "take_back", "faction": "bene_gesserit"}]},
            "Take a Bene Gesserit card from your discard pile into your hand",
        ),
        ("choose", None, {"effects": [{"op": "vp", "n": 1}], "nth": 2}, "Gain 1 Victory Point (2)"),
        ("deploy", None, {"number": 0}, "Deploy no troops"),
        ("deploy", None, {"number": 1}, "Deploy 1 troop"),
        ("deploy", None, {"number": 2}, "Deploy 2 troops"),
        ("retreat", None, {"number": 3}, "Retreat 3 troops"),
        ("trash", "card/dagger", {"zone": "hand"}, "Trash Dagger (hand)"),
        ("trash", "card/dagger", {"zone": "play"}, "Trash Dagger (in play)"),
        ("discard", "card/diplomacy", {}, "Discard Diplomacy"),
        ("draw", "card/chani", {}, "Draw Chani"),
        ("draw", None, {}, "Draw it"),
        ("trash_top", "card/chani", {}, "Trash Chani"),
        ("trash_top", None, {}, "Trash it"),
        ("influence", "faction/emperor", {}, "Gain Influence with the Emperor"),
        ("lose", "faction/fremen", {}, "Lose Influence with the Fremen"),
        ("secret", "faction/guild", {}, "Choose Spacing Guild in secret"),
        ("acquire", "card/stilgar", {"zone": "market"}, "Acquire Stilgar"),
        ("acquire", "card/stilgar", {"zone": "aside"}, "Acquire Stilgar, which is set aside for you"),
        ("reserve", "card/chani", {}, "Set aside Chani"),
        ("take", "card/other_memory", {}, "Take Other Memory into your hand"),
        ("intrigue", "intrigue/windfall", {}, "Play Windfall (Intrigue)"),
        ("close", "space/carthag", {}, "Close Carthag"),
        ("recall", "space/secrets", {}, "Recall the Agent on Secrets"),
        ("opponent", "seat/2", {"seat": 2}, "Seat 2"),
        ("give_alliance", "seat/2", {"seat": 2}, "Give the Alliance to Seat 2"),
    ],
)
def test_golden_options(verb: str, thing: str | None, fields: Data, expected: str) -> None:
    assert said(verb, thing, **fields) == expected


def test_options_in_other_languages() -> None:
    sent: Data = {"card": "card/dagger"}
    assert said("agent_to", "space/arrakeen", "es", **sent) == "Enviar un Agente con «Daga» a «Arrakeen»"
    assert said("agent_to", "space/arrakeen", "de", **sent) == "Mit „Dolch“ einen Agenten auf „Arrakeen“ entsenden"
    assert said("agent_to", "space/arrakeen", "ko", **sent) == "에이전트 보내기: “단검” > “아라킨”"


# Words that are only said after a verb of their own.
AFTER_A_VERB = {
    "leader": (),
    "advance": ("freighter",),
    "recall": ("freighter",),
    "dreadnought": ("retreat_unit",),
    "troop": ("retreat_unit",),
    "garrison": ("lose_troop",),
    "conflict": ("lose_troop",),
    "solari": ("pay_in", "give"),
    "spice": ("pay_in", "give"),
    "water": ("give",),
    "intrigue": ("give",),
    "wild": ("flip",),
    "swordmaster": ("arrow",),
}
# Verbs of words that are not called as the words.
ANSWERS = {"trash": "trash_top"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_an_option_with_words(lang: str) -> None:
    for word in names("word_names").values():
        for verb in AFTER_A_VERB.get(word, ()):
            assert clean(said(verb, f"word/{word}", lang)), word
        if word not in AFTER_A_VERB:
            assert clean(said(ANSWERS.get(word, word), None, lang)), word
    assert clean(said("deploy_dreadnought", None, lang))


def test_what_nobody_can_say_is_a_typed_error() -> None:
    with pytest.raises(MissingWord, match="fly"):
        said("fly", "card/dagger")
    with pytest.raises(MissingWord, match="no_such_card"):
        said("agent", "card/no_such_card")
    with pytest.raises(MissingWord, match="no_such_thing"):
        said("resolve", source="card/no_such_thing", effects=[{"op": "draw", "n": 1}])


def test_the_view_names_leaders() -> None:
    view: Data = {"seats": [{"leader": "paul_atreides"}, {"leader": "helena_richese"}]}
    assert words("en").option(option("opponent", "seat/1", seat=1), view) == "Helena Richese (Seat 1)"
    assert words("en").option(option("opponent", "seat/1", seat=1)) == "Seat 1"


def sight(game: ls.Game) -> Data:
    return game.view(game.seat)


SOLO: Data = {
    "seats": [{"leader": "paul_atreides"}],
    "rivals": [{"actor": 1, "leader": "earl_memnon_thorvald"}, {"actor": 2, "leader": "duke_leto_atreides"}],
}
MACHINATIONS: Data = {"kind": "conflict", "id": "machinations"}
TWO: Data = {
    "seats": [{"leader": "paul_atreides"}, {"leader": "helena_richese"}],
    "rivals": [{"actor": 2, "leader": None}],
}


def test_an_opponent_may_be_a_rival() -> None:
    english = words("en")
    one, two = option("opponent", "seat/1", seat=1), option("opponent", "seat/2", seat=2)
    assert english.option(two, SOLO) == "Duke Leto Atreides (Rival 2)"
    assert english.option(two, TWO) == "House Hagal"
    assert english.option(one, TWO) == "Helena Richese (Seat 1)"
    assert english.option(option("give_alliance", "seat/1", seat=1), SOLO) == (
        "Give the Alliance to Earl Memnon Thorvald (Rival 1)"
    )
    assert english.actor_names(SOLO) == [
        "Paul Atreides", "Earl Memnon Thorvald (Rival 1)", "Duke Leto Atreides (Rival 2)",
    ]  # fmt: skip
    assert words("de").actor_names(TWO) == ["Paul Atreides", "Helena Richese", "Haus Hagal"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(names("kind_names").values())[1:])
def test_every_question_can_be_asked_for_a_rival(lang: str, kind: str) -> None:
    spoken = words(lang)
    decision: Data = {"seat": 0, "kind": kind, "source": MACHINATIONS, "for": 2}
    own = spoken.prompt({**decision, "for": 0})
    for view, name in ((None, spoken.text("rival", n=2)), (SOLO, spoken.text("rival", n=2))):
        question = spoken.prompt(decision, view)
        assert clean(question)
        assert name in question
        assert question != own
    assert spoken.text("term-house_hagal") in spoken.prompt(decision, TWO)


def test_golden_questions_for_a_rival() -> None:
    english = words("en")
    decision: Data = {"seat": 0, "kind": "gain_influence", "source": MACHINATIONS, "for": 2}
    assert english.prompt(decision, SOLO) == "Machinations: With which Faction does Rival 2 gain Influence?"
    assert english.prompt({**decision, "source": None}, TWO) == "With which Faction does House Hagal gain Influence?"
    choice: Data = {**decision, "kind": "choose_effect", "source": {"kind": "rival_card", "id": "harvest_spice"}}
    assert english.prompt(choice, SOLO) == "Harvest Spice: Choose an effect for Rival 2."
    assert english.prompt({**decision, "kind": "pay", "source": None}) == ("Choose for Rival 2: Do you pay the cost?")
    assert words("ko").prompt({**decision, "source": None}, SOLO) == "라이벌 2: 어느 팩션의 영향력을 얻습니까?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_real_question_for_a_rival(lang: str) -> None:
    g = scenario(1, ("paul_atreides",), rivals=("earl_memnon_thorvald", "glossu_the_beast_rabban"))
    # The human is first; the Rival takes the second reward: two of three things.
    g.conflict("battle_for_arrakeen").troops(0, 0, 8).rival_troops(0, 0, 3).rival_troops(1, 0, 0).combat()
    view: Data = g.game.view(0)
    decision: Data = view["decision"]
    assert (decision["kind"], decision["seat"], decision["for"]) == ("choose_effect", 0, 1)
    spoken = words(lang)
    assert spoken.text("rival", n=1) in spoken.prompt(decision, view)
    texts = [spoken.option(item, view) for item in decision["options"]]
    assert len(set(texts)) == 3
    assert all(clean(text) for text in texts)


@pytest.mark.parametrize(
    ("seed", "players", "least"), [(1, 3, 150), (2, 4, 150), (3, 3, 150), (4, 4, 150), (5, 1, 60), (6, 2, 120)]
)
def test_every_option_and_question_of_random_games(seed: int, players: int, least: int) -> None:
    spoken = [words(lang) for lang in LANGUAGES]
    seen: set[tuple[str, ls.Thing | None, str]] = set()
    for game in positions(seed, players):
        if game.over:
            continue
        view: Data | None = None
        assert game.decision is not None
        for number, chosen in enumerate(game.decision.options):
            key = (game.decision.kind, game.decision.source, chosen.text)
            if key in seen:
                continue
            seen.add(key)
            view = view or sight(game)
            decision: Data = view["decision"]
            for language in spoken:
                assert clean(language.prompt(decision))
                assert clean(language.prompt(decision, view))
                for args in ((), (view,)):
                    text = language.option(decision["options"][number], *args)
                    assert clean(text), f"{language.lang} {chosen.text}: {text}"
    assert len(seen) > least
