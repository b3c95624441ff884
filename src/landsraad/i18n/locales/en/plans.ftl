## How a newcomer may begin with a Leader, in a sentence

web-plan = Good first plan
web-plan-paul_atreides = Look at your next card before each turn, and play the ring when it is one you want now.
web-plan-duke_leto_atreides = Take the { -high_council } early while it costs you less; spend { -spice } with the ring where others lead.
web-plan-baron_vladimir_harkonnen = Save four { -troop(number: "other") } for one big turn: your two secret { -faction(number: "other") } then { -reward } you in the same move.
web-plan-glossu_the_beast_rabban = Use the early { -spice } and { -solari } at once, fight often, and win an { -alliance } so that the ring brings two { -troop(number: "other") }.
web-plan-countess_ariana_thorvald = Harvest where much { -spice } lies: you take one less but draw a card each time; the ring pays the { -water }.
web-plan-earl_memnon_thorvald = Save for a seat on the { -high_council }: it brings you { -influence } with any { -faction } as well.
web-plan-count_ilban_richese = Pay your way: every space that costs { -solari } also draws you a card, and the ring brings the coins.
web-plan-helena_richese = Let others take the crowded cities first: you may follow them there. Put the best card of the Row aside with the ring.
web-plan-archduke_armand_ecaz = Play the ring for a free card early, and send two { -agent(number: "other") } to council, cities or trade to trash a weak one.
web-plan-ilesa_ecaz = Set aside a card for your second turn that names one kind of place: it brings { -spice } when it comes back.
web-plan-prince_rhombur_vernius = Build a { -dreadnought_unit } soon, for yours are stronger; let the ring buy a { -tech_tile } or send { -negotiator(number: "other") }.
web-plan-princess_yuna_moritani = Gather { -solari } in your own turns, one more each time; find { -water } early, for you begin without it.
web-plan-tessia_vernius = Reach 2 { -influence } with one { -faction } after the other: each token on the way brings something new.
web-plan-viscount_hundro_moritani = Begin with the { -intrigue_card } you keep, and let { -spice } and the ring drive your { -freighter }.
web-plan-feyd_rautha_harkonnen = Play the ring whenever you hold it: the training track trashes weak cards and places { -spy(number: "other") }, which turn into { -sword(number: "other") }.
web-plan-gurney_halleck = Bring { -combat_strength } 6 into the { -conflict_area } before you reveal: it pays { -persuasion }, and the ring brings a { -troop }.
web-plan-lady_amber_metulli = Threaten with { -troop(number: "other") }, then take one home when you reveal; with an { -alliance } the ring brings { -spice } too.
web-plan-lady_jessica = Store memories with { -spice } and the ring; cash them all with the Bene Gesserit in one turn and become the Reverend Mother.
web-plan-lady_margot_fenring = Court the Bene Gesserit first: at 2 { -influence } they pay 2 { -spice }. The ring watches the cities.
web-plan-muad_dib = Win { -maker_hooks } and ride a { -sandworm } into the { -conflict_area }: it draws an { -intrigue_card } when you reveal.
web-plan-princess_irulan = Reach 2 { -influence } with the Emperor for an { -intrigue_card }; turn cards you no longer need into { -spice } with the ring.
web-plan-staban_tuek = Watch the { -maker_space(number: "other") } with { -spy(number: "other") }: whenever somebody else sends an { -agent } there, you gain { -spice }.
web-plan-shaddam_corrino_iv = Take the { -contract(number: "other") } kept for you when they suit you; the ring brings a { -troop } now or buys { -influence } later.
