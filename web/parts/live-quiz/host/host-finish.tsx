import type { LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../../kernel/words.tsx'
import { PlaceTable } from '../place-table.tsx'
import { Podium } from '../podium.tsx'

/** The podium and the table at the end. */
export const HostFinish = ({ state: { isScored, top, playerCount } }: { state: LiveQuiz }) => {
  const { finish: t, players } = useWords().liveQuiz
  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col justify-center gap-8">
      <h1 className="text-center text-3xl font-semibold">{t.title}</h1>
      {isScored && top.length > 0 ? (
        <>
          <Podium rows={top} isLarge />
          <PlaceTable title={t.table} rows={top} me={null} />
        </>
      ) : (
        <p className="text-center text-lg text-ink-soft">{playerCount === 0 ? t.nobody : players(playerCount)}</p>
      )}
    </div>
  )
}
