import { Form } from 'react-router'
import type { EventCard, EventParticipant } from '../../../../contract/events/events.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useIsSending } from './registration-form.tsx'

type Props = { event: Pick<EventCard, 'timeline'>; participant: EventParticipant }

/** During an event its online participants confirm their presence, because the certificate requires it. */
export const ConfirmOnline = ({ event, participant }: Props) => {
  const words = useWords().participation.card.there
  const isSending = useIsSending('complete')
  if (participant.format !== 'online' || event.timeline !== 'started') return null
  if (participant.onlineCompleted) return <p className="font-medium text-accent">{words.confirmed}</p>
  return (
    <Form method="post" replace preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="complete" />
      <p>{words.text}</p>
      <Button type="submit" isBusy={isSending}>
        {words.action}
      </Button>
    </Form>
  )
}
