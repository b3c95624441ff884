"""What has fired: which instructions of the compiled programs were carried out, and which things were put to use.

    python -m tests.support.fired base     play until everything of a group of cells has fired; print what has not
    python -m tests.support.fired --renew  store for every group which games brought something new

Recording wraps functions of the engine for as long as it lasts; the games play exactly as without it. Only the
interpreted build can be wrapped, so tests start this module with the sources on the path, whatever build they run on.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import landsraad as ls
from landsraad.content.boxes import BOXES, EPIC_BOXES, ruleset, team_box
from landsraad.core.packed import i64, vec
from landsraad.engine import agenda, interpreter, legality, modifiers
from landsraad.engine.machine import take
from landsraad.engine.mechanics import kept_card
from landsraad.engine.mechanics.contracts import EV_CONTRACT_COMPLETED, EV_CONTRACT_TAKEN
from landsraad.engine.mechanics.graft import EV_BORROWED, EV_GRAFTED
from landsraad.engine.mechanics.objectives import EV_CONFLICT_TAKEN, EV_OBJECTIVE_DEALT
from landsraad.engine.mechanics.tech import EV_TILE_ACQUIRED, EV_TILE_USED
from landsraad.engine.record.notation import source_name
from landsraad.model.defs import IMPERIUM, RESERVE, CardDef
from landsraad.model.events import (
    EV_AGENT_PLACED,
    EV_CARD_ACQUIRED,
    EV_CARD_REVEALED,
    EV_INTRIGUE_PLAYED,
    EV_REWARD_TAKEN,
    EV_RIVAL_REVEALED,
    EV_ROUND_STARTED,
)
from landsraad.model.rules import Rules
from landsraad.model.state import FRAME, Actor, Seat, State
from landsraad.model.terms import (
    BOX_NAMES,
    C_ACQUIRED,
    FACTION_NAMES,
    FROM_LEADER,
    LINE_LATE,
    LINE_RECRUIT,
    LINE_SOON,
    M_COMBAT_ICON,
    M_DEPLOY_RECRUITS,
    M_NO_DEPLOY,
    M_SPACE_COST,
    OP_BRANCH,
    OP_INFLUENCE,
    OP_MODIFY,
    OP_PER,
    OP_THIS_REVEAL,
    PHASE_TURNS,
)
from tests.support import pieces
from tests.support.cells import CELLS, EPIC, SOLD, Cell
from tests.support.invariants import USES
from tests.support.play import MAX_STEPS, named, size

GAMES = size(2_000, 40_000)  # at most
TIMES = size(1, 20)  # how often each must fire
HINTS = Path(__file__).with_name("fired.json")
TYPES = sorted(set(USES.values()))  # of Intrigue cards

# While more is wanted than this, anything brings something new, and looking ahead only costs time.
LOOK_AHEAD_BELOW = 40
RARE = 12  # deals that are played again


# --- names -----------------------------------------------------------------------------------------------------------


def place_name(rules: Rules, line: int, pc: int) -> str:
    """Return the name of an instruction: the thing, its box, where it stands and what it does."""
    start = int(rules.line_pc[line])
    op, a, b = (int(rules.code[3 * pc + k]) for k in range(3))
    box = BOX_NAMES[int(rules.line_box[line])]
    return f"{source_name(rules, int(rules.line_source[line]))} {box} {line}.{pc - start}: {rules.op_names[op]} {a} {b}"


def place_names(rules: Rules) -> dict[int, str]:
    """Return the name of every instruction of every line; a branch is only the address of what follows.

    Boxes that one card has from another (I-CLR-01) are those of the other card: ``content/immortality`` compares them.
    """
    names: dict[int, str] = {}
    copies = pieces.copied_lines(rules)
    for line in (line for line in range(len(rules.line_pc)) if line not in copies):
        for pc in range(int(rules.line_pc[line]), int(rules.line_end[line])):
            if rules.code[3 * pc] != OP_BRANCH:
                names[pc] = place_name(rules, line, pc)
    return names


def modifier_names(rules: Rules) -> dict[int, str]:
    """Return the name of every modifier of a Leader or an effect."""
    names: dict[int, str] = {}
    for number, leader in enumerate(rules.leaders):
        for mod in rules.thing_mods[rules.box_base[FROM_LEADER] + number]:
            names[int(mod)] = f"leader/{leader.id} modifier: {rules.modifier_names[int(rules.mod_kind[mod])]}"
    copies = pieces.copied_lines(rules)
    for line in range(len(rules.line_pc)):
        for pc in range(int(rules.line_pc[line]), int(rules.line_end[line])):
            if rules.code[3 * pc] == OP_MODIFY and line not in copies:
                names[int(rules.code[3 * pc + 1])] = f"{place_name(rules, line, pc)} answered"
    return names


def thing_names(rules: Rules) -> list[str]:
    """Return the name of every use of a thing that events tell of."""
    names: list[str] = []
    for card in rules.cards:
        names += [f"card/{card.id} played"] if card.icons or card.anywhere else []
        names += [f"card/{card.id} revealed"] if card.id not in pieces.standing_cards(rules) else []
        names += [f"card/{card.id} acquired"] if card.pile in (IMPERIUM, RESERVE) or card.price > 0 else []
    for intrigue in rules.intrigues:
        names += [f"intrigue/{intrigue.id} {use}" for use in TYPES if getattr(intrigue, use)]
    names += [f"space/{space.id} entered" for space in rules.spaces]
    names += [f"conflict/{card.id} {place}" for card in rules.conflicts for place in ("turned up", 1, 2, 3)]
    names += [f"leader/{leader.id} seated" for leader in rules.leaders]
    names += [f"tile/{tile.id} acquired" for tile in pieces.tile_defs(rules)]
    names += [f"tile/{tile.id} used" for tile in pieces.tile_defs(rules) if tile.turn]
    names += pieces.things_of_rooms(rules)
    names += [f"conflict/{card.id} won" for card in rules.conflicts if pieces.objective_defs(rules)]
    names += [f"rival_card/{rules.rival_cards[card].id} revealed" for card in sorted(set(rules.rival_deck))]
    return names


def used_things(game: ls.Game, kinds: list[str]) -> Counter[str]:
    """Count the uses of things in a game; ``kinds`` are the decisions in which Intrigue cards were played, in order."""
    rules = game._rules
    game.events()
    assert game._log is not None
    rivals = game._state.rivalry.rivals if game._state.rivalry is not None else []
    leaders = [*(seat.leader for seat in game._state.seats), *(rival.leader for rival in rivals if rival.leader >= 0)]
    used = Counter(f"leader/{rules.leaders[leader].id} seated" for leader in leaders)
    plays = iter(kinds)
    for event, _, noun, amount, other, _ in game._log.records:
        if event == EV_AGENT_PLACED:
            used[f"space/{rules.spaces[noun].id} entered"] += 1
            used[f"card/{rules.cards[other].id} played"] += 1
        elif event in (EV_GRAFTED, EV_BORROWED):
            used[f"card/{rules.cards[noun].id} played"] += 1
        elif event == EV_CARD_REVEALED:
            used[f"card/{rules.cards[noun].id} revealed"] += 1
        elif event == EV_CARD_ACQUIRED:
            used[f"card/{rules.cards[noun].id} acquired"] += 1
        elif event == EV_INTRIGUE_PLAYED:
            used[f"intrigue/{rules.intrigues[noun].id} {next(plays)}"] += 1
        elif event == EV_TILE_ACQUIRED:
            used[f"tile/{pieces.tile_defs(rules)[noun].id} acquired"] += 1
        elif event == EV_TILE_USED:
            used[f"tile/{pieces.tile_defs(rules)[noun].id} used"] += 1
        elif event == EV_CONTRACT_TAKEN:
            used[f"contract/{pieces.contract_defs(rules)[noun].id} taken"] += 1
        elif event == EV_CONTRACT_COMPLETED:
            used[f"contract/{pieces.contract_defs(rules)[noun].id} completed"] += 1
        elif event == EV_OBJECTIVE_DEALT:
            used[f"objective/{pieces.objective_defs(rules)[noun].id} dealt"] += 1
        elif event == EV_CONFLICT_TAKEN:
            used[f"conflict/{rules.conflicts[noun].id} won"] += 1
        elif event == EV_RIVAL_REVEALED:
            used[f"rival_card/{rules.rival_cards[noun].id} revealed"] += 1
        elif event == EV_ROUND_STARTED:
            used[f"conflict/{rules.conflicts[noun].id} turned up"] += 1
        elif event == EV_REWARD_TAKEN:
            used[f"conflict/{rules.conflicts[noun].id} {amount}"] += 1
        elif (use := pieces.used_in_rooms(rules, event, noun, other)) is not None:
            used[use] += 1
    return used


# --- recording -------------------------------------------------------------------------------------------------------


class Recorder:
    """Counts what fires, by instruction and by modifier of a ruleset."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.places = Counter[int]()
        self.modifiers = Counter[int]()

    def line(self, line: int) -> None:
        """Count a line that is carried out at once."""
        for pc in range(int(self.rules.line_pc[line]), int(self.rules.line_end[line])):
            self.places[pc] += 1

    def would_fire(self, s: State, action: int) -> Counter[int]:
        """Return the instructions that an action would carry out; nothing is counted."""
        places, modifiers = self.places, self.modifiers
        self.places, self.modifiers = Counter(), Counter()
        try:
            take(s.clone(), action)
            return self.places
        finally:
            self.places, self.modifiers = places, modifiers


def replace_everywhere(old: Callable[..., object], new: Callable[..., object]) -> list[tuple[object, str]]:
    """Put a function in the place of another in every module of the engine; return where that was."""
    found: list[tuple[object, str]] = []
    for name, module in list(sys.modules.items()):
        if name.startswith("landsraad."):
            for attribute, value in list(vars(module).items()):
                if value is old:
                    setattr(module, attribute, new)
                    found.append((module, attribute))
    return found


@contextmanager
def recording(rules: Rules) -> Iterator[Recorder]:
    """Record what fires in all games of a ruleset played inside the block."""
    recorder = Recorder(rules)
    work, run_plain, post_lines = interpreter.work, agenda.run_plain, agenda.post_lines
    total, icons_of, solari_cost = modifiers.total, modifiers.icons_of, modifiers.solari_cost
    highest, late_lines, keeps = modifiers.highest, agenda.late_lines, kept_card.keeps
    can_deploy_now, may_deploy = legality.can_deploy_now, legality.may_deploy

    def asked(s: State, kind: i64) -> None:
        for mod in s.turn_mods:
            if rules.mod_kind[mod] == kind:
                recorder.modifiers[mod] += 1

    def recorded_can_deploy_now(s: State, seat: Seat) -> i64:
        limit = can_deploy_now(s, seat)
        if limit > 0 and rules.space_combat[s.sent_space] == 0:
            asked(s, M_DEPLOY_RECRUITS)  # only these let troops of such a turn be deployed
            asked(s, M_COMBAT_ICON)
        return limit

    def recorded_may_deploy(s: State, one: Actor) -> bool:
        allowed = may_deploy(s, one)
        if not allowed:
            asked(s, M_NO_DEPLOY)
        return allowed

    def recorded_late_lines(s: State, seat: Seat) -> None:
        for line in s.agenda:
            if rules.line_flags[line] & LINE_LATE:
                recorder.line(line)
        late_lines(s, seat)

    def recorded_work(s: State) -> None:
        base = s.depth - FRAME
        pc = s.stack[base]
        if pc < s.stack[base + 1]:
            recorder.places[pc] += 1
            if pc > 0 and rules.code[3 * (pc - 1)] == OP_THIS_REVEAL:  # its body is carried out when something happens
                recorder.places[pc - 1] += 1
            if rules.code[3 * pc] == OP_PER:  # carries out the next instruction too
                recorder.places[pc + 1] += 1
            following = pc + 1
            while rules.code[3 * pc] == OP_INFLUENCE and following < s.stack[base + 1]:
                if rules.code[3 * following] != OP_INFLUENCE:
                    break
                recorder.places[following] += 1  # Influence with several Factions is gained together
                following += 1
        work(s)

    def recorded_run_plain(s: State, line: i64, seat: Seat) -> None:
        recorder.line(line)
        run_plain(s, line, seat)

    def recorded_post_lines(s: State, first: i64, last: i64, seat: Seat) -> None:
        for line in range(first, last):
            waiting = len(s.agenda)
            post_lines(s, line, line + 1, seat)
            if rules.line_flags[line] & (LINE_RECRUIT | LINE_SOON) and len(s.agenda) == waiting:
                recorder.line(line)  # troops recruited, or a gain of a room, at once

    def recorded_total(r: Rules, mods: vec[i64], kind: i64, arg: i64) -> i64:
        for mod in mods:
            if r.mod_kind[mod] == kind and r.mod_arg[mod] == arg:
                recorder.modifiers[mod] += 1
        return total(r, mods, kind, arg)

    def recorded_highest(s: State, seat: Seat, kind: i64) -> i64:
        for mod in (*seat.mods, *(s.turn_mods if s.turn_seat == seat.index else ())):
            if rules.mod_kind[mod] == kind:
                recorder.modifiers[mod] += 1
        return highest(s, seat, kind)

    def recorded_icons_of(s: State, seat: Seat, kind: i64) -> i64:
        for mod in (*seat.mods, *(s.turn_mods if s.turn_seat == seat.index else ())):
            if rules.mod_kind[mod] == kind:
                recorder.modifiers[mod] += 1
        return icons_of(s, seat, kind)

    def recorded_solari_cost(s: State, seat: Seat, space: i64) -> i64:
        cost = solari_cost(s, seat, space)
        if cost != rules.space_solari[space]:
            for mod in seat.mods:
                if rules.mod_kind[mod] == M_SPACE_COST:
                    recorder.modifiers[mod] += 1
        return cost

    def recorded_keeps(seat: Seat) -> bool:
        kept = keeps(seat)
        for mod in seat.mods if kept else ():
            if rules.mod_kind[mod] == kept_card.M_KEEP_ASIDE:
                recorder.modifiers[mod] += 1
        return kept

    wrapped: list[tuple[Callable[..., object], Callable[..., object]]] = [
        (work, recorded_work),
        (run_plain, recorded_run_plain),
        (post_lines, recorded_post_lines),
        (late_lines, recorded_late_lines),
        (total, recorded_total),
        (keeps, recorded_keeps),
        (highest, recorded_highest),
        (icons_of, recorded_icons_of),
        (solari_cost, recorded_solari_cost),
        (can_deploy_now, recorded_can_deploy_now),
        (may_deploy, recorded_may_deploy),
    ]
    undo = [(old, replace_everywhere(old, new)) for old, new in wrapped]
    try:
        yield recorder
    finally:
        for old, places in undo:
            for module, attribute in places:
                setattr(module, attribute, old)


# --- players ---------------------------------------------------------------------------------------------------------


class Wanting:
    """Takes whatever would carry out an instruction still wanted; otherwise chooses by the weights of a style."""

    def __init__(
        self, seed: int, recorder: Recorder, wanted: set[int], style: Callable[[State, str], float], collects: bool
    ) -> None:
        self.rng = random.Random(seed)
        self.collects = collects
        self.recorder = recorder
        self.wanted = wanted
        self.style = style
        self.things: set[str] = set()
        self.owned_for = -1

    def pull(self, text: str) -> float:
        """Get hold of cards that still have something to show; keep Intrigue cards until they can show it."""
        words = text.split()
        if not self.collects or len(words) < 2 or not 0 < len(self.wanted) < LOOK_AHEAD_BELOW:
            return 1.0
        if words[0] in ("acquire", "agent"):
            return 50.0 if f"card/{words[1]}" in self.owners() else 1.0
        return 0.02 if words[0] == "intrigue" and f"intrigue/{words[1]}" in self.owners() else 1.0

    def owners(self) -> set[str]:
        """Return the things whose instructions are still wanted."""
        if self.owned_for != len(self.wanted):
            rules = self.recorder.rules
            lines = {int(line_of(rules)[pc]) for pc in self.wanted}
            self.things = {source_name(rules, int(rules.line_source[line])) for line in lines}
            for condition in {int(rules.line_condition[line]) for line in lines}:
                if condition >= 0 and rules.cond_kind[condition] == C_ACQUIRED:
                    self.things.add(f"card/{rules.cards[rules.cond_a[condition]].id}")
            self.owned_for = len(self.wanted)
        return self.things

    def choose(self, game: ls.Game) -> int:
        """Return a legal action."""
        decision = game.decision
        assert decision is not None
        s = game._state
        if 0 < len(self.wanted) < LOOK_AHEAD_BELOW:
            for option in decision.options:
                if not self.wanted.isdisjoint(self.recorder.would_fire(s, option.action)):
                    return option.action
        weights = [self.style(s, option.text) * self.pull(option.text) for option in decision.options]
        mark = self.rng.random() * sum(weights)
        for option, weight in zip(decision.options, weights, strict=True):
            mark -= weight
            if mark < 0:
                return option.action
        return decision.options[-1].action


@cache
def line_of(rules: Rules) -> dict[int, int]:
    """Return the line of every instruction."""
    ends = range(len(rules.line_pc))
    return {pc: line for line in ends for pc in range(int(rules.line_pc[line]), int(rules.line_end[line]))}


@cache
def card_named(rules: Rules, name: str) -> CardDef:
    """Return a card by its id."""
    return next(card for card in rules.cards if card.id == name)


@cache
def icon_of(rules: Rules, space: str) -> int:
    """Return the icon of a space by its id."""
    return next(place.icon for place in rules.spaces if place.id == space)


def anything(s: State, text: str) -> float:
    """All options alike."""
    return 1.0


def busy(s: State, text: str) -> float:
    """Put off the end of turn and round: Agents first, and costly cards rather than cheap ones."""
    if text in ("reveal", "end turn"):
        return 0.1
    if text.startswith("acquire tile") or text.startswith(("use ", "freighter advance")):
        return 4.0
    if text.startswith("acquire "):
        return 2.0 ** (card_named(s.rules, text.split()[1]).cost or 0)
    return 2.0 if text.startswith("agent ") else 1.0


def diplomat(s: State, text: str) -> float:
    """Bring all Influence tracks to 3."""
    return climb(s, text, lambda level: 30.0 if level < 3 else 0.2)


def ally(s: State, text: str) -> float:
    """Climb the Influence tracks, the highest first."""
    return climb(s, text, lambda level: 4.0**level)


def climb(s: State, text: str, worth: Callable[[int], float]) -> float:
    """Weigh an option by the Influence it leads to: ``worth`` of the present level of the best track."""
    seat = s.seats[s.decider]
    words = text.split()
    tracks: list[int] = []
    if words[0] == "influence":
        tracks = [s.rules.factions.index(words[1])]
    elif " > " in text:
        tracks = [icon_of(s.rules, words[-1])]
    elif words[0] in ("agent", "acquire") and words[1] != "tile":
        tracks = list(card_named(s.rules, words[1]).icons)
    elif text in ("reveal", "end turn"):
        return 0.02
    return max((worth(seat.influence(track)) for track in tracks if track < len(FACTION_NAMES)), default=1.0)


INVENTIONS = ("tech_negotiation", "dreadnought", "interstellar_shipping", "smuggling")
SCHEMES = ("high_council", "dreadnought", "conspire", "wealth")


def inventor(s: State, text: str) -> float:
    """Go where Tech tiles are, and take them."""
    if text.startswith(("acquire tile", "return negotiators")):
        return 200.0
    if " > " in text:
        return 40.0 if text.split()[-1] in INVENTIONS else 3.0 if s.seats[s.decider].spice < 3 else 1.0
    return 0.05 if text in ("reveal", "end turn", "decline") else 1.0


def schemer(s: State, text: str) -> float:
    """Gather what great plans ask for: a Council seat, dreadnoughts, dear cards, two high Influence tracks."""
    if text.startswith("acquire the_spice_must_flow") or text.endswith("dreadnought"):
        return 500.0
    if " > " in text and text.split()[-1] in SCHEMES:
        return 200.0
    return ally(s, text)


WATER = ("deliver_supplies", "sietch_tabr", "gather_support")
DESERT = ("deep_desert", "hagga_basin", "imperial_basin")


def spymaster(s: State, text: str) -> float:
    """Watch the desert, gather water, and follow enemies where a spy lets the Agent in."""
    words = text.split()
    if text.startswith("spy on "):
        return 20.0 if words[-1] in DESERT else 1.0
    if text.startswith("gather from "):
        return 0.1  # the spy stays, to infiltrate
    if text == "pay":
        return 4.0
    if " > " in text:
        names = [space.id for space in s.rules.spaces]
        enemies = s.agents[names.index(words[-1])] & ~(15 << (4 * s.decider))
        if enemies:
            return 300.0  # a spy is the way in
        return 40.0 if words[-1] in ("deep_desert", "espionage") else 15.0 if words[-1] in WATER else 1.0
    return 0.05 if text in ("reveal", "end turn") else 1.0


def trader(s: State, text: str) -> float:
    """Take contracts and complete them; keep Intrigue cards for the fight and for the end."""
    words = text.split()
    if text.startswith("take contract "):
        return 5.0
    if text.startswith("intrigue "):
        return 0.1 if s.phase == PHASE_TURNS else 20.0
    if " > " in text:
        waiting = pieces.open_contracts(s, int(s.decider))
        if words[-1] in {tile.space for tile in waiting}:
            return 200.0
        if words[-1] in DESERT and any(tile.harvest for tile in waiting):
            return 100.0
        return 30.0 if words[-1] in ("dutiful_service", "accept_contract") else 2.0
    return 0.1 if text in ("reveal", "end turn") else 1.0


def courtier(s: State, text: str) -> float:
    """Climb a track of one's own, and keep Intrigue cards."""
    words = text.split()
    if words[0] == "intrigue":
        return 0.1
    own = s.decider % len(FACTION_NAMES)
    if words[0] == "influence":
        return 50.0 if words[1] == FACTION_NAMES[own] else 1.0
    if " > " in text:
        return 60.0 if icon_of(s.rules, words[-1]) == own else 1.0
    return 0.1 if text in ("reveal", "end turn") else 1.0


def rider(s: State, text: str) -> float:
    """Take Maker Hooks and summon sandworms; play Intrigue cards once they are there."""
    words = text.split()
    if text in ("choose maker_hooks", "choose sandworm", "remove shield wall"):
        return 50.0
    if words[0] == "influence":
        return 20.0 if words[1] == "fremen" else 1.0
    if words[0] == "intrigue":
        return 30.0 if s.seats[s.decider].units_conflict > 0 else 0.1
    if " > " in text:
        if words[-1] in ("sietch_tabr", "hagga_basin", "deep_desert"):
            return 60.0
        return 20.0 if words[-1] in ("fremkit", "desert_tactics", "deliver_supplies") else 1.0
    return 0.1 if text in ("reveal", "end turn") else 1.0


LABS = {"high_council": 300.0, "research_station": 150.0, "hardy_warriors": 20.0, "stillsuits": 20.0, "wealth": 10.0}


def grower(s: State, text: str) -> float:
    """Research, keep specimens for the Tleilaxu Row, play cards in pairs, sit in the Council, keep Intrigue cards."""
    words = text.split()
    if words[0] == "intrigue" and s.phase == PHASE_TURNS:
        return 1e-6
    if words[0] == "acquire" and words[1] != "tile":
        card = card_named(s.rules, words[1])
        return 300.0 if pieces.researches(card.acquire + card.agent + card.reveal) else 100.0 if card.price else 2.0
    if words[0] == "research":
        return 1.0 + pieces.column_of(s.rules, words[1])
    if words[0] == "agent" and " > " not in text:
        card = card_named(s.rules, words[1])
        return 100.0 if pieces.researches(card.agent) else 30.0 if " + " in text or "graft" in card.keywords else 5.0
    if " > " in text:
        return LABS.get(words[-1], 2.0)
    return 0.02 if text in ("reveal", "end turn", "family atomics") or words[0] == "return" else 1.0


STYLES = (anything, busy, diplomat, ally, inventor, schemer)
STYLES_OF = {"uprising": (anything, busy, schemer, ally, courtier, spymaster, trader, rider)}


# --- until everything has fired --------------------------------------------------------------------------------------


def group_of(cell: Cell) -> str:
    """Return the name of the cells that share a ruleset with one."""
    team = team_box(cell.host, cell.players)
    name = "+".join((cell.host, *cell.modules, *(() if team is None else (team.id,))))
    return f"{name}+{EPIC}" if cell.mode == EPIC else name


def named_things(rules: Rules) -> set[str]:
    """Return everything of a ruleset that can fire, by name."""
    names = [*thing_names(rules), *place_names(rules).values(), *modifier_names(rules).values()]
    return {name.split()[0] for name in names}


@cache
def cells_by_rules() -> dict[str, list[Cell]]:
    """Group the cells that share a ruleset: player count and level change no program, the Epic game adds a card.

    Of the mixtures only those that bring something which no box brings alone.
    """
    groups: dict[str, list[Cell]] = {}
    for cell in SOLD:
        groups.setdefault(group_of(cell), []).append(cell)
    known = set().union(*(named_things(ruleset(cells[0].setup())) for cells in groups.values()))
    for cell in CELLS:
        if cell not in SOLD and (group_of(cell) in groups or named_things(ruleset(cell.setup())) - known):
            groups.setdefault(group_of(cell), []).append(cell)
            known |= named_things(ruleset(cell.setup()))
    return groups


def styles_of(cell: Cell) -> tuple[Callable[[State, str], float], ...]:
    """Return the styles of play on a host."""
    styles = STYLES_OF.get(cell.host, STYLES)
    return (*styles, grower) if "immortality" in cell.modules else styles


def fresh_in(cells: list[Cell]) -> set[str] | None:
    """Return the things that the boxes of a group of cells bring beside those of another group, None for everything."""
    team = team_box(cells[0].host, cells[0].players)
    if not cells[0].modules and team is None:
        return None
    if cells[0] not in SOLD:
        groups = list(cells_by_rules().values())
        before = groups[: groups.index(cells)]
        known = set().union(*(named_things(ruleset(others[0].setup())) for others in before))
        return named_things(ruleset(cells[0].setup())) - known
    boxes = (
        [team]
        if team is not None
        else [(EPIC_BOXES if cells[0].mode == EPIC else BOXES)[box] for box in cells[0].modules]
    )
    kinds = ("card", "intrigue", "conflict", "leader", "space", "rival_card")
    fresh = {f"{kind}/{thing.id}" for box in boxes for kind in kinds for thing in getattr(box, f"{kind}s")}
    fresh |= {f"tile/{tile.id}" for box in boxes for tile in pieces.tiles_of_box(box)}
    fresh |= {f"contract/{tile.id}" for box in boxes for tile in pieces.contracts_of_box(box)}
    fresh |= pieces.tracks_of_box(boxes)
    return fresh | {f"shipping/{step + 1}" for box in boxes for step in range(len(pieces.shipping_of_box(box)))}


class Tally:
    """What has fired and what is still wanted, over many games of a ruleset."""

    def __init__(self, recorder: Recorder, fresh: set[str] | None) -> None:
        def counts(name: str) -> bool:
            return fresh is None or name.split()[0] in fresh

        rules = recorder.rules
        self.recorder = recorder
        self.places = {pc: name for pc, name in place_names(rules).items() if counts(name)}
        self.modifiers = {mod: name for mod, name in modifier_names(rules).items() if counts(name)}
        self.things = [name for name in thing_names(rules) if counts(name)]
        self.used = Counter[str]()

    def wanted(self) -> set[int]:
        """Return the instructions that have not fired often enough."""
        return {pc for pc in self.places if self.recorder.places[pc] < TIMES}

    def left(self) -> list[str]:
        """Return the names of everything that has not fired often enough, with how often it has."""
        places = [f"{self.places[pc]} ({self.recorder.places[pc]})" for pc in sorted(self.wanted())]
        fired = {name: self.recorder.modifiers[mod] for mod, name in self.modifiers.items()}
        fired |= {name: self.used[name] for name in self.things}
        return places + [f"{name} ({n})" for name, n in fired.items() if n < TIMES]

    def play(self, cell: Cell, deal: int, seed: int) -> None:
        """Play one game of a deal, in the style of a seed."""
        game = cell.game(deal)
        plays: list[str] = []
        with named(cell, seed, game):
            styles = styles_of(cell)
            collects = cell.host in STYLES_OF or "immortality" in cell.modules or deal != seed
            player = Wanting(seed, self.recorder, self.wanted(), styles[seed % len(styles)], collects)
            for step in range(MAX_STEPS):
                decision = game.decision
                if decision is None:
                    break
                action = player.choose(game)
                if step % 16 == 0:
                    game.view(decision.seat)  # what a Leader may look at is asked for here
                if any(option.action == action and option.text.startswith("intrigue ") for option in decision.options):
                    plays.append(USES[decision.kind])
                game.apply(action)
                player.wanted = {pc for pc in player.wanted if self.recorder.places[pc] < TIMES}
            self.used += used_things(game, plays)


def play_until_fired(cells: list[Cell], first: list[int]) -> tuple[list[int], list[str]]:
    """Play until nothing is left or the games are used up; return the seeds that brought something, and what is left.

    Those in ``first`` brought something once, and are played before all others: a hint, nothing more. Where each must
    fire often and little is left, three of four games are of the latest deals that brought something, played otherwise.
    """
    brought: list[int] = []
    rare = first[-RARE:]
    with recording(ruleset(cells[0].setup())) as recorder:
        tally = Tally(recorder, fresh_in(cells))
        left = tally.left()
        for seed in (*first, *(seed for seed in range(GAMES) if seed not in first)):
            again = TIMES > 1 and len(left) < LOOK_AHEAD_BELOW and seed % 4 > 0 and len(rare) > 0 and seed not in first
            deal = rare[seed // 4 % len(rare)] if again else seed
            tally.play(cells[deal // len(styles_of(cells[0])) % len(cells)], deal, seed)
            before, left = left, tally.left()
            if left != before:
                brought.append(seed)
                rare = [*(one for one in rare if one != deal), deal][-RARE:]
            if not left:
                break
        return brought, left


def hints() -> dict[str, list[int]]:
    """Return the stored seeds that brought something, by group."""
    stored: dict[str, list[int]] = json.loads(HINTS.read_text("utf-8")) if HINTS.exists() else {}
    return stored


def renew() -> None:
    """Store which games bring something new on these sources."""
    groups = cells_by_rules()
    rows = [f"  {json.dumps(name)}: {json.dumps(play_until_fired(cells, [])[0])}" for name, cells in groups.items()]
    HINTS.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "--renew":
        renew()
    else:
        json.dump(play_until_fired(cells_by_rules()[sys.argv[1]], hints().get(sys.argv[1], [])), sys.stdout)
