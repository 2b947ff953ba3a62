import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { report } from '../../../kernel/report.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useWords } from '../../../kernel/words.tsx'
import type { BrowserDoor } from './browser-door.ts'
import type { DoorStatus } from './door.ts'

const syncMs = 15_000

/**
 * The door of this device, loaded after the page. A browser that cannot store anything works as before, with a network only, and so does the
 * second page of one door. `isKept` is true once the page itself starts without a network.
 */
export const useDoor = (spaceId: number) => {
  const userId = useViewer()?.id ?? null
  const door = useRef<BrowserDoor | null>(null)
  const [status, setStatus] = useState<DoorStatus | null>(null)
  const [isKept, setKept] = useState(false)
  const words = useWords().control.offline.away
  const away = useEffectEvent(() => words)
  const sync = () => void door.current?.sync()
  useEffect(() => {
    if (userId === null) return
    const closing = new AbortController()
    const { signal } = closing
    const start = async () => {
      const { openBrowserDoor } = await import('./browser-door.ts')
      const opened = await openBrowserDoor({ spaceId, userId, signal, onChange: (next) => !signal.aborted && setStatus(next) })
      if (signal.aborted) return
      door.current = opened
      await opened.sync()
      await keep()
    }
    let isPageKept = false
    const keep = async () => {
      const { keepPage } = await import('./browser-door.ts')
      isPageKept = await keepPage(away())
      if (!signal.aborted) setKept(isPageKept)
    }
    const failed = (error: unknown) => !signal.aborted && report(error)
    start().catch(failed)
    const onLine = () => {
      void door.current?.sync()
      if (door.current && !isPageKept) keep().catch(failed)
    }
    window.addEventListener('online', onLine)
    return () => {
      closing.abort()
      door.current = null
      window.removeEventListener('online', onLine)
    }
  }, [spaceId, userId])
  usePolling(sync, syncMs)
  return { door, status, isKept }
}
