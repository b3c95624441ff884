## Les mots du navigateur pour Insurrection et la CHOM

web-post = { CAPITAL(-observation_post) } : { $spaces }
web-spy-of = { -spy } { $seat_of }.
web-spies-left = { $n ->
    [one] { $n } espion en réserve
   *[other] { $n } espions en réserve
}
web-twice = { CAPITAL(-reward) } double
web-walled = Derrière le { -shield_wall }
web-face-down = face cachée
web-contracts = { CAPITAL(-contract(number: "other")) }
web-other-side = L’autre face
web-icon-shield_wall = { -shield_wall }
web-icon-crysknife = { word-crysknife }
web-icon-desert_mouse = { word-desert_mouse }
web-icon-ornithopter = { word-ornithopter }
web-icon-wild = { word-wild }
web-chapter-uprising = Nouveau dans Uprising
web-chapter-uprising-why = Pour qui connaît le jeu de base : espions, vers, { -battle_icon(number: "other") } et { -contract(number: "other") } en cinq minutes.
web-lesson-new = Ce qui est nouveau
web-lesson-new-text = Dix points gagnent toujours. Quatre nouvelles voies y mènent.
web-lesson-posts = Les espions observent
web-lesson-posts-text = Un espion se tient à un poste. Rappelez-le pour entrer dans un espace observé et occupé, ou pour y piocher une carte.
web-lesson-needs = Des espaces à condition
web-lesson-needs-text = Une étiquette indique l’influence qu’il faut pour y aller.
web-lesson-wall = Le { -shield_wall }
web-lesson-wall-text = Tant qu’il tient, aucun ver ne vient à un conflit derrière lui.
web-lesson-worms = { CAPITAL(-sandworm(number: "other")) }
web-lesson-worms-text = Le sietch Tabr donne des hameçons à faiseur. Avec eux, appelez des vers au lieu de récolter : force 3 et { -reward } double.
web-lesson-icons = { CAPITAL(-battle_icon(number: "other")) }
web-lesson-icons-text = Voici votre objectif. Gagnez un conflit de même icône : les deux cartes se retournent pour un point.
web-lesson-deals = { CAPITAL(-contract(number: "other")) }
web-lesson-deals-text = Prenez-en un par son icône. Faites ce qu’il nomme et sa { -reward } est à vous.
web-lesson-try = Le reste, vous le savez
web-lesson-try-text = Levez une carte à icône d’espion, ou une autre, et touchez un lieu qui brille.
web-lesson-away = Vous êtes prêt
web-lesson-away-text = Continuez cette partie, ou commencez la vôtre.
