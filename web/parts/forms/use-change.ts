import { createContext, use } from 'react'
import { useFetcher } from 'react-router'
import type { Fault } from '../accounts/phone/code-sent.ts'

/** The response to a posted change: its intent, its subject and the problem, if any. */
export type ChangeAnswer = { intent: string; subject: string; problem: Fault | null }

/** The response the page was rendered with; forms without scripts read theirs from it. */
export const PageAnswer = createContext<ChangeAnswer | null>(null)

/** The state of one change. Every change has its own response. */
export const useChange = <Answer extends ChangeAnswer = ChangeAnswer>(intent: string, subject: string | number = '') => {
  const fetcher = useFetcher<Answer>()
  const page = use(PageAnswer)
  const isAnswered = page?.intent === intent && page.subject === String(subject)
  // the page and the fetcher post to one action, so their responses have one type
  const answer = fetcher.data ?? (isAnswered ? (page as Answer) : null)
  return { fetcher, answer, isBusy: fetcher.state !== 'idle' }
}

export type ChangeTalk = ReturnType<typeof useChange>
