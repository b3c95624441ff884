### Names of Uprising. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-bene_gesserit_operative = 베네 게세리트 공작원
card-branching_path = 갈라지는 길
card-calculus_of_power = 권력의 계산
card-captured_mentat = 사로잡힌 멘타트
card-cargo_runner = 화물 운반선
card-chani_clever_tactician = 챠니, 영리한 전술가
card-corrinth_city = 코린스 시
card-covert_operation = 비밀 작전
card-dangerous_rhetoric = 위험한 언변
card-delivery_agreement = 납품 협약
card-desert_power = 사막의 힘
card-desert_survival = 사막 생존술
card-double_agent = 이중 첩자
card-ecological_testing_station = 생태 실험소
card-emperor_convincing_argument = 합리적 주장
card-emperor_corrino_might = 코리노의 위세
card-emperor_critical_shipments = 중대한 화물
card-emperor_demand_results = 결과 요구
card-emperor_devastating_assault = 파괴적인 공격
card-emperor_imperial_ornithopter = 황실 오니솝터
card-emperor_imperial_tent = 황실 천막
card-emperor_seek_allies = 동맹 물색
card-emperor_signet_ring = 인장 반지
card-fedaykin_stilltent = 페다이킨 증류 천막
card-guild_envoy = 길드 사절
card-guild_spy = 길드의 스파이
card-hidden_missive = 숨겨진 서신
card-imperial_spymaster = 황실 첩보 대장
card-in_high_places = 높은 자리의 연줄
card-interstellar_trade = 성간 무역
card-junction_headquarters = 정션 본부
card-leadership = 통솔력
card-long_live_the_fighters = 전사들이여 영원하라
card-maker_keeper = 메이커 사육사
card-maula_pistol = 마울라 권총
card-muad_dib_command_respect = 존경을 얻다
card-muad_dib_convincing_argument = 합리적 주장
card-muad_dib_demand_attention = 주목 요구
card-muad_dib_desert_call = 사막의 부름
card-muad_dib_limited_landsraad_access = 제한된 랜드스래드 접근
card-muad_dib_seek_allies = 동맹 물색
card-muad_dib_signet_ring = 인장 반지
card-muad_dib_threaten_spice_production = 스파이스 생산 위협
card-muad_dib_usul = 우슬
card-northern_watermaster = 북부의 물지기
card-overthrow = 전복
card-paracompass = 패러컴퍼스
card-prepare_the_way = 길을 준비하라
card-price_is_no_object = 값은 상관없다
card-priority_contracts = 우선 계약
card-public_spectacle = 공개 구경거리
card-rebel_supplier = 반군 보급책
card-reliable_informant = 믿을 만한 정보원
card-sardaukar_coordination = 사다우카 합동 작전
card-sardaukar_soldier = 사다우카 병사
card-shishakli = 시샤클리
card-smugglers_harvester = 밀수꾼의 수확기
card-smugglers_haven = 밀수꾼의 은신처
card-southern_elders = 남부의 원로들
card-space_time_folding = 시공간 접기
card-spacing_guilds_favor = 우주 항행 길드의 호의
card-spy_network = 첩보망
card-steersman = 조타수
card-stilgar_the_devoted = 스틸가, 헌신자
card-strike_fleet = 타격 함대
card-subversive_advisor = 불온한 조언자
card-treacherous_maneuver = 배신의 책동
card-tread_in_darkness = 어둠 속을 걷다
card-truthtrance = 진실의 황홀경
card-undercover_asset = 위장 요원
card-unswerving_loyalty = 변함없는 충성
card-weirding_woman = 기이한 여인
card-wheels_within_wheels = 바퀴 속의 바퀴

## intrigue

intrigue-backed_by_choam = 초암의 후원
intrigue-buy_access = 연줄 매수
intrigue-call_to_arms = 소집령
intrigue-change_allegiances = 충성 변경
intrigue-choam_profits = 초암의 이윤
intrigue-contingency_plan = 비상 계획
intrigue-councilors_ambition = 의원의 야망
intrigue-crysknife = 크리스나이프
intrigue-cunning = 교활함
intrigue-depart_for_arrakis = 아라키스로 출발
intrigue-desert_mouse = 사막쥐
intrigue-detonation = 폭파
intrigue-devour = 집어삼키다
intrigue-distraction = 주의 분산
intrigue-find_weakness = 약점 포착
intrigue-go_to_ground = 잠적
intrigue-imperium_politics = 제국의 정치
intrigue-impress = 깊은 인상
intrigue-inspire_awe = 경외심
intrigue-intelligence_report = 정보 보고
intrigue-leverage = 지렛대
intrigue-manipulate = 조종
intrigue-market_opportunity = 시장의 기회
intrigue-mercenaries = 용병단
intrigue-opportunism = 기회주의
intrigue-ornithopter = 오니솝터
intrigue-questionable_methods = 수상한 방법
intrigue-reach_agreement = 합의 도출
intrigue-secure_spice_trade = 스파이스 거래 확보
intrigue-shaddams_favor = 샤담의 호의
intrigue-shadow_alliance = 그림자 동맹
intrigue-sietch_ritual = 시치 의식
intrigue-special_mission = 특수 임무
intrigue-spice_is_power = 스파이스가 곧 힘
intrigue-spring_the_trap = 덫을 터뜨리다
intrigue-strategic_stockpiling = 전략 비축
intrigue-tactical_option = 전술적 선택
intrigue-unexpected_allies = 뜻밖의 동맹
intrigue-weirding_combat = 기이한 전투술

## conflict

conflict-battle_for_spice_refinery = 스파이스 정제소 전투
conflict-choam_security = 초암 경비
conflict-propaganda = 선전
conflict-protect_the_sietches = 시치 수호
conflict-seize_spice_refinery = 스파이스 정제소 장악
conflict-shadow_contest = 그림자 대결
conflict-skirmish_crysknife = 소규모 교전
conflict-skirmish_desert_mouse = 소규모 교전
conflict-skirmish_ornithopter = 소규모 교전
conflict-spice_freighters = 스파이스 화물선
conflict-test_of_loyalty = 충성 시험
conflict-trade_dispute = 무역 분쟁

## leader

leader-feyd_rautha_harkonnen = 페이드 로타 하코넨
leader-gurney_halleck = 거니 할렉
leader-lady_amber_metulli = 레이디 앰버 메툴리
leader-lady_jessica = 레이디 제시카
leader-lady_margot_fenring = 레이디 마고 펜링
leader-muad_dib = 무앗딥
leader-princess_irulan = 이룰란 공주
leader-reverend_mother_jessica = 대모 제시카
leader-shaddam_corrino_iv = 샤담 코리노 4세
leader-staban_tuek = 스타반 튜엑

## ability

ability-feyd_rautha_harkonnen = 음흉한 힘
ability-gurney_halleck = 언제나 미소를
ability-lady_amber_metulli = 사막 정찰대
ability-lady_jessica = 또 다른 기억
ability-lady_margot_fenring = 충성
ability-muad_dib = 예측할 수 없는 적
ability-princess_irulan = 황실의 핏줄
ability-reverend_mother_jessica = 대모
ability-shaddam_corrino_iv = 사다우카 총사령관
ability-staban_tuek = 스파이스 밀수

## signet

signet-feyd_rautha_harkonnen = 개인 훈련
signet-gurney_halleck = 전쟁의 달인
signet-lady_amber_metulli = 금고 채우기
signet-lady_jessica = 스파이스의 고통
signet-lady_margot_fenring = 아라키스 정보원
signet-muad_dib = 길을 이끌다
signet-princess_irulan = 기록자의 통찰
signet-reverend_mother_jessica = 생명의 물
signet-shaddam_corrino_iv = 알려진 우주의 황제
signet-staban_tuek = 보이지 않는 조직망

## space

space-accept_contract = 계약 수락
space-assembly_hall = 의사당
space-controversial_technology = 논란의 기술
space-deep_desert = 깊은 사막
space-deliver_supplies = 보급품 전달
space-desert_mastery = 사막의 지배
space-desert_tactics = 사막 전술
space-dutiful_service = 충직한 봉사
space-economic_support = 경제 지원
space-espionage = 첩보
space-expedition = 원정
space-fremkit = 프렘킷
space-gather_support = 지지 확보
space-habbanya_erg = 하바냐 에르그
space-imperial_privilege = 황실의 특권
space-military_support = 군사 지원
space-sardaukar = 사다우카
space-shipping = 운송
space-spice_refinery = 스파이스 정제소
space-vast_wealth = 막대한 부

## contract

contract-acquire_the_spice_must_flow = 스파이스는 흘러야 한다 획득
contract-arrakeen_troop_spy = 아라킨
contract-arrakeen_water = 아라킨
contract-deliver_supplies = 보급품 전달
contract-espionage = 첩보
contract-harvest_3 = 채취 3+
contract-harvest_4 = 채취 4+
contract-heighliner_troops = 하이라이너
contract-heighliner_water = 하이라이너
contract-high_council_influence = 원로회
contract-high_council_solari = 원로회
contract-immediate = 즉시
contract-ix_dreadnought = 드레드노트
contract-ix_espionage = 첩보
contract-ix_harvest_3 = 채취 3+
contract-ix_harvest_4 = 채취 4+
contract-ix_heighliner = 하이라이너
contract-ix_high_council = 원로회
contract-ix_interstellar_shipping = 성간 운송
contract-ix_secrets = 비밀
contract-ix_smuggling = 밀수
contract-ix_tech_negotiation = 기술 협상
contract-research_station_solari = 연구 기지
contract-research_station_spy = 연구 기지
contract-sardaukar_cards = 사다우카
contract-sardaukar_recall = 사다우카
contract-spice_refinery_cards = 스파이스 정제소
contract-spice_refinery_water = 스파이스 정제소

## objective

objective-objective_crysknife = 목표 카드: 크리스나이프
objective-objective_crysknife_4_6p = 목표 카드: 크리스나이프
objective-objective_desert_mouse_4_6p = 목표 카드: 사막쥐
objective-objective_desert_mouse_first = 목표 카드: 사막쥐
objective-objective_ornithopter_1_3p = 목표 카드: 오니솝터

## faction

faction-fringe_worlds = 변방 세계
    .the = 변방 세계
    .at = 변방 세계
faction-great_houses = 대가문
    .the = 대가문
    .at = 대가문

## icon

icon-spy = 스파이

## module

module-choam = 초암 모듈
module-uprising = 봉기

## rival_card

rival_card-accept_contract_shipping_1 = { space-accept_contract } / { space-shipping }
rival_card-accept_contract_shipping_3 = { space-accept_contract } / { space-shipping }
rival_card-arrakeen = { space-arrakeen }
rival_card-assembly_hall = { space-assembly_hall }
rival_card-deep_desert = { space-deep_desert }
rival_card-deliver_supplies_heighliner = { space-deliver_supplies } / { space-heighliner }
rival_card-desert_tactics = { space-desert_tactics }
rival_card-dutiful_service = { space-dutiful_service }
rival_card-espionage = { space-espionage }
rival_card-fremkit = { space-fremkit }
rival_card-gather_support_influence = { space-gather_support }
rival_card-gather_support_troop = { space-gather_support }
rival_card-hagga_basin_imperial_basin = { space-hagga_basin } / { space-imperial_basin }
rival_card-place_spy_city = 스파이 배치 ({ icon-city })
rival_card-place_spy_landsraad = 스파이 배치 ({ icon-landsraad })
rival_card-place_spy_spice_trade = 스파이 배치 ({ icon-spice_trade })
rival_card-research_station = { space-research_station }
rival_card-sardaukar = { space-sardaukar }
rival_card-sietch_tabr = { space-sietch_tabr }
rival_card-spice_refinery = { space-spice_refinery }

## unit

unit-sandworm = 모래벌레

## variant

variant-expert_deployment = 전문가 배치
variant-smart_politics = 영리한 정치
