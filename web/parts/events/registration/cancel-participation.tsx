import { Form } from 'react-router'
import type { Dictionary } from '../../../../messages/ru.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useIsSending } from './registration-form.tsx'

type Kind = 'going' | 'waitsForOrganizer' | 'waitsForSeat' | 'team'

/** Cancelling needs a second press. The confirmation is a details element, so it works without scripts. */
export const CancelParticipation = ({ kind }: { kind: Kind }) => {
  const { cancel } = useWords().participation.card
  const isSending = useIsSending('cancel')
  const { ask, text, confirm } = wordsOf(kind, cancel)
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink">{ask}</summary>
      <Form method="post" replace preventScrollReset className="mt-2 flex flex-col gap-3 rounded-xl bg-sunken p-4">
        <input type="hidden" name="intent" value="cancel" />
        <p>{text}</p>
        <Button type="submit" look="danger" isBusy={isSending}>
          {confirm}
        </Button>
      </Form>
    </details>
  )
}

const wordsOf = (kind: Kind, words: Dictionary['participation']['card']['cancel']) => {
  if (kind === 'going') return { ask: words.going, text: words.goingText, confirm: words.confirmGoing }
  if (kind === 'team') return { ask: words.team, text: words.teamText, confirm: words.confirmTeam }
  if (kind === 'waitsForSeat') return { ask: words.queue, text: words.queueText, confirm: words.confirmQueue }
  return { ask: words.wait, text: words.waitText, confirm: words.confirmWait }
}
