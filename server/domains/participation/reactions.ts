import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { participationApproved, participationDeclined } from './facts.ts'
import { notifyDecision } from './notify-decision.ts'

/** The notice about a team tells its members. */
const tell = async (resources: Resources, { because, ...recipient }: Recipient, decision: 'approved' | 'declined') => {
  if (because !== 'team') await notifyDecision(resources, { ...recipient, decision })
}

type Recipient = { eventId: number; userId: number; because?: string }

export const participationReactions = [
  on(participationApproved, 'bell', (recipient, resources: Resources) => tell(resources, recipient, 'approved')),
  on(participationDeclined, 'bell', (recipient, resources: Resources) => tell(resources, recipient, 'declined')),
]
