import { FormMessage } from '../../../forms/form-message.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'

/** Letters take some seconds, so that a second press at once would only send another one. */
const restSeconds = 15

/** Sends the letter to the user. With scripts the button rests afterwards, and keeps the focus. */
export const TestLetter = ({ mailingId }: { mailingId: number }) => {
  const { test: t } = useWords().mailings
  const { fetcher, answer, action, intent, isBusy } = useFormPost('sendTest', mailingId)
  const isSent = fetcher.data?.problem === null
  const left = useCountdown(isSent ? restSeconds : 0, fetcher.data)
  return (
    <fetcher.Form
      method="post"
      action={action}
      preventScrollReset
      onSubmit={(event) => {
        if (left > 0) event.preventDefault()
      }}
      className="flex flex-col items-start gap-2"
    >
      <input type="hidden" name="subject" value={mailingId} />
      <Button type="submit" name="intent" value={intent} look="quiet" isBusy={isBusy} aria-disabled={left > 0 || undefined}>
        {left > 0 ? t.again(left) : t.send}
      </Button>
      {!isBusy && answer && <FormMessage problem={answer.problem} saved={t.sent} />}
      <p className="text-sm text-ink-soft">{t.help}</p>
    </fetcher.Form>
  )
}
