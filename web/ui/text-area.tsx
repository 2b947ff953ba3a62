import { type ComponentProps, useState } from 'react'
import { useWords } from '../kernel/words.tsx'
import { controlClass, FieldFrame, type FieldFrameProps, useFieldIds } from './field.tsx'

/** Some lines of text. With `maxLength` it shows the characters left near the limit; without scripts the browser stops there. */
export const TextArea = ({ id: given, label, help, errors, isOptional, isQuestion, ...rest }: ComponentProps<'textarea'> & FieldFrameProps) => {
  const t = useWords().uiFields
  const { id, control } = useFieldIds({ id: given, label, help, errors })
  const [length, setLength] = useState(() => String(rest.defaultValue ?? '').length)
  const left = rest.maxLength === undefined ? null : rest.maxLength - length
  const isNear = left !== null && rest.maxLength !== undefined && left <= rest.maxLength / 5
  return (
    <FieldFrame id={id} label={label} help={help} errors={errors} isOptional={isOptional} isQuestion={isQuestion}>
      <textarea
        {...rest}
        {...control}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          rest.onInput?.(event)
        }}
        className={controlClass}
      />
      <p aria-live="polite" className="text-right text-sm text-ink-soft empty:hidden">
        {isNear && t.left(left)}
      </p>
    </FieldFrame>
  )
}
