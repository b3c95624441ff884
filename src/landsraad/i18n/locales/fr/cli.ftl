### The game in a terminal: what is said around the board.

cli-welcome = Vous êtes { $leader } (place { $seat }). Graine { $seed }. Tapez help pour l’aide.
cli-opponent = Place { $seat } : { $leader }, jouée par le bot { $bot }.
cli-no-such-number = Choisissez un nombre de 1 à { $n }.
cli-unknown-command = Commande inconnue : { $text }. Tapez help pour l’aide.
cli-why-available = { $text } est possible maintenant.
cli-undone = Repris.
cli-undo-refused = Cela ne peut pas être repris : des informations cachées sont apparues ou un autre joueur a agi.
cli-redone = Refait.
cli-redo-refused = Il n’y a rien à refaire.
cli-hand = { CAPITAL(-hand) } : { $n }
cli-intrigues = { CAPITAL(-intrigue_card(number: "other")) } : { $n }
cli-card-unknown = Il n’y a ni carte, ni emplacement, ni { -leader }, ni { -conflict } nommé { $name }.
cli-rule-unknown = Il n’y a pas de règle { $rule }.
cli-lang-unknown = Choisissez une de ces langues : { $languages }.
cli-saved = Enregistré dans { $file }.
cli-resume = Pour continuer : { $command }
cli-look-again = Pour la revoir : { $replay }, ou { $analyze }
cli-bot-seconds = { $level } ({ $n } s)
cli-bot-called = { $line } ({ $bot })
cli-game-over = La partie est terminée.
cli-standing = { $rank }. { $leader } : { $vp } PV, { $spice } { $spice ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
}, { $solari } { $solari ->
    [one] { -solari }
   *[other] { -solari(number: "other") }
}, { $water } { $water ->
    [one] { -water }
   *[other] { -water(number: "other") }
}, { $garrison } dans la { -garrison }
cli-winner = { $vp ->
    [one] { $leader } gagne avec { $vp } { -victory_point }.
   *[other] { $leader } gagne avec { $vp } { -victory_point(number: "other") }.
}
cli-help =
    Un nombre choisit l’option qui porte ce nombre ; le texte entre parenthèses la choisit aussi.
    options  remontrer la question       board  dessiner le { -game_board }
    hand     montrer votre { -hand }          card NOM  montrer une carte, un emplacement, un { -leader } ou un { -conflict }
    log N    raconter les N derniers événements    why TEXTE  dire pourquoi quelque chose est impossible
    undo     reprendre votre décision    redo   la refaire
    rule ID  montrer une règle           lang CODE  changer de langue
    save FICHIER  enregistrer la partie  quit   enregistrer et quitter

## landsraad play

cli-undo-force = Les bots seraient d’accord quand même : undo force

## landsraad replay

cli-replay-ok = La partie se rejoue jusqu’à son empreinte : { $n } décisions, { $digest }

## landsraad cards

cli-no-scripts = Aucune carte n’a besoin d’un script.
cli-column-id = Id
cli-column-name = Nom
cli-column-facts = Imprimé
cli-column-effects = Effets
cli-kind-imperium = Cartes des { -deck(number: "other") } ({ $n })
cli-kind-intrigue = { CAPITAL(-intrigue_card(number: "other")) } ({ $n })
cli-kind-leader = { -leader(number: "other") } ({ $n })
cli-kind-space = { CAPITAL(-board_space(number: "other")) } ({ $n })
cli-kind-conflict = Cartes { -conflict } ({ $n })
cli-kind-tile = { CAPITAL(-tech_tile(number: "other")) } ({ $n })
cli-kind-contract = { CAPITAL(-contract(number: "other")) } ({ $n })
cli-fact-pile-starter = { -deck } de départ
cli-fact-pile-reserve = { -reserve }
cli-fact-pile-imperium = { -imperium_deck }
cli-fact-copies = × { $n }
cli-fact-icon = { -agent_icon } : { $names }
cli-fact-complexity = complexité { $n }
cli-fact-level = { -conflict } { $n }
cli-fact-tile = { -tech_tile }

## landsraad simulate

cli-sim-progress = Parties
cli-sim-title = { $games } parties, { $errors } avec des erreurs
cli-sim-min = minimum
cli-sim-mean = moyenne
cli-sim-max = maximum
cli-sim-winner-vp = { -victory_point(number: "other") } du gagnant
cli-sim-vp = { -victory_point(number: "other") } de tous
cli-sim-rounds = { CAPITAL(-round(number: "other")) }
cli-sim-decisions = Décisions
cli-sim-seat = Place
cli-sim-leader = { -leader }
cli-sim-bot = Bot
cli-sim-played = parties
cli-sim-won = gagnées
cli-sim-share = part
cli-sim-mean-vp = { -victory_point(number: "other") } en moyenne
cli-sim-never = Jamais vu
cli-sim-nothing = rien : tout a été vu
cli-sim-speed = { $seconds } s, { $games } parties/s, { $decisions } décisions/s
cli-sim-fired-card-played = Cartes qui ont envoyé un { -agent }
cli-sim-fired-card-revealed = Cartes révélées
cli-sim-fired-card-acquired = Cartes acquises
cli-sim-fired-intrigue-played = { CAPITAL(-intrigue_card(number: "other")) } jouées
cli-sim-fired-space = Emplacements visités
cli-sim-fired-conflict = { -conflict(number: "other") } disputés
cli-sim-fired-conflict-won = { -conflict(number: "other") } remportés
cli-sim-fired-rival-card = { CAPITAL(-house_hagal_card(number: "other")) } révélées
cli-sim-fired-leader = { -leader(number: "other") } joués
cli-sim-fired-tile-acquired = { CAPITAL(-tech_tile(number: "other")) } acquises
cli-sim-fired-tile-used = { CAPITAL(-tech_tile(number: "other")) } utilisées
cli-sim-fired-freighter-recalled = { -freighter(number: "other") } rappelés de
cli-sim-fired-post = { CAPITAL(-observation_post(number: "other")) } avec un { -spy }
cli-sim-fired-post-infiltrated = Postes d’où l’on s’est infiltré
cli-sim-fired-post-gathered = Postes d’où l’on a recueilli des renseignements
cli-sim-fired-contract-taken = { CAPITAL(-contract(number: "other")) } pris
cli-sim-fired-contract-completed = { CAPITAL(-contract(number: "other")) } remplis
cli-sim-fired-objective = { CAPITAL(-objective_card(number: "other")) } distribuées
cli-sim-fired-icon-matched = { CAPITAL(-battle_icon(number: "other")) } appariées
cli-sim-fired-training = Cases de la piste d’entraînement

## landsraad doctor

cli-doctor-good = ok
cli-doctor-bad = ÉCHEC
cli-doctor-python = Python
cli-doctor-build = Construction
cli-doctor-versions = Versions
cli-doctor-languages = Langues
cli-doctor-rules = Règles
cli-doctor-self-test = Partie entre bots
cli-doctor-healthy = Tout fonctionne.
cli-doctor-ill = Quelque chose ne va pas.
