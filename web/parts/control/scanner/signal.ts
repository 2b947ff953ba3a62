import type { ScanKind } from './scan-outcome.ts'

type Tone = 'good' | 'late' | 'bad'

/** Good, known before or not now, and refused: each has a colour, an icon and a sound of its own. */
export const toneOf = (kind: ScanKind): Tone => {
  if (kind === 'marked') return 'good'
  return kind === 'already' || kind === 'early' ? 'late' : 'bad'
}

/** Hertz and seconds of each beep. */
const beeps: Record<Tone, [hertz: number, seconds: number][]> = {
  good: [[1320, 0.12]],
  late: [
    [660, 0.1],
    [660, 0.1],
  ],
  bad: [[220, 0.4]],
}
const vibrations: Record<Tone, number[]> = { good: [60], late: [60, 60, 60], bad: [300] }
const pauseSeconds = 0.06

let context: AudioContext | undefined

/** Sounds and vibrates. A browser may stay silent until the user has pressed something on the page. */
export const signal = (kind: ScanKind, hasSound: boolean) => {
  const tone = toneOf(kind)
  // devices without a motor ignore it
  navigator.vibrate?.(vibrations[tone])
  if (!hasSound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  let at = context.currentTime
  for (const [hertz, seconds] of beeps[tone]) {
    beep(context, { hertz, at, seconds })
    at += seconds + pauseSeconds
  }
}

const beep = (audio: AudioContext, { hertz, at, seconds }: { hertz: number; at: number; seconds: number }) => {
  const [wave, volume] = [audio.createOscillator(), audio.createGain()]
  wave.frequency.value = hertz
  volume.gain.value = 0.2
  wave.connect(volume).connect(audio.destination)
  wave.start(at)
  wave.stop(at + seconds)
}
