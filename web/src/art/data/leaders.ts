// Leaders as data: house, place, person. Our own figures: no likeness of an actor or of printed art.

import type { Backdrop } from '../figures/backdrops'
import type { Person } from '../figures/person'

/** A Leader's portrait. */
export interface Portrait extends Person {
  house: string
  place: Backdrop
}

/** Portraits by the id of the Leader. */
export const LEADERS: Record<string, Portrait> = {
  paul_atreides: { house: 'Atreides', place: 'sun', coat: ['#1b5a3c', '#0d2b20'], trim: '#7fc49a', hair: '#2a1713', iris: '#1d9fc4', turn: 1, lean: -3, top: 'curls', wear: 'high', brows: 'soft' },
  duke_leto_atreides: { house: 'Atreides', place: 'sea', coat: ['#1d3a2f', '#0e1d18'], trim: '#d9e8c0', hair: '#33241f', skin: ['#d39e72', '#8f573d'], turn: -1, top: 'wave', beard: 'full', wear: 'uniform', prop: 'fist', brows: 'level' },
  baron_vladimir_harkonnen: { house: 'Harkonnen', place: 'smoke', coat: ['#3a1212', '#1a0809'], trim: '#d9764a', skin: ['#ecc9ad', '#b07a62'], brow: '#7c3a2a', wide: 9, jaw: 7, build: 12, top: 'bald', wear: 'harness', mouth: 'smirk', brows: 'sly', prop: 'goblet' },
  glossu_the_beast_rabban: { house: 'Harkonnen', place: 'chains', coat: ['#5c1a14', '#2a0b0a'], trim: '#e08a5c', hair: '#1c1414', skin: ['#d8a283', '#8c5240'], wide: 4, jaw: 4, build: 10, turn: 1, lean: 4, top: 'crop', beard: 'stubble', wear: 'armour', mouth: 'stern', brows: 'stern', gear: ['scar'] },
  countess_ariana_thorvald: { house: 'Thorvald', place: 'aurora', coat: ['#2a6292', '#143352'], trim: '#d6efff', hair: '#efe0b4', brow: '#a98d52', skin: ['#f3d0b0', '#bd8a6e'], turn: -1, lean: 4, back: 'long', top: 'part', wear: 'gown', iris: '#1d6fd8', mouth: 'lips', gear: ['circlet', 'earrings'], brows: 'soft' },
  earl_memnon_thorvald: { house: 'Thorvald', place: 'ice', coat: ['#17395c', '#0b1c30'], trim: '#e9f5ff', hair: '#b9b2a8', brow: '#8d857a', skin: ['#c98f66', '#7f4c34'], top: 'short', beard: 'moustache', wear: 'fur', age: true, brows: 'stern' },
  count_ilban_richese: { house: 'Richese', place: 'coins', coat: ['#6b4510', '#38230a'], trim: '#ffd36b', hair: '#4a2f18', skin: ['#b97b52', '#6d4029'], wide: 3, turn: -1, lean: -4, top: 'slick', beard: 'goatee', wear: 'office', mouth: 'smile', gear: ['monocle'], prop: 'palm' },
  helena_richese: { house: 'Richese', place: 'doors', coat: ['#7c4a12', '#3a220a'], trim: '#ffe7a8', hair: '#3a1420', skin: ['#e2aa84', '#9c6048'], turn: 1, back: 'tail', top: 'bun', wear: 'lapel', mouth: 'lips', brows: 'sly', gear: ['earrings', 'pins'] },
  archduke_armand_ecaz: { house: 'Ecaz', place: 'canopy', coat: ['#20583e', '#0e2b1f'], trim: '#e2f7c8', hair: '#d8d2c4', brow: '#9d968a', skin: ['#a56f4c', '#633c26'], jaw: 2, build: 4, turn: 1, top: 'sides', beard: 'long', wear: 'cloak', age: true, gear: ['coronet'] },
  ilesa_ecaz: { house: 'Ecaz', place: 'leaves', coat: ['#3f9a6b', '#1b5238'], trim: '#fff3b8', hair: '#5a2f1a', brow: '#2a140c', skin: ['#a06a48', '#6b4028'], turn: 1, lean: -5, back: 'waves', top: 'braid', wear: 'gown', mouth: 'smile', prop: 'flower', brows: 'soft' },
  prince_rhombur_vernius: { house: 'Vernius', place: 'machine', coat: ['#34607c', '#162f40'], trim: '#e6f6ff', hair: '#b5652a', skin: ['#efc7a2', '#b27d5e'], wide: 3, jaw: 3, build: 8, top: 'fringe', beard: 'sideburns', wear: 'armour', mouth: 'smile', iris: '#38c7e0', gear: ['eyepatch'] },
  tessia_vernius: { house: 'Vernius', place: 'grid', coat: ['#22455c', '#10222f'], trim: '#ffd0a0', hair: '#1d1418', skin: ['#d7a37c', '#8f5f46'], turn: 1, lean: -5, top: 'bob', wear: 'robe', mouth: 'lips', prop: 'globe', gear: ['diamond'], brows: 'level' },
  princess_yuna_moritani: { house: 'Moritani', place: 'docks', coat: ['#7c1f3a', '#3a0d1d'], trim: '#ffc2b8', hair: '#1a1016', skin: ['#efcfae', '#b08764'], turn: -1, back: 'tail', top: 'topknot', wear: 'scarf', mouth: 'smirk', brows: 'sly', gear: ['earrings', 'goggles'] },
  viscount_hundro_moritani: { house: 'Moritani', place: 'fire', coat: ['#4d1226', '#220812'], trim: '#f08a6c', hair: '#211318', skin: ['#c98e68', '#7c4a34'], lean: 3, top: 'slick', beard: 'goatee', wear: 'cloak', mouth: 'stern', brows: 'stern', prop: 'blade', gear: ['scar'] },
  feyd_rautha_harkonnen: { house: 'Harkonnen', place: 'arena', coat: ['#241a1c', '#0d090b'], trim: '#e2574b', hair: '#120e14', skin: ['#f3e8e0', '#ab9c9a'], turn: -1, lean: -5, top: 'slick', wear: 'armour', mouth: 'smirk', brows: 'sly', prop: 'blade' },
  gurney_halleck: { house: 'Atreides', place: 'dusk', coat: ['#3f5a2f', '#1d2b18'], trim: '#d9b06a', hair: '#8f8578', brow: '#5d554a', skin: ['#cc936b', '#80492f'], build: 6, jaw: 3, turn: 1, top: 'crop', beard: 'stubble', wear: 'scarf', mouth: 'smile', age: true, gear: ['scar'], prop: 'harp' },
  lady_amber_metulli: { house: 'Metulli', place: 'storm', coat: ['#a84a1a', '#5a240c'], trim: '#ffe0b8', hair: '#d8641c', skin: ['#f0c19a', '#b07a56'], lean: -3, back: 'waves', top: 'mane', wear: 'scarf', mouth: 'smile', gear: ['goggles'], brows: 'soft' },
  lady_jessica: { house: 'Atreides', place: 'drapes', coat: ['#2b6b4c', '#123524'], trim: '#e8d9a8', hair: '#8a3f1c', skin: ['#f0c7a4', '#b67c5f'], turn: 1, lean: 3, back: 'waves', top: 'part', wear: 'robe', mouth: 'lips', iris: '#2f7a52', gear: ['jewel'] },
  reverend_mother_jessica: { house: 'Atreides', place: 'rings', coat: ['#16202c', '#090e16'], trim: '#9fd0e8', hair: '#8a3f1c', skin: ['#e8bd98', '#a87254'], lean: 0, top: 'part', iris: '#1668d8', wear: 'robe', mouth: 'lips', gear: ['hood', 'diamond'], prop: 'vial', brows: 'stern' },
  lady_margot_fenring: { house: 'Fenring', place: 'moons', coat: ['#5b2a7c', '#2a1040'], trim: '#f2ccff', hair: '#f0dfa8', brow: '#a58a4a', skin: ['#f4d6ba', '#bb8d74'], turn: -1, lean: 3, back: 'long', top: 'wave', wear: 'gown', mouth: 'lips', gear: ['veil', 'earrings'], prop: 'fan', brows: 'sly' },
  muad_dib: { house: 'Atreides', place: 'worm', coat: ['#7a4a26', '#3f2416'], trim: '#e8cf9d', hair: '#2a1713', skin: ['#d9a67c', '#8c593e'], iris: '#1668d8', turn: 1, lean: 2, top: 'short', wear: 'still', mouth: 'flat', brows: 'stern', gear: ['cowl', 'tubes'], prop: 'crysknife' },
  princess_irulan: { house: 'Corrino', place: 'desk', coat: ['#e8e2d0', '#a9a08c'], trim: '#ffd36b', hair: '#e9c66a', brow: '#a3812f', skin: ['#f2cfb2', '#b8876d'], turn: 1, lean: -4, back: 'braids', top: 'braid', wear: 'high', mouth: 'lips', gear: ['coronet'], prop: 'quill', brows: 'soft' },
  shaddam_corrino_iv: { house: 'Corrino', place: 'throne', coat: ['#8a2a1c', '#4a130e'], trim: '#ffd36b', hair: '#a63f1c', skin: ['#dfa987', '#96604a'], jaw: 2, build: 4, top: 'short', beard: 'goatee', wear: 'uniform', mouth: 'stern', brows: 'stern', gear: ['crown'], age: true },
  staban_tuek: { house: 'Tuek', place: 'rays', coat: ['#155a5a', '#0a2e30'], trim: '#ffb86b', hair: '#1f1a1a', skin: ['#a96d47', '#5f3823'], turn: -1, lean: 4, top: 'short', beard: 'stubble', wear: 'lapel', mouth: 'smirk', brows: 'sly', gear: ['turban', 'earrings'], prop: 'crossed' },
}

/** Rivals whose id names a Leader in another way than the Leader's own. */
export const SAME: Record<string, string> = { rival_glossu_rabban: 'glossu_the_beast_rabban' }
