/** A scanner connected as a keyboard types faster than a person. */
const maxGapMs = 100
const minLength = 6

type Key = Pick<KeyboardEvent, 'code' | 'key'>

/** Collects fast keys; the Enter after them returns the code. Slow typing returns null, so that forms and buttons get their keys. */
export const wedgeReader = () => {
  let [typed, lastMs] = ['', Number.NEGATIVE_INFINITY]
  return (key: Key, atMs: number): string | null => {
    const isFast = atMs - lastMs <= maxGapMs
    if (key.key === 'Enter') {
      const code = isFast && typed.length >= minLength ? typed : null
      typed = ''
      return code
    }
    const character = characterOf(key)
    if (character === null) return null
    typed = isFast ? typed + character : character
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
