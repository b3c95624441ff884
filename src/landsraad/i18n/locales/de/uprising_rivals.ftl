### Die Rivalen von Uprising.

variant-streamlined_rivals = Vereinfachte { -rival(number: "other") }

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

box-scheme = Ränke
effect-listed_influence = 1 { -influence } bei der { $n }. { -faction } der Liste des { -rival(case: "genitive") } erhalten
effect-alliance_influence = { $n } { -influence } bei einer { -faction } erhalten: einer, deren { -alliance } das bringt, sonst dort, wo er am geringsten ist
effect-most_influence = { $n } { -influence } dort erhalten, wo er am größten ist
condition-conflict_level = in einem { -conflict } der Stufe { $at_least } oder höher
prompt-place_spy-rival = Wo setzt { $rival } einen { -spy } ein?
log-rival_paid = { $seat } gibt { $goods } für den { -swordmaster_agent } aus ({ $rule }).
log-rival_schemed = { $seat } hat den letzten { -spy } eingesetzt: Die Ränke wirken ({ $rule }).
web-icon-listed_influence = { -influence } nach der Liste des { -rival(case: "genitive") }
web-icon-alliance_influence = { -influence } für eine { -alliance }
web-icon-most_influence = { -influence }, wo er am größten ist
