import { Link } from 'react-router'
import { bookingCounts, seriesStepNames } from '../../../contract/bookings/limits.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import type { BookingDay } from './load-create.ts'
import { type Meeting, meetingText, seriesKey } from './series-text.ts'
import type { Wanted } from './use-wanted.ts'

type Props = {
  day: BookingDay
  wanted: Wanted
  /** The address with other values. */
  pathOf: (changes: Record<string, string>) => string
}

/** The repetition of a meeting as links, and the meetings that it makes: those whose time is taken offer other halls and times. */
export const Repeat = ({ day, wanted, pathOf }: Props) => {
  const t = useWords().bookings.series
  const { repeat, meetings } = day
  return (
    <section aria-labelledby="repeat" className="flex flex-col gap-3">
      <h3 id="repeat" className="font-medium">
        {t.title}
      </h3>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Pill to={pathOf({ every: '', count: '' })} isCurrent={repeat === null}>
            {t.never}
          </Pill>
        </li>
        {seriesStepNames.map((every) => (
          <li key={every}>
            <Pill to={pathOf({ every, count: String(repeat?.count ?? '') })} isCurrent={repeat?.every === every}>
              {t.steps[every]}
            </Pill>
          </li>
        ))}
      </ul>
      {repeat && meetings && (
        <>
          <Count count={repeat.count} toCount={(count) => pathOf({ every: repeat.every, count: String(count) })} />
          <input type="hidden" name="every" value={repeat.every} />
          <input type="hidden" name="count" value={repeat.count} />
          <input type="hidden" name="seriesOf" value={seriesKey({ ...wanted, date: day.date })} />
          <Meetings day={day} meetings={meetings} hallId={wanted.hallId ?? 0} />
        </>
      )}
    </section>
  )
}

const Pill = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: React.ReactNode }) => (
  <Link
    to={to}
    replace
    preventScrollReset
    aria-current={isCurrent ? 'true' : undefined}
    className="inline-flex min-h-(--control) items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium"
  >
    {children}
  </Link>
)

const Count = ({ count, toCount }: { count: number; toCount: (count: number) => string }) => {
  const t = useWords().bookings.series
  const step = 'inline-flex size-11 items-center justify-center rounded-xl border border-line-strong bg-surface text-lg hover:bg-sunken'
  return (
    <p className="flex items-center gap-3">
      {count > 2 && (
        <Link to={toCount(count - 1)} replace preventScrollReset aria-label={t.fewer} className={step}>
          −
        </Link>
      )}
      <span className="tabular-nums">{t.meetings(count)}</span>
      {count < bookingCounts.series && (
        <Link to={toCount(count + 1)} replace preventScrollReset aria-label={t.more} className={step}>
          +
        </Link>
      )}
    </p>
  )
}

const Meetings = ({ day, meetings, hallId }: { day: BookingDay; meetings: Meeting[]; hallId: number }) => {
  const t = useWords().bookings.series
  const locale = useLocale()
  const dateOf = (date: string) => format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })
  const hallName = (id: number) => day.halls.find((hall) => hall.id === id)?.name ?? ''
  return (
    <ul className="flex flex-col divide-y divide-line rounded-xl border border-line">
      {meetings.map(({ date, start, end, obstacle, others }) => (
        <li key={date} className="flex flex-col gap-2 px-3 py-2">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{dateOf(date)}</span>
            <span className={obstacle ? 'text-danger' : 'text-ink-soft'}>{obstacle ? t.obstacles[obstacle] : `${start}–${end}`}</span>
          </p>
          {obstacle ? (
            <select
              // another time of the series makes other proposals
              key={`${hallId} ${start} ${end}`}
              name="meeting"
              aria-label={t.instead(dateOf(date))}
              className="min-h-(--control) w-full rounded-xl border border-line-strong bg-surface px-3"
            >
              {others.map((other) => (
                <option key={meetingText({ ...other, date })} value={meetingText({ ...other, date })}>
                  {`${hallName(other.hallId)}, ${other.start}–${other.end}`}
                </option>
              ))}
              <option value="">{t.skip}</option>
            </select>
          ) : (
            <input type="hidden" name="meeting" value={meetingText({ hallId, date, start, end })} />
          )}
        </li>
      ))}
    </ul>
  )
}
