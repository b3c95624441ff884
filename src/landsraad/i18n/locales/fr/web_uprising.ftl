## Les mots du navigateur pour Insurrection et la CHOM

web-post = { CAPITAL(-observation_post) } : { $spaces }
web-spy-of = { -spy } { $seat_of }.
web-spies-left = { $n ->
    [one] { $n } { -spy } dans la { -supply }
   *[other] { $n } { -spy(number: "other") } dans la { -supply }
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
web-chapter-uprising = Nouveau dans { module-uprising }
web-chapter-uprising-why = Pour qui connaît le jeu de base : { -spy(number: "other") }, { -sandworm(number: "other") }, { -battle_icon(number: "other") } et { -contract(number: "other") } en cinq minutes.
web-lesson-new = Ce qui est nouveau
web-lesson-new-text = Dix points gagnent toujours. Quatre nouvelles voies y mènent.
web-lesson-posts = Les { -spy(number: "other") } observent
web-lesson-posts-text = Un { -spy } se tient à un poste. Rappelez-le pour entrer dans un emplacement observé et occupé, ou pour y piocher une carte.
web-lesson-needs = Des emplacements à condition
web-lesson-needs-text = Une étiquette indique l’{ -influence } qu’il faut pour y aller.
web-lesson-wall = Le { -shield_wall }
web-lesson-wall-text = Tant qu’il tient, aucun { -sandworm } ne vient à un { -conflict } derrière lui.
web-lesson-worms = { CAPITAL(-sandworm(number: "other")) }
web-lesson-worms-text = { space-sietch_tabr } donne les { -maker_hooks }. Avec eux, appelez des { -sandworm(number: "other") } au lieu de récolter : force 3 et { -reward } double.
web-lesson-icons = { CAPITAL(-battle_icon(number: "other")) }
web-lesson-icons-text = Voici votre Objectif. Gagnez un { -conflict } de même icône : les deux cartes se retournent pour un point.
web-lesson-deals = { CAPITAL(-contract(number: "other")) }
web-lesson-deals-text = Prenez-en un par son icône. Faites ce qu’il nomme et sa { -reward } est à vous.
web-lesson-try = Le reste, vous le savez
web-lesson-try-text = Levez une carte à icône d’{ -spy }, ou une autre, et touchez un lieu qui brille.
web-lesson-away = Vous êtes prêt
web-lesson-away-text = Continuez cette partie, ou commencez la vôtre. Seul ou à deux, vous affrontez des { -rival(number: "other") } : ils révèlent des cartes et disent pourquoi ils agissent.
