"""Entries of Uprising and CHOAM whose facts are prose: the facts' words, what is rendered, and the behaviour test."""

# place -> (facts, rendered, test)
CARDS = "content/uprising/test_imperium_cards.py::"
REVEAL = "content/uprising/test_imperium_reveal.py::"
PLOT = "content/uprising/test_intrigue_plot.py::"
LEADERS = "content/uprising/test_leaders.py::"
PROSE: dict[str, tuple[str | None, str | None, str]] = {
    "undercover_asset.agent": (
        "ignore influence requirements of board spaces when sending an Agent this turn",
        "requirements of the space are ignored",
        f"{CARDS}test_undercover_asset_needs_no_influence",
    ),
    "paracompass.reveal": (
        "if you have a High Council seat: 2 persuasion; if you also have your Swordmaster: 1 persuasion",
        "if you have a High Council seat: 2 persuasion; "
        "if you have a High Council seat and you have your Swordmaster: 1 persuasion",
        f"{REVEAL}test_paracompass_looks_for_seat_and_swordmaster",
    ),
    "treacherous_maneuver.agent": (
        "trash this card and an emperor card from your hand -> 2 influence instead of 1 with the visited faction",
        "trash this card; trash emperor card from your hand -> 2 influence instead of 1 with the visited faction",
        f"{CARDS}test_treacherous_maneuver_trashes_itself_and_another_emperor_card",
    ),
    "corrinth_city.reveal": (
        "5 solari / 5 solari -> take your High Council seat (if you have none)",
        "5 solari / if not (you have a High Council seat): 5 solari -> take your High Council seat",
        f"{REVEAL}test_corrinth_city_sells_a_seat_on_the_council",
    ),
    "call_to_arms.plot": (
        "during your Reveal turn this round, whenever you acquire a card: 1 troop",
        "in your Reveal turn this round, on card_acquired: 1 troop",
        f"{PLOT}test_call_to_arms_recruits_with_each_card_of_the_reveal_turn",
    ),
    "inspire_awe.plot": (
        "acquire a card that costs 3 persuasion or less; "
        "if you have >= 1 sandworm in the Conflict: put that card in your hand",
        "if you have >= 1 sandworm in the Conflict: acquire a card that costs 3 persuasion or less to your hand; "
        "else: acquire a card that costs 3 persuasion or less",
        f"{PLOT}test_inspire_awe_puts_the_card_into_the_hand_with_a_sandworm",
    ),
    "manipulate.plot": (
        "remove and replace a card of the Imperium Row; during your Reveal turn this round you may acquire the removed "
        "card for 1 persuasion less",
        "remove and replace a card of the Imperium Row; it costs 1 persuasion less",
        f"{PLOT}test_manipulate_keeps_a_card_of_the_row",
    ),
    "subversive_advisor.agent": (
        "if agent sent to a faction space this turn: 2 influence instead of 1 with that faction; trash this card",
        "if agent sent to a faction space this turn: 2 influence instead of 1 with the visited faction; trash this "
        "card",
        f"{CARDS}test_subversive_advisor_doubles_and_goes",
    ),
    "lady_amber_metulli.ability": (
        "Reveal turn: may retreat 1 of your troops",
        "Reveal turn: may retreat 1 troop",
        f"{LEADERS}test_lady_amber_metulli_retreats_a_troop",
    ),
    "staban_tuek.signet": (
        "1 spy (any post); if placed on a post connected to a landsraad space: 1 spice -> 3 solari; if placed on a "
        "post connected to a faction space: 2 solari -> 1 intrigue",
        "1 spy; if placed on a post connected to a landsraad space: 1 spice -> 3 solari; if placed on a post connected "
        "to a faction space: 2 solari -> 1 intrigue",
        f"{LEADERS}test_staban_tuek_is_paid_by_the_post",
    ),
    "lady_jessica.ability": (
        "when you send an Agent to a bene_gesserit board space: may return all your memories to your supply and draw 1 "
        "card per memory, then flip to Reverend Mother Jessica",
        "agent sent to a bene_gesserit space this turn: may per memory: 1 card; return all memories to the supply and "
        "flip",
        f"{LEADERS}test_lady_jessica_turns_over_at_a_bene_gesserit_space",
    ),
    "lady_jessica.signet": (
        "1 spice -> 1 intrigue; move 1 troop from your supply to the Bene Gesserit area of the board (it becomes a "
        "memory)",
        "1 spice -> 1 intrigue; 1 troop of the supply becomes a memory",
        f"{LEADERS}test_lady_jessica_keeps_a_memory",
    ),
    "lady_jessica.setup": ("start with the Lady Jessica face up", None, f"{LEADERS}test_nobody_starts_with_a_back"),
    "reverend_mother_jessica.ability": (
        "once during each turn, when you send an Agent to a bene_gesserit or fremen board space: may pay 1 water to "
        "repeat the effects printed on that space",
        "agent sent to a bene_gesserit or fremen space this turn: 1 water -> repeat the effects printed on that space",
        f"{LEADERS}test_reverend_mother_jessica_repeats_the_space",
    ),
    "reverend_mother_jessica.setup": (
        "never the starting face",
        "other side",
        f"{LEADERS}test_nobody_starts_with_a_back",
    ),
    "princess_irulan.signet": (
        "may choose: acquire a card that costs exactly 1 persuasion to your hand / trash 1 card from your hand and, if "
        "it has a cost of 1 persuasion or more, 2 spice",
        "may acquire a card that costs exactly 1 persuasion to your hand / trash 1 card from your hand; if it has a "
        "cost of 1 persuasion or more: 2 spice",
        f"{LEADERS}test_princess_irulan_acquires_or_trashes",
    ),
    "shaddam_corrino_iv.ability": (
        "only you can acquire the two set-aside Sardaukar contracts; whenever you would take a contract you may take "
        "one of them instead",
        "",
        f"{LEADERS}test_shaddam_corrino_takes_a_kept_contract",
    ),
    "shaddam_corrino_iv.setup": (
        "set aside both Sardaukar contracts before shuffling the contracts",
        None,
        f"{LEADERS}test_shaddam_corrino_takes_a_kept_contract",
    ),
    "staban_tuek.setup": (
        "remove Diplomacy from your starting deck (9-card deck); printed as the drawback Limited Allies",
        "without diplomacy",
        f"{LEADERS}test_staban_tuek_starts_without_diplomacy",
    ),
    "feyd_rautha_harkonnen.setup": (
        "put the Feyd token on the leftmost (start) space of the training track printed on this leader",
        None,
        f"{LEADERS}test_feyd_rautha_trains_along_the_track",
    ),
}
