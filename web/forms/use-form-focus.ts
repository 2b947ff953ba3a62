import { type RefObject, useEffect } from 'react'

const firstFault = '[data-error-summary], [aria-invalid="true"]:not([type="hidden"])'
const firstField = 'input:not([type="hidden"], [type="radio"], [type="checkbox"]), select, textarea'

/** After every answer focuses the error summary or the first faulty field, else the named field or the first one. */
export const useFormFocus = (form: RefObject<HTMLFormElement | null>, answer: unknown, name?: string) =>
  useEffect(() => {
    if (answer === null) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const field = find(firstFault) ?? find(name ? `[name="${name}"]` : firstField)
    // a dialog that opens at the same moment takes the focus first
    queueMicrotask(() => field?.focus())
  }, [form, answer, name])
