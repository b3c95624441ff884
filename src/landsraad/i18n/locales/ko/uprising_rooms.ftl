## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = 메이커 작살
term-shield_wall = 방어벽
field-maker_hooks = 메이커 작살
field-shield_wall = 방어벽
effect-sandworm = 모래벌레 { $n }마리 부르기
effect-maker_hooks = { term-maker_hooks } 가져오기
effect-shield_wall_off = { term-shield_wall } 제거 가능
effect-harvest_bonus = 이 장소의 보너스 스파이스 모두 가져오기
effect-base_spice = { $n } 스파이스 채취
condition-maker_hooks = { term-maker_hooks }이 있으면
condition-sandworms = 교전 칸에 자신의 모래벌레가 { $at_least }마리 이상 있으면
condition-gained_spice = 이번 차례에 스파이스를 { $at_least } 이상 얻었으면
counter-sandworms_in_conflict = 교전 칸에 있는 자신의 모래벌레
modifier-no_deploy = 이번 차례에 부대를 배치할 수 없음
prompt-shield_wall = { term-shield_wall }을 제거하시겠습니까?
option-remove_wall = { term-shield_wall } 제거
log-sandworm_summoned = { $seat }: 모래벌레 { $amount }마리를 부름.
log-sandworm_gone = { $seat }: 모래벌레 { $amount }마리가 교전 칸을 떠남.
log-sandworm_kept_out = { $seat }: 모래벌레를 부르지 못함. 지금은 { $what_quoted }에 올 수 없음.
log-maker_hooks_taken = { $seat }: { term-maker_hooks } 획득.
log-shield_wall_removed = { $seat }: { term-shield_wall } 제거.
log-reward_again = { $seat }: { $what_quoted } 보상을 두 번 받음.
why-walled = { $conflict_quoted }: { term-shield_wall }이 지키고 있어 모래벌레를 부를 수 없습니다.
why-no_deploying = 이번 차례에는 부대를 배치할 수 없습니다.
why-no_hooks = { term-maker_hooks }이 없습니다.
why-no_worm_icon = 지금은 모래벌레를 부르는 효과가 없습니다.
why-wall_icon = { term-shield_wall }은 그렇게 하는 효과로만 제거됩니다.
why-no_wall = { term-shield_wall }은 이미 없습니다.

## Objectives and battle icons

word-crysknife = 크리스나이프
word-desert_mouse = 사막쥐
word-ornithopter = 오니솝터
word-wild = 와일드 배틀 아이콘
kind-objective = 목표 카드
kind-objectives = 목표 카드
effect-flip_icon = 배틀 아이콘 { $icon } 또는 와일드 카드 1장 뒷면으로 뒤집기
prompt-flip_icon = 어느 카드를 뒷면으로 뒤집으시겠습니까?
option-flip-crysknife = 뒤집기: { word-crysknife }
option-flip-desert_mouse = 뒤집기: { word-desert_mouse }
option-flip-ornithopter = 뒤집기: { word-ornithopter }
option-flip-wild = 뒤집기: { word-wild }
option-crysknife = 와일드 배틀 아이콘 짝짓기: { word-crysknife }
option-desert_mouse = 와일드 배틀 아이콘 짝짓기: { word-desert_mouse }
option-ornithopter = 와일드 배틀 아이콘 짝짓기: { word-ornithopter }
log-objective_dealt = { $seat }: { $what_quoted } 받음.
log-conflict_taken = { $seat }: 교전 카드 { $what_quoted } 가져옴.
log-icons_matched = { $seat }: 카드 2장을 짝지어 뒷면으로 뒤집음 ({ $what }).
log-icon_turned_down = { $seat }: 카드 1장을 뒷면으로 뒤집음 ({ $what }).
why-pair_time = 와일드 배틀 아이콘은 종료 단계에만 짝지을 수 있습니다.
why-no_wild_icon = 앞면인 와일드 배틀 아이콘 카드가 없습니다.
why-no_icon_to_pair = 배틀 아이콘이 { $word }인 앞면 카드가 없습니다.

## Contracts

term-contract = 계약
kind-contract = 계약
kind-contracts = 계약
field-contracts = 계약
field-contracts_completed = 완료한 계약
box-reward = 보상
effect-contract = 계약 { $n }개 가져오기
condition-contracts_completed = 계약을 { $at_least }개 이상 완료했으면
counter-contracts_completed = 자신이 완료한 계약
prompt-take_contract = 어느 계약을 가져오시겠습니까?
option-take_contract = 계약 가져오기: { $contract_quoted }
log-contract_taken = { $seat }: 계약 { $what_quoted } 가져옴.
log-contract_turned_up = 계약 { $what_quoted } 공개.
log-contract_turned_up-nobody = 계약 { $what_quoted } 공개.
log-contract_completed = { $seat }: 계약 { $what_quoted } 완료.
why-contract_kept = 계약 { $contract_quoted }: 다른 리더를 위해 따로 두었습니다.
why-no_contract_icon = 계약은 계약 아이콘으로만 가져올 수 있습니다.
why-contract_not_there = 계약 { $contract_quoted }: 앞면으로 놓여 있지 않습니다.
note-contract-space = { $space_quoted }에 에이전트를 보내면 완료.
note-contract-harvest = 메이커 장소에 에이전트를 보내고 그 차례에 스파이스를 { $n } 이상 얻으면 완료.
note-contract-acquire = { $card_quoted } 획득 시 완료.
note-immediate = 가져오는 즉시 완료.
note-contract-kept = { $leader } 전용으로 따로 둠.
note-battle_icon = 배틀 아이콘: { $icon }.
note-walled = { term-shield_wall }이 보호함.
note-first_player = 선 플레이어 마커를 가지고 시작.

## The text board

board-wall_stands = 방어벽: 있음
board-wall_gone = 방어벽: 없음
board-contracts = 계약
board-contract_bank = 공급처에 { $n }개
board-won = { $seat } 획득 카드
board-contracts_of = { $seat } 계약
