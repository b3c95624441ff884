"""Questions, options, log lines and reasons of Rise of Ix in words."""

import random
from typing import Any

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from tests.i18n.support import IX_GAMES, Data, clean, ix_catalog, option, random_game, thing
from tests.i18n.test_events import NO_NAME, event
from tests.i18n.test_options import sight
from tests.support.pieces import IX_TILES
from tests.support.scenario import ix

# --- questions and options -------------------------------------------------------------------------------------------


def said(verb: str, thing: str | None = None, lang: str = "en", **fields: Any) -> str:
    return words(lang).option(option(verb, thing, **fields))


def whole(kind: str, name: str, box: str, verb: str = "resolve", branch: int | None = None) -> str:
    """Return an option about a line of the catalogue, or about a branch of its choice."""
    table = {"space": "spaces", "tile": "tiles", "rival_card": "rival_cards"}[kind]
    line = thing(table, name, ix_catalog(1))[box][0]
    effects = line["effects"] if branch is None else line["effects"][0]["branches"][branch]
    return said(verb, f"{kind}/{name}", source=f"{kind}/{name}", effects=effects)


@pytest.mark.parametrize(
    ("verb", "thing", "fields", "expected"),
    [
        ("acquire_tile", "tile/flagship", {}, "Acquire Flagship"),
        ("pay_in", "word/solari", {}, "In Solari"),
        ("return_negotiators", None, {"number": 0}, "Return no Negotiator"),
        ("return_negotiators", None, {"number": 1}, "Return 1 Negotiator"),
        ("place_negotiators", None, {"number": 2}, "Place 2 Negotiators"),
        ("freighter", "word/advance", {}, "Advance your Freighter"),
        ("freighter", "word/recall", {}, "Recall your Freighter"),
        ("take_space", "space/arrakeen", {}, "Put it on Arrakeen"),
        ("take_space", "tile/detonation_devices", {}, "Return it to your supply with Detonation Devices"),
        ("retreat_enemy", "seat/2", {"seat": 2}, "A unit of Seat 2"),
        ("retreat_unit", "word/troop", {}, "A troop"),
        ("retreat_unit", "word/dreadnought", {}, "A dreadnought"),
        ("retreat_units", None, {"number": 2}, "2 troops"),
        ("deploy_dreadnought", None, {}, "Deploy a dreadnought"),
        ("deploy_dreadnoughts", None, {"number": 1}, "Deploy 1 dreadnought"),
        ("lose_troop", "word/garrison", {}, "From your garrison"),
        ("lose", "faction/emperor", {}, "Lose Influence with the Emperor"),
        ("bury", "intrigue/windfall", {}, "Put Windfall (Intrigue) under its deck"),
        ("return", "intrigue/windfall", {}, "Put Windfall (Intrigue) back on top of its deck"),
        ("set_aside", "card/dagger", {}, "Set aside Dagger until your second turn"),
        ("resolve", None, {"source": "leader/tessia_vernius", "effects": [{"op": "track_bonus", "faction": "guild"}]},
         "Tessia Vernius: gain the bonus of the Influence track (Spacing Guild)"),
    ],
)  # fmt: skip
def test_golden_options(verb: str, thing: str | None, fields: Data, expected: str) -> None:
    assert said(verb, thing, **fields) == expected


def test_options_in_other_languages() -> None:
    assert said("place_negotiators", lang="es", number=1) == "Colocar 1 Negociador"
    assert said("take_space", "space/carthag", "de") == "Es auf „Carthag“ stellen"
    assert said("acquire_tile", "tile/windtraps", "ko") == "“바람덫” 획득"


def test_whole_effects_are_told() -> None:
    assert whole("tile", "spy_satellites", "turn", "use") == (
        "Use Spy Satellites: trash this tile and pay 3 spice → gain 1 Victory Point"
    )
    assert whole("tile", "spy_satellites", "turn") == (
        "Spy Satellites: trash this tile and pay 3 spice → gain 1 Victory Point"
    )
    assert whole("space", "interstellar_shipping", "effects") == (
        "Interstellar Shipping: advance or recall your Freighter, 2 times"
    )
    assert whole("space", "dreadnought", "effects") == "Dreadnought: commission 1 dreadnought"
    assert whole("space", "tech_negotiation", "effects", "choose", 0) == "Acquire a Tech tile for 1 spice less"
    assert whole("rival_card", "hagal_tech_negotiation", "effects", "choose", 0) == (
        "Acquire a Tech tile for 1 spice less"
    )


def test_a_recall_is_told_with_all_its_rewards() -> None:
    rewards = [line["effects"] for line in ix_catalog()["shipping"]]
    assert said("choose", source="shipping/3", effects=rewards[1]) == (
        "Recruit 2 troops from the Shipping track and gain 1 Influence with a Faction of your choice"
    )
    whole_way: Data = {"op": "choose", "n": 3, "branches": rewards}
    recall = said("freighter", "word/recall", effects=[whole_way])
    assert recall.startswith("Recall your Freighter: choose one: gain 5 Solari")
    assert recall.endswith(
        " + recruit 2 troops from the Shipping track and gain 1 Influence with a Faction of your choice"
        " + acquire a Tech tile for 2 spice less"
    )
    # From the first space there is one reward, which is itself a choice.
    assert said("freighter", "word/recall", effects=rewards[0]) == recall[: recall.index(" + ")]


@pytest.mark.parametrize(("setup", "seed", "least"), IX_GAMES)
def test_every_option_and_question_of_random_games(setup: ls.Setup, seed: int, least: int) -> None:
    spoken = [words(lang) for lang in LANGUAGES]
    seen: set[tuple[str, ls.Thing | None, str]] = set()
    for game in random_game(setup, seed):
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
                assert clean(language.prompt(decision, view))
                for args in ((), (view,)):
                    text = language.option(decision["options"][number], *args)
                    assert clean(text), f"{language.lang} {chosen.text}: {text}"
    assert len(seen) > least


@pytest.mark.parametrize("lang", LANGUAGES)
def test_real_rare_questions(lang: str) -> None:
    """Questions that random games hardly ever ask, put by the engine."""
    spoken = words(lang)
    ambush = ix().hand(0, "desert_ambush").troops(1, 0, 2).ships(1, 0, 1).troops(0, 3, 0).turn(0)
    ambush.do("agent desert_ambush > imperial_basin").do("deploy 2").do("resolve desert_ambush retreat_enemies")
    bought = ix().hand(0, "appropriate").influence(0, "emperor", 2).solari(0, 9).spice(0, 9)
    bought.stacks(["flagship"], ["windtraps"], ["artillery"]).turn(0)
    bought.do("agent appropriate > imperial_basin").do("resolve appropriate acquire_tech")
    bought.do("acquire tile windtraps")
    asked = {}
    for g in (ambush, bought):
        view: Data = g.game.view(0)
        decision: Data = view["decision"]
        assert clean(spoken.prompt(decision, view))
        asked[decision["kind"]] = [spoken.option(item, view) for item in decision["options"]]
    assert list(asked) == ["retreat_enemy", "choose_currency"]
    for texts in asked.values():
        assert all(clean(text) for text in texts)
        assert len(set(texts)) == len(texts) == 2


# --- the log and reasons ---------------------------------------------------------------------------------------------


def test_golden_events() -> None:
    english, names = words("en"), ["Paul", "Helena"]
    assert english.event(event("dreadnought_commissioned"), names) == "Helena commissions a dreadnought."
    assert english.event(event("dreadnought_deployed", amount=1), names) == "Helena deploys 1 dreadnought."
    assert english.event(event("dreadnought_on_flag"), names) == "Helena takes control of Arrakeen with a dreadnought."
    assert english.event(event("tile_acquired"), names) == "Helena acquires Flagship (Tech tile)."
    assert english.event(event("tile_trashed"), names) == "Helena trashes Flagship (Tech tile)."
    assert english.event(event("tile_trashed", seat=None), names) == (
        "Flagship (Tech tile) is trashed: no tile on offer was one for Rivals."
    )
    assert english.event(event("freighter_recalled", amount=3), names) == ("Helena recalls the Freighter from space 3.")
    assert english.event(event("mark_taken", amount=1), names) == (
        "Helena takes the Snooper token from the track of the Fremen (token 1)."
    )
    assert english.event(event("card_set_aside", what=None, hidden=True), names) == (
        "Helena sets a card aside until the second turn."
    )
    assert english.event(event("row_trashed")) == "Dagger is trashed from the Imperium Row."
    assert words("es").event(event("negotiator_placed", amount=1), names) == "Helena coloca 1 Negociador."
    assert words("de").event(event("tile_used"), names) == "Helena nutzt „Flaggschiff“ (Technologieplättchen)."
    assert words("ko").event(event("freighter_advanced", amount=2), names) == "Helena: 화물선이 2칸으로 전진."


def test_golden_events_of_rivals() -> None:
    english = words("en")
    skipped = event("rival_skipped", what="hagal_dreadnought_1p")
    assert english.event({**skipped, "other": "X-RIV-06"}) == (
        "Rival 1 skips Dreadnought: it has all its dreadnoughts already (X-RIV-06)."
    )
    assert english.event(event("rival_skipped", what="hagal_interstellar_shipping", other="X-RIV-07")) == (
        "Rival 1 skips Interstellar Shipping: it has less than 2 Influence with the Spacing Guild (X-RIV-07)."
    )
    assert english.event(event("rival_sent", other="X-RIV-17")) == (
        "Rival 1 sends a dreadnought to Arrakeen, which an opponent controls (X-RIV-17)."
    )
    assert english.event(event("rival_acquired", other="X-RTC-05")) == (
        "Rival 1 chooses Flagship, the most expensive Tech tile it may have and can pay (X-RTC-05)."
    )
    assert english.event(event("rival_used", what="invasion_ships", other="X-RTC-15")) == (
        "Rival 1 uses Invasion Ships to pass enemy Agents (X-RTC-15)."
    )
    assert english.event(event("rival_used", other="X-RTC-14")) == "Rival 1 uses Flagship (X-RTC-14)."
    assert english.event(event("rival_shipped", other="X-RIV-09")) == "Rival 1 moves its Freighter (X-RIV-09)."


@pytest.mark.parametrize(("setup", "seed", "least"), IX_GAMES)
def test_the_log_of_random_games(setup: ls.Setup, seed: int, least: int) -> None:
    *_, game = random_game(setup, seed)
    view: Data = game.view(None)
    kinds = {str(entry.kind) for entry in game.events(0, None)}
    assert "freighter_advanced" in kinds
    for viewer in (None, 0):
        log = {tuple(entry.to_json().values()): entry.to_json() for entry in game.events(0, viewer)}
        assert len(log) > least
        for lang in LANGUAGES:
            names = words(lang).actor_names(view)
            for data in log.values():
                text = words(lang).event(data, names)
                assert clean(text), data
                assert data["seat"] is None or names[int(str(data["seat"]))] in text or data["kind"] in NO_NAME, data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reasons_of_a_real_game(lang: str) -> None:
    game = ls.new_game(ls.Setup(players=3, modules=("ix",)), 7)
    choice = random.Random(7)
    keys: set[str] = set()
    wishes = [f"{verb} {tile.id}" for tile in IX_TILES for verb in ("use", "acquire tile")]
    wishes += ["use nothing", "acquire tile nothing", "deploy dreadnought", "agent dagger > dreadnought"]
    while not game.over and len(game.history) < 150:
        for wish in wishes:
            reason = game.why_not(wish)
            if reason is not None and reason.key not in keys:
                keys.add(reason.key)
                assert clean(words(lang).why(reason.key, reason.args))
        game.apply(choice.choice(game.legal_actions()))
    assert {"why-no_tech_icon", "why-tile_not_owned", "why-not_an_option"} <= keys


def test_golden_reasons() -> None:
    english = words("en")
    assert english.why("why-tile_price", {"tile": "flagship", "cost": 8}) == (
        "You cannot pay for Flagship; its cost is 8 spice."
    )
    assert english.why("why-tile_face_down", {"tile": "flagship"}) == "Flagship is face down until the next round."
    assert english.why("why-not_an_option", {"kind": "move_freighter", "seat": 0}, ["Paul"]) == (
        "That is not among the options. Paul is asked: Do you advance or recall your Freighter?"
    )
