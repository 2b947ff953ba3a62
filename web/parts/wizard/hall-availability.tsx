import { useEffect, useState } from 'react'
import type { Slot } from '../../../contract/bookings/slots.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { toZonedInstant } from '../../kernel/zoned-time.ts'
import { freeSpans, hallState } from './hall-times.ts'
import type { SectionProps } from './section.ts'

type Props = Pick<SectionProps, 'draft' | 'eventId'> & {
  /** The zone of the space; unknown until the space is loaded. */
  zone: string | undefined
}

/**
 * The state of the chosen halls at the time of the event, and the free hours of that day. Only with scripts; publishing checks the same.
 */
export const HallAvailability = ({ draft, eventId, zone }: Props) => {
  const t = useWords().wizard.place.hallTimes
  const time = zone ? timeIn(draft, zone) : null
  const slots = useSlots(draft, eventId, time?.date)
  if (!draft.space) return null
  if (!time) return <p className="text-sm text-ink-soft">{t.chooseDate}</p>
  if (!slots) return null
  const state = hallState(slots, time)
  const hasChoice = draft.space.hallIds.length > 0
  const spans = freeSpans(hasChoice ? slots.own : slots.any)
  return (
    <div role="status" className="script-only flex flex-col gap-1 rounded-xl bg-sunken px-4 py-3">
      {(hasChoice || state !== 'free') && <p className={state === 'free' ? '' : 'font-medium text-danger'}>{t[state]}</p>}
      {spans.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t.hours}: {spans.map(({ start, end }) => `${start}–${end}`).join(', ')}
        </p>
      )}
    </div>
  )
}

/** The first day of the event by the clock of the space. */
const timeIn = ({ dateStart, dateEnd }: Props['draft'], zone: string) => {
  if (!dateStart || !dateEnd || Date.parse(dateStart) >= Date.parse(dateEnd)) return null
  const [start, end] = [toZonedInstant(dateStart, zone), toZonedInstant(dateEnd, zone)]
  const date = start.slice(0, 10)
  return { date, start: start.slice(11, 16), end: end.slice(0, 10) === date ? end.slice(11, 16) : null }
}

type DaySlots = { any: Slot[]; own: Slot[] }

/** Null while they load, and where they could not be loaded. */
const useSlots = ({ space }: Props['draft'], eventId: number | null, date: string | undefined): DaySlots | null => {
  const [found, setFound] = useState<{ key: string; slots: DaySlots } | null>(null)
  const key = space && date ? JSON.stringify({ id: space.spaceId, date, hallIds: space.hallIds, eventId }) : null
  useEffect(() => {
    if (!key) return
    let isOver = false
    void slotsOf(JSON.parse(key)).then((slots) => !isOver && slots && setFound({ key, slots }))
    return () => {
      isOver = true
    }
  }, [key])
  return found && found.key === key ? found.slots : null
}

type SlotQuery = { id: number; date: string; hallIds: number[]; eventId: number | null }

const slotsOf = async ({ id, date, hallIds, eventId }: SlotQuery): Promise<DaySlots | null> => {
  const ask = async (query: { hallIds?: number[] }): Promise<Slot[] | null> => {
    const attempt = await browserApi('GET /spaces/:id/reservations/available-slots', {
      params: { id },
      query: { ...query, date, ...(eventId !== null && { eventId }) },
    })
    if (attempt.ok) return attempt.reply._items
    return attempt.problem.reason === 'spaceClosed' ? [] : null
  }
  const [any, own] = await Promise.all([ask({}), hallIds.length > 0 ? ask({ hallIds }) : []])
  return any && own && { any, own }
}
