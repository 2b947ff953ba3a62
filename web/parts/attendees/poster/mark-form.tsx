import { FormMessage } from '../../../forms/form-message.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'

/** One press marks; opening the page marks nothing. */
export const MarkForm = () => {
  const { poster: t } = useWords().attendees
  const { fetcher, answer, action, isBusy } = useFormPost('mark')
  return (
    <fetcher.Form method="post" action={action} preventScrollReset className="flex flex-col gap-3">
      <Button type="submit" name="intent" value="mark" size="large" isBusy={isBusy}>
        {t.mark}
      </Button>
      {!isBusy && answer?.problem && <FormMessage problem={answer.problem} />}
      <p className="text-sm text-ink-soft">{t.markHint}</p>
    </fetcher.Form>
  )
}
