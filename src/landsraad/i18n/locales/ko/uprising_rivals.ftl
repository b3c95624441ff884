### 업라이징의 라이벌.

variant-streamlined_rivals = 간소화된 { -rival }

leader-rival_baron_vladimir_harkonnen = { leader-baron_vladimir_harkonnen }
leader-rival_glossu_rabban = { leader-glossu_the_beast_rabban }
leader-rival_staban_tuek = { leader-staban_tuek }
leader-rival_lady_amber_metulli = { leader-lady_amber_metulli }
leader-rival_gurney_halleck = { leader-gurney_halleck }
leader-rival_lady_margot_fenring = { leader-lady_margot_fenring }
leader-rival_princess_irulan = { leader-princess_irulan }
leader-rival_lady_jessica = { leader-lady_jessica }
leader-rival_feyd_rautha_harkonnen = { leader-feyd_rautha_harkonnen }
leader-rival_muad_dib = { leader-muad_dib }

box-scheme = 계략
effect-listed_influence = { -rival } 목록의 { $n }번째 { -faction } { -influence } 1
effect-alliance_influence = { -faction } 하나의 { -influence } { $n }: { -alliance }을 얻게 되는 { -faction }, 없으면 가장 낮은 { -faction }
effect-most_influence = 가장 높은 { -faction }의 { -influence } { $n }
condition-conflict_level = { -conflict } 단계가 { $at_least } 이상이면
prompt-place_spy-rival = { $rival }의 { -spy }를 어디에 배치합니까?
log-rival_paid = { $seat }: { -swordmaster_agent }에 { $goods } 소모 ({ $rule }).
log-rival_schemed = { $seat }: 마지막 { -spy }를 배치하여 계략 발동 ({ $rule }).
web-icon-listed_influence = { -rival } 목록에 따른 { -influence }
web-icon-alliance_influence = { -alliance }을 위한 { -influence }
web-icon-most_influence = 가장 높은 { -faction }의 { -influence }
