## Spione und Beobachtungsposten

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
kind-posts = { -observation_post }
field-spies = { -spy(number: "other") } im { -supply }
effect-spy = { $n ->
    [one] { $n } { -spy } einsetzen
   *[other] { $n } { -spy(number: "other") } einsetzen
}
effect-spy-on = { $n } { -spy } auf einem Posten an einem Feld mit dem Symbol { $icons } einsetzen
effect-spy-shared = { $n } { -spy } einsetzen, auch auf einem Posten mit fremden { -spy(number: "other", case: "dative") }
effect-spy-here = { $n } { -spy } auf einem Posten des Feldes einsetzen, auf das der { -agent } entsandt wurde, auch neben fremden { -spy(number: "other", case: "dative") }
effect-recall_spy = { $n ->
    [one] { $n } eigenen { -spy } zurückrufen
   *[other] { $n } eigene { -spy(number: "other") } zurückrufen
}
effect-influence_each = { $n } { -influence } bei jeder { -faction } erhalten, die du ausspionierst
condition-recalled_spy = wenn du in diesem Zug einen { -spy } zurückgerufen hast
condition-spies = wenn du mindestens { $at_least } { -spy(number: "other") } auf dem { -game_board } hast
condition-spying_on_maker = wenn du ein { -maker_space } ausspionierst
condition-spying_on_sent = wenn du das { -maker_space } ausspionierst, auf das jemand anderes einen { -agent(case: "accusative") } entsandt hat
condition-spy_placed_on = wenn er an einem Feld mit dem Symbol { $icons } steht
prompt-place_spy = Wo setzt du einen { -spy } ein?
prompt-recall_spy = Welchen { -spy } rufst du zurück?
prompt-infiltrate = Welchen { -spy } rufst du zurück, um zu infiltrieren?
prompt-gather_intelligence = Rufst du einen { -spy } zurück, um Informationen zu sammeln und eine Karte zu ziehen?
prompt-recall_spy_first = Du hast keinen { -spy } mehr. Welchen rufst du zurück, um ihn neu einzusetzen?
option-place_spy = { -spy } einsetzen: { $post }
option-recall_spy = { -spy } zurückrufen: { $post }
option-infiltrate = Mit dem { -spy } infiltrieren: { $post }
option-gather_intelligence = { -spy } zurückrufen und eine Karte ziehen: { $post }
option-recall_spy_first = Zuerst den { -spy } zurückrufen: { $post }
log-spy_placed = { $seat } setzt einen { -spy } ein ({ $what }).
log-spy_recalled = { $seat } ruft einen { -spy } zurück ({ $what }).
log-infiltrated = { $seat } infiltriert { $what }.
log-intelligence_gathered = { $seat } sammelt Informationen ({ $what }).
