## The table of six players

web-team = { $leader } 팀
web-team-score = 팀 점수
web-throne = { board-throne }
web-throne-why = 황제 팀만 이 카드를 획득할 수 있습니다
web-activated = 활성화됨
web-arrow = { $seat } 쪽 화살표
web-arrow-both = 양쪽 화살표
web-team-reward = 팀 전원이 얻습니다
web-own-space = { $seat } 전용 장소입니다.
web-your-place = 내 자리
web-teams-why = 두 팀이 번갈아 앉고 { -commander }끼리 마주 앉습니다. 고르지 않으면 { -ally }은 권장대로 정해집니다.
web-ally = { $leader } 팀의 { -ally }
web-team-number = { $n }팀
web-asked-in = { $owner } 차례에 { $seat } 결정:
web-icon-reinforce = { -ally }에게 줄 { -troop }
web-icon-ally_gains = { -ally }이 얻음
web-icon-allies_recruit = { -ally }이 소집
web-icon-shared_spice = 팀의 { -spice }
web-icon-give_contracts = { -contract } 주기
web-icon-trade = 교역
web-icon-to_throne = 옥좌 열로 카드 옮기기
web-icon-throne_instead = 원하면 옥좌 열로 카드 옮기기
web-view-boards = 개인판
