import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { addUpCounts } from './counts-store.ts'
import { quizCountsDue, quizKeyChanged } from './facts.ts'
import { recountScores } from './recount-scores.ts'

export const quizzesReactions = [
  on(quizKeyChanged, 'scores', ({ quizId }, resources: Resources) => recountScores(resources, quizId)),
  on(quizCountsDue, 'counts', ({ quizId }, { db }: Resources) => addUpCounts(db, quizId)),
]
