### Das Spielzeug: seine Namen und die Wörter seiner Mechanik.

module-outpost = Außenposten
module-caches = Verstecke
faction-nomads = Nomaden
    .the = den Nomaden
    .at = bei den Nomaden
space-outpost_court = Hof
space-outpost_dock = Anleger
space-outpost_tents = Zelte
space-outpost_well = Brunnen
space-hangar = Hangar
card-ornithopter_pilot = Ornithopterpilotin
unit-ornithopter = Ornithopter

effect-hide_cache = { $n } Spice auf einem Spielplanfeld verstecken
effect-open_cache = das eigene Versteck öffnen
effect-ornithopter = { $n } Ornithopter nehmen
condition-cache_hidden = mit einem eigenen Versteck
counter-caches = jedes Versteck auf dem Spielplan

prompt-hide_cache = Wo versteckst du dein Spice?
prompt-deploy_ornithopters = Wie viele Ornithopter setzt du ein?
option-hide_cache = Bei „{ $space }“ verstecken
option-deploy_ornithopter = Einen Ornithopter einsetzen
option-deploy_ornithopters = { $n ->
    [0] Keinen Ornithopter einsetzen
   *[other] { $n } Ornithopter einsetzen
}
option-retreat_unit-ornithopter = Ein Ornithopter

log-cache_hidden = { $seat } versteckt { $amount } Spice: „{ $what }“.
log-cache_hidden-hidden = { $seat } versteckt { $amount } Spice.
log-cache_opened = { $seat } öffnet ein Versteck mit { $amount } Spice: „{ $what }“.
log-ornithopter_came = { $seat } nimmt einen Ornithopter.
log-ornithopter_deployed = { $seat } setzt { $amount } Ornithopter ein.
log-ornithopter_retreated = { $seat } zieht { $amount } Ornithopter zurück.
log-ornithopter_home = { $amount } Ornithopter von { $seat } kehren in die Garnison zurück.

field-cache = Eigenes Versteck
field-cached_spice = Verstecktes Spice
