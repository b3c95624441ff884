### The analysis of a finished game in the browser.

analysis-open = Analyser
analysis-title = Analyse de la partie
analysis-offer = Le bot le plus fort réexamine chaque décision de cette partie : qui avait quelles chances de gagner, où l’on a le plus perdu et ce qu’il aurait joué. Cela prend une minute ou deux ; vous pouvez continuer à regarder la rediffusion.
analysis-start = Analyser cette partie
analysis-waiting = D’autres parties sont analysées d’abord.
analysis-progress = { $done } décisions sur { $all }
analysis-failed = L’analyse n’a pas abouti. Vous pouvez réessayer.
analysis-what = Chances de gagner après chaque décision, telles que la place pouvait les juger ({ $n } essais par décision). Les nombres marquent les tours où l’on a le plus perdu ; un clic y mène.
analysis-curve = Chances de gagner au fil de la partie
analysis-worst = Tours où l’on a le plus perdu
analysis-nothing-lost = Rien n’a été perdu : le bot aurait joué pareil.
analysis-round = { -round } { $n }
analysis-instead = { $played } – le bot aurait joué : { $best }
analysis-agrees = { $played } – le bot est d’accord
analysis-noted = { $played } – ce que le bot a envisagé
analysis-seats = Les places
analysis-seat = { $agreed } choix sur { $choices } comme le bot, { $lost } points de pourcentage perdus en tout
analysis-step = Étape { $n } : { $name }
analysis-judged = L’analyse
analysis-considered = Ce que le bot a envisagé pendant la partie
analysis-tried = { $bot }, { $n } essais
analysis-visits = { $n } essais
analysis-was-played = joué
