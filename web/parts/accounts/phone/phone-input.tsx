import { useRef } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'
import { editPhone, formatPhone } from './phone-format.ts'

type Props = {
  id?: string
  phone: string
  errors?: string[] | undefined
  /** A phone other than the account's own needs its own label and name. */
  label?: string
  name?: string
  isOptional?: string
}

/** A phone field with a mask that follows typing and accepts pasted text in any format. */
export const PhoneInput = ({ id, phone, errors, label, name = 'phone', isOptional }: Props) => {
  const t = useWords()
  const before = useRef(formatPhone(phone))
  const onInput = (event: React.InputEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const edited = editPhone({
      before: before.current,
      value: field.value,
      caret: field.selectionStart ?? field.value.length,
      deletes: deletionOf(event),
    })
    field.value = edited.value
    field.setSelectionRange(edited.caret, edited.caret)
    before.current = edited.value
  }
  return (
    <TextField
      id={id}
      label={label ?? t.accounts.phone.label}
      isOptional={isOptional}
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete={name === 'phone' ? 'tel' : 'off'}
      required={!isOptional}
      defaultValue={formatPhone(phone)}
      placeholder="+7 (___) ___-__-__"
      onFocus={(event) => {
        before.current = event.currentTarget.value
      }}
      onInput={onInput}
      errors={errors}
    />
  )
}

const deletionOf = ({ nativeEvent: { inputType } }: React.InputEvent) => {
  if (inputType === 'deleteContentBackward') return 'backward'
  return inputType === 'deleteContentForward' ? 'forward' : null
}
