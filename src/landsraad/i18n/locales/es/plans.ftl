## How a newcomer may begin with a Leader, in a sentence

web-plan = Buen primer plan
web-plan-paul_atreides = Mira tu próxima carta antes de cada turno y juega el anillo cuando la quieras ya.
web-plan-duke_leto_atreides = Entra pronto en el { -high_council }, que te cuesta menos; gasta { -spice } con el anillo donde otros van por delante.
web-plan-baron_vladimir_harkonnen = Guarda cuatro { -troop(number: "other") } para un gran turno: tus dos { -faction(number: "other") } secretas te premian en la misma jugada.
web-plan-glossu_the_beast_rabban = Usa enseguida la { -spice } y el { -solari } iniciales, lucha a menudo y gana una { -alliance }: el anillo traerá dos { -troop(number: "other") }.
web-plan-countess_ariana_thorvald = Cosecha donde haya mucha { -spice }: tomas una menos pero robas una carta; el anillo da el { -water }.
web-plan-earl_memnon_thorvald = Ahorra para sentarte en el { -high_council }: además te da { -influence } con la { -faction } que quieras.
web-plan-count_ilban_richese = Paga siempre que puedas: cada casilla que cuesta { -solari(number: "other") } te da también una carta, y el anillo trae monedas.
web-plan-helena_richese = Deja que otros ocupen antes las ciudades: tú puedes entrar igual. Aparta con el anillo la mejor carta de la Fila.
web-plan-archduke_armand_ecaz = Juega pronto el anillo por una carta gratis y envía dos { -agent(number: "other") } a consejo, ciudades o comercio para desechar una floja.
web-plan-ilesa_ecaz = Aparta para tu segundo turno una carta de un solo tipo de casilla: al volver te da { -spice }.
web-plan-prince_rhombur_vernius = Construye pronto un { -dreadnought_unit }, porque los tuyos son más fuertes; con el anillo compra una { -tech_tile } o envía { -negotiator(number: "other") }.
web-plan-princess_yuna_moritani = Reúne { -solari(number: "other") } en tus turnos, uno más cada vez; busca { -water } pronto, pues empiezas sin ella.
web-plan-tessia_vernius = Llega a 2 de { -influence } con una { -faction } tras otra: cada ficha da algo nuevo.
web-plan-viscount_hundro_moritani = Empieza con la { -intrigue_card } que te quedas, y mueve tu { -freighter } con { -spice } y el anillo.
web-plan-feyd_rautha_harkonnen = Juega el anillo siempre que lo tengas: tu camino desecha cartas flojas y coloca { -spy(number: "other") }, que luego son { -sword(number: "other") }.
web-plan-gurney_halleck = Lleva fuerza 6 al { -conflict } antes de revelar: te da { -persuasion }, y el anillo trae una { -troop }.
web-plan-lady_amber_metulli = Amenaza con { -troop(number: "other") } y retira una al revelar; con una { -alliance } el anillo da también { -spice }.
web-plan-lady_jessica = Guarda recuerdos con { -spice } y el anillo; cóbralos de una vez con las Bene Gesserit y serás la Reverenda Madre.
web-plan-lady_margot_fenring = Corteja primero a las Bene Gesserit: con 2 de { -influence } te dan 2 de { -spice }. El anillo vigila las ciudades.
web-plan-muad_dib = Consigue los { -maker_hooks } y monta un { -sandworm } hasta el { -conflict }: al revelar robas una { -intrigue_card }.
web-plan-princess_irulan = Llega a 2 de { -influence } con el Emperador por una { -intrigue_card }; cambia con el anillo cartas que ya no quieras por { -spice }.
web-plan-staban_tuek = Vigila con { -spy(number: "other") } las { -maker_space(number: "other") }: cuando otro envía allí un { -agent }, recibes { -spice }.
web-plan-shaddam_corrino_iv = Toma los { -contract(number: "other") } apartados para ti cuando te convengan; el anillo trae una { -troop } ahora o compra { -influence } después.
