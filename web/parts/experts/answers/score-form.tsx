import { Fragment, useEffect, useId, useRef } from 'react'
import { expertCommentLength } from '../../../../contract/experts/limits.ts'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { formFields } from '../../../forms/form-fields.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.ts'
import type { OpenedAnswer } from './load-answers.ts'

/** The score and its comment. Enter in the number saves and opens the next participant without a score. */
export const ScoreForm = ({ opened: { id, score, comment } }: { opened: OpenedAnswer }) => {
  const t = useWords().experts.answers
  const { fetcher, answer, restored, action, isBusy } = useFormPost('score', id)
  const form = useRef<HTMLFormElement>(null)
  const fields = formFields(answer, useId(), restored)
  useFormFocus(form, answer?.problem ?? null)
  useSavedToast(fetcher.data?.problem === null ? fetcher.data : null)
  const scoreField = fields.text('score', t.scoreField, { saved: score, faultText: t.scoreFault })
  const commentField = fields.text('comment', t.comment, { saved: comment })
  return (
    <>
      <fetcher.Form ref={form} method="post" noValidate action={action} preventScrollReset className="flex flex-col gap-4 border-t border-line pt-5">
        <ErrorSummary faulty={fields.faulty} />
        <input type="hidden" name="intent" value="score" />
        <input type="hidden" name="subject" value={id} />
        <Fragment key={restored ? 'restored' : 'saved'}>
          <NumberField {...scoreField} help={t.scoreHelp} unit={t.ofMax} required />
          <TextArea {...commentField} isOptional={t.optional} help={t.commentHelp} rows={4} maxLength={expertCommentLength} />
        </Fragment>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="then" value="next" isBusy={isBusy}>
            {t.saveAndNext}
          </Button>
          <Button type="submit" name="then" value="stay" look="quiet" isBusy={isBusy}>
            {t.save}
          </Button>
        </div>
        {!isBusy && answer && <FormMessage problem={answer.problem} saved={t.saved} shownErrors={fields.faulty.map(({ error }) => error)} />}
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={answer} isRestored={restored !== null} />
    </>
  )
}

const useSavedToast = (saved: unknown) => {
  const { saved: text } = useWords().experts.answers
  const toast = useToast()
  useEffect(() => {
    if (saved) toast({ text })
  }, [saved, text, toast])
}
