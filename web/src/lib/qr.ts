// QR codes, as ISO/IEC 18004 has them: bytes, the lowest level of correction, versions 1 to 20. Written for links.

/** Codewords of correction in a block, and blocks, by version (level L). */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]
const LEVEL_L = 1

/** The field of 256 elements in which the correction is reckoned. */
const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

function generator(degree: number): number[] {
  let found = [1]
  for (let root = 0; root < degree; root++) {
    const next = [...found, 0]
    found.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[root]!)))
    found = next
  }
  return found
}

/** Return the codewords that correct a block. */
function correction(block: number[], degree: number): number[] {
  const divisor = generator(degree)
  const rest = [...block, ...Array<number>(degree).fill(0)]
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at]!
    if (factor) divisor.forEach((part, place) => (rest[at + place]! ^= times(part, factor)))
  }
  return rest.slice(block.length)
}

/** Where the middles of the small squares are. */
function alignment(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const last = version * 4 + 10
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))]
}

/** Return how many modules of a version carry codewords. */
function room(version: number): number {
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2
  return (16 * version + 128) * version + 64 - (count ? (25 * count - 10) * count - 55 : 0) - (version > 6 ? 36 : 0)
}

const codewords = (version: number): number => Math.floor(room(version) / 8)
const dataWords = (version: number): number => codewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!

function pack(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const most = dataWords(version) * 8
  put(0, Math.min(4, most - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  const words = Array.from({ length: bits.length / 8 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2))
  for (let pad = 0; words.length < most / 8; pad++) words.push(pad % 2 ? 0x11 : 0xec)
  return words
}

/** Return the codewords in the order in which they are drawn: blocks interleaved, their correction behind. */
function interleaved(words: number[], version: number): number[] {
  const count = BLOCKS[version - 1]!
  const short = Math.floor(words.length / count)
  const long = words.length % count
  const blocks: number[][] = []
  for (let block = 0, at = 0; block < count; block++) {
    const length = short + (block >= count - long ? 1 : 0)
    blocks.push(words.slice(at, at + length))
    at += length
  }
  const checks = blocks.map((block) => correction(block, CORRECTION[version - 1]!))
  const found: number[] = []
  for (let at = 0; at <= short; at++) for (const block of blocks) if (at < block.length) found.push(block[at]!)
  for (let at = 0; at < CORRECTION[version - 1]!; at++) for (const check of checks) found.push(check[at]!)
  return found
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Return bits with those that protect them: the rest of a division by a polynomial. */
function protectedBits(value: number, length: number, divisor: number): number {
  let rest = value << length
  for (let bit = 31; bit >= length; bit--) if ((rest >>> bit) & 1) rest ^= divisor << (bit - length)
  return (value << length) | rest
}

class Drawing {
  readonly size: number
  readonly dark: boolean[][]
  readonly fixed: boolean[][]

  constructor(readonly version: number) {
    this.size = version * 4 + 17
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false))
    this.fixed = this.dark.map((row) => [...row])
    for (let at = 0; at < this.size; at++) {
      this.put(6, at, at % 2 === 0)
      this.put(at, 6, at % 2 === 0)
    }
    for (const [x, y] of [[3, 3], [this.size - 4, 3], [3, this.size - 4]] as const) this.square(x, y, 4, (far) => far !== 2 && far !== 4)
    const places = alignment(version)
    for (const x of places) {
      for (const y of places) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === places.at(-1)) || (y === 6 && x === places.at(-1))
        if (!corner) this.square(x, y, 2, (far) => far !== 1)
      }
    }
    this.format(0)
    if (version > 6) {
      const bits = protectedBits(version, 12, 0x1f25)
      for (let at = 0; at < 18; at++) {
        const [a, b] = [this.size - 11 + (at % 3), Math.floor(at / 3)]
        this.put(a, b, ((bits >> at) & 1) === 1)
        this.put(b, a, ((bits >> at) & 1) === 1)
      }
    }
  }

  put(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    this.dark[y]![x] = dark
    this.fixed[y]![x] = true
  }

  square(x: number, y: number, reach: number, dark: (far: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) this.put(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  /** Write level and mask twice beside the large squares. */
  format(mask: number): void {
    const bits = protectedBits((LEVEL_L << 3) | mask, 10, 0x537) ^ 0x5412
    const bit = (at: number) => ((bits >> at) & 1) === 1
    for (let at = 0; at < 6; at++) this.put(8, at, bit(at))
    this.put(8, 7, bit(6))
    this.put(8, 8, bit(7))
    this.put(7, 8, bit(8))
    for (let at = 9; at < 15; at++) this.put(14 - at, 8, bit(at))
    for (let at = 0; at < 8; at++) this.put(this.size - 1 - at, 8, bit(at))
    for (let at = 8; at < 15; at++) this.put(8, this.size - 15 + at, bit(at))
    this.put(8, this.size - 8, true)
  }

  /** Write the codewords upwards and downwards in pairs of columns, from the right. */
  fill(words: number[]): void {
    let at = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++) {
        const up = ((right + 1) & 2) === 0
        const y = up ? this.size - 1 - step : step
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x]) continue
          this.dark[y]![x] = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1
          at++
        }
      }
    }
  }

  mask(number: number): void {
    for (let y = 0; y < this.size; y++) for (let x = 0; x < this.size; x++) if (!this.fixed[y]![x] && MASKS[number]!(x, y)) this.dark[y]![x] = !this.dark[y]![x]
  }

  /** How hard it is to read: runs, blocks, what looks like a large square, and too much of one tone. */
  penalty(): number {
    let found = 0
    const columns = this.dark.map((_, x) => this.dark.map((row) => row[x]!))
    for (const line of [...this.dark, ...columns]) {
      const text = line.map((dark) => (dark ? '1' : '0')).join('')
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2
      for (let at = 0; at + 11 <= text.length; at++) {
        const part = text.slice(at, at + 11)
        if (part === '10111010000' || part === '00001011101') found += 40
      }
    }
    let dark = 0
    for (let y = 0; y < this.size; y++) {
      for (let x = 0; x < this.size; x++) {
        const here = this.dark[y]![x]!
        if (here) dark++
        if (y && x && here === this.dark[y - 1]![x] && here === this.dark[y]![x - 1] && here === this.dark[y - 1]![x - 1]) found += 3
      }
    }
    return found + Math.floor(Math.abs((dark * 20) / this.size ** 2 - 10)) * 10
  }
}

/** Return the modules of a text as rows, dark ones true; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, at) => dataWords(at + 1) * 8 >= 4 + (at + 1 < 10 ? 8 : 16) + bytes.length * 8) + 1
  if (!version) return null
  const drawing = new Drawing(version)
  drawing.fill(interleaved(pack(bytes, version), version))
  let best = 0
  let least = Infinity
  for (let number = 0; number < MASKS.length; number++) {
    drawing.mask(number)
    drawing.format(number)
    const cost = drawing.penalty()
    if (cost < least) [best, least] = [number, cost]
    drawing.mask(number)
  }
  drawing.mask(best)
  drawing.format(best)
  return drawing.dark
}
