import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { useToast } from '../../../ui/toast.ts'
import type { ParticipantsAnswer } from './answer-participants.ts'
import { doneText } from './done-text.ts'

/** A toast about each answer of a fetcher; a decision and marks can be taken back from it. */
export const useDoneToast = (answer: ParticipantsAnswer | undefined, eventId: number, onDone?: () => void) => {
  const { attendees, forms } = useWords()
  const { list: t } = attendees
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const latest = useRef({ t, forms, revalidate, onDone })
  latest.current = { t, forms, revalidate, onDone }
  useEffect(() => {
    if (!answer) return
    if (answer.problem) return toast({ text: answer.problem.message || latest.current.forms.failed, tone: 'danger' })
    const undo = undoOf(answer, eventId)
    const revert = async (send: NonNullable<typeof undo>) => {
      const attempt = await send()
      const { t: words, forms: formWords, revalidate: reload } = latest.current
      if (!attempt.ok) return toast({ text: attempt.problem.message || formWords.failed, tone: 'danger' })
      toast({ text: words.done.undo(attempt.reply) })
      await reload()
    }
    toast({ text: doneText(latest.current.t, answer), ...(undo && { undo: () => void revert(undo) }) })
    latest.current.onDone?.()
  }, [answer, eventId, toast])
}

/** The call that takes an answer back, with the number of returned participants; null if there is none. */
const undoOf = ({ decisionId, marks }: ParticipantsAnswer, eventId: number) => {
  if (decisionId)
    return async () => {
      const attempt = await browserApi('POST /owner/event-participants/decisions/:id/undo', { params: { id: decisionId } })
      return attempt.ok ? { ok: true as const, reply: attempt.reply.restored } : attempt
    }
  if (marks)
    return async () => {
      const body = { eventId, participantIds: marks.participantIds, attended: !marks.attended }
      const attempt = await browserApi('POST /owner/event-participants/attendance', { body })
      return attempt.ok ? { ok: true as const, reply: attempt.reply.changed } : attempt
    }
  return null
}
