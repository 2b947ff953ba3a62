import { Check, X } from 'lucide-react'
import type { QuizAnswer } from '../../../contract/quizzes/answering.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import { useWords } from '../../kernel/words.tsx'
import { takesAnswer } from './answer-names.ts'
import { isRight } from './right-answers.ts'

type Props = { questions: readonly Question[]; answer: QuizAnswer }

/** The given answers, each beside the right one if the quiz shows it. */
export const OwnAnswers = ({ questions, answer }: Props) => {
  const t = useWords().quizzes.result
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t.own}</h2>
      <dl className="divide-y divide-line rounded-2xl border border-line bg-surface px-4">
        {questions.filter(takesAnswer).map((question) => (
          <OwnAnswer key={question.id} question={question} answer={answer} />
        ))}
      </dl>
    </section>
  )
}

const OwnAnswer = ({ question, answer }: { question: Question; answer: QuizAnswer }) => {
  const t = useWords().quizzes
  const given = answer.values.find(({ questionId }) => questionId === question.id)
  const right = answer.rightAnswers?.[question.id]
  const isCorrect = right ? isRight(question, given?.value, right) : null
  const rightTitles = right?.map((id) =>
    typeof id === 'boolean' ? t.boolean[`${id}`] : (question.options.find((option) => option.id === id)?.title ?? ''),
  )
  return (
    <div className="flex flex-col gap-1 py-3">
      <dt className="font-medium wrap-anywhere">{question.title}</dt>
      <dd className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 whitespace-pre-line wrap-anywhere">
          {given?.file ? (
            <a href={given.file.url} className="text-accent underline underline-offset-4">
              {given.file.name}
            </a>
          ) : (
            given?.text || <span className="text-ink-soft">{t.result.noAnswer}</span>
          )}
        </span>
        {given && isCorrect !== null && <Mark isCorrect={isCorrect} />}
      </dd>
      {isCorrect === false && rightTitles && rightTitles.length > 0 && (
        <dd className="text-ink-soft wrap-anywhere">
          {t.result.rightAnswer}: {rightTitles.join(', ')}
        </dd>
      )}
    </div>
  )
}

const Mark = ({ isCorrect }: { isCorrect: boolean }) => {
  const t = useWords().quizzes.result
  const Icon = isCorrect ? Check : X
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 font-medium ${isCorrect ? 'text-accent' : 'text-danger'}`}>
      <Icon className="size-5" aria-hidden="true" />
      {isCorrect ? t.right : t.wrong}
    </span>
  )
}
