import { type RefObject, useEffect, useState } from 'react'
import { storedFormMs } from '../../../../contract/limits.ts'
import { useExpiredForm } from '../../../forms/use-expired-form.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { readDraft, saveDraft } from '../../accounts/browser-draft.ts'
import { browserStorage } from '../../accounts/browser-storage.ts'
import { choiceKey } from './choice-storage.ts'
import { fillChoice, isTouchedEarly } from './fill-choice.ts'

/** The unfinished registration form of the viewer, stored in this browser for a day. */
export const useStoredChoice = (form: RefObject<HTMLFormElement | null>, eventId: number) => {
  const userId = useViewer()?.id
  const expired = useExpiredForm({ intents: ['register'], subject: '' })
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const draft = draftNow(userId, eventId)
    if (!draft || !form.current) return
    if (fillChoice(form.current, readDraft(draft, storedFormMs))) setRestored(true)
    else if (isTouchedEarly(form.current)) saveDraft(draft, choiceIn(form.current))
  }, [form, userId, eventId])
  useEffect(() => {
    if (expired && form.current) fillChoice(form.current, firstOfEach(expired))
  }, [form, expired])
  const save = () => {
    const draft = draftNow(userId, eventId)
    if (draft && form.current) saveDraft(draft, choiceIn(form.current))
  }
  const startOver = () => {
    draftNow(userId, eventId)?.storage.removeItem(choiceKey(userId, eventId))
    form.current?.reset()
    setRestored(false)
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus()
  }
  return { isRestored, save, startOver }
}

const draftNow = (userId: number | undefined, eventId: number) => {
  const storage = userId === undefined ? null : browserStorage()
  return storage && { storage, key: choiceKey(userId, eventId), now: Date.now() }
}

const choiceIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter((pair): pair is [string, string] => pair[0] !== 'intent' && typeof pair[1] === 'string'))

const firstOfEach = (typed: Record<string, string[]>) => Object.fromEntries(Object.entries(typed).map(([name, [value = '']]) => [name, value]))
