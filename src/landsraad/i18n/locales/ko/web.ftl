### 브라우저 문구: 버튼, 제목, 튜토리얼, 아이콘 이름.

## General

web-tagline = 사막, { -high_council }, { -spice }: 봇과, 혼자서, 한 화면에서 또는 친구와 함께 플레이하세요.
web-unofficial = 출판사와 관련 없는 비공식 팬 프로젝트입니다. 마음에 드셨다면 보드게임을 구매해 주세요.
web-loading = 잠시만요…
web-home = 처음으로
web-back = 뒤로
web-next = 다음
web-previous = 이전
web-close = 닫기
web-yes = 예
web-no = 아니요
web-none = 없음
web-name = 이름
web-language = 언어
web-copied = 복사됨
web-reconnecting = 연결이 끊겼습니다. 자동으로 다시 연결합니다…

## First page

web-play-now = 바로 시작
web-play-now-why = 네 명: 당신과 숙련 봇 셋. 처음에는 쉬운 지도자를 받습니다.
web-learn = 10분 만에 배우기
web-learn-why = 실제 게임으로 진행하는 안내 { -round }. 언제든 그만둘 수 있습니다.
web-solo = { -rival }과 1인 게임
web-solo-why = 두 { -rival }이 자신의 카드에 따라 행동합니다.
web-same-screen = 한 화면에서
web-same-screen-why = 여러 명이 함께. 차례를 넘길 때 { -hand }는 숨겨집니다.
web-friends = 친구와 함께
web-friends-why = 각자 링크를 받습니다. 실시간 또는 여러 날에 걸쳐.
web-custom = 직접 설정
web-custom-why = 확장, { -leader }, 봇, 난이도, 시계.
web-continue = 이어하기
web-status-lobby = 플레이어 대기 중
web-status-playing = 진행 중
web-status-finished = 종료됨
web-status-closed = 닫힘
web-your-turn = 내 차례

## A new table

web-new-friends = 친구와 함께하는 테이블
web-new-friends-why = 빈자리마다 링크가 생깁니다. 모두 앉으면 시작합니다.
web-new-screen = 이 화면에서 여러 명
web-new-screen-why = 차례마다 기기를 넘겨줍니다.
web-new-custom = 나만의 테이블
web-new-custom-why = 모든 항목에 적당한 기본값이 있습니다.
web-host = 게임
web-player-count = 인원
web-difficulty = 난이도
web-clock = 시계
web-clock-none = 시계 없음
web-clock-none-why = 누구나 원하는 만큼 생각합니다.
web-clock-fischer = 한자리에서
web-clock-fischer-why = 자리마다 시간이 주어지고 결정할 때마다 늘어납니다.
web-clock-minutes = 기본 시간(분)
web-clock-increment = 결정마다 더하는 시간(초)
web-clock-days = 며칠에 걸쳐
web-clock-days-why = 수마다 기한이 있으니 언제든 돌아와 두면 됩니다.
web-clock-each = 수마다 기한(일)
web-days = { $n }일
web-title = 제목
web-boxes = 확장
web-epic = 에픽 게임 모드
web-seat-kind = { $n }번 자리
web-seat-name = { $n }번 자리 이름
web-seat-me = 나
web-seat-here = 이 화면의 사람
web-seat-open = 빈자리
web-seat-bot = 봇
web-level = 봇 수준
web-leader = { $n }번 자리 { -leader }
web-leader-random = 무작위 { -leader }
web-think = 봇의 생각 시간
web-think-why = 봇이 결정마다 생각할 수 있는 시간입니다.
web-think-usual = 보통: { $n }초
web-think-seconds = { $n }초
web-difficulty-why = { -rival }의 강함입니다. 가장 쉬운 단계로 시작하면 좋습니다.
web-clock-why = 시간이 다 된 사람의 자리는 봇이 맡습니다.
web-player-count-why = 혼자 하면 { -rival } 둘과 겨룹니다.
web-title-why = 내 게임 목록에 보입니다.
web-seat-list = 자리
web-seats-why = 목록 아래쪽 봇일수록 강합니다. ●는 { -leader }의 난이도입니다.
web-boxes-why = 확장은 카드, { -leader }, 장소, 규칙을 더합니다.
web-rivals = { -rival }
web-rival-leader = { -rival } { $n }의 { -leader }
web-rivals-why = { -rival }은 { -house_hagal_card }로 움직이고 { -leader }의 { -signet_ring }를 사용합니다.
web-start = 시작
web-lobby = 플레이어를 기다리는 중
web-lobby-why = 친구에게 자리 링크를 보내세요.
web-closed-table = 닫힌 테이블입니다.
web-invite = 초대 링크
web-watch-link = 관전 링크
web-watch-new = 관전 링크 만들기
web-seat-to-bot = 봇에게 맡기기
web-start-now = 빈자리를 봇으로 채우고 시작
web-invited = 테이블에 초대받았습니다.
web-join = 앉기

## The table

web-table = 테이블
web-tabs = 테이블 구역
web-tab-board = { -game_board }
web-tab-you = 나
web-tab-players = 플레이어
web-tab-log = 기록
web-views = { -game_board }의 부분
web-view-factions = { -faction }
web-view-council = { -high_council }
web-view-desert = 사막
web-view-combat = { -combat }
web-board = { -game_board } 장소
web-tracks = { -influence }
web-alliance = { -alliance }
web-conflict = { -conflict }
web-no-conflict = { -conflict } 없음
web-conflict-level = { -conflict } { $n }단계
web-strength = { -combat_strength }
web-deployed = { -conflict_area }의 { -troop }
web-garrison = { -garrison }
web-works = { -tech_tile }과 운송
web-market = 획득할 카드
web-row = { -imperium_row }
web-deck-left = { -imperium_deck } 남은 장수
web-reserve = { -reserve }
web-aside = 따로 둔 카드
web-you = 나
web-players = 플레이어
web-hand = { -hand }
web-play = 플레이 영역
web-discard = { -discard_pile }
web-intrigue = 책략
web-rival = { -rival }
web-rival-deck = 남은 { -rival } 카드
web-bot = 봇
web-away = 자리 비움
web-resigned = 기권
web-revealed = 공개함
web-round = { $n }{ -round }
web-round-of = { $all }{ -round } 중 { $n }{ -round }
web-round-short = { $n }/{ $all }R
web-conflicts-left = 남은 { -conflict }
web-intrigue-deck = { -intrigue_deck }
web-card-cost = { -persuasion } { $n }
web-agent-of = { $seat }의 { -agent }.
web-bonus-spice = { -bonus_spice }: { $n }.
web-controlled-by = { $seat } { -control }.
web-closed = 차단한 플레이어의 다음 차례까지 닫힘.

## The question

web-question = 질문
web-options = 선택지
web-agenda = 대기 중인 효과
web-mandatory = 필수
web-mandatory-left = ● 표시된 효과를 적용해야 차례를 마칠 수 있습니다.
web-look-closely = 자세히 보기
web-sure = 확실합니까? { $option }
web-final = 되돌릴 수 없습니다.
web-uncertain = … 나머지는 운에 달려 있습니다.
web-skip = 건너뛰기
web-undo = 되돌리기
web-redo = 다시 하기
web-reset = 차례 초기화
web-ask-undo = 되돌리기 요청
web-undo-wish = { $seat_subj } 되돌리기를 요청합니다.
web-played = 이 게임에서 { $n }번 사용됨.
web-passed = 패스
web-rewards = { -reward }
web-last-combat = 지난 { -combat }
web-less = 줄이기
web-more = 늘리기
web-limit = 최대 { $n }.
web-deploy-limit = 최대 { $n }: 이번 차례에 소집한 { -troop }({ $recruits })과 { -garrison } { -troop } 일부.
web-end-turn = 차례 마치기
web-unspent = 남음
web-since-nothing = 내 차례 이후 아무도 행동하지 않았습니다.
web-tie = { $rule ->
    [B-TIE-01] { -combat_strength } { $strength_by } 공동 1등: 승자 없음, 각자 2등 { -reward }을 받음.
    [B-TIE-03] { -reward } 없음: 세 명 이상이 공동 1등.
    [B-TIE-04] { -reward } 없음: 네 명 미만의 게임에서 공동 1등이 나오면 남는 { -reward }이 없음.
    [B-TIE-05] { -combat_strength } { $strength_by } 공동 2등: 각자 3등 { -reward }을 받음.
   *[other] { -combat_strength } { $strength_by } 공동 3등: { -reward } 없음.
}

## Log and chat

web-log = 기록
web-since = 내 차례 이후
web-chat = 채팅
web-chat-say = 메시지 입력
web-log-round = { $n }{ -round }

## Seats, end, hand-over

web-seats = 자리와 링크
web-takeover = 봇에게 맡기기
web-handback = 직접 플레이
web-resign = 기권
web-resign-sure = 정말 기권
web-fair = 공정한 배분: 시드의 SHA-256은 { $hash }이며, 시드는 끝나면 공개됩니다.
web-seed = 시드 { $seed }, SHA-256 { $hash }
web-over = 게임 종료
web-score-title = 점수의 출처
web-score-rounds = { -round }별 점수
web-score-influence = { -influence }
web-score-alliances = { -alliance }
web-score-conflicts = { -conflict }
web-score-cards = 카드
web-score-intrigue = 책략
web-score-other = 기타
web-score-start = 시작
web-score-wins = { $n }{ -round } 만에 승리
web-score-board = { -game_board } 보기
web-score-result = 결과로 돌아가기
web-rematch = 재대결(자리 이동)
web-rematch-same = 재대결(같은 자리)
web-rematch-join = 재대결로 이동
web-download = 내려받기
web-handover = { $name }에게 넘기세요
web-handover-why = 지금은 아무의 { -hand }도 보이지 않습니다.
web-handover-go = 저는 { $name }입니다

## Replay

web-replay = 리플레이
web-step = 단계
web-pause = 일시 정지
web-play-on = 재생
web-eyes = 시점
web-eyes-open = 모두 공개
web-eyes-spectator = 관전자
web-play-from-here = 여기서부터 플레이
web-link-step = 이 단계 링크

## Settings

web-settings = 설정
web-theme = 색상
web-theme-auto = 시스템 설정
web-theme-dark = 어둡게
web-theme-light = 밝게
web-size = 글자 크기 { $n }%
web-speed = 다른 플레이어의 수
web-speed-0 = 즉시
web-speed-300 = 빠르게
web-speed-600 = 보통
web-speed-1200 = 느리게
web-motion = 애니메이션
web-sound = 소리
web-text-board = 텍스트 { -game_board }

## Help and rules

web-help = 도움말
web-help-play = 플레이 방법
web-help-text = 아래 막대가 질문과 모든 답을 보여 줍니다. { -game_board }과 카드에서 빛나는 것은 그 답 중 하나이며 클릭할 수 있습니다. 오른쪽 클릭이나 길게 누르기로 자세히 보고, 지금 왜 안 되는지 알 수 있습니다. 카드를 사용해 { -agent }를 보내고, 남은 { -hand }를 공개해 { -persuasion }으로 카드를 획득하고, { -conflict }에서 싸우세요.
web-help-keys = 단축키
web-help-icons = 아이콘
web-key-options = 선택지 고르기(이후 문자)
web-key-e = 차례 마치기
web-key-enter = 확인
web-key-u = 되돌리기
web-key-y = 다시 하기
web-key-z = 차례 초기화
web-key-t = 텍스트 { -game_board } 켜기/끄기
web-key-esc = 뒤로, 대기 중인 수 바로 보기
web-key-help = 이 도움말
web-rules = 규칙
web-things = 카드와 장소
web-rules-what = 찾을 대상
web-rules-english = 번호가 붙은 규칙은 영어이고, 카드와 장소는 한국어입니다.
web-search = 검색
web-section = 항목
web-all-sections = 모든 항목
web-found = { $n }개 찾음
web-kind-card = 카드
web-kind-intrigue = { -intrigue_card }
web-kind-space = 장소
web-kind-leader = { -leader }
web-kind-conflict = { -conflict }
web-kind-track = { -influence_track }
web-kind-tile = { -tech_tile }

## Tutorial


## Names of icons

web-icon-solari = { -solari }
web-icon-spice = { -spice }
web-icon-water = { -water }
web-icon-persuasion = { -persuasion }
web-icon-swords = { -sword }
web-icon-sword = { -sword }
web-icon-vp = { -victory_point }
web-icon-troops = { -troop }
web-icon-garrison = { -garrison }
web-icon-supply = { -supply }
web-icon-draw = 카드 뽑기
web-icon-hand = 카드
web-icon-deck = { -deck }
web-icon-intrigue = { -intrigue_card }
web-icon-steal_intrigue = 책략 훔치기
web-icon-influence = { -influence }
web-icon-influence_any = 원하는 { -faction }의 { -influence }
web-icon-lose_influence = { -influence } 잃기
web-icon-trash = 카드 폐기
web-icon-trash_self = 이 카드 폐기
web-icon-discard = 버리기
web-icon-retreat = { -troop } 후퇴
web-icon-deploy = { -troop } 배치
web-icon-deploy_supply = { -supply }에서 배치
web-icon-deploy_recruits = 소집한 { -troop } 배치
web-icon-lose_garrison = { -garrison } { -troop } 잃기
web-icon-lose_deployed = { -conflict_area } { -troop } 잃기
web-icon-agent = { -agent }
web-icon-recall = { -agent } 소환
web-icon-mentat = { -mentat }
web-icon-mentat_next = 다음 { -round } { -mentat }
web-icon-council = { -high_council } 의석
web-icon-swordmaster = { -swordmaster_agent }
web-icon-acquire = 카드 획득
web-icon-acquire_free = 카드 무료 획득
web-icon-harvest = { -spice } 채취
web-icon-control = { -control }
web-icon-close_space = 닫힌 장소
web-icon-take_back = 카드 가져오기
web-icon-top_card = 맨 위 카드 보기
web-icon-refocus = { -deck } 섞기
web-icon-pass_turn = 차례 넘기기
web-icon-reserve = 카드 따로 두기
web-icon-modify = 규칙 변경
web-icon-signet = { -signet_ring }
web-icon-pick_secret = 비밀 선택
web-icon-show_secret = 비밀 공개
web-icon-opponent = 상대
web-icon-combat = { -combat }
web-icon-maker = { -maker_space }
web-icon-alliance = { -alliance }
web-icon-first_player = { -first_player }
web-icon-tech = { -tech_tile }
web-icon-dreadnought = { -dreadnought_unit }
web-icon-shipping = 운송
web-icon-spy = { -spy }
web-icon-contract = { -contract }
web-icon-sandworm = { -sandworm }
web-icon-acquire_tech = { -tech_tile } 획득
web-icon-trash_tile = 이 타일 폐기
web-icon-negotiator = 기술 협상
web-icon-freighter = { -freighter }
web-icon-shipped_troops = 운송 { -troop } 소집
web-icon-retreat_dreadnought = { -dreadnought_unit } 후퇴
web-icon-retreat_units = { -unit } 후퇴
web-icon-retreat_enemies = 상대 { -unit } 후퇴
web-icon-deploy_units = { -unit } 배치
web-icon-lose_troop = { -troop } 잃기
web-icon-trash_in_play = 플레이 영역의 카드 폐기
web-icon-bury_intrigue = { -intrigue_card }를 { -deck } 아래로
web-icon-swap_intrigues = { -intrigue_card } 교환
web-icon-peek_intrigues = { -intrigue_card } 보기
web-icon-influence_agents = { -agent }가 있는 { -faction }의 { -influence }
web-icon-influence_sent = { -agent }를 보낸 { -faction }의 { -influence }
web-icon-track_bonus = { -influence_track } 보너스
web-icon-extra_turn = 추가 차례
web-icon-on_win = { -conflict }에서 승리하면
web-icon-anywhere = 모든 장소
web-thinking = 고르는 중 …
web-space-key = 스페이스 바
web-order = 순서 바꾸기
web-tap-place = 빛나는 장소를 고르세요
web-volume = 음량
web-auto = 반드시 일어나는 효과는 저절로 처리되고, 할 일이 없으면 차례가 끝납니다
web-rematch-again = 다시 하기
web-review = 내 게임 돌아보기
web-result = { $rank }위, { $vp }점
web-ask-undo-round = { $n }라운드로
web-lesson-goal = 10점이면 승리
web-lesson-goal-text = 여기 당신의 승점이 있습니다. 누군가 10점을 얻으면 게임이 끝납니다.
web-lesson-towers = 네 개의 탑
web-lesson-towers-text = 영향력은 탑을 오릅니다. 2에서 1점, 4에서 보너스입니다.
web-lesson-card = 빛나는 카드를 드세요
web-lesson-card-text = 두 에이전트 중 하나를 보냅니다. 아이콘이 갈 곳을 알려 줍니다.
web-lesson-place = 이제 빛나는 장소
web-lesson-place-text = 누르면 에이전트이 그곳으로 가고 적힌 것을 얻습니다.
web-lesson-gain = 바로 당신 것
web-lesson-gain-text = 솔라리, 스파이스, 물로 더 좋은 장소에 갑니다. 병력은 주둔지에 있습니다.
web-lesson-deploy = 보상을 두고 싸울까요?
web-lesson-deploy-text = 병력을 교전에 보내거나, 아껴 두고 차례를 끝내세요.
web-lesson-others = 다른 이들의 차례
web-lesson-others-text = 지켜보세요. 스페이스 바로 멈추고 Esc로 건너뜁니다.
web-lesson-second = 두 번째 에이전트
web-lesson-second-text = 다른 카드로 두 번째 에이전트을 보내세요.
web-lesson-reveal = 핸드를 공개하세요
web-lesson-reveal-text = 에이전트이 없으면 남은 카드의 파란 칸이 효력을 냅니다.
web-lesson-acquire = 더 좋은 카드를 사세요
web-lesson-acquire-text = 설득으로 삽니다. 빛나는 카드를 살 수 있고 덱에 들어갑니다.
web-lesson-combat = 전투
web-lesson-combat-text = 병력은 2, 검은 1. 가장 강한 쪽이 첫 보상을 얻습니다.
web-lesson-done = 한 라운드가 끝났습니다
web-lesson-done-text = 원하는 만큼 계속하세요. 무엇이든 길게 보면 설명이 나옵니다.
web-album = 갤러리
web-album-why = 모든 카드, 지도자, 타일.
web-album-kind = 종류
web-album-all = 전체
web-album-order = 정렬
web-album-by-name = 이름순
web-album-by-cost = 비용순
web-album-copies = { $n }장
web-album-cost = 평균 비용 { $n }
web-album-reveal = 공개 시 평균 { $n }
web-key-space = 다른 이들의 진행을 멈추거나 잇기
