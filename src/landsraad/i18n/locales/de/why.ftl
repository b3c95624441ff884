### Why something is not available now, and the errors of the library in words.

## Reasons

why-game_over = Das Spiel ist vorbei.
why-empty = Es wurde nichts genannt.
why-not_turn_start = Das geschieht zu Beginn eines Zuges. Jetzt gilt: { $question }
why-mandatory_left = Ein Effekt, der abgehandelt werden muss, ist noch offen.
why-not_an_option = Das steht nicht zur Wahl. Die Frage an { $seat }: { $question }
why-not_in_hand = „{ $card }“ ist nicht auf deiner { -hand }.
why-no_agent = Du hast keinen { -agent(case: "accusative") } mehr zum Entsenden.
why-no_icon = „{ $card }“ hat kein { -agent_icon }.
why-no_space = Für „{ $card }“ ist jetzt kein { -board_space } offen.
why-wrong_icon = „{ $card }“ hat kein { -agent_icon }, das zu „{ $space }“ führt.
why-occupied = „{ $space }“ ist besetzt.
why-closed = „{ $space }“ ist gesperrt, bis der Sperrende wieder am Zug ist.
why-once_per_game = Du hast „{ $space }“ schon genutzt; das geht einmal pro Partie.
why-level = „{ $space }“ ist dir auf dieser Schwierigkeitsstufe verwehrt.
why-requirement = Du erfüllst die Anforderung von „{ $space }“ nicht.
why-cost = „{ $space }“ kostet { $goods }; du hast { $have }.
why-cost_choice = Du kannst keine der Kosten von „{ $space }“ zahlen.
why-not_reveal_turn = Karten werden im { -reveal_turn } erworben.
why-no_price = „{ $card }“ kann nicht mit { -persuasion } erworben werden.
why-stack_empty = Von „{ $card }“ liegt keine Karte mehr in der { -reserve }.
why-not_on_offer = „{ $card }“ liegt weder in der { -imperium_row } noch in der { -reserve }.
why-persuasion = „{ $card }“ kostet { $cost } { -persuasion }; du hast { $have }.
why-intrigue_not_held = Du hast „{ $intrigue }“ nicht.
why-intrigue_time = „{ $intrigue }“ kann jetzt nicht gespielt werden; die Zeit dafür: { $type }.
why-intrigue_cost = Du kannst „{ $intrigue }“ nicht bezahlen, oder die Karte hätte keinen Effekt.
why-no_combat_space = { -troop(number: "other") } werden im { -agent_turn } auf einem { -combat_space } eingesetzt.
why-intrigue_condition = Die Bedingung von „{ $intrigue }“ ist jetzt nicht erfüllt.
why-deploy_limit = { $limit ->
    [0] Du kannst jetzt keine { -troop(number: "other") } mehr einsetzen.
    [one] Du kannst jetzt höchstens { $limit } { -troop } einsetzen.
   *[other] Du kannst jetzt höchstens { $limit } { -troop(number: "other") } einsetzen.
}
why-with_rule = { $reason } (Regel { $rule })
why-no_tech_icon = „{ $tile }“ kann nur durch einen Effekt erworben werden, der { -tech_tile } erwirbt.
why-tile_not_on_offer = „{ $tile }“ liegt nicht oben auf einem Stapel der { -tech_tile }.
why-tile_price = Du kannst „{ $tile }“ nicht bezahlen; die Kosten sind { $cost } { -spice }.
why-tile_not_owned = Du besitzt „{ $tile }“ nicht.
why-tile_time = „{ $tile }“ kann jetzt nicht genutzt werden.
why-tile_face_down = „{ $tile }“ ist bis zur nächsten { -round } umgedreht.
why-tile_cost = Du kannst die Nutzung von „{ $tile }“ nicht bezahlen, oder sie hätte keinen Effekt.

## Errors

error-setup = So lässt sich das Spiel nicht aufbauen: { $detail }
error-illegal_action = Das ist jetzt nicht erlaubt: { $detail }
error-no_history = Dieses Spiel hat keinen Verlauf: { $detail }
error-save = Der Spielstand ist nicht lesbar: { $detail }
error-content = Die Boxen widersprechen sich: { $detail }
error-language = Die Sprache { $language } gibt es nicht; es gibt { $languages }.
error-unknown = Etwas ist schiefgegangen: { $detail }
