import { useWords } from '../kernel/words.tsx'
import { Errors } from '../ui/field.tsx'
import { type Fault, isFailure } from './fault.ts'

type Props = {
  problem: Fault | null
  /** The message of success, if there is one. */
  saved?: string | null
  /** Names of the errors that the fields show, so that none is shown twice. */
  shownErrors?: string[]
}

/** A short message of success, or an error that no field shows. */
export const FormMessage = ({ problem, saved = null, shownErrors = [] }: Props) => {
  const { errors, forms } = useWords()
  if (!problem) return saved ? <Saved text={saved} /> : null
  const names = Object.keys(problem.errors)
  if (names.length > 0 && names.every((error) => shownErrors.includes(error))) return null
  const text = problem.message || (problem.status === 422 ? forms.checkFields : forms.failed)
  return isFailure(problem) ? <Failure title={errors.failure} text={text} /> : <Errors errors={[text]} />
}

const Saved = ({ text }: { text: string }) => (
  <p role="status" className="text-sm font-medium text-accent">
    {text}
  </p>
)

/** The message about a failure that the input did not cause (V494). */
const Failure = ({ title, text }: { title: string; text: string }) => (
  <div role="alert" className="w-full rounded-xl bg-danger-soft px-4 py-3 text-danger">
    <p className="font-semibold">{title}</p>
    <p>{text}</p>
  </div>
)
