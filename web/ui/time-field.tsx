import { type ComponentProps, useRef, useState } from 'react'
import { useWords } from '../kernel/words.tsx'
import { parseTime } from './dates/parse-time.ts'
import { TimeInput } from './dates/time-input.tsx'
import { FieldFrame, type FieldFrameProps, useFieldIds } from './field.tsx'
import { useFormData } from './use-form-data.ts'

type Props = FieldFrameProps &
  Pick<ComponentProps<'input'>, 'required' | 'disabled'> & {
    name: string
    /** HH:MM, or the text that was posted before. */
    defaultValue?: string
  }

/** A time, typed or chosen among half hours; it posts HH:MM. Without scripts it is the browser's time input. */
export const TimeField = ({ label, help, errors, isOptional, isLabelHidden, name, ...rest }: Props) => {
  const t = useWords().uiFields.time
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const shownErrors = fault ? [fault] : errors
  const { id, control } = useFieldIds({ id: rest.id, label, help, errors: shownErrors })
  useFormData(input, (data) => {
    const time = parseTime(input.current?.value ?? '')
    if (time) data.set(name, time)
  })
  const read = (text: string, isDone: boolean) => {
    if (!isDone) return setFault(null)
    const time = parseTime(text)
    if (time && input.current) input.current.value = time
    setFault(text.trim() && !time ? t.unclear : null)
  }
  return (
    <FieldFrame id={id} label={label} help={help} errors={shownErrors} isOptional={isOptional} isLabelHidden={isLabelHidden}>
      <TimeInput {...rest} {...control} input={input} name={name} onText={read} />
    </FieldFrame>
  )
}
