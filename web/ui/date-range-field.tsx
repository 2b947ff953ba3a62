import { useState } from 'react'
import { useWords } from '../kernel/words.tsx'
import { DateField } from './date-field.tsx'
import type { DayLimits } from './dates/day-fault.ts'
import type { Day } from './dates/parse-day.ts'

type Props = DayLimits & {
  legend: string
  /** The names of the two fields. */
  from: string
  to: string
  /** YYYY-MM-DD of each end, or ''. */
  defaultFrom?: string
  defaultTo?: string
  errors?: { from?: string[] | undefined; to?: string[] | undefined }
}

/** Two dates, the second not before the first. Without scripts they are two date inputs of the browser. */
export const DateRangeField = ({ legend, from, to, defaultFrom = '', defaultTo = '', errors, min, max, isClosed }: Props) => {
  const t = useWords().uiFields.range
  const [ends, setEnds] = useState<{ from: Day | null; to: Day | null }>({ from: defaultFrom || null, to: defaultTo || null })
  const range = ends.from && ends.to && ends.from <= ends.to ? { from: ends.from, to: ends.to } : undefined
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={t.from}
          name={from}
          defaultValue={defaultFrom}
          min={min}
          max={max}
          isClosed={isClosed}
          range={range}
          errors={errors?.from}
          onDay={(day) => setEnds((now) => ({ ...now, from: day }))}
        />
        <DateField
          label={t.to}
          name={to}
          defaultValue={defaultTo}
          min={ends.from ?? min}
          max={max}
          isClosed={isClosed}
          range={range}
          errors={errors?.to}
          onDay={(day) => setEnds((now) => ({ ...now, to: day }))}
        />
      </div>
    </fieldset>
  )
}
