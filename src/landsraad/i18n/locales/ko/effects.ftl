### Effects of boxes, rendered from the effect data.
### An effect is a noun phrase that ends in a verbal noun, so that it can stand after a colon and before "후".

## Lists

list-comma = { $a }, { $b }
list-and = { $a }, { $b }
list-then = { $a }, 그다음 { $b }
list-then-you = { $a }, 그다음 당신이 { $b }
list-or = { $a } 또는 { $b }
list-faction = { $faction }
list-branch = { $a } / { $b }
list-branch-or = { $a } / { $b }
list-reward = { $a } + { $b }
list-sentence = { $a } { $b }
list-condition = { $a }, { $b }
list-count = { $item } x{ $n }

## A line and its structure

line = { $effects }.
labelled = { $label }: { $text }
effect-may = (선택) { $effects }
effect-when = { $condition }: { $effects }
effect-pay = { $cost } → { $effects }
effect-group = [{ $effects }]
effect-some_of = { $at_least }가지 이상: { $effects }
effect-counted = 충족한 조건의 수 [{ $conditions }]: { $effects }
effect-choose = { $n ->
    [1] 하나 선택: { $branches }
   *[other] 서로 다른 { $n }가지 선택: { $branches }
}
effect-each_opponent = 상대마다: { $effects }
effect-opponent = 선택한 상대 1명: { $effects }
effect-per = { $counter }마다 { $effects }
effect-once = 게임당 한 번, { $effects }
effect-modify = 이번 차례: { $rule }
effect-always = { $rule }

## Goods: what is gained and paid

effect-gain = { $goods } 얻기
cost-pay = { $goods } 지불
goods-solari = { $n } 솔라리
goods-spice = { $n } 스파이스
goods-water = 물 { $n }
goods-persuasion = 설득 비용 { $n }
goods-swords = 검 { $n }
goods-vp = 승점 { $n }
goods-intrigue = 책략 카드 { $n }장
goods-influence = { $faction } 영향력 { $n }
goods-influence_any = 원하는 팩션 영향력 { $n }
goods-influence_any-among = { $factions } 영향력 { $n }
goods-influence_any-behind = 자신보다 영향력이 높은 상대가 있는 팩션 하나의 영향력 { $n }

## Other effects

effect-troops = 병력 { $n } 소집
effect-draw = 카드 { $n }장 뽑기
effect-intrigue = 책략 카드 { $n }장 뽑기
effect-trash = 카드 1장 폐기
effect-trash_self = 이 카드 폐기
effect-discard = 카드 { $n }장 버리기
effect-retreat = { $n ->
    [one] 자신의 병력 { $n } 후퇴
   *[other] 자신의 병력을 최대 { $n }까지 후퇴
}
effect-retreat-any = 자신의 병력을 원하는 만큼 후퇴
effect-deploy = { $n ->
    [1] 자신의 주둔지에서 병력 { $n } 배치
   *[other] 자신의 주둔지에서 병력을 최대 { $n }까지 배치
}
effect-deploy-any = 자신의 주둔지에서 병력을 원하는 만큼 배치
effect-deploy_supply = 자신의 개인 공급처에서 병력 { $n } 배치
effect-deploy_recruits = 방금 소집한 병력을 원하는 만큼 배치
effect-lose_garrison = 자기 주둔지의 병력 { $n } 잃기
effect-lose_deployed = 교전 칸의 자기 병력 { $n } 잃기
effect-lose_influence = 팩션 하나의 영향력 { $n } 잃기
effect-steal_intrigue = 책략 카드가 { $n }장 이상인 상대마다 무작위로 1장씩 훔치기
effect-mentat = 멘타트가 멘타트 장소에 있으면 이번 라운드의 추가 에이전트로 가져오기
effect-mentat_next = 다음 라운드 시작 시 멘타트 받기
effect-council = 원로회 의석 차지
effect-swordmaster = 세 번째 에이전트인 소드마스터 가져오기
effect-acquire = 예비 카드에서 { $card_quoted } 획득
effect-acquire_free = 비용 { $n } 이하의 카드 1장 획득
effect-acquire_free-top = 비용 { $n } 이하의 카드 1장을 획득하여 자신의 카드덱 맨 위에 놓기
effect-harvest = { $n } 스파이스와 이 장소의 보너스 스파이스 모두 채취
effect-control = { $space_quoted } 지배
effect-nothing = 아무것도 얻지 않음
effect-close_space = 장소 하나를 선택해 자신의 다음 차례까지 상대 에이전트의 진입 차단
effect-take_back = 자신의 버림 더미에서 { $faction } 카드 1장을 핸드로 가져오기
effect-top_card = 자신의 카드덱 맨 위 카드를 보고 뽑거나 폐기
effect-refocus = 자신의 버림 더미를 카드덱에 섞기
effect-recall = 자신의 에이전트 1명 소환
effect-pass_turn = 원하면 차례 넘기기
effect-reserve = 임페리움 열의 카드 1장을 따로 두기: 이번 라운드에는 자신만 설득 비용 { $n_obj } 적게 내고 획득할 수 있음
effect-signet = 자기 지도자의 인장 반지 능력 사용
effect-pick_secret = 팩션 { $n }개를 비밀리에 선택
effect-show_secret = 비밀리에 선택한 팩션을 공개하고 각 영향력 1 얻기

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = 상대마다: { $goods } 얻기
effect-on_win = 이번 교전에서 승리하면: { $effects }
goods-influence_any-marked = 탐지기 토큰이 남아 있는 팩션 하나의 영향력 { $n }
effect-dreadnought = 드레드노트 { $n }척 취역
effect-acquire_tech = { $n ->
    [0] 기술 타일 1개 획득
   *[other] 기술 타일 1개를 { $n } 스파이스 적게 내고 획득
}
effect-acquire_tech-solari = 스파이스나 솔라리로 기술 타일 1개 획득
effect-negotiator = { $n ->
    [1] 자신의 개인 공급처에서 병력 { $n_obj } 협상가로 놓기
   *[other] 자신의 개인 공급처에서 병력을 최대 { $n }까지 협상가로 놓기
}
effect-freighter = { $n ->
    [1] 화물선 이동(전진 또는 소환) 1번
   *[other] 화물선 이동(전진 또는 소환) { $n }번
}
effect-shipped_troops = 운송 트랙에서 병력 { $n } 소집
effect-retreat_dreadnought = 자신의 드레드노트 { $n }척 후퇴
effect-retreat_units = 자신의 부대 { $n } 후퇴
effect-retreat_enemies = 이번 차례에 자신이 배치한 병력마다 상대 부대 1을 후퇴시키기
effect-deploy_units = { $n ->
    [1] 자신의 주둔지에서 부대 { $n } 배치
   *[other] 자신의 주둔지에서 부대를 최대 { $n }까지 배치
}
effect-deploy_units-any = 자신의 주둔지에서 부대를 원하는 만큼 배치
effect-lose_troop = 주둔지 또는 교전 칸의 자기 병력 { $n } 잃기
effect-trash_in_play = 플레이 영역에 있는 자신의 카드 1장 폐기
effect-trash_tile = 이 타일 폐기
effect-bury_intrigue = 자신의 책략 카드 { $n }장을 책략 카드덱 맨 아래에 놓기
effect-swap_intrigues = 자신의 책략 카드를 원하는 만큼 책략 카드덱 맨 아래에 놓고 같은 수만큼 뽑기
effect-peek_intrigues = 책략 카드 { $n }장을 뽑고 그중 1장을 책략 카드덱 맨 위에 되돌려 놓기
effect-influence_agents = 자신의 에이전트가 있는 팩션마다 영향력 { $n } 얻기
effect-influence_sent = 이번 차례에 에이전트를 보낸 팩션의 영향력 { $n } 얻기
effect-track_bonus = 영향력 트랙 보너스 얻기 ({ $faction })
effect-extra_turn = 이번 차례가 끝나면 차례를 한 번 더 진행

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = 플레이 영역에 있는 자신의 { $faction } 카드
condition-other_in_play = { $id ->
    [fremen] 프레멘의 유대감 (자신의 다른 { $faction } 카드가 플레이 영역에 있으면)
   *[other] 자신의 다른 { $faction } 카드가 플레이 영역에 있으면
}
condition-influence = { $faction } 영향력이 { $n } 이상이면
condition-alliance = { $faction } 동맹이 있으면
condition-any_alliance = 동맹이 하나라도 있으면
condition-council = 원로회 의석이 있으면
condition-owns = { $card_quoted } 카드를 { $n }장 이상 가지고 있으면
condition-owns_most = { $card_quoted } 카드가 모든 상대보다 많으면
condition-tracks = 트랙 { $n }개에서 영향력이 { $at_least } 이상이면
condition-reveal_turn = 자신의 공개 차례이면
condition-turn_start = 자신의 차례를 시작할 때
condition-deployed = 이번 차례에 병력을 { $at_least } 이상 배치했으면
condition-mentat_here = 멘타트가 멘타트 장소에 있으면
trigger-harvested = 스파이스를 채취할 때
trigger-paid_space = 게임판의 장소에 솔라리를 지불할 때
trigger-council_seat = 원로회 의석을 차지할 때
trigger-deployed = 병력을 배치할 때

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = 공개한 카드 중 검을 주는 카드
counter-other_sword_cards = 공개한 다른 카드 중 검을 주는 카드
counter-dreadnoughts_in_conflict = 교전 칸에 있는 자신의 드레드노트
counter-low_tracks = 영향력이 { $n } 이하인 영향력 트랙
condition-tiles = 기술 타일을 { $at_least }개 이상 가지고 있으면
condition-dreadnoughts = 취역한 드레드노트가 { $at_least }척 이상이면
condition-dreadnought_left = 개인 공급처에 드레드노트가 남아 있으면
condition-units_deployed = 이번 차례에 부대를 { $at_least } 이상 배치했으면
condition-enemy_here = 에이전트를 보낸 장소에 상대 에이전트가 있으면
condition-agents_on = { $icons } 장소에 자신의 에이전트가 { $n }명 이상 있으면
condition-persuasion = 설득 비용이 { $at_least } 이상이면
condition-solari = 솔라리가 { $at_least } 이상이면
condition-harvested = 이번 차례에 스파이스를 { $at_least } 이상 채취했으면
condition-sent_to = 이번 차례에 에이전트를 { $space_quoted }에 보냈으면
condition-some_of = 다음 중 { $at_least }가지 이상이면 [{ $conditions }]
condition-agent_to_come = 이번 차례에 에이전트를 보내거나 핸드를 공개하기 전에
trigger-kept_one_icon = 따로 둔 카드의 에이전트 아이콘이 정확히 하나이고 그 카드로 에이전트를 보낼 때
trigger-kept_other = 따로 둔 카드의 에이전트 아이콘이 하나가 아니고 그 카드로 에이전트를 보낼 때
trigger-agent_sent = 에이전트를 보낼 때
trigger-card_acquired = 카드를 획득할 때
trigger-influence_reached = 영향력 트랙의 단계에 도달할 때

## Modifiers: statements that hold as long as their bearer says

modifier-space_cost = { $sign ->
    [less] { $icons } 장소의 비용이 { $n } 솔라리 감소
   *[more] { $icons } 장소의 비용이 { $n } 솔라리 증가
}
modifier-ignore_enemies = { $all ->
    [yes] 상대 에이전트가 있는 장소에도 에이전트를 보낼 수 있음
   *[no] { $icons } 장소는 상대 에이전트가 있어도 에이전트를 보낼 수 있음
}
modifier-harvest = { $sign ->
    [less] 스파이스 채취량 { $n } 감소
   *[more] 스파이스 채취량 { $n } 증가
}
modifier-harvest_times = 메이커 장소의 기본 스파이스를 { $n }번 채취
modifier-peek_top = 자신의 카드덱 맨 위 카드를 언제든 볼 수 있음
modifier-icons = 사용하는 카드에 에이전트 아이콘 추가: { $icons }
modifier-acquire_cost = { $sign ->
    [less] { $card_quoted } 카드의 설득 비용 { $n } 감소
   *[more] { $card_quoted } 카드의 설득 비용 { $n } 증가
}
modifier-space_influence = 에이전트를 보낸 팩션 장소의 영향력이 1 대신 { $n }
modifier-acquire_top = 획득한 카드를 각각 카드덱 맨 위에 놓을 수 있음

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = 자신의 차례에 솔라리를 얻을 때마다 { $n } 더 얻음
modifier-shipped_troops = 운송 트랙에서 병력 { $n_obj } 더 얻고, 운송 트랙에서 얻은 병력을 모두 배치할 수 있음
modifier-dreadnought_strength = 자신의 드레드노트 전투력이 각각 { $n }
modifier-keep_aside = 라운드를 시작할 때 핸드의 카드 1장을 따로 두고 두 번째 차례를 시작할 때 되찾음
modifier-wins_ties = 종료 단계의 승점 동순위에서 항상 승리

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = 에이전트
box-reveal = 공개
box-acquire = 획득 시
box-trashed = 폐기 시
box-plot = 음모
box-combat = 전투
box-endgame = 종료 단계
box-win = 교전 승리 시
box-space = 효과
box-entry = 진입 시
box-setup = 게임 준비
box-signet = 인장 반지
box-ability = 능력
box-first = 1등 보상
box-second = 2등 보상
box-third = 3등 보상
box-bonus = 영향력 4 보너스
box-control = 지배 보너스
note-cost = 비용
note-icons = 에이전트 아이콘
note-factions = 팩션
note-anywhere = 자신의 에이전트 1명을 (게임판에 있는 에이전트도 가능) 점유 여부와 관계없이 아무 장소에나 보냅니다.
note-requirement = 조건: { $condition }.
note-in_reveal = 이번 라운드의 공개 차례에 적용.
note-combat = 전투 장소.
note-maker = 메이커 장소.
note-once = 플레이어마다 게임당 한 번.
note-presence = 자신의 에이전트가 이곳에 있으면 공개 차례에 설득 비용 { $n }.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = 라운드 시작 시
box-turn = 자신의 차례에
box-instead = 교전에서 승리하고, 드레드노트로 지배하는 대신 개인 공급처로 되돌리면
box-own = 효과
box-rival = 라이벌
box-rival_other = 라이벌 (그 외)
note-infiltrates = 침투 (상대 에이전트가 있어도 가능)
note-unload = 하역: 이 카드를 버리거나 폐기할 때도 공개 효과가 적용됩니다.
note-spice_off = 이 카드로 가면 { $space_quoted }의 비용이 { $n } 스파이스 감소.
note-flip = 라운드당 한 번: 타일을 뒷면으로 뒤집습니다.
note-rival = 1인 게임의 라이벌도 획득할 수 있습니다.
note-water = { $n ->
    [0] 물 없이 시작합니다.
   *[other] 물 { $n_obj } 가지고 시작합니다.
}
note-marks = 트랙마다 영향력 { $n }에 탐지기 토큰이 있고, 도달할 때마다 다음을 차례로 얻습니다:
note-mark = 토큰 { $n }
