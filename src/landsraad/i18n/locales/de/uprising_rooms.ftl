## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = Bringerhaken
term-shield_wall = Schildwall
field-maker_hooks = Bringerhaken
field-shield_wall = Schildwall
effect-sandworm = { $n ->
    [one] { $n } Sandwurm rufen
   *[other] { $n } Sandwürmer rufen
}
effect-maker_hooks = { term-maker_hooks } nehmen
effect-shield_wall_off = du darfst den { term-shield_wall } entfernen
effect-harvest_bonus = alles Bonus-Spice des Feldes nehmen
effect-base_spice = { $n } Spice ernten
condition-maker_hooks = wenn du { term-maker_hooks } hast
condition-sandworms = { $at_least ->
    [one] wenn du einen Sandwurm im Konfliktgebiet hast
   *[other] wenn du { $at_least } oder mehr Sandwürmer im Konfliktgebiet hast
}
condition-gained_spice = { $at_least ->
    [one] wenn du in diesem Zug Spice erhalten hast
   *[other] wenn du in diesem Zug { $at_least } oder mehr Spice erhalten hast
}
counter-sandworms_in_conflict = jeden eigenen Sandwurm im Konfliktgebiet
modifier-no_deploy = du kannst in diesem Zug keine Einheiten einsetzen
prompt-shield_wall = Entfernst du den { term-shield_wall }?
option-remove_wall = Den { term-shield_wall } entfernen
log-sandworm_summoned = { $amount ->
    [one] { $seat } ruft { $amount } Sandwurm.
   *[other] { $seat } ruft { $amount } Sandwürmer.
}
log-sandworm_gone = { $amount ->
    [one] { $amount } Sandwurm von { $seat } verlässt das Konfliktgebiet.
   *[other] { $amount } Sandwürmer von { $seat } verlassen das Konfliktgebiet.
}
log-sandworm_kept_out = { $seat } ruft keinen Sandwurm: Zu „{ $what }“ kann jetzt keiner kommen.
log-maker_hooks_taken = { $seat } nimmt { term-maker_hooks }.
log-shield_wall_removed = { $seat } entfernt den { term-shield_wall }.
log-reward_again = { $seat } nimmt die Belohnung von „{ $what }“ zweimal.
why-walled = Der { term-shield_wall } schützt „{ $conflict }“: Dorthin kann kein Sandwurm gerufen werden.
why-no_deploying = Du kannst in diesem Zug keine Einheiten einsetzen.
why-no_hooks = Du hast keine { term-maker_hooks }.
why-no_worm_icon = Es wird kein Effekt abgehandelt, der einen Sandwurm ruft.
why-wall_icon = Der { term-shield_wall } wird nur durch einen Effekt entfernt, der das sagt.
why-no_wall = Der { term-shield_wall } ist schon entfernt.

## Objectives and battle icons

word-crysknife = Crysmesser
word-desert_mouse = Wüstenmaus
word-ornithopter = Ornithopter
word-wild = Joker-Schlachtsymbol
kind-objective = Zielkarte
kind-objectives = Zielkarten
effect-flip_icon = eine Karte mit dem Schlachtsymbol { $icon } oder dem Joker umdrehen
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
why-pair_time = Joker-Schlachtsymbole werden nur im Finale verbunden.
why-no_wild_icon = Du hast keine offene Karte mit dem Joker-Schlachtsymbol.
why-no_icon_to_pair = Du hast keine offene Karte mit dem Schlachtsymbol { $word }.

## Contracts

term-contract = Kontrakt
kind-contract = Kontrakt
kind-contracts = Kontrakte
field-contracts = Kontrakte
field-contracts_completed = erfüllte Kontrakte
box-reward = Belohnung
effect-contract = { $n ->
    [one] { $n } Kontrakt nehmen
   *[other] { $n } Kontrakte nehmen
}
condition-contracts_completed = wenn du { $at_least } oder mehr Kontrakte erfüllt hast
counter-contracts_completed = jeden erfüllten Kontrakt
prompt-take_contract = Welchen Kontrakt nimmst du?
option-take_contract = Kontrakt nehmen: { $contract }
log-contract_taken = { $seat } nimmt den Kontrakt „{ $what }“.
log-contract_turned_up = Der Kontrakt „{ $what }“ wird aufgedeckt.
log-contract_turned_up-nobody = Der Kontrakt „{ $what }“ wird aufgedeckt.
log-contract_completed = { $seat } erfüllt den Kontrakt „{ $what }“.
why-contract_kept = Der Kontrakt „{ $contract }“ liegt für einen anderen Anführer bereit.
why-no_contract_icon = Ein Kontrakt wird nur durch ein Kontraktsymbol genommen.
why-contract_not_there = Der Kontrakt „{ $contract }“ liegt nicht offen aus.
note-contract-space = Erfüllt, wenn du einen Agenten auf „{ $space }“ entsendest.
note-contract-harvest = Erfüllt, wenn du einen Agenten auf ein Bringerfeld entsendest und in diesem Zug { $n } oder mehr Spice erhältst.
note-contract-acquire = Erfüllt, wenn du „{ $card }“ erwirbst.
note-immediate = Erfüllt, sobald du ihn nimmst.
note-contract-kept = Liegt für { $leader } bereit.
note-battle_icon = Schlachtsymbol: { $icon }.
note-walled = Vom { term-shield_wall } geschützt.
note-first_player = Beginnt mit dem Startspielermarker.

## The text board

board-wall_stands = Schildwall: steht
board-wall_gone = Schildwall: entfernt
board-contracts = Kontrakte
board-contract_bank = { $n } im Vorrat
board-won = Gewonnen von { $seat }
board-contracts_of = Kontrakte von { $seat }
