## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = Hameçons à Faiseur
term-shield_wall = Bouclier
field-maker_hooks = Hameçons à Faiseur
field-shield_wall = Bouclier
effect-sandworm = { $n ->
    [one] appeler { $n } ver des sables
   *[other] appeler { $n } vers des sables
}
effect-maker_hooks = prendre les { term-maker_hooks }
effect-shield_wall_off = vous pouvez retirer le { term-shield_wall }
effect-harvest_bonus = prendre toute l’épice bonus de l’emplacement
effect-base_spice = récolter { $n } d’épice
condition-maker_hooks = si vous avez les { term-maker_hooks }
condition-sandworms = { $at_least ->
    [one] si vous avez un ver des sables dans le Conflit
   *[other] si vous avez { $at_least } vers des sables ou plus dans le Conflit
}
condition-gained_spice = { $at_least ->
    [one] si vous avez gagné de l’épice ce tour
   *[other] si vous avez gagné { $at_least } d’épice ou plus ce tour
}
counter-sandworms_in_conflict = chacun de vos vers des sables dans le Conflit
modifier-no_deploy = vous ne pouvez pas déployer d’unités ce tour
prompt-shield_wall = Retirez-vous le { term-shield_wall } ?
option-remove_wall = Retirer le { term-shield_wall }
log-sandworm_summoned = { $amount ->
    [one] { $seat } appelle { $amount } ver des sables.
   *[other] { $seat } appelle { $amount } vers des sables.
}
log-sandworm_gone = { $amount ->
    [one] { $amount } ver des sables de { $seat } quitte le Conflit.
   *[other] { $amount } vers des sables de { $seat } quittent le Conflit.
}
log-sandworm_kept_out = { $seat } n’appelle aucun ver des sables : aucun ne peut venir à « { $what } » maintenant.
log-maker_hooks_taken = { $seat } prend les { term-maker_hooks }.
log-shield_wall_removed = { $seat } retire le { term-shield_wall }.
log-reward_again = { $seat } prend deux fois la récompense de « { $what } ».
why-walled = Le { term-shield_wall } protège « { $conflict } » : aucun ver des sables ne peut y être appelé.
why-no_deploying = Vous ne pouvez pas déployer d’unités ce tour.
why-no_hooks = Vous n’avez pas les { term-maker_hooks }.
why-no_worm_icon = Aucun effet qui appelle un ver des sables n’est en cours.
why-wall_icon = Le { term-shield_wall } n’est retiré que par un effet qui le dit.
why-no_wall = Le { term-shield_wall } est déjà retiré.

## Objectives and battle icons

word-crysknife = Krys
word-desert_mouse = Souris du désert
word-ornithopter = Ornithoptère
word-wild = icône de bataille joker
kind-objective = carte Objectif
kind-objectives = cartes Objectif
effect-flip_icon = retourner face cachée une carte avec l’icône de bataille { $icon } ou le joker
prompt-flip_icon = Laquelle de vos cartes retournez-vous face cachée ?
option-flip-crysknife = Retourner : { word-crysknife }
option-flip-desert_mouse = Retourner : { word-desert_mouse }
option-flip-ornithopter = Retourner : { word-ornithopter }
option-flip-wild = Retourner : { word-wild }
option-crysknife = Associer l’icône de bataille joker : { word-crysknife }
option-desert_mouse = Associer l’icône de bataille joker : { word-desert_mouse }
option-ornithopter = Associer l’icône de bataille joker : { word-ornithopter }
log-objective_dealt = { $seat } reçoit « { $what } ».
log-conflict_taken = { $seat } prend la carte Conflit « { $what } ».
log-icons_matched = { $seat } associe deux cartes ({ $what }) et les retourne face cachée.
log-icon_turned_down = { $seat } retourne une carte face cachée ({ $what }).
why-pair_time = Les icônes de bataille joker ne sont associées qu’en fin de partie.
why-no_wild_icon = Vous n’avez aucune carte face visible avec l’icône de bataille joker.
why-no_icon_to_pair = Vous n’avez aucune carte face visible avec l’icône de bataille { $word }.

## Contracts

term-contract = contrat
kind-contract = contrat
kind-contracts = contrats
field-contracts = contrats
field-contracts_completed = contrats remplis
box-reward = Récompense
effect-contract = { $n ->
    [one] prendre { $n } contrat
   *[other] prendre { $n } contrats
}
condition-contracts_completed = si vous avez rempli { $at_least } contrats ou plus
counter-contracts_completed = chaque contrat que vous avez rempli
prompt-take_contract = Quel contrat prenez-vous ?
option-take_contract = Prendre le contrat : { $contract }
log-contract_taken = { $seat } prend le contrat « { $what } ».
log-contract_turned_up = Le contrat « { $what } » est révélé.
log-contract_turned_up-nobody = Le contrat « { $what } » est révélé.
log-contract_completed = { $seat } remplit le contrat « { $what } ».
why-contract_kept = Le contrat « { $contract } » est mis de côté pour un autre Dirigeant.
why-no_contract_icon = Un contrat ne se prend que par une icône de contrat.
why-contract_not_there = Le contrat « { $contract } » n’est pas face visible.
note-contract-space = Rempli en envoyant un Agent à « { $space } ».
note-contract-harvest = Rempli en envoyant un Agent sur un emplacement de Faiseur et en gagnant { $n } d’épice ou plus ce tour-là.
note-contract-acquire = Rempli en acquérant « { $card } ».
note-immediate = Rempli dès que vous le prenez.
note-contract-kept = Mis de côté pour { $leader }.
note-battle_icon = Icône de bataille : { $icon }.
note-walled = Protégé par le { term-shield_wall }.
note-first_player = Commence avec le marqueur Premier joueur.

## The text board

board-wall_stands = Bouclier : en place
board-wall_gone = Bouclier : retiré
board-contracts = Contrats
board-contract_bank = { $n } en réserve
board-won = Gagnées par { $seat }
board-contracts_of = Contrats de { $seat }
