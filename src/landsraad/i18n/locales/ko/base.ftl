### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.

## Houses

house-atreides = 아트레이드 가문
house-harkonnen = 하코넨 가문
house-thorvald = 소르발드 가문
house-richese = 리체스 가문

## Factions; .the: the name with its article (no article); .at: after a number of Influence

faction-emperor = 황제
    .the = 황제
    .at = 황제
faction-guild = 우주 항행 길드
    .the = 우주 항행 길드
    .at = 우주 항행 길드
faction-bene_gesserit = 베네 게세리트
    .the = 베네 게세리트
    .at = 베네 게세리트
faction-fremen = 프레멘
    .the = 프레멘
    .at = 프레멘

## Agent icons besides the factions

icon-landsraad = 랜드스래드
icon-city = 도시
icon-spice_trade = 스파이스 거래

## Resources and other gains

resource-solari = 솔라리
resource-spice = 스파이스
resource-water = 물
resource-persuasion = 설득 비용
resource-swords = 검
resource-vp = 승점
resource-troops = 병력
resource-cards = 카드
resource-intrigue = 책략

## Phases and turns

phase-setup = 게임 준비
phase-round_start = 라운드 시작
phase-player_turns = 플레이어 차례
phase-combat = 전투
phase-makers = 메이커스
phase-recall = 소환
phase-endgame = 종료 단계
phase-over = 게임 종료
turn-open = 선택 전
turn-agent = 에이전트 차례
turn-reveal = 공개 차례

## Where a card lies

zone-hand = 핸드
zone-discard = 버림 더미
zone-play = 플레이 영역
zone-market = 임페리움 열 또는 예비 카드
zone-aside = 따로 둔 카드

## Types of Intrigue cards

type-plot = 음모
type-combat = 전투
type-endgame = 종료 단계
type-win = 교전 승리 시

## Piles

pile-starter = 시작 카드
pile-reserve = 예비 카드
pile-imperium = 임페리움 카드

## Players

seat = 자리 { $n }
seat-leader = { $leader } ({ $seat })
