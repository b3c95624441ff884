### landsraad tournament: 표와 보고서.

tournament-title = 게임 { $games }판, 카드 배분 { $deals }가지
tournament-bot = 봇
tournament-games = 게임
tournament-wins = 승리
tournament-win-rate = 승률
tournament-interval = 95 % 구간
tournament-rating = 평점
tournament-difference = 차이
tournament-uneven = { $games }판은 { $block }의 배수가 아니므로 마지막 배분은 모든 자리에서 진행되지 않습니다.
tournament-resumed = 토너먼트를 이어서 진행합니다: { $games }판 중 { $done }판이 이미 있습니다.
tournament-kept = 게임 기록은 { $file }에 보관됩니다.
tournament-stopped = 중단됨: { $games }판 중 { $done }판이 { $file }에 보관되어 있습니다. 같은 명령으로 이어서 진행합니다.
tournament-report = 보고서: { $file }

## 보고서

tournament-page-title = 토너먼트
tournament-page-setup = 게임 준비
tournament-page-by-seat = 자리별 승률
tournament-page-by-seat-note = 자리 1은 첫 { -round }의 { -first_player }이며, 나머지는 시계 방향으로 이어집니다.
tournament-page-by-leader = { -leader }별 승률
tournament-page-by-card = 획득한 카드별 승률
tournament-page-by-card-note = 카드를 한 번 이상 획득한 자리 기준이며, 획득 횟수가 { $n }회 미만인 카드는 제외합니다.
tournament-page-by-space = 들어간 장소별 승률
tournament-page-by-space-note = { -agent }를 한 번 이상 보낸 자리 기준이며, { $n }개 미만의 자리만 들어간 장소는 제외합니다.
tournament-page-vp = { -round }별 { -victory_point }
tournament-page-vp-note = 해당 { -round }까지 진행된 게임의 { -round } 종료 시 평균입니다.
tournament-page-round = { -round }
tournament-page-seat = 자리
tournament-page-leader = { -leader }
tournament-page-card = 카드
tournament-page-all = 모든 봇
tournament-page-even = 점선은 균등한 몫이며, 봇 하나의 그림에서는 그 봇의 승률입니다.
tournament-page-errors = 중단된 게임

## landsraad bot check

bot-check-good = { $command }: 프로토콜을 지킵니다.
bot-check-bad = { $command }: 프로토콜을 지키지 않습니다.
bot-check-yes = 예
bot-check-no = 아니요
bot-check-name = 이름
bot-check-games = 게임 (승리)
bot-check-decisions = 결정
bot-check-mean = 평균 응답 시간
bot-check-slowest = 가장 느린 응답
bot-check-left = 종료 요청에 따름
bot-check-repeats = 같은 질문에 같은 선택
