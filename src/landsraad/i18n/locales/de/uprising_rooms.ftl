## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = { -maker_hooks }
term-shield_wall = { -shield_wall }
field-maker_hooks = { -maker_hooks }
field-shield_wall = { -shield_wall }
effect-sandworm = { $n ->
    [one] { $n } { -sandworm } rufen
   *[other] { $n } { -sandworm(number: "other") } rufen
}
effect-maker_hooks = { term-maker_hooks } nehmen
effect-shield_wall_off = { $who ->
    [opponent] er darf
   *[you] du darfst
} den { term-shield_wall } entfernen
effect-harvest_bonus = alles { -bonus_spice } des Feldes nehmen
effect-base_spice = { $n } { -spice } ernten
condition-maker_hooks = wenn du { term-maker_hooks } hast
condition-sandworms = { $at_least ->
    [one] wenn du einen { -sandworm } im { -conflict_area } hast
   *[other] wenn du { $at_least } oder mehr { -sandworm(number: "other") } im { -conflict_area } hast
}
condition-gained_spice = { $at_least ->
    [one] wenn du in diesem Zug { -spice } erhalten hast
   *[other] wenn du in diesem Zug { $at_least } oder mehr { -spice } erhalten hast
}
counter-sandworms_in_conflict = jeden eigenen { -sandworm } im { -conflict_area }
modifier-no_deploy = du kannst keine { -unit(number: "other") } einsetzen
prompt-shield_wall = Entfernst du den { term-shield_wall }?
option-remove_wall = Den { term-shield_wall } entfernen
log-sandworm_summoned = { $amount ->
    [one] { $seat } ruft { $amount } { -sandworm }.
   *[other] { $seat } ruft { $amount } { -sandworm(number: "other") }.
}
log-sandworm_gone = { $amount ->
    [one] { $amount } { -sandworm } von { $seat } verlässt das { -conflict_area }.
   *[other] { $amount } { -sandworm(number: "other") } von { $seat } verlassen das { -conflict_area }.
}
log-sandworm_kept_out = { $seat } ruft keinen { -sandworm }: Zu „{ $what }“ kann jetzt keiner kommen.
log-maker_hooks_taken = { $seat } nimmt { term-maker_hooks }.
log-shield_wall_removed = { $seat } entfernt den { term-shield_wall }.
log-reward_again = { $seat } nimmt die { -reward } von „{ $what }“ zweimal.
why-walled = Der { term-shield_wall } schützt „{ $conflict }“: Dorthin kann kein { -sandworm } gerufen werden.
why-no_deploying = Du kannst in diesem Zug keine { -unit(number: "other") } einsetzen.
why-no_hooks = Du hast keine { term-maker_hooks }.
why-no_worm_icon = Es wird kein Effekt abgehandelt, der einen { -sandworm } ruft.
why-wall_icon = Der { term-shield_wall } wird nur durch einen Effekt entfernt, der das sagt.
why-no_wall = Der { term-shield_wall } ist schon entfernt.

## Objectives and battle icons

word-crysknife = Crysmesser
word-desert_mouse = Wüstenmaus
word-ornithopter = Ornithopter
word-wild = Joker-Schlachtsymbol
kind-objective = { -objective_card }
kind-objectives = { -objective_card(number: "other") }
effect-flip_icon = eine Karte mit dem { -battle_icon } { $icon } oder dem Joker umdrehen
prompt-flip_icon = Welche deiner Karten drehst du um?
option-flip-crysknife = Umdrehen: { word-crysknife }
option-flip-desert_mouse = Umdrehen: { word-desert_mouse }
option-flip-ornithopter = Umdrehen: { word-ornithopter }
option-flip-wild = Umdrehen: { word-wild }
option-crysknife = Das Joker-Schlachtsymbol verbinden: { word-crysknife }
option-desert_mouse = Das Joker-Schlachtsymbol verbinden: { word-desert_mouse }
option-ornithopter = Das Joker-Schlachtsymbol verbinden: { word-ornithopter }
log-objective_dealt = { $seat } erhält „{ $what }“.
log-conflict_taken = { $seat } nimmt die Konfliktkarte „{ $what }“.
log-icons_matched = { $seat } verbindet zwei Karten ({ $what }) und dreht sie um.
log-icon_turned_down = { $seat } dreht eine Karte um ({ $what }).
why-pair_time = Joker-Schlachtsymbole werden nur im { -endgame } verbunden.
why-no_wild_icon = Du hast keine offene Karte mit dem Joker-Schlachtsymbol.
why-no_icon_to_pair = Du hast keine offene Karte mit dem { -battle_icon } { $word }.

## Contracts

term-contract = { -contract }
kind-contract = { -contract }
kind-contracts = { -contract(number: "other") }
field-contracts = { -contract(number: "other") }
field-contracts_completed = erfüllte { -contract(number: "other") }
box-reward = { -reward }
effect-contract = { $n ->
    [one] { $n } { -contract } nehmen (2 { -solari(number: "other") }, wenn es keinen gibt)
   *[other] { $n } { -contract(number: "other") } nehmen (je 2 { -solari(number: "other") } für fehlende)
}
condition-contracts_completed = wenn du { $at_least } oder mehr { -contract(number: "other") } erfüllt hast
counter-contracts_completed = jeden erfüllten { -contract }
prompt-take_contract = Welchen { -contract } nimmst du?
option-take_contract = { -contract } nehmen: { $contract }
log-contract_taken = { $seat } nimmt den { -contract } „{ $what }“.
log-contract_turned_up = Der { -contract } „{ $what }“ wird aufgedeckt.
log-contract_turned_up-nobody = Der { -contract } „{ $what }“ wird aufgedeckt.
log-contract_completed = { $seat } erfüllt den { -contract } „{ $what }“.
why-contract_kept = Der { -contract } „{ $contract }“ liegt für einen anderen { -leader } bereit.
why-no_contract_icon = Ein { -contract } wird nur durch ein Kontraktsymbol genommen.
why-contract_not_there = Der { -contract } „{ $contract }“ liegt nicht offen aus.
note-contract-space = Erfüllt, wenn du einen { -agent(case: "accusative") } auf „{ $space }“ entsendest.
note-contract-harvest = Erfüllt, wenn du einen { -agent(case: "accusative") } auf ein { -maker_space } entsendest und in diesem Zug { $n } oder mehr { -spice } erhältst.
note-contract-acquire = Erfüllt, wenn du „{ $card }“ erwirbst.
note-immediate = Erfüllt, sobald du ihn nimmst.
note-contract-kept = Liegt für { $leader } bereit.
note-keeps = { $n } { -contract(number: "other") } liegen für dich bereit: Du darfst einen davon statt eines offenen nehmen, sonst niemand.
note-battle_icon = { -battle_icon }: { $icon }.
note-walled = Vom { term-shield_wall } geschützt.
note-first_player = Beginnt mit dem Startspieler-Marker.

## The text board

board-wall_stands = { -shield_wall }: steht
board-wall_gone = { -shield_wall }: entfernt
board-battle_icon = { -battle_icon }: { $icon }
board-walled = schützt diesen { -conflict }
board-spies_of = { -spy(number: "other") } von { $seat }
board-contracts = { -contract(number: "other") }
board-contract_bank = { $n } in der Bank
board-won = Gewonnen von { $seat }
board-contracts_of = { -contract(number: "other") } von { $seat }
box-completed = Wenn erfüllt
