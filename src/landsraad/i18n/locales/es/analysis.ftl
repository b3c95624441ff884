### El análisis de una partida terminada en el navegador.

analysis-open = Analizar
analysis-title = Análisis de la partida
analysis-offer = El bot más fuerte vuelve a mirar cada decisión de esta partida: qué probabilidad de ganar tenía cada cual, dónde se perdió más y qué habría jugado él. Tarda uno o dos minutos; mientras tanto puedes seguir viendo la repetición.
analysis-start = Analizar esta partida
analysis-waiting = Antes se analizan otras partidas.
analysis-progress = { $done } de { $all } decisiones
analysis-failed = El análisis no llegó a terminar. Puedes intentarlo de nuevo.
analysis-what = Probabilidad de vencer tras cada decisión, tal como podía juzgarla el puesto ({ $n } intentos por decisión). Los números marcan los turnos en que más se perdió; un clic lleva allí.
analysis-curve = Probabilidades de ganar a lo largo de la partida
analysis-worst = Turnos en que más se perdió
analysis-nothing-lost = No se perdió nada: el bot habría jugado lo mismo.
analysis-round = { -round } { $n }
analysis-instead = { $played } – el bot habría jugado: { $best }
analysis-agrees = { $played } – el bot está de acuerdo
analysis-noted = { $played } – lo que consideró el bot
analysis-seats = Los puestos
analysis-seat = { $agreed } de { $choices } decisiones como el bot, { $lost } puntos porcentuales perdidos en total
analysis-step = Paso { $n }: { $name }
analysis-judged = El análisis
analysis-considered = Lo que el bot consideró en la partida
analysis-tried = { $bot }, { $n } intentos
analysis-visits = { $n } intentos
analysis-was-played = jugado
