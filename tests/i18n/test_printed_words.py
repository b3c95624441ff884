"""One word for one thing: words that a rulebook does not print for it stand in no message.

What is looked for was found by reading the catalogues against the rulebooks; names of cards and spaces are left out,
for they are printed as they are.
"""

from __future__ import annotations

import re

import pytest

from landsraad.i18n import LANGUAGES, words
from tests.i18n.test_all_words import english_variables, fillings

# Names of things, told as printed.
NAMES = re.compile(
    r"^(card|intrigue|conflict|leader|ability|signet|space|tile|contract|objective|rival_card|post|house|language)-"
)
# The word, and what is printed instead.
SHUNNED = {
    "en": {
        r"(?<!you )\bspy\b|\bspies\b": "Spy",
        r"\bleaders?\b": "Leader",
    },
    "es": {
        r"ganchos?": "Garfios de doma",
        r"\b[Rr]etirar? (a |al |la |un |una )?(Agente|Espía|Muralla)": "hacer retornar, quitar (retirar is for troops)",
        r"\bganar? (un|el) Conflicto": "vencer en un Conflicto",
        r"\bfichas? de Tecnología": "pieza de Tecnología",
        r"Qué tan": "Peninsular",
        r"oponente": "adversario",
        r"\bespías?\b(?! una| la)(?<!que espías)(?<!donde espías)": "Espía",
        r"conflictos?\b": "Conflicto",
        r"\binfluencia": "Influencia",
        r"\blíder": "Líder",
        r"\basiento(?! en el Alto Consejo)": "puesto (an asiento is on the High Council)",
        r"Veterano": "Élite in the base box",
    },
    "de": {
        r"Verträge?|Vertrag": "Kontrakt",
        r"Bringerfeld|Sandwurmfeld": "Feld mit Sandwurm-Symbol",
        r"Dreadnought": "Schlachtschiff",
        r"Tech-?[Pp]lättchen": "Technologieplättchen",
        r"\bUprising\b": "Aufstand",
        r"Kampfsymbol": "Schlachtsymbol",
        r"\b[Ee]ntsend\w* \w+ Trupp": "einsetzen (entsenden is for Agents)",
        r"\b(?:den|dem|des) Mentat\b": "Mentaten",
        r"\bSeed\b": "Startwert",
    },
    "ko": {
        r"세력|진영": "팩션",
        r"분쟁": "교전",
        r"(?<!접힘 )공간": "장소",
        r"(?<!개인 )공급처": "개인 공급처",
        r"갈고리|창조자": "메이커 작살",
        r"시에치": "시치 타브르",
        r"수확": "채취",
        r"회수": "소환",
        r"요원": "에이전트",
        r"리더|선 플레이어": "지도자, 시작 플레이어",
        r"모집": "소집",
        r"잠입": "침투",
        r"이번 턴": "이번 차례",
        r"시키시겠": "하시겠습니까",
        r"[가-힣]기 후(?![가-힣])": "-고, -ㄴ 뒤",
    },
    "fr": {
        r"hameçons": "Hameçons à Faiseur",
        r"\bespions?\b": "Espion",
        r"(?<!d’)(?<!Repli de l’)\bespaces?\b": "emplacement",
        r"ce tour(?!-| de)": "ce tour-ci",
        r"conflits?\b": "Conflit",
        r"(?<!sans )(?<!d’)\b[2-9] (?:épice|eau)\b": "a plural",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_has_a_word_that_is_printed_otherwise(lang: str) -> None:
    spoken, found = words(lang), []
    for key, variables in english_variables().items():
        if NAMES.match(key) or key.startswith(("form-", "list-")):
            continue
        for given in fillings(variables):
            text = spoken.text(key, **given)
            found += [(key, text, better) for word, better in SHUNNED[lang].items() if re.search(word, text)]
    assert sorted(set(found)) == []
