import type { SupportThread } from '../../../../contract/support/desk.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { EnterKey } from '../../../ui/enter-key.tsx'
import type { DeskAnswer } from './answer-desk.ts'
import { useDoneToast } from './use-done-toast.ts'

/** Closes a thread that needs no answer, or opens a closed one. */
export const StateForm = ({ thread }: { thread: SupportThread }) => {
  const { supportDesk: t } = useWords()
  const isClosed = thread.state === 'closed'
  const { fetcher, answer, action, intent, isBusy } = useFormPost<Pick<DeskAnswer, 'state'>>('setState', thread.id)
  useDoneToast(answer, answer?.state === 'open' ? t.opened : t.closed)
  if (thread.state === 'answered') return null
  return (
    <fetcher.Form method="post" action={action} preventScrollReset className="flex flex-col items-start gap-3">
      <EnterKey />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="subject" value={thread.id} />
      <input type="hidden" name="lastMessageId" value={thread.lastMessageId} />
      <Button type="submit" name="state" value={isClosed ? 'open' : 'closed'} look="plain" isBusy={isBusy} className="-ml-4">
        {isClosed ? t.open : t.close}
      </Button>
      {answer?.problem && <FormMessage problem={answer.problem} />}
    </fetcher.Form>
  )
}
