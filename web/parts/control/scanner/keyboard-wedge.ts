/** A scanner connected as a keyboard types faster than a person. */
const maxGapMs = 100
/** After a longer pause the next keys are a new code; a shorter one is that of a person who goes on typing. */
const newCodeMs = 1_000
const minLength = 6

type Key = Pick<KeyboardEvent, 'code' | 'key'>

/** Collects fast keys; the Enter after them returns the code. Slow typing returns null, so that forms and buttons get their keys. */
export const wedgeReader = () => {
  let [typed, lastMs, isByHand] = ['', Number.NEGATIVE_INFINITY, false]
  return (key: Key, atMs: number): string | null => {
    const gapMs = atMs - lastMs
    if (key.key === 'Enter') {
      const code = !isByHand && gapMs <= maxGapMs && typed.length >= minLength ? typed : null
      ;[typed, lastMs, isByHand] = ['', Number.NEGATIVE_INFINITY, false]
      return code
    }
    const character = characterOf(key)
    if (character === null) return null
    const isNew = gapMs >= newCodeMs
    isByHand = !isNew && (isByHand || gapMs > maxGapMs)
    typed = isNew ? character : typed + character
    lastMs = atMs
    return null
  }
}

/** The character of the physical key, because the scanner types by an English layout while the tablet may have a Russian one. */
const characterOf = ({ code, key }: Key): string | null => {
  const [, place] = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code) ?? []
  if (place) return place
  if (code === 'Minus' || code === 'NumpadSubtract') return '-'
  return key.length === 1 ? key : null
}
