import { Form, useLocation } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import type { Many } from './answer-panel.ts'

/** The last decision about several rows, on a page without scripts: with scripts a toast reports it. */
export const BulkNotice = ({ many }: { many: Many }) => {
  const { staff } = useWords()
  const { pathname, search } = useLocation()
  const decisions = many.rows.flatMap(({ decision }) => decision ?? [])
  return (
    <div role="status" className="flex flex-col gap-3 rounded-xl bg-accent-soft px-4 py-3">
      <p className="font-medium">{staff.bulk.result(many)}</p>
      {decisions.length > 0 && (
        <Form method="post" action={pathname + search} className="flex flex-wrap items-center justify-between gap-3">
          {decisions.map(({ id }) => (
            <input key={id} type="hidden" name="decision" value={id} />
          ))}
          <p className="grow basis-48 text-sm">{staff.bulk.undoLead}</p>
          <Button type="submit" name="intent" value="undoMany" look="quiet">
            {staff.bulk.undo}
          </Button>
        </Form>
      )}
    </div>
  )
}
