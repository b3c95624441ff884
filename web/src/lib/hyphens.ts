// Where a long word of a name may break, when there is no room for it. Browsers know this only for languages whose
// dictionaries they happen to have, and none has one for made-up words.

const VOWELS = 'aeiouyäöüáéíóúàèùâêîôûëïœæ'
// Consonants that begin a syllable together.
const ONSETS = 'schw schl schn schm sch ch ck ph th sh qu tr dr br cr gr pr fr kr pl bl cl fl gl kl wh wr zw'.split(' ')
const SPANISH = ['ll', 'rr']
// Where two German words are joined by an s.
const JOINED = /(?:ung|heit|keit|schaft|tion)s(?=\p{L})|[bdfghkmnrt]s(?=auf|aus|ein|an|über|st|sp)/giu
// Letters that fit on a line of a narrow card.
const LONG = 13
const SHORT = 3

function isVowel(letter: string): boolean {
  return VOWELS.includes(letter.toLowerCase())
}

/** Return the places in a word before which it may break: before the consonants that begin the next syllable. */
function breaks(word: string, lang: string): number[] {
  const onsets = lang === 'es' ? [...SPANISH, ...ONSETS] : ONSETS
  const joints = lang === 'de' ? [...word.matchAll(JOINED)].map((joint) => joint.index + joint[0].length) : []
  const found: number[] = []
  for (let at = 1; at < word.length; at += 1) {
    if (!isVowel(word.charAt(at)) || isVowel(word.charAt(at - 1))) continue
    let start = at
    while (start > 0 && !isVowel(word.charAt(start - 1))) start -= 1
    if (start === 0) continue
    const between = word.slice(start, at).toLowerCase()
    const onset = onsets.find((one) => between.endsWith(one)) ?? between.slice(-1)
    found.push(joints.find((joint) => joint > start && joint <= at) ?? at - onset.length)
  }
  return found
}

function soft(word: string, lang: string, long: number): string {
  if (word.length < long) return word
  const places = breaks(word, lang).filter((at) => at >= SHORT && word.length - at >= SHORT)
  return places.reduceRight((text, at) => `${text.slice(0, at)}\u00ad${text.slice(at)}`, word)
}

/** Return a name with invisible hyphens in words of so many letters and more; scripts that break anywhere are left alone. */
export function hyphenated(name: string, lang: string, long = LONG): string {
  return name.replace(/\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu, (word) => soft(word, lang, long))
}
