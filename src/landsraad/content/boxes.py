"""All boxes that exist, the check of a set-up against them, and the rulesets built from them."""

from landsraad.content.base.module import MODULE as BASE
from landsraad.content.base_cards.module import MODULE as BASE_CARDS
from landsraad.content.choam.module import MODULE as CHOAM
from landsraad.content.house_hagal.module import MODULE as HOUSE_HAGAL
from landsraad.content.immortality.module import MODULE as IMMORTALITY
from landsraad.content.ix.module import EPIC
from landsraad.content.ix.module import MODULE as IX
from landsraad.content.six_player.module import MODULE as SIX_PLAYER
from landsraad.content.uprising.module import MODULE as UPRISING
from landsraad.content.uprising_rivals.module import MODULE as UPRISING_RIVALS
from landsraad.core.actions import add_names
from landsraad.core.errors import ContentError, SetupError
from landsraad.engine.building.ruleset import build
from landsraad.engine.record.packing import RULESETS
from landsraad.model.defs import Module, OnHost, OptionDef, RivalGame, VariantDef
from landsraad.model.rules import Rules
from landsraad.model.setup import VALIDATORS, Setup

BOXES: dict[str, Module] = {box.id: box for box in (BASE, IX, UPRISING, CHOAM, IMMORTALITY, BASE_CARDS)}
# Modes that a box brings, and that ``Setup.epic`` turns on.
EPIC_BOXES: dict[str, Module] = {IX.id: EPIC}
# Boxes that join by themselves when a host is played by few.
RIVAL_BOXES: dict[str, Module] = {BASE.id: HOUSE_HAGAL, UPRISING.id: UPRISING_RIVALS}
# Boxes that join by themselves, with those they need, when a host is played by teams.
TEAM_BOXES: dict[str, Module] = {UPRISING.id: SIX_PLAYER}
Options = tuple[tuple[str, str], ...]
_BUILT: dict[tuple[tuple[str, ...], int, str | None, tuple[str, ...], Options], Rules] = {}


def add_box(box: Module) -> None:
    """Add a box of one's own to those that can be played, as a host or as a module; its actions get ids here."""
    if box.id in BOXES:
        raise ContentError(f"there is a box {box.id!r} already")
    if not box.host and not box.hosts:
        raise ContentError(f"the box {box.id!r} is no host and names none that it fits (Module.hosts)")
    names: list[str] = []
    for zone in ("hand", "discard", "play", "market", "aside"):
        names += [f"{zone}/{card.id}" for card in box.cards]
    names += [f"intrigue/{card.id}" for card in box.intrigues]
    names += [f"space/{space.id}" for space in box.spaces]
    names += [f"faction/{track.id}" for track in box.tracks]
    for mechanic in box.mechanics:
        names += [f"word/{word}" for _, word in mechanic.words]
        for kind in mechanic.kinds:
            names += [f"{kind.name}/{thing.id}" for thing in mechanic.things(kind.number)]
    add_names(names)
    BOXES[box.id] = box


def fits(box: Module, host: str) -> bool:
    """Tell whether a box can be played with a host."""
    return any(here.host == host for here in box.hosts)


def here_of(box: Module, host: str) -> OnHost | None:
    """Return what a box does on a host, None if it does not fit it or is one itself."""
    return next((here for here in box.hosts if here.host == host), None)


def listed(items: list[str]) -> str:
    """Return a readable list of what may be chosen."""
    return ", ".join(items) if items else "none yet"


def module_ids(setup: Setup) -> tuple[str, ...]:
    """Return the ids of the boxes of a set-up in the fixed order of merging."""
    team = team_box(setup.host, setup.players)
    joining = () if team is None else team.requires
    ids = (setup.host, *(box for box in BOXES if box in setup.modules or box in joining))
    if team is not None:
        ids += (team.id,)
    if setup.epic:  # after the team game, whose Conflict deck it changes (S-MEP-02)
        ids += tuple(EPIC_BOXES[box].id for box in ids if box in EPIC_BOXES)
    rivals = RIVAL_BOXES.get(setup.host)
    return (*ids, rivals.id) if rivals is not None and setup.players in rivals.players else ids


def team_box(host: str, players: int) -> Module | None:
    """Return the box that joins when a host is played by teams of so many players in all, None without teams."""
    team = TEAM_BOXES.get(host)
    return team if team is not None and players in team.players else None


def box_of(name: str) -> Module:
    """Return a box by its id."""
    joining = (*RIVAL_BOXES.values(), *EPIC_BOXES.values(), *TEAM_BOXES.values())
    return {**BOXES, **{box.id: box for box in joining}}[name]


def player_counts(host: str) -> tuple[int, ...]:
    """Return how many seats a host can be played by, its Rivals included."""
    rivals = RIVAL_BOXES.get(host)
    few = rivals.players if rivals is not None else ()
    many = TEAM_BOXES[host].players if host in TEAM_BOXES else ()
    return (*few, *box_of(host).players, *many)


def rival_game(setup: Setup) -> RivalGame | None:
    """Return how Rivals take part in a set-up, None without Rivals."""
    rivals = RIVAL_BOXES.get(setup.host)
    for game in rivals.rival_games if rivals is not None else ():
        if game.players == setup.players:
            return game
    return None


def check(setup: Setup) -> None:
    """Refuse a set-up that the boxes cannot play, saying what may be chosen."""
    hosts = [box.id for box in BOXES.values() if box.host]
    if setup.host not in hosts:
        raise SetupError(f"unknown host {setup.host!r}; there is {listed(hosts)}")
    modules = [box.id for box in BOXES.values() if not box.host and fits(box, setup.host)]
    for name in setup.modules:
        if name not in modules:
            raise SetupError(
                f"unknown module {name!r}; with {setup.host} there is {listed(modules)}"
                if name not in BOXES
                else f"{name!r} does not go with {setup.host} (M-GEN-02); with it there is {listed(modules)}"
            )
    if len(set(setup.modules)) != len(setup.modules):
        raise SetupError(f"a module is named twice: {listed(list(setup.modules))}")
    players = player_counts(setup.host)
    if setup.players not in players:
        allowed = " or ".join(str(n) for n in players)
        raise SetupError(f"{setup.host} is played by {allowed} players here, not by {setup.players}")
    seat_teams(setup)
    check_teams(setup)
    check_leaders(setup)
    check_rivals(setup)
    check_epic(setup)
    check_variants(setup)
    check_options(setup)


def seat_teams(setup: Setup) -> None:
    """Write teams down as Leaders by seat: Commander, the Ally on the left, the one on the right (S-SET-01, S-SET-03).

    Allies that are not named are left to the seed.
    """
    if setup.teams is None:
        return
    team = team_box(setup.host, setup.players)
    if team is None:
        games = [f"{host!r} with {n} players" for host, box in TEAM_BOXES.items() for n in box.players]
        raise SetupError(f"teams belong to {listed(games)}")
    if setup.leaders is not None:
        raise SetupError("name teams or leaders, not both: teams are leaders by seat")
    commanders = {seat.leaders[0]: index for index, seat in enumerate(team.seating) if seat.only}
    heads = [names[0] if names else None for names in setup.teams]
    if sorted(str(head) for head in heads) != sorted(commanders):
        raise SetupError(f"each of the teams begins with its Commander: {listed(sorted(commanders))}")
    leaders: list[str | None] = [None] * len(team.seating)
    for names in setup.teams:
        seat = commanders[names[0]]
        places = (seat, *team.seating[seat].crew)
        if len(names) > len(places):
            raise SetupError(f"a team has {len(places)} players, not {len(names)}")
        for place, name in zip(places, names, strict=False):
            leaders[place] = name
    object.__setattr__(setup, "leaders", tuple(leaders))
    object.__setattr__(setup, "teams", None)


def check_teams(setup: Setup) -> None:
    """Refuse boxes that no team game is played with yet, and Leaders that cannot sit where they are put (S-SET-02)."""
    team = team_box(setup.host, setup.players)
    if team is None:
        return
    for name in setup.modules:
        if setup.players not in box_of(name).players and name not in team.requires:
            raise SetupError(f"{setup.players} players cannot play with {name!r}")
    for index, leader in enumerate(setup.leaders or ()):
        if index >= len(team.seating) or leader is None:
            continue
        meant = [seat for seat in team.seating if seat.only and leader in seat.leaders]
        if (meant or team.seating[index].only) and team.seating[index] not in meant:
            raise SetupError(f"seat {index} cannot have {leader!r}: {seats_of_commanders(team)}")


def seats_of_commanders(team: Module) -> str:
    """Say which seats are kept for one Leader."""
    kept = [f"seat {index} is kept for {seat.leaders[0]!r}" for index, seat in enumerate(team.seating) if seat.only]
    return ", ".join(kept)


def check_epic(setup: Setup) -> None:
    """Refuse the Epic game without a box that brings it, or for so many players (X-EPC-01)."""
    if not setup.epic:
        return
    boxes = [box for name, box in EPIC_BOXES.items() if name in setup.modules]
    if not boxes:
        raise SetupError(f"epic mode needs one of these modules: {listed(list(EPIC_BOXES))} (X-EPC-01)")
    for box in boxes:
        if setup.players not in box.players:
            allowed = " or ".join(str(n) for n in box.players if n in player_counts(setup.host))
            raise SetupError(f"epic mode is played by {allowed} players, not by {setup.players} (X-EPC-01)")


def check_variants(setup: Setup) -> None:
    """Refuse variants that the chosen boxes do not bring, or with so many players (X-VAR-01, R-VAR-01)."""
    known: dict[str, list[VariantDef]] = {}
    for brought in brought_variants(setup):
        known.setdefault(brought.id, []).append(brought)
    for variant in setup.variants:
        if variant not in known:
            raise SetupError(f"unknown variant {variant!r}; with these modules there is {listed(list(known))}")
        rule = known[variant][0].epic_rule
        if rule and setup.epic:
            raise SetupError(f"the variant {variant!r} does not go with epic mode ({rule})")
        players = tuple(n for brought in known[variant] for n in brought.players)
        if setup.players not in players:
            counts = " or ".join(f"players={n}" for n in players)
            game = "the solo game" if players == (1,) else "other games"
            raise SetupError(f"the variant {variant!r} belongs to {game} ({counts})")
    if len(set(setup.variants)) != len(setup.variants):
        raise SetupError(f"a variant is named twice: {listed(list(setup.variants))}")


def brought_variants(setup: Setup) -> list[VariantDef]:
    """Return the variants that the boxes of a set-up bring, whatever the number of players."""
    rivals = RIVAL_BOXES.get(setup.host)
    joining = rivals.variants if rivals is not None else ()
    return [*(variant for name in setup.modules for variant in box_variants(name, setup.host)), *joining]


def box_variants(name: str, host: str) -> tuple[VariantDef, ...]:
    """Return the variants that a box brings on a host."""
    here = here_of(box_of(name), host)
    return box_of(name).variants + (here.variants if here is not None else ())


def options_of(setup: Setup) -> list[OptionDef]:
    """Return what the rules leave to the group with the boxes and the number of players of a set-up."""
    found: list[OptionDef] = []
    for name in setup.modules:
        here = here_of(box_of(name), setup.host)
        found += here.options if here is not None else ()
    return [option for option in found if not option.players or setup.players in option.players]


def check_options(setup: Setup) -> None:
    """Refuse options that the set-up does not leave open, and values that they do not have."""
    known = {option.id: option for option in options_of(setup)}
    for name, value in setup.options:
        if name not in known:
            raise SetupError(f"unknown option {name!r}; with this set-up there is {listed(list(known))}")
        option = known[name]
        values = [choice.id for choice in option.choices]
        if value in values:
            continue
        strange = [thing for thing in value.split(",") if thing not in option.among]
        if not option.among:
            raise SetupError(f"the option {name!r} is {listed(values)}, not {value!r} ({option.rule})")
        if strange or len(set(value.split(","))) != len(value.split(",")):
            wrong = repr(strange[0]) if strange else "a card twice"
            raise SetupError(f"the option {name!r} is {listed(values)} or ids with commas, not {wrong} ({option.rule})")


def settled_options(setup: Setup) -> Options:
    """Return the options that differ from what the rules recommend, in a fixed order."""
    usual = {option.id: option.choices[0].id for option in options_of(setup)}
    return tuple(sorted((name, value) for name, value in setup.options if value != usual[name]))


def variants_of(setup: Setup) -> list[VariantDef]:
    """Return the variants that can be chosen with the boxes and the number of players of a set-up."""
    return [variant for variant in brought_variants(setup) if setup.players in variant.players]


def rival_leaders(setup: Setup) -> tuple[str, ...]:
    """Return the Leaders that a Rival may have in a set-up, none without such Rivals."""
    game = rival_game(setup)
    if game is None or not game.leaders:
        return ()
    for variant in variants_of(setup):
        if variant.id in setup.variants and variant.rival_leaders:
            return variant.rival_leaders  # R-VAR-04
    heres = [here_of(box_of(name), setup.host) for name in setup.modules]
    return game.leaders + tuple(leader for here in heres if here is not None for leader in here.rival_leaders)


def check_rivals(setup: Setup) -> None:
    """Refuse Rivals and levels of difficulty that the number of players does not know."""
    game = rival_game(setup)
    if game is None or not game.leaders:
        if setup.rivals is not None:
            raise SetupError("rivals with Leaders belong to the solo game (players=1)")
        if setup.difficulty is not None:
            raise SetupError("difficulty belongs to the solo game (players=1)")
        return
    levels = [level.id for level in game.difficulties]
    if levels == [""] and setup.difficulty is not None:
        raise SetupError("difficulty belongs to the solo game (players=1)")
    if setup.difficulty is not None and setup.difficulty not in levels:
        raise SetupError(f"unknown difficulty {setup.difficulty!r}; there is {listed(levels)}")
    if setup.rivals is None:
        return
    if len(setup.rivals) != game.rivals:
        raise SetupError(f"there are {game.rivals} rivals (null for one at random), not {len(setup.rivals)}")
    chosen = [name for name in setup.rivals if name is not None]
    for name in chosen:
        if name not in rival_leaders(setup):
            raise SetupError(f"{name!r} cannot be a rival; there is {listed(list(rival_leaders(setup)))}")
        if chosen.count(name) > 1 or name in (setup.leaders or ()):
            raise SetupError(f"the leader {name!r} is chosen twice; each can be in a game once")


def check_leaders(setup: Setup) -> None:
    """Refuse unknown, doubled, too many or too few Leaders."""
    if setup.leaders is None:
        return
    known = [leader.id for box in module_ids(setup) for leader in box_of(box).leaders if not leader.back]
    if len(setup.leaders) != setup.players:
        raise SetupError(
            f"{setup.players} players need {setup.players} leaders (null for one at random), not {len(setup.leaders)}"
        )
    chosen = [leader for leader in setup.leaders if leader is not None]
    for leader in chosen:
        if leader not in known:
            raise SetupError(f"unknown leader {leader!r}; there is {listed(known)}")
        if chosen.count(leader) > 1:
            raise SetupError(f"the leader {leader!r} is chosen twice; each can be in a game once")


def ruleset(setup: Setup) -> Rules:
    """Return the ruleset of a set-up; equal boxes and modes share one."""
    game = rival_game(setup)
    mode = setup.players if game is not None or setup.variants else 0
    level = (setup.difficulty or game.difficulties[0].id) if game is not None else None
    return rules_of(module_ids(setup), mode, level, tuple(sorted(setup.variants)), settled_options(setup))


def rules_of(
    ids: tuple[str, ...],
    mode: int = 0,
    level: str | None = None,
    variants: tuple[str, ...] = (),
    options: Options = (),
) -> Rules:
    """Return the ruleset of boxes by id; ``mode`` is the number of players of a game with Rivals or variants."""
    key = (ids, mode, level, variants, options)
    if key not in _BUILT:
        _BUILT[key] = build([box_of(box) for box in ids], mode, level, variants, options)
    return _BUILT[key]


if check not in VALIDATORS:
    VALIDATORS.append(check)
    RULESETS.append(ruleset)
