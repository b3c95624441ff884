### Meeting: the lobby, clubs, ladders, reports, choosing Leaders, notices.

## Lobby

lobby-title = Tables ouvertes
lobby-empty = Personne n’attend de joueurs pour l’instant. Proposez une table ou cherchez des partenaires.
lobby-join = Rejoindre
lobby-back = Revenir à la table
lobby-players = { $taken } sur { $all }
lobby-range = Classement { $low } à { $high }
lobby-rating = { $n } ± { $doubt }
lobby-not-yours = pas votre classement
lobby-pair = Partenaires au plus vite
lobby-pair-why = Avec qui veut la même partie maintenant
lobby-pair-go = Chercher des joueurs
lobby-offer = Laisser chacun rejoindre depuis l’accueil
lobby-offer-club = Où elle est montrée
lobby-offer-public = à tous
lobby-offered = Cette table est montrée à qui en cherche une.
lobby-withdraw = Ne plus la montrer
lobby-low = Classement de
lobby-high = à
web-status-choosing = au choix

## Clubs

club-title = Clubs
club-why = Un club est privé : qui a son lien en fait partie et voit ses tables.
club-none = Vous n’êtes encore dans aucun club.
club-name = Nom du club
club-make = Créer un club
club-members = Membres : { $n }
club-host = responsable
club-link = Lien pour de nouveaux membres
club-renew = Créer un nouveau lien (l’ancien ne vaut plus)
club-remove = Retirer { $name }
club-leave = Quitter le club
club-invited = On vous invite dans un club.
club-join = Rejoindre le club
club-tables = Tables du club

## Ladder

ladder-title = Classement
ladder-why = Cotes par jeu, avec leur marge. Qui quitte une partie ou manque de temps partage la dernière place.
ladder-mode = Jeu
ladder-mode-name = { $game }, joueurs : { $n }
ladder-empty = Personne n’est encore classé dans ce jeu.
ladder-rating = Cote
ladder-games = Parties

## Reports and mutes

report-title = Signaler { $name }
report-why = L’exploitant de ce serveur le lit, avec les derniers messages de cette personne.
report-words = Insultes
report-name = Le nom
report-cheating = Triche
report-stalling = Lenteur voulue
report-other = Autre chose
report-text = Ce qui s’est passé
report-send = Envoyer
report-sent = Envoyé. Merci.
mute-on = Masquer { $name }
mute-off = Réafficher { $name }
mute-lines = Lignes masquées : { $n }

## Choosing Leaders

choose-way = Comment on trouve les { -leader(number: "other") }
choose-set = comme fixé aux places, sinon au hasard
choose-set-why = Qui n’en a pas de fixé en reçoit un.
choose-pick = Chacun choisit
choose-pick-why = Tous à la fois ; le premier l’obtient.
choose-draft = À tour de rôle
choose-draft-why = On en dévoile deux de plus que de joueurs ; la dernière place choisit d’abord.
choose-auction = Enchères pour les places
choose-auction-why = Une mise secrète de { $n } points : pour choisir tôt la place ou le { -leader }.
choose-title = Avant la partie
choose-now = À vous de choisir : { $name }
choose-wait = Choisit : { $names }
choose-bid = Pour la place { $seat }, pour le { -leader } { $leader }
choose-bid-send = Sceller la mise
choose-bid-in = mise faite
choose-place = Place { $n }
choose-taken = Pris par { $name }

## Notices

notice-push = Prévenir ce navigateur même page fermée
notice-push-failed = Ce navigateur ne peut être prévenu page fermée.
mail-address = M’écrire quand c’est à moi
mail-send = Envoyer un code
mail-enter = Code reçu par courriel
mail-confirm = Confirmer
mail-confirmed = Les courriels vont à { $address }.
mail-forget = Oublier l’adresse
mail-code-title = Landsraad : votre code
mail-code = Votre code est { $code }. Si vous ne l’avez pas demandé, ne faites rien.
mail-why = Vous recevez ceci car vous l’avez demandé. Les réglages de la page permettent d’oublier l’adresse.

## Refusals

error-quota = Vous en avez déjà { $most }, il n’y a pas de place pour plus.
error-not_in_range = Cette table demande un autre classement.
reason-auction = on peut miser pour les places à deux joueurs ou plus, et sans équipes.
