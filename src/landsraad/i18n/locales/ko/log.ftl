### The log: one message for each kind of event; "-hidden" where the reader may not know what.

log-round_started = { $amount }{ -round }: { -conflict }은 { $what_quoted }, { -first_player }는 { $seat }.
log-turn_started = { $seat }의 차례 시작.
log-agent_placed = { $seat }: { $other_quoted } 카드로 { $what_quoted }에 { -agent }를 보냄.
log-agent_moved = { $seat }: { $what_quoted }의 { -agent }를 들어 올림.
log-agent_moved-to = { $seat }: { $what_quoted }의 { -agent }를 { $other_quoted }에 보냄.
log-agent_recalled = { $seat }: { $what_quoted }의 { -agent }를 소환함.
log-resource_gained = { $seat }: { $goods } 얻음.
log-resource_paid = { $seat }: { $goods } 지불.
log-vp_gained = { $seat }: { $goods } 얻음.
log-vp_lost = { $seat }: { $goods } 잃음.
log-influence_gained = { $seat }: { $goods } 얻음.
log-influence_lost = { $seat }: { $goods } 잃음.
log-alliance_taken = { $seat }: { $faction } { -alliance }을 얻음.
log-alliance_taken-from = { $seat }: { $other }에게서 { $faction } { -alliance }을 가져옴.
log-alliance_returned = { $seat }: { $faction } { -alliance }을 { -game_board }에 돌려놓음.
log-troops_recruited = { $seat }: { -troop } { $amount } 소집.
log-troops_deployed = { $seat }: { -troop } { $amount } 배치.
log-troops_retreated = { $seat }: { -troop } { $amount } 후퇴.
log-troops_lost = { $seat }: { -troop } { $amount_obj } 잃음.
log-card_drawn = { $seat }: { $what_quoted } 카드를 뽑음.
log-card_drawn-hidden = { $seat }: 카드를 1장 뽑음.
log-deck_shuffled = { $seat }: { -discard_pile }를 섞어 새 { -deck }을 만듦.
log-card_trashed = { $seat }: { $what_quoted } 카드를 폐기함.
log-card_discarded = { $seat }: { $what_quoted } 카드를 버림.
log-card_acquired = { $seat }: { $what_quoted } 카드를 획득함.
log-card_revealed = { $seat }: { $what_quoted } 카드를 공개함.
log-row_filled = { -imperium_row }에 { $what_quoted } 카드가 놓임.
log-card_reserved = { $seat }: { -imperium_row }에서 { $what_quoted } 카드를 따로 둠.
log-card_removed = { $what_quoted } 카드가 팔리지 않고 게임에서 제거됨.
log-card_taken_back = { $seat }: { $what_quoted } 카드를 { -hand }로 가져옴.
log-card_put_on_top = { $seat }: { $what_quoted } 카드를 { -deck } 맨 위에 놓음.
log-intrigue_drawn = { $seat }: { -intrigue_card } { $what_qobj } 뽑음.
log-intrigue_drawn-hidden = { $seat }: { -intrigue_card }를 1장 뽑음.
log-intrigue_played = { $seat }: { -intrigue_card } { $what_quoted } 사용.
log-intrigue_stolen = { $seat }: { $other }의 { -intrigue_card } { $what_qobj } 훔침.
log-intrigue_stolen-hidden = { $seat }: { $other }의 { -intrigue_card }를 1장 훔침.
log-intrigue_deck_shuffled = { -intrigue_deck }을 다시 섞음.
log-council_joined = { $seat }: { -high_council } 의석을 차지함.
log-swordmaster_gained = { $seat }: { -swordmaster_agent }를 얻음.
log-mentat_taken = { $seat }: { -mentat }를 가져옴.
log-mentat_promised = { $seat }: 다음 { -round }에 { -mentat }를 받음.
log-control_gained = { $seat }: { $what_quoted } { -control } 시작.
log-control_lost = { $seat }: { $what_quoted } { -control }를 잃음.
log-space_closed = { $seat }: { $what_quoted } 진입을 차단함.
log-secret_chosen = { $seat }: { $what } 비밀 선택.
log-secret_chosen-hidden = { $seat }: { -faction } 하나를 비밀리에 선택함.
log-secret_shown = { $seat }: 비밀리에 선택한 { -faction }을 공개함.
log-turn_passed = { $seat }: 차례를 넘김.
log-strength_set = { $seat }: { -combat_strength } { $amount }.
log-combat_started = { -combat } 시작: { $what_quoted }.
log-combat_passed = { $seat }: { -combat }에서 패스.
log-combat_tied = { $rule ->
    [B-TIE-01] { $seat }: { -combat_strength } { $amount_by } 공동 1등. 승자는 없고 동순위는 2등 { -reward }을 받음 ({ $rule }).
    [B-TIE-03] { $seat }: 세 명 이상이 공동 1등이라서 { -reward } 없음 ({ $rule }).
    [B-TIE-04] { $seat }: 네 명 미만의 게임에서 공동 1등이 나와 남은 { -reward } 없음 ({ $rule }).
    [B-TIE-05] { $seat }: { -combat_strength } { $amount_by } 공동 2등. 동순위는 3등 { -reward }을 받음 ({ $rule }).
   *[other] { $seat }: { -combat_strength } { $amount_by } 공동 3등. 동순위는 { -reward } 없음 ({ $rule }).
}
log-conflict_won = { $seat }: { $what_quoted }에서 승리.
log-reward_taken = { $amount ->
    [1] { $seat }: { $what_quoted } 1등 { -reward }을 받음.
    [2] { $seat }: { $what_quoted } 2등 { -reward }을 받음.
   *[other] { $seat }: { $what_quoted } 3등 { -reward }을 받음.
}
log-spice_added = { $what_quoted }에 { -bonus_spice } { $amount } 추가.
log-first_player_passed = { $seat }: { -first_player }가 됨.
log-endgame_started = { -endgame } 시작.
log-game_ended = { $seat }: { -victory_point } { $amount }점으로 게임에서 승리.

## Dreadnoughts, Tech tiles, the Shipping track and others of Rise of Ix

log-dreadnought_commissioned = { $seat }: { -dreadnought_unit } 1척 취역.
log-dreadnought_deployed = { $seat }: { -dreadnought_unit } { $amount }척 배치.
log-dreadnought_retreated = { $seat }: { -dreadnought_unit } { $amount }척 후퇴.
log-dreadnought_on_flag = { $seat }: { -dreadnought_unit }로 { $what_quoted } { -control } 시작.
log-dreadnought_came_home = { $seat }: { -dreadnought_unit } { $amount }척이 { -garrison }로 돌아옴.
log-dreadnought_given_up = { $seat }: { $what_quoted }, { -dreadnought_unit } 1척을 { -supply }로 되돌림.
log-tile_acquired = { $seat }: { -tech_tile } { $what_quoted } 획득.
log-tile_turned_up = { -tech_tile } { $what_quoted } 공개.
log-tile_used = { $seat }: { -tech_tile } { $what_quoted } 사용.
log-tile_trashed = { $seat }: { -tech_tile } { $what_quoted } 폐기.
log-tile_trashed-nobody = { -rival }용 타일이 없어 { -tech_tile } { $what_quoted } 폐기.
log-negotiator_placed = { $seat }: { -negotiator } { $amount_obj } 놓음.
log-negotiator_returned = { $seat }: { -negotiator } { $amount_obj } 되돌림.
log-freighter_advanced = { $seat }: { -freighter }이 { $amount }칸으로 전진.
log-freighter_recalled = { $seat }: { $amount }칸의 { -freighter }을 소환함.
log-mark_taken = { $seat }: { $faction } 트랙의 탐지기 토큰을 가져옴 (토큰 { $amount }).
log-intrigue_buried = { $seat }: { -intrigue_card } { $what_qobj } { -deck } 맨 아래에 놓음.
log-intrigue_buried-hidden = { $seat }: { -intrigue_card } 1장을 { -deck } 맨 아래에 놓음.
log-intrigue_put_back = { $seat }: { -intrigue_card } { $what_qobj } { -deck } 맨 위에 되돌려 놓음.
log-intrigue_put_back-hidden = { $seat }: { -intrigue_card } 1장을 { -deck } 맨 위에 되돌려 놓음.
log-card_set_aside = { $seat }: { $what_quoted } 카드를 두 번째 차례까지 따로 둠.
log-card_set_aside-hidden = { $seat }: 카드 1장을 두 번째 차례까지 따로 둠.
log-card_returned = { $seat }: 따로 둔 { $what_quoted } 카드를 보여 주고 되찾음.
log-extra_turn = { $seat }: 이번 차례가 끝나면 차례를 한 번 더 진행.
log-dice_rolled = 주사위 결과: { $amount }.
log-row_trashed = { -imperium_row }의 { $what_quoted } 카드가 폐기됨.

## Rivals: what they do and by which rule

log-rival_revealed = { $rule ->
    [H-CMB-01] { $seat }: 검을 더하기 위해 { $what_quoted } 카드를 공개함 ({ $rule }).
    [R-CMB-01] { $seat }: 검을 더하기 위해 { $what_quoted } 카드를 공개함 ({ $rule }).
   *[other] { $seat }: { $what_quoted } 카드를 공개함 ({ $rule }).
}
log-rival_skipped = { $rule ->
    [H-AGT-04] { $seat }: { $what_quoted } 카드를 건너뜀, 이미 { -agent }가 있는 장소 ({ $rule }).
    [H-AGT-05] { $seat }: { $what_quoted } 카드를 건너뜀, 진입이 차단된 장소 ({ $rule }).
    [H-HRV-06] { $seat }: { $what_quoted } 카드를 건너뜀, { -bonus_spice }가 있는 빈 { -maker_space } 없음 ({ $rule }).
    [X-RIV-06] { $seat }: { $what_quoted } 카드를 건너뜀, 이미 { -dreadnought_unit }를 모두 취역함 ({ $rule }).
    [X-RIV-07] { $seat }: { $what_quoted } 카드를 건너뜀, 우주 항행 길드 { -influence }이 2 미만 ({ $rule }).
    [X-RIV-08] { $seat }: { $what_quoted } 카드를 건너뜀, { -influence }에 맞는 장소를 쓸 수 없음 ({ $rule }).
    [R-AGT-02] { $seat }: { $what_quoted } 카드를 건너뜀, 쓸 수 없는 장소 ({ $rule }).
    [R-SPI-04] { $seat }: { $what_quoted } 카드를 건너뜀, 지금 맞는 장소를 쓸 수 없음 ({ $rule }).
    [R-SPI-07] { $seat }: { $what_quoted } 카드를 건너뜀, 프레멘 { -influence }이 2 미만 ({ $rule }).
    [R-SPI-08] { $seat }: { $what_quoted } 카드를 건너뜀, 두 장소 모두 { -bonus_spice } 없음 ({ $rule }).
    [R-SPI-09] { $seat }: { $what_quoted } 카드를 건너뜀, 장소에 { -bonus_spice } 없음 ({ $rule }).
    [R-VAR-12] { $seat }: { $what_quoted } 카드를 건너뜀, 이미 { -alliance }이 있고 앞서 있음 ({ $rule }).
    [R-VAR-13] { $seat }: { $what_quoted } 카드를 건너뜀, 너무 뒤처짐 ({ $rule }).
   *[other] { $seat }: { $what_quoted } 카드를 건너뜀 ({ $rule }).
}
log-rival_sent = { $rule ->
    [H-HRV-01] { $seat }: { -bonus_spice }가 가장 많은 빈 { -maker_space }인 { $what_quoted }에 { -agent }를 보냄 ({ $rule }).
    [X-RIV-17] { $seat }: 상대가 { -control }하는 { $what_quoted }에 { -dreadnought_unit }를 보냄 ({ $rule }).
    [X-RIV-18] { $seat }: 장소 순서에서 가장 앞선 { $what_quoted }에 { -dreadnought_unit }를 보냄 ({ $rule }).
   *[other] { $seat }: { $what_quoted }에 { -agent }를 보냄 ({ $rule }).
}
log-rival_chose = { $rule ->
    [R-AGT-06] { $seat }: 목록 순서에 따라 { $faction } { -influence } 획득 ({ $rule }).
    [R-CHO-02] { $seat }: { -influence }이 가장 낮은 { -faction } 중 목록에서 가장 앞선 { $faction } 선택 ({ $rule }).
    [R-GEN-02] { $seat }: 카드에 적힌 대로 { $faction } 선택 ({ $rule }).
   *[other] { $seat }: { -influence }이 가장 낮은 { $faction } 선택 ({ $rule }).
}
log-rival_spent = { $seat }: { -victory_point } 1점을 위해 { $goods } 소모 ({ $rule }).
log-rival_held_back = { $rule ->
    [R-VAR-08] { $seat }: 유닛이 이미 3 이상 앞서므로 { -troop }을 배치하지 않음 ({ $rule }).
   *[other] { $seat }: { -combat_strength }이 이미 4 이상 앞서므로 { -troop }을 배치하지 않음 ({ $rule }).
}
log-rival_deck_shuffled = { -house_hagal_card } { $amount }장을 모두 섞어 새 { -deck }을 만듦.
log-rival_idle = { $seat }: 갈 수 있는 장소가 표시된 { -house_hagal_card }가 없어 { -agent }를 보내지 않음 ({ $rule }).
log-rival_acquired = { $seat }: 획득할 수 있는 가장 비싼 { -tech_tile } { $what_quoted } 선택 ({ $rule }).
log-rival_used = { $rule ->
    [X-RTC-15] { $seat }: 상대 { -agent }를 지나가기 위해 { $what_quoted } 사용 ({ $rule }).
   *[other] { $seat }: { $what_quoted } 사용 ({ $rule }).
}
log-rival_shipped = { $seat }: { -freighter }을 움직임 ({ $rule }).
log-rules_changed = 이 서버의 규칙이 바뀌었습니다. 게임은 { $amount }{ -round }가 시작된 때로 돌아가 새 규칙으로 이어집니다. 그 { -round }에서 내린 결정은 취소되었습니다.
