## 스파이와 관측소

post-emperor = { space-sardaukar } / { space-dutiful_service }
post-guild = { space-heighliner } / { space-deliver_supplies }
post-bene_gesserit = { space-espionage } / { space-secrets }
post-fremen = { space-desert_tactics } / { space-fremkit }
post-landsraad_council = { space-high_council } / { space-imperial_privilege } / { space-swordmaster }
post-landsraad_assembly = { space-assembly_hall } / { space-gather_support }
post-choam = { space-shipping } / { space-accept_contract }
post-research_sietch = { space-research_station } / { space-sietch_tabr }
post-research_refinery = { space-research_station } / { space-spice_refinery }
post-refinery_arrakeen = { space-spice_refinery } / { space-arrakeen }
post-imperial_basin = { space-imperial_basin }
post-hagga_basin = { space-hagga_basin }
post-deep_desert = { space-deep_desert }

kind-post = { -observation_post }
kind-posts = { -observation_post }
field-spies = { -supply }의 { -spy }
effect-spy = { $n ->
   *[other] { -spy } { $n }명 배치
}
effect-spy-on = { $icons } 아이콘이 있는 장소와 연결된 { -observation_post }에 { -spy } { $n }명 배치
effect-spy-shared = { -spy } { $n }명 배치, 다른 플레이어의 { -spy }가 있는 { -observation_post }도 가능
effect-spy-here = { -agent }를 보낸 장소의 { -observation_post }에 { -spy } { $n }명 배치, 다른 플레이어의 { -spy }가 있어도 가능
effect-recall_spy = { $n ->
   *[other] 자신의 { -spy } { $n }명 소환
}
effect-influence_each = 감시 중인 { -faction }마다 { -influence } { $n } 얻기
condition-recalled_spy = 이번 차례에 { -spy }를 소환했으면
condition-spies = { -game_board }에 자신의 { -spy }가 { $at_least }명 이상 있으면
condition-spying_on_maker = { -maker_space }를 감시하고 있으면
condition-spying_on_sent = 다른 플레이어가 { -agent }를 보낸 { -maker_space }를 감시하고 있으면
condition-spy_placed_on = { $icons } 아이콘이 있는 장소와 연결되어 있으면
prompt-place_spy = { -spy }를 어디에 배치합니까?
prompt-recall_spy = 어느 { -spy }를 소환합니까?
prompt-infiltrate = 침투하려고 어느 { -spy }를 소환합니까?
prompt-gather_intelligence = { -spy }를 소환하여 정보를 수집하고 카드 1장을 뽑습니까?
prompt-recall_spy_first = 남은 { -spy }가 없습니다. 다시 배치하려고 어느 { -spy }를 소환합니까?
option-place_spy = { -spy } 배치: { $post }
option-recall_spy = { -spy } 소환: { $post }
option-infiltrate = { -spy }로 침투: { $post }
option-gather_intelligence = { -spy }를 소환하고 카드 1장 뽑기: { $post }
option-recall_spy_first = 먼저 { -spy } 소환: { $post }
log-spy_placed = { $seat }: { -spy } 배치 ({ $what })
log-spy_recalled = { $seat }: { -spy } 소환 ({ $what })
log-infiltrated = { $seat }: 침투 ({ $what })
log-intelligence_gathered = { $seat }: 정보 수집 ({ $what })
