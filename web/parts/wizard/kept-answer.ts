import { useEffect, useState } from 'react'
import { readDraft, saveDraft } from '../accounts/browser-draft.ts'
import { browserStorage } from '../accounts/browser-storage.ts'

const lifetimeMs = 30 * 24 * 3_600_000
const keyOf = (eventId: number | null) => `wizard-answer:${eventId}`

/** The answer to the moderator, kept in the browser until it is published with the event. */
export const useKeptAnswer = (eventId: number | null) => {
  const [answer, show] = useState('')
  useEffect(() => {
    const storage = browserStorage()
    if (storage) show(readDraft({ storage, key: keyOf(eventId), now: Date.now() }, lifetimeMs).answer ?? '')
  }, [eventId])
  const keep = (text: string) => {
    show(text)
    const storage = browserStorage()
    if (storage) saveDraft({ storage, key: keyOf(eventId), now: Date.now() }, { answer: text })
  }
  return { answer, keep }
}

export const forgetAnswer = (eventId: number) => browserStorage()?.removeItem(keyOf(eventId))
