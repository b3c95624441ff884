## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = { -maker_hooks }
term-shield_wall = { -shield_wall }
field-maker_hooks = { -maker_hooks }
field-shield_wall = { -shield_wall }
effect-sandworm = { -sandworm } { $n }마리 부르기
effect-maker_hooks = { term-maker_hooks } 가져오기
effect-shield_wall_off = { term-shield_wall } 제거 가능
effect-harvest_bonus = 이 장소의 { -bonus_spice } 모두 가져오기
effect-base_spice = { $n } { -spice } 채취
condition-maker_hooks = { term-maker_hooks }이 있으면
condition-sandworms = { -conflict_area }에 자신의 { -sandworm }가 { $at_least }마리 이상 있으면
condition-gained_spice = 이번 차례에 { -spice }를 { $at_least } 이상 얻었으면
counter-sandworms_in_conflict = { -conflict_area }에 있는 자신의 { -sandworm }
modifier-no_deploy = { -unit }를 배치할 수 없음
prompt-shield_wall = { term-shield_wall }을 제거하시겠습니까?
option-remove_wall = { term-shield_wall } 제거
log-sandworm_summoned = { $seat }: { -sandworm } { $amount }마리를 부름.
log-sandworm_gone = { $seat }: { -sandworm } { $amount }마리가 { -conflict_area }을 떠남.
log-sandworm_kept_out = { $seat }: { -sandworm }를 부르지 못함. 지금은 { $what_quoted }에 올 수 없음.
log-maker_hooks_taken = { $seat }: { term-maker_hooks } 획득.
log-shield_wall_removed = { $seat }: { term-shield_wall } 제거.
log-reward_again = { $seat }: { $what_quoted } { -reward }을 두 번 받음.
why-walled = { $conflict_quoted }: { term-shield_wall }이 지키고 있어 { -sandworm }를 부를 수 없습니다.
why-no_deploying = 이번 차례에는 { -unit }를 배치할 수 없습니다.
why-no_hooks = { term-maker_hooks }이 없습니다.
why-no_worm_icon = 지금은 { -sandworm }를 부르는 효과가 없습니다.
why-wall_icon = { term-shield_wall }은 그렇게 하는 효과로만 제거됩니다.
why-no_wall = { term-shield_wall }은 이미 없습니다.

## Objectives and battle icons

word-crysknife = 크리스나이프
word-desert_mouse = 사막쥐
word-ornithopter = 오니솝터
word-wild = 와일드 { -battle_icon }
kind-objective = { -objective_card }
kind-objectives = { -objective_card }
effect-flip_icon = { -battle_icon } { $icon } 또는 와일드 카드 1장 뒷면으로 뒤집기
prompt-flip_icon = 어느 카드를 뒷면으로 뒤집으시겠습니까?
option-flip-crysknife = 뒤집기: { word-crysknife }
option-flip-desert_mouse = 뒤집기: { word-desert_mouse }
option-flip-ornithopter = 뒤집기: { word-ornithopter }
option-flip-wild = 뒤집기: { word-wild }
option-crysknife = 와일드 { -battle_icon } 짝짓기: { word-crysknife }
option-desert_mouse = 와일드 { -battle_icon } 짝짓기: { word-desert_mouse }
option-ornithopter = 와일드 { -battle_icon } 짝짓기: { word-ornithopter }
log-objective_dealt = { $seat }: { $what_quoted } 받음.
log-conflict_taken = { $seat }: { -conflict } 카드 { $what_quoted } 가져옴.
log-icons_matched = { $seat }: 카드 2장을 짝지어 뒷면으로 뒤집음 ({ $what }).
log-icon_turned_down = { $seat }: 카드 1장을 뒷면으로 뒤집음 ({ $what }).
why-pair_time = 와일드 { -battle_icon }은 { -endgame }에만 짝지을 수 있습니다.
why-no_wild_icon = 앞면인 와일드 { -battle_icon } 카드가 없습니다.
why-no_icon_to_pair = { -battle_icon }이 { $word }인 앞면 카드가 없습니다.

## Contracts

term-contract = { -contract }
kind-contract = { -contract }
kind-contracts = { -contract }
field-contracts = { -contract }
field-contracts_completed = 완료한 { -contract }
box-reward = { -reward }
effect-contract = { -contract } { $n }개 가져오기 ({ -contract }이 없으면 2 { -solari })
condition-contracts_completed = { -contract }을 { $at_least }개 이상 완료했으면
counter-contracts_completed = 자신이 완료한 { -contract }
prompt-take_contract = 어느 { -contract }을 가져오시겠습니까?
option-take_contract = { -contract } 가져오기: { $contract_quoted }
log-contract_taken = { $seat }: { -contract } { $what_quoted } 가져옴.
log-contract_turned_up = { -contract } { $what_quoted } 공개.
log-contract_turned_up-nobody = { -contract } { $what_quoted } 공개.
log-contract_completed = { $seat }: { -contract } { $what_quoted } 완료.
why-contract_kept = { -contract } { $contract_quoted }: 다른 { -leader }를 위해 따로 두었습니다.
why-no_contract_icon = { -contract }은 { -contract } 아이콘으로만 가져올 수 있습니다.
why-contract_not_there = { -contract } { $contract_quoted }: 앞면으로 놓여 있지 않습니다.
note-contract-space = { $space_quoted }에 { -agent }를 보내면 완료.
note-contract-harvest = { -maker_space }에 { -agent }를 보내고 그 차례에 { -spice }를 { $n } 이상 얻으면 완료.
note-contract-acquire = { $card_quoted } 획득 시 완료.
note-immediate = 가져오는 즉시 완료.
note-contract-kept = { $leader } 전용으로 따로 둠.
note-keeps = 당신을 위해 { -contract } { $n }개를 따로 둡니다: 앞면 { -contract } 대신 그중 하나를 가져올 수 있고, 다른 플레이어는 가져올 수 없습니다.
note-battle_icon = { -battle_icon }: { $icon }.
note-walled = { term-shield_wall }이 보호함.
note-first_player = { -first_player } 마커를 가지고 시작.

## The text board

board-wall_stands = { -shield_wall }: 있음
board-wall_gone = { -shield_wall }: 없음
board-battle_icon = { -battle_icon }: { $icon }
board-walled = 이번 { -conflict } 보호 중
board-spies_of = { $seat } { -spy }
board-contracts = { -contract }
board-contract_bank = 은행에 { $n }개
board-won = { $seat } 획득 카드
board-contracts_of = { $seat } { -contract }
box-completed = 완료하면
