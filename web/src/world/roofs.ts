// Roofs of the towers of Influence: a crown, a ring, a crescent, a crag; others get a dome. A box of 80 × 40, the wall below.

import type { Theme } from '../art/palette'
import { disc, oval, path } from '../art/shapes'
import { towerTone } from './tones'

/** Draw the roof of a Faction's tower. */
export function roof(faction: string, theme: Theme): string {
  const tone = towerTone(faction, theme)
  const { edge } = tone
  const deep = theme === 'dark' ? tone.odd : tone.edge
  switch (faction) {
    case 'emperor':
      return path('M12 40V26l16 8L40 6l12 28 16-8v14z', edge) + path('M40 6l12 28 16-8v14H40z', '#000', 'opacity=".22"') + disc(40, 6, 3, '#ffc94d')
    case 'guild':
      return oval(40, 32, 28, 10, deep) + oval(40, 28, 28, 9, edge) + oval(40, 28, 19, 5.5, '#2a0d1c')
    case 'bene_gesserit':
      return path('M12 40C12 20 32 18 40 4c8 14 28 16 28 36z', deep) + path('M40 4c8 14 28 16 28 36H40z', '#000', 'opacity=".22"') + disc(41, 27, 8, theme === 'dark' ? edge : '#fff6e2') + disc(45, 26, 7, deep)
    case 'fremen':
      return path('M12 40L22 18l12 8L44 3l12 22 12 15z', edge) + path('M44 3l12 22 12 15H44z', '#000', 'opacity=".35"')
    default:
      return path('M12 40C12 14 68 14 68 40z', edge) + path('M40 20.500C56 20.500 68 28 68 40H40z', '#000', 'opacity=".22"')
  }
}
