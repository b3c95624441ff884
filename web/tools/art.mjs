// Bundle the drawings so that node can call them: `import { art } from './art.mjs'`.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'art')

/** Return the code of a module of `src/art` and of all it imports, as one piece. */
export async function bundled(name = 'library.ts', minify = true) {
  const bundle = await rolldown({ input: join(SOURCES, name) })
  const { output } = await bundle.generate({ format: 'esm', minify, codeSplitting: false })
  await bundle.close()
  return output[0].code
}

/** Import a module of `src/art` with everything in it. */
export async function art(name = 'library.ts') {
  const folder = await mkdtemp(join(tmpdir(), 'art-'))
  const file = join(folder, 'art.mjs')
  try {
    await writeFile(file, await bundled(name))
    return await import(pathToFileURL(file).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}
