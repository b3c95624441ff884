"""The observations: layout, masks, golden digests, and nothing hidden in them."""

from __future__ import annotations

import importlib.util
import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import landsraad as ls
from landsraad.core.rng import seeded
from landsraad.env import widths
from landsraad.env.aec import env
from landsraad.env.batch import BatchEnv
from landsraad.env.encoder import Page, encode, zeros
from landsraad.env.gym import SeatEnv
from landsraad.env.layout import (
    ACTOR_FIELDS,
    TURN_FIELDS,
    UNIT_FIELDS,
    VERSION,
    Layout,
    same_parts,
)
from landsraad.env.lessons import DUEL, ONE_ROUND, Lesson, Mode
from landsraad.env.raw import HIGH, LOW, RawEnv, layout_of
from tests.env.table import IDS, MODES, observation_digest, walk
from tests.support import pieces
from tests.support.vocabulary import names as named

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_mask_is_the_list_of_legal_actions(mode: Mode) -> None:
    raw = RawEnv(mode.setup, mode.lesson)
    raw.reset(4)
    rng = seeded(4, "mask")
    for _ in range(150):
        if raw.over:
            break
        assert raw.mask().nonzero()[0].tolist() == sorted(raw.game.legal_actions())
        seen = raw.observe(raw.seat)
        assert seen.min() >= LOW
        assert seen.max() <= HIGH
        walk(raw, rng)
    for wrong in (int((raw.mask() == 0).nonzero()[0][0]), -1, ls.N_ACTIONS, 3.5, "pass", None, True, 1 << 70):
        before = raw.game.digest()
        with pytest.raises(ls.IllegalAction):
            raw.step(wrong)  # type: ignore[arg-type]
        assert raw.game.digest() == before


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_a_finished_game_rewards_its_winner(mode: Mode) -> None:
    raw = RawEnv(mode.setup, mode.lesson)
    raw.reset(9)
    rng = seeded(9, "reward")
    assert raw.rewards() == [0.0] * raw.players
    while not raw.over:
        walk(raw, rng)
    best = raw.game.standings()[0]
    winners = {one.seat for one in raw.game.standings() if one.seat == best.seat or (one.team == best.team is not None)}
    assert len(winners) == (1 if best.team is None else 3)
    assert raw.rewards() == [float(seat in winners) for seat in range(raw.players)]
    assert not raw.mask().any()
    with pytest.raises(ls.IllegalAction, match="reset"):
        raw.step(0)


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_layout_covers_the_observation(mode: Mode) -> None:
    state = RawEnv(mode.setup, mode.lesson).state
    parts = layout_of(state)
    assert sum(part.length for part in parts.slices) == parts.size
    assert [part.start for part in parts.slices] == np.cumsum([0, *(p.length for p in parts.slices)])[:-1].tolist()
    assert len({part.name for part in parts.slices}) == len(parts.slices)
    for seat in range(len(state.seats)):
        assert encode(state, seat, zeros(parts.size), 0) == parts.size


def test_action_ids_are_few_in_every_mode() -> None:
    assert ls.N_ACTIONS < 2048
    assert {RawEnv(mode.setup, mode.lesson).mask().shape for mode in MODES} == {(ls.N_ACTIONS,)}


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_numbers_are_places_in_the_catalogue(mode: Mode) -> None:
    raw = RawEnv(mode.setup, mode.lesson)
    rules = raw.state.rules
    catalogue = ls.catalog(mode.setup)
    for kind in ("cards", "intrigues", "spaces", "leaders", "conflicts"):
        assert [thing["id"] for thing in catalogue[kind]] == [thing.id for thing in getattr(rules, kind)]
    assert [thing["id"] for thing in catalogue.get("tiles", [])] == [thing.id for thing in pieces.tile_defs(rules)]
    assert [faction["id"] for faction in catalogue["factions"]] == list(raw.game.view(None)["board"]["alliances"])


def played(mode: Mode, seed: int, decisions: int) -> RawEnv:
    raw = RawEnv(mode.setup, mode.lesson)
    raw.reset(seed)
    rng = seeded(seed, "observe")
    for _ in range(decisions):
        if not raw.over:
            walk(raw, rng)
    return raw


def counted_in(parts: Layout, out: Any, name: str, ids: list[str]) -> list[str]:
    """Return the things that a slice counts."""
    start = parts.slice(name).start
    return sorted(one for number, one in enumerate(ids) for _ in range(out[start + number]))


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_observation_shows_what_the_view_shows(mode: Mode) -> None:
    for decisions in (40, 90, 140):
        raw = played(mode, 6, decisions * mode.setup.players // 3)
        game, state, parts, players = raw.game, raw.state, raw.layout, raw.players
        cards = [card.id for card in state.rules.cards]
        intrigues = [card.id for card in state.rules.intrigues]
        for viewer in range(players):
            out = raw.observe(viewer)
            counted = partial(counted_in, parts, out)
            view: dict[str, Any] = game.view(viewer)
            start = parts.slice("turn").start
            assert out[start + TURN_FIELDS.index("round")] == view["round"]
            assert counted("row", cards) == sorted(view["row"])
            assert counted("trashed", cards) == sorted(view["trashed"])
            for offset in range(players):
                number = (viewer + offset) % players
                seat = view["seats"][number]
                check_actor(parts, out, offset, seat)
                for zone in ("discard", "play", "aside"):
                    assert counted(f"{zone}_{offset}", cards) == sorted(seat[zone])
                assert counted(f"face_up_{offset}", intrigues) == sorted(seat["face_up"])
                assert counted(f"unseen_{offset}", cards) == sorted(seat["deck" if offset == 0 else "hand_and_deck"])
                assert counted(f"hand_known_{offset}", cards) == view["known"]["hand"][number]
                assert counted(f"deck_top_{offset}", cards) == sorted(view["known"]["deck_top"][number])
                agents = parts.slice("space_agents").start + offset * widths.SPACES
                for place, space in enumerate(view["board"]["spaces"].values()):
                    assert out[agents + place] == space["agents"][number]
            assert counted("hand", cards) == view["seats"][viewer]["hand"]
            assert counted("intrigue", intrigues) == view["seats"][viewer]["intrigue"]
            for number, rival in enumerate(view.get("rivals", [])):
                check_actor(parts, out, widths.SEATS + number, rival)
                agents = parts.slice("space_agents").start + (widths.SEATS + number) * widths.SPACES
                for place, space in enumerate(view["board"]["spaces"].values()):
                    assert out[agents + place] == space["agents"][players + number]
            check_known(raw, out, view, viewer)
            if "tech" in view:
                check_works(raw, out, view, viewer)
            if "posts" in view["board"]:
                check_watch(raw, out, view, viewer)


def check_actor(parts: Layout, out: Any, place: int, shown: dict[str, Any]) -> None:
    """Compare the numbers of a seat or Rival with a view; whatever field has the name of one of the view's is it."""
    start = parts.slice(f"actor_{place}").start
    for number, field in enumerate(ACTOR_FIELDS):
        if field in shown and field not in ("leader", "kept", "training"):
            assert out[start + number] == shown[field], field
    start = parts.slice(f"units_{place}").start
    for number, field in enumerate(UNIT_FIELDS[:3]):
        assert out[start + number] == shown[field], field
    tracks = parts.slice(f"influence_{place}").start
    assert out[tracks : tracks + len(shown["influence"])].tolist() == list(shown["influence"].values())


def check_known(raw: RawEnv, out: Any, view: dict[str, Any], viewer: int) -> None:
    """Compare the Intrigue cards that the viewer has seen in other hands with a view."""
    intrigues = [card.id for card in raw.state.rules.intrigues]
    for offset in range(raw.players):
        seat = (viewer + offset) % raw.players
        seen = sorted(entry["card"] for entry in view["known"]["intrigue"] if entry["seat"] == seat)
        assert counted_in(raw.layout, out, f"intrigue_known_{offset}", intrigues) == seen


def check_works(raw: RawEnv, out: Any, view: dict[str, Any], viewer: int) -> None:
    """Compare the slices of Tech tiles, dreadnoughts and the Shipping track with a view."""
    tiles = [tile.id for tile in pieces.tile_defs(raw.state.rules)]
    counted = partial(counted_in, raw.layout, out)
    stacks = view["tech"]["stacks"]
    left = raw.layout.slice("tiles_left").start
    assert out[left : left + len(stacks)].tolist() == [stack["count"] for stack in stacks]
    assert counted("tiles_offered", tiles) == sorted(stack["top"] for stack in stacks if stack["top"])
    assert counted("tiles_gone", tiles) == sorted(view["tech"]["gone"])
    seats = [view["seats"][(viewer + offset) % raw.players] for offset in range(raw.players)]
    rivals = {widths.SEATS + number: rival for number, rival in enumerate(view.get("rivals", []))}
    for place, one in {**dict(enumerate(seats)), **rivals}.items():
        start = raw.layout.slice(f"units_{place}").start + widths.UNIT
        assert out[start : start + widths.UNIT].tolist() == [one["dreadnoughts"][field] for field in UNIT_FIELDS]
        assert set(counted(f"tiles_{place}", tiles)) == {tile["id"] for tile in one["tiles"]}
        down = raw.layout.slice(f"tiles_{place}").start
        assert all(out[down + tiles.index(tile["id"])] == 2 - tile["face_up"] for tile in one["tiles"])
    flags = raw.layout.slice("space_flag").start
    order = [(viewer + offset) % raw.players for offset in range(raw.players)]
    for place, space in enumerate(view["board"]["spaces"].values()):
        holder = space["dreadnought"]
        seen = 0 if holder is None else order.index(holder) + 1 if holder in order else holder - raw.players + 7
        assert out[flags + place] == seen


def check_watch(raw: RawEnv, out: Any, view: dict[str, Any], viewer: int) -> None:
    """Compare spies, the Shield Wall, sandworms, training, battle icons, contracts with a view."""
    rules, parts = raw.state.rules, raw.layout
    counted = partial(counted_in, parts, out)
    turn = parts.slice("turn").start
    for field, shown in (("shield_wall", view["board"]["shield_wall"]), ("recalled_spy", view["turn"]["recalled_spy"])):
        assert out[turn + TURN_FIELDS.index(field)] == shown
    assert counted("intrigue_trashed", [card.id for card in rules.intrigues]) == sorted(view["intrigue_trashed"])
    posts = [post["id"] for post in view["board"]["posts"]]
    tiles = [tile.id for tile in pieces.contract_defs(rules)]
    leaders: list[Any] = ls.catalog(raw.game.setup)["leaders"]
    (school,) = [leader["training"] for leader in leaders if leader.get("training")]
    schools = [space["id"] for space in school]
    if tiles:
        assert counted("contracts_offered", tiles) == sorted(view["contracts"]["market"])
    for offset in range(raw.players):
        number = (viewer + offset) % raw.players
        seat = view["seats"][number]
        start = parts.slice(f"actor_{offset}").start
        assert out[start + ACTOR_FIELDS.index("spies_left")] == seat["spies"]
        place = seat["training"]
        learned = 0 if place is None else schools.index(place) + 1
        assert out[start + ACTOR_FIELDS.index("training")] == learned
        watched = [post["id"] for post in view["board"]["posts"] if number in post["spies"]]
        assert counted(f"spies_{offset}", posts) == sorted(watched)
        worms = parts.slice(f"units_{offset}").start + 2 * widths.UNIT
        assert out[worms : worms + widths.UNIT].tolist() == [seat["sandworms"][field] for field in UNIT_FIELDS]
        icons = parts.slice(f"objectives_{offset}").start
        for icon, name in enumerate(("crysknife", "desert_mouse", "ornithopter", "wild"), start=1):
            up = sum(card["face_up"] for card in seat["won"] if card["icon"] == name)
            down = sum(not card["face_up"] for card in seat["won"] if card["icon"] == name)
            assert (out[icons + icon], out[icons + widths.OBJECTIVES // 2 + icon]) == (up, down)
        if tiles:
            own = parts.slice(f"contracts_{offset}").start
            for tile, name in enumerate(tiles):
                done = 4 * seat["contracts_completed"].count(name)
                assert out[own + tile] == seat["contracts"].count(name) + done


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_observation_tells_nothing_hidden(mode: Mode) -> None:
    """Resampling what a seat cannot know leaves its observation as it is, in every mode (H1)."""
    compared = changed = 0
    raw = RawEnv(mode.setup, mode.lesson)
    page = Page(raw.layout.size)
    often = 6 if raw.players == 1 or mode.lesson.rounds else 30
    for seed in range(3):
        raw.reset(seed)
        rng, dice = seeded(seed, "leak"), seeded(seed, "when to look")
        while not raw.over:
            game = raw.game
            if len(raw.state.known_intrigue) > 0 and dice.below(3) == 0:
                for viewer in range(raw.players):  # what only one of the others has seen stays with that one
                    check_known(raw, raw.observe(viewer), game.view(viewer), viewer)
            if dice.below(often) == 0:
                for viewer in range(raw.players):
                    copy = game.determinize(viewer, int(dice.word()))
                    page.observe(copy._state, viewer)
                    assert raw.observe(viewer).tolist() == list(page.numbers)
                    compared += 1
                    changed += copy.digest() != game.digest()
            walk(raw, rng)
    assert compared > 10
    assert changed > compared // 2


def test_an_observation_is_the_callers_own() -> None:
    """It is written on a page that the next one wipes: what was handed out stays as it was, and may be written into."""
    raw = RawEnv(ls.Setup())
    raw.reset(3)
    first, mask = raw.observe(0), raw.mask()
    told, legal = first.tolist(), mask.tolist()
    rng = seeded(3, "own")
    for _ in range(40):
        walk(raw, rng)
    later = raw.observe(0)
    assert (first.tolist(), mask.tolist()) == (told, legal) != (later.tolist(), raw.mask().tolist())
    later[:] = 7
    assert raw.observe(0).tolist() != later.tolist()
    assert np.count_nonzero(raw.observe(1)) < raw.layout.size // 4


def test_the_first_part_is_the_same_in_every_environment_and_has_room() -> None:
    """Boxes to come fill places and move none; what no longer fits would need a new version."""
    names = [part[0] for part in same_parts()]
    for mode in MODES:
        raw = RawEnv(mode.setup, mode.lesson)
        rules = raw.state.rules
        slices = raw.layout.slices[: len(names)]
        assert [(part.name, part.length) for part in slices] == [(name, length) for name, length, _ in same_parts()]
        assert len(rules.spaces) <= widths.SPACES
        assert len(rules.conflicts) <= widths.CONFLICTS
        assert len(pieces.tile_defs(rules)) <= widths.TILES
        assert len(rules.reserve_cards) <= widths.RESERVES
        assert rules.n_factions <= widths.TRACKS
        assert raw.players <= widths.SEATS
    assert len(TURN_FIELDS) <= widths.TURN
    assert len(ACTOR_FIELDS) <= widths.ACTOR
    assert len(UNIT_FIELDS) == widths.UNIT
    assert max(named("kind_names")) < widths.KINDS
    assert max(named("op_names")) < widths.OPERATIONS


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_an_id_keeps_its_layout_for_ever(mode: Mode) -> None:
    golden = json.loads((ROOT / "tests" / "env" / "observations.json").read_text(encoding="utf-8"))
    assert RawEnv(mode.setup, mode.lesson).layout.fingerprint() == golden["layouts"][mode.id], (
        f"the layout of {mode.id} is another one than before, and policies were trained on that: the id must change "
        "with it. Give landsraad.env.layout.VERSION the next number, then run tools/observation_page.py"
    )


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_golden_observations(mode: Mode) -> None:
    """A changed digest means another meaning of the numbers: a new version, and tools/observation_page.py."""
    golden = json.loads((ROOT / "tests" / "env" / "observations.json").read_text(encoding="utf-8"))
    assert golden["version"] == VERSION
    assert mode.id.endswith(f"-v{VERSION}")
    assert set(golden["digests"]) == set(IDS)
    assert observation_digest(mode) == golden["digests"][mode.id]


def test_the_page_of_the_layout_is_true() -> None:
    spec = importlib.util.spec_from_file_location("observation_page", ROOT / "tools" / "observation_page.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (ROOT / "docs" / "observation.md").read_text(encoding="utf-8") == tool.page()


def test_lessons_leave_out_what_they_say() -> None:
    short = RawEnv(lesson=ONE_ROUND)
    duel = RawEnv(ls.Setup(players=3), DUEL)
    rng = seeded(3, "lessons")
    for seed in range(5):
        short.reset(seed)
        while not short.over:
            assert short.state.round <= 1
            walk(short, rng)
        duel.reset(seed)
        while not duel.over:
            assert len(duel.state.seats) == 2
            assert all(len(seat.intrigue) == 0 for seat in duel.state.seats)
            walk(duel, rng)
        assert duel.state.round > 2


@pytest.mark.parametrize(
    ("setup", "lesson"),
    [
        (ls.Setup(), Lesson(rounds=0)),
        (ls.Setup(), Lesson(seats=1)),
        (ls.Setup(), Lesson(seats=5)),
        (ls.Setup(players=2), Lesson(seats=2)),  # its Rival would stay
        (ls.Setup(modules=("ix",)), Lesson(intrigue=False)),  # a Leader looks at Intrigue cards before the first turn
        (ls.Setup(), "round"),
        ("base", ONE_ROUND),
    ],
)
def test_impossible_lessons_are_refused(setup: Any, lesson: Any) -> None:
    for made in (RawEnv, env, SeatEnv, partial(BatchEnv, 2)):
        with pytest.raises(ls.SetupError, match=r"a lesson|a Setup and a Lesson"):
            made(setup=setup, lesson=lesson)  # type: ignore[operator]


@pytest.mark.parametrize("seed", [-1, 1 << 256, 1.5, "x", True])
def test_seeds_that_are_none_are_refused(seed: Any) -> None:
    for table in (RawEnv(), env(), BatchEnv(2)):
        with pytest.raises(ls.SetupError, match="the seed is a whole number"):
            table.reset(seed=seed)


def test_a_seed_deals_the_same_game_everywhere() -> None:
    for seed in (7, np.int64(7)):
        raw, zoo, batch = RawEnv(), env(), BatchEnv(1)
        for table in (raw, zoo, batch):
            table.reset(seed=seed)  # type: ignore[attr-defined]
        digest = ls.new_game(ls.Setup(), 7).digest()
        assert raw.game.digest() == zoo.raw.game.digest() == digest
        assert (batch.observations[0] == raw.observe(raw.seat)).all()
