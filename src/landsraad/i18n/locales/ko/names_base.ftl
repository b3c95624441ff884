### Names of the base box. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-arrakis_liaison = 아라키스 연락책
card-arrakis_recruiter = 아라키스 모병관
card-assassination_mission = 암살 임무
card-bene_gesserit_initiate = 베네 게세리트 신입 단원
card-bene_gesserit_sister = 베네 게세리트 자매
card-carryall = 캐리올
card-chani = 챠니
card-choam_directorship = 초암 이사직
card-convincing_argument = 합리적 주장
card-crysknife = 크리스나이프
card-dagger = 단검
card-diplomacy = 외교
card-dr_yueh = 유에 박사
card-duncan_idaho = 던칸 아이다호
card-dune_the_desert_planet = 사막 행성 듄
card-fedaykin_death_commando = 페다이킨 결사대
card-firm_grip = 굳센 손아귀
card-foldspace = 접힘 공간
card-fremen_camp = 프레멘 야영지
card-gene_manipulation = 유전자 조작
card-guild_administrator = 길드 관리관
card-guild_ambassador = 길드 대사
card-guild_bankers = 길드 은행가
card-gun_thopter = 무장 솝터
card-gurney_halleck = 거니 할렉
card-imperial_spy = 황실 첩자
card-kwisatz_haderach = 퀴사츠 해더락
card-lady_jessica = 레이디 제시카
card-liet_kynes = 리에트 카인즈
card-missionaria_protectiva = 미셔나리아 프로텍티바
card-opulence = 호화로움
card-other_memory = 다른 기억
card-piter_de_vries = 파이터 드 브리즈
card-power_play = 권력 행사
card-reconnaissance = 첩보 수집
card-reverend_mother_mohiam = 대모 모히암
card-sardaukar_infantry = 사다우카 보병대
card-sardaukar_legion = 사다우카 군단
card-scout = 정찰병
card-seek_allies = 동맹 물색
card-shifting_allegiances = 변하는 충성
card-sietch_reverend_mother = 시치의 대모
card-signet_ring = 인장 반지
card-smugglers_thopter = 밀수꾼의 솝터
card-space_travel = 우주 여행
card-spice_hunter = 스파이스 사냥꾼
card-spice_smugglers = 스파이스 밀수단
card-stilgar = 스틸거
card-test_of_humanity = 인간성 시험
card-the_spice_must_flow = 스파이스는 흘러야 한다
card-the_voice = 목소리
card-thufir_hawat = 투피르 하와트
card-worm_riders = 모래벌레 기수들

## intrigue

intrigue-allied_armada = 연합 함대
intrigue-ambush = 매복
intrigue-bindu_suspension = 빈두 중지
intrigue-bribery = 뇌물
intrigue-bypass_protocol = 규정 우회
intrigue-calculated_hire = 계획적 고용
intrigue-charisma = 카리스마
intrigue-choam_shares = 초암 지분
intrigue-corner_the_market = 시장 독점
intrigue-councilors_dispensation = 의원의 특면
intrigue-demand_respect = 경의 표시 요구
intrigue-dispatch_an_envoy = 사절 파견
intrigue-double_cross = 배반
intrigue-favored_subject = 총애받는 신하
intrigue-guild_authorization = 길드의 허가
intrigue-infiltrate = 침투
intrigue-know_their_ways = 그들의 방식을 알라
intrigue-master_tactician = 전술의 대가
intrigue-plans_within_plans = 계획 속의 계획
intrigue-poison_snooper = 독약 탐지기
intrigue-private_army = 사병
intrigue-rapid_mobilization = 신속 동원
intrigue-recruitment_mission = 모병 임무
intrigue-refocus = 재집중
intrigue-reinforcements = 증원군
intrigue-secret_of_the_sisterhood = 자매단의 비밀
intrigue-staged_incident = 꾸며진 사건
intrigue-the_sleeper_must_awaken = 잠든 자는 깨어나야 한다
intrigue-tiebreaker = 동점 해결
intrigue-to_the_victor = 승자의 몫은...
intrigue-urgent_mission = 긴급 임무
intrigue-water_of_life = 생명의 물
intrigue-water_peddlers_union = 물장수 조합
intrigue-windfall = 횡재

## conflict

conflict-battle_for_arrakeen = 아라킨 전투
conflict-battle_for_carthag = 카르타그 전투
conflict-battle_for_imperial_basin = 제국 분지 전투
conflict-cloak_and_dagger = 망토와 단검
conflict-desert_power = 사막의 힘
conflict-grand_vision = 원대한 비전
conflict-guild_bank_raid = 길드 은행 습격
conflict-machinations = 권모술수
conflict-raid_stockpiles = 비축물 약탈
conflict-secure_imperial_basin = 제국 분지 확보
conflict-siege_of_arrakeen = 아라킨 공성전
conflict-siege_of_carthag = 카르타그 공성전
conflict-skirmish_a = 소규모 교전
conflict-skirmish_b = 소규모 교전
conflict-skirmish_c = 소규모 교전
conflict-skirmish_d = 소규모 교전
conflict-sort_through_the_chaos = 혼란 수습
conflict-terrible_purpose = 무시무시한 목적

## leader

leader-baron_vladimir_harkonnen = 블라디미르 하코넨 남작
leader-count_ilban_richese = 일반 리체스 백작
leader-countess_ariana_thorvald = 아리아나 소르발드 백작 부인
leader-duke_leto_atreides = 레토 아트레이드 공작
leader-earl_memnon_thorvald = 멤논 소르발드 백작
leader-glossu_the_beast_rabban = 짐승 같은 글로서 라반
leader-helena_richese = 헬레나 리체스
leader-paul_atreides = 폴 아트레이드

## ability

ability-baron_vladimir_harkonnen = 절묘한 수완
ability-count_ilban_richese = 무자비한 협상가
ability-countess_ariana_thorvald = 스파이스 중독
ability-duke_leto_atreides = 랜드스래드의 인기
ability-earl_memnon_thorvald = 인맥
ability-glossu_the_beast_rabban = 아라키스 봉토
ability-helena_richese = 사방의 눈
ability-paul_atreides = 예지

## signet

signet-baron_vladimir_harkonnen = 음모
signet-count_ilban_richese = 제조업
signet-countess_ariana_thorvald = 숨겨진 저수지
signet-duke_leto_atreides = 신중한 외교
signet-earl_memnon_thorvald = 스파이스 은닉처
signet-glossu_the_beast_rabban = 잔혹함
signet-helena_richese = 조종
signet-paul_atreides = 수련

## space

space-arrakeen = 아라킨
space-carthag = 카르타그
space-conspire = 흑막
space-foldspace = 접힘 공간
space-hagga_basin = 하가 분지
space-hall_of_oratory = 강당
space-hardy_warriors = 강인한 전사들
space-heighliner = 하이라이너
space-high_council = 원로회
space-imperial_basin = 제국 분지
space-mentat = 멘타트
space-rally_troops = 병력 소집
space-research_station = 연구 기지
space-secrets = 비밀
space-secure_contract = 계약 체결
space-selective_breeding = 선별 교배
space-sell_melange = 멜란지 판매
space-sietch_tabr = 시치 타브르
space-stillsuits = 스틸슈트
space-swordmaster = 소드마스터
space-the_great_flat = 대평지
space-wealth = 재물
