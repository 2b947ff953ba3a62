import { useLocation, useSearchParams } from 'react-router'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { bookingLengths } from '../../../contract/bookings/limits.ts'
import { PostForm } from '../../forms/post-form.tsx'
import { browserApi } from '../../kernel/browser-api.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { Combobox } from '../../ui/combobox.tsx'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import { Checkbox, SelectField, TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type Choice, endsAfter, type HallDay } from './choice.ts'
import { DayChoice } from './day-choice.tsx'
import { DayGrid } from './day-grid.tsx'
import type { BookingDay } from './load-create.ts'

type Props = { day: BookingDay; booking: Booking | null }

/** The day, the grid of its halls, and the form with the same choice as fields. */
export const BookingForm = ({ day, booking }: Props) => {
  const t = useWords().bookings
  const locale = useLocale()
  const pathOf = useChoicePath(day)
  const isClosed = day.halls.every(({ slots }) => slots.length === 0)
  const isFull = !isClosed && day.halls.every(({ slots }) => slots.every(({ available }) => !available))
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <DayChoice day={day} pathOf={(changes) => pathOf({ hallId: '', start: '', end: '', ...changes })} />
        <h2 className="text-lg font-semibold">{format(`${day.date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })}</h2>
        {isClosed && <p className="rounded-xl bg-sunken px-4 py-3">{t.closedDay}</p>}
        {isFull && <p className="rounded-xl bg-sunken px-4 py-3">{t.noHalls}</p>}
        {!isClosed && (
          <>
            <p className="text-sm text-ink-soft">{t.grid.hint}</p>
            <DayGrid halls={day.halls} choice={day.choice} pathOf={(choice) => pathOf(textsOf(choice, day.date))} />
          </>
        )}
      </div>
      <Fields key={JSON.stringify([day.date, day.choice])} day={day} booking={booking} />
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

const Fields = ({ day: { space, date, halls, choice }, booking }: Props) => {
  const t = useWords().bookings
  const hall = halls.find(({ id }) => id === (choice?.hallId ?? halls[0]?.id))
  const starts = hall?.slots.filter(({ available }) => available).map(({ start }) => start) ?? []
  const start = choice?.start ?? starts[0] ?? ''
  return (
    <PostForm intent={booking ? 'change' : 'book'} subject={booking?.id} submit={booking ? t.form.change : t.form.book} saved={null}>
      {(fields) => (
        <>
          <input type="hidden" name="spaceId" value={space.id} />
          <input type="hidden" name="date" value={date} />
          <SelectField {...fields.text('hallId', t.form.hall, { saved: String(hall?.id ?? '') })}>
            {halls.map(({ id, name, capacity }) => (
              <option key={id} value={id}>
                {`${name}, ${t.seats(capacity)}`}
              </option>
            ))}
          </SelectField>
          <div className="grid grid-cols-2 gap-4">
            <TimeSelect {...fields.text('start', t.form.start, { saved: start })} times={starts} />
            <TimeSelect
              {...fields.text('end', t.form.end, { saved: choice?.end ?? endsAfter(hall?.slots ?? [], start)[0] ?? '' })}
              times={endsAfter(hall?.slots ?? [], start)}
            />
          </div>
          <p className="text-sm text-ink-soft">{t.form.zone(space.timezone)}</p>
          <TextField {...fields.text('theme', t.form.theme, { saved: booking?.theme ?? '' })} required maxLength={bookingLengths.theme} />
          <TextArea
            {...fields.text('agenda', t.form.agenda, { saved: booking?.agenda ?? '' })}
            isOptional={t.form.optional}
            maxLength={bookingLengths.agenda}
          />
          <Equipment hall={hall} chosen={booking?.equipment ?? []} />
          <Combobox
            label={t.form.participants}
            help={t.form.participantsHelp}
            isOptional={t.form.optional}
            name="participants"
            isMultiple
            options={[]}
            load={findUsers}
            textName="participantsText"
            placeholder={t.form.participantName}
            chosen={(booking?.participantUsers ?? []).map(({ id, name }) => ({ id, label: name }))}
            errors={fields.errorsOf('participants', t.form.participants)}
          />
          <p className="text-sm text-ink-soft">{t.form.next}</p>
        </>
      )}
    </PostForm>
  )
}

const TimeSelect = ({ times, ...field }: React.ComponentProps<typeof SelectField> & { times: string[] }) => (
  <SelectField {...field}>
    {times.map((time) => (
      <option key={time} value={time}>
        {time}
      </option>
    ))}
  </SelectField>
)

const Equipment = ({ hall, chosen }: { hall: HallDay | undefined; chosen: string[] }) => {
  const t = useWords().bookings
  if (!hall || hall.equipment.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t.form.equipment}</legend>
      {hall.equipment.map((one) => (
        <Checkbox key={one} name="equipment" value={one} label={one} defaultChecked={chosen.includes(one)} />
      ))}
    </fieldset>
  )
}

const findUsers: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /users/completion', { query: { q } })
  if (!attempt.ok) throw new Error('users could not be loaded')
  return attempt.reply._items.map(({ id, name, position }) => ({ id, label: name, ...(position && { note: position }) }))
}
