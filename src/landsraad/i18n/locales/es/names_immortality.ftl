### Names of Immortality. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-beguiling_pheromones = Feromonas cautivadoras
card-bene_tleilax_lab = Laboratorio de la Bene Tleilax
card-bene_tleilax_researcher = Investigador de la Bene Tleilax
card-blank_slate = Tabla rasa
card-chairdog = Perrosilla
card-clandestine_meeting = Reunión secreta
card-contaminator = Contaminador
card-corrino_genes = Genes Corrino
card-corrupt_smuggler = Contrabandista corrupto
card-dissecting_kit = Instrumental de disección
card-experimentation = Experimentación
card-face_dancer = Danzarín Rostro
card-face_dancer_initiate = Iniciado Danzarín Rostro
card-for_humanity = Por la humanidad
card-from_the_tanks = Salidos de los tanques
card-ghola = Ghola
card-guild_impersonator = Impostor de la Cofradía
card-high_priority_travel = Viaje prioritario
card-imperium_ceremony = Ceremonia del Imperio
card-industrial_espionage = Espionaje industrial
card-interstellar_conspiracy = Conspiración interestelar
card-keys_to_power = Llaves del poder
card-lisan_al_gaib = Lisan al Gaib
card-long_reach = Largo alcance
card-occupation = Ocupación
card-organ_merchants = Mercaderes de órganos
card-planned_coupling = Apareamiento planificado
card-reclaimed_forces = Fuerzas recuperadas
card-replacement_eyes = Ojos de reemplazo
card-sardaukar_quartermaster = Intendente Sardaukar
card-scientific_breakthrough = Avance científico
card-shadout_mapes = Shadout Mapes
card-show_of_strength = Demostración de fuerza
card-slig_farmer = Criador de sligs
card-spiritual_fervor = Fervor espiritual
card-stillsuit_manufacturer = Fabricante de destiltrajes
card-stitched_horror = Horror cosido
card-subject_x_137 = Sujeto X-137
card-throne_room_politics = Política del salón del trono
card-tleilaxu_infiltrator = Infiltrado tleilaxu
card-tleilaxu_master = Maestro tleilaxu
card-tleilaxu_surgeon = Cirujano tleilaxu
card-twisted_mentat = Mentat pervertido
card-unnatural_reflexes = Reflejos antinaturales
card-usurp = Usurpar

## intrigue

intrigue-breakthrough = Gran avance
intrigue-counterattack = Contraataque
intrigue-disguised_bureaucrat = Burócrata disfrazado
intrigue-economic_positioning = Posicionamiento económico
intrigue-gruesome_sacrifice = Sacrificio atroz
intrigue-harvest_cells = Cosechar células
intrigue-illicit_dealings = Tratos ilícitos
intrigue-shadowy_bargain = Acuerdo clandestino
intrigue-study_melange = Estudiar la melange
intrigue-tleilaxu_puppet = Títere tleilaxu
intrigue-vicious_talents = Talentos despiadados

## module

module-immortality = Inmortalidad

## rival_card

rival_card-hagal_carthag_left = { space-carthag }
rival_card-hagal_carthag_plain = { space-carthag }
rival_card-hagal_carthag_right = { space-carthag }
rival_card-hagal_research_station = { space-research_station }
