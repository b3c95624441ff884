### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.

## Starting cards

card-convincing_argument = 합리적 주장
card-dagger = 단검
card-diplomacy = 외교
card-dune_the_desert_planet = 사막 행성 듄
card-reconnaissance = 첩보 수집
card-seek_allies = 동맹 물색
card-signet_ring = 인장 반지

## Reserve cards

card-arrakis_liaison = 아라키스 연락책
card-the_spice_must_flow = 스파이스는 흘러야 한다
card-foldspace = 접힘 공간

## Imperium cards

card-arrakis_recruiter = 아라키스 모병관
card-assassination_mission = 암살 임무
card-bene_gesserit_initiate = 베네 게세리트 신입 단원
card-bene_gesserit_sister = 베네 게세리트 자매
card-carryall = 캐리올
card-chani = 챠니
card-choam_directorship = 초암 공사 이사직
card-crysknife = 크리스나이프
card-dr_yueh = 유에 박사
card-duncan_idaho = 던칸 아이다호
card-fedaykin_death_commando = 페다이킨 결사대
card-firm_grip = 확고한 장악
card-fremen_camp = 프레멘 야영지
card-gene_manipulation = 유전자 조작
card-guild_administrator = 길드 행정관
card-guild_ambassador = 길드 대사
card-guild_bankers = 길드 은행가들
card-gun_thopter = 무장 솝터
card-gurney_halleck = 거니 할렉
card-imperial_spy = 황실 첩자
card-kwisatz_haderach = 퀴사츠 해더락
card-lady_jessica = 레이디 제시카
card-liet_kynes = 리에트 카인즈
card-missionaria_protectiva = 미셔너리아 프로텍티바
card-opulence = 호화로움
card-other_memory = 다른 기억
card-piter_de_vries = 파이터 드 브리즈
card-power_play = 권력 행사
card-reverend_mother_mohiam = 모히암 대모
card-sardaukar_infantry = 사다우카 보병
card-sardaukar_legion = 사다우카 군단
card-scout = 정찰병
card-shifting_allegiances = 뒤바뀌는 충성
card-sietch_reverend_mother = 시치의 대모
card-smugglers_thopter = 밀수꾼의 솝터
card-space_travel = 우주 여행
card-spice_hunter = 스파이스 사냥꾼
card-spice_smugglers = 스파이스 밀수꾼들
card-stilgar = 스틸거
card-test_of_humanity = 인간성 시험
card-the_voice = 목소리
card-thufir_hawat = 투피르 하와트
card-worm_riders = 모래벌레 기수들

## Intrigue cards

intrigue-allied_armada = 연합 함대
intrigue-ambush = 매복
intrigue-bindu_suspension = 빈두 중지
intrigue-bribery = 뇌물
intrigue-bypass_protocol = 절차 우회
intrigue-calculated_hire = 계획적 고용
intrigue-charisma = 카리스마
intrigue-choam_shares = 초암 공사 지분
intrigue-corner_the_market = 시장 독점
intrigue-councilors_dispensation = 의원의 특전
intrigue-demand_respect = 경의 표시 요구
intrigue-dispatch_an_envoy = 사절 파견
intrigue-double_cross = 배신
intrigue-favored_subject = 총애받는 신하
intrigue-guild_authorization = 길드의 승인
intrigue-infiltrate = 잠입
intrigue-know_their_ways = 그들의 관습을 알다
intrigue-master_tactician = 뛰어난 전술가
intrigue-plans_within_plans = 계획 속의 계획
intrigue-poison_snooper = 독약 탐지기
intrigue-private_army = 사설 군대
intrigue-rapid_mobilization = 신속한 동원
intrigue-recruitment_mission = 모집 임무
intrigue-refocus = 재집중
intrigue-reinforcements = 증원군
intrigue-secret_of_the_sisterhood = 자매단의 비밀
intrigue-staged_incident = 조작된 사건
intrigue-the_sleeper_must_awaken = 잠든 자는 깨어나야 한다
intrigue-tiebreaker = 동순위 판정
intrigue-to_the_victor = 승자의 몫은...
intrigue-urgent_mission = 긴급 임무
intrigue-water_of_life = 생명의 물
intrigue-water_peddlers_union = 물장수 조합
intrigue-windfall = 횡재

## Conflicts

conflict-skirmish_a = 소규모 교전
conflict-skirmish_b = 소규모 교전
conflict-skirmish_c = 소규모 교전
conflict-skirmish_d = 소규모 교전
conflict-cloak_and_dagger = 암투
conflict-desert_power = 사막의 힘
conflict-guild_bank_raid = 길드 은행 습격
conflict-machinations = 권모술수
conflict-raid_stockpiles = 비축 물자 약탈
conflict-secure_imperial_basin = 제국 분지 확보
conflict-siege_of_arrakeen = 아라킨 공성전
conflict-siege_of_carthag = 카르타그 공성전
conflict-sort_through_the_chaos = 혼돈 수습
conflict-terrible_purpose = 무서운 목적
conflict-battle_for_arrakeen = 아라킨 전투
conflict-battle_for_carthag = 카르타그 전투
conflict-battle_for_imperial_basin = 제국 분지 전투
conflict-grand_vision = 원대한 비전

## Leaders

leader-paul_atreides = 폴 아트레이드
leader-duke_leto_atreides = 레토 아트레이드 공작
leader-baron_vladimir_harkonnen = 블라디미르 하코넨 남작
leader-glossu_the_beast_rabban = 짐승 같은 글로서 라반
leader-countess_ariana_thorvald = 아리아나 소르발드 백작부인
leader-earl_memnon_thorvald = 멤논 소르발드 백작
leader-count_ilban_richese = 일반 리체스 백작
leader-helena_richese = 헬레나 리체스

## Leader abilities

ability-paul_atreides = 예지
ability-duke_leto_atreides = 랜드스래드의 인망
ability-baron_vladimir_harkonnen = 절묘한 수완
ability-glossu_the_beast_rabban = 아라키스 영지
ability-countess_ariana_thorvald = 스파이스 중독자
ability-earl_memnon_thorvald = 인맥
ability-count_ilban_richese = 무자비한 협상가
ability-helena_richese = 어디에나 있는 눈

## Signet ring abilities

signet-paul_atreides = 규율
signet-duke_leto_atreides = 신중한 외교
signet-baron_vladimir_harkonnen = 계략
signet-glossu_the_beast_rabban = 잔혹함
signet-countess_ariana_thorvald = 숨겨진 저수지
signet-earl_memnon_thorvald = 스파이스 비축
signet-count_ilban_richese = 제조
signet-helena_richese = 조종

## Houses

house-atreides = 아트레이드 가문
house-harkonnen = 하코넨 가문
house-thorvald = 소르발드 가문
house-richese = 리체스 가문

## Board spaces

space-conspire = 흑막
space-wealth = 재물
space-heighliner = 하이라이너
space-foldspace = 접힘 공간
space-selective_breeding = 선별 교배
space-secrets = 비밀
space-hardy_warriors = 강인한 전사들
space-stillsuits = 스틸슈트
space-high_council = 원로회
space-mentat = 멘타트
space-swordmaster = 소드마스터
space-rally_troops = 병력 소집
space-hall_of_oratory = 강당
space-secure_contract = 계약 체결
space-sell_melange = 멜란지 판매
space-imperial_basin = 제국 분지
space-hagga_basin = 하가 분지
space-the_great_flat = 대평지
space-arrakeen = 아라킨
space-carthag = 카르타그
space-research_station = 연구 기지
space-sietch_tabr = 시치 타브르

## Factions; .the: the name with its article (no article); .at: after a number of Influence

faction-emperor = 황제
    .the = 황제
    .at = 황제
faction-guild = 우주 항행 길드
    .the = 우주 항행 길드
    .at = 우주 항행 길드
faction-bene_gesserit = 베네 게세리트
    .the = 베네 게세리트
    .at = 베네 게세리트
faction-fremen = 프레멘
    .the = 프레멘
    .at = 프레멘

## Agent icons besides the factions

icon-landsraad = 랜드스래드
icon-city = 도시
icon-spice_trade = 스파이스 거래

## Resources and other gains

resource-solari = 솔라리
resource-spice = 스파이스
resource-water = 물
resource-persuasion = 설득 비용
resource-swords = 검
resource-vp = 승점
resource-troops = 병력
resource-cards = 카드
resource-intrigue = 책략

## Rulebook terms

term-agent = 에이전트
term-swordmaster = 소드마스터
term-mentat = 멘타트
term-garrison = 주둔지
term-supply = 개인 공급처
term-conflict = 교전 칸
term-imperium_row = 임페리움 열
term-reserve = 예비 카드
term-deck = 카드덱
term-hand = 핸드
term-discard_pile = 버림 더미
term-in_play = 플레이 영역
term-trash = 폐기
term-alliance = 동맹
term-influence = 영향력
term-control = 지배
term-first_player = 시작 플레이어
term-high_council = 원로회
term-signet_ring = 인장 반지
term-leader = 지도자
term-round = 라운드
term-agent_turn = 에이전트 차례
term-reveal_turn = 공개 차례
term-round_start = 라운드 시작
term-player_turns = 플레이어 차례
term-combat = 전투
term-makers = 메이커스
term-recall = 소환
term-endgame = 종료 단계
term-plot = 음모
term-combat_card = 전투 책략 카드
term-endgame_card = 종료 단계 책략 카드
term-bonus_spice = 보너스 스파이스
term-strength = 전투력
term-fremen_bond = 프레멘의 유대감
term-maker_space = 메이커 장소
term-combat_space = 전투 장소
term-victory_points = 승점
term-conflict_deck = 교전 카드덱
term-intrigue_deck = 책략 카드덱
term-intrigue_card = 책략 카드
term-imperium_deck = 임페리움 카드덱
term-persuasion = 설득 비용

## Phases and turns

phase-setup = 게임 준비
phase-round_start = 라운드 시작
phase-player_turns = 플레이어 차례
phase-combat = 전투
phase-makers = 메이커스
phase-recall = 소환
phase-endgame = 종료 단계
phase-over = 게임 종료
turn-open = 선택 전
turn-agent = 에이전트 차례
turn-reveal = 공개 차례

## Where a card lies

zone-hand = 핸드
zone-discard = 버림 더미
zone-play = 플레이 영역
zone-market = 임페리움 열 또는 예비 카드
zone-aside = 따로 둔 카드

## Types of Intrigue cards

type-plot = 음모
type-combat = 전투
type-endgame = 종료 단계
type-win = 교전 승리 시

## Piles

pile-starter = 시작 카드
pile-reserve = 예비 카드
pile-imperium = 임페리움 카드

## Players

seat = 자리 { $n }
seat-leader = { $leader } ({ $seat })
