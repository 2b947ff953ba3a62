import { useEffect } from 'react'
import { browserApi } from '../../kernel/browser-api.ts'

/** Counts a look at the page once a visit; who runs no scripts, as most robots, is not counted. */
export const useViewCount = (eventId: number) => {
  useEffect(() => {
    const key = `viewed ${eventId}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
    void browserApi('POST /events/:id/views', { params: { id: eventId } })
  }, [eventId])
}
