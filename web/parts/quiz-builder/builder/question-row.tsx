import { ArrowDown, ArrowUp, CircleAlert, GripVertical } from 'lucide-react'
import type { ComponentProps, HTMLAttributes } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import type { EditedQuestion } from '../quiz-document.ts'
import { sectionPath } from './builder-address.ts'
import { questionIcons } from './question-icons.ts'

export type OutlineRow = {
  question: EditedQuestion
  /** Null for a part without an answer, which has no number (V303). */
  number: number | null
  isOpen: boolean
  isFaulty: boolean
  /** Another page has it otherwise. */
  isDiffering: boolean
  isFirst: boolean
  isLast: boolean
}

export type RowActions = { quizId: number; onMove: (key: string, by: 1 | -1) => void }

/** The forms of the moves without scripts; they stand beside the list. */
export const moveForm = (by: 1 | -1) => (by < 0 ? 'move-up' : 'move-down')

type Props = RowActions & OutlineRow & { /** Of the pointer; keyboards have the buttons. */ handle?: HTMLAttributes<HTMLElement> }

/** One question in the outline: its place, type and title, and the buttons that move it. */
export const QuestionRow = ({ question, number, isOpen, isFaulty, isDiffering, isFirst, isLast, quizId, onMove, handle }: Props) => {
  const { outline: t, types } = useWords().quizBuilder
  const [params] = useSearchParams()
  const Icon = questionIcons[question.type]
  const title = question.title || t.untitled
  const mark = isDiffering ? t.differing : isFaulty ? t.faulty : null
  return (
    <div
      className={`relative flex items-center gap-1 rounded-xl border py-1 pr-1 ${isOpen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-sunken'}`}
    >
      <span
        {...handle}
        aria-hidden="true"
        className={`relative z-1 flex h-10 w-7 shrink-0 touch-none items-center justify-center ${handle ? 'cursor-grab' : 'invisible'}`}
      >
        <GripVertical className="size-4 text-ink-soft" />
      </span>
      <span className="w-6 shrink-0 text-right text-sm text-ink-soft tabular-nums">{number}</span>
      <Icon className="mx-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <Link
        id={`row-${question.key}`}
        to={sectionPath(quizId, params, 'questions', question.id ?? question.key)}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className="line-clamp-2 min-w-0 grow py-1.5 text-left wrap-anywhere after:absolute after:inset-0 after:rounded-xl"
      >
        <span className="sr-only">{types[question.type].name}: </span>
        {title}
        {question.required && (
          <>
            <span aria-hidden="true" className="text-ink-soft" title={t.required}>
              {' *'}
            </span>
            <span className="sr-only">{`, ${t.required}`}</span>
          </>
        )}
      </Link>
      {mark && (
        <span className="shrink-0 text-danger" title={mark}>
          <CircleAlert className="size-5" aria-hidden="true" />
          <span className="sr-only">{mark}</span>
        </span>
      )}
      <Move question={question} by={-1} label={t.up(title)} isDisabled={isFirst} onMove={onMove} />
      <Move question={question} by={1} label={t.down(title)} isDisabled={isLast} onMove={onMove} />
    </div>
  )
}

type MoveProps = Pick<RowActions, 'onMove'> & { question: EditedQuestion; by: 1 | -1; label: string; isDisabled: boolean }

const Move = ({ question: { key, id }, by, label, isDisabled, onMove }: MoveProps) => {
  const Arrow = by < 0 ? ArrowUp : ArrowDown
  const press: ComponentProps<'button'>['onClick'] = (event) => {
    event.preventDefault()
    onMove(key, by)
  }
  return (
    <button
      type="submit"
      form={moveForm(by)}
      name="subject"
      value={id ?? ''}
      id={`${moveForm(by)}-${key}`}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={press}
      className="relative z-1 inline-flex size-8 shrink-0 items-center justify-center rounded-lg hover:bg-paper disabled:opacity-30 pointer-coarse:h-11"
    >
      <Arrow className="size-4" aria-hidden="true" />
    </button>
  )
}
