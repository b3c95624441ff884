### 서버: 봇의 수준, 오류, 카드 분배의 확인.

## Bots

level-novice = 초보
level-adept = 숙련자
level-mentat = 멘타트
level-kwisatz_haderach = 퀴사츠 헤더락
server-bot-name = 봇 ({ $level })

## Errors

error-bad_request = 이해할 수 없는 요청입니다: { $detail }
error-bad_setup = 이 게임은 준비할 수 없습니다: { $detail }
error-no_session = 알 수 없는 사용자입니다. 페이지를 다시 불러오세요.
error-bad_origin = 다른 페이지에서는 할 수 없습니다.
error-not_found = 볼 수 있는 것이 없습니다.
error-wrong_token = 이 링크는 (더 이상) 유효하지 않습니다.
error-not_yours = 당신의 자리가 아닙니다.
error-not_host = 테이블을 만든 사람만 할 수 있습니다.
error-wrong_status = 지금 이 테이블에서는 할 수 없습니다.
error-seat_taken = 이미 누군가 앉아 있습니다.
error-seats_open = 아직 빈자리가 있습니다.
error-not_away = 아직 접속 중입니다. 한동안 자리를 비우면 봇이 대신할 수 있습니다.
error-cannot_hand_back = 이 자리는 봇이 계속 맡습니다.
error-stale = 게임이 이미 진행되었습니다. 다시 선택하세요.
error-not_asked = 지금은 이 자리가 선택할 차례가 아닙니다.
error-illegal = 선택할 수 있는 것이 아닙니다.
error-undo_refused = 자유롭게 되돌릴 수 없습니다. 다른 사람들에게 요청할 수 있습니다.
error-nothing_to_redo = 다시 실행할 것이 없습니다.
error-no_request = 되돌리기를 요청한 사람이 없습니다.
error-too_many = 너무 빠릅니다. 잠시 기다려 주세요.
error-too_large = 너무 깁니다.
error-storage_failed = 게임을 저장할 수 없어서 아무것도 바뀌지 않았습니다. 다시 시도하세요.
error-busy = 서버가 바쁩니다. 다시 시도하세요.
error-wrong_version = 오래된 페이지입니다. 다시 불러오세요.
error-too_slow = 연결이 너무 느립니다. 다시 연결합니다.
error-replaced = 이 세션은 끝났습니다.

## Commands

cli-serving = Landsraad 주소: { $address } (Ctrl-C로 종료)
cli-opened = 곧 브라우저가 열립니다. 열리지 않으면 { $address } 로 가세요.
cli-no-client = 브라우저용 페이지가 아직 만들어지지 않았습니다. `make play`로 만들 수 있습니다. 터미널에서 하려면: landsraad play --terminal
cli-replay-commitment = 카드 분배가 처음의 약속과 같습니다: SHA-256 { $hash }
cli-replay-broken = 시드가 처음의 약속과 다릅니다: SHA-256 { $hash }
