import { type RefObject, useEffect } from 'react'
import { storedLoginMs } from '../../../contract/limits.ts'
import { readDraft, saveDraft } from './browser-draft.ts'
import { browserStorage } from './browser-storage.ts'
import { fillEmpty } from './fill-empty.ts'

const key = 'signInLogin'

type Field = 'login' | 'phone'

/** Stores the login for a day; never the password (V490). */
export const rememberLogin = (form: HTMLFormElement | null, name: Field) => {
  const storage = browserStorage()
  const field = form?.elements.namedItem(name)
  if (storage && field instanceof HTMLInputElement) saveDraft({ storage, key, now: Date.now() }, { login: field.value })
}

/** Fills an empty field with the stored login; a phone field only with a phone. */
export const useStoredLogin = (form: RefObject<HTMLFormElement | null>, name: Field) =>
  useEffect(() => {
    const storage = browserStorage()
    if (!storage) return
    const { login = '' } = readDraft({ storage, key, now: Date.now() }, storedLoginMs)
    if (name === 'login' || !login.includes('@')) fillEmpty(form.current, { [name]: login })
  }, [form, name])
