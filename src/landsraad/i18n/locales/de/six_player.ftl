## Commanders and Allies

why-no_commander = Nur { -commander } aktivieren { -ally(number: "other") }.
why-nobody_active = Noch ist kein { -ally } aktiviert.
why-ally_cannot_deploy = Der aktivierte { -ally(number: "other") } kann jetzt nichts einsetzen.
