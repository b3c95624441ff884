## How a newcomer may begin with a Leader, in a sentence

web-plan = Bon premier plan
web-plan-paul_atreides = Regardez votre prochaine carte avant chaque tour et jouez l’anneau quand vous la voulez tout de suite.
web-plan-duke_leto_atreides = Siégez tôt au { -high_council }, qui vous coûte moins ; avec l’anneau, dépensez de l’{ -spice } là où d’autres sont devant.
web-plan-baron_vladimir_harkonnen = Gardez quatre { -troop(number: "other") } pour un grand tour : vos deux { -faction(number: "other") } secrètes vous récompensent du même coup.
web-plan-glossu_the_beast_rabban = Utilisez vite l’{ -spice } et le { -solari } de départ, combattez souvent et gagnez une { -alliance } : l’anneau donnera deux { -troop(number: "other") }.
web-plan-countess_ariana_thorvald = Récoltez là où il y a beaucoup d’{ -spice } : vous en prenez une de moins mais piochez une carte ; l’anneau donne l’{ -water }.
web-plan-earl_memnon_thorvald = Économisez pour un siège au { -high_council } : il vous apporte aussi de l’{ -influence } auprès de la { -faction } de votre choix.
web-plan-count_ilban_richese = Payez volontiers : chaque emplacement qui coûte des { -solari(number: "other") } vous fait piocher une carte, et l’anneau rapporte l’argent.
web-plan-helena_richese = Laissez les autres entrer d’abord dans les villes : vous pouvez les y suivre. Avec l’anneau, réservez la meilleure carte de la Rangée.
web-plan-archduke_armand_ecaz = Jouez tôt l’anneau pour une carte gratuite, et envoyez deux { -agent(number: "other") } au conseil, en ville ou au commerce pour écarter une carte faible.
web-plan-ilesa_ecaz = Mettez de côté pour votre deuxième tour une carte à un seul symbole : quand elle revient, elle rapporte de l’{ -spice }.
web-plan-prince_rhombur_vernius = Construisez vite un { -dreadnought_unit }, les vôtres sont plus forts ; avec l’anneau, achetez une { -tech_tile } ou envoyez un { -negotiator }.
web-plan-princess_yuna_moritani = Amassez des { -solari(number: "other") } à votre tour, un de plus chaque fois ; trouvez vite de l’{ -water }, car vous commencez sans.
web-plan-tessia_vernius = Atteignez 2 d’{ -influence } auprès d’une { -faction } après l’autre : chaque jeton apporte un nouveau gain.
web-plan-viscount_hundro_moritani = Commencez avec la { -intrigue_card } que vous gardez, et faites avancer votre { -freighter } avec l’{ -spice } et l’anneau.
web-plan-feyd_rautha_harkonnen = Jouez l’anneau dès que vous l’avez : votre piste écarte les cartes faibles et place des { -spy(number: "other") }, qui deviennent des { -sword(number: "other") }.
web-plan-gurney_halleck = Amenez une force de 6 dans le { -conflict } avant de révéler : elle rapporte de la { -persuasion }, et l’anneau une { -troop }.
web-plan-lady_amber_metulli = Menacez avec vos { -troop(number: "other") }, puis retirez-en une en révélant ; avec une { -alliance }, l’anneau donne aussi de l’{ -spice }.
web-plan-lady_jessica = Amassez des souvenirs avec l’{ -spice } et l’anneau ; échangez-les d’un coup chez les Bene Gesserit et devenez Révérende Mère.
web-plan-lady_margot_fenring = Gagnez d’abord les Bene Gesserit : à 2 d’{ -influence }, vous recevez 2 { -spice(number: "other") }. L’anneau surveille les villes.
web-plan-muad_dib = Obtenez les { -maker_hooks } et menez un { -sandworm } dans le { -conflict } : en révélant, vous piochez une { -intrigue_card }.
web-plan-princess_irulan = Atteignez 2 d’{ -influence } auprès de l’Empereur pour une { -intrigue_card } ; avec l’anneau, changez en { -spice } les cartes devenues inutiles.
web-plan-staban_tuek = Surveillez les { -maker_space(number: "other") } avec vos { -spy(number: "other") } : quand un autre y envoie un { -agent }, vous recevez de l’{ -spice }.
web-plan-shaddam_corrino_iv = Prenez les { -contract(number: "other") } mis de côté pour vous quand ils vous conviennent ; l’anneau donne une { -troop } maintenant ou achète de l’{ -influence } plus tard.
