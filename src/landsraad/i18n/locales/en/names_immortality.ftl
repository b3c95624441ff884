### Names of Immortality. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-beguiling_pheromones = Beguiling Pheromones
card-bene_tleilax_lab = Bene Tleilax Lab
card-bene_tleilax_researcher = Bene Tleilax Researcher
card-blank_slate = Blank Slate
card-chairdog = Chairdog
card-clandestine_meeting = Clandestine Meeting
card-contaminator = Contaminator
card-corrino_genes = Corrino Genes
card-corrupt_smuggler = Corrupt Smuggler
card-dissecting_kit = Dissecting Kit
card-experimentation = Experimentation
card-face_dancer = Face Dancer
card-face_dancer_initiate = Face Dancer Initiate
card-for_humanity = For Humanity
card-from_the_tanks = From the Tanks
card-ghola = Ghola
card-guild_impersonator = Guild Impersonator
card-high_priority_travel = High Priority Travel
card-imperium_ceremony = Imperium Ceremony
card-industrial_espionage = Industrial Espionage
card-interstellar_conspiracy = Interstellar Conspiracy
card-keys_to_power = Keys to Power
card-lisan_al_gaib = Lisan al Gaib
card-long_reach = Long Reach
card-occupation = Occupation
card-organ_merchants = Organ Merchants
card-planned_coupling = Planned Coupling
card-reclaimed_forces = Reclaimed Forces
card-replacement_eyes = Replacement Eyes
card-sardaukar_quartermaster = Sardaukar Quartermaster
card-scientific_breakthrough = Scientific Breakthrough
card-shadout_mapes = Shadout Mapes
card-show_of_strength = Show of Strength
card-slig_farmer = Slig Farmer
card-spiritual_fervor = Spiritual Fervor
card-stillsuit_manufacturer = Stillsuit Manufacturer
card-stitched_horror = Stitched Horror
card-subject_x_137 = Subject X-137
card-throne_room_politics = Throne Room Politics
card-tleilaxu_infiltrator = Tleilaxu Infiltrator
card-tleilaxu_master = Tleilaxu Master
card-tleilaxu_surgeon = Tleilaxu Surgeon
card-twisted_mentat = Twisted Mentat
card-unnatural_reflexes = Unnatural Reflexes
card-usurp = Usurp

## intrigue

intrigue-breakthrough = Breakthrough
intrigue-counterattack = Counterattack
intrigue-disguised_bureaucrat = Disguised Bureaucrat
intrigue-economic_positioning = Economic Positioning
intrigue-gruesome_sacrifice = Gruesome Sacrifice
intrigue-harvest_cells = Harvest Cells
intrigue-illicit_dealings = Illicit Dealings
intrigue-shadowy_bargain = Shadowy Bargain
intrigue-study_melange = Study Melange
intrigue-tleilaxu_puppet = Tleilaxu Puppet
intrigue-vicious_talents = Vicious Talents

## module

module-immortality = Immortality

## rival_card

rival_card-hagal_carthag_left = { space-carthag }
rival_card-hagal_carthag_plain = { space-carthag }
rival_card-hagal_carthag_right = { space-carthag }
rival_card-hagal_research_station = { space-research_station }
