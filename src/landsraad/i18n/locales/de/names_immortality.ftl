### Names of Immortality. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-beguiling_pheromones = Betörende Pheromone
card-bene_tleilax_lab = Labor der Bene Tleilax
card-bene_tleilax_researcher = Forscher der Bene Tleilax
card-blank_slate = Unbeschriebenes Blatt
card-chairdog = Stuhlhund
card-clandestine_meeting = Geheimes Treffen
card-contaminator = Verseucher
card-corrino_genes = Gene der Corrino
card-corrupt_smuggler = Korrupter Schmuggler
card-dissecting_kit = Sezierbesteck
card-experimentation = Experimente
card-face_dancer = Gesichtstänzer
card-face_dancer_initiate = Angehender Gesichtstänzer
card-for_humanity = Für die Menschheit
card-from_the_tanks = Aus den Tanks
card-ghola = Ghola
card-guild_impersonator = Falscher Gildenmann
card-high_priority_travel = Reise mit Vorrang
card-imperium_ceremony = Zeremonie des Imperiums
card-industrial_espionage = Industriespionage
card-interstellar_conspiracy = Interstellare Verschwörung
card-keys_to_power = Schlüssel zur Macht
card-lisan_al_gaib = Lisan al-Gaib
card-long_reach = Langer Arm
card-occupation = Besatzung
card-organ_merchants = Organhändler
card-planned_coupling = Geplante Verbindung
card-reclaimed_forces = Zurückgewonnene Truppen
card-replacement_eyes = Ersatzaugen
card-sardaukar_quartermaster = Sardaukar-Quartiermeister
card-scientific_breakthrough = Wissenschaftlicher Durchbruch
card-shadout_mapes = Shadout Mapes
card-show_of_strength = Machtdemonstration
card-slig_farmer = Sligzüchter
card-spiritual_fervor = Religiöser Eifer
card-stillsuit_manufacturer = Destillanzug-Hersteller
card-stitched_horror = Zusammengenähter Schrecken
card-subject_x_137 = Versuchsobjekt X-137
card-throne_room_politics = Politik im Thronsaal
card-tleilaxu_infiltrator = Eindringling der Tleilaxu
card-tleilaxu_master = Meister der Tleilaxu
card-tleilaxu_surgeon = Chirurg der Tleilaxu
card-twisted_mentat = Verderbter Mentat
card-unnatural_reflexes = Unnatürliche Reflexe
card-usurp = Usurpieren

## intrigue

intrigue-breakthrough = Durchbruch
intrigue-counterattack = Gegenangriff
intrigue-disguised_bureaucrat = Verkleideter Bürokrat
intrigue-economic_positioning = Wirtschaftliche Stellung
intrigue-gruesome_sacrifice = Grausiges Opfer
intrigue-harvest_cells = Zellen ernten
intrigue-illicit_dealings = Unerlaubte Geschäfte
intrigue-shadowy_bargain = Zwielichtiger Handel
intrigue-study_melange = Melange erforschen
intrigue-tleilaxu_puppet = Marionette der Tleilaxu
intrigue-vicious_talents = Bösartige Talente

## module

module-immortality = Unsterblichkeit

## rival_card

rival_card-hagal_carthag_left = { space-carthag }
rival_card-hagal_carthag_plain = { space-carthag }
rival_card-hagal_carthag_right = { space-carthag }
rival_card-hagal_research_station = { space-research_station }
