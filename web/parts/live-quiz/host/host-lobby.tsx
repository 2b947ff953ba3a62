import type { LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { useWords } from '../../../kernel/words.tsx'
import { LobbyNames } from '../lobby-names.tsx'
import type { HostData } from './load-host.ts'

/** The code as large as the screen allows, the address, its QR code, and the names that arrive. */
export const HostLobby = ({ data: { entry, qr }, state }: { data: HostData; state: LiveQuiz }) => {
  const { host: t, players } = useWords().liveQuiz
  return (
    <div className="frame my-auto flex flex-col items-center gap-8">
      <div className="flex flex-wrap items-center justify-center gap-x-16 gap-y-6">
        <div className="flex flex-col gap-4 text-center">
          <p className="text-lg text-ink-soft">{t.address}</p>
          <p className="text-xl font-medium wrap-anywhere">{entry.replace(/^https?:\/\//, '')}</p>
          <h1 className="flex flex-col gap-2">
            <span className="text-lg font-normal tracking-normal text-ink-soft">{t.code}</span>
            <span className="text-4xl font-semibold tracking-[0.15em] lg:mx-24 lg:my-6 lg:scale-150">{state.code}</span>
          </h1>
        </div>
        {qr && (
          // black on white in every theme, because cameras expect it
          <svg
            viewBox={`0 0 ${qr.side} ${qr.side}`}
            role="img"
            aria-label={t.qr}
            className="w-44 rounded-2xl bg-white sm:w-64"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} fill="black" />
          </svg>
        )}
      </div>
      {state.gameId === null ? (
        <p className="text-center text-ink-soft">{t.openHint}</p>
      ) : (
        <section className="flex w-full flex-col items-center gap-4">
          <h2 className="text-xl font-semibold" aria-live="polite">
            {players(state.playerCount)}
          </h2>
          <LobbyNames names={state.names} count={state.playerCount} isLarge />
        </section>
      )}
    </div>
  )
}
