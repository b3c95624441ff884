## 베네 틀레이락스 판의 두 트랙

research-c0 = { -research_track } 시작
research-c1 = { -research_track } 1열
research-c2a = { -research_track } 2열 위
research-c2b = { -research_track } 2열 아래
research-c3a = { -research_track } 3열 위
research-c3b = { -research_track } 3열 가운데
research-c3c = { -research_track } 3열 아래
research-c4a = { -research_track } 4열 위
research-c4b = { -research_track } 4열 가운데
research-c4c = { -research_track } 4열 아래
research-c5a = { -research_track } 5열 위
research-c5b = { -research_track } 5열 가운데
research-c5c = { -research_track } 5열 아래
research-c6a = { -research_track } 6열 위
research-c6b = { -research_track } 6열 가운데
research-c6c = { -research_track } 6열 아래
research-c7a = { -research_track } 7열 위
research-c7b = { -research_track } 7열 가운데
research-c7c = { -research_track } 7열 아래
research-c8a = { -research_track } 8열 위
research-c8b = { -research_track } 8열 가운데
research-c8c = { -research_track } 8열 아래
tleilaxu-t0 = { -tleilaxu_track } 시작
tleilaxu-t1 = { -tleilaxu_track } 1번 칸
tleilaxu-t2 = { -tleilaxu_track } 2번 칸
tleilaxu-t3 = { -tleilaxu_track } 3번 칸
tleilaxu-t4 = { -tleilaxu_track } 4번 칸
tleilaxu-t5 = { -tleilaxu_track } 5번 칸
tleilaxu-t6 = { -tleilaxu_track } 6번 칸
tleilaxu-t7 = { -tleilaxu_track } 7번 칸

variant-go_to_11 = 11점까지

kind-research = { -research_track }
kind-tleilaxu = { -tleilaxu_track }
cli-kind-research = { -research_track } 칸 ({ $n })
cli-kind-tleilaxu = { -tleilaxu_track } 칸 ({ $n })
field-research = { -research_track }
field-markers = { -genetic_marker }
field-tleilaxu = { -tleilaxu_track }
field-specimens = { -specimen }
field-family_atomics = { -family_atomics }
field-tleilaxu_row = { -tleilaxu_row }
field-tleilaxu_deck = { -deck }의 { -tleilaxu_card }
field-tleilaxu_spice = { -tleilaxu_track }의 { -spice }

## 효과

goods-specimen = { -specimen } { $n }
effect-research = { $n ->
    [1] 연구 1번
   *[other] 연구 { $n }번
}
effect-tleilaxu = { -tleilaxu_track } { $n }칸 전진
effect-acquire_tleilaxu = { -specimen }으로 비용을 내고 { -tleilaxu_row }의 카드 1장 획득
effect-replace_tleilaxu-left = { -tleilaxu_row }의 왼쪽 카드를 제거하고 새로 채우기
effect-replace_tleilaxu-right = { -tleilaxu_row }의 오른쪽 카드를 제거하고 새로 채우기
effect-copy_partner = 함께 이식한 카드의 { -agent } 칸 전체를 이 카드의 것으로 사용
effect-borrow_from_row = { -imperium_row }의 카드와 이식 가능, 그 카드는 획득하지 않고 사용하며 차례가 끝나면 폐기
effect-trash_partner = 함께 이식한 다른 카드 폐기
effect-trash_grafted = 이식한 카드 2장 중 1장 폐기
effect-partner_back = 자신의 { -reveal_turn }를 시작할 때 함께 이식한 카드를 플레이 영역에서 { -hand }로 되돌리기
effect-recall_sent = 이번 차례에 보낸 { -agent } 소환
modifier-combat_icon = { -combat_space }에 { -agent }를 보낸 것처럼 { -troop }을 배치할 수 있음
counter-partner_icons = 함께 이식한 카드의 { -agent_icon }
condition-markers = { $at_least ->
    [1] 첫 번째 { -genetic_marker }가 있으면
   *[other] 두 번째 { -genetic_marker }가 있으면
}
condition-grafted = 이 카드가 이식되었으면
condition-grafted_with = { $factions } 카드와 이식되었으면
list-faction-card = { $faction }
condition-enemy_combat_card = 이번 { -conflict }에 상대가 { -combat } 카드를 사용했으면
condition-spice = { -spice }가 { $at_least } 이상 있으면
condition-most_deployed = { -conflict_area }에 있는 자신의 { -troop }이 모든 상대보다 각각 많으면
condition-lost_troops = { -troop }을 { $at_least } 이상 잃으면
type-loss = { -conflict }이 끝난 뒤
box-loss = { -conflict }이 끝난 뒤
note-infiltrates-all = 이 카드로 보내는 { -agent }는 상대 { -agent }에게 막히지 않습니다.
note-graft = 이식: { -agent_turn }에 다른 카드와 함께만 사용합니다.
note-more_icons = { $condition } { $icons }도 있습니다.
note-marker = { $n ->
    [1] 첫 번째 { -genetic_marker }.
   *[other] 두 번째 { -genetic_marker }.
}
note-first_spice = 처음 도착한 플레이어는 { $n } { -spice }도 얻습니다.
note-stays = { -tleilaxu_row }에 남습니다.
two-cards = { $card } + { $partner }

## 질문과 선택지

prompt-research = { -research_token }이 갈 길을 고르세요.
prompt-graft = 어느 카드와 이식하시겠습니까?
prompt-grafted_icons = 이식한 두 카드 중 어느 카드가 { -agent_icon }을 받습니까?
prompt-trash_grafted = 이식한 두 카드 중 어느 카드를 폐기하시겠습니까?
prompt-acquire_tleilaxu = { -tleilaxu_row }의 카드를 획득하시겠습니까?
prompt-return_specimens = { -supply }가 부족합니다. 먼저 { -specimen }을 몇이나 되돌리시겠습니까?
prompt-after_combat = { -conflict }이 끝났습니다. 잃은 { -troop }에 대한 카드를 사용하거나 패스하세요.
option-research = { $research }
option-research-bonus = { $research }: { $effect }
option-graft = { $card_quoted } 카드와 이식
option-graft-market = { -imperium_row }의 { $card_quoted } 카드와 이식
option-icons_to = { $card_quoted }
option-trash_grafted = { $card_quoted } 폐기
option-return_specimens = { $n ->
    [0] { -specimen }을 되돌리지 않음
   *[other] { -specimen } { $n } 되돌리기
}
option-family_atomics = { -family_atomics } 사용

## 기록

log-researched = { $seat }: 연구하여 { $amount }열에 도달.
log-marker_reached = { $amount ->
    [1] { $seat }: 첫 번째 { -genetic_marker } 도달.
   *[other] { $seat }: 두 번째 { -genetic_marker } 도달.
}
log-tleilaxu_advanced = { $seat }: { -tleilaxu_track } { $amount }번 칸으로 전진.
log-specimen_gained = { $seat }: { -specimen } { $amount_obj } 얻음.
log-specimen_spent = { $seat }: { -specimen } { $amount_obj } 씀.
log-specimen_returned = { $seat }: { -specimen } { $amount_obj } { -supply }로 되돌림.
log-tleilaxu_row_filled = { $what_quoted } 카드가 { -tleilaxu_row }에 놓임.
log-tleilaxu_row_removed = { $what_quoted } 카드가 { -tleilaxu_row }에서 제거됨.
log-cards_grafted = { $seat }: { $what_quoted } 카드와 { $other_quoted } 카드를 이식함.
log-card_borrowed = { $seat }: { $other_quoted } 카드로 { -imperium_row }의 { $what_quoted } 카드를 사용함.
log-atomics_used = { $seat }: { -family_atomics }를 사용함.

## 텍스트 판

board-tleilaxu_row = { -tleilaxu_row }
board-research = { -research_track }
board-research-next = 다음
board-tleilaxu = { -tleilaxu_track }
board-specimens = { -specimen }
board-atomics = { -family_atomics }
board-tleilaxu_deck = { -deck } { $n }
board-tleilaxu_spice = 4번 칸에 { $n } { -spice }

## Reasons

why-needs_partner = { $card_quoted } 카드는 다른 카드와 함께만 사용할 수 있습니다.
why-specimens = { $card_quoted } 카드의 비용은 { -specimen } { $cost }입니다. 가진 { -specimen }은 { $have }입니다.
why-atomics_used = { -family_atomics }를 이미 사용했습니다.
