import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Visitor } from '../../../../contract/control/control.ts'
import type { Problem } from '../../../../contract/shapes.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { useToast } from '../../../ui/toast.ts'

/**
 * Marks and unmarks visitors from their rows, several at once; a toast reports each change and takes it back. A row may leave the list with
 * its change, so the forms of the rows cannot wait for the answer themselves.
 */
export const useMarks = (spaceId: number) => {
  const { control, forms } = useWords()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const params = { spaceId }

  const send = (visitor: Visitor, isMarked: boolean) => {
    if (!isMarked) return browserApi('POST /admin/control/space/:spaceId/remove-mark', { params, body: { visitorId: visitor.id } })
    return browserApi('POST /admin/control/space/:spaceId/register', { params, body: { ...reasonOf(visitor), userId: visitor.userId } })
  }
  const set = async (visitor: Visitor, isMarked: boolean): Promise<void> => {
    setBusy((before) => new Set([...before, visitor.id]))
    const attempt = await send(visitor, isMarked)
    setBusy((before) => new Set([...before].filter((id) => id !== visitor.id)))
    void revalidate()
    if (!attempt.ok && !isMarkedBefore(attempt.problem)) return toast({ text: attempt.problem.message || forms.failed, tone: 'danger' })
    const { done } = control.visitors
    toast({ text: (isMarked ? done.mark : done.unmark)(visitor.user.name), undo: () => void set(visitor, !isMarked) })
  }
  return { set, isBusy: ({ id }: Visitor) => busy.has(id) }
}
export type Marks = ReturnType<typeof useMarks>

/** Another operator was faster. */
const isMarkedBefore = ({ reason }: Problem) => reason === 'alreadyMarked'

const reasonOf = ({ type, date, eventId, reserveId }: Visitor) => ({
  type,
  date,
  ...(eventId !== null && { eventId }),
  ...(reserveId !== null && { reserveId }),
})
