import { useEffect, useState } from 'react'
import type { EventTime } from '../../../contract/bookings/slots.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { browserApi } from '../../kernel/browser-api.ts'

type Draft = Pick<EventDocument, 'space' | 'format' | 'onlineWithSpace' | 'dateStart' | 'dateEnd'>

/** The check of publication for the halls and dates of a draft; null while it loads, without scripts, and where it failed. */
export const useEventTime = (draft: Draft, eventId: number | null): EventTime | null => {
  const [found, setFound] = useState<{ key: string; reply: EventTime } | null>(null)
  const key = keyOf(draft, eventId)
  useEffect(() => {
    if (!key) return
    let isOver = false
    void load(key).then((reply) => !isOver && reply && setFound({ key, reply }))
    return () => {
      isOver = true
    }
  }, [key])
  return found && found.key === key ? found.reply : null
}

export const isInSpace = ({ format, onlineWithSpace, space }: Draft): boolean =>
  space !== null && (format === 'space' || (format === 'online' && onlineWithSpace))

export const hasTime = ({ dateStart, dateEnd }: Draft): boolean => Boolean(dateStart && dateEnd && Date.parse(dateStart) < Date.parse(dateEnd))

type EventTimeQuery = { id: number; query: { hallIds?: number[]; eventId?: number; dateStart: string; dateEnd: string } }

/** Equal for drafts that ask for the same. */
const keyOf = (draft: Draft, eventId: number | null): string | null => {
  const { space, dateStart, dateEnd } = draft
  if (!space || !isInSpace(draft) || !hasTime(draft) || !dateStart || !dateEnd) return null
  const { spaceId, hallIds } = space
  const query = { dateStart, dateEnd, ...(hallIds.length > 0 && { hallIds }), ...(eventId !== null && { eventId }) }
  return JSON.stringify({ id: spaceId, query } satisfies EventTimeQuery)
}

const load = async (key: string): Promise<EventTime | null> => {
  const { id, query }: EventTimeQuery = JSON.parse(key)
  const attempt = await browserApi('GET /spaces/:id/reservations/event-time', { params: { id }, query })
  return attempt.ok ? attempt.reply : null
}
