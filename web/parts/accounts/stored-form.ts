import { type RefObject, useEffect } from 'react'
import { storedFormMs } from '../../../contract/limits.ts'
import { browserStorage, keep, kept } from './kept.ts'

const key = 'registrationForm'
/** What may be kept; passwords, codes and captchas never are. */
const names = ['phone', 'email', 'first_name', 'last_name', 'father_name', 'birthday', 'city']

/** Writes into fields that are empty, as if it were typed. */
export const enter = (form: HTMLFormElement | null, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.value) continue
    field.value = value
    if (field.type !== 'hidden') field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = form.elements.namedItem(name)
      return field instanceof HTMLInputElement && field.type !== 'hidden' ? [[name, field.value]] : []
    }),
  )

const place = () => {
  const storage = browserStorage()
  return storage && { storage, key, now: Date.now() }
}

export const keepForm = (form: HTMLFormElement | null) => {
  const here = place()
  if (here && form) keep(here, { ...kept(here, storedFormMs), ...typedIn(form) })
}

export const forgetForm = () => browserStorage()?.removeItem(key)

/** The unfinished registration of this browser comes back into its empty fields for a day (V491). */
export const useStoredForm = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    const here = place()
    if (here) enter(form.current, kept(here, storedFormMs))
  }, [form])
