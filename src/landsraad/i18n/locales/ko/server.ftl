### 서버: 봇의 수준, 오류, 카드 분배의 확인.

## Bots

level-novice = 초보
level-adept = 숙련자
level-mentat = { -mentat }
level-kwisatz_haderach = 퀴사츠 해더락
server-bot-name = 봇 ({ $level })
server-bot-called = { $name } (봇, { $level })

## Errors

error-bad_request = 이해할 수 없는 요청입니다: { $reason }
error-bad_setup = 이 게임은 준비할 수 없습니다: { $reason }
error-no_session = 알 수 없는 사용자입니다. 페이지를 다시 불러오세요.
error-bad_origin = 다른 페이지에서는 할 수 없습니다.
error-banned = 이 주소는 이용이 제한되었습니다.
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
error-no_hints = 여러 사람이 함께하는 게임에서는 힌트를 볼 수 없습니다.
error-set_aside = 이 테이블은 다른 버전에서 저장되어 이 버전에서는 이어서 할 수 없습니다. 그대로 보관됩니다.
error-too_many = 너무 빠릅니다. 잠시 기다려 주세요.
error-too_many_tables = 끝나지 않은 테이블이 { $most }개 있습니다. 먼저 하나를 끝내거나 닫아 주세요.
error-too_large = 너무 깁니다.
error-too_slow = 요청이 너무 느리게 도착했습니다.
error-storage_failed = 게임을 저장할 수 없어서 아무것도 바뀌지 않았습니다. 다시 시도하세요.
error-busy = 서버가 바쁩니다. 다시 시도하세요.
error-wrong_version = 오래된 페이지입니다. 다시 불러오세요.
error-session_ended = 이 세션은 끝났습니다.

# Why, as the end of a sentence of the above

reason-too-long = 너무 깁니다. { $most }자까지 쓸 수 있습니다.
reason-empty = 여기에 내용을 써야 합니다.
reason-unprintable = 표시할 수 없는 문자가 들어 있습니다.
reason-form = 이 페이지와 서버가 서로 맞지 않습니다. 페이지를 다시 불러오세요.
reason-players = 플레이어 수는 { $allowed }명이어야 합니다.
reason-leader-twice = { $thing }: 두 번 선택되었습니다. { -leader }는 한 게임에 한 번만 나올 수 있습니다.
reason-epic = 이 상자들과 이 플레이어 수로는 에픽 모드를 할 수 없습니다.
reason-seats = 플레이어 { $players }명에게는 자리 { $players }개가 필요합니다.
reason-one-me = 당신의 자리는 하나뿐입니다. 이 화면의 다른 사람은 각자의 자리를 씁니다.
reason-choices = 이 선택들은 함께 쓸 수 없습니다.

## Commands

cli-serving = Landsraad 주소: { $address } (Ctrl-C로 종료)
cli-opened = 곧 브라우저가 열립니다. 열리지 않으면 { $address } 로 가세요.
cli-engine-building = 게임을 하는 동안 컴파일된 엔진을 한 번만, 몇 분에 걸쳐 빌드합니다. 다음에 시작할 때까지 봇은 인터프리터 엔진으로 생각합니다.
cli-engine-built = 컴파일된 엔진이 준비되었습니다. 다음에 시작할 때 사용합니다.
cli-engine-unbuilt = 컴파일된 엔진을 빌드하지 못했습니다(이유는 build/engine/build.log 참고). 게임은 인터프리터 엔진으로 계속됩니다.
cli-no-client = 브라우저용 페이지가 아직 만들어지지 않았습니다. `make play`로 만들 수 있습니다. 터미널에서 하려면: landsraad play --terminal
cli-replay-commitment = 카드 분배가 처음의 약속과 같습니다: SHA-256 { $hash }
cli-replay-broken = 시드가 처음의 약속과 다릅니다: SHA-256 { $hash }
hint-best = 시도한 미래 가운데 { $chance }%에서 이기며, 다음 선택보다 { $ahead }%p 높습니다.
hint-even = 시도한 미래 가운데 { $chance }%에서 이기며, 다음 선택과 같습니다.
hint-other = { $chance }%에서 이깁니다.
hint-only = 달리 선택할 것이 없습니다.
