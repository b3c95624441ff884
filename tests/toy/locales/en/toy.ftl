### The toy: its names and the words of its mechanic.

module-outpost = Outpost
module-caches = Caches
faction-nomads = Nomads
    .the = the Nomads
    .at = with the Nomads
space-outpost_court = Court
space-outpost_dock = Dock
space-outpost_tents = Tents
space-outpost_well = Well
space-hangar = Hangar
card-ornithopter_pilot = Ornithopter Pilot
unit-ornithopter = ornithopter

effect-hide_cache = hide { $n } spice in a board space
effect-open_cache = open your cache
effect-ornithopter = { $n ->
    [one] take { $n } ornithopter
   *[other] take { $n } ornithopters
}
condition-cache_hidden = if you have hidden a cache
counter-caches = each cache on the board

prompt-hide_cache = Where do you hide your cache?
prompt-deploy_ornithopters = How many ornithopters do you deploy?
option-hide_cache = Hide it at { $space }
option-deploy_ornithopter = Deploy an ornithopter
option-deploy_ornithopters = { $n ->
    [0] Deploy no ornithopter
    [one] Deploy { $n } ornithopter
   *[other] Deploy { $n } ornithopters
}
option-retreat_unit-ornithopter = An ornithopter

log-cache_hidden = { $seat } hides { $amount } spice: { $what }.
log-cache_hidden-hidden = { $seat } hides { $amount } spice.
log-cache_opened = { $seat } opens a cache with { $amount } spice: { $what }.
log-ornithopter_came = { $seat } takes an ornithopter.
log-ornithopter_deployed = { $seat } deploys ornithopters: { $amount }.
log-ornithopter_retreated = { $seat } retreats ornithopters: { $amount }.
log-ornithopter_home = Ornithopters of { $seat } return to the garrison: { $amount }.

field-cache = Own cache
field-cached_spice = Hidden spice
