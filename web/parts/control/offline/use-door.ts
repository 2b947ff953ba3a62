import { useEffect, useRef, useState } from 'react'
import { report } from '../../../kernel/report.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { usePolling } from '../../../kernel/use-polling.ts'
import type { Door, DoorStatus } from './door.ts'

const syncMs = 15_000

/** The door of this device, loaded after the page. A browser that cannot store anything works as before, with a network only. */
export const useDoor = (spaceId: number) => {
  const userId = useViewer()?.id ?? null
  const door = useRef<Door | null>(null)
  const [status, setStatus] = useState<DoorStatus | null>(null)
  const sync = () => void door.current?.sync()
  useEffect(() => {
    if (userId === null) return
    let isGone = false
    const start = async () => {
      const { openBrowserDoor, keepPage } = await import('./browser-door.ts')
      const opened = await openBrowserDoor({ spaceId, userId, onChange: (next) => !isGone && setStatus(next) })
      if (isGone) return
      door.current = opened
      await opened.sync()
      await keepPage()
    }
    start().catch(report)
    const onLine = () => void door.current?.sync()
    window.addEventListener('online', onLine)
    return () => {
      isGone = true
      door.current = null
      window.removeEventListener('online', onLine)
    }
  }, [spaceId, userId])
  usePolling(sync, syncMs)
  return { door, status }
}
