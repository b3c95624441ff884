## 업라이징 카드의 효과

effect-lines = 다음 중 1개 이상 사용 [{ $branches }]
effect-either = { $condition }: { $effects }; 아니면: { $otherwise }
effect-this_reveal = 이번 { -round } 자신의 { -reveal_turn }에 { $event }: { $effects }
effect-trash_intrigue = 자신의 { -intrigue_card } { $n }장 폐기
effect-trash_hand = { -hand }의 카드 1장 폐기
effect-trash_hand-faction = { -hand }의 { $faction } 카드 1장 폐기
effect-trash_other_in_play-faction = 플레이 영역에 있는 자신의 다른 { $faction } 카드 1장 폐기
effect-return_to_hand = 이 카드를 { -hand }로 되돌리기
effect-top_three = 자신의 { -deck } 맨 위 카드 3장을 보고 1장 뽑기, 1장 버리기, 1장 폐기
effect-buy_with_solari = { -persuasion } 대신 { -solari }로 비용을 내고 카드 1장을 { -hand }로 획득
effect-recall_other = 자신의 다른 { -agent } 1명 소환
effect-retreat_some = 자신의 { -troop } { $n } 후퇴
effect-retreat_some-to = 자신의 { -troop } { $n } 또는 { $most } 후퇴
effect-acquire_free-hand = 비용 { $n } 이하의 카드 1장을 무료로 { -hand }에 획득
effect-acquire_exactly = 비용이 정확히 { $n }인 카드 1장을 무료로 획득
effect-acquire_exactly-hand = 비용이 정확히 { $n }인 카드 1장을 무료로 { -hand }에 획득
effect-acquire_exactly-top = 비용이 정확히 { $n }인 카드 1장을 무료로 획득해 자신의 { -deck } 맨 위에 놓기
effect-train = 훈련 트랙에서 자신의 토큰을 1칸 옮기고 그 칸의 { -reward } 받기
effect-memory = { -supply }의 { -troop } { $n_obj } 기억으로 두기
effect-turn_over = 기억을 모두 { -supply }로 되돌리고 { -leader }를 뒤집기
effect-repeat_space = 그 장소에 표시된 효과를 반복
condition-swordmaster = 자신의 { -swordmaster_agent }가 있으면
condition-any_swordmaster = 누군가 { -swordmaster_agent }를 가지고 있으면
condition-sent_to_maker = 이번 차례에 { -maker_space }로 { -agent }를 보냈으면
condition-sent_to_icons = 이번 차례에 { $icons } 장소로 { -agent }를 보냈으면
condition-strength = 자신의 { -combat_strength }이 { $at_least } 이상이면
condition-units_in_conflict = { -conflict_area }에 자신의 { -unit }가 { $at_least } 이상 있으면
condition-enemy_alliance = 상대가 { -alliance }을 가진 { -faction }의 { -influence }이 { $at_least } 이상이면
condition-acquired = 이번 차례에 { $card_quoted } 카드를 획득했으면
condition-not = 다음이 아니면 [{ $conditions }]
condition-not-council = { -high_council } 의석이 없으면
condition-picked = 버린 카드가 { $faction } 카드이면
condition-picked_cost = 그 비용이 { $at_least } 이상이면
condition-reached = 방금 { $faction } { -influence } { $n }에 도달했으면
counter-revealed = 이번 차례에 공개한 { $faction } 카드
counter-memories = 자신의 기억
modifier-deploy_recruits = { -agent }를 어느 장소로 보냈든 이번 차례에 소집한 { -troop }을 배치할 수 있음
box-discarded = 버릴 때
note-ignores_requirements = 장소의 { -influence } 조건을 무시합니다.
note-without = 시작 { -deck }에 { $card_quoted } 카드가 없습니다.
note-turns_to = 뒷면: { $leader }.
note-back = { -leader }의 뒷면입니다. 아무도 이 면으로 시작하지 않습니다.
note-training = 훈련 트랙 { $n }번 칸

## 질문, 선택지, 사건

prompt-choose_line = 사용할 줄을 고르세요.
prompt-trash_intrigue = 폐기할 { -intrigue_card }를 고르세요.
prompt-draw_one = 뽑을 카드를 고르세요.
prompt-discard_one = 버릴 카드를 고르세요. 나머지 1장은 폐기됩니다.
prompt-buy_with_solari = { -solari }로 획득할 카드를 고르세요.
prompt-train = 토큰이 갈 길을 고르세요.
option-trash_intrigue = { -intrigue_card } { $card_quoted } 폐기
option-draw_one = { $card_quoted } 뽑기
option-discard_one = { $card_quoted } 버리기
option-buy = { -solari }로 { $card_quoted } 획득
option-train = 이 칸으로: { $effect }
log-intrigue_trashed = { $seat }: { -intrigue_card } { $what_quoted } 폐기함.
log-card_to_hand = { $seat }: { $what_quoted } 카드를 { -hand }로 가져옴.
log-trained = { $seat }: 훈련 트랙에서 토큰을 옮김.
log-memory_kept = { $seat }: { -troop } { $amount_obj } 기억으로 둠.
log-leader_turned = { $seat }: { -leader }를 뒤집음: { $what }.
field-training = 훈련 트랙
field-memories = 기억

## Houses

house-corrino = 코리노 가문
house-metulli = 메툴리 가문
house-fenring = 펜링 가문
