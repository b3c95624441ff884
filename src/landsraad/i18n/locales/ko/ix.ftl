### Rise of Ix: names as the rulebooks print them where they do, our own translation elsewhere.

## Starting card of the Epic game

card-control_the_spice = 스파이스 장악

## Imperium cards

card-appropriate = 전용
card-bounty_hunter = 현상금 사냥꾼
card-choam_delegate = 초암 공사 대표
card-court_intrigue = 궁정 책략
card-desert_ambush = 사막의 매복
card-embedded_agent = 잠복 요원
card-esmar_tuek = 에스마르 투에크
card-freighter_fleet = 화물선단
card-full_scale_assault = 전면 공격
card-guild_accord = 길드 협정
card-guild_chief_administrator = 길드 수석 행정관
card-imperial_bashar = 제국 바샤르
card-imperial_shock_trooper = 제국 돌격병
card-in_the_shadows = 그림자 속에서
card-ix_guild_compact = 익스와 길드의 협약
card-ixian_engineer = 익스인 기술자
card-jamis = 제이미스
card-landing_rights = 착륙권
card-local_fence = 현지 장물아비
card-negotiated_withdrawal = 협상에 따른 철수
card-satellite_ban = 위성 금지령
card-sayyadina = 사이야디나
card-shai_hulud = 샤이 훌루드
card-spice_trader = 스파이스 상인
card-treachery = 반역
card-truthsayer = 진실을 말하는 자
card-water_peddler = 물장수
card-web_of_power = 권력의 거미줄
card-weirding_way = 기이한 무술

## Intrigue cards

intrigue-advanced_weaponry = 첨단 무기
intrigue-blackmail = 협박
intrigue-cannon_turrets = 포탑
intrigue-cull = 솎아 내기
intrigue-diversion = 양동 작전
intrigue-expedite = 신속 처리
intrigue-finesse = 술책
intrigue-glimpse_the_path = 길을 엿보다
intrigue-grand_conspiracy = 거대한 음모
intrigue-ixian_probe = 익스인 탐사기
intrigue-machine_culture = 기계 문화
intrigue-quid_pro_quo = 대가성 거래
intrigue-second_wave = 2차 공세
intrigue-secret_forces = 비밀 병력
intrigue-strategic_push = 전략적 압박
intrigue-strongarm = 강압
intrigue-war_chest = 군자금

## Conflicts

conflict-skirmish_ix_1 = 소규모 교전
conflict-skirmish_ix_2 = 소규모 교전
conflict-trade_monopoly = 무역 독점
conflict-economic_supremacy = 경제적 패권

## Leaders

leader-archduke_armand_ecaz = 아르망 에카즈 대공
leader-ilesa_ecaz = 일레사 에카즈
leader-prince_rhombur_vernius = 롬버 버니어스 왕자
leader-princess_yuna_moritani = "공주" 유나 모리타니
leader-tessia_vernius = 테시아 버니어스
leader-viscount_hundro_moritani = 훈드로 모리타니 자작

## Leader abilities

ability-archduke_armand_ecaz = 협동
ability-ilesa_ecaz = 한발 앞서
ability-prince_rhombur_vernius = 중형 레이저포
ability-princess_yuna_moritani = 밀수 사업
ability-tessia_vernius = 세심한 관찰
ability-viscount_hundro_moritani = 정보망

## Signet ring abilities

signet-archduke_armand_ecaz = 징집
signet-ilesa_ecaz = 길드 인맥
signet-prince_rhombur_vernius = 익스인의 기술
signet-princess_yuna_moritani = 마지막 배달
signet-tessia_vernius = 이중성
signet-viscount_hundro_moritani = 전령

## Houses

house-ecaz = 에카즈 가문
house-vernius = 버니어스 가문
house-moritani = 모리타니 가문

## Board spaces

space-smuggling = 밀수
space-interstellar_shipping = 성간 운송
space-tech_negotiation = 기술 협상
space-dreadnought = 드레드노트

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = 운송 트랙 1칸
shipping-2 = 운송 트랙 2칸
shipping-3 = 운송 트랙 3칸

## Tech tiles

tile-artillery = 포병대
tile-chaumurky = 차우머키
tile-detonation_devices = 기폭 장치
tile-disposal_facility = 처리 시설
tile-flagship = 기함
tile-holoprojectors = 홀로그램 영사기
tile-holtzman_engine = 홀츠만 엔진
tile-invasion_ships = 침공선
tile-memocorders = 메모코더
tile-minimic_film = 미니믹 필름
tile-restricted_ordnance = 금지 병기
tile-shuttle_fleet = 셔틀 선단
tile-sonic_snoopers = 음파 탐지기
tile-spaceport = 우주 공항
tile-spy_satellites = 첩보 위성
tile-training_drones = 훈련용 드론
tile-troop_transports = 병력 수송선
tile-windtraps = 바람덫

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = 익스의 부상
module-epic = 서사시 게임
variant-imperium_row_dice = 주사위로 정하는 임페리움 열
variant-brutal_escalation = 잔혹한 격화

## Rulebook terms

term-tech_tile = 기술 타일
term-dreadnought = 드레드노트
unit-dreadnought = { term-dreadnought }
term-unit = 유닛
term-freighter = 화물선
term-shipping_track = 운송 트랙
term-negotiator = 협상가
term-dividends = 배당금
term-infiltrate = 잠입
term-unload = 하역
term-snooper = 탐지기 토큰

## The Faction that a token lay with; .the and .at as for the Factions themselves

faction-this = 그 팩션
    .the = 그 팩션
    .at = 그 팩션
