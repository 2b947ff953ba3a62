import { createContext, use } from 'react'
import { useFetcher } from 'react-router'
import type { SettingsAnswer } from './settings-answer.ts'

/** What the page itself was posted, of the settings or of the own profile; this is how a form is answered without scripts. */
export const PageAnswer = createContext<SettingsAnswer | null>(null)

/** The conversation about one change, each with its own answer. */
export const useChange = (intent: string, subject: string | number = '') => {
  const fetcher = useFetcher<SettingsAnswer>()
  const page = use(PageAnswer)
  const answer = fetcher.data ?? (page?.intent === intent && page.subject === String(subject) ? page : null)
  return { fetcher, answer, isBusy: fetcher.state !== 'idle' }
}

export type ChangeTalk = ReturnType<typeof useChange>
