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
list-clause = { $a }; { $b }
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
effect-some_of = { $place ->
    [first] { $at_least }가지 이상: { $effects }
   *[later] { $at_least }가지 이상: 추가로 { $effects }
}
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
goods-solari = { $n } { -solari }
goods-spice = { $n } { -spice }
goods-water = { -water } { $n }
goods-persuasion = { -persuasion } { $n }
goods-swords = { -sword } { $n }
goods-vp = { -victory_point } { $n }
goods-intrigue = { -intrigue_card } { $n }장
goods-influence = { $faction } { -influence } { $n }
goods-influence_any = 원하는 { -faction } { -influence } { $n }
goods-influence_any-among = { $factions } { -influence } { $n }
goods-influence_any-behind = 자신보다 { -influence }이 높은 상대가 있는 { -faction } 하나의 { -influence } { $n }

## Other effects

effect-troops = { -troop } { $n } 소집
effect-draw = 카드 { $n }장 뽑기
effect-intrigue = { -intrigue_card } { $n }장 뽑기
effect-trash = 카드 1장 폐기
effect-trash_self = 이 카드 폐기
effect-discard = 카드 { $n }장 버리기
effect-retreat = { $n ->
    [1] 자신의 { -troop } { $n } 후퇴
   *[other] 자신의 { -troop }을 최대 { $n }까지 후퇴
}
effect-retreat-any = 자신의 { -troop }을 원하는 만큼 후퇴
effect-deploy = { $n ->
    [1] 자신의 { -garrison }에서 { -troop } { $n } 배치
   *[other] 자신의 { -garrison }에서 { -troop }을 최대 { $n }까지 배치
}
effect-deploy-any = 자신의 { -garrison }에서 { -troop }을 원하는 만큼 배치
effect-deploy_supply = 자신의 { -supply }에서 { -troop } { $n } 배치
effect-deploy_recruits = 방금 소집한 { -troop }을 원하는 만큼 배치
effect-lose_garrison = 자기 { -garrison }의 { -troop } { $n } 잃기
effect-lose_deployed = { -conflict_area }의 자기 { -troop } { $n } 잃기
effect-lose_influence = { -faction } 하나의 { -influence } { $n } 잃기
effect-steal_intrigue = { -intrigue_card }가 { $n }장 이상인 상대마다 무작위로 1장씩 훔치기
effect-mentat = { -mentat }가 { -mentat } 장소에 있으면 이번 { -round }의 추가 { -agent }로 가져오기
effect-mentat_next = 다음 { -round } 시작 시 { -mentat } 받기
effect-council = { -high_council } 의석 차지
effect-swordmaster = 세 번째 { -agent }인 { -swordmaster_agent } 가져오기
effect-acquire = { -reserve }에서 { $card_quoted } 획득
effect-acquire_free = 비용 { $n } 이하의 카드 1장을 무료로 획득
effect-acquire_free-top = 비용 { $n } 이하의 카드 1장을 무료로 획득하여 자신의 { -deck } 맨 위에 놓기
effect-harvest = { $n } { -spice }와 이 장소의 { -bonus_spice } 모두 채취
effect-control = { $space_quoted } { -control }
effect-nothing = 아무것도 얻지 않음
effect-close_space = 장소 하나를 선택해 자신의 다음 차례까지 상대 { -agent }의 진입 차단
effect-take_back = 자신의 { -discard_pile }에서 { $faction } 카드 1장을 { -hand }로 가져오기
effect-top_card = 자신의 { -deck } 맨 위 카드를 보고 뽑거나 폐기
effect-refocus = 자신의 { -discard_pile }를 { -deck }에 섞기
effect-recall = 자신의 { -agent } 1명 소환
effect-pass_turn = 원하면 차례 넘기기
effect-reserve = { -imperium_row }의 카드 1장을 따로 두기: 이번 { -round }에는 자신만 { -persuasion } { $n_obj } 적게 내고 획득할 수 있음
effect-signet = 자기 { -leader }의 { -signet_ring } 능력 사용
effect-pick_secret = { -faction } { $n }개를 비밀리에 선택
effect-show_secret = 비밀리에 선택한 { -faction }을 공개하고 각 { -influence } 1 얻기

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = 상대마다: { $goods } 얻기
effect-on_win = 이번 { -conflict }에서 승리하면: { $effects }
goods-influence_any-marked = 탐지기 토큰이 남아 있는 { -faction } 하나의 { -influence } { $n }
effect-dreadnought = { -dreadnought_unit } { $n }척 취역
effect-acquire_tech = { $n ->
    [0] { -tech_tile } 1개 획득
   *[other] { -tech_tile } 1개를 { $n } { -spice } 적게 내고 획득
}
effect-acquire_tech-solari = { -spice }나 { -solari }로 { -tech_tile } 1개 획득
effect-next_tile = 더미의 다음 { -tech_tile } 공개
effect-negotiator = { $n ->
    [1] 자신의 { -supply }에서 { -troop } { $n_obj } { -negotiator }로 놓기
   *[other] 자신의 { -supply }에서 { -troop }을 최대 { $n }까지 { -negotiator }로 놓기
}
effect-freighter = { $n ->
    [1] { -freighter } 이동(전진 또는 소환) 1번
   *[other] { -freighter } 이동(전진 또는 소환) { $n }번
}
effect-shipped_troops = { -shipping_track }에서 { -troop } { $n } 소집
effect-retreat_dreadnought = 자신의 { -dreadnought_unit } { $n }척 후퇴
effect-retreat_units = 자신의 { -unit } { $n } 후퇴
effect-retreat_enemies = 이번 차례에 자신이 배치한 { -troop }마다 상대 { -unit } 1을 후퇴시키기
effect-deploy_units = { $n ->
    [1] 자신의 { -garrison }에서 { -unit } { $n } 배치
   *[other] 자신의 { -garrison }에서 { -unit }를 최대 { $n }까지 배치
}
effect-deploy_units-any = 자신의 { -garrison }에서 { -unit }를 원하는 만큼 배치
effect-lose_troop = { -garrison } 또는 { -conflict_area }의 자기 { -troop } { $n } 잃기
effect-trash_in_play = 플레이 영역에 있는 자신의 카드 1장 폐기
effect-trash_tile = 이 타일 폐기
effect-bury_intrigue = 자신의 { -intrigue_card } { $n }장을 { -intrigue_deck } 맨 아래에 놓기
effect-swap_intrigues = 자신의 { -intrigue_card }를 원하는 만큼 { -intrigue_deck } 맨 아래에 놓고 같은 수만큼 뽑기
effect-peek_intrigues = { -intrigue_card } { $n }장을 뽑고 그중 1장을 { -intrigue_deck } 맨 위에 되돌려 놓기
effect-influence_agents = 자신의 { -agent }가 있는 { -faction }마다 { -influence } { $n } 얻기
effect-influence_sent = 이번 차례에 { -agent }를 보낸 { -faction }의 { -influence } { $n } 얻기
effect-track_bonus = { -influence_track } 보너스 얻기 ({ $faction })
effect-extra_turn = 이번 차례가 끝나면 차례를 한 번 더 진행

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = 플레이 영역에 있는 자신의 { $faction } 카드
condition-other_in_play = { $id ->
    [fremen] { -fremen_bond } (자신의 다른 { $faction } 카드가 플레이 영역에 있으면)
   *[other] 자신의 다른 { $faction } 카드가 플레이 영역에 있으면
}
condition-influence = { $faction } { -influence }이 { $n } 이상이면
condition-alliance = { $faction } { -alliance }이 있으면
condition-any_alliance = { -alliance }이 하나라도 있으면
condition-council = { -high_council } 의석이 있으면
condition-owns = { $card_quoted } 카드를 { $n }장 이상 가지고 있으면
condition-owns_most = { $card_quoted } 카드가 모든 상대보다 많으면
condition-tracks = 트랙 { $n }개에서 { -influence }이 { $at_least } 이상이면
condition-reveal_turn = 자신의 { -reveal_turn }이면
condition-turn_start = 자신의 차례를 시작할 때
condition-deployed = 이번 차례에 { -troop }을 { $at_least } 이상 배치했으면
condition-mentat_here = { -mentat }가 { -mentat } 장소에 있으면
trigger-harvested = { -spice }를 채취할 때
trigger-paid_space = { -board_space }에 { -solari }를 지불할 때
trigger-council_seat = { -high_council } 의석을 차지할 때
trigger-deployed = { -troop }을 배치할 때

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = 공개한 카드 중 검을 주는 카드
counter-other_sword_cards = 공개한 다른 카드 중 검을 주는 카드
counter-dreadnoughts_in_conflict = { -conflict_area }에 있는 자신의 { -dreadnought_unit }
counter-low_tracks = { -influence }이 { $n } 이하인 { -influence_track }
condition-tiles = { -tech_tile }을 { $at_least }개 이상 가지고 있으면
condition-dreadnoughts = 취역한 { -dreadnought_unit }가 { $at_least }척 이상이면
condition-dreadnought_left = { -supply }에 { -dreadnought_unit }가 남아 있으면
condition-units_deployed = 이번 차례에 { -unit }를 { $at_least } 이상 배치했으면
condition-enemy_here = { -agent }를 보낸 장소에 상대 { -agent }가 있으면
condition-agents_on = { $icons } 장소에 자신의 { -agent }가 { $n }명 이상 있으면
condition-persuasion = { -persuasion }이 { $at_least } 이상이면
condition-solari = { -solari }가 { $at_least } 이상이면
condition-harvested = 이번 차례에 { -spice }를 { $at_least } 이상 채취했으면
condition-sent_to = 이번 차례에 { -agent }를 { $space_quoted }에 보냈으면
condition-some_of = 다음 중 { $at_least }가지 이상이면 [{ $conditions }]
condition-all_of = 다음이 모두 참이면 [{ $conditions }]
condition-agent_to_come = 이번 차례에 { -agent }를 보내거나 { -hand }를 공개하기 전에
trigger-kept_one_icon = 따로 둔 카드의 { -agent_icon }이 정확히 하나이고 그 카드로 { -agent }를 보낼 때
trigger-kept_other = 따로 둔 카드의 { -agent_icon }이 하나가 아니고 그 카드로 { -agent }를 보낼 때
trigger-agent_sent = { -agent }를 보낼 때
trigger-card_acquired = 카드를 획득할 때
trigger-influence_reached = { -influence_track }의 단계에 도달할 때
trigger-deployed-deployed = 한 차례에 { -troop }을 { $at_least } 이상 배치했을 때
trigger-agent_sent-sent_to_icons = { $icons } 아이콘이 있는 장소에 { -agent }를 보낼 때
trigger-agent_sent-spying_on_sent = 다른 플레이어가 자신이 감시하는 { -maker_space }에 { -agent }를 보낼 때
trigger-influence_reached-reached = { $faction } { -influence } { $n }에 도달할 때

## Modifiers: statements that hold as long as their bearer says

modifier-space_cost = { $sign ->
    [less] { $icons } 장소의 비용이 { $n } { -solari } 감소
   *[more] { $icons } 장소의 비용이 { $n } { -solari } 증가
}
modifier-ignore_enemies = { $all ->
    [yes] 상대 { -agent }가 있는 장소에도 { -agent }를 보낼 수 있음
   *[no] { $icons } 장소는 상대 { -agent }가 있어도 { -agent }를 보낼 수 있음
}
modifier-harvest = { $sign ->
    [less] { -spice } 채취량 { $n } 감소
   *[more] { -spice } 채취량 { $n } 증가
}
modifier-harvest_times = { -maker_space }의 기본 { -spice }를 { $n }번 채취
modifier-peek_top = 자신의 { -deck } 맨 위 카드를 언제든 볼 수 있음
modifier-icons = 사용하는 카드에 { -agent_icon } 추가: { $icons }
modifier-acquire_cost = { $sign ->
    [less] { $card_quoted } 카드의 { -persuasion } { $n } 감소
   *[more] { $card_quoted } 카드의 { -persuasion } { $n } 증가
}
modifier-space_influence = { -agent }를 보낸 { -faction } 장소의 { -influence }이 1 대신 { $n }
modifier-acquire_top = 획득한 카드를 각각 { -deck } 맨 위에 놓을 수 있음

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = 자신의 차례에 { -solari }를 얻을 때마다 { $n } 더 얻음
modifier-shipped_troops = { -shipping_track }에서 { -troop } { $n_obj } 더 얻고, { -shipping_track }에서 얻은 { -troop }을 모두 배치할 수 있음
modifier-dreadnought_strength = 자신의 { -dreadnought_unit } { -combat_strength }이 각각 { $n }
modifier-keep_aside = { -round }를 시작할 때 { -hand }의 카드 1장을 따로 두고 두 번째 차례를 시작할 때 되찾음
modifier-wins_ties = { -endgame }의 { -victory_point } 동순위에서 항상 승리

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = { -agent }
box-reveal = 공개
box-acquire = 획득 시
box-trashed = 폐기 시
box-plot = { -plot }
box-combat = { -combat }
box-endgame = { -endgame }
box-win = { -conflict } 승리 시
box-space = 효과
box-entry = 진입 시
box-setup = 게임 준비
box-signet = { -signet_ring }
box-ability = 능력
box-first = 1등 { -reward }
box-second = 2등 { -reward }
box-third = 3등 { -reward }
box-bonus = { -influence } 4 보너스
box-control = { -control } 보너스
note-cost = 비용
note-icons = { -agent_icon }
note-factions = { -faction }
note-anywhere = 자신의 { -agent } 1명을 ({ -game_board }에 있는 { -agent }도 가능) 점유 여부와 관계없이 아무 장소에나 보냅니다.
note-requirement = { $condition } 가능.
note-in_reveal = 이번 { -round }의 { -reveal_turn }에 적용.
note-combat = { -combat_space }.
note-maker = { -maker_space }.
note-once = 플레이어마다 게임당 한 번.
note-presence = 자신의 { -agent }가 이곳에 있으면 { -reveal_turn }에 { -persuasion } { $n }.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = { -round } 시작 시
box-turn = 자신의 차례에
box-instead = { -conflict }에서 승리하고, { -dreadnought_unit }로 { -control }하는 대신 { -supply }로 되돌리면
box-own = 효과
box-rival = { -rival }
box-rival_other = { -rival } (그 외)
note-rival-space = { -agent }를 { $space_quoted }에 보냄.
note-rival-space-if = { $condition }: { -agent }를 { $space_quoted }에 보냄.
note-rival-space-else = 그렇지 않으면: { -agent }를 { $space_quoted }에 보냄.
note-rival-harvest = { -bonus_spice }가 가장 많은 { -maker_space }에 { -agent }를 보내고 그 { -bonus_spice }를 모두 제거.
note-rival-harvest-space = { $space_quoted }에 { -bonus_spice }가 있으면 { -agent }를 보냄. 없으면 이 카드를 무시함.
note-rival-harvest-spaces = { $space_quoted }, { $other_quoted } 중 { -bonus_spice }가 더 많은 장소에 { -agent }를 보냄 (같으면 앞의 장소). 둘 다 없으면 이 카드를 무시함.
note-rival-reshuffle = { -house_hagal_card }를 모두 섞어 새 { -deck }을 만듦.
rival-needs-influence = { -rival }의 { $faction } { -influence }이 { $n } 이상이면
rival-needs-dreadnought_left = { -rival }의 { -supply }에 { -dreadnought_unit }가 남아 있으면
note-infiltrates = 침투 (상대 { -agent }가 있어도 가능)
note-unload = 하역: 이 카드를 버리거나 폐기할 때도 공개 효과가 적용됩니다.
note-spice_off = 이 카드로 가면 { $space_quoted }의 비용이 { $n } { -spice } 감소.
note-flip = { -round }당 한 번: 타일을 뒷면으로 뒤집습니다.
note-rival = 1인 게임의 { -rival }도 획득할 수 있습니다.
note-water = { $n ->
    [0] { -water } 없이 시작합니다.
   *[other] { -water } { $n_obj } 가지고 시작합니다.
}
note-marks = 트랙마다 { -influence } { $n }에 탐지기 토큰이 있고, 도달할 때마다 다음을 차례로 얻습니다:
note-mark = 토큰 { $n }
