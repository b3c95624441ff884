## Commanders and Allies

why-no_commander = Seul un { -commander } active des { -ally(number: "other") }.
why-nobody_active = Aucun { -ally } n’est encore activé.
why-ally_cannot_deploy = L’{ -ally } activé n’a rien à déployer maintenant.
