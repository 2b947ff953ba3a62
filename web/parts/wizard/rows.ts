import { listOf, textOf } from '../../forms/form-data.ts'
import { typedNumber } from '../../ui/typed-number.ts'

/** A row of a list in a form: its fields are named `list.key.part`. */
export type FormRow = { key: string; text: (part: string) => string; has: (part: string) => boolean; all: (part: string) => string[] }

/** The rows of a list in the order of the page. A row that was removed has no fields. */
export const rowsOf = (form: FormData, list: string): FormRow[] => {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(`${list}.`))
  const keys = [...new Set(names.map((name) => name.split('.')[1] ?? ''))]
  return keys.map((key) => ({
    key,
    text: (part) => textOf(form, `${list}.${key}.${part}`).trim(),
    has: (part) => form.has(`${list}.${key}.${part}`),
    all: (part) => form.getAll(`${list}.${key}.${part}`).filter((value) => typeof value === 'string'),
  }))
}

/** A typed text, or null for none. */
export const textOrNull = (text: string): string | null => text.trim() || null

/** The ids that comboboxes and uploads post. */
export const idsOf = (form: FormData, name: string): number[] => form.getAll(name).map(Number).filter(Boolean)

/** Files that an upload field posts; it always posts an empty value too. */
export const filesIn = (form: FormData, name: string): string[] => listOf(form, name).filter(Boolean)

/** Lines of a text area. Forms without scripts post them with carriage returns. */
export const linesOrNull = (text: string): string | null => textOrNull(text.replaceAll('\r\n', '\n'))

/** A text that is no number is sent as it is, so that the server names the fault at the field. */
export const countOrNull = (text: string): number | null =>
  // the server refuses a text here
  text.trim() === '' ? null : (typedNumber(text) ?? (text.trim() as unknown as number))
