## Commanders and Allies

why-no_commander = { -commander }만 { -ally }을 활성화합니다.
why-nobody_active = 아직 활성화된 { -ally }이 없습니다.
why-ally_cannot_deploy = 활성화된 { -ally }이 지금 배치할 것이 없습니다.
why-board_of_another = { $space_quoted }에는 그 판의 { -commander }만 { -agent }를 보냅니다.
why-other_arrow = 활성화된 { -ally } 쪽 화살표 { -agent }가 남아 있지 않습니다.

effect-reinforce = { -troop } { $n } 소집, 자기 팀의 두 { -ally }에게 나누어 주기 (그 { -troop }은 바로 배치할 수 있음)
effect-ally_gains = 활성화된 { -ally }이 { $goods } 얻음
effect-allies_recruit = 두 { -ally }이 각자 { -troop } { $n } 소집
effect-shared_spice = 팀이 함께 { $n } { -spice } 모으기 → { -victory_point } 1 얻기, 이 카드 폐기
effect-give_contracts = 두 { -ally }에게 공개된 { -contract }을 1개씩 주기
effect-trade = 팀원 1명과 교역 (각자 한 종류의 물자를 줄 수 있음)
effect-to_throne = { -imperium_row }에서 프레멘이 아닌 카드 1장을 옥좌 열로 옮기기
effect-throne_instead = { -imperium_row }에서 프레멘이 아닌 카드 1장을 옥좌 열로 옮길 수 있음

modifier-single_use_swordmaster = { -swordmaster_agent }는 한 { -round }만 활동

prompt-choose_arrow = 어느 { -agent }를 보냅니까? 화살표가 활성화할 { -ally }을 가리킵니다.
prompt-choose_double_arrow = { -swordmaster_agent }가 어느 { -ally }을 활성화합니까?
prompt-activate = 어느 { -ally }을 활성화합니까?
prompt-field_troops = { -commander }이 { -agent }를 보냈습니다. { -troop }을 얼마나 배치합니까?
prompt-play_for = 어느 { -ally }을 위해 카드를 사용합니까?
prompt-concede = 팀원과 동률입니다. 더 높은 { -reward }을 양보합니까?
prompt-reinforce = 새 { -troop } 중 첫째 { -ally }이 받을 수는? 나머지는 다른 { -ally }이 받습니다.
prompt-send_in = 새 { -troop } 중 얼마나 바로 배치합니까?
prompt-share_spice = { -commander }의 { -victory_point }을 위해 { -spice }를 얼마나 냅니까?
prompt-trade_with = 누구와 교역합니까?
prompt-choose_gift = 어떤 물자를 줍니까?
prompt-choose_amount = 얼마나 줍니까?
prompt-give_intrigue = 어느 { -intrigue_card }를 줍니까?
prompt-to_throne = 어느 카드를 옥좌 열로 옮깁니까?
prompt-give_contract = 첫째 { -ally }이 받을 { -contract }은? 나머지는 다른 { -ally }이 받습니다.

option-arrow = 화살표 { -agent }: { $seat }
option-arrow-swordmaster = { -swordmaster_agent }
option-arrow_to = 활성화: { $seat }
option-activate = 활성화: { $seat }
option-ally_deploys = 지금 { -ally }이 배치하게 하기
option-field = { -troop } { $n } 배치
option-play_for = { $seat_obj } 위해 사용
option-concede = 더 높은 { -reward } 양보
option-reinforce = 첫째 { -ally }에게 { $n }
option-send_in = 그중 { $n } 배치
option-share = { -spice } { $n } 내기
option-trade_with = 교역 상대: { $seat }
option-give-solari = { -solari } 주기
option-give-spice = { -spice } 주기
option-give-water = { -water } 주기
option-give-intrigue = { -intrigue_card } 주기
option-give-pass = 아무것도 주지 않기
option-give_amount = { $n } 주기
option-give_intrigue = { $card_quoted } 주기
option-to_throne = 옥좌 열로: { $card_quoted }
option-give_contract = { $contract }

log-ally_activated = { $seat }: { $other_obj } 활성화.
log-played_for_ally = { $seat }: { $other_obj } 위해 { $what_quoted } 사용.
log-tie_conceded = { $seat }: 더 높은 { -reward } 양보.
log-swordmaster_gone = { $seat }: { -swordmaster_agent }가 게임에서 떠남.
log-reinforced = { $seat }: 증원, { $other }에게 { $amount }.
log-spice_brought_together = { $seat }: 팀이 { -spice } { $amount } 모음.
log-goods_given = { $seat }: { $other }에게 { $goods } 줌.
log-intrigue_given = { $seat }: { $other }에게 { $what_quoted }(책략) 줌.
log-intrigue_given-hidden = { $seat }: { $other }에게 { -intrigue_card } 줌.
log-intrigue_wrapped = { $seat }: { $what_quoted }(책략) 내놓음.
log-intrigue_wrapped-hidden = { $seat }: { -intrigue_card } 내놓음.
log-moved_to_throne = { $seat }: { $what_qobj } 옥좌 열로 옮김.

module-six_player = 6인 게임

field-arrows = 화살표 { -agent }

post-great_houses = { space-military_support } / { space-economic_support }
post-fringe_worlds = { space-controversial_technology } / { space-expedition }
post-carthag = { space-carthag }
post-habbanya_erg = { space-habbanya_erg }

board-team = { $leader } 팀 ({ $seats }): { $vp }점
board-activated = { $seat }: { $other } 활성화
board-throne = 옥좌 열

## Standings and analyses of teams

team-of = { $leader } 팀
cli-winner-team = 승리한 팀: { $leader } 팀, { -victory_point } { $vp }점.
