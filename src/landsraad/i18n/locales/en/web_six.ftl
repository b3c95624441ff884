## The table of six players

web-team = Team of { $leader }
web-team-score = Score of the teams
web-throne = { board-throne }
web-throne-why = Only the Emperor's team acquires these cards
web-activated = activated
web-arrow = Arrow to { $seat }
web-arrow-both = Arrow to either
web-team-reward = Everybody of the team gains it
web-own-space = Only { $seat } sends { -agent(number: "other") } here.
web-your-place = Your place
web-teams-why = Teams sit in turns around the table, the { -commander(number: "other") } opposite each other. Their { -ally(number: "other") } are dealt as recommended unless you choose.
web-ally = { -ally } of { $leader }
web-team-number = Team { $n }
web-asked-in = { $seat } is asked in the turn of { $owner }:
web-icon-reinforce = { CAPITAL(-troop(number: "other")) } for your { -ally(number: "other") }
web-icon-ally_gains = Your { -ally } gains
web-icon-allies_recruit = Your { -ally(number: "other") } recruit
web-icon-shared_spice = { CAPITAL(-spice) } of the team
web-icon-give_contracts = Give { -contract(number: "other") }
web-icon-trade = Trade
web-icon-to_throne = Card to the Throne Row
web-icon-throne_instead = Card to the Throne Row, if you like
web-view-boards = Boards
