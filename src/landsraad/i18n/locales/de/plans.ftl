## How a newcomer may begin with a Leader, in a sentence

web-plan = Guter erster Plan
web-plan-paul_atreides = Sieh vor jedem Zug deine nächste Karte an und spiele den Ring, wenn du sie jetzt brauchst.
web-plan-duke_leto_atreides = Geh früh in den { -high_council(case: "accusative") }, der dich weniger kostet; gib mit dem Ring { -spice } aus, wo andere vorn liegen.
web-plan-baron_vladimir_harkonnen = Spare vier { -troop(case: "genitive") } für einen großen Zug: dann belohnen dich im selben Zug deine zwei geheimen { -faction(number: "other") }.
web-plan-glossu_the_beast_rabban = Nutze { -spice } und { -solari } vom Start sofort, kämpfe oft und hol eine { -alliance }: dann bringt der Ring zwei { -troop(case: "genitive") }.
web-plan-countess_ariana_thorvald = Ernte dort, wo viel { -spice } liegt: du nimmst eins weniger, ziehst aber jedes Mal eine Karte; der Ring bringt das { -water }.
web-plan-earl_memnon_thorvald = Spare auf einen Sitz im { -high_council(case: "accusative") }: er bringt dir dazu { -influence } bei einer { -faction } deiner Wahl.
web-plan-count_ilban_richese = Zahle gern: jedes Feld, das { -solari(number: "other") } kostet, bringt dir auch eine Karte, und der Ring bringt das Geld.
web-plan-helena_richese = Lass andere zuerst in die vollen Städte: du darfst ihnen folgen. Leg mit dem Ring die beste Karte der Reihe zurück.
web-plan-archduke_armand_ecaz = Hol früh mit dem Ring eine Karte umsonst und schick zwei { -agent(number: "other") } zu Rat, Städten oder Handel, um eine schwache loszuwerden.
web-plan-ilesa_ecaz = Leg für deinen zweiten Zug eine Karte mit nur einem Symbol zur Seite: kommt sie zurück, bringt sie { -spice }.
web-plan-prince_rhombur_vernius = Baue bald ein { -dreadnought_unit }, deine sind stärker; mit dem Ring kaufst du ein { -tech_tile } oder schickst { -negotiator }.
web-plan-princess_yuna_moritani = Sammle { -solari(number: "other") } in deinen Zügen, jedes Mal einen mehr; hol früh { -water }, denn du beginnst ohne.
web-plan-tessia_vernius = Erreiche bei einer { -faction } nach der anderen 2 { -influence }: jeder Marker bringt etwas Neues.
web-plan-viscount_hundro_moritani = Beginne mit der { -intrigue_card }, die du behältst, und treibe deinen { -freighter } mit { -spice } und Ring an.
web-plan-feyd_rautha_harkonnen = Spiele den Ring, sooft du ihn hast: deine Leiste entsorgt schwache Karten und stellt { -spy(number: "other") }, die zu { -sword(number: "other", case: "dative") } werden.
web-plan-gurney_halleck = Bring Stärke 6 in den { -conflict }, bevor du aufdeckst: das gibt { -persuasion }, und der Ring bringt einen { -troop }.
web-plan-lady_amber_metulli = Drohe mit { -troop(case: "genitive") } und hol beim Aufdecken einen zurück; mit einer { -alliance } bringt der Ring auch { -spice }.
web-plan-lady_jessica = Sammle mit { -spice } und Ring Erinnerungen; löse sie bei den Bene Gesserit auf einmal ein und werde Ehrwürdige Mutter.
web-plan-lady_margot_fenring = Wirb zuerst um die Bene Gesserit: bei 2 { -influence } gibt es 2 { -spice }. Der Ring überwacht die Städte.
web-plan-muad_dib = Hol dir { -maker_hooks } und reite einen { -sandworm } in den { -conflict }: beim Aufdecken ziehst du eine { -intrigue_card }.
web-plan-princess_irulan = Erreiche beim Imperator 2 { -influence } für eine { -intrigue_card }; mach mit dem Ring aus Karten, die du nicht mehr brauchst, { -spice }.
web-plan-staban_tuek = Beobachte die Wüste mit { -spy(number: "other", case: "dative") }: schickt jemand anders dorthin einen { -agent(case: "accusative") }, erhältst du { -spice }.
web-plan-shaddam_corrino_iv = Nimm die für dich reservierten { -contract(number: "other") }, wenn sie passen; der Ring bringt jetzt einen { -troop } oder kauft später { -influence }.
