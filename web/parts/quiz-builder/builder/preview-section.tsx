import { useMemo, useRef } from 'react'
import type { Question } from '../../../../contract/quizzes/quizzes.ts'
import { useWords } from '../../../kernel/words.tsx'
import { QuestionsPreview } from '../../quizzes/questions-form.tsx'
import { filledOptions, type QuizDocument } from '../quiz-document.ts'
import type { QuizView } from './quiz-saver.ts'

/** The survey as a respondent sees it on a phone, with the changes that are not saved yet. Answers go nowhere. */
export const PreviewSection = ({ view: { document: quiz } }: { view: QuizView }) => {
  const { preview: t } = useWords().quizBuilder
  const form = useRef<HTMLFormElement>(null)
  const questions = useMemo(() => previewed(quiz), [quiz])
  const afterword = questions.find(({ type }) => type === 'afterword')
  if (questions.length === 0) return <p className="rounded-2xl border border-dashed border-line-strong p-5 text-ink-soft">{t.empty}</p>
  return (
    <div className="flex flex-col items-center gap-4">
      <p className="max-w-160 text-center text-ink-soft">{t.lead}</p>
      <section
        aria-label={t.label}
        data-density="comfortable"
        className="flex h-[40rem] w-full max-w-96 flex-col overflow-y-auto rounded-[2.5rem] border-8 border-line-strong bg-paper"
      >
        <form ref={form} onSubmit={(press) => press.preventDefault()} noValidate className="flex flex-col gap-8 p-5">
          <h2 className="text-xl font-semibold wrap-anywhere">{quiz.title}</h2>
          <QuestionsPreview questions={questions} form={form} />
          {afterword && (
            <div className="flex flex-col gap-2 border-t border-line pt-6">
              <p className="text-sm text-ink-soft">{t.afterword}</p>
              <p className="font-semibold wrap-anywhere">{afterword.title}</p>
              {afterword.description && <p className="whitespace-pre-line wrap-anywhere">{afterword.description}</p>}
            </div>
          )}
        </form>
      </section>
    </div>
  )
}

/** Questions without the right answers, which respondents do not get. Ids of new ones are numbers that no row has. */
const previewed = ({ questions }: QuizDocument): Question[] =>
  questions.map(({ key: _key, rightBoolean: _right, ...question }, position) => ({
    ...question,
    id: question.id ?? -(position + 1),
    position,
    options: filledOptions(question).map(({ id, title }, place) => ({ id: id ?? -(place + 1), title })),
  }))
