import { type ComponentProps, useRef, useState } from 'react'
import { useLocale, useWords } from '../kernel/words.tsx'
import { type DayLimits, dayFault } from './dates/day-fault.ts'
import { DayInput } from './dates/day-input.tsx'
import { type Day, parseDay } from './dates/parse-day.ts'
import { today } from './dates/today.ts'
import { typedDay } from './dates/typed-day.ts'
import { FieldFrame, type FieldFrameProps, useFieldIds } from './field.tsx'
import { useFormData } from './use-form-data.ts'

type Props = FieldFrameProps &
  DayLimits &
  Pick<ComponentProps<'input'>, 'required' | 'disabled' | 'autoComplete'> & {
    name: string
    /** YYYY-MM-DD, or the text that was posted before. */
    defaultValue?: string
    /** A date without a year is not understood. */
    needsYear?: boolean
    range?: { from: Day; to: Day } | undefined
    onDay?: (day: Day | null) => void
  }

/**
 * A date, typed in the user's language or chosen in a calendar; it posts YYYY-MM-DD, or the text if it has no date.
 * Without scripts it is the browser's date input.
 */
export const DateField = ({ label, help, errors, isOptional, isLabelHidden, name, needsYear, range, onDay, min, max, isClosed, ...rest }: Props) => {
  const locale = useLocale()
  const t = useWords().uiFields.date
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const shownErrors = fault ? [fault] : errors
  const { id, control } = useFieldIds({ id: rest.id, label, help, errors: shownErrors })
  const dayOf = (text: string) => parseDay(text, { locale, today: today(), min, max, needsYear })
  useFormData(input, (data) => {
    const day = dayOf(input.current?.value ?? '')
    if (day) data.set(name, day)
  })
  const read = (text: string, isDone: boolean) => {
    if (!isDone) return setFault(null)
    const day = dayOf(text)
    if (day && input.current) input.current.value = typedDay(day, locale)
    setFault(text.trim() ? dayFault({ day, min, max, isClosed, locale, t }) : null)
    onDay?.(day)
  }
  return (
    <FieldFrame id={id} label={label} help={help} errors={shownErrors} isOptional={isOptional} isLabelHidden={isLabelHidden}>
      <DayInput
        {...rest}
        {...control}
        input={input}
        name={name}
        needsYear={needsYear}
        range={range}
        min={min}
        max={max}
        isClosed={isClosed}
        autoComplete={rest.autoComplete ?? 'off'}
        onText={read}
      />
    </FieldFrame>
  )
}
