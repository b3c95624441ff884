"""How good a position looks to one seat, judged from its own view alone."""

from __future__ import annotations

from math import exp

from landsraad.bots.handle import View
from landsraad.bots.thing_values import (
    CONTROL,
    FLAT,
    MENTAT,
    PERSUASION,
    SOLARI,
    SPICE,
    SPY,
    UNIT,
    UNPAIRED,
    VP,
    WATER,
    Data,
    Worth,
)

AGENT = 1.5  # an Agent not yet sent
GARRISON = 1.8  # a troop at home: more than recruiting it is worth, or the bot would fight for every trifle
WINNING = 200.0
SPIES = 3  # of each seat, where there are spies
WILD = "wild"
# Effects that wait are counted by their number; all others count once.
GOODS = ("solari", "spice", "water", "persuasion", "swords", "vp", "troops", "draw", "intrigue", "spy", "base_spice")
# Effects around others.
WRAPPERS = ("when", "each_opponent", "opponent", "per", "may", "on_win")
# Standing on a track, beside the Victory Points that come with 2 Influence and with the Alliance (B-INF).
TRACK = (0.0, 4.5, 1.0, 3.5, 2.5, 3.5, 4.0)


def actors(view: View) -> list[Data]:
    """Return the seats and after them the Rivals."""
    return [*view["seats"], *view.get("rivals", ())]


def friends(view: View, seat: int) -> list[int]:
    """Return the teammates of a seat."""
    for team in view.get("teams", ()):
        if seat in team["seats"]:
            return [number for number in team["seats"] if number != seat]
    return []


def mover(view: View, seat: int, faction: str) -> int:
    """Return whose marker a seat moves: its own; a Commander that of the activated or the higher Ally (S-ACT-05)."""
    one: Data = view["seats"][seat]
    if not one.get("crew") or one["influence"][faction] > 0:
        return seat
    active: int | None = view["turn"]["activated"]
    return active if active is not None else max(one["crew"], key=lambda n: view["seats"][n]["influence"][faction])


def settled(view: View) -> View:
    """Return a view in which what is put forward in a trade has changed hands already (S-TRD-07)."""
    deal = view.get("trade")
    if deal is None:
        return view
    seats = [dict(seat) for seat in view["seats"]]
    for gift, giver, taker in zip(deal["gifts"], deal["seats"], deal["seats"][::-1], strict=True):
        if gift["goods"] is not None and gift["goods"] != "intrigue":
            seats[giver][gift["goods"]] -= gift["n"]
            seats[taker][gift["goods"]] += gift["n"]
    return {**view, "seats": seats}


def rival_strength(view: View, rival: Data) -> tuple[float, float]:
    """Guess a Rival's strength: its Agents bring troops, a card brings about 2 swords (H-CMB-01)."""
    troops = float(rival["deployed"])
    if view["phase"] == "combat":
        return (float(rival["strength"]) if troops else 0.0), 0.5
    coming = 1.4 * rival["agents"]
    return (2.0 * (troops + coming) + 2.2 if troops + coming else 0.0), 1.5 + 0.5 * coming


class Evaluator:
    """Judges the positions one decision may lead to. They are compared with each other, so all count from one round."""

    def __init__(self, worth: Worth, root: View, seat: int) -> None:
        self.worth = worth
        self.seat = seat
        self.round = root["round"]
        leading: int = max(other["vp"] for other in actors(root))
        to_go = max(0.0, 0.8 * (worth.vp_goal - leading))
        self.rounds_left: float = min(float(root["conflict_deck"]), to_go)
        self.persuasion = min(PERSUASION, 0.1 + 0.14 * self.rounds_left)

    def value(self, view: View) -> float:
        """Return the worth of a position, in tenths of a Victory Point; of a team all members count (S-GEN-02)."""
        view = settled(view)
        me: Data = view["seats"][self.seat]
        same_round = view["round"] == self.round and view["phase"] in ("player_turns", "combat", "round_start")
        later = min(1.0, 0.1 + 0.3 * self.rounds_left)
        if same_round and not me["revealed"]:
            later = max(later, 0.5)  # there are Agents to pay for still
        total: float = VP * me["vp"] + self.tracks(view, me, self.seat) + self.goods(me, later)
        total += self.places(view, me, self.seat) + self.deck(me) + self.intrigues(me, later)
        if self.worth.pieces:
            total += self.pieces(me, later)
        if same_round:
            total += self.turn(view, me) + self.hand(me) + self.conflict(view, me, self.seat)
        for number in friends(view, self.seat):
            total += self.friend(view, number, later, same_round)
        total -= self.others(view)
        return total

    def friend(self, view: View, number: int, later: float, same_round: bool) -> float:
        """What a teammate has that everybody sees."""
        one: Data = view["seats"][number]
        total: float = VP * one["vp"] + self.tracks(view, one, number)
        total += self.goods(one, later) + self.places(view, one, number)
        total += 2.5 * max(0.2, later) * one["intrigue_count"]
        if self.worth.pieces:
            total += self.pieces(one, later)
        return total + (self.conflict(view, one, number) if same_round else 0.0)

    def goods(self, me: Data, later: float) -> float:
        """Resources and troops at home; more of the same is worth less."""
        solari, spice, water, garrison = me["solari"], me["spice"], me["water"], me["garrison"]
        saved: float = SOLARI * min(solari, 9) + 0.5 * max(0, solari - 9)
        saved += SPICE * min(spice, 6) + 0.8 * max(0, spice - 6)
        saved += WATER * min(water, 3) + 0.6 * max(0, water - 3)
        saved += GARRISON * min(garrison, 6) + 0.6 * max(0, garrison - 6)
        saved *= later
        return saved + 0.02 * float(spice)  # the first tie-break (B-END-07)

    def tracks(self, view: View, one: Data, number: int) -> float:
        """Influence on the way to the next Victory Point."""
        fresh = min(1.0, 0.15 + 0.35 * self.rounds_left)
        total = 0.0
        for faction, level in one["influence"].items():
            total += self.step(view, faction, level, fresh, number)
        return total

    def step(self, view: View, faction: str, level: int, fresh: float, number: int) -> float:
        """What standing at a level of a track promises."""
        holder = view["board"]["alliances"][faction]
        promise = TRACK[min(level, 6)]
        if holder is None or holder == number:
            return promise if level in (2, 4, 5, 6) else fresh * promise
        rival = actors(view)[holder]["influence"][faction]
        if level >= 3:
            promise = 1.0 + 2.5 / (1 + rival - level) if rival >= level else promise
        return fresh * promise

    def places(self, view: View, me: Data, number: int) -> float:
        """What lasts: a seat on the Council, the Swordmaster, Control, the Mentat promised for the next round."""
        left = self.rounds_left
        total = (1.0 + 1.6 * left) if me["council"] else 0.0
        total += (1.0 + 3.2 * left) if me["swordmaster"] else 0.0
        board = view["board"]
        for space in board["spaces"].values():
            if space["control"] == number:
                total += CONTROL * min(1.0, 0.25 * left)
        if board.get("mentat_next") == number and left > 0:
            total += MENTAT
        return total

    def pieces(self, me: Data, later: float) -> float:
        """Pieces that some hosts have: spies on posts, Maker Hooks, battle icons face up, contracts."""
        left = self.rounds_left
        total: float = SPY * later * (SPIES - me["spies"])
        total += (1.0 + 1.4 * left) if me["maker_hooks"] else 0.0
        total += UNPAIRED * min(1.0, 0.25 * left) * sum(card["face_up"] for card in me["won"])
        for name in me.get("contracts", ()):
            total += 0.6 * min(1.0, 0.2 + 0.3 * left) * self.worth.contract[name]
        return total + 0.5 * len(me.get("contracts_completed", ()))

    def prize(self, view: View, me: Data) -> float:
        """What the Conflict card itself is worth to who wins it: a pair, or the hope of one."""
        icon = self.worth.icon[view["conflict"]]
        up = [card["icon"] for card in me["won"] if card["face_up"]]
        if icon is None:
            return 0.0
        pair = icon in up if icon != WILD else any(other != WILD for other in up)
        return VP if pair else UNPAIRED * min(1.0, 0.25 * self.rounds_left)

    def deck(self, me: Data) -> float:
        """The own cards: how much they will bring in the rounds to come."""
        seen_again = 0.4 * self.rounds_left
        if seen_again <= 0:
            return 0.0
        card = self.worth.card
        owned = me["hand"] + me["deck"] + me["discard"] + me["play"]
        return seen_again * sum(card[name] for name in owned)

    def intrigues(self, me: Data, later: float) -> float:
        """Intrigue cards held."""
        known = self.worth.intrigue
        return max(0.2, later) * sum(known[name] for name in me["intrigue"])

    def hand(self, me: Data) -> float:
        """What the hand will bring when it is revealed, or what the Reveal turn has still to spend."""
        worth = self.worth
        points: int = me["persuasion"]
        rest: float = 0.0
        if not me["revealed"]:
            points += sum(worth.persuasion[name] for name in me["hand"]) + (2 if me["council"] else 0)
            rest = 0.8 * sum(worth.reveal_rest[name] for name in me["hand"])
            rest += (AGENT + min(1.0, 0.2 * self.rounds_left)) * min(me["agents"], len(me["hand"]))
        worthwhile = self.persuasion * points
        if points >= 9:
            worthwhile += 3.0  # enough for the card that brings a Victory Point
        return rest + worthwhile

    def turn(self, view: View, me: Data) -> float:
        """Effects of the turn that wait to be resolved."""
        if view["turn"]["seat"] != self.seat:
            return 0.0
        total = 0.0
        for entry in view["turn"]["agenda"]:
            total += 0.9 * self.pending(view, me, entry["line"]["effects"][0])
        return total

    def pending(self, view: View, me: Data, effect: Data) -> float:
        """What an effect that waits will bring, judged by what comes first in it."""
        op = effect["op"]
        left = self.rounds_left
        if op == "either":  # which of the two is not judged here
            return max(self.pending(view, me, part[0]) for part in (effect["effects"], effect["otherwise"]))
        if op in WRAPPERS:
            return self.pending(view, me, effect["effects"][0])
        if op == "influence":
            return self.climb(view, me, effect["faction"])
        if op == "council":
            return 1.0 + 1.6 * left
        if op == "swordmaster":
            return 1.0 + 3.2 * left
        if op == "pay":
            return 0.6
        if op in ("choose", "lines"):
            return 2.0
        if op in ("mentat", "recall", "recall_other"):
            return AGENT
        if op in UNIT:
            return UNIT[op] * (effect.get("n", 1) if op in GOODS else 1)
        return FLAT.get(op, 0.5)

    def climb(self, view: View, me: Data, faction: str) -> float:
        """What one more Influence with a Faction will bring."""
        number = mover(view, self.seat, faction)
        level: int = view["seats"][number]["influence"][faction]
        fresh = min(1.0, 0.15 + 0.35 * self.rounds_left)
        total = self.step(view, faction, level + 1, fresh, number) - self.step(view, faction, level, fresh, number)
        if level == 1:
            total += VP
        if level == self.worth.alliance_at - 1:
            total += self.worth.bonus[faction]
        holder = view["board"]["alliances"][faction]
        if level + 1 >= self.worth.alliance_at and holder != number:
            rival = -1 if holder is None else actors(view)[holder]["influence"][faction]
            if level + 1 > rival:
                total += VP
        return total

    def conflict(self, view: View, me: Data, own: int) -> float:
        """What the Conflict promises, by the chance of each place."""
        rewards = self.worth.rewards.get(view["conflict"])
        worms = me["sandworms"]["deployed"] if self.worth.pieces else 0
        if rewards is None or (me["deployed"] == 0 and worms == 0):
            return 0.0
        mine = 2.0 * me["deployed"] + me["swords"]
        if worms:
            mine += me["sandworms"]["strength"] * worms
        if not me["revealed"]:
            mine += sum(self.worth.swords[name] for name in me["hand"]) if "hand" in me else 0.45 * me["hand_count"]
            mine += 0.6 * me["agents"]
        spread = 1.0 if me["revealed"] else 2.0
        ahead = [1.0, 0.0, 0.0, 0.0]  # chance that so many opponents are stronger
        for number, other in enumerate(actors(view)):
            if number == own or other.get("crew"):  # a Commander never fights (S-GEN-03)
                continue
            theirs, doubt = self.strength(other) if "hand_count" in other else rival_strength(view, other)
            beaten = 1.0 / (1.0 + exp((mine - theirs) / (0.45 * (spread + doubt))))
            if theirs <= 0:
                beaten = 0.0
            ahead = [ahead[0] * (1 - beaten)] + [
                ahead[n] * (1 - beaten) + ahead[n - 1] * beaten for n in range(1, len(ahead))
            ]
        third = rewards[2] if view["players"] >= 4 else 0.3 * rewards[2]
        promised = ahead[0] * rewards[0] + ahead[1] * rewards[1] + ahead[2] * third
        if self.worth.pieces:
            promised = (2.0 if worms else 1.0) * promised + ahead[0] * self.prize(view, me)
        return promised

    def strength(self, other: Data) -> tuple[float, float]:
        """Guess an opponent's strength in the Combat, and how unsure the guess is."""
        troops = float(other["deployed"])
        if self.worth.pieces:
            troops += 1.5 * other["sandworms"]["deployed"]
        doubt = 0.3 * min(3, other["intrigue_count"])
        if other["revealed"]:
            return (float(other["strength"]) if troops else 0.0), doubt
        coming = min(float(other["garrison"]) + 0.5, 1.2 * min(other["agents"], other["hand_count"]))
        swords = 0.45 * other["hand_count"]
        if troops == 0:
            swords *= 0.5
            coming *= 0.6
        return 2.0 * (troops + coming) + swords + other["swords"], doubt + 1.5 + 0.5 * coming

    def others(self, view: View) -> float:
        """What the opponents have gained; it counts less than the own gain."""
        total = 0.0
        everybody = actors(view)
        mates = friends(view, self.seat)
        for number, other in enumerate(everybody):
            if number != self.seat and number not in mates:
                total += 1.5 * other["vp"] + 0.3 * other["intrigue_count"] + 0.15 * other.get("hand_count", 0)
                total += 0.2 * (other["garrison"] + other["deployed"]) + 0.1 * (other["spice"] + other["solari"])
                total += 0.25 * sum(other["influence"].values())
        return total * 3.0 / (len(everybody) - 1 - len(mates))
