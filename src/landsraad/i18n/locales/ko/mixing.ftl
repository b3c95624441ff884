### 봉기와 다른 상자 섞기.

module-base = 기본판
module-base_cards = 기본판 카드
conflict-base_battle_for_arrakeen = { conflict-battle_for_arrakeen }
conflict-base_battle_for_imperial_basin = { conflict-battle_for_imperial_basin }
conflict-base_secure_imperial_basin = { conflict-secure_imperial_basin }
conflict-base_siege_of_arrakeen = { conflict-siege_of_arrakeen }
effect-each_other-gain = 다른 플레이어마다: { $goods } 얻기

## 게임 전에 나눠 주는 계약

effect-first_contract = 받은 { -contract } 중 하나 남기기
prompt-keep_contract = 어느 { -contract }을 남기시겠습니까? 모두 고르면 공개됩니다.
option-keep_contract = { -contract } 남기기: { $contract_quoted }
log-contract_offered = { $seat }: { -contract } { $what_quoted } 남길 수 있음.
log-contract_offered-hidden = { $seat }: { -contract } 하나 확인.
note-dealt = 게임 전에 나눠 주며, 은행에는 없습니다.
web-icon-first_contract = { -contract } 하나 남기기
field-contract_choice = 고를 { -contract }

## 규칙이 플레이어에게 맡긴 것

web-left-to-you = 규칙이 여러분에게 맡긴 것
web-option-recommended = { $choice } (권장)
web-option-chosen = 직접 고르기
web-set-ix_conflicts = 익스의 부상 { -conflict } 카드
web-set-ix_conflicts-out = 제외
web-set-ix_conflicts-in = 섞어 넣기
web-set-ix_conflicts-why = { -battle_icon }이 없어서 짝이 덜 맞습니다.
web-set-hagal_foldspace = 하갈 가문: { space-foldspace } / { space-interstellar_shipping }
web-set-hagal_foldspace-out = 제외
web-set-hagal_foldspace-in = 사용
web-set-hagal_foldspace-why = 사용하면 { -rival }을 “{ space-foldspace }” 대신 “{ space-deliver_supplies }” 칸으로 보냅니다.
web-set-base_imperium = 기본판 제국 카드
web-set-base_imperium-in = 전부
web-set-base_imperium-out = 없음
web-set-base_imperium-why = 전부 넣으면 덱이 커집니다. 일부만 고르면 봉기에 더 가깝습니다.
web-set-base_intrigue = 기본판 { -intrigue_card }
web-set-base_intrigue-in = 전부
web-set-base_intrigue-out = 없음
web-set-base_intrigue-why = “{ intrigue-calculated_hire }” 카드는 항상 제외합니다. 이 { -game_board }에는 { -mentat }가 없습니다.
web-set-base_conflicts = 기본판 { -conflict } 카드
web-set-base_conflicts-out = 제외
web-set-base_conflicts-in = 섞어 넣기
web-set-base_conflicts-why = { -battle_icon }이 없습니다. “{ conflict-sort_through_the_chaos }” 카드는 항상 제외합니다.

post-ix_choam = { space-smuggling } / { space-interstellar_shipping }
post-ix = { space-dreadnought } / { space-tech_negotiation }
