// The sign of each box, for its button on the first page: a motif of the library.

/** Motifs by box; a box that is not here gets a star. */
export const BOX_SIGNS: Record<string, string> = {
  base: 'sun',
  ix: 'gear',
  immortality: 'helix',
  uprising: 'maw',
  choam: 'scroll',
  base_cards: 'cards',
  six_player: 'banners',
}
