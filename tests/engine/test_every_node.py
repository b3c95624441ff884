"""Every node of the vocabulary works in every host without other boxes: a card of one's own has it, and is played."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator

import pytest

from landsraad.content import boxes
from landsraad.core.actions import add_names
from landsraad.engine.mechanics.mentat import IS_HERE, mentat, mentat_next_round
from landsraad.model import effects
from landsraad.model.conditions import (
    COUNCIL_SEAT,
    lacks,
    picked,
    picked_cost,
    units_in_conflict,
)
from landsraad.model.effects import (
    Modifier,
    Node,
    acquire,
    acquire_discount,
    acquire_exactly,
    acquire_free,
    acquire_to_top,
    add_icons,
    base_spice,
    bury_intrigue,
    buy_with_solari,
    cannot_deploy,
    choose,
    close_space,
    combat_icon,
    control,
    council_seat,
    deploy,
    deploy_recruits,
    deploy_recruits_anywhere,
    deploy_supply,
    deploy_units,
    discard,
    draw,
    each_opponent,
    each_other,
    either,
    extra_turn,
    harvest,
    harvest_bonus,
    harvest_times,
    ignore_enemies,
    influence,
    influence_any,
    influence_each,
    influence_sent,
    influence_where_behind,
    influence_with_agents,
    intrigue,
    lines,
    lose_deployed,
    lose_garrison,
    lose_influence,
    lose_troop,
    may,
    modify,
    on_win,
    opponent,
    pass_turn,
    pay,
    peek_intrigues,
    per_card_in_play,
    per_low_track,
    per_revealed,
    per_sword_card,
    persuasion,
    pick_secret,
    recall_agent,
    recall_other_agent,
    refocus,
    reserve_card,
    retreat,
    retreat_enemies,
    retreat_some,
    retreat_units,
    return_to_hand,
    show_secret,
    signet,
    solari,
    space_influence,
    space_influence_is,
    spice,
    steal_intrigue,
    swap_intrigues,
    swordmaster,
    swords,
    take_back,
    this_reveal,
    together,
    top_card,
    top_three,
    track_bonus,
    trash,
    trash_hand,
    trash_in_play,
    trash_intrigue,
    trash_other_in_play,
    trash_self,
    troops,
    vp,
    water,
    when,
)
from landsraad.model.terms import (
    AMONG_BEHIND,
    BENE_GESSERIT,
    CITY,
    E_ACQUIRED,
    EMPEROR,
    GUILD,
    LANDSRAAD,
    M_SOLARI,
    M_SPACE_COST,
    SPICE_TRADE,
    TO_HAND,
    TO_TOP,
)
from tests.engine.bench import BASIN, CARD, PLOT, SWORDS, Bench, forget
from tests.toy.box import HOST
from tests.toy.kit import toy_added
from tests.toy.mechanic import HAS_CACHE, hide_cache, open_cache, ornithopter, per_cache


@pytest.fixture(autouse=True, scope="module")
def hosts() -> Iterator[None]:
    """Add the second host, and a place for the box with the card."""
    with toy_added():
        zones = ("hand", "discard", "play", "market", "aside")
        add_names([f"{zone}/{card}" for zone in zones for card in (CARD, SWORDS)] + [f"intrigue/{PLOT}"])
        yield
        boxes.BOXES.pop("bench", None)
        forget()


Scenario = Callable[[str], None]
SCENARIOS: dict[str, Scenario] = {}
# Nodes of a mechanic, and the hosts that have it.
ROOMS = {
    "mentat": ("base",), "mentat_next_round": ("base",),
    "hide_cache": ("toy",), "open_cache": ("toy",), "ornithopter": ("toy",), "per_cache": ("toy",),
}  # fmt: skip


def node(scenario: Scenario) -> Scenario:
    """Note the scenario of the node it is called after."""
    SCENARIOS[scenario.__name__.removeprefix("play_")] = scenario
    return scenario


# --- gains -----------------------------------------------------------------------------------------------------------


@node
def play_solari(host: str) -> None:
    assert Bench(host, (solari(2),)).send().gained("solari") == 2


@node
def play_spice(host: str) -> None:
    assert Bench(host, (spice(2),)).send().gained("spice") == 2


@node
def play_water(host: str) -> None:
    assert Bench(host, (water(2),)).send().gained("water") == 2


@node
def play_persuasion(host: str) -> None:
    assert Bench(host, (persuasion(3),)).send().gained("persuasion") == 3


@node
def play_swords(host: str) -> None:
    assert Bench(host, (swords(3),)).send().gained("swords") == 3


@node
def play_vp(host: str) -> None:
    assert Bench(host, (vp(2),)).send().gained("vp") == 2


@node
def play_troops(host: str) -> None:
    assert Bench(host, (troops(2),)).send().gained("garrison") == 2 + 1  # the Hall gives one


@node
def play_draw(host: str) -> None:
    b = Bench(host, (draw(2),)).send().use()
    assert sorted(b.of("hand")) == ["dagger", "diplomacy"]


@node
def play_intrigue(host: str) -> None:
    b = Bench(host, (intrigue(1),))
    b.table.intrigue_deck("ambush", PLOT)
    assert b.send().use().of("intrigue") in (["ambush"], [PLOT])
    assert b.now["intrigue_deck"] == 1


@node
def play_influence(host: str) -> None:
    assert Bench(host, (influence(GUILD, 2),)).send().use().of("influence")["guild"] == 2


@node
def play_influence_any(host: str) -> None:
    b = Bench(host, (influence_any(1, among=(EMPEROR, GUILD)),)).send().use()
    assert b.texts == ["influence emperor", "influence guild"]
    assert b.do("influence guild").of("influence")["guild"] == 1


@node
def play_influence_where_behind(host: str) -> None:
    b = Bench(host, (influence_where_behind(1),))
    b.table.influence(1, "guild", 2).influence(2, "emperor", 1)
    b.send().use()
    assert b.texts == ["influence emperor", "influence guild"]
    assert b.do("influence guild").of("influence")["guild"] == 1


@node
def play_influence_with_agents(host: str) -> None:
    b = Bench(host, (influence_with_agents(1),))
    b.table.agent_at(0, b.court)
    level = b.send().use().of("influence")
    assert (level["emperor"], level["guild"]) == (1, 0)


@node
def play_influence_sent(host: str) -> None:
    b = Bench(host, (influence_sent(1),))
    b.send(b.court).use()
    assert b.of("influence")["emperor"] == 1
    b.use(b.court)
    assert b.of("influence")["emperor"] == 2


@node
def play_track_bonus(host: str) -> None:
    assert Bench(host, (track_bonus(EMPEROR),)).send().use().gained("garrison") == 2 + 1


@node
def play_space_influence(host: str) -> None:
    assert Bench(host, (space_influence(GUILD),)).send().use().of("influence")["guild"] == 1


@node
def play_harvest(host: str) -> None:
    b = Bench(host, (harvest(2),))
    b.table.bonus_spice(BASIN, 3)
    assert b.send(BASIN).gained("spice") == 2 + 1 + 3  # the card, the space, what lay there
    assert b.now["board"]["spaces"][BASIN]["bonus_spice"] == 0


@node
def play_harvest_bonus(host: str) -> None:
    b = Bench(host, (harvest_bonus(),))
    b.table.bonus_spice(BASIN, 3)
    assert b.send(BASIN).gained("spice") == 3 + 1  # what lay there, and the space


@node
def play_base_spice(host: str) -> None:
    assert Bench(host, (base_spice(2),)).send(BASIN).gained("spice") == 2 + 1


@node
def play_influence_each(host: str) -> None:
    b = Bench(host, (influence_each(1, AMONG_BEHIND),))
    b.table.influence(1, "guild", 2)
    level = b.send().use().of("influence")
    assert (level["guild"], level["emperor"]) == (1, 0)


# --- cards -----------------------------------------------------------------------------------------------------------


@node
def play_trash(host: str) -> None:
    b = Bench(host, (trash(),))
    b.table.hand(0, CARD, "dagger")
    b.send().use().do("trash dagger hand")
    assert (b.of("hand"), b.now["trashed"]) == ([], ["dagger"])


@node
def play_trash_self(host: str) -> None:
    b = Bench(host, (trash_self(),)).send().use()
    assert (b.of("play"), b.now["trashed"]) == ([], [CARD])


@node
def play_trash_in_play(host: str) -> None:
    b = Bench(host, (trash_in_play(),))
    b.table.play(0, "diplomacy").hand(0, CARD, "dagger")
    b.send().use()
    assert [text for text in b.texts if "hand" in text] == []
    b.do("trash diplomacy play")
    assert (b.of("play"), b.now["trashed"]) == ([CARD], ["diplomacy"])


@node
def play_discard(host: str) -> None:
    b = Bench(host, (discard(1),))
    b.table.hand(0, CARD, "dagger", "diplomacy")
    b.send().use().do("discard dagger")
    assert (b.of("hand"), b.of("discard")) == (["diplomacy"], ["dagger"])


@node
def play_acquire(host: str) -> None:
    b = Bench(host, (acquire("foldspace"),)).send().use()
    assert b.of("discard") == ["foldspace"]
    assert b.now["reserve"]["foldspace"] == b.before["reserve"]["foldspace"] - 1


@node
def play_acquire_free(host: str) -> None:
    b = Bench(host, (acquire_free(2, TO_TOP),))
    b.table.row("arrakis_recruiter", "duncan_idaho", SWORDS, SWORDS, SWORDS)
    b.send().use()
    assert "acquire duncan_idaho" not in b.texts  # it costs 4
    b.do("acquire arrakis_recruiter")
    assert b.now["known"]["deck_top"][0] == ["arrakis_recruiter"]


@node
def play_acquire_exactly(host: str) -> None:
    b = Bench(host, (acquire_exactly(2, TO_HAND),))
    b.table.row("arrakis_recruiter", "duncan_idaho", SWORDS, SWORDS, SWORDS)
    b.send().use()
    assert {f"acquire {SWORDS}", "acquire duncan_idaho"}.isdisjoint(b.texts)  # they cost 1 and 4
    b.do("acquire arrakis_recruiter")
    assert b.of("hand") == ["arrakis_recruiter"]
    assert b.now["known"]["hand"][0] == ["arrakis_recruiter"]


@node
def play_buy_with_solari(host: str) -> None:
    b = Bench(host, (buy_with_solari(),))
    b.table.row("arrakis_recruiter", "duncan_idaho", SWORDS, SWORDS, SWORDS).solari(0, 3)
    b.send()
    assert "end turn" in b.texts  # nobody is forced
    b.use()
    assert "buy duncan_idaho" not in b.texts  # it costs 4
    b.do("buy arrakis_recruiter")
    assert (b.of("hand"), b.gained("solari"), b.gained("persuasion")) == (["arrakis_recruiter"], -2, 0)
    poor = Bench(host, (buy_with_solari(),))
    poor.table.row(*[SWORDS] * 5).solari(0, 0)
    assert [text for text in poor.send().texts if text.startswith("resolve bench")] == []


@node
def play_trash_hand(host: str) -> None:
    """The condition looks at the card that was trashed."""
    for card, gained in (("dagger", 0), (SWORDS, 2)):
        b = Bench(host, (together(trash_hand(), when(picked_cost(1), [spice(2)])),))
        b.table.hand(0, CARD, card, card).discard(0, "diplomacy")
        b.send().use()
        assert b.texts == [f"trash {card} hand"]
        assert b.do(b.texts[0]).gained("spice") == gained
        assert b.of("hand") == [card]
    of_faction = Bench(host, (pay([trash_hand(EMPEROR)], [vp(1)]),))
    of_faction.table.hand(0, CARD, CARD, "dagger")
    of_faction.send().use()
    assert of_faction.texts == [f"trash {CARD} hand"]
    none = Bench(host, (pay([trash_hand(GUILD)], [vp(1)]),))
    none.table.hand(0, CARD, CARD, "dagger")
    assert [text for text in none.send().texts if text.startswith("resolve bench")] == []


@node
def play_trash_other_in_play(host: str) -> None:
    b = Bench(host, (pay([trash_other_in_play(EMPEROR)], [vp(1)]),))
    b.table.play(0, CARD, "diplomacy")
    b.send().use()
    assert b.texts == [f"trash {CARD} play"]
    b.do(b.texts[0])
    assert (sorted(b.of("play")), b.gained("vp")) == ([CARD, "diplomacy"], 1)
    alone = Bench(host, (pay([trash_other_in_play(EMPEROR)], [vp(1)]),))
    alone.table.play(0, "diplomacy")
    assert [text for text in alone.send().texts if text.startswith("resolve bench")] == []


@node
def play_return_to_hand(host: str) -> None:
    b = Bench(host, (return_to_hand(),)).send().use()
    assert (b.of("hand"), b.of("play"), b.now["known"]["hand"][0]) == ([CARD], [], [CARD])


@node
def play_top_three(host: str) -> None:
    b = Bench(host, (top_three(),))
    b.table.deck(0, "dagger", "diplomacy", SWORDS, "reconnaissance")
    b.send().use()
    top = b.now["known"]["deck_top"][0]
    assert len(top) == 3
    assert b.game is not None
    assert b.game.view(1)["known"]["deck_top"][0] == []  # type: ignore[index]
    assert sorted(b.texts) == sorted(f"draw one {card} aside" for card in top)
    b.do(f"draw one {top[0]} aside")
    assert sorted(b.texts) == sorted(f"discard one {card} aside" for card in top[1:])
    b.do(f"discard one {top[1]} aside")
    assert (b.of("hand"), b.of("discard"), b.now["trashed"]) == ([top[0]], [top[1]], [top[2]])
    assert b.of("deck_count") == 1
    two = Bench(host, (top_three(),))
    two.table.deck(0, "dagger", "diplomacy")
    assert [text for text in two.send().texts if text.startswith("resolve bench")] == []


@node
def play_take_back(host: str) -> None:
    b = Bench(host, (take_back(EMPEROR),))
    b.table.discard(0, CARD, "dagger")
    b.send().use()
    if b.kind == "take_back":
        b.do(f"take {CARD}")
    assert (b.of("hand"), b.of("discard")) == ([CARD], ["dagger"])


@node
def play_top_card(host: str) -> None:
    b = Bench(host, (top_card(),))
    b.table.deck(0, "diplomacy")
    b.send().use().do("trash")
    assert (b.of("deck_count"), b.now["trashed"]) == (0, ["diplomacy"])


@node
def play_refocus(host: str) -> None:
    b = Bench(host, (refocus(),))
    b.table.discard(0, "diplomacy", "dagger")
    b.send().use()
    assert (b.of("discard"), b.of("deck_count")) == ([], 5)


@node
def play_reserve_card(host: str) -> None:
    b = Bench(host, (reserve_card(1),))
    b.table.row("arrakis_recruiter", SWORDS, SWORDS, SWORDS, SWORDS)
    b.send().use().do("reserve arrakis_recruiter")
    assert b.of("aside") == ["arrakis_recruiter"]
    assert "arrakis_recruiter" not in b.now["row"][:1]


@node
def play_steal_intrigue(host: str) -> None:
    b = Bench(host, (steal_intrigue(2),))
    b.table.intrigue(1, "ambush", "windfall").intrigue(2, "ambush")
    b.send().use()
    assert (b.of("intrigue_count"), b.of("intrigue_count", 1), b.of("intrigue_count", 2)) == (1, 1, 1)


@node
def play_bury_intrigue(host: str) -> None:
    """The card goes under its deck, its owner alone knows it, and it is drawn last (X-CLR-03)."""
    b = Bench(host, (pay([bury_intrigue(1)], [solari(3)]),))
    b.table.intrigue(0, "ambush", "windfall").intrigue_deck(PLOT, PLOT)
    b.send().use().do("bury windfall")
    assert (b.of("intrigue"), b.gained("solari"), b.now["intrigue_deck"]) == (["ambush"], 3, 3)
    assert b.now["known"]["intrigue_bottom"] == ["windfall"]
    assert b.game is not None
    assert b.game.view(1)["known"]["intrigue_bottom"] == [None]  # type: ignore[index]
    for seed in range(8):
        assert b.game.determinize(0, seed).view(0)["known"] == b.now["known"]
    buried = [event for event in b.game.events(0, 1) if event.kind == "intrigue_buried"]
    assert [(event.what, event.hidden) for event in buried] == [(None, True)]


@node
def play_trash_intrigue(host: str) -> None:
    b = Bench(host, (pay([trash_intrigue()], [vp(1)]),))
    b.table.intrigue(0, "ambush", "windfall").intrigue_discard()
    b.send().use().do("trash intrigue windfall")
    assert (b.of("intrigue"), b.gained("vp"), b.now["intrigue_discard"]) == (["ambush"], 1, [])
    assert b.now["intrigue_trashed"] == ["windfall"]
    none = Bench(host, (pay([trash_intrigue()], [vp(1)]),))
    assert [text for text in none.send().texts if text.startswith("resolve bench")] == []


@node
def play_swap_intrigues(host: str) -> None:
    """Any number goes under the deck, as many new ones come from its top."""
    b = Bench(host, (swap_intrigues(),))
    b.table.intrigue(0, "ambush", "windfall", "bribery").intrigue_deck(PLOT, PLOT)
    b.send().use().do("bury ambush", "bury windfall", "pass")
    assert b.of("intrigue") == sorted(["bribery", PLOT, PLOT])
    assert b.now["intrigue_deck"] == 2
    assert sorted(b.now["known"]["intrigue_bottom"]) == ["ambush", "windfall"]
    none = Bench(host, (swap_intrigues(),))
    none.table.intrigue(0, "ambush").intrigue_deck(PLOT, PLOT)
    none.send().use().do("pass")
    assert (none.of("intrigue"), none.now["intrigue_deck"]) == (["ambush"], 2)


@node
def play_peek_intrigues(host: str) -> None:
    """Three are drawn, one of them is put back on top; its owner knows it there, the others do not."""
    b = Bench(host, (peek_intrigues(3),))
    b.table.intrigue_deck(PLOT, "ambush", "windfall", "bribery")
    b.send().use()
    assert sorted(b.texts) == sorted(f"return {name}" for name in set(b.of("intrigue")))
    assert b.of("intrigue_count") == 3
    back = b.texts[0].removeprefix("return ")
    b.do(b.texts[0])
    assert (b.of("intrigue_count"), b.now["intrigue_deck"]) == (2, 2)
    assert b.now["known"]["intrigue_top"] == back
    assert b.game is not None
    assert b.game.view(1)["known"]["intrigue_top"] is None  # type: ignore[index]


# --- units -----------------------------------------------------------------------------------------------------------


@node
def play_retreat_units(host: str) -> None:
    b = Bench(host, (pay([retreat_units(2)], [vp(1)]),))
    b.table.troops(0, 1, 3)
    b.send().use()
    assert (b.of("deployed"), b.gained("vp")) == (1, 1)


@node
def play_retreat_some(host: str) -> None:
    b = Bench(host, (pay([retreat_some(1, 2)], [vp(1)]),))
    b.table.troops(0, 1, 3)
    b.send().use()
    assert b.texts == ["retreat 1", "retreat 2"]
    b.do("retreat 2")
    assert (b.of("deployed"), b.gained("vp")) == (1, 1)
    few = Bench(host, (pay([retreat_some(3, 3)], [vp(1)]),))
    few.table.troops(0, 1, 2)
    assert [text for text in few.send().texts if text.startswith("resolve bench")] == []


@node
def play_retreat_enemies(host: str) -> None:
    b = Bench(host, (retreat_enemies(),))
    b.table.troops(1, 0, 2)
    b.send(BASIN).do("deploy 1").use().do("opponent 1" if "opponent 1" in b.texts else "retreat enemy 1")
    assert (b.of("deployed", 1), b.of("garrison", 1)) == (1, 1)


@node
def play_deploy_units(host: str) -> None:
    b = Bench(host, (deploy_units(2),)).send().use().do("deploy 2")
    assert b.of("deployed") == 2


@node
def play_lose_troop(host: str) -> None:
    b = Bench(host, (pay([lose_troop(1)], [vp(1)]),))
    b.table.troops(0, 2, 2)
    b.send().use().do("lose from conflict")
    assert (b.of("deployed"), b.gained("vp")) == (1, 1)


@node
def play_retreat(host: str) -> None:
    b = Bench(host, (retreat(2),))
    b.table.troops(0, 0, 3)
    b.send().use()
    assert "retreat 3" not in b.texts
    assert b.do("retreat 2").of("deployed") == 1


@node
def play_deploy(host: str) -> None:
    b = Bench(host, (deploy(2),)).send().use()
    assert "deploy 3" not in b.texts
    assert b.do("deploy 2").of("deployed") == 2


@node
def play_deploy_supply(host: str) -> None:
    b = Bench(host, (deploy_supply(2),)).send().use()
    assert (b.gained("deployed"), b.gained("supply"), b.gained("garrison")) == (2, -2 - 1, 1)


@node
def play_deploy_recruits(host: str) -> None:
    b = Bench(host, (pay([solari(1)], [troops(2), deploy_recruits()]),)).send().use()
    assert "deploy 3" not in b.texts
    assert b.do("deploy 2").of("deployed") == 2


@node
def play_lose_garrison(host: str) -> None:
    b = Bench(host, (each_opponent([lose_garrison(2)]),)).send().use()
    assert (b.gained("garrison", 1), b.gained("garrison", 2)) == (-2, -2)


@node
def play_lose_deployed(host: str) -> None:
    b = Bench(host, (pay([lose_deployed(2)], [vp(1)]),))
    b.table.troops(0, 1, 3)
    b.send().use()
    assert (b.of("deployed"), b.gained("vp")) == (1, 1)


@node
def play_lose_influence(host: str) -> None:
    b = Bench(host, (pay([lose_influence(1)], [vp(1)]),))
    b.table.influence(0, "guild", 1)
    b.send().use()
    if b.kind == "lose_influence":
        b.do("lose guild")
    assert (b.of("influence")["guild"], b.gained("vp")) == (0, 1)


# --- Agents, board ---------------------------------------------------------------------------------------------------


@node
def play_council_seat(host: str) -> None:
    assert Bench(host, (council_seat(),)).send().of("council") is True


@node
def play_swordmaster(host: str) -> None:
    b = Bench(host, (swordmaster(),)).send()
    assert b.of("swordmaster") is True
    assert b.gained("agents") == 0  # one sent, one gained


@node
def play_control(host: str) -> None:
    assert Bench(host, (control(BASIN),)).send().now["board"]["spaces"][BASIN]["control"] == 0


@node
def play_close_space(host: str) -> None:
    b = Bench(host, (close_space(),)).send().use().do(f"close {BASIN}")
    assert b.now["board"]["spaces"][BASIN]["closed_by"] == [0]


@node
def play_recall_agent(host: str) -> None:
    b = Bench(host, (recall_agent(),))
    b.table.agent_at(0, BASIN)
    b.send().use().do(f"recall {BASIN}")
    assert b.now["board"]["spaces"][BASIN]["agents"][0] == 0


@node
def play_recall_other_agent(host: str) -> None:
    b = Bench(host, (recall_other_agent(),))
    b.table.agent_at(0, BASIN)
    b.send()
    assert "end turn" not in b.texts  # mandatory
    b.use()
    assert b.texts == [f"recall {BASIN}"]
    b.do(b.texts[0])
    assert b.now["board"]["spaces"][BASIN]["agents"][0] == 0
    assert b.gained("agents") == 0
    alone = Bench(host, (recall_other_agent(),)).send()
    assert "end turn" in alone.texts
    assert [text for text in alone.texts if text.startswith("resolve bench")] == []


@node
def play_pass_turn(host: str) -> None:
    b = Bench(host, plot=(draw(1), pass_turn()))
    b.table.intrigue(0, PLOT)
    b.start().do(f"intrigue {PLOT}", "pass turn")
    assert b.now["turn"]["seat"] == 1
    assert (b.of("agents"), b.of("revealed")) == (b.before["seats"][0]["agents"], False)


@node
def play_extra_turn(host: str) -> None:
    b = Bench(host, (extra_turn(),))
    b.table.hand(0, CARD, "dagger")
    b.send().use().do("end turn")
    assert b.now["turn"]["seat"] == 0
    assert b.kind == "play_card"


@node
def play_signet(host: str) -> None:
    assert Bench(host, (signet(),)).send().gained("garrison") == 1 + 1  # the ring of Rabban: a troop


@node
def play_pick_secret(host: str) -> None:
    b = Bench(host, (pick_secret(1),)).send().use().do("secret guild")
    assert b.of("secret") == ["guild"]
    assert b.game is not None
    assert b.game.view(1)["seats"][0]["secret"] is None  # type: ignore[index]


@node
def play_show_secret(host: str) -> None:
    b = Bench(host, (pick_secret(1), show_secret()))
    b.send().do(f"resolve {CARD} pick_secret", "secret guild", f"resolve {CARD} show_secret")
    assert b.of("influence")["guild"] == 1


# --- structure -------------------------------------------------------------------------------------------------------


@node
def play_when(host: str) -> None:
    for seated, gained in ((False, 0), (True, 2)):
        b = Bench(host, (when(COUNCIL_SEAT, [solari(2)]),))
        if seated and host == "base":
            b.table.council(0)
        elif seated:
            b.table.seat(0).council = 1  # no space of this board gives the seat
        assert b.send().gained("solari") == gained


@node
def play_pay(host: str) -> None:
    b = Bench(host, (pay([spice(2), water(1)], [vp(1)]),)).send().use()
    assert (b.gained("spice"), b.gained("water"), b.gained("vp")) == (-2, -1, 1)


@node
def play_may(host: str) -> None:
    b = Bench(host, (may(draw(1)),)).send()
    assert "end turn" in b.texts  # nobody is forced
    assert b.use().of("hand_count") == 1


@node
def play_on_win(host: str) -> None:
    """The effects wait for the end of the Conflict and follow for its winner alone."""
    for units, gained in ((2, 3), (0, 0)):
        b = Bench(host, (on_win([solari(3)]),))
        b.table.conflict("skirmish_b").troops(0, 3, units).troops(1, 3, 1).troops(2, 3, 0)
        b.send().use()
        assert b.gained("solari") == 0
        assert b.game is not None
        while not any(event.kind == "conflict_won" for event in b.game.events(0, None)):
            texts = b.texts
            ends = [text for text in ("end turn", "reveal", "pass") if text in texts]
            b.game.apply_text(ends[0] if ends else texts[0])
        while b.now["round"] == b.before["round"] and not b.game.over and b.now["phase"] == "combat":
            b.game.apply_text("pass" if "pass" in b.texts else b.texts[0])
        assert b.gained("solari") == gained, units


@node
def play_choose(host: str) -> None:
    b = Bench(host, (choose([solari(2)], [spice(2)], [water(2)], count=2),)).send().use()
    b.do("choose spice 2", "choose water 2")
    assert (b.gained("solari"), b.gained("spice"), b.gained("water")) == (0, 2, 2)


@node
def play_either(host: str) -> None:
    for units, gained in ((3, (2, 0)), (2, (0, 1))):
        b = Bench(host, (either(units_in_conflict(3), [solari(2)], [spice(1)]), draw(1)))
        b.table.troops(0, 3, units)
        b.send().do(f"resolve {CARD} solari 2", f"resolve {CARD} draw 1")
        assert (b.gained("solari"), b.gained("spice"), b.of("hand_count")) == (*gained, 1)


@node
def play_lines(host: str) -> None:
    """One line is enough, both may be used, plain gains come first, and what is not possible is not offered."""
    printed = lines([pay([spice(3)], [vp(1)])], [when(lacks(COUNCIL_SEAT), [pay([water(1)], [solari(2)])])])
    b = Bench(host, plot=(printed,))
    b.table.intrigue(0, PLOT)
    b.start().do(f"intrigue {PLOT}")
    assert b.texts == ["choose pay spice 3", "choose pay water 1"]
    b.do("choose pay water 1")
    assert b.texts == ["choose pay spice 3", "pass"]
    assert b.game is not None
    decision = b.game.decision
    assert decision is not None
    assert [option.line is None for option in decision.options] == [False, True]  # to pass brings nothing
    b.do("choose pay spice 3")
    assert (b.gained("vp"), b.gained("spice"), b.gained("water"), b.gained("solari")) == (1, -3, -1, 2)
    one = Bench(host, plot=(printed,))
    one.table.intrigue(0, PLOT)
    one.start().do(f"intrigue {PLOT}", "choose pay spice 3", "pass")
    assert (one.gained("vp"), one.gained("water")) == (1, 0)
    none = Bench(host, plot=(printed,))
    none.table.intrigue(0, PLOT).spice(0, 2).water(0, 0)
    assert f"intrigue {PLOT}" not in none.start().texts
    plain = Bench(host, plot=(lines([pay([spice(9)], [vp(1)])], [solari(2)]),))
    plain.table.intrigue(0, PLOT)
    assert plain.start().do(f"intrigue {PLOT}").gained("solari") == 2
    assert plain.kind == "play_card"


@node
def play_together(host: str) -> None:
    """The condition looks at the card that was discarded."""
    for card, drawn in (("dagger", 0), (CARD, 2)):
        b = Bench(host, (together(discard(1), when(picked(EMPEROR), [draw(2)])),))
        b.table.hand(0, CARD, card)
        b.send()
        assert "end turn" not in b.texts  # mandatory
        assert b.use().do(f"discard {card}").of("hand_count") == drawn


@node
def play_this_reveal(host: str) -> None:
    b = Bench(host, reveal=(persuasion(5),), plot=(this_reveal(E_ACQUIRED, [solari(1)]),), in_reveal=True)
    b.table.intrigue(0, PLOT).row("arrakis_recruiter", SWORDS, SWORDS, SWORDS, SWORDS)
    b.start().do(f"intrigue {PLOT}")
    assert b.of("face_up") == [PLOT]
    b.do("reveal", "acquire arrakis_recruiter", f"acquire {SWORDS}")
    assert b.gained("solari") == 2
    b.do("end turn")
    assert (b.of("face_up"), b.now["intrigue_discard"][-1]) == ([], PLOT)


@node
def play_each_opponent(host: str) -> None:
    b = Bench(host, (each_opponent([solari(2)]),)).send().use()
    assert [b.gained("solari", seat) for seat in range(3)] == [0, 2, 2]


@node
def play_each_other(host: str) -> None:
    """Without teams they are the opponents; with teams S-MRX-06 has its own test."""
    b = Bench(host, (each_other([solari(1), spice(1)]),)).send().use()
    assert [b.gained("solari", seat) for seat in range(3)] == [0, 1, 1]
    assert [b.gained("spice", seat) for seat in range(3)] == [0, 1, 1]


@node
def play_opponent(host: str) -> None:
    b = Bench(host, (opponent([lose_garrison(1)]),)).send().use().do("opponent 2")
    assert [b.gained("garrison", seat) for seat in range(3)] == [1, 0, -1]


@node
def play_per_card_in_play(host: str) -> None:
    b = Bench(host, (per_card_in_play(EMPEROR, solari(1)),))
    b.table.play(0, CARD, "dagger")
    b.send()
    if f"resolve {CARD} solari 1" in b.texts:
        b.use()
    assert b.gained("solari") == 2  # both copies, not the Dagger


@node
def play_per_sword_card(host: str) -> None:
    """Cards that gave swords are counted when the Reveal turn ends, all of them or all others (X-CLR-02)."""
    for others, cards, gained in (
        (False, (CARD, SWORDS, SWORDS, "diplomacy"), 2),
        (True, (CARD, SWORDS, SWORDS, "diplomacy"), 2),
        (False, (CARD, "diplomacy"), 0),
        (True, (CARD, "diplomacy"), 0),
        (True, (CARD, SWORDS), 1),
    ):
        b = Bench(host, reveal=(per_sword_card(spice(1), others),))
        b.table.hand(0, *cards)
        assert revealed(b).gained("spice") == gained, (others, cards)
    for others, cards, gained in (
        (False, (CARD,), 1),
        (True, (CARD,), 0),  # the only sword card does not count itself
        (False, (CARD, SWORDS, "diplomacy"), 2),
        (True, (CARD, SWORDS, "diplomacy"), 1),
        (True, (CARD, CARD), 2),  # each counts the other
    ):
        b = Bench(host, reveal=(swords(1), per_sword_card(spice(1), others)))
        b.table.hand(0, *cards)
        assert revealed(b).gained("spice") == gained, (others, cards)


@node
def play_per_revealed(host: str) -> None:
    """Cards played earlier do not count; those trashed after they were revealed do."""
    b = Bench(host, reveal=(per_revealed(EMPEROR, spice(1)), pay([trash_other_in_play(EMPEROR)], [vp(1)])))
    b.table.hand(0, CARD, CARD, "dagger").play(0, CARD)
    b.start().do("reveal", f"resolve {CARD} pay trash_other_in_play", f"trash {CARD} play", "end turn")
    assert b.gained("spice") == 2 * 2
    # Of which Faction is all the same; a card of two counts for both.
    for faction in (EMPEROR, GUILD, BENE_GESSERIT):
        for factions in ((faction,), (EMPEROR, GUILD, BENE_GESSERIT)):
            b = Bench(host, reveal=(per_revealed(faction, spice(1)),), factions=factions)
            b.table.hand(0, CARD, CARD, "dagger")
            assert revealed(b).gained("spice") == 2 * 2, (faction, factions)


def revealed(b: Bench) -> Bench:
    """Reveal, and end the turn."""
    return b.start().do("reveal", "end turn")


@node
def play_per_low_track(host: str) -> None:
    b = Bench(host, (per_low_track(1, solari(1)),))
    b.table.influence(0, "guild", 2)
    b.send()
    if f"resolve {CARD} solari 1" in b.texts:
        b.use()
    assert b.gained("solari") == len(b.of("influence")) - 1


# --- modifiers of this turn ------------------------------------------------------------------------------------------


@node
def play_modify(host: str) -> None:
    b = Bench(host, (solari(2),), plot=(modify(Modifier(M_SOLARI, 0, 1)),))
    b.table.intrigue(0, PLOT)
    assert b.start().do(f"intrigue {PLOT}").send().gained("solari") == 3
    if host == "base":  # the toy board has no space that costs Solari and leads to no track
        cheap = Bench(host, plot=(modify(Modifier(M_SPACE_COST, 1 << LANDSRAAD, -2)),))
        cheap.table.intrigue(0, PLOT)
        assert cheap.start().do(f"intrigue {PLOT}").send("high_council").gained("solari") == -3


@node
def play_harvest_times(host: str) -> None:
    b = Bench(host, plot=(harvest_times(3),))
    b.table.intrigue(0, PLOT)
    assert b.start().do(f"intrigue {PLOT}").send(BASIN).gained("spice") == 3


@node
def play_space_influence_is(host: str) -> None:
    b = Bench(host, plot=(space_influence_is(2),))
    b.table.intrigue(0, PLOT)
    b.start().do(f"intrigue {PLOT}").send(b.court).use(b.court)
    assert b.of("influence")["emperor"] == 2


@node
def play_add_icons(host: str) -> None:
    b = Bench(host, plot=(add_icons(SPICE_TRADE),), icons=(LANDSRAAD,))
    b.table.intrigue(0, PLOT)
    b.start().do(f"intrigue {PLOT}").send(BASIN)
    assert b.now["board"]["spaces"][BASIN]["agents"][0] == 1


@node
def play_ignore_enemies(host: str) -> None:
    b = Bench(host, plot=(ignore_enemies(SPICE_TRADE, CITY),))
    b.table.intrigue(0, PLOT).agent_at(1, BASIN)
    b.start()
    assert b.game is not None
    assert b.game.why_not(f"agent {CARD} > {BASIN}") is not None
    b.do(f"intrigue {PLOT}").send(BASIN)
    assert b.now["board"]["spaces"][BASIN]["agents"][:2] == [1, 1]


@node
def play_acquire_discount(host: str) -> None:
    b = Bench(host, reveal=(persuasion(6), acquire_discount("the_spice_must_flow", 3)))
    b.start().do("reveal", "acquire the_spice_must_flow")
    assert b.gained("vp") == 1


@node
def play_acquire_to_top(host: str) -> None:
    b = Bench(host, reveal=(persuasion(2), acquire_to_top()))
    b.table.row("arrakis_recruiter", SWORDS, SWORDS, SWORDS, SWORDS)
    b.start().do("reveal", "acquire arrakis_recruiter", "top")
    assert b.now["known"]["deck_top"][0] == ["arrakis_recruiter"]


@node
def play_deploy_recruits_anywhere(host: str) -> None:
    b = Bench(host, (deploy_recruits_anywhere(), troops(2))).send()
    assert [text for text in b.texts if text.startswith("deploy")] == ["deploy 1", "deploy 2", "deploy 3"]  # no more
    assert b.do("deploy 3").of("deployed") == 3
    assert [text for text in b.texts if text.startswith("deploy")] == []


@node
def play_combat_icon(host: str) -> None:
    """As if the Hall were a Combat space: its own recruit and those of the card, and two more (I-ICO-01)."""
    plain = Bench(host, (troops(2),)).send()
    assert [text for text in plain.texts if text.startswith("deploy")] == []
    b = Bench(host, (combat_icon(), troops(2))).send()
    assert [text for text in b.texts if text.startswith("deploy")] == [f"deploy {n}" for n in range(1, 6)]
    assert b.do("deploy 5").of("deployed") == 5


@node
def play_cannot_deploy(host: str) -> None:
    b = Bench(host, (cannot_deploy(), deploy(2)), plot=(deploy_supply(2),))
    b.table.intrigue(0, PLOT)
    b.send(BASIN)
    assert [text for text in b.texts if text.startswith(("deploy", "resolve bench"))] == []
    assert b.do(f"intrigue {PLOT}").of("deployed") == 0
    b.do("end turn")
    assert b.now["turn"]["seat"] == 1


# --- mechanics -------------------------------------------------------------------------------------------------------


@node
def play_mentat(host: str) -> None:
    b = Bench(host, (mentat(), when(IS_HERE, [solari(9)]))).send()
    assert b.now["board"]["mentat"] == 0
    assert (b.gained("agents"), b.gained("solari")) == (0, 0)


@node
def play_mentat_next_round(host: str) -> None:
    assert Bench(host, (mentat_next_round(),)).send().now["board"]["mentat_next"] == 0


@node
def play_hide_cache(host: str) -> None:
    b = Bench(host, (hide_cache(3),)).send().use().do(f"hide in {BASIN}")
    assert (b.now["cache"], b.of("cached_spice")) == (BASIN, 3)


@node
def play_open_cache(host: str) -> None:
    for enemy, gained in ((False, 4), (True, 3)):
        b = Bench(host, (hide_cache(3), open_cache()))
        if enemy:
            b.table.agent_at(1, BASIN)
        b.send().do(f"resolve {CARD} hide_cache", f"hide in {BASIN}", f"resolve {CARD} open_cache")
        assert (b.now["cache"], b.gained("spice")) == (None, gained)


@node
def play_ornithopter(host: str) -> None:
    b = Bench(host, (ornithopter(2),)).send().use()
    assert b.of("ornithopters") == {"supply": 0, "garrison": 2, "deployed": 0, "strength": 1}


@node
def play_per_cache(host: str) -> None:
    b = Bench(host, (hide_cache(1),), reveal=(per_cache(solari(2)), when(HAS_CACHE, [spice(1)])))
    b.table.hand(0, CARD, CARD)
    b.send().use().do(f"hide in {BASIN}", "end turn")
    assert b.game is not None
    while b.now["turn"]["seat"] != 0:
        b.do("reveal" if "reveal" in b.texts else "end turn")
    b.do("reveal")
    if f"resolve {CARD} solari 2" in b.texts:
        b.use()
    assert (b.gained("solari"), b.gained("spice")) == (2, 1)


# --- all of them -----------------------------------------------------------------------------------------------------


def cases() -> list[tuple[str, str]]:
    """Return every node with every host that has its pieces."""
    return [(host, name) for name in SCENARIOS for host in ROOMS.get(name, ("base", HOST.id))]


@pytest.mark.parametrize(("host", "name"), cases())
def test_the_node_does_what_it_says(host: str, name: str) -> None:
    SCENARIOS[name](host)


def test_no_node_is_left_out() -> None:
    """Every function of the vocabulary that makes a node has a scenario."""
    made = {
        name
        for name, function in inspect.getmembers(effects, inspect.isfunction)
        if function.__module__ == effects.__name__ and inspect.signature(function).return_annotation is Node
    }
    assert len(made) > 60
    assert made | set(ROOMS) == set(SCENARIOS)
