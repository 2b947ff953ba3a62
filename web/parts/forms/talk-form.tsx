import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { Errors } from '../../ui/field.tsx'
import type { Fault } from '../accounts/phone/code-sent.ts'
import { useCursor } from '../accounts/use-cursor.ts'
import type { ChangeTalk } from './use-change.ts'

export type ChangeProps = {
  intent: string
  subject?: string | number
  submit: string
  /** The accessible name of the button, if its text does not say what it acts on. */
  name?: string
  look?: 'main' | 'quiet' | 'danger' | 'plain'
  /** The message after success; null shows none. */
  saved?: string | null
  /** Names of the fields that show their own errors, so that no error is shown twice. */
  fields?: string[]
  /** Clears the fields after success, for example passwords. */
  clearsAfterSuccess?: boolean
  /** The form is posted with its files. */
  hasFile?: boolean
  className?: string
  children?: ReactNode | ((errorsOf: (field: string) => string[] | undefined) => ReactNode)
}
type Props = ChangeProps & { talk: ChangeTalk; action: string; saved: string | null; failed: string }

/** A form for one change: its fields, its button and the result. Enter does not submit a dangerous change. */
export const TalkForm = ({ talk, action, intent, subject = '', submit, name, look = 'main', className = 'gap-4', children, ...rest }: Props) => {
  const { fetcher, answer, isBusy } = talk
  const form = useRef<HTMLFormElement>(null)
  useCursor(form, answer?.problem ?? null)
  useClearedForm(form, answer !== null && answer.problem === null && rest.clearsAfterSuccess ? answer : null)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      encType={rest.hasFile ? 'multipart/form-data' : undefined}
      preventScrollReset
      className={`flex flex-col ${className}`}
    >
      {look === 'danger' && <EnterKey />}
      <input type="hidden" name="subject" value={subject} />
      {typeof children === 'function' ? children((field) => answer?.problem?.errors[field]) : children}
      <Button type="submit" name="intent" value={intent} look={look} isBusy={isBusy} aria-label={name} className="self-start">
        {submit}
      </Button>
      {!isBusy && answer && <FormMessage problem={answer.problem} saved={rest.saved} failed={rest.failed} fields={rest.fields} />}
    </fetcher.Form>
  )
}

type FormMessageProps = { problem: Fault | null; saved?: string | null; failed: string; fields?: string[] | undefined }

/** An error that belongs to no field, or a short message of success. */
export const FormMessage = ({ problem, saved = null, failed, fields = [] }: FormMessageProps) => {
  if (!problem)
    return saved ? (
      <p role="status" className="text-sm font-medium text-accent">
        {saved}
      </p>
    ) : null
  const isAtFields = Object.keys(problem.errors).some((field) => fields.includes(field))
  if (isAtFields) return null
  const text = problem.message || failed
  return isGeneric(problem) ? <Failure text={text} /> : <Errors errors={[text]} />
}

/** Not a refusal: the call failed, or no response came. */
const isGeneric = ({ status }: Fault) => status === 0 || status >= 500

/** The message about a failure that the input did not cause (V494). */
const Failure = ({ text }: { text: string }) => (
  <div role="alert" className="w-full rounded-xl bg-danger-soft px-4 py-3 text-danger">
    <p className="font-semibold">{useWords().errors.failure}</p>
    <p>{text}</p>
  </div>
)

const useClearedForm = (form: React.RefObject<HTMLFormElement | null>, answer: unknown) =>
  useEffect(() => {
    if (answer) form.current?.reset()
  }, [form, answer])
