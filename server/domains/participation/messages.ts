import { emailOn, type MessageContext } from '../../kernel/outbox/kinds.ts'
import type { Resources } from '../../kernel/resources.ts'
import { findEvent } from '../events/store.ts'
import { participationApproved, participationDeclined, participationRequested } from './facts.ts'
import { type Kind, letterAbout } from './letters/about-participation.ts'

type About = { eventId: number; userId: number }

const about = ({ eventId, userId }: About) => ({ subject: `event/${eventId}`, to: { userId } })

export const participationMessages = [
  emailOn(participationRequested, 'participation.requested', {
    about,
    compose: (context, resources) => {
      const { state, waitsForSeat } = context.payload
      return composeFor(context, resources, state === 'approved' ? 'registered' : waitsForSeat ? 'waiting' : 'requested')
    },
  }),
  emailOn(participationApproved, 'participation.approved', {
    about,
    compose: (context, resources) => composeFor(context, resources, context.payload.because === 'seatFreed' ? 'seatFreed' : 'approved'),
  }),
  emailOn(participationDeclined, 'participation.declined', { about, compose: (context, resources) => composeFor(context, resources, 'declined') }),
]

const composeFor = async (context: MessageContext<About & { comment?: string | null }>, { db }: Resources, kind: Kind) => {
  const { eventId, userId, comment } = context.payload
  const event = await findEvent(db, eventId, { userId, locale: context.reader.locale })
  // the email about the cancellation is the last one
  return event && event.status !== 'canceled' ? letterAbout(context, { event, kind, comment }) : null
}
