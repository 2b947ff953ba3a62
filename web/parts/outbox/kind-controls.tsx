import { Form, useLocation, useNavigation } from 'react-router'
import type { OutboxKind } from '../../../contract/platform/outbox.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { Tiles } from '../../ui/tiles.tsx'
import { useOutboxWords } from './outbox-words.ts'

/** The numbers of one kind, its pause, and sending all of its failed messages again. */
export const KindControls = ({ kind: { kind, isPaused, failed, queued, sending, sentLastDay } }: { kind: OutboxKind }) => {
  const { outbox, kindName } = useOutboxWords()
  const { pathname, search } = useLocation()
  const isBusy = useNavigation().formMethod === 'POST'
  const tiles = [
    { name: outbox.counts.failed, value: failed, to: paths.adminOutbox({ kind }) },
    { name: outbox.counts.queued, value: queued, to: paths.adminOutbox({ kind, state: 'queued' }) },
    { name: outbox.counts.sending, value: sending, to: paths.adminOutbox({ kind, state: 'sending' }) },
    { name: outbox.counts.sentLastDay, value: sentLastDay, to: paths.adminOutbox({ kind, state: 'sent' }) },
  ]
  return (
    <section aria-labelledby="kind" className="flex flex-col gap-4">
      <h2 id="kind" className="flex flex-wrap items-center gap-3 text-xl font-semibold">
        {kindName(kind)}
        {isPaused && <Badge tone="waiting">{outbox.paused}</Badge>}
      </h2>
      {isPaused && <p className="text-ink-soft">{outbox.pauseLead}</p>}
      <Tiles label={kindName(kind)} tiles={tiles} period="day" />
      <Form method="post" action={pathname + search} preventScrollReset className="flex flex-wrap gap-2">
        <EnterKey />
        <input type="hidden" name="subject" value={kind} />
        {failed > 0 && (
          <Button type="submit" name="intent" value="resendKind" isBusy={isBusy}>
            {outbox.resendKind}
          </Button>
        )}
        <Button type="submit" name="intent" value={isPaused ? 'resume' : 'pause'} look="quiet" isBusy={isBusy}>
          {isPaused ? outbox.resume : outbox.pause}
        </Button>
      </Form>
    </section>
  )
}
