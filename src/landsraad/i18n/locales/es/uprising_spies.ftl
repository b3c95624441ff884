## Espías y puestos de observación

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
kind-posts = { -observation_post(number: "other") }
field-spies = { -spy(number: "other") } en el { -supply }
effect-spy = { $n ->
    [one] colocar { $n } { -spy }
   *[other] colocar { $n } { -spy(number: "other") }
}
effect-spy-on = colocar { $n } { -spy } en un puesto conectado a una casilla con el icono { $icons }
effect-spy-shared = colocar { $n } { -spy }, también en un puesto con { -spy(number: "other") } de otros
effect-spy-here = colocar { $n } { -spy } en un puesto de la casilla a la que has enviado el { -agent }, también junto a { -spy(number: "other") } de otros
effect-recall_spy = { $n ->
    [one] hacer retornar a { $n } de tus { -spy(number: "other") }
   *[other] hacer retornar a { $n } de tus { -spy(number: "other") }
}
effect-influence_each = recibir { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de { -influence } con cada { -faction } a la que espías
condition-recalled_spy = si has hecho retornar a un { -spy } este turno
condition-spies = si tienes { $at_least } o más { -spy(number: "other") } en el { -game_board }
condition-spying_on_maker = si espías una { -maker_space }
condition-spying_on_sent = si espías la { -maker_space } a la que otro jugador ha enviado un { -agent }
condition-spy_placed_on = si está conectado a una casilla con el icono { $icons }
prompt-place_spy = ¿Dónde colocas un { -spy }?
prompt-recall_spy = ¿A qué { -spy } haces retornar?
prompt-infiltrate = ¿A qué { -spy } haces retornar para infiltrarte?
prompt-gather_intelligence = ¿Haces retornar a un { -spy } para recabar información y robar una carta?
prompt-recall_spy_first = No te queda ningún { -spy }. ¿A cuál haces retornar para colocarlo de nuevo?
option-place_spy = Colocar un { -spy }: { $post }
option-recall_spy = Hacer retornar al { -spy }: { $post }
option-infiltrate = Infiltrarse con el { -spy }: { $post }
option-gather_intelligence = Hacer retornar al { -spy } y robar una carta: { $post }
option-recall_spy_first = Hacer retornar primero al { -spy }: { $post }
log-spy_placed = { $seat } coloca un { -spy } ({ $what }).
log-spy_recalled = { $seat } hace retornar a un { -spy } ({ $what }).
log-infiltrated = { $seat } se infiltra en { $what }.
log-intelligence_gathered = { $seat } recaba información ({ $what }).
