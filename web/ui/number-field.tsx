import type { ComponentProps } from 'react'
import { controlClass, FieldFrame, type FieldFrameProps, useFieldIds } from './field.tsx'

type Props = FieldFrameProps &
  Pick<ComponentProps<'input'>, 'name' | 'required' | 'disabled' | 'defaultValue' | 'onBlur'> & {
    /** The unit after the number. */
    unit?: string
    hasDecimals?: boolean
  }

/**
 * A number as text, read by `typedNumber`. The browser's number input changes on the wheel and drops a text that it does
 * not understand. Scripts change nothing.
 */
export const NumberField = ({ id: given, label, help, errors, isOptional, isQuestion, unit, hasDecimals = false, ...rest }: Props) => {
  const { id, control } = useFieldIds({ id: given, label, help, errors })
  return (
    <FieldFrame id={id} label={label} help={help} errors={errors} isOptional={isOptional} isQuestion={isQuestion}>
      <div className="relative max-w-60">
        <input
          {...rest}
          {...control}
          type="text"
          inputMode={hasDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          className={`${controlClass} ${unit ? 'pr-14' : ''}`}
        />
        {unit && (
          <span aria-hidden="true" className="absolute inset-y-0 right-3.5 flex items-center text-ink-soft">
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
