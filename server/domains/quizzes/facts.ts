import { fact } from '../../kernel/facts.ts'

/** Right options or points were changed after answers exist: their scores have to be counted again. */
export const quizKeyChanged = fact<{ quizId: number }>('quizzes.key-changed')

/** Many answers are not added up, so that the statistics read more rows than necessary. */
export const quizCountsDue = fact<{ quizId: number }>('quizzes.counts-due')
