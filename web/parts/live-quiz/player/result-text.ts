import type { LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import type { Dictionary } from '../../../../messages/ru.ts'

/** How the own answer has ended. */
export const resultText = ({ me }: Pick<LiveQuiz, 'me'>, t: Dictionary['liveQuiz']): string => {
  if (!me?.answer) return t.result.none
  const { isRight, points } = me.answer
  if (isRight === null) return t.result.thanks
  return isRight ? t.result.right(t.points(points ?? 0)) : t.result.wrong
}
