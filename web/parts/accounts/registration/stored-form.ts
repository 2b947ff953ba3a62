import { type RefObject, useEffect } from 'react'
import { storedFormMs } from '../../../../contract/limits.ts'
import { fillEmpty } from '../fill-empty.ts'
import { browserStorage, keep, kept } from '../kept.ts'

const key = 'registrationForm'
/** What may be kept; passwords, codes and captchas never are. */
const names = ['phone', 'email', 'first_name', 'last_name', 'father_name', 'birthday', 'city']

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
    if (here) fillEmpty(form.current, kept(here, storedFormMs))
  }, [form])
