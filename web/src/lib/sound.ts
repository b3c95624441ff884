// One soft tone when it is your turn; silent unless the player asks for sound.

import { settings } from './settings.svelte'

export function ding(): void {
  if (!settings.sound) return
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = 523
  volume.gain.setValueAtTime(0.08, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.4)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.4)
  tone.onended = () => void audio.close()
}
