import type { FormFields } from '../../forms/form-fields.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { Errors } from '../../ui/field.tsx'

export type FreeDay = { date: string; hours: { open: string; close: string }[]; freePlaces: number; enlisted: boolean; visitedAt: string | null }

/** Open days as radio buttons in a row that scrolls sideways; full ones and own ones cannot be chosen. */
export const DayChoice = ({ fields, days }: { fields: FormFields; days: FreeDay[] }) => {
  const { coworking: t } = useWords()
  const { id, name, errors } = fields.choice('date', t.days)
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errors?.length ? `${id}-errors` : undefined} className="min-w-0 outline-none">
      <legend className="mb-1.5 font-medium">{t.days}</legend>
      <div className="flex gap-2 overflow-x-auto p-1 pb-2">
        {days.map((day) => (
          <DayOption key={day.date} name={name} day={day} />
        ))}
      </div>
      <Errors id={`${id}-errors`} errors={errors} />
    </fieldset>
  )
}

const DayOption = ({ name, day: { date, freePlaces, enlisted } }: { name: string; day: FreeDay }) => {
  const { coworking: t } = useWords()
  const locale = useLocale()
  const part = (kind: 'weekday' | 'day' | 'month') => format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind })
  return (
    <label className="relative flex min-h-24 w-24 shrink-0 cursor-pointer flex-col items-center justify-center rounded-2xl border border-line-strong bg-surface p-2 text-center hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-soft">
      <input type="radio" name={name} value={date} disabled={enlisted || freePlaces === 0} className="sr-only" />
      <span className="text-sm text-ink-soft">{part('weekday')}</span>
      <span className="text-lg leading-tight font-semibold">{`${part('day')} ${part('month')}`}</span>
      <span className="text-sm">{enlisted ? t.mine : freePlaces === 0 ? t.full : t.free(freePlaces)}</span>
    </label>
  )
}
