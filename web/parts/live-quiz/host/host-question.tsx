import type { LiveQuestion, LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ChoiceResults } from '../choice-results.tsx'
import { choicesOf } from '../option-list.ts'
import { PlaceTable } from '../place-table.tsx'
import { TimeLine } from '../time-line.tsx'

type Props = { state: LiveQuiz; question: LiveQuestion; now: () => number }

/** The question as large as a hall needs; after its time the answers as bars, and the five best. */
export const HostQuestion = ({ state, question, now }: Props) => {
  const { liveQuiz: t } = useWords()
  const isOpen = state.phase === 'open'
  return (
    <div className="frame flex grow flex-col justify-center gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-lg text-ink-soft">
        <p>{t.question(question.number, state.questionCount)}</p>
        <p className="tabular-nums">{t.answered(state.answerCount, state.playerCount)}</p>
      </div>
      {isOpen && state.openedAt && state.closesAt && (
        <TimeLine openedAt={state.openedAt} closesAt={state.closesAt} serverTime={state.serverTime} now={now} isLarge />
      )}
      <h1 className="text-2xl font-semibold wrap-anywhere lg:text-3xl" aria-live="polite">
        {question.title}
      </h1>
      {question.description && <p className="text-lg whitespace-pre-line text-ink-soft wrap-anywhere">{question.description}</p>}
      {isOpen ? (
        <OpenChoices question={question} />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
          <ChoiceResults state={state} question={question} value={null} isLarge />
          {state.isScored && state.top.length > 0 && <PlaceTable title={t.host.top} rows={state.top} me={null} />}
        </div>
      )}
    </div>
  )
}

const OpenChoices = ({ question }: { question: LiveQuestion }) => {
  const { liveQuiz: t } = useWords()
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {choicesOf(question, t).map(({ key, letter, title }) => (
        <li key={key} className="flex min-h-18 items-center gap-4 rounded-2xl border border-line bg-surface px-5 py-3 text-xl font-medium">
          <span aria-hidden="true" className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-sunken font-semibold text-ink-soft">
            {letter}
          </span>
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </li>
      ))}
    </ul>
  )
}
