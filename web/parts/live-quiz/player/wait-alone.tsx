import type { LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'

/** Before the host has opened the game: wait, or play without one (A133). */
export const WaitAlone = ({ state }: { state: LiveQuiz }) => {
  const { alone: t } = useWords().liveQuiz
  return (
    <div className="my-auto flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold">{t.closed}</h1>
        <p className="text-ink-soft">{t.closedHint}</p>
      </div>
      {state.canPlayAlone && <PlayAlone look="main" />}
    </div>
  )
}

export const PlayAlone = ({ look }: { look: 'main' | 'quiet' }) => {
  const { alone: t } = useWords().liveQuiz
  return (
    <section className="flex flex-col gap-3 rounded-3xl border border-line bg-surface p-5 sm:p-8">
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <p className="text-ink-soft">{t.hint}</p>
      <PostForm intent="alone" submit={t.button} look={look} saved={null} />
    </section>
  )
}
