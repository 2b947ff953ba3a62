import type { useFetcher } from 'react-router'
import { useLocation } from 'react-router'
import { FormMessage } from '../../forms/form-message.tsx'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { TextField } from '../../ui/field.tsx'
import type { PanelAnswer } from './answer-panel.ts'
import type { PanelData } from './load-panel.ts'
import type { Row } from './queue.ts'

type Props = { row: Row; queue: PanelData['queue']; fetcher: ReturnType<typeof useFetcher<PanelAnswer>>; answer: PanelAnswer | null }

/** Approve or decline with a comment; Enter does neither. The form posts to the page address, so it works without scripts. */
export const DecisionForm = ({ row, queue, fetcher, answer }: Props) => {
  const { staff } = useWords()
  const { pathname, search } = useLocation()
  const sending = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent')
  const decline = (
    <Decide value="decline" look="quiet" row={row} sending={sending}>
      {staff.decline}
    </Decide>
  )
  return (
    <fetcher.Form method="post" action={pathname + search} preventScrollReset className="flex flex-col gap-4 border-t border-line pt-5">
      <EnterKey />
      <input type="hidden" name="subject" value={row.id} />
      <TextField
        label={staff.comment}
        isOptional={staff.optional}
        help={staff.commentFor[queue.commentFor]}
        name="comment"
        maxLength={queue.commentLength}
        defaultValue={answer?.typed?.comment?.[0] ?? ''}
        autoComplete="off"
      />
      {queue.isFinal ? (
        <div className="flex flex-wrap items-start gap-3">
          {decline}
          <ConfirmedSubmit queue={queue.name} row={row} sending={sending} />
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Decide value="approve" look="main" row={row} sending={sending}>
            {staff.approve}
          </Decide>
          {decline}
        </div>
      )}
      {fetcher.state === 'idle' && answer?.problem && <FormMessage problem={answer.problem} />}
    </fetcher.Form>
  )
}

type Sending = { row: Row; sending: FormDataEntryValue | null | undefined }

/** Warns before a decision that cannot be undone. */
const ConfirmedSubmit = ({ queue, ...rest }: Sending & { queue: PanelData['queue']['name'] }) => {
  const { staff } = useWords()
  return (
    <details className="min-w-0 open:grow open:basis-full">
      <summary className="inline-flex min-h-11 items-center rounded-xl border border-danger px-4 font-medium text-danger hover:bg-danger-soft">
        {staff.approveFinally}
      </summary>
      <p className="my-4">{queue === 'mergeRequests' ? staff.mergeWarning : staff.deletionWarning}</p>
      <Decide value="approve" look="danger" {...rest}>
        {staff.approve}
      </Decide>
    </details>
  )
}

type DecideProps = Sending & { value: 'approve' | 'decline'; look: 'main' | 'quiet' | 'danger'; children: string }

/** The button's accessible name includes the user, because screen reader users jump from button to button. */
const Decide = ({ value, look, row, sending, children }: DecideProps) => (
  <Button type="submit" name="intent" value={value} look={look} isBusy={sending === value} disabled={sending != null}>
    {children}
    <span className="sr-only">: {row.people.map(({ name }) => name).join(', ')}</span>
  </Button>
)
