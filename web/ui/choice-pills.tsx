import { useId } from 'react'
import { Errors } from './field.tsx'

type Option = { value: string; label: string }
type Props = {
  legend: string
  name: string
  options: readonly Option[]
  /** One or several of the options. */
  isMultiple?: boolean
  defaultValue?: readonly string[]
  help?: string
  errors?: string[] | undefined
}

/** A few short options in a row, one or several. They are radio buttons or checkboxes, with scripts and without. */
export const ChoicePills = ({ legend, name, options, isMultiple = false, defaultValue = [], help, errors }: Props) => {
  const id = useId()
  const describedBy = [help && `${id}-help`, errors?.length && `${id}-errors`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex min-h-(--control) cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-60"
          >
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={defaultValue.includes(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      <Errors id={`${id}-errors`} errors={errors} />
    </fieldset>
  )
}
