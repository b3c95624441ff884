### Names of Immortality. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-beguiling_pheromones = 매혹의 페로몬
card-bene_tleilax_lab = 베네 틀레이락스 연구소
card-bene_tleilax_researcher = 베네 틀레이락스 연구원
card-blank_slate = 백지 상태
card-chairdog = 의자개
card-clandestine_meeting = 은밀한 회합
card-contaminator = 오염자
card-corrino_genes = 코리노의 유전자
card-corrupt_smuggler = 부패한 밀수꾼
card-dissecting_kit = 해부 도구
card-experimentation = 실험
card-face_dancer = 얼굴의 춤꾼
card-face_dancer_initiate = 견습 얼굴의 춤꾼
card-for_humanity = 인류를 위하여
card-from_the_tanks = 탱크에서 나온 자들
card-ghola = 골라
card-guild_impersonator = 길드 사칭자
card-high_priority_travel = 최우선 여행
card-imperium_ceremony = 제국 의식
card-industrial_espionage = 산업 첩보
card-interstellar_conspiracy = 성간 음모
card-keys_to_power = 권력의 열쇠
card-lisan_al_gaib = 리산 알 가입
card-long_reach = 뻗치는 손길
card-occupation = 점령
card-organ_merchants = 장기 상인
card-planned_coupling = 계획된 결합
card-reclaimed_forces = 되살린 병력
card-replacement_eyes = 대체 안구
card-sardaukar_quartermaster = 사다우카 병참 장교
card-scientific_breakthrough = 과학의 대발견
card-shadout_mapes = 섀다우트 메입스
card-show_of_strength = 힘의 과시
card-slig_farmer = 슬리그 사육사
card-spiritual_fervor = 영적 열정
card-stillsuit_manufacturer = 스틸슈트 제작자
card-stitched_horror = 꿰맨 괴물
card-subject_x_137 = 실험체 X-137
card-throne_room_politics = 알현실의 정치
card-tleilaxu_infiltrator = 틀레이락스 잠입자
card-tleilaxu_master = 틀레이락스 마스터
card-tleilaxu_surgeon = 틀레이락스 외과의
card-twisted_mentat = 뒤틀린 멘타트
card-unnatural_reflexes = 초자연적 반사 신경
card-usurp = 찬탈

## intrigue

intrigue-breakthrough = 돌파구
intrigue-counterattack = 반격
intrigue-disguised_bureaucrat = 위장한 관료
intrigue-economic_positioning = 경제적 입지
intrigue-gruesome_sacrifice = 끔찍한 희생
intrigue-harvest_cells = 세포 수확
intrigue-illicit_dealings = 불법 거래
intrigue-shadowy_bargain = 음지의 거래
intrigue-study_melange = 멜란지 연구
intrigue-tleilaxu_puppet = 틀레이락스의 꼭두각시
intrigue-vicious_talents = 잔인한 재능

## module

module-immortality = 불멸

## rival_card

rival_card-hagal_carthag_left = { space-carthag }
rival_card-hagal_carthag_plain = { space-carthag }
rival_card-hagal_carthag_right = { space-carthag }
rival_card-hagal_research_station = { space-research_station }
