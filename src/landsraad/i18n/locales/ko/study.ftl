### landsraad analyze, landsraad train.

analyze-title = 승리 확률: { $file }
analyze-chance = 승리 확률
analyze-decision = 결정
analyze-picture = 그림: { $file }
analyze-progress = 결정 { $decisions }개 중 { $done }개
analyze-worst = 가장 많이 잃은 차례
analyze-round = 라운드
analyze-seat = 자리
analyze-lost = 손실 (%p)
analyze-played = 둔 수
analyze-better = 봇의 선택
analyze-choices = 선택 수
analyze-agreed = 봇과 일치
analyze-last = 마지막 확률
train-games = 자가 대국: { $seconds }초 동안 { $games }판, 국면 { $rows }개.
train-epoch = { $pass }회차: 새 국면에서 손실 { $loss } (추측: { $guess }).
train-done = { $file }에 { $bytes }바이트를 썼습니다.
train-full = 배포된 가중치는 { $games }판, 국면 { $rows }개에서 나왔습니다: 코어 하나로 약 { $minutes }분, 손실 { $loss }.
train-searches = 연습: { $seconds }초 동안 { $games }판, 결정 { $rows }개를 탐색했습니다.
train-practice = { $pass }회차: 새 결정에서 손실 { $loss } (연습 전: { $before }).
train-practised = 배포된 보정값은 { $games }판, 결정 { $decisions }개에서 나왔습니다: 코어 하나로 약 { $minutes }분.
train-numpy = 학습에는 NumPy가 필요합니다: landsraad[train]을 설치하세요.
