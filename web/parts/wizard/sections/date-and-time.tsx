import { useEffect, useRef, useState } from 'react'
import type { EventDocument } from '../../../../contract/organizing/fields.ts'
import { textOf } from '../../../forms/form-data.ts'
import { zoneName } from '../../../kernel/format.ts'
import { useWords } from '../../../kernel/words.tsx'
import { toZonedInstant } from '../../../kernel/zoned-time.ts'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { postedInstant } from '../../../ui/dates/posted-instant.ts'
import { SelectField } from '../../../ui/field.tsx'
import { CommonTimes } from '../common-times.tsx'
import { HallAvailability } from '../hall-availability.tsx'
import type { SectionModule, SectionProps } from '../section.ts'
import { useEventTime } from '../use-event-time.ts'

const fields = ['dateStart', 'dateEnd', 'registrationDateStart', 'registrationDateEnd'] as const
type DateName = (typeof fields)[number]

/** An evening lasts about so long. */
const usualLengthMs = 2 * 3_600_000

const DateAndTime = ({ opened, draft, eventId, field, linked, reference }: SectionProps) => {
  const t = useWords().wizard.dateAndTime
  const zone = draft.timezoneName
  const city = draft.format === 'place' && linked.cities.find(({ id }) => id === draft.place?.cityId)?.name
  const at = draft.dateStart ?? new Date().toISOString()
  const zoneWords = [city, zoneName(at, zone)].filter(Boolean).join(', ')
  const [isStartLeft, setStartLeft] = useState(false)
  const [proposedEnd, setProposedEnd] = useState<string>()
  // with the start a missing end is filled in and follows it, until the user writes another one
  const isProposed = draft.dateEnd === null ? proposedEnd === undefined : proposedEnd !== undefined && sameInstant(proposedEnd, draft.dateEnd)
  useEffect(() => {
    if (isStartLeft && draft.dateStart && isProposed) setProposedEnd(later(draft.dateStart))
  }, [isStartLeft, draft.dateStart, isProposed])
  // an event that is moved past its end keeps its length
  const lastStart = useRef(draft.dateStart)
  useEffect(() => {
    const { dateStart, dateEnd } = draft
    const isMoved = lastStart.current !== dateStart
    lastStart.current = dateStart
    if (isMoved && dateStart && dateEnd && Date.parse(dateEnd) <= Date.parse(dateStart)) setProposedEnd(later(dateStart, lengthOf(opened)))
  }, [draft, opened])
  const checked = useEventTime(draft, eventId)
  // a proposed day replaces both dates, also if it was chosen before
  const [moved, setMoved] = useState({ dateStart: opened.dateStart, dateEnd: opened.dateEnd, moves: 0 })
  const moveTo = ({ dateStart, dateEnd }: { dateStart: string; dateEnd: string }) => {
    setProposedEnd(undefined)
    setMoved({ dateStart, dateEnd, moves: moved.moves + 1 })
  }
  const dateField = (name: DateName, value: string | null, isOptional = false) => {
    const { label, errors } = field(name, t.labels[name])
    return (
      <div id={`field-${name}`} tabIndex={-1}>
        <DateTimeField
          name={name}
          label={label}
          errors={errors}
          zone={zone}
          zoneName={zoneWords}
          defaultValue={value ? toZonedInstant(value, zone) : ''}
          {...(isOptional && { isOptional: t.optional })}
        />
      </div>
    )
  }
  return (
    <>
      <p className="text-ink-soft">{t.typing}</p>
      {draft.format === 'online' ? (
        <SelectField {...field('timezoneName', t.zone)} help={t.zoneHelp} defaultValue={opened.timezoneName}>
          {reference.zones.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="timezoneName" value={zone} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the blur is of the fields inside */}
      <div key={`start ${moved.moves}`} onBlur={() => setStartLeft(true)}>
        {dateField('dateStart', moved.dateStart)}
      </div>
      <div key={`end ${moved.moves} ${proposedEnd}`}>{dateField('dateEnd', proposedEnd ?? moved.dateEnd)}</div>
      <HallAvailability draft={draft} checked={checked} onDay={moveTo} />
      <CommonTimes draft={draft} eventId={eventId} minutes={Math.round(lengthOf(draft) / 60_000)} onTime={moveTo} />
      <fieldset className="flex flex-col gap-6">
        <legend className="mb-2 text-lg font-semibold">{t.registration}</legend>
        <p className="text-ink-soft">{t.registrationHelp}</p>
        {dateField('registrationDateStart', opened.registrationDateStart, true)}
        {dateField('registrationDateEnd', opened.registrationDateEnd, true)}
      </fieldset>
    </>
  )
}

const later = (start: string, lengthMs = usualLengthMs) => new Date(Date.parse(start) + lengthMs).toISOString()

const lengthOf = ({ dateStart, dateEnd }: EventDocument): number => {
  const lengthMs = dateStart && dateEnd ? Date.parse(dateEnd) - Date.parse(dateStart) : 0
  return lengthMs > 0 ? lengthMs : usualLengthMs
}

/** An empty field is no date; a text that is no date leaves the field as it was, and says so itself. */
const dateIn = (form: FormData, name: DateName, saved: EventDocument): string | null => {
  const text = textOf(form, name).trim()
  if (text === '') return null
  const at = postedInstant(text, textOf(form, 'timezoneName') || saved.timezoneName)
  return at === null ? saved[name] : sameInstant(at, saved[name]) ? saved[name] : at
}

/** Seconds and offsets may be written in different ways. */
const sameInstant = (one: string, other: string | null) => other !== null && Date.parse(one) === Date.parse(other)

export const dateAndTimeSection: SectionModule = {
  Section: DateAndTime,
  read: (form, saved) => ({
    timezoneName: textOf(form, 'timezoneName') || saved.timezoneName,
    ...Object.fromEntries(fields.map((name) => [name, dateIn(form, name, saved)])),
  }),
}
