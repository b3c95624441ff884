// People on cards: those with a name of their own, and those of a trade.

import type { Person } from '../figures/person'

const DESERT = { coat: ['#6b4526', '#3a2416'], trim: '#e8cf9d', iris: '#1668d8' } as const
const BLACK = { coat: ['#2a2036', '#120c1a'], trim: '#cbb8e8' } as const
const BROWN = { skin: ['#b5764c', '#6b4028'] } as const
const DARK = { skin: ['#8a5638', '#512f1e'] } as const
const PALE = { skin: ['#f1cfb2', '#b5876c'] } as const
const OLIVE = { skin: ['#d3a077', '#8b5c41'] } as const

/** People by name. */
export const PEOPLE = {
  stilgar: { ...DESERT, ...BROWN, hair: '#4a3626', turn: 1, top: 'short', beard: 'full', wear: 'still', brows: 'stern', gear: ['cowl', 'tubes'], build: 4 },
  stilgar_devoted: { ...DESERT, ...BROWN, coat: ['#8a5a2c', '#4a2d16'], hair: '#5a4636', turn: -1, lean: -6, beard: 'full', wear: 'scarf', gear: ['turban'], prop: 'fist', age: true },
  chani: { ...DESERT, ...OLIVE, coat: ['#5a3a24', '#2f1d14'], hair: '#3a1d14', turn: -1, lean: 4, back: 'waves', top: 'part', wear: 'still', mouth: 'lips', gear: ['tubes'] },
  chani_tactician: { ...DESERT, ...OLIVE, coat: ['#7a5530', '#40291a'], hair: '#3a1d14', turn: 1, top: 'crop', wear: 'scarf', mouth: 'stern', brows: 'stern', gear: ['hood'], prop: 'crysknife' },
  duncan: { ...OLIVE, coat: ['#27503c', '#12291f'], trim: '#cfe3b8', hair: '#1d1410', turn: -1, lean: 3, top: 'curls', beard: 'stubble', wear: 'armour', mouth: 'smile', prop: 'blade' },
  yueh: { ...OLIVE, coat: ['#3f4a52', '#1d242a'], trim: '#c9d4dc', hair: '#241a18', turn: 1, back: 'tail', top: 'slick', beard: 'moustache', wear: 'high', brows: 'soft', gear: ['diamond'], age: true, prop: 'vial' },
  gurney: { ...BROWN, coat: ['#2f4a34', '#16251a'], trim: '#d9b06a', hair: '#7a6a58', turn: -1, jaw: 3, build: 5, top: 'crop', beard: 'stubble', wear: 'cloak', mouth: 'smile', gear: ['scar'], prop: 'harp' },
  jessica: { ...PALE, coat: ['#4d2a7d', '#271344'], trim: '#f2ccff', hair: '#9a4a20', turn: 1, lean: -3, back: 'waves', top: 'bun', wear: 'gown', mouth: 'lips', iris: '#2f7a52', gear: ['circlet'] },
  liet: { ...DESERT, ...DARK, coat: ['#40556b', '#1e2c3a'], hair: '#8a7a66', turn: -1, top: 'mane', beard: 'goatee', wear: 'still', gear: ['goggles'], brows: 'level', age: true },
  piter: { ...PALE, coat: ['#4a1420', '#220810'], trim: '#ff8a6b', hair: '#1d1216', turn: 1, lean: 7, wide: -2, top: 'slick', wear: 'high', mouth: 'smirk', brows: 'sly', iris: '#1668d8', prop: 'vial' },
  mohiam: { ...PALE, coat: ['#1f1a30', '#0d0a16'], trim: '#b583ee', hair: '#b9b2b8', lean: 0, top: 'part', wear: 'robe', mouth: 'stern', brows: 'stern', age: true, gear: ['wimple'], prop: 'palm' },
  hawat: { ...OLIVE, coat: ['#2a4a3a', '#13261d'], trim: '#e2574b', hair: '#c9c2b8', brow: '#8d857a', turn: -1, lean: 5, top: 'sides', beard: 'full', wear: 'uniform', age: true, prop: 'chin', brows: 'stern' },
  esmar: { ...DARK, coat: ['#6b2a1a', '#34130c'], trim: '#ffb04d', hair: '#2a1c18', turn: 1, jaw: 3, build: 6, beard: 'full', wear: 'fur', mouth: 'smirk', gear: ['turban', 'earrings'], prop: 'goblet' },
  jamis: { ...DESERT, ...DARK, coat: ['#4a3020', '#241610'], hair: '#15100e', turn: -1, lean: -4, top: 'wild', beard: 'stubble', wear: 'still', mouth: 'stern', brows: 'stern', gear: ['scar'], prop: 'crysknife' },
  mapes: { ...DESERT, ...BROWN, coat: ['#3a3a44', '#1a1a22'], hair: '#a89e94', lean: 4, turn: 1, wear: 'robe', age: true, gear: ['hood', 'earrings'], mouth: 'flat' },
  usul: { ...DESERT, coat: ['#8a6a3c', '#4a361c'], hair: '#2a1713', skin: ['#d9a67c', '#8c593e'], turn: -1, lean: -2, top: 'curls', wear: 'still', brows: 'stern', gear: ['tubes'], prop: 'staff' },
  sietch_mother: { ...DESERT, ...BROWN, coat: ['#2c3a5c', '#141c30'], trim: '#9fd0e8', hair: '#8d857a', wear: 'robe', age: true, gear: ['hood', 'jewel'], prop: 'vial', brows: 'soft' },
  sayyadina: { ...DESERT, ...OLIVE, coat: ['#3a4f7c', '#1b2740'], trim: '#e8d9ff', hair: '#2a1713', turn: 1, lean: 5, wear: 'gown', mouth: 'lips', gear: ['cowl', 'circlet'] },
  prophet: { ...DESERT, coat: ['#a8763c', '#5c3c1a'], hair: '#2a1713', skin: ['#d9a67c', '#8c593e'], lean: -2, wear: 'robe', gear: ['hood'], prop: 'palm', brows: 'stern' },
  recruiter: { ...BROWN, coat: ['#7c3a20', '#3e1c10'], trim: '#f6d9a4', hair: '#1c1414', turn: 1, lean: -4, beard: 'moustache', wear: 'uniform', mouth: 'smile', gear: ['cap'], prop: 'palm' },
  initiate: { ...BLACK, ...PALE, hair: '#6b3a1c', turn: -1, lean: 6, top: 'part', back: 'braids', wear: 'robe', mouth: 'lips', brows: 'soft' },
  sister: { ...BLACK, ...DARK, trim: '#ff9fd0', turn: 1, wear: 'high', mouth: 'lips', gear: ['wimple'], brows: 'level' },
  operative: { ...BLACK, ...OLIVE, hair: '#15101c', turn: -1, lean: -5, top: 'bob', wear: 'lapel', mouth: 'smirk', brows: 'sly', gear: ['veil'] },
  weirding: { ...BLACK, ...PALE, coat: ['#4d2a7d', '#24123f'], hair: '#d8d2dc', brow: '#8d8494', lean: 3, back: 'long', top: 'part', wear: 'robe', iris: '#ff7fb0', prop: 'palm', brows: 'stern' },
  truthsayer: { ...BLACK, ...PALE, coat: ['#3a4258', '#1a2032'], trim: '#ffc94d', turn: -1, wear: 'office', mouth: 'stern', age: true, gear: ['wimple', 'jewel'] },
  administrator: { ...PALE, coat: ['#8a2a1c', '#451109'], trim: '#ffd7b0', hair: '#5a4a40', turn: 1, lean: 2, wide: 2, top: 'sides', wear: 'office', mouth: 'flat', iris: '#1668d8', prop: 'quill' },
  ambassador: { ...DARK, coat: ['#a33322', '#551408'], trim: '#ffb04d', turn: -1, lean: -3, top: 'bald', wear: 'cloak', mouth: 'smile', gear: ['earrings'], iris: '#1668d8', prop: 'palm' },
  banker: { ...OLIVE, coat: ['#5c1a14', '#2a0b08'], trim: '#ffc94d', hair: '#2a1c18', wide: 3, jaw: 3, top: 'slick', beard: 'goatee', wear: 'fur', mouth: 'smirk', gear: ['monocle'] },
  chief: { ...PALE, coat: ['#6b1a12', '#330a06'], trim: '#ffd7b0', hair: '#c9c2b8', turn: 1, lean: -2, top: 'bald', wear: 'high', age: true, gear: ['coronet'], iris: '#1668d8', prop: 'staff' },
  envoy: { ...BROWN, coat: ['#8f3a1c', '#4a1a0c'], trim: '#ffe0b0', hair: '#2a1713', turn: 1, back: 'tail', top: 'wave', wear: 'lapel', mouth: 'lips', gear: ['earrings'], iris: '#1668d8' },
  delegate: { ...OLIVE, coat: ['#7a5a1c', '#3d2c0c'], trim: '#ffe9ac', hair: '#3a2a1c', turn: -1, wide: 2, top: 'part', beard: 'sideburns', wear: 'office', mouth: 'smile', prop: 'quill' },
  bashar: { ...OLIVE, coat: ['#4b546e', '#232838'], trim: '#ffc94d', hair: '#8d857a', turn: 1, jaw: 3, build: 6, top: 'crop', beard: 'moustache', wear: 'uniform', mouth: 'stern', brows: 'stern', gear: ['cap'], age: true },
  trooper: { ...PALE, coat: ['#7b86a3', '#343c54'], trim: '#e8ebf3', turn: -1, jaw: 3, build: 8, wear: 'armour', mouth: 'stern', brows: 'stern', gear: ['helmet'], prop: 'blade' },
  soldier: { ...BROWN, coat: ['#5c6680', '#2a3044'], trim: '#ffc94d', turn: 1, jaw: 2, build: 5, wear: 'armour', mouth: 'flat', gear: ['helmet'] },
  quartermaster: { ...DARK, coat: ['#3a4258', '#1a2032'], trim: '#aeb6c8', hair: '#15100e', turn: -1, top: 'crop', wear: 'harness', mouth: 'flat', prop: 'quill', beard: 'stubble' },
  spymaster: { ...PALE, coat: ['#262c40', '#10131e'], trim: '#aeb6c8', hair: '#e8e2d8', brow: '#9a948c', turn: 1, lean: 4, wide: -2, top: 'slick', wear: 'high', mouth: 'smirk', brows: 'sly', gear: ['monocle'] },
  advisor: { ...OLIVE, coat: ['#6b3a20', '#331a0e'], trim: '#ffd27a', hair: '#1c1414', turn: -1, lean: -8, beard: 'goatee', wear: 'robe', mouth: 'smirk', brows: 'sly', gear: ['cowl'], prop: 'palm' },
  informant: { ...BROWN, coat: ['#7c2a1c', '#3a110a'], trim: '#ffb04d', hair: '#2a1713', turn: 1, lean: 8, top: 'fringe', wear: 'scarf', mouth: 'smirk', gear: ['hood'] },
  mentat: { ...PALE, coat: ['#5b3520', '#2a160c'], trim: '#d9a45c', hair: '#3a2a24', lean: -6, top: 'fringe', beard: 'stubble', wear: 'robe', mouth: 'stern', brows: 'soft', gear: ['diamond'], age: true },
  twisted: { skin: ['#cfd8b8', '#86946a'], coat: ['#33481c', '#16210c'], trim: '#ff8f52', hair: '#1a2010', turn: 1, lean: -7, wide: -2, top: 'wild', wear: 'high', mouth: 'smirk', brows: 'sly', iris: '#ff8f52' },
  master: { skin: ['#c9d0a8', '#828c5c'], coat: ['#4a6328', '#202d13'], trim: '#eef5c8', hair: '#2a3018', wide: -3, lean: 2, top: 'sides', beard: 'goatee', wear: 'office', mouth: 'smirk', brows: 'sly', prop: 'vial' },
  researcher: { skin: ['#dcd8b4', '#938c66'], coat: ['#e9efd0', '#9aa67c'], trim: '#7d9440', hair: '#3a3a2a', turn: -1, top: 'slick', wear: 'lapel', gear: ['goggles'], prop: 'vial' },
  ghola: { skin: ['#b8bcb0', '#6d746a'], coat: ['#3b4f20', '#1a2610'], trim: '#f0f6cf', hair: '#15100e', iris: '#d8dcd8', turn: 1, top: 'curls', wear: 'armour', mouth: 'flat', brows: 'stern', gear: ['scar'] },
  dancer: { skin: ['#e8e4d4', '#a8a48c'], coat: ['#536a2c', '#222e12'], trim: '#ffc94d', lean: 6, turn: -1, top: 'bald', wear: 'cloak', mouth: 'smile', brows: 'soft', iris: '#f0f5b0' },
  dancer_young: { skin: ['#d8e0c0', '#93a078'], coat: ['#32502c', '#152412'], trim: '#8ad0ff', turn: 1, lean: -3, top: 'bald', wear: 'high', mouth: 'lips', gear: ['veil'] },
  smuggler: { ...DARK, coat: ['#7c3a1c', '#381a0c'], trim: '#4fa8e8', hair: '#1c1414', turn: -1, lean: 5, beard: 'full', wear: 'scarf', mouth: 'smirk', gear: ['eyepatch', 'turban'] },
  hunter: { ...BROWN, coat: ['#40302a', '#1d1411'], trim: '#ff9b3d', hair: '#2a1a12', turn: 1, top: 'wild', beard: 'stubble', wear: 'armour', mouth: 'stern', brows: 'stern', gear: ['eyepatch'], prop: 'fist' },
  engineer: { ...PALE, coat: ['#2f5a5a', '#142c2e'], trim: '#d6fff2', hair: '#a8521c', turn: -1, lean: 3, top: 'short', beard: 'goatee', wear: 'harness', gear: ['goggles'], prop: 'globe' },
  fence: { ...OLIVE, coat: ['#6b4a1c', '#30200c'], trim: '#ffd36b', hair: '#3a2a1c', turn: 1, lean: 6, wide: 3, jaw: 2, beard: 'sideburns', top: 'sides', wear: 'scarf', mouth: 'smile', gear: ['monocle'], prop: 'palm' },
  peddler: { ...BROWN, coat: ['#2f6b7c', '#143540'], trim: '#8be0f0', hair: '#5a4636', lean: -4, turn: -1, beard: 'long', wear: 'scarf', mouth: 'smile', gear: ['turban'], age: true, prop: 'vial' },
  trader: { ...DESERT, ...BROWN, coat: ['#8a4a1c', '#44220c'], trim: '#ff9b3d', hair: '#1c1410', turn: 1, beard: 'goatee', wear: 'cloak', mouth: 'smile', gear: ['turban', 'earrings'] },
  watermaster: { ...DESERT, ...DARK, coat: ['#1f5f84', '#0f2f44'], trim: '#5fe0f2', hair: '#8d857a', turn: -1, lean: -2, beard: 'long', wear: 'robe', age: true, gear: ['cowl'], prop: 'globe' },
  elder: { ...DESERT, ...BROWN, coat: ['#3a2a5c', '#1b122e'], trim: '#b583ee', hair: '#c9c2b8', brow: '#8d857a', turn: 1, lean: 3, beard: 'long', wear: 'robe', age: true, gear: ['hood'], prop: 'staff' },
  keeper: { ...DESERT, ...OLIVE, coat: ['#40337c', '#1d163e'], trim: '#5fe0f2', hair: '#3a2418', turn: -1, lean: 6, back: 'braids', top: 'fringe', wear: 'still', mouth: 'lips', gear: ['jewel'] },
  fedaykin: { ...DESERT, ...DARK, coat: ['#1f3f58', '#0d2030'], trim: '#ffe3b3', turn: 1, lean: -2, wear: 'still', mouth: 'stern', brows: 'stern', gear: ['hood', 'tubes'], prop: 'crysknife' },
  supplier: { ...DESERT, ...BROWN, coat: ['#5a4a30', '#2a2216'], hair: '#2a1a12', turn: -1, lean: 3, top: 'mane', beard: 'stubble', wear: 'harness', gear: ['goggles'], mouth: 'smirk' },
  steersman: { ...PALE, coat: ['#b5481d', '#5c2009'], trim: '#ffd7b0', turn: 1, lean: 4, wide: 4, top: 'bald', wear: 'harness', iris: '#1668d8', gear: ['jewel'], mouth: 'flat', prop: 'globe' },
} as const satisfies Record<string, Person>

/** The name of a person on a card. */
export type PersonName = keyof typeof PEOPLE
