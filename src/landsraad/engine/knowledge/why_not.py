"""Why something is not available now: the reason as a key with arguments, and the rule behind it."""

from landsraad.engine.boxes import has_box
from landsraad.engine.conditions import holds
from landsraad.engine.knowledge.wishes import wish_of
from landsraad.engine.legality import (
    can_deploy_now,
    closed_to,
    icons_now,
    may_pay_entry,
    on_combat_space,
    own_agents_at,
    spaces_with_own_agent,
)
from landsraad.engine.modifiers import acquire_cost, icons_of, solari_cost, spice_cost
from landsraad.model.conditions import TURN_START
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.rules import Rules
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    BOX_PLOT,
    D_ACQUIRE,
    D_AFTER_COMBAT,
    D_CHOOSE_AGENT,
    D_CHOOSE_SPACE,
    D_COMBAT,
    D_ENDGAME,
    D_PLAY_CARD,
    D_RESOLVE,
    D_REWARD,
    FROM_INTRIGUE,
    M_ICONS,
    M_IGNORE_ENEMIES,
    OP_SWORDMASTER,
    PHASE_OVER,
    SOURCE_SPAN,
    T_COMBAT,
    T_ENDGAME,
    T_LOSS,
    T_PLOT,
    T_WIN,
    TYPE_NAMES,
)

TYPE_RULES = {T_PLOT: "B-INT-02", T_COMBAT: "B-INT-03", T_ENDGAME: "B-INT-04", T_WIN: "B-CMB-06", T_LOSS: "I-CLR-16"}
TYPE_TOLD = {**dict(enumerate(TYPE_NAMES)), T_LOSS: "loss"}


# Menus: where several things can be wished for. Everywhere else one question waits for its answer.
MENUS = (D_PLAY_CARD, D_RESOLVE, D_ACQUIRE, D_COMBAT, D_REWARD, D_ENDGAME, D_AFTER_COMBAT)


def why_not(s: State, text: str) -> WhyNot:
    """Say why a text that stands for nothing legal now cannot be chosen."""
    wanted = " ".join(text.split())
    if s.phase == PHASE_OVER:
        return WhyNot("why-game_over", {}, "B-END-06")
    if not wanted:
        return WhyNot("why-empty", {}, None)
    wish = wish_of(s.rules, wanted)
    found = why_no_wish(s, s.seats[s.decider], wish) if wish is not None else None
    if found is not None:
        return found
    return WhyNot("why-not_an_option", {"kind": s.rules.kind_names[int(s.kind)], "seat": int(s.decider)}, None)


def why_no_wish(s: State, seat: Seat, wish: Wish) -> WhyNot | None:
    """Why a wish cannot be had; None if there is nothing to say but that it is no option."""
    for room in s.rules.rooms:
        reason = room.why_not(s, seat, wish)
        if reason is not None:
            return reason
    if wish.verb == "agent" and s.kind in (D_CHOOSE_SPACE, D_CHOOSE_AGENT) and s.turn_card == wish.thing:
        return why_no_agent(s, seat, wish.thing, wish.space)
    if s.kind not in MENUS:
        return None
    if wish.verb == "agent":
        return why_no_agent(s, seat, wish.thing, wish.space)
    if wish.verb in ("acquire", "acquire_aside"):
        return why_no_card(s, seat, wish.thing, wish.verb == "acquire_aside")
    if wish.verb == "intrigue":
        return why_no_intrigue(s, seat, wish.thing)
    if wish.verb in ("deploy", "deploy_unit"):
        return why_no_deploy(s, seat, wish.verb == "deploy")
    if wish.verb == "reveal":
        return WhyNot("why-not_turn_start", {"kind": s.rules.kind_names[int(s.kind)]}, "B-TRN-02")
    if wish.verb == "end_turn" and s.kind in (D_RESOLVE, D_ACQUIRE):
        return WhyNot("why-mandatory_left", {}, "B-GEN-03")
    return None


def why_no_agent(s: State, seat: Seat, card: int, space: int) -> WhyNot | None:
    """Why a card cannot send an Agent, or not to that space; None if nothing stands in the way."""
    rules = s.rules
    name = rules.cards[card].id
    if s.kind not in (D_PLAY_CARD, D_CHOOSE_SPACE, D_CHOOSE_AGENT):
        return WhyNot("why-not_turn_start", {"kind": s.rules.kind_names[int(s.kind)]}, "B-TRN-02")
    if card not in seat.hand:
        return WhyNot("why-not_in_hand", {"card": name}, "B-AGT-01")
    anywhere = rules.card_anywhere[card] != 0
    if seat.agents == 0 and not (anywhere and spaces_with_own_agent(s, seat)):
        return WhyNot("why-no_agent", {}, "B-TRN-03")
    icons = int(icons_now(s, seat, card)) | int(icons_of(s, seat, M_ICONS))
    if icons == 0 and not anywhere:
        return WhyNot("why-no_icon", {"card": name}, "B-CRD-03")
    if space < 0:
        offered = s.kind != D_PLAY_CARD or rules.act_hand[card] in s.options
        return None if offered else WhyNot("why-no_space", {"card": name}, "B-TRN-03")
    place = rules.spaces[space].id
    if not anywhere:
        if icons & rules.space_icon[space] == 0:
            return WhyNot("why-wrong_icon", {"card": name, "space": place}, "B-AGT-03")
        passing = int(icons_of(s, seat, M_IGNORE_ENEMIES)) | int(rules.card_ignores_enemies[card])
        enemies = passing & rules.space_icon[space] != 0
        if s.agents[space] != 0 and (not enemies or own_agents_at(s, seat, space)):
            return WhyNot("why-occupied", {"space": place}, "B-AGT-06")
    if closed_to(s, seat) >> space & 1:
        return WhyNot("why-closed", {"space": place}, "B-CLR-15")
    return why_no_entry(s, seat, space, card)


def why_no_entry(s: State, seat: Seat, space: int, card: int) -> WhyNot | None:
    """Why cost, requirement or limit of a space is not met; None if nothing stands in the way."""
    rules: Rules = s.rules
    name = rules.spaces[space].id
    if rules.space_once[space] and seat.visited >> space & 1:
        # Whoever has been there has a Swordmaster; else the level of difficulty forbids it.
        if gives_swordmaster(rules, space) and seat.swordmaster == 0:
            return WhyNot("why-level", {"space": name}, rules.policy.no_swordmaster_rule)
        return WhyNot("why-once_per_game", {"space": name}, "B-AGT-14")
    if not holds(s, rules.space_requirement[space], seat, 0):
        return WhyNot("why-requirement", {"space": name}, "B-AGT-07")
    costs = (
        ("solari", int(solari_cost(s, seat, space)), int(seat.solari)),
        ("spice", int(spice_cost(rules, space, card)), int(seat.spice)),
        ("water", int(rules.space_water[space]), int(seat.water)),
    )
    for resource, cost, have in costs:
        if have < cost:
            return WhyNot("why-cost", {"space": name, "resource": resource, "cost": cost, "have": have}, "B-AGT-08")
    if not may_pay_entry(s, seat, space, card):
        return WhyNot("why-cost_choice", {"space": name}, "B-AGT-08")
    return None


def gives_swordmaster(rules: Rules, space: int) -> bool:
    """Tell whether a space brings the Swordmaster."""
    return any(node.op == OP_SWORDMASTER for node in rules.spaces[space].effects)


def why_no_card(s: State, seat: Seat, card: int, aside: bool) -> WhyNot | None:
    """Why a card cannot be acquired, one reserved for the seat if ``aside`` says so."""
    rules = s.rules
    name = rules.cards[card].id
    if s.kind != D_ACQUIRE:
        return WhyNot("why-not_reveal_turn", {}, "B-ACQ-10")
    if rules.card_cost[card] < 0:
        return WhyNot("why-no_price", {"card": name}, "B-ACQ-03")
    have = int(seat.persuasion)
    if aside:
        if card not in seat.aside:
            return None
        price = int(rules.card_cost[card]) - int(seat.aside_discount)
        return WhyNot("why-persuasion", {"card": name, "cost": max(0, price), "have": have}, "B-ACQ-01")
    stack = int(rules.card_reserve[card])
    if stack >= 0 and s.reserve[stack] == 0:
        return WhyNot("why-stack_empty", {"card": name}, "B-CMP-08")
    if stack < 0 and card not in s.row:
        return WhyNot("why-not_on_offer", {"card": name}, "B-ACQ-02")
    cost = int(acquire_cost(s, seat, card))
    return WhyNot("why-persuasion", {"card": name, "cost": cost, "have": have}, "B-ACQ-01")


def why_no_intrigue(s: State, seat: Seat, card: int) -> WhyNot:
    """Why an Intrigue card cannot be played."""
    rules = s.rules
    name = rules.intrigues[card].id
    if card not in seat.intrigue:
        return WhyNot("why-intrigue_not_held", {"intrigue": name}, "B-INT-05")
    types = [kind for kind in TYPE_RULES if has_box(rules, FROM_INTRIGUE * SOURCE_SPAN + card, BOX_PLOT + kind)]
    now = {D_COMBAT: T_COMBAT, D_REWARD: T_WIN, D_ENDGAME: T_ENDGAME, D_AFTER_COMBAT: T_LOSS}.get(int(s.kind), T_PLOT)
    if now not in types or (now == T_PLOT and s.kind not in (D_PLAY_CARD, D_RESOLVE, D_ACQUIRE)):
        return WhyNot("why-intrigue_time", {"intrigue": name, "type": TYPE_TOLD[types[0]]}, TYPE_RULES[types[0]])
    condition = int(rules.intrigue_condition[card])
    if not holds(s, condition, seat, FROM_INTRIGUE * SOURCE_SPAN + card):
        if rules.intrigues[card].condition == TURN_START:
            return WhyNot("why-not_turn_start", {"kind": rules.kind_names[int(s.kind)]}, "B-CLR-03")
        return WhyNot("why-intrigue_condition", {"intrigue": name}, "B-INT-07")
    return WhyNot("why-intrigue_cost", {"intrigue": name}, "B-INT-07")


def why_no_deploy(s: State, seat: Seat, of_troops: bool) -> WhyNot | None:
    """Why troops, or so many, cannot be deployed; None for another kind of unit on a Combat space."""
    if s.kind != D_RESOLVE or s.sent_space < 0 or not on_combat_space(s):
        return WhyNot("why-no_combat_space", {}, "B-TRP-08")
    return WhyNot("why-deploy_limit", {"limit": int(can_deploy_now(s, seat))}, "B-TRP-07") if of_troops else None
