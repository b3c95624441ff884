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

kind-post = puesto de observación
kind-posts = puestos de observación
field-spies = espías en la reserva
effect-spy = { $n ->
    [one] colocar { $n } Espía
   *[other] colocar { $n } Espías
}
effect-spy-on = colocar { $n } Espía en un puesto conectado a una casilla con el icono { $icons }
effect-spy-shared = colocar { $n } Espía, también en un puesto con Espías de otros
effect-spy-here = colocar { $n } Espía en un puesto de la casilla a la que enviaste el Agente, también junto a Espías de otros
effect-recall_spy = { $n ->
    [one] hacer retornar a { $n } de tus Espías
   *[other] hacer retornar a { $n } de tus Espías
}
effect-influence_each = obtener { $n } de Influencia con cada Facción a la que espías
condition-recalled_spy = si hiciste retornar a un Espía este turno
condition-spies = si tienes { $at_least } o más Espías en el tablero
condition-spying_on_maker = si espías una casilla de Hacedor
condition-spying_on_sent = si espías la casilla de Hacedor a la que otro jugador envió un Agente
condition-spy_placed_on = si está conectado a una casilla con el icono { $icons }
prompt-place_spy = ¿Dónde colocas un Espía?
prompt-recall_spy = ¿A qué Espía haces retornar?
prompt-infiltrate = ¿A qué Espía haces retornar para infiltrarte?
prompt-gather_intelligence = ¿Haces retornar a un Espía para recabar información y robar una carta?
prompt-recall_spy_first = No te queda ningún Espía. ¿A cuál haces retornar para colocarlo de nuevo?
option-place_spy = Colocar un Espía: { $post }
option-recall_spy = Hacer retornar al Espía: { $post }
option-infiltrate = Infiltrarse con el Espía: { $post }
option-gather_intelligence = Hacer retornar al Espía y robar una carta: { $post }
option-recall_spy_first = Hacer retornar primero al Espía: { $post }
log-spy_placed = { $seat } coloca un Espía ({ $what }).
log-spy_recalled = { $seat } hace retornar a un Espía ({ $what }).
log-infiltrated = { $seat } se infiltra en { $what }.
log-intelligence_gathered = { $seat } recaba información ({ $what }).
