import type { FormAnswer } from './answer-form.ts'
import type { Typed } from './form-data.ts'

type TextOptions = {
  /** The value before the form was posted. */
  saved?: string | number | null | undefined
  /** The name of the field in the errors of the call, if it differs. */
  error?: string
  /** The words for an error that comes without a message. */
  faultText?: string
}

/** A field with its messages; `error` is the name of its errors in the answer. */
export type FieldError = { id: string; error: string; label: string; messages: string[] }

/**
 * The props of the fields of one form: names, values and errors. Without scripts the typed values come back after a refusal.
 * `restored` was typed before the session ended; the fields show it until it is saved.
 * Call it inside `children` of the form itself, because `faulty` lists the fields named so far for the summary.
 */
export const formFields = (answer: FormAnswer | null, formId: string, restored: Typed | null = null) => {
  const faulty: FieldError[] = []
  const typed = answer?.typed ?? (answer?.problem === null ? null : restored)
  const errorsOf = (label: string, name: string, { error = name, faultText }: TextOptions = {}) => {
    const found = answer?.problem?.errors[error]
    const messages = found?.length === 0 && faultText ? [faultText] : found
    if (messages?.length) faulty.push({ id: `${formId}-${name}`, error, label, messages })
    return messages
  }
  const common = (name: string, label: string, options?: TextOptions) => ({
    id: `${formId}-${name}`,
    name,
    label,
    errors: errorsOf(label, name, options),
  })
  return {
    faulty,
    /** Props of a text field, a text area or a select. */
    text: (name: string, label: string, options: TextOptions = {}) => ({
      ...common(name, label, options),
      defaultValue: typed?.[name]?.[0] ?? options.saved ?? '',
    }),
    checkbox: (name: string, label: string, isTicked = false) => ({
      ...common(name, label),
      defaultChecked: typed ? name in typed : isTicked,
    }),
    /** One of several checkboxes with the same name. */
    option: (name: string, label: string, value: string | number, isTicked: boolean) => ({
      name,
      label,
      value,
      defaultChecked: typed ? (typed[name]?.includes(String(value)) ?? false) : isTicked,
    }),
    /** Props of a combobox, whose chosen options come from its own list. */
    choice: (name: string, label: string, options?: TextOptions) => common(name, label, options),
    /** Props of a file field; `kept` are the uploads of a form that came back. */
    upload: (name: string, idName: string, label: string, options?: TextOptions) => ({
      ...common(name, label, options),
      idName,
      kept: (typed?.[idName] ?? []).filter((id) => id !== ''),
    }),
    /** Errors of a field that is not one of the above. */
    errorsOf: (name: string, label: string) => errorsOf(label, name),
  }
}

export type FormFields = ReturnType<typeof formFields>
