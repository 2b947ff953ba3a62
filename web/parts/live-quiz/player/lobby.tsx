import type { LivePlayer, LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { LobbyNames } from '../lobby-names.tsx'
import { NameField } from './join-form.tsx'

/** The wait for the host, with the names of those who are here. */
export const Lobby = ({ state, me }: { state: LiveQuiz; me: LivePlayer }) => {
  const { lobby: t, join, players } = useWords().liveQuiz
  return (
    <>
      <div className="flex flex-col gap-2 pt-6">
        <h1 tabIndex={-1} data-focus className="text-2xl font-semibold outline-none wrap-anywhere">
          {t.title(me.name)}
        </h1>
        <p className="text-ink-soft">{t.wait}</p>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="flex items-baseline justify-between gap-4 font-semibold">
          {t.names} <span className="font-normal text-ink-soft">{players(state.playerCount)}</span>
        </h2>
        <LobbyNames names={state.names} count={state.playerCount} />
      </section>
      <details className="mt-auto">
        <summary className="w-fit rounded-lg text-accent underline underline-offset-2">{join.rename}</summary>
        <PostForm intent="join" submit={join.save} look="quiet" className="gap-4 pt-4">
          {(fields) => <NameField key={me.name} {...fields.text('name', join.field, { saved: me.name })} />}
        </PostForm>
      </details>
    </>
  )
}
