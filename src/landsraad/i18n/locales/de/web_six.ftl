## The table of six players

web-team = Team von { $leader }
web-team-score = Punkte der Teams
web-throne = { board-throne }
web-throne-why = Nur das Team des Imperators erwirbt diese Karten
web-activated = aktiviert
web-arrow = Pfeil zu { $seat }
web-arrow-both = Pfeil zu beiden
web-team-reward = Alle im Team erhalten es
web-own-space = Nur { $seat } entsendet { -agent(number: "other") } hierher.
web-your-place = Dein Platz
web-teams-why = Die Teams sitzen abwechselnd um den Tisch, die { -commander(number: "other") } einander gegenüber. Ihre { -ally(number: "other") } werden wie empfohlen verteilt, wenn du nichts wählst.
web-ally = Im Team von { $leader }
web-team-number = Team { $n }
web-asked-in = { $seat } wird im Zug von { $owner } gefragt:
web-icon-reinforce = { -troop(number: "other") } für die { -ally(case: "accusative") }
web-icon-ally_gains = Dein { -ally } erhält
web-icon-allies_recruit = Deine { -ally(case: "accusative") } rekrutieren
web-icon-shared_spice = { -spice } des Teams
web-icon-give_contracts = { -contract(number: "other") } weitergeben
web-icon-trade = Handeln
web-icon-to_throne = Karte in die Thronreihe
web-icon-throne_instead = Karte wahlweise in die Thronreihe
web-view-boards = Pläne
