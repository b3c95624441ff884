### Why something is not available now, and the errors of the library in words.

## Reasons

why-game_over = 게임이 끝났습니다.
why-empty = 입력한 내용이 없습니다.
why-not_turn_start = 차례를 시작할 때만 할 수 있습니다. 지금: { $question }
why-mandatory_left = 반드시 적용해야 하는 효과가 남아 있습니다.
why-not_an_option = 선택할 수 없습니다. { $seat }에게 묻는 내용: { $question }
why-not_in_hand = { $card_quoted } 카드가 { -hand }에 없습니다.
why-no_agent = 보낼 { -agent }가 없습니다.
why-no_icon = { $card_quoted } 카드에는 { -agent_icon }이 없습니다.
why-no_space = 지금 { $card_quoted } 카드로 갈 수 있는 장소가 없습니다.
why-wrong_icon = { $card_quoted } 카드에는 { $space_quoted }에 갈 수 있는 { -agent_icon }이 없습니다.
why-occupied = { $space_quoted }에는 이미 { -agent }가 있습니다.
why-closed = { $space_quoted }에는 차단한 플레이어의 다음 차례까지 갈 수 없습니다.
why-once_per_game = { $space_quoted }: 이미 사용했습니다. 게임당 한 번만 가능합니다.
why-requirement = { $space_quoted }의 조건을 충족하지 못했습니다.
why-cost = { $space_quoted }의 비용: { $goods }. 보유량: { $have }.
why-cost_choice = { $space_quoted }의 비용을 하나도 지불할 수 없습니다.
why-not_reveal_turn = 카드는 { -reveal_turn }에 획득합니다.
why-no_price = { $card_quoted } 카드는 { -persuasion }으로 획득할 수 없습니다.
why-stack_empty = { -reserve }에 { $card_quoted } 카드가 남아 있지 않습니다.
why-not_on_offer = { $card_quoted } 카드는 { -imperium_row }에도 { -reserve }에도 없습니다.
why-persuasion = { $card_quoted }의 { -persuasion }: { $cost }. 보유량: { $have }.
why-intrigue_not_held = { $intrigue_quoted } 카드를 가지고 있지 않습니다.
why-intrigue_time = { $intrigue_quoted } 카드는 지금 사용할 수 없습니다. 사용 시점: { $type }.
why-intrigue_cost = { $intrigue_quoted } 카드의 비용을 지불할 수 없거나 효과가 없습니다.
why-no_combat_space = { -troop }은 { -combat_space }에서 { -agent_turn }에 배치합니다.
why-level = { $space }: 이 난이도에서는 사용할 수 없습니다.
why-intrigue_condition = { $intrigue } 카드의 조건이 지금 충족되지 않습니다.
why-deploy_limit = { $limit ->
    [0] 지금은 { -troop }을 더 배치할 수 없습니다.
   *[other] 지금은 { -troop }을 { $limit }까지만 배치할 수 있습니다.
}
why-with_rule = { $reason } (규칙 { $rule })
why-no_tech_icon = { $tile_quoted }: { -tech_tile } 획득 효과로만 획득할 수 있습니다.
why-tile_not_on_offer = { $tile_quoted } 타일이 더미 맨 위에 없습니다.
why-tile_price = { $tile_quoted }의 비용을 지불할 수 없습니다. 비용: { $cost } { -spice }.
why-tile_not_owned = { $tile_quoted } 타일을 가지고 있지 않습니다.
why-tile_time = { $tile_quoted } 타일은 지금 사용할 수 없습니다.
why-tile_face_down = { $tile_quoted } 타일은 다음 { -round }까지 뒷면입니다.
why-tile_cost = { $tile_quoted } 타일의 사용 비용을 지불할 수 없거나 효과가 없습니다.

## Errors

error-setup = 게임을 준비할 수 없습니다: { $detail }
error-illegal_action = 지금은 할 수 없습니다: { $detail }
error-no_history = 이 게임에는 기록이 없습니다: { $detail }
error-save = 저장된 게임을 읽을 수 없습니다: { $detail }
error-content = 구성물 정보가 서로 맞지 않습니다: { $detail }
error-language = { $language } 언어는 없습니다. 지원 언어: { $languages }.
error-unknown = 문제가 발생했습니다: { $detail }
