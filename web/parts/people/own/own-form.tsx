import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Errors } from '../../../ui/field.tsx'
import { useCursor } from '../../accounts/use-cursor.ts'
import type { OwnAnswer } from './own-answer.ts'

/** What the page itself was posted, which is how a form is answered without scripts. */
export const OwnPageAnswer = createContext<OwnAnswer | null>(null)

type ErrorsOf = (field: string) => string[] | undefined
type Props = {
  intent: string
  subject?: string | number
  submit: string
  look?: 'main' | 'quiet' | 'plain' | 'danger'
  name?: string
  isEmptied?: boolean
  /** Files go with the form itself. */
  hasFile?: boolean
  className?: string
  children?: ReactNode | ((errorsOf: ErrorsOf) => ReactNode)
}

/** One change of the own profile: its fields, its button, and what became of it. */
export const OwnForm = ({
  intent,
  subject = '',
  submit,
  look = 'main',
  name,
  isEmptied = false,
  hasFile = false,
  className = 'gap-4',
  children,
}: Props) => {
  const { own } = useWords().profile
  const fetcher = useFetcher<OwnAnswer>()
  const page = use(OwnPageAnswer)
  const answer = fetcher.data ?? (page?.intent === intent && page.subject === String(subject) ? page : null)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = fetcher.state !== 'idle'
  useCursor(form, answer?.problem ?? null)
  useEmptied(form, isEmptied && answer && !answer.problem ? answer : null)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={paths.profile()}
      {...(hasFile && { encType: 'multipart/form-data' })}
      preventScrollReset
      className={`flex flex-col items-start ${className}`}
    >
      <input type="hidden" name="subject" value={subject} />
      {typeof children === 'function' ? children((field) => errorsAt(answer, field)) : children}
      <Button type="submit" name="intent" value={intent} look={look} isBusy={isBusy} aria-label={name}>
        {submit}
      </Button>
      {answer && !isBusy && <Said answer={answer} saved={own.saved} failed={own.failed} />}
    </fetcher.Form>
  )
}

const errorsAt = (answer: OwnAnswer | null, field: string) => {
  const errors = answer?.problem?.errors[field]
  return errors?.length ? errors : undefined
}

const Said = ({ answer: { problem }, saved, failed }: { answer: OwnAnswer; saved: string; failed: string }) =>
  problem ? (
    <Errors errors={[problem.message || failed]} />
  ) : (
    <p role="status" className="text-sm font-medium text-accent">
      {saved}
    </p>
  )

const useEmptied = (form: React.RefObject<HTMLFormElement | null>, answer: unknown) =>
  useEffect(() => {
    if (answer) form.current?.reset()
  }, [form, answer])

/** A card of the profile about one thing; completeness links lead to its name. */
export const OwnSection = ({ anchor, title, lead, children }: { anchor: string; title: string; lead?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="flex scroll-mt-24 flex-col gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </header>
      {children}
    </section>
  )
}

export const Unfolded = ({ title, name, children }: { title: string; name?: string; children: ReactNode }) => (
  <details className="group w-full">
    <summary
      aria-label={name}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken"
    >
      {title}
      <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
    </summary>
    <div className="mt-4 max-w-xl">{children}</div>
  </details>
)
