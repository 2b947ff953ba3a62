type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
type DraftKey = { storage: Storage; key: string; now: number }

/** Keeps what was typed in this browser, with the time it was typed. */
export const saveDraft = ({ storage, key, now }: DraftKey, values: Record<string, string>) =>
  storage.setItem(key, JSON.stringify({ values, at: now }))

/** What was kept, unless it is older than its lifetime: then it is thrown away. */
export const readDraft = ({ storage, key, now }: DraftKey, lifetimeMs: number): Record<string, string> => {
  const { values, at } = entryOf(storage.getItem(key))
  if (now - at < lifetimeMs && at <= now) return values
  storage.removeItem(key)
  return {}
}

const nothing = { values: {}, at: 0 }

/** Anything may lie in the storage of a browser; only an entry of ours is read. */
const entryOf = (text: string | null): { values: Record<string, string>; at: number } => {
  const found = parse(text ?? '')
  if (typeof found !== 'object' || found === null || !('values' in found) || !('at' in found)) return nothing
  if (typeof found.at !== 'number' || typeof found.values !== 'object' || found.values === null) return nothing
  const texts = Object.entries(found.values).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { values: Object.fromEntries(texts), at: found.at }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The storage of this browser; where a person forbids it, nothing is kept. */
export const browserStorage = (): Storage | null => {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
