import { lazy, Suspense } from 'react'
import type { QuizStats } from '../../../contract/quizzes/answering.ts'

// the questions need no charts
const QuizStatistics = lazy(async () => ({ default: (await import('./quiz-statistics.tsx')).QuizStatistics }))

export const LazyStatistics = ({ stats }: { stats: QuizStats }) => (
  <Suspense>
    <QuizStatistics stats={stats} />
  </Suspense>
)
