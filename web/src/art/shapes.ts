// Small functions that return SVG markup. Everything drawn is made of these; numbers are kept short.

/** Write a number with at most one decimal: markup stays small and comparable. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Return a stream of numbers in [0, 1) that depends on the text only, so that a picture is the same everywhere. */
export function stream(text: string): () => number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return () => {
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), hash | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Draw something for every number from 0 below a count. */
export const times = (count: number, draw: (at: number) => string): string => Array.from({ length: count }, (_, at) => draw(at)).join('')

/** Draw something for every item. */
export const each = <T>(items: readonly T[], draw: (item: T, at: number) => string): string => items.map(draw).join('')

/** Move and scale; a pair of scales may mirror. */
export function at(x: number, y: number, scale: number | readonly [number, number], inner: string, extra = ''): string {
  const pair = typeof scale === 'number' ? [scale, scale] : scale
  const grown = pair[0] === 1 && pair[1] === 1 ? '' : ` scale(${pair.map((one) => Math.round(one * 1000) / 1000).join(' ')})`
  return `<g transform="translate(${n(x)} ${n(y)})${grown}"${extra && ' ' + extra}>${inner}</g>`
}

/** Turn around a point. */
export const turn = (degrees: number, x: number, y: number, inner: string): string => `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${inner}</g>`

/** A filled outline. */
export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra && ' ' + extra}/>`

/** A line with round ends. */
export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ' ' + extra}/>`

/** A disc. */
export const disc = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${extra && ' ' + extra}/>`

/** A ring: a disc that is only its edge. */
export const hoop = (x: number, y: number, radius: number, colour: string, width: number, extra = ''): string =>
  disc(x, y, radius, 'none', `stroke="${colour}" stroke-width="${n(width)}"${extra && ' ' + extra}`)

/** An oval. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra && ' ' + extra}/>`

/** A box with corners of a radius. */
export const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${extra && ' ' + extra}/>`

/** How much of the ground shows through. */
export const see = (opacity: number): string => `opacity="${Math.round(opacity * 100) / 100}"`

/** A closed outline through points. */
export const outline = (points: readonly (readonly [number, number])[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`

/** A whole drawing as a document of its own. */
export const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`

/** A drawing as the address of a picture. */
export const address = (drawing: string): string => 'data:image/svg+xml,' + encodeURIComponent(drawing).replaceAll('%20', ' ').replaceAll('%22', "'").replaceAll('%3D', '=').replaceAll('%2F', '/').replaceAll('%3A', ':')

/** A band of dunes across a width: one lit outline, and a shaded flank for every crest. */
export function dunes(width: number, y: number, height: number, seed: string, lit: string, shade: string, floor: number): string {
  const next = stream(seed)
  let x = -20 - next() * 60
  let crest = `M-20 ${n(floor + 10)}L${n(x)} ${n(y + 4)}`
  let flanks = ''
  while (x < width + 60) {
    const w = 120 + next() * 150
    const top = y - height * (0.35 + next() * 0.65)
    const peak = x + w * 0.5
    const end = x + w
    const foot = y + height * (0.9 + next() * 0.9)
    crest += `C${n(x + w * 0.22)} ${n(y + 2)} ${n(peak - w * 0.16)} ${n(top)} ${n(peak)} ${n(top)}C${n(peak + w * 0.12)} ${n(top)} ${n(end - w * 0.2)} ${n(y + 4)} ${n(end)} ${n(y + 4)}`
    flanks += path(
      `M${n(peak)} ${n(top)}C${n(peak + w * 0.12)} ${n(top)} ${n(end - w * 0.2)} ${n(y + 4)} ${n(end)} ${n(y + 4)}C${n(end - w * 0.1)} ${n(foot)} ${n(peak + w * 0.25)} ${n(foot + height * 0.5)} ${n(peak - w * 0.05)} ${n(foot + height)}C${n(peak + w * 0.16)} ${n(y + height * 0.4)} ${n(peak + w * 0.02)} ${n(top + height * 0.5)} ${n(peak)} ${n(top)}z`,
      shade,
    )
    x = end
  }
  return path(`${crest}L${n(width + 80)} ${n(floor + 10)}z`, lit) + flanks
}
