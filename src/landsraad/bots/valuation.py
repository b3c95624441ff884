"""What the heuristic knows of a ruleset: the printed effects of cards, spaces and rewards as numbers. Compiled."""

from typing import Final

from landsraad.bots.option_net import Scorer
from landsraad.core.packed import append, i64, vec
from landsraad.engine.boxes import first_line, last_line
from landsraad.engine.mechanics.contracts import CONTRACTS, FROM_CONTRACT
from landsraad.engine.mechanics.objectives import OBJECTIVES
from landsraad.engine.mechanics.spies import C_RECALLED, SPIES
from landsraad.engine.mechanics.tech import FROM_TILE
from landsraad.engine.mechanics.worms import WORMS
from landsraad.model.families import MOST_NUMBERS, STRUCTURE
from landsraad.model.rules import Rules
from landsraad.model.terms import (
    BOX_ACQUIRE,
    BOX_AGENT,
    BOX_COMPLETED,
    BOX_ENDGAME,
    BOX_FIRST,
    BOX_INSTEAD,
    BOX_PLOT,
    BOX_REVEAL,
    BOX_ROUND,
    BOX_SPACE,
    BOX_TURN,
    BOX_WIN,
    CHOOSE_COUNT,
    FROM_CARD,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    FROM_SPACE,
    OP_BASE_SPICE,
    OP_BRANCH,
    OP_CHOOSE,
    OP_CONTROL,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_HARVEST,
    OP_IF,
    OP_INFLUENCE,
    OP_INFLUENCE_PICK,
    OP_LINES,
    OP_MAY_PAY,
    OP_OPPONENT,
    OP_PAY,
    OP_PER,
    OP_PERSUASION,
    OP_SKIP,
    OP_SPACE_INFLUENCE,
    OP_SWORDS,
    OP_THIS_REVEAL,
    OP_TROOPS,
    OP_VP,
    SOURCE_SPAN,
)

# Places of the general weights, in the order of ``weights.GENERAL``.
W_AGENT: Final = 0
W_GARRISON: Final = 1
W_SPREAD: Final = 2
W_ENEMY_TROOPS: Final = 3
W_ENEMY_SWORD: Final = 4
W_LATE_FLOOR: Final = 5
W_LATE_SLOPE: Final = 6
W_COUNCIL: Final = 7
W_COUNCIL_ROUND: Final = 8
W_SWORDMASTER: Final = 9
W_SWORDMASTER_ROUND: Final = 10
W_TRACK: Final = 11  # six levels
W_THREAT: Final = 17
W_PERSUASION_ROUND: Final = 18
W_PERSUASION_FLOOR: Final = 19
W_VP_CARD: Final = 20
W_CYCLE: Final = 21
W_DECK_SENT: Final = 22
W_DECK_REVEAL: Final = 23
W_DECK_ICON: Final = 24
W_DECK_AVERAGE: Final = 25
W_HOLD: Final = 26
W_OPPONENT: Final = 27
W_ENEMY_CONTROL: Final = 28
W_ROUNDS_SLOPE: Final = 29
W_HARVEST: Final = 30
W_FIGHT: Final = 31

FIGHTS: Final = 64
INFLUENCE_ABOUT: Final = 4.5  # a step on any track, where the state is not at hand


class Valuation:
    """Weights and printed worths for one ruleset, and the outlook of the decision at hand."""

    def __init__(
        self, rules: Rules, unit: dict[str, float], flat: dict[str, float], general: list[float], other: float
    ) -> None:
        self.rules: Rules = rules
        self.w: vec[float] = vec[float]()
        for weight in general:
            self.w = append(self.w, weight)
        self.unit: vec[float] = vec[float]()
        self.flat: vec[float] = vec[float]()
        op: i64 = 0
        while op < MOST_NUMBERS:
            name: str = rules.op_names.get(int(op), "")
            op += 1
            self.unit = append(self.unit, unit.get(name, 0.0))
            self.flat = append(self.flat, flat.get(name, 0.0 if name in unit else other))
        self.learned: Scorer | None = None  # what was learned of options, beside the weights or in their place
        self.likes: vec[float] = vec[float]()  # what a character likes to have (``leaning``); empty for the plain mind
        # Outlook of the decision at hand.
        self.left: float = 0.0  # rounds to come
        self.late: float = 1.0  # what goods are still worth
        self.space: i64 = -1  # space an effect is weighed for
        self.fights: i64 = 0  # how many entries of ``fight`` belong to the decision at hand
        self.fight: vec[float] = vec[float]()  # what the Conflict promises with so many troops more
        while len(self.fight) < FIGHTS:
            self.fight = append(self.fight, 0.0)
        # Pieces that some hosts have: spies, sandworms, battle icons, contracts.
        self.pieces: bool = (
            rules.room_at[SPIES] >= 0
            or rules.room_at[WORMS] >= 0
            or rules.room_at[OBJECTIVES] >= 0
            or rules.room_at[CONTRACTS] >= 0
        )
        self.doubled: float = 0.0  # 1: the rewards of the Conflict at hand would be doubled
        self.prize: float = 0.0  # what winning the Conflict card itself is worth
        # Printed things.
        self.card_persuasion: vec[i64] = vec[i64]()
        self.card_swords: vec[i64] = vec[i64]()
        self.card_troops: vec[i64] = vec[i64]()
        self.card_rest: vec[float] = vec[float]()  # of the Reveal box, without Persuasion and swords
        self.card_keep: vec[float] = vec[float]()  # what a card adds to a deck each time it is seen
        self.card_vp: vec[i64] = vec[i64]()  # Victory Points for acquiring it
        self.space_troops: vec[i64] = vec[i64]()
        self.space_worth: vec[float] = vec[float]()  # of the effects printed on a space
        self.space_yield: vec[i64] = vec[i64]()  # base spice of a Maker space
        self.reward: vec[float] = vec[float]()
        self.again: vec[float] = vec[float]()  # what doubling a reward adds: Control is not doubled
        self.contract: vec[float] = vec[float]()  # reward of a contract
        self.card_recall: vec[float] = vec[float]()  # what a card brings more if a spy was recalled
        self.tile_now: vec[float] = vec[float]()  # of a Tech tile when it is acquired and at the end
        self.tile_round: vec[float] = vec[float]()  # in every round it is owned
        self.hold: vec[float] = vec[float]()  # an Intrigue card in the hand
        self.vp_cost: i64 = 99  # Persuasion for a card of the Reserve that brings a Victory Point
        self.read_cards()
        self.read_rest()

    def read_cards(self) -> None:
        """Read the cards."""
        r = self.rules
        card: i64 = 0
        while card < r.n_cards:
            source: i64 = FROM_CARD * SOURCE_SPAN + card
            persuasion: i64 = self.count(OP_PERSUASION, source, BOX_REVEAL)
            swords: i64 = self.count(OP_SWORDS, source, BOX_REVEAL)
            reveal: float = self.box(source, BOX_REVEAL)
            icons: i64 = r.card_icons[card]
            places: i64 = 5 if r.card_anywhere[card] != 0 else 0
            while icons != 0:
                places += icons & 1
                icons >>= 1
            sent: float = 0.0
            if places > 0:
                sent = self.box(source, BOX_AGENT) + self.w[W_DECK_ICON] * float(places if places < 5 else 5)
            self.card_persuasion = append(self.card_persuasion, persuasion)
            self.card_swords = append(self.card_swords, swords)
            self.card_troops = append(self.card_troops, self.count(OP_TROOPS, source, BOX_AGENT))
            rest: float = reveal - self.unit[OP_PERSUASION] * float(persuasion) - self.unit[OP_SWORDS] * float(swords)
            self.card_rest = append(self.card_rest, rest)
            keep: float = self.w[W_DECK_SENT] * sent + self.w[W_DECK_REVEAL] * reveal - self.w[W_DECK_AVERAGE]
            self.card_keep = append(self.card_keep, keep)
            vp: i64 = self.count(OP_VP, source, BOX_ACQUIRE)
            self.card_vp = append(self.card_vp, vp)
            if vp > 0 and r.card_reserve[card] >= 0 and r.card_cost[card] >= 0 and r.card_cost[card] < self.vp_cost:
                self.vp_cost = r.card_cost[card]
            card += 1

    def read_rest(self) -> None:
        """Read spaces, rewards and Intrigue cards."""
        r = self.rules
        space: i64 = 0
        while space < r.n_spaces:
            self.space_troops = append(
                self.space_troops, self.count(OP_TROOPS, FROM_SPACE * SOURCE_SPAN + space, BOX_SPACE)
            )
            space += 1
        place: i64 = 0
        while place < 3 * len(r.conflicts):
            reward: float = self.box(FROM_CONFLICT * SOURCE_SPAN + place // 3, BOX_FIRST + place % 3)
            self.reward = append(self.reward, reward)
            control: bool = self.gives(OP_CONTROL, FROM_CONFLICT * SOURCE_SPAN + place // 3, BOX_FIRST + place % 3)
            self.again = append(self.again, reward - self.flat[OP_CONTROL] if control else reward)
            place += 1
        tile: i64 = 0
        while FROM_TILE in r.things and tile < len(r.things[FROM_TILE]):
            own: i64 = FROM_TILE * SOURCE_SPAN + tile
            now: float = self.box(own, BOX_ACQUIRE)
            now += self.box(own, BOX_ENDGAME)
            now += 0.5 * self.box(own, BOX_INSTEAD)
            lasting: float = self.box(own, BOX_ROUND)
            lasting += self.box(own, BOX_REVEAL)
            lasting += 0.7 * self.box(own, BOX_TURN)
            lasting += 0.3 * self.box(own, BOX_WIN)
            self.tile_now = append(self.tile_now, now)
            self.tile_round = append(self.tile_round, lasting)
            tile += 1
        if self.pieces:
            self.read_pieces()
        card: i64 = 0
        while card < r.n_intrigues:
            best: float = 0.8
            kind: i64 = 0
            while kind < 4:
                worth: float = self.box(FROM_INTRIGUE * SOURCE_SPAN + card, BOX_PLOT + kind)
                if worth > best:
                    best = worth
                kind += 1
            self.hold = append(self.hold, best)
            card += 1

    def read_pieces(self) -> None:
        """Read what only matters where there are spies, sandworms or contracts."""
        r = self.rules
        space: i64 = 0
        while space < r.n_spaces:
            source: i64 = FROM_SPACE * SOURCE_SPAN + space
            self.space_worth = append(self.space_worth, self.box(source, BOX_SPACE))
            spice: i64 = 0
            line: i64 = first_line(r, source, BOX_SPACE)
            while line < last_line(r, source, BOX_SPACE):
                pc: i64 = r.line_pc[line]
                while pc < r.line_end[line]:
                    if r.code[3 * pc] in (OP_HARVEST, OP_BASE_SPICE) and r.code[3 * pc + 1] > spice:
                        spice = r.code[3 * pc + 1]
                    pc += 1
                line += 1
            self.space_yield = append(self.space_yield, spice)
            space += 1
        contract: i64 = 0
        while FROM_CONTRACT in r.things and contract < len(r.things[FROM_CONTRACT]):
            self.contract = append(self.contract, self.box(FROM_CONTRACT * SOURCE_SPAN + contract, BOX_COMPLETED))
            contract += 1
        card: i64 = 0
        while card < r.n_cards:
            more: float = 0.0
            line = first_line(r, FROM_CARD * SOURCE_SPAN + card, BOX_AGENT)
            while line < last_line(r, FROM_CARD * SOURCE_SPAN + card, BOX_AGENT):
                asks: i64 = r.line_condition[line]
                if asks >= 0 and r.cond_kind[asks] == C_RECALLED:
                    more += self.printed(r.line_pc[line], r.line_end[line])
                line += 1
            self.card_recall = append(self.card_recall, more)
            card += 1

    def box(self, source: i64, box: i64) -> float:
        """Return the printed worth of a box of a thing."""
        return self.lines(first_line(self.rules, source, box), last_line(self.rules, source, box))

    def count(self, op: i64, source: i64, box: i64) -> i64:
        """Count the units of an effect that a box gives without condition, cost or choice."""
        r = self.rules
        n: i64 = 0
        line: i64 = first_line(r, source, box)
        last: i64 = last_line(r, source, box)
        while line < last:
            if r.line_condition[line] < 0:
                pc: i64 = r.line_pc[line]
                while pc < r.line_end[line] and r.op_family[r.code[3 * pc]] != STRUCTURE:
                    if r.code[3 * pc] == op:
                        n += r.code[3 * pc + 1]
                    pc += 1
            line += 1
        return n

    def gives(self, op: i64, source: i64, box: i64) -> bool:
        """Tell whether an effect stands anywhere in a box."""
        r = self.rules
        line: i64 = first_line(r, source, box)
        while line < last_line(r, source, box):
            pc: i64 = r.line_pc[line]
            while pc < r.line_end[line]:
                if r.code[3 * pc] == op:
                    return True
                pc += 1
            line += 1
        return False

    def lines(self, first: i64, last: i64) -> float:
        """Return the printed worth of lines; those with a condition are often worth nothing."""
        r = self.rules
        total: float = 0.0
        line: i64 = first
        while line < last:
            worth: float = self.printed(r.line_pc[line], r.line_end[line])
            total += worth if r.line_condition[line] < 0 else 0.6 * worth
            line += 1
        return total

    def printed(self, pc: i64, end: i64) -> float:
        """Return the printed worth of a program."""
        code = self.rules.code
        total: float = 0.0
        while pc < end:
            op: i64 = code[3 * pc]
            a: i64 = code[3 * pc + 1]
            b: i64 = code[3 * pc + 2]
            if op == OP_IF:
                total += 0.6 * self.printed(pc + 1, b)
                pc = b
            elif op in (OP_PAY, OP_MAY_PAY):
                gain: float = 0.8 * (self.printed(a, b) + self.printed(pc + 1, a))
                total += gain if gain > 0.3 else 0.3
                pc = b
            elif op == OP_CHOOSE:
                best: float = 0.0
                branch: i64 = pc + 1
                while branch <= pc + a and code[3 * branch] == OP_BRANCH:
                    worth: float = self.printed(code[3 * branch + 1], code[3 * branch + 2])
                    if worth > best:
                        best = worth
                    branch += 1
                total += best * float(b & CHOOSE_COUNT)
                pc = code[3 * (pc + a) + 2]
            elif op in (OP_EACH_OPPONENT, OP_OPPONENT):
                total -= self.w[W_OPPONENT] * self.printed(pc + 1, a)
                pc = a
            elif op == OP_PER:
                total += 2.0 * self.unit[code[3 * pc + 3]] * float(code[3 * pc + 4])
                pc += 2
            elif op == OP_LINES:
                pc, worth = self.printed_lines(pc)
                total += worth
            elif op == OP_EITHER:
                one: float = self.printed(pc + 1, b - 1)
                other: float = self.printed(b, code[3 * (b - 1) + 1])
                total += one if one > other else other
                pc = code[3 * (b - 1) + 1]
            elif op == OP_THIS_REVEAL:
                total += self.printed(pc + 1, a)
                pc = a
            elif op == OP_SKIP:
                pc = a
            elif op == OP_INFLUENCE:
                total += INFLUENCE_ABOUT * float(b)
                pc += 1
            elif op in (OP_INFLUENCE_PICK, OP_SPACE_INFLUENCE):
                total += INFLUENCE_ABOUT + (0.5 if op == OP_INFLUENCE_PICK else 0.0)
                pc += 1
            else:
                total += self.unit[op] * float(a) + self.flat[op]
                pc += 1
        return total

    def printed_lines(self, pc: i64) -> tuple[i64, float]:
        """Return the place after printed lines to use, and what they are worth together."""
        code = self.rules.code
        a: i64 = code[3 * pc + 1]
        total: float = 0.0
        branch: i64 = pc + 1
        while branch <= pc + a:
            worth: float = self.printed(code[3 * branch + 1], code[3 * branch + 2])
            if worth > 0.0:
                total += worth
            branch += 1
        return code[3 * (pc + a) + 2], total
