"""The text board."""

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.actors import actor_text
from landsraad.i18n.layout import cells, fit, pad, wrap_parts
from landsraad.i18n.render import render
from tests.i18n.support import Data, catalog, clean, positions
from tests.support.scenario import uprising


def size(board: str) -> tuple[int, int]:
    lines = board.split("\n")
    return max(cells(line) for line in lines), len(lines)


@pytest.mark.parametrize(("seed", "players", "every"), [(11, 3, 25), (12, 4, 25), (18, 2, 15), (19, 1, 6), (20, 1, 6)])
def test_it_fits_and_is_clean_in_all_languages(seed: int, players: int, every: int) -> None:
    boards = 0
    for number, game in enumerate(positions(seed, players)):
        if number % every and not game.over:
            continue
        views: list[Data] = [game.view(game.seat), game.view(None), game.view(number % players)]
        views += [game.view("open")] if game.over else []
        for position, view in enumerate(views):
            for lang in LANGUAGES:
                board = render(view, lang, catalog=catalog() if position != 2 else None)
                width, height = size(board)
                assert width <= 100
                assert height <= 35
                assert clean(board)
                boards += 1
    assert boards > 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 35), (100, 24), (80, 24), (60, 20), (120, 50), (40, 10)])
def test_it_never_exceeds_other_sizes(lang: str, width: int, height: int) -> None:
    for number, game in enumerate(positions(13, 4)):
        if number % 80 == 0:
            for data in (catalog(), None):
                board_width, board_height = size(render(game.view(0), lang, width, height, data))
                assert board_width <= width
                assert board_height <= height


def crowded() -> Data:
    """Return a view with everything at its fullest: long lists, many marks."""
    *_, game = positions(14, 4)
    view: Data = game.view(0)
    view["conflict"] = "machinations"
    seat = view["seats"][0]
    seat["hand"] = [card["id"] for card in catalog()["cards"]][:20]
    seat["play"] = [card["id"] for card in catalog()["cards"]][20:40]
    seat["intrigue"] = [card["id"] for card in catalog()["intrigues"]][:20]
    seat["aside"], seat["secret"] = ["chani"], ["guild", "fremen"]
    for other in view["seats"]:
        other.update(council=True, swordmaster=True, revealed=True, vp=12, solari=34, spice=28, strength=41)
    for space in view["board"]["spaces"].values():
        space.update(agents=[1, 1, 1, 1], bonus_spice=12, control=2, closed_by=[1, 3])
    return view


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crowded_table_still_fits(lang: str) -> None:
    view = crowded()
    for data in (catalog(), None):
        board = render(view, lang, catalog=data)
        width, height = size(board)
        assert width <= 100
        assert height <= 35
        spoken = words(lang)
        for label in ("board-hand", "board-in_play", "board-intrigue", "board-aside", "board-secret"):
            assert spoken.text("labelled", label=spoken.text(label), text="").rstrip() in board


def crowded_with_rivals(players: int) -> Data:
    """Return a view of a game with Rivals with everything at its fullest."""
    *_, game = positions(14, players)
    view: Data = game.view(0)
    view["conflict"] = "machinations"
    cards = [card["id"] for card in catalog()["cards"]]
    view["seats"][0].update(hand=cards[:20], play=cards[20:40], aside=["chani"], secret=["guild", "fremen"])
    view["seats"][0]["intrigue"] = [card["id"] for card in catalog()["intrigues"]][:20]
    for other in view["seats"]:
        other.update(council=True, swordmaster=True, revealed=True, vp=12, solari=34, spice=28, strength=41)
    for rival in view["rivals"]:
        rival.update(swordmaster=True, vp=12, garrison=12, deployed=12, strength=38)
    for space in view["board"]["spaces"].values():
        space.update(agents=[1, 1, 1], bonus_spice=12, control=2, closed_by=[0])
    view["board"].update(mentat=None, mentat_next=2)
    view["first_player"] = 2
    view["rival_pile"] = ["selective_breeding"]
    return view


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
def test_a_crowded_table_with_rivals_still_fits(lang: str, players: int) -> None:
    view = crowded_with_rivals(players)
    spoken = words(lang)
    for data in (catalog(), None):
        board = render(view, lang, catalog=data)
        width, height = size(board)
        assert width <= 100
        assert height <= 35
        for label in ("board-hand", "board-in_play", "board-intrigue", "board-aside", "board-secret"):
            assert spoken.text("labelled", label=spoken.text(label), text="").rstrip() in board
        (row,) = [line for line in board.split("\n") if line.startswith("2  ")]
        assert spoken.text("board-mark-rival") in row


def test_what_the_board_shows_of_rivals() -> None:
    game = next(iter(positions(21, 1)))
    view: Data = game.view(0)
    first, second = view["rivals"]
    first.update(vp=7, solari=6, strength=8, deployed=3, swordmaster=True)
    first["influence"]["guild"] = 5
    view["board"]["alliances"]["guild"] = 1
    view["board"]["spaces"]["imperial_basin"].update(agents=[0, 0, 1], bonus_spice=2, control=1)
    view["board"]["mentat_next"] = 2
    view["rival_deck"], view["rival_pile"] = 12, ["wealth", "harvest_spice"]
    board = render(view, "en", catalog=catalog())
    english = words("en")
    leaders = [english.name(f"leader/{rival['leader']}") for rival in (first, second)]
    assert board.startswith(f"Round 1 | Player Turns | First Player: {leaders[0]} (Rival 1)\n")
    assert "Rival 1: 8" in board
    assert "1:5*" in board
    assert "Imperial Basin [2] +2 =1" in board
    assert "Mentat next round: Rival 2" in board
    assert "Hagal cards: 12 (Harvest Spice)" in board
    rows = {line[0]: line for line in board.split("\n") if line[:3] in ("0> ", "1  ", "2  ")}
    assert leaders[0] in rows["1"]
    assert rows["1"].rstrip().endswith("Rival Sword")
    assert rows["1"].removeprefix("1  ").removeprefix(leaders[0]).split()[:2] == ["7", "6"]
    assert leaders[1] in rows["2"]
    assert rows["2"].rstrip().endswith("Rival")
    assert "-" in rows["1"].split()  # no hand, no deck
    assert "-" not in rows["0"].split()


def test_house_hagal_of_two_players_has_no_leader_and_no_points() -> None:
    game = next(iter(positions(22, 2)))
    view: Data = game.view(0)
    (hagal,) = view["rivals"]
    hagal.update(strength=4, deployed=2)
    view["conflict"] = "machinations"
    view["rival_deck"], view["rival_pile"] = 28, []
    for lang in LANGUAGES:
        spoken = words(lang)
        name = spoken.text("term-house_hagal")
        board = render(view, lang, catalog=catalog())
        (row,) = [line for line in board.split("\n") if line.startswith("2  ")]
        assert row.removeprefix("2  ").startswith(name)
        assert row.removeprefix("2  ").removeprefix(name).split()[0] == "-"
        assert spoken.text("labelled", label=name, text="4") in board
        assert spoken.text("board-rival_cards", deck=28) in board


def test_what_the_board_shows() -> None:
    for game in positions(15, 4):
        view: Data = game.view(1)
        if view["round"] == 3 and view["turn"]["kind"] == "agent":
            break
    view["board"]["spaces"]["imperial_basin"].update(agents=[0, 1, 0, 1], bonus_spice=2, control=3, closed_by=[0])
    view["board"]["alliances"]["guild"] = 2
    view["seats"][2]["influence"]["guild"] = 4
    board = render(view, "en", catalog=catalog())
    english = words("en")
    first = english.name(f"leader/{view['seats'][view['first_player']]['leader']}")
    assert board.startswith(f"Round 3 | Player Turns | First Player: {first} (Seat {view['first_player']})\n")
    assert f"Conflict: {english.name('conflict/' + view['conflict'])} | Strength: " in board
    assert "  1st reward: " in board
    assert "  3rd reward: " in board
    assert "Imperial Basin [1 3] +2 =3 x0" in board
    assert "2:4*" in board
    for space in view["board"]["spaces"]:
        assert f" {english.name('space/' + space)}" in board
    for icon in ("Landsraad", "City", "Spice Trade"):
        assert icon in board
    for seat in view["seats"]:
        assert english.name(f"leader/{seat['leader']}") in board
    costs = {card["id"]: card["cost"] for card in catalog()["cards"]}
    unbroken = " ".join(board.split())
    for card in view["row"]:
        assert f"{english.name('card/' + card)} ({costs[card]})" in unbroken
    assert f"Foldspace x{view['reserve']['foldspace']}" in board
    for card in set(view["seats"][1]["hand"] + view["seats"][1]["play"]):
        assert english.name(f"card/{card}") in unbroken


def test_the_spaces_stand_below_their_icons() -> None:
    game = next(iter(positions(16, 3)))
    lines = render(game.view(None), "en", catalog=catalog()).split("\n")
    start = next(row for row, line in enumerate(lines) if line.startswith("Emperor"))
    middle = lines[start].index("Landsraad")
    column = [line[middle : middle + 32].rstrip() for line in lines[start : start + 11]]
    assert column == [
        "Landsraad", " High Council", " Mentat", " Swordmaster", " Rally Troops", " Hall of Oratory",
        "City", " Arrakeen", " Carthag", " Research Station", " Sietch Tabr",
    ]  # fmt: skip
    assert [line[:16].rstrip() for line in lines[start : start + 3]] == ["Emperor", " Conspire", " Wealth"]


def test_a_spectator_sees_no_hand() -> None:
    game = next(iter(positions(17, 4)))
    assert "Hand:" not in render(game.view(None), "en", catalog=catalog())
    assert "Hand:" in render(game.view(0), "en", catalog=catalog())


def test_korean_takes_two_cells() -> None:
    assert cells("단검") == 4
    assert cells("Dolch") == 5
    assert pad("단검", 6) == "단검  "
    assert fit("아라키스 연락책", 9) == "아라키.."
    assert cells(fit("아라키스 연락책", 8)) <= 8
    assert fit("Dagger", 1) == "."


def test_long_lists_are_wrapped_and_cut() -> None:
    parts = ["alpha", "beta", "gamma", "delta"]
    assert wrap_parts(parts, ", ", 14, 2) == ["alpha, beta,", "    gamma, d.."]
    assert wrap_parts(parts, ", ", 40, 2) == ["alpha, beta, gamma, delta"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_of_uprising_tells_its_pieces(lang: str) -> None:
    """Posts with spies, Shield Wall, sandworms, contracts, won cards, battle icon, training track, the other side."""
    g = uprising(3, ("feyd_rautha_harkonnen", "lady_jessica", "muad_dib"), choam=True)
    g.conflict("siege_of_arrakeen").spies(1, "deep_desert").hooks(2).sandworms(2, 2).contracts(0, "harvest_4")
    view = g.game.view(0)
    view["seats"][1]["leader"] = "reverend_mother_jessica"  # turned over
    spoken = words(lang)
    text = render(view, lang, 120, 80, ls.catalog(g.game.setup))
    watched = spoken.text("board-spies_of", seat=actor_text(spoken, 1, view))
    assert spoken.text("labelled", label=watched, text=spoken.name("post/deep_desert")) in text
    for key in ("board-wall_stands", "board-walled"):
        assert spoken.text(key) in text
    assert spoken.text("board-battle_icon", icon=spoken.name("word/ornithopter")) in text
    assert spoken.name("contract/harvest_4") in text
    assert spoken.name("leader/reverend_mother_jessica") in text
    assert spoken.text("field-maker_hooks") in text
    assert spoken.text("labelled", label=spoken.text("field-training"), text="0/7") in text
    for seat in view["seats"]:
        assert spoken.name(f"objective/{seat['won'][0]['id']}") in text
