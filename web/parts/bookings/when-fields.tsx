import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { FormFields } from '../../forms/form-fields.ts'
import { zoneName } from '../../kernel/format.ts'
import { useWords } from '../../kernel/words.tsx'
import { Errors, SelectField } from '../../ui/field.tsx'
import { isTimeFree, movedEnd, timesOf } from './choice.ts'
import type { BookingDay } from './load-create.ts'
import type { Wanted } from './use-wanted.ts'

export type WhenProps = {
  fields: FormFields
  day: BookingDay
  dayText: string
  wanted: Wanted
  onWanted: (wanted: Wanted) => void
  /** The address with another hall. */
  pathOfHall: (hallId: string) => string
}

/** Space, day, hall and time. With scripts the selects follow the grid, and the end follows the start. */
export const WhenFields = ({ fields, day, dayText, wanted, onWanted, pathOfHall }: WhenProps) => {
  const t = useWords().bookings
  const navigate = useNavigate()
  const { space, date, halls } = day
  const times = timesOf(halls)
  // the time of the booking or of the address may lie beside the slots
  const [starts, ends] = [withTime(times.starts, wanted.start), withTime(times.ends, wanted.end)]
  const hall = halls.find(({ id }) => id === wanted.hallId)
  const onHall = (hallId: string) => {
    onWanted({ ...wanted, hallId: Number(hallId) })
    void navigate(pathOfHall(hallId), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <input type="hidden" name="spaceId" value={space.id} />
      <input type="hidden" name="date" value={date} />
      <DayLine fields={fields} dayText={dayText} />
      <LiveSelect {...fields.text('hallId', t.form.hall, { saved: String(wanted.hallId ?? '') })} live={String(wanted.hallId ?? '')} onPick={onHall}>
        {halls.map(({ id, name, capacity }) => (
          <option key={id} value={id}>
            {`${name}, ${t.seats(capacity)}`}
          </option>
        ))}
      </LiveSelect>
      <div className="grid grid-cols-2 gap-4">
        <LiveSelect
          {...fields.text('start', t.form.start, { saved: wanted.start })}
          live={wanted.start}
          onPick={(start) => onWanted({ ...wanted, start, end: movedEnd(wanted, start, ends) })}
        >
          {optionsOf(starts)}
        </LiveSelect>
        <LiveSelect {...fields.text('end', t.form.end, { saved: wanted.end })} live={wanted.end} onPick={(end) => onWanted({ ...wanted, end })}>
          {optionsOf(ends)}
        </LiveSelect>
      </div>
      <p role="status" className="script-only text-sm font-medium text-danger empty:hidden">
        {hall && !day.repeat && wanted.start < wanted.end && !isTimeFree(hall.slots, wanted) && t.form.taken}
      </p>
      <p className="text-sm text-ink-soft">{t.form.zone(zoneName(`${date}T12:00:00Z`, space.timezone))}</p>
    </>
  )
}

const DayLine = ({ fields, dayText }: Pick<WhenProps, 'fields' | 'dayText'>) => {
  const { id, label, errors } = fields.text('date', useWords().bookings.form.day)
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-1.5">
      <p>
        <span className="text-ink-soft">{label}: </span>
        <span className="font-medium">{dayText}</span>
      </p>
      <Errors errors={errors} />
    </div>
  )
}

type LiveSelectProps = React.ComponentProps<typeof SelectField> & { live: string; onPick: (value: string) => void }

/** A select whose value other parts of the page also change. A value selected before scripts loaded stays. */
const LiveSelect = ({ live, onPick, ...field }: LiveSelectProps) => {
  const select = useRef<HTMLSelectElement>(null)
  const last = useRef(live)
  useEffect(() => {
    if (select.current && last.current !== live) select.current.value = live
    last.current = live
  }, [live])
  return <SelectField ref={select} {...field} onChange={({ target }) => onPick(target.value)} />
}

const withTime = (times: readonly string[], time: string) => (time ? [...new Set([...times, time])].sort() : [...times])

const optionsOf = (times: readonly string[]) =>
  times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ))
