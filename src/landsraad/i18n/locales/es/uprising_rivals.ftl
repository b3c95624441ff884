### Los Rivales de Uprising.

variant-streamlined_rivals = { -rival(number: "other") } simplificados

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

box-scheme = Ardid
effect-listed_influence = recibir 1 punto de { -influence } con la { -faction } { $n } de la lista del { -rival }
effect-alliance_influence = recibir { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de { -influence } con una { -faction }: una cuya { -alliance } consiga así; si no, donde menos tenga
effect-most_influence = recibir { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de { -influence } donde más tenga
condition-conflict_level = en un { -conflict } de nivel { $at_least } o superior
prompt-place_spy-rival = ¿Dónde coloca { $rival } un { -spy }?
log-rival_paid = { $seat } gasta { $goods } en su { -swordmaster_agent } ({ $rule }).
log-rival_schemed = { $seat } ha colocado su último { -spy }: se aplica su Ardid ({ $rule }).
web-icon-listed_influence = { -influence } según la lista del { -rival }
web-icon-alliance_influence = { -influence } para una { -alliance }
web-icon-most_influence = { -influence } donde más hay
