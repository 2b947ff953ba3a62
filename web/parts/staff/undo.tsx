import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import type { QueueLooks, Row } from './queue.ts'
import { rowPath } from './queue-address.ts'
import { useRowWords } from './row-words.ts'

/** Undoes the decision of a row and opens the row, which waits again. */
export const useUndo = (queue: QueueLooks) => {
  const { staff, forms } = useWords()
  const { nameOf } = useRowWords()
  const { state } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  return async (row: Row, decisionId: number) => {
    const attempt = await browserApi('POST /admin/decisions/:id/undo', { params: { id: decisionId } })
    if (!attempt.ok) return toast({ text: attempt.problem.message || forms.failed, tone: 'danger' })
    toast({ text: staff.undone(nameOf(row)) })
    await navigate(rowPath(queue, params, { id: row.id }), { replace: true, state, preventScrollReset: true })
  }
}

/** The decision of the viewer that can still be undone. Without scripts the page of the row answers. */
export const UndoForm = ({ row, queue }: { row: Row; queue: QueueLooks }) => {
  const { staff } = useWords()
  const { pathname, search } = useLocation()
  const undo = useUndo(queue)
  const { decision } = row
  if (!decision) return null
  const undoHere = (submit: React.FormEvent) => {
    submit.preventDefault()
    void undo(row, decision.id)
  }
  return (
    <Form method="post" action={pathname + search} onSubmit={undoHere} className="flex flex-wrap items-center justify-between gap-3">
      <input type="hidden" name="subject" value={decision.id} />
      <input type="hidden" name="row" value={row.id} />
      <p className="grow basis-48 text-sm">{staff.undoLead}</p>
      <Button type="submit" name="intent" value="undo" look="quiet">
        {staff.undo}
      </Button>
    </Form>
  )
}
