### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source }: { $question }
prompt-play_card = 카드를 사용해 에이전트를 보내거나, 핸드를 공개하거나, 음모 카드를 사용하세요.
prompt-choose_agent = 어느 에이전트를 보내시겠습니까?
prompt-choose_space = 에이전트를 어디로 보내시겠습니까?
prompt-resolve = 에이전트 차례: 효과를 적용하거나, 병력을 배치하거나, 차례를 마치세요.
prompt-acquire = 공개 차례: 카드를 획득하거나, 효과를 적용하거나, 차례를 마치세요.
prompt-choose_effect = 효과를 선택하세요.
prompt-pay = 비용을 지불하시겠습니까?
prompt-trash = 폐기할 카드를 선택하세요.
prompt-discard = 버릴 카드를 선택하세요.
prompt-gain_influence = 어느 팩션의 영향력을 얻으시겠습니까?
prompt-lose_influence = 어느 팩션의 영향력을 잃으시겠습니까?
prompt-choose_opponent = 상대를 선택하세요.
prompt-deploy = 병력을 얼마나 배치하시겠습니까?
prompt-retreat = 병력을 얼마나 후퇴시키시겠습니까?
prompt-combat_intrigue = 전투 책략 카드를 사용하거나 패스하세요.
prompt-take_reward = 보상을 받으세요.
prompt-endgame_intrigue = 종료 단계 책략 카드를 사용하거나 패스하세요.
prompt-acquire_free = 획득할 카드를 선택하세요.
prompt-reserve_card = 임페리움 열에서 따로 둘 카드를 선택하세요.
prompt-take_back = 버림 더미에서 핸드로 가져올 카드를 선택하세요.
prompt-top_card = 카드덱 맨 위 카드를 뽑으시겠습니까, 폐기하시겠습니까?
prompt-put_card = 획득한 카드를 어디에 놓으시겠습니까?
prompt-close_space = 상대의 진입을 막을 장소를 선택하세요.
prompt-choose_secret = 팩션 하나를 비밀리에 선택하세요.
prompt-give_alliance = 어느 상대가 동맹을 받습니까?
prompt-defend = 지배를 지키기 위해 개인 공급처의 병력 1을 배치하시겠습니까?
prompt-pass_turn = 차례를 넘기시겠습니까?
prompt-recall_agent = 어느 에이전트를 소환하시겠습니까?
prompt-rival = { $rival } 대신 선택: { $question }
prompt-gain_influence-rival = { $rival }: 어느 팩션의 영향력을 얻습니까?
prompt-choose_effect-rival = { $rival }: 적용할 효과를 선택하세요.
prompt-acquire_tech = 기술 타일을 획득하시겠습니까?
prompt-choose_currency = 타일 비용을 무엇으로 지불하시겠습니까?
prompt-return_negotiators = 비용을 낮추기 위해 협상가를 몇이나 되돌리시겠습니까?
prompt-place_negotiators = 협상가를 몇이나 놓으시겠습니까?
prompt-move_freighter = 화물선을 전진시키시겠습니까, 소환하시겠습니까?
prompt-take_space = 드레드노트로 승리했습니다. 어디에 놓으시겠습니까?
prompt-retreat_enemy = 누구의 부대를 후퇴시키시겠습니까?
prompt-choose_unit = 어느 부대를 후퇴시키시겠습니까?
prompt-retreat_units = 후퇴하는 부대 중 병력은 몇입니까?
prompt-deploy_dreadnoughts = 드레드노트를 몇 척 배치하시겠습니까?
prompt-lose_troop = 어디의 병력을 잃으시겠습니까?
prompt-bury_intrigue = 책략 카드덱 맨 아래에 놓을 책략 카드를 선택하세요.
prompt-return_intrigue = 책략 카드덱 맨 위에 되돌려 놓을 책략 카드를 선택하세요.
prompt-set_aside = 두 번째 차례까지 따로 둘 핸드의 카드를 선택하세요.

## Options

option-agent = 에이전트 보내기: { $card_quoted }
option-agent-to = 에이전트 보내기: { $card_quoted } → { $space_quoted }
option-agent-from = { $from_quoted }의 에이전트 보내기: { $card_quoted }
option-agent-from-to = { $from_quoted }의 에이전트 보내기: { $card_quoted } → { $space_quoted }
option-agent-leader = 지도자의 에이전트 보내기: { $card_quoted }
option-agent-leader-to = 지도자의 에이전트 보내기: { $card_quoted } → { $space_quoted }
option-reveal = 핸드 공개
option-end_turn = 차례 마치기
option-pass = 패스
option-accept = 예
option-decline = 아니요
option-pay = 지불
option-defend = 방어
option-pass_turn = 차례 넘기기
option-top = 카드덱 맨 위
option-pile = 버림 더미
option-draw = 그 카드 뽑기
option-draw-card = { $card_quoted } 뽑기
option-trash-top = 그 카드 폐기
option-trash-top-card = { $card_quoted } 폐기
option-trash = { $card_quoted } 폐기 ({ $zone })
option-discard = { $card_quoted } 버리기
option-influence = { $faction } 영향력 얻기
option-lose = { $faction } 영향력 잃기
option-secret = 비밀 선택: { $faction }
option-acquire = { $card_quoted } 획득
option-acquire-aside = 따로 둔 { $card_quoted } 획득
option-reserve = { $card_quoted } 따로 두기
option-take = { $card_qobj } 핸드로 가져오기
option-intrigue = 책략 카드 사용: { $card_quoted }
option-close = { $space_quoted } 진입 차단
option-recall = { $space_quoted }의 에이전트 소환
option-deploy = { $n ->
    [0] 병력을 배치하지 않음
   *[other] 병력 { $n } 배치
}
option-retreat = { $n ->
    [0] 병력을 후퇴시키지 않음
   *[other] 병력 { $n } 후퇴
}
option-opponent = { $seat }
option-give_alliance = 동맹을 받을 상대: { $seat }
option-resolve = { $source }: { $effect }
option-choose = { $effect }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = { $thing_quoted } 사용: { $effect }
option-acquire_tile = { $tile_quoted } 획득
option-pay_in-solari = 솔라리로 지불
option-pay_in-spice = 스파이스로 지불
option-return_negotiators = { $n ->
    [0] 협상가를 되돌리지 않음
   *[other] 협상가 { $n } 되돌리기
}
option-place_negotiators = { $n ->
    [0] 협상가를 놓지 않음
   *[other] 협상가 { $n } 놓기
}
option-freighter-advance = 화물선 전진
option-freighter-recall = 화물선 소환
option-freighter-recall-rewards = 화물선 소환: { $effects }
option-take_space = { $space_quoted }에 놓기
option-take_tile = { $tile_quoted }: 개인 공급처로 되돌리기
option-retreat_enemy = { $seat }의 부대
option-retreat_unit-troop = 병력
option-retreat_unit-dreadnought = 드레드노트
option-retreat_units = { $n ->
    [0] 병력 없음
   *[other] 병력 { $n }
}
option-deploy_dreadnought = 드레드노트 1척 배치
option-deploy_dreadnoughts = { $n ->
    [0] 드레드노트를 배치하지 않음
   *[other] 드레드노트 { $n }척 배치
}
option-lose_troop-garrison = 주둔지에서
option-lose_troop-conflict = 교전 칸에서
option-bury = 책략 카드 { $card_quoted }: 카드덱 맨 아래에 놓기
option-return = 책략 카드 { $card_quoted }: 카드덱 맨 위에 되돌려 놓기
option-set_aside = { $card_quoted }: 두 번째 차례까지 따로 두기
