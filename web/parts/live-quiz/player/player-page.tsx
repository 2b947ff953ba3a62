import { useRef } from 'react'
import { Link } from 'react-router'
import type { LiveQuiz, LiveValue } from '../../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { useLiveState } from '../use-live-state.ts'
import { FinishView } from './finish-view.tsx'
import { JoinForm } from './join-form.tsx'
import type { PlayData } from './load-play.ts'
import { Lobby } from './lobby.tsx'
import { QuestionView } from './question-view.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { type Answers, useAnswer, useProof } from './use-answer.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { WaitAlone } from './wait-alone.tsx'

/** The whole game of one player. The parts follow the state of the server, so that a reload, another tab or another device shows the same. */
export const PlayerPage = ({ loaded }: { loaded: PlayData }) => {
  const { liveQuiz: t } = useWords()
  const answers = useAnswer()
  const live = useLiveState(loaded, answers.isWaiting)
  const { state } = live
  const proof = useProof(state)
  const announcement = useAnnouncement(state)
  const screen = useRef<HTMLElement>(null)
  useKeptFocus(screen, `${state.gameId} ${state.state} ${state.me === null} ${state.currentQuestionId} ${state.phase}`)
  return (
    <>
      <header className="flex items-center justify-between gap-4 px-4 py-3">
        <p className="truncate text-sm font-medium text-ink-soft">{state.title}</p>
        <Link to={paths.fastQuiz()} className="shrink-0 rounded-lg text-sm text-accent underline underline-offset-2">
          {t.leave}
        </Link>
      </header>
      <section ref={screen} className="mx-auto flex w-full max-w-2xl grow flex-col gap-5 px-4 pb-6">
        <View
          state={state}
          firstName={loaded.firstName}
          answers={answers}
          onAnswer={async (value) => {
            await answers.answer(state, value, proof())
            // the answer of a player alone has closed the question
            if (state.isAlone) await live.poll()
          }}
          now={live.now}
        />
        <WithoutScripts state={state} />
      </section>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Reconnecting isShown={!live.isConnected} />
    </>
  )
}

type ViewProps = { state: LiveQuiz; firstName: string; answers: Answers; onAnswer: (value: LiveValue) => Promise<void>; now: () => number }

const View = ({ state, firstName, answers, onAnswer, now }: ViewProps) => {
  if (state.state === 'finished') return <FinishView state={state} />
  if (state.gameId === null) return <WaitAlone state={state} />
  if (!state.me) return <JoinForm firstName={firstName} isLate={state.state === 'running'} />
  if (state.state === 'waiting') return <Lobby state={state} me={state.me} />
  return (
    <QuestionView
      key={`${state.gameId} ${state.currentQuestionId}`}
      state={state}
      me={state.me}
      given={answers.givenTo(state)}
      onAnswer={(value) => void onAnswer(value)}
      now={now}
    />
  )
}

/** Said calmly, at the foot, without moving anything. */
const Reconnecting = ({ isShown }: { isShown: boolean }) => {
  const { reconnecting } = useWords().liveQuiz
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 flex justify-center">
      {isShown && <p className="rounded-2xl border border-line-strong bg-surface px-5 py-3 text-center font-medium shadow-raised">{reconnecting}</p>}
    </div>
  )
}

const reloadSeconds = 5

/** Without scripts the page loads itself again while it waits, but not while the user chooses an answer. */
const WithoutScripts = ({ state: { code, state, phase, me } }: { state: LiveQuiz }) => {
  const { refresh } = useWords().liveQuiz
  if (state === 'finished') return null
  const isChoosing = me === null || (phase === 'open' && me.answer === null)
  return (
    <div className="no-script-only">
      {!isChoosing && (
        <noscript>
          <meta httpEquiv="refresh" content={String(reloadSeconds)} />
        </noscript>
      )}
      <Link to={paths.fastQuiz(code)} reloadDocument className="text-accent underline underline-offset-2">
        {refresh}
      </Link>
    </div>
  )
}
