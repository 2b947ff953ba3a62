import { Fragment, useEffect, useId, useRef } from 'react'
import type { OrganizerInquiry } from '../../../contract/inquiries/inquiries.ts'
import { inquiryCommentLength } from '../../../contract/inquiries/limits.ts'
import { formFields } from '../../forms/form-fields.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../forms/use-form-focus.ts'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useToast } from '../../ui/toast.ts'

/** Approve or decline with an answer; Enter does neither. */
export const DecisionForm = ({ inquiry: { id, type, user } }: { inquiry: OrganizerInquiry }) => {
  const t = useWords().inquiries
  const { fetcher, answer, restored, action, isBusy } = useFormPost('decide', id)
  const form = useRef<HTMLFormElement>(null)
  const fields = formFields(answer, useId(), restored)
  useFormFocus(form, answer?.problem ?? null)
  useDone(form, answer !== null && answer.problem === null, t.organizer.decided)
  return (
    <>
      <fetcher.Form ref={form} method="post" noValidate action={action} preventScrollReset className="flex flex-col gap-3 border-t border-line pt-3">
        <EnterKey />
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="subject" value={id} />
        <p className="text-sm text-ink-soft">{t.organizer.effects[type]}</p>
        <Fragment key={restored ? 'restored' : 'saved'}>
          <TextArea
            {...fields.text('comment', t.organizer.comment)}
            isOptional={t.optional}
            help={t.organizer.commentHelp}
            rows={2}
            maxLength={inquiryCommentLength}
          />
        </Fragment>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="decision" value="approved" look="quiet" isBusy={isBusy} aria-label={`${t.organizer.approve}: ${user.name}`}>
            {t.organizer.approve}
          </Button>
          <Button type="submit" name="decision" value="declined" look="danger" isBusy={isBusy} aria-label={`${t.organizer.decline}: ${user.name}`}>
            {t.organizer.decline}
          </Button>
        </div>
        {!isBusy && answer?.problem && <FormMessage problem={answer.problem} shownErrors={fields.faulty.map(({ error }) => error)} />}
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={answer} isRestored={restored !== null} />
    </>
  )
}

/** A decided inquiry leaves the list: a toast reports it, and the list gets the focus. */
const useDone = (form: React.RefObject<HTMLFormElement | null>, isDone: boolean, text: string) => {
  const toast = useToast()
  useEffect(() => {
    if (!isDone) return
    toast({ text })
    form.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [isDone, form, text, toast])
}
