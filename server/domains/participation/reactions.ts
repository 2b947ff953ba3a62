import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { participationApproved, participationDeclined } from './facts.ts'
import { notifyDecision } from './notify-decision.ts'

export const participationReactions = [
  on(participationApproved, 'bell', (recipient, resources: Resources) => notifyDecision(resources, { ...recipient, decision: 'approved' })),
  on(participationDeclined, 'bell', (recipient, resources: Resources) => notifyDecision(resources, { ...recipient, decision: 'declined' })),
]
