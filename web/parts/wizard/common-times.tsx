import { useState } from 'react'
import type { CommonDay } from '../../../contract/bookings/slots.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { format, localDate } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { toZonedInstant } from '../../kernel/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { isInSpace } from './use-event-time.ts'

type Time = { dateStart: string; dateEnd: string }
type Props = {
  draft: EventDocument
  eventId: number | null
  /** The length of the event, in minutes. */
  minutes: number
  /** Moves the event. */
  onTime: (time: Time) => void
}

/** Times at which every space of a network event is open and has a free hall. Only with scripts; each space decides about its proposal. */
export const CommonTimes = ({ draft, eventId, minutes, onTime }: Props) => {
  const t = useWords().wizard.dateAndTime.common
  const spaceIds = spacesOf(draft)
  const [found, setFound] = useState<{ key: string; days: CommonDay[] | null } | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (spaceIds.length < 2 || minutes > longestMinutes) return null
  const from = draft.dateStart ? localDate(draft.dateStart, draft.timezoneName) : undefined
  const query = { spaceIds, minutes: Math.max(30, minutes), ...(from && { from }), ...(eventId !== null && { eventId }) }
  const key = JSON.stringify(query)
  const find = async () => {
    setBusy(true)
    const attempt = await browserApi('GET /spaces/common-times', { query })
    setBusy(false)
    setFound({ key, days: attempt.ok ? attempt.reply._items : null })
  }
  return (
    <div className="script-only flex flex-col gap-3 rounded-xl bg-sunken px-4 py-3">
      <Button type="button" look="quiet" size="small" className="self-start" isBusy={isBusy} onClick={() => void find()}>
        {t.find(spaceIds.length)}
      </Button>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {found?.key === key && <Days days={found.days} zone={draft.timezoneName} onTime={onTime} />}
      </div>
    </div>
  )
}

/** Minutes; a longer event stays in its halls at night. */
const longestMinutes = 1_440

const spacesOf = (draft: EventDocument): number[] => {
  const own = isInSpace(draft) && draft.space ? [draft.space.spaceId] : []
  return [...new Set([...own, ...(draft.networking?.spaceIds ?? [])])]
}

type DaysProps = Pick<Props, 'onTime'> & { days: CommonDay[] | null; zone: string }

/** By the clock of the event, as its fields. */
const Days = ({ days, zone, onTime }: DaysProps) => {
  const t = useWords().wizard.dateAndTime.common
  const locale = useLocale()
  if (days === null) return <p className="text-danger">{t.failed}</p>
  if (days.length === 0) return <p>{t.none}</p>
  const byDate = Map.groupBy(
    days.flatMap(({ times }) => times.map((time) => timeIn(zone, time))),
    ({ date }) => date,
  )
  return [...byDate].map(([date, times]) => {
    const day = format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })
    return (
      <div key={date} className="flex flex-col gap-2">
        <p className="text-sm text-ink-soft">{day}</p>
        <ul className="flex flex-wrap gap-2" aria-label={day}>
          {shownOf(times).map((time) => (
            <li key={time.dateStart}>
              <Button type="button" look="quiet" size="small" onClick={() => onTime(time)}>
                {`${time.start}–${time.end}`}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

type LocalTime = Time & { date: string; start: string; end: string }

const timeIn = (zone: string, { dateStart, dateEnd }: Time): LocalTime => {
  const start = toZonedInstant(dateStart, zone)
  return { dateStart, dateEnd, date: start.slice(0, 10), start: start.slice(11, 16), end: toZonedInstant(dateEnd, zone).slice(11, 16) }
}

const shownTimes = 6

/** On the hour where there are such times, spread over the day. */
const shownOf = (times: LocalTime[]): LocalTime[] => {
  const onTheHour = times.filter(({ start }) => start.endsWith(':00'))
  const offered = onTheHour.length > 0 ? onTheHour : times
  if (offered.length <= shownTimes) return offered
  const step = (offered.length - 1) / (shownTimes - 1)
  return Array.from({ length: shownTimes }, (_, place) => offered[Math.round(place * step)]).flatMap((time) => time ?? [])
}
