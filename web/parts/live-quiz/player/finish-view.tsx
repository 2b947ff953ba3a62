import type { LivePlayer, LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PlaceTable } from '../place-table.tsx'
import { Podium } from '../podium.tsx'
import { PlayAlone } from './wait-alone.tsx'

/** The end: the own place, the podium and the table. */
export const FinishView = ({ state }: { state: LiveQuiz }) => {
  const { finish: t } = useWords().liveQuiz
  const { top, me, isScored, isAlone } = state
  return (
    <>
      <div className="flex flex-col gap-2 pt-4">
        <h1 tabIndex={-1} data-focus className="text-2xl font-semibold outline-none">
          {t.title}
        </h1>
        {me && <OwnResult state={state} me={me} />}
      </div>
      {isScored && top.length > 0 && (
        <>
          {!isAlone && <Podium rows={top} />}
          <PlaceTable title={isAlone ? t.aloneTable : t.table} rows={top} me={me} />
        </>
      )}
      {isScored && top.length === 0 && <p className="text-ink-soft">{t.nobody}</p>}
      {state.canPlayAlone && <PlayAlone look="quiet" />}
      <ButtonLink to={paths.fastQuiz()} look="quiet" className="self-start">
        {t.another}
      </ButtonLink>
    </>
  )
}

const OwnResult = ({ state, me }: { state: LiveQuiz; me: LivePlayer }) => {
  const { finish: t, points } = useWords().liveQuiz
  if (!state.isScored) return <p className="text-ink-soft">{t.thanks}</p>
  return (
    <>
      {me.place !== null && <p className="text-xl">{state.isAlone ? t.ownAlone(me.place) : t.own(me.place, state.playerCount)}</p>}
      <p className="flex flex-wrap gap-x-4 text-ink-soft">
        <span>{points(me.points)}</span>
        <span>{t.score(me.rightCount, state.questionCount)}</span>
      </p>
    </>
  )
}
