### Labels of the browser: buttons, headings, tutorial, names of icons.

## General

web-tagline = Le désert, le conseil, l’{ -spice } : jouez contre des bots, seul, sur un même écran ou entre amis.
web-unofficial = Un projet de fans non officiel, sans lien avec les éditeurs. S’il vous plaît, achetez le jeu de { -game_board }.
web-engine-interpreted = Le moteur interprété est en service : les bots les plus forts réfléchissent plus lentement et voient moins loin. Le prochain démarrage aura le compilé s’il a pu être construit.
web-loading = Un instant…
web-home = Accueil
web-back = Retour
web-next = Suivant
web-previous = Précédent
web-close = Fermer
web-yes = Oui
web-no = Non
web-none = aucune
web-name = Votre nom
web-language = Langue
web-copied = Copié
web-reconnecting = Connexion perdue ; elle revient d’elle-même…

## First page

web-play-now = Jouer maintenant
web-play-now-why = Quatre joueurs ; des bots prennent les autres places.
web-learn = Apprendre en dix minutes
web-learn-why = Une première { -round } guidée.
web-solo = Seul
web-solo-why = Contre deux { -rival(number: "other") }.
web-same-screen = Même écran
web-same-screen-why = L’appareil passe à tour de rôle.
web-friends = Entre amis
web-friends-why = Un lien suffit.
web-custom = Tout choisir
web-custom-why = Boîtes, { -leader(number: "other") }, bots, difficulté, pendules.
web-new-table = Nouvelle table
web-continue = Continuer
web-status-lobby = attend des joueurs
web-status-playing = en cours
web-status-finished = terminée
web-status-closed = fermée
web-your-turn = à vous

## A new table

web-new-friends = Une table entre amis
web-new-friends-why = Chaque place libre reçoit un lien. La partie commence quand toutes sont prises.
web-new-screen = Plusieurs personnes à cet écran
web-new-screen-why = Vous vous passez l’appareil entre les tours.
web-new-custom = Une table à votre goût
web-new-custom-why = Tout a déjà une valeur raisonnable.
web-host = Jeu
web-player-count = Joueurs
web-difficulty = Difficulté
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-none-why = Chacun prend le temps qu’il veut.
web-clock-fischer = En une séance
web-clock-fischer-why = Chaque place a une réserve de temps qui croît à chaque décision.
web-clock-minutes = Minutes en réserve
web-clock-increment = Secondes de plus par décision
web-clock-days = Sur plusieurs jours
web-clock-days-why = Un délai pour chaque coup ; revenez quand vous voulez.
web-clock-each = Jours par coup
web-days = { $n } j
web-title = Titre
web-boxes = Boîtes
web-epic = Mode Épique
web-seat-kind = Qui occupe la place { $n }
web-seat-name = Nom à la place { $n }
web-seat-me = vous
web-seat-here = une personne ici
web-seat-open = place libre
web-seat-bot = bot
web-level = Force du bot
web-leader = { -leader } de la place { $n }
web-leader-random = { -leader } au hasard
web-think = Temps de réflexion du bot
web-think-why = Le temps que le bot peut prendre pour réfléchir pendant tout un tour.
web-think-usual = habituel : { $n } s
web-think-seconds = { $n } s
web-difficulty-why = La force des { -rival(number: "other") } ; le niveau le plus facile est un bon début.
web-clock-why = À qui le temps manque, un bot prend la place.
web-player-count-why = Seul, vous jouez contre deux { -rival(number: "other") }.
web-title-why = Affiché dans la liste de vos parties.
web-seat-list = Places
web-seats-why = Un bot est d’autant plus fort qu’il est bas dans la liste ; ● indique l’exigence d’un { -leader }.
web-boxes-why = Les boîtes ajoutent des cartes, des { -leader(number: "other") }, des emplacements et des règles.
web-rivals = { -rival(number: "other") }
web-rival-leader = { -leader } du { -rival } { $n }
web-rivals-why = Chaque { -rival } joue selon les { -house_hagal_card(number: "other") } et utilise la { -signet_ring } de son { -leader }.
web-start = Commencer
web-lobby = En attente de joueurs
web-lobby-why = Envoyez à chaque ami le lien d’une place.
web-closed-table = Cette table a été fermée.
web-invite = Lien d’invitation
web-watch-link = Lien de spectateur
web-watch-new = Créer un lien de spectateur
web-seat-to-bot = la donner à un bot
web-start-now = Commencer avec des bots aux places libres
web-invited = Vous êtes invité à une table.
web-join = S’asseoir

## The table

web-table = La table
web-tabs = Parties de la table
web-tab-board = { CAPITAL(-game_board) }
web-tab-you = Vous
web-tab-players = Tous
web-tab-log = Journal
web-views = Parties du { -game_board }
web-view-factions = { -faction(number: "other") }
web-view-council = Conseil
web-view-desert = Désert
web-view-combat = { -combat }
web-board = { CAPITAL(-board_space(number: "other")) }
web-tracks = { -influence }
web-alliance = { -alliance }
web-conflict = { -conflict }
web-no-conflict = Pas de { -conflict }
web-conflict-level = { -conflict } de niveau { $n }
web-strength = { CAPITAL(-combat_strength) }
web-deployed = { CAPITAL(-troop(number: "other")) } dans la { -conflict_area }
web-garrison = { CAPITAL(-garrison) }
web-works = Technologie et Transport
web-market = Cartes à acquérir
web-row = { -imperium_row }
web-deck-left = Cartes restantes du { -imperium_deck }
web-reserve = { -reserve }
web-aside = Mises de côté pour vous
web-you = Vous
web-players = Joueurs
web-hand = { CAPITAL(-hand) }
web-play = En jeu
web-discard = { CAPITAL(-discard_pile) }
web-intrigue = Intrigue
web-rival = { -rival }
web-rival-deck = Cartes des { -rival(number: "other") } restantes
web-turned = Cartes révélées
web-bot = bot
web-away = absent
web-resigned = a abandonné
web-revealed = révélée
web-round = { CAPITAL(-round) } { $n }
web-round-of = { CAPITAL(-round) } { $n } sur { $all }
web-round-short = M { $n }/{ $all }
web-conflicts-left = { -conflict(number: "other") } restants
web-intrigue-deck = { CAPITAL(-intrigue_deck) }
web-card-cost = Coûte { $n } { -persuasion }
web-agent-of = { -agent } { $seat_of }.
web-bonus-spice = { CAPITAL(-bonus_spice) } : { $n }.
web-controlled-by = Sous le { -control } { $seat_of }.
web-closed = Fermé jusqu’au prochain tour de qui l’a fermé.

## The question

web-question = La question
web-options = Vos options
web-agenda = Effets en attente
web-mandatory = obligatoire
web-mandatory-left = Un effet marqué ● doit être appliqué avant la fin du tour.
web-look-closely = Voir de près
web-sure = Sûr ? { $option }
web-final = Ne peut pas être repris.
web-uncertain = … et plus, que le hasard décide.
web-skip = Passer
web-undo = Annuler
web-redo = Refaire
web-reset = Recommencer le tour
web-ask-undo = Demander à reprendre
web-undo-wish = { $seat } demande à reprendre une décision.
web-played = Jouée ou visitée { $n } fois dans cette partie.
web-passed = passe
web-rewards = { CAPITAL(-reward(number: "other")) }
web-last-combat = Dernier { -combat }
web-less = moins
web-more = plus
web-limit = Au plus { $n }.
web-deploy-limit = Au plus { $n } : les { -troop(number: "other") } recrutées ce tour-ci ({ $recruits }) et une partie de la { -garrison }.
web-end-turn = Terminer le tour
web-unspent = non dépensé
web-since-nothing = Personne n’a joué depuis votre tour.
web-tie = { $rule ->
    [B-TIE-01] Égalité pour la première place à { $strength } de { -combat_strength } : personne ne gagne, chacun prend la deuxième { -reward }.
    [B-TIE-03] Pas de { -reward } : trois joueurs ou plus à égalité pour la première place.
    [B-TIE-04] Pas de { -reward } : à moins de quatre joueurs, une égalité pour la première place n’en laisse aucune.
    [B-TIE-05] Égalité pour la deuxième place à { $strength } de { -combat_strength } : chacun prend la troisième { -reward }.
   *[other] Égalité pour la troisième place à { $strength } de { -combat_strength } : pas de { -reward }.
}

## Log and chat

web-log = Journal
web-since = Depuis votre tour
web-chat = Discussion
web-chat-say = Dites quelque chose
web-log-round = { CAPITAL(-round) } { $n }

## Seats, end, hand-over

web-seats = Places et liens
web-takeover = laisser jouer un bot
web-handback = rejouer soi-même
web-resign = abandonner
web-resign-sure = Vraiment abandonner
web-fair = Donne équitable : le SHA-256 de la graine est { $hash } ; la graine est montrée à la fin.
web-seed = Graine { $seed }, SHA-256 { $hash }
web-over = La partie est terminée
web-score-title = D’où viennent les points
web-score-rounds = { CAPITAL(-round) } par { -round }
web-score-influence = { -influence }
web-score-alliances = { -alliance(number: "other") }
web-score-conflicts = { -conflict(number: "other") }
web-score-cards = Cartes
web-score-intrigue = Intrigue
web-score-other = Autres
web-score-start = Début
web-score-wins = { $n ->
    [one] gagne après { $n } { -round }
   *[other] gagne après { $n } { -round(number: "other") }
}
web-score-board = Voir le { -game_board }
web-score-result = Retour au résultat
web-rematch = Revanche, places décalées
web-rematch-same = Revanche, mêmes places
web-rematch-join = Aller à la revanche
web-download = Télécharger
web-handover = Passez l’appareil { $name_to }
web-handover-why = Aucune { -hand } n’est montrée maintenant.
web-handover-go = Je suis { $name }

## Replay

web-replay = Rediffusion
web-step = Étape
web-pause = Pause
web-play-on = Lire
web-eyes = Vue de
web-eyes-open = Tout ouvert
web-eyes-spectator = Un spectateur
web-play-from-here = Jouer à partir d’ici

## Settings

web-settings = Réglages
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-dark = sombre
web-theme-light = clair
web-size = Taille du texte { $n } %
web-speed = Coups des autres
web-speed-0 = tout de suite
web-speed-300 = rapide
web-speed-600 = normal
web-speed-1200 = lent
web-motion = Animations
web-sound = Son
web-text-board = { CAPITAL(-game_board) } en texte

## Help and rules

web-help = Aide
web-help-play = Comment jouer
web-help-text = La barre du bas vous pose une question et donne toutes les réponses. Ce qui brille sur le { -game_board } et sur les cartes est cliquable : c’est une de ces réponses. Un clic droit, ou un appui long, montre une chose de près et dit pourquoi elle n’est pas disponible. Jouez des cartes pour envoyer des { -agent(number: "other") }, révélez ensuite le reste de votre { -hand }, acquérez de nouvelles cartes avec la { -persuasion } et battez-vous pour le { -conflict }.
web-help-keys = Touches
web-help-icons = Icônes
web-key-options = choisir une option (puis des lettres)
web-key-e = terminer le tour
web-key-enter = confirmer
web-key-u = annuler
web-key-y = refaire
web-key-z = recommencer le tour
web-key-t = { -game_board } en texte
web-key-esc = retour ; montrer tout de suite les coups en attente
web-key-help = cette aide
web-rules = Règles
web-things = Cartes et emplacements
web-rules-what = Que chercher
web-rules-english = Les règles numérotées sont en anglais ; les cartes et emplacements sont dans votre langue.
web-search = Chercher
web-section = Section
web-all-sections = toutes les sections
web-found = { $n ->
    [one] { $n } résultat
   *[other] { $n } résultats
}
web-kind-card = carte
web-kind-intrigue = { -intrigue_card }
web-kind-space = { -board_space }
web-kind-leader = { -leader }
web-kind-conflict = { -conflict }
web-kind-track = { -influence_track }
web-kind-tile = { -tech_tile }

## Names of icons

web-icon-solari = { CAPITAL(-solari(number: "other")) }
web-icon-spice = { CAPITAL(-spice) }
web-icon-water = { CAPITAL(-water) }
web-icon-persuasion = { -persuasion }
web-icon-swords = { CAPITAL(-sword(number: "other")) }
web-icon-sword = { CAPITAL(-sword) }
web-icon-vp = { -victory_point(number: "other") }
web-icon-troops = { CAPITAL(-troop(number: "other")) }
web-icon-garrison = { CAPITAL(-garrison) }
web-icon-supply = { CAPITAL(-supply) }
web-icon-draw = Piocher une carte
web-icon-hand = Cartes
web-icon-deck = { CAPITAL(-deck) }
web-icon-intrigue = { CAPITAL(-intrigue_card) }
web-icon-steal_intrigue = Voler une Intrigue
web-icon-influence = { -influence }
web-icon-influence_any = { -influence } auprès d’une { -faction } au choix
web-icon-lose_influence = Perdre de l’{ -influence }
web-icon-trash = Détruire une carte
web-icon-trash_self = Détruire cette carte
web-icon-discard = Défausser
web-icon-retreat = Replier des { -troop(number: "other") }
web-icon-deploy = Déployer des { -troop(number: "other") }
web-icon-deploy_supply = Déployer depuis la { -supply }
web-icon-deploy_recruits = Déployer les recrues
web-icon-lose_garrison = Perdre des { -troop(number: "other") } de la { -garrison }
web-icon-lose_deployed = Perdre des { -troop(number: "other") } de la { -conflict_area }
web-icon-agent = { -agent(number: "other") }
web-icon-recall = Rappeler un { -agent }
web-icon-mentat = { -mentat }
web-icon-mentat_next = { -mentat } à la { -round } suivante
web-icon-council = Siège au { -high_council }
web-icon-swordmaster = { -swordmaster_agent }
web-icon-acquire = Acquérir une carte
web-icon-acquire_free = Acquérir une carte gratuitement
web-icon-harvest = Récolter de l’{ -spice }
web-icon-control = { -control }
web-icon-close_space = Emplacement fermé
web-icon-take_back = Reprendre une carte
web-icon-top_card = Regarder la première carte
web-icon-refocus = Mélanger le { -deck }
web-icon-pass_turn = Passer le tour
web-icon-reserve = Mettre une carte de côté
web-icon-modify = Une règle change
web-icon-signet = { -signet_ring }
web-icon-pick_secret = Choisir en secret
web-icon-show_secret = Révéler le secret
web-icon-opponent = Adversaires
web-icon-combat = { -combat }
web-icon-maker = { CAPITAL(-maker_space) }
web-icon-alliance = { -alliance }
web-icon-first_player = { -first_player }
web-icon-tech = { CAPITAL(-tech_tile) }
web-icon-dreadnought = { CAPITAL(-dreadnought_unit) }
web-icon-shipping = Transport
web-icon-spy = { -spy }
web-icon-contract = { CAPITAL(-contract) }
web-icon-sandworm = { CAPITAL(-sandworm) }
web-icon-acquire_tech = Acquérir une Technologie
web-icon-trash_tile = Détruire cette tuile
web-icon-negotiator = Négociation technologique
web-icon-freighter = { -freighter }
web-icon-shipped_troops = Recruter des { -troop(number: "other") } du Transport
web-icon-retreat_dreadnought = Replier un { -dreadnought_unit }
web-icon-retreat_units = Replier des { -unit(number: "other") }
web-icon-retreat_enemies = Des { -unit(number: "other") } adverses se replient
web-icon-deploy_units = Déployer des { -unit(number: "other") }
web-icon-lose_troop = Perdre une { -troop }
web-icon-trash_in_play = Détruire une carte en jeu
web-icon-bury_intrigue = Placer des { -intrigue_card(number: "other") } sous leur { -deck }
web-icon-swap_intrigues = Échanger des { -intrigue_card(number: "other") }
web-icon-peek_intrigues = Regarder des { -intrigue_card(number: "other") }
web-icon-influence_agents = { -influence } là où sont vos { -agent(number: "other") }
web-icon-influence_sent = { -influence } là où l’{ -agent } est envoyé
web-icon-track_bonus = Bonus d’une { -influence_track }
web-icon-extra_turn = Un autre tour
web-icon-on_win = Si vous remportez le { -conflict }
web-icon-recall_spy = Rappeler un { -spy }
web-icon-influence_each = { -influence } où vous espionnez
web-icon-maker_hooks = { term-maker_hooks }
web-icon-shield_wall_off = Retirer le { term-shield_wall }
web-icon-harvest_bonus = { -bonus_spice }
web-icon-base_spice = Récolter : { -spice }
web-icon-flip_icon = Retourner une { -battle_icon }
web-icon-trash_intrigue = Détruire : { -intrigue_card }
web-icon-trash_hand = Détruire une carte en { -hand }
web-icon-trash_other_in_play = Détruire une autre carte en jeu
web-icon-return_to_hand = Retour en { -hand }
web-icon-top_three = Répartir trois cartes
web-icon-buy_with_solari = Acquérir contre { -solari }
web-icon-recall_other = Rappeler un autre { -agent }
web-icon-retreat_some = Replier : { -troop(number: "other") }
web-icon-this_reveal = Dans ce { -reveal_turn }
web-icon-train = Piste d’entraînement
web-icon-memory = Souvenir
web-icon-turn_over = Retourner : { -leader }
web-icon-repeat_space = Répéter l’emplacement
web-icon-next_tile = Suivant : { -tech_tile }
web-icon-anywhere = N’importe quel emplacement
web-thinking = choisit…
web-thinking-for = choisit depuis { $n } s…
web-thinking-most = réfléchit au plus { $n } s par tour
web-space-key = barre d’espace
web-order = Dans un autre ordre
web-rest = Garder pour cette { -round }
web-rest-what = Terminer le tour et garder ces cartes { -plot } : pendant cette { -round }, les tours se terminent sans demander
web-brings = Chaque bloc est un effet que donnent ses capacités
web-brings-goods = Biens
web-brings-cards = Cartes
web-tap-place = choisissez un emplacement qui brille
web-volume = Volume
web-auto = Les effets obligatoires s’appliquent d’eux-mêmes et le tour finit quand il ne reste rien
web-rematch-again = Revanche
web-review = Revoir ma partie
web-result = place { $rank }, { $vp } { $vp ->
    [one] point
   *[other] points
}
web-ask-undo-round = retour à la { -round } { $n }
web-lesson-goal = Dix points gagnent
web-lesson-goal-text = Vos { -victory_point(number: "other") } sont ici. La partie finit quand quelqu’un en a dix.
web-lesson-towers = Quatre tours
web-lesson-towers-text = L’{ -influence } monte le long d’une tour : un point à deux, un bonus à quatre.
web-lesson-card = Soulevez une carte qui brille
web-lesson-card-text = Elle envoie un de vos deux { -agent(number: "other") }. Ses icônes disent où.
web-lesson-place = Maintenant un emplacement qui brille
web-lesson-place-text = Touchez-le : votre { -agent } y va et vous recevez ce qui y est écrit.
web-lesson-gain = À vous tout de suite
web-lesson-gain-text = { CAPITAL(-solari(number: "other")) }, { -spice } et { -water } paient de meilleurs emplacements. Les { -troop(number: "other") } attendent dans la { -garrison }.
web-lesson-deploy = Se battre pour la { -reward } ?
web-lesson-deploy-text = Déployez des { -troop(number: "other") }, ou gardez-les et terminez le tour.
web-lesson-others = Les autres jouent
web-lesson-others-text = Regardez ce qu’ils font. La barre d’espace les arrête, Échap les passe.
web-lesson-second = Votre deuxième { -agent }
web-lesson-second-text = Soulevez une autre carte et envoyez votre deuxième { -agent }.
web-lesson-reveal = Révélez votre { -hand }
web-lesson-reveal-text = Plus d’{ -agent(number: "other") } : les encadrés bleus de vos autres cartes comptent maintenant.
web-lesson-acquire = Acquérez une meilleure carte
web-lesson-acquire-text = La { -persuasion } paie. Les cartes qui brillent sont à votre portée et rejoignent votre { -deck }.
web-lesson-combat = { -combat }
web-lesson-combat-text = Les { -troop(number: "other") } comptent deux, les { -sword(number: "other") } un. Le plus fort prend la première { -reward }.
web-lesson-done = C’était une { -round }
web-lesson-done-text = Jouez aussi longtemps que vous voulez ; survolez ou pressez quelque chose pour le lire.
web-album = Galerie
web-album-why = Toutes les cartes, tous les { -leader(number: "other") } et toutes les tuiles.
web-album-kind = Quoi
web-album-all = toutes
web-album-order = Ordre
web-album-by-name = par nom
web-album-by-cost = par coût
web-album-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
web-album-cost = coût moyen { $n }
web-album-reveal = { $n } en moyenne à la révélation
web-key-space = arrêter ou continuer les coups des autres
web-hint = Indice
web-hint-what = Qu’envisagerait le bot le plus fort ?
web-hint-wait = Réflexion…
web-coach = Coach : un indice à chaque choix
web-story-tie = { $seat } l’emporte à égalité de points : ce qui restait en réserve a tranché.
web-story-late = { $seat } n’a pris la tête qu’à la dernière { -round }.
web-story-led = { $seat } a mené de la { -round } { $n } jusqu’à la fin.
web-story-best = Votre meilleure { -round } : { $n } (+{ $amount }).
