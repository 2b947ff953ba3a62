import { type RefObject, useEffect } from 'react'

const firstFault = '[aria-invalid="true"]:not([type="hidden"])'
const firstField = 'input:not([type="hidden"], [type="radio"], [type="checkbox"]), select, textarea'

/** After every answer the cursor stands where a person goes on: in the first faulty field, else in the first one. */
export const useCursor = (form: RefObject<HTMLFormElement | null>, answer: unknown) =>
  useEffect(() => {
    if (answer === null) return
    const field = form.current?.querySelector<HTMLElement>(firstFault) ?? form.current?.querySelector<HTMLElement>(firstField)
    // a dialog that opens in the same moment takes the focus first
    queueMicrotask(() => field?.focus())
  }, [form, answer])
