## The table of six players

web-team = Equipo { $leader_of }
web-team-score = Puntos de los equipos
web-throne = { board-throne }
web-throne-why = Solo el equipo del Emperador adquiere estas cartas
web-activated = activado
web-arrow = Flecha hacia { $seat }
web-arrow-both = Flecha hacia ambos
web-team-reward = Lo recibe todo el equipo
web-own-space = Solo { $seat } envía { -agent(number: "other") } aquí.
web-your-place = Tu puesto
web-teams-why = Los equipos se sientan de forma alterna y los { -commander(number: "other") } frente a frente. Sus { -ally(number: "other") } se reparten según lo recomendado si no eliges.
web-ally = { -ally } { $leader_of }
web-team-number = Equipo { $n }
web-asked-in = Se pregunta { $seat_to } en el turno { $owner_of }:
web-icon-reinforce = { CAPITAL(-troop(number: "other")) } para tus { -ally(number: "other") }
web-icon-ally_gains = Tu { -ally } recibe
web-icon-allies_recruit = Tus { -ally(number: "other") } reclutan
web-icon-shared_spice = { CAPITAL(-spice) } del equipo
web-icon-give_contracts = Dar { -contract(number: "other") }
web-icon-trade = Comerciar
web-icon-to_throne = Carta a la Fila del Trono
web-icon-throne_instead = Carta a la Fila del Trono, si quieres
web-view-boards = { CAPITAL(-game_board(number: "other")) }
