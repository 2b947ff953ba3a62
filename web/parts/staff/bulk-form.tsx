import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import { formFields } from '../../forms/form-fields.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { SelectField } from '../../ui/field.tsx'
import { rowBoxes, setChosen } from '../../ui/row-selection.ts'
import { useToast } from '../../ui/toast.ts'
import type { Many, PanelAnswer } from './answer-panel.ts'
import type { QueueLooks, Row } from './queue.ts'

type Props = { queue: QueueLooks; rows: readonly Row[]; posted: PanelAnswer | null; children: ReactNode }

/** The form around the rows of a queue, to decide several of them at once. The reason is for declining. Enter does nothing. */
export const BulkForm = ({ queue, rows, posted, children }: Props) => {
  const { staff, moderation } = useWords()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<PanelAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const answer = fetcher.data ?? (posted && intents.includes(posted.intent) ? posted : null)
  const fields = formFields(answer, useId())
  const faultText = staff.bulk.reasonNeeded
  const isBusy = fetcher.state !== 'idle'
  useDecidedRows(fetcher.data?.many, form)
  const isFailed = !isBusy && answer?.problem
  return (
    <fetcher.Form ref={form} method="post" action={pathname + search} preventScrollReset>
      <EnterKey />
      {rows.map(({ id, version }) => (
        <input key={id} type="hidden" name={`version.${id}`} value={version} />
      ))}
      {children}
      <BulkBar>
        <div className="flex flex-wrap items-end gap-2">
          <Button type="submit" name="intent" value="approveMany" isBusy={isBusy}>
            {staff.approve}
          </Button>
          <SelectField {...fields.text('reason', staff.reason, { faultText })}>
            <option value="">{staff.chooseReason}</option>
            {queue.reasons.map((name) => (
              <option key={name} value={name}>
                {moderation.reasons[name]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" name="intent" value="declineMany" look="danger" disabled={isBusy}>
            {staff.decline}
          </Button>
        </div>
      </BulkBar>
      {isFailed && !answer.problem?.errors.reason && (
        <div className="mt-3">
          {answer.problem?.errors.row ? <p role="alert">{staff.bulk.nothingChosen}</p> : <FormMessage problem={answer.problem ?? null} />}
        </div>
      )}
    </fetcher.Form>
  )
}

const intents = ['approveMany', 'declineMany']

/** Reports the decisions in a toast, with one undo for all, and loads the rows that still wait. */
const useDecidedRows = (many: Many | undefined, form: React.RefObject<HTMLFormElement | null>) => {
  const { staff, forms } = useWords()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: decisions are reported once, when they arrive
  useEffect(() => {
    if (!many) return
    const decisions = many.rows.flatMap(({ decision }) => decision ?? [])
    const undo = async () => {
      const attempts = await Promise.all(decisions.map(({ id }) => browserApi('POST /admin/decisions/:id/undo', { params: { id } })))
      const failed = attempts.find(({ ok }) => !ok)
      toast(failed && !failed.ok ? { text: failed.problem.message || forms.failed, tone: 'danger' } : { text: staff.bulk.undone(decisions.length) })
      await revalidate()
    }
    toast({ text: staff.bulk.result(many), ...(decisions.length > 0 && { undo: () => void undo() }) })
    setChosen(rowBoxes(form.current), false)
    void revalidate()
  }, [many])
}
