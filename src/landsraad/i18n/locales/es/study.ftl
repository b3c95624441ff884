### landsraad analyze y landsraad train.

analyze-title = Probabilidades de ganar: { $file }
analyze-chance = Probabilidad de ganar
analyze-decision = Decisión
analyze-picture = Imagen: { $file }
analyze-progress = { $done } de { $decisions } decisiones
analyze-worst = Turnos en los que más se perdió
analyze-round = ronda
analyze-seat = Asiento
analyze-lost = perdido (puntos de %)
analyze-played = jugado
analyze-better = elección del bot
analyze-choices = elecciones
analyze-agreed = como el bot
analyze-last = última probabilidad
train-games = Partidas consigo mismo: { $games } partidas, { $rows } posiciones en { $seconds } s.
train-epoch = Pasada { $pass }: pérdida { $loss } en posiciones nuevas (al azar: { $guess }).
train-done = Escrito en { $file }, { $bytes } bytes.
train-full = Los pesos incluidos salieron de { $games } partidas y { $rows } posiciones: unos { $minutes } minutos en un núcleo, pérdida { $loss }.
train-searches = Práctica: { $games } partidas, { $rows } decisiones buscadas en { $seconds } s.
train-practice = Pasada { $pass }: pérdida { $loss } en decisiones nuevas (antes de la práctica: { $before }).
train-practised = Las correcciones incluidas salieron de { $games } partidas y { $decisions } decisiones: unos { $minutes } minutos en un núcleo.
train-numpy = El entrenamiento necesita NumPy: instala landsraad[train].
