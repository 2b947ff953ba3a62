import { useCallback, useEffect, useRef, useState } from 'react'
import { notificationThrottleMs } from '../../../contract/notifications/limits.ts'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import { pollingMs } from '../../../contract/platform/limits.ts'
import type { Problem } from '../../../contract/shapes.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { usePolling } from '../../kernel/use-polling.ts'

export type Bell = { count: number; items: Notification[]; pageCount: number }

const emptyBell: Bell = { count: 0, items: [], pageCount: 0 }

/**
 * The unread count and the first page, loaded at once, every 30 s and on window focus: at most once in 5 s, never in a
 * hidden tab. A failed load is retried at the next of these moments (V202, V203, V218, V568).
 */
export const useBell = () => {
  const [bell, setBell] = useState(emptyBell)
  const refreshedAt = useRef(Number.NEGATIVE_INFINITY)
  const refresh = useCallback(async () => {
    if (document.hidden || performance.now() - refreshedAt.current < notificationThrottleMs) return
    refreshedAt.current = performance.now()
    const [count, page] = await Promise.all([browserApi('GET /user/notifications/count'), browserApi('GET /user/notifications')])
    if (!count.ok) return logFailure(count.problem)
    if (!page.ok) return logFailure(page.problem)
    setBell((current) => merged(current, { count: count.reply.count, items: page.reply._items, pageCount: page.reply._meta.pageCount }))
  }, [])
  useEffect(() => void refresh(), [refresh])
  usePolling(refresh, pollingMs)
  return { bell, setBell, refresh }
}

/** Older items loaded by scrolling stay, after the fresh ones. */
const merged = (current: Bell, fresh: Bell): Bell => {
  const known = new Set(fresh.items.map(keyOf))
  return { ...fresh, items: [...fresh.items, ...current.items.filter((item) => !known.has(keyOf(item)))] }
}

export const keyOf = ({ id, global }: Notification) => `${global ? 'all' : 'own'} ${id}`

/** No failure: the network is away or the page is being left (0), and a session that has ended (401). */
const logFailure = ({ status }: Problem) => {
  if (status !== 0 && status !== 401) console.warn('notifications could not be read')
}
