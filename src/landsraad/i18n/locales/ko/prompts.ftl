### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source }: { $question }
prompt-play_card = 카드를 사용해 { -agent }를 보내거나, { -hand }를 공개하거나, { -plot } 카드를 사용하세요.
prompt-choose_agent = 어느 { -agent }를 보내시겠습니까?
prompt-choose_space = { -agent }를 어디로 보내시겠습니까?
prompt-resolve = { -agent_turn }: 효과를 적용하거나, { -troop }을 배치하거나, 차례를 마치세요.
prompt-acquire = { -reveal_turn }: 카드를 획득하거나, 효과를 적용하거나, 차례를 마치세요.
prompt-choose_effect = 효과를 선택하세요.
prompt-pay = 비용을 지불하시겠습니까?
prompt-trash = 폐기할 카드를 선택하세요.
prompt-discard = 버릴 카드를 선택하세요.
prompt-gain_influence = 어느 { -faction }의 { -influence }을 얻으시겠습니까?
prompt-lose_influence = 어느 { -faction }의 { -influence }을 잃으시겠습니까?
prompt-choose_opponent = 상대를 선택하세요.
prompt-deploy = { -troop }을 얼마나 배치하시겠습니까?
prompt-retreat = { -troop }을 얼마나 후퇴하시겠습니까?
prompt-combat_intrigue = { -combat_intrigue }를 사용하거나 패스하세요.
prompt-take_reward = { -reward }을 받으세요.
prompt-endgame_intrigue = { -endgame_intrigue }를 사용하거나 패스하세요.
prompt-acquire_free = 획득할 카드를 선택하세요.
prompt-reserve_card = { -imperium_row }에서 따로 둘 카드를 선택하세요.
prompt-take_back = { -discard_pile }에서 { -hand }로 가져올 카드를 선택하세요.
prompt-top_card = { -deck } 맨 위 카드를 뽑으시겠습니까, 폐기하시겠습니까?
prompt-put_card = 획득한 카드를 어디에 놓으시겠습니까?
prompt-close_space = 상대의 진입을 막을 장소를 선택하세요.
prompt-choose_secret = { -faction } 하나를 비밀리에 선택하세요.
prompt-give_alliance = 어느 상대가 { -alliance }을 받습니까?
prompt-defend = { -control }를 지키기 위해 { -supply }의 { -troop } 1을 배치하시겠습니까?
prompt-pass_turn = 차례를 넘기시겠습니까?
prompt-recall_agent = 어느 { -agent }를 소환하시겠습니까?
prompt-rival = { $rival } 대신 선택: { $question }
prompt-gain_influence-rival = { $rival }: 어느 { -faction }의 { -influence }을 얻습니까?
prompt-choose_effect-rival = { $rival }: 적용할 효과를 선택하세요.
prompt-acquire_tech = { -tech_tile }을 획득하시겠습니까?
prompt-choose_currency = 타일 비용을 무엇으로 지불하시겠습니까?
prompt-return_negotiators = 비용을 낮추기 위해 { -negotiator }를 몇이나 되돌리시겠습니까?
prompt-place_negotiators = { -negotiator }를 몇이나 놓으시겠습니까?
prompt-move_freighter = { -freighter }을 전진하시겠습니까, 소환하시겠습니까?
prompt-take_space = { -dreadnought_unit }로 승리했습니다. 어디에 놓으시겠습니까?
prompt-retreat_enemy = 누구의 { -unit }를 후퇴하게 하시겠습니까?
prompt-choose_unit = 어느 { -unit }를 후퇴하시겠습니까?
prompt-retreat_units = 후퇴하는 { -unit } 중 { -troop }은 몇입니까?
prompt-deploy_dreadnoughts = { -dreadnought_unit }를 몇 척 배치하시겠습니까?
prompt-lose_troop = 어디의 { -troop }을 잃으시겠습니까?
prompt-bury_intrigue = { -intrigue_deck } 맨 아래에 놓을 { -intrigue_card }를 선택하세요.
prompt-return_intrigue = { -intrigue_deck } 맨 위에 되돌려 놓을 { -intrigue_card }를 선택하세요.
prompt-set_aside = 두 번째 차례까지 따로 둘 { -hand }의 카드를 선택하세요.

## Options

option-agent = { -agent } 보내기: { $card_quoted }
option-agent-to = { -agent } 보내기: { $card_quoted } > { $space_quoted }
option-agent-from = { $from_quoted }의 { -agent } 보내기: { $card_quoted }
option-agent-from-to = { $from_quoted }의 { -agent } 보내기: { $card_quoted } > { $space_quoted }
option-agent-leader = { -leader }의 { -agent } 보내기: { $card_quoted }
option-agent-leader-to = { -leader }의 { -agent } 보내기: { $card_quoted } > { $space_quoted }
option-reveal = { -hand } 공개
option-end_turn = 차례 마치기
option-pass = 패스
option-accept = 예
option-decline = 아니요
option-pay = 지불
option-defend = 방어
option-pass_turn = 차례 넘기기
option-top = { -deck } 맨 위
option-pile = { -discard_pile }
option-draw = 그 카드 뽑기
option-draw-card = { $card_quoted } 뽑기
option-trash-top = 그 카드 폐기
option-trash-top-card = { $card_quoted } 폐기
option-trash = { $card_quoted } 폐기 ({ $zone })
option-discard = { $card_quoted } 버리기
option-influence = { $faction } { -influence } 얻기
option-lose = { $faction } { -influence } 잃기
option-secret = 비밀 선택: { $faction }
option-acquire = { $card_quoted } 획득
option-acquire-aside = 따로 둔 { $card_quoted } 획득
option-reserve = { $card_quoted } 따로 두기
option-take = { $card_qobj } { -hand }로 가져오기
option-intrigue = { -intrigue_card } 사용: { $card_quoted }
option-close = { $space_quoted } 진입 차단
option-recall = { $space_quoted }의 { -agent } 소환
option-deploy = { $n ->
    [0] { -troop }을 배치하지 않음
   *[other] { -troop } { $n } 배치
}
option-retreat = { $n ->
    [0] { -troop }을 후퇴시키지 않음
   *[other] { -troop } { $n } 후퇴
}
option-opponent = { $seat }
option-give_alliance = { -alliance }을 받을 상대: { $seat }
option-resolve = { $source }: { $effect }
option-choose = { $effect }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = { $thing_quoted } 사용: { $effect }
option-acquire_tile = { $tile_quoted } 획득
option-pay_in-solari = { -solari }로 지불
option-pay_in-spice = { -spice }로 지불
option-return_negotiators = { $n ->
    [0] { -negotiator }를 되돌리지 않음
   *[other] { -negotiator } { $n } 되돌리기
}
option-place_negotiators = { $n ->
    [0] { -negotiator }를 놓지 않음
   *[other] { -negotiator } { $n } 놓기
}
option-freighter-advance = { -freighter } 전진
option-freighter-recall = { -freighter } 소환
option-freighter-recall-rewards = { -freighter } 소환: { $effects }
option-take_space = { $space_quoted }에 놓기
option-take_tile = { $tile_quoted }: { -supply }로 되돌리기
option-retreat_enemy = { $seat }의 { -unit }
option-retreat_unit-troop = { -troop }
option-retreat_unit-dreadnought = { -dreadnought_unit }
option-retreat_units = { $n ->
    [0] { -troop } 없음
   *[other] { -troop } { $n }
}
option-deploy_dreadnought = { -dreadnought_unit } 1척 배치
option-deploy_dreadnoughts = { $n ->
    [0] { -dreadnought_unit }를 배치하지 않음
   *[other] { -dreadnought_unit } { $n }척 배치
}
option-lose_troop-garrison = { -garrison }에서
option-lose_troop-conflict = { -conflict_area }에서
option-bury = { -intrigue_card } { $card_quoted }: { -deck } 맨 아래에 놓기
option-return = { -intrigue_card } { $card_quoted }: { -deck } 맨 위에 되돌려 놓기
option-set_aside = { $card_quoted }: 두 번째 차례까지 따로 두기
