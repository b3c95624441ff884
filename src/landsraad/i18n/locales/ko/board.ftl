### The text board of a terminal. Only characters of a sure width are used for marks: no arrows, dots or dashes.

board-title = { $round }라운드 | { $phase } | 시작 플레이어: { $seat }
board-turn = { $seat }: { $turn }
board-conflict = 교전: { $name }
board-conflict-none = 아직 교전 없음
board-strengths = 전투력: { $strengths }
board-row = 임페리움 열
board-reserve = 예비 카드
board-hand = 핸드
board-in_play = 플레이 영역
board-intrigue = 책략
board-aside = 따로 둔 카드
board-secret = 비밀 팩션
board-none = 없음
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = 카드덱: 임페리움 { $imperium }, 책략 { $intrigue }
board-conflicts_left = 남은 교전: { $n }
board-mentat = 멘타트: { $seat }
board-mentat-space = 멘타트: 그 장소에 있음
board-mentat-next = 다음 라운드 멘타트: { $seat }
board-rival_cards = 하갈 카드: { $deck }
board-rival_cards-up = 하갈 카드: { $deck } ({ $card })
board-legend-agents = [2] 에이전트, * 동맹
board-legend-marks = +1 스파이스 =2 지배 x2 차단
board-tech = 기술 타일
board-stack = { $item } [{ $n }]
board-freighters = 화물선
board-negotiators = 협상가
board-tiles = { $seat }의 타일
board-face_down = { $item } (뒷면)
field-marks = 탐지기 토큰
board-kept = 두 번째 차례까지 따로 둔 카드
board-legend-dreadnought = ^2 드레드노트
board-legend-units = 3+1 { $units } 포함

## Column headings of the seats

board-col-leader = 지도자
board-col-vp = 승점
board-col-solari = 솔라
board-col-spice = 스파
board-col-water = 물
board-col-agents = 에이
board-col-garrison = 주둔
board-col-supply = 공급
board-col-deployed = 교전
board-col-strength = 전력
board-col-persuasion = 설득
board-col-hand = 핸드
board-col-deck = 덱
board-col-intrigue = 책략
board-col-marks = 표시
board-mark-council = 원로회
board-mark-swordmaster = 소드
board-mark-revealed = 완료
board-mark-rival = 라이벌
board-mark-kept = 보관
