"""From definitions to programs: boxes become lines, lines become flat (op, a, b) code, names become indices."""

from collections.abc import Sequence
from dataclasses import replace

from landsraad.core.errors import ContentError
from landsraad.core.packed import append, i64, vec
from landsraad.model.conditions import Condition
from landsraad.model.defs import THIS_FACTION
from landsraad.model.effects import (
    Modifier,
    Node,
    Trigger,
)
from landsraad.model.rules import Rules
from landsraad.model.terms import (
    C_ACQUIRED,
    C_GAINED_SPICE,
    C_HARVESTED,
    C_NOT,
    C_OWNS,
    C_OWNS_MOST,
    C_PICKED,
    C_PICKED_COST,
    C_SENT_TO,
    CHOOSE_ALONE,
    FROM_CARD,
    LINE_AUTO,
    LINE_IN_REVEAL,
    LINE_LATE,
    LINE_OPTIONAL,
    LINE_RECRUIT,
    LINE_SOON,
    LINE_SWORDS,
    M_ACQUIRE_COST,
    N_OTHER_SWORD_CARDS,
    N_REVEALED,
    N_SWORD_CARDS,
    OP_ACQUIRE,
    OP_BASE_SPICE,
    OP_BRANCH,
    OP_BUY,
    OP_CHOOSE,
    OP_CONTROL,
    OP_COUNCIL,
    OP_DEPLOY,
    OP_DEPLOY_RECRUITS,
    OP_DEPLOY_UNITS,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_EXTRA_TURN,
    OP_HARVEST,
    OP_HARVEST_BONUS,
    OP_IF,
    OP_INFLUENCE,
    OP_INFLUENCE_PICK,
    OP_LINES,
    OP_MAY_PAY,
    OP_MODIFY,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PAY_WATER,
    OP_PER,
    OP_PERSUASION,
    OP_RETREAT,
    OP_RETREAT_ENEMIES,
    OP_SIGNET,
    OP_SKIP,
    OP_SOLARI,
    OP_SPICE,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_THIS_REVEAL,
    OP_TOGETHER,
    OP_TRACK_BONUS,
    OP_TRASH,
    OP_TRASH_INTRIGUE,
    OP_TRASH_PLAY,
    OP_TROOPS,
    OP_VP,
    OP_WATER,
    SOURCE_SPAN,
)

# Gains and pieces that are never worse for coming first; a Signet Ring only brings the Leader's own lines.
AUTO_OPS = (
    OP_SOLARI,
    OP_SPICE,
    OP_WATER,
    OP_PERSUASION,
    OP_SWORDS,
    OP_VP,
    OP_MODIFY,
    OP_HARVEST,
    OP_HARVEST_BONUS,
    OP_BASE_SPICE,
    OP_CONTROL,
    OP_COUNCIL,
    OP_SWORDMASTER,
    OP_SIGNET,
)
OPTIONAL_OPS = (
    OP_PAY,
    OP_TRASH,
    OP_DEPLOY,
    OP_RETREAT,
    OP_DEPLOY_RECRUITS,
    OP_TRASH_PLAY,
    OP_DEPLOY_UNITS,
    OP_RETREAT_ENEMIES,
    OP_EXTRA_TURN,
    OP_BUY,
)
LATE_COUNTERS = (N_SWORD_CARDS, N_OTHER_SWORD_CARDS, N_REVEALED)
PAYMENTS = {OP_SOLARI: OP_PAY_SOLARI, OP_SPICE: OP_PAY_SPICE, OP_WATER: OP_PAY_WATER}


def is_late(node: Node) -> bool:
    """Tell whether a node counts what the whole Reveal turn brings, so that it waits for the end of it."""
    return node.op == OP_PER and node.a in LATE_COUNTERS


def gives_swords(nodes: Sequence[Node]) -> bool:
    """Tell whether swords are among the effects, at any depth."""
    return any(
        node.op == OP_SWORDS or gives_swords(node.body) or any(gives_swords(branch) for branch in node.branches)
        for node in nodes
    )


def with_faction(nodes: tuple[Node, ...], faction: int) -> tuple[Node, ...]:
    """Put a Faction in the place that ``THIS_FACTION`` keeps."""
    return tuple(
        replace(
            node,
            a=faction if node.op in (OP_INFLUENCE, OP_TRACK_BONUS) and node.a == THIS_FACTION else node.a,
            body=with_faction(node.body, faction),
        )
        for node in nodes
    )


class Compiler:
    """Writes lines, conditions, modifiers, triggers and code into a ruleset."""

    def __init__(self, rules: Rules, cards: dict[str, int], spaces: dict[str, int]) -> None:
        self.rules = rules
        self.cards = cards
        self.spaces = spaces
        self.conditions: dict[Condition, int] = {}
        self.modifiers: dict[Modifier, int] = {}
        operations = [operation for room in rules.rooms for operation in room.operations]
        self.auto_ops = {*AUTO_OPS, *(operation.number for operation in operations if operation.at_once)}
        self.optional_ops = {*OPTIONAL_OPS, *(operation.number for operation in operations if operation.optional)}
        self.soon_ops = {operation.number for operation in operations if operation.soon}
        self.judges = {kind: place for place, room in enumerate(rules.rooms) for kind, _ in room.conditions}

    def is_auto(self, node: Node) -> bool:
        """Tell whether a node is a plain gain that is resolved at once."""
        return node.op in self.auto_ops

    def is_optional(self, node: Node) -> bool:
        """Tell whether nobody is forced to use a node: arrow, "may", trash icon, a choice among arrows (F-OPT-01)."""
        if node.op == OP_IF:
            return all(self.is_optional(inner) for inner in node.body)
        if node.op == OP_CHOOSE:
            return all(len(branch) == 1 and self.is_optional(branch[0]) for branch in node.branches)
        return node.op in self.optional_ops

    def leader(self, name: str) -> int:
        """Return the index of a Leader by its id, -1 if it is not in this game."""
        names = [leader.id for leader in self.rules.leaders]
        return names.index(name) if name in names else -1

    def factions(self) -> Sequence[str]:
        """Return the names of the Influence tracks."""
        return self.rules.factions

    def card(self, name: int | str) -> int:
        """Return the index of a card by its id."""
        if not isinstance(name, str) or name not in self.cards:
            raise ContentError(f"an effect names the card {name!r}, which no box of this game brings")
        return self.cards[name]

    def space(self, name: int | str) -> int:
        """Return the index of a space by its id."""
        if not isinstance(name, str) or name not in self.spaces:
            raise ContentError(f"an effect names the space {name!r}, which the board of this game lacks")
        return self.spaces[name]

    def condition(self, condition: Condition | None) -> int:
        """Return the index of a condition, -1 for none."""
        if condition is None:
            return -1
        if condition not in self.conditions:
            rules = self.rules
            for part in (condition, *condition.of):
                if part.kind == C_NOT:
                    self.condition(part.of[0])  # stands on its own in the table
            self.conditions[condition] = len(rules.cond_kind)
            self.add_condition(condition)
            for part in condition.of if condition.kind != C_NOT else ():  # they follow their whole in the table
                self.add_condition(part)
        return self.conditions[condition]

    def add_condition(self, condition: Condition) -> None:
        """Write a condition into the table."""
        rules = self.rules
        if condition.kind in (C_OWNS, C_OWNS_MOST, C_ACQUIRED):
            a = self.card(condition.a)
        elif condition.kind == C_NOT:
            a = self.conditions[condition.of[0]]
        elif condition.kind == C_SENT_TO:
            a = self.spaces.get(str(condition.a), -1)  # a space that is not on the board is never entered
        else:
            a = number(condition.a)
        rules.cond_kind = append(rules.cond_kind, i64(condition.kind))
        rules.cond_a = append(rules.cond_a, i64(a))
        rules.cond_b = append(rules.cond_b, i64(condition.b))
        rules.cond_room = append(rules.cond_room, i64(self.judges.get(condition.kind, -1)))
        rules.counts_harvest |= int(condition.kind == C_HARVESTED)
        rules.counts_acquired |= int(condition.kind == C_ACQUIRED)
        rules.counts_picked |= int(condition.kind in (C_PICKED, C_PICKED_COST))
        rules.counts_spice |= int(condition.kind == C_GAINED_SPICE)

    def modifier(self, modifier: Modifier) -> int:
        """Return the index of a modifier."""
        if modifier not in self.modifiers:
            rules = self.rules
            self.modifiers[modifier] = len(rules.mod_kind)
            arg = self.card(modifier.arg) if modifier.kind == M_ACQUIRE_COST else number(modifier.arg)
            rules.mod_kind = append(rules.mod_kind, i64(modifier.kind))
            rules.mod_arg = append(rules.mod_arg, i64(arg))
            rules.mod_value = append(rules.mod_value, i64(modifier.value))
        return self.modifiers[modifier]

    def trigger(self, trigger: Trigger, source: int, box: int) -> int:
        """Add a trigger and return its index."""
        rules = self.rules
        first, last = self.box(trigger.effects, source, box)
        rules.trigger_event = append(rules.trigger_event, i64(trigger.event))
        rules.trigger_condition = append(rules.trigger_condition, i64(self.condition(trigger.condition)))
        rules.trigger_once = append(rules.trigger_once, i64(1 if trigger.once_per_game else 0))
        rules.trigger_anybody = append(rules.trigger_anybody, i64(1 if trigger.anybody else 0))
        rules.heard |= 1 << trigger.event
        if trigger.anybody:
            rules.watched |= 1 << trigger.event
        rules.trigger_first = append(rules.trigger_first, i64(first))
        rules.trigger_last = append(rules.trigger_last, i64(last))
        return len(rules.trigger_event) - 1

    def program(self, nodes: tuple[Node, ...], source: int, box: int, *, in_reveal: bool = False) -> tuple[int, int]:
        """Compile a box that is carried out as one piece, in printed order, and return the bounds of its line."""
        first = len(self.rules.line_pc)
        if nodes:
            flags = (LINE_AUTO if all(self.is_auto(node) for node in nodes) else 0) | (
                LINE_IN_REVEAL if in_reveal else 0
            )
            self.line(list(nodes), source, box, flags, -1)
        return first, len(self.rules.line_pc)

    def box(self, nodes: tuple[Node, ...], source: int, box: int) -> tuple[int, int]:
        """Compile a box whose parts are resolved in the player's order and return the bounds of its lines.

        Plain gains that stand together share a line.
        """
        first = len(self.rules.line_pc)
        plain: list[Node] = []
        for node in nodes:
            if self.is_auto(node):
                plain.append(node)
                continue
            self.plain_line(plain, source, box)
            if node.op == OP_IF:
                auto = all(self.is_auto(inner) for inner in node.body)
                flags = (LINE_AUTO if auto else 0) | (LINE_OPTIONAL if self.is_optional(node) else 0)
                self.line(list(node.body), source, box, flags, self.condition(node.condition))
            else:
                kind = LINE_RECRUIT if node.op == OP_TROOPS else LINE_LATE if is_late(node) else 0
                kind |= LINE_SOON if node.op in self.soon_ops else 0
                self.line([node], source, box, kind | (LINE_OPTIONAL if self.is_optional(node) else 0), -1)
        self.plain_line(plain, source, box)
        return first, len(self.rules.line_pc)

    def asked(self, nodes: tuple[Node, ...], source: int, box: int) -> int:
        """Compile a box that comes up by itself, at any time: even an arrow at its head asks first."""
        self.line([], source, box, 0, -1)
        line = len(self.rules.line_pc) - 1
        for node in nodes:
            self.node(node, leads=False)
        self.rules.line_end[line] = self.here()
        return line

    def plain_line(self, plain: list[Node], source: int, box: int) -> None:
        """Close a run of plain gains as one line."""
        if plain:
            self.line(plain, source, box, LINE_AUTO, -1)
            plain.clear()

    def line(self, nodes: list[Node], source: int, box: int, flags: int, condition: int) -> None:
        """Add one line."""
        rules = self.rules
        start = len(rules.code) // 3
        if rules.counts_swords and source // SOURCE_SPAN == FROM_CARD and gives_swords(nodes):
            flags |= LINE_SWORDS
        self.sequence(nodes)
        rules.line_pc = append(rules.line_pc, i64(start))
        rules.line_end = append(rules.line_end, i64(len(rules.code) // 3))
        rules.line_flags = append(rules.line_flags, i64(flags))
        rules.line_condition = append(rules.line_condition, i64(condition))
        rules.line_source = append(rules.line_source, i64(source))
        rules.line_box = append(rules.line_box, i64(box))

    def sequence(self, nodes: list[Node] | tuple[Node, ...], leads: bool = True) -> None:
        """Compile nodes one after another; an arrow that does not lead its line, or its branch, asks first."""
        for position, node in enumerate(nodes):
            self.node(node, leads=leads and position == 0)

    def emit(self, op: int, a: int = 0, b: int = 0) -> int:
        """Add an instruction and return its place."""
        rules = self.rules
        rules.trashes_intrigue |= int(op == OP_TRASH_INTRIGUE)
        rules.code = append(append(append(rules.code, i64(op)), i64(a)), i64(b))
        return len(rules.code) // 3 - 1

    def patch(self, place: int, a: int | None = None, b: int | None = None) -> None:
        """Fill in the operands of an instruction written earlier."""
        if a is not None:
            self.rules.code[3 * place + 1] = a
        if b is not None:
            self.rules.code[3 * place + 2] = b

    def here(self) -> int:
        """Return the place of the next instruction."""
        return len(self.rules.code) // 3

    def node(self, node: Node, leads: bool) -> None:
        """Compile one node."""
        if node.op == OP_IF:
            place = self.emit(OP_IF, self.condition(node.condition))
            self.sequence(node.body, leads)
            self.patch(place, b=self.here())
        elif node.op == OP_PAY:
            place = self.emit(OP_PAY if leads else OP_MAY_PAY)
            for part in node.cost:
                # The third operand marks a part of a cost: what is optional elsewhere is agreed to here.
                self.emit(PAYMENTS.get(part.op, part.op), number(part.a), 1)
            self.patch(place, a=self.here())
            self.sequence(node.body)
            self.patch(place, b=self.here())
        elif node.op == OP_CHOOSE:
            alone = CHOOSE_ALONE if node.b else 0
            self.emit(OP_CHOOSE, len(node.branches), number(node.a) | alone)
            self.branches(node)
        elif node.op == OP_LINES:
            self.lines(node)
        elif node.op == OP_EITHER:
            self.either(node, leads)
        elif node.op == OP_TOGETHER:
            self.sequence(node.body, leads)
        elif node.op == OP_THIS_REVEAL:
            place = self.emit(OP_THIS_REVEAL, 0, number(node.a))
            self.sequence(node.body)
            self.patch(place, a=self.here())
            self.rules.heard |= 1 << number(node.a)
            self.rules.reveal_hears |= 1 << number(node.a)
        elif node.op in (OP_EACH_OPPONENT, OP_OPPONENT, OP_ON_WIN):
            place = self.emit(node.op, 0, number(node.b))
            self.sequence(node.body)
            self.patch(place, a=self.here())
        elif node.op == OP_PER:
            self.rules.counts_revealed |= int(node.a == N_REVEALED)
            self.emit(OP_PER, number(node.a), number(node.b))
            self.sequence(node.body)
        elif node.op == OP_MODIFY:
            if node.modifier is None:
                raise ContentError("a modify effect without a modifier")
            self.emit(OP_MODIFY, self.modifier(node.modifier))
        elif node.op == OP_ACQUIRE:
            self.emit(OP_ACQUIRE, self.card(node.a))
        elif node.op == OP_CONTROL:
            # A space that is not on the board, or has no flag there, gives nothing (M-BAS-06, S-SPC-06).
            flagged = [space.id for space in self.rules.spaces if space.control]
            self.emit(OP_CONTROL, self.spaces[str(node.a)] if node.a in flagged else -1)
        elif node.op == OP_INFLUENCE_PICK:
            every = (1 << self.rules.n_factions) - 1
            packed = number(node.b)
            self.emit(OP_INFLUENCE_PICK, number(node.a), packed if packed & 0xFF else packed | every)
        else:
            self.emit(node.op, number(node.a), number(node.b))

    def lines(self, node: Node) -> None:
        """Compile the printed lines of a card: which of them nobody must use, and which are plain gains."""
        optional = sum(
            1 << place for place, line in enumerate(node.branches) if all(self.is_optional(part) for part in line)
        )
        plain = sum(1 << place for place, line in enumerate(node.branches) if all(self.is_auto(part) for part in line))
        self.emit(OP_LINES, len(node.branches), optional | plain << 8)
        self.branches(node)

    def branches(self, node: Node) -> None:
        """Compile the branches of a choice: a table of their bounds, then their code."""
        places = [self.emit(OP_BRANCH) for _ in node.branches]
        for place, branch in zip(places, node.branches, strict=True):
            self.patch(place, a=self.here())
            self.sequence(branch)
            self.patch(place, b=self.here())

    def either(self, node: Node, leads: bool) -> None:
        """Compile two ways, of which a condition decides."""
        then, otherwise = node.branches
        place = self.emit(OP_EITHER, self.condition(node.condition))
        self.sequence(then, leads)
        skip = self.emit(OP_SKIP)
        self.patch(place, b=self.here())
        self.sequence(otherwise, leads)
        self.patch(skip, a=self.here())


def number(value: int | str) -> int:
    """Return an operand that must be a number."""
    if isinstance(value, str):
        raise ContentError(f"an effect has the name {value!r} where a number belongs")
    return value


def packed_copies(items: list[tuple[int, int]]) -> vec[i64]:
    """Return a packed list of indices, each as often as it has copies."""
    result = vec[i64]()
    for index, copies in items:
        for _ in range(copies):
            result = append(result, i64(index))
    return result
