import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FormFields } from '../../forms/form-fields.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import type { ContentRow, FormField } from './content-table.ts'
import { hoursName, rowsPerWeekday, storedHours } from './posted-hours.ts'

export type HoursProps = {
  field: FormField
  label: string
  help: string | undefined
  fields: FormFields
  stored: ContentRow | null
  /** The stored values replace the typed ones. */
  isMerged: boolean
  /** Rows that have been typed or refused. */
  rows: readonly number[]
}

/** Opening hours of the seven weekdays; each has a second time for a day with a break. */
export const WeekHoursInput = (props: HoursProps) => {
  const { content } = useWords()
  const saved = storedHours(props.field, props.stored)
  return (
    <HoursGroup {...props}>
      <ol className="flex flex-col divide-y divide-line">
        {weekdays.map((day) => {
          const name = content.hours.weekdays[day - 1] ?? ''
          const first = day * rowsPerWeekday
          const later = [...saved.keys(), ...props.rows].filter((row) => first < row && row < first + rowsPerWeekday)
          const shown = [...new Set(later.length > 0 ? later : [first + 1])].sort((a, b) => a - b)
          const row = (number: number) => <TimesOf key={number} {...props} row={number} name={name} saved={saved.get(number)} day={day} />
          return (
            <li key={day} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_1fr]">
              <span className="first-letter:uppercase sm:pt-2">{name}</span>
              <div className="flex flex-col gap-1">
                {row(first)}
                <details open={later.length > 0}>
                  <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm text-ink-soft underline decoration-dotted underline-offset-4">
                    {content.hours.pause}
                  </summary>
                  <div className="flex flex-col gap-1">{shown.map(row)}</div>
                </details>
              </div>
            </li>
          )
        })}
      </ol>
    </HoursGroup>
  )
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Hours of single days, with empty rows for more; a cleared row is removed. */
export const DayHoursInput = (props: HoursProps) => {
  const { content } = useWords()
  const { field, fields } = props
  const saved = storedHours(field, props.stored)
  const [added, setAdded] = useState(0)
  const count = Math.max(saved.size + spareRows, ...props.rows.map((row) => row + 1)) + added
  return (
    <HoursGroup {...props}>
      <ol className="flex flex-col divide-y divide-line">
        {Array.from({ length: count }, (_, row) => {
          const date = saved.get(row)?.date ?? ''
          const { defaultValue, ...input } = fields.text(hoursName(field.name, row, 'date'), content.hours.date(row + 1), { saved: date })
          return (
            <li key={row} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[12rem_1fr]">
              <DateField {...input} isLabelHidden defaultValue={props.isMerged ? date : String(defaultValue)} />
              <TimesOf {...props} row={row} name={content.hours.date(row + 1)} saved={saved.get(row)} />
            </li>
          )
        })}
      </ol>
      <Button look="quiet" type="button" className="script-only self-start" onClick={() => setAdded(added + 1)}>
        <Plus aria-hidden className="size-5" />
        {content.hours.add}
      </Button>
    </HoursGroup>
  )
}

/** Empty rows, because without scripts there is no button for another one. */
const spareRows = 2

const HoursGroup = ({ field, label, help, children }: HoursProps & { children: React.ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-2" data-hours={field.name}>
    <legend className="font-medium">{label}</legend>
    {help && <p className="text-sm text-ink-soft">{help}</p>}
    {children}
  </fieldset>
)

type TimesProps = HoursProps & { row: number; name: string; saved: Record<string, string> | undefined; day?: number }

const TimesOf = ({ field, fields, row, name, saved, day, isMerged }: TimesProps) => {
  const { content } = useWords()
  const time = (column: 'open' | 'close') => {
    const { defaultValue, ...input } = fields.text(hoursName(field.name, row, column), content.hours[column](name), { saved: saved?.[column] })
    return <TimeField {...input} isLabelHidden defaultValue={isMerged ? (saved?.[column] ?? '') : String(defaultValue)} />
  }
  return (
    <div className="grid max-w-72 grid-cols-[1fr_auto_1fr] items-start gap-2">
      {day !== undefined && <input type="hidden" name={hoursName(field.name, row, 'day')} value={day} />}
      {time('open')}
      <span aria-hidden className="pt-2">
        –
      </span>
      {time('close')}
    </div>
  )
}
