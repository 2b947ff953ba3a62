import { useState } from 'react'
import type { LivePlayer, LiveQuestion, LiveQuiz, LiveValue } from '../../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../../kernel/words.tsx'
import { useKeys } from '../../../ui/use-keys.ts'
import { ChoiceResults } from '../choice-results.tsx'
import { choicesOf, isChosen } from '../option-list.ts'
import { TimeLine } from '../time-line.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { ResultView } from './result-view.tsx'
import type { Answers } from './use-answer.ts'

type Props = { state: LiveQuiz; me: LivePlayer; given: ReturnType<Answers['givenTo']>; onAnswer: (value: LiveValue) => void; now: () => number }

/** One question a screen: while it is open its answers as cards, then the result. */
export const QuestionView = ({ state, me, given, onAnswer, now }: Props) => {
  const question = state.currentQuestion
  if (!question) return null
  const isOpen = state.phase === 'open'
  const value = me.answer?.value ?? (given?.state === 'late' ? null : (given?.value ?? null))
  return (
    <>
      <div className="flex flex-col gap-3">
        <Steps state={state} />
        {isOpen && state.openedAt && state.closesAt && (
          <TimeLine openedAt={state.openedAt} closesAt={state.closesAt} serverTime={state.serverTime} now={now} />
        )}
        <h1 tabIndex={-1} data-focus={isOpen || undefined} className="text-xl font-semibold outline-none wrap-anywhere sm:text-2xl">
          {question.title}
        </h1>
        {question.description && <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{question.description}</p>}
      </div>
      {isOpen ? (
        <OpenQuestion question={question} value={value} onAnswer={onAnswer} />
      ) : (
        <>
          <ResultView state={state} me={me} />
          <ChoiceResults state={state} question={question} value={me.answer?.value ?? null} />
        </>
      )}
      {isOpen && <Given state={given?.state ?? (me.answer ? 'accepted' : null)} />}
    </>
  )
}

/** Progress as steps; a long quiz shows the number alone. */
const Steps = ({ state: { currentQuestion, questionCount } }: { state: LiveQuiz }) => {
  const { question: words } = useWords().liveQuiz
  const number = currentQuestion?.number ?? 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <p>{words(number, questionCount)}</p>
      {questionCount <= 20 && (
        <span className="flex grow gap-1" aria-hidden="true">
          {Array.from({ length: questionCount }, (_, step) => (
            <span key={step} className={`h-1.5 max-w-10 grow rounded-full ${step < number ? 'bg-accent' : 'bg-sunken'}`} />
          ))}
        </span>
      )}
    </div>
  )
}

type Open = { question: LiveQuestion; value: LiveValue | null; onAnswer: (value: LiveValue) => void }

const OpenQuestion = ({ question, value, onAnswer }: Open) => {
  const { liveQuiz: t } = useWords()
  const [marked, setMarked] = useState<number[]>([])
  const choices = choicesOf(question, t)
  const isSeveral = question.type === 'checkbox'
  const isGiven = value !== null
  const choose = (one: number | boolean) => {
    if (isGiven) return
    if (!isSeveral) return onAnswer(one)
    const id = Number(one)
    setMarked((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  }
  const send = () => marked.length > 0 && onAnswer(marked)
  useKeys({
    ...Object.fromEntries(choices.slice(0, 9).map((choice, index) => [String(index + 1), () => choose(choice.value)])),
    ...(isSeveral && !isGiven && { Enter: send }),
  })
  const chosen = isGiven ? value : isSeveral ? marked : null
  return (
    <ChoiceForm
      questionId={question.id}
      choices={choices.map((choice) => ({ ...choice, isOwn: isChosen(choice, chosen) }))}
      isSeveral={isSeveral}
      isGiven={isGiven}
      onChoose={choose}
      onSend={send}
    />
  )
}

const Given = ({ state }: { state: 'sending' | 'waiting' | 'accepted' | 'late' | null }) => {
  const { play: t } = useWords().liveQuiz
  const words = { sending: '', waiting: t.waitsForConnection, accepted: t.sent, late: t.late }
  return (
    <p role="status" className="text-ink-soft">
      {state && words[state]}
    </p>
  )
}
