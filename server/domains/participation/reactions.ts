import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { letterReader, sendLetter } from '../../kernel/send-letter.ts'
import { findEvent } from '../events/store.ts'
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

const write = async (resources: Resources, kind: Kind, { eventId, userId, comment }: Recipient) => {
  const { db } = resources
  await sendLetter(resources, {
    to: await letterReader(db, userId),
    compose: async (stationery) => {
      const event = await findEvent(db, eventId, { userId, locale: stationery.reader.locale })
      return event ? letterAbout(stationery, { event, kind, comment }) : null
    },
  })
}
