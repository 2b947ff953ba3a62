import type { PlaceRow } from '../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../kernel/words.tsx'

const steps = [
  { height: 'h-24 sm:h-32', order: 'order-2' },
  { height: 'h-16 sm:h-24', order: 'order-1' },
  { height: 'h-12 sm:h-16', order: 'order-3' },
] as const

/** The first three of the table, the winner in the middle. Players with equal points share a place. */
export const Podium = ({ rows, isLarge = false }: { rows: readonly PlaceRow[]; isLarge?: boolean }) => {
  const { finish: t, points } = useWords().liveQuiz
  return (
    <ol aria-label={t.podium} className="flex items-end justify-center gap-2 sm:gap-4">
      {rows.slice(0, steps.length).map((row, index) => (
        <li key={row.playerId} className={`flex min-w-0 flex-1 flex-col items-center gap-2 text-center sm:max-w-56 ${steps[index]?.order ?? ''}`}>
          <span className={`line-clamp-2 font-semibold wrap-anywhere ${isLarge ? 'text-2xl' : 'text-base'}`}>{row.name ?? t.erased}</span>
          <span className="text-sm text-ink-soft tabular-nums">{points(row.points)}</span>
          <span
            className={`flex w-full items-start justify-center rounded-t-2xl pt-2 text-2xl font-semibold ${steps[index]?.height ?? ''} ${row.place === 1 ? 'bg-accent text-on-accent' : 'bg-accent-soft'}`}
          >
            {row.place}
          </span>
        </li>
      ))}
    </ol>
  )
}
