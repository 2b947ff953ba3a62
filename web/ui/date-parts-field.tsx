import { type ComponentProps, useId } from 'react'
import { monthForms } from '../../messages/date-vocabulary.ts'
import { useLocale, useWords } from '../kernel/words.tsx'
import { controlClass, Errors } from './field.tsx'

type Part = { id: string; name: string; label: string; errors?: string[] | undefined; defaultValue: string | number }
type Props = { legend: string; help?: string; day: Part; month: Part; year: Part; required?: boolean; autoComplete?: 'bday' }

/** A known date, such as a birthday: a day, a month and a year, each with its own errors. The server assembles the date. */
export const DatePartsField = ({ legend, help, day, month, year, required, autoComplete }: Props) => {
  const id = useId()
  const fill = (part: 'day' | 'month' | 'year') => (autoComplete ? (`${autoComplete}-${part}` as const) : 'off')
  return (
    <fieldset aria-describedby={help && `${id}-help`} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="grid max-w-sm grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] gap-3">
        <NumberPart {...day} maxLength={2} autoComplete={fill('day')} required={required} />
        <MonthPart {...month} autoComplete={fill('month')} required={required} />
        <NumberPart {...year} maxLength={4} autoComplete={fill('year')} required={required} />
      </div>
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      {[day, month, year].map(({ id, errors }) => (
        <Errors key={id} id={`${id}-errors`} errors={errors} />
      ))}
    </fieldset>
  )
}

const tiesOf = ({ id, errors }: Part) => ({
  id,
  'aria-invalid': errors?.length ? (true as const) : undefined,
  'aria-describedby': errors?.length ? `${id}-errors` : undefined,
})

const NumberPart = ({
  id,
  name,
  label,
  errors,
  defaultValue,
  ...rest
}: Part & Pick<ComponentProps<'input'>, 'maxLength' | 'autoComplete' | 'required'>) => (
  <div className="flex flex-col gap-1">
    <label htmlFor={id} className="text-sm text-ink-soft">
      {label}
    </label>
    <input
      {...rest}
      {...tiesOf({ id, name, label, errors, defaultValue })}
      name={name}
      type="text"
      inputMode="numeric"
      defaultValue={defaultValue}
      className={controlClass}
    />
  </div>
)

const MonthPart = ({ id, name, label, errors, defaultValue, ...rest }: Part & Pick<ComponentProps<'select'>, 'autoComplete' | 'required'>) => {
  const names = useMonthNames()
  const { notChosen } = useWords().uiFields.dateParts
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <select {...rest} {...tiesOf({ id, name, label, errors, defaultValue })} name={name} defaultValue={defaultValue} className={controlClass}>
        <option value="">{notChosen}</option>
        {names.map((month, index) => (
          <option key={month} value={index + 1}>
            {month}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The names beside a day. */
const useMonthNames = (): string[] => {
  const place = { ru: 1, kz: 2, en: 3 }[useLocale()]
  const isCapital = place === 3
  return monthForms.map((forms) => forms[place] ?? '').map((name) => (isCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name))
}
