## Spies and observation posts

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
field-spies = { -spy(number: "other") } in the { -supply }
effect-spy = { $n ->
    [one] place { $n } { -spy }
   *[other] place { $n } { -spy(number: "other") }
}
effect-spy-on = place { $n } { -spy } on a post connected to a space with the icon { $icons }
effect-spy-shared = place { $n } { -spy }, also on a post with { -spy(number: "other") } of others
effect-spy-here = place { $n } { -spy } on a post of the space you sent the { -agent } to, also beside { -spy(number: "other") } of others
effect-recall_spy = { $n ->
    [one] recall { $n } of your { -spy(number: "other") }
   *[other] recall { $n } of your { -spy(number: "other") }
}
effect-influence_each = gain { $n } { -influence } with each { -faction } you are spying on
condition-recalled_spy = if you recalled a { -spy } this turn
condition-spies = if you have { $at_least } or more { -spy(number: "other") } on the board
condition-spying_on_maker = if you are spying on a { -maker_space }
condition-spying_on_sent = if you are spying on the { -maker_space } that another player's { -agent } was sent to
condition-spy_placed_on = if it is connected to a space with the icon { $icons }
prompt-place_spy = Where do you place a { -spy }?
prompt-recall_spy = Which { -spy } do you recall?
prompt-infiltrate = Which { -spy } do you recall to infiltrate?
prompt-gather_intelligence = Do you recall a { -spy } to gather intelligence and draw a card?
prompt-recall_spy_first = You have no { -spy } left. Which one do you recall to place it again?
option-place_spy = Place a { -spy }: { $post }
option-recall_spy = Recall the { -spy }: { $post }
option-infiltrate = Infiltrate with the { -spy }: { $post }
option-gather_intelligence = Recall the { -spy } and draw a card: { $post }
option-recall_spy_first = Recall the { -spy } first: { $post }
log-spy_placed = { $seat } places a { -spy } ({ $what }).
log-spy_recalled = { $seat } recalls a { -spy } ({ $what }).
log-infiltrated = { $seat } infiltrates { $what }.
log-intelligence_gathered = { $seat } gathers intelligence ({ $what }).
