import type { Section } from '../kit.ts'
import { liveQuizzes } from './live-quiz.ts'

export const liveQuizDomain = [
  { title: 'Live quizzes', description: 'Quizzes that users play at the same time, led by a host, or alone.', calls: liveQuizzes },
] as const satisfies readonly Section[]
