## The browser's words for Uprising and CHOAM

web-post = { CAPITAL(-observation_post) }: { $spaces }
web-spy-of = { -spy } of { $seat }.
web-spies-left = { $n ->
    [one] { $n } { -spy } in the { -supply }
   *[other] { $n } { -spy(number: "other") } in the { -supply }
}
web-twice = { CAPITAL(-reward(number: "other")) } twice
web-walled = Behind the { -shield_wall }
web-face-down = face down
web-contracts = { CAPITAL(-contract(number: "other")) }
web-other-side = The other side
web-icon-shield_wall = { -shield_wall }
web-icon-crysknife = { word-crysknife }
web-icon-desert_mouse = { word-desert_mouse }
web-icon-ornithopter = { word-ornithopter }
web-icon-wild = { word-wild }
web-chapter-uprising = New in Uprising
web-chapter-uprising-why = For who knows the base game: { -spy(number: "other") }, { -sandworm(number: "other") }, { -battle_icon(number: "other") } and { -contract(number: "other") } in five minutes.
web-lesson-new = What is new
web-lesson-new-text = Ten points still win. Four new ways lead there.
web-lesson-posts = { -spy(number: "other") } watch spaces
web-lesson-posts-text = A { -spy } stands on a post. Recall it to enter a watched space that is occupied, or to draw a card there.
web-lesson-needs = Some spaces ask for friends
web-lesson-needs-text = A tag names the { -influence } you need before you may go there.
web-lesson-wall = The { -shield_wall }
web-lesson-wall-text = While it stands, no { -sandworm } comes to a { -conflict_area } behind it.
web-lesson-worms = { CAPITAL(-sandworm(number: "other")) }
web-lesson-worms-text = { space-sietch_tabr } gives { -maker_hooks }. With them you may summon { -sandworm(number: "other") } instead of harvesting: { -combat_strength } 3, and { -reward(number: "other") } twice.
web-lesson-icons = { CAPITAL(-battle_icon(number: "other")) }
web-lesson-icons-text = This is your Objective. Win a { -conflict_area } with the same icon: both cards turn over for a point.
web-lesson-deals = { CAPITAL(-contract(number: "other")) }
web-lesson-deals-text = Take one through its icon. Do what it names, and its { -reward } is yours.
web-lesson-try = The rest you know
web-lesson-try-text = Lift a card with a { -spy } icon, or any other, and tap a glowing place.
web-lesson-away = You are ready
web-lesson-away-text = Play this game on, or start one of your own. Alone or in a pair you meet { -rival(number: "other") }: they turn over cards and say why they do what they do.
