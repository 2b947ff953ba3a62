import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { letterReader, sendLetter } from '../../kernel/send-letter.ts'
import { findEvent } from '../events/store.ts'
import { participationApproved, participationDeclined, participationRequested } from './facts.ts'
import { type Kind, letterAbout } from './letters/about-participation.ts'
import { notifyDecision } from './notify-decision.ts'

type Recipient = { eventId: number; userId: number; comment?: string | null }

export const participationReactions = [
  on(participationRequested, 'letter', ({ state, waitsForSeat, ...recipient }, resources: Resources) => {
    const kind = state === 'approved' ? 'registered' : waitsForSeat ? 'waiting' : 'requested'
    return sendEmail(resources, kind, recipient)
  }),
  on(participationApproved, 'letter', ({ because, ...recipient }, resources: Resources) =>
    sendEmail(resources, because === 'seatFreed' ? 'seatFreed' : 'approved', recipient),
  ),
  on(participationDeclined, 'letter', (recipient, resources: Resources) => sendEmail(resources, 'declined', recipient)),
  on(participationApproved, 'bell', (recipient, resources: Resources) => notifyDecision(resources, { ...recipient, decision: 'approved' })),
  on(participationDeclined, 'bell', (recipient, resources: Resources) => notifyDecision(resources, { ...recipient, decision: 'declined' })),
]

const sendEmail = async (resources: Resources, kind: Kind, { eventId, userId, comment }: Recipient) => {
  const { db } = resources
  await sendLetter(resources, {
    to: await letterReader(db, userId),
    compose: async (stationery) => {
      const event = await findEvent(db, eventId, { userId, locale: stationery.reader.locale })
      return event ? letterAbout(stationery, { event, kind, comment }) : null
    },
  })
}
