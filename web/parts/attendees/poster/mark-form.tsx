import { useEffect } from 'react'
import { isFailure } from '../../../forms/fault.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { report } from '../../../kernel/report.ts'
import { Button } from '../../../ui/button.tsx'

/** One press marks; opening the page marks nothing. A refusal is explained, a failed call is only logged (V404). */
export const MarkForm = ({ label, hint }: { label: string; hint: string }) => {
  const { fetcher, answer, action, isBusy } = useFormPost('mark')
  const problem = answer?.problem ?? null
  const hasFailed = problem !== null && isFailure(problem)
  useEffect(() => {
    if (hasFailed) report(new Error('the mark of a poster failed'))
  }, [hasFailed])
  return (
    <fetcher.Form method="post" action={action} preventScrollReset className="flex flex-col gap-3">
      <Button type="submit" name="intent" value="mark" size="large" isBusy={isBusy}>
        {label}
      </Button>
      {!isBusy && problem && !hasFailed && <FormMessage problem={problem} />}
      <p className="text-sm text-ink-soft">{hint}</p>
    </fetcher.Form>
  )
}
