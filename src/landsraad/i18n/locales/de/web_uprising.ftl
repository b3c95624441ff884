## Die Wörter des Browsers für Uprising und CHOAM

web-post = { -observation_post }: { $spaces }
web-spy-of = { -spy } von { $seat }.
web-spies-left = { $n ->
    [one] { $n } { -spy } im { -supply }
   *[other] { $n } { -spy(number: "other") } im { -supply }
}
web-twice = { -reward } doppelt
web-walled = Hinter dem { -shield_wall }
web-face-down = verdeckt
web-contracts = { -contract(number: "other") }
web-other-side = Die andere Seite
web-icon-shield_wall = { -shield_wall }
web-icon-crysknife = { word-crysknife }
web-icon-desert_mouse = { word-desert_mouse }
web-icon-ornithopter = { word-ornithopter }
web-icon-wild = { word-wild }
web-chapter-uprising = Neu in { module-uprising }
web-chapter-uprising-why = Für alle, die das Grundspiel kennen: { -spy(number: "other") }, { -sandworm(number: "other") }, { -battle_icon(number: "other") } und { -contract(number: "other") } in fünf Minuten.
web-lesson-new = Was neu ist
web-lesson-new-text = Zehn Punkte gewinnen noch immer. Vier neue Wege führen dorthin.
web-lesson-posts = { -spy(number: "other") } beobachten Felder
web-lesson-posts-text = Ein { -spy } steht auf einem Posten. Rufe ihn zurück, um ein beobachtetes besetztes Feld zu betreten oder dort eine Karte zu ziehen.
web-lesson-needs = Felder mit Bedingung
web-lesson-needs-text = Ein Schild nennt den { -influence }, den du dort brauchst.
web-lesson-wall = Der { -shield_wall }
web-lesson-wall-text = Solange er steht, kommt kein { -sandworm } zu einem { -conflict } dahinter.
web-lesson-worms = { -sandworm(number: "other") }
web-lesson-worms-text = { space-sietch_tabr } gibt { -maker_hooks }. Mit ihnen rufst du { -sandworm(number: "other") }, statt zu ernten: { -combat_strength } 3 und doppelte { -reward }.
web-lesson-icons = { -battle_icon(number: "other") }
web-lesson-icons-text = Das ist dein Ziel. Gewinne einen { -conflict } mit demselben Symbol: Beide Karten werden für einen Punkt umgedreht.
web-lesson-deals = { -contract(number: "other") }
web-lesson-deals-text = Nimm einen über sein Symbol. Tu, was er nennt, und seine { -reward } gehört dir.
web-lesson-try = Den Rest kennst du
web-lesson-try-text = Hebe eine Karte mit Spionsymbol oder eine andere an und tippe auf einen leuchtenden Ort.
web-lesson-away = Du bist so weit
web-lesson-away-text = Spiele weiter oder beginne eine eigene Partie. Allein oder zu zweit triffst du auf { -rival(number: "other", case: "accusative") }: Sie decken Karten auf und sagen, warum sie etwas tun.
