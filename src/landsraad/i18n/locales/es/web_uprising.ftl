## Las palabras del navegador para Insurrección y CHOAM

web-post = { CAPITAL(-observation_post) }: { $spaces }
web-spy-of = { -spy } { $seat_of }.
web-spies-left = { $n ->
    [one] { $n } { -spy } en el { -supply }
   *[other] { $n } { -spy(number: "other") } en el { -supply }
}
web-twice = { CAPITAL(-reward(number: "other")) } duplicadas
web-walled = Tras la { -shield_wall }
web-face-down = boca abajo
web-contracts = { CAPITAL(-contract(number: "other")) }
web-other-side = El otro lado
web-icon-shield_wall = { -shield_wall }
web-icon-crysknife = { word-crysknife }
web-icon-desert_mouse = { word-desert_mouse }
web-icon-ornithopter = { word-ornithopter }
web-icon-wild = { word-wild }
web-chapter-uprising = Lo nuevo de { module-uprising }
web-chapter-uprising-why = Para quien conoce el juego base: { -spy(number: "other") }, { -sandworm(number: "other") }, { -battle_icon(number: "other") } y { -contract(number: "other") } en cinco minutos.
web-lesson-new = Lo nuevo
web-lesson-new-text = Se sigue venciendo con diez puntos. Hay cuatro caminos nuevos.
web-lesson-posts = Los { -spy(number: "other") } vigilan casillas
web-lesson-posts-text = Un { -spy } ocupa un { -observation_post }. Hazlo retornar para entrar en una casilla vigilada y ocupada, o para robar una carta allí.
web-lesson-needs = Casillas con requisito
web-lesson-needs-text = Una etiqueta indica la { -influence } que necesitas para ir allí.
web-lesson-wall = La { -shield_wall }
web-lesson-wall-text = Mientras siga en pie, ningún { -sandworm } llega a un { -conflict } tras ella.
web-lesson-worms = { CAPITAL(-sandworm(number: "other")) }
web-lesson-worms-text = { space-sietch_tabr } da los { -maker_hooks }. Con ellos puedes llamar { -sandworm(number: "other") } en vez de recolectar: { -combat_strength } 3 y { -reward(number: "other") } duplicadas.
web-lesson-icons = { CAPITAL(-battle_icon(number: "other")) }
web-lesson-icons-text = Este es tu Objetivo. Vence en un { -conflict } con el mismo icono: ambas cartas se giran por un punto.
web-lesson-deals = { CAPITAL(-contract(number: "other")) }
web-lesson-deals-text = Toma uno con su icono. Haz lo que nombra y su { -reward } es tuya.
web-lesson-try = El resto ya lo conoces
web-lesson-try-text = Levanta una carta con el icono de { -spy }, o cualquier otra, y toca un lugar iluminado.
web-lesson-away = Ya sabes jugar
web-lesson-away-text = Sigue con esta partida o empieza una tuya. A solas o en pareja te enfrentas a { -rival(number: "other") }: revelan cartas y dicen por qué hacen lo que hacen.
