import { Check } from 'lucide-react'
import type { LiveQuestion, LiveQuiz, LiveValue } from '../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../kernel/words.tsx'
import { answersIn, choicesOf, isChosen } from './option-list.ts'

type Props = { state: LiveQuiz; question: LiveQuestion; value: LiveValue | null; isLarge?: boolean }

/** The answers after the time: how many chose each, the right ones with a mark, and the own one. */
export const ChoiceResults = ({ state, question, value, isLarge = false }: Props) => {
  const { liveQuiz: t } = useWords()
  const all = answersIn(state)
  return (
    <ul className="flex flex-col gap-3">
      {choicesOf(question, t).map((choice) => {
        const isOwn = isChosen(choice, value)
        return (
          <li
            key={choice.key}
            className={`relative isolate flex items-center gap-4 overflow-hidden rounded-2xl border px-4 py-2.5 ${isLarge ? 'min-h-18 text-xl' : 'min-h-14 text-lg'} ${
              choice.isRight ? 'border-accent' : 'border-line'
            }`}
          >
            <span
              aria-hidden="true"
              className={`absolute inset-y-0 left-0 -z-10 ${choice.isRight ? 'bg-accent-soft' : 'bg-sunken'}`}
              style={{ width: `${(100 * choice.count) / all}%` }}
            />
            <span aria-hidden="true" className="w-6 shrink-0 text-center font-semibold text-ink-soft">
              {choice.isRight ? <Check className="size-6 text-accent" /> : choice.letter}
            </span>
            <span className={`min-w-0 grow wrap-anywhere ${choice.isRight ? 'font-semibold' : ''}`}>
              {choice.title}
              {choice.isRight && <span className="sr-only">. {t.right}</span>}
              {isOwn && <span className="block text-sm font-normal text-ink-soft">{t.ownAnswer}</span>}
            </span>
            <span className="shrink-0 font-semibold tabular-nums" aria-hidden="true">
              {choice.count}
            </span>
            <span className="sr-only">{t.chosen(choice.count)}</span>
          </li>
        )
      })}
    </ul>
  )
}
