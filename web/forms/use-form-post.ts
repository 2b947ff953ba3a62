import { createContext, use } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from './answer-form.ts'
import { useExpiredForm } from './use-expired-form.ts'

/** The forms of one page: the address they post to, and the answer the page was rendered with, which forms without scripts show. */
export const PageForms = createContext<{ action: string; answer: FormAnswer | null }>({ action: '', answer: null })

/** The state of one form. Every form of a page has its own answer. `restored` was typed before the session ended. */
export const useFormPost = <Data extends object = object>(intent: string, subject: string | number = '') => {
  const fetcher = useFetcher<FormAnswer<Data>>()
  const restored = useExpiredForm({ intents: [intent], subject })
  const { action, answer: pageAnswer } = use(PageForms)
  const isAnswered = pageAnswer?.intent === intent && pageAnswer.subject === String(subject)
  // the page and the fetcher post to one action, so their answers have one type
  const answer = fetcher.data ?? (isAnswered ? (pageAnswer as FormAnswer<Data>) : null)
  return { fetcher, answer, restored, action, intent, subject, isBusy: fetcher.state !== 'idle' }
}

export type FormPost = Omit<ReturnType<typeof useFormPost>, 'answer' | 'fetcher'> & {
  answer: FormAnswer | null
  fetcher: Pick<ReturnType<typeof useFetcher>, 'Form'>
}
