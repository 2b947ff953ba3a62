import { Fragment, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../kernel/words.tsx'
import { Button } from '../ui/button.tsx'
import { EnterKey } from '../ui/enter-key.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type FormFields, formFields } from './form-fields.ts'
import { FormMessage } from './form-message.tsx'
import { SaveBar } from './save-bar.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useFormFocus } from './use-form-focus.ts'
import { type FormPost, useFormPost } from './use-form-post.ts'

export type FormLooks = {
  /** The text of the button. */
  submit: string
  /** The accessible name of the button, if its text does not say what it acts on. */
  name?: string | undefined
  look?: 'main' | 'quiet' | 'danger' | 'plain'
  /** The message after success; null shows none. */
  saved?: string | null
  /** Clears the fields after success, for example passwords. */
  clearsAfterSuccess?: boolean
  /** The form is posted with its files. */
  hasFile?: boolean
  /** The fields show the refusal themselves, so that it is not repeated at the foot. */
  isRefusalShown?: boolean
  /** The form is in closed details: its buttons stay in sight, and saving or cancelling closes the details. */
  isEditor?: boolean
  className?: string
  children?: ReactNode | ((fields: FormFields) => ReactNode)
}

type Props = FormLooks & { intent: string; subject?: string | number | undefined }

/**
 * A form for one change: its fields, its button and the result. It posts to the action of `PageForms` and works without scripts.
 * The server's errors replace the browser's own messages. Enter does not submit a dangerous change. Leaving changed fields asks first.
 */
export const PostForm = ({ intent, subject, ...looks }: Props) => <PostFormOf post={useFormPost(intent, subject)} {...looks} />

/** The same form, for callers that need its state. */
export const PostFormOf = ({
  post,
  submit,
  name,
  look = 'main',
  saved,
  clearsAfterSuccess = false,
  hasFile,
  isRefusalShown = false,
  isEditor = false,
  className = 'gap-4',
  children,
}: FormLooks & { post: FormPost }) => {
  const { fetcher, restored, action, intent, subject, isBusy } = post
  const { answer, round, discard } = useDiscarded(post.answer)
  const form = useRef<HTMLFormElement>(null)
  const words = useWords().forms
  const fields = formFields(answer, useId(), restored)
  const shown = typeof children === 'function' ? children(fields) : children
  useFormFocus(form, answer?.problem ?? null)
  useClearedForm(form, clearsAfterSuccess && answer?.problem === null ? answer : null)
  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        action={action}
        encType={hasFile ? 'multipart/form-data' : undefined}
        preventScrollReset
        className={`flex flex-col ${className} ${isEditor ? clearOfBar : ''}`}
      >
        {look === 'danger' && <EnterKey />}
        <ErrorSummary faulty={fields.faulty} />
        <input type="hidden" name="subject" value={subject} />
        <Fragment key={`${restored ? 'restored' : 'saved'} ${round}`}>{shown}</Fragment>
        {isEditor ? (
          <SaveBar form={form} intent={intent} submit={submit} isBusy={isBusy} answer={answer} onCancel={discard} />
        ) : (
          <Button type="submit" name="intent" value={intent} look={look} isBusy={isBusy} aria-label={name} className="self-start">
            {submit}
          </Button>
        )}
        {!isBusy && answer && !(isRefusalShown && answer.problem) && (
          <FormMessage
            problem={answer.problem}
            saved={isEditor ? null : saved === undefined ? words.saved : saved}
            shownErrors={fields.faulty.map(({ error }) => error)}
          />
        )}
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={answer} isRestored={restored !== null} />
    </>
  )
}

/** A focused field stays above the bar of the buttons. */
const clearOfBar = '[&_:is(input,select,textarea)]:scroll-mb-24'

/** Cancelling shows the saved values again, without the answer to the discarded ones. */
const useDiscarded = (latest: FormPost['answer']) => {
  const [discarded, setDiscarded] = useState<{ answer: FormPost['answer']; round: number }>({ answer: null, round: 0 })
  return {
    answer: latest === discarded.answer ? null : latest,
    round: discarded.round,
    discard: () => setDiscarded(({ round }) => ({ answer: latest, round: round + 1 })),
  }
}

const useClearedForm = (form: RefObject<HTMLFormElement | null>, answer: unknown) =>
  useEffect(() => {
    if (answer) form.current?.reset()
  }, [form, answer])
