import { useWords } from '../../kernel/words.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { State } from './queue.ts'

export const StateBadge = ({ state }: { state: State }) => (
  <span className="whitespace-nowrap">
    <Badge tone={tones[state]}>{useWords().staff.states[state]}</Badge>
  </span>
)

const tones: Record<State, BadgeTone> = {
  wait: 'waiting',
  considered: 'waiting',
  executing: 'good',
  sent: 'good',
  confirmed: 'waiting',
  approved: 'good',
  declined: 'danger',
  rejected: 'danger',
  accepted: 'good',
  dismissed: 'neutral',
  absent: 'neutral',
  new: 'neutral',
}
