import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ControlAction } from '../../../../contract/live-quiz/limits.ts'
import type { LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import type { Dictionary } from '../../../../messages/ru.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** One button leads through the whole game and keeps the focus, so that Enter or Space is all a host needs. Ending asks first. */
export const Controls = ({ state }: { state: LiveQuiz }) => {
  const { liveQuiz: t } = useWords()
  const forward = forwardOf(state, t)
  const { fetcher, answer, action, isBusy } = useFormPost(forward.action)
  // the event of a press may arrive before its reply: the next press is not held up
  const isSending = isBusy && fetcher.formData?.get('revision') === String(state.revision)
  return (
    <footer className="sticky bottom-0 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-paper px-4 py-3 sm:px-8">
      <fetcher.Form method="post" action={action} className="flex items-center gap-4">
        <input type="hidden" name="revision" value={state.revision} />
        <Button type="submit" size="large" name="intent" value={forward.action} isBusy={isSending} autoFocus>
          {forward.text}
        </Button>
        {!isBusy && answer?.problem && <FormMessage problem={answer.problem} saved={null} shownErrors={[]} />}
      </fetcher.Form>
      <p className="script-only hidden text-sm text-ink-soft sm:block">{t.host.keys}</p>
      {state.gameId !== null && state.state === 'running' && <Finish state={state} />}
    </footer>
  )
}

const forwardOf = (state: LiveQuiz, t: Dictionary['liveQuiz']): { action: ControlAction; text: string } => {
  if (state.gameId === null) return { action: 'reset', text: t.host.open }
  if (state.state === 'finished') return { action: 'reset', text: t.host.again }
  if (state.state === 'waiting') return { action: 'start', text: state.playerCount === 0 ? t.host.startEmpty : t.host.start }
  if (state.phase === 'open') return { action: 'close', text: t.host.close }
  return { action: 'next', text: state.currentQuestion?.number === state.questionCount ? t.host.last : t.host.next }
}

/** Without scripts the button ends the game at once. */
const Finish = ({ state }: { state: LiveQuiz }) => {
  const { host: t } = useWords().liveQuiz
  const { fetcher, action, isBusy } = useFormPost('finish')
  const [isAsking, setAsking] = useState(false)
  const [isSure, setSure] = useState(false)
  return (
    <>
      <fetcher.Form method="post" action={action} className="ml-auto" id="finish-game">
        <input type="hidden" name="revision" value={state.revision} />
        <Button
          type="submit"
          look="plain"
          name="intent"
          value="finish"
          isBusy={isBusy}
          onClick={(press) => {
            if (isSure) return
            press.preventDefault()
            setAsking(true)
          }}
        >
          {t.finish}
        </Button>
      </fetcher.Form>
      {isAsking && (
        <ConfirmDialog
          title={t.finishQuestion}
          action={t.finish}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            flushSync(() => {
              setSure(true)
              setAsking(false)
            })
            document.querySelector<HTMLButtonElement>('#finish-game button')?.click()
          }}
        >
          <p>{t.finishHint}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
