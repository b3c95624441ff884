### Meeting: the lobby, clubs, ladders, reports, choosing Leaders, notices.

## Lobby

lobby-title = 열린 테이블
lobby-empty = 지금은 플레이어를 기다리는 사람이 없습니다. 테이블을 열거나 상대를 찾아보세요.
lobby-join = 참가
lobby-back = 테이블로 돌아가기
lobby-players = { $taken }/{ $all }명
lobby-range = 레이팅 { $low }~{ $high }
lobby-rating = { $n } ± { $doubt }
lobby-not-yours = 레이팅이 맞지 않음
lobby-pair = 빠른 매칭
lobby-pair-why = 지금 같은 게임을 원하는 사람과 함께
lobby-pair-go = 상대 찾기
lobby-offer = 첫 화면에서 누구나 참가하게 하기
lobby-offer-club = 어디에 표시할지
lobby-offer-public = 모두에게
lobby-offered = 이 테이블은 자리를 찾는 사람들에게 보입니다.
lobby-withdraw = 더 이상 보이지 않기
lobby-low = 레이팅 최소
lobby-high = 최대
web-status-choosing = 선택 중

## Clubs

club-title = 클럽
club-why = 클럽은 비공개입니다. 링크가 있는 사람만 들어와 클럽의 테이블을 봅니다.
club-none = 아직 가입한 클럽이 없습니다.
club-name = 클럽 이름
club-make = 클럽 만들기
club-members = 회원: { $n }명
club-host = 운영자
club-link = 새 회원용 링크
club-renew = 새 링크 만들기(이전 링크는 무효)
club-remove = { $name } 내보내기
club-leave = 클럽 나가기
club-invited = 클럽에 초대받았습니다.
club-join = 클럽 가입
club-tables = 클럽 테이블

## Ladder

ladder-title = 순위표
ladder-why = 게임별 레이팅과 오차입니다. 게임을 떠나거나 시간이 다 되면 공동 꼴찌가 됩니다.
ladder-mode = 게임
ladder-mode-name = { $game }, { $n }명
ladder-empty = 이 게임에는 아직 레이팅이 없습니다.
ladder-rating = 레이팅
ladder-games = 게임 수

## Reports and mutes

report-title = { $name } 신고
report-why = 서버 운영자가 이 사람의 최근 대화와 함께 읽습니다.
report-words = 욕설
report-name = 이름
report-cheating = 부정행위
report-stalling = 시간 끌기
report-other = 기타
report-text = 무슨 일이 있었나요
report-send = 보내기
report-sent = 보냈습니다. 고맙습니다.
mute-on = { $name } 음소거
mute-off = { $name } 음소거 해제
mute-lines = 음소거된 대화: { $n }

## Choosing Leaders

choose-way = { -leader }를 정하는 방법
choose-set = 자리에서 정한 대로, 없으면 무작위
choose-set-why = 정하지 않은 자리는 무작위로 받습니다.
choose-pick = 각자 고르기
choose-pick-why = 동시에 고르며 먼저 고른 사람이 갖습니다.
choose-draft = 드래프트
choose-draft-why = 인원보다 둘 많이 공개하고 마지막 자리부터 고릅니다.
choose-auction = 자리 경매
choose-auction-why = { $n }점을 비공개로 나누어 자리나 { -leader }를 먼저 고를 권리에 겁니다.
choose-title = 게임 시작 전
choose-now = 선택하세요: { $name }
choose-wait = 선택 중: { $names }
choose-bid = 자리에 { $seat }점, { -leader }에 { $leader }점
choose-bid-send = 입찰 확정
choose-bid-in = 입찰함
choose-place = { $n }번 자리
choose-taken = { $name } 선택

## Notices

notice-push = 페이지를 닫아도 이 브라우저에 알리기
notice-push-failed = 페이지가 닫혀 있으면 이 브라우저에 알릴 수 없습니다.
mail-address = 내 차례에 메일 받기
mail-send = 코드 보내기
mail-enter = 메일로 받은 코드
mail-confirm = 확인
mail-confirmed = 메일 주소: { $address }
mail-forget = 주소 삭제
mail-code-title = Landsraad: 코드
mail-code = 코드는 { $code }입니다. 요청하지 않았다면 무시하세요.
mail-why = 알림을 요청하셔서 보냅니다. 페이지 설정에서 주소를 지울 수 있습니다.

## Refusals

error-quota = 이미 { $most }개가 있어 더 만들 수 없습니다.
error-not_in_range = 이 테이블은 다른 레이팅을 요구합니다.
reason-auction = 자리 경매는 두 명 이상이 팀 없이 할 때만 됩니다.
