import { use } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { PostForm } from '../../forms/post-form.tsx'
import { PageForms } from '../../forms/use-form-post.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import { BookingFields } from './booking-fields.tsx'
import type { Choice } from './choice.ts'
import { DayChoice } from './day-choice.tsx'
import { DayGrid } from './day-grid.tsx'
import type { BookingDay } from './load-create.ts'
import { Repeat } from './repeat.tsx'
import { useWanted, type Wanted } from './use-wanted.ts'

type Props = { day: BookingDay; booking: Booking | null }

/** The day, the grid of its halls, and the form with the same choice as fields. */
export const BookingForm = ({ day, booking }: Props) => {
  const t = useWords().bookings
  const locale = useLocale()
  const pathOf = useChoicePath(day)
  const forms = use(PageForms)
  const hasScripts = useScripts()
  const { wanted, choice, setWanted } = useWanted(day)
  const navigate = useNavigate()
  const times = choice && textsOf(choice, day.date)
  const pathOfWanted = ({ hallId, start, end }: Wanted) => ({ ...(hallId !== null && { hallId: String(hallId) }), start, end, date: day.date })
  const onWanted = (next: Wanted) => {
    setWanted(next)
    // the meetings of a series are those of the new time
    if (day.repeat) void navigate(pathOf(pathOfWanted(next)), { replace: true, preventScrollReset: true })
  }
  const isClosed = day.halls.every(({ slots }) => slots.length === 0)
  const isFull = !isClosed && day.halls.every(({ slots }) => slots.every(({ available }) => !available))
  const date = format(`${day.date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <DayChoice day={day} pathOf={(changes) => pathOf({ ...times, ...changes })} />
        <h2 className="text-lg font-semibold">{date}</h2>
        {isClosed && <p className="rounded-xl bg-sunken px-4 py-3">{t.closedDay}</p>}
        {isFull && <p className="rounded-xl bg-sunken px-4 py-3">{t.noHalls}</p>}
        {!isClosed && !isFull && (
          <>
            <p className="text-sm text-ink-soft">{t.grid.hint}</p>
            <DayGrid halls={day.halls} choice={choice} pathOf={(choice) => pathOf(textsOf(choice, day.date))} onChoice={setWanted} />
          </>
        )}
      </div>
      {/* without scripts the answer is shown on the day that the form was filled for; with scripts the form stays while the day changes */}
      <PageForms value={{ ...forms, action: hasScripts ? forms.action : pathOf({ date: day.date }) }}>
        <PostForm intent={booking ? 'change' : 'book'} subject={booking?.id} submit={booking ? t.form.change : t.form.book} saved={null}>
          {(fields) => (
            <>
              {booking && <input type="hidden" name="version" value={booking.version} />}
              <BookingFields
                fields={fields}
                day={day}
                dayText={date}
                booking={booking}
                wanted={wanted}
                onWanted={onWanted}
                pathOfHall={(hallId) => pathOf({ ...pathOfWanted(wanted), hallId })}
                repeat={booking ? null : <Repeat day={day} wanted={wanted} pathOf={(changes) => pathOf({ ...pathOfWanted(wanted), ...changes })} />}
              />
            </>
          )}
        </PostForm>
      </PageForms>
    </div>
  )
}

const textsOf = ({ hallId, start, end }: Choice, date: string) => ({ hallId: String(hallId), start, end, date })

/** The address of this page with other values; an empty one is left out. */
const useChoicePath = ({ space }: BookingDay) => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return (changes: Record<string, string>) => {
    const next = new URLSearchParams(params)
    next.delete('month')
    if (!pathname.includes(`/${space.id}`)) next.set('spaceId', String(space.id))
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
    return pathWith(pathname, next)
  }
}
