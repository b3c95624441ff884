// Every sound is made here from tones and noise; nothing is made, not even the instrument, unless the player asks for it.

import type { EventInfo } from '../wire'
import { settings } from './settings.svelte'

const MOST = 6
let audio: AudioContext | null = null
let out: GainNode | null = null
let hiss: AudioBuffer | null = null
let voices = 0

/** Return the instrument, made when it is first needed. */
function instrument(): { audio: AudioContext; out: GainNode; hiss: AudioBuffer } {
  audio ??= new AudioContext()
  if (!out) {
    out = audio.createGain()
    out.connect(audio.destination)
  }
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const data = hiss.getChannelData(0)
    for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1
  }
  out.gain.value = settings.volume / 100
  return { audio, out, hiss }
}

/** One voice: a source through a filter, swelling and fading. */
interface Voice {
  /** frequency of the tone, or none for noise */
  tone?: number
  to?: number
  shape?: OscillatorType
  filter?: [BiquadFilterType, number]
  late?: number
  long: number
  loud: number
  swell?: number
}

function sing(voice: Voice): void {
  if (voices >= MOST) return
  const { audio, out, hiss } = instrument()
  const start = audio.currentTime + (voice.late ?? 0)
  const end = start + voice.long
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(voice.loud, start + (voice.swell ?? 0.008))
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  const source = voice.tone ? audio.createOscillator() : audio.createBufferSource()
  if (source instanceof OscillatorNode) {
    source.type = voice.shape ?? 'sine'
    source.frequency.setValueAtTime(voice.tone ?? 440, start)
    if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, end)
  } else source.buffer = hiss
  if (voice.filter) {
    const filter = audio.createBiquadFilter()
    ;[filter.type, filter.frequency.value] = voice.filter
    source.connect(filter).connect(volume).connect(out)
  } else source.connect(volume).connect(out)
  voices += 1
  source.onended = () => (voices -= 1)
  source.start(start)
  source.stop(end)
}

const pluck = (tone: number, late = 0): Voice => ({ tone, shape: 'triangle', filter: ['lowpass', tone * 4], late, long: 0.5, loud: 0.12 })
const horn = (tone: number, late = 0): Voice => ({ tone, shape: 'sawtooth', filter: ['lowpass', 700], late, long: 0.9, loud: 0.12, swell: 0.12 })
// Steps of a Phrygian dominant scale: the higher on the tower, the higher the string.
const SCALE = [196, 207.65, 246.94, 261.63, 293.66, 311.13, 349.23]

const SOUNDS: Record<string, (event: EventInfo) => Voice[]> = {
  pick: () => [{ filter: ['highpass', 3000], long: 0.03, loud: 0.12 }],
  turn: () => [392, 541, 727].map((tone) => ({ tone, long: 1.2, loud: 0.06 })),
  agent_placed: () => [{ tone: 110, long: 0.09, loud: 0.3 }, { tone: 165, long: 0.09, loud: 0.2 }, { filter: ['bandpass', 1800], long: 0.02, loud: 0.2 }],
  solari: () => [{ tone: 1900, shape: 'triangle', long: 0.18, loud: 0.07 }],
  spice: () => [{ filter: ['bandpass', 5200], long: 0.16, loud: 0.12, swell: 0.05 }],
  water: () => [{ tone: 900, to: 500, long: 0.16, loud: 0.1 }],
  persuasion: () => [pluck(587)],
  swords: () => [{ filter: ['highpass', 5200], long: 0.14, loud: 0.1 }],
  influence_gained: (event) => [pluck(SCALE[Math.min(event.amount + 1, SCALE.length - 1)] ?? 196)],
  intrigue_drawn: () => [{ tone: 233, long: 0.3, loud: 0.08, swell: 0.25 }, { tone: 247, long: 0.3, loud: 0.06, swell: 0.25 }],
  intrigue_played: () => [{ tone: 247, to: 233, long: 0.4, loud: 0.1 }, { filter: ['lowpass', 500], long: 0.12, loud: 0.3 }],
  troops_deployed: (event) => Array.from({ length: Math.min(event.amount || 1, MOST) }, (_, at) => ({ tone: 82, to: 55, late: at * 0.06, long: 0.12, loud: 0.3 })),
  card_acquired: () => [{ filter: ['highpass', 2500], long: 0.05, loud: 0.1 }, pluck(392)],
  vp_gained: () => [pluck(523), pluck(784, 0.09)],
  alliance_taken: () => [horn(147), pluck(587, 0.1)],
  combat_started: () => [{ tone: 60, to: 42, long: 0.7, loud: 0.35 }],
  conflict_won: () => [horn(147), horn(220)],
  sandworm: () => [{ tone: 38, shape: 'sawtooth', filter: ['lowpass', 120], long: 1.6, loud: 0.4, swell: 0.4 }],
  over: () => [pluck(196), pluck(247, 0.15), pluck(294, 0.3), pluck(392, 0.45), horn(196, 0.5)],
}
SOUNDS.rival_sent = SOUNDS.agent_placed!
SOUNDS.troops_recruited = SOUNDS.troops_deployed!
SOUNDS.game_ended = SOUNDS.over!

/** Let one thing be heard. */
export function sound(name: string, event?: EventInfo): void {
  if (!settings.sound) return
  for (const voice of SOUNDS[name]?.(event ?? ({ amount: 1 } as EventInfo)) ?? []) sing(voice)
}

/** Let events be heard, each kind once, and that it is the player's turn. */
export function hear(events: EventInfo[], mine = false): void {
  if (!settings.sound) return
  const heard = new Set<string>()
  for (const event of events) {
    const name = event.what_kind === 'resource' && event.what ? event.what : event.kind
    if (heard.has(name) || !(name in SOUNDS)) continue
    heard.add(name)
    sound(name, event)
  }
  if (mine) sound('turn')
}

let wind: { stop: () => void } | null = null

/** The wind over the sand, as long as sound is wanted. */
export function breeze(wanted: boolean): void {
  if (!wanted) {
    wind?.stop()
    wind = null
    if (audio && !settings.sound) {
      void audio.close()
      audio = out = hiss = null
      voices = 0
    }
    return
  }
  if (wind) {
    instrument()
    return
  }
  const { audio: now, out: to, hiss: noise } = instrument()
  const source = now.createBufferSource()
  source.buffer = noise
  source.loop = true
  const band = now.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = 480
  band.Q.value = 0.8
  const sway = now.createOscillator()
  sway.frequency.value = 0.07
  const reach = now.createGain()
  reach.gain.value = 180
  sway.connect(reach).connect(band.frequency)
  const quiet = now.createGain()
  quiet.gain.value = 0.02
  source.connect(band).connect(quiet).connect(to)
  source.start()
  sway.start()
  wind = {
    stop: () => {
      source.stop()
      sway.stop()
    },
  }
}
