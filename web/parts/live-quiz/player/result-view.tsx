import type { LivePlayer, LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { resultText } from './result-text.ts'

/** The own points and place after a question, and the way on. */
export const ResultView = ({ state, me }: { state: LiveQuiz; me: LivePlayer }) => {
  const { liveQuiz: t } = useWords()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1 rounded-2xl bg-sunken px-5 py-4">
        <p tabIndex={-1} data-focus className="text-xl font-semibold outline-none">
          {resultText({ me }, t)}
        </p>
        {state.isScored && (
          <p className="flex flex-wrap gap-x-4 text-ink-soft">
            <span>{t.result.total(t.points(me.points))}</span>
            {me.place !== null && <span>{t.result.place(me.place, state.playerCount)}</span>}
          </p>
        )}
      </div>
      {state.isAlone ? <NextAlone state={state} /> : <p className="text-ink-soft">{t.result.wait}</p>}
    </div>
  )
}

const NextAlone = ({ state: { currentQuestion, questionCount, revision } }: { state: LiveQuiz }) => {
  const { alone: t } = useWords().liveQuiz
  const isLast = currentQuestion?.number === questionCount
  return (
    <PostForm intent="next" submit={isLast ? t.finish : t.next} saved={null}>
      <input type="hidden" name="revision" value={revision} />
    </PostForm>
  )
}
