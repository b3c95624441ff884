"""Decision trees counted by hand (R3): effects of cards, Intrigue cards, Combat, rewards, Round Start and Endgame.

What is counted and how is told in ``test_perft_by_hand``. R is the Reveal turn, E the end of the turn, P to pass.
After a Combat the next round begins with seat 1, who has 10 Persuasion and an empty Row before it: R alone, then
Arrakis Liaison, The Spice Must Flow and E.
"""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.engine.perft import perft
from tests.support.perft_positions import bare, counts
from tests.support.rulemark import rule

# --- trash and discard -----------------------------------------------------------------------------------------------


@rule("B-DCK-05", "B-DCK-07")
def test_trash_icon() -> None:
    """Guild Administrator at Secure Contract; hand: Dagger twice, Convincing Argument; discard pile: Dagger, Diplomacy.

    1: trash, E. 2.
    2: Trash: from the hand Dagger or Convincing Argument, from the pile Dagger or Diplomacy, from play the
       Administrator, or nothing: 6. E: 1. Together 7.
    3: E after each of the six; after E, R: E: 1. Together 7.
    """
    g = bare().hand(0, "guild_administrator", "dagger", "dagger", "convincing_argument")
    g.discard(0, "dagger", "diplomacy").turn(0)
    counts(g.do("agent guild_administrator > secure_contract"), 2, 7, 7)


@rule("B-SPC-07", "B-DCK-07")
def test_trash_as_a_cost() -> None:
    """Selective Breeding: a card must go once the cost is chosen. Hand: Dagger; discard pile: Dagger twice.

    1: Influence, pay. 2.
    2: Influence: pay, E: 2. Pay: the Dagger of the hand, one of the pile, Diplomacy in play: 3. Together 5.
    3: Influence, pay: 3. Influence, E: 1. Pay, a card: Influence: 3. Together 7.
    """
    g = bare().hand(0, "diplomacy", "dagger").discard(0, "dagger", "dagger").spice(0, 2).turn(0)
    counts(g.do("agent diplomacy > selective_breeding"), 2, 5, 7)


@rule("B-CLR-12", "B-CLR-13", "B-CLR-14")
def test_test_of_humanity() -> None:
    """At Hall of Oratory. Seat 1: Dagger twice, Diplomacy, a troop in the Conflict. Seat 2: no card and no such troop.

    1: it must be resolved: 1.
    2: Seat 1: discard or lose the troop: 2.
    3: Discard: Dagger or Diplomacy: 2. Lose: seat 2 is unaffected, so E: 1. Together 3.
    4: Discard, a card: E: 2. Lose, E: seat 1: Diplomacy, R, for Hall of Oratory is occupied and the rest costs: 2.
       Together 4.
    """
    g = bare().hand(0, "test_of_humanity").hand(1, "dagger", "dagger", "diplomacy").troops(1, garrison=2, deployed=1)
    counts(g.turn(0).do("agent test_of_humanity > hall_of_oratory"), 1, 2, 3, 4)


@rule("F-CRD-15", "B-GEN-06")
def test_reverend_mother_mohiam() -> None:
    """At Wealth, Gene Manipulation in play. Seat 1: Dagger twice, Diplomacy; seat 2: Reconnaissance. Two discards each.

    1: Influence, discards. 2.
    2: Influence: discards: 1. Discards: seat 1: Dagger or Diplomacy: 2. Together 3.
    3: Influence, discards: 2. Discards, Dagger: Dagger or Diplomacy: 2. Discards, Diplomacy: Dagger: 1. Together 5.
    4: Influence, discards, Dagger: 2. Influence, discards, Diplomacy: 1. Discards and both cards of seat 1, in each of
       three ways: seat 2: Reconnaissance: 3. Together 6.
    """
    g = bare().hand(0, "reverend_mother_mohiam").play(0, "gene_manipulation")
    g.hand(1, "dagger", "dagger", "diplomacy").hand(2, "reconnaissance").turn(0)
    counts(g.do("agent reverend_mother_mohiam > wealth"), 2, 3, 5, 6)


def test_other_memory() -> None:
    """At Secure Contract; the discard pile holds Gene Manipulation twice, Test of Humanity and Dagger.

    1: it must be resolved: 1. 2: draw or take back: 2. 3: Draw: E: 1. Take back: Gene Manipulation or Test of Humanity:
    2. Together 3. 4: E, E and, after the draw and E, R: 3.
    """
    g = bare().hand(0, "other_memory")
    g.discard(0, "gene_manipulation", "gene_manipulation", "test_of_humanity", "dagger").turn(0)
    counts(g.do("agent other_memory > secure_contract"), 1, 2, 3, 3)


# --- Influence -------------------------------------------------------------------------------------------------------


@rule("B-INF-12", "B-INT-02")
def test_bribery() -> None:
    """2 Solari, an empty hand; the Emperor's track is full, which does not forbid the choice.

    1: Bribery, R. 2.
    2: Bribery: four Factions: 4. R: Bribery, E: 2. Together 6.
    3: Bribery, a Faction: R: 4. R, Bribery: 4. R, E: 1. Together 9.
    """
    g = bare().solari(0, 2).intrigue(0, "bribery").influence(0, "emperor", 6).alliance("emperor", 0)
    counts(g.turn(0), 2, 6, 9)


def test_firm_grip() -> None:
    """At Wealth, which brings the 2 Solari: Spacing Guild, Bene Gesserit or Fremen, not the Emperor.

    1: Influence, pay. 2. 2: Influence: pay, E: 2. Pay: 3. Together 5.
    3: Influence, pay: 3. Influence, E: 1. Pay, a Faction: Influence: 3. Together 7.
    """
    g = bare().hand(0, "firm_grip").turn(0)
    counts(g.do("agent firm_grip > wealth"), 2, 5, 7)


@pytest.mark.parametrize(
    ("in_play", "expected"),
    [
        # 1: deploy 1 to 3, E. 2: Deploy 1: deploy 1 or 2, E: 3. Deploy 2: 2. Deploy 3: 1. E: 1.
        ("dagger", (4, 7)),
        # 1: resolve, deploy 1 to 3.
        # 2: Resolve: four Factions. Deploy 1: resolve, deploy 1 or 2: 3. Deploy 2: 2. Deploy 3: 1.
        ("gene_manipulation", (4, 10)),
    ],
)
def test_missionaria_protectiva(in_play: str, expected: tuple[int, int]) -> None:
    """At Sietch Tabr: Influence of choice if there is another Bene Gesserit card in play; 1 recruit and two more."""
    g = bare().hand(0, "missionaria_protectiva").play(0, in_play).influence(0, "fremen", 2).turn(0)
    counts(g.do("agent missionaria_protectiva > sietch_tabr"), *expected)


@rule("F-CRD-16", "F-CRD-17", "B-INF-13")
@pytest.mark.parametrize(
    ("spice", "tracks", "expected"),
    [
        # 1: pay, E. 2: Pay: where 1 Influence is lost. E: 1. 3: after each loss four Factions to gain 2 with. E, R: 1.
        (2, ("emperor",), (2, 2, 5)),
        (2, ("emperor", "fremen"), (2, 3, 9)),
        (3, ("emperor", "guild", "fremen"), (2, 4, 13)),
        (2, ("emperor", "guild", "bene_gesserit", "fremen"), (2, 5, 17)),
        # Nothing to lose, or too little spice: E, the next player's R and E.
        (2, (), (1, 1, 1)),
        (1, ("emperor", "fremen"), (1, 1, 1)),
    ],
)
def test_shifting_allegiances(spice: int, tracks: tuple[str, ...], expected: tuple[int, ...]) -> None:
    """At Hall of Oratory, with 1 Influence on each of the tracks."""
    g = bare().hand(0, "shifting_allegiances").spice(0, spice)
    for track in tracks:
        g.influence(0, track, 1)
    counts(g.turn(0).do("agent shifting_allegiances > hall_of_oratory"), *expected)


@rule("F-ALL-02")
def test_shifting_allegiances_of_a_tied_holder() -> None:
    """Everybody has 4 Emperor Influence, seat 0 holds the Alliance and has no other Influence.

    1: pay, E. 2. 2: Pay: the Emperor: 1. E: 1. Together 2.
    3: Pay, the Emperor: seat 1 or seat 2 takes the token: 2. E, R: E: 1. Together 3.
    4: Pay, the Emperor, a seat: four Factions: 8. E, R, E: R of seat 2: 1. Together 9.
    """
    g = bare().hand(0, "shifting_allegiances").spice(0, 2).alliance("emperor", 0)
    for seat in range(3):
        g.influence(seat, "emperor", 4)
    counts(g.turn(0).do("agent shifting_allegiances > hall_of_oratory"), 2, 2, 3, 9)


@rule("B-CLR-01")
def test_masterstroke_factions() -> None:
    """Set-up with Baron Harkonnen: one of four Factions, then one of the other three. 1: 4. 2: 4 × 3 = 12."""
    leaders = ("baron_vladimir_harkonnen", "paul_atreides", "earl_memnon_thorvald")
    game = ls.new_game(ls.Setup(players=3, leaders=leaders), 5)
    assert [perft(game._state, depth) for depth in (1, 2)] == [4, 12]


# --- Plot Intrigue cards ---------------------------------------------------------------------------------------------


@rule("B-ICO-22")
def test_urgent_mission() -> None:
    """Reconnaissance, both Agents on the board (Arrakeen, Wealth), no water.

    1: Urgent Mission, R. 2.
    2: Mission: either Agent: 2. R: Mission, E: 2. Together 4.
    3: Mission, Arrakeen: Reconnaissance, R: 2. Mission, Wealth: the same (Carthag is free): 2. R, Mission: 2. R, E: 1.
       Together 7.
    """
    g = bare().hand(0, "reconnaissance").water(0, 0).intrigue(0, "urgent_mission").agent_at(0, "arrakeen", "wealth")
    counts(g.turn(0), 2, 4, 7)


@rule("B-CLR-03")
def test_bindu_suspension() -> None:
    """Dagger, no Solari; Bindu Suspension, only at the start of the turn, and Windfall. The card drawn has no icon.

    1: Dagger, R, Bindu, Windfall. 4.
    2: Dagger: Hall of Oratory: 1. R: Windfall, E: 2. Bindu: pass the turn or not: 2. Windfall (2 Solari): Dagger, R: 2.
       Together 7.
    3: Dagger, Hall: Windfall, E: 2. R, Windfall: E: 1. R, E: 1. Bindu, pass: the next player's R: 1.
       Bindu, go on: Dagger, R, Windfall: 3. Windfall, Dagger: Hall of Oratory, Mentat: 2. Windfall, R: E: 1.
       Together 11.
    """
    g = bare().hand(0, "dagger").intrigue(0, "bindu_suspension", "windfall")
    counts(g.turn(0), 4, 7, 11)


@rule("F-CRD-05")
@pytest.mark.parametrize(
    ("deployed", "expected"),
    [
        # 1: Double Cross, R. 2: the opponents with a troop; R: Double Cross, E. 3: R after each; R, Cross; R, E: 1.
        ((1, 2, 0), (2, 4, 5)),
        ((1, 2, 3), (2, 5, 7)),
        ((0, 0, 0), (1, 1, 1)),
    ],
)
def test_double_cross(deployed: tuple[int, int, int], expected: tuple[int, ...]) -> None:
    """Four players, 1 Solari; troops of the three opponents in the Conflict."""
    g = bare(4).solari(0, 1).intrigue(0, "double_cross")
    for seat, troops in enumerate(deployed, start=1):
        g.troops(seat, garrison=3, deployed=troops)
    counts(g.turn(0), *expected)


@rule("F-OPT-06")
def test_rapid_mobilization() -> None:
    """3 troops in the Garrison, no Combat space needed.

    1: Mobilization, R. 2. 2: Mobilization: 0 to 3: 4. R: Mobilization, E: 2. Together 6.
    3: Mobilization, a number: R: 4. R, Mobilization: 4. R, E: 1. Together 9.
    """
    counts(bare().intrigue(0, "rapid_mobilization").turn(0), 2, 6, 9)


def test_reinforcements() -> None:
    """3 Solari for 3 troops; only in the Reveal turn may they be deployed with it.

    1: Reinforcements, R. 2. 2: Reinforcements: R: 1. R: Reinforcements, E: 2. Together 3.
    3: Reinforcements, R: E: 1. R, Reinforcements: deploy 0 to 3: 4. R, E: 1. Together 6.
    """
    counts(bare().solari(0, 3).intrigue(0, "reinforcements").turn(0), 2, 3, 6)


def test_bypass_protocol() -> None:
    """2 spice; Row: Scout (1) twice, Crysknife (3), Stilgar (5), Kwisatz Haderach (8).

    1: Bypass, R. 2. 2: Bypass: up to 3, or 2 spice for up to 5: 2. R: Bypass, E: 2. Together 4.
    3: Up to 3: Scout, Crysknife, Liaison: 3. Up to 5: Stilgar as well: 4. R, Bypass: 2. R, E: 1. Together 10.
    """
    g = bare().spice(0, 2).intrigue(0, "bypass_protocol")
    counts(g.row("scout", "scout", "crysknife", "stilgar", "kwisatz_haderach").turn(0), 2, 4, 10)


@rule("B-CLR-11")
@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        # 1: Snooper, R. 2: draw or trash: 2; R: Snooper, E: 2.
        # 3: Drawn: Dagger, R: 2. Trashed: R: 1. R, Snooper: 2. R, E: 1.
        (("dagger",), (2, 4, 6)),
        # No top card to look at, though there is a discard pile: R, E, R.
        ((), (1, 1, 1)),
    ],
)
def test_poison_snooper(deck: tuple[str, ...], expected: tuple[int, ...]) -> None:
    """Hall of Oratory is free for the Dagger."""
    g = bare().deck(0, *deck).discard(0, "diplomacy").intrigue(0, "poison_snooper")
    counts(g.turn(0), *expected)


# --- Combat ----------------------------------------------------------------------------------------------------------


@rule("B-CMB-02", "B-CMB-04")
def test_equal_combat_cards() -> None:
    """Seat 0: 3 troops, Ambush, Master Tactician twice, Private Army and only 1 spice. Seat 1: 2 troops, no card.
    Seat 2: an Ambush, but no troop.

    1: Ambush, Tactician, P. 3.
    2: Ambush: Tactician, P: 2. Tactician: swords or retreat: 2. P: all have passed; as the winner, seat 0 is asked for
       cards once more: P: 1. Together 5.
    3: Ambush, Tactician: 2. Ambush, P: the others take no part, seat 0 again: Tactician, P: 2.
       Tactician, swords: Ambush, Tactician, P: 3. Tactician, retreat: 0 to 3: 4. P, P: next round, R: 1. Together 12.
    """
    g = bare().troops(0, garrison=0, deployed=3).troops(1, garrison=0, deployed=2).spice(0, 1)
    g.intrigue(0, "ambush", "master_tactician", "master_tactician", "private_army").intrigue(2, "ambush")
    counts(g.combat(), 3, 5, 12)


@rule("B-INT-03", "B-INT-07")
@pytest.mark.parametrize(
    ("deployed", "spice", "alliance", "options"),
    [
        (3, 2, True, 5),  # Staged Incident, Allied Armada, Tiebreaker, Private Army, P
        (3, 2, False, 4),  # no Armada
        (2, 2, True, 4),  # no Incident: three troops must be lost
        (3, 1, True, 3),  # neither Armada nor Army
        (2, 1, False, 2),
    ],
)
def test_what_combat_cards_need(deployed: int, spice: int, alliance: bool, options: int) -> None:
    """Also in the hand: a second Private Army, To the Victor… (after winning only) and Windfall (Plot)."""
    g = bare().troops(0, garrison=0, deployed=deployed).spice(0, spice)
    cards = ("staged_incident", "allied_armada", "tiebreaker", "private_army", "private_army")
    g.intrigue(0, *cards, "to_the_victor", "windfall")
    if alliance:
        g.alliance("guild", 0)
    counts(g.combat(), options)


@rule("B-CMB-06")
def test_cards_of_the_winner() -> None:
    """Seat 0 alone is in the Conflict and wins Guild Bank Raid; 2 spice, Demand Respect and To the Victor….

    1: Respect, Victor, P. 3.
    2: Respect: 1 Influence, or 2 spice for 2: 2. Victor: Respect, P: 2. P: next round, R: 1. Together 5.
    3: Respect, either: four Factions: 8. Victor, Respect: 2. Victor, P: R: 1. P, R: 3 in the Reveal turn. Together 14.
    """
    g = bare().conflict("guild_bank_raid").troops(0, garrison=0, deployed=1).spice(0, 2)
    g.intrigue(0, "demand_respect", "to_the_victor").combat()
    counts(g.do("pass"), 3, 5, 14)


@rule("B-CLR-05")
def test_spice_of_to_the_victor_pays_for_respect() -> None:
    """As above with no spice, To the Victor… played: 3 spice.

    1: Respect, P. 2. 2: Respect: 2. P: R: 1. Together 3. 3: Respect, either: 8. P, R: 3. Together 11.
    """
    g = bare().conflict("guild_bank_raid").troops(0, garrison=0, deployed=1)
    g.intrigue(0, "demand_respect", "to_the_victor").combat()
    counts(g.do("pass", "intrigue to_the_victor"), 2, 3, 11)


@rule("F-CON-02", "B-TIE-07")
def test_tied_for_first_has_not_won() -> None:
    """Seats 0 and 1 with two troops each and a To the Victor… each, which they cannot play.

    1: P of seat 0. 2: P of seat 1. 3: next round, R. 4: Liaison, Spice, E: 3.
    """
    g = bare().conflict("guild_bank_raid")
    for seat in (0, 1):
        g.troops(seat, garrison=0, deployed=2).intrigue(seat, "to_the_victor")
    counts(g.combat(), 1, 1, 1, 3)


# --- rewards ---------------------------------------------------------------------------------------------------------


def test_machinations() -> None:
    """The winner chooses two different Factions. 1: 4. 2: 4 × 3 = 12. 3: next round, R after each: 12."""
    g = bare().conflict("machinations").troops(0, garrison=0, deployed=1)
    counts(g.combat(), 4, 12, 12)


def test_battle_for_arrakeen() -> None:
    """Second place chooses two of three: an Intrigue card (Ambush), 2 spice, 3 Solari; the winner has no choice.

    1: 3. 2: 3 × 2 = 6. 3: next round, R after each: 6.
    """
    g = bare().conflict("battle_for_arrakeen").intrigue_deck("ambush")
    g.troops(0, garrison=0, deployed=2).troops(1, garrison=0, deployed=1)
    counts(g.combat(), 3, 6, 6)


@rule("B-TIE-05")
def test_cloak_and_dagger_of_two_seconds() -> None:
    """Seats 1 and 2 tie for second: each takes the third reward, an Intrigue card or 1 spice. The winner, seat 0,
    chooses a Faction for 1 Influence and draws 2 Intrigue cards. The Intrigue deck is all Ambushes.

    1: Influence, cards. 2.
    2: Influence: four Factions: 4. Cards: what is left, the Influence, comes by itself: four Factions: 4. Together 8.
    3: Influence, a Faction: the cards come by themselves, and as a winner with cards seat 0 may play one: P: 4.
       Cards, a Faction: P: 4. Together 8.
    4: P: seat 1 chooses: 8 × 2 = 16. 5: seat 2 chooses: 16 × 2 = 32. 6: next round, R: 32.
    """
    g = bare().conflict("cloak_and_dagger").intrigue_deck(*["ambush"] * 4)
    g.troops(0, garrison=0, deployed=2).troops(1, garrison=0, deployed=1).troops(2, garrison=0, deployed=1)
    counts(g.combat(), 2, 8, 8, 16, 32, 32)


@rule("B-DCK-07")
def test_terrible_purpose() -> None:
    """The winner may trash a card; discard pile: Dagger twice, Diplomacy.

    1: trash, P. 2. 2: Trash: Dagger, Diplomacy, nothing: 3. P: next round, R: 1. Together 4.
    3: R after each of the three; P, R: 3. Together 6.
    """
    g = bare().conflict("terrible_purpose").troops(0, garrison=0, deployed=1)
    counts(g.discard(0, "dagger", "dagger", "diplomacy").combat(), 2, 4, 6)


# --- Round Start and Endgame -----------------------------------------------------------------------------------------


@rule("B-CTL-04", "B-RND-03")
@pytest.mark.parametrize(
    ("garrison", "expected"),
    [
        # 1: defend or not. 2: R of the First Player. 3: Liaison, Spice, E: 3 each.
        (11, (2, 2, 6)),
        # No troop in the Supply: R at once. 2: Liaison, Spice, E: 3.
        # 3: Liaison (8 left): Liaison, E: 2. Spice (1 left): E: 1. E: the next player's R: 1.
        (12, (1, 3, 4)),
    ],
)
def test_defending_arrakeen(garrison: int, expected: tuple[int, ...]) -> None:
    """Siege of Arrakeen is turned up, seat 1 controls the space."""
    g = bare().control(1, "arrakeen").troops(1, garrison=garrison)
    counts(g.conflict_deck("siege_of_arrakeen", "skirmish_a").round_start(), *expected)


@rule("B-CTL-04")
def test_nobody_defends_another_space() -> None:
    """Siege of Carthag is turned up, seat 1 controls Arrakeen. 1: R of the First Player. 2: Liaison, Spice, E."""
    g = bare().control(1, "arrakeen").conflict_deck("siege_of_carthag", "skirmish_a")
    counts(g.round_start(), 1, 3)


@rule("B-END-04", "B-END-05", "B-INT-04")
def test_endgame() -> None:
    """Seat 0 (10 VP): Tiebreaker, and Plans Within Plans with 3 Influence on two tracks only. Seat 1: Corner the Market
    and two The Spice Must Flow. Seat 2: Ambush, which cannot be played, but being asked shows nothing.

    1: Tiebreaker, P. 2.
    2: Tiebreaker: P: 1. P: seat 1: Corner, P: 2. Together 3.
    3: Tiebreaker, P: 2. P, Corner: seat 1 has no card left, seat 2: P: 1. P, P: seat 2: P: 1. Together 4.
    4: Tiebreaker, P, Corner: 1. Tiebreaker, P, P: 1. The other two end the game, which counts as one each. Together 4.
    5: now all four have ended the game: 4.
    """
    g = bare().vp(0, 10).intrigue(0, "plans_within_plans", "tiebreaker").intrigue(1, "corner_the_market")
    g.influence(0, "emperor", 3).influence(0, "guild", 3).influence(0, "fremen", 2)
    g.discard(1, "the_spice_must_flow", "the_spice_must_flow").intrigue(2, "ambush")
    counts(g.recall(), 2, 3, 4, 4, 4)


@pytest.mark.parametrize(
    ("levels", "copies", "options"),
    [
        ((3, 3, 3, 0), (2, 0), 3),  # Plans Within Plans, Corner the Market, P
        ((3, 3, 2, 2), (2, 0), 2),  # three tracks are needed
        ((3, 3, 3, 0), (1, 0), 3),  # one copy, but more than anybody else
        ((3, 3, 3, 0), (1, 1), 2),  # no more than seat 1
        ((4, 4, 4, 4), (0, 0), 2),
    ],
)
def test_what_endgame_cards_need(levels: tuple[int, ...], copies: tuple[int, int], options: int) -> None:
    """Seat 0 holds Plans Within Plans, Corner the Market, Windfall and Ambush."""
    g = bare().vp(0, 10).intrigue(0, "plans_within_plans", "corner_the_market", "windfall", "ambush")
    for faction, level in zip(("emperor", "guild", "bene_gesserit", "fremen"), levels, strict=True):
        g.influence(0, faction, level)
    for seat, n in enumerate(copies):
        g.discard(seat, *["the_spice_must_flow"] * n)
    counts(g.recall(), options)
