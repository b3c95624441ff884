### Meeting: the lobby, clubs, ladders, reports, choosing Leaders, notices.

## Lobby

lobby-title = Mesas abiertas
lobby-empty = Nadie espera jugadores ahora. Ofrece una mesa o busca pareja.
lobby-join = Unirse
lobby-back = Volver a la mesa
lobby-players = { $taken } de { $all }
lobby-range = Clasificación { $low } a { $high }
lobby-rating = { $n } ± { $doubt }
lobby-not-yours = no es tu clasificación
lobby-pair = Emparejamiento rápido
lobby-pair-why = Con quien quiera ahora la misma partida
lobby-pair-go = Buscar jugadores
lobby-offer = Que cualquiera se una desde la portada
lobby-offer-club = Dónde se muestra
lobby-offer-public = a todo el mundo
lobby-offered = Esta mesa se muestra a quienes buscan una.
lobby-withdraw = No mostrarla más
lobby-low = Clasificación desde
lobby-high = hasta
web-status-choosing = eligiendo

## Clubs

club-title = Clubes
club-why = Un club es privado: quien tiene su enlace pertenece a él y ve sus mesas.
club-none = Aún no perteneces a ningún club.
club-name = Nombre del club
club-make = Crear un club
club-members = Miembros: { $n }
club-host = anfitrión
club-link = Enlace para nuevos miembros
club-renew = Crear un enlace nuevo (el anterior deja de valer)
club-remove = Quitar a { $name }
club-leave = Dejar el club
club-invited = Te invitan a un club.
club-join = Unirse al club
club-tables = Mesas del club

## Ladder

ladder-title = Clasificación
ladder-why = Puntuación por juego, con su margen. Quien deja una partida o agota su tiempo comparte el último lugar.
ladder-mode = Juego
ladder-mode-name = { $game }, jugadores: { $n }
ladder-empty = Aún no hay nadie clasificado en este juego.
ladder-rating = Puntuación
ladder-games = Partidas

## Reports and mutes

report-title = Denunciar a { $name }
report-why = Lo lee quien lleva este servidor, con las últimas frases de esta persona.
report-words = Insultos
report-name = El nombre
report-cheating = Trampas
report-stalling = Perder el tiempo
report-other = Otra cosa
report-text = Qué ha pasado
report-send = Enviar
report-sent = Enviado. Gracias.
mute-on = Silenciar a { $name }
mute-off = Volver a oír a { $name }
mute-lines = Frases de personas silenciadas: { $n }

## Choosing Leaders

choose-way = Cómo se reparten los { -leader(number: "other") }
choose-set = como se fija en los puestos; si no, al azar
choose-set-why = A quien no se le nombra, se le reparte.
choose-pick = Cada cual elige
choose-pick-why = Todos a la vez; el primero se lo queda.
choose-draft = Selección por turnos
choose-draft-why = Se reparten dos más que jugadores; el último puesto elige primero.
choose-auction = Subasta de puestos
choose-auction-why = Una puja secreta de { $n } puntos: para elegir antes el puesto o el { -leader }.
choose-title = Antes de la partida
choose-now = Elige: { $name }
choose-wait = Eligen: { $names }
choose-bid = Por el puesto { $seat }, por el { -leader } { $leader }
choose-bid-send = Cerrar la puja
choose-bid-in = puja hecha
choose-place = Puesto { $n }
choose-taken = Lo tiene { $name }

## Notices

notice-push = Avisar a este navegador también con la página cerrada
notice-push-failed = A este navegador no se le puede avisar con la página cerrada.
mail-address = Escribidme cuando me toque
mail-send = Enviar un código
mail-enter = Código del correo
mail-confirm = Confirmar
mail-confirmed = El correo va a { $address }.
mail-forget = Olvidar la dirección
mail-code-title = Landsraad: tu código
mail-code = Tu código es { $code }. Si no lo has pedido, no hagas nada.
mail-why = Recibes esto porque pediste avisos. En los ajustes de la página puedes borrar la dirección.

## Refusals

error-quota = Ya tienes { $most }, y no cabe más.
error-not_in_range = Esta mesa pide otra clasificación.
reason-auction = se puede pujar por los puestos si juegan dos o más, y no en equipos.
