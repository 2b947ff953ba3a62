import { Fragment, type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { supportTextLength } from '../../../../contract/support/limits.ts'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { formFields } from '../../../forms/form-fields.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { later } from '../../../kernel/later.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Errors, TextField } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { CaptchaField } from '../../accounts/captcha/captcha-field.tsx'
import { wrongDigits } from '../../accounts/captcha/form-captcha.ts'
import { useCaptcha } from '../../accounts/captcha/use-captcha.ts'
import { useQueuedSubmit } from '../../accounts/captcha/use-queued-submit.ts'
import type { Sent } from './answer-messages.ts'

/** Visitors load none of it. */
const MessageFiles = later('parts/support/messages/message-files.tsx', async () => (await import('./message-files.tsx')).MessageFiles)

/**
 * A message to the support. The page is cached for visitors, so the captcha of a visitor comes with the first refusal: with scripts it is
 * solved and the message sent again without another press.
 */
export const MessageForm = ({ isVisitor }: { isVisitor: boolean }) => {
  const { messages: t } = useWords().support
  const { fetcher, answer, restored, action, intent, isBusy } = useFormPost<Sent>('sendMessage')
  const form = useRef<HTMLFormElement>(null)
  const problem = answer?.problem ?? null
  const captcha = answer?.captcha ?? null
  const state = useCaptcha(captcha)
  const { queued, isQueued, isAnswered } = useQueuedSubmit(form, state, problem)
  const fields = formFields(answer, useId(), restored)
  const sentId = answer?.sentId
  const [params] = useSearchParams()
  const isCaptchaOnly = problem !== null && Object.keys(problem.errors).join() === 'captcha'
  useFormFocus(form, isCaptchaOnly ? null : problem)
  useCleared(form, sentId)
  const text = <TextArea {...fields.text('text', t.text)} help={t.textHelp} rows={5} required maxLength={supportTextLength} />
  const files = isVisitor ? null : fields.upload('files', 'fileIds', t.files, { error: problem?.errors.files ? 'files' : 'fileIds' })
  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        action={action}
        encType={isVisitor ? undefined : 'multipart/form-data'}
        preventScrollReset
        onSubmit={queued()}
        className="flex flex-col gap-4"
      >
        <ErrorSummary faulty={fields.faulty} />
        {!isVisitor && <input type="hidden" name="own" value="1" />}
        <Fragment key={restored ? 'restored' : 'saved'}>
          {text}
          {isVisitor && <TextField {...fields.text('email', t.email)} type="email" autoComplete="email" required maxLength={320} />}
        </Fragment>
        {files && (
          <Suspense>
            <MessageFiles key={`${sentId} ${restored !== null}`} {...files} />
          </Suspense>
        )}
        {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={problem} />}
        {isCaptchaOnly && problem.reason !== wrongDigits && !isAnswered && <Errors errors={[t.captcha]} />}
        <Button type="submit" name="intent" value={intent} isBusy={isBusy || isQueued} className="self-start">
          {t.send}
        </Button>
        {!isBusy && answer && !isCaptchaOnly && (
          <FormMessage
            problem={problem}
            saved={answer.sentTo ? t.sentTo(answer.sentTo) : t.sent}
            shownErrors={fields.faulty.map(({ error }) => error)}
          />
        )}
        {!isBusy && !answer && params.has('sent') && <FormMessage problem={null} saved={isVisitor ? t.sentByEmail : t.sent} />}
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy || isQueued} answer={answer} isRestored={restored !== null} />
    </>
  )
}

const useCleared = (form: RefObject<HTMLFormElement | null>, sentId: number | undefined) =>
  useEffect(() => {
    if (sentId !== undefined) form.current?.reset()
  }, [form, sentId])
