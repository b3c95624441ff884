// Tell what there is to know of the drawings as JSON, for the tests: `node web/tools/art_report.mjs`.

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { art, bundled } from './art.mjs'

const { CHARACTERS, LEADERS, MOTIFS, PICTURED, RECIPES, SEATS, SURFACE, picture } = await art('report.ts')
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)
/** The shapes of a picture without its colours and without the chance in its dunes. */
const bare = (svg) => svg.replace(/#[0-9a-f]{3,8}/gi, '#').replace(/\s+/g, ' ')
const themes = ['dark', 'light']

process.stdout.write(
  JSON.stringify({
    gzipped: gzipSync(await bundled('library.ts')).length,
    motifs: Object.keys(MOTIFS),
    characters: CHARACTERS,
    leaders: LEADERS,
    recipes: Object.fromEntries(Object.entries(RECIPES).flatMap(([kind, table]) => Object.entries(table).map(([id, recipe]) => [`${kind}/${id}`, recipe]))),
    seats: SEATS,
    surface: SURFACE,
    pictures: Object.fromEntries(PICTURED.map((thing) => [thing, Object.fromEntries(themes.map((theme) => [theme, { bytes: picture(thing, theme).length, whole: hash(picture(thing, theme)), bare: hash(bare(picture(thing, theme))) }]))])),
  }),
)
