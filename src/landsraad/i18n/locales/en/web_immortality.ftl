## The browser's words for Immortality

web-lab = { -bene_tleilax }
web-view-lab = Tleilax
web-lab-open = { -bene_tleilax }: both tracks
web-specimen-cost = { $n ->
    [one] Costs { $n } { -specimen }
   *[other] Costs { $n } { -specimen(number: "other") }
}
web-tanks = { -axolotl_tanks }
web-tleilaxu-deck = Cards left in the Tleilaxu { -deck }
web-atomics-left = { -family_atomics }: not used yet
web-icon-research = Research
web-icon-specimen = { CAPITAL(-specimen) }
web-icon-tleilaxu = { -tleilaxu_track }
web-icon-genetic_marker = { CAPITAL(-genetic_marker) }
web-icon-graft = Graft
web-icon-family_atomics = { -family_atomics }
web-icon-market = { -imperium_row }
web-icon-acquire_tleilaxu = Acquire a { -tleilaxu_card }
web-icon-replace_tleilaxu = Replace a { -tleilaxu_card }
web-icon-copy_partner = Copy the grafted card
web-icon-borrow_from_row = Graft with the { -imperium_row }
web-icon-trash_partner = Trash the other grafted card
web-icon-trash_grafted = Trash a grafted card
web-icon-partner_back = Take back the grafted card
web-icon-recall_sent = Recall the { -agent } sent
web-chapter-immortality = New in Immortality
web-chapter-immortality-why = For who knows the base game: research, { -specimen(number: "other") }, { -tleilaxu_card(number: "other") } and grafting in five minutes.
web-lesson-lab = The { -bene_tleilax }
web-lesson-lab-text = A second board: two tracks and cards that { -specimen(number: "other") } pay for.
web-lesson-research = Research
web-lesson-research-text = Each research icon moves your token one column to the right. You choose the way and take its bonus.
web-lesson-markers = { CAPITAL(-genetic_marker(number: "other")) }
web-lesson-markers-text = Columns 4 and 8 give { -genetic_marker(number: "other") }: lines of cards that show them then work for you.
web-lesson-tleilaxu = The { -tleilaxu_track }
web-lesson-tleilaxu-text = It gives { -intrigue_card(number: "other") } and two { -victory_point(number: "other") }; who is first on space 4 takes its { -spice }.
web-lesson-tanks = { CAPITAL(-specimen(number: "other")) }
web-lesson-tanks-text = A { -specimen } is a { -troop } of your { -supply } in the tanks. In your { -reveal_turn } it pays for these cards.
web-lesson-graft = Grafting
web-lesson-graft-text = A card with this sign is played with a second card: tap both, or drag one onto the other.
web-lesson-atomics = { -family_atomics }
web-lesson-atomics-text = Once per game you may replace the whole { -imperium_row }.
web-lesson-begin = Now you
web-lesson-begin-text = Lift a card and tap a glowing place.
