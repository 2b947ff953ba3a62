import { type RefObject, useEffect } from 'react'
import { storedFormMs } from '../../../../contract/limits.ts'
import { readDraft, saveDraft } from '../browser-draft.ts'
import { browserStorage } from '../browser-storage.ts'
import { fillEmpty } from '../fill-empty.ts'

const key = 'registrationForm'
/** The fields that may be stored; passwords, codes and captchas never are. */
const names = ['phone', 'email', 'first_name', 'last_name', 'father_name', 'birthday-day', 'birthday-month', 'birthday-year', 'city']

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`:is(input, select)[name="${name}"]`)].find(isTyped)
      return field ? [[name, field.value]] : []
    }),
  )

/** A combobox posts hidden fields; other hidden fields belong to another step. */
const isTyped = ({ type, dataset }: HTMLInputElement | HTMLSelectElement) => type !== 'hidden' || 'chosen' in dataset || 'text' in dataset

const draftKeyNow = () => {
  const storage = browserStorage()
  return storage && { storage, key, now: Date.now() }
}

export const saveForm = (form: HTMLFormElement | null) => {
  const draftKey = draftKeyNow()
  if (draftKey && form) saveDraft(draftKey, { ...readDraft(draftKey, storedFormMs), ...typedIn(form) })
}

export const discardForm = () => browserStorage()?.removeItem(key)

/** Restores this browser's unfinished registration into the empty fields, for a day (V491). */
export const useStoredForm = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    const draftKey = draftKeyNow()
    if (draftKey) fillEmpty(form.current, readDraft(draftKey, storedFormMs))
  }, [form])
