import { useEffect, useState } from 'react'
import { browserStorage } from '../accounts/browser-storage.ts'

const key = 'inbox-seen'

/** The newest message that this browser had seen before this visit; null on the server and on the first visit. */
export const useSeenBefore = (newestId: number | undefined): number | null => {
  const [seenBefore, setSeenBefore] = useState<number | null>(null)
  useEffect(() => setSeenBefore(stored()), [])
  useEffect(() => {
    if (newestId !== undefined && newestId > (stored() ?? 0)) browserStorage()?.setItem(key, String(newestId))
  }, [newestId])
  return seenBefore
}

const stored = (): number | null => Number(browserStorage()?.getItem(key)) || null
