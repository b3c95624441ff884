### The text board of a terminal. Only characters of a sure width are used for marks: no arrows, dots or dashes.

board-title = { $round }{ -round } | { $phase } | { -first_player }: { $seat }
board-turn = { $seat }: { $turn }
board-conflict = { -conflict }: { $name }
board-conflict-none = 아직 { -conflict } 없음
board-strengths = { -combat_strength }: { $strengths }
board-row = { -imperium_row }
board-reserve = { -reserve }
board-hand = { -hand }
board-in_play = 플레이 영역
board-intrigue = 책략
board-aside = 따로 둔 카드
board-secret = 비밀 { -faction }
board-none = 없음
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = { -deck }: 임페리움 { $imperium }, 책략 { $intrigue }
board-conflicts_left = 남은 { -conflict }: { $n }
board-mentat = { -mentat }: { $seat }
board-mentat-space = { -mentat }: 그 장소에 있음
board-mentat-next = 다음 { -round } { -mentat }: { $seat }
board-rival_cards = 하갈 카드: { $deck }
board-rival_cards-up = 하갈 카드: { $deck } ({ $card })
board-legend-agents = [2] { -agent }, * { -alliance }
board-legend-marks = +1 { -spice } =2 { -control } x2 차단
board-tech = { -tech_tile }
board-stack = { $item } [{ $n }]
board-freighters = { -freighter }
board-negotiators = { -negotiator }
board-tiles = { $seat }의 타일
board-face_down = { $item } (뒷면)
field-marks = 탐지기 토큰
board-kept = 두 번째 차례까지 따로 둔 카드
board-legend-dreadnought = ^2 { -dreadnought_unit }
board-legend-units = 3+1 { $units } 포함

## Column headings of the seats

board-col-leader = { -leader }
board-col-vp = { -victory_point }
board-col-solari = 솔라
board-col-spice = 스파
board-col-water = { -water }
board-col-agents = 에이
board-col-garrison = 주둔
board-col-supply = 공급
board-col-deployed = { -conflict }
board-col-strength = 전력
board-col-persuasion = 설득
board-col-hand = { -hand }
board-col-deck = 덱
board-col-intrigue = 책략
board-col-marks = 표시
board-mark-council = { -high_council }
board-mark-swordmaster = 소드
board-mark-revealed = 완료
board-mark-rival = { -rival }
board-mark-kept = 보관
