import { useEffect } from 'react'
import type { Event } from '../../../contract/events/events.ts'
import { browserApi } from '../../kernel/browser-api.ts'

/** Counts one view per event and browser session. Clients without scripts, such as most robots, are not counted. */
export const useViewCount = ({ id: eventId, moderation }: Pick<Event, 'id' | 'moderation'>) => {
  const isPublic = moderation === 'approved'
  useEffect(() => {
    if (!isPublic) return
    const key = `viewed ${eventId}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
    void browserApi('POST /events/:id/views', { params: { id: eventId } })
  }, [eventId, isPublic])
}
