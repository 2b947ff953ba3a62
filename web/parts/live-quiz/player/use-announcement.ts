import type { LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../../kernel/words.tsx'
import { resultText } from './result-text.ts'

/** The sentence for screen readers about what the screen shows now: the question, or its result. It changes once with each. */
export const useAnnouncement = (state: LiveQuiz): string => {
  const { liveQuiz: t } = useWords()
  const { currentQuestion: question, phase, me } = state
  if (state.state === 'finished') return [t.finish.title, me?.place && t.finish.ownAlone(me.place)].filter(Boolean).join('. ')
  if (!question || !me) return ''
  if (phase === 'open') return `${t.question(question.number, state.questionCount)}. ${question.title}`
  return [resultText(state, t), me.place && t.result.place(me.place, state.playerCount)].filter(Boolean).join('. ')
}
