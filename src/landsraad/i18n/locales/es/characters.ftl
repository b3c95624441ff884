### Los caracteres de los bots: qué son, cómo se llaman, cómo juegan.

character-none = Sin carácter
character-none-why = Juega lo mejor que puede y no se inclina por nada.
character-random = Un carácter cualquiera
character-random-why = Se sortea al preparar la mesa; no hay dos iguales mientras queden otros.
character-choice = Carácter
character-line = { $name }, { $character }
character-warlord = Caudillo
character-warlord-name = Vask Tarrow
character-warlord-why = Envía { -troop(number: "other") } pronto y a menudo, y prefiere luchar a esperar.
character-trader = Mercader
character-trader-name = Ordwin Mell
character-trader-why = Sigue el dinero: primero { -solari } y { -spice }, lo demás está en venta.
character-schemer = Intrigante
character-schemer-name = Saeline Irr
character-schemer-why = Reúne { -intrigue_card(number: "other") } y deja en duda cuándo las jugará.
character-courtier = Cortesana
character-courtier-name = Oriste Calvane
character-courtier-why = Corteja a todas las facciones y sube por sus vías paso a paso.
character-planner = Estratega
character-planner-name = Dosk Imrey
character-planner-why = Construye su { -deck } y ocupa cargos, pensando en las últimas { -round(number: "other") }.
