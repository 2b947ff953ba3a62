import { type ComponentType, useEffect, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { faultsIn } from '../question-faults.ts'
import { takesAnswer } from '../quiz-document.ts'
import { builderPath } from './builder-address.ts'
import type { DragList } from './drag-list.tsx'
import { moveForm, type OutlineRow, QuestionRow } from './question-row.tsx'
import type { QuizView } from './quiz-saver.ts'

type Props = { view: QuizView; openKey: string | null; onMove: (key: string, to: number) => void }

/** The questions in their order. Buttons move them with and without scripts; with scripts a pointer drags them too. */
export const Outline = ({ view, openKey, onMove }: Props) => {
  const { outline: t } = useWords().quizBuilder
  const [params] = useSearchParams()
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState<{ id: string } | null>(null)
  const Drag = useDragList()
  const rows = rowsOf(view, openKey)
  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus()
  }, [focused])
  const moveTo = (key: string, to: number) => {
    onMove(key, to)
    setSaid(t.moved(to + 1, rows.length))
  }
  const move = (key: string, by: 1 | -1) => {
    const to = rows.findIndex(({ question }) => question.key === key) + by
    moveTo(key, to)
    // at an end the button of the other direction remains
    const isAtEnd = to === (by > 0 ? rows.length - 1 : 0)
    setFocused({ id: `${moveForm(isAtEnd && by > 0 ? -1 : isAtEnd ? 1 : by)}-${key}` })
  }
  return (
    <>
      <ol aria-label={t.label} className="flex flex-col gap-2">
        {Drag ? (
          <Drag rows={rows} quizId={view.id} onMove={move} onDrop={moveTo} />
        ) : (
          rows.map((row) => (
            <li key={row.question.key}>
              <QuestionRow {...row} quizId={view.id} onMove={move} />
            </li>
          ))
        )}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {([-1, 1] as const).map((by) => (
        <Form key={by} id={moveForm(by)} method="post" action={builderPath(view.id, params)} className="hidden">
          <input type="hidden" name="intent" value={by < 0 ? 'moveUp' : 'moveDown'} />
          <input type="hidden" name="version" value={view.version} />
        </Form>
      ))}
    </>
  )
}

const rowsOf = ({ document: quiz, faults, state, differences }: QuizView, openKey: string | null): OutlineRow[] => {
  const local = state === 'problem' ? faultsIn(quiz) : new Map()
  let number = 0
  return quiz.questions.map((question, place) => ({
    question,
    number: takesAnswer(question) ? ++number : null,
    isOpen: question.key === openKey,
    isFaulty: question.key in faults.questions || local.has(question.key),
    isDiffering: state === 'conflict' && (differences?.questions.includes(question.key) ?? false),
    isFirst: place === 0,
    isLast: place === quiz.questions.length - 1,
  }))
}

/** Null until the library has loaded. The rows are made again then, so that the focused one gets the focus back. */
const useDragList = () => {
  const [loaded, setLoaded] = useState<{ List: ComponentType<Parameters<typeof DragList>[0]>; focused: string } | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const module = await import('./drag-list.tsx').catch(() => null)
      if (module && !isGone) setLoaded({ List: module.DragList, focused: document.activeElement?.id ?? '' })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [])
  useEffect(() => {
    if (loaded?.focused && document.activeElement === document.body) document.getElementById(loaded.focused)?.focus()
  }, [loaded])
  return loaded?.List ?? null
}
