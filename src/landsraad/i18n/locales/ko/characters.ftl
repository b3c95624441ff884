### 봇의 성격: 어떤 성격인지, 이름이 무엇인지, 어떻게 두는지.

character-none = 성격 없음
character-none-why = 어느 쪽으로도 치우치지 않고 최선을 다합니다.
character-random = 아무 성격
character-random-why = 테이블을 차릴 때 하나를 뽑으며, 남은 성격이 있는 한 겹치지 않습니다.
character-choice = 성격
character-line = { $name }, { $character }
character-warlord = 전쟁 군주
character-warlord-name = 바스크 타로우
character-warlord-why = 일찍 그리고 자주 { -troop }을 보내며, 기다리기보다 싸우는 쪽을 택합니다.
character-trader = 상인
character-trader-name = 오드윈 멜
character-trader-why = 돈을 따릅니다. { -solari }와 { -spice }가 먼저이고 나머지는 모두 흥정거리입니다.
character-schemer = 책략가
character-schemer-name = 세일린 이르
character-schemer-why = { -plot } 카드를 모으고 언제 쓸지 짐작하지 못하게 합니다.
character-courtier = 궁정인
character-courtier-name = 오리스테 칼베인
character-courtier-why = 모든 { -faction }의 환심을 사며 트랙을 한 걸음씩 오릅니다.
character-planner = 설계자
character-planner-name = 도스크 임레이
character-planner-why = 마지막 { -round }를 내다보며 덱을 만들고 관직을 차지합니다.
