type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
type DraftKey = { storage: Storage; key: string; now: number }

/** Stores typed values in this browser, with the time. */
export const saveDraft = ({ storage, key, now }: DraftKey, values: Record<string, string>) =>
  storage.setItem(key, JSON.stringify({ values, at: now }))

/** Returns the stored draft; deletes a draft older than its lifetime. */
export const readDraft = ({ storage, key, now }: DraftKey, lifetimeMs: number): Record<string, string> => {
  const { values, at } = entryOf(storage.getItem(key))
  if (now - at < lifetimeMs && at <= now) return values
  storage.removeItem(key)
  return {}
}

const nothing = { values: {}, at: 0 }

/** Validates the stored text, because a browser's storage may hold anything. */
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
