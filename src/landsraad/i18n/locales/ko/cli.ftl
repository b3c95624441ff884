### The game in a terminal: what is said around the board.

cli-welcome = 당신은 { $leader }입니다 (자리 { $seat }). 시드 { $seed }. 도움말은 help.
cli-opponent = 자리 { $seat }: { $leader }, 봇 { $bot }.
cli-no-such-number = 1부터 { $n }까지의 숫자를 고르세요.
cli-unknown-command = 알 수 없는 명령: { $text }. 도움말은 help.
cli-why-available = 지금 할 수 있습니다: { $text }
cli-undone = 되돌렸습니다.
cli-undo-refused = 되돌릴 수 없습니다. 숨은 정보가 드러났거나 다른 플레이어가 행동했습니다.
cli-redone = 다시 실행했습니다.
cli-redo-refused = 다시 실행할 것이 없습니다.
cli-hand = { -hand }: { $n }
cli-intrigues = { -intrigue_card }: { $n }
cli-card-unknown = 그런 이름의 카드, 장소, { -leader }, { -conflict } 카드가 없습니다: { $name }
cli-rule-unknown = 그런 규칙이 없습니다: { $rule }
cli-lang-unknown = 다음 언어 중에서 고르세요: { $languages }
cli-saved = 저장: { $file }
cli-resume = 계속하려면: { $command }
cli-look-again = 다시 보려면: { $replay } 또는 { $analyze }
cli-bot-seconds = { $level } ({ $n }초)
cli-bot-called = { $line } ({ $bot })
cli-game-over = 게임이 끝났습니다.
cli-standing = { $rank }. { $leader }: { -victory_point } { $vp }, { $spice } { -spice }, { $solari } { -solari }, { -water } { $water }, { -garrison } { $garrison }
cli-winner = 승자: { $leader }, { -victory_point } { $vp }점.
cli-help =
    숫자를 입력하면 그 번호의 선택지를 고릅니다. 괄호 안의 표기를 입력해도 됩니다.
    options  질문 다시 보기        board  { -game_board } 보기
    hand     { -hand } 보기             card 이름  카드, 장소, { -leader }, { -conflict } 카드 보기
    log N    최근 사건 N개 보기    why 표기  지금 할 수 없는 이유 묻기
    undo     결정 되돌리기         redo   다시 실행
    rule ID  규칙 보기             lang 코드  언어 바꾸기
    save 파일  게임 저장           quit   저장하고 나가기

## landsraad play

cli-undo-force = 봇들은 그래도 동의합니다: undo force

## landsraad replay

cli-replay-ok = 게임이 요약값과 일치합니다: 결정 { $n }개, { $digest }

## landsraad cards

cli-no-scripts = 스크립트가 필요한 카드는 없습니다.
cli-column-id = 식별자
cli-column-name = 이름
cli-column-facts = 표기
cli-column-effects = 효과
cli-kind-imperium = { -deck }의 카드({ $n })
cli-kind-intrigue = { -intrigue_card }({ $n })
cli-kind-leader = { -leader }({ $n })
cli-kind-space = { -board_space }({ $n })
cli-kind-conflict = { -conflict } 카드({ $n })
cli-kind-tile = { -tech_tile }({ $n })
cli-kind-contract = { -contract }({ $n })
cli-fact-pile-starter = 시작 카드
cli-fact-pile-reserve = { -reserve }
cli-fact-pile-imperium = { -imperium_deck }
cli-fact-copies = × { $n }
cli-fact-icon = { -agent_icon }: { $names }
cli-fact-complexity = 난이도 { $n }
cli-fact-level = { -conflict } { $n }
cli-fact-tile = { -tech_tile }

## landsraad simulate

cli-sim-progress = 게임
cli-sim-title = 게임 { $games }판, 오류 { $errors }판
cli-sim-min = 최소
cli-sim-mean = 평균
cli-sim-max = 최대
cli-sim-winner-vp = 승자의 { -victory_point }
cli-sim-vp = 모두의 { -victory_point }
cli-sim-rounds = { -round }
cli-sim-decisions = 결정
cli-sim-seat = 자리
cli-sim-leader = { -leader }
cli-sim-bot = 봇
cli-sim-played = 게임
cli-sim-won = 승리
cli-sim-share = 비율
cli-sim-mean-vp = 평균 { -victory_point }
cli-sim-never = 한 번도 나오지 않음
cli-sim-nothing = 없음: 모두 나왔습니다
cli-sim-speed = { $seconds }초, 초당 게임 { $games }판, 초당 결정 { $decisions }개
cli-sim-fired-card-played = { -agent }를 보낸 카드
cli-sim-fired-card-revealed = 공개한 카드
cli-sim-fired-card-acquired = 획득한 카드
cli-sim-fired-intrigue-played = 사용한 { -intrigue_card }
cli-sim-fired-space = 들어간 장소
cli-sim-fired-post = { -spy }를 놓은 { -observation_post }
cli-sim-fired-post-infiltrated = 침투에 쓴 { -observation_post }
cli-sim-fired-post-gathered = 정보를 수집한 { -observation_post }
cli-sim-fired-contract-taken = 가져온 { -contract }
cli-sim-fired-contract-completed = 완료한 { -contract }
cli-sim-fired-objective = 나누어 준 { -objective_card }
cli-sim-fired-icon-matched = 짝지은 { -battle_icon }
cli-sim-fired-training = 훈련 트랙의 칸
cli-sim-fired-conflict = 치른 { -conflict }
cli-sim-fired-conflict-won = 승리한 { -conflict }
cli-sim-fired-rival-card = 공개된 { -house_hagal_card }
cli-sim-fired-leader = 사용한 { -leader }
cli-sim-fired-tile-acquired = 획득한 { -tech_tile }
cli-sim-fired-tile-used = 사용한 { -tech_tile }
cli-sim-fired-freighter-recalled = { -freighter }을 소환한 칸

## landsraad doctor

cli-doctor-good = 정상
cli-doctor-bad = 실패
cli-doctor-python = 파이썬
cli-doctor-build = 빌드
cli-doctor-versions = 버전
cli-doctor-languages = 언어
cli-doctor-rules = 규칙
cli-doctor-self-test = 봇들의 게임
cli-doctor-healthy = 모두 정상입니다.
cli-doctor-ill = 문제가 있습니다.
