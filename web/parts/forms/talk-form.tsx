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
  /** What the button does, where its words alone would not say to what. */
  name?: string
  look?: 'main' | 'quiet' | 'danger' | 'plain'
  /** Said after success; null says nothing. */
  saved?: string | null
  /** Names of fields that show their own faults, so that no fault is shown twice. */
  fields?: string[]
  /** What was typed, secrets for one, is wiped from the fields after success. */
  isEmptied?: boolean
  /** Files go with the form itself. */
  hasFile?: boolean
  className?: string
  children?: ReactNode | ((errorsOf: (field: string) => string[] | undefined) => ReactNode)
}
type Props = ChangeProps & { talk: ChangeTalk; action: string; saved: string | null; failed: string }

/** A form about one change: its fields, its button and the result. A change that does harm waits for a press of the button. */
export const TalkForm = ({ talk, action, intent, subject = '', submit, name, look = 'main', className = 'gap-4', children, ...rest }: Props) => {
  const { fetcher, answer, isBusy } = talk
  const form = useRef<HTMLFormElement>(null)
  useCursor(form, answer?.problem ?? null)
  useEmptied(form, answer !== null && answer.problem === null && rest.isEmptied ? answer : null)
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

/** A refusal that stands at no field, or a quiet word that it is done. */
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

/** No refusal: the call failed, or no answer came. */
const isGeneric = ({ status }: Fault) => status === 0 || status >= 500

/** The notification of a failure that is not about what was sent (V494). */
const Failure = ({ text }: { text: string }) => (
  <div role="alert" className="w-full rounded-xl bg-danger-soft px-4 py-3 text-danger">
    <p className="font-semibold">{useWords().errors.failure}</p>
    <p>{text}</p>
  </div>
)

const useEmptied = (form: React.RefObject<HTMLFormElement | null>, answer: unknown) =>
  useEffect(() => {
    if (answer) form.current?.reset()
  }, [form, answer])
