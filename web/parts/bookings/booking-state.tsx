import type { Booking } from '../../../contract/bookings/bookings.ts'
import { useWords } from '../../kernel/words.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Record<Booking['status'], BadgeTone> = { pending: 'waiting', approved: 'good', rejected: 'danger' }

export const BookingState = ({ booking: { status, cancelled } }: { booking: Pick<Booking, 'status' | 'cancelled'> }) => {
  const { states } = useWords().bookings
  return cancelled ? <Badge>{states.cancelled}</Badge> : <Badge tone={tones[status]}>{states[status]}</Badge>
}
