### The Rivals of Uprising.

variant-streamlined_rivals = Streamlined { -rival(number: "other") }

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

box-scheme = Scheme
effect-listed_influence = gain 1 { -influence } with { -faction } { $n } of the { -rival }'s list
effect-alliance_influence = gain { $n } { -influence } with one { -faction }: one whose { -alliance } that takes, otherwise where it is lowest
effect-most_influence = gain { $n } { -influence } where it is highest
condition-conflict_level = in a { -conflict_area } of level { $at_least } or higher
prompt-place_spy-rival = Where does { $rival } place a { -spy }?
log-rival_paid = { $seat } spends { $goods } on its { -swordmaster_agent } ({ $rule }).
log-rival_schemed = { $seat } has placed its last { -spy }: its Scheme takes effect ({ $rule }).
web-icon-listed_influence = { -influence } by the { -rival }’s list
web-icon-alliance_influence = { -influence } for an { -alliance }
web-icon-most_influence = { -influence } where it is highest
