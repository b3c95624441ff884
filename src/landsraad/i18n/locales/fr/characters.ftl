### Les caractères des bots : ce qu’ils sont, leur nom, leur jeu.

character-none = Sans caractère
character-none-why = Joue du mieux possible, sans pencher vers rien.
character-random = Un caractère au hasard
character-random-why = Il est tiré quand la table est dressée ; jamais deux pareils tant qu’il en reste d’autres.
character-choice = Caractère
character-line = { $name }, { $character }
character-warlord = Chef de guerre
character-warlord-name = Vask Tarrow
character-warlord-why = Envoie des { -troop(number: "other") } tôt et souvent, et préfère se battre qu’attendre.
character-trader = Marchand
character-trader-name = Ordwin Mell
character-trader-why = Suit l’argent : les { -solari(number: "other") } et l’{ -spice } d’abord, tout le reste se vend.
character-schemer = Intrigante
character-schemer-name = Saeline Irr
character-schemer-why = Amasse des { -intrigue_card(number: "other") } et laisse deviner quand elles seront jouées.
character-courtier = Courtisane
character-courtier-name = Oriste Calvane
character-courtier-why = Courtise chaque { -faction } et gravit leurs pistes pas à pas.
character-planner = Stratège
character-planner-name = Dosk Imrey
character-planner-why = Bâtit son deck et occupe des charges, en pensant aux dernières { -round(number: "other") }.
