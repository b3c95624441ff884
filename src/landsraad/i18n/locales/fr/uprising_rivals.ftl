### Les Rivaux d’Uprising.

variant-streamlined_rivals = { -rival(number: "other") } simplifiés

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

box-scheme = Stratagème
effect-listed_influence = gagner 1 { -influence } auprès de la { -faction } { $n } de la liste du { -rival }
effect-alliance_influence = gagner { $n } { -influence } auprès d’une { -faction } : une dont cela donne l’{ -alliance }, sinon là où il y en a le moins
effect-most_influence = gagner { $n } { -influence } là où il y en a le plus
condition-conflict_level = dans un { -conflict } de niveau { $at_least } ou plus
prompt-place_spy-rival = Où { $rival } place-t-il un { -spy } ?
log-rival_paid = { $seat } dépense { $goods } pour son { -swordmaster_agent } ({ $rule }).
log-rival_schemed = { $seat } a placé son dernier { -spy } : son Stratagème s’applique ({ $rule }).
web-icon-listed_influence = { -influence } selon la liste du { -rival }
web-icon-alliance_influence = { -influence } pour une { -alliance }
web-icon-most_influence = { -influence } là où il y en a le plus
