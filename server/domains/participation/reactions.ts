import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { participationApproved, participationDeclined, participationRequested } from './facts.ts'
import { type Kind, letterAbout } from './letters/about-participation.ts'
import { notifyDecision } from './notify-decision.ts'

type Recipient = { eventId: number; userId: number; comment?: string | null }

export const participationReactions = [
  on(participationRequested, 'letter', ({ state, waitsForSeat, ...whom }, resources: Resources) => {
    const kind = state === 'approved' ? 'registered' : waitsForSeat ? 'waiting' : 'requested'
    return write(resources, kind, whom)
  }),
  on(participationApproved, 'letter', ({ because, ...whom }, resources: Resources) =>
    write(resources, because === 'seatFreed' ? 'seatFreed' : 'approved', whom),
  ),
  on(participationDeclined, 'letter', (whom, resources: Resources) => write(resources, 'declined', whom)),
  on(participationApproved, 'bell', (whom, resources: Resources) => notifyDecision(resources, { ...whom, decision: 'approved' })),
  on(participationDeclined, 'bell', (whom, resources: Resources) => notifyDecision(resources, { ...whom, decision: 'declined' })),
]

const write = async ({ db, outside, siteUrl }: Resources, kind: Kind, { eventId, userId, comment }: Recipient) => {
  const letter = await letterAbout(db, { eventId, userId, kind, comment, siteUrl, isRealMail: outside.mail.isReal })
  if (letter) await outside.mail.send(letter)
}
