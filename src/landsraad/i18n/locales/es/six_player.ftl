## Commanders and Allies

why-no_commander = Solo un { -commander } activa { -ally(number: "other") }.
why-nobody_active = Todavía no hay ningún { -ally } activado.
why-ally_cannot_deploy = El { -ally } activado no puede desplegar nada ahora.
