### landsraad tournament: its tables and its report.

tournament-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
tournament-bot = Bot
tournament-games = parties
tournament-wins = gagnées
tournament-win-rate = taux de victoire
tournament-interval = intervalle à 95 %
tournament-rating = cote
tournament-difference = Différence
tournament-uneven = { $games } parties ne sont pas un multiple de { $block }, donc la dernière donne n’est pas jouée de chaque place.
tournament-resumed = Reprise du tournoi : { $done } parties sur { $games } sont là.
tournament-kept = Les parties sont gardées dans { $file }.
tournament-stopped = Arrêté : { $done } parties sur { $games } sont gardées dans { $file }. La même commande continue à partir de là.
tournament-report = Rapport : { $file }

## The report

tournament-page-title = Tournoi
tournament-page-setup = Mise en place
tournament-page-by-seat = Taux de victoire par place
tournament-page-by-seat-note = La place 1 est celle du { -first_player } de la première { -round }, les autres suivent dans le sens horaire.
tournament-page-by-leader = Taux de victoire par { -leader }
tournament-page-by-card = Taux de victoire par carte acquise
tournament-page-by-card-note = Parmi les places qui ont acquis la carte au moins une fois ; les cartes acquises moins de { $n } fois sont omises.
tournament-page-by-space = Taux de victoire par emplacement visité
tournament-page-by-space-note = Parmi les places qui y ont envoyé un { -agent } au moins une fois ; les emplacements visités par moins de { $n } places sont omis.
tournament-page-vp = { -victory_point(number: "other") } par { -round }
tournament-page-vp-note = Moyenne à la fin de chaque { -round }, sur les parties allées jusque-là.
tournament-page-round = { CAPITAL(-round) }
tournament-page-seat = Place
tournament-page-leader = { -leader }
tournament-page-card = Carte
tournament-page-all = tous les bots
tournament-page-even = La ligne en tirets est une part égale ; dans l’image d’un bot, c’est son propre taux de victoire.
tournament-page-errors = Parties interrompues par une erreur

## landsraad bot check

bot-check-good = { $command } respecte le protocole.
bot-check-bad = { $command } ne respecte pas le protocole.
bot-check-yes = oui
bot-check-no = non
bot-check-name = Se nomme
bot-check-games = Parties (gagnées)
bot-check-decisions = Décisions
bot-check-mean = Réponse moyenne
bot-check-slowest = Réponse la plus lente
bot-check-left = Part quand on le lui dit
bot-check-repeats = Choisit la même chose quand on lui demande la même chose
