## How a newcomer may begin with a Leader, in a sentence

web-plan = 첫 계획
web-plan-paul_atreides = 차례마다 덱의 다음 카드를 보고, 지금 필요하면 반지로 뽑으세요.
web-plan-duke_leto_atreides = 더 싸게 갈 수 있는 { -high_council }를 일찍 차지하고, 남이 앞선 { -faction }에서는 반지에 { -spice }를 쓰세요.
web-plan-baron_vladimir_harkonnen = 큰 차례 한 번을 위해 { -troop } 넷을 모으세요. 그 차례에 비밀 { -faction } 둘이 보답합니다.
web-plan-glossu_the_beast_rabban = 처음 받은 { -spice }와 { -solari }를 바로 쓰고 자주 싸우세요. { -alliance }을 얻으면 반지가 { -troop } 둘을 줍니다.
web-plan-countess_ariana_thorvald = { -spice }가 많이 쌓인 곳에서 채취하세요. 하나 덜 받는 대신 카드를 뽑고, 물은 반지가 줍니다.
web-plan-earl_memnon_thorvald = { -high_council } 자리를 위해 { -solari }를 모으세요. 원하는 { -faction }의 { -influence }도 함께 얻습니다.
web-plan-count_ilban_richese = { -solari }를 내는 장소를 자주 고르세요. 낼 때마다 카드를 뽑고, 돈은 반지가 줍니다.
web-plan-helena_richese = 붐비는 도시는 남에게 먼저 내주세요. 나중에 들어갈 수 있습니다. 반지로는 열의 가장 좋은 카드를 맡아 두세요.
web-plan-archduke_armand_ecaz = 초반에 반지로 공짜 카드를 얻고, { -agent } 둘을 의회·도시·거래 장소로 보내 약한 카드를 폐기하세요.
web-plan-ilesa_ecaz = 두 번째 차례에 쓸, 아이콘이 하나뿐인 카드를 따로 두세요. 돌아와 쓰이면 { -spice }를 줍니다.
web-plan-prince_rhombur_vernius = 남보다 강한 { -dreadnought_unit }를 서둘러 만들고, 반지로는 { -tech_tile }을 사거나 { -negotiator }를 보내세요.
web-plan-princess_yuna_moritani = 내 차례에 { -solari }를 모으세요. 받을 때마다 하나 더 생깁니다. { -water } 없이 시작하니 물도 일찍 구하세요.
web-plan-tessia_vernius = { -faction }마다 차례로 { -influence } 2에 오르세요. 토큰마다 새로운 { -reward }이 기다립니다.
web-plan-viscount_hundro_moritani = 골라 둔 { -intrigue_card }로 시작하고, { -spice }와 반지로 { -freighter }을 움직이세요.
web-plan-feyd_rautha_harkonnen = 반지가 오면 늘 쓰세요. 훈련 길에서 약한 카드를 폐기하고 { -spy }를 놓으며, { -spy }는 검이 됩니다.
web-plan-gurney_halleck = 공개하기 전에 { -conflict }에 { -combat_strength } 6을 만드세요. { -persuasion }을 얻고, { -troop }은 반지가 줍니다.
web-plan-lady_amber_metulli = { -troop }으로 위협한 뒤 공개할 때 하나를 거두세요. { -alliance }이 있으면 반지가 { -spice }도 줍니다.
web-plan-lady_jessica = { -spice }와 반지로 기억을 모으세요. 베네 게세리트에서 한 번에 카드로 바꾸면 대모가 됩니다.
web-plan-lady_margot_fenring = 먼저 베네 게세리트와 가까워지세요. { -influence } 2에서 { -spice } 둘을 받습니다. 반지로는 도시를 살피세요.
web-plan-muad_dib = { -maker_hooks }을 얻어 { -sandworm }를 { -conflict }에 부르세요. 공개할 때 { -intrigue_card }를 뽑습니다.
web-plan-princess_irulan = 황제의 { -influence } 2에서 { -intrigue_card }를 뽑고, 필요 없는 카드는 반지로 { -spice }로 바꾸세요.
web-plan-staban_tuek = { -spy }로 { -maker_space }를 지켜보세요. 남이 그곳에 { -agent }를 보내면 { -spice }를 얻습니다.
web-plan-shaddam_corrino_iv = 따로 놓인 { -contract }을 알맞은 때에 가져오세요. 반지로는 지금 { -troop }을 얻거나 나중에 { -influence }을 삽니다.
