### The log: one message for each kind of event; "-hidden" where the reader may not know what.

log-round_started = { $amount }라운드: 교전은 { $what }, 시작 플레이어는 { $seat }.
log-turn_started = { $seat }의 차례 시작.
log-agent_placed = { $seat }: { $other } 카드로 { $what }에 에이전트를 보냄.
log-agent_moved = { $seat }: { $what }의 에이전트를 들어 올림.
log-agent_moved-to = { $seat }: { $what }의 에이전트를 { $other }에 보냄.
log-agent_recalled = { $seat }: { $what }의 에이전트를 소환함.
log-resource_gained = { $seat }: { $goods } 얻음.
log-resource_paid = { $seat }: { $goods } 지불.
log-vp_gained = { $seat }: { $goods } 얻음.
log-vp_lost = { $seat }: { $goods } 잃음.
log-influence_gained = { $seat }: { $goods } 얻음.
log-influence_lost = { $seat }: { $goods } 잃음.
log-alliance_taken = { $seat }: { $faction } 동맹을 얻음.
log-alliance_taken-from = { $seat }: { $other }에게서 { $faction } 동맹을 가져옴.
log-alliance_returned = { $seat }: { $faction } 동맹을 게임판에 돌려놓음.
log-troops_recruited = { $seat }: 병력 { $amount } 소집.
log-troops_deployed = { $seat }: 병력 { $amount } 배치.
log-troops_retreated = { $seat }: 병력 { $amount } 후퇴.
log-troops_lost = { $seat }: 병력 { $amount } 상실.
log-card_drawn = { $seat }: { $what } 카드를 뽑음.
log-card_drawn-hidden = { $seat }: 카드를 1장 뽑음.
log-deck_shuffled = { $seat }: 버림 더미를 섞어 새 카드덱을 만듦.
log-card_trashed = { $seat }: { $what } 카드를 폐기함.
log-card_discarded = { $seat }: { $what } 카드를 버림.
log-card_acquired = { $seat }: { $what } 카드를 획득함.
log-card_revealed = { $seat }: { $what } 카드를 공개함.
log-row_filled = 임페리움 열에 { $what } 카드가 놓임.
log-card_reserved = { $seat }: 임페리움 열에서 { $what } 카드를 따로 둠.
log-card_removed = { $what } 카드가 팔리지 않고 게임에서 제거됨.
log-card_taken_back = { $seat }: { $what } 카드를 핸드로 가져옴.
log-card_put_on_top = { $seat }: { $what } 카드를 카드덱 맨 위에 놓음.
log-intrigue_drawn = { $seat }: 책략 카드 { $what } 뽑음.
log-intrigue_drawn-hidden = { $seat }: 책략 카드를 1장 뽑음.
log-intrigue_played = { $seat }: 책략 카드 { $what } 사용.
log-intrigue_stolen = { $seat }: { $other }의 책략 카드 { $what } 훔침.
log-intrigue_stolen-hidden = { $seat }: { $other }의 책략 카드를 1장 훔침.
log-intrigue_deck_shuffled = 책략 카드덱을 다시 섞음.
log-council_joined = { $seat }: 원로회 의석을 차지함.
log-swordmaster_gained = { $seat }: 소드마스터를 얻음.
log-mentat_taken = { $seat }: 멘타트를 가져옴.
log-mentat_promised = { $seat }: 다음 라운드에 멘타트를 받음.
log-control_gained = { $seat }: { $what } 지배 시작.
log-control_lost = { $seat }: { $what } 지배 상실.
log-space_closed = { $seat }: { $what } 진입을 차단함.
log-secret_chosen = { $seat }: { $what } 비밀 선택.
log-secret_chosen-hidden = { $seat }: 팩션 하나를 비밀리에 선택함.
log-secret_shown = { $seat }: 비밀리에 선택한 팩션을 공개함.
log-turn_passed = { $seat }: 차례를 넘김.
log-strength_set = { $seat }: 전투력 { $amount }.
log-combat_started = 전투 시작: { $what }.
log-combat_passed = { $seat }: 전투에서 패스.
log-combat_tied = { $rule ->
    [B-TIE-01] { $seat }: 전투력 { $amount }(으)로 공동 1위. 승자는 없고 동점자는 2위 보상을 받음 ({ $rule }).
    [B-TIE-03] { $seat }: 세 명 이상이 공동 1위라서 보상 없음 ({ $rule }).
    [B-TIE-04] { $seat }: 네 명 미만의 게임에서 공동 1위가 나와 남은 보상 없음 ({ $rule }).
    [B-TIE-05] { $seat }: 전투력 { $amount }(으)로 공동 2위. 동점자는 3위 보상을 받음 ({ $rule }).
   *[other] { $seat }: 전투력 { $amount }(으)로 공동 3위. 동점자는 보상 없음 ({ $rule }).
}
log-conflict_won = { $seat }: { $what } 승리.
log-reward_taken = { $amount ->
    [1] { $seat }: { $what } 1위 보상을 받음.
    [2] { $seat }: { $what } 2위 보상을 받음.
   *[other] { $seat }: { $what } 3위 보상을 받음.
}
log-spice_added = { $what }에 보너스 스파이스 { $amount } 추가.
log-first_player_passed = { $seat }: 시작 플레이어가 됨.
log-endgame_started = 종료 단계 시작.
log-game_ended = { $seat }: 승점 { $amount }점으로 게임에서 승리.

## Dreadnoughts, Tech tiles, the Shipping track and others of Rise of Ix

log-dreadnought_commissioned = { $seat }: 드레드노트 1척 취역.
log-dreadnought_deployed = { $seat }: 드레드노트 { $amount }척 배치.
log-dreadnought_retreated = { $seat }: 드레드노트 { $amount }척 후퇴.
log-dreadnought_on_flag = { $seat }: 드레드노트로 { $what } 지배 시작.
log-dreadnought_came_home = { $seat }: 드레드노트 { $amount }척이 주둔지로 돌아옴.
log-dreadnought_given_up = { $seat }: { $what }, 드레드노트 1척을 개인 공급처로 되돌림.
log-tile_acquired = { $seat }: 기술 타일 { $what } 획득.
log-tile_turned_up = 기술 타일 { $what } 공개.
log-tile_used = { $seat }: 기술 타일 { $what } 사용.
log-tile_trashed = { $seat }: 기술 타일 { $what } 폐기.
log-tile_trashed-nobody = 라이벌용 타일이 없어 기술 타일 { $what } 폐기.
log-negotiator_placed = { $seat }: 협상가 { $amount } 놓음.
log-negotiator_returned = { $seat }: 협상가 { $amount } 되돌림.
log-freighter_advanced = { $seat }: 화물선이 { $amount }칸으로 전진.
log-freighter_recalled = { $seat }: { $amount }칸의 화물선을 소환함.
log-mark_taken = { $seat }: { $faction } 트랙의 탐지기 토큰을 가져옴 (토큰 { $amount }).
log-intrigue_buried = { $seat }: 책략 카드 { $what }, 카드덱 맨 아래에 놓음.
log-intrigue_buried-hidden = { $seat }: 책략 카드 1장을 카드덱 맨 아래에 놓음.
log-intrigue_put_back = { $seat }: 책략 카드 { $what }, 카드덱 맨 위에 되돌려 놓음.
log-intrigue_put_back-hidden = { $seat }: 책략 카드 1장을 카드덱 맨 위에 되돌려 놓음.
log-card_set_aside = { $seat }: { $what } 카드를 두 번째 차례까지 따로 둠.
log-card_set_aside-hidden = { $seat }: 카드 1장을 두 번째 차례까지 따로 둠.
log-card_returned = { $seat }: 따로 둔 { $what } 카드를 보여 주고 되찾음.
log-extra_turn = { $seat }: 이번 차례 후 차례를 한 번 더 진행.
log-dice_rolled = 주사위 결과: { $amount }.
log-row_trashed = 임페리움 열의 { $what } 카드가 폐기됨.

## Rivals: what they do and by which rule

log-rival_revealed = { $rule ->
    [H-CMB-01] { $seat }: 검을 더하기 위해 { $what } 카드를 공개함 ({ $rule }).
   *[other] { $seat }: { $what } 카드를 공개함 ({ $rule }).
}
log-rival_skipped = { $rule ->
    [H-AGT-04] { $seat }: { $what } 카드를 건너뜀, 이미 에이전트가 있는 장소 ({ $rule }).
    [H-AGT-05] { $seat }: { $what } 카드를 건너뜀, 진입이 차단된 장소 ({ $rule }).
    [H-HRV-06] { $seat }: { $what } 카드를 건너뜀, 보너스 스파이스가 있는 빈 메이커 장소 없음 ({ $rule }).
    [X-RIV-06] { $seat }: { $what } 카드를 건너뜀, 이미 드레드노트를 모두 취역함 ({ $rule }).
    [X-RIV-07] { $seat }: { $what } 카드를 건너뜀, 우주 항행 길드 영향력이 2 미만 ({ $rule }).
    [X-RIV-08] { $seat }: { $what } 카드를 건너뜀, 영향력에 맞는 장소를 쓸 수 없음 ({ $rule }).
   *[other] { $seat }: { $what } 카드를 건너뜀 ({ $rule }).
}
log-rival_sent = { $rule ->
    [H-HRV-01] { $seat }: 보너스 스파이스가 가장 많은 빈 메이커 장소인 { $what }에 에이전트를 보냄 ({ $rule }).
    [X-RIV-17] { $seat }: 상대가 지배하는 { $what }에 드레드노트를 보냄 ({ $rule }).
    [X-RIV-18] { $seat }: 장소 순서에서 가장 앞선 { $what }에 드레드노트를 보냄 ({ $rule }).
   *[other] { $seat }: { $what }에 에이전트를 보냄 ({ $rule }).
}
log-rival_chose = { $seat }: 영향력이 가장 낮은 { $at } 선택 ({ $rule }).
log-rival_spent = { $seat }: 승점 1점을 위해 { $goods } 소모 ({ $rule }).
log-rival_held_back = { $seat }: 전투력이 이미 4 이상 앞서므로 병력을 배치하지 않음 ({ $rule }).
log-rival_deck_shuffled = 하갈 가문 카드 { $amount }장을 모두 섞어 새 카드덱을 만듦.
log-rival_idle = { $seat }: 갈 수 있는 장소가 표시된 하갈 가문 카드가 없어 에이전트를 보내지 않음 ({ $rule }).
log-rival_acquired = { $seat }: 획득할 수 있는 가장 비싼 기술 타일 { $what } 선택 ({ $rule }).
log-rival_used = { $rule ->
    [X-RTC-15] { $seat }: 상대 에이전트를 지나가기 위해 { $what } 사용 ({ $rule }).
   *[other] { $seat }: { $what } 사용 ({ $rule }).
}
log-rival_shipped = { $seat }: 화물선을 움직임 ({ $rule }).

# A game that outlived a version of the server.
log-rules_changed = 이 서버의 규칙이 바뀌었습니다. 게임은 { $amount }라운드가 시작된 때로 돌아가 새 규칙으로 이어집니다. 그 라운드에서 내린 결정은 취소되었습니다.
