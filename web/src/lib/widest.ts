// How wide a name is when it is set in two lines, counted in letters.

/** Korean letters are nearly twice as wide as those of a condensed face. */
const width = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? 1.9 : 1), 0)

/** Return the width of the wider line when a name is broken into two as evenly as its words allow. */
export function widest(name: string): number {
  const words = name.split(/\s+/)
  const splits = words.map((_, at) => Math.max(width(words.slice(0, at).join(' ')), width(words.slice(at).join(' '))))
  return Math.max(1, Math.min(...splits))
}
