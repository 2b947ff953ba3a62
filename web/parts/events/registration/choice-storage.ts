import { browserStorage } from '../../accounts/browser-storage.ts'

const prefix = 'registration:'

export const choiceKey = (userId: number | undefined, eventId: number) => `${prefix}${userId}:${eventId}`

/** Removes the unfinished forms of everyone else from this browser; after a sign-out, of everyone. */
export const forgetChoicesOfOthers = (userId: number | null) => {
  const storage = browserStorage()
  if (!storage) return
  const others = Object.keys(storage).filter((key) => key.startsWith(prefix) && !key.startsWith(`${prefix}${userId}:`))
  for (const key of others) storage.removeItem(key)
}

export const forgetChoice = (userId: number | undefined, eventId: number) => browserStorage()?.removeItem(choiceKey(userId, eventId))
