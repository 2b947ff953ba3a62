import { useNavigate } from 'react-router'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { bookingLengths } from '../../../contract/bookings/limits.ts'
import type { FormFields } from '../../forms/form-fields.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import { Checkbox, Errors, SelectField, TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { endsAfter, type HallDay, timesOf } from './choice.ts'
import type { BookingDay } from './load-create.ts'

type Props = {
  fields: FormFields
  day: BookingDay
  dayText: string
  booking: Booking | null
  /** The address with another hall. */
  pathOfHall: (hallId: string) => string
}

/**
 * The fields of a booking. The times are those of all halls, because without scripts the hall may change after the page was made; the server
 * refuses a taken one at its field.
 */
export const BookingFields = (props: Props) => {
  const { fields, day, booking } = props
  const t = useWords().bookings
  return (
    <>
      <When {...props} />
      <TextField {...fields.text('theme', t.form.theme, { saved: booking?.theme ?? '' })} required maxLength={bookingLengths.theme} />
      <TextArea
        {...fields.text('agenda', t.form.agenda, { saved: booking?.agenda ?? '' })}
        isOptional={t.form.optional}
        maxLength={bookingLengths.agenda}
      />
      <Equipment fields={fields} hall={day.halls.find(({ id }) => id === day.hallId)} chosen={booking?.equipment ?? []} />
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
  )
}

const When = ({ fields, day: { space, date, halls, hallId, choice }, dayText, pathOfHall }: Props) => {
  const t = useWords().bookings
  const navigate = useNavigate()
  const { starts, ends } = timesOf(halls)
  const hall = halls.find(({ id }) => id === hallId)
  const start = choice?.start ?? hall?.slots.find(({ available }) => available)?.start ?? starts[0] ?? ''
  const end = choice?.end ?? endsAfter(hall?.slots ?? [], start)[0] ?? ''
  const day = fields.text('date', t.form.day)
  // another choice replaces the values of the selects, and nothing else that was typed
  const key = [date, hallId, start, end].join()
  return (
    <>
      <input type="hidden" name="spaceId" value={space.id} />
      <input type="hidden" name="date" value={date} />
      <div id={day.id} tabIndex={-1} className="flex flex-col gap-1.5">
        <p>
          <span className="text-ink-soft">{day.label}: </span>
          <span className="font-medium">{dayText}</span>
        </p>
        <Errors errors={day.errors} />
      </div>
      <SelectField
        key={`hall ${key}`}
        {...fields.text('hallId', t.form.hall, { saved: String(hallId ?? '') })}
        onChange={({ target }) => void navigate(pathOfHall(target.value), { replace: true, preventScrollReset: true })}
      >
        {halls.map(({ id, name, capacity }) => (
          <option key={id} value={id}>
            {`${name}, ${t.seats(capacity)}`}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-4">
        <TimeSelect key={`start ${key}`} {...fields.text('start', t.form.start, { saved: start })} times={starts} />
        <TimeSelect key={`end ${key}`} {...fields.text('end', t.form.end, { saved: end })} times={ends} />
      </div>
      <p className="text-sm text-ink-soft">{t.form.zone(space.timezone)}</p>
    </>
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

const Equipment = ({ fields, hall, chosen }: Pick<Props, 'fields'> & { hall: HallDay | undefined; chosen: string[] }) => {
  const t = useWords().bookings
  const errors = fields.errorsOf('equipment', t.form.equipment)
  if (!hall || (hall.equipment.length === 0 && !errors)) return null
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t.form.equipment}</legend>
      {hall.equipment.map((one) => (
        <Checkbox key={one} {...fields.option('equipment', one, one, chosen.includes(one))} />
      ))}
      <Errors errors={errors} />
    </fieldset>
  )
}

const findUsers: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /users/completion', { query: { q } })
  if (!attempt.ok) throw new Error('users could not be loaded')
  return attempt.reply._items.map(({ id, name, position }) => ({ id, label: name, ...(position && { note: position }) }))
}
