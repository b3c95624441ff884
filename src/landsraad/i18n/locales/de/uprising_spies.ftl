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

kind-post = Beobachtungsposten
kind-posts = Beobachtungsposten
field-spies = Spione im Vorrat
effect-spy = { $n ->
    [one] { $n } Spion einsetzen
   *[other] { $n } Spione einsetzen
}
effect-spy-on = { $n } Spion auf einen Posten an einem Feld mit dem Symbol { $icons } einsetzen
effect-spy-shared = { $n } Spion einsetzen, auch auf einen Posten mit fremden Spionen
effect-spy-here = { $n } Spion auf einen Posten des Feldes einsetzen, auf das der Agent entsandt wurde, auch neben fremde Spione
effect-recall_spy = { $n ->
    [one] { $n } eigenen Spion zurückrufen
   *[other] { $n } eigene Spione zurückrufen
}
effect-influence_each = { $n } Einfluss bei jeder Fraktion erhalten, die du ausspionierst
condition-recalled_spy = wenn du in diesem Zug einen Spion zurückgerufen hast
condition-spies = wenn du mindestens { $at_least } Spione auf dem Spielplan hast
condition-spying_on_maker = wenn du ein Feld mit Sandwurm-Symbol ausspionierst
condition-spying_on_sent = wenn du das Feld mit Sandwurm-Symbol ausspionierst, auf das jemand anderes einen Agenten entsandt hat
condition-spy_placed_on = wenn er an einem Feld mit dem Symbol { $icons } steht
prompt-place_spy = Wo setzt du einen Spion ein?
prompt-recall_spy = Welchen Spion rufst du zurück?
prompt-infiltrate = Welchen Spion rufst du zurück, um zu infiltrieren?
prompt-gather_intelligence = Rufst du einen Spion zurück, um Informationen zu sammeln und eine Karte zu ziehen?
prompt-recall_spy_first = Du hast keinen Spion mehr. Welchen rufst du zurück, um ihn neu zu einsetzen?
option-place_spy = Spion einsetzen: { $post }
option-recall_spy = Spion zurückrufen: { $post }
option-infiltrate = Mit dem Spion infiltrieren: { $post }
option-gather_intelligence = Spion zurückrufen und eine Karte ziehen: { $post }
option-recall_spy_first = Zuerst den Spion zurückrufen: { $post }
log-spy_placed = { $seat } setzt einen Spion ein ({ $what }).
log-spy_recalled = { $seat } ruft einen Spion zurück ({ $what }).
log-infiltrated = { $seat } infiltriert { $what }.
log-intelligence_gathered = { $seat } sammelt Informationen ({ $what }).
