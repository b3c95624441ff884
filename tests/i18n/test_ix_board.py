"""The text board of Rise of Ix."""

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.layout import cells
from landsraad.i18n.render import render
from tests.i18n.support import IX_GAMES, Data, clean, ix_catalog, random_game
from tests.i18n.test_render import size


@pytest.mark.parametrize(("setup", "seed"), [(setup, seed) for setup, seed, _ in IX_GAMES])
def test_every_position_renders(setup: ls.Setup, seed: int) -> None:
    """Each position in one of the languages, every 25th in all of them."""
    things: Data = ls.catalog(setup)
    boards = 0
    for number, game in enumerate(random_game(setup, seed)):
        views: list[Data] = [game.view(game.seat)]
        views += [game.view(None), game.view(number % setup.players)] if number % 25 == 0 else []
        views += [game.view("open")] if game.over else []
        for position, view in enumerate(views):
            for lang in LANGUAGES if number % 25 == 0 or game.over else (LANGUAGES[number % 4],):
                board = render(view, lang, catalog=None if position == 2 else things)
                width, height = size(board)
                assert width <= 100
                assert height <= 35
                assert clean(board)
                boards += 1
    assert boards > 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 35), (100, 24), (80, 24), (60, 20), (120, 50), (40, 10)])
def test_it_never_exceeds_other_sizes(lang: str, width: int, height: int) -> None:
    for data in (ix_catalog(), None):
        board_width, board_height = size(render(crowded(), lang, width, height, data))
        assert board_width <= width
        assert board_height <= height


def crowded(players: int = 4) -> Data:
    """Return a view with everything at its fullest: long lists, many marks, every tile owned."""
    *_, game = random_game(ls.Setup(players=players, modules=("ix",)), 40)
    view: Data = game.view(0)
    tiles = [tile["id"] for tile in ix_catalog()["tiles"]]
    cards = [card["id"] for card in ix_catalog()["cards"]]
    view["conflict"] = "economic_supremacy"
    view["seats"][0].update(hand=cards[:20], play=cards[20:40], aside=["chani"], secret=["guild", "fremen"])
    view["seats"][0].update(intrigue=[card["id"] for card in ix_catalog()["intrigues"]][:20], kept_card="chani")
    for number, actor in enumerate([*view["seats"], *view.get("rivals", [])]):
        actor.update(swordmaster=True, vp=12, solari=34, spice=28, strength=41, garrison=10, deployed=12, supply=10)
        actor["dreadnoughts"] = {"supply": 1, "garrison": 2, "deployed": 2, "strength": 3}
        actor.update(freighter=3, negotiators=2, marks=["emperor", "guild", "bene_gesserit", "fremen"])
        actor["tiles"] = [{"id": tile, "face_up": at % 2 == 0} for at, tile in enumerate(tiles[4 * number :][:6])]
    for seat in view["seats"]:
        seat.update(council=True, kept=1, revealed=True)
    for space in view["board"]["spaces"].values():
        space.update(agents=[1, 1, 1], bonus_spice=12, control=2, dreadnought=1, closed_by=[0])
    return view


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_crowded_table_still_fits(lang: str, players: int) -> None:
    view, spoken = crowded(players), words(lang)
    for data in (ix_catalog(), None):
        board = render(view, lang, catalog=data)
        width, height = size(board)
        assert width <= 100
        assert height <= 35
        for label in ("board-hand", "board-in_play", "board-intrigue", "board-aside", "board-secret", "board-kept"):
            assert spoken.text("labelled", label=spoken.text(label), text="").rstrip() in board


def quiet(players: int) -> Data:
    """Return a view of a fresh game without anything that a test does not put there."""
    view: Data = next(iter(random_game(ls.Setup(players=players, modules=("ix",)), 41))).view(0)
    for actor in [*view["seats"], *view.get("rivals", [])]:
        actor.update(tiles=[], marks=[], negotiators=0, freighter=0, garrison=3, supply=9, deployed=0)
        actor["dreadnoughts"] = {"supply": 0, "garrison": 0, "deployed": 0, "strength": 3}
    return view


def test_what_the_board_shows() -> None:
    view = quiet(4)
    one, two = view["seats"][1], view["seats"][2]
    view["tech"]["stacks"] = [
        {"top": "flagship", "count": 6},
        {"top": "artillery", "count": 2},
        {"top": None, "count": 0},
    ]
    one.update(freighter=2, negotiators=3, deployed=2, marks=["emperor", "fremen"], kept=1)
    one["dreadnoughts"] = {"supply": 0, "garrison": 1, "deployed": 1, "strength": 3}
    two["tiles"] = [{"id": "training_drones", "face_up": False}, {"id": "windtraps", "face_up": True}]
    view["board"]["spaces"]["arrakeen"].update(agents=[0, 1, 0, 0], control=0, dreadnought=2)
    view["seats"][0]["kept_card"] = "dagger"
    board = render(view, "en", height=60, catalog=ix_catalog())
    lines = board.split("\n")
    assert "Tech tiles: Flagship (8) [6] | Artillery (1) [2] | none" in lines
    assert "Freighters: 0:0 1:2 2:0 3:0 | Negotiators: 1:3" in lines
    assert "Tiles of Seat 2: Training Drones (face down) | Windtraps" in lines
    assert "Seat 1: Snooper tokens: Emperor, Fremen" in lines
    assert "Kept until your second turn: Dagger" in lines
    assert "Arrakeen [1] =0 ^2" in board
    assert words("en").text("board-legend-dreadnought") in board
    (row,) = [line for line in lines if line.startswith("1  ")]
    name = words("en").name(f"leader/{one['leader']}")
    assert row.removeprefix("1  ").removeprefix(name).split()[5:8] == ["3+1", "9", "2+1"]  # garrison, supply, Conflict
    assert row.rstrip().endswith("kept")
    (row,) = [line for line in lines if line.startswith("3  ")]
    assert "+" not in row
    for space in ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"):
        assert words("en").name(f"space/{space}") in board
    for gone in ("rally_troops", "hall_of_oratory", "sell_melange", "secure_contract"):
        assert words("en").name(f"space/{gone}") not in board
    bare = render(view, "en", height=60)
    assert "Tech tiles: Flagship [6] | Artillery [2] | none" in bare.split("\n")  # without the catalogue no costs


def test_what_the_board_shows_of_rivals() -> None:
    view = quiet(1)
    rival = view["rivals"][1]
    rival.update(freighter=1, negotiators=1, tiles=[{"id": "flagship", "face_up": False}])
    rival["dreadnoughts"] = {"supply": 1, "garrison": 0, "deployed": 1, "strength": 4}
    for lang in LANGUAGES:
        spoken = words(lang)
        board = render(view, lang, height=60, catalog=ix_catalog(1))
        label = spoken.text("board-tiles", seat=spoken.text("rival", n=2))
        tile = spoken.text("board-face_down", item=spoken.name("tile/flagship"))
        assert spoken.text("labelled", label=label, text=tile) in board
        assert "0:0 1:0 2:1 | " in board
        (row,) = [line for line in board.split("\n") if line.startswith("2  ")]
        assert "9+1" in row
        assert "0+1" in row


def test_without_the_box_nothing_of_it_is_shown() -> None:
    view: Data = next(iter(random_game(ls.Setup(players=4), 41))).view(0)
    board = render(view, "en", height=60)
    for key in ("board-tech", "board-freighters", "board-negotiators", "board-legend-dreadnought"):
        assert words("en").text(key) not in board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_fits_into_its_column(lang: str) -> None:
    assert cells(words(lang).text("board-legend-dreadnought")) <= 31
