import type { Tx } from '../../kernel/db.ts'
import { emailOn, type MessageContext, type MessageKind } from '../../kernel/outbox/kinds.ts'
import { type QueuedMessage, queueMessages, withdrawMessages } from '../../kernel/outbox/queue.ts'
import type { Resources } from '../../kernel/resources.ts'
import { findEvent } from '../events/store.ts'
import { participationApproved, participationDeclined, participationRequested, participationReturned } from './facts.ts'
import { type Kind, letterAbout } from './letters/about-participation.ts'
import { notifyDecision } from './notify-decision.ts'
import { findParticipant } from './store.ts'

type About = { eventId: number; userId: number }

const approvedKind = 'participation.approved'
const declinedKind = 'participation.declined'
const returnedKind = 'participation.returned'

type DecidedState = 'approved' | 'wait' | 'declined'

const about = ({ eventId, userId }: About) => ({ subject: `event/${eventId}`, to: { userId } })

/** The payload of a message about a decision of the organizer; those about a freed seat of a cancellation have no `decisionId`. */
type Decided = About & { comment?: string | null; decisionId?: number; because?: 'seatFreed' | 'organizer' | 'team' }

const bellOf =
  (decision: DecidedState): NonNullable<MessageKind['bell']> =>
  async ({ payload, subject }: MessageContext<Decided>, resources) => {
    // the notification about the cancellation is the last one
    if (!(await isInForce(resources, payload, decision)) || (await isCancelled(resources, payload.eventId))) return false
    await notifyDecision(resources, { ...payload, decision, key: `${subject}/${payload.userId}` })
    return true
  }

export const participationMessages = [
  emailOn(participationRequested, 'participation.requested', {
    about,
    compose: (context, resources) => {
      const { state, waitsForSeat } = context.payload
      return composeFor(context, resources, state === 'approved' ? 'registered' : waitsForSeat ? 'waiting' : 'requested')
    },
  }),
  {
    ...emailOn(participationApproved, approvedKind, {
      about,
      compose: async (context: MessageContext<Decided>, resources) => {
        if (!(await isInForce(resources, context.payload, 'approved'))) return null
        return composeFor(context, resources, context.payload.because === 'seatFreed' ? 'seatFreed' : 'approved')
      },
    }),
    bell: bellOf('approved'),
  },
  {
    ...emailOn(participationDeclined, declinedKind, {
      about,
      compose: async (context: MessageContext<Decided>, resources) =>
        (await isInForce(resources, context.payload, 'declined')) ? composeFor(context, resources, 'declined') : null,
    }),
    bell: bellOf('declined'),
  },
  {
    ...emailOn(participationReturned, returnedKind, {
      about,
      compose: async (context: MessageContext<Decided>, resources) =>
        // the letter about a team tells its members why
        context.payload.because !== 'team' && (await isInForce(resources, context.payload, 'wait'))
          ? composeFor(context, resources, 'returned')
          : null,
    }),
    bell: bellOf('wait'),
  },
]

/** False once a later decision, a cancellation or another registration replaced the decision. */
const isInForce = async ({ db }: Resources, { eventId, userId, decisionId }: Decided, state: DecidedState): Promise<boolean> => {
  if (decisionId === undefined) return true
  const participant = await findParticipant(db, eventId, userId)
  return participant?.decision_id === decisionId && participant.state === state
}

/** Index: the primary key. */
const isCancelled = async ({ db }: Resources, eventId: number): Promise<boolean> => {
  const event = await db.selectFrom('events').select('status').where('id', '=', eventId).executeTakeFirst()
  return event?.status === 'canceled'
}

const composeFor = async (context: MessageContext<About & { comment?: string | null }>, { db }: Resources, kind: Kind) => {
  const { eventId, userId, comment } = context.payload
  const event = await findEvent(db, eventId, { userId, locale: context.reader.locale })
  // the email about the cancellation is the last one
  return event && event.status !== 'canceled' ? letterAbout(context, { event, kind, comment }) : null
}

type DecisionMessages = {
  decision: { id: number; eventId: number; state: DecidedState; comment: string | null; undoUntil: Date }
  decided: readonly { user_id: number }[]
  /** Users who got a seat that the decision freed. */
  seated: readonly number[]
  now: Date
}

/** The email and the notification of a decision for each participant. They wait until it can no longer be undone. */
export const queueDecisionMessages = (tx: Tx, { decision, decided, seated, now }: DecisionMessages) => {
  const { id, eventId, state, comment, undoUntil } = decision
  const messages = (kind: string, userId: number, more: object): QueuedMessage[] => {
    const message = { kind, subject: subjectOf(id), to: { userId }, payload: { eventId, userId, decisionId: id, ...more }, notBefore: undoUntil }
    return [message, { ...message, channel: 'bell' }]
  }
  const toDecided = decided.flatMap(({ user_id }) => {
    if (state === 'wait') return messages(returnedKind, user_id, {})
    return state === 'approved' ? messages(approvedKind, user_id, { because: 'organizer' }) : messages(declinedKind, user_id, { comment })
  })
  return queueMessages(tx, [...toDecided, ...seated.flatMap((userId) => messages(approvedKind, userId, { because: 'seatFreed' }))], now)
}

/** Withdraws the messages to these users; false if a worker has begun to send one of them. */
export const withdrawDecisionMessages = async (tx: Tx, decisionId: number, userIds: readonly number[]): Promise<boolean> => {
  const about = { subject: subjectOf(decisionId), userIds }
  const isLeft: boolean[] = []
  for (const kind of [approvedKind, declinedKind, returnedKind]) isLeft.push(!(await withdrawMessages(tx, { ...about, kind })))
  return !isLeft.includes(true)
}

const subjectOf = (decisionId: number) => `decision/${decisionId}`
