## Commanders and Allies

why-no_commander = { -commander }만 { -ally }을 활성화합니다.
why-nobody_active = 아직 활성화된 { -ally }이 없습니다.
why-ally_cannot_deploy = 활성화된 { -ally }이 지금 배치할 것이 없습니다.
