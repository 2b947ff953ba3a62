import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, itemsOf, line, ok, pageOf, paging } from '../shapes.ts'
import { outboxStates } from './limits.ts'

/** Emails, pushes and waiting notifications for administrators: their states, sending again, pausing a kind. */

const kind = line(60).pipe(z.string().min(1))
const channel = z.enum(['email', 'push', 'bell'])
const state = z.enum(outboxStates)

const message = z.object({
  id,
  kind,
  channel,
  state,
  /** The recipient's account; null for an address without one. */
  userId: id.nullable(),
  /** The address of an email; null for an account without one. */
  recipient: z.string().nullable(),
  attempts: z.int(),
  /** The last answer of the gateway, or why the message was suppressed. */
  reason: z.string().nullable(),
  createdAt: instant,
  notBefore: instant,
  settledAt: instant.nullable(),
})
export type OutboxMessage = z.output<typeof message>

const kindCounts = z.object({ kind, queued: z.int(), sending: z.int(), failed: z.int(), sentLastDay: z.int(), isPaused: z.boolean() })
export type OutboxKind = z.output<typeof kindCounts>

export const outbox = calls({
  'GET /admin/outbox': {
    summary: 'Lists emails and pushes of one state, failed ones by default, the latest first',
    access: 'admin',
    query: z.object({ state: state.default('failed'), kind: kind.optional(), recipient: line(254).optional(), ...paging(50) }),
    reply: pageOf(message),
  },
  'GET /admin/outbox/kinds': {
    summary: 'Returns every kind with the numbers of its messages, and whether it is paused',
    access: 'admin',
    reply: itemsOf(kindCounts),
  },
  'POST /admin/outbox/resend': {
    summary: 'Sends the failed ones of these messages again',
    access: 'admin',
    body: z.strictObject({ messageIds: z.array(id).min(1).max(100) }),
    reply: z.object({ count: z.int() }),
  },
  'POST /admin/outbox/resend-kind': {
    summary: 'Sends all failed messages of a kind again',
    access: 'admin',
    body: z.strictObject({ kind }),
    reply: z.object({ count: z.int() }),
  },
  'POST /admin/outbox/pause': {
    summary: 'Pauses or resumes the sending of a kind',
    access: 'admin',
    body: z.strictObject({ kind, isPaused: z.boolean() }),
    reply: ok,
    refusals: ['notFound'],
  },
})
