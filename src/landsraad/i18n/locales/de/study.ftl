### landsraad analyze und landsraad train.

analyze-title = Gewinnchancen: { $file }
analyze-chance = Gewinnchance
analyze-decision = Entscheidung
analyze-picture = Bild: { $file }
analyze-progress = { $done } von { $decisions } Entscheidungen
analyze-worst = Züge, in denen am meisten verloren ging
analyze-round = Runde
analyze-seat = Platz
analyze-lost = verloren (Prozentpunkte)
analyze-played = gespielt
analyze-better = Wahl des Bots
analyze-choices = Entscheidungen
analyze-agreed = wie der Bot
analyze-last = letzte Chance
train-games = Spiele gegen sich selbst: { $games } Spiele, { $rows } Stellungen in { $seconds } s.
train-epoch = Durchgang { $pass }: Verlust { $loss } auf neuen Stellungen (geraten: { $guess }).
train-done = Geschrieben nach { $file }, { $bytes } Bytes.
train-full = Die mitgelieferten Gewichte kamen aus { $games } Spielen und { $rows } Stellungen: etwa { $minutes } Minuten auf einem Kern, Verlust { $loss }.
train-searches = Übung: { $games } Spiele, { $rows } Entscheidungen in { $seconds } s durchsucht.
train-practice = Durchgang { $pass }: Verlust { $loss } auf neuen Entscheidungen (vor der Übung: { $before }).
train-practised = Die mitgelieferten Korrekturen kamen aus { $games } Spielen und { $decisions } Entscheidungen: etwa { $minutes } Minuten auf einem Kern.
train-numpy = Das Training braucht NumPy: landsraad[train] installieren.
