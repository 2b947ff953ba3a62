import type { ReactNode } from 'react'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { bookingLengths } from '../../../contract/bookings/limits.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import { Checkbox, Errors, TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { HallDay } from './choice.ts'
import { WhenFields, type WhenProps } from './when-fields.tsx'

type Props = WhenProps & {
  booking: Booking | null
  /** The choice of a series of meetings. */
  repeat: ReactNode
}

/**
 * The fields of a booking. The times are those of all halls, because without scripts the hall may change after the page was made; the server
 * refuses a taken one at its field.
 */
export const BookingFields = (props: Props) => {
  const { fields, day, booking, wanted } = props
  const t = useWords().bookings
  return (
    <>
      <WhenFields {...props} />
      {props.repeat}
      <TextField {...fields.text('theme', t.form.theme, { saved: booking?.theme ?? '' })} required maxLength={bookingLengths.theme} />
      <TextArea
        {...fields.text('agenda', t.form.agenda, { saved: booking?.agenda ?? '' })}
        isOptional={t.form.optional}
        maxLength={bookingLengths.agenda}
      />
      <Equipment fields={fields} hall={day.halls.find(({ id }) => id === wanted.hallId)} booking={booking} />
      <Combobox
        {...fields.choice('participants', t.form.participants, { faultText: t.form.unknownParticipant })}
        help={t.form.participantsHelp}
        isOptional={t.form.optional}
        isMultiple
        options={[]}
        load={findUsers}
        textName="participantsText"
        placeholder={t.form.participantName}
        chosen={(booking?.participantUsers ?? []).map(({ id, name }) => ({ id, label: name }))}
        defaultText={String(fields.text('participantsText', t.form.participants).defaultValue)}
      />
      <p className="text-sm text-ink-soft">{t.form.next}</p>
    </>
  )
}

/** Equipment of the booking stays on offer in its hall, although the hall may have lost it since. */
const Equipment = ({ fields, hall, booking }: Pick<Props, 'fields' | 'booking'> & { hall: HallDay | undefined }) => {
  const t = useWords().bookings
  const errors = fields.errorsOf('equipment', t.form.equipment)
  const chosen = booking?.equipment ?? []
  const offered = [...new Set([...(hall?.equipment ?? []), ...(booking && booking.hall === hall?.id ? chosen : [])])]
  if (!hall || (offered.length === 0 && !errors)) return null
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t.form.equipment}</legend>
      {offered.map((one) => (
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
