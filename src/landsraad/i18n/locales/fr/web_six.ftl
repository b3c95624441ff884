## The table of six players

web-team = Équipe { $leader_of }
web-team-score = Points des équipes
web-throne = { board-throne }
web-throne-why = Seule l’équipe de l’Empereur acquiert ces cartes
web-activated = activé
web-arrow = Flèche vers { $seat }
web-arrow-both = Flèche vers les deux
web-team-reward = Toute l’équipe le gagne
web-own-space = Seul { $seat } envoie des { -agent(number: "other") } ici.
web-your-place = Votre place
web-teams-why = Les équipes sont assises en alternance, les { -commander(number: "other") } face à face. Leurs { -ally(number: "other") } sont distribués comme recommandé si vous ne choisissez pas.
web-ally = { -ally } { $leader_of }
web-team-number = Équipe { $n }
web-asked-in = { $seat } doit répondre pendant le tour { $owner_of } :
web-icon-reinforce = { CAPITAL(-troop(number: "other")) } pour vos { -ally(number: "other") }
web-icon-ally_gains = Votre { -ally } gagne
web-icon-allies_recruit = Vos { -ally(number: "other") } recrutent
web-icon-shared_spice = { CAPITAL(-spice) } de l’équipe
web-icon-give_contracts = Donner des { -contract(number: "other") }
web-icon-trade = Échanger
web-icon-to_throne = Carte vers la Rangée du Trône
web-icon-throne_instead = Carte vers la Rangée du Trône, au choix
web-view-boards = { CAPITAL(-game_board(number: "other")) }
