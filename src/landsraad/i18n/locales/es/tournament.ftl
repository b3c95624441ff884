### landsraad tournament: tablas e informe.

tournament-title = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }
tournament-bot = Bot
tournament-games = partidas
tournament-wins = ganadas
tournament-win-rate = victorias
tournament-interval = intervalo del 95 %
tournament-rating = puntuación
tournament-difference = Diferencia
tournament-uneven = { $games } partidas no son múltiplo de { $block }: el último reparto no se juega desde todos los puestos.
tournament-resumed = Se reanuda el torneo: ya hay { $done } de { $games } partidas.
tournament-kept = Las partidas se guardan en { $file }.
tournament-stopped = Interrumpido: { $done } de { $games } partidas están guardadas en { $file }. El mismo comando continúa desde ahí.
tournament-report = Informe: { $file }

## El informe

tournament-page-title = Torneo
tournament-page-setup = Preparación
tournament-page-by-seat = Victorias por puesto
tournament-page-by-seat-note = El puesto 1 es el del { -first_player } de la primera { -round }; los demás siguen en el sentido de las agujas del reloj.
tournament-page-by-leader = Victorias por { -leader }
tournament-page-by-card = Victorias por carta adquirida
tournament-page-by-card-note = De los puestos que adquirieron la carta al menos una vez; se omiten las cartas adquiridas menos de { $n } veces.
tournament-page-by-space = Victorias por casilla visitada
tournament-page-by-space-note = De los puestos que enviaron allí un { -agent } al menos una vez; se omiten las casillas visitadas por menos de { $n } puestos.
tournament-page-vp = { -victory_point(number: "other") } por { -round }
tournament-page-vp-note = Media al final de cada { -round }, entre las partidas que llegaron hasta ella.
tournament-page-round = { CAPITAL(-round) }
tournament-page-seat = Puesto
tournament-page-leader = { -leader }
tournament-page-card = Carta
tournament-page-all = todos los bots
tournament-page-even = La línea discontinua es un reparto igual; en el gráfico de un solo bot, su propia proporción de victorias.
tournament-page-errors = Partidas con errores

## landsraad bot check

bot-check-good = { $command } cumple el protocolo.
bot-check-bad = { $command } no cumple el protocolo.
bot-check-yes = sí
bot-check-no = no
bot-check-name = Se llama
bot-check-games = Partidas (ganadas)
bot-check-decisions = Decisiones
bot-check-mean = Respuesta media
bot-check-slowest = Respuesta más lenta
bot-check-left = Termina cuando se le pide
bot-check-repeats = Elige lo mismo ante la misma pregunta
