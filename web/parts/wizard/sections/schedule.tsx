import type { EventDocument } from '../../../../contract/organizing/fields.ts'
import { draftCounts, draftLengths } from '../../../../contract/organizing/limits.ts'
import { zoneName } from '../../../kernel/format.ts'
import { useWords } from '../../../kernel/words.tsx'
import { toZonedInstant } from '../../../kernel/zoned-time.ts'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { postedInstant } from '../../../ui/dates/posted-instant.ts'
import { Errors, TextField } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ListEditor } from '../list-editor.tsx'
import { type FormRow, linesOrNull, rowsOf, textOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

type Item = EventDocument['schedules'][number]
type Row = Item & { isNew?: true }

const texts = ['name', 'speaker', 'hall'] as const
const dates = ['dateStart', 'dateEnd'] as const
const lengths = { name: draftLengths.scheduleName, speaker: draftLengths.scheduleSpeaker, hall: draftLengths.scheduleHall }

const Schedule = (props: SectionProps) => {
  const { opened, draft, errorsOf } = props
  const t = useWords().wizardSections.schedule
  return (
    <>
      <ListEditor<Row>
        label={t.list}
        name="schedules"
        rows={opened.schedules}
        empty={newItem(draft)}
        max={draftCounts.schedules}
        add={t.add}
        rowName={t.row}
      >
        {(row, prefix, position) => <ItemFields {...props} {...{ row, prefix, position }} />}
      </ListEditor>
      <Errors errors={errorsOf('schedules')} />
    </>
  )
}

/** An item starts when the one before it ends; the first starts with the event. */
const newItem = ({ schedules, dateStart }: EventDocument): Row => {
  const last = schedules.at(-1)
  const start = last?.dateEnd ?? last?.dateStart ?? dateStart
  return { name: '', speaker: null, description: null, hall: null, dateStart: start, dateEnd: null, isNew: true }
}

type ItemProps = SectionProps & { row: Row; prefix: string; position: number }

const ItemFields = ({ row, prefix, position, draft: { timezoneName: zone }, field }: ItemProps) => {
  const t = useWords().wizardSections.schedule
  return (
    <>
      {texts.map((part) => (
        <TextField
          key={part}
          {...field(`schedules.${position}.${part}`, t[part])}
          name={`${prefix}.${part}`}
          autoComplete="off"
          maxLength={lengths[part]}
          defaultValue={row[part] ?? ''}
          {...(part !== 'name' && { isOptional: t.optional })}
        />
      ))}
      {dates.map((part) => {
        const { id, label, errors } = field(`schedules.${position}.${part}`, t[part])
        return (
          <div key={part} id={id} tabIndex={-1}>
            <input type="hidden" name={`${prefix}.${part}Before`} value={row[part] ?? ''} />
            <DateTimeField
              name={`${prefix}.${part}`}
              label={label}
              errors={errors}
              zone={zone}
              zoneName={zoneName(row[part] ?? row.dateStart ?? new Date().toISOString(), zone)}
              defaultValue={row[part] ? toZonedInstant(row[part], zone) : ''}
              {...(part === 'dateEnd' && { isOptional: t.optional })}
            />
          </div>
        )
      })}
      {row.isNew && <input type="hidden" name={`${prefix}.isNew`} value="1" />}
      <TextArea
        {...field(`schedules.${position}.description`, t.description)}
        name={`${prefix}.description`}
        rows={3}
        isOptional={t.optional}
        maxLength={draftLengths.scheduleDescription}
        defaultValue={row.description ?? ''}
      />
    </>
  )
}

/** An empty field is no date; a text that is no date leaves the field as it was, and says so itself. */
const dateIn = ({ text }: FormRow, part: (typeof dates)[number], zone: string): string | null => {
  if (text(part) === '') return null
  const before = text(`${part}Before`) || null
  const at = postedInstant(text(part), zone)
  const isSame = at === null || (before !== null && isSameMinute(at, before))
  return isSame ? before : at
}

/** The field shows no seconds. */
const isSameMinute = (one: string, other: string) => Math.floor(Date.parse(one) / 60_000) === Math.floor(Date.parse(other) / 60_000)

const itemIn = (row: FormRow, zone: string): Item => ({
  name: row.text('name'),
  speaker: textOrNull(row.text('speaker')),
  description: linesOrNull(row.text('description')),
  hall: textOrNull(row.text('hall')),
  dateStart: dateIn(row, 'dateStart', zone),
  dateEnd: dateIn(row, 'dateEnd', zone),
})

/** The start of a new item is proposed, so that it alone makes no item. */
const hasContent = ({ dateStart, ...rest }: Item, row: FormRow) =>
  Object.values(rest).some(Boolean) || (dateStart !== null && (!row.has('isNew') || dateStart !== row.text('dateStartBefore')))

export const scheduleSection: SectionModule = {
  Section: Schedule,
  read: (form, { timezoneName }) => ({
    schedules: rowsOf(form, 'schedules').flatMap((row) => {
      const item = itemIn(row, timezoneName)
      return hasContent(item, row) ? [item] : []
    }),
  }),
}
