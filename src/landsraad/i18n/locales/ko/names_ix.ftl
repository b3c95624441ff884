### Names of Rise of Ix. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-appropriate = 전유
card-bounty_hunter = 현상금 사냥꾼
card-choam_delegate = 초암 대표
card-control_the_spice = 스파이스 지배
card-court_intrigue = 궁정 책략
card-desert_ambush = 사막 매복
card-embedded_agent = 잠복 요원
card-esmar_tuek = 에스마 튜엑
card-freighter_fleet = 화물선단
card-full_scale_assault = 전면 공격
card-guild_accord = 길드 협정
card-guild_chief_administrator = 길드 최고 관리관
card-imperial_bashar = 황실 바샤르
card-imperial_shock_trooper = 황실 돌격병
card-in_the_shadows = 그늘 속에서
card-ix_guild_compact = 익스와 길드의 협약
card-ixian_engineer = 익스의 기술자
card-jamis = 자미스
card-landing_rights = 착륙권
card-local_fence = 지역 장물아비
card-negotiated_withdrawal = 협상된 철수
card-satellite_ban = 위성 금지령
card-sayyadina = 사이야디나
card-shai_hulud = 샤이 훌루드
card-spice_trader = 스파이스 상인
card-treachery = 배신
card-truthsayer = 진실을 말하는 자
card-water_peddler = 물장수
card-web_of_power = 권력의 그물
card-weirding_way = 기이한 술법

## intrigue

intrigue-advanced_weaponry = 첨단 무기
intrigue-blackmail = 협박
intrigue-cannon_turrets = 포탑
intrigue-cull = 솎아내기
intrigue-diversion = 양동 작전
intrigue-expedite = 신속 처리
intrigue-finesse = 수완
intrigue-glimpse_the_path = 길을 엿보다
intrigue-grand_conspiracy = 거대한 음모
intrigue-ixian_probe = 익스의 탐사기
intrigue-machine_culture = 기계 문화
intrigue-quid_pro_quo = 주고받기
intrigue-second_wave = 제2파
intrigue-secret_forces = 비밀 병력
intrigue-strategic_push = 전략적 진격
intrigue-strongarm = 완력 행사
intrigue-war_chest = 군자금

## conflict

conflict-economic_supremacy = 경제적 우위
conflict-skirmish_ix_1 = 소규모 교전
conflict-skirmish_ix_2 = 소규모 교전
conflict-trade_monopoly = 무역 독점

## leader

leader-archduke_armand_ecaz = 아르망 에카즈 대공
leader-ilesa_ecaz = 일레사 에카즈
leader-prince_rhombur_vernius = 롬부르 버니우스 왕자
leader-princess_yuna_moritani = “공주” 유나 모리타니
leader-tessia_vernius = 테시아 버니우스
leader-viscount_hundro_moritani = 훈드로 모리타니 자작

## ability

ability-archduke_armand_ecaz = 조율
ability-ilesa_ecaz = 한발 앞서
ability-prince_rhombur_vernius = 중형 레이저포
ability-princess_yuna_moritani = 밀수 사업
ability-tessia_vernius = 면밀한 관찰
ability-viscount_hundro_moritani = 정보력

## signet

signet-archduke_armand_ecaz = 징집
signet-ilesa_ecaz = 길드 연줄
signet-prince_rhombur_vernius = 익스의 기술
signet-princess_yuna_moritani = 마지막 배달
signet-tessia_vernius = 이중성
signet-viscount_hundro_moritani = 전령

## space

space-dreadnought = 드레드노트
space-interstellar_shipping = 성간 운송
space-smuggling = 밀수
space-tech_negotiation = 기술 협상

## tile

tile-artillery = 포병대
tile-chaumurky = 차우머키
tile-detonation_devices = 기폭 장치
tile-disposal_facility = 처리 시설
tile-flagship = 기함
tile-holoprojectors = 홀로 투사기
tile-holtzman_engine = 홀츠만 엔진
tile-invasion_ships = 침공선
tile-memocorders = 메모코더
tile-minimic_film = 미니믹 필름
tile-restricted_ordnance = 금지된 병기
tile-shuttle_fleet = 왕복선단
tile-sonic_snoopers = 음파 탐지기
tile-spaceport = 우주 공항
tile-spy_satellites = 첩보 위성
tile-training_drones = 훈련용 드론
tile-troop_transports = 병력 수송선
tile-windtraps = 바람덫
