"""Decision trees counted by hand (R3): sending Agents, deploying troops, acquiring cards.

An engine cannot vouch for itself, so these numbers were counted from the catalogue and the card facts, with the working
beside each, before the engine was asked. ``counts(g, a, b, c)`` says: a options now, b sequences of two, c of three.
How the game puts its questions belongs to the count:

- A turn begins with one option for each different card that can send an Agent somewhere, one for the Reveal turn and
  one for each different Plot Intrigue card that may be played. A card chosen asks for its space.
- The rest of an Agent turn is a menu: an option for each effect left to resolve, "deploy n" for each possible n, Plot
  Intrigue cards, and the end of the turn unless a mandatory effect is left. Gains of resources, and troops recruited
  from an ample Supply, are received at once and are no options.
- A Reveal turn is a menu of effects, of cards that can be paid, each name once, and of the end of the turn.

``bare()`` leaves every opponent one option at a time: reveal with nothing, then end the turn.
The letter R below is always the Reveal turn, E the end of the turn.
"""

from __future__ import annotations

import pytest

from tests.support.perft_positions import bare, counts
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# --- start of turn: cards and spaces ---------------------------------------------------------------------------------


@rule("B-CRD-03", "B-AGT-03", "B-AGT-06")
def test_starting_hand() -> None:
    """1 water, no spice, no Solari; an opponent's Agent on Secrets.

    1: Dagger (two, equal), Diplomacy, Dune, R; Convincing Argument has no icon. 4.
    2: Dagger: Hall of Oratory, all other Landsraad spaces cost Solari: 1.
       Diplomacy: Wealth, Foldspace, Hardy Warriors, Stillsuits; Conspire, Heighliner and Selective Breeding cost spice,
       Secrets is occupied: 4.
       Dune: Secure Contract, Imperial Basin, Hagga Basin; The Great Flat costs 2 water, Sell Melange spice: 3.
       R: 1 + 1 + 2 = 4 Persuasion: Arrakis Liaison, E: 2.
       1 + 4 + 3 + 2 = 10.
    3: Hall of Oratory: its troop is recruited: E: 1.
       Wealth: Influence: 1. Foldspace: Influence, card: 2. Hardy Warriors: Influence, deploy 1 to 4 (2 recruits and two
       more): 5. Stillsuits: Influence, deploy 1 or 2: 3. Together 11.
       Secure Contract: E: 1. Imperial Basin and Hagga Basin: deploy 1 or 2, E: 3 each. Together 7.
       Liaison: 2 Persuasion left: Liaison, E: 2. E: the next player reveals: 1. Together 3.
       1 + 11 + 7 + 3 = 22.
    """
    g = bare().agent_at(1, "secrets")
    g.hand(0, "dagger", "dagger", "diplomacy", "dune_the_desert_planet", "convincing_argument")
    counts(g.turn(0), 4, 10, 22)


@rule("B-AGT-07", "B-AGT-08")
@pytest.mark.parametrize(
    ("solari", "spaces"),
    # Hall of Oratory costs nothing, then Mentat 2, Rally Troops 4, High Council 5, Swordmaster 8.
    [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (7, 4), (8, 5)],
)
def test_prices_of_the_landsraad_spaces(solari: int, spaces: int) -> None:
    """1: Dagger, R. 2: the spaces that can be paid, and E after a Reveal turn without Persuasion."""
    g = bare().hand(0, "dagger").solari(0, solari)
    counts(g.turn(0), 2, spaces + 1)


@pytest.mark.parametrize(
    ("solari", "spaces"),
    # One Solari less each: Hall of Oratory 0, Mentat 1, Rally Troops 3, High Council 4, Swordmaster 7.
    [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4), (6, 4), (7, 5)],
)
def test_prices_for_duke_leto(solari: int, spaces: int) -> None:
    """As above, with Landsraad Popularity. 1: Dagger, R. 2: the spaces that can be paid, and E."""
    g = bare(leaders=("duke_leto_atreides", "paul_atreides", "earl_memnon_thorvald"))
    counts(g.hand(0, "dagger").solari(0, solari).turn(0), 2, spaces + 1)


@rule("B-AGT-14", "B-REV-05")
def test_spaces_entered_once_a_game() -> None:
    """A Councilor with the Swordmaster and 10 Solari.

    1: Dagger, R. 2.
    2: Dagger: Mentat, Rally Troops, Hall of Oratory: 3. R: 2 Persuasion of the Council: Liaison, E: 2. Together 5.
    """
    g = bare().hand(0, "dagger").solari(0, 10).council(0).swordmaster(0)
    counts(g.turn(0), 2, 5)


@rule("B-AGT-15", "B-CLR-15", "B-TRN-03")
@pytest.mark.parametrize(
    ("water", "fremen", "occupied", "closed", "spaces"),
    [
        (2, 2, None, None, 4),  # Arrakeen, Carthag, Research Station, Sietch Tabr
        (2, 2, "arrakeen", None, 3),
        (2, 2, "arrakeen", "carthag", 2),
        (1, 2, "arrakeen", "carthag", 1),  # Sietch Tabr; Research Station costs 2 water
        (2, 1, "arrakeen", "carthag", 1),  # Research Station; Sietch Tabr wants 2 Fremen Influence
        (1, 1, "arrakeen", "carthag", 0),
    ],
)
def test_cities(water: int, fremen: int, occupied: str | None, closed: str | None, spaces: int) -> None:
    """Reconnaissance; ``occupied`` holds an opponent's Agent, ``closed`` is closed by an opponent's The Voice.

    1: Reconnaissance if there is a space at all, R. 2: the spaces, and E (the 1 Persuasion buys nothing).
    """
    g = bare().hand(0, "reconnaissance").water(0, water).influence(0, "fremen", fremen)
    if occupied is not None:
        g.agent_at(1, occupied)
    if closed is not None:
        g.state.seats[1].closed_space = g.space(closed)
    counts(g.turn(0), 2 if spaces else 1, spaces + 1)


@rule("B-CLR-15")
def test_the_voice() -> None:
    """The Voice at Secure Contract; the next player holds Dune, no water and no spice.

    1: the effect must be resolved: 1.
    2: any of the 22 spaces.
    3: E after each: 22.
    4: the next player: Dune, R, for Imperial Basin is the only space left: 21 × 2; R alone where that is closed: 1.
       Together 43.
    """
    g = bare().hand(0, "the_voice").hand(1, "dune_the_desert_planet").water(1, 0)
    counts(g.turn(0).do("agent the_voice > secure_contract"), 1, 22, 22, 43)


@rule("B-TRN-03")
def test_no_agent_left() -> None:
    """1: R, the Dagger needs an Agent. 2: E. 3: the next player: R."""
    g = bare().hand(0, "dagger").agents(0, 0)
    counts(g.turn(0), 1, 1, 1)


def helena_or_not(leader: str) -> Scenario:
    """Opponents on Arrakeen, Hall of Oratory and Imperial Basin, an own Agent on Carthag; 4 Solari, 2 water."""
    g = bare(leaders=(leader, "paul_atreides", "earl_memnon_thorvald"))
    g.agent_at(0, "carthag").agent_at(1, "arrakeen", "hall_of_oratory").agent_at(2, "imperial_basin")
    g.hand(0, "reconnaissance", "dagger", "dune_the_desert_planet").solari(0, 4).water(0, 2).influence(0, "fremen", 2)
    return g.turn(0)


def test_eyes_everywhere() -> None:
    """Helena Richese passes enemy Agents on Landsraad and City spaces, not her own and not on the Spice Trade.

    1: three cards, R. 4.
    2: Reconnaissance: Arrakeen, Research Station, Sietch Tabr: 3. Dagger: Mentat, Rally Troops, Hall of Oratory: 3.
       Dune: Secure Contract, Hagga Basin, The Great Flat: 3. R: 2 Persuasion: Liaison, E: 2. Together 11.
    """
    counts(helena_or_not("helena_richese"), 4, 11)


def test_no_eyes_everywhere() -> None:
    """The same for another Leader: without Arrakeen and Hall of Oratory. 1: 4. 2: 2 + 2 + 3 + 2 = 9."""
    counts(helena_or_not("glossu_the_beast_rabban"), 4, 9)


def test_infiltrate() -> None:
    """Dune, no water, no spice; opponents on Secure Contract and Imperial Basin.

    1: Infiltrate, R; Dune has nowhere to go. 2.
    2: Infiltrate: Dune, R: 2. R: Infiltrate (a Plot card), E: 2. Together 4.
    3: Infiltrate, Dune: the two spaces: 2. Infiltrate, R: E: 1. R, Infiltrate: E: 1. R, E: 1. Together 5.
    """
    g = bare().hand(0, "dune_the_desert_planet").water(0, 0).intrigue(0, "infiltrate")
    counts(g.agent_at(1, "secure_contract", "imperial_basin").turn(0), 2, 4, 5)


def test_dispatch_an_envoy_twice() -> None:
    """Dagger, 1 water, no Solari, an opponent on Hall of Oratory; two equal Intrigue cards.

    1: Envoy, R. 2.
    2: Envoy: Dagger, R, the other Envoy: 3. R: Envoy, E: 2. Together 5.
    3: Envoy, Dagger: Wealth, Foldspace, Secrets, Hardy Warriors, Stillsuits: 5. Envoy, R: Envoy, E: 2.
       Envoy, Envoy: Dagger, R: 2. R, Envoy: Envoy, E: 2. R, E: 1. Together 12.
    """
    g = bare().hand(0, "dagger").intrigue(0, "dispatch_an_envoy", "dispatch_an_envoy").agent_at(1, "hall_of_oratory")
    counts(g.turn(0), 2, 5, 12)


# --- Kwisatz Haderach ------------------------------------------------------------------------------------------------

# With 1 water and nothing else these 11 of the 22 spaces can be entered: Wealth, Foldspace, Secrets, Hardy Warriors,
# Stillsuits, Hall of Oratory, Secure Contract, Imperial Basin, Hagga Basin, Arrakeen, Carthag.


def test_kwisatz_haderach_from_the_leader() -> None:
    """Both Agents on the Leader, opponents on Wealth and Arrakeen, which do not matter.

    1: Kwisatz Haderach, R. 2: 11 spaces, and E after R: 12.
    """
    counts(bare().hand(0, "kwisatz_haderach").agent_at(1, "wealth", "arrakeen").turn(0), 2, 12)


@rule("B-CLR-06", "B-CLR-07")
def test_kwisatz_haderach_from_the_board() -> None:
    """Both Agents on the board, at Arrakeen and Hagga Basin.

    1: Kwisatz Haderach, R. 2.
    2: the Agent of Arrakeen or that of Hagga Basin: 2. R: E: 1. Together 3.
    3: either may go to all 11 spaces, the one it leaves among them: 22. R, E: 1. Together 23.
    """
    counts(bare().hand(0, "kwisatz_haderach").agent_at(0, "arrakeen", "hagga_basin").turn(0), 2, 3, 23)


@rule("B-CLR-08", "B-CLR-09")
def test_kwisatz_haderach_and_closed_doors() -> None:
    """An Agent on the Leader, one at Arrakeen; Councilor, 5 Solari, no water; an opponent's The Voice closes Carthag.

    1: Kwisatz Haderach, R. 2.
    2: the Agent of the Leader or of Arrakeen: 2. R: 2 Persuasion: Liaison, E: 2. Together 4.
    3: Wealth, Foldspace, Secrets, Stillsuits, Mentat, Rally Troops, Hall of Oratory, Secure Contract, Imperial Basin,
       Arrakeen; no second High Council, no Carthag: 10 for each Agent. R, Liaison: E: 1. R, E: 1. Together 22.
    """
    g = bare().hand(0, "kwisatz_haderach").agent_at(0, "arrakeen").council(0).solari(0, 5).water(0, 0)
    g.state.seats[1].closed_space = g.space("carthag")
    counts(g.turn(0), 2, 4, 22)


# --- costs and deployment --------------------------------------------------------------------------------------------


@rule("B-SPC-20", "B-CST-04")
@pytest.mark.parametrize(("spice", "sales"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (7, 4)])
def test_sell_melange(spice: int, sales: int) -> None:
    """Dune, no water; 2, 3, 4 or 5 spice can be sold.

    1: Dune, R. 2.
    2: Secure Contract, Imperial Basin, and Sell Melange if there is a sale: 2 or 3. R: E: 1.
    3: Secure Contract: E: 1. Imperial Basin: deploy 1 or 2, E: 3. Sell Melange: the sales. R, E: 1.
    """
    g = bare().hand(0, "dune_the_desert_planet").water(0, 0).spice(0, spice)
    counts(g.turn(0), 2, 3 + (sales > 0), 5 + sales)


@rule("B-TRP-04", "B-TRP-07")
@pytest.mark.parametrize(("garrison", "most"), [(0, 2), (1, 3), (2, 4), (3, 4), (5, 4)])
def test_deploying_at_hardy_warriors(garrison: int, most: int) -> None:
    """The 2 recruits and up to two of the Garrison. 1: deploy 1 to the most, E."""
    g = bare().hand(0, "diplomacy").troops(0, garrison=garrison).turn(0)
    g.do("agent diplomacy > hardy_warriors", "resolve hardy_warriors influence fremen")
    counts(g, most + 1)


@rule("B-TRP-06")
def test_deploying_little_by_little() -> None:
    """Hardy Warriors with 3 troops in the Garrison: 4 may go; write T(m, d) for a menu with m left to deploy.

    1: deploy 1, 2, 3, 4, E: T(4, 1) = 5, in general m + 1.
    2: 4 + 3 + 2 + 1 after a deployment, 1 after E: T(4, 2) = 11, in general T(m, 2) = m (m + 1) / 2 + 1.
    3: T(3, 2) + T(2, 2) + T(1, 2) + T(0, 2) + 1 = 7 + 4 + 2 + 1 + 1 = 15.
    """
    g = bare().hand(0, "diplomacy").turn(0)
    g.do("agent diplomacy > hardy_warriors", "resolve hardy_warriors influence fremen")
    counts(g, 5, 11, 15)


def test_heighliner() -> None:
    """5 recruits and two of the three in the Garrison: deploy 1 to 7, E: 8."""
    g = bare().hand(0, "diplomacy").spice(0, 6).turn(0)
    g.do("agent diplomacy > heighliner", "resolve heighliner influence guild")
    counts(g, 8)


@rule("B-GEN-04")
def test_heighliner_with_one_troop_in_the_supply() -> None:
    """11 troops in the Garrison, 1 in the Supply: recruiting waits, since the order may matter.

    1: Influence, recruit, deploy 1 or 2: 4, and no E.
    2: Influence: recruit, deploy 1 or 2: 3. Recruit (one comes): Influence, deploy 1 to 3: 4.
       Deploy 1: Influence, recruit, deploy 1: 3. Deploy 2: Influence, recruit: 2. Together 12.
    """
    g = bare().hand(0, "diplomacy").spice(0, 6).troops(0, garrison=11).turn(0)
    counts(g.do("agent diplomacy > heighliner"), 4, 12)


@rule("B-TRP-08")
def test_rally_troops() -> None:
    """4 recruits, but no Combat space. 1: E. 2: the next player reveals."""
    g = bare().hand(0, "dagger").solari(0, 4).turn(0)
    counts(g.do("agent dagger > rally_troops"), 1, 1)


@rule("B-TRP-05")
def test_troops_of_an_influence_track_deploy_too() -> None:
    """Stillsuits, its Influence resolved; 3 Emperor Influence and Favored Subject, which brings the 4th and 2 troops.

    1: deploy 1 or 2, Favored Subject, E. 4.
    2: Deploy 1: deploy 1, Subject, E: 3. Deploy 2: Subject, E: 2. Subject: deploy 1 to 4, E: 5. E: 1. Together 11.
    """
    g = bare().hand(0, "diplomacy").influence(0, "emperor", 3).intrigue(0, "favored_subject").turn(0)
    g.do("agent diplomacy > stillsuits", "resolve stillsuits influence fremen")
    counts(g, 4, 11)


@rule("B-AGT-11", "B-CST-02")
def test_duncan_idaho_at_arrakeen() -> None:
    """1 water; the troop of Arrakeen is recruited, its card must be drawn, the water may be paid.

    1: draw, pay, deploy 1 to 3. 5.
    2: Draw: pay, deploy 1 to 3, E: 5. Pay (1 troop more): draw, deploy 1 to 4: 5.
       Deploy 1: draw, pay, deploy 1 or 2: 4. Deploy 2: draw, pay, deploy 1: 3. Deploy 3: draw, pay: 2. Together 19.
    """
    g = bare().hand(0, "duncan_idaho").turn(0)
    counts(g.do("agent duncan_idaho > arrakeen"), 5, 19)


def test_conspire() -> None:
    """5 Solari and 2 troops come at once; the Intrigue card will be Windfall.

    1: Influence, Intrigue card. 2.
    2: Influence: Intrigue card: 1. Intrigue card: Influence, Windfall: 2. Together 3.
    3: Influence, Intrigue card: Windfall, E: 2. Intrigue card, Influence: Windfall, E: 2.
       Intrigue card, Windfall: Influence: 1. Together 5.
    """
    g = bare().hand(0, "diplomacy").spice(0, 4).intrigue_deck("windfall").turn(0)
    counts(g.do("agent diplomacy > conspire"), 2, 3, 5)


@rule("B-ICO-13")
def test_secrets() -> None:
    """An opponent holds four Ambushes; the top of the Intrigue deck is Windfall. I, C, S: Influence, card, steal.

    1: I, C, S. 3.
    2: I: C, S: 2. C: I, S, Windfall: 3. S: I, C: 2. Together 7.
    3: I C: S, Windfall: 2. I S: C: 1. C I: S, Windfall: 2. C S: I, Windfall: 2. C Windfall: I, S: 2. S I: C: 1.
       S C: I, Windfall: 2. Together 12.
    """
    g = bare().hand(0, "diplomacy").intrigue(1, *["ambush"] * 4).intrigue_deck("windfall").turn(0)
    counts(g.do("agent diplomacy > secrets"), 3, 7, 12)


# --- Reveal turn -----------------------------------------------------------------------------------------------------


@rule("B-ACQ-02", "B-ACQ-04", "B-ACQ-08")
def test_four_persuasion() -> None:
    """Row: Arrakis Recruiter (2) twice, Dr. Yueh (1), Stilgar (5), Carryall (5); the Imperium deck is empty.

    1: Recruiter, Yueh, Liaison (2), E. 4.
    2: Recruiter (2 left): Recruiter, Yueh, Liaison, E: 4. Yueh (3 left): Recruiter, Liaison, E: 3.
       Liaison (2 left): Recruiter, Yueh, Liaison, E: 4. E: 1. Together 12.
    3: after two purchases 0 or 1 Persuasion is left and, where it is 1, Yueh is gone or was bought last: E, so one each
       for every sequence of two that does not end in E, and one after E too: 12.
    """
    g = bare().hand(0, "convincing_argument", "convincing_argument")
    g.row("arrakis_recruiter", "arrakis_recruiter", "dr_yueh", "stilgar", "carryall")
    counts(g.turn(0).do("reveal"), 4, 12, 12)


@rule("B-ACQ-07")
def test_a_gap_is_filled_at_once() -> None:
    """3 Persuasion; Row: Dr. Yueh (1), Scout (1) and three cards for 5; next come Sardaukar Infantry (1) and Crysknife.

    1: Yueh, Scout, Liaison, E. 4.
    2: Yueh (2 left): Scout, Infantry, Liaison, E: 4. Scout: Yueh, Infantry, Liaison, E: 4.
       Liaison (1 left): Yueh, Scout, E: 3. E: 1. Together 12.
    """
    g = bare().hand(0, "convincing_argument", "diplomacy")
    g.row("dr_yueh", "scout", "chani", "carryall", "stilgar").imperium_deck("sardaukar_infantry", "crysknife")
    counts(g.turn(0).do("reveal"), 4, 12)


@rule("F-CRD-08")
def test_guild_bankers() -> None:
    """12 Persuasion, The Spice Must Flow for 6; Row: Stilgar (5), Kwisatz Haderach (8), Lady Jessica (7).

    1: Spice, Liaison, three cards of the Row, E. 6.
    2: Spice (6 left): Spice, Liaison, Stilgar, E: 4. Liaison (10 left): all six again: 6.
       Stilgar (7 left): Spice, Liaison, Jessica, E: 4. Kwisatz Haderach (4 left): Liaison, E: 2.
       Jessica asks for one of four Factions: 4. E: 1. Together 21.
    """
    g = bare().hand(0, "guild_bankers", "convincing_argument", "convincing_argument").persuasion(0, 8)
    g.row("stilgar", "kwisatz_haderach", "lady_jessica")
    counts(g.turn(0).do("reveal"), 6, 21)


@rule("B-ACQ-03", "B-CMP-08")
@pytest.mark.parametrize(("liaisons", "spice", "options"), [(8, 10, 3), (0, 10, 2), (8, 0, 2), (0, 0, 1)])
def test_the_reserve(liaisons: int, spice: int, options: int) -> None:
    """20 Persuasion and an empty Row: Liaison and The Spice Must Flow while there are any, never Foldspace; E."""
    g = bare().reserve("arrakis_liaison", liaisons).reserve("the_spice_must_flow", spice).persuasion(0, 20)
    counts(g.turn(0).do("reveal"), options)


def test_a_card_kept_aside() -> None:
    """Helena Richese keeps Chani (5, for her 4) aside; 4 Persuasion; Stilgar (5) in the Row.

    1: Chani, Liaison, E. 3.
    2: Chani: E: 1. Liaison (2 left): Liaison, E: 2. E: 1. Together 4.
    """
    g = bare(leaders=("helena_richese", "paul_atreides", "earl_memnon_thorvald")).row("stilgar")
    g.hand(0, "convincing_argument", "convincing_argument")
    g.state.seats[0].aside = g.cards(["chani"])
    g.state.seats[0].aside_discount = 1
    counts(g.turn(0).do("reveal"), 3, 4)


@rule("F-CRD-13")
def test_recruitment_mission() -> None:
    """2 + 1 Persuasion; an acquired card goes on top of the deck or to the discard pile.

    1: Liaison, E. 2. 2: Liaison: top or pile: 2. E: 1. Together 3. 3: 1 Persuasion left: E: 2. E, R: E: 1. Together 3.
    """
    g = bare().hand(0, "convincing_argument").intrigue(0, "recruitment_mission").turn(0)
    counts(g.do("intrigue recruitment_mission", "reveal"), 2, 3, 3)


@rule("F-OPT-06", "B-REV-04")
def test_chani() -> None:
    """3 troops in the Conflict, any number may retreat; 2 Persuasion.

    1: retreat, Liaison, E. 3.
    2: Retreat: 0 to 3: 4. Liaison: retreat, E: 2. E: 1. Together 7.
    3: Retreat, a number: Liaison, E: 4 × 2 = 8. Liaison, retreat: 4. Liaison, E: 1. E, R: 1. Together 14.
    """
    g = bare().hand(0, "chani").troops(0, garrison=1, deployed=3)
    counts(g.turn(0).do("reveal"), 3, 7, 14)


@pytest.mark.parametrize(("garrison", "numbers"), [(1, 2), (2, 3), (3, 4), (5, 4)])
def test_sardaukar_legion(garrison: int, numbers: int) -> None:
    """Up to 3 troops of the Garrison may be deployed, 0 included. 1: deploy, E. 2: the numbers, and 1 after E."""
    g = bare().hand(0, "sardaukar_legion").troops(0, garrison=garrison)
    counts(g.turn(0).do("reveal"), 2, numbers + 1)


def test_two_sisters() -> None:
    """Two Bene Gesserit Sisters, each with 2 Persuasion or 2 swords; equal effects are listed once.

    1: resolve, and no E. 1. 2: Persuasion or swords. 2.
    3: Persuasion: the other Sister, Liaison: 2. Swords: the other Sister: 1. Together 3.
    """
    g = bare().hand(0, "bene_gesserit_sister", "bene_gesserit_sister")
    counts(g.turn(0).do("reveal"), 1, 2, 3)


def test_gurney_halleck() -> None:
    """2 Persuasion; 3 Solari may buy 2 troops, and these may be deployed.

    1: pay, Liaison, E. 3. 2: Pay: deploy 0, 1 or 2: 3. Liaison: pay, E: 2. E: 1. Together 6.
    """
    g = bare().hand(0, "gurney_halleck").solari(0, 3)
    counts(g.turn(0).do("reveal"), 3, 6)
