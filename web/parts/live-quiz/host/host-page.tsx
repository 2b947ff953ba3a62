import { Link } from 'react-router'
import type { LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useLiveState } from '../use-live-state.ts'
import { Controls } from './controls.tsx'
import { HostFinish } from './host-finish.tsx'
import { HostLobby } from './host-lobby.tsx'
import { HostQuestion } from './host-question.tsx'
import type { HostData } from './load-host.ts'

/** The screen of the host: lobby, question, result, podium, and one button that leads on. */
export const HostPage = ({ data }: { data: HostData }) => {
  const { host: t } = useWords().liveQuiz
  return (
    <>
      <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-8">
        <p className="truncate font-medium text-ink-soft">{data.title}</p>
        <Link to={paths.survey(data.quizId)} className="shrink-0 rounded-lg text-sm text-accent underline underline-offset-2">
          {t.back}
        </Link>
      </header>
      {data.game ? <Game data={data} loaded={data.game} /> : <NotFast quizId={data.quizId} />}
    </>
  )
}

const NotFast = ({ quizId }: { quizId: number }) => {
  const { host: t } = useWords().liveQuiz
  return (
    <div className="frame-narrow py-8">
      <EmptyState title={t.notFast} titleLevel="h2" action={<ButtonLink to={paths.survey(quizId)}>{t.back}</ButtonLink>}>
        <p>{t.notFastHint}</p>
      </EmptyState>
    </div>
  )
}

const Game = ({ data, loaded }: { data: HostData; loaded: LiveQuiz }) => {
  const { reconnecting } = useWords().liveQuiz
  // a host who has played the quiz alone sees the lobby, not their own game
  const { state, isConnected, now } = useLiveState(loaded, false)
  const shown = state.isAlone ? { ...state, gameId: null } : state
  return (
    <>
      <section className="flex w-full grow flex-col gap-6 px-2 pb-6 sm:px-4">
        <View data={data} state={shown} now={now} />
      </section>
      <Controls state={shown} />
      <div role="status" className="pointer-events-none fixed inset-x-4 top-4 flex justify-center">
        {!isConnected && <p className="rounded-2xl border border-line-strong bg-surface px-5 py-3 font-medium shadow-raised">{reconnecting}</p>}
      </div>
    </>
  )
}

const View = ({ data, state, now }: { data: HostData; state: LiveQuiz; now: () => number }) => {
  if (state.gameId !== null && state.state === 'finished') return <HostFinish state={state} />
  if (state.gameId !== null && state.currentQuestion) return <HostQuestion state={state} question={state.currentQuestion} now={now} />
  return <HostLobby data={data} state={state} />
}
