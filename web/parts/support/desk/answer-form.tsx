import { Fragment, useEffect, useId, useRef } from 'react'
import type { SupportThread } from '../../../../contract/support/desk.ts'
import { supportTextLength } from '../../../../contract/support/limits.ts'
import { formFields } from '../../../forms/form-fields.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { DeskAnswer } from './answer-desk.ts'
import { useDoneToast } from './use-done-toast.ts'

/** After a refusal because of a colleague the page shows the new messages, and the typed answer can be sent after them. */
export const AnswerForm = ({ thread }: { thread: SupportThread }) => {
  const { supportDesk: t } = useWords()
  const { fetcher, answer, restored, action, isBusy } = useFormPost<Pick<DeskAnswer, 'first'>>('answer', thread.id)
  const form = useRef<HTMLFormElement>(null)
  const fields = formFields(answer, useId(), restored)
  useFormFocus(form, answer?.problem ?? null)
  useDoneToast(answer, t.sent)
  useEffect(() => {
    if (answer && !answer.problem) form.current?.reset()
  }, [answer])
  return (
    <>
      <fetcher.Form ref={form} method="post" noValidate action={action} preventScrollReset className="flex flex-col gap-4 border-t border-line pt-5">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="subject" value={thread.id} />
        <input type="hidden" name="lastMessageId" value={thread.lastMessageId} />
        <Fragment key={restored ? 'restored' : 'saved'}>
          <TextArea {...fields.text('text', t.answer)} help={thread.user ? t.inThread : t.byEmail} rows={5} required maxLength={supportTextLength} />
        </Fragment>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isBusy}>
            {t.send}
          </Button>
          <Button type="submit" name="closes" value="1" look="quiet" isBusy={isBusy}>
            {t.sendAndClose}
          </Button>
        </div>
        {!isBusy && answer && <FormMessage problem={answer.problem} saved={t.sent} shownErrors={fields.faulty.map(({ error }) => error)} />}
        {!isBusy && answer?.first?.by && <p className="text-sm text-ink-soft wrap-anywhere">{t.answeredBy(answer.first.by.name)}</p>}
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={answer} isRestored={restored !== null} />
    </>
  )
}
