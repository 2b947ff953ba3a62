import { useEffect } from 'react'
import type { Event } from '../../../contract/events/events.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { viewSourceOf } from './view-source.ts'

/** Counts one view per event and browser session. Clients without scripts, such as most robots, are not counted. */
export const useViewCount = ({ id: eventId, moderation }: Pick<Event, 'id' | 'moderation'>) => {
  const isPublic = moderation === 'approved'
  useEffect(() => {
    if (!isPublic) return
    const key = `viewed ${eventId}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
    const source = isLanding() ? viewSourceOf({ referrer: document.referrer, address: new URL(location.href) }) : 'own'
    void browserApi('POST /events/:id/views', { params: { id: eventId }, body: { source } })
  }, [eventId, isPublic])
}

/** True on the page that the browser loaded. On pages that scripts opened after it, the referrer is still that of the first page. */
const isLanding = () => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? new URL(loaded.name).pathname === location.pathname : true
}
