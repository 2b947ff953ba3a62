import { useEffect, useRef } from 'react'
import { FormMessage } from '../../forms/form-message.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { useToast } from '../../ui/toast.ts'
import type { ExpertEventCard } from './load-events.ts'

/** Accept or decline; Enter does neither. */
export const InviteDecision = ({ event: { id, name } }: { event: ExpertEventCard }) => {
  const t = useWords().experts
  const { fetcher, answer, action, isBusy } = useFormPost<{ decision?: string }>('decideInvite', id)
  const form = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const decided = fetcher.data?.problem === null ? fetcher.data.decision : undefined
  // an answered invitation changes its card: a toast reports it, and the list gets the focus
  useEffect(() => {
    if (!decided) return
    toast({ text: decided === 'approved' ? t.accepted : t.declined })
    form.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [decided, t, toast])
  return (
    <fetcher.Form ref={form} method="post" action={action} preventScrollReset className="flex flex-col gap-3">
      <EnterKey />
      <input type="hidden" name="intent" value="decideInvite" />
      <input type="hidden" name="subject" value={id} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="decision" value="approved" look="quiet" isBusy={isBusy} aria-label={t.acceptName(name)}>
          {t.accept}
        </Button>
        <Button type="submit" name="decision" value="declined" look="plain" isBusy={isBusy} aria-label={t.declineName(name)}>
          {t.decline}
        </Button>
      </div>
      {!isBusy && answer?.problem && <FormMessage problem={answer.problem} />}
    </fetcher.Form>
  )
}
