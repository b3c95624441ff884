## Commanders and Allies

why-no_commander = Only a { -commander } activates { -ally(number: "other") }.
why-nobody_active = No { -ally } is activated yet.
why-ally_cannot_deploy = The activated { -ally } has nothing to deploy now.
