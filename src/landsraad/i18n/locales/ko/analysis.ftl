### 브라우저에서 보는 끝난 게임의 분석.

analysis-open = 분석
analysis-title = 게임 분석
analysis-offer = 가장 강한 봇이 이 게임의 모든 결정을 다시 살펴봅니다: 누가 얼마나 이길 것 같았는지, 어디서 가장 많이 잃었는지, 봇이라면 무엇을 했을지. 1~2분이 걸리며, 그동안 리플레이를 계속 볼 수 있습니다.
analysis-start = 이 게임 분석하기
analysis-waiting = 다른 게임을 먼저 분석하고 있습니다.
analysis-progress = 결정 { $all }개 중 { $done }개
analysis-failed = 분석이 끝나지 못했습니다. 다시 시도할 수 있습니다.
analysis-what = 그 자리에서 판단할 수 있었던, 각 결정 뒤의 승리 확률(결정마다 { $n }번 시도). 숫자는 가장 많이 잃은 차례를 나타내며, 누르면 그곳으로 갑니다.
analysis-curve = 게임 동안의 승리 확률
analysis-worst = 가장 많이 잃은 차례
analysis-nothing-lost = 잃은 것이 없습니다: 봇도 똑같이 했을 것입니다.
analysis-round = { $n }{ -round }
analysis-instead = { $played } – 봇의 선택: { $best }
analysis-agrees = { $played } – 봇도 같은 선택
analysis-noted = { $played } – 봇이 고려한 것
analysis-seats = 자리
analysis-seat = 선택 { $choices }번 중 { $agreed }번이 봇과 같음, 모두 { $lost }퍼센트포인트 잃음
analysis-step = { $n }단계: { $name }
analysis-judged = 분석
analysis-considered = 게임 중에 봇이 고려한 것
analysis-tried = { $bot }, { $n }번 시도
analysis-visits = { $n }번 시도
analysis-was-played = 선택함
