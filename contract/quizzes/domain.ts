import type { Section } from '../kit.ts'
import { quizAnswers } from './answering.ts'
import { quizzes } from './quizzes.ts'

export const quizzesDomain = [
  { title: 'Quizzes', description: 'Quizzes, surveys and polls: questions, settings, access.', calls: quizzes },
  { title: 'Answers to quizzes', description: 'Answers, drafts of answers, statistics and export.', calls: quizAnswers },
] as const satisfies readonly Section[]
