"""Questions and options in words."""

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, MissingWord, words
from landsraad.i18n.effects import brief_text
from landsraad.model.terms import DECISION_NAMES, OP_NAMES, WORD_NAMES
from tests.i18n.support import Data, catalog, clean, positions
from tests.i18n.test_effects import INTERNAL
from tests.support.scenario import scenario

# Operations that are named in brief by something inside them, or that always come with a name.
NEVER_BRIEF = {
    "if", "per", "each_opponent", "opponent", "pay", "influence", "acquire", "take_back", "track_bonus", "on_win",
}  # fmt: skip
# Words that are only said after a verb of their own, or within "agent … from leader".
AFTER_A_VERB = {
    "leader": (),
    "advance": ("freighter advance",),
    "recall": ("freighter recall",),
    "dreadnought": ("deploy dreadnought", "retreat dreadnought"),
    "troop": ("retreat troop",),
    "garrison": ("lose from garrison",),
    "conflict": ("lose from conflict",),
    "solari": ("pay in solari",),
    "spice": ("pay in spice",),
}


def said(text: str, kind: str = "resolve", source: str | None = None, lang: str = "en") -> str:
    decision: Data = {"seat": 0, "kind": kind, "source": source}
    return words(lang).option({"action": 1, "text": text}, decision)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", DECISION_NAMES[1:])
def test_every_kind_of_decision_has_a_question(lang: str, kind: str) -> None:
    question = words(lang).prompt({"seat": 0, "kind": kind, "source": None})
    sourced = words(lang).prompt({"seat": 0, "kind": kind, "source": "card/dagger"})
    assert clean(question)
    assert question in sourced
    assert words(lang).name("card/dagger") in sourced


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_named_in_brief_has_words(lang: str) -> None:
    for op in set(OP_NAMES) - INTERNAL - NEVER_BRIEF:
        numbered = op in ("solari", "spice", "water", "persuasion", "swords", "vp", "troops", "draw", "intrigue")
        assert clean(brief_text(words(lang), f"{op} 2" if numbered else op)), op


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("agent dagger", "Send an Agent with Dagger"),
        ("agent dagger > arrakeen", "Send an Agent with Dagger to Arrakeen"),
        ("agent kwisatz_haderach from leader", "Send an Agent from your Leader with Kwisatz Haderach"),
        ("agent kwisatz_haderach from carthag", "Send the Agent on Carthag with Kwisatz Haderach"),
        ("agent kwisatz_haderach from carthag > wealth", "Send the Agent on Carthag with Kwisatz Haderach to Wealth"),
        (
            "agent kwisatz_haderach from leader > wealth",
            "Send an Agent from your Leader with Kwisatz Haderach to Wealth",
        ),
        ("reveal", "Reveal your hand"),
        ("end turn", "End the turn"),
        ("pass", "Pass"),
        ("pass turn", "Pass the turn"),
        ("pay", "Pay"),
        ("defend", "Defend"),
        ("decline", "No"),
        ("top", "On top of your deck"),
        ("pile", "On your discard pile"),
        ("resolve arrakeen draw 1", "Arrakeen: draw 1 card"),
        ("resolve conspire influence emperor", "Conspire: gain 1 Influence with the Emperor"),
        ("resolve foldspace acquire foldspace", "Foldspace: acquire Foldspace from the Reserve"),
        (
            "resolve shifting_allegiances pay lose_influence 1 spice 2",
            "Shifting Allegiances: lose 1 Influence with a Faction and pay 2 spice",
        ),
        ("resolve imperial_spy pay trash_self", "Imperial Spy: trash this card"),
        ("resolve test_of_humanity choose 2", "Test of Humanity: a choice of effects"),
        ("resolve grand_vision influence_pick", "Grand Vision: gain Influence with a Faction of your choice"),
        ("resolve helena_richese reserve", "Helena Richese: set aside a card of the Imperium Row"),
        ("choose pay spice 2", "Pay 2 spice"),
        ("choose swords 3", "Gain 3 swords"),
        ("choose take_back bene_gesserit", "Take a Bene Gesserit card from your discard pile into your hand"),
        ("deploy 0", "Deploy no troops"),
        ("deploy 1", "Deploy 1 troop"),
        ("deploy 2", "Deploy 2 troops"),
        ("retreat 3", "Retreat 3 troops"),
        ("trash dagger hand", "Trash Dagger (hand)"),
        ("trash dagger play", "Trash Dagger (in play)"),
        ("discard diplomacy", "Discard Diplomacy"),
        ("influence emperor", "Gain Influence with the Emperor"),
        ("lose fremen", "Lose Influence with the Fremen"),
        ("secret guild", "Choose Spacing Guild in secret"),
        ("acquire stilgar", "Acquire Stilgar"),
        ("acquire stilgar aside", "Acquire Stilgar, which is set aside for you"),
        ("reserve chani", "Set aside Chani"),
        ("take other_memory", "Take Other Memory into your hand"),
        ("intrigue windfall", "Play Windfall (Intrigue)"),
        ("close carthag", "Close Carthag"),
        ("recall secrets", "Recall the Agent on Secrets"),
        ("opponent 2", "Seat 2"),
        ("give alliance 2", "Give the Alliance to Seat 2"),
        ("choose vp 1 #2", "Gain 1 Victory Point (2)"),
    ],
)
def test_golden_options(text: str, expected: str) -> None:
    assert said(text) == expected


def test_options_in_other_languages() -> None:
    assert said("agent dagger > arrakeen", lang="es") == "Enviar un Agente con Daga a Arrakeen"
    assert said("agent dagger > arrakeen", lang="de") == "Mit „Dolch“ einen Agenten auf „Arrakeen“ entsenden"
    assert said("agent dagger > arrakeen", lang="ko") == "에이전트 보내기: 단검 > 아라킨"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_an_option_with_words(lang: str) -> None:
    for word in WORD_NAMES:
        for text in AFTER_A_VERB.get(word, (word.replace("_", " "),)):
            assert clean(said(text, lang=lang)), text


def test_what_nobody_can_say_is_a_typed_error() -> None:
    with pytest.raises(MissingWord, match="fly dagger"):
        said("fly dagger")
    with pytest.raises(MissingWord, match="no_such_card"):
        said("agent no_such_card")
    with pytest.raises(MissingWord, match="no_such_thing"):
        said("resolve no_such_thing draw 1")


def test_the_view_names_leaders_and_the_known_top_card() -> None:
    view: Data = {
        "seats": [{"leader": "paul_atreides"}, {"leader": "helena_richese"}],
        "known": {"deck_top": [["chani"], []]},
        "turn": {"agenda": []},
    }
    decision: Data = {"seat": 0, "kind": "top_card", "source": "intrigue/poison_snooper"}
    english = words("en")
    assert english.option({"text": "opponent 1"}, decision, view) == "Helena Richese (Seat 1)"
    assert english.option({"text": "draw"}, decision, view) == "Draw Chani"
    assert english.option({"text": "trash"}, decision, view) == "Trash Chani"
    assert english.option({"text": "trash"}, decision) == "Trash it"


def test_the_catalogue_tells_whole_effects() -> None:
    english = words("en")
    decision: Data = {"seat": 0, "kind": "resolve", "source": None}

    def full(text: str, source: str | None = None) -> str:
        return english.option({"text": text}, {**decision, "source": source}, None, catalog())

    assert full("resolve firm_grip pay solari 2") == (
        "Firm Grip: pay 2 Solari to gain 1 Influence with the Spacing Guild, the Bene Gesserit or the Fremen"
    )
    assert full("resolve test_of_humanity choose 2") == (
        "Test of Humanity: each opponent must choose one: discard 1 card; or lose 1 troop in the Conflict"
    )
    assert full("resolve foldspace draw 1") == "Foldspace: draw 1 card"
    assert full("choose pay spice 4", "space/sell_melange") == "Pay 4 spice to gain 10 Solari"
    assert full("choose discard", "card/test_of_humanity") == "Discard 1 card"


def sight(game: ls.Game) -> Data:
    return game.view(game.seat)


SOLO: Data = {
    "seats": [{"leader": "paul_atreides"}],
    "rivals": [{"actor": 1, "leader": "earl_memnon_thorvald"}, {"actor": 2, "leader": "duke_leto_atreides"}],
}
TWO: Data = {
    "seats": [{"leader": "paul_atreides"}, {"leader": "helena_richese"}],
    "rivals": [{"actor": 2, "leader": None}],
}


def test_an_opponent_may_be_a_rival() -> None:
    english = words("en")
    decision: Data = {"seat": 0, "kind": "choose_opponent", "source": None, "for": 0}
    assert english.option({"text": "opponent 2"}, decision, SOLO) == "Duke Leto Atreides (Rival 2)"
    assert english.option({"text": "opponent 2"}, decision, TWO) == "House Hagal"
    assert english.option({"text": "opponent 1"}, decision, TWO) == "Helena Richese (Seat 1)"
    assert english.option({"text": "give alliance 1"}, decision, SOLO) == (
        "Give the Alliance to Earl Memnon Thorvald (Rival 1)"
    )
    assert english.actor_names(SOLO) == [
        "Paul Atreides", "Earl Memnon Thorvald (Rival 1)", "Duke Leto Atreides (Rival 2)",
    ]  # fmt: skip
    assert words("de").actor_names(TWO) == ["Paul Atreides", "Helena Richese", "Haus Hagal"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", DECISION_NAMES[1:])
def test_every_question_can_be_asked_for_a_rival(lang: str, kind: str) -> None:
    spoken = words(lang)
    decision: Data = {"seat": 0, "kind": kind, "source": "conflict/machinations", "for": 2}
    own = spoken.prompt({**decision, "for": 0})
    for view, name in ((None, spoken.text("rival", n=2)), (SOLO, spoken.text("rival", n=2))):
        question = spoken.prompt(decision, view)
        assert clean(question)
        assert name in question
        assert question != own
    assert spoken.text("term-house_hagal") in spoken.prompt(decision, TWO)


def test_golden_questions_for_a_rival() -> None:
    english = words("en")
    decision: Data = {"seat": 0, "kind": "gain_influence", "source": "conflict/machinations", "for": 2}
    assert english.prompt(decision, SOLO) == "Machinations: With which Faction does Rival 2 gain Influence?"
    assert english.prompt({**decision, "source": None}, TWO) == "With which Faction does House Hagal gain Influence?"
    choice: Data = {**decision, "kind": "choose_effect", "source": "rival_card/harvest_spice"}
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
    texts = [spoken.option(option, decision, view, catalog()) for option in decision["options"]]
    assert len(set(texts)) == 3
    assert all(clean(text) for text in texts)


@pytest.mark.parametrize(
    ("seed", "players", "least"), [(1, 3, 150), (2, 4, 150), (3, 3, 150), (4, 4, 150), (5, 1, 60), (6, 2, 120)]
)
def test_every_option_and_question_of_random_games(seed: int, players: int, least: int) -> None:
    spoken = [words(lang) for lang in LANGUAGES]
    seen: set[tuple[str, str | None, str]] = set()
    for game in positions(seed, players):
        if game.over:
            continue
        view: Data | None = None
        assert game.decision is not None
        for option in game.decision.options:
            if (game.decision.kind, game.decision.source, option.text) in seen:
                continue
            seen.add((game.decision.kind, game.decision.source, option.text))
            view = view or sight(game)
            decision: Data = view["decision"]
            (data,) = [item for item in decision["options"] if item["text"] == option.text]
            for language in spoken:
                assert clean(language.prompt(decision))
                assert clean(language.prompt(decision, view))
                for args in ((), (view,), (view, catalog())):
                    text = language.option(data, decision, *args)
                    assert clean(text), f"{language.lang} {option.text}: {text}"
    assert len(seen) > least
