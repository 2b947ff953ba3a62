import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { QuestionType } from '../../../../contract/quizzes/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { useToast } from '../../../ui/toast.ts'
import { copyOf, insertedAfter, moved, newQuestion, removed } from '../question-changes.ts'
import { type EditedQuestion, newKey } from '../quiz-document.ts'
import { questionIn, sectionPath } from './builder-address.ts'
import { Outline } from './outline.tsx'
import { QuestionEditor } from './question-editor.tsx'
import type { QuizSaver, QuizView } from './quiz-saver.ts'
import { TypePicker } from './type-picker.tsx'

type Props = { saver: QuizSaver; view: QuizView }

/** A removed question that the server has is sent after the toast that brings it back. */
const undoMs = 8000

/** The outline of the questions, and beside it the open question or the types of a new one. On a phone one of both. */
export const QuestionsSection = ({ saver, view }: Props) => {
  const { outline: t, picker, newWords } = useWords().quizBuilder
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  const { questions, mode } = view.document
  const named = questionIn(params)
  const open = questions.find(({ id, key }) => named !== null && (String(id) === named || key === named))
  /** The control that gets the focus when the question is shown next. */
  const focus = useRef<'title' | 'heading' | null>(null)
  const shown = useRef(open?.key)
  useEffect(() => {
    if (shown.current !== open?.key && open) focus.current ??= 'heading'
    shown.current = open?.key
  }, [open])

  const list = sectionPath(view.id, params, 'questions')
  const show = (question: EditedQuestion | null) =>
    void navigate(question ? sectionPath(view.id, params, 'questions', question.key) : list, { preventScrollReset: true })
  const change = (next: EditedQuestion[], delayMs?: number) => saver.change({ questions: next }, delayMs)
  const current = () => saver.snapshot().document.questions

  const add = (type: QuestionType) => {
    const question = newQuestion(type, mode, current(), newWords)
    change(insertedAfter(current(), null, question))
    focus.current = 'title'
    show(question)
  }
  const duplicate = (question: EditedQuestion) => {
    const copy = copyOf(question, current())
    change(insertedAfter(current(), question.key, copy))
    focus.current = 'title'
    show(copy)
  }
  const remove = (question: EditedQuestion) => {
    const place = current().findIndex(({ key }) => key === question.key)
    const { version } = saver.snapshot()
    change(removed(current(), question.key), question.id === undefined ? undefined : undoMs)
    const neighbour = current()[place] ?? current()[place - 1]
    show(null)
    if (neighbour) setTimeout(() => document.getElementById(`row-${neighbour.key}`)?.focus())
    const undo = () => {
      const isGone = saver.snapshot().version !== version
      change(current().toSpliced(place, 0, isGone ? withoutIds(question) : question))
    }
    toast({ text: t.removed(question.title || t.untitled), undo })
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <section aria-label={t.label} className={`flex flex-col gap-4 ${open ? 'max-lg:hidden' : ''}`}>
        {questions.length === 0 ? (
          <p className="rounded-2xl border border-dashed border-line-strong p-5 text-ink-soft">{t.empty}</p>
        ) : (
          <Outline view={view} openKey={open?.key ?? null} onMove={(key, to) => change(moved(current(), key, to))} />
        )}
        {open && (
          <Link
            to={list}
            preventScrollReset
            className="inline-flex min-h-(--control) items-center justify-center rounded-xl border border-dashed border-line-strong px-4 font-medium text-accent hover:bg-sunken"
          >
            {picker.open}
          </Link>
        )}
      </section>
      {open ? (
        <QuestionEditor
          key={`${open.key} ${view.revision}`}
          saver={saver}
          view={view}
          question={open}
          focus={focus}
          onDuplicate={() => duplicate(open)}
          onRemove={() => remove(open)}
        />
      ) : (
        <section aria-labelledby="new-question" className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6">
          <h2 id="new-question" className="text-lg font-semibold">
            {picker.title}
          </h2>
          <TypePicker view={view} onAdd={add} />
        </section>
      )}
    </div>
  )
}

const withoutIds = ({ id: _id, ...question }: EditedQuestion): EditedQuestion => ({
  ...question,
  key: newKey(),
  options: question.options.map(({ id: _optionId, ...option }) => option),
})
