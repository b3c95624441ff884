### The server: levels of bots, errors, and the check of a deal.

## Bots

level-novice = Novice
level-adept = Adepte
level-mentat = { -mentat }
level-kwisatz_haderach = Kwisatz Haderach
server-bot-name = Bot ({ $level })
server-bot-called = { $name } (bot, { $level })

## Errors

error-bad_request = Cela n’a pas été compris : { $reason }
error-bad_setup = Cette partie ne peut pas être mise en place : { $reason }
error-no_session = Vous n’êtes pas connu ici. Rechargez la page.
error-bad_origin = Une autre page n’a pas le droit de faire cela.
error-banned = Cette adresse n’est pas admise ici.
error-not_found = Il n’y a rien ici pour vous.
error-wrong_token = Ce lien n’est pas (ou plus) valable.
error-not_yours = Cette place n’est pas la vôtre.
error-not_host = Seule la personne qui a créé la table peut faire cela.
error-wrong_status = Ce n’est pas possible à ce stade de la table.
error-seat_taken = Quelqu’un est déjà assis là.
error-seats_open = Des places sont encore libres.
error-not_away = La personne est encore là ; un bot peut prendre le relais après un temps d’absence.
error-cannot_hand_back = Cette place reste au bot.
error-stale = La table a avancé. Veuillez choisir de nouveau.
error-not_asked = Ce n’est pas à cette place de choisir maintenant.
error-illegal = Ce n’est pas parmi les options.
error-undo_refused = Cela ne peut pas être repris librement. Vous pouvez demander à la table.
error-nothing_to_redo = Il n’y a rien à refaire.
error-no_request = Personne ne demande à reprendre quelque chose.
error-no_hints = Pas d’indices quand plusieurs personnes jouent.
error-set_aside = Cette table a été enregistrée par une autre version et ne peut pas être poursuivie par celle-ci. Elle est conservée.
error-too_many = Trop vite. Veuillez attendre un instant.
error-too_many_tables = Vous avez { $most } tables inachevées. Terminez-en ou fermez-en une d’abord.
error-too_large = C’est trop long.
error-too_slow = La requête est arrivée trop lentement.
error-storage_failed = La partie n’a pas pu être enregistrée, donc rien n’a changé. Veuillez réessayer.
error-busy = Le serveur est occupé. Veuillez réessayer.
error-wrong_version = Cette page est périmée. Rechargez-la.
error-session_ended = Cette session est terminée.

# Why, as the end of a sentence of the above

reason-too-long = c’est trop long, il y a de la place pour { $most } caractères.
reason-empty = il faut écrire quelque chose ici.
reason-unprintable = il y a des caractères qui ne peuvent pas être affichés.
reason-form = cette page et le serveur ne sont pas d’accord. Rechargez la page.
reason-players = cela se joue à { $allowed } joueurs.
reason-leader-twice = { $thing } est choisi deux fois, et chaque { -leader } ne peut être qu’une fois dans une partie.
reason-epic = le Mode Épique n’existe pas pour ces boîtes et ce nombre de joueurs.
reason-seats = { $players } joueurs ont besoin de { $players } places.
reason-one-me = une seule place peut être la vôtre ; les autres personnes à cet écran ont leurs propres places.
reason-choices = ces choix ne vont pas ensemble.

## Commands

cli-serving = Landsraad est servi à { $address } (Ctrl-C l’arrête).
cli-opened = Votre navigateur devrait s’ouvrir ; sinon, allez à { $address }
cli-engine-building = Le moteur compilé est construit à côté de la partie, une seule fois, en quelques minutes ; jusqu’au prochain démarrage, les bots réfléchissent avec l’interprété.
cli-engine-built = Le moteur compilé est prêt : le prochain démarrage l’utilise.
cli-engine-unbuilt = Le moteur compilé n’a pas pu être construit (build/engine/build.log dit pourquoi) ; la partie continue avec l’interprété.
cli-no-client = La page pour le navigateur n’est pas construite ici ; `make play` la construit. Pour jouer dans le terminal : landsraad play --terminal
cli-replay-commitment = La donne est celle promise au début : SHA-256 { $hash }
cli-replay-broken = La graine ne correspond pas à la promesse faite au début : SHA-256 { $hash }
hint-best = Gagne { $chance } % des avenirs essayés, { $ahead } points de plus que la suivante.
hint-even = Gagne { $chance } % des avenirs essayés, autant que la suivante.
hint-other = Gagne { $chance } %.
hint-only = Il n’y a rien d’autre à choisir.
