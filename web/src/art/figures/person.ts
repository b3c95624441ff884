// What a person is made of. The drawing stands in a box of 100 × 110; the light comes from the left.

/** Which way a head is turned: to the left, to the viewer, to the right. */
export type Turn = -1 | 0 | 1

/** A person as data; what is left out is plain. */
export interface Person {
  /** lit and shaded skin */
  skin?: readonly [string, string]
  hair?: string
  /** lit and shaded cloth */
  coat: readonly [string, string]
  /** trimming: collar, sash, clasp */
  trim: string
  turn?: Turn
  /** how far the head leans, in degrees */
  lean?: number
  /** added to half the width of the face */
  wide?: number
  /** added to the width of the jaw */
  jaw?: number
  /** added to the shoulders */
  build?: number
  iris?: string
  brow?: string
  /** brows: raised at the nose (soft), lowered (stern) or level */
  brows?: 'level' | 'stern' | 'soft' | 'sly'
  mouth?: 'flat' | 'smile' | 'smirk' | 'stern' | 'lips'
  age?: boolean
  /** hair behind the shoulders */
  back?: BackHair
  /** hair on the head */
  top?: TopHair
  beard?: Beard
  wear?: Wear
  /** what is on the head or the face, in the order of drawing */
  gear?: readonly Gear[]
  prop?: Prop
}

export type BackHair = 'long' | 'waves' | 'braids' | 'tail' | 'cape'
export type TopHair = 'short' | 'crop' | 'curls' | 'bald' | 'bun' | 'part' | 'slick' | 'mane' | 'fringe' | 'wave' | 'sides' | 'topknot' | 'braid' | 'bob' | 'wild'
export type Beard = 'full' | 'goatee' | 'moustache' | 'stubble' | 'long' | 'sideburns'
export type Wear = 'high' | 'lapel' | 'robe' | 'uniform' | 'armour' | 'still' | 'gown' | 'fur' | 'cloak' | 'harness' | 'office' | 'scarf'
export type Gear = 'crown' | 'circlet' | 'hood' | 'cowl' | 'turban' | 'helmet' | 'veil' | 'wimple' | 'cap' | 'coronet' | 'goggles' | 'tubes' | 'earrings' | 'scar' | 'jewel' | 'diamond' | 'monocle' | 'eyepatch' | 'horns' | 'pins'
export type Prop = 'chin' | 'blade' | 'goblet' | 'quill' | 'harp' | 'palm' | 'staff' | 'flower' | 'fist' | 'globe' | 'vial' | 'fan' | 'crossed' | 'crysknife'
