import { Link } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { faultsIn } from '../question-faults.ts'
import { sectionPath } from './builder-address.ts'
import { missingId } from './publish-button.tsx'
import type { QuizView } from './quiz-saver.ts'

type Props = { view: QuizView; params: URLSearchParams; hasSaved: boolean }

/** The faults of a refused save, each with a link to its question or setting; or the message of success of a form without scripts. */
export const Missing = ({ view, params, hasSaved }: Props) => {
  const { builder: t, settings } = useWords().quizBuilder
  const { faults: faultTexts } = useWords().quizBuilder
  const { faults, document, state, id } = view
  if (hasSaved && state === 'untouched')
    return (
      <p role="status" className="text-sm font-medium text-accent">
        {t.done.saveQuestion}
      </p>
    )
  if (state !== 'problem') return null
  const local = faultsIn(document)
  const questions = document.questions.flatMap((question, place) => {
    const texts = faults.questions[question.key] ?? local.get(question.key)?.map((fault) => faultTexts[fault])
    return texts ? [{ question, place, text: texts.join(' ') }] : []
  })
  const names = Object.entries(faults.settings)
  if (questions.length === 0 && names.length === 0 && !faults.form) return null
  return (
    <section id={missingId} tabIndex={-1} role="alert" aria-label={t.missing} className="rounded-xl border border-danger bg-danger-soft px-4 py-3">
      <h2 className="font-semibold">{t.missing}</h2>
      {faults.form && questions.length === 0 && <p className="text-danger">{faults.form}</p>}
      <ul className="mt-1 flex flex-col">
        {questions.map(({ question, place, text }) => (
          <li key={question.key}>
            <Link to={sectionPath(id, params, 'questions', question.id ?? null)} state={{ question: question.key }} className={link}>
              {t.faultOf(place + 1, text)}
            </Link>
          </li>
        ))}
        {names.map(([name, messages]) => (
          <li key={name}>
            <Link to={sectionPath(id, params, 'settings')} className={link}>
              {settings.names[name as keyof typeof settings.names] ?? ''} {messages.join(' ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const link = 'inline-flex min-h-6 items-center py-0.5 text-danger underline underline-offset-2'
