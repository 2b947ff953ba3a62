import type { QuizMode } from '../../../../contract/quizzes/limits.ts'

/** In mode fast the right answers appear once the question has them. A style, so that it works without scripts. */
export const whenScored = (mode: QuizMode): string => (mode === 'quiz' ? '' : 'hidden group-has-[[name=isScored]:checked]/question:block')
