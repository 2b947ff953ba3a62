import { useCallback, useEffect, useRef, useState } from 'react'
import { notificationThrottleMs, pollingMs } from '../../../contract/limits.ts'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { usePolling } from '../../kernel/use-polling.ts'

export type Bell = { count: number; items: Notification[]; pageCount: number }

const withoutPolling: Bell = { count: 0, items: [], pageCount: 0 }

/**
 * The unread count and the first page: asked for at once, every 30 s and when the window gets the focus, but never twice
 * within 5 s and never while the tab is hidden. What fails is asked for again the next time (V202, V203, V218, V568).
 */
export const useBell = () => {
  const [bell, setBell] = useState(withoutPolling)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const refresh = useCallback(async () => {
    if (document.hidden || performance.now() - askedAt.current < notificationThrottleMs) return
    askedAt.current = performance.now()
    const [count, page] = await Promise.all([browserApi('GET /user/notifications/count'), browserApi('GET /user/notifications')])
    if (!count.ok || !page.ok) return logFailure()
    setBell((earlier) => merged(earlier, { count: count.reply.count, items: page.reply._items, pageCount: page.reply._meta.pageCount }))
  }, [])
  useEffect(() => void refresh(), [refresh])
  usePolling(refresh, pollingMs)
  return { bell, setBell, refresh }
}

/** Items that were scrolled to stay, behind the fresh ones. */
const merged = (earlier: Bell, fresh: Bell): Bell => {
  const known = new Set(fresh.items.map(keyOf))
  return { ...fresh, items: [...fresh.items, ...earlier.items.filter((item) => !known.has(keyOf(item)))] }
}

export const keyOf = ({ id, global }: Notification) => `${global ? 'all' : 'own'} ${id}`

const logFailure = () => console.warn('notifications could not be read')
