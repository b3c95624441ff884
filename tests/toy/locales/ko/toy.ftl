### 장난감 상자: 이름과 규칙의 낱말.

module-outpost = 전초 기지
module-caches = 은닉처
faction-nomads = 유목민
    .the = 유목민
    .at = 유목민
space-outpost_court = 궁정
space-outpost_dock = 부두
space-outpost_tents = 천막
space-outpost_well = 우물
space-hangar = 격납고
card-ornithopter_pilot = 오니솝터 조종사
unit-ornithopter = 오니솝터

effect-hide_cache = 장소 하나에 스파이스 { $n } 숨기기
effect-open_cache = 자신의 은닉처 열기
effect-ornithopter = 오니솝터 { $n }대 가져오기
condition-cache_hidden = 은닉처가 있을 때
counter-caches = 게임판에 있는 은닉처

prompt-hide_cache = 스파이스를 어디에 숨기시겠습니까?
prompt-deploy_ornithopters = 오니솝터를 몇 대 배치하시겠습니까?
option-hide_cache = { $space }에 숨기기
option-deploy_ornithopter = 오니솝터 1대 배치
option-deploy_ornithopters = { $n ->
    [0] 오니솝터를 배치하지 않음
   *[other] 오니솝터 { $n }대 배치
}
option-retreat_unit-ornithopter = 오니솝터

log-cache_hidden = { $seat }: 스파이스 { $amount } 숨김 ({ $what }).
log-cache_hidden-hidden = { $seat }: 스파이스 { $amount } 숨김.
log-cache_opened = { $seat }: 스파이스 { $amount }의 은닉처를 엶 ({ $what }).
log-ornithopter_came = { $seat }: 오니솝터 1대 획득.
log-ornithopter_deployed = { $seat }: 오니솝터 { $amount }대 배치.
log-ornithopter_retreated = { $seat }: 오니솝터 { $amount }대 후퇴.
log-ornithopter_home = { $seat }: 오니솝터 { $amount }대가 주둔지로 돌아옴.

field-cache = 자신의 은닉처
field-cached_spice = 숨긴 스파이스
