### El servidor: niveles de los bots, errores y comprobación del reparto.

## Bots

level-novice = Novato
level-adept = Adepto
level-mentat = { -mentat }
level-kwisatz_haderach = Kwisatz Haderach
server-bot-name = Bot ({ $level })
server-bot-called = { $name } (bot, { $level })

## Errors

error-bad_request = No se ha entendido: { $reason }
error-bad_setup = Esta partida no se puede preparar: { $reason }
error-no_session = Aquí no se te conoce. Vuelve a cargar la página.
error-bad_origin = Otra página no puede hacer esto.
error-banned = Esta dirección no está admitida aquí.
error-not_found = Aquí no hay nada para ti.
error-wrong_token = Este enlace no es válido (o ya no lo es).
error-not_yours = Ese puesto no es tuyo.
error-not_host = Solo puede hacerlo quien creó la mesa.
error-wrong_status = Eso no es posible en este momento de la mesa.
error-seat_taken = Ya hay alguien sentado ahí.
error-seats_open = Aún quedan puestos libres.
error-not_away = La persona sigue aquí; un bot puede sustituirla tras un tiempo de ausencia.
error-cannot_hand_back = Este puesto se queda con el bot.
error-stale = La mesa ha avanzado. Elige de nuevo.
error-not_asked = Ahora no le toca elegir a este puesto.
error-illegal = Eso no está entre las opciones.
error-undo_refused = Eso no se puede deshacer libremente. Puedes preguntar a la mesa.
error-nothing_to_redo = No hay nada que rehacer.
error-no_request = Nadie pide deshacer nada.
error-no_hints = No hay pistas donde juegan varias personas.
error-set_aside = Esta mesa la guardó otra versión y esta no puede seguirla. Se conserva.
error-too_many = Demasiado rápido. Espera un momento.
error-too_many_tables = Tienes { $most } mesas sin terminar. Termina o cierra una primero.
error-too_large = Es demasiado largo.
error-too_slow = La petición llegó demasiado despacio.
error-storage_failed = La partida no se pudo guardar, así que no ha cambiado nada. Inténtalo de nuevo.
error-busy = El servidor está ocupado. Inténtalo de nuevo.
error-wrong_version = Esta página está anticuada. Vuelve a cargarla.
error-session_ended = Esta sesión ha terminado.

# Why, as the end of a sentence of the above

reason-too-long = es demasiado largo, caben { $most } caracteres.
reason-empty = hay que escribir algo aquí.
reason-unprintable = contiene caracteres que no se pueden mostrar.
reason-form = esta página y el servidor no se entienden. Vuelve a cargar la página.
reason-players = se juega con { $allowed } jugadores.
reason-leader-twice = { $thing } se ha elegido dos veces, y cada { -leader } solo puede estar una vez en la partida.
reason-epic = no hay modo épico con estas cajas y este número de jugadores.
reason-seats = { $players } jugadores necesitan { $players } puestos.
reason-one-me = solo un puesto puede ser tuyo; las demás personas ante esta pantalla tienen el suyo.
reason-choices = estas opciones no van juntas.

## Commands

cli-serving = Landsraad está disponible en { $address } (Ctrl-C lo detiene).
cli-opened = El navegador debería abrirse ahora; si no, ve a { $address }
cli-engine-building = El motor compilado se construye junto al juego, una sola vez, en unos minutos; hasta el próximo inicio los bots piensan con el interpretado.
cli-engine-built = El motor compilado está listo: se usará en el próximo inicio.
cli-engine-unbuilt = No se pudo construir el motor compilado (build/engine/build.log dice por qué); el juego sigue con el interpretado.
cli-no-client = La página para el navegador no está construida aquí; `make play` la construye. Para jugar en la terminal: landsraad play --terminal
cli-replay-commitment = El reparto es el prometido al principio: SHA-256 { $hash }
cli-replay-broken = La semilla no corresponde a la promesa del principio: SHA-256 { $hash }
hint-best = Gana el { $chance } % de los futuros probados, { $ahead } puntos más que la siguiente.
hint-even = Gana el { $chance } % de los futuros probados, tanto como la siguiente.
hint-other = Gana el { $chance } %.
hint-only = No hay nada más que elegir.
