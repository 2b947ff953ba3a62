import type { EventCard } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { Badge } from '../../ui/badge.tsx'

export type OwnParticipation = Pick<NonNullable<EventCard['userParticipant']>, 'state' | 'queuePosition'> | null

/** The state of the own registration, or that the event is cancelled. */
export const OwnState = ({ isCanceled, own }: { isCanceled: boolean; own: OwnParticipation }) => {
  const t = useWords()
  const { activity } = t.participation
  if (isCanceled) return <Badge tone="danger">{t.events.states.canceled}</Badge>
  if (own?.state === 'approved') return <Badge tone="good">{activity.approved}</Badge>
  if (own?.state === 'wait') return <Badge tone="waiting">{activity.waiting(own.queuePosition)}</Badge>
  if (own?.state === 'declined') return <Badge>{activity.declined}</Badge>
  return null
}
