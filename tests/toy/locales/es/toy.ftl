### El juguete: sus nombres y las palabras de su mecánica.

module-outpost = Avanzada
module-caches = Escondites
faction-nomads = Nómadas
    .the = los Nómadas
    .at = con los Nómadas
space-outpost_court = Corte
space-outpost_dock = Muelle
space-outpost_tents = Tiendas
space-outpost_well = Pozo
space-hangar = Hangar
card-ornithopter_pilot = Piloto de ornitóptero
unit-ornithopter = ornitóptero

effect-hide_cache = esconder { $n } de especia en una casilla
effect-open_cache = abrir tu escondite
effect-ornithopter = { $n ->
    [one] tomar { $n } ornitóptero
   *[other] tomar { $n } ornitópteros
}
condition-cache_hidden = si tienes un escondite
counter-caches = cada escondite del tablero

prompt-hide_cache = ¿Dónde escondes tu especia?
prompt-deploy_ornithopters = ¿Cuántos ornitópteros despliegas?
option-hide_cache = Esconderla en { $space }
option-deploy_ornithopter = Desplegar un ornitóptero
option-deploy_ornithopters = { $n ->
    [0] No desplegar ornitópteros
    [one] Desplegar { $n } ornitóptero
   *[other] Desplegar { $n } ornitópteros
}
option-retreat_unit-ornithopter = Un ornitóptero

log-cache_hidden = { $seat } esconde { $amount } de especia: { $what }.
log-cache_hidden-hidden = { $seat } esconde { $amount } de especia.
log-cache_opened = { $seat } abre un escondite con { $amount } de especia: { $what }.
log-ornithopter_came = { $seat } toma un ornitóptero.
log-ornithopter_deployed = { $seat } despliega ornitópteros: { $amount }.
log-ornithopter_retreated = { $seat } retira ornitópteros: { $amount }.
log-ornithopter_home = Vuelven a la guarnición ornitópteros de { $seat }: { $amount }.

field-cache = Tu escondite
field-cached_spice = Especia escondida
