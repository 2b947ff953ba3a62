import { type RefObject, useEffect } from 'react'

const firstFault = '[aria-invalid="true"]:not([type="hidden"])'
const firstField = 'input:not([type="hidden"], [type="radio"], [type="checkbox"]), select, textarea'

/** After every response focuses the first faulty field, else the named one or the first one. */
export const useCursor = (form: RefObject<HTMLFormElement | null>, answer: unknown, name?: string) =>
  useEffect(() => {
    if (answer === null) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const field = find(firstFault) ?? find(name ? `[name="${name}"]` : firstField)
    // a dialog that opens at the same moment takes the focus first
    queueMicrotask(() => field?.focus())
  }, [form, answer, name])
