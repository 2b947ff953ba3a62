import { createContext, use } from 'react'
import { useFetcher } from 'react-router'
import type { Fault } from '../accounts/phone/code-sent.ts'

/** The answer to a posted change: which change, about which subject, and what hindered it. */
export type ChangeAnswer = { intent: string; subject: string; problem: Fault | null }

/** The answer the page itself was rendered with. Forms without scripts get theirs this way. */
export const PageAnswer = createContext<ChangeAnswer | null>(null)

/** The state of one change; each has its own answer. */
export const useChange = <Answer extends ChangeAnswer = ChangeAnswer>(intent: string, subject: string | number = '') => {
  const fetcher = useFetcher<Answer>()
  const page = use(PageAnswer)
  const isAnswered = page?.intent === intent && page.subject === String(subject)
  // the page and the fetcher post to one action, so their answers have one type
  const answer = fetcher.data ?? (isAnswered ? (page as Answer) : null)
  return { fetcher, answer, isBusy: fetcher.state !== 'idle' }
}

export type ChangeTalk = ReturnType<typeof useChange>
