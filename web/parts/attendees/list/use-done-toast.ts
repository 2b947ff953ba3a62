import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { useToast } from '../../../ui/toast.ts'
import type { ParticipantsAnswer } from './answer-participants.ts'
import { doneText } from './done-text.ts'

/** A toast about each answer of a fetcher; a decision can be taken back from it. */
export const useDoneToast = (answer: ParticipantsAnswer | undefined, onDone?: () => void) => {
  const { attendees, forms } = useWords()
  const { list: t } = attendees
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const latest = useRef({ t, forms, revalidate, onDone })
  latest.current = { t, forms, revalidate, onDone }
  useEffect(() => {
    if (!answer) return
    if (answer.problem) return toast({ text: answer.problem.message || latest.current.forms.failed, tone: 'danger' })
    const { decisionId } = answer
    const undo = async (id: number) => {
      const attempt = await browserApi('POST /owner/event-participants/decisions/:id/undo', { params: { id } })
      const { t: words, forms: formWords, revalidate: reload } = latest.current
      if (!attempt.ok) return toast({ text: attempt.problem.message || formWords.failed, tone: 'danger' })
      toast({ text: words.done.undo(attempt.reply.restored) })
      await reload()
    }
    toast({ text: doneText(latest.current.t, answer), ...(decisionId && { undo: () => void undo(decisionId) }) })
    latest.current.onDone?.()
  }, [answer, toast])
}
