import { type ReactNode, useId, useRef } from 'react'
import { type useFetcher, useLocation } from 'react-router'
import { formFields } from '../../forms/form-fields.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx'
import { useExpiredForm } from '../../forms/use-expired-form.ts'
import { useFormFocus } from '../../forms/use-form-focus.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import type { PanelAnswer } from './answer-panel.ts'
import { AskDocument } from './ask-document.tsx'
import type { QueueLooks, Row } from './queue.ts'

type Props = {
  row: Row
  queue: QueueLooks
  /** The row that a page without scripts shows next. */
  nextId: number | undefined
  fetcher: ReturnType<typeof useFetcher<PanelAnswer>>
  answer: PanelAnswer | null
}

/**
 * Approve at once, or decline with a reason and a comment, which are asked for only then. Enter does neither, because no field
 * submits the form. A approves where the decision can be undone, otherwise it focuses the warning; D opens the reasons. Without
 * scripts the page of the next row answers.
 */
export const DecisionForm = ({ row, queue, nextId, fetcher, answer }: Props) => {
  const { staff, moderation } = useWords()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  useFormFocus(form, answer?.problem ?? null, 'reason')
  useDecisionKeys(form)
  const restored = useExpiredForm({ intents: decisions, subject: row.id })
  const fields = formFields(answer, useId(), restored)
  const reason = fields.text('reason', staff.reason, { faultText: answer?.intent === 'approve' ? staff.reasonDeclines : staff.reasonNeeded })
  const hasRefusal = restored !== null || (answer !== null && answer.problem !== null)
  // a decided row is replaced by the next one
  const sending = answer?.row ? 'done' : fetcher.state === 'idle' ? null : fetcher.formData?.get('intent')
  return (
    <>
      {queue.asksDocument && row.files.length === 0 && <AskDocument row={row} form={form} />}
      <fetcher.Form
        ref={form}
        method="post"
        action={pathname + search}
        preventScrollReset
        className={`flex flex-col gap-4 border-t border-line pt-5 ${inSight}`}
      >
        <input type="hidden" name="subject" value={row.id} />
        <input type="hidden" name="version" value={row.version} />
        <input type="hidden" name="next" value={nextId ?? ''} />
        <div className="flex flex-wrap items-start gap-3">
          {queue.finalWarning ? (
            <FinalApproval warning={queue.finalWarning} look={queue.isErasing ? 'danger' : 'main'} row={row} sending={sending} />
          ) : (
            <Decide value="approve" look="main" row={row} sending={sending} hint="A">
              {staff.approve}
            </Decide>
          )}
          <Refusal isOpen={hasRefusal} key={restored ? 'restored' : 'saved'}>
            <SelectField {...reason} help={staff.reasonHelp}>
              <option value="">{staff.chooseReason}</option>
              {queue.reasons.map((name) => (
                <option key={name} value={name}>
                  {moderation.reasons[name]}
                </option>
              ))}
            </SelectField>
            <TextArea
              {...fields.text('comment', staff.comment, { saved: answer?.lostTo?.comment })}
              isOptional={staff.optional}
              help={staff.commentHelp}
              maxLength={queue.commentLength}
              rows={2}
              autoComplete="off"
            />
            {queue.finalWarning && <p className="text-sm text-ink-soft">{staff.finalDecline}</p>}
            <Decide value="decline" look="danger" row={row} sending={sending}>
              {staff.decline}
            </Decide>
          </Refusal>
        </div>
        {fetcher.state === 'idle' && answer?.problem && (
          <FormMessage problem={answer.problem} shownErrors={fields.faulty.map(({ error }) => error)} />
        )}
      </fetcher.Form>
      <UnsavedGuard form={form} action={pathname + search} isBusy={fetcher.state !== 'idle'} answer={answer} isRestored={restored !== null} />
    </>
  )
}

const decisions = ['approve', 'decline']

/** The decision stays in sight below long evidence; on a low screen only until it opens. The panel has a padding of 20 px. */
const inSight =
  'not-has-[details[open]]:sticky [@media(min-height:700px)]:sticky bottom-0 -mx-5 -mb-5 bg-surface px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]'

const finalSummary = '[data-final] > summary'

const useDecisionKeys = (form: React.RefObject<HTMLFormElement | null>) => {
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
  useKeys({
    a: () => (find(finalSummary) ? find(finalSummary)?.focus() : find('button[value=approve]')?.click()),
    d: () => {
      const reason = find('[name=reason]')
      const details = reason?.closest('details')
      if (details) details.open = true
      reason?.focus()
    },
  })
}

type Sending = { row: Row; sending: FormDataEntryValue | null | undefined }

/** Warns before a decision that cannot be undone. */
const FinalApproval = ({ warning, look, ...rest }: Sending & { warning: string; look: 'main' | 'danger' }) => {
  const { staff } = useWords()
  return (
    <details data-final name="decision" className="min-w-0 open:grow open:basis-full">
      <summary className={`inline-flex min-h-(--control) items-center gap-2 rounded-xl border px-4 font-medium ${summaryLooks[look]}`}>
        {staff.approveFinally}
        <KeyHint name="A" />
      </summary>
      <p className="my-4">{warning}</p>
      <Decide value="approve" look={look} {...rest}>
        {staff.approve}
      </Decide>
    </details>
  )
}

const summaryLooks = {
  main: 'border-accent bg-accent text-on-accent hover:bg-accent-hover',
  danger: 'border-danger text-danger hover:bg-danger-soft',
}

/** The reason and the comment, asked for only when the row is declined. */
const Refusal = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const { staff } = useWords()
  return (
    <details name="decision" open={isOpen} className="min-w-0 open:grow open:basis-full">
      <summary
        aria-keyshortcuts="D"
        className="inline-flex min-h-(--control) items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken"
      >
        {staff.declineOpen}
        <KeyHint name="D" />
      </summary>
      <div className="mt-4 flex flex-col items-start gap-4 *:w-full [&>button]:w-auto">{children}</div>
    </details>
  )
}

type DecideProps = Sending & { value: 'approve' | 'decline'; look: 'main' | 'danger'; hint?: string; children: string }

/** The button's accessible name includes the user, because screen reader users jump from button to button. */
const Decide = ({ value, look, hint, row, sending, children }: DecideProps) => (
  <Button type="submit" name="intent" value={value} look={look} isBusy={sending === value} disabled={sending != null}>
    {children}
    {hint && <KeyHint name={hint} />}
    <span className="sr-only">: {row.people.map(({ name }) => name).join(', ')}</span>
  </Button>
)

/** The key of a button, where there is a keyboard. */
const KeyHint = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="script-only rounded-md border border-current px-1.5 text-xs leading-5 max-sm:hidden pointer-coarse:hidden">
    {name}
  </span>
)
